//! The second lines of choices: what a choice costs, brings or risks in a position, word for word in three languages.

use engine::words::{COMMON, Words};
use engine::{Eyes, Game, Lang, Voice};
use root::position::Position;
use root::{Action, Root};

mod riverfolk;
mod vagabonds;

/// What is said below the text of a choice that is offered now, in English, Russian and Ukrainian; nothing if there is nothing
/// to add.
#[track_caller]
fn reason(game: &Root, choice: &str) -> [String; 3] {
    assert!(game.options().iter().any(|option| option == choice), "`{choice}` is not among {:?}", game.options());
    let words = Words::new(&[COMMON, Root::WORDS]).unwrap();
    let action: Action = choice.parse().ok().unwrap();
    let view = game.view(Eyes::Of(game.turn().seat().unwrap()));
    let why = Root::why(&view, &action);
    Lang::ALL.map(|lang| why.as_ref().map(|why| words.say(lang, &[]).try_text(why).unwrap()).unwrap_or_default())
}

/// Plays choices one after the other.
fn after(mut game: Root, choices: &str) -> Root {
    choices.split_whitespace().for_each(|choice| game.choose(choice));
    game
}

const NONE: [&str; 3] = ["", "", ""];

/// The cats in clearing 1, birds and mice around.
fn cats() -> Position {
    Position::new("marquise eyrie alliance")
        .warriors("marquise", "c1", 4)
        .pieces("c1", "recruiter")
        .warriors("eyrie", "c5", 2)
        .pieces("c5", "roost")
        .leader("despot")
        .pieces("c9", "sympathy")
        .hand("marquise", "sword_card")
}

#[test]
fn the_marquise_is_told_what_her_actions_cost() {
    let game = cats().turn("marquise", "daylight").build();
    assert_eq!(reason(&game, "end_craft"), ["then three actions", "затем три действия", "потім три дії"]);
    let game = after(game, "end_craft");
    assert_eq!(reason(&game, "march"), ["1 action", "1 действие", "1 дія"]);
    assert_eq!(reason(&game, "recruit"), ["1 warrior, 1 action", "1 воин, 1 действие", "1 воїн, 1 дія"]);
    assert_eq!(reason(&game, "end_daylight"), ["3 actions are lost", "пропадут 3 действия", "пропадуть 3 дії"]);
    for (recruiters, cards) in [
        (0, ["Evening: 1 card", "вечером 1 карта", "увечері 1 карта"]),
        (2, ["Evening: 1 card", "вечером 1 карта", "увечері 1 карта"]),
        (3, ["Evening: 2 cards", "вечером 2 карты", "увечері 2 карти"]),
        (5, ["Evening: 3 cards", "вечером 3 карты", "увечері 3 карти"]),
    ] {
        let position = Position::new("marquise eyrie")
            .pieces("c9", "sawmill")
            .hand("marquise", "sword_card favor_mice investments crossbow_mouse");
        let build = |position: Position, clearing: &&str| position.pieces(clearing, "recruiter");
        let game = ["c1", "c2", "c3", "c4", "c5"][..recruiters].iter().fold(position, build);
        let game =
            after(game.turn("marquise", "daylight").build(), "end_craft overwork:sword_card overwork:favor_mice");
        assert_eq!(
            reason(&game, "overwork:investments"),
            [
                "the card becomes a wood; 1 action",
                "карта превращается в дерево; 1 действие",
                "карта перетворюється на деревину; 1 дія"
            ]
        );
        assert_eq!(reason(&after(game, "overwork:investments"), "end_daylight"), cards, "{recruiters} recruiters");
    }
}

#[test]
fn a_march_says_who_rules_there_who_is_enraged_and_who_stays_behind() {
    let game = after(cats().turn("marquise", "daylight").build(), "end_craft march");
    assert_eq!(
        reason(&game, "c5"),
        ["ruled by the Eyrie Dynasties", "правит Крылатая династия", "править Крилата династія"]
    );
    assert_eq!(
        reason(&game, "c9"),
        [
            "outrage: one mouse or bird card to the Alliance",
            "беспорядки: карта масти «мыши» или птичья — Союзу",
            "заворушення: карта масті «миші» або пташина — Союзу"
        ]
    );
    assert_eq!(reason(&game, "c10"), ["nobody rules", "никто не правит", "ніхто не править"]);
    let game = after(game, "c10");
    assert_eq!(reason(&game, "1"), ["3 stay behind", "3 остаются", "3 лишаються"]);
    assert_eq!(reason(&game, "3"), ["1 stays behind", "1 остаётся", "1 лишається"]);
    assert_eq!(reason(&game, "4"), ["nobody stays behind", "никто не остаётся", "ніхто не лишається"]);
    let game = after(game, "1");
    assert_eq!(reason(&game, "c10"), ["under your rule", "правите вы", "правите ви"]);
    assert_eq!(reason(&game, "stop"), NONE);
}

