//! The conformance suite that every game passes with one call.
//!
//! ```no_run
//! # fn never<MyGame: engine::Voice + engine::Judgement>() where MyGame::Options: Default {
//! # use engine::testkit::Suite;
//! Suite::<MyGame>::new()
//!     .case("two players", 2, MyGame::Options::default()) // one case for each set of options and number of players
//!     .case("four players", 4, MyGame::Options::default())
//!     .games(300)                                         // random games in each case
//!     .longest(2_000)                                     // no game takes more moves than this
//!     .invariant(|state| Ok(()))                          // pieces are conserved: Err says what is wrong
//!     .weight(|state, action| 1.0)                        // rarely choose what would end every random game at once
//!     .golden("tests/golden")                             // one recorded game for each case
//!     .source("src")                                      // where every word must be used
//!     .run();
//! # }
//! ```
//!
//! [`Suite::run`] panics with one readable report: the broken promise ([`Check`]), the case, the seed of the random
//! game, the ply, and what differed. [`Suite::check`] returns the same as a [`Failure`]. Without cases, every number of
//! players is tried with default options. Folders are relative to the crate that is being tested.
//!
//! # What is checked
//!
//! | check | promise |
//! | --- | --- |
//! | [`Check::Options`] | `{}` means the defaults; unknown fields and values outside a knob are refused with a sentence; every value of every knob can be read, is written back alike, and starts a game |
//! | [`Check::Words`] | the three languages have the same words; every choice, prompt, event, knob, board, source of points and refusal can be said in each; the choices of one question read differently and name a section of the rules page; no word is never used |
//! | [`Check::Actions`] | until the game is over the seat to move has a choice, none twice, always in the same order; then none |
//! | [`Check::Length`] | games end |
//! | [`Check::Standings`] | there are places exactly when the game is over, they are well ranked, the winners are first; a breakdown adds up to the scores |
//! | [`Check::Pieces`] | the invariants hold at every ply and in every imagined world |
//! | [`Check::Serialisation`] | a state that was written and read again is the same and plays on the same |
//! | [`Check::Replay`] | the same dice and moves give the same state, also by way of a [`Record`](crate::Record) |
//! | [`Check::Guesses`] | `outlook` is within 0 and 1, `priors` are not negative and not all 0 |
//! | [`Check::View`], [`Check::Turn`], [`Check::Log`] | nothing hidden shows in views, scores and choices, in whose turn it is, in the log |
//! | [`Check::Imagination`] | imagined worlds do not depend on the truth, vary all that is secret, fit all that was seen on the way, and small sets of worlds come up equally often |
//! | [`Check::Refusals`] | a [`Match`](crate::Match) refuses what is not legal and stays as it is |
//! | [`Check::Undo`] | moves that told nobody anything can be taken back exactly, others never |
//! | [`Check::Golden`] | the recorded game of each case plays as it did |
//!
//! # What an honest game does
//!
//! What the checks of secrecy ask, and why, stands in `testkit/eyes.rs`; those of imagination in `testkit/fair.rs`, `whereabouts.rs` and
//! `memory.rs`. They rest
//! on one sentence: **a view holds everything its eyes may know.** So
//!
//! - what a log line tells must be readable from the view that follows (show the last roll, the last battle, the cards that
//!   were revealed last). Where that is too much to ask, name the event in [`Suite::fleeting`];
//! - whom the table waits for must follow from the view, and must not depend on hidden things: ask whoever *may* hold
//!   the card;
//! - whatever a move tells somebody must leave their [`secrets`](crate::Game::secrets), even if it is half a secret ("has no
//!   fox"): else it could be taken back;
//! - `imagine` deals anew everything that the view does not show, the secret and half-made choices of others included, and
//!   nothing that it shows;
//! - `imagine` keeps in mind what those eyes have seen on the way, too: a card that everybody saw go to a hand is in it until
//!   somebody may have put it elsewhere. What nobody is asked to recall is named in [`Suite::forgets`];
//! - a piece that the rules move about is in exactly one place: state it as an [invariant](Suite::invariant). It is also
//!   asked of imagined worlds;
//! - the rows of a [`breakdown`](crate::Voice::breakdown) add up to the scores that the same eyes see.
//!
//! States should tell physical pieces apart (number each card); if they do not, say [`Suite::identical_pieces`].
//!
//! # From outside
//!
//! - `TESTKIT_GAMES=5000` plays so many games in each case instead of what the suite asks for.
//! - `TESTKIT_SEED=17` plays only that random game of each case, to look into a failure.
//! - `UPDATE_GOLDEN=1` writes the golden games anew. Otherwise a game that differs is written beside its file with the
//!   ending `.new`.

