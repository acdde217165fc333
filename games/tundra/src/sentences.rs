//! The lines of the log.

use engine::words::Arg;
use engine::{Chapter, Phrase};

use crate::boards::Face;
use crate::cards::Card;
use crate::event::{Event, Why};
use crate::names;
use crate::titles::Character;

pub(crate) fn sentence(event: &Event) -> Phrase {
    match *event {
        Event::LaysMap { layout } => Phrase::new("log-lays-map").phrase("layout", names::layout(layout)),
        Event::ReceivesTitle { who, title } => {
            Phrase::new("log-receives-title").seat("who", who).phrase("title", names::title(title, Character::of(who)))
        }
        Event::ReceivesGoal { who, goal: None } => Phrase::new("log-receives-goal").seat("who", who),
        Event::ReceivesGoal { who, goal: Some(goal) } => {
            Phrase::new("log-receives-this-goal").seat("who", who).phrase("goal", names::personal_goal(goal))
        }
        Event::TurnsUp { hex, token } => {
            let printed = Phrase::new("token")
                .phrase("resource", names::resource(token.resource()))
                .phrase("bonus", names::gain(token.bonus()));
            Phrase::new("log-turns-up").arg("hex", names::place(hex)).phrase("token", printed)
        }
        Event::Dealt { who, cards: None } => Phrase::new("log-dealt").seat("who", who),
        Event::Dealt { who, cards: Some(dealt) } => {
            Phrase::new("log-dealt-these").seat("who", who).list("cards", cards(&dealt))
        }
        Event::HasChosen { who } => Phrase::new("log-has-chosen").seat("who", who),
        Event::ShowsBoost { who, card, board } => {
            by("log-shows-boost", who).thing("card", id(card), names::card(card)).phrase("board", names::board(board))
        }
        Event::LaysGoals { goals } => {
            let goals = goals.iter().map(|&goal| Arg::Phrase(names::common_goal(goal))).collect::<Vec<_>>();
            Phrase::new("log-lays-goals").list("goals", goals)
        }
        Event::LaysMarket { cards: laid } => Phrase::new("log-lays-market").list("cards", cards(&laid)),
        Event::Reshuffles { cards } => Phrase::new("log-reshuffles").number("n", i64::from(cards)),
        Event::RoundBegins { round, first } => by("log-round-begins", first).number("round", i64::from(round)),
        Event::Rolls { who, faces } => by("log-rolls", who).list("dice", faces.iter().map(|&face| names::die(face))),
        Event::RollsExtra { who, face } => by("log-rolls-extra", who).arg("die", names::die(face)),
        Event::Uses { who, face, board } => {
            by("log-uses", who).arg("die", names::die(face)).phrase("board", names::board(board))
        }
        Event::UsesGoal { who, face, goal, count, points } => by("log-uses-goal", who)
            .arg("die", names::die(face))
            .phrase("goal", names::common_goal(goal))
            .number("count", i64::from(count))
            .number("points", i64::from(points)),
        Event::Drops { who, face } => by("log-drops", who).arg("die", names::die(face)),
        Event::Rerolls { who, from, to, price } => {
            turned(if price > 0 { "log-rerolls" } else { "log-rerolls-free" }, who, from, to, price)
        }
        Event::Turns { who, from, to, price } => {
            turned(if price > 0 { "log-turns" } else { "log-turns-free" }, who, from, to, price)
        }
        Event::Buys { who, face, price } => {
            by("log-buys", who).arg("die", names::die(face)).phrase("price", names::berries(price))
        }
        Event::Asks { who, card } => by("log-asks", who).thing("card", id(card), names::card(card)),
        Event::Acts { who, card } => by("log-acts", who).thing("card", id(card), names::card(card)),
        Event::Walks { who, to, .. } => by("log-walks", who).arg("to", names::place(to)),
        Event::Gains { who, gain, why } => {
            let phrase = match why {
                Why::Title => by("log-gains-title", who),
                Why::Upgrades => by("log-gains-upgrades", who),
                Why::Tower(hex) => by("log-gains-tower", who).arg("hex", names::place(hex)),
                Why::Glade(_) | Why::Choice | Why::Board(_) | Why::Card(_) | Why::Pair => by("log-gains", who),
            };
            phrase.phrase("gain", names::gain(gain))
        }
        Event::Builds { who, hex, paid } => {
            by("log-builds", who).arg("hex", names::place(hex)).phrase("price", names::amount(paid, 2))
        }
        Event::Hires { who, hex, paid, berry } => {
            let mut parts = vec![names::amount(paid, 2)];
            parts.extend(berry.then(|| names::berries(1)));
            let price = names::join(parts, "both").unwrap_or_else(|| Phrase::new("nothing"));
            by("log-hires", who).arg("hex", names::place(hex)).phrase("price", price)
        }
        Event::Stations { who, hex } => by("log-stations", who).arg("hex", names::place(hex)),
        Event::Pays { who, resource, count } => by("log-pays", who).phrase("price", names::amount(resource, count)),
        Event::PaysBerries { who, count } => by("log-pays", who).phrase("price", names::berries(count)),
        Event::Upgrades { who, board } => by("log-upgrades", who).phrase("board", names::board(board)),
        Event::Refreshes { who } => by("log-refreshes", who),
        Event::TakesCard { who, card } => by("log-takes-card", who).thing("card", id(card), names::card(card)),
        Event::Tucks { who, card, board, replaced } => {
            let phrase = match replaced {
                None => by("log-tucks", who),
                Some(old) => by("log-replaces", who).phrase("old", names::card(old)),
            };
            phrase.thing("card", id(card), names::card(card)).phrase("board", names::board(board))
        }
        Event::Dismisses { who, card } => by("log-dismisses", who).phrase("card", names::card(card)),
        Event::Posts { who, to, .. } => by("log-posts", who).arg("to", names::place(to)),
        Event::RoundEnds { round } => Phrase::new("log-round-ends").number("round", i64::from(round)),
        Event::ShowsGoal { who, goal, count, points } => by("log-shows-goal", who)
            .phrase("goal", names::personal_goal(goal))
            .number("count", i64::from(count))
            .number("points", i64::from(points)),
        Event::GameOver { winners } => {
            let key = if winners.len() == 1 { "log-wins" } else { "log-win-together" };
            Phrase::new(key).list("who", winners.iter().map(Arg::Seat))
        }
    }
}

