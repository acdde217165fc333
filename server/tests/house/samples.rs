//! Every page with sample data, for the tests of the pages and for the gallery: names that try to be markup, long names, full and empty
//! lists.

use draw::{Panel, Place};
use engine::words::Span;
use engine::{Eyes, Lang, Seat};
use maud::{Markup, html};
use server::pages::account::{Account, Known, account, login};
use server::pages::boxes::GameBox;
use server::pages::chart::{self, Chart};
use server::pages::choices::{self, Choice};
use server::pages::company::{Mate, Vacation, company};
use server::pages::counsel::{self, Counsel, Hint, Warning, Why};
use server::pages::home::{Home, Stage, TableCard, home};
use server::pages::keys::{self, Recover};
use server::pages::learn::{CoursePage, LessonLine, Narrator, course, narrator};
use server::pages::log::{LogLine, LogTurn, Sum};
use server::pages::new_table::{Advice, FieldKind, KnobField, NewTable, TableForm, new_table};
use server::pages::notices::Notices;
use server::pages::own_data::farewell;
use server::pages::owner::{Desk, HouseTable, desk};
use server::pages::panels::{self, ChatLine, Curtain, Prompt, PromptState, Proposal, SeatChip, Time};
use server::pages::puzzles::{Daily, PuzzleLine, PuzzleShelf, puzzles};
use server::pages::replay::{Mark, Replay, Turned, replay};
use server::pages::result::{Duel, DuelLine, Outcome, Placed, result};
use server::pages::rules::rules;
use server::pages::table::{HousePanels, TablePage, table};
use server::pages::trouble::{Trouble, trouble};
use server::pages::verify::{Luck, verify};
use server::pages::waiting::{Side, Waiting, WaitingChair, waiting};
use server::pages::{Theme, Visitor};
use server::seats::{Chair, Clock, PersonId, Sitter, Tempo};
use server::store::{Dossier, Mail, Report, Standing, TableId, Wishes};

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

fn plain(text: &str) -> Vec<Span> {
    vec![Span::Plain(text.into())]
}

fn chat() -> Vec<ChatLine> {
    let line = |name: &str, seat, text: &str, mine| ChatLine { name: name.into(), seat, text: text.into(), mine };
    vec![
        line("Taras", Some(Seat(2)), "Привіт! Хто починає?", false),
        line("Оля", Some(Seat(0)), WICKED, true),
        line("Guest", None, "A spectator says hello to everybody at this table, at some length.", false),
    ]
}

fn log() -> Vec<LogTurn> {
    let name = |seat: u8, name: &str| Span::Name(Seat(seat), name.into());
    let thing = |id: &str, text: &str| Span::Thing(id.into(), text.into());
    let lines = [
        vec![name(3, "Мира"), Span::Plain(" відступає першою і бере жетон.".into())],
        vec![
            name(4, "Jo"),
            Span::Plain(" грає ".into()),
            thing("piece-1", "окапі 7"),
            Span::Plain(" у Зелену пущу.".into()),
        ],
        vec![name(2, WICKED), Span::Plain(" грає ".into()), thing("piece-2", "окапі 5"), Span::Plain(".".into())],
        vec![name(1, "Fox"), Span::Plain(" грає ".into()), thing("piece-3", "вовка 1"), Span::Plain(".".into())],
    ];
    let turn = |number: usize| LogTurn {
        number,
        sum: Sum {
            who: Some((Seat(2), WICKED.into())),
            deeds: lines[..2].to_vec(),
            gains: vec![(None, "+2".into()), (Some(WICKED.into()), "-1".into())],
        },
        lines: (number * 4..)
            .zip(&lines)
            .map(|(ply, sentence)| LogLine { ply: Some(ply), turn: number, sentence: sentence.clone(), staged: None })
            .collect(),
    };
    (0..6).map(turn).collect()
}

