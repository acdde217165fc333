//! The review of a finished game: shown if it was made, otherwise begun.

use super::at::At;
use super::oops::{Answer, Oops, html};
use crate::live::{Ask, reviews};
use crate::pages::review as page;
use crate::rates::Deed;
use crate::refused::Refused;

/// `GET /table/<id>/review`
pub(super) async fn review(At { house, caller, id }: At) -> Answer {
    let refuse = |refused: Refused| Oops::refused(&caller, &refused);
    let lang = caller.lang;
    let finished =
        house.live.ask(&house, &id, |reply| Ask::Finished { lang, reply }).await.flatten().map_err(refuse)?;
    if let Some(review) = reviews::kept(&house, &id).await.map_err(refuse)? {
        let shown = reviews::page(Some(id.to_string()), finished.title, &finished.game, &finished.names, lang, &review);
        return Ok(html(page::review(&caller.visitor(), &shown)));
    }
    caller.allow(&house, Deed::Look).map_err(refuse)?;
    let done = reviews::make(&house, &id, &finished).map_err(refuse)?;
    let name = finished.title.words().say(lang, &[]).word("name");
    Ok(html(page::progress(&caller.visitor(), id.as_str(), &name, done)))
}
