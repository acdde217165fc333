//! Why a clearing, a piece, a card or an item cannot be chosen now. For each question the rule that says what could be.

use draw::WhyNot;
use engine::Phrase;

use crate::cards::{Card, Suit};
use crate::map::Clearing;
use crate::question::Question;
use crate::view::{PlayerView, View};
use crate::voice::section;

use Question as Q;

/// The rule that forbids it.
pub(super) fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
    let (me, question) = (view.chooser()?, view.question.as_ref()?);
    let (kind, name) = thing.split_once('-')?;
    let answer = match kind {
        "clearing" => return clearing(view, me, question, name.parse().ok()?),
        "card" => card(me, question, name),
        // Where it is not pieces that are chosen, whoever touches one means the clearing in which it stands.
        "army" | "piece" if piece(question).is_none() => {
            return clearing(view, me, question, name.split('-').next()?.parse().ok()?);
        }
        "army" | "piece" | "hit" => piece(question)?,
        "forest" if matches!(question, Q::VagabondAction) => ("why-not-into-forest", "9.7"),
        "forest" => ("why-not-slip", "9.5"),
        "battle" => ("why-not-effect", "5.3"),
        "supporter" => ("why-not-supporter", section(question)),
        "item" => item(question)?,
        "quest" => ("why-not-quest", "9.11"),
        "order" => ("why-not-order", "7.5"),
        "fund" => ("why-not-fund", section(question)),
        "ware" | "buy" | "price" => ("why-not-service", "11.8"),
        "free" => ("why-not-dominance", "5.9"),
        _ => return None,
    };
    Some(WhyNot::new(answer.0, answer.1))
}

fn clearing(view: &View, me: &PlayerView, question: &Question, clearing: Clearing) -> Option<WhyNot> {
    let key = match *question {
        Q::SetupKeep | Q::SetupEyrieCorner | Q::SetupCultCorner => "why-not-corner",
        Q::SetupSawmill | Q::SetupWorkshop | Q::SetupRecruiter => "why-not-first-building",
        Q::SetupRiverWarrior { .. } => "why-not-river",
        Q::CommandWarren | Q::BattleClearing { .. } => "why-not-battle",
        Q::Cobbler if me.faction.is_vagabond() => "why-not-adjacent",
        Q::Cobbler | Q::MoveFrom { .. } | Q::MarchSecond => "why-not-move-from",
        Q::MoveTo { from, .. } if !view.joined(me.faction, from).contains(clearing) => {
            return Some(WhyNot {
                because: Phrase::new("why-not-no-path").arg("clearing", view.placed(from)),
                rule: "4.2",
            });
        }
        Q::MoveTo { from, .. } => {
            return Some(WhyNot {
                because: Phrase::new("why-not-rule").arg("clearing", view.placed(from)),
                rule: "5.2",
            });
        }
        Q::PlaceWood { .. } | Q::OverworkClearing { .. } => "why-not-sawmill",
        Q::BuildClearing { .. } => "why-not-build",
        Q::PayWood { .. } => "why-not-wood",
        Q::PlaceRecruit { .. } => "why-not-recruiter",
        Q::NewRoost => "why-not-new-roost",
        Q::RecruitClearing { suit } => return Some(suited("why-not-roost-recruit", suit, "7.5")),
        Q::RoostClearing { suit } => return Some(suited("why-not-roost-build", suit, "7.5")),
        Q::Revolt => "why-not-revolt",
        Q::Spread => "why-not-spread",
        Q::Operation => "why-not-operation",
        Q::Slip => "why-not-adjacent",
        Q::VagabondAction => return Some(WhyNot::new("why-not-boots", "9.7")),
        Q::Conspiracy | Q::CrusadeFollow { .. } => "why-not-conspiracy",
        Q::Ritual => "why-not-ritual",
        Q::RiverAction => "why-not-post",
        // A card that taxes is used where warriors stand.
        Q::MarquiseAction | Q::AllianceDaylight | Q::MarquiseCraft | Q::EyrieCraft | Q::DecreeCard => {
            return Some(WhyNot::new("why-not-tax", "5.8"));
        }
        _ => return None,
    };
    Some(WhyNot::new(key, section(question)))
}

fn suited(key: &'static str, suit: Suit, rule: &'static str) -> WhyNot {
    WhyNot { because: Phrase::new(key).phrase("suit", crate::names::suit(suit)), rule }
}

fn piece(question: &Question) -> Option<(&'static str, &'static str)> {
    Some(match question {
        Q::BattleDefender { .. } | Q::BattleAlly { .. } => ("why-not-opponent", section(question)),
        Q::MoveAlly { .. } => ("why-not-ally", "9.7"),
        Q::TakeHit { .. } => ("why-not-hit", "5.5"),
        Q::Conspiracy => ("why-not-conspiracy", "10.5"),
        Q::VagabondAction => ("why-not-aid", "9.10"),
        Q::StrikeTarget => ("why-not-strike", "9.12"),
        _ => return None,
    })
}

fn card(me: &PlayerView, question: &Question, name: &str) -> (&'static str, &'static str) {
    let held = me.cards.iter().any(|card: &Card| card.name() == name);
    match question {
        _ if !held => ("why-not-lies", "4.7"),
        Q::MarquiseCraft | Q::EyrieCraft | Q::CultCraft | Q::VagabondAction | Q::RiverAction => {
            ("why-not-craft", "5.7")
        }
        Q::MarquiseAction => ("why-not-overwork", "6.5"),
        Q::DecreeAdd | Q::DecreeAddSecond => ("why-not-second-bird", "7.4"),
        Q::AllianceDaylight => ("why-not-train", "8.7"),
        Q::Ritual => ("why-not-revealed", "10.6"),
        Q::Ambush | Q::CounterAmbush => ("why-not-ambush", "5.4"),
        Q::OutrageCard { .. } | Q::FieldHospital { .. } | Q::AidCard { .. } => ("why-not-match", section(question)),
        _ => ("why-not-card", section(question)),
    }
}

fn item(question: &Question) -> Option<(&'static str, &'static str)> {
    Some(match question {
        Q::RefreshItem { .. } => ("why-not-refresh", "9.5"),
        Q::TakeHit { .. } => ("why-not-damaged", "9.8"),
        Q::RepairItem { .. } | Q::VagabondAction => ("why-not-repair", "9.12"),
        Q::AidItem { .. } | Q::PayItem { .. } => ("why-not-exhausted", section(question)),
        Q::DropItem => ("why-not-satchel", "9.15"),
        _ => return None,
    })
}
