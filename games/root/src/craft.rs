//! CRAFT (rules, 5.7): which cards can be crafted, how they are paid for, and what they bring.

use engine::{Log, cannot_be, certainly};

use crate::action::Action;
use crate::cards::{CRAFTABLE, Card, Cards, Item, Kind, Suit, distinct, payable};
use crate::choices::Choices;
use crate::event::{Discarded, Event, ItemFrom};
use crate::factions::{Condition, Faction, Leader, Piece, Source};
use crate::question::Question;
use crate::removal::{Batch, Cause};
use crate::state::{EVERYBODY, Root};

impl Root {
    /// Crafting pieces by suit that are not yet activated in this turn.
    #[inline]
    pub(crate) fn spare_crafting(&self, who: Faction) -> [u8; 3] {
        let piece = match who {
            Faction::Marquise => Piece::Workshop,
            Faction::Eyrie => Piece::Roost,
            Faction::Alliance => Piece::Sympathy,
            Faction::Cult => Piece::Garden,
            Faction::Vagabond | Faction::Vagabond2 => return self.spare_hammers(who),
            Faction::Riverfolk => return self.spare_posts(),
        };
        let mut spare = self.by_suit(piece);
        for suit in Suit::GROUND {
            let idle = who == Faction::Cult && suit != self.cult.outcast;
            let used = if idle { u8::MAX } else { self.this_turn.crafted[suit.index()] };
            spare[suit.index()] = spare[suit.index()].saturating_sub(used);
        }
        spare
    }

    /// Can this card be crafted with these crafting pieces?
    #[inline]
    pub(crate) fn is_craftable(&self, who: Faction, card: Card, spare: [u8; 3]) -> bool {
        !self.allowed(who, card.alone().common(&payable(spare))).is_empty()
    }

    /// The cards of these that could be crafted if their crafting pieces were there: whose item is left, of which no copy is in
    /// play, and for which there are funds.
    #[inline]
    fn allowed(&self, who: Faction, mut cards: Cards) -> Cards {
        if cards.is_empty() {
            return cards;
        }
        for item in Item::ALL.iter().filter(|item| self.items[item.index()] == 0) {
            cards = cards.without(&item.cards());
        }
        for card in self.player(who).play.iter() {
            cards = cards.without(&Card::new(card).copies());
        }
        if who == Faction::Riverfolk {
            cards = cards.iter().filter(|&card| self.funds_suffice(Card::new(card))).collect();
        }
        cards
    }

    /// The cards of the hand that can be crafted now.
    #[inline]
    pub(crate) fn craftable(&self, who: Faction) -> impl Iterator<Item = Card> {
        let mut cards = self.hand(who).common(&CRAFTABLE);
        if !cards.is_empty() {
            cards = cards.common(&payable(self.spare_crafting(who)));
        }
        distinct(self.allowed(who, cards))
    }

    pub(crate) fn list_crafts(&self, who: Faction, out: &mut impl Choices) {
        self.craftable(who).for_each(|card| out.add(Action::Craft(card)));
    }

    /// Begins to craft (or to export) a card: its cost is paid, free symbols by choice.
    pub(crate) fn craft(&mut self, who: Faction, card: Card, export: bool, log: &mut impl Log<Event>) {
        // Everybody sees now which card it will be.
        self.known.0[card.number() as usize] = EVERYBODY;
        let cost = card.printed().cost;
        for suit in Suit::GROUND {
            self.pay_symbols(who, suit, cost[suit.index()], log);
        }
        self.go_on_paying(who, card, cost[Suit::Bird.index()], export, log);
    }

    /// Activates crafting pieces of a suit.
    fn pay_symbols(&mut self, who: Faction, suit: Suit, symbols: u8, log: &mut impl Log<Event>) {
        if symbols == 0 {
            return;
        }
        match who {
            Faction::Vagabond | Faction::Vagabond2 => self.use_hammers(who, symbols, log),
            Faction::Riverfolk => self.riverfolk.plan[suit.index() % 3] += symbols,
            _ => self.this_turn.crafted[suit.index() % 3] += symbols,
        }
    }

    fn go_on_paying(&mut self, who: Faction, card: Card, left: u8, export: bool, log: &mut impl Log<Event>) {
        if left > 0 {
            self.ask(who, Question::CraftAnySuit { card, left, export });
        } else if who == Faction::Riverfolk {
            self.pay_for_craft(card, export, log);
        } else {
            self.finish_craft(who, card, log);
        }
    }

    /// Suits that can pay a free symbol.
    pub(crate) fn list_any_suit(&self, who: Faction, out: &mut impl Choices) {
        let spare = self.spare_crafting(who);
        let suits = Suit::GROUND.into_iter().filter(|suit| spare[suit.index()] > 0);
        suits.for_each(|suit| out.add(Action::Suit(suit)));
    }

    pub(crate) fn pay_any_suit(
        &mut self,
        who: Faction,
        card: Card,
        left: u8,
        export: bool,
        suit: Suit,
        log: &mut impl Log<Event>,
    ) {
        self.pay_symbols(who, suit, 1, log);
        self.go_on_paying(who, card, left - 1, export, log);
    }

    /// The cost is paid: the card takes effect.
    pub(crate) fn finish_craft(&mut self, who: Faction, card: Card, log: &mut impl Log<Event>) {
        let seat = self.seat(who);
        log.tell(Event::Crafts { who: seat, card });
        match card.kind() {
            Kind::Item(item) => {
                self.discard(who, card, Discarded::Crafted, log);
                certainly(self.items[item.index()] > 0);
                self.items[item.index()] = self.items[item.index()].saturating_sub(1);
                if who.is_vagabond() {
                    self.vagabond_mut(who).items[item.index()][Condition::Ready.index()] += 1;
                } else {
                    self.player_mut(who).crafted[item.index()] += 1;
                }
                log.tell(Event::GainsItem { who: seat, item, from: ItemFrom::Crafted });
                // Disdain for Trade.
                let disdain = who == Faction::Eyrie && self.eyrie.leader != Some(Leader::Builder);
                let points = if disdain { 1 } else { card.printed().points };
                self.score(who, points as i8, Source::Crafting, log);
            }
            Kind::Persistent(_) => {
                let player = self.player_mut(who);
                certainly(player.hand.remove(card.number()));
                player.play.insert(card.number());
            }
            Kind::Favor => {
                self.discard(who, card, Discarded::Crafted, log);
                let everywhere = self.clearings(card.suit());
                let losses = everywhere.iter().map(|clearing| self.opponents_pieces(who, clearing));
                let batch: Batch = losses.filter(|loss| !loss.pieces.is_empty()).collect();
                self.remove(&batch, Cause::Other, log);
            }
            // Neither can be crafted.
            Kind::Ambush | Kind::Dominance => cannot_be(),
        }
    }
}
