//! Battles, as the referee sees them (5.8, and those of 5.12).

use std::collections::BTreeMap;

use animal_kingdoms::{Card, Event, Level, Shown, SoloOutcome, Whos};

use super::referee::{Ask, Referee, kingdom};

#[derive(Clone, Default)]
pub struct Fight {
    /// All who fight, in battle order, and those still in it.
    pub contenders: Vec<usize>,
    pub standing: Vec<usize>,
    round: u8,
    chosen: BTreeMap<usize, Card>,
    added: BTreeMap<usize, u8>,
    passed: Vec<usize>,
    /// Modifiers and cards used so far.
    spent: u8,
    used: Vec<Card>,
}

impl Referee {
    pub fn whos(&self, seats: &[usize]) -> Whos {
        seats.iter().map(|&seat| self.who(seat)).collect()
    }

    pub fn begin_fight(&mut self, tied: &[usize]) {
        let contenders: Vec<usize> = self.order().into_iter().filter(|seat| tied.contains(seat)).collect();
        let (kingdom, value) = (kingdom(self.scoring), self.stake());
        self.expect(Event::BattleBegins { kingdom, value, contenders: self.whos(&contenders) });
        self.fight = Fight { contenders: contenders.clone(), standing: contenders, ..Fight::default() };
        self.battles += 1;
        if self.level.is_none() {
            return self.begin_round();
        }
        self.fights_of_age += 1;
        self.active = 0;
        self.ask = Ask::Fight;
        if self.houses[0].hand.is_empty() {
            self.expect(Event::SoloForfeit { kingdom });
            self.award(&[1], &[0]);
            self.score();
        }
    }

    fn begin_round(&mut self) {
        self.fight.round += 1;
        self.fight.chosen.clear();
        self.fight.added.clear();
        self.fight.passed.clear();
        for seat in self.fight.standing.clone() {
            if let [only] = self.houses[seat].hand[..] {
                self.fight.chosen.insert(seat, only);
            }
        }
        self.ask_for_cards();
    }

    pub fn choose_card(&mut self, card: Card) {
        self.fight.chosen.insert(self.active, card);
        self.ask_for_cards();
    }

    fn ask_for_cards(&mut self) {
        self.ask = Ask::Fight;
        let open = self.fight.standing.iter().find(|seat| !self.fight.chosen.contains_key(seat));
        match open {
            Some(&seat) => self.active = seat,
            None => self.reveal(),
        }
    }

    fn reveal(&mut self) {
        let mut cards = Vec::new();
        for seat in self.fight.standing.clone() {
            let card = self.fight.chosen[&seat];
            self.houses[seat].hand.retain(|&held| held != card);
            self.fight.used.push(card);
            cards.push(Shown { who: self.who(seat), card });
        }
        let (kingdom, round) = (kingdom(self.scoring), self.fight.round);
        self.expect(Event::Reveals { kingdom, round, cards: cards.into_iter().collect() });
        self.ask_for_modifiers(0);
    }

    /// From this place of the battle order on, round and round.
    fn ask_for_modifiers(&mut self, from: usize) {
        let standing = &self.fight.standing;
        let round = (0..standing.len()).map(|step| standing[(from + step) % standing.len()]);
        let mut open = round.filter(|seat| self.houses[*seat].modifiers > 0 && !self.fight.passed.contains(seat));
        match open.next() {
            Some(seat) => {
                self.active = seat;
                self.ask = Ask::Modifiers;
            }
            None => self.compare(),
        }
    }

    fn after_me(&self) -> usize {
        1 + self.fight.standing.iter().position(|&seat| seat == self.active).unwrap()
    }

    pub fn pass(&mut self) {
        self.expect(Event::Passes { who: self.who(self.active) });
        self.fight.passed.push(self.active);
        self.ask_for_modifiers(self.after_me());
    }

