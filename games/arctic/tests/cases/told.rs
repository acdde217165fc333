//! What players are told: prompts of one sentence for whoever is asked and for those who wait, and the board as text.

use crate::common::{Table, sea};
use arctic::Arctic;
use arctic::position::Position;
use engine::words::{COMMON, Lang, Words};
use engine::{Eyes, Game, Phrase, Seat, Voice};

fn names() -> Vec<String> {
    ["Ann", "Bo", "Cy", "Di"].map(String::from).to_vec()
}

fn words() -> Words {
    Words::new(&[COMMON, Arctic::WORDS]).unwrap()
}

fn prompt(table: &Table, seat: u8, lang: Lang) -> String {
    words().say(lang, &names()).text(&Arctic::prompt(&table.game.view(Eyes::Of(Seat(seat)))))
}

fn board(table: &Table, lang: Lang) -> String {
    Arctic::board(&table.game.view(Eyes::Crowd), &words().say(lang, &names()))
}

#[test]
fn a_seal_that_has_got_away_is_asked_how_it_arrives() {
    let position = sea().floe("d3").in_water("orca", "e4").in_water("seal_1", "e4").card_done();
    let position = position.hand(0, "melt_1 melt_5").hand(3, "drift_violet_2a melt_2").deck("melt_3 melt_4");
    let mut table = Table::of(position);
    table.play("activate:orca attack:orca:seal_1");
    assert_eq!(prompt(&table, 3, Lang::En), "The orca attacks the seal. Do you flee?");
    assert_eq!(prompt(&table, 0, Lang::En), "Di decides whether the seal flees.");
    table.play("flee:drift_violet_2a");
    assert_eq!(prompt(&table, 3, Lang::Uk), "Ann вирішує, чи відповідати на втечу.");
    table.play("pass");
    assert_eq!(prompt(&table, 3, Lang::En), "Does the seal flee onto or under the ice?");
    assert_eq!(prompt(&table, 0, Lang::En), "Di decides whether the seal flees onto or under the ice.");
    assert_eq!(prompt(&table, 0, Lang::Ru), "Di выбирает, куда бежит тюлень: на лёд или под лёд.");
}

#[test]
fn a_prompt_says_what_is_left_to_do_in_the_turn() {
    let mut table = Table::of(sea().floe("b2 e5").in_water("orca", "e4").hand(0, "melt_1 drift_red_2a melt_2"));
    assert_eq!(prompt(&table, 0, Lang::En), "Play an ice card or activate a hunter.");
    table.play("activate:orca");
    assert_eq!(prompt(&table, 1, Lang::Ru), "Ann задействует косатку.");
    table.play("move:orca:e3:water");
    assert_eq!(prompt(&table, 0, Lang::En), "Play an ice card.");
    table.play("play:melt_1");
    assert_eq!(prompt(&table, 0, Lang::Uk), "Який лід розтане?");
    assert_eq!(prompt(&table, 1, Lang::En), "Ann decides which ice melts.");
    table.play("melt:b2");
    assert_eq!(prompt(&table, 0, Lang::Ru), "Оставить карточки или сбросить их и добрать три?");
}

#[test]
fn a_crowded_cell_of_the_text_board_does_not_run_into_the_next() {
    let mut position = sea().floe("e4").in_water("seal_1", "e4").in_water("seal_2", "e4").in_water("orca", "e5");
    position = position.on_ice("bear", "e4").on_ice("eskimo", "e4");
    for cod in 1..=8 {
        position = position.in_water(&format!("cod_{cod}"), "e4");
    }
    let text = board(&Table::of(position), Lang::En);
    assert!(text.contains("BI|S1S2c12345678 |O"), "{text}");
}

#[test]
fn the_text_board_says_who_comes_back_when_and_who_has_the_igloo() {
    let position = Position::new(3).hunters("orca bear seal").igloo_caught(1);
    let position = position.off("eskimo", "waiting").captured("eskimo", 1, 1).off("bear", "waiting");
    let mut table = Table::turn(position.captured("bear", 1, 2));
    let text = board(&table, Lang::En);
    assert!(text.contains("The Inuit hunter returns in Ann’s turn."), "{text}");
    assert!(text.contains("The polar bear returns in Bo’s turn."), "{text}");
    assert!(text.contains("Bo has taken the igloo."), "{text}");
    table.play("return:c7");
    let text = board(&table, Lang::Ru);
    assert!(text.contains("Инуит: после возвращения в этот ход без нападения."), "{text}");
    assert!(text.contains("Белый медведь: возвращение в ход игрока Bo."), "{text}");
}

/// The label of a choice for the player who is asked.
fn label(table: &Table, choice: &str, lang: Lang) -> String {
    let seat = Seat(table.asked().unwrap());
    words().say(lang, &names()).text(&Arctic::label(&table.game.view(Eyes::Of(seat)), &choice.parse().unwrap()))
}

#[test]
fn choices_are_told_by_winds_and_arrows_and_never_by_ids() {
    // Two cod in the north, one in the west: who is not alone is counted.
    let sea = sea().in_water("cod_3", "b2").in_water("cod_7", "b3").in_water("cod_5", "e1").in_water("orca", "e4");
    let mut table = Table::of(sea.card_done());
    table.play("activate:cod");
    assert_eq!(label(&table, "pick:cod_5", Lang::En), "Move the cod in the west");
    assert_eq!(label(&table, "pick:cod_7", Lang::Uk), "Пересунути тріску на півночі (2)");
    assert_eq!(prompt(&table, 0, Lang::Uk), "Яку тріску пересунути?");
    table.play("pick:cod_5");
    assert_eq!(label(&table, "move:cod_5:e3:water", Lang::En), "Move the cod in the west →→ (open sea)");
    assert_eq!(label(&table, "move:cod_5:f1:water", Lang::Ru), "Передвинуть треску на западе ↘ (открытое море)");
}

#[test]
fn of_two_equal_cards_the_second_is_called_so() {
    let position = Position::new(2).standard().hand(0, "drift_red_1a drift_red_1b melt_4");
    let table = Table::of(position);
    assert_eq!(label(&table, "play:drift_red_1a", Lang::En), "Play Drift of one tile ← red side");
    assert_eq!(label(&table, "play:drift_red_1b", Lang::En), "Play Drift of one tile ← red side (2)");
    assert_eq!(label(&table, "play:melt_4", Lang::Ru), "Сыграть: Таяние");
}

#[test]
fn the_card_that_would_catch_a_fleeing_seal_is_told_by_its_side() {
    let why = Phrase::new("why-not-answer").phrase("side", Phrase::new("side-red"));
    let said = Lang::ALL.map(|lang| words().say(lang, &[]).text(&why));
    assert_eq!(said[0], "Only a drift card to the red side catches the fleeing seal.");
    assert_eq!(said[1], "Беглеца ловит только карточка дрейфа к тому же краю (красный край).");
    assert_eq!(said[2], "Утікача ловить лише картка дрейфу до того самого краю (червоний край).");
}
