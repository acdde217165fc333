//! Leaving the house for good, and taking along what it knows about one. The games of others stay whole: where somebody sat
//! who has left, a former player did.

use std::sync::Arc;

use engine::{Lang, Seat};

use crate::House;
use crate::live::{STAND_IN, SeatWord, Word};
use crate::lobby;
use crate::pages;
use crate::people::guest_name_in;
use crate::refused::Refused;
use crate::store::{self, PersonId, Stage, TableId};
use crate::time::now;

/// What somebody is called for a reader of this language: who has left the house has no name any more.
pub fn name_in(lang: Lang, name: &str) -> String {
    if name.is_empty() { pages::say(lang).word("desk-former-player") } else { guest_name_in(lang, name) }
}

/// Forgets a person: bots play on where they sit, and nothing is left of them but their moves.
pub async fn leave_for_good(house: &Arc<House>, id: PersonId) -> Result<(), Refused> {
    leave_tables(house, id, |seat| SeatWord::Resign { resign: seat.0 }).await?;
    let erased = house.store.write(move |db| {
        let tables = store::tables_of(db, id)?;
        tables.iter().try_for_each(|table| store::touch(db, table))?;
        Ok((tables, store::erase(db, id, STAND_IN, now())?))
    });
    let (tables, sessions) = erased.await?;
    house.tell_ended(sessions);
    tables.iter().for_each(|table| house.live.refresh(house, table));
    Ok(())
}

/// Takes somebody away from every table where they sit; `word` says what becomes of a seat in a game.
pub(super) async fn leave_tables(house: &Arc<House>, id: PersonId, word: fn(Seat) -> SeatWord) -> Result<(), Refused> {
    for table in house.store.read(move |db| store::seated_tables(db, id)).await? {
        // A table that has just ended needs nobody.
        if let Err(refused) = leave(house, &table, id, word).await {
            tracing::warn!(?refused, %table, "a table could not be left");
        }
    }
    Ok(())
}

async fn leave(house: &Arc<House>, table: &TableId, id: PersonId, word: fn(Seat) -> SeatWord) -> Result<(), Refused> {
    let key = table.clone();
    let room = house.store.read(move |db| store::load(db, &key)).await?.ok_or(Refused::NoTable)?;
    match room.stage {
        Stage::Waiting if room.host == id => lobby::close(house, table, id).await,
        Stage::Waiting => lobby::leave(house, table, id).await,
        Stage::Playing => {
            for seat in room.seats_of(id).iter() {
                house.live.act(house, table, id, None, Word::Seat(word(seat))).await?;
            }
            Ok(())
        }
        Stage::Over | Stage::Ended | Stage::Closed => Ok(()),
    }
}

/// Everything that the house knows about a person, as JSON that one can read.
pub async fn everything_about(house: &House, id: PersonId) -> Result<String, Refused> {
    let mut all = house.store.read(move |db| store::everything_about(db, id)).await?;
    if let Some(all) = all.as_object_mut() {
        all.insert("house".into(), house.address.clone().into());
        all.insert("written".into(), now().into());
    }
    serde_json::to_string_pretty(&all).map_err(|_| Refused::Broken)
}
