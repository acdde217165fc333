//! Every promise of the contract, for every number of players and both setups.

use std::collections::HashSet;

use arctic::{Arctic, Depth, Hunter, Ice, Options, Place, Setup};
use engine::testkit::Suite;
use engine::{Eyes, Game};

#[test]
fn arctic_keeps_every_promise() {
    let mut suite = Suite::<Arctic>::new()
        .games(100)
        .longest(3_000)
        .invariant(pieces_are_all_there)
        .invariant(figures_are_where_they_may_be)
        .forgets(makes_the_deck_again)
        .golden("tests/golden")
        .source("src");
    for players in 2..=4 {
        suite = suite.case(format!("standard_{players}"), players, Options { setup: Setup::Standard });
        suite = suite.case(format!("expert_{players}"), players, Options { setup: Setup::Expert });
    }
    suite.run();
}

/// What one deck told about the hands is recalled until the next one is made (rules, chapter 7).
fn makes_the_deck_again(before: &Arctic, after: &Arctic, eyes: Eyes) -> bool {
    let (before, after) = (before.view(eyes), after.view(eyes));
    before.discard.len() > after.discard.len() && !before.kept.is_empty()
}

fn holds(truth: bool, what: &str) -> Result<(), String> {
    if truth { Ok(()) } else { Err(what.to_string()) }
}

fn pieces_are_all_there(game: &Arctic) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    let held: usize = view.houses.iter().filter_map(|house| house.hand.as_ref()).map(Vec::len).sum();
    holds(held + view.deck as usize + view.discard.len() == 36, "there are 36 cards")?;
    let distinct: HashSet<_> = view
        .houses
        .iter()
        .flat_map(|house| house.hand.clone().unwrap_or_default())
        .chain(view.discard.clone())
        .collect();
    holds(distinct.len() == held + view.discard.len(), "no card is in two places")?;
    holds(view.houses.iter().all(|house| house.hand_size <= 4), "nobody holds more than four cards")?;
    holds(held <= 13, "no more than 13 cards are ever in the hands")?;
    let plankton: u8 = view.houses.iter().map(|house| house.plankton).sum();
    holds(plankton + view.plankton == 9, "there are nine plankton tokens")?;
    let cod: u8 = view.houses.iter().map(|house| house.cod).sum();
    holds(cod + view.cod == 9, "there are nine cod")?;
    for hunter in view.hunters.iter().filter(|hunter| hunter.hunter != Hunter::Cod) {
        let taken =
            view.houses.iter().flat_map(|house| &house.trophies).filter(|trophy| trophy.hunter == hunter.hunter);
        holds(taken.map(|trophy| trophy.count).sum::<u8>() == hunter.lost, "every lost token was taken")?;
        let away = view.figures.iter().filter(|figure| figure.hunter == hunter.hunter);
        let (mut waiting, mut gone) = (0, 0);
        for figure in away {
            waiting += u8::from(figure.piece.place == Place::WAITING);
            gone += u8::from(figure.piece.place == Place::GONE);
        }
        holds(gone == hunter.lost.saturating_sub(1), "only the first capture is survived")?;
        holds(waiting <= 1 && waiting <= hunter.lost, "a hunter never has two figures waiting")?;
    }
    let cells: Vec<_> = view.tiles.iter().filter_map(|tile| tile.cell).collect();
    holds(cells.iter().collect::<HashSet<_>>().len() == cells.len(), "no two tiles lie on one cell")?;
    holds(view.tiles.iter().all(|tile| tile.cell.is_some() == tile.ice.is_some()), "every tile on the board is ice")?;
    let bergs: HashSet<_> = view.bergs.iter().flatten().copied().collect();
    let under: HashSet<_> =
        view.tiles.iter().filter(|tile| tile.ice == Some(Ice::Iceberg)).filter_map(|tile| tile.cell).collect();
    holds(bergs == under, "icebergs stand where the ice is impassable")?;
    let state = serde_json::to_value(game).map_err(|error| error.to_string())?;
    let ice = state["ice"].as_array().map_or(0, Vec::len);
    holds(ice == cells.len(), "there is no ice without a tile")
}

fn figures_are_where_they_may_be(game: &Arctic) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    // Whom the ice has just met is still where the ice is now, until the active player has sent them elsewhere.
    for figure in view.figures.iter().filter(|figure| !figure.adrift) {
        let Some(cell) = figure.piece.cell else { continue };
        let ice = view.ice_at(cell);
        let says = |what: &str| format!("{} at {cell}: {what}", figure.figure);
        holds(ice != Some(Ice::Iceberg), &says("nobody is on or under an iceberg"))?;
        match figure.depth {
            Some(Depth::OnIce) => {
                holds(ice.is_some() && figure.hunter.walks(), &says("it cannot stand on the ice"))?;
            }
            Some(Depth::UnderIce) => holds(ice.is_some() && figure.hunter.dives(), &says("it cannot dive"))?,
            Some(Depth::OpenSea) => holds(ice.is_none(), &says("this is no open sea"))?,
            None => holds(false, &says("it is nowhere"))?,
        }
    }
    if let Some(cell) = view.igloo.cell {
        holds(view.ice_at(cell) == Some(Ice::Floe), "the igloo stands on a floe")?;
    }
    Ok(())
}
