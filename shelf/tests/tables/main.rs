//! Tables of every game on the shelf.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod chapters;
mod forced;
mod help;
mod replays;
mod review;
mod why_not;
