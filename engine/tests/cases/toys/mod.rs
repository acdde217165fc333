//! Burrow: a toy game with everything that makes secrecy hard. Hands are hidden, a raid asks the raided player about a
//! fox that they may not hold, and each round ends with secret bids that are revealed together.
//!
//! Burrow keeps every promise of the contract, unless a [`Mistake`] is among its options, or its number is not [`HONEST`]:
//! then it is the same game except for a line or two marked by the mistake's name.

mod rules;
mod voice;

use std::ops::RangeInclusive;

use engine::{Bag, BySeat, Knob, KnobKind, Seat};
use serde::{Deserialize, Serialize};

/// A deliberate mistake in the rules.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[rustfmt::skip]
pub enum Mistake {
    #[default] None,
    // Secrecy.
    ShowsAHand, ShowsAScore, ChoicesTell, ForgetsASecret, LogsTheDraw, LogsTheBid, LogsTheDeal, AsksOnlyFoxes,
    AsksOnlyFoxesAfterDice,
    // Imagination.
    RedealsHandByHand, ImaginesNothing, ImaginesInOrder, ImaginesLowBids, ImaginesLowBidsOften, LosesACard,
    LeavesCaches, ForgetsTheLoot,
    // Liveness and results.
    Deadlocks, NeverEnds, OffersTwice, KeepsOldChoices, CrownsTheLast, GuessesWildly,
    // Memory.
    WritesUnsteadily, ForgetsARule, ActsOnAWhim,
    // Words.
    SaysAnUnknownWord, ForgetsAPlaceholder, LabelsAlike, NamesNoRule, Miscounts,
}

// What the game is or says, right or wrong, before any rule is asked.
pub const HONEST: u8 = 0;
pub const NEVER_SAYS_A_WORD: u8 = 1;
pub const LACKS_A_TRANSLATION: u8 = 2;
pub const LYING_KNOB: u8 = 3;
pub const TAKES_ANYTHING: u8 = 4;

/// The cards 0 to 2 are foxes; a bid of a higher card is better.
pub const FOXES: RangeInclusive<u8> = 0..=2;
const CARDS: usize = 16;
const STORM_CARDS: usize = 20;

/// What can be chosen before a game of Burrow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BurrowOptions {
    pub rounds: u8,
    pub mood: Mood,
    pub storm: bool,
    pub first: First,
    pub dens: Vec<Den>,
    /// Not really an option.
    #[serde(skip)]
    pub mistake: Mistake,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    Bold,
    VeryShy,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum First {
    Seat(u8),
    Chance(Chance),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    Random,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Den {
    Oak,
    Hill,
    Random,
}

impl Default for BurrowOptions {
    fn default() -> Self {
        BurrowOptions {
            rounds: 3,
            mood: Mood::Bold,
            storm: false,
            first: First::Seat(0),
            dens: Vec::new(),
            mistake: Mistake::None,
        }
    }
}

const fn knob(id: &'static str, kind: KnobKind) -> Knob {
    Knob { id, kind, players: 2..=4 }
}

const fn knobs(most_rounds: i64) -> [Knob; 5] {
    [
        knob("rounds", KnobKind::Number(1..=most_rounds)),
        knob("mood", KnobKind::OneOf(&["bold", "very_shy"])),
        knob("storm", KnobKind::Switch),
        knob("first", KnobKind::SeatOrRandom),
        knob("dens", KnobKind::PerSeat(&["oak", "hill"])),
    ]
}

/// A state of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Burrow<const LIE: u8 = HONEST> {
    #[serde(serialize_with = "Mistake::write")]
    mistake: Mistake,
    seats: u8,
    shy: bool,
    first: Seat,
    rounds: u8,
    round: u8,
    step: Step,
    deck: Bag<1>,
    hands: BySeat<Bag<1>>,
    /// Hidden by their owners, safe from raids.
    caches: BySeat<Bag<1>>,
    /// What was stolen, face down: known to the raider and to the raided.
    loot: Vec<Loot>,
    /// Secret until everybody has bid.
    bids: BySeat<Option<u8>>,
    /// The bids of the last round, open.
    shown: BySeat<Option<u8>>,
    stores: BySeat<Bag<1>>,
    out: Bag<1>,
    won: BySeat<i32>,
    caught: BySeat<i32>,
    /// The last roll, for everybody to see.
    roll: Option<u8>,
}

/// A stolen card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Loot {
    raider: Seat,
    raided: Seat,
    card: u8,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The seat does one thing.
    Act(Seat),
    /// The raided seat may answer with a fox.
    Raid { raider: Seat, raided: Seat },
    /// The seat bids a card in secret.
    Bid(Seat),
    /// The game is over.
    Over,
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draws a card.
    Dig,
    /// Puts a card away where no raider finds it, and goes on.
    Hide(u8),
    /// Lays a card out for a point.
    Store(u8),
    /// Tries to steal a card.
    Raid(Seat),
    /// Catches the raider with a fox.
    Fox(u8),
    /// Lets the raid happen.
    Yield,
    /// Bids a card.
    Bid(u8),
    /// Does nothing.
    Rest,
}

/// Something that happened; a card that is `None` is one that the reader may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Dealt { seat: Seat, cards: u8, highest: Option<u8> },
    Dug { seat: Seat, card: Option<u8> },
    Hidden { seat: Seat, card: Option<u8> },
    Stored { seat: Seat, card: u8 },
    Raids { seat: Seat, raided: Seat },
    Caught { seat: Seat, card: u8 },
    Missed { roll: u8 },
    Stole { seat: Seat, roll: u8, card: Option<u8> },
    Bid { seat: Seat, card: Option<u8> },
    Shown { seat: Seat, card: u8 },
    Rested { seat: Seat },
}

/// What one pair of eyes may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub me: Option<Seat>,
    pub step: Step,
    pub round: u8,
    pub deck: usize,
    pub hands: BySeat<u8>,
    pub caches: BySeat<u8>,
    pub known: BySeat<Option<Bag<1>>>,
    pub my_cache: Bag<1>,
    pub loot: Vec<(Seat, Seat, Option<u8>)>,
    pub has_bid: BySeat<bool>,
    pub my_bid: Option<u8>,
    pub shown: BySeat<Option<u8>>,
    pub stores: BySeat<Bag<1>>,
    pub out: Bag<1>,
    pub won: BySeat<i32>,
    pub caught: BySeat<i32>,
    pub roll: Option<u8>,
    /// A mistake in the words.
    #[serde(skip)]
    pub mistake: Mistake,
}
