//! Looks for [puzzles](Puzzle): moments of games among bots in which a quick and a long search disagree strongly, and another
//! long search agrees with the first. Whoever keeps one looks at it, understands it and writes down why.

use bots::{LEVELS, Level, Limits, Mind, Style};
use engine::{Dice, Eyes, Seats, Turn};
use serde_json::Value;
use shelf::{BadMatch, Considered, Handle, Puzzle, Thought, Title};

use crate::calibration::replay;

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Hunt {
    /// Who thinks.
    pub level: Level,
    /// How many worlds the quick thought imagines, and the long one.
    pub iterations: [u32; 2],
    /// One of so many choices is looked at.
    pub every: u32,
    /// How much more the long thought must expect of its own choice.
    pub gap: f32,
}

/// Choices that are so little worse than the best are right, too.
const AS_GOOD: f32 = 0.02;
/// A choice is known once the long search has given it this share of its thoughts.
const KNOWN: f32 = 0.004;
/// Half way between quick and long, to waste no long thought.
const HALF_WAY: u32 = 6;

/// How many moves are tried out to see whether a choice leads to a sure win, and in how many imagined worlds it must.
const CARE: u32 = 20_000;
const WORLDS: u64 = 4;

impl Hunt {
    /// The puzzles in a recorded game.
    pub fn search(&self, title: &dyn Title, record: &str, seed: u64) -> Result<Vec<Puzzle>, BadMatch> {
        let mut dice = Dice::quick(seed);
        let mut puzzles = Vec::new();
        replay(title, record, |table| {
            if dice.below(self.every.max(1)) == 0 {
                puzzles.extend(self.look(table, dice.seed()));
            }
        })?;
        Ok(puzzles)
    }

    /// The moments of a recorded game in which somebody could win within the turn, whatever luck brings, and a quick thought that
    /// does not look for it passes it by. The first moment of each such turn.
    pub fn search_wins(&self, title: &dyn Title, record: &str, seed: u64) -> Result<Vec<Puzzle>, BadMatch> {
        let mut dice = Dice::quick(seed);
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut last = None;
        replay(title, record, |table| {
            let seat = table.turn().seat();
            if last != seat {
                last = None;
                if let Some(puzzle) = self.look_for_win(table, dice.seed()) {
                    puzzles.push(puzzle);
                    last = seat;
                }
            }
        })?;
        Ok(puzzles)
    }

    /// Can the game be won here, and is it easily overlooked?
    fn look_for_win(&self, table: &Handle, seed: u64) -> Option<Puzzle> {
        let seat = table.turn().seat()?;
        let choices = &wins(table, &self.level, seed)?;
        let limits = Limits { iterations: Some(self.iterations[0]), ..Limits::default() };
        let thought = table.thinker(seat).think(&with_care(self.level, 0), seed, &limits, 1)?;
        let tempting = thought.considered.iter().find(|choice| choice.action == thought.action)?;
        let leads_to_win = |action: &str| {
            (0..WORLDS).all(|world| {
                let mut world = table.imagined(seat, seed.wrapping_add(world));
                world.play(seat, action).is_ok()
                    && match world.turn() {
                        Turn::Over => world.standings(Eyes::Open).winners == Seats::only(seat),
                        Turn::Of(_) => wins(&world, &self.level, seed).is_some(),
                    }
            })
        };
        if leads_to_win(&tempting.action) {
            return None;
        }
        let right: Vec<_> = choices.iter().filter(|choice| leads_to_win(choice)).cloned().collect();
        (right.len() < choices.len() && !right.is_empty())
            .then(|| puzzle(table, &right, &tempting.action, [1.0, tempting.value.min(0.99)]))
            .flatten()
    }

    /// Is there a puzzle in this moment?
    fn look(&self, table: &Handle, seed: u64) -> Option<Puzzle> {
        let Turn::Of(seat) = table.turn() else { return None };
        let [quick, long] = self.iterations;
        let think = |iterations, more: u64| {
            let limits = Limits { iterations: Some(iterations), ..Limits::default() };
            table.thinker(seat).think(&self.level, seed.wrapping_add(more), &limits, 1)
        };
        let thought = think(quick, 0)?;
        // Where there is nothing to choose, no best choice, or a sure win, nobody goes wrong.
        if thought.considered.len() < 2 || thought.mixed || thought.considered.iter().any(|choice| choice.sure) {
            return None;
        }
        let tempting = &thought.action;
        if self.verdict(&think(quick * HALF_WAY, 1)?, tempting)?.gap < 0.5 * self.gap {
            return None;
        }
        let first = self.verdict(&think(long, 2)?, tempting)?;
        let second = (first.gap >= self.gap).then(|| self.verdict(&think(long, 3)?, tempting)).flatten()?;
        let right: Vec<_> = first.right.into_iter().filter(|action| second.right.contains(action)).collect();
        if second.gap < self.gap || right.is_empty() {
            return None;
        }
        puzzle(table, &right, tempting, [first.best, first.best - first.gap])
    }

