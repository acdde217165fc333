//! Making, joining and starting tables.

use crate::common::{GAME, folder, hurried, make, open, open_with, place};

#[tokio::test(flavor = "multi_thread")]
async fn play_now_leads_a_newcomer_to_a_running_game() {
    let inn = open(|_| {}).await;
    let mut guest = inn.guest();
    let answer = guest.post(&format!("/play/{GAME}"), &[]).await.unwrap();
    assert_eq!(answer.status, 303);
    assert!(guest.cookie.is_some());
    let page = guest.get(&answer.headers["location"]).await.unwrap();
    assert_eq!(page.status, 200);
    assert!(page.body.contains("data-table") && page.body.contains("id=\"choices\""), "{}", page.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_a_deal_or_the_key_before_the_start() {
    let inn = open(|_| {}).await;
    let mut host = inn.arrived("Host").await;
    let table = make(&mut host, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let id = server::store::TableId::parse(&table).unwrap();
    let room = inn.house.store.read(move |db| server::store::load(db, &id)).await.unwrap().unwrap();
    let key = server::secret::to_hex(room.key.bytes());
    let commitment = room.key.commitment().to_string();
    let page = host.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains(&commitment) && !page.contains(&key) && !page.contains("id=\"choices\""));
    let verify = host.get(&format!("/table/{table}/verify")).await.unwrap().body;
    assert!(verify.contains(&commitment) && !verify.contains(&key));
    for path in ["replay", "replay/0", "record.json"] {
        let answer = host.get(&format!("/table/{table}/{path}")).await.unwrap();
        assert!(answer.status >= 400 && !answer.body.contains(&key), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chair_is_taken_once_and_the_last_one_starts_the_game() {
    let inn = open(|_| {}).await;
    let mut host = inn.arrived("Host").await;
    let table = make(&mut host, &[("seat.0", "me"), ("seat.1", "open"), ("visibility", "public")]).await;
    let (mut one, mut two) = (inn.arrived("One").await, inn.arrived("Two").await);
    assert!(one.get("/").await.unwrap().body.contains(&table), "a public table is listed");
    let path = format!("/table/{table}/join");
    let (first, second) = tokio::join!(one.post(&path, &[]), two.post(&path, &[]));
    let mut statuses = [first.unwrap().status, second.unwrap().status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 403]);
    let page = host.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("id=\"choices\""), "the game has begun");
    assert_eq!(host.post(&format!("/table/{table}/close"), &[]).await.unwrap().status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_starts_and_closes() {
    let inn = open(|_| {}).await;
    let mut host = inn.arrived("Host").await;
    let form = [("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")];
    let table = make(&mut host, &form).await;
    let mut other = inn.arrived("Other").await;
    assert_eq!(other.post(&format!("/table/{table}/join"), &[]).await.unwrap().status, 303);
    assert_eq!(other.post(&format!("/table/{table}/start"), &[("fill", "easy")]).await.unwrap().status, 403);
    assert_eq!(other.post(&format!("/table/{table}/close"), &[]).await.unwrap().status, 403);
    assert_eq!(host.post(&format!("/table/{table}/start"), &[]).await.unwrap().status, 403, "chairs are free");
    assert_eq!(other.post(&format!("/table/{table}/leave"), &[]).await.unwrap().status, 303);
    assert_eq!(host.post(&format!("/table/{table}/close"), &[]).await.unwrap().status, 303);
    assert_eq!(other.post(&format!("/table/{table}/join"), &[]).await.unwrap().status, 403);
    assert_eq!(host.get(&format!("/table/{table}")).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_does_not_fit_is_explained() {
    let inn = open(|_| {}).await;
    let mut host = inn.arrived("Host").await;
    for form in [
        vec![("seat.0", "bot:easy"), ("seat.1", "bot:easy")],
        vec![("seat.0", "me"), ("seat.1", "bot:wizard")],
        vec![],
        vec![("seat.0", "me"), ("seat.1", "open"), ("clock", "live"), ("bank", "0")],
    ] {
        let answer = host.post(&format!("/new/{GAME}"), &form).await.unwrap();
        assert_eq!(answer.status, 422, "{form:?}");
        assert!(answer.body.contains("<form"), "the form is shown again");
    }
    assert_eq!(host.post("/new/chess", &[]).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_only_so_many_tables() {
    let inn = open(|config| config.limits.guest_tables = 2).await;
    let mut host = inn.arrived("Host").await;
    let form = [("seat.0", "me"), ("seat.1", "open")];
    let first = make(&mut host, &form).await;
    make(&mut host, &form).await;
    assert_eq!(host.post(&format!("/new/{GAME}"), &form).await.unwrap().status, 422);
    host.post(&format!("/table/{first}/close"), &[]).await.unwrap();
    make(&mut host, &form).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_not_opened() {
    let folder = folder();
    let inn = open_with(hurried(place(&folder))).await;
    let mut host = inn.arrived("Host").await;
    let table = make(&mut host, &[("seat.0", "me"), ("seat.1", "bot:random")]).await;
    inn.close().await;
    let store = server::store::Store::open(place(&folder)).unwrap();
    let id = table.clone();
    let write = store.write(move |db| db.execute("UPDATE tables SET rules = 99 WHERE id = ?", [id]));
    assert_eq!(write.await.unwrap(), 1);
    store.close();
    let inn = open_with(hurried(place(&folder))).await;
    host.base.clone_from(&inn.base);
    let page = host.get(&format!("/table/{table}")).await.unwrap();
    assert_eq!(page.status, 404);
    assert!(page.body.contains("older version"), "{}", page.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_beside_me_has_a_name_of_their_own() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "me"), ("name.1", " Borys "), ("order", "fixed")]).await;
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("<b>Olya</b>") && page.contains("<b>Borys</b>"), "{page}");
    let long = "x".repeat(40);
    let form = [("seat.0", "me"), ("seat.1", "me"), ("name.1", long.as_str())];
    let refused = olya.post(&format!("/new/{GAME}"), &form).await.unwrap();
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains(&long), "what was written is not lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_to_invite_others_is_whole_and_bots_take_free_chairs() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")]).await;
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains(&format!("value=\"{}/table/{table}\"", inn.base)), "{page}");
    assert!(page.contains("name=\"fill\""), "the host may begin with bots");
    let mut wicked = olya.clone();
    wicked.headers.push(("host", "evil.example\"><script>".into()));
    if let Ok(page) = wicked.get(&format!("/table/{table}")).await {
        assert!(!page.body.contains("evil.example\"><script>"));
    }
    let begun = olya.post(&format!("/table/{table}/start"), &[("fill", "easy")]).await.unwrap();
    assert_eq!(begun.status, 303, "{}", begun.body);
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("id=\"prompt\"") && !page.contains("name=\"fill\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_invited_by_one_click() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let home = olya.get("/").await.unwrap().body;
    for game in shelf::games() {
        assert!(home.contains(&format!("action=\"/friend/{}\"", game.id())), "{}", game.id());
    }
    let made = olya.post("/friend/tundra", &[]).await.unwrap();
    assert_eq!(made.status, 303, "{}", made.body);
    let table = made.table().unwrap();
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains(&format!("value=\"{}/table/{table}\"", inn.base)), "the link to send");
    // Whoever has the link sees the game, who invites, a field for the name and one button.
    let mut friend = inn.guest();
    let page = friend.get(&format!("/table/{table}")).await.unwrap().body;
    let invitation = page.split("class=\"invitation\"").nth(1).unwrap().split("<details").next().unwrap();
    assert!(invitation.contains("<svg") && invitation.contains("Olya invites you to play Tundra"), "{invitation}");
    assert!(invitation.matches("<button").count() == 1 && invitation.contains("name=\"name\""), "{invitation}");
    let path = format!("/table/{table}/join");
    let refused = friend.post(&path, &[("name", &"x".repeat(40))]).await.unwrap();
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("class=\"complaint\""), "what is wrong is said in place");
    let joined = friend.post(&path, &[("name", "Borys")]).await.unwrap();
    assert_eq!(joined.status, 303, "{}", joined.body);
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("id=\"choices\"") && page.contains("<b>Borys"), "the game has begun with both");
    // A guest who comes again may take another name with them.
    let made = olya.post("/friend/arctic", &[]).await.unwrap().table().unwrap();
    assert!(friend.get(&format!("/table/{made}")).await.unwrap().body.contains("value=\"Borys\""));
    assert_eq!(friend.post(&format!("/table/{made}/join"), &[("name", "Bo")]).await.unwrap().status, 303);
    assert!(olya.get(&format!("/table/{made}")).await.unwrap().body.contains("<b>Bo"));
}

/// The values that a form offers for an option.
fn offered(page: &str, option: &str) -> Vec<String> {
    let Some(part) = page.split(&format!("<select name=\"option.{option}\"")).nth(1) else { return Vec::new() };
    let part = part.split("</select>").next().unwrap();
    part.split("value=\"").skip(1).map(|value| value.split('"').next().unwrap().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_offers_only_what_fits_the_number_of_players() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let (mut seen, mut hidden) = (0, 0);
    for title in shelf::games() {
        for players in title.facts().seats.clone() {
            let names: Vec<String> = (0..players).map(|seat| format!("seat.{seat}")).collect();
            let mut form = vec![("look", "now")];
            form.extend(
                names.iter().enumerate().map(|(seat, name)| (name.as_str(), if seat == 0 { "me" } else { "bot:easy" })),
            );
            let page = olya.post(&format!("/new/{}", title.id()), &form).await.unwrap().body;
            for knob in title.facts().knobs {
                let field = page.split(&format!("id=\"field-{}\"", knob.id)).next().unwrap_or_default();
                let class = field.rsplit("<div class=\"").next().unwrap_or_default();
                let whole = page.contains(&format!("id=\"field-{}\"", knob.id));
                if whole {
                    assert_eq!(!class.contains("idle"), knob.players.contains(&players), "{}: {}", title.id(), knob.id);
                    hidden += usize::from(class.contains("idle"));
                }
                for value in
                    offered(&page, knob.id).into_iter().filter(|_| matches!(knob.kind, engine::KnobKind::OneOf(_)))
                {
                    let mut options = title.default_options();
                    options[knob.id] = value.as_str().into();
                    assert!(
                        title.check(&options, players).is_ok(),
                        "{} for {players}: {} {value}",
                        title.id(),
                        knob.id
                    );
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 20 && hidden > 0, "{seen} values, {hidden} hidden");
}
