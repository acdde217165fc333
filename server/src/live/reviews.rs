//! Reviews of finished games. One is made when somebody first asks for it, in the chairs where bots think, whenever nobody needs them more;
//! it is kept then, and whoever has the link sees the same.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use draw::Panel;
use engine::{Eyes, Lang, Seat, Turn};
use serde_json::Value;
use shelf::{Choice, Handle, Review, Reviewer, Title, Turning};

use super::chairs::Errand;
use super::play::Play;
use crate::House;
use crate::pages::review::{ReviewPage, Reviewed, TurningPoint};
use crate::refused::Refused;
use crate::store::{self, PersonId, Stage, TableId};
use crate::time::now;

/// A chair is given back after so long, in milliseconds.
const SPELL: u64 = 200;

/// So many are made at once; others wait until somebody asks again.
const AT_ONCE: usize = 4;

/// The reviews that are being made, and how far they are in percent.
#[derive(Default)]
pub struct Reviews(Mutex<HashMap<TableId, Arc<AtomicU8>>>);

/// A finished game, for whoever looks back at it.
pub(crate) struct Finished {
    pub title: &'static dyn Title,
    pub game: Handle,
    pub names: Vec<String>,
    pub host: PersonId,
}

impl Play {
    /// The game, if it was played to its end.
    pub(super) fn finished(&self, lang: Lang) -> Result<Finished, Refused> {
        let (game, title) = self.game.as_ref().zip(self.title).ok_or(Refused::Older)?;
        if self.room.stage != Stage::Over || game.turn() != Turn::Over {
            return Err(Refused::NotOver);
        }
        Ok(Finished { title, game: game.copy(), names: self.names(lang).to_vec(), host: self.room.host })
    }
}

impl Reviews {
    /// How far a review is that is being made, in percent.
    fn progress(&self, id: &TableId) -> Option<u8> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(id).map(|done| done.load(Relaxed))
    }

    /// Begins one, unless it is being made already.
    fn begin(&self, id: &TableId) -> Option<Arc<AtomicU8>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.contains_key(id) || all.len() >= AT_ONCE {
            return None;
        }
        let done = Arc::new(AtomicU8::new(0));
        all.insert(id.clone(), done.clone());
        Some(done)
    }

    fn end(&self, id: &TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }
}

/// The review of a table, if it was made.
pub(crate) async fn kept(house: &House, id: &TableId) -> Result<Option<Review>, Refused> {
    let key = id.clone();
    let text = house.store.read(move |db| store::review_of(db, &key)).await?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
}

/// Lets a review be made; says how far it is, in percent.
pub(crate) fn make(house: &Arc<House>, id: &TableId, finished: &Finished) -> Result<u8, Refused> {
    if let Some(done) = house.reviews.progress(id) {
        return Ok(done);
    }
    let reviewer = finished.game.reviewer().ok_or(Refused::NotOver)?;
    if let Some(done) = house.reviews.begin(id) {
        let (house, id, host) = (house.clone(), id.clone(), finished.host);
        tokio::spawn(async move {
            if let Some(review) = work(&house, host, reviewer, &done).await {
                let (key, text) = (id.clone(), serde_json::to_string(&review).unwrap_or_default());
                let written = house.store.write(move |db| store::keep_review(db, &key, &text, now())).await;
                if let Err(error) = written {
                    tracing::error!(%error, table = %id, "a review could not be kept");
                }
            }
            house.reviews.end(&id);
        });
    }
    Ok(0)
}

/// Works at a review until it is done, or the house closes.
async fn work(house: &Arc<House>, host: PersonId, mut reviewer: Box<dyn Reviewer>, done: &AtomicU8) -> Option<Review> {
    loop {
        let errand = Errand { host, awaited: false, millis: SPELL };
        let chair = tokio::select! {
            chair = house.thinkers.sit_down(errand) => chair?,
            () = house.closing.cancelled() => return None,
        };
        let spell = tokio::task::spawn_blocking(move || {
            let until = Instant::now() + Duration::from_millis(SPELL);
            let mut goes_on = true;
            while goes_on && Instant::now() < until && !chair.wanted.load(Relaxed) {
                goes_on = reviewer.step();
            }
            (reviewer, goes_on)
        });
        let (back, goes_on) = spell.await.ok()?;
        reviewer = back;
        done.store((100 * reviewer.done() / reviewer.steps().max(1)).min(99) as u8, Relaxed);
        if !goes_on {
            return reviewer.review();
        }
    }
}

/// A choice that turned the game, as it is shown where it was made.
pub(crate) struct Turned {
    /// What was chosen, and what would have been better: their words, and what stands for them on the table.
    pub ways: [(Vec<engine::words::Span>, Option<String>); 2],
    /// What was touched just before in the same turn.
    pub from: Option<String>,
    /// The chances by each.
    pub chances: [f32; 2],
    /// The table as it is drawn for these eyes, with what stands for both.
    pub panels: Vec<Panel>,
}

