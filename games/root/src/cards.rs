//! The shared deck of 54 cards as data (rules, 2.2): suit, cost, effect and points of every card, and sets of them.

use std::fmt;
use std::str::FromStr;

use engine::{Bag, NoSuchName, named, written_by_name};

named! {
    /// A suit. Clearings have one of the first three; bird cards stand for any suit.
    Suit, "suit":
    /// Foxes.
    Fox = "fox",
    /// Rabbits.
    Rabbit = "rabbit",
    /// Mice.
    Mouse = "mouse",
    /// Birds, who are wild.
    Bird = "bird",
}

impl Suit {
    /// The suits that clearings have.
    pub const GROUND: [Suit; 3] = [Suit::Fox, Suit::Rabbit, Suit::Mouse];

    /// Does a demand for this suit, where birds mean "any", allow a clearing of that suit?
    #[inline]
    pub fn allows(self, ground: Suit) -> bool {
        self == Suit::Bird || self == ground
    }
}

named! {
    /// A kind of item.
    Item, "item":
    /// A bag.
    Bag = "bag",
    /// Boots.
    Boots = "boots",
    /// A crossbow.
    Crossbow = "crossbow",
    /// A hammer.
    Hammer = "hammer",
    /// A sword.
    Sword = "sword",
    /// Tea.
    Tea = "tea",
    /// Coins.
    Coins = "coins",
    /// A torch, which nobody crafts.
    Torch = "torch",
}

/// The items that can be crafted in a game, by kind (rules, 2.4).
pub const ITEM_SUPPLY: [u8; Item::COUNT] = [2, 2, 1, 1, 2, 2, 2, 0];
/// The four items under the ruins.
pub const RUIN_ITEMS: [Item; 4] = [Item::Bag, Item::Boots, Item::Hammer, Item::Sword];

named! {
    /// What a card does that stays in play.
    Power, "power":
    /// Discarded by a defender for an extra hit.
    Sappers = "sappers",
    /// An extra hit for an attacker, a point for the defender.
    BrutalTactics = "brutal_tactics",
    /// Discarded to ignore all rolled hits.
    Armorers = "armorers",
    /// Discarded in Birdsong for a point for each clearing ruled.
    RoyalClaim = "royal_claim",
    /// A random card of another player in Birdsong, who scores a point.
    StandAndDeliver = "stand_and_deliver",
    /// A warrior for a card in Daylight.
    TaxCollector = "tax_collector",
    /// A free move at the start of Evening.
    Cobbler = "cobbler",
    /// A free battle at the start of Daylight.
    CommandWarren = "command_warren",
    /// A card for oneself and another at the start of Birdsong.
    BetterBurrowBank = "better_burrow_bank",
    /// No ambushes against an attacker.
    ScoutingParty = "scouting_party",
    /// A look at another hand in Daylight.
    Codebreakers = "codebreakers",
}

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Played in battle.
    Ambush,
    /// Activated to win otherwise.
    Dominance,
    /// Crafted for an item.
    Item(Item),
    /// Crafted to stay in play.
    Persistent(Power),
    /// Crafted to clear the clearings of its suit of opponents.
    Favor,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The name that all copies share, as `sappers`.
    pub name: &'static str,
    /// Its suit.
    pub suit: Suit,
    /// Symbols of the cost by suit; birds are symbols of any suit.
    pub cost: [u8; 4],
    /// What it is for.
    pub kind: Kind,
    /// Points for crafting it.
    pub points: u8,
    /// How many of them there are.
    pub copies: u8,
}

const fn row(name: &'static str, suit: Suit, cost: [u8; 4], kind: Kind, points: u8, copies: u8) -> Printed {
    Printed { name, suit, cost, kind, points, copies }
}

const NO_COST: [u8; 4] = [0; 4];
const F: [u8; 4] = [1, 0, 0, 0];
const FF: [u8; 4] = [2, 0, 0, 0];
const FFF: [u8; 4] = [3, 0, 0, 0];
const R: [u8; 4] = [0, 1, 0, 0];
const RR: [u8; 4] = [0, 2, 0, 0];
const RRR: [u8; 4] = [0, 3, 0, 0];
const M: [u8; 4] = [0, 0, 1, 0];
const MM: [u8; 4] = [0, 0, 2, 0];
const MMM: [u8; 4] = [0, 0, 3, 0];
const FRM: [u8; 4] = [1, 1, 1, 0];
const ANY4: [u8; 4] = [0, 0, 0, 4];

