//! The nodes of a house of many machines: who is alive, what has changed behind whose back, and who looks after what is due at a table (its
//! *keeper*). All of it is about speed: two keepers at once do no harm, since the journal's key refuses one of them. Time is the database's
//! own, so that no node's clock matters.

use serde_json::json;

use super::db::{Db, Engine};
use super::{Result, TableId, params};

/// How it stands with the nodes, as the database knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// Is this the node that does what one node does for all: carries letters, tidies up? It is the one that has been here for longest.
    pub first: bool,
    /// How many nodes are alive.
    pub nodes: usize,
}

/// A node says that it is alive, for so many milliseconds more.
pub fn pulse(db: &Db, node: &str, millis: i64) -> Result<Pulse> {
    let clock = db.clock();
    db.execute(
        &format!(
            "INSERT INTO nodes (id, until) VALUES (?1, {clock} + ?2) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
        ),
        params![node, millis],
    )?;
    let alive: Vec<String> =
        db.all(&format!("SELECT id FROM nodes WHERE until > {clock} ORDER BY id"), (), |row| row.get(0))?;
    let first = alive.first().is_some_and(|first| first == node);
    if first {
        // Names of nodes are never used again.
        db.execute(&format!("DELETE FROM nodes WHERE until < {clock} - 60000"), ())?;
    }
    Ok(Pulse { first, nodes: alive.len() })
}

/// A node leaves: what it looked after is anybody's.
pub fn leave_house(db: &Db, node: &str) -> Result<()> {
    db.execute("UPDATE tables SET keeper = NULL WHERE keeper = ?", [node])?;
    db.execute("DELETE FROM nodes WHERE id = ?", [node])?;
    Ok(())
}

/// Looks after these tables from now on, where nobody does who is alive. Returns those of them that this node looks after.
pub fn claim(db: &Db, node: &str, tables: &[TableId]) -> Result<Vec<TableId>> {
    let (members, free) = (db.members(), db.free());
    let list = json!(tables.iter().map(TableId::as_str).collect::<Vec<_>>()).to_string();
    let inner = db.skip_locked(&format!("SELECT id FROM tables WHERE id IN ({members}) AND {free}"));
    db.execute(&format!("UPDATE tables SET keeper = ?2 WHERE id IN ({inner})"), params![list, node])?;
    let mine = format!("SELECT id FROM tables WHERE id IN ({members}) AND keeper = ?2");
    db.all(&mine, params![list, node], |row| Ok(TableId(row.get(0)?)))
}

/// Tables where something is due by then and that this node looks after; those that nobody looks after are its own from now on, if it knows
/// their rules (`game:number`).
pub fn claim_due(db: &Db, node: &str, until: i64, rules: &[String]) -> Result<Vec<TableId>> {
    let (members, free, known) = (db.members(), db.free(), json!(rules).to_string());
    let due = format!("due <= ?3 AND game || ':' || rules IN ({members})");
    let inner = db.skip_locked(&format!("SELECT id FROM tables WHERE {due} AND {free} ORDER BY due LIMIT 200"));
    db.execute(&format!("UPDATE tables SET keeper = ?2 WHERE id IN ({inner})"), params![known, node, until])?;
    let mine = format!("SELECT id FROM tables WHERE {due} AND keeper = ?2 ORDER BY due");
    db.all(&mine, params![known, node, until], |row| Ok(TableId(row.get(0)?)))
}

/// Looks after a table no longer.
pub fn release(db: &Db, node: &str, table: &TableId) -> Result<()> {
    db.execute("UPDATE tables SET keeper = NULL WHERE id = ? AND keeper = ?", params![table.as_str(), node])?;
    Ok(())
}

/// How often each of these tables has changed, by one question for all.
pub fn changed(db: &Db, tables: &[TableId]) -> Result<Vec<(TableId, i64)>> {
    let list = json!(tables.iter().map(TableId::as_str).collect::<Vec<_>>()).to_string();
    let sql = format!("SELECT id, edition FROM tables WHERE id IN ({})", db.members());
    db.all(&sql, params![list], |row| Ok((TableId(row.get(0)?), row.get(1)?)))
}

impl Db {
    /// The time, in milliseconds since 1970.
    fn clock(&self) -> &'static str {
        match self.0 {
            Engine::Sqlite(_) => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Engine::Postgres(_) => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// The members of a list in JSON, which is the first value that is asked with.
    fn members(&self) -> &'static str {
        match self.0 {
            Engine::Sqlite(_) => "SELECT value FROM json_each(?1)",
            Engine::Postgres(_) => "SELECT jsonb_array_elements_text(CAST(?1 AS jsonb))",
        }
    }

    /// Does nobody look after a table who is alive?
    fn free(&self) -> String {
        format!("(keeper IS NULL OR keeper NOT IN (SELECT nodes.id FROM nodes WHERE until > {}))", self.clock())
    }

