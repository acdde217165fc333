//! Tables of every game on the shelf.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod chapters;
mod forced;
mod hashes;
mod help;
mod review;
mod secrecy;
mod why_not;

// A chapter of its own that nobody outside needs: read from its file here, so that all games need not be compiled once more for it.
#[path = "../../src/ink.rs"]
mod ink;
