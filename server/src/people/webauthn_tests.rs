//! Keys of all kinds, made and used by another program than this one (Node's own cryptography), and everything that must not pass.

use super::*;

struct Vector {
    algorithm: i64,
    info: &'static str,
    made: &'static str,
    authenticator: &'static str,
    signature: &'static str,
}

/// Each signs at `https://table.example` for the seventh time, with a key named `a1b2c3d4e5f60718`.
const VECTORS: [Vector; 3] = [
    Vector {
        algorithm: -7,
        info: "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAES_FvFcx52MD1W7OkCQskqT60mLFaaLJIiycygvDr4WXkxmT0T9fk5tN45g03ietllTRxhdhlIMsSAQhG_UA-MQ",
        made: "iDbcPbn7wcWYS-eCAqyCgOy97wLaEQcsZ8aTMaPP4SFFAAAAAAAAAAAAAAAAAAAAAAAAAAAACKGyw9Tl9gcYoA",
        authenticator: "iDbcPbn7wcWYS-eCAqyCgOy97wLaEQcsZ8aTMaPP4SEFAAAABw",
        signature: "MEUCIQCL-diU_UwO3tkUFW_qYi4b295fDrFpdUKrUQbWrlZsUAIgA8Hjr5rdWfNCgCQMiIkuorjg9ZqTsmOrzgai_SMxSEg",
    },
    Vector {
        algorithm: -8,
        info: "MCowBQYDK2VwAyEAMI6JrlRmLgDLgYmZD3L1F_eOAsoMMT3BYicAZndJDW4",
        made: "iDbcPbn7wcWYS-eCAqyCgOy97wLaEQcsZ8aTMaPP4SFFAAAAAAAAAAAAAAAAAAAAAAAAAAAACKGyw9Tl9gcYoA",
        authenticator: "iDbcPbn7wcWYS-eCAqyCgOy97wLaEQcsZ8aTMaPP4SEFAAAABw",
        signature: "tfkoqs_LG4PagGjes7cjJjR5ZFPbGz6lKo533_NR34XIHD1waY1AhyW7BvNLaP_BwwtssnLbX532n-mAjToHCw",
    },
    Vector {
        algorithm: -257,
        info: "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx1tjtfmOcXWPnAzTq_OZoiYH3ciePKMo0RNh3Hhtvy8epNrAbMBE4Wti08xw1t_4PRFOhqsfp6S41FJQ60BJXHzWJzjCh-NwtOv4wLpljpBu0z2oHmM45tqvzEtJ2ATfuWjRnd682syYPxsppuJdGRx4NeZEwf3x4YLzFnko8T1Z6ndeJLQOORT1BBOBNo9NzpTTSbqyDZ7BYyXRVAMS_IvRU3pnwroutpGM7xe3pAihL36Wo_6p14x0B9SKFQxTjucXFG0hag7hJpTi3jDVlfcKOIV2Ll9vyiX2ylFZP6f9QGQj8VfLiIW6bjKzhs0jotb0vQB1PzkBzfpapsSAcwIDAQAB",
        made: "iDbcPbn7wcWYS-eCAqyCgOy97wLaEQcsZ8aTMaPP4SFFAAAAAAAAAAAAAAAAAAAAAAAAAAAACKGyw9Tl9gcYoA",
        authenticator: "iDbcPbn7wcWYS-eCAqyCgOy97wLaEQcsZ8aTMaPP4SEFAAAABw",
        signature: "T3eNVl_UAgPThzvEXwy2eS3wYX2AxgTSg7x5Jp9nKzhsbvi-nfTLM0dDV9Kh0A8SemgyhOZPsMhPWSOJlLNY-Me075gTx3nqkqX_u1_MEvAobqbiE71ZFq5veiVScNyIYc0AfwGJSKBrYarPdC8L5irejX-i0ikhTlq5wnUsn0fcekNNrVJHAtzUb_ReCcrgSMvAmq5ufn62YybFj7_Y8GAph6eR3aECxhgDBw2QkFTKnX0W5vVr6lHBRHNZRKgq5qAMYXeOcYKq6XKvjebT59aNTgIkJx3oavG61cKULgPxibWkf3xd4tQLL1mP41_NeQ-NMhEOHrRREzMXKa6b2A",
    },
];

fn bytes(text: &str) -> Vec<u8> {
    BASE64.decode(text).unwrap()
}

fn challenge() -> Vec<u8> {
    let half: Vec<u8> = (0..16).map(|n| n * 0x11).collect();
    [half.clone(), half].concat()
}

