//! What both engines have to do, and do alike. A whole life of a house is lived on each of them, question by question, and every answer
//! of PostgreSQL is compared with SQLite's.

use std::sync::Arc;

use engine::Key;

use super::*;
use crate::people::{Passkey, looks};
use crate::seats::Sitter;

#[path = "../../tests/house/services.rs"]
pub(crate) mod services;

/// An empty place in either engine, and the folder that it lies in.
pub(crate) fn places() -> Vec<(Database, tempfile::TempDir)> {
    let folder = || tempfile::tempdir().unwrap();
    let file = folder();
    let mut places = vec![(Database::from(file.path().join("house.db")), file)];
    if let Some(address) = services::fresh() {
        places.push((Database::Postgres(address), folder()));
    }
    places
}

/// A store in an empty place of either engine.
pub(super) fn stores() -> Vec<(Arc<Store>, tempfile::TempDir)> {
    places().into_iter().map(|(place, folder)| (Arc::new(Store::open(place).unwrap()), folder)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_writer_outlives_a_panic_and_a_store_that_cannot_write_is_not_well() {
    for (store, _folder) in stores() {
        let panicked = store.write(|_| -> Result<()> { panic!("on purpose") }).await;
        assert!(matches!(panicked, Err(StoreError::Broken(_))), "{panicked:?}");
        store.write(|db| new_person(db, "Olya", 1)).await.unwrap();
        assert!(store.is_well().await);
        store.close();
        assert!(store.read(|db| db.query_row("SELECT 1", (), |_| Ok(()))).await.is_ok(), "it can still read");
        assert!(!store.is_well().await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_job_takes_nothing_else_of_its_batch_with_it() {
    for (store, _folder) in stores() {
        let people: Vec<_> = (0..50)
            .map(|n| {
                let store = store.clone();
                tokio::spawn(async move {
                    store
                        .write(move |db| {
                            let id = new_person(db, &format!("P{n}"), 1)?;
                            if n % 2 == 1 {
                                db.execute("INSERT INTO people (id, name, created) VALUES (?, 'twice', 0)", [id.0])?;
                            }
                            Ok(id)
                        })
                        .await
                })
            })
            .collect();
        let mut fine = 0;
        for person in people {
            match person.await.unwrap() {
                Ok(_) => fine += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
            }
        }
        assert_eq!(fine, 25);
        assert_eq!(store.read(count_people).await.unwrap(), 25);
        let (commits, written) = (store.commits.load(Relaxed), store.written.load(Relaxed));
        assert_eq!(written, 50);
        assert!(commits < written, "{commits} commits carry {written} jobs");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_goes_on_after_a_failure_is_not_answered_as_written() {
    for (store, _folder) in stores() {
        let postgres = store.place.file().is_none();
        let twice = |db: &Db| {
            let id = new_person(db, "Olya", 1)?;
            let _ = db.execute("INSERT INTO people (id, name, created) VALUES (?, 'twice', 0)", [id.0]);
            Ok(id)
        };
        // PostgreSQL keeps nothing of such a job, and nobody is told otherwise; SQLite keeps what did not fail.
        assert_eq!(store.write(twice).await.is_err(), postgres);
        assert_eq!(store.read(count_people).await.unwrap(), usize::from(!postgres));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_written_is_there_after_closing_and_one_house_at_a_time_writes() {
    for (place, _folder) in places() {
        let store = Store::open(place.clone()).unwrap();
        let id = store.write(|db| new_person(db, "Olya", 7)).await.unwrap();
        assert!(matches!(Store::open(place.clone()), Err(StoreError::InUse)));
        store.close();
        assert!(matches!(store.write(|db| new_person(db, "late", 7)).await, Err(StoreError::Closed)));
        let again = Store::open(place).unwrap();
        let olya = again.read(move |db| person(db, id)).await.unwrap().unwrap();
        assert_eq!((olya.name.as_str(), olya.account), ("Olya", false));
        again.close();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_opened_again() {
    for (store, _folder) in stores().into_iter().filter(|(store, _)| store.place.file().is_none()) {
        store.write(|db| new_person(db, "Olya", 7)).await.unwrap();
        store.read(count_people).await.unwrap();
        let Database::Postgres(address) = store.place.clone() else { unreachable!() };
        let all = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid =
                   (hashtext(current_schema())::bigint & 4294967295)::oid";
        let ended = aside(|| postgres::connect(&address).unwrap().all(all, (), |_| Ok(())).unwrap().len()).unwrap();
        assert_eq!(ended, 1, "the writer's");
        store.write(|db| new_person(db, "Anna", 7)).await.unwrap();
        assert_eq!(store.read(count_people).await.unwrap(), 2);
        store.close();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_known_in_so_many_places_and_those_left_alone_are_forgotten_first() {
    for (store, _folder) in stores() {
        let (kept, gone) = store
            .write(|db| {
                let (one, other) = (new_person(db, "Olya", 1)?, new_person(db, "Anna", 1)?);
                add_session(db, &[9], other, Credential::Cookie, "", 0)?;
                let mut gone = Vec::new();
                for number in 0..SESSIONS as u8 + 3 {
                    gone.extend(add_session(db, &[number, 1], one, Credential::Token, "", i64::from(number))?);
                }
                Ok(((sessions_of(db, one)?.len(), sessions_of(db, other)?.len()), gone))
            })
            .await
            .unwrap();
        assert_eq!(kept, (SESSIONS, 1));
        assert_eq!(gone, [vec![0, 1], vec![1, 1], vec![2, 1]]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_look_alikes_at_two_nodes_one_gets_the_name() {
    let Some(address) = services::fresh() else { return };
    let node = || Store::open_as(Database::Postgres(address.clone()), Sharing::Nodes).unwrap();
    let (one, other) = (node(), node());
    let register = |shown: &'static str, db: &Db, in_between: Box<dyn FnOnce() + Send>| {
        let name = crate::people::name_of(shown).unwrap();
        let id = new_person(db, "somebody", 1)?;
        if name_taken(db, None, &name)? {
            return Ok(false);
        }
        in_between();
        become_account(db, id, &name, "hash").map(|()| true)
    };
    let (looked, first) = oneshot::channel();
    let slow = one.write(move |db| {
        let wait = move || {
            let _ = looked.send(());
            // Long enough for the other node to look, too.
            std::thread::sleep(std::time::Duration::from_millis(300));
        };
        register("Olya", db, Box::new(wait))
    });
    let quick = async {
        first.await.unwrap();
        other.write(move |db| register("0lya", db, Box::new(|| {}))).await
    };
    let (slow, quick) = tokio::join!(slow, quick);
    // Whoever waits for too long is told that somebody else was first.
    assert!(slow.unwrap() && matches!(quick, Ok(false) | Err(StoreError::Conflict)), "{quick:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_of_the_journal_is_given_once() {
    for (store, _folder) in stores() {
        let id = store.write(|db| open_table(db, "aaaaaaaaaaaa", Stage::Playing).map(|room| room.id)).await.unwrap();
        let step = |number: usize, name: &str| {
            let entries = (0..2).map(|_| Entry { seat: 0, by: By::Player, what: What::Play(name.into()), at: 9 });
            let after = After::Turn(TurnNote { turn: Some(1), since: 9, due: None });
            let (entries, posts) = (entries.collect(), Vec::new());
            Step { table: id.clone(), number, entries, left: None, after, second: None, wakes: false, posts, at: 9 }
        };
        let kept = |number, name| {
            let (store, step) = (store.clone(), step(number, name));
            async move { store.write(move |db| keep(db, &step)).await.is_ok() }
        };
        let answers = tokio::join!(kept(0, "first"), kept(0, "late"), kept(1, "half"), kept(2, "next"));
        assert_eq!(answers, (true, false, false, true), "{}", store.place);
        let key = id.clone();
        let played = store.read(move |db| journal(db, &key)).await.unwrap();
        let names: Vec<_> = played.iter().map(|entry| format!("{:?}", entry.what)).collect();
        assert_eq!(names, ["first", "first", "next", "next"].map(|name| format!("Play({name:?})")));
    }
}

/// Makes a table of two: a person of its own and a bot.
fn open_table(db: &Db, id: &str, stage: Stage) -> Result<Room> {
    let host = new_person(db, "Host", 1)?;
    let seat = |sitter| RoomSeat { sitter, ..RoomSeat::open() };
    let room = Room {
        id: TableId::parse(id).unwrap(),
        game: "tundra".into(),
        rules: 1,
        host_name: "Host".into(),
        public: true,
        created: 1,
        seats: vec![seat(Sitter::Person(host)), seat(Sitter::Bot("random".into()))],
        ..Room::bare(Key::new([7; 32]), host)
    };
    insert(db, &room)?;
    if stage != Stage::Waiting {
        save_stage(db, &room.id, stage, 2)?;
    }
    Ok(room)
}

/// A table in a store, for tests that need one.
pub(super) async fn kept_table(store: &Store) -> TableId {
    let id = TableId::fresh();
    let name = id.clone();
    store.write(move |db| open_table(db, name.as_str(), Stage::Waiting)).await.unwrap();
    id
}

/// Everything that a house ever asks its store, and what it is told; without its `end`, where people leave and things are forgotten.
pub(super) fn life(db: &Db, now: i64, end: bool) -> Result<Vec<String>> {
    let mut told: Vec<String> = Vec::new();
    macro_rules! ask {
        ($($question:expr;)*) => {$( told.push(format!("{} -> {:?}", stringify!($question), $question?)); )*};
    }
    let later = now + 1_000_000;
    let name = |shown: &str| Name { shown: shown.into(), login: shown.to_lowercase(), looks: looks(shown) };
    let (anna, borys) = (new_person(db, "Anna", 5)?, new_person(db, "Borys", 6)?);
    let waiting = open_table(db, "bbbbbbbbbbbb", Stage::Waiting)?.id;
    let playing = open_table(db, "cccccccccccc", Stage::Playing)?.id;
    let mut next = open_table(db, "dddddddddddd", Stage::Waiting)?;
    let stale = open_table(db, "eeeeeeeeeeee", Stage::Waiting)?.id;
    let lone = RoomSeat { sitter: Sitter::Person(anna), given: "Мавка \0".replace('\0', ""), ..RoomSeat::open() };
    let resigned = RoomSeat { sitter: Sitter::Resigned { person: borys, level: "random".into() }, ..lone.clone() };
    next.first = Some(playing.clone());
    next.id = TableId::parse("ffffffffffff").unwrap();
    let hook = Hook { url: "https://hooks.example/".into(), secret: "s".into() };
    let wishes = Wishes { mail: MailWish::Once, quiet: Some((60, 120)), offset: -90, lang: "uk".into() };
    let push = Subscription { endpoint: "https://push.example/1".into(), key: vec![1], auth: vec![2, 0] };
    let post = Post { person: anna, room: playing.clone(), body: "{}".into() };
    let said = Remark { person: borys, name: "Borys".into(), text: "Привіт, \"друже\"".into(), at: 9 };
    let key = Passkey { id: vec![9, 0, 9], algorithm: -7, key: vec![4; 65], counter: 4_000_000_000 };
    let step = Step {
        table: playing.clone(),
        number: 0,
        entries: vec![
            Entry { seat: 0, by: By::Player, what: What::Play("{\"a\":1}".into()), at: 7 },
            Entry { seat: 1, by: By::Bot, what: What::Back(1), at: 8 },
            Entry { seat: 0, by: By::House, what: What::Seat(SeatNews::Away(99)), at: 9 },
        ],
        left: Some((0, 4_000)),
        after: After::Turn(TurnNote { turn: Some(0), since: now, due: Some(77) }),
        second: None,
        wakes: true,
        posts: vec![post.clone(), Post { person: borys, ..post }],
        at: now,
    };
    let ends = After::Over { winners: "[0]".into(), scores: "[3,-1]".into() };
    let over = Step { number: 3, after: ends, second: Some(Box::new(next.clone())), ..step.clone() };
    ask! {
        count_people(db); person(db, anna); person(db, PersonId(99)); name_taken(db, None, &name("Anna"));
        become_account(db, anna, &name("Anna"), "hash"); name_taken(db, None, &name("ANNA"));
        name_taken(db, Some(anna), &name("Anna")); password_of(db, "anna"); password_of(db, "borys");
        rename(db, anna, &name("Hanna"), now); rename(db, borys, &name("Bob"), now); name_taken(db, Some(borys), &name("Anna"));
        set_password(db, anna, "other"); password_of(db, "hanna"); reserved_names(db);
        hold_name(db, "Owner", "owner", None, None); reserved_names(db); release_name(db, "owner"); sweep_names(db, now);
        add_session(db, &[1, 0], anna, Credential::Cookie, "a", 1); add_session(db, &[2], anna, Credential::Token, "b", 2);
        spend_session(db, &[1, 0], Credential::Cookie); spend_session(db, &[1, 0], Credential::Token);
        sweep_sessions(db, &[vec![2]], 50, 0); remove_session(db, borys, &[2]);
        set_codes(db, anna, &[vec![1], vec![2]]); spend_code(db, "hanna", &[1]); spend_code(db, "hanna", &[1]); codes_left(db, anna);
        set_mail(db, anna, Some("anna@example.org")); mail_of(db, anna); mail_behind(db, "hanna"); confirm_mail(db, anna);
        mail_behind(db, "hanna"); add_link(db, &[5], anna, LinkKind::Recover, 9); link_owner(db, &[5], LinkKind::Recover, 8);
        link_owner(db, &[5], LinkKind::Confirm, 8); spend_link(db, &[5], LinkKind::Recover, 8); sweep_links(db, 9);
        add_passkey(db, anna, &key, "phone", 3); passkeys_of(db, anna); passkey(db, &key.id).map(|found| found.map(|(id, key)| (id, key.counter, key.key)));
        passkey_used(db, &key.id, 4_000_000_001, 4); add_challenge(db, &[6], None, 9); spend_challenge(db, &[6], None, 8);
        spend_challenge(db, &[6], None, 8); add_challenge(db, &[7], Some(anna), 9); spend_challenge(db, &[7], Some(borys), 8);
        sweep_challenges(db, 9); remove_passkey(db, anna, &key.id);
        load(db, &waiting); write_seats(db, &waiting, &[lone.clone(), RoomSeat::open()]); save_seat(db, &waiting, 1, &resigned);
        save_options(db, &waiting, "{\"x\":2}"); save_rest(db, &waiting, false); load(db, &waiting);
        write_seats(db, &playing, &[lone, RoomSeat { sitter: Sitter::Bot("random".into()), ..RoomSeat::open() }]);
        set_hook(db, anna, Some(&hook)); hook_of(db, anna); set_wishes(db, anna, &wishes, now); wishes_of(db, anna); wishes_of(db, borys);
        kept_wishes(db, borys); subscribe(db, anna, &push, 4); subscriptions(db, anna); house_key(db, "push", &[3, 0]); house_key(db, "push", &[4]);
        keep(db, &step); journal(db, &playing); due_tables(db, 77); due_tables(db, 76); asked_of(db, anna); is_asked(db, anna, playing.as_str());
        letters_due(db, now).map(|all| all.len()); mail_waiting(db, now + 90_000_000).map(|all| all.len());
        pushes_waiting(db, now + 90_000_000).map(|all| all.into_iter().map(|word| (word.person, word.to, word.lang, word.word.tries)).collect::<Vec<_>>());
        remark(db, &playing, 0, &said); remarks(db, &playing); block(db, anna, borys, true); blocks_at(db, &playing); blocked_by(db, anna);
        not_with(db, borys); kept(db, &playing); abandoned(db, later, 5); table_mates(db, anna); seated_tables(db, anna);
        known_games(db, anna); learn(db, anna, "arctic", "basics", 3); learn(db, anna, "arctic", "basics", 4); learned(db, anna, "arctic"); known_games(db, anna);
        list(db, List::Mine(anna), 9); list(db, List::Resting(anna), 9); list(db, List::Open(Some(borys)), 9); list(db, List::Open(None), 9);
        list(db, List::Watch, 9); list(db, List::Running, 9); list(db, List::Waiting, 2); count_hosted(db, anna);
        keep(db, &over); end_of(db, &playing); kept(db, &next.id); list(db, List::MyFinished(anna), 9); list(db, List::Finished, 9); begun_tables(db);
        offer_rematch(db, &playing, &waiting); offer_rematch(db, &playing, &stale); keep_review(db, &playing, "{}", 3); keep_review(db, &playing, "[]", 3);
        review_of(db, &playing); review_of(db, &waiting); report(db, (anna, borys), &playing, ("rude", "he said"), 4); open_reports(db, 3);
        set_owner(db, "hanna", true); set_owner(db, "nobody", true); standing(db, anna); mute(db, borys, later); ban(db, anna, 4);
        find_people(db, "Han", now, 9); find_people(db, "han", now, 9); find_people(db, "", now, 9); find_people(db, "%", now, 9);
        close_network(db, "10.0.0.0", later); close_network(db, "10.0.0.0", later); is_closed(db, "10.0.0.0", now); is_closed(db, "10.0.0.1", now);
    }
    if !end {
        return Ok(told);
    }
    ask! {
        everything_about(db, anna); everything_about(db, borys); tables_of(db, anna); remove_other_sessions(db, anna, &[2]); sessions_of(db, anna);
        close_report(db, 1, 5); sweep_order(db, now, 4); sweep_order(db, later, 6); unsubscribe(db, &push.endpoint); unsubscribe_all(db, anna);
        letter_later(db, 1, 9); letter_done(db, 2); set_hook(db, anna, None); set_mail(db, anna, None); stale_guests(db, now, 9);
        erase(db, anna, "random", now); person(db, anna); load(db, &playing); save_stage(db, &waiting, Stage::Closed, 5);
        close_waiting(db, 2, 6); forget_closed(db, 7); forget_gone(db); count_people(db); codes_left(db, anna);
    }
    Ok(told)
}

#[tokio::test(flavor = "multi_thread")]
async fn both_engines_answer_every_question_alike() {
    let now = crate::time::now();
    let mut lives = Vec::new();
    for (store, _folder) in stores() {
        lives.push(store.write(move |db| life(db, now, true)).await.unwrap());
        store.close();
    }
    let [sqlite, postgres] = &lives[..] else { return };
    assert!(sqlite.len() > 130, "{}", sqlite.len());
    for (one, other) in sqlite.iter().zip(postgres) {
        assert_eq!(one, other);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn both_engines_have_the_same_tables_and_columns() {
    let mut shapes = Vec::new();
    for (store, _folder) in stores() {
        let sql = match store.place {
            Database::File(_) => {
                "SELECT tables.name, columns.name FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
                 WHERE tables.type = 'table' ORDER BY tables.name, columns.name"
            }
            Database::Postgres(_) => {
                "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()
                 ORDER BY table_name COLLATE \"C\", column_name COLLATE \"C\""
            }
        };
        let shape: Vec<(String, String)> =
            store.read(move |db| db.all(sql, (), |row| Ok((row.get(0)?, row.get(1)?)))).await.unwrap();
        shapes.push(shape);
    }
    assert!(shapes[0].len() > 100);
    assert!(shapes.iter().all(|shape| *shape == shapes[0]), "{shapes:?}");
}
