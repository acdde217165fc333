//! Passkeys at the door: who may make one, and what does not open anything. A real authenticator is met in the browser tests.

use crate::accounts::{PASSWORD, account};
use crate::common::open;

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_made_only_by_who_knows_the_password_and_nothing_else_opens_the_door() {
    let inn = open(|config| config.public_url = Some("https://table.example".into())).await;
    let mut olya = account(&inn, "Olya").await;
    let wrong = olya.post("/account/passkeys/begin", &[("password", "a glade of wolves")]).await.unwrap();
    assert!(wrong.status == 422 && wrong.body.contains("refused"), "{}", wrong.body);
    let asked = olya.post("/account/passkeys/begin", &[("password", PASSWORD)]).await.unwrap();
    let asked: serde_json::Value = serde_json::from_str(&asked.body).unwrap();
    assert_eq!((&asked["rp"]["id"], &asked["user"]["name"]), (&"table.example".into(), &"Olya".into()));
    assert_eq!(inn.guest().post("/account/passkeys/begin", &[("password", PASSWORD)]).await.unwrap().status, 403);
    let challenge = asked["challenge"].as_str().unwrap();
    let form = [("challenge", challenge), ("client_data", "e30"), ("authenticator", "AAAA"), ("key", "AAAA")];
    assert_eq!(olya.post("/account/passkeys", &form).await.unwrap().status, 422);
    let mut stranger = inn.guest();
    let asked = stranger.post("/login/passkey/begin", &[]).await.unwrap();
    let asked: serde_json::Value = serde_json::from_str(&asked.body).unwrap();
    let challenge = asked["challenge"].as_str().unwrap();
    let parts = [("client_data", "e30"), ("authenticator", "AAAA"), ("signature", "AAAA"), ("id", "obLD1OX2Bxg")];
    let form: Vec<_> = [("challenge", challenge)].into_iter().chain(parts).collect();
    let refused = stranger.post("/login/passkey", &form).await.unwrap();
    assert_eq!((refused.status, refused.headers.contains_key("set-cookie")), (400, false));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_without_a_name_has_no_passkeys() {
    let inn = open(|_| {}).await;
    let mut olya = account(&inn, "Olya").await;
    let refused = olya.post("/account/passkeys/begin", &[("password", PASSWORD)]).await.unwrap();
    assert_eq!(refused.status, 422, "browsers have none at a bare address: {}", refused.body);
}
