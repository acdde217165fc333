//! Chance. Rules know only [`Dice`]; whether they are the sealed dice of a real table or the quick dice of a search is
//! decided by whoever hands them in. Dice never live in a game's state.
//!
//! A real table has one secret [`Key`]. The dice of ply `n` are the ChaCha20 stream whose key is
//! `SHA-256(key ‖ n as eight little-endian bytes)` and whose nonce is zero. `SHA-256(key)` is shown before the first
//! deal and the key itself after the game, so that anybody can check every shuffle and roll.

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

/// Games count their plies up from 0; what else needs dice of the same key counts down from here.
const SEATING: u64 = u64::MAX;

/// The secret from which all chance of one table follows.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

/// The SHA-256 of a [`Key`]: shown before the first deal, it binds the table to its key.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Key {
    /// A key from 32 bytes, which for a real table must come from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    /// A key for tests, simulations and replayable terminal games: anybody who knows the seed knows the dice.
    pub fn from_seed(seed: u64) -> Key {
        Key(Sha256::new().chain_update(b"polyana seed").chain_update(seed.to_le_bytes()).finalize().into())
    }

    /// What may be shown while the key is still secret.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The dice of ply `ply`. The setup is ply 0, the first move ply 1.
    pub fn dice(&self, ply: u64) -> Dice {
        let seed: [u8; 32] = Sha256::new().chain_update(self.0).chain_update(ply.to_le_bytes()).finalize().into();
        Dice { source: Source::Sealed(Box::new(ChaCha20Rng::from_seed(seed))), rolled: false }
    }

    /// The dice by which seats are shuffled before the setup: those of a ply that no game reaches.
    pub fn seating(&self) -> Dice {
        self.dice(SEATING)
    }

    /// Dice for the people around the table at a ply, which tell nothing about those of the game nor of the seating.
    pub(crate) fn aside(&self, ply: u64) -> Dice {
        Dice::quick(self.dice(SEATING - 1 - ply).seed())
    }

    /// The raw bytes, for storing the key.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Key {
    /// Keys must not slip into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

macro_rules! written_as_hex {
    ($type:ident) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&to_hex(&self.0))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                from_hex(&text).map($type).ok_or_else(|| D::Error::custom("expected 64 hexadecimal digits"))
            }
        }
    };
}
written_as_hex!(Key);
written_as_hex!(Commitment);

/// The chance that rules may use.
#[derive(Debug)]
pub struct Dice {
    source: Source,
    rolled: bool,
}

#[derive(Debug)]
enum Source {
    /// A quick generator for searches and simulations: one multiplication a number.
    Quick(u64),
    /// The stream of a real table.
    Sealed(Box<ChaCha20Rng>),
    /// The quick generator, counting its rolls; one of them may be changed.
    #[cfg(feature = "testkit")]
    Counted { state: u64, rolls: u32, change: Option<(u32, u64)> },
}

/// The next number of the quick generator.
#[inline]
fn quick_number(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0xa076_1d64_78bd_642f);
    let product = u128::from(*state) * u128::from(*state ^ 0xe703_7ed1_a0b4_28db);
    (product >> 64) as u64 ^ product as u64
}

impl Dice {
    /// Quick dice for searches and simulations. Not for tables where people play.
    #[inline]
    pub const fn quick(seed: u64) -> Dice {
        Dice { source: Source::Quick(Dice::spread(seed)), rolled: false }
    }

