//! What lies in `deploy/` works, as far as this machine can start it. What it cannot is printed; see `scripts/check-deploy`.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::Path;
use std::process::Command;

#[test]
fn the_files_of_deploy_do_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let output = Command::new(root.join("scripts/check-deploy")).arg(env!("CARGO_BIN_EXE_polyana")).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    // Straight to the terminal, past what the test harness keeps to itself: whoever runs the tests shall see what was not checked.
    for line in said.lines().filter(|line| line.starts_with("NOT CHECKED")) {
        let _ = writeln!(std::io::stderr(), "{line}");
    }
    assert!(output.status.success(), "{said}");
}

/// What a subcommand of the program says about itself.
fn help(command: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_polyana")).args([command, "--help"]).output().unwrap();
    assert!(output.status.success(), "there is no polyana {command}");
    String::from_utf8(output.stdout).unwrap()
}

/// The words of a list in brackets, without quotes and without what is filled in from outside.
fn words(list: &str) -> Vec<&str> {
    let inner = list.trim().trim_start_matches('[').trim_end_matches(']');
    inner.split(", ").map(|word| word.trim_matches('"')).collect()
}

#[test]
fn the_compose_file_asks_for_nothing_that_the_program_does_not_know() {
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("deploy");
    let file = std::fs::read_to_string(deploy.join("compose.yaml")).unwrap();
    let commands = file.lines().filter_map(|line| line.trim().strip_prefix("command: ")).map(words);
    let ours: Vec<_> = commands.filter(|words| matches!(words[0], "serve" | "thinker")).collect();
    assert_eq!(ours.len(), 2, "nodes and thinkers: {ours:?}");
    for command in ours {
        let help = help(command[0]);
        for option in command.iter().filter(|word| word.starts_with("--")) {
            assert!(help.split_whitespace().any(|word| word == *option), "{option}: {help}");
        }
        assert!(help.contains("POLYANA_BUS"), "{help}");
    }
    let told = file.lines().filter_map(|line| line.trim_start_matches(['{', ' ']).split_once(':'));
    let variables: Vec<_> = told.map(|(name, _)| name).filter(|name| name.starts_with("POLYANA_")).collect();
    let serve = help("serve");
    assert!(!variables.is_empty() && variables.iter().all(|name| serve.contains(name)), "{variables:?}");
    // The proxy knows every node by its name and port, and asks it what it answers.
    let proxy = std::fs::read_to_string(deploy.join("compose.Caddyfile")).unwrap();
    let nodes: Vec<_> = file.lines().filter_map(|line| line.strip_suffix(": *node")).map(str::trim).collect();
    assert!(nodes.len() > 1 && file.contains("0.0.0.0:7654") && proxy.contains("/health/ready"));
    assert!(nodes.iter().all(|node| proxy.contains(&format!("{node}:7654"))), "{nodes:?}: {proxy}");
    understood_by_docker(&deploy.join("compose.yaml"));
}

/// Where docker can read such files it does.
fn understood_by_docker(file: &Path) {
    let compose = |args: &[&str]| {
        let mut docker = Command::new("docker");
        docker.env("POSTGRES_PASSWORD", "x").env("NATS_PASSWORD", "y").arg("compose").args(args).output()
    };
    if !compose(&["version"]).is_ok_and(|output| output.status.success()) {
        let _ = writeln!(std::io::stderr(), "NOT CHECKED: docker compose is not here to read {}", file.display());
        return;
    }
    let read = compose(&["--file", file.to_str().unwrap(), "config", "--quiet"]).unwrap();
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
}
