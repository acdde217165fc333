//! The board: a strip with what belongs to everybody, and the ring of kingdoms. Beyond its first and last kingdom a
//! sliver of the other one shows that the ring is closed.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::battle;
use super::card::{chip, kind_chip, open_card};
use super::kingdom::{emblem, kingdom, name};
use super::names::level_word;
use crate::cards::{Card, Kind};
use crate::event::{Event, SoloOutcome};
use crate::kingdoms::Kingdom;
use crate::names::{kind as kind_phrase, kingdom as kingdom_phrase};
use crate::options::Level;
use crate::sentences::tell;
use crate::state::{Duel, Walk};
use crate::view::{SoloView, View};

/// The whole board.
pub(super) fn board(view: &View, pen: &Pen<'_>) -> Markup {
    let (first, last) = (Kingdom::FROSTPEAK, Kingdom::GREENWILD);
    html! {
        div.table.fighting[view.battle.is_some()] {
            (strip(view, pen))
            div.ring {
                (sliver(view, pen, last, first, "before"))
                @for land in &view.kingdoms { (kingdom(view, pen, land)) }
                (sliver(view, pen, first, last, "after"))
                @if let Some(fight) = &view.battle { (battle::battle(view, pen, fight)) }
            }
        }
    }
}

/// The edge of a kingdom that lies next to the one at the end of the row.
fn sliver(view: &View, pen: &Pen<'_>, shown: Kingdom, beside: Kingdom, class: &str) -> Markup {
    let title = pen
        .say
        .text(&Phrase::new("draw-ring").phrase("one", kingdom_phrase(shown)).phrase("other", kingdom_phrase(beside)));
    let last = view.kingdom(shown).and_then(|land| land.column.last().copied());
    html! {
        div.sliver.(class).{ "land-" (shown.index()) } role="note" title=(title) {
            (emblem(shown))
            span.far { (name(pen, shown)) }
            @if let Some(card) = last { span.last { (chip(pen, card)) } }
        }
    }
}

/// What belongs to everybody, and looks the same to all.
#[derive(PartialEq)]
struct Common {
    age: u8,
    rally_open: bool,
    deck: u8,
    discard: Vec<Card>,
    /// Retreat tokens and battle modifiers that are left, where several play.
    left: Option<(u8, u8)>,
    peace: bool,
}

/// What belongs to everybody: the age, the rally, the deck and the discard pile, tokens that are left; and the upstart's plans.
fn strip(view: &View, pen: &Pen<'_>) -> Markup {
    let common = Common {
        age: view.age,
        rally_open: view.rally_open,
        deck: view.deck,
        discard: view.discard.clone(),
        left: view.solo.is_none().then_some((view.retreats_left, view.modifiers_left)),
        peace: view.peace_treaty,
    };
    html! {
        div.strip {
            (pen.once(common, shared))
            @if let Some(solo) = &view.solo { (upstart(pen, solo)) }
        }
    }
}

fn shared(pen: &Pen<'_>, common: &Common) -> Markup {
    let rally = if common.rally_open { "draw-rally-open" } else { "draw-rally-closed" };
    html! {
        (age(pen, common.age))
        span.note.rally.off[!common.rally_open] { (figure("s-bell", "")) (pen.say.word(rally)) }
        (deck(pen, common.deck))
        (discard(pen, &common.discard))
        @if let Some((retreats, modifiers)) = common.left {
            (left(pen, "retreats", "draw-retreats-left", retreats, &figure("s-night", "")))
            @if !common.peace {
                (left(pen, "modifiers", "draw-modifiers-left", modifiers, &html! { span.plus { "+2" } }))
            }
        }
        @if common.peace { span.note { (figure("s-flower", "")) (pen.say.word("draw-peace")) } }
    }
}

fn age(pen: &Pen<'_>, present: u8) -> Markup {
    let title = pen.say.text(&Phrase::new("draw-age").number("age", i64::from(present)));
    html! {
        span.age aria-label=(title) {
            b { (title) }
            @for age in 1..=3 { i.past[age < present].now[age == present] {} }
        }
    }
}

