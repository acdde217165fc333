//! The promises that every game makes, on both sides of the board, with every deck and variant; and that no card, token or
//! coin is ever lost.

use a_wild_venture::{
    AWildVenture, Action, Card, FirstPlayer, Kind, Marker, Options, PlayerView, Side, Theme, TieRule,
};
use engine::testkit::Suite;
use engine::{Eyes, Game, Seat};

/// Every combination of side and deck with and without open tucking, and the other options here and there.
fn cases() -> Vec<(String, Options)> {
    let mut cases = Vec::new();
    for board_side in [Side::Spring, Side::Autumn] {
        for (deck, theme, variant_big) in
            [("academy", Theme::Academy, false), ("news", Theme::News, false), ("big", Theme::Academy, true)]
        {
            for variant_open_tuck in [false, true] {
                let open = if variant_open_tuck { "-open" } else { "" };
                let options = Options { board_side, theme, variant_big, variant_open_tuck, ..Options::default() };
                cases.push((format!("{board_side}-{deck}{open}"), options));
            }
        }
    }
    let options = Options { tie_rule: TieRule::Share, first_player: FirstPlayer::Seat(Seat(1)), ..Options::default() };
    cases.push(("shared-second".into(), options));
    cases
}

#[test]
fn a_wild_venture_keeps_every_promise() {
    let mut suite = Suite::<AWildVenture>::new().games(40).longest(1_500).golden("tests/golden").source("src");
    for (name, options) in cases() {
        suite = suite.case(name, 2, options);
    }
    suite.invariant(cards).invariant(pieces).weight(keenness).forgets(loses_a_card_put_back).run();
}

/// What becomes of a card that was put back and then looked at by the other player is not recalled (rules, chapter 7).
fn loses_a_card_put_back(before: &AWildVenture, after: &AWildVenture, eyes: Eyes) -> bool {
    let unplaced = after.secrets(eyes);
    before.view(eyes).deck_top.iter().flatten().any(|card| unplaced.contains(card.number()))
}

/// Random players who do not decline everything see more of the game.
fn keenness(_: &AWildVenture, action: &Action) -> f32 {
    match action {
        Action::Decline | Action::Stop | Action::Number(0) => 0.4,
        Action::Play(_) | Action::Enchant(_) => 2.0,
        _ => 1.0,
    }
}

/// Every card is in exactly one place.
fn cards(game: &AWildVenture) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    let mut seen: Vec<Card> = view.discard.iter().chain(&view.offer).copied().collect();
    seen.extend(view.deck_top.iter().flatten());
    seen.extend(view.zones.iter().flat_map(|zone| zone.cards.iter().flatten()));
    for player in &view.players {
        seen.extend(&player.cards);
        seen.extend(player.tucked_cards.iter().flatten());
        seen.extend(player.villagers.iter().chain(&player.gear).map(|card| card.card));
        seen.extend(player.buildings.iter().map(|house| house.card));
    }
    let rest = usize::from(view.deck) - view.deck_top.len();
    let all = if view.variant_big { 102 } else { 78 };
    expect(seen.len() + rest == all, || format!("{} cards", seen.len() + rest))?;
    seen.sort();
    seen.dedup();
    expect(seen.len() + rest == all, || "a card is in two places".into())
}

/// Tokens and rows are as they should be.
fn pieces(game: &AWildVenture) -> Result<(), String> {
    let view = game.view(Eyes::Open);
    let mut tokens = 0;
    for player in &view.players {
        rows(player)?;
        let mut own = player.tokens.clone();
        own.extend(player.buildings.iter().filter_map(|house| house.token));
        tokens += own.len();
        own.sort();
        own.dedup();
        expect(
            own.len() == player.tokens.len() + player.buildings.iter().filter(|house| house.token.is_some()).count(),
            || format!("{:?} has two tokens of a pair", player.who),
        )?;
        expect(view.space(player.space).is_some(), || format!("{} is not on the board", player.space))?;
    }
    for space in &view.spaces {
        tokens += usize::from(space.enchantments);
        let bare = space.token.is_none() || space.token == Some(space.space.marker());
        expect(bare, || format!("a strange token on {}", space.space))?;
        expect(space.token != Some(Marker::Bare), || format!("no token lies on {}", space.space))?;
    }
    expect(tokens == 6, || format!("{tokens} enchantment tokens"))?;
    expect(view.mains <= 2, || "too many main actions".into())?;
    expect(view.turn.is_some() || view.players.iter().all(|player| player.hand == 0), || "a hand is left".into())
}

fn rows(player: &PlayerView) -> Result<(), String> {
    let villagers = player.villagers.iter().all(|card| card.card.kind() == Kind::Villager);
    let gear = player.gear.iter().all(|card| card.card.kind() == Kind::Gear);
    let buildings = player.buildings.iter().all(|house| house.card.kind() == Kind::Building);
    expect(villagers && gear && buildings, || format!("{:?} has a card in the wrong row", player.who))?;
    let fresh = player.gear.iter().all(|card| card.supplies <= card.card.printed().supplies);
    expect(fresh, || format!("gear of {:?} has too many supplies", player.who))
}

fn expect(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
