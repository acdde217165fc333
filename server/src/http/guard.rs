//! What keeps strangers out: the origin of everything that changes something, rates by address, and headers that tell the
//! browser to run nothing but our own scripts.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::{address_of, language};
use crate::House;
use crate::access::Visit;
use crate::rates::{Deed, Who};
use crate::refused::Refused;

/// Nothing from elsewhere, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Not "no-referrer": browsers would then hide the origin of forms, which is checked.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Stands at the door.
pub(super) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    notice_proxy(&house, request.headers());
    let request = match read_out(&house, request).await {
        Ok(request) => request,
        Err(status) => return with_headers(&house, status.into_response()),
    };
    let path = request.uri().path();
    let still = path.starts_with("/static/");
    let api = path.starts_with("/api/");
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let visit = house.access.is_some().then(|| {
        let route = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str).to_string();
        (request.method().clone(), route, address_of(&house, &request), Instant::now())
    });
    let answer = if !is_ours(&house, request.headers()) {
        let ours = house.config.public_url.as_deref().unwrap_or_default();
        let text = format!("This house is at {ours}. A proxy before it has to pass on the Host of requests.\n");
        (StatusCode::MISDIRECTED_REQUEST, text).into_response()
    } else if !api && (!safe || upgrade) && !same_origin(&house, request.headers()) {
        (StatusCode::FORBIDDEN, sentence(&Refused::ForeignSite, request.headers())).into_response()
    } else {
        let address = Who::address(address_of(&house, &request));
        let deed = if safe { Deed::Look } else { Deed::Act };
        if still || house.allows(deed, address) {
            next.run(request).await
        } else {
            house.metrics.limited.fetch_add(1, Relaxed);
            (
                StatusCode::TOO_MANY_REQUESTS,
                [(header::RETRY_AFTER, "60")],
                sentence(&Refused::TooFast, request.headers()),
            )
                .into_response()
        }
    };
    if let (Some(log), Some((method, route, address, came))) = (&house.access, visit) {
        let (method, status, took) = (method.as_str(), answer.status().as_u16(), came.elapsed());
        log.note(&Visit { address, method, route: &route, status, took });
    }
    with_headers(&house, answer)
}

/// Reads what is sent before anything is answered, if it is no longer than a form may be. The rest of a request that was refused half
/// read would stay on the line, which is then closed under whatever is sent next.
async fn read_out(house: &House, request: Request) -> Result<Request, StatusCode> {
    let (head, body) = request.into_parts();
    let length = body.size_hint().upper().and_then(|length| usize::try_from(length).ok());
    let body = match length.filter(|&length| (1..=house.config.limits.body).contains(&length)) {
        Some(length) => Body::from(to_bytes(body, length).await.map_err(|_| StatusCode::BAD_REQUEST)?),
        None => body,
    };
    Ok(Request::from_parts(head, body))
}

/// A refusal as a line of text in the language of whoever asks.
fn sentence(refused: &Refused, headers: &HeaderMap) -> String {
    format!("{}\n", refused.text(language(headers)))
}

/// Is a request meant for this house? Where its address is known, nothing is answered under another name: a foreign site
/// could lead its own name to our address and look like us.
fn is_ours(house: &House, headers: &HeaderMap) -> bool {
    let Some(public) = house.config.public_url.as_deref().and_then(|url| url::Url::parse(url).ok()) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    // A port that is the usual one is often left out.
    let asked = url::Url::parse(&format!("{}://{host}/", public.scheme())).ok();
    asked.is_some_and(|asked| asked.origin() == public.origin())
}

/// Behind a proxy that nobody told the house about, all people share one address and its limits. Says so loudly, but not with
/// every request.
fn notice_proxy(house: &House, headers: &HeaderMap) {
    let forwarded = ["x-forwarded-for", "forwarded", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    if house.config.behind_proxy || !forwarded {
        return;
    }
    let count = house.metrics.unexpected_proxy.fetch_add(1, Relaxed);
    if count.is_multiple_of(10_000) {
        tracing::warn!(
            "requests come with X-Forwarded-For, but --behind-proxy is off: everybody behind that proxy counts as one address. \
             If it is your proxy, start the house with --behind-proxy."
        );
    }
}

fn with_headers(house: &House, mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    if house.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://")) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages are made for one person: nobody in between may keep them.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

/// Does a form or socket come from our own pages? Browsers always say where such requests come from.
fn same_origin(house: &House, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(header::ORIGIN) {
        Some(origin) => match house.config.public_url.as_deref().and_then(|url| url::Url::parse(url).ok()) {
            // The same name without TLS is another site: anybody on the way could have written its pages.
            Some(public) => public.origin().ascii_serialization() == origin,
            None => {
                let host = origin.split_once("://").map(|(_, host)| host);
                host.is_some() && host == text(header::HOST)
            }
        },
        None => text(HeaderName::from_static("sec-fetch-site")) == Some("same-origin"),
    }
}
