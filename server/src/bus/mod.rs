//! What the nodes of a house tell each other: news of tables and of the house, and work for thinkers. News are hints. What is true stands in
//! the journal, so that news which are lost, doubled, late or in the wrong order cost time and nothing else; nobody waits for them.
//!
//! A house that is one process has nobody to tell anything ([`Road::Home`]) and takes the same paths; [NATS](Road::Nats) connects machines;
//! a [`Hub`] connects houses within one process, for tests. What travels here holds hidden choices: the bus stands inside the walls, like the
//! database, and nothing of it is ever handed to a browser.

mod hub;
mod line;
mod news;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::Notify;

pub(crate) use hub::Post;
pub use hub::{Carried, Hub};
use line::Line;
pub(crate) use news::{Here, HouseNews, Rows, TableNews};

use crate::store::TableId;

/// By which way news go.
#[derive(Clone, Default)]
pub enum Road {
    /// None is needed: the house is one process.
    #[default]
    Home,
    /// To houses of the same process.
    Hub(Hub),
    /// By NATS, as `nats://name:password@host:4222/house`. What stands last is the name of the house there, `polyana` by default: several
    /// houses may use one server.
    Nats(String),
}

/// Passwords are not told.
impl fmt::Debug for Road {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Road::Home => "Home",
            Road::Hub(_) => "Hub",
            Road::Nats(_) => "Nats",
        })
    }
}

/// The bus, as one node sees it.
pub(crate) struct Bus {
    /// What this node is called. Names sort by when nodes were opened.
    pub node: String,
    way: Way,
    /// Is told when the line stands again after it was lost: something may have been missed.
    pub restored: Arc<Notify>,
    /// How much was told, and in how many bytes.
    pub told: AtomicU64,
    pub told_bytes: AtomicU64,
}

enum Way {
    Home,
    Hub(Hub),
    Line(Line),
}

/// Where something is told.
#[derive(Clone, Copy)]
pub(crate) enum Subject<'a> {
    /// At a table.
    Table(&'a TableId),
    /// To all nodes.
    House,
    /// To one of those who think about a game, by its rules (`tundra:3`).
    Think(&'a str),
}

impl Subject<'_> {
    fn name(self) -> String {
        match self {
            Subject::Table(id) => format!("table.{id}"),
            Subject::House => "house".into(),
            Subject::Think(rules) => format!("think.{}", rules.replace(':', "_")),
        }
    }
}

/// Hears what is told somewhere.
pub(crate) enum Ear {
    /// There is nothing to hear.
    Deaf,
    Hub(hub::Listener),
    Line(async_nats::Subscriber),
}

impl Ear {
    /// What comes next; waits for ever where nothing can come. May be dropped at any time.
    pub async fn hear(&mut self) -> Post {
        use futures_util::StreamExt;
        let post = match self {
            Ear::Deaf => None,
            Ear::Hub(listener) => listener.next().await,
            Ear::Line(subscriber) => subscriber.next().await.map(Post::from),
        };
        match post {
            Some(post) => post,
            None => std::future::pending().await,
        }
    }
}

/// What travels: who says it, and what.
#[derive(serde::Serialize, serde::Deserialize)]
struct Told<T> {
    from: String,
    told: T,
}

/// So long a node may be silent before it is taken for dead, in milliseconds.
pub(crate) const LEASE: i64 = 5_000;

impl Bus {
    /// Gets on the road. It need not lead anywhere yet.
    pub fn open(road: &Road) -> Result<Bus, String> {
        let node = format!("{:011x}{}", crate::time::now().max(0), crate::secret::short_id());
        let restored = Arc::new(Notify::new());
        let way = match road {
            Road::Home => Way::Home,
            Road::Hub(hub) => Way::Hub(hub.clone()),
            Road::Nats(address) => Way::Line(Line::open(address, &node, restored.clone())?),
        };
        Ok(Bus { node, way, restored, told: AtomicU64::new(0), told_bytes: AtomicU64::new(0) })
    }

