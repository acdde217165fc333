//! Who asks too often has to wait: a bucket of permits for each person and each address, which fills up slowly.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::House;
use crate::bus::{HouseNews, Subject};
use crate::secret;
use crate::store::PersonId;

/// Something that may be done only so often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// Looking at a page or asking the API.
    Look,
    /// Any form, move or other change.
    Act,
    /// Making a table.
    MakeTable,
    /// Making a guest: only by address.
    Arrive,
    /// Trying a password.
    Login,
    /// Saying something.
    Chat,
    /// Asking a bot what it would do.
    Ask,
    /// Complaining of somebody.
    Report,
    /// Letting the house write to a mail address: only by that address, since it may be anybody's.
    Letter,
}

impl Deed {
    /// How many at once, and how many in a minute on the long run.
    const fn allowance(self) -> (f64, f64) {
        match self {
            Deed::Look => (240.0, 600.0),
            Deed::Act => (120.0, 600.0),
            Deed::MakeTable => (10.0, 10.0),
            Deed::Arrive => (20.0, 10.0),
            Deed::Login => (8.0, 6.0),
            Deed::Chat => (8.0, 20.0),
            Deed::Ask => (12.0, 20.0),
            Deed::Report => (5.0, 1.0),
            Deed::Letter => (3.0, 0.3),
        }
    }
}

/// Who does it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Who {
    /// A person.
    Person(PersonId),
    /// An address; IPv6 addresses count by their network.
    Address(IpAddr),
    /// An account that somebody wants to get into, by the hash of its login name; or a mail address, likewise.
    Account(u64),
}

/// An address as it is counted: all addresses of an IPv6 subscriber are one.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let mut segments = v6.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
        v4 => v4,
    }
}

impl Who {
    /// An address, counted by its network.
    pub fn address(address: IpAddr) -> Who {
        Who::Address(network(address))
    }

    /// An account, whether there is one or not. All nodes count it alike.
    pub fn account(login: &str) -> Who {
        let mut first = [0; 8];
        first.iter_mut().zip(secret::hash(login)).for_each(|(byte, hashed)| *byte = hashed);
        Who::Account(u64::from_le_bytes(first))
    }
}

/// How much one socket says: a bucket of its own, since a stranger has no other.
pub struct Patter {
    bucket: Option<Bucket>,
}

/// How many messages a socket may send at once, and how many in a second on the long run.
const PATTER: (f64, f64) = (60.0, 20.0);

impl Patter {
    /// A socket that has said nothing yet; or one that may say whatever it likes.
    pub fn new(limited: bool) -> Patter {
        Patter { bucket: limited.then(|| Bucket { permits: PATTER.0, filled: Instant::now() }) }
    }

    /// Is one more message not too much?
    pub fn allow(&mut self) -> bool {
        self.bucket.as_mut().is_none_or(|bucket| bucket.take(PATTER.0, PATTER.1))
    }
}

struct Bucket {
    permits: f64,
    filled: Instant,
}

impl Bucket {
    /// Takes a permit, if there is one: at most `most`, and so many more every second.
    fn take(&mut self, most: f64, per_second: f64) -> bool {
        let now = Instant::now();
        let seconds = now.duration_since(self.filled).as_secs_f64();
        self.permits = (self.permits + seconds * per_second).min(most);
        self.filled = now;
        let allowed = self.permits >= 1.0;
        if allowed {
            self.permits -= 1.0;
        }
        allowed
    }
}

impl House {
    /// May they do it now? Passwords are tried, and guests made, only so often at all nodes together.
    pub(crate) fn allows(&self, deed: Deed, who: Who) -> bool {
        if matches!(deed, Deed::Login | Deed::Arrive) {
            self.bus.tell(Subject::House, HouseNews::Tried(deed, who));
        }
        self.rates.allow(deed, who)
    }
}

/// All buckets.
pub struct Rates {
    limited: bool,
    buckets: Mutex<HashMap<(Deed, Who), Bucket>>,
}

impl Rates {
    /// Buckets that are all full; or none at all.
    pub fn new(limited: bool) -> Rates {
        Rates { limited, buckets: Mutex::new(HashMap::new()) }
    }

    /// May they do it now? An address stands for many people at times, so it may do five times as much as one.
    pub fn allow(&self, deed: Deed, who: Who) -> bool {
        if !self.limited {
            return true;
        }
        let (most, per_minute) = deed.allowance();
        let share = match (who, deed) {
            (Who::Person(_) | Who::Account(_), _) | (_, Deed::Login | Deed::Arrive) => 1.0,
            (Who::Address(_), _) => 5.0,
        };
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.entry((deed, who)).or_insert(Bucket { permits: most * share, filled: now });
        bucket.take(most * share, per_minute * share / 60.0)
    }

    /// Forgets buckets that have been left alone for so long that they are full again.
    pub fn sweep(&self) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|_, bucket| bucket.filled.elapsed() < Duration::from_secs(600));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_logs_in_too_often_waits_and_others_do_not() {
        let rates = Rates::new(true);
        let (one, two) = (Who::Person(PersonId(1)), Who::Person(PersonId(2)));
        let tries = (0..20).filter(|_| rates.allow(Deed::Login, one)).count();
        assert_eq!(tries, 8);
        assert!(rates.allow(Deed::Login, two));
        assert!(Rates::new(false).allow(Deed::Login, one));
    }

    #[test]
    fn neighbours_in_a_network_share_a_bucket() {
        let who = |text: &str| Who::address(text.parse().unwrap());
        assert_eq!(who("2001:db8::1"), who("2001:db8::ffff:2"));
        assert_ne!(who("2001:db8::1"), who("2001:db8:0:1::1"));
        assert_eq!(who("::ffff:10.0.0.1"), who("10.0.0.1"));
    }
}
