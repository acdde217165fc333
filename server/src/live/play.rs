//! What is played at a table: who sits there, the game as it stands, its journal, and what has been said. It knows neither
//! time nor watchers nor the store. A deed is done here in memory; whoever asked for it writes it down, and shows it then.

use engine::{Eyes, Key, Lang, Refusal, Seat, Seats, Turn};
use serde_json::Value;
use shelf::{Choice, Handle, Title};

use super::help::Question;
use super::names::seat_names;
use super::story::Story;
use crate::lobby::duel::{self, Tally};
use crate::people::tidy_talk;
use crate::refused::Refused;
use crate::seats::Sitter;
use crate::store::{After, By, Entry, Half, Kept, PersonId, Remark, Room, RoomSeat, Stage, TableId, What};

/// The longest action that a game may have, as JSON.
const LONGEST_ACTION: usize = 512;
/// The longest remark, in letters.
const LONGEST_REMARK: usize = 500;
/// A table's chat keeps so many remarks.
const REMARKS: usize = 2_000;
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

/// What has been done in memory and is to be written.
#[derive(Debug)]
pub(super) struct Deed {
    /// The number of its first entry in the journal.
    pub number: usize,
    /// Its entries.
    pub entries: Vec<Entry>,
    /// Who had the turn before it.
    pub before: Option<Seat>,
}

impl Deed {
    /// How many moves were played.
    pub fn played(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry.what, What::Play(_))).count()
    }

    /// Were some taken back?
    pub fn takes_back(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry.what, What::Back(_)))
    }

    /// Is it a player's own?
    pub fn is_players(&self) -> bool {
        self.entries.iter().any(|entry| entry.by == By::Player)
    }

    /// When it was done.
    pub fn at(&self) -> i64 {
        self.entries.last().map_or(0, |entry| entry.at)
    }
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

/// Who may do what, and doing it.
impl Play {
    /// One of a person's own seats, by its number, while the game runs.
    pub fn own_seat(&self, person: PersonId, seat: u8) -> Result<Seat, Refused> {
        if self.room.stage != Stage::Playing {
            return Err(self.no_turn());
        }
        let own = self.room.seats.get(usize::from(seat)).is_some_and(|sits| sits.belongs_to(person));
        own.then_some(Seat(seat)).ok_or(Refused::NotYours)
    }

    /// May this person move this seat's pieces now? At a hot-seat table only while they look through its eyes.
    fn may_move(&self, person: PersonId, looks: Option<Eyes>, seat: Seat) -> Result<(), Refused> {
        let own = self.room.seats_of(person);
        if own.is_empty() {
            return Err(Refused::NotSeated);
        }
        if !own.contains(seat) {
            return Err(Refusal::NotYourTurn.into());
        }
        if self.bot_of(seat).is_some() {
            return Err(Refused::BotPlays);
        }
        if looks.is_some_and(|eyes| eyes != Eyes::Of(seat)) {
            return Err(Refused::Curtain);
        }
        Ok(())
    }

    fn is_current(&self, ply: usize) -> Result<(), Refused> {
        let game = self.game.as_ref().ok_or(self.no_turn())?;
        if game.ply() == ply { Ok(()) } else { Err(Refusal::Stale.into()) }
    }

    fn no_turn(&self) -> Refused {
        match self.room.stage {
            Stage::Over | Stage::Ended => Refusal::Over.into(),
            _ => Refused::NotPlaying,
        }
    }

    /// The seat for which a person asks something about the present position, which they saw when `ply` moves had been made.
    pub fn asks(&self, person: PersonId, looks: Option<Eyes>, ply: usize) -> Result<Seat, Refused> {
        let seat = self.turn().ok_or(self.no_turn())?;
        self.may_move(person, looks, seat)?;
        self.is_current(ply)?;
        Ok(seat)
    }

    /// A person clicks a choice, which they saw when `ply` moves had been made.
    pub fn click(
        &mut self,
        person: PersonId,
        looks: Option<Eyes>,
        ply: usize,
        click: (usize, Vec<String>),
        at: i64,
    ) -> Result<Deed, Refused> {
        let seat = self.asks(person, looks, ply)?;
        let (back, actions) = click;
        if actions.iter().any(|action| action.len() > LONGEST_ACTION) {
            return Err(Refusal::Illegal.into());
        }
        self.make(seat, back, actions, By::Player, at)
    }

