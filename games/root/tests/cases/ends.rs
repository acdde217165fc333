//! Who plays when, and how games end: thirty points, dominance, coalitions, the last round.

use std::collections::HashSet;

use engine::{Dice, Entry, Eyes, Game, NoLog, Seat, Seats, Turn};
use root::position::Position;
use root::{Choice, Ending, Event, Faction, MapKind, Options, Root, Suit};

fn offers(game: &Root, start: &str) -> bool {
    game.options().iter().any(|option| option.starts_with(start))
}

/// Who has won, by seats, and how.
fn won(game: &Root) -> Option<(Vec<u8>, Ending)> {
    let view = game.view(Eyes::Crowd);
    Some((view.winners.iter().map(|seat| seat.0).collect(), view.ending?))
}

fn three_players(seed: u64) -> (Root, Dice) {
    let mut dice = Dice::quick(seed);
    let factions = [Faction::Marquise, Faction::Eyrie, Faction::Alliance].map(Choice::Faction).into();
    let options = Options { factions, ..Options::default() };
    let game = Root::new(&options, 3, &mut dice, &mut NoLog).unwrap();
    (game, dice)
}

#[test]
fn chance_decides_who_begins_and_play_goes_round_the_table() {
    let orders: HashSet<Vec<Seat>> = (0..200).map(|seed| three_players(seed).0.view(Eyes::Crowd).order).collect();
    let round: HashSet<Vec<Seat>> = (0..3).map(|first| Seat(first).round(3).collect()).collect();
    assert_eq!(orders, round, "everybody begins now and then, and the next seat follows");
}

#[test]
fn turns_follow_the_seats_from_the_one_who_began() {
    for seed in 0..8 {
        let (mut game, mut dice) = three_players(seed);
        let order = game.view(Eyes::Crowd).order;
        assert_eq!(game.view(Eyes::Crowd).first, order[0]);
        let (mut actions, mut turns) = (Vec::new(), Vec::new());
        while game.turn() != Turn::Over && turns.len() < 9 {
            game.actions(&mut actions);
            let mut log = Vec::<Entry<Event>>::new();
            game.play(*dice.pick(&actions).unwrap(), &mut dice, &mut log);
            turns.extend(log.iter().filter_map(|entry| match entry.seen_by(Eyes::Crowd)? {
                Event::TurnBegins { who, round } => Some((*who, *round)),
                _ => None,
            }));
        }
        let expected = (0..9).map(|turn| (order[turn % 3], 1 + turn as u16 / 3));
        assert!(turns.into_iter().eq(expected), "seed {seed}");
    }
}

#[test]
fn the_winter_suits_are_four_of_each_and_dealt_at_random() {
    let deal = |seed: u64| -> Vec<Suit> {
        let options = Options { map: MapKind::Winter, ..Options::default() };
        let game = Root::new(&options, 4, &mut Dice::quick(seed), &mut NoLog).unwrap();
        game.view(Eyes::Crowd).clearings.iter().map(|clearing| clearing.suit).collect()
    };
    let deals: HashSet<Vec<Suit>> = (0..30).map(deal).collect();
    assert!(deals.len() > 20, "{} different deals", deals.len());
    for suits in deals {
        for suit in [Suit::Fox, Suit::Rabbit, Suit::Mouse] {
            assert_eq!(suits.iter().filter(|&&other| other == suit).count(), 4, "{suits:?}");
        }
    }
}

#[test]
fn who_reaches_thirty_in_their_own_turn_wins_at_the_same_moment_wherever_they_sit() {
    // One hit each takes the warriors; the extra hits of Sappers and Brutal Tactics take the tokens.
    for factions in ["marquise alliance", "alliance marquise", "alliance eyrie marquise"] {
        let mut game = Position::new(factions)
            .pieces("c12", "sympathy wood")
            .warriors("marquise", "c12", 1)
            .warriors("alliance", "c12", 1)
            .points("marquise", 29)
            .points("alliance", 28)
            .in_play("marquise", "brutal_tactics#1")
            .in_play("alliance", "sappers#1")
            .battle("marquise", "c12", "alliance")
            .rolling([2, 1]);
        game.choose("attacker");
        game.choose("brutal_tactics");
        assert_eq!((game.points_of("marquise"), game.points_of("alliance")), (29, 29));
        game.choose("sappers");
        assert_eq!((game.points_of("marquise"), game.points_of("alliance")), (30, 30), "both at the same moment");
        let seat = factions.split(' ').position(|faction| faction == "marquise").unwrap() as u8;
        assert_eq!(won(&game), Some((vec![seat], Ending::Points)), "{factions}");
    }
}

