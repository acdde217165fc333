//! Cards in play (rules, 5.8): what they offer in Birdsong and Daylight. Those of battles are told in
//! `battle.rs`.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{Card, DOMINANCE, Power};
use crate::choices::Choices;
use crate::event::{Event, HandOver};
use crate::factions::{Faction, Source};
use crate::map::Clearing;
use crate::removal::{Batch, Cause, Loss};
use crate::state::{Root, Site, Step};

impl Root {
    /// What cards in play offer in every menu of Birdsong (BX).
    #[inline]
    pub(crate) fn birdsong_extras(&self, who: Faction, out: &mut impl Choices) {
        if self.player(who).play.is_empty() {
            return;
        }
        if self.has(who, Power::RoyalClaim) {
            out.add(Action::RoyalClaim);
        }
        if !self.this_turn.delivered && self.has(who, Power::StandAndDeliver) {
            self.with_cards(who).for_each(|other| out.add(Action::StandAndDeliver(other)));
        }
    }

    /// What cards offer in every menu of Daylight (DX).
    #[inline]
    pub(crate) fn daylight_extras(&self, who: Faction, out: &mut impl Choices) {
        let player = self.player(who);
        let dominance = player.hand.common(&DOMINANCE).with(&self.available);
        if player.play.with(&dominance).is_empty() {
            return;
        }
        if !dominance.is_empty() {
            self.list_dominance(who, out);
        }
        if self.this_turn.codebroken.is_none() && self.has(who, Power::Codebreakers) {
            // The Riverfolk's hand is open anyway.
            let hidden = self.with_cards(who).filter(|&other| other != Faction::Riverfolk);
            hidden.for_each(|other| out.add(Action::Codebreakers(other)));
        }
        if !self.this_turn.taxed && self.has(who, Power::TaxCollector) {
            self.with_warriors(who).iter().for_each(|clearing| out.add(Action::TaxCollector(clearing)));
        }
    }

    /// The other players who hold cards.
    fn with_cards(&self, who: Faction) -> impl Iterator<Item = Faction> {
        self.others(who).iter().filter(|&other| !self.hand(other).is_empty())
    }

    /// Carries out a BX or DX choice. A menu asks itself again before it calls this.
    pub(crate) fn use_extra(&mut self, who: Faction, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::RoyalClaim => {
                let ruled = self.ruled_by(who).len() as i8;
                self.use_up_power(who, Power::RoyalClaim, log);
                self.score(who, ruled, Source::Cards, log);
            }
            Action::StandAndDeliver(other) => {
                self.this_turn.delivered = true;
                self.use_power(who, Power::StandAndDeliver, log);
                self.take_random(other, who, HandOver::StandAndDeliver, dice, log);
                self.score(other, 1, Source::Cards, log);
            }
            Action::Codebreakers(other) => {
                self.this_turn.codebroken = Some(other);
                self.use_power(who, Power::Codebreakers, log);
                self.show_hand(other, who, log);
            }
            Action::TaxCollector(clearing) => self.tax(who, clearing, log),
            Action::ActivateDominance(card) => self.activate_dominance(who, card, log),
            Action::Coalition(card, partner) => self.join_coalition(who, card, partner, log),
            Action::TakeDominance(card, paid) => self.take_dominance(who, card, paid, log),
            _ => debug_assert!(false, "{action} is no extra of any menu"),
        }
    }

    /// Tax Collector: a warrior is removed, and once the consequences are resolved a card is drawn.
    fn tax(&mut self, who: Faction, clearing: Clearing, log: &mut impl Log<Event>) {
        self.this_turn.taxed = true;
        self.use_power(who, Power::TaxCollector, log);
        self.then(Step::Draws { who });
        let mut pieces = Site::default();
        pieces.warriors[who.index()] = 1;
        let mut batch = Batch::new();
        batch.push(Loss { clearing, remover: who, pieces });
        self.remove(&batch, Cause::Other, log);
    }

    /// Better Burrow Bank: the owner and another player draw.
    pub(crate) fn use_bank(&mut self, who: Faction, other: Faction, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.this_turn.banked = true;
        self.use_power(who, Power::BetterBurrowBank, log);
        self.draw(who, 1, dice, log);
        self.draw(other, 1, dice, log);
    }

    /// A card in play is used and stays.
    pub(crate) fn use_power(&mut self, who: Faction, power: Power, log: &mut impl Log<Event>) {
        log.tell(Event::Uses { who: self.seat(who), power });
    }

    /// A card in play is used and discarded.
    pub(crate) fn use_up_power(&mut self, who: Faction, power: Power, log: &mut impl Log<Event>) {
        self.use_power(who, power, log);
        let card = self.player(who).play.common(&power.cards()).iter().next();
        if let Some(card) = card {
            self.use_up(who, Card::new(card), log);
        }
    }
}
