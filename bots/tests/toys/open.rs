//! Toys in which everybody sees everything.

use engine::{Dice, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use super::{Shown, Toy};

/// The first player has won, whoever ends the game; but it may go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Won {
    pub over: bool,
    pub mover: Seat,
}

impl Won {
    pub const WAIT: u8 = 0;
    pub const END: u8 = 1;
}

impl Toy for Won {
    const ID: &'static str = "won";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        if self.over { Turn::Over } else { Turn::Of(self.mover) }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend([Won::WAIT, Won::END]);
    }

    fn play(&mut self, action: u8, _: &mut Dice) -> Shown {
        self.over = action == Won::END;
        self.mover = Seat(1 - self.mover.0);
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        Seats(1)
    }

    fn leader(&self) -> Option<Seat> {
        Some(Seat(0))
    }
}

/// Seat 0 wins at once in six of ten cases, or after seat 1 was asked nine times within seat 0's turn, whatever is answered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chatter {
    pub asked: u8,
    pub winner: Option<Seat>,
    /// Do the answers count as turns of their own?
    pub turns: bool,
}

impl Chatter {
    pub const SURE: u8 = 0;
    pub const TALK: u8 = 1;
}

impl Toy for Chatter {
    const ID: &'static str = "chatter";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        match self.winner {
            Some(_) => Turn::Over,
            None => Turn::Of(Seat(self.asked % 2)),
        }
    }

    fn active(&self) -> Option<Seat> {
        if self.turns { self.turn().seat() } else { Some(Seat(0)) }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend([Chatter::SURE, Chatter::TALK]);
    }

    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown {
        if self.asked == 0 && action == Chatter::SURE {
            self.winner = Some(Seat(u8::from(dice.below(10) >= 6)));
        } else if self.asked == 18 {
            self.winner = Some(Seat(0));
        }
        self.asked += 1;
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        self.winner.map_or(Seats::NONE, |seat| Seats(1 << seat.0))
    }
}

/// Take 1, 2 or 3 matches; whoever takes the last one wins. Leave the other a multiple of four.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Nim {
    pub matches: u8,
    pub mover: Seat,
}

impl Toy for Nim {
    const ID: &'static str = "nim";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        if self.matches == 0 { Turn::Over } else { Turn::Of(self.mover) }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.matches.min(3));
    }

    fn play(&mut self, action: u8, _: &mut Dice) -> Shown {
        self.matches -= action;
        self.mover = self.mover.next(2);
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        if self.matches == 0 { Seats::only(self.mover.next(2)) } else { Seats::NONE }
    }
}

/// Doors 0, 1 and 2; the prize is behind the last, which the game declares not worth a thought. The other player closes it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Doors {
    pub opened: Option<u8>,
    pub closed: bool,
}

impl Toy for Doors {
    const ID: &'static str = "doors";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        match self.opened {
            Some(_) if self.closed => Turn::Over,
            Some(_) => Turn::Of(Seat(1)),
            None => Turn::Of(Seat(0)),
        }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend(if self.opened.is_none() { 0..3 } else { 3..5 });
    }

    fn play(&mut self, action: u8, _: &mut Dice) -> Shown {
        self.closed = self.opened.is_some();
        self.opened = self.opened.or(Some(action));
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        self.opened.map_or(Seats::NONE, |door| Seats::only(Seat(u8::from(door != 2))))
    }

    fn weigh(&self, action: u8) -> f32 {
        if action == 2 { 0.0 } else { 1.0 }
    }
}

/// Three steps up within one turn win; at each of them there are seven other ways, which lose. First sight knows no difference.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stairs {
    pub height: u8,
    pub fallen: bool,
    /// Is there luck in every step, though it changes nothing?
    pub slippery: bool,
}

impl Stairs {
    pub const UP: u8 = 5;
    pub const TOP: u8 = 3;

    pub fn new() -> Stairs {
        Stairs { height: 0, fallen: false, slippery: false }
    }
}

impl Toy for Stairs {
    const ID: &'static str = "stairs";
    const PLAYERS: usize = 2;

    fn turn(&self) -> Turn {
        if self.fallen || self.height == Stairs::TOP { Turn::Over } else { Turn::Of(Seat(0)) }
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend(0..8);
    }

    fn seen(&self) -> u8 {
        self.height
    }

    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown {
        if self.slippery {
            dice.below(2);
        }
        if action == Stairs::UP {
            self.height += 1;
        } else {
            self.fallen = true;
        }
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        Seats::only(Seat(u8::from(self.fallen)))
    }
}

/// Three players. Seat 0 goes alone and wins in four of ten cases, or leaves the choice to seat 2, who may win together
/// with seat 0 or let seat 1 win. Seat 2 will think of itself, not of harming seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pact {
    pub asked: Option<Seat>,
    pub won: Seats,
}

impl Pact {
    pub const ALONE: u8 = 0;
    pub const TRUST: u8 = 1;

    pub fn new() -> Pact {
        Pact { asked: Some(Seat(0)), won: Seats::NONE }
    }
}

impl Toy for Pact {
    const ID: &'static str = "pact";
    const PLAYERS: usize = 3;

    fn turn(&self) -> Turn {
        self.asked.map_or(Turn::Over, Turn::Of)
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend([0, 1]);
    }

    fn play(&mut self, action: u8, dice: &mut Dice) -> Shown {
        match (self.asked, action) {
            (Some(Seat(0)), Pact::TRUST) => self.asked = Some(Seat(2)),
            (Some(Seat(0)), _) => {
                self.asked = None;
                self.won = Seats::only(if dice.below(10) < 4 { Seat(0) } else { Seat(1) });
            }
            (_, 0) => {
                self.asked = None;
                self.won = Seats::only(Seat(0)) | Seats::only(Seat(2));
            }
            _ => {
                self.asked = None;
                self.won = Seats::only(Seat(1));
            }
        }
        Shown::Openly
    }

    fn winners(&self) -> Seats {
        self.won
    }
}
