//! Every page with sample data, for the tests of the pages and for the gallery: names that try to be markup, long names, full and empty
//! lists.

mod table;

use engine::Lang;
use maud::{Markup, html};
use server::pages::account::{Account, Known, account, login};
use server::pages::boxes::GameBox;
use server::pages::company::{Mate, Vacation, company};
use server::pages::home::{Home, Stage, TableCard, home};
use server::pages::keys::{self, Recover};
use server::pages::learn::{CoursePage, LessonLine, Narrator, course, narrator};
use server::pages::new_table::{Advice, FieldKind, KnobField, NewTable, TableForm, new_table};
use server::pages::notices::Notices;
use server::pages::own_data::farewell;
use server::pages::owner::{Desk, HouseTable, desk};
use server::pages::puzzles::{Daily, PuzzleLine, PuzzleShelf, puzzles};
use server::pages::rules::rules;
use server::pages::trouble::{Trouble, trouble};
use server::pages::verify::{Luck, verify};
use server::pages::waiting::{Side, Waiting, WaitingChair, waiting};
use server::pages::{Theme, Visitor};
use server::seats::{Chair, Clock, PersonId, Tempo};
use server::store::{Dossier, Mail, Report, Standing, TableId, Wishes};
use table::{Moment, chat, sample_replay, sample_table};

/// A name that would like to be a script.
pub const WICKED: &str = "<script>alert(1)</script>";

const SEAL: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/// Every page by its name.
pub fn pages(lang: Lang, theme: Theme) -> Vec<(&'static str, Markup)> {
    let (tempo, confirm) = (Tempo::Quick, true);
    let visitor = Visitor {
        lang,
        theme,
        tempo,
        name: "Оля",
        account: false,
        here: "/?a=1&b=2",
        asked: 2,
        confirm,
        guard: true,
        guide: true,
    };
    let newcomer = Visitor { name: "", asked: 0, ..visitor };
    let member = Visitor { account: true, ..visitor };
    let mut pages = vec![
        ("home", home(&visitor, &sample_home())),
        ("home-empty", home(&newcomer, &Home { games: vec![kingdoms()], ..Home::default() })),
        ("new", new_table(&visitor, &sample_new(lang, None))),
        (
            "new-error",
            new_table(&visitor, &sample_new(lang, Some("This game is for 1 to 5 players, not for 6.".into()))),
        ),
        ("waiting", waiting(&visitor, &sample_waiting())),
        ("invitation", waiting(&newcomer, &Waiting { host: false, may_leave: false, ..sample_waiting() })),
        ("table", sample_table(&visitor, Moment::Mine)),
        ("table-theirs", sample_table(&visitor, Moment::Theirs)),
        ("table-over", sample_table(&visitor, Moment::Over)),
        ("table-curtain", sample_table(&visitor, Moment::Curtain)),
        ("lesson", sample_table(&visitor, Moment::Lesson)),
        ("replay", sample_replay(&visitor)),
        ("rules", rules(&visitor, &kingdoms(), &html! {}, &html! { h2 { "1" } p { "…" } })),
        ("puzzles", puzzles(&visitor, &sample_puzzles())),
        ("puzzles-none", puzzles(&newcomer, &[])),
        ("course", course(&visitor, &sample_course(false))),
        ("course-done", course(&member, &sample_course(true))),
        ("verify", verify(&visitor, &sample_luck(true))),
        ("verify-running", verify(&visitor, &sample_luck(false))),
        ("account-guest", account(&visitor, &Account { error: Some("…".into()), ..Account::default() })),
        ("account", account(&member, &sample_account())),
        (
            "company",
            company(
                &member,
                "q7w3",
                &[Mate { seat: 1, name: WICKED.into(), blocked: false }],
                Some(&Vacation { seat: 0, days: 5, until: None }),
                Some("desk-reported"),
            ),
        ),
        ("owner", desk(&member, &sample_desk())),
        ("recover", keys::recover(&newcomer, &Recover { name: WICKED, by_mail: true, error: Some("…"), sent: true })),
        ("recover-link", keys::new_password(&newcomer, "0a1b", Some("…"))),
        ("mail-confirm", keys::confirm(&newcomer, "0a1b")),
        ("mail-confirmed", keys::confirmed(&newcomer)),
        ("farewell", farewell(&newcomer)),
        ("login", login(&newcomer, WICKED, "/table/x", Some("…"))),
    ];
    for (name, what) in ["not-found", "forbidden", "too-many", "bad-request", "broken"].into_iter().zip(Trouble::ALL) {
        pages.push((name, trouble(&visitor, what, None)));
    }
    pages
}

fn kingdoms() -> GameBox {
    GameBox {
        id: "animal_kingdoms".into(),
        name: "Animal Kingdoms".into(),
        tagline: "Send your beasts to five kingdoms and obey their decrees.".into(),
        seats: (1, 5),
        minutes: (30, 45),
        weight: 2,
        cover: html! { svg viewBox="0 0 320 200" { rect width="320" height="200" fill="#f3ecd9" {} } },
        ready: true,
        taught: true,
        new: true,
    }
}