fn by(key: &'static str, who: engine::Seat) -> Phrase {
    Phrase::new(key).seat("who", who)
}

fn turned(key: &'static str, who: engine::Seat, from: Face, to: Face, price: u8) -> Phrase {
    by(key, who).arg("from", names::die(from)).arg("to", names::die(to)).phrase("price", names::berries(price))
}

/// The element of a card on the page.
fn id(card: Card) -> String {
    format!("card-{card}")
}

fn cards(cards: &[Card]) -> Vec<Arg> {
    cards.iter().map(|&card| Arg::Thing(id(card), names::card(card))).collect()
}

/// Whose turn an event tells of.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match *event {
        Event::RoundBegins { .. } | Event::RoundEnds { .. } | Event::ShowsGoal { .. } | Event::GameOver { .. } => {
            Some(Chapter::Scene)
        }
        Event::Uses { who, .. }
        | Event::UsesGoal { who, .. }
        | Event::Drops { who, .. }
        | Event::Rerolls { who, .. }
        | Event::Turns { who, .. }
        | Event::Buys { who, .. }
        | Event::Asks { who, .. }
        | Event::Acts { who, .. }
        | Event::Walks { who, .. }
        | Event::Pays { who, .. }
        | Event::PaysBerries { who, .. }
        | Event::TakesCard { who, .. }
        | Event::Posts { who, .. } => Some(Chapter::Turn(who)),
        _ => None,
    }
}

/// How much an event matters in the sum of a turn.
pub(crate) fn weight(event: &Event) -> u8 {
    match event {
        Event::UsesGoal { .. } | Event::Builds { .. } | Event::Upgrades { .. } => 3,
        Event::Hires { .. } | Event::Stations { .. } | Event::Tucks { .. } | Event::Asks { .. } => 2,
        Event::Uses { .. } | Event::Drops { .. } | Event::TakesCard { .. } | Event::Walks { .. } => 1,
        _ => 0,
    }
}