fn deck(pen: &Pen<'_>, count: u8) -> Markup {
    let title = pen.say.text(&Phrase::new("draw-deck").number("count", i64::from(count)));
    html! {
        span.note.pile #deck role="img" title=(title) {
            (figure("s-card", "")) span.word { (pen.say.word("draw-deck-short")) } b { (count) }
        }
    }
}

/// The discard pile: its cards unfold when it is touched, one row for each kind.
fn discard(pen: &Pen<'_>, cards: &[Card]) -> Markup {
    let title = pen.say.text(&Phrase::new("draw-discard").number("count", cards.len() as i64));
    html! {
        div.note.pile.shed #discard tabindex="0" aria-label=(title) {
            (figure("s-card", "tilted")) span.word { (pen.say.word("draw-discard-short")) } b { (cards.len()) }
            div.spread {
                @if cards.is_empty() { p { (pen.say.word("draw-discard-empty")) } }
                @for kind in Kind::all() {
                    @let ranks = (1..=8).filter(|&rank| cards.contains(&Card::of(kind, rank))).collect::<Vec<_>>();
                    @if !ranks.is_empty() {
                        div {
                            (kind_chip(pen, kind)) span { (pen.say.text(&kind_phrase(kind))) }
                            @for rank in ranks { b { (rank) } }
                        }
                    }
                }
            }
        }
    }
}

fn left(pen: &Pen<'_>, id: &str, word: &'static str, count: u8, sign: &Markup) -> Markup {
    let title = pen.say.text(&Phrase::new(word).number("count", i64::from(count)));
    html! { span.note id=(id) role="img" title=(title) { (sign) b { (count) } } }
}

/// The upstart's open cards and plans.
fn upstart(pen: &Pen<'_>, solo: &SoloView) -> Markup {
    let battle = pen.say.text(&Phrase::new("draw-solo-battle").number("count", i64::from(solo.next_battle_cards)));
    html! {
        span.note { (pen.say.text(&Phrase::new("draw-level").word("level", level_word(solo.level)))) }
        @if solo.level != Level::Easy {
            span.note.bonus { (pen.say.word("draw-bonus")) @for &card in &solo.bonus { (open_card(pen, card, "mini")) } }
        }
        @if let Some(follows) = solo.follows {
            @let title = pen.say.text(&Phrase::new("draw-follows").phrase("kingdom", kingdom_phrase(follows)));
            span.note.{ "land-" (follows.index()) } role="img" title=(title) { b { "1–3" } " →" (emblem(follows)) }
        }
        span.note role="img" title=(battle) { (figure("s-swords", "")) b { (solo.next_battle_cards) } }
        @for (index, walk) in solo.walks.iter().enumerate() { (walked(pen, walk, index > 0)) }
        @if let Some(duel) = &solo.duel { (fought(pen, duel)) }
    }
}

/// The way of an upstart's card: where it set out, which kingdoms it passed by, where it stayed.
fn walked(pen: &Pen<'_>, walk: &Walk, bonus: bool) -> Markup {
    let title = pen.say.text(&tell(&Event::UpstartTurns { card: walk.card, start: walk.start, bonus }));
    let passed = walk.start.ring().take_while(|&land| Some(land) != walk.end);
    html! {
        span.note.walk role="img" title=(title) {
            (chip(pen, walk.card))
            @if walk.end.is_some() { @for land in passed { span.passed { (emblem(land)) "→" } } }
            @match walk.end {
                Some(end) => b.{ "land-" (end.index()) } title=(name(pen, end)) { (emblem(end)) },
                None => (figure("s-off", "compare")),
            }
        }
    }
}

/// The last round against the upstart.
fn fought(pen: &Pen<'_>, duel: &Duel) -> Markup {
    let Duel { kingdom, card, against, outcome } = *duel;
    let title = pen.say.text(&tell(&Event::SoloRound { kingdom, card, against, outcome }));
    let sign = match outcome {
        SoloOutcome::Won => "s-crown",
        SoloOutcome::Lost => "s-off",
        SoloOutcome::Tied | SoloOutcome::Shared => "s-equal",
    };
    html! {
        span.note.duel role="img" title=(title) {
            (emblem(kingdom)) (chip(pen, card)) (figure(sign, "compare")) @for &other in &against { (chip(pen, other)) }
        }
    }
}
