//! The lobby: making, joining, leaving, starting and closing tables, and the rematch. Everything is decided inside one
//! transaction of the store, so two people can never take the same chair.

pub(crate) mod duel;
pub(crate) mod sides;
mod wish;

use std::sync::Arc;

use crate::House;
use crate::people::{looks_anywhere, name_of, names_instead, tidy_name};
use crate::refused::Refused;
use crate::seats::{Chair, Sitter};
use crate::store::{self, Db, Person, PersonId, Room, RoomSeat, Stage, TableId};
use crate::time::now;

pub use wish::Wish;

/// Makes a table. If no chair is free, the game begins at once.
pub async fn make(house: &Arc<House>, person: &Person, wish: &Wish) -> Result<TableId, Refused> {
    let title = shelf::game(&wish.game).ok_or(Refused::NoGame)?;
    wish.check(title)?;
    let room = Room {
        game: wish.game.clone(),
        rules: house.config.rules_of(title),
        options: wish.options.to_string(),
        host_name: person.name.clone(),
        public: wish.public,
        shuffle: wish.shuffle,
        undo: wish.undo,
        help: wish.help,
        clock: wish.clock,
        created: now(),
        double_header: wish.double_header,
        seats: wish.seats.iter().map(|chair| seat_for(chair, person.id)).collect(),
        ..Room::bare(house.config.luck.key(), person.id)
    };
    let limits = &house.config.limits;
    let most = if person.account { limits.account_tables } else { limits.guest_tables };
    let (id, host, host_name) = (room.id.clone(), person.id, person.name.clone());
    let ahead = house.config.rules_ahead;
    let made = house.store.write(move |db| {
        if store::count_hosted(db, host)? >= most {
            return Ok(Err(Refused::TooManyTables));
        }
        if let Err(refused) = name_friends(db, &room, &host_name)? {
            return Ok(Err(refused));
        }
        store::insert(db, &room)?;
        if is_full(&room) {
            begin(db, room, ahead)?;
        }
        Ok(Ok(()))
    });
    made.await??;
    Ok(id)
}

fn seat_for(chair: &Chair, me: PersonId) -> RoomSeat {
    let (sitter, given) = match chair {
        Chair::Me => (Sitter::Person(me), None),
        Chair::Beside(name) => (Sitter::Person(me), tidy_name(name)),
        Chair::Open => (Sitter::Open, None),
        Chair::Bot(level) => (Sitter::Bot(level.clone()), None),
    };
    RoomSeat { sitter, given: given.unwrap_or_default(), ..RoomSeat::open() }
}

fn is_full(room: &Room) -> bool {
    room.seats.iter().all(|seat| seat.sitter != Sitter::Open)
}

/// The game begins: seats are shuffled if so wished, and from now on nobody comes or goes. Only now are cards dealt, and by today's rules,
/// though the table may have waited since before an upgrade.
fn begin(db: &Db, mut room: Room, ahead: u32) -> store::Result<()> {
    if let Some(title) = shelf::game(&room.game) {
        store::save_rules(db, &room.id, title.facts().rules + ahead)?;
    }
    if room.shuffle {
        shuffle(&mut room);
        store::save_options(db, &room.id, &room.options)?;
    }
    store::write_seats(db, &room.id, &room.seats)?;
    store::save_stage(db, &room.id, Stage::Playing, now())
}

/// Shuffles the chairs. What somebody chose for their chair goes with it.
fn shuffle(room: &mut Room) {
    let mut order: Vec<usize> = (0..room.seats.len()).collect();
    room.key.seating().shuffle(&mut order);
    room.seats = order.iter().filter_map(|&from| room.seats.get(from).cloned()).collect();
    if let (Some(title), Ok(mut options)) = (shelf::game(&room.game), serde_json::from_str(&room.options)) {
        sides::reseat(title.facts().knobs, &mut options, &order);
        room.options = options.to_string();
    }
}

/// Changes a table that waits. The change and the news of it go together.
async fn change(
    house: &Arc<House>,
    id: &TableId,
    change: impl FnOnce(&Db, Room) -> store::Result<Result<(), Refused>> + Send + 'static,
) -> Result<(), Refused> {
    let key = id.clone();
    let changed = house.store.write_at(id, move |db| {
        store::touch(db, &key)?;
        match store::load(db, &key)? {
            Some(room) if room.stage == Stage::Waiting => change(db, room),
            Some(_) => Ok(Err(Refused::NotWaiting)),
            None => Ok(Err(Refused::NoTable)),
        }
    });
    changed.await??;
    house.live.refresh(house, id);
    Ok(())
}

