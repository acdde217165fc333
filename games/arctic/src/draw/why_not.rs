//! Why a cell, a figure or a card cannot be chosen now. For each question the rule that says what could be.

use draw::WhyNot;
use engine::Phrase;

use crate::cards::Card;
use crate::cells::Cell;
use crate::figures::Figure;
use crate::ice::Ice;
use crate::names;
use crate::view::{Question, View};

/// The rule that forbids it.
pub(super) fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
    if thing == "igloo" {
        return Some(WhyNot::new("why-not-igloo", "5.3"));
    }
    let (kind, name) = thing.split_once('-')?;
    match kind {
        // Also one half of it: `a1-ice`.
        "cell" => cell(view, name.split('-').next()?.parse().ok()?),
        "figure" => figure(view, name.parse().ok()?),
        "card" => card(view, name.parse().ok()?),
        "stock" => Some(WhyNot::new("why-not-stock", "3.2")),
        _ => None,
    }
}

fn cell(view: &View, cell: Cell) -> Option<WhyNot> {
    let ice = view.ice_at(cell);
    let (key, rule) = match &view.question {
        Question::Tile { .. } => ("why-not-tile", "3.2"),
        Question::Berg => ("why-not-berg", "3.2"),
        Question::Corner { .. } => ("why-not-corner", "3.2"),
        Question::Level { .. } => ("why-not-level", "3.2"),
        Question::Igloo => ("why-not-nearest", "3.2"),
        Question::Return { .. } => ("why-not-return", "5.4"),
        Question::Action | Question::Neutral => ("why-not-nobody", "4.2"),
        Question::Hunt { .. } | Question::Cod | Question::Destination { .. } if ice == Some(Ice::Iceberg) => {
            ("why-not-on-berg", "5.1")
        }
        Question::Hunt { .. } | Question::Cod | Question::Destination { .. } => ("why-not-far", "5.2"),
        Question::Drift { .. } if ice.is_none() => ("why-not-no-ice", "5.6"),
        Question::Drift { .. } => {
            let moved = view.effect.as_ref().is_some_and(|effect| effect.drifted.contains(&cell));
            (if moved { "why-not-twice" } else { "why-not-blocked" }, "5.6")
        }
        Question::Displace { .. } => ("why-not-way", "5.7"),
        Question::Melt => ("why-not-no-ice", "5.8"),
        Question::Escape { .. } | Question::FleeTo { .. } => ("why-not-flight", "5.11"),
        Question::Kind | Question::Hunter | Question::Answer { .. } | Question::Refresh | Question::Over => {
            return None;
        }
    };
    Some(WhyNot::new(key, rule))
}

fn figure(view: &View, figure: Figure) -> Option<WhyNot> {
    let seen = view.figure(figure)?;
    let owner = view.owner(figure.hunter());
    let named = |key, rule| WhyNot { because: Phrase::new(key).phrase("figure", names::figure(figure)), rule };
    Some(match &view.question {
        Question::Hunter | Question::Corner { .. } => named("why-not-placed", "3.2"),
        Question::Action | Question::Neutral => match owner.filter(|&owner| Some(owner) != view.me) {
            Some(owner) => {
                let because = Phrase::new("why-not-theirs").phrase("figure", names::figure(figure));
                WhyNot { because: because.seat("who", owner), rule: "4.2" }
            }
            None if view.players == 4 || owner.is_some() => named("why-not-idle", "4.2"),
            None => named("why-not-neutral", "4.2"),
        },
        Question::Hunt { hunter } if *hunter == figure.hunter() && (seen.moved || seen.attacked) => {
            named("why-not-moved", "4.2")
        }
        Question::Hunt { .. } | Question::Destination { .. } | Question::Cod if owner == view.me && owner.is_some() => {
            named("why-not-own", "5.3")
        }
        Question::Hunt { .. } | Question::Destination { .. } | Question::Cod => named("why-not-reach", "5.3"),
        _ => return None,
    })
}

fn card(view: &View, card: Card) -> Option<WhyNot> {
    let held = view.mine().and_then(|house| house.hand.as_ref()).is_some_and(|hand| hand.contains(&card));
    Some(match &view.question {
        _ if !held => WhyNot::new("why-not-lies", "5.10"),
        Question::Escape { .. } => WhyNot::new("why-not-flight", "5.11"),
        Question::Answer { direction, .. } => {
            let because = Phrase::new("why-not-answer").phrase("side", names::side(*direction));
            WhyNot { because, rule: "5.11" }
        }
        _ => WhyNot::new("why-not-card", "4.1"),
    })
}
