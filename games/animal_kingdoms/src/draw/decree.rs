//! A decree card: where it looks, its sign, its words, and which cards it lets through right now.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;
use engine::words::Arg;

use super::card::{beast, hue, kind_chip};
use crate::cards::Kind;
use crate::decrees::Sight;
use crate::names::{decree as title_phrase, decree_text, kind as kind_phrase};
use crate::view::{Allowed, KingdomView};

/// The decree of a kingdom. Touching it lights up the columns that it looks at.
pub(super) fn decree(pen: &Pen<'_>, land: &KingdomView) -> Markup {
    let title = pen.say.text(&title_phrase(land.decree));
    let text = pen.say.text(&decree_text(land.decree));
    let sight = pen.say.word(sight_word(land.sight));
    let now = pen.say.text(&allowed_phrase(land));
    let looks = land.looks_at.iter().map(|other| format!("looks-{}", other.index())).collect::<Vec<_>>().join(" ");
    html! {
        div.decree.(looks) id={ "decree-" (land.decree) } tabindex="0" role="note"
            title={ (title) ": " (text) ". " (sight) ". " (now) } {
            div.words { b { (title) } " " span { (text) } }
            div.foot {
                @if !plain(land) {
                    div.sign aria-hidden="true" {
                        @if let Some(arrow) = arrow(land.sight) { (figure(arrow, "arrow")) }
                        (formula(land.decree.id()))
                    }
                }
                div.legal aria-label=(now) { (allowed(pen, land)) }
            }
        }
    }
}

/// Does what may be played now say all that the sign would say?
fn plain(land: &KingdomView) -> bool {
    land.sight == Sight::Nothing && matches!(land.allowed, Allowed::Ranks(_) | Allowed::Kinds(_))
}

fn arrow(sight: Sight) -> Option<&'static str> {
    match sight {
        Sight::Nothing => None,
        Sight::LastHere | Sight::AllHere => Some("s-down"),
        Sight::Neighbours => Some("s-side"),
        Sight::Realm => Some("s-realm"),
    }
}

fn sight_word(sight: Sight) -> &'static str {
    match sight {
        Sight::Nothing => "draw-sight-nothing",
        Sight::LastHere => "draw-sight-last",
        Sight::AllHere => "draw-sight-all",
        Sight::Neighbours => "draw-sight-neighbours",
        Sight::Realm => "draw-sight-realm",
    }
}

/// The decree in signs: steps stand for rank, a paw for kind.
fn formula(id: &str) -> Markup {
    let rank = || figure("s-rank", "mark");
    let kind = || figure("s-paw", "mark");
    let text = |text: &str| html! { b { (text) } };
    let kinds = |ids: [&str; 2]| {
        let kinds = ids.iter().filter_map(|id| id.parse::<Kind>().ok());
        html! { @for kind in kinds { span.kind.(hue(kind)) { (beast(kind, "glyph")) } } }
    };
    match id {
        "ranks_low" => text("1 2 3"),
        "ranks_mid" => text("4 5"),
        "ranks_high" => text("6 7 8"),
        "even_only" => text("2 4 6 8"),
        "odd_only" => text("1 3 5 7"),
        "wolf_frog" => kinds(["wolf", "frog"]),
        "lizard_tiger" => kinds(["lizard", "tiger"]),
        "owl_bee" => kinds(["owl", "bee"]),
        "panda_okapi" => kinds(["red_panda", "okapi"]),
        "pair" => html! { (figure("s-card", "mark")) (sign("s-equal")) (figure("s-card", "mark")) },
        "all_ranks_differ" | "fresh_rank" => html! { (sign("s-unequal")) (rank()) },
        "all_types_differ" | "fresh_type" => html! { (sign("s-unequal")) (kind()) },
        "step_one" | "neighbour_step" => text("±1"),
        "match_last" | "match_neighbour" => html! { (sign("s-equal")) (rank()) b { "/" } (kind()) },
        "alternate_parity" => html! { b { "1" } (sign("s-swap")) b { "2" } },
        "alternate_half" => html! { b { "1–4" } (sign("s-swap")) b { "5–8" } },
        "ascending" | "neighbour_high" => html! { (sign("s-least")) (rank()) },
        "descending" | "neighbour_low" => html! { (sign("s-most")) (rank()) },
        "leap_three" => text("±3+"),
        "neighbour_type" | "realm_type" => html! { (sign("s-equal")) (kind()) },
        "avoid_neighbours" => html! { (sign("s-unequal")) (rank()) (kind()) },
        "realm_rank" => html! { (sign("s-equal")) (rank()) },
        "outlier" => html! { (sign("s-most")) (rank()) (sign("s-least")) },
        _ => html! {},
    }
}

fn sign(id: &str) -> Markup {
    figure(id, "compare")
}

/// What may be played now, in signs.
fn allowed(pen: &Pen<'_>, land: &KingdomView) -> Markup {
    let ranks = |ranks: &[u8]| html! { @for rank in ranks { b.digit { (rank) } } };
    let kinds = |kinds: &[Kind]| html! { @for &kind in kinds { (kind_chip(pen, kind)) } };
    match &land.allowed {
        Allowed::Full => html! { span { (pen.say.word("draw-now-full")) } },
        Allowed::Any if land.needs_partner => html! { span { (pen.say.word("draw-now-pair")) } },
        Allowed::Any => html! { span { (pen.say.word("draw-now-any")) } },
        Allowed::Ranks(list) => ranks(list),
        Allowed::Kinds(list) => kinds(list),
        Allowed::Either(some, others) => html! { (ranks(some)) (kinds(others)) },
        // Two long lists say less than what is missing from them.
        Allowed::Both(some, others) => {
            let no_ranks = (1..=8).filter(|rank| !some.contains(rank)).collect::<Vec<_>>();
            let no_kinds = Kind::all().filter(|kind| !others.contains(kind)).collect::<Vec<_>>();
            html! { span.not { (sign("s-unequal")) (ranks(&no_ranks)) (kinds(&no_kinds)) } }
        }
    }
}

/// What may be played now, in words.
pub(super) fn allowed_phrase(land: &KingdomView) -> Phrase {
    let ranks = |ranks: &[u8]| ranks.iter().map(|&rank| Arg::Number(i64::from(rank))).collect::<Vec<_>>();
    // As phrases, not as text: what is put together from them is remembered.
    let kinds = |kinds: &[Kind]| kinds.iter().map(|&kind| Arg::Phrase(kind_phrase(kind))).collect::<Vec<_>>();
    match &land.allowed {
        Allowed::Full => Phrase::new("draw-legal-full"),
        Allowed::Any if land.needs_partner => Phrase::new("draw-legal-pair"),
        Allowed::Any => Phrase::new("draw-legal-any"),
        Allowed::Ranks(list) => Phrase::new("draw-legal-ranks").list("ranks", ranks(list)),
        Allowed::Kinds(list) => Phrase::new("draw-legal-kinds").list("kinds", kinds(list)),
        Allowed::Either(some, others) => {
            Phrase::new("draw-legal-either").list("ranks", ranks(some)).list("kinds", kinds(others))
        }
        Allowed::Both(some, others) => {
            Phrase::new("draw-legal-both").list("ranks", ranks(some)).list("kinds", kinds(others))
        }
    }
}
