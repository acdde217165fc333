//! The services of the Riverfolk (rules, 11.8), bought at the start of another player's Birdsong. What riverboats and
//! mercenaries then change is told where it counts: `clearing.rs`, `battle.rs`, `hits.rs`.

use engine::Log;

use crate::action::Action;
use crate::cards::{Item, distinct};
use crate::choices::{Choices, not_listed};
use crate::event::{Event, HandOver};
use crate::factions::{Faction, Piece, Service};
use crate::question::{Purchase, Question};
use crate::state::Root;

impl Purchase {
    /// The service it is.
    pub const fn service(self) -> Service {
        match self {
            Purchase::Card(_) => Service::HandCard,
            Purchase::Riverboats => Service::Riverboats,
            Purchase::Mercenaries => Service::Mercenaries,
        }
    }
}

impl Root {
    /// The window opens: fixes how many services the player may buy, one and one more for each clearing with a trade post
    /// where the player is present; none without Riverfolk.
    pub(crate) fn open_services(&mut self, who: Faction) {
        let posts = self.with_piece(Piece::TradePost);
        let near = posts.common(self.presence(who)).len() as u8;
        let open = who != Faction::Riverfolk && self.plays(Faction::Riverfolk);
        self.this_turn.purchases = if open { 1 + near } else { 0 };
    }

    fn can_pay_for(&self, who: Faction, service: Service) -> bool {
        let purse = if who.is_vagabond() { self.vagabond(who).all_ready() } else { self.player(who).supply };
        purse >= self.riverfolk.prices[service.index()]
    }

    /// The services that the player can buy now: `buy:…` choices.
    pub(crate) fn list_services(&self, who: Faction, out: &mut impl Choices) {
        if self.this_turn.purchases == 0 {
            return;
        }
        if self.can_pay_for(who, Service::HandCard) {
            distinct(self.hand(Faction::Riverfolk)).for_each(|card| out.add(Action::BuyCard(card)));
        }
        if !self.this_turn.riverboats && self.can_pay_for(who, Service::Riverboats) {
            out.add(Action::BuyRiverboats);
        }
        if !self.this_turn.mercenaries && !who.is_vagabond() && self.can_pay_for(who, Service::Mercenaries) {
            out.add(Action::BuyMercenaries);
        }
    }

    /// Buys a service. The menu has asked itself again; a Vagabond is asked for items first.
    pub(crate) fn buy_service(&mut self, who: Faction, action: Action, log: &mut impl Log<Event>) {
        let purchase = match action {
            Action::BuyCard(card) => Purchase::Card(card),
            Action::BuyRiverboats => Purchase::Riverboats,
            Action::BuyMercenaries => Purchase::Mercenaries,
            _ => return not_listed(Question::BirdsongStart, action),
        };
        self.this_turn.purchases -= 1;
        let service = purchase.service();
        let price = self.riverfolk.prices[service.index()];
        log.tell(Event::Buys { who: self.seat(who), service, price });
        if who.is_vagabond() {
            self.ask(who, Question::PayItem { left: price, purchase });
        } else {
            self.player_mut(who).supply -= price;
            self.riverfolk.payments[who.index()] += price;
            self.deliver(who, purchase, log);
        }
    }

    /// A Vagabond exhausts an item for a service, and the Riverfolk pay themselves a warrior for it.
    pub(crate) fn pay_item(
        &mut self,
        who: Faction,
        left: u8,
        purchase: Purchase,
        item: Item,
        log: &mut impl Log<Event>,
    ) {
        self.exhaust(who, item, log);
        self.pay_ourselves(1);
        if left > 1 {
            self.ask(who, Question::PayItem { left: left - 1, purchase });
        } else {
            self.deliver(who, purchase, log);
        }
    }

    /// The buyer gets what was paid for.
    fn deliver(&mut self, who: Faction, purchase: Purchase, log: &mut impl Log<Event>) {
        match purchase {
            Purchase::Card(card) => {
                self.hand_over(Faction::Riverfolk, who, card, card.alone(), HandOver::Bought, log);
            }
            Purchase::Riverboats => self.this_turn.riverboats = true,
            Purchase::Mercenaries => self.this_turn.mercenaries = true,
        }
    }
}
