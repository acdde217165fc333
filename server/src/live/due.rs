//! What is due at a table if nobody does anything: a bot thinks, the house answers a question with one choice, somebody's
//! time is up, or the table rests. It says when, and never does it: the table's task does.

use std::future::pending;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use super::play::Play;
use super::thinking::{Attention, Bots, Moment, Move, Plan};
use crate::config::Pace;
use crate::seats::Tempo;
use crate::secret;

/// What follows from how a game stands.
#[derive(Clone, Debug)]
pub(super) enum Next {
    /// The game is over or cannot be played on, or the table rests.
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
        /// The move it thinks about.
        ply: usize,
        /// Who is moved by a bot.
        bots: Bots,
    },
}

impl Next {
    /// What follows now.
    pub fn of(play: &Play) -> Next {
        let Some(game) = &play.game else { return Next::Nothing };
        let Some(seat) = play.turn() else { return Next::Nothing };
        match play.bot_of(seat) {
            Some(_) => Next::Bot { ply: game.ply(), bots: play.bots() },
            None if play.is_answered_by_house() => {
                Next::Answer { quick: game.is_plainly_forced() || game.is_asked_unseen() }
            }
            None => Next::Player,
        }
    }
}

/// When a table should be woken by the store if it is not in memory: at once for bots and answers, else when a clock says.
/// Where only bots play it rests until somebody looks.
pub(super) fn wake_at(play: &Play, clock: Option<i64>, now: i64) -> Option<i64> {
    let seat = play.turn().filter(|_| play.is_peopled())?;
    if play.bot_of(seat).is_some() || play.is_answered_by_house() { Some(now) } else { clock }
}

/// Who is at a table, as far as it matters for what is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Company {
    /// Does anybody watch?
    pub watched: bool,
    /// Does any person play for themselves?
    pub peopled: bool,
}

/// Timers of a table.
pub(super) struct Due {
    plan: Option<Plan>,
    /// What bots do next, and where in its span the pause before it lies.
    coming: Option<(Moment, f64)>,
    /// What the plan has to know.
    pub attention: Arc<Attention>,
    /// The pause between two moments of bots, in milliseconds.
    pause: RangeInclusive<u64>,
    /// When something was shown last.
    shown: Instant,
    /// When the house answers a question with one choice.
    answer: Option<Instant>,
    /// When somebody's time is up.
    flag: Option<Instant>,
    /// Since when nobody has asked for anything.
    quiet: Instant,
    /// After how long without anybody the table is put away.
    linger: Duration,
}

/// What has come due.
#[derive(Debug)]
pub(super) enum Event {
    /// Bots move; no moves if they failed.
    Moves(Vec<Move>),
    /// Time has passed.
    Time,
}

/// Far away enough is never: a clock is looked at again when the table is woken.
const FAR: u64 = 7 * 86_400_000;

impl Due {
    /// Nothing is due yet.
    pub fn new(linger: u64) -> Due {
        Due {
            plan: None,
            coming: None,
            attention: Arc::default(),
            pause: 0..=0,
            shown: Instant::now(),
            answer: None,
            flag: None,
            quiet: Instant::now(),
            linger: Duration::from_millis(linger),
        }
    }

    /// Somebody has asked for something.
    pub fn stir(&mut self) {
        self.quiet = Instant::now();
    }

    /// Something has been shown: what follows keeps its distance.
    pub fn shown(&mut self) {
        self.shown = Instant::now();
    }

    /// How fast bots shall move from now on, and whether a person waits for them.
    pub fn attend(&mut self, tempo: Tempo, pace: &Pace, awaited: bool) {
        self.pause = tempo.pause(&pace.bot);
        self.attention.step.store(*self.pause.start(), Relaxed);
        self.attention.awaited.store(awaited, Relaxed);
    }

    /// Decides what is due. Bots with a plan that still fits go on with it; otherwise they `think` anew.
    pub fn schedule(&mut self, next: Next, pace: &Pace, think: impl FnOnce(Bots) -> Option<Plan>) {
        self.answer = None;
        match next {
            Next::Bot { ply, bots } => {
                if !self.plan.as_ref().is_some_and(|plan| plan.ply == ply && plan.bots == bots) {
                    self.drop_plan();
                    self.plan = think(bots);
                }
            }
            Next::Answer { quick } => {
                self.drop_plan();
                let pace = if quick { &pace.forced } else { &pace.house };
                self.answer = Some(Instant::now() + Duration::from_millis(secret::between(*pace.start(), *pace.end())));
            }
            Next::Player | Next::Nothing => self.drop_plan(),
        }
    }

