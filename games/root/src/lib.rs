//! Root: seven factions, each with rules of its own, contend for a woodland of twelve clearings.
//!
//! A faction is a chapter of this crate with a board of its own in the state; what all share has chapters too: the map, cards,
//! moving, battle, removal, crafting, dominance. What is going on is a stack of small steps. Section numbers in comments are
//! those of the rules page.

// Rules alone do not use all that words and drawings ask for.
#![cfg_attr(not(feature = "words"), allow(dead_code))]

mod action;
mod adventures;
mod alliance;
mod battle;
#[cfg(feature = "words")]
mod board;
mod boards;
mod cards;
mod choices;
mod clearing;
mod craft;
mod cult;
mod dominance;
#[cfg(feature = "words")]
mod draw;
mod drawing;
mod effects;
mod event;
mod eyrie;
mod factions;
#[cfg(feature = "words")]
mod foresight;
mod friends;
mod hidden;
mod hits;
mod judgement;
#[cfg(feature = "words")]
mod labels;
mod land;
mod map;
mod marquise;
mod movement;
mod names;
mod options;
mod outrage;
mod points;
#[cfg(any(test, feature = "testkit"))]
pub mod position;
mod question;
mod quests;
#[cfg(feature = "words")]
mod reasons;
mod removal;
mod riverfolk;
#[cfg(test)]
mod rules_page;
mod satchel;
#[cfg(feature = "words")]
mod sentences;
mod services;
mod setup;
mod sight;
mod state;
mod turn;
mod vagabond;
mod view;
#[cfg(feature = "words")]
mod voice;

use std::ops::RangeInclusive;

use engine::{BadOptions, Dice, Eyes, Game, Knob, Log, Phrase, Secrets, Standings, Turn};

pub use action::{Action, TriggerKind};
pub use cards::{Card, Cards, Item, Kind, Power, Printed, Suit};
pub use event::{Colours, Discarded, Ending, Event, FundUse, Hand, HandOver, ItemFrom, Joining, Part, Plot, Spot};
pub use factions::{Character, Column, Condition, Faction, Factions, Leader, Piece, Service, Source, Stance};
pub use map::{Clearing, Clearings, Forest, MapKind, Plan, Wood};
pub use options::{Choice, Options};
pub use question::{MoveWhy, Purchase, Question, RiverDeed};
pub use quests::{Quest, Quests};
pub use state::Root;
pub use view::{BattleView, BoardView, BySource, ClearingView, ColumnView, PlayerView, TurnView, View};

impl Game for Root {
    const ID: &'static str = "root";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=6;
    const KNOBS: &'static [Knob] = options::KNOBS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &Self::SEATS));
        }
        Root::set_up(options, seats, dice, log)
    }

    fn recommended(seats: usize) -> Options {
        Options::recommended(seats)
    }

    fn hint(options: &Options, seats: usize) -> Option<Phrase> {
        options.hint(seats)
    }

    fn played(&self, options: &Options) -> Options {
        options.as_led(self.factions.values())
    }

    #[inline]
    fn seats(&self) -> usize {
        self.factions.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.asked() {
            Some((who, _)) if !self.is_over() => Turn::Of(self.seat(who)),
            _ => Turn::Over,
        }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if let Some((who, question)) = self.asked().filter(|_| !self.is_over()) {
            self.list(who, question, out);
        }
    }

    #[inline]
    fn play(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.forget_old_battle();
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

    fn standings(&self, _eyes: Eyes) -> Standings {
        self.ranking()
    }
}

impl Root {
    /// Rounds that have begun.
    pub fn rounds(&self) -> u16 {
        self.round
    }
}
