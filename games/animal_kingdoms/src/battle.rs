//! Battles for the first place among two to five players (rules 5.8): cards are chosen in secret and turned up together,
//! modifiers may be added in turn, and whoever is level at the top fights on.

use engine::{Dice, Log, Row, Seat, Seats, Surely};

use crate::cards::Card;
use crate::event::{Event, Shown};
use crate::kingdoms::Kingdom;
use crate::state::{AnimalKingdoms, Stage};
use crate::tokens::{HAND, MODIFIER_STRENGTH};

impl AnimalKingdoms {
    pub(crate) fn begin_battle(&mut self, kingdom: Kingdom, tied: Seats, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (value, contenders) = (self.value(kingdom), self.whos(tied));
        log.tell(Event::BattleBegins { kingdom, value, contenders });
        self.battle.contenders = tied;
        self.battle.standing = tied;
        if self.alone() {
            self.begin_solo_battle(kingdom, log);
        } else {
            self.begin_round(dice, log);
        }
    }

    /// Asks for the cards of a round. Everybody can see who has a single card left, so that is not asked.
    fn begin_round(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.battle.chosen = Seats::NONE;
        self.battle.passed = Seats::NONE;
        for seat in self.battle.standing.iter() {
            if let [only] = *self.house(seat).hand {
                self.commit(seat, only);
            }
        }
        self.ask_for_cards(dice, log);
    }

    pub(crate) fn choose_battle_card(&mut self, card: Card, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.commit(self.active, card);
        self.ask_for_cards(dice, log);
    }

    /// The card stays in the hand until all are turned up.
    fn commit(&mut self, seat: Seat, card: Card) {
        self.battle.cards[seat.index()].push(card);
        self.battle.chosen.insert(seat);
    }

    fn ask_for_cards(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let waiting = Seats(self.battle.standing.0 & !self.battle.chosen.0);
        match self.first_in_order(waiting) {
            Some(seat) => {
                self.active = seat;
                self.stage = Stage::BattleCard;
            }
            None => self.reveal(dice, log),
        }
    }

    fn reveal(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut cards: Row<Shown, 5> = Row::new();
        for seat in self.first.round(self.size as usize) {
            if !self.battle.standing.contains(seat) {
                continue;
            }
            if let Some(&card) = self.battle.cards[seat.index()].last() {
                self.give_up(seat, card);
                cards.push(Shown { who: self.who(seat), card });
            }
        }
        self.battle.chosen = Seats::NONE;
        let kingdom = self.being_scored().surely();
        log.tell(Event::Reveals { kingdom, round: self.battle_round() as u8, cards });
        self.ask_for_modifiers(self.first, dice, log);
    }

    /// Asks the next who holds modifiers and has not passed, clockwise from `from`, or compares the cards.
    fn ask_for_modifiers(&mut self, from: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let undecided = Seats(self.battle.standing.0 & !self.battle.passed.0);
        let able = undecided.iter().filter(|&seat| self.house(seat).modifiers > 0).collect();
        match AnimalKingdoms::first_of(from, able) {
            Some(seat) => {
                self.active = seat;
                self.stage = Stage::BattleModifier;
            }
            None => self.compare(dice, log),
        }
    }

    pub(crate) fn pass_modifiers(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.battle.passed.insert(self.active);
        log.tell(Event::Passes { who: self.who(self.active) });
        self.ask_for_modifiers(Seat(self.active.0 + 1), dice, log);
    }

    /// Whoever had passed may answer what was added.
    pub(crate) fn add_modifiers(&mut self, count: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.house_mut(seat).modifiers -= count;
        let round = self.battle_round() - 1;
        self.battle.added[seat.index()][round] += count;
        self.battle.passed = Seats::NONE;
        log.tell(Event::Adds { who: self.who(seat), count, effective: self.effective_rank(seat) });
        self.ask_for_modifiers(Seat(seat.0 + 1), dice, log);
    }

    /// How many rounds of the battle have begun: all who still stand have chosen as many cards.
    pub(crate) fn battle_round(&self) -> usize {
        let rounds = self.battle.contenders.iter().map(|seat| self.battle.cards[seat.index()].len());
        rounds.max().unwrap_or(0).max(1)
    }

    /// The rank of a contender's card of this round with what was added to it.
    pub(crate) fn effective_rank(&self, seat: Seat) -> u8 {
        let added = self.battle.added[seat.index()][self.battle_round() - 1];
        let rank = self.battle.cards[seat.index()].last().map_or(0, |card| card.rank());
        rank + MODIFIER_STRENGTH * added
    }

    /// Those who lead a round, and whether a 1 beat an 8 or more.
    pub(crate) fn leaders(&self) -> (Seats, bool) {
        let standing = || self.battle.standing.iter().map(|seat| (seat, self.effective_rank(seat)));
        let highest = standing().map(|(_, rank)| rank).max().surely();
        let upset = highest >= 8 && standing().any(|(_, rank)| rank == 1);
        let best = if upset { 1 } else { highest };
        (standing().filter(|&(_, rank)| rank == best).map(|(seat, _)| seat).collect(), upset)
    }

    fn compare(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let kingdom = self.being_scored().surely();
        let (leaders, one_beat_eight) = self.leaders();
        self.battle.standing = leaders;
        let exhausted = leaders.iter().all(|seat| self.house(seat).hand.is_empty());
        if leaders.len() > 1 && !exhausted {
            log.tell(Event::FightOn { kingdom, contenders: self.whos(leaders), one_beat_eight });
            return self.begin_round(dice, log);
        }
        match self.first_in_order(leaders) {
            Some(winner) if leaders.len() == 1 => {
                log.tell(Event::WinsBattle { kingdom, who: self.who(winner), one_beat_eight });
            }
            _ => log.tell(Event::SharesBattle { kingdom, winners: self.whos(leaders) }),
        }
        self.end_battle(kingdom, leaders, dice, log);
    }

    /// Cards to the discard pile, hands refilled, a modifier for each loser, then the points.
    fn end_battle(&mut self, kingdom: Kingdom, winners: Seats, dice: &mut Dice, log: &mut impl Log<Event>) {
        let contenders = self.battle.contenders;
        let losers = Seats(contenders.0 & !winners.0);
        for card in self.battle.cards.iter().flat_map(|row| row.iter()) {
            self.discard.insert(card.number());
        }
        // Spent modifiers are back in the supply as soon as no card carries them.
        self.battle.cards = Default::default();
        self.battle.added = Default::default();
        let (first, size) = (self.first, self.size as usize);
        let order = || first.round(size);
        for seat in order().filter(|&seat| contenders.contains(seat)) {
            self.refill(seat, HAND, dice, log);
        }
        for seat in order().filter(|&seat| losers.contains(seat)) {
            if self.modifier_supply() > 0 {
                self.house_mut(seat).modifiers += 1;
                log.tell(Event::GainsModifier { who: self.who(seat) });
            }
        }
        self.award(kingdom, winners, losers, log);
    }
}
