//! What things are called. A drawing names dozens of cells, figures and cards, so these are put together once for each
//! language.

use engine::Phrase;
use engine::words::Say;

use crate::cards::Card;
use crate::cells::{Cell, Cells};
use crate::figures::{Depth, Figure};
use crate::ice::Ice;
use crate::names::{self, About};

/// The names of one language.
struct Names {
    cards: Vec<String>,
    /// Three for each figure: on the ice, under it, in open sea.
    figures: Vec<String>,
    /// Four for each bit of a cell: open sea, pack ice, floe, iceberg.
    cells: Vec<String>,
}

impl Names {
    fn of(say: &Say<'_>) -> Names {
        let depths = [Depth::OnIce, Depth::UnderIce, Depth::OpenSea];
        let pose = |figure: Figure| {
            depths
                .map(|depth| say.text(&Phrase::new("draw-figure").phrase("figure", names::figure(figure)).depth(depth)))
        };
        let mut cells = vec![String::new(); 64 * 4];
        for cell in Cells::BOARD.iter() {
            for (index, ice) in [None, Some(Ice::Pack), Some(Ice::Floe), Some(Ice::Iceberg)].into_iter().enumerate() {
                let phrase = match ice {
                    Some(ice) => Phrase::new("draw-cell").place(cell).ice("ice", ice),
                    None => Phrase::new("draw-cell-sea").place(cell),
                };
                cells[cell.index() * 4 + index] = say.text(&phrase);
            }
        }
        Names {
            cards: Card::all().map(|card| say.text(&names::card(card))).collect(),
            figures: Figure::all().flat_map(pose).collect(),
            cells,
        }
    }
}

/// How a card is called.
pub(super) fn card<'a>(say: &Say<'a>, card: Card) -> &'a str {
    &say.kept(Names::of).cards[usize::from(card.number())]
}

/// How a figure is called, and where it is on its cell.
pub(super) fn figure<'a>(say: &Say<'a>, figure: Figure, depth: Depth) -> &'a str {
    &say.kept(Names::of).figures[figure.index() * 3 + depth as usize]
}

/// How a cell is called, and what ice is there.
pub(super) fn cell<'a>(say: &Say<'a>, cell: Cell, ice: Option<Ice>) -> &'a str {
    &say.kept(Names::of).cells[cell.index() * 4 + ice.map_or(0, |ice| ice as usize + 1)]
}