    /// Are there other nodes, or may there be?
    pub fn is_shared(&self) -> bool {
        !matches!(self.way, Way::Home)
    }

    /// Does the line stand?
    pub fn stands(&self) -> bool {
        match &self.way {
            Way::Home | Way::Hub(_) => true,
            Way::Line(line) => line.stands(),
        }
    }

    /// Tells everybody else who listens there, if they can be reached.
    pub fn tell<T: Serialize>(&self, subject: Subject<'_>, told: T) {
        let Some(bytes) = self.packed(told) else { return };
        self.told.fetch_add(1, Relaxed);
        self.told_bytes.fetch_add(bytes.len() as u64, Relaxed);
        match &self.way {
            Way::Home => {}
            Way::Hub(hub) => hub.tell(&subject.name(), bytes),
            Way::Line(line) => line.tell(&subject.name(), bytes),
        }
    }

    fn packed<T: Serialize>(&self, told: T) -> Option<Vec<u8>> {
        let told = Told { from: self.node.clone(), told };
        self.is_shared().then(|| serde_json::to_vec(&told).ok())?
    }

    /// What somebody else has told; nothing if it cannot be read, as from a node of another version, or if it is an echo.
    pub fn read<T: DeserializeOwned>(&self, post: &Post) -> Option<T> {
        let told: Told<T> = serde_json::from_slice(&post.bytes).ok()?;
        (told.from != self.node).then_some(told.told)
    }

    /// The same, with the name of the node that has told it.
    pub fn read_with_name<T: DeserializeOwned>(&self, post: &Post) -> Option<(String, T)> {
        let told: Told<T> = serde_json::from_slice(&post.bytes).ok()?;
        (told.from != self.node).then_some((told.from, told.told))
    }

    /// Listens.
    pub async fn listen(&self, subject: Subject<'_>) -> Ear {
        match &self.way {
            Way::Home => Ear::Deaf,
            Way::Hub(hub) => Ear::Hub(hub.listen(&subject.name(), false)),
            Way::Line(line) => line.listen(&subject.name(), None).await,
        }
    }

    /// Takes work: each piece of it is given to one of all who do.
    pub async fn take_work(&self, subject: Subject<'_>) -> Ear {
        match &self.way {
            Way::Home => Ear::Deaf,
            Way::Hub(hub) => Ear::Hub(hub.listen(&subject.name(), true)),
            Way::Line(line) => line.listen(&subject.name(), Some("thinkers")).await,
        }
    }

    /// Gives work to one of those who take it, and waits for the answer for so long. Nothing if nobody takes it or no answer comes.
    pub async fn give_work<T: Serialize, A: DeserializeOwned>(
        &self,
        subject: Subject<'_>,
        work: &T,
        patience: Duration,
    ) -> Option<A> {
        let bytes = serde_json::to_vec(work).ok()?;
        let answer = match &self.way {
            Way::Home => None,
            Way::Hub(hub) => hub.ask(&subject.name(), bytes, patience).await,
            Way::Line(line) => line.ask(&subject.name(), bytes, patience).await,
        };
        serde_json::from_slice(&answer?).ok()
    }

