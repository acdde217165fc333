//! Ways back into an account without its password: recovery codes, which every account has, and a link by mail, where the house
//! sends mail and the address was shown to be its owner's. Either sets a new password and ends all browsers and tokens.

use std::sync::Arc;

use engine::words::Arg;
use engine::{Lang, Phrase};

use super::{hash_password, login_name, tidy_name};
use crate::House;
use crate::mail::tidy_address;
use crate::pages;
use crate::rates::{Deed, Who};
use crate::refused::Refused;
use crate::secret;
use crate::store::{self, Db, LinkKind, PersonId};
use crate::time::now;

/// An account has so many recovery codes.
const CODES: usize = 8;
/// A link in a letter is worth something for so long, in milliseconds: an hour …
const RECOVER: i64 = 3_600_000;
/// … or two days.
const CONFIRM: i64 = 2 * 86_400_000;

/// A recovery code as it is shown: four groups of four letters, 80 bits.
fn fresh_code() -> String {
    let letters = format!("{}{}", secret::short_id(), secret::short_id());
    let groups: Vec<String> = letters.chars().collect::<Vec<_>>().chunks(4).take(4).map(String::from_iter).collect();
    groups.join("-")
}

/// What is kept of a code, however it was typed.
fn code_hash(code: &str) -> Vec<u8> {
    let letters = code.chars().filter(|letter| letter.is_alphanumeric());
    secret::hash(&letters.flat_map(char::to_lowercase).take(64).collect::<String>())
}

/// Gives an account new recovery codes, to be shown once. The old ones are worth nothing any more.
pub async fn new_codes(house: &House, id: PersonId) -> Result<Vec<String>, Refused> {
    let codes: Vec<String> = (0..CODES).map(|_| fresh_code()).collect();
    let hashes: Vec<_> = codes.iter().map(|code| code_hash(code)).collect();
    house.store.write(move |db| store::set_codes(db, id, &hashes)).await?;
    Ok(codes)
}

/// Sets a new password by a recovery code, which is used up by it.
pub async fn recover_by_code(house: &House, name: &str, code: &str, password: &str) -> Result<PersonId, Refused> {
    let login = tidy_name(name).map(|name| login_name(&name)).unwrap_or_default();
    if !house.allows(Deed::Login, Who::account(&login)) {
        return Err(Refused::TooFast);
    }
    let code = code_hash(code);
    set_password(house, password, Refused::WrongCode, move |db| store::spend_code(db, &login, &code)).await
}

/// Sets a new password by the link of a letter, which is used up by it.
pub async fn recover_by_link(house: &House, token: &str, password: &str) -> Result<PersonId, Refused> {
    let hash = secret::hash(token);
    set_password(house, password, Refused::OldLink, move |db| store::spend_link(db, &hash, LinkKind::Recover, now()))
        .await
}

/// Sets the password of whoever is found, and ends everything that knows them. A password that is none costs no code.
async fn set_password(
    house: &House,
    password: &str,
    nobody: Refused,
    find: impl FnOnce(&Db) -> store::Result<Option<PersonId>> + Send + 'static,
) -> Result<PersonId, Refused> {
    let hash = hash_password(house, password).await?;
    let recovered = house.store.write(move |db| {
        let Some(id) = find(db)? else { return Ok(None) };
        store::set_password(db, id, &hash)?;
        store::unsubscribe_all(db, id)?;
        Ok(Some((id, store::remove_other_sessions(db, id, &[])?)))
    });
    let (id, ended) = recovered.await?.ok_or(nobody)?;
    house.tell_ended(ended);
    Ok(id)
}

/// Does a link still lead anywhere?
pub async fn is_good(house: &House, token: &str, kind: LinkKind) -> Result<bool, Refused> {
    let hash = secret::hash(token);
    Ok(house.store.read(move |db| store::link_owner(db, &hash, kind, now())).await?.is_some())
}

