//! What choices are about, where there are many: a die, its change, an advisor.

use engine::Phrase;

use crate::action::Action;

/// In a word or two, what a choice is about; those about the same stand together.
pub(super) fn about(action: &Action) -> Option<Phrase> {
    Some(match action {
        Action::Use(face, _) | Action::Goal(face, _) | Action::Drop(face) => {
            Phrase::new("about-die").number("die", face.value().into())
        }
        Action::Reroll(_) | Action::Inc(_) | Action::Dec(_) => Phrase::new("about-change"),
        Action::Advisor(_) => Phrase::new("about-advisor"),
        _ => return None,
    })
}
