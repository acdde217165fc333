//! A small builder of positions, and a table to play them. Positions are written through the state's JSON, as anybody
//! could write them.

use std::ops::{Deref, DerefMut};

use engine::{Dice, Game, testkit};
use serde_json::{Value, json};
use tundra::{Board, Card, HexView, Options, PlayerView, Token, Tundra};

/// A position in the making. At first nothing lies on the map, nobody has anything, and it is seat 0's turn in round I.
pub struct Position(Value);

/// A map for a number of players.
pub fn on(layout: &str) -> Position {
    let players = layout[1..2].parse().unwrap();
    let layout = serde_json::from_value(json!(layout)).unwrap();
    let options = Options { layout, ..Options::default() };
    let game = Tundra::new(&options, players, &mut Dice::quick(1), &mut engine::NoLog).unwrap();
    let mut state = serde_json::to_value(game).unwrap();
    state["round"] = json!(1);
    state["steps"] = json!(["turn"]);
    state["laid"] = json!(vec![Value::Null; 24]);
    state["face_down"] = json!(Token::used(players));
    state["open"] = json!(0);
    state["yields"] = json!([0, 0, 0]);
    for seat in 0..4 {
        let player = &mut state["seats"][seat];
        player["workers"] = json!(vec![Value::Null; 6]);
        player["stock"] = json!([0, 0, 0]);
        player["berries"] = json!(0);
        player["dealt"] = json!([]);
    }
    Position(state)
}

impl Position {
    /// A token lies face up on a glade.
    pub fn glade(mut self, hex: &str, token: &str) -> Position {
        let token: Token = token.parse().unwrap();
        self.0["laid"][token.number() as usize] = json!(hex);
        self.0["face_down"].as_array_mut().unwrap().retain(|number| *number != json!(token.number()));
        self.mark("open", hex);
        if let Some(kind) = token.resource() {
            let bits = self.0["yields"][kind as usize].as_u64().unwrap();
            self.0["yields"][kind as usize] = json!(bits | hex.parse::<tundra::Hex>().unwrap().bit());
        }
        self
    }

    /// The glade that is turned up next shows this token.
    pub fn next_token(mut self, token: &str) -> Position {
        self.0["face_down"] = json!([token.parse::<Token>().unwrap().number()]);
        self
    }

    fn mark(&mut self, set: &str, hex: &str) {
        let bits = self.0[set].as_u64().unwrap() | hex.parse::<tundra::Hex>().unwrap().bit();
        self.0[set] = json!(bits);
    }

    fn seat(&mut self, seat: usize) -> &mut Value {
        &mut self.0["seats"][seat]
    }

    /// Workers of a seat, the first one first.
    pub fn workers(mut self, seat: usize, hexes: &[&str]) -> Position {
        let mut places = vec![Value::Null; 6];
        for (place, hex) in places.iter_mut().zip(hexes) {
            *place = json!(hex);
        }
        self.seat(seat)["workers"] = json!(places);
        self
    }

    /// A tower on a glade that lies face up.
    pub fn tower(mut self, seat: usize, hex: &str) -> Position {
        let token = self.0["laid"].as_array().unwrap().iter().position(|laid| *laid == json!(hex)).unwrap();
        let tower = json!({"hex": hex, "token": format!("g{:02}", token + 1)});
        self.seat(seat)["towers"].as_array_mut().unwrap().push(tower);
        self.mark("towers", hex);
        self
    }

    /// Brushwood, stone, peat and berries.
    pub fn stores(mut self, seat: usize, [brushwood, stone, peat, berries]: [u8; 4]) -> Position {
        self.seat(seat)["stock"] = json!([brushwood, stone, peat]);
        self.seat(seat)["berries"] = json!(berries);
        self
    }

    /// Victory points so far.
    pub fn points(mut self, seat: usize, points: u8) -> Position {
        self.seat(seat)["points"] = json!([0, points, 0, 0, 0, 0]);
        self
    }

    /// Unused dice; the others of seven are in the supply.
    pub fn dice(mut self, seat: usize, dice: &[u8]) -> Position {
        let mut unused = [0; 6];
        dice.iter().for_each(|&die| unused[usize::from(die) - 1] += 1);
        self.seat(seat)["unused"] = json!(unused);
        let supply = self.seat(seat)["supply"].as_u64().unwrap() - dice.len() as u64;
        self.seat(seat)["supply"] = json!(supply);
        self
    }

    /// Dice on a board.
    pub fn used(mut self, seat: usize, board: &str, slots: &[u8]) -> Position {
        let board = board.parse::<Board>().unwrap().index();
        self.seat(seat)["slots"][board] = json!(slots.iter().fold(0, |set, slot| set | 1 << (slot - 1)));
        let supply = self.seat(seat)["supply"].as_u64().unwrap() - slots.len() as u64;
        self.seat(seat)["supply"] = json!(supply);
        self
    }

    pub fn upgraded(mut self, seat: usize, board: &str) -> Position {
        let bit = board.parse::<Board>().unwrap().bit();
        let set = self.seat(seat)["upgraded"].as_u64().unwrap() | u64::from(bit);
        self.seat(seat)["upgraded"] = json!(set);
        self
    }

