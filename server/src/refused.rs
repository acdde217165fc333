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
    /// There is no such table.
    NoTable,
    /// There is no such game on the shelf.
    NoGame,
    /// There is no bot of that level.
    NoSuchLevel,
    /// The host has closed the table.
    Closed,
    /// The game was played by older rules.
    Older,
    /// No game is being played.
    NotPlaying,
    /// The game has begun, or the table is closed.
    NotWaiting,
    /// The game is not over.
    NotOver,
    /// They sit here already.
    Seated,
    /// They do not sit here.
    NotSeated,
    /// The seat is not theirs.
    NotYours,
    /// They are not the host.
    NotHost,
    /// Other people play here too.
    NotAlone,
    /// They only watch.
    OnlyPlayers,
    /// A bot plays the seat.
    BotPlays,
    /// The curtain of a hot-seat table is closed.
    Curtain,
    /// There are still free seats.
    SeatsFree,
    /// No seat is free any more.
    NoFreeSeat,
    /// Only bots would sit there.
    NobodySits,
    /// A match of two games is for two players.
    OnlyForTwo,
    /// The remark is empty or too long.
    BadRemark,
    /// A form or message cannot be read.
    BadForm,
    /// The name is empty, too long or has strange characters.
    BadName,
    /// An account has this name, or one that looks like it.
    NameTaken,
    /// Somebody else at the table has this name, or one that looks like it.
    NameAtTable,
    /// The password is too short or too long.
    BadPassword,
    /// Name and password do not fit.
    WrongPassword,
    /// Name and recovery code do not fit.
    WrongCode,
    /// They did not say that they mean it.
    NotSure,
    /// A link of a letter that was used already, or is too old.
    OldLink,
    /// That is no mail address.
    BadMail,
    /// The house sends no mail.
    NoMail,
    /// An owner of the house keeps them from everything until then.
    Banned(i64),
    /// An owner of the house keeps them from talking until then.
    Muted(i64),
    /// Nobody new comes in from their network for now.
    NoNewcomers,
    /// They or somebody at the table do not want to sit together.
    NotTogether,
    /// So many days of vacation are not theirs at this table.
    NoVacation,
    /// A passkey that is none, or does not fit.
    BadPasskey,
    /// This is no browser that can be told something.
    BadPush,
    /// Notices cannot go to that address.
    BadHook,
    /// Too much at once.
    TooFast,
    /// Too many unfinished tables.
    TooManyTables,
    /// Too many open pages from one address.
    TooManySockets,
    /// The house's own fault.
    Broken,
}

