//! What waits to be sent to a browser. Thousands of browsers wait for something most of the time, so that this takes no room while it is empty;
//! a channel would hold room for dozens of frames for each of them.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use super::frame::Frame;

/// How many frames may wait for a slow browser.
pub(super) const WAITING: usize = 16;

/// Where a table puts frames for a browser. Dropping it tells the browser's side that nothing more will come.
pub(crate) struct Outbox(Arc<Mutex<Waiting>>);

/// Where a browser's frames come from.
pub(crate) struct Inbox(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    /// One of the two sides has gone.
    closed: bool,
    reader: Option<Waker>,
}

/// Both ends of a way to a browser.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let waiting = Arc::<Mutex<Waiting>>::default();
    (Outbox(waiting.clone()), Inbox(waiting))
}

fn open(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Outbox {
    /// Puts a frame there. Says whether the browser can follow.
    pub fn put(&self, frame: Frame) -> bool {
        let mut waiting = open(&self.0);
        if waiting.closed || waiting.frames.len() >= WAITING {
            return false;
        }
        waiting.frames.push_back(frame);
        let reader = waiting.reader.take();
        drop(waiting);
        if let Some(reader) = reader {
            reader.wake();
        }
        true
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut waiting = open(&self.0);
        waiting.closed = true;
        let reader = waiting.reader.take();
        drop(waiting);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl Inbox {
    /// The next frame; nothing if no more will come. May be dropped at any time.
    pub async fn next(&mut self) -> Option<Frame> {
        poll_fn(|context| self.poll_next(context)).await
    }

    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Frame>> {
        let mut waiting = open(&self.0);
        match waiting.frames.pop_front() {
            Some(frame) => {
                if waiting.frames.is_empty() {
                    waiting.frames = VecDeque::new();
                }
                Poll::Ready(Some(frame))
            }
            None if waiting.closed => Poll::Ready(None),
            None => {
                if !waiting.reader.as_ref().is_some_and(|reader| reader.will_wake(context.waker())) {
                    waiting.reader = Some(context.waker().clone());
                }
                Poll::Pending
            }
        }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        *open(&self.0) = Waiting { closed: true, ..Waiting::default() };
    }
}

#[cfg(test)]
impl Inbox {
    /// What waits, without waiting.
    pub fn take(&mut self) -> Option<Frame> {
        open(&self.0).frames.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn frame(number: usize) -> Frame {
        Frame::from_json(&number.to_string())
    }

    async fn read(inbox: &mut Inbox) -> Option<String> {
        let soon = tokio::time::timeout(Duration::from_secs(20), inbox.next());
        match soon.await.expect("something comes, or nothing more will")? {
            Frame::Plain(text) => Some(text.to_string()),
            Frame::Deflated(_) => None,
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn frames_come_in_order_to_whoever_waits_for_them() {
        let (outbox, mut inbox) = outbox();
        let reader = tokio::spawn(async move {
            let mut heard = Vec::new();
            while let Some(text) = read(&mut inbox).await {
                heard.push(text);
            }
            heard
        });
        let sent: Vec<_> = (0..500).map(|number| number.to_string()).collect();
        for number in 0..500 {
            while !outbox.put(frame(number)) {
                tokio::task::yield_now().await;
            }
        }
        drop(outbox);
        assert_eq!(reader.await.unwrap(), sent, "what was sent before the end is still heard");
    }

    #[tokio::test]
    async fn who_takes_nothing_gets_no_more_and_who_has_gone_gets_nothing() {
        let (outbox, mut inbox) = outbox();
        let taken = (0..100).take_while(|&number| outbox.put(frame(number))).count();
        assert_eq!(taken, WAITING);
        assert_eq!(read(&mut inbox).await.as_deref(), Some("0"));
        assert!(outbox.put(frame(7)), "there is room again");
        drop(inbox);
        assert!(!outbox.put(frame(8)));
    }
}
