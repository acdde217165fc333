//! The promises of the engine's contract, checked on random games for every number of players and every option.

use animal_kingdoms::{Action, AnimalKingdoms, FirstPlayer, Level, Options, Retreat, Who};
use engine::testkit::Suite;
use engine::{Eyes, Game, Seat};

#[test]
fn animal_kingdoms_keeps_the_contract() {
    let peace = Options { peace_treaty: true, ..Options::default() };
    let first = Options { first_player: FirstPlayer::Seat(Seat(2)), ..Options::default() };
    let solo = |solo_level| Options { solo_level, ..Options::default() };
    let mut suite = Suite::<AnimalKingdoms>::new();
    for players in 2..=5 {
        suite = suite.case(format!("{players}_players"), players, Options::default());
        suite = suite.case(format!("{players}_players_peace_treaty"), players, peace);
    }
    suite
        .case("3_players_first_player_2", 3, first)
        .case("solo_easy", 1, solo(Level::Easy))
        .case("solo_medium", 1, solo(Level::Medium))
        .case("solo_normal", 1, solo(Level::Normal))
        .case("solo_hard", 1, solo(Level::Hard))
        .case("solo_extra_hard", 1, solo(Level::ExtraHard))
        .games(40)
        .longest(3_000)
        .invariant(cards)
        .invariant(cubes)
        .invariant(tokens)
        // Whoever leaves on a whim ends every random age at once.
        .weight(|_, action| if *action == Action::Withdraw { 0.1 } else { 1.0 })
        .forgets(shuffles_again)
        .golden("tests/golden")
        .source("src")
        .run();
}

/// What a shuffle told about hands is recalled until the next one (rules, chapter 7).
fn shuffles_again(before: &AnimalKingdoms, after: &AnimalKingdoms, eyes: Eyes) -> bool {
    let (before, after) = (before.view(eyes), after.view(eyes));
    before.returned != after.returned && before.houses.iter().any(|house| house.kept > 0)
}

fn equal(what: &str, found: usize, expected: usize) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found} instead of {expected}")) }
}

/// 64 beast cards lie in columns, hands, decks, bonus slots and on the table of a battle; 30 decrees are somewhere too.
fn cards(game: &AnimalKingdoms) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    let mut seen: Vec<_> = view.kingdoms.iter().flat_map(|kingdom| kingdom.column.clone()).collect();
    seen.extend(view.houses.iter().flat_map(|house| &house.hand).flatten().map(|held| held.card));
    seen.extend(&view.discard);
    seen.extend(view.solo.iter().flat_map(|solo| &solo.bonus));
    // The upstart's battle cards are in the discard pile already.
    let contenders = view.battle.iter().flat_map(|battle| &battle.contenders).filter(|seen| seen.who != Who::Upstart);
    seen.extend(contenders.flat_map(|contender| &contender.shown).map(|shown| shown.card));
    equal("beast cards", seen.len() + usize::from(view.deck), 64)?;
    let count = seen.len();
    seen.sort();
    seen.dedup();
    equal("different beast cards", seen.len(), count)?;
    equal("decrees in their deck", usize::from(view.decrees_left), 30 - 5 * usize::from(view.age))
}

/// 18 cubes of each colour; in the territories of a kingdom as many as cards in its column.
fn cubes(game: &AnimalKingdoms) -> Result<(), String> {
    let view = game.view(Eyes::Crowd);
    for house in &view.houses {
        let spaces = view.kingdoms.iter().flat_map(|kingdom| &kingdom.spaces);
        let placed = spaces.filter(|seen| seen.owner == Some(house.who)).count();
        equal("cubes of a colour", placed + usize::from(house.supply), 18)?;
        let tallied = view.kingdoms.iter().flat_map(|kingdom| &kingdom.tally).filter(|row| row.who == house.who);
        equal("cubes in the tallies", tallied.map(|row| usize::from(row.cubes)).sum(), placed)?;
    }
    for kingdom in &view.kingdoms {
        let territories = &kingdom.spaces[..usize::from(kingdom.territories)];
        let taken = territories.iter().filter(|seen| seen.owner.is_some()).count();
        equal("taken territories", taken, kingdom.column.len())?;
    }
    Ok(())
}

/// 15 kingdom tokens worth 111 points, 4 retreat tokens, 18 modifiers; and a score is the sum of its parts.
fn tokens(game: &AnimalKingdoms) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    let values = view.kingdoms.iter().flat_map(|kingdom| &kingdom.tokens).map(|token| usize::from(token.value));
    equal("the values of the kingdom tokens", values.sum(), 111)?;
    if view.solo.is_none() {
        let held: usize = view.houses.iter().map(|house| usize::from(house.retreats)).sum();
        equal("retreat tokens", held + usize::from(view.retreats_left) + 1, Retreat::COUNT)?;
        let gone = view.houses.iter().any(|house| house.withdrawn.is_some());
        equal("retreat tokens taken", held, usize::from(view.age) - usize::from(!gone))?;
    }
    if view.solo.is_none() && !view.peace_treaty {
        let held: u8 = view.houses.iter().map(|house| house.modifiers).sum();
        let contenders = view.battle.iter().flat_map(|battle| &battle.contenders);
        let added: u8 = contenders.flat_map(|seen| &seen.shown).map(|shown| shown.added).sum();
        equal("modifiers", usize::from(held + added + view.modifiers_left), 18)?;
    }
    for house in &view.houses {
        let earned: usize = house.earned.iter().map(|&points| usize::from(points)).sum();
        let tokens: usize = house.retreat_tokens.iter().flatten().map(|token| usize::from(token.value())).sum();
        let kept = if view.outcome.is_some() { tokens + usize::from(house.modifiers) } else { 0 };
        equal("points", house.score as usize, earned + usize::from(house.rallied) + kept)?;
    }
    Ok(())
}
