//! Guests, accounts, and how they are recognised. A guest is somebody with a name and a cookie; an account has a password
//! too and can log in elsewhere. Seats belong to people, never to addresses of pages.

mod farewell;
mod names;
mod order;
mod passkeys;
mod recovery;
mod sessions;
mod webauthn;

use std::net::IpAddr;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

use crate::House;
use crate::rates::{Deed, Who, network};
use crate::refused::Refused;
use crate::secret;
use crate::store::{self, Credential, Person, PersonId, Standing, StoreError};
use crate::time::now;

pub use farewell::{everything_about, leave_for_good, name_in};
pub use names::{
    guest_name, guest_name_in, login_name, looks, looks_anywhere, name_of, names_instead, tidy_name, tidy_talk,
};
pub use order::{REASONS, ban, block_at, end_table, report, reserve_name, sat_there, unblock};
pub use passkeys::{add_passkey, challenge, login_by_passkey};
pub use recovery::{ask_link, confirm_mail, is_good, new_codes, recover_by_code, recover_by_link, set_mail};
pub(crate) use sessions::Ended;
pub use sessions::{browser_name, end_others, end_session};
pub use webauthn::{ALGORITHMS, Made, Passkey, Place, Signed};

/// The shortest password.
pub const PASSWORD: usize = 8;
/// Cookies and tokens unused for so many days are forgotten.
pub const KEEP_DAYS: i64 = 400;

/// A name is given once: a conflict in the store means that somebody else was faster.
fn named<T>(written: Result<T, StoreError>) -> Result<T, Refused> {
    written.map_err(|error| match error {
        StoreError::Conflict => Refused::NameTaken,
        other => other.into(),
    })
}

/// Welcomes a guest from some address and returns them with their new secret.
pub async fn arrive(
    house: &House,
    address: IpAddr,
    name: &str,
    kind: Credential,
    label: &str,
) -> Result<(Person, String), Refused> {
    let from = network(address).to_string();
    let name = name_of(name).ok_or(Refused::BadName)?;
    let token = secret::token();
    let (hash, label) = (secret::hash(&token), label.to_string());
    let arrived = house.store.write(move |db| {
        if store::is_closed(db, &from, now())? {
            return Ok(Err(Refused::NoNewcomers));
        }
        if store::name_taken(db, None, &name)? {
            return Ok(Err(Refused::NameTaken));
        }
        let name = name.shown;
        let id = store::new_person(db, &name, now())?;
        store::add_session(db, &hash, id, kind, &label, now())?;
        Ok(Ok(Person { id, name, account: false, standing: Standing::default() }))
    });
    let person = named(arrived.await)??;
    house.see(person.id, address);
    Ok((person, token))
}

/// Gives a person one more secret.
pub async fn give_token(house: &House, id: PersonId, kind: Credential, label: &str) -> Result<String, StoreError> {
    let token = secret::token();
    let (hash, label) = (secret::hash(&token), tidy_talk(label).chars().take(40).collect::<String>());
    let ended = house.store.write(move |db| store::add_session(db, &hash, id, kind, &label, now())).await?;
    house.tell_ended(ended);
    Ok(token)
}

/// Who is behind a secret, if anybody.
pub async fn recognise(house: &House, token: &str, kind: Credential) -> Result<Option<Person>, StoreError> {
    if token.len() != 64 || !token.is_ascii() {
        return Ok(None);
    }
    let hash = secret::hash(token);
    let key = hash.clone();
    let found = house.store.read(move |db| store::spend_session(db, &key, kind)).await?;
    let Some((person, used)) = found else { return Ok(None) };
    if now() - used > 3_600_000 {
        house.note_used(hash);
    }
    Ok(Some(person))
}

/// Changes a name.
pub async fn rename(house: &House, id: PersonId, name: &str) -> Result<String, Refused> {
    let name = name_of(name).ok_or(Refused::BadName)?;
    let wanted = name.clone();
    let renamed = house.store.write(move |db| {
        if store::name_taken(db, Some(id), &wanted)? {
            return Ok(Err(Refused::NameTaken));
        }
        let looks = looks_anywhere(&wanted.shown);
        if store::table_mates(db, id)?.iter().any(|other| looks_anywhere(other) == looks) {
            return Ok(Err(Refused::NameAtTable));
        }
        store::rename(db, id, &wanted, now())?;
        Ok(Ok(()))
    });
    named(renamed.await)?.map(|()| name.shown)
}

