//! Looking a table over that nobody plays at: does its journal still lead where the store says it led?

use super::play::Play;
use crate::store::{self, After, Database, Kept, Stage, StoreError};

/// What was found in what a house keeps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// People who are known there.
    pub people: usize,
    /// Games that are over and were played again to the same end.
    pub finished: usize,
    /// Games that are being played and stand where they stood.
    pub running: usize,
    /// Games of older rules, which this version cannot play again.
    pub older: usize,
    /// What is wrong, each in a sentence.
    pub faults: Vec<String>,
}

/// Looks over what a house keeps: whether it is whole, and whether every game in it still plays as it was played. Nothing is changed.
pub fn check(place: &Database) -> Result<Findings, String> {
    let db = store::open_to_look(place)?;
    let mut found = Findings { faults: store::faults(&db).map_err(|error| error.to_string())?, ..Findings::default() };
    let told = |error: StoreError| format!("{place}: {error}");
    found.people = store::count_people(&db).map_err(told)?;
    for id in store::begun_tables(&db).map_err(told)? {
        match store::kept(&db, &id) {
            Ok(Some(kept)) => look_over(&mut found, kept, store::end_of(&db, &id).map_err(told)?),
            Ok(None) => found.faults.push(format!("table {id} is gone")),
            Err(error) => found.faults.push(format!("table {id} cannot be read: {error}")),
        }
    }
    Ok(found)
}

/// Plays a table's journal again, and compares its end with the one that is kept.
fn look_over(found: &mut Findings, kept: Kept, (result, scores): (Option<String>, Option<String>)) {
    let (id, stage) = (kept.room.id.clone(), kept.room.stage);
    let current = shelf::game(&kept.room.game).is_some_and(|title| title.facts().rules == kept.room.rules);
    if !current {
        found.older += 1;
        return;
    }
    let play = Play::new(kept);
    let Some(game) = &play.game else {
        found.faults.push(format!("table {id}: its journal cannot be played again"));
        return;
    };
    if let (true, Some(title)) = (stage.is_finished(), play.title)
        && let Err(error) = title.replay(&game.record())
    {
        found.faults.push(format!("table {id}: its record cannot be played again: {error}"));
        return;
    }
    match (stage, play.end()) {
        (Stage::Over, Some(After::Over { winners, scores: told })) => {
            if result.as_deref() == Some(&winners) && scores.as_deref().is_none_or(|scores| scores == told) {
                found.finished += 1;
            } else {
                let kept = format!("{} {}", result.unwrap_or_default(), scores.unwrap_or_default());
                found
                    .faults
                    .push(format!("table {id}: played again it ends with {winners} {told}, but kept is {kept}"));
            }
        }
        (Stage::Over, _) => found.faults.push(format!("table {id} is said to be over, but its journal goes on")),
        (Stage::Ended, _) => found.finished += 1,
        (_, Some(_)) => found.faults.push(format!("table {id} is said to be played, but its journal is over")),
        _ => found.running += 1,
    }
}
