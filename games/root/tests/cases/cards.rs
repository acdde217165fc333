//! Crafting, effects of cards, dominance and the end.

use engine::{Eyes, Game, Seat, Seats};
use root::position::Position;
use root::{Choice, Faction, Options, Root};

#[test]
fn case_23_a_favor_clears_its_clearings_of_opponents() {
    let mut game = Position::new("eyrie marquise vagabond")
        .leader("builder")
        .vagabond("vagabond", "ranger", "c7", "sword")
        .pieces("c2", "roost sawmill")
        .pieces("c7", "roost")
        .pieces("c9", "roost wood")
        .warriors("eyrie", "c9", 2)
        .warriors("marquise", "c9", 3)
        .warriors("marquise", "c11", 1)
        .warriors("marquise", "c1", 1)
        .hand("eyrie", "favor_mice")
        .turn("eyrie", "daylight")
        .build();
    game.choose("craft:favor_mice");
    assert_eq!(["c9", "c11", "c1"].map(|clearing| game.warriors_at("marquise", clearing)), [0, 0, 1]);
    assert_eq!(
        (game.pieces_at("sawmill", "c2"), game.pieces_at("wood", "c9"), game.pieces_at("roost", "c9")),
        (0, 0, 1)
    );
    assert_eq!((game.warriors_at("eyrie", "c9"), game.points_of("eyrie")), (2, 2));
    let view = game.view(Eyes::Open);
    assert_eq!(view.clearings[6].pawns, [Faction::Vagabond]);
    assert_eq!(game.items_of("vagabond"), ["sword"], "no item is damaged");
}

#[test]
fn case_24_an_item_that_is_gone_cannot_be_crafted() {
    let with = |crossbows: u8| {
        let game = Position::new("eyrie marquise")
            .leader("builder")
            .pieces("c1", "roost")
            .items("crossbow", crossbows)
            .hand("eyrie", "crossbow_bird crossbow_mouse anvil")
            .turn("eyrie", "daylight")
            .build();
        game.options()
    };
    assert_eq!(with(1), ["craft:crossbow_bird", "craft:anvil", "craft:crossbow_mouse", "end_craft"]);
    assert_eq!(with(0), ["craft:anvil", "end_craft"]);
}

#[test]
fn case_25_a_second_copy_is_not_crafted_by_its_owner() {
    let position = Position::new("eyrie marquise")
        .leader("builder")
        .pieces("c3", "roost workshop")
        .pieces("c4", "roost workshop")
        .in_play("eyrie", "cobbler#1");
    let game = position.clone().hand("eyrie", "cobbler#2").turn("eyrie", "daylight").build();
    assert_eq!(game.options(), ["end_craft"]);
    let game = position.hand("marquise", "cobbler#2").turn("marquise", "daylight").build();
    assert_eq!(game.options(), ["craft:cobbler#2", "end_craft"]);
}

#[test]
fn case_10_no_coalition_with_a_player_without_a_marker() {
    let game = Position::new("vagabond marquise eyrie alliance")
        .vagabond("vagabond", "ranger", "c7", "torch")
        .points("vagabond", 12)
        .points("eyrie", 5)
        .points("alliance", 9)
        .dominance("marquise", "dominance_mouse")
        .hand("vagabond", "dominance_fox")
        .turn("vagabond", "daylight")
        .build();
    let coalitions: Vec<_> = game.options().into_iter().filter(|option| option.starts_with("coalition")).collect();
    assert_eq!(coalitions, ["coalition:dominance_fox:eyrie"]);
}

#[test]
fn case_11_mercenaries_do_not_count_at_the_start_of_birdsong() {
    let position = Position::new("marquise riverfolk eyrie")
        .leader("despot")
        .dominance("marquise", "dominance_mouse")
        .warriors("marquise", "c2", 1)
        .warriors("marquise", "c7", 1)
        .warriors("riverfolk", "c9", 1);
    let game = position.clone().services(false, true).turn("marquise", "start").build();
    assert!(game.standings(Eyes::Crowd).winners.is_empty());
    let game = position.warriors("marquise", "c11", 1).turn("marquise", "start").build();
    assert_eq!(game.standings(Eyes::Crowd).winners, Seats::only(Seat(0)));
}

