//! Trying out choices: how far the active player will be ahead after each of them.
//!
//! Whoever tries out a choice in earnest copies the table, carries the choice out and looks again ([`Arctic::lead_plainly`]). But most
//! choices only move ice or a figure. After all of these the turn stands at the same point, nobody has other points than before,
//! and a lead hangs on nothing but what everybody gets at. So that alone is found out, and leads that were seen already are not reckoned again.

use engine::{BySeat, Dice, NoLog};

use super::catches::Roles;
use super::grasp::{Hands, Sight};
use crate::action::Action;
use crate::cards::Card;
use crate::cells::{Cell, Cells, Direction};
use crate::choices::Offer;
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::state::{Arctic, Stage};

/// The lead of who has won; who has lost is as far behind.
pub(super) const VICTORY: f32 = 20.0;

/// So many leads are remembered.
const REMEMBERED: usize = 4;

/// The kinds of cards: a direction each, and those that melt.
const KINDS: usize = 7;

/// How the table looks before a choice.
pub(super) struct Present {
    pub(super) sight: Sight,
    hands: Hands,
    roles: Roles,
    standing: BySeat<f32>,
}

impl Arctic {
    /// How the table looks before a choice.
    pub(super) fn present(&self) -> Present {
        let sight = self.sight();
        Present { hands: sight.hands(self.now.moved), sight, roles: self.roles(), standing: self.standing() }
    }

    /// Carries a choice out on a copy of the table, as far as it leads without further choices.
    fn after(&self, action: Action) -> Arctic {
        let mut after = *self;
        // What is drawn does not matter: nobody's prospects depend on their cards.
        after.carry_out(action, &mut Dice::quick(0), &mut NoLog);
        // Whoever moves cod now takes the last plankton, wherever they go.
        if action == Action::Activate(Hunter::Cod) && after.plankton == 1 {
            after.finish(Hunter::Cod, &mut NoLog);
        }
        after
    }

    /// How far the active player will be ahead after a choice, everything looked at anew.
    fn lead_plainly(&self, action: Action) -> f32 {
        let after = self.after(action);
        if matches!(after.stage, Stage::Over { .. }) {
            return after.final_lead(self);
        }
        let hands = after.sight().hands(after.now.moved);
        after.lead(self.active, &after.roles(), &hands, after.standing())
    }

    /// The lead of who was active before, once the game is over.
    fn final_lead(&self, before: &Arctic) -> f32 {
        if self.winners().0.contains(before.active) { VICTORY } else { -VICTORY }
    }
}

/// Tries out the choices of one moment.
pub(super) struct Trial<'a> {
    game: &'a Arctic,
    now: &'a Present,
    /// The leads last seen after a move, a drift or a thaw, by what everybody got at.
    seen: [(Hands, f32); REMEMBERED],
    count: usize,
    /// Where the other cod are while one of them looks for a place.
    rest: Option<Cells>,
    /// What cards of each kind are good for.
    cards: [Option<f32>; KINDS],
}

