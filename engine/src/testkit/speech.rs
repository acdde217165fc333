//! What a game says, heard in every language: each choice and the rule it comes from, what is asked of everybody, every
//! event, the board as text, and where the points come from.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;

use super::json::written;
use super::lexicon::Lexicon;
use super::stroll::Sample;
use super::{Case, Check, Failure, Place};
use crate::{Entry, Eyes, Judgement, Lang, Phrase, Seat, Turn, Voice, has_section};

/// The sign of a word that is missing; see [`Say::text`](crate::words::Say::text).
const MISSING: char = '⟦';

/// Everything that was said so far in a case.
pub(super) struct Speech<'a, G> {
    lexicon: &'a Lexicon,
    seats: usize,
    /// Events that were said already, by their hashes.
    heard: HashSet<u64>,
    /// Labels that were said already, and the hashes of their texts.
    known: HashMap<u64, [u64; 3]>,
    /// How many states were described already; everybody looks at the first ones, then one after another.
    looked: usize,
    game: PhantomData<G>,
}

impl<'a, G: Voice + Judgement> Speech<'a, G> {
    pub fn new(lexicon: &'a Lexicon, case: &Case<G>) -> Speech<'a, G> {
        Speech {
            lexicon,
            seats: case.seats,
            heard: HashSet::new(),
            known: HashMap::new(),
            looked: 0,
            game: PhantomData,
        }
    }

    /// Every new event has a sentence.
    pub fn hears(&mut self, entries: &[Entry<G::Event>], place: Place<'_>) -> Result<(), Failure> {
        for entry in entries {
            for event in [Eyes::Open, Eyes::Crowd].into_iter().filter_map(|eyes| entry.seen_by(eyes)) {
                if self.heard.insert(hash(&written(event))) {
                    self.says(&G::sentence(event), place, || format!("the event {event:?}"))?;
                }
            }
        }
        Ok(())
    }

    /// The state can be described to everybody and its choices can be offered.
    pub fn check(&mut self, sample: &Sample<'_, G>) -> Result<(), Failure> {
        let everybody: Vec<Eyes> = Eyes::everyone(self.seats).chain([Eyes::Open]).collect();
        let looking = match self.looked {
            0..40 => &everybody[..],
            turn => std::slice::from_ref(&everybody[turn % everybody.len()]),
        };
        self.looked += 1;
        self.names_terms(sample)?;
        looking.iter().try_for_each(|&eyes| self.describes(sample, eyes))?;
        self.offers(sample)
    }

    fn says(&self, phrase: &Phrase, place: Place<'_>, of: impl Fn() -> String) -> Result<[String; 3], Failure> {
        let mut texts = [const { String::new() }; 3];
        for lang in Lang::ALL {
            let said = self.lexicon.say(lang, phrase);
            texts[lang as usize] = said.map_err(|wrong| place.fails(Check::Words, format!("{}: {wrong}", of())))?;
        }
        Ok(texts)
    }

    /// What an outlook is made of has a name.
    fn names_terms(&self, Sample { place, state }: &Sample<'_, G>) -> Result<(), Failure> {
        if state.turn() == Turn::Over {
            return Ok(());
        }
        let terms = state.terms();
        terms.iter().try_for_each(|term| {
            self.says(&Phrase::new(term.name), *place, || "a term of the outlook".into()).map(drop)
        })
    }

    fn describes(&self, sample: &Sample<'_, G>, eyes: Eyes) -> Result<(), Failure> {
        let Sample { place, state } = sample;
        let view = state.view(eyes);
        self.says(&G::prompt(&view), *place, || format!("the prompt for {eyes:?}"))?;
        for lang in Lang::ALL {
            let board = G::board(&view, &self.lexicon.words.say(lang, &[]));
            if board.trim().is_empty() || board.contains(MISSING) {
                let what = format!("{}: the board that {eyes:?} see has no words or lacks one:\n{board}", lang.code());
                return Err(place.fails(Check::Words, what));
            }
        }
        let rows = G::breakdown(&view);
        let scores = state.standings(eyes).scores;
        let over = state.turn() == Turn::Over;
        for row in &rows {
            self.says(&row.source, *place, || format!("a source of points for {eyes:?}"))?;
        }
        let total = |seat: Seat| rows.iter().map(|row| row.points.get(seat).copied().unwrap_or_default()).sum::<i32>();
        if (over || !rows.is_empty()) && Seat::all(self.seats).any(|seat| total(seat) != scores[seat]) {
            let what = format!("the scores that {eyes:?} see are {scores:?}, but they break down to {rows:?}");
            return Err(place.fails(Check::Standings, what));
        }
        Ok(())
    }

    fn offers(&mut self, sample: &Sample<'_, G>) -> Result<(), Failure> {
        let Sample { place, state } = sample;
        let Turn::Of(seat) = state.turn() else { return Ok(()) };
        let view = state.view(Eyes::Of(seat));
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let mut labels: [HashMap<u64, G::Action>; 3] = Default::default();
        for action in actions {
            let rule = G::rule(&view, &action);
            if !has_section(G::RULES_PAGE, rule) {
                let what = format!("{action:?} comes from rule {rule:?}, but the rules page has no such section");
                return Err(place.fails(Check::Words, what));
            }
            if let Some(why) = G::why(&view, &action) {
                self.says(&why, *place, || format!("what {action:?} leads to"))?;
            }
            let label = G::label(&view, &action);
            for (text, known) in self.label(&label, &action, *place)?.into_iter().zip(&mut labels) {
                if let Some(other) = known.insert(text, action) {
                    let said = self.says(&label, *place, || format!("the choice {action:?}"))?;
                    let what = format!("{action:?} and {other:?} have the same label in some language: {said:?}");
                    return Err(place.fails(Check::Words, what));
                }
            }
        }
        Ok(())
    }

    /// The hashes of a label's texts.
    fn label(&mut self, label: &Phrase, action: &G::Action, place: Place<'_>) -> Result<[u64; 3], Failure> {
        let phrase = hash(&written(label));
        if let Some(&texts) = self.known.get(&phrase) {
            return Ok(texts);
        }
        let texts = self.says(label, place, || format!("the choice {action:?}"))?.map(|text| hash(&text));
        self.known.insert(phrase, texts);
        Ok(texts)
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
