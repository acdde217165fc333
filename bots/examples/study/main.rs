//! Finds out which search is better, with little time.
//!
//! ```text
//! cargo run --release -p bots --example study -- ask tundra /tmp/tundra.json --positions 100 --long 20000
//! cargo run --release -p bots --example study -- regret tundra /tmp/tundra.json hard:iterations=100 hard:iterations=100:trust=0.6
//! cargo run --release -p bots --example study -- match tundra hard:iterations=200 hard:iterations=100 --minutes 5
//! cargo run --release -p bots --example study -- fit tundra medium:iterations=100 --games 300
//! cargo run --release -p bots --example study -- lot tundra medium:iterations=100 trust=0.3/0.6 exploration=0.7/1.4 --minutes 20
//! ```
//!
//! `ask` plays games, takes positions from them and thinks about each of them for long. `regret` says how much each of the named
//! searches gives away in these positions by what it chooses, as a long search sees it, and how much processor time it takes: a hundred
//! positions tell more than a hundred games. It cannot tell what the long search itself does not see, so what seems better has to
//! win a `match` at equal time, too: every deal is played from every chair, the first one alone against copies of the second.
//! `fit` asks which terms of a judgement promise too much: by how many points a player was ahead in the end for each point that they
//! were ahead in this term, all other terms being equal. 1 would be just right. `lot` varies many numbers of a level at once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "a study that cannot go on ends")]

mod fit;
mod lot;

use std::time::{Duration, Instant};

use bots::{Bot, Level, Limits};
use engine::{Dice, Eyes, Glimpse, Judgement, NoLog, Seat, Turn};
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};

const USAGE: &str = "usage: study ask|regret|match|fit|lot GAME …";

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (mut words, mut numbers) = (Vec::new(), Numbers::default());
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse::<f64>().ok()).expect("a number is missing");
        match argument.as_str() {
            "--seats" => numbers.seats = number() as usize,
            "--positions" => numbers.positions = number() as usize,
            "--long" => numbers.long = number() as u32,
            "--tries" => numbers.tries = number() as u32,
            "--minutes" => numbers.minutes = number(),
            "--games" => numbers.games = number() as usize,
            "--seed" => numbers.seed = number() as u64,
            _ => words.push(argument),
        }
    }
    match words.get(1).map(String::as_str) {
        Some("animal_kingdoms") => study::<animal_kingdoms::AnimalKingdoms>(&words, &numbers),
        Some("arctic") => study::<arctic::Arctic>(&words, &numbers),
        Some("tundra") => study::<tundra::Tundra>(&words, &numbers),
        Some("a_wild_venture") => study::<a_wild_venture::AWildVenture>(&words, &numbers),
        Some("root") => study::<root::Root>(&words, &numbers),
        _ => eprintln!("{USAGE}"),
    }
}

/// What can be set by name.
struct Numbers {
    seats: usize,
    positions: usize,
    long: u32,
    tries: u32,
    minutes: f64,
    games: usize,
    seed: u64,
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { seats: 2, positions: 100, long: 20_000, tries: 3, minutes: 5.0, games: 10_000, seed: 1 }
    }
}

fn study<G: Judgement + for<'de> Deserialize<'de> + Serialize>(words: &[String], numbers: &Numbers) {
    match (words[0].as_str(), &words[2..]) {
        ("ask", [file]) => {
            let asked = ask::<G>(numbers);
            std::fs::write(file, serde_json::to_vec(&asked).unwrap()).unwrap();
        }
        ("regret", [file, levels @ ..]) => {
            let asked: Vec<Asked<G>> = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
            levels.iter().for_each(|level| regret(&asked, level, numbers));
        }
        ("match", [one, other]) => contest::<G>([one, other], numbers),
        ("fit", [level]) => fit::fit::<G>(level, numbers),
        ("lot", [level, varied @ ..]) => lot::draw_lots::<G>(level, varied, numbers),
        _ => eprintln!("{USAGE}"),
    }
}

/// A position, and what a long search expects of each choice.
#[derive(Serialize, Deserialize)]
struct Asked<G> {
    state: G,
    seat: u8,
    values: Vec<f32>,
}

/// How many positions are taken from one game.
const FROM_A_GAME: usize = 10;