impl<'a> Trial<'a> {
    pub(super) fn new(game: &'a Arctic, now: &'a Present) -> Trial<'a> {
        Trial { game, now, seen: Default::default(), count: 0, rest: None, cards: [None; KINDS] }
    }

    /// How far the active player will be ahead after a choice.
    pub(super) fn lead_after(&mut self, action: Action) -> f32 {
        match (action, self.game.stage) {
            (Action::Move(figure, cell, _), _) if figure.hunter() == Hunter::Cod => self.move_cod(figure, cell),
            (Action::Move(figure, cell, level), _) => self.move_hunter(figure, cell, level),
            (Action::Drift(cell), Stage::Drift { card, .. }) => match card.direction() {
                Some(direction) => self.drift(cell, direction),
                None => None,
            }
            .unwrap_or_else(|| self.carry_out(action)),
            (Action::Melt(cell), _) => self.melt(cell).unwrap_or_else(|| self.carry_out(action)),
            (Action::Play(card), _) => self.play(card),
            (Action::Activate(hunter), _) if hunter != Hunter::Cod => self.activate(hunter),
            _ => self.carry_out(action),
        }
    }

    /// The lead if everybody gets at this and nothing else has changed but where ice and figures are.
    #[inline]
    fn lead(&mut self, hands: Hands, stage: Stage) -> f32 {
        let known = self.seen[..self.count.min(REMEMBERED)].iter().find(|(seen, _)| *seen == hands);
        if let Some(&(_, lead)) = known {
            return lead;
        }
        let lead = if stage == self.game.stage {
            self.game.lead(self.game.active, &self.now.roles, &hands, self.now.standing)
        } else {
            Arctic { stage, ..*self.game }.lead(self.game.active, &self.now.roles, &hands, self.now.standing)
        };
        self.seen[self.count % REMEMBERED] = (hands, lead);
        self.count += 1;
        lead
    }

    fn move_hunter(&mut self, figure: Figure, cell: Cell, level: Level) -> f32 {
        let Present { sight, hands, .. } = self.now;
        let hands = sight.hands_after_move(hands, self.game.now.moved, figure, cell, level);
        let lead = self.lead(hands, Stage::Hunt { hunter: figure.hunter() });
        debug_assert_eq!(lead, self.game.lead_plainly(Action::Move(figure, cell, level)), "{figure} to {cell} {level}");
        lead
    }

    fn move_cod(&mut self, figure: Figure, cell: Cell) -> f32 {
        let game = self.game;
        let others = Figures::COD.but(figure);
        let rest = *self.rest.get_or_insert_with(|| others.iter().filter_map(|cod| game.cell_of(cod)).collect());
        let Present { sight, hands, .. } = self.now;
        let lead = self.lead(sight.hands_after_cod(hands, rest.with(cell.only())), Stage::Cod);
        debug_assert_eq!(lead, game.lead_plainly(Action::Move(figure, cell, Level::Water)), "{figure} to {cell}");
        lead
    }

    /// `None` if the drift does more than to change the sea.
    fn drift(&mut self, cell: Cell, direction: Direction) -> Option<f32> {
        let sight = Sight::of(self.now.sight.sea.drifted(cell, direction)?);
        Some(self.lead(sight.hands(self.game.now.moved), self.game.stage))
    }

    /// `None` if the thaw does more than to change the sea.
    fn melt(&mut self, cell: Cell) -> Option<f32> {
        let sight = Sight::of(self.now.sight.sea.melted(cell, self.game.pack)?);
        Some(self.lead(sight.hands(self.game.now.moved), self.game.stage))
    }

    /// What a card is good for shows only when it is used: by the best that its first tile can do. How many tiles follow is all one.
    fn play(&mut self, card: Card) -> f32 {
        let kind = card.direction().map_or(KINDS - 1, Direction::index);
        if let Some(lead) = self.cards[kind] {
            return lead;
        }
        let mut best: Option<f32> = None;
        let tiles = match card.direction() {
            Some(direction) => self.game.drifters(direction),
            None => self.game.ice,
        };
        for cell in tiles.iter() {
            let (lead, action) = match card.direction() {
                Some(direction) => (self.drift(cell, direction), Action::Drift(cell)),
                None => (self.melt(cell), Action::Melt(cell)),
            };
            let lead = lead.unwrap_or_else(|| self.game.after(Action::Play(card)).lead_plainly(action));
            debug_assert_eq!(lead, self.game.after(Action::Play(card)).lead_plainly(action), "{card}: {action}");
            best = Some(best.map_or(lead, |best| best.max(lead)));
        }
        let lead = best.unwrap_or_else(|| self.carry_out(Action::Play(card)));
        self.cards[kind] = Some(lead);
        lead
    }

    /// What a hunter is good for shows only when it is used: by the best that it can do first.
    fn activate(&self, hunter: Hunter) -> f32 {
        let after = self.game.after(Action::Activate(hunter));
        let mut first = BestLead { trial: Trial::new(&after, self.now), lead: None };
        after.choices(&mut first);
        first.lead.unwrap_or_else(|| self.carry_out(Action::Activate(hunter)))
    }

    /// The lead after a choice that is carried out on a copy of the table.
    fn carry_out(&self, action: Action) -> f32 {
        let (game, now) = (self.game, self.now);
        let after = game.after(action);
        if matches!(after.stage, Stage::Over { .. }) {
            return after.final_lead(game);
        }
        let changed = matches!(action, Action::Attack(..)) || after.igloo != game.igloo;
        let standing = if changed { after.standing() } else { now.standing };
        let moves = matches!(action, Action::Attack(..) | Action::Drift(_) | Action::Displace(..) | Action::Melt(_));
        let hands = if moves { after.sight() } else { now.sight }.hands(after.now.moved);
        let lead = after.lead(game.active, &now.roles, &hands, standing);
        debug_assert_eq!(lead, game.lead_plainly(action), "{action} changes more than one sees");
        lead
    }
}

/// Tries out choices as they are offered, and keeps the best lead.
struct BestLead<'a> {
    trial: Trial<'a>,
    lead: Option<f32>,
}

impl Offer for BestLead<'_> {
    fn one(&mut self, action: Action) {
        if self.trial.game.is_doubtful(action) {
            return;
        }
        let lead = self.trial.lead_after(action);
        self.lead = Some(self.lead.map_or(lead, |best| best.max(lead)));
    }
}
