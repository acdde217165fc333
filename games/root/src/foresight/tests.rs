//! What is foreseen from a view agrees with the rules at every moment of random games.

use engine::{Dice, Eyes, Game, Turn};

use super::crafting::{Craft, craft, tools};
use super::decree::{Fate, decree, obstacle};
use crate::action::Action;
use crate::cards::{Card, Suit, distinct};
use crate::factions::{Column, Faction};
use crate::map::MapKind;
use crate::options::{Choice, Options};
use crate::position::Position;
use crate::state::Root;

/// Looks at every position of a random game of this line-up once it is set up.
fn positions(factions: &[Faction], map: MapKind, seed: u64, mut look: impl FnMut(&Root)) {
    let factions: Vec<Choice> = factions.iter().copied().map(Choice::Faction).collect();
    let seats = factions.len();
    let mut dice = Dice::quick(seed);
    let mut log = engine::NoLog;
    let options = Options { map, round_cap: 10, factions };
    let mut game = Root::new(&options, seats, &mut dice, &mut log).expect("the line-up fits");
    let mut actions = Vec::new();
    while let Turn::Of(_) = game.turn() {
        if game.phase().is_some() {
            look(&game);
        }
        game.actions(&mut actions);
        let action = actions[dice.index(actions.len())];
        game.play(action, &mut dice, &mut log);
    }
}

const LINE_UPS: [&[Faction]; 3] = [
    &[Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond],
    &[Faction::Eyrie, Faction::Cult, Faction::Riverfolk],
    &[Faction::Vagabond2, Faction::Eyrie, Faction::Alliance, Faction::Vagabond, Faction::Cult, Faction::Riverfolk],
];

#[test]
fn an_order_is_at_risk_exactly_if_the_rules_forbid_it_now() {
    let (mut can, mut cannot) = (0, 0);
    for (seed, factions) in LINE_UPS.into_iter().enumerate() {
        positions(factions, MapKind::Autumn, seed as u64, |game| {
            // Whatever the eyes: the decree is public.
            let view = game.view(Eyes::Crowd);
            for (column, suit) in
                Column::ALL.iter().flat_map(|&column| Suit::ALL.iter().map(move |&suit| (column, suit)))
            {
                let mut alone = [0; Suit::COUNT];
                alone[suit.index()] = 1;
                let free = obstacle(&view, column, suit, alone).is_none();
                assert_eq!(free, game.can_obey(column, suit), "{column}, {suit}: {view:?}");
                if free { can += 1 } else { cannot += 1 }
            }
        });
    }
    assert!(can > 1000 && cannot > 1000, "{can} can, {cannot} cannot");
}

#[test]
fn crafting_is_foreseen_as_the_menu_offers_it() {
    let mut offered = 0;
    let line_ups = LINE_UPS.into_iter().chain([&[Faction::Marquise, Faction::Riverfolk, Faction::Vagabond][..]]);
    for (seed, factions) in line_ups.enumerate() {
        positions(factions, MapKind::Winter, seed as u64 + 10, |game| {
            let Turn::Of(seat) = game.turn() else { return };
            let view = game.view(Eyes::Of(seat));
            let player = view.player(seat).expect("the seat is taken");
            let now = player.cards.iter().filter(|&&card| craft(&view, player, card) == Craft::Now);
            let now = distinct(now.map(|card| card.number()).collect());
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let menu =
                actions.iter().filter_map(|action| if let Action::Craft(card) = action { Some(*card) } else { None });
            let menu: Vec<Card> = menu.collect();
            assert_eq!(now.collect::<Vec<_>>(), menu, "{view:?}");
            offered += menu.len();
            // What is used is remembered for the turn, whoever used it.
            if game.this_turn.crafted == [0; 3] {
                for other in &view.players {
                    assert_eq!(tools(&view, other), game.spare_crafting(other.faction), "{}", other.faction);
                }
            }
        });
    }
    assert!(offered > 100, "{offered} offers");
}

#[test]
fn two_orders_of_a_suit_need_two_sites_and_a_bird_takes_what_they_leave() {
    let game = Position::new("marquise eyrie")
        .leader("despot")
        .pieces("c3", "roost")
        .warriors("eyrie", "c3", 3)
        .warriors("eyrie", "c6", 2)
        .decree("build", "anvil travel_gear_fox")
        .turn("marquise", "daylight")
        .build();
    let seen = decree(&game.view(Eyes::Crowd)).expect("the Eyrie play");
    let build = &seen.columns[Column::Build.index()].1;
    // One of the two cards has the only site; the other and the vizier have none.
    let fates: Vec<bool> = build.iter().map(|order| order.fate == Fate::Can).collect();
    assert_eq!(fates, [false, true, false]);
    assert_eq!(seen.risk().map(|(column, suit, _)| (column, suit)), Some((Column::Build, Suit::Fox)));
    // Two viziers.
    assert_eq!((seen.cost, seen.left()), (2, (4, 4)));
}