mod bias;
mod eyes;
mod failure;
mod fair;
mod golden;
mod json;
mod knobs;
mod lexicon;
mod memory;
mod speech;
mod states;
mod stroll;
mod table;
mod tables;
mod twins;
mod whereabouts;

use std::path::{Path, PathBuf};

use crate::{Entry, Eyes, Game, Judgement, Voice};
pub use failure::{Check, Failure};
use failure::{LastSeen, Place};
pub use table::Table;

/// The conformance suite of a game; see the [module](self).
#[must_use = "a suite checks nothing until it runs"]
pub struct Suite<G: Game> {
    cases: Vec<Case<G>>,
    games: usize,
    longest: usize,
    invariants: Vec<Box<Invariant<G>>>,
    weight: Option<Box<Weight<G>>>,
    golden: Option<PathBuf>,
    source: Option<PathBuf>,
    identical: bool,
    fleeting: Option<Box<Fleeting<G>>>,
    forgets: Option<Box<Forgets<G>>>,
    aside: Vec<&'static str>,
}

type Fleeting<G> = dyn Fn(&<G as Game>::Event) -> bool + Send + Sync;
type Forgets<G> = dyn Fn(&G, &G, Eyes) -> bool + Send + Sync;
type Invariant<G> = dyn Fn(&G) -> Result<(), String> + Send + Sync;
type Weight<G> = dyn Fn(&G, &<G as Game>::Action) -> f32 + Send + Sync;

/// One way to play the game.
struct Case<G: Game> {
    name: String,
    seats: usize,
    options: G::Options,
}

impl<G: Voice + Judgement> Suite<G> {
    /// A suite of 200 games in each case, none longer than 5000 moves.
    pub fn new() -> Suite<G> {
        Suite {
            cases: Vec::new(),
            games: 200,
            longest: 5_000,
            invariants: Vec::new(),
            weight: None,
            golden: None,
            source: None,
            identical: false,
            fleeting: None,
            forgets: None,
            aside: Vec::new(),
        }
    }

    /// Adds a case: a name (also that of its golden file), the number of players, and the options.
    pub fn case(mut self, name: impl Into<String>, seats: usize, options: G::Options) -> Suite<G> {
        self.cases.push(Case { name: name.into(), seats, options });
        self
    }

    /// How many random games are played in each case.
    pub fn games(mut self, games: usize) -> Suite<G> {
        self.games = games;
        self
    }

    /// After how many moves every random game must be over.
    pub fn longest(mut self, plies: usize) -> Suite<G> {
        self.longest = plies;
        self
    }

    /// Something that holds in every state, true or imagined. May be called several times.
    pub fn invariant(mut self, holds: impl Fn(&G) -> Result<(), String> + Send + Sync + 'static) -> Suite<G> {
        self.invariants.push(Box::new(holds));
        self
    }

    /// How likely random play takes an action, in relation to the others. Without it all are equally likely.
    pub fn weight(mut self, weight: impl Fn(&G, &G::Action) -> f32 + Send + Sync + 'static) -> Suite<G> {
        self.weight = Some(Box::new(weight));
        self
    }

    /// The folder of the golden games.
    pub fn golden(mut self, folder: impl AsRef<Path>) -> Suite<G> {
        self.golden = Some(folder.as_ref().to_path_buf());
        self
    }

    /// The folder with the game's source, where every word must stand in quotes.
    pub fn source(mut self, folder: impl AsRef<Path>) -> Suite<G> {
        self.source = Some(folder.as_ref().to_path_buf());
        self
    }

    /// The states do not tell identical pieces apart, so that equally likely deals make some states likelier than
    /// others: they are not counted then.
    pub fn identical_pieces(mut self) -> Suite<G> {
        self.identical = true;
        self
    }

    /// Events that openly tell something which the view that follows need not show any more, because it is hidden again
    /// before the move ends (cards revealed in a battle and shuffled in at once, say). They are not held against the
    /// log; so name no more than needed, or better show in the view what happened last.
    pub fn fleeting(mut self, fleeting: impl Fn(&G::Event) -> bool + Send + Sync + 'static) -> Suite<G> {
        self.fleeting = Some(Box::new(fleeting));
        self
    }

