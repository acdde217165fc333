//! Random games of every kind: they end, and nothing gets lost.

use animal_kingdoms::{AnimalKingdoms, Level, Options};
use engine::{Dice, Entry, Eyes, Game, Turn};

fn kinds() -> Vec<(usize, Options)> {
    let mut kinds: Vec<_> = (2..=5).map(|players| (players, Options::default())).collect();
    kinds.extend((2..=5).map(|players| (players, Options { peace_treaty: true, ..Options::default() })));
    for solo_level in [Level::Easy, Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard] {
        kinds.push((1, Options { solo_level, ..Options::default() }));
    }
    kinds
}

#[test]
fn random_games_end_and_views_stay_as_they_are_when_imagined() {
    let mut dice = Dice::quick(3);
    let mut actions = Vec::new();
    for (players, options) in kinds() {
        let mut longest = 0;
        for _ in 0..100 {
            let mut log: Vec<Entry<_>> = Vec::new();
            let mut game = AnimalKingdoms::new(&options, players, &mut dice, &mut log).unwrap();
            let mut plies = 0;
            loop {
                game.actions(&mut actions);
                assert_eq!(actions.is_empty(), game.turn() == Turn::Over);
                for eyes in Eyes::everyone(players) {
                    let mut world = game;
                    world.imagine(eyes, &mut dice);
                    assert_eq!(world.view(eyes), game.view(eyes));
                    assert_eq!(world.secrets(eyes), game.secrets(eyes));
                }
                // Few withdraw of their own free will.
                let mut action = *match dice.pick(&actions) {
                    Some(action) => action,
                    None => break,
                };
                if dice.below(10) > 0 {
                    action = actions[0];
                }
                game.play(action, &mut dice, &mut log);
                plies += 1;
                assert!(plies < 5_000);
            }
            longest = longest.max(plies);
        }
        println!("{players} players, {options:?}: at most {longest} plies");
    }
}
