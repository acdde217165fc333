//! Refusals: why something was not done. Nothing has changed then. What each is called in three languages, and what status
//! it gets on pages and in the API, is said here and nowhere else.

use axum::http::StatusCode;
use engine::words::Arg;
use engine::{Lang, Phrase, Refusal};
use shelf::BadMatch;

use crate::pages;
use crate::pages::trouble::Trouble;
use crate::store::StoreError;
use crate::time::day;

/// Writes the refusals and what is known of each: its word, what kind of trouble it is on a page, and its status in the API. Those
/// of the rules and of the games' options are said by them.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($of:ty))?: $word:literal, $trouble:ident, $status:ident;)*) => {
        /// Why something was refused.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Refused {
            /// By the rules of the game, or by what has happened meanwhile.
            Rule(Refusal),
            /// The options of a new table do not fit.
            Options {
                /// The game.
                game: String,
                /// What is wrong with them.
                bad: BadMatch,
            },
            $($(#[$doc])* $name $(($of))?,)*
        }

        impl Refused {
            fn facts(&self) -> (&'static str, Trouble, StatusCode) {
                match self {
                    Refused::Rule(_) => ("", Trouble::Forbidden, StatusCode::CONFLICT),
                    Refused::Options { .. } => ("", Trouble::BadRequest, StatusCode::UNPROCESSABLE_ENTITY),
                    $(Refused::$name { .. } => ($word, Trouble::$trouble, StatusCode::$status),)*
                }
            }

            /// All that are said by the house itself.
            #[cfg(test)]
            fn own() -> Vec<Refused> {
                vec![$(Refused::$name $((<$of>::default()))?),*]
            }
        }
    };
}