    /// Moves, from one state to the next, by which these eyes forget something that they could recall: the rules page says what nobody
    /// is asked to keep in mind. Name no more than needed; imagined worlds are not held to it.
    pub fn forgets(mut self, forgets: impl Fn(&G, &G, Eyes) -> bool + Send + Sync + 'static) -> Suite<G> {
        self.forgets = Some(Box::new(forgets));
        self
    }

    /// A field of the state in which the game notes what others know. Nobody's worlds are held to it from move to move: what others know
    /// of each other may be let go.
    pub fn aside(mut self, field: &'static str) -> Suite<G> {
        self.aside.push(field);
        self
    }

    /// Runs the suite and panics with a report at the first broken promise.
    #[track_caller]
    pub fn run(self) {
        if let Err(failure) = self.check() {
            panic!("{failure}");
        }
    }

    /// Runs the suite and returns the first broken promise.
    pub fn check(mut self) -> Result<(), Failure> {
        if self.cases.is_empty() {
            let every = |seats| Case { name: format!("{seats} players"), seats, options: G::Options::default() };
            self.cases = G::SEATS.map(every).collect();
        }
        if let Some(games) = number_from_outside("TESTKIT_GAMES") {
            self.games = games as usize;
        }
        let lexicon = lexicon::Lexicon::read::<G>()?;
        lexicon.all_used::<G>(self.source.as_deref())?;
        knobs::check::<G>(&lexicon)?;
        // Each case has a thread of its own; the report is about the first case that fails.
        let outcomes: Vec<_> = std::thread::scope(|scope| {
            let running: Vec<_> =
                self.cases.iter().map(|case| scope.spawn(|| self.check_case(case, &lexicon))).collect();
            running.into_iter().map(|case| case.join()).collect()
        });
        outcomes.into_iter().try_for_each(|outcome| match outcome {
            Ok(result) => result,
            // The game itself panicked: the message has been printed, with its place.
            Err(panic) => std::panic::resume_unwind(panic),
        })
    }

    fn check_case(&self, case: &Case<G>, lexicon: &lexicon::Lexicon) -> Result<(), Failure> {
        let mut speech = speech::Speech::<G>::new(lexicon, case);
        let mut rare = stroll::Rare::default();
        let mut twins = twins::Twins::new();
        let mut memory = memory::Memory::new();
        let mut games = Vec::new();
        twins::setups(self, case, &mut twins)?;
        for seed in self.seeds() {
            let game = stroll::play(self, case, seed, &mut rare, &mut speech, &mut memory)?;
            game.samples.iter().try_for_each(states::writes_steadily)?;
            states::same_again(case, &game)?;
            for sample in &game.samples {
                let _last_seen = LastSeen(sample.place);
                states::check(sample, &game)?;
                eyes::check(self, sample, &mut twins)?;
                speech.check(sample)?;
            }
            games.push(game.moves);
            fair::keep(&mut twins, game.samples);
        }
        fair::check(self, case, &twins)?;
        twins.whereabouts.check(case)?;
        memory.check(self)?;
        tables::check(self, case, &games)?;
        golden::check(self, case, lexicon)
    }
}

impl<G: Game> Suite<G> {
    /// The seeds of the random games.
    fn seeds(&self) -> std::ops::Range<u64> {
        match number_from_outside("TESTKIT_SEED") {
            Some(seed) => seed..seed + 1,
            None => 0..self.games as u64,
        }
    }

    /// What these eyes hear, except for what is fleeting.
    fn heard<'e>(&self, entries: &'e [Entry<G::Event>], eyes: Eyes) -> Vec<&'e G::Event> {
        let lasting = |event: &&G::Event| !self.fleeting.as_ref().is_some_and(|fleeting| fleeting(event));
        entries.iter().filter_map(|entry| entry.seen_by(eyes)).filter(lasting).collect()
    }

    /// Do the invariants hold?
    fn holds(&self, state: &G, place: Place<'_>, which: impl Fn() -> String) -> Result<(), Failure> {
        self.invariants.iter().try_for_each(|holds| {
            holds(state).map_err(|wrong| place.fails(Check::Pieces, format!("{}: {wrong}", which())))
        })
    }
}

impl<G: Voice + Judgement> Default for Suite<G> {
    fn default() -> Suite<G> {
        Suite::new()
    }
}

fn number_from_outside(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.trim().parse().ok()
}

/// A folder of the crate that is being tested.
fn at_home(folder: &Path) -> PathBuf {
    match std::env::var_os("CARGO_MANIFEST_DIR") {
        Some(home) => Path::new(&home).join(folder),
        None => folder.to_path_buf(),
    }
}
