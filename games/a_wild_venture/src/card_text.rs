//! Card texts in words, made from the effect language: no card has a sentence of its own.

use engine::words::Arg;
use engine::{Phrase, certainly};

use crate::cards::{Card, Kind, Species, Starter, op};
use crate::language::{
    Ability, Counter, Deed, Enchant, Fate, Filter, Labels, Mods, Num, Op, Pattern, Price, Text, Trigger, Zone,
};
use crate::names;

/// Everything that is printed on a card, but for its name and its numbers.
pub fn card_text(card: Card) -> Phrase {
    let printed = card.printed();
    match printed.kind {
        Kind::Villager if printed.free => Phrase::new("card-free").phrase("text", effect(printed.text)),
        Kind::Villager => effect(printed.text),
        Kind::Gear => {
            let trigger = printed.trigger.map_or_else(nothing, |trigger| deeds(&trigger));
            Phrase::new("card-gear").phrase("trigger", trigger).phrase("relic", effect(printed.text))
        }
        Kind::Building => {
            let text = abilities(&printed.abilities);
            let (key, enchanted) = match printed.enchant {
                Enchant::Instant(text) => ("card-building-instant", effect(text)),
                Enchant::Becomes(others) => ("card-building-becomes", abilities(&others)),
                Enchant::None => return text,
            };
            Phrase::new(key).phrase("text", text).phrase("enchanted", enchanted)
        }
    }
}

/// What a starter card does on one of its sides.
pub fn starter_text(starter: Starter, advanced: bool) -> Phrase {
    effect(starter.text(advanced))
}

/// A whole text.
pub(crate) fn effect(text: Text) -> Phrase {
    let end = (text.0..).find(|&at| op(at) == Op::End).unwrap_or(text.0);
    steps(text.0, end)
}

/// A text of one or two plain steps, such as fits on a button; others are read on their card.
pub(crate) fn brief(text: Text) -> Option<Phrase> {
    let plain = |num: Num| num.counter == Counter::One;
    let short = |at: u16| match op(at) {
        Op::Gain(n) | Op::Draw(n) | Op::Tuck(n) | Op::Invest(n) => plain(n),
        Op::Travel(n, mods) => plain(n) && mods == Mods::default(),
        Op::ActivateStarter(_) | Op::Upgrade(_) => true,
        _ => false,
    };
    let length = (text.0..).take_while(|&at| short(at)).take(3).count() as u16;
    ((1..=2).contains(&length) && op(text.0 + length) == Op::End).then(|| effect(text))
}

/// One of the effects that a text offers, counted from 1.
pub(crate) fn option(text: Text, number: u8) -> Phrase {
    let mut at = text.0;
    for _ in 1..number {
        at += length(at);
    }
    match op(at) {
        Op::Option { skip } => steps(at + 1, at + 1 + u16::from(skip)),
        _ => nothing(),
    }
}

/// The block that may be applied or not; it comes before `text` has gone on.
pub(crate) fn block(text: Text) -> Phrase {
    match op(text.0.wrapping_sub(1)) {
        Op::May { skip } => steps(text.0, text.0 + u16::from(skip)),
        _ => nothing(),
    }
}

fn nothing() -> Phrase {
    Phrase::new("nothing")
}

/// How many ops the step at a place takes.
fn length(at: u16) -> u16 {
    let block = |skip: u8| 1 + u16::from(skip);
    match op(at) {
        Op::Look { skip, .. }
        | Op::Search { skip, .. }
        | Op::PayCoins { skip, .. }
        | Op::PayCards { skip, .. }
        | Op::May { skip }
        | Op::Choose { skip, .. } => block(skip),
        Op::Option { skip } => block(skip) + 1,
        Op::If { skip, .. } => match op(at + u16::from(skip)) {
            Op::Jump(other) => block(skip) + u16::from(other),
            _ => block(skip),
        },
        _ => 1,
    }
}

/// Steps one after the other.
fn steps(from: u16, to: u16) -> Phrase {
    let mut said: Option<Phrase> = None;
    let mut at = from;
    while at < to {
        let next = step(at);
        said = Some(match said {
            Some(before) => Phrase::new("effect-then").phrase("one", before).phrase("other", next),
            None => next,
        });
        at += length(at);
    }
    said.unwrap_or_else(nothing)
}

