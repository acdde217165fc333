//! Ways out of a game: a bot plays for a while, a player resigns, or all agree to break the game off. Each is written into
//! the journal with what it changes, and shown then. A table that nobody is left at ends by itself.

use std::sync::Arc;

use engine::{Refusal, Seat};

use super::play::LONGEST_JOURNAL;
use super::table::LiveTable;
use super::{STAND_IN, SeatWord};
use crate::refused::Refused;
use crate::store::{self, By, PersonId, SeatNews, Stage};
use crate::time::now;

impl LiveTable {
    /// Has so much happened here that it fills the disk and nothing else?
    fn is_overlong(&self) -> bool {
        self.play.number >= 2 * LONGEST_JOURNAL
    }

    /// A player lets a bot play, plays again, or leaves for good.
    pub(super) async fn change_seat(&mut self, person: PersonId, word: SeatWord) -> Result<(), Refused> {
        if self.is_overlong() && !matches!(word, SeatWord::Resign { .. }) {
            return Err(Refused::TooFast);
        }
        match word {
            SeatWord::HandOver { hand_over, level } => {
                let seat = self.play.own_seat(person, hand_over)?;
                let level = bots::Level::from_name(&level).ok_or(Refused::NoSuchLevel)?;
                if self.play.asked() == Some(seat) {
                    self.clocks.hand_over(seat, now());
                }
                self.seat_bot(seat, By::Player, SeatNews::HandedOver(level.id.into())).await
            }
            SeatWord::TakeBack { take_back } => {
                let seat = self.play.own_seat(person, take_back)?;
                if self.play.bot_of(seat).is_none() {
                    // Whoever plays anyway gains no time by saying so.
                    return Ok(());
                }
                self.clocks.come_back(seat, self.play.turn() == Some(seat), now());
                self.seat_bot(seat, By::Player, SeatNews::CameBack).await
            }
            SeatWord::Away { away, days } => {
                let seat = self.play.own_seat(person, away)?;
                self.go_away(seat, days).await
            }
            SeatWord::Resign { resign } => {
                let seat = self.play.own_seat(person, resign)?;
                let level = self.play.bot_of(seat).map_or(STAND_IN, |level| level.id);
                self.seat_bot(seat, By::Player, SeatNews::Resigned(level.into())).await?;
                // Whoever has left sees the table as others do who only watch.
                self.crowd.send_away(|stand| stand.own.contains(seat));
                Ok(())
            }
        }
    }

    /// A player's time is up: a bot plays for them.
    pub(super) async fn run_out(&mut self, seat: Seat) {
        // What could not be written was told to the log, and the table is as it was.
        let _ = self.seat_bot(seat, By::House, SeatNews::RanOut(STAND_IN.into())).await;
    }

    /// Who moves a seat's pieces changes as the news say.
    async fn seat_bot(&mut self, seat: Seat, by: By, news: SeatNews) -> Result<(), Refused> {
        let Some(sits) = self.play.room.seats.get_mut(seat.index()) else { return Err(Refused::NotYours) };
        let sitter = match &news {
            SeatNews::HandedOver(level) | SeatNews::RanOut(level) => sits.sitter.with_stand_in(Some(level.clone())),
            SeatNews::CameBack => sits.sitter.with_stand_in(None),
            SeatNews::Resigned(level) => sits.sitter.with_stand_in(Some(level.clone())).resigned(),
            SeatNews::AsksEnd
            | SeatNews::PlaysOn
            | SeatNews::Away(_)
            | SeatNews::Returned
            | SeatNews::Helped
            | SeatNews::Guarded
            | SeatNews::Ended => sits.sitter.clone(),
        };
        if sitter == sits.sitter {
            // Nothing would change: asked twice, say.
            return Ok(());
        }
        sits.sitter = sitter;
        self.tell(seat, by, news).await
    }

