//! What happens, as data: the log's sentences, the animations and the tests are made from these.

use engine::{BySeat, Row, Seat, Seats};
use serde::Serialize;

use crate::cards::Card;
use crate::cells::{Cell, Direction};
use crate::figures::{Depth, Figure, Figures, Hunter, Target};
use crate::ice::{Ice, Tile};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each event says what its parts are")]
pub enum Event {
    /// Who begins.
    FirstPlayer { who: Seat },
    /// Who plays which hunter; the hunters left over are neutral.
    Hunters { hunters: BySeat<Option<Hunter>>, neutral: Row<Option<Hunter>, 4> },
    /// Building the sea: a tile is laid.
    LaysIce { who: Seat, tile: Tile, ice: Ice, cell: Cell },
    /// Building the sea: an iceberg is put on a floe.
    PutsBerg { who: Seat, berg: u8, cell: Cell },
    /// Building the sea: no floe can take this iceberg.
    BergStays { berg: u8 },
    /// Building the sea: a hunter is put in a corner.
    PutsHunter { who: Seat, figure: Figure, cell: Cell, depth: Depth },
    /// Building the sea: the igloo is put on a floe.
    PutsIgloo { who: Seat, cell: Cell },
    /// A turn begins, counted from 1.
    TurnBegins { who: Seat, turn: u16 },
    /// A captured figure returns.
    Returns { who: Seat, figure: Figure, cell: Cell, depth: Depth },
    /// An ice card is played.
    Plays { who: Seat, card: Card },
    /// So many tiles of the card in effect do not move, because none can.
    RestLost { left: u8 },
    /// A tile drifts, perhaps pushing another, with all that stand on them.
    Drifts { moved: Shift, pushed: Option<Shift>, direction: Direction },
    /// Swimmers under a tile that an iceberg pushed away follow it, and stay under it.
    Followed { figures: Figures, from: Cell, to: Cell },
    /// A figure in the water is pushed away by arriving ice, or climbs onto the ice.
    Displaced { figure: Figure, from: Cell, to: Cell, depth: Depth },
    /// A tile melts: `ice` is what it was, `afloat` those who stood on it and are in the water now.
    Melts { tile: Tile, cell: Cell, ice: Ice, afloat: Figures },
    /// The igloo melts with its floe.
    IglooLost { cell: Cell },
    /// A hunter is used.
    Activates { who: Seat, hunter: Hunter },
    /// A figure moves.
    Moves { figure: Figure, from: Cell, from_depth: Depth, to: Cell, to_depth: Depth },
    /// A figure attacks.
    Attacks { who: Seat, figure: Figure, target: Target, cell: Cell },
    /// The attack succeeds: the prey's token, the cod or the igloo goes to `who`. A figure that `returns` has lives left.
    Captures { who: Seat, figure: Figure, target: Target, from: Option<Seat>, returns: bool },
    /// The attacked seal tries to flee.
    Flees { who: Seat, figure: Figure, card: Card },
    /// The attacked seal does not flee. Why is nobody's business.
    DoesNotFlee { who: Seat, figure: Figure },
    /// The attacker answers.
    Answers { who: Seat, card: Card },
    /// The attacker does not answer. Why is nobody's business.
    DoesNotAnswer { who: Seat },
    /// The seal escapes.
    Escapes { figure: Figure, from: Cell, to: Cell, depth: Depth },
    /// Moving cod brings a plankton token.
    TakesPlankton { who: Seat, left: u8 },
    /// Cards are discarded to draw new ones.
    Refreshes { who: Seat, cards: Row<Card, 2> },
    /// Cards are drawn; their faces are known only to who drew them.
    Draws { who: Seat, count: u8, cards: Option<Row<Card, 3>> },
    /// The deck was empty when a card was needed: the discard pile becomes the deck.
    Reshuffles { cards: u8 },
    /// The game is over.
    GameOver { why: EndsBecause, winners: Seats, by_cod: bool },
}

/// A tile that moved by one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Shift {
    /// Which one.
    pub tile: Tile,
    /// What ice it is.
    pub ice: Ice,
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
    /// The figures that stand on it and ride along.
    pub riders: Figures,
    /// Does the igloo ride along?
    pub igloo: bool,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndsBecause {
    /// The last cod has left the sea.
    NoCod,
    /// The last plankton token is taken.
    NoPlankton,
    /// So many turns were played that it has to end.
    TooLong,
}