    /// What a longer thought says about a choice; nothing if it does not know it well.
    fn verdict(&self, thought: &Thought, tempting: &str) -> Option<Verdict> {
        let known = |choice: &&Considered| choice.share >= KNOWN;
        let mut choices: Vec<_> = thought.considered.iter().filter(known).collect();
        choices.sort_by(|one, other| other.value.total_cmp(&one.value));
        let best = choices.first()?.value;
        let hope = choices.iter().find(|choice| choice.action == tempting)?.value;
        let right = choices.iter().take_while(|choice| choice.value >= best - AS_GOOD);
        Some(Verdict { best, gap: best - hope, right: right.map(|choice| choice.action.clone()).collect() })
    }
}

struct Verdict {
    /// What it expects of the best choice.
    best: f32,
    /// How much less it expects of the tempting one.
    gap: f32,
    right: Vec<String>,
}

/// A moment with its right choices, not yet named and explained.
fn puzzle(table: &Handle, right: &[String], tempting: &str, values: [f32; 2]) -> Option<Puzzle> {
    let value = |text: &str| serde_json::from_str(text).unwrap_or(Value::Null);
    let mut puzzle = Puzzle {
        id: String::new(),
        level: String::new(),
        why: String::new(),
        seat: table.turn().seat()?.0,
        right: right.iter().map(|action| value(action)).collect(),
        tempting: value(tempting),
        values,
        record: serde_json::from_str(&table.record()).ok()?,
    };
    puzzle.level = difficulty(&puzzle, table).to_string();
    Some(puzzle)
}

/// All choices of whoever has to choose, if one of them leads to a sure win within the turn.
fn wins(table: &Handle, level: &Level, seed: u64) -> Option<Vec<String>> {
    let limits = Limits { iterations: Some(1), ..Limits::default() };
    let thought = table.thinker(table.turn().seat()?).think(&with_care(*level, CARE), seed, &limits, 1)?;
    let sure = thought.considered.iter().any(|choice| choice.sure);
    sure.then(|| thought.considered.into_iter().map(|choice| choice.action).collect())
}

/// A level that tries out so many moves to find a sure win.
fn with_care(level: Level, care: u32) -> Level {
    match level.mind {
        Mind::Search(style) => Level { mind: Mind::Search(Style { care, ..style }), ..level },
        Mind::Random | Mind::Greedy(_) => level,
    }
}

/// With how many seeds a level thinks about a puzzle before it is called difficult for it, and how often it must be right.
const TRIES: u64 = 6;
const FOUND: u64 = 5;

/// The weakest level that finds a right choice of a puzzle again and again.
fn difficulty(puzzle: &Puzzle, table: &Handle) -> &'static str {
    let [searches @ .., hardest] = &LEVELS;
    let mut searches = searches.iter().filter(|level| matches!(level.mind, Mind::Search(_)));
    searches.find(|level| solved(puzzle, table, level, TRIES) >= FOUND).unwrap_or(hardest).id
}

/// How often a level finds a right choice, thinking with so many seeds.
fn solved(puzzle: &Puzzle, table: &Handle, level: &Level, seeds: u64) -> u64 {
    let thinker = table.thinker(puzzle.seat());
    let found = |seed| thinker.think(level, seed, &Limits::default(), 1).is_some_and(|it| puzzle.is_right(&it.action));
    (0..seeds).filter(|&seed| found(seed)).count() as u64
}

/// How many of `puzzles` a level solves, thinking about each of them with several seeds: from 0 to 1.
pub fn score(title: &dyn Title, puzzles: &[Puzzle], level: &Level, seeds: u64) -> Result<f64, BadMatch> {
    let mut found = 0;
    for puzzle in puzzles {
        found += solved(puzzle, &puzzle.table(title)?, level, seeds);
    }
    Ok(found as f64 / (seeds * puzzles.len() as u64).max(1) as f64)
}
