//! [`Puzzles`]: the source of a game's puzzles, as it lies in the folder `tests/positions` beside its source. Behind the shelf they are
//! read; here they are only carried along.

/// Moments of games in which a quick thought goes wrong, and the words that explain them.
#[derive(Clone, Copy, Debug)]
pub struct Puzzles {
    /// One JSON object a line.
    pub source: &'static str,
    /// In English, Russian and Ukrainian: `puzzle-<why>` says why the right choices of a puzzle are right.
    pub words: [&'static str; 3],
}

impl Puzzles {
    /// Of a game for which nobody has collected any.
    pub const NONE: Puzzles = Puzzles { source: "", words: ["", "", ""] };
}

/// The puzzles of a game: `puzzles.jsonl` in its folder `tests/positions`, with their words in `en.ftl`, `ru.ftl` and `uk.ftl`.
#[macro_export]
macro_rules! puzzles {
    () => {
        $crate::puzzles::Puzzles {
            source: include_str!("../tests/positions/puzzles.jsonl"),
            words: [
                include_str!("../tests/positions/en.ftl"),
                include_str!("../tests/positions/ru.ftl"),
                include_str!("../tests/positions/uk.ftl"),
            ],
        }
    };
}
