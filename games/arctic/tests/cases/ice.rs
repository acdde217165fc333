//! Drift, displacement and melting, case by case.

use crate::common::{Table, sea};

#[test]
fn case_01_two_tiles_drift_to_the_light_blue_side() {
    let mut table = Table::of(sea().floe("e4 f5").hand(0, "drift_light_blue_2a melt_1 melt_2"));
    table.play("play:drift_light_blue_2a").asks("drift:e4 drift:f5");
    table.play("drift:e4");
    // The tile now at d4 is not offered again, so f5 was the only option and went by itself.
    assert_eq!(table.ice(), ["floe@d4", "floe@e6"]);
    assert!(table.choices().iter().all(|choice| !choice.starts_with("drift")));
}

#[test]
fn case_02_melting_an_iceberg() {
    let melting = |position: arctic::position::Position| Table::of(position.hand(0, "melt_1 melt_2 melt_3"));
    let mut table = melting(sea().iceberg("e4").floe("a1"));
    table.play("play:melt_1 melt:e4");
    assert_eq!(table.ice(), ["floe@a1", "floe@e4"]);
    assert_eq!(table.written()["bergs"], serde_json::json!([null, null]));
    let mut table = melting(sea().floe("a1 e4"));
    table.play("play:melt_1 melt:e4");
    assert_eq!(table.ice(), ["floe@a1", "pack@e4"]);
    let mut table = melting(sea().floe("a1").pack("e4"));
    table.play("play:melt_1 melt:e4");
    assert_eq!(table.ice(), ["floe@a1"]);
}

#[test]
fn case_03_melting_pack_under_a_hunter() {
    let position = sea().pack("e4").on_ice("bear", "e4").in_water("cod_1", "e4").hand(0, "melt_1 melt_2 melt_3");
    let mut table = Table::of(position);
    // There is only one tile, so it melts by itself.
    table.play("play:melt_1");
    assert!(table.ice().is_empty());
    assert_eq!((table.whereabouts("bear").as_str(), table.whereabouts("cod_1").as_str()), ("e4:water", "e4:water"));
}

