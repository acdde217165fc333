//! The state: plain data of about 300 bytes, copied like a number. What a player would see on the table lies in
//! [`Land`] and [`House`]; [`Stage`] says what is being asked.

use engine::{Bag, Row, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, paired, set_of};
use crate::decrees::{Decree, InSight, Sight};
use crate::event::{SoloOutcome, Who};
use crate::kingdoms::{KINGDOMS, Kingdom, Space, cubes_on};
use crate::options::Level;
use crate::tokens::{CUBES, HAND, Retreats, Token};

/// A game of Animal Kingdoms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnimalKingdoms {
    /// The kingdoms in ring order.
    pub(crate) lands: [Land; KINGDOMS],
    /// Beast cards that nobody has seen since they were shuffled.
    pub(crate) deck: Bag<1>,
    pub(crate) discard: Bag<1>,
    /// The cards that lay open when they were last shuffled into the deck: all of them were in it then.
    pub(crate) returned: Bag<1>,
    /// Decrees that have not been dealt yet.
    pub(crate) decrees: u32,
    pub(crate) houses: [House; 5],
    pub(crate) battle: Battle,
    /// What is asked of `active`.
    pub(crate) stage: Stage,
    /// Whose turn it is, or who has to choose in a battle.
    pub(crate) active: Seat,
    /// How many houses take part; with one player the second is the upstart's.
    pub(crate) size: u8,
    /// 1, 2 or 3.
    pub(crate) age: u8,
    pub(crate) first: Seat,
    /// Who has withdrawn in this age, in order.
    pub(crate) withdrawn: Row<u8, 5>,
    /// The same as a set.
    pub(crate) out: Seats,
    /// Rallies since anybody last claimed (5.4).
    pub(crate) rallies_in_a_row: u8,
    /// Retreat tokens that nobody has, the one in the box among them.
    pub(crate) retreats: Retreats,
    /// Was the deck shuffled since somebody was last asked?
    pub(crate) shuffled: bool,
    pub(crate) peace: bool,
    /// The level of the upstart; only in the solo game.
    pub(crate) level: Option<Level>,
    pub(crate) solo: Solo,
}

/// What lies in and under a kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Land {
    /// The cards that may be played here now; none if there is no room. Kept up to date by [`AnimalKingdoms::look`].
    pub(crate) legal: u64,
    /// The places that each house's cubes take: see [`Space::bit`].
    pub(crate) cubes: [u16; 5],
    /// The cards played in this age. There are as many as cubes in the territories.
    pub(crate) column: Row<Card, 8>,
    pub(crate) decree: Decree,
    /// Ascending; one for each age.
    pub(crate) tokens: [Token; 3],
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct House {
    /// Oldest card first.
    pub(crate) hand: Row<Card, HAND>,
    /// How many cards, counted from the oldest, have been in the hand since the last shuffle, as far as everybody can
    /// tell. They cannot be among the cards that returned to the deck then.
    pub(crate) kept: u8,
    /// Cubes that are not on the board.
    pub(crate) supply: u8,
    pub(crate) modifiers: u8,
    /// Retreat tokens held.
    pub(crate) retreats: Retreats,
    /// Points from kingdoms in each age.
    pub(crate) earned: [u8; 3],
    /// Points from rallies.
    pub(crate) rallied: u16,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Claim, rally or withdraw?
    Turn,
    /// Which card to play?
    Card,
    /// Where to play it?
    Kingdom { card: Card },
    /// Which card to discard with it?
    Partner { card: Card, kingdom: Kingdom },
    /// Which cards to give away? The bits are places in the hand.
    Rally { picked: u8 },
    /// Nobody is asked: kingdoms are being scored.
    Scoring,
    /// Which card to fight with?
    BattleCard,
    /// How many modifiers to add?
    BattleModifier,
    /// Nothing any more.
    Over,
}

