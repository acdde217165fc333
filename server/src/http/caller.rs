//! Who calls: recognised by their cookie, with their language and colours.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use engine::Lang;

use super::oops::Oops;
use crate::House;
use crate::pages::trouble::Trouble;
use crate::pages::{Theme, Visitor};
use crate::people;
use crate::rates::{Deed, Who};
use crate::refused::Refused;
use crate::seats::Tempo;
use crate::store::{self, Credential, Person};
use crate::time::now;

/// The cookie that says who somebody is.
const COOKIE: &str = "polyana";
/// How long browsers keep cookies, in seconds.
const KEEP: i64 = people::KEEP_DAYS * 86_400;

/// Who calls.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub person: Option<Person>,
    pub lang: Lang,
    pub theme: Theme,
    /// How fast they like to see bots move.
    pub tempo: Tempo,
    pub address: IpAddr,
    /// The address of the house as the caller writes it, as `http://192.168.0.7:7654`.
    pub house: String,
    /// Path and query.
    pub here: String,
    /// At how many tables something is asked of them.
    pub asked: usize,
    /// Do they like to confirm what ends their turn?
    pub confirm: bool,
    /// Do they like to be warned before a choice that loses much?
    pub guard: bool,
    /// Shall each kind of question be explained once?
    pub guide: bool,
    /// How many minutes their clock is ahead of UTC, as their browser said last.
    pub clock: Option<i16>,
    /// Their secret.
    pub token: Option<String>,
    /// Their browser, in a few words.
    pub browser: String,
}

impl Caller {
    /// For the pages.
    pub fn visitor(&self) -> Visitor<'_> {
        Visitor {
            lang: self.lang,
            theme: self.theme,
            tempo: self.tempo,
            name: self.person.as_ref().map_or("", |person| &person.name),
            account: self.person.as_ref().is_some_and(|person| person.account),
            here: &self.here,
            asked: self.asked,
            confirm: self.confirm,
            guard: self.guard,
            guide: self.guide,
        }
    }

    /// The caller as a person, or a page that keeps strangers out.
    pub fn somebody(&self) -> Result<&Person, Oops> {
        self.person.as_ref().ok_or_else(|| Oops::new(self, Trouble::Forbidden))
    }

    /// What came of something, or a page that says why it was refused.
    pub fn told<T>(&self, done: Result<T, Refused>) -> Result<T, Oops> {
        done.map_err(|refused| Oops::refused(self, &refused))
    }

    /// The caller as a person; a stranger becomes a guest, and gets a cookie.
    pub async fn welcome(&self, house: &House) -> Result<(Person, Option<HeaderValue>), Refused> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), None));
        }
        self.allow(house, Deed::Arrive)?;
        // A name that an account has is not given away: then another one is tried.
        for _ in 0..5 {
            let name = people::guest_name(self.lang);
            match people::arrive(house, self.address, &name, Credential::Cookie, &self.browser).await {
                Ok((person, token)) => return Ok((person, Some(identity_cookie(house, &token)))),
                Err(Refused::NameTaken) => {}
                Err(refused) => return Err(refused),
            }
        }
        Err(Refused::Broken)
    }

    /// The same by a name of their own: a stranger arrives with it, and a guest takes it. An account keeps its name.
    pub async fn welcome_as(
        &self,
        house: &House,
        name: Option<&str>,
    ) -> Result<(Person, Option<HeaderValue>), Refused> {
        let name = name.map(str::trim).filter(|name| !name.is_empty());
        match (&self.person, name) {
            (Some(person), Some(name)) if !person.account && person.name != name => {
                let name = people::rename(house, person.id, name).await?;
                Ok((Person { name, ..person.clone() }, None))
            }
            (None, Some(name)) => {
                self.allow(house, Deed::Arrive)?;
                let (person, token) =
                    people::arrive(house, self.address, name, Credential::Cookie, &self.browser).await?;
                Ok((person, Some(identity_cookie(house, &token))))
            }
            _ => self.welcome(house).await,
        }
    }

    /// May the caller do this now, both as a person and from this address?
    pub fn allow(&self, house: &House, deed: Deed) -> Result<(), Refused> {
        let person = self.person.as_ref().is_none_or(|person| house.allows(deed, Who::Person(person.id)));
        if person && house.allows(deed, Who::address(self.address)) {
            return Ok(());
        }
        house.metrics.limited.fetch_add(1, Relaxed);
        Err(Refused::TooFast)
    }
}

/// What even those may do who are kept from everything: go, look elsewhere, be forgotten.
const ALWAYS: [&str; 6] =
    ["/login", "/login/passkey", "/login/passkey/begin", "/logout", "/settings", "/account/delete"];

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Oops> {
        let caller = Caller::of(parts, house).await;
        let acts = parts.method == Method::POST || parts.headers.contains_key(header::UPGRADE);
        if let Some(person) = caller.person.as_ref().filter(|_| acts) {
            house.see(person.id, caller.address);
            let banned = person.standing.banned;
            if banned > now() && !ALWAYS.contains(&parts.uri.path()) {
                return Err(Oops::refused(&caller, &Refused::Banned(banned)));
            }
        }
        Ok(caller)
    }
}

