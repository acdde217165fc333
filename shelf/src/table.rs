//! [`Table`]: a game being played, whatever game it is.

use std::any::Any;

use bots::Bot;
use draw::{Face, Moment};
use engine::{BySeat, Chapter, Commitment, Dice, Eyes, Glimpse, Match, NoLog, Phrase, Refusal, Seat, Standings, Turn};
use serde_json::Value;

use crate::question::{self, Question, Trust};
use crate::review::{Reviewer, Reviewing};
use crate::sight::{self, Choice, Sight};

/// How many worlds are imagined to find out whether everybody can see that there is no choice.
const WORLDS: usize = 16;
/// How many worlds are imagined to find out whether a move could be taken back.
const TRIES: usize = 4;

/// A table on the heap.
pub type Handle = Box<dyn Table>;

/// A game being played. Everything that is shown is made for one pair of eyes.
pub trait Table: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// How many players sit here.
    fn seats(&self) -> usize;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// How many moves have been made. Not for the eyes of players who do not move: a hidden choice would show.
    fn ply(&self) -> usize;

    /// What a pair of eyes sees now.
    fn sight(&self, eyes: Eyes) -> Box<dyn Sight>;

    /// The legal choices of a seat; none unless it is its turn.
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.sight(Eyes::Of(seat)).choices()
    }

    /// Does the house answer the question? It does if there is one choice, unless the player who made the last moves could still
    /// take them back, and no longer after it: what cannot be taken back is never done for anybody behind their own click.
    /// Where moves are not taken back at all (`undo`) there is nothing to keep open.
    fn is_answered_by_house(&self, undo: bool) -> bool;

    /// Can everybody see that the seat to move has no choice? Then nobody learns anything from a quick answer.
    fn is_plainly_forced(&self) -> bool;

    /// Has the seat to move made the last move too, and did nobody else notice it? Then nobody knows since when the present
    /// question stands, and a quick answer looks like a quick hand.
    fn is_asked_unseen(&self) -> bool;

    /// Did the last move tell anybody else something, or pass the turn on? What did not can be shown together with what follows.
    fn is_told(&self) -> bool;

    /// Plays one action, given as JSON.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Played, Refusal>;

    /// How many of the last moves this seat may take back.
    fn undoable(&self, seat: Seat) -> usize;

    /// Takes back the last `plies` moves of a seat.
    fn undo(&mut self, seat: Seat, plies: usize) -> Result<(), Refusal>;

    /// What happened since the log had `from` entries. `from` counts all entries, so that every viewer continues at the same
    /// [`log_len`](Table::log_len).
    fn log(&self, eyes: Eyes, from: usize) -> Vec<Told>;

    /// The chapter that was being told when the log had `from` entries.
    fn chapter_at(&self, eyes: Eyes, from: usize) -> Place;

    /// How many entries the log has.
    fn log_len(&self) -> usize;

    /// Scores, and the result once the game is over.
    fn standings(&self, eyes: Eyes) -> Standings;

    /// Everybody's chance to win as bots judge it who see everything: for those who judge the judgement, not for the eyes of players.
    fn outlook(&self) -> Vec<f32>;

    /// The scores after `ply` moves as everybody knew them then.
    fn scores_after(&self, ply: usize) -> BySeat<i32>;

    /// What was shown of the key before the first deal.
    fn commitment(&self) -> Commitment;

    /// The record as JSON, with its key. Not to be shown before the game is over.
    fn record(&self) -> String;

    /// The options as JSON by which the same sides play again: what was left to chance is named as it fell. Not to be
    /// shown before the game is over.
    fn played(&self) -> Value;

    /// The same table once more.
    fn copy(&self) -> Handle;

    /// The same table after `ply` moves.
    fn rewound(&self, ply: usize) -> Option<Handle>;

    /// The same table as this seat imagines it: what it cannot know is dealt anew and follows from `seed`, as all chance to come. Nothing
    /// has been told there, and no move made.
    fn imagined(&self, seat: Seat, seed: u64) -> Handle;

    /// What a bot in this seat works with, to be sent to another thread.
    fn thinker(&self, seat: Seat) -> Box<dyn Thinker>;

    /// Looks at a finished game once more; nothing if it is not over.
    fn reviewer(&self) -> Option<Box<dyn Reviewer>>;

    /// What another program in this seat is asked; nothing unless it is its turn. `from` is as for [`log`](Table::log): what the
    /// program has been told already. `seed` is handed on.
    fn question(&self, seat: Seat, from: usize, trust: Trust, seed: u64) -> Option<Question>;
}