/// Turns a guest into an account.
pub async fn register(house: &House, id: PersonId, name: &str, password: &str) -> Result<(), Refused> {
    let name = name_of(name).ok_or(Refused::BadName)?;
    let hash = hash_password(house, password).await?;
    let registered = house.store.write(move |db| {
        if store::name_taken(db, Some(id), &name)? {
            return Ok(Err(Refused::NameTaken));
        }
        store::become_account(db, id, &name, &hash)?;
        Ok(Ok(()))
    });
    named(registered.await)?
}

/// Gives an account a new password. Whoever may know the old one is sent away: all other browsers and tokens are forgotten, and none is told
/// anything any more.
pub async fn change_password(house: &House, id: PersonId, password: &str, keep: Vec<u8>) -> Result<(), Refused> {
    let hash = hash_password(house, password).await?;
    let ended = house.store.write(move |db| {
        store::set_password(db, id, &hash)?;
        store::unsubscribe_all(db, id)?;
        store::remove_other_sessions(db, id, &keep)
    });
    house.tell_ended(ended.await?);
    Ok(())
}

/// Is it really them who asks for something that a borrowed browser must not do? They know it by their password. How often that is tried
/// counts for them as a person: whoever guesses elsewhere does not keep them from it.
pub async fn is_really(house: &House, person: &Person, password: &str) -> Result<(), Refused> {
    let owner = owner_of(house, login_name(&person.name), password).await?;
    if owner == person.id { Ok(()) } else { Err(Refused::WrongPassword) }
}

/// Checks name and password, and returns whose they are.
pub async fn login(house: &House, name: &str, password: &str) -> Result<PersonId, Refused> {
    let login = tidy_name(name).map(|name| login_name(&name)).unwrap_or_default();
    // By account too: whoever guesses from many addresses is stopped all the same.
    if !house.allows(Deed::Login, Who::account(&login)) {
        return Err(Refused::TooFast);
    }
    owner_of(house, login, password).await
}

/// Whose login name and password these are.
async fn owner_of(house: &House, login: String, password: &str) -> Result<PersonId, Refused> {
    let found = house.store.read(move |db| store::password_of(db, &login)).await?;
    // Without an account a password is checked all the same, so that the time taken does not tell who has one.
    let (id, hash) = match found {
        Some((id, hash)) => (Some(id), hash),
        None => (None, NOBODY.to_string()),
    };
    let fits = check_password(house, password, hash).await;
    id.filter(|_| fits).ok_or(Refused::WrongPassword)
}

/// The hash of a password that nobody has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$1H6VMbZ3NUhSTkmbSbnhaLzBX4nUYdN0hhCYr2hM3bg";

/// Argon2 takes many megabytes and tens of milliseconds: two at a time, off the road of everybody else.
async fn hash_password(house: &House, password: &str) -> Result<String, Refused> {
    if !(PASSWORD..=200).contains(&password.chars().count()) {
        return Err(Refused::BadPassword);
    }
    let password = password.to_string();
    let _turn = house.hashing.acquire().await;
    tokio::task::spawn_blocking(move || {
        let salt = secret::random::<16>();
        Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string())
    })
    .await
    .ok()
    .and_then(Result::ok)
    .ok_or(Refused::Broken)
}

async fn check_password(house: &House, password: &str, hash: String) -> bool {
    if password.len() > 1_000 {
        return false;
    }
    let password = password.to_string();
    let _turn = house.hashing.acquire().await;
    tokio::task::spawn_blocking(move || {
        PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
    .unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_checked_alike_whether_there_is_an_account_or_not() {
        let nobody = PasswordHash::new(NOBODY).unwrap();
        let somebody = Argon2::default().hash_password_with_salt(b"a glade of foxes", &[7; 16]).unwrap().to_string();
        let somebody = PasswordHash::new(&somebody).unwrap();
        assert_eq!((&nobody.algorithm, &nobody.version), (&somebody.algorithm, &somebody.version));
        assert_eq!(nobody.params.to_string(), somebody.params.to_string(), "else the time tells who has an account");
        assert_eq!(nobody.hash.map(|hash| hash.len()), somebody.hash.map(|hash| hash.len()));
        assert!(Argon2::default().verify_password(b"", &nobody).is_err());
    }
}
