//! Passkeys: what a browser's authenticator says, checked by the rules of WebAuthn (level 2, sections 7.1 and 7.2). Nothing here knows
//! people or the store. No attestation is asked for, so a new key comes as it is; what counts is that whoever logs in can sign with it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey, VerificationAlgorithm,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The ways to sign that the house understands, by their numbers in COSE: ES256, EdDSA and RS256.
pub const ALGORITHMS: [i64; 3] = [-7, -8, -257];

/// A point of the curve P-256, an Ed25519 key and an RSA key, as their headers name them (RFC 5480, 8410, 3279).
const P256: &[u8] = &[6, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1, 6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7];
const ED: &[u8] = &[6, 3, 0x2b, 0x65, 0x70];
const RSA: &[u8] = &[6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0];

/// Where the house is, as browsers see it.
#[derive(Clone, Debug)]
pub struct Place {
    /// As `https://table.example`.
    pub origin: String,
    /// As `table.example`: what keys are made for.
    pub host: String,
}

impl Place {
    /// The place of an address; nothing where browsers have no passkeys: they want a name and https, but for this machine.
    pub fn of(address: &str) -> Option<Place> {
        let url = url::Url::parse(address).ok()?;
        let host = url.domain()?.to_string();
        let safe = url.scheme() == "https" || host == "localhost";
        safe.then(|| Place { origin: url.origin().ascii_serialization(), host })
    }
}

/// What a browser has signed or made a key for.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    foreign: bool,
}

fn is_ours(client_data: &[u8], kind: &str, challenge: &[u8], place: &Place) -> bool {
    let Ok(data) = serde_json::from_slice::<ClientData>(client_data) else { return false };
    let asked = BASE64.decode(data.challenge).is_ok_and(|answered| answered == challenge);
    data.kind == kind && asked && data.origin == place.origin && !data.foreign
}

/// What an authenticator says of itself.
struct AuthenticatorData<'a> {
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

/// Somebody was there, and was recognised by the authenticator.
const PRESENT: u8 = 0x01;
const RECOGNISED: u8 = 0x04;
/// A new key follows.
const KEY: u8 = 0x40;

impl AuthenticatorData<'_> {
    fn read<'a>(bytes: &'a [u8], place: &Place) -> Option<AuthenticatorData<'a>> {
        let (host, bytes) = bytes.split_first_chunk::<32>()?;
        let (&[flags], bytes) = bytes.split_first_chunk::<1>()?;
        let (counter, rest) = bytes.split_first_chunk::<4>()?;
        let there = flags & (PRESENT | RECOGNISED) == PRESENT | RECOGNISED;
        let ours = host.as_slice() == Sha256::digest(place.host.as_bytes()).as_slice();
        (there && ours).then(|| AuthenticatorData { flags, counter: u32::from_be_bytes(*counter), rest })
    }
}

/// A key as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// What the authenticator calls it.
    pub id: Vec<u8>,
    /// How it signs, as in [`ALGORITHMS`].
    pub algorithm: i64,
    /// Its public half.
    pub key: Vec<u8>,
    /// How often it has signed, where the authenticator counts.
    pub counter: u32,
}

/// What a browser hands over when a key is made.
#[derive(Clone, Debug)]
pub struct Made<'a> {
    /// The client data.
    pub client_data: &'a [u8],
    /// The authenticator data, which names the key.
    pub authenticator: &'a [u8],
    /// Its public half, as `SubjectPublicKeyInfo`.
    pub key: &'a [u8],
}

/// A new key, if it was made for this challenge at this place.
pub fn made(made: &Made<'_>, challenge: &[u8], place: &Place) -> Option<Passkey> {
    if !is_ours(made.client_data, "webauthn.create", challenge, place) {
        return None;
    }
    let said = AuthenticatorData::read(made.authenticator, place).filter(|said| said.flags & KEY != 0)?;
    let (_model, rest) = said.rest.split_first_chunk::<16>()?;
    let (length, rest) = rest.split_first_chunk::<2>()?;
    let id = rest.get(..usize::from(u16::from_be_bytes(*length)))?;
    let (algorithm, key) = public_key(made.key)?;
    let fits = (1..=1_023).contains(&id.len());
    fits.then(|| Passkey { id: id.to_vec(), algorithm, key: key.to_vec(), counter: said.counter })
}

/// What a browser hands over when somebody logs in.
#[derive(Clone, Debug)]
pub struct Signed<'a> {
    /// The client data.
    pub client_data: &'a [u8],
    /// The authenticator data.
    pub authenticator: &'a [u8],
    /// The signature of both.
    pub signature: &'a [u8],
}

/// Was this signed by the key, for this challenge at this place? Says how often it has signed.
pub fn signed(signed: &Signed<'_>, by: &Passkey, challenge: &[u8], place: &Place) -> Option<u32> {
    if !is_ours(signed.client_data, "webauthn.get", challenge, place) {
        return None;
    }
    let said = AuthenticatorData::read(signed.authenticator, place)?;
    let algorithm: &dyn VerificationAlgorithm = match by.algorithm {
        -7 => &ECDSA_P256_SHA256_ASN1,
        -8 => &ED25519,
        -257 => &RSA_PKCS1_2048_8192_SHA256,
        _ => return None,
    };
    let text = [signed.authenticator, Sha256::digest(signed.client_data).as_slice()].concat();
    UnparsedPublicKey::new(algorithm, &by.key).verify(&text, signed.signature).ok()?;
    // A key that has signed less often than before was copied.
    let counts = said.counter > 0 || by.counter > 0;
    (!counts || said.counter > by.counter).then_some(said.counter)
}

/// The way of signing and the bare key of a `SubjectPublicKeyInfo`.
fn public_key(info: &[u8]) -> Option<(i64, &[u8])> {
    let (info, rest) = element(info, 0x30)?;
    let (head, bits) = element(info, 0x30)?;
    let (bits, more) = element(bits, 0x03)?;
    let (&[unused], key) = bits.split_first_chunk::<1>()?;
    let algorithm = match head {
        P256 if key.len() == 65 => -7,
        ED if key.len() == 32 => -8,
        RSA => -257,
        _ => return None,
    };
    (rest.is_empty() && more.is_empty() && unused == 0).then_some((algorithm, key))
}

/// The content of a DER element, and what follows it.
fn element(bytes: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (&[found, length], rest) = bytes.split_first_chunk::<2>()?;
    let (length, rest) = match length {
        0..=0x7f => (usize::from(length), rest),
        0x81 => rest.split_first().map(|(&length, rest)| (usize::from(length), rest))?,
        0x82 => rest.split_first_chunk::<2>().map(|(length, rest)| (usize::from(u16::from_be_bytes(*length)), rest))?,
        _ => return None,
    };
    (found == tag).then_some(rest)?.split_at_checked(length)
}

#[cfg(test)]
#[path = "webauthn_tests.rs"]
mod tests;