refusals! {
    /// There is no such table.
    NoTable: "desk-no-table", NotFound, NOT_FOUND;
    /// The request comes from a page of another house.
    ForeignSite: "desk-foreign-site", Forbidden, FORBIDDEN;
    /// There is no such game on the shelf.
    NoGame: "desk-no-game", NotFound, CONFLICT;
    /// There is no bot of that level.
    NoSuchLevel: "desk-no-such-level", Forbidden, CONFLICT;
    /// The host has closed the table.
    Closed: "desk-closed", NotFound, CONFLICT;
    /// The game was played by older rules.
    Older: "desk-older", NotFound, CONFLICT;
    /// No game is being played.
    NotPlaying: "desk-not-playing", Forbidden, CONFLICT;
    /// The game has begun, or the table is closed.
    NotWaiting: "desk-not-waiting", Forbidden, CONFLICT;
    /// The game is not over.
    NotOver: "desk-not-over", Forbidden, CONFLICT;
    /// They sit here already.
    Seated: "desk-seated", Forbidden, CONFLICT;
    /// They do not sit here.
    NotSeated: "desk-not-seated", Forbidden, CONFLICT;
    /// The seat is not theirs.
    NotYours: "desk-not-yours", Forbidden, CONFLICT;
    /// They are not the host.
    NotHost: "desk-not-host", Forbidden, CONFLICT;
    /// Other people play here too.
    NotAlone: "desk-not-alone", Forbidden, CONFLICT;
    /// They only watch.
    OnlyPlayers: "desk-only-players", Forbidden, CONFLICT;
    /// A bot plays the seat.
    BotPlays: "desk-bot-plays", Forbidden, CONFLICT;
    /// The curtain of a hot-seat table is closed.
    Curtain: "desk-curtain", Forbidden, CONFLICT;
    /// There are still free seats.
    SeatsFree: "desk-seats-free", Forbidden, CONFLICT;
    /// No seat is free any more.
    NoFreeSeat: "desk-no-free-seat", Forbidden, CONFLICT;
    /// Only bots would sit there.
    NobodySits: "desk-nobody-sits", Forbidden, CONFLICT;
    /// A match of two games is for two players.
    OnlyForTwo: "desk-only-for-two", BadRequest, UNPROCESSABLE_ENTITY;
    /// The remark is empty or too long.
    BadRemark: "desk-chat-bad", Forbidden, CONFLICT;
    /// A form or message cannot be read.
    BadForm: "desk-bad-form", BadRequest, UNPROCESSABLE_ENTITY;
    /// The name is empty, too long or has strange characters.
    BadName: "desk-bad-name", BadRequest, UNPROCESSABLE_ENTITY;
    /// An account has this name, or one that looks like it.
    NameTaken: "desk-name-taken", BadRequest, UNPROCESSABLE_ENTITY;
    /// Somebody else at the table has this name, or one that looks like it.
    NameAtTable: "desk-name-at-table", BadRequest, UNPROCESSABLE_ENTITY;
    /// The password is too short or too long.
    BadPassword: "desk-bad-password", BadRequest, UNPROCESSABLE_ENTITY;
    /// Name and password do not fit.
    WrongPassword: "desk-wrong-password", BadRequest, UNPROCESSABLE_ENTITY;
    /// Name and recovery code do not fit.
    WrongCode: "desk-wrong-code", BadRequest, UNPROCESSABLE_ENTITY;
    /// They did not say that they mean it.
    NotSure: "desk-not-sure", BadRequest, UNPROCESSABLE_ENTITY;
    /// A link of a letter that was used already, or is too old.
    OldLink: "desk-old-link", NotFound, UNPROCESSABLE_ENTITY;
    /// That is no mail address.
    BadMail: "desk-bad-mail", BadRequest, UNPROCESSABLE_ENTITY;
    /// The house sends no mail.
    NoMail: "desk-no-mail", BadRequest, UNPROCESSABLE_ENTITY;
    /// An owner of the house keeps them from everything until then.
    Banned(i64): "desk-banned", Forbidden, FORBIDDEN;
    /// An owner of the house keeps them from talking until then.
    Muted(i64): "desk-muted", Forbidden, FORBIDDEN;
    /// Nobody new comes in from their network for now.
    NoNewcomers: "desk-no-newcomers", Forbidden, FORBIDDEN;
    /// They or somebody at the table do not want to sit together.
    NotTogether: "desk-not-together", Forbidden, CONFLICT;
    /// So many days of vacation are not theirs at this table.
    NoVacation: "desk-no-vacation", Forbidden, CONFLICT;
    /// The host wished that nobody is helped here.
    NoHelp: "desk-no-help", Forbidden, CONFLICT;
    /// A passkey that is none, or does not fit.
    BadPasskey: "desk-bad-passkey", BadRequest, UNPROCESSABLE_ENTITY;
    /// This is no browser that can be told something.
    BadPush: "desk-bad-push", BadRequest, UNPROCESSABLE_ENTITY;
    /// Notices cannot go to that address.
    BadHook: "desk-bad-hook", BadRequest, UNPROCESSABLE_ENTITY;
    /// Too much at once.
    TooFast: "desk-too-fast", TooMany, TOO_MANY_REQUESTS;
    /// Too many unfinished tables.
    TooManyTables: "desk-too-many-tables", TooMany, TOO_MANY_REQUESTS;
    /// Too many open pages from one address.
    TooManySockets: "desk-too-many-sockets", TooMany, TOO_MANY_REQUESTS;
    /// The house's own fault.
    Broken: "desk-broken", Broken, INTERNAL_SERVER_ERROR;
    /// Others were quicker, again and again.
    Overtaken: "desk-overtaken", Forbidden, CONFLICT;
}

impl Refused {
    /// What kind of trouble it is on a page.
    pub fn trouble(&self) -> Trouble {
        self.facts().1
    }

    /// Its status in the API.
    pub fn status(&self) -> StatusCode {
        self.facts().2
    }

    /// The reason in a language.
    pub fn text(&self, lang: Lang) -> String {
        let house = pages::say(lang);
        match self {
            Refused::Rule(refusal) => house.text(&refusal.phrase()),
            Refused::Options { game, bad } => match (shelf::game(game), bad.phrase()) {
                (Some(title), Some(phrase)) => title.words().say(lang, &[]).text(phrase),
                _ => bad.to_string(),
            },
            Refused::Banned(until) | Refused::Muted(until) => {
                house.text(&Phrase::new(self.facts().0).arg("date", Arg::Text(day(*until))))
            }
            other => house.word(other.facts().0),
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Rule(refusal)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the house failed");
        Refused::Broken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_can_be_said_in_every_language() {
        let others = [
            Refused::Rule(Refusal::Stale),
            Refused::Options { game: "animal_kingdoms".into(), bad: BadMatch::Unreadable("no".into()) },
        ];
        for refused in Refused::own().into_iter().chain(others) {
            for lang in Lang::ALL {
                let text = refused.text(lang);
                assert!(!text.is_empty() && !text.contains('⟦'), "{refused:?} in {lang:?}: {text}");
            }
            assert!(refused.status().is_client_error() || refused == Refused::Broken);
        }
    }
}