impl Refused {
    /// Its word, what kind of trouble it is on a page, and its status in the API. The rules and the games say theirs
    /// themselves, so their word is never used.
    fn facts(&self) -> (&'static str, Trouble, StatusCode) {
        use Trouble::{BadRequest, Broken, Forbidden, NotFound, TooMany};
        const MISSING: StatusCode = StatusCode::NOT_FOUND;
        const CONFLICT: StatusCode = StatusCode::CONFLICT;
        const UNFIT: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;
        const RATE: StatusCode = StatusCode::TOO_MANY_REQUESTS;
        match self {
            Refused::Rule(_) => ("", Forbidden, CONFLICT),
            Refused::Options { .. } => ("", BadRequest, UNFIT),
            Refused::NoTable => ("desk-not-playing", NotFound, MISSING),
            Refused::NoGame => ("desk-no-game", NotFound, CONFLICT),
            Refused::NoSuchLevel => ("desk-no-such-level", Forbidden, CONFLICT),
            Refused::Closed => ("desk-closed", NotFound, CONFLICT),
            Refused::Older => ("desk-older", NotFound, CONFLICT),
            Refused::NotPlaying => ("desk-not-playing", Forbidden, CONFLICT),
            Refused::NotWaiting => ("desk-not-waiting", Forbidden, CONFLICT),
            Refused::NotOver => ("desk-not-over", Forbidden, CONFLICT),
            Refused::Seated => ("desk-seated", Forbidden, CONFLICT),
            Refused::NotSeated => ("desk-not-seated", Forbidden, CONFLICT),
            Refused::NotYours => ("desk-not-yours", Forbidden, CONFLICT),
            Refused::NotHost => ("desk-not-host", Forbidden, CONFLICT),
            Refused::NotAlone => ("desk-not-alone", Forbidden, CONFLICT),
            Refused::OnlyPlayers => ("desk-only-players", Forbidden, CONFLICT),
            Refused::BotPlays => ("desk-bot-plays", Forbidden, CONFLICT),
            Refused::Curtain => ("desk-curtain", Forbidden, CONFLICT),
            Refused::SeatsFree => ("desk-seats-free", Forbidden, CONFLICT),
            Refused::NoFreeSeat => ("desk-no-free-seat", Forbidden, CONFLICT),
            Refused::NobodySits => ("desk-nobody-sits", Forbidden, CONFLICT),
            Refused::OnlyForTwo => ("desk-only-for-two", BadRequest, UNFIT),
            Refused::BadRemark => ("desk-chat-bad", Forbidden, CONFLICT),
            Refused::BadForm => ("desk-bad-form", BadRequest, UNFIT),
            Refused::BadName => ("desk-bad-name", BadRequest, UNFIT),
            Refused::NameTaken => ("desk-name-taken", BadRequest, UNFIT),
            Refused::NameAtTable => ("desk-name-at-table", BadRequest, UNFIT),
            Refused::BadPassword => ("desk-bad-password", BadRequest, UNFIT),
            Refused::WrongPassword => ("desk-wrong-password", BadRequest, UNFIT),
            Refused::WrongCode => ("desk-wrong-code", BadRequest, UNFIT),
            Refused::NotSure => ("desk-not-sure", BadRequest, UNFIT),
            Refused::OldLink => ("desk-old-link", NotFound, UNFIT),
            Refused::BadMail => ("desk-bad-mail", BadRequest, UNFIT),
            Refused::NoMail => ("desk-no-mail", BadRequest, UNFIT),
            Refused::Banned(_) => ("desk-banned", Forbidden, StatusCode::FORBIDDEN),
            Refused::Muted(_) => ("desk-muted", Forbidden, StatusCode::FORBIDDEN),
            Refused::NoNewcomers => ("desk-no-newcomers", Forbidden, StatusCode::FORBIDDEN),
            Refused::NotTogether => ("desk-not-together", Forbidden, CONFLICT),
            Refused::NoVacation => ("desk-no-vacation", Forbidden, CONFLICT),
            Refused::BadPasskey => ("desk-bad-passkey", BadRequest, UNFIT),
            Refused::BadPush => ("desk-bad-push", BadRequest, UNFIT),
            Refused::BadHook => ("desk-bad-hook", BadRequest, UNFIT),
            Refused::TooFast => ("desk-too-fast", TooMany, RATE),
            Refused::TooManyTables => ("desk-too-many-tables", TooMany, RATE),
            Refused::TooManySockets => ("desk-too-many-sockets", TooMany, RATE),
            Refused::Broken => ("desk-broken", Broken, StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

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
        use Refused::*;
        let all = [
            NoTable,
            NoGame,
            NoSuchLevel,
            Closed,
            Older,
            NotPlaying,
            NotWaiting,
            NotOver,
            Seated,
            NotSeated,
            NotYours,
            NotHost,
            NotAlone,
            OnlyPlayers,
            BotPlays,
            Curtain,
            SeatsFree,
            NoFreeSeat,
            NobodySits,
            OnlyForTwo,
            BadRemark,
            BadForm,
            BadName,
            NameTaken,
            NameAtTable,
            BadPassword,
            WrongPassword,
            WrongCode,
            NotSure,
            OldLink,
            BadMail,
            NoMail,
            Banned(0),
            Muted(1_794_829_203_000),
            NoNewcomers,
            NotTogether,
            NoVacation,
            BadPasskey,
            BadPush,
            BadHook,
            TooFast,
            TooManyTables,
            TooManySockets,
            Broken,
            Rule(Refusal::Stale),
            Options { game: "animal_kingdoms".into(), bad: BadMatch::Unreadable("no".into()) },
        ];
        for refused in all {
            for lang in Lang::ALL {
                let text = refused.text(lang);
                assert!(!text.is_empty() && !text.contains('⟦'), "{refused:?} in {lang:?}: {text}");
            }
            assert!(refused.status().is_client_error() || refused == Broken);
        }
    }
}