    /// Plays one choice of the seat to move: one action, or several that stand for one click.
    pub fn make(&mut self, seat: Seat, back: usize, actions: Vec<String>, by: By, at: i64) -> Result<Deed, Refused> {
        let (before, undo) = (self.turn(), self.takes_back());
        let Some(game) = self.game.as_mut() else { return Err(self.no_turn()) };
        let mut entries = Vec::with_capacity(actions.len() + 1);
        let whole = back > 0 || actions.len() != 1;
        if whole {
            let meant = |choice: &Choice| choice.back == back && choice.actions == actions;
            if !game.choices(seat).iter().any(meant) || (back > 0 && !undo) {
                return Err(Refusal::Illegal.into());
            }
            // A click that stands for several choices is made whole or not at all: on a copy first.
            let mut copy = game.copy();
            if back > 0 {
                copy.undo(seat, back)?;
                entries.push(Entry { seat: seat.0, by, what: What::Back(back), at });
            }
            for action in &actions {
                copy.play(seat, action)?;
            }
            *game = copy;
        } else {
            for action in &actions {
                game.play(seat, action)?;
            }
        }
        let played = actions.into_iter().map(|action| Entry { seat: seat.0, by, what: What::Play(action), at });
        entries.extend(played);
        Ok(self.done(entries, before))
    }

    /// A person takes moves back; 0 are as many as possible.
    pub fn undo(
        &mut self,
        person: PersonId,
        looks: Option<Eyes>,
        ply: usize,
        plies: usize,
        at: i64,
    ) -> Result<Deed, Refused> {
        if self.room.stage != Stage::Playing {
            return Err(self.no_turn());
        }
        // Who may not move is not told whether they have guessed the ply.
        let seat = self.movers.last().map(|&seat| Seat(seat)).ok_or(Refusal::NoUndo)?;
        self.may_move(person, looks, seat)?;
        self.is_current(ply)?;
        if !self.takes_back() {
            return Err(Refusal::NoUndo.into());
        }
        let before = self.turn();
        let Some(game) = self.game.as_mut() else { return Err(self.no_turn()) };
        let back = if plies == 0 { game.undoable(seat) } else { plies };
        game.undo(seat, back)?;
        Ok(self.done(vec![Entry { seat: seat.0, by: By::Player, what: What::Back(back), at }], before))
    }

    /// Plays what another node has written. Nothing if that cannot be done here, as where something happened to a seat, which is more than
    /// the journal tells; then the game is as it was.
    pub fn follow(&mut self, entries: &[Entry]) -> Option<Deed> {
        let before = self.turn();
        let mut copy = self.game.as_ref()?.copy();
        for entry in entries {
            match &entry.what {
                What::Play(action) => {
                    copy.play(Seat(entry.seat), action).ok()?;
                }
                What::Back(plies) => copy.undo(Seat(entry.seat), *plies).ok()?,
                What::Seat(_) => return None,
            }
        }
        self.game = Some(copy);
        Some(self.done(entries.to_vec(), before))
    }

    fn done(&mut self, entries: Vec<Entry>, before: Option<Seat>) -> Deed {
        self.question = None;
        for entry in &entries {
            match &entry.what {
                What::Play(_) => self.movers.push(entry.seat),
                What::Back(back) => {
                    self.movers.truncate(self.movers.len().saturating_sub(*back));
                    self.cut_story(self.movers.len());
                }
                What::Seat(_) => {}
            }
        }
        Deed { number: self.number, entries, before }
    }

    /// A deed has been written, and with it perhaps the second game of the match.
    pub fn written(&mut self, count: usize, second: Option<TableId>) {
        self.number += count;
        self.room.second = second.or_else(|| self.room.second.take());
        if self.room.stage == Stage::Playing && self.game.is_some() && self.turn().is_none() {
            self.room.stage = Stage::Over;
        }
    }

    /// Something that a person wants to say, if it can be said here.
    pub fn remark(&self, person: PersonId, text: &str, at: i64) -> Result<Remark, Refused> {
        let own = self.room.seats_of(person);
        let Some(seat) = own.iter().next() else { return Err(Refused::OnlyPlayers) };
        let text = tidy_talk(text);
        if text.is_empty() || text.chars().count() > LONGEST_REMARK || self.remarks.len() >= REMARKS {
            return Err(Refused::BadRemark);
        }
        let name = self.room.seats.get(seat.index()).map(|sits| sits.name.clone()).unwrap_or_default();
        Ok(Remark { person, name, text, at })
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
