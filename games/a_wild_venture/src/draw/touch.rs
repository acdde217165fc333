//! What a touch means: which element stands for a choice, and clicks that stand for several choices at once.

use draw::Gesture;
use engine::{Phrase, Seat};

use super::card::card_id;
use super::trail::space_id;
use crate::action::Action;
use crate::cards::Starter;
use crate::language::Mods;
use crate::names;
use crate::question::Question;
use crate::trails::{Space, Toll};
use crate::view::{PendingView, View};

/// The id of a starter card's element; also its spot.
pub(super) fn starter_id(who: Seat, starter: Starter) -> String {
    format!("starter-{}-{starter}", who.0)
}

/// The id of a trigger that waits; also its spot.
pub(super) fn pending_id(view: &View, pending: &PendingView) -> String {
    match pending.about.filter(|_| several(view, pending)) {
        Some(about) => format!("pending-{}-{about}", pending.card),
        None => format!("pending-{}", pending.card),
    }
}

/// Does a card wait for several others?
fn several(view: &View, pending: &PendingView) -> bool {
    view.pending.iter().filter(|other| other.card == pending.card).count() > 1
}

/// The element that one clicks for a choice.
pub(super) fn spot(view: &View, action: &Action) -> Option<String> {
    let me = view.turn?;
    match *action {
        Action::Card(card) if view.question == Some(Question::TriggerOrder) => Some(format!("pending-{card}")),
        Action::Play(card)
        | Action::Activate(card)
        | Action::Free(card)
        | Action::Enchant(card)
        | Action::Card(card) => Some(card_id(card)),
        Action::ActivateStarter(starter) | Action::Starter(starter) => Some(starter_id(me, starter)),
        Action::UseIt | Action::UpgradeIt => match view.question {
            Some(Question::StarterReward { starter }) => Some(starter_id(me, starter)),
            _ => None,
        },
        Action::Go(space) => Some(space_id(space)),
        Action::Stop => match view.question {
            Some(Question::Travel { .. }) => view.chooser().map(|player| space_id(player.space)),
            _ => None,
        },
        Action::PlayIt => match view.question {
            Some(Question::PlayTrigger { card, .. }) => Some(card_id(card)),
            _ => None,
        },
        Action::ResolveFor(card, about) => Some(format!("pending-{card}-{about}")),
        Action::EndTurn | Action::Decline | Action::No | Action::Yes | Action::Number(_) => None,
    }
}

/// A click on a farther space walks there, where there is one way only and nothing to pay.
pub(super) fn gestures(view: &View) -> Vec<Gesture<Action>> {
    if view.me.is_none() || view.me != view.turn {
        return Vec::new();
    }
    match view.question {
        Some(Question::Travel { left, mods, .. }) => walks(view, left, mods),
        _ => Vec::new(),
    }
}

fn walks(view: &View, left: u8, mods: Mods) -> Vec<Gesture<Action>> {
    let Some(start) = view.chooser().map(|player| player.space) else { return Vec::new() };
    let mut ways: Vec<Vec<Space>> = Vec::new();
    extend(view, start, left, mods, &mut Vec::new(), &mut ways);
    let alone =
        |way: &&Vec<Space>| way.len() > 1 && ways.iter().filter(|other| other.last() == way.last()).count() == 1;
    let gesture = |way: &Vec<Space>| {
        let last = *way.last()?;
        Some(Gesture {
            spot: space_id(last),
            label: Phrase::new("draw-walk").phrase("space", names::space(last)),
            back: 0,
            actions: way.iter().map(|&space| Action::Go(space)).collect(),
        })
    };
    ways.iter().filter(alone).filter_map(gesture).collect()
}

/// All ways of at most so many steps without tolls.
fn extend(view: &View, from: Space, left: u8, mods: Mods, way: &mut Vec<Space>, ways: &mut Vec<Vec<Space>>) {
    let Some(seen) = view.space(from).filter(|_| left > 0) else { return };
    for exit in seen.exits.iter().filter(|exit| exit.toll == Toll::Nothing || mods.has(Mods::TOLL_FREE)) {
        way.push(exit.to);
        ways.push(way.clone());
        extend(view, exit.to, left - 1, mods, way, ways);
        way.pop();
    }
}
