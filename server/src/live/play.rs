//! What is played at a table: who sits there, the game as it stands, its journal, and what has been said. It knows neither
//! time nor watchers nor the store. A deed is done here in memory (`moves`); whoever asked for it writes it down, and shows it then.

mod moves;

use engine::{Eyes, Key, Lang, Seat, Seats, Turn};
use serde_json::Value;
use shelf::{Handle, Title};

pub(super) use moves::Deed;

use super::help::Question;
use super::names::seat_names;
use super::story::Story;
use crate::lobby::duel::{self, Tally};
use crate::refused::Refused;
use crate::seats::Sitter;
use crate::store::{After, Entry, Half, Kept, PersonId, Remark, Room, RoomSeat, Stage, What};

/// No game needs so many rows: whoever takes back without end would fill the disk. Nothing is taken back then, and soon no seat given away.
pub(super) const LONGEST_JOURNAL: usize = 20_000;

/// What is played.
pub(super) struct Play {
    pub room: Room,
    /// The game's box; nothing if it is not on the shelf any more.
    pub title: Option<&'static dyn Title>,
    /// The game, once it has begun, unless its rules are too old.
    pub game: Option<Handle>,
    /// The first game of the match, if this is the second.
    pub first: Option<Half>,
    /// What has been said.
    pub remarks: Vec<Remark>,
    /// Who does not want to hear whom.
    blocks: Vec<(PersonId, PersonId)>,
    /// What the house adds to the log.
    pub story: Story,
    /// Grows whenever names or rules of the table change.
    pub edition: u64,
    /// What the players are called, for each language.
    names: [Vec<String>; 3],
    /// The number of the next entry of the journal.
    pub number: usize,
    /// Who made each move that still stands.
    movers: Vec<u8>,
    /// What somebody has asked a bot about the present position.
    pub question: Option<Question>,
    /// How many such questions there were.
    pub questions: u64,
}

impl Play {
    /// A table as the store keeps it.
    pub fn new(kept: Kept) -> Play {
        let Kept { room, journal, remarks, first, blocks } = kept;
        let title = shelf::game(&room.game);
        let (moves, movers) = surviving(&journal);
        let game = title.and_then(|title| deal(title, &room, &moves));
        let names = seat_names(&room);
        let mut story = Story::of(&journal);
        if let Some(game) = game.as_ref().filter(|_| story.len() > 0) {
            story.place(&game.log(Eyes::Open, 0).iter().map(|line| line.ply).collect::<Vec<_>>());
        }
        let number = journal.len() + 1;
        let (question, questions) = (None, 0);
        Play {
            title,
            game,
            first,
            remarks,
            blocks,
            story,
            edition: 0,
            names,
            number,
            movers,
            question,
            questions,
            room,
        }
    }

    /// The table is taken from the store again: somebody came or went, or something could not be written.
    pub fn renew(&mut self, kept: Kept) {
        *self = Play { edition: self.edition + 1, questions: self.questions, ..Play::new(kept) };
    }

    /// Whoever sits there has a name of their own now.
    pub fn rename(&mut self, seat: Seat, sits: RoomSeat) {
        if let Some(old) = self.room.seats.get_mut(seat.index()) {
            *old = sits;
        }
        self.names = seat_names(&self.room);
        self.edition += 1;
    }

    /// Does whoever has these seats not want to hear this person?
    pub fn is_unheard(&self, own: Seats, speaker: PersonId) -> bool {
        let owns = |person| {
            own.iter().any(|seat| self.room.seats.get(seat.index()).is_some_and(|sits| sits.belongs_to(person)))
        };
        self.blocks.iter().any(|&(person, other)| other == speaker && owns(person))
    }

    /// Has a move ever been written?
    pub fn is_begun(&self) -> bool {
        self.number > 1
    }

    /// Who has to move, while the game runs.
    pub fn turn(&self) -> Option<Seat> {
        self.game.as_ref().filter(|_| self.room.stage == Stage::Playing)?.turn().seat()
    }

    /// Does the house answer the present question, if it is a player's?
    pub fn is_answered_by_house(&self) -> bool {
        let game = self.game.as_ref().filter(|_| self.turn().is_some());
        game.is_some_and(|game| game.is_answered_by_house(self.takes_back()))
    }

    /// Who has to move, if it is a player and no bot.
    pub fn asked(&self) -> Option<Seat> {
        self.turn().filter(|&seat| self.bot_of(seat).is_none())
    }

