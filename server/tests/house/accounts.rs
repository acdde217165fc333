//! Accounts that last: another name, ways back without the password, one's own data, and leaving for good.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use load::Guest;
use serde_json::{Value, json};
use server::PostOffice;

use crate::common::{Inn, click_any, make, next, open, until_asked};

pub const PASSWORD: &str = "a glade of foxes";

/// Somebody with an account.
pub async fn account(inn: &Inn, name: &str) -> Guest {
    let mut guest = inn.arrived(name).await;
    let made = guest.post("/account/register", &[("name", name), ("password", PASSWORD)]).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    guest
}

async fn logs_in(inn: &Inn, name: &str, password: &str) -> bool {
    inn.guest().post("/login", &[("name", name), ("password", password)]).await.unwrap().status == 303
}

/// The recovery codes on a page.
fn codes(page: &str) -> Vec<String> {
    let part = page.split("id=\"fresh-codes\"").nth(1).expect("codes are shown");
    let part = part.split_once('>').unwrap().1.split("</textarea>").next().unwrap();
    part.lines().map(str::to_string).collect()
}

/// A mail server: its address, and the letters that it took.
pub fn mail_server() -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let (got, letters) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
            let _ = stream.write_all(b"220 glade.example\r\n");
            while let Some(Ok(line)) = lines.next() {
                let word = line.split(' ').next().unwrap_or_default().to_uppercase();
                let answer: &[u8] = match word.as_str() {
                    "DATA" => {
                        stream.write_all(b"354 go on\r\n").unwrap();
                        let letter: Vec<String> =
                            lines.by_ref().map(Result::unwrap).take_while(|line| line != ".").collect();
                        // Long lines are folded on the way, as quoted-printable text is.
                        let _ = got.send(letter.join("\n").replace("=\n", "").replace("=3D", "="));
                        b"250 taken\r\n"
                    }
                    "QUIT" => b"221 bye\r\n",
                    _ => b"250 fine\r\n",
                };
                if stream.write_all(answer).is_err() {
                    break;
                }
            }
        }
    });
    (address, letters)
}

pub async fn letter(letters: Receiver<String>) -> (String, Receiver<String>) {
    tokio::task::spawn_blocking(move || (letters.recv_timeout(Duration::from_secs(20)).expect("a letter"), letters))
        .await
        .unwrap()
}

