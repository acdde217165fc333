//! The Riverfolk Company: funds, trade posts, services.

use engine::{Eyes, Game, Turn};
use root::position::Position;
use root::{BoardView, Faction, Root};

fn starting(game: &Root, text: &str) -> Vec<String> {
    game.options().into_iter().filter(|option| option.starts_with(text)).collect()
}

#[test]
fn case_05_trade_posts_let_a_customer_buy_more() {
    let mut game = Position::new("marquise riverfolk")
        .warriors("marquise", "c5", 1)
        .warriors("marquise", "c7", 1)
        .pieces("c5", "trade_post")
        .pieces("c7", "trade_post")
        .pieces("c9", "trade_post")
        .supply("marquise", 7)
        .prices([2, 4, 4])
        .hand("riverfolk", "anvil bake_sale cobbler#1 root_tea_fox")
        .turn("marquise", "start")
        .build();
    for card in ["anvil", "bake_sale", "cobbler#1"] {
        game.choose(&format!("buy:hand_card:{card}"));
    }
    assert_ne!(game.asks(), "marquise birdsong_start", "three services are all");
    assert_eq!((game.supply_of("marquise"), game.boxed("payments")), (1, vec!["6 marquise".into()]));
    assert_eq!(game.hand_of("marquise").len(), 3);
    assert_eq!(game.view(Eyes::Crowd).players[0].cards.len(), 3, "bought cards are known to all");
}

#[test]
fn services_that_cannot_be_paid_are_not_offered() {
    let offered = |supply: u8| {
        let game = Position::new("marquise riverfolk")
            .warriors("marquise", "c5", 1)
            .supply("marquise", supply)
            .prices([2, 1, 3])
            .hand("riverfolk", "anvil")
            .turn("marquise", "start")
            .build();
        game.options()
    };
    assert_eq!(offered(1), ["buy:riverboats", "pass"]);
    assert_eq!(offered(3), ["buy:hand_card:anvil", "buy:riverboats", "buy:mercenaries", "pass"]);
}

#[test]
fn a_vagabond_pays_with_items_and_hires_nobody() {
    let mut game = Position::new("vagabond riverfolk")
        .vagabond("vagabond", "thief", "c5", "tea tea torch boots")
        .pieces("c5", "trade_post")
        .prices([2, 1, 1])
        .hand("riverfolk", "anvil")
        .turn("vagabond", "start")
        .build();
    assert_eq!(game.options(), ["buy:hand_card:anvil", "buy:riverboats", "pass"]);
    game.choose("buy:hand_card:anvil");
    game.choose("item:tea:ready");
    game.choose("item:tea:ready");
    assert_eq!((game.boxed("payments"), game.supply_of("riverfolk")), (vec!["2 riverfolk".into()], 13));
    assert_eq!(game.hand_of("vagabond"), ["anvil"]);
    game.choose("buy:riverboats");
    game.choose("item:boots:ready");
    // Riverboats: the river from c5 to c10 is a path, for slipping too. Both tea counted in the morning: all is refreshed.
    assert_eq!(game.options(), ["stay", "c1", "c2", "c10", "f_n"]);
    let BoardView::Vagabond { items, .. } = &game.view(Eyes::Crowd).players[0].board else { panic!() };
    assert!(items.iter().all(|(_, condition, _)| condition.to_string() == "ready"));
}

#[test]
fn tea_that_paid_for_a_service_still_refreshes() {
    let exhausted = "boots:exhausted boots:exhausted torch:exhausted sword:exhausted hammer:exhausted bag:exhausted";
    let mut game = Position::new("vagabond riverfolk")
        .vagabond("vagabond", "thief", "c5", &format!("tea {exhausted}"))
        .prices([1, 1, 1])
        .turn("vagabond", "start")
        .build();
    game.choose("buy:riverboats");
    // Seven items lie face down, five of them are refreshed.
    let mut refreshed = 0;
    while game.asks() == "vagabond refresh_item" {
        let first = game.options()[0].clone();
        game.choose(&first);
        refreshed += 1;
    }
    assert_eq!(refreshed, 5);
}

