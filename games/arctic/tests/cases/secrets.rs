//! What everybody can know and nobody is told: hands, and what the discard pile gives away.

use crate::common::Table;
use arctic::position::Position;
use engine::{Dice, Eyes, Game, Seat};

const MINE: [&str; 2] = ["melt_2", "melt_3"];
const THEIRS: [&str; 3] = ["drift_red_1a", "drift_red_1b", "drift_red_2a"];

/// Two players; the deck was empty when the first one drew at the end of their turn, so it was made anew.
fn after_a_new_deck() -> Table {
    let position = Position::new(2).hunters("orca bear").deck("").hunted();
    let mut table = Table::of(position.hand(0, "melt_1 melt_2 melt_3").hand(1, &THEIRS.join(" ")));
    table.play("play:melt_1 keep");
    assert_eq!((table.deck().len(), table.discard().len()), (30, 0));
    table
}

fn number(card: &str) -> u8 {
    card.parse::<arctic::Card>().unwrap_or_default().number()
}

#[test]
fn whoever_watched_the_discard_pile_knows_the_only_other_hand() {
    let table = after_a_new_deck();
    let (mine, theirs) = (Eyes::Of(Seat(0)), Eyes::Of(Seat(1)));
    let view = table.game.view(mine);
    let kept: Vec<String> = view.kept.iter().map(|card| card.to_string()).collect();
    assert_eq!(kept, [&THEIRS[..], &MINE[..]].concat());
    assert_eq!((view.houses[0].kept, view.houses[1].kept), (2, 3));
    // Seat 0 knows the whole other hand, seat 1 all but the card just drawn; the crowd cannot tell them apart.
    assert!(THEIRS.iter().all(|card| !table.game.secrets(mine).contains(number(card))));
    assert!(MINE.iter().all(|card| !table.game.secrets(theirs).contains(number(card))));
    assert_eq!((table.game.secrets(mine).len(), table.game.secrets(theirs).len()), (30, 31));
    assert_eq!(table.game.secrets(Eyes::Crowd).len(), 36);
    assert_eq!(table.game.secrets(Eyes::Open).len(), 30);
}

#[test]
fn imagined_hands_agree_with_what_can_be_remembered() {
    let table = after_a_new_deck();
    let mut dice = Dice::quick(3);
    let mut swapped = 0;
    for _ in 0..200 {
        let mut world = Table(engine::testkit::Table::of(table.game));
        world.game.imagine(Eyes::Of(Seat(0)), &mut dice);
        assert_eq!(world.hand(1), table.hand(1));
        world.game = table.game;
        world.game.imagine(Eyes::Crowd, &mut dice);
        // The five kept cards stay in the hands, two here and three there, whoever holds which.
        let kept = |seat| {
            world.hand(seat).iter().filter(|card| [&MINE[..], &THEIRS[..]].concat().contains(&card.as_str())).count()
        };
        assert_eq!((kept(0), kept(1)), (2, 3));
        swapped += u32::from(world.hand(1) != table.hand(1));
    }
    // Nine of ten ways to deal five cards as two and three are not the true one.
    assert!((160..198).contains(&swapped), "{swapped}");
}

#[test]
fn a_card_that_was_shown_is_forgotten_again() {
    let mut table = after_a_new_deck();
    table.play("play:drift_red_1a");
    let view = table.game.view(Eyes::Crowd);
    assert_eq!((view.houses[0].kept, view.houses[1].kept), (2, 2));
    assert!(view.kept.iter().all(|card| card.to_string() != "drift_red_1a"));
}

#[test]
fn the_log_tells_the_faces_of_drawn_cards_only_to_who_drew_them() {
    let table = after_a_new_deck();
    let drawn = |eyes| {
        let mut seen = table.log.iter().filter_map(move |entry| entry.seen_by(eyes));
        seen.find_map(|event| match event {
            arctic::Event::Draws { who: Seat(0), cards, .. } => Some(cards.is_some()),
            _ => None,
        })
    };
    assert_eq!(drawn(Eyes::Of(Seat(0))), Some(true));
    assert_eq!(drawn(Eyes::Of(Seat(1))), Some(false));
    assert_eq!(drawn(Eyes::Crowd), Some(false));
}
