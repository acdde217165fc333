//! What is said about choices, in three languages.

use a_wild_venture::{AWildVenture, Action};
use engine::words::{COMMON, Words};
use engine::{Eyes, Game, Lang, Seat, Voice};

use crate::table::{Table, spring};

/// The label of a choice as the one who is asked reads it.
fn label(table: &Table, choice: &str, lang: Lang) -> String {
    let words = Words::new(&[COMMON, AWildVenture::WORDS]).unwrap();
    let action: Action = choice.parse().unwrap();
    let view = table.game.view(Eyes::Of(Seat(0)));
    words.say(lang, &[]).text(&AWildVenture::label(&view, &action))
}

#[test]
fn a_way_says_what_this_travel_would_find_there() {
    let mut table = Table::of(spring().in_play(0, "frog_wizard[2]").at(0, "s_w3"));
    table.play("activate:frog_wizard");
    assert_eq!(label(&table, "go:s_w4", Lang::En), "Mysterious Forest 4: draw 5 cards");
    assert_eq!(label(&table, "go:s_w4", Lang::Ru), "Таинственный лес 4: взять 5 карт");
    assert_eq!(label(&table, "go:s_w4", Lang::Uk), "Таємничий ліс 4: потягнути 5 карт");
    let mut table = Table::of(spring().in_play(0, "mighty_joseph[2]").at(0, "s_w3"));
    table.play("activate:mighty_joseph");
    assert_eq!(label(&table, "go:s_w4", Lang::En), "Mysterious Forest 4: +5 coins");
    let mut table = Table::of(spring().in_play(0, "night_courier[2]").at(0, "s_w3"));
    table.play("activate:night_courier go:s_w4");
    assert_eq!(label(&table, "stop", Lang::En), "Stop here: +10 coins");
    let mut table = Table::of(spring().in_play(0, "treasure_diver[2]").at(0, "s_n5"));
    table.play("activate:treasure_diver");
    assert_eq!(label(&table, "stop", Lang::Uk), "Зупинитися тут: рубінова скриня");
}

#[test]
fn a_token_that_cannot_be_taken_is_no_reward() {
    let at_the_token = |play: &str| {
        let mut table = Table::of(spring().in_play(0, play).at(0, "s_w8"));
        table.play("activate:mighty_joseph");
        label(&table, "stop", Lang::En)
    };
    assert_eq!(at_the_token("mighty_joseph[2]"), "Stop here: enchantment");
    assert_eq!(at_the_token("mighty_joseph[2] granary[0]+ench_a"), "Stop here: nothing");
}

#[test]
fn prompts_say_what_is_asked() {
    let words = Words::new(&[COMMON, AWildVenture::WORDS]).unwrap();
    let prompt =
        |table: &Table, lang| words.say(lang, &[]).text(&AWildVenture::prompt(&table.game.view(Eyes::Of(Seat(0)))));
    let mut table = Table::of(spring().at(0, "s_e5"));
    assert_eq!(prompt(&table, Lang::En), "Play or activate a card: 2 main actions are left.");
    assert_eq!(prompt(&table, Lang::Ru), "Сыграйте или активируйте карту: осталось 2 основных действия.");
    table.play("activate:lily_pad");
    assert_eq!(prompt(&table, Lang::En), "Which effect do you choose? (iron chest)");
    assert_eq!(prompt(&table, Lang::Uk), "Який ефект ви вибираєте? (залізна скриня)");
    table.play("1 activate:burrow");
    assert_eq!(
        prompt(&table, Lang::Uk),
        "Основних дій не залишилося: завершіть хід або спершу виконайте вільну дію, якщо вона є."
    );
}

/// A Cyrillic В would look like the second token.
#[test]
fn tokens_bear_the_same_letters_in_all_languages() {
    let words = Words::new(&[COMMON, AWildVenture::WORDS]).unwrap();
    for lang in Lang::ALL {
        let letters = ["token-a", "token-b", "token-c"].map(|key| words.say(lang, &[]).word(key).chars().last());
        assert_eq!(letters, ['A', 'B', 'C'].map(Some), "{lang:?}");
    }
}

#[test]
fn texts_say_of_what_there_is_so_much() {
    let words = Words::new(&[COMMON, AWildVenture::WORDS]).unwrap();
    let text = |card: &str, lang: Lang| words.say(lang, &[]).text(&a_wild_venture::card_text(card.parse().unwrap()));
    assert_eq!(text("errand_crow", Lang::En), "Draw 3 cards. Gain 1 coin.");
    assert_eq!(text("errand_crow", Lang::Ru), "Возьмите 3 карты. Получите 1 монету.");
    assert_eq!(text("errand_crow", Lang::Uk), "Потягніть 3 карти. Отримайте 1 монету.");
    assert_eq!(text("old_chronicler", Lang::Ru), "Подложите 1 карту с руки. Возьмите 1 карту.");
    assert_eq!(text("puddle_scout", Lang::Ru), "Пройдите 2 деления.");
    assert_eq!(text("night_librarian", Lang::Uk), "Перегляньте 4 карти: потягніть 2, скиньте 1. Отримайте 2 монети.");
    assert!(text("wheelbarrow", Lang::En).starts_with("Any player gains coins (4 or more at once)"));
    assert!(text("wheelbarrow", Lang::Ru).starts_with("Любой игрок получает монеты (4 или больше за раз)"));
    assert!(text("thick_textbook", Lang::Uk).starts_with("Будь-який гравець тягне карти (3 або більше за раз)"));
}
