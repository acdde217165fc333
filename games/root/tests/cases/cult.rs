//! The Lizard Cult: outcasts, conspiracies, rituals, gardens, Lost Souls.

use engine::{Dice, Eyes, Game, NoLog, Seat};
use root::position::Position;
use root::{BoardView, Faction, Root, Suit};

/// The outcast suit, whether it is hated, and the acolytes.
fn board(game: &Root) -> (Suit, bool, u8) {
    let boards = game.view(Eyes::Crowd).players.into_iter().map(|player| player.board);
    let mut board = boards.filter_map(|board| match board {
        BoardView::Cult { outcast, hated, acolytes, .. } => Some((outcast, hated, acolytes)),
        _ => None,
    });
    board.next().unwrap()
}

fn acolytes(game: &Root) -> u8 {
    board(game).2
}

fn revealed(game: &Root) -> Vec<String> {
    let boards = game.view(Eyes::Crowd).players.into_iter().map(|player| player.board);
    let cards =
        boards.filter_map(|board| if let BoardView::Cult { revealed, .. } = board { Some(revealed) } else { None });
    cards.flatten().map(|card| card.to_string()).collect()
}

fn names(cards: &[root::Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

fn lost_souls(game: &Root) -> Vec<String> {
    names(&game.view(Eyes::Crowd).lost_souls)
}

#[test]
fn case_07_lost_souls_make_outcasts_hated_and_leave() {
    let game = Position::new("cult marquise")
        .cult("fox", false, 0)
        .lost_souls("dominance_fox anvil sword_card royal_claim")
        .turn("cult", "birdsong")
        .build();
    assert_eq!(board(&game), (Suit::Fox, true, 0));
    assert!(lost_souls(&game).is_empty());
    assert_eq!(game.discarded(), ["royal_claim", "anvil", "sword_card"]);
    assert_eq!(names(&game.view(Eyes::Crowd).available), ["dominance_fox"]);
}

#[test]
fn another_suit_is_outcast_but_not_yet_hated() {
    let outcast = |before: &str, hated: bool, souls: &str| {
        let game = Position::new("cult marquise").cult(before, hated, 0).lost_souls(souls);
        let (suit, hated, _) = board(&game.turn("cult", "birdsong").build());
        (suit, hated)
    };
    assert_eq!(outcast("rabbit", true, "anvil sword_card foxfolk_steel"), (Suit::Fox, false));
    assert_eq!(outcast("fox", true, "anvil"), (Suit::Fox, true));
    // Birds do not count, and nothing changes without cards.
    assert_eq!(outcast("mouse", false, "sappers#1 sappers#2 anvil"), (Suit::Fox, false));
    assert_eq!(outcast("mouse", true, "sappers#1 sappers#2"), (Suit::Mouse, true));
    assert_eq!(outcast("mouse", false, ""), (Suit::Mouse, false));
}

#[test]
fn case_43_a_tie_changes_nothing() {
    let game = Position::new("cult marquise")
        .cult("rabbit", true, 0)
        .lost_souls("anvil foxfolk_steel sword_card investments sappers#1 sappers#2 royal_claim")
        .turn("cult", "birdsong")
        .build();
    assert_eq!(board(&game), (Suit::Rabbit, true, 0));
    assert_eq!(game.discarded().len(), 7);
}

/// Foxes are outcast; the Cult has three warriors in c12 beside a workshop and a warrior of the Marquise.
fn plotting(hated: bool, acolytes: u8) -> Position {
    Position::new("cult marquise")
        .pieces("c1", "keep sawmill")
        .warriors("marquise", "c1", 1)
        .pieces("c12", "workshop")
        .warriors("marquise", "c12", 1)
        .warriors("cult", "c12", 3)
        .warriors("marquise", "c9", 3)
        .cult("fox", hated, acolytes)
        .turn("cult", "birdsong")
}

#[test]
fn case_44_hated_outcasts_make_conspiracies_cheaper() {
    let costs = |hated: bool| {
        let mut costs = [0; 3];
        for (cost, option) in costs.iter_mut().zip(["crusade_battle", "convert:c12:marquise", "sanctify:c12:workshop"])
        {
            *cost = (0..=4).find(|&acolytes| plotting(hated, acolytes).build().offers(option)).unwrap();
            let mut game = plotting(hated, 4).build();
            game.choose(option);
            assert_eq!(acolytes(&game), 4 - *cost, "{option}");
        }
        costs
    };
    assert_eq!(costs(true), [1, 1, 2]);
    assert_eq!(costs(false), [2, 2, 3]);
}

#[test]
fn conspiracies_work_in_outcast_clearings_and_not_beside_the_keep() {
    let game = plotting(false, 3).build();
    let expected = ["crusade_battle", "crusade_move", "convert:c12:marquise", "sanctify:c12:workshop", "pass"];
    assert_eq!((game.asks(), game.options()), ("cult conspiracy".into(), expected.map(String::from).into()));
}

#[test]
fn converting_removes_before_it_places() {
    let mut game = plotting(false, 2).hand("marquise", "anvil").build();
    game.choose("convert:c12:marquise");
    // The hospital comes first; the Cult's own warrior waits.
    assert_eq!((game.asks(), game.warriors_at("cult", "c12")), ("marquise field_hospital".into(), 3));
    game.choose("card:anvil");
    assert_eq!((game.warriors_at("marquise", "c12"), game.warriors_at("marquise", "c1")), (0, 2));
    assert_eq!((game.warriors_at("cult", "c12"), acolytes(&game)), (4, 0));
    assert_eq!(lost_souls(&game), ["anvil"]);
}

#[test]
fn converting_works_with_an_empty_supply() {
    // Ruling 18: the acolytes paid return first.
    let mut game = plotting(true, 1).supply("cult", 0).build();
    game.choose("convert:c12:marquise");
    assert_eq!((game.warriors_at("cult", "c12"), game.supply_of("cult")), (4, 0));
}

#[test]
fn sanctifying_scores_and_plants_a_garden() {
    let mut game = plotting(false, 3).build();
    game.choose("sanctify:c12:workshop");
    assert_eq!((game.pieces_at("workshop", "c12"), game.pieces_at("garden", "c12")), (0, 1));
    assert_eq!((game.points_of("cult"), game.ruler_of("c12")), (1, Some(Faction::Cult)));
    // All five gardens of the suit on the map: no sanctification.
    let full = plotting(false, 3).no_ruins("c6").pieces("c6", "garden garden").pieces("c8", "garden garden");
    assert!(full.clone().build().offers("sanctify:c12:workshop"));
    assert!(!full.no_ruins("c12").pieces("c12", "garden").build().offers("sanctify:c12:workshop"));
}

#[test]
fn sanctifying_a_base_lets_the_alliance_lose_it_first() {
    let mut game = Position::new("cult alliance")
        .pieces("c12", "base sympathy")
        .officers(3)
        .supporters("anvil sword_card sappers#1 bake_sale")
        .cult("fox", true, 2)
        .turn("cult", "birdsong")
        .build();
    game.choose("sanctify:c12:base");
    assert_eq!((game.pieces_at("garden", "c12"), game.pieces_at("sympathy", "c12")), (1, 1));
    assert_eq!((game.points_of("cult"), game.supply_of("alliance")), (1, 9));
    // With the Cult in the game, discarded supporters are Lost Souls.
    assert_eq!(lost_souls(&game), ["sappers#1", "anvil"]);
}

#[test]
fn a_crusade_may_move_and_then_fight() {
    let mut game = plotting(false, 2).warriors("cult", "c9", 5).build();
    game.choose("crusade_move");
    // Only c12 is outcast. The Cult rules it, so that every path is open.
    assert_eq!((game.asks(), game.options().len()), ("cult move_to".into(), 5));
    game.choose("c9");
    game.choose("2");
    assert_eq!((game.asks(), game.options()), ("cult crusade_follow".into(), vec!["battle".into(), "pass".into()]));
    game.choose_rolling("battle", [2, 1]);
    assert_eq!((game.warriors_at("marquise", "c9"), game.warriors_at("cult", "c9")), (1, 6));
    assert_eq!((acolytes(&game), game.supply_of("cult")), (0, 25 - 7));
}

#[test]
fn a_crusade_into_sympathy_pays_before_it_fights() {
    let mut game = Position::new("cult alliance")
        .pieces("c9", "sympathy")
        .warriors("cult", "c12", 2)
        .hand("cult", "sword_card")
        .cult("fox", false, 2)
        .turn("cult", "birdsong")
        .build();
    game.choose("crusade_move");
    game.choose("c9");
    game.choose("1");
    assert_eq!(game.asks(), "cult outrage_card");
    game.choose("card:sword_card");
    assert_eq!(game.asks(), "cult crusade_follow");
}

#[test]
fn a_crusade_where_nobody_is_ends_with_the_move() {
    let mut game = Position::new("cult marquise")
        .warriors("cult", "c12", 2)
        .cult("fox", false, 2)
        .hand("cult", "anvil")
        .turn("cult", "birdsong")
        .build();
    assert_eq!(game.options(), ["crusade_move", "pass"]);
    game.choose("crusade_move");
    game.choose("c4");
    game.choose("1");
    assert_eq!(game.asks(), "cult ritual");
}

#[test]
fn case_45_fallen_defenders_become_acolytes() {
    let position = Position::new("marquise cult").warriors("marquise", "c12", 4).warriors("cult", "c12", 3);
    let game = position.clone().battle("marquise", "c12", "cult").rolling([2, 0]);
    assert_eq!((game.warriors_at("cult", "c12"), acolytes(&game), game.supply_of("cult")), (1, 2, 22));
    // In a crusade they attack: back to the supply.
    let mut game = position.cult("fox", false, 2).turn("cult", "birdsong").build();
    game.choose_rolling("crusade_battle", [2, 1]);
    assert_eq!((game.warriors_at("cult", "c12"), acolytes(&game), game.supply_of("cult")), (2, 0, 23));
}

#[test]
fn only_battles_bring_revenge() {
    let mut game = Position::new("alliance cult")
        .pieces("c12", "sympathy")
        .warriors("cult", "c12", 2)
        .supporters("anvil foxfolk_steel")
        .turn("alliance", "birdsong")
        .build();
    game.choose("c12");
    game.choose("card:anvil");
    game.choose("card:foxfolk_steel");
    assert_eq!((game.warriors_at("cult", "c12"), acolytes(&game), game.supply_of("cult")), (0, 0, 25));
    assert_eq!(lost_souls(&game), ["foxfolk_steel", "anvil"]);
}

#[test]
fn what_falls_after_a_battle_brings_no_revenge() {
    // The Cult defends and loses nobody; a shot and a favor in the same turn are no battle.
    let mut game = Position::new("vagabond cult")
        .vagabond("vagabond", "ranger", "c7", "sword crossbow hammer hammer hammer")
        .warriors("cult", "c7", 3)
        .warriors("cult", "c9", 2)
        .hand("vagabond", "favor_mice")
        .turn("vagabond", "daylight")
        .build();
    game.choose_rolling("battle", [1, 0]);
    assert_eq!((game.warriors_at("cult", "c7"), acolytes(&game)), (2, 1));
    game.choose("strike");
    assert_eq!((game.warriors_at("cult", "c7"), acolytes(&game)), (1, 1), "a shot is no battle");
    game.choose("craft:favor_mice");
    assert_eq!((game.warriors_at("cult", "c9"), acolytes(&game), game.supply_of("cult")), (0, 1, 24));
}

#[test]
fn case_20_the_cult_may_not_place_beside_the_keep() {
    let game = Position::new("cult marquise")
        .pieces("c1", "keep")
        .warriors("cult", "c1", 5)
        .hand("cult", "anvil")
        .turn("cult", "daylight")
        .build();
    // It rules c1, a fox clearing, and still neither builds nor recruits there.
    let expected = ["recruit:anvil:c6", "recruit:anvil:c8", "recruit:anvil:c12", "score:anvil", "end_daylight"];
    assert_eq!(game.options(), expected);
}

#[test]
fn rituals_reveal_cards_until_evening() {
    let mut game = Position::new("cult marquise")
        .warriors("cult", "c8", 1)
        .warriors("cult", "c12", 1)
        .warriors("marquise", "c12", 1)
        .pieces("c8", "garden")
        .hand("cult", "anvil foxfolk_steel sappers#1")
        .turn("cult", "daylight")
        .build();
    assert_eq!(game.asks(), "cult ritual");
    // Built where the Cult rules and a slot is open; birds only for sacrifices.
    let builds: Vec<_> = game.options().into_iter().filter(|option| option.starts_with("build")).collect();
    assert_eq!(builds, ["build:foxfolk_steel:c8", "build:anvil:c8"]);
    assert!(!game.options().iter().any(|option| option.contains("sappers") && option != "sacrifice:sappers#1"));
    game.choose("build:anvil:c8");
    assert_eq!((game.pieces_at("garden", "c8"), game.points_of("cult")), (2, 0));
    assert!(!game.options().iter().any(|option| option.contains("anvil")));
    game.choose("sacrifice:sappers#1");
    assert_eq!((acolytes(&game), revealed(&game)), (1, vec!["sappers#1".into(), "anvil".into()]));
    assert_eq!(game.hand_of("cult"), ["foxfolk_steel"]);
    game.choose("recruit:foxfolk_steel:c6");
    assert_eq!(game.warriors_at("cult", "c6"), 1);
    // The hand is empty: Evening. The cards come back, seen by all, and two are drawn (two fox gardens).
    assert_eq!((game.asks(), game.hand_of("cult").len()), ("cult cult_craft".into(), 3));
    game.choose("end_craft");
    assert_eq!((revealed(&game).len(), game.hand_of("cult").len()), (0, 5));
    assert_eq!(game.view(Eyes::Of(Seat(1))).players[0].cards.len(), 3);
    assert_eq!(lost_souls(&game), Vec::<String>::new());
}

#[test]
fn case_46_each_suit_scores_once_in_a_turn() {
    let mut game = Position::new("cult marquise")
        .pieces("c8", "garden garden")
        .pieces("c12", "garden")
        .pieces("c5", "garden")
        .hand("cult", "anvil foxfolk_steel bake_sale")
        .turn("cult", "daylight")
        .build();
    game.choose("score:anvil");
    assert_eq!((game.points_of("cult"), lost_souls(&game)), (2, vec!["anvil".into()]));
    assert!(!game.offers("score:foxfolk_steel") && game.offers("recruit:foxfolk_steel:c6"));
    game.choose("score:bake_sale");
    assert_eq!((game.points_of("cult"), lost_souls(&game)), (2, vec!["anvil".into(), "bake_sale".into()]));
    assert_eq!(game.hand_of("cult"), ["foxfolk_steel"]);
    assert!(revealed(&game).is_empty());
}

#[test]
fn a_garden_needs_an_open_slot() {
    let grow = |pieces: &str| {
        let game = Position::new("cult marquise")
            .warriors("cult", "c4", 3)
            .pieces("c4", pieces)
            .hand("cult", "bake_sale")
            .turn("cult", "daylight")
            .build();
        game.offers("build:bake_sale:c4")
    };
    assert!(grow("") && !grow("sawmill"));
}

#[test]
fn a_suit_that_has_scored_scores_again_in_the_next_turn() {
    let mut game = Position::new("cult marquise")
        .pieces("c8", "garden garden")
        .hand("cult", "anvil foxfolk_steel")
        .turn("cult", "daylight")
        .build();
    game.choose("score:anvil");
    assert!(!game.offers("score:foxfolk_steel"));
    game.choose("end_daylight");
    while game.asks() != "cult ritual" {
        let last = game.options().last().unwrap().clone();
        game.choose(&last);
    }
    assert!(game.offers("score:foxfolk_steel"));
}

#[test]
fn the_garden_track_sets_points_and_cards() {
    for (gardens, points) in [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)] {
        let mut position = Position::new("cult marquise").no_ruins("c6 c12").hand("cult", "anvil");
        for clearing in ["c1", "c6", "c6", "c8", "c8"].into_iter().take(gardens) {
            position = position.pieces(clearing, "garden");
        }
        let mut game = position.turn("cult", "daylight").build();
        assert!(!game.offers("build:anvil:c12"));
        game.choose("score:anvil");
        assert_eq!(game.points_of("cult"), points);
        // Now it is Evening or later, and the cards are drawn.
        if game.asks() == "cult cult_craft" {
            game.choose("end_craft");
        }
        assert_eq!(game.hand_of("cult").len(), if gardens >= 2 { 2 } else { 1 });
    }
}

#[test]
fn the_cult_crafts_in_the_evening_with_gardens_of_the_outcast_suit() {
    let evening = |outcast: &str| {
        let position = Position::new("cult marquise").pieces("c8", "garden").pieces("c5", "garden");
        let position = position.hand("marquise", "favor_mice");
        position.hand("cult", "anvil woodland_runners").cult(outcast, false, 0).turn("cult", "evening").build()
    };
    let mut game = evening("fox");
    assert_eq!(
        (game.asks(), game.options()),
        ("cult cult_craft".into(), vec!["craft:anvil".into(), "end_craft".into()])
    );
    game.choose("craft:anvil");
    assert_eq!((game.points_of("cult"), lost_souls(&game)), (2, vec!["anvil".into()]));
    assert_eq!(evening("rabbit").options(), ["craft:woodland_runners", "end_craft"]);
    // No mouse garden: nothing could be crafted, as everybody sees.
    assert_ne!(evening("mouse").asks(), "cult cult_craft");
}

#[test]
fn a_garden_that_could_craft_leads_to_the_question_whatever_is_held() {
    let game = Position::new("cult marquise").pieces("c8", "garden").hand("cult", "bake_sale").cult("fox", false, 0);
    let game = game.turn("cult", "evening").build();
    assert_eq!((game.asks(), game.options()), ("cult cult_craft".into(), vec!["end_craft".into()]));
}

#[test]
fn each_lost_garden_costs_a_random_card() {
    let position = Position::new("marquise cult")
        .warriors("marquise", "c8", 4)
        .pieces("c8", "garden garden")
        .hand("cult", "anvil bake_sale sword_card");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut game = position.clone().battle("marquise", "c8", "cult").build();
        let mut dice = Dice::quick(seed);
        assert_eq!(game.asks(), "cult ambush");
        game.choose_with("pass", &mut dice);
        let gone = 2 - usize::from(game.pieces_at("garden", "c8"));
        assert_eq!((game.hand_of("cult").len(), usize::from(game.points_of("marquise"))), (3 - gone, gone));
        assert_eq!(lost_souls(&game).len(), gone);
        seen.extend(lost_souls(&game));
    }
    assert_eq!(seen.len(), 3);
    let game = Position::new("marquise cult").warriors("marquise", "c8", 4).pieces("c8", "garden");
    let game = game.battle("marquise", "c8", "cult").rolling([1, 0]);
    assert_eq!((game.pieces_at("garden", "c8"), game.points_of("marquise")), (0, 1));
}

