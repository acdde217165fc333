//! What rules and bots ask of cards again and again, worked out once from what is printed on them.

use crate::cards::{Card, Cards, Kind, Species};
use crate::language::{Ability, Deed, Enchant, Labels, Pattern, Text, Trigger};

/// What is asked most often about a card, in a few bytes. All of it is [printed](crate::Printed), too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Brief {
    pub(crate) kind: Kind,
    pub(crate) species: Species,
    pub(crate) cost: u8,
    pub(crate) supplies: u8,
    /// Is it activated by a free action?
    pub(crate) free: bool,
    /// Does its text activate villagers?
    pub(crate) activates: bool,
    pub(crate) text: Text,
}

/// One for every number that a byte can hold, so that no number has to be checked; those above the last card are never asked for.
static BRIEFS: [Brief; 256] = briefs();

/// The cards of each kind.
static KINDS: [Cards; Kind::COUNT] = kinds();

/// The villagers of each people.
static PEOPLES: [Cards; Species::COUNT] = peoples();

/// The gear that pays when a card of this kind and people is played.
static PLAY_GEAR: [[Cards; Species::COUNT]; Kind::COUNT] = play_gear();

/// Which gear and buildings wait for what.
static WATCHERS: Watchers = Watchers::of_all();

/// More than any card costs.
const DEAREST: usize = 8;

/// The cards of each kind, and behind them those of any kind, that cost at most so many coins.
static CHEAP: [[Cards; DEAREST + 1]; Kind::COUNT + 1] = cheap();

const fn briefs() -> [Brief; 256] {
    let mut briefs = [brief(Card::new(0)); 256];
    let mut number = 0;
    while number < Card::COUNT {
        briefs[number] = brief(Card::new(number as u8));
        number += 1;
    }
    briefs
}

const fn brief(card: Card) -> Brief {
    let printed = card.printed();
    Brief {
        kind: printed.kind,
        species: printed.species,
        cost: printed.cost,
        supplies: printed.supplies,
        free: printed.free,
        activates: printed.activates,
        text: printed.text,
    }
}

const fn kinds() -> [Cards; Kind::COUNT] {
    let mut kinds = [Cards::EMPTY; Kind::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        kinds[Card::new(number as u8).printed().kind as usize].insert(number as u8);
        number += 1;
    }
    kinds
}

const fn peoples() -> [Cards; Species::COUNT] {
    let mut peoples = [Cards::EMPTY; Species::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        let printed = Card::new(number as u8).printed();
        if matches!(printed.kind, Kind::Villager) {
            peoples[printed.species as usize].insert(number as u8);
        }
        number += 1;
    }
    peoples
}

const fn play_gear() -> [[Cards; Species::COUNT]; Kind::COUNT] {
    let mut gear = [[Cards::EMPTY; Species::COUNT]; Kind::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        if let Some(trigger) = Card::new(number as u8).printed().trigger {
            let mut combination = 0;
            while combination < Kind::COUNT * Species::COUNT {
                let (kind, species) =
                    (Kind::ALL[combination / Species::COUNT], Species::ALL[combination % Species::COUNT]);
                if trigger.fits(Deed::Play, kind.labels().and(species.labels()).and(Labels::ANY), 0) {
                    gear[kind as usize][species as usize].insert(number as u8);
                }
                combination += 1;
            }
        }
        number += 1;
    }
    gear
}

const fn cheap() -> [[Cards; DEAREST + 1]; Kind::COUNT + 1] {
    let mut cheap = [[Cards::EMPTY; DEAREST + 1]; Kind::COUNT + 1];
    let mut number = 0;
    while number < Card::COUNT {
        let printed = Card::new(number as u8).printed();
        assert!((printed.cost as usize) < DEAREST);
        let mut coins = printed.cost as usize;
        while coins <= DEAREST {
            cheap[printed.kind as usize][coins].insert(number as u8);
            cheap[Kind::COUNT][coins].insert(number as u8);
            coins += 1;
        }
        number += 1;
    }
    cheap
}

/// The gear and buildings that may wait for each deed. A building is entered with all of its abilities, enchanted or not, so whoever finds
/// it here still has to look whether one of those that it has now fits; but most of the time nothing is found.
struct Watchers {
    /// Whatever is said about the deed.
    any: [Cards; Deed::COUNT],
    /// By what must be said about it: one set for each label. Where two words are asked for, the first counts.
    labels: [[Cards; LABELS]; Deed::COUNT],
    /// By its number.
    numbers: [[Cards; NUMBERS]; Deed::COUNT],
    /// Buildings with a standing modifier.
    modifiers: Cards,
}