fn client_data(kind: &str, origin: &str) -> Vec<u8> {
    let challenge = BASE64.encode(challenge());
    format!(r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{origin}","crossOrigin":false}}"#).into_bytes()
}

fn place() -> Place {
    Place::of("https://table.example").unwrap()
}

fn passkey(vector: &Vector) -> Option<Passkey> {
    let data = client_data("webauthn.create", "https://table.example");
    let (authenticator, key) = (bytes(vector.made), bytes(vector.info));
    made(&Made { client_data: &data, authenticator: &authenticator, key: &key }, &challenge(), &place())
}

#[test]
fn keys_of_all_kinds_are_taken_and_believed() {
    for vector in &VECTORS {
        let key = passkey(vector).unwrap();
        assert_eq!((key.algorithm, key.counter), (vector.algorithm, 0));
        assert_eq!(key.id, [0xa1, 0xb2, 0xc3, 0xd4, 0xe5, 0xf6, 0x07, 0x18]);
        let data = client_data("webauthn.get", "https://table.example");
        let (authenticator, signature) = (bytes(vector.authenticator), bytes(vector.signature));
        let said = Signed { client_data: &data, authenticator: &authenticator, signature: &signature };
        assert_eq!(signed(&said, &key, &challenge(), &place()), Some(7), "{}", vector.algorithm);
        // The same once more, or by a copy of the key.
        for counter in [7, 8] {
            assert_eq!(signed(&said, &Passkey { counter, ..key.clone() }, &challenge(), &place()), None);
        }
    }
}

#[test]
fn whatever_was_changed_is_not_believed() {
    for (number, vector) in VECTORS.iter().enumerate() {
        let key = passkey(vector).unwrap();
        let data = client_data("webauthn.get", "https://table.example");
        let (authenticator, signature) = (bytes(vector.authenticator), bytes(vector.signature));
        let check = |data: &[u8], authenticator: &[u8], signature: &[u8], key: &Passkey, place: &Place| {
            signed(&Signed { client_data: data, authenticator, signature }, key, &challenge(), place)
        };
        for place in ["https://other.example", "http://localhost:1", "https://table.example:444"] {
            assert_eq!(check(&data, &authenticator, &signature, &key, &Place::of(place).unwrap()), None, "{place}");
        }
        for data in [
            client_data("webauthn.create", "https://table.example"),
            client_data("webauthn.get", "https://evil.example"),
            client_data("webauthn.get", "https://table.example:443"),
            b"{}".to_vec(),
            Vec::new(),
        ] {
            assert_eq!(check(&data, &authenticator, &signature, &key, &place()), None);
        }
        for byte in 0..authenticator.len() {
            let mut changed = authenticator.clone();
            changed[byte] ^= 1;
            assert_eq!(check(&data, &changed, &signature, &key, &place()), None, "byte {byte}");
            assert_eq!(check(&data, &authenticator[..byte], &signature, &key, &place()), None, "{byte} bytes");
        }
        for byte in 0..signature.len() {
            let mut changed = signature.clone();
            changed[byte] ^= 0x10;
            assert_eq!(check(&data, &authenticator, &changed, &key, &place()), None, "byte {byte}");
        }
        let other = passkey(&VECTORS[(number + 1) % VECTORS.len()]).unwrap();
        assert_eq!(check(&data, &authenticator, &signature, &other, &place()), None, "another key");
        let said = Signed { client_data: &data, authenticator: &authenticator, signature: &signature };
        assert_eq!(signed(&said, &key, &[7; 32], &place()), None, "another challenge");
    }
}

#[test]
fn keys_that_are_none_are_not_taken() {
    for vector in &VECTORS {
        let data = client_data("webauthn.create", "https://table.example");
        let (authenticator, key) = (bytes(vector.made), bytes(vector.info));
        let take = |authenticator: &[u8], key: &[u8]| {
            made(&Made { client_data: &data, authenticator, key }, &challenge(), &place())
        };
        assert!(take(&authenticator, &key).is_some());
        for length in 0..authenticator.len() - 1 {
            assert!(take(&authenticator[..length], &key).is_none(), "{length} bytes");
        }
        for length in 0..key.len() {
            assert!(take(&authenticator, &key[..length]).is_none(), "{length} bytes");
        }
        assert!(take(&authenticator, &[key.clone(), vec![0]].concat()).is_none());
        // Nobody was there, or was not recognised, or no key was made.
        for flags in [0x44, 0x41, 0x05] {
            let mut changed = authenticator.clone();
            changed[32] = flags;
            assert!(take(&changed, &key).is_none(), "{flags:x}");
        }
    }
}

#[test]
fn passkeys_need_a_name_and_a_safe_way() {
    for (address, host) in [("https://table.example", "table.example"), ("http://localhost:7654", "localhost")] {
        assert_eq!(Place::of(address).unwrap().host, host);
    }
    for address in ["http://table.example", "http://127.0.0.1:7654", "https://[::1]", "nonsense"] {
        assert!(Place::of(address).is_none(), "{address}");
    }
}