#[test]
fn case_06_dividends_are_paid_for_funds_alone() {
    let game = Position::new("riverfolk marquise")
        .river_box("payments", "marquise", 3)
        .river_box("funds", "marquise", 2)
        .river_box("funds", "riverfolk", 2)
        .river_box("commitments", "riverfolk", 2)
        .pieces("c5", "trade_post")
        .turn("riverfolk", "start")
        .build();
    assert_eq!(game.points_of("riverfolk"), 4);
    assert_eq!(game.boxed("funds"), ["5 marquise", "4 riverfolk"]);
}

#[test]
fn without_payments_there_is_protection_and_without_posts_no_dividend() {
    let game =
        Position::new("riverfolk marquise").river_box("funds", "riverfolk", 2).turn("riverfolk", "start").build();
    assert_eq!((game.points_of("riverfolk"), game.boxed("funds")), (0, vec!["4 riverfolk".into()]));
    let last = Position::new("riverfolk marquise").supply("riverfolk", 1).turn("riverfolk", "start").build();
    assert_eq!(last.boxed("funds"), ["1 riverfolk"]);
}

fn hired() -> Position {
    Position::new("marquise riverfolk")
        .warriors("marquise", "c2", 1)
        .warriors("marquise", "c7", 1)
        .warriors("riverfolk", "c11", 2)
        .dominance("marquise", "dominance_mouse")
        .services(false, true)
        .river_box("payments", "marquise", 1)
        .turn("marquise", "evening")
}

#[test]
fn case_11_mercenaries_do_not_count_for_dominance() {
    let round = |position: Position| {
        let mut game = position.build();
        if game.turn() != Turn::Over && game.asks() == "riverfolk river_action" {
            game.choose("end_daylight");
            for price in ["1", "2", "3"] {
                game.choose(price);
            }
        }
        game.turn() == Turn::Over
    };
    assert!(!round(hired()), "the third mouse clearing belongs to the Riverfolk again");
    assert!(round(hired().warriors("marquise", "c11", 3)), "with own warriors it is won");
}

#[test]
fn mercenaries_count_for_rule_by_day() {
    let mut by_day = Position::new("marquise riverfolk eyrie")
        .warriors("marquise", "c11", 1)
        .warriors("riverfolk", "c11", 2)
        .warriors("eyrie", "c11", 2)
        .services(false, true)
        .hand("marquise", "anvil")
        .turn("marquise", "daylight")
        .build();
    assert_eq!(by_day.ruler_of("c11"), Some(Faction::Marquise));
    by_day.choose("end_craft");
    assert!(by_day.asks().starts_with("marquise"));
    let at_dawn = Position::new("marquise riverfolk eyrie")
        .warriors("marquise", "c11", 1)
        .warriors("riverfolk", "c11", 2)
        .warriors("eyrie", "c11", 2)
        .services(false, true)
        .turn("eyrie", "birdsong")
        .build();
    assert_eq!(at_dawn.ruler_of("c11"), Some(Faction::Eyrie));
}

#[test]
fn case_47_a_lost_post_takes_the_larger_half_of_the_funds() {
    let fight = |others: u8| {
        Position::new("marquise riverfolk")
            .warriors("marquise", "c5", 3)
            .pieces("c5", "trade_post")
            .river_box("funds", "riverfolk", 5 - others)
            .river_box("funds", "marquise", others)
            .river_box("commitments", "marquise", 2)
            .battle("marquise", "c5", "riverfolk")
            .rolling([1, 0])
    };
    let game = fight(0);
    assert_eq!((game.points_of("marquise"), game.boxed("funds")), (1, vec!["2 riverfolk".into()]));
    assert_eq!((game.supply_of("riverfolk"), game.pieces_at("trade_post", "c5")), (13, 0));
    assert_eq!(game.boxed("commitments"), ["2 marquise"]);
    let BoardView::Riverfolk { posts, .. } = &game.view(Eyes::Crowd).players[1].board else { panic!() };
    assert_eq!(posts.iter().map(|(_, left)| *left).sum::<u8>(), 8, "the post does not come back");

    let mut game = fight(2);
    for _ in 0..2 {
        assert_eq!(game.asks(), "riverfolk lose_fund");
        assert_eq!(game.options(), ["marquise", "riverfolk"]);
        game.choose("marquise");
    }
    assert_eq!(game.boxed("funds"), ["2 riverfolk"], "the last one is of the only colour left");
    assert_eq!(game.supply_of("marquise"), 25 - 3 - 2);
}

