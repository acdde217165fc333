//! What one pair of eyes may know, built by listing what to show. Pages, terminals, screen readers and programs see the
//! game through this and nothing else.

use engine::{Seat, Seats};
use serde::Serialize;

use crate::cards::{Card, Kind, Species, Starter};
use crate::language::{Ability, Price, Zone};
use crate::question::Question;
use crate::state::{Acted, Source};
use crate::trails::{Enchantment, Marker, Reward, Side, Space, Toll};

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, if they belong to a player.
    pub me: Option<Seat>,
    /// The side of the board.
    pub side: Side,
    /// Are both theme decks in play?
    pub variant_big: bool,
    /// May players look at their own tucked cards?
    pub variant_open_tuck: bool,
    /// Who began.
    pub first: Seat,
    /// How many turns have begun.
    pub round: u16,
    /// Who has to choose; nobody when the game is over.
    pub turn: Option<Seat>,
    /// Main actions left in this turn.
    pub mains: u8,
    /// What the first main action of this turn activated.
    pub activated: Option<Acted>,
    /// What is asked.
    pub question: Option<Question>,
    /// The texts that are being applied, the outermost first.
    pub within: Vec<Source>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards on top of the deck that somebody has put back, from the top; those that these eyes know by name.
    pub deck_top: Vec<Option<Card>>,
    /// Has the deck run out?
    pub exhausted: bool,
    /// Turns left, once it is known.
    pub last_turns: Option<u8>,
    /// The discard pile from the bottom to the top.
    pub discard: Vec<Card>,
    /// Starting villagers to choose from.
    pub offer: Vec<Card>,
    /// Cards that are being looked at or searched, the outermost zone first.
    pub zones: Vec<ZoneView>,
    /// Triggers that wait for their turn.
    pub pending: Vec<PendingView>,
    /// Cards that were tucked since the last choice, as far as these eyes may see them.
    pub just_tucked: Vec<TuckView>,
    /// The spaces of the board, home first.
    pub spaces: Vec<SpaceView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// Who has won; nobody while the game runs.
    pub winners: Option<Seats>,
}

/// Cards that are being looked at or searched.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ZoneView {
    /// Are they from the discard pile?
    pub search: bool,
    /// The cards, as far as these eyes may see them.
    pub cards: Vec<Option<Card>>,
}

/// A card that was tucked a moment ago.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TuckView {
    /// Whose pile it went to.
    pub who: Seat,
    /// Which it was, where these eyes may know it.
    pub card: Option<Card>,
}

/// A trigger that waits.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PendingView {
    /// The gear or building.
    pub card: Card,
    /// The card that raised it, where it matters.
    pub about: Option<Card>,
    /// How many times.
    pub times: u8,
}

/// A space of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    /// Its name.
    pub space: Space,
    /// Where it lies in a square of 1000, from the left.
    pub x: u16,
    /// Where it lies in a square of 1000, from the top.
    pub y: u16,
    /// What is printed on it.
    pub printed: Reward,
    /// What it gives now: a token may lie on it.
    pub reward: Reward,
    /// The token that lies on it.
    pub token: Option<Marker>,
    /// How many tokens of a pair of enchantments lie on it.
    pub enchantments: u8,
    /// Where it leads.
    pub exits: Vec<ExitView>,
    /// Is it the end of a trail?
    pub end: bool,
    /// Whose adventurers stand here.
    pub adventurers: Vec<Seat>,
}

/// A way to the next space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ExitView {
    /// Where it leads.
    pub to: Space,
    /// What it costs.
    pub toll: Toll,
    /// Can the one who travels now take it?
    pub open: bool,
}

/// What a player has.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub who: Seat,
    /// The people of the adventurer, once it is known.
    pub figure: Option<Species>,
    /// Coins in the area.
    pub coins: u16,
    /// Cards in hand.
    pub hand: u8,
    /// The cards of the hand that these eyes know: all of the own, else those that they saw go there.
    pub cards: Vec<Card>,
    /// Cards that these eyes saw go to the hand, and that are there or were tucked from there in secret since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recalled: Vec<RecalledView>,
    /// Villagers in the order in which they were played.
    pub villagers: Vec<CardView>,
    /// Gear in the order in which it was played.
    pub gear: Vec<CardView>,
    /// Buildings in the order in which they were played.
    pub buildings: Vec<BuildingView>,
    /// Nest, lily pad and burrow.
    pub starters: Vec<StarterView>,
    /// Enchantment tokens in the area.
    pub tokens: Vec<Enchantment>,
    /// Tucked cards.
    pub tucked: u8,
    /// Which they are, where these eyes may look.
    pub tucked_cards: Option<Vec<Card>>,
    /// Where the adventurer stands.
    pub space: Space,
    /// Points, as far as these eyes may know them.
    pub points: PointsView,
}

/// A card that was seen to go to a hand from which something was tucked in secret later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RecalledView {
    /// The card.
    pub card: Card,
    /// How many cards were tucked from the hand in secret since it was seen; it may be one of them.
    pub tucks: u8,
}

/// A villager or gear in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// The card.
    pub card: Card,
    /// Supplies on it.
    pub supplies: u8,
    /// Was it used in this turn, so that it cannot be used again?
    pub used: bool,
}

/// A building in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BuildingView {
    /// The card.
    pub card: Card,
    /// Coins invested in it.
    pub supplies: u16,
    /// The token on it.
    pub token: Option<Enchantment>,
}

/// A starter card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StarterView {
    /// Which.
    pub starter: Starter,
    /// Does it show its advanced side?
    pub advanced: bool,
    /// Was it used in this turn, so that it cannot be used again?
    pub used: bool,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PointsView {
    /// Of tucked villagers.
    pub villagers: Option<u16>,
    /// Of buildings.
    pub buildings: u16,
    /// Of tucked gear.
    pub gear: Option<u16>,
}

impl View {
    /// A player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The one who has to choose.
    pub fn chooser(&self) -> Option<&PlayerView> {
        self.turn.and_then(|seat| self.player(seat))
    }

    /// The cards that are laid out to be picked, apart from those of hands and looks.
    pub fn laid_out(&self) -> Vec<Card> {
        match self.question {
            Some(Question::ChooseInitial) => self.offer.clone(),
            Some(Question::Search { .. } | Question::Take { .. } | Question::Play { zone: Zone::Discard, .. }) => {
                self.discard.iter().rev().copied().collect()
            }
            Some(Question::PlayTrigger { card, .. }) => vec![card],
            _ => Vec::new(),
        }
    }

    /// A space of the board.
    pub fn space(&self, space: Space) -> Option<&SpaceView> {
        self.spaces.iter().find(|seen| seen.space == space)
    }
}

impl PlayerView {
    /// What the player pays for a card.
    pub fn price(&self, card: Card, price: Price) -> u8 {
        let Price::Less(less) = price else { return 0 };
        let kind: Kind = card.kind();
        let abilities = self.buildings.iter().flat_map(|house| house.card.abilities(house.token.is_some()));
        let change: i16 = abilities
            .map(|ability| match ability {
                Ability::Cost(of, change) if *of == kind => i16::from(*change),
                _ => 0,
            })
            .sum();
        (i16::from(card.printed().cost) - i16::from(less) + change).max(0) as u8
    }
}