    /// Neighbouring seeds are spread far apart.
    #[inline]
    const fn spread(seed: u64) -> u64 {
        let spread = (seed ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        spread ^ (spread >> 31)
    }

    /// The same as [`Dice::quick`], except that one roll, counted from 0, may have some of its bits flipped: so a test
    /// sees what a single roll decides.
    #[cfg(feature = "testkit")]
    pub(crate) const fn counted(seed: u64, change: Option<(u32, u64)>) -> Dice {
        Dice { source: Source::Counted { state: Dice::spread(seed), rolls: 0, change }, rolled: false }
    }

    /// How often these dice were rolled, if they count.
    #[cfg(feature = "testkit")]
    pub(crate) const fn rolls(&self) -> u32 {
        match self.source {
            Source::Counted { rolls, .. } => rolls,
            _ => 0,
        }
    }

    /// Have these dice been used? A move that rolled cannot be taken back.
    #[inline]
    pub const fn rolled(&self) -> bool {
        self.rolled
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.rolled = true;
        match &mut self.source {
            Source::Quick(state) => quick_number(state),
            Source::Sealed(stream) => stream.next_u64(),
            #[cfg(feature = "testkit")]
            Source::Counted { state, rolls, change } => {
                let number = quick_number(state);
                *rolls += 1;
                match change {
                    Some((roll, mask)) if *roll + 1 == *rolls => number ^ *mask,
                    _ => number,
                }
            }
        }
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 if `n` is 0 or 1, and then nothing is rolled.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Multiply-shift with rejection of the few values that would favour small numbers.
        loop {
            let product = (self.next() >> 32) * u64::from(n);
            if product as u32 >= n || product as u32 >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into something of length `len`.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// One of the given things, or nothing if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.index(things.len()))
    }

    /// Every order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.index(last + 1));
        }
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A seed for other quick dice.
    #[inline]
    pub fn seed(&mut self) -> u64 {
        self.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chi_square(dice: &mut Dice, sides: u32, rolls: u32) -> f64 {
        let mut counts = vec![0f64; sides as usize];
        for _ in 0..rolls {
            counts[dice.below(sides) as usize] += 1.0;
        }
        let expected = f64::from(rolls) / f64::from(sides);
        counts.iter().map(|count| (count - expected).powi(2) / expected).sum()
    }

    #[test]
    fn both_kinds_of_dice_are_fair() {
        for sides in [2, 3, 6, 54, 64] {
            // Five standard deviations above the mean of a chi-square distribution.
            let bound = f64::from(sides - 1) + 5.0 * (2.0 * f64::from(sides - 1)).sqrt();
            assert!(chi_square(&mut Dice::quick(7), sides, 60_000) < bound);
            assert!(chi_square(&mut Key::from_seed(7).dice(3), sides, 60_000) < bound);
        }
    }

    #[test]
    fn a_choice_of_one_rolls_nothing() {
        let mut dice = Dice::quick(1);
        assert_eq!(dice.below(1), 0);
        assert!(!dice.rolled());
        dice.below(2);
        assert!(dice.rolled());
    }

    #[cfg(feature = "testkit")]
    #[test]
    fn counted_dice_are_quick_dice_with_at_most_one_roll_changed() {
        let rolls = |mut dice: Dice| (0..6).map(|_| dice.seed()).collect::<Vec<_>>();
        let (quick, same) = (rolls(Dice::quick(3)), rolls(Dice::counted(3, None)));
        assert_eq!(quick, same);
        let changed = rolls(Dice::counted(3, Some((2, 0xff))));
        let differ: Vec<_> = (0..6).filter(|&at| quick[at] != changed[at]).collect();
        assert_eq!(differ, [2]);
    }

    #[test]
    fn every_ply_has_dice_of_its_own() {
        let key = Key::from_seed(1);
        let roll = |ply| (0..8).scan(key.dice(ply), |dice, _| Some(dice.below(1000))).collect::<Vec<_>>();
        assert_eq!(roll(4), roll(4));
        assert_ne!(roll(4), roll(5));
    }

    /// The construction in the module's first lines, checked against values computed by another program.
    #[test]
    fn the_stream_is_the_documented_one() {
        let key = Key::new([7; 32]);
        let commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        assert_eq!(key.commitment().to_string(), commitment);
        assert_eq!(key.dice(9).seed(), 0xb11_60db_51dc_c7eb);
    }

    #[test]
    fn keys_are_written_in_hexadecimal_and_never_printed() {
        let key = Key::new([0xab; 32]);
        let text = serde_json::to_string(&key).unwrap();
        assert_eq!(text, format!("\"{}\"", "ab".repeat(32)));
        assert_eq!(serde_json::from_str::<Key>(&text).unwrap(), key);
        assert_eq!(format!("{key:?}"), "Key(secret)");
        for bad in ["\"ab\"", "\"zz\"", "7", "\"é\""] {
            assert!(serde_json::from_str::<Key>(bad).is_err(), "{bad}");
        }
    }
}
