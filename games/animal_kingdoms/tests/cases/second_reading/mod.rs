//! A second reading of the rules: a slow referee that plays along with random games. It shares no rules with the game, only the
//! order in which things are told. It learns from the events what chance has brought, and foretells everything else: who
//! is asked, what can be chosen in which order, every event, every score.
mod fights;
mod referee;
mod seasons;
mod upstart;

use animal_kingdoms::{Action, AnimalKingdoms, Event, Level, Options};
use engine::{Dice, Entry, Eyes, Game};
use referee::{Referee, Told};

fn all_of(log: &[Entry<Event>]) -> Told {
    log.iter().filter_map(|entry| entry.seen_by(Eyes::Open).copied()).collect()
}

/// Mostly claims, some rallies, few withdrawals: ages that fill the kingdoms and end in battles.
fn choose(actions: &[Action], dice: &mut Dice) -> Action {
    let weight = |action: &Action| match action {
        Action::Claim => 30,
        Action::Rally => 6,
        Action::Withdraw | Action::Done => 1,
        _ => 4,
    };
    let mut left = dice.below(actions.iter().map(weight).sum());
    for action in actions {
        match left.checked_sub(weight(action)) {
            Some(rest) => left = rest,
            None => return *action,
        }
    }
    actions[0]
}

/// Plays a game to its end beside the referee; says how many battles were fought.
fn play_along(players: usize, options: &Options, seed: u64) -> u32 {
    let (mut dice, mut log, mut actions) = (Dice::quick(seed), Vec::new(), Vec::new());
    let mut game = AnimalKingdoms::new(options, players, &mut dice, &mut log).unwrap();
    let mut referee = Referee::new(players, options, &game.view(Eyes::Open), all_of(&log));
    loop {
        referee.agrees_with(&game.view(Eyes::Open));
        game.actions(&mut actions);
        let names: Vec<String> = actions.iter().map(Action::to_string).collect();
        assert_eq!(names, referee.choices());
        if actions.is_empty() {
            break;
        }
        let action = choose(&actions, &mut dice);
        log.clear();
        game.play(action, &mut dice, &mut log);
        referee.play(action, all_of(&log));
    }
    let standings = game.standings(Eyes::Crowd);
    assert_eq!(standings.places.unwrap().values(), referee.places());
    referee.battles
}

#[test]
fn games_of_two_to_five_are_played_by_the_book() {
    for players in 2..=5 {
        let battles: u32 = (0..150).map(|seed| play_along(players, &Options::default(), seed)).sum();
        assert!(battles > 100, "{players} players: only {battles} battles");
    }
}

#[test]
fn peaceful_games_are_played_by_the_book() {
    for players in 2..=5 {
        let options = Options { peace_treaty: true, ..Options::default() };
        assert_eq!((0..60).map(|seed| play_along(players, &options, seed)).sum::<u32>(), 0);
    }
}

#[test]
fn solo_games_are_played_by_the_book() {
    for solo_level in [Level::Easy, Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard] {
        let options = Options { solo_level, ..Options::default() };
        let battles: u32 = (0..150).map(|seed| play_along(1, &options, seed)).sum();
        assert!(battles > 100, "{solo_level:?}: only {battles} battles");
    }
}
