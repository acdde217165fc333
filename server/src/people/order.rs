//! Order in the house: players report and block each other; owners mute, ban, end tables and keep names. Whoever may not do
//! something is told so in a sentence, and until when.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};

use engine::Seat;

use super::farewell::leave_tables;
use super::name_of;
use crate::House;
use crate::live::{Ask, STAND_IN, SeatWord};
use crate::people::tidy_talk;
use crate::rates::network;
use crate::refused::Refused;
use crate::seats::Sitter;
use crate::store::{self, Person, PersonId, Room, Stage, TableId};
use crate::time::now;

/// What somebody may be reported for.
pub const REASONS: [&str; 5] = ["words", "stalling", "name", "cheating", "other"];
/// The longest complaint, in letters.
const LONGEST: usize = 600;
/// A network stays closed for newcomers for so many days.
const NETWORK_DAYS: i64 = 7;
/// So many people are remembered with where they were last seen from.
const SEEN: usize = 20_000;

/// Whose seat it is or was, also after they have left for good.
pub fn sat_there(sitter: &Sitter) -> Option<PersonId> {
    match sitter {
        Sitter::Person(person) | Sitter::StandIn { person, .. } | Sitter::Resigned { person, .. } => Some(*person),
        Sitter::Open | Sitter::Bot(_) => None,
    }
}

/// The other one in a seat of a table where somebody sits or sat.
async fn other_at(house: &House, by: PersonId, table: &TableId, seat: u8) -> Result<PersonId, Refused> {
    let key = table.clone();
    let room: Room = house.store.read(move |db| store::load(db, &key)).await?.ok_or(Refused::NoTable)?;
    if !room.seats.iter().any(|seat| sat_there(&seat.sitter) == Some(by)) {
        return Err(Refused::NotSeated);
    }
    let other = room.seats.get(usize::from(seat)).and_then(|seat| sat_there(&seat.sitter));
    other.filter(|&other| other != by).ok_or(Refused::BadForm)
}

/// A player complains of another one at the same table.
pub async fn report(
    house: &House,
    by: &Person,
    table: &TableId,
    seat: u8,
    reason: &str,
    text: &str,
) -> Result<(), Refused> {
    let reason = REASONS.into_iter().find(|&known| known == reason).ok_or(Refused::BadForm)?;
    let text: String = tidy_talk(text).chars().take(LONGEST).collect();
    let (by, about) = (by.id, other_at(house, by.id, table, seat).await?);
    let table = table.clone();
    let kept = house.store.write(move |db| store::report(db, (by, about), &table, (reason, &text), now()));
    Ok(kept.await?)
}

/// A player does not want to sit with another one any more, or does not mind.
pub async fn block_at(house: &Arc<House>, by: PersonId, table: &TableId, seat: u8, on: bool) -> Result<(), Refused> {
    let other = other_at(house, by, table, seat).await?;
    let key = table.clone();
    let blocked = house.store.write_at(table, move |db| {
        store::touch(db, &key)?;
        store::block(db, by, other, on)
    });
    blocked.await?;
    house.live.refresh(house, table);
    Ok(())
}

/// A player does not mind somebody any more.
pub async fn unblock(house: &House, by: PersonId, other: PersonId) -> Result<(), Refused> {
    Ok(house.store.write(move |db| store::block(db, by, other, false)).await?)
}

/// An owner keeps somebody from everything until some time; 0 lets them in again. What they hold open is closed, and bots play
/// on where they sit. If their network is closed too, nobody new comes in from there for a week.
pub async fn ban(house: &Arc<House>, id: PersonId, until: i64, with_network: bool) -> Result<(), Refused> {
    let from = house.seen_from(id).filter(|_| with_network && until > 0);
    let sessions = house.store.write(move |db| {
        if let Some(from) = from {
            store::close_network(db, &from.to_string(), now() + NETWORK_DAYS * 86_400_000)?;
        }
        store::ban(db, id, until)
    });
    house.tell_ended(sessions.await?);
    if until > now() {
        let hand_over = |seat: Seat| SeatWord::HandOver { hand_over: seat.0, level: STAND_IN.into() };
        leave_tables(house, id, hand_over).await?;
    }
    Ok(())
}

/// An owner ends a table, whether its game has begun or not.
pub async fn end_table(house: &Arc<House>, table: &TableId) -> Result<(), Refused> {
    let key = table.clone();
    let waiting = house.store.write_at(table, move |db| {
        store::touch(db, &key)?;
        let Some(room) = store::load(db, &key)? else { return Ok(None) };
        if room.stage == Stage::Waiting {
            store::save_stage(db, &key, Stage::Closed, now())?;
        }
        Ok(Some(room.stage == Stage::Waiting))
    });
    match waiting.await?.ok_or(Refused::NoTable)? {
        true => house.live.refresh(house, table),
        false => house.live.ask(house, table, |reply| Ask::BreakOff { reply }).await??,
    }
    Ok(())
}

/// An owner keeps a name, and all that look like it, from everybody. Whoever has it keeps it.
pub async fn reserve_name(house: &House, name: &str) -> Result<(), Refused> {
    let name = name_of(name).ok_or(Refused::BadName)?;
    Ok(house.store.write(move |db| store::hold_name(db, &name.shown, &name.looks, None, None)).await?)
}

impl House {
    /// Remembers from which network somebody came; never written down.
    pub(crate) fn see(&self, id: PersonId, address: IpAddr) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= SEEN && !seen.contains_key(&id) {
            seen.clear();
        }
        seen.insert(id, network(address));
    }

    fn seen_from(&self, id: PersonId) -> Option<IpAddr> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).get(&id).copied()
    }
}
