//! What the house adds to a game's log: what happened to the seats, and who would like to end the game. It stands between
//! the entries of the game, behind all that were there when it happened, also after some of them were taken back.

use draw::Moment;
use engine::words::Arg;
use engine::{Eyes, Lang, Phrase, Seat, Seats};
use shelf::Told;

use super::play::Play;
use super::turns::Spoken;
use crate::pages;
use crate::pages::log::Staged;
use crate::seats::PersonId;
use crate::store::{By, Entry, Room, SeatNews, What};
use crate::time::day;

/// All that the house adds.
#[derive(Default)]
pub(super) struct Story {
    asides: Vec<Aside>,
    /// The seats whose players would like to end the game.
    pub enders: Seats,
}

/// A line of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Aside {
    /// How many moves stood when it happened.
    pub ply: usize,
    /// How many entries the game's log had.
    after: usize,
    seat: Seat,
    news: SeatNews,
}

impl Story {
    /// What a journal tells. Where it stands in the game's log is said by [`place`](Story::place).
    pub fn of(journal: &[Entry]) -> Story {
        let (mut story, mut ply) = (Story::default(), 0_usize);
        for entry in journal {
            match &entry.what {
                What::Play(_) => ply += 1,
                What::Back(plies) => {
                    ply = ply.saturating_sub(*plies);
                    story.cut(ply, 0);
                }
                What::Seat(news) => story.tell(ply, 0, Seat(entry.seat), news.clone()),
            }
        }
        story
    }

    /// Puts every line behind the entries of the game, given by their plies, that were there when it happened.
    pub fn place(&mut self, plies: &[usize]) {
        for aside in &mut self.asides {
            aside.after = plies.iter().filter(|&&ply| ply <= aside.ply).count();
        }
    }

    /// Something happens when so many moves stand and the game's log has so many entries.
    pub fn tell(&mut self, ply: usize, after: usize, seat: Seat, news: SeatNews) {
        match news {
            SeatNews::AsksEnd => self.enders.insert(seat),
            SeatNews::PlaysOn => self.enders = Seats::NONE,
            SeatNews::Resigned(_) => self.enders.remove(seat),
            _ => {}
        }
        self.asides.push(Aside { ply, after, seat, news });
    }

    /// Moves were taken back: so many stand, and so many entries of the game's log.
    pub fn cut(&mut self, ply: usize, entries: usize) {
        for aside in &mut self.asides {
            (aside.ply, aside.after) = (aside.ply.min(ply), aside.after.min(entries));
        }
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.asides.len()
    }

    /// Where entry `from` of the whole log lies: so many entries of the game are before it, and so many lines of the house.
    pub fn split(&self, from: usize) -> (usize, usize) {
        let before = self.asides.iter().enumerate().take_while(|(number, aside)| aside.after + number < from).count();
        (from - before, before)
    }

    /// Where an entry of the game stands in the whole log.
    pub fn index_of(&self, entry: usize) -> usize {
        entry + self.asides.iter().take_while(|aside| aside.after <= entry).count()
    }

    /// How many entries of the whole log still stand as they were, if so many of the game's do.
    pub fn standing(&self, entries: usize) -> usize {
        entries + self.asides.iter().take_while(|aside| aside.after < entries).count()
    }

    /// The lines of the house from number `from` on.
    pub fn from(&self, from: usize) -> &[Aside] {
        self.asides.get(from..).unwrap_or_default()
    }

    /// How many moves stood when this seat last asked for help, if it ever did.
    pub fn helped(&self, seat: Seat) -> Option<usize> {
        let asks = |aside: &&Aside| aside.seat == seat && aside.news == SeatNews::Helped;
        self.asides.iter().rev().find(asks).map(|aside| aside.ply)
    }

    /// Is this seat warned before choices that lose much?
    pub fn is_guarded(&self, seat: Seat) -> bool {
        self.asides.iter().any(|aside| aside.seat == seat && aside.news == SeatNews::Guarded)
    }

    /// Have all people at this table who play themselves agreed to end the game?
    pub fn is_agreed(&self, room: &Room) -> bool {
        let wishes = |person| room.seats_of(person).iter().any(|seat| self.enders.contains(seat));
        !self.enders.is_empty() && room.players().into_iter().all(wishes)
    }

    /// Would this person like to end the game?
    pub fn asks_end(&self, room: &Room, person: PersonId) -> bool {
        room.seats_of(person).iter().any(|seat| self.enders.contains(seat))
    }
}

impl Aside {
    /// What it says.
    pub fn phrase(&self) -> Phrase {
        let who = |key| Phrase::new(key).arg("name", Arg::Seat(self.seat));
        match &self.news {
            SeatNews::HandedOver(_) => who("desk-told-handed-over"),
            SeatNews::RanOut(_) => who("desk-told-ran-out"),
            SeatNews::CameBack => who("desk-told-came-back"),
            SeatNews::Resigned(_) => who("desk-told-resigned"),
            SeatNews::AsksEnd => who("desk-told-asks-end"),
            SeatNews::PlaysOn => who("desk-told-plays-on"),
            SeatNews::Away(until) => who("desk-told-away").arg("date", Arg::Text(day(*until))),
            SeatNews::Returned => who("desk-told-returned"),
            SeatNews::Helped => who("desk-told-helped"),
            SeatNews::Guarded => who("desk-told-guarded"),
            SeatNews::Ended => Phrase::new("desk-told-ended"),
        }
    }
}

