//! Notices in the browser, also when no page is open: Web Push. A message is sealed so that only the browser can read it
//! (RFC 8291), and signed so that its push service knows the house (VAPID, RFC 8292). Nobody needs an account anywhere for it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use sha2::Sha256;

use crate::secret;
use crate::store::Subscription;

/// A signature is good for so many seconds.
const SIGNED_FOR: i64 = 12 * 3_600;

/// The key by which push services know the house.
pub(crate) struct HouseKey(EcdsaKeyPair);

impl HouseKey {
    /// A new key, as it is kept.
    pub fn fresh() -> Option<Vec<u8>> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        Some(key.as_ref().to_vec())
    }

    /// A key that was kept.
    pub fn read(kept: &[u8]) -> Option<HouseKey> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new()).ok().map(HouseKey)
    }

    /// Its public half, as browsers want it.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// By what a push service knows that a message comes from this house: the value of `Authorization`.
    pub fn authorization(&self, endpoint: &str, house: &str, now: i64) -> Option<String> {
        let audience = url::Url::parse(endpoint).ok()?.origin().ascii_serialization();
        let claims = serde_json::json!({ "aud": audience, "exp": now / 1_000 + SIGNED_FOR, "sub": house });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

/// Is this where a browser can be told something? Its address is looked at elsewhere.
pub(crate) fn subscription(endpoint: &str, key: &str, auth: &str) -> Option<Subscription> {
    let (key, auth) = (BASE64.decode(key.trim_end_matches('=')).ok()?, BASE64.decode(auth.trim_end_matches('=')).ok()?);
    let fits = key.len() == 65 && key.first() == Some(&4) && auth.len() == 16;
    fits.then(|| Subscription { endpoint: endpoint.to_string(), key, auth })
}

/// Seals a message for a browser: the body of the request.
pub(crate) fn seal(to: &Subscription, message: &[u8]) -> Option<Vec<u8>> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public = own.compute_public_key().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &to.key);
    let shared = agree_ephemeral(own, &theirs, <[u8]>::to_vec).ok()?;
    seal_with(to, message, &shared, public.as_ref(), secret::random())
}

/// The same once a secret is shared with the browser. RFC 8291, section 3.4, and RFC 8188 with one record.
fn seal_with(to: &Subscription, message: &[u8], shared: &[u8], public: &[u8], salt: [u8; 16]) -> Option<Vec<u8>> {
    let both = [b"WebPush: info\0".as_slice(), &to.key, public, &[1]].concat();
    let input = hmac(&hmac(&to.auth, shared)?, &both)?;
    let root = hmac(&salt, &input)?;
    let key = hmac(&root, b"Content-Encoding: aes128gcm\0\x01")?;
    let nonce = hmac(&root, b"Content-Encoding: nonce\0\x01")?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key.get(..16)?).ok()?);
    let nonce = Nonce::try_assume_unique_for_key(nonce.get(..12)?).ok()?;
    // The mark of the last record.
    let mut text = [message, &[2]].concat();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut text).ok()?;
    Some([salt.as_slice(), &4_096_u32.to_be_bytes(), &[public.len() as u8], public, &text].concat())
}

fn hmac(key: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    mac.update(text);
    Some(mac.finalize().into_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    #[test]
    fn messages_are_sealed_as_the_standard_shows() {
        // RFC 8291, appendix A.
        let browser = subscription(
            "https://push.example/x",
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = seal_with(&browser, b"When I grow up, I want to be a watermelon", &shared, &public, salt).unwrap();
        let known = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                     EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), known);
        let (one, other) = (seal(&browser, b"x").unwrap(), seal(&browser, b"x").unwrap());
        assert_ne!(one, other, "no key and no salt is used twice");
    }

    #[test]
    fn a_push_service_knows_the_house_by_its_signature() {
        let key = HouseKey::read(&HouseKey::fresh().unwrap()).unwrap();
        let told = key.authorization("https://push.example:8443/send/abc", "https://table.example", 1_000_000).unwrap();
        let (token, public) = told.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        public.verify(signed.as_bytes(), &bytes(signature)).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&bytes(signed.split('.').nth(1).unwrap())).unwrap();
        assert_eq!(claims["aud"], "https://push.example:8443");
        assert_eq!((&claims["exp"], &claims["sub"]), (&(1_000 + SIGNED_FOR).into(), &"https://table.example".into()));
        assert!(HouseKey::read(b"nonsense").is_none());
    }

    #[test]
    fn what_no_browser_says_is_refused() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        for (key, auth) in
            [("", "BTBZMqHH6r4Tts7J_aSIgg"), (key, ""), (&key[1..], "BTBZMqHH6r4Tts7J_aSIgg"), (key, "!!")]
        {
            assert!(subscription("https://push.example/", key, auth).is_none());
        }
        // A point that lies on no curve seals nothing.
        let nowhere = Subscription { endpoint: String::new(), key: [vec![4], vec![7; 64]].concat(), auth: vec![0; 16] };
        assert!(seal(&nowhere, b"x").is_none());
    }
}
