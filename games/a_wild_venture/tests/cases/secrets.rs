//! What others may know of hands and tucked piles (rules, chapter 7).

use a_wild_venture::{Event, From};
use engine::{Dice, Eyes, Game, Seat};

use crate::table::{Table, spring};

const OTHER: Eyes = Eyes::Of(Seat(1));

#[test]
fn a_card_tucked_from_hand_is_known_to_its_owner_alone() {
    let mut table = Table::of(spring().in_play(0, "old_chronicler[2]").hand(0, "granary spyglass"));
    table.play("activate:old_chronicler spyglass");
    let heard = |eyes: Eyes| {
        let tucks = |event: &&Event| matches!(event, Event::Tucks { from: From::Hand, .. });
        let told: Vec<_> = table.log.iter().filter_map(|entry| entry.seen_by(eyes)).filter(tucks).copied().collect();
        match told[..] {
            [Event::Tucks { card, .. }] => card.map(|card| card.to_string()),
            _ => panic!("{told:?}"),
        }
    };
    assert_eq!(heard(Eyes::Of(Seat(0))), Some("spyglass".into()));
    assert_eq!(heard(OTHER), None);
    let spyglass = "spyglass".parse::<a_wild_venture::Card>().unwrap().number();
    assert!(!table.game.secrets(Eyes::Of(Seat(0))).contains(spyglass));
    assert!(table.game.secrets(OTHER).contains(spyglass));
    assert_eq!(table.game.view(Eyes::Of(Seat(0))).players[0].tucked_cards, None);
    for luck in 0..50 {
        let mut world = table.game;
        world.imagine(Eyes::Of(Seat(0)), &mut Dice::quick(luck));
        assert_eq!(Table::with(world).tucked(0), "spyglass");
    }
}

#[test]
fn a_card_taken_from_the_pile_stays_known_until_something_is_tucked() {
    let position =
        spring().in_play(0, "paper_editor[2] old_chronicler[2]").hand(0, "granary toolbox").discard("spyglass");
    let mut table = Table::of(position);
    table.play("activate:paper_editor");
    assert_eq!(table.game.view(OTHER).players[0].cards, ["spyglass".parse().unwrap()]);
    table.play("activate:old_chronicler granary");
    assert_eq!(table.game.view(OTHER).players[0].cards, []);
    // It is still in the hand or among the tucked cards, and nowhere else.
    let mut tucked = 0;
    for luck in 0..600 {
        let mut world = table.game;
        world.imagine(OTHER, &mut Dice::quick(luck));
        let world = Table::with(world);
        let piled = world.tucked(0) == "spyglass";
        assert!(piled || world.hand(0).contains("spyglass"));
        tucked += u32::from(piled);
    }
    // Three cards in hand and one in the pile.
    assert!((100..200).contains(&tucked), "{tucked}");
}

/// How often each of some cards was imagined as tucked by seat 0, and how often all of them at once.
fn imagined_tucked(table: &Table, eyes: Eyes, cards: &[&str]) -> (Vec<u32>, u32) {
    let (mut each, mut all) = (vec![0; cards.len()], 0);
    for luck in 0..1_000 {
        let mut world = table.game;
        world.imagine(eyes, &mut Dice::quick(luck));
        let pile = Table::with(world).tucked(0);
        let there: Vec<bool> = cards.iter().map(|card| pile.split(' ').any(|tucked| tucked == *card)).collect();
        each.iter_mut().zip(&there).for_each(|(count, there)| *count += u32::from(*there));
        all += u32::from(there.iter().all(|there| *there));
    }
    (each, all)
}

