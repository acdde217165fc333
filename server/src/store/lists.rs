//! Lists of tables: where somebody sits, where they may join or watch, and what is over. A table *rests* if its only player
//! has put it away, or has not come for a week, or if only bots are left: then it waits below the shelf, counts against no
//! limit, and nobody is told that it waits.

use super::tables::{numbers, read_seats};
use super::{Db, Half, PersonId, Result, RoomSeat, Stage, TableId, params};
use crate::time::now;

/// A table against bots alone rests after so many days without a move.
const PATIENCE_DAYS: i64 = 7;

/// Does a table rest, as a condition about a row of `tables`? `?2` is what [`long_ago`] says.
const RESTS: &str = "(rests
    OR (stage = 1 AND NOT EXISTS (SELECT 1 FROM seats WHERE room = tables.id AND person IS NOT NULL AND stand_in IS NULL))
    OR (coalesce(moved, created) < ?2
        AND (SELECT count(DISTINCT person) FROM seats WHERE room = tables.id AND NOT resigned) < 2))";

/// Does somebody, who is `?1`, still sit there?
const SITS: &str = "id IN (SELECT room FROM seats WHERE person = ?1 AND NOT resigned)";

/// The time before which an untouched table against bots rests.
fn long_ago() -> i64 {
    now() - PATIENCE_DAYS * 86_400_000
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Where this person sits and the game is not over.
    Mine(PersonId),
    /// The same where the table rests.
    Resting(PersonId),
    /// Public ones with a free seat, where nobody sits whom this person has blocked, or who has blocked them.
    Open(Option<PersonId>),
    /// Public ones being played.
    Watch,
    /// All that are being played and do not rest, for the owners of the house.
    Running,
    /// All that wait, likewise.
    Waiting,
    /// Finished games of this person. A match is listed by its last game.
    MyFinished(PersonId),
    /// Finished public games, likewise.
    Finished,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Brief {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Where it stands.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Option<u8>,
    /// When something happened last.
    pub moved: i64,
    /// The seats of the winners as a JSON list of numbers; none before the end.
    pub result: Option<String>,
    /// Is it one of the two games of a match?
    pub double_header: bool,
    /// The first game of the match, if this is the second.
    pub first: Option<Half>,
    /// The scores by seat, once the game is over.
    pub scores: Vec<i32>,
    /// Who sits there.
    pub seats: Vec<RoomSeat>,
}

/// Lists tables, the newest first.
pub fn list(db: &Db, list: List, limit: usize) -> Result<Vec<Brief>> {
    let (filter, person) = match list {
        List::Mine(person) => (format!("stage < 2 AND {SITS} AND NOT {RESTS}"), person.0),
        List::Resting(person) => (format!("stage < 2 AND {SITS} AND {RESTS}"), person.0),
        List::Open(person) => (
            "stage = 0 AND public AND id IN (SELECT room FROM seats WHERE person IS NULL AND bot IS NULL)
             AND id NOT IN (SELECT room FROM seats WHERE person IN
                 (SELECT other FROM blocks WHERE person = ?1 UNION SELECT person FROM blocks WHERE other = ?1))"
                .into(),
            person.map_or(0, |person| person.0),
        ),
        List::Watch => (format!("stage = 1 AND public AND ?1 = 0 AND NOT {RESTS}"), 0),
        List::Running => (format!("stage = 1 AND ?1 = 0 AND NOT {RESTS}"), 0),
        List::Waiting => ("stage = 0 AND ?1 = 0".into(), 0),
        List::MyFinished(person) => {
            ("stage IN (2, 4) AND second IS NULL AND id IN (SELECT room FROM seats WHERE person = ?1)".into(), person.0)
        }
        List::Finished => ("stage = 2 AND second IS NULL AND public AND ?1 = 0".into(), 0),
    };
    let mut briefs: Vec<Brief> = db.all(
        &format!(
            "SELECT id, game, rules, stage, turn, coalesce(ended, moved, created) AS last, result, double_header,
             coalesce(scores, '[]'), first, (SELECT scores FROM tables AS half WHERE half.id = tables.first)
             FROM tables WHERE {filter} AND ?2 > 0 ORDER BY last DESC LIMIT ?3"
        ),
        params![person, long_ago(), limit as i64],
        |row| {
            Ok(Brief {
                id: TableId(row.get(0)?),
                game: row.get(1)?,
                rules: row.get(2)?,
                stage: Stage::from_number(row.get(3)?),
                turn: row.get(4)?,
                moved: row.get(5)?,
                result: row.get(6)?,
                double_header: row.get(7)?,
                scores: numbers(&row.get::<String>(8)?),
                first: match (row.get::<Option<String>>(9)?, row.get::<Option<String>>(10)?) {
                    (Some(first), Some(scores)) => Some(Half { table: TableId(first), scores: numbers(&scores) }),
                    _ => None,
                },
                seats: Vec::new(),
            })
        },
    )?;
    for brief in &mut briefs {
        brief.seats = read_seats(db, &brief.id)?;
    }
    Ok(briefs)
}

/// How many unfinished tables a person has made that do not rest, and where they still play or wait.
pub fn count_hosted(db: &Db, person: PersonId) -> Result<usize> {
    db.query_row(
        &format!("SELECT count(*) FROM tables WHERE host = ?1 AND stage < 2 AND (stage = 0 OR {SITS}) AND NOT {RESTS}"),
        params![person.0, long_ago()],
        |row| row.get::<i64>(0),
    )
    .map(|count| count as usize)
}

/// Unfinished tables where a person sits.
pub fn seated_tables(db: &Db, person: PersonId) -> Result<Vec<TableId>> {
    db.all(
        "SELECT id FROM tables WHERE stage < 2 AND id IN (SELECT room FROM seats WHERE person = ?)",
        [person.0],
        |row| Ok(TableId(row.get(0)?)),
    )
}

/// At how many tables something is asked of a person. The plus sign keeps the question from going through all tables that are played at.
pub fn asked_of(db: &Db, person: PersonId) -> Result<usize> {
    db.query_row(
        &format!(
            "SELECT count(*) FROM seats AS mine JOIN tables ON tables.id = mine.room
         WHERE mine.person = ?1 AND +stage = 1 AND turn = mine.seat AND mine.stand_in IS NULL AND NOT {RESTS}"
        ),
        params![person.0, long_ago()],
        |row| row.get::<i64>(0),
    )
    .map(|count| count as usize)
}

/// What the other people are called who sit at unfinished tables with a person.
pub fn table_mates(db: &Db, person: PersonId) -> Result<Vec<String>> {
    db.all(
        "SELECT DISTINCT coalesce(nullif(theirs.name, ''), people.name) FROM seats AS mine JOIN tables ON tables.id = mine.room AND tables.stage < 2
         JOIN seats AS theirs ON theirs.room = mine.room JOIN people ON people.id = theirs.person
         WHERE mine.person = ?1 AND (theirs.person <> ?1 OR theirs.name <> '')",
        [person.0],
        |row| row.get(0),
    )
}
