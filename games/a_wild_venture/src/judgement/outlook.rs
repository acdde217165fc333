//! A cheap guess of how the players stand: the points so far, what cards in play and in hand promise in the turns that are
//! left, and what is being done. All weights stand in one table; everything is in points.

use engine::maths::{exp, ln};
use engine::{BySeat, Ledger, Seat, chances};

use super::worth::{self, PRICES};
use crate::cards::{Card, Kind, Species, Starter, cards_of};
use crate::language::Fate;
use crate::state::{AWildVenture, Acted, Player, Step};
use crate::tables::{of_kind, villagers_of_all};
use crate::trails::{Exit, Reward, Space};

/// What things are worth, in points unless said otherwise.
pub(crate) struct Weights {
    /// How many cards of the deck a turn takes near the end, and how many fewer for each card that is still there: whoever has
    /// upgraded a nest and found villagers draws faster.
    pub(crate) pace: f32,
    pub(crate) slower: f32,
    /// How many turns it takes until what one has is worth half as much as in the long run.
    pub(crate) patience: f32,
    /// Villagers of each people that a turn still brings.
    pub(crate) growth: f32,
    /// How much of a villager in hand counts as tucked already.
    pub(crate) hand_villager: f32,
    /// How far piles may still change places.
    pub(crate) blur: f32,
    /// How much of all actions goes to villagers.
    pub(crate) industry: f32,
    /// Supplies that each turn takes from a gear.
    pub(crate) wear: f32,
    /// How much of a gear in hand counts as tucked already, and gear that a turn still brings.
    pub(crate) hand_gear: f32,
    pub(crate) gear_growth: f32,
    /// A relic effect, as a share of its text.
    pub(crate) relic: f32,
    /// How much of a building's abilities comes true in each turn, and how much less for each building before it.
    pub(crate) ability: f32,
    pub(crate) crowding: f32,
    /// A token that waits for a building to come, as a share of an enchantment.
    pub(crate) token: f32,
    /// Coins and cards above these are worth little.
    pub(crate) enough_coins: f32,
    pub(crate) enough_cards: f32,
    /// An advanced starter card, for each turn: nest, lily pad, burrow.
    pub(crate) advanced: [f32; 3],
    /// How much what lies ahead on the trail counts, one, two and three spaces away: more than itself, for whoever stands there is also nearer
    /// to all that lies behind it (found by games, docs/arena/a_wild_venture.md).
    pub(crate) ahead: [f32; 3],
    /// A main action that is left.
    pub(crate) action: f32,
    /// How much of a text that is being applied counts.
    pub(crate) pending: f32,
    /// How many points make a sure lead: at the end, and more for each turn to come.
    pub(crate) lead_end: f32,
    pub(crate) lead_turn: f32,
}

pub(crate) const WEIGHTS: Weights = Weights {
    pace: 2.5,
    slower: 0.006,
    patience: 1.6,
    growth: 0.2,
    hand_villager: 0.22,
    blur: 0.8,
    industry: 0.5,
    wear: 0.33,
    hand_gear: 0.12,
    gear_growth: 0.08,
    relic: 0.7,
    ability: 1.0,
    crowding: 0.8,
    token: 0.5,
    enough_coins: 10.0,
    enough_cards: 4.0,
    advanced: [0.1, 0.15, 0.18],
    ahead: [1.8, 1.44, 1.2],
    action: 1.3,
    pending: 0.9,
    lead_end: 4.0,
    lead_turn: 0.65,
};

/// How much a player can still do.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    /// Turns to come, without the one under way.
    pub(crate) turns: f32,
    /// Main actions left in the one under way.
    pub(crate) mains: f32,
    /// Is the turn under way this player's?
    pub(crate) on_turn: bool,
    /// How much resources are worth, from 0 to 1.
    pub(crate) ramp: f32,
}

