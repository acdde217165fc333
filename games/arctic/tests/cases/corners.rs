//! Corners of the rules that the specification's cases leave out: hunting, neutral hunters, returns and the end. The
//! number in front of a test is the chapter of `docs/rules/arctic.md`.
use crate::common::{Table, sea};
use arctic::position::Position;
use engine::{Eyes, Game, Seat, Seats};

/// Three players: orca, bear and seal. The Inuit hunter is neutral.
fn three() -> Position {
    Position::new(3).hunters("orca bear seal")
}

/// Two players: orca and bear. Inuit hunter and seals are neutral.
fn two() -> Position {
    Position::new(2).hunters("orca bear")
}

#[test]
fn r4_1_card_and_hunter_come_in_either_order_but_never_mixed() {
    let position = sea().floe("b2 e5").in_water("orca", "e4").hand(0, "drift_red_2a melt_1 melt_2");
    let mut table = Table::of(position.clone());
    table.play("activate:orca");
    assert!(table.offered("play:").is_empty(), "the card waits until the hunter is done");
    table.play("move:orca:e3:water");
    table.asks("play:drift_red_2a play:melt_1 play:melt_2");
    let mut table = Table::of(position);
    table.play("play:drift_red_2a");
    assert!(table.offered("activate:").is_empty(), "the hunter waits until the ice is done");
    table.play("drift:e5");
    table.asks("activate:orca activate:cod end_turn");
}

#[test]
fn r4_2_with_four_players_nobody_uses_the_hunter_of_another() {
    let position = Position::new(4).standard().hunters("seal eskimo orca bear").turn(1).card_done();
    Table::of(position).asks("activate:eskimo activate:cod end_turn");
}

#[test]
fn r4_2_with_four_players_one_hunter_is_all() {
    let mut table = Table::of(Position::new(4).standard().hunters("orca bear eskimo seal"));
    table.play("activate:orca finish");
    assert!(table.offered("activate:").is_empty());
    assert_eq!(table.offered("play:").len(), 3);
}

#[test]
fn r4_2_with_two_players_the_own_hunter_comes_first_and_one_neutral_after_it() {
    let mut table = Table::of(two().standard().card_done());
    table.asks("activate:orca activate:eskimo activate:seal activate:cod end_turn");
    table.play("activate:orca finish").asks("activate:eskimo activate:seal activate:cod skip");
    // Both neutral seals go together.
    table.play("activate:seal").asks("pick:seal_1 pick:seal_2 finish");
    table.play("finish");
    assert_eq!(table.asked(), Some(1), "after the neutral hunter the turn is over");
}

#[test]
fn r4_2_moving_cod_first_gives_up_the_own_hunter() {
    let mut table = Table::of(two().standard());
    table.play("activate:cod pick:cod_1 move:cod_1:c3:water finish");
    assert!(table.offered("activate:").is_empty());
    assert_eq!(table.written()["houses"][0]["plankton"], 1);
}

#[test]
fn r4_2_a_hunter_without_move_or_attack_cannot_be_used() {
    // Both neighbours of a1 are icebergs: the orca is locked in.
    let locked = sea().iceberg("b2 b3").in_water("orca", "a1");
    Table::of(locked.clone().card_done()).asks("activate:cod end_turn");
    // With prey beside it, it can attack, and nothing else.
    let mut table = Table::of(locked.in_water("cod_1", "a1").card_done());
    table.play("activate:orca").asks("attack:orca:cod_1 finish");
    table.play("attack:orca:cod_1");
    assert_eq!(table.whereabouts("cod_1"), "caught:0");
}

