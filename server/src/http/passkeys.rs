//! Passkeys: made in the account, used to log in. The browser is asked by `passkeys.js`, which speaks with these addresses.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::IntoResponse;
use axum::{Form, Json};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::Deserialize;
use serde_json::{Value, json};

use super::account::{News, with_person};
use super::caller::Caller;
use super::keys::let_in;
use super::oops::{Answer, Oops};
use crate::House;
use crate::people::{self, ALGORITHMS, Made, Place, Signed};
use crate::rates::Deed;
use crate::refused::Refused;
use crate::secret;
use crate::store;

/// Where browsers see the house, if they have passkeys there.
fn place(caller: &Caller) -> Result<Place, Refused> {
    Place::of(&caller.house).ok_or(Refused::BadPasskey)
}

#[derive(Deserialize)]
pub(super) struct Password {
    password: String,
}

/// `POST /account/passkeys/begin`: what a browser needs to make a key, for whoever knows the password.
pub(super) async fn begin(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Password>) -> Answer {
    let person = caller.somebody()?;
    caller.told(caller.allow(&house, Deed::Login))?;
    let asked = async {
        people::is_really(&house, person, &form.password).await?;
        let (place, challenge) = (place(&caller)?, people::challenge(&house, Some(person.id)).await?);
        let id = person.id;
        let known = house.store.read(move |db| store::passkeys_of(db, id)).await?;
        let kinds: Vec<Value> = ALGORITHMS.iter().map(|alg| json!({ "type": "public-key", "alg": alg })).collect();
        let known: Vec<String> = known.iter().map(|key| BASE64.encode(&key.id)).collect();
        Ok(json!({
            "challenge": BASE64.encode(challenge),
            "rp": { "id": place.host, "name": "Polyana" },
            "user": { "id": BASE64.encode(id.0.to_be_bytes()), "name": person.name, "displayName": person.name },
            "pubKeyCredParams": kinds,
            "known": known,
        }))
    };
    answer(&caller, asked.await)
}

/// Data for the script, or the sentence that it shows.
fn answer(caller: &Caller, asked: Result<Value, Refused>) -> Answer {
    Ok(match asked {
        Ok(value) => Json(value).into_response(),
        Err(refused) => (refused.status(), Json(json!({ "refused": refused.text(caller.lang) }))).into_response(),
    })
}

/// A key that was made, each part in base64url.
#[derive(Deserialize)]
pub(super) struct NewKey {
    challenge: String,
    client_data: String,
    authenticator: String,
    key: String,
}

fn bytes(text: &str) -> Vec<u8> {
    BASE64.decode(text.trim_end_matches('=')).unwrap_or_default()
}

/// `POST /account/passkeys`
pub(super) async fn add(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<NewKey>) -> Answer {
    let (place, label) = (place(&caller), caller.browser.clone());
    with_person(&house, caller, async |person| {
        let (data, authenticator, key) = (bytes(&form.client_data), bytes(&form.authenticator), bytes(&form.key));
        let made = Made { client_data: &data, authenticator: &authenticator, key: &key };
        let added = match &place {
            Ok(place) if person.account => {
                people::add_passkey(&house, person.id, place, &bytes(&form.challenge), &made, &label).await
            }
            Ok(_) => Err(Refused::BadPasskey),
            Err(refused) => Err(refused.clone()),
        };
        News::of(added, "desk-passkey-made")
    })
    .await
}

/// `POST /account/passkeys/<id>/end`
pub(super) async fn remove(State(house): State<Arc<House>>, Path(id): Path<String>, caller: Caller) -> Answer {
    with_person(&house, caller, async |person| {
        let (owner, id) = (person.id, secret::from_hex(&id).unwrap_or_default());
        let removed = house.store.write(move |db| store::remove_passkey(db, owner, &id)).await;
        News::of(removed.map_err(Refused::from), "desk-passkey-gone")
    })
    .await
}

/// `POST /login/passkey/begin`: a question for whoever logs in.
pub(super) async fn begin_login(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    let asked = async {
        let (place, challenge) = (place(&caller)?, people::challenge(&house, None).await?);
        Ok(json!({ "challenge": BASE64.encode(challenge), "rpId": place.host }))
    };
    answer(&caller, asked.await)
}

/// A question that was signed, each part in base64url.
#[derive(Deserialize)]
pub(super) struct SignedForm {
    challenge: String,
    id: String,
    client_data: String,
    authenticator: String,
    signature: String,
}

/// `POST /login/passkey`
pub(super) async fn login(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<SignedForm>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    let (data, authenticator, signature) =
        (bytes(&form.client_data), bytes(&form.authenticator), bytes(&form.signature));
    let signed = Signed { client_data: &data, authenticator: &authenticator, signature: &signature };
    let place = caller.told(place(&caller))?;
    match people::login_by_passkey(&house, &place, &bytes(&form.challenge), &bytes(&form.id), &signed).await {
        Ok(id) => let_in(&house, &caller, id).await,
        Err(refused) => Err(Oops::refused(&caller, &refused)),
    }
}
