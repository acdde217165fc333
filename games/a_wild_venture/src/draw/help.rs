//! The short illustrated rules for the help drawer.

use draw::{Markup, figure, html};
use engine::words::Say;

use super::card::people;
use super::names;
use crate::cards::{Chest, Species};

/// Signs on cards, and the words for them.
const LEGEND: [(&str, &str); 12] = [
    ("wv-coin", "sign-gain"),
    ("s-card", "sign-draw"),
    ("wv-boot", "sign-travel"),
    ("wv-tuck", "sign-tuck"),
    ("wv-bin", "sign-discard"),
    ("wv-eye", "sign-look"),
    ("wv-take", "sign-take"),
    ("wv-sack", "sign-supply"),
    ("wv-starter", "sign-starter"),
    ("wv-villager", "sign-villager"),
    ("wv-star", "sign-enchant"),
    ("wv-bolt", "sign-free"),
];

/// The rules in one language.
pub(super) fn help(say: &Say<'_>) -> Markup {
    let section = |head: &'static str, points: &[(&str, &'static str)]| {
        html! {
            h3 { (say.word(head)) }
            @for (sign, text) in points { (point(&figure(sign, ""), &say.word(text))) }
        }
    };
    html! {
        div.help {
            p { (say.word("help-goal")) }
            div.sample { @for &species in Species::ALL { (people(species, "")) } (figure("wv-cup", "gold")) }
            (section("help-turn", &[("wv-starter", "help-main"), ("s-card", "help-play"), ("wv-villager", "help-activate"), ("wv-bolt", "help-free"), ("wv-tuck", "help-end-turn")]))
            (section("help-cards", &[("wv-sack", "help-villagers"), ("wv-gear", "help-gear"), ("wv-building", "help-buildings"), ("wv-star", "help-enchant")]))
            (section("help-trails", &[("wv-boot", "help-travel"), ("wv-nest", "help-starters"), ("wv-chest", "help-chests"), ("wv-home", "help-home")]))
            @for &chest in Chest::ALL {
                (point(&html! { span.{ "chest-" (chest) } { (figure("wv-chest", "")) } }, &format!("{}. {}", names::chest_name(say, chest), names::chest(say, chest))))
            }
            (section("help-triggers", &[("wv-coin", "help-triggers-what")]))
            (section("help-scoring", &[("wv-villager", "help-score-villagers"), ("wv-building", "help-score-buildings"), ("wv-gear", "help-score-gear"), ("wv-cup", "help-end")]))
            h3 { (say.word("help-signs")) }
            ul.legend { @for (sign, word) in LEGEND { li { (figure(sign, "")) span { (say.word(word)) } } } }
            p.made { (say.word("help-reconstructed")) }
        }
    }
}

fn point(sign: &Markup, text: &str) -> Markup {
    html! { div.point { span.sign { (sign) } p { (text) } } }
}
