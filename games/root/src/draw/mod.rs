//! What the game looks like: the woodland with its points on the left, what is on offer and my own board on the right, my
//! hand docked below, the players at the side. Every drawing is a pure function of the view.

mod about;
mod art;
mod battle;
mod boards;
mod card;
mod clearing;
mod cover;
mod dock;
mod frame;
mod hand;
mod help;
mod land;
mod map;
mod market;
mod pieces;
mod rail;
mod supply;
#[cfg(test)]
mod tests;
mod touch;
mod track;
mod why_not;

use draw::{Face, Markup, Moment, Panel, Pen, Place, Sign, WhyNot};
use engine::words::Say;
use engine::{Phrase, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::names;
use crate::state::Root;
use crate::view::View;

/// The rows of the rail, one for each player.
const ROWS: [&str; 6] = ["row-0", "row-1", "row-2", "row-3", "row-4", "row-5"];

impl Face for Root {
    const MINUTES: (u16, u16) = (60, 150);
    const WEIGHT: u8 = 5;
    const DRAWN: bool = true;
    const STYLE: &'static str = concat!(
        include_str!("map.css"),
        include_str!("battle.css"),
        include_str!("boards.css"),
        include_str!("cards.css")
    );

    fn cover() -> Markup {
        cover::cover()
    }

    fn symbols() -> Markup {
        art::symbols()
    }

    fn panels(view: &View, pen: &Pen<'_>) -> Vec<Panel> {
        let mut panels = vec![
            Panel { id: "board", place: Place::Board, markup: frame::frame(view, pen) },
            Panel { id: "hand", place: Place::Dock, markup: hand::hand(view, pen) },
            Panel { id: "dock", place: Place::Dock, markup: dock::dock(view, pen) },
        ];
        for (player, id) in view.players.iter().zip(ROWS) {
            panels.push(Panel { id, place: Place::Rail, markup: rail::row(view, pen, player.who) });
        }
        panels
    }

    fn spot(view: &View, action: &Action) -> Option<String> {
        touch::spot(view, action)
    }

    fn leads_on(view: &View, action: &Action) -> bool {
        touch::leads_on(view, action)
    }

    fn about(_view: &View, action: &Action) -> Option<Phrase> {
        about::about(action)
    }

    fn moment(event: &Event) -> Option<Moment> {
        use Event::{ActivatesDominance, Coalition, CompletesQuest, Revolts, Turmoil};
        let great = matches!(
            event,
            ActivatesDominance { .. } | Coalition { .. } | CompletesQuest { .. } | Revolts { .. } | Turmoil { .. }
        );
        great.then_some(Moment::Beat)
    }

    fn role(view: &View, seat: Seat) -> Option<Phrase> {
        view.player(seat).map(|player| names::faction(player.faction))
    }

    fn closes(action: &Action) -> bool {
        use Action::{Done, EndCraft, EndDaylight, EndOperations, Nothing, Pass, Stop};
        matches!(action, Done | EndCraft | EndDaylight | EndOperations | Nothing | Pass | Stop)
    }

    fn sign(view: &View, say: &Say<'_>, seat: Seat) -> Option<Sign> {
        let faction = view.player(seat)?.faction;
        Some(Sign {
            game: "root",
            colours: format!("of-{faction}"),
            title: say.text(&names::faction(faction)),
            picture: boards::emblem(faction).into_string(),
        })
    }

    fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
        why_not::why_not(view, thing)
    }

    fn help(say: &Say<'_>) -> Markup {
        help::help(say)
    }
}
