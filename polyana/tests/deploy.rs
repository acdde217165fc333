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
