//! What bots should see at a glance, kind by kind: pairs of positions of which one is plainly better, choices that a good
//! player takes, and what judgement may never say.

mod dominance;
mod raids;
mod wood;

use bots::{Level, Limits, choose};
use engine::{DOUBTFUL, Dice, Game, Glimpse, Judgement, NoLog, Seat, Turn};
use root::position::Position;
use root::{Action, Options, Root};

use crate::marquise::by_day;

/// How well a faction stands.
pub(crate) fn stands(game: &Root, faction: usize) -> f32 {
    game.outlook()[Seat(faction as u8)]
}

/// The weight of a choice at first sight, as a share of all.
fn weight(game: &Root, text: &str) -> f32 {
    let (mut actions, mut weights) = (Vec::<Action>::new(), Vec::new());
    game.actions(&mut actions);
    game.priors(&actions, &mut weights);
    let at = actions.iter().position(|action| action.to_string() == text);
    let at = at.unwrap_or_else(|| panic!("`{text}` is not among {:?}", game.options()));
    weights[at] / weights.iter().sum::<f32>()
}

/// What a bot of a level takes.
pub(crate) fn takes(game: &Root, level: &str, seed: u64) -> String {
    let Turn::Of(seat) = game.turn() else { panic!("the game is over") };
    let level = Level::from_name(level).unwrap();
    choose(level, &Glimpse::new(game, seat), seed, &Limits::default()).unwrap().action.to_string()
}

/// Four factions, the Marquise and the Eyrie in opposite corners.
pub(crate) fn four() -> Position {
    Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c1", 3)
        .pieces("c1", "keep sawmill")
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .vagabond("vagabond", "thief", "c12", "boots torch tea sword")
}

#[test]
fn nothing_is_worth_more_than_a_victory_or_less_than_a_defeat_and_nothing_is_ruled_out() {
    let (mut actions, mut weights) = (Vec::<Action>::new(), Vec::new());
    for seats in 2..=6 {
        for seed in 0..12 {
            let mut dice = Dice::quick(seed);
            let mut game = Root::new(&Options::default(), seats, &mut dice, &mut NoLog).unwrap();
            while game.turn() != Turn::Over {
                game.actions(&mut actions);
                game.priors(&actions, &mut weights);
                assert_eq!(weights.len(), actions.len());
                for (action, weight) in actions.iter().zip(&weights) {
                    // Bad bargains, hopeless dominance cards, days cut short, dear cards for a lone warrior, the last guard
                    // on a march and blows against a partner are doubtful, but a rule of thumb can be wrong.
                    let text = action.to_string();
                    let doubts = ["buy:", "activate_dominance:", "take_dominance:", "end_daylight"];
                    let asked = game.asks();
                    let gives = [
                        "field_hospital",
                        "move_from",
                        "move_count",
                        "march_second",
                        "cobbler",
                        "battle_defender",
                        "strike_target",
                    ];
                    let gives = gives.iter().any(|question| asked.ends_with(question));
                    let doubted = gives || doubts.iter().any(|it| text.starts_with(it));
                    let least = if doubted { DOUBTFUL } else { 0.001 };
                    assert!(weight.is_finite() && *weight >= least, "{weight} for {action}");
                }
                assert!(weights.iter().any(|weight| *weight > 0.0), "{weights:?} for {actions:?}");
                let outlook = game.outlook();
                assert!(outlook.values().iter().all(|share| (0.0..=1.0).contains(share)), "{outlook:?}");
                assert!((outlook.values().iter().sum::<f32>() - 1.0).abs() < 1e-3, "{outlook:?}");
                let action = *dice.pick(&actions).unwrap();
                game.play(action, &mut dice, &mut NoLog);
            }
        }
    }
}

#[test]
fn a_shared_victory_counts_half() {
    let position = four().points("vagabond", 12).points("marquise", 10).points("eyrie", 14).points("alliance", 14);
    let alone = position.turn("vagabond", "daylight").hand("vagabond", "dominance_fox").build();
    let mut joined = alone;
    joined.choose("coalition:dominance_fox:marquise");
    let (partner, vagabond) = (stands(&joined, 0), stands(&joined, 3));
    assert_eq!(partner, vagabond);
    assert!(partner + vagabond < 1.0 && partner < 0.5);
    // And nobody holds a partner back.
    assert!(!joined.are_rivals(Seat(0), Seat(3)) && joined.are_rivals(Seat(0), Seat(1)));
    // A Vagabond who is not behind does not give away half of it.
    assert!(vagabond < stands(&alone, 3));
    assert_ne!(takes(&alone, "medium", 1), "coalition:dominance_fox:marquise");
}