/// Takes a free chair, the given one if it is free. The last one to come starts the game, unless everybody may still want
/// to choose their side: then the host does.
pub async fn join(house: &Arc<House>, id: &TableId, person: PersonId, seat: Option<u8>) -> Result<(), Refused> {
    let ahead = house.config.rules_ahead;
    change(house, id, move |db, mut room| {
        if !room.seats_of(person).is_empty() {
            return Ok(Err(Refused::Seated));
        }
        let shunned = store::not_with(db, person)?;
        let here = room.seats.iter().filter_map(|seat| seat.sitter.person()).chain([room.host]);
        if here.into_iter().any(|other| shunned.contains(&other)) {
            return Ok(Err(Refused::NotTogether));
        }
        if !has_name_for(db, &room, person)? {
            return Ok(Err(Refused::NameAtTable));
        }
        let wanted = seat.map(usize::from).filter(|&seat| room.seats.get(seat).is_some_and(is_open));
        let Some(seat) = wanted.or_else(|| room.seats.iter().position(is_open)) else {
            return Ok(Err(Refused::NoFreeSeat));
        };
        let taken = RoomSeat { sitter: Sitter::Person(person), ..RoomSeat::open() };
        store::save_seat(db, &room.id, seat as u8, &taken)?;
        if let Some(sits) = room.seats.get_mut(seat) {
            *sits = taken;
        }
        if is_full(&room) && !shelf::game(&room.game).is_some_and(sides::has_sides) {
            begin(db, room, ahead)?;
        }
        Ok(Ok(()))
    })
    .await
}

/// May those who sit beside the host at one screen be called so? Nobody takes the name of an account or of somebody else at the table.
fn name_friends(db: &Db, room: &Room, host: &str) -> store::Result<Result<(), Refused>> {
    let mut here = vec![looks_anywhere(host)];
    for name in room.seats.iter().filter_map(|seat| name_of(&seat.given)) {
        let looks = looks_anywhere(&name.shown);
        if here.contains(&looks) {
            return Ok(Err(Refused::NameAtTable));
        }
        if store::name_taken(db, Some(room.host), &name)? {
            return Ok(Err(Refused::NameTaken));
        }
        here.push(looks);
    }
    Ok(Ok(()))
}

