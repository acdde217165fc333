//! The short illustrated rules for the help drawer.

use draw::{Markup, figure, html};
use engine::words::Say;

use super::beasts::{ADVISORS, CANDIDATES};
use super::signs::{cost, die, effect, gain};
use crate::boards::{Board, Face};
use crate::effects::{Effect, Gain, Market, Price, Resource};

/// The rules in one language.
pub(super) fn help(say: &Say<'_>) -> Markup {
    let any = Gain::of(Resource::Brushwood, 1).and(Gain::of(Resource::Stone, 1)).and(Gain::of(Resource::Peat, 1));
    html! {
        div.help {
            p { (say.word("help-goal")) }
            div.sample { @for beast in &CANDIDATES { (figure(beast.id, "beast")) } (figure("tu-bear", "beast tsar")) }

            h3 { (say.word("help-turn")) }
            (point(&html! { (die(Face::new(4), "plain")) }, &say.word("help-dice")))
            (point(&html! { span.socket.empty { "4" } (figure("tu-to", "to")) (figure("tu-basket", "act")) }, &say.word("help-slot")))
            (point(&figure("tu-plus", "act"), &say.word("help-boosts")))
            (point(&effect(Effect::BuyDie(6)), &say.word("help-free")))

            h3 { (say.word("help-boards")) }
            (point(&figure("tu-tower", "act"), &say.word("help-architecture")))
            (point(&figure("tu-boot", "act"), &say.word("help-movement")))
            (point(&figure("tu-basket", "act"), &say.word("help-gathering")))
            (point(&figure("tu-stall", "act"), &say.word("help-trade")))
            (point(&html! { (figure("tu-upgrade", "act")) (cost(Board::Trade.cost())) }, &say.word("help-upgrade")))

            h3 { (say.word("help-map")) }
            (point(&gain(any), &say.word("help-glades")))
            (point(&html! { (figure("tu-tower", "act")) (gain(Gain::points(1).and(Gain::berries(1)))) }, &say.word("help-towers")))

            h3 { (say.word("help-city")) }
            div.sample { @for beast in ADVISORS.iter().step_by(3) { (figure(beast.id, "beast")) } }
            p { (say.word("help-advisors")) }
            (point(&effect(Effect::Market(Market { berries: 1, refresh: false })), &say.word("help-market")))

            h3 { (say.word("help-points")) }
            (point(&figure("tu-acorn", "acorn"), &say.word("help-acorns")))
            (point(&figure("tu-seal", "act"), &say.word("help-common")))
            (point(&effect(Effect::Trade(Price::Alike(2), Gain::points(1))), &say.word("help-pairs")))

            h3 { (say.word("help-rounds")) }
            p { (say.word("help-start")) }
            p { (say.word("help-end")) }

            h3 { (say.word("help-modules")) }
            p { (say.word("help-titles")) }
            p { (say.word("help-personal")) }

            h3 { (say.word("help-signs")) }
            (point(&html! { (figure("tu-any", "any")) }, &say.word("help-any")))
            (point(&html! { b { "=2" } (figure("tu-any", "any")) }, &say.word("help-alike")))
            (point(&effect(Effect::Recruit), &say.word("help-recruit")))

            h3 { (say.word("help-made") ) }
            p { (say.word("help-reconstructed")) }
        }
    }
}

fn point(sign: &Markup, text: &str) -> Markup {
    html! { div.point { span.sign { (sign) } p { (text) } } }
}
