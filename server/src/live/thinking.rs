//! Bots at tables. A [`Plan`] thinks ahead on a copy of the game, through all moves that bots make before a person is asked
//! again, while the table shows what was planned at a pace that can be followed. Nothing of a plan is true before the table
//! has played and stored it.
//!
//! What is shown at once is a [`Moment`]: a move that is told to others, with the moves before it that are not. When it is
//! shown depends on when there was a chair to think in and on the pace, never on how long was thought or whether there was a
//! choice, unless everybody can see that there was none.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use bots::{Level, Limits};
use engine::{Key, Seat, Turn};
use shelf::{Handle, Paper, Title};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::chairs::{Chair, Errand};
use super::play::{Play, first_choice};
use super::work::{Answered, Work};
use crate::House;
use crate::bus::Subject;
use crate::nodes::rules_of;
use crate::store::PersonId;

/// A bot that a person waits for thinks no longer than this before its first move, in milliseconds …
const FIRST: u64 = 1_000;
/// … and no longer than this before each of the next.
const NEXT: u64 = 350;
/// How many moments a plan is ahead of what is shown.
const AHEAD: usize = 4;
/// Who thinks elsewhere may be late by so much before the node thinks by itself.
const LATE: Duration = Duration::from_millis(500);
/// However late it is, a bot has so long for a choice.
const LEAST: Duration = Duration::from_millis(10);

/// Bots by seat; none where a person plays.
pub(super) type Bots = Vec<Option<&'static Level>>;

/// A move of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub seat: Seat,
    /// How many moves stood before it.
    pub ply: usize,
    /// The action; none if the bot has found nothing.
    pub action: Option<String>,
}

/// Moves that are shown at once, and never before they are ready.
#[derive(Debug)]
pub(super) struct Moment {
    pub moves: Vec<Move>,
    pub ready: Instant,
}

/// What a plan has to know of its table while it is made.
#[derive(Default, Debug)]
pub(super) struct Attention {
    /// Does a person wait?
    pub awaited: AtomicBool,
    /// The shortest time between two moments at the present pace, in milliseconds.
    pub step: AtomicU64,
}

/// What bots do next. Dropping it tells them that nobody waits for it any more.
pub(super) struct Plan {
    /// How many moves stand before its next moment.
    pub ply: usize,
    /// Who is moved by a bot.
    pub bots: Bots,
    /// What is planned; it ends when a person is asked.
    pub moments: mpsc::Receiver<Moment>,
    task: JoinHandle<()>,
    stop: Arc<AtomicBool>,
}

impl Plan {
    /// Begins to plan. Whoever plans is told by the flag when nobody waits for it any more.
    pub fn new<T>(ply: usize, bots: Bots, plan: impl FnOnce(mpsc::Sender<Moment>, Arc<AtomicBool>) -> T) -> Plan
    where
        T: Future<Output = ()> + Send + 'static,
    {
        let (out, moments) = mpsc::channel(AHEAD);
        let stop = Arc::new(AtomicBool::new(false));
        Plan { ply, bots, moments, task: tokio::spawn(plan(out, stop.clone())), stop }
    }
}

impl Drop for Plan {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        self.task.abort();
    }
}

/// Counts a bot as thinking while it lives.
struct Count<'a>(&'a AtomicI64);

impl<'a> Count<'a> {
    fn new(gauge: &'a AtomicI64) -> Count<'a> {
        gauge.fetch_add(1, Relaxed);
        Count(gauge)
    }
}

impl Drop for Count<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// Lets the bots of a table plan from how its game stands.
pub(super) fn begin(house: &Arc<House>, play: &Play, game: Handle, bots: Bots, attention: &Arc<Attention>) -> Plan {
    let mut planner = Planner {
        house: house.clone(),
        row: play.number.saturating_sub(game.ply()),
        key: play.room.key.clone(),
        title: play.title,
        host: play.room.host,
        game,
        bots: bots.clone(),
        attention: attention.clone(),
        papers: Vec::new(),
        shown: Instant::now(),
    };
    let ply = planner.game.ply();
    Plan::new(ply, bots, |out, stop| async move {
        let mut first = true;
        while let Some(moment) = planner.moment(first, &stop).await {
            first = false;
            if out.send(moment).await.is_err() {
                return;
            }
        }
    })
}

/// How long a bot of a level may think about a moment before it holds it up.
fn allowance(level: &Level, first: bool) -> Duration {
    Duration::from_millis((u64::from(level.millis) * 2).min(if first { FIRST } else { NEXT }))
}

/// Where a bot thinks.
enum Place {
    /// In a chair of this node.
    Here(Chair),
    /// With whoever takes the work.
    Elsewhere(Errand),
}

struct Planner {
    house: Arc<House>,
    /// The game's box.
    title: Option<&'static dyn Title>,
    /// The key of the table.
    key: Key,
    /// How many more rows its journal has than moves stand.
    row: usize,
    /// The game as it will stand.
    game: Handle,
    bots: Bots,
    host: PersonId,
    attention: Arc<Attention>,
    /// What each bot has written down while it thought.
    papers: Vec<Paper>,
    /// When the last planned moment will have been shown.
    shown: Instant,
}

impl Planner {
    /// The bot to move; none if a person is asked or the game is over.
    fn bot(&self) -> Option<(Seat, &'static Level)> {
        let Turn::Of(seat) = self.game.turn() else { return None };
        Some((seat, (*self.bots.get(seat.index())?)?))
    }