/// A label is a bit of a [`Labels`].
const LABELS: usize = 16;

/// Larger numbers of a deed are all alike.
const NUMBERS: usize = 8;

impl Watchers {
    const fn of_all() -> Watchers {
        let mut all = Watchers {
            any: [Cards::EMPTY; Deed::COUNT],
            labels: [[Cards::EMPTY; LABELS]; Deed::COUNT],
            numbers: [[Cards::EMPTY; NUMBERS]; Deed::COUNT],
            modifiers: Cards::EMPTY,
        };
        let mut number = 0;
        while number < Card::COUNT {
            all.enter(number as u8);
            number += 1;
        }
        all
    }

    const fn enter(&mut self, number: u8) {
        let printed = Card::new(number).printed();
        if let Some(trigger) = printed.trigger {
            self.enter_trigger(number, trigger);
        }
        let both = match printed.enchant {
            Enchant::Becomes(others) => [printed.abilities, others],
            _ => [printed.abilities, printed.abilities],
        };
        let mut index = 0;
        while index < 4 {
            match both[index / 2][index % 2] {
                Ability::On(trigger, _) => self.enter_trigger(number, trigger),
                Ability::Look(_) | Ability::Cost(..) => self.modifiers.insert(number),
                Ability::None => {}
            }
            index += 1;
        }
    }

    const fn enter_trigger(&mut self, number: u8, trigger: Trigger) {
        self.enter_pattern(number, trigger.one);
        if let Some(or) = trigger.or {
            self.enter_pattern(number, or);
        }
    }

    const fn enter_pattern(&mut self, card: u8, pattern: Pattern) {
        let deed = pattern.deed as usize;
        self.any[deed].insert(card);
        let word = pattern.words[if pattern.words[0].0 == Labels::ANY.0 { 1 } else { 0 }];
        let mut label = 0;
        while label < LABELS {
            if word.0 & 1 << label != 0 {
                self.labels[deed][label].insert(card);
            }
            label += 1;
        }
        assert!(
            (pattern.least as usize) < NUMBERS && (pattern.most == u8::MAX || (pattern.most as usize) < NUMBERS - 1)
        );
        let mut number = 0;
        while number < NUMBERS {
            if pattern.least as usize <= number && number <= pattern.most as usize {
                self.numbers[deed][number].insert(card);
            }
            number += 1;
        }
    }
}

/// The gear and buildings that may wait for such a deed.
#[inline]
pub(crate) fn watchers(deed: Deed) -> Cards {
    WATCHERS.any[deed as usize]
}

/// The gear and buildings that may wait for such a deed, of which this is said, with this number.
#[inline]
pub(crate) fn watchers_of(deed: Deed, labels: Labels, number: u8) -> Cards {
    let by_label = &WATCHERS.labels[deed as usize];
    let mut cards = by_label[Labels::ANY.0.trailing_zeros() as usize];
    let mut rest = labels.0 & !Labels::ANY.0;
    while rest != 0 {
        cards = cards.with(&by_label[rest.trailing_zeros() as usize % LABELS]);
        rest &= rest - 1;
    }
    cards.common(&WATCHERS.numbers[deed as usize][usize::from(number).min(NUMBERS - 1)])
}

/// The cards of a kind.
#[inline]
pub(crate) fn of_kind(kind: Kind) -> Cards {
    KINDS[kind.index()]
}

/// The villagers of each people.
#[inline]
pub(crate) fn villagers_of_all() -> [Cards; Species::COUNT] {
    PEOPLES
}

/// The gear that pays when such a card is played, as long as it has supplies.
#[inline]
pub(crate) fn paying_for(card: Card) -> Cards {
    let brief = card.brief();
    PLAY_GEAR[brief.kind.index()][brief.species.index()]
}

/// Buildings with a standing modifier, enchanted or not.
#[inline]
pub(crate) fn modifiers() -> Cards {
    WATCHERS.modifiers
}

impl Card {
    /// What is asked most often about it.
    #[inline]
    pub(crate) fn brief(self) -> &'static Brief {
        &BRIEFS[usize::from(self.number())]
    }
}

