//! What one pair of eyes may know: pages, terminals, screen readers and programs see the game through a [`View`] and
//! nothing else. How it is filled stands in the chapter on seeing.

use engine::Seat;
use serde::Serialize;

use crate::cards::{ALL_CARDS, Card, Kind, of_kinds, of_ranks};
use crate::decrees::{Decree, Sight};
use crate::event::Who;
use crate::kingdoms::{Kingdom, Space};
use crate::options::Level;
use crate::state::{Duel, Walk};
use crate::tokens::{Retreat, Token};

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, if they belong to a player.
    pub me: Option<Seat>,
    /// How many people play.
    pub players: u8,
    /// 1, 2 or 3.
    pub age: u8,
    /// What is going on.
    pub phase: Phase,
    /// Who has to choose; nobody when the game is over.
    pub turn: Option<Seat>,
    /// What exactly is asked. Only the one who is asked sees it.
    pub question: Option<Question>,
    /// Who began this age.
    pub first: Who,
    /// May one still rally in this age?
    pub rally_open: bool,
    /// Are ties settled by the treaty?
    pub peace_treaty: bool,
    /// The kingdoms in ring order.
    pub kingdoms: Vec<KingdomView>,
    /// The players in seat order; in the solo game the upstart follows.
    pub houses: Vec<HouseView>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile: everything in it has been seen.
    pub discard: Vec<Card>,
    /// The cards that lay open when they were last shuffled into the deck.
    pub returned: Vec<Card>,
    /// Decrees still in their deck.
    pub decrees_left: u8,
    /// Retreat tokens beside the board.
    pub retreats_left: u8,
    /// Modifiers in the common supply.
    pub modifiers_left: u8,
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// What only the solo game has.
    pub solo: Option<SoloView>,
    /// The end of the game.
    pub outcome: Option<Outcome>,
}

/// What is going on, as everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Somebody's turn.
    Turn,
    /// Somebody rallies and picks cards to give away.
    Rally,
    /// Cards are chosen for a battle.
    BattleCards,
    /// Modifiers may be added in a battle.
    BattleModifiers,
    /// The game is over.
    Over,
}

/// What is asked of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each question says what its parts are")]
pub enum Question {
    /// Claim, rally or withdraw?
    Action,
    /// Which card to play?
    Card,
    /// Where to play this card?
    Kingdom { card: Card },
    /// Which card to discard with it?
    Partner { card: Card, kingdom: Kingdom },
    /// Which cards to give away, besides those picked?
    Discard { picked: Vec<Card> },
    /// Which card to fight with?
    BattleCard,
    /// How many modifiers to add?
    BattleModifier,
}

/// A kingdom.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KingdomView {
    /// Which one.
    pub kingdom: Kingdom,
    /// Its territories, the capital included.
    pub territories: u8,
    /// Its decree.
    pub decree: Decree,
    /// What the decree looks at.
    pub sight: Sight,
    /// The kingdoms whose columns it looks at.
    pub looks_at: Vec<Kingdom>,
    /// The cards it sees there now.
    pub in_sight: Vec<Card>,
    /// The cards that may be played here now.
    pub allowed: Allowed,
    /// Must a second card of the same kind or rank be discarded?
    pub needs_partner: bool,
    /// What the first place is worth in this age.
    pub value: u8,
    /// The three tokens, ascending; those of past ages are gone.
    pub tokens: Vec<TokenView>,
    /// The cards played in this age, the last one newest.
    pub column: Vec<Card>,
    /// Ordinary territories, the capital and the council, with whose cube lies there.
    pub spaces: Vec<SpaceView>,
    /// Empty ordinary territories.
    pub room: u8,
    /// Can the capital be claimed next?
    pub capital_open: bool,
    /// Who has cubes here, the most first.
    pub tally: Vec<TallyView>,
    /// Has it been scored in this age?
    pub scored: bool,
}

/// Which cards may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowed {
    /// None: the kingdom is full.
    Full,
    /// Every card.
    Any,
    /// Cards of these ranks.
    Ranks(Vec<u8>),
    /// Cards of these kinds.
    Kinds(Vec<Kind>),
    /// Cards that have one of the ranks or are of one of the kinds.
    Either(Vec<u8>, Vec<Kind>),
    /// Cards that have one of the ranks and are of one of the kinds.
    Both(Vec<u8>, Vec<Kind>),
}

/// A kingdom token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenView {
    /// Which one.
    pub token: Token,
    /// Its value.
    pub value: u8,
    /// Is it out of the game?
    pub gone: bool,
}

/// A place for a cube.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// Which one.
    pub space: Space,
    /// Whose cube lies there.
    pub owner: Option<Who>,
}

/// How many cubes somebody has in a kingdom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TallyView {
    /// Who.
    pub who: Who,
    /// Cubes, council included.
    pub cubes: u8,
}

