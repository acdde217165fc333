//! A table at which tests play: choices by their names, and what can be seen and heard.

use std::fmt::Display;
use std::str::FromStr;

use crate::{Dice, Entry, Eyes, Game};

/// A game that is played by the names of its choices. Given a position, when this is played, then that holds.
pub struct Table<G: Game> {
    /// The game.
    pub game: G,
    /// The dice that are rolled next.
    pub dice: Dice,
    /// Everything that was told.
    pub log: Vec<Entry<G::Event>>,
}

/// A copy rolls dice of its own, from the first roll on.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table { game: self.game.clone(), dice: Dice::quick(1), log: self.log.clone() }
    }
}

impl<G: Game<Action: Display + FromStr>> Table<G> {
    /// A game in some position.
    pub fn of(game: G) -> Table<G> {
        Table { game, dice: Dice::quick(1), log: Vec::new() }
    }

    /// A position that still has to happen, as the beginning of a turn.
    pub fn begin(happens: impl FnOnce(&mut Dice, &mut Vec<Entry<G::Event>>) -> G) -> Table<G> {
        let (mut dice, mut log) = (Dice::quick(1), Vec::new());
        Table { game: happens(&mut dice, &mut log), dice, log }
    }

    /// What can be chosen now, by name.
    pub fn choices(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(&mut actions);
        actions.iter().map(G::Action::to_string).collect()
    }

    /// Can this be chosen now?
    pub fn offers(&self, choice: &str) -> bool {
        self.choices().iter().any(|offered| offered == choice)
    }

    /// The choices that begin like this, without the beginning.
    pub fn offered(&self, beginning: &str) -> Vec<String> {
        self.choices().iter().filter_map(|choice| choice.strip_prefix(beginning)).map(str::to_string).collect()
    }

    /// Asserts that exactly these can be chosen, in any order.
    #[track_caller]
    pub fn asks(&self, expected: &str) -> &Self {
        let mut choices = self.choices();
        let mut expected: Vec<_> = expected.split_whitespace().map(str::to_string).collect();
        choices.sort();
        expected.sort();
        assert_eq!(choices, expected);
        self
    }

    /// Who is asked; none when the game is over.
    pub fn asked(&self) -> Option<u8> {
        self.game.turn().seat().map(|seat| seat.0)
    }

    /// Plays choices one after the other; each must be legal.
    #[track_caller]
    pub fn play(&mut self, choices: &str) -> &mut Self {
        for choice in choices.split_whitespace() {
            let legal = self.offers(choice).then(|| choice.parse().ok()).flatten();
            let Some(action) = legal else { panic!("{choice} is not among {:?}", self.choices()) };
            self.game.play(action, &mut self.dice, &mut self.log);
        }
        self
    }

    /// What open eyes see.
    pub fn view(&self) -> G::View {
        self.game.view(Eyes::Open)
    }

    /// What these eyes were told.
    pub fn heard(&self, eyes: Eyes) -> Vec<G::Event> {
        self.log.iter().filter_map(|entry| entry.seen_by(eyes).cloned()).collect()
    }

    /// Everything that happened, as open eyes see it.
    pub fn events(&self) -> Vec<G::Event> {
        self.heard(Eyes::Open)
    }
}
