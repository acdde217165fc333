//! [`Judgement`]: what a game looks like to a player who thinks. Bots of every strength see the table through it.

use crate::maths::exp;
use crate::{BySeat, Eyes, Game, Ledger, Seat, Terms};

/// The weight of a choice that hardly anybody would make, in relation to the heaviest one: see [`Judgement::priors`].
pub const DOUBTFUL: f32 = 1e-6;

/// How far those who look far see, as a multiple of a sure lead, and how much their opinion counts.
const FAR: f32 = 5.0;
const FARSIGHTED: f32 = 0.04;

/// Everybody's chance to win from the points that they can expect: who is a `lead` behind stands e times worse. A little of each
/// chance is seen from afar, where even a hopeless distance looks different from a more hopeless one: so somebody who has won
/// or lost already still plays on with sense.
pub fn chances(points: &BySeat<f32>, lead: f32) -> BySeat<f32> {
    let best = points.values().iter().copied().fold(f32::MIN, f32::max);
    let [near, far] = [lead, FAR * lead].map(|lead| {
        let shares = points.map(|points| exp((points - best) / lead));
        let all: f32 = shares.values().iter().sum();
        shares.map(|share| share / all)
    });
    BySeat::from_fn(points.seats(), |seat| near[seat] + FARSIGHTED * (far[seat] - near[seat]))
}

/// A game that says how promising its positions and choices look. Rules never ask it. A game without any judgement of its own
/// is still played sensibly: by its scores.
pub trait Judgement: Game {
    /// How far a search trusts [`Judgement::priors`], from 0 to 1, when it decides what to look into: little if first sight only sorts the
    /// choices, much if it plays better than outcomes that are full of luck can tell.
    const TRUST: f32 = 0.3;

    /// Do light continuations follow [`Judgement::priors`] firmly, by the squares of the weights? That suits a game with long turns of many
    /// choices, where a little foolishness in each of them adds up, while the tree should still look around.
    const FIRMLY: bool = false;

    /// How much the standings at the ends of turns on the way count beside those at the end of a light continuation, from 0 to 1. Where much luck
    /// falls on a long way, its end says little about the choice with which it began; what was seen soon after says more, though it knows less.
    /// A continuation to the end of the game is judged by that alone.
    const ALONG: f32 = 0.0;

    /// How little is made of a choice that was seldom looked into once one is taken in the end: so much over the root of the looks is taken
    /// off what it seems to be worth. More where long chains of choices look the better the less they were looked into.
    const CAUTION: f32 = 0.5;

    /// How much a player among several minds the chance of the strongest rival, beside the own one: 0 if everybody looks after themselves.
    /// Where leaders can be attacked, people hold them back together; who leaves that to the others lets one side win again and again.
    const RIVALRY: f32 = 0.0;

    /// Does whoever wins end the game by it? Then points beyond that are worth nothing, and the shortest way is the best. Otherwise whoever has
    /// won already still takes what there is.
    const RACE: bool = false;

    /// How many turns a search plays on before it trusts [`Judgement::outlook`]: few if that guess already reckons with what
    /// may come, many if it only looks at the table and [`Judgement::priors`] play well.
    fn ahead(&self) -> u32 {
        2
    }

    /// Whose turn it is as players say it, by which searches count turns: the seat that chooses, unless others are asked within
    /// its turn.
    fn active(&self) -> Option<Seat> {
        self.turn().seat()
    }

    /// Is the choice at hand made covered and together with those of others, as in a battle of cards laid face down? Then there is
    /// no best choice: whoever always makes the same one will be found out, so bots mix them. Follows from public information
    /// alone.
    fn is_covered(&self) -> bool {
        false
    }

    /// Does one of two seats lose by what the other wins? Partners do not.
    fn are_rivals(&self, _one: Seat, _other: Seat) -> bool {
        true
    }

    /// Could the game end before this turn is over, as far as anybody can see? Bots look for a sure win only then; a game that
    /// cannot tell says yes.
    fn may_end(&self) -> bool {
        true
    }

    /// A cheap guess of how well each seat stands, from 0 (lost) to 1 (won). Used by bots on imagined states. The default
    /// compares the scores: who is ahead by a quarter of the best score stands nearly three times as well.
    fn outlook(&self) -> BySeat<f32> {
        let mut points = BySeat::new(self.seats(), 0.0);
        self.expect(&mut points);
        let best = points.values().iter().copied().fold(f32::MIN, f32::max);
        chances(&points, (0.25 * best.abs()).max(1.0))
    }

    /// Enters the points that everybody can expect, by where they come from: what [`Judgement::outlook`] compares, and what a bot
    /// says when it is asked for its reasons. The default knows the scores alone. Only asked of games that are not over.
    fn expect(&self, ledger: &mut impl Ledger) {
        let scores = self.standings(Eyes::Open).scores;
        for seat in Seat::all(self.seats()) {
            ledger.add(seat, "term-points", scores[seat] as f32);
        }
    }

    /// The points that everybody can expect, term by term.
    fn terms(&self) -> Terms {
        let mut terms = Terms::default();
        self.expect(&mut terms);
        terms
    }

    /// How promising each of the legal `actions` looks at first sight: a weight for each action, not below 0 and not all 0.
    /// Searches try heavy ones first and roll-outs prefer them. The default is no preference.
    ///
    /// A choice of weight 0 is provably never better than one of the others, as paying more for the same thing: bots do not
    /// think about it at all, so nothing that may end the game has weight 0. What a rule of thumb advises against is
    /// [`DOUBTFUL`] in relation to the heaviest: searches look into it rarely, but a rule of thumb can be wrong.
    fn priors(&self, actions: &[Self::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(actions.len(), 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(points: [f32; 3]) -> BySeat<f32> {
        chances(&BySeat::from_fn(3, |seat| points[seat.index()]), 4.0)
    }

    #[test]
    fn chances_follow_the_points_and_sum_to_one() {
        for points in [[0.0, 0.0, 0.0], [3.0, 1.0, -9.0], [900.0, 0.0, -900.0], [1e6, 1e6, 0.0]] {
            let chances = of(points);
            assert!((chances.values().iter().sum::<f32>() - 1.0).abs() < 1e-5, "{points:?}");
            assert!(chances.values().iter().all(|chance| (0.0..=1.0).contains(chance)), "{points:?}");
        }
        assert!(of([4.0, 0.0, 0.0])[Seat(0)] > 2.0 * of([4.0, 0.0, 0.0])[Seat(1)]);
    }

    #[test]
    fn a_game_that_is_won_or_lost_is_still_played() {
        // Twelve leads apart, a point more or less of the loser would drown in the last bits.
        let [less, more] = [-48.0, -47.0].map(|points| of([0.0, points, points])[Seat(1)]);
        assert!(more > less + 5e-5, "{less} {more}");
        let [less, more] = [48.0, 49.0].map(|points| of([points, 0.0, 0.0])[Seat(0)]);
        assert!(more > less + 5e-5, "{less} {more}");
    }
}
