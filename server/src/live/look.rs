//! A table as data: for the API, and for replays once the game is over.

use draw::Panel;
use engine::words::Say;
use engine::{Chapter, Eyes, Lang, Seat};
use serde::Serialize;
use serde_json::Value;
use shelf::{Handle, Place, Title};
use utoipa::ToSchema;

use super::play::Play;
use super::sight::plain;
use super::turns;
use crate::pages::log::LogTurn;
use crate::pages::replay::Mark;
use crate::refused::Refused;
use crate::store::{PersonId, Stage, TableId};

/// What a player sees of a table, and what they may do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Glance {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// `waiting`, `playing`, `over`, `ended` (broken off) or `closed` (before the game).
    pub stage: &'static str,
    /// The players in seat order.
    pub players: Vec<String>,
    /// The seats whose players have resigned: bots play on there.
    pub resigned: Vec<u8>,
    /// The seats whose players would like to end the game.
    pub ending: Vec<u8>,
    /// My seat; none for spectators.
    pub seat: Option<u8>,
    /// The seat that is asked.
    pub turn: Option<u8>,
    /// Is something asked of me?
    pub mine: bool,
    /// Goes back with my move; only where I may know it.
    pub ply: Option<usize>,
    /// What is asked, in a sentence.
    pub prompt: String,
    /// The table as my seat sees it: the game's own structure.
    pub view: Value,
    /// My legal choices; none unless something is asked of me.
    pub choices: Vec<LegalChoice>,
    /// How many of my last moves I may take back.
    pub undo: usize,
    /// The log as I see it.
    pub log: Vec<LogEntry>,
    /// The points of each seat as I know them.
    pub scores: Vec<Score>,
    /// The match of two games that this one belongs to.
    #[serde(rename = "match")]
    pub duel: Option<MatchInfo>,
}

/// A match of two games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatchInfo {
    /// Which of the two games this is: 1 or 2.
    pub game: u8,
    /// The table of the first game.
    pub first: String,
    /// The table of the second, once it is there.
    pub second: Option<String>,
    /// The points of both games together by the seats of this table, as soon as they are known.
    pub sums: Option<Vec<i32>>,
    /// The seats that have won the match; none before its end.
    pub winners: Vec<u8>,
}

/// A legal choice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegalChoice {
    /// The action as JSON text: send it back as it is.
    pub action: String,
    /// What it does.
    pub label: String,
    /// What it costs, brings or risks, where the game says so.
    pub why: Option<String>,
    /// The section of the rules that it comes from.
    pub rule: &'static str,
    /// The element on the board that stands for it.
    pub spot: Option<String>,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogEntry {
    /// What happened.
    pub text: String,
}

/// How a seat stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Score {
    /// The seat.
    pub seat: u8,
    /// Its points.
    pub points: i32,
    /// Its place, once the game is over.
    pub place: Option<u8>,
    /// Has it won?
    pub won: bool,
}

/// A moment of a finished game.
pub struct Moment {
    /// The game's box.
    pub title: &'static dyn Title,
    /// How many moves had been made.
    pub ply: usize,
    /// How many were made in all.
    pub plies: usize,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// The players.
    pub seats: Vec<(Seat, String)>,
    /// Where turns begin in the whole game.
    pub turns: Vec<Mark>,
    /// What the game draws.
    pub panels: Vec<Panel>,
    /// The log up to here, turn by turn.
    pub log: Vec<LogTurn>,
}

impl Play {
    /// What a person sees and may do, from one of their seats.
    pub(super) fn glance(&self, person: Option<PersonId>, seat: Option<u8>, lang: Lang) -> Result<Glance, Refused> {
        let own = self.own(person);
        let seat = match seat.map(|seat| self.seat(seat).filter(|&seat| own.contains(seat))) {
            Some(Some(seat)) => Some(seat),
            Some(None) => return Err(Refused::NotYours),
            None => self.turn().filter(|&seat| own.contains(seat)).or_else(|| own.iter().next()),
        };
        let eyes = seat.map_or(Eyes::Crowd, Eyes::Of);
        let mut glance = Glance {
            table: self.room.id.to_string(),
            game: self.room.game.clone(),
            stage: stage_name(self.room.stage),
            players: self.names(lang).to_vec(),
            resigned: self.resigned().map(|seat| seat.0).collect(),
            ending: self.story.enders.iter().map(|seat| seat.0).collect(),
            seat: seat.map(|seat| seat.0),
            turn: self.turn().map(|seat| seat.0),
            mine: seat.is_some() && self.asked() == seat,
            ply: self.known_ply(eyes),
            prompt: String::new(),
            view: Value::Null,
            choices: Vec::new(),
            undo: 0,
            log: Vec::new(),
            scores: Vec::new(),
            duel: self.match_info(),
        };
        match (&self.game, self.title) {
            (Some(game), Some(title)) => {
                self.look_closer(&mut glance, game, &title.words().say(lang, self.names(lang)), eyes);
                let log = self.log(eyes, lang, 0).into_iter();
                glance.log = log.map(|line| LogEntry { text: plain(&line.sentence) }).collect();
                Ok(glance)
            }
            _ if self.room.stage == Stage::Playing || self.room.stage.is_finished() => Err(Refused::Older),
            _ => Ok(glance),
        }
    }

