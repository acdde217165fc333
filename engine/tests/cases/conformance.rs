//! The suite itself: an honest game passes, and each deliberate mistake is caught by the check that is meant for it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use crate::toys::*;
use engine::testkit::{Check, Failure, Suite};
use engine::{Game, Voice};

fn suite<const LIE: u8>(mistake: Mistake) -> Suite<Burrow<LIE>> {
    let options = BurrowOptions { mistake, ..BurrowOptions::default() };
    Suite::new()
        .case("two", 2, options.clone())
        .case("three in a storm", 3, BurrowOptions { storm: true, mood: Mood::VeryShy, ..options })
        .games(60)
        .longest(200)
        .invariant(Burrow::conserves_cards)
        .source("tests/cases/toys")
}

/// The failure of a broken game; what it says names each of the words.
#[track_caller]
fn caught(mistake: Mistake, check: Check, words: &[&str]) -> Failure {
    verdict(suite::<HONEST>(mistake), check, words)
}

#[track_caller]
fn verdict<G: Voice + engine::Judgement>(suite: Suite<G>, check: Check, words: &[&str]) -> Failure {
    let Err(failure) = suite.check() else { panic!("the mistake is not found") };
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
        mistake: Mistake::None,
    };
    suite::<HONEST>(Mistake::None)
        .case("four with everything", 4, many)
        .case("one round", 2, BurrowOptions { rounds: 1, ..BurrowOptions::default() })
        .golden("tests/golden")
        .games(300)
        .run();
}

#[test]
fn without_cases_every_number_of_players_is_tried() {
    let seen = Arc::new(Mutex::new(BTreeSet::new()));
    let tables = seen.clone();
    let watch = move |state: &Burrow| {
        tables.lock().unwrap().insert(state.seats());
        Ok(())
    };
    Suite::<Burrow>::new().games(3).invariant(watch).run();
    let tables: Vec<usize> = seen.lock().unwrap().iter().copied().collect();
    assert_eq!(tables, [2, 3, 4]);
}

#[test]
fn random_play_heeds_the_weights() {
    let no_raids = |_: &Burrow, action: &Action| if matches!(action, Action::Raid(_)) { 0.0 } else { 1.0 };
    let never_rolled = |state: &Burrow| match state.roll() {
        Some(roll) => Err(format!("a raid rolled {roll}")),
        None => Ok(()),
    };
    // The dear checks try every choice, but no raid is followed up; without weights there would be some.
    Suite::<Burrow>::new().games(30).weight(no_raids).invariant(never_rolled).run();
    let failure = Suite::<Burrow>::new().games(30).invariant(never_rolled).check().unwrap_err();
    assert_eq!(failure.check, Check::Pieces);
}

#[test]
fn a_hand_that_shows_in_a_view_is_caught() {
    caught(Mistake::ShowsAHand, Check::View, &["their view", "/known/"]);
}

#[test]
fn a_score_that_counts_hidden_cards_is_caught() {
    caught(Mistake::ShowsAScore, Check::View, &["scores"]);
}

#[test]
fn choices_that_depend_on_the_hands_of_others_are_caught() {
    caught(Mistake::ChoicesTell, Check::View, &["what they may choose", "Raid"]);
}

#[test]
fn a_reveal_of_what_was_never_called_secret_is_caught() {
    caught(Mistake::ForgetsASecret, Check::View, &[]);
}

#[test]
fn a_log_that_names_a_drawn_card_is_caught() {
    caught(Mistake::LogsTheDraw, Check::Log, &["Dug"]);
}

#[test]
fn a_log_that_names_a_secret_bid_is_caught() {
    caught(Mistake::LogsTheBid, Check::Log, &["Bid"]);
}

#[test]
fn a_log_that_names_a_dealt_card_is_caught() {
    caught(Mistake::LogsTheDeal, Check::Log, &["setup", "Dealt"]);
}

#[test]
fn asking_only_those_who_hold_the_card_is_caught() {
    caught(Mistake::AsksOnlyFoxes, Check::Turn, &["Raid", "somebody was asked, or not"]);
}

#[test]
fn asking_only_those_who_hold_the_card_is_caught_behind_dice() {
    caught(Mistake::AsksOnlyFoxesAfterDice, Check::Turn, &["how often"]);
}

#[test]
fn a_deadlock_is_caught() {
    caught(Mistake::Deadlocks, Check::Actions, &["has no choice"]);
}

#[test]
fn a_game_that_never_ends_is_caught() {
    let failure = caught(Mistake::NeverEnds, Check::Length, &["200"]);
    assert_eq!(failure.ply, Some(200));
}

#[test]
fn a_choice_that_is_offered_twice_is_caught() {
    caught(Mistake::OffersTwice, Check::Actions, &["Rest", "twice"]);
}