fn board() -> Vec<Panel> {
    let piece = |n: usize| {
        html! {
            div.stand-in id={ "piece-" (n) } data-piece={ "piece-" (n) } data-spot={ "spot-" (n) } role="button" tabindex="0" aria-label={ "Piece " (n) } { (n) }
        }
    };
    let mut panels = vec![
        Panel { id: "board", place: Place::Board, markup: html! { @for n in 1..6 { (piece(n)) } } },
        Panel { id: "hand", place: Place::Dock, markup: html! { @for n in 6..10 { (piece(n)) } } },
    ];
    for (id, name) in ["house-0", "house-1", "house-2"].into_iter().zip(["Оля", "Fox", WICKED]) {
        panels.push(Panel { id, place: Place::Rail, markup: html! { p { (name) " 31" } } });
    }
    panels
}

fn sample_counsel() -> Counsel {
    let why = |whose: Option<&str>, more| Why {
        whose: whose.map(String::from),
        more,
        terms: vec!["місця в царствах".into(), WICKED.into()],
    };
    let hint = |chance, wins, why| Hint { label: plain(WICKED), chance, wins, why };
    Counsel::Choices(vec![
        hint(62, false, vec![why(None, true), why(Some(WICKED), false)]),
        hint(57, false, vec![why(None, false), why(Some("Fox"), true)]),
        hint(100, true, Vec::new()),
    ])
}

fn chart_line(seat: u8, name: &str, last: i32) -> chart::Line {
    chart::Line { seat: Seat(seat), name: name.into(), scores: vec![(0, 0), (20, last / 3), (60, last)] }
}

#[derive(Clone, Copy, PartialEq)]
enum Moment {
    Mine,
    Theirs,
    Over,
    Curtain,
    Lesson,
}

