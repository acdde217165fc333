//! The promises that every game makes, on every map, with and without the modules; and that no piece is ever lost.

use engine::testkit::Suite;
use engine::{Eyes, Game};
use tundra::{Action, Board, MapChoice, Options, PlayerView, Tundra, View};

/// A name, a number of players and options.
fn cases() -> Vec<(String, usize, Options)> {
    let mut cases = Vec::new();
    for players in 2..=4 {
        for (titles, personal_goals) in [(false, false), (true, false), (false, true), (true, true)] {
            let modules = match (titles, personal_goals) {
                (false, false) => "plain",
                (true, false) => "titles",
                (false, true) => "goals",
                (true, true) => "full",
            };
            let options = Options { titles, personal_goals, ..Options::default() };
            cases.push((format!("{players}-{modules}"), players, options));
        }
    }
    for (name, players, layout) in [
        ("3-lake", 3, MapChoice::L3AltLake),
        ("3-heart", 3, MapChoice::L3AltHeart),
        ("3-valleys", 3, MapChoice::L3AltValleys),
        ("4-lake", 4, MapChoice::L4AltLake),
        ("4-inner", 4, MapChoice::L4AltInner),
        ("4-random", 4, MapChoice::Random),
    ] {
        cases.push((name.into(), players, Options { layout, titles: true, personal_goals: true }));
    }
    cases
}

#[test]
fn tundra_keeps_every_promise() {
    let mut suite = Suite::<Tundra>::new().games(40).longest(2_500).golden("tests/golden").source("src");
    for (name, players, options) in cases() {
        suite = suite.case(name, players, options);
    }
    suite.invariant(pieces).weight(keenness).run();
}

/// Random players who do not give up everything at once see more of the game.
fn keenness(_: &Tundra, action: &Action) -> f32 {
    match action {
        Action::Done | Action::Skip | Action::Stop | Action::Reroll(_) => 0.3,
        _ => 1.0,
    }
}

/// What the rules page says about pieces holds at every moment.
fn pieces(game: &Tundra) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    view.seats.iter().try_for_each(|player| pieces_of(player, &view))?;
    let mut cards: Vec<_> = view.market.iter().flatten().chain(&view.discard).copied().collect();
    for player in &view.seats {
        cards.extend(player.advisors.iter().map(|advisor| advisor.card));
        player.boards.iter().for_each(|board| cards.extend(&board.boosts));
    }
    // A card that has been taken and needs a place is in nobody's area yet.
    let in_hand =
        usize::from(matches!(view.question, Some(tundra::Question::Tuck { .. } | tundra::Question::Dismiss { .. })));
    let city = cards.len() + usize::from(view.deck) + in_hand;
    expect(city == 40, || format!("{city} city cards"))?;
    cards.sort();
    cards.dedup();
    expect(cards.len() + usize::from(view.deck) + in_hand == 40, || "a city card is there twice".into())?;
    let open = view.hexes.iter().filter(|hex| hex.token.is_some()).count();
    let tokens = open + view.tokens_left.len();
    expect(tokens == 6 * usize::from(view.players), || format!("{tokens} glade tokens"))?;
    for hex in &view.hexes {
        expect(hex.tower.is_none() || hex.token.is_some(), || format!("a tower on {}, face down", hex.hex))?;
        let walkable = hex.token.is_some() || hex.settlement.is_some();
        expect(hex.workers.is_empty() || walkable, || format!("a worker on {}, face down", hex.hex))?;
    }
    for goal in view.goals.iter().filter_map(|goal| goal.die.map(|(_, face)| (goal, face))) {
        expect(goal.0.faces.contains(&goal.1), || format!("a {:?} on {}", goal.1, goal.0.goal))?;
    }
    Ok(())
}

fn pieces_of(player: &PlayerView, view: &View) -> Result<(), String> {
    let who = player.who;
    let on_boards: usize = player.boards.iter().map(|board| board.taken.len()).sum();
    let on_goals = view.goals.iter().filter(|goal| goal.die.is_some_and(|(owner, _)| owner == who)).count();
    let zones = [player.unused.len(), on_boards, on_goals];
    let counted = [player.unrolled, player.supply, player.dropped].map(usize::from);
    let dice: usize = zones.iter().chain(&counted).sum();
    expect(dice == usize::from(player.numbers.dice), || format!("{who:?} has {dice} dice"))?;
    let here = view.hexes.iter().flat_map(|hex| &hex.workers).filter(|workers| workers.who == who);
    let workers = here.map(|workers| workers.workers.len()).sum::<usize>() + usize::from(player.idle_workers);
    expect(workers == 6, || format!("{who:?} has {workers} workers"))?;
    let standing = view.hexes.iter().filter(|hex| hex.tower == Some(who)).count();
    let towers = standing + usize::from(player.idle_towers);
    expect(towers == 4 && standing == player.towers.len(), || format!("{who:?} has {towers} towers"))?;
    let stored = player.stock.iter().all(|&count| count <= 10) && player.berries <= 20;
    expect(stored, || format!("{who:?} stores {:?} and {}", player.stock, player.berries))?;
    let advisors = player.advisors.len() <= usize::from(player.numbers.advisors);
    expect(advisors, || format!("{who:?} has too many advisors"))?;
    for board in &player.boards {
        let boosts = board.boosts.len() <= usize::from(player.numbers.boosts);
        expect(boosts, || format!("{who:?} has too many boosts under {}", board.board))?;
    }
    let starting = Board::ALL.iter().filter_map(|&board| player.board(board)).filter(|board| board.starting.is_some());
    let starting = starting.count();
    expect(if player.chosen { starting == 2 } else { starting <= 1 }, || format!("{who:?} keeps {starting} boosts"))
}

fn expect(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