#[test]
fn choices_that_are_added_to_old_ones_are_caught() {
    caught(Mistake::KeepsOldChoices, Check::Actions, &[]);
}

#[test]
fn hands_that_are_dealt_anew_one_after_another_are_caught() {
    caught(Mistake::RedealsHandByHand, Check::Imagination, &[]);
}

#[test]
fn an_imagination_that_changes_nothing_is_caught() {
    caught(Mistake::ImaginesNothing, Check::Imagination, &["depends on what they cannot know"]);
}

#[test]
fn an_imagination_that_always_deals_the_same_is_caught() {
    caught(Mistake::ImaginesInOrder, Check::Imagination, &["as they are dealt"]);
}

#[test]
fn an_imagination_that_leaves_something_lying_is_caught() {
    caught(Mistake::LeavesCaches, Check::Imagination, &[]);
}

#[test]
fn an_imagination_that_forgets_what_was_seen_is_caught() {
    caught(Mistake::ForgetsTheLoot, Check::Imagination, &["must be after all that they have seen", "/loot/"]);
}

/// Late in a long game few cards are hidden, so that the possible worlds can be counted.
fn long_game(mistake: Mistake) -> Suite<Burrow> {
    Suite::new()
        .case("five rounds", 2, BurrowOptions { rounds: 5, mistake, ..BurrowOptions::default() })
        .games(60)
        .weight(|_, action| if matches!(action, Action::Hide(_)) { 0.0 } else { 1.0 })
}

#[test]
fn an_imagination_that_prefers_some_worlds_is_caught() {
    verdict(long_game(Mistake::ImaginesLowBidsOften), Check::Imagination, &["each should come up"]);
}

#[test]
fn an_imagination_that_excludes_the_truth_is_caught() {
    verdict(long_game(Mistake::ImaginesLowBids), Check::Imagination, &["none is the true one"]);
}

#[test]
fn worlds_are_not_counted_where_pieces_are_identical() {
    // Mistakes are not written into records: the run gets as far as that.
    verdict(long_game(Mistake::ImaginesLowBidsOften).identical_pieces(), Check::Replay, &["/mistake"]);
}

#[test]
fn an_imagination_that_loses_a_card_is_caught() {
    caught(Mistake::LosesACard, Check::Pieces, &["imagined", "15 cards"]);
}

#[test]
fn unsteady_serialisation_is_caught() {
    caught(Mistake::WritesUnsteadily, Check::Serialisation, &["each time"]);
}

#[test]
fn lossy_serialisation_is_caught() {
    caught(Mistake::ForgetsARule, Check::Serialisation, &["read again", "moves later"]);
}

#[test]
fn a_game_that_does_not_replay_is_caught() {
    caught(Mistake::ActsOnAWhim, Check::Replay, &["end elsewhere"]);
}

#[test]
fn a_word_that_nobody_says_is_caught() {
    verdict(suite::<NEVER_SAYS_A_WORD>(Mistake::None), Check::Words, &["owl", "never used"]);
}

#[test]
fn a_word_that_is_missing_is_caught() {
    caught(Mistake::SaysAnUnknownWord, Check::Words, &["Rest", "no such word"]);
}

#[test]
fn a_word_that_is_missing_in_one_language_is_caught() {
    verdict(suite::<LACKS_A_TRANSLATION>(Mistake::None), Check::Words, &["fox-den", "en.ftl", "ru.ftl"]);
}

#[test]
fn a_placeholder_that_is_not_filled_is_caught_even_where_it_is_not_said() {
    caught(Mistake::ForgetsAPlaceholder, Check::Words, &["prompt-bid", "$only"]);
}

#[test]
fn a_choice_without_a_rule_is_caught() {
    caught(Mistake::NamesNoRule, Check::Words, &["Rest", "4.1"]);
}

#[test]
fn two_choices_with_the_same_label_are_caught() {
    caught(Mistake::LabelsAlike, Check::Words, &["the same label", "Store hare 9"]);
}

#[test]
fn a_knob_that_promises_too_much_is_caught() {
    verdict(suite::<LYING_KNOB>(Mistake::None), Check::Options, &["rounds", "6"]);
}

#[test]
fn options_that_are_not_checked_are_caught() {
    verdict(suite::<TAKES_ANYTHING>(Mistake::None), Check::Options, &["rounds", "not among its values"]);
}

#[test]
fn wrong_winners_are_caught() {
    caught(Mistake::CrownsTheLast, Check::Standings, &["winners"]);
}

#[test]
fn a_breakdown_that_does_not_add_up_is_caught() {
    caught(Mistake::Miscounts, Check::Standings, &["break down"]);
}

#[test]
fn guesses_out_of_bounds_are_caught() {
    caught(Mistake::GuessesWildly, Check::Guesses, &["outlook"]);
}
