//! Animal Kingdoms: five kingdoms in a ring, three ages, one throne.
//!
//! Players put beasts under the kingdoms, each kingdom's decree permitting, and cubes into them. Who has the most cubes
//! of a kingdom at the end of an age takes its token; ties for the first place are fought out. The rules stand in
//! `docs/rules/animal_kingdoms.md`, and chapters of this crate cite them by number.

// Rules alone do not use all that words and drawings ask for.
#![cfg_attr(not(feature = "words"), allow(dead_code))]

mod action;
mod battle;
#[cfg(feature = "words")]
mod board;
mod cards;
mod claim;
mod decrees;
#[cfg(feature = "words")]
mod draw;
mod event;
mod hidden;
mod judgement;
mod kingdoms;
#[cfg(feature = "words")]
mod names;
mod options;
#[cfg(any(test, feature = "testkit"))]
pub mod position;
mod rally;
mod refresh;
mod scoring;
#[cfg(feature = "words")]
mod sentences;
mod setup;
mod sight;
mod state;
mod tokens;
mod turn;
mod upstart;
mod view;
#[cfg(feature = "words")]
mod voice;
mod withdraw;

use std::ops::RangeInclusive;

use engine::{BadOptions, BySeat, Dice, Eyes, Game, Knob, Log, Seat, Secrets, Standings, Turn};

pub use action::Action;
pub use cards::{ALL_CARDS, Card, Kind, cards_in, of_kinds, of_ranks};
pub use decrees::{Decree, Sight};
pub use event::{Event, FirstBecause, Share, Shown, SkipBecause, SoloOutcome, Who, Whos};
pub use kingdoms::{COUNCIL_SEATS, KINGDOMS, Kingdom, Kingdoms, Slot, Space};
pub use options::{FirstPlayer, Level, Options};
pub use state::{AnimalKingdoms, Duel, Walk};
pub use tokens::{COLOURS, CUBES, HAND, MODIFIERS, Retreat, Retreats, Token};
pub use view::{
    Allowed, BattleView, ContenderView, HandCard, HouseView, KingdomView, Outcome, Phase, Question, ShownView,
    SoloView, SpaceView, TallyView, TokenView, View,
};

use state::{Stage, UPSTART};

impl Game for AnimalKingdoms {
    const ID: &'static str = "animal_kingdoms";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=5;
    const KNOBS: &'static [Knob] = options::KNOBS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &Self::SEATS));
        }
        AnimalKingdoms::set_up(options, seats, dice, log)
    }

    #[inline]
    fn seats(&self) -> usize {
        self.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.stage == Stage::Over { Turn::Over } else { Turn::Of(self.active) }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        self.each_choice(|action| out.push(action));
    }

    #[inline]
    fn play(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.shuffled = false;
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

    /// The score on the board is public; what is held face down counts only when the game is over.
    fn standings(&self, _: Eyes) -> Standings {
        let scores = BySeat::from_fn(self.players(), |seat| self.score(seat));
        if self.stage != Stage::Over {
            return Standings::running(scores);
        }
        let (winners, _) = self.winners();
        if self.alone() {
            return Standings::solo(scores[Seat(0)], !winners.contains(UPSTART));
        }
        Standings::ranked(scores, |seat| (scores[seat], winners.contains(seat)))
    }
}
