//! What can be chosen at each moment (rules, chapter 4).

use crate::action::Action;
use crate::cards::Card;
use crate::cells::{Cell, Cells};
use crate::figures::{Figure, Figures, Hunter, Level, Target};
use crate::movement::Reach;
use crate::state::{Arctic, Stage};

/// Takes choices as they are offered.
pub(crate) trait Offer {
    /// One choice.
    fn one(&mut self, action: Action);

    /// A choice for each of the cells.
    #[inline]
    fn each(&mut self, cells: Cells, action: impl Fn(Cell) -> Action) {
        cells.iter().for_each(|cell| self.one(action(cell)));
    }
}

impl Offer for Vec<Action> {
    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }
}

/// Counts choices, and remembers the first.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) count: usize,
    pub(crate) first: Option<Action>,
}

impl Offer for Count {
    #[inline]
    fn one(&mut self, action: Action) {
        if self.count == 0 {
            self.first = Some(action);
        }
        self.count += 1;
    }

    #[inline]
    fn each(&mut self, cells: Cells, action: impl Fn(Cell) -> Action) {
        if self.count == 0 {
            self.first = cells.first().map(action);
        }
        self.count += cells.len();
    }
}

impl Arctic {
    /// Offers every legal choice, in a fixed order.
    #[inline]
    pub(crate) fn choices(&self, offer: &mut impl Offer) {
        match self.stage {
            Stage::Kind
            | Stage::Tile { .. }
            | Stage::Berg
            | Stage::Hunter
            | Stage::Corner { .. }
            | Stage::Level { .. }
            | Stage::Igloo => self.offer_building(offer),
            Stage::Return { figure } => self.offer_returns(figure, offer),
            Stage::Action => self.offer_actions(offer),
            Stage::Neutral => {
                self.offer_neutrals(offer);
                offer.one(Action::Skip);
            }
            Stage::Hunt { hunter } => self.offer_hunt(hunter, offer),
            Stage::Cod => self.offer_cod(offer),
            Stage::Destination { figure } => self.offer_moves(figure, offer),
            Stage::Drift { card, left } => {
                if let (Some(direction), 1..) = (card.direction(), left) {
                    offer.each(self.drifters(direction), Action::Drift);
                }
            }
            Stage::Displace { card, figure, .. } => {
                let Reach { ice, water } = self.landings(figure, card);
                offer.each(ice, |cell| Action::Displace(figure, cell, Level::Ice));
                offer.each(water, |cell| Action::Displace(figure, cell, Level::Water));
            }
            Stage::Melt => offer.each(self.ice, Action::Melt),
            Stage::Escape { seal, .. } => self.offer_flights(seal, offer),
            Stage::Answer { card, .. } => self.offer_answers(card, offer),
            Stage::FleeTo { .. } => {
                offer.one(Action::FleeTo(Level::Ice));
                offer.one(Action::FleeTo(Level::Water));
            }
            Stage::Refresh => {
                offer.one(Action::Keep);
                offer.one(Action::Refresh);
            }
            Stage::Over { .. } => {}
        }
    }

    /// Every corner without an iceberg; a seal may come back on or under the ice.
    fn offer_returns(&self, figure: Figure, offer: &mut impl Offer) {
        for corner in Cells::CORNERS.common(self.open()).iter() {
            if figure.hunter() == Hunter::Seal && self.ice.contains(corner) {
                offer.one(Action::Return(corner, Some(Level::Ice)));
                offer.one(Action::Return(corner, Some(Level::Water)));
            } else {
                offer.one(Action::Return(corner, None));
            }
        }
    }

    #[inline]
    fn offer_actions(&self, offer: &mut impl Offer) {
        if !self.now.card_done {
            Card::each(self.house(self.active).hand).for_each(|card| offer.one(Action::Play(card)));
        }
        if !self.now.hunted {
            if let Some(own) = self.hunter_of(self.active).filter(|&own| self.usable(own)) {
                offer.one(Action::Activate(own));
            }
            self.offer_neutrals(offer);
        }
        if self.now.card_done {
            offer.one(Action::EndTurn);
        }
    }

    #[inline]
    fn offer_neutrals(&self, offer: &mut impl Offer) {
        if self.size < 4 {
            for hunter in Hunter::PLAYED {
                if self.owner(hunter).is_none() && self.usable(hunter) {
                    offer.one(Action::Activate(hunter));
                }
            }
        }
        if self.usable(Hunter::Cod) {
            offer.one(Action::Activate(Hunter::Cod));
        }
    }

    #[inline]
    fn offer_hunt(&self, hunter: Hunter, offer: &mut impl Offer) {
        let movers = self.movers(hunter);
        match (movers.len(), movers.first()) {
            (1, Some(figure)) => self.offer_moves(figure, offer),
            _ => movers.iter().for_each(|figure| offer.one(Action::Pick(figure))),
        }
        if self.now.attacked.is_empty() {
            for figure in hunter.figures().iter() {
                for prey in self.prey_of(figure).iter() {
                    offer.one(Action::Attack(figure, Target::Figure(prey)));
                }
                if self.can_raid(figure) {
                    offer.one(Action::Attack(figure, Target::Igloo));
                }
            }
        }
        offer.one(Action::Finish);
    }

    #[inline]
    fn offer_moves(&self, figure: Figure, offer: &mut impl Offer) {
        let Reach { ice, water } = self.destinations(figure);
        offer.each(ice, |cell| Action::Move(figure, cell, Level::Ice));
        offer.each(water, |cell| Action::Move(figure, cell, Level::Water));
    }

    /// Cod on one cell are alike, so only the first of them is offered.
    #[inline]
    fn offer_cod(&self, offer: &mut impl Offer) {
        let open = self.open();
        let mut seen = Cells::NONE;
        for cod in Figures::COD.without(self.now.moved).iter() {
            let Some(cell) = self.cell_of(cod) else { continue };
            if !seen.contains(cell) && !cell.around().common(open).is_empty() {
                offer.one(Action::Pick(cod));
            }
            seen.insert(cell);
        }
        if !self.now.moved.is_empty() {
            offer.one(Action::Finish);
        }
    }
}
