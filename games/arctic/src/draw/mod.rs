//! What the game looks like: a sea of paper under drifting ice, the hand docked below it, the players at the side. Every drawing
//! is a pure function of the view; what would be is asked of the rules themselves.

mod about;
mod art;
mod board;
mod card;
mod cell;
mod chart;
mod cover;
mod dock;
mod help;
mod names;
mod rail;
mod sea;
#[cfg(test)]
mod tests;
mod touch;
mod why_not;

use draw::{Face, Gesture, Markup, Moment, Panel, Pen, Place, WhyNot};
use engine::words::Say;
use engine::{Phrase, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::Arctic;
use crate::view::View;

/// The rows of the rail, one for each player.
const ROWS: [&str; 4] = ["house-0", "house-1", "house-2", "house-3"];

impl Face for Arctic {
    const MINUTES: (u16, u16) = (20, 40);
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
        if view.players < 4 {
            panels.push(Panel { id: "neutral", place: Place::Rail, markup: rail::neutrals(view, pen) });
        }
        panels
    }

    fn spot(view: &View, action: &Action) -> Option<String> {
        touch::spot(view, action)
    }

    fn about(_view: &View, action: &Action) -> Option<Phrase> {
        about::about(action)
    }

    fn moment(event: &Event) -> Option<Moment> {
        matches!(event, Event::Captures { .. } | Event::Escapes { .. } | Event::IglooLost { .. })
            .then_some(Moment::Beat)
    }

    fn role(view: &View, seat: Seat) -> Option<Phrase> {
        view.houses.get(seat.index())?.hunter.map(crate::names::hunter)
    }

    fn ties() -> Option<Phrase> {
        Some(Phrase::new("ties"))
    }

    fn closes(action: &Action) -> bool {
        matches!(action, Action::EndTurn | Action::Finish | Action::Skip | Action::Stay | Action::Pass | Action::Keep)
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
