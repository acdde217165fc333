//! [`Table`]: a game being played, whatever game it is.

use std::collections::HashSet;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;

use draw::{Face, Panel, Pen};
use engine::words::Say;
use engine::{Commitment, Eyes, Glimpse, Match, Phrase, Refusal, Seat, Standings, Tally, Turn};
use serde_json::Value;

/// How many worlds are imagined to find out whether everybody can see that there is no choice.
const WORLDS: usize = 16;

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

    /// The legal choices of a seat; none unless it is its turn.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Does the house answer the question? It does if there is one choice, unless the game waits for the player.
    fn is_answered_by_house(&self) -> bool;

    /// Can everybody see that the seat to move has no choice? Then nobody learns anything from a quick answer.
    fn is_plainly_forced(&self) -> bool;

    /// Has the seat to move made the last move too, and did nobody else notice it? Then nobody knows since when the present
    /// question stands, and a quick answer looks like a quick hand.
    fn is_asked_unseen(&self) -> bool;

    /// Plays one action, given as JSON.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Played, Refusal>;

    /// How many of the last moves this seat may take back.
    fn undoable(&self, seat: Seat) -> usize;

    /// Takes back the last `plies` moves of a seat.
    fn undo(&mut self, seat: Seat, plies: usize) -> Result<(), Refusal>;

    /// What these eyes may know, as JSON.
    fn view(&self, eyes: Eyes) -> Value;

    /// One sentence: what is asked of these eyes, or whom they wait for.
    fn prompt(&self, eyes: Eyes) -> Phrase;

    /// The board as text.
    fn board(&self, eyes: Eyes, say: &Say<'_>) -> String;

    /// The drawn table. The spots of `choices` are marked as things that can be touched.
    fn panels(&self, eyes: Eyes, say: Say<'_>, choices: &[Choice]) -> Vec<Panel>;

    /// A number that stays the same as long as these eyes would be shown the same panels, prompt and choices.
    fn look(&self, eyes: Eyes, hasher: &RandomState) -> u64;

    /// What happened since the log had `from` entries, with the ply of each. `from` counts all entries, so that every
    /// viewer continues at the same [`log_len`](Table::log_len).
    fn log(&self, eyes: Eyes, from: usize) -> Vec<(usize, Phrase)>;

    /// How many entries the log has.
    fn log_len(&self) -> usize;

    /// Scores, and the result once the game is over.
    fn standings(&self, eyes: Eyes) -> Standings;

    /// Where the points come from.
    fn breakdown(&self, eyes: Eyes) -> Vec<Tally>;

    /// What was shown of the key before the first deal.
    fn commitment(&self) -> Commitment;

    /// The record as JSON, with its key. Not to be shown before the game is over.
    fn record(&self) -> String;

    /// The same table after `ply` moves.
    fn rewound(&self, ply: usize) -> Option<Handle>;

    /// What a bot in this seat works with, to be sent to another thread.
    fn thinker(&self, seat: Seat) -> Box<dyn Thinker>;
}

/// A legal choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is sent back to play it. For one click that stands for several choices these are several actions.
    pub actions: Vec<String>,
    /// How many own moves are taken back first.
    pub back: usize,
    /// What it says.
    pub label: Phrase,
    /// What it leads to, in a few words.
    pub why: Option<Phrase>,
    /// The section of the rules that it comes from.
    pub rule: &'static str,
    /// The element that one clicks for it.
    pub spot: Option<String>,
    /// Is it a short cut for several choices, rather than one of the choices that the rules offer now?
    pub gesture: bool,
}

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
    fn think(&self, level: &bots::Level, seed: u64, limits: &bots::Limits<'_>, threads: usize) -> Option<Thought>;
}

/// What a bot has thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Its move.
    pub action: String,
    /// What it saw in each of its choices.
    pub considered: Vec<Considered>,
}

/// What a bot saw in a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// The choice.
    pub label: Phrase,
    /// The share of its thinking that went into it, from 0 to 1.
    pub share: f32,
    /// What it expects for itself, from 0 (lost) to 1 (won).
    pub value: f32,
}

/// Hashes what is written.
struct Ink<H>(H);

