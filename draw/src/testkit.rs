//! Looks at a game's drawing without a browser: at every ply of random games, through all eyes, in all languages. Only tests
//! switch it on.
//!
//! ```text
//! Studio::<Tundra>::new(|action| *action != Action::Done).sits(3, 41, Options::default()).check();
//! ```

// A broken drawing ends the test on the spot.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashSet;

use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Key, Lang, Match, Turn, has_section};

use crate::{Drafts, Face, PALETTE, Pen, WhyNot, shared_symbols};

/// What a style sheet may weigh, the shared palette included, unless a game says why it needs more.
const STYLE: usize = 40 * 1024;

/// Games that are drawn from their first position to their last.
pub struct Studio<G: Face> {
    words: Words,
    names: Vec<String>,
    sittings: Vec<(usize, u64, G::Options)>,
    eager: fn(&G::Action) -> bool,
    style: usize,
}

/// What was met while looking.
pub struct Sketchbook {
    /// Every gesture that was tried: its spot, and how many moves it took back.
    pub gestures: Vec<(String, usize)>,
    /// The weight of the panels at each ply, in bytes.
    pub weights: Vec<usize>,
}

impl<G: Face> Studio<G> {
    /// An empty studio. Players mostly make choices for which they are `eager`, so that games show all they have.
    pub fn new(eager: fn(&G::Action) -> bool) -> Studio<G> {
        let names = ["Olya", "Taras <b>&\"'", "Мира", "Бот", "Jo", "Ё"].map(String::from).to_vec();
        Studio { words: Words::new(&[COMMON, G::WORDS]).unwrap(), names, sittings: Vec::new(), eager, style: STYLE }
    }

    /// One more game to be drawn.
    pub fn sits(mut self, seats: usize, seed: u64, options: G::Options) -> Studio<G> {
        self.sittings.push((seats, seed, options));
        self
    }

    /// The style sheet may weigh so many bytes.
    pub fn style_up_to(mut self, bytes: usize) -> Studio<G> {
        self.style = bytes;
        self
    }

    /// The words of the game.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Plays the games and shows every position.
    pub fn positions(&self, mut look: impl FnMut(&Match<G>)) {
        for (seats, seed, options) in &self.sittings {
            let mut game = Match::<G>::new(options.clone(), *seats, Key::from_seed(*seed)).unwrap();
            let mut dice = Dice::quick(*seed);
            let mut actions = Vec::new();
            look(&game);
            while let Turn::Of(seat) = game.state().turn() {
                game.state().actions(&mut actions);
                if dice.below(4) > 0 && actions.iter().any(self.eager) {
                    actions.retain(self.eager);
                }
                game.play(seat, actions[dice.index(actions.len())]).unwrap();
                look(&game);
            }
        }
    }

    /// All panels as these eyes see them.
    pub fn drawn(&self, state: &G, eyes: Eyes, lang: Lang) -> String {
        self.panels(state, eyes, lang, &open(state, eyes), None)
    }

    fn panels(&self, state: &G, eyes: Eyes, lang: Lang, open: &HashSet<String>, drafts: Option<&Drafts>) -> String {
        let pen = Pen { say: self.words.say(lang, &self.names), open, drafts };
        let panels = G::panels(&state.view(eyes), &pen);
        panels.iter().map(|panel| format!("<div id=\"{}\">{}</div>", panel.id, panel.markup.0)).collect()
    }

    /// At no position is anything of what `hidden` names for some eyes in what those eyes see.
    pub fn never_shows(&self, hidden: impl Fn(&G, Eyes) -> Vec<String>) {
        self.positions(|game| {
            for eyes in Eyes::everyone(game.state().seats()) {
                let markup = self.drawn(game.state(), eyes, Lang::En);
                for name in hidden(game.state(), eyes) {
                    assert!(!markup.contains(&name), "{name} is hidden: ply {}, {eyes:?}", game.ply());
                }
            }
        });
    }