    pub fn starting(mut self, seat: usize, board: &str, card: &str) -> Position {
        self.seat(seat)["starting"][board.parse::<Board>().unwrap().index()] = json!(card);
        self
    }

    /// A market boost under a board.
    pub fn boost(mut self, seat: usize, board: &str, card: &str) -> Position {
        self.out_of_deck(card);
        let board = board.parse::<Board>().unwrap().index();
        self.seat(seat)["boosts"][board].as_array_mut().unwrap().push(json!(card));
        self
    }

    pub fn advisors(mut self, seat: usize, cards: &[&str]) -> Position {
        cards.iter().for_each(|card| self.out_of_deck(card));
        self.seat(seat)["advisors"] = json!(cards);
        self
    }

    /// Advisors that were asked in this round.
    pub fn rotated(mut self, seat: usize, cards: &[&str]) -> Position {
        self.seat(seat)["rotated"] = cards.iter().map(|card| json!(card.parse::<Card>().unwrap().number())).collect();
        self
    }

    pub fn title(mut self, seat: usize, title: &str) -> Position {
        self.seat(seat)["title"] = json!(title);
        if title == "wise" {
            self.seat(seat)["supply"] = json!(8);
        }
        self
    }

    pub fn personal(mut self, seat: usize, goal: &str) -> Position {
        self.seat(seat)["personal"] = json!(goal);
        self
    }

    pub fn goals(mut self, goals: &[&str]) -> Position {
        self.0["goals"] = goals.iter().map(|goal| json!({"goal": goal, "die": null})).collect();
        self
    }

    pub fn market(mut self, cards: &[&str]) -> Position {
        cards.iter().for_each(|card| self.out_of_deck(card));
        let mut market: Vec<Value> = cards.iter().map(|card| json!(card)).collect();
        market.resize(6, Value::Null);
        self.0["market"] = json!(market);
        self
    }

    fn out_of_deck(&mut self, card: &str) {
        let number = card.parse::<Card>().unwrap().number();
        self.0["deck"].as_array_mut().unwrap().retain(|other| *other != json!(number));
    }

    /// All cards of the deck but so many go to the discard pile.
    pub fn deck_of(mut self, count: usize) -> Position {
        let rest = self.0["deck"].as_array_mut().unwrap().split_off(count);
        self.0["discard"].as_array_mut().unwrap().extend(rest);
        self
    }

    pub fn round(mut self, round: u8) -> Position {
        self.0["round"] = json!(round);
        self
    }

    pub fn first(mut self, seat: u8) -> Position {
        self.0["first"] = json!(seat);
        self
    }

    /// The die of this seat has just been used: free actions, or the end of the turn.
    pub fn after_die_of(mut self, seat: u8) -> Position {
        self.0["active"] = json!(seat);
        self.0["steps"] = json!(["post"]);
        self
    }

    pub fn table(self) -> Table {
        Table { table: testkit::Table::of(serde_json::from_value(self.0).unwrap()), seed: 1 }
    }

    /// The table right after a turn of `seat` has ended.
    pub fn turn_of_the_next_after(self, seat: u8) -> Table {
        self.after_die_of(seat).table().plays("end_turn")
    }
}

/// A game that is played by the ids of choices.
#[derive(Clone)]
pub struct Table {
    table: testkit::Table<Tundra>,
    seed: u64,
}

impl Deref for Table {
    type Target = testkit::Table<Tundra>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.table
    }
}

impl Table {
    /// The choices that begin so.
    pub fn choices_of(&self, verb: &str) -> Vec<String> {
        self.choices().into_iter().filter(|choice| choice.starts_with(verb)).collect()
    }

    /// Plays a choice, which must be legal.
    #[track_caller]
    pub fn plays(mut self, choice: &str) -> Table {
        self.seed += 1;
        self.dice = Dice::quick(self.seed);
        self.play(choice);
        self
    }

    /// Plays a choice with such luck that afterwards this holds.
    #[track_caller]
    pub fn plays_luckily(self, choice: &str, lucky: impl Fn(&Table) -> bool) -> Table {
        for seed in 0..10_000 {
            let table = Table { table: self.table.clone(), seed }.plays(choice);
            if lucky(&table) {
                return table;
            }
        }
        panic!("no such luck with {choice}");
    }

    pub fn seat(&self, seat: usize) -> PlayerView {
        self.view().seats[seat].clone()
    }

    pub fn hex(&self, hex: &str) -> HexView {
        self.view().hexes.into_iter().find(|view| view.hex.to_string() == hex).unwrap()
    }

    /// Brushwood, stone, peat and berries.
    pub fn stores(&self, seat: usize) -> [u8; 4] {
        let PlayerView { stock: [brushwood, stone, peat], berries, .. } = self.seat(seat);
        [brushwood, stone, peat, berries]
    }

    pub fn score(&self, seat: usize) -> i32 {
        self.seat(seat).score
    }

    pub fn unused(&self, seat: usize) -> Vec<u8> {
        self.seat(seat).unused.iter().map(|face| face.value()).collect()
    }
}