    fn drop_plan(&mut self) {
        (self.plan, self.coming) = (None, None);
    }

    /// Sets the clock that is running: so many milliseconds from now, or none.
    pub fn set_flag(&mut self, wait: Option<i64>) {
        self.flag = wait.map(|wait| Instant::now() + Duration::from_millis((wait.max(0) as u64).min(FAR)));
    }

    /// Waits for what comes next. May be dropped at any time.
    pub async fn wait(&mut self, company: Company) -> Event {
        let wake = self.wake(company);
        tokio::select! {
            moves = self.moves() => Event::Moves(moves),
            () = tokio::time::sleep_until(wake.into()) => Event::Time,
        }
    }

    /// Waits until the bots' next moment is to be shown.
    async fn moves(&mut self) -> Vec<Move> {
        let Some(plan) = &mut self.plan else { return pending().await };
        if self.coming.is_none() {
            self.coming = plan.moments.recv().await.map(|moment| (moment, secret::fraction()));
        }
        if let Some((moment, luck)) = &self.coming {
            let span = (self.pause.end() - self.pause.start()) as f64;
            let pause = Duration::from_millis(self.pause.start() + (span * luck) as u64);
            tokio::time::sleep_until((self.shown + pause).max(moment.ready).into()).await;
        }
        let moves = self.coming.take().map(|(moment, _)| moment.moves).unwrap_or_default();
        match moves.last() {
            Some(last) => plan.ply = last.ply + 1,
            None => self.plan = None,
        }
        moves
    }