#[test]
fn nobody_shoots_at_a_partner() {
    let game = Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c1", 3)
        .pieces("c1", "keep sawmill")
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .warriors("eyrie", "c11", 1)
        .pieces("c11", "sympathy")
        .points("alliance", 12)
        .points("eyrie", 16)
        .vagabond("vagabond", "ranger", "c11", "boots torch crossbow sword")
        .coalition("vagabond", "alliance", "dominance_bird")
        .turn("vagabond", "daylight")
        .build();
    let mut shot = game;
    shot.choose("strike");
    assert_eq!(shot.asks(), "vagabond strike_target");
    assert!(weight(&shot, "sympathy") < 1e-3, "at first sight");
    for seed in 0..4 {
        assert_eq!(takes(&shot, "medium", seed), "warrior:eyrie", "seed {seed}");
    }
    // A battle against a partner's token is no better.
    let mut battle = game;
    battle.choose("battle");
    assert!(weight(&battle, "alliance") < 1e-3, "at first sight");
}

#[test]
fn a_decree_that_cannot_be_obeyed_is_a_burden() {
    // Both roosts stand in rabbit clearings: nothing can be recruited among foxes.
    let position = || four().warriors("eyrie", "c4", 2).pieces("c4", "roost").turn("marquise", "daylight");
    let good = position().decree("recruit", "bake_sale").build();
    let bad = position().decree("recruit", "anvil").build();
    assert!(stands(&bad, 1) < stands(&good, 1));
    let none = position().build();
    assert!(stands(&bad, 1) < stands(&none, 1), "a card that brings turmoil is worse than none");
}

#[test]
fn cards_that_must_bring_turmoil_are_not_added_to_the_decree() {
    let game = four().warriors("eyrie", "c6", 2).hand("eyrie", "anvil bake_sale").turn("eyrie", "birdsong").build();
    assert_eq!(game.asks(), "eyrie decree_add");
    // No roost stands in a fox clearing, and the only rabbit clearing that is held has no room for another.
    assert!(weight(&game, "decree:anvil:recruit") < weight(&game, "decree:bake_sale:recruit"));
    assert!(weight(&game, "decree:bake_sale:build") < weight(&game, "decree:anvil:move"));
    for seed in 0..3 {
        assert_ne!(takes(&game, "medium", seed), "decree:anvil:recruit");
    }
}

#[test]
fn cards_are_more_than_their_number() {
    let position = || four().pieces("c9", "workshop").turn("eyrie", "daylight");
    let craftable = position().hand("marquise", "root_tea_fox").build();
    let idle = position().hand("marquise", "stand_and_deliver#1").build();
    assert!(stands(&craftable, 0) > stands(&idle, 0));
    // Once the last tea is crafted, the card is a card like any other.
    let late = position().hand("marquise", "root_tea_fox").items("tea", 0).build();
    assert!(stands(&late, 0) < stands(&craftable, 0));
}

#[test]
fn items_are_more_than_their_condition() {
    let with = |items: &str| {
        let position =
            Position::new("marquise eyrie vagabond").warriors("marquise", "c1", 3).warriors("eyrie", "c3", 3);
        stands(&position.vagabond("vagabond", "thief", "c12", items).turn("marquise", "daylight").build(), 2)
    };
    assert!(
        with("boots torch tea sword hammer") > with("boots torch tea sword sword"),
        "a first hammer beats a second sword"
    );
    assert!(with("boots torch tea sword") > with("boots torch tea:exhausted sword"), "tea refreshes only face up");
    assert!(with("boots torch tea sword") > with("boots torch tea sword:damaged"));
}

