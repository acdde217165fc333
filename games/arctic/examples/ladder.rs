//! Plays two ways of thinking against each other and counts who wins: levels of the bots, or `oneply` (the choice after which
//! the outlook is best) and `priors` (the choice that looks best at first sight).
//!
//! `cargo run --release -p arctic --example ladder -- greedy random --seats 2 --games 200 [--expert]`
//!
//! The first player sits alone against copies of the second; every deal is played once from each seat.

use arctic::{Arctic, Options, Setup};
use bots::{Bot, Level, Limits};
use engine::{BySeat, Dice, Eyes, Game, Glimpse, NoLog, Seat, Turn};

/// A way of thinking.
enum Mind {
    Bot(Box<Bot<Arctic>>),
    OnePly,
    Priors,
}

impl Mind {
    fn called(name: &str) -> Option<Mind> {
        match name {
            "oneply" => Some(Mind::OnePly),
            "priors" => Some(Mind::Priors),
            _ => Level::from_name(name).map(|level| Mind::Bot(Box::new(Bot::new(*level)))),
        }
    }

    fn choose(&mut self, game: &Arctic, seat: Seat, dice: &mut Dice) -> Option<<Arctic as Game>::Action> {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        match self {
            Mind::Bot(bot) => Some(bot.choose(&Glimpse::new(game, seat), dice.seed(), &Limits::default())?.action),
            Mind::OnePly => {
                let world = Glimpse::new(game, seat).imagine(dice);
                let value = |action| {
                    let mut after = world;
                    after.play(action, &mut Dice::quick(7), &mut NoLog);
                    match after.turn() {
                        Turn::Over => after.standings(Eyes::Open).rewards()[seat],
                        Turn::Of(_) => after.outlook()[seat],
                    }
                };
                actions
                    .into_iter()
                    .map(|action| (value(action), action))
                    .max_by(|a, b| a.0.total_cmp(&b.0))
                    .map(|it| it.1)
            }
            Mind::Priors => {
                let mut weights = Vec::new();
                Glimpse::new(game, seat).imagine(dice).priors(&actions, &mut weights);
                weights.into_iter().zip(actions).max_by(|a, b| a.0.total_cmp(&b.0)).map(|it| it.1)
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: usize| {
        let at = args.iter().position(|arg| arg == name);
        at.and_then(|at| args.get(at + 1)).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (seats, games, seed) = (number("--seats", 2), number("--games", 100), number("--seed", 1) as u64);
    let setup = if args.iter().any(|arg| arg == "--expert") { Setup::Expert } else { Setup::Standard };
    let names: Vec<&String> = args.iter().take(2).collect();
    let [Some(mut one), Some(mut other)] = [0, 1].map(|index| names.get(index).and_then(|name| Mind::called(name)))
    else {
        println!("name two of random, greedy, easy, medium, hard, master, oneply, priors");
        return;
    };
    let (mut won, mut played, mut turns, mut decisions) = (0.0, 0u32, 0u64, 0u64);
    let mut by_hunter = [[0f64; 2]; 4];
    let mut ends = [0u32; 3];
    let mut points = 0f64;
    let mut actions = Vec::new();
    for deal in 0..games.div_ceil(seats) as u64 {
        for alone in Seat::all(seats) {
            let mut dice = Dice::quick(seed.wrapping_mul(1_000_003) + deal);
            let Ok(mut game) = Arctic::new(&Options { setup }, seats, &mut dice, &mut NoLog) else { return };
            let mut thoughts = Dice::quick(deal * 8 + u64::from(alone.0) + 77 * seed);
            while let Turn::Of(seat) = game.turn() {
                let mind = if seat == alone { &mut one } else { &mut other };
                let Some(action) = mind.choose(&game, seat, &mut thoughts) else { return };
                game.actions(&mut actions);
                decisions += u64::from(actions.len() > 1);
                game.play(action, &mut dice, &mut NoLog);
            }
            let standings = game.standings(Eyes::Open);
            let share =
                |seat| if standings.winners.contains(seat) { 1.0 / standings.winners.len() as f64 } else { 0.0 };
            won += share(alone);
            played += 1;
            let view = game.view(Eyes::Open);
            turns += u64::from(view.turn);
            points += f64::from(standings.scores.values().iter().sum::<i32>()) / 2.0 / seats as f64;
            if let Some(outcome) = view.outcome {
                ends[outcome.why as usize] += 1;
            }
            for (seat, house) in
                BySeat::new(seats, ()).iter().zip(&view.houses).map(|((seat, ()), house)| (seat, house))
            {
                if let Some(hunter) = house.hunter {
                    by_hunter[hunter.index()][0] += share(seat);
                    by_hunter[hunter.index()][1] += 1.0;
                }
            }
        }
    }
    let games = f64::from(played);
    let rate = won / games;
    let error = 1.96 * (rate * (1.0 - rate) / games).sqrt();
    println!(
        "{} against {}: {:.1}% ± {:.1} of {played} games with {seats} seats",
        names[0],
        names[1],
        100.0 * rate,
        100.0 * error
    );
    let shares = by_hunter.map(|[won, played]| (100.0 * won / played.max(1.0)).round());
    println!(
        "turns {:.1}, decisions {:.0}, points {:.1}, ends {ends:?} (cod, plankton, turns), wins of orca/bear/eskimo/seal {shares:?}",
        turns as f64 / games,
        decisions as f64 / games,
        points / games,
    );
}
