//! Games small enough to know the best play by heart. A [`Toy`] is the interesting part of such a game; [`Table`] makes
//! a [`Game`] of it.
#![allow(dead_code)]

mod hidden;
mod open;

use std::fmt::Debug;
use std::ops::RangeInclusive;

use engine::{
    BadOptions, BySeat, Dice, Eyes, Game, Glimpse, Judgement, Knob, Log, NoLog, Seat, Seats, Secrets, Standings, Turn,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use hidden::{Coins, Cups, Pennies};
pub use open::{Chatter, Doors, Nim, Pact, Stairs, Won};

pub trait Toy: Copy + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static {
    const ID: &'static str;
    const PLAYERS: usize;

    fn turn(&self) -> Turn;
    fn active(&self) -> Option<Seat> {
        self.turn().seat()
    }
    fn actions(&self, out: &mut Vec<u8>);
    /// Carries a choice out. Says whether the others see it.
    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown;
    fn winners(&self) -> Seats;
    fn redeal(&mut self, _: Eyes, _: &mut Dice) {}
    fn weigh(&self, _: u8) -> f32 {
        1.0
    }
    /// Is the choice made together with that of another player?
    fn is_covered(&self) -> bool {
        false
    }
    /// What everybody sees, where that matters.
    fn seen(&self) -> u8 {
        0
    }
    /// Who cannot lose any more.
    fn leader(&self) -> Option<Seat> {
        None
    }
}

#[derive(Clone, Copy, PartialEq)]
pub enum Shown {
    Openly,
    Covered,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table<T>(pub T);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoOptions {}

impl<T: Toy> Game for Table<T> {
    const ID: &'static str = T::ID;
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = T::PLAYERS..=T::PLAYERS;
    const KNOBS: &'static [Knob] = &[];
    type Options = NoOptions;
    type Action = u8;
    type Event = u8;
    type View = u8;

    fn new(_: &NoOptions, wanted: usize, _: &mut Dice, _: &mut impl Log<u8>) -> Result<Self, BadOptions> {
        Err(BadOptions::seats(wanted, &Self::SEATS))
    }

    fn seats(&self) -> usize {
        T::PLAYERS
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.clear();
        self.0.actions(out);
    }

    fn play(&mut self, action: u8, dice: &mut Dice, log: &mut impl Log<u8>) {
        let mover = self.turn().seat().expect("a running game");
        match self.0.play(action, dice) {
            Shown::Openly => log.tell(action),
            Shown::Covered => log.whisper(mover, action, Some(u8::MAX)),
        }
    }

    fn view(&self, _: Eyes) -> u8 {
        self.0.seen()
    }

    fn secrets(&self, _: Eyes) -> Secrets {
        Secrets::EMPTY
    }

    fn imagine(&mut self, eyes: Eyes, dice: &mut Dice) {
        self.0.redeal(eyes, dice);
    }

    fn standings(&self, _: Eyes) -> Standings {
        let winners = self.0.winners();
        let scores = BySeat::from_fn(T::PLAYERS, |seat| i32::from(winners.contains(seat)));
        match self.turn() {
            Turn::Over => Standings::ranked(scores, |seat| scores[seat]),
            Turn::Of(_) => Standings::running(scores),
        }
    }
}

impl<T: Toy> Judgement for Table<T> {
    /// Toys are played to their end.
    fn ahead(&self) -> u32 {
        100
    }

    fn active(&self) -> Option<Seat> {
        self.0.active()
    }

    fn is_covered(&self) -> bool {
        self.0.is_covered()
    }

    fn outlook(&self) -> BySeat<f32> {
        match self.0.leader() {
            Some(leader) => BySeat::from_fn(T::PLAYERS, |seat| f32::from(u8::from(seat == leader))),
            None => BySeat::new(T::PLAYERS, 1.0 / T::PLAYERS as f32),
        }
    }

    fn priors(&self, actions: &[u8], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.0.weigh(action)));
    }
}

pub fn glimpse<T: Toy>(toy: T, seat: u8) -> Glimpse<Table<T>> {
    Glimpse::new(&Table(toy), Seat(seat))
}

/// Plays a game of bots out and says who won.
pub fn play_out<T: Toy>(toy: T, mut choose: impl FnMut(&Glimpse<Table<T>>) -> u8, seed: u64) -> Seats {
    let mut table = Table(toy);
    let mut dice = Dice::quick(seed);
    while let Turn::Of(seat) = table.turn() {
        let action = choose(&Glimpse::new(&table, seat));
        table.play(action, &mut dice, &mut NoLog);
    }
    table.0.winners()
}
