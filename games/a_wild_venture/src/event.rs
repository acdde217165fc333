//! What happens, as data: the log's sentences, the animations and the tests are made from these.

use engine::{Row, Seat, Seats};
use serde::Serialize;

use crate::cards::{Card, Chest, Starter};
use crate::language::Text;
use crate::state::Source;
use crate::trails::{Enchantment, Side, Space, Toll};

/// Some cards at once.
pub type Few = Row<Card, 8>;

/// Something that happened. Where only some may know a card, the others hear of none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each event says what its parts are")]
pub enum Event {
    /// The board lies on the table, the deck is shuffled, and this player begins.
    Begins { side: Side, first: Seat },
    /// Cards are dealt.
    Dealt { who: Seat, count: u8, cards: Option<Few> },
    /// A starting villager is chosen.
    ChoosesVillager { who: Seat, card: Card },
    /// The starting villager that nobody wanted.
    LeftOver { card: Card },
    /// A turn begins.
    TurnBegins { who: Seat, turn: u16 },
    /// A card is played from hand, from the discard pile or from a look.
    Plays { who: Seat, card: Card, price: u8, from: From },
    /// A card is activated; a main or free action takes a supply from a villager.
    Activates { who: Seat, source: Source, supply: bool },
    /// A building is enchanted.
    Enchants { who: Seat, card: Card, token: Enchantment },
    /// Coins are taken from the bank.
    Gains { who: Seat, coins: u8 },
    /// Cards are drawn from the deck or a look.
    Draws { who: Seat, count: u8, cards: Option<Few> },
    /// Cards are drawn from the discard pile.
    DrawsDiscarded { who: Seat, cards: Few },
    /// Cards of the discard pile go to a hand; this is no draw.
    TakesDiscarded { who: Seat, cards: Few },
    /// A card is discarded.
    Discards { who: Seat, card: Card },
    /// A card is tucked.
    Tucks { who: Seat, card: Option<Card>, from: From },
    /// Cards of the deck are looked at.
    Looks { who: Seat, count: u8, cards: Option<Few> },
    /// A card is put back on the deck.
    PutsBack { who: Seat, card: Option<Card> },
    /// A card is picked out of the discard pile.
    Searches { who: Seat, card: Card },
    /// A toll or a price is paid in coins.
    Pays { who: Seat, coins: u8 },
    /// The adventurer moves on.
    Moves { who: Seat, from: Space, to: Space, toll: Toll },
    /// The adventurer cannot move.
    Stuck { who: Seat, at: Space },
    /// The token of a space is used up.
    UsesToken { who: Seat, at: Space },
    /// An enchantment token is taken.
    TakesToken { who: Seat, at: Space, token: Enchantment },
    /// A chest is opened.
    Opens { who: Seat, chest: Chest },
    /// An effect is chosen, counted from 1.
    Chooses {
        who: Seat,
        source: Source,
        option: u8,
        /// The effects that there were.
        #[serde(skip)]
        text: Text,
    },
    /// A starter card is turned to its advanced side.
    Upgrades { who: Seat, starter: Starter },
    /// A villager gets supplies.
    Supplies { who: Seat, card: Card, n: u8 },
    /// Coins are invested.
    Invests { who: Seat, card: Card, coins: u8 },
    /// A gear pays the one who acts.
    GearPays { who: Seat, owner: Seat, card: Card, coins: u8 },
    /// An ability of a building comes into effect.
    Reacts { who: Seat, card: Card },
    /// A play is declined.
    Declines { who: Seat },
    /// The relic effect of a gear comes into effect.
    Relic { who: Seat, card: Card },
    /// The adventurer goes home.
    GoesHome { who: Seat },
    /// The deck has run out: the last turns come.
    Exhausted,
    /// Both have waited too long: the game is brought to its end.
    Dawdles,
    /// What a player has scored.
    Scores { who: Seat, villagers: u16, buildings: u16, gear: u16 },
    /// The game is over.
    GameOver { winners: Seats },
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// A hand.
    Hand,
    /// A look.
    Look,
    /// The discard pile.
    Discard,
    /// The table.
    Play,
}
