//! What the game says, in three languages.

use engine::lesson::Course;
use engine::words::Say;
use engine::{BySeat, Phrase, Seat, Tally, Voice};

use crate::{Action, Event, Hedgehogs, View};

impl Voice for Hedgehogs {
    const WORDS: [&'static str; 3] =
        [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    const RULES_PAGE: &'static str = include_str!("../rules.md");
    const COURSE: Course = engine::course!["trail"];

    fn label(view: &View, &Action::Lay(mushroom): &Action) -> Phrase {
        let phrase = if gathers(view, mushroom) {
            Phrase::new("do-gather").number("count", view.trail.len() as i64)
        } else {
            Phrase::new("do-lay")
        };
        phrase.number("mushroom", mushroom.into())
    }

    fn rule(view: &View, &Action::Lay(mushroom): &Action) -> &'static str {
        if gathers(view, mushroom) { "3" } else { "2" }
    }

    fn prompt(view: &View) -> Phrase {
        match view.turn {
            Some(seat) if view.hands[seat.index()].is_some() => Phrase::new("prompt-lay"),
            Some(seat) => Phrase::new("prompt-wait").seat("who", seat),
            None => Phrase::new("prompt-over"),
        }
    }

    fn sentence(event: &Event) -> Phrase {
        match *event {
            Event::Finds(who, Some(mushroom)) => {
                Phrase::new("finds").seat("who", who).number("mushroom", mushroom.into())
            }
            Event::Finds(who, None) => Phrase::new("finds-one").seat("who", who),
            Event::Gathers(who, count) => Phrase::new("gathers").seat("who", who).number("count", count.into()),
            Event::Lays(who, mushroom) => Phrase::new("lays").seat("who", who).number("mushroom", mushroom.into()),
        }
    }

    fn board(view: &View, say: &Say<'_>) -> String {
        let numbers =
            |list: &mut dyn Iterator<Item = u8>| list.map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
        let mut board = say.text(&Phrase::new("board-wood").number("count", view.wood as i64));
        board += &format!("\n{}: {}\n", say.word("board-trail"), numbers(&mut view.trail.iter().copied()));
        for (seat, hand) in Seat::all(view.held.len()).zip(&view.hands) {
            let row = Phrase::new("board-row").seat("who", seat).number("store", view.stores[seat.index()].into());
            let held = hand.map_or_else(|| "?".repeat(view.held[seat.index()]), |hand| numbers(&mut hand.iter()));
            board += &format!("{}: {held}\n", say.text(&row));
        }
        board
    }

    fn breakdown(view: &View) -> Vec<Tally> {
        let points = BySeat::from_fn(view.stores.len(), |seat| view.stores[seat.index()].into());
        vec![Tally { source: Phrase::new("source-store"), points }]
    }
}

fn gathers(view: &View, mushroom: u8) -> bool {
    view.trail.last().is_some_and(|&before| mushroom < before)
}