impl Caller {
    /// Who calls, whether or not they may do anything.
    pub async fn of(parts: &Parts, house: &Arc<House>) -> Caller {
        let token = cookie(&parts.headers, COOKIE).map(str::to_string);
        let person = match &token {
            Some(token) => people::recognise(house, token, Credential::Cookie).await.unwrap_or_else(|error| {
                tracing::error!(%error, "cannot look up a cookie");
                None
            }),
            None => None,
        };
        let asked = match &person {
            Some(person) => {
                let id = person.id;
                house.store.read(move |db| store::asked_of(db, id)).await.unwrap_or(0)
            }
            None => 0,
        };
        let theme = cookie(&parts.headers, "theme").and_then(Theme::from_code).unwrap_or_default();
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
        Caller {
            person,
            lang: language(&parts.headers),
            theme,
            tempo: cookie(&parts.headers, "bots").and_then(Tempo::from_code).unwrap_or_default(),
            address: address(house, &parts.headers, connected),
            house: address_of_house(house, &parts.headers),
            here: parts.uri.path_and_query().map_or("/", |here| here.as_str()).to_string(),
            asked,
            confirm: cookie(&parts.headers, "confirm") != Some("off"),
            guard: cookie(&parts.headers, "guard") == Some("on"),
            guide: cookie(&parts.headers, "guide") != Some("off"),
            clock: cookie(&parts.headers, "clock").and_then(|minutes| minutes.parse().ok()),
            token,
            browser: people::browser_name(agent),
        }
    }
}

/// How people write the house's address: as it was set, or as this caller does.
fn address_of_house(house: &House, headers: &HeaderMap) -> String {
    if let Some(url) = &house.config.public_url {
        return url.trim_end_matches('/').to_string();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter);
    if host.chars().all(plain) && !host.is_empty() { format!("http://{host}") } else { String::new() }
}

/// The address of a request before it has been looked into.
pub(super) fn address_of(house: &House, request: &Request) -> IpAddr {
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    address(house, request.headers(), connected)
}

fn address(house: &House, headers: &HeaderMap, connected: Option<IpAddr>) -> IpAddr {
    let forwarded = || {
        let chain = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        chain.rsplit(',').next()?.trim().parse().ok()
    };
    let forwarded = if house.config.behind_proxy { forwarded() } else { None };
    forwarded.or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The value of a cookie.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

/// The language that somebody has chosen, or that their browser likes.
pub(super) fn language(headers: &HeaderMap) -> Lang {
    cookie(headers, "lang").and_then(Lang::from_code).unwrap_or_else(|| preferred(headers))
}

/// The first language that the browser likes and the house speaks.
fn preferred(headers: &HeaderMap) -> Lang {
    let liked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(f32, Lang)> = liked
        .split(',')
        .filter_map(|item| {
            let (code, weight) = item.trim().split_once(";q=").unwrap_or((item.trim(), "1"));
            Some((weight.trim().parse().ok()?, Lang::from_code(code)?))
        })
        .collect();
    wanted.sort_by(|one, other| other.0.total_cmp(&one.0));
    wanted.first().map_or(Lang::En, |&(_, lang)| lang)
}

/// The cookie with somebody's secret: not for scripts, not for other sites.
pub(super) fn identity_cookie(house: &House, token: &str) -> HeaderValue {
    make_cookie(house, COOKIE, token, KEEP, true)
}

/// A cookie that is gone at once.
pub(super) fn no_identity(house: &House) -> HeaderValue {
    make_cookie(house, COOKIE, "", 0, true)
}

/// A cookie with a taste.
pub(super) fn taste_cookie(house: &House, name: &str, value: &str) -> HeaderValue {
    make_cookie(house, name, value, KEEP, false)
}

fn make_cookie(house: &House, name: &str, value: &str, age: i64, hidden: bool) -> HeaderValue {
    let secure = house.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let text = format!(
        "{name}={value}; Path=/; Max-Age={age}; SameSite=Lax{}{}",
        if hidden { "; HttpOnly" } else { "" },
        if secure { "; Secure" } else { "" }
    );
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn the_best_liked_language_is_spoken() {
        let lang = |value| preferred(&headers(header::ACCEPT_LANGUAGE, value));
        assert_eq!(lang("fr-FR, uk;q=0.7, ru;q=0.8, en;q=0.1"), Lang::Ru);
        assert_eq!(lang("uk-UA"), Lang::Uk);
        assert_eq!(lang("xx, *;q=nonsense"), Lang::En);
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        let jar = headers(header::COOKIE, "notpolyana=1; polyana=abc; lang=uk");
        assert_eq!(cookie(&jar, "polyana"), Some("abc"));
        assert_eq!(cookie(&jar, "lang"), Some("uk"));
        assert_eq!(cookie(&jar, "theme"), None);
    }
}