    fn wake(&self, company: Company) -> Instant {
        let far = Instant::now() + Duration::from_secs(3_600);
        let idle = if self.is_unattended(company) { self.quiet + self.linger } else { far };
        [self.answer, self.flag].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Is it time for the house to answer?
    pub fn answers(&mut self) -> bool {
        self.answer.take_if(|at| *at <= Instant::now()).is_some()
    }

    /// Is it time to look at the clock?
    pub fn flags(&mut self) -> bool {
        self.flag.take_if(|at| *at <= Instant::now()).is_some()
    }

    /// Does nobody watch, and is nothing about to happen that a person needs? The store's list of due tables wakes it where
    /// needed.
    fn is_unattended(&self, company: Company) -> bool {
        let soon = |at: Instant| at < Instant::now() + self.linger;
        let busy = self.plan.is_some() || self.answer.is_some() || self.flag.is_some_and(soon);
        !(company.watched || company.peopled && busy)
    }

    /// Has nobody needed the table for long enough?
    pub fn is_idle(&self, company: Company) -> bool {
        self.is_unattended(company) && self.quiet.elapsed() >= self.linger
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::live::tests::{of_game, table};
    use crate::seats::Sitter;
    use crate::store::By;

    const HERE: Company = Company { watched: true, peopled: true };
    const GONE: Company = Company { watched: false, peopled: true };

    fn at_once() -> Pace {
        Pace::hurried()
    }

    fn never_think(_: Bots) -> Option<Plan> {
        panic!("no bot has to think anew")
    }

    fn bots(seat: usize) -> Bots {
        let mut bots = vec![None, None];
        bots[seat] = Some(&bots::LEVELS[0]);
        bots
    }

    fn moves(ply: usize) -> Vec<Move> {
        vec![Move { seat: Seat(1), ply, action: Some("a move".into()) }]
    }

    /// A plan that is there at once: a moment for each of these plies, shown no sooner than after `hold`.
    fn planned(from: usize, plies: usize, hold: u64) -> impl FnOnce(Bots) -> Option<Plan> {
        move |bots| {
            Some(Plan::new(from, bots, move |out, _| async move {
                for ply in from..from + plies {
                    let ready = Instant::now() + Duration::from_millis(hold);
                    let _ = out.send(Moment { moves: moves(ply), ready }).await;
                }
            }))
        }
    }

    async fn wait(due: &mut Due) -> Vec<Move> {
        match due.wait(HERE).await {
            Event::Moves(moves) => moves,
            Event::Time => panic!("nothing else was due"),
        }
    }

    #[test]
    fn what_is_next_follows_from_who_is_asked() {
        let mut play = table();
        assert!(matches!(Next::of(&play), Next::Player), "the first question has a choice");
        assert_eq!(wake_at(&play, Some(7), 3), Some(7));
        let turn = play.turn().unwrap();
        play.room.seats[turn.index()].sitter = Sitter::Bot("easy".into());
        assert!(matches!(Next::of(&play), Next::Bot { ply: 0, bots } if bots[turn.index()].is_some()));
        assert_eq!(wake_at(&play, Some(7), 3), Some(3));
        play.room.seats.iter_mut().for_each(|seat| seat.sitter = Sitter::Bot("easy".into()));
        assert_eq!(wake_at(&play, Some(7), 3), None, "where only bots play it rests until somebody looks");
        play.room.stage = crate::store::Stage::Ended;
        assert!(matches!(Next::of(&play), Next::Nothing), "a game that was broken off");
        play.game = None;
        assert!(matches!(Next::of(&play), Next::Nothing));
        assert_eq!(wake_at(&play, Some(7), 3), None);
    }

    #[tokio::test]
    async fn bots_go_on_with_a_plan_that_fits_and_are_let_go_when_a_player_comes_back() {
        let mut due = Due::new(1_000);
        let bot = |ply| Next::Bot { ply, bots: bots(1) };
        due.schedule(bot(4), &at_once(), planned(4, 2, 0));
        due.schedule(bot(4), &at_once(), never_think);
        assert!(!due.is_idle(GONE), "a table with a thinking bot does not rest");
        assert_eq!(wait(&mut due).await, moves(4));
        due.schedule(bot(5), &at_once(), never_think);
        assert_eq!(wait(&mut due).await, moves(5));
        due.schedule(bot(7), &at_once(), planned(7, 1, 0));
        assert_eq!(wait(&mut due).await, moves(7), "somebody has moved in between");
        due.schedule(Next::Bot { ply: 8, bots: bots(0) }, &at_once(), planned(8, 1, 0));
        due.schedule(Next::Player, &at_once(), never_think);
        assert!(due.plan.is_none() && due.coming.is_none());
        due.schedule(bot(9), &at_once(), planned(9, 0, 0));
        assert_eq!(wait(&mut due).await, [], "who found nothing says so");
    }

    #[tokio::test]
    async fn moments_keep_the_distance_of_the_pace_and_what_was_held_up_is_not_shown_sooner() {
        let mut due = Due::new(60_000);
        let pace = Pace { bot: 80..=80, ..at_once() };
        let bot = |ply| Next::Bot { ply, bots: bots(1) };
        let since = Instant::now();
        due.shown();
        due.attend(Tempo::Quick, &pace, true);
        due.schedule(bot(0), &pace, planned(0, 2, 0));
        wait(&mut due).await;
        assert!((80..400).contains(&since.elapsed().as_millis()), "{:?}", since.elapsed());
        due.shown();
        due.attend(Tempo::Calm, &pace, true);
        wait(&mut due).await;
        assert!(since.elapsed().as_millis() >= 320, "calm is three times as slow: {:?}", since.elapsed());
        due.attend(Tempo::Once, &pace, true);
        due.schedule(bot(9), &pace, planned(9, 1, 120));
        let since = Instant::now();
        wait(&mut due).await;
        assert!(since.elapsed().as_millis() >= 120, "{:?}", since.elapsed());
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
    async fn the_house_answers_once_and_clocks_are_looked_at_once() {
        let mut due = Due::new(60_000);
        due.schedule(Next::Answer { quick: false }, &at_once(), never_think);
        assert!(matches!(due.wait(HERE).await, Event::Time));
        assert!(due.answers() && !due.answers() && !due.flags());
        due.set_flag(Some(-5));
        assert!(matches!(due.wait(HERE).await, Event::Time));
        assert!(due.flags() && !due.flags());
        due.set_flag(Some(i64::MAX));
        assert!(!due.flags());
    }

    #[tokio::test]
    async fn a_table_rests_only_when_nobody_watches_and_nothing_is_near() {
        let mut due = Due::new(0);
        assert!(due.is_idle(GONE) && !due.is_idle(HERE));
        due.schedule(Next::Answer { quick: true }, &Pace { forced: 9_000..=9_000, ..at_once() }, never_think);
        assert!(!due.is_idle(GONE), "an answer is on its way");
        due.schedule(Next::Bot { ply: 0, bots: bots(1) }, &at_once(), planned(0, 1, 9_000));
        assert!(!due.is_idle(GONE) && due.is_idle(Company { watched: false, peopled: false }), "bots play for nobody");
        due.schedule(Next::Player, &at_once(), never_think);
        let mut due = Due::new(10_000);
        due.set_flag(Some(5_000));
        assert!(!due.is_unattended(GONE), "somebody's time is up before it could rest");
        due.set_flag(Some(50_000));
        assert!(due.is_unattended(GONE));
    }
}
