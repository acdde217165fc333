//! A table at which the tests play: choices by their names, and what can be seen with open eyes.
#![allow(dead_code, clippy::unwrap_used)]

use arctic::position::Position;
use arctic::{Action, Arctic, Event, View};
use engine::{Dice, Entry, Eyes, Game, Seat, Turn};

pub struct Table {
    pub game: Arctic,
    pub dice: Dice,
    pub log: Vec<Entry<Event>>,
}

/// Four players: orca, bear, Inuit hunter and seal. The sea is empty but for cod_9 at i1.
pub fn sea() -> Position {
    Position::new(4)
}

impl Table {
    /// In the middle of a turn.
    pub fn of(position: Position) -> Table {
        Table { game: position.build(), dice: Dice::quick(1), log: Vec::new() }
    }

    /// At the beginning of a turn.
    pub fn turn(position: Position) -> Table {
        let (mut dice, mut log) = (Dice::quick(1), Vec::new());
        Table { game: position.begin(&mut dice, &mut log), dice, log }
    }

    /// What can be chosen now, by name.
    pub fn choices(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(&mut actions);
        actions.iter().map(Action::to_string).collect()
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
        match self.game.turn() {
            Turn::Of(seat) => Some(seat.0),
            Turn::Over => None,
        }
    }

    /// Plays choices one after the other; each must be legal.
    #[track_caller]
    pub fn play(&mut self, choices: &str) -> &mut Self {
        for choice in choices.split_whitespace() {
            assert!(self.choices().contains(&choice.to_string()), "{choice} is not among {:?}", self.choices());
            self.game.play(choice.parse().unwrap(), &mut self.dice, &mut self.log);
        }
        self
    }

    pub fn view(&self) -> View {
        self.game.view(Eyes::Open)
    }

    /// The state as it is written down.
    pub fn written(&self) -> serde_json::Value {
        serde_json::to_value(self.game).unwrap()
    }

    /// Where a figure is: `e4:ice`, `e4:water`, `waiting`, `gone` or `caught:1`.
    pub fn whereabouts(&self, figure: &str) -> String {
        let state = self.written();
        let index = arctic::Figure::IDS.iter().position(|&id| id == figure).unwrap();
        let place = state["figures"][index].as_str().unwrap().to_string();
        let upright = state["upright"].as_array().unwrap().iter().any(|id| id == figure);
        match (place.len(), upright) {
            (2, true) => format!("{place}:ice"),
            (2, false) => format!("{place}:water"),
            _ => place,
        }
    }

    /// All ice as `floe@e4`, in reading order.
    pub fn ice(&self) -> Vec<String> {
        let state = self.written();
        let has = |set: &str, cell: &serde_json::Value| state[set].as_array().unwrap().contains(cell);
        let kind = |cell| match (has("pack", cell), has("berg", cell)) {
            (true, _) => "pack",
            (_, true) => "iceberg",
            _ => "floe",
        };
        state["ice"]
            .as_array()
            .unwrap()
            .iter()
            .map(|cell| format!("{}@{}", kind(cell), cell.as_str().unwrap()))
            .collect()
    }

    pub fn igloo(&self) -> String {
        self.written()["igloo"].as_str().unwrap().to_string()
    }

    /// Cards in a hand, by name.
    pub fn hand(&self, seat: u8) -> Vec<String> {
        names(&self.written()["houses"][seat as usize]["hand"])
    }

    pub fn discard(&self) -> Vec<String> {
        names(&self.written()["discard"])
    }

    pub fn deck(&self) -> Vec<String> {
        names(&self.written()["deck"])
    }

    /// Twice a player's points.
    pub fn score(&self, seat: u8) -> i32 {
        self.game.standings(Eyes::Open).scores[Seat(seat)]
    }

    /// What the crowd hears since the beginning.
    pub fn heard(&self) -> Vec<Event> {
        self.log.iter().filter_map(|entry| entry.seen_by(Eyes::Crowd)).copied().collect()
    }
}

fn names(cards: &serde_json::Value) -> Vec<String> {
    let all: Vec<String> = arctic::Card::all().map(|card| card.to_string()).collect();
    cards.as_array().unwrap().iter().map(|card| all[card.as_u64().unwrap() as usize].clone()).collect()
}
