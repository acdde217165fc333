//! The 56 cards with actions: 16 starting boosts, 20 advisors and 20 market boosts (rules, 2.10 to 2.12). Their effects are
//! rows of a table; all of them are reconstructed.

use std::fmt;
use std::str::FromStr;

use engine::{Bag, NoSuchName, written_by_name};

use crate::effects::{Effect, Frame, Gain, Price, Resource, by_value, frame};
use Effect::{Gather, Recruit, Walk};
use Resource::{Brushwood, Peat, Stone};

/// A starting boost, an advisor or a market boost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

const STARTING: u8 = 16;
const ADVISORS: u8 = 20;
const BOOSTS: u8 = 20;

const fn of(resource: Resource, count: u8) -> Effect {
    Effect::Gain(Gain::of(resource, count))
}

const fn berries(count: u8) -> Effect {
    Effect::Gain(Gain::berries(count))
}

const fn points(count: u8) -> Effect {
    Effect::Gain(Gain::points(count))
}

const fn any(count: u8) -> Effect {
    Effect::Gain(Gain::any(count))
}

const fn both(one: Gain, other: Gain) -> Effect {
    Effect::Gain(one.and(other))
}

const BERRY: Gain = Gain::berries(1);

/// The frames of each card; an advisor has one for all values.
#[rustfmt::skip]
const FRAMES: [&[Frame]; Card::COUNT] = [
    // reconstructed: starting boosts sb01 to sb08, at every table
    &[frame(6, 4, berries(2)), frame(3, 1, of(Brushwood, 1))],
    &[frame(6, 4, berries(2)), frame(3, 1, of(Stone, 1))],
    &[frame(6, 4, berries(2)), frame(3, 1, of(Peat, 1))],
    &[frame(6, 4, berries(1)), frame(3, 1, Walk(1))],
    &[frame(6, 5, berries(1)), frame(4, 1, berries(2))],
    &[frame(6, 3, berries(1)), frame(2, 1, points(1))],
    &[frame(6, 5, any(1)), frame(4, 3, berries(1)), frame(2, 1, any(1))],
    &[frame(6, 1, Gather(1))],
    // reconstructed: sb09 to sb12, from 3 players on
    &[frame(6, 5, of(Brushwood, 1)), frame(4, 3, of(Stone, 1)), frame(2, 1, of(Peat, 1))],
    &[frame(6, 5, of(Stone, 1)), frame(4, 3, of(Peat, 1)), frame(2, 1, of(Brushwood, 1))],
    &[frame(6, 5, Walk(1)), frame(4, 3, berries(1)), frame(2, 1, berries(2))],
    &[frame(6, 5, points(1)), frame(4, 1, berries(1))],
    // reconstructed: sb13 to sb16, with 4 players
    &[frame(6, 5, of(Peat, 1)), frame(4, 3, of(Brushwood, 1)), frame(2, 1, of(Stone, 1))],
    &[frame(6, 3, berries(1)), frame(2, 1, both(Gain::any(1), BERRY))],
    &[frame(6, 5, berries(2)), frame(4, 3, Gather(1)), frame(2, 1, Walk(1))],
    &[frame(6, 4, Effect::Trade(Price::Berries(1), Gain::any(1))), frame(3, 1, berries(2))],
    // reconstructed: advisors ad01 to ad20
    &[frame(6, 1, Walk(1))],
    &[frame(6, 1, berries(3))],
    &[frame(6, 1, both(Gain::of(Brushwood, 1), BERRY))],
    &[frame(6, 1, both(Gain::of(Stone, 1), BERRY))],
    &[frame(6, 1, both(Gain::of(Peat, 1), BERRY))],
    &[frame(6, 1, Effect::SetDie)],
    &[frame(6, 1, Effect::Rerolls(2))],
    &[frame(6, 1, Effect::Trade(Price::Alike(1), Gain::any(2)))],
    &[frame(6, 1, Effect::Trade(Price::Alike(1), Gain::berries(4)))],
    &[frame(6, 1, Effect::Trade(Price::Berries(2), Gain::any(2)))],
    &[frame(6, 1, Effect::Trade(Price::Alike(2), Gain::points(2)))],
    &[frame(6, 1, Gather(2))],
    &[frame(6, 1, Recruit)],
    &[frame(6, 1, Effect::Build(1))],
    &[frame(6, 1, Effect::BuyDie(3))],
    &[frame(6, 1, Effect::Prospect)],
    &[frame(6, 1, Effect::Post)],
    &[frame(6, 1, points(1))],
    &[frame(6, 1, Effect::TowerBerries)],
    &[frame(6, 1, Effect::Flip)],
    // reconstructed: market boosts bo01 to bo20
    &[frame(6, 5, Walk(2)), frame(4, 1, Walk(1))],
    &[frame(6, 4, of(Brushwood, 1)), frame(3, 1, of(Brushwood, 2))],
    &[frame(6, 4, of(Stone, 1)), frame(3, 1, of(Stone, 2))],
    &[frame(6, 4, of(Peat, 1)), frame(3, 1, of(Peat, 2))],
    &[frame(6, 5, berries(2)), frame(4, 3, berries(3)), frame(2, 1, berries(4))],
    &[frame(6, 5, berries(1)), frame(4, 3, points(1)), frame(2, 1, points(2))],
    &[frame(6, 5, any(1)), frame(4, 1, both(Gain::any(1), BERRY))],
    &[frame(6, 4, berries(2)), frame(3, 1, Walk(2))],
    &[frame(6, 5, points(1)), frame(4, 3, Walk(1)), frame(2, 1, any(2))],
    &[frame(6, 4, Gather(1)), frame(3, 1, Gather(2))],
    &[
        frame(6, 4, Effect::Trade(Price::Berries(3), Gain::points(2))),
        frame(3, 1, Effect::Trade(Price::Berries(1), Gain::points(1))),
    ],
    &[frame(6, 5, Recruit), frame(4, 1, both(Gain::of(Stone, 1), BERRY))],
    &[frame(6, 4, both(Gain::of(Peat, 1), BERRY)), frame(3, 1, Recruit)],
    &[frame(6, 4, both(Gain::of(Brushwood, 1), BERRY)), frame(3, 1, Effect::Build(1))],
    &[
        frame(6, 5, Effect::Trade(Price::Alike(1), Gain::any(2))),
        frame(4, 1, Effect::Trade(Price::Alike(1), Gain::berries(4))),
    ],
    &[frame(6, 4, Effect::Upgrade(1)), frame(3, 1, berries(3))],
    &[frame(6, 4, points(1)), frame(3, 1, both(Gain::points(1), BERRY))],
    &[frame(6, 3, Walk(1)), frame(2, 1, Walk(2))],
    &[
        frame(6, 5, both(Gain::of(Brushwood, 1), Gain::of(Stone, 1))),
        frame(4, 3, both(Gain::of(Stone, 1), Gain::of(Peat, 1))),
        frame(2, 1, both(Gain::of(Brushwood, 1), Gain::of(Peat, 1))),
    ],
    &[
        frame(6, 4, Effect::Trade(Price::Alike(2), Gain::points(2))),
        frame(3, 1, both(Gain::any(1), BERRY)),
    ],
];

