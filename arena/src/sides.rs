//! Games in which each seat leads a side, as Root's factions: how every bot did with every side, and the same sides dealt to
//! other chairs.

use std::collections::BTreeMap;

use engine::{Dice, KnobKind, Seat};
use serde::Serialize;
use serde_json::Value;
use shelf::{Outcome, Title};

use crate::interval::{Interval, mean, share};
use crate::player::Player;

/// How a bot did with a side.
#[derive(Clone, Debug, Serialize)]
pub struct SideResult {
    /// The bot.
    pub bot: String,
    /// The side, as in the game's options.
    pub side: String,
    /// How often the bot led it.
    pub games: u64,
    /// How often it won; a shared victory counts in parts.
    pub wins: f64,
    /// The share of games won.
    pub win_rate: Interval,
    /// The mean score.
    pub score: Interval,
}

/// The option by which sides are chosen, where there is one.
fn knob(title: &dyn Title) -> Option<&'static str> {
    let knob = title.facts().knobs.iter().find(|knob| matches!(knob.kind, KnobKind::PerSeat(_)))?;
    Some(knob.id)
}

/// Sets the luck that hands out sides apart from the luck of the game itself, which begins with the same number: by the same dice whoever
/// was dealt to a chair and who begins would go together.
const SIDES: u64 = 0x5349_4445_5300_0000;

/// The options with the sides handed to other chairs by the luck of a deal.
pub(crate) fn shuffled(title: &dyn Title, options: &Value, deal: u64) -> Value {
    let mut options = options.clone();
    if let Some(Value::Array(sides)) = knob(title).and_then(|id| options.get_mut(id)) {
        Dice::quick(deal ^ SIDES).shuffle(sides);
    }
    options
}

/// One entry for each bot and side, in the order of their names; none in games without sides.
pub(crate) fn tally(title: &dyn Title, contenders: &[Player], games: &[(usize, Outcome)]) -> Vec<SideResult> {
    let Some(id) = knob(title) else { return Vec::new() };
    let players = contenders.len();
    let point = f64::from(title.facts().point);
    let mut tally: BTreeMap<(String, String), (f64, Vec<f64>)> = BTreeMap::new();
    for (rotation, Outcome { standings, played, .. }) in games {
        for seat in Seat::all(players) {
            let Some(side) = played[id][seat.index()].as_str() else { continue };
            let bot = contenders[(seat.index() + rotation) % players].name();
            let (wins, scores) = tally.entry((bot, side.to_string())).or_default();
            let winners = standings.winners;
            *wins += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            scores.push(f64::from(standings.scores[seat]) / point);
        }
    }
    let result = |((bot, side), (wins, scores)): ((String, String), (f64, Vec<f64>))| {
        let games = scores.len() as u64;
        SideResult { bot, side, games, wins, win_rate: share(wins, games), score: mean(&scores) }
    };
    tally.into_iter().map(result).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_side_begins_as_often_as_the_others() {
        let title = shelf::game("root").unwrap();
        let sides = ["marquise", "eyrie", "alliance", "vagabond"];
        let mut began = BTreeMap::new();
        for deal in 0..400 {
            let options = shuffled(title, &json!({ "factions": sides }), deal);
            // The first luck of a game with fixed sides decides who begins.
            let first = Dice::quick(deal).below(sides.len() as u32) as usize;
            let side = options["factions"][first].as_str().unwrap().to_string();
            *began.entry(side).or_insert(0) += 1;
        }
        assert!(began.len() == 4 && began.values().all(|&times| (70..130).contains(&times)), "{began:?}");
    }
}
