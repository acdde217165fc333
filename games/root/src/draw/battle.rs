//! The battle as a scene: who fights where, ambush, dice, effects and hits, and which pieces go. It lies over the part of the
//! map that is not fought over and can be folded away; the last battle of a turn stays readable until somebody chooses in the next.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;
use engine::words::Arg;

use super::land::Land;
use super::pieces;
use super::touch::{ally_spot, effect_spot, hit_spot};
use crate::action::Action;
use crate::cards::{Card, Item, Kind, Power};
use crate::factions::{Faction, Leader, Piece};
use crate::names;
use crate::question::Question;
use crate::view::{BattleView, BoardView, ClearingView, PlayerView, View};

/// The steps of a battle.
const STEPS: [&str; 4] = ["draw-step-ambush", "draw-step-dice", "draw-step-effects", "draw-step-hits"];

/// Which step is being taken; all are done when the pieces are gone.
fn step(view: &View, battle: &BattleView) -> usize {
    match view.question {
        _ if !battle.on || battle.gone => STEPS.len(),
        Some(Question::EffectsFirst | Question::BattleEffects) => 2,
        _ if battle.thrown => 3,
        _ => 0,
    }
}

/// One side of the battle.
struct Side<'a> {
    view: &'a View,
    battle: &'a BattleView,
    player: &'a PlayerView,
    seen: &'a ClearingView,
    /// 0 for the attacker, 1 for the defender.
    side: usize,
}

/// The scene, if there is or has just been a battle.
pub(super) fn battle(view: &View, pen: &Pen<'_>) -> Markup {
    let scene = || {
        let battle = view.battle.as_ref()?;
        let seen = view.clearings.get(battle.clearing.index())?;
        let player = |faction: Faction| view.players.iter().find(|player| player.faction == faction);
        let (attacker, defender) = (player(battle.attacker)?, player(battle.defender)?);
        let sides = [attacker, defender].into_iter().enumerate();
        let sides: Vec<Side<'_>> = sides.map(|(side, player)| Side { view, battle, player, seen, side }).collect();
        Some(sheet(view, pen, battle, &sides))
    };
    scene().unwrap_or_default()
}

fn sheet(view: &View, pen: &Pen<'_>, battle: &BattleView, sides: &[Side<'_>]) -> Markup {
    let now = step(view, battle);
    let (_, down) = Land::of(view.map).clearing(battle.clearing);
    let place = if down < 0.5 { "low" } else { "high" };
    // Another battle is another sheet: what was folded is open again.
    let id = format!("battle-{}-{}-{}-{}", view.round, battle.attacker, battle.defender, battle.clearing);
    let title = if battle.on { "draw-battle-in" } else { "draw-last-battle" };
    // Nothing else lies where the sheet does; the line that is left of it lies below the map.
    let covers = (place == "high").then_some("top");
    html! {
        section.{ "battle " (place) }.over[!battle.on] id=(id) data-covers=[covers.filter(|_| battle.on)] aria-label=(pen.say.text(&Phrase::new(title).arg("clearing", view.placed(battle.clearing)))) {
            details.fold-battle id={ (id) (if battle.on { "-fold" } else { "-read" }) } data-covers=[covers.filter(|_| !battle.on)] {
                summary {
                    (figure("s-swords", ""))
                    b { (pen.say.text(&Phrase::new(title).arg("clearing", names::clearing(battle.clearing)))) }
                    @if battle.thrown {
                        span.score {
                            (figure(&format!("root-emblem-{}", battle.attacker), ""))
                            b { (dealt(battle, 0)) " : " (dealt(battle, 1)) }
                            (figure(&format!("root-emblem-{}", battle.defender), ""))
                        }
                    }
                    span.see-map { (figure("root-map", "")) (pen.say.word("draw-see-map")) }
                    span.see-battle { (pen.say.word("draw-see-battle")) }
                }
            }
            div.scene {
                ol.steps {
                    @for (index, word) in STEPS.into_iter().enumerate() {
                        li.past[index < now].now[index == now] aria-current=[(index == now).then_some("step")] {
                            @if index < now { (figure("root-tick", "")) } (pen.say.word(word))
                        }
                    }
                }
                div.sides {
                    (sides[0].draw(pen))
                    (middle(pen, battle))
                    (sides[1].draw(pen))
                }
                @if !view.waiting.is_empty() {
                    @let list = view.waiting.iter().map(|&kind| Arg::Phrase(names::trigger(kind)));
                    p.to-come { (pen.say.text(&Phrase::new("draw-to-come").list("list", list))) }
                }
            }
        }
    }
}