#[test]
fn case_51_dominance_is_looked_at_when_birdsong_starts() {
    let position = Position::new("eyrie marquise cult")
        .leader("despot")
        .dominance("eyrie", "dominance_bird")
        .warriors("eyrie", "c2", 1)
        .warriors("eyrie", "c4", 1);
    let game = position.clone().turn("eyrie", "start").build();
    assert_eq!(game.standings(Eyes::Crowd).winners, Seats::only(Seat(0)));
    let game = position
        .hand("eyrie", "anvil bake_sale cobbler#1 foxfolk_steel sword_card favor_mice")
        .turn("eyrie", "evening")
        .build();
    assert!(!game.standings(Eyes::Crowd).winners.contains(Seat(0)));
}

#[test]
fn birdsong_offers_its_cards_before_the_first_step_of_the_faction() {
    let mut game = Position::new("marquise eyrie")
        .pieces("c1", "sawmill")
        .warriors("marquise", "c9", 1)
        .in_play("marquise", "stand_and_deliver#1 royal_claim")
        .hand("eyrie", "anvil")
        .turn("marquise", "start")
        .build();
    assert_eq!(game.asks(), "marquise birdsong_start");
    assert_eq!(game.options(), ["royal_claim", "stand_and_deliver:eyrie", "pass"]);
    assert_eq!(game.pieces_at("wood", "c1"), 0, "no step has been taken yet");
    game.choose("stand_and_deliver:eyrie");
    assert_eq!((game.hand_of("marquise"), game.points_of("eyrie")), (vec!["anvil".into()], 1));
    assert_eq!(game.options(), ["royal_claim", "pass"], "once in a turn");
    game.choose("pass");
    assert_eq!((game.asks().as_str(), game.pieces_at("wood", "c1")), ("marquise birdsong_end", 1));
    game.choose("royal_claim");
    assert_eq!(game.points_of("marquise"), 2, "c1 and c9");
    assert_eq!((game.asks().as_str(), game.discarded().len()), ("marquise marquise_craft", 1));
}

#[test]
fn without_cards_or_services_nobody_is_asked_before_birdsong() {
    let game = Position::new("marquise eyrie").hand("marquise", "anvil").turn("marquise", "start").build();
    assert_eq!(game.asks(), "marquise marquise_craft");
    // Nobody has a card that could be demanded.
    let poor = Position::new("marquise eyrie").in_play("marquise", "stand_and_deliver#1").turn("marquise", "start");
    assert_ne!(poor.build().asks(), "marquise birdsong_start");
}

#[test]
fn case_52_two_players_play_without_dominance() {
    let options = Options {
        factions: vec![Choice::Faction(Faction::Marquise), Choice::Faction(Faction::Eyrie)],
        ..Options::default()
    };
    for seed in 0..50 {
        let game = Root::new(&options, 2, &mut engine::Dice::quick(seed), &mut engine::NoLog).unwrap();
        let view = game.view(Eyes::Open);
        let held: usize = view.players.iter().map(|player| player.cards.len()).sum();
        assert_eq!(usize::from(view.deck) + held, 50);
        for hand in ["marquise", "eyrie"].map(|faction| game.hand_of(faction)) {
            assert!(!hand.iter().any(|card| card.starts_with("dominance")), "{hand:?}");
        }
    }
}

#[test]
fn case_54_lost_souls_are_not_drawn_from() {
    let game = Position::new("marquise cult")
        .lost_souls("anvil foxfolk_steel bake_sale cobbler#1 sword_card favor_mice")
        .hand("marquise", "cobbler#2 sappers#1 armorers#1 royal_claim investments ambush_fox")
        .deck("")
        .turn("marquise", "evening")
        .build();
    assert_eq!((game.asks(), game.hand_of("marquise").len()), ("marquise discard_card".into(), 6));
}

/// What is offered that begins so.
fn starting(game: &Root, text: &str) -> usize {
    game.options().iter().filter(|option| option.starts_with(text)).count()
}

