//! A cheap guess of how the players stand: points so far, and what stores, figures, boards, cards and goals promise.

use engine::{BySeat, Ledger, Seat, chances};

use super::promises::promise_of;
use super::rates::{Rates, WEIGHTS, trust};
use crate::boards::{Board, Worker};
use crate::state::{Step, Tundra};

impl Tundra {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let players = self.players as usize;
        if self.is_over() {
            return self.ranking().rewards();
        }
        let mut points = BySeat::new(players, 0.0);
        let longest = self.enter(&mut points);
        let (at_end, more) = WEIGHTS.lead[players.clamp(2, 4) - 2];
        chances(&points, at_end + more * longest)
    }

    /// What everybody can expect, for [`Judgement::expect`](engine::Judgement::expect). Returns how much time is left to whoever has
    /// most of it.
    pub(crate) fn enter(&self, ledger: &mut impl Ledger) -> f32 {
        let mut longest = 0.0f32;
        // Whoever is about to use a die knows what it will bring: not just what any die does.
        let next = self.next_to_use();
        let mut takers = [0; 4];
        for (takers, card) in takers.iter_mut().zip(&self.goals) {
            *takers = self.takers(card);
        }
        for seat in Seat::all(self.players as usize) {
            let uses = next == Some(seat);
            let rates = Rates::of(self, self.player(seat), u8::from(uses));
            longest = longest.max(rates.time);
            self.enter_prospects(seat, &rates, &takers, ledger);
            if uses {
                ledger.add(seat, "term-dice", self.best_use(seat, &rates));
            }
        }
        longest
    }

    /// Who uses the next die: whoever has the turn, or the next one once its die was used.
    pub(super) fn next_to_use(&self) -> Option<Seat> {
        let players = self.players as usize;
        match self.steps.first() {
            Some(Step::Turn) => Some(self.active),
            Some(Step::Post) => self.active.next(players).round(players).find(|&seat| self.player(seat).has_dice()),
            _ => None,
        }
    }

    /// What the die that a player is about to use will bring.
    fn best_use(&self, seat: Seat, rates: &Rates) -> f32 {
        let faces = self.player(seat).faces();
        let uses = self.uses(seat, rates, faces, 0);
        WEIGHTS.best_use * self.places_for(&uses, &self.pays(seat)).best_of(faces)
    }

    /// The points that a player can expect at the end, beyond what the rest of the game brings everybody.
    fn enter_prospects(&self, seat: Seat, rates: &Rates, takers: &[u8; 4], ledger: &mut impl Ledger) {
        let player = self.player(seat);
        ledger.add(seat, "term-points", player.score() as f32);
        ledger.add(seat, "term-stores", rates.stores);
        ledger.add(seat, "term-dice", rates.dice * rates.die);

        let mut share = 1.0;
        for _ in 0..Worker::COUNT - usize::from(rates.idle) + player.towers.len() {
            ledger.add(seat, "term-figures", rates.figure * share);
            share = (share - WEIGHTS.crowd).max(0.1);
        }
        if rates.idle == Worker::COUNT as u8 {
            ledger.add(seat, "term-figures", -(WEIGHTS.nobody.0 * rates.rounds + WEIGHTS.nobody.1 * rates.dice));
        }
        for tower in &player.towers {
            ledger.add(seat, "term-figures", rates.gain(player, tower.token.bonus()) * rates.rounds);
        }
        for &board in Board::ALL {
            if player.upgraded(board) {
                ledger.add(seat, "term-boards", rates.upgrade(board) - 1.0);
            }
            let boosts = player.starting[board.index()].iter().chain(&player.boosts[board.index()]);
            let (mut worth, mut others) = (0.0, 0.0);
            for &card in boosts {
                let share = 1.0 - WEIGHTS.beside * others + if player.upgraded(board) { WEIGHTS.busy } else { 0.0 };
                worth += share * self.card_worth(rates, card, Some(board), false);
                others += 1.0;
            }
            ledger.add(seat, "term-cards", worth);
        }
        for &card in &player.advisors {
            let worth = self.card_worth(rates, card, None, player.rotated.contains(card.number()));
            ledger.add(seat, "term-cards", worth);
        }
        ledger.add(seat, "term-goals", self.goals_worth(seat, rates, takers));
        if let Some(goal) = player.personal {
            let promise = promise_of(goal, self.counts_for(seat, goal));
            ledger.add(seat, "term-goals", promise * trust(rates.time));
        }
    }
}