fn card(id: &str, names: &[&str], free: usize, stage: Stage, idle: u64) -> TableCard {
    let taken = names.iter().map(|name| Some(name.to_string()));
    TableCard {
        id: id.into(),
        game: "animal_kingdoms".into(),
        game_name: "Animal Kingdoms".into(),
        seats: taken.chain((0..free).map(|_| None)).collect(),
        stage,
        part: (free == 0).then_some(2),
        may_put_away: free == 0,
        idle,
    }
}

fn sample_home() -> Home {
    Home {
        games: vec![kingdoms()],
        mine: vec![
            card("a", &["Оля", "Taras", "Мира"], 0, Stage::MyTurn, 0),
            card("b", &["Оля", WICKED], 0, Stage::TurnOf(WICKED.into()), 75),
            card("c", &["Оля"], 3, Stage::Waiting, 3000),
        ],
        open: vec![
            card("d", &["Jo", "Ivan"], 1, Stage::Waiting, 2),
            card("e", &["A rather long name"], 2, Stage::Waiting, 12),
        ],
        resting: vec![card("r", &["Оля", "Fox"], 0, Stage::MyTurn, 9000)],
        watch: vec![card("f", &["Fox", "Otter", "Owl"], 0, Stage::TurnOf("Owl".into()), 0)],
        finished: vec![
            card("i", &["Оля", WICKED], 0, Stage::Ended, 90),
            card("g", &["Оля", "Fox"], 0, Stage::Over(vec!["Оля".into()]), 1500),
            card("h", &["Jo", "Fox"], 0, Stage::Over(vec!["Jo".into(), "Fox".into()]), 30),
            card("j", &["Jo", "Fox"], 0, Stage::MatchOver(vec!["Jo".into(), "Fox".into()]), 31),
            card("i", &["Solo"], 0, Stage::Over(vec![]), 90_000),
        ],
        daily: Some(Daily {
            href: "/puzzles/animal_kingdoms/stay-1".into(),
            game_name: "Царства звірів".into(),
            level: "puzzle-hard",
            cover: kingdoms().cover,
        }),
    }
}

fn sample_puzzles() -> [PuzzleShelf; 1] {
    let line =
        |number: usize, level, solved| PuzzleLine { href: format!("/puzzles/x/{number}"), number, level, solved };
    let puzzles = vec![line(1, "puzzle-easy", true), line(2, "puzzle-easy", false), line(3, "puzzle-very-hard", false)];
    [PuzzleShelf { game: kingdoms(), puzzles }]
}

fn levels(lang: Lang) -> Vec<(String, String)> {
    let name = |id: &str| server::pages::say(lang).word_named(&format!("level-{id}"));
    ["easy", "medium", "hard"].map(|id| (id.to_string(), name(id))).into()
}

fn sample_new(lang: Lang, error: Option<String>) -> NewTable {
    let values = |list: &[&str]| list.iter().map(|value| (value.to_string(), value.to_uppercase())).collect();
    NewTable {
        game: kingdoms(),
        knobs: vec![
            KnobField {
                id: "peace_treaty".into(),
                name: "Peace treaty".into(),
                help: "Ties are settled without battles.".into(),
                kind: FieldKind::Switch(true),
                players: (2, 5),
            },
            KnobField {
                id: "level".into(),
                name: "The upstart's strength".into(),
                help: "How well the upstart of the solo game plays.".into(),
                kind: FieldKind::OneOf { values: values(&["easy", "normal"]), chosen: "normal".into() },
                players: (1, 1),
            },
            KnobField {
                id: "rounds".into(),
                name: "Rounds".into(),
                help: "How many rounds are played.".into(),
                kind: FieldKind::Number { least: 1, most: 9, value: 4 },
                players: (1, 5),
            },
            KnobField {
                id: "factions".into(),
                name: "Factions".into(),
                help: "Who plays whom.".into(),
                kind: FieldKind::PerSeat { values: values(&["random", "fox"]), chosen: vec!["fox".into()] },
                players: (1, 5),
            },
        ],
        levels: levels(lang),
        form: TableForm {
            seats: [Chair::Me, Chair::Open, Chair::Bot("hard".into())].map(Some).into(),
            shuffle: true,
            public: false,
            clock: Clock::Live { bank: 20, increment: 15 },
            undo: true,
            help: true,
            double_header: false,
        },
        word: Some(Advice { text: "Reach 20: a lively game.".into(), playable: true }),
        error,
    }
}

