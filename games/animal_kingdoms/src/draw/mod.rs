//! What the game looks like: five kingdoms of paper side by side, the hand docked below them, the players at the side. Every
//! drawing is a pure function of the view.

mod art;
mod battle;
mod board;
mod card;
mod cover;
mod decree;
mod dock;
mod help;
mod kingdom;
mod names;
mod rail;
#[cfg(test)]
mod tests;
mod touch;
mod why_not;

use draw::{Face, Gesture, Markup, Moment, Panel, Pen, Place, WhyNot};
use engine::words::Say;
use engine::{Phrase, Seat};

use crate::event::{Event, Who};
use crate::{Action, AnimalKingdoms, View};

/// The rows of the rail, one for each house.
const ROWS: [&str; 5] = ["house-0", "house-1", "house-2", "house-3", "house-4"];

impl Face for AnimalKingdoms {
    const MINUTES: (u16, u16) = (30, 45);
    const WEIGHT: u8 = 2;
    const DRAWN: bool = true;
    const STYLE: &'static str = include_str!("style.css");

    fn cover() -> Markup {
        cover::cover()
    }

    fn symbols() -> Markup {
        art::symbols()
    }

    fn panels(view: &View, pen: &Pen<'_>) -> Vec<Panel> {
        let mut panels = vec![
            Panel { id: "board", place: Place::Board, markup: board::board(view, pen) },
            Panel { id: "hand", place: Place::Dock, markup: dock::dock(view, pen) },
        ];
        for (house, id) in view.houses.iter().zip(ROWS) {
            panels.push(Panel { id, place: Place::Rail, markup: rail::row(view, pen, house) });
        }
        panels
    }

    fn spot(view: &View, action: &Action) -> Option<String> {
        touch::spot(view, action)
    }

    fn moment(event: &Event) -> Option<Moment> {
        match event {
            Event::BattleBegins { .. }
            | Event::WinsBattle { .. }
            | Event::SharesBattle { .. }
            | Event::Treaty { .. }
            | Event::Scores { .. }
            | Event::RevealsRetreat { .. } => Some(Moment::Beat),
            // The last age goes on to the final count.
            Event::Refreshes { .. } => Some(Moment::Sheet(Phrase::new("moment-age"))),
            _ => None,
        }
    }

    fn ties() -> Option<Phrase> {
        Some(Phrase::new("ties"))
    }

    fn closes(action: &Action) -> bool {
        matches!(action, Action::Done | Action::Pass)
    }

    fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
        why_not::why_not(view, thing)
    }

    fn gestures(view: &View) -> Vec<Gesture<Action>> {
        touch::gestures(view)
    }

    fn help(say: &Say<'_>) -> Markup {
        help::help(say)
    }
}

/// The seat whose colour somebody plays; the upstart takes the second.
fn colour(who: Who) -> Seat {
    match who {
        Who::Player(seat) => seat,
        Who::Upstart => Seat(1),
    }
}

/// How somebody is called.
fn called(pen: &Pen<'_>, who: Who) -> String {
    match who {
        Who::Player(seat) => pen.say.name(seat),
        Who::Upstart => pen.say.word("upstart"),
    }
}
