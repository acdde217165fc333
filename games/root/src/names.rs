//! How things are called: the words for components, places and amounts.

use engine::{Arg, Phrase};

use crate::action::TriggerKind;
use crate::cards::{Card, Item, Kind, Power, Suit};
use crate::event::{Part, Spot};
use crate::factions::{Character, Column, Condition, Faction, Leader, Piece, Service, Source, Stance};
use crate::map::{Clearing, Forest, MapKind};
use crate::quests::Quest;

const SUITS: [&str; Suit::COUNT] = ["suit-fox", "suit-rabbit", "suit-mouse", "suit-bird"];

const FACTIONS: [&str; Faction::COUNT] = [
    "faction-marquise",
    "faction-eyrie",
    "faction-alliance",
    "faction-vagabond",
    "faction-vagabond2",
    "faction-cult",
    "faction-riverfolk",
];

/// Where the clearings of each map lie.
const PLACES: [[&str; Clearing::COUNT]; MapKind::COUNT] = [
    [
        "place-nw",
        "place-ne",
        "place-se",
        "place-sw",
        "place-n",
        "place-e",
        "place-s",
        "place-ssw",
        "place-w",
        "place-mid-n",
        "place-mid-e",
        "place-mid-w",
    ],
    [
        "place-nw",
        "place-ne",
        "place-se",
        "place-sw",
        "place-n-left",
        "place-n-right",
        "place-e",
        "place-s-right",
        "place-s-left",
        "place-w",
        "place-mid-w",
        "place-mid-e",
    ],
];

const FORESTS: [&str; Forest::COUNT] = [
    "forest-n",
    "forest-nw",
    "forest-ne",
    "forest-w",
    "forest-sw",
    "forest-s",
    "forest-e",
    "forest-w",
    "forest-mid",
    "forest-e",
    "forest-sw",
    "forest-se",
];

const PIECES: [&str; Piece::COUNT] = [
    "piece-sawmill",
    "piece-workshop",
    "piece-recruiter",
    "piece-roost",
    "piece-base",
    "piece-garden",
    "piece-keep",
    "piece-wood",
    "piece-sympathy",
    "piece-trade-post",
];

const ITEMS: [&str; Item::COUNT] =
    ["item-bag", "item-boots", "item-crossbow", "item-hammer", "item-sword", "item-tea", "item-coins", "item-torch"];

const POWERS: [&str; Power::COUNT] = [
    "card-sappers",
    "card-brutal-tactics",
    "card-armorers",
    "card-royal-claim",
    "card-stand-and-deliver",
    "card-tax-collector",
    "card-cobbler",
    "card-command-warren",
    "card-better-burrow-bank",
    "card-scouting-party",
    "card-codebreakers",
];

const EFFECTS: [&str; Power::COUNT] = [
    "effect-sappers",
    "effect-brutal-tactics",
    "effect-armorers",
    "effect-royal-claim",
    "effect-stand-and-deliver",
    "effect-tax-collector",
    "effect-cobbler",
    "effect-command-warren",
    "effect-better-burrow-bank",
    "effect-scouting-party",
    "effect-codebreakers",
];

const QUESTS: [&str; Quest::COUNT] = [
    "quest-fundraising",
    "quest-errand",
    "quest-logistics",
    "quest-shed",
    "quest-speech",
    "quest-guard",
    "quest-errand",
    "quest-speech",
    "quest-bear",
    "quest-bandits",
    "quest-bandits",
    "quest-guard",
    "quest-bear",
    "quest-escort",
    "quest-logistics",
];

const LEADERS: [&str; Leader::COUNT] = ["leader-builder", "leader-charismatic", "leader-commander", "leader-despot"];

const LEADERS_GIVE: [&str; Leader::COUNT] =
    ["leader-builder-what", "leader-charismatic-what", "leader-commander-what", "leader-despot-what"];

const CHARACTERS: [&str; Character::COUNT] = ["character-thief", "character-tinker", "character-ranger"];

const CHARACTERS_DO: [&str; Character::COUNT] =
    ["character-thief-what", "character-tinker-what", "character-ranger-what"];

const COLUMNS: [&str; Column::COUNT] = ["column-recruit", "column-move", "column-battle", "column-build"];