impl AWildVenture {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let weights = &WEIGHTS;
        let turns = self.time(self.active).turns;
        let mut points = BySeat::new(2, 0.0);
        self.enter(&mut points);
        chances(&points, weights.lead_end + weights.lead_turn * turns)
    }

    /// What both players can expect, for [`Judgement::expect`](engine::Judgement::expect).
    pub(crate) fn enter(&self, ledger: &mut impl Ledger) {
        Seat::all(2).for_each(|seat| self.enter_standing(seat, ledger));
    }

    /// How much time a player has.
    pub(crate) fn time(&self, seat: Seat) -> Time {
        let weights = &WEIGHTS;
        let mine = seat == self.active;
        // All turns after the one under way, and how many of them are this player's.
        let turns = match self.last_turns {
            Some(left) => f32::from(u8::from(!mine && left > 1)),
            None if self.exhausted => 1.0,
            None => {
                let deck = self.deck.len() as f32;
                (deck / (weights.pace - weights.slower * deck) + if mine { 1.5 } else { 2.5 }) / 2.0
            }
        };
        let mains = if mine && self.turn > 0 { f32::from(self.mains) } else { 0.0 };
        let rest = turns + 0.35 * mains;
        Time { turns, mains, on_turn: mine, ramp: rest / (rest + weights.patience) }
    }

    /// How often a villager in play can still be activated by an action: once a turn, and in this one not again.
    #[inline]
    pub(crate) fn uses(&self, card: Card, time: Time) -> f32 {
        let fresh = if card.brief().free {
            time.on_turn && !self.rested.contains(card.number())
        } else {
            time.mains > 0.0 && self.activated != Some(Acted::Villager(card))
        };
        time.turns + if fresh { 1.0 } else { 0.0 }
    }

    /// How likely a villager is used up in time, if it can be activated so often and this much room is left to do so. Once
    /// the deck has run out, there is nothing to guess.
    #[inline]
    pub(crate) fn in_time(&self, left: f32, uses: f32, slack: f32) -> f32 {
        match self.exhausted {
            true if left > uses => 0.0,
            true => (0.8 + 0.3 * slack).clamp(0.02, 1.0),
            false => (0.5 + 0.3 * slack.min(uses - left + 0.5)).clamp(0.02, 0.97),
        }
    }

    /// What a player has, in points.
    fn enter_standing(&self, seat: Seat, ledger: &mut impl Ledger) {
        let weights = &WEIGHTS;
        let player = self.player(seat);
        let time = self.time(seat);
        let (piles, gear) = (self.promised_piles(player, time), self.promised_gear(player, time));
        ledger.add(seat, "term-villagers", villager_points(piles.villagers.map(|pile| [pile]), time)[0]);
        ledger.add(seat, "term-gear", gear.tucked * self.promised_enchantments(player, time));
        ledger.add(seat, "term-gear", time.ramp * (gear.relics + 0.5 * piles.edges));
        ledger.add(seat, "term-buildings", buildings(player, time));
        let coins = f32::from(player.coins);
        let spare = (coins - weights.enough_coins).max(0.0);
        ledger.add(seat, "term-coins", time.ramp * PRICES.coin * (coins - 0.75 * spare));
        ledger.add(seat, "term-hand", time.ramp * self.hand(player));
        for (starter, weight) in Starter::ALL.iter().zip(weights.advanced) {
            if player.is_advanced(*starter) {
                ledger.add(seat, "term-starters", weight * time.turns);
            }
        }
        ledger.add(seat, "term-trail", time.ramp * self.ahead(player));
        ledger.add(seat, "term-actions", (0.4 + 0.6 * time.ramp) * weights.action * time.mains);
        if seat == self.active {
            ledger.add(seat, "term-actions", weights.pending * self.under_way());
        }
    }

    /// How large a player's piles of villagers will be in the end, as far as can be seen.
    pub(crate) fn promised_piles(&self, player: &Player, time: Time) -> Piles {
        let weights = &WEIGHTS;
        let mut villagers = villagers_of_all().map(|people| player.tucked.common(&people).len() as f32);
        let actions = time.mains + 2.0 * time.turns;
        // In the last turns everything goes to what can be finished.
        let industry = if self.exhausted { 1.0 } else { weights.industry };
        // Villagers with few supplies are used up first.
        let mut needed = 0.0;
        let mut edges = 0.0;
        let kinds = player.villagers.iter().fold(0u8, |kinds, villager| kinds | 1 << villager.supplies.min(4));
        for supplies in (0..=4u8).filter(|supplies| kinds & 1 << supplies != 0) {
            for villager in player.villagers.iter().filter(|villager| villager.supplies.min(4) == supplies) {
                let brief = villager.card.brief();
                let left = f32::from(villager.supplies);
                let uses = self.uses(villager.card, time);
                let slack = if brief.free {
                    uses + 0.35 - left
                } else {
                    if left <= uses || !self.exhausted {
                        needed += left;
                    }
                    industry * actions + 0.5 - needed
                };
                let chance = if left == 0.0 { 1.0 } else { self.in_time(left, uses, slack) };
                villagers[brief.species.index()] += chance;
                edges += chance * left * villager.card.worth().edge;
            }
        }
        let mut in_hand = [0.0; Species::COUNT];
        cards_of(player.hand.common(&of_kind(Kind::Villager)))
            .for_each(|card| in_hand[card.species().index()] += weights.hand_villager * time.ramp);
        for (pile, more) in villagers.iter_mut().zip(in_hand) {
            *pile += more + weights.growth * time.turns;
        }
        Piles { villagers, edges }
    }

    /// How much gear a player will have tucked in the end, as far as can be seen, and what its relic effects bring until then.
    pub(crate) fn promised_gear(&self, player: &Player, time: Time) -> Gear {
        let weights = &WEIGHTS;
        let all = of_kind(Kind::Gear);
        let mut tucked = player.tucked.common(&all).len() as f32;
        cards_of(player.hand.common(&all)).for_each(|_| tucked += weights.hand_gear * time.ramp);
        let mut relics = 0.0;
        let wear = weights.wear * (2.0 * time.turns + 0.3);
        for card in player.gear.iter() {
            let left = f32::from(card.supplies);
            let chance = if left == 0.0 { 1.0 } else { wear / (wear + left) };
            tucked += chance;
            relics += chance * weights.relic * card.card.worth().text + 0.15 * left * time.ramp;
        }
        tucked += weights.gear_growth * time.turns;
        Gear { tucked, relics }
    }

    /// How many enchanted buildings a player will have in the end, as far as can be seen.
    pub(crate) fn promised_enchantments(&self, player: &Player, time: Time) -> f32 {
        let enchanted = player.enchanted();
        let bare = (player.buildings.len() - enchanted) as f32;
        let enchanted = enchanted as f32;
        let tokens = player.tokens.count_ones() as f32;
        let placed = tokens.min(bare);
        let missing = 3.0 - tokens - enchanted;
        let waiting = tokens - placed + 0.4 * missing;
        let can_act = if time.turns + time.mains > 0.0 { 1.0 } else { 0.0 };
        enchanted + 0.95 * placed * can_act + WEIGHTS.token * waiting * time.ramp
    }

    /// What it is worth to hold these cards.
    fn hand(&self, player: &Player) -> f32 {
        let count = player.hand.len() as f32;
        if count == 0.0 {
            return 0.0;
        }
        let built = player.buildings.len() as f32;
        let worth: f32 = cards_of(player.hand)
            .map(|card| match card.kind() {
                Kind::Building => card.worth().held - 0.15 * built,
                _ => card.worth().held,
            })
            .sum();
        let few = WEIGHTS.enough_cards.min(count) + 0.05 * (count - WEIGHTS.enough_cards).max(0.0);
        worth * few / count
    }

    /// What lies ahead of an adventurer.
    fn ahead(&self, player: &Player) -> f32 {
        let from = if player.space.is_end() { Space::HOME } else { player.space };
        self.best_ahead(from, player.advanced, 0)
    }

    fn best_ahead(&self, from: Space, advanced: u8, depth: usize) -> f32 {
        let Some(&share) = WEIGHTS.ahead.get(depth) else { return 0.0 };
        let way = |exit: &Exit| {
            let here = share * self.space_worth(exit.to, advanced);
            here.max(self.best_ahead(exit.to, advanced, depth + 1))
        };
        from.exits(self.side).iter().map(way).fold(0.0, f32::max)
    }

    /// What a space gives now.
    #[inline]
    pub(crate) fn reward_at(&self, space: Space) -> Reward {
        let token = space.marker().reward().filter(|_| self.markers.contains(space.number()));
        token.unwrap_or(space.reward())
    }

    /// What the reward of a space is worth now to somebody with these advanced starters.
    #[inline]
    pub(crate) fn space_worth(&self, space: Space, advanced: u8) -> f32 {
        worth::space(space, advanced, self.markers.contains(space.number()))
    }

    /// What is being done still brings something.
    fn under_way(&self) -> f32 {
        let mut worth = 0.0;
        for (index, step) in self.steps.iter().enumerate() {
            worth += match *step {
                Step::Run(run) => {
                    let chooses = matches!(self.steps.get(index + 1), Some(Step::Choose));
                    worth::rest_of(if chooses { run.at - 1 } else { run.at })
                }
                Step::Tuck { left, .. } => PRICES.tuck * f32::from(left),
                Step::Travel { left, moved, .. } => 0.4 * f32::from(left) + if moved == 0 { 0.6 } else { 0.8 },
                Step::Reward { .. } => PRICES.starter,
                Step::Sort { fate: Fate::Draw, left, .. } => 0.7 * f32::from(left),
                Step::Sort { fate: Fate::Tuck, left, .. } => PRICES.tuck_for_free * f32::from(left),
                Step::Search { left } => f32::from(left),
                Step::Take { left } => 0.7 * f32::from(left),
                Step::Supply { n, .. } => PRICES.supply * f32::from(n),
                Step::Activate { .. } => PRICES.villager,
                Step::ActivateStarter { .. } => PRICES.starter,
                Step::Upgrade => PRICES.upgrade,
                Step::PlaySorted { .. } | Step::Play { .. } | Step::PlayTrigger { .. } => 0.5,
                _ => 0.0,
            };
        }
        let triggers: f32 = self
            .pending
            .iter()
            .map(|pending| {
                f32::from(pending.times) * if pending.source.kind() == Kind::Gear { PRICES.coin } else { 0.6 }
            })
            .sum();
        worth + triggers
    }
}