#[test]
fn pieces_without_a_guard_are_in_danger() {
    let guarded = |guards: u8| {
        let position = four().pieces("c11", "workshop").warriors("eyrie", "c11", 0);
        let position = if guards > 0 {
            position.warriors("marquise", "c11", guards)
        } else {
            position.warriors("marquise", "c1", 3)
        };
        stands(&position.turn("eyrie", "birdsong").build(), 0)
    };
    // The same three warriors, next to the Eyrie's band or far away.
    assert!(guarded(3) > guarded(0));
}

#[test]
fn the_last_guard_of_the_keep_does_not_march_away_from_enemies_next_door() {
    // The Eyrie stand beside her keep and her sawmill, which one warrior guards.
    let position = Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c4", 1)
        .pieces("c4", "keep sawmill")
        .warriors("marquise", "c9", 2)
        .pieces("c9", "sawmill")
        .warriors("marquise", "c7", 1)
        .warriors("marquise", "c8", 1)
        .warriors("eyrie", "c12", 2)
        .warriors("eyrie", "c2", 4)
        .pieces("c2", "roost")
        .leader("despot")
        .vagabond("vagabond", "tinker", "c6", "boots torch bag hammer");
    let game = by_day(position);
    let mut march = game;
    march.choose("march");
    assert!(weight(&march, "c4") < 1e-3, "at first sight");
    for seed in 0..4 {
        let mut game = game;
        while game.active() == Some(Seat(0)) && game.turn() == Turn::Of(Seat(0)) {
            let text = takes(&game, "medium", seed);
            game.choose(&text);
        }
        assert!(game.warriors_at("marquise", "c4") > 0, "seed {seed}");
    }
}

#[test]
fn a_base_is_guarded_for_all_that_is_lost_with_it() {
    let guarded = |men: u8, officers: u8, supporters: &str| {
        let position = four().warriors("eyrie", "c12", 3).warriors("alliance", "c9", men).pieces("c9", "base sympathy");
        stands(&position.officers(officers).supporters(supporters).turn("eyrie", "daylight").build(), 2)
    };
    let followers = |men: u8| guarded(men, 4, "dominance_mouse root_tea_mouse travel_gear_mouse");
    let alone = guarded(4, 0, "") - guarded(0, 0, "");
    assert!(followers(4) - followers(0) > 1.3 * alone, "{} and {alone}", followers(4) - followers(0));

    // Whoever operates leaves a warrior with the base.
    let position = four()
        .warriors("eyrie", "c12", 3)
        .warriors("alliance", "c9", 1)
        .pieces("c9", "base sympathy")
        .officers(2)
        .supporters("root_tea_mouse travel_gear_mouse")
        .turn("alliance", "evening");
    for seed in 0..4 {
        let mut game = position.clone().build();
        while game.active() == Some(Seat(2)) && game.turn() == Turn::Of(Seat(2)) {
            let text = takes(&game, "medium", seed);
            game.choose(&text);
        }
        assert!(game.warriors_at("alliance", "c9") > 0, "seed {seed}");
    }
}

#[test]
fn first_places_are_no_matter_of_chance() {
    let mut dice = Dice::quick(3);
    let options = Options::default();
    let mut seen = [false; 6];
    for seed in 0..40 {
        let mut game = Root::new(&options, 5, &mut Dice::quick(seed), &mut NoLog).unwrap();
        for _ in 0..24 {
            let question = game.asks();
            let Some(kind) = ["keep", "leader", "character", "forest", "outcast", "price"]
                .iter()
                .position(|kind| question.contains("setup") && question.ends_with(kind))
            else {
                let text = dice.pick(&game.options()).unwrap().clone();
                if !question.contains("setup") {
                    break;
                }
                game.choose(&text);
                continue;
            };
            let weights: Vec<f32> = game.options().iter().map(|option| weight(&game, option)).collect();
            let differ = weights.iter().any(|other| (other - weights[0]).abs() > 0.01);
            // In the beginning no building stands anywhere, so that outcasts may be all the same.
            seen[kind] |= differ;
            let text = dice.pick(&game.options()).unwrap().clone();
            game.choose(&text);
        }
    }
    assert_eq!(seen, [true; 6], "keep, leader, character, forest, outcast, price");
}

