//! What the game looks like: a storybook land with its trails, the areas of both players beside it, the hand docked below. Every
//! drawing is a pure function of the view; each card opens large with its words.

mod about;
mod area;
mod art;
mod card;
mod cover;
mod dock;
mod help;
mod middle;
mod names;
mod rail;
mod signs;
#[cfg(test)]
mod tests;
mod touch;
mod trail;
mod why_not;

use draw::{Face, Gesture, Markup, Moment, Panel, Pen, Place, WhyNot, html};
use engine::words::Say;
use engine::{Phrase, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::AWildVenture;
use crate::view::View;

impl Face for AWildVenture {
    const MINUTES: (u16, u16) = (30, 45);
    const WEIGHT: u8 = 3;
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
            Panel { id: "board", place: Place::Board, markup: board(view, pen) },
            Panel { id: "hand", place: Place::Dock, markup: dock::dock(view, pen) },
            Panel { id: "discarded", place: Place::Dock, markup: middle::spread(view, pen) },
        ];
        for (player, id) in view.players.iter().zip(["player-0", "player-1"]) {
            panels.push(Panel { id, place: Place::Rail, markup: rail::row(view, pen, player) });
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
        matches!(event, Event::Opens { .. } | Event::Tucks { .. }).then_some(Moment::Beat)
    }

    fn role(view: &View, seat: Seat) -> Option<Phrase> {
        view.player(seat)?.figure.map(crate::names::species)
    }

    fn ties() -> Option<Phrase> {
        Some(Phrase::new("ties"))
    }

    fn closes(action: &Action) -> bool {
        matches!(action, Action::EndTurn | Action::Stop | Action::Decline | Action::No)
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

/// The land with the piles on one side, both areas on the other; mine is the nearer one. Cards that are laid out to be picked lie over
/// the areas, since what they speak of is mostly on the map.
fn board(view: &View, pen: &Pen<'_>) -> Markup {
    let near = view.me.unwrap_or(Seat(0));
    let areas = view.players.iter().filter(|player| player.who != near).chain(view.player(near));
    html! {
        div.table.(view.side) {
            div.land { (trail::trail(view, pen)) (middle::piles(view, pen)) }
            @for player in areas { (area::area(view, pen, player, player.who == near)) }
            (middle::tray(view, pen))
        }
    }
}
