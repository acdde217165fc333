//! What a player can craft, and what is missing (rules, 5.7).

use crate::cards::{Card, Item, Kind, Suit};
use crate::factions::{Condition, Faction, POSTS, Piece};
use crate::question::Question;
use crate::view::{BoardView, PlayerView, View};

/// How a card stands with its owner's tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Craft {
    /// It can be crafted at this very moment.
    Now,
    /// It could be paid for, but not at this step.
    Payable,
    /// Tools of some suits are missing, so many of each; birds are symbols of any suit.
    Lacks([u8; Suit::COUNT]),
    /// The Riverfolk lack so many Funds.
    LacksFunds(u8),
    /// The item is gone from the supply.
    NoItem,
    /// The same card is in play.
    InPlay,
    /// It is not for crafting.
    Never,
}

/// Crafting pieces by suit that are not yet used in this turn.
pub(crate) fn tools(view: &View, player: &PlayerView) -> [u8; 3] {
    if view.active == player.who {
        return view.this_turn.crafting;
    }
    let mut tools = [0; 3];
    let piece = match (&player.board, player.faction) {
        (BoardView::Riverfolk { posts, spaces, .. }, _) => {
            for (tool, (on_track, on_space)) in tools.iter_mut().zip(posts.iter().zip(spaces)) {
                let busy: u8 = on_space.1.iter().map(|(_, count)| count).sum();
                *tool = POSTS.saturating_sub(on_track.1 + busy);
            }
            return tools;
        }
        (BoardView::Vagabond { items, .. }, faction) => {
            let here = view.clearings.iter().find(|seen| seen.pawns.contains(&faction));
            let hammer = |item: &(Item, Condition, u8)| item.0 == Item::Hammer && item.1 == Condition::Ready;
            if let Some(here) = here {
                tools[here.suit.index() % 3] = items.iter().find(|item| hammer(item)).map_or(0, |item| item.2);
            }
            return tools;
        }
        (_, Faction::Marquise) => Piece::Workshop,
        (_, Faction::Eyrie) => Piece::Roost,
        (_, Faction::Alliance) => Piece::Sympathy,
        (_, _) => Piece::Garden,
    };
    for seen in &view.clearings {
        let outcast = matches!(player.board, BoardView::Cult { outcast, .. } if outcast != seen.suit);
        if !outcast {
            tools[seen.suit.index() % 3] += seen.count(piece);
        }
    }
    tools
}

/// How a card stands with its owner's tools.
pub(crate) fn craft(view: &View, player: &PlayerView, card: Card) -> Craft {
    let printed = card.printed();
    if matches!(printed.kind, Kind::Ambush | Kind::Dominance) {
        return Craft::Never;
    }
    let tools = tools(view, player);
    let mut lacks = [0; Suit::COUNT];
    let mut spare = 0;
    for suit in Suit::GROUND {
        let (have, need) = (tools[suit.index()], printed.cost[suit.index()]);
        lacks[suit.index()] = need.saturating_sub(have);
        spare += have.saturating_sub(need);
    }
    lacks[Suit::Bird.index()] = printed.cost[Suit::Bird.index()].saturating_sub(spare);
    let gone = |item: Item| !view.items.iter().any(|&(other, count)| other == item && count > 0);
    let funds = match &player.board {
        BoardView::Riverfolk { funds, .. } => funds.iter().map(|(_, count)| count).sum(),
        _ => u8::MAX,
    };
    let price: u8 = printed.cost.iter().sum();
    match printed.kind {
        Kind::Item(item) if gone(item) => Craft::NoItem,
        Kind::Persistent(power) if player.play.iter().any(|other| other.kind() == Kind::Persistent(power)) => {
            Craft::InPlay
        }
        _ if lacks != [0; Suit::COUNT] => Craft::Lacks(lacks),
        _ if funds < price => Craft::LacksFunds(price - funds),
        _ if view.turn == Some(player.who) && view.question.is_some_and(is_time) => Craft::Now,
        _ => Craft::Payable,
    }
}

/// Is it the time to craft?
fn is_time(question: Question) -> bool {
    matches!(
        question,
        Question::MarquiseCraft
            | Question::EyrieCraft
            | Question::CultCraft
            | Question::AllianceDaylight
            | Question::VagabondAction
            | Question::RiverAction
    )
}
