//! What players do: moves, undo, chat, handing a seat to a bot. Everything is checked, then written, then shown.

use std::time::Instant;

use engine::{Refusal, Seat};

use super::table::LiveTable;
use super::{Refused, SeatWord, Word};
use crate::store::{self, By, Clock, Entry, PersonId, Remark, Sitter, Stage, StoreError};
use crate::time::now;

/// The longest action that a game may have, as JSON.
const LONGEST_ACTION: usize = 512;
/// The longest remark, in letters.
const LONGEST_REMARK: usize = 500;
/// A table's chat keeps so many remarks.
const REMARKS: usize = 2_000;

impl LiveTable {
    pub(super) async fn act(&mut self, person: PersonId, watcher: Option<u64>, word: Word) -> Result<(), Refused> {
        match word {
            Word::Chat(text) => self.chat(person, &text).await,
            Word::Curtain { open } => self.draw_curtain(watcher, open),
            Word::Seat(SeatWord::HandOver { hand_over, level }) => {
                let seat = self.own_seat(person, hand_over)?;
                let level = bots::Level::from_name(&level).ok_or(Refused::House("desk-no-such-level"))?;
                self.hand_over(seat, level.id).await;
                Ok(())
            }
            Word::Seat(SeatWord::TakeBack { take_back }) => {
                let seat = self.own_seat(person, take_back)?;
                self.take_back(seat).await;
                Ok(())
            }
            Word::Play { ply, back, actions } => {
                let seat = self.turn().ok_or(self.no_turn())?;
                self.may_move(person, watcher, seat)?;
                self.is_current(ply)?;
                if actions.iter().any(|action| action.len() > LONGEST_ACTION) {
                    return Err(Refusal::Illegal.into());
                }
                self.make_move(seat, back, actions, By::Player).await
            }
            Word::Undo { ply, plies } => {
                if self.room.stage != Stage::Playing {
                    return Err(self.no_turn());
                }
                // Who may not move is not told whether they have guessed the ply.
                let seat = self.movers.last().map(|&seat| Seat(seat)).ok_or(Refusal::NoUndo)?;
                self.may_move(person, watcher, seat)?;
                self.is_current(ply)?;
                self.undo(seat, plies).await
            }
        }
    }

    fn no_turn(&self) -> Refused {
        match self.room.stage {
            Stage::Over => Refusal::Over.into(),
            _ => Refused::House("desk-not-playing"),
        }
    }

    fn is_current(&self, ply: usize) -> Result<(), Refused> {
        let game = self.game.as_ref().ok_or(self.no_turn())?;
        if game.ply() == ply { Ok(()) } else { Err(Refusal::Stale.into()) }
    }

    fn own_seat(&self, person: PersonId, seat: u8) -> Result<Seat, Refused> {
        if self.room.stage != Stage::Playing {
            return Err(self.no_turn());
        }
        let own = self.room.seats.get(usize::from(seat)).is_some_and(|sits| sits.belongs_to(person));
        own.then_some(Seat(seat)).ok_or(Refused::House("desk-not-yours"))
    }

    /// May this person move this seat's pieces now? At a hot-seat table only while its curtain is open.
    fn may_move(&self, person: PersonId, watcher: Option<u64>, seat: Seat) -> Result<(), Refused> {
        let own = self.room.seats_of(person);
        if own.is_empty() {
            return Err(Refused::House("desk-not-seated"));
        }
        if !own.contains(seat) {
            return Err(Refusal::NotYourTurn.into());
        }
        if self.bot_of(seat).is_some() {
            return Err(Refused::House("desk-bot-plays"));
        }
        let looks = watcher.and_then(|number| self.watchers.get(&number));
        if looks.is_some_and(|watcher| watcher.stand.eyes != engine::Eyes::Of(seat)) {
            return Err(Refused::House("desk-curtain"));
        }
        Ok(())
    }

    /// Plays one choice of the seat to move: one action, or several that stand for one click.
    pub(super) async fn make_move(
        &mut self,
        seat: Seat,
        back: usize,
        actions: Vec<String>,
        by: By,
    ) -> Result<(), Refused> {
        let (came, at) = (Instant::now(), now());
        let undo_allowed = self.room.undo;
        let Some(game) = self.game.as_mut() else { return Err(self.no_turn()) };
        if back > 0 || actions.len() != 1 {
            let offered = game.choices(seat).iter().any(|choice| choice.back == back && choice.actions == actions);
            if !offered || (back > 0 && !undo_allowed) {
                return Err(Refusal::Illegal.into());
            }
        }
        let mut entries = Vec::with_capacity(actions.len() + 1);
        if back > 0 {
            game.undo(seat, back)?;
            entries.push(Entry { seat: seat.0, by, back, action: None, at });
        }
        for action in actions {
            if let Err(refusal) = game.play(seat, &action) {
                if !entries.is_empty() {
                    // A click that stands for several choices was offered but does not work out: begin anew.
                    self.reload().await;
                }
                return Err(refusal.into());
            }
            entries.push(Entry { seat: seat.0, by, back: 0, action: Some(action), at });
        }
        self.conclude(Some(seat), entries, came).await
    }

