//! How things are called: the words for components and amounts.

use engine::Phrase;
use engine::words::Arg;

use crate::cards::{Card, Chest, Species, Starter};
use crate::language::Mods;
use crate::state::Source;
use crate::trails::{Enchantment, Reward, Side, Space, Toll};

/// A card's word is its id.
pub(crate) fn card(card: Card) -> Phrase {
    Phrase::new(card.printed().id)
}

/// A card as something on the table.
pub(crate) fn thing(card: Card) -> Arg {
    Arg::Thing(format!("card-{card}"), self::card(card))
}

pub(crate) fn species(species: Species) -> Phrase {
    Phrase::new(match species {
        Species::Crow => "crow",
        Species::Frog => "frog",
        Species::Rabbit => "rabbit",
    })
}

pub(crate) fn starter(starter: Starter) -> Phrase {
    Phrase::new(match starter {
        Starter::Nest => "nest",
        Starter::LilyPad => "lily-pad",
        Starter::Burrow => "burrow",
    })
}

pub(crate) fn chest(chest: Chest) -> Phrase {
    Phrase::new(match chest {
        Chest::Iron => "chest-iron",
        Chest::Gold => "chest-gold",
        Chest::Ruby => "chest-ruby",
    })
}

pub(crate) fn side(side: Side) -> Phrase {
    Phrase::new(match side {
        Side::Spring => "side-spring",
        Side::Autumn => "side-autumn",
    })
}

pub(crate) fn token(token: Enchantment) -> Phrase {
    Phrase::new(match token {
        Enchantment::A => "token-a",
        Enchantment::B => "token-b",
        Enchantment::C => "token-c",
    })
}

/// So many coins.
pub(crate) fn coins(n: impl Into<i64>) -> Phrase {
    Phrase::new("coins").number("n", n.into())
}

/// A space, by its trail and its number there.
pub(crate) fn space(space: Space) -> Phrase {
    let id = space.to_string();
    let trail = match id.as_bytes().get(2) {
        Some(b'w') => "trail-west",
        Some(b'n') => "trail-north",
        Some(b'e') => "trail-east",
        _ => "home",
    };
    let (Some(number), false) = (id.get(3..).and_then(|number| number.parse().ok()), space == Space::HOME) else {
        return Phrase::new("home");
    };
    Phrase::new("space").word("trail", trail).number("n", number)
}

pub(crate) fn reward(reward: Reward) -> Phrase {
    match reward {
        Reward::Nothing => Phrase::new("nothing"),
        Reward::Gain(n) => Phrase::new("reward-gain").number("n", i64::from(n)),
        Reward::Draw(n) => Phrase::new("reward-draw").number("n", i64::from(n)),
        Reward::Starter(one) => starter(one),
        Reward::Enchantment => Phrase::new("reward-enchantment"),
        Reward::Chest(one) => chest(one),
    }
}

/// What a path costs, if anything.
pub(crate) fn toll(toll: Toll, mods: Mods) -> Option<Phrase> {
    if mods.has(Mods::TOLL_FREE) {
        return None;
    }
    match toll {
        Toll::Nothing => None,
        Toll::Coins(n) => Some(coins(n)),
        Toll::Cards(n) => Some(Phrase::new("toll-cards").number("n", i64::from(n))),
    }
}

/// Whose text it is.
pub(crate) fn source(source: Source) -> Phrase {
    match source {
        Source::Villager(one) | Source::Relic(one) | Source::Ability(one, ..) | Source::Enchant(one) => {
            Phrase::new("named").arg("card", thing(one))
        }
        Source::Starter(one) => starter(one),
        Source::Chest(one) => chest(one),
    }
}