    /// Answers whoever has given work.
    pub async fn answer<T: Serialize>(&self, post: Post, answer: &T) {
        let Ok(bytes) = serde_json::to_vec(answer) else { return };
        match (&self.way, post.reply) {
            (_, Some(hub::Reply::Hub(reply))) => drop(reply.send(bytes)),
            (Way::Line(line), Some(hub::Reply::Line(reply))) => line.tell_now(reply, bytes).await,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> TableId {
        TableId::fresh()
    }

    /// Two nodes on the same road.
    async fn talk(road: Road) {
        let (one, two) = (Bus::open(&road).unwrap(), Bus::open(&road).unwrap());
        assert!(one.node < two.node || one.node[..11] == two.node[..11], "names sort by when nodes were opened");
        let (here, elsewhere) = (table(), table());
        let (mut own, mut ear, mut other) = (
            one.listen(Subject::Table(&here)).await,
            two.listen(Subject::Table(&here)).await,
            two.listen(Subject::Table(&elsewhere)).await,
        );
        // Whoever subscribes is heard of a moment later: until then news may be lost, as always.
        let heard = tokio::time::timeout(Duration::from_secs(20), async {
            loop {
                one.tell(Subject::Table(&here), TableNews::Changed);
                if let Ok(post) = tokio::time::timeout(Duration::from_millis(100), ear.hear()).await {
                    return two.read_with_name::<TableNews>(&post);
                }
            }
        });
        let (from, news) = heard.await.expect("news come").expect("and can be read");
        assert_eq!((from, news), (one.node.clone(), TableNews::Changed));
        assert!(tokio::time::timeout(Duration::from_millis(50), other.hear()).await.is_err(), "each table for itself");
        if let Ok(post) = tokio::time::timeout(Duration::from_millis(50), own.hear()).await {
            assert_eq!(one.read::<TableNews>(&post), None, "nobody listens to themselves");
        }
    }

    /// Work is done by one of those who take it; nobody waits for those who do not.
    async fn work(road: Road) {
        let (one, two) = (Bus::open(&road).unwrap(), Arc::new(Bus::open(&road).unwrap()));
        let ask = async |patience| {
            one.give_work::<u32, u32>(Subject::Think("tundra:1"), &20, Duration::from_millis(patience)).await
        };
        assert_eq!(ask(300).await, None, "nobody is there");
        let worker = two.clone();
        tokio::spawn(async move {
            let mut ear = worker.take_work(Subject::Think("tundra:1")).await;
            loop {
                let post = ear.hear().await;
                let asked: u32 = serde_json::from_slice(&post.bytes).unwrap();
                worker.answer(post, &(asked + 1)).await;
            }
        });
        for _ in 0..200 {
            if let Some(answer) = ask(1_000).await {
                return assert_eq!(answer, 21);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("nobody did the work");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn houses_of_one_process_talk() {
        talk(Road::Hub(Hub::default())).await;
        work(Road::Hub(Hub::default())).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nodes_talk_by_nats() {
        let Some(address) = crate::store::services::bus() else { return };
        talk(Road::Nats(format!("{address}/talk"))).await;
        work(Road::Nats(format!("{address}/work"))).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nodes_talk_by_nats_behind_tls_and_a_password() {
        let Some((_, address)) = crate::store::services::sealed() else { return };
        talk(Road::Nats(address.clone())).await;
        let password = address.split_once("polyana:").and_then(|(_, rest)| rest.split_once('@')).unwrap().0;
        let strangers = [address.replace(password, "guess"), address.split_once('?').unwrap().0.to_string()];
        for stranger in strangers {
            let bus = Bus::open(&Road::Nats(stranger)).unwrap();
            let heard = tokio::time::timeout(Duration::from_secs(2), bus.restored.notified()).await;
            assert!(heard.is_err() && !bus.stands(), "who has not the password or trusts nobody does not come in");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_lone_house_tells_nobody() {
        let bus = Bus::open(&Road::Home).unwrap();
        assert!(!bus.is_shared() && bus.packed(TableNews::Changed).is_none());
        let mut ear = bus.listen(Subject::House).await;
        assert!(tokio::time::timeout(Duration::from_millis(20), ear.hear()).await.is_err());
        assert_eq!(bus.give_work::<u32, u32>(Subject::Think("tundra:1"), &1, Duration::from_secs(9)).await, None);
    }

    #[tokio::test]
    async fn a_road_that_leads_nowhere_costs_no_time() {
        let bus = Bus::open(&Road::Nats("nats://127.0.0.1:1/x".into())).unwrap();
        let begun = std::time::Instant::now();
        for _ in 0..10_000 {
            bus.tell(Subject::House, HouseNews::Letters);
        }
        assert!(!bus.stands());
        assert_eq!(bus.give_work::<u32, u32>(Subject::Think("tundra:1"), &1, Duration::from_secs(60)).await, None);
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert!(Bus::open(&Road::Nats("http://127.0.0.1".into())).is_err());
    }
}
