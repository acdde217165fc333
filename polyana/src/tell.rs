//! Printing. Whoever reads may go away at any time, as `head` does: then a command ends quietly, without having failed.

use std::io::{Error, ErrorKind};

/// Prints a line; for functions that return [`Stop`] or an error of writing.
macro_rules! tell {
    ($($words:tt)*) => { std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{}\n", format_args!($($words)*)))? };
}

pub(crate) use tell;

/// Why a command stopped before its end.
#[derive(Debug)]
pub enum Stop {
    /// Something cannot be done: a sentence for the user.
    Complaint(String),
    /// Nobody reads any more what is printed.
    NobodyReads,
}

/// How a command ended.
pub type Ended = Result<(), Stop>;

impl From<String> for Stop {
    fn from(sentence: String) -> Stop {
        Stop::Complaint(sentence)
    }
}

impl From<&str> for Stop {
    fn from(sentence: &str) -> Stop {
        Stop::Complaint(sentence.into())
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Stop {
        match error.kind() {
            ErrorKind::BrokenPipe => Stop::NobodyReads,
            _ => Stop::Complaint(error.to_string()),
        }
    }
}
