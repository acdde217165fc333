//! A [`Phrase`] is something to say, as data: which message, and what fills its gaps. Rules and voices make phrases; only
//! `words::Say` turns them into a language.

use serde::Serialize;

use crate::Seat;

/// Something to say: the id of a message, and what it is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Phrase {
    /// The id of a Fluent message.
    pub key: &'static str,
    /// What fills its placeholders.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a placeholder of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; messages may select plural forms by it.
    Number(i64),
    /// A player, said by name.
    Seat(Seat),
    /// Text that is the same in every language.
    Text(String),
    /// Another phrase, which may be declined.
    Phrase(Phrase),
    /// Something on the table: the id of its element on the page, and how it is called.
    Thing(String, Phrase),
    /// Several things in a row.
    List(Vec<Arg>),
}

impl Phrase {
    /// A phrase without placeholders, or the beginning of one.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// Fills a placeholder.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }

    /// Does it sound the same whoever plays? Names and free text make a phrase personal.
    #[cfg(feature = "words")]
    pub(crate) fn is_common(&self) -> bool {
        self.args.iter().all(|(_, arg)| arg.is_common())
    }

    /// Does it sound the same whoever plays, but for names that are put into it as they are?
    #[cfg(feature = "words")]
    pub(crate) fn only_names_vary(&self) -> bool {
        self.args.iter().all(|(_, arg)| arg.only_names_vary())
    }

    /// Fills a placeholder by a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: i64) -> Phrase {
        self.arg(name, Arg::Number(number))
    }

    /// Fills a placeholder by a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.arg(name, Arg::Seat(seat))
    }

    /// Fills a placeholder by another word.
    #[must_use]
    pub fn word(self, name: &'static str, key: &'static str) -> Phrase {
        self.arg(name, Arg::Phrase(Phrase::new(key)))
    }

    /// Fills a placeholder by another phrase.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.arg(name, Arg::Phrase(phrase))
    }

    /// Fills a placeholder by something on the table; `id` is the id of its element on the page.
    #[must_use]
    pub fn thing(self, name: &'static str, id: impl Into<String>, phrase: Phrase) -> Phrase {
        self.arg(name, Arg::Thing(id.into(), phrase))
    }

    /// Fills a placeholder by several things.
    #[must_use]
    pub fn list(self, name: &'static str, list: impl IntoIterator<Item = Arg>) -> Phrase {
        self.arg(name, Arg::List(list.into_iter().collect()))
    }
}

#[cfg(feature = "words")]
impl Arg {
    fn is_common(&self) -> bool {
        match self {
            Arg::Number(_) => true,
            Arg::Seat(_) | Arg::Text(_) => false,
            Arg::Phrase(phrase) | Arg::Thing(_, phrase) => phrase.is_common(),
            Arg::List(list) => list.iter().all(Arg::is_common),
        }
    }

    fn only_names_vary(&self) -> bool {
        match self {
            Arg::Seat(_) => true,
            Arg::List(list) => list.iter().all(Arg::only_names_vary),
            other => other.is_common(),
        }
    }
}
