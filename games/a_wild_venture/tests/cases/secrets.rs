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
