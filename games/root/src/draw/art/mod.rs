//! The paper figures of this game. Most are the left half of a folded sheet ([`Cutout`]); what has a left and a right is
//! written down whole. Paper takes the colour of the place where the figure is shown (`color`), holes show `--cut`, the
//! sheet below; pieces bring the colours of their faction.

mod animals;
mod ground;
mod pieces;
mod signs;
mod things;

pub(super) use animals::head;
pub(super) use ground::{rim, tree};

use draw::{Cutout, Markup, html};

/// A layer of a figure in a box of 100 by 100.
#[derive(Clone, Copy)]
pub(super) enum Sheet {
    /// Paper: the left half of a folded sheet.
    Paper(&'static str),
    /// A hole: the left half of it.
    Hole(&'static str),
    /// Paper that is not folded: the data of a path.
    Flat(&'static str),
    /// A hole that is not folded.
    FlatHole(&'static str),
}

/// A figure: the end of its id after `root-`, and its layers from below.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) sheets: &'static [Sheet],
}

impl Sheet {
    pub(super) fn path(self) -> String {
        match self {
            Sheet::Paper(half) | Sheet::Hole(half) => Cutout::new("", half).path().unwrap_or_default(),
            Sheet::Flat(path) | Sheet::FlatHole(path) => path.into(),
        }
    }

    pub(super) fn is_paper(self) -> bool {
        matches!(self, Sheet::Paper(_) | Sheet::Flat(_))
    }
}

/// The layers of a figure: paper in the colour of the place, holes in what is below.
fn layers(sheets: &[Sheet]) -> Markup {
    html! {
        @for sheet in sheets {
            path d=(sheet.path()) fill=(if sheet.is_paper() { "currentColor" } else { "var(--cut,#fffdf7)" }) {}
        }
    }
}

/// The paper of a figure without its holes, with a margin around it.
fn margin(sheets: &[Sheet]) -> Markup {
    html! { @for sheet in sheets.iter().filter(|sheet| sheet.is_paper()) { path d=(sheet.path()) {} } }
}

fn symbol(id: &str, sheets: &[Sheet]) -> Markup {
    html! { symbol id={ "root-" (id) } viewBox="0 0 100 100" { (layers(sheets)) } }
}

/// Everything that the drawings of this game refer to.
pub(super) fn symbols() -> Markup {
    html! {
        (animals::symbols())
        (things::symbols())
        (pieces::symbols())
        (signs::symbols())
        (ground::symbols())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_sheet_is_well_cut() {
        let drawn = super::symbols().0;
        assert!(!drawn.contains(" d=\"\""), "a sheet is not well written");
        for id in
            ["root-head-cult", "root-warrior-riverfolk", "root-suit-bird", "root-item-torch", "root-piece-post-fox"]
        {
            assert!(drawn.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
