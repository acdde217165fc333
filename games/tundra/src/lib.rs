//! Tundra: the bear tsar sleeps through the winter, and up to four candidates want to govern in his place.
//!
//! One roll a round gives everybody the same dice. A die on one of one's four order boards builds, walks, gathers or
//! trades, and the boosts under the board act with it; a die on a common goal scores. Most points after four rounds win.
//! The rules stand in `docs/rules/tundra.md`, and chapters of this crate cite them by number.

// Rules alone do not use all that words and drawings ask for.
#![cfg_attr(not(feature = "words"), allow(dead_code))]

mod action;
mod activation;
mod advisors;
#[cfg(feature = "words")]
mod board;
mod boards;
mod build;
mod cards;
#[cfg(feature = "words")]
mod draw;
mod effects;
mod event;
mod glades;
mod goals;
mod hexes;
mod hidden;
mod judgement;
mod layouts;
#[cfg(feature = "words")]
mod names;
mod options;
mod question;
mod round;
mod scoring;
#[cfg(feature = "words")]
mod sentences;
mod setup;
mod sight;
mod state;
mod titles;
mod trade;
mod turn;
mod view;
#[cfg(feature = "words")]
mod voice;
mod walk;

use std::ops::{ControlFlow, RangeInclusive};

use engine::{BadOptions, BySeat, Dice, Eyes, Game, Knob, Log, Secrets, Standings, Turn};

pub use action::Action;
pub use boards::{Board, Face, TOWERS, Worker};
pub use cards::Card;
pub use effects::{Effect, Frame, Gain, MOST_BERRIES, MOST_RESOURCES, Market, Price, Resource};
pub use event::{Event, Why};
pub use glades::Token;
pub use goals::{CommonGoal, PersonalGoal, Tiers};
pub use hexes::{Hex, hexes_in};
pub use layouts::Layout;
pub use options::{MapChoice, Options};
pub use question::{Question, Track};
pub use state::{Decline, Source, Tundra, Workers};
pub use titles::{Character, Numbers, ROUNDS, Title, common_dice};
pub use view::{
    AdvisorView, BoardView, FrameView, GoalView, HexView, PersonalView, Phase, PlayerView, Standing, View, WorkersView,
};

impl Game for Tundra {
    const ID: &'static str = "tundra";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const KNOBS: &'static [Knob] = options::KNOBS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &Self::SEATS));
        }
        Tundra::set_up(options, seats, dice, log)
    }

    #[inline]
    fn seats(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Of(self.active) }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        let _ = self.each_choice(&mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
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

    /// All points on the track are public; a personal goal counts only when the game is over.
    fn standings(&self, _: Eyes) -> Standings {
        if self.is_over() {
            return self.ranking();
        }
        Standings::running(BySeat::from_fn(self.players as usize, |seat| self.player(seat).score()))
    }
}
