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

/// A moment as everybody writes it, as `2026-11-16T11:40:03Z`.
pub fn stamp(millis: i64) -> String {
    let seconds = millis.div_euclid(1_000).rem_euclid(86_400);
    format!("{}T{:02}:{:02}:{:02}Z", day(millis), seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// The day of a moment, as `2026-11-16`.
pub fn day(millis: i64) -> String {
    // Years begin in March here, so that the odd day of leap years is their last.
    let days = millis.div_euclid(86_400_000) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + i64::from(month < 3))
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
    fn moments_are_written_as_everybody_does() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (1_794_829_203, "2026-11-16T11:40:03Z"),
        ] {
            assert_eq!(stamp(seconds * 1_000), text);
        }
    }

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
