//! What choices are about, where there are many: the deeds of a faction, and the card that joins the decree.

use engine::Phrase;

use crate::action::Action;
use crate::names;

/// In a word or two, what a choice is about; those about the same stand together.
pub(super) fn about(action: &Action) -> Option<Phrase> {
    Some(Phrase::new(match action {
        Action::Decree(card, _) => return Some(names::card(*card)),
        Action::Build(_) => "about-build",
        Action::Craft(_) => "about-craft",
        Action::BuyCard(_) | Action::BuyRiverboats | Action::BuyMercenaries => "about-buy",
        Action::Overwork(_) => "about-overwork",
        Action::SpendBird(_) => "about-bird",
        Action::Mobilize(_) => "about-mobilize",
        Action::Train(_) => "about-train",
        Action::RecruitAt(_) | Action::RecruitBy(..) => "about-recruit",
        Action::Organize(_) => "about-organize",
        Action::MoveTo(_) => "about-walk",
        Action::Aid(_) => "about-aid",
        Action::Steal(_) => "about-steal",
        Action::Repair(..) => "about-repair",
        Action::Quest(_) => "about-quest",
        Action::DayLabor(_) => "about-day-labor",
        Action::Convert(..) => "about-convert",
        Action::Sanctify(..) => "about-sanctify",
        Action::BuildGarden(..) => "about-garden",
        Action::Score(_) => "about-score",
        Action::Sacrifice(_) => "about-sacrifice",
        Action::Export(_) => "about-export",
        Action::Establish(_) => "about-establish",
        Action::ActivateDominance(_) | Action::Coalition(..) | Action::TakeDominance(..) => "about-dominance",
        Action::Bank(_) | Action::StandAndDeliver(_) | Action::Codebreakers(_) | Action::TaxCollector(_) => {
            "about-in-play"
        }
        _ => return None,
    }))
}