impl<H: Hasher> io::Write for Ink<H> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn to_json<T: serde::Serialize>(value: &T) -> String {
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

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if self.turn() != Turn::Of(seat) {
            return Vec::new();
        }
        let view = self.state().view(Eyes::Of(seat));
        let mut actions = Vec::new();
        self.state().actions(&mut actions);
        let plain = actions.iter().map(|action| Choice {
            actions: vec![to_json(action)],
            back: 0,
            label: G::label(&view, action),
            why: G::why(&view, action),
            rule: G::rule(&view, action),
            spot: G::spot(&view, action),
            gesture: false,
        });
        let free = self.undoable(seat);
        let gestures = G::gestures(&view).into_iter().filter(|gesture| gesture.back <= free).map(|gesture| Choice {
            actions: gesture.actions.iter().map(to_json).collect(),
            back: gesture.back,
            label: gesture.label,
            why: None,
            rule: gesture.actions.last().map_or("", |action| G::rule(&view, action)),
            spot: Some(gesture.spot),
            gesture: true,
        });
        plain.chain(gestures).collect()
    }

    fn is_answered_by_house(&self) -> bool {
        let mut actions = Vec::new();
        self.state().actions(&mut actions);
        actions.len() == 1 && !self.state().waits()
    }

    fn is_plainly_forced(&self) -> bool {
        // What the crowd can see is seen by all. Its imagined worlds follow from public things alone, and so does the answer.
        let mut dice = self.side_dice();
        let mut actions = Vec::new();
        self.is_answered_by_house()
            && (0..WORLDS).all(|_| {
                let mut world = self.state().clone();
                world.imagine(Eyes::Crowd, &mut dice);
                actions.clear();
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
                && to_json(&self.state().view(eyes)) == to_json(&before.state().view(eyes))
        })
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

    fn view(&self, eyes: Eyes) -> Value {
        serde_json::to_value(self.state().view(eyes)).unwrap_or_default()
    }

    fn prompt(&self, eyes: Eyes) -> Phrase {
        G::prompt(&self.state().view(eyes))
    }

    fn board(&self, eyes: Eyes, say: &Say<'_>) -> String {
        G::board(&self.state().view(eyes), say)
    }

    fn panels(&self, eyes: Eyes, say: Say<'_>, choices: &[Choice]) -> Vec<Panel> {
        let open: HashSet<String> = choices.iter().filter_map(|choice| choice.spot.clone()).collect();
        G::panels(&self.state().view(eyes), &Pen { say, open: &open })
    }

    fn look(&self, eyes: Eyes, hasher: &RandomState) -> u64 {
        let mut ink = Ink(hasher.build_hasher());
        // Writing into a hash cannot fail.
        let _ = serde_json::to_writer(&mut ink, &self.state().view(eyes));
        if let Eyes::Of(seat) = eyes {
            ink.0.write_usize(self.undoable(seat));
            if self.turn() == Turn::Of(seat) {
                let mut actions = Vec::new();
                self.state().actions(&mut actions);
                let _ = serde_json::to_writer(&mut ink, &actions);
            }
        }
        ink.0.finish()
    }

    fn log(&self, eyes: Eyes, from: usize) -> Vec<(usize, Phrase)> {
        let lines = Match::log(self).get(from..).unwrap_or_default();
        lines.iter().filter_map(|line| Some((line.ply, G::sentence(line.entry.seen_by(eyes)?)))).collect()
    }

    fn log_len(&self) -> usize {
        Match::log(self).len()
    }

    fn standings(&self, eyes: Eyes) -> Standings {
        self.state().standings(eyes)
    }

    fn breakdown(&self, eyes: Eyes) -> Vec<Tally> {
        G::breakdown(&self.state().view(eyes))
    }

    fn commitment(&self) -> Commitment {
        self.key().commitment()
    }

    fn record(&self) -> String {
        Match::record(self).to_json()
    }

    fn rewound(&self, ply: usize) -> Option<Handle> {
        Some(Box::new(Match::rewound(self, ply)?))
    }

    fn thinker(&self, seat: Seat) -> Box<dyn Thinker> {
        Box::new(self.glimpse(seat))
    }
}

impl<G: Face> Thinker for Glimpse<G> {
    fn think(&self, level: &bots::Level, seed: u64, limits: &bots::Limits<'_>, threads: usize) -> Option<Thought> {
        let alone = |seed| bots::choose(level, self, seed, limits);
        let thought = if threads <= 1 {
            alone(seed)?
        } else {
            let thoughts: Vec<_> = std::thread::scope(|scope| {
                let thinkers: Vec<_> =
                    (0..threads as u64).map(|n| scope.spawn(move || alone(seed.wrapping_add(n)))).collect();
                thinkers.into_iter().filter_map(|thinker| thinker.join().ok()?).collect()
            });
            bots::Thought::merge(level, thoughts, seed)?
        };
        let view = self.view();
        let visits = thought.visits().max(1) as f32;
        let considered = thought
            .considered
            .iter()
            .map(|choice| Considered {
                label: G::label(&view, &choice.action),
                share: choice.visits as f32 / visits,
                value: choice.value(thought.seat),
            })
            .collect();
        Some(Thought { action: to_json(&thought.action), considered })
    }
}
