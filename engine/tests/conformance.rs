//! The suite itself: an honest game passes, and each deliberate mistake is caught by the check that is meant for it.

mod toys;

use engine::testkit::{Check, Failure, Suite};
use toys::*;

fn suite<const BUG: u8>() -> Suite<Burrow<BUG>> {
    Suite::new()
        .case("two", 2, BurrowOptions::default())
        .case("three in a storm", 3, BurrowOptions { storm: true, ..BurrowOptions::default() })
        .games(60)
        .longest(200)
        .invariant(Burrow::conserves_cards)
        .source("tests/toys")
}

/// The failure of a broken game; what it says names each of the words.
#[track_caller]
fn caught<const BUG: u8>(check: Check, words: &[&str]) -> Failure {
    let failure = suite::<BUG>().check().expect_err("the mistake is not found");
    assert_eq!(failure.check, check, "{failure}");
    for word in words {
        assert!(failure.what.contains(word), "{word:?} is missing in: {failure}");
    }
    failure
}

#[test]
fn an_honest_game_passes() {
    let many = BurrowOptions {
        rounds: 5,
        mood: Mood::VeryShy,
        storm: true,
        first: First::Chance(Chance::Random),
        dens: vec![Den::Hill, Den::Random, Den::Oak, Den::Random],
    };
    suite::<HONEST>()
        .case("four with everything", 4, many)
        .case("one round", 2, BurrowOptions { rounds: 1, ..BurrowOptions::default() })
        .golden("tests/golden")
        .games(300)
        .run();
}

#[test]
fn without_cases_every_number_of_players_is_tried() {
    Suite::<Burrow<HONEST>>::new().games(5).invariant(Burrow::conserves_cards).run();
    let failure = Suite::<Burrow<SHOWS_A_HAND>>::new().games(30).check().unwrap_err();
    assert_eq!(failure.case.as_deref(), Some("2 players"));
}