/// The path of the link in a letter.
fn link(inn: &Inn, letter: &str) -> String {
    let public = inn.house.config.public_url.clone().unwrap();
    let line = letter.lines().find(|line| line.starts_with(&public)).unwrap_or_else(|| panic!("{letter}"));
    line.strip_prefix(&public).unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_changes_its_name_and_nobody_else_takes_the_old_one() {
    let inn = open(|_| {}).await;
    let mut olya = account(&inn, "Olya").await;
    assert!(olya.get("/account").await.unwrap().body.contains("action=\"/account/name\""));
    assert_eq!(olya.post("/account/name", &[("name", "Olena")]).await.unwrap().status, 200);
    assert!(logs_in(&inn, "olena", PASSWORD).await && !logs_in(&inn, "Olya", PASSWORD).await);
    let mut other = inn.arrived("Somebody").await;
    for name in ["Olya", "0lya", "Olena"] {
        assert_eq!(other.post("/account/name", &[("name", name)]).await.unwrap().status, 422, "{name}");
    }
    assert_eq!(olya.post("/account/name", &[("name", "Olya")]).await.unwrap().status, 200, "it is still theirs");
    assert_eq!(other.post("/account/name", &[("name", "Olena")]).await.unwrap().status, 422);
    // Sixty days later anybody may have it.
    inn.house.store.write(|db| db.execute("UPDATE held_names SET until = 1", ())).await.unwrap();
    assert_eq!(other.post("/account/name", &[("name", "Olena")]).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_password_is_replaced_by_a_recovery_code_once() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let made = olya.post("/account/register", &[("name", "Olya"), ("password", PASSWORD)]).await.unwrap();
    let first = codes(&made.body);
    assert_eq!(first.len(), 8);
    assert!(!olya.get("/account").await.unwrap().body.contains(&first[0]), "they are shown only once");
    // A borrowed browser gets no codes without the password.
    assert_eq!(olya.post("/account/codes", &[("password", "a glade of wolves")]).await.unwrap().status, 422);
    let mut lost = inn.guest();
    let form = |name: &'static str, code: &str, password: &'static str| {
        [("name", name.to_string()), ("code", code.to_string()), ("password", password.to_string())]
    };
    async fn recover(guest: &mut Guest, form: [(&'static str, String); 3]) -> u16 {
        let form = form.each_ref().map(|(key, value)| (*key, value.as_str()));
        guest.post("/recover", &form).await.unwrap().status
    }
    let borys = codes(&{
        let mut borys = inn.arrived("Borys").await;
        borys.post("/account/register", &[("name", "Borys"), ("password", PASSWORD)]).await.unwrap().body
    });
    for (name, code, password) in [
        ("Olya", "aaaa-bbbb-cccc-dddd", "a new glade"),
        ("Borys", first[0].as_str(), "a new glade"),
        ("Olya", borys[0].as_str(), "a new glade"),
        ("Olya", first[0].as_str(), "short"),
    ] {
        assert_eq!(recover(&mut lost, form(name, code, password)).await, 422, "{name} {password}");
    }
    assert!(logs_in(&inn, "Olya", PASSWORD).await, "nothing has changed");
    let typed = first[0].to_uppercase().replace('-', " ");
    assert_eq!(recover(&mut lost, form("olya", &typed, "a new glade")).await, 303);
    assert!(lost.get("/account").await.unwrap().body.contains("Olya"), "and they are logged in");
    assert!(logs_in(&inn, "Olya", "a new glade").await && !logs_in(&inn, "Olya", PASSWORD).await);
    assert!(!olya.get("/account").await.unwrap().body.contains("Olya"), "all other browsers are logged out");
    assert_eq!(recover(&mut inn.guest(), form("Olya", &typed, "another glade")).await, 422, "a code is used once");
    assert!(lost.get("/account").await.unwrap().body.contains("7 codes"));
    // New codes end the old ones.
    let page = lost.post("/account/codes", &[("password", "a new glade")]).await.unwrap();
    assert_eq!((page.status, codes(&page.body).len()), (200, 8));
    assert_eq!(recover(&mut inn.guest(), form("Olya", &first[1], "another glade")).await, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_password_is_replaced_by_mail_if_the_address_was_confirmed() {
    let (server, letters) = mail_server();
    let inn = open(|config| {
        config.public_url = Some("http://table.example".into());
        config.mail = Some(PostOffice::open(&server, "Polyana <table@glade.example>").unwrap());
    })
    .await;
    let mut olya = account(&inn, "Olya").await;
    for (address, password) in [("olya@home.example", "a glade of wolves"), ("nonsense", PASSWORD)] {
        let form = [("address", address), ("password", password)];
        assert_eq!(olya.post("/account/mail", &form).await.unwrap().status, 422, "{address}");
    }
    let form = [("address", "olya@home.example"), ("password", PASSWORD)];
    assert_eq!(olya.post("/account/mail", &form).await.unwrap().status, 200);
    let (confirm, letters) = letter(letters).await;
    assert!(confirm.contains("From: Polyana <table@glade.example>") && confirm.contains("To: olya@home.example"));
    let confirm = link(&inn, &confirm);
    // An address that is not confirmed gets no links, and whoever asks learns nothing.
    let mut lost = inn.guest();
    let before = lost.post("/recover/mail", &[("name", "Olya")]).await.unwrap();
    assert_eq!((before.status, lost.get(&confirm).await.unwrap().status), (200, 200), "to look is not to confirm");
    assert_eq!(lost.post("/recover/mail", &[("name", "Olya")]).await.unwrap().body, before.body);
    assert_eq!(lost.post(&confirm, &[]).await.unwrap().status, 200);
    assert_eq!(lost.post(&confirm, &[]).await.unwrap().status, 404, "once");
    let nobody = lost.post("/recover/mail", &[("name", "Nobody")]).await.unwrap();
    let after = lost.post("/recover/mail", &[("name", "Olya")]).await.unwrap();
    assert_eq!(nobody.body.replace("Nobody", "Olya"), after.body);
    let (mut recover, mut letters) = letter(letters).await;
    assert!(recover.contains("new password"), "the first letter after the confirmation: {recover}");
    // A question from before the confirmation may have been answered late: only the newest link is good.
    while lost.get(&link(&inn, &recover)).await.unwrap().status != 200 {
        (recover, letters) = letter(letters).await;
    }
    let recover = link(&inn, &recover);
    assert_eq!(lost.post(&recover, &[("password", "short")]).await.unwrap().status, 422);
    assert_eq!(lost.post(&recover, &[("password", "a new glade")]).await.unwrap().status, 303);
    assert!(logs_in(&inn, "Olya", "a new glade").await && !logs_in(&inn, "Olya", PASSWORD).await);
    assert_eq!(lost.post(&recover, &[("password", "another glade")]).await.unwrap().status, 404, "once");
    // An old link leads nowhere.
    lost.post("/recover/mail", &[("name", "Olya")]).await.unwrap();
    let (late, _letters) = letter(letters).await;
    inn.house.store.write(|db| db.execute("UPDATE mail_links SET until = 1", ())).await.unwrap();
    assert_eq!(lost.get(&link(&inn, &late)).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobodys_mail_box_is_filled_by_whoever_knows_their_name() {
    let (server, letters) = mail_server();
    let inn = open(|config| {
        config.public_url = Some("http://table.example".into());
        config.mail = Some(PostOffice::open(&server, "table@glade.example").unwrap());
        config.behind_proxy = true;
        config.limits.rates = true;
    })
    .await;
    let mut olya = account(&inn, "Olya").await;
    let form = [("address", "olya@home.example"), ("password", PASSWORD)];
    assert_eq!(olya.post("/account/mail", &form).await.unwrap().status, 200);
    let (_, mut letters) = letter(letters).await;
    inn.house.store.write(|db| db.execute("UPDATE mail SET confirmed = TRUE", ())).await.unwrap();
    for number in 0..7 {
        let mut stranger = inn.guest();
        stranger.headers.push(("x-forwarded-for", format!("203.0.113.{number}")));
        assert_eq!(stranger.post("/recover/mail", &[("name", "Olya")]).await.unwrap().status, 200, "{number}");
    }
    // Nor can one's own account be used to write to others again and again.
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let mut other = olya.clone();
        other.headers.push(("x-forwarded-for", "198.51.100.7".into()));
        let form = [("address", "anna@home.example"), ("password", PASSWORD)];
        statuses.push(other.post("/account/mail", &form).await.unwrap().status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    let mut got = Vec::new();
    while let (Ok(letter), back) = tokio::task::spawn_blocking(move || {
        let got = letters.recv_timeout(Duration::from_secs(2));
        (got, letters)
    })
    .await
    .unwrap()
    {
        (letters, got) = (back, [got, vec![letter]].concat());
    }
    let to = |address: &str| got.iter().filter(|letter| letter.contains(&format!("To: {address}"))).count();
    assert!((1..=2).contains(&to("olya@home.example")), "{}: {got:?}", to("olya@home.example"));
    assert_eq!(to("anna@home.example"), 3, "{got:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_elsewhere_does_not_keep_an_owner_from_their_own_account() {
    let inn = open(|config| {
        config.behind_proxy = true;
        config.limits.rates = true;
    })
    .await;
    let mut olya = account(&inn, "Olya").await;
    let mut status = 0;
    for number in 0..12 {
        let mut stranger = inn.guest();
        stranger.headers.push(("x-forwarded-for", format!("203.0.113.{number}")));
        status = stranger.post("/login", &[("name", "Olya"), ("password", "guess a password")]).await.unwrap().status;
    }
    assert_eq!(status, 429, "nobody gets any further");
    let form = [("old", PASSWORD), ("password", "a glade of wolves")];
    assert_eq!(olya.post("/account/password", &form).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_without_mail_says_so() {
    let inn = open(|_| {}).await;
    let mut olya = account(&inn, "Olya").await;
    assert!(!olya.get("/account").await.unwrap().body.contains("/account/mail"));
    assert!(!olya.get("/recover").await.unwrap().body.contains("/recover/mail"));
    assert_eq!(olya.post("/recover/mail", &[("name", "Olya")]).await.unwrap().status, 400);
    let form = [("address", "olya@home.example"), ("password", PASSWORD)];
    assert_eq!(olya.post("/account/mail", &form).await.unwrap().status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_data_are_whole_and_hold_nobody_elses() {
    let inn = open(|_| {}).await;
    let mut olya = account(&inn, "Olya").await;
    olya.post("/account/webhook", &[("url", "http://hooks.example/olya")]).await.unwrap();
    let mut borys = inn.arrived("Borys").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")]).await;
    borys.post(&format!("/table/{table}/join"), &[]).await.unwrap();
    let (mut mine, mut other) = (olya.connect(&table, None).await.unwrap(), borys.connect(&table, None).await.unwrap());
    next(&mut mine).await;
    next(&mut other).await;
    mine.say(&json!({ "chat": "words of Olya" })).await.unwrap();
    other.say(&json!({ "chat": "words of Borys" })).await.unwrap();
    let mut played = 0;
    while played < 3 {
        for socket in [&mut mine, &mut other] {
            if socket.mine && !socket.offers().is_empty() {
                click_any(socket).await;
                played += 1;
            } else {
                let _ = tokio::time::timeout(Duration::from_millis(50), socket.next()).await;
            }
        }
    }
    let export = olya.get("/account/export.json").await.unwrap();
    assert_eq!(export.status, 200);
    assert!(export.headers["content-disposition"].contains("attachment"));
    let all: Value = serde_json::from_str(&export.body).unwrap();
    assert_eq!((&all["person"]["name"], &all["person"]["account"]), (&json!("Olya"), &json!(1)));
    assert_eq!(all["webhooks"][0]["url"], "http://hooks.example/olya");
    assert_eq!(all["seats"][0]["room"], table.as_str());
    assert_eq!(all["remarks"].as_array().unwrap().len(), 1);
    assert!(!all["moves"].as_array().unwrap().is_empty());
    assert!(all["moves"].as_array().unwrap().iter().all(|row| row["seat"] == 0), "{}", all["moves"]);
    for secret in ["words of Borys", "argon2", "Borys", "\"key\"", "\"hash\""] {
        assert!(!export.body.contains(secret), "{secret}");
    }
    let hash: Vec<u8> = inn
        .house
        .store
        .read(|db| db.query_row("SELECT hash FROM sessions LIMIT 1", (), |row| row.get(0)))
        .await
        .unwrap();
    let token: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(!export.body.contains(&token));
    assert_eq!(inn.guest().get("/account/export.json").await.unwrap().status, 403);
}

/// Every text that the house keeps anywhere.
async fn all_text(inn: &Inn) -> String {
    let names = match inn.house.config.database.file() {
        Some(_) => "SELECT name FROM sqlite_master WHERE type = 'table'",
        None => "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()",
    };
    let all = inn.house.store.read(move |db| {
        let mut all = String::new();
        for table in db.all(names, (), |row| row.get::<String>(0))? {
            let rows = db.all(&format!("SELECT * FROM {table}"), (), |row| {
                let texts = (0..row.columns().len()).filter_map(|column| row.get::<String>(column).ok());
                Ok(texts.map(|text| format!("{table}: {text}\n")).collect::<String>())
            })?;
            all.extend(rows);
        }
        Ok(all)
    });
    all.await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_for_good_is_forgotten_and_the_games_of_others_stay_readable() {
    let inn = open(|_| {}).await;
    let mut anna = account(&inn, "Hannusya").await;
    anna.post("/account/webhook", &[("url", "http://hooks.example/hannusya")]).await.unwrap();
    anna.post("/account/name", &[("name", "Hanka")]).await.unwrap();
    let mut borys = inn.arrived("Borys").await;
    // A finished game, a running one, and one that waits.
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")]).await;
        assert_eq!(borys.post(&format!("/table/{table}/join"), &[]).await.unwrap().status, 303);
        tables.push(table);
    }
    let waiting = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let (mut mine, mut other) =
        (anna.connect(&tables[0], None).await.unwrap(), borys.connect(&tables[0], None).await.unwrap());
    next(&mut mine).await;
    next(&mut other).await;
    mine.say(&json!({ "chat": "my telephone is 12345" })).await.unwrap();
    other.say(&json!({ "chat": "good luck" })).await.unwrap();
    other.say(&json!({ "end": true })).await.unwrap();
    mine.say(&json!({ "end": true })).await.unwrap();
    while other.panels.get("result").is_none_or(String::is_empty) {
        next(&mut other).await;
    }
    let mut running = borys.connect(&tables[1], None).await.unwrap();
    next(&mut running).await;

    let unsure = anna.post("/account/delete", &[("password", PASSWORD)]).await.unwrap();
    assert_eq!(unsure.status, 422);
    let wrong = anna.post("/account/delete", &[("password", "a glade of wolves"), ("sure", "on")]).await.unwrap();
    assert_eq!(wrong.status, 422);
    let cookie = anna.cookie.clone();
    let gone = anna.post("/account/delete", &[("password", PASSWORD), ("sure", "on")]).await.unwrap();
    assert_eq!(gone.status, 200, "{}", gone.body);
    anna.cookie = cookie;
    assert!(!anna.get("/account").await.unwrap().body.contains("Hanka"), "the cookie is worth nothing");
    assert!(!logs_in(&inn, "Hanka", PASSWORD).await);

    let all = all_text(&inn).await;
    for trace in ["Hanka", "Hannusya", "hannusya", "12345", "argon2"] {
        assert!(!all.contains(trace), "{trace} in {all}");
    }
    // The others read their games as before.
    let page = borys.get(&format!("/table/{}", tables[0])).await.unwrap();
    assert_eq!(page.status, 200);
    assert!(page.body.contains("a former player") && page.body.contains("good luck") && !page.body.contains("12345"));
    for rest in ["/replay", "/record.json", "/verify"] {
        assert_eq!(borys.get(&format!("/table/{}{rest}", tables[0])).await.unwrap().status, 200, "{rest}");
    }
    assert!(borys.get("/").await.unwrap().body.contains("a former player"));
    borys.headers.push(("accept-language", "uk".into()));
    assert!(borys.get(&format!("/table/{}", tables[0])).await.unwrap().body.contains("колишній гравець"));
    // In the running game a bot plays on, and Borys can finish it.
    let mut asked = 0;
    while asked < 3 && until_asked(&mut running).await {
        click_any(&mut running).await;
        asked += 1;
    }
    assert!(asked > 0);
    assert_eq!(borys.get(&format!("/table/{waiting}")).await.unwrap().status, 404, "nobody waits there any more");
    // For a while nobody passes for them.
    let mut other = inn.arrived("Somebody").await;
    assert_eq!(other.post("/account/name", &[("name", "Hanka")]).await.unwrap().status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_leaves_for_good_without_a_password() {
    let inn = open(|_| {}).await;
    let mut guest = inn.arrived("Hannusya").await;
    assert_eq!(guest.post("/account/delete", &[("sure", "on")]).await.unwrap().status, 200);
    assert!(!all_text(&inn).await.contains("Hannusya"));
    assert_eq!(inn.guest().post("/account/delete", &[("sure", "on")]).await.unwrap().status, 403);
}
