//! The skeleton of every turn: what comes at the start of a phase, in which order, and who is asked before it ends.

use engine::{Eyes, Game};
use root::position::Position;

#[test]
fn command_warren_comes_before_crafting() {
    let mut game = Position::new("marquise eyrie")
        .in_play("marquise", "command_warren#1")
        .warriors("marquise", "c9", 1)
        .warriors("eyrie", "c9", 1)
        .hand("marquise", "anvil")
        .turn("marquise", "birdsong")
        .build();
    assert_eq!((game.asks(), game.options()), ("marquise command_warren".into(), vec!["c9".into(), "pass".into()]));
    game.choose("pass");
    assert_eq!(game.asks(), "marquise marquise_craft");
}

#[test]
fn the_cobbler_comes_before_the_faction_s_own_evening() {
    let mut game = Position::new("alliance marquise")
        .in_play("alliance", "cobbler#1")
        .warriors("alliance", "c9", 1)
        .officers(1)
        .turn("alliance", "daylight")
        .build();
    assert_eq!((game.asks(), game.options()), ("alliance cobbler".into(), vec!["c9".into(), "pass".into()]));
    game.choose("pass");
    assert_eq!(game.asks(), "alliance operation");
}

#[test]
fn of_the_bank_the_owner_draws_first() {
    let game = Position::new("marquise eyrie")
        .in_play("marquise", "better_burrow_bank#1")
        .deck("anvil")
        .turn("marquise", "start")
        .build();
    assert_eq!(game.hand_of("marquise"), ["anvil"]);
    assert!(game.hand_of("eyrie").is_empty());
}

#[test]
fn a_claim_to_the_crown_is_made_once() {
    let mut game = Position::new("marquise eyrie")
        .in_play("marquise", "royal_claim")
        .warriors("marquise", "c9", 1)
        .warriors("marquise", "c12", 2)
        .warriors("eyrie", "c12", 2)
        .pieces("c1", "sawmill")
        .turn("marquise", "start")
        .build();
    game.choose("royal_claim");
    assert_eq!((game.points_of("marquise"), game.discarded()), (2, vec!["royal_claim".into()]));
    assert!(!game.offers("royal_claim"));
}

#[test]
fn whoever_might_hold_a_dominance_card_is_asked_before_the_day_ends() {
    let end_of_the_day = |factions: &str, points: u8| {
        let position = Position::new(factions).leader("builder").points("eyrie", points).hand("eyrie", "anvil");
        position.decree_at("build")
    };
    let asks = |position: Position| position.build().asks();
    assert_eq!(asks(end_of_the_day("eyrie marquise alliance", 10)), "eyrie eyrie_end");
    assert_ne!(asks(end_of_the_day("eyrie marquise alliance", 9)), "eyrie eyrie_end", "too few points");
    assert_ne!(asks(end_of_the_day("eyrie marquise", 10)), "eyrie eyrie_end", "two players have no such cards");
    let activated = end_of_the_day("eyrie marquise alliance", 10).dominance("eyrie", "dominance_fox");
    assert_ne!(asks(activated), "eyrie eyrie_end", "never a second one");
    let available = end_of_the_day("eyrie marquise alliance", 0).available("dominance_mouse");
    assert_eq!(asks(available), "eyrie eyrie_end", "the card of the hand might buy it");
}

#[test]
fn a_second_card_for_the_decree_is_asked_for_even_if_only_birds_are_left() {
    let mut game = Position::new("eyrie marquise")
        .leader("builder")
        .pieces("c12", "roost")
        .hand("eyrie", "sappers#1 armorers#1")
        .turn("eyrie", "birdsong")
        .build();
    game.choose("decree:sappers#1:move");
    assert_eq!((game.asks(), game.options()), ("eyrie decree_add_second".into(), vec!["stop".into()]));
}

#[test]
fn whoever_holds_cards_is_asked_in_daylight_even_with_nothing_to_do() {
    let asks = |faction: &str, cards: &str| {
        let position = Position::new(&format!("{faction} riverfolk"))
            .vagabond("vagabond", "ranger", "f_n", "")
            .cult("fox", false, 0)
            .supply("cult", 0)
            .hand(faction, cards);
        let game = position.turn(faction, "daylight").build();
        (game.asks(), game.options())
    };
    assert_eq!(asks("vagabond", "anvil"), ("vagabond vagabond_action".into(), vec!["end_daylight".into()]));
    assert_eq!(asks("cult", "sappers#1"), ("cult ritual".into(), vec!["end_daylight".into()]));
    assert_eq!(asks("marquise", "anvil"), ("marquise marquise_craft".into(), vec!["end_craft".into()]));
    assert_ne!(asks("vagabond", "").0, "vagabond vagabond_action");
    assert_ne!(asks("cult", "").0, "cult ritual");
}

