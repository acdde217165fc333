//! What a game leaves out of all thought must deserve it. Sensible players make their way through whole games; wherever a choice
//! has no weight, it must not end the game, and a search that looks into all choices must not find it better than what a search
//! without it finds. Where a search would deceive itself, both ways are played instead, and they must lead to the same state.

#![allow(clippy::expect_used)]

use a_wild_venture::AWildVenture;
use animal_kingdoms::AnimalKingdoms;
use arctic::Arctic;
use bots::{Considered, Level, Limits, Mind, Search, Style};
use engine::{Dice, Eyes, Game, Glimpse, Judgement, NoLog, Seat, Turn};
use root::Root;
use tundra::{Action, Tundra};

/// How much better a choice may seem by the luck of a search.
const LUCK: f32 = 0.04;

/// A search that leaves out what has no weight, or nothing.
fn style(narrow: bool) -> Style {
    let Some(Mind::Search(style)) = Level::from_name("hard").map(|level| level.mind) else { panic!("hard searches") };
    Style { narrow, ..style }
}

/// Plays games by first sight and searches at every `every`-th decision at which something of interest is left out. Returns how
/// many choices were left out, and how many of these decisions were searched.
fn examine<G: Judgement>(
    seats: usize,
    games: u64,
    every: usize,
    of_interest: impl Fn(&G::Action) -> bool,
) -> (usize, usize) {
    let (mut left_out, mut met, mut searched) = (0, 0, 0);
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    let mut search = Search::<G>::new();
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut game = G::new(&G::recommended(seats), seats, &mut dice, &mut NoLog).expect("a game");
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let never: Vec<_> = actions.iter().zip(&weights).filter(|(_, weight)| **weight == 0.0).collect();
            for (action, _) in &never {
                let mut after = game.clone();
                after.play(**action, &mut Dice::quick(seed), &mut NoLog);
                assert_ne!(after.turn(), Turn::Over, "{}, seed {seed}: {action:?} ends the game", G::ID);
            }
            left_out += never.len();
            if never.iter().any(|(action, _)| of_interest(action)) && actions.len() > 1 {
                met += 1;
                if met % every == 0 {
                    compare(&mut search, &game, seat, seed, &weights, &of_interest);
                    searched += 1;
                }
            }
            let action = drawn(&actions, &weights, &mut dice);
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    (left_out, searched)
}

/// Looks into all choices, and finds none of those left out that are of interest better than what is found without them.
fn compare<G: Judgement>(
    search: &mut Search<G>,
    game: &G,
    seat: Seat,
    seed: u64,
    weights: &[f32],
    of_interest: impl Fn(&G::Action) -> bool,
) {
    let limits = Limits { iterations: Some(6_000), ..Limits::default() };
    let [all, most] = [false, true].map(|narrow| {
        let glimpse = Glimpse::new(game, seat);
        search.consider(&style(narrow), &glimpse, &limits, &mut Dice::quick(seed))
    });
    let known = |choice: &Considered<G::Action>| choice.visits > 50;
    // A single choice that is left needs no search: then the other search tells what it is worth.
    let kept = all.iter().zip(weights).filter(|(_, weight)| **weight > 0.0).map(|(choice, _)| choice);
    let others = most.iter().chain(kept).filter(|choice| known(choice));
    let best = others.map(|choice| choice.value(seat)).fold(0.0, f32::max);
    let left_out = all.iter().zip(weights).filter(|(_, weight)| **weight == 0.0).map(|(choice, _)| choice);
    for choice in left_out.filter(|choice| known(choice) && of_interest(&choice.action)) {
        // What was seldom looked into may have been lucky.
        let found = choice.value(seat) - 0.5 / (choice.visits as f32).sqrt();
        assert!(found <= best + LUCK, "{}, seed {seed}: {:?} for {found} instead of {best}", G::ID, choice.action);
    }
}

fn drawn<A: Copy>(actions: &[A], weights: &[f32], dice: &mut Dice) -> A {
    let mut left = dice.fraction() * weights.iter().sum::<f32>();
    for (action, weight) in actions.iter().zip(weights) {
        left -= weight;
        if left < 0.0 {
            return *action;
        }
    }
    *actions.last().expect("a choice")
}

#[test]
fn tundra_leaves_out_nothing_that_is_better() {
    // That dice need not be rolled or turned yet, who can be dismissed, and that presents may be taken, is proved below.
    let proved = |action: &Action| matches!(action, Action::Reroll(_) | Action::Inc(_) | Action::Dec(_) | Action::Stop);
    let others = |action: &Action| !matches!(action, Action::Dismiss(_)) && !proved(action);
    let (left_out, searched) = examine::<Tundra>(2, 20, 40, others);
    assert!(left_out > 100 && searched >= 5, "{left_out} {searched}");
}

