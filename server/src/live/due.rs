//! What is due at a table if nobody does anything: a bot thinks, the house answers a question with one choice, somebody's
//! time is up, or the table rests. It says when, and never does it: the table's task does.

use std::future::pending;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use bots::Level;
use engine::Seat;

use super::play::Play;
use super::thinking::Thinking;
use crate::config::Pace;
use crate::secret;

/// What follows from how a game stands.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// The game is over or cannot be played on.
    Nothing,
    /// A player is asked, and has a choice.
    Player,
    /// The house answers for the player.
    Answer {
        /// Would a quick answer tell nobody anything?
        quick: bool,
    },
    /// A bot moves.
    Bot {
        /// Its seat.
        seat: Seat,
        /// The move it thinks about.
        ply: usize,
        /// How well it plays.
        level: &'static Level,
    },
}

impl Next {
    /// What follows now.
    pub fn of(play: &Play) -> Next {
        let Some(game) = &play.game else { return Next::Nothing };
        let Some(seat) = play.turn() else { return Next::Nothing };
        match play.bot_of(seat) {
            Some(level) => Next::Bot { seat, ply: game.ply(), level },
            None if play.is_answered_by_house() => {
                Next::Answer { quick: game.is_plainly_forced() || game.is_asked_unseen() }
            }
            None => Next::Player,
        }
    }
}

/// When a table should be woken by the store if it is not in memory: at once for bots and answers, else when a clock says.
/// Where only bots are left nobody waits for them.
pub(super) fn wake_at(play: &Play, clock: Option<i64>, now: i64) -> Option<i64> {
    let seat = play.turn().filter(|_| !play.is_left_to_bots())?;
    if play.bot_of(seat).is_some() || play.is_answered_by_house() { Some(now) } else { clock }
}

/// Timers of a table.
pub(super) struct Due {
    thinking: Option<Thinking>,
    /// When the house answers a question with one choice.
    answer: Option<Instant>,
    /// When somebody's time is up.
    flag: Option<Instant>,
    /// Since when nobody has asked for anything.
    quiet: Instant,
    /// After how long without anybody the table is put away.
    linger: Duration,
    /// Does nobody play here but bots? Then they think only while somebody looks.
    bots_alone: bool,
}

/// What has come due.
#[derive(Debug)]
pub(super) enum Event {
    /// A bot has thought; nothing if it failed.
    Thought(Option<String>),
    /// Time has passed.
    Time,
}

/// Far away enough is never: a clock is looked at again when the table is woken.
const FAR: u64 = 7 * 86_400_000;

impl Due {
    /// Nothing is due yet.
    pub fn new(linger: u64) -> Due {
        let linger = Duration::from_millis(linger);
        Due { thinking: None, answer: None, flag: None, quiet: Instant::now(), linger, bots_alone: false }
    }

    /// Says whether anybody but bots plays here.
    pub fn leave_to_bots(&mut self, alone: bool) {
        self.bots_alone = alone;
    }

    /// Somebody has asked for something.
    pub fn stir(&mut self) {
        self.quiet = Instant::now();
    }

