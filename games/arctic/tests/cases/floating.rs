//! Corners of drift, melting, cards and the seal's escape that the specification's cases leave out. The number in front
//! of a test is the chapter of `docs/rules/arctic.md`.
use crate::common::{Table, sea};
use arctic::position::Position;
use arctic::{Arctic, Event, Options, Setup};
use engine::{Eyes, Game, Key, Match, Seat, Turn};

fn green(position: Position) -> Table {
    let mut table = Table::of(position.hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a");
    table
}

#[test]
fn r5_6_ice_that_is_pushed_covers_swimmers_and_drives_walkers() {
    let position = sea().floe("e3").pack("e4").in_water("seal_1", "e5").in_water("cod_1", "e5").in_water("bear", "e5");
    let mut table = green(position.in_water("orca", "e4").on_ice("eskimo", "e4"));
    table.play("drift:e3");
    assert_eq!(table.ice(), ["floe@e4", "pack@e5"]);
    let expected = [
        ("seal_1", "e5:water"),
        ("cod_1", "e5:water"),
        ("bear", "e6:water"),
        // Under a tile that a floe pushes away one stays, and is under the floe then.
        ("orca", "e4:water"),
        ("eskimo", "e5:ice"),
    ];
    for (figure, place) in expected {
        assert_eq!(table.whereabouts(figure), place, "{figure}");
    }
}

#[test]
fn r5_6_an_iceberg_pushes_an_iceberg_onto_swimmers() {
    let position = sea().iceberg("e3 e4").in_water("seal_1", "e5").in_water("eskimo", "e5").floe("b1 e6");
    let mut table = green(position);
    table.play("drift:e3");
    assert_eq!(table.ice(), ["floe@b1", "iceberg@e4", "iceberg@e5", "floe@e6"]);
    // The seal dives under the floe before it, the kayak has to go around it.
    assert_eq!(table.whereabouts("seal_1"), "e5:water", "not yet: the kayak is asked first");
    table.asks("displace:eskimo:d4:water displace:eskimo:d5:water displace:eskimo:f4:water displace:eskimo:f5:water");
    table.play("displace:eskimo:d4:water");
    assert_eq!((table.whereabouts("seal_1").as_str(), table.whereabouts("eskimo").as_str()), ("e6:water", "d4:water"));
}

#[test]
fn r5_6_a_pushed_tile_is_not_pushed_again() {
    // e3 pushes e4 to e5; the iceberg e2 cannot push e4, which has moved, though e5 is a row of pack ice no more.
    let mut table = Table::of(sea().iceberg("e2").pack("e3 e4").hand(0, "drift_green_3a melt_1 melt_2"));
    table.play("play:drift_green_3a").asks("drift:e3 drift:e4");
    table.play("drift:e3");
    // Now e3 is free: the iceberg drifts there by itself, and the third tile is lost.
    assert_eq!(table.ice(), ["iceberg@e3", "pack@e4", "pack@e5"]);
    assert!(table.events().contains(&Event::RestLost { left: 1 }));
}

#[test]
fn r5_6_nothing_is_pushed_over_the_edge() {
    // e7 is the last cell of its row: neither pack ice nor the iceberg behind it moves.
    let table = green(sea().iceberg("e6").pack("e7").floe("b1"));
    assert_eq!(table.ice(), ["floe@b2", "iceberg@e6", "pack@e7"]);
}

#[test]
fn r5_7_a_walker_in_a_corner_climbs_the_only_ice_there_is() {
    // a1: the iceberg comes from b2, the other neighbour b3 is a floe. Light blue leads from b2 to a1.
    let position =
        sea().iceberg("b2").floe("b3 e4").in_water("bear", "a1").hand(0, "drift_light_blue_1a melt_1 melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_light_blue_1a drift:b2");
    assert_eq!(table.ice(), ["iceberg@a1", "floe@b3", "floe@e4"]);
    assert_eq!(table.whereabouts("bear"), "b3:ice");
}

#[test]
fn r5_7_at_the_edge_a_floe_leaves_the_kayak_a_choice_of_free_cells() {
    // e7 is at the green side; its neighbours are d6, e6 and f6, and the floe comes from e6.
    let mut table = green(sea().floe("e6 b1").in_water("eskimo", "e7"));
    table.play("drift:e6").asks("displace:eskimo:d6:water displace:eskimo:f6:water");
    let mut table = green(sea().floe("e6 b1 d6").in_water("eskimo", "e7"));
    table.play("drift:e6");
    assert_eq!(table.whereabouts("eskimo"), "f6:water", "the only free cell");
    let mut table = green(sea().floe("e6 b1 d6").pack("f6").in_water("eskimo", "e7"));
    table.play("drift:e6").asks("displace:eskimo:d6:ice displace:eskimo:e7:ice displace:eskimo:f6:ice");
}

#[test]
fn r5_7_at_the_edge_swimmers_do_not_go_back_where_the_iceberg_came_from() {
    let mut table = green(sea().iceberg("e6").floe("b1 d6").in_water("seal_2", "e7"));
    table.play("drift:e6").asks("displace:seal_2:d6:water displace:seal_2:f6:water");
}

#[test]
fn r5_8_everybody_on_and_under_melting_pack_ice_swims_in_open_sea() {
    let position = sea().pack("e4").on_ice("seal_1", "e4").on_ice("eskimo", "e4").in_water("orca", "e4");
    let mut table = Table::of(position.hand(0, "melt_1 drift_red_1a drift_red_1b"));
    table.play("play:melt_1");
    for figure in ["seal_1", "eskimo", "orca"] {
        assert_eq!(table.whereabouts(figure), "e4:water", "{figure}");
    }
    table.play("activate:orca");
    assert_eq!(table.offered("attack:"), ["orca:eskimo", "orca:seal_1"]);
}

#[test]
fn r5_10_one_card_is_exchanged_like_two() {
    let mut table = Table::of(sea().hand(0, "melt_1").card_done().hunted());
    table.play("end_turn").asks("keep refresh");
    table.play("refresh");
    assert_eq!((table.discard(), table.hand(0).len()), (vec!["melt_1".to_string()], 3));
}

#[test]
fn r5_10_what_is_left_in_the_deck_is_drawn_before_it_is_made_anew() {
    let mut table = Table::of(sea().hand(0, "melt_1 melt_2").deck("melt_3").card_done().hunted());
    table.play("end_turn refresh");
    assert!(table.hand(0).contains(&"melt_3".to_string()), "{:?}", table.hand(0));
    assert_eq!((table.hand(0).len(), table.discard().len()), (3, 0));
    // The cards just discarded are in the new deck, or were drawn from it again.
    let cards = [table.deck(), table.hand(0)].concat();
    assert!(cards.contains(&"melt_1".to_string()) && cards.contains(&"melt_2".to_string()));
}

fn attacked(position: Position) -> Table {
    let mut table = Table::of(position.in_water("orca", "e4").in_water("seal_1", "e4"));
    table.play("activate:orca attack:orca:seal_1");
    table
}

#[test]
fn r5_11_whoever_ends_up_with_three_cards_neither_draws_nor_exchanges() {
    let position = sea().hand(0, "drift_red_1a melt_1 melt_5").hand(3, "drift_violet_2a melt_2 melt_3");
    let mut table = attacked(position.deck("melt_4 melt_6"));
    table.play("flee:drift_violet_2a pass");
    assert_eq!(table.hand(0).len(), 4);
    table.play("play:melt_1");
    assert_eq!((table.asked(), table.hand(0).len(), table.deck().len()), (Some(1), 3, 1));
}

#[test]
fn r5_11_after_an_answer_the_card_is_played_from_three_and_the_turn_ends_as_always() {
    let position = sea().hand(0, "drift_violet_1a melt_1 melt_5").hand(3, "drift_violet_2a melt_2 melt_3");
    let mut table = attacked(position.deck("melt_4 melt_6"));
    table.play("flee:drift_violet_2a answer:drift_violet_1a play:melt_1").asks("keep refresh");
    table.play("keep");
    assert_eq!((table.hand(0).len(), table.deck().len()), (3, 0));
}

#[test]
fn r5_11_a_new_deck_for_the_second_draw_holds_flee_and_answer_card() {
    let position = sea().hand(0, "drift_violet_1a melt_1").hand(3, "drift_violet_2a melt_2 melt_3").card_done();
    let mut table = attacked(position.deck("melt_4"));
    table.play("flee:drift_violet_2a");
    assert!(table.deck().is_empty() && table.hand(0).contains(&"melt_4".to_string()));
    table.play("answer:drift_violet_1a");
    let cards = [table.deck(), table.hand(0)].concat();
    for card in ["drift_violet_1a", "drift_violet_2a"] {
        assert!(cards.contains(&card.to_string()), "{card}");
    }
    assert_eq!((table.hand(0).len(), table.discard().len()), (3, 0));
}

#[test]
fn r5_11_a_seal_does_not_flee_over_the_edge_nor_onto_an_iceberg() {
    // From c7 the board goes on only to the orange and the red side, and there is an iceberg to the red.
    let hand = "drift_orange_1a drift_red_1a drift_green_1a";
    let position = sea().iceberg("c6").in_water("orca", "c7").in_water("seal_2", "c7").hand(3, hand).card_done();
    let mut table = Table::of(position);
    table.play("activate:orca attack:orca:seal_2").asks("flee:drift_orange_1a stay");
}

#[test]
fn r5_11_a_seal_flees_from_the_ice_into_the_sea() {
    let position = sea().floe("e4").on_ice("bear", "e4").on_ice("seal_1", "e4").turn(1).card_done();
    let position = position.hand(1, "melt_1 melt_2").hand(3, "drift_red_3a melt_3 melt_4").deck("melt_5 melt_6");
    let mut table = Table::of(position);
    table.play("activate:bear attack:bear:seal_1 flee:drift_red_3a pass");
    assert_eq!(table.whereabouts("seal_1"), "e3:water");
    // The bear has attacked: it stays where it is, and its turn is over with three cards in hand.
    assert_eq!((table.whereabouts("bear").as_str(), table.asked()), ("e4:ice", Some(2)));
    assert_eq!(table.ice(), ["floe@e4"], "the card moves no ice");
}

#[test]
fn r5_11_the_seal_fills_up_only_at_the_end_of_its_own_turn() {
    let position = sea().hand(0, "melt_1 melt_5").hand(3, "drift_violet_2a melt_2").deck("melt_3 melt_4 melt_6");
    let mut table = attacked(position.card_done());
    table.play("flee:drift_violet_2a pass");
    assert_eq!((table.hand(3).len(), table.asked()), (1, Some(1)));
    // At its own turn: one card, which it has to play; then an empty hand, so no exchange.
    let position = sea().in_water("seal_1", "d3").hand(3, "melt_2").turn(3);
    let mut table = Table::turn(position);
    table.asks("play:melt_2 activate:seal activate:cod");
    table.play("play:melt_2 end_turn");
    assert_eq!((table.hand(3).len(), table.asked()), (3, Some(0)));
}

#[test]
fn r5_11_the_second_capture_in_a_round_is_for_good() {
    let position = sea().in_water("seal_1", "e4").in_water("seal_2", "e4").hand(3, "melt_1 melt_2 melt_3");
    let position =
        position.hand(0, "drift_red_1a drift_red_1b").in_water("orca", "e4").in_water("bear", "e4").card_done();
    let mut table = Table::of(position);
    table.play("activate:orca attack:orca:seal_2 stay keep");
    assert_eq!(table.asked(), Some(1));
    table.play("activate:bear attack:bear:seal_1 stay");
    assert_eq!((table.whereabouts("seal_2").as_str(), table.whereabouts("seal_1").as_str()), ("waiting", "gone"));
    assert_eq!(table.score(3), 4);
}

#[test]
fn r7_the_question_to_the_seal_looks_the_same_whatever_it_holds() {
    let ask = |hand: &str| {
        let all = "drift_violet_1a drift_violet_1b drift_violet_2a melt_1 melt_2 melt_3";
        let rest: Vec<&str> = all.split(' ').filter(|card| !hand.contains(card)).collect();
        let position = sea().hand(0, "drift_red_1a drift_red_1b").hand(1, "melt_4 melt_5 melt_6").hand(3, hand);
        // The other three cards are in the hand of the Inuit hunter, so that everything open is equal.
        attacked(position.hand(2, &rest.join(" ")).card_done())
    };
    let (able, unable) = (ask("drift_violet_1a drift_violet_1b drift_violet_2a"), ask("melt_1 melt_2 melt_3"));
    assert_eq!((able.choices().len(), unable.choices().len()), (4, 1));
    for eyes in [Eyes::Crowd, Eyes::Of(Seat(0)), Eyes::Of(Seat(1))] {
        assert_eq!(able.game.view(eyes), unable.game.view(eyes));
    }
}

/// A fresh match whose first player is asked.
fn fresh(setup: Setup) -> (Match<Arctic>, Seat) {
    let table = Match::<Arctic>::new(Options { setup }, 2, Key::from_seed(7)).unwrap();
    let Turn::Of(seat) = table.state().turn() else { panic!("nobody is asked") };
    (table, seat)
}

#[test]
fn a_hunt_can_be_taken_back_but_not_a_card_that_was_shown() {
    let (mut table, seat) = fresh(Setup::Standard);
    let choices = |table: &Match<Arctic>| {
        let mut actions = Vec::new();
        table.state().actions(&mut actions);
        actions.iter().map(|action| action.to_string()).collect::<Vec<_>>()
    };
    let before = choices(&table);
    for choice in ["activate:cod", "pick:cod_1", "move:cod_1:c3:water"] {
        table.play(seat, choice.parse().unwrap()).unwrap();
    }
    assert_eq!(table.undoable(seat), 3);
    table.undo(seat, 3).unwrap();
    assert_eq!(choices(&table), before);
    let card = before.iter().find(|choice| choice.starts_with("play:")).unwrap();
    table.play(seat, card.parse().unwrap()).unwrap();
    assert_eq!(table.undoable(seat), 0);
}

#[test]
fn a_placed_tile_can_be_taken_back_until_the_next_player_places() {
    let (mut table, seat) = fresh(Setup::Expert);
    for choice in ["kind:pack", "place:e4"] {
        table.play(seat, choice.parse().unwrap()).unwrap();
    }
    assert_eq!(table.undoable(seat), 2);
    let Turn::Of(other) = table.state().turn() else { panic!("nobody is asked") };
    assert_ne!(other, seat);
    table.play(other, "kind:floe".parse().unwrap()).unwrap();
    assert_eq!(table.undoable(seat), 0);
}
