//! The way to PostgreSQL: an address, and how what goes over it is sealed. Once TLS is asked for nothing goes over without it, and only to a
//! server whose certificate is good for its name: a way that is sealed towards anybody is no better than an open one.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use postgres::config::SslMode;
use postgres::{Client, Config, NoTls};
use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;
use url::form_urlencoded::{Serializer, parse};

use super::{Result, StoreError};

/// An address of a database, taken apart.
pub(super) struct Way {
    pub config: Config,
    /// How it is sealed, if it is.
    seal: Option<Seal>,
}

/// What belongs to TLS in an address, by the names that PostgreSQL's own programs use.
#[derive(Default, PartialEq, Debug)]
struct Seal {
    /// `sslrootcert`: who vouches for the server; the certificates that the system trusts if nobody is named.
    roots: Option<PathBuf>,
    /// `sslcert` and `sslkey`: what the house shows of itself.
    own: Option<(PathBuf, PathBuf)>,
}

impl Way {
    /// Reads an address, as `postgres://name:password@host/house?sslmode=verify-full`.
    pub fn read(address: &str) -> Result<Way> {
        let (address, seal) = take_apart(address).map_err(bad)?;
        let mut config: Config = address.parse().map_err(bad)?;
        config.ssl_mode(if seal.is_some() { SslMode::Require } else { SslMode::Disable });
        Ok(Way { config, seal })
    }

    /// Goes there.
    pub fn connect(&self) -> Result<Client> {
        match &self.seal {
            Some(seal) => Ok(self.config.connect(seal.connector()?)?),
            None => Ok(self.config.connect(NoTls)?),
        }
    }
}

fn bad(why: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("the address is no good: {why}"))
}

/// What the client of PostgreSQL understands of an address, and what it does not.
fn take_apart(address: &str) -> Result<(String, Option<Seal>), String> {
    let Some((place, options)) = address.split_once('?') else { return Ok((address.to_string(), None)) };
    let (mut sealed, mut roots, mut own, mut key) = (false, None, None, None);
    let mut others = Serializer::new(String::new());
    for (name, value) in parse(options.as_bytes()) {
        let file = || Some(PathBuf::from(&*value));
        match &*name {
            "sslmode" => {
                sealed = match &*value {
                    "disable" => false,
                    "require" | "verify-full" => true,
                    other => return Err(format!("sslmode is disable or verify-full here, not {other}")),
                }
            }
            "sslrootcert" => roots = file(),
            "sslcert" => own = file(),
            "sslkey" => key = file(),
            _ => drop(others.append_pair(&name, &value)),
        }
    }
    let seal = match (sealed, own, key) {
        (true, Some(own), Some(key)) => Some(Seal { roots, own: Some((own, key)) }),
        (true, None, None) => Some(Seal { roots, own: None }),
        (true, ..) => return Err("sslcert and sslkey belong together".into()),
        (false, None, None) if roots.is_none() => None,
        (false, ..) => return Err("certificates are of use with sslmode=verify-full only".into()),
    };
    // Pluses would be read as themselves there.
    let others = others.finish().replace('+', "%20");
    Ok((if others.is_empty() { place.to_string() } else { format!("{place}?{others}") }, seal))
}

impl Seal {
    fn connector(&self) -> Result<MakeRustlsConnect> {
        let unusable = |error: rustls::Error| StoreError::Broken(format!("TLS cannot be used: {error}"));
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unusable)?
            .with_root_certificates(self.trusted()?);
        let Some((certificate, key)) = &self.own else {
            return Ok(MakeRustlsConnect::new(config.with_no_client_auth()));
        };
        let chain = certificates(certificate)?;
        let key = PrivateKeyDer::from_pem_file(key).map_err(|error| unreadable(key, &error))?;
        Ok(MakeRustlsConnect::new(config.with_client_auth_cert(chain, key).map_err(unusable)?))
    }

    /// Who may vouch for the server.
    fn trusted(&self) -> Result<RootCertStore> {
        let mut roots = RootCertStore::empty();
        let found = match &self.roots {
            Some(file) => certificates(file)?,
            None => rustls_native_certs::load_native_certs().certs,
        };
        roots.add_parsable_certificates(found);
        if roots.is_empty() {
            return Err(StoreError::Broken("there is no certificate that could vouch for the database".into()));
        }
        Ok(roots)
    }
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>> {
    let all = CertificateDer::pem_file_iter(file).and_then(Iterator::collect);
    all.map_err(|error| unreadable(file, &error))
}

fn unreadable(file: &Path, error: &pem::Error) -> StoreError {
    StoreError::Broken(format!("{} cannot be read: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Database, Store};

    #[test]
    fn an_address_says_how_the_way_is_sealed() {
        let open = ["postgres://olya@db/house", "postgres://olya@db/house?sslmode=disable"];
        for address in open {
            assert_eq!(take_apart(address), Ok(("postgres://olya@db/house".into(), None)));
        }
        let sealed = |options: &str| take_apart(&format!("postgres://olya@db/house?{options}"));
        let (address, seal) =
            sealed("sslmode=verify-full&application_name=my%20house&sslrootcert=%2Fetc%2Fca.pem").unwrap();
        assert_eq!(address, "postgres://olya@db/house?application_name=my%20house");
        assert_eq!(seal, Some(Seal { roots: Some("/etc/ca.pem".into()), own: None }));
        let (_, seal) = sealed("sslmode=require&sslcert=a&sslkey=b").unwrap();
        assert_eq!(seal, Some(Seal { roots: None, own: Some(("a".into(), "b".into())) }));
        for wrong in ["sslmode=prefer", "sslmode=verify-ca", "sslmode=require&sslcert=a", "sslrootcert=a"] {
            assert!(sealed(wrong).is_err(), "{wrong} would promise what is not kept");
        }
    }
    #[tokio::test(flavor = "multi_thread")]
    async fn a_sealed_way_leads_to_the_right_database_only() {
        let Some((address, _)) = crate::store::services::sealed() else { return };
        let house: Database = address.parse().unwrap();
        let store = Store::open(house).unwrap();
        let sealed = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        assert!(store.read(|db| db.query_row(sealed, (), |row| row.get::<bool>(0))).await.unwrap());
        store.write(|db| crate::store::new_person(db, "Olya", 1)).await.unwrap();
        store.close();
        let (place, _) = address.split_once('?').unwrap();
        let password = place.rsplit_once('@').and_then(|(who, _)| who.rsplit_once(':')).unwrap().1;
        let wrong = [
            (place.to_string(), "nobody comes in over an open way"),
            (format!("{place}?sslmode=verify-full"), "nobody whom the system trusts vouches for it"),
            (address.replace("@localhost", "@127.0.0.1"), "it is vouched for by another name"),
            (address.replace(password, "guess"), "the password is wrong"),
            (address.replace("ca.pem", "none.pem"), "nobody is named who could vouch for it"),
        ];
        for (address, why) in wrong {
            let refused = Store::open(Database::Postgres(address)).map(drop);
            assert!(refused.is_err(), "{why}");
            assert!(!format!("{refused:?}").contains(password), "secrets are not told");
        }
    }
}
