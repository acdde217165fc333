//! Secrets from the operating system, and how they are kept.

use sha2::{Digest, Sha256};

/// Random bytes from the operating system. Without them no table can be dealt and nobody identified, so their lack ends
/// the process rather than being papered over.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the operating system gives no random bytes");
        std::process::abort();
    }
    bytes
}

/// A random number.
pub fn random_u64() -> u64 {
    u64::from_le_bytes(random())
}

/// A random number from `low` to `high`. Good for delays, not for dealing.
pub fn between(low: u64, high: u64) -> u64 {
    low + random_u64() % (high.saturating_sub(low) + 1)
}

/// A random number from 0 to 1. Good for delays, not for dealing.
pub fn fraction() -> f64 {
    random_u64() as f64 / u64::MAX as f64
}

/// A token of 256 bits, as text for cookies and headers.
pub fn token() -> String {
    to_hex(&random::<32>())
}

/// What is stored of a token. The token has 256 bits of its own, so a plain hash is as good as a slow one.
pub fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// An id for addresses that cannot be guessed: 12 letters and digits that are not mistaken for each other, 60 bits.
pub fn short_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    random::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Bytes as hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Hexadecimal digits as bytes.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits.chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_hashes_do_not_show_them() {
        let (one, two) = (token(), token());
        assert_ne!(one, two);
        assert_eq!(one.len(), 64);
        assert_eq!(hash(&one), hash(&one));
        assert!(!to_hex(&hash(&one)).contains(&one[..8]));
        assert_eq!(from_hex("00ff"), Some(vec![0, 255]));
        assert_eq!((from_hex("0"), from_hex("zz")), (None, None));
        assert!(short_id().len() == 12 && short_id() != short_id());
    }
}
