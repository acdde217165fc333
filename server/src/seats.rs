//! Who sits where, and how time is kept: the words that store, lobby, live tables and pages share.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// A person, guest or account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PersonId(pub i64);

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// A bank of time, and a little more with every turn.
    Live {
        /// The bank, in minutes.
        bank: u32,
        /// What each turn adds, in seconds.
        increment: u32,
    },
    /// So many hours for each turn.
    Slow {
        /// Hours.
        hours: u32,
        /// How many days each player may be away, with a clock that stands still.
        #[serde(default)]
        vacation: u32,
        /// Does a player whose time is up stay asked, rather than a bot taking over?
        #[serde(default)]
        patient: bool,
    },
}

impl Clock {
    /// Are these times that a table may have, neither too long nor too short?
    pub fn fits(self) -> bool {
        match self {
            Clock::None => true,
            Clock::Live { bank, increment } => (1..=240).contains(&bank) && increment <= 300,
            Clock::Slow { hours, vacation, .. } => (1..=24 * 30).contains(&hours) && vacation <= 60,
        }
    }
}

/// How fast a player likes to see bots move. The calmest wish of those who play at a table counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Tempo {
    /// As soon as they have thought.
    Once,
    /// As fast as one can follow.
    #[default]
    Quick,
    /// With time to look at every move.
    Calm,
}

impl Tempo {
    /// All of them, the calmest first.
    pub const ALL: [Tempo; 3] = [Tempo::Calm, Tempo::Quick, Tempo::Once];

    /// The name in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Tempo::Once => "once",
            Tempo::Quick => "quick",
            Tempo::Calm => "calm",
        }
    }

    /// The tempo of a cookie or form.
    pub fn from_code(code: &str) -> Option<Tempo> {
        Tempo::ALL.into_iter().find(|tempo| tempo.code() == code)
    }

    /// The pause before a bot's next move is shown, where this is the quick one.
    pub fn pause(self, quick: &RangeInclusive<u64>) -> RangeInclusive<u64> {
        let times = match self {
            Tempo::Once => 0,
            Tempo::Quick => 1,
            Tempo::Calm => 3,
        };
        quick.start() * times..=quick.end() * times
    }
}

/// Who shall take a chair of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The one who makes the table; more than once at a hot-seat table.
    Me,
    /// Somebody else at the screen of the one who makes the table, by a name of their own.
    Beside(String),
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl Chair {
    /// As it is written in forms and the API: `me`, `me:<name>`, `open`, `bot:<level>`.
    pub fn parse(text: &str) -> Option<Chair> {
        match text {
            "me" => Some(Chair::Me),
            "open" => Some(Chair::Open),
            _ => match text.split_once(':')? {
                ("bot", level) => Some(Chair::Bot(level.to_string())),
                ("me", name) => Some(Chair::Beside(name.to_string())),
                _ => None,
            },
        }
    }
}

/// Who sits on a chair and moves its pieces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot that stands in for a person, who may take the seat back.
    StandIn {
        /// Whose seat it is.
        person: PersonId,
        /// The bot's level.
        level: String,
    },
    /// A bot that plays on for a person who has left for good.
    Resigned {
        /// Who has left. The seat is theirs no more.
        person: PersonId,
        /// The bot's level.
        level: String,
    },
    /// A bot of this level from the start.
    Bot(String),
}

impl Sitter {
    /// Whose seat it is.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Sitter::Person(person) | Sitter::StandIn { person, .. } => Some(*person),
            Sitter::Open | Sitter::Bot(_) | Sitter::Resigned { .. } => None,
        }
    }

    /// The level of the bot that moves now, whether it sits here or stands in.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot(level) | Sitter::StandIn { level, .. } | Sitter::Resigned { level, .. } => Some(level),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }

    /// The same seat with a bot of this level in a person's place, or with the person again.
    pub fn with_stand_in(&self, level: Option<String>) -> Sitter {
        match (self.person(), level) {
            (Some(person), Some(level)) => Sitter::StandIn { person, level },
            (Some(person), None) => Sitter::Person(person),
            (None, _) => self.clone(),
        }
    }

    /// The same seat after its person has left for good, with the bot that stands in for them.
    pub fn resigned(self) -> Sitter {
        match self {
            Sitter::StandIn { person, level } => Sitter::Resigned { person, level },
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_stays_its_owners_while_a_bot_stands_in() {
        let olya = Sitter::Person(PersonId(7));
        let bot = olya.with_stand_in(Some("easy".into()));
        assert_eq!((bot.person(), bot.bot()), (Some(PersonId(7)), Some("easy")));
        assert_eq!(bot.with_stand_in(None), olya);
        assert_eq!((olya.bot(), Sitter::Open.person()), (None, None));
        let gone = bot.resigned();
        assert_eq!((gone.person(), gone.bot()), (None, Some("easy")), "nobody's seat any more");
        assert_eq!(gone.with_stand_in(None), gone);
        let fox = Sitter::Bot("hard".into());
        assert_eq!(fox.with_stand_in(None), fox, "nobody takes a bot's own seat");
    }

    #[test]
    fn chairs_are_read_as_they_are_written() {
        assert_eq!(Chair::parse("me:Olya"), Some(Chair::Beside("Olya".into())));
        assert_eq!(Chair::parse("bot:hard"), Some(Chair::Bot("hard".into())));
        for nonsense in ["", "you", "bot", "king:x"] {
            assert_eq!(Chair::parse(nonsense), None, "{nonsense}");
        }
    }
}