    /// Plans one moment; none if a person is asked.
    async fn moment(&mut self, first: bool, stop: &Arc<AtomicBool>) -> Option<Moment> {
        self.bot()?;
        // At a hurried house nothing is held back.
        let hurried = *self.house.config.pace.bot.end() == 0;
        let step = Duration::from_millis(self.attention.step.load(Relaxed));
        let (mut moves, mut ready, mut place) = (Vec::new(), Instant::now(), None);
        self.shown += step;
        while let Some((seat, level)) = self.bot() {
            let ply = self.game.ply();
            let action = if self.game.is_plainly_forced() {
                first_choice(&self.game, seat)
            } else {
                let place = match &mut place {
                    Some(place) => place,
                    none => {
                        let allowance = allowance(level, first);
                        let found = self.find_place(allowance).await?;
                        if !hurried {
                            ready = Instant::now() + allowance;
                        }
                        self.shown = self.shown.max(ready);
                        none.insert(found)
                    }
                };
                // Part of the time is left for the choices that may follow before something can be shown.
                let most = Duration::from_millis(u64::from(level.millis) * 4);
                let share = self.shown.saturating_duration_since(Instant::now()).mul_f64(0.6).max(LEAST);
                let time = if hurried { most } else { most.min(share) };
                self.think_at(place, (seat, level), time, stop).await?
            };
            let played = action.as_ref().is_some_and(|action| self.game.play(seat, action).is_ok());
            moves.push(Move { seat, ply, action: action.filter(|_| played) });
            if !played || self.game.is_told() {
                break;
            }
        }
        let stuck = moves.last().is_some_and(|last| last.action.is_none());
        if stuck {
            // The table does what it can; after that there is another plan.
            self.bots.clear();
        }
        Some(Moment { moves, ready })
    }

    /// Where to think: in a chair of this node if one is free, else with somebody else if there may be anybody, else here when there is one.
    async fn find_place(&self, allowance: Duration) -> Option<Place> {
        let house = &self.house;
        let errand = self.errand(allowance);
        let free = if house.config.thinkers > 0 { house.thinkers.sit_down_at_once(errand) } else { None };
        match free {
            Some(chair) => Some(Place::Here(chair)),
            None if house.bus.is_shared() && house.bus.stands() => Some(Place::Elsewhere(errand)),
            None => house.thinkers.sit_down(errand).await.map(Place::Here),
        }
    }

