//! What is mine: dice, stores, the four order boards, advisors and the personal goal. Those who only watch see the court
//! of whoever has to choose.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::begin::crop;
use super::city::card_of;
use super::goals::personal;
use super::names::lexicon;
use super::orders::order;
use super::signs::{berries, counter, die, hue_of, resource};
use super::touch::{ALL, BERRIES, BUY, die_spot, face_spot, store_spot};
use super::{asks, candidate};
use crate::boards::Face;
use crate::effects::{MOST_BERRIES, MOST_RESOURCES, Resource};
use crate::names;
use crate::question::Question;
use crate::view::{PlayerView, View};

/// The court of the one who looks, or of the one who is looked at.
pub(super) fn dock(view: &View, pen: &Pen<'_>) -> Markup {
    let Some(player) = super::watched(view) else { return html! {} };
    html! {
        div.court.(asks(view)).(hue_of(player.who)) {
            div.tray {
                @match &player.dealt {
                    Some(dealt) => (deal(pen, player, dealt)),
                    None => (dice(view, pen, player)),
                }
                (stores(view, pen, player))
            }
            div.orders { @for board in &player.boards { (order(view, pen, player, board)) } }
            div.people { (title(pen, player)) (advisors(view, pen, player)) @if let Some(own) = &player.personal { (personal(pen, own)) } }
        }
    }
}

/// The starting boosts to choose from.
fn deal(pen: &Pen<'_>, player: &PlayerView, dealt: &[crate::cards::Card]) -> Markup {
    let left = dealt.iter().filter(|card| !player.boards.iter().any(|board| board.starting == Some(**card)));
    html! { div.deal { @for &card in left { (card_of(pen, card, "dealt", true)) } } }
}

/// Unused dice, and those that can be bought.
fn dice(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let prices = Phrase::new("draw-prices")
        .number("reroll", player.numbers.reroll.into())
        .number("change", player.numbers.change.into());
    let prices = pen.say.text(&prices);
    let own = view.me == Some(player.who);
    html! {
        div.dice id=[own.then(|| format!("tray-{}", player.who.0))] role="group" aria-label=(pen.say.word("draw-dice")) {
            @for (index, &face) in player.unused.iter().enumerate() {
                @let nth = player.unused[..index].iter().filter(|&&other| other == face).count();
                @let spot = die_spot(face);
                @let open = pen.is_open(&spot);
                @let id = format!("die-{}-{face}-{nth}", player.who.0);
                span.cast.{ "v" (face) }.open[open] id=[own.then_some(&id)] data-piece=[own.then_some(&id)] data-spot=(spot) role=(if open { "button" } else { "img" })
                    tabindex=[open.then_some("0")] title={ (face) ". " (prices) } { (die(face, &hue_of(player.who))) }
            }
            @for _ in 0..player.unrolled { span.cast.blank role="img" title=(pen.say.word("draw-unrolled")) { b { "?" } } }
            @if player.supply > 0 || player.dropped > 0 { (supply(pen, player)) }
            @if matches!(view.question, Some(Question::SetFace { .. })) && view.turn == Some(player.who) { (faces(pen)) }
        }
    }
}

/// The dice in the supply: one can be bought.
fn supply(pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let open = pen.is_open(BUY);
    let title = Phrase::new("draw-supply").number("n", player.supply.into()).number("price", player.numbers.buy.into());
    html! {
        span.buy.open[open] id=(BUY) data-spot=(BUY) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
            title=(pen.say.text(&title)) {
            (figure("tu-plus", "plus")) (figure("tu-d5", "die plain")) small { "×" (player.supply) } (berries(player.numbers.buy))
        }
    }
}

/// The values that a die can be set to.
fn faces(pen: &Pen<'_>) -> Markup {
    html! {
        span.pick {
            (figure("tu-to", "to"))
            @for face in Face::all() {
                @let spot = face_spot(face);
                @if pen.is_open(&spot) {
                    span.cast.open id=(spot) data-spot=(spot) role="button" tabindex="0" title=(face) { (die(face, "plain")) }
                }
            }
        }
    }
}

