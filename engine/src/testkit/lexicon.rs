//! The game's words as they are written: the same ids in every language, nothing missing that is always needed, nothing
//! that is never said, and no placeholder that nobody fills.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::{Check, Failure, at_home};
use crate::words::{Arg, COMMON, Words};
use crate::{Game, Knob, KnobKind, Lang, Phrase, Voice};

/// The words of a game in three languages.
pub(super) struct Lexicon {
    pub words: Words,
    /// What each message and term is made of, for each language.
    pages: [BTreeMap<String, Parts>; 3],
    /// The ids of the game's own messages.
    own: BTreeSet<String>,
}

/// What a message or a term (whose id begins with `-`) is made of, with all its attributes and variants.
#[derive(Default)]
struct Parts {
    says_nothing: bool,
    placeholders: BTreeSet<String>,
    mentions: BTreeSet<String>,
}

impl Lexicon {
    /// Reads the words of a game.
    pub fn read<G: Voice>() -> Result<Lexicon, Failure> {
        let fails = |what: String| Failure::of::<G>(Check::Words, what);
        let words = Words::new(&[COMMON, G::WORDS]).map_err(fails)?;
        let own = Lang::ALL.map(|lang| page(G::WORDS[lang as usize]));
        let messages = |page: &BTreeMap<String, Parts>| -> BTreeSet<String> {
            page.keys().filter(|id| !id.starts_with('-')).cloned().collect()
        };
        let english = messages(&own[0]);
        for lang in [Lang::Ru, Lang::Uk] {
            let translated = messages(&own[lang as usize]);
            if let Some(id) = english.symmetric_difference(&translated).next() {
                let (has, lacks) = if english.contains(id) { (Lang::En, lang) } else { (lang, Lang::En) };
                return Err(fails(format!("{id:?} stands in {}.ftl but not in {}.ftl", has.code(), lacks.code())));
            }
        }
        let pages = Lang::ALL.map(|lang| {
            let mut page = page(G::WORDS[lang as usize]);
            page.extend(self::page(COMMON[lang as usize]));
            page
        });
        let lexicon = Lexicon { words, pages, own: english };
        for lang in Lang::ALL {
            let page = &lexicon.pages[lang as usize];
            if let Some((id, _)) = page.iter().find(|(_, parts)| parts.says_nothing) {
                return Err(fails(format!("{}: {id:?} has attributes but says nothing by itself", lang.code())));
            }
            for (id, parts) in page {
                if let Some(lost) = parts.mentions.iter().find(|mentioned| !page.contains_key(*mentioned)) {
                    return Err(fails(format!("{}: {id:?} mentions {lost:?}, which does not exist", lang.code())));
                }
            }
        }
        match expected::<G>().into_iter().find(|id| !lexicon.own.contains(id)) {
            Some(id) => Err(fails(format!("the word {id:?} is missing"))),
            None => Ok(lexicon),
        }
    }

    /// Is every word used? It is if it is expected, stands in quotes in the source, or another word mentions it.
    pub fn all_used<G: Game>(&self, source: Option<&Path>) -> Result<(), Failure> {
        let fails = |what: String| Err(Failure::of::<G>(Check::Words, what));
        for (lang, page) in Lang::ALL.iter().zip(&self.pages) {
            let mentioned: BTreeSet<&String> = page.values().flat_map(|parts| &parts.mentions).collect();
            if let Some(id) = page.keys().find(|id| id.starts_with('-') && !mentioned.contains(id)) {
                return fails(format!("{}: nothing mentions the term {id:?}", lang.code()));
            }
        }
        let Some(source) = source else { return Ok(()) };
        let mut code = String::new();
        if let Err(error) = gather(&at_home(source), &mut code) {
            return fails(format!("the source in {} cannot be read: {error}", source.display()));
        }
        let mut used = expected::<G>();
        used.extend(optional::<G>());
        used.extend(self.pages.iter().flat_map(|page| page.values().flat_map(|parts| parts.mentions.iter().cloned())));
        match self.own.iter().find(|id| !used.contains(*id) && !code.contains(&format!("\"{id}\""))) {
            Some(id) => fails(format!("the word {id:?} is never used in {}", source.display())),
            None => Ok(()),
        }
    }

