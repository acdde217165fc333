//! [`Match`]: a game as it is really played. It refuses what is not legal, seals the dice of every ply, keeps the log,
//! and knows how far each player may go back.

use std::fmt;

use crate::Phrase;
use crate::{BadOptions, BySeat, Dice, Entry, Eyes, Game, Glimpse, Key, NoLog, Record, Seat, Secrets, Turn};

/// A game being played.
#[derive(Clone)]
pub struct Match<G: Game> {
    options: G::Options,
    key: Key,
    /// Where it begins, if not with a deal: a position that was imagined or composed.
    start: Option<Box<G>>,
    state: G,
    moves: Vec<Move<G::Action>>,
    log: Vec<Line<G::Event>>,
    /// The scores that everybody knew after a ply, wherever they changed.
    scores: Vec<(usize, BySeat<i32>)>,
    /// How it stood when the last mover began to move, and after how many moves that was: further back nobody can take moves.
    run: Option<(usize, Box<G>)>,
}

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move<A> {
    /// Who made it.
    pub seat: Seat,
    /// What it was.
    pub action: A,
    /// Did it roll dice or tell anybody something hidden? Then it can never be taken back.
    pub settled: bool,
}

/// An entry of the log, with the ply that caused it. The setup is ply 0, the first move ply 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<E> {
    /// The ply.
    pub ply: usize,
    /// What happened, and who may know it.
    pub entry: Entry<E>,
}

/// Why a move was refused. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The choice is not among the legal ones.
    Illegal,
    /// The player has seen an older state of the table.
    Stale,
    /// The moves in question cannot be taken back.
    NoUndo,
}

impl Refusal {
    /// The reason, for pages in any language.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Refusal::Over => "refused-over",
            Refusal::NotYourTurn => "refused-turn",
            Refusal::Illegal => "refused-illegal",
            Refusal::Stale => "refused-stale",
            Refusal::NoUndo => "refused-undo",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the game is over",
            Refusal::NotYourTurn => "it is not this player's turn",
            Refusal::Illegal => "this is not a legal choice now",
            Refusal::Stale => "the table has moved on since",
            Refusal::NoUndo => "this cannot be taken back any more",
        })
    }
}

impl std::error::Error for Refusal {}

