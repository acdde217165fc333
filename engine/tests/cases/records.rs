//! Records: a match written down replays exactly, and whoever changes a letter is found out.

use crate::toys::*;
use engine::{BadRecord, Eyes, Game, Key, Match, Record, Refusal, Turn};
use serde_json::{Value, json};

fn finished() -> Match<Burrow> {
    let options = BurrowOptions { storm: true, rounds: 2, ..BurrowOptions::default() };
    let mut game: Match<Burrow> = Match::new(options, 3, Key::from_seed(11)).unwrap();
    let mut actions = Vec::new();
    while let Turn::Of(seat) = game.state().turn() {
        game.state().actions(&mut actions);
        let action = actions[game.ply() % actions.len()];
        game.play(seat, action).unwrap();
    }
    game
}

/// The record of a finished match with one part of its JSON changed.
fn tampered(change: impl FnOnce(&mut Value)) -> Result<Match<Burrow>, BadRecord> {
    let mut json: Value = serde_json::from_str(&finished().record().to_json()).unwrap();
    change(&mut json);
    Record::<Burrow>::from_json(&json.to_string())?.replay()
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value)) -> BadRecord {
    match tampered(change) {
        Ok(_) => panic!("the record still replays"),
        Err(bad) => {
            assert!(!bad.to_string().is_empty());
            bad
        }
    }
}

#[test]
fn a_record_replays_to_the_same_match() {
    let game = finished();
    let record = game.record();
    let read = Record::<Burrow>::from_json(&record.to_json()).unwrap();
    assert_eq!(read.to_json(), record.to_json());
    let again = read.replay().unwrap();
    assert_eq!(serde_json::to_string(again.state()).unwrap(), serde_json::to_string(game.state()).unwrap());
    assert_eq!(again.moves(), game.moves());
    assert_eq!(again.log(), game.log());
    assert_eq!(again.state().standings(Eyes::Crowd), game.state().standings(Eyes::Crowd));
    assert_eq!(again.options(), game.options());
}

#[test]
fn a_running_match_replays_as_far_as_it_got() {
    let mut game = Match::<Burrow>::new(BurrowOptions::default(), 2, Key::from_seed(3)).unwrap();
    assert_eq!(game.record().replay().unwrap().ply(), 0);
    game.play(engine::Seat(0), Action::Dig).unwrap();
    assert_eq!(game.record().replay().unwrap().ply(), 1);
}

#[test]
fn a_record_is_small_and_plain() {
    let json: Value = serde_json::from_str(&finished().record().to_json()).unwrap();
    let fields: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["commitment", "game", "key", "moves", "options", "rules", "seats"]);
    assert_eq!(json["game"], "burrow");
    assert_eq!(json["options"]["storm"], true);
    assert_eq!(json["moves"].as_array().unwrap().len(), finished().ply());
}

#[test]
fn another_key_is_found_out() {
    let other = Key::from_seed(12);
    assert_eq!(refused(|json| json["key"] = json!(other)), BadRecord::WrongKey);
    assert_eq!(refused(|json| json["commitment"] = json!(other.commitment())), BadRecord::WrongKey);
}

#[test]
fn another_key_with_its_own_commitment_deals_other_cards() {
    // Whoever replaces both has another game: what was shown before the first deal gives them away, and most often a
    // move that is not possible with other cards.
    let other = Key::from_seed(12);
    let outcome = tampered(|json| {
        json["key"] = json!(other);
        json["commitment"] = json!(other.commitment());
    });
    match outcome {
        Err(BadRecord::Move(_, Refusal::Illegal)) => {}
        Ok(game) => assert_ne!(game.log(), finished().log()),
        Err(bad) => panic!("{bad}"),
    }
}

#[test]
fn a_record_without_a_key_cannot_be_replayed_yet() {
    let bad = refused(|json| drop(json.as_object_mut().unwrap().remove("key")));
    assert_eq!(bad, BadRecord::NoKey);
}

#[test]
fn a_changed_move_is_named_by_its_number() {
    let bad = refused(|json| json["moves"][1] = json!("yield"));
    assert_eq!(bad, BadRecord::Move(2, Refusal::Illegal));
    assert!(bad.to_string().contains("move 2"));
}

#[test]
fn a_move_too_many_is_found_out() {
    let count = finished().ply();
    let bad = refused(|json| json["moves"].as_array_mut().unwrap().push(json!("rest")));
    assert_eq!(bad, BadRecord::Move(count + 1, Refusal::Over));
}

#[test]
fn other_games_rules_and_tables_are_refused() {
    assert_eq!(refused(|json| json["game"] = json!("chess")), BadRecord::OtherGame("chess".into()));
    assert_eq!(refused(|json| json["rules"] = json!(2)), BadRecord::OtherRules(2));
    assert!(matches!(refused(|json| json["seats"] = json!(9)), BadRecord::Options(_)));
    assert!(matches!(refused(|json| json["options"]["rounds"] = json!(77)), BadRecord::Options(_)));
}

#[test]
fn what_is_not_a_record_is_malformed() {
    for text in ["", "{}", "[]", "null", "{\"game\":\"burrow\"}", "{\"game\":1}", "\u{0}", "{\"moves\":[[[["] {
        assert!(matches!(Record::<Burrow>::from_json(text), Err(BadRecord::Malformed(_))), "{text}");
    }
    assert!(matches!(refused(|json| json["moves"][0] = json!("fly")), BadRecord::Malformed(_)));
    assert!(matches!(refused(|json| json["moves"][0] = json!({"store": -1})), BadRecord::Malformed(_)));
    assert!(matches!(refused(|json| json["key"] = json!("00")), BadRecord::Malformed(_)));
    assert!(matches!(refused(|json| json["seats"] = json!(-1)), BadRecord::Malformed(_)));
    assert!(matches!(refused(|json| json["options"]["cheat"] = json!(true)), BadRecord::Malformed(_)));
    assert!(matches!(refused(|json| json["winner"] = json!(0)), BadRecord::Malformed(_)));
}

#[test]
fn missing_options_mean_the_defaults() {
    let game = Match::<Burrow>::new(BurrowOptions::default(), 2, Key::from_seed(3)).unwrap();
    let mut json: Value = serde_json::from_str(&game.record().to_json()).unwrap();
    json.as_object_mut().unwrap().remove("options");
    let read = Record::<Burrow>::from_json(&json.to_string()).unwrap();
    assert_eq!(read.replay().unwrap().options(), &BurrowOptions::default());
}
