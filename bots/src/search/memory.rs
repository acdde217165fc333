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
            if seat == mover {
                *known = mix(*known, choice);
            } else if ear.told(seat) {
                *known = mix(mix(*known, *covered), choice);
                *covered = 0;
            } else {
                *covered = mix(*covered, choice);
            }
        }
    }
}

/// Listens who is told something openly while a choice is carried out.
pub(super) struct Ear {
    told: Seats,
}

impl Ear {
    pub(super) fn new() -> Ear {
        Ear { told: Seats::NONE }
    }

    #[inline]
    fn told(&self, seat: Seat) -> bool {
        self.told.contains(seat)
    }
}

impl<E> Log<E> for Ear {
    #[inline]
    fn enter(&mut self, entry: Entry<E>) {
        let open = |eyes| match (entry.seen_by(eyes), entry.seen_by(Eyes::Open)) {
            // The truth itself, not a stand-in that equals it by chance.
            (Some(seen), Some(truth)) => std::ptr::eq(seen, truth),
            _ => false,
        };
        if open(Eyes::Crowd) {
            self.told = Seats::all(MAX_SEATS);
        } else {
            for seat in Seat::all(MAX_SEATS) {
                if open(Eyes::Of(seat)) {
                    self.told.insert(seat);
                }
            }
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
