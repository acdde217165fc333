//! What happens, as data: the log's sentences, the animations and the tests are made from these.

use engine::{Row, Seat};
use serde::{Deserialize, Serialize, Serializer};

use crate::cards::Card;
use crate::decrees::Decree;
use crate::kingdoms::{Kingdom, Space};
use crate::tokens::Retreat;

/// Somebody whose cubes lie on the board: a player, or in the solo game the upstart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// A player.
    Player(Seat),
    /// The automaton of the solo game.
    Upstart,
}

impl Default for Who {
    fn default() -> Self {
        Who::Player(Seat(0))
    }
}

/// A seat's number, or `"upstart"`.
impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Who::Player(seat) => seat.serialize(serializer),
            Who::Upstart => serializer.serialize_str("upstart"),
        }
    }
}

/// One of a list of players and the upstart.
pub type Whos = Row<Who, 5>;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each event says what its parts are")]
pub enum Event {
    /// An age begins under new decrees, in ring order.
    AgeBegins { age: u8, first: Who, decrees: [Decree; 5] },
    /// Cards are drawn; their faces are known only to who drew them (in the solo game to all).
    Draws { who: Who, count: u8, cards: Option<Row<Card, 4>> },
    /// The deck was empty when a card was needed: the discard pile becomes the deck.
    Reshuffles { cards: u8 },
    /// A card goes under a kingdom and a cube into it, perhaps at the price of a second card.
    Claims { who: Who, card: Card, kingdom: Kingdom, space: Space, partner: Option<Card> },
    /// A rally, worth one point.
    Rallies { who: Who },
    /// The cards given away in a rally.
    Discards { who: Who, cards: Row<Card, 4> },
    /// No more turns in this age. Why is nobody's business.
    Withdraws { who: Who },
    /// The first to withdraw takes a retreat token; only the owner knows which.
    TakesRetreat { who: Who, token: Option<Retreat> },
    /// Everybody has withdrawn.
    AgeEnds { age: u8 },
    /// Several share the most cubes of a kingdom: they fight for its token.
    BattleBegins { kingdom: Kingdom, value: u8, contenders: Whos },
    /// The cards of a battle round are turned up together.
    Reveals { kingdom: Kingdom, round: u8, cards: Row<Shown, 5> },
    /// Battle modifiers are added to a card that shows `effective` from now on.
    Adds { who: Who, count: u8, effective: u8 },
    /// No modifier is added for now.
    Passes { who: Who },
    /// Several are still level and fight on with new cards.
    FightOn { kingdom: Kingdom, contenders: Whos, one_beat_eight: bool },
    /// The battle has a winner.
    WinsBattle { kingdom: Kingdom, who: Who, one_beat_eight: bool },
    /// Level to the last card: they share the first place.
    SharesBattle { kingdom: Kingdom, winners: Whos },
    /// The treaty decides a tie: for the one in the capital, or for all of them.
    Treaty { kingdom: Kingdom, winners: Whos },
    /// A loser of a battle takes a modifier.
    GainsModifier { who: Who },
    /// A kingdom is scored: who has cubes there, the best first.
    Scores { kingdom: Kingdom, value: u8, shares: Row<Share, 5> },
    /// A cube moves from the capital to the council.
    JoinsCouncil { who: Who, space: Space },
    /// Cubes return, columns and discard pile are shuffled into the deck of `deck` cards, decrees are removed.
    Refreshes { deck: u8 },
    /// Who begins the next age.
    FirstPlayer { who: Who, why: FirstBecause },
    /// The upstart turns up a card; `start` is where it begins to look for room.
    UpstartTurns { card: Card, start: Kingdom, bonus: bool },
    /// The upstart passes over a kingdom.
    UpstartSkips { kingdom: Kingdom, why: SkipBecause },
    /// The upstart's card is worth nothing now and is discarded.
    UpstartDiscards { card: Card },
    /// A new bonus card for the upstart, in slot 1 or 2.
    BonusCard { card: Card, slot: u8 },
    /// A round of a solo battle: your card against those turned up for the upstart.
    SoloRound { kingdom: Kingdom, card: Card, against: Row<Card, 4>, outcome: SoloOutcome },
    /// You have no card left to fight with.
    SoloForfeit { kingdom: Kingdom },
    /// Retreat tokens are turned up at the end.
    RevealsRetreat { who: Who, tokens: Row<Retreat, 3>, points: u8 },
    /// Unused modifiers are worth a point each.
    ModifierPoints { who: Who, points: u8 },
    /// The game is over.
    GameOver { winners: Whos, by_capital: bool },
}

/// A card in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Shown {
    /// Whose.
    pub who: Who,
    /// The card.
    pub card: Card,
}

/// What somebody gets out of a kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Share {
    /// Who.
    pub who: Who,
    /// Their cubes in the kingdom, council included.
    pub cubes: u8,
    /// Their place.
    pub place: u8,
    /// Their points.
    pub points: u8,
}

/// Why somebody begins the next age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstBecause {
    /// Alone on the lowest score.
    LowestScore,
    /// Of those on the lowest score, the earliest in a capital.
    EarliestCapital,
    /// Of those on the lowest score, none of whom took a capital, the earliest to withdraw.
    EarliestOut,
}

/// Why the upstart passes over a kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SkipBecause {
    /// There is no room but perhaps a capital that it may not take yet.
    NoRoom,
    /// It leads there by two or more already.
    LeadsEnough,
}

/// How a round of a solo battle went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SoloOutcome {
    /// Your card beat all of them.
    Won,
    /// One of them beat your card.
    Lost,
    /// None beat yours and at least one equals it: another round.
    Tied,
    /// As tied, but there is no card left: both score.
    Shared,
}
