//! Games small enough to know the best play by heart. A [`Toy`] is the interesting part of such a game; [`Table`] makes
//! a [`Game`] of it.
#![allow(dead_code)]

use std::fmt::Debug;
use std::ops::RangeInclusive;

use engine::{
    BadOptions, BySeat, Dice, Eyes, Game, Glimpse, Judgement, Knob, Log, NoLog, Seat, Seats, Secrets, Standings, Turn,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

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
    const AHEAD: u32 = 100;

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
