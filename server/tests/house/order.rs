//! Order in the house: owners, reports, blocks, mutes, bans, names and the access log.

use load::Guest;
use serde_json::json;

use crate::accounts::account;
use crate::common::{Inn, make, next, open, settle};
use crate::secrecy::token_of;

/// An owner of the house.
async fn owner(inn: &Inn) -> Guest {
    let owner = account(inn, "Keeper").await;
    server::appoint(&inn.house.config.database, "keeper", true).unwrap();
    owner
}

/// The number of a person, as the owner's forms have it.
async fn number(inn: &Inn, name: &'static str) -> i64 {
    let sql = "SELECT id FROM people WHERE name = ?";
    inn.house.store.read(move |db| db.query_row(sql, [name], |row| row.get(0))).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_owner_sees_the_desk() {
    let inn = open(|_| {}).await;
    let mut anna = account(&inn, "Anna").await;
    for path in ["/owner", "/owner?who=a"] {
        assert_eq!(anna.get(path).await.unwrap().status, 404);
        assert_eq!(inn.guest().get(path).await.unwrap().status, 404);
    }
    for path in [
        "/owner/names",
        "/owner/people/1/ban",
        "/owner/people/1/mute",
        "/owner/reports/1/close",
        "/owner/tables/aaaaaaaaaaaa/end",
    ] {
        let form = [("name", "Root"), ("days", "1"), ("looks", "x")];
        assert_eq!(anna.post(path, &form).await.unwrap().status, 404, "{path}");
    }
    let keeper = owner(&inn).await;
    assert_eq!(keeper.get("/owner").await.unwrap().status, 200, "at once, without logging in again");
    assert!(keeper.get("/account").await.unwrap().body.contains("href=\"/owner\""));
    assert!(server::appoint(&inn.house.config.database, "nobody", true).unwrap_err().contains("nobody"));
    server::appoint(&inn.house.config.database, "Keeper", false).unwrap();
    assert_eq!(keeper.get("/owner").await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reports_another_and_the_owner_sees_what_was_said() {
    let inn = open(|_| {}).await;
    let mut keeper = owner(&inn).await;
    let (mut anna, borys, table) = inn.two(&[]).await;
    let mut socket = borys.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    socket.say(&json!({ "chat": "you play like a <b>mole</b>" })).await.unwrap();
    settle(&mut socket).await;
    let people = anna.get(&format!("/table/{table}/people")).await.unwrap();
    assert!(people.status == 200 && people.body.contains("Borys") && !people.body.contains("<h2>Anna"));
    let report = format!("/table/{table}/report");
    for (seat, reason) in [("0", "words"), ("7", "words"), ("1", "nonsense")] {
        let form = [("seat", seat), ("reason", reason), ("text", "hm")];
        assert_eq!(anna.post(&report, &form).await.unwrap().status, 400, "{seat} {reason}");
    }
    let form = [("seat", "1"), ("reason", "words"), ("text", "insults me")];
    assert_eq!(inn.arrived("Stranger").await.post(&report, &form).await.unwrap().status, 403);
    assert_eq!(anna.post(&report, &form).await.unwrap().status, 200);
    let desk = keeper.get("/owner").await.unwrap().body;
    for part in ["Borys", "Anna", "insults me", "you play like a &lt;b&gt;mole&lt;/b&gt;", "Insults"] {
        assert!(desk.contains(part), "{part}: {desk}");
    }
    let close = desk.split('"').find(|text| text.ends_with("/close")).unwrap().to_string();
    assert_eq!(keeper.post(&close, &[]).await.unwrap().status, 303);
    assert!(!keeper.get("/owner").await.unwrap().body.contains("insults me"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_plays_on_in_silence() {
    let inn = open(|_| {}).await;
    let mut keeper = owner(&inn).await;
    let (anna, borys, table) = inn.two(&[]).await;
    let (mut first, mut second) =
        (anna.connect(&table, None).await.unwrap(), borys.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    let mute = format!("/owner/people/{}/mute", number(&inn, "Borys").await);
    assert_eq!(keeper.post(&mute, &[("days", "1")]).await.unwrap().status, 303);
    second.say(&json!({ "chat": "words of a mole" })).await.unwrap();
    let refused = loop {
        let news = next(&mut second).await;
        if let Some(refused) = news.get("refused") {
            break refused.to_string();
        }
    };
    assert!(refused.contains("muted you until 20"), "{refused}");
    settle(&mut first).await;
    assert!(!first.chat.iter().any(|line| line.contains("mole")));
    assert!(keeper.get("/owner").await.unwrap().body.contains("Borys"), "those who are muted are listed");
    assert_eq!(keeper.post(&mute, &[("days", "0")]).await.unwrap().status, 303);
    second.say(&json!({ "chat": "words of a friend" })).await.unwrap();
    while !first.chat.iter().any(|line| line.contains("friend")) {
        next(&mut first).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_does_nothing_and_a_bot_plays_on() {
    let inn = open(|_| {}).await;
    let mut keeper = owner(&inn).await;
    let (anna, mut borys, table) = inn.two(&[]).await;
    let mut robot = inn.client("Robot").await;
    let (mut first, mut second) =
        (anna.connect(&table, None).await.unwrap(), borys.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    let ban = format!("/owner/people/{}/ban", number(&inn, "Borys").await);
    assert_eq!(keeper.post(&ban, &[("days", "7"), ("network", "on")]).await.unwrap().status, 303);
    while second.next().await.is_some() {}
    assert!(borys.connect(&table, None).await.is_err(), "what they had open is closed and stays so");
    let mut told = String::new();
    while !told.contains("hands the seat to a bot") {
        next(&mut first).await;
        told = first.log.join("\n");
    }
    for (path, form) in [
        ("/account/name", vec![("name", "Boris")]),
        ("/account/register", vec![("name", "Boris"), ("password", "a glade of foxes")]),
        ("/new/animal_kingdoms", vec![("seat.0", "me"), ("seat.1", "open")]),
        (&format!("/table/{table}/leave"), vec![]),
    ] {
        let refused = borys.post(path, &form).await.unwrap();
        assert!(refused.status == 403 && refused.body.contains("barred you until 20"), "{path}: {}", refused.status);
    }
    assert_eq!(borys.get("/").await.unwrap().status, 200, "they may look");
    // Nobody new comes in from there, but those who are known go on.
    let newcomer = inn.guest().post("/account/name", &[("name", "Boris")]).await.unwrap();
    assert_eq!(newcomer.status, 403, "{}", newcomer.body);
    assert_eq!(inn.guest().call("/api/people", &json!({ "name": "Boris" })).await.unwrap().status, 403);
    assert_eq!(
        robot
            .call("/api/tables", &json!({ "game": "animal_kingdoms", "seats": ["me", "bot:random"] }))
            .await
            .unwrap()
            .status,
        200
    );
    assert_eq!(keeper.post(&ban, &[("days", "0")]).await.unwrap().status, 303);
    assert_eq!(borys.post("/account/name", &[("name", "Boris")]).await.unwrap().status, 200);
    // A client of the API is banned as well.
    let ban = format!("/owner/people/{}/ban", number(&inn, "Robot").await);
    assert_eq!(keeper.post(&ban, &[("days", "7")]).await.unwrap().status, 303);
    assert_eq!(robot.get("/api/me").await.unwrap().status, 403);
    let own = format!("/owner/people/{}/ban", number(&inn, "Keeper").await);
    assert_eq!(keeper.post(&own, &[("days", "7")]).await.unwrap().status, 400, "nobody bars themselves by mistake");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_ends_tables_that_wait_and_tables_that_run() {
    let inn = open(|_| {}).await;
    let mut keeper = owner(&inn).await;
    let (mut anna, borys, running) = inn.two(&[]).await;
    let waiting = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let mut socket = borys.connect(&running, None).await.unwrap();
    next(&mut socket).await;
    let desk = keeper.get("/owner").await.unwrap().body;
    for table in [&running, &waiting] {
        assert!(desk.contains(&format!("/owner/tables/{table}/end")), "private tables too");
        let ended = keeper.post(&format!("/owner/tables/{table}/end"), &[]).await.unwrap();
        assert_eq!(ended.status, 303, "{}", ended.body);
    }
    while !socket.log.iter().any(|line| line.contains("broken off")) {
        next(&mut socket).await;
    }
    assert_eq!(anna.get(&format!("/table/{waiting}")).await.unwrap().status, 404);
    assert_eq!(borys.get(&format!("/table/{running}/record.json")).await.unwrap().status, 200, "it can be read");
    assert_eq!(keeper.post(&format!("/owner/tables/{running}/end"), &[]).await.unwrap().status, 403, "it is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_reserved_name() {
    let inn = open(|_| {}).await;
    let mut keeper = owner(&inn).await;
    assert_eq!(keeper.post("/owner/names", &[("name", "Polyana")]).await.unwrap().status, 303);
    let mut anna = inn.arrived("Anna").await;
    for name in ["Polyana", "P0lyana", "Роlуаnа"] {
        assert_eq!(anna.post("/account/name", &[("name", name)]).await.unwrap().status, 422, "{name}");
        let form = [("name", name), ("password", "a glade of foxes")];
        assert_eq!(anna.post("/account/register", &form).await.unwrap().status, 422, "{name}");
    }
    let desk = keeper.get("/owner").await.unwrap().body;
    let looks = desk.split("name=\"looks\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    assert_eq!(keeper.post("/owner/names/release", &[("looks", &looks)]).await.unwrap().status, 303);
    assert_eq!(anna.post("/account/name", &[("name", "Polyana")]).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_is_not_heard_and_not_seated_together_again() {
    let inn = open(|_| {}).await;
    let (mut anna, mut borys, table) = inn.two(&[]).await;
    let (mut first, mut second) =
        (anna.connect(&table, None).await.unwrap(), borys.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    second.say(&json!({ "chat": "words of a mole" })).await.unwrap();
    while !first.chat.iter().any(|line| line.contains("mole")) {
        next(&mut first).await;
    }
    let block = format!("/table/{table}/block");
    assert_eq!(anna.post(&block, &[("seat", "1"), ("block", "on")]).await.unwrap().status, 303);
    second.say(&json!({ "chat": "more words" })).await.unwrap();
    first.say(&json!({ "chat": "an answer" })).await.unwrap();
    while !first.chat.iter().any(|line| line.contains("an answer")) {
        next(&mut first).await;
    }
    assert!(!first.chat.iter().any(|line| line.contains("more words")));
    let page = format!("/table/{table}");
    assert!(!anna.get(&page).await.unwrap().body.contains("mole"), "nor on the page");
    let theirs = borys.get(&page).await.unwrap().body;
    assert!(theirs.contains("mole") && theirs.contains("an answer"), "the other one learns nothing of it");
    // Neither joins the other's table, and neither sees it in the lobby.
    let open_table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open"), ("visibility", "public")]).await;
    assert_eq!(borys.post(&format!("/table/{open_table}/join"), &[]).await.unwrap().status, 403);
    assert!(!borys.get("/").await.unwrap().body.contains(&open_table));
    let token = token_of(&mut borys).await;
    let mut client = borys.another();
    let listed = |answer: String| answer.contains(&open_table);
    assert!(listed(client.get("/api/tables?list=open").await.unwrap().body), "a stranger sees it");
    client.headers.push(("authorization", token));
    assert!(!listed(client.get("/api/tables?list=open").await.unwrap().body), "nor by a token");
    let other_table = make(&mut borys, &[("seat.0", "me"), ("seat.1", "open"), ("visibility", "public")]).await;
    assert_eq!(anna.post(&format!("/table/{other_table}/join"), &[]).await.unwrap().status, 403);
    assert!(inn.guest().get("/").await.unwrap().body.contains(&open_table), "others do");
    let account = anna.get("/account").await.unwrap().body;
    let person = account.split("name=\"person\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    assert_eq!(anna.post("/account/unblock", &[("person", &person)]).await.unwrap().status, 200);
    assert_eq!(borys.post(&format!("/table/{open_table}/join"), &[]).await.unwrap().status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_access_log_tells_what_was_done_and_no_secrets() {
    let folder = crate::common::folder();
    let path = folder.path().join("access.log");
    let inn = open(|config| config.access_log = Some(path.clone())).await;
    let (mut anna, _, table) = inn.two(&[]).await;
    let secret = "5ec2e7".repeat(10);
    anna.get(&format!("/recover/{secret}")).await.unwrap();
    anna.get(&format!("/login?back=/table/{table}")).await.unwrap();
    anna.get(&format!("/nothing/{secret}")).await.unwrap();
    anna.post("/login", &[("name", "Anna"), ("password", "a glade of foxes")]).await.unwrap();
    drop(anna.connect(&table, None).await.unwrap());
    let log = std::fs::read_to_string(&path).unwrap();
    for line in [
        "POST /table/{id}/join 303",
        "GET /recover/{token} 404",
        "GET /login 200",
        "GET - 404",
        "GET /table/{id}/socket 101",
    ] {
        assert!(log.contains(line), "{line} in\n{log}");
    }
    assert!(log.lines().all(|line| line.starts_with("20") && line.contains(" 127.0.0.1 ") && line.ends_with("ms")));
    let cookie = anna.cookie.clone().unwrap();
    for hidden in [table.as_str(), &secret, "foxes", "Anna", cookie.split('=').next_back().unwrap()] {
        assert!(!log.contains(hidden), "{hidden} in\n{log}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0);
    }
}
