//! Plays levels against each other and counts who wins.
//!
//! ```text
//! cargo run --release -p bots --example ladder -- hard greedy --seats 4 --games 40
//! cargo run --release -p bots --example ladder -- hard:turns=3:exploration=0.5 hard --games 200 --game arctic
//! ```
//!
//! The first player sits alone against copies of the second. Every deal is played once from each seat. A level may be
//! varied by its style, as `hard:iterations=5000:trust=0.5`.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::{Bot, Glance, Level, Limits, Mind};
use engine::{Dice, Eyes, Glimpse, Judgement, NoLog, Seat, Turn};

fn main() -> ExitCode {
    match Ladder::from_arguments(std::env::args().skip(1)) {
        Ok(ladder) => {
            match ladder.game.as_str() {
                "animal_kingdoms" => ladder.climb::<animal_kingdoms::AnimalKingdoms>(),
                "arctic" => ladder.climb::<arctic::Arctic>(),
                "tundra" => ladder.climb::<tundra::Tundra>(),
                "a_wild_venture" => ladder.climb::<a_wild_venture::AWildVenture>(),
                other => {
                    eprintln!("there is no game called {other}");
                    return ExitCode::FAILURE;
                }
            }
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}\nusage: ladder <level> <level> [--game id] [--seats n] [--games n] [--seed n]");
            ExitCode::FAILURE
        }
    }
}

/// What to play.
struct Ladder {
    game: String,
    names: [String; 2],
    levels: [Level; 2],
    seats: usize,
    games: usize,
    seed: u64,
}

/// How a level spent its time.
#[derive(Default)]
struct Effort {
    decisions: u32,
    visits: u64,
    time: Duration,
    longest: Duration,
}

impl Ladder {
    fn from_arguments(arguments: impl Iterator<Item = String>) -> Result<Ladder, String> {
        let mut names = Vec::new();
        let mut game = String::from("animal_kingdoms");
        let (mut seats, mut games, mut seed) = (2, 100, 1);
        let mut arguments = arguments;
        while let Some(argument) = arguments.next() {
            let mut number = || arguments.next().and_then(|text| text.parse().ok()).ok_or("a number is missing");
            match argument.as_str() {
                "--game" => game = arguments.next().ok_or("the name of a game is missing")?,
                "--seats" => seats = number()?,
                "--games" => games = number()?,
                "--seed" => seed = number()? as u64,
                _ => names.push(argument),
            }
        }
        let names: [String; 2] = names.try_into().map_err(|_| "two levels are needed")?;
        let levels = [level(&names[0])?, level(&names[1])?];
        Ok(Ladder { game, names, levels, seats, games, seed })
    }

    fn climb<G: Judgement>(&self) {
        let options = &G::Options::default();
        let mut bots = self.levels.map(Bot::<G>::new);
        let mut efforts = [Effort::default(), Effort::default()];
        let (mut wins, mut played) = (0.0, 0);
        // How far the first level's score is above the mean of the others: tells more in few games than wins do.
        let (mut lead, mut lead_squared) = (0.0, 0.0);
        while played < self.games {
            let deal = self.seed * 1_000_003 + (played / self.seats) as u64;
            let odd = Seat((played % self.seats) as u8);
            let Some(end) = self.play(options, deal, odd, &mut bots, &mut efforts) else {
                eprintln!("no such game for {} players", self.seats);
                return;
            };
            let standings = end.standings(Eyes::Open);
            let share = f64::from(u8::from(standings.winners.contains(odd))) / standings.winners.len().max(1) as f64;
            wins += share;
            let total: i32 = standings.scores.values().iter().sum();
            let mine = f64::from(standings.scores[odd]);
            let ahead = mine - (f64::from(total) - mine) / (self.seats - 1).max(1) as f64;
            lead += ahead;
            lead_squared += ahead * ahead;
            played += 1;
        }
        let games = played as f64;
        let rate = wins / games;
        let (low, high) = interval(rate, games);
        let ahead = lead / games;
        let give = 1.96 * ((lead_squared / games - ahead * ahead) / games).sqrt();
        println!(
            "{} against {} x {}: {:.1} % of {played} games, 95 % interval {:.1} to {:.1}; {ahead:+.1} ± {give:.1} points",
            self.names[0],
            self.seats - 1,
            self.names[1],
            100.0 * rate,
            100.0 * low,
            100.0 * high,
        );
        for (name, effort) in self.names.iter().zip(&efforts) {
            let decisions = f64::from(effort.decisions.max(1));
            println!(
                "    {name}: {:.0} decisions a game, {:.3} ms each, {:.1} ms the longest, {:.0} iterations/s",
                decisions / games,
                effort.time.as_secs_f64() * 1e3 / decisions,
                effort.longest.as_secs_f64() * 1e3,
                effort.visits as f64 / effort.time.as_secs_f64().max(1e-9),
            );
        }
    }

