//! The form for a new table. It works without script; everything on it is explained in place.

use maud::{Markup, html};

use super::boxes::GameBox;
use super::{Visitor, frame::frame};

/// What the form shows.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: GameBox,
    /// What can be chosen before the game, with the values chosen so far.
    pub knobs: Vec<KnobField>,
    /// The levels of bots: id and name in the visitor's language, weakest first.
    pub levels: Vec<(String, String)>,
    /// The rest of the form as filled in so far.
    pub form: TableForm,
    /// Why the form was not accepted, in one sentence.
    pub error: Option<String>,
}

/// An option of the game in the form. Its field is called `option.<id>`, or `option.<id>.<seat>` where each seat chooses.
#[derive(Clone, Debug)]
pub struct KnobField {
    /// The option's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// Its values.
    pub kind: FieldKind,
    /// With how many players it is offered: from, to.
    pub players: (usize, usize),
}

/// The values of an option in the form. Values are sent as they are written here; names are in the visitor's language.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// On or off: the field is sent (as `true`) only if it is on.
    Switch(bool),
    /// One of several.
    OneOf {
        /// Value and name of each.
        values: Vec<(String, String)>,
        /// The chosen value.
        chosen: String,
    },
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// The chosen one.
        value: i64,
    },
    /// One of several for each seat.
    PerSeat {
        /// Value and name of each; include "random" here.
        values: Vec<(String, String)>,
        /// The chosen values, in seat order.
        chosen: Vec<String>,
    },
}

/// The house's part of the form. Fields: `seat.0` ... (`me`, `open`, `none`, or `bot:<level>`), `order` (`random`,
/// `fixed`), `visibility` (`public`, `link`), `clock` (`none`, `live`, `slow`), `bank` (minutes), `increment` (seconds),
/// `hours`, `undo` (`free`, `off`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableForm {
    /// Who takes each chair; chairs after the last one given are empty.
    pub seats: Vec<Chair>,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// Is the table listed on the home page?
    pub public: bool,
    /// The clock.
    pub clock: Clock,
    /// May moves be taken back up to the frontier?
    pub undo: bool,
}

/// Who takes a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The one who makes the table; several of these make a hot-seat table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
    /// Nobody: the chair is taken away.
    Nobody,
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// A bank of time, and a little more with every move.
    Live {
        /// The bank, in minutes.
        bank: u32,
        /// What a move adds, in seconds.
        increment: u32,
    },
    /// So many hours for each move.
    Slow {
        /// Hours.
        hours: u32,
    },
}

/// The form for a new table.
pub fn new_table(visitor: &Visitor<'_>, page: &NewTable) -> Markup {
    frame(visitor, &page.game.name, &html! { h1 { (page.game.name) } })
}
