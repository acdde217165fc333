//! [`Judgement`]: what a game looks like to a player who thinks. Bots of every strength see the table through it.

use crate::maths::exp;
use crate::{BySeat, Eyes, Game, Seat};

/// The weight of a choice that hardly anybody would make, in relation to the heaviest one: see [`Judgement::priors`].
pub const DOUBTFUL: f32 = 1e-6;

/// A game that says how promising its positions and choices look. Rules never ask it. A game without any judgement of its own
/// is still played sensibly: by its scores.
pub trait Judgement: Game {
    /// How many turns a search plays on before it trusts [`Judgement::outlook`]: few if that guess already reckons with what
    /// may come, many if it only looks at the table and [`Judgement::priors`] play well.
    const AHEAD: u32 = 2;

    /// Whose turn it is as players say it, by which searches count turns: the seat that chooses, unless others are asked within
    /// its turn.
    fn active(&self) -> Option<Seat> {
        self.turn().seat()
    }

    /// Could the game end before this turn is over, as far as anybody can see? Bots look for a sure win only then; a game that
    /// cannot tell says yes.
    fn may_end(&self) -> bool {
        true
    }

    /// A cheap guess of how well each seat stands, from 0 (lost) to 1 (won). Used by bots on imagined states. The default
    /// compares the scores: who is ahead by a quarter of the best score stands nearly three times as well.
    fn outlook(&self) -> BySeat<f32> {
        let scores = self.standings(Eyes::Open).scores;
        let best = scores.values().iter().copied().max().unwrap_or_default();
        let quarter = (0.25 * best.abs() as f32).max(1.0);
        let shares = scores.map(|score| exp((score - best) as f32 / quarter));
        let all: f32 = shares.values().iter().sum();
        shares.map(|share| share / all)
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
