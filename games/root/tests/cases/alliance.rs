//! The Woodland Alliance: revolts, sympathy, outrage, supporters, officers.

use engine::{Eyes, Game, Seat};
use root::position::Position;
use root::{BoardView, Root};

/// The supporters that some eyes know.
pub(crate) fn known(game: &Root, eyes: Eyes) -> Vec<String> {
    let boards = game.view(eyes).players.into_iter().map(|player| player.board);
    let cards = boards.filter_map(|board| match board {
        BoardView::Alliance { known_supporters, .. } => Some(known_supporters),
        _ => None,
    });
    cards.flatten().map(|card| card.to_string()).collect()
}

pub(crate) fn supporters(game: &Root) -> Vec<String> {
    known(game, Eyes::Open)
}

/// Cards of a seat's hand that another seat knows.
pub(crate) fn known_hand(game: &Root, eyes: u8, of: u8) -> Vec<String> {
    let view = game.view(Eyes::Of(Seat(eyes)));
    view.players[usize::from(of)].cards.iter().map(ToString::to_string).collect()
}

fn officers(game: &Root) -> u8 {
    let boards = game.view(Eyes::Open).players.into_iter().map(|player| player.board);
    let mut officers = boards.filter_map(|board| match board {
        BoardView::Alliance { officers, .. } => Some(officers),
        _ => None,
    });
    officers.next().unwrap()
}

#[test]
fn case_02_a_revolt_scores_for_what_it_removes() {
    let mut game = Position::new("alliance marquise")
        .pieces("c1", "keep")
        .pieces("c10", "sympathy sawmill wood")
        .pieces("c5", "sympathy")
        .warriors("marquise", "c10", 2)
        .hand("marquise", "cobbler#1 anvil")
        .supporters("bake_sale root_tea_rabbit")
        .turn("alliance", "birdsong")
        .build();
    assert_eq!(
        (game.asks(), game.options()),
        ("alliance revolt".into(), vec!["c5".into(), "c10".into(), "pass".into()])
    );
    game.choose("c10");
    assert_eq!(game.asks(), "alliance spend_supporter");
    game.choose("card:bake_sale");
    // Asked again, though one card only fits.
    assert_eq!(game.options(), ["card:root_tea_rabbit"]);
    game.choose("card:root_tea_rabbit");
    assert_eq!(game.points_of("alliance"), 2);
    // The hospital comes before the base.
    assert_eq!((game.asks(), game.pieces_at("base", "c10")), ("marquise field_hospital".into(), 0));
    assert_eq!(game.options(), ["card:cobbler#1", "pass"]);
    game.choose("card:cobbler#1");
    assert_eq!(game.warriors_at("marquise", "c1"), 2);
    assert_eq!((game.warriors_at("marquise", "c10"), game.pieces_at("wood", "c10")), (0, 0));
    assert_eq!((game.pieces_at("base", "c10"), game.warriors_at("alliance", "c10")), (1, 2));
    assert_eq!((officers(&game), game.supply_of("alliance")), (1, 7));
    assert_eq!(game.asks(), "alliance operation");
}

#[test]
fn a_revolt_with_a_short_supply_places_the_base_first_then_warriors_then_the_officer() {
    for (supply, placed) in [(3, (2, 1)), (2, (2, 0)), (1, (1, 0)), (0, (0, 0))] {
        let mut game = Position::new("alliance marquise")
            .pieces("c10", "sympathy")
            .pieces("c5", "sympathy")
            .supporters("bake_sale root_tea_rabbit sappers#1")
            .supply("alliance", supply)
            .turn("alliance", "birdsong")
            .build();
        game.choose("c10");
        game.choose("card:sappers#1");
        game.choose("card:bake_sale");
        assert_eq!(game.pieces_at("base", "c10"), 1);
        assert_eq!((game.warriors_at("alliance", "c10"), officers(&game)), placed);
    }
}