    /// Every check: the drawings of all positions, the style sheet, the help.
    pub fn check(&self) -> Sketchbook {
        assert!(PALETTE.len() + G::STYLE.len() < self.style, "{} bytes of style", PALETTE.len() + G::STYLE.len());
        if let Some(selector) = foreign_rule(G::ID, G::STYLE) {
            panic!("the style sheet speaks of {selector}");
        }
        self.help_is_whole();
        let mut book = Sketchbook { gestures: Vec::new(), weights: Vec::new() };
        let mut turn = 0;
        let mut dice = Dice::quick(3);
        // One pair of eyes after the other, with what was drawn for those before and a move ago.
        let mut drafts = Drafts::default();
        self.positions(|game| {
            drafts.tidy();
            for eyes in Eyes::everyone(game.state().seats()).chain([Eyes::Open]) {
                turn += 1;
                let lang = Lang::ALL[turn % Lang::ALL.len()];
                self.is_well_drawn(game, eyes, lang);
                let open = open(game.state(), eyes);
                let [alone, after_others] =
                    [None, Some(&drafts)].map(|drafts| self.panels(game.state(), eyes, lang, &open, drafts));
                assert_eq!(alone, after_others, "{eyes:?} see what others saw at ply {}", game.ply());
                if turn % 5 == 0 {
                    self.hides_what_is_hidden(game, eyes, &mut dice);
                }
            }
            self.gestures_are_legal(game, &mut book);
            let eyes = game.state().turn().seat().map_or(Eyes::Crowd, Eyes::Of);
            book.weights.push(self.drawn(game.state(), eyes, Lang::Uk).len());
        });
        book
    }

    fn help_is_whole(&self) {
        for lang in Lang::ALL {
            let help = G::help(&self.words.say(lang, &[])).0;
            assert!(help.len() > 3_000 && !help.contains('⟦') && !help.contains("{$"), "the help in {lang:?}");
        }
    }

    fn is_well_drawn(&self, game: &Match<G>, eyes: Eyes, lang: Lang) {
        let open = open(game.state(), eyes);
        let markup = self.panels(game.state(), eyes, lang, &open, None);
        let place = format!("{} players, ply {}, {eyes:?}", game.state().seats(), game.ply());
        assert!(!markup.contains('⟦') && !markup.contains("{$"), "a word is missing: {place}");
        assert!(!markup.contains(" style="), "the page's policy forbids styles in the markup: {place}");
        assert!(!markup.contains("<b>&\"'"), "names are text, not markup: {place}");

        let mut ids = HashSet::new();
        for id in attribute(&markup, " id=\"") {
            assert!(ids.insert(id), "{id} twice: {place}");
        }
        for reference in ["data-piece=\"", "popovertarget=\"", "aria-describedby=\""] {
            for id in attribute(&markup, reference) {
                assert!(ids.contains(id), "{reference}{id}\" is no element: {place}");
            }
        }
        let spots: HashSet<_> = attribute(&markup, "data-spot=\"").collect();
        for spot in &open {
            assert!(spots.contains(spot.as_str()), "{spot} cannot be clicked: {place}");
        }
        if game.state().turn().seat().map(Eyes::Of) == Some(eyes) {
            let things = spots.into_iter().chain(attribute(&markup, "data-piece=\""));
            self.why_not(&game.state().view(eyes), things.filter(|thing| !open.contains(*thing)), &open, &place);
        }
    }

    /// Whatever cannot be chosen though things of its kind can has an answer, in every language, with its section of the rules. The
    /// answer follows from the view alone, so it tells nothing hidden.
    fn why_not<'a>(&self, view: &G::View, things: impl Iterator<Item = &'a str>, open: &HashSet<String>, place: &str) {
        let kinds: HashSet<&str> = open.iter().map(|spot| kind(spot)).collect();
        let mut asked = HashSet::new();
        for thing in things.filter(|thing| asked.insert(*thing)) {
            let Some(WhyNot { because, rule }) = G::why_not(view, thing) else {
                assert!(!kinds.contains(kind(thing)), "why not {thing}? {place}");
                continue;
            };
            assert!(has_section(G::RULES_PAGE, rule), "why not {thing}: there is no section {rule}: {place}");
            for lang in Lang::ALL {
                let said = self.words.say(lang, &self.names).try_text(&because);
                assert!(said.is_ok_and(|said| !said.trim().is_empty()), "why not {thing} in {lang:?}: {place}");
            }
        }
    }

    /// What these eyes see is the same in any other world that looks alike to them.
    fn hides_what_is_hidden(&self, game: &Match<G>, eyes: Eyes, dice: &mut Dice) {
        let mut other = game.state().clone();
        other.imagine(eyes, dice);
        let draw = |state: &G| self.panels(state, eyes, Lang::En, &HashSet::new(), None);
        assert_eq!(draw(game.state()), draw(&other), "{eyes:?} at ply {}", game.ply());
    }

    fn gestures_are_legal(&self, game: &Match<G>, book: &mut Sketchbook) {
        let Turn::Of(seat) = game.state().turn() else { return };
        for gesture in G::gestures(&game.state().view(Eyes::Of(seat))) {
            let mut copy = game.clone();
            if gesture.back > 0 {
                copy.undo(seat, gesture.back).unwrap();
            }
            for action in &gesture.actions {
                copy.play(seat, *action).unwrap_or_else(|error| panic!("{}: {error:?}", gesture.spot));
            }
            book.gestures.push((gesture.spot, gesture.back));
        }
    }
}