#[test]
fn case_04_igloo_travels_and_melts() {
    let mut table = Table::of(sea().floe("d1").igloo("d1").hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a");
    assert_eq!((table.ice(), table.igloo()), (vec!["floe@d2".to_string()], "d2".to_string()));
    let mut table = Table::of(sea().floe("d2").igloo("d2").hand(0, "melt_1 melt_2 melt_3"));
    table.play("play:melt_1");
    assert_eq!((table.ice(), table.igloo()), (vec!["pack@d2".to_string()], "gone".to_string()));
}

#[test]
fn case_05_iceberg_pushes_a_floe_with_the_eskimo() {
    let position = sea().iceberg("f4").floe("e4").on_ice("eskimo", "e4").hand(0, "drift_violet_1a melt_1 melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_violet_1a drift:f4");
    assert_eq!(table.ice(), ["floe@d3", "iceberg@e4"]);
    assert_eq!(table.whereabouts("eskimo"), "d3:ice");
}

#[test]
fn case_06_what_may_push_what() {
    use arctic::Ice::{Floe, Iceberg, Pack};
    let mut pushing = Vec::new();
    for mover in [Pack, Floe, Iceberg] {
        for pushed in [Pack, Floe, Iceberg] {
            // A second loose tile elsewhere, so that the list is asked.
            let position = sea().lay("e3", mover).lay("e4", pushed).floe("b1").hand(0, "drift_green_1a melt_1 melt_2");
            let mut table = Table::of(position);
            table.play("play:drift_green_1a");
            assert!(table.choices().contains(&"drift:e4".to_string()));
            if table.choices().contains(&"drift:e3".to_string()) {
                pushing.push((mover, pushed));
            }
        }
    }
    assert_eq!(pushing, [(Pack, Pack), (Floe, Pack), (Iceberg, Pack), (Iceberg, Floe), (Iceberg, Iceberg)]);
}

#[test]
fn case_07_a_row_cannot_be_pushed() {
    let mut table = Table::of(sea().iceberg("e2").floe("e3 e4").hand(0, "drift_green_2a melt_1 melt_2"));
    table.play("play:drift_green_2a");
    // Only e4 could drift, so it did; now e2 and e3 can.
    assert_eq!(table.ice(), ["iceberg@e2", "floe@e3", "floe@e5"]);
    table.asks("drift:e2 drift:e3");
}

#[test]
fn case_08_board_edge() {
    let position = sea().floe("e7").iceberg("d6").pack("e4").hand(0, "drift_green_1a drift_light_blue_1a melt_1");
    let mut green = Table::of(position.clone());
    green.play("play:drift_green_1a");
    assert_eq!(green.ice(), ["iceberg@d6", "pack@e5", "floe@e7"]);
    let mut light_blue = Table::of(position);
    light_blue.play("play:drift_light_blue_1a").asks("drift:d6 drift:e4");
    light_blue.play("drift:d6");
    assert_eq!(light_blue.ice(), ["iceberg@c7", "pack@e4", "floe@e7"]);
}

#[test]
fn case_09_swimmers_stay() {
    let position = sea().floe("e3").on_ice("seal_1", "e3").in_water("orca", "e3");
    let position = position.in_water("seal_2", "e4").in_water("cod_1", "e4").hand(0, "drift_green_1a melt_1 melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_green_1a");
    assert_eq!(table.ice(), ["floe@e4"]);
    for (figure, place) in [("seal_1", "e4:ice"), ("seal_2", "e4:water"), ("cod_1", "e4:water"), ("orca", "e3:water")] {
        assert_eq!(table.whereabouts(figure), place, "{figure}");
    }
}

#[test]
fn case_10_bear_in_the_water_is_pushed() {
    let mut table = Table::of(sea().floe("e3").in_water("bear", "e4").hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a");
    assert_eq!(table.ice(), ["floe@e4"]);
    assert_eq!(table.whereabouts("bear"), "e5:water");
}

#[test]
fn case_11_kayak_cannot_go_straight_on() {
    let position = sea().floe("e3 e5").in_water("eskimo", "e4").hand(0, "drift_green_1a melt_1 melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_green_1a drift:e3");
    table.asks("displace:eskimo:d3:water displace:eskimo:d4:water displace:eskimo:f3:water displace:eskimo:f4:water");
    assert_eq!(table.asked(), Some(0));
    table.play("displace:eskimo:f3:water");
    assert_eq!(table.whereabouts("eskimo"), "f3:water");
}

#[test]
fn case_12_eskimo_surrounded_by_ice() {
    let position = sea().floe("d3 d4 e3 e5 f3 f4").in_water("eskimo", "e4").hand(0, "drift_green_1a melt_1 melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_green_1a drift:e3");
    table.asks(
        "displace:eskimo:e4:ice displace:eskimo:d3:ice displace:eskimo:d4:ice displace:eskimo:e5:ice \
         displace:eskimo:f3:ice displace:eskimo:f4:ice",
    );
    table.play("displace:eskimo:e4:ice");
    assert_eq!(table.whereabouts("eskimo"), "e4:ice");
}

#[test]
fn case_25_card_number_larger_than_possible() {
    let mut table = Table::of(sea().floe("e6 e7").pack("d3").hand(0, "drift_green_3a melt_1 melt_2"));
    table.play("play:drift_green_3a");
    assert_eq!(table.ice(), ["pack@d4", "floe@e6", "floe@e7"]);
    assert!(table.events().contains(&arctic::Event::RestLost { left: 2 }));
}

#[test]
fn an_iceberg_drives_swimmers_before_it() {
    let position = sea().iceberg("e3").in_water("orca", "e4").in_water("cod_1", "e4").floe("e5");
    let mut table = Table::of(position.hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a drift:e3");
    // Under the floe before them there is room.
    assert_eq!((table.whereabouts("orca").as_str(), table.whereabouts("cod_1").as_str()), ("e5:water", "e5:water"));
}

#[test]
fn swimmers_under_a_pushed_floe_follow_it() {
    let position = sea().iceberg("e3").floe("e4").in_water("orca", "e4").on_ice("seal_1", "e4").in_water("bear", "e5");
    let mut table = Table::of(position.hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a drift:e3");
    assert_eq!(table.ice(), ["iceberg@e4", "floe@e5"]);
    assert_eq!(table.whereabouts("orca"), "e5:water");
    assert_eq!(table.whereabouts("seal_1"), "e5:ice");
    assert_eq!(table.whereabouts("bear"), "e6:water");
}

#[test]
fn swimmers_before_two_icebergs_choose_a_way_but_not_back() {
    let position = sea().iceberg("e3 e5").in_water("orca", "e4").in_water("cod_1", "e4").floe("d3");
    let mut table = Table::of(position.hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a drift:e3");
    table.asks("displace:orca:d3:water displace:orca:d4:water displace:orca:f3:water displace:orca:f4:water");
    table.play("displace:orca:d3:water");
    // One figure's choice never limits another's.
    assert_eq!(table.offered("displace:cod_1:").len(), 4);
}

#[test]
fn displaced_figures_are_asked_in_their_order() {
    let position = sea().iceberg("e3 e5").in_water("orca", "e4").in_water("eskimo", "e4").in_water("bear", "e4");
    let mut table = Table::of(position.hand(0, "drift_green_1a melt_1 melt_2"));
    table.play("play:drift_green_1a drift:e3");
    assert_eq!(table.offered("displace:bear:").len(), 4);
    table.play("displace:bear:d3:water");
    assert_eq!(table.offered("displace:eskimo:").len(), 4);
    table.play("displace:eskimo:d3:water");
    assert_eq!(table.offered("displace:orca:").len(), 4);
}

#[test]
fn nobody_is_trapped_in_a_corner_between_two_icebergs() {
    // a1 has two neighbours, b2 and b3. Violet drives b3 into a1.
    let position = sea().iceberg("b2 b3").floe("e4").hand(0, "drift_violet_1a melt_1 melt_2");
    for (figure, offered) in [("bear", false), ("cod_1", false)] {
        let mut table = Table::of(position.clone().in_water(figure, "a1").floe("f4"));
        table.play("play:drift_violet_1a");
        assert_eq!(table.choices().contains(&"drift:b3".to_string()), offered, "{figure}");
    }
    let mut free = Table::of(position);
    free.play("play:drift_violet_1a");
    assert!(free.choices().contains(&"drift:b3".to_string()));
}

#[test]
fn the_igloo_rides_on_a_pushed_floe() {
    let position = sea().iceberg("e3").floe("e4").igloo("e4").hand(0, "drift_green_1a melt_1 melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_green_1a drift:e3");
    assert_eq!((table.ice(), table.igloo()), (vec!["iceberg@e4".to_string(), "floe@e5".to_string()], "e5".to_string()));
}

#[test]
fn a_pushed_tile_is_not_moved_again_by_the_same_card() {
    // b1 and b2 of pack ice: b1 pushes b2 to b3, and then neither can move, though there is room.
    let mut table = Table::of(sea().pack("b1 b2").floe("e2").hand(0, "drift_green_3a melt_1 melt_2"));
    table.play("play:drift_green_3a drift:b1");
    assert_eq!(table.ice(), ["pack@b2", "pack@b3", "floe@e3"]);
    assert!(table.events().contains(&arctic::Event::RestLost { left: 1 }));
}

#[test]
fn a_card_without_any_ice_has_no_effect() {
    for card in ["melt_1", "drift_red_2a"] {
        let mut table = Table::of(sea().in_water("orca", "e4").hand(0, &format!("{card} melt_2 melt_3")));
        table.play(&format!("play:{card}"));
        table.asks("activate:orca activate:cod end_turn");
    }
}
