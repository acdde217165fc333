//! [`Sight`]: what one pair of eyes sees of a table at one moment. It is made once, and everything that these eyes are shown
//! is read from it.

use std::collections::HashSet;
use std::hash::RandomState;

use draw::{Face, Panel, Pen};
use engine::words::Say;
use engine::{Eyes, Match, Phrase, Tally, Turn};
use serde_json::Value;

use crate::ink;
use crate::table::to_json;

/// What one pair of eyes sees.
pub trait Sight {
    /// A number that stays the same as long as these eyes would be shown the same panels, prompt and choices.
    fn look(&self, state: &RandomState) -> u64;

    /// One sentence: what is asked of these eyes, or whom they wait for.
    fn prompt(&self) -> Phrase;

    /// The legal choices; none unless something is asked of these eyes.
    fn choices(&self) -> Vec<Choice>;

    /// The drawn table. The spots of `choices` are marked as things that can be touched.
    fn panels(&self, say: Say<'_>, choices: &[Choice]) -> Vec<Panel>;

    /// The board as text.
    fn board(&self, say: &Say<'_>) -> String;

    /// Where the points come from.
    fn breakdown(&self) -> Vec<Tally>;

    /// What these eyes may know, as JSON.
    fn view(&self) -> Value;
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

/// What one pair of eyes sees of a certain game.
pub(crate) struct Seen<G: Face> {
    view: G::View,
    /// The choices that the rules offer these eyes.
    actions: Vec<G::Action>,
    /// Is something asked of these eyes?
    asked: bool,
    /// How many of their last moves they may take back.
    free: usize,
}

impl<G: Face> Seen<G> {
    pub(crate) fn new(game: &Match<G>, eyes: Eyes) -> Seen<G> {
        let state = game.state();
        let (asked, free) = match eyes {
            Eyes::Of(seat) => (state.turn() == Turn::Of(seat), game.undoable(seat)),
            Eyes::Crowd | Eyes::Open => (false, 0),
        };
        let mut actions = Vec::new();
        if asked {
            state.actions(&mut actions);
        }
        Seen { view: state.view(eyes), actions, asked, free }
    }
}

impl<G: Face> Sight for Seen<G> {
    fn look(&self, state: &RandomState) -> u64 {
        ink::hash(&(&self.view, &self.actions, self.asked, self.free), state)
    }

    fn prompt(&self) -> Phrase {
        G::prompt(&self.view)
    }

    fn choices(&self) -> Vec<Choice> {
        if !self.asked {
            return Vec::new();
        }
        let view = &self.view;
        let plain = self.actions.iter().map(|action| Choice {
            actions: vec![to_json(action)],
            back: 0,
            label: G::label(view, action),
            why: G::why(view, action),
            rule: G::rule(view, action),
            spot: G::spot(view, action),
            gesture: false,
        });
        let gestures = G::gestures(view).into_iter().filter(|gesture| gesture.back <= self.free);
        let gestures = gestures.map(|gesture| Choice {
            actions: gesture.actions.iter().map(to_json).collect(),
            back: gesture.back,
            label: gesture.label,
            why: None,
            rule: gesture.actions.last().map_or("", |action| G::rule(view, action)),
            spot: Some(gesture.spot),
            gesture: true,
        });
        plain.chain(gestures).collect()
    }

    fn panels(&self, say: Say<'_>, choices: &[Choice]) -> Vec<Panel> {
        let open: HashSet<String> = choices.iter().filter_map(|choice| choice.spot.clone()).collect();
        G::panels(&self.view, &Pen { say, open: &open })
    }

    fn board(&self, say: &Say<'_>) -> String {
        G::board(&self.view, say)
    }

    fn breakdown(&self) -> Vec<Tally> {
        G::breakdown(&self.view)
    }

    fn view(&self) -> Value {
        serde_json::to_value(&self.view).unwrap_or_default()
    }
}
