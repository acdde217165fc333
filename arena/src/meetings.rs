//! Who finished before whom. Wins among several players are few and shared by all; but every game also says of any two of them who
//! was ahead of the other. So a table of different levels orders all of them in one tournament.

use engine::Seat;
use serde::Serialize;
use shelf::Outcome;

use crate::Player;
use crate::interval::{Interval, mean_share};

/// How one bot fared against another at the same tables, whoever won.
#[derive(Clone, Debug, Serialize)]
pub struct Meeting {
    /// The one.
    pub bot: String,
    /// The other.
    pub other: String,
    /// In how many games they met.
    pub games: u64,
    /// The share of these in which the one finished before the other. A shared place counts half; where several copies of a bot sit
    /// at a table, it is the share of all pairs of them.
    pub ahead: Interval,
}

/// All different bots, each with each. Between two players that would be the same as who has won, so there are none.
pub(crate) fn tally(contenders: &[Player], games: &[(usize, Outcome)]) -> Vec<Meeting> {
    if contenders.len() < 3 {
        return Vec::new();
    }
    let names: Vec<_> = contenders.iter().map(Player::name).collect();
    let different: Vec<_> = names
        .iter()
        .enumerate()
        .filter(|&(index, name)| !names[..index].contains(name))
        .map(|(_, name)| name)
        .collect();
    let pairs = different
        .iter()
        .enumerate()
        .flat_map(|(index, one)| different[index + 1..].iter().map(move |other| (one.as_str(), other.as_str())));
    pairs.map(|(one, other)| meeting(&names, games, one, other)).collect()
}

fn meeting(names: &[String], games: &[(usize, Outcome)], bot: &str, other: &str) -> Meeting {
    let players = names.len();
    let copies = |name: &str| names.iter().filter(|other| *other == name).count();
    let mut ahead = Vec::new();
    for (rotation, outcome) in games {
        let chairs = |name: &str| {
            Seat::all(players).filter(|seat| names[(seat.index() + rotation) % players] == name).collect::<Vec<_>>()
        };
        let (ones, others) = (chairs(bot), chairs(other));
        let Some(places) = &outcome.standings.places else { continue };
        let before = |one: Seat, other: Seat| match places[one].cmp(&places[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let sum: f64 = ones.iter().flat_map(|&one| others.iter().map(move |&other| before(one, other))).sum();
        ahead.push(sum / (ones.len() * others.len()).max(1) as f64);
    }
    let games = ahead.len() as u64;
    let ahead = mean_share(&ahead, copies(bot) * copies(other));
    Meeting { bot: bot.to_string(), other: other.to_string(), games, ahead }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use engine::{BySeat, Standings};

    fn met(bots: &[&str], games: &[(usize, [i32; 3])]) -> Vec<(String, String, f64)> {
        let contenders: Vec<_> = bots.iter().filter_map(|name| Level::from_name(name)).map(Player::from).collect();
        let games: Vec<_> = games
            .iter()
            .map(|&(rotation, scores)| {
                let scores = BySeat::from_fn(3, |seat| scores[seat.index()]);
                let standings = Standings::ranked(scores, |seat| scores[seat]);
                (rotation, Outcome { standings, plies: 0, decisions: Vec::new(), played: serde_json::Value::Null })
            })
            .collect();
        tally(&contenders, &games).into_iter().map(|met| (met.bot, met.other, met.ahead.value)).collect()
    }

    fn told(bot: &str, other: &str, ahead: f64) -> (String, String, f64) {
        (bot.to_string(), other.to_string(), ahead)
    }

    #[test]
    fn each_pair_is_compared_by_places_whoever_won_and_wherever_they_sat() {
        // In the second game everybody has moved on by a chair: the first chair is `easy`'s, the last one `hard`'s.
        let games = [(0, [9, 5, 7]), (1, [3, 4, 3])];
        assert_eq!(
            met(&["hard", "easy", "random"], &games),
            [told("hard", "easy", 0.75), told("hard", "random", 0.5), told("easy", "random", 0.0)]
        );
    }

    #[test]
    fn copies_of_a_bot_meet_together() {
        assert_eq!(met(&["hard", "easy", "easy"], &[(0, [6, 5, 7])]), [told("hard", "easy", 0.5)]);
        assert_eq!(met(&["easy", "easy", "easy"], &[(0, [6, 5, 7])]), []);
    }
}
