//! [`Limits`]: how long a bot may think, as far as the one who asks cares. Bots know no clock; they ask.

/// What ends a bot's thinking besides its level's own budget.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// So many iterations instead of those of the level.
    pub iterations: Option<u32>,
    /// Asked again and again while the bot thinks. Once it says yes, the bot answers with the best it has found so
    /// far: the place for a clock, and for a button that cancels.
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
    /// Shall a search also keep what the outcomes of each choice are made of, so that it can say why? It thinks the same, a little
    /// slower.
    pub reasons: bool,
}

impl Limits<'_> {
    /// Is it time to answer?
    #[inline]
    pub(crate) fn reached(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}
