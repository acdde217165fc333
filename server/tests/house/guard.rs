//! What keeps strangers out.

use crate::common::{GAME, make, next, open, soon};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_forbids_foreign_and_inline_scripts() {
    let inn = open(|_| {}).await;
    let mut guest = inn.arrived("Olya").await;
    let waiting = make(&mut guest, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let playing = make(&mut guest, &[("seat.0", "me"), ("seat.1", "bot:random")]).await;
    let paths = ["/", "/account", "/login", "/api/docs", "/nothing", "/new/animal_kingdoms", "/rules/animal_kingdoms"];
    let paths = paths.iter().map(ToString::to_string).chain([format!("/table/{waiting}"), format!("/table/{playing}")]);
    for path in paths {
        let page = guest.get(&path).await.unwrap();
        let policy = &page.headers["content-security-policy"];
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff");
        assert_eq!(page.headers["cache-control"], "no-store", "{path}");
        assert!(!page.body.contains(" style=\"") && !page.body.contains("<style"), "{path}");
        assert!(!page.body.contains(" onclick=") && !page.body.contains("javascript:"), "{path}");
        for script in page.body.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').unwrap();
            assert!(tag.contains(" src=\"/static/") && rest.starts_with("</script>"), "{path}: {tag}");
        }
    }
}