/// What a player's villagers come to in the end, as far as can be seen.
pub(crate) struct Piles {
    /// How many of each people will have been tucked.
    pub(crate) villagers: [f32; Species::COUNT],
    /// What those in play do until then, beyond what any other action would.
    pub(crate) edges: f32,
}

/// What a player's gear comes to in the end, as far as can be seen.
pub(crate) struct Gear {
    pub(crate) tucked: f32,
    pub(crate) relics: f32,
}

/// Smallest times largest pile, blurred as long as they may change places. Several cases are reckoned side by side, which hardly takes longer
/// than one: `piles` says how many crows, frogs and rabbits there are in each of them.
#[inline]
pub(crate) fn villager_points<const N: usize>(piles: [[f32; N]; Species::COUNT], time: Time) -> [f32; N] {
    let blur = 0.05 + WEIGHTS.blur * time.ramp;
    let [crows, frogs, rabbits] = piles;
    let least: [f32; N] = std::array::from_fn(|at| f32::MAX.min(crows[at]).min(frogs[at]).min(rabbits[at]));
    let most: [f32; N] = std::array::from_fn(|at| f32::MIN.max(crows[at]).max(frogs[at]).max(rabbits[at]));
    // How far each pile is from the smallest and from the largest.
    let mut below = piles.map(|pile| std::array::from_fn(|at| least[at] - pile[at]));
    let mut above = piles.map(|pile| std::array::from_fn(|at| pile[at] - most[at]));
    for far in below.iter_mut().chain(&mut above) {
        let far: &mut [f32; N] = far;
        far.iter_mut().for_each(|far| *far = exp(*far / blur));
    }
    let sum = |shares: [[f32; N]; 3]| -> [f32; N] {
        let mut sums = std::array::from_fn(|at| shares[0][at] + shares[1][at] + shares[2][at]);
        sums.iter_mut().for_each(|sum: &mut f32| *sum = blur * ln(*sum));
        sums
    };
    let (below, above) = (sum(below), sum(above));
    std::array::from_fn(|at| {
        let smallest = least[at] - below[at];
        if smallest > 0.0 { smallest * (most[at] + above[at]) } else { 0.0 }
    })
}

/// Points of buildings, and what they will still bring.
fn buildings(player: &Player, time: Time) -> f32 {
    let weights = &WEIGHTS;
    let mut worth = 0.0;
    let mut share = 1.0;
    let mut best = [0.0f32; 3];
    for house in player.buildings.iter() {
        let enchanted = house.token.is_some();
        worth += f32::from(house.supplies);
        worth += share * weights.ability * time.turns * house.card.worth().ability[usize::from(enchanted)];
        share *= weights.crowding;
        if !enchanted {
            note(&mut best, instant(house.card, time));
        }
    }
    // Each token will go where it brings most.
    let tokens = player.tokens.count_ones() as usize;
    worth + 0.8 * best.iter().take(tokens).sum::<f32>()
}

/// What enchanting a building brings besides the points of gear.
pub(crate) fn instant(card: Card, time: Time) -> f32 {
    let worth = card.worth();
    let changes = worth.ability[1] - worth.ability[0];
    time.ramp * worth.enchantment + WEIGHTS.ability * time.turns * changes
}

/// Keeps the three largest.
pub(crate) fn note(best: &mut [f32; 3], mut new: f32) {
    for old in best {
        if new > *old {
            std::mem::swap(old, &mut new);
        }
    }
}
