//! What the active player sees at a glance, for all choices together: most of it is only looked at once a choice asks for it, and nothing
//! twice.

use std::cell::OnceCell;

use super::outlook::{Time, WEIGHTS, villager_points};
use super::worth::PRICES;
use crate::cards::{Card, Cards, Kind, Species};
use crate::language::Price;
use crate::state::{AWildVenture, Player, Step};
use crate::tables::paying_for;

/// Ways of fewer steps than this are remembered; hardly any travel is longer.
const LONG_WAY: usize = 6;

/// What the active player sees at a glance.
pub(super) struct Glance<'a> {
    pub(super) game: &'a AWildVenture,
    pub(super) me: &'a Player,
    /// What is asked.
    pub(super) step: Step,
    pub(super) time: Time,
    /// What a coin is worth.
    pub(super) coin: f32,
    more: OnceCell<[f32; Species::COUNT]>,
    gear: OnceCell<f32>,
    enchanted: OnceCell<f32>,
    tucks: OnceCell<[f32; 3]>,
    ways: [OnceCell<f32>; LONG_WAY],
    cards: OnceCell<CardCounts>,
    plays: OnceCell<Plays>,
}

/// How many cards there are to be had and held.
#[derive(Clone, Copy)]
pub(super) struct CardCounts {
    pub(super) hand: f32,
    pub(super) deck: f32,
    /// How much another card in hand is still worth, from 0 to 1.
    pub(super) room: f32,
}

/// What all cards that could be played have in common.
pub(super) struct Plays {
    /// Main actions left once a card has been played.
    pub(super) mains: f32,
    /// Supplies of the villagers in play, which have to be used up, too.
    pub(super) waiting: f32,
    /// How much less a new building brings because of those that are there.
    pub(super) crowd: f32,
    /// Is there a token for another building?
    pub(super) token: bool,
    /// How much more cards of each kind cost.
    changes: [i16; Kind::COUNT],
    /// Gear of both players that has supplies.
    stocked: Cards,
}

impl Plays {
    /// What the active player pays for a card, as [`AWildVenture::price`] has it.
    #[inline]
    pub(super) fn price(&self, card: Card, price: Price) -> u8 {
        let brief = card.brief();
        match price {
            Price::Free => 0,
            Price::Less(less) => {
                (i16::from(brief.cost) - i16::from(less) + self.changes[brief.kind.index()]).max(0) as u8
            }
        }
    }

    /// How many coins gear on the table pays at once when this is played.
    #[inline]
    pub(super) fn coins_of_gear(&self, card: Card) -> f32 {
        self.stocked.common(&paying_for(card)).len() as f32
    }
}