/// The cards of a kind, or of any, that cost at most so many coins; a negative number pays for nothing.
#[inline]
pub(crate) fn costing_at_most(kind: Option<Kind>, coins: i32) -> Cards {
    let row = &CHEAP[kind.map_or(Kind::COUNT, Kind::index)];
    if coins < 0 { Cards::EMPTY } else { row[(coins as usize).min(DEAREST)] }
}

#[cfg(test)]
mod tests {
    use engine::{Dice, Game, NoLog, Turn};

    use super::*;
    use crate::cards::{Starter, cards_of};
    use crate::language::Price;
    use crate::{AWildVenture, Options};

    #[test]
    fn tables_say_what_is_printed() {
        for card in Card::all() {
            let printed = card.printed();
            assert_eq!(*card.brief(), brief(card));
            for (&species, villagers) in Species::ALL.iter().zip(villagers_of_all()) {
                let expected = printed.kind == Kind::Villager && printed.species == species;
                assert_eq!(villagers.contains(card.number()), expected, "{card}");
            }
            assert_eq!((card.kind(), card.species()), (printed.kind, printed.species));
            for coins in -2..40 {
                for kind in [None, Some(Kind::Villager), Some(Kind::Gear), Some(Kind::Building)] {
                    let right = kind.is_none_or(|kind| kind == printed.kind);
                    let expected = right && i32::from(printed.cost) <= coins;
                    assert_eq!(costing_at_most(kind, coins).contains(card.number()), expected, "{card} {coins}");
                }
            }
        }
    }
    #[test]
    fn gear_pays_for_what_fits_its_trigger() {
        for (card, gear) in Card::all().flat_map(|card| Card::all().map(move |gear| (card, gear))) {
            let labels = card.labels().and(Labels::ANY);
            let fits = gear.printed().trigger.is_some_and(|trigger| trigger.fits(Deed::Play, labels, 0));
            assert_eq!(paying_for(card).contains(gear.number()), fits, "{card} {gear}");
        }
    }

    #[test]
    fn whoever_may_wait_for_a_deed_is_found() {
        let triggers = |card: Card| {
            let printed = card.printed();
            let others = if let Enchant::Becomes(others) = printed.enchant { others } else { printed.abilities };
            let abilities = printed.abilities.into_iter().chain(others);
            let on = abilities.filter_map(|ability| if let Ability::On(on, _) = ability { Some(on) } else { None });
            printed.trigger.into_iter().chain(on).collect::<Vec<_>>()
        };
        let starters = Starter::ALL.iter().map(|starter| starter.labels());
        let zones = [Labels::ANY, Labels::HAND, Labels::LOOK, Labels::DISCARD, Labels::PLAY];
        let said: Vec<Labels> = Card::all().map(Card::labels).chain(starters).chain(zones).collect();
        for card in Card::all() {
            for (_, deed) in Deed::NAMED {
                let about =
                    |trigger: &Trigger| trigger.one.deed == deed || trigger.or.is_some_and(|or| or.deed == deed);
                let waits = triggers(card).iter().any(about);
                assert_eq!(watchers(deed).contains(card.number()), waits, "{card} {deed:?}");
                for &labels in &said {
                    for number in [0, 1, 2, 3, 5, 7, 8, 40, 255] {
                        let fits = |trigger: &Trigger| trigger.fits(deed, labels.and(Labels::ANY), number);
                        let found = watchers_of(deed, labels, number).contains(card.number());
                        assert!(found || !triggers(card).iter().any(fits), "{card} {deed:?} {labels:?} {number}");
                        assert!(waits || !found, "{card} {deed:?}");
                    }
                }
            }
        }
    }
    /// What the rules say one by one, and what they look up, in every position of some random games.
    #[test]
    fn what_is_looked_up_is_what_the_rules_say() {
        for seed in 0..24 {
            let mut dice = Dice::quick(seed);
            let options = Options { variant_big: seed % 3 == 0, ..Options::default() };
            let mut game = AWildVenture::new(&options, 2, &mut dice, &mut NoLog).unwrap();
            let mut actions = Vec::new();
            while game.turn() != Turn::Over {
                for price in [Price::Free, Price::Less(0), Price::Less(2)] {
                    let hand = game.me().hand;
                    let plain = cards_of(hand).filter(|&card| game.affords(card, price)).map(Card::number).collect();
                    assert_eq!(game.affordable(hand, price), plain);
                }
                game.actions(&mut actions);
                game.play(actions[dice.index(actions.len())], &mut dice, &mut NoLog);
            }
        }
    }
}