    /// A player would like to end the game, or would rather play on. It ends once all people agree who play themselves.
    pub(super) async fn ask_end(&mut self, person: PersonId, end: bool) -> Result<(), Refused> {
        let own = self.play.room.seats_of(person);
        let Some(seat) = own.iter().next() else { return Err(Refused::NotSeated) };
        let seat = self.play.own_seat(person, seat.0)?;
        let asked = self.play.story.asks_end(&self.play.room, person);
        match end {
            true if !asked => self.tell(seat, By::Player, SeatNews::AsksEnd).await,
            false if !self.play.story.enders.is_empty() && !self.is_overlong() => {
                self.tell(seat, By::Player, SeatNews::PlaysOn).await
            }
            _ => Ok(()),
        }
    }

    /// An owner of the house ends the game.
    pub(super) async fn break_off(&mut self) -> Result<(), Refused> {
        match self.play.room.stage {
            Stage::Playing => self.tell(Seat(0), By::House, SeatNews::Ended).await,
            _ => Err(Refused::NotPlaying),
        }
    }

    /// Something has happened to a seat: it is written with all that follows from it, and shown.
    pub(super) async fn tell(&mut self, seat: Seat, by: By, news: SeatNews) -> Result<(), Refused> {
        let (at, number) = (now(), self.play.number);
        // Who lets a bot play for a while does not agree by that.
        let asks = matches!(news, SeatNews::AsksEnd | SeatNews::Resigned(_));
        let broken = news == SeatNews::Ended;
        let mut entries = vec![self.play.tell(seat, by, news, at)];
        let room = &self.play.room;
        let deserted = room.seats.iter().all(|sits| sits.sitter.person().is_none());
        let ends = broken || deserted || (asks && self.play.story.is_agreed(room));
        if ends {
            if !broken {
                entries.push(self.play.tell(seat, by, SeatNews::Ended, at));
            }
            self.play.room.stage = Stage::Ended;
        }
        let room = &self.play.room;
        let Some(sits) = room.seats.get(seat.index()) else { return Err(Refused::NotYours) };
        let sits = self.clocks.told(seat, sits);
        let (id, note, count) = (room.id.clone(), self.turn_note(), entries.len());
        let posts = if ends { self.letters().turn_passed() } else { Vec::new() };
        let deed = Arc::new(entries);
        let entries = deed.clone();
        let written = self.house.store.write_at(&self.play.room.id, move |db| {
            store::append(db, &id, number, &entries)?;
            store::post_letters(db, &posts, at)?;
            store::save_seat(db, &id, seat.0, &sits)?;
            if !ends {
                return store::save_turn(db, &id, note);
            }
            store::save_stage(db, &id, Stage::Ended, at)?;
            store::edition(db, &id)
        });
        let edition = match written.await {
            Ok(edition) => edition,
            Err(error) => {
                // Whoever moves at the same moment does not keep anybody from leaving.
                let refused = self.not_written(&error, number, &deed).await;
                let raced = refused == Err(Refusal::Stale.into());
                return if raced { Err(Refused::Overtaken) } else { refused };
            }
        };
        self.publish_change();
        self.play.number += count;
        if ends {
            self.house.post();
        }
        self.schedule();
        self.show();
        self.written(edition).await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::{ANNA, BORYS, table};
    use crate::seats::Sitter;

    #[test]
    fn all_who_play_themselves_have_to_agree() {
        let mut play = table();
        assert!(!play.story.is_agreed(&play.room), "nobody has asked");
        play.tell(Seat(0), By::Player, SeatNews::AsksEnd, 0);
        assert!(play.story.asks_end(&play.room, ANNA) && !play.story.asks_end(&play.room, BORYS));
        assert!(!play.story.is_agreed(&play.room));
        let person = play.room.seats[1].sitter.clone();
        play.room.seats[1].sitter = Sitter::StandIn { person: BORYS, level: "easy".into() };
        assert!(play.story.is_agreed(&play.room), "a bot plays for the other one");
        play.room.seats[1].sitter = person;
        play.tell(Seat(1), By::Player, SeatNews::PlaysOn, 0);
        assert!(play.story.enders.is_empty());
    }
}
