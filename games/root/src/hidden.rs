//! What eyes cannot see (rules, chapter 13), and worlds that look the same to them. Bits 0 to 53 are cards, then come
//! quests of the deck and items under the ruins.

use engine::{Dice, Eyes, Redeal, Secrets};

use crate::cards::{Card, Cards};
use crate::factions::Faction;
use crate::map::Clearing;
use crate::quests::Quest;
use crate::state::{CROWD, EVERYBODY, Known, Root, SUPPORTERS};

const QUESTS: u8 = 64;
const ITEMS: u8 = 96;

impl Root {
    /// The cards of a hidden zone that these eyes cannot place.
    fn unplaced(&self, zone: Cards, owner: Faction, eyes: Eyes) -> Cards {
        zone.without(&self.seen_cards(zone, owner, eyes))
    }

    /// Every card that these eyes cannot place.
    fn unknown(&self, eyes: Eyes) -> Cards {
        let mut cards = self.deck;
        for faction in self.playing.iter() {
            cards = cards.with(&self.unplaced(self.hand(faction), faction, eyes));
        }
        cards.with(&self.unplaced(self.alliance.supporters, Faction::Alliance, eyes))
    }

    /// Items of the ruins that these eyes cannot place.
    fn unknown_items(&self, eyes: Eyes) -> u8 {
        let hidden = Clearing::all().filter(|&clearing| !self.knows_ruin(clearing, eyes));
        hidden.fold(self.ruin_items.bag, |set, clearing| set | self.ruin_items.left[clearing.index()])
    }

    pub(crate) fn hidden_from(&self, eyes: Eyes) -> Secrets {
        let mut secrets: Secrets = self.unknown(eyes).iter().collect();
        if self.plays(Faction::Vagabond) {
            self.quest_deck.iter().for_each(|quest: Quest| secrets.insert(QUESTS + quest as u8));
            let items = self.unknown_items(eyes);
            (0..8).filter(|item| items & 1 << item != 0).for_each(|item| secrets.insert(ITEMS + item));
        }
        secrets
    }

    /// Deals anew what these eyes cannot see.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        if eyes == Eyes::Open || self.is_over() || self.hidden_from(eyes).is_empty() {
            return;
        }
        let before = *self;
        let viewer = before.viewer(eyes);
        let mut known = Known([0; Card::COUNT]);
        let mut worlds = Dealer::new(&before, eyes);
        let mut deal = |zone: Cards, owner: Faction, place: u8, dice: &mut Dice| {
            let seen = before.seen_cards(zone, owner, eyes);
            // Who else knows a card of another player is no concern of these eyes, unless everybody does.
            let own = eyes.own(before.seat(owner));
            for card in seen.iter().map(usize::from) {
                let seen_by = before.known.0[card];
                known.0[card] = match seen_by & CROWD {
                    0 if own => seen_by,
                    0 => seen_by & viewer,
                    _ => EVERYBODY,
                };
            }
            seen.with(&worlds.deal(&before, zone.without(&seen), place, dice))
        };
        for faction in before.playing.iter() {
            self.players[faction.index()].hand = deal(before.hand(faction), faction, 1 << faction.index(), dice);
        }
        self.alliance.supporters = deal(before.alliance.supporters, Faction::Alliance, SUPPORTERS, dice);
        self.deck = worlds.fresh.rest();
        self.known = known;
        self.imagine_ruins(eyes, dice);
    }

    /// Items of the ruins are gathered and dealt anew where these eyes do not know them.
    fn imagine_ruins(&mut self, eyes: Eyes, dice: &mut Dice) {
        let mut redeal = Redeal::<1>::gather(Cards::from_bits([u64::from(self.unknown_items(eyes))]));
        for clearing in Clearing::all() {
            if self.knows_ruin(clearing, eyes) {
                continue;
            }
            let left = self.ruin_items.left[clearing.index()].count_ones();
            let dealt = (0..left).fold(0, |set, _| set | 1u8 << redeal.deal(dice));
            self.ruin_items.left[clearing.index()] = dealt;
        }
        self.ruin_items.bag = redeal.rest().bits()[0] as u8;
    }
}

/// Deals hidden cards anew. Cards drawn since the deck was last made are among those it was made of, all others are not;
/// where nobody can tell how many of each there are, the older cards that are left over are spread evenly.
struct Dealer {
    fresh: Redeal<1>,
    old: Redeal<1>,
    /// Old cards that lie in mixed places, and the mixed places that are left to be dealt.
    spread: u32,
    places: u32,
}

impl Dealer {
    fn new(game: &Root, eyes: Eyes) -> Dealer {
        let unknown = game.unknown(eyes);
        let (mut spread, mut places) = (0, 0);
        let mut count = |zone: Cards, owner: Faction, place: u8| {
            let hidden = game.unplaced(zone, owner, eyes);
            if game.mixed & place != 0 {
                spread += hidden.without(&game.fresh).len() as u32;
                places += hidden.len() as u32;
            }
        };
        for faction in game.playing.iter() {
            count(game.hand(faction), faction, 1 << faction.index());
        }
        count(game.alliance.supporters, Faction::Alliance, SUPPORTERS);
        let old = Redeal::gather(unknown.without(&game.fresh));
        Dealer { fresh: Redeal::gather(unknown.common(&game.fresh)), old, spread, places }
    }

    /// Other cards for the hidden cards of a place.
    fn deal(&mut self, game: &Root, hidden: Cards, place: u8, dice: &mut Dice) -> Cards {
        let mut old = hidden.without(&game.fresh).len() as u32;
        let count = hidden.len() as u32;
        if game.mixed & place != 0 {
            old = 0;
            for _ in 0..count {
                let picked = u32::from(dice.below(self.places) < self.spread);
                self.places -= 1;
                self.spread -= picked;
                old += picked;
            }
        }
        let mut cards = Cards::EMPTY;
        (0..old).for_each(|_| cards.insert(self.old.deal(dice)));
        (old..count).for_each(|_| cards.insert(self.fresh.deal(dice)));
        cards
    }
}

const _: () = assert!(Card::COUNT <= QUESTS as usize);
