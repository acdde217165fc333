//! The sea as these eyes see it, laid out once more, so that a drawing can ask the rules themselves: who could go where, which
//! ice could drift, what can be chosen. Nothing in it was not in the view.

use engine::Dice;

use crate::action::Action;
use crate::cards::Cards;
use crate::cells::{Cell, Cells};
use crate::figures::{Depth, Figures};
use crate::ice::Place;
use crate::state::{Arctic, Stage};
use crate::view::{FigureView, Question, View};

/// Lays out what the view shows. The cards of others stay unknown, and so do questions about them.
pub(super) fn laid_out(view: &View) -> Arctic {
    let mut sea = Arctic::bare(usize::from(view.players), view.setup);
    sea.first = view.first;
    sea.active = view.active;
    sea.turn = view.turn;
    for tile in &view.tiles {
        if let (Some(cell), Some(ice)) = (tile.cell, tile.ice) {
            sea.lay(tile.tile, cell, ice);
        }
    }
    for (berg, cell) in view.bergs.iter().enumerate().take(sea.bergs.len()) {
        sea.bergs[berg] = cell.map(|cell| sea.tile_at(cell));
    }
    sea.igloo = view.igloo.place;
    let picked = |wanted: fn(&FigureView) -> bool| -> Figures {
        view.figures.iter().filter(|figure| wanted(figure)).map(|figure| figure.figure).collect()
    };
    for (place, figure) in sea.figures.iter_mut().zip(&view.figures) {
        *place = figure.piece.place;
    }
    sea.upright = picked(|figure| figure.depth == Some(Depth::OnIce));
    sea.now.returned = picked(|figure| figure.returned);
    sea.now.moved = picked(|figure| figure.moved);
    sea.now.attacked = picked(|figure| figure.attacked);
    sea.now.card_done = view.card_done;
    sea.now.hunted = view.hunter_used;
    for (owner, hunter) in sea.owners.iter_mut().zip(&view.hunters) {
        *owner = hunter.owner;
    }
    for (house, seen) in sea.houses.iter_mut().zip(&view.houses) {
        house.hand = seen.hand.iter().flatten().map(|card| card.number()).collect::<Cards>();
    }
    if let Some(stock) = &view.stock {
        sea.building.floes = stock.floes;
        sea.building.packs = stock.packs;
        sea.building.bergs = 2u8.saturating_sub(stock.bergs);
    }
    if let Some(effect) = &view.effect {
        sea.now.drifted = effect.drifted.iter().copied().collect();
    }
    sea.stage = stage(view);
    sea
}

/// What is asked, as far as it is about the board. Cards are asked for by their own spots.
fn stage(view: &View) -> Stage {
    match view.question {
        Question::Kind => Stage::Kind,
        Question::Tile { ice } => Stage::Tile { ice },
        Question::Berg => Stage::Berg,
        Question::Hunter => Stage::Hunter,
        Question::Corner { figure } => Stage::Corner { figure },
        Question::Level { figure, cell } => Stage::Level { figure, cell },
        Question::Igloo => Stage::Igloo,
        Question::Return { figure } => Stage::Return { figure },
        Question::Neutral => Stage::Neutral,
        Question::Hunt { hunter } => Stage::Hunt { hunter },
        Question::Cod => Stage::Cod,
        Question::Destination { figure } => Stage::Destination { figure },
        Question::Drift { left, .. } => match &view.effect {
            Some(effect) => Stage::Drift { card: effect.card, left },
            None => Stage::Action,
        },
        Question::Melt => Stage::Melt,
        Question::Escape { attacker, seal } => Stage::Escape { attacker, seal },
        _ => Stage::Action,
    }
}

/// What can be chosen on this sea.
pub(super) fn choices(sea: &Arctic) -> Vec<Action> {
    let mut out = Vec::new();
    sea.choices(&mut out);
    out
}

/// The sea once a hunter is in use.
pub(super) fn in_use(sea: &Arctic, action: Action) -> Arctic {
    let mut copy = *sea;
    copy.carry_out(action, &mut Dice::quick(0), &mut engine::NoLog);
    copy
}

/// The sea after ice has drifted or melted, with all that follows by itself from it.
pub(super) fn after_ice(sea: &Arctic, action: Action) -> Arctic {
    let mut copy = in_use(sea, action);
    while matches!(copy.stage, Stage::Drift { .. }) {
        let &[only] = &choices(&copy)[..] else { break };
        copy = in_use(&copy, only);
    }
    copy
}

/// The cells that look different.
pub(super) fn changed(before: &Arctic, after: &Arctic) -> impl Iterator<Item = Cell> {
    let looks = |sea: &Arctic, cell: Cell| {
        let figures = sea.figures_at(cell);
        (
            sea.ice_at(cell),
            sea.igloo == Place::on(cell),
            figures,
            figures.common(sea.upright),
            figures.common(sea.now.displaced),
        )
    };
    Cells::BOARD.iter().filter(move |&cell| looks(before, cell) != looks(after, cell))
}
