//! What things are called: words for figures, ice, cards and cells, ready to be put into sentences. Each also names the
//! element on the page that it is about.

use engine::Phrase;
use engine::compass::{Wind, arrows};
use engine::words::Arg;

use crate::cards::Card;
use crate::cells::{Cell, Direction};
use crate::figures::{Depth, Figure, Figures, Hunter, Target};
use crate::ice::Ice;
use crate::view::{FigureView, View};

/// A hunter.
pub(crate) fn hunter(hunter: Hunter) -> Phrase {
    Phrase::new(match hunter {
        Hunter::Orca => "orca",
        Hunter::Bear => "bear",
        Hunter::Eskimo => "eskimo",
        Hunter::Seal => "seal",
        Hunter::Cod => "cod",
    })
}

/// A figure. Seals and cod are told apart by where they are, see [`figure_at`].
pub(crate) fn figure(figure: Figure) -> Phrase {
    match figure.hunter() {
        Hunter::Seal => Phrase::new("one-seal"),
        Hunter::Cod => Phrase::new("one-cod"),
        other => hunter(other),
    }
}

/// A figure of a view: one of several alike is the one in the north, or the second one there.
pub(crate) fn figure_at(view: &View, which: Figure) -> Phrase {
    let alike = |other: &&FigureView| other.figure.hunter() == which.hunter();
    let placed = view.figures.iter().filter(alike).filter_map(|other| Some((other.piece.cell?, other.figure)));
    let mut placed: Vec<(Cell, Figure)> = placed.collect();
    placed.sort_by_key(|(cell, other)| (cell.index(), other.index()));
    let winds: Vec<Wind> = placed.iter().map(|&(cell, _)| wind(cell)).collect();
    match placed.iter().position(|&(_, other)| other == which).filter(|_| placed.len() > 1) {
        Some(index) => {
            Phrase::new("figure-at").phrase("figure", figure(which)).phrase("place", Wind::one_of(&winds, index))
        }
        None => figure(which),
    }
}

/// A card, as one of its kind.
pub(crate) fn card(card: Card) -> Phrase {
    match card.direction() {
        Some(direction) => Phrase::new("card-drift")
            .number("tiles", card.tiles().into())
            .arg("arrow", Arg::Text(arrow(direction).to_string()))
            .phrase("side", side(direction)),
        None => Phrase::new("card-melt"),
    }
}

/// A card of the own hand, where the second of two equal ones is called so.
pub(crate) fn card_in_hand(view: &View, which: Card) -> Phrase {
    let kind = |card: Card| (card.direction(), card.tiles());
    let hand = view.mine().and_then(|house| house.hand.as_deref()).unwrap_or_default();
    let before = hand.iter().filter(|&&other| kind(other) == kind(which) && other.number() < which.number()).count();
    match before {
        0 => card(which),
        _ => Phrase::new("card-again").phrase("card", card(which)).number("number", before as i64 + 1),
    }
}

/// The end of a card's id: the number of tiles with the letter of the copy, or the number of a melting card.
pub(crate) fn mark(card: Card) -> String {
    card.to_string().rsplit('_').next().unwrap_or_default().to_string()
}

/// The side that a direction runs at.
pub(crate) fn side(direction: Direction) -> Phrase {
    const SIDES: [&str; 6] = ["side-light-blue", "side-green", "side-yellow", "side-orange", "side-red", "side-violet"];
    Phrase::new(SIDES[direction.index()])
}

/// The direction as an arrow.
pub(crate) fn arrow(direction: Direction) -> char {
    ['↗', '→', '↘', '↙', '←', '↖'][direction.index()]
}

fn ice(ice: Ice) -> Phrase {
    Phrase::new(match ice {
        Ice::Pack => "pack",
        Ice::Floe => "floe",
        Ice::Iceberg => "iceberg",
    })
}

fn depth(depth: Depth) -> Phrase {
    Phrase::new(match depth {
        Depth::OnIce => "on-ice",
        Depth::UnderIce => "under-ice",
        Depth::OpenSea => "open-sea",
    })
}

