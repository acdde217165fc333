//! What texts, cards and rewards are worth in points, roughly: the currency of the bots. A text's worth is the sum of its
//! steps, read once from the effect language, so that a new card has a worth without anybody thinking about it.

use crate::cards::{Card, Chest, Kind, OPS, Starter, all_ops};
use crate::language::{Ability, Counter, Enchant, Fate, Num, Op, Price, Text};
use crate::trails::{Reward, SPACES, Space};

/// What single things are worth in points when much of the game is left.
pub(crate) struct Prices {
    pub(crate) coin: f32,
    pub(crate) card: f32,
    /// A card drawn out of several.
    picked: f32,
    /// A card tucked: from hand, where it is lost, and from elsewhere.
    pub(crate) tuck: f32,
    pub(crate) tuck_for_free: f32,
    /// A travel, and each space of it.
    travel: f32,
    space: f32,
    /// A coin that may be invested.
    invest: f32,
    pub(crate) supply: f32,
    pub(crate) upgrade: f32,
    /// An activation of a starter card or of a villager.
    pub(crate) starter: f32,
    pub(crate) villager: f32,
    /// A card played without a main action.
    play: f32,
}

pub(crate) const PRICES: Prices = Prices {
    coin: 0.26,
    card: 0.34,
    picked: 0.5,
    tuck: 2.0,
    tuck_for_free: 2.5,
    travel: 0.5,
    space: 0.55,
    invest: 0.4,
    supply: 0.5,
    upgrade: 1.6,
    starter: 1.0,
    villager: 1.6,
    play: 1.0,
};

/// What is usually counted.
const fn usual(counter: Counter) -> f32 {
    match counter {
        Counter::One => 1.0,
        Counter::Hand => 4.5,
        Counter::Villagers => 3.0,
        Counter::Buildings | Counter::OppVillagers | Counter::Discarded => 2.5,
        Counter::Enchanted => 1.5,
        Counter::GearAll => 3.0,
        Counter::Steps => 2.7,
    }
}

const fn number(n: Num) -> f32 {
    let counted = usual(n.counter);
    let most = n.most as f32;
    n.times as f32 * if counted < most { counted } else { most }
}

/// What one step is worth by itself.
const fn step(op: Op) -> f32 {
    match op {
        Op::Gain(n) => PRICES.coin * number(n),
        Op::Draw(n) | Op::DrawDiscarded(n) => PRICES.card * number(n),
        Op::Discard { n, up_to: false } => -0.6 * PRICES.card * number(n),
        Op::Discard { up_to: true, .. } => -0.5,
        Op::Tuck(n) => PRICES.tuck * number(n),
        Op::TuckDiscarded(n) => PRICES.tuck_for_free * number(n),
        Op::Travel(n, _) => PRICES.travel + PRICES.space * number(n),
        Op::Invest(n) => PRICES.invest * number(n),
        Op::Sort(Fate::Draw, n) => PRICES.picked * n as f32,
        Op::Sort(Fate::Tuck, n) => PRICES.tuck_for_free * n as f32,
        Op::Sort(Fate::Discard, _) => 0.0,
        Op::PlaySorted(price) | Op::Play(_, _, price) | Op::PlayTrigger(price) => match price {
            Price::Free => 2.0 * PRICES.play + 4.0 * PRICES.coin,
            Price::Less(less) => PRICES.play + PRICES.coin * less as f32,
        },
        Op::ActivateStarter(_) | Op::ActivateAnyStarter { .. } => PRICES.starter,
        Op::ActivateVillager(_) => PRICES.villager,
        Op::Supply(n, _) => PRICES.supply * number(n),
        Op::SupplyEach(n, _) => 2.5 * PRICES.supply * number(n),
        Op::Take(n) => PRICES.picked * number(n),
        Op::Upgrade(_) => PRICES.upgrade,
        Op::PayCoins { n, .. } => -PRICES.coin * n as f32,
        Op::PayCards { n, .. } => -0.7 * PRICES.card * n as f32,
        _ => 0.0,
    }
}

/// What is left of each text from each of its ops on. Everything jumps forward, so one walk from the end suffices.
static REST: [f32; OPS] = rest();

const fn rest() -> [f32; OPS] {
    let ops = all_ops();
    let mut rest = [0.0; OPS];
    let mut at = OPS - 1;
    while at > 0 {
        at -= 1;
        let next = rest[at + 1];
        rest[at] = match ops[at] {
            Op::End => 0.0,
            Op::Jump(skip) => rest[at + 1 + skip as usize],
            Op::May { skip } => larger(next, rest[at + 1 + skip as usize]),
            Op::If { skip, .. } => 0.5 * (next + rest[at + 1 + skip as usize]),
            Op::Choose { options, .. } => {
                let (mut best, mut option, mut left) = (next, at + 1, options);
                while left > 0 {
                    best = larger(best, rest[option]);
                    if let Op::Option { skip } = ops[option] {
                        option += skip as usize + 2;
                    }
                    left -= 1;
                }
                best
            }
            other => step(other) + next,
        };
    }
    rest
}

const fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// What a text is worth from a place on.
#[inline]
pub(crate) const fn rest_of(at: u16) -> f32 {
    REST[at as usize % OPS]
}

/// What a whole text is worth.
#[inline]
pub(crate) const fn text(text: Text) -> f32 {
    rest_of(text.0)
}

/// What does not change about a card's worth.
#[derive(Clone, Copy)]
pub(crate) struct Worth {
    /// Its text.
    pub(crate) text: f32,
    /// What one of a villager's supplies does beyond what any other action would.
    pub(crate) edge: f32,
    /// How good it is to hold it, apart from the piles it may go to.
    pub(crate) held: f32,
    /// What a building brings in a turn, about, before and after it is enchanted.
    pub(crate) ability: [f32; 2],
    /// What enchanting a building brings at once.
    pub(crate) enchantment: f32,
}

/// One for every number that a byte can hold, so that no number has to be checked.
static WORTHS: [Worth; 256] = worths();

impl Card {
    #[inline]
    pub(crate) fn worth(self) -> &'static Worth {
        &WORTHS[usize::from(self.number())]
    }
}

const fn worths() -> [Worth; 256] {
    let mut worths = [worth(Card::new(0)); 256];
    let mut number = 0;
    while number < Card::COUNT {
        worths[number] = worth(Card::new(number as u8));
        number += 1;
    }
    worths
}

const fn worth(card: Card) -> Worth {
    let printed = card.printed();
    Worth {
        text: text(printed.text),
        edge: edge(card),
        held: held(card),
        ability: [ability(card.abilities(false)), ability(card.abilities(true))],
        enchantment: match printed.enchant {
            Enchant::Instant(instant) => text(instant),
            _ => 0.0,
        },
    }
}

/// More if abilities are worth more when they come into effect.
const fn ability(abilities: &[Ability; 2]) -> f32 {
    let mut worth = 0.0;
    let mut index = 0;
    while index < abilities.len() {
        worth += match abilities[index] {
            Ability::On(_, effect) => 0.15 + 0.35 * text(effect).min(1.5),
            Ability::Look(_) | Ability::Cost(..) => 0.1,
            Ability::None => 0.0,
        };
        index += 1;
    }
    worth
}

const fn edge(card: Card) -> f32 {
    let printed = card.printed();
    let action = if printed.free { 0.0 } else { PRICES.starter };
    text(printed.text) - action
}

const fn held(card: Card) -> f32 {
    let printed = card.printed();
    let cost = 0.5 * PRICES.coin * printed.cost as f32;
    match printed.kind {
        Kind::Villager => 0.35 + 0.35 * printed.supplies as f32 * edge(card).clamp(-0.2, 1.5) - 0.4 * cost,
        Kind::Gear => 0.35 + 0.2 * text(printed.text) + 0.1 * printed.supplies as f32 - 0.5 * cost,
        Kind::Building => 0.8 - 0.3 * cost,
    }
}

/// What the reward of a space is worth to somebody with these advanced starters, with its token and without.
static REWARDS: [[[f32; 2]; SPACES]; ADVANCED] = rewards();

/// Sets of advanced starters.
const ADVANCED: usize = 1 << Starter::COUNT;

const fn rewards() -> [[[f32; 2]; SPACES]; ADVANCED] {
    let mut rewards = [[[0.0; 2]; SPACES]; ADVANCED];
    let mut advanced = 0;
    while advanced < ADVANCED {
        let mut index = 0;
        while index < SPACES {
            let space = Space::new(index as u8);
            let printed = reward(space.reward(), advanced as u8);
            let instead = match space.marker().reward() {
                Some(token) => reward(token, advanced as u8),
                None => printed,
            };
            rewards[advanced][index] = [printed, instead];
            index += 1;
        }
        advanced += 1;
    }
    rewards
}

/// What a space is worth to somebody with these advanced starters; is its token still there?
#[inline]
pub(crate) fn space(space: Space, advanced: u8, marked: bool) -> f32 {
    REWARDS[usize::from(advanced) % ADVANCED][usize::from(space.number())][usize::from(marked)]
}

/// What a reward is worth.
pub(crate) const fn reward(reward: Reward, advanced: u8) -> f32 {
    match reward {
        Reward::Nothing => 0.0,
        Reward::Gain(n) => PRICES.coin * n as f32,
        Reward::Draw(n) => PRICES.card * n as f32,
        Reward::Starter(starter) if advanced & starter.bit() == 0 => PRICES.upgrade,
        Reward::Starter(starter) => text(starter.text(true)),
        Reward::Enchantment => 2.5,
        Reward::Chest(Chest::Iron) => 1.8,
        Reward::Chest(Chest::Gold) => 3.6,
        Reward::Chest(Chest::Ruby) => 5.5,
    }
}
