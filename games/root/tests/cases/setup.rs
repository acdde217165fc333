//! Setting up: corners, first pieces, hands, and what each faction begins with.

use engine::{Dice, Eyes, Game, NoLog, Seat};
use root::{BoardView, Choice, Faction, Options, Root, View};

/// A new game of these factions.
fn begin(factions: &str, seed: u64) -> Root {
    let factions: Vec<_> = factions.split(' ').map(|name| Choice::Faction(name.parse().unwrap())).collect();
    let seats = factions.len();
    let options = Options { factions, ..Options::default() };
    Root::new(&options, seats, &mut Dice::quick(seed), &mut NoLog).unwrap()
}

fn open(game: &Root) -> View {
    game.view(Eyes::Open)
}

#[test]
fn everybody_draws_three_cards_and_has_no_points() {
    let game = begin("marquise eyrie alliance vagabond cult riverfolk", 1);
    for player in &open(&game).players {
        assert_eq!((player.hand, player.points), (3, Some(0)), "{}", player.faction);
    }
}

#[test]
fn the_marquise_holds_all_but_the_corner_opposite_her_keep() {
    let mut game = begin("marquise alliance", 1);
    assert_eq!(
        (game.asks().as_str(), game.options()),
        ("marquise setup_keep", vec!["c1", "c2", "c3", "c4"].into_iter().map(String::from).collect())
    );
    game.choose("c2");
    let held: Vec<u8> = (1..=12).map(|number| game.warriors_at("marquise", &format!("c{number}"))).collect();
    assert_eq!(held, [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((game.supply_of("marquise"), game.pieces_at("keep", "c2")), (14, 1));
    // Her first buildings stand in the keep's clearing or next to it, where a slot is open.
    assert_eq!(game.options(), ["c2", "c5", "c6", "c10"]);
    game.choose("c6");
    assert_eq!(game.options(), ["c2", "c5", "c10"], "the ruin takes the other slot of c6");
    game.choose("c2");
    game.choose("c2");
    assert_eq!((game.pieces_at("workshop", "c2"), game.pieces_at("recruiter", "c2")), (1, 1));
    assert_eq!(game.points_of("marquise"), 0);
}

#[test]
fn the_eyrie_begin_opposite_the_keep_or_in_any_corner() {
    let mut game = begin("marquise eyrie", 1);
    for choice in ["c1", "c5", "c5", "c9"] {
        game.choose(choice);
    }
    assert_eq!((game.pieces_at("roost", "c3"), game.warriors_at("eyrie", "c3")), (1, 6));
    assert_eq!((game.asks().as_str(), game.options().len()), ("eyrie setup_leader", 4));
    let alone = begin("eyrie alliance", 1);
    assert_eq!((alone.asks().as_str(), alone.options().len()), ("eyrie setup_eyrie_corner", 4));
}

#[test]
fn the_alliance_begins_with_three_supporters() {
    let game = begin("eyrie alliance", 1);
    let view = open(&game);
    let board = &view.players.iter().find(|player| player.faction == Faction::Alliance).unwrap().board;
    let BoardView::Alliance { supporters, .. } = board else { panic!("{board:?}") };
    // The Eyrie choose first; then they are drawn.
    assert_eq!(*supporters, 0);
    let mut game = game;
    game.choose("c1");
    game.choose("despot");
    let view = open(&game);
    let board = &view.players.iter().find(|player| player.faction == Faction::Alliance).unwrap().board;
    let BoardView::Alliance { supporters, .. } = board else { panic!("{board:?}") };
    assert_eq!(*supporters, 3);
}

#[test]
fn of_two_vagabonds_chance_decides_who_sets_up_first_and_their_characters_differ() {
    let first = |seed: u64| begin("vagabond vagabond2 alliance", seed).asks();
    let asked: std::collections::HashSet<String> = (0..40).map(first).collect();
    assert_eq!(asked.len(), 2, "{asked:?}");
    let mut game = begin("vagabond vagabond2 alliance", 1);
    assert_eq!(game.options(), ["thief", "tinker", "ranger"]);
    game.choose("tinker");
    game.choose("f_n");
    assert_eq!(game.options(), ["thief", "ranger"]);
    game.choose("thief");
    assert_eq!(open(&game).quests.len(), 0, "quests are laid open once both are ready");
    game.choose("f_n");
    let view = open(&game);
    assert_eq!((view.quests.len(), view.quest_deck), (3, 12));
}

#[test]
fn the_cult_begins_opposite_whoever_was_there_first() {
    let mut cats = begin("marquise cult", 1);
    for choice in ["c2", "c5", "c5", "c6"] {
        cats.choose(choice);
    }
    // Four warriors and a garden in the corner, one next door each.
    assert_eq!((cats.warriors_at("cult", "c4"), cats.pieces_at("garden", "c4")), (4, 1));
    for near in ["c8", "c9", "c12"] {
        assert_eq!(cats.warriors_at("cult", near), 1, "{near}");
    }
    assert_eq!(
        (cats.asks().as_str(), cats.options()),
        ("cult setup_outcast", ["fox", "rabbit", "mouse"].map(String::from).into())
    );

    let mut birds = begin("eyrie cult", 1);
    birds.choose("c2");
    birds.choose("despot");
    assert_eq!(birds.pieces_at("garden", "c4"), 1);

    let mut both = begin("marquise eyrie cult", 1);
    for choice in ["c1", "c5", "c5", "c9", "despot"] {
        both.choose(choice);
    }
    assert_eq!(
        (both.asks().as_str(), both.options()),
        ("cult setup_cult_corner", ["c2", "c4"].map(String::from).into())
    );
    let alone = begin("alliance cult", 1);
    assert_eq!(alone.options(), ["c1", "c2", "c3", "c4"]);
}

#[test]
fn the_riverfolk_begin_on_the_river_but_not_beside_the_keep() {
    let mut game = begin("marquise riverfolk", 1);
    for choice in ["c4", "c8", "c8", "c9"] {
        game.choose(choice);
    }
    assert_eq!(
        (game.asks().as_str(), game.options()),
        ("riverfolk setup_river_warrior", ["c5", "c7", "c10", "c11"].map(String::from).into())
    );
    for choice in ["c5", "c5", "c7", "c11"] {
        game.choose(choice);
    }
    assert_eq!((game.warriors_at("riverfolk", "c5"), game.boxed("payments")), (2, vec!["3 riverfolk".into()]));
    assert_eq!(game.supply_of("riverfolk"), 15 - 4 - 3);
    for price in ["2", "3", "4"] {
        assert_eq!((game.asks().as_str(), game.options().len()), ("riverfolk setup_price", 4));
        game.choose(price);
    }
    let view = open(&game);
    let BoardView::Riverfolk { prices, .. } = &view.players[1].board else { panic!() };
    assert_eq!(prices.iter().map(|(_, price)| *price).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(view.players[1].who == Seat(1) && game.view(Eyes::Crowd).part.is_some(), "and the first turn begins");
}
