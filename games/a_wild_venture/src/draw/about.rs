//! What choices are about, where there are many: the kinds of actions of a turn.

use engine::Phrase;

use crate::action::Action;

/// In a word or two, what a choice is about; those about the same stand together.
pub(super) fn about(action: &Action) -> Option<Phrase> {
    Some(Phrase::new(match action {
        Action::Play(_) => "about-play",
        Action::Activate(_) | Action::ActivateStarter(_) => "about-activate",
        Action::Free(_) => "about-free",
        Action::Enchant(_) => "about-enchant",
        _ => return None,
    }))
}