fn step(at: u16) -> Phrase {
    let counted = |key: &'static str, n: Num| {
        // No card counts anything for these.
        certainly(n.counter == Counter::One);
        Phrase::new(key).number("n", i64::from(n.times))
    };
    let amount = |key: &'static str, unit: &'static str, n: Num| Phrase::new(key).phrase("amount", amount_of(unit, n));
    let inside = |skip: u8| steps(at + 1, at + 1 + u16::from(skip));
    match op(at) {
        Op::Gain(n) => amount("effect-gain", "coins", n),
        Op::Draw(n) => amount("effect-draw", "cards", n),
        Op::DrawDiscarded(n) => counted("effect-draw-discarded", n),
        Op::Discard { n, up_to: false } => amount("effect-discard", "cards", n),
        Op::Discard { n, up_to: true } => amount("effect-discard-up-to", "cards", n),
        Op::Tuck(n) => amount("effect-tuck", "cards", n),
        Op::TuckDiscarded(n) => counted("effect-tuck-discarded", n),
        Op::Travel(n, mods) => travel(amount("effect-travel", "spaces", n), mods),
        Op::Invest(n) => amount("effect-invest", "coins", n),
        Op::Look { n, skip } => amount("effect-look", "cards", n).list("subs", subs(at, skip)),
        Op::Search { n, skip } => counted("effect-search", n).list("subs", subs(at, skip)),
        Op::ActivateStarter(starter) => Phrase::new("effect-activate").phrase("what", names::starter(starter)),
        Op::ActivateAnyStarter { different: false } => Phrase::new("effect-activate-starter"),
        Op::ActivateAnyStarter { different: true } => Phrase::new("effect-activate-different"),
        Op::ActivateVillager(filter) => filtered(Phrase::new("effect-activate-villager"), filter),
        Op::Supply(n, filter) => filtered(counted("effect-supply", n), filter),
        Op::SupplyEach(n, filter) => filtered(counted("effect-supply-each", n), filter),
        Op::Play(kind, zone, price) => {
            let key = match zone {
                Zone::Hand => "effect-play-hand",
                Zone::Discard => "effect-play-discard",
            };
            Phrase::new(key).phrase("what", what(kind, None)).phrase("price", reduction(price))
        }
        Op::PlayTrigger(price) => Phrase::new("effect-play-trigger").phrase("price", reduction(price)),
        Op::Take(n) => counted("effect-take", n),
        Op::Upgrade(None) => Phrase::new("effect-upgrade-starter"),
        Op::Upgrade(Some(starter)) => Phrase::new("effect-upgrade").phrase("what", names::starter(starter)),
        Op::PayCoins { n, skip } => {
            Phrase::new("effect-pay").phrase("amount", of_unit("coins", n)).phrase("effect", inside(skip))
        }
        Op::PayCards { n, skip } => {
            Phrase::new("effect-pay-cards").phrase("amount", of_unit("cards", n)).phrase("effect", inside(skip))
        }
        Op::May { skip } => Phrase::new("effect-may").phrase("effect", inside(skip)),
        Op::Choose { options, .. } => {
            let quoted = |number| Phrase::new("effect-option").phrase("effect", option(Text(at + 1), number));
            let options = (1..=options).map(quoted);
            let options =
                options.reduce(|one, other| Phrase::new("effect-or").phrase("one", one).phrase("other", other));
            Phrase::new("effect-choose").phrase("options", options.unwrap_or_else(nothing))
        }
        Op::If { counter, at_least, n, skip } => {
            let condition = Phrase::new(if at_least { "if-at-least" } else { "if-at-most" })
                .number("n", i64::from(n))
                .phrase("what", counted_things(counter));
            let other = length(at) - 1 - u16::from(skip);
            if other == 0 {
                return Phrase::new("effect-if").phrase("condition", condition).phrase("effect", inside(skip));
            }
            let behind = at + 1 + u16::from(skip);
            Phrase::new("effect-if-else")
                .phrase("condition", condition)
                .phrase("effect", inside(skip - 1))
                .phrase("otherwise", steps(behind, behind + other))
        }
        Op::End | Op::Option { .. } | Op::Jump(_) | Op::Sort(..) | Op::PlaySorted(_) | Op::PutBack => nothing(),
    }
}

