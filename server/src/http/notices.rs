//! How I am told that something is asked of me: mail, browsers, quiet hours.

use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use serde::Deserialize;

use super::account::{News, with_person};
use super::caller::Caller;
use super::oops::Answer;
use crate::House;
use crate::notices::{acceptable, push};
use crate::refused::Refused;
use crate::store::{self, MailWish, Wishes};
use crate::time::now;

#[derive(Deserialize)]
pub(super) struct WishForm {
    /// `never`, `once` or `daily`.
    #[serde(default)]
    mail: String,
    /// Ticked by who wants quiet hours.
    quiet: Option<String>,
    /// As `22:00`.
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    /// How many minutes the browser's clock is ahead of UTC.
    #[serde(default)]
    offset: String,
}

/// How many minutes a clock on earth may be ahead of UTC.
const CLOCKS: RangeInclusive<i16> = -14 * 60..=14 * 60;

/// Quiet hours go by the clock on somebody's wall: where summer has come since they were set, or its owner has travelled, they follow.
pub(super) async fn follow_clock(house: &House, caller: &Caller) {
    let (Some(person), Some(offset)) = (&caller.person, caller.clock.filter(|offset| CLOCKS.contains(offset))) else {
        return;
    };
    let (id, now) = (person.id, now());
    let known = house.store.read(move |db| store::kept_wishes(db, id)).await;
    if let Ok(Some(wishes)) = known
        && wishes.offset != offset
    {
        let wishes = Wishes { offset, ..wishes };
        if let Err(error) = house.store.write(move |db| store::set_wishes(db, id, &wishes, now)).await {
            tracing::warn!(%error, "cannot set a clock");
        }
    }
}

/// A time of the day as the minute of it.
fn minute(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

impl WishForm {
    fn wishes(&self, lang: &str) -> Option<Wishes> {
        let mail = match self.mail.as_str() {
            "" => MailWish::Never,
            code => MailWish::ALL.into_iter().find(|wish| wish.code() == code)?,
        };
        let quiet = match self.quiet {
            Some(_) => Some((minute(&self.from)?, minute(&self.to)?)).filter(|(from, to)| from != to),
            None => None,
        };
        let offset: i16 = if self.offset.is_empty() { 0 } else { self.offset.parse().ok()? };
        CLOCKS.contains(&offset).then(|| Wishes { mail, quiet, offset, lang: lang.into() })
    }
}

/// `POST /account/notices`
pub(super) async fn wishes(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<WishForm>) -> Answer {
    let wishes = form.wishes(caller.lang.code());
    with_person(&house, caller, async |person| {
        let Some(wishes) = wishes else { return News::refused(Refused::BadForm) };
        let id = person.id;
        let kept = house.store.write(move |db| store::set_wishes(db, id, &wishes, now())).await;
        News::of(kept.map_err(Refused::from), "desk-notices-set")
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Push {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// `POST /account/push`: this browser is told from now on.
pub(super) async fn subscribe(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Push>) -> Answer {
    with_person(&house, caller, async |person| {
        let private = house.config.private_hooks;
        let fits = acceptable(&form.endpoint, private) && (private || form.endpoint.starts_with("https://"));
        let to = push::subscription(&form.endpoint, &form.p256dh, &form.auth).filter(|_| fits);
        let Some(to) = to else { return News::refused(Refused::BadPush) };
        let id = person.id;
        let kept = house.store.write(move |db| store::subscribe(db, id, &to, now())).await;
        News::of(kept.map_err(Refused::from), "desk-push-set")
    })
    .await
}

/// `POST /account/push/end`: no browser of mine is told any more.
pub(super) async fn unsubscribe(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    with_person(&house, caller, async |person| {
        let id = person.id;
        let gone = house.store.write(move |db| store::unsubscribe_all(db, id)).await;
        News::of(gone.map_err(Refused::from), "desk-push-gone")
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_the_day_are_read_or_refused() {
        assert_eq!((minute("00:00"), minute("22:30"), minute("07:05:00")), (Some(0), Some(1_350), Some(425)));
        for nonsense in ["", "24:00", "7", "12:60", "12:5", "-1:00", "ab:cd", "12:й"] {
            assert_eq!(minute(nonsense), None, "{nonsense}");
        }
    }
}