/// The scoring of an age, and the battle in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Battle {
    /// How many kingdoms of this age are scored; so also the number of the one being scored.
    pub(crate) scored: u8,
    /// All who fight.
    pub(crate) contenders: Seats,
    /// Those who have not lost yet.
    pub(crate) standing: Seats,
    /// Those who have chosen a card for this round, which still lies in their hand.
    pub(crate) chosen: Seats,
    /// Those who have passed since a modifier was last added.
    pub(crate) passed: Seats,
    /// The cards of each round, the one chosen for this round last. In the solo game the upstart's row holds what was
    /// last turned up for it.
    pub(crate) cards: [Row<Card, 4>; 5],
    /// Modifiers added in each round.
    pub(crate) added: [[u8; 4]; 5],
}

/// What only the solo game needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Solo {
    /// The upstart's bonus cards.
    pub(crate) bonus: [Option<Card>; 2],
    /// Where you last played a card in this age.
    pub(crate) last: Option<Kingdom>,
    /// Battles begun in this age.
    pub(crate) battles: u8,
    /// The ways of the upstart's cards in its last turn: turn card, bonus card.
    pub(crate) walks: Row<Walk, 2>,
    /// The last round that you fought against the upstart.
    pub(crate) duel: Option<Duel>,
}

/// The way of an upstart's card round the ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Walk {
    /// The card.
    pub card: Card,
    /// Where it set out.
    pub start: Kingdom,
    /// Where it stayed; nowhere if it found no room.
    pub end: Option<Kingdom>,
}

/// A round of a battle with the upstart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Duel {
    /// For which kingdom.
    pub kingdom: Kingdom,
    /// Your card.
    pub card: Card,
    /// The upstart's.
    pub against: Row<Card, 4>,
    /// How it went.
    pub outcome: SoloOutcome,
}

/// The seat that holds the upstart's cubes in the solo game.
pub(crate) const UPSTART: Seat = Seat(1);

impl Land {
    pub(crate) fn new(decree: Decree, tokens: [Token; 3]) -> Land {
        Land { legal: 0, cubes: [0; 5], column: Row::new(), decree, tokens }
    }

    /// How many cubes a house has here, council included.
    #[inline]
    pub(crate) fn count(&self, seat: Seat) -> u8 {
        cubes_on(self.cubes[seat.index()])
    }

    /// Whose cube lies on a place.
    pub(crate) fn owner(&self, space: Space) -> Option<Seat> {
        let bit = space.bit();
        self.cubes.iter().position(|cubes| cubes & bit != 0).map(|index| Seat(index as u8))
    }
}

impl AnimalKingdoms {
    /// Is it the game for one player against the upstart?
    #[inline]
    pub(crate) fn alone(&self) -> bool {
        self.level.is_some()
    }