#[test]
fn r4_2_without_a_usable_neutral_hunter_nothing_is_asked() {
    // The only cod is locked in at i1, and the neutral hunter is gone.
    let position = three().iceberg("h2 h3").in_water("orca", "e4").off("eskimo", "gone").captured("eskimo", 2, 1);
    let mut table = Table::of(position.card_done());
    table.asks("activate:orca end_turn");
    table.play("activate:orca move:orca:e5:water");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn r5_3_a_seal_that_moved_attacks_and_the_one_that_attacked_stays() {
    let position = sea().in_water("seal_1", "e4").in_water("seal_2", "g4").in_water("cod_1", "e6").turn(3).card_done();
    let mut table = Table::of(position);
    table.play("activate:seal pick:seal_1 move:seal_1:e6:water");
    assert_eq!(table.offered("attack:"), ["seal_1:cod_1"]);
    // The other seal moves in between; the attack is still there.
    table.play("move:seal_2:g5:water").asks("attack:seal_1:cod_1 finish");
    table.play("attack:seal_1:cod_1");
    assert_eq!((table.whereabouts("cod_1").as_str(), table.asked()), ("caught:3", Some(0)));
}

#[test]
fn r5_3_the_igloo_uses_up_the_attack() {
    let position = sea().floe("d1").igloo("d1").on_ice("bear", "d1").on_ice("seal_1", "d1").turn(1).card_done();
    let mut table = Table::of(position);
    table.play("activate:bear");
    assert_eq!(table.offered("attack:"), ["bear:seal_1", "bear:igloo"]);
    table.play("attack:bear:igloo");
    assert_eq!((table.whereabouts("seal_1").as_str(), table.igloo().as_str()), ("d1:ice", "caught:1"));
    assert_eq!(table.asked(), Some(2), "the bear has attacked and does not move");
}

#[test]
fn r5_4_a_captured_igloo_is_safe_even_if_its_floe_melts() {
    let position = sea().floe("d1 e4").igloo_caught(1).hand(0, "melt_1 melt_2 melt_3");
    let mut table = Table::of(position);
    table.play("play:melt_1 melt:d1");
    assert_eq!((table.igloo().as_str(), table.score(1), table.score(2)), ("caught:1", 16, 8));
}

#[test]
fn r5_4_own_figures_return_first_and_neutral_ones_in_their_order() {
    let mut position = two().turn(1);
    for hunter in ["bear", "eskimo"] {
        position = position.off(hunter, "waiting").captured(hunter, 1, 0);
    }
    position = position.off("seal_2", "waiting").captured("seal", 1, 0).in_water("seal_1", "e4").pack("c1");
    // The other player's orca waits for its own player's turn.
    position = position.off("orca", "waiting").captured("orca", 1, 1);
    let mut table = Table::turn(position);
    let returning = |table: &Table| table.written()["stage"]["return"]["figure"].as_str().map(str::to_string);
    assert_eq!(returning(&table).as_deref(), Some("bear"));
    assert_eq!(table.asked(), Some(1));
    table.play("return:c1");
    assert_eq!(returning(&table).as_deref(), Some("eskimo"));
    table.play("return:c1");
    assert_eq!(returning(&table).as_deref(), Some("seal_2"));
    table.asks("return:a1 return:c1:ice return:c1:water return:c7 return:g1 return:g7 return:i1");
    table.play("return:c1:ice");
    for figure in ["bear", "eskimo", "seal_2"] {
        assert_eq!(table.whereabouts(figure), "c1:ice");
    }
    assert_eq!(table.whereabouts("orca"), "waiting");
    // None of the three attacks in this turn, though they stand on one floe.
    table.play("activate:bear");
    assert!(table.offered("attack").is_empty());
    table.play("finish activate:eskimo");
    assert!(table.offered("attack").is_empty());
}

#[test]
fn r5_4_a_neutral_hunter_attacks_again_in_the_turn_after_its_return() {
    let position = three().off("eskimo", "waiting").captured("eskimo", 1, 0).in_water("seal_1", "c7");
    let mut table = Table::turn(position.in_water("orca", "e4").hand(0, "melt_1 melt_2 melt_3"));
    table.play("return:c7 activate:eskimo");
    assert!(table.offered("attack").is_empty());
    table.play("finish play:melt_1 keep");
    assert_eq!(table.asked(), Some(1));
    table.play("activate:eskimo");
    assert_eq!(table.offered("attack:"), ["eskimo:seal_1"]);
}

#[test]
fn r5_4_a_hunter_is_attacked_at_once_after_its_return() {
    let position = three().off("eskimo", "waiting").captured("eskimo", 1, 1).in_water("orca", "c7");
    let mut table = Table::turn(position);
    table.play("return:c7 activate:orca attack:orca:eskimo");
    // The second capture is for good; both tokens came out of the supply.
    assert_eq!(table.whereabouts("eskimo"), "gone");
    assert_eq!((table.score(0), table.score(1)), (12 + 4, 12 + 4));
}

#[test]
fn r5_4_a_waiting_hunter_cannot_be_used_by_its_player_or_anybody() {
    let position = three().standard().off("eskimo", "waiting").captured("eskimo", 1, 0).card_done();
    // Captured in this very turn: it comes back at the start of the next.
    Table::of(position).asks("activate:orca activate:cod end_turn");
}

#[test]
fn r5_4_a_player_without_figures_uses_one_neutral_hunter() {
    let position = three().standard().off("orca", "gone").captured("orca", 2, 1).card_done();
    let mut table = Table::of(position);
    table.asks("activate:eskimo activate:cod end_turn");
    table.play("activate:eskimo finish");
    assert_eq!(table.asked(), Some(1), "there is no second neutral hunter");
}

#[test]
fn r5_5_cod_that_cannot_move_is_not_offered_and_the_only_one_goes_by_itself() {
    // i1 is locked in by icebergs; of the two cod at e4 the first is the only choice, so only its way is asked.
    let position = sea().iceberg("h2 h3").in_water("cod_4", "e4").in_water("cod_7", "e4").card_done();
    let mut table = Table::of(position);
    table.play("activate:cod");
    assert!(table.choices().iter().all(|choice| choice.starts_with("move:cod_4:")), "{:?}", table.choices());
    table.play("move:cod_4:e5:water").asks("pick:cod_7 finish");
}

#[test]
fn r5_12_a_neutral_seal_raids_the_igloo_but_not_for_its_player() {
    let sea = |players: &str| {
        let position = Position::new(2).hunters(players).floe("d1").igloo("d1").on_ice("seal_2", "d1").card_done();
        let mut table = Table::of(position.in_water("orca", "a1"));
        table.play("activate:seal");
        table
    };
    assert!(sea("eskimo orca").offered("attack").is_empty());
    let mut table = sea("orca eskimo");
    table.play("attack:seal_2:igloo");
    assert_eq!((table.igloo().as_str(), table.score(0), table.score(1)), ("caught:0", 16, 8));
}

#[test]
fn r5_12_neutral_hunters_attack_each_other_and_the_supply_pays() {
    let position = two().in_water("eskimo", "e4").in_water("seal_1", "e4").in_water("orca", "e4").card_done();
    let mut table = Table::of(position.in_water("bear", "e4").hand(1, "drift_red_1a drift_green_1a melt_1"));
    table.play("activate:orca finish activate:eskimo");
    assert_eq!(table.offered("attack:"), ["eskimo:bear", "eskimo:seal_1"], "not the own orca");
    table.play("attack:eskimo:seal_1");
    // With two players no seal flees.
    assert_eq!(table.whereabouts("seal_1"), "waiting");
    assert_eq!((table.score(0), table.score(1)), (12 + 4, 12));
}

#[test]
fn r6_1_the_last_cod_ends_the_game_also_in_the_jaws_of_a_neutral_hunter() {
    let position = three().off("cod_9", "gone").in_water("cod_3", "e4").in_water("eskimo", "e4");
    let mut table = Table::of(position.in_water("orca", "a1"));
    table.play("activate:orca finish activate:eskimo attack:eskimo:cod_3");
    assert_eq!((table.asked(), table.whereabouts("cod_3").as_str()), (None, "caught:0"));
    assert_eq!(table.hand(0).len(), 3, "no card was played");
}

#[test]
fn r6_1_the_last_plankton_ends_the_game_before_the_card() {
    let position = three().plankton(1, 8).in_water("orca", "a1");
    let mut table = Table::of(position);
    let deck = table.deck().len();
    // The only cod is picked by itself and, once moved, leaves nothing to choose.
    table.play("activate:orca finish activate:cod move:cod_9:h2:water");
    assert_eq!((table.asked(), table.hand(0).len(), table.deck().len()), (None, 3, deck));
    let standings = table.game.standings(Eyes::Crowd);
    assert_eq!(standings.scores.values(), [13, 20, 12]);
    assert_eq!(standings.places.unwrap().values(), [2, 1, 3]);
}

#[test]
fn r6_2_cod_decide_between_equals_on_every_place() {
    // Orca, bear and Inuit hunter: 6 + 1 cod, 6 + 2 plankton, and 2 tokens and the igloo with 1 cod.
    let position = sea().floe("d1").igloo("d1").off("cod_1", "caught:0").plankton(1, 2).off("cod_2", "caught:2");
    let position = position.plankton(3, 6).hand(0, "melt_1 melt_2").card_done().hunted().turns(200);
    let mut table = Table::of(position);
    table.play("end_turn keep");
    let standings = table.game.standings(Eyes::Crowd);
    assert_eq!(standings.scores.values(), [14, 14, 14, 18]);
    assert_eq!(standings.places.unwrap().values(), [2, 4, 2, 1]);
    assert_eq!(standings.winners, Seats::only(Seat(3)));
}

#[test]
fn r6_2_the_lost_igloo_counts_for_nobody() {
    let position = sea().floe("d1 e4").igloo("d1").hand(0, "melt_1 melt_2 melt_3").on_ice("eskimo", "d1");
    let mut table = Table::of(position.in_water("cod_1", "d1"));
    assert_eq!(table.score(2), 12);
    table.play("play:melt_1 melt:d1");
    assert_eq!((table.igloo().as_str(), table.score(2)), ("gone", 8));
    // Who stood on the floe stands on pack ice now, and who swam under it still does.
    assert_eq!((table.whereabouts("eskimo").as_str(), table.whereabouts("cod_1").as_str()), ("d1:ice", "d1:water"));
    assert_eq!(table.ice(), ["pack@d1", "floe@e4"]);
}
