//! Trying out choices: how far the active player will be ahead after each of them.
//!
//! Whoever tries out a choice in earnest copies the table, carries the choice out and looks again ([`Arctic::lead_plainly`]). But most
//! choices only move ice or a figure. After all of these the turn stands at the same point, nobody has other points than before,
//! and a lead hangs on nothing but what everybody gets at. So that alone is found out, and leads that were seen already are not reckoned again.

use engine::{Dice, NoLog};

use super::catches::Roles;
use super::grasp::{Hands, Sight};
use super::outlook::Expected;
use super::prospects::Prospects;
use crate::action::Action;
use crate::cards::Card;
use crate::cells::{Cell, Cells, Direction};
use crate::choices::Offer;
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::state::{Arctic, LAST_TURN, Stage};

/// The lead of who has won; who has lost is as far behind.
pub(super) const VICTORY: f32 = 20.0;

/// So many leads are remembered.
const REMEMBERED: usize = 4;

/// The kinds of cards: a direction each, and those that melt.
const KINDS: usize = 7;

/// How the table looks before a choice.
pub(super) struct Present {
    pub(super) sight: Sight,
    pub(super) hands: Hands,
    roles: Roles,
    standing: Expected,
}

impl Arctic {
    /// How the table looks before a choice.
    #[inline]
    pub(super) fn present(&self) -> Present {
        let sight = self.sight();
        Present { hands: sight.hands(self.now.moved), sight, roles: self.roles(), standing: self.standing() }
    }

    /// What lies ahead after a move, a drift or a thaw. After a move the turn stands where it stood before the figure was picked; after a
    /// drift or a thaw as much is ahead as before.
    #[inline]
    pub(super) fn prospects_then<'a>(&self, now: &'a Present) -> Prospects<'a> {
        let stage = match self.stage {
            Stage::Destination { figure } if figure.hunter() == Hunter::Cod => Stage::Cod,
            Stage::Destination { figure } => Stage::Hunt { hunter: figure.hunter() },
            _ => return self.prospects(&now.roles),
        };
        Arctic { stage, ..*self }.prospects(&now.roles)
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
    pub(super) fn lead_plainly(&self, action: Action) -> f32 {
        let after = self.after(action);
        if matches!(after.stage, Stage::Over { .. }) {
            return after.final_lead(self);
        }
        let hands = after.sight().hands(after.now.moved);
        after.lead(self.active, &after.prospects(&after.roles()), &hands, after.standing())
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
    /// What lies ahead after a move, a drift or a thaw.
    prospects: &'a Prospects<'a>,
    /// The leads last seen after one, by what everybody got at.
    seen: [(Hands, f32); REMEMBERED],
    count: usize,
    /// Where the other cod are while one of them looks for a place.
    rest: Option<Cells>,
    /// What cards of each kind are good for.
    cards: [Option<f32>; KINDS],
}

impl<'a> Trial<'a> {
    pub(super) fn new(game: &'a Arctic, now: &'a Present, prospects: &'a Prospects) -> Trial<'a> {
        Trial { game, now, prospects, seen: Default::default(), count: 0, rest: None, cards: [None; KINDS] }
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
    fn lead(&mut self, hands: Hands) -> f32 {
        let hands = hands.common(self.prospects.needed);
        let known = self.seen[..self.count.min(REMEMBERED)].iter().find(|(seen, _)| *seen == hands);
        if let Some(&(_, lead)) = known {
            return lead;
        }
        let lead = self.game.lead(self.game.active, self.prospects, &hands, self.now.standing);
        self.seen[self.count % REMEMBERED] = (hands, lead);
        self.count += 1;
        lead
    }

    fn move_hunter(&mut self, figure: Figure, cell: Cell, level: Level) -> f32 {
        let Present { sight, hands, .. } = self.now;
        let hands = sight.hands_after_move(hands, &self.prospects.needed, (figure, cell, level));
        let lead = self.lead(hands);
        debug_assert_eq!(lead, self.game.lead_plainly(Action::Move(figure, cell, level)), "{figure} to {cell} {level}");
        lead
    }

    fn move_cod(&mut self, figure: Figure, cell: Cell) -> f32 {
        let game = self.game;
        let others = Figures::COD.but(figure);
        let rest = *self.rest.get_or_insert_with(|| others.iter().filter_map(|cod| game.cell_of(cod)).collect());
        let Present { sight, hands, .. } = self.now;
        let lead = self.lead(sight.hands_after_cod(hands, rest.with(cell.only())));
        debug_assert_eq!(lead, game.lead_plainly(Action::Move(figure, cell, Level::Water)), "{figure} to {cell}");
        lead
    }

    /// `None` if the drift does more than to change the sea.
    fn drift(&mut self, cell: Cell, direction: Direction) -> Option<f32> {
        let sea = self.now.sight.sea.drifted(cell, direction)?;
        Some(self.lead(sea.hands()))
    }

    /// `None` if the thaw does more than to change the sea.
    fn melt(&mut self, cell: Cell) -> Option<f32> {
        let sea = self.now.sight.sea.melted(cell, self.game.pack)?;
        Some(self.lead(sea.hands()))
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
    fn activate(&mut self, hunter: Hunter) -> f32 {
        let after = self.game.after(Action::Activate(hunter));
        let prospects = after.prospects_then(self.now);
        let mut first = BestLead { trial: Trial::new(&after, self.now, &prospects), lead: None };
        after.choices(&mut first);
        first.lead.unwrap_or_else(|| self.carry_out(Action::Activate(hunter)))
    }

    /// The lead after another choice. Many do nothing but to go on; what else is done is carried out on a copy of the table.
    fn carry_out(&mut self, action: Action) -> f32 {
        let game = self.game;
        let lead = match (action, game.stage) {
            // The hunter is in use as before.
            (Action::Pick(_), Stage::Hunt { .. }) => self.lead(self.now.hands),
            // Whatever is drawn and kept, the others are next.
            (Action::EndTurn, _) if game.turn < LAST_TURN => self.lead_at(Stage::Refresh),
            (Action::Skip, _) => self.lead_at(Stage::Action),
            (Action::Finish, Stage::Hunt { hunter }) => self.lead_at(game.stage_after(hunter)),
            (Action::Activate(Hunter::Cod), _) if game.plankton > 1 => self.lead_at(Stage::Cod),
            _ => {
                let after = game.after(action);
                if matches!(after.stage, Stage::Over { .. }) {
                    return after.final_lead(game);
                }
                let changed = matches!(action, Action::Attack(..)) || after.igloo != game.igloo;
                let standing = if changed { after.standing() } else { self.now.standing };
                let hands = after.sight().hands(after.now.moved);
                after.lead(game.active, &after.prospects(&self.now.roles), &hands, standing)
            }
        };
        debug_assert_eq!(lead, game.lead_plainly(action), "{action} changes more than one sees");
        lead
    }

    /// The lead if the turn stood at another point, no hunter were in use and all else were as it is.
    fn lead_at(&self, stage: Stage) -> f32 {
        let mut after = Arctic { stage, ..*self.game };
        after.now.hunted = true;
        let hands = self.now.sight.hands(Figures::NONE);
        after.lead(after.active, &after.prospects(&self.now.roles), &hands, self.now.standing)
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