/// Every name once, suit by suit: birds, foxes, rabbits, mice. The lists and counts come from public sources.
const NAMES: [Printed; 42] = [
    row("ambush_bird", Suit::Bird, NO_COST, Kind::Ambush, 0, 2),
    row("birdy_bindle", Suit::Bird, M, Kind::Item(Item::Bag), 1, 1),
    row("woodland_runners", Suit::Bird, R, Kind::Item(Item::Boots), 1, 1),
    row("arms_trader", Suit::Bird, FF, Kind::Item(Item::Sword), 2, 1),
    row("crossbow_bird", Suit::Bird, F, Kind::Item(Item::Crossbow), 1, 1),
    row("sappers", Suit::Bird, M, Kind::Persistent(Power::Sappers), 0, 2),
    row("brutal_tactics", Suit::Bird, FF, Kind::Persistent(Power::BrutalTactics), 0, 2),
    row("armorers", Suit::Bird, F, Kind::Persistent(Power::Armorers), 0, 2),
    row("royal_claim", Suit::Bird, ANY4, Kind::Persistent(Power::RoyalClaim), 0, 1),
    row("dominance_bird", Suit::Bird, NO_COST, Kind::Dominance, 0, 1),
    row("ambush_fox", Suit::Fox, NO_COST, Kind::Ambush, 0, 1),
    row("gently_used_knapsack", Suit::Fox, M, Kind::Item(Item::Bag), 1, 1),
    row("root_tea_fox", Suit::Fox, M, Kind::Item(Item::Tea), 2, 1),
    row("travel_gear_fox", Suit::Fox, R, Kind::Item(Item::Boots), 1, 1),
    row("protection_racket", Suit::Fox, RR, Kind::Item(Item::Coins), 3, 1),
    row("foxfolk_steel", Suit::Fox, FF, Kind::Item(Item::Sword), 2, 1),
    row("anvil", Suit::Fox, F, Kind::Item(Item::Hammer), 2, 1),
    row("stand_and_deliver", Suit::Fox, MMM, Kind::Persistent(Power::StandAndDeliver), 0, 2),
    row("tax_collector", Suit::Fox, FRM, Kind::Persistent(Power::TaxCollector), 0, 3),
    row("favor_foxes", Suit::Fox, FFF, Kind::Favor, 0, 1),
    row("dominance_fox", Suit::Fox, NO_COST, Kind::Dominance, 0, 1),
    row("ambush_rabbit", Suit::Rabbit, NO_COST, Kind::Ambush, 0, 1),
    row("smugglers_trail", Suit::Rabbit, M, Kind::Item(Item::Bag), 1, 1),
    row("root_tea_rabbit", Suit::Rabbit, M, Kind::Item(Item::Tea), 2, 1),
    row("visit_to_friends", Suit::Rabbit, R, Kind::Item(Item::Boots), 1, 1),
    row("bake_sale", Suit::Rabbit, RR, Kind::Item(Item::Coins), 3, 1),
    row("cobbler", Suit::Rabbit, RR, Kind::Persistent(Power::Cobbler), 0, 2),
    row("command_warren", Suit::Rabbit, RR, Kind::Persistent(Power::CommandWarren), 0, 2),
    row("better_burrow_bank", Suit::Rabbit, RR, Kind::Persistent(Power::BetterBurrowBank), 0, 2),
    row("favor_rabbits", Suit::Rabbit, RRR, Kind::Favor, 0, 1),
    row("dominance_rabbit", Suit::Rabbit, NO_COST, Kind::Dominance, 0, 1),
    row("ambush_mouse", Suit::Mouse, NO_COST, Kind::Ambush, 0, 1),
    row("mouse_in_a_sack", Suit::Mouse, M, Kind::Item(Item::Bag), 1, 1),
    row("root_tea_mouse", Suit::Mouse, M, Kind::Item(Item::Tea), 2, 1),
    row("travel_gear_mouse", Suit::Mouse, R, Kind::Item(Item::Boots), 1, 1),
    row("investments", Suit::Mouse, RR, Kind::Item(Item::Coins), 3, 1),
    row("sword_card", Suit::Mouse, FF, Kind::Item(Item::Sword), 2, 1),
    row("crossbow_mouse", Suit::Mouse, F, Kind::Item(Item::Crossbow), 1, 1),
    row("scouting_party", Suit::Mouse, MM, Kind::Persistent(Power::ScoutingParty), 0, 2),
    row("codebreakers", Suit::Mouse, M, Kind::Persistent(Power::Codebreakers), 0, 2),
    row("favor_mice", Suit::Mouse, MMM, Kind::Favor, 0, 1),
    row("dominance_mouse", Suit::Mouse, NO_COST, Kind::Dominance, 0, 1),
];

/// Which name each of the 54 cards has, and which copy it is, counted from 1.
const CARDS: [(u8, u8); Card::COUNT] = {
    let mut cards = [(0, 0); Card::COUNT];
    let (mut next, mut name) = (0, 0);
    while name < NAMES.len() {
        let mut copy = 1;
        while copy <= NAMES[name].copies {
            cards[next] = (name as u8, copy);
            next += 1;
            copy += 1;
        }
        name += 1;
    }
    assert!(next == Card::COUNT);
    cards
};

