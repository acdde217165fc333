//! Every promise of the contract, a case of the rules, and a game among bots.

use bots::{LEVELS, Limits, choose};
use engine::testkit::{Suite, Table};
use engine::{Dice, Eyes, Game, Glimpse, NoLog};
use hedgehogs::{Hedgehogs, MUSHROOMS, Options, View};

#[test]
fn hedgehogs_keep_every_promise() {
    Suite::<Hedgehogs>::new().games(50).invariant(mushrooms_are_all_there).source("src").run();
}

fn mushrooms_are_all_there(game: &Hedgehogs) -> Result<(), String> {
    let View { held, trail, stores, wood, .. } = game.view(Eyes::Open);
    let all =
        held.iter().sum::<usize>() + trail.len() + stores.iter().map(|&store| usize::from(store)).sum::<usize>() + wood;
    if all == usize::from(MUSHROOMS) { Ok(()) } else { Err(format!("there are {all} mushrooms")) }
}

#[test]
fn rule_3_a_smaller_mushroom_gathers_the_trail() {
    let mut table = Table::begin(|dice, log| Hedgehogs::new(&Options {}, 2, dice, log).unwrap());
    while table.view().stores == [0, 0] {
        let before = table.view();
        let smallest: u8 = table.offered("lay:")[0].parse().unwrap();
        table.play(&format!("lay:{smallest}"));
        let gathers = before.trail.last().is_some_and(|&last| smallest < last);
        let stored: u8 = table.view().stores.iter().sum();
        assert_eq!(usize::from(stored), if gathers { before.trail.len() } else { 0 });
        assert_eq!(table.view().trail.len(), if gathers { 1 } else { before.trail.len() + 1 });
    }
}

#[test]
fn the_lesson_can_be_taken() {
    draw::school::attend::<Hedgehogs>().unwrap();
}

#[test]
fn bots_play_it_to_the_end() {
    let level = LEVELS.iter().find(|level| level.id == "easy").unwrap();
    let mut game = Hedgehogs::new(&Options {}, 3, &mut Dice::quick(7), &mut NoLog).unwrap();
    let mut dice = Dice::quick(8);
    while let Some(seat) = game.turn().seat() {
        let thought = choose(level, &Glimpse::new(&game, seat), dice.seed(), &Limits::default()).unwrap();
        game.play(thought.action, &mut dice, &mut NoLog);
    }
    assert!(game.standings(Eyes::Open).over());
}
