//! The log: a sentence for everything that happens.

use engine::words::Arg;
use engine::{BySeat, Chapter, Phrase, Row, Seats};

use crate::event::{EndsBecause, Event, Shift};
use crate::figures::{Depth, Figures, Hunter, Target};
use crate::ice::Ice;
use crate::names::{self, About};
use crate::view::View;

/// The sentence for an event.
pub(crate) fn sentence(event: &Event) -> Phrase {
    let new = Phrase::new;
    match *event {
        Event::FirstPlayer { who } => new("said-first").seat("who", who),
        Event::Hunters { hunters, neutral } => roles(&hunters, &neutral),
        Event::LaysIce { who, ice, cell, .. } => new("said-lays").seat("who", who).ice("ice", ice).place(cell),
        Event::PutsBerg { who, cell, .. } => new("said-berg").seat("who", who).place(cell),
        Event::BergStays { berg } => new("said-berg-stays").number("number", berg.into()),
        Event::PutsHunter { who, figure, cell, depth } => {
            new("said-puts").seat("who", who).about("figure", figure).place(cell).depth(depth)
        }
        Event::PutsIgloo { who, cell } => new("said-igloo").seat("who", who).place(cell),
        Event::TurnBegins { who, turn } => new("said-turn").number("turn", turn.into()).seat("who", who),
        Event::Returns { figure, cell, depth, .. } => {
            new("said-returns").about("figure", figure).place(cell).depth(depth)
        }
        Event::Plays { who, card } => new("said-plays").seat("who", who).card(card),
        Event::RestLost { .. } => new("said-rest-lost"),
        Event::Drifts { moved, pushed, .. } => drifts(moved, pushed),
        Event::Followed { figures, from, to } => new("said-followed").about_all("figures", figures).way(from, to),
        Event::Displaced { figure, to, depth: Depth::OnIce, .. } => {
            new("said-climbs").about("figure", figure).place(to)
        }
        Event::Displaced { figure, from, to, depth } => {
            new("said-displaced").about("figure", figure).way(from, to).depth(depth)
        }
        Event::Melts { cell, ice: Ice::Iceberg, .. } => new("said-melts-iceberg").place(cell),
        Event::Melts { cell, ice: Ice::Floe, .. } => new("said-melts-floe").place(cell),
        Event::Melts { cell, ice: Ice::Pack, afloat, .. } => {
            new("said-melts-pack").place(cell).about_all("afloat", afloat)
        }
        Event::IglooLost { .. } => new("said-igloo-lost"),
        Event::Activates { who, hunter } => new("said-activates").seat("who", who).hunter(hunter),
        Event::Moves { figure, from, to, to_depth, .. } => {
            new("said-moves").about("figure", figure).way(from, to).depth(to_depth)
        }
        Event::Attacks { figure, target, cell, .. } => {
            new("said-attacks").about("figure", figure).target("target", target).place(cell)
        }
        Event::Captures { who, target, returns, .. } => captures(target, returns).seat("who", who),
        Event::Flees { who, figure, card } => new("said-flees").seat("who", who).about("figure", figure).card(card),
        Event::DoesNotFlee { who, .. } => new("said-stays").seat("who", who),
        Event::Answers { who, card } => new("said-answers").seat("who", who).card(card),
        Event::DoesNotAnswer { who } => new("said-passes").seat("who", who),
        Event::Escapes { figure, from, to, depth } => {
            new("said-escapes").about("figure", figure).way(from, to).depth(depth)
        }
        Event::TakesPlankton { who, left } => new("said-plankton").seat("who", who).number("left", left.into()),
        Event::Refreshes { who, cards } => {
            new("said-refreshes").seat("who", who).list("cards", names::cards(cards.iter().copied()))
        }
        Event::Draws { who, cards: Some(cards), .. } => {
            new("said-draws-open").seat("who", who).list("cards", names::cards(cards.iter().copied()))
        }
        Event::Draws { who, count, cards: None } => new("said-draws").seat("who", who).number("count", count.into()),
        Event::Reshuffles { cards } => new("said-reshuffles").number("cards", cards.into()),
        Event::GameOver { why, winners, by_cod } => over(why, winners, by_cod),
    }
}

/// How the game ended, as the prompt of a finished table.
pub(crate) fn outcome(view: &View) -> Phrase {
    match &view.outcome {
        Some(outcome) => over(outcome.why, outcome.winners, outcome.by_cod),
        None => over(EndsBecause::TooLong, Seats::NONE, false),
    }
}

fn roles(hunters: &BySeat<Option<Hunter>>, neutral: &Row<Option<Hunter>, 4>) -> Phrase {
    let played = hunters.iter().filter_map(|(seat, hunter)| {
        let hunter = names::hunter((*hunter)?);
        Some(Arg::Phrase(Phrase::new("role").seat("who", seat).phrase("hunter", hunter)))
    });
    let left = neutral.iter().flatten();
    let left = left.map(|&hunter| Arg::Phrase(Phrase::new("role-neutral").phrase("hunter", names::hunter(hunter))));
    Phrase::new("said-hunters").list("roles", played.chain(left))
}

fn drifts(moved: Shift, pushed: Option<Shift>) -> Phrase {
    let riders = moved.riders.with(pushed.map_or(Figures::NONE, |pushed| pushed.riders));
    let phrase = Phrase::new(if pushed.is_some() { "said-drifts-push" } else { "said-drifts" })
        .ice("ice", moved.ice)
        .place(moved.from)
        .way(moved.from, moved.to)
        .about_all("riders", riders);
    match pushed {
        Some(pushed) => phrase.ice("pushed", pushed.ice),
        None => phrase,
    }
}

fn captures(target: Target, returns: bool) -> Phrase {
    match target {
        Target::Igloo => Phrase::new("said-raids"),
        Target::Figure(figure) if figure.hunter() == Hunter::Cod => {
            Phrase::new("said-catches").target("target", target)
        }
        Target::Figure(_) if returns => Phrase::new("said-captures").target("target", target),
        Target::Figure(_) => Phrase::new("said-captures-for-good").target("target", target),
    }
}

fn over(why: EndsBecause, winners: Seats, by_cod: bool) -> Phrase {
    let why = match why {
        EndsBecause::NoCod => "over-no-cod",
        EndsBecause::NoPlankton => "over-no-plankton",
        EndsBecause::TooLong => "over-too-long",
    };
    Phrase::new(if by_cod { "said-over-by-cod" } else { "said-over" })
        .word("why", why)
        .number("count", winners.len() as i64)
        .list("winners", winners.iter().map(Arg::Seat))
}

/// Whose turn an event tells of.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match *event {
        Event::TurnBegins { who, .. } => Some(Chapter::Turn(who)),
        Event::GameOver { .. } => Some(Chapter::Scene),
        _ => None,
    }
}

/// How much an event matters in the sum of a turn.
pub(crate) fn weight(event: &Event) -> u8 {
    match event {
        Event::Captures { .. } | Event::IglooLost { .. } => 3,
        Event::Plays { .. } | Event::Escapes { .. } | Event::Returns { .. } => 2,
        Event::Moves { .. } | Event::Melts { .. } | Event::TakesPlankton { .. } | Event::Refreshes { .. } => 1,
        _ => 0,
    }
}
