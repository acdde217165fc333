//! How promising choices look at first sight: each is tried out on a copy of the table, and the better its player seems to
//! stand after it, the heavier it weighs. Cards are judged by the best that their first tile can do, hunters by their best
//! first move, cod by where they are wanted. What hangs on hidden cards is weighed by simple rules instead, and what hardly
//! any player would do is doubtful.

use engine::DOUBTFUL;
use engine::maths::exp;

use super::trial::{Trial, VICTORY};
use crate::action::Action;
use crate::cards::Card;
use crate::figures::Hunter;
use crate::state::{Arctic, Stage};

/// First impressions, in one table.
struct Impressions {
    /// How much more of a lead makes a choice e times as heavy, with two, three and four players; points are counted twice over.
    scale: [f32; 3],
    /// No choice is lighter than this in relation to the heaviest.
    lightest: f32,
    /// What it takes to move one more neutral seal.
    reason: f32,
    /// As long as more plankton than this is left, half a point is never too much, with two, three and four players.
    plenty: [u8; 3],
    /// An ordinary choice.
    plain: f32,
    /// How much is left of a choice that leads into danger.
    danger: f32,
    /// Giving up although something could be done.
    idle: f32,
    /// Catching a seal that flees.
    answer: f32,
    /// For each card of a direction that the attacker cannot hold.
    safe_card: f32,
}

const LOOKS: Impressions = Impressions {
    scale: [0.15, 0.15, 0.2],
    lightest: 0.001,
    reason: 0.05,
    plenty: [3, 3, 1],
    plain: 1.0,
    danger: 0.4,
    idle: 0.1,
    answer: 8.0,
    safe_card: 0.5,
};

impl Arctic {
    /// A weight for each of the legal choices.
    pub(crate) fn impressions(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        match self.stage {
            Stage::Cod => self.weigh_cod(actions, out),
            Stage::Destination { figure } if figure.hunter() == Hunter::Cod => self.weigh_shoals(actions, out),
            Stage::Action
            | Stage::Neutral
            | Stage::Hunt { .. }
            | Stage::Destination { .. }
            | Stage::Drift { .. }
            | Stage::Displace { .. }
            | Stage::Melt => self.try_out(actions, out),
            _ => out.extend(actions.iter().map(|&action| self.look_at_rest(action))),
        }
    }

    /// Weighs choices by how their player stands after them.
    fn try_out(&self, actions: &[Action], out: &mut Vec<f32>) {
        let now = self.present();
        let prospects = self.prospects_then(&now);
        let mut trial = Trial::new(self, &now, &prospects);
        out.extend(actions.iter().map(|&action| self.first_lead(action, &mut trial)));
        self.spare_neutrals(actions, out);
        self.exaggerate(out);
    }

    /// Weighs where a cod goes: of the good places those after which its mover stands best.
    fn weigh_shoals(&self, actions: &[Action], out: &mut Vec<f32>) {
        let now = self.present();
        let prospects = self.prospects_then(&now);
        let mut trial = Trial::new(self, &now, &prospects);
        self.compare_places(actions, &now.sight.reach, out);
        for (lead, &action) in out.iter_mut().zip(actions).filter(|(lead, _)| **lead > DOUBT) {
            *lead += trial.lead_after(action);
        }
        self.exaggerate(out);
    }

    /// How far the active player seems to be ahead after a choice; [`DOUBT`] if it is doubtful and does not win at once.
    fn first_lead(&self, action: Action, trial: &mut Trial) -> f32 {
        if self.is_never_better(action) {
            return NEVER;
        }
        let doubtful = self.is_doubtful(action);
        if doubtful && !self.ends_soon() {
            return DOUBT;
        }
        let lead = trial.lead_after(action);
        if doubtful && lead < VICTORY { DOUBT } else { lead }
    }

    /// With fewer than four players the own hunter comes before all others or not at all. Whoever uses it and finishes at once stands
    /// where another one could have been used first, and may have caught something on the way.
    fn is_never_better(&self, action: Action) -> bool {
        matches!(action, Action::Activate(_)) && self.is_doubtful(action) && !self.ends_soon()
    }

