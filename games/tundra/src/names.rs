//! How things are called: the words for components, amounts and effects.

use engine::Phrase;
use engine::compass::{Wind, arrows};
use engine::words::Arg;

use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::{Effect, Frame, Gain, Price, Resource};
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::Hex;
use crate::layouts::Layout;
use crate::state::Source;
use crate::titles::{Character, Title};
use crate::view::{HexView, View};

#[rustfmt::skip]
const CARDS: [&str; Card::COUNT] = [
    "sb01", "sb02", "sb03", "sb04", "sb05", "sb06", "sb07", "sb08",
    "sb09", "sb10", "sb11", "sb12", "sb13", "sb14", "sb15", "sb16",
    "ad01", "ad02", "ad03", "ad04", "ad05", "ad06", "ad07", "ad08", "ad09", "ad10",
    "ad11", "ad12", "ad13", "ad14", "ad15", "ad16", "ad17", "ad18", "ad19", "ad20",
    "bo01", "bo02", "bo03", "bo04", "bo05", "bo06", "bo07", "bo08", "bo09", "bo10",
    "bo11", "bo12", "bo13", "bo14", "bo15", "bo16", "bo17", "bo18", "bo19", "bo20",
];

const LAYOUTS: [&str; Layout::COUNT] = [
    "layout-l2-std",
    "layout-l3-std",
    "layout-l3-alt-lake",
    "layout-l3-alt-heart",
    "layout-l3-alt-valleys",
    "layout-l4-std",
    "layout-l4-alt-lake",
    "layout-l4-alt-inner",
];

const BOARDS: [&str; Board::COUNT] = ["board-architecture", "board-movement", "board-gathering", "board-trade"];

const CHARACTERS: [&str; Character::COUNT] =
    ["character-khoma", "character-polkan", "character-sofia", "character-elisaveta"];

const TITLES: [&str; Title::COUNT] = [
    "title-modest",
    "title-thrifty",
    "title-wise",
    "title-inspiring",
    "title-resolute",
    "title-industrious",
    "title-generous",
];

const COMMON_GOALS: [&str; CommonGoal::COUNT] = [
    "cg-city-cards",
    "cg-upgrades",
    "cg-berries",
    "cg-towers",
    "cg-workers",
    "cg-resources",
    "cg-brushwood",
    "cg-stone",
    "cg-peat",
];

const PERSONAL_GOALS: [&str; PersonalGoal::COUNT] = [
    "pg-chain",
    "pg-types",
    "pg-idle-workers",
    "pg-garrison",
    "pg-edge",
    "pg-city",
    "pg-idle-towers",
    "pg-isolated",
    "pg-major-brushwood",
    "pg-major-stone",
    "pg-major-peat",
];

const COMMON_COUNTS: [&str; CommonGoal::COUNT] = [
    "cg-city-cards-what",
    "cg-upgrades-what",
    "cg-berries-what",
    "cg-towers-what",
    "cg-workers-what",
    "cg-resources-what",
    "cg-brushwood-what",
    "cg-stone-what",
    "cg-peat-what",
];

const PERSONAL_COUNTS: [&str; PersonalGoal::COUNT] = [
    "pg-chain-what",
    "pg-types-what",
    "pg-idle-workers-what",
    "pg-garrison-what",
    "pg-edge-what",
    "pg-city-what",
    "pg-idle-towers-what",
    "pg-isolated-what",
    "pg-major-brushwood-what",
    "pg-major-stone-what",
    "pg-major-peat-what",
];

const TITLES_GIVE: [&str; Title::COUNT] = [
    "title-modest-what",
    "title-thrifty-what",
    "title-wise-what",
    "title-inspiring-what",
    "title-resolute-what",
    "title-industrious-what",
    "title-generous-what",
];

const SOURCES: [&str; Source::COUNT] =
    ["source-upgrades", "source-goals", "source-towers", "source-pairs", "source-cards", "source-personal"];

const AMOUNTS: [&str; Resource::COUNT] = ["amount-brushwood", "amount-stone", "amount-peat"];

const RESOURCES: [&str; Resource::COUNT] = ["resource-brushwood", "resource-stone", "resource-peat"];

pub(crate) fn card(card: Card) -> Phrase {
    Phrase::new(CARDS[card.number() as usize])
}

pub(crate) fn layout(layout: Layout) -> Phrase {
    Phrase::new(LAYOUTS[layout.index()])
}