#[test]
fn a_new_roost_avoids_the_keep() {
    // Nobody is in c1 and c5; c1 is the keep's.
    let mut position = Position::new("eyrie marquise").leader("commander").pieces("c1", "keep").deck("anvil");
    for clearing in ["c2", "c3", "c4", "c6", "c7", "c8", "c9", "c10", "c11", "c12"] {
        position = position.warriors("marquise", clearing, 1);
    }
    let mut game = position.turn("eyrie", "birdsong").build();
    game.choose("decree:anvil:build");
    assert_eq!((game.pieces_at("roost", "c5"), game.warriors_at("eyrie", "c5")), (1, 3));
}

#[test]
fn recruiters_short_of_warriors_get_one_each_at_most() {
    let mut game = Position::new("marquise eyrie")
        .pieces("c8", "recruiter recruiter")
        .pieces("c1", "recruiter")
        .supply("marquise", 2)
        .turn("marquise", "daylight")
        .build();
    game.choose("recruit");
    assert_eq!((game.asks(), game.options()), ("marquise place_recruit".into(), vec!["c1".into(), "c8".into()]));
    game.choose("c1");
    assert_eq!((game.warriors_at("marquise", "c1"), game.warriors_at("marquise", "c8")), (1, 1));
}

#[test]
fn a_supporter_drawn_beyond_the_capacity_is_discarded() {
    let mut game = Position::new("marquise alliance")
        .pieces("c9", "sympathy")
        .warriors("marquise", "c1", 1)
        .supporters("anvil bake_sale cobbler#1 sword_card investments")
        .deck("favor_mice")
        .turn("marquise", "daylight")
        .build();
    game.choose("march");
    game.choose("c9");
    assert_eq!(game.discarded(), ["favor_mice"], "the Marquise holds no card, and there is no room for a drawn one");
}

#[test]
fn a_pawn_beside_a_trade_post_may_buy_once_more_and_slips_along_the_river() {
    let mut game = Position::new("vagabond riverfolk")
        .vagabond("vagabond", "thief", "c5", "torch boots sword")
        .pieces("c5", "trade_post")
        .prices([1, 1, 1])
        .hand("riverfolk", "anvil")
        .turn("vagabond", "start")
        .build();
    assert_eq!(game.options(), ["buy:hand_card:anvil", "buy:riverboats", "pass"], "nobody fights for a Vagabond");
    game.choose("buy:hand_card:anvil");
    game.choose("item:torch:ready");
    game.choose("buy:riverboats");
    game.choose("item:boots:ready");
    assert_eq!((game.asks(), game.offers("c10")), ("vagabond slip".into(), true));
    assert_eq!(game.boxed("payments"), ["2 riverfolk"]);
}

#[test]
fn riverfolk_without_warriors_pay_themselves_as_far_as_they_can() {
    let mut game = Position::new("vagabond riverfolk")
        .vagabond("vagabond", "thief", "c9", "torch boots sword")
        .prices([2, 4, 4])
        .hand("riverfolk", "anvil")
        .supply("riverfolk", 1)
        .turn("vagabond", "start")
        .build();
    game.choose("buy:hand_card:anvil");
    game.choose("item:torch:ready");
    game.choose("item:boots:ready");
    assert_eq!((game.boxed("payments"), game.hand_of("vagabond")), (vec!["1 riverfolk".into()], vec!["anvil".into()]));
}

#[test]
fn spent_funds_go_home_and_committed_ones_stay() {
    let mut game = Position::new("riverfolk marquise")
        .river_box("funds", "marquise", 2)
        .warriors("riverfolk", "c5", 1)
        .turn("riverfolk", "daylight")
        .build();
    game.choose("recruit:c4");
    assert_eq!((game.supply_of("marquise"), game.warriors_at("riverfolk", "c4")), (24, 1));
    game.choose("draw");
    assert_eq!((game.boxed("commitments"), game.boxed("funds").len()), (vec!["1 marquise".into()], 0));
    assert_eq!((game.supply_of("marquise"), game.hand_of("riverfolk").len()), (24, 1));
    assert_eq!(game.view(Eyes::Crowd).players[0].cards.len(), 1, "for all to see");
}

#[test]
fn officers_operate_again_every_evening() {
    let mut game = Position::new("alliance marquise")
        .officers(1)
        .warriors("alliance", "c9", 2)
        .turn("alliance", "evening")
        .build();
    game.choose("organize:c9");
    assert_eq!(game.asks(), "alliance alliance_daylight", "one officer, one operation, and a round later");
    game.choose("end_daylight");
    assert_eq!(game.asks(), "alliance operation");
}
