//! The Marquise's board (rules, 6): three tracks of buildings with the wood above each column and the points in each space.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::marks::step;
use super::{Fact, counted, in_supply};
use crate::event::Part;
use crate::factions::{BUILDING_COST, Piece, building_points};
use crate::names;
use crate::view::{BoardView, PlayerView, View};

/// What each kind of building is for.
const USES: [(Piece, &str, &str); 3] = [
    (Piece::Sawmill, "board-sawmills", "board-sawmills-do"),
    (Piece::Workshop, "board-workshops", "board-workshops-do"),
    (Piece::Recruiter, "board-recruiters", "board-recruiters-do"),
];
/// Recruiters that bring another card.
const CARDS: [usize; 2] = [2, 4];

/// Wood that lies on the map.
fn wood_on_map(view: &View) -> u8 {
    view.clearings.iter().map(|seen| seen.count(Piece::Wood)).sum()
}

pub(super) fn board(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let &BoardView::Marquise { wood, sawmills, workshops, recruiters, actions, birds, .. } = &player.board else {
        return html! {};
    };
    let on_map = [sawmills, workshops, recruiters];
    let stocks = Phrase::new("board-wood").number("map", wood_on_map(view).into()).number("left", wood.into());
    html! {
        div.stocks {
            span.sign role="img" title=(pen.say.text(&stocks)) aria-label=(pen.say.text(&stocks)) {
                (figure("root-piece-wood", "piece")) b { (wood_on_map(view)) } small { (pen.say.word("board-on-map")) }
            }
            (in_supply(pen, player))
            @if view.active == player.who && view.part == Some(Part::Daylight) { (dots(pen, actions, birds)) }
        }
        div.tracks {
            div.lane.costs {
                span {}
                @for cost in BUILDING_COST { span title=(pen.say.text(&Phrase::new("board-costs-wood").number("n", cost.into()))) { (figure("root-piece-wood", "piece")) (cost) } }
            }
            @for (row, (piece, name, does)) in USES.into_iter().enumerate() {
                div.track-name { b { (pen.say.word(name)) } small { (pen.say.word(does)) } }
                div.lane {
                    b.built title={ (on_map[row]) " " (pen.say.word("board-on-map")) } { (on_map[row]) }
                    @for (place, points) in building_points(piece).into_iter().enumerate() {
                        @let said = Phrase::new("board-building").phrase("piece", names::piece(piece)).number("cost", BUILDING_COST[place].into()).phrase("points", names::points(points.into()));
                        (step(place, on_map[row], &pen.say.text(&said), &html! {
                            (figure(&format!("root-piece-{piece}"), "piece")) b { "+" (points) }
                            @if row == 2 && CARDS.contains(&place) { (figure("root-cards", "extra")) }
                        }))
                    }
                }
            }
        }
        p.note { (figure("root-cards", "")) (counted(pen, "board-evening-cards", 1 + i64::from(recruiters >= 3) + i64::from(recruiters >= 5))) " " (pen.say.word("board-recruiter-cards")) }
    }
}

/// The actions that are left today.
fn dots(pen: &Pen<'_>, actions: u8, birds: bool) -> Markup {
    let said = counted(pen, "board-actions", actions);
    html! {
        span.sign.dots role="img" title=(said) aria-label=(said) {
            @for n in 0..actions.max(if birds { 0 } else { 3 }) { i.dot.full[n < actions] {} }
            small { (said) }
        }
    }
}

pub(super) fn facts(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    let &BoardView::Marquise { sawmills, workshops, recruiters, .. } = &player.board else { return Vec::new() };
    let built = sawmills + workshops + recruiters;
    vec![
        Fact::new(pen, figure("root-piece-wood", "piece"), &wood_on_map(view), "fact-wood"),
        Fact::new(pen, figure("root-warrior-marquise", "warrior"), &player.supply, "fact-supply"),
        Fact::new(pen, figure("root-piece-sawmill", "piece"), &built, "fact-buildings"),
    ]
}
