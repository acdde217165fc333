//! Two kinds of players against each other: how often does the first win, and with how many points?
//!
//! `cargo run --release -p a_wild_venture --example ladder -- [first] [other] [games] [big] [news] [autumn]`, where a
//! kind is a level of the bots (`random`, `greedy`, `hard` ...) or `priors`, who draws by first sight, or `heaviest`, who
//! takes what looks best.

use a_wild_venture::{AWildVenture, Action, Options, Side, Theme};
use bots::{Bot, Level, Limits};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Turn};

enum Kind {
    Bot(Box<Bot<AWildVenture>>),
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

    fn choose(&mut self, game: &AWildVenture, seat: Seat, actions: &[Action], dice: &mut Dice) -> Option<Action> {
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
    let (first, other) = (word(0, "greedy"), word(1, "random"));
    let games: usize = word(2, "100").parse().map_err(|_| "how many games?")?;
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let options = Options {
        board_side: if has("autumn") { Side::Autumn } else { Side::Spring },
        theme: if has("news") { Theme::News } else { Theme::Academy },
        variant_big: has("big"),
        ..Options::default()
    };
    let mut kinds = [&first, &other].map(|name| Kind::named(name).ok_or(format!("there is no player {name}")));
    let [Ok(one), Ok(two)] = &mut kinds else {
        return Err("random, greedy, easy, medium, hard, priors, heaviest".into());
    };
    let (mut wins, mut decisions, mut turns, mut first_wins) = (0.0, 0u64, 0u64, 0.0);
    let mut points = [[0.0; 4]; 2];
    for round in 0..games {
        let mut dice = Dice::quick(round as u64 + 1_000);
        let seat_of_first = Seat((round % 2) as u8);
        let mut game = AWildVenture::new(&options, 2, &mut dice, &mut NoLog).map_err(|bad| bad.to_string())?;
        let mut actions = Vec::new();
        while let Turn::Of(seat) = game.turn() {
            game.actions(&mut actions);
            decisions += u64::from(actions.len() > 1);
            let kind: &mut Kind = if seat == seat_of_first { one } else { two };
            let action = kind.choose(&game, seat, &actions, &mut dice).ok_or("nothing chosen")?;
            game.play(action, &mut dice, &mut NoLog);
        }
        let standings = game.standings(Eyes::Open);
        let view = game.view(Eyes::Open);
        turns += u64::from(view.round);
        if standings.winners.contains(seat_of_first) {
            wins += 1.0 / standings.winners.len() as f64;
        }
        if standings.winners.contains(view.first) {
            first_wins += 1.0 / standings.winners.len() as f64;
        }
        for player in &view.players {
            let side = usize::from(player.who != seat_of_first);
            let [villagers, gear] = [player.points.villagers, player.points.gear].map(Option::unwrap_or_default);
            let buildings = player.points.buildings;
            for (sum, part) in points[side].iter_mut().zip([villagers + buildings + gear, villagers, buildings, gear]) {
                *sum += f64::from(part) / games as f64;
            }
        }
    }
    let share = |wins: f64| {
        let rate = wins / games as f64;
        let error = 1.96 * (rate * (1.0 - rate) / games as f64).sqrt();
        format!("{:.1} % (± {:.1})", 100.0 * rate, 100.0 * error)
    };
    println!("{first} against {other}, {games} games: {first} wins {}", share(wins));
    println!("whoever begins wins {}", share(first_wins));
    println!("points (villagers, buildings, gear): {:.1?} against {:.1?}", points[0], points[1]);
    let per_game = |count: u64| count as f64 / games as f64;
    println!("{:.0} decisions and {:.1} turns a game", per_game(decisions), per_game(turns));
    Ok(())
}
