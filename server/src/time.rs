//! The house's clock. It is set by the wall clock when the house opens, and then runs by itself: whoever sets the wall
//! clock meanwhile takes no time from players and gives them none.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// What the wall clock said when the house first looked, and when that was.
static SET: LazyLock<(i64, Instant)> = LazyLock::new(|| (wall(SystemTime::now()), Instant::now()));

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let (set, since) = *SET;
    told(set, since.elapsed().as_millis())
}

fn told(set: i64, passed: u128) -> i64 {
    set.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
}

fn wall(time: SystemTime) -> i64 {
    time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_is_set_once_and_only_goes_on() {
        let (first, wall) = (now(), wall(SystemTime::now()));
        assert!((first - wall).abs() < 60_000, "{first} {wall}");
        let mut last = first;
        for _ in 0..1_000 {
            let next = now();
            assert!(next >= last);
            last = next;
        }
        assert_eq!(
            told(1_000, 250),
            1_250,
            "it follows from when it was set and what has passed, and from nothing else"
        );
    }
}
