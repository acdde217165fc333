//! A match at a real table: what is refused, what can be taken back, and that chance follows from the key alone.

use crate::toys::*;
use engine::{Dice, Eyes, Game, Key, Match, Refusal, Seat, Turn};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn table(seed: u64) -> Match<Burrow> {
    Match::new(BurrowOptions::default(), 2, Key::from_seed(seed)).unwrap()
}

fn choices(game: &Match<Burrow>) -> Vec<Action> {
    let mut actions = Vec::new();
    game.state().actions(&mut actions);
    actions
}

/// The cards that the seat to move may hide.
fn hideable(game: &Match<Burrow>) -> Vec<Action> {
    choices(game).into_iter().filter(|action| matches!(action, Action::Hide(_))).collect()
}

/// Everything that can be observed of a match, to compare it with another.
fn snapshot(game: &Match<Burrow>) -> String {
    let state = serde_json::to_string(game.state()).unwrap();
    format!("{state}\n{:?}\n{:?}", game.moves(), game.log())
}

fn play_out(game: &mut Match<Burrow>) {
    while let Turn::Of(seat) = game.state().turn() {
        let action = choices(game)[game.ply() % choices(game).len()];
        game.play(seat, action).unwrap();
    }
}

#[test]
fn a_move_out_of_turn_is_refused_and_changes_nothing() {
    let mut game = table(1);
    let before = snapshot(&game);
    assert_eq!(game.play(BOB, Action::Rest).unwrap_err(), Refusal::NotYourTurn);
    assert_eq!(snapshot(&game), before);
}

#[test]
fn a_choice_that_is_not_on_offer_is_refused_and_changes_nothing() {
    let mut game = table(1);
    let before = snapshot(&game);
    let strange =
        [Action::Yield, Action::Fox(0), Action::Bid(3), Action::Raid(ANN), Action::Raid(Seat(5)), Action::Store(99)];
    for action in strange {
        assert_eq!(game.play(ANN, action).unwrap_err(), Refusal::Illegal, "{action:?}");
    }
    assert_eq!(snapshot(&game), before);
}

#[test]
fn nothing_can_be_played_once_the_game_is_over() {
    let mut game = table(2);
    play_out(&mut game);
    let before = snapshot(&game);
    assert_eq!(game.play(ANN, Action::Rest).unwrap_err(), Refusal::Over);
    assert_eq!(snapshot(&game), before);
}

#[test]
fn a_table_with_too_many_or_too_few_chairs_is_refused() {
    for seats in [0, 1, 5, 100] {
        let Err(refused) = Match::<Burrow>::new(BurrowOptions::default(), seats, Key::from_seed(1)) else {
            panic!("{seats} players sat down");
        };
        assert!(refused.reason.contains(&seats.to_string()), "{refused}");
    }
}

#[test]
fn a_move_returns_what_happened_and_its_ply() {
    let mut game = table(1);
    let told = game.play(ANN, Action::Dig).unwrap().to_vec();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].ply, 1);
    assert!(matches!(told[0].entry.seen_by(Eyes::Of(ANN)), Some(Event::Dug { card: Some(_), .. })));
    assert!(matches!(told[0].entry.seen_by(Eyes::Of(BOB)), Some(Event::Dug { card: None, .. })));
    assert_eq!(game.log().last(), told.last());
    assert!(game.log().iter().take(2).all(|line| line.ply == 0), "the deal comes first");
}

#[test]
fn what_told_nothing_can_be_taken_back_step_by_step_or_all_at_once() {
    let mut game = table(1);
    let mut past = vec![snapshot(&game)];
    for _ in 0..2 {
        let hide = hideable(&game)[0];
        game.play(ANN, hide).unwrap();
        past.push(snapshot(&game));
    }
    game.play(ANN, Action::Rest).unwrap();
    assert_eq!(game.state().turn(), Turn::Of(BOB));
    assert_eq!(game.undoable(ANN), 3, "also after the turn has passed on, until somebody acts");
    assert_eq!(game.undoable(BOB), 0);
    for depth in 1..=3 {
        let mut back = game.clone();
        back.undo(ANN, depth).unwrap();
        assert_eq!(snapshot(&back), past[3 - depth]);
    }
    let mut back = game.clone();
    for _ in 0..3 {
        back.undo(ANN, 1).unwrap();
    }
    assert_eq!(snapshot(&back), past[0]);
}

#[test]
fn nobody_takes_back_more_than_they_may_or_what_is_not_theirs() {
    let mut game = table(1);
    let hide = hideable(&game)[0];
    game.play(ANN, hide).unwrap();
    let before = snapshot(&game);
    for (seat, plies) in [(ANN, 0), (ANN, 2), (ANN, usize::MAX), (BOB, 1), (Seat(7), 1)] {
        assert_eq!(game.undo(seat, plies), Err(Refusal::NoUndo), "{seat:?} {plies}");
    }
    assert_eq!(snapshot(&game), before);
}

#[test]
fn dice_settle_a_move() {
    let mut game = table(1);
    let hide = hideable(&game)[0];
    game.play(ANN, hide).unwrap();
    game.play(ANN, Action::Dig).unwrap();
    assert!(game.moves()[1].settled);
    assert_eq!(game.undoable(ANN), 0, "and what came before it");
}

