//! What lies before a player: the score card with coins and tucked cards, then starter cards and buildings, villagers, and gear.

use draw::{Markup, Pen, cube, figure, html};
use engine::Phrase;

use super::card::{Shown, card, letter, people};
use super::signs::{self, starter_sign};
use super::{names, touch};
use crate::question::Question;
use crate::view::{BuildingView, CardView, PlayerView, StarterView, View};

/// The area of one player.
pub(super) fn area(view: &View, pen: &Pen<'_>, player: &PlayerView, near: bool) -> Markup {
    let active = view.turn == Some(player.who);
    // Few villagers and little gear share a row, so that many buildings may have two.
    let shared = player.villagers.len() + player.gear.len() <= 4;
    let houses = player.starters.len() + player.buildings.len();
    // How many lie side by side in each of the two.
    let across = (shared && houses > 5).then(|| format!("double across-{}", houses.div_ceil(2)));
    html! {
        section.area.near[near].far[!near].on[active] aria-label=(pen.say.name(player.who)) {
            (score_card(view, pen, player, active))
            div.row.houses.(across.unwrap_or_default()) {
                @for starter in &player.starters { (starter_card(pen, player, starter)) }
                @for house in &player.buildings { (building(pen, player, house)) }
            }
            @if shared {
                @if !player.villagers.is_empty() || !player.gear.is_empty() {
                    div.row.gears { @for seen in player.villagers.iter().chain(&player.gear) { (in_play(pen, player, seen)) } }
                }
            } @else {
                @if !player.villagers.is_empty() { div.row.villagers { @for seen in &player.villagers { (in_play(pen, player, seen)) } } }
                @if !player.gear.is_empty() { div.row.gears { @for seen in &player.gear { (in_play(pen, player, seen)) } } }
            }
        }
    }
}

/// Name, main actions left, coins, hand, tucked cards and tokens.
fn score_card(view: &View, pen: &Pen<'_>, player: &PlayerView, active: bool) -> Markup {
    let seat = player.who.0;
    let fact = |id: Option<String>, word: &'static str, count: u16, sign: &str| {
        let title = pen.say.text(&Phrase::new(word).number("count", count.into()));
        html! { span.fact id=[id] role="img" title=(title) aria-label=(title) { (figure(sign, "")) b { (count) } } }
    };
    let playing = active && !matches!(view.question, Some(Question::ChooseInitial | Question::SetupDiscard { .. }));
    html! {
        header.score {
            (cube(player.who))
            b.who { (pen.say.name(player.who)) }
            @if let Some(species) = player.figure { (people(species, "figure")) }
            @if playing {
                @let title = pen.say.text(&Phrase::new("draw-mains").number("count", view.mains.into()));
                span.mains role="img" title=(title) aria-label=(title) { @for pip in 0..2 { i.spent[pip >= view.mains] {} } }
            }
            span.facts {
                span.coins { (fact(None, "draw-coins", player.coins, "wv-coin")) }
                (fact(Some(format!("hand-{seat}")), "draw-hand-size", player.hand.into(), "s-card"))
                (fact(Some(format!("tucked-{seat}")), "draw-tucked", player.tucked.into(), "wv-tuck"))
                @for token in &player.tokens {
                    @let title = pen.say.text(&crate::names::token(*token));
                    span.token role="img" title=(title) aria-label=(title) { (figure("wv-star", "")) (letter(*token)) }
                }
            }
        }
    }
}

fn starter_card(pen: &Pen<'_>, player: &PlayerView, seen: &StarterView) -> Markup {
    let say = &pen.say;
    let id = touch::starter_id(player.who, seen.starter);
    let open = pen.is_open(&id);
    let large = format!("large-{id}");
    let name = names::starter(say, seen.starter);
    let text = names::starter_side(say, seen.starter, seen.advanced);
    html! {
        div.slot {
            div.card.starter.(seen.starter.species()).open[open].used[seen.used].advanced[seen.advanced] id=(id)
                data-spot=[open.then_some(&id)] role=(if open { "button" } else { "img" }) tabindex="0" aria-label=[(!open).then_some(name)] aria-describedby=(large) {
                span.portrait aria-hidden="true" { (figure(starter_sign(seen.starter), "thing")) }
                @if seen.advanced { span.stock { (figure("wv-up", "")) } }
                b.name { (name) }
                (signs::of_text(seen.starter.text(seen.advanced)))
            }
            button.read type="button" popovertarget=(large) aria-labelledby=(id) {}
            div.large.starter.(seen.starter.species()) popover id=(large) {
                div.top {
                    span.portrait aria-hidden="true" { (figure(starter_sign(seen.starter), "thing")) }
                    div { b { (name) } small { (pen.say.word(if seen.advanced { "draw-advanced" } else { "draw-basic" })) } }
                }
                p.words { (text) }
                @if !seen.advanced {
                    p.words.later { (pen.say.word("draw-advanced")) ": " (names::starter_side(say, seen.starter, true)) }
                }
                @if seen.used { p.facts { span { (names::word(say, "draw-used")) } } }
            }
        }
    }
}

fn in_play(pen: &Pen<'_>, player: &PlayerView, seen: &CardView) -> Markup {
    let seat = player.who.0;
    let shown = Shown {
        supplies: seen.supplies.into(),
        used: seen.used,
        wordy: false,
        from: format!("hand-{seat}"),
        to: format!("tucked-{seat}"),
        ..Shown::printed(seen.card)
    };
    card(pen, &shown)
}

fn building(pen: &Pen<'_>, player: &PlayerView, seen: &BuildingView) -> Markup {
    let shown = Shown {
        supplies: seen.supplies,
        token: seen.token,
        wordy: false,
        from: format!("hand-{}", player.who.0),
        ..Shown::printed(seen.card)
    };
    card(pen, &shown)
}