/// The start of a turn of the Eyrie with this dominance card, who hold these clearings.
fn dominance(card: &str, clearings: &str) -> Option<(Vec<u8>, Ending)> {
    let position = Position::new("eyrie marquise alliance").leader("builder").dominance("eyrie", card);
    let held =
        clearings.split_whitespace().fold(position, |position, clearing| position.warriors("eyrie", clearing, 1));
    won(&held.turn("eyrie", "start").build())
}

#[test]
fn bird_dominance_takes_two_opposite_corners() {
    let victory = Some((vec![0], Ending::Dominance));
    assert_eq!(dominance("dominance_bird", "c1 c3"), victory);
    assert_eq!(dominance("dominance_bird", "c2 c4"), victory);
    for side in ["c1 c2", "c2 c3", "c3 c4", "c4 c1", "c1 c5 c6 c8 c9 c10 c11 c12"] {
        assert_eq!(dominance("dominance_bird", side), None, "{side}");
    }
}

#[test]
fn a_suit_dominates_with_three_clearings_of_it() {
    let victory = Some((vec![0], Ending::Dominance));
    assert_eq!(dominance("dominance_fox", "c1 c6 c8"), victory);
    assert_eq!(dominance("dominance_fox", "c1 c6 c2 c9 c4"), None, "only two of them are fox clearings");
    assert_eq!(dominance("dominance_mouse", "c2 c7 c9"), victory);
    assert_eq!(dominance("dominance_rabbit", "c3 c4"), None);
}

#[test]
fn dominance_takes_ten_points_and_a_second_one_is_never_activated() {
    let holding = |points: u8| {
        Position::new("eyrie marquise alliance")
            .leader("builder")
            .points("eyrie", points)
            .hand("eyrie", "dominance_fox dominance_mouse")
            .turn("eyrie", "daylight")
            .build()
    };
    assert!(!offers(&holding(9), "activate_dominance"));
    let mut game = holding(10);
    assert!(offers(&game, "activate_dominance:dominance_mouse"));
    game.choose("activate_dominance:dominance_fox");
    assert_eq!(game.view(Eyes::Crowd).players[0].points, None, "the marker leaves the track");
    assert!(!offers(&game, "activate_dominance"), "one for each player, and for good");
}

#[test]
fn without_a_marker_no_points_are_gained_or_lost() {
    let game = Position::new("eyrie marquise alliance")
        .leader("despot")
        .points("eyrie", 29)
        .dominance("eyrie", "dominance_fox")
        .pieces("c12", "roost")
        .warriors("eyrie", "c12", 3)
        .pieces("c12", "wood")
        .battle("eyrie", "c12", "marquise")
        .rolling([1, 1]);
    assert_eq!((game.pieces_at("wood", "c12"), game.points_of("eyrie")), (0, 29));
    assert_eq!(won(&game), None);
}

#[test]
fn available_dominance_is_bought_with_its_suit_and_birds_with_birds() {
    let mut game = Position::new("eyrie marquise alliance")
        .leader("builder")
        .hand("eyrie", "anvil sappers#1 bake_sale")
        .turn("eyrie", "daylight")
        .available("dominance_bird dominance_fox")
        .build();
    let offered: Vec<_> = game.options().into_iter().filter(|option| option.starts_with("take")).collect();
    assert_eq!(
        offered,
        [
            "take_dominance:dominance_bird:sappers#1",
            "take_dominance:dominance_fox:sappers#1",
            "take_dominance:dominance_fox:anvil"
        ]
    );
    game.choose("take_dominance:dominance_fox:anvil");
    assert_eq!(game.hand_of("eyrie"), ["sappers#1", "dominance_fox", "bake_sale"]);
    assert_eq!(game.discarded(), ["anvil"]);
}

/// A Vagabond with a dominance card, ten points, and a crowd of others.
fn wanderer(others: &str) -> Position {
    Position::new(&format!("vagabond {others}"))
        .vagabond("vagabond", "thief", "c1", "boots")
        .points("vagabond", 10)
        .hand("vagabond", "dominance_fox")
        .turn("vagabond", "daylight")
}

#[test]
fn a_coalition_takes_four_players() {
    assert!(!offers(&wanderer("marquise eyrie").build(), "coalition"));
    assert!(offers(&wanderer("marquise eyrie alliance").build(), "coalition:dominance_fox:marquise"));
    assert!(!offers(&wanderer("marquise eyrie alliance").build(), "activate_dominance"), "never for a Vagabond");
}

#[test]
fn a_coalition_joins_the_last_on_the_track_and_of_several_any() {
    let game = wanderer("marquise eyrie alliance").points("marquise", 3).points("eyrie", 2).points("alliance", 2);
    let offered: Vec<_> = game.build().options().into_iter().filter(|option| option.starts_with("coal")).collect();
    assert_eq!(offered, ["coalition:dominance_fox:eyrie", "coalition:dominance_fox:alliance"]);
}