#[test]
fn a_card_that_is_shown_settles_a_move() {
    let mut game = table(1);
    let store = choices(&game).into_iter().find(|action| matches!(action, Action::Store(_))).unwrap();
    game.play(ANN, store).unwrap();
    assert!(game.moves()[0].settled);
    assert_eq!(game.undo(ANN, 1), Err(Refusal::NoUndo));
}

#[test]
fn a_move_of_somebody_else_ends_what_can_be_taken_back() {
    let mut game = table(1);
    game.play(ANN, Action::Rest).unwrap();
    assert_eq!(game.undoable(ANN), 1);
    let hide = hideable(&game)[0];
    game.play(BOB, hide).unwrap();
    assert_eq!(game.undoable(ANN), 0);
    assert_eq!(game.undoable(BOB), 1);
}

#[test]
fn a_secret_bid_can_be_taken_back_until_it_is_answered() {
    let mut game = table(1);
    game.play(ANN, Action::Rest).unwrap();
    game.play(BOB, Action::Rest).unwrap();
    let bid = choices(&game)[0];
    game.play(ANN, bid).unwrap();
    assert_eq!(game.undoable(ANN), 1, "nobody has learnt anything");
    let answer = choices(&game)[0];
    game.play(BOB, answer).unwrap();
    assert!(game.moves().last().unwrap().settled, "the last bid shows all");
    assert_eq!((game.undoable(ANN), game.undoable(BOB)), (0, 0));
}

#[test]
fn after_taking_back_another_way_can_be_taken() {
    let mut game = table(1);
    let [first, second, ..] = hideable(&game)[..] else { panic!("three cards were dealt") };
    game.play(ANN, first).unwrap();
    game.undo(ANN, 1).unwrap();
    game.play(ANN, second).unwrap();
    let mut straight = table(1);
    straight.play(ANN, second).unwrap();
    assert_eq!(snapshot(&game), snapshot(&straight));
}

#[test]
fn the_key_alone_decides_what_chance_brings() {
    let played = |seed| {
        let mut game = table(seed);
        play_out(&mut game);
        snapshot(&game)
    };
    assert_eq!(played(5), played(5));
    assert_ne!(played(5), played(6));
}

#[test]
fn a_match_can_be_looked_at_as_it_was() {
    let mut game = table(3);
    let mut past = Vec::new();
    while let Turn::Of(seat) = game.state().turn() {
        past.push(snapshot(&game));
        let action = choices(&game)[0];
        game.play(seat, action).unwrap();
    }
    for (ply, then) in past.iter().enumerate() {
        assert_eq!(&snapshot(&game.rewound(ply).unwrap()), then);
    }
    assert!(game.rewound(game.ply() + 1).is_none());
}

#[test]
fn every_earlier_state_can_be_had_at_every_moment() {
    let mut behind = 0;
    for seed in 0..20 {
        let mut game = table(seed);
        let mut past = Vec::new();
        let state = |game: &Match<Burrow>| serde_json::to_string(game.state()).unwrap();
        while let Turn::Of(seat) = game.state().turn() {
            past.push(state(&game));
            let action = choices(&game)[(seed as usize + game.ply()) % choices(&game).len()];
            game.play(seat, action).unwrap();
            // Some moves are taken back and made again: that changes nothing.
            if seed % 2 == 1 && game.undoable(seat) > 1 {
                game.undo(seat, 1).unwrap();
                game.play(seat, action).unwrap();
            }
            behind += game.undoable(seat);
            let then = |ply| serde_json::to_string(&game.state_after(ply).unwrap()).unwrap();
            for (ply, known) in past.iter().enumerate() {
                assert_eq!(&then(ply), known, "after {ply} of {} moves", game.ply());
            }
            assert_eq!(then(game.ply()), state(&game));
        }
        assert!(game.state_after(game.ply() + 1).is_none());
    }
    assert!(behind > 20, "{behind} moves could be taken back");
}

#[test]
fn dice_around_the_table_tell_nothing_about_those_of_the_game() {
    let game = table(4);
    let (mut once, mut again) = (game.side_dice(), game.side_dice());
    assert_eq!(once.seed(), again.seed(), "they are the same for the same moment");
    assert_ne!(game.side_dice().seed(), game.key().dice(1).seed());
    // Before the first move, too, they are not the dice that shuffled the seats.
    assert_eq!(game.ply(), 0);
    assert_ne!(game.side_dice().seed(), Dice::quick(game.key().seating().seed()).seed());
}

#[test]
fn every_refusal_can_be_said_in_every_language() {
    let words = engine::words::Words::new(&[engine::words::COMMON]).unwrap();
    for refusal in [Refusal::Over, Refusal::NotYourTurn, Refusal::Illegal, Refusal::Stale, Refusal::NoUndo] {
        for lang in engine::Lang::ALL {
            assert!(words.say(lang, &[]).try_text(&refusal.phrase()).is_ok(), "{refusal}");
        }
    }
}