#[test]
fn case_48_a_post_is_paid_in_the_rulers_colour() {
    let position = |eyrie: u8| {
        Position::new("riverfolk eyrie marquise")
            .warriors("eyrie", "c2", 2)
            .warriors("marquise", "c1", 1)
            .pieces("c1", "keep")
            .river_box("funds", "eyrie", eyrie)
            .river_box("funds", "marquise", 3)
            .turn("riverfolk", "daylight")
    };
    let poor = position(1).build();
    assert!(starting(&poor, "establish").is_empty(), "one Eyrie warrior, and nobody may place beside the keep");
    let mut game = position(2).build();
    assert_eq!(starting(&game, "establish"), ["establish:c2"]);
    game.choose("establish:c2");
    assert_eq!((game.points_of("riverfolk"), game.supply_of("eyrie")), (2, 18));
    assert_eq!((game.pieces_at("trade_post", "c2"), game.warriors_at("riverfolk", "c2")), (1, 1));
    assert_eq!(game.boxed("funds"), ["3 marquise"]);
}

#[test]
fn case_49_mercenaries_take_the_smaller_half_of_the_hits() {
    let fight = |own: u8| {
        let game = Position::new("marquise riverfolk alliance")
            .warriors("marquise", "c11", own)
            .warriors("riverfolk", "c11", 3)
            .warriors("alliance", "c11", 3)
            .services(false, true)
            .battle("marquise", "c11", "alliance")
            .rolling([3, 0]);
        (game.warriors_at("marquise", "c11"), game.warriors_at("riverfolk", "c11"))
    };
    assert_eq!(fight(2), (0, 2));
    assert_eq!(fight(1), (0, 1));
    assert_eq!(fight(0), (0, 0), "mercenaries fight alone");
}

#[test]
fn mercenaries_do_not_fight_their_own_people() {
    let position = |own: u8| {
        Position::new("eyrie riverfolk")
            .leader("commander")
            .warriors("eyrie", "c11", own)
            .warriors("riverfolk", "c11", 2)
            .warriors("eyrie", "c1", 1)
            .pieces("c7", "roost")
            .services(false, true)
            .decree_at("battle")
            .build()
    };
    // The vizier of the Commander demands a battle: without own warriors in c11 there is none, and turmoil comes.
    assert_eq!(position(0).asks(), "eyrie choose_leader");
    assert_ne!(position(2).asks(), "eyrie choose_leader");
}

#[test]
fn a_favor_spares_mercenaries_but_not_posts() {
    let mut game = Position::new("eyrie riverfolk marquise")
        .leader("builder")
        .pieces("c2", "roost")
        .pieces("c7", "roost trade_post")
        .pieces("c9", "roost")
        .warriors("riverfolk", "c7", 2)
        .warriors("marquise", "c11", 2)
        .hand("eyrie", "favor_mice")
        .services(false, true)
        .turn("eyrie", "daylight")
        .build();
    game.choose("craft:favor_mice");
    assert_eq!((game.warriors_at("riverfolk", "c7"), game.pieces_at("trade_post", "c7")), (2, 0));
    assert_eq!(game.warriors_at("marquise", "c11"), 0);
}

#[test]
fn who_removes_mercenaries_makes_an_enemy_of_their_buyer() {
    let game = Position::new("marquise riverfolk vagabond")
        .warriors("marquise", "c11", 1)
        .warriors("riverfolk", "c11", 2)
        .vagabond("vagabond", "thief", "c11", "sword sword sword")
        .services(false, true)
        .battle("marquise", "c11", "vagabond")
        .rolling([3, 3]);
    assert_eq!((game.warriors_at("marquise", "c11"), game.warriors_at("riverfolk", "c11")), (0, 0));
    let BoardView::Vagabond { relationships, .. } = &game.view(Eyes::Crowd).players[2].board else { panic!() };
    let stances: Vec<String> = relationships.iter().map(|(faction, stance, _)| format!("{faction} {stance}")).collect();
    assert_eq!(stances, ["marquise hostile", "riverfolk indifferent"]);
}

