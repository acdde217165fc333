//! A table at which the tests play: choices by their names, and what can be seen with open eyes.

use std::ops::{Deref, DerefMut};

use arctic::Arctic;
use arctic::position::Position;
use engine::{Eyes, Game, Seat, testkit};

pub struct Table(pub testkit::Table<Arctic>);

impl Deref for Table {
    type Target = testkit::Table<Arctic>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Four players: orca, bear, Inuit hunter and seal. The sea is empty but for cod_9 at i1.
pub fn sea() -> Position {
    Position::new(4)
}

impl Table {
    /// In the middle of a turn.
    pub fn of(position: Position) -> Table {
        Table(testkit::Table::of(position.build()))
    }

    /// At the beginning of a turn.
    pub fn turn(position: Position) -> Table {
        Table(testkit::Table::begin(|dice, log| position.begin(dice, log)))
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
}

fn names(cards: &serde_json::Value) -> Vec<String> {
    let all: Vec<String> = arctic::Card::all().map(|card| card.to_string()).collect();
    cards.as_array().unwrap().iter().map(|card| all[card.as_u64().unwrap() as usize].clone()).collect()
}
