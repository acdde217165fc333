//! The home page: the shelf with the boxes, and the tables around the room.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};

use super::boxes::{GameBox, game_box};
use super::icons::icon;
use super::puzzles::{Daily, daily};
use super::result::match_won;
use super::{Visitor, frame::frame};

/// What the home page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games of the shelf.
    pub games: Vec<GameBox>,
    /// Tables where the visitor has a seat and the game is not over; those that wait for them first.
    pub mine: Vec<TableCard>,
    /// The visitor's tables that are put away.
    pub resting: Vec<TableCard>,
    /// Public tables with a free seat.
    pub open: Vec<TableCard>,
    /// Public games being played.
    pub watch: Vec<TableCard>,
    /// Finished games: the visitor's own first.
    pub finished: Vec<TableCard>,
    /// The puzzle of the day.
    pub daily: Option<Daily>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// The table's id, as in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name in the visitor's language.
    pub game_name: String,
    /// Who sits there, in seat order; `None` is a free chair.
    pub seats: Vec<Option<String>>,
    /// Where the game stands.
    pub stage: Stage,
    /// Which game of a match it is.
    pub part: Option<u8>,
    /// May the visitor put it away?
    pub may_put_away: bool,
    /// Minutes since something happened there.
    pub idle: u64,
}

/// Where a game in a list stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for players, or for the start.
    Waiting,
    /// Something is asked of the visitor.
    MyTurn,
    /// Somebody else, called so, is asked.
    TurnOf(String),
    /// Broken off.
    Ended,
    /// Over, and these have won (nobody in a lost solo game).
    Over(Vec<String>),
    /// Both games of a match are over, and these have won it.
    MatchOver(Vec<String>),
}

/// So many of the visitor's tables stand above the shelf; the others are folded away behind them.
const ABOVE: usize = 3;

/// The home page.
pub fn home(visitor: &Visitor<'_>, home: &Home) -> Markup {
    let say = visitor.say();
    let list = |id: &'static str, title: &'static str, none: &'static str, tables: &[TableCard]| {
        html! {
            section.tables aria-labelledby=(id) {
                h2 id=(id) { (say.word(title)) }
                @if tables.is_empty() { p.none { (say.word(none)) } }
                @else { ul { @for table in tables { (table_card(visitor, table)) } } }
            }
        }
    };
    let content = html! {
        div.hello {
            h1 { (say.word("home-title")) }
            p { (say.word("home-line")) }
        }
        @if !home.mine.is_empty() || !home.resting.is_empty() { div.mine { (my_tables(visitor, home)) } }
        h2.unseen { (say.word("nav-games")) }
        section.shelf #shelf aria-label=(say.word("nav-games")) {
            @for game in &home.games { (game_box(visitor, game)) }
        }
        @if let Some(puzzle) = &home.daily { (daily(visitor, puzzle)) }
        div.lists #tables {
            (list("tables-open", "open-tables", "no-tables-open", &home.open))
            (list("tables-watch", "watch-tables", "no-tables-watch", &home.watch))
            (list("tables-finished", "finished-tables", "no-tables-finished", &home.finished))
        }
    };
    frame(visitor, &say.word("home-name"), &content)
}

/// The visitor's own tables: the first ones in sight, more of them and those that are put away folded.
fn my_tables(visitor: &Visitor<'_>, home: &Home) -> Markup {
    let say = visitor.say();
    let (first, more) = home.mine.split_at(home.mine.len().min(ABOVE));
    let fold = |key: &'static str, tables: &[TableCard]| {
        html! {
            @if !tables.is_empty() {
                details.fold {
                    summary { (say.text(&Phrase::new(key).number("n", tables.len() as i64))) }
                    ul { @for table in tables { (table_card(visitor, table)) } }
                }
            }
        }
    };
    html! {
        section.tables aria-labelledby="tables-mine" {
            h2 #tables-mine { (say.word("my-tables")) }
            @if !first.is_empty() { ul { @for table in first { (table_card(visitor, table)) } } }
            (fold("more-tables", more))
            (fold("resting-tables", &home.resting))
        }
    }
}

fn table_card(visitor: &Visitor<'_>, table: &TableCard) -> Markup {
    let say = visitor.say();
    let free = table.seats.iter().filter(|seat| seat.is_none()).count();
    let names = table.seats.iter().flatten().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (stage, sentence) = match &table.stage {
        Stage::Waiting if free > 0 => ("waiting", say.text(&Phrase::new("stage-free").number("n", free as i64))),
        Stage::Waiting => ("waiting", say.word("stage-waiting")),
        Stage::MyTurn => ("my-turn", say.word("your-turn")),
        Stage::TurnOf(name) => ("running", say.text(&Phrase::new("stage-turn").arg("name", Arg::Text(name.clone())))),
        Stage::Ended => ("over", say.word("stage-ended")),
        Stage::Over(winners) if winners.is_empty() => ("over", say.word("stage-over")),
        Stage::MatchOver(winners) => ("over", say.text(&match_won(winners.iter().cloned()))),
        Stage::Over(winners) => (
            "over",
            say.text(
                &Phrase::new("stage-won")
                    .list("names", winners.iter().cloned().map(Arg::Text))
                    .number("n", winners.len() as i64),
            ),
        ),
    };
    html! {
        li {
            @if table.may_put_away { (put_away(visitor, table)) }
            a.table-card.(stage) href={ "/table/" (table.id) } {
                strong {
                    (table.game_name)
                    @if let Some(part) = table.part {
                        " " small.part { (say.text(&Phrase::new("match-part").number("n", i64::from(part)))) }
                    }
                }
                span.state { (sentence) }
                span.names { (names) }
                span.idle { (idle(visitor, table.idle)) }
            }
        }
    }
}

/// The way to be rid of a table.
fn put_away(visitor: &Visitor<'_>, table: &TableCard) -> Markup {
    let say = visitor.say();
    let word = say.word("put-away");
    html! {
        form.put-away method="post" action={ "/table/" (table.id) "/put-away" } {
            button.tool aria-label={ (word) ": " (table.game_name) } title=(word) { (icon("close")) }
        }
    }
}

/// How long ago, roughly.
pub fn idle(visitor: &Visitor<'_>, minutes: u64) -> String {
    let say = visitor.say();
    let n = |key, n: u64| say.text(&Phrase::new(key).number("n", n as i64));
    match minutes {
        0 => say.word("ago-now"),
        1..60 => n("ago-minutes", minutes),
        60..1440 => n("ago-hours", minutes / 60),
        _ => n("ago-days", minutes / 1440),
    }
}
