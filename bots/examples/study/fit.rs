//! Which terms of a judgement promise too much, and which too little? Games are played, and at every change of turn the first player's
//! lead in each term is compared with their lead in the end, by least squares. A term whose factor is far from 1 in all parts of the
//! games is worth a trial; it still has to win a match, for what comes together in games need not be the cause of anything.

use std::time::Instant;

use bots::{Bot, Level, Limits};
use engine::{Dice, Eyes, Glimpse, Judgement, NoLog, Turn};

use crate::Numbers;

/// How many parts of a game are looked at by themselves.
const PARTS: usize = 4;

/// A term hardly counts where it never makes a difference: its factor is drawn towards 1 by so many squared points.
const SHRINK: f64 = 1.0;

/// What was said at a moment, and what came of it.
struct Moment {
    /// How much of the game was over, from 0 to 1.
    phase: f64,
    /// By how much the first player was ahead of the mean of the others in each term.
    terms: Vec<(&'static str, f64)>,
    /// By how much they were ahead in the end.
    end: f64,
}

pub(crate) fn fit<G: Judgement>(name: &str, numbers: &Numbers) {
    let level = Level::varied(name).unwrap();
    let begun = Instant::now();
    let in_time = |_: &u64| begun.elapsed().as_secs_f64() < 60.0 * numbers.minutes;
    let games = (0..numbers.games as u64).take_while(in_time);
    let moments: Vec<Moment> = games.flat_map(|game| play::<G>(&level, numbers, game)).collect();
    for part in 0..PARTS {
        let within = |moment: &&Moment| ((moment.phase * PARTS as f64) as usize).min(PARTS - 1) == part;
        let moments: Vec<&Moment> = moments.iter().filter(within).collect();
        println!("part {} of {PARTS}, {} moments", part + 1, moments.len());
        tell(&moments);
    }
}

/// How far the first of these is ahead of the mean of the others.
fn lead(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values[0] - values[1..].iter().sum::<f64>() / (values.len() - 1) as f64
}

/// All changes of turn in a game among copies of a bot.
fn play<G: Judgement>(level: &Level, numbers: &Numbers, game: u64) -> Vec<Moment> {
    let seats = numbers.seats;
    let mut dice = Dice::quick(numbers.seed * 1_000_003 + game);
    let mut state = G::new(&G::Options::default(), seats, &mut dice, &mut NoLog).unwrap();
    let mut bot = Bot::<G>::new(*level);
    let mut moments: Vec<Moment> = Vec::new();
    let (mut plies, mut last) = (0.0, None);
    while let Turn::Of(seat) = state.turn() {
        if last.is_some_and(|last| last != seat) {
            let terms = state.terms();
            let ahead = |points: &[f32]| lead(points.iter().take(seats).map(|&points| f64::from(points)));
            let terms = terms.iter().map(|term| (term.name, ahead(&term.points))).collect();
            moments.push(Moment { phase: plies, terms, end: 0.0 });
        }
        last = Some(seat);
        let chosen = bot.choose(&Glimpse::new(&state, seat), dice.seed(), &Limits::default()).unwrap().action;
        state.play(chosen, &mut dice, &mut NoLog);
        plies += 1.0;
    }
    let end = lead(state.standings(Eyes::Open).scores.values().iter().map(|&score| f64::from(score)));
    for moment in &mut moments {
        (moment.phase, moment.end) = (moment.phase / plies, end);
    }
    moments
}

/// The factors that fit best, and how far the sums are off with and without them.
fn tell(moments: &[&Moment]) {
    let mut names: Vec<&'static str> = Vec::new();
    for (name, _) in moments.iter().flat_map(|moment| &moment.terms) {
        if !names.contains(name) {
            names.push(name);
        }
    }
    let of = |moment: &Moment, name| moment.terms.iter().find(|term| term.0 == name).map_or(0.0, |term| term.1);
    let rows: Vec<(Vec<f64>, f64)> =
        moments.iter().map(|moment| (names.iter().map(|name| of(moment, *name)).collect(), moment.end)).collect();
    let factors = least_squares(&rows, names.len());
    let off = |factors: &[f64]| {
        let square = |(row, end): &(Vec<f64>, f64)| {
            (end - row.iter().zip(factors).map(|(term, factor)| term * factor).sum::<f64>()).powi(2)
        };
        (rows.iter().map(square).sum::<f64>() / rows.len() as f64).sqrt()
    };
    println!("    off by {:.2} points, {:.2} with these factors:", off(&vec![1.0; names.len()]), off(&factors));
    for (index, (name, factor)) in names.iter().zip(&factors).enumerate() {
        let spread = (rows.iter().map(|(row, _)| row[index].powi(2)).sum::<f64>() / rows.len() as f64).sqrt();
        println!("    {name:<20} {factor:5.2}   (players differ by {spread:.2} points)");
    }
}

/// The factors with the least squared error. The sums are solved by elimination, the right side being the last column.
fn least_squares(rows: &[(Vec<f64>, f64)], count: usize) -> Vec<f64> {
    let mut sums = vec![vec![0.0; count + 1]; count];
    for (index, line) in sums.iter_mut().enumerate() {
        (line[index], line[count]) = (SHRINK, SHRINK);
    }
    for (row, end) in rows {
        for (line, one) in sums.iter_mut().zip(row) {
            line.iter_mut().zip(row.iter().chain([end])).for_each(|(sum, other)| *sum += one * other);
        }
    }
    for column in 0..count {
        let top = sums[column].clone();
        for index in (0..count).filter(|&index| index != column) {
            let factor = sums[index][column] / top[column];
            sums[index].iter_mut().zip(&top).for_each(|(cell, top)| *cell -= factor * top);
        }
    }
    (0..count).map(|index| sums[index][count] / sums[index][index]).collect()
}