#[test]
fn whoever_can_win_does() {
    let position = four().points("marquise", 29).points("eyrie", 27).pieces("c1", "wood").warriors("marquise", "c5", 2);
    let game = by_day(position);
    for level in ["greedy", "easy", "medium", "hard"] {
        for seed in 0..3 {
            let mut game = game;
            while game.active() == Some(Seat(0)) {
                let text = takes(&game, level, seed);
                game.choose(&text);
            }
            assert_eq!(game.turn(), Turn::Over, "{level}");
        }
    }
}

#[test]
fn an_open_trade_post_draws_attacks_when_the_riverfolk_are_rich() {
    let game = |funds: u8| {
        Position::new("eyrie riverfolk vagabond cult")
            .warriors("eyrie", "c7", 4)
            .pieces("c3", "roost")
            .leader("commander")
            .pieces("c7", "trade_post")
            .vagabond("vagabond", "thief", "c12", "boots torch tea sword")
            .river_box("funds", "riverfolk", funds)
            .turn("cult", "daylight")
            .build()
    };
    // A warrior in Funds pays a point each turn.
    assert!(stands(&game(6), 1) > stands(&game(3), 1) && stands(&game(3), 1) > stands(&game(1), 1));
    let mut rich = Position::new("eyrie riverfolk vagabond cult")
        .warriors("eyrie", "c7", 4)
        .pieces("c3", "roost")
        .leader("commander")
        .pieces("c7", "trade_post")
        .vagabond("vagabond", "thief", "c12", "boots torch tea sword")
        .river_box("funds", "riverfolk", 6)
        .decree_at("battle")
        .build();
    rich.choose(&rich.options()[0].clone());
    assert!(stands(&rich, 1) < stands(&game(6), 1), "{}", rich.asks());
}

/// The Marquise's day beside a trade post with a single guard; the Riverfolk are next.
fn dawn_of_the_riverfolk(points: u8, funds: u8) -> Position {
    Position::new("marquise riverfolk eyrie vagabond")
        .points("marquise", 16)
        .points("riverfolk", points)
        .points("eyrie", 9)
        .leader("commander")
        .warriors("marquise", "c1", 3)
        .pieces("c1", "keep sawmill wood")
        .warriors("marquise", "c5", 3)
        .pieces("c5", "recruiter")
        .warriors("marquise", "c9", 4)
        .pieces("c9", "trade_post")
        .warriors("riverfolk", "c9", 1)
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .vagabond("vagabond", "thief", "c12", "boots torch tea sword")
        .river_box("funds", "eyrie", funds)
        .turn("marquise", "daylight")
}

#[test]
fn whoever_has_thirty_points_with_the_dividends_of_the_next_dawn_has_nearly_won() {
    let chance = |points, funds| stands(&dawn_of_the_riverfolk(points, funds).build(), 1);
    let (dawn, later) = (chance(20, 10), chance(10, 10));
    assert!(dawn > 0.8, "{dawn}");
    assert!(later < dawn, "{later} with ten points less");
    // As soon as nothing of it can be spent any more, what will be scored counts like what is.
    let scored = chance(26, 4);
    assert!((dawn - scored).abs() < 0.15, "{dawn} with ten in Funds, {scored} with four");
}

#[test]
fn a_dawn_that_would_win_is_prevented() {
    for seed in 0..4 {
        let mut game = dawn_of_the_riverfolk(20, 10).build();
        let mut fought = false;
        while game.active() == Some(Seat(0)) {
            let Turn::Of(seat) = game.turn() else { break };
            let text = takes(&game, "greedy", seed);
            fought |= seat == Seat(0) && text == "battle";
            game.choose(&text);
        }
        assert!(fought, "seed {seed}");
    }
}

#[test]
fn nobody_feeds_riverfolk_whose_funds_are_about_to_win() {
    let game = |funds: u8| {
        let position = dawn_of_the_riverfolk(12, funds).prices([1, 1, 4]).hand("riverfolk", "sword_card");
        position.pieces("c2", "workshop workshop").turn("marquise", "start").build()
    };
    assert!(weight(&game(1), "buy:hand_card:sword_card") > 2.0 * weight(&game(14), "buy:hand_card:sword_card"));
}

