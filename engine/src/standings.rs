//! Scores, and who has won.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// How much of what a player can get out of a game is left for its margin: above every chance of winning for the winners,
/// below it for the others.
const MARGIN: f32 = 0.05;

/// What a chance to win is worth beside games that are over: never as much as a victory, and never as little as a defeat.
/// Otherwise who leads might never end a game, and who is behind might.
#[inline]
pub fn prospect(chance: f32) -> f32 {
    MARGIN + (1.0 - 2.0 * MARGIN) * chance.clamp(0.0, 1.0)
}

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

    /// What each seat gets out of a finished game, from 0 to 1. Winning comes first, and the winners share it; then a clear
    /// victory is better than a narrow one, and a good place and a narrow defeat are better than a bad one. So nobody stops
    /// to care because the game is won or lost.
    pub fn rewards(&self) -> BySeat<f32> {
        let seats = self.scores.seats();
        let Some(places) = self.places else { return BySeat::new(seats, 0.0) };
        let share = 1.0 / self.winners.len().max(1) as f32;
        let best = |won: bool| {
            let side = Seat::all(seats).filter(|&seat| self.winners.contains(seat) == won);
            side.map(|seat| self.scores[seat]).max()
        };
        let (first, second) = (best(true), best(false));
        BySeat::from_fn(seats, |seat| {
            if self.winners.contains(seat) {
                let ahead = second.map_or(0.0, |second| ahead(self.scores[seat], second));
                prospect(share) + MARGIN * share * ahead
            } else {
                let behind = first.map_or(1.0, |first| ahead(first, self.scores[seat]));
                let above = f32::from((seats as u8).saturating_sub(places[seat])) / seats as f32;
                MARGIN * 0.5 * (above + 1.0 - behind)
            }
        })
    }
}

/// How far a score is ahead of another, from 0 to 1: as a share of the larger one.
fn ahead(score: i32, other: i32) -> f32 {
    let lead = (i64::from(score) - i64::from(other)).max(0) as f32;
    (lead / score.unsigned_abs().max(other.unsigned_abs()).max(1) as f32).min(1.0)
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
        assert!(rewards[Seat(1)] == rewards[Seat(2)] && (0.5..0.55).contains(&rewards[Seat(1)]));
        assert!(rewards[Seat(0)] > rewards[Seat(3)] && rewards[Seat(0)] < 0.1);
    }

    fn of(scores: [i32; 3]) -> BySeat<f32> {
        let scores = BySeat::from_fn(3, |seat| scores[seat.index()]);
        Standings::ranked(scores, |seat| scores[seat]).rewards()
    }

    #[test]
    fn winning_comes_first_then_the_margin_and_the_place() {
        let (won, lost) = (Seat(0), Seat(1));
        assert!(of([41, 40, 0])[won] > prospect(1.0), "every victory is better than every hope");
        assert!(of([41, 40, 0])[lost] < prospect(0.0), "every hope is better than every defeat");
        assert!(of([50, 40, 0])[won] > of([41, 40, 0])[won], "a clear victory is better than a narrow one");
        assert!(of([50, 40, 0])[lost] < of([41, 40, 0])[lost], "a narrow defeat is better than a clear one");
        assert!(of([50, 40, 41])[lost] < of([50, 40, 39])[lost], "the second place is better than the third");
        assert!(of([41, 41, 0])[won] < prospect(0.6), "half a victory is half a victory");
    }

    #[test]
    fn no_reward_is_above_one_or_below_zero() {
        for scores in [[i32::MAX, i32::MIN, 0], [0, 0, 0], [-5, -7, -7], [9, 9, 9], [1, 0, 0]] {
            assert!(of(scores).values().iter().all(|reward| (0.0..=1.0).contains(reward)), "{scores:?}");
        }
        assert!((0.0..=1.0).contains(&prospect(7.0)) && (0.0..=1.0).contains(&prospect(-7.0)));
    }

    #[test]
    fn a_lost_solo_game_has_no_winner() {
        let standings = Standings::solo(40, false);
        assert!(standings.over() && standings.winners.is_empty());
        assert_eq!(standings.rewards()[Seat(0)], 0.0);
    }
}
