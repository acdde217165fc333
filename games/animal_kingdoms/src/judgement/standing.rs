//! How the active player stands in a kingdom: what so many cubes there bring, by how many of the others have more.

use crate::kingdoms::{Kingdom, cubes_on};
use crate::scoring::{SECOND, THIRD};
use crate::state::AnimalKingdoms;

/// In how many ways the others can stand to a player: up to seven have more, and up to seven have as many.
const ORDERS: usize = 64;

/// What a place is worth by the value of the first one, by how many have more cubes and by how many have as many; those who share the
/// first place share its points.
const PLACES: [[f32; ORDERS]; 16] = {
    let mut places = [[0.0; ORDERS]; 16];
    let mut value = 0;
    while value < places.len() {
        let mut order = 0;
        while order < ORDERS {
            let level = order % 8;
            places[value][order] = match order / 8 {
                0 => (value as f32 + SECOND as f32 * level as f32) / (1 + level) as f32,
                1 => SECOND as f32,
                2 => THIRD as f32,
                _ => 0.0,
            };
            order += 1;
        }
        value += 1;
    }
    places
};

/// The active player among the others in a kingdom.
pub(super) struct Standing {
    /// The player's cubes.
    pub(super) mine: u8,
    /// What the first place is worth.
    pub(super) value: f32,
    /// Empty territories.
    pub(super) room: u8,
    /// Cubes that the player can still place.
    supply: u8,
    /// What each place is worth.
    places: &'static [f32; ORDERS],
    others: u32,
    /// How many of the others have at most so many cubes: four bits for each number of cubes, so that a place is looked up instead of
    /// counting them again.
    at_most: u64,
}

/// What can still be had in a kingdom, in points.
pub(super) struct Prospects {
    /// With as many cubes as it takes.
    pub(super) all: f32,
    /// For each cube, if just so many are placed that this is most: two cubes that overtake somebody are worth a half of it each.
    pub(super) each: f32,
}

impl Standing {
    #[inline]
    pub(super) fn of(game: &AnimalKingdoms, kingdom: Kingdom) -> Standing {
        let (land, seat) = (game.land(kingdom), game.active);
        let mine = land.count(seat);
        // All are counted and the player taken away again: that is quicker than to leave somebody out.
        let houses = land.cubes.iter().take(game.size.into()).map(|&cubes| 1u64 << (4 * cubes_on(cubes)));
        let with_just = houses.sum::<u64>() - (1 << (4 * mine));
        let value = game.value(kingdom);
        Standing {
            mine,
            value: f32::from(value),
            room: kingdom.territories() - land.column.len() as u8,
            supply: game.house(seat).supply,
            places: &PLACES[usize::from(value) % PLACES.len()],
            others: u32::from(game.size) - 1,
            // Every number of cubes takes in all smaller ones.
            at_most: with_just.wrapping_mul(0x1111_1111_1111_1111),
        }
    }

    /// How many of the others have more than so many cubes, and how many as many.
    #[inline]
    pub(super) fn rivals(&self, cubes: u8) -> (u32, u32) {
        let [at_most, fewer] = [self.at_most, self.at_most << 4].map(|number| (number >> (4 * cubes)) as u32 & 15);
        (self.others - at_most, at_most - fewer)
    }

    /// What a place with so many cubes is worth.
    #[inline]
    pub(super) fn place(&self, cubes: u8) -> f32 {
        let (above, level) = self.rivals(cubes);
        self.places[(above * 8 + level) as usize % ORDERS]
    }

    /// What the place that the player has is worth.
    #[inline]
    pub(super) fn now(&self) -> f32 {
        self.place(self.mine) * f32::from(u8::from(self.mine > 0))
    }

    /// What more cubes still bring if nobody answers.
    #[inline]
    pub(super) fn prospects(&self) -> Prospects {
        let mut prospects = Prospects { all: 0.0, each: 0.0 };
        // Alone in the first place nobody can gain any more.
        if self.mine > 0 && self.rivals(self.mine) == (0, 0) {
            return prospects;
        }
        let now = self.now();
        for cubes in 1..=self.room.min(self.supply) {
            let more = self.place(self.mine + cubes) - now;
            // Cubes that bring no more than fewer did bring less for each.
            if more > prospects.all {
                prospects.all = more;
                prospects.each = prospects.each.max(more / f32::from(cubes));
            }
            if self.rivals(self.mine + cubes) == (0, 0) {
                break;
            }
        }
        prospects
    }
}
