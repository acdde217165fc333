//! Who may do what at a table, and doing it in memory: a click, a move taken back, what another node has written, a remark.

use engine::{Eyes, Refusal, Seat};
use shelf::Choice;

use super::Play;
use crate::people::tidy_talk;
use crate::refused::Refused;
use crate::store::{By, Entry, PersonId, Remark, Stage, TableId, What};

/// The longest action that a game may have, as JSON.
const LONGEST_ACTION: usize = 512;
/// The longest remark, in letters.
const LONGEST_REMARK: usize = 500;
/// A table's chat keeps so many remarks.
const REMARKS: usize = 2_000;

/// What has been done in memory and is to be written.
#[derive(Debug)]
pub(in crate::live) struct Deed {
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