#[test]
fn case_54_lost_souls_are_not_shuffled_in() {
    let game = Position::new("cult marquise")
        .lost_souls("anvil foxfolk_steel sword_card investments bake_sale cobbler#1")
        .hand("marquise", "favor_mice")
        .deck("")
        .turn("cult", "evening")
        .build();
    assert_eq!((game.hand_of("cult").len(), lost_souls(&game).len()), (0, 6));
}

#[test]
fn with_the_cult_dominance_cards_are_lost_souls_too() {
    let mut game = Position::new("cult marquise eyrie").hand("cult", "dominance_fox").turn("cult", "daylight").build();
    game.choose("score:dominance_fox");
    assert_eq!(lost_souls(&game), ["dominance_fox"]);
    assert!(game.view(Eyes::Crowd).available.is_empty());
}

#[test]
fn birds_are_wild_for_the_cult_outside_its_rituals() {
    // Ruling 33.
    let mut game = Position::new("cult marquise eyrie")
        .cult("fox", false, 0)
        .lost_souls("dominance_mouse")
        .hand("cult", "sappers#1")
        .turn("cult", "birdsong")
        .build();
    assert_eq!((game.asks(), game.offers("take_dominance:dominance_mouse:sappers#1")), ("cult ritual".into(), true));
    game.choose("take_dominance:dominance_mouse:sappers#1");
    assert_eq!((game.hand_of("cult"), lost_souls(&game)), (vec!["dominance_mouse".into()], vec!["sappers#1".into()]));
}