pub(crate) fn board(board: Board) -> Phrase {
    Phrase::new(BOARDS[board.index()])
}

pub(crate) fn character(character: Character) -> Phrase {
    Phrase::new(CHARACTERS[character.index()])
}

/// A title, in the gender of its character.
pub(crate) fn title(title: Title, character: Character) -> Phrase {
    let gender = if character.feminine() { "f" } else { "m" };
    Phrase::new(TITLES[title.index()]).arg("gender", Arg::Text(gender.into()))
}

/// What a title gives.
pub(crate) fn title_gives(title: Title) -> Phrase {
    Phrase::new(TITLES_GIVE[title.index()])
}

pub(crate) fn common_goal(goal: CommonGoal) -> Phrase {
    Phrase::new(COMMON_GOALS[goal.index()])
}

pub(crate) fn personal_goal(goal: PersonalGoal) -> Phrase {
    Phrase::new(PERSONAL_GOALS[goal.index()])
}

/// What a common goal counts.
pub(crate) fn common_counts(goal: CommonGoal) -> Phrase {
    Phrase::new(COMMON_COUNTS[goal.index()])
}

/// What a personal goal counts.
pub(crate) fn personal_counts(goal: PersonalGoal) -> Phrase {
    Phrase::new(PERSONAL_COUNTS[goal.index()])
}

pub(crate) fn source(source: Source) -> Phrase {
    Phrase::new(SOURCES[source.index()])
}

/// What a glade yields, or that it yields nothing.
pub(crate) fn resource(resource: Option<Resource>) -> Phrase {
    Phrase::new(resource.map_or("resource-none", |resource| RESOURCES[resource.index()]))
}

/// So many of a resource.
pub(crate) fn amount(resource: Resource, count: u8) -> Phrase {
    Phrase::new(AMOUNTS[resource.index()]).number("n", i64::from(count))
}

/// So many berries.
pub(crate) fn berries(count: u8) -> Phrase {
    Phrase::new("amount-berries").number("n", i64::from(count))
}

/// Brushwood, stone and peat.
pub(crate) fn resources(counts: [u8; 3]) -> Phrase {
    gain(Gain { resources: counts, ..Gain::NOTHING })
}

/// Things joined by a plus.
pub(crate) fn gain(gain: Gain) -> Phrase {
    let mut parts: Vec<Phrase> = Vec::new();
    if gain.points > 0 {
        parts.push(Phrase::new("amount-points").number("n", i64::from(gain.points)));
    }
    for &kind in Resource::ALL.iter().filter(|kind| gain.resources[kind.index()] > 0) {
        parts.push(amount(kind, gain.resources[kind.index()]));
    }
    if gain.any > 0 {
        parts.push(Phrase::new("amount-any").number("n", i64::from(gain.any)));
    }
    if gain.berries > 0 {
        parts.push(berries(gain.berries));
    }
    if gain.worker {
        parts.push(Phrase::new("amount-worker"));
    }
    join(parts, "both").unwrap_or_else(|| Phrase::new("nothing"))
}

/// Joins phrases by a word that has `$one` and `$other`.
pub(crate) fn join(parts: Vec<Phrase>, word: &'static str) -> Option<Phrase> {
    parts.into_iter().reduce(|one, other| Phrase::new(word).phrase("one", one).phrase("other", other))
}

pub(crate) fn price(price: Price) -> Phrase {
    match price {
        Price::Berries(count) => berries(count),
        Price::Alike(count) => Phrase::new("amount-alike").number("n", i64::from(count)),
    }
}

/// What an action does.
pub(crate) fn effect(effect: Effect) -> Phrase {
    let counted = |key: &'static str, count: u8| Phrase::new(key).number("n", i64::from(count));
    match effect {
        Effect::Gain(gained) => gain(gained),
        Effect::Walk(count) => counted("effect-walk", count),
        Effect::Gather(count) => counted("effect-gather", count),
        Effect::Harvest(count) => counted("effect-harvest", count),
        Effect::Build(count) => counted("effect-build", count),
        Effect::Hire(count) => counted("effect-hire", count),
        Effect::Recruit => Phrase::new("effect-recruit"),
        Effect::Pairs => Phrase::new("effect-pairs"),
        Effect::Market(market) => {
            let key = if market.refresh { "effect-market-refresh" } else { "effect-market" };
            Phrase::new(key).phrase("berries", berries(market.berries))
        }
        Effect::Crafts(count) => Phrase::new("effect-crafts").phrase("berries", berries(count)),
        Effect::Upgrade(count) => counted("effect-upgrade", count),
        Effect::Trade(asked, gained) => {
            Phrase::new("effect-trade").phrase("price", price(asked)).phrase("gain", gain(gained))
        }
        Effect::SetDie => Phrase::new("effect-set-die"),
        Effect::Rerolls(count) => counted("effect-rerolls", count),
        Effect::Flip => Phrase::new("effect-flip"),
        Effect::BuyDie(count) => Phrase::new("effect-buy-die").phrase("berries", berries(count)),
        Effect::Prospect => Phrase::new("effect-prospect"),
        Effect::Post => Phrase::new("effect-post"),
        Effect::TowerBerries => Phrase::new("effect-tower-berries"),
    }
}

