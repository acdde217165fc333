//! Random games over many line-ups end, and no piece is ever lost.

use engine::{Dice, Entry, Eyes, Game, NoLog, Turn};
use root::{BoardView, Choice, Event, Faction, Item, MapKind, Options, Question, Root};

/// Plays a random game to its end; says how many moves it took.
fn play(options: &Options, seats: usize, seed: u64) -> usize {
    let mut dice = Dice::quick(seed);
    let Ok(mut game) = Root::new(options, seats, &mut dice, &mut NoLog) else { panic!("bad options {options:?}") };
    let mut actions = Vec::new();
    for moves in 0..200_000 {
        if game.turn() == Turn::Over {
            return moves;
        }
        game.actions(&mut actions);
        let Some(&action) = dice.pick(&actions) else { panic!("nothing to choose: {:?}", game.pending()) };
        game.play(action, &mut dice, &mut NoLog);
    }
    panic!("the game of seed {seed} does not end");
}

/// Every legal line-up of a size.
pub fn line_ups(seats: usize) -> Vec<Vec<Faction>> {
    let all = (0u32..1 << Faction::COUNT).filter(|set| set.count_ones() as usize == seats);
    let named = all.map(|set| Faction::ALL.iter().copied().filter(|&f| set >> f.index() & 1 == 1).collect::<Vec<_>>());
    named
        .filter(|set| {
            let second = set.contains(&Faction::Vagabond2);
            set.iter().any(|f| !f.is_vagabond()) && (!second || set.contains(&Faction::Vagabond))
        })
        .collect()
}

#[test]
fn every_line_up_can_be_played_to_its_end() {
    for seats in 2..=6 {
        for (index, set) in line_ups(seats).into_iter().enumerate() {
            let map = if index % 2 == 0 { MapKind::Autumn } else { MapKind::Winter };
            let factions = set.iter().map(|&faction| Choice::Faction(faction)).collect();
            let options = Options { map, factions, ..Options::default() };
            for seed in 0..6 {
                play(&options, seats, seed + 100 * index as u64);
            }
        }
    }
}

/// All items of the game: in the supply, in boxes and satchels, and under ruins.
fn items(game: &Root) -> usize {
    let view = game.view(Eyes::Open);
    let each = if view.players.iter().any(|player| player.faction == Faction::Vagabond2) { 2 } else { 1 };
    let ruins = view.clearings.iter().filter(|clearing| clearing.ruin);
    // A ruin in which nobody has looked holds all of its items.
    let under: usize = ruins.map(|ruin| if ruin.ruin_items.is_empty() { each } else { ruin.ruin_items.len() }).sum();
    let count = |list: &[(Item, u8)]| list.iter().map(|(_, count)| usize::from(*count)).sum::<usize>();
    let owned = view.players.iter().map(|player| {
        let carried = match &player.board {
            BoardView::Vagabond { items, .. } => items.iter().map(|(_, _, count)| usize::from(*count)).sum(),
            _ => 0,
        };
        carried + count(&player.crafted)
    });
    under + count(&view.items) + owned.sum::<usize>()
}

#[test]
fn items_leave_the_game_only_when_they_are_left_behind() {
    for seed in 0..30 {
        let two = seed % 2 == 1;
        let names = if two { "vagabond vagabond2 marquise riverfolk" } else { "vagabond eyrie riverfolk" };
        let factions: Vec<Choice> = names.split(' ').map(|name| Choice::Faction(name.parse().unwrap())).collect();
        let seats = factions.len();
        let options = Options { factions, round_cap: 20, ..Options::default() };
        let mut dice = Dice::quick(seed);
        let mut game = Root::new(&options, seats, &mut dice, &mut NoLog).unwrap();
        let mut actions = Vec::new();
        while !matches!(game.pending(), Some((_, Question::Slip))) {
            game.actions(&mut actions);
            let action = *dice.pick(&actions).unwrap();
            game.play(action, &mut dice, &mut NoLog);
        }
        let mut total = if two { 12 + 8 + 8 } else { 12 + 4 + 4 };
        while game.turn() != Turn::Over {
            game.actions(&mut actions);
            let action = *dice.pick(&actions).unwrap();
            let mut log = Vec::<Entry<Event>>::new();
            game.play(action, &mut dice, &mut log);
            let told = log.iter().filter_map(|entry| entry.seen_by(Eyes::Crowd));
            total -= told.filter(|event| matches!(event, Event::DropsItem { .. })).count();
            assert_eq!(items(&game), total, "seed {seed}");
        }
    }
}