    async fn undo(&mut self, seat: Seat, plies: usize) -> Result<(), Refused> {
        if !self.room.undo {
            return Err(Refusal::NoUndo.into());
        }
        let (came, at, before) = (Instant::now(), now(), self.turn());
        let Some(game) = self.game.as_mut() else { return Err(self.no_turn()) };
        let plies = if plies == 0 { game.undoable(seat) } else { plies };
        game.undo(seat, plies)?;
        let entry = Entry { seat: seat.0, by: By::Player, back: plies, action: None, at };
        self.conclude(before, vec![entry], came).await
    }

    /// Writes what has been done in memory, and shows it once it is written. `before` had the turn until now.
    async fn conclude(&mut self, before: Option<Seat>, entries: Vec<Entry>, came: Instant) -> Result<(), Refused> {
        let at = entries.last().map_or_else(now, |entry| entry.at);
        for entry in &entries {
            match entry.back {
                0 => self.movers.push(entry.seat),
                back => self.movers.truncate(self.movers.len().saturating_sub(back)),
            }
        }
        let count = entries.len();
        let played = entries.iter().filter(|entry| entry.back == 0).count();
        let taken_back = played < count;
        let turn = self.turn();
        let passed = turn != before;
        let left = match (passed, played) {
            (false, _) => None,
            (true, 0) => turn.and_then(|seat| Some((seat.0, self.recall(seat)?))),
            (true, _) => before.and_then(|seat| Some((seat.0, self.charge(seat, at)?))),
        };
        if passed {
            (self.turn_since, self.warned) = (at, None);
        }
        let over = turn.is_none();
        let winners = over.then(|| self.winners());
        let letters = if passed && !taken_back { self.letters(turn) } else { Vec::new() };
        let posting = !letters.is_empty();
        let (id, number, since, due) = (self.room.id.clone(), self.number, self.turn_since, self.due());
        let written = self.house.store.write(move |db| {
            store::append(db, &id, number, &entries)?;
            if let Some((seat, left)) = left {
                store::save_left(db, &id, seat, left)?;
            }
            match winners {
                Some(winners) => store::save_end(db, &id, &winners, at)?,
                None => store::save_turn(db, &id, turn.map(|seat| seat.0), since, due)?,
            }
            for (person, letter) in &letters {
                store::post_letter(db, *person, letter, at)?;
            }
            Ok(())
        });
        if let Err(error) = written.await {
            tracing::error!(%error, table = %self.room.id, "a move could not be stored");
            self.reload().await;
            return Err(match error {
                StoreError::Conflict => Refusal::Stale.into(),
                StoreError::Closed | StoreError::Broken(_) => Refused::House("desk-broken"),
            });
        }
        self.number += count;
        if over {
            self.room.stage = Stage::Over;
        }
        if taken_back {
            let length = self.standing_log(played);
            self.groups.values_mut().for_each(|group| group.cut_log(length));
        }
        if posting {
            self.house.letters.notify_one();
        }
        self.schedule();
        self.show();
        self.house.metrics.shown(came.elapsed());
        Ok(())
    }

    /// How many entries of the log are the same as before some moves were taken back and `played` others played.
    fn standing_log(&self, played: usize) -> usize {
        let Some(game) = &self.game else { return 0 };
        let standing = game.ply().saturating_sub(played);
        game.log(engine::Eyes::Open, 0).iter().filter(|(ply, _)| *ply <= standing).count()
    }

    /// When the store should wake this table if it is not in memory.
    fn due(&self) -> Option<i64> {
        let game = self.game.as_ref()?;
        let seat = game.turn().seat()?;
        if self.bot_of(seat).is_some() || game.is_answered_by_house() { Some(now()) } else { self.clock_due() }
    }

