//! The command line of Polyana.
fn main() {}
