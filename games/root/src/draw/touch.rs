//! What a touch means: which element stands for a choice. Places and what stands on them are touched on the map, pieces that
//! take hits in the battle; everything else lies on the boards.

use crate::action::Action;
use crate::cards::Suit;
use crate::factions::{Faction, Piece};
use crate::map::{Clearing, Forest};
use crate::question::Question;
use crate::view::{ClearingView, View};

/// The spot of a clearing.
pub(super) fn clearing_spot(clearing: Clearing) -> String {
    format!("clearing-{clearing}")
}

/// The spot of a forest.
pub(super) fn forest_spot(forest: Forest) -> String {
    format!("forest-{forest}")
}

/// The spot of a faction's warriors or pawn in a clearing.
pub(super) fn army_spot(clearing: Clearing, faction: Faction) -> String {
    format!("army-{clearing}-{faction}")
}

/// The spot of buildings or tokens in a clearing.
pub(super) fn piece_spot(clearing: Clearing, piece: Piece) -> String {
    format!("piece-{clearing}-{piece}")
}

/// The spot of a piece that may take a hit in the battle.
pub(super) fn hit_spot(piece: Piece) -> String {
    format!("hit-{piece}")
}

/// The spot of an ally's warrior that may take a hit in the battle.
pub(super) fn ally_spot(faction: Faction) -> String {
    format!("hit-warrior-{faction}")
}

/// The spot of an effect that can be used in the battle.
pub(super) fn effect_spot(action: Action) -> Option<&'static str> {
    match action {
        Action::BrutalTactics => Some("battle-brutal_tactics"),
        Action::Armorers => Some("battle-armorers"),
        Action::Sappers => Some("battle-sappers"),
        Action::Attacker => Some("battle-attacker"),
        Action::Defender => Some("battle-defender"),
        _ => None,
    }
}

/// Where the pawn of the one who is asked stands.
pub(super) fn pawn_at(view: &View) -> Option<Clearing> {
    let me = view.chooser()?.faction;
    view.clearings.iter().find(|seen| seen.pawns.contains(&me)).map(|seen| seen.clearing)
}

/// Does a faction have anything to be touched in a clearing: warriors or a pawn?
fn stands(view: &View, clearing: Clearing, faction: Faction) -> bool {
    view.clearings.get(clearing.index()).is_some_and(|seen| {
        seen.pawns.contains(&faction) || seen.warriors.iter().any(|(other, count)| *other == faction && *count > 0)
    })
}

/// The element of a faction in a clearing: its warriors, or else the first of its buildings and tokens.
fn faction_in(view: &View, clearing: Clearing, faction: Faction) -> Option<String> {
    if stands(view, clearing, faction) {
        return Some(army_spot(clearing, faction));
    }
    let seen = view.clearings.get(clearing.index())?;
    let piece = seen.pieces.iter().find(|(piece, _)| piece.owner() == faction)?.0;
    Some(piece_spot(clearing, piece))
}

/// The element that one clicks for a choice.
pub(super) fn spot(view: &View, action: &Action) -> Option<String> {
    match *action {
        Action::Clearing(clearing)
        | Action::TaxCollector(clearing)
        | Action::RecruitAt(clearing)
        | Action::Organize(clearing)
        | Action::MoveTo(clearing)
        | Action::Establish(clearing)
        | Action::BuildGarden(_, clearing)
        | Action::RecruitBy(_, clearing) => Some(clearing_spot(clearing)),
        Action::Forest(forest) => Some(forest_spot(forest)),
        Action::Convert(clearing, faction) => Some(army_spot(clearing, faction)),
        Action::Sanctify(clearing, piece) => Some(piece_spot(clearing, piece)),
        Action::Explore => pawn_at(view).map(clearing_spot),
        Action::Aid(faction) | Action::Steal(faction) => faction_in(view, pawn_at(view)?, faction),
        Action::Faction(faction) => match view.question {
            Some(Question::BattleDefender { clearing } | Question::BattleAlly { clearing, .. }) => {
                faction_in(view, clearing, faction)
            }
            Some(Question::MoveAlly { from, .. }) => faction_in(view, from, faction),
            _ => super::boards::spot(view, action),
        },
        Action::Piece(piece) => match view.question {
            Some(Question::TakeHit { .. }) => Some(hit_spot(piece)),
            _ => Some(piece_spot(pawn_at(view)?, piece)),
        },
        Action::Warrior(faction) => match view.question {
            Some(Question::TakeHit { .. }) => Some(ally_spot(faction)),
            _ => Some(army_spot(pawn_at(view)?, faction)),
        },
        Action::BrutalTactics | Action::Armorers | Action::Sappers | Action::Attacker | Action::Defender => {
            effect_spot(*action).map(Into::into)
        }
        _ => super::boards::spot(view, action),
    }
}

/// Do the clearings of a dominance count for their player: those of its suit, or two opposite corners for birds?
pub(super) fn counts_for(suit: Suit, seen: &ClearingView) -> bool {
    if suit == Suit::Bird { crate::map::CORNERS.contains(&seen.clearing) } else { seen.suit == suit }
}

/// Does a choice only ask where, so that the places light up beforehand?
pub(super) fn leads_on(view: &View, action: &Action) -> bool {
    match action {
        Action::Battle
        | Action::Move
        | Action::March
        | Action::CrusadeBattle
        | Action::CrusadeMove
        | Action::Strike
        | Action::Build(_)
        | Action::Overwork(_) => true,
        Action::Suit(_) => view.question == Some(Question::DecreeCard),
        Action::Clearing(_) => match view.question {
            Some(
                Question::MoveFrom { .. }
                | Question::MarchSecond
                | Question::BattleClearing { .. }
                | Question::CommandWarren
                | Question::CrusadeFollow { .. },
            ) => true,
            Some(Question::Cobbler) => view.chooser().is_some_and(|player| !player.faction.is_vagabond()),
            _ => false,
        },
        _ => false,
    }
}