#[test]
fn case_50_sympathy_spreads_along_the_river_with_boats() {
    let spread = |boats: bool| {
        let mut game = Position::new("alliance riverfolk")
            .pieces("c5", "sympathy")
            .supporters("anvil sword_card bake_sale")
            .services(boats, false)
            .turn("alliance", "birdsong")
            .build();
        game.choose("pass");
        game.options()
    };
    assert_eq!(spread(true), ["c1", "c2", "c10", "pass"]);
    assert_eq!(spread(false), ["c1", "c2", "pass"]);
}

#[test]
fn case_55_an_open_hand_without_an_ambush_is_not_asked() {
    let fight = |hand: &str| {
        Position::new("marquise riverfolk")
            .warriors("marquise", "c12", 2)
            .warriors("riverfolk", "c12", 1)
            .hand("riverfolk", hand)
            .battle("marquise", "c12", "riverfolk")
            .build()
            .asks()
    };
    assert_eq!(fight("bake_sale ambush_mouse"), "marquise setup_leader", "the battle is over at once");
    assert_eq!(fight("bake_sale ambush_bird#1"), "riverfolk ambush");
}

#[test]
fn swimmers_need_no_rule_but_riverboats_do() {
    let mut swim = Position::new("riverfolk eyrie")
        .warriors("riverfolk", "c10", 1)
        .warriors("eyrie", "c10", 3)
        .river_box("funds", "riverfolk", 1)
        .turn("riverfolk", "daylight")
        .build();
    swim.choose("move");
    assert_eq!(swim.options(), ["c5", "c11"]);
    swim.choose("c11");
    assert_eq!((swim.warriors_at("riverfolk", "c11"), swim.boxed("commitments")), (1, vec!["1 riverfolk".into()]));

    let boats = |warriors: u8| {
        let mut game = Position::new("marquise riverfolk eyrie")
            .warriors("marquise", "c10", warriors)
            .warriors("eyrie", "c10", 3)
            .warriors("marquise", "c4", 1)
            .services(true, false)
            .turn("marquise", "daylight")
            .build();
        game.choose("march");
        game.options()
    };
    assert_eq!(boats(1), ["c7", "c8", "c9", "c12"], "only c4 can be left");
    assert_eq!(boats(4), ["c4", "c10"]);
}

#[test]
fn commitments_are_paid_in_any_colour() {
    let mut game = Position::new("riverfolk eyrie")
        .warriors("riverfolk", "c10", 1)
        .river_box("funds", "riverfolk", 1)
        .river_box("funds", "eyrie", 1)
        .turn("riverfolk", "daylight")
        .build();
    game.choose("draw");
    assert_eq!((game.asks(), game.options()), ("riverfolk pay_fund".into(), vec!["eyrie".into(), "riverfolk".into()]));
    game.choose("eyrie");
    assert_eq!((game.boxed("commitments"), game.hand_of("riverfolk").len()), (vec!["1 eyrie".into()], 1));
    assert_eq!(game.view(Eyes::Crowd).players[0].cards.len(), 1, "the hand lies open");
}

#[test]
fn with_an_empty_supply_only_an_own_fund_recruits() {
    let position = Position::new("riverfolk eyrie")
        .river_box("funds", "riverfolk", 1)
        .river_box("funds", "eyrie", 2)
        .turn("riverfolk", "daylight");
    let mut game = position.clone().supply("riverfolk", 0).build();
    game.choose("recruit:c10");
    assert_eq!((game.warriors_at("riverfolk", "c10"), game.boxed("funds")), (1, vec!["2 eyrie".into()]));
    assert!(starting(&game, "recruit").is_empty(), "nobody is left to place");
    assert_eq!(starting(&position.build(), "recruit").len(), 5, "every river clearing");
}