/// A card of the shared deck; each copy is a card of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 54;

    /// The card of this number.
    #[inline]
    pub const fn new(number: u8) -> Card {
        Card(number)
    }

    /// The number of the card, from 0 to 53.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..Card::COUNT as u8).map(Card)
    }

    #[inline]
    const fn place(self) -> (u8, u8) {
        CARDS[if (self.0 as usize) < Card::COUNT { self.0 as usize } else { 0 }]
    }

    /// What is printed on it.
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        &NAMES[self.place().0 as usize]
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        self.printed().suit
    }

    /// What it is for.
    #[inline]
    pub const fn kind(self) -> Kind {
        self.printed().kind
    }

    /// The name that all copies share.
    #[inline]
    pub const fn name(self) -> &'static str {
        self.printed().name
    }

    /// The set of this card alone.
    #[inline]
    pub const fn alone(self) -> Cards {
        Cards::from_bits([1 << self.0])
    }

    /// All copies of this card.
    #[inline]
    pub const fn copies(self) -> Cards {
        let (name, copy) = self.place();
        let first = self.0 - (copy - 1);
        Cards::from_bits([((1 << NAMES[name as usize].copies) - 1) << first])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printed = self.printed();
        if printed.copies == 1 { f.write_str(printed.name) } else { write!(f, "{}#{}", printed.name, self.place().1) }
    }
}

impl FromStr for Card {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Card, NoSuchName> {
        let (name, copy) = match text.split_once('#') {
            Some((name, copy)) => (name, copy.parse::<u8>().map_err(|_| NoSuchName)?),
            None => (text, 0),
        };
        let card = Card::all().find(|card| {
            let printed = card.printed();
            printed.name == name && (if printed.copies == 1 { copy == 0 } else { copy == card.place().1 })
        });
        card.filter(|card| card.to_string() == text).ok_or(NoSuchName)
    }
}

written_by_name!(Card, "card");

/// A set of cards.
pub type Cards = Bag<1>;

/// What cards have in common.
#[derive(Clone, Copy)]
enum By {
    Suit,
    Ambush,
    Dominance,
    Power,
    Crafting,
    Item,
}

/// The cards that have this in common, where there are several kinds of it the one of this number.
const fn cards_by(by: By, which: usize) -> Cards {
    let mut bits = 0;
    let mut number = 0;
    while number < Card::COUNT {
        let printed = Card(number as u8).printed();
        let fits = match (by, printed.kind) {
            (By::Suit, _) => printed.suit as usize == which,
            (By::Ambush, Kind::Ambush) | (By::Dominance, Kind::Dominance) => true,
            (By::Power, Kind::Persistent(power)) => power as usize == which,
            (By::Crafting, Kind::Item(_) | Kind::Favor | Kind::Persistent(_)) => true,
            (By::Item, Kind::Item(item)) => item as usize == which,
            _ => false,
        };
        if fits {
            bits |= 1 << number;
        }
        number += 1;
    }
    Cards::from_bits([bits])
}

/// The cards of each kind.
const fn cards_of_each<const KINDS: usize>(by: By) -> [Cards; KINDS] {
    let mut sets = [Cards::EMPTY; KINDS];
    let mut which = 0;
    while which < KINDS {
        sets[which] = cards_by(by, which);
        which += 1;
    }
    sets
}

/// The cards of each suit.
pub const OF_SUIT: [Cards; Suit::COUNT] = cards_of_each(By::Suit);
/// The ambush cards.
pub const AMBUSHES: Cards = cards_by(By::Ambush, 0);
/// The dominance cards.
pub const DOMINANCE: Cards = cards_by(By::Dominance, 0);
/// The cards that can be crafted.
pub const CRAFTABLE: Cards = cards_by(By::Crafting, 0);
/// The copies of each card that stays in play.
const WITH_POWER: [Cards; Power::COUNT] = cards_of_each(By::Power);
/// The cards that bring each item.
const WITH_ITEM: [Cards; Item::COUNT] = cards_of_each(By::Item);

/// The bird cards.
pub const BIRDS: Cards = OF_SUIT[3];

impl Power {
    /// The copies of the card.
    #[inline]
    pub const fn cards(self) -> Cards {
        WITH_POWER[self as usize]
    }
}

impl Item {
    /// The cards that bring it.
    #[inline]
    pub const fn cards(self) -> Cards {
        WITH_ITEM[self as usize]
    }
}

/// The cards that stand for a suit: its own and the birds (rules, 4.5); for birds only birds.
#[inline]
pub fn matching(suit: Suit) -> Cards {
    OF_SUIT[suit.index()].with(&BIRDS)
}

