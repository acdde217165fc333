//! 95 % intervals.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on each side.
const Z: f64 = 1.96;

/// A value that was measured, and between which bounds the true one lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The measured value.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The share of `wins` in `games` (Wilson's interval, which stays honest near 0 and 1).
pub fn share(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    wilson(wins / games as f64, games as f64)
}

/// The mean of shares that were each taken of up to `pairs` comparisons in one game. These are not worth as many games, for they hang
/// together; how much they are worth is seen by how little the shares differ from game to game.
pub fn mean_share(shares: &[f64], pairs: usize) -> Interval {
    let games = shares.len() as f64;
    if shares.is_empty() {
        return share(0.0, 0);
    }
    let p = shares.iter().sum::<f64>() / games;
    let variance = shares.iter().map(|share| (share - p).powi(2)).sum::<f64>() / (games - 1.0).max(1.0);
    let worth = p * (1.0 - p) / variance.max(f64::MIN_POSITIVE);
    wilson(p, games * worth.clamp(1.0, pairs.max(1) as f64))
}

fn wilson(p: f64, n: f64) -> Interval {
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
    Interval { value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The mean of some numbers.
pub fn mean(numbers: &[f64]) -> Interval {
    let n = numbers.len() as f64;
    if numbers.is_empty() {
        return Interval { value: 0.0, low: 0.0, high: 0.0 };
    }
    let mean = numbers.iter().sum::<f64>() / n;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let half = Z * (variance / n).sqrt();
    Interval { value: mean, low: mean - half, high: mean + half }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        // 60 of 100: 0.502 to 0.691.
        let interval = share(60.0, 100);
        assert!((interval.low - 0.502).abs() < 0.001 && (interval.high - 0.691).abs() < 0.001, "{interval:?}");
        // Never outside 0 to 1, and never certain.
        assert!(share(0.0, 10).high > 0.2 && share(0.0, 10).low == 0.0);
        assert!(share(10.0, 10).low < 0.8 && share(10.0, 10).high > 0.999);
        assert_eq!(share(0.0, 0).high, 1.0);
    }

    #[test]
    fn shares_of_many_pairs_say_more_than_games_and_less_than_pairs() {
        let width = |interval: Interval| interval.high - interval.low;
        // One pair in each game is a game.
        let games: Vec<f64> = (0..100).map(|game| f64::from(u8::from(game % 5 < 3))).collect();
        assert_eq!(mean_share(&games, 1), share(60.0, 100));
        // The same result of four pairs that always go the same way says no more.
        assert!((width(mean_share(&games, 4)) - width(share(60.0, 100))).abs() < 0.003);
        // Where they go their own ways, it is nearer to as many games as there are pairs, and never more.
        let shares: Vec<f64> = (0..100).map(|game| [0.25, 0.5, 0.75, 0.75, 0.75][game % 5]).collect();
        assert_eq!(mean_share(&shares, 4).value, 0.6);
        assert!(width(mean_share(&shares, 4)) < width(share(60.0, 100)) / 1.9);
        assert!(width(mean_share(&shares, 4)) >= width(share(240.0, 400)) - 1e-9);
        assert_eq!(mean_share(&[0.5; 10], 4), share(20.0, 40));
        assert_eq!(mean_share(&[], 4), share(0.0, 0));
    }

    #[test]
    fn a_mean_has_a_standard_error() {
        let interval = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(interval.value, 3.0);
        assert!((interval.high - 3.0 - 1.96 * (2.5f64 / 5.0).sqrt()).abs() < 1e-9);
        assert_eq!(mean(&[7.0]).low, 7.0);
    }
}
