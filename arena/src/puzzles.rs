//! Looks for [puzzles](Puzzle): moments of games among bots in which a first glance or a quick search goes wrong, and a long search
//! that is given to every choice by itself knows better. Whoever keeps one looks at it, understands it and writes down why.

use bots::{LEVELS, Level, Limits, Mind, Style};
use engine::{Dice, Eyes, Phrase, Seat, Seats, Turn};
use serde_json::Value;
use shelf::{BadMatch, Handle, Puzzle, Thought, Title};

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
    /// Is a moment thought about carefully only where the quick thought already expects so much more of another choice than of
    /// those that a first glance takes? Then it is quicker to find what people overlook, but nothing is found that a quick
    /// thought overlooks.
    pub hasty: bool,
}

/// A puzzle, not yet named and explained, and what was thought about its choices.
#[derive(Clone, Debug)]
pub struct Found {
    /// The moment with its right choices.
    pub puzzle: Puzzle,
    /// Choices with what a long thought of their own expects of each, the best first; none where the right ones are proved.
    pub weighed: Vec<(String, f32)>,
}

/// What another long thought says about a puzzle.
#[derive(Clone, Debug)]
pub struct Check {
    /// Is a right choice still the best, and every other clearly worse?
    pub holds: bool,
    /// Choices with what is expected of each, the best first.
    pub weighed: Vec<(String, f32)>,
}

/// Choices that are so little worse than the best are right, too.
const AS_GOOD: f32 = 0.02;
/// So much of the gap must lie between what is right and what is not.
const CLEAR: f32 = 0.5;
/// A puzzle with more right choices is none.
const MOST_RIGHT: usize = 3;
/// A choice is known once the long search has given it this share of its thoughts.
const KNOWN: f32 = 0.004;
/// How many times longer a moment is thought about before anything else.
const CAREFUL: u32 = 4;
/// How many choices are weighed by themselves, and in how many imagined worlds.
const SERIOUS: usize = 6;
const WEIGHINGS: u32 = 8;
/// How many times more hastily the best and the tempting one are weighed before all others.
const RIVALS: u32 = 3;

/// How many moves are tried out to see whether a choice leads to a sure win, and in how many imagined worlds it must.
const CARE: u32 = 20_000;
const WORLDS: u64 = 4;

impl Hunt {
    /// The puzzles in a recorded game, at most one in each turn.
    pub fn search(&self, title: &dyn Title, record: &str, seed: u64) -> Result<Vec<Found>, BadMatch> {
        let mut dice = Dice::quick(seed);
        self.in_turns(title, record, |table| {
            if dice.below(self.every.max(1)) == 0 { self.look(table, dice.seed()) } else { None }
        })
    }

    /// The moments of a recorded game in which somebody could win within the turn, whatever luck brings, and a quick thought that
    /// does not look for it passes it by. The first moment of each such turn.
    pub fn search_wins(&self, title: &dyn Title, record: &str, seed: u64) -> Result<Vec<Found>, BadMatch> {
        let mut dice = Dice::quick(seed);
        self.in_turns(title, record, |table| {
            let puzzle = self.look_for_win(table, dice.seed())?;
            Some(Found { puzzle, weighed: Vec::new() })
        })
    }

    /// What is found in a recorded game, the first of each turn.
    fn in_turns(
        &self,
        title: &dyn Title,
        record: &str,
        mut look: impl FnMut(&Handle) -> Option<Found>,
    ) -> Result<Vec<Found>, BadMatch> {
        let mut all = Vec::new();
        let mut last = None;
        replay(title, record, |table| {
            let seat = table.turn().seat();
            if last != seat {
                last = None;
                if let Some(found) = look(table) {
                    all.push(found);
                    last = seat;
                }
            }
        })?;
        Ok(all)
    }

