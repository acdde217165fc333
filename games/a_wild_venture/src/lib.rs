//! A Wild Venture: two young animals court the crows, frogs and rabbits of their village for the Community Cup.
//!
//! Villagers and gear enter play with a few supplies, and are tucked under the score card once these are used up; buildings stay,
//! react, and score what is invested in them; and an adventurer walks the trails of the board for rewards. Card texts are
//! data in a small language: `decks.rs` writes them, `scribe.rs` reads them, `effects.rs` applies them. The rules stand in
//! `docs/rules/a_wild_venture.md`, and chapters of this crate cite them by number.

// Rules alone do not use all that words and drawings ask for.
#![cfg_attr(not(feature = "words"), allow(dead_code))]

mod action;
#[cfg(feature = "words")]
mod board;
#[cfg(feature = "words")]
mod card_text;
mod cards;
mod choices;
mod decks;
#[cfg(feature = "words")]
mod draw;
mod effects;
mod event;
mod hidden;
mod judgement;
mod language;
mod looking;
#[cfg(feature = "words")]
mod names;
mod options;
#[cfg(any(test, feature = "testkit"))]
pub mod position;
mod question;
mod scoring;
mod scribe;
#[cfg(feature = "words")]
mod sentences;
mod setup;
mod sight;
mod state;
mod tables;
mod trails;
mod travel;
mod triggers;
mod turn;
mod view;
#[cfg(feature = "words")]
mod voice;

use std::ops::RangeInclusive;

use engine::{BadOptions, BySeat, Dice, Eyes, Game, Knob, Log, Secrets, Standings, Turn};

pub use action::Action;
#[cfg(feature = "words")]
pub use card_text::{card_text, starter_text};
pub use cards::{Card, Cards, Chest, Kind, Printed, Species, Starter};
pub use event::{Event, Few, From};
pub use language::{
    Ability, Counter, Deed, Enchant, Fate, Filter, Labels, Mods, Num, Op, Pattern, Price, Text, Trigger, Zone,
};
pub use options::{FirstPlayer, Options, Theme, TieRule};
pub use question::Question;
pub use state::{AWildVenture, Acted, Source, Why};
pub use trails::{Enchantment, Exit, Marker, Reward, Side, Space, Toll};
pub use view::{
    BuildingView, CardView, ExitView, PendingView, PlayerView, PointsView, SpaceView, StarterView, TuckView, View,
    ZoneView,
};

impl Game for AWildVenture {
    const ID: &'static str = "a_wild_venture";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const KNOBS: &'static [Knob] = options::KNOBS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &Self::SEATS));
        }
        AWildVenture::set_up(options, dice, log)
    }

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Of(self.active) }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        self.list(out);
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

    fn standings(&self, eyes: Eyes) -> Standings {
        if self.is_over() {
            return self.ranking();
        }
        Standings::running(BySeat::from_fn(2, |seat| self.known_points(seat, eyes).total()))
    }
}
