//! Leaving the house for good: everything about a person is forgotten but that somebody sat there, so that the games of
//! others can still be read. And before that: everything that the house knows about a person, as data.

use serde_json::{Map, Value, json};

use super::names::HELD_DAYS;
use super::{Cell, Db, PersonId, Result, Stage, TableId, hold_name, params};

/// Forgets a person. Their seats at games that still run are left to bots, and tables that they made and nobody has begun are
/// closed. Returns their cookies and tokens, which are gone.
pub fn erase(db: &Db, id: PersonId, stand_in: &str, now: i64) -> Result<Vec<Vec<u8>>> {
    let held: Option<(String, Option<String>)> =
        db.first("SELECT name, looks FROM people WHERE id = ?", [id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if let Some((_, Some(looks))) = held {
        // What it was called is forgotten; what it looked like is held for a while.
        hold_name(db, "", &looks, None, Some(now + HELD_DAYS * 86_400_000))?;
    }
    db.execute("UPDATE seats SET name = NULL WHERE person = ?", [id.0])?;
    let (waiting, playing) = (Stage::Waiting as i64, Stage::Playing as i64);
    db.execute(
        "UPDATE seats SET resigned = ?, stand_in = coalesce(stand_in, ?)
         WHERE person = ? AND room IN (SELECT id FROM tables WHERE stage = ?)",
        params![true, stand_in, id.0, playing],
    )?;
    db.execute(
        "UPDATE seats SET person = NULL WHERE person = ? AND room IN (SELECT id FROM tables WHERE stage = ?)",
        params![id.0, waiting],
    )?;
    db.execute(
        "UPDATE tables SET stage = ?, ended = ? WHERE host = ? AND stage = ?",
        params![Stage::Closed as i64, now, id.0, waiting],
    )?;
    db.execute("UPDATE chat SET name = '', text = '' WHERE person = ?", [id.0])?;
    let sessions: Vec<Vec<u8>> = db.all("SELECT hash FROM sessions WHERE person = ?", [id.0], |row| row.get(0))?;
    db.execute("DELETE FROM blocks WHERE other = ?", [id.0])?;
    db.execute("UPDATE reports SET text = '' WHERE by_person = ?", [id.0])?;
    db.execute("UPDATE reports SET closed = ? WHERE about = ? AND closed IS NULL", params![now, id.0])?;
    for table in [
        "sessions",
        "letters",
        "hooks",
        "recovery",
        "mail_links",
        "mail",
        "held_names",
        "blocks",
        "notice_wishes",
        "pushes",
        "passkeys",
        "challenges",
        "learned",
    ] {
        db.execute(&format!("DELETE FROM {table} WHERE person = ?"), [id.0])?;
    }
    db.execute(
        "UPDATE people SET name = '', login = NULL, looks = NULL, password = NULL, owner = FALSE, gone = ? WHERE id = ?",
        params![now, id.0],
    )?;
    Ok(sessions)
}

/// All tables where a person has ever sat.
pub fn tables_of(db: &Db, id: PersonId) -> Result<Vec<TableId>> {
    db.all("SELECT DISTINCT room FROM seats WHERE person = ?", [id.0], |row| Ok(TableId(row.get(0)?)))
}

/// Everything that is known about a person, without secrets of the house or of others.
pub fn everything_about(db: &Db, id: PersonId) -> Result<Value> {
    let mut all = Map::new();
    let me = rows(
        db,
        "SELECT name, created, CASE WHEN login IS NULL THEN 0 ELSE 1 END AS account FROM people WHERE id = ?",
        id,
    )?;
    all.insert("person".into(), me.into_iter().next().unwrap_or_default());
    for (part, sql) in PARTS {
        all.insert(part.into(), Value::Array(rows(db, sql, id)?));
    }
    Ok(Value::Object(all))
}

/// What is told about a person beside who they are, and where it is kept.
const PARTS: [(&str, &str); 14] = [
    ("mail", "SELECT address, CASE WHEN confirmed THEN 1 ELSE 0 END AS confirmed FROM mail WHERE person = ?"),
    ("webhooks", "SELECT url FROM hooks WHERE person = ?"),
    (
        "browsers_and_tokens",
        "SELECT CASE kind WHEN 0 THEN 'browser' ELSE 'token' END AS kind, label, created, used FROM sessions
         WHERE person = ? ORDER BY created",
    ),
    ("notices", "SELECT mail, quiet_from, quiet_to, clock_offset, lang FROM notice_wishes WHERE person = ?"),
    ("browsers_that_are_told", "SELECT endpoint, created FROM pushes WHERE person = ?"),
    ("learned", "SELECT game, what, at FROM learned WHERE person = ? ORDER BY at"),
    ("passkeys", "SELECT label, created, used FROM passkeys WHERE person = ?"),
    ("blocked", "SELECT people.name FROM blocks JOIN people ON people.id = other WHERE person = ?"),
    ("reports", "SELECT room, reason, text, at, closed FROM reports WHERE by_person = ? ORDER BY at"),
    ("recovery_codes", "SELECT count(*) AS left_over FROM recovery WHERE person = ?"),
    (
        "tables_made",
        "SELECT id, game, options, clock, created, started, ended FROM tables WHERE host = ? ORDER BY created",
    ),
    (
        "seats",
        "SELECT room, seat, seats.name, stand_in, CASE WHEN resigned THEN 1 ELSE 0 END AS resigned, game, started, ended, result, scores
         FROM seats JOIN tables ON tables.id = room WHERE person = ? ORDER BY created",
    ),
    (
        "moves",
        "SELECT journal.room, number, journal.seat, back, action, news, at FROM journal
         JOIN seats ON seats.room = journal.room AND seats.seat = journal.seat
         WHERE seats.person = ? AND journal.by = 0 ORDER BY journal.room, number",
    ),
    ("remarks", "SELECT room, number, text, at FROM chat WHERE person = ? ORDER BY at"),
];

/// Rows as objects, by the names of their columns.
fn rows(db: &Db, sql: &str, id: PersonId) -> Result<Vec<Value>> {
    db.all(sql, [id.0], |row| {
        let fields = row.columns().into_iter().enumerate().map(|(column, name)| {
            let value = match row.value(column)? {
                Cell::Null | Cell::Blob(_) => Value::Null,
                Cell::Number(number) => json!(number),
                Cell::Truth(truth) => json!(truth),
                Cell::Text(text) => Value::String(text.to_string()),
            };
            Ok((name.to_string(), value))
        });
        fields.collect::<Result<Map<_, _>>>().map(Value::Object)
    })
}
