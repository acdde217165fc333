//! The double-header: a match of two games for two, in the second of which they change sides. The higher sum of both games'
//! points wins the match; equal sums share it.

use engine::{Key, Seat, Seats};
use serde_json::Value;

use crate::store::{Room, RoomSeat, Stage, TableId};

/// The second game of a match: the same two people or bots, each on the other's chair, play the options as they were
/// `played`, with luck of its own.
pub(crate) fn second(first: &Room, played: &Value, key: Key, now: i64) -> Room {
    let chairs = first.seats.iter().rev();
    Room {
        id: TableId::fresh(),
        options: played.to_string(),
        key,
        stage: Stage::Waiting,
        created: now,
        moved: None,
        due: None,
        rematch: None,
        first: Some(first.id.clone()),
        second: None,
        rests: false,
        edition: 0,
        seats: chairs.map(|seat| RoomSeat { left: None, away: 0, vacation: None, ..seat.clone() }).collect(),
        ..first.clone()
    }
}

/// A match after its second game, by the seats of that game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// What whoever sits here now scored in the first game, on the other chair.
    pub first: Vec<i32>,
    /// Both games together.
    pub sums: Vec<i32>,
    /// Who has won the match.
    pub winners: Seats,
}

/// Counts a match: the scores of the first game and of the second, each by its own seats.
pub(crate) fn tally(first: &[i32], second: &[i32]) -> Tally {
    let first: Vec<i32> = first.iter().rev().copied().collect();
    let sums: Vec<i32> = first.iter().zip(second).map(|(before, now)| before + now).collect();
    let best = sums.iter().max();
    let winners = Seat::all(sums.len()).filter(|seat| sums.get(seat.index()) == best).collect();
    Tally { first, sums, winners }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_sum_wins_whoever_won_the_games() {
        // Who sat first scored 30, then 20 on the other chair; the other one 25 and 30.
        let won = tally(&[30, 25], &[30, 20]);
        assert_eq!((won.first, won.sums), (vec![25, 30], vec![55, 50]));
        assert_eq!(won.winners, Seats::only(Seat(0)));
    }

    #[test]
    fn equal_sums_share_the_match() {
        let shared = tally(&[30, 12], &[30, 12]);
        assert_eq!(shared.sums, [42, 42]);
        assert_eq!(shared.winners.len(), 2);
    }
}
