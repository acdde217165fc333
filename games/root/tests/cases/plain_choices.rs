//! Plain choices, faction by faction: positions in which every good player does the same, and bots must find it.

use engine::{Game, Judgement, Turn};
use root::Root;
use root::position::Position;

use crate::sense::{four, stands, takes};

/// Levels that think and never slip, and seeds to think with.
const LEVELS: [&str; 2] = ["greedy", "medium"];
const SEEDS: u64 = 3;

/// Plays on with bots of a level as long as the same player is at turn, with luck that follows from the seed.
fn turn_of(game: &Root, level: &str, seed: u64) -> (Root, Vec<String>) {
    let (mut game, who) = (*game, game.active());
    let (mut dice, mut taken) = (engine::Dice::quick(seed), Vec::new());
    while game.turn() != Turn::Over && game.active() == who {
        let text = takes(&game, level, seed);
        game.choose_with(&text, &mut dice);
        taken.push(text);
    }
    (game, taken)
}

/// Every level that thinks takes one of these in its turn.
fn takes_in_turn(game: &Root, wanted: &[&str]) {
    for level in LEVELS {
        for seed in 0..SEEDS {
            let (_, taken) = turn_of(game, level, seed);
            let found = taken.iter().any(|text| wanted.iter().any(|wanted| text.starts_with(wanted)));
            assert!(found, "{level} took {taken:?} instead of {wanted:?}");
        }
    }
}

/// Every level takes just this, here and now.
fn takes_now(game: &Root, wanted: &str) {
    for level in LEVELS {
        for seed in 0..SEEDS {
            assert_eq!(takes(game, level, seed), wanted, "{level} with seed {seed}, asked {}", game.asks());
        }
    }
}

#[test]
fn the_marquise_builds_with_her_wood() {
    let position = four().pieces("c1", "wood wood").warriors("marquise", "c5", 3).warriors("marquise", "c9", 3);
    takes_in_turn(&position.turn("marquise", "daylight").build(), &["build:"]);
}

#[test]
fn the_marquise_takes_an_open_roost_next_to_her_band() {
    let position = four().warriors("marquise", "c8", 4).pieces("c8", "roost").points("eyrie", 8);
    takes_in_turn(&position.turn("marquise", "daylight").build(), &["battle"]);
}

#[test]
fn the_eyrie_attack_what_stands_open_and_not_a_wall() {
    let game = four()
        .warriors("eyrie", "c7", 4)
        .pieces("c7", "sawmill")
        .warriors("alliance", "c7", 4)
        .decree("battle", "mouse_in_a_sack")
        .points("marquise", 9)
        .decree_at("battle")
        .build();
    assert_eq!(game.asks(), "eyrie battle_defender");
    takes_now(&game, "marquise");
}

#[test]
fn the_eyrie_do_not_promise_what_they_cannot_do() {
    // The only roost stands among rabbits: nothing can be recruited among foxes, though a roost could be built there.
    let game = four().hand("eyrie", "anvil bake_sale").turn("eyrie", "birdsong").build();
    assert_eq!(game.asks(), "eyrie decree_add");
    for level in LEVELS {
        for seed in 0..SEEDS {
            assert_ne!(takes(&game, level, seed), "decree:anvil:recruit", "{level}");
        }
    }
}

#[test]
fn the_alliance_revolts_where_it_costs_the_others_most() {
    let game = four()
        .pieces("c10", "sympathy sawmill workshop")
        .warriors("marquise", "c10", 4)
        .pieces("c5", "sympathy")
        .supporters("bake_sale cobbler#1")
        .points("marquise", 8)
        .turn("alliance", "birdsong")
        .build();
    assert_eq!(game.asks(), "alliance revolt");
    takes_now(&game, "c10");
}

#[test]
fn the_alliance_trains_its_first_officers() {
    let position = four().pieces("c10", "base sympathy").warriors("alliance", "c10", 3);
    let game = position.hand("alliance", "bake_sale cobbler#1").turn("alliance", "daylight").build();
    takes_in_turn(&game, &["train:"]);
}

#[test]
fn the_alliance_spreads_a_token_that_scores_four() {
    let tokens = ["c1", "c2", "c5", "c6", "c8", "c9", "c11"];
    let position = tokens.into_iter().fold(four(), |position, clearing| position.pieces(clearing, "sympathy"));
    let game = position
        .points("alliance", 18)
        .points("marquise", 18)
        .pieces("c10", "base")
        .supporters("bake_sale cobbler#1 cobbler#2 smugglers_trail")
        .turn("alliance", "birdsong")
        .build();
    takes_in_turn(&game, &["c3", "c4", "c10"]);
}

#[test]
fn a_vagabond_explores_a_ruin_at_their_feet() {
    let position = four().ruin("c12", "hammer").turn("vagabond", "daylight");
    takes_in_turn(&position.build(), &["explore"]);
}

#[test]
fn a_vagabond_gives_up_no_bag_that_others_are_carried_in() {
    let items = "bag boots boots:exhausted torch sword crossbow:exhausted hammer tea:exhausted";
    let position = Position::new("marquise eyrie vagabond").warriors("marquise", "c12", 6).warriors("eyrie", "c3", 4);
    let position = position.pieces("c3", "roost").leader("despot").vagabond("vagabond", "thief", "c12", items);
    let game = position.battle("marquise", "c12", "vagabond").rolling([2, 0]);
    assert_eq!(game.asks(), "vagabond take_hit");
    for level in LEVELS {
        for seed in 0..SEEDS {
            assert_ne!(takes(&game, level, seed), "item:bag:ready", "{level}");
        }
    }
}

