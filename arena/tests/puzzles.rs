//! Every puzzle that is kept with a game can be read, opened and explained: see docs/bots.md.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use bots::{LEVELS, Level};
use engine::{Lang, Turn};
use shelf::{Puzzle, Title};

/// The lines of a collection, each of which is a puzzle.
fn kept(title: &dyn Title) -> Vec<Puzzle> {
    let path = format!("{}/../games/{}/tests/positions/puzzles.jsonl", env!("CARGO_MANIFEST_DIR"), title.id());
    let lines = std::fs::read_to_string(&path).unwrap_or_default();
    let puzzle = |line| Puzzle::read(line).unwrap_or_else(|error| panic!("{path}: {error}"));
    lines.lines().map(puzzle).collect()
}

#[test]
fn every_puzzle_is_listed_and_has_a_name_of_its_own() {
    for title in shelf::games() {
        let mut names = BTreeSet::new();
        for puzzle in kept(title) {
            assert!(names.insert(puzzle.id.clone()), "{} has two puzzles {}", title.id(), puzzle.id);
            assert!(title.puzzles().contains(&puzzle), "{} does not list {}", title.id(), puzzle.id);
        }
        assert_eq!(title.puzzles().len(), names.len(), "{}", title.id());
        assert!(title.puzzles().is_sorted_by_key(Puzzle::difficulty), "{}", title.id());
    }
}

#[test]
fn every_puzzle_stands_before_a_choice_with_right_and_wrong_ones() {
    for title in shelf::games() {
        for puzzle in title.puzzles() {
            let name = format!("{} {}", title.id(), puzzle.id);
            let table = puzzle.table(title).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(table.turn(), Turn::Of(puzzle.seat()), "{name}");
            let choices: BTreeSet<_> =
                table.choices(puzzle.seat()).into_iter().flat_map(|choice| choice.actions).collect();
            let offered = |choice: &serde_json::Value| choices.contains(&choice.to_string());
            assert!(!puzzle.right.is_empty() && puzzle.right.iter().all(offered), "{name}: {choices:?}");
            assert!(offered(&puzzle.tempting) && !puzzle.is_right(&puzzle.tempting.to_string()), "{name}");
            assert!(puzzle.values[0] > puzzle.values[1], "{name}: {:?}", puzzle.values);
        }
    }
}

#[test]
fn every_puzzle_is_explained_in_all_languages_and_rated() {
    for title in shelf::games() {
        for puzzle in title.puzzles() {
            let name = format!("{} {}", title.id(), puzzle.id);
            assert!(!puzzle.why.is_empty() && title.words().has(&puzzle.explanation()), "{name}: {}", puzzle.why);
            for lang in Lang::ALL {
                let said = title.words().say(lang, &[]).word_named(&puzzle.explanation());
                assert!(!said.is_empty() && !said.contains(char::is_control), "{name}: {said:?}");
            }
            assert!(puzzle.difficulty() > 1 && puzzle.difficulty() < LEVELS.len(), "{name}: {}", puzzle.level);
        }
    }
}

/// A sample, since thinking takes time: what is called easy is easy. All games together, since few puzzles say little.
#[test]
fn the_levels_find_what_is_called_easy_for_them() {
    for level in ["easy", "medium"].map(|name| Level::from_name(name).unwrap()) {
        let (mut solved, mut all) = (0.0, 0);
        for title in shelf::games() {
            let rated = title.puzzles().iter().filter(|puzzle| puzzle.level == level.id);
            let puzzles: Vec<_> = rated.take(6).cloned().collect();
            solved += puzzles.len() as f64 * arena::puzzles::score(title, &puzzles, level, 2).unwrap();
            all += puzzles.len();
        }
        assert!(all > 0 && solved >= 0.7 * all as f64, "{} solves {solved} of {all}", level.id);
    }
}
