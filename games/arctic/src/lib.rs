//! Arctic: four hunters, nine cod, and ice that drifts and melts under them.
//!
//! Every turn a player plays an ice card, which makes tiles drift or melt, and may use a hunter to move and to attack
//! whom it can reach on its cell. The rules stand in `docs/rules/arctic.md`, and chapters of this crate cite them by
//! number.

// Rules alone do not use all that words and drawings ask for.
#![cfg_attr(not(feature = "words"), allow(dead_code))]

mod action;
#[cfg(feature = "words")]
mod board;
mod building;
mod cards;
mod cells;
mod choices;
#[cfg(feature = "words")]
mod draw;
mod drift;
mod escape;
mod event;
mod figures;
mod hand;
mod hidden;
mod hunt;
mod ice;
mod judgement;
mod melt;
mod movement;
#[cfg(feature = "words")]
mod names;
mod options;
#[cfg(any(test, feature = "testkit"))]
pub mod position;
mod scoring;
#[cfg(feature = "words")]
mod sentences;
mod setup;
mod sight;
mod state;
mod turn;
mod view;
#[cfg(feature = "words")]
mod voice;

use std::ops::RangeInclusive;

use engine::{BadOptions, Dice, Eyes, Game, Knob, Log, Secrets, Standings, Turn};

pub use action::Action;
pub use cards::{Card, Cards, HAND};
pub use cells::{Cell, Cells, Direction};
pub use event::{EndsBecause, Event, Shift};
pub use figures::{Depth, Figure, Figures, Hunter, Level, Target};
pub use ice::{FIGURES, IGLOO, Ice, Place, TILES, Tile};
pub use options::{Options, Setup};
pub use state::Arctic;
pub use view::{
    EffectView, FigureView, Ghost, HouseView, HunterView, Outcome, PieceView, Question, Sent, StockView, TileView,
    Trophy, View,
};

use state::Stage;

impl Game for Arctic {
    const ID: &'static str = "arctic";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const POINT: i32 = 2;
    const KNOBS: &'static [Knob] = options::KNOBS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &Self::SEATS));
        }
        let mut game = Arctic::set_up(options, seats, dice, log);
        game.go_on(dice, log);
        Ok(game)
    }

    #[inline]
    fn seats(&self) -> usize {
        self.size as usize
    }

    #[inline]
    fn turn(&self) -> Turn {
        if matches!(self.stage, Stage::Over { .. }) { Turn::Over } else { Turn::Of(self.asked()) }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        self.choices(out);
    }

    #[inline]
    fn play(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.carry_out(action, dice, log);
        self.go_on(dice, log);
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn secrets(&self, eyes: Eyes) -> Secrets {
        self.hidden_from(eyes)
    }

    fn imagine(&mut self, eyes: Eyes, dice: &mut Dice) {
        self.imagine_for(eyes, dice);
    }

    /// Everything that scores lies open. Scores are twice the points, because plankton is worth half of one.
    fn standings(&self, _: Eyes) -> Standings {
        let scores = self.scores();
        match self.stage {
            Stage::Over { .. } => Standings::ranked(scores, |seat| (scores[seat], self.cod_of(seat))),
            _ => Standings::running(scores),
        }
    }
}