fn sample_waiting() -> Waiting {
    let chair = |name: Option<&str>, bot: Option<&str>, mine| WaitingChair {
        name: name.map(String::from),
        bot: bot.map(String::from),
        mine,
        sides: vec![Side {
            option: "factions".into(),
            name: "Factions".into(),
            values: vec![("random".into(), "Random".into(), false), ("fox".into(), WICKED.into(), !mine)],
            chosen: "fox".into(),
            free: mine || name.is_none(),
        }],
    };
    Waiting {
        levels: server::live::level_names(Lang::En),
        id: "q7w3".into(),
        game: "animal_kingdoms".into(),
        game_name: "Animal Kingdoms".into(),
        chairs: vec![
            chair(Some("Оля"), None, true),
            chair(Some(WICKED), None, false),
            chair(None, None, false),
            chair(Some("Fox"), Some("Hard bot"), false),
        ],
        invite: "https://polyana.example/table/q7w3".into(),
        host_name: WICKED.into(),
        cover: kingdoms().cover,
        error: Some("…".into()),
        host: true,
        may_join: true,
        may_leave: true,
        ready: Err("There are still free seats.".into()),
        shuffle: true,
        public: false,
        double_header: true,
        clock: Clock::Slow { hours: 48, vacation: 7, patient: false },
        undo: true,
        help: false,
        options: vec![("Peace treaty".into(), "yes".into())],
        word: Some(Advice { text: "Nobody may lead twice.".into(), playable: false }),
        commitment: SEAL.into(),
        chat: chat(),
        seen: 7,
    }
}

fn sample_course(all: bool) -> CoursePage {
    let line = |number: usize| LessonLine { id: format!("n{number}"), title: WICKED.into(), done: all || number == 0 };
    CoursePage { game: kingdoms(), lessons: (0..3).map(line).collect() }
}

/// The narrator of a lesson, in the middle of it.
fn sample_narrator(visitor: &Visitor<'_>) -> Markup {
    let sample = Narrator {
        lesson: "/learn/animal_kingdoms/claim".into(),
        at: "step=1&made=claim".into(),
        title: WICKED.into(),
        words: "Words, one of them *to be remembered*.".into(),
        no: Some(WICKED.into()),
        point: vec!["board".into()],
        step: (2, 5),
        back: Some("step=0".into()),
        next: Some("step=2".into()),
        last: false,
        course: "/learn/animal_kingdoms".into(),
    };
    narrator(visitor, &sample)
}

fn sample_luck(over: bool) -> Luck {
    Luck {
        id: "q7w3".into(),
        game_name: "Animal Kingdoms".into(),
        commitment: SEAL.into(),
        key: over.then(|| SEAL.chars().rev().collect()),
        checked: over.then_some(Ok(231)),
    }
}

fn known(id: &str, name: &str, days: Option<u64>, here: bool) -> Known {
    Known { id: id.into(), name: name.into(), days, here }
}

fn sample_desk() -> Desk {
    let table = HouseTable {
        id: "q7w3".into(),
        game: "Animal Kingdoms".into(),
        names: vec![WICKED.into(), "Anna".into()],
        idle: 7,
    };
    let standing = Standing { owner: false, muted: 4_000_000_000_000, banned: 0 };
    Desk {
        who: WICKED.into(),
        reports: Vec::from_iter(TableId::parse("q7w3q7w3q7w3").map(|room| Report {
            id: 1,
            by: PersonId(1),
            by_name: "Anna".into(),
            about: PersonId(2),
            about_name: WICKED.into(),
            room,
            reason: "words".into(),
            text: WICKED.into(),
            at: 1_794_829_203_000,
            said: vec![WICKED.into()],
        })),
        people: vec![Dossier {
            id: PersonId(2),
            name: WICKED.into(),
            account: true,
            created: 0,
            used: Some(1_794_829_203_000),
            standing,
        }],
        running: vec![table.clone()],
        waiting: vec![table],
        names: vec![("p".into(), WICKED.into())],
        now: 1_794_829_203_000,
    }
}

fn sample_account() -> Account {
    Account {
        tokens: vec![known("1", "My bot", Some(3), false), known("2", WICKED, None, false)],
        browsers: vec![known("3", "Firefox, Linux", Some(0), true), known("4", "", Some(40), false)],
        owner: true,
        barred: Some("…".into()),
        blocked: vec![(7, WICKED.into())],
        passkeys: vec![known("5", WICKED, Some(2), false)],
        notices: Notices {
            wishes: Wishes { quiet: Some((22 * 60, 7 * 60 + 30)), ..Wishes::default() },
            by_mail: true,
            browsers: 2,
            push_key: "BCVx".into(),
        },
        codes_left: 3,
        fresh_codes: vec!["abcd-efgh-jkmn-pqrs".into(), "tuvw-xyz0-2345-6789".into()],
        mail: Some(Mail { address: "olya@home.example".into(), confirmed: false }),
        fresh_token: Some("pol_4f9a8b7c6d5e".into()),
        webhook: "https://example.org/hook?a=\"b\"".into(),
        webhook_secret: "4f9a8b7c6d5e".into(),
        error: None,
        done: Some("…".into()),
    }
}
