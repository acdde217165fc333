//! What a bot says when it is asked for help: it follows from what the one who asks can see, and it names a win where there is one.

use bots::{Level, Limits};
use engine::{Eyes, Key, Lang, Seat};
use shelf::Thought;

const GAMES: [(&str, usize); 5] =
    [("root", 4), ("tundra", 3), ("arctic", 3), ("a_wild_venture", 2), ("animal_kingdoms", 3)];

fn think(table: &shelf::Handle, seat: Seat, iterations: u32) -> Thought {
    let limits = Limits { iterations: Some(iterations), reasons: true, ..Limits::default() };
    table.thinker(seat).think(Level::from_name("master").unwrap(), 11, &limits, 1).unwrap()
}

/// Plays a random game and looks at its questions with more than one choice, every so often.
fn stroll(game: &str, seats: usize, every: usize, mut look: impl FnMut(&shelf::Handle, Seat)) {
    let title = shelf::game(game).unwrap();
    let mut table = title.open(&title.default_options(), seats, Key::from_seed(8)).unwrap();
    let mut luck = 3_u64;
    while let Some(seat) = table.turn().seat() {
        let choices: Vec<_> = table.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
        if choices.len() > 1 && table.ply().is_multiple_of(every) {
            look(&table, seat);
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.play(seat, &choices[(luck >> 33) as usize % choices.len()].actions[0]).unwrap();
    }
}

#[test]
fn tables_that_differ_only_in_hidden_things_get_the_same_help() {
    for (game, seats) in GAMES {
        let mut looked = 0;
        stroll(game, seats, 17, |table, seat| {
            let other = table.imagined(seat, 77);
            assert_eq!(table.sight(Eyes::Of(seat)).view(), other.sight(Eyes::Of(seat)).view(), "{game}");
            assert_eq!(think(table, seat, 40), think(&other, seat, 40), "{game}, ply {}", table.ply());
            looked += 1;
        });
        assert!(looked > 2, "{game}: {looked}");
    }
}

/// All that a shadow shows along a short line, to whoever chooses.
fn shown(title: &dyn shelf::Title, mut shadow: shelf::Handle) -> Vec<String> {
    let mut shown = Vec::new();
    for _ in 0..8 {
        let Some(mover) = shadow.turn().seat() else { break };
        let sight = shadow.sight(Eyes::Of(mover));
        let choices = sight.choices();
        let panels = sight.panels(title.words().say(Lang::En, &[]), &choices, None);
        shown.extend(panels.into_iter().map(|panel| panel.markup.0));
        shown.push(format!("{:?} {choices:?}", sight.prompt()));
        let plain = choices.iter().find(|choice| !choice.gesture).unwrap();
        shadow.play(mover, &plain.actions[0]).unwrap();
    }
    shown
}

#[test]
fn shadows_of_tables_that_differ_only_in_hidden_things_are_the_same() {
    for (game, seats) in GAMES {
        let title = shelf::game(game).unwrap();
        let (mut looked, mut different) = (0, 0);
        stroll(game, seats, 13, |table, seat| {
            let other = table.imagined(seat, 77);
            let [one, two] = [table, &other].map(|table| shown(title, table.imagined(seat, 5)));
            assert_eq!(one, two, "{game}, ply {}", table.ply());
            looked += 1;
            different += usize::from(table.sight(Eyes::Open).view() != other.sight(Eyes::Open).view());
        });
        println!("{game}: {looked} shadows, {different} of tables with other secrets");
        assert!(looked > 2 && different > 0, "{game}: {looked}, {different}");
    }
}

#[test]
fn reasons_are_given_in_the_words_of_every_game() {
    for (game, seats) in GAMES {
        let title = shelf::game(game).unwrap();
        let mut given = 0;
        stroll(game, seats, 9, |table, seat| {
            let thought = think(table, seat, 120);
            let best = thought.considered.iter().find(|choice| choice.action == thought.action).unwrap();
            given += best.pro.len();
            for reason in thought.considered.iter().flat_map(|choice| choice.pro.iter().chain(&choice.con)) {
                for lang in Lang::ALL {
                    let text = title.words().say(lang, &[]).text(&reason.term);
                    assert!(!text.is_empty() && !text.contains('⟦'), "{game}: {text}");
                }
            }
        });
        assert!(given > 1, "{game}: {given} reasons");
    }
}

#[test]
fn an_imagined_table_is_played_on_without_touching_the_true_one() {
    for (game, seats) in GAMES {
        let title = shelf::game(game).unwrap();
        let table = title.open(&title.default_options(), seats, Key::from_seed(4)).unwrap();
        let seat = table.turn().seat().unwrap();
        let (mut shadow, before) = (table.imagined(seat, 5), table.record());
        for _ in 0..30 {
            let Some(mover) = shadow.turn().seat() else { break };
            let action = shadow.choices(mover)[0].actions[0].clone();
            shadow.play(mover, &action).unwrap();
        }
        assert_eq!((table.ply(), table.record()), (0, before), "{game}");
        let again = shadow.rewound(0).unwrap();
        let start = table.imagined(seat, 5);
        assert_eq!(
            again.sight(Eyes::Open).view(),
            start.sight(Eyes::Open).view(),
            "{game}: it begins where it was imagined"
        );
    }
}

#[test]
fn a_win_that_is_there_is_named() {
    let (mut wins, mut seed) = (0, 0);
    while wins < 2 && seed < 40 {
        let title = shelf::game("arctic").unwrap();
        let mut table = title.open(&title.default_options(), 2, Key::from_seed(seed)).unwrap();
        seed += 1;
        while let Some(seat) = table.turn().seat() {
            let thought = think(&table, seat, 1);
            if let Some(sure) = thought.considered.iter().find(|choice| choice.sure) {
                assert_eq!(sure.action, thought.action);
                wins += 1;
            }
            table.play(seat, &thought.action).unwrap();
        }
    }
    assert!(wins >= 2, "{wins} sure wins in {seed} games");
}