/// A line of the log, as one pair of eyes sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The ply that it comes from. Not for the eyes of players: see [`Table::ply`].
    pub ply: usize,
    /// What happened.
    pub phrase: Phrase,
    /// The chapter in which it stands.
    pub place: Place,
    /// How much it matters there.
    pub weight: u8,
    /// Is it worth a moment?
    pub moment: Option<Moment>,
}

/// A chapter of the log, as one pair of eyes sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number, counted from 0 as these eyes see chapters open.
    pub number: usize,
    /// Whose turn it tells of.
    pub chapter: Chapter,
    /// The entry of the log with which it begins.
    pub start: usize,
}

/// The first chapter: how the game is set up.
const SETUP: Place = Place { number: 0, chapter: Chapter::Scene, start: 0 };

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The ply of the move, counted from 1.
    pub ply: usize,
    /// Can it never be taken back?
    pub settled: bool,
}

/// A bot's seat at a table: knows what a player there knows, and nothing else.
pub trait Thinker: Send + Sync {
    /// Chooses a move; nothing if it is not its turn. Several threads think side by side and put their heads together.
    fn think(&self, level: &bots::Level, seed: u64, limits: &bots::Limits<'_>, threads: usize) -> Option<Thought> {
        self.think_on(level, seed, limits, threads, &mut Paper::default())
    }

    /// The same with the paper of the move before, if there was one at this seat: where nothing was learned since, the bot goes on
    /// where it has stopped.
    fn think_on(
        &self,
        level: &bots::Level,
        seed: u64,
        limits: &bots::Limits<'_>,
        threads: usize,
        paper: &mut Paper,
    ) -> Option<Thought>;
}

/// What a bot writes on while it thinks, kept for its next move.
#[derive(Default)]
pub struct Paper(Option<Box<dyn Any + Send + Sync>>);

impl Paper {
    /// The bot of this game and level whose paper it is; a new one if it was somebody else's.
    fn bot<G: Face>(&mut self, level: &bots::Level) -> Option<&mut Bot<G>> {
        let kept = self.0.as_ref().and_then(|kept| kept.downcast_ref::<Bot<G>>());
        if kept.is_none_or(|bot| bot.level() != level) {
            self.0 = Some(Box::new(Bot::<G>::new(*level)));
        }
        self.0.as_mut()?.downcast_mut()
    }
}

/// What a bot has thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Its move.
    pub action: String,
    /// What it saw in each of its choices.
    pub considered: Vec<Considered>,
    /// Was the move drawn, because there is no best one?
    pub mixed: bool,
}

/// What a bot saw in a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// The choice, as it is played.
    pub action: String,
    /// What it says.
    pub label: Phrase,
    /// How often the bot looked into it.
    pub visits: u32,
    /// The share of its thinking that went into it, from 0 to 1.
    pub share: f32,
    /// What it expects for itself, from 0 (lost) to 1 (won).
    pub value: f32,
    /// What it expects for each seat.
    pub values: Vec<f32>,
    /// How promising the choice looked at first sight; all choices together have 1.
    pub prior: f32,
    /// Does it lead to a sure win within this turn?
    pub sure: bool,
    /// What speaks for it, if reasons were asked for: the bot's own choice is compared with the next best, the others with it.
    pub pro: Vec<Reason>,
    /// What speaks against it.
    pub con: Vec<Reason>,
}

/// A difference between two choices, in the game's words.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// Who has more of it, or less.
    pub seat: Seat,
    /// What it is.
    pub term: Phrase,
    /// Is it more?
    pub more: bool,
}

