//! Holding back whoever leads. Who plays for the own chance alone leaves it to the others: all of them gain by it, and one pays for it.

use engine::{BySeat, Seat};

/// What an outcome is worth to each seat: that its side wins, partners and all, and that the strongest of the others is held back; each
/// partner has an equal part of it. Between two players that is the same as the outcome.
pub(super) fn minding_rivals(
    outcome: &BySeat<f32>,
    rivalry: f32,
    are_rivals: impl Fn(Seat, Seat) -> bool,
) -> BySeat<f32> {
    let seats = outcome.seats();
    if rivalry == 0.0 || seats < 3 {
        return *outcome;
    }
    let is_with = |seat: Seat, other: Seat| seat == other || !are_rivals(seat, other);
    let sides = BySeat::from_fn(seats, |seat| {
        Seat::all(seats).filter(|&other| is_with(seat, other)).map(|one| outcome[one]).sum()
    });
    BySeat::from_fn(seats, |seat| {
        let rivals = Seat::all(seats).filter(|&other| !is_with(seat, other));
        let strongest = rivals.map(|rival| sides[rival]).fold(0.0, f32::max);
        let partners = Seat::all(seats).filter(|&other| is_with(seat, other)).count() as f32;
        (sides[seat] + rivalry * (1.0 - strongest)) / ((1.0 + rivalry) * partners)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(chances: &[f32], rivalry: f32, partners: [u8; 2]) -> Vec<f32> {
        let outcome = BySeat::from_fn(chances.len(), |seat| chances[seat.index()]);
        let are_rivals = |one: Seat, other: Seat| !(partners.contains(&one.0) && partners.contains(&other.0));
        minding_rivals(&outcome, rivalry, are_rivals).values().to_vec()
    }

    #[test]
    fn who_minds_a_rival_holds_the_leader_back_at_a_small_price() {
        let (own_way, held_back) = ([0.30, 0.50, 0.20], [0.29, 0.40, 0.31]);
        let prefers = |rivalry| worth(&held_back, rivalry, [9, 9])[0] > worth(&own_way, rivalry, [9, 9])[0];
        assert!(!prefers(0.0) && prefers(1.5));
        // A win is a win, and lost is lost.
        assert_eq!(worth(&[1.0, 0.0, 0.0], 1.5, [9, 9]), [1.0, 0.0, 0.0]);
    }

    #[test]
    fn partners_win_and_hold_back_together_and_two_players_mind_each_other_anyway() {
        let close = |one: &[f32], other: &[f32]| one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-6);
        assert_eq!(worth(&[0.4, 0.6], 1.5, [9, 9]), [0.4, 0.6]);
        let together = worth(&[0.3, 0.5, 0.2], 1.0, [0, 1]);
        assert!(close(&together, &[0.4, 0.4, 0.2]), "{together:?}");
        // A shared victory counts half, for the leader's partner as for anybody.
        let shared = worth(&[0.5, 0.5, 0.0], 1.5, [0, 1]);
        assert!(close(&shared, &[0.5, 0.5, 0.0]), "{shared:?}");
    }
}