#[test]
fn a_revolt_needs_a_base_on_the_board_and_leaves_pawns_alone() {
    let mut game = Position::new("alliance vagabond")
        .vagabond("vagabond", "thief", "c10", "boots sword")
        .pieces("c10", "sympathy")
        .pieces("c5", "sympathy")
        .supporters("bake_sale root_tea_rabbit cobbler#1 command_warren#1")
        .turn("alliance", "birdsong")
        .build();
    game.choose("c10");
    game.choose("card:bake_sale");
    game.choose("card:root_tea_rabbit");
    assert_eq!((game.points_of("alliance"), game.pieces_at("base", "c10")), (0, 1));
    let pawn = &game.view(Eyes::Open).players[1].board;
    assert!(matches!(pawn, BoardView::Vagabond { items, .. } if items.len() == 2), "{pawn:?}");
    // The rabbits have their base: on to sympathy, though two rabbits are left.
    assert_eq!(game.asks(), "alliance spread");
}

#[test]
fn a_revolt_is_offered_to_whoever_might_hold_the_cards() {
    let asks = |supporters: &str| {
        let position = Position::new("alliance marquise").pieces("c10", "sympathy").supporters(supporters);
        let game = position.turn("alliance", "birdsong").build();
        (game.asks(), game.options())
    };
    assert_eq!(asks("anvil root_tea_mouse"), ("alliance revolt".into(), vec!["pass".into()]));
    // One supporter is too few for a revolt: everybody knows.
    assert_eq!(asks("anvil").0, "alliance spread");
    assert_eq!(asks("anvil").1, ["c1", "c12", "pass"]);
    assert_eq!(asks("bake_sale"), ("alliance spread".into(), vec!["pass".into()]));
}

#[test]
fn sympathy_begins_anywhere_and_spreads_to_the_neighbours() {
    let mut game = Position::new("alliance marquise")
        .pieces("c1", "keep")
        .supporters("anvil foxfolk_steel travel_gear_fox sappers#1")
        .turn("alliance", "birdsong")
        .build();
    // A bird stands for any suit; the keep's clearing is the Marquise's alone.
    let everywhere: Vec<_> = (2..=12).map(|n| format!("c{n}")).chain(["pass".into()]).collect();
    assert_eq!((game.asks(), game.options()), ("alliance spread".into(), everywhere));
    game.choose("c6");
    game.choose("card:anvil");
    assert_eq!((game.points_of("alliance"), game.pieces_at("sympathy", "c6")), (0, 1));
    // Two foxes and a bird could revolt in c6, but revolts are over.
    assert_eq!(
        (game.asks(), game.options()),
        ("alliance spread".into(), vec!["c2".into(), "c3".into(), "c11".into(), "pass".into()])
    );
    game.choose("c11");
    assert_eq!(game.options(), ["card:sappers#1"]);
    game.choose("card:sappers#1");
    assert_eq!(game.points_of("alliance"), 1);
    assert_eq!(game.options(), ["c12", "pass"]);
}

#[test]
fn case_37_martial_law_takes_one_supporter_more() {
    let spread = |marquise: u8, eyrie: u8, supporters: &str| {
        let game = Position::new("alliance marquise eyrie")
            .warriors("marquise", "c11", marquise)
            .warriors("eyrie", "c11", eyrie)
            .supporters(supporters)
            .pieces("c6", "sympathy")
            .turn("alliance", "birdsong");
        game.build()
    };
    assert!(spread(2, 2, "root_tea_mouse").options().contains(&"c11".to_string()));
    assert!(!spread(3, 2, "root_tea_mouse").options().contains(&"c11".to_string()));
    // The further supporter must fit too.
    assert!(!spread(3, 2, "root_tea_mouse anvil").options().contains(&"c11".to_string()));
    let mut game = spread(3, 2, "root_tea_mouse sword_card");
    game.choose("pass");
    game.choose("c11");
    game.choose("card:root_tea_mouse");
    assert_eq!((game.asks(), game.pieces_at("sympathy", "c11")), ("alliance spend_supporter".into(), 0));
    game.choose("card:sword_card");
    assert_eq!((game.pieces_at("sympathy", "c11"), game.points_of("alliance")), (1, 1));
}