/// What a card does, frame by frame.
pub(crate) fn card_text(card: Card) -> Phrase {
    frames(card.frames())
}

/// Frames with their die values, as "6–4: 2 berries; 3–1: 1 peat".
pub(crate) fn frames(frames: &[Frame]) -> Phrase {
    let said = frames.iter().map(|frame| match (frame.high, frame.low) {
        (6, 1) => effect(frame.effect),
        (high, low) => Phrase::new("frame")
            .arg("values", Arg::Text(if high == low { high.to_string() } else { format!("{high}–{low}") }))
            .phrase("effect", effect(frame.effect)),
    });
    join(said.collect(), "frames").unwrap_or_else(|| Phrase::new("nothing"))
}

/// A place on the map, which lights up when the log speaks of it: a glade or a settlement.
pub(crate) fn place(hex: Hex) -> Arg {
    Arg::Thing(format!("hex-{hex}"), Phrase::new(if hex.is_settlement() { "settlement" } else { "glade" }))
}

/// A place of a view by the winds, told apart from others that are meant.
pub(crate) fn place_among(view: &View, hex: Hex, meant: impl Fn(&HexView) -> bool) -> Arg {
    let places: Vec<&HexView> = view.hexes.iter().filter(|place| place.hex == hex || meant(place)).collect();
    let winds: Vec<Wind> = places.iter().map(|place| wind(view, place)).collect();
    let index = places.iter().position(|place| place.hex == hex).unwrap_or_default();
    Arg::Thing(format!("hex-{hex}"), Wind::one_of(&winds, index))
}

/// A worker of the chooser by where they are, and where that is.
pub(crate) fn worker(view: &View, worker: Worker) -> (Arg, Option<Hex>) {
    let own = |place: &HexView| {
        let here = place.workers.iter().filter(|here| Some(here.who) == view.turn);
        here.flat_map(|here| here.workers.clone()).collect::<Vec<_>>()
    };
    let all: Vec<(&HexView, Worker)> =
        view.hexes.iter().flat_map(|place| own(place).into_iter().map(move |worker| (place, worker))).collect();
    let winds: Vec<Wind> = all.iter().map(|(place, _)| wind(view, place)).collect();
    match all.iter().position(|(_, other)| *other == worker) {
        Some(index) => {
            (Arg::Thing(format!("hex-{}", all[index].0.hex), Wind::one_of(&winds, index)), Some(all[index].0.hex))
        }
        None => (Arg::Text(String::new()), None),
    }
}

/// The way from one place to another, as arrows.
pub(crate) fn way(view: &View, from: Option<Hex>, to: Hex) -> Arg {
    let at = |hex: Hex| view.hexes.iter().find(|place| place.hex == hex).map(|place| (place.q, place.r));
    let said = match (from.and_then(at), at(to)) {
        (Some(from), Some(to)) => arrows(from, to),
        _ => String::new(),
    };
    Arg::Thing(format!("hex-{to}"), Phrase::new("way").arg("arrows", Arg::Text(said)))
}

/// In which part of the map a place lies.
fn wind(view: &View, place: &HexView) -> Wind {
    let at = |place: &HexView| (f32::from(place.q) + f32::from(place.r) / 2.0, -0.866 * f32::from(place.r));
    let count = view.hexes.len().max(1) as f32;
    let (east, north) = view.hexes.iter().map(at).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    Wind::of(at(place).0 - east / count, at(place).1 - north / count, 1.05)
}

/// The pips of a die.
pub(crate) fn die(face: Face) -> Arg {
    Arg::Number(i64::from(face.value()))
}