    fn match_info(&self) -> Option<MatchInfo> {
        let (room, tally) = (&self.room, self.tally());
        let name = |id: &Option<TableId>| id.as_ref().map(ToString::to_string);
        room.part().map(|game| MatchInfo {
            game,
            first: name(&room.first).unwrap_or_else(|| room.id.to_string()),
            second: if room.first.is_some() { Some(room.id.to_string()) } else { name(&room.second) },
            winners: tally.iter().flat_map(|tally| tally.winners.iter()).map(|seat| seat.0).collect(),
            sums: tally.map(|tally| tally.sums),
        })
    }

    /// What is to be seen once a game has begun.
    fn look_closer(&self, glance: &mut Glance, game: &Handle, say: &Say<'_>, eyes: Eyes) {
        let sight = game.sight(eyes);
        glance.prompt = say.text(&sight.prompt());
        glance.view = sight.view();
        if let Eyes::Of(seat) = eyes
            && self.bot_of(seat).is_none()
            && self.room.stage != Stage::Ended
        {
            glance.undo = if self.takes_back() { game.undoable(seat) } else { 0 };
            let choices = sight.choices().into_iter().filter(|choice| !choice.gesture);
            let legal = choices.filter_map(|choice| {
                let label = say.text(&choice.label);
                let why = choice.why.map(|why| say.text(&why));
                let action = choice.actions.into_iter().next()?;
                Some(LegalChoice { action, label, why, rule: choice.rule, spot: choice.spot })
            });
            glance.choices = legal.collect();
        }
        let standings = game.standings(eyes);
        glance.scores = Seat::all(game.seats())
            .map(|seat| Score {
                seat: seat.0,
                points: standings.scores.get(seat).copied().unwrap_or(0),
                place: standings.places.and_then(|places| places.get(seat).copied()),
                won: standings.winners.contains(seat),
            })
            .collect();
    }

    /// A moment of a finished game.
    pub(super) fn moment(&self, ply: Option<usize>, eyes: Eyes, lang: Lang) -> Result<Moment, Refused> {
        let (game, title) = match (&self.game, self.title) {
            (Some(game), Some(title)) => (game, title),
            _ => return Err(Refused::Older),
        };
        if !self.room.stage.is_finished() {
            return Err(Refused::NotOver);
        }
        if matches!(eyes, Eyes::Of(seat) if self.seat(seat.0).is_none()) {
            return Err(Refused::NoTable);
        }
        let plies = game.ply();
        let ply = ply.unwrap_or(plies).min(plies);
        let then = game.rewound(ply).ok_or(Refused::Older)?;
        let names = self.names(lang);
        let say = title.words().say(lang, names);
        let (told, later): (Vec<_>, Vec<_>) =
            self.log(eyes, lang, 0).into_iter().partition(|line| line.told.ply <= ply);
        let mut opened: Vec<_> = told.iter().chain(&later).map(|line| (line.told.place, line.told.ply)).collect();
        opened.dedup_by_key(|(place, _)| place.number);
        let mark = |(place, ply): (Place, usize)| match place.chapter {
            Chapter::Turn(seat) => Mark { ply, seat: Some(seat) },
            Chapter::Scene => Mark { ply, seat: None },
        };
        Ok(Moment {
            title,
            ply,
            plies,
            eyes,
            seats: Seat::all(game.seats()).zip(names.iter().cloned()).collect(),
            turns: opened.into_iter().map(mark).collect(),
            panels: then.sight(eyes).panels(say, &[], None),
            log: turns::turns(&then, &say, title.facts().point, &told, true),
        })
    }
}

/// The stage in the API.
pub(crate) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
        Stage::Ended => "ended",
    }
}