/// The Marquise as a customer: a warrior at a trade post, and the Riverfolk hold one card at this price.
fn customer(card: &str, price: u8, river_points: u8) -> Root {
    Position::new("marquise riverfolk eyrie vagabond")
        .points("marquise", 12)
        .points("riverfolk", river_points)
        .points("eyrie", 10)
        .leader("commander")
        .warriors("marquise", "c1", 5)
        .pieces("c1", "keep workshop")
        .pieces("c5", "workshop workshop")
        .pieces("c3", "workshop")
        .warriors("marquise", "c3", 2)
        .warriors("marquise", "c5", 4)
        .pieces("c9", "trade_post")
        .warriors("marquise", "c9", 1)
        .warriors("eyrie", "c4", 3)
        .pieces("c4", "roost")
        .warriors("eyrie", "c10", 3)
        .pieces("c10", "roost")
        .vagabond("vagabond", "thief", "c12", "boots torch tea sword")
        .prices([price, 1, 4])
        .hand("riverfolk", card)
        .turn("marquise", "start")
        .build()
}

#[test]
fn a_good_bargain_is_bought_and_a_bad_one_is_not() {
    // Favour of the rabbits clears two roosts and six warriors; four warriors for what she cannot craft only feed whoever leads.
    let good = customer("favor_rabbits", 1, 8);
    let buys = |game: &Root, card: &str, seed| takes(game, "medium", seed) == format!("buy:hand_card:{card}");
    let bought = (0..4).filter(|&seed| buys(&good, "favor_rabbits", seed)).count();
    assert!(bought >= 3, "{bought} of 4 buy the favour");
    let bad = customer("foxfolk_steel", 4, 18);
    assert!((0..4).all(|seed| !buys(&bad, "foxfolk_steel", seed)));
}

#[test]
fn a_dominance_card_is_bought_by_whoever_has_no_better_hope() {
    // The Riverfolk are about to win, she holds two opposite corners, and hardly anybody can dispute them.
    let last_hope = customer("dominance_bird", 1, 26);
    assert!((0..4).all(|seed| takes(&last_hope, "medium", seed) == "buy:hand_card:dominance_bird"));
    let bet = weight(&last_hope, "buy:hand_card:dominance_bird");
    assert!(bet > 0.3, "{bet}");
}

#[test]
fn the_marquise_builds_where_she_is_strong_and_nobody_comes() {
    let position = four()
        .warriors("marquise", "c5", 3)
        .warriors("marquise", "c6", 1)
        .pieces("c1", "wood")
        .turn("marquise", "daylight");
    let mut game = position.build();
    game.choose("build:recruiter");
    // Clearing 6 is next to the Eyrie, and one warrior would guard it.
    assert!(weight(&game, "c5") > 2.0 * weight(&game, "c6"), "{:?}", game.options());
}

#[test]
fn a_sawmill_more_promises_the_marquise_more_than_its_points() {
    let mills = |pieces: &str| stands(&four().pieces("c1", pieces).turn("marquise", "daylight").build(), 0);
    let (one, two) = (mills(""), mills("sawmill"));
    assert!(two > one, "{two} with two sawmills, {one} with one");
}

#[test]
fn a_bird_for_a_lone_warrior_is_doubted() {
    let shot = |hand: &str| {
        let mut game = Position::new("marquise eyrie alliance vagabond")
            .warriors("marquise", "c1", 3)
            .pieces("c1", "keep sawmill")
            .warriors("marquise", "c12", 1)
            .warriors("eyrie", "c3", 4)
            .pieces("c3", "roost")
            .leader("despot")
            .vagabond("vagabond", "ranger", "c12", "boots torch crossbow sword")
            .hand("marquise", hand)
            .turn("vagabond", "daylight")
            .build();
        game.choose("strike");
        assert_eq!(game.asks(), "marquise field_hospital");
        game
    };
    // Doubted at first sight; a search may still find that it is worth it.
    assert!(weight(&shot("sappers#1"), "card:sappers#1") < 1e-3);
    // A card without a use is another matter.
    assert!(weight(&shot("tax_collector#1"), "card:tax_collector#1") > 0.1);
}

#[test]
fn the_marquise_does_not_end_her_day_while_she_could_recruit() {
    let game = four().pieces("c1", "recruiter").turn("marquise", "daylight").build();
    assert!(weight(&game, "end_daylight") < 1e-5);
    for seed in 0..4 {
        assert_ne!(takes(&game, "medium", seed), "end_daylight");
    }
}
