//! A house of many machines, as one of its nodes lives in it. It says every second that it is alive, looks every few seconds whether anything has
//! changed behind its back at the tables that it has in memory, by one question for all, and takes over what nobody looks after. So
//! everything goes on without the bus, only slower. A house that is one process does nothing of this.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tokio::time::Instant;

use crate::House;
use crate::bus::{HouseNews, LEASE, Subject};
use crate::live::Ask;
use crate::store::{self, StoreError, TableId};

/// How often a node says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// So many beats lie between two looks at the tables …
const LOOK: u64 = 2;
/// … and between two words about who is where.
const HERE: u64 = 15;

/// What a node knows of the others.
pub(crate) struct Nodes {
    /// Does this node do what one node does for all?
    first: AtomicBool,
    /// How many nodes are alive, this one among them.
    pub alive: AtomicUsize,
    /// Nobody is charged for the time before this, in milliseconds since 1970.
    opened: AtomicI64,
}

impl Nodes {
    pub fn new(shared: bool, started: i64) -> Nodes {
        Nodes { first: AtomicBool::new(!shared), alive: AtomicUsize::new(1), opened: AtomicI64::new(started) }
    }
}

impl House {
    /// Does this node do what one node does for all: carry letters, put away what was left behind?
    pub(crate) fn is_first(&self) -> bool {
        self.nodes.first.load(Relaxed)
    }

    /// Since when the house is open: players of live games are not charged for the time before.
    pub(crate) fn opened(&self) -> i64 {
        self.nodes.opened.load(Relaxed)
    }

    /// A letter waits.
    pub(crate) fn post(&self) {
        self.letters.notify_one();
        if !self.is_first() {
            self.bus.tell(Subject::House, HouseNews::Letters);
        }
    }

    /// Tables that should be looked at by this node: something is due there by then.
    pub(crate) async fn due_tables(&self, until: i64) -> Result<Vec<TableId>, StoreError> {
        if !self.bus.is_shared() {
            return self.store.read(move |db| store::due_tables(db, until)).await;
        }
        let rules: Vec<String> = shelf::games().map(|game| rules_of(game.id(), self.config.rules_of(game))).collect();
        let node = self.bus.node.clone();
        self.store.write(move |db| store::claim_due(db, &node, until, &rules)).await
    }
}

/// The rules of a game, by its name and their number.
pub(crate) fn rules_of(game: &str, rules: u32) -> String {
    format!("{game}:{rules}")
}

/// Comes into a house of many machines, before anybody is let in here.
pub(crate) async fn arrive(house: &House) {
    if !house.bus.is_shared() {
        return;
    }
    beat(house).await;
    if house.nodes.alive.load(Relaxed) > 1 {
        // The house has been open all the time.
        house.nodes.opened.store(0, Relaxed);
    }
}

/// Says that this node is alive.
async fn beat(house: &House) {
    let node = house.bus.node.clone();
    match house.store.write(move |db| store::pulse(db, &node, LEASE)).await {
        Ok(pulse) => {
            house.nodes.first.store(pulse.first, Relaxed);
            house.nodes.alive.store(pulse.nodes, Relaxed);
        }
        Err(error) => {
            // Others will take it for dead, and one of them is the first now.
            house.nodes.first.store(false, Relaxed);
            tracing::warn!(%error, "this node cannot say that it is alive");
        }
    }
}

/// Lives among other nodes until the house closes here.
pub(crate) async fn live_among_others(house: Arc<House>) {
    if !house.bus.is_shared() {
        return;
    }
    let hearing = tokio::spawn(hear(house.clone()));
    let mut beats = 0_u64;
    while !house.closing.is_cancelled() {
        let next = Instant::now() + BEAT;
        beat(&house).await;
        if beats.is_multiple_of(LOOK) {
            look(&house).await;
        }
        if beats.is_multiple_of(HERE) {
            tell_who_is_here(&house);
        }
        beats += 1;
        tokio::select! {
            () = house.closing.cancelled() => {}
            () = tokio::time::sleep_until(next) => {}
            // Something may have been missed while the line was down.
            () = house.bus.restored.notified() => {
                house.look_who_is_known();
                tell_who_is_here(&house);
                look(&house).await;
            }
        }
    }
    hearing.abort();
}

fn tell_who_is_here(house: &Arc<House>) {
    house.live.all().iter().for_each(|table| house.live.tell(house, &table.id, Ask::TellHere));
}

/// Looks what has changed at the tables in memory, and who looks after them.
async fn look(house: &Arc<House>) {
    let tables = house.live.all();
    let ids: Vec<TableId> = tables.iter().map(|table| table.id.clone()).collect();
    if ids.is_empty() {
        return house.metrics.behind.store(0, Relaxed);
    }
    let Ok(changed) = house.store.read(move |db| store::changed(db, &ids)).await else { return };
    let mut behind = 0;
    for (id, edition) in changed {
        if tables.iter().any(|table| table.id == id && table.edition != edition) {
            behind += 1;
            house.live.tell(house, &id, Ask::Behind { edition });
        }
    }
    house.metrics.behind.store(behind, Relaxed);
    let wanted: Vec<TableId> =
        tables.iter().filter(|table| table.wants || table.keeps).map(|table| table.id.clone()).collect();
    if wanted.is_empty() {
        return;
    }
    let node = house.bus.node.clone();
    let Ok(mine) = house.store.write(move |db| store::claim(db, &node, &wanted)).await else { return };
    for table in tables.iter().filter(|table| table.wants || table.keeps) {
        let keeps = mine.contains(&table.id);
        if keeps != table.keeps {
            house.live.tell(house, &table.id, Ask::Keep(keeps));
        }
    }
}

/// Hears what other nodes tell all.
async fn hear(house: Arc<House>) {
    let mut ear = house.bus.listen(Subject::House).await;
    loop {
        let post = ear.hear().await;
        match house.bus.read(&post) {
            Some(HouseNews::Ended(hashes)) => house.hear_ended(&hashes),
            Some(HouseNews::Tried(deed, who)) => drop(house.rates.allow(deed, who)),
            Some(HouseNews::Letters) => house.letters.notify_one(),
            None => {}
        }
    }
}

/// Leaves the house: what this node looked after is anybody's.
pub(crate) async fn leave(house: &House) {
    if house.bus.is_shared() {
        let node = house.bus.node.clone();
        if let Err(error) = house.store.write(move |db| store::leave_house(db, &node)).await {
            tracing::warn!(%error, "this node could not say that it leaves");
        }
    }
}
