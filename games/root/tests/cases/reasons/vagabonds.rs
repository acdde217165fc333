//! What vagabonds are told about their choices.

use root::position::Position;

use super::{NONE, after, reason};

#[test]
fn a_vagabond_is_told_what_waits_there_and_what_becomes_of_friends() {
    let game = Position::new("vagabond marquise eyrie")
        .leader("despot")
        .vagabond("vagabond", "thief", "c10", "boots boots torch tea sword crossbow hammer")
        .warriors("marquise", "c10", 2)
        .warriors("eyrie", "c10", 1)
        .ruin("c12", "bag")
        .quests("q_errand_fox q_speech_fox q_bear_rabbit")
        .completed("vagabond", "q_errand_rabbit")
        .stance("vagabond", "eyrie", "hostile")
        .hand("vagabond", "anvil sword_card bake_sale")
        .turn("vagabond", "daylight")
        .build();
    assert_eq!(reason(&game, "move:c1"), ["2 quests of this suit", "2 задания этой масти", "2 завдання цієї масті"]);
    assert_eq!(reason(&game, "move:c2"), NONE);
    assert_eq!(
        reason(&game, "move:c12"),
        ["a ruin, 2 quests of this suit", "руина, 2 задания этой масти", "руїна, 2 завдання цієї масті"]
    );
    assert_eq!(reason(&game, "aid:marquise"), ["amiable: 1 VP", "приязнь: 1 очко", "приязнь: 1 очко"]);
    assert_eq!(
        reason(&game, "aid:eyrie"),
        ["no points from the hostile", "за помощь врагу очков нет", "за допомогу ворогові очок немає"]
    );
    assert_eq!(
        reason(&game, "quest:q_bear_rabbit"),
        ["2 VP or 2 cards", "2 очка или 2 карты", "2 очки або 2 карти"],
        "the second quest of its suit"
    );
    assert_eq!(
        reason(&game, "explore"),
        [
            "exhausts a torch: an item and 1 point",
            "переворачивает факел: предмет и 1 очко",
            "перевертає смолоскип: предмет і 1 очко"
        ]
    );
    assert_eq!(reason(&game, "strike"), ["exhausts the crossbow", "переворачивает арбалет", "перевертає арбалет"]);
    assert_eq!(reason(&game, "battle"), ["exhausts a sword", "переворачивает меч", "перевертає меч"]);
    let game = after(game, "battle");
    assert_eq!(
        reason(&game, "marquise"),
        [
            "removing a warrior makes them hostile for good",
            "убрав воина, вы навсегда станете врагом",
            "прибравши воїна, ви назавжди станете ворогом"
        ]
    );
    assert_eq!(
        reason(&game, "eyrie"),
        [
            "hostile already; in your battles each piece scores 1",
            "уже враги: в вашем сражении каждый компонент — 1 очко",
            "уже вороги: у вашій битві кожен компонент — 1 очко"
        ]
    );
}

#[test]
fn a_second_vagabond_is_told_how_many_aids_are_missing() {
    for (stance, said) in [
        (
            "amiable",
            [
                "1 more aid this turn for “friendly”",
                "до отношения «дружба» помочь за этот ход ещё 1 раз",
                "до стосунків «дружба» допомогти за цей хід ще 1 раз",
            ],
        ),
        ("allied", ["2 points", "2 очка", "2 очки"]),
    ] {
        let game = Position::new("vagabond2 vagabond marquise")
            .vagabond("vagabond", "thief", "c1", "boots")
            .vagabond("vagabond2", "ranger", "c12", "boots torch torch")
            .stance("vagabond2", "marquise", stance)
            .warriors("marquise", "c12", 1)
            .hand("vagabond2", "anvil foxfolk_steel")
            .turn("vagabond2", "daylight")
            .build();
        assert_eq!(reason(&game, "aid:marquise"), said, "{stance}");
    }
}
