//! The short illustrated rules for the help drawer.

use draw::{Markup, figure as sign, html};
use engine::words::Say;

use super::board::sample;
use super::cell::pose;
use super::rail::head;
use crate::cards::Card;
use crate::figures::{Depth, Figure, Hunter};

/// The rules in one language.
pub(super) fn help(say: &Say<'_>) -> Markup {
    html! {
        div.help {
            p { (say.word("help-goal")) }
            div.sample { @for hunter in Hunter::ALL { (head(hunter)) } }

            h3 { (say.word("help-turn")) }
            (point(&sample(Card::new(2)), &say.word("help-card")))
            (point(&html! { (head(Hunter::Orca)) }, &say.word("help-hunter")))
            p { (say.word("help-neutral")) }

            h3 { (say.word("help-where")) }
            (point(&html! { span.spotlight.floe { (sign("ar-floe", "")) (pose(Figure::SEAL_1, Depth::OnIce)) } }, &say.word("help-on-ice")))
            (point(&html! { span.spotlight.open { (pose(Figure::SEAL_1, Depth::OpenSea)) } }, &say.word("help-in-sea")))
            (point(&html! { span.spotlight.floe.below { (sign("ar-floe", "")) (pose(Figure::SEAL_1, Depth::UnderIce)) } }, &say.word("help-under-ice")))

            h3 { (say.word("help-hunters")) }
            (point(&html! { (head(Hunter::Orca)) }, &say.word("help-orca")))
            (point(&html! { (head(Hunter::Bear)) }, &say.word("help-bear")))
            (point(&html! { (head(Hunter::Eskimo)) }, &say.word("help-eskimo")))
            (point(&html! { (head(Hunter::Seal)) }, &say.word("help-seal")))
            (point(&html! { (head(Hunter::Cod)) }, &say.word("help-cod")))

            h3 { (say.word("help-ice")) }
            (point(&sign("ar-floe", ""), &say.word("help-drift")))
            (point(&sign("ar-pack", ""), &say.word("help-push")))
            (point(&sign("ar-berg", ""), &say.word("help-berg")))
            (point(&sample(Card::new(30)), &say.word("help-melt")))

            h3 { (say.word("help-capture")) }
            p { (say.word("help-lives")) }
            (point(&sign("ar-igloo", ""), &say.word("help-igloo")))
            (point(&sample(Card::new(11)), &say.word("help-escape")))

            h3 { (say.word("help-end")) }
            (point(&sign("ar-plankton", ""), &say.word("help-end-what")))
            p { (say.word("help-expert")) }
            p.made { (say.word("help-reconstructed")) }
        }
    }
}

fn point(picture: &Markup, text: &str) -> Markup {
    html! { div.point { span.sign { (picture) } p { (text) } } }
}
