//! What the bots find out about small games whose best play is known.

#![allow(clippy::expect_used)]

mod toys;

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot, LEVELS, Level, Limits, Mind, Thought, choose};
use engine::Seat;
use toys::{Chatter, Coins, Cups, Doors, Nim, Pact, Pennies, Stairs, Table, Toy, Won, glimpse, play_out};

fn level(name: &str) -> &'static Level {
    Level::from_name(name).expect("a level")
}

fn think<T: Toy>(name: &str, toy: T, seat: u8, seed: u64) -> Thought<u8> {
    choose(level(name), &glimpse(toy, seat), seed, &Limits::default()).expect("a choice")
}

#[test]
fn search_leaves_a_multiple_of_four_matches() {
    for matches in (5..=15).filter(|matches| matches % 4 != 0) {
        for seed in 0..3 {
            let thought = think("master", Nim { matches, mover: Seat(1) }, 1, seed);
            assert_eq!(thought.action, matches % 4, "with {matches} matches: {thought:?}");
        }
    }
}

#[test]
fn search_beats_random_at_nim_from_a_won_position() {
    for seed in 0..20 {
        let start = Nim { matches: 21, mover: Seat(0) };
        let winners = play_out(
            start,
            |glimpse| {
                let name = if glimpse.seat() == Seat(0) { "hard" } else { "random" };
                choose(level(name), glimpse, seed, &Limits::default()).expect("a choice").action
            },
            seed,
        );
        assert!(winners.contains(Seat(0)), "seed {seed}");
    }
}

#[test]
fn whoever_has_won_ends_the_game_and_whoever_has_lost_does_not() {
    for (seat, choice) in [(0, Won::END), (1, Won::WAIT)] {
        let thought = think("greedy", Won { over: false, mover: Seat(seat) }, seat, 1);
        assert_eq!(thought.action, choice, "{thought:?}");
    }
}

#[test]
fn an_honest_bot_does_not_bet_on_a_pea_it_cannot_see() {
    for name in ["easy", "medium", "hard"] {
        let sharp = Level { mind: without_slips(level(name).mind), ..*level(name) };
        for (pea, seed) in [(Cups::LEFT, 1), (Cups::RIGHT, 2)] {
            let thought = choose(&sharp, &glimpse(Cups::with_pea(pea), 0), seed, &Limits::default()).unwrap();
            assert_eq!(thought.action, Cups::SURE, "{name}: {thought:?}");
        }
    }
}

#[test]
fn a_cheating_bot_would_have_lifted_the_right_cup() {
    for pea in [Cups::LEFT, Cups::RIGHT] {
        let seen = Cups { glass: true, ..Cups::with_pea(pea) };
        assert_eq!(think("medium", seen, 0, 5).action, Cups::LIFT);
        assert_eq!(think("medium", Cups { step: 1, ..seen }, 0, 5).action, pea);
    }
}

#[test]
fn worlds_that_look_alike_give_the_very_same_thought() {
    for level in &LEVELS {
        for seed in 0..5 {
            let [left, right] = [Cups::LEFT, Cups::RIGHT].map(|pea| Cups { step: 1, ..Cups::with_pea(pea) });
            assert_eq!(think(level.id, left, 0, seed), think(level.id, right, 0, seed), "{}", level.id);
            let [heads, tails] = [0, 1].map(|coin| Pennies { coin: Some(coin), step: 2, ..Pennies::new(true) });
            assert_eq!(think(level.id, heads, 1, seed), think(level.id, tails, 1, seed), "{}", level.id);
        }
    }
}

#[test]
fn nobody_answers_a_covered_choice_before_it_is_shown() {
    for seed in 0..5 {
        let covered = think("medium", Pennies::new(true), 0, seed);
        assert_eq!(covered.action, Pennies::DUEL, "{covered:?}");
        let hope = covered.chosen().unwrap().value(Seat(0));
        assert!((0.4..0.6).contains(&hope), "a covered coin is an even bet: {covered:?}");
        let open = think("medium", Pennies::new(false), 0, seed);
        assert_eq!(open.action, Pennies::SURE, "{open:?}");
    }
}