    /// Leaves out rows that somebody else writes just now.
    fn skip_locked(&self, sql: &str) -> String {
        if self.is_sqlite() { sql.to_string() } else { format!("{sql} FOR UPDATE OF tables SKIP LOCKED") }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::suite::{kept_table, services, stores};
    use super::super::{Database, Sharing, Store, touch};
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_has_one_keeper_and_another_one_when_that_is_gone() {
        for (store, _folder) in stores() {
            let (one, two) = (kept_table(&store).await, kept_table(&store).await);
            let both = [one.clone(), two.clone()];
            let ask = both.clone();
            let (a, b, held) = store
                .write(move |db| {
                    assert_eq!(pulse(db, "a", 60_000)?, Pulse { first: true, nodes: 1 });
                    assert_eq!(pulse(db, "b", 60_000)?, Pulse { first: false, nodes: 2 });
                    let a = claim(db, "a", &ask[..1])?;
                    let b = claim(db, "b", &ask)?;
                    // The node is paused for longer than it said that it would be alive.
                    pulse(db, "a", -1)?;
                    let held = claim(db, "b", &ask)?.len();
                    Ok((a, b, held))
                })
                .await
                .unwrap();
            assert_eq!((a, b, held), (vec![one.clone()], vec![two.clone()], 2));
            let (first, left) = (one.clone(), both.clone());
            let free = store
                .write(move |db| {
                    assert_eq!(pulse(db, "a", 60_000)?.nodes, 2);
                    assert!(claim(db, "a", &left)?.is_empty(), "who was away too long looks after nothing any more");
                    release(db, "b", &first)?;
                    leave_house(db, "a")?;
                    assert_eq!(pulse(db, "b", 60_000)?, Pulse { first: true, nodes: 1 });
                    claim(db, "c", &left)
                })
                .await
                .unwrap();
            assert_eq!(free, [one]);
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nodes_that_write_at_the_same_tables_do_not_wait_in_a_circle() {
        let Some(address) = services::fresh() else { return };
        let open = || Arc::new(Store::open_as(Database::Postgres(address.clone()), Sharing::Nodes).unwrap());
        let (one, two) = (open(), open());
        let (a, b) = (kept_table(&one).await, kept_table(&one).await);
        // Both begin to write at the same moment, when each has everything before it.
        let start = Arc::new(std::sync::Barrier::new(2));
        let mut jobs = Vec::new();
        for (store, tables) in [(&one, [&a, &b]), (&two, [&b, &a])] {
            let (held, start) = (store.clone(), start.clone());
            let first = tokio::spawn(async move {
                let meet = move |_: &Db| {
                    std::thread::sleep(std::time::Duration::from_millis(50));
                    start.wait();
                    Ok(())
                };
                held.write(meet).await
            });
            tokio::task::yield_now().await;
            jobs.push(first);
            for table in tables.map(TableId::clone) {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                let store = store.clone();
                jobs.push(tokio::spawn(async move {
                    let key = table.clone();
                    let slowly = move |db: &Db| {
                        touch(db, &key)?;
                        std::thread::sleep(std::time::Duration::from_millis(10));
                        Ok(())
                    };
                    store.write_at(&table, slowly).await
                }));
            }
        }
        for job in jobs {
            job.await.unwrap().unwrap();
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nodes_that_come_at_once_bring_the_database_up_to_date_once() {
        let Some(address) = services::fresh() else { return };
        let open = |_| {
            let place = Database::Postgres(address.clone());
            tokio::task::spawn_blocking(move || Store::open_as(place, Sharing::Nodes))
        };
        let coming: Vec<_> = (0..6).map(open).collect();
        let mut stores = Vec::new();
        for node in coming {
            stores.push(node.await.unwrap().unwrap());
        }
        let taken = |db: &Db| db.all("SELECT number FROM version ORDER BY number", (), |row| row.get::<i64>(0));
        let steps = stores[0].read(taken).await.unwrap();
        assert!(steps.is_sorted_by(|one, next| one + 1 == *next), "each step once: {steps:?}");
        stores.iter().for_each(Store::close);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_node_waits_for_another_one_that_brings_the_database_up_to_date() {
        let Some(address) = services::fresh() else { return };
        let busy = address.clone();
        let updating = tokio::task::spawn_blocking(move || {
            // Longer than a node waits for a row.
            let steps = "SELECT pg_advisory_lock(7655, hashtext(current_schema())), pg_sleep(2)";
            services::tell(&busy, steps);
        });
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let place = Database::Postgres(address);
        let node = tokio::task::spawn_blocking(move || Store::open_as(place, Sharing::Nodes)).await.unwrap();
        updating.await.unwrap();
        node.unwrap().close();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_due_is_claimed_by_who_knows_the_rules() {
        for (store, _folder) in stores() {
            let table = kept_table(&store).await;
            let key = table.clone();
            let found = store
                .write(move |db| {
                    let note = super::super::TurnNote { turn: Some(0), since: 1, due: Some(50) };
                    assert_eq!(super::super::save_turn(db, &key, note)?, 1);
                    assert_eq!(changed(db, std::slice::from_ref(&key))?, [(key.clone(), 1)]);
                    pulse(db, "a", 60_000)?;
                    pulse(db, "b", 60_000)?;
                    let room = super::super::load(db, &key)?.map(|room| format!("{}:{}", room.game, room.rules));
                    let known: Vec<String> = room.into_iter().collect();
                    let older = claim_due(db, "a", 60, &["tundra:0".to_string()])?;
                    let early = claim_due(db, "a", 40, &known)?;
                    let due = claim_due(db, "a", 60, &known)?;
                    Ok((older.len(), early.len(), due, claim_due(db, "b", 60, &known)?.len()))
                })
                .await
                .unwrap();
            assert_eq!(found, (0, 0, vec![table], 0));
        }
    }
}