    /// How many people play.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        if self.alone() { 1 } else { self.size as usize }
    }

    /// All houses, the upstart's too.
    #[inline]
    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.size as usize)
    }

    #[inline]
    pub(crate) fn house(&self, seat: Seat) -> &House {
        &self.houses[seat.index()]
    }

    #[inline]
    pub(crate) fn house_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index()]
    }

    #[inline]
    pub(crate) fn land(&self, kingdom: Kingdom) -> &Land {
        &self.lands[kingdom.index()]
    }

    #[inline]
    pub(crate) fn land_mut(&mut self, kingdom: Kingdom) -> &mut Land {
        &mut self.lands[kingdom.index()]
    }

    /// How events call a house.
    #[inline]
    pub(crate) fn who(&self, seat: Seat) -> Who {
        if self.alone() && seat == UPSTART { Who::Upstart } else { Who::Player(seat) }
    }

    /// What the first place of a kingdom is worth in this age.
    #[inline]
    pub(crate) fn value(&self, kingdom: Kingdom) -> u8 {
        self.land(kingdom).tokens[(self.age as usize).saturating_sub(1).min(2)].value()
    }

    /// The score on the board; retreat tokens and modifiers count only when the game is over.
    #[inline]
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        let house = self.house(seat);
        let board = house.earned.iter().map(|&points| i32::from(points)).sum::<i32>() + i32::from(house.rallied);
        if self.stage == Stage::Over { board + self.kept_points(seat) } else { board }
    }

    /// What retreat tokens and modifiers are worth at the end.
    pub(crate) fn kept_points(&self, seat: Seat) -> i32 {
        let house = self.house(seat);
        i32::from(house.retreats.points()) + i32::from(house.modifiers)
    }

    /// Is the only empty territory of a kingdom its capital?
    #[inline]
    pub(crate) fn only_capital(&self, kingdom: Kingdom) -> bool {
        self.land(kingdom).column.len() + 1 == usize::from(kingdom.territories())
    }

    /// Has a kingdom an empty territory, be it the capital?
    #[inline]
    pub(crate) fn has_room(&self, kingdom: Kingdom) -> bool {
        self.land(kingdom).column.len() < usize::from(kingdom.territories())
    }

    /// Who holds the capital of a kingdom.
    #[inline]
    pub(crate) fn capital(&self, kingdom: Kingdom) -> Option<Seat> {
        let bit = 1 << (kingdom.territories() - 1);
        self.everyone().find(|seat| self.land(kingdom).cubes[seat.index()] & bit != 0)
    }

    /// The cards of this hand that may be played somewhere.
    #[inline]
    pub(crate) fn playable(&self, hand: &[Card]) -> u64 {
        let set = set_of(hand);
        let mut playable = 0;
        for land in &self.lands {
            if land.decree == Decree::PAIR {
                playable |= land.legal & paired(hand);
            } else {
                playable |= land.legal & set;
            }
        }
        playable
    }

    /// May this card of this hand be played in a kingdom?
    #[inline]
    pub(crate) fn fits(&self, hand: &[Card], card: Card, kingdom: Kingdom) -> bool {
        let land = self.land(kingdom);
        land.legal & card.bit() != 0 && (land.decree != Decree::PAIR || paired(hand) & card.bit() != 0)
    }

    /// Finds out anew which cards may be played in a kingdom.
    #[inline]
    pub(crate) fn look(&mut self, kingdom: Kingdom) {
        self.lands[kingdom.index()].legal = if self.has_room(kingdom) { self.allowed(kingdom) } else { 0 };
    }

    /// The cards that the decree of a kingdom allows now.
    #[inline]
    pub(crate) fn allowed(&self, kingdom: Kingdom) -> u64 {
        let land = self.land(kingdom);
        let mut sight = InSight::default();
        match land.decree.sight() {
            Sight::Nothing => {}
            Sight::AllHere => land.column.iter().for_each(|&card| sight.add(card)),
            Sight::LastHere | Sight::Neighbours | Sight::Realm => {
                let lasts = land.decree.looks_at(kingdom).iter().filter_map(|seen| self.land(seen).column.last());
                lasts.for_each(|&last| sight.add(last));
            }
        }
        land.decree.allows(sight)
    }

    /// Looks anew at every kingdom.
    pub(crate) fn look_everywhere(&mut self) {
        for kingdom in Kingdom::all() {
            self.look(kingdom);
        }
    }

    /// After a card was played in `changed`: looks anew at each kingdom whose decree sees that column.
    #[inline]
    pub(crate) fn look_after(&mut self, changed: Kingdom) {
        for kingdom in Kingdom::all() {
            let sees = self.land(kingdom).decree.looks_at(kingdom).contains(changed);
            if sees || kingdom == changed {
                self.look(kingdom);
            }
        }
    }

    /// The first seat of a set, clockwise from `from`.
    #[inline]
    pub(crate) fn first_of(from: Seat, set: Seats) -> Option<Seat> {
        let ahead = set.0 & (0xffu8 << from.0);
        let bits = if ahead != 0 { ahead } else { set.0 };
        (bits != 0).then(|| Seat(bits.trailing_zeros() as u8))
    }

    /// The first seat of a set in the turn order of the age.
    #[inline]
    pub(crate) fn first_in_order(&self, set: Seats) -> Option<Seat> {
        AnimalKingdoms::first_of(self.first, set)
    }

    /// Modifiers that nobody holds and that lie on no card.
    pub(crate) fn modifier_supply(&self) -> u8 {
        let held: u8 = self.houses.iter().map(|house| house.modifiers).sum();
        let on_cards: u8 = self.battle.added.iter().flatten().sum();
        if self.peace || self.alone() { 0 } else { crate::tokens::MODIFIERS.saturating_sub(held + on_cards) }
    }

    /// A house that has nothing yet.
    pub(crate) fn fresh_house() -> House {
        House { supply: CUBES, ..House::default() }
    }
}
