//! How long a game takes for each part of its contract: listing choices, playing one, imagining a world, seeing, drawing, and
//! being searched. Positions are taken from a random game, from its first to its last move.
//!
//! ```text
//! cargo bench -p bots                  # everything
//! cargo bench -p bots -- view Tundra   # some of it
//! scripts/compare main                 # as ratios between two revisions
//! ```

#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark that cannot go on ends")]

use std::collections::HashSet;

use a_wild_venture::AWildVenture;
use animal_kingdoms::AnimalKingdoms;
use arctic::Arctic;
use bots::{Bot, LEVELS, Limits};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use draw::{Face, Pen};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Glimpse, Lang, NoLog, Seat};
use root::Root;
use tundra::Tundra;

fn main() {
    divan::main();
}

/// How many positions of a game are looked at.
const POSITIONS: usize = 32;
/// How many iterations a search gets.
const ITERATIONS: u32 = 200;

/// Positions of one random game, evenly spread, and who is asked in each.
fn positions<G: Face>() -> Vec<(G, Seat)> {
    let seats = (*G::SEATS.end()).min(4);
    let mut dice = Dice::quick(11);
    let mut game = G::new(&G::Options::default(), seats, &mut dice, &mut NoLog).unwrap();
    let (mut all, mut actions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.turn().seat() {
        all.push((game.clone(), seat));
        game.actions(&mut actions);
        game.play(actions[dice.index(actions.len())], &mut dice, &mut NoLog);
    }
    let step = (all.len() / POSITIONS).max(1);
    all.into_iter().step_by(step).take(POSITIONS).collect()
}

/// Does the same with every position.
fn each<G: Face, T>(bencher: Bencher<'_, '_>, mut work: impl FnMut(&G, Seat) -> T) {
    let positions = positions::<G>();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat) in &positions {
            black_box(work(black_box(state), *seat));
        }
    });
}

#[divan::bench(types = [AnimalKingdoms, Tundra, Arctic, AWildVenture, Root])]
fn actions<G: Face>(bencher: Bencher<'_, '_>) {
    let mut actions = Vec::new();
    each(bencher, |state: &G, _| {
        state.actions(&mut actions);
        actions.len()
    });
}

/// With the copy that is played on.
#[divan::bench(types = [AnimalKingdoms, Tundra, Arctic, AWildVenture, Root])]
fn play<G: Face>(bencher: Bencher<'_, '_>) {
    let mut dice = Dice::quick(3);
    let mut actions = Vec::new();
    each(bencher, |state: &G, _| {
        let mut copy = state.clone();
        copy.actions(&mut actions);
        copy.play(actions[dice.index(actions.len())], &mut dice, &mut NoLog);
        copy
    });
}

/// With the copy that is dealt anew.
#[divan::bench(types = [AnimalKingdoms, Tundra, Arctic, AWildVenture, Root])]
fn imagine<G: Face>(bencher: Bencher<'_, '_>) {
    let mut dice = Dice::quick(3);
    each(bencher, |state: &G, seat| {
        let mut copy = state.clone();
        copy.imagine(Eyes::Of(seat), &mut dice);
        copy
    });
}

#[divan::bench(types = [AnimalKingdoms, Tundra, Arctic, AWildVenture, Root])]
fn view<G: Face>(bencher: Bencher<'_, '_>) {
    each(bencher, |state: &G, seat| state.view(Eyes::Of(seat)));
}

/// From a view that is there already.
#[divan::bench(types = [AnimalKingdoms, Tundra, Arctic, AWildVenture, Root])]
fn drawing<G: Face>(bencher: Bencher<'_, '_>) {
    let words = Words::new(&[COMMON, G::WORDS]).unwrap();
    let names: Vec<String> = ["Olya", "Taras", "Mira", "Jo", "Ivan", "Ada"].map(String::from).to_vec();
    let open = HashSet::new();
    let views: Vec<G::View> = positions::<G>().iter().map(|(state, seat)| state.view(Eyes::Of(*seat))).collect();
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(G::panels(view, &Pen::new(words.say(Lang::En, &names), &open)));
        }
    });
}

/// So many iterations for one choice in the middle of the game.
#[divan::bench(types = [AnimalKingdoms, Tundra, Arctic, AWildVenture, Root], sample_count = 20)]
fn search<G: Face>(bencher: Bencher<'_, '_>) {
    let hard = LEVELS.iter().find(|level| level.id == "hard").unwrap();
    let mut bot = Bot::<G>::new(*hard);
    let positions = positions::<G>();
    let decides = |(state, _): &&(G, Seat)| {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.len() > 1
    };
    let (state, seat) = positions.iter().skip(positions.len() / 2).find(decides).unwrap();
    let glimpse = Glimpse::new(state, *seat);
    let limits = Limits { iterations: Some(ITERATIONS), ..Limits::default() };
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| bot.choose(black_box(&glimpse), 7, &limits));
}
