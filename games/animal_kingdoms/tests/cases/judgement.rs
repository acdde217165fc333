//! What bots think, in positions from their own games, as a practised player sees them.

use animal_kingdoms::position::Position;
use animal_kingdoms::{Action, AnimalKingdoms};
use bots::{Level, Limits};
use engine::{Dice, Game, Glimpse, Judgement, NoLog, Seat};

use crate::common::{card, kingdom, position};

/// How much of all first-sight weight a choice has.
fn weight(game: &AnimalKingdoms, choice: Action) -> f32 {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    game.priors(&actions, &mut weights);
    let place = actions.iter().position(|&action| action == choice).unwrap();
    weights[place] / weights.iter().sum::<f32>()
}

/// The position once a card was chosen for a claim.
fn with_card(position: Position, id: &str) -> AnimalKingdoms {
    let mut game = position.build();
    for choice in [Action::Claim, Action::Card(card(id))] {
        game.play(choice, &mut Dice::quick(1), &mut NoLog);
    }
    game
}

/// Borya has left the age. The wolves fit in Tidehollow and Greenwild.
fn left_alone() -> Position {
    position(2)
        .withdrawn(&[1])
        .turn(0)
        .decree("frostpeak", "ranks_low")
        .decree("sunsteppe", "owl_bee")
        .decree("mistmarsh", "lizard_tiger")
        .decree("tidehollow", "even_only")
        .decree("greenwild", "ranks_high")
        .hand(0, "wolf_8 wolf_6 frog_8 frog_6")
}

#[test]
fn somebody_left_alone_overtakes_step_by_step() {
    // One cube in Tidehollow changes nothing yet, but the second one does. In Greenwild Anna leads already.
    let behind = left_alone().age(3).cubes("tidehollow", &[1, 1, 1, 0]).cubes("greenwild", &[0, 0, 0, 1]);
    let game = with_card(behind, "wolf_8");
    let [overtake, idle] = ["tidehollow", "greenwild"].map(|id| weight(&game, Action::Kingdom(kingdom(id))));
    assert!(overtake > 3.0 * idle, "{overtake} {idle}");
}

#[test]
fn somebody_left_alone_goes_for_a_council_once_nothing_else_can_be_had() {
    let first_everywhere = left_alone()
        .cubes("frostpeak", &[0])
        .cubes("sunsteppe", &[0])
        .cubes("mistmarsh", &[0])
        .cubes("tidehollow", &[0, 0, 0, 0, 0, 0])
        .cubes("greenwild", &[0]);
    let game = with_card(first_everywhere, "wolf_8");
    let [capital, idle] = ["tidehollow", "greenwild"].map(|id| weight(&game, Action::Kingdom(kingdom(id))));
    assert!(capital > 3.0 * idle, "{capital} {idle}");
}

/// From a game of `hard` against itself, the last age. Borya is level in Sunsteppe and one behind in Mistmarsh, and only the capitals are left
/// there. He left with that of Mistmarsh, for a battle, and lost the game: Anna took that of Sunsteppe, Greenwild and Tidehollow.
fn open_board() -> Position {
    position(2)
        .age(3)
        .turn(1)
        .score(0, 83)
        .score(1, 97)
        .retreats(0, &[2, 5])
        .decree("frostpeak", "panda_okapi")
        .decree("sunsteppe", "realm_type")
        .decree("mistmarsh", "ranks_low")
        .decree("tidehollow", "ranks_high")
        .decree("greenwild", "wolf_frog")
        .tokens("frostpeak", [5, 8, 9])
        .tokens("sunsteppe", [6, 7, 10])
        .tokens("mistmarsh", [5, 7, 10])
        .tokens("tidehollow", [8, 8, 9])
        .tokens("greenwild", [6, 6, 7])
        .council("frostpeak", &[0])
        .council("sunsteppe", &[1, 0])
        .council("tidehollow", &[1])
        .column("frostpeak", "okapi_3 red_panda_1 okapi_1")
        .cubes("frostpeak", &[0, 1, 0])
        .column("sunsteppe", "frog_4 tiger_3 lizard_6 tiger_5")
        .cubes("sunsteppe", &[1, 0, 1, 0])
        .column("mistmarsh", "okapi_2 frog_2 frog_3 lizard_2 lizard_1")
        .cubes("mistmarsh", &[0, 1, 0, 1, 0])
        .column("tidehollow", "frog_6 okapi_7 tiger_7")
        .cubes("tidehollow", &[1, 0, 1])
        .hand(0, "frog_7 wolf_1 frog_5 red_panda_2")
        .hand(1, "tiger_2 bee_6 lizard_7 bee_8")
}

#[test]
fn who_leaves_reckons_with_what_the_other_still_takes() {
    let game = with_card(open_board(), "tiger_2");
    let level = Level::from_name("hard").unwrap();
    for seed in 0..12 {
        let thought = bots::choose(level, &Glimpse::new(&game, Seat(1)), seed, &Limits::default()).unwrap();
        assert_eq!(thought.action, Action::Kingdom(kingdom("sunsteppe")), "{seed}: {:?}", thought.considered);
    }
}