#[test]
fn a_crafted_item_leaves_the_supply() {
    let mut game = Position::new("marquise eyrie")
        .pieces("c1", "workshop")
        .pieces("c8", "workshop")
        .hand("marquise", "crossbow_bird crossbow_mouse")
        .turn("marquise", "daylight")
        .build();
    assert_eq!(starting(&game, "craft"), 2);
    game.choose("craft:crossbow_bird");
    assert_eq!(starting(&game, "craft"), 0, "there was one crossbow");
    assert_eq!((game.points_of("marquise"), game.discarded()), (1, vec!["crossbow_bird".into()]));
}

#[test]
fn cards_in_play_are_used_once_in_a_turn() {
    let mut game = Position::new("marquise eyrie alliance")
        .warriors("marquise", "c9", 3)
        .in_play("marquise", "tax_collector#1 codebreakers#1")
        .hand("marquise", "anvil")
        .hand("eyrie", "bake_sale")
        .hand("alliance", "sword_card")
        .turn("marquise", "daylight")
        .build();
    assert_eq!((starting(&game, "tax_collector"), starting(&game, "codebreakers")), (1, 2));
    game.choose("tax_collector:c9");
    assert_eq!((game.warriors_at("marquise", "c9"), game.hand_of("marquise").len()), (2, 2));
    game.choose("codebreakers:eyrie");
    assert_eq!((starting(&game, "tax_collector"), starting(&game, "codebreakers")), (0, 0));
    game.choose("end_craft");
    assert_eq!((starting(&game, "tax_collector"), starting(&game, "codebreakers")), (0, 0), "in any menu");
    let seen = |seat: u8| game.view(Eyes::Of(Seat(seat))).players[1].cards.len();
    assert_eq!((seen(0), seen(2)), (1, 0), "only the Marquise has looked");
}

#[test]
fn stand_and_deliver_is_said_once_in_a_turn() {
    let mut game = Position::new("marquise eyrie alliance")
        .in_play("marquise", "stand_and_deliver#1")
        .hand("eyrie", "bake_sale anvil")
        .turn("marquise", "start")
        .build();
    game.choose("stand_and_deliver:eyrie");
    assert_eq!((game.hand_of("eyrie").len(), game.points_of("eyrie")), (1, 1));
    assert_ne!(game.asks(), "marquise birdsong_start");
    assert_ne!(game.asks(), "marquise birdsong_end");
}

#[test]
fn the_bank_must_be_used_and_gives_to_two() {
    let mut game = Position::new("marquise eyrie alliance")
        .in_play("marquise", "better_burrow_bank#1")
        .turn("marquise", "start")
        .build();
    assert_eq!(game.options(), ["bank:eyrie", "bank:alliance"], "not optional");
    game.choose("bank:alliance");
    let hands = ["marquise", "eyrie", "alliance"].map(|faction| game.hand_of(faction).len());
    assert_eq!(hands, [1, 0, 1]);
    assert_ne!(game.asks(), "marquise birdsong_start", "once");
}

#[test]
fn an_empty_deck_is_made_anew_when_a_card_must_be_drawn() {
    let evening = |deck: &str| {
        let position =
            Position::new("marquise eyrie").hand("eyrie", "investments").deck(deck).discard("anvil bake_sale");
        position.turn("marquise", "evening").build()
    };
    let game = evening("");
    assert_eq!((game.hand_of("marquise").len(), game.discarded().len()), (1, 0));
    let game = evening("sword_card");
    assert_eq!((game.hand_of("marquise"), game.discarded().len()), (vec!["sword_card".into()], 2), "not before");
}

#[test]
fn the_active_player_orders_what_losses_set_off_wherever_they_sit() {
    let mut game = Position::new("alliance marquise")
        .warriors("marquise", "c7", 4)
        .pieces("c7", "sympathy base")
        .hand("marquise", "sword_card")
        .battle("marquise", "c7", "alliance")
        .rolling([3, 1]);
    assert_eq!(game.asks(), "marquise order_triggers");
    assert_eq!(game.options(), ["outrage", "base_lost"]);
    game.choose("base_lost");
    assert_eq!(game.asks(), "marquise outrage_card");
}
