//! Counting cards: what went into the new deck is in nobody's hand.

use engine::{Dice, Eyes, Game, Seat};
use root::position::Position;

#[test]
fn nobody_is_thought_to_hold_what_was_shuffled_into_the_deck() {
    let shuffled = ["anvil", "bake_sale", "sword_card", "favor_mice", "investments"];
    let game = Position::new("marquise eyrie")
        .leader("despot")
        .hand("marquise", "cobbler#1 sappers#1 armorers#1 royal_claim ambush_fox")
        .hand("eyrie", "cobbler#2 tax_collector#1 smugglers_trail")
        .deck("")
        .discard(&shuffled.join(" "))
        .turn("marquise", "evening")
        .build();
    // The Marquise has drawn from the new deck and must discard.
    assert_eq!((game.asks().as_str(), game.hand_of("marquise").len()), ("marquise discard_card", 6));
    let view = game.view(Eyes::Of(Seat(1)));
    assert_eq!((view.players[0].fresh, view.players[1].fresh, view.fresh.len()), (Some(1), Some(0), 5));
    for seed in 0..200 {
        let mut dice = Dice::quick(seed);
        let mut world = game;
        world.imagine(Eyes::Crowd, &mut dice);
        let fresh =
            |faction: &str| world.hand_of(faction).iter().filter(|card| shuffled.contains(&card.as_str())).count();
        assert_eq!((fresh("marquise"), fresh("eyrie")), (1, 0));
    }
}
