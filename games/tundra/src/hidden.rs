//! What eyes cannot see (rules, chapter 7), and worlds that look the same to them.

use engine::{Bag, Dice, Eyes, Redeal, Secrets};

use crate::boards::Board;
use crate::cards::Card;
use crate::glades::Token;
use crate::goals::PersonalGoal;
use crate::state::{Step, Tundra};

/// How secrets are numbered: cards from 0, then glade tokens, personal goals, and for each seat the choice of starting
/// boosts.
const TOKENS: u8 = Card::COUNT as u8;
const GOALS: u8 = TOKENS + Token::COUNT as u8;
const CHOICES: u8 = GOALS + PersonalGoal::COUNT as u8;

impl Tundra {
    /// Are starting boosts being chosen?
    pub(crate) fn choosing(&self) -> bool {
        matches!(self.step(), Step::Start { .. })
    }

    /// Has everything been shown that will be?
    pub(crate) fn is_over(&self) -> bool {
        self.steps.is_empty()
    }

    fn with_personal_goals(&self) -> bool {
        self.seats[0].personal.is_some()
    }

    pub(crate) fn hidden_from(&self, eyes: Eyes) -> Secrets {
        let mut secrets = Secrets::EMPTY;
        self.deck.iter().for_each(|card| secrets.insert(card));
        self.face_down.iter().for_each(|token| secrets.insert(TOKENS + token));
        if self.with_personal_goals() {
            (0..PersonalGoal::used(self.players as usize) as u8).for_each(|goal| secrets.insert(GOALS + goal));
        }
        for seat in self.everyone() {
            let player = self.player(seat);
            let own = eyes.own(seat);
            if let Some(goal) = player.personal
                && (own || self.is_over())
            {
                secrets.remove(GOALS + goal as u8);
            }
            if self.choosing() && !own {
                player.dealt.iter().for_each(|card| secrets.insert(card));
                if seat < self.active {
                    secrets.insert(CHOICES + seat.0);
                }
            }
        }
        secrets
    }

    /// Deals anew what these eyes cannot see: personal goals, and until they are shown the starting boosts of the others
    /// with what they have made of them.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        if eyes == Eyes::Open {
            return;
        }
        if self.with_personal_goals() && !self.is_over() {
            self.redeal_goals(eyes, dice);
        }
        if self.choosing() {
            self.redeal_boosts(eyes, dice);
        }
    }

    fn redeal_goals(&mut self, eyes: Eyes, dice: &mut Dice) {
        let mut pool: Bag<1> = Bag::first(PersonalGoal::used(self.players as usize));
        for goal in self.everyone().filter(|&seat| eyes.own(seat)).filter_map(|seat| self.player(seat).personal) {
            pool.remove(goal as u8);
        }
        let mut redeal = Redeal::gather(pool);
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            self.player_mut(seat).personal = PersonalGoal::ALL.get(redeal.deal(dice) as usize).copied();
        }
    }

    fn redeal_boosts(&mut self, eyes: Eyes, dice: &mut Dice) {
        let mut pool = Card::starting(self.players as usize);
        for seat in self.everyone().filter(|&seat| eyes.own(seat)) {
            pool = pool.without(&self.player(seat).dealt);
        }
        let mut redeal = Redeal::gather(pool);
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            let mut dealt = [0; 4];
            redeal.deal_into(&mut dealt, dice);
            let has_chosen = seat < self.active;
            let player = self.player_mut(seat);
            player.dealt = dealt.into_iter().collect();
            player.starting = [None; Board::COUNT];
            if has_chosen {
                // The cards were dealt in a random order, so that the first two are any two.
                let mut boards = [0, 1, 2, 3];
                dice.shuffle(&mut boards);
                player.starting[boards[0]] = Some(Card::new(dealt[0]));
                player.starting[boards[1]] = Some(Card::new(dealt[1]));
            }
        }
        // What another player has in mind but has not settled is forgotten.
        if !eyes.own(self.active) {
            self.set_step(Step::Start { card: None });
        }
    }
}