/// A turning point in the game's words; nothing if it does not fit the game.
pub(crate) fn turned(
    title: &dyn Title,
    game: &Handle,
    names: &[String],
    lang: Lang,
    turning: &Turning,
    eyes: Eyes,
) -> Option<Turned> {
    let (say, seat) = (title.words().say(lang, names), Seat(turning.seat));
    let then = game.rewound(turning.ply)?;
    let choices = then.choices(seat);
    let ways = [&turning.made, &turning.better].map(|action| choice_of(&choices, action));
    let [Some(made), Some(better)] = ways else { return None };
    Some(Turned {
        ways: [made, better].map(|choice| (say.spans(&choice.label), choice.spot.clone())),
        from: touched_before(game, turning.ply, seat),
        chances: turning.chances,
        panels: then.sight(eyes).panels(say, &[made.clone(), better.clone()], None),
    })
}

/// The choice that plays an action.
fn choice_of<'a>(choices: &'a [Choice], action: &str) -> Option<&'a Choice> {
    choices.iter().find(|choice| !choice.gesture && choice.actions.first().is_some_and(|first| first == action))
}

/// What stands for the choice that a seat made just before its next one.
fn touched_before(game: &Handle, ply: usize, seat: Seat) -> Option<String> {
    let before = game.rewound(ply.checked_sub(1)?)?;
    let record: Value = serde_json::from_str(&game.record()).ok()?;
    let made = record.get("moves")?.get(before.ply())?.to_string();
    choice_of(&before.choices(seat), &made)?.spot.clone()
}

/// A review as it is shown. `id` is the table's, where there is one.
pub fn page(
    id: Option<String>,
    title: &dyn Title,
    game: &Handle,
    names: &[String],
    lang: Lang,
    review: &Review,
) -> ReviewPage {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let point = |turning: &Turning| {
        let seat = Seat(turning.seat);
        let Turned { ways: [made, better], chances, .. } = turned(title, game, names, lang, turning, Eyes::Of(seat))?;
        Some(TurningPoint { ply: turning.ply, seat, name: name(seat), made: made.0, better: better.0, chances })
    };
    ReviewPage {
        id,
        game_name: title.words().say(lang, &[]).word("name"),
        players: Seat::all(game.seats()).filter_map(|seat| player(review, seat, name(seat))).collect(),
        turning: review.turning.iter().filter_map(point).collect(),
        samples: review.samples,
    }
}

/// The curves of a player.
fn player(review: &Review, seat: Seat, name: String) -> Option<Reviewed> {
    let of = |row: &Vec<f32>| row.get(seat.index()).copied().unwrap_or(0.0);
    let chances: Vec<f32> = review.chances.iter().map(of).collect();
    let (mut luck, mut own) = (vec![0.0], vec![0.0]);
    let (mut by_own, mut by_all) = (0.0, 0.0);
    for ((choice, mover), after) in review.choices.iter().zip(&review.movers).zip(chances.iter().skip(1)) {
        by_all += of(choice);
        if *mover == seat.0 {
            by_own += of(choice);
        }
        own.push(by_own);
        luck.push(after - chances.first().copied().unwrap_or(0.0) - by_all);
    }
    Some(Reviewed { seat, name, chances, luck, own, account: *review.accounts.get(seat.index())? })
}

#[cfg(test)]
mod tests {
    use engine::Key;

    use super::*;

    /// Both ways of a choice are named, and what stands for them is drawn wherever a player would have touched it.
    #[test]
    fn both_ways_of_a_turning_point_are_on_the_table_of_every_game() {
        for title in shelf::games() {
            let seats = (*title.facts().seats.end()).min(4);
            let mut game = title.open(&title.recommended(seats), seats, Key::from_seed(5)).unwrap();
            let (mut luck, mut turnings) = (7_u64, Vec::new());
            while let Some(seat) = game.turn().seat() {
                let choices: Vec<_> = game.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
                luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let at = (luck >> 33) as usize % choices.len();
                let [made, better] = [at, (at + 1) % choices.len()].map(|index| choices[index].actions[0].clone());
                if game.ply().is_multiple_of(7) && made != better {
                    turnings.push(Turning {
                        ply: game.ply(),
                        seat: seat.0,
                        made: made.clone(),
                        better,
                        chances: [0.2, 0.5],
                    });
                }
                game.play(seat, &made).unwrap();
            }
            let names = vec![String::from("Olya"); seats];
            let (mut pointed, mut led) = (0, 0);
            for turning in &turnings {
                let eyes = Eyes::Of(Seat(turning.seat));
                let turned = turned(title, &game, &names, Lang::En, turning, eyes).unwrap();
                let drawn: String = turned.panels.iter().map(|panel| panel.markup.0.as_str()).collect();
                for (words, spot) in &turned.ways {
                    assert!(!words.is_empty());
                    let Some(spot) = spot else { continue };
                    let there =
                        drawn.contains(&format!("data-spot=\"{spot}\"")) || drawn.contains(&format!("id=\"{spot}\""));
                    assert!(there, "{}, ply {}: {spot} is not drawn", title.id(), turning.ply);
                    pointed += 1;
                }
                led += usize::from(turned.from.is_some());
            }
            println!("{}: {} choices, {pointed} ends and {led} beginnings of arrows", title.id(), turnings.len());
            assert!(pointed > turnings.len() / 2 && led > 0, "{}: {pointed} of {}", title.id(), turnings.len());
        }
    }
}