/// A player's area.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HouseView {
    /// Whose.
    pub who: Who,
    /// The colour of the cubes.
    pub colour: &'static str,
    /// Points on the score board; at the end everything.
    pub score: i32,
    /// Points from kingdoms in each age.
    pub earned: [u8; 3],
    /// Points from rallies.
    pub rallied: u16,
    /// Cubes that are not on the board.
    pub supply: u8,
    /// Battle modifiers.
    pub modifiers: u8,
    /// How many retreat tokens lie here face down.
    pub retreats: u8,
    /// Which ones: for their owner, and for all at the end.
    pub retreat_tokens: Option<Vec<Retreat>>,
    /// Cards in hand.
    pub hand_size: u8,
    /// How many of them have certainly been held since the last shuffle, so that they are none of those that returned.
    pub kept: u8,
    /// The hand, for those who may see it.
    pub hand: Option<Vec<HandCard>>,
    /// How many withdrew before, if this one has withdrawn.
    pub withdrawn: Option<u8>,
}

/// A card in a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Where it may be played now; nowhere once its owner has withdrawn.
    pub kingdoms: Vec<Kingdom>,
    /// The other cards of the hand that share its kind or rank.
    pub partners: Vec<Card>,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleView {
    /// Over which kingdom.
    pub kingdom: Kingdom,
    /// What the winner gets.
    pub value: u8,
    /// The round, from 1.
    pub round: u8,
    /// All who fight, in battle order.
    pub contenders: Vec<ContenderView>,
    /// In the solo game: how many cards the upstart turns up in each round.
    pub upstart_cards: Option<u8>,
}

/// Somebody in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContenderView {
    /// Who.
    pub who: Who,
    /// Not beaten yet?
    pub standing: bool,
    /// Does a chosen card lie face down?
    pub chosen: bool,
    /// Which one; only the owner knows.
    pub chosen_card: Option<Card>,
    /// The cards shown, round by round. For the upstart: those last turned up.
    pub shown: Vec<ShownView>,
    /// Ahead in the round on the table?
    pub leads: bool,
    /// Passed since a modifier was last added?
    pub passed: bool,
}

/// A card shown in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShownView {
    /// The card.
    pub card: Card,
    /// Modifiers on it.
    pub added: u8,
    /// Its rank with them.
    pub effective: u8,
}

/// What only the solo game has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloView {
    /// How strong the upstart is.
    pub level: Level,
    /// The bonus cards.
    pub bonus: Vec<Card>,
    /// Where upstart cards of rank 1 to 3 go now; nowhere once you have withdrawn.
    pub follows: Option<Kingdom>,
    /// Cards that the upstart turns up in the next battle of this age.
    pub next_battle_cards: u8,
    /// The ways of the upstart's cards in its last turn: turn card, bonus card.
    pub walks: Vec<Walk>,
    /// The last round that you fought against the upstart.
    pub duel: Option<Duel>,
}

/// The end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who has won.
    pub winners: Vec<Who>,
    /// Did the capital of the largest kingdom decide between equal scores?
    pub by_capital: bool,
}

impl View {
    /// The area of the player whose eyes these are.
    pub fn mine(&self) -> Option<&HouseView> {
        self.houses.get(self.me?.index())
    }

    /// What lies in and under a kingdom.
    pub fn kingdom(&self, kingdom: Kingdom) -> Option<&KingdomView> {
        self.kingdoms.get(kingdom.index())
    }
}

impl Allowed {
    /// Describes a set of cards as a decree would.
    pub(crate) fn by(cards: u64) -> Allowed {
        let ranks = |whole: bool| bits(|bit| fits(of_ranks(1 << bit), cards, whole));
        let kinds = |whole: bool| bits(|bit| fits(of_kinds(1 << bit), cards, whole));
        let list = |ranks: u8| (1..=8).filter(|rank| ranks & (1 << (rank - 1)) != 0).collect();
        let names = |kinds: u8| Kind::all().filter(|kind| kinds & (1 << kind.index()) != 0).collect();
        let (whole_ranks, whole_kinds) = (ranks(true), kinds(true));
        match cards {
            0 => Allowed::Full,
            ALL_CARDS => Allowed::Any,
            _ if cards == of_ranks(whole_ranks) => Allowed::Ranks(list(whole_ranks)),
            _ if cards == of_kinds(whole_kinds) => Allowed::Kinds(names(whole_kinds)),
            _ if whole_ranks != 0 || whole_kinds != 0 => Allowed::Either(list(whole_ranks), names(whole_kinds)),
            _ => Allowed::Both(list(ranks(false)), names(kinds(false))),
        }
    }

    /// May this card be played?
    pub fn contains(&self, card: Card) -> bool {
        let (rank, kind) = (card.rank(), card.kind());
        match self {
            Allowed::Full => false,
            Allowed::Any => true,
            Allowed::Ranks(ranks) => ranks.contains(&rank),
            Allowed::Kinds(kinds) => kinds.contains(&kind),
            Allowed::Either(ranks, kinds) => ranks.contains(&rank) || kinds.contains(&kind),
            Allowed::Both(ranks, kinds) => ranks.contains(&rank) && kinds.contains(&kind),
        }
    }
}

fn fits(family: u64, cards: u64, whole: bool) -> bool {
    if whole { family & !cards == 0 } else { family & cards != 0 }
}

fn bits(mut holds: impl FnMut(u8) -> bool) -> u8 {
    (0..8).fold(0, |set, bit| set | u8::from(holds(bit)) << bit)
}
