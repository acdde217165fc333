//! The short illustrated rules for the help drawer.

use draw::{Markup, cube, figure, html};
use engine::Seat;
use engine::words::Say;

use super::card::{beast, hue, print};
use crate::cards::{Card, Kind};

/// The rules in one language.
pub(super) fn help(say: &Say<'_>) -> Markup {
    html! {
        div.help {
            p { (say.word("help-goal")) }
            div.sample { @for kind in Kind::all() { span.kind.(hue(kind)) { (beast(kind, "glyph")) } } }

            h3 { (say.word("help-turn")) }
            (point(&figure("s-card", ""), &say.word("help-claim")))
            (point(&figure("s-bell", ""), &say.word("help-rally")))
            (point(&figure("s-night", ""), &say.word("help-withdraw")))

            h3 { (say.word("help-decrees")) }
            p { (say.word("help-decrees-what")) }
            (point(&html! { b { "1 2 3" } }, &say.word("help-sight-nothing")))
            (point(&figure("s-down", "arrow"), &say.word("help-sight-down")))
            (point(&figure("s-side", "arrow"), &say.word("help-sight-side")))
            (point(&figure("s-realm", "arrow"), &say.word("help-sight-realm")))
            (point(&html! { (figure("s-rank", "")) (figure("s-paw", "")) }, &say.word("help-signs")))
            p { (say.word("help-bar")) }

            h3 { (say.word("help-capital")) }
            (point(&figure("s-crown", "gold"), &say.word("help-capital-what")))
            p { (say.word("help-council")) }

            h3 { (say.word("help-scoring")) }
            div.sample { b.coin.now { "8" } (cube(Seat(0))) b.coin { "3" } (cube(Seat(1))) b.coin { "1" } (cube(Seat(2))) }
            p { (say.word("help-places")) }

            h3 { (say.word("help-battle")) }
            (point(&figure("s-swords", ""), &say.word("help-battle-what")))
            div.sample { (sample("bee", 1)) b { "›" } (sample("tiger", 8)) }
            p { (say.word("help-one")) }
            (point(&html! { span.plus { "+2" } }, &say.word("help-modifiers")))

            h3 { (say.word("help-end")) }
            p { (say.word("help-refresh")) }
            p { (say.word("help-final")) }

            h3 { (say.word("help-solo")) }
            p { (say.word("help-solo-what")) }
            p.made { (say.word("help-reconstructed")) }
        }
    }
}

fn point(sign: &Markup, text: &str) -> Markup {
    html! { div.point { span.sign { (sign) } p { (text) } } }
}

fn sample(kind: &str, rank: u8) -> Markup {
    html! { @if let Ok(kind) = kind.parse::<Kind>() { span.card.mini.(hue(kind)) { (print(Card::of(kind, rank))) } } }
}
