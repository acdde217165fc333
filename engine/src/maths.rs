//! Exponentials and logarithms that are the same on every machine. Those of the platform's library differ in their last bits
//! from system to system, and a bot that weighs two moves by them may choose the one here and the other there. These use
//! nothing but additions, multiplications and divisions, which are exact to the bit everywhere, and they are quicker.

use std::f32::consts::{LN_2, LOG2_E, SQRT_2};

/// The smallest and the largest power of two that are written without loss.
const POWERS: (f32, f32) = (-126.0, 127.0);

/// Added to a small number and taken away again, it leaves the nearest whole one; meanwhile that stands in the last bits of the sum.
const NEAREST: f32 = 12_582_912.0;

/// e to the power of `x`, within a few millionths of itself.
#[inline]
pub fn exp(x: f32) -> f32 {
    let twos = (x * LOG2_E).clamp(POWERS.0, POWERS.1);
    // No conversion to a whole number and back: so several of these can be reckoned side by side.
    let sum = twos + NEAREST;
    let part = (twos - (sum - NEAREST)) * LN_2;
    // Taylor's series; the part is at most a third.
    let series =
        1.0 + part * (1.0 + part * (1.0 / 2.0 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    let whole = sum.to_bits().wrapping_sub(NEAREST.to_bits());
    series * f32::from_bits(whole.wrapping_add(127) << 23)
}

/// The natural logarithm of a number above 0, within a few millionths of itself; the smallest there is for all others.
#[inline]
pub fn ln(x: f32) -> f32 {
    if x < f32::MIN_POSITIVE {
        return POWERS.0 * LN_2;
    }
    let bits = x.to_bits();
    let mut twos = (bits >> 23) as i32 - 127;
    let mut rest = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    if rest > SQRT_2 {
        rest *= 0.5;
        twos += 1;
    }
    let part = (rest - 1.0) / (rest + 1.0);
    let square = part * part;
    let series = 2.0 * part * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0))));
    twos as f32 * LN_2 + series
}

/// `x` to the power of `y`, for `x` from 0.
#[inline]
pub fn power(x: f32, y: f32) -> f32 {
    if x <= 0.0 { 0.0 } else { exp(y * ln(x)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_they_should_be() {
        for step in -8_000..=8_000 {
            let x = step as f32 / 100.0;
            let (ours, exact) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / exact - 1.0).abs() < 2e-5, "exp {x}: {ours} {exact}");
            let x = exact as f32;
            let (ours, exact) = (f64::from(ln(x)), f64::from(x).ln());
            assert!((ours - exact).abs() < 1e-5 + 1e-6 * exact.abs(), "ln {x}: {ours} {exact}");
        }
        assert!((power(0.3, 6.7) - 0.000_313_8).abs() < 1e-6);
        assert_eq!(power(0.0, 2.0), 0.0);
    }

    #[test]
    fn they_grow_and_never_overflow() {
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(ln(1.0), 0.0);
        assert!((-20_000..20_000).all(|step| exp(step as f32 / 1e3) <= exp((step + 1) as f32 / 1e3) * 1.000_001));
        for extreme in [f32::MIN, -1e4, 1e4, f32::MAX, f32::NEG_INFINITY, f32::INFINITY] {
            assert!(exp(extreme).is_finite() && exp(extreme) > 0.0, "{extreme}");
        }
        assert!(ln(0.0) < -80.0 && ln(0.0).is_finite() && ln(-1.0).is_finite());
    }

    /// The bits themselves, so that another machine fails where it differs.
    #[test]
    fn they_are_the_same_everywhere() {
        let bits = [-7.3f32, -0.6, 0.1, 3.9].map(|x| exp(x).to_bits());
        assert_eq!(bits, [0x3a31_1691, 0x3f0c_7eeb, 0x3f8d_763e, 0x4245_9c14]);
        let bits = [0.02f32, 0.7, 1.9, 4_321.0].map(|x| ln(x).to_bits());
        assert_eq!(bits, [0xc07a_5e96, 0xbeb6_9e1a, 0x3f24_5089, 0x4105_f09c]);
    }
}