/// So many coins, cards or spaces.
fn of_unit(unit: &'static str, n: u8) -> Phrase {
    Phrase::new(unit).number("n", i64::from(n))
}

/// How many of what, perhaps for each of something.
fn amount_of(unit: &'static str, n: Num) -> Phrase {
    let times = of_unit(unit, n.times);
    if n.counter == Counter::One {
        return times;
    }
    let each = Phrase::new("num-each").phrase("amount", times).phrase("what", each_of(n.counter));
    if n.most == u8::MAX {
        return each;
    }
    let most = i64::from(n.times) * i64::from(n.most);
    Phrase::new("num-at-most").phrase("each", each).number("most", most)
}

/// One of what is counted, as "card in your hand".
fn each_of(counter: Counter) -> Phrase {
    Phrase::new(match counter {
        Counter::One | Counter::Hand => "each-hand",
        Counter::Villagers => "each-villager",
        Counter::Buildings => "each-building",
        Counter::Enchanted => "each-enchanted",
        Counter::GearAll => "each-gear",
        Counter::OppVillagers => "each-opp-villager",
        Counter::Steps => "each-step",
        Counter::Discarded => "each-discarded",
    })
}

/// What is counted, as "cards in your hand".
fn counted_things(counter: Counter) -> Phrase {
    Phrase::new(match counter {
        Counter::One | Counter::Hand => "count-hand",
        Counter::Villagers => "count-villagers",
        Counter::Buildings => "count-buildings",
        Counter::Enchanted => "count-enchanted",
        Counter::GearAll => "count-gear",
        Counter::OppVillagers => "count-opp-villagers",
        Counter::Steps => "count-steps",
        Counter::Discarded => "count-discarded",
    })
}

fn travel(phrase: Phrase, mods: Mods) -> Phrase {
    let mut said = phrase;
    for (one, key) in [
        (Mods::GAIN_TO_DRAW, "mod-gain-to-draw"),
        (Mods::DOUBLE, "mod-double"),
        (Mods::CHEST_UP, "mod-chest-up"),
        (Mods::TOLL_FREE, "mod-toll-free"),
    ] {
        if mods.has(one) {
            said = Phrase::new("effect-then").phrase("one", said).word("other", key);
        }
    }
    said
}

/// The subs of a look or a search.
fn subs(at: u16, skip: u8) -> Vec<Arg> {
    let all = (at + 1..=at + u16::from(skip)).filter_map(|at| match op(at) {
        Op::Sort(fate, n) => {
            let key = match fate {
                Fate::Draw => "sub-draw",
                Fate::Tuck => "sub-tuck",
                Fate::Discard => "sub-discard",
            };
            Some(Phrase::new(key).number("n", i64::from(n)))
        }
        Op::PlaySorted(Price::Free) => Some(Phrase::new("sub-play-free")),
        Op::PlaySorted(price) => Some(Phrase::new("sub-play").phrase("price", reduction(price))),
        _ => None,
    });
    all.map(Arg::Phrase).collect()
}

fn filtered(phrase: Phrase, filter: Filter) -> Phrase {
    let which = match (filter.other, filter.no_activate) {
        (false, false) => "any",
        (true, false) => "other",
        (false, true) => "quiet",
        (true, true) => "other-quiet",
    };
    phrase.arg("which", Arg::Text(which.into()))
}

/// How much cheaper something is played.
pub(crate) fn reduction(price: Price) -> Phrase {
    match price {
        Price::Free => Phrase::new("price-free"),
        Price::Less(0) => Phrase::new("price-full"),
        Price::Less(less) => Phrase::new("price-less").number("n", i64::from(less)),
    }
}

