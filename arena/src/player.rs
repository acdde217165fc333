//! Who plays in a tournament: a bot of ours, or [another program](crate::program). Games among our own bots go the quick way;
//! as soon as a program takes part, the game is played at a table.

use std::fmt;

use bots::{Level, Limits};
use engine::{Dice, Eyes, Key, Turn};
use serde_json::Value;
use shelf::{BadMatch, Handle, Outcome, Paper, Title};

use crate::program::{Guest, Program};

/// A contender.
#[derive(Clone, Debug)]
pub enum Player {
    /// A bot of ours, and how it is called.
    Bot(String, Level),
    /// Another program.
    Program(Program),
}

impl Player {
    /// How it is called in tables.
    pub fn name(&self) -> String {
        match self {
            Player::Bot(name, _) => name.clone(),
            Player::Program(program) => program.name(),
        }
    }

    fn level(&self) -> Option<&Level> {
        match self {
            Player::Bot(_, level) => Some(level),
            Player::Program(_) => None,
        }
    }
}

impl From<&'static Level> for Player {
    fn from(level: &'static Level) -> Player {
        Player::Bot(level.id.to_string(), *level)
    }
}

/// Why a tournament could not be played to its end.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// There is no such game.
    Match(BadMatch),
    /// A program erred: a sentence that names it.
    Program(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Match(bad) => write!(f, "{bad}"),
            Trouble::Program(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<BadMatch> for Trouble {
    fn from(bad: BadMatch) -> Trouble {
        Trouble::Match(bad)
    }
}

/// A whole game, one player for each chair.
pub(crate) fn play(title: &dyn Title, options: &Value, players: &[&Player], deal: u64) -> Result<Outcome, Trouble> {
    let levels: Option<Vec<_>> = players.iter().map(|player| player.level()).collect();
    match levels {
        Some(levels) => Ok(title.contest(options, &levels, deal)?),
        None => play_at_table(title, options, players, deal),
    }
}

/// What sits in a chair.
enum Chair<'a> {
    /// A bot of ours goes on with its thoughts from choice to choice, as in games among our own.
    Bot(&'a Level, Paper),
    Guest(Guest<'a>, &'a Program),
}

fn play_at_table(title: &dyn Title, options: &Value, players: &[&Player], deal: u64) -> Result<Outcome, Trouble> {
    let (table, decisions) = table_of(title, options, players, deal)?;
    let (standings, plies, played) = (table.standings(Eyes::Open), table.ply() as u32, table.played());
    Ok(Outcome { standings, plies, decisions, played })
}

/// A table at which a whole game was played, and how many choices each seat had.
pub(crate) fn table_of(
    title: &dyn Title,
    options: &Value,
    players: &[&Player],
    deal: u64,
) -> Result<(Handle, Vec<u32>), Trouble> {
    let mut table = title.open(options, players.len(), Key::from_seed(deal))?;
    let chairs: Result<Vec<_>, String> = players
        .iter()
        .map(|player| match player {
            Player::Bot(_, level) => Ok(Chair::Bot(level, Paper::default())),
            Player::Program(program) => Ok(Chair::Guest(program.start()?, program)),
        })
        .collect();
    let mut chairs = chairs.map_err(Trouble::Program)?;
    let mut moods = Dice::quick(deal);
    let mut told = vec![0; players.len()];
    let mut decisions = vec![0; players.len()];
    while let Turn::Of(seat) = table.turn() {
        let (mood, known) = (moods.seed(), told[seat.index()]);
        told[seat.index()] = table.log_len();
        let nobody = || Trouble::Program("a bot has no choice".to_string());
        let (action, choices) = match &mut chairs[seat.index()] {
            Chair::Bot(level, paper) => {
                let thinker = table.thinker(seat);
                let thought = thinker.think_on(level, mood, &Limits::default(), 1, paper).ok_or_else(nobody)?;
                (thought.action, thought.considered.len())
            }
            Chair::Guest(guest, program) => {
                let question = table.question(seat, known, program.trust, mood).ok_or_else(nobody)?;
                let choices = question.choices.len();
                match &question.choices[..] {
                    // Nobody need be asked. What was told until now is told with the next question.
                    [only] => {
                        told[seat.index()] = known;
                        (only.to_string(), choices)
                    }
                    _ => (guest.choose(question).map_err(Trouble::Program)?, choices),
                }
            }
        };
        decisions[seat.index()] += u32::from(choices > 1);
        let refused =
            |refusal: engine::Refusal| Trouble::Program(format!("{}: {refusal}", players[seat.index()].name()));
        table.play(seat, &action).map_err(refused)?;
    }
    Ok((table, decisions))
}