    /// One game with the first level in the seat `odd`.
    fn play<G: Judgement>(
        &self,
        options: &G::Options,
        deal: u64,
        odd: Seat,
        bots: &mut [Bot<G>; 2],
        efforts: &mut [Effort; 2],
    ) -> Option<G> {
        let mut dice = Dice::quick(deal);
        let mut game = G::new(options, self.seats, &mut dice, &mut NoLog).ok()?;
        let mut thinking = Dice::quick(deal ^ u64::from(odd.0) << 48);
        while let Turn::Of(seat) = game.turn() {
            let who = usize::from(seat != odd);
            let start = Instant::now();
            let thought = bots[who].choose(&Glimpse::new(&game, seat), thinking.seed(), &Limits::default())?;
            let time = start.elapsed();
            if thought.considered.len() > 1 {
                let effort = &mut efforts[who];
                effort.decisions += 1;
                effort.visits += thought.visits();
                effort.time += time;
                effort.longest = effort.longest.max(time);
            }
            game.play(thought.action, &mut dice, &mut NoLog);
        }
        Some(game)
    }
}

/// A level by its name, varied by what follows it.
fn level(text: &str) -> Result<Level, String> {
    let mut parts = text.split(':');
    let name = parts.next().unwrap_or_default();
    let mut level = *Level::from_name(name).ok_or(format!("there is no level called {name}"))?;
    for part in parts {
        let (key, value) = part.split_once('=').ok_or(format!("{part} is not of the form key=value"))?;
        let value: f32 = value.parse().map_err(|_| format!("{value} is not a number"))?;
        match (&mut level.mind, key) {
            (Mind::Search(style), "iterations") => style.iterations = value as u32,
            (Mind::Search(style), "turns") => style.turns = Some(value as u32),
            (Mind::Search(style), "scatter") => style.scatter = value > 0.0,
            (Mind::Search(style), "plies") => style.plies = value as u32,
            (Mind::Search(style), "exploration") => style.exploration = value,
            (Mind::Search(style), "curiosity") => style.curiosity = value,
            (Mind::Search(style), "doubt") => style.doubt = value,
            (Mind::Search(style), "trust") => style.trust = value,
            (Mind::Search(style), "narrow") => style.narrow = value > 0.0,
            (Mind::Search(style), "care") => style.care = value as u32,
            (Mind::Search(style), "temperature") => style.temperature = value,
            (Mind::Search(style), "slips") => style.slips = value,
            (Mind::Greedy(Glance { moves }), "moves") => *moves = value as u32,
            _ => return Err(format!("{name} has no {key}")),
        }
    }
    Ok(level)
}

/// The 95 % interval of a share of wins, after Wilson. A shared win varies less, so it is a little too wide.
fn interval(rate: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let centre = (rate + z * z / (2.0 * games)) / (1.0 + z * z / games);
    let half = z / (1.0 + z * z / games) * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt();
    (centre - half, centre + half)
}
