//! The greedy player: imagines one world, tries every own choice in it, goes on to the end of the own turn, and takes
//! the choice after which it seems to stand best.

use engine::{BySeat, DOUBTFUL, Dice, Glimpse, Judgement, NoLog, Seat, Turn, prospect};

use crate::{Considered, Glance};

/// No turn is followed further than so many choices.
const LONGEST: u32 = 64;

/// Looks into each of the choices.
pub(crate) fn consider<G: Judgement>(
    glance: Glance,
    glimpse: &Glimpse<G>,
    actions: &[G::Action],
    dice: &mut Dice,
) -> Vec<Considered<G::Action>> {
    let seats = glimpse.seats();
    let prior = 1.0 / actions.len().max(1) as f32;
    let mut considered: Vec<_> = actions
        .iter()
        .map(|&action| Considered {
            action,
            visits: 0,
            values: BySeat::new(seats, 0.0),
            worth: 0.0,
            prior,
            sure: false,
        })
        .collect();
    let world = glimpse.imagine(dice);
    // The same luck for every choice, so that they are told apart by their own merit.
    let walk = Walk { seat: glimpse.seat(), luck: dice.seed() };
    let mut weights = Vec::new();
    world.priors(actions, &mut weights);
    let least = doubtful(&weights);
    for (choice, _) in considered.iter_mut().zip(&weights).filter(|(_, weight)| **weight > least) {
        choice.values = walk.after(&world, choice.action, glance.moves / actions.len() as u32, 0);
        choice.visits = 1;
    }
    considered
}

/// A walk through the own turn.
struct Walk {
    seat: Seat,
    luck: u64,
}

impl Walk {
    /// How everybody seems to stand once `action` was taken and the turn went on as well as can be found with `moves`
    /// more moves. They are shared out evenly between the choices, so that a short turn is searched completely; where they
    /// do not suffice, first sight decides.
    fn after<G: Judgement>(&self, world: &G, action: G::Action, moves: u32, depth: u32) -> BySeat<f32> {
        let mut world = world.clone();
        let mut dice = Dice::quick(self.luck);
        world.play(action, &mut dice, &mut NoLog);
        let mut actions = Vec::new();
        let mut weights = Vec::new();
        for _ in depth..LONGEST {
            // Behind the dice, another world begins.
            if world.turn() != Turn::Of(self.seat) || dice.rolled() {
                break;
            }
            world.actions(&mut actions);
            let share = moves / actions.len().max(1) as u32;
            if actions.len() > 1 && share > 0 {
                world.priors(&actions, &mut weights);
                return self.best(&world, &actions, &weights, share, depth + 1);
            }
            world.priors(&actions, &mut weights);
            let Some(&action) = actions.get(heaviest(&weights)) else { break };
            world.play(action, &mut dice, &mut NoLog);
        }
        outcome(&world)
    }

    fn best<G: Judgement>(
        &self,
        world: &G,
        actions: &[G::Action],
        weights: &[f32],
        moves: u32,
        depth: u32,
    ) -> BySeat<f32> {
        let mut best: Option<BySeat<f32>> = None;
        let least = doubtful(weights);
        for (&action, _) in actions.iter().zip(weights).filter(|(_, weight)| **weight > least) {
            let found = self.after(world, action, moves, depth);
            if best.is_none_or(|best| found[self.seat] > best[self.seat]) {
                best = Some(found);
            }
        }
        best.unwrap_or_else(|| outcome(world))
    }
}

/// Choices that weigh no more than this are not looked at: a glance has no time for doubts.
fn doubtful(weights: &[f32]) -> f32 {
    DOUBTFUL * weights.iter().copied().fold(0.0, f32::max)
}

fn heaviest(weights: &[f32]) -> usize {
    let mut heaviest = 0;
    for (index, weight) in weights.iter().enumerate() {
        if *weight > weights[heaviest] {
            heaviest = index;
        }
    }
    heaviest
}

/// What everybody got out of a finished game, or how they seem to stand in a running one.
pub(crate) fn outcome<G: Judgement>(world: &G) -> BySeat<f32> {
    match world.turn() {
        Turn::Over => world.standings(engine::Eyes::Open).rewards(),
        Turn::Of(_) => world.outlook().map(prospect),
    }
}