    /// The phrase in a language, if everything in it exists and every placeholder is filled, taken or not.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> Result<String, String> {
        self.filled(lang, phrase)?;
        let text = self.words.say(lang, &[]).try_text(phrase)?;
        if text.trim().is_empty() { Err(format!("{}: {}: it says nothing", lang.code(), phrase.key)) } else { Ok(text) }
    }

    fn filled(&self, lang: Lang, phrase: &Phrase) -> Result<(), String> {
        let mut wanted = BTreeSet::new();
        self.placeholders(lang, phrase.key, &mut BTreeSet::new(), &mut wanted);
        let given = |name: &&str| phrase.args.iter().any(|(given, _)| given == name);
        if let Some(name) = wanted.into_iter().find(|name| !given(name)) {
            return Err(format!("{}: {}: nothing is given for ${name}", lang.code(), phrase.key));
        }
        phrase.args.iter().try_for_each(|(_, arg)| self.filled_arg(lang, arg))
    }

    fn filled_arg(&self, lang: Lang, arg: &Arg) -> Result<(), String> {
        match arg {
            Arg::Phrase(phrase) | Arg::Thing(_, phrase) => self.filled(lang, phrase),
            Arg::List(list) => list.iter().try_for_each(|arg| self.filled_arg(lang, arg)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => Ok(()),
        }
    }

    /// All placeholders of a word and of the words that it mentions. Terms are filled by whoever mentions them.
    fn placeholders<'a>(&'a self, lang: Lang, id: &str, seen: &mut BTreeSet<&'a str>, wanted: &mut BTreeSet<&'a str>) {
        let Some((id, parts)) = self.pages[lang as usize].get_key_value(id) else { return };
        if !id.starts_with('-') && seen.insert(id) {
            wanted.extend(parts.placeholders.iter().map(String::as_str));
            parts.mentions.iter().for_each(|mentioned| self.placeholders(lang, mentioned, seen, wanted));
        }
    }
}

/// The words that every game has.
fn expected<G: Game>() -> BTreeSet<String> {
    let mut ids: BTreeSet<String> = ["name".to_string(), "tagline".to_string()].into();
    for Knob { id, kind, .. } in G::KNOBS {
        ids.insert(spelled(&[id]));
        ids.insert(spelled(&[id, "help"]));
        if let KnobKind::OneOf(values) | KnobKind::PerSeat(values) = kind {
            ids.extend(values.iter().map(|value| spelled(&[id, value])));
        }
    }
    ids
}

/// The words that a game may have for pages to use: what chance is called for a knob.
fn optional<G: Game>() -> impl Iterator<Item = String> {
    G::KNOBS.iter().map(|knob| spelled(&[knob.id, "random"]))
}

fn spelled(parts: &[&str]) -> String {
    format!("option-{}", parts.join("-")).replace('_', "-")
}

/// All Rust source in a folder.
fn gather(folder: &Path, code: &mut String) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, code)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            code.push_str(&std::fs::read_to_string(path)?);
        }
    }
    Ok(())
}

/// The messages and terms of a Fluent source. What cannot be read is missing; [`Words::new`] has complained by then.
fn page(source: &str) -> BTreeMap<String, Parts> {
    let resource = match parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut page = BTreeMap::new();
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_string(), message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        let mut parts = Parts { says_nothing: value.is_none(), ..Parts::default() };
        value.iter().chain(attributes.iter().map(|attribute| &attribute.value)).for_each(|text| parts.add(text));
        page.insert(id, parts);
    }
    page
}

impl Parts {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.placeholders.insert(id.name.to_string())),
            InlineExpression::MessageReference { id, .. } => drop(self.mentions.insert(id.name.to_string())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.mentions.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.add_arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.add_inline(inline));
        arguments.named.iter().for_each(|named| self.add_inline(&named.value));
    }
}