#[test]
fn a_vagabond_who_runs_away_is_hurt() {
    let position = Position::new("marquise eyrie vagabond")
        .warriors("marquise", "c12", 4)
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .vagabond("vagabond", "thief", "c12", "boots boots torch tea hammer crossbow sword")
        .stance("vagabond", "marquise", "hostile")
        .points("vagabond", 22)
        .points("marquise", 15);
    takes_in_turn(&position.turn("marquise", "daylight").build(), &["battle"]);
}

#[test]
fn what_a_vagabond_cannot_carry_is_worth_little() {
    let with = |items: &str| {
        // In the middle of a game: in the beginning an item more or less tells little about who will win.
        let position = Position::new("marquise eyrie vagabond")
            .warriors("marquise", "c1", 3)
            .warriors("eyrie", "c3", 3)
            .points("marquise", 15)
            .points("eyrie", 15)
            .points("vagabond", 15);
        stands(&position.vagabond("vagabond", "thief", "c12", items).turn("marquise", "daylight").build(), 2)
    };
    let gain = with("boots boots torch sword sword hammer crossbow") - with("boots boots torch sword sword hammer");
    let carried =
        with("bag boots boots torch sword sword hammer crossbow") - with("bag boots boots torch sword sword hammer");
    assert!(carried > gain + 0.005, "{carried} with a bag, {gain} without one");
}

#[test]
fn a_vagabond_shoots_a_building_without_a_guard() {
    let position = Position::new("marquise eyrie vagabond")
        .warriors("marquise", "c1", 3)
        .pieces("c12", "workshop")
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .vagabond("vagabond", "ranger", "c12", "boots sword crossbow")
        .points("marquise", 6);
    takes_in_turn(&position.turn("vagabond", "daylight").build(), &["strike", "battle"]);
}

fn river() -> Position {
    Position::new("eyrie riverfolk vagabond cult")
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .vagabond("vagabond", "thief", "c12", "boots torch tea sword")
        .warriors("cult", "c1", 4)
        .pieces("c1", "garden")
        .cult("fox", false, 0)
}

#[test]
fn the_riverfolk_open_a_first_trade_post() {
    let position = river().warriors("riverfolk", "c7", 3).river_box("funds", "riverfolk", 3);
    takes_in_turn(&position.turn("riverfolk", "daylight").build(), &["establish:"]);
}

#[test]
fn nobody_feeds_riverfolk_who_are_ahead_for_a_card_without_use() {
    let game = river()
        .warriors("riverfolk", "c7", 3)
        .pieces("c7", "trade_post")
        .river_box("funds", "riverfolk", 6)
        .points("riverfolk", 14)
        .points("eyrie", 6)
        .prices([2, 2, 2])
        .hand("riverfolk", "scouting_party#1 stand_and_deliver#1")
        .turn("eyrie", "start")
        .build();
    assert_eq!(game.asks(), "eyrie birdsong_start");
    takes_now(&game, "pass");
}

#[test]
fn a_purchase_that_wins_is_made() {
    let mut game = Position::new("marquise eyrie riverfolk")
        .warriors("marquise", "c5", 3)
        .pieces("c5", "workshop workshop")
        .pieces("c1", "keep")
        .warriors("marquise", "c1", 2)
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .warriors("riverfolk", "c7", 3)
        .pieces("c7", "trade_post")
        .points("marquise", 27)
        .points("riverfolk", 26)
        .prices([3, 4, 4])
        .hand("riverfolk", "bake_sale")
        .turn("marquise", "start")
        .build();
    assert_eq!(game.asks(), "marquise birdsong_start");
    takes_now(&game, "buy:hand_card:bake_sale");
    game.choose("buy:hand_card:bake_sale");
    for level in LEVELS {
        assert_eq!(turn_of(&game, level, 1).0.turn(), Turn::Over, "{level}");
    }
}

#[test]
fn a_rich_trade_post_is_the_first_thing_to_fall() {
    let game = river()
        .warriors("eyrie", "c7", 5)
        .warriors("riverfolk", "c7", 1)
        .pieces("c7", "trade_post")
        .warriors("cult", "c7", 1)
        .river_box("funds", "riverfolk", 8)
        .points("riverfolk", 12)
        .decree("battle", "mouse_in_a_sack")
        .decree_at("battle")
        .build();
    assert_eq!(game.asks(), "eyrie battle_defender");
    takes_now(&game, "riverfolk");
}

#[test]
fn the_cult_scores_with_a_pair_of_gardens() {
    let position =
        river().pieces("c6", "garden").warriors("cult", "c6", 2).hand("cult", "stand_and_deliver#1 tax_collector#1");
    takes_in_turn(&position.turn("cult", "daylight").build(), &["score:"]);
}

#[test]
fn the_cult_plants_the_second_garden_of_a_suit() {
    let position = river().warriors("cult", "c8", 3).warriors("cult", "c9", 3).hand("cult", "anvil");
    takes_in_turn(&position.turn("cult", "daylight").build(), &["build:anvil:c8"]);
}
