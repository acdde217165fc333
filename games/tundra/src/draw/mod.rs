//! What the game looks like: the map between goals and market, one's own court docked below it, the players at the side.
//! Every drawing is a pure function of the view.

mod about;
mod art;
mod beasts;
mod begin;
mod board;
mod city;
mod cover;
mod dock;
mod goals;
mod help;
mod map;
mod names;
mod orders;
mod rail;
mod signs;
#[cfg(test)]
mod tests;
mod touch;
mod why_not;

use draw::{Gesture, Markup, Moment, Panel, Pen, Place, WhyNot, figure};
use engine::words::Say;
use engine::{Phrase, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::question::Question;
use crate::state::Tundra;
use crate::titles::Character;
use crate::view::{PlayerView, View};

/// The rows of the rail, one for each player.
const ROWS: [&str; 4] = ["player-0", "player-1", "player-2", "player-3"];

impl draw::Face for Tundra {
    const MINUTES: (u16, u16) = (40, 60);
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
            Panel { id: "board", place: Place::Board, markup: board::board(view, pen) },
            Panel { id: "court", place: Place::Dock, markup: dock::dock(view, pen) },
        ];
        for (player, id) in view.seats.iter().zip(ROWS) {
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
        matches!(event, Event::UsesGoal { .. } | Event::ShowsGoal { .. }).then_some(Moment::Beat)
    }

    fn role(view: &View, seat: Seat) -> Option<Phrase> {
        view.player(seat).map(|player| crate::names::title(player.title, player.character))
    }

    fn ties() -> Option<Phrase> {
        Some(Phrase::new("ties"))
    }

    fn closes(action: &Action) -> bool {
        matches!(action, Action::EndTurn | Action::Stop | Action::Keep)
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

/// Whose court lies in the dock: one's own, or that of whoever has to choose.
fn watched(view: &View) -> Option<&PlayerView> {
    view.me.or(view.turn).or(view.first).and_then(|seat| view.player(seat))
}

/// What is asked of the one who looks, as a class: a small screen shows first what the answer needs.
fn asks(view: &View) -> &'static str {
    let mine = view.me.is_some() && view.me == view.turn;
    match view.question.as_ref().filter(|_| mine) {
        None => "asks-nothing",
        Some(Question::Boost { .. }) => "asks-deal",
        Some(Question::Turn) => "asks-turn",
        Some(
            Question::AfterDie
            | Question::SetDie
            | Question::SetFace { .. }
            | Question::Rerolls { .. }
            | Question::Flip,
        ) => "asks-dice",
        Some(
            Question::BoostBoard { .. }
            | Question::Activation { .. }
            | Question::Upgrade { .. }
            | Question::Tuck { .. },
        ) => "asks-boards",
        Some(
            Question::Walk { .. }
            | Question::Build { .. }
            | Question::Hire { .. }
            | Question::Station { .. }
            | Question::Prospect
            | Question::Posting,
        ) => "asks-map",
        Some(Question::Refresh | Question::Market) => "asks-market",
        Some(Question::Dismiss { .. }) => "asks-people",
        Some(
            Question::Gather { .. }
            | Question::Take { .. }
            | Question::PayTower { .. }
            | Question::PayWorker { .. }
            | Question::Pairs { .. }
            | Question::Trade { .. }
            | Question::RoundStart
            | Question::Bonuses { .. },
        ) => "asks-stores",
    }
}

/// The head of a candidate.
fn candidate(character: Character) -> Markup {
    figure(&format!("tu-{character}"), "candidate")
}
