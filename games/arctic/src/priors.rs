//! How promising choices look at first sight: catch what can be caught, get out of danger, let no free plankton lie.

use engine::Seat;

use crate::action::Action;
use crate::cards::Card;
use crate::cells::Cell;
use crate::figures::{Figure, Figures, Hunter, Level, Target};
use crate::sight::Sight;
use crate::state::{Arctic, IGLOO_POINTS, Stage};

/// First impressions, in one table.
struct Impressions {
    /// An ordinary choice.
    plain: f32,
    /// For each half point of prey that a choice brings within bite.
    prey: f32,
    /// For each half point of prey that a choice bites.
    bite: f32,
    /// How much is left of a choice that leads into danger.
    danger: f32,
    /// Doing nothing although something could be done.
    idle: f32,
    /// Moving one more cod.
    more_cod: f32,
    /// For each half point that ice brings within reach or takes from those who threaten.
    swing: f32,
    /// For each card of a direction that the attacker cannot hold.
    safe_card: f32,
}

const LOOKS: Impressions = Impressions {
    plain: 1.0,
    prey: 2.0,
    bite: 8.0,
    danger: 0.4,
    idle: 0.05,
    more_cod: 0.15,
    swing: 0.6,
    safe_card: 0.5,
};

impl Arctic {
    /// A weight for each of the legal choices.
    pub(crate) fn impressions(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        match self.stage {
            Stage::Action | Stage::Neutral => {
                let sight = self.sight();
                out.extend(actions.iter().map(|&action| self.look_at_turn(action, &sight)));
            }
            Stage::Hunt { .. } | Stage::Destination { .. } | Stage::Cod => {
                let sight = self.sight();
                out.extend(actions.iter().map(|&action| self.look_at_hunt(action, &sight)));
            }
            Stage::Drift { card, left } => self.look_at_ice(actions, out, |after, action| {
                if let Action::Drift(cell) = action {
                    after.drift(cell, card, left, &mut engine::NoLog);
                }
            }),
            Stage::Melt => self.look_at_ice(actions, out, |after, action| {
                if let Action::Melt(cell) = action {
                    after.melt(cell, &mut engine::NoLog);
                }
            }),
            Stage::Displace { .. } => self.look_at_ice(actions, out, |after, action| {
                if let Action::Displace(figure, cell, level) = action {
                    after.put(figure, cell, level);
                }
            }),
            _ => out.extend(actions.iter().map(|&action| self.look_at_rest(action))),
        }
    }

    fn look_at_turn(&self, action: Action, sight: &Sight) -> f32 {
        match action {
            Action::Play(_) => 0.6 * LOOKS.plain,
            Action::Activate(Hunter::Cod) => LOOKS.plain,
            Action::Activate(hunter) => LOOKS.plain + LOOKS.prey * self.best_catch(sight, hunter, self.active).worth,
            _ => LOOKS.idle,
        }
    }

    fn look_at_hunt(&self, action: Action, sight: &Sight) -> f32 {
        match action {
            Action::Attack(_, Target::Figure(prey)) => LOOKS.bite * self.worth(prey),
            Action::Attack(_, Target::Igloo) => LOOKS.bite * 2.0 * f32::from(IGLOO_POINTS),
            Action::Move(figure, ..) if figure.hunter() == Hunter::Cod => LOOKS.plain,
            Action::Move(figure, cell, level) => {
                let found = if self.now.attacked.is_empty() && !self.now.returned.has(figure) {
                    self.worth_there(figure, cell, level)
                } else {
                    0.0
                };
                let mine = self.owner(figure.hunter()) == Some(self.active);
                let risky = mine && self.in_danger(sight, figure, cell, level, self.active);
                (LOOKS.plain + LOOKS.prey * found * found) * if risky { LOOKS.danger } else { 1.0 }
            }
            Action::Pick(figure) if figure.hunter() == Hunter::Cod => LOOKS.more_cod,
            Action::Pick(_) => LOOKS.plain,
            Action::Finish if self.stage == Stage::Cod => LOOKS.plain,
            _ => 4.0 * LOOKS.idle,
        }
    }

    /// The best prey that a figure would find on a place.
    fn worth_there(&self, figure: Figure, cell: Cell, level: Level) -> f32 {
        let own = self.hunter_of(self.active).map_or(Figures::NONE, Hunter::figures);
        let here = self.figures_at(cell).without(own).without(figure.only());
        let prey = self.within_reach(figure.hunter(), level, here).one_cod();
        let best = prey.iter().map(|prey| self.worth(prey)).fold(0.0, f32::max);
        let raids = figure.hunter().raids()
            && level == Level::Ice
            && self.igloo.cell() == Some(cell)
            && self.owner(Hunter::Eskimo) != Some(self.active);
        if raids { best.max(2.0 * f32::from(IGLOO_POINTS)) } else { best }
    }

    /// Tries what the ice would do, and looks who gains by it.
    fn look_at_ice(&self, actions: &[Action], out: &mut Vec<f32>, try_out: impl Fn(&mut Arctic, Action)) {
        out.extend(actions.iter().map(|&action| {
            let mut after = *self;
            try_out(&mut after, action);
            (LOOKS.swing * after.prospect(self.active)).exp()
        }));
    }

    /// What a player has in reach, less what others have in reach of them.
    fn prospect(&self, seat: Seat) -> f32 {
        let sight = self.sight();
        let Some(own) = self.hunter_of(seat) else { return 0.0 };
        let mut prospect = 0.0;
        if !self.now.hunted {
            prospect += self.best_catch(&sight, own, seat).worth;
            if self.size < 4 {
                let neutral = Hunter::PLAYED.into_iter().filter(|&hunter| self.owner(hunter).is_none());
                let best = neutral.map(|hunter| self.best_catch(&sight, hunter, seat).worth).fold(0.0, f32::max);
                prospect += best;
            }
        }
        for figure in own.figures().iter() {
            let Some(cell) = self.cell_of(figure) else { continue };
            if self.in_danger(&sight, figure, cell, self.level_of(figure), seat) {
                prospect -= 0.5 * self.worth(figure);
            }
        }
        prospect
    }

    fn look_at_rest(&self, action: Action) -> f32 {
        match action {
            Action::Flee(card) => LOOKS.plain + LOOKS.safe_card * self.harmless(card),
            Action::Stay => 2.0 * LOOKS.idle,
            Action::Answer(_) => LOOKS.bite,
            Action::Pass => 2.0 * LOOKS.idle,
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
