//! What choices are about, where there are many: cards and hunters.

use engine::Phrase;

use crate::action::Action;

/// In a word or two, what a choice is about; those about the same stand together.
pub(super) fn about(action: &Action) -> Option<Phrase> {
    Some(Phrase::new(match action {
        Action::Play(_) => "about-cards",
        Action::Activate(_) => "about-hunters",
        _ => return None,
    }))
}
