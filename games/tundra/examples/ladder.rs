//! Two kinds of players against each other: how often does the first win, and with how many points?
//!
//! `cargo run --release -p tundra --example ladder -- [first] [others] [players] [games] [full]`, where a kind is a
//! level of the bots (`random`, `greedy`, `hard` ...) or `priors`, who draws by first sight, or `heaviest`, who takes
//! what looks best.

use bots::{Bot, Level, Limits};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Turn};
use tundra::{Action, Options, Tundra};

enum Kind {
    Bot(Box<Bot<Tundra>>),
    Priors,
    Heaviest,
}

impl Kind {
    fn named(name: &str) -> Option<Kind> {
        Some(match name {
            "priors" => Kind::Priors,
            "heaviest" => Kind::Heaviest,
            level => Kind::Bot(Box::new(Bot::new(*Level::from_name(level)?))),
        })
    }

    fn choose(&mut self, game: &Tundra, seat: Seat, actions: &[Action], dice: &mut Dice) -> Option<Action> {
        if let Kind::Bot(bot) = self {
            let thought = bot.choose(&Glimpse::new(game, seat), dice.seed(), &Limits::default());
            return thought.map(|thought| thought.action);
        }
        let mut weights = Vec::new();
        game.priors(actions, &mut weights);
        if matches!(self, Kind::Heaviest) {
            let best = weights.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
            return best.and_then(|(index, _)| actions.get(index).copied());
        }
        let mut left = dice.fraction() * weights.iter().sum::<f32>();
        let drawn = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        actions.get(drawn.unwrap_or(0)).copied()
    }
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| args.get(index).map_or(default.to_string(), String::clone);
    let number = |index: usize, default: usize| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (first, others) = (word(0, "greedy"), word(1, "random"));
    let (players, games) = (number(2, 2), number(3, 100));
    let full = word(4, "") == "full";
    let options = Options { titles: full, personal_goals: full, ..Options::default() };
    let mut kinds = [&first, &others].map(|name| Kind::named(name).ok_or(format!("there is no player {name}")));
    let [Ok(one), Ok(other)] = &mut kinds else {
        return Err("random, greedy, easy, medium, hard, priors, heaviest".into());
    };
    let (mut wins, mut decisions) = (0.0, 0u64);
    let mut points = [0.0; 2];
    let mut sources = [[0u32; 6]; 2];
    for round in 0..games {
        let mut dice = Dice::quick(round as u64);
        let seat_of_first = Seat((round % players) as u8);
        let mut game = Tundra::new(&options, players, &mut dice, &mut NoLog).map_err(|bad| bad.to_string())?;
        let mut actions = Vec::new();
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            let kind: &mut Kind = if seat == seat_of_first { one } else { other };
            let action = kind.choose(&game, seat, &actions, &mut dice).ok_or("nothing chosen")?;
            game.play(action, &mut dice, &mut NoLog);
            decisions += 1;
        }
        let standings = game.standings(Eyes::Open);
        if standings.winners.contains(seat_of_first) {
            wins += 1.0 / standings.winners.len() as f64;
        }
        for (seat, &score) in standings.scores.iter() {
            let side = usize::from(seat != seat_of_first);
            let share = if side == 0 { 1.0 } else { 1.0 / (players - 1) as f64 };
            points[side] += f64::from(score) * share;
            for (sum, (_, earned)) in sources[side].iter_mut().zip(&game.view(Eyes::Open).seats[seat.index()].points) {
                *sum += u32::from(*earned);
            }
        }
    }
    let rate = wins / games as f64;
    let error = 1.96 * (rate * (1.0 - rate) / games as f64).sqrt();
    println!("{first} against {others}, {players} players, {games} games");
    println!(
        "{first} wins {:.1} % (± {:.1}), an even share is {:.1} %",
        100.0 * rate,
        100.0 * error,
        100.0 / players as f64
    );
    println!("points {:.1} against {:.1}", points[0] / games as f64, points[1] / games as f64);
    let mean = |side: usize| {
        let seats = (games * if side == 0 { 1 } else { players - 1 }) as f64;
        sources[side].map(|sum| format!("{:.1}", f64::from(sum) / seats)).join(" ")
    };
    println!("upgrades goals towers pairs cards personal: {} against {}", mean(0), mean(1));
    println!("{:.0} decisions a game", decisions as f64 / games as f64);
    Ok(())
}
