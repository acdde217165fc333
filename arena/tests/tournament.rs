//! Tournaments: fair rotation, reproducible results, honest sums.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use arena::{Results, Tournament, report};
use bots::Level;
use serde_json::{Value, json};

fn tournament(levels: &[&str], games: u32, options: Value) -> Result<Results, String> {
    let contenders = levels.iter().map(|name| Level::from_name(name).unwrap().into()).collect();
    let title = shelf::game("animal_kingdoms").unwrap();
    let tournament = Tournament { title, options, contenders, games, seed: 3, shuffle: false };
    let played = AtomicU32::new(0);
    let results = tournament.run(
        || {
            played.fetch_add(1, Ordering::Relaxed);
        },
        &AtomicBool::new(false),
    );
    results
        .inspect(|results| assert_eq!(results.games, u64::from(played.load(Ordering::Relaxed))))
        .map_err(|error| error.to_string())
}

#[test]
fn the_same_seed_gives_the_same_tournament() {
    let run = || serde_json::to_string(&tournament(&["greedy", "random", "random"], 12, json!({})).unwrap()).unwrap();
    assert_eq!(run(), run());
}

#[test]
fn every_victory_is_counted_once() {
    let results = tournament(&["random", "random", "random", "random"], 40, json!({"peace_treaty": true})).unwrap();
    let wins: f64 = results.seats.iter().map(|seat| seat.wins).sum();
    let chairs: f64 = results.chairs.iter().map(|chair| chair.wins).sum();
    assert!((wins - 40.0).abs() < 1e-9 && (chairs - 40.0).abs() < 1e-9);
    assert!(
        results.seats.iter().all(|seat| seat.games == 40 && seat.low <= seat.win_rate && seat.win_rate <= seat.high)
    );
}

#[test]
fn a_thoughtful_player_beats_a_thoughtless_one_from_either_chair() {
    let results = tournament(&["greedy", "random"], 100, json!({})).unwrap();
    assert!(results.seats[0].low > 0.85, "{:?}", results.seats[0]);
    assert!(results.seats[0].mean_score > results.seats[1].mean_score);
}

#[test]
fn a_report_is_one_page_with_plots() {
    let results = tournament(&["greedy", "random"], 4, json!({})).unwrap();
    let page = report::html(&results, "Animal <Kingdoms>");
    assert!(page.contains("Animal &lt;Kingdoms&gt;") && page.contains("<svg") && !page.contains("<script"));
}

#[test]
fn bad_options_are_refused_before_any_game() {
    assert!(tournament(&["random"; 6], 1, json!({})).unwrap_err().contains("players"));
    assert!(tournament(&["random"; 2], 1, json!({"nonsense": 1})).unwrap_err().contains("nonsense"));
}

#[test]
fn sides_are_counted_by_bot_and_handed_round() {
    let options = json!({"factions": ["marquise", "eyrie", "vagabond"]});
    let contenders = ["greedy", "random", "random"].map(|name| Level::from_name(name).unwrap().into()).to_vec();
    let run = |shuffle| {
        let title = shelf::game("root").unwrap();
        let tournament =
            Tournament { title, options: options.clone(), contenders: contenders.clone(), games: 18, seed: 3, shuffle };
        tournament.run(|| (), &AtomicBool::new(false)).unwrap()
    };
    let results = run(true);
    let led = |bot: &str, side: &str| {
        let result = results.sides.iter().find(|result| result.bot == bot && result.side == side);
        result.map_or(0, |result| result.games)
    };
    // Every deal is played from every chair: each bot leads each side as often as the others, whoever sits where.
    for side in ["marquise", "eyrie", "vagabond"] {
        assert_eq!((led("greedy", side), led("random", side)), (6, 12), "{side}");
    }
    let wins: f64 = results.sides.iter().map(|result| result.wins).sum();
    assert!((wins - 18.0).abs() < 1e-9, "{results:?}");
    // Without shuffling the first chair always leads the Marquise, and the games are others.
    assert_ne!(serde_json::to_string(&run(false)).unwrap(), serde_json::to_string(&results).unwrap());
}
