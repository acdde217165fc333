//! The board as text: the sea in nine rows of two lines a cell, then the supply, the players, and what the eyes may know
//! of the cards.

use engine::words::{Arg, Say};
use engine::{Game, Phrase, points};

use crate::cards::Card;
use crate::cells::{Cell, Cells};
use crate::figures::{Depth, Hunter};
use crate::ice::Ice;
use crate::names::{self, About};
use crate::state::Arctic;
use crate::view::{HouseView, View};

/// The width of a cell in letters.
const WIDTH: usize = 12;

/// The whole board.
pub(crate) fn drawn(view: &View, say: &Say<'_>) -> String {
    let mut lines = vec![say.text(&heading(view)), String::new()];
    for row in 0..9 {
        let cells: Vec<Cell> = Cells::BOARD.iter().filter(|cell| cell.axial().1 == row - 4).collect();
        lines.push(line(&cells, |cell| ground(view, cell)));
        lines.push(line(&cells, |cell| figures(view, cell)));
    }
    lines.push(say.word("board-legend-ice"));
    lines.push(say.word("board-legend"));
    lines.push(String::new());
    lines.extend(around(view).iter().map(|phrase| say.text(phrase)));
    lines.join("\n")
}

fn heading(view: &View) -> Phrase {
    match &view.stock {
        Some(stock) => Phrase::new("board-building")
            .number("floes", stock.floes.into())
            .number("packs", stock.packs.into())
            .number("bergs", stock.bergs.into()),
        None => Phrase::new("board-turn").number("turn", view.turn.into()).seat("who", view.active),
    }
}

/// A line through cells, each text at its cell's place.
fn line(cells: &[Cell], text: impl Fn(Cell) -> String) -> String {
    let mut line = String::new();
    for &cell in cells {
        let (q, r) = cell.axial();
        let column = (2 * q + r + 6) as usize * (WIDTH / 2);
        while line.chars().count() < column {
            line.push(' ');
        }
        // A crowd on the cell before may reach as far as here.
        if line.ends_with(|last: char| last != ' ') {
            line.push(' ');
        }
        line.push_str(&text(cell));
    }
    line.trim_end().to_string()
}

/// The name of a cell and what lies on it.
fn ground(view: &View, cell: Cell) -> String {
    let ice = match view.ice_at(cell) {
        None => "~~~",
        Some(Ice::Pack) => ":::",
        Some(Ice::Floe) => "===",
        Some(Ice::Iceberg) => r"/^\",
    };
    let igloo = if view.igloo.cell == Some(cell) { "(i)" } else { "" };
    format!("{cell} {ice}{igloo}")
}

/// Who is on a cell: before the stroke on the ice, behind it in the water. Cod are counted by their numbers.
fn figures(view: &View, cell: Cell) -> String {
    let (mut above, mut below) = (String::new(), String::new());
    let mut cod = String::new();
    for figure in view.figures_at(cell) {
        let name = match (figure.hunter, figure.figure.number()) {
            (Hunter::Orca, _) => "O".to_string(),
            (Hunter::Bear, _) => "B".to_string(),
            (Hunter::Eskimo, _) => "I".to_string(),
            (Hunter::Seal, number) => format!("S{}", number.unwrap_or_default()),
            (Hunter::Cod, number) => {
                cod.push_str(&number.unwrap_or_default().to_string());
                continue;
            }
        };
        if figure.depth == Some(Depth::OnIce) { above.push_str(&name) } else { below.push_str(&name) }
    }
    if !cod.is_empty() {
        below.push_str(&format!("c{cod}"));
    }
    if above.is_empty() && below.is_empty() { String::new() } else { format!("{above}|{below}") }
}

/// Everything beside the board.
fn around(view: &View) -> Vec<Phrase> {
    let supply = Phrase::new("board-supply")
        .number("plankton", view.plankton.into())
        .number("cod", view.cod.into())
        .number("deck", view.deck.into())
        .number("discard", view.discard.len() as i64);
    let mut phrases = vec![supply];
    phrases.extend(view.houses.iter().map(|house| house_line(view, house)));
    if view.turn > 0 {
        let neutral = view.hunters.iter().filter(|hunter| hunter.owner.is_none() && hunter.hunter != Hunter::Cod);
        phrases.extend(
            neutral
                .map(|hunter| Phrase::new("board-neutral").hunter(hunter.hunter).number("lives", hunter.lives.into())),
        );
    }
    for figure in &view.figures {
        if let Some(who) = figure.returns_with {
            phrases.push(Phrase::new("board-waiting").about("figure", figure.figure).seat("who", who));
        } else if figure.returned && figure.piece.cell.is_some() {
            phrases.push(Phrase::new("board-returned").about("figure", figure.figure));
        }
    }
    if let Some(who) = view.igloo.caught_by {
        phrases.push(Phrase::new("board-igloo").seat("who", who));
    }
    for house in &view.houses {
        if let Some(hand) = house.hand.as_ref().filter(|hand| !hand.is_empty()) {
            let cards = names::cards(hand.iter().copied());
            phrases.push(Phrase::new("board-hand").seat("who", house.seat).list("cards", cards));
        }
    }
    if !view.discard.is_empty() {
        phrases.push(Phrase::new("board-discard").arg("cards", Arg::Text(in_short(&view.discard))));
    }
    phrases
}

/// Cards in short: arrows with the marks of their cards, melting cards behind a star.
fn in_short(cards: &[Card]) -> String {
    let mut text = String::new();
    let mut sign = None;
    for card in cards {
        let next = card.direction().map_or('*', names::arrow);
        if sign.replace(next) != Some(next) {
            text.push_str(if text.is_empty() { "" } else { "  " });
            text.push(next);
        }
        text.push(' ');
        text.push_str(&names::mark(*card));
    }
    text
}

fn house_line(view: &View, house: &HouseView) -> Phrase {
    let Some(hunter) = house.hunter else {
        return Phrase::new("board-house-nobody").seat("who", house.seat).number("cards", house.hand_size.into());
    };
    let lives = view.hunters.get(hunter.index()).map_or(0, |hunter| hunter.lives);
    let trophies: u8 = house.trophies.iter().map(|trophy| trophy.count).sum();
    Phrase::new("board-house")
        .seat("who", house.seat)
        .arg("points", Arg::Text(points(house.score_x2, Arctic::POINT)))
        .hunter(hunter)
        .number("lives", lives.into())
        .number("trophies", trophies.into())
        .number("cod", house.cod.into())
        .number("plankton", house.plankton.into())
        .number("cards", house.hand_size.into())
}