#[test]
fn the_sympathy_track_sets_costs_and_points() {
    // Six tokens on the map: the seventh takes three supporters and scores three points.
    let mut position = Position::new("alliance marquise").supporters("anvil foxfolk_steel travel_gear_fox");
    for clearing in ["c2", "c3", "c5", "c6", "c7", "c11"] {
        position = position.pieces(clearing, "sympathy");
    }
    let mut game = position.clone().turn("alliance", "birdsong").build();
    game.choose("pass");
    assert_eq!(game.options(), ["c1", "c8", "c12", "pass"]);
    game.choose("c8");
    for card in ["card:anvil", "card:foxfolk_steel", "card:travel_gear_fox"] {
        assert_eq!(game.asks(), "alliance spend_supporter");
        game.choose(card);
    }
    assert_eq!((game.points_of("alliance"), game.pieces_at("sympathy", "c8")), (3, 1));
    // All ten on the map: nothing is left to spread or to organize.
    for clearing in ["c1", "c4", "c8", "c9"] {
        position = position.pieces(clearing, "sympathy");
    }
    let position = position.warriors("alliance", "c12", 2).officers(3);
    assert_eq!(position.clone().turn("alliance", "birdsong").build().asks(), "alliance revolt");
    let mut game = position.clone().turn("alliance", "birdsong").build();
    game.choose("pass");
    assert_ne!(game.asks(), "alliance spread");
    assert_eq!(position.turn("alliance", "evening").build().options(), ["move", "end_operations"]);
}

#[test]
fn case_50_riverboats_carry_sympathy_along_the_river() {
    let position = Position::new("alliance riverfolk").pieces("c5", "sympathy").supporters("sappers#1");
    let game = position.clone().services(true, false).turn("alliance", "birdsong").build();
    assert_eq!(
        (game.asks(), game.options()),
        ("alliance spread".into(), ["c1", "c2", "c10", "pass"].map(String::from).into())
    );
    assert_eq!(position.turn("alliance", "birdsong").build().options(), ["c1", "c2", "pass"]);
}

#[test]
fn case_20_the_alliance_may_not_place_beside_the_keep() {
    let position = Position::new("alliance marquise")
        .pieces("c1", "keep")
        .pieces("c9", "sympathy")
        .warriors("alliance", "c1", 2)
        .supporters("anvil")
        .officers(1);
    assert_eq!(position.clone().turn("alliance", "birdsong").build().options(), ["c12", "pass"]);
    assert!(!position.turn("alliance", "evening").build().options().contains(&"organize:c1".to_string()));
}

#[test]
fn case_22_the_active_player_orders_outrage_and_base_loss() {
    let battle = || {
        let game = Position::new("marquise alliance")
            .warriors("marquise", "c7", 5)
            .pieces("c7", "sympathy base")
            .hand("marquise", "sword_card anvil")
            .supporters("root_tea_mouse bake_sale");
        game.battle("marquise", "c7", "alliance").rolling([3, 3])
    };
    let mut game = battle();
    assert_eq!((game.asks(), game.points_of("marquise")), ("marquise order_triggers".into(), 2));
    assert_eq!(game.options(), ["outrage", "base_lost"]);
    game.choose("outrage");
    game.choose("card:sword_card");
    assert_eq!(supporters(&game), ["bake_sale"]);
    let mut game = battle();
    game.choose("base_lost");
    game.choose("card:sword_card");
    assert_eq!(supporters(&game), ["bake_sale", "sword_card"]);
}

const FIVE: &str = "anvil foxfolk_steel bake_sale root_tea_rabbit root_tea_fox";

#[test]
fn case_35_five_supporters_without_a_base() {
    let game = Position::new("marquise alliance")
        .warriors("marquise", "c9", 3)
        .pieces("c9", "sympathy")
        .hand("marquise", "sword_card")
        .supporters(FIVE);
    let mut game = game.battle("marquise", "c9", "alliance").rolling([3, 1]);
    game.choose("card:sword_card");
    assert_eq!((supporters(&game).len(), game.hand_of("marquise").len()), (5, 0));
    assert_eq!(game.discarded(), ["sword_card"]);

    // Nor is there room for what the Alliance draws instead.
    let game =
        Position::new("marquise alliance").warriors("marquise", "c9", 3).pieces("c9", "sympathy").supporters(FIVE);
    let game = game.battle("marquise", "c9", "alliance").rolling([3, 1]);
    assert_eq!((supporters(&game).len(), game.discarded().len()), (5, 1));

    let position = Position::new("alliance marquise").hand("alliance", "dominance_fox").supporters(FIVE);
    let mut game = position.clone().turn("alliance", "daylight").build();
    assert_eq!(game.options(), ["mobilize:dominance_fox", "end_daylight"]);
    game.choose("mobilize:dominance_fox");
    assert_eq!(supporters(&game).len(), 5);
    assert_eq!(game.view(Eyes::Crowd).available.len(), 1);

    // With a base there is room for any number.
    let mut game = position.pieces("c10", "base").turn("alliance", "daylight").build();
    game.choose("mobilize:dominance_fox");
    assert_eq!(supporters(&game).len(), 6);
}

