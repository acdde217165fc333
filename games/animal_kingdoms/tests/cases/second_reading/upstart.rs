//! The upstart's turn, step by step as on the rules page (5.12).

use std::cmp::Reverse;

use animal_kingdoms::{Card, Event, Level, SkipBecause};

use super::referee::{Referee, kingdom, size};

impl Referee {
    pub fn upstart_turn(&mut self) {
        // The upper card of the deck.
        self.prepare_deck(1);
        let late = self.withdrawn.contains(&0);
        match self.told.pop_front() {
            Some(Event::UpstartDiscards { card }) => {
                self.draw(card);
                assert!(late && card.rank() <= 3, "{card} is not discarded");
                self.discard.insert(card);
            }
            Some(Event::UpstartTurns { card, start, bonus: false }) => {
                self.draw(card);
                assert!(!late || card.rank() > 3, "{card} is discarded");
                let expected =
                    if card.rank() >= 4 { usize::from(card.rank()) - 4 } else { self.last_played.unwrap_or(0) };
                assert_eq!(start.index(), expected);
                let here = self.upstart_puts(card, expected);
                if !self.withdrawn.contains(&1) {
                    self.upstart_bonus(card, here);
                }
            }
            other => panic!("{other:?}"),
        }
        self.fill_bonus_slots();
    }

    pub fn fill_bonus_slots(&mut self) {
        for slot in 0..self.bonus.len() {
            if self.bonus[slot].is_none() {
                self.prepare_deck(1);
                let Some(Event::BonusCard { card, slot: told }) = self.told.pop_front() else {
                    panic!("no bonus card")
                };
                assert_eq!(usize::from(told), slot + 1);
                self.draw(card);
                self.bonus[slot] = Some(card);
            }
        }
    }

    fn upstart_bonus(&mut self, turned: Card, here: usize) {
        let matches = |card: Card| {
            let by_rank = self.level != Some(Level::Medium) && card.rank() == turned.rank();
            card.kind() == turned.kind() || by_rank
        };
        let slots = (0..self.bonus.len()).filter(|&slot| self.bonus[slot].is_some_and(matches));
        let worst = slots.min_by_key(|&slot| {
            let card = self.bonus[slot].unwrap();
            (self.plays_left(card, here), Reverse(card.rank()), slot)
        });
        if let Some(card) = worst.and_then(|slot| self.bonus[slot].take()) {
            self.expect(Event::UpstartTurns { card, start: kingdom(here), bonus: true });
            self.upstart_puts(card, here);
        }
    }

    /// Your plays after this bonus card; they do not matter once you are out.
    fn plays_left(&self, card: Card, start: usize) -> usize {
        if self.withdrawn.contains(&0) {
            return 0;
        }
        let mut then = self.clone();
        let (to, _) = then.target(start);
        then.lands[to].column.push(card);
        then.lands[to].owners.push(1);
        let hand = &then.houses[0].hand;
        hand.iter().map(|&card| (0..5).filter(|&to| then.legal(hand, card, to)).count()).sum()
    }

    fn ordinary(&self, index: usize) -> bool {
        self.lands[index].owners.len() + 1 < size(index)
    }

    fn lead(&self, index: usize) -> i32 {
        let land = &self.lands[index];
        let count = |seat| land.owners.iter().chain(&land.council).filter(|&&owner| owner == seat).count() as i32;
        count(1) - count(0)
    }

    /// Where a card ends up, and the kingdoms passed over.
    fn target(&self, start: usize) -> (usize, Vec<usize>) {
        let ring: Vec<usize> = (0..5).map(|step| (start + step) % 5).collect();
        let late = self.withdrawn.contains(&0);
        let mut found = None;
        for &index in &ring {
            let only_capital = self.lands[index].owners.len() + 1 == size(index);
            if late && only_capital || self.ordinary(index) && self.lead(index) < 2 {
                found = Some(index);
                break;
            }
        }
        let found = found.or_else(|| ring.iter().copied().find(|&index| self.ordinary(index)));
        let found = found.or_else(|| ring.iter().copied().find(|&index| self.lands[index].owners.len() < size(index)));
        let found = found.expect("there is room somewhere");
        (found, ring.into_iter().take_while(|&index| index != found).collect())
    }

    fn upstart_puts(&mut self, card: Card, start: usize) -> usize {
        let (to, skipped) = self.target(start);
        for index in skipped {
            let why = if self.ordinary(index) { SkipBecause::LeadsEnough } else { SkipBecause::NoRoom };
            self.expect(Event::UpstartSkips { kingdom: kingdom(index), why });
        }
        let capital = self.put(1, card, to, None);
        if capital || self.houses[1].supply == 0 {
            self.withdraw(1);
        }
        to
    }
}