impl Sketchbook {
    /// The weight of the panels in the middle of all plies, the largest, and that of the art that lies on each page.
    pub fn weigh<G: Face>(&mut self) -> (usize, usize, usize) {
        self.weights.sort_unstable();
        let largest = self.weights.last().copied().unwrap_or_default();
        (self.weights[self.weights.len() / 2], largest, shared_symbols().0.len() + G::symbols().0.len())
    }
}

/// What a thing is, by its id: `cell` of `cell-a1`.
fn kind(thing: &str) -> &str {
    thing.split('-').next().unwrap_or(thing)
}

/// Everything that these eyes can click now.
pub fn open<G: Face>(state: &G, eyes: Eyes) -> HashSet<String> {
    let mut open = HashSet::new();
    if state.turn().seat().map(Eyes::Of) == Some(eyes) {
        let view = state.view(eyes);
        let mut actions = Vec::new();
        state.actions(&mut actions);
        open.extend(actions.iter().filter_map(|action| G::spot(&view, action)));
        open.extend(G::gestures(&view).into_iter().map(|gesture| gesture.spot));
    }
    open
}

/// The values of an attribute, given with its opening quote: ` id="`.
pub fn attribute<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).map(|rest| rest.split('"').next().unwrap_or_default())
}

/// The first rule of a style sheet that speaks of other things than what is below the game's panels, be it while something in
/// another of its panels is touched (`.playing:has(.<id> …) .<id> …`).
fn foreign_rule(id: &str, sheet: &str) -> Option<String> {
    let own = format!(".{id}");
    let touched = format!(".playing:has({own} ");
    let is_own = |part: &str| {
        let elsewhere = part.strip_prefix(&touched).and_then(|rest| rest.split_once(") "));
        let subject = elsewhere.map_or(part, |(_, subject)| subject);
        subject
            .strip_prefix(&own)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'))
    };
    let sheet: String = sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let (mut text, mut depth, mut frames) = (String::new(), 0, false);
    for c in sheet.chars() {
        match c {
            '{' => {
                let selector = text.trim();
                let fits = if let Some(name) = selector.strip_prefix("@keyframes ") {
                    frames = true;
                    name.starts_with(&format!("{id}-"))
                } else {
                    frames || selector.starts_with('@') || parts(selector).into_iter().all(is_own)
                };
                if !fits {
                    return Some(selector.to_string());
                }
                depth += 1;
                text.clear();
            }
            '}' => {
                depth -= 1;
                frames &= depth > 0;
                text.clear();
            }
            ';' => text.clear(),
            _ => text.push(c),
        }
    }
    (depth != 0).then(|| "a rule that is never closed".to_string())
}

/// A selector list, cut at its outer commas.
fn parts(selector: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (at, c) in selector.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(selector[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(selector[from..].trim());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_about_other_things_is_found() {
        let own = "/* why */ .fox { --a: 1px; } .fox:is(.a, .b) .c, .fox .d { x: y } @media (width < 3px) { .fox { x: y } } \
            @keyframes fox-run { from { x: y } } .playing:has(.fox .card:hover) .fox .spot { x: y }";
        assert_eq!(foreign_rule("fox", own), None);
        for foreign in [
            "body { x: y }",
            ".fox .a, .b { x: y }",
            ".foxes { x: y }",
            "@media print { .b { x: y } }",
            "@keyframes run { from { x: y } }",
            ".playing:has(.fox .a) .prompt { x: y }",
            ".playing:has(.owl .a) .fox { x: y }",
            ".fox { x: y",
        ] {
            assert!(foreign_rule("fox", foreign).is_some(), "{foreign}");
        }
    }

    #[test]
    fn attributes_are_read() {
        let markup = "<g id=\"a\" data-spot=\"b\"><g id=\"c\">";
        assert_eq!(attribute(markup, " id=\"").collect::<Vec<_>>(), ["a", "c"]);
    }
}