impl<'a> Glance<'a> {
    pub(super) fn new(game: &'a AWildVenture, step: Step) -> Glance<'a> {
        let time = game.time(game.active);
        let me = game.me();
        let share = if f32::from(me.coins) > WEIGHTS.enough_coins { 0.4 } else { 1.0 };
        Glance {
            game,
            me,
            step,
            time,
            coin: share * PRICES.coin * time.ramp,
            more: OnceCell::new(),
            gear: OnceCell::new(),
            enchanted: OnceCell::new(),
            tucks: OnceCell::new(),
            ways: Default::default(),
            cards: OnceCell::new(),
            plays: OnceCell::new(),
        }
    }

    /// How much gear will have been tucked in the end.
    #[inline]
    pub(super) fn gear(&self) -> f32 {
        *self.gear.get_or_init(|| self.game.promised_gear(self.me, self.time).tucked)
    }

    /// How many enchanted buildings there will be in the end: so many points a tucked gear scores.
    #[inline]
    pub(super) fn enchanted(&self) -> f32 {
        *self.enchanted.get_or_init(|| self.game.promised_enchantments(self.me, self.time))
    }

    /// What one more tucked villager of a people brings.
    #[inline]
    pub(super) fn more(&self, species: Species) -> f32 {
        let more = self.more.get_or_init(|| {
            // As things are, and with one more of each people.
            let piles = self.game.promised_piles(self.me, self.time).villagers;
            let [crows, frogs, rabbits] = piles.map(|pile| [pile; Species::COUNT + 1]);
            let one = |mut pile: [f32; 4], at: usize| {
                pile[at] += 1.0;
                pile
            };
            let [now, more @ ..] = villager_points([one(crows, 1), one(frogs, 2), one(rabbits, 3)], self.time);
            more.map(|more| more - now)
        });
        more[species.index()]
    }

    /// What the best three tucks from the hand would bring, reckoned by `find` the first time.
    #[inline]
    pub(super) fn tucks(&self, find: impl FnOnce() -> [f32; 3]) -> &[f32; 3] {
        self.tucks.get_or_init(find)
    }

    /// The best that can be found within so many steps of the own adventurer, reckoned by `find` the first time.
    #[inline]
    pub(super) fn way(&self, steps: u8, find: impl FnOnce() -> f32) -> f32 {
        match self.ways.get(usize::from(steps)) {
            Some(way) => *way.get_or_init(find),
            None => find(),
        }
    }

    #[inline]
    pub(super) fn cards(&self) -> CardCounts {
        *self.cards.get_or_init(|| {
            let hand = self.me.hand.len() as f32;
            CardCounts { hand, deck: self.game.deck.len() as f32, room: (1.2 - 0.1 * hand).clamp(0.3, 1.0) }
        })
    }

    #[inline]
    pub(super) fn plays(&self) -> &Plays {
        self.plays.get_or_init(|| {
            let (game, me) = (self.game, self.me);
            let gear = game.players.iter().flat_map(|player| player.gear.iter()).filter(|gear| gear.supplies > 0);
            Plays {
                // An action of this turn goes to playing it, unless an effect does.
                mains: if self.step == Step::Menu { self.time.mains - 1.0 } else { self.time.mains },
                waiting: me.villagers.iter().map(|villager| f32::from(villager.supplies)).sum(),
                crowd: me.buildings.iter().fold(1.0, |crowd, _| crowd * WEIGHTS.crowding),
                token: me.tokens.count_ones() as usize > me.buildings.len() - me.enchanted(),
                changes: std::array::from_fn(|kind| i16::from(game.cost_change(Kind::ALL[kind]))),
                stocked: gear.map(|gear| gear.card.number()).collect(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::{Dice, Game, NoLog, Turn};

    use super::*;
    use crate::cards::cards_of;
    use crate::language::{Deed, Labels};
    use crate::{Options, Side};

    /// In every position of some random games.
    fn everywhere(mut look: impl FnMut(&AWildVenture)) {
        for seed in 0..16 {
            let mut dice = Dice::quick(seed);
            let board_side = if seed % 2 == 0 { Side::Spring } else { Side::Autumn };
            let options = Options { board_side, variant_big: seed % 3 == 0, ..Options::default() };
            let mut game = AWildVenture::new(&options, 2, &mut dice, &mut NoLog).unwrap();
            let mut actions = Vec::new();
            while game.turn() != Turn::Over {
                look(&game);
                game.actions(&mut actions);
                game.play(actions[dice.index(actions.len())], &mut dice, &mut NoLog);
            }
        }
    }

    #[test]
    fn what_is_reckoned_once_for_all_choices_is_what_each_would_reckon() {
        everywhere(|game| {
            let glance = Glance::new(game, game.step().unwrap());
            let piles = game.promised_piles(game.me(), glance.time).villagers;
            let [now] = villager_points(piles.map(|pile| [pile]), glance.time);
            for &species in Species::ALL {
                let mut more = piles;
                more[species.index()] += 1.0;
                let [more] = villager_points(more.map(|pile| [pile]), glance.time);
                assert_eq!(glance.more(species).to_bits(), (more - now).to_bits());
            }
            for card in cards_of(game.me().hand) {
                for price in [Price::Free, Price::Less(0), Price::Less(3)] {
                    assert_eq!(glance.plays().price(card, price), game.price(card, price));
                }
                let labels = card.labels().and(Labels::ANY);
                let pays = |card: Card| {
                    let trigger = card.printed().trigger;
                    trigger.is_some_and(|trigger| trigger.fits(Deed::Play, labels, 0))
                };
                let gear = game.players.iter().flat_map(|player| player.gear.iter());
                let coins = gear.filter(|gear| gear.supplies > 0 && pays(gear.card)).count();
                assert_eq!(glance.plays().coins_of_gear(card), coins as f32);
            }
            for steps in 0..LONG_WAY as u8 + 2 {
                let fresh = Glance::new(game, glance.step);
                assert_eq!(game.best_way(steps, &glance).to_bits(), game.best_way(steps, &fresh).to_bits());
            }
        });
    }

    #[test]
    fn piles_are_what_was_tucked() {
        everywhere(|game| {
            for player in &game.players {
                let points = player.points();
                let count = |kind: Kind, species: Option<Species>| {
                    let fits = |card: &Card| card.kind() == kind && species.is_none_or(|one| one == card.species());
                    cards_of(player.tucked).filter(fits).count() as u16
                };
                let piles = [Species::Crow, Species::Frog, Species::Rabbit].map(|one| count(Kind::Villager, Some(one)));
                let (least, most) = (piles.into_iter().min().unwrap(), piles.into_iter().max().unwrap());
                assert_eq!(points.villagers, least * most);
                assert_eq!(points.gear, count(Kind::Gear, None) * player.enchanted() as u16);
            }
        });
    }
}