#[test]
fn case_36_a_lost_base_takes_its_supporters_and_half_of_the_officers() {
    let game = Position::new("marquise alliance")
        .warriors("marquise", "c12", 4)
        .pieces("c12", "base")
        .pieces("c9", "base")
        .officers(5)
        .supporters("anvil foxfolk_steel sword_card investments root_tea_mouse sappers#1");
    let game = game.battle("marquise", "c12", "alliance").rolling([2, 2]);
    assert_eq!(supporters(&game), ["root_tea_mouse", "investments", "sword_card"]);
    assert_eq!((officers(&game), game.supply_of("alliance")), (2, 8));
    assert_eq!(game.discarded().len(), 3);
    assert_eq!((game.asks(), game.points_of("marquise")), ("marquise setup_leader".into(), 1));
}

#[test]
fn with_the_last_base_gone_only_five_supporters_stay() {
    let game = Position::new("marquise alliance")
        .warriors("marquise", "c12", 4)
        .pieces("c12", "base")
        .supporters("anvil sword_card investments root_tea_mouse bake_sale root_tea_rabbit cobbler#1 cobbler#2");
    let mut game = game.battle("marquise", "c12", "alliance").rolling([2, 2]);
    assert_eq!((game.asks(), supporters(&game).len()), ("alliance drop_supporter".into(), 7));
    game.choose("card:cobbler#1");
    assert_eq!(game.asks(), "alliance drop_supporter");
    game.choose("card:bake_sale");
    assert_eq!((game.asks(), supporters(&game).len()), ("marquise setup_leader".into(), 5));
}

#[test]
fn daylight_mobilizes_trains_and_crafts_in_any_order() {
    let mut game = Position::new("alliance marquise")
        .pieces("c10", "base sympathy")
        .pieces("c9", "sympathy")
        .hand("alliance", "bake_sale anvil sappers#1 smugglers_trail")
        .warriors("alliance", "c10", 1)
        .supply("alliance", 2)
        .turn("alliance", "daylight")
        .build();
    let options = game.options();
    // Crafting with the mouse sympathy; training by rabbits and birds.
    for offered in ["craft:smugglers_trail", "craft:sappers#1", "train:bake_sale", "train:sappers#1", "mobilize:anvil"]
    {
        assert!(options.contains(&offered.to_string()), "{offered} in {options:?}");
    }
    assert!(!options.contains(&"train:anvil".to_string()));
    game.choose("craft:smugglers_trail");
    assert_eq!(game.points_of("alliance"), 1);
    // The mouse sympathy is used up.
    assert!(!game.options().contains(&"craft:sappers#1".to_string()));
    game.choose("train:sappers#1");
    game.choose("mobilize:anvil");
    assert_eq!((officers(&game), supporters(&game)), (1, vec!["anvil".into()]));
    assert!(known(&game, Eyes::Crowd).is_empty());
    game.choose("train:bake_sale");
    assert_eq!((officers(&game), game.supply_of("alliance")), (2, 0));
    assert_eq!(game.asks(), "alliance operation");
}

#[test]
fn training_needs_a_warrior() {
    let game =
        Position::new("alliance marquise").pieces("c10", "base").hand("alliance", "bake_sale").supply("alliance", 0);
    assert_eq!(game.turn("alliance", "daylight").build().options(), ["mobilize:bake_sale", "end_daylight"]);
}

