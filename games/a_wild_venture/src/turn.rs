//! The turn (rules, 5.2 to 5.6) and its end (5.14), the last turns (5.15), and what every choice sets going.

use engine::{Log, Seat, cannot_be, certainly};

use crate::action::Action;
use crate::cards::{Card, Cards, Kind, Starter};
use crate::event::{Event, From};
use crate::language::{Ability, Deed, Enchant, Labels, Price};
use crate::setup::MAINS;
use crate::state::{AWildVenture, Acted, House, InPlay, Source, Step, Tucked};
use crate::tables::costing_at_most;
use crate::trails::{Enchantment, Space};

/// After so many turns the deck counts as exhausted: two players who refuse to draw would never end.
pub(crate) const LONGEST: u16 = 200; // reconstructed: a program must end

impl AWildVenture {
    pub(crate) fn begin_turn(&mut self, who: Seat, log: &mut impl Log<Event>) {
        self.active = who;
        self.turn += 1;
        self.mains = MAINS;
        self.activated = None;
        self.rested = Cards::EMPTY;
        log.tell(Event::TurnBegins { who, turn: self.turn });
    }

    /// Carries out a choice of the turn's menu.
    pub(crate) fn choose_from_menu(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Play(card) => {
                self.mains -= 1;
                let price = self.price(card, Price::Less(0));
                self.put_into_play(card, price, From::Hand, log);
            }
            Action::ActivateStarter(starter) => {
                self.mains -= 1;
                self.activated = Some(Acted::Starter(starter));
                self.activate_starter(starter, log);
            }
            Action::Activate(card) => {
                self.mains -= 1;
                self.activated = Some(Acted::Villager(card));
                self.use_villager(card, log);
            }
            Action::Free(card) => {
                self.rested.insert(card.number());
                self.use_villager(card, log);
            }
            Action::Enchant(card) => self.enchant(card, log),
            Action::EndTurn => {
                self.go_home(log);
                self.steps.push(Step::Ending { home: true });
            }
            _ => cannot_be(),
        }
    }

    /// A villager is activated by an action: a supply goes back to the bank.
    fn use_villager(&mut self, card: Card, log: &mut impl Log<Event>) {
        match self.me_mut().villager(card) {
            Some(villager) if villager.supplies > 0 => villager.supplies -= 1,
            _ => cannot_be(),
        }
        self.activate(card, true, log);
    }

    /// Applies the text of a villager, by an action or by an effect (rules, 5.7).
    pub(crate) fn activate(&mut self, card: Card, supply: bool, log: &mut impl Log<Event>) {
        let source = Source::Villager(card);
        log.tell(Event::Activates { who: self.active, source, supply });
        self.apply(card.brief().text, source);
    }

    /// Applies the text of a starter card.
    pub(crate) fn activate_starter(&mut self, starter: Starter, log: &mut impl Log<Event>) {
        let source = Source::Starter(starter);
        log.tell(Event::Activates { who: self.active, source, supply: false });
        self.apply(self.me().starter_text(starter), source);
    }

    /// Places a token, in the order of the pairs (rules, 5.6).
    fn enchant(&mut self, card: Card, log: &mut impl Log<Event>) {
        let who = self.active;
        let me = self.me_mut();
        let Some(&token) = Enchantment::ALL.iter().find(|token| me.tokens & token.bit() != 0) else {
            return cannot_be();
        };
        me.tokens &= !token.bit();
        if let Some(house) = me.house(card) {
            house.token = Some(token);
        }
        log.tell(Event::Enchants { who, card, token });
        match card.printed().enchant {
            Enchant::Instant(text) => self.apply(text, Source::Enchant(card)),
            _ => self.raise(Deed::Enchant, Labels::ANY, 0, log),
        }
    }

    /// What the active player pays for a card (rules, 5.3 and 5.9).
    #[inline]
    pub(crate) fn price(&self, card: Card, price: Price) -> u8 {
        match price {
            Price::Free => 0,
            Price::Less(less) => {
                let brief = card.brief();
                let cost = i16::from(brief.cost) - i16::from(less) + i16::from(self.cost_change(brief.kind));
                cost.max(0) as u8
            }
        }
    }

    /// Can the active player pay for it?
    #[inline]
    pub(crate) fn affords(&self, card: Card, price: Price) -> bool {
        u16::from(self.price(card, price)) <= self.me().coins
    }

    /// Those of some cards that the active player can pay for.
    #[inline]
    pub(crate) fn affordable(&self, cards: Cards, price: Price) -> Cards {
        let Price::Less(less) = price else { return cards };
        let coins = i32::from(self.me().coins) + i32::from(less);
        if self.changes_rules() {
            return self.affordable_by_kind(coins).common(&cards);
        }
        costing_at_most(None, coins).common(&cards)
    }

    /// All cards that so many coins pay for, with the changes of costs that the active player enjoys. Few buildings bring any.
    #[cold]
    #[inline(never)]
    fn affordable_by_kind(&self, coins: i32) -> Cards {
        let mut coins = [coins; Kind::COUNT];
        for house in &self.me().buildings {
            for ability in house.card.abilities(house.token.is_some()) {
                if let Ability::Cost(kind, change) = *ability {
                    coins[kind.index()] -= i32::from(change);
                }
            }
        }
        let kinds = Kind::ALL.iter().zip(coins).map(|(&kind, coins)| costing_at_most(Some(kind), coins));
        kinds.fold(Cards::EMPTY, |all, some| all.with(&some))
    }

    /// Pays for a card and puts it in its row; it must have been taken from where it was, unless that is the hand.
    pub(crate) fn put_into_play(&mut self, card: Card, price: u8, from: From, log: &mut impl Log<Event>) {
        let who = self.active;
        let me = self.me_mut();
        certainly(from != From::Hand || me.hand.contains(card.number()));
        certainly(me.coins >= u16::from(price));
        if from == From::Hand {
            me.lose(card);
        }
        me.coins = me.coins.saturating_sub(price.into());
        let brief = card.brief();
        match brief.kind {
            Kind::Villager => me.villagers.push(InPlay { card, supplies: brief.supplies }),
            Kind::Gear => me.gear.push(InPlay { card, supplies: brief.supplies }),
            Kind::Building => me.buildings.push(House { card, supplies: 0, token: None }),
        }
        if brief.kind != Kind::Villager {
            me.working.insert(card.number());
        }
        log.tell(Event::Plays { who, card, price, from });
        self.raise_about(Deed::Play, card, log);
    }

    /// An adventurer at the end of a trail goes home.
    fn go_home(&mut self, log: &mut impl Log<Event>) {
        if self.me().space.is_end() {
            self.me_mut().space = Space::HOME;
            log.tell(Event::GoesHome { who: self.active });
        }
    }

    /// The villagers and gear of the active player that have no supplies, villagers first.
    #[inline]
    pub(crate) fn empty_cards(&self) -> impl Iterator<Item = Card> + Clone {
        let me = self.me();
        let empty = me.villagers.iter().chain(me.gear.iter()).filter(|card| card.supplies == 0);
        empty.map(|card| card.card)
    }

    /// The end of the turn goes on. Says whether it need not wait for a choice.
    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        let me = self.me();
        let villager = me.villagers.iter().find(|villager| villager.supplies == 0);
        let mut gear = me.gear.iter().filter(|gear| gear.supplies == 0);
        match (villager, gear.next()) {
            (None, None) => {
                self.steps.pop();
                self.go_home(log);
                self.pass(log);
            }
            // With gear among several cards their order matters.
            (Some(_), Some(_)) => return false,
            (None, Some(_)) if gear.next().is_some() => return false,
            (Some(only), None) | (None, Some(only)) => self.retire(only.card, log),
        }
        true
    }

    /// A card without supplies is tucked; a gear applies its relic effect before.
    pub(crate) fn retire(&mut self, card: Card, log: &mut impl Log<Event>) {
        if card.kind() == Kind::Gear {
            log.tell(Event::Relic { who: self.active, card });
            self.apply(card.brief().text, Source::Relic(card));
        } else {
            self.tuck_from_play(card, log);
        }
    }

    /// A card leaves play for the pile of its owner.
    pub(crate) fn tuck_from_play(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.retire_from_play(self.active, card);
        log.tell(Event::Tucks { who: self.active, card: Some(card), from: From::Play });
        self.raise(Deed::Tuck, Labels::PLAY, 0, log);
    }

    /// Moves a villager or gear from play to the pile.
    pub(crate) fn retire_from_play(&mut self, who: Seat, card: Card) {
        let player = self.player_mut(who);
        let row = player.villagers.iter().position(|villager| villager.card == card);
        if let Some(index) = row {
            player.villagers.remove(index);
        } else if let Some(index) = player.gear.iter().position(|gear| gear.card == card) {
            player.gear.remove(index);
            player.working.remove(card.number());
        } else {
            cannot_be();
        }
        self.tuck_openly(who, card);
    }

    /// Tucks a card that everybody sees; it has been taken from where it was.
    pub(crate) fn tuck_openly(&mut self, who: Seat, card: Card) {
        self.player_mut(who).stow(card);
        self.note_tucked(Tucked { who, card, shown: true, from_hand: false });
    }

    fn note_tucked(&mut self, tucked: Tucked) {
        if self.just_tucked.is_full() {
            self.just_tucked.remove(0);
        }
        self.just_tucked.push(tucked);
    }

    /// Tucks a card that only its owner has seen, unless its back or an empty hand tells which it is (rules, chapter 7).
    pub(crate) fn tuck_secretly(&mut self, card: Card, from: From, log: &mut impl Log<Event>) {
        let who = self.active;
        let open = self.open_tuck;
        let me = self.me_mut();
        let number = card.number();
        let told = from == From::Hand && me.hand.len() == 1 && me.seen.contains(number);
        if open || card.is_starting() || told {
            me.lose(card);
            self.tuck_openly(who, card);
            log.tell(Event::Tucks { who, card: Some(card), from });
            return;
        }
        if from == From::Hand {
            me.stow_secretly(card);
        } else {
            me.tucked.insert(number);
        }
        self.note_tucked(Tucked { who, card, shown: false, from_hand: from == From::Hand });
        log.whisper(who, Event::Tucks { who, card: Some(card), from }, Some(Event::Tucks { who, card: None, from }));
    }

    /// The turn passes, or the game ends.
    fn pass(&mut self, log: &mut impl Log<Event>) {
        if !self.exhausted && self.turn >= LONGEST {
            self.exhausted = true;
            log.tell(Event::Dawdles);
        }
        if self.exhausted {
            let left = match self.last_turns {
                None => 2,
                Some(left) => left - 1,
            };
            self.last_turns = Some(left);
            if left == 0 {
                return self.finish(log);
            }
        }
        self.begin_turn(self.rival(), log);
    }

    /// Notes that the deck has run out (rules, 5.15).
    #[inline]
    pub(crate) fn note_exhaustion(&mut self, log: &mut impl Log<Event>) {
        if !self.exhausted && self.looks == 0 && self.deck.is_empty() {
            self.exhausted = true;
            log.tell(Event::Exhausted);
        }
    }
}