#[test]
fn a_battle_says_who_is_there_and_how_strong_they_are() {
    let game = cats().warriors("eyrie", "c1", 2).pieces("c1", "sympathy").warriors("marquise", "c5", 1);
    let game = after(game.turn("marquise", "daylight").build(), "end_craft battle");
    assert_eq!(
        reason(&game, "c1"),
        [
            "there: the Eyrie Dynasties ×2, the Woodland Alliance",
            "там: Крылатая династия ×2, Лесной союз",
            "там: Крилата династія ×2, Лісовий союз"
        ]
    );
    let game = after(game, "c1");
    assert_eq!(
        reason(&game, "eyrie"),
        [
            "your 4 against 2; no buildings or tokens",
            "ваших 4 против 2; зданий и жетонов нет",
            "ваших 4 проти 2; будівель і жетонів немає"
        ]
    );
    assert_eq!(
        reason(&game, "alliance"),
        [
            "defenseless: 1 extra hit; 1 building or token",
            "беззащитны: ещё 1 урон; зданий и жетонов: 1",
            "беззахисні: ще 1 удар; будівель і жетонів: 1"
        ]
    );
    let ambush = Position::new("marquise eyrie")
        .leader("despot")
        .warriors("marquise", "c1", 3)
        .warriors("eyrie", "c1", 2)
        .hand("eyrie", "ambush_fox")
        .battle("marquise", "c1", "eyrie")
        .build();
    assert_eq!(reason(&ambush, "card:ambush_fox"), ["2 hits before the dice", "2 урона до броска", "2 удари до кидка"]);
    assert_eq!(reason(&ambush, "pass"), NONE);
}

#[test]
fn the_eyrie_are_told_which_orders_could_be_carried_out() {
    let game = Position::new("eyrie marquise")
        .leader("commander")
        .pieces("c3", "roost")
        .warriors("eyrie", "c3", 3)
        .warriors("marquise", "c7", 1)
        .hand("eyrie", "bake_sale anvil")
        .turn("eyrie", "birdsong")
        .build();
    let can = ["can be carried out as things stand", "пока можно выполнить", "поки що можна виконати"];
    assert_eq!(reason(&game, "decree:bake_sale:recruit"), can);
    assert_eq!(reason(&game, "decree:bake_sale:move"), can);
    assert_eq!(
        reason(&game, "decree:anvil:recruit"),
        [
            "at risk: no roost in a fox clearing",
            "под угрозой: нет гнезда на полянах масти «лисы»",
            "під загрозою: немає гнізда на галявинах масті «лиси»"
        ]
    );
    assert_eq!(
        reason(&game, "decree:bake_sale:battle"),
        [
            "at risk: no enemy beside the birds in a rabbit clearing",
            "под угрозой: рядом с птицами нет врага на полянах масти «зайцы»",
            "під загрозою: поруч із птахами немає ворога на галявинах масті «зайці»"
        ]
    );
}

#[test]
fn the_eyrie_are_told_what_turmoil_costs_and_where_there_is_room() {
    let game = Position::new("eyrie marquise")
        .leader("charismatic")
        .pieces("c3", "roost")
        .warriors("eyrie", "c3", 3)
        .decree("move", "sword_card bake_sale")
        .decree_at("move")
        .build();
    assert_eq!(reason(&game, "rabbit"), NONE);
    assert_eq!(
        reason(&game, "accept_turmoil"),
        [
            "costs 2 VP and all 4 orders; a new leader, the day is over",
            "минус 2 очка, приказы пропадут (4), новый лидер, день окончен",
            "мінус 2 очки, накази пропадуть (4), новий вождь, день скінчено"
        ]
    );
    let game = Position::new("eyrie marquise")
        .leader("builder")
        .pieces("c8", "roost")
        .warriors("eyrie", "c6", 1)
        .warriors("eyrie", "c9", 1)
        .decree("build", "sappers#1")
        .decree_at("build")
        .build();
    assert_eq!(reason(&game, "c6"), ["1 open slot", "1 свободная ячейка", "1 вільна комірка"]);
    assert_eq!(reason(&game, "c9"), ["2 open slots", "2 свободные ячейки", "2 вільні комірки"]);
}

#[test]
fn the_alliance_is_told_what_a_revolt_brings_and_where_martial_law_is() {
    let game = Position::new("alliance marquise")
        .pieces("c1", "keep")
        .pieces("c10", "sympathy sawmill wood")
        .pieces("c5", "sympathy")
        .warriors("marquise", "c10", 2)
        .supporters("bake_sale root_tea_rabbit")
        .turn("alliance", "birdsong")
        .build();
    assert_eq!(
        reason(&game, "c10"),
        [
            "2 VP for what is removed; a base, 2 warriors, an officer",
            "2 очка за убранное; база, 2 воина, офицер",
            "2 очки за прибране; база, 2 воїни, офіцер"
        ]
    );
    let game = Position::new("alliance marquise")
        .pieces("c10", "sympathy")
        .warriors("marquise", "c1", 3)
        .warriors("marquise", "c12", 2)
        .supporters("bake_sale root_tea_rabbit sappers#1 armorers#1")
        .turn("alliance", "birdsong")
        .build();
    let game = after(game, "pass");
    assert_eq!(
        reason(&game, "c1"),
        ["martial law: one more supporter", "военное положение: ещё один сторонник", "воєнний стан: ще один прибічник"]
    );
    assert_eq!(reason(&game, "c12"), NONE, "two warriors are no martial law");
}

