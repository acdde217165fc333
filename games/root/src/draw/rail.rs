//! The rows of the players at the side: emblem, name, points, the three facts that matter, the hand. The whole row unfolds
//! that player's board; one's own lies beside the map.

use draw::{Markup, Pen, figure, html};
use engine::{Phrase, Seat};

use super::boards::{emblem, facts, other, short_title, title, watched};
use crate::names;
use crate::view::{PlayerView, View};

/// The row of a player.
pub(super) fn row(view: &View, pen: &Pen<'_>, seat: Seat) -> Markup {
    let Some(player) = view.player(seat) else { return html! {} };
    let own = watched(view).is_some_and(|watched| watched.who == seat);
    let asked = view.turn == Some(seat);
    let current = asked.then_some("true");
    html! {
        @if own {
            div.frow.own.asked[asked].{ "of-" (player.faction) } aria-current=[current] { (line(view, pen, player)) }
        } @else {
            details.frow.asked[asked].{ "of-" (player.faction) } id={ "unfold-" (seat.0) } name="boards" aria-current=[current] {
                summary title=(pen.say.word("board-unfold")) { (line(view, pen, player)) i.chevron {} }
                (other(view, pen, player))
            }
        }
    }
}

fn line(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let name = pen.say.name(player.who);
    let active = view.active == player.who && view.ending.is_none();
    html! {
        (emblem(player.faction))
        span.who {
            b title=(name) { (name) }
            small title=(title(&pen.say, player.faction)) { (short_title(pen, player.faction)) }
        }
        (points(view, pen, player))
        span.facts {
            @for fact in facts(view, pen, player) {
                span.fact role="img" title=(fact.means) aria-label={ (fact.means) ": " (fact.text) } { (fact.sign) @if !fact.text.is_empty() { b { (fact.text) } } }
            }
            @if let (true, Some(part)) = (active, view.part) {
                @let said = pen.say.text(&names::phase(part));
                span.phase title=(said) { (figure(super::supply::sign(part), "")) }
            }
        }
        @let cards = pen.say.text(&names::cards(player.hand));
        span.held role="img" title=(cards) aria-label=(cards) { (figure("root-cards", "")) (player.hand) }
    }
}

/// The points; a crown for those who win otherwise.
fn points(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let won = view.winners.contains(player.who);
    match (player.points, player.dominance, player.partner) {
        (Some(points), ..) => {
            let said = pen.say.text(&names::points(points.into()));
            html! { span.score.won[won] role="img" title=(said) aria-label=(said) { @if won { (figure("s-crown", "")) } (points) } }
        }
        (None, Some(card), None) => {
            let said = pen.say.text(&names::card(card));
            html! { span.score role="img" title=(said) aria-label=(said) { (figure("root-dominance", "")) (figure(&format!("root-suit-{}", card.suit()), "pip")) } }
        }
        (None, _, Some(partner)) => {
            let said = pen.say.text(&Phrase::new("text-partner").phrase("faction", names::faction(partner)));
            html! { span.score role="img" title=(said) aria-label=(said) { (figure("root-dominance", "")) (emblem(partner)) } }
        }
        (None, None, None) => html! { span.score {} },
    }
}
