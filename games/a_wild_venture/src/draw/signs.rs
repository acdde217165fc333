//! A card's text at a glance: a few signs with numbers. They only remind; the words stand on the same card, opened large.

use draw::{Markup, figure, html};

use crate::cards::{Card, Kind, op};
use crate::language::{Ability, Counter, Deed, Enchant, Num, Op, Text, Trigger};

/// A sign, and what is written beside it.
type Sign = (&'static str, String);

fn number(n: Num) -> String {
    if n.counter == Counter::One { n.times.to_string() } else { "×".to_string() }
}

fn kind_sign(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Villager) => "wv-villager",
        Some(Kind::Gear) => "wv-gear",
        Some(Kind::Building) => "wv-building",
        None => "wv-starter",
    }
}

/// The signs of a text: its steps in their order, as far as they have a sign.
fn signs(text: Text) -> Vec<Sign> {
    let ops = (text.0..).map(op).take_while(|op| *op != Op::End);
    let mut signs = Vec::new();
    for op in ops {
        signs.push(match op {
            Op::Gain(n) => ("wv-coin", number(n)),
            Op::Draw(n) => ("s-card", number(n)),
            Op::DrawDiscarded(n) | Op::Take(n) | Op::Search { n, .. } => ("wv-take", number(n)),
            Op::Discard { n, .. } => ("wv-bin", number(n)),
            Op::Tuck(n) | Op::TuckDiscarded(n) => ("wv-tuck", number(n)),
            Op::Travel(n, _) => ("wv-boot", number(n)),
            Op::Invest(n) => ("wv-building", format!("+{}", number(n))),
            Op::Look { n, .. } => ("wv-eye", number(n)),
            Op::ActivateStarter(starter) | Op::Upgrade(Some(starter)) => (starter_sign(starter), String::new()),
            Op::ActivateAnyStarter { .. } => ("wv-starter", String::new()),
            Op::Upgrade(None) => ("wv-up", String::new()),
            Op::ActivateVillager(_) => ("wv-villager", String::new()),
            Op::Supply(n, _) | Op::SupplyEach(n, _) => ("wv-sack", format!("+{}", number(n))),
            Op::Play(kind, ..) => (kind_sign(kind), String::new()),
            Op::PlayTrigger(_) | Op::PlaySorted(_) => ("wv-starter", String::new()),
            Op::PayCoins { n, .. } => ("wv-coin", format!("−{n}")),
            Op::PayCards { n, .. } => ("wv-bin", n.to_string()),
            Op::Sort(fate, n) => match fate {
                crate::language::Fate::Draw => ("s-card", n.to_string()),
                crate::language::Fate::Tuck => ("wv-tuck", n.to_string()),
                crate::language::Fate::Discard => ("wv-bin", n.to_string()),
            },
            Op::Option { .. } if !signs.is_empty() => ("", "/".to_string()),
            Op::If { .. } | Op::May { .. } => ("", "?".to_string()),
            Op::End | Op::Option { .. } | Op::Choose { .. } | Op::Jump(_) | Op::PutBack => continue,
        });
    }
    signs
}

/// The sign of a starter card.
pub(super) fn starter_sign(starter: crate::cards::Starter) -> &'static str {
    match starter {
        crate::cards::Starter::Nest => "wv-nest",
        crate::cards::Starter::LilyPad => "wv-lily_pad",
        crate::cards::Starter::Burrow => "wv-burrow",
    }
}

fn trigger(trigger: &Trigger) -> Sign {
    let sign = match trigger.one.deed {
        Deed::Play => "wv-villager",
        Deed::Activate => "wv-starter",
        Deed::Gain => "wv-coin",
        Deed::Draw => "s-card",
        Deed::Discard => "wv-bin",
        Deed::Tuck => "wv-tuck",
        Deed::Travel => "wv-boot",
        Deed::Chest => "wv-chest",
        Deed::Look => "wv-eye",
        Deed::Invest => "wv-building",
        Deed::Enchant => "wv-star",
        Deed::Upgrade => "wv-up",
    };
    (sign, ":".to_string())
}

fn shown(signs: &[Sign]) -> Markup {
    html! {
        @for (sign, beside) in signs {
            span.bit { @if !sign.is_empty() { (figure(sign, "")) } (beside) }
        }
    }
}

/// The signs of a text in a row.
pub(super) fn of_text(text: Text) -> Markup {
    html! { span.signs aria-hidden="true" { (shown(&signs(text))) } }
}

/// The signs of a card in a row; a building shows what it does now.
pub(super) fn of_card(card: Card, enchanted: bool) -> Markup {
    let printed = card.printed();
    let mut all = Vec::new();
    match printed.kind {
        Kind::Villager => {
            if printed.free {
                all.push(("wv-bolt", String::new()));
            }
            all.extend(signs(printed.text));
        }
        Kind::Gear => {
            all.extend(printed.trigger.as_ref().map(trigger));
            all.extend(signs(printed.text));
        }
        Kind::Building => {
            for ability in card.abilities(enchanted) {
                match ability {
                    Ability::On(when, text) => {
                        all.push(trigger(when));
                        all.extend(signs(*text));
                    }
                    Ability::Look(change) => all.push(("wv-eye", format!("{change:+}"))),
                    Ability::Cost(kind, change) => all.push((kind_sign(Some(*kind)), format!("{change:+}"))),
                    Ability::None => {}
                }
            }
            if let (Enchant::Instant(text), false) = (printed.enchant, enchanted) {
                all.push(("wv-star", ":".to_string()));
                all.extend(signs(text));
            }
        }
    }
    html! { span.signs aria-hidden="true" { (shown(&all)) } }
}
