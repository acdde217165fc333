//! What the rules make certain. Rules never panic, so where a state cannot be they go on as if nothing were; but tests, which
//! run with assertions on, fail there and then.

/// Says that the game can never be here: in an arm for choices that are not legal now, say. Ends a test.
#[inline]
#[track_caller]
pub const fn cannot_be() {
    debug_assert!(false, "a state that cannot be");
}

/// Says that this certainly holds: that a card was where it is taken from, say. If it does not, a test ends here.
#[inline]
#[track_caller]
pub const fn certainly(holds: bool) {
    debug_assert!(holds, "a state that cannot be");
}

/// What is certainly there.
pub trait Surely {
    /// What is there.
    type Thing;

    /// The thing, which is certainly there. If it is not, a test ends here, and a game goes on with the default.
    fn surely(self) -> Self::Thing;
}

impl<T: Default> Surely for Option<T> {
    type Thing = T;

    #[inline]
    #[track_caller]
    fn surely(self) -> T {
        if self.is_none() {
            cannot_be();
        }
        self.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_taken() {
        assert_eq!(Some(3).surely(), 3);
    }

    #[test]
    #[should_panic(expected = "cannot be")]
    fn a_test_ends_where_something_does_not_hold() {
        certainly(true);
        certainly(false);
    }

    #[test]
    #[should_panic(expected = "cannot be")]
    fn a_test_ends_where_it_is_not() {
        let nothing: Option<u8> = None;
        nothing.surely();
    }
}