/// The name under which people know the house.
fn at_home() -> (&'static str, String) {
    ("host", "table.example".into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_with_a_public_address_answers_to_no_other_name_and_insists_on_https() {
    let inn = open(|config| config.public_url = Some("https://table.example".into())).await;
    let mut guest = inn.guest();
    for (host, status) in
        [("table.example", 200), ("table.example:443", 200), ("evil.example", 421), ("127.0.0.1", 421)]
    {
        guest.headers = vec![("host", host.into())];
        let answer = guest.get("/").await.unwrap();
        assert_eq!(answer.status, status, "{host}");
        assert!(answer.headers["strict-transport-security"].starts_with("max-age="), "{host}");
    }
    guest.headers = vec![("host", "10.0.0.1:80".into())];
    assert_eq!(
        guest.get("/health/live").await.unwrap().status,
        200,
        "whoever watches over the house may use its number"
    );
    let plain = open(|_| {}).await;
    assert!(!plain.guest().get("/").await.unwrap().headers.contains_key("strict-transport-security"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_back_that_no_page_sends_is_refused_and_breaks_nothing() {
    let inn = open(|_| {}).await;
    let mut guest = inn.guest();
    for back in ["/\0", "/a\r\nset-cookie: x=y", "\u{7f}"] {
        assert_eq!(guest.post("/settings", &[("lang", "uk"), ("back", back)]).await.unwrap().status, 400, "{back:?}");
        let login = [("name", "x"), ("password", "guess a password"), ("back", back)];
        assert_eq!(guest.post("/login", &login).await.unwrap().status, 400, "{back:?}");
    }
    assert_eq!(guest.get("/login?back=/%00").await.unwrap().status, 400);
    assert_eq!(guest.post("/settings", &[("lang", "uk"), ("back", "/account")]).await.unwrap().status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_in_somebodys_name() {
    let inn = open(|config| config.public_url = Some("https://table.example".into())).await;
    let mut victim = inn.guest();
    // Whoever stands on the way can write pages of the same name without TLS.
    for origin in
        ["https://evil.example", "null", "http://127.0.0.1", "http://table.example", "https://table.example:8443"]
    {
        victim.headers = vec![("origin", origin.into()), at_home()];
        assert_eq!(victim.post(&format!("/play/{GAME}"), &[]).await.unwrap().status, 403, "{origin}");
        assert!(victim.connect("aaaaaaaaaaaa", None).await.is_err(), "{origin}");
    }
    victim.headers = vec![("origin", "https://table.example".into()), at_home()];
    let answer = victim.post("/account/name", &[("name", "Olya")]).await.unwrap();
    assert_eq!(answer.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_shut_to_scripts_and_other_sites() {
    let inn = open(|config| config.public_url = Some("https://table.example".into())).await;
    let mut guest = inn.guest();
    let answer = guest.post("/account/name", &[("name", "Olya")]).await.unwrap();
    let cookie = &answer.headers["set-cookie"];
    for word in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_too_much_has_to_wait() {
    let inn = open(|config| config.limits.rates = true).await;
    let mut guest = inn.guest();
    let mut tries = 0;
    while guest.post("/login", &[("name", "x"), ("password", "guess a password")]).await.unwrap().status != 429 {
        tries += 1;
        assert!(tries < 20, "passwords can be guessed without end");
    }
    let mut made = 0;
    let mut maker = inn.arrived("Maker").await;
    while maker.post(&format!("/new/{GAME}"), &[("seat.0", "me"), ("seat.1", "open")]).await.unwrap().status == 303 {
        made += 1;
        assert!(made < 50);
    }
    // Many at once, of what costs little: a busy machine must be quicker than the permits that come back.
    let (mut pages, mut limited) = (0, false);
    while !limited {
        let asked: Vec<_> = (0..64)
            .map(|_| {
                let guest = guest.clone();
                tokio::spawn(async move { guest.get("/favicon.ico").await.unwrap().status })
            })
            .collect();
        for status in asked {
            limited |= status.await.unwrap() == 429;
        }
        pages += 64;
        assert!(pages < 20_000);
    }
    assert_eq!(guest.get("/health").await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_cannot_be_guessed_from_many_addresses() {
    let inn = open(|config| {
        config.limits.rates = true;
        config.behind_proxy = true;
    })
    .await;
    let mut statuses = Vec::new();
    for number in 0..20 {
        let mut guest = inn.guest();
        // The last ones are neighbours in a network, who count as one anyway.
        let address = if number < 12 { format!("203.0.113.{number}") } else { format!("2001:db8::{number}") };
        guest.headers.push(("x-forwarded-for", address));
        let login = [("name", "Olya"), ("password", "guess a password")];
        statuses.push(guest.post("/login", &login).await.unwrap().status);
    }
    let tried = statuses.iter().filter(|&&status| status == 422).count();
    assert!((8..=11).contains(&tried), "{statuses:?}");
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    let mut other = inn.guest();
    other.headers.push(("x-forwarded-for", "198.51.100.1".into()));
    let login = [("name", "Borys"), ("password", "guess a password")];
    assert_eq!(other.post("/login", &login).await.unwrap().status, 422, "another account is not concerned");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_without_end_is_hung_up_on() {
    let inn = open(|config| config.limits.rates = true).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let mut stranger = inn.guest().connect(&table, None).await.unwrap();
    let mut said = 0;
    while said < 5_000 && stranger.say(&serde_json::json!({ "ping": said })).await.is_ok() {
        said += 1;
    }
    let mut answered = 0;
    while stranger.next().await.is_some() {
        answered += 1;
    }
    assert!(answered < 500, "{answered} answers to {said} messages");
    // A page that asks now and then is not bothered.
    let mut page = olya.connect(&table, None).await.unwrap();
    for _ in 0..20 {
        page.say(&serde_json::json!({ "ping": 1 })).await.unwrap();
    }
    while next(&mut page).await.get("pong").is_none() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_connections_come_from_one_address() {
    let inn = open(|config| config.limits.connections = 5).await;
    let address = inn.base.trim_start_matches("http://").to_string();
    let mut lines = Vec::new();
    for _ in 0..5 {
        lines.push(tokio::net::TcpStream::connect(&address).await.unwrap());
    }
    soon("the sixth is hung up on", async || inn.guest().get("/health/live").await.is_err()).await;
    lines.clear();
    soon("others are let in", async || inn.guest().get("/health/live").await.is_ok_and(|live| live.status == 200))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_take_what_is_sent_is_hung_up_on() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let inn = open(|config| config.limits.taken = 300).await;
    let address = inn.base.trim_start_matches("http://").to_string();
    let mut slow = tokio::net::TcpStream::connect(&address).await.unwrap();
    // Asks for a page again and again, and reads none of them, until the house cannot send any more.
    let ask = b"GET /rules/root/full HTTP/1.1\r\nhost: x\r\n\r\n";
    let asking = async {
        loop {
            if slow.write_all(ask).await.is_err() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), asking).await.expect("the house hangs up");
    let mut rest = Vec::new();
    let _ = slow.read_to_end(&mut rest).await;
    assert_eq!(inn.guest().get("/health/live").await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_nobody_spoke_of_is_noticed_and_not_believed() {
    for behind in [false, true] {
        let inn = open(|config| {
            config.behind_proxy = behind;
            config.limits.rates = true;
        })
        .await;
        let mut refused = 0;
        for number in 0..40 {
            let mut guest = inn.guest();
            guest.headers.push(("x-forwarded-for", format!("203.0.113.{number}")));
            let status = guest.post("/account/name", &[("name", "Olya")]).await.unwrap().status;
            refused += usize::from(status == 429);
        }
        // Each address may make a few guests: behind a known proxy nobody is in another's way.
        assert_eq!(refused > 0, !behind, "{refused}");
        let metrics = inn.metrics().await.body;
        let noticed = if behind { 0 } else { 40 };
        assert!(metrics.contains(&format!("polyana_unexpected_proxy_total {noticed}\n")), "{metrics}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_not_read() {
    let inn = open(|config| config.limits.sockets = 2).await;
    let mut guest = inn.arrived("Olya").await;
    let huge = "x".repeat(100_000);
    assert_eq!(guest.post("/account/name", &[("name", &huge)]).await.unwrap().status, 413);
    // The house hangs up on who sends too much: they have to call again.
    let cookie = guest.cookie.take();
    let mut guest = inn.guest();
    guest.cookie = cookie;
    let table = make(&mut guest, &[("seat.0", "me"), ("seat.1", "bot:random")]).await;
    let mut socket = guest.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    socket.say(&serde_json::json!({ "chat": "y".repeat(50_000) })).await.ok();
    while socket.next().await.is_some() {}
    let (_one, _two) = (guest.connect(&table, None).await.unwrap(), guest.connect(&table, None).await.unwrap());
    assert!(guest.connect(&table, None).await.is_err(), "only so many sockets from one address");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_tells_how_it_is() {
    let inn = open(|_| {}).await;
    let guest = inn.guest();
    assert_eq!(guest.get("/health").await.unwrap().body, "ok\n");
    assert_eq!(guest.get("/metrics").await.unwrap().status, 404, "the public cannot count hidden choices");
    let metrics = inn.metrics().await;
    assert!(metrics.body.contains("polyana_moves_total 0"));
    assert!(metrics.headers["content-type"].starts_with("text/plain"));
    let style = guest.get("/static/style.css").await.unwrap();
    assert_eq!((style.status, style.headers["content-type"].as_str()), (200, "text/css; charset=utf-8"));
    assert_eq!(guest.get("/static/games/animal_kingdoms.css").await.unwrap().status, 200);
    assert_eq!(guest.get("/static/../Cargo.toml").await.unwrap().status, 404);
}
