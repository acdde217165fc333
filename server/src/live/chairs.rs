//! The chairs where bots think: there are fewer of them than bots, so somebody has to say who sits down next. A table that
//! a person waits for comes before one that nobody waits for. Among these, whoever has made the house think least of late
//! comes first, and quick levels before slow ones; so nobody can take all chairs, however many tables they make.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::store::PersonId;

/// After so long, half of what a host's bots have thought is forgotten.
const FORGET: Duration = Duration::from_secs(10);
/// Whoever has had so much more than somebody who waits gives up their chair.
const SHARE: f64 = 2_000.0;

/// What a bot needs a chair for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    /// Who has made the table.
    pub host: PersonId,
    /// Does a person wait for the move?
    pub awaited: bool,
    /// How long the bot may need, in milliseconds.
    pub millis: u64,
}

/// The chairs of the house.
#[derive(Clone)]
pub struct Thinkers(Arc<Mutex<Hall>>);

struct Hall {
    chairs: usize,
    next: u64,
    seated: Vec<Seated>,
    waiting: Vec<Waiting>,
    spent: HashMap<PersonId, Spent>,
}

struct Seated {
    number: u64,
    errand: Errand,
    wanted: Arc<AtomicBool>,
}

struct Waiting {
    errand: Errand,
    call: oneshot::Sender<Chair>,
}

/// How long a host's bots have thought of late, in milliseconds.
struct Spent {
    millis: f64,
    at: Instant,
}

impl Spent {
    fn left(&self, now: Instant) -> f64 {
        self.millis * 0.5_f64.powf(now.duration_since(self.at).as_secs_f64() / FORGET.as_secs_f64())
    }
}

/// A chair in which a bot thinks. Dropping it frees the chair.
pub(super) struct Chair {
    hall: Thinkers,
    number: u64,
    host: PersonId,
    since: Instant,
    /// Is told when somebody else needs the chair more.
    pub wanted: Arc<AtomicBool>,
}

impl Thinkers {
    /// So many bots think at once.
    pub fn new(chairs: usize) -> Thinkers {
        let (seated, waiting, spent) = (Vec::new(), Vec::new(), HashMap::new());
        Thinkers(Arc::new(Mutex::new(Hall { chairs: chairs.max(1), next: 0, seated, waiting, spent })))
    }

    /// Waits for a chair. Whoever stops waiting has lost nothing.
    pub(super) async fn sit_down(&self, errand: Errand) -> Option<Chair> {
        let (call, called) = oneshot::channel();
        self.change(|hall| hall.waiting.push(Waiting { errand, call }));
        called.await.ok()
    }

    /// A chair, if one is free and nobody waits for it.
    pub(super) fn sit_down_at_once(&self, errand: Errand) -> Option<Chair> {
        self.draw_up(errand, 1).pop()
    }

    /// More chairs for a thought that several heads share: as many as are free while nobody waits, and as its host may have.
    pub(super) fn draw_up(&self, errand: Errand, most: usize) -> Vec<Chair> {
        let mut hall = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        hall.waiting.retain(|waiting| !waiting.call.is_closed());
        let mut chairs = Vec::new();
        while chairs.len() < most
            && hall.waiting.is_empty()
            && hall.seated.len() < hall.chairs
            && hall.may_sit_down(errand.host)
        {
            chairs.push(hall.seat(self, errand));
        }
        chairs
    }

    /// Changes something in the hall, then calls those who can sit down. They are called outside of the lock: one who has
    /// gone meanwhile drops the chair, which comes back here.
    fn change(&self, change: impl FnOnce(&mut Hall)) {
        let called = {
            let mut hall = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            change(&mut hall);
            hall.call(self)
        };
        for (call, chair) in called {
            drop(call.send(chair));
        }
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        let took = self.since.elapsed();
        self.hall.clone().change(|hall| hall.stand_up(self.number, self.host, took));
    }
}

impl Hall {
    /// No host has more chairs at once than this, so that one is soon free for others.
    fn bound(&self) -> usize {
        self.chairs.div_ceil(2)
    }

    /// Has a host fewer chairs than that?
    fn may_sit_down(&self, host: PersonId) -> bool {
        self.seated.iter().filter(|seated| seated.errand.host == host).count() < self.bound()
    }

    /// Somebody sits down.
    fn seat(&mut self, thinkers: &Thinkers, errand: Errand) -> Chair {
        let (number, wanted) = (self.next, Arc::new(AtomicBool::new(false)));
        self.next += 1;
        self.seated.push(Seated { number, errand, wanted: wanted.clone() });
        Chair { hall: thinkers.clone(), number, host: errand.host, since: Instant::now(), wanted }
    }

    fn spent(&self, host: PersonId, now: Instant) -> f64 {
        self.spent.get(&host).map_or(0.0, |spent| spent.left(now))
    }

    fn stand_up(&mut self, number: u64, host: PersonId, took: Duration) {
        let now = Instant::now();
        self.seated.retain(|seated| seated.number != number);
        let millis = self.spent(host, now) + took.as_secs_f64() * 1_000.0;
        self.spent.insert(host, Spent { millis, at: now });
        if self.spent.len() > 1_000 {
            self.spent.retain(|_, spent| spent.left(now) > 1.0);
        }
    }

