//! Whereabouts: whoever cannot place a thing imagines it now here, now there. Where a thing is shows in who can place it: a
//! card in a hand is no secret to its holder. So for each thing among the secrets of a pair of eyes it is noted who can place
//! it in truth and in imagined worlds. If random games have led it to different people, but it never once changes hands in
//! imagination, it is left lying where it is: imagination forgot it, and a bot would know what it cannot know.

use std::collections::BTreeMap;

use super::{Case, Check, Failure};
use crate::{Eyes, Game, Seat, Seats, Secrets};

/// So often a thing could have been imagined elsewhere before its staying counts.
const CHANCES: u32 = 100;

/// What random games have shown of every secret. Eyes are numbered in the order of [`Eyes::everyone`].
#[derive(Default)]
pub(super) struct Whereabouts(BTreeMap<(usize, u8), Trace>);

/// What is known of one secret of one pair of eyes.
#[derive(Default)]
struct Trace {
    /// Each set of seats that could place it in truth, as a bit.
    placed: u64,
    /// How often somebody could place it.
    chances: u32,
    /// Has anybody else been imagined to place it?
    elsewhere: bool,
}

impl Whereabouts {
    /// Notes a state and a world that these eyes imagine from it.
    pub fn note<G: Game>(&mut self, state: &G, world: &G, eyes: Eyes) {
        let Some(number) = Eyes::everyone(state.seats()).position(|other| other == eyes) else { return };
        let (truth, imagined) = (known(state), known(world));
        for secret in state.secrets(eyes).iter() {
            let trace = self.0.entry((number, secret)).or_default();
            let knowers = knowers(&truth, secret);
            trace.placed |= 1 << knowers.0;
            if !knowers.is_empty() {
                trace.chances += 1;
                trace.elsewhere |= self::knowers(&imagined, secret) != knowers;
            }
        }
    }

    pub fn check<G: Game>(&self, case: &Case<G>) -> Result<(), Failure> {
        let stays = |trace: &Trace| trace.placed.count_ones() > 1 && trace.chances >= CHANCES && !trace.elsewhere;
        let Some((&(number, secret), trace)) = self.0.iter().find(|(_, trace)| stays(trace)) else { return Ok(()) };
        let eyes = Eyes::everyone(case.seats).nth(number).unwrap_or(Eyes::Crowd);
        let what = format!(
            "{eyes:?} cannot place thing {secret}, but imagined it {} times where it really was, and nowhere else",
            trace.chances
        );
        Err(Failure { case: Some(case.name.clone()), ..Failure::of::<G>(Check::Imagination, what) })
    }
}

/// The secrets of each seat.
fn known<G: Game>(state: &G) -> Vec<Secrets> {
    Seat::all(state.seats()).map(|seat| state.secrets(Eyes::Of(seat))).collect()
}

/// The seats that can place a thing.
fn knowers(secrets: &[Secrets], secret: u8) -> Seats {
    Seat::all(secrets.len()).filter(|seat| !secrets[seat.index()].contains(secret)).collect()
}
