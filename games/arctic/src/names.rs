//! What things are called: words for figures, ice, cards and cells, ready to be put into sentences. Each also names the
//! element on the page that it is about.

use engine::Phrase;
use engine::words::Arg;

use crate::cards::Card;
use crate::cells::{Cell, Direction};
use crate::figures::{Depth, Figure, Figures, Hunter, Target};
use crate::ice::Ice;

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

/// A figure.
pub(crate) fn figure(figure: Figure) -> Phrase {
    match (figure.hunter(), figure.number()) {
        (Hunter::Seal, Some(number)) => Phrase::new("seal-number").number("number", number.into()),
        (Hunter::Cod, Some(number)) => Phrase::new("cod-number").number("number", number.into()),
        (other, _) => hunter(other),
    }
}

/// A card. The letter of the copy tells two equal ones apart.
pub(crate) fn card(card: Card) -> Phrase {
    let mark = mark(card);
    match card.direction() {
        Some(direction) => Phrase::new("card-drift")
            .arg("mark", Arg::Text(mark))
            .arg("arrow", Arg::Text(arrow(direction).to_string()))
            .phrase("side", side(direction)),
        None => Phrase::new("card-melt").arg("number", Arg::Text(mark)),
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

fn named_cell(cell: Cell) -> Phrase {
    Phrase::new("cell").arg("name", Arg::Text(cell.to_string()))
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
    fn cell(self, name: &'static str, cell: Cell) -> Self;
    fn card(self, card: Card) -> Self;
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

    fn cell(self, name: &'static str, cell: Cell) -> Phrase {
        self.thing(name, format!("cell-{cell}"), named_cell(cell))
    }

    fn card(self, card: Card) -> Phrase {
        self.thing("card", format!("card-{card}"), self::card(card))
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