/// A card of a kind, of a species, or both, as somebody plays or discards it.
pub(crate) fn what(kind: Option<Kind>, species: Option<Species>) -> Phrase {
    let id = |kind: Option<Kind>| Arg::Text(kind.map_or("card", Kind::id).into());
    match species {
        None => Phrase::new("what").arg("kind", id(kind)),
        Some(species) => Phrase::new("what-of").arg("kind", id(kind)).phrase("species", names::species(species)),
    }
}

/// What a trigger waits for.
fn deeds(trigger: &Trigger) -> Phrase {
    let one = deed(&trigger.one);
    match &trigger.or {
        None => one,
        Some(or) => Phrase::new("deed-or").phrase("one", one).phrase("other", deed(or)),
    }
}

fn deed(pattern: &Pattern) -> Phrase {
    let fits = |labels: Labels| pattern.words.iter().any(|word| word.meets(labels));
    let kind = Kind::ALL.iter().copied().find(|kind| fits(kind.labels()));
    let species = Species::ALL.iter().copied().find(|species| fits(species.labels()));
    let travels = pattern.deed == Deed::Travel;
    let amount = match (pattern.least, pattern.most) {
        (least, most) if least == most => {
            Phrase::new(if travels { "spaces-exactly" } else { "exactly" }).number("n", i64::from(least))
        }
        (0 | 1, _) => Phrase::new("any-number"),
        (least, _) => Phrase::new(if travels { "spaces-or-more" } else { "or-more" }).number("n", i64::from(least)),
    };
    match pattern.deed {
        Deed::Play => Phrase::new("deed-play").phrase("what", what(kind, species)),
        Deed::Discard => Phrase::new("deed-discard").phrase("what", what(kind, species)),
        Deed::Activate => {
            let named = |starter: &&Starter| fits(Labels(1 << (7 + **starter as u8)));
            let object = match Starter::ALL.iter().find(named) {
                Some(&starter) => names::starter(starter),
                None if fits(Labels::STARTER) => Phrase::new("any-starter"),
                None => what(kind, species),
            };
            Phrase::new("deed-activate").phrase("what", object)
        }
        Deed::Gain => Phrase::new("deed-gain").phrase("amount", amount),
        Deed::Draw => Phrase::new("deed-draw").phrase("amount", amount),
        Deed::Travel => Phrase::new("deed-travel").phrase("amount", amount),
        Deed::Tuck => {
            let origins = [
                (Labels::HAND, "from-hand"),
                (Labels::LOOK, "from-look"),
                (Labels::DISCARD, "from-discard"),
                (Labels::PLAY, "from-play"),
            ];
            let named = origins.into_iter().filter(|(labels, _)| fits(*labels));
            let named: Vec<Arg> = named.map(|(_, key)| Arg::Phrase(Phrase::new(key))).collect();
            if named.is_empty() { Phrase::new("deed-tuck") } else { Phrase::new("deed-tuck-from").list("from", named) }
        }
        Deed::Chest => Phrase::new("deed-chest"),
        Deed::Look => Phrase::new("deed-look"),
        Deed::Invest => Phrase::new("deed-invest"),
        Deed::Enchant => Phrase::new("deed-enchant"),
        Deed::Upgrade => Phrase::new("deed-upgrade"),
    }
}

fn abilities(abilities: &[Ability]) -> Phrase {
    let said = abilities.iter().filter_map(|ability| match ability {
        Ability::None => None,
        Ability::On(trigger, text) => {
            Some(Phrase::new("ability-on").phrase("trigger", deeds(trigger)).phrase("text", effect(*text)))
        }
        Ability::Look(change) => Some(changed("ability-look-more", "ability-look-fewer", *change)),
        Ability::Cost(kind, change) => {
            Some(changed("ability-cost-more", "ability-cost-less", *change).arg("kind", Arg::Text(kind.id().into())))
        }
    });
    said.reduce(|one, other| Phrase::new("effect-then").phrase("one", one).phrase("other", other))
        .unwrap_or_else(nothing)
}

fn changed(more: &'static str, less: &'static str, change: i8) -> Phrase {
    Phrase::new(if change > 0 { more } else { less }).number("n", i64::from(change.unsigned_abs()))
}
