//! How input is spoilt: by chance that follows from a number, a few blows at a time, some at random and some where it hurts a reader of
//! JSON or of forms.

/// What readers stumble over.
const STUMBLING: [&str; 28] = [
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-9223372036854775809",
    "1e308",
    "1e-400",
    "\"\"",
    "[]",
    "{}",
    "[[[[[[[[",
    "{\"a\":",
    "\\u0000",
    "\\ud800",
    "%00",
    "%ff",
    "../",
    "\u{202e}",
    "\u{0}",
    "'",
    "<b>",
    "&",
    "=",
];

/// Chance that is the same for the same number.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The chance of an input.
    pub fn of(number: u64) -> Chance {
        // Neighbours must not look alike.
        let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Chance((mixed ^ (mixed >> 31)) | 1)
    }

    /// A number below `n`, or 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % n.max(1) as u64) as usize
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }

    /// A text with one to four blows.
    pub fn spoil(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(4) {
            self.blow(&mut bytes);
        }
        // Doors that take text hand on only text.
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn blow(&mut self, bytes: &mut Vec<u8>) {
        let at = self.below(bytes.len() + 1);
        let end = (at + 1 + self.below(12)).min(bytes.len());
        let stumbling = self.pick(&STUMBLING).copied().unwrap_or_default().as_bytes();
        match self.below(8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at.min(end)..end)),
            2 => drop(bytes.splice(at..at, stumbling.iter().copied())),
            3 => {
                let again: Vec<u8> = bytes.get(at..end).unwrap_or_default().to_vec();
                bytes.splice(at..at, again);
            }
            4 => {
                let bit = 1 << self.below(8);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= bit;
                }
            }
            // A whole number or string becomes something else.
            _ => {
                let (start, end) = token(bytes, at);
                bytes.splice(start..end, stumbling.iter().copied());
            }
        }
    }
}

/// The number, word or quoted string around a place.
fn token(bytes: &[u8], at: usize) -> (usize, usize) {
    let part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.' | b':');
    let start = bytes.iter().take(at).rposition(|byte| !part(byte)).map_or(0, |before| before + 1);
    let end = bytes.iter().skip(at).position(|byte| !part(byte)).map_or(bytes.len(), |after| at + after);
    (start.min(end), end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_spoils_alike_and_others_do_not() {
        let text = r#"{"seats":3,"options":{"map":"autumn"}}"#;
        let spoilt = |number| Chance::of(number).spoil(text);
        assert_eq!(spoilt(7), spoilt(7));
        let all: std::collections::HashSet<String> = (0..200).map(spoilt).collect();
        assert!(all.len() > 150, "{} of 200 are different", all.len());
        assert!(all.iter().filter(|one| *one != text).count() > 150);
    }
}