/// Brushwood, stone, peat and berries as bars with numbers; workers and towers that are left.
fn stores(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let seat = player.who.0;
    let gather = crop(view, player).filter(|_| pen.is_open(ALL));
    html! {
        div.stores {
            @for &kind in Resource::ALL {
                @let count = player.stock[kind.index()];
                @let said = Phrase::new("draw-store").phrase("what", names::resource(Some(kind))).number("n", count.into()).number("most", MOST_RESOURCES.into());
                (store(pen, &store_spot(kind), kind.id(), &resource(kind), seat, count, MOST_RESOURCES, &pen.say.text(&said)))
            }
            @let said = Phrase::new("draw-store").word("what", "draw-berries").number("n", player.berries.into()).number("most", MOST_BERRIES.into());
            (store(pen, BERRIES, "berry", &figure("tu-berry", "berry"), seat, player.berries, MOST_BERRIES, &pen.say.text(&said)))
            @if let Some(all) = gather {
                span.all.open id=(ALL) data-spot=(ALL) role="button" tabindex="0"
                    title=(pen.say.text(&Phrase::new("label-take").phrase("gain", names::resources(all)))) {
                    (super::signs::cost(all))
                }
            }
            (home(pen, player, view.me == Some(player.who)))
        }
    }
}

#[allow(clippy::too_many_arguments, reason = "a row of plain facts")]
fn store(pen: &Pen<'_>, spot: &str, kind: &str, sign: &Markup, seat: u8, count: u8, most: u8, said: &str) -> Markup {
    let open = pen.is_open(spot);
    // Ten steps, whatever the limit: the bar's width is a class, since styles do not travel in markup.
    let tenths = (u16::from(count) * 10).div_ceil(u16::from(most));
    html! {
        span.store.(kind).open[open] id=(spot) data-spot=(spot) role=(if open { "button" } else { "img" })
            tabindex=[open.then_some("0")] title=(said) {
            (sign) (counter(&format!("have-{seat}-{kind}"), count))
            i.bar.{ "w" (tenths) } {}
        }
    }
}

/// Workers and towers in the supply.
fn home(pen: &Pen<'_>, player: &PlayerView, own: bool) -> Markup {
    let seat = player.who.0;
    let place = |kind: &str| own.then(|| format!("{kind}-{seat}"));
    let workers = pen.say.text(&Phrase::new("draw-workers-home").number("n", player.idle_workers.into()));
    let towers = pen.say.text(&Phrase::new("draw-towers-home").number("n", player.idle_towers.into()));
    html! {
        span.home id=[place("workers")] role="img" title=(workers) { (figure(&format!("tu-worker-{seat}"), "")) b { (player.idle_workers) } }
        span.home id=[place("towers")] role="img" title=(towers) { (figure(&format!("tu-tower-{seat}"), "")) b { (player.idle_towers) } }
    }
}

/// Who I am and what my title gives.
fn title(pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let what = lexicon(&pen.say).title(player.title);
    let name = pen.say.text(&names::title(player.title, player.character));
    let character = pen.say.text(&names::character(player.character));
    html! {
        div.title title={ (character) ", " (name) ": " (what) } {
            (candidate(player.character))
            b { (name) }
            p { (what) }
        }
    }
}

fn advisors(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let free = usize::from(player.numbers.advisors).saturating_sub(player.advisors.len());
    html! {
        div.advisors role="group" aria-label=(pen.say.word("draw-advisors")) {
            @for advisor in &player.advisors {
                @let class = if advisor.rotated { "adviser rotated" } else { "adviser" };
                (card_of(pen, advisor.card, class, view.me == Some(player.who)))
            }
            @if view.round > 0 { @for _ in 0..free { span.seat title=(pen.say.word("draw-advisor-free")) { (figure("s-paw", "")) } } }
        }
    }
}