    /// Decides what is due. A bot that is at it goes on; another one is set to `think`.
    pub fn schedule(
        &mut self,
        next: Next,
        pace: &Pace,
        think: impl FnOnce(Seat, usize, &'static Level) -> Option<Thinking>,
    ) {
        self.answer = None;
        match next {
            Next::Bot { seat, ply, level } => {
                let at_it = self.thinking.as_ref().is_some_and(|thinking| (thinking.seat, thinking.ply) == (seat, ply));
                if !at_it {
                    self.thinking = think(seat, ply, level);
                }
            }
            Next::Answer { quick } => {
                self.thinking = None;
                self.answer = Some(Instant::now() + delay(if quick { &pace.forced } else { &pace.house }));
            }
            Next::Player | Next::Nothing => self.thinking = None,
        }
    }

    /// Sets the clock that is running: so many milliseconds from now, or none.
    pub fn set_flag(&mut self, wait: Option<i64>) {
        self.flag = wait.map(|wait| Instant::now() + Duration::from_millis((wait.max(0) as u64).min(FAR)));
    }

    /// Waits for what comes next. May be dropped at any time.
    pub async fn wait(&mut self, watched: bool) -> Event {
        let wake = self.wake(watched);
        let thought = async {
            match &mut self.thinking {
                Some(thinking) => (&mut thinking.task).await.unwrap_or(None),
                None => pending().await,
            }
        };
        tokio::select! {
            thought = thought => Event::Thought(thought),
            () = tokio::time::sleep_until(wake.into()) => Event::Time,
        }
    }

    fn wake(&self, watched: bool) -> Instant {
        let far = Instant::now() + Duration::from_secs(3_600);
        let idle = if self.is_unattended(watched) { self.quiet + self.linger } else { far };
        [self.answer, self.flag].into_iter().flatten().fold(idle, Instant::min)
    }

    /// The bot whose thought has come: its seat, and the move that it thought about.
    pub fn thought(&mut self) -> Option<(Seat, usize)> {
        self.thinking.take().map(|thinking| (thinking.seat, thinking.ply))
    }

    /// Is it time for the house to answer?
    pub fn answers(&mut self) -> bool {
        self.answer.take_if(|at| *at <= Instant::now()).is_some()
    }

    /// Is it time to look at the clock?
    pub fn flags(&mut self) -> bool {
        self.flag.take_if(|at| *at <= Instant::now()).is_some()
    }

    /// Does nobody watch, and is nothing about to happen? The store's list of due tables wakes it where needed.
    fn is_unattended(&self, watched: bool) -> bool {
        let soon = |at: Instant| at < Instant::now() + self.linger;
        let busy = (self.thinking.is_some() && !self.bots_alone) || self.answer.is_some();
        !watched && !busy && !self.flag.is_some_and(soon)
    }

    /// Has nobody needed the table for long enough?
    pub fn is_idle(&self, watched: bool) -> bool {
        self.is_unattended(watched) && self.quiet.elapsed() >= self.linger
    }
}

fn delay(pace: &RangeInclusive<u64>) -> Duration {
    Duration::from_millis(secret::between(*pace.start(), *pace.end()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::{of_game, table};
    use crate::seats::Sitter;
    use crate::store::By;

    fn at_once() -> Pace {
        Pace::hurried()
    }

    fn never_think(_: Seat, _: usize, _: &'static Level) -> Option<Thinking> {
        panic!("no bot sits here")
    }

    fn thinker(seat: Seat, ply: usize, _: &'static Level) -> Option<Thinking> {
        Some(Thinking::new(seat, ply, |_| async { Some("a thought".to_string()) }))
    }

    #[test]
    fn what_is_next_follows_from_who_is_asked() {
        let mut play = table();
        assert!(matches!(Next::of(&play), Next::Player), "the first question has a choice");
        assert_eq!(wake_at(&play, Some(7), 3), Some(7));
        let turn = play.turn().unwrap();
        play.room.seats[turn.index()].sitter = Sitter::Bot("easy".into());
        assert!(matches!(Next::of(&play), Next::Bot { seat, ply: 0, .. } if seat == turn));
        assert_eq!(wake_at(&play, Some(7), 3), Some(3));
        play.room.seats[1 - turn.index()].sitter = Sitter::Bot("easy".into());
        assert_eq!(wake_at(&play, Some(7), 3), None, "where only bots are left nobody waits");
        play.room.stage = crate::store::Stage::Ended;
        assert!(matches!(Next::of(&play), Next::Nothing), "a game that was broken off");
        play.game = None;
        assert!(matches!(Next::of(&play), Next::Nothing));
        assert_eq!(wake_at(&play, Some(7), 3), None);
    }

    #[tokio::test]
    async fn a_bot_thinks_once_about_a_move_and_is_let_go_when_a_player_comes_back() {
        let mut due = Due::new(1_000);
        let bot = Next::Bot { seat: Seat(1), ply: 4, level: &bots::LEVELS[0] };
        due.schedule(bot, &at_once(), thinker);
        due.schedule(bot, &at_once(), never_think);
        assert!(!due.is_idle(false), "a table with a thinking bot does not rest");
        assert!(matches!(due.wait(false).await, Event::Thought(Some(thought)) if thought == "a thought"));
        assert_eq!(due.thought(), Some((Seat(1), 4)));
        assert_eq!(due.thought(), None);
        due.schedule(bot, &at_once(), thinker);
        due.schedule(Next::Player, &at_once(), never_think);
        assert_eq!(due.thought(), None);
    }

    /// Plays some games of everything on the shelf. What the house answers for a player leaves them all that they could take
    /// back before; and a click that is the only one is asked for only where something could be taken back.
    #[test]
    fn the_house_takes_nothing_back_from_behind_a_players_own_click() {
        let (mut kept_open, mut answered) = (0, 0);
        for (title, seed) in shelf::games().flat_map(|title| (0..4_u64).map(move |seed| (title, seed))) {
            let mut play = of_game(title, seed);
            for at in 0..300 {
                let Some(seat) = play.turn() else { break };
                let before = play.undoable(seat);
                let choices = play.game.as_ref().unwrap().choices(seat);
                let choices: Vec<_> = choices.into_iter().filter(|choice| !choice.gesture).collect();
                match Next::of(&play) {
                    Next::Answer { .. } => assert_eq!(choices.len(), 1),
                    _ if choices.len() == 1 => {
                        assert!(before > 0, "{}: nothing could be taken back", title.id());
                        kept_open += 1;
                        play.room.undo = false;
                        assert!(matches!(Next::of(&play), Next::Answer { .. }), "where nothing is ever taken back");
                        play.room.undo = true;
                    }
                    _ => {}
                }
                let by_house = matches!(Next::of(&play), Next::Answer { .. });
                let pick = (seed * 31 + at * 17) as usize % choices.len();
                let deed = play.make(seat, 0, choices[pick].actions.clone(), By::Player, 0).unwrap();
                play.written(deed.entries.len(), None);
                if by_house && before > 0 {
                    assert_eq!(play.turn(), Some(seat), "{}", title.id());
                    assert_eq!(play.undoable(seat), before + 1, "{}", title.id());
                    answered += 1;
                }
            }
        }
        assert!(kept_open > 20 && answered > 20, "{kept_open} clicks were kept open, {answered} answered");
    }

    #[tokio::test]
    async fn bots_alone_think_only_while_somebody_looks() {
        let mut due = Due::new(0);
        due.leave_to_bots(true);
        due.schedule(Next::Bot { seat: Seat(1), ply: 4, level: &bots::LEVELS[0] }, &at_once(), thinker);
        assert!(due.is_idle(false) && !due.is_idle(true));
    }

    #[tokio::test]
    async fn the_house_answers_once_and_clocks_are_looked_at_once() {
        let mut due = Due::new(60_000);
        due.schedule(Next::Answer { quick: false }, &at_once(), never_think);
        assert!(matches!(due.wait(true).await, Event::Time));
        assert!(due.answers() && !due.answers() && !due.flags());
        due.set_flag(Some(-5));
        assert!(matches!(due.wait(true).await, Event::Time));
        assert!(due.flags() && !due.flags());
        due.set_flag(Some(i64::MAX));
        assert!(!due.flags());
    }

    #[tokio::test]
    async fn a_table_rests_only_when_nobody_watches_and_nothing_is_near() {
        let mut due = Due::new(0);
        assert!(due.is_idle(false) && !due.is_idle(true));
        due.schedule(Next::Answer { quick: true }, &Pace { forced: 9_000..=9_000, ..at_once() }, never_think);
        assert!(!due.is_idle(false), "an answer is on its way");
        due.schedule(Next::Player, &at_once(), never_think);
        let mut due = Due::new(10_000);
        due.set_flag(Some(5_000));
        assert!(!due.is_unattended(false), "somebody's time is up before it could rest");
        due.set_flag(Some(50_000));
        assert!(due.is_unattended(false));
    }
}
