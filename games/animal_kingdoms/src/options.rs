//! What can be chosen before the game, besides the number of players.

use std::fmt;

use engine::{BadOptions, Knob, KnobKind, Phrase, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Ties for the first place are settled without battles. Not in the solo game.
    pub peace_treaty: bool,
    /// How strong the upstart is. Only in the solo game.
    pub solo_level: Level,
    /// Who begins the first age. Not in the solo game.
    pub first_player: FirstPlayer,
}

/// How strong the upstart of the solo game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// No bonus card, but the upstart begins every age.
    Easy,
    /// A bonus card that only follows its own kind.
    Medium,
    /// A bonus card that follows its kind and its rank.
    #[default]
    Normal,
    /// As normal, with one more upstart card in every battle.
    Hard,
    /// As normal, with a second bonus card.
    ExtraHard,
}

impl Level {
    /// How many bonus cards lie open.
    pub const fn bonus_cards(self) -> usize {
        match self {
            Level::Easy => 0,
            Level::Medium | Level::Normal | Level::Hard => 1,
            Level::ExtraHard => 2,
        }
    }

    /// How many cards the upstart turns up in the first battle of an age.
    pub const fn battle_cards(self) -> u8 {
        if matches!(self, Level::Hard) { 4 } else { 3 }
    }

    /// Does the upstart begin every age?
    pub const fn upstart_begins(self) -> bool {
        matches!(self, Level::Easy)
    }
}

/// Who begins the first age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstPlayer {
    /// The dice decide.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl Serialize for FirstPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstPlayer::Random => serializer.serialize_str("random"),
            FirstPlayer::Seat(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for FirstPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstPlayer, D::Error> {
        struct Choice;
        impl de::Visitor<'_> for Choice {
            type Value = FirstPlayer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"random\" or the number of a seat")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<FirstPlayer, E> {
                match text {
                    "random" => Ok(FirstPlayer::Random),
                    _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
                }
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<FirstPlayer, E> {
                u8::try_from(number)
                    .map(|seat| FirstPlayer::Seat(Seat(seat)))
                    .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
            }
        }
        deserializer.deserialize_any(Choice)
    }
}

/// What a page or a command line offers.
pub(crate) const KNOBS: &[Knob] = &[
    Knob { id: "peace_treaty", kind: KnobKind::Switch, players: 2..=5 },
    Knob {
        id: "solo_level",
        kind: KnobKind::OneOf(&["easy", "medium", "normal", "hard", "extra_hard"]),
        players: 1..=1,
    },
    Knob { id: "first_player", kind: KnobKind::SeatOrRandom, players: 2..=5 },
];

/// Refuses options that do not fit the number of players. The level of the upstart is simply not used by several.
pub(crate) fn check(options: &Options, seats: usize) -> Result<(), BadOptions> {
    if seats == 1 && options.peace_treaty {
        return Err(BadOptions::new(
            "the peace treaty is for 2 to 5 players: the solo game has battles of its own",
            Phrase::new("bad-peace-solo"),
        ));
    }
    match options.first_player {
        FirstPlayer::Random => Ok(()),
        FirstPlayer::Seat(_) if seats == 1 => Err(BadOptions::new(
            "in the solo game the level decides who begins: leave the first player to `random`",
            Phrase::new("bad-first-solo"),
        )),
        FirstPlayer::Seat(seat) if seat.index() >= seats => Err(BadOptions::new(
            format!("seat {} cannot begin: the seats of {seats} players are 0 to {}", seat.0, seats - 1),
            Phrase::new("bad-first-player").number("seat", i64::from(seat.0)).number("last", seats as i64 - 1),
        )),
        FirstPlayer::Seat(_) => Ok(()),
    }
}
