//! Everybody's next hunts, made ready to be reckoned with again and again: who hunts in which order and what a catch then means hangs on
//! where the turn stands, and only what they get at changes with every choice that is tried out.

use engine::{Ledger, Seat};

use super::catches::{Catch, Quarry, Roles};
use super::grasp::Hands;
use crate::figures::Hunter;

/// Nobody hunts more often in a turn: with the own hunter, and with a neutral one.
const HUNTS: usize = 2;
/// Two or three players hunt twice, four once.
const MOST: usize = 3 * HUNTS;
/// With two players so many hunters are neutral; with more players, fewer.
const NEUTRAL: usize = 2;

/// What a catch means: to whom, and how much of its worth is gained and lost.
#[derive(Clone, Copy)]
pub(super) struct Share {
    pub(super) seat: Seat,
    pub(super) gain: f32,
    /// By who loses it.
    pub(super) loss: [f32; 4],
}

/// A hunt that lies ahead.
#[derive(Clone, Copy)]
struct Prospect {
    share: Share,
    /// Is it a hunt of the player whose turn it is? That one cannot move again whoever has moved already.
    active: bool,
    /// What is surely had, and what there is for who gets at nothing better.
    sure: Catch,
    least: f32,
    /// The hunters to choose from: whatever they may catch.
    quarries: [Quarry; NEUTRAL],
    choices: usize,
}

/// No hunt.
const NONE: Prospect = Prospect {
    share: Share { seat: Seat(0), gain: 0.0, loss: [0.0; 4] },
    active: false,
    sure: Catch::of(0.0),
    least: 0.0,
    quarries: [Quarry::NONE; NEUTRAL],
    choices: 0,
};

/// The hunts that lie ahead, in the order of play.
pub(super) struct Prospects<'a> {
    roles: &'a Roles,
    active: Seat,
    /// What matters of what everybody gets at: nobody else moves a player's hunter, and seals only eat cod.
    pub(super) needed: Hands,
    /// How much the final scores may still differ from what is expected.
    pub(super) fog: f32,
    count: usize,
    hunts: [Prospect; MOST],
}

impl<'a> Prospects<'a> {
    #[inline]
    pub(super) fn new(roles: &'a Roles, active: Seat, fog: f32) -> Prospects<'a> {
        Prospects { roles, active, needed: Hands::default(), fog, count: 0, hunts: [NONE; MOST] }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// A hunt with one of these hunters, which brings so much at least.
    #[inline]
    pub(super) fn hunt(&mut self, share: &Share, hunters: &[Hunter], least: f32) {
        let mut quarries = [Quarry::NONE; NEUTRAL];
        let active = share.seat == self.active;
        let needed = if active { &mut self.needed.active } else { &mut self.needed.others };
        for (quarry, &hunter) in quarries.iter_mut().zip(hunters) {
            *quarry = self.roles.quarry(hunter, share.seat);
            *needed = needed.with(quarry.needs());
        }
        self.push(Prospect {
            share: *share,
            active,
            sure: Catch::of(0.0),
            least,
            quarries,
            choices: hunters.len().min(NEUTRAL),
        });
    }

    /// A catch that is as good as made.
    #[inline]
    pub(super) fn catch(&mut self, share: &Share, sure: Catch) {
        self.push(Prospect { share: *share, sure, ..NONE });
    }

    #[inline]
    fn push(&mut self, prospect: Prospect) {
        if let Some(hunt) = self.hunts.get_mut(self.count) {
            *hunt = prospect;
            self.count += 1;
        }
    }

    /// Enters what comes of them if everybody gets at this.
    #[inline]
    pub(super) fn enter(&self, hands: &Hands, ledger: &mut impl Ledger) {
        for hunt in &self.hunts[..self.count] {
            let grasps = if hunt.active { hands.active } else { hands.others };
            let mut best = hunt.sure;
            for &quarry in &hunt.quarries[..hunt.choices] {
                let other = self.roles.best_catch(grasps, quarry);
                if other.worth > best.worth {
                    best = other;
                }
            }
            let Catch { worth, victim } = best.or_worth(hunt.least);
            ledger.add(hunt.share.seat, "term-catches", hunt.share.gain * worth);
            if let Some(victim) = victim.filter(|&victim| victim != hunt.share.seat) {
                ledger.add(victim, "term-safety", -hunt.share.loss[victim.index() & 3] * worth);
            }
        }
    }
}
