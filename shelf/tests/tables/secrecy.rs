//! Pairs of tables that differ only in what a player cannot know, for every game at its largest number of players: everything that this
//! player could be shown or told is the same, byte by byte.

use engine::{Eyes, Key, Lang, Seat};
use serde_json::Value;
use shelf::{Choice, Handle, Title};

/// How often a game is looked at.
const EVERY: usize = 7;

/// All that a table shows and tells a seat, in three languages. What follows from worlds that are imagined anew each time (where
/// a choice may lead) is left out: it is chance, whatever the truth is.
fn told(table: &Handle, title: &dyn Title, seat: Seat) -> Vec<String> {
    let sight = table.sight(Eyes::Of(seat));
    let choices: Vec<Choice> =
        sight.choices().into_iter().map(|choice| Choice { leads: Vec::new(), ends: false, ..choice }).collect();
    let mut all = vec![sight.view().to_string(), format!("{choices:?} {:?} {:?}", sight.prompt(), sight.ties())];
    all.push(format!("{:?} {:?}", table.standings(Eyes::Of(seat)), sight.breakdown()));
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| format!("Player {}", seat.0)).collect();
    for lang in Lang::ALL {
        let say = title.words().say(lang, &names);
        all.push(sight.board(&say));
        all.extend(sight.panels(say, &choices, None).into_iter().map(|panel| panel.markup.into_string()));
    }
    for other in Seat::all(table.seats()) {
        all.push(format!("{:?}", sight.role(other)));
    }
    // Refusals tell nothing either.
    let mut trial = table.copy();
    for action in ["x", "{}", "null", "\"pass\""] {
        all.push(format!("{:?} {:?}", trial.play(seat, action).is_err(), trial.undo(seat, 3).is_err()));
    }
    all
}

/// The recommended options, and those with every module that can be switched on.
fn boxes(title: &dyn Title, seats: usize) -> Vec<Value> {
    let mut full = title.recommended(seats);
    for (_, value) in full.as_object_mut().unwrap() {
        if value == &Value::Bool(false) {
            *value = Value::Bool(true);
        }
    }
    let mut boxes = vec![title.recommended(seats), full];
    boxes.dedup();
    boxes.retain(|options| title.check(options, seats).is_ok());
    boxes
}

/// Plays a random game; returns how many pairs were looked at, and how many of them have different secrets.
fn compare(title: &dyn Title, options: &Value, seats: usize) -> [usize; 2] {
    let mut table = title.open(options, seats, Key::from_seed(21)).unwrap();
    let (mut luck, mut pairs) = (5_u64, [0, 0]);
    while let Some(asked) = table.turn().seat() {
        if table.ply() % EVERY == 3 {
            for seat in Seat::all(seats) {
                let [one, other] = [table.imagined(seat, 1), table.imagined(seat, 2)];
                let [shown, also] = [told(&one, title, seat), told(&other, title, seat)];
                for (a, b) in shown.iter().zip(&also) {
                    assert_eq!(a, b, "{}, ply {}, {seat:?}", title.id(), table.ply());
                }
                // Whoever tries a line brings the seed of its world along and sees all hands of it: if the world followed from anything
                // but the seed and what they know, the truth could be reckoned back from it.
                for seed in [0, 77] {
                    let [world, also] = [&one, &other].map(|table| table.imagined(seat, seed).sight(Eyes::Open).view());
                    assert_eq!(world, also, "{}, ply {}, {seat:?} imagines", title.id(), table.ply());
                }
                pairs[0] += 1;
                pairs[1] += usize::from(one.sight(Eyes::Open).view() != other.sight(Eyes::Open).view());
            }
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choices: Vec<Choice> = table.choices(asked).into_iter().filter(|choice| !choice.gesture).collect();
        table.play(asked, &choices[(luck >> 33) as usize % choices.len()].actions[0]).unwrap();
    }
    pairs
}

#[test]
fn tables_that_differ_only_in_hidden_things_show_the_same() {
    for title in shelf::games() {
        let seats = *title.facts().seats.end();
        let mut all = [0, 0];
        for options in boxes(title, seats) {
            let pairs = compare(title, &options, seats);
            all = [all[0] + pairs[0], all[1] + pairs[1]];
        }
        println!("{}: {} pairs, {} with different secrets", title.id(), all[0], all[1]);
        assert!(all[0] > 40 && all[1] > 20, "{}: {all:?}", title.id());
    }
}
