//! The table in each of its moments, and its replay.

use draw::{Panel, Place, Sign};
use engine::words::Span;
use engine::{Eyes, Seat};
use maud::{Markup, html};
use server::pages::Visitor;
use server::pages::chart::{self, Chart};
use server::pages::choices::{self, Choice};
use server::pages::counsel::{self, Counsel, Hint, Warning, Why};
use server::pages::log::{LogLine, LogTurn, Sum};
use server::pages::panels::{self, ChatLine, Curtain, Prompt, PromptState, Proposal, SeatChip, Time};
use server::pages::replay::{Mark, Replay, Turned, replay};
use server::pages::result::{Duel, DuelLine, Outcome, Placed, result};
use server::pages::table::{HousePanels, TablePage, table};
use server::seats::{PersonId, Sitter};

use super::{WICKED, levels, sample_narrator};

fn plain(text: &str) -> Vec<Span> {
    vec![Span::Plain(text.into())]
}

pub(super) fn chat() -> Vec<ChatLine> {
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
    chart::Line { seat: Seat(seat), name: name.into(), sign: None, scores: vec![(0, 0), (20, last / 3), (60, last)] }
}

/// At which moment a table is looked at.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Moment {
    Mine,
    Theirs,
    Over,
    Curtain,
    Lesson,
}

pub(super) fn sample_table(visitor: &Visitor<'_>, moment: Moment) -> Markup {
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
        sign: (seat == 1).then(|| Sign {
            game: "game",
            colours: "of-birds".into(),
            title: "birds".into(),
            picture: "♞".into(),
        }),
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
        sign: None,
        place,
        score: score.to_string(),
        won: place == 1,
        mine: seat == 0,
    };
    let line = |seat: u8, name: &str, won| DuelLine {
        seat: Seat(seat),
        name: name.into(),
        sign: None,
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

pub(super) fn sample_replay(visitor: &Visitor<'_>) -> Markup {
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