pub(crate) fn to_json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl<G: Face> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn sight(&self, eyes: Eyes) -> Box<dyn Sight> {
        Box::new(sight::Seen::new(self, eyes))
    }

    fn is_answered_by_house(&self, undo: bool) -> bool {
        let Turn::Of(seat) = self.turn() else { return false };
        let mut actions = Vec::new();
        self.state().actions(&mut actions);
        let [only] = actions[..] else { return false };
        !undo || Match::undoable(self, seat) == 0 || can_be_taken_back(self, seat, only)
    }

    fn is_plainly_forced(&self) -> bool {
        // What the crowd can see is seen by all. Its imagined worlds follow from public things alone, and so does the answer.
        let mut dice = self.side_dice();
        let mut actions = Vec::new();
        self.state().actions(&mut actions);
        actions.len() == 1
            && (0..WORLDS).all(|_| {
                let mut world = self.state().clone();
                world.imagine(Eyes::Crowd, &mut dice);
                world.actions(&mut actions);
                actions.len() == 1
            })
    }

    fn is_asked_unseen(&self) -> bool {
        let (Turn::Of(seat), Some(last)) = (self.turn(), self.moves().last()) else { return false };
        let ply = Match::ply(self);
        if last.seat != seat {
            return false;
        }
        let Some(before) = Match::rewound(self, ply - 1) else { return false };
        let told = Match::log(self).iter().filter(|line| line.ply == ply);
        let told: Vec<_> = told.collect();
        Eyes::everyone(self.state().seats()).filter(|&eyes| eyes != Eyes::Of(seat)).all(|eyes| {
            told.iter().all(|line| line.entry.seen_by(eyes).is_none())
                && self.state().view(eyes) == before.state().view(eyes)
        })
    }

    fn is_told(&self) -> bool {
        let Some(last) = self.moves().last() else { return false };
        let ply = Match::ply(self);
        let told = Match::log(self).iter().rev().take_while(|line| line.ply == ply);
        let others = || Eyes::everyone(self.state().seats()).filter(|&eyes| eyes != Eyes::Of(last.seat));
        self.turn() != Turn::Of(last.seat)
            || told.into_iter().any(|line| others().any(|eyes| line.entry.seen_by(eyes).is_some()))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Played, Refusal> {
        let action = serde_json::from_str(action).map_err(|_| Refusal::Illegal)?;
        Match::play(self, seat, action)?;
        let ply = Match::ply(self);
        Ok(Played { ply, settled: self.moves().last().is_some_and(|made| made.settled) })
    }

    fn undoable(&self, seat: Seat) -> usize {
        Match::undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat, plies: usize) -> Result<(), Refusal> {
        Match::undo(self, seat, plies)
    }

    fn log(&self, eyes: Eyes, from: usize) -> Vec<Told> {
        let told = chapters(self, eyes).skip_while(|seen| seen.entry < from);
        told.map(|seen| Told {
            ply: seen.ply,
            phrase: G::sentence(seen.event),
            place: seen.place,
            weight: G::weight(seen.event),
            moment: G::moment(seen.event),
        })
        .collect()
    }

    fn chapter_at(&self, eyes: Eyes, from: usize) -> Place {
        let last = chapters(self, eyes).take_while(|seen| seen.entry < from).last();
        last.map_or(SETUP, |seen| seen.place)
    }

    fn log_len(&self) -> usize {
        Match::log(self).len()
    }

    fn standings(&self, eyes: Eyes) -> Standings {
        self.state().standings(eyes)
    }

    fn outlook(&self) -> Vec<f32> {
        self.state().outlook().values().to_vec()
    }

    fn scores_after(&self, ply: usize) -> BySeat<i32> {
        Match::scores_after(self, ply)
    }

    fn commitment(&self) -> Commitment {
        self.key().commitment()
    }

    fn record(&self) -> String {
        Match::record(self).to_json()
    }

    fn played(&self) -> Value {
        serde_json::to_value(self.state().played(self.options())).unwrap_or_default()
    }

    fn copy(&self) -> Handle {
        Box::new(self.clone())
    }

    fn rewound(&self, ply: usize) -> Option<Handle> {
        Some(Box::new(Match::rewound(self, ply)?))
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Handle {
        Box::new(Match::imagined(self, Eyes::Of(seat), seed))
    }

    fn thinker(&self, seat: Seat) -> Box<dyn Thinker> {
        Box::new(self.glimpse(seat))
    }

    fn reviewer(&self) -> Option<Box<dyn Reviewer>> {
        Some(Box::new(Reviewing::new(self)?))
    }

    fn question(&self, seat: Seat, from: usize, trust: Trust, seed: u64) -> Option<Question> {
        question::ask(self, seat, from, trust, seed)
    }
}

/// Could a seat take this move back, as far as it can know? It is tried in worlds that look alike to the seat, so that the
/// answer tells it nothing.
fn can_be_taken_back<G: Face>(game: &Match<G>, seat: Seat, action: G::Action) -> bool {
    let (mut dice, seats) = (game.side_dice(), game.state().seats());
    (0..TRIES as u64).all(|number| {
        let mut world = game.state().clone();
        world.imagine(Eyes::Of(seat), &mut dice);
        let hidden: Vec<_> = Eyes::everyone(seats).map(|eyes| world.secrets(eyes)).collect();
        let mut fall = Dice::quick(number);
        world.play(action, &mut fall, &mut NoLog);
        let told = || {
            Eyes::everyone(seats).zip(&hidden).any(|(eyes, hidden)| !hidden.without(&world.secrets(eyes)).is_empty())
        };
        world.turn() == Turn::Of(seat) && !fall.rolled() && !told()
    })
}

/// An event that these eyes see, and the chapter in which it stands.
struct Seen<'a, E> {
    entry: usize,
    ply: usize,
    event: &'a E,
    place: Place,
}

