//! While a die acts, the first touch of what an action is about begins that action: a glade begins a walk or a tower, a store
//! begins gathering, a card buys. So nobody has to say first which of the die's actions comes next.

use draw::Gesture;
use engine::{Phrase, Voice};

use super::touch::{ALL, BERRIES, DECK, board_spot, card_spot, harvest, hex_spot, store_spot, takes};
use crate::action::Action;
use crate::boards::{Board, Face};
use crate::cards::Card;
use crate::effects::{Effect, Gain, MOST_RESOURCES, Price, Resource};
use crate::hexes::{Hex, hexes_in};
use crate::names;
use crate::question::Question;
use crate::state::Tundra;
use crate::view::{PlayerView, View};

/// A die that acts: where it lies, and what is left to do.
pub(super) struct Acting<'a> {
    pub(super) board: Board,
    pub(super) face: Face,
    pub(super) upgraded: bool,
    pub(super) board_waits: bool,
    pub(super) waiting: &'a [Card],
}

/// What can be touched at once, for every action that is left.
pub(super) fn beginnings(view: &View, me: &PlayerView, acting: &Acting<'_>) -> Vec<Gesture<Action>> {
    let board = acting.board_waits.then(|| (Action::ActBoard, acting.board.effect(acting.upgraded, acting.face)));
    let boosts = acting.waiting.iter().map(|&card| (Action::Act(card), card.effect(acting.face)));
    board.into_iter().chain(boosts).flat_map(|(begin, effect)| first_touches(view, me, begin, effect)).collect()
}

/// A card of the market is taken as it lies, without asking for a new market first.
pub(super) fn cards_as_they_lie(view: &View) -> Vec<Gesture<Action>> {
    let market = view.market.iter().flatten();
    let take = |&card: &Card| Gesture {
        spot: card_spot(card),
        label: Tundra::label(view, &Action::Card(card)),
        back: 0,
        actions: vec![Action::Keep, Action::Card(card)],
    };
    market.map(take).collect()
}

