//! Twins: two states that the rules themselves have led to, that look alike to somebody and are not the same. They are
//! evidence that does not rest on the game's own imagination, which could be blind.

use super::eyes::alike;
use super::json::written;
use super::stroll::{Question, Sample, chance, chance_seed, question, start};
use super::whereabouts::Whereabouts;
use super::{Case, Check, Failure, Place, Suite};
use crate::{Dice, Entry, Eyes, Game, Voice};

/// How many setups are varied.
const SETUPS: u64 = 24;
/// How many of their rolls are changed.
const CHANGES: usize = 16;
/// How many pairs are kept for the check of imagination, and how many of them from one origin in one kind of question.
const PAIRS: usize = 8;
const SIMILAR: usize = 2;

/// Where twins come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// Two setups.
    Setup,
    /// One move with different dice.
    Dice,
    /// Two choices of somebody else.
    Choice,
}

/// Two states that look alike to `eyes`.
pub(super) struct Twin<'a, G: Game> {
    origin: Origin,
    question: Question<G>,
    pub place: Place<'a>,
    pub eyes: Eyes,
    pub states: [G; 2],
}

/// What is kept of a case for the check of imagination.
pub(super) struct Twins<'a, G: Game> {
    pub pairs: Vec<Twin<'a, G>>,
    pub samples: Vec<Sample<'a, G>>,
    pub whereabouts: Whereabouts,
}

impl<'a, G: Game> Twins<'a, G> {
    pub fn new() -> Twins<'a, G> {
        Twins { pairs: Vec::new(), samples: Vec::new(), whereabouts: Whereabouts::default() }
    }

    /// Keeps a pair if there are few of its origin yet, from different games.
    pub fn keep(&mut self, origin: Origin, place: Place<'a>, eyes: Eyes, one: &G, other: &G) {
        let question = question(one);
        let similar = self.pairs.iter().filter(|twin| twin.origin == origin && twin.question == question);
        let known = self.pairs.iter().any(|twin| twin.origin == origin && twin.place.seed == place.seed);
        if self.pairs.len() < PAIRS && similar.count() < SIMILAR && !known {
            self.pairs.push(Twin { origin, question, place, eyes, states: [one.clone(), other.clone()] });
        }
    }
}

/// Varies single rolls of the setup: whoever sees no difference is told none.
pub(super) fn setups<'a, G: Voice>(
    suite: &Suite<G>,
    case: &'a Case<G>,
    twins: &mut Twins<'a, G>,
) -> Result<(), Failure> {
    for seed in suite.seeds().take(SETUPS as usize) {
        let place = Place { game: G::ID, case: &case.name, seed, ply: 0 };
        let set_up = |change: Option<(u32, u64)>| {
            let mut entries: Vec<Entry<G::Event>> = Vec::new();
            let mut dice = Dice::counted(chance_seed(seed, 0, 0), change);
            start(case, place, &mut dice, &mut entries).map(|state| (state, entries, dice.rolls()))
        };
        let (state, told, rolls) = set_up(None)?;
        let mut dice = chance(seed, 0, 6);
        let mut order: Vec<u32> = (0..rolls).collect();
        dice.shuffle(&mut order);
        for roll in order.into_iter().take(CHANGES) {
            let (other, other_told, _) = set_up(Some((roll, dice.seed())))?;
            if written(&state) == written(&other) {
                continue;
            }
            for eyes in Eyes::everyone(case.seats).filter(|&eyes| state.view(eyes) == other.view(eyes)) {
                alike(&state, &other, eyes, place, "are decided by another roll of the setup")?;
                let (heard, other_heard) = (suite.heard(&told, eyes), suite.heard(&other_told, eyes));
                if heard != other_heard {
                    let what = format!(
                        "the log of the setup tells {eyes:?} what their view does not:\n{heard:?}\nagainst\n{other_heard:?}"
                    );
                    return Err(place.fails(Check::Log, what));
                }
                twins.keep(Origin::Setup, place, eyes, &state, &other);
            }
        }
    }
    Ok(())
}