fn sample_table(visitor: &Visitor<'_>, moment: Moment) -> Markup {
    let mine = matches!(moment, Moment::Mine | Moment::Lesson);
    let prompt = Prompt {
        sentence: plain("Зіграйте звіра в царство, зберіть звірів або відступіть."),
        state: match moment {
            Moment::Mine | Moment::Lesson => PromptState::Mine,
            Moment::Over => PromptState::Over,
            Moment::Theirs | Moment::Curtain => PromptState::Theirs,
        },
        undo: if mine { 2 } else { 0 },
        skip: moment == Moment::Theirs,
        ask: mine.then(|| "q7w3".to_string()),
        first: Some(("first-ask".into(), WICKED.into())),
    };
    let choice = |label: &str, spot: Option<&str>, gesture| Choice {
        label: plain(label),
        why: if gesture { Vec::new() } else { plain("1 очко, 2 карти") },
        about: None,
        spot: spot.map(String::from),
        leads: Vec::new(),
        actions: format!("[\"\\\"{label}\\\"\"]"),
        back: usize::from(gesture),
        ends: !gesture,
        follows: true,
        gesture,
        rule: "5.3",
    };
    let choices = vec![
        choice("Захопити територію", None, false),
        choice("Зібрати звірів", None, false),
        choice("Відступити", None, false),
        choice("Сова 3", Some("spot-6"), true),
        choice("Сова 3 — другий спосіб", Some("spot-6"), true),
        choice("Жаба 4", Some("spot-7"), true),
    ];
    let chip = |seat: u8, name: &str, who, mine, asked, here| SeatChip {
        seat: Seat(seat),
        name: name.into(),
        role: (seat > 0).then(|| WICKED.to_string()),
        sign: (seat == 1).then(|| html! { b { "♞" } }),
        who,
        mine,
        asked,
        here,
        playing: true,
        alone: seat == 0,
        clock: Some(Time { left: 754_000 - 150_000 * u64::from(seat), running: asked }),
        helped: seat == 1,
    };
    let person = Sitter::Person(PersonId(1));
    let seats = [
        chip(0, "Оля", person.clone(), true, mine, true),
        chip(1, "Fox", Sitter::Bot("hard".into()), false, !mine, true),
        chip(2, WICKED, person.clone(), false, false, false),
        chip(3, "Мира", person.with_stand_in(Some("easy".into())), true, false, true),
        chip(4, "Jo", person, false, false, true),
    ];
    let placed = |seat: u8, name: &str, place, score: i32| Placed {
        seat: Seat(seat),
        name: name.into(),
        place,
        score: score.to_string(),
        won: place == 1,
        mine: seat == 0,
    };
    let line = |seat: u8, name: &str, won| DuelLine {
        seat: Seat(seat),
        name: name.into(),
        games: vec!["30".into(), "57".into()],
        sum: "87".into(),
        won,
        mine: won,
    };
    let outcome = Outcome {
        id: "q7w3".into(),
        places: vec![placed(0, "Оля", 1, 57), placed(2, WICKED, 2, 49), placed(1, "Fox", 3, 40)],
        breakdown: vec![
            ("Царства, епоха I".into(), [12, 10, 9].map(|points| points.to_string()).to_vec()),
            ("Царства, епоха II".into(), [20, 18, 16].map(|points| points.to_string()).to_vec()),
            ("Царства, епоха III".into(), [22, 20, 15].map(|points| points.to_string()).to_vec()),
            ("Жетони відступу".into(), [3, 1, 0].map(|points| points.to_string()).to_vec()),
        ],
        by_points: true,
        ties: Some(WICKED.into()),
        chart: Some(Chart {
            plies: 60,
            point: 1,
            lines: vec![chart_line(0, "Оля", 57), chart_line(2, WICKED, 49), chart_line(1, "Fox", 40)],
        }),
        ended: false,
        resigned: vec![WICKED.into()],
        duel: Some(Duel { other: Some("q7w2".into()), lines: vec![line(0, "Оля", true), line(2, WICKED, false)] }),
        may_rematch: true,
        rematch: None,
    };
    let (lang, next) = (
        visitor.lang,
        (moment == Moment::Curtain).then(|| Curtain { seat: Seat(3), name: WICKED.into(), asks_name: true }),
    );
    let house = HousePanels {
        prompt: panels::prompt(lang, &prompt),
        choices: choices::choices(lang, if mine { &choices } else { &[] }),
        seats_bar: panels::seats_bar(lang, &seats, &levels(lang)),
        result: result(lang, (moment == Moment::Over).then_some(&outcome)),
        curtain: panels::curtain(lang, next.as_ref()),
        proposal: panels::proposal(lang, Some(&Proposal { names: vec![WICKED.into()], mine: !mine })),
        counsel: counsel::counsel(lang, mine.then(sample_counsel).as_ref()),
        guard: counsel::guard(
            lang,
            &[
                Warning { action: WICKED.into(), best: 60, chance: Some(40) },
                Warning { action: "x".into(), best: 100, chance: None },
            ],
        ),
    };
    let page = TablePage {
        id: "q7w3",
        game: "animal_kingdoms",
        game_name: "Царства звірів",
        symbols: &html! {},
        panels: &board(),
        house: &house,
        ply: mine.then_some(57),
        log: &log(),
        news: mine.then_some(3),
        chat: &chat(),
        may_chat: true,
        watching: moment == Moment::Theirs,
        over: moment == Moment::Over,
        help: &html! { h2 { "1" } p { "…" } },
        seen: 41,
        lesson: (moment == Moment::Lesson).then(|| ("/learn/animal_kingdoms/claim", sample_narrator(visitor))),
        met: Some("first-ask"),
    };
    table(visitor, &page)
}

fn sample_replay(visitor: &Visitor<'_>) -> Markup {
    let seats = [(Seat(0), "Оля".to_string()), (Seat(1), WICKED.to_string())];
    let page = Replay {
        turned: Some(Turned {
            made: plain(WICKED),
            made_at: Some("piece-1".into()),
            better: plain("Б"),
            better_at: Some("spot-2".into()),
            from: Some("piece-3".into()),
            chances: [40, 55],
        }),
        id: "q7w3",
        game: "animal_kingdoms",
        game_name: "Царства звірів",
        ply: 12,
        plies: 230,
        eyes: Eyes::Of(Seat(1)),
        seats: &seats,
        symbols: &html! {},
        panels: &board(),
        log: &log(),
        turns: &[Mark { ply: 0, seat: None }, Mark { ply: 9, seat: Some(Seat(1)) }],
    };
    replay(visitor, &page)
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
