//! How promising choices look at first sight: each is tried out on a copy of the table, and the better its player seems to
//! stand after it, the heavier it weighs. Cards are judged by the best that their first tile can do. What hangs on hidden
//! cards is weighed by simple rules instead.

use engine::{Dice, NoLog};

use crate::action::Action;
use crate::cards::Card;
use crate::choices::Offer;
use crate::figures::Hunter;
use crate::sight::Sight;
use crate::state::{Arctic, Stage};

/// First impressions, in one table.
struct Impressions {
    /// How much more of a lead makes a choice e times as heavy; points are counted twice over.
    scale: f32,
    /// No choice is lighter than this in relation to the heaviest.
    lightest: f32,
    /// What it takes to move one more cod.
    more_cod: f32,
    /// A game won, or lost.
    victory: f32,
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
    scale: 0.15,
    lightest: 0.001,
    more_cod: 0.3,
    victory: 20.0,
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
            Stage::Action
            | Stage::Neutral
            | Stage::Hunt { .. }
            | Stage::Destination { .. }
            | Stage::Cod
            | Stage::Drift { .. }
            | Stage::Displace { .. }
            | Stage::Melt => self.try_out(actions, out),
            _ => out.extend(actions.iter().map(|&action| self.look_at_rest(action))),
        }
    }

    /// Weighs choices by how their player stands after them.
    fn try_out(&self, actions: &[Action], out: &mut Vec<f32>) {
        let sight = self.sight();
        let mut best = f32::MIN;
        out.extend(actions.iter().map(|&action| {
            let lead = self.lead_after(action, &sight) - Arctic::bother(action);
            best = best.max(lead);
            lead
        }));
        for (weight, &action) in out.iter_mut().zip(actions) {
            let look = ((*weight - best) / LOOKS.scale).exp().max(LOOKS.lightest);
            *weight = if self.forgoes_own(action) { 0.0 } else { look };
        }
    }

    /// With two or three players whoever uses the own hunter, be it for nothing, may use another one after it, but not the
    /// other way round (4.2): to begin with another one is never better.
    fn forgoes_own(&self, action: Action) -> bool {
        let Action::Activate(hunter) = action else { return false };
        let own = self.hunter_of(self.active).filter(|&own| own != hunter && self.usable(own));
        self.size < 4 && self.stage == Stage::Action && own.is_some()
    }

    /// How far the active player will be ahead after a choice, given who could bite whom before it.
    fn lead_after(&self, action: Action, sight: &Sight) -> f32 {
        let mut after = *self;
        // What is drawn does not matter: nobody's prospects depend on their cards.
        after.carry_out(action, &mut Dice::quick(0), &mut NoLog);
        if matches!(after.stage, Stage::Over { .. }) {
            return if after.winners().0.contains(self.active) { LOOKS.victory } else { -LOOKS.victory };
        }
        if matches!(action, Action::Play(_)) {
            let mut first_tile = BestLead { game: &after, sight, lead: None };
            after.choices(&mut first_tile);
            if let Some(lead) = first_tile.lead {
                return lead;
            }
        }
        after.lead(self.active, &after.sight_after(action, sight))
    }

    /// Further cod are moved only for a reason.
    fn bother(action: Action) -> f32 {
        match action {
            Action::Pick(figure) if figure.hunter() == Hunter::Cod => LOOKS.more_cod,
            _ => 0.0,
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
}

/// Tries out choices as they are offered, and keeps the best lead.
struct BestLead<'a> {
    game: &'a Arctic,
    sight: &'a Sight,
    lead: Option<f32>,
}

impl Offer for BestLead<'_> {
    fn one(&mut self, action: Action) {
        let lead = self.game.lead_after(action, self.sight);
        self.lead = Some(self.lead.map_or(lead, |best| best.max(lead)));
    }
}