    /// Can the game be won here, and is it easily overlooked?
    fn look_for_win(&self, table: &Handle, seed: u64) -> Option<Puzzle> {
        let seat = table.turn().seat()?;
        let choices = &wins(table, &self.level, seed)?;
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
        let limits = Limits { iterations: Some(self.iterations[0]), ..Limits::default() };
        let thought = table.thinker(seat).think(&with_care(self.level, 0), seed, &limits, 1)?;
        let glance = table.thinker(seat).think(Level::from_name("greedy")?, seed, &Limits::default(), 1)?;
        let tempting = [&thought.action, &glance.action].into_iter().find(|action| !leads_to_win(action))?;
        let right: Vec<_> = choices.iter().filter(|choice| leads_to_win(choice)).cloned().collect();
        if right.is_empty() || right.len() > MOST_RIGHT {
            return None;
        }
        // A win that was only not found within the moves tried is no mistake.
        let hope = self.weigh(table, seat, vec![tempting.clone()], seed, 1).of(tempting)?;
        (hope <= 1.0 - self.gap).then(|| puzzle(table, &right, tempting, [1.0, hope])).flatten()
    }

    /// Is there a puzzle in this moment?
    fn look(&self, table: &Handle, seed: u64) -> Option<Found> {
        let Turn::Of(seat) = table.turn() else { return None };
        let think = |level: &Level, iterations, more: u64| {
            let limits = Limits { iterations, ..Limits::default() };
            table.thinker(seat).think(level, seed.wrapping_add(more), &limits, 1)
        };
        let quick = self.iterations[0];
        let hasty = think(&self.level, Some(quick), 1)?;
        let glance = think(Level::from_name("greedy")?, None, 1)?.action;
        if self.hasty && !self.disagrees(&hasty, &glance) {
            return None;
        }
        let careful = think(&self.level, Some(quick * CAREFUL), 0)?;
        // Where there is nothing to choose, no best choice, or a sure win, nobody goes wrong.
        if careful.considered.len() < 2 || careful.mixed || careful.considered.iter().any(|choice| choice.sure) {
            return None;
        }
        let hoped = verdict(&careful);
        let (right, _) = hoped.split(self.gap)?;
        let tempting =
            [hasty.action, glance, first_sight(&careful)?].into_iter().find(|choice| !right.contains(choice))?;
        let serious = serious(&careful, &tempting);
        // First the two that matter most, to waste no long thought on the others.
        let rivals = vec![right.first()?.clone(), tempting.clone()];
        if self.weigh(table, seat, rivals, seed, RIVALS).split(self.gap)?.1.first()? != &tempting {
            return None;
        }
        let weighed = self.weigh(table, seat, serious, seed, 1);
        let (right, wrong) = weighed.split(CLEAR * self.gap)?;
        if right.len() > MOST_RIGHT || !wrong.contains(&tempting) || !right.contains(&hoped.0.first()?.0) {
            return None;
        }
        let values = [weighed.0.first()?.1, weighed.of(&tempting)?];
        let puzzle = puzzle(table, &right, &tempting, values)?;
        Some(Found { puzzle, weighed: weighed.0 })
    }

    /// Does a thought expect much less of a choice that a first glance takes than of the best one?
    fn disagrees(&self, thought: &Thought, glance: &str) -> bool {
        let best = thought.considered.iter().find(|choice| choice.action == thought.action);
        let worse = |choice: &str| {
            let value = thought.considered.iter().find(|it| it.action == choice).map(|it| it.value);
            best.zip(value).is_some_and(|(best, value)| value <= best.value - self.gap)
        };
        worse(glance) || first_sight(thought).is_some_and(|choice| worse(&choice))
    }

