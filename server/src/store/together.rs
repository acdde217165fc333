//! Many moves by one walk to the database. A batch holds moves of many tables, and a walk costs more than what is done there: PostgreSQL is
//! handed all of them as one list, and keeps all or none.

use std::collections::HashMap;

use serde_json::json;

use super::{After, Db, Entry, Result, Step, StoreError, TableId, TurnNote, params};

/// A move and whose turn it is afterwards: all that most deeds change.
pub(super) struct PlainMove<'a> {
    pub table: &'a TableId,
    /// Its number in the journal.
    pub number: usize,
    pub entry: &'a Entry,
    pub note: TurnNote,
}

impl Step {
    /// The move, if nothing else changes.
    pub(super) fn plain_move(&self) -> Option<PlainMove<'_>> {
        let ([entry], After::Turn(note)) = (&self.entries[..], &self.after) else { return None };
        let more = self.left.is_some() || self.second.is_some() || self.wakes || !self.posts.is_empty();
        (!more).then_some(PlainMove { table: &self.table, number: self.number, entry, note: *note })
    }
}

/// All nodes take the rows of tables in the same order, so that they do not wait for each other in a circle.
const TOGETHER: &str = "
    WITH new AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(CAST(?1 AS jsonb)) AS moves (room text, number bigint, seat bigint, by bigint,
        back bigint, action text, news text, at bigint, turn bigint, moved bigint, due bigint)
    ), taken AS MATERIALIZED (
        SELECT id FROM tables WHERE id IN (SELECT room FROM new) ORDER BY id FOR UPDATE
    ), appended AS (
        INSERT INTO journal (room, number, seat, by, back, action, news, at)
        SELECT room, number, seat, by, back, action, news, at FROM new
    )
    UPDATE tables SET turn = new.turn, moved = new.moved, due = new.due, edition = edition + 1
    FROM new JOIN taken ON taken.id = new.room WHERE tables.id = taken.id RETURNING tables.id, edition";

/// Appends moves of different tables and writes whose turn it is there, by one question. Says of each how often its table has changed by then.
pub(super) fn append_all_and_pass(db: &Db, moves: &[PlainMove<'_>]) -> Result<Vec<i64>> {
    let row = |PlainMove { table, number, entry, note }: &PlainMove<'_>| {
        let (back, action, news) = entry.what.columns();
        json!({
            "room": table.as_str(), "number": number, "seat": entry.seat, "by": entry.by as i64, "back": back, "action": action,
            "news": news, "at": entry.at, "turn": note.turn, "moved": note.since, "due": note.due,
        })
    };
    let rows = json!(moves.iter().map(row).collect::<Vec<_>>()).to_string();
    let editions = db.all(TOGETHER, params![rows], |row| Ok((row.get::<String>(0)?, row.get(1)?)))?;
    let editions: HashMap<String, i64> = editions.into_iter().collect();
    let edition = |done: &PlainMove<'_>| editions.get(done.table.as_str()).copied();
    let editions: Option<Vec<i64>> = moves.iter().map(edition).collect();
    editions.ok_or_else(|| StoreError::Broken("a table is missing".into()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::suite::{kept_table, stores};
    use super::super::{By, Store, What, journal};
    use super::*;

    fn step(table: &TableId, number: usize, action: &str) -> Step {
        let entry = Entry { seat: 1, by: By::Player, what: What::Play(action.into()), at: 9 };
        let note = TurnNote { turn: Some(0), since: 8, due: (number == 2).then_some(77) };
        Step {
            table: table.clone(),
            number,
            entries: vec![entry],
            left: None,
            after: After::Turn(note),
            second: None,
            wakes: false,
            posts: Vec::new(),
            at: 9,
        }
    }

    /// Hands steps to the writer while it is busy, so that all of them come into one batch. Says what was answered to each.
    async fn at_once(store: &Arc<Store>, steps: Vec<Step>) -> Vec<Result<i64>> {
        let (begun, begins) = tokio::sync::oneshot::channel();
        let busy = store.write(move |_| {
            let _ = begun.send(());
            std::thread::sleep(std::time::Duration::from_millis(200));
            Ok(())
        });
        let waiting = async {
            begins.await.unwrap();
            let kept = |step| {
                let store = store.clone();
                tokio::spawn(async move { store.keep(Arc::new(step)).await })
            };
            let asked: Vec<_> = steps.into_iter().map(kept).collect();
            let mut answers = Vec::new();
            for answer in asked {
                answers.push(answer.await.unwrap());
            }
            answers
        };
        let (busy, answers) = tokio::join!(busy, waiting);
        busy.unwrap();
        answers
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn moves_of_many_tables_are_kept_together_and_a_number_that_is_taken_hurts_nobody_else() {
        for (store, _folder) in stores() {
            let mut tables = Vec::new();
            for _ in 0..12 {
                tables.push(kept_table(&store).await);
            }
            let commits = store.commits.load(std::sync::atomic::Ordering::Relaxed);
            let first = at_once(&store, tables.iter().map(|table| step(table, 1, "\"a\\\"б\"")).collect()).await;
            assert!(first.iter().all(|edition| matches!(edition, Ok(1))), "{first:?}");
            let made = store.commits.load(std::sync::atomic::Ordering::Relaxed) - commits;
            assert!(made <= 4, "one walk for many: {made}");
            // The third is late, and the fourth changes something else too.
            let mut steps: Vec<_> = tables.iter().map(|table| step(table, 2, "b")).collect();
            steps[2].number = 1;
            steps[3].left = Some((0, 500));
            let second = at_once(&store, steps).await;
            for (number, edition) in second.iter().enumerate() {
                match number {
                    2 => assert!(matches!(edition, Err(StoreError::Conflict)), "{edition:?}"),
                    _ => assert!(matches!(edition, Ok(2)), "{number}: {edition:?}"),
                }
            }
            for (number, table) in tables.iter().enumerate() {
                let key = table.clone();
                let (rows, due, left) = store
                    .read(move |db| {
                        let sql = "SELECT due FROM tables WHERE id = ?";
                        let due: Option<i64> = db.query_row(sql, [key.as_str()], |row| row.get(0))?;
                        let sql = "SELECT left_ms FROM seats WHERE room = ? AND seat = 0";
                        let left: Option<i64> = db.query_row(sql, [key.as_str()], |row| row.get(0))?;
                        Ok((journal(db, &key)?, due, left))
                    })
                    .await
                    .unwrap();
                let mut kept = step(table, 1, "\"a\\\"б\"").entries;
                if number != 2 {
                    kept.extend(step(table, 2, "b").entries);
                }
                assert_eq!(rows, kept);
                assert_eq!(due, (number != 2).then_some(77));
                assert_eq!(left, (number == 3).then_some(500));
            }
        }
    }

    #[test]
    fn a_move_with_which_something_else_changes_is_not_plain() {
        let plain = step(&TableId::fresh(), 1, "a");
        assert!(plain.plain_move().is_some());
        let twice = Step { entries: [plain.entries.clone(), plain.entries.clone()].concat(), ..plain.clone() };
        let over = Step { after: After::Over { winners: "[]".into(), scores: "[]".into() }, ..plain.clone() };
        let timed = Step { left: Some((1, 5)), ..plain.clone() };
        let wakes = Step { wakes: true, ..plain };
        assert!([twice, over, timed, wakes].iter().all(|step| step.plain_move().is_none()));
    }
}