    pub fn add(&mut self, count: u8) {
        let seat = self.active;
        self.houses[seat].modifiers -= count;
        self.fight.spent += count;
        *self.fight.added.entry(seat).or_default() += count;
        self.fight.passed.clear();
        self.expect(Event::Adds { who: self.who(seat), count, effective: self.effective(seat) });
        self.ask_for_modifiers(self.after_me());
    }

    fn effective(&self, seat: usize) -> u8 {
        self.fight.chosen[&seat].rank() + 2 * self.fight.added.get(&seat).copied().unwrap_or(0)
    }

    fn compare(&mut self) {
        let ranks: Vec<u8> = self.fight.standing.iter().map(|&seat| self.effective(seat)).collect();
        let highest = *ranks.iter().max().unwrap();
        let one_beat_eight = highest >= 8 && ranks.contains(&1);
        let best = if one_beat_eight { 1 } else { highest };
        let leaders: Vec<usize> =
            self.fight.standing.iter().copied().filter(|&seat| self.effective(seat) == best).collect();
        self.fight.standing = leaders.clone();
        let kingdom = kingdom(self.scoring);
        match leaders[..] {
            [winner] => self.expect(Event::WinsBattle { kingdom, who: self.who(winner), one_beat_eight }),
            _ if self.fight.round < 4 => {
                self.expect(Event::FightOn { kingdom, contenders: self.whos(&leaders), one_beat_eight });
                return self.begin_round();
            }
            _ => self.expect(Event::SharesBattle { kingdom, winners: self.whos(&leaders) }),
        }
        self.modifier_supply += self.fight.spent;
        self.discard.extend(std::mem::take(&mut self.fight.used));
        let contenders = self.fight.contenders.clone();
        contenders.iter().for_each(|&seat| self.refill(seat, 4));
        let losers: Vec<usize> = contenders.into_iter().filter(|seat| !leaders.contains(seat)).collect();
        for &seat in &losers {
            if self.modifier_supply > 0 {
                self.modifier_supply -= 1;
                self.houses[seat].modifiers += 1;
                self.expect(Event::GainsModifier { who: self.who(seat) });
            }
        }
        self.award(&leaders, &losers);
        self.score();
    }

    pub fn fight_upstart(&mut self, card: Card) {
        let base = if self.level == Some(Level::Hard) { 4 } else { 3usize };
        let number = base.saturating_sub(self.fights_of_age - 1).max(1);
        let kingdom = kingdom(self.scoring);
        self.houses[0].hand.retain(|&held| held != card);
        self.fight.used.push(card);
        self.prepare_deck(number);
        let Some(Event::SoloRound { against, outcome, .. }) = self.told.front().copied() else { panic!("no round") };
        assert_eq!(against.len(), number);
        against.iter().for_each(|&other| self.draw(other));
        self.discard.extend(against.iter().copied());
        let beats = |a: u8, b: u8| (a == 1 && b == 8) || (a > b && !(a == 8 && b == 1));
        let expected = if against.iter().any(|other| beats(other.rank(), card.rank())) {
            SoloOutcome::Lost
        } else if against.iter().all(|other| beats(card.rank(), other.rank())) {
            SoloOutcome::Won
        } else if self.houses[0].hand.is_empty() {
            SoloOutcome::Shared
        } else {
            SoloOutcome::Tied
        };
        assert_eq!(outcome, expected);
        self.expect(Event::SoloRound { kingdom, card, against, outcome });
        if outcome == SoloOutcome::Tied {
            return;
        }
        let used = std::mem::take(&mut self.fight.used);
        let ties = used.len() - usize::from(outcome != SoloOutcome::Shared);
        let draws = if outcome == SoloOutcome::Lost { used.len() } else { ties };
        self.discard.extend(used);
        self.refill(0, self.houses[0].hand.len() + draws);
        match outcome {
            SoloOutcome::Won => self.award(&[0], &[1]),
            SoloOutcome::Lost => self.award(&[1], &[0]),
            _ => self.award(&[0, 1], &[]),
        }
        self.score();
    }
}
