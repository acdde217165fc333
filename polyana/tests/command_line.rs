//! The program as a user meets it.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

#[allow(dead_code)]
#[path = "../../server/tests/house/services.rs"]
mod services;

fn polyana(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_polyana"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The one sentence of a refusal.
fn complaint(args: &[&str]) -> String {
    let output = polyana(args, "");
    assert!(!output.status.success(), "{args:?} should fail");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(!complaint.contains("panicked"), "{complaint}");
    complaint
}

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn the_shelf_is_listed_in_three_languages() {
    for (lang, name) in [("en", "Animal Kingdoms"), ("ru", "Царства зверей"), ("uk", "Царства звірів")]
    {
        let listing = text(&polyana(&["games", "--lang", lang], ""));
        assert!(listing.contains(name) && listing.contains("peace_treaty") && !listing.contains('⟦'), "{listing}");
    }
}

#[test]
fn a_game_is_played_to_its_end_recorded_replayed_and_verified() {
    let record = scratch("played.json");
    let path = record.to_str().unwrap();
    // Whoever always takes the first choice comes to an end; a few wrong inputs on the way change nothing.
    let input = format!("nonsense\n99\n? 1\nb\nl\nu\n{}", "1\n".repeat(2000));
    let args = ["play", "animal_kingdoms", "--bots", "greedy,random", "--seed", "5", "--record", path];
    let output = polyana(&args, &input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = text(&output);
    assert!(shown.contains("1. ") && !shown.contains('⟦'), "{shown}");

    let verified = polyana(&["verify", path], "");
    assert!(verified.status.success() && text(&verified).contains("The record is sound"));
    // A whole other game, key and hash and all, is sound by itself: only the hash shown before the first deal tells.
    let promised = shown.split_whitespace().find(|word| word.len() == 64).unwrap();
    let trusted = polyana(&["verify", path, "--commitment", promised], "");
    assert!(trusted.status.success() && text(&trusted).contains("promised before the first deal"));
    let other = ["play", "animal_kingdoms", "--bots", "greedy,random", "--seed", "6", "--record", path];
    assert!(polyana(&other, &"1\n".repeat(2000)).status.success());
    assert!(polyana(&["verify", path], "").status.success());
    assert!(complaint(&["verify", path, "--commitment", promised]).contains("another key"));
    assert!(complaint(&["verify", path, "--commitment", "nonsense"]).contains("another key"));
    let replayed = polyana(&["replay", path, "--lang", "uk"], "");
    assert!(replayed.status.success() && !text(&replayed).contains('⟦'));
    assert!(polyana(&["replay", path, "--ply", "10", "--seat", "2"], "").status.success());

    // A record with a changed move, key or commitment is refused with a sentence.
    let sound = std::fs::read_to_string(&record).unwrap();
    let tampered: serde_json::Value = serde_json::from_str(&sound).unwrap();
    for (field, value) in [("key", "00".repeat(32)), ("commitment", "00".repeat(32)), ("game", "chess".into())] {
        let mut tampered = tampered.clone();
        tampered[field] = value.into();
        std::fs::write(scratch("tampered.json"), tampered.to_string()).unwrap();
        complaint(&["verify", scratch("tampered.json").to_str().unwrap()]);
    }
    let mut shuffled = tampered;
    shuffled["moves"].as_array_mut().unwrap().reverse();
    std::fs::write(scratch("shuffled.json"), shuffled.to_string()).unwrap();
    assert!(complaint(&["verify", scratch("shuffled.json").to_str().unwrap()]).contains("move"));
}

#[test]
fn who_reads_no_further_is_no_error() {
    let record = scratch("unread.json");
    let path = record.to_str().unwrap();
    polyana(&["play", "animal_kingdoms", "--bots", "random", "--seed", "5", "--record", path], "q\n");
    let commands: [&[&str]; 7] = [
        &["games"],
        &["play", "animal_kingdoms", "--bots", "random"],
        &["watch", "arctic", "--seats", "random,random"],
        &["arena", "animal_kingdoms", "--seats", "random,random", "-n", "2"],
        &["replay", path],
        &["verify", path],
        &["--help"],
    ];
    for args in commands {
        let (nobody, pipe) = std::io::pipe().unwrap();
        drop(nobody);
        let input = Command::new(env!("CARGO_BIN_EXE_polyana"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(pipe)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        let complaint = String::from_utf8_lossy(&input.stderr);
        assert!(input.status.success() && !complaint.contains("panicked"), "{args:?}: {complaint}");
    }
}

#[test]
#[cfg(not(feature = "count"))]
fn nobody_counts_allocations_unless_it_is_asked_for() {
    let program = std::fs::read(env!("CARGO_BIN_EXE_polyana")).unwrap();
    let holds = |name: &str| program.windows(name.len()).any(|bytes| bytes == name.as_bytes());
    // Names of functions are kept in the program, so a name that must be there shows that the search can find one.
    assert!(holds("animal_kingdoms") && !holds("allocation_counter"), "the counting allocator is in the product");
}

#[test]
fn leaving_early_is_no_error() {
    let output = polyana(&["play", "animal_kingdoms", "--bots", "random", "--lang", "ru"], "q\n");
    assert!(output.status.success() && !text(&output).contains('⟦'));
    assert!(polyana(&["play", "animal_kingdoms", "-o", "solo_level=hard"], "").status.success());
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    assert!(complaint(&["play", "chess"]).contains("there is no game \"chess\""));
    assert!(complaint(&["play", "animal_kingdoms", "--bots", "genius"]).contains("there is no bot \"genius\""));
    assert!(complaint(&["play", "animal_kingdoms", "--lang", "fr"]).contains("en, ru, uk"));
    assert!(complaint(&["play", "animal_kingdoms", "-o", "peace_treaty=maybe", "--bots", "easy"]).contains("options"));
    assert!(complaint(&["play", "animal_kingdoms", "-o", "colour=red"]).contains("no option \"colour\""));
    assert!(complaint(&["play", "animal_kingdoms", "-o", "peace_treaty"]).contains("name=value"));
    assert!(complaint(&["play", "animal_kingdoms", "--bots", "easy,easy,easy,easy,easy"]).contains("players"));
    assert!(complaint(&["play", "animal_kingdoms", "--seat", "4"]).contains("seat"));
    assert!(complaint(&["verify", "no/such/file.json"]).contains("cannot be read"));
    std::fs::write(scratch("broken.json"), "{\"game\": \"animal_kingdoms\", ").unwrap();
    assert!(complaint(&["replay", scratch("broken.json").to_str().unwrap()]).contains("cannot be read"));
    assert!(complaint(&["arena", "animal_kingdoms", "--seats", "hard,nobody"]).contains("nobody"));
    assert!(complaint(&["bench", "chess"]).contains("chess"));
}

#[test]
fn the_arena_speaks_json_and_html() {
    let report = scratch("report.html");
    let path = report.to_str().unwrap();
    let args = ["arena", "animal_kingdoms", "--seats", "greedy,random,random", "-n", "6", "--json", "--html", path];
    let output = polyana(&args, "");
    let results: serde_json::Value = serde_json::from_str(&text(&output)).unwrap();
    let seats = results["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for field in ["bot", "games", "wins", "win_rate", "low", "high", "mean_score"] {
        assert!(!seats[0][field].is_null(), "{field}");
    }
    assert!(std::fs::read_to_string(report).unwrap().contains("<svg"));
}

#[test]
fn bots_are_watched_with_what_they_think() {
    let output = polyana(&["watch", "arctic", "--seats", "easy,random", "--seed", "3", "--lang", "uk"], "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = text(&output);
    // A decision with its share of the thinking, a line of the log, and the places at the end.
    assert!(shown.contains(" %) | ") && shown.contains("  · ") && shown.contains("1. "), "{shown}");
    assert!(!shown.contains('⟦'), "{shown}");
    let again = polyana(&["watch", "arctic", "--seats", "easy,random", "--seed", "3", "--lang", "uk"], "");
    assert_eq!(text(&again), shown, "the same seed shows the same game");
    assert!(complaint(&["watch", "arctic", "--seats", "genius,easy"]).contains("genius"));
}

#[test]
fn what_a_bot_thinks_at_one_moment_is_shown_and_can_be_repeated() {
    let record = scratch("thought.json");
    let path = record.to_str().unwrap();
    text(&polyana(&["watch", "arctic", "--seats", "greedy,greedy", "--seed", "4", "--record", path], ""));
    let args = ["think", path, "--ply", "30", "--level", "medium", "--iterations", "150"];
    let table = text(&polyana(&args, ""));
    assert!(table.contains("after 30 moves") && table.contains("visits") && table.contains('*'), "{table}");
    let json = || text(&polyana(&[&args[..], &["--json"]].concat(), ""));
    let thought: serde_json::Value = serde_json::from_str(&json()).unwrap();
    assert_eq!(json(), json());
    let considered = thought["considered"].as_array().unwrap();
    assert!(considered.iter().any(|choice| choice["action"] == thought["choice"]), "{thought}");
    assert!(complaint(&["think", path, "--ply", "99999"]).contains("moves, not 99999"));
    assert!(complaint(&["think", path, "--ply", "3", "--level", "genius"]).contains("genius"));
    assert!(complaint(&["think", "nothing.json", "--ply", "3"]).contains("cannot be read"));
}

#[test]
fn puzzles_are_shown_again_and_looked_for_in_quick_games() {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/arctic/tests/positions/puzzles.jsonl");
    let first = scratch("first_puzzle.jsonl");
    let puzzle = std::fs::read_to_string(kept).unwrap().lines().next().unwrap().to_string();
    std::fs::write(&first, &puzzle).unwrap();
    let args = ["puzzles", "arctic", "--level", "medium:iterations=10", "--show", "--from", first.to_str().unwrap()];
    let shown = text(&polyana(&args, ""));
    assert_eq!(shown.lines().filter(|line| line.starts_with("=== ")).count(), 1, "{shown}");
    assert!(shown.contains("(right)") && shown.contains("(tempting)"), "{shown}");
    let args = ["puzzles", "animal_kingdoms", "--by", "greedy", "-n", "1", "--level", "medium:iterations=10"];
    let quick = ["--quick", "10", "--long", "80", "--every", "30", "--hasty"];
    assert!(polyana(&[&args[..], &quick[..]].concat(), "").status.success());
    assert!(complaint(&["puzzles", "arctic", "--by", "nobody"]).contains("nobody"));
}

#[test]
fn another_program_sits_down_in_the_arena() {
    let bot = format!("exec:{} bot animal_kingdoms --level greedy", env!("CARGO_BIN_EXE_polyana"));
    for trusted in [&[][..], &["--trusted"]] {
        let seats = format!("{bot},random");
        let args = [&["arena", "animal_kingdoms", "--seats", &seats, "-n", "2", "--json"], trusted].concat();
        let results: serde_json::Value = serde_json::from_str(&text(&polyana(&args, ""))).unwrap();
        assert_eq!(results["games"], 2);
        assert!(results["seats"][0]["bot"].as_str().unwrap().starts_with("exec:"));
    }
    // Without any time `master` thinks as little as `hard`: both stop as soon as they may.
    let [hard, master] = ["hard", "master"].map(|level| {
        let hurried = format!("exec:{} bot arctic --level {level} --millis 0,random", env!("CARGO_BIN_EXE_polyana"));
        let results = text(&polyana(&["arena", "arctic", "--seats", &hurried, "-n", "2", "--json"], ""));
        serde_json::from_str::<serde_json::Value>(&results).unwrap()
    });
    assert_eq!(hard["games"], 2);
    for told in ["chairs", "plies", "decisions"] {
        assert_eq!(hard[told], master[told], "{told}");
    }
    let refused = complaint(&["arena", "arctic", "--seats", "random,exec:./nobody", "-n", "1"]);
    assert!(refused.contains("exec:./nobody cannot be started"), "{refused}");
    assert!(complaint(&["arena", "arctic", "--seats", "random,exec:", "-n", "1"]).contains("needs the name"));
}

#[test]
fn a_house_is_copied_while_it_is_open() {
    let (house, copy) = (scratch("open.db"), scratch("copy.db"));
    for file in [&house, &copy] {
        let _ = std::fs::remove_file(file);
    }
    let (house, copy) = (house.to_str().unwrap(), copy.to_str().unwrap());
    let mut server = Command::new(env!("CARGO_BIN_EXE_polyana"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", house])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains("http://127.0.0.1:"), "{first}");
    let output = polyana(&["backup", copy, "--database", house], "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(std::fs::read(copy).unwrap().starts_with(b"SQLite format 3"));
    // Nothing is written over, and what is no house is not copied.
    assert!(complaint(&["backup", copy, "--database", house]).contains("copy.db"));
    assert!(complaint(&["backup", "elsewhere.db", "--database", "nowhere.db"]).contains("nowhere.db"));
    // A proxy that the house was not told of is worth a loud line in the log, without colours where nobody looks.
    let address = first.rsplit("http://").next().unwrap().trim();
    let mut proxy = std::net::TcpStream::connect(address).unwrap();
    proxy.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\n\r\n").unwrap();
    BufReader::new(proxy).read_line(&mut String::new()).unwrap();
    server.kill().unwrap();
    let said = server.wait_with_output().unwrap().stderr;
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("WARN") && said.contains("--behind-proxy") && !said.contains('\u{1b}'), "{said:?}");
}

#[test]
fn a_house_is_looked_over_and_gets_an_owner() {
    let folder = scratch("looked-over");
    std::fs::create_dir_all(&folder).unwrap();
    let house = folder.join("house.db");
    let house = house.to_str().unwrap();
    assert!(complaint(&["check", house]).contains("house.db"));
    assert!(complaint(&["owner", "Olya", "--database", house]).contains("house.db"));
    let mut server = Command::new(env!("CARGO_BIN_EXE_polyana"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", house, "--backup-every", "1h", "--backup-folder"])
        .arg(folder.join("copies"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(text(&polyana(&["check", house], "")).contains("0 people, 0 finished"));
    assert!(complaint(&["owner", "Olya", "--database", house]).contains("Olya"));
    server.kill().unwrap();
    server.wait().unwrap();
    let other = folder.join("other.db");
    std::fs::write(&other, "not a house").unwrap();
    assert!(complaint(&["check", other.to_str().unwrap()]).contains("other.db"));
    assert!(complaint(&["serve", "--backup-every", "24", "--backup-folder", "x"]).contains("24h"));
    assert!(complaint(&["serve", "--smtp", "smtp://localhost", "--mail-from", "nobody"]).contains("nobody"));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_house_moves_into_a_database_and_lives_there() {
    let nowhere = "postgres://olya:secret@127.0.0.1:1/house";
    for args in [&["check", nowhere][..], &["serve", "--listen", "127.0.0.1:0", "--database", nowhere]] {
        let complaint = complaint(args);
        assert!(complaint.contains("postgres://127.0.0.1:1/house") && !complaint.contains("secret"), "{complaint}");
    }
    let Some(database) = services::fresh() else { return };
    let folder = scratch("moved");
    std::fs::create_dir_all(&folder).unwrap();
    let (house, copy) = (folder.join("house.db"), folder.join("copy.db"));
    let (house, copy) = (house.to_str().unwrap(), copy.to_str().unwrap());
    let open_and_close = |place: &str| {
        let mut server = Command::new(env!("CARGO_BIN_EXE_polyana"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", place])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
        assert!(first.contains("Polyana is open"), "{first}");
        server.kill().unwrap();
        server.wait().unwrap();
    };
    open_and_close(house);
    let moved = polyana(&["move-house", house, &database], "");
    assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    assert!(text(&moved).contains("the journals of 0 tables"), "{}", text(&moved));
    open_and_close(&database);
    assert!(text(&polyana(&["check", &database], "")).contains("0 people, 0 finished"));
    assert!(complaint(&["owner", "Olya", "--database", &database]).contains("Olya"));
    assert!(complaint(&["backup", copy, "--database", &database]).contains("pg_dump"));
    let copies = ["serve", "--backup-every", "1h", "--backup-folder", copy, "--database", &database];
    assert!(complaint(&copies).contains("pg_dump"));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_recorded_game_is_reviewed_as_numbers_and_as_a_page() {
    let (record, page) = (scratch("reviewed.json"), scratch("reviewed.html"));
    let path = record.to_str().unwrap();
    let args = ["play", "arctic", "--bots", "random", "--seed", "5", "--record", path];
    let output = polyana(&args, &"1\n".repeat(3000));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let html = page.to_str().unwrap();
    let output = polyana(&["review", path, "--html", html, "--names", "Olya,Taras", "--lang", "uk"], "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = std::fs::read_to_string(&page).unwrap();
    for part in ["<svg", "Olya", "Taras", "Переломні моменти", "Удача"] {
        assert!(shown.contains(part), "{part} is missing");
    }
    assert!(!shown.contains('⟦') && !shown.contains("href=\"/"), "it stands for itself");
    assert!(complaint(&["review", "nowhere.json"]).contains("nowhere.json"));
}

#[test]
fn things_fall_over_in_a_house_of_many_machines_and_nothing_is_lost() {
    // Says loudly where there is no PostgreSQL or no NATS, and fails in CI.
    if services::bus().is_none() {
        return;
    }
    let output = polyana(&["chaos", "--minutes", "0.25", "--nodes", "2", "--tables", "2"], "");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}{complaint}", text(&output));
    assert!(text(&output).contains("nothing shown is missing"), "{}", text(&output));
}

#[test]
fn a_node_is_told_what_it_needs() {
    let file = scratch("shared.db");
    let said = complaint(&["serve", "--database", file.to_str().unwrap(), "--bus", "nats://127.0.0.1:1"]);
    assert!(said.contains("PostgreSQL"), "{said}");
    assert!(complaint(&["thinker", "--bus", "http://127.0.0.1:1"]).contains("nats://"));
}