#[test]
fn revealed_cards_cannot_be_taken_away() {
    // Tax Collector in the middle of rituals draws; what is revealed stays out of the hand.
    let mut game = Position::new("cult marquise")
        .in_play("cult", "tax_collector#1")
        .warriors("cult", "c8", 2)
        .hand("cult", "anvil bake_sale")
        .turn("cult", "daylight")
        .build();
    game.choose("recruit:anvil:c6");
    game.choose("tax_collector:c8");
    assert_eq!((game.hand_of("cult").len(), revealed(&game)), (2, vec!["anvil".into()]));
    let mut dice = Dice::quick(3);
    game.play("end_daylight".parse().unwrap(), &mut dice, &mut NoLog);
    assert!(revealed(&game).is_empty() && game.hand_of("cult").contains(&"anvil".to_string()));
}

#[test]
fn case_14_nobody_else_builds_where_a_garden_stands() {
    let decree = |pieces: &str| {
        let position = Position::new("eyrie cult").leader("commander").warriors("eyrie", "c5", 5).pieces("c5", pieces);
        position.decree("build", "bake_sale").decree_at("build").build()
    };
    assert_eq!(decree("").pieces_at("roost", "c5"), 1);
    let game = decree("garden");
    assert_eq!((game.ruler_of("c5"), game.pieces_at("roost", "c5")), (Some(Faction::Cult), 0));
}

#[test]
fn gardens_and_posts_fall_in_a_revolt_before_the_base_stands() {
    let mut game = Position::new("alliance cult riverfolk")
        .pieces("c10", "sympathy garden trade_post")
        .warriors("cult", "c10", 2)
        .hand("cult", "anvil")
        .river_box("funds", "riverfolk", 3)
        .supporters("bake_sale root_tea_rabbit")
        .turn("alliance", "birdsong")
        .build();
    game.choose("c10");
    game.choose("card:bake_sale");
    game.choose("card:root_tea_rabbit");
    assert_eq!((game.points_of("alliance"), game.asks()), (2, "alliance order_triggers".into()));
    assert_eq!((game.options(), game.pieces_at("base", "c10")), (vec!["garden_lost".into(), "post_lost".into()], 0));
    game.choose("post_lost");
    assert_eq!((game.hand_of("cult").len(), lost_souls(&game).contains(&"anvil".to_string())), (0, true));
    assert_eq!((game.pieces_at("base", "c10"), game.warriors_at("alliance", "c10"), acolytes(&game)), (1, 1, 0));
}
