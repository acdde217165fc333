//! What each player has learned since the root of the search.
//!
//! A player remembers their own choices and those of the others as soon as they see them. A choice is *covered* for a
//! player if the rules told them nothing openly when it was made: a battle card laid face down, a card picked in one's
//! hand. It is uncovered by the next thing that the rules tell them openly: the cards are turned over, the card is
//! played. Meanwhile two worlds that differ only in covered choices look the same to that player, and the search treats them
//! as the same position.
//!
//! Only choices are remembered, not luck, and a memory is a 64-bit fingerprint.

use std::hash::{Hash, Hasher};

use engine::{Entry, Eyes, Log, MAX_SEATS, Seat, Seats};

/// What every seat has learned.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    seats: u8,
    known: [u64; MAX_SEATS],
    covered: [u64; MAX_SEATS],
}

impl Memory {
    /// Nothing has happened yet.
    pub(super) fn new(seats: usize) -> Memory {
        let mut known = [0; MAX_SEATS];
        for (index, known) in known.iter_mut().enumerate() {
            *known = mix(0x9e37_79b9_7f4a_7c15, index as u64 + 1);
        }
        Memory { seats: seats.min(MAX_SEATS) as u8, known, covered: [0; MAX_SEATS] }
    }

    /// By what `seat` recognises a position in which it has to choose.
    #[inline]
    pub(super) fn key(&self, seat: Seat) -> u64 {
        self.known[seat.index()]
    }

    /// `mover` chose `action`, and `ear` heard what was told about it.
    #[inline]
    pub(super) fn remember<A: Hash>(&mut self, mover: Seat, action: &A, ear: &Ear) {
        let mut print = Print(u64::from(mover.0) + 1);
        action.hash(&mut print);
        let choice = print.finish();
        for seat in Seat::all(self.seats as usize) {
            let (known, covered) = (&mut self.known[seat.index()], &mut self.covered[seat.index()]);
            // One's own choice is known in any case, but what one draws by it uncovers nothing.
            if ear.openly || ear.told.contains(seat) && seat != mover {
                *known = mix(*known, *covered);
                *covered = 0;
            } else if seat != mover {
                *covered = mix(*covered, choice);
                continue;
            }
            *known = mix(*known, choice);
        }
    }
}

/// Listens who is told the truth while a choice is carried out. Stand-ins do not count.
pub(super) struct Ear {
    openly: bool,
    told: Seats,
}

impl Ear {
    pub(super) fn new() -> Ear {
        Ear { openly: false, told: Seats::NONE }
    }
}

impl<E> Log<E> for Ear {
    #[inline]
    fn enter(&mut self, entry: Entry<E>) {
        let truth = entry.seen_by(Eyes::Open).map(std::ptr::from_ref);
        let told = |eyes| entry.seen_by(eyes).map(std::ptr::from_ref) == truth;
        if told(Eyes::Crowd) {
            self.openly = true;
        } else {
            self.told = self.told | Seat::all(MAX_SEATS).filter(|&seat| told(Eyes::Of(seat))).collect();
        }
    }
}

#[inline]
fn mix(known: u64, news: u64) -> u64 {
    let product = u128::from(known ^ 0xa076_1d64_78bd_642f) * u128::from(news ^ 0xe703_7ed1_a0b4_28db);
    (product >> 64) as u64 ^ product as u64
}

/// A quick fingerprint of a choice.
struct Print(u64);

impl Hasher for Print {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.0 = mix(self.0, n.wrapping_add(1));
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BORIS: Seat = Seat(1);
    const CLARA: Seat = Seat(2);

    type Made = (Seat, u8, fn(&mut Ear));

    /// What is remembered after some choices, each with what was told about it.
    fn after(made: &[Made]) -> Memory {
        let mut memory = Memory::new(3);
        for (mover, action, tell) in made {
            let mut ear = Ear::new();
            tell(&mut ear);
            memory.remember(*mover, action, &ear);
        }
        memory
    }

    fn openly(ear: &mut Ear) {
        ear.tell("plays a card");
    }

    fn silently(_: &mut Ear) {}

    fn covered_by_anna(ear: &mut Ear) {
        ear.whisper(ANNA, "lays the 7", Some("lays a card"));
    }

    /// Can `seat` tell apart whether Anna first chose 7 or 8, after what followed?
    fn distinguishes(seat: Seat, told: fn(&mut Ear), then: &[Made]) -> bool {
        let [seven, eight] = [7, 8].map(|card| after(&[&[(ANNA, card, told)], then].concat()).key(seat));
        seven != eight
    }

    #[test]
    fn an_open_choice_is_known_to_all() {
        assert!([ANNA, BORIS, CLARA].iter().all(|&seat| distinguishes(seat, openly, &[])));
    }

    #[test]
    fn a_covered_choice_is_known_to_its_owner_alone() {
        for told in [covered_by_anna, silently] {
            assert!(distinguishes(ANNA, told, &[]));
            assert!(!distinguishes(BORIS, told, &[]));
            assert!(!distinguishes(CLARA, told, &[(BORIS, 3, silently)]));
        }
    }

    #[test]
    fn the_next_open_event_uncovers_it_for_everyone() {
        let turned_over = [(BORIS, 3, openly as fn(&mut Ear))];
        assert!(distinguishes(CLARA, covered_by_anna, &turned_over));
        assert!(distinguishes(BORIS, covered_by_anna, &turned_over));
    }

    #[test]
    fn a_card_drawn_uncovers_nothing() {
        let drawn: Made = (BORIS, 3, |ear| ear.whisper(BORIS, "draws the wolf", Some("draws a card")));
        assert!(!distinguishes(BORIS, covered_by_anna, &[drawn]));
    }

    #[test]
    fn what_is_shown_to_one_player_is_known_to_that_one() {
        let shown: fn(&mut Ear) = |ear| ear.whisper(CLARA, "shows the 7", None);
        assert!(distinguishes(CLARA, shown, &[]));
        assert!(!distinguishes(BORIS, shown, &[]));
    }
}
