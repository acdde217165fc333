//! The front door: connections, routes, and what every answer has in common.

mod account;
mod api;
mod api_docs;
mod assets;
mod at;
mod caller;
mod company;
mod connection;
mod forms;
mod guard;
mod home;
mod keys;
mod learn;
mod notices;
mod oops;
mod own_data;
mod owner;
mod passkeys;
mod puzzles;
mod reviews;
mod socket;
mod tables;
mod what_if;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tower_http::add_extension::AddExtension;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::{House, health};
use connection::{Line, Taken};

pub use api_docs::openapi;

/// How long a request may take, and how long a browser may take to send its head.
const PATIENCE: Duration = Duration::from_secs(20);

/// All addresses of the house.
pub fn router(house: Arc<House>) -> Router {
    let body = house.config.limits.body;
    Router::new()
        .route("/", get(home::home))
        .route("/play/{game}", post(home::play_now))
        .route("/friend/{game}", post(home::play_with_friend))
        .route("/new/{game}", get(home::new_table).post(home::make_table))
        .route("/learn/{game}", get(learn::course))
        .route("/learn/{game}/met", post(learn::meet))
        .route("/learn/{game}/{lesson}", get(learn::lesson))
        .route("/learn/{game}/{lesson}/go", get(learn::go))
        .route("/learn/{game}/{lesson}/done", post(learn::done))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{game}/{id}", get(puzzles::puzzle))
        .route("/puzzles/{game}/{id}/go", get(puzzles::go))
        .route("/puzzles/{game}/{id}/done", post(puzzles::done))
        .route("/rules/{game}", get(home::rules))
        .route("/rules/{game}/full", get(home::full_rules))
        .route("/table/{id}", get(tables::table))
        .route("/table/{id}/join", post(tables::join))
        .route("/table/{id}/choose", post(tables::choose))
        .route("/table/{id}/leave", post(tables::leave))
        .route("/table/{id}/start", post(tables::start))
        .route("/table/{id}/close", post(tables::close))
        .route("/table/{id}/put-away", post(tables::put_away))
        .route("/table/{id}/rematch", post(tables::rematch))
        .route("/table/{id}/turn/{number}", get(tables::again))
        .route("/table/{id}/since", get(tables::since))
        .route("/table/{id}/replay", get(tables::replay))
        .route("/table/{id}/replay/{ply}", get(tables::replay_at))
        .route("/table/{id}/record.json", get(tables::record))
        .route("/table/{id}/verify", get(tables::verify))
        .route("/table/{id}/review", get(reviews::review))
        .route("/table/{id}/what-if", get(what_if::what_if).post(what_if::step))
        .route("/table/{id}/socket", get(socket::socket))
        .route("/account", get(account::account))
        .route("/account/name", post(account::name))
        .route("/account/register", post(account::register))
        .route("/account/password", post(account::password))
        .route("/account/tokens", post(account::make_token))
        .route("/account/sessions/{id}/end", post(account::end_session))
        .route("/account/sessions/end", post(account::end_others))
        .route("/account/webhook", post(account::webhook))
        .route("/table/{id}/people", get(company::company))
        .route("/table/{id}/block", post(company::block))
        .route("/table/{id}/vacation", post(company::vacation))
        .route("/table/{id}/report", post(company::report))
        .route("/account/unblock", post(company::unblock))
        .route("/owner", get(owner::desk))
        .route("/owner/reports/{id}/close", post(owner::close_report))
        .route("/owner/people/{id}/mute", post(owner::mute))
        .route("/owner/people/{id}/ban", post(owner::ban))
        .route("/owner/tables/{id}/end", post(owner::end_table))
        .route("/owner/names", post(owner::reserve))
        .route("/owner/names/release", post(owner::release))
        .route("/account/notices", post(notices::wishes))
        .route("/account/push", post(notices::subscribe))
        .route("/account/push/end", post(notices::unsubscribe))
        .route("/sw.js", get(assets::worker))
        .route("/account/passkeys", post(passkeys::add))
        .route("/account/passkeys/begin", post(passkeys::begin))
        .route("/account/passkeys/{id}/end", post(passkeys::remove))
        .route("/login/passkey", post(passkeys::login))
        .route("/login/passkey/begin", post(passkeys::begin_login))
        .route("/account/codes", post(keys::codes))
        .route("/account/mail", post(keys::mail))
        .route("/account/export.json", get(own_data::export))
        .route("/account/delete", post(own_data::delete))
        .route("/mail/{token}", get(keys::confirm_page).post(keys::confirm))
        .route("/recover", get(keys::recover).post(keys::recover_by_code))
        .route("/recover/mail", post(keys::ask_link))
        .route("/recover/{token}", get(keys::link_page).post(keys::recover_by_link))
        .route("/login", get(account::login_page).post(account::login))
        .route("/logout", post(account::logout))
        .route("/settings", post(account::settings))
        .route("/static/{*path}", get(assets::file))
        .route("/favicon.ico", get(assets::favicon))
        .route("/api/docs", get(api_docs::page))
        .route("/api/openapi.json", get(api_docs::json))
        .merge(Router::from(api::routes()))
        .fallback(oops::no_page)
        .layer(from_fn_with_state(house.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(body))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .merge(health_routes())
        .with_state(house)
}

/// How the house does: nothing stands before these, so that they answer whatever else goes on.
fn health_routes() -> Router<Arc<House>> {
    Router::new()
        .route("/health", get(is_ready))
        .route("/health/ready", get(is_ready))
        .route("/health/live", get(is_alive))
}

/// What the house counts, for whoever runs it. It counts hidden choices too, so it has a door of its own.
fn back_door(house: Arc<House>) -> Router {
    Router::new().route("/metrics", get(metrics)).merge(health_routes()).with_state(house)
}

/// `GET /health/live`: the house answers.
async fn is_alive() -> impl IntoResponse {
    (StatusCode::OK, "ok\n")
}

/// `GET /health/ready` and `/health`: the house can serve.
async fn is_ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    match health::look(&house).await {
        Ok(()) => (StatusCode::OK, "ok\n".to_string()),
        Err(ailment) => (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", ailment.text())),
    }
}

async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    let (store, bus) = (&house.store, &house.bus);
    let told = [&bus.told, &bus.told_bytes].map(|count| count.load(Relaxed));
    let text = house.metrics.text(store.commits.load(Relaxed), store.written.load(Relaxed), told);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// Lets people in until the house closes.
pub(crate) async fn serve(house: Arc<House>, listener: TcpListener) -> std::io::Result<()> {
    let routes = router(house.clone());
    take_connections(house, listener, routes).await
}

/// Tells what the house counts to whoever runs it, at a door that must not be open to the public.
pub async fn serve_metrics(house: Arc<House>, listener: TcpListener) -> std::io::Result<()> {
    let routes = back_door(house.clone());
    take_connections(house, listener, routes).await
}

/// Takes connections until the house closes, then lets those under way finish.
async fn take_connections(house: Arc<House>, listener: TcpListener, routes: Router) -> std::io::Result<()> {
    // Every connection holds a sender: once all are gone, everybody is served.
    let (busy, mut all_served) = tokio::sync::mpsc::channel::<()>(1);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(16 * 1024);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = house.closing.cancelled() => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, say: that passes.
                tracing::warn!(%error, "cannot take a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Some(line) = Line::take(&house, address.ip()) else {
            house.metrics.limited.fetch_add(1, Relaxed);
            continue;
        };
        // Moves are small and should not wait for more.
        let _ = stream.set_nodelay(true);
        // Around all routes together: a layer of the router would be laid around each of them, for every connection.
        let routes = AddExtension::new(routes.clone(), ConnectInfo::<SocketAddr>(address));
        let stream = Taken::new(stream, Duration::from_millis(house.config.limits.taken));
        let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes)).with_upgrades();
        let (busy, closing) = (busy.clone(), house.closing.clone());
        tokio::spawn(async move {
            let (_busy, _line) = (busy, line);
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = closing.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended badly");
            }
        });
    }
    drop((listener, busy));
    tokio::select! {
        _ = all_served.recv() => {}
        () = tokio::time::sleep(Duration::from_secs(5)) => tracing::warn!("some connections did not end in time"),
    }
    Ok(())
}
