//! What a failed suite says: which promise was broken, where, and how.

use std::fmt;

/// A promise of the contract. See the table in the [module](super).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// Knobs and options agree, and what does not fit is refused with a sentence.
    Options,
    /// Everything can be said in every language, and nothing is never said.
    Words,
    /// Whoever is to move has choices, none twice.
    Actions,
    /// Games end.
    Length,
    /// Scores, places and winners are consistent.
    Standings,
    /// The game's own invariants hold.
    Pieces,
    /// A state survives being written and read.
    Serialisation,
    /// The same dice and moves give the same game.
    Replay,
    /// Hints for searches are within their bounds.
    Guesses,
    /// No view, score or list of choices depends on what its eyes cannot know.
    View,
    /// Whose turn it is depends on nothing hidden.
    Turn,
    /// No line of the log tells what its reader cannot know.
    Log,
    /// Imagined worlds are unbiased.
    Imagination,
    /// Illegal moves are refused and change nothing.
    Refusals,
    /// Exactly the moves that told nothing can be taken back.
    Undo,
    /// The recorded games play as they did.
    Golden,
}

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The game's id.
    pub game: &'static str,
    /// Which promise.
    pub check: Check,
    /// In which case, if it concerns one.
    pub case: Option<String>,
    /// In which random game.
    pub seed: Option<u64>,
    /// After how many moves.
    pub ply: Option<usize>,
    /// What differed.
    pub what: String,
}

impl Failure {
    /// A failure that concerns the game as a whole.
    pub(super) fn of<G: crate::Game>(check: Check, what: impl Into<String>) -> Failure {
        Failure { game: G::ID, check, case: None, seed: None, ply: None, what: what.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks a promise: {:?}", self.game, self.check)?;
        if let Some(case) = &self.case {
            write!(f, "\n  case: {case}")?;
        }
        if let Some(seed) = self.seed {
            write!(f, "\n  seed: {seed}")?;
        }
        if let Some(ply) = self.ply {
            write!(f, "\n  ply:  {ply}")?;
        }
        write!(f, "\n  {}", self.what.replace('\n', "\n  "))
    }
}

impl std::error::Error for Failure {}

/// A moment of a random game.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub game: &'static str,
    pub case: &'a str,
    pub seed: u64,
    pub ply: usize,
}

impl Place<'_> {
    pub fn fails(&self, check: Check, what: impl Into<String>) -> Failure {
        Failure {
            game: self.game,
            check,
            case: Some(self.case.to_string()),
            seed: Some(self.seed),
            ply: Some(self.ply),
            what: what.into(),
        }
    }
}

/// Says where the game was when its rules panic.
pub(super) struct LastSeen<'a>(pub Place<'a>);

impl Drop for LastSeen<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Place { game, case, seed, ply } = self.0;
            eprintln!("{game} panicked in case {case:?}, seed {seed}, after ply {ply}");
        }
    }
}
