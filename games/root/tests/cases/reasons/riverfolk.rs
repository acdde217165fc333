//! What the Riverfolk and their buyers are told about their choices.

use root::position::Position;

use super::{NONE, after, reason};

/// Otters with three cats and two of their own in Funds.
fn otters(post: bool) -> Position {
    let position = Position::new("riverfolk marquise eyrie")
        .leader("despot")
        .prices([1, 2, 3])
        .river_box("funds", "marquise", 3)
        .river_box("funds", "riverfolk", 2)
        .warriors("riverfolk", "c10", 2)
        .warriors("marquise", "c10", 1)
        .warriors("marquise", "c1", 2)
        .warriors("riverfolk", "c1", 1)
        .hand("riverfolk", "bake_sale anvil sword_card");
    if post { position.pieces("c11", "trade_post") } else { position }
}

#[test]
fn the_riverfolk_are_told_what_becomes_of_their_funds() {
    let game = otters(true).turn("riverfolk", "daylight").build();
    for choice in ["move", "battle", "draw"] {
        assert_eq!(
            reason(&game, choice),
            [
                "commits 1 of Funds until your next Birdsong",
                "вкладывает 1 воина капитала до вашего утра",
                "вкладає 1 воїна капіталу до вашого ранку"
            ],
            "{choice}"
        );
    }
    assert_eq!(
        reason(&game, "recruit:c10"),
        ["spends 1 of Funds", "тратит 1 воина капитала", "витрачає 1 воїна капіталу"]
    );
    assert_eq!(
        reason(&game, "establish:c1"),
        [
            "spends 2 Funds of the Marquise de Cat; a warrior comes along",
            "тратит из капитала 2 воинов Маркисы де Коте; с постом приходит воин",
            "витрачає з капіталу 2 воїнів Маркізи де Кіт; з постом приходить воїн"
        ]
    );
    assert_eq!(
        reason(&game, "end_daylight"),
        [
            "Funds that stay score next Birdsong: 5 VP",
            "оставшийся капитал утром принесёт: 5 очков",
            "капітал, що лишиться, вранці принесе: 5 очок"
        ]
    );
    let poor = otters(false).turn("riverfolk", "daylight").build();
    assert_eq!(
        reason(&poor, "end_daylight")[0],
        "Funds that stay score next Birdsong: 0 VP",
        "no dividends without a post"
    );
    let evening = after(game, "end_daylight");
    assert_eq!(reason(&evening, "1"), ["the present price", "нынешняя цена", "теперішня ціна"]);
    assert_eq!(reason(&evening, "2"), NONE);
}

#[test]
fn a_buyer_is_told_how_many_warriors_are_left() {
    let game = otters(true).turn("marquise", "start").build();
    assert_eq!(
        reason(&game, "buy:hand_card:anvil"),
        ["18 warriors left in supply", "в запасе останется воинов: 18", "у запасі лишиться воїнів: 18"]
    );
    assert_eq!(
        reason(&game, "buy:riverboats"),
        [
            "rivers are paths for you; 17 warriors left in supply",
            "реки для вас — тропы; в запасе останется воинов: 17",
            "річки для вас — стежки; у запасі лишиться воїнів: 17"
        ]
    );
    assert_eq!(
        reason(&game, "buy:mercenaries"),
        [
            "otters rule and fight for you; 16 warriors left in supply",
            "выдры правят и сражаются за вас; в запасе останется воинов: 16",
            "видри правлять і б’ються за вас; у запасі лишиться воїнів: 16"
        ]
    );
    let last = otters(true).supply("marquise", 2).turn("marquise", "start").build();
    assert_eq!(reason(&last, "buy:hand_card:anvil")[0], "1 warrior left in supply");
    let game = Position::new("vagabond riverfolk marquise")
        .prices([1, 2, 3])
        .vagabond("vagabond", "thief", "c10", "boots sword torch torch")
        .hand("riverfolk", "anvil")
        .turn("vagabond", "start")
        .build();
    assert_eq!(
        reason(&game, "buy:hand_card:anvil"),
        ["exhausts items", "переворачивает предметы", "перевертає предмети"]
    );
}