/// A game of Tundra for two to four.
fn dealt(seed: u64) -> (Tundra, Dice) {
    let seats = 2 + seed as usize % 3;
    let mut dice = Dice::quick(seed);
    let game = Tundra::new(&Tundra::recommended(seats), seats, &mut dice, &mut NoLog).expect("a game");
    (game, dice)
}

#[test]
fn dice_of_tundra_can_be_rolled_and_turned_at_the_next_turn_just_as_well() {
    // A search hopes for luck here; but whatever the others do meanwhile, the same a turn later leads to the same state.
    let (mut actions, mut weights, mut offered) = (Vec::new(), Vec::new(), Vec::new());
    let mut proved = 0;
    for seed in 0..12 {
        let (mut game, mut dice) = dealt(seed);
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let changes = |action: &Action| matches!(action, Action::Reroll(_) | Action::Inc(_) | Action::Dec(_));
            let early = actions.iter().zip(&weights).filter(|(action, weight)| changes(action) && **weight == 0.0);
            let early: Vec<_> = early.map(|(&action, _)| action).collect();
            for change in early {
                let (mut now, mut later) = (game, game);
                now.play(change, &mut Dice::quick(77), &mut NoLog);
                for game in [&mut now, &mut later].into_iter().filter(|game| game.turn() == Turn::Of(seat)) {
                    game.play(Action::EndTurn, &mut Dice::quick(1), &mut NoLog);
                }
                for step in 0.. {
                    now.actions(&mut offered);
                    later.actions(&mut actions);
                    if later.turn() == Turn::Of(seat) {
                        assert!(actions.contains(&change), "seed {seed}: {change} can be done later");
                        later.play(change, &mut Dice::quick(77), &mut NoLog);
                        assert_eq!(now, later, "seed {seed}: {change}");
                        break;
                    }
                    assert_eq!(offered, actions, "seed {seed}: others have the same choices");
                    later.priors(&actions, &mut weights);
                    let action = drawn(&actions, &weights, &mut dice);
                    for game in [&mut now, &mut later] {
                        game.play(action, &mut Dice::quick(step), &mut NoLog);
                    }
                }
                proved += 1;
            }
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let action = drawn(&actions, &weights, &mut dice);
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    assert!(proved > 100, "{proved}");
}

/// Plays choices of these names one after the other.
fn after(game: &Arctic, choices: &[&str]) -> Option<Arctic> {
    let (mut game, mut actions) = (*game, Vec::new());
    for choice in choices {
        game.actions(&mut actions);
        let action = actions.iter().find(|action| action.to_string() == **choice)?;
        game.play(*action, &mut Dice::quick(1), &mut NoLog);
    }
    Some(game)
}

#[test]
fn arctic_leaves_out_only_what_can_still_be_done_after_the_own_hunter() {
    // A search would have to guess; here it is certain. The own hunter may stay where it is, and then all is as if it had been left out.
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    let mut left_out = 0;
    for seed in 0..30 {
        let seats = 2 + seed as usize % 3;
        let mut dice = Dice::quick(seed);
        let mut game = Arctic::new(&Arctic::recommended(seats), seats, &mut dice, &mut NoLog).expect("a game");
        while game.turn() != Turn::Over {
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let names: Vec<String> = actions.iter().map(ToString::to_string).collect();
            let own = names.iter().zip(&weights).find(|(name, weight)| name.starts_with("activate:") && **weight > 0.0);
            for (name, _) in names.iter().zip(&weights).filter(|(_, weight)| **weight == 0.0) {
                let (own, _) = own.expect("the own hunter can be used");
                let [first, then] = [vec![&name[..]], vec![own, "finish", name]].map(|line| after(&game, &line));
                assert_eq!(first, then, "seed {seed}: {name} instead of {own}");
                assert!(first.is_some_and(|game| game.turn() != Turn::Over), "seed {seed}: {name} ends the game");
                left_out += 1;
            }
            let action = drawn(&actions, &weights, &mut dice);
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    assert!(left_out > 500, "{left_out}");
}

#[test]
fn others_leave_out_nothing_at_all() {
    assert_eq!(examine::<AWildVenture>(2, 30, 1, |_| true), (0, 0));
    for seats in 1..=5 {
        assert_eq!(examine::<AnimalKingdoms>(seats, 3, 1, |_| true), (0, 0));
    }
    for seats in 2..=6 {
        assert_eq!(examine::<Root>(seats, 2, 1, |_| true), (0, 0));
    }
}

#[test]
fn advisors_of_tundra_who_have_done_their_work_are_not_missed() {
    // A search may see more in one of two ways that come to the same. But whatever is done after somebody useful was dismissed can be
    // done as well, for the same points in the end, after somebody was dismissed who will not be asked again.
    let (mut actions, mut weights, mut offered) = (Vec::new(), Vec::new(), Vec::new());
    let mut proved = 0;
    for seed in 0..60 {
        let (mut game, mut dice) = dealt(seed);
        while game.turn() != Turn::Over {
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let dismissed = |never: bool| {
                let mut choices = actions.iter().zip(&weights).filter(|(_, weight)| (**weight == 0.0) == never);
                choices.find_map(|(action, _)| if let Action::Dismiss(card) = action { Some(*card) } else { None })
            };
            if let (Some(useful), Some(spent)) = (dismissed(true), dismissed(false)) {
                let (mut without, mut with) = (game, game);
                let [mut luck, mut same] = [Dice::quick(seed), Dice::quick(seed)];
                without.play(Action::Dismiss(useful), &mut luck, &mut NoLog);
                with.play(Action::Dismiss(spent), &mut same, &mut NoLog);
                while with.turn() != Turn::Over {
                    with.actions(&mut offered);
                    offered.retain(|&action| action != Action::Advisor(useful));
                    if let [only] = offered[..] {
                        // Without the useful one, what has a single answer was answered.
                        with.play(only, &mut same, &mut NoLog);
                        continue;
                    }
                    without.actions(&mut actions);
                    let lies = |action: &&Action| matches!(action, Action::Card(_));
                    if !actions.iter().filter(lies).eq(offered.iter().filter(lies)) {
                        // The discard pile was dealt again, and that is another one.
                        break;
                    }
                    without.priors(&actions, &mut weights);
                    let action = drawn(&actions, &weights, &mut dice);
                    let alike = if action == Action::Dismiss(spent) { Action::Dismiss(useful) } else { action };
                    assert!(offered.contains(&alike), "seed {seed}: {alike} can be done as well");
                    without.play(action, &mut luck, &mut NoLog);
                    with.play(alike, &mut same, &mut NoLog);
                }
                if with.turn() == Turn::Over {
                    assert_eq!(without.turn(), Turn::Over, "seed {seed}");
                    assert_eq!(with.standings(Eyes::Open).scores, without.standings(Eyes::Open).scores, "seed {seed}");
                    proved += 1;
                }
            }
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let action = drawn(&actions, &weights, &mut dice);
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    assert!(proved > 10, "{proved}");
}

/// The state without what a player may have more of: points, and what lies in the stores.
fn without_stores(game: &Tundra, seat: Seat) -> (serde_json::Value, Vec<u64>) {
    let mut state = serde_json::to_value(game).expect("a state can be written");
    let player = &mut state["seats"][seat.index()];
    let mut had = Vec::new();
    for store in ["stock", "berries", "points"] {
        match player[store].take() {
            serde_json::Value::Array(all) => had.extend(all.iter().filter_map(serde_json::Value::as_u64)),
            one => had.extend(one.as_u64()),
        }
    }
    (state, had)
}

#[test]
fn whoever_takes_what_a_boost_of_tundra_gives_can_still_forgo_the_rest() {
    // To stop before it leads to the same state, but for what was given.
    let (mut actions, mut weights, mut offered) = (Vec::new(), Vec::new(), Vec::new());
    let mut proved = 0;
    for seed in 0..12 {
        let (mut game, mut dice) = dealt(seed);
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let forgoes = |(action, weight): (&Action, &f32)| *action == Action::Stop && *weight == 0.0;
            if actions.iter().zip(&weights).any(forgoes) {
                let mut stopped = game;
                stopped.play(Action::Stop, &mut Dice::quick(1), &mut NoLog);
                let (state, had) = without_stores(&stopped, seat);
                let given = actions.iter().filter(|action| matches!(action, Action::Act(_))).any(|&act| {
                    let mut taken = game;
                    taken.play(act, &mut Dice::quick(1), &mut NoLog);
                    loop {
                        let (same, has) = without_stores(&taken, seat);
                        if same == state {
                            return has != had && has.iter().zip(&had).all(|(has, had)| has >= had);
                        }
                        taken.actions(&mut offered);
                        let declined = [Action::Stop, Action::Done, Action::Skip, Action::Keep, Action::EndTurn];
                        let take = offered.iter().find(|action| matches!(action, Action::Take(_)));
                        let rest = declined.iter().find(|action| offered.contains(action));
                        let Some(&next) = take.or(rest).filter(|_| taken.turn() == Turn::Of(seat)) else {
                            return false;
                        };
                        taken.play(next, &mut Dice::quick(1), &mut NoLog);
                    }
                });
                assert!(given, "seed {seed}: nothing is given among {actions:?}");
                proved += 1;
            }
            let action = drawn(&actions, &weights, &mut dice);
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    assert!(proved > 100, "{proved}");
}
