//! A kingdom: name and tokens, decree, who leads, and its territories on the way to the capital. Every card lies beside
//! the cube that came with it, so the column of cards and the row of cubes are one path.

use draw::{Markup, Pen, Sketch, cube, figure, html};
use engine::Phrase;

use super::card::open_card;
use super::decree::{allowed_phrase, decree};
use super::{called, colour};
use crate::event::Who;
use crate::kingdoms::{Kingdom, Slot};
use crate::names::kingdom as kingdom_phrase;
use crate::view::{KingdomView, Question, SpaceView, View};

/// The id of a kingdom's element; also its spot.
pub(super) fn kingdom_id(kingdom: Kingdom) -> String {
    format!("kingdom-{kingdom}")
}

/// A kingdom's name.
pub(super) fn name(pen: &Pen<'_>, kingdom: Kingdom) -> String {
    pen.say.text(&kingdom_phrase(kingdom))
}

/// A kingdom's emblem.
pub(super) fn emblem(kingdom: Kingdom) -> Markup {
    figure(&format!("ak-{kingdom}"), "emblem")
}

/// A kingdom at a moment: all that its picture shows.
#[derive(PartialEq)]
struct Scene {
    land: KingdomView,
    age: u8,
    peace: bool,
    open: bool,
    instead: bool,
    meant: bool,
    scored: bool,
    fought_over: bool,
}

/// A kingdom. To most who look it is the same, and mostly the same as a move ago: it is drawn once for all that.
pub(super) fn kingdom(view: &View, pen: &Pen<'_>, land: &KingdomView) -> Sketch {
    let open = pen.is_open(&kingdom_id(land.kingdom));
    // With the partner still to choose, another kingdom can be taken instead, but that is not what is asked.
    let instead = open && matches!(view.question, Some(Question::Partner { .. }));
    let meant = matches!(view.question, Some(Question::Partner { kingdom, .. }) if kingdom == land.kingdom);
    let scene = Scene {
        land: land.clone(),
        age: view.age,
        peace: view.peace_treaty,
        open,
        instead,
        meant,
        scored: land.scored && view.outcome.is_none(),
        fought_over: view.battle.as_ref().is_some_and(|battle| battle.kingdom == land.kingdom),
    };
    pen.once(scene, picture)
}

fn picture(pen: &Pen<'_>, scene: &Scene) -> Markup {
    let Scene { ref land, age, peace, open, instead, meant, scored, fought_over } = *scene;
    let (id, name) = (kingdom_id(land.kingdom), name(pen, land.kingdom));
    let size = pen.say.text(&Phrase::new("draw-size").number("count", i64::from(land.territories)));
    let label = format!("{name}. {}", pen.say.text(&allowed_phrase(land)));
    html! {
        div.kingdom.{ "land-" (land.kingdom.index()) }.open[open && !instead].instead[instead].meant[meant]
            .scored[scored].fought[fought_over]
            id=(id) data-spot=(id) role=(if open { "button" } else { "group" }) tabindex=[open.then_some("0")]
            aria-label=[(!open).then_some(&label)] title=[open.then_some(&label)] {
            (figure(&format!("ak-land-{}", land.kingdom.index()), "scene"))
            div.head {
                (emblem(land.kingdom))
                h2 { (name) " " small title=(size) { (land.territories) } }
            }
            div.purse { (coins(pen, land, age)) (council(pen, land)) }
            (decree(pen, land))
            (tally(pen, land, peace))
            ol.path.{ "of-" (land.territories) } {
                @for (place, space) in land.spaces.iter().filter(|space| !in_council(space)).enumerate() {
                    (territory(pen, land, space, place))
                }
            }
        }
    }
}

fn in_council(space: &SpaceView) -> bool {
    matches!(space.space.slot, Slot::Council(_))
}

/// What the kingdom is worth: now, later, and what is gone.
fn coins(pen: &Pen<'_>, land: &KingdomView, present: u8) -> Markup {
    html! {
        div.coins {
            @for (age, token) in (1..).zip(&land.tokens) {
                @let now = age == present && !token.gone;
                @let word = if token.gone { "draw-token-gone" } else if now { "draw-token-now" } else { "draw-token-later" };
                @let title = pen.say.text(&Phrase::new(word).number("value", i64::from(token.value)).number("age", age.into()));
                b.coin.now[now].gone[token.gone] id=(token.token) role="img" title=(title) { (token.value) }
            }
        }
    }
}