    /// Thinks about one choice at a place. If nobody else thinks in time, it is done here. Nothing if nobody waits for it any more.
    async fn think_at(
        &mut self,
        place: &mut Place,
        (seat, level): (Seat, &'static Level),
        time: Duration,
        stop: &Arc<AtomicBool>,
    ) -> Option<Option<String>> {
        if let Place::Elsewhere(errand) = *place {
            if let Some(action) = self.think_elsewhere(errand, seat, level, time).await {
                self.house.metrics.thought_elsewhere.fetch_add(1, Relaxed);
                return Some(Some(action));
            }
            *place = Place::Here(self.house.thinkers.sit_down(errand).await?);
        }
        let Place::Here(chair) = place else { return None };
        Some(self.think(seat, level, time, chair.wanted.clone(), stop.clone()).await)
    }

    async fn think_elsewhere(&self, errand: Errand, seat: Seat, level: &Level, time: Duration) -> Option<String> {
        let (title, house) = (self.title?, &self.house);
        let work = Work {
            game: title.id().into(),
            record: self.game.record(),
            seat: seat.0,
            level: level.id.into(),
            mood: self.mood(seat),
            millis: time.as_millis() as u64,
            iterations: house.config.pace.iterations,
            host: errand.host,
            awaited: errand.awaited,
        };
        let rules = rules_of(title.id(), house.config.rules_of(title));
        match house.bus.give_work(Subject::Think(&rules), &work, time + LATE).await {
            Some(Answered::Chose(action)) => action,
            Some(Answered::Busy) | None => None,
        }
    }

    /// The dice of the bot at the present choice.
    fn mood(&self, seat: Seat) -> u64 {
        let ply = self.game.ply();
        self.house.config.luck.mood(&self.key, ply, self.row + ply, seat)
    }

    fn errand(&self, time: Duration) -> Errand {
        Errand { host: self.host, awaited: self.attention.awaited.load(Relaxed), millis: time.as_millis() as u64 }
    }

    /// Chairs for the other heads of a level that thinks with several, as far as they are free. Where thoughts are counted
    /// instead of timed, they shall be the same on any machine.
    fn draw_up(&self, level: &Level, time: Duration) -> Vec<Chair> {
        match self.house.config.pace.iterations {
            None => self.house.thinkers.draw_up(self.errand(time), usize::from(level.heads).saturating_sub(1)),
            Some(_) => Vec::new(),
        }
    }

    /// Thinks about one choice for so long, or until a chair is wanted.
    async fn think(
        &mut self,
        seat: Seat,
        level: &'static Level,
        time: Duration,
        wanted: Arc<AtomicBool>,
        stop: Arc<AtomicBool>,
    ) -> Option<String> {
        let (thinker, mood) = (self.game.thinker(seat), self.mood(seat));
        let house = self.house.clone();
        let others = self.draw_up(level, time);
        if self.papers.len() <= seat.index() {
            self.papers.resize_with(seat.index() + 1, Paper::default);
        }
        let mut paper = self.papers.get_mut(seat.index()).map(std::mem::take).unwrap_or_default();
        let thought = tokio::task::spawn_blocking(move || {
            let _count = Count::new(&house.metrics.thinking);
            let until = Instant::now() + time;
            let wanted = || wanted.load(Relaxed) || others.iter().any(|chair| chair.wanted.load(Relaxed));
            let enough = || stop.load(Relaxed) || wanted() || Instant::now() > until;
            let iterations = house.config.pace.iterations;
            let limits = Limits { iterations, stop: Some(&enough), ..Limits::default() };
            let thought = thinker.think_on(level, mood, &limits, 1 + others.len(), &mut paper);
            (thought.map(|thought| thought.action), paper)
        });
        match thought.await {
            Ok((action, paper)) => {
                // Where thoughts are counted instead of timed, they shall not depend on when a plan began.
                let counted = self.house.config.pace.iterations.is_some();
                if let Some(kept) = self.papers.get_mut(seat.index()).filter(|_| !counted) {
                    *kept = paper;
                }
                action
            }
            Err(error) => {
                tracing::error!(%error, "a bot stumbled");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::live::tests::{ANNA, kept};

    /// A house at its real pace with one chair.
    fn house() -> (Arc<House>, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { database: folder.path().join("house.db").into(), thinkers: 1, ..Config::default() };
        (House::open(config).unwrap(), folder)
    }

    /// A game in which the seat to move has one choice, or several, and only its player knows.
    fn position(one: bool) -> Handle {
        for seed in 0..50 {
            let mut table = kept();
            table.room.key = Key::from_seed(seed);
            let mut game = Play::new(table).game.unwrap();
            while let Turn::Of(seat) = game.turn() {
                if game.is_answered_by_house(false) == one && !game.is_plainly_forced() {
                    return game;
                }
                let action = first_choice(&game, seat).unwrap();
                game.play(seat, &action).unwrap();
            }
        }
        panic!("no such position")
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn under_load_too_the_time_does_not_tell_whether_there_was_a_choice() {
        let (house, _folder) = house();
        let level = Level::from_name("master").unwrap();
        for one in [true, false] {
            // Somebody else thinks for longer than any pause.
            let busy = Errand { host: ANNA, awaited: true, millis: 1 };
            let chair = house.thinkers.sit_down(busy).await.unwrap();
            let play = Play::new(kept());
            let mut plan = begin(&house, &play, position(one), vec![Some(level); 2], &Arc::default());
            tokio::time::sleep(Duration::from_millis(400)).await;
            let freed = Instant::now();
            drop(chair);
            let moment = plan.moments.recv().await.unwrap();
            assert!(moment.moves[0].action.is_some());
            let held = moment.ready - freed;
            assert!((FIRST..FIRST + 500).contains(&(held.as_millis() as u64)), "one choice: {one}, held for {held:?}");
            assert!(Instant::now() < moment.ready + Duration::from_millis(500), "it was thought in time");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_plan_goes_on_until_a_person_is_asked() {
        let (house, _folder) = house();
        let play = Play::new(kept());
        let game = play.game.as_ref().unwrap().copy();
        let seat = game.turn().seat().unwrap();
        let mut bots = vec![None; 2];
        bots[seat.index()] = Level::from_name("random");
        let mut copy = game.copy();
        let mut plan = begin(&house, &play, game, bots, &Arc::default());
        while let Some(moment) = plan.moments.recv().await {
            for (index, made) in moment.moves.iter().enumerate() {
                assert_eq!((made.seat, made.ply), (seat, copy.ply()));
                copy.play(seat, made.action.as_ref().unwrap()).unwrap();
                assert_eq!(copy.is_told(), index + 1 == moment.moves.len(), "only what is told ends a moment");
            }
        }
        assert_ne!(copy.turn(), Turn::Of(seat));
    }
}
