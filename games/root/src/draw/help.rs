//! The short illustrated rules for the help drawer.

use draw::{Markup, figure, html};
use engine::words::Say;

/// A heading and what stands below it: a sign and a sentence each.
type Section = (&'static str, &'static [(&'static str, &'static str)]);

const SECTIONS: [Section; 6] = [
    ("help-turn", &[("s-bell", "help-birdsong"), ("s-flower", "help-daylight"), ("s-night", "help-evening")]),
    ("help-clearings", &[("s-crown", "help-rule"), ("s-side", "help-move"), ("s-realm", "help-slots")]),
    (
        "help-battle",
        &[("s-swords", "help-dice"), ("s-most", "help-limit"), ("s-off", "help-hits"), ("s-down", "help-ambush")],
    ),
    ("help-cards", &[("s-paw", "help-suits"), ("s-card", "help-craft"), ("s-crown", "help-dominance")]),
    (
        "help-factions",
        &[
            ("s-paw", "help-marquise"),
            ("s-paw", "help-eyrie"),
            ("s-paw", "help-alliance"),
            ("s-paw", "help-vagabond"),
            ("s-paw", "help-cult"),
            ("s-paw", "help-riverfolk"),
        ],
    ),
    ("help-end", &[("s-rank", "help-thirty"), ("s-swap", "help-coalition")]),
];

/// The rules in one language.
pub(super) fn help(say: &Say<'_>) -> Markup {
    html! {
        div.help {
            p { (say.word("help-goal")) }
            @for (head, points) in SECTIONS {
                h3 { (say.word(head)) }
                @for &(sign, text) in points {
                    div.point { span.sign { (figure(sign, "")) } p { (say.word(text)) } }
                }
            }
            p.made { (say.word("help-reconstructed")) }
        }
    }
}
