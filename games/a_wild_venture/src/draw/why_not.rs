//! Why a card, a starter card or a space cannot be chosen now. For each question the rule that says what could be.

use draw::WhyNot;
use engine::Phrase;

use crate::cards::{Card, Kind, Starter};
use crate::language::{Price, Zone};
use crate::names;
use crate::question::Question;
use crate::state::Acted;
use crate::trails::Space;
use crate::view::{PlayerView, View};

/// The rule that forbids it.
pub(super) fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
    let (me, question) = (view.chooser()?, view.question?);
    let (kind, name) = thing.split_once('-')?;
    match kind {
        "card" => card(view, me, question, name.parse().ok()?),
        "starter" => {
            let (seat, starter) = name.split_once('-')?;
            starter_card(view, me, question, seat == me.who.0.to_string(), starter.parse().ok()?)
        }
        "space" => space(view, me, question, name.parse().ok()?),
        "pending" => Some(WhyNot::new("why-not-pending", "5.13")),
        _ => None,
    }
}

fn card(view: &View, me: &PlayerView, question: Question, card: Card) -> Option<WhyNot> {
    let held = me.cards.contains(&card);
    let villager = me.villagers.iter().find(|seen| seen.card == card);
    let building = me.buildings.iter().find(|seen| seen.card == card);
    let (key, rule) = match question {
        Question::TurnMenu if held && view.mains == 0 => ("why-not-mains", "5.2"),
        Question::TurnMenu if held => return Some(too_dear(me, card, Price::Less(0))),
        Question::TurnMenu => match (villager, building) {
            (Some(seen), _) if seen.supplies == 0 => ("why-not-supplies", "5.4"),
            (Some(_), _) if card.printed().free => ("why-not-rests", "5.5"),
            (Some(_), _) if view.mains == 0 => ("why-not-mains", "5.2"),
            (Some(_), _) => ("why-not-same", "5.4"),
            (_, Some(house)) if house.token.is_some() => ("why-not-enchanted", "5.6"),
            (_, Some(_)) => ("why-not-token", "5.6"),
            _ if me.gear.iter().any(|seen| seen.card == card) => ("why-not-gear", "5.11"),
            _ => ("why-not-not-yours", "5.3"),
        },
        Question::ChooseInitial => ("why-not-offer", "3.2"),
        Question::SetupDiscard { .. } => ("why-not-hand", "3.2"),
        Question::Discard { .. } | Question::DiscardUpTo { .. } | Question::Tuck { .. } => ("why-not-hand", "5.9"),
        Question::Sort { .. } | Question::LookReturn => ("why-not-looked-at", "5.9"),
        Question::LookPlay { price } if view.zones.iter().any(|zone| zone.cards.contains(&Some(card))) => {
            return Some(too_dear(me, card, price));
        }
        Question::LookPlay { .. } => ("why-not-looked-at", "5.9"),
        Question::Search { .. } | Question::Take { .. } => ("why-not-discard", "5.9"),
        Question::Supply { .. } | Question::ActivateVillager => ("why-not-villager", "5.7"),
        Question::Play { kind, zone, price } => {
            let there = if zone == Zone::Hand { held } else { view.discard.contains(&card) };
            if there && kind.is_none_or(|kind: Kind| kind == card.kind()) {
                return Some(too_dear(me, card, price));
            }
            (if there { "why-not-kind" } else { "why-not-zone" }, "5.8")
        }
        Question::InvestTarget { .. } => ("why-not-building", "5.9"),
        Question::EndTuck => ("why-not-empty", "5.14"),
        Question::PlayTrigger { .. } => ("why-not-that-card", "5.13"),
        _ => return None,
    };
    Some(WhyNot::new(key, rule))
}

fn too_dear(me: &PlayerView, card: Card, price: Price) -> WhyNot {
    let because = Phrase::new("why-not-coins").phrase("coins", names::coins(me.price(card, price)));
    WhyNot { because: because.number("have", me.coins.into()), rule: "5.3" }
}

fn starter_card(view: &View, me: &PlayerView, question: Question, mine: bool, starter: Starter) -> Option<WhyNot> {
    let advanced = me.starters.iter().any(|seen| seen.starter == starter && seen.advanced);
    let (key, rule) = match question {
        _ if !mine => ("why-not-their-starter", "5.4"),
        Question::TurnMenu if view.mains == 0 => ("why-not-mains", "5.2"),
        Question::TurnMenu if view.activated == Some(Acted::Starter(starter)) => ("why-not-same", "5.4"),
        Question::UpgradeStarter if advanced => ("why-not-upgraded", "2.4"),
        Question::ActivateStarter => ("why-not-different", "5.7"),
        Question::StarterReward { .. } => ("why-not-that-starter", "2.6"),
        _ => return None,
    };
    Some(WhyNot::new(key, rule))
}

fn space(view: &View, me: &PlayerView, question: Question, space: Space) -> Option<WhyNot> {
    let Question::Travel { moved, .. } = question else { return None };
    if space == me.space {
        return Some(WhyNot::new(if moved == 0 { "why-not-stay" } else { "why-not-here" }, "5.10"));
    }
    let exit = view.space(me.space)?.exits.iter().find(|exit| exit.to == space);
    Some(WhyNot::new(if exit.is_some() { "why-not-toll" } else { "why-not-no-way" }, "5.10"))
}
