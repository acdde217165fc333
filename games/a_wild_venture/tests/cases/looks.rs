//! Looks, the deck and its end.

use engine::{Eyes, Game, Seat};

use crate::table::{Table, spring};

#[test]
fn case_17_the_deck_runs_out() {
    let mut table = Table::of(spring().deck("granary"));
    table.play("activate:nest");
    assert!(table.view().exhausted);
    assert_eq!(table.hand_size(0), 1);
    table.play("activate:burrow end_turn");
    assert_eq!((table.asked(), table.view().last_turns), (Some(1), Some(2)));
    table.play("activate:burrow activate:nest end_turn");
    assert_eq!(table.asked(), Some(0));
    table.play("activate:burrow activate:nest end_turn");
    assert_eq!(table.asked(), None);
}

#[test]
fn case_18_a_look_that_puts_a_card_back_exhausts_nothing() {
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason";
    let mut table = Table::of(spring().in_play(0, "night_librarian[1]").deck(deck));
    table.play("activate:night_librarian carrot_farmer letter_carrier swamp_cook").menu();
    assert!(!table.view().exhausted);
    assert_eq!(table.deck_top(), "stonemason");
    table.play("activate:burrow end_turn");
    assert_eq!(table.tucked(0), "night_librarian");
}

#[test]
fn case_19_the_watchtower_looks_further() {
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason granary";
    let mut table = Table::of(spring().in_play(0, "night_librarian[2] watchtower[0]").deck(deck));
    table.play("activate:night_librarian").asks(deck);
    table.play("carrot_farmer letter_carrier swamp_cook").asks("stonemason granary");
    table.play("granary").asks("0 1");
    assert_eq!((table.deck_top(), table.coins(0)), ("stonemason granary".into(), 1));
    table.play("1").menu();
    assert_eq!((table.coins(0), table.supplies("watchtower")), (2, Some(1)));
}

#[test]
fn case_34_drawing_from_the_discard_pile() {
    let position = spring().discard("errand_crow spyglass granary").in_play(0, "scrap_collector[2] typewriter[3]");
    let mut table = Table::of(position);
    let deck = table.view().deck;
    table.play("activate:scrap_collector").menu();
    assert_eq!((table.hand(0), table.discard()), ("spyglass granary".into(), "errand_crow".into()));
    assert_eq!((table.supplies("typewriter"), table.coins(0), table.view().deck), (Some(2), 4, deck));
}

#[test]
fn case_45_nothing_in_a_look_can_be_paid() {
    let position = spring().in_play(0, "fortune_teller[2]").deck_top("marsh_oracle potion_kit toolbox");
    let mut table = Table::of(position);
    table.play("activate:fortune_teller").asks("decline").play("decline").asks("marsh_oracle potion_kit toolbox");
    table.play("toolbox").asks("marsh_oracle potion_kit").play("potion_kit").menu();
    assert_eq!((table.hand(0), table.deck_top()), ("toolbox".into(), "marsh_oracle potion_kit".into()));
}

#[test]
fn case_46_a_card_put_back_is_drawn_first() {
    let deck = "stonemason granary toolbox spyglass carrot_farmer letter_carrier swamp_cook";
    let mut game = spring().in_play(0, "night_librarian[2]").shuffled(deck).build();
    // Look for a luck that shows the stonemason among the first four.
    let mut table = Table::with(game);
    for luck in 0.. {
        table = Table::with(game);
        table.dice = engine::Dice::quick(luck);
        table.play("activate:night_librarian");
        if table.offers("stonemason") {
            break;
        }
    }
    let others: Vec<_> = table.choices().into_iter().filter(|card| card != "stonemason").collect();
    table.play(&others.join(" ")).menu();
    game = table.game;
    let knows = |table: &Table, eyes: Eyes| table.game.view(eyes).deck_top;
    assert_eq!(knows(&table, Eyes::Of(Seat(0))), ["stonemason".parse().ok()]);
    assert_eq!(knows(&table, Eyes::Of(Seat(1))), [None]);
    table.play("activate:nest").menu();
    assert!(table.hand(0).contains("stonemason"));
    assert_eq!((table.hand_size(0), table.deck_top().as_str()), (4, ""));

    let mut table = Table::with(game);
    table.play("activate:burrow end_turn activate:burrow");
    assert_eq!(knows(&table, Eyes::Of(Seat(0))), ["stonemason".parse().ok()]);
    assert_eq!(knows(&table, Eyes::Crowd), [None]);
    table.play("activate:nest");
    assert!(knows(&table, Eyes::Of(Seat(0))).is_empty());
    assert!(table.hand(1).contains("stonemason"));
}