#[test]
fn cards_are_crafted_on_the_empty_spaces_of_trade_posts() {
    let mut game = Position::new("riverfolk eyrie")
        .pieces("c5", "trade_post")
        .pieces("c3", "trade_post")
        .pieces("c1", "trade_post")
        .river_box("funds", "riverfolk", 2)
        .river_box("funds", "eyrie", 1)
        .hand("riverfolk", "bake_sale cobbler#1 arms_trader anvil royal_claim")
        .turn("riverfolk", "daylight")
        .build();
    let crafts = ["craft:anvil", "craft:bake_sale", "craft:cobbler#1"];
    assert_eq!(starting(&game, "craft"), crafts, "two rabbit spaces and one fox space, three funds");
    game.choose("craft:bake_sale");
    game.choose("eyrie");
    assert_eq!((game.points_of("riverfolk"), game.boxed("funds")), (3, vec!["1 riverfolk".into()]));
    assert_eq!(starting(&game, "craft"), ["craft:anvil"], "the rabbit spaces are taken in this turn");
    let BoardView::Riverfolk { spaces, .. } = &game.view(Eyes::Crowd).players[0].board else { panic!() };
    let on_rabbit = spaces.iter().find(|(suit, _)| suit.to_string() == "rabbit").unwrap().1.len();
    assert_eq!(on_rabbit, 2, "a warrior of each colour");
}

#[test]
fn any_suit_can_pay_a_free_symbol() {
    let mut game = Position::new("riverfolk eyrie")
        .pieces("c5", "trade_post")
        .pieces("c3", "trade_post")
        .pieces("c4", "trade_post")
        .pieces("c1", "trade_post")
        .pieces("c6", "trade_post")
        .river_box("funds", "riverfolk", 4)
        .hand("riverfolk", "royal_claim")
        .turn("riverfolk", "daylight")
        .build();
    game.choose("craft:royal_claim");
    for suit in ["fox", "fox"] {
        assert_eq!(
            (game.asks(), game.options()),
            ("riverfolk craft_any_suit".into(), vec!["fox".into(), "rabbit".into()])
        );
        game.choose(suit);
    }
    // Two rabbit spaces pay the rest, which needs no question; without funds Daylight is over.
    assert_eq!(game.asks(), "riverfolk set_price");
    assert!(game.boxed("funds").is_empty() && game.hand_of("riverfolk").is_empty());
    assert_eq!(game.view(Eyes::Crowd).players[0].play.len(), 1);
}

#[test]
fn an_exported_card_brings_a_warrior_and_nothing_else() {
    let mut game = Position::new("riverfolk eyrie")
        .pieces("c1", "trade_post")
        .river_box("funds", "eyrie", 1)
        .hand("riverfolk", "anvil bake_sale")
        .turn("riverfolk", "daylight")
        .build();
    assert_eq!(starting(&game, "export"), ["export:anvil"]);
    game.choose("export:anvil");
    assert_eq!((game.points_of("riverfolk"), game.boxed("payments")), (0, vec!["1 riverfolk".into()]));
    assert_eq!(game.discarded(), ["anvil"]);
    assert!(game.view(Eyes::Crowd).players[0].crafted.is_empty());
}

#[test]
fn a_new_post_opens_its_space_at_once() {
    let mut game = Position::new("riverfolk eyrie")
        .warriors("riverfolk", "c1", 1)
        .river_box("funds", "riverfolk", 3)
        .hand("riverfolk", "anvil")
        .turn("riverfolk", "daylight")
        .build();
    assert!(!game.offers("craft:anvil"));
    game.choose("establish:c1");
    assert!(game.offers("craft:anvil"));
    assert!(!game.offers("establish:c1"), "one post in a clearing");
}

#[test]
fn prices_are_set_in_the_evening_without_a_draw() {
    let mut game = Position::new("riverfolk eyrie").prices([1, 2, 3]).turn("riverfolk", "evening").build();
    for price in ["4", "2", "1"] {
        assert_eq!(game.asks(), "riverfolk set_price");
        game.choose(price);
    }
    assert!(game.hand_of("riverfolk").is_empty());
    let BoardView::Riverfolk { prices, .. } = &game.view(Eyes::Crowd).players[0].board else { panic!() };
    assert_eq!(prices.iter().map(|(_, price)| *price).collect::<Vec<_>>(), [4, 2, 1]);
}
