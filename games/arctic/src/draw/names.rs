//! What things are called. A drawing names dozens of cells, figures and cards, so these are put together once for each
//! language.

use std::sync::LazyLock;

use engine::words::{COMMON, Words};
use engine::{Lang, Phrase, Voice};

use crate::cards::Card;
use crate::cells::{Cell, Cells};
use crate::figures::{Depth, Figure};
use crate::ice::Ice;
use crate::naming::{self, About};
use crate::state::Arctic;

/// The game's words, for what is drawn without a pen.
pub(super) static WORDS: LazyLock<Option<Words>> = LazyLock::new(|| Words::new(&[COMMON, Arctic::WORDS]).ok());

/// The names of one language.
struct Names {
    cards: Vec<String>,
    /// Three for each figure: on the ice, under it, in open sea.
    figures: Vec<String>,
    /// Four for each bit of a cell: open sea, pack ice, floe, iceberg.
    cells: Vec<String>,
}

static NAMES: LazyLock<[Option<Names>; 3]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let say = WORDS.as_ref()?.say(lang, &[]);
        let depths = [Depth::OnIce, Depth::UnderIce, Depth::OpenSea];
        let pose = |figure: Figure| {
            depths.map(|depth| {
                say.text(&Phrase::new("draw-figure").phrase("figure", naming::figure(figure)).depth(depth))
            })
        };
        let mut cells = vec![String::new(); 64 * 4];
        for cell in Cells::BOARD.iter() {
            for (index, ice) in [None, Some(Ice::Pack), Some(Ice::Floe), Some(Ice::Iceberg)].into_iter().enumerate() {
                let phrase = match ice {
                    Some(ice) => Phrase::new("draw-cell").cell("cell", cell).ice("ice", ice),
                    None => Phrase::new("draw-cell-sea").cell("cell", cell),
                };
                cells[usize::from(cell.bit()) * 4 + index] = say.text(&phrase);
            }
        }
        Some(Names {
            cards: Card::all().map(|card| say.text(&naming::card(card))).collect(),
            figures: Figure::all().flat_map(pose).collect(),
            cells,
        })
    })
});

fn names(lang: Lang) -> Option<&'static Names> {
    NAMES[lang as usize].as_ref()
}

/// How a card is called.
pub(super) fn card(lang: Lang, card: Card) -> &'static str {
    names(lang).and_then(|names| names.cards.get(usize::from(card.number()))).map_or("", |name| name)
}

/// How a figure is called, and where it is on its cell.
pub(super) fn figure(lang: Lang, figure: Figure, depth: Depth) -> &'static str {
    names(lang).and_then(|names| names.figures.get(figure.index() * 3 + depth as usize)).map_or("", |name| name)
}

/// How a cell is called, and what ice is there.
pub(super) fn cell(lang: Lang, cell: Cell, ice: Option<Ice>) -> &'static str {
    let kind = ice.map_or(0, |ice| ice as usize + 1);
    names(lang).and_then(|names| names.cells.get(usize::from(cell.bit()) * 4 + kind)).map_or("", |name| name)
}