/// Sets the mail address of an account and sends a letter there, or removes it.
pub async fn set_mail(house: &Arc<House>, id: PersonId, lang: Lang, address: &str) -> Result<(), Refused> {
    if address.trim().is_empty() {
        return Ok(house.store.write(move |db| store::set_mail(db, id, None)).await?);
    }
    if house.config.mail.is_none() {
        return Err(Refused::NoMail);
    }
    let address = tidy_address(address).ok_or(Refused::BadMail)?;
    if !house.allows(Deed::Letter, Who::account(&address)) {
        return Err(Refused::TooFast);
    }
    let (token, kept) = (secret::token(), address.clone());
    let hash = secret::hash(&token);
    house
        .store
        .write(move |db| {
            store::set_mail(db, id, Some(&kept))?;
            store::add_link(db, &hash, id, LinkKind::Confirm, now() + CONFIRM)
        })
        .await?;
    send_link(house, lang, address, ("mail-confirm-subject", "mail-confirm-text"), &format!("mail/{token}"));
    Ok(())
}

/// The address is its owner's: they had the letter.
pub async fn confirm_mail(house: &House, token: &str) -> Result<(), Refused> {
    let hash = secret::hash(token);
    let confirmed = house.store.write(move |db| {
        let owner = store::spend_link(db, &hash, LinkKind::Confirm, now())?;
        owner.map(|owner| store::confirm_mail(db, owner)).transpose()
    });
    confirmed.await?.ok_or(Refused::OldLink)
}

/// Sends a link to the address of an account, if it has one. Whoever asks learns nothing of that, neither by the answer nor by
/// how long it takes.
pub fn ask_link(house: &Arc<House>, lang: Lang, name: &str) -> Result<(), Refused> {
    if house.config.mail.is_none() {
        return Err(Refused::NoMail);
    }
    let login = tidy_name(name).map(|name| login_name(&name)).unwrap_or_default();
    if !house.allows(Deed::Login, Who::account(&login)) {
        return Err(Refused::TooFast);
    }
    let house = house.clone();
    tokio::spawn(async move {
        let (token, until) = (secret::token(), now() + RECOVER);
        let hash = secret::hash(&token);
        let found = house.store.write(move |db| {
            let Some((id, address)) = store::mail_behind(db, &login)? else { return Ok(None) };
            store::add_link(db, &hash, id, LinkKind::Recover, until)?;
            Ok(Some(address))
        });
        match found.await {
            // Nobody's box is filled by whoever knows their name.
            Ok(Some(address)) if house.allows(Deed::Letter, Who::account(&address)) => {
                let words = ("mail-recover-subject", "mail-recover-text");
                send_link(&house, lang, address, words, &format!("recover/{token}"));
            }
            Ok(_) => {}
            Err(error) => tracing::error!(%error, "cannot look for a mail address"),
        }
    });
    Ok(())
}

/// Sends a letter with a link to a page of this house, a few times if need be.
fn send_link(house: &Arc<House>, lang: Lang, to: String, words: (&'static str, &'static str), path: &str) {
    let say = pages::say(lang);
    let link = format!("{}/{path}", house.address);
    let text = say.text(&Phrase::new(words.1).arg("link", Arg::Text(link)));
    let (house, subject) = (house.clone(), say.word(words.0));
    tokio::spawn(async move {
        let Some(office) = &house.config.mail else { return };
        for tries in 0..3 {
            match office.send(&to, &subject, text.clone()).await {
                Ok(()) => return house.metrics.letter(true),
                Err(error) => {
                    house.metrics.letter(false);
                    tracing::warn!(error, "a letter could not be sent");
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(5 * house.config.pace.second * (1 << tries))).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_are_read_however_they_are_typed() {
        let code = fresh_code();
        assert_eq!((code.len(), code.matches('-').count()), (19, 3), "{code}");
        assert_ne!(code, fresh_code());
        let typed = format!(" {} ", code.to_uppercase().replace('-', " "));
        assert_eq!(code_hash(&code), code_hash(&typed));
        assert_ne!(code_hash(&code), code_hash(&fresh_code()));
    }
}