    /// Thinks once more about a puzzle that is kept: what is expected of its choices, and whether the right ones still are.
    pub fn check(&self, title: &dyn Title, puzzle: &Puzzle, seed: u64) -> Result<Check, BadMatch> {
        let table = puzzle.table(title)?;
        let limits = Limits { iterations: Some(self.iterations[0] * CAREFUL), ..Limits::default() };
        let thought = table.thinker(puzzle.seat()).think(&self.level, seed, &limits, 1);
        let known = puzzle.right.iter().chain([&puzzle.tempting]).map(Value::to_string);
        let mut choices: Vec<String> = known.collect();
        let tempting = puzzle.tempting.to_string();
        for choice in thought.map(|thought| serious(&thought, &tempting)).unwrap_or_default() {
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        let weighed = self.weigh(&table, puzzle.seat(), choices, seed, 1);
        let best = weighed.0.first().is_some_and(|(action, _)| puzzle.is_right(action));
        let wrong = weighed.0.iter().find(|(action, _)| !puzzle.is_right(action)).map_or(0.0, |(_, value)| *value);
        let gap = weighed.0.first().map_or(0.0, |(_, value)| value - wrong);
        Ok(Check { holds: best && gap >= CLEAR * self.gap, weighed: weighed.0 })
    }

    /// What a long thought expects of each choice if it is thought about by itself, the best first. In a single search a choice
    /// is thought little of where another that does the same in another order was found first. `haste` divides the time for it.
    fn weigh(&self, table: &Handle, seat: Seat, choices: Vec<String>, seed: u64, haste: u32) -> Verdict {
        let limits = Limits { iterations: Some(self.iterations[1] / WEIGHINGS / haste), ..Limits::default() };
        let weigh = |action: String| {
            let worlds = (0..WEIGHINGS).filter_map(|world| {
                let seed = seed.wrapping_add(u64::from(world));
                let mut world = table.imagined(seat, seed);
                world.play(seat, &action).ok()?;
                expected(&mut world, seat, &self.level, seed, &limits)
            });
            let values: Vec<f32> = worlds.collect();
            let mean = values.iter().sum::<f32>() / values.len().max(1) as f32;
            (action, mean)
        };
        Verdict::new(choices.into_iter().map(weigh).collect())
    }
}

/// What a search expects for a seat, whoever has to choose. Where there is but one choice it is made first: nobody thinks about it.
fn expected(table: &mut Handle, seat: Seat, level: &Level, seed: u64, limits: &Limits<'_>) -> Option<f32> {
    while let Turn::Of(turn) = table.turn() {
        let thought = table.thinker(turn).think(level, seed, limits, 1)?;
        let chosen = thought.considered.iter().find(|choice| choice.action == thought.action);
        if let Some(chosen) = chosen.filter(|_| thought.considered.len() > 1) {
            return chosen.values.get(seat.index()).copied();
        }
        table.play(turn, &thought.action).ok()?;
    }
    let winners = table.standings(Eyes::Open).winners;
    Some(if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 })
}

/// What looks best before anything is thought about.
fn first_sight(thought: &Thought) -> Option<String> {
    let best = thought.considered.iter().max_by(|one, other| one.prior.total_cmp(&other.prior))?;
    Some(best.action.clone())
}

/// The choices that a search looked into most, and the tempting one.
fn serious(thought: &Thought, tempting: &str) -> Vec<String> {
    let mut choices: Vec<_> = thought.considered.iter().collect();
    choices.sort_by_key(|choice| (choice.action != tempting, std::cmp::Reverse(choice.visits)));
    choices.into_iter().take(SERIOUS).map(|choice| choice.action.clone()).collect()
}

/// What a thought expects of the choices that it knows well.
fn verdict(thought: &Thought) -> Verdict {
    let known = thought.considered.iter().filter(|choice| choice.share >= KNOWN);
    Verdict::new(known.map(|choice| (choice.action.clone(), choice.value)).collect())
}

/// Choices and what is expected of each, the best first.
struct Verdict(Vec<(String, f32)>);

impl Verdict {
    fn new(mut choices: Vec<(String, f32)>) -> Verdict {
        choices.sort_by(|one, other| other.1.total_cmp(&one.1));
        Verdict(choices)
    }

    /// What is right and what is wrong, if there is such a gap between the two.
    fn split(&self, gap: f32) -> Option<(Vec<String>, Vec<String>)> {
        let best = self.0.first()?.1;
        let (right, wrong): (Vec<_>, Vec<_>) = self.0.iter().partition(|(_, value)| *value >= best - AS_GOOD);
        let clear = wrong.first().is_none_or(|(_, value)| *value <= best - gap);
        let names = |choices: Vec<&(String, f32)>| choices.into_iter().map(|(action, _)| action.clone()).collect();
        clear.then(|| (names(right), names(wrong)))
    }

    fn of(&self, action: &str) -> Option<f32> {
        self.0.iter().find(|(choice, _)| choice == action).map(|(_, value)| *value)
    }
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

/// With how many seeds a level thinks about a puzzle before it is called difficult for it, and how often it may be wrong.
const TRIES: u64 = 6;
const LAPSES: usize = 1;

/// The weakest level that finds a right choice of a puzzle again and again.
fn difficulty(puzzle: &Puzzle, table: &Handle) -> &'static str {
    let [searches @ .., hardest] = &LEVELS;
    let mut searches = searches.iter().filter(|level| matches!(level.mind, Mind::Search(_)));
    let finds = |level: &&Level| (0..TRIES).filter(|&seed| !solves(puzzle, table, level, seed)).nth(LAPSES).is_none();
    searches.find(finds).unwrap_or(hardest).id
}