    /// To use a hunter for nothing is the same as not to use it. But the own one comes before a neutral one, even if it stays
    /// where it is: whoever begins with a neutral one gives up something for nothing. And as long as there is plenty of
    /// plankton, nobody goes home without it who has nothing better to do.
    pub(super) fn is_doubtful(&self, action: Action) -> bool {
        let first = self.hunter_of(self.active).filter(|_| self.size < 4);
        let plenty = self.plankton > LOOKS.plenty[self.by_players()];
        match (action, self.stage) {
            (Action::Activate(hunter), Stage::Action) => first.is_some_and(|own| own != hunter && self.usable(own)),
            (Action::Finish, Stage::Hunt { hunter }) => {
                first != Some(hunter) && self.now.moved.with(self.now.attacked).is_empty()
            }
            (Action::EndTurn, _) => !self.now.hunted && plenty && self.usable(Hunter::Cod),
            (Action::Skip, _) => plenty && self.usable(Hunter::Cod),
            _ => false,
        }
    }

    /// The other neutral seal moves, too, only if that is better than to leave it alone.
    fn spare_neutrals(&self, actions: &[Action], leads: &mut [f32]) {
        let Stage::Hunt { hunter } = self.stage else { return };
        if self.owner(hunter).is_some() || self.now.moved.with(self.now.attacked).is_empty() {
            return;
        }
        let finish = actions.iter().position(|&action| action == Action::Finish);
        let Some(&rest) = finish.and_then(|index| leads.get(index)) else { return };
        for (lead, _) in leads.iter_mut().zip(actions).filter(|(_, action)| matches!(action, Action::Move(..))) {
            if *lead < rest + LOOKS.reason {
                *lead = DOUBT;
            }
        }
    }

    fn look_at_rest(&self, action: Action) -> f32 {
        match action {
            Action::Flee(card) => LOOKS.plain + LOOKS.safe_card * self.harmless(card),
            Action::Stay => LOOKS.idle,
            Action::Answer(_) => LOOKS.answer,
            Action::Pass => LOOKS.idle,
            Action::Refresh => 0.5 * LOOKS.plain,
            Action::Return(cell, level) => {
                let Stage::Return { figure } = self.stage else { return LOOKS.plain };
                let level = self.level_on(figure, cell, level);
                let risky = self.in_danger(&self.sight(), figure, cell, level, self.active);
                if risky { LOOKS.danger * LOOKS.danger } else { LOOKS.plain }
            }
            Action::FleeTo(level) => {
                let Stage::FleeTo { seal, cell, .. } = self.stage else { return LOOKS.plain };
                let risky = self.in_danger(&self.sight(), seal, cell, level, self.asked());
                if risky { LOOKS.danger } else { LOOKS.plain }
            }
            _ => LOOKS.plain,
        }
    }

    /// How many cards of a flee card's direction the attacker cannot hold: those discarded or in the own hand.
    fn harmless(&self, card: Card) -> f32 {
        let Some(direction) = card.direction() else { return 0.0 };
        let seen = self.discard.with(&self.house(self.seal_player()).hand);
        Card::of_direction(direction).common(&seen).len() as f32
    }

    /// Turns leads into weights.
    fn exaggerate(&self, leads: &mut [f32]) {
        let scale = LOOKS.scale[self.by_players()];
        let best = leads.iter().copied().fold(DOUBT, f32::max);
        for lead in leads.iter_mut() {
            *lead = match *lead {
                NEVER => 0.0,
                DOUBT => DOUBTFUL,
                lead => exp((lead - best) / scale).max(LOOKS.lightest),
            };
        }
    }
}

/// The lead by a choice that a rule of thumb advises against.
pub(super) const DOUBT: f32 = f32::MIN;

/// The lead by a choice that is never better than another one.
const NEVER: f32 = f32::NEG_INFINITY;
