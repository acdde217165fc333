//! The contract that every game fulfils.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::{Serialize, de::DeserializeOwned};

use crate::{BadOptions, Dice, Eyes, Knob, Log, Phrase, Seat, Secrets, Standings};

/// A game: a small deterministic state machine.
///
/// ```text
/// state + action + dice  ->  state', events
/// state + who is looking ->  view
/// ```
///
/// Nothing in it knows about time, network, storage, language or pixels. The [testkit](crate::testkit) checks every
/// promise made here on thousands of random games.
pub trait Game: Clone + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The name in addresses, records and commands, as `animal_kingdoms`.
    const ID: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES: u32;
    /// How many players it seats.
    const SEATS: RangeInclusive<usize>;
    /// How many units of a score make one point: 2 in a game with half points. Whoever shows a score writes it by
    /// [`points`](crate::points).
    const POINT: i32 = 1;
    /// What can be chosen before the game: one knob for each field of [`Game::Options`].
    const KNOBS: &'static [Knob];

    /// What is chosen before the game. Unknown fields must be refused and missing ones have defaults
    /// (`#[serde(default, deny_unknown_fields)]`).
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// One atomic choice.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Something that happened, as structured data.
    type Event: Clone + Eq + Debug + Send + Sync + Serialize + 'static;
    /// What one pair of eyes may know: the only thing that ever leaves the referee's hands.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;

    /// Sets the game up for `seats` players.
    fn new(
        options: &Self::Options,
        seats: usize,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self, BadOptions>;

    /// What so many players should choose for their first game; offered wherever nothing else is wished. Only called with
    /// numbers of players that the game seats.
    fn recommended(seats: usize) -> Self::Options {
        let _ = seats;
        Self::Options::default()
    }

    /// A word about options that may be played but could be better or worse, where there is one: advice, never a refusal.
    fn hint(options: &Self::Options, seats: usize) -> Option<Phrase> {
        let _ = (options, seats);
        None
    }

    /// The options by which the same sides play again: what was left to chance before the first move is named as it fell.
    fn played(&self, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// How many players sit at the table. An automaton that the rules move is not a player.
    fn seats(&self) -> usize;

    /// Who has to choose now.
    ///
    /// Whether a seat is asked follows from public information alone: a player is asked about a card that they may
    /// hold even if they do not (the list is then just "no").
    fn turn(&self) -> Turn;

    /// Replaces the content of `out` by every legal choice, without duplicates, in a fixed order. Empty only when the
    /// game is over. Does not allocate once `out` has grown.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Carries out one of the legal choices. Must not be called with any other. Does not allocate.
    fn play(&mut self, action: Self::Action, dice: &mut Dice, log: &mut impl Log<Self::Event>);

    /// What these eyes may know. Built by listing what to show, never by hiding parts of the state.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// The things that these eyes cannot place now; see [`Secrets`]. Nothing is hidden from [`Eyes::Open`] except what
    /// nobody has seen.
    fn secrets(&self, eyes: Eyes) -> Secrets;

    /// Replaces everything that these eyes cannot know by a random alternative that looks the same to them, each
    /// consistent deal equally likely. Their view, their choices, the scores that they see and whose turn it is stay
    /// as they are. See [`Redeal`](crate::Redeal).
    fn imagine(&mut self, eyes: Eyes, dice: &mut Dice);

    /// The scores as far as these eyes may know them; places and winners once the game is over.
    fn standings(&self, eyes: Eyes) -> Standings;
}

/// Whose choice it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// This seat chooses.
    Of(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// The seat that chooses, while the game runs.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Of(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}