fn ask<G: Judgement>(numbers: &Numbers) -> Vec<Asked<G>> {
    let quick = Level::varied("medium:iterations=40").unwrap();
    let level = Level::varied("master").unwrap();
    let mut dice = Dice::quick(numbers.seed);
    let mut asked = Vec::new();
    let mut actions = Vec::new();
    let begun = Instant::now();
    while asked.len() < numbers.positions && begun.elapsed().as_secs_f64() < 60.0 * numbers.minutes {
        let mut game = G::new(&G::Options::default(), numbers.seats, &mut dice, &mut NoLog).unwrap();
        let mut bot = Bot::new(quick);
        let mut moments = Vec::new();
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            if actions.len() > 2 {
                moments.push((game.clone(), seat));
            }
            let chosen = bot.choose(&Glimpse::new(&game, seat), dice.seed(), &Limits::default()).unwrap().action;
            game.play(chosen, &mut dice, &mut NoLog);
        }
        for _ in 0..FROM_A_GAME {
            let (state, seat) = moments.swap_remove(dice.index(moments.len()));
            let limits = Limits { iterations: Some(numbers.long), ..Limits::default() };
            let thought = bots::choose(&level, &Glimpse::new(&state, seat), dice.seed(), &limits).unwrap();
            let values: Vec<_> = thought.considered.iter().map(|choice| choice.value(seat)).collect();
            if !thought.considered.iter().any(|choice| choice.sure) {
                asked.push(Asked { state, seat: seat.0, values });
            }
        }
    }
    asked
}

fn regret<G: Judgement>(asked: &[Asked<G>], name: &str, numbers: &Numbers) {
    let level = Level::varied(name).unwrap();
    let mut bot = Bot::new(level);
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    let begun = clock();
    for position in asked {
        let best = position.values.iter().copied().fold(f32::MIN, f32::max);
        let mut lost = 0.0;
        for seed in 0..numbers.tries {
            let glimpse = Glimpse::new(&position.state, Seat(position.seat));
            // Nothing may be left over from the last try.
            bot = Bot::new(*bot.level());
            let thought = bot.choose(&glimpse, u64::from(seed), &Limits::default()).unwrap();
            let chosen = thought.considered.iter().position(|choice| choice.action == thought.action).unwrap();
            lost += f64::from(best - position.values[chosen]) / f64::from(numbers.tries);
        }
        sum += lost;
        squares += lost * lost;
        count += 1.0;
    }
    let mean = sum / count;
    let error = ((squares / count - mean * mean) / count).sqrt();
    let millis = (clock() - begun).as_secs_f64() * 1e3 / count / f64::from(numbers.tries);
    println!("{:.2} ± {:.2} % given away in {millis:.2} ms by {name}", 100.0 * mean, 196.0 * error);
}

/// How a level spent its time.
#[derive(Default, Clone, Copy)]
struct Effort {
    decisions: u32,
    time: Duration,
    longest: Duration,
}

fn contest<G: Judgement>(names: [&String; 2], numbers: &Numbers) {
    let seats = numbers.seats;
    let mut bots = names.map(|name| Bot::<G>::new(Level::varied(name).unwrap()));
    let mut efforts = [Effort::default(); 2];
    let (mut wins, mut games, mut lead, mut squares) = (0.0, 0.0, 0.0, 0.0);
    let begun = Instant::now();
    for round in 0..numbers.games {
        if round % seats == 0 && begun.elapsed().as_secs_f64() > 60.0 * numbers.minutes {
            break;
        }
        let odd = Seat((round % seats) as u8);
        let mut dice = Dice::quick(numbers.seed * 1_000_003 + (round / seats) as u64);
        let mut game = G::new(&G::Options::default(), seats, &mut dice, &mut NoLog).unwrap();
        let mut actions = Vec::new();
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            let action = match actions[..] {
                [only] => only,
                _ => {
                    let who = usize::from(seat != odd);
                    let begun = clock();
                    let thought = bots[who].choose(&Glimpse::new(&game, seat), dice.seed(), &Limits::default());
                    let time = clock() - begun;
                    let effort = &mut efforts[who];
                    *effort = Effort {
                        decisions: effort.decisions + 1,
                        time: effort.time + time,
                        longest: effort.longest.max(time),
                    };
                    thought.unwrap().action
                }
            };
            game.play(action, &mut dice, &mut NoLog);
        }
        let standings = game.standings(Eyes::Open);
        wins += f64::from(u8::from(standings.winners.contains(odd))) / standings.winners.len().max(1) as f64;
        games += 1.0;
        let mine = f64::from(standings.scores[odd]);
        let total: i32 = standings.scores.values().iter().sum();
        let ahead = mine - (f64::from(total) - mine) / (seats - 1) as f64;
        lead += ahead;
        squares += ahead * ahead;
    }
    let rate = wins / games;
    let ahead = lead / games;
    println!(
        "{}, {seats} players: {:.1} ± {:.1} % of {games} games, {:+.1} ± {:.1} points",
        G::ID,
        100.0 * rate,
        196.0 * (rate * (1.0 - rate) / games).sqrt(),
        ahead,
        1.96 * ((squares / games - ahead * ahead) / games).sqrt()
    );
    for (name, effort) in names.iter().zip(efforts) {
        let millis = effort.time.as_secs_f64() * 1e3;
        let longest = effort.longest.as_secs_f64() * 1e3;
        println!(
            "    {name}: {:.3} ms a choice, {longest:.1} ms the longest",
            millis / f64::from(effort.decisions.max(1))
        );
    }
}

/// Processor time of this thread.
fn clock() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
