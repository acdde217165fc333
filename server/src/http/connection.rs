//! Connections before anything is asked over them: so many from one address, and none that does not take what it is given.

use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use crate::House;
use crate::rates::network;

/// A place among the connections of an address, freed when it is dropped.
pub(super) struct Line {
    house: Arc<House>,
    network: IpAddr,
}

impl Line {
    /// Takes a place, if there is one. Behind a proxy all come from its address, and it has to care for that itself.
    pub fn take(house: &Arc<House>, address: IpAddr) -> Option<Line> {
        let network = network(address);
        let mut lines = house.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let count = lines.entry(network).or_insert(0);
        if *count >= house.config.limits.connections && !house.config.behind_proxy {
            return None;
        }
        *count += 1;
        Some(Line { house: house.clone(), network })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut lines = self.house.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = lines.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                lines.remove(&self.network);
            }
        }
    }
}

/// A stream that is given up when what is written to it is not taken for too long.
pub(super) struct Taken<S> {
    stream: S,
    patience: Duration,
    /// Since something waits to be taken: when patience ends.
    waits: Option<Pin<Box<Sleep>>>,
}

impl<S> Taken<S> {
    pub fn new(stream: S, patience: Duration) -> Taken<S> {
        Taken { stream, patience, waits: None }
    }

    /// Passes on how far a write has come, as long as there is patience.
    fn bear<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let patience = self.patience;
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waits.as_mut().poll(context));
        waits.as_mut().reset(Instant::now() + patience);
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "what was sent is not taken")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Taken<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, room: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, room)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Taken<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bear(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.bear(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.bear(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.bear(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn who_takes_nothing_is_given_up_and_who_takes_slowly_is_not() {
        let (near, mut far) = duplex(8);
        let mut near = Taken::new(near, Duration::from_millis(300));
        let reader = tokio::spawn(async move {
            let mut room = [0; 8];
            for _ in 0..4 {
                sleep(Duration::from_millis(100)).await;
                far.read_exact(&mut room).await.unwrap();
            }
            far
        });
        near.write_all(&[7; 32]).await.unwrap();
        let _far = reader.await.unwrap();
        let stuck = near.write_all(&[7; 32]).await;
        assert_eq!(stuck.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
