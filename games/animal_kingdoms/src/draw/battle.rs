//! A battle: the contenders' cards side by side, face down until all have chosen, with the modifiers on them.

use draw::{Markup, Pen, cube, figure, html};
use engine::Phrase;

use super::card::{back, open_card};
use super::kingdom::emblem;
use super::{called, colour};
use crate::cards::Card;
use crate::event::Who;
use crate::names::kingdom as kingdom_phrase;
use crate::view::{BattleView, ContenderView, ShownView, View};

/// The battle in progress, laid over the columns, which mean nothing while kingdoms are scored.
pub(super) fn battle(view: &View, pen: &Pen<'_>, fight: &BattleView) -> Markup {
    let title = Phrase::new("draw-battle")
        .phrase("kingdom", kingdom_phrase(fight.kingdom))
        .number("value", i64::from(fight.value));
    let round = Phrase::new("draw-battle-round").number("round", i64::from(fight.round));
    html! {
        section.battle.{ "land-" (fight.kingdom.index()) } aria-label=(pen.say.text(&title)) {
            div.cry {
                (figure("s-swords", ""))
                h3 { (emblem(fight.kingdom)) (pen.say.text(&title)) }
                span { (pen.say.text(&round)) }
                @if one_beats_eight(fight) { b.trump { (pen.say.word("draw-one-beats-eight")) } }
            }
            div.fighters.{ "by-" (fight.contenders.len()) } {
                @for contender in &fight.contenders { (fighter(view, pen, fight, contender)) }
            }
        }
    }
}

/// Does a 1 decide the round on the table as it stands?
fn one_beats_eight(fight: &BattleView) -> bool {
    let ranks =
        || fight.contenders.iter().flat_map(|contender| on_table(fight, contender)).map(|shown| shown.effective);
    ranks().any(|rank| rank == 1) && ranks().any(|rank| rank >= 8)
}

/// The cards of a contender that count in this round.
fn on_table<'a>(fight: &'a BattleView, contender: &'a ContenderView) -> &'a [ShownView] {
    if contender.who == Who::Upstart {
        return &contender.shown;
    }
    match contender.shown.get(usize::from(fight.round).wrapping_sub(1)) {
        Some(shown) => std::slice::from_ref(shown),
        None => &[],
    }
}

fn fighter(view: &View, pen: &Pen<'_>, fight: &BattleView, contender: &ContenderView) -> Markup {
    let seat = colour(contender.who);
    let now = on_table(fight, contender);
    let earlier = &contender.shown[..contender.shown.len() - now.len()];
    let asked = view.turn.map(Who::Player) == Some(contender.who);
    let upstart = contender.who == Who::Upstart;
    let state = if !contender.standing {
        Some("draw-fighter-out")
    } else if contender.leads {
        Some("draw-fighter-leads")
    } else if contender.chosen {
        Some("draw-fighter-chosen")
    } else if now.is_empty() && !upstart {
        Some("draw-fighter-choosing")
    } else if contender.passed {
        Some("draw-fighter-passed")
    } else {
        None
    };
    html! {
        div.fighter.many[upstart].out[!contender.standing].leads[contender.leads].on[asked] id={ "fighter-" (seat.0) } {
            div.named { (cube(seat)) b { (called(pen, contender.who)) } }
            div.stand {
                @if !earlier.is_empty() { div.earlier { @for shown in earlier { (card_shown(pen, shown)) } } }
                @for shown in now { (card_shown(pen, shown)) }
                @if contender.standing && now.is_empty() {
                    @match contender.chosen_card {
                        Some(card) => (face_down(pen, card)),
                        None if contender.chosen => (back("")),
                        None if upstart => {
                            @for _ in 0..fight.upstart_cards.unwrap_or(1) { (back("waiting")) }
                        }
                        None => div.card.waiting aria-hidden="true" {},
                    }
                }
            }
            div.mood { @if let Some(word) = state { (pen.say.word(word)) } }
        }
    }
}

fn card_shown(pen: &Pen<'_>, shown: &ShownView) -> Markup {
    html! {
        div.shown {
            (open_card(pen, shown.card, "turned"))
            @if shown.added > 0 {
                div.boost {
                    @for _ in 0..shown.added { span.plus { "+2" } }
                    b.effective { "= " (shown.effective) }
                }
            }
        }
    }
}

/// My own chosen card: only I see what it is.
fn face_down(pen: &Pen<'_>, card: Card) -> Markup {
    html! { div.shown.veiled { (open_card(pen, card, "")) } }
}