    /// The bot that moves a seat's pieces.
    pub fn bot_of(&self, seat: Seat) -> Option<&'static bots::Level> {
        let level = self.room.seats.get(seat.index())?.sitter.bot()?;
        // A level of an older version is played by the usual one.
        bots::Level::from_name(level).or_else(|| bots::Level::from_name(super::STAND_IN))
    }

    /// Who is moved by a bot.
    pub fn bots(&self) -> Vec<Option<&'static bots::Level>> {
        Seat::all(self.room.seats.len()).map(|seat| self.bot_of(seat)).collect()
    }

    /// Does any person play for themselves? A table where nobody does rests while nobody looks.
    pub fn is_peopled(&self) -> bool {
        self.room.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Person(_)))
    }

    /// Is there just one seat that is not a bot's?
    pub fn is_alone(&self) -> bool {
        self.room.seats.iter().filter(|seat| seat.sitter.person().is_some()).count() == 1
    }

    /// The seats whose players have left for good.
    pub fn resigned(&self) -> impl Iterator<Item = Seat> {
        let gone = |seat: &Seat| self.room.seats.get(seat.index()).is_some_and(RoomSeat::is_resigned);
        Seat::all(self.room.seats.len()).filter(gone)
    }

    /// A seat whose number came from outside; nothing if the table has none such.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        (usize::from(number) < self.room.seats.len()).then_some(Seat(number))
    }

    /// The seats of somebody.
    pub fn own(&self, person: Option<PersonId>) -> Seats {
        person.map_or(Seats::NONE, |person| self.room.seats_of(person))
    }

    /// What the players are called.
    pub fn names(&self, lang: Lang) -> &[String] {
        &self.names[lang as usize]
    }

    /// What a player is called.
    pub fn name(&self, lang: Lang, seat: Seat) -> String {
        self.names(lang).get(seat.index()).cloned().unwrap_or_default()
    }

    /// The ply, for those who may know it: who is asked, and who made the last moves and may take them back.
    pub fn known_ply(&self, eyes: Eyes) -> Option<usize> {
        let Eyes::Of(seat) = eyes else { return None };
        let game = self.game.as_ref()?;
        (self.turn() == Some(seat) || self.undoable(seat) > 0).then(|| game.ply())
    }

    /// May moves be taken back here?
    pub fn takes_back(&self) -> bool {
        self.room.undo && self.number < LONGEST_JOURNAL
    }

    /// How many of their last moves a player may take back here.
    pub fn undoable(&self, seat: Seat) -> usize {
        if !self.takes_back() || self.bot_of(seat).is_some() || self.room.stage != Stage::Playing {
            return 0;
        }
        self.game.as_ref().map_or(0, |game| game.undoable(seat))
    }

    /// How many moves stood when this seat made its last one.
    pub fn last_move(&self, seat: Seat) -> usize {
        self.movers.iter().rposition(|&mover| mover == seat.0).map_or(0, |index| index + 1)
    }

    /// Has nobody else moved since so many moves stood?
    pub fn moved_alone_since(&self, seat: Seat, ply: usize) -> bool {
        self.movers.iter().skip(ply).all(|&mover| mover == seat.0)
    }

    /// The first choice of the seat to move, for bots that found nothing and questions that have no other.
    pub fn first_choice(&self) -> Option<(Seat, String)> {
        let seat = self.turn()?;
        Some((seat, first_choice(self.game.as_ref()?, seat)?))
    }

    /// The record, once it may be known.
    pub fn record(&self) -> Result<String, Refused> {
        let game = self.game.as_ref().ok_or(Refused::Older)?;
        if self.room.stage.is_finished() { Ok(game.record()) } else { Err(Refused::NotOver) }
    }

    /// How the game ended, as the store keeps it; nothing while it runs.
    pub fn end(&self) -> Option<After> {
        let game = self.game.as_ref().filter(|game| game.turn() == Turn::Over)?;
        let standings = game.standings(Eyes::Open);
        let winners: Vec<u8> = standings.winners.iter().map(|seat| seat.0).collect();
        let written = |list| serde_json::to_string(list).unwrap_or_default();
        Some(After::Over {
            winners: written(&Value::from(winners)),
            scores: written(&Value::from(standings.scores.values())),
        })
    }

    /// The second game of a match, as soon as the first one is over.
    pub fn second(&self, key: impl FnOnce() -> Key, now: i64) -> Option<Room> {
        let game = self.game.as_ref().filter(|game| game.turn() == Turn::Over)?;
        let first = self.room.double_header && self.room.first.is_none();
        first.then(|| duel::second(&self.room, &game.played(), key(), now))
    }

    /// The match after its second game.
    pub fn tally(&self) -> Option<Tally> {
        let game = self.game.as_ref().filter(|game| game.turn() == Turn::Over)?;
        Some(duel::tally(&self.first.as_ref()?.scores, game.standings(Eyes::Open).scores.values()))
    }
}

/// The first choice of a seat.
pub(super) fn first_choice(game: &Handle, seat: Seat) -> Option<String> {
    let first = game.choices(seat).into_iter().find(|choice| !choice.gesture)?;
    first.actions.into_iter().next()
}

/// The moves of a journal that were not taken back, and who made them.
fn surviving(journal: &[Entry]) -> (Vec<String>, Vec<u8>) {
    let (mut moves, mut movers) = (Vec::new(), Vec::new());
    for entry in journal {
        match &entry.what {
            What::Play(action) => {
                moves.push(action.clone());
                movers.push(entry.seat);
            }
            What::Back(plies) => {
                let left = moves.len().saturating_sub(*plies);
                moves.truncate(left);
                movers.truncate(left);
            }
            What::Seat(_) => {}
        }
    }
    (moves, movers)
}

/// The game as it stands. Nothing before it begins, and nothing if it was begun by other rules.
fn deal(title: &dyn Title, room: &Room, moves: &[String]) -> Option<Handle> {
    let begun = room.stage == Stage::Playing || room.stage.is_finished();
    if !begun || room.rules != title.facts().rules {
        return None;
    }
    let options = serde_json::from_str(&room.options).unwrap_or_default();
    match title.resume(&options, room.seats.len(), room.key.clone(), moves) {
        Ok(game) => Some(game),
        Err(error) => {
            tracing::error!(%error, table = %room.id, "a table cannot be played on");
            None
        }
    }
}

#[cfg(test)]
#[path = "play_tests.rs"]
mod tests;