#[test]
fn mobilizing_makes_those_who_knew_the_hand_unsure() {
    let mut game = Position::new("marquise alliance")
        .in_play("marquise", "codebreakers#1")
        .hand("alliance", "bake_sale anvil")
        .turn("marquise", "daylight")
        .build();
    game.choose("codebreakers:alliance");
    assert_eq!(known_hand(&game, 0, 1), ["anvil", "bake_sale"]);
    for _ in 0..10 {
        if game.asks() == "alliance alliance_daylight" {
            break;
        }
        let option = game.options().pop().unwrap();
        game.choose(&option);
    }
    game.choose("mobilize:anvil");
    assert!(known_hand(&game, 0, 1).is_empty() && known(&game, Eyes::Of(Seat(0))).is_empty());
    assert_eq!(known(&game, Eyes::Of(Seat(1))), ["anvil"]);
}

#[test]
fn operations_are_paid_by_officers_and_organizing_scores() {
    let mut game = Position::new("alliance marquise")
        .pieces("c10", "base sympathy")
        .warriors("alliance", "c10", 2)
        .warriors("alliance", "c7", 1)
        .warriors("marquise", "c7", 1)
        .officers(3)
        .supply("alliance", 1)
        .turn("alliance", "evening")
        .build();
    assert_eq!(game.options(), ["move", "battle", "recruit:c10", "organize:c7", "end_operations"]);
    game.choose("recruit:c10");
    assert_eq!((game.warriors_at("alliance", "c10"), game.supply_of("alliance")), (3, 0));
    assert_eq!(game.options(), ["move", "battle", "organize:c7", "end_operations"]);
    // No neighbour of c7 is sympathetic, and no supporter is needed.
    game.choose("organize:c7");
    assert_eq!((game.pieces_at("sympathy", "c7"), game.warriors_at("alliance", "c7")), (1, 0));
    assert_eq!((game.points_of("alliance"), game.supply_of("alliance")), (1, 1));
    assert_eq!(game.options(), ["move", "recruit:c10", "end_operations"]);
    game.choose("recruit:c10");
    // Three operations for three officers; a card and another for the base.
    assert_eq!(game.hand_of("alliance").len(), 2);
    assert_ne!(game.asks(), "alliance operation");
}

#[test]
fn officers_lost_in_the_evening_operate_no_more() {
    let mut game = Position::new("alliance marquise")
        .pieces("c12", "base")
        .warriors("alliance", "c12", 1)
        .warriors("alliance", "c9", 1)
        .warriors("marquise", "c12", 4)
        .officers(2)
        .turn("alliance", "evening")
        .build();
    game.choose_rolling("battle", [3, 2]);
    // The warrior and the base fell; one of two officers is left, and one operation is done.
    assert_eq!((game.pieces_at("base", "c12"), officers(&game)), (0, 1));
    assert_ne!(game.asks(), "alliance operation");
}

#[test]
fn the_alliance_marches_among_its_friends() {
    let mut game = Position::new("alliance marquise")
        .warriors("alliance", "c9", 1)
        .pieces("c1", "sympathy")
        .hand("alliance", "anvil")
        .officers(1)
        .turn("alliance", "evening")
        .build();
    game.choose("move");
    game.choose("c1");
    assert_eq!((game.warriors_at("alliance", "c1"), supporters(&game).len()), (1, 0), "no outrage");
}

#[test]
fn a_revolt_brings_a_warrior_for_each_sympathetic_clearing_of_its_suit() {
    let mut game = Position::new("alliance marquise")
        .pieces("c1", "sympathy")
        .pieces("c8", "sympathy")
        .pieces("c3", "sympathy")
        .supporters("anvil foxfolk_steel")
        .turn("alliance", "birdsong")
        .build();
    game.choose("c8");
    game.choose("card:anvil");
    game.choose("card:foxfolk_steel");
    assert_eq!((game.warriors_at("alliance", "c8"), officers(&game)), (2, 1), "c1 and c8, not the rabbits of c3");
}

#[test]
fn royal_claim_can_be_used_between_revolts() {
    let mut game = Position::new("alliance marquise")
        .in_play("alliance", "royal_claim")
        .warriors("alliance", "c1", 1)
        .warriors("alliance", "c2", 1)
        .turn("alliance", "birdsong")
        .build();
    assert_eq!((game.asks(), game.options()), ("alliance revolt".into(), vec!["royal_claim".into(), "pass".into()]));
    game.choose("royal_claim");
    assert_eq!(game.points_of("alliance"), 2);
}
