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
    let failure = suite::<BUG>().check().unwrap_err();
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

#[test]
fn a_hand_that_shows_in_a_view_is_caught() {
    caught::<SHOWS_A_HAND>(Check::View, &["their view", "/known/"]);
}

#[test]
fn a_score_that_counts_hidden_cards_is_caught() {
    caught::<SHOWS_A_SCORE>(Check::View, &["scores"]);
}

#[test]
fn choices_that_depend_on_the_hands_of_others_are_caught() {
    caught::<CHOICES_TELL>(Check::View, &["what they may choose", "Raid"]);
}

#[test]
fn a_reveal_of_what_was_never_called_secret_is_caught() {
    caught::<FORGETS_A_SECRET>(Check::View, &[]);
}

#[test]
fn a_log_that_names_a_drawn_card_is_caught() {
    caught::<LOGS_THE_DRAW>(Check::Log, &["Dug"]);
}

#[test]
fn a_log_that_names_a_secret_bid_is_caught() {
    caught::<LOGS_THE_BID>(Check::Log, &["Bid"]);
}

#[test]
fn a_log_that_names_a_dealt_card_is_caught() {
    caught::<LOGS_THE_DEAL>(Check::Log, &["setup", "Dealt"]);
}

#[test]
fn asking_only_those_who_hold_the_card_is_caught() {
    caught::<ASKS_ONLY_FOXES>(Check::Turn, &["Raid", "somebody was asked, or not"]);
}

#[test]
fn asking_only_those_who_hold_the_card_is_caught_behind_dice() {
    caught::<ASKS_ONLY_FOXES_AFTER_DICE>(Check::Turn, &["how often"]);
}

#[test]
fn a_deadlock_is_caught() {
    caught::<DEADLOCKS>(Check::Actions, &["has no choice"]);
}

#[test]
fn a_game_that_never_ends_is_caught() {
    let failure = caught::<NEVER_ENDS>(Check::Length, &["200"]);
    assert_eq!(failure.ply, Some(200));
}

#[test]
fn a_choice_that_is_offered_twice_is_caught() {
    caught::<OFFERS_TWICE>(Check::Actions, &["Rest", "twice"]);
}

#[test]
fn choices_that_are_added_to_old_ones_are_caught() {
    caught::<KEEPS_OLD_CHOICES>(Check::Actions, &[]);
}

#[test]
fn hands_that_are_dealt_anew_one_after_another_are_caught() {
    caught::<REDEALS_HAND_BY_HAND>(Check::Imagination, &[]);
}

#[test]
fn an_imagination_that_changes_nothing_is_caught() {
    caught::<IMAGINES_NOTHING>(Check::Imagination, &["depends on what they cannot know"]);
}

#[test]
fn an_imagination_that_always_deals_the_same_is_caught() {
    caught::<IMAGINES_IN_ORDER>(Check::Imagination, &["as they are dealt"]);
}

/// Late in a long game few cards are hidden, so that the possible worlds can be counted.
fn long_game<const BUG: u8>() -> Suite<Burrow<BUG>> {
    Suite::new().case("five rounds", 2, BurrowOptions { rounds: 5, ..BurrowOptions::default() }).games(60)
}

#[test]
fn an_imagination_that_prefers_some_worlds_is_caught() {
    let failure = long_game::<IMAGINES_LOW_BIDS_OFTEN>().check().unwrap_err();
    assert_eq!(failure.check, Check::Imagination);
    assert!(failure.what.contains("each should come up"), "{failure}");
}

#[test]
fn an_imagination_that_excludes_the_truth_is_caught() {
    let failure = long_game::<IMAGINES_LOW_BIDS>().check().unwrap_err();
    assert_eq!(failure.check, Check::Imagination);
    assert!(failure.what.contains("none is the true one"), "{failure}");
}

#[test]
fn an_imagination_that_loses_a_card_is_caught() {
    caught::<LOSES_A_CARD>(Check::Pieces, &["imagined", "15 cards"]);
}

#[test]
fn unsteady_serialisation_is_caught() {
    caught::<WRITES_UNSTEADILY>(Check::Serialisation, &["each time"]);
}

#[test]
fn lossy_serialisation_is_caught() {
    caught::<FORGETS_THE_ROLL>(Check::Serialisation, &["read again", "/roll"]);
}

#[test]
fn a_game_that_does_not_replay_is_caught() {
    caught::<ACTS_ON_A_WHIM>(Check::Replay, &["end elsewhere"]);
}

#[test]
fn a_word_that_nobody_says_is_caught() {
    caught::<NEVER_SAYS_A_WORD>(Check::Words, &["owl", "never used"]);
}

#[test]
fn a_word_that_is_missing_is_caught() {
    caught::<SAYS_AN_UNKNOWN_WORD>(Check::Words, &["Rest", "no such word"]);
}

#[test]
fn a_word_that_is_missing_in_one_language_is_caught() {
    caught::<LACKS_A_TRANSLATION>(Check::Words, &["fox-den", "en.ftl", "ru.ftl"]);
}

#[test]
fn a_placeholder_that_is_not_filled_is_caught_even_where_it_is_not_said() {
    caught::<FORGETS_A_PLACEHOLDER>(Check::Words, &["Dealt", "$best"]);
}

#[test]
fn a_choice_without_a_rule_is_caught() {
    caught::<NAMES_NO_RULE>(Check::Words, &["Rest", "4.1"]);
}

#[test]
fn two_choices_with_the_same_label_are_caught() {
    caught::<LABELS_ALIKE>(Check::Words, &["both called", "Store hare 9"]);
}

#[test]
fn a_knob_that_promises_too_much_is_caught() {
    caught::<LYING_KNOB>(Check::Options, &["rounds", "6"]);
}

#[test]
fn options_that_are_not_checked_are_caught() {
    caught::<TAKES_ANYTHING>(Check::Options, &["rounds", "not among its values"]);
}

#[test]
fn wrong_winners_are_caught() {
    caught::<CROWNS_THE_LAST>(Check::Standings, &["winners"]);
}

#[test]
fn a_breakdown_that_does_not_add_up_is_caught() {
    caught::<MISCOUNTS>(Check::Standings, &["break down"]);
}

#[test]
fn guesses_out_of_bounds_are_caught() {
    caught::<GUESSES_WILDLY>(Check::Guesses, &["outlook"]);
}