/// All hits that a side deals.
fn dealt(battle: &BattleView, side: usize) -> u8 {
    battle.rolled[side] + battle.extra[side]
}

/// The dice, higher on the side that takes it, and what came of the ambush.
fn middle(pen: &Pen<'_>, battle: &BattleView) -> Markup {
    let ambush = match (battle.ambush, battle.countered, battle.thrown) {
        (Some(_), true, _) => Some("draw-ambush-foiled"),
        (Some(_), false, _) => Some("draw-ambushed"),
        (None, _, true) => Some("draw-no-ambush"),
        (None, _, false) => None,
    };
    html! {
        div.middle {
            div.dice {
                @for (side, shows) in battle.dice.into_iter().enumerate() {
                    @if battle.thrown {
                        svg.{ "die d" (side) } role="img" aria-label=(shows) viewBox="0 0 100 100" { use href={ "#root-die-" (shows.min(3)) } {} }
                    } @else {
                        span.{ "die blank d" (side) } { "?" }
                    }
                }
            }
            @if let Some(word) = ambush {
                p.ambush {
                    @if let Some(card) = battle.ambush { (figure(&format!("root-suit-{}", card.suit()), "")) }
                    (pen.say.word(word))
                }
            }
        }
    }
}

impl Side<'_> {
    fn draw(&self, pen: &Pen<'_>) -> Markup {
        let faction = self.player.faction;
        let role = if self.side == 0 { "draw-attacks" } else { "draw-defends" };
        html! {
            div.{ "fighter of-" (faction) } {
                header {
                    (figure(&format!("root-emblem-{faction}"), ""))
                    span {
                        b { (pen.say.text(&names::faction(faction))) }
                        small { (pen.say.text(&Phrase::new(role).seat("who", self.player.who))) }
                    }
                    @if self.battle.thrown { strong title=(pen.say.word("draw-hits-dealt")) { (dealt(self.battle, self.side)) } }
                }
                (self.tally(pen))
                (self.losses(pen))
                (self.effects(pen))
            }
        }
    }

    /// The most hits that this side can roll: its warriors, or swords.
    fn most(&self) -> u8 {
        let faction = self.player.faction;
        if let BoardView::Vagabond { items, .. } = &self.player.board {
            let swords = items.iter().filter(|(item, condition, _)| *item == Item::Sword && !condition.is_damaged());
            let ally = self.battle.ally.filter(|_| self.side == 0).map_or(0, |ally| self.standing(ally));
            return swords.map(|(_, _, count)| count).sum::<u8>() + ally;
        }
        let hired = if self.battle.mercenaries && self.side == 0 { self.standing(Faction::Riverfolk) } else { 0 };
        self.standing(faction) + hired
    }

    /// Warriors who fought, those who have fallen since included.
    fn standing(&self, faction: Faction) -> u8 {
        let now = find(&self.seen.warriors, faction);
        if self.battle.gone { now + find(&self.battle.doomed_warriors[self.side], faction) } else { now }
    }

    /// How the hits come about.
    fn tally(&self, pen: &Pen<'_>) -> Markup {
        let (battle, side) = (self.battle, self.side);
        let (die, rolled, most) = (battle.dice[side], battle.rolled[side], self.most());
        let most_word = if self.player.faction.is_vagabond() { "draw-most-swords" } else { "draw-most-warriors" };
        let line = |text: String, value: Option<String>| html! { li { span { (text) } @if let Some(value) = value { b { (value) } } } };
        let at_most = || line(pen.say.text(&Phrase::new(most_word).number("n", most.into())), None);
        html! {
            ul.tally {
                @if battle.thrown {
                    (line(pen.say.word(self.die_word()), Some(die.to_string())))
                    @if rolled < die && (rolled > 0 || most == 0) {
                        (at_most())
                    } @else if rolled < die {
                        (line(pen.say.text(&names::power(Power::Armorers)), Some(rolled.to_string())))
                    }
                    @for (why, hits) in self.extra_hits() { (line(pen.say.text(&why), Some(format!("+{hits}")))) }
                } @else {
                    (at_most())
                }
            }
        }
    }

    /// Which die this side takes; the Alliance tells why it has the higher one when it defends (rules, 5.3).
    fn die_word(&self) -> &'static str {
        let higher = self.battle.dice[self.side] >= self.battle.dice[1 - self.side];
        match (higher, self.player.faction, self.side) {
            (true, Faction::Alliance, 1) => "draw-guerrilla-die",
            (true, ..) => "draw-higher-die",
            (false, ..) => "draw-lower-die",
        }
    }

    /// Where extra hits come from, as far as it can be told from what lies on the table (rules, 5.3).
    fn extra_hits(&self) -> Vec<(Phrase, u8)> {
        let all = self.battle.extra[self.side];
        let mut told = Vec::new();
        // Later a leader may have fallen, and whoever had nobody left may have got somebody.
        if self.battle.on && self.side == 1 {
            told.push((names::power(Power::Sappers), all));
        } else if self.battle.on {
            let commander = matches!(self.player.board, BoardView::Eyrie { leader: Some(Leader::Commander), .. });
            let brutal = self.holds(Power::BrutalTactics).is_some();
            let left = all.saturating_sub(u8::from(commander));
            told.push((names::leader(Leader::Commander), u8::from(commander).min(all)));
            match (brutal, left) {
                (false, _) => told.push((Phrase::new("draw-defenseless"), left)),
                (true, 2) => {
                    told.push((Phrase::new("draw-defenseless"), 1));
                    told.push((names::power(Power::BrutalTactics), 1));
                }
                (true, _) => told.push((Phrase::new("draw-extra-hits"), left)),
            }
        } else {
            told.push((Phrase::new("draw-extra-hits"), all));
        }
        told.retain(|(_, hits)| *hits > 0);
        told
    }

    /// A card that lies before this player.
    fn holds(&self, power: Power) -> Option<Card> {
        self.player.play.iter().copied().find(|card| card.kind() == Kind::Persistent(power))
    }

    /// The pieces of this side in the clearing: those that go are crossed out, those that may go are edged.
    fn losses(&self, pen: &Pen<'_>) -> Markup {
        let (battle, faction) = (self.battle, self.player.faction);
        let doomed = &battle.doomed_warriors[self.side];
        let counted = !doomed.is_empty() || !battle.doomed[self.side].is_empty() || battle.gone || !battle.on;
        // Before hits are taken, what the dice say: warriors first, then what their owner picks.
        let expected = if battle.thrown && !counted { dealt(battle, 1 - self.side) } else { 0 };
        let armies: Vec<(Faction, u8, u8)> = [
            Some(faction),
            battle.ally.filter(|_| self.side == 0),
            Some(Faction::Riverfolk).filter(|_| battle.mercenaries && self.side == 0),
        ]
        .into_iter()
        .flatten()
        .filter(|army| !army.is_vagabond())
        .map(|army| {
            let all = self.standing(army);
            (army, all, if army == faction { find(doomed, army).max(expected.min(all)) } else { find(doomed, army) })
        })
        .filter(|(_, all, _)| *all > 0)
        .collect();
        let open_hits = expected > armies.first().map_or(0, |(_, all, _)| *all);
        html! {
            div.losses {
                @if faction.is_vagabond() { span.loss { (figure(&format!("root-pawn-{faction}"), "")) } }
                @for (army, all, lost) in armies { (self.army(pen, army, all, lost)) }
                @for &piece in Piece::of(faction) { (self.piece(pen, piece, open_hits)) }
            }
        }
    }

    /// Warriors: crossed out are those who fall.
    fn army(&self, pen: &Pen<'_>, army: Faction, all: u8, lost: u8) -> Markup {
        let spot = ally_spot(army);
        let open = pen.is_open(&spot);
        let said = pen.say.text(
            &Phrase::new("draw-army").phrase("faction", names::faction(army)).phrase("warriors", names::warriors(all)),
        );
        let symbol = format!("root-warrior-{army}");
        html! {
            span.{ "group of-" (army) }.open[open] data-spot=[open.then_some(spot)] role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
                aria-label=(said) title=(said) {
                @if all <= 4 {
                    @for number in 0..all { span.loss.gone[number < lost] { (figure(&symbol, "")) @if number < lost { (figure("root-cross", "cross")) } } }
                } @else {
                    @if lost > 0 { span.loss.gone { (figure(&symbol, "")) (figure("root-cross", "cross")) b.count { (lost) } } }
                    @if all > lost { span.loss { (figure(&symbol, "")) b.count { (all - lost) } } }
                }
            }
        }
    }

    /// Buildings or tokens of a kind.
    fn piece(&self, pen: &Pen<'_>, piece: Piece, open_hits: bool) -> Markup {
        let lost = find(&self.battle.doomed[self.side], piece);
        let here = find(&self.seen.pieces, piece) + if self.battle.gone { lost } else { 0 };
        let spot = hit_spot(piece);
        // The owner picks among what is left of it.
        let open = pen.is_open(&spot);
        let said = pen.say.text(&names::piece(piece));
        let symbol = pieces::symbol(piece, self.seen.suit);
        html! {
            @for number in 0..here {
                @let gone = number < lost;
                @let touched = open && !gone;
                span.loss.gone[gone].maybe[open_hits && !gone].open[touched] data-spot=[touched.then_some(&spot)] role=(if touched { "button" } else { "img" })
                    tabindex=[touched.then_some("0")] aria-label=(said) title=(said) {
                    (figure(&symbol, "")) @if gone { (figure("root-cross", "cross")) }
                }
            }
        }
    }

    /// Cards in play that matter in a battle, and who uses theirs first.
    fn effects(&self, pen: &Pen<'_>) -> Markup {
        let usable: &[(Power, Action)] = if self.side == 0 {
            &[
                (Power::BrutalTactics, Action::BrutalTactics),
                (Power::Armorers, Action::Armorers),
                (Power::ScoutingParty, Action::Done),
            ]
        } else {
            &[(Power::Sappers, Action::Sappers), (Power::Armorers, Action::Armorers)]
        };
        let asked = self.view.turn == Some(self.player.who);
        let first = if self.side == 0 { Action::Attacker } else { Action::Defender };
        html! {
            @if self.battle.on {
                @for (card, power, action) in usable.iter().filter_map(|&(power, action)| self.holds(power).map(|card| (card, power, action))) {
                    (effect(pen, card, power, effect_spot(action).filter(|_| asked)))
                }
                @if let Some(spot) = effect_spot(first).filter(|spot| pen.is_open(spot)) {
                    span.effect.open data-spot=(spot) role="button" tabindex="0" { (pen.say.word(if self.side == 0 { "label-attacker-first" } else { "label-defender-first" })) }
                }
            }
        }
    }
}

/// A card in play: touched to use it.
fn effect(pen: &Pen<'_>, card: Card, power: Power, spot: Option<&'static str>) -> Markup {
    let open = spot.is_some_and(|spot| pen.is_open(spot));
    html! {
        span.effect.open[open] data-spot=[spot.filter(|_| open)] role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(pen.say.text(&names::effect(card))) {
            (figure(&format!("root-card-{power}"), "")) (pen.say.text(&names::power(power)))
        }
    }
}

fn find<K: PartialEq + Copy>(list: &[(K, u8)], key: K) -> u8 {
    list.iter().find(|(other, _)| *other == key).map_or(0, |(_, count)| *count)
}
