//! Which numbers of a level matter: in every game each of them is large for half of the seats and small for the others, by lot, and who had it
//! large is compared with who had it small. Everything else evens out, so all games say something about all numbers.

use std::cmp::Ordering;
use std::time::Instant;

use bots::{Bot, Level, Limits};
use engine::{Dice, Eyes, Glimpse, Judgement, NoLog, Seat, Turn};

use crate::Numbers;

/// A number of a level, and what it is varied between.
struct Varied<'a> {
    name: &'a str,
    values: [&'a str; 2],
    /// For each game, how often those who had it large finished before those who had it small.
    ahead: Vec<f64>,
}

impl<'a> Varied<'a> {
    /// As `trust=0.3/0.6`.
    fn read(words: &'a str) -> Varied<'a> {
        let (name, values) = words.split_once('=').expect("a number is varied as in trust=0.3/0.6");
        let (small, large) = values.split_once('/').expect("two values belong together as in 0.3/0.6");
        Varied { name, values: [small, large], ahead: Vec::new() }
    }

    /// What this game says, from who had it large and the place of each seat.
    fn add(&mut self, large: &[bool], places: &[u8]) {
        let with =
            |lot: bool| large.iter().zip(places).filter(move |(large, _)| **large == lot).map(|(_, place)| place);
        let (mut pairs, mut ahead) = (0.0, 0.0);
        for one in with(true) {
            for other in with(false) {
                pairs += 1.0;
                ahead += match one.cmp(other) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
            }
        }
        self.ahead.push(ahead / pairs);
    }

    fn tell(&self) {
        let games = self.ahead.len().max(1) as f64;
        let mean = self.ahead.iter().sum::<f64>() / games;
        let variance = self.ahead.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / games;
        let [from, to] = self.values;
        let error = (variance / games).sqrt();
        println!("    {} {to} before {from}: {:.1} ± {:.1} %", self.name, 100.0 * mean, 196.0 * error);
    }
}

/// For each seat whether it has a number large: half of them have, and of an odd one luck decides.
fn lots(seats: usize, dice: &mut Dice) -> Vec<bool> {
    let large = (seats + dice.index(2)) / 2;
    let mut lots: Vec<_> = (0..seats).map(|seat| seat < large).collect();
    dice.shuffle(&mut lots);
    lots
}

pub(crate) fn draw_lots<G: Judgement>(level: &str, varied: &[String], numbers: &Numbers) {
    let mut varied: Vec<_> = varied.iter().map(|words| Varied::read(words)).collect();
    let begun = Instant::now();
    let mut games = 0;
    while games < numbers.games && begun.elapsed().as_secs_f64() < 60.0 * numbers.minutes {
        let mut dice = Dice::quick(numbers.seed * 1_000_003 + games as u64);
        let drawn: Vec<_> = varied.iter().map(|_| lots(numbers.seats, &mut dice)).collect();
        let places = play::<G>(level, &varied, &drawn, numbers.seats, &mut dice);
        for (varied, large) in varied.iter_mut().zip(&drawn) {
            varied.add(large, &places);
        }
        games += 1;
    }
    println!("{}, {} players, {level}, {games} games:", G::ID, numbers.seats);
    varied.iter().for_each(Varied::tell);
}

/// A game of players whose numbers were drawn, and the place of each of them.
fn play<G: Judgement>(
    level: &str,
    varied: &[Varied<'_>],
    drawn: &[Vec<bool>],
    seats: usize,
    dice: &mut Dice,
) -> Vec<u8> {
    let bot = |seat: usize| {
        let numbers: String = varied
            .iter()
            .zip(drawn)
            .map(|(varied, large)| format!(":{}={}", varied.name, varied.values[usize::from(large[seat])]))
            .collect();
        Bot::<G>::new(Level::varied(&format!("{level}{numbers}")).unwrap())
    };
    let mut bots: Vec<_> = (0..seats).map(bot).collect();
    let mut game = G::new(&G::Options::default(), seats, dice, &mut NoLog).unwrap();
    while let Turn::Of(seat) = game.turn() {
        let thought = bots[seat.index()].choose(&Glimpse::new(&game, seat), dice.seed(), &Limits::default());
        game.play(thought.unwrap().action, dice, &mut NoLog);
    }
    let places = game.standings(Eyes::Open).places.expect("a finished game has places");
    Seat::all(seats).map(|seat| places[seat]).collect()
}
