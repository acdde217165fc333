//! What happens, as data: the log's sentences, the animations and the tests are made from these.

use engine::{Row, Seat, Seats};
use serde::Serialize;

use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::{Gain, Resource};
use crate::glades::Token;
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::Hex;
use crate::layouts::Layout;
use crate::titles::Title;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each event says what its parts are")]
pub enum Event {
    /// The map is laid out.
    LaysMap { layout: Layout },
    /// A player receives a special title.
    ReceivesTitle { who: Seat, title: Title },
    /// A player receives a personal goal; only the owner knows which.
    ReceivesGoal { who: Seat, goal: Option<PersonalGoal> },
    /// A glade is turned up.
    TurnsUp { hex: Hex, token: Token },
    /// Four starting boosts are dealt; only the owner knows which.
    Dealt { who: Seat, cards: Option<Row<Card, 4>> },
    /// A player has chosen two starting boosts.
    HasChosen { who: Seat },
    /// The choice is shown.
    ShowsBoost { who: Seat, card: Card, board: Board },
    /// The common goals of this game.
    LaysGoals { goals: Row<CommonGoal, 4> },
    /// New cards in the market.
    LaysMarket { cards: Row<Card, 6> },
    /// The deck was empty when a card was needed: the discard pile becomes the deck.
    Reshuffles { cards: u8 },
    /// A round begins.
    RoundBegins { round: u8, first: Seat },
    /// The common roll.
    Rolls { who: Seat, faces: Row<Face, 5> },
    /// The extra die of a resolute player.
    RollsExtra { who: Seat, face: Face },
    /// A die is put on a board.
    Uses { who: Seat, face: Face, board: Board },
    /// A die is put on a common goal.
    UsesGoal { who: Seat, face: Face, goal: CommonGoal, count: u8, points: u8 },
    /// A die fits nowhere and is set aside.
    Drops { who: Seat, face: Face },
    /// A die is rolled again.
    Rerolls { who: Seat, from: Face, to: Face, price: u8 },
    /// A die is turned.
    Turns { who: Seat, from: Face, to: Face, price: u8 },
    /// A die is bought and rolled.
    Buys { who: Seat, face: Face, price: u8 },
    /// An advisor is asked.
    Asks { who: Seat, card: Card },
    /// A boost acts.
    Acts { who: Seat, card: Card },
    /// A worker takes a step.
    Walks { who: Seat, worker: Worker, from: Hex, to: Hex },
    /// Something is received; what is above a limit is lost and not counted.
    Gains { who: Seat, gain: Gain, why: Why },
    /// A tower is built, paid with two of a resource.
    Builds { who: Seat, hex: Hex, paid: Resource },
    /// A worker is hired, paid with two of a resource and perhaps a berry.
    Hires { who: Seat, hex: Hex, paid: Resource, berry: bool },
    /// A tower brings a worker.
    Stations { who: Seat, hex: Hex },
    /// Resources of one kind are paid for a card's action or for a point.
    Pays { who: Seat, resource: Resource, count: u8 },
    /// Berries are paid for a card's action.
    PaysBerries { who: Seat, count: u8 },
    /// A board is upgraded.
    Upgrades { who: Seat, board: Board },
    /// The market is cleared for a new one.
    Refreshes { who: Seat },
    /// A card is taken from the market.
    TakesCard { who: Seat, card: Card },
    /// A boost is tucked under a board, perhaps in place of another.
    Tucks { who: Seat, card: Card, board: Board, replaced: Option<Card> },
    /// An advisor is let go.
    Dismisses { who: Seat, card: Card },
    /// A worker is carried to another glade.
    Posts { who: Seat, worker: Worker, from: Hex, to: Hex },
    /// A round is over.
    RoundEnds { round: u8 },
    /// A personal goal is turned up and counted.
    ShowsGoal { who: Seat, goal: PersonalGoal, count: u8, points: u8 },
    /// The game is over.
    GameOver { winners: Seats },
}

/// What something is received for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The title, at the start of a round.
    Title,
    /// Upgraded boards, at the start of a round or when a board is turned.
    Upgrades,
    /// A tower on this glade.
    Tower(Hex),
    /// A step onto this glade.
    Glade(Hex),
    /// Gathering, or a free choice of resources.
    Choice,
    /// The action of a board.
    Board(Board),
    /// The action of a card.
    Card(Card),
    /// A pair of resources.
    Pair,
}
