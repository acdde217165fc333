//! A table as a whole: everything that is kept about it, and what one deed at it changes.

use serde::{Deserialize, Serialize};

use super::journal::append_and_pass;
use super::tables::{begin_second, first_half, save_end, save_left, save_rest};
use super::{
    Db, Entry, Half, PersonId, Post, Remark, Result, Room, TableId, append, blocks_at, journal, load, post_letters,
    remarks, save_turn,
};

/// Everything that is kept about a table.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The table.
    pub room: Room,
    /// Every move, and every time some were taken back.
    pub journal: Vec<Entry>,
    /// What has been said.
    pub remarks: Vec<Remark>,
    /// The first game of the match, if this is the second.
    pub first: Option<Half>,
    /// Who at the table has blocked whom of those who spoke there.
    pub blocks: Vec<(PersonId, PersonId)>,
}

/// Reads everything about a table.
pub fn kept(db: &Db, id: &TableId) -> Result<Option<Kept>> {
    let Some(room) = load(db, id)? else { return Ok(None) };
    let first = first_half(db, &room)?;
    let (journal, remarks, blocks) = (journal(db, id)?, remarks(db, id)?, blocks_at(db, id)?);
    Ok(Some(Kept { room, journal, remarks, first, blocks }))
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnNote {
    /// The seat that is asked; none when the game is over or cannot be played on.
    pub turn: Option<u8>,
    /// Since when.
    pub since: i64,
    /// When somebody has to look at the table again.
    pub due: Option<i64>,
}

/// What one deed at a table changes: some rows of its journal, and all that follows from them.
#[derive(Clone, Debug)]
pub struct Step {
    /// The table.
    pub table: TableId,
    /// The number of the first entry.
    pub number: usize,
    /// The entries. Their numbers must be free: only one house can accept them.
    pub entries: Vec<Entry>,
    /// A seat, and what is left in its bank.
    pub left: Option<(u8, i64)>,
    /// How the table stands afterwards.
    pub after: After,
    /// The second game of a match, which begins as the first one ends.
    pub second: Option<Box<Room>>,
    /// Does a table that rested wake up by it?
    pub wakes: bool,
    /// Letters that go out with it.
    pub posts: Vec<Post>,
    /// When it was done.
    pub at: i64,
}

/// How a table stands after a deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum After {
    /// The game goes on.
    Turn(TurnNote),
    /// The game is over.
    Over {
        /// The seats of the winners as a JSON list of numbers.
        winners: String,
        /// The score of each seat, likewise.
        scores: String,
    },
}

/// Writes what a deed changes, whole or not at all. Says how often the table has changed by then.
pub fn keep(db: &Db, step: &Step) -> Result<i64> {
    let edition = match (&step.after, &step.entries[..]) {
        // What most deeds are, by one walk to the database instead of two.
        (After::Turn(note), [entry]) if !db.is_sqlite() => append_and_pass(db, &step.table, step.number, entry, *note)?,
        (After::Turn(note), entries) => {
            append(db, &step.table, step.number, entries)?;
            save_turn(db, &step.table, *note)?
        }
        (After::Over { winners, scores }, entries) => {
            append(db, &step.table, step.number, entries)?;
            save_end(db, &step.table, winners, scores, step.at)?;
            super::edition(db, &step.table)?
        }
    };
    if let Some((seat, left)) = step.left {
        save_left(db, &step.table, seat, left)?;
    }
    if step.wakes {
        save_rest(db, &step.table, false)?;
    }
    if let Some(second) = &step.second {
        begin_second(db, &step.table, second, step.at)?;
    }
    post_letters(db, &step.posts, step.at)?;
    Ok(edition)
}
