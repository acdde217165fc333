//! Other people's bots: a tiny one in shell plays whole games, and whoever errs is named in a sentence. `sh` is all they need.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::program::{Program, answer};
use arena::{Player, Results, Tournament};
use bots::{Level, Limits};
use engine::{Eyes, Key, Seat, Turn};
use serde_json::{Value, json};
use shelf::{Paper, Trust, game};

/// A shell script as a player.
fn script(text: &str, trust: Trust, millis: u64) -> Player {
    let command = ["sh", "-c", text].map(str::to_string).to_vec();
    Player::Program(Program { command, trust, limit: Duration::from_millis(millis) })
}

/// Takes the first choice.
const FIRST: &str = r#"while read -r line; do echo "$line" | sed 's/.*"choices":\[\("[^"]*"\).*/{"choice":\1}/'; done"#;

fn play(id: &str, players: Vec<Player>, games: u32) -> Result<Results, String> {
    let title = game(id).unwrap();
    let tournament = Tournament { title, options: json!({}), contenders: players, games, seed: 5, shuffle: false };
    tournament.run(|| (), &AtomicBool::new(false)).map_err(|error| error.to_string())
}

fn level(name: &str) -> Player {
    Level::from_name(name).unwrap().into()
}

#[test]
fn a_tiny_program_plays_whole_games_and_loses_them() {
    let results = play("animal_kingdoms", vec![level("greedy"), script(FIRST, Trust::Guest, 10_000)], 4).unwrap();
    assert_eq!(results.games, 4);
    assert!(results.seats[1].bot.starts_with("exec:sh -c"), "{}", results.seats[1].bot);
    assert!(results.seats[0].wins >= 3.0, "{results:?}");
    assert!(results.decisions.least > 20.0, "{results:?}");
}

#[test]
fn whoever_errs_is_named_in_a_sentence() {
    for (text, millis, complaint) in [
        ("while read -r line; do sleep 5; done", 100, "did not answer within 100 ms"),
        ("read -r line", 5_000, "has ended in the middle of a game"),
        ("while read -r line; do echo hello; done", 5_000, "answered \"hello\""),
        ("while read -r line; do echo '{\"choice\":\"win\"}'; done", 5_000, "chose \"win\", which is not among"),
        ("while read -r line; do echo '{\"error\":\"no idea\"}'; done", 5_000, "complains: no idea"),
    ] {
        let sentence = play("arctic", vec![level("random"), script(text, Trust::Guest, millis)], 1).unwrap_err();
        assert!(sentence.contains(complaint) && sentence.starts_with("exec:sh"), "{sentence}");
    }
    let missing = Program { command: vec!["./nobody".into()], trust: Trust::Guest, limit: Duration::from_secs(1) };
    let sentence = play("arctic", vec![level("random"), Player::Program(missing)], 1).unwrap_err();
    assert!(sentence.contains("exec:./nobody cannot be started"), "{sentence}");
}

#[test]
fn our_bots_answer_questions_from_the_world_and_from_the_record() {
    let greedy = Level::from_name("greedy").unwrap();
    for id in ["animal_kingdoms", "tundra", "arctic", "a_wild_venture", "root"] {
        let title = game(id).unwrap();
        let mut table = title.open(&title.recommended(2), 2, Key::from_seed(3)).unwrap();
        let mut told = [0; 2];
        let mut papers = [(); 2].map(|()| Paper::default());
        for _ in 0..60 {
            let Turn::Of(seat) = table.turn() else { break };
            let guest = table.question(seat, told[seat.index()], Trust::Guest, 7).unwrap();
            let family = table.question(seat, 0, Trust::Family, 7).unwrap();
            assert!(guest.record.is_none() && family.world.is_none());
            let paper = &mut papers[seat.index()];
            let mut asked =
                |question| answer(title, greedy, &serde_json::to_string(&question).unwrap(), &Limits::default(), paper);
            let [from_world, from_record]: [Value; 2] =
                [asked(guest.clone()), asked(family)].map(|line| serde_json::from_str(&line).unwrap());
            assert!(guest.choices.contains(&from_world["choice"]), "{id}: {from_world}");
            assert!(guest.choices.contains(&from_record["choice"]), "{id}: {from_record}");
            told[seat.index()] = table.log_len();
            table.play(seat, &from_world["choice"].to_string()).unwrap();
        }
    }
}

#[test]
fn a_guest_is_told_nothing_that_its_seat_does_not_see() {
    let title = game("animal_kingdoms").unwrap();
    let table = title.open(&Value::Null, 3, Key::from_seed(11)).unwrap();
    let Turn::Of(seat) = table.turn() else { panic!("nobody moves") };
    let question = table.question(seat, 0, Trust::Guest, 1).unwrap();
    assert_eq!(question.view, table.sight(Eyes::Of(seat)).view());
    // Tables that look alike to the seat ask alike, but for the world that is imagined; and that one is seldom the true one.
    let true_state = table.question(seat, 0, Trust::Family, 1).unwrap().record.unwrap();
    assert!(true_state["key"].is_string() && !serde_json::to_string(&question).unwrap().contains("\"key\""));
    assert!(table.question(Seat((seat.0 + 1) % 3), 0, Trust::Guest, 1).is_none(), "not their turn");
}

#[test]
fn a_senseless_question_gets_a_complaint() {
    let title = game("arctic").unwrap();
    let hard = Level::from_name("hard").unwrap();
    let table = title.open(&Value::Null, 2, Key::from_seed(3)).unwrap();
    let Turn::Of(seat) = table.turn() else { panic!("nobody moves") };
    let question = serde_json::to_value(table.question(seat, 0, Trust::Guest, 1).unwrap()).unwrap();
    let changed = |key: &str, value: Value| {
        let mut question = question.clone();
        question[key] = value;
        question.to_string()
    };
    for (line, complaint) in [
        ("hello".to_string(), "cannot be understood"),
        ("{}".to_string(), "cannot be understood"),
        (changed("game", json!("tundra")), "it is about tundra, not about arctic"),
        (changed("rules", json!(999)), "version 999"),
        (changed("seat", json!(7)), "there is no seat 7"),
        (changed("seat", json!(1 - seat.0)), "not the turn"),
        (changed("world", json!(null)), "neither a world nor a record"),
        (changed("world", json!({"ice": 3})), "cannot be understood"),
        (changed("record", json!({"game": "arctic"})), "cannot be understood"),
    ] {
        let reply: Value =
            serde_json::from_str(&answer(title, hard, &line, &Limits::default(), &mut Paper::default())).unwrap();
        let error = reply["error"].as_str().unwrap_or_default();
        assert!(error.contains(complaint), "{reply} should say {complaint:?}");
    }
}