impl<G: Game> Match<G> {
    /// Sets a game up. All chance follows from `key`.
    pub fn new(options: G::Options, seats: usize, key: Key) -> Result<Match<G>, BadOptions> {
        if !G::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &G::SEATS));
        }
        let mut entries = Vec::new();
        let state = G::new(&options, seats, &mut key.dice(0), &mut entries)?;
        let log = entries.into_iter().map(|entry| Line { ply: 0, entry }).collect();
        let scores = vec![(0, state.standings(Eyes::Crowd).scores)];
        Ok(Match { options, key, start: None, state, moves: Vec::new(), log, scores, run: None })
    }

    /// A match that begins with a position, as one that a player imagines. All chance follows from `key`; nothing has been told, and it
    /// has no record that could be replayed.
    pub fn from_position(options: G::Options, state: G, key: Key) -> Match<G> {
        let scores = vec![(0, state.standings(Eyes::Crowd).scores)];
        let start = Some(Box::new(state.clone()));
        Match { options, key, start, state, moves: Vec::new(), log: Vec::new(), scores, run: None }
    }

    /// The match as these eyes imagine it: what they cannot know is dealt anew and follows from `seed`, as all chance that is to come.
    pub fn imagined(&self, eyes: Eyes, seed: u64) -> Match<G> {
        let mut world = self.state.clone();
        world.imagine(eyes, &mut Dice::quick(seed));
        Match::from_position(self.options.clone(), world, Key::from_seed(seed))
    }

    /// The true state. Show nobody anything but views of it.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What a bot in this seat may work with.
    pub fn glimpse(&self, seat: Seat) -> Glimpse<G> {
        Glimpse::new(&self.state, seat)
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The secret behind all dice.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Everything that happened. Show each pair of eyes only what [`Entry::seen_by`] allows.
    pub fn log(&self) -> &[Line<G::Event>] {
        &self.log
    }

    /// Plays a move, if it is this seat's turn and the choice is legal, and returns what happened.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&[Line<G::Event>], Refusal> {
        match self.state.turn() {
            Turn::Over => return Err(Refusal::Over),
            Turn::Of(active) if active != seat => return Err(Refusal::NotYourTurn),
            Turn::Of(_) => {}
        }
        let mut actions = Vec::new();
        self.state.actions(&mut actions);
        if !actions.contains(&action) {
            return Err(Refusal::Illegal);
        }
        let told = self.log.len();
        self.advance(seat, action);
        Ok(&self.log[told..])
    }

    fn advance(&mut self, seat: Seat, action: G::Action) {
        let seats = self.state.seats();
        let hidden: Vec<Secrets> = Eyes::everyone(seats).map(|eyes| self.state.secrets(eyes)).collect();
        if self.moves.last().is_none_or(|last| last.seat != seat || last.settled) {
            self.run = Some((self.moves.len(), Box::new(self.state.clone())));
        }
        let ply = self.moves.len() + 1;
        let mut dice = self.key.dice(ply as u64);
        let mut entries = Vec::new();
        self.state.play(action, &mut dice, &mut entries);
        let told = Eyes::everyone(seats)
            .zip(hidden)
            .any(|(eyes, hidden)| !hidden.without(&self.state.secrets(eyes)).is_empty());
        self.moves.push(Move { seat, action, settled: dice.rolled() || told });
        self.log.extend(entries.into_iter().map(|entry| Line { ply, entry }));
        let scores = self.state.standings(Eyes::Crowd).scores;
        if self.scores.last().is_none_or(|&(_, known)| known != scores) {
            self.scores.push((ply, scores));
        }
    }

    /// The scores after `ply` moves as everybody knew them then.
    pub fn scores_after(&self, ply: usize) -> BySeat<i32> {
        let later = self.scores.partition_point(|&(at, _)| at <= ply);
        match self.scores.get(later.saturating_sub(1)) {
            Some(&(_, scores)) => scores,
            None => BySeat::new(self.state.seats(), 0),
        }
    }

    /// How many of the last moves `seat` may take back: its own moves since anybody else acted, since the dice were
    /// last rolled and since anybody was last told something hidden.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.moves.iter().rev().take_while(|made| made.seat == seat && !made.settled).count()
    }

    /// Takes back the last `plies` moves of `seat`.
    pub fn undo(&mut self, seat: Seat, plies: usize) -> Result<(), Refusal> {
        if plies == 0 || plies > self.undoable(seat) {
            return Err(Refusal::NoUndo);
        }
        let earlier = self.rewound(self.ply() - plies).ok_or(Refusal::NoUndo)?;
        *self = earlier;
        Ok(())
    }

    /// The match as it stood after `ply` moves, for undo and replays: the record is played again from its start, which
    /// takes microseconds a move.
    pub fn rewound(&self, ply: usize) -> Option<Match<G>> {
        let (options, key) = (self.options.clone(), self.key.clone());
        let mut earlier = match &self.start {
            Some(start) => Match::from_position(options, G::clone(start), key),
            None => Match::new(options, self.state.seats(), key).ok()?,
        };
        for made in self.moves.get(..ply)? {
            earlier.advance(made.seat, made.action);
        }
        Some(earlier)
    }

    /// The state after `ply` moves. Where those after it can still be taken back only these few are played again.
    pub fn state_after(&self, ply: usize) -> Option<G> {
        if ply == self.ply() {
            return Some(self.state.clone());
        }
        let Some((from, before)) = self.run.as_ref().filter(|(from, _)| *from <= ply) else {
            return Some(self.rewound(ply)?.state);
        };
        let mut state = G::clone(before);
        for (number, made) in (from + 1..).zip(self.moves.get(*from..ply)?) {
            state.play(made.action, &mut self.key.dice(number as u64), &mut NoLog);
        }
        Some(state)
    }

    /// The match written down, with its key: for the players only once the game is over.
    pub fn record(&self) -> Record<G> {
        Record {
            game: G::ID.to_string(),
            rules: G::RULES,
            seats: self.state.seats(),
            options: self.options.clone(),
            commitment: self.key.commitment(),
            key: Some(self.key.clone()),
            moves: self.moves.iter().map(|made| made.action).collect(),
        }
    }

    /// Dice for the people around the table (whose automatic answer takes how long, say), which tell nothing about
    /// those of the game.
    pub fn side_dice(&self) -> Dice {
        self.key.aside(self.ply() as u64)
    }
}
