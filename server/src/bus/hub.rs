//! A bus within one process, which may be told to lose, double or hold back what it carries, as the world does.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

/// Something that has come.
pub(crate) struct Post {
    pub bytes: Vec<u8>,
    pub(super) reply: Option<Reply>,
}

/// Where an answer goes.
pub(super) enum Reply {
    Hub(oneshot::Sender<Vec<u8>>),
    Line(async_nats::Subject),
}

impl From<async_nats::Message> for Post {
    fn from(message: async_nats::Message) -> Post {
        Post { bytes: message.payload.to_vec(), reply: message.reply.map(Reply::Line) }
    }
}

/// What becomes of news on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// They arrive.
    Once,
    /// They are lost.
    Never,
    /// They arrive twice.
    Twice,
    /// They arrive much later, behind others.
    Late,
}

/// What becomes of news, by their number.
type Fate = fn(u64) -> Carried;

/// A bus within one process.
#[derive(Clone, Default)]
pub struct Hub(Arc<Inner>);

#[derive(Default)]
struct Inner {
    ears: Mutex<HashMap<String, Vec<Ear>>>,
    next: AtomicU64,
    told: AtomicU64,
    fate: Mutex<Option<Fate>>,
}

struct Ear {
    number: u64,
    worker: bool,
    out: mpsc::UnboundedSender<Post>,
}

/// Whoever listens; dropping it ends that.
pub(crate) struct Listener {
    hub: Hub,
    subject: String,
    number: u64,
    posts: mpsc::UnboundedReceiver<Post>,
}

impl Listener {
    pub async fn next(&mut self) -> Option<Post> {
        self.posts.recv().await
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut ears = self.hub.0.ears.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = ears.get_mut(&self.subject) {
            here.retain(|ear| ear.number != self.number);
            if here.is_empty() {
                ears.remove(&self.subject);
            }
        }
    }
}

impl Hub {
    /// From now on news are carried so, by their number.
    pub fn disturb(&self, fate: Fate) {
        *self.0.fate.lock().unwrap_or_else(PoisonError::into_inner) = Some(fate);
    }

    pub(super) fn listen(&self, subject: &str, worker: bool) -> Listener {
        let (out, posts) = mpsc::unbounded_channel();
        let number = self.0.next.fetch_add(1, Relaxed);
        let mut ears = self.0.ears.lock().unwrap_or_else(PoisonError::into_inner);
        ears.entry(subject.to_string()).or_default().push(Ear { number, worker, out });
        Listener { hub: self.clone(), subject: subject.to_string(), number, posts }
    }

    pub(super) fn tell(&self, subject: &str, bytes: Vec<u8>) {
        let fate = *self.0.fate.lock().unwrap_or_else(PoisonError::into_inner);
        match fate.map_or(Carried::Once, |fate| fate(self.0.told.fetch_add(1, Relaxed))) {
            Carried::Once => self.deliver(subject, &bytes),
            Carried::Never => {}
            Carried::Twice => {
                self.deliver(subject, &bytes);
                self.deliver(subject, &bytes);
            }
            Carried::Late => {
                let (hub, subject) = (self.clone(), subject.to_string());
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_millis(40)).await;
                    hub.deliver(&subject, &bytes);
                });
            }
        }
    }

    fn deliver(&self, subject: &str, bytes: &[u8]) {
        let ears = self.0.ears.lock().unwrap_or_else(PoisonError::into_inner);
        for ear in ears.get(subject).into_iter().flatten().filter(|ear| !ear.worker) {
            // Whoever has just gone hears nothing.
            let _ = ear.out.send(Post { bytes: bytes.to_vec(), reply: None });
        }
    }

    pub(super) async fn ask(&self, subject: &str, bytes: Vec<u8>, patience: Duration) -> Option<Vec<u8>> {
        let (reply, answer) = oneshot::channel();
        {
            let ears = self.0.ears.lock().unwrap_or_else(PoisonError::into_inner);
            let workers: Vec<_> = ears.get(subject)?.iter().filter(|ear| ear.worker).collect();
            let turn = self.0.told.fetch_add(1, Relaxed) as usize;
            let worker = workers.get(turn.checked_rem(workers.len())?)?;
            worker.out.send(Post { bytes, reply: Some(Reply::Hub(reply)) }).ok()?;
        }
        tokio::time::timeout(patience, answer).await.ok()?.ok()
    }
}