fn council(pen: &Pen<'_>, land: &KingdomView) -> Markup {
    html! {
        div.council {
            span.word { (pen.say.word("draw-council")) }
            @for space in land.spaces.iter().filter(|space| in_council(space)) {
                (seat(pen, space, "council-seat", "draw-empty"))
            }
        }
    }
}

/// What somebody would get out of a kingdom if it were scored now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stake {
    /// So many points.
    Points(u8),
    /// A battle for the first place.
    Battle,
}

/// The stakes of those in the tally, in its order (5.7, 5.9).
pub(super) fn stakes(land: &KingdomView, peace: bool) -> Vec<(Who, u8, Stake)> {
    let best = land.tally.first().map_or(0, |first| first.cubes);
    let tied = land.tally.iter().filter(|entry| entry.cubes == best).count() > 1;
    let in_capital = land.spaces.iter().find(|space| space.space.slot == Slot::Capital).and_then(|space| space.owner);
    let settled = |who: Who| peace && Some(who) == in_capital;
    let decided = tied && land.tally.iter().any(|entry| entry.cubes == best && settled(entry.who));
    let prizes = [land.value, 3, 1];
    let mut place = 0;
    let mut last = best;
    let mut stakes = Vec::new();
    for entry in &land.tally {
        if entry.cubes < last {
            // A battle, or a treaty with a winner, fills the second place with those who lose the first.
            place += if last == best && tied && (decided || !peace) { 2 } else { 1 };
            last = entry.cubes;
        }
        let first = entry.cubes == best;
        let stake = if first && tied && !peace {
            Stake::Battle
        } else if first && decided && !settled(entry.who) {
            Stake::Points(3)
        } else {
            Stake::Points(prizes.get(place).copied().unwrap_or(0))
        };
        stakes.push((entry.who, entry.cubes, stake));
    }
    stakes
}

fn tally(pen: &Pen<'_>, land: &KingdomView, peace: bool) -> Markup {
    html! {
        ol.tally {
            @for (who, cubes, stake) in stakes(land, peace) {
                @let title = pen.say.text(&match stake {
                    Stake::Points(points) => Phrase::new("draw-tally-points").number("points", i64::from(points)),
                    Stake::Battle => Phrase::new("draw-tally-battle"),
                }.number("cubes", i64::from(cubes)));
                @let title = format!("{}: {title}", called(pen, who));
                li title=(title) {
                    (cube(colour(who))) b { (cubes) }
                    @if !land.scored {
                        @match stake {
                            Stake::Points(points) => small { "+" (points) },
                            Stake::Battle => (figure("s-swords", "clash")),
                        }
                    }
                }
            }
        }
    }
}

/// A territory and the card that was played for it.
fn territory(pen: &Pen<'_>, land: &KingdomView, space: &SpaceView, place: usize) -> Markup {
    let capital = space.space.slot == Slot::Capital;
    let next = place == land.column.len();
    let last = place + 1 == land.column.len();
    let free = match (capital, next) {
        (true, true) => "draw-capital-open",
        (true, false) => "draw-capital-closed",
        (false, _) => "draw-empty",
    };
    html! {
        li.step.capital[capital].next[next].last[last] {
            (seat(pen, space, if capital { "slot crowned" } else { "slot" }, free))
            @if let Some(&card) = land.column.get(place) {
                (open_card(pen, card, ""))
            } @else if capital {
                span.state aria-hidden="true" { (pen.say.word(free)) }
            }
        }
    }
}

/// A place for a cube, and the cube in it; `free` is said of it while it is empty. Cubes come from their owner's supply, those of the council from the capital.
fn seat(pen: &Pen<'_>, space: &SpaceView, class: &str, free: &'static str) -> Markup {
    let word = match space.space.slot {
        Slot::Territory(_) => "draw-territory",
        Slot::Capital => "draw-capital",
        Slot::Council(_) => "draw-council-seat",
    };
    let owner = space.owner.map_or_else(|| pen.say.word(free), |who| called(pen, who));
    let title = format!("{}: {owner}", pen.say.word(word));
    html! {
        span class=(class) id=(space.space) role="img" title=(title) {
            @if space.space.slot == Slot::Capital { (figure("s-crown", "crown")) }
            @if let Some(who) = space.owner {
                @let seat = colour(who);
                @let from = match space.space.slot {
                    Slot::Council(_) => format!("{}_capital", space.space.kingdom),
                    _ => format!("supply-{}", seat.0),
                };
                @let id = format!("cube-{}-{}", seat.0, space.space);
                span.piece id=(id) data-piece=(id) data-from=(from) data-to={ "supply-" (seat.0) } { (cube(seat)) }
            }
        }
    }
}
