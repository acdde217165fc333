//! What a touch means: which element stands for a choice, and clicks that stand for several choices at once.

use draw::Gesture;
use engine::{Phrase, Voice};

use super::begin::{Acting, beginnings, cards_as_they_lie};
use crate::action::Action;
use crate::boards::{Board, Face};
use crate::cards::Card;
use crate::effects::{MOST_RESOURCES, Resource};
use crate::goals::CommonGoal;
use crate::hexes::Hex;
use crate::names;
use crate::question::Question;
use crate::state::Tundra;
use crate::view::{PlayerView, View};

/// The spot of the dice in the supply.
pub(super) const BUY: &str = "buy";
/// The spot of the city deck.
pub(super) const DECK: &str = "deck";
/// The spot of one's berries.
pub(super) const BERRIES: &str = "store-berries";
/// The spot of everything that can be gathered.
pub(super) const ALL: &str = "take-all";

pub(super) fn slot_spot(board: Board, face: Face) -> String {
    format!("slot-{board}-{face}")
}

pub(super) fn goal_spot(goal: CommonGoal, face: Face) -> String {
    format!("{goal}-{face}")
}

pub(super) fn die_spot(face: Face) -> String {
    format!("die-{face}")
}

pub(super) fn face_spot(face: Face) -> String {
    format!("face-{face}")
}

pub(super) fn card_spot(card: Card) -> String {
    format!("card-{card}")
}

pub(super) fn board_spot(board: Board) -> String {
    format!("board-{board}")
}

pub(super) fn hex_spot(hex: Hex) -> String {
    format!("hex-{hex}")
}

pub(super) fn store_spot(kind: Resource) -> String {
    format!("store-{kind}")
}

/// The element that one clicks for a choice.
pub(super) fn spot(view: &View, action: &Action) -> Option<String> {
    Some(match *action {
        Action::Boost1(card) | Action::Boost2(card) => card_spot(card),
        Action::Card(card) | Action::Advisor(card) | Action::Dismiss(card) | Action::Act(card) => card_spot(card),
        Action::Board1(board) | Action::Board2(board) | Action::Upgrade(board) => board_spot(board),
        Action::Tuck(board) | Action::Replace(board, _) => board_spot(board),
        Action::Use(face, board) => slot_spot(board, face),
        Action::ActBoard => match view.question {
            Some(Question::Activation { board, face, .. }) => slot_spot(board, face),
            _ => return None,
        },
        Action::Goal(face, goal) => goal_spot(goal, face),
        Action::Reroll(face) | Action::Inc(face) | Action::Dec(face) | Action::Drop(face) | Action::Die(face) => {
            die_spot(face)
        }
        Action::Face(face) => face_spot(face),
        Action::Buy => BUY.into(),
        Action::Move(_, hex) | Action::Build(hex) | Action::Place(hex) | Action::Station(hex) => hex_spot(hex),
        Action::Reveal(hex) | Action::Post(_, hex) => hex_spot(hex),
        Action::Take(kind) | Action::Pay(kind) => store_spot(kind),
        Action::PayBerries => BERRIES.into(),
        Action::Refresh => DECK.into(),
        Action::Keep | Action::EndTurn | Action::Stop | Action::Done | Action::Skip => return None,
    })
}

/// A slot that a die misses by one is one click away if there are berries for it; so is all that can be gathered; what an
/// acting die is about begins the action; and another starting boost can be taken instead.
pub(super) fn gestures(view: &View) -> Vec<Gesture<Action>> {
    let Some(me) = view.me.filter(|_| view.me == view.turn).and_then(|seat| view.player(seat)) else {
        return Vec::new();
    };
    match &view.question {
        Some(Question::Turn) => changed_dice(view, me),
        Some(Question::Activation { board, face, upgraded, board_waits, waiting }) => {
            let acting = Acting { board: *board, face: *face, upgraded: *upgraded, board_waits: *board_waits, waiting };
            beginnings(view, me, &acting)
        }
        Some(Question::Refresh) => cards_as_they_lie(view),
        Some(Question::Gather { left, from }) => take_all(me, *left, *from).into_iter().collect(),
        Some(Question::BoostBoard { card, first }) => {
            let others = me.dealt.iter().flatten().copied().filter(|other| other != card);
            let kept = |card: &Card| me.boards.iter().any(|board| board.starting == Some(*card));
            others.filter(|other| !kept(other)).map(|other| instead(view, other, *first)).collect()
        }
        _ => Vec::new(),
    }
}

/// Changing a die by one and using it at once.
fn changed_dice(view: &View, me: &PlayerView) -> Vec<Gesture<Action>> {
    let mut gestures = Vec::new();
    if me.berries < me.numbers.change {
        return gestures;
    }
    let held = |face: Face| me.unused.contains(&face);
    let mut add = |from: Face, to: Face| {
        let change = if to > from { Action::Inc(from) } else { Action::Dec(from) };
        let free = me.boards.iter().filter(|board| !board.taken.contains(&to)).map(|board| board.board);
        let boards = free.map(|board| (slot_spot(board, to), Action::Use(to, board)));
        let goals = view.goals.iter().filter(|goal| goal.die.is_none() && goal.faces.contains(&to));
        let goals = goals.map(|goal| (goal_spot(goal.goal, to), Action::Goal(to, goal.goal)));
        let places = boards.chain(goals).collect::<Vec<_>>();
        // The only place for the only die is taken without asking.
        if places.len() < 2 && me.unused.len() < 2 {
            return;
        }
        for (spot, then) in places {
            let label = Phrase::new("draw-change-and")
                .phrase("change", Tundra::label(view, &change))
                .phrase("then", Tundra::label(view, &then));
            gestures.push(Gesture { spot, label, back: 0, actions: vec![change, then] });
        }
    };
    for from in Face::all().filter(|&face| held(face)) {
        for to in [from.down(), from.up()] {
            if !held(to) {
                add(from, to);
            }
        }
    }
    gestures
}

/// What all figures bring, if nothing has to be left behind.
pub(super) fn harvest(me: &PlayerView, left: u8, from: [u8; 3]) -> Option<[u8; 3]> {
    let room = |kind: usize| from[kind].min(MOST_RESOURCES - me.stock[kind].min(MOST_RESOURCES));
    let all = [room(0), room(1), room(2)];
    let sum: u8 = all.iter().sum();
    (sum > 1 && sum <= left).then_some(all)
}

fn take_all(me: &PlayerView, left: u8, from: [u8; 3]) -> Option<Gesture<Action>> {
    let all = harvest(me, left, from)?;
    let label = Phrase::new("label-take").phrase("gain", names::resources(all));
    Some(Gesture { spot: ALL.into(), label, back: 0, actions: takes(all) })
}

/// So many of each resource, one by one.
pub(super) fn takes(all: [u8; 3]) -> Vec<Action> {
    let each = |&kind: &Resource| (0..all[kind.index()]).map(move |_| Action::Take(kind));
    Resource::ALL.iter().flat_map(each).collect()
}

fn instead(view: &View, card: Card, first: bool) -> Gesture<Action> {
    let action = if first { Action::Boost1(card) } else { Action::Boost2(card) };
    Gesture { spot: card_spot(card), label: Tundra::label(view, &action), back: 1, actions: vec![action] }
}
