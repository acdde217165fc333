//! Which numbers of a level matter: in every game each seat has each of them small or large by lot, and who had it large is compared with
//! who had it small. Everything else evens out, so all games say something about all numbers.

use std::time::Instant;

use bots::{Bot, Level, Limits};
use engine::{BySeat, Dice, Eyes, Glimpse, Judgement, NoLog, Seat, Turn};

use crate::Numbers;

/// A number of a level, and what it is varied between.
struct Varied<'a> {
    name: &'a str,
    values: [&'a str; 2],
    /// The wins of those who had it small and of those who had it large.
    wins: [Wins; 2],
}

impl<'a> Varied<'a> {
    /// As `trust=0.3/0.6`.
    fn read(words: &'a str) -> Varied<'a> {
        let (name, values) = words.split_once('=').expect("a number is varied as in trust=0.3/0.6");
        let (small, large) = values.split_once('/').expect("two values belong together as in 0.3/0.6");
        Varied { name, values: [small, large], wins: [Wins::default(); 2] }
    }

    fn tell(&self) {
        let [small, large] = &self.wins;
        let error = (small.variance() + large.variance()).sqrt();
        let gain = large.share() - small.share();
        let [from, to] = self.values;
        println!("    {} {to} against {from}: {:+.1} ± {:.1} % wins", self.name, 100.0 * gain, 196.0 * error);
    }
}

/// How many won.
#[derive(Clone, Copy, Default)]
struct Wins {
    seats: f64,
    won: f64,
}

impl Wins {
    fn share(self) -> f64 {
        self.won / self.seats.max(1.0)
    }

    fn variance(self) -> f64 {
        self.share() * (1.0 - self.share()) / self.seats.max(1.0)
    }
}

pub(crate) fn draw_lots<G: Judgement>(level: &str, varied: &[String], numbers: &Numbers) {
    let mut varied: Vec<_> = varied.iter().map(|words| Varied::read(words)).collect();
    let begun = Instant::now();
    let mut games = 0;
    while games < numbers.games && begun.elapsed().as_secs_f64() < 60.0 * numbers.minutes {
        let mut dice = Dice::quick(numbers.seed * 1_000_003 + games as u64);
        let lots: Vec<Vec<usize>> =
            (0..numbers.seats).map(|_| varied.iter().map(|_| dice.index(2)).collect()).collect();
        let won = play::<G>(level, &varied, &lots, &mut dice);
        for (won, lots) in won.values().iter().zip(&lots) {
            for (varied, &lot) in varied.iter_mut().zip(lots) {
                varied.wins[lot].seats += 1.0;
                varied.wins[lot].won += won;
            }
        }
        games += 1;
    }
    println!("{}, {} players, {level}, {games} games:", G::ID, numbers.seats);
    varied.iter().for_each(Varied::tell);
}

/// A game of players whose numbers were drawn, and the part of the victory that each of them has.
fn play<G: Judgement>(level: &str, varied: &[Varied<'_>], lots: &[Vec<usize>], dice: &mut Dice) -> BySeat<f64> {
    let mut bots: Vec<_> = lots
        .iter()
        .map(|lots| {
            let drawn =
                varied.iter().zip(lots).map(|(varied, &lot)| format!(":{}={}", varied.name, varied.values[lot]));
            Bot::<G>::new(Level::varied(&format!("{level}{}", drawn.collect::<String>())).unwrap())
        })
        .collect();
    let mut game = G::new(&G::Options::default(), lots.len(), dice, &mut NoLog).unwrap();
    while let Turn::Of(seat) = game.turn() {
        let thought = bots[seat.index()].choose(&Glimpse::new(&game, seat), dice.seed(), &Limits::default());
        game.play(thought.unwrap().action, dice, &mut NoLog);
    }
    let winners = game.standings(Eyes::Open).winners;
    let part = 1.0 / winners.len().max(1) as f64;
    BySeat::from_fn(lots.len(), |seat: Seat| if winners.contains(seat) { part } else { 0.0 })
}
