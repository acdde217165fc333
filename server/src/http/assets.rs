//! Files inside the binary: the house's, and the games' style sheets.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::pages::assets;

const FOR_EVER: &str = "public, max-age=31536000, immutable";
const A_WHILE: &str = "public, max-age=300";

/// `/static/…`
pub(super) async fn file(Path(path): Path<String>) -> Response {
    if let Some(game) = path.strip_prefix("games/").and_then(|name| name.strip_suffix(".css")) {
        return match shelf::game(game) {
            Some(title) => answer("text/css; charset=utf-8", A_WHILE, title.style().as_bytes()),
            None => StatusCode::NOT_FOUND.into_response(),
        };
    }
    match assets::find(&path) {
        Some((asset, fixed)) => answer(asset.mime, if fixed { FOR_EVER } else { A_WHILE }, asset.bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Browsers ask for it whatever the page says.
pub(super) async fn favicon() -> Response {
    match assets::find("icon.svg") {
        Some((asset, _)) => answer(asset.mime, A_WHILE, asset.bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// What shows notices in a browser has to live at the root, so that it may speak for the whole house.
pub(super) async fn worker() -> Response {
    match assets::find("sw.js") {
        Some((asset, _)) => answer(asset.mime, "no-cache", asset.bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn answer(mime: &'static str, keep: &'static str, bytes: &'static [u8]) -> Response {
    ([(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, keep)], bytes).into_response()
}
