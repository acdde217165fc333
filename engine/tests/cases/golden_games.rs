//! Golden games: written on demand, compared line by line, and never quietly replaced.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::toys::*;
use engine::testkit::{Check, Suite};

fn suite(folder: &Path) -> Suite<Burrow> {
    Suite::new().case("a small table", 2, BurrowOptions::default()).games(1).golden(folder)
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    folder
}

/// Runs [`writes`] in a process of its own, where updating is switched on.
fn update(folder: &Path) {
    let done = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "golden_games::writes", "--ignored"])
        .env("UPDATE_GOLDEN", "1")
        .env("GOLDEN_FOLDER", folder)
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
}

#[test]
#[ignore = "only run by `update`"]
fn writes() {
    suite(Path::new(&std::env::var("GOLDEN_FOLDER").unwrap())).run();
}

#[test]
fn a_missing_golden_game_fails_and_says_how_to_write_it() {
    let folder = folder("missing");
    let failure = suite(&folder).check().unwrap_err();
    assert_eq!(failure.check, Check::Golden);
    assert!(failure.what.contains("UPDATE_GOLDEN=1"), "{failure}");
    assert!(!folder.exists(), "nothing is written unasked");
}

#[test]
fn a_golden_game_is_written_compared_and_updated() {
    let folder = folder("compared");
    update(&folder);
    suite(&folder).run();

    let file = folder.join("a_small_table.txt");
    let fresh = folder.join("a_small_table.txt.new");
    let game = fs::read_to_string(&file).unwrap();
    assert!(game.starts_with("burrow, rules 1, 2 seats"), "{game}");
    assert!(game.contains("\n1 seat 0, 1 of "), "{game}");
    assert!(game.lines().last().unwrap().starts_with("places ["), "{game}");

    fs::write(&file, game.replacen("gets 3 cards", "gets 4 cards", 1)).unwrap();
    let failure = suite(&folder).check().unwrap_err();
    assert_eq!(failure.check, Check::Golden);
    assert!(failure.what.contains("line 3 of"), "{failure}");
    assert!(failure.what.contains("was   | Player 1 gets 4 cards."), "{failure}");
    assert!(failure.what.contains("is    | Player 1 gets 3 cards."), "{failure}");
    assert_eq!(fs::read_to_string(&fresh).unwrap(), game);

    fs::write(&file, game.lines().take(5).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let failure = suite(&folder).check().unwrap_err();
    assert!(failure.what.contains("line 6 of") && failure.what.contains("was (the end)"), "{failure}");

    update(&folder);
    assert_eq!(fs::read_to_string(&file).unwrap(), game);
    assert!(!fresh.exists(), "what was accepted does not lie around");
    suite(&folder).run();
}
