//! What tests ask a position and choose in it, by the names of things.

use engine::{Dice, Entry, Eyes, Seat};

use super::read;
use crate::action::Action;
use crate::cards::{Card, Item};
use crate::event::Event;
use crate::factions::{Condition, Faction, Stance};
use crate::question::Question;
use crate::state::Root;

impl Root {
    /// For tests: who is asked what.
    pub fn pending(&self) -> Option<(Seat, Question)> {
        self.asked().map(|(who, question)| (self.seat(who), question))
    }

    /// For tests: the choices as text.
    pub fn options(&self) -> Vec<String> {
        let mut actions: Vec<Action> = Vec::new();
        engine::Game::actions(self, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// For tests: can this be chosen now?
    pub fn offers(&self, text: &str) -> bool {
        self.options().iter().any(|option| option == text)
    }

    /// For tests: warriors of a faction in a clearing.
    pub fn warriors_at(&self, faction: &str, clearing: &str) -> u8 {
        self.site(read(clearing)).warriors(read(faction))
    }

    /// For tests: buildings or tokens of a kind in a clearing.
    pub fn pieces_at(&self, piece: &str, clearing: &str) -> u8 {
        self.site(read(clearing)).count(read(piece))
    }

    /// For tests: the points of a faction.
    pub fn points_of(&self, faction: &str) -> u8 {
        self.player(read(faction)).points
    }

    /// For tests: the warriors in a faction's supply.
    pub fn supply_of(&self, faction: &str) -> u8 {
        self.player(read(faction)).supply
    }

    /// For tests: the cards of a hand, in the order of the deck's table.
    pub fn hand_of(&self, faction: &str) -> Vec<String> {
        self.hand(read(faction)).iter().map(|card| Card::new(card).to_string()).collect()
    }

    /// For tests: who rules a clearing.
    pub fn ruler_of(&self, clearing: &str) -> Option<Faction> {
        self.ruler(read(clearing))
    }

    /// For tests: the discard pile.
    pub fn discarded(&self) -> Vec<String> {
        self.discard.iter().map(|card| Card::new(card).to_string()).collect()
    }

    /// For tests: a Vagabond's items, as `sword` or `sword:exhausted`, each as often as there is one.
    pub fn items_of(&self, faction: &str) -> Vec<String> {
        let vagabond = self.vagabond(read(faction));
        let mut items = Vec::new();
        for &item in Item::ALL {
            for &condition in Condition::ALL {
                let ready = condition == Condition::Ready;
                let text = if ready { item.to_string() } else { format!("{item}:{condition}") };
                items.extend(std::iter::repeat_n(text, usize::from(vagabond.count(item, condition))));
            }
        }
        items
    }

    /// For tests: how a Vagabond stands with a faction.
    pub fn stance_of(&self, vagabond: &str, faction: &str) -> Stance {
        self.stance(read(vagabond), read(faction))
    }

    /// For tests: a box of the Riverfolk, as `3 marquise` for each colour.
    pub fn boxed(&self, which: &str) -> Vec<String> {
        let river = &self.riverfolk;
        let place = match which {
            "payments" => &river.payments,
            "funds" => &river.funds,
            _ => &river.commitments,
        };
        let colours = Faction::ALL.iter().filter(|colour| place[colour.index()] > 0);
        colours.map(|colour| format!("{} {colour}", place[colour.index()])).collect()
    }

    /// For tests: the faction that is asked, and the id of the question.
    pub fn asks(&self) -> String {
        match self.asked() {
            Some((who, question)) => {
                let json = question_id(question);
                format!("{who} {json}")
            }
            None => "nobody".into(),
        }
    }

    /// For tests: is what is kept about the land what a survey of it finds?
    pub fn land_is_as_kept(&self) -> bool {
        self.land == self.survey()
    }

    /// For tests: plays a choice by its text; panics if it is not offered.
    pub fn choose(&mut self, text: &str) {
        self.choose_with(text, &mut Dice::quick(7));
    }

    /// For tests: the same with these dice.
    pub fn choose_with(&mut self, text: &str, dice: &mut Dice) {
        let offered = self.options();
        assert!(offered.iter().any(|option| option == text), "`{text}` is not among {offered:?}");
        engine::Game::play(self, read::<Action>(text), dice, &mut engine::NoLog);
    }

    /// Did the dice fall so? A later choice forgets the battle, the log does not.
    pub(super) fn fell(&self, dice: [u8; 2], log: &[Entry<Event>]) -> bool {
        let told = log.iter().filter_map(|entry| match entry.seen_by(Eyes::Crowd)? {
            Event::Rolls { attacker, defender, .. } => Some([*attacker, *defender]),
            _ => None,
        });
        told.chain([self.battle.dice]).any(|fell| fell == dice || fell == [dice[1], dice[0]])
    }

    /// For tests: the dice of the next battle are fixed by trying seeds until they fall so.
    pub fn choose_rolling(&mut self, text: &str, dice: [u8; 2]) {
        let (before, offered) = (*self, self.options());
        assert!(offered.iter().any(|option| option == text), "`{text}` is not among {offered:?}");
        for seed in 0..10_000 {
            *self = before;
            let mut log = Vec::new();
            engine::Game::play(self, read::<Action>(text), &mut Dice::quick(seed), &mut log);
            if self.fell(dice, &log) {
                return;
            }
        }
        panic!("the dice never fall {dice:?}");
    }
}

/// The id of a question, as `battle_clearing`.
fn question_id(question: Question) -> String {
    let text = format!("{question:?}");
    let name = text.split(|end: char| !end.is_alphanumeric()).next().unwrap_or_default();
    name.chars().fold(String::new(), |mut id, letter| {
        if letter.is_uppercase() && !id.is_empty() {
            id.push('_');
        }
        id.extend(letter.to_lowercase());
        id
    })
}
