//! The short illustrated rules for the help drawer, with a guide to each faction on one screen.

use draw::{Markup, figure, html};
use engine::words::Say;

use super::boards::{guide, title, want};
use crate::factions::Faction;

/// A sign and a sentence.
type Point = (&'static str, &'static str);
/// A heading and what stands below it.
type Section = (&'static str, &'static [Point]);

const SECTIONS: [Section; 5] = [
    (
        "help-turn",
        &[("root-birdsong", "help-birdsong"), ("root-daylight", "help-daylight"), ("root-evening", "help-evening")],
    ),
    (
        "help-clearings",
        &[("root-warrior-marquise", "help-rule"), ("root-arrow", "help-move"), ("root-ruin", "help-slots")],
    ),
    (
        "help-battle",
        &[
            ("root-die-2", "help-dice"),
            ("root-warrior-eyrie", "help-limit"),
            ("s-swords", "help-hits"),
            ("root-card-ambush", "help-ambush"),
        ],
    ),
    (
        "help-cards",
        &[
            ("root-suit-fox", "help-suits"),
            ("root-item-hammer", "help-craft"),
            ("root-item-coins", "help-items"),
            ("root-dominance", "help-dominance"),
        ],
    ),
    ("help-end", &[("s-crown", "help-thirty"), ("root-emblem-vagabond", "help-coalition")]),
];

/// The guides: how points come, the three parts of a turn, what is special, and a hint.
const GUIDES: [(Faction, [Point; 6]); 6] = [
    (
        Faction::Marquise,
        [
            ("root-piece-sawmill", "guide-marquise-points"),
            ("root-birdsong", "guide-marquise-birdsong"),
            ("root-daylight", "guide-marquise-daylight"),
            ("root-evening", "guide-marquise-evening"),
            ("root-piece-keep", "guide-marquise-special"),
            ("s-flower", "guide-marquise-hint"),
        ],
    ),
    (
        Faction::Eyrie,
        [
            ("root-piece-roost", "guide-eyrie-points"),
            ("root-birdsong", "guide-eyrie-birdsong"),
            ("root-daylight", "guide-eyrie-daylight"),
            ("root-evening", "guide-eyrie-evening"),
            ("root-warn", "guide-eyrie-special"),
            ("s-flower", "guide-eyrie-hint"),
        ],
    ),
    (
        Faction::Alliance,
        [
            ("root-piece-sympathy", "guide-alliance-points"),
            ("root-birdsong", "guide-alliance-birdsong"),
            ("root-daylight", "guide-alliance-daylight"),
            ("root-evening", "guide-alliance-evening"),
            ("root-warn", "guide-alliance-special"),
            ("s-flower", "guide-alliance-hint"),
        ],
    ),
    (
        Faction::Vagabond,
        [
            ("root-item-torch", "guide-vagabond-points"),
            ("root-birdsong", "guide-vagabond-birdsong"),
            ("root-daylight", "guide-vagabond-daylight"),
            ("root-evening", "guide-vagabond-evening"),
            ("s-swords", "guide-vagabond-special"),
            ("s-flower", "guide-vagabond-hint"),
        ],
    ),
    (
        Faction::Cult,
        [
            ("root-piece-garden", "guide-cult-points"),
            ("root-birdsong", "guide-cult-birdsong"),
            ("root-daylight", "guide-cult-daylight"),
            ("root-evening", "guide-cult-evening"),
            ("root-soul", "guide-cult-special"),
            ("s-flower", "guide-cult-hint"),
        ],
    ),
    (
        Faction::Riverfolk,
        [
            ("root-piece-post", "guide-riverfolk-points"),
            ("root-birdsong", "guide-riverfolk-birdsong"),
            ("root-daylight", "guide-riverfolk-daylight"),
            ("root-evening", "guide-riverfolk-evening"),
            ("root-boat", "guide-riverfolk-special"),
            ("s-flower", "guide-riverfolk-hint"),
        ],
    ),
];

/// The rules in one language.
pub(super) fn help(say: &Say<'_>) -> Markup {
    html! {
        div.help {
            p { (say.word("help-goal")) }
            @for (head, points) in SECTIONS {
                h3 { (say.word(head)) }
                @for &one in points { (point(say, one)) }
            }
            h3 { (say.word("help-factions")) }
            @for (faction, points) in GUIDES {
                details.guide-of.{ "of-" (faction) } id=(guide(faction)) {
                    summary {
                        (figure(&format!("root-emblem-{faction}"), "emblem"))
                        span { b { (title(say, faction)) } small { (want(say, faction)) } }
                    }
                    @for one in points { (point(say, one)) }
                }
            }
            p.made { (say.word("help-reconstructed")) }
        }
    }
}

fn point(say: &Say<'_>, (sign, text): Point) -> Markup {
    html! { div.point { span.shows { (figure(sign, "")) } p { (say.word(text)) } } }
}
