//! Common goals: what they count, which dice they take, who would score what; and one's personal goal.

use draw::{Markup, Pen, cube, figure, html};
use engine::Phrase;

use super::names::lexicon;
use super::signs::{die, hue_of};
use super::touch::goal_spot;
use crate::effects::Resource;
use crate::goals::{CommonGoal, Tiers};
use crate::view::{GoalView, PersonalView, View};

/// All common goals.
pub(super) fn goals(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        section.goals aria-label=(pen.say.word("draw-goals")) {
            header { (figure("tu-seal", "")) h2 { (pen.say.word("draw-goals")) } }
            @if view.goals.is_empty() { p.soon { (pen.say.word("draw-goals-soon")) } }
            @for goal in &view.goals { (goal_card(view, pen, goal)) }
        }
    }
}

fn sign_of(goal: CommonGoal) -> &'static str {
    match goal {
        CommonGoal::CityCards => "s-card",
        CommonGoal::Upgrades => "tu-upgrade",
        CommonGoal::Berries => "tu-berry",
        CommonGoal::Towers => "tu-tower",
        CommonGoal::Workers => "tu-worker",
        CommonGoal::Resources => "tu-any",
        CommonGoal::Brushwood => "tu-brushwood",
        CommonGoal::Stone => "tu-stone",
        CommonGoal::Peat => "tu-peat",
    }
}

fn hue(goal: CommonGoal) -> &'static str {
    match goal {
        CommonGoal::Berries => "berry",
        CommonGoal::Resources => "any",
        CommonGoal::Brushwood => Resource::Brushwood.id(),
        CommonGoal::Stone => Resource::Stone.id(),
        CommonGoal::Peat => Resource::Peat.id(),
        CommonGoal::CityCards | CommonGoal::Upgrades | CommonGoal::Towers | CommonGoal::Workers => "act",
    }
}

fn goal_card(view: &View, pen: &Pen<'_>, goal: &GoalView) -> Markup {
    let (name, what) = lexicon(&pen.say).common_goal(goal.goal);
    let watched = view.me.or(view.turn).and_then(|seat| goal.standing.get(seat.index()));
    html! {
        article.goal.taken[goal.die.is_some()] id=(goal.goal) {
            (figure(sign_of(goal.goal), &format!("what {}", hue(goal.goal))))
            b.called title=(what) { (name) }
            (tiers(pen, &goal.tiers, watched.map(|standing| standing.count)))
            div.faces {
                @if let Some((who, face)) = goal.die {
                    @let id = format!("on-{}", goal.goal);
                    @let said = pen.say.text(&Phrase::new("draw-goal-taken").seat("who", who));
                    span.taker id=(id) data-piece=(id) data-from={ "tray-" (who.0) } data-to={ "tray-" (who.0) } role="img" title=(said) {
                        (die(face, &hue_of(who))) (cube(who))
                    }
                } @else {
                    @for &face in &goal.faces {
                        @let spot = goal_spot(goal.goal, face);
                        @let open = pen.is_open(&spot);
                        @let near = open && !view.chooser().is_some_and(|player| player.unused.contains(&face));
                        @let said = pen.say.text(&Phrase::new("draw-goal-face").number("die", face.value().into())
                            .number("points", watched.map_or(0, |standing| standing.points).into()));
                        span.face.open[open].near[near] id=(spot) data-spot=(spot) role=(if open { "button" } else { "img" })
                            tabindex=[open.then_some("0")] title=(said) { (die(face, "plain")) }
                    }
                }
            }
            div.race {
                @for (seat, standing) in view.seats.iter().zip(&goal.standing) {
                    @let said = pen.say.text(&Phrase::new("draw-goal-count").seat("who", seat.who)
                        .number("n", standing.count.into()).number("points", standing.points.into()));
                    span role="img" title=(said) { (cube(seat.who)) (standing.count) }
                }
            }
        }
    }
}

/// The steps of a goal, those that are reached lit up.
fn tiers(pen: &Pen<'_>, tiers: &Tiers, count: Option<u8>) -> Markup {
    let reached = count.map_or(0, |count| tiers.thresholds.iter().filter(|&&least| count >= least).count());
    html! {
        div.tiers {
            @for (index, (least, points)) in tiers.thresholds.iter().zip(tiers.points).enumerate() {
                @let said = pen.say.text(&Phrase::new("draw-tier").number("n", i64::from(*least)).number("points", points.into()));
                span.tier.past[index + 1 < reached].now[index + 1 == reached] role="img" title=(said) {
                    (least) i { (figure("tu-acorn", "acorn")) b { (points) } }
                }
            }
        }
    }
}

/// A personal goal that these eyes may see.
pub(super) fn personal(pen: &Pen<'_>, own: &PersonalView) -> Markup {
    let (name, what) = lexicon(&pen.say).personal_goal(own.goal);
    let now = Phrase::new("draw-goal-now")
        .number("n", own.standing.count.into())
        .number("points", own.standing.points.into());
    html! {
        article.goal.personal title={ (pen.say.word("draw-personal")) ": " (what) } {
            (figure("tu-seal", "what"))
            b.called { (name) }
            p.tells { (what) }
            (tiers(pen, &own.tiers, Some(own.standing.count)))
            div.race { (pen.say.text(&now)) }
        }
    }
}