/// The part of the sea that a cell lies in.
fn wind(cell: Cell) -> Wind {
    let (x, y) = cell.centre();
    Wind::of(x - 500.0, 500.0 - y, 150.0)
}

/// Where a cell is, told apart from others that are meant.
fn place_among(cell: Cell, others: impl Iterator<Item = Cell>) -> Phrase {
    let mut cells: Vec<Cell> = others.collect();
    cells.sort_by_key(|other| other.index());
    let winds: Vec<Wind> = cells.iter().map(|&other| wind(other)).collect();
    match cells.iter().position(|&other| other == cell) {
        Some(index) => Wind::one_of(&winds, index),
        None => wind(cell).phrase(),
    }
}

/// The way from one cell to another, as arrows.
fn way(from: Cell, to: Cell) -> Phrase {
    Phrase::new("way").arg("arrows", Arg::Text(arrows(from.axial(), to.axial())))
}

/// Figures as a list.
fn figures(set: Figures) -> impl Iterator<Item = Arg> {
    set.iter().map(|one| Arg::Thing(format!("figure-{one}"), figure(one)))
}

/// Cards as a list.
pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> impl Iterator<Item = Arg> {
    cards.into_iter().map(|one| Arg::Thing(format!("card-{one}"), card(one)))
}

/// Putting the things of this game into a phrase.
pub(crate) trait About: Sized {
    fn about(self, name: &'static str, figure: Figure) -> Self;
    fn about_all(self, name: &'static str, figures: Figures) -> Self;
    fn target(self, name: &'static str, target: Target) -> Self;
    fn hunter(self, hunter: Hunter) -> Self;
    fn about_in(self, name: &'static str, view: &View, figure: Figure) -> Self;
    fn place(self, cell: Cell) -> Self;
    fn place_among(self, cell: Cell, cells: impl Iterator<Item = Cell>) -> Self;
    fn way(self, from: Cell, to: Cell) -> Self;
    fn card(self, card: Card) -> Self;
    fn card_in(self, view: &View, card: Card) -> Self;
    fn ice(self, name: &'static str, ice: Ice) -> Self;
    fn depth(self, depth: Depth) -> Self;
    fn side(self, direction: Direction) -> Self;
}

impl About for Phrase {
    fn about(self, name: &'static str, figure: Figure) -> Phrase {
        self.thing(name, format!("figure-{figure}"), self::figure(figure))
    }

    fn about_all(self, name: &'static str, set: Figures) -> Phrase {
        self.number("count", set.len() as i64).list(name, figures(set))
    }

    fn target(self, name: &'static str, target: Target) -> Phrase {
        match target {
            Target::Figure(figure) => self.about(name, figure),
            Target::Igloo => self.thing(name, "igloo", Phrase::new("igloo")),
        }
    }

    fn hunter(self, hunter: Hunter) -> Phrase {
        self.phrase("hunter", self::hunter(hunter))
    }

    fn about_in(self, name: &'static str, view: &View, figure: Figure) -> Phrase {
        self.thing(name, format!("figure-{figure}"), figure_at(view, figure))
    }

    fn place(self, cell: Cell) -> Phrase {
        self.thing("place", format!("cell-{cell}"), wind(cell).phrase())
    }

    fn place_among(self, cell: Cell, cells: impl Iterator<Item = Cell>) -> Phrase {
        self.thing("place", format!("cell-{cell}"), place_among(cell, cells))
    }

    fn way(self, from: Cell, to: Cell) -> Phrase {
        self.thing("way", format!("cell-{to}"), way(from, to))
    }

    fn card(self, card: Card) -> Phrase {
        self.thing("card", format!("card-{card}"), self::card(card))
    }

    fn card_in(self, view: &View, card: Card) -> Phrase {
        self.thing("card", format!("card-{card}"), card_in_hand(view, card))
    }

    fn ice(self, name: &'static str, ice: Ice) -> Phrase {
        self.phrase(name, self::ice(ice))
    }

    fn depth(self, depth: Depth) -> Phrase {
        self.phrase("depth", self::depth(depth))
    }

    fn side(self, direction: Direction) -> Phrase {
        self.phrase("side", side(direction))
    }
}
