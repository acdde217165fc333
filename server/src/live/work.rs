//! Thinking elsewhere: a piece of work says all that a thinker has to know, the record of the game so far, the seat and the dice of its bot, so
//! that whoever takes it needs neither database nor memory. Thinkers are processes of their own (`polyana thinker`) and nodes with a free chair. One
//! that is busy says so, and one that dies costs a time-out: then the node thinks by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use bots::{Level, Limits};
use engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::chairs::{Errand, Thinkers};
use crate::bus::{Bus, Post, Subject};
use crate::nodes::rules_of;
use crate::seats::PersonId;

/// A choice that a bot has to make.
#[derive(Serialize, Deserialize)]
pub(crate) struct Work {
    /// The game.
    pub game: String,
    /// The record of the game so far, with its key.
    pub record: String,
    /// Whose choice.
    pub seat: u8,
    /// The level of the bot.
    pub level: String,
    /// Its dice.
    pub mood: u64,
    /// How long it may think, in milliseconds.
    pub millis: u64,
    /// How many iterations, instead of those of its level.
    pub iterations: Option<u32>,
    /// Who has made the table, and whether a person waits.
    pub host: PersonId,
    pub awaited: bool,
}

/// What a thinker answers.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answered {
    /// The action that the bot chose; none if it found nothing.
    Chose(Option<String>),
    /// No chair is free.
    Busy,
}

/// Takes work of all games that are on the shelf, until it is dropped.
pub(crate) async fn take(bus: Arc<Bus>, thinkers: Thinkers) {
    let mut games = tokio::task::JoinSet::new();
    for title in shelf::games() {
        let (bus, thinkers, rules) = (bus.clone(), thinkers.clone(), rules_of(title.id(), title.facts().rules));
        games.spawn(async move {
            let mut ear = bus.take_work(Subject::Think(&rules)).await;
            loop {
                let post = ear.hear().await;
                tokio::spawn(answer(bus.clone(), thinkers.clone(), post));
            }
        });
    }
    while games.join_next().await.is_some() {}
}

async fn answer(bus: Arc<Bus>, thinkers: Thinkers, post: Post) {
    // What cannot be read is left to whoever asked.
    let Ok(work) = serde_json::from_slice::<Work>(&post.bytes) else { return };
    let errand = Errand { host: work.host, awaited: work.awaited, millis: work.millis };
    let answer = match thinkers.sit_down_at_once(errand) {
        None => Answered::Busy,
        Some(chair) => {
            let wanted = chair.wanted.clone();
            let thought = tokio::task::spawn_blocking(move || think(&work, &wanted)).await;
            drop(chair);
            Answered::Chose(thought.ok().flatten())
        }
    };
    bus.answer(post, &answer).await;
}

/// Makes the choice.
fn think(work: &Work, wanted: &AtomicBool) -> Option<String> {
    let until = Instant::now() + Duration::from_millis(work.millis);
    let game = shelf::game(&work.game)?.replay(&work.record).ok()?;
    let (seat, level) = (Seat(work.seat), Level::from_name(&work.level)?);
    if game.turn() != Turn::Of(seat) {
        return None;
    }
    let enough = || wanted.load(Relaxed) || Instant::now() > until;
    let limits = Limits { iterations: work.iterations, stop: Some(&enough), ..Limits::default() };
    game.thinker(seat).think(level, work.mood, &limits, 1).map(|thought| thought.action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::{Hub, Road};
    use crate::live::play::Play;
    use crate::live::tests::kept;

    fn work() -> Work {
        let game = Play::new(kept()).game.unwrap();
        let seat = game.turn().seat().unwrap();
        Work {
            game: "animal_kingdoms".into(),
            record: game.record(),
            seat: seat.0,
            level: "medium".into(),
            mood: 7,
            millis: 60_000,
            iterations: Some(30),
            host: PersonId(1),
            awaited: true,
        }
    }

    async fn ask(bus: &Bus, work: &Work) -> Option<Answered> {
        let rules = rules_of("animal_kingdoms", shelf::game("animal_kingdoms").unwrap().facts().rules);
        bus.give_work(Subject::Think(&rules), work, Duration::from_secs(20)).await
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_thinks_chooses_the_same() {
        let road = Road::Hub(Hub::default());
        let (node, thinkers) = (Bus::open(&road).unwrap(), Thinkers::new(1));
        assert_eq!(ask(&node, &work()).await, None, "there is no thinker");
        tokio::spawn(take(Arc::new(Bus::open(&road).unwrap()), thinkers.clone()));
        let mut answers = Vec::new();
        while answers.len() < 3 {
            answers.extend(ask(&node, &work()).await);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let here = think(&work(), &AtomicBool::new(false));
        assert!(here.is_some());
        assert!(answers.iter().all(|answer| *answer == Answered::Chose(here.clone())), "{answers:?}");
        let chair = thinkers.sit_down_at_once(Errand { host: PersonId(2), awaited: true, millis: 1 });
        assert_eq!(ask(&node, &work()).await, Some(Answered::Busy));
        drop(chair);
        let spoilt = Work { record: "{}".into(), ..work() };
        assert_eq!(ask(&node, &spoilt).await, Some(Answered::Chose(None)), "nobody stumbles over what is no record");
    }
}
