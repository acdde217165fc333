//! Passkeys of accounts, beside their passwords: making one, and logging in by one.

use super::webauthn::{Made, Passkey, Place, Signed, made, signed};
use crate::House;
use crate::refused::Refused;
use crate::secret;
use crate::store::{self, PersonId};
use crate::time::now;

/// A question may be answered for so long, in milliseconds.
const PATIENCE: i64 = 5 * 60_000;
/// An account has at most so many passkeys.
const MOST: usize = 20;

/// A question to be signed; of a person who makes a key, or of whoever logs in.
pub async fn challenge(house: &House, person: Option<PersonId>) -> Result<[u8; 32], Refused> {
    let challenge: [u8; 32] = secret::random();
    let hash = hash(&challenge);
    house.store.write(move |db| store::add_challenge(db, &hash, person, now() + PATIENCE)).await?;
    Ok(challenge)
}

fn hash(challenge: &[u8]) -> Vec<u8> {
    secret::hash(&secret::to_hex(challenge))
}

/// Gives an account a passkey.
pub async fn add_passkey(
    house: &House,
    person: PersonId,
    place: &Place,
    challenge: &[u8],
    answer: &Made<'_>,
    label: &str,
) -> Result<(), Refused> {
    let key = made(answer, challenge, place).ok_or(Refused::BadPasskey)?;
    let (hash, label) = (hash(challenge), label.to_string());
    let kept = house.store.write(move |db| {
        let asked = store::spend_challenge(db, &hash, Some(person), now())?;
        let room = store::passkeys_of(db, person)?.len() < MOST && store::passkey(db, &key.id)?.is_none();
        if asked && room {
            store::add_passkey(db, person, &key, &label, now())?;
        }
        Ok(asked && room)
    });
    if kept.await? { Ok(()) } else { Err(Refused::BadPasskey) }
}

/// Whose passkey this is, if it has signed the question.
pub async fn login_by_passkey(
    house: &House,
    place: &Place,
    challenge: &[u8],
    id: &[u8],
    answer: &Signed<'_>,
) -> Result<PersonId, Refused> {
    let wanted = id.to_vec();
    let found: Option<(PersonId, Passkey)> = house.store.read(move |db| store::passkey(db, &wanted)).await?;
    let (person, key) = found.ok_or(Refused::BadPasskey)?;
    let counter = signed(answer, &key, challenge, place).ok_or(Refused::BadPasskey)?;
    let hash = hash(challenge);
    let used = house.store.write(move |db| {
        let asked = store::spend_challenge(db, &hash, None, now())?;
        if asked {
            store::passkey_used(db, &key.id, counter, now())?;
        }
        Ok(asked)
    });
    if used.await? { Ok(person) } else { Err(Refused::BadPasskey) }
}
