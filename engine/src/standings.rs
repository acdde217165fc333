//! Scores, and who has won.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// How the players stand, as far as one pair of eyes may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings {
    /// The score of each seat, in units of which [`Game::POINT`](crate::Game::POINT) make a point.
    pub scores: BySeat<i32>,
    /// The final places once the game is over: 1 is the best, equal places are shared.
    pub places: Option<BySeat<u8>>,
    /// Who has won. Empty while the game runs, and in a solo game that is lost.
    pub winners: Seats,
}

impl Standings {
    /// The game is still going on.
    pub fn running(scores: BySeat<i32>) -> Standings {
        Standings { scores, places: None, winners: Seats::NONE }
    }

    /// The game is over and the order is given by `rank`: larger is better, equal ranks share a place. All who share
    /// the first place have won.
    pub fn ranked<R: Ord>(scores: BySeat<i32>, rank: impl Fn(Seat) -> R) -> Standings {
        let seats = scores.seats();
        let place = |seat| 1 + Seat::all(seats).filter(|&other| rank(other) > rank(seat)).count() as u8;
        let places = BySeat::from_fn(seats, place);
        let winners = Seat::all(seats).filter(|&seat| places[seat] == 1).collect();
        Standings { scores, places: Some(places), winners }
    }

    /// A game for one player is over.
    pub fn solo(score: i32, won: bool) -> Standings {
        Standings {
            scores: BySeat::new(1, score),
            places: Some(BySeat::new(1, if won { 1 } else { 2 })),
            winners: if won { Seats::only(Seat(0)) } else { Seats::NONE },
        }
    }

    /// Is the game over?
    pub fn over(&self) -> bool {
        self.places.is_some()
    }

    /// What each seat gets out of a finished game, from 0 to 1: the winners share 1, and a better place among the
    /// losers is worth a little, so that a search still cares about it.
    pub fn rewards(&self) -> BySeat<f32> {
        let seats = self.scores.seats();
        let Some(places) = self.places else { return BySeat::new(seats, 0.0) };
        let share = 1.0 / self.winners.len().max(1) as f32;
        BySeat::from_fn(seats, |seat| {
            if self.winners.contains(seat) {
                share
            } else {
                0.05 * f32::from(seats as u8 - places[seat].min(seats as u8)) / seats as f32
            }
        })
    }
}

/// A score as people read it, if `point` units of it make one point: `9`, or `9½` in a game with half points.
pub fn points(score: i32, point: i32) -> String {
    let point = point.max(1);
    let (sign, size) = (if score < 0 { "-" } else { "" }, score.abs());
    match (size / point, size % point) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, _) if point == 2 => format!("{sign}½"),
        (whole, _) if point == 2 => format!("{sign}{whole}½"),
        (whole, part) => format!("{sign}{whole} {part}/{point}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_in_points() {
        assert_eq!(points(7, 1), "7");
        assert_eq!([19, 18, 1, 0, -3].map(|score| points(score, 2)), ["9½", "9", "½", "0", "-1½"]);
        assert_eq!(points(7, 3), "2 1/3");
    }

    #[test]
    fn equal_ranks_share_a_place_and_leave_the_next_one_out() {
        let scores = BySeat::from_fn(4, |seat| [7, 9, 9, 3][seat.index()]);
        let standings = Standings::ranked(scores, |seat| scores[seat]);
        assert_eq!(standings.places.unwrap().values(), [3, 1, 1, 4]);
        assert_eq!(standings.winners, Seats::only(Seat(1)) | Seats::only(Seat(2)));
        let rewards = standings.rewards();
        assert_eq!(rewards[Seat(1)], 0.5);
        assert!(rewards[Seat(0)] > rewards[Seat(3)] && rewards[Seat(0)] < 0.1);
    }

    #[test]
    fn a_lost_solo_game_has_no_winner() {
        let standings = Standings::solo(40, false);
        assert!(standings.over() && standings.winners.is_empty());
        assert_eq!(standings.rewards()[Seat(0)], 0.0);
    }
}