static EFFECTS: [[Effect; 6]; Card::COUNT] = {
    let mut effects = [by_value(FRAMES[0]); Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        effects[card] = by_value(FRAMES[card]);
        card += 1;
    }
    effects
};

impl Card {
    /// How many there are.
    pub const COUNT: usize = (STARTING + ADVISORS + BOOSTS) as usize;
    /// The city deck: advisors and market boosts.
    pub const CITY: Bag<1> = Bag::from_bits([((1 << (ADVISORS + BOOSTS)) - 1) << STARTING]);

    /// The card with this number below 56.
    #[inline]
    pub const fn new(number: u8) -> Card {
        Card(number % Card::COUNT as u8)
    }

    /// The starting boosts for so many players: four for each.
    pub const fn starting(players: usize) -> Bag<1> {
        Bag::first(4 * players)
    }

    /// The card's number below 56.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Is it an advisor?
    #[inline]
    pub const fn is_advisor(self) -> bool {
        self.0 >= STARTING && self.0 < STARTING + ADVISORS
    }

    /// Is it a starting boost?
    #[inline]
    pub const fn is_starting(self) -> bool {
        self.0 < STARTING
    }

    /// Its frames.
    pub const fn frames(self) -> &'static [Frame] {
        FRAMES[self.0 as usize]
    }

    /// What it does with a die of a value from 1 to 6; an advisor does the same for all.
    #[inline]
    pub fn effect(self, face: crate::boards::Face) -> Effect {
        EFFECTS[self.0 as usize][face.index()]
    }

    /// What an advisor does.
    #[inline]
    pub(crate) fn advice(self) -> &'static Effect {
        &EFFECTS[self.0 as usize][0]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            number @ 0..STARTING => write!(f, "sb{:02}", number + 1),
            number if self.is_advisor() => write!(f, "ad{:02}", number - STARTING + 1),
            number => write!(f, "bo{:02}", number - STARTING - ADVISORS + 1),
        }
    }
}

impl FromStr for Card {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Card, NoSuchName> {
        let starting = || two_digits(id, "sb", STARTING.into());
        let advisor = || two_digits(id, "ad", ADVISORS.into()).map(|number| number + STARTING);
        let boost = || two_digits(id, "bo", BOOSTS.into()).map(|number| number + STARTING + ADVISORS);
        starting().or_else(|_| advisor()).or_else(|_| boost()).map(Card)
    }
}

written_by_name!(Card, "card");

/// Reads a number written as `prefix` and exactly two digits, counting from 1.
pub(crate) fn two_digits(text: &str, prefix: &str, count: usize) -> Result<u8, NoSuchName> {
    match text.strip_prefix(prefix).map(str::as_bytes) {
        Some([tens @ b'0'..=b'9', ones @ b'0'..=b'9']) => {
            let number = (tens - b'0') * 10 + (ones - b'0');
            if (1..=count).contains(&usize::from(number)) { Ok(number - 1) } else { Err(NoSuchName) }
        }
        _ => Err(NoSuchName),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_covers_each_value_once() {
        for frames in FRAMES {
            let mut next = 6;
            for frame in frames {
                assert_eq!(frame.high, next);
                next = frame.low - 1;
            }
            assert_eq!(next, 0);
        }
    }

    #[test]
    fn cards_are_called_by_their_ids() {
        for number in 0..Card::COUNT as u8 {
            assert_eq!(Card(number).to_string().parse(), Ok(Card(number)));
        }
        assert_eq!((Card(16).to_string(), Card(55).to_string()), ("ad01".into(), "bo20".into()));
        assert_eq!(Card::CITY.len(), 40);
        for bad in ["sb00", "sb17", "ad21", "bo1", "bo+1", "xx01", ""] {
            assert_eq!(bad.parse::<Card>(), Err(NoSuchName), "{bad}");
        }
    }
}