/// Crafting pieces of one suit beyond which more make no difference to any card.
const ENOUGH: usize = 4;

/// The cards whose cost can be paid with so many fox, rabbit and mouse pieces.
const PAYABLE: [[[Cards; ENOUGH + 1]; ENOUGH + 1]; ENOUGH + 1] = {
    let mut payable = [[[Cards::EMPTY; ENOUGH + 1]; ENOUGH + 1]; ENOUGH + 1];
    let mut number = 0;
    while number < Card::COUNT as u8 {
        let [fox, rabbit, mouse, any] = Card(number).printed().cost;
        let mut f = fox as usize;
        while f <= ENOUGH {
            let mut r = rabbit as usize;
            while r <= ENOUGH {
                let mut m = mouse as usize;
                while m <= ENOUGH {
                    if f + r + m >= (fox + rabbit + mouse + any) as usize {
                        payable[f][r][m].insert(number);
                    }
                    m += 1;
                }
                r += 1;
            }
            f += 1;
        }
        number += 1;
    }
    payable
};

/// The craftable cards whose cost can be paid with so many fox, rabbit and mouse pieces.
#[inline]
pub fn payable(pieces: [u8; 3]) -> Cards {
    let [fox, rabbit, mouse] = pieces.map(|count| usize::from(count).min(ENOUGH));
    PAYABLE[fox][rabbit][mouse].common(&CRAFTABLE)
}

/// The second and the third copies of cards.
const COPIES: [u64; 2] = {
    let mut copies = [0; 2];
    let mut number = 0;
    while number < Card::COUNT {
        let (_, copy) = CARDS[number];
        if copy > 1 {
            copies[copy as usize - 2] |= 1 << number;
        }
        number += 1;
    }
    copies
};

/// One card of each name: copies of a card are the same choice.
#[inline]
pub fn distinct(cards: Cards) -> impl Iterator<Item = Card> {
    let [held] = cards.bits();
    let [second, third] = COPIES;
    let again = held << 1 & (second | third) | held << 2 & third;
    let mut rest = held & !again;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let number = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        Some(Card(number))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_all_its_cards() {
        let counts = OF_SUIT.map(|cards| cards.len());
        assert_eq!(counts, [14, 13, 13, 14]);
        assert_eq!((AMBUSHES.len(), DOMINANCE.len()), (5, 4));
        let count = |fits: fn(Kind) -> bool| Card::all().filter(|card| fits(card.kind())).count();
        assert_eq!(count(|kind| matches!(kind, Kind::Item(_))), 20);
        assert_eq!(count(|kind| matches!(kind, Kind::Persistent(_))), 22);
        assert_eq!(count(|kind| kind == Kind::Favor), 3);
    }

    #[test]
    fn cards_are_payable_with_the_pieces_of_their_cost() {
        let can = |pieces: [u8; 3], name: &str| payable(pieces).contains(name.parse::<Card>().unwrap().number());
        assert!(can([1, 0, 0], "anvil") && !can([0, 9, 9], "anvil") && !can([1, 0, 0], "foxfolk_steel"));
        assert!(can([1, 1, 1], "tax_collector#2") && !can([3, 3, 0], "tax_collector#2"));
        assert!(can([2, 0, 2], "royal_claim") && can([9, 0, 0], "royal_claim") && !can([1, 1, 1], "royal_claim"));
        assert!(!can([9, 9, 9], "ambush_fox") && !can([9, 9, 9], "dominance_fox"));
    }

    #[test]
    fn copies_of_a_card_are_one_choice() {
        let chosen = |names: &str| -> Vec<String> {
            let cards = names.split(' ').map(|name| name.parse::<Card>().unwrap().number()).collect();
            distinct(cards).map(|card| card.to_string()).collect()
        };
        assert_eq!(chosen("tax_collector#1 tax_collector#3 anvil"), ["anvil", "tax_collector#1"]);
        assert_eq!(chosen("tax_collector#2 tax_collector#3"), ["tax_collector#2"]);
        assert_eq!(
            chosen("sappers#1 sappers#2 brutal_tactics#2 armorers#1"),
            ["sappers#1", "brutal_tactics#2", "armorers#1"]
        );
        assert_eq!(distinct(Cards::first(Card::COUNT)).count(), NAMES.len());
    }

    #[test]
    fn every_card_is_read_by_the_name_it_is_written_by() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse::<Card>(), Ok(card));
            assert!(card.copies().contains(card.number()));
            assert_eq!(card.copies().len(), usize::from(card.printed().copies));
        }
        for bad in ["sappers", "sappers#3", "anvil#1", "sappers#01", "unicorn", ""] {
            assert!(bad.parse::<Card>().is_err(), "{bad}");
        }
    }
}