const STANCES: [&str; Stance::COUNT] =
    ["relation-hostile", "relation-indifferent", "relation-amiable", "relation-friendly", "relation-allied"];

const SERVICES: [&str; Service::COUNT] = ["service-hand-card", "service-riverboats", "service-mercenaries"];

const SOURCES: [&str; Source::COUNT] = [
    "source-placing",
    "source-removing",
    "source-crafting",
    "source-cards",
    "source-roosts",
    "source-aid",
    "source-infamy",
    "source-quests",
    "source-rituals",
    "source-dividends",
];

const TRIGGERS: [&str; TriggerKind::COUNT] =
    ["trigger-outrage", "trigger-base-lost", "trigger-garden-lost", "trigger-post-lost", "trigger-field-hospital"];

pub(crate) fn suit(suit: Suit) -> Phrase {
    Phrase::new(SUITS[suit.index()])
}

pub(crate) fn faction(faction: Faction) -> Phrase {
    Phrase::new(FACTIONS[faction.index()])
}

/// A clearing by its number, as in the log.
pub(crate) fn clearing(clearing: Clearing) -> Arg {
    let number = clearing.index() as i64 + 1;
    Arg::Thing(format!("clearing-{clearing}"), Phrase::new("clearing").number("n", number))
}

/// A clearing by its number, its place and its suit, as in choices.
pub(crate) fn placed(map: MapKind, clearing: Clearing, suited: Suit) -> Arg {
    let phrase = Phrase::new("clearing-placed")
        .number("n", clearing.index() as i64 + 1)
        .word("place", PLACES[map.index()][clearing.index()])
        .phrase("suit", suit(suited));
    Arg::Thing(format!("clearing-{clearing}"), phrase)
}

pub(crate) fn forest(forest: Forest) -> Arg {
    Arg::Thing(format!("forest-{forest}"), Phrase::new(FORESTS[forest.index()]))
}

/// Where a pawn goes to.
pub(crate) fn to(spot: Spot) -> Phrase {
    match spot {
        Spot::Clearing(one) => Phrase::new("to-clearing").arg("clearing", clearing(one)),
        Spot::Forest(one) => Phrase::new("to-forest").arg("forest", forest(one)),
    }
}

pub(crate) fn piece(piece: Piece) -> Phrase {
    Phrase::new(PIECES[piece.index()])
}

pub(crate) fn item(item: Item) -> Phrase {
    Phrase::new(ITEMS[item.index()])
}

/// An item, and in which condition it is unless it is ready.
pub(crate) fn item_in(kind: Item, condition: Condition) -> Phrase {
    let key = match condition {
        Condition::Ready => return item(kind),
        Condition::Exhausted => "item-exhausted",
        Condition::Damaged => "item-damaged",
        Condition::Broken => "item-broken",
    };
    Phrase::new(key).phrase("item", item(kind))
}

/// Several items in a row.
pub(crate) fn items(items: &[Item]) -> Vec<Arg> {
    items.iter().map(|&one| Arg::Phrase(item(one))).collect()
}

/// The name on a card.
pub(crate) fn title(card: Card) -> Phrase {
    let key = match card.kind() {
        Kind::Ambush => "card-ambush",
        Kind::Dominance => "card-dominance",
        Kind::Persistent(power) => POWERS[power.index()],
        Kind::Favor | Kind::Item(_) => match card.name() {
            "birdy_bindle" => "card-birdy-bindle",
            "woodland_runners" => "card-woodland-runners",
            "arms_trader" => "card-arms-trader",
            "gently_used_knapsack" => "card-gently-used-knapsack",
            "root_tea_fox" | "root_tea_rabbit" | "root_tea_mouse" => "card-root-tea",
            "travel_gear_fox" | "travel_gear_mouse" => "card-travel-gear",
            "protection_racket" => "card-protection-racket",
            "foxfolk_steel" => "card-foxfolk-steel",
            "anvil" => "card-anvil",
            "favor_foxes" => "card-favor-foxes",
            "smugglers_trail" => "card-smugglers-trail",
            "visit_to_friends" => "card-visit-to-friends",
            "bake_sale" => "card-bake-sale",
            "favor_rabbits" => "card-favor-rabbits",
            "mouse_in_a_sack" => "card-mouse-in-a-sack",
            "investments" => "card-investments",
            "sword_card" => "card-sword",
            "favor_mice" => "card-favor-mice",
            _ => "card-crossbow",
        },
    };
    Phrase::new(key)
}

