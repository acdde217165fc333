//! What happened, told to each pair of eyes as far as they may know. Rules report structured events, never text.

use serde::{Deserialize, Serialize};

use crate::{Eyes, Seat, Seats};

/// Where rules report events. [`NoLog`] costs nothing in a search.
pub trait Log<E> {
    /// Reports one entry.
    fn enter(&mut self, entry: Entry<E>);

    /// Something that everybody sees.
    #[inline]
    fn tell(&mut self, event: E) {
        self.enter(Entry { truth: event, known_to: None, public: None });
    }

    /// Something that only `seat` sees; the others see the stand-in (or nothing).
    #[inline]
    fn whisper(&mut self, seat: Seat, secret: E, public: Option<E>) {
        self.whisper_all(Seats::only(seat), secret, public);
    }

    /// Something that only some seats see; the others see the stand-in (or nothing).
    #[inline]
    fn whisper_all(&mut self, known_to: Seats, secret: E, public: Option<E>) {
        self.enter(Entry { truth: secret, known_to: Some(known_to), public });
    }
}

/// One event with its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry<E> {
    truth: E,
    /// Who may know the truth; `None` is everybody.
    known_to: Option<Seats>,
    /// What all others see.
    public: Option<E>,
}

impl<E> Entry<E> {
    /// What these eyes see of it, if anything.
    pub fn seen_by(&self, eyes: Eyes) -> Option<&E> {
        match self.known_to {
            Some(seats) if !eyes.among(seats) => self.public.as_ref(),
            _ => Some(&self.truth),
        }
    }
}

/// Forgets everything at once.
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn enter(&mut self, _: Entry<E>) {}
}

impl<E> Log<E> for Vec<Entry<E>> {
    fn enter(&mut self, entry: Entry<E>) {
        self.push(entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whisper_reaches_only_its_audience() {
        let mut log: Vec<Entry<&str>> = Vec::new();
        log.whisper(Seat(1), "draws the wolf", Some("draws a card"));
        log.whisper_all(Seats::only(Seat(0)) | Seats::only(Seat(2)), "trade", None);
        log.tell("the age ends");
        let heard = |eyes| log.iter().filter_map(|entry| entry.seen_by(eyes).copied()).collect::<Vec<_>>();
        assert_eq!(heard(Eyes::Of(Seat(1))), ["draws the wolf", "the age ends"]);
        assert_eq!(heard(Eyes::Of(Seat(2))), ["draws a card", "trade", "the age ends"]);
        assert_eq!(heard(Eyes::Crowd), ["draws a card", "the age ends"]);
        assert_eq!(heard(Eyes::Open), ["draws the wolf", "trade", "the age ends"]);
    }
}