/// Does a level find a right choice?
fn solves(puzzle: &Puzzle, table: &Handle, level: &Level, seed: u64) -> bool {
    let thought = table.thinker(puzzle.seat()).think(level, seed, &Limits::default(), 1);
    thought.is_some_and(|thought| puzzle.is_right(&thought.action))
}

/// The longest line that is shown.
const LINE: usize = 30;

/// What may follow a choice until the others have answered, as the seat is told it: one of many ways, played by a bot.
pub fn line(table: &Handle, seat: Seat, action: &str, level: &Level) -> Vec<Phrase> {
    let mut world = table.imagined(seat, 1);
    let mut next = Some(action.to_string());
    let mut answered = false;
    for ply in 0..LINE as u64 {
        let (Turn::Of(turn), Some(action)) = (world.turn(), next) else { break };
        answered |= turn != seat;
        if answered && turn == seat || world.play(turn, &action).is_err() {
            break;
        }
        let Turn::Of(turn) = world.turn() else { break };
        next = world.thinker(turn).think(level, ply, &Limits::default(), 1).map(|thought| thought.action);
    }
    world.log(Eyes::Of(seat), 0).into_iter().map(|told| told.phrase).collect()
}

/// How many of `puzzles` a level solves, thinking about each of them with several seeds: from 0 to 1.
pub fn score(title: &dyn Title, puzzles: &[Puzzle], level: &Level, seeds: u64) -> Result<f64, BadMatch> {
    let mut found = 0;
    for puzzle in puzzles {
        let table = puzzle.table(title)?;
        found += (0..seeds).filter(|&seed| solves(puzzle, &table, level, seed)).count();
    }
    Ok(found as f64 / (seeds * puzzles.len() as u64).max(1) as f64)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn verdict(choices: &[(&str, f32)]) -> Verdict {
        Verdict::new(choices.iter().map(|&(action, value)| (action.to_string(), value)).collect())
    }

    #[test]
    fn right_and_wrong_are_told_apart_only_by_a_gap() {
        let choices = verdict(&[("skip", 0.3), ("hunt", 0.6), ("hunt from the other side", 0.59), ("swim", 0.45)]);
        let (right, wrong) = choices.split(0.1).unwrap();
        assert_eq!((right.len(), wrong.len()), (2, 2));
        assert_eq!((right[0].as_str(), wrong[0].as_str()), ("hunt", "swim"));
        assert_eq!(choices.of("skip"), Some(0.3));
        assert!(choices.split(0.2).is_none(), "swimming is too good to be wrong by so much");
        assert!(verdict(&[]).split(0.1).is_none());
    }

    #[test]
    fn a_puzzle_holds_when_it_is_thought_about_once_more() {
        let arctic = shelf::game("arctic").unwrap();
        let kept = arctic.puzzles().iter().find(|puzzle| puzzle.id == "ride-1").unwrap();
        let table = kept.table(arctic).unwrap();
        let level = *Level::from_name("medium").unwrap();
        let hunt = Hunt { level, iterations: [100, 800], every: 1, gap: 0.2, hasty: false };
        let check = hunt.check(arctic, kept, 1).unwrap();
        assert!(check.holds, "{:?}", check.weighed);
        assert!(
            hunt.check(arctic, &Puzzle { right: vec![kept.tempting.clone()], ..kept.clone() }, 1)
                .is_ok_and(|it| !it.holds)
        );
        let hasty = table.thinker(kept.seat()).think(&level, 1, &Limits::default(), 1).unwrap();
        assert!(hunt.disagrees(&hasty, &kept.tempting.to_string()), "the tempting choice is seen to be worse");
        assert!(!Hunt { gap: 0.99, ..hunt }.disagrees(&hasty, &hasty.action), "the best one is not worse than itself");
        assert!(Hunt { gap: 0.99, ..hunt }.look(&table, 1).is_none(), "nothing is that clear");
        let right = &kept.right[0].to_string();
        assert!(!line(&table, kept.seat(), right, &level).is_empty(), "it can be told what follows");
    }
}