#[test]
fn coalitions_win_in_a_chain() {
    let position = Position::new("eyrie vagabond vagabond2 marquise")
        .leader("builder")
        .dominance("eyrie", "dominance_bird")
        .coalition("vagabond2", "eyrie", "dominance_fox")
        .coalition("vagabond", "vagabond2", "dominance_mouse")
        .warriors("eyrie", "c1", 1)
        .warriors("eyrie", "c3", 1)
        .turn("eyrie", "start");
    assert_eq!(won(&position.build()), Some((vec![0, 1, 2], Ending::Dominance)));
}

#[test]
fn a_vagabond_never_wins_by_the_print_of_a_dominance_card() {
    let position = Position::new("vagabond eyrie marquise alliance")
        .vagabond("vagabond", "thief", "c1", "boots")
        .coalition("vagabond", "eyrie", "dominance_fox")
        .turn("vagabond", "start");
    assert_eq!(won(&position.build()), None);
}

#[test]
fn coalition_partners_are_no_opponents() {
    let position = Position::new("vagabond eyrie marquise alliance")
        .vagabond("vagabond", "tinker", "c7", "hammer hammer hammer sword")
        .coalition("vagabond", "eyrie", "dominance_fox")
        .pieces("c7", "roost")
        .warriors("eyrie", "c9", 2)
        .warriors("marquise", "c9", 2)
        .hand("vagabond", "favor_mice");
    // A favor spares the partner.
    let mut game = position.clone().turn("vagabond", "daylight").build();
    game.choose("craft:favor_mice");
    assert_eq!((game.pieces_at("roost", "c7"), game.warriors_at("eyrie", "c9")), (1, 2));
    assert_eq!(game.warriors_at("marquise", "c9"), 0);
    // The partner may be attacked all the same, and neither scores for what the other loses.
    let spared = position.battle("vagabond", "c7", "eyrie").rolling([1, 0]);
    assert_eq!((spared.pieces_at("roost", "c7"), spared.points_of("vagabond")), (0, 0));
}

/// The last turn of the last round; play began with the Eyrie.
fn last_round(points: [(&str, u8); 3]) -> Position {
    let position = Position::new("marquise eyrie alliance").leader("builder");
    points
        .into_iter()
        .fold(position, |position, (faction, points)| position.points(faction, points))
        .turn("marquise", "evening")
        .order("eyrie alliance marquise", 12, 12)
}

#[test]
fn at_the_last_round_most_points_win_and_among_equals_the_latest_in_turn_order() {
    let by_rounds = |seat: u8| Some((vec![seat], Ending::Rounds));
    assert_eq!(won(&last_round([("marquise", 7), ("eyrie", 12), ("alliance", 11)]).build()), by_rounds(1));
    assert_eq!(won(&last_round([("marquise", 7), ("eyrie", 12), ("alliance", 12)]).build()), by_rounds(2));
    assert_eq!(won(&last_round([("marquise", 12), ("eyrie", 12), ("alliance", 12)]).build()), by_rounds(0));
    // Who has no marker comes last, whatever they had.
    let staked = last_round([("marquise", 20), ("eyrie", 0), ("alliance", 0)]).dominance("marquise", "dominance_fox");
    assert_eq!(won(&staked.build()), by_rounds(2));
    // A round earlier nothing ends.
    let before =
        last_round([("marquise", 7), ("eyrie", 12), ("alliance", 11)]).order("eyrie alliance marquise", 11, 12);
    assert_eq!(won(&before.build()), None);
}

#[test]
fn the_round_ends_with_the_last_in_turn_order_not_with_the_last_seat() {
    let middle = Position::new("marquise eyrie alliance")
        .leader("builder")
        .order("eyrie alliance marquise", 12, 12)
        .hand("marquise", "anvil")
        .turn("alliance", "evening")
        .build();
    assert_eq!(won(&middle), None, "the Marquise has a turn left");
    assert_eq!(middle.view(Eyes::Crowd).active, Seat(0));
}

#[test]
fn partners_of_the_winner_win_at_the_last_round_too() {
    let game = Position::new("marquise eyrie alliance vagabond")
        .leader("builder")
        .coalition("vagabond", "eyrie", "dominance_fox")
        .points("eyrie", 9)
        .order("marquise eyrie alliance vagabond", 10, 10)
        .vagabond("vagabond", "thief", "f_n", "boots")
        .turn("vagabond", "evening")
        .build();
    let winners: Seats = [Seat(1), Seat(3)].into_iter().collect();
    assert_eq!((game.view(Eyes::Crowd).winners, game.view(Eyes::Crowd).ending), (winners, Some(Ending::Rounds)));
}
