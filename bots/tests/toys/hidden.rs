//! Toys in which something lies covered: a pea under a cup, coins.

use engine::{Dice, Eyes, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use super::{Shown, Toy};

/// A pea under one of two cups. Seat 0 takes a sure thing that wins in seven of ten cases, or lifts a cup and wins if the pea
/// is under it. Who knows the pea lifts the cup; an honest player takes the sure thing.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cups {
    pub pea: u8,
    /// Does imagination leave the pea where it truly is? For the test that cheating would show.
    pub glass: bool,
    pub step: u8,
    pub won: bool,
}

impl Cups {
    pub const SURE: u8 = 0;
    pub const LIFT: u8 = 1;
    pub const LEFT: u8 = 10;
    pub const RIGHT: u8 = 11;

    pub fn with_pea(pea: u8) -> Cups {
        Cups { pea, glass: false, step: 0, won: false }
    }
}

impl Toy for Cups {
    const ID: &'static str = "cups";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        if self.step == 2 { Turn::Over } else { Turn::Of(Seat(0)) }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend(if self.step == 0 { [Cups::SURE, Cups::LIFT] } else { [Cups::LEFT, Cups::RIGHT] });
    }

    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown {
        match action {
            Cups::SURE => {
                self.won = dice.below(10) < 7;
                self.step = 2;
            }
            Cups::LIFT => self.step = 1,
            cup => {
                self.won = cup == self.pea;
                self.step = 2;
            }
        }
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        Seats::only(Seat(u8::from(!self.won)))
    }

    fn redeal(&mut self, _: Eyes, dice: &mut Dice) {
        if !self.glass {
            self.pea = Cups::LEFT + dice.below(2) as u8;
        }
    }
}

/// Seat 0 takes a sure thing that wins in three of ten cases, or dares a duel: both lay a coin, seat 0 first and
/// covered, and seat 1 wins if they are equal. A covered coin makes the duel an even bet; an open one makes it hopeless.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pennies {
    pub covered: bool,
    pub coin: Option<u8>,
    pub step: u8,
    pub won: bool,
}

impl Pennies {
    pub const SURE: u8 = 0;
    pub const DUEL: u8 = 1;

    pub fn new(covered: bool) -> Pennies {
        Pennies { covered, coin: None, step: 0, won: false }
    }
}

impl Toy for Pennies {
    const ID: &'static str = "pennies";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        match self.step {
            0 | 1 => Turn::Of(Seat(0)),
            2 => Turn::Of(Seat(1)),
            _ => Turn::Over,
        }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend([0, 1]);
    }

    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown {
        self.step += 1;
        match (self.step, self.coin) {
            (1, _) if action == Pennies::SURE => {
                self.won = dice.below(10) < 3;
                self.step = 3;
            }
            (2, _) => {
                self.coin = Some(action);
                return if self.covered { Shown::Covered } else { Shown::Openly };
            }
            (3, coin) => self.won = coin != Some(action),
            _ => {}
        }
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        Seats::only(Seat(u8::from(!self.won)))
    }

    fn redeal(&mut self, eyes: Eyes, dice: &mut Dice) {
        if self.covered && self.coin.is_some() && !eyes.own(Seat(0)) {
            self.coin = Some(dice.below(2) as u8);
        }
    }
}

/// Both players lay heads or tails, seat 0 first and covered. Seat 0 wins if they differ; if both are heads seat 1 wins, and if
/// both are tails the dice decide. The best that seat 0 can do is to lay heads in one of three cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Coins {
    pub laid: Option<u8>,
    pub winner: Option<Seat>,
}

impl Coins {
    pub const HEADS: u8 = 0;
    pub const TAILS: u8 = 1;

    pub fn new() -> Coins {
        Coins { laid: None, winner: None }
    }
}

impl Toy for Coins {
    const ID: &'static str = "coins";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        match (self.winner, self.laid) {
            (Some(_), _) => Turn::Over,
            (None, laid) => Turn::Of(Seat(u8::from(laid.is_some()))),
        }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend([Coins::HEADS, Coins::TAILS]);
    }

    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown {
        match self.laid {
            None => {
                self.laid = Some(action);
                Shown::Covered
            }
            Some(first) => {
                let lost = first == action && (action == Coins::HEADS || dice.below(2) == 0);
                self.winner = Some(Seat(u8::from(lost)));
                Shown::Openly
            }
        }
    }

    fn winners(&self) -> Seats {
        self.winner.map_or(Seats::NONE, Seats::only)
    }

    fn redeal(&mut self, eyes: Eyes, dice: &mut Dice) {
        if self.laid.is_some() && !eyes.own(Seat(0)) {
            self.laid = Some(dice.below(2) as u8);
        }
    }

    fn is_covered(&self) -> bool {
        true
    }
}