/// The first touches of one action, each with the choices that it stands for.
fn first_touches(view: &View, me: &PlayerView, begin: Action, effect: Effect) -> Vec<Gesture<Action>> {
    let mut found = Vec::new();
    let mut add = |spot: String, label: Phrase, then: Vec<Action>| {
        let label = Phrase::new("draw-change-and").phrase("change", Tundra::label(view, &begin)).phrase("then", label);
        found.push(Gesture { spot, label, back: 0, actions: [vec![begin], then].concat() });
    };
    let label = |action: Action| Tundra::label(view, &action);
    let room = |kind: &Resource| me.stock[kind.index()] < MOST_RESOURCES;
    let kinds = || Resource::ALL.iter().copied();
    let holding = |count: u8| kinds().filter(move |kind| me.stock[kind.index()] >= count);
    match effect {
        Effect::Walk(_) => {
            for (action, to) in steps(view, me) {
                add(hex_spot(to), label(action), vec![action]);
            }
        }
        Effect::Gather(count) => {
            let from = figures(view, me);
            for kind in kinds().filter(room).filter(|kind| from[kind.index()] > 0) {
                add(store_spot(kind), label(Action::Take(kind)), vec![Action::Take(kind)]);
            }
            if let Some(all) = harvest(me, count, from).filter(|_| begin == Action::ActBoard) {
                let taken = Phrase::new("label-take").phrase("gain", names::resources(all));
                add(ALL.into(), taken, takes(all));
            }
        }
        Effect::Harvest(_) => {
            for kind in kinds().filter(room) {
                add(store_spot(kind), label(Action::Take(kind)), vec![Action::Take(kind)]);
            }
        }
        // The only kind that there is room for is received without asking.
        Effect::Gain(Gain { any: 1.., .. }) if kinds().filter(room).count() > 1 => {
            for kind in kinds().filter(room) {
                add(store_spot(kind), label(Action::Take(kind)), vec![Action::Take(kind)]);
            }
        }
        Effect::Build(_) if me.idle_towers > 0 && holding(2).next().is_some() => {
            for place in own_glades(view, me).filter(|place| place.tower.is_none()) {
                add(hex_spot(place.hex), label(Action::Build(place.hex)), vec![Action::Build(place.hex)]);
            }
        }
        Effect::Hire(_) | Effect::Recruit
            if me.idle_workers > 0 && holding(2).next().is_some() && (effect == Effect::Recruit || me.berries > 0) =>
        {
            for hex in me.towers.iter().copied().chain([Hex::settlement(me.who)]) {
                add(hex_spot(hex), label(Action::Place(hex)), vec![Action::Place(hex)]);
            }
        }
        Effect::Pairs if !me.towers.is_empty() => {
            for kind in holding(2) {
                add(store_spot(kind), label(Action::Pay(kind)), vec![Action::Pay(kind)]);
            }
        }
        Effect::Market(market) => {
            let keep = if market.refresh { vec![Action::Keep] } else { vec![] };
            for &card in view.market.iter().flatten() {
                add(card_spot(card), label(Action::Card(card)), [keep.clone(), vec![Action::Card(card)]].concat());
            }
            if market.refresh {
                add(DECK.into(), label(Action::Refresh), vec![Action::Refresh]);
            }
        }
        Effect::Crafts(_) | Effect::Upgrade(_) => {
            let able = |cost: [u8; 3]| me.stock.iter().zip(cost).all(|(&stock, cost)| stock >= cost);
            for board in me.boards.iter().filter(|board| !board.upgraded && able(board.cost)) {
                add(board_spot(board.board), label(Action::Upgrade(board.board)), vec![Action::Upgrade(board.board)]);
            }
        }
        Effect::Trade(Price::Alike(count), _) => {
            for kind in holding(count) {
                let price = Phrase::new("label-pay").phrase("price", names::amount(kind, count));
                add(store_spot(kind), price, vec![Action::Pay(kind)]);
            }
        }
        Effect::Trade(Price::Berries(count), _) if me.berries >= count => {
            let price = Phrase::new("label-pay").phrase("price", names::berries(count));
            add(BERRIES.into(), price, vec![Action::PayBerries]);
        }
        _ => {}
    }
    found
}

/// Every first step of a walk. Workers that stand together are alike: the first of them goes.
fn steps(view: &View, me: &PlayerView) -> Vec<(Action, Hex)> {
    let mut steps = Vec::new();
    for place in &view.hexes {
        let here = place.workers.iter().find(|group| group.who == me.who);
        let Some(&worker) = here.and_then(|group| group.workers.first()) else { continue };
        let next = hexes_in(view.layout.next_to(place.hex));
        steps.extend(next.map(|to| (Action::Move(worker, to), to)));
    }
    steps
}

/// Glades where a player has workers.
fn own_glades<'a>(view: &'a View, me: &'a PlayerView) -> impl Iterator<Item = &'a crate::view::HexView> {
    let glades = view.hexes.iter().filter(|place| place.settlement.is_none());
    glades.filter(|place| place.workers.iter().any(|group| group.who == me.who))
}

/// All that the board that acts would gather at once.
pub(super) fn crop(view: &View, me: &PlayerView) -> Option<[u8; 3]> {
    match &view.question {
        Some(Question::Gather { left, from }) => harvest(me, *left, *from),
        Some(Question::Activation { board, face, upgraded, board_waits: true, .. }) => {
            match board.effect(*upgraded, *face) {
                Effect::Gather(count) => harvest(me, count, figures(view, me)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// How many figures of a player can bring each resource.
fn figures(view: &View, me: &PlayerView) -> [u8; 3] {
    let mut from = [0; 3];
    for place in &view.hexes {
        if let Some(kind) = place.resource {
            let workers = place.workers.iter().filter(|group| group.who == me.who);
            let workers: usize = workers.map(|group| group.workers.len()).sum();
            from[kind.index()] += workers as u8 + u8::from(place.tower == Some(me.who));
        }
    }
    from
}
