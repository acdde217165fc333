//! [`Sight`]: what one pair of eyes sees of a table at one moment. It is made once, and everything that these eyes are shown
//! is read from it.

use std::collections::HashSet;

use draw::{Drafts, Face, Panel, Pen, Sign, WhyNot};
use engine::words::Say;
use engine::{Dice, Eyes, Match, NoLog, Phrase, Seat, Tally, Turn};
use foldhash::quality::RandomState;
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

    /// The drawn table. The spots of `choices` are marked as things that can be touched. What was drawn for others who look at the same
    /// table now is taken from `drafts`.
    fn panels(&self, say: Say<'_>, choices: &[Choice], drafts: Option<&Drafts>) -> Vec<Panel>;

    /// What stands for a seat beside its player's name, if the game has a sign of its own.
    fn sign(&self, say: &Say<'_>, seat: Seat) -> Option<Sign>;

    /// The board as text.
    fn board(&self, say: &Say<'_>) -> String;

    /// Where the points come from.
    fn breakdown(&self) -> Vec<Tally>;

    /// What a player plays, as a faction or a figure, where the game has such and these eyes may know it.
    fn role(&self, seat: Seat) -> Option<Phrase>;

    /// What decides between players with equal points, where anything does.
    fn ties(&self) -> Option<Phrase>;

    /// Why a thing on the table, by its spot or the id of its piece, cannot be chosen now. Who does not choose is told so; where the
    /// game has no rule to name, what is asked instead. The section is empty where no rule is meant.
    fn why_not(&self, thing: &str) -> WhyNot;

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
    /// What it is about, in a word or two, where many choices are about the same.
    pub about: Option<Phrase>,
    /// The element that one clicks for it.
    pub spot: Option<String>,
    /// The elements that could be clicked next: they light up while the choice is hovered.
    pub leads: Vec<String>,
    /// Is it a short cut for several choices, rather than one of the choices that the rules offer now?
    pub gesture: bool,
    /// Does the turn pass by it, as far as these eyes can know, though it is no plain word that one wants no more? Whoever likes
    /// to be asked before confirms it.
    pub ends: bool,
}

/// What one pair of eyes sees of a certain game.
pub(crate) struct Seen<G: Face> {
    view: G::View,
    /// The choices that the rules offer these eyes.
    actions: Vec<G::Action>,
    /// Whose turn it is.
    turn: Turn,
    /// Is something asked of these eyes?
    asked: bool,
    /// How many of their last moves they may take back.
    free: usize,
    /// Worlds that look alike to these eyes, in which choices are tried out: the present one, and those before some of their own
    /// moves, where a click takes these back first.
    trials: Vec<Trial<G>>,
}

struct Trial<G> {
    /// How many moves are taken back.
    back: usize,
    world: G,
    eyes: Eyes,
}

impl<G: Face> Trial<G> {
    fn new(game: &Match<G>, back: usize, eyes: Eyes) -> Option<Trial<G>> {
        let (mut world, mut dice) = (game.state_after(game.ply().checked_sub(back)?)?, game.side_dice());
        world.imagine(eyes, &mut dice);
        Some(Trial { back, world, eyes })
    }

    /// Does the turn pass by these choices, unless the last of them is a plain word that one wants no more?
    fn ends(&self, actions: &[G::Action]) -> bool {
        if actions.last().is_none_or(G::closes) {
            return false;
        }
        let mut world = self.world.clone();
        for action in actions {
            if world.turn().seat().map(Eyes::Of) != Some(self.eyes) {
                return true;
            }
            world.play(*action, &mut Dice::quick(0), &mut NoLog);
        }
        world.turn().seat().map(Eyes::Of) != Some(self.eyes)
    }

    /// The spots of all that could be chosen after this choice.
    fn after(&self, action: G::Action) -> Vec<String> {
        let mut world = self.world.clone();
        // Nothing is rolled.
        world.play(action, &mut Dice::quick(0), &mut NoLog);
        if world.turn().seat().map(Eyes::Of) != Some(self.eyes) {
            return Vec::new();
        }
        let view = world.view(self.eyes);
        let mut actions = Vec::new();
        world.actions(&mut actions);
        let mut spots: Vec<String> = actions.iter().filter_map(|action| G::spot(&view, action)).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }
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
        let view = state.view(eyes);
        let mut backs: Vec<usize> = Vec::new();
        if asked {
            let gestures = G::gestures(&view).into_iter().map(|gesture| gesture.back).filter(|&back| back <= free);
            backs = std::iter::once(0).chain(gestures).collect();
            backs.sort_unstable();
            backs.dedup();
        }
        let trials = backs.into_iter().filter_map(|back| Trial::new(game, back, eyes)).collect();
        Seen { view, actions, turn: state.turn(), asked, free, trials }
    }

    /// The world in which a click is tried out that takes so many moves back first.
    fn trial(&self, back: usize) -> Option<&Trial<G>> {
        self.trials.iter().find(|trial| trial.back == back)
    }

    fn ends(&self, back: usize, actions: &[G::Action]) -> bool {
        self.trial(back).is_some_and(|trial| trial.ends(actions))
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
            about: G::about(view, action),
            spot: G::spot(view, action),
            leads: match self.trial(0) {
                Some(trial) if G::leads_on(view, action) => trial.after(*action),
                _ => Vec::new(),
            },
            gesture: false,
            ends: self.ends(0, &[*action]),
        });
        let gestures = G::gestures(view).into_iter().filter(|gesture| gesture.back <= self.free);
        let gestures = gestures.map(|gesture| Choice {
            ends: self.ends(gesture.back, &gesture.actions),
            actions: gesture.actions.iter().map(to_json).collect(),
            back: gesture.back,
            label: gesture.label,
            why: None,
            rule: gesture.actions.last().map_or("", |action| G::rule(view, action)),
            about: None,
            spot: Some(gesture.spot),
            leads: Vec::new(),
            gesture: true,
        });
        plain.chain(gestures).collect()
    }

    fn panels(&self, say: Say<'_>, choices: &[Choice], drafts: Option<&Drafts>) -> Vec<Panel> {
        let open: HashSet<String> = choices.iter().filter_map(|choice| choice.spot.clone()).collect();
        G::panels(&self.view, &Pen { say, open: &open, drafts })
    }

    fn sign(&self, say: &Say<'_>, seat: Seat) -> Option<Sign> {
        G::sign(&self.view, say, seat)
    }

    fn board(&self, say: &Say<'_>) -> String {
        G::board(&self.view, say)
    }

    fn breakdown(&self) -> Vec<Tally> {
        G::breakdown(&self.view)
    }

    fn role(&self, seat: Seat) -> Option<Phrase> {
        G::role(&self.view, seat)
    }

    fn ties(&self) -> Option<Phrase> {
        G::ties()
    }

    fn why_not(&self, thing: &str) -> WhyNot {
        match self.turn {
            Turn::Over => WhyNot::new("why-not-over", ""),
            Turn::Of(seat) if !self.asked => {
                WhyNot { because: Phrase::new("why-not-turn").seat("who", seat), rule: "" }
            }
            Turn::Of(_) => G::why_not(&self.view, thing).unwrap_or_else(|| WhyNot {
                because: Phrase::new("why-not-now").phrase("prompt", G::prompt(&self.view)),
                rule: self.actions.first().map_or("", |action| G::rule(&self.view, action)),
            }),
        }
    }

    fn view(&self) -> Value {
        serde_json::to_value(&self.view).unwrap_or_default()
    }
}