#[test]
fn covered_choices_are_mixed() {
    for name in ["medium", "hard"] {
        let thoughts: Vec<_> = (0..120).map(|seed| think(name, Coins::new(), 0, seed)).collect();
        let heads = thoughts.iter().filter(|thought| thought.action == Coins::HEADS).count();
        // One in three is best; whoever always takes what seems best lays tails again and again.
        assert!((20..80).contains(&heads), "{name} lays heads {heads} times of 120");
        assert!(thoughts.iter().all(|thought| thought.mixed));
    }
    let heads = [1, 2].map(|seed| think("medium", Coins::new(), 0, seed));
    assert!(Thought::merge(level("medium"), heads, 3).is_some_and(|thought| thought.mixed));
    assert!(!think("medium", Nim { matches: 9, mover: Seat(0) }, 0, 1).mixed);
}

#[test]
fn everybody_in_the_tree_plays_for_themselves() {
    for seed in 0..5 {
        let thought = think("medium", Pact::new(), 0, seed);
        assert_eq!(thought.action, Pact::TRUST, "{thought:?}");
        let values = thought.chosen().unwrap().values;
        assert!(values[Seat(2)] > 0.4 && values[Seat(1)] < 0.1, "{values:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_thought_whatever_was_thought_before() {
    for level in &LEVELS {
        let nim = glimpse(Nim { matches: 14, mover: Seat(0) }, 0);
        let other = glimpse(Nim { matches: 9, mover: Seat(0) }, 0);
        let mut bot = Bot::<Table<Nim>>::new(*level);
        let fresh = bot.choose(&nim, 7, &Limits::default());
        bot.choose(&other, 3, &Limits::default());
        assert_eq!(bot.choose(&nim, 7, &Limits::default()), fresh);
        assert_eq!(choose(level, &nim, 7, &Limits::default()), fresh);
    }
    let seeds: Vec<_> = (0..4).map(|seed| think("medium", Nim { matches: 14, mover: Seat(0) }, 0, seed)).collect();
    assert!(seeds.windows(2).any(|pair| pair[0] != pair[1]), "seeds matter");
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 9;
    let limits = Limits { iterations: Some(u32::MAX), stop: Some(&stop), ..Limits::default() };
    let thought = choose(level("master"), &glimpse(Nim { matches: 15, mover: Seat(0) }, 0), 1, &limits).unwrap();
    assert_eq!(asked.load(Ordering::Relaxed), 10);
    assert!((1..1_000).contains(&thought.visits()), "{}", thought.visits());
    let at_once = Limits { stop: Some(&|| true), ..Limits::default() };
    for level in &LEVELS {
        let thought = choose(level, &glimpse(Nim { matches: 15, mover: Seat(0) }, 0), 1, &at_once).unwrap();
        assert!((1..=3).contains(&thought.action));
    }
}

#[test]
fn a_budget_of_iterations_is_kept() {
    let limits = Limits { iterations: Some(123), ..Limits::default() };
    let thought = choose(level("hard"), &glimpse(Nim { matches: 15, mover: Seat(0) }, 0), 1, &limits).unwrap();
    assert_eq!(thought.visits(), 123);
}

#[test]
fn heads_put_together_add_up_their_visits_and_choose_anew() {
    let nim = glimpse(Nim { matches: 6, mover: Seat(0) }, 0);
    let limits = Limits { iterations: Some(400), ..Limits::default() };
    let heads: Vec<_> = (0..4).map(|seed| choose(level("hard"), &nim, seed, &limits).unwrap()).collect();
    let merged = Thought::merge(level("hard"), heads.clone(), 0).unwrap();
    assert_eq!(merged.action, 2);
    assert_eq!(merged.visits(), 1_600);
    for (index, choice) in merged.considered.iter().enumerate() {
        let visits: u32 = heads.iter().map(|head| head.considered[index].visits).sum();
        let sum: f32 =
            heads.iter().map(|head| head.considered[index]).map(|c| c.value(Seat(0)) * c.visits as f32).sum();
        assert_eq!(choice.visits, visits);
        assert!((choice.value(Seat(0)) - sum / visits as f32).abs() < 1e-4);
    }
    assert_eq!(Thought::<u8>::merge(level("hard"), [], 0), None);
}

#[test]
fn a_search_goes_on_where_nothing_was_learned_since() {
    let Mind::Search(style) = level("hard").mind else { panic!("hard searches") };
    let visits = |keep: bool, slippery: bool, heights: [u8; 2], overruled: bool| {
        let style = bots::Style { iterations: 3_000, care: 0, keep, ..style };
        let mut bot = Bot::new(Level { mind: Mind::Search(style), ..*level("hard") });
        let thoughts = heights.map(|height| {
            let stairs = glimpse(Stairs { height, slippery, ..Stairs::new() }, 0);
            let thought = bot.choose(&stairs, 5, &Limits::default()).expect("a choice");
            assert_eq!(thought.action, Stairs::UP);
            if overruled {
                bot.overrule(0);
            }
            thought
        });
        assert_eq!(thoughts[0].visits(), 3_000);
        thoughts[1].visits()
    };
    // Most of the first thought was about the way up; the rest, and a quarter at least, is thought anew.
    let known_and_anew = visits(true, false, [0, 1], false);
    assert!((3_001..=3_750).contains(&known_and_anew), "{known_and_anew}");
    for (why, found) in [
        ("it shall not", visits(false, false, [0, 1], false)),
        ("there was luck", visits(true, true, [0, 1], false)),
        ("it is not where its choice leads", visits(true, false, [0, 2], false)),
        ("something else was done", visits(true, false, [0, 1], true)),
    ] {
        assert_eq!(found, 3_000, "{why}");
    }
}

#[test]
fn a_single_choice_is_taken_without_thinking() {
    for level in &LEVELS {
        let never = || -> bool { panic!("there is nothing to think about") };
        let limits = Limits { stop: Some(&never), ..Limits::default() };
        let thought = choose(level, &glimpse(Nim { matches: 1, mover: Seat(0) }, 0), 1, &limits).unwrap();
        assert_eq!((thought.action, thought.visits()), (1, 0));
    }
}

#[test]
fn who_is_not_asked_chooses_nothing() {
    for level in &LEVELS {
        assert_eq!(choose(level, &glimpse(Nim { matches: 9, mover: Seat(0) }, 1), 1, &Limits::default()), None);
        assert_eq!(choose(level, &glimpse(Nim { matches: 0, mover: Seat(0) }, 0), 1, &Limits::default()), None);
    }
}

#[test]
fn greedy_takes_what_wins_within_its_turn() {
    for matches in 2..=3 {
        assert_eq!(think("greedy", Nim { matches, mover: Seat(0) }, 0, 1).action, matches);
    }
}

#[test]
fn a_choice_without_weight_is_not_thought_about() {
    for name in ["greedy", "medium", "hard"] {
        let thought = think(name, Doors { opened: None, closed: false }, 0, 1);
        assert_ne!(thought.action, 2, "{name}");
        assert_eq!(thought.considered.iter().map(|choice| choice.visits > 0).collect::<Vec<_>>(), [true, true, false]);
    }
}

#[test]
fn questions_within_a_turn_are_no_turns() {
    let Mind::Search(style) = level("medium").mind else { panic!("medium searches") };
    let short = Level { mind: Mind::Search(bots::Style { turns: Some(1), ..style }), ..*level("medium") };
    for (turns, choice) in [(false, Chatter::TALK), (true, Chatter::SURE)] {
        let chatter = Chatter { asked: 0, winner: None, turns };
        let thought = choose(&short, &glimpse(chatter, 0), 1, &Limits::default()).expect("a choice");
        assert_eq!(thought.action, choice, "{thought:?}");
    }
}

#[test]
fn a_win_that_is_there_is_taken_by_everybody_who_searches() {
    for level in LEVELS.iter().filter(|level| matches!(level.mind, Mind::Search(_))) {
        let eager = Limits { iterations: Some(1), ..Limits::default() };
        for seed in 0..50 {
            for matches in 2..=3 {
                let nim = glimpse(Nim { matches, mover: Seat(0) }, 0);
                let thought = choose(level, &nim, seed, &eager).expect("a choice");
                assert_eq!(thought.action, matches, "{}", level.id);
                assert!(thought.chosen().is_some_and(|choice| choice.sure));
            }
            // The third step wins, and at each of them there are seven other ways.
            let thought = choose(level, &glimpse(Stairs::new(), 0), seed, &eager).expect("a choice");
            assert_eq!(thought.action, Stairs::UP, "{}", level.id);
        }
    }
}

#[test]
fn luck_and_hidden_things_are_no_sure_win() {
    for seed in 0..50 {
        for toy in [Cups::with_pea(Cups::LEFT), Cups { step: 1, ..Cups::with_pea(Cups::LEFT) }] {
            assert!(think("easy", toy, 0, seed).considered.iter().all(|choice| !choice.sure));
        }
        let seen = Cups { glass: true, ..Cups::with_pea(Cups::RIGHT) };
        assert!(think("easy", seen, 0, seed).chosen().is_some_and(|choice| choice.sure));
        let covered = Pennies { coin: Some(0), step: 2, ..Pennies::new(true) };
        assert!(think("easy", covered, 1, seed).considered.iter().all(|choice| !choice.sure));
    }
}

#[test]
fn several_heads_take_a_win_that_one_of_them_has_seen() {
    let nim = glimpse(Nim { matches: 3, mover: Seat(0) }, 0);
    let Mind::Search(style) = level("easy").mind else { panic!("easy searches") };
    let careless = Level { mind: Mind::Search(bots::Style { care: 0, slips: 1.0, ..style }), ..*level("easy") };
    let heads = [(&careless, 1), (level("easy"), 2), (&careless, 3)];
    let thoughts = heads.map(|(level, seed)| choose(level, &nim, seed, &Limits::default()).expect("a choice"));
    assert_eq!(thoughts.iter().filter(|thought| thought.chosen().is_some_and(|choice| choice.sure)).count(), 1);
    for seed in 0..20 {
        assert_eq!(Thought::merge(&careless, thoughts.clone(), seed).expect("a choice").action, 3);
    }
}

#[test]
fn levels_are_found_by_their_names() {
    let names: Vec<_> = LEVELS.iter().map(|level| level.id).collect();
    assert_eq!(names, ["random", "greedy", "easy", "medium", "hard", "master"]);
    assert!(LEVELS.iter().all(|level| Level::from_name(level.id) == Some(level)));
    assert_eq!(Level::from_name("Hard"), None);
}

#[test]
fn a_level_may_be_varied_by_its_numbers() {
    let varied = Level::varied("hard:iterations=50:turns=3:trust=0.5").expect("a level");
    let (Mind::Search(hard), Mind::Search(style)) = (level("hard").mind, varied.mind) else { panic!("hard searches") };
    assert_eq!(style, bots::Style { iterations: 50, turns: Some(3), trust: Some(0.5), ..hard });
    assert_eq!(Level::varied("medium"), Ok(*level("medium")));
    for (words, complaint) in [
        ("harder", "there is no bot \"harder\""),
        ("hard:turns", "\"turns\" is not of the form key=value"),
        ("hard:turns=many", "\"many\" is not a number"),
        ("hard:moves=3", "hard has no \"moves\""),
        ("random:turns=3", "random has no \"turns\""),
    ] {
        assert!(Level::varied(words).is_err_and(|why| why.starts_with(complaint)), "{words}");
    }
}

fn without_slips(mind: Mind) -> Mind {
    match mind {
        Mind::Search(style) => Mind::Search(bots::Style { slips: 0.0, temperature: 0.0, ..style }),
        other => other,
    }
}

/// What was luck in a game of these moves: all that is not explained by choices, for each seat.
fn luck<T: Toy>(start: T, moves: &[u8], seed: u64) -> Vec<f32> {
    use bots::review::{Samples, look, result};
    use engine::{Dice, Game, NoLog};
    let mut state = Table(start);
    let samples = Samples { chooser: 400, others: 400 };
    let (mut first, mut explained) = (None, vec![0.0; state.seats()]);
    for (ply, &action) in moves.iter().enumerate() {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let seen = look(&state, action, actions.len(), samples, seed + ply as u64);
        first.get_or_insert(seen.chances);
        for seat in Seat::all(state.seats()) {
            explained[seat.index()] += seen.choice[seat];
        }
        state.play(action, &mut Dice::quick(seed), &mut NoLog);
    }
    let (end, first) = (result(&state), first.expect("a move"));
    Seat::all(state.seats()).map(|seat| end[seat] - first[seat] - explained[seat.index()]).collect()
}

#[test]
fn whoever_has_won_is_told_so_by_the_review() {
    use bots::review::result;
    use engine::{Dice, Game, NoLog};
    let mut state = Table(Nim { matches: 4, mover: Seat(0) });
    for taken in [3, 1] {
        state.play(taken, &mut Dice::quick(1), &mut NoLog);
    }
    let ends = result(&state);
    let mut ends = [ends[Seat(0)], ends[Seat(1)]];
    ends.sort_by(f32::total_cmp);
    assert_eq!(ends, [0.0, 1.0]);
}

#[test]
fn a_game_without_luck_is_decided_by_choices_alone() {
    for seed in 0..5 {
        let luck = luck(Nim { matches: 7, mover: Seat(0) }, &[3, 1, 3], seed * 100);
        assert!(luck.iter().all(|luck| luck.abs() < 0.15), "{luck:?}");
    }
}