    /// Writes whose turn it is when a table is loaded and the store does not know it yet.
    pub(super) async fn note_turn(&mut self) {
        let Some(seat) = self.turn() else { return self.let_rest().await };
        if self.room.moved.is_some() && self.number > 1 {
            return;
        }
        let (id, since, due) = (self.room.id.clone(), self.turn_since, self.due());
        let letters = self.letters(Some(seat));
        let written = self.house.store.write(move |db| {
            for (person, letter) in &letters {
                store::post_letter(db, *person, letter, now())?;
            }
            store::save_turn(db, &id, Some(seat.0), since, due)
        });
        if let Err(error) = written.await {
            tracing::error!(%error, "cannot note whose turn it is");
        }
        self.house.letters.notify_one();
    }

    /// A game that cannot be played on, since its rules are older, need not be woken any more.
    async fn let_rest(&mut self) {
        let (id, since) = (self.room.id.clone(), self.turn_since);
        if self.room.due.take().is_some()
            && let Err(error) = self.house.store.write(move |db| store::save_turn(db, &id, None, since, None)).await
        {
            tracing::error!(%error, "cannot let a table rest");
        }
    }

    fn winners(&self) -> String {
        let Some(game) = &self.game else { return "[]".into() };
        let winners: Vec<u8> = game.standings(engine::Eyes::Open).winners.iter().map(|seat| seat.0).collect();
        serde_json::to_string(&winners).unwrap_or_default()
    }

    /// Who is to be told by letter that it is their turn, or that the game is over: players of slow games, and players who
    /// are not here. Who has just one choice is not bothered: the house answers.
    fn letters(&self, turn: Option<Seat>) -> Vec<(PersonId, String)> {
        let slow = matches!(self.room.clock, Clock::Slow { .. });
        let away = |seat: Seat| match self.room.seats.get(seat.index()).map(|sits| &sits.sitter) {
            Some(&Sitter::Person(person)) if slow || !self.is_here(person) => Some(person),
            _ => None,
        };
        match turn {
            Some(seat) => {
                let asked =
                    self.bot_of(seat).is_none() && self.game.as_ref().is_some_and(|game| !game.is_answered_by_house());
                away(seat).filter(|_| asked).map(|person| (person, self.letter("your_turn"))).into_iter().collect()
            }
            None => {
                let mut people: Vec<_> = Seat::all(self.room.seats.len()).filter_map(away).collect();
                people.sort_unstable();
                people.dedup();
                people.into_iter().map(|person| (person, self.letter("game_over"))).collect()
            }
        }
    }

    async fn chat(&mut self, person: PersonId, text: &str) -> Result<(), Refused> {
        let own = self.room.seats_of(person);
        let Some(seat) = own.iter().next() else { return Err(Refused::House("desk-only-players")) };
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = text.trim().to_string();
        if text.is_empty() || text.chars().count() > LONGEST_REMARK || self.remarks.len() >= REMARKS {
            return Err(Refused::House("desk-chat-bad"));
        }
        let name = self.room.seats.get(seat.index()).map(|sits| sits.name.clone()).unwrap_or_default();
        let remark = Remark { person, name, text, at: now() };
        let (id, number, said) = (self.room.id.clone(), self.remarks.len() + 1, remark.clone());
        let written = self.house.store.write(move |db| store::remark(db, &id, number, &said)).await;
        written.map_err(|_| Refused::House("desk-broken"))?;
        self.remarks.push(remark);
        self.show();
        Ok(())
    }

    /// A bot plays this seat from now on.
    pub(super) async fn hand_over(&mut self, seat: Seat, level: &str) {
        self.set_stand_in(seat, Some(level.to_string())).await;
    }

    async fn take_back(&mut self, seat: Seat) {
        self.refill(seat);
        if self.turn() == Some(seat) {
            (self.turn_since, self.warned) = (now(), None);
        }
        self.set_stand_in(seat, None).await;
    }

    async fn set_stand_in(&mut self, seat: Seat, level: Option<String>) {
        let Some(sits) = self.room.seats.get_mut(seat.index()) else { return };
        let before = sits.stand_in.take();
        sits.stand_in = level;
        let (id, sits) = (self.room.id.clone(), sits.clone());
        let (turn, since, due) = (self.turn().map(|seat| seat.0), self.turn_since, self.due());
        let written = self.house.store.write(move |db| {
            store::save_seat(db, &id, seat.0, &sits)?;
            store::save_turn(db, &id, turn, since, due)
        });
        if let Err(error) = written.await {
            tracing::error!(%error, "cannot change who plays a seat");
            if let Some(sits) = self.room.seats.get_mut(seat.index()) {
                sits.stand_in = before;
            }
        }
        self.schedule();
        self.show();
    }
}