    /// Who should sit down next.
    fn first(&self, now: Instant) -> Option<usize> {
        let rank = |errand: &Errand| (!errand.awaited, self.spent(errand.host, now) + errand.millis as f64);
        let waiting = self.waiting.iter().enumerate().filter(|(_, waiting)| self.may_sit_down(waiting.errand.host));
        let ranked = waiting.map(|(index, waiting)| (index, rank(&waiting.errand)));
        ranked
            .min_by(|(_, one), (_, other)| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)))
            .map(|(index, _)| index)
    }

    /// Calls those who can sit down, and asks for a chair back where somebody needs it more.
    fn call(&mut self, thinkers: &Thinkers) -> Vec<(oneshot::Sender<Chair>, Chair)> {
        self.waiting.retain(|waiting| !waiting.call.is_closed());
        let now = Instant::now();
        let mut called = Vec::new();
        while self.seated.len() < self.chairs
            && let Some(index) = self.first(now)
        {
            let Waiting { errand, call } = self.waiting.remove(index);
            called.push((call, self.seat(thinkers, errand)));
        }
        if let Some(needy) =
            self.first(now).and_then(|index| self.waiting.get(index)).filter(|first| first.errand.awaited)
        {
            let share = self.spent(needy.errand.host, now) + SHARE;
            let yields = |seated: &&Seated| !seated.errand.awaited || self.spent(seated.errand.host, now) > share;
            if let Some(seated) = self.seated.iter().find(yields) {
                seated.wanted.store(true, Relaxed);
            }
        }
        called
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOG: PersonId = PersonId(1);
    const GUEST: PersonId = PersonId(2);

    fn errand(host: PersonId, awaited: bool, millis: u64) -> Errand {
        Errand { host, awaited, millis }
    }

    /// Waits in line with some errands, one after the other, and says in which order they were served.
    async fn served(thinkers: &Thinkers, errands: &[Errand]) -> Vec<usize> {
        let first = thinkers.sit_down(errand(PersonId(9), true, 1)).await.unwrap();
        let (order, mut orders) = tokio::sync::mpsc::unbounded_channel();
        for (number, &errand) in errands.iter().enumerate() {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tokio::spawn(async move {
                let chair = thinkers.sit_down(errand).await.unwrap();
                order.send(number).unwrap();
                drop(chair);
            });
            tokio::task::yield_now().await;
        }
        while thinkers.0.lock().unwrap().waiting.len() < errands.len() {
            tokio::task::yield_now().await;
        }
        drop((first, order));
        let mut all = Vec::new();
        while let Some(number) = orders.recv().await {
            all.push(number);
        }
        all
    }

    #[tokio::test]
    async fn who_is_waited_for_comes_first_and_quick_levels_before_slow_ones() {
        let errands = [errand(HOG, false, 10), errand(HOG, true, 1_000), errand(GUEST, true, 60)];
        assert_eq!(served(&Thinkers::new(1), &errands).await, [2, 1, 0]);
    }

    #[tokio::test]
    async fn who_has_made_the_house_think_least_comes_first() {
        let thinkers = Thinkers::new(1);
        thinkers.change(|hall| hall.stand_up(99, HOG, Duration::from_secs(3)));
        let errands = [errand(HOG, true, 20), errand(HOG, true, 20), errand(GUEST, true, 1_000)];
        assert_eq!(served(&thinkers, &errands).await[0], 2);
    }

    #[tokio::test]
    async fn nobody_takes_all_chairs_and_who_stops_waiting_loses_none() {
        let thinkers = Thinkers::new(3);
        let mut chairs = Vec::new();
        for _ in 0..2 {
            chairs.push(thinkers.sit_down(errand(HOG, false, 1_000)).await.unwrap());
        }
        let third = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.sit_down(errand(HOG, false, 1_000)).await }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!third.is_finished(), "two of three chairs are the most that one host gets");
        third.abort();
        let _ = third.await;
        chairs.push(thinkers.sit_down(errand(GUEST, true, 60)).await.unwrap());
        chairs.clear();
        assert!(thinkers.sit_down(errand(HOG, false, 1_000)).await.is_some());
        assert!(thinkers.0.lock().unwrap().waiting.is_empty());
    }

    #[tokio::test]
    async fn several_heads_take_what_is_free_and_no_more() {
        let thinkers = Thinkers::new(6);
        let first = thinkers.sit_down(errand(HOG, true, 1_000)).await.unwrap();
        assert!(thinkers.draw_up(errand(HOG, true, 1_000), 0).is_empty());
        let more = thinkers.draw_up(errand(HOG, true, 1_000), 9);
        assert_eq!(more.len(), 2, "half of the chairs are the most that one host gets");
        let guests = thinkers.draw_up(errand(GUEST, false, 1_000), 9);
        assert_eq!(guests.len(), 3);
        let line = thinkers.clone();
        let next = tokio::spawn(async move { line.sit_down(errand(PersonId(3), true, 60)).await });
        // Somebody waits: then a chair that is given up is theirs, and one of those that nobody waits for is asked back.
        while !guests.iter().any(|chair| chair.wanted.load(Relaxed)) {
            tokio::task::yield_now().await;
        }
        assert!(thinkers.draw_up(errand(GUEST, true, 1_000), 9).is_empty());
        drop(guests);
        assert!(next.await.unwrap().is_some());
        drop((first, more));
        assert_eq!(thinkers.draw_up(errand(HOG, true, 1_000), 9).len(), 3);
    }

    #[tokio::test]
    async fn a_table_that_nobody_waits_for_gives_its_chair_up() {
        let thinkers = Thinkers::new(1);
        let idle = thinkers.sit_down(errand(HOG, false, 1_000)).await.unwrap();
        let (wanted, line) = (idle.wanted.clone(), thinkers.clone());
        let guest = tokio::spawn(async move { line.sit_down(errand(GUEST, true, 60)).await.is_some() });
        while !wanted.load(Relaxed) {
            tokio::task::yield_now().await;
        }
        drop(idle);
        assert!(guest.await.unwrap());
    }
}