#[test]
fn a_card_seen_after_others_were_tucked_is_not_among_those() {
    // Three cards lie in the pile already when two are seen to go to the hand; then one more is tucked.
    let position = spring()
        .in_play(0, "paper_editor[3] old_chronicler[3]")
        .hand(0, "granary toolbox carrot_farmer")
        .tucked(0, "letter_carrier swamp_cook stonemason")
        .discard("spyglass hiking_boots");
    let mut table = Table::of(position);
    table.play("activate:paper_editor hiking_boots activate:burrow end_turn");
    table.play("activate:burrow activate:nest end_turn activate:paper_editor activate:old_chronicler granary");
    for eyes in [OTHER, Eyes::Crowd] {
        let (each, both) = imagined_tucked(&table, eyes, &["spyglass", "hiking_boots"]);
        assert_eq!(both, 0, "{eyes:?}");
        // Each is one of the hidden cards: those in hand and the one tucked since.
        let places = u32::from(table.hand_size(0)) + 1;
        let expected = 1_000 / places;
        assert!(each.iter().all(|&count| count.abs_diff(expected) < expected / 3), "{each:?} of {expected}");
    }
    let recalled = table.game.view(OTHER).players[0].recalled.clone();
    assert_eq!(recalled.iter().map(|recalled| recalled.tucks).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(table.game.view(Eyes::Of(Seat(0))).players[0].recalled, []);
}

#[test]
fn a_card_that_was_put_back_is_known_to_be_in_the_hand_that_drew_it() {
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason toolbox spyglass";
    let position =
        spring().in_play(0, "night_librarian[2]").in_play(1, "old_chronicler[2]").hand(1, "hiking_boots granary");
    let mut table = Table::of(position.deck(deck));
    table.play("activate:night_librarian carrot_farmer letter_carrier swamp_cook activate:burrow end_turn");
    table.play("activate:old_chronicler hiking_boots");
    let known = |eyes: Eyes| {
        let cards = table.game.view(eyes).players[1].cards.clone();
        cards.iter().map(|card| card.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(known(Eyes::Of(Seat(0))), ["stonemason"]);
    assert_eq!(known(Eyes::Crowd), [""; 0]);
    for luck in 0..100 {
        let mut world = table.game;
        world.imagine(Eyes::Of(Seat(0)), &mut Dice::quick(luck));
        assert!(Table::with(world).hand(1).contains("stonemason"));
    }
}

#[test]
fn the_back_of_a_starting_villager_tells_which_it_is() {
    let mut table =
        Table::of(spring().in_play(0, "old_chronicler[2] paper_editor[2]").hand(0, "granary").discard("errand_crow"));
    table.play("activate:paper_editor activate:old_chronicler errand_crow");
    let told = table.log.iter().filter_map(|entry| entry.seen_by(Eyes::Crowd));
    let named = told.filter(|event| matches!(event, Event::Tucks { card: Some(_), .. })).count();
    assert_eq!(named, 1);
    let crow = "errand_crow".parse::<a_wild_venture::Card>().unwrap().number();
    assert!(!table.game.secrets(OTHER).contains(crow));
}

#[test]
fn points_of_tucked_cards_are_nobodys_business() {
    let position = spring().tucked(0, "carrot_farmer letter_carrier swamp_cook").in_play(0, "granary[2]");
    let table = Table::of(position);
    for eyes in Eyes::everyone(2) {
        assert_eq!(table.game.standings(eyes).scores.values(), [2, 0]);
        assert_eq!(table.game.view(eyes).players[0].points.villagers, None);
    }
    assert_eq!(table.game.standings(Eyes::Open).scores.values(), [3, 0]);
}

/// What a pair of eyes has heard about cards: the names, or a dash where none was told.
fn heard(table: &Table, eyes: Eyes) -> String {
    let name = |card: Option<a_wild_venture::Card>| card.map_or("-".into(), |card| card.to_string());
    let names = table.log.iter().filter_map(|entry| match *entry.seen_by(eyes)? {
        Event::Tucks { card, .. } | Event::PutsBack { card, .. } => Some(name(card)),
        Event::Discards { card, .. } => Some(name(Some(card))),
        Event::Draws { cards: Some(cards), .. } => {
            Some(cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" "))
        }
        Event::Draws { cards: None, .. } => Some("-".into()),
        _ => None,
    });
    names.collect::<Vec<_>>().join(", ")
}

#[test]
fn of_a_look_only_what_is_discarded_is_shown() {
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason granary toolbox";
    let mut table = Table::of(spring().in_play(0, "treasure_diver[2]").at(0, "s_n9").deck(deck));
    table.play("activate:treasure_diver 3");
    let zone = |eyes: Eyes| table.game.view(eyes).zones[0].cards.iter().flatten().count();
    assert_eq!((zone(Eyes::Of(Seat(0))), zone(OTHER), zone(Eyes::Crowd)), (5, 0, 0));
    assert_eq!(table.game.view(OTHER).zones[0].cards.len(), 5);
    table.play("carrot_farmer letter_carrier swamp_cook granary");
    let own = heard(&table, Eyes::Of(Seat(0)));
    assert_eq!(own, "carrot_farmer, letter_carrier, swamp_cook, granary, stonemason");
    assert_eq!(heard(&table, OTHER), "-, -, -, granary, stonemason");
    assert_eq!(heard(&table, Eyes::Crowd), "-, -, -, granary, stonemason");
    assert_eq!((table.tucked(0), table.discard()), ("carrot_farmer".into(), "granary stonemason".into()));
}

#[test]
fn open_tucking_names_the_card_but_only_its_owner_may_look_through_the_pile() {
    let position = spring().open_tuck().in_play(0, "old_chronicler[2] granary[0]").hand(0, "toolbox spyglass");
    let mut table = Table::of(position.tucked(0, "carrot_farmer"));
    table.play("activate:old_chronicler spyglass");
    for eyes in Eyes::everyone(2) {
        assert!(heard(&table, eyes).starts_with("spyglass"), "{eyes:?}");
    }
    let pile = |eyes: Eyes| table.game.view(eyes).players[0].tucked_cards.clone().map(|cards| cards.len());
    assert_eq!((pile(Eyes::Of(Seat(0))), pile(OTHER), pile(Eyes::Crowd)), (Some(2), None, None));
    let points = |eyes: Eyes| table.game.view(eyes).players[0].points.gear;
    assert_eq!((points(Eyes::Of(Seat(0))), points(OTHER)), (Some(0), None));
}

#[test]
fn who_looks_at_a_card_that_was_put_back_is_the_only_one_to_know_it() {
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason granary toolbox spyglass";
    let position = spring().in_play(0, "night_librarian[2]").in_play(1, "astronomer[2]");
    let mut table = Table::of(position.deck(deck));
    table.play("activate:night_librarian carrot_farmer letter_carrier swamp_cook activate:burrow end_turn");
    let top = |table: &Table, eyes: Eyes| table.game.view(eyes).deck_top[0].map(|card| card.to_string());
    assert_eq!((top(&table, Eyes::Of(Seat(0))), top(&table, OTHER)), (Some("stonemason".into()), None));
    table.play("free:astronomer granary toolbox");
    // The stonemason is back on top, but the first player cannot know that.
    assert_eq!((top(&table, Eyes::Of(Seat(0))), top(&table, OTHER)), (None, Some("stonemason".into())));
}

#[test]
fn a_declined_play_says_nothing_about_the_hand() {
    let decline = |hand: &str| {
        let mut table = Table::of(spring().in_play(0, "stonemason[2]").hand(0, hand).coins(0, 9));
        table.play("activate:stonemason 1 decline");
        let told: Vec<_> =
            table.log.iter().filter_map(|entry| entry.seen_by(OTHER)).map(|e| format!("{e:?}")).collect();
        told
    };
    assert_eq!(decline("granary"), decline("carrot_farmer"));
}