/// The log with its chapters.
fn chapters<G: Face>(game: &Match<G>, eyes: Eyes) -> impl Iterator<Item = Seen<'_, G::Event>> {
    let mut place = SETUP;
    Match::log(game).iter().enumerate().filter_map(move |(entry, line)| {
        let event = line.entry.seen_by(eyes)?;
        if let Some(chapter) = G::chapter(event).filter(|&chapter| chapter != place.chapter) {
            place = Place { number: place.number + 1, chapter, start: entry };
        }
        Some(Seen { entry, ply: line.ply, event, place })
    })
}

impl<G: Face> Thinker for Glimpse<G> {
    fn think_on(
        &self,
        level: &bots::Level,
        seed: u64,
        limits: &bots::Limits<'_>,
        threads: usize,
        paper: &mut Paper,
    ) -> Option<Thought> {
        let bot = paper.bot::<G>(level)?;
        let thought = if threads <= 1 {
            bot.choose(self, seed, limits)?
        } else {
            let thoughts: Vec<_> = std::thread::scope(|scope| {
                let alone = |seed| bots::choose(level, self, seed, limits);
                let others: Vec<_> =
                    (1..threads as u64).map(|n| scope.spawn(move || alone(seed.wrapping_add(n)))).collect();
                let first = bot.choose(self, seed, limits);
                let others = others.into_iter().filter_map(|other| other.join().ok()?);
                first.into_iter().chain(others).collect()
            });
            let thought = bots::Thought::merge(level, thoughts, seed)?;
            bot.overrule(thought.action);
            thought
        };
        Some(told::<G>(&self.view(), &thought))
    }
}

/// What a bot of a certain game has thought, in words.
fn told<G: Face>(view: &G::View, thought: &bots::Thought<G::Action>) -> Thought {
    let visits = thought.visits().max(1) as f32;
    let considered = &thought.considered;
    let best = considered.iter().position(|choice| choice.action == thought.action).unwrap_or(0);
    let others = (0..considered.len()).filter(|&other| other != best);
    let next = others.max_by_key(|&other| considered.get(other).map(|choice| choice.visits));
    let reasons = |one: usize, other: usize| -> Vec<Reason> {
        let said = |reason: bots::Reason| Reason {
            seat: reason.seat,
            term: Phrase::new(reason.term),
            more: reason.points > 0.0,
        };
        thought.speaks_for(one, other).into_iter().map(said).collect()
    };
    let choice = |(index, choice): (usize, &bots::Considered<G::Action>)| {
        let rival = if index == best { next } else { Some(best) };
        Considered {
            action: to_json(&choice.action),
            label: G::label(view, &choice.action),
            visits: choice.visits,
            share: choice.visits as f32 / visits,
            value: choice.value(thought.seat),
            values: choice.values.values().to_vec(),
            prior: choice.prior,
            sure: choice.sure,
            pro: rival.map(|rival| reasons(index, rival)).unwrap_or_default(),
            con: rival.map(|rival| reasons(rival, index)).unwrap_or_default(),
        }
    };
    let considered = considered.iter().enumerate().map(choice).collect();
    Thought { action: to_json(&thought.action), considered, mixed: thought.mixed }
}