/// Is somebody called otherwise than all others at a table? Whoever was named by the house gets another name if need be.
fn has_name_for(db: &Db, room: &Room, person: PersonId) -> store::Result<bool> {
    let Some(me) = store::person(db, person)? else { return Ok(true) };
    let sitting = room.seats.iter().filter(|sits| sits.sitter.person().is_some());
    let here: Vec<String> = sitting.map(|sits| looks_anywhere(&sits.name)).collect();
    if !here.contains(&looks_anywhere(&me.name)) {
        return Ok(true);
    }
    let mates: Vec<String> = store::table_mates(db, person)?.iter().map(|name| looks_anywhere(name)).collect();
    for name in names_instead(&me.name).filter(|_| !me.account) {
        let looks = looks_anywhere(&name.shown);
        if !here.contains(&looks) && !mates.contains(&looks) && !store::name_taken(db, Some(person), &name)? {
            store::rename(db, person, &name, now())?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// Chooses what a chair plays: whoever sits there does, and the host for bots and free chairs.
pub async fn choose(
    house: &Arc<House>,
    id: &TableId,
    person: PersonId,
    seat: u8,
    option: String,
    value: String,
) -> Result<(), Refused> {
    change(house, id, move |db, room| {
        let Some(title) = shelf::game(&room.game) else { return Ok(Err(Refused::NoGame)) };
        let (seat, seats) = (usize::from(seat), room.seats.len());
        if !room.seats.get(seat).is_some_and(|sits| may_choose(&room, sits, person)) {
            return Ok(Err(Refused::NotYours));
        }
        let options = serde_json::from_str(&room.options).unwrap_or_default();
        let Some(options) = sides::chosen(title, &options, seats, (seat, &option, &value)) else {
            return Ok(Err(Refused::BadForm));
        };
        if let Err(bad) = title.check(&options, seats) {
            return Ok(Err(Refused::Options { game: room.game.clone(), bad }));
        }
        store::save_options(db, &room.id, &options.to_string())?;
        Ok(Ok(()))
    })
    .await
}

/// May this person choose what a chair plays?
pub(crate) fn may_choose(room: &Room, sits: &RoomSeat, person: PersonId) -> bool {
    match sits.sitter.person() {
        Some(owner) => owner == person,
        None => room.host == person,
    }
}

fn is_open(seat: &RoomSeat) -> bool {
    seat.sitter == Sitter::Open
}

/// Leaves a table before the game.
pub async fn leave(house: &Arc<House>, id: &TableId, person: PersonId) -> Result<(), Refused> {
    change(house, id, move |db, room| {
        let own = room.seats_of(person);
        for seat in own.iter() {
            store::save_seat(db, &room.id, seat.0, &RoomSeat::open())?;
        }
        Ok(if own.is_empty() { Err(Refused::NotSeated) } else { Ok(()) })
    })
    .await
}

/// The host starts the game. Chairs that are still free are taken by bots of this level, if one is given.
pub async fn start(house: &Arc<House>, id: &TableId, person: PersonId, fill: Option<String>) -> Result<(), Refused> {
    if fill.as_deref().is_some_and(|level| bots::Level::from_name(level).is_none()) {
        return Err(Refused::NoSuchLevel);
    }
    let ahead = house.config.rules_ahead;
    change(house, id, move |db, mut room| {
        if room.host != person {
            return Ok(Err(Refused::NotHost));
        }
        if let Some(level) = fill {
            for seat in room.seats.iter_mut().filter(|seat| is_open(seat)) {
                seat.sitter = Sitter::Bot(level.clone());
            }
        }
        if !is_full(&room) {
            return Ok(Err(Refused::SeatsFree));
        }
        begin(db, room, ahead)?;
        Ok(Ok(()))
    })
    .await
}

/// The host closes a table that has not begun.
pub async fn close(house: &Arc<House>, id: &TableId, person: PersonId) -> Result<(), Refused> {
    change(house, id, move |db, room| {
        if room.host != person {
            return Ok(Err(Refused::NotHost));
        }
        store::save_stage(db, &room.id, Stage::Closed, now())?;
        Ok(Ok(()))
    })
    .await
}

/// Somebody puts a table away. Before the game they leave it, or close it if it is theirs; a game against bots alone rests
/// until they play on. Where others play too, a seat is left at the table itself.
pub async fn put_away(house: &Arc<House>, id: &TableId, person: PersonId) -> Result<(), Refused> {
    let key = id.clone();
    let put = house.store.write_at(id, move |db| {
        store::touch(db, &key)?;
        let Some(room) = store::load(db, &key)? else { return Ok(Err(Refused::NoTable)) };
        let own = room.seats_of(person);
        match room.stage {
            Stage::Waiting if room.host == person => store::save_stage(db, &key, Stage::Closed, now())?,
            _ if own.is_empty() => return Ok(Err(Refused::NotSeated)),
            Stage::Waiting => {
                for seat in own.iter() {
                    store::save_seat(db, &key, seat.0, &RoomSeat::open())?;
                }
            }
            Stage::Playing if room.is_alone(person) => store::save_rest(db, &key, true)?,
            Stage::Playing => return Ok(Err(Refused::NotAlone)),
            Stage::Over | Stage::Ended | Stage::Closed => return Ok(Err(Refused::NotPlaying)),
        }
        Ok(Ok(()))
    });
    put.await??;
    house.live.refresh(house, id);
    Ok(())
}

/// The same again. Whoever asks first makes the table; who asks later joins it. After the first game of a match comes the
/// second, and after that the whole match again.
pub async fn rematch(house: &Arc<House>, id: &TableId, person: &Person) -> Result<TableId, Refused> {
    let key = id.clone();
    let old = house.store.read(move |db| store::load(db, &key)).await?.ok_or(Refused::NoTable)?;
    if !old.stage.is_finished() {
        return Err(Refused::NotOver);
    }
    if old.seats_of(person.id).is_empty() {
        return Err(Refused::NotSeated);
    }
    if let Some(second) = old.second {
        return Ok(second);
    }
    let next = match &old.rematch {
        Some(next) => next.clone(),
        None => {
            let first = old.first.clone();
            let first = house.store.read(move |db| first.map_or(Ok(None), |first| store::load(db, &first))).await?;
            let made = make(house, person, &Wish::again(first.as_ref().unwrap_or(&old), person.id)).await?;
            let (key, offered) = (id.clone(), made.clone());
            let counts = house.store.write_at(id, move |db| store::offer_rematch(db, &key, &offered)).await?;
            if counts != made {
                // Somebody was faster: their table counts.
                close(house, &made, person.id).await.or_else(harmless)?;
            }
            house.live.refresh(house, id);
            counts
        }
    };
    join(house, &next, person.id, None).await.or_else(harmless)?;
    Ok(next)
}

/// Sitting there already, or coming too late, does not hinder anybody from looking at the rematch.
fn harmless(refused: Refused) -> Result<(), Refused> {
    match refused {
        Refused::NoTable | Refused::Broken => Err(refused),
        _ => Ok(()),
    }
}
