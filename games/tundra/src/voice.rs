//! What the game says about choices and questions. Everything is said about a view, so that words cannot know more than
//! eyes.

use engine::lesson::Course;
use engine::puzzles::Puzzles;
use engine::words::{Arg, Say};
use engine::{BySeat, Chapter, Phrase, Seat, Tally, Voice};

use crate::action::Action;
use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::{Gain, Price};
use crate::event::Event;
use crate::hexes::Hex;
use crate::names;
use crate::question::Question;
use crate::state::{Source, Tundra};
use crate::view::{HexView, Phase, View};

impl Voice for Tundra {
    const WORDS: [&'static str; 3] =
        [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/tundra.md");
    const COURSE: Course = engine::course!["round", "tower", "upgrade", "city"];
    const PUZZLES: Puzzles = engine::puzzles!();

    fn label(view: &View, action: &Action) -> Phrase {
        match *action {
            Action::Boost1(card) | Action::Boost2(card) => {
                with_card("label-boost", card).phrase("text", names::card_text(card))
            }
            Action::Board1(board) | Action::Board2(board) => with_board("label-boost-board", board),
            Action::Use(face, board) => use_label(view, face, board),
            Action::Goal(face, goal) => {
                let standing = view.goals.iter().find(|card| card.goal == goal);
                let standing = standing.and_then(|card| view.turn.and_then(|seat| card.standing.get(seat.index())));
                with_die("label-goal", face)
                    .phrase("goal", names::common_goal(goal))
                    .number("points", standing.map_or(0, |standing| i64::from(standing.points)))
            }
            Action::Reroll(face) => match view.question {
                Some(Question::Rerolls { .. }) => with_die("label-reroll-free", face),
                _ => with_die("label-reroll", face).phrase("price", prices(view, |numbers| numbers.reroll)),
            },
            Action::Inc(face) => change(view, face, face.up()),
            Action::Dec(face) => change(view, face, face.down()),
            Action::Buy => Phrase::new("label-buy").phrase("price", prices(view, |numbers| numbers.buy)),
            Action::Advisor(card) => {
                with_card("label-advisor", card).phrase("effect", names::effect(card.effect(Face::default())))
            }
            Action::Drop(face) => with_die("label-drop", face),
            Action::EndTurn => Phrase::new("label-end-turn"),
            Action::ActBoard => act_board(view),
            Action::Act(card) => match view.question {
                Some(Question::Activation { face, .. }) => card_does(card, face),
                _ => with_card("label-advisor", card).phrase("effect", names::card_text(card)),
            },
            Action::Stop => Phrase::new("label-stop"),
            Action::Move(worker, to) => step(view, worker, to),
            Action::Take(resource) => Phrase::new("label-take").phrase("gain", names::amount(resource, 1)),
            Action::Build(hex) => with_hex("label-build", view, hex, mine).phrase("bonus", bonus(view, hex)),
            Action::Place(hex) if hex.is_settlement() => Phrase::new("label-place-home"),
            Action::Place(hex) => with_hex("label-place", view, hex, mine),
            Action::Pay(resource) => {
                let count = match view.question {
                    Some(Question::Trade { price: Price::Alike(count), .. }) => count,
                    _ => 2,
                };
                Phrase::new("label-pay").phrase("price", names::amount(resource, count))
            }
            Action::PayBerries => {
                let count = match view.question {
                    Some(Question::Trade { price: Price::Berries(count), .. }) => count,
                    _ => 0,
                };
                Phrase::new("label-pay").phrase("price", names::berries(count))
            }
            Action::Upgrade(board) => {
                with_board("label-upgrade", board).phrase("price", names::resources(board.cost()))
            }
            Action::Station(hex) => with_hex("label-station", view, hex, mine),
            Action::Refresh => Phrase::new("label-refresh"),
            Action::Keep => Phrase::new("label-keep"),
            Action::Card(card) => {
                let key = if card.is_advisor() { "label-card-advisor" } else { "label-card-boost" };
                with_card(key, card).phrase("text", names::card_text(card))
            }
            Action::Tuck(board) => with_board("label-tuck", board),
            Action::Replace(board, old) => with_board("label-replace", board).phrase("old", names::card(old)),
            Action::Dismiss(card) => with_card("label-dismiss", card),
            Action::Die(face) => with_die("label-die", face),
            Action::Face(face) => with_die("label-face", face),
            Action::Reveal(hex) => with_hex("label-reveal", view, hex, |_, place| face_down(place)),
            Action::Post(worker, to) => step(view, worker, to),
            Action::Done => Phrase::new("label-done"),
            Action::Skip => Phrase::new("label-skip"),
        }
    }

    fn rule(_: &View, action: &Action) -> &'static str {
        match action {
            Action::Boost1(_) | Action::Board1(_) | Action::Boost2(_) | Action::Board2(_) => "3.3",
            Action::Use(..) | Action::Drop(_) | Action::EndTurn => "4.3",
            Action::ActBoard | Action::Act(_) | Action::Stop => "4.5",
            Action::Goal(..) => "5.8",
            Action::Reroll(_) | Action::Inc(_) | Action::Dec(_) | Action::Buy => "5.2",
            Action::Advisor(_) | Action::Die(_) | Action::Face(_) | Action::Reveal(_) | Action::Post(..) => "5.12",
            Action::Move(..) => "5.3",
            Action::Take(_) => "5.5",
            Action::Build(_) | Action::Station(_) => "5.6",
            Action::Place(_) => "5.7",
            Action::Pay(_) | Action::PayBerries => "5.1",
            Action::Upgrade(_) => "5.9",
            Action::Refresh
            | Action::Keep
            | Action::Card(_)
            | Action::Tuck(_)
            | Action::Replace(..)
            | Action::Dismiss(_) => "5.11",
            Action::Done | Action::Skip => "4.6",
        }
    }

    fn prompt(view: &View) -> Phrase {
        let Some(who) = view.turn else { return Phrase::new("prompt-over") };
        match &view.question {
            Some(Question::Turn) if view.me == Some(who) && !fits(view) => Phrase::new("prompt-turn-blocked"),
            Some(question) if view.me == Some(who) => asked(view, question),
            _ => {
                let key = match view.phase {
                    Phase::Boosts => "prompt-wait-boosts",
                    Phase::RoundStart => "prompt-wait-start",
                    Phase::Dice | Phase::Over => "prompt-wait-turn",
                };
                Phrase::new(key).seat("who", who)
            }
        }
    }

    fn sentence(event: &Event) -> Phrase {
        crate::sentences::sentence(event)
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        crate::sentences::chapter(event)
    }

    fn weight(event: &Event) -> u8 {
        crate::sentences::weight(event)
    }

    fn board(view: &View, say: &Say<'_>) -> String {
        crate::board::text(view, say)
    }

    fn breakdown(view: &View) -> Vec<Tally> {
        let row = |&source: &Source| Tally {
            source: names::source(source),
            points: BySeat::from_fn(view.players as usize, |seat: Seat| {
                let points = view.player(seat).and_then(|player| player.points.get(source.index()));
                points.map_or(0, |&(_, points)| i32::from(points))
            }),
        };
        let dealt = view.seats.iter().any(|player| player.has_goal);
        Source::ALL.iter().filter(|&&source| dealt || source != Source::Personal).map(row).collect()
    }
}

/// What is asked of a player.
fn asked(view: &View, question: &Question) -> Phrase {
    let left = |key: &'static str, count: u8| Phrase::new(key).number("n", i64::from(count));
    match *question {
        Question::Boost { first } => Phrase::new("prompt-boost").number("number", if first { 1 } else { 2 }),
        Question::BoostBoard { card, .. } => with_card("prompt-boost-board", card),
        Question::Turn => Phrase::new("prompt-turn"),
        Question::AfterDie => Phrase::new("prompt-after-die"),
        Question::Activation { board, face, .. } => with_board("prompt-activation", board).arg("die", names::die(face)),
        Question::Walk { left: steps, .. } => left("prompt-walk", steps),
        Question::Gather { left: count, .. } => left("prompt-gather", count),
        Question::Take { left: count, .. } => left("prompt-take", count),
        Question::Build { left: count, .. } => left("prompt-build", count),
        Question::PayTower { hex } => with_hex("prompt-pay-tower", view, hex, mine),
        Question::Station { .. } => Phrase::new("prompt-station"),
        Question::Hire { left: count, .. } => left("prompt-hire", count),
        Question::PayWorker { hex, .. } => with_hex("prompt-pay-worker", view, hex, mine),
        Question::Pairs { left: count } => left("prompt-pairs", count),
        Question::Upgrade { .. } => Phrase::new("prompt-upgrade"),
        Question::Refresh => Phrase::new("prompt-refresh"),
        Question::Market => Phrase::new("prompt-market"),
        Question::Tuck { card } => with_card("prompt-tuck", card),
        Question::Dismiss { card } => with_card("prompt-dismiss", card),
        Question::Trade { card, price, gain, declinable } => {
            let key = if declinable { "prompt-trade" } else { "prompt-price" };
            with_card(key, card).phrase("gain", names::gain(gain)).phrase("price", names::price(price))
        }
        Question::SetDie => Phrase::new("prompt-set-die"),
        Question::SetFace { from } => with_die("prompt-set-face", from),
        Question::Rerolls { left: count } => left("prompt-rerolls", count),
        Question::Flip => Phrase::new("prompt-flip"),
        Question::Prospect => Phrase::new("prompt-prospect"),
        Question::Posting => Phrase::new("prompt-posting"),
        // Nobody is asked anything there.
        Question::RoundStart | Question::Bonuses { .. } => Phrase::new("prompt-turn"),
    }
}

/// Does any unused die of the chooser fit on a board or on a goal?
fn fits(view: &View) -> bool {
    let Some(player) = view.chooser() else { return false };
    player.unused.iter().any(|face| {
        let goals = view.goals.iter().any(|goal| goal.die.is_none() && goal.faces.contains(face));
        goals || player.boards.iter().any(|board| !board.taken.contains(face))
    })
}

fn with_card(key: &'static str, card: Card) -> Phrase {
    Phrase::new(key).thing("card", format!("card-{card}"), names::card(card))
}

fn with_board(key: &'static str, board: Board) -> Phrase {
    Phrase::new(key).phrase("board", names::board(board))
}

fn with_die(key: &'static str, face: Face) -> Phrase {
    Phrase::new(key).arg("die", names::die(face))
}

fn with_hex(key: &'static str, view: &View, hex: Hex, meant: fn(&View, &HexView) -> bool) -> Phrase {
    Phrase::new(key).arg("hex", names::place_among(view, hex, |place| meant(view, place)))
}

/// Has the chooser a piece there?
fn mine(view: &View, place: &HexView) -> bool {
    place.tower == view.turn || place.workers.iter().any(|here| Some(here.who) == view.turn)
}

/// Is it a glade that nobody has seen yet?
fn face_down(place: &HexView) -> bool {
    place.settlement.is_none() && place.token.is_none()
}

/// A price of the chooser's title.
fn prices(view: &View, price: impl Fn(&crate::titles::Numbers) -> u8) -> Phrase {
    names::berries(view.chooser().map_or(0, |player| price(&player.numbers)))
}

fn change(view: &View, from: Face, to: Face) -> Phrase {
    let price = prices(view, |numbers| numbers.change);
    Phrase::new("label-change").arg("from", names::die(from)).arg("to", names::die(to)).phrase("price", price)
}

/// A boost with what it does for a die.
fn card_does(card: Card, face: Face) -> Phrase {
    with_card("card-does", card).phrase("effect", names::effect(card.effect(face)))
}

fn use_label(view: &View, face: Face, board: Board) -> Phrase {
    let mine = view.chooser().and_then(|player| player.board(board));
    let effect = names::effect(board.effect(mine.is_some_and(|mine| mine.upgraded), face));
    let boosts: Vec<Card> = mine.map_or(Vec::new(), |mine| mine.starting.iter().chain(&mine.boosts).copied().collect());
    let key = if boosts.is_empty() { "label-use" } else { "label-use-boosted" };
    let phrase = Phrase::new(key).arg("die", names::die(face)).phrase("board", names::board(board));
    let phrase = phrase.phrase("effect", effect);
    if boosts.is_empty() {
        return phrase;
    }
    phrase.list("boosts", boosts.into_iter().map(|card| Arg::Phrase(card_does(card, face))))
}

fn act_board(view: &View) -> Phrase {
    match view.question {
        Some(Question::Activation { board, face, upgraded, .. }) => {
            with_board("label-act-board", board).phrase("effect", names::effect(board.effect(upgraded, face)))
        }
        _ => Phrase::new("label-done"),
    }
}

fn step(view: &View, worker: Worker, to: Hex) -> Phrase {
    let gain = yields(view, to);
    let key = if gain.is_some() { "label-move-known" } else { "label-move" };
    let (place, from) = names::worker(view, worker);
    let phrase = Phrase::new(key).arg("place", place).arg("way", names::way(view, from, to));
    match gain {
        Some(gain) => phrase.phrase("gain", gain),
        None => phrase,
    }
}

/// What a glade that lies open yields.
fn yields(view: &View, hex: Hex) -> Option<Phrase> {
    let resource = view.hexes.iter().find(|place| place.hex == hex).and_then(|place| place.resource);
    resource.map(|resource| names::amount(resource, 1))
}

/// What a tower on a glade brings.
fn bonus(view: &View, hex: Hex) -> Phrase {
    let bonus = view.hexes.iter().find(|place| place.hex == hex).and_then(|place| place.bonus);
    names::gain(bonus.unwrap_or(Gain::NOTHING))
}
