//! Who sits at the table and who looks at it: [`Seat`], sets of [`Seats`], values [`BySeat`], and [`Eyes`].

use std::fmt;
use std::ops::{BitOr, Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// No game on the shelf seats more players than this.
pub const MAX_SEATS: usize = 6;

/// A chair at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// All seats of a table of `seats`, clockwise from seat 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Seat)
    }

    /// All seats of a table of `seats`, clockwise from this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat(((self.index() + step) % seats) as u8))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: usize) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is the seat in the set? A number that no table has may come from outside, and is in no set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl BitOr for Seats {
    type Output = Seats;
    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who is looking. A view, a log line or a score is always made for one pair of eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Eyes {
    /// A player, who knows what is public and what is their own.
    Of(Seat),
    /// A spectator, who knows only what is public.
    Crowd,
    /// Sees everything. For replays of finished games and for debugging; never sent while a game runs.
    Open,
}

impl Eyes {
    /// May these eyes see what belongs to `seat` alone?
    #[inline]
    pub fn own(self, seat: Seat) -> bool {
        match self {
            Eyes::Of(me) => me == seat,
            Eyes::Crowd => false,
            Eyes::Open => true,
        }
    }

    /// Do these eyes belong to one of `seats`, or see everything?
    #[inline]
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Eyes::Of(me) => seats.contains(me),
            Eyes::Crowd => false,
            Eyes::Open => true,
        }
    }

    /// Everybody who may look at a running table of `seats`: each player, and the crowd.
    pub fn everyone(seats: usize) -> impl Iterator<Item = Eyes> + Clone {
        Seat::all(seats).map(Eyes::Of).chain([Eyes::Crowd])
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    len: u8,
    values: [T; MAX_SEATS],
}

impl<T: Copy + Default> BySeat<T> {
    /// The same value for each of `seats` seats.
    #[inline]
    pub fn new(seats: usize, value: T) -> BySeat<T> {
        let mut values = [T::default(); MAX_SEATS];
        let len = seats.min(MAX_SEATS);
        values[..len].fill(value);
        BySeat { len: len as u8, values }
    }

    /// A value computed for each of `seats` seats.
    #[inline]
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut by_seat = BySeat::new(seats, T::default());
        for seat in Seat::all(seats) {
            by_seat[seat] = value(seat);
        }
        by_seat
    }

    /// Another value computed from each.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats(), |seat| f(self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.len as usize
    }

    /// The values in seat order.
    #[inline]
    pub fn values(&self) -> &[T] {
        &self.values[..self.len as usize]
    }

    /// The values in seat order, to change.
    #[inline]
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.values[..self.len as usize]
    }

    /// Seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.values())
    }

    /// The value of a seat, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.values().get(seat.index())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values_mut()[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.values().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SEATS {
            return Err(D::Error::custom("more values than seats"));
        }
        Ok(BySeat::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        assert_eq!(Seat(2).next(3), Seat(0));
        let order: Vec<_> = Seat(2).round(4).collect();
        assert_eq!(order, [Seat(2), Seat(3), Seat(0), Seat(1)]);
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        assert!(Seats::all(6).contains(Seat(5)));
        assert!(!Seats::all(6).contains(Seat(6)) && !Seats(0xff).contains(Seat(200)));
    }

    #[test]
    fn by_seat_is_written_as_a_plain_list() {
        let scores = BySeat::from_fn(3, |seat| i32::from(seat.0) * 10);
        let text = serde_json::to_string(&scores).unwrap();
        assert_eq!(text, "[0,10,20]");
        assert_eq!(serde_json::from_str::<BySeat<i32>>(&text).unwrap(), scores);
        assert!(serde_json::from_str::<BySeat<i32>>("[1,2,3,4,5,6,7]").is_err());
    }

    #[test]
    fn only_the_owner_and_open_eyes_see_what_is_own() {
        assert!(Eyes::Of(Seat(1)).own(Seat(1)));
        assert!(!Eyes::Of(Seat(0)).own(Seat(1)));
        assert!(!Eyes::Crowd.own(Seat(1)));
        assert!(Eyes::Open.own(Seat(1)));
    }
}