/// A card by its name and its suit.
pub(crate) fn card(card: Card) -> Phrase {
    Phrase::new("card").phrase("name", title(card)).phrase("suit", suit(card.suit()))
}

/// A card on the table or in the hand.
pub(crate) fn card_thing(one: Card) -> Arg {
    Arg::Thing(format!("card-{one}"), card(one))
}

/// Several cards in a row.
pub(crate) fn card_list(cards: &[Card]) -> Vec<Arg> {
    cards.iter().map(|&one| card_thing(one)).collect()
}

/// The name of a card that stays in play.
pub(crate) fn power(power: Power) -> Phrase {
    Phrase::new(POWERS[power.index()])
}

/// What a card is good for.
pub(crate) fn effect(card: Card) -> Phrase {
    match card.kind() {
        Kind::Ambush => Phrase::new("effect-ambush"),
        Kind::Dominance if card.suit() == Suit::Bird => Phrase::new("effect-dominance-bird"),
        Kind::Dominance => Phrase::new("effect-dominance"),
        Kind::Item(kind) => gives(kind, card.printed().points),
        Kind::Persistent(power) => Phrase::new(EFFECTS[power.index()]),
        Kind::Favor => Phrase::new("effect-favor"),
    }
}

/// An item and its points.
pub(crate) fn gives(kind: Item, worth: u8) -> Phrase {
    Phrase::new("effect-item").phrase("item", item(kind)).phrase("points", points(i64::from(worth)))
}

/// The name on a quest.
pub(crate) fn quest_title(quest: Quest) -> Phrase {
    Phrase::new(QUESTS[quest.index()])
}

pub(crate) fn quest(quest: Quest) -> Phrase {
    Phrase::new("quest").word("name", QUESTS[quest.index()]).phrase("suit", suit(quest.suit()))
}

/// A quest on the table.
pub(crate) fn quest_thing(one: Quest) -> Arg {
    Arg::Thing(format!("quest-{one}"), quest(one))
}

pub(crate) fn leader(leader: Leader) -> Phrase {
    Phrase::new(LEADERS[leader.index()])
}

/// The power of a leader.
pub(crate) fn leader_gives(leader: Leader) -> Phrase {
    Phrase::new(LEADERS_GIVE[leader.index()])
}

pub(crate) fn character(character: Character) -> Phrase {
    Phrase::new(CHARACTERS[character.index()])
}

/// What a character can do.
pub(crate) fn character_does(character: Character) -> Phrase {
    Phrase::new(CHARACTERS_DO[character.index()])
}

pub(crate) fn column(column: Column) -> Phrase {
    Phrase::new(COLUMNS[column.index()])
}

pub(crate) fn stance(stance: Stance) -> Phrase {
    Phrase::new(STANCES[stance.index()])
}

pub(crate) fn service(service: Service) -> Phrase {
    Phrase::new(SERVICES[service.index()])
}

/// What points were scored for.
pub(crate) fn source(source: Source) -> Phrase {
    Phrase::new(SOURCES[source.index()])
}

/// A consequence of a removal.
pub(crate) fn trigger(kind: TriggerKind) -> Phrase {
    Phrase::new(TRIGGERS[kind.index()])
}

pub(crate) fn phase(part: Part) -> Phrase {
    Phrase::new(match part {
        Part::Birdsong => "phase-birdsong",
        Part::Daylight => "phase-daylight",
        Part::Evening => "phase-evening",
    })
}

pub(crate) fn warriors(count: u8) -> Phrase {
    Phrase::new("warriors").number("n", i64::from(count))
}

pub(crate) fn acolytes(count: u8) -> Phrase {
    Phrase::new("acolytes").number("n", i64::from(count))
}

pub(crate) fn points(count: i64) -> Phrase {
    Phrase::new("points").number("n", count)
}

/// So many cards.
pub(crate) fn cards(count: u8) -> Phrase {
    Phrase::new("cards").number("n", i64::from(count))
}