#[test]
fn the_alliance_is_told_what_a_card_becomes() {
    let game = Position::new("alliance marquise")
        .pieces("c10", "base sympathy")
        .warriors("alliance", "c10", 1)
        .warriors("alliance", "c5", 1)
        .warriors("marquise", "c5", 1)
        .officers(2)
        .supporters("root_tea_rabbit")
        .hand("alliance", "bake_sale anvil")
        .turn("alliance", "daylight")
        .build();
    assert_eq!(reason(&game, "mobilize:anvil"), ["supporters: 2", "сторонников: 2", "прибічників: 2"]);
    assert_eq!(reason(&game, "train:bake_sale"), ["officers: 3", "офицеров: 3", "офіцерів: 3"]);
    assert_eq!(reason(&game, "end_daylight"), ["Evening: 2 operations", "вечером 2 операции", "увечері 2 операції"]);
    let game = after(game, "end_daylight");
    for choice in ["move", "battle", "recruit:c10"] {
        assert_eq!(reason(&game, choice), ["1 operation", "1 операция", "1 операція"], "{choice}");
    }
    assert_eq!(
        reason(&game, "organize:c5"),
        ["the warrior there becomes sympathy", "воин становится поддержкой", "воїн стає підтримкою"]
    );
    let full = Position::new("alliance marquise")
        .supporters("bake_sale root_tea_rabbit sappers#1 armorers#1 anvil")
        .hand("alliance", "investments")
        .turn("alliance", "daylight")
        .build();
    assert_eq!(
        reason(&full, "mobilize:investments"),
        [
            "no room without a base: it is discarded",
            "без базы места нет: карта уйдёт в сброс",
            "без бази місця немає: карта піде у скид"
        ]
    );
}

#[test]
fn the_cult_is_told_how_many_acolytes_are_left_and_what_a_garden_yields() {
    let cult = |hated| {
        Position::new("cult marquise")
            .cult("mouse", hated, 4)
            .warriors("cult", "c2", 2)
            .warriors("marquise", "c2", 2)
            .pieces("c2", "sawmill")
            .pieces("c9", "garden")
            .warriors("cult", "c9", 2)
            .warriors("cult", "c7", 1)
            .hand("cult", "bake_sale mouse_in_a_sack sappers#1")
    };
    let left = [
        ["1 acolyte left", "останется 1 приспешник", "лишиться 1 поплічник"],
        ["2 acolytes left", "останется 2 приспешника", "лишиться 2 поплічники"],
        ["3 acolytes left", "останется 3 приспешника", "лишиться 3 поплічники"],
    ];
    for (hated, two, three) in [(false, left[1], left[0]), (true, left[2], left[1])] {
        let game = cult(hated).turn("cult", "birdsong").build();
        for choice in ["crusade_battle", "crusade_move", "convert:c2:marquise"] {
            assert_eq!(reason(&game, choice), two, "{choice}, hated: {hated}");
        }
        assert_eq!(reason(&game, "sanctify:c2:sawmill"), three, "hated: {hated}");
    }
    let game = cult(false).turn("cult", "daylight").build();
    assert_eq!(
        reason(&game, "build:mouse_in_a_sack:c7"),
        [
            "mouse will score 2 VP; the card comes back",
            "мыши принесут 2 очка; карта вернётся",
            "миші принесуть 2 очки; карта повернеться"
        ]
    );
    assert_eq!(
        reason(&game, "score:bake_sale"),
        ["the card goes to the Lost Souls", "карта уходит к заблудшим душам", "карта йде до заблуканих душ"]
    );
    assert_eq!(
        reason(&game, "recruit:bake_sale:c3"),
        ["the card comes back in the evening", "вечером карта вернётся", "увечері карта повернеться"]
    );
}

#[test]
fn an_offender_is_told_where_the_card_goes() {
    let game = Position::new("marquise alliance")
        .warriors("marquise", "c1", 3)
        .pieces("c10", "sympathy")
        .hand("marquise", "bake_sale anvil")
        .turn("marquise", "daylight")
        .build();
    let game = after(game, "end_craft march c10 1");
    assert_eq!(game.asks(), "marquise outrage_card");
    assert_eq!(
        reason(&game, "card:bake_sale"),
        ["it joins the supporters", "она уходит в сторонники", "вона йде до прибічників"]
    );
}
