//! The solo game: the upstart's turns, which follow from the deck alone, and its battles (rules 5.12).

use engine::{Dice, Log, Row, Seat, Seats, Surely};

use crate::cards::Card;
use crate::event::{Event, SkipBecause, SoloOutcome};
use crate::kingdoms::Kingdom;
use crate::options::Level;
use crate::state::{AnimalKingdoms, Duel, Stage, UPSTART, Walk};

/// You.
const YOU: Seat = Seat(0);

impl AnimalKingdoms {
    fn level(&self) -> Level {
        self.level.surely()
    }

    /// Have you withdrawn? Then the upstart goes for a capital.
    fn late(&self) -> bool {
        self.out.contains(YOU)
    }

    /// Lays a card into every empty bonus slot.
    pub(crate) fn lay_bonus_cards(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        for slot in 0..self.level().bonus_cards() {
            if self.solo.bonus[slot].is_none()
                && let Some(card) = self.draw(dice, log)
            {
                self.solo.bonus[slot] = Some(card);
                log.tell(Event::BonusCard { card, slot: slot as u8 + 1 });
            }
        }
    }

    pub(crate) fn upstart_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.solo.walks = Row::new();
        if let Some(card) = self.draw(dice, log) {
            if self.late() && card.rank() <= 3 {
                self.discard.insert(card.number());
                log.tell(Event::UpstartDiscards { card });
            } else {
                self.upstart_plays(card, dice, log);
            }
        }
        self.lay_bonus_cards(dice, log);
    }

    /// Plays the turn card, and then a bonus card that matches it.
    fn upstart_plays(&mut self, card: Card, dice: &mut Dice, log: &mut impl Log<Event>) {
        // Ranks 1 to 3 follow you; before you have played in this age they go to the smallest kingdom.
        let follow = self.solo.last.unwrap_or(Kingdom::FROSTPEAK);
        let start = Kingdom::with_territories(card.rank()).unwrap_or(follow);
        log.tell(Event::UpstartTurns { card, start, bonus: false });
        let Some(here) = self.upstart_places(card, start, dice, log) else { return };
        if self.out.contains(UPSTART) {
            return;
        }
        if let Some((slot, bonus)) = self.matching_bonus(card, here) {
            self.solo.bonus[slot] = None;
            log.tell(Event::UpstartTurns { card: bonus, start: here, bonus: true });
            self.upstart_places(bonus, here, dice, log);
        }
    }

    /// Puts a card and a cube where the upstart finds room; says where.
    fn upstart_places(
        &mut self,
        card: Card,
        start: Kingdom,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Option<Kingdom> {
        let end = self.upstart_target(start);
        self.solo.walks.push(Walk { card, start, end });
        let Some(kingdom) = end else {
            self.discard.insert(card.number());
            log.tell(Event::UpstartDiscards { card });
            self.withdraw(UPSTART, dice, log);
            return None;
        };
        for skipped in start.ring().take_while(|&skipped| skipped != kingdom) {
            let why = if self.ordinary_room(skipped) { SkipBecause::LeadsEnough } else { SkipBecause::NoRoom };
            log.tell(Event::UpstartSkips { kingdom: skipped, why });
        }
        let space = self.place(UPSTART, card, kingdom);
        log.tell(Event::Claims { who: self.who(UPSTART), card, kingdom, space, partner: None });
        if self.must_leave(UPSTART, space) {
            self.withdraw(UPSTART, dice, log);
        }
        Some(kingdom)
    }

    fn ordinary_room(&self, kingdom: Kingdom) -> bool {
        self.has_room(kingdom) && !self.only_capital(kingdom)
    }

    /// Three passes round the ring: room where it does not lead by two (or, once you are out, any capital that waits),
    /// then any room, then any capital.
    fn upstart_target(&self, start: Kingdom) -> Option<Kingdom> {
        let lead = |kingdom: Kingdom| {
            let land = self.land(kingdom);
            i32::from(land.count(UPSTART)) - i32::from(land.count(YOU))
        };
        let wanted = |&kingdom: &Kingdom| {
            self.late() && self.only_capital(kingdom) || self.ordinary_room(kingdom) && lead(kingdom) < 2
        };
        let mut ring = start.ring();
        ring.clone()
            .find(wanted)
            .or_else(|| ring.clone().find(|&kingdom| self.ordinary_room(kingdom)))
            .or_else(|| ring.find(|&kingdom| self.has_room(kingdom)))
    }

    /// The bonus card that follows a turn card just placed in `here`; of two, the one that hurts you more.
    fn matching_bonus(&self, turn_card: Card, here: Kingdom) -> Option<(usize, Card)> {
        let kin = match self.level() {
            Level::Medium => crate::cards::of_kinds(1 << turn_card.kind().index()),
            _ => turn_card.kin(),
        };
        let slots = self.solo.bonus.iter().enumerate();
        let matching = slots.filter_map(|(slot, bonus)| bonus.map(|card| (slot, card)));
        // Fewer plays for you first, then the higher rank, then the first slot.
        matching.filter(|(_, card)| kin & card.bit() != 0).min_by_key(|&(slot, card)| {
            let left = if self.late() { 0 } else { self.plays_left_after(card, here) };
            (left, std::cmp::Reverse(card.rank()), slot)
        })
    }

    /// How many pairs of hand card and kingdom you would have if the upstart played `card` from `start` on.
    fn plays_left_after(&self, card: Card, start: Kingdom) -> usize {
        let mut then = *self;
        if let Some(kingdom) = then.upstart_target(start) {
            then.place(UPSTART, card, kingdom);
        }
        let hand = then.house(YOU).hand;
        let pairs = hand.iter().flat_map(|&card| Kingdom::all().map(move |kingdom| (card, kingdom)));
        pairs.filter(|&(card, kingdom)| then.fits(&hand, card, kingdom)).count()
    }

    pub(crate) fn begin_solo_battle(&mut self, kingdom: Kingdom, log: &mut impl Log<Event>) {
        self.solo.battles += 1;
        self.active = YOU;
        if self.house(YOU).hand.is_empty() {
            log.tell(Event::SoloForfeit { kingdom });
            self.award(kingdom, Seats::only(UPSTART), Seats::only(YOU), log);
        } else {
            self.stage = Stage::BattleCard;
        }
    }

    /// How many cards the upstart turns up in each round of this battle.
    pub(crate) fn upstart_battle_cards(&self) -> u8 {
        let earlier = self.solo.battles.saturating_sub(1);
        self.level().battle_cards().saturating_sub(earlier).max(1)
    }

    /// A round of a battle with the upstart.
    pub(crate) fn fight_upstart(&mut self, card: Card, dice: &mut Dice, log: &mut impl Log<Event>) {
        let kingdom = self.being_scored().surely();
        self.give_up(YOU, card);
        self.battle.cards[YOU.index()].push(card);
        let mut against: Row<Card, 4> = Row::new();
        for _ in 0..self.upstart_battle_cards() {
            if let Some(card) = self.draw(dice, log) {
                against.push(card);
            }
        }
        against.iter().for_each(|card| self.discard.insert(card.number()));
        self.battle.cards[UPSTART.index()] = against;
        let outcome = if against.iter().any(|other| beats(other.rank(), card.rank())) {
            SoloOutcome::Lost
        } else if against.iter().all(|other| beats(card.rank(), other.rank())) {
            SoloOutcome::Won
        } else if self.house(YOU).hand.is_empty() {
            SoloOutcome::Shared
        } else {
            SoloOutcome::Tied
        };
        self.solo.duel = Some(Duel { kingdom, card, against, outcome });
        log.tell(Event::SoloRound { kingdom, card, against, outcome });
        if outcome != SoloOutcome::Tied {
            self.end_solo_battle(kingdom, outcome, dice, log);
        }
    }

    fn end_solo_battle(&mut self, kingdom: Kingdom, outcome: SoloOutcome, dice: &mut Dice, log: &mut impl Log<Event>) {
        let used = self.battle.cards[YOU.index()];
        used.iter().for_each(|card| self.discard.insert(card.number()));
        // A win costs a card for the rest of the scoring; ties and defeats are made good.
        let (drawn, winners, losers) = match outcome {
            SoloOutcome::Lost => (used.len(), Seats::only(UPSTART), Seats::only(YOU)),
            SoloOutcome::Shared => (used.len(), self.battle.contenders, Seats::NONE),
            SoloOutcome::Won | SoloOutcome::Tied => (used.len() - 1, Seats::only(YOU), Seats::only(UPSTART)),
        };
        self.refill(YOU, self.house(YOU).hand.len() + drawn, dice, log);
        self.award(kingdom, winners, losers, log);
    }
}

/// A 1 beats an 8; otherwise the higher rank beats the lower.
fn beats(mine: u8, theirs: u8) -> bool {
    match (mine, theirs) {
        (1, 8) => true,
        (8, 1) => false,
        _ => mine > theirs,
    }
}