/// The log with what the house adds.
impl Play {
    /// Something happens to a seat: it is told now, and returned as it is to be written.
    pub fn tell(&mut self, seat: Seat, by: By, news: SeatNews, at: i64) -> Entry {
        let (ply, after) = self.game.as_ref().map_or((0, 0), |game| (game.ply(), game.log_len()));
        self.story.tell(ply, after, seat, news.clone());
        Entry { seat: seat.0, by, what: What::Seat(news), at }
    }

    /// Only the first `ply` moves stand.
    pub fn cut_story(&mut self, ply: usize) {
        if self.story.len() > 0 {
            self.story.cut(ply, self.entries_up_to(ply));
        }
    }

    fn entries_up_to(&self, ply: usize) -> usize {
        let Some(game) = &self.game else { return 0 };
        game.log(Eyes::Open, 0).iter().filter(|line| line.ply <= ply).count()
    }

    /// How many entries of the log are the same as before some moves were taken back and `played` others played.
    pub fn standing_log(&self, played: usize) -> usize {
        let Some(game) = &self.game else { return 0 };
        self.story.standing(self.entries_up_to(game.ply().saturating_sub(played)))
    }

    /// How many entries the log has, with those of the house.
    pub fn log_len(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.log_len()) + self.story.len()
    }

    /// How many lines of the log these eyes see from entry `from` on.
    pub fn log_lines(&self, eyes: Eyes, from: usize) -> usize {
        let (game_from, house_from) = self.story.split(from);
        let told = self.game.as_ref().map_or(0, |game| game.log(eyes, game_from).len());
        told + self.story.from(house_from).len()
    }

    /// The log as these eyes see it in a language from entry `from` on. What the house adds stands in the chapter that was being
    /// told.
    pub fn log(&self, eyes: Eyes, lang: Lang, from: usize) -> Vec<Spoken> {
        let (Some(game), Some(title)) = (&self.game, self.title) else { return Vec::new() };
        if from >= self.log_len() {
            return Vec::new();
        }
        let (game_from, house_from) = self.story.split(from);
        let (say, house) = (title.words().say(lang, self.names(lang)), pages::say_with(lang, self.names(lang)));
        let mut asides = self.story.from(house_from).iter().peekable();
        let aside = |aside: &Aside, place| {
            let phrase = aside.phrase();
            let told = Told { ply: aside.ply, phrase, place, weight: 0, moment: None };
            Spoken { sentence: house.spans(&told.phrase), staged: None, told }
        };
        let mut place = game.chapter_at(eyes, game_from);
        let mut lines = Vec::new();
        for told in game.log(eyes, game_from) {
            while let Some(said) = asides.next_if(|said| said.ply < told.ply) {
                lines.push(aside(said, place));
            }
            place = told.place;
            let staged = told.moment.as_ref().map(|moment| match moment {
                Moment::Beat => Staged::Beat,
                Moment::Sheet(title) => Staged::Sheet(say.text(title)),
            });
            lines.push(Spoken { sentence: say.spans(&told.phrase), staged, told });
        }
        lines.extend(asides.map(|said| aside(said, place)));
        lines
    }

    /// The entry with which the chapter begins that was being told at entry `from`.
    pub fn chapter_start(&self, eyes: Eyes, from: usize) -> usize {
        let (game_from, _) = self.story.split(from);
        self.game.as_ref().map_or(0, |game| self.story.index_of(game.chapter_at(eyes, game_from).start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(what: What) -> Entry {
        Entry { seat: 1, by: By::Player, what, at: 0 }
    }

    #[test]
    fn what_the_house_tells_stays_behind_what_stood_before_it() {
        let journal = [
            entry(What::Play("a".into())),
            entry(What::Play("b".into())),
            entry(What::Seat(SeatNews::HandedOver("easy".into()))),
            entry(What::Seat(SeatNews::CameBack)),
            entry(What::Back(1)),
            entry(What::Play("c".into())),
            entry(What::Seat(SeatNews::AsksEnd)),
        ];
        let mut story = Story::of(&journal);
        // The setup tells one line, the first move two, the second one.
        story.place(&[0, 1, 1, 2]);
        let places: Vec<_> = story.from(0).iter().map(|aside| (aside.ply, aside.after)).collect();
        assert_eq!(places, [(1, 3), (1, 3), (2, 4)]);
        // The whole log: three of the game, two of the house, one of the game, one of the house.
        let splits: Vec<_> = (0..=7).map(|from| story.split(from)).collect();
        assert_eq!(splits, [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (4, 2), (4, 3)]);
        assert_eq!([0, 2, 3, 4].map(|entry| story.index_of(entry)), [0, 2, 5, 7]);
        assert_eq!(story.standing(4), 6, "what came after the last entry is told again");
        assert!(story.enders.contains(Seat(1)));
        story.tell(2, 4, Seat(1), SeatNews::Resigned("easy".into()));
        assert!(story.enders.is_empty(), "who has left wishes nothing here");
        story.tell(2, 4, Seat(1), SeatNews::AsksEnd);
        story.tell(2, 4, Seat(0), SeatNews::PlaysOn);
        assert!(story.enders.is_empty());
    }
}
