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
        let lexicon = Lexicon::new(G::WORDS).map_err(fails)?;
        match expected(G::KNOBS).into_iter().find(|id| !lexicon.own.contains(id)) {
            Some(id) => Err(fails(format!("the word {id:?} is missing"))),
            None => Ok(lexicon),
        }
    }

    fn new(sources: [&str; 3]) -> Result<Lexicon, String> {
        let words = Words::new(&[COMMON, sources])?;
        let messages = |lang: Lang| -> BTreeSet<String> {
            page(sources[lang as usize]).into_keys().filter(|id| !id.starts_with('-')).collect()
        };
        let english = messages(Lang::En);
        for lang in [Lang::Ru, Lang::Uk] {
            if let Some(id) = english.symmetric_difference(&messages(lang)).next() {
                let (has, lacks) = if english.contains(id) { (Lang::En, lang) } else { (lang, Lang::En) };
                return Err(format!("{id:?} stands in {}.ftl but not in {}.ftl", has.code(), lacks.code()));
            }
        }
        let pages = Lang::ALL.map(|lang| {
            let mut all = page(sources[lang as usize]);
            all.extend(page(COMMON[lang as usize]));
            all
        });
        for (page, lang) in pages.iter().zip(Lang::ALL.map(Lang::code)) {
            for (id, parts) in page {
                if parts.says_nothing {
                    return Err(format!("{lang}: {id:?} has attributes but says nothing by itself"));
                }
                if let Some(lost) = parts.mentions.iter().find(|mentioned| !page.contains_key(*mentioned)) {
                    return Err(format!("{lang}: {id:?} mentions {lost:?}, which does not exist"));
                }
            }
        }
        Ok(Lexicon { words, pages, own: english })
    }

    /// Is every word used? It is if it is expected, stands in quotes in the source, or another word mentions it.
    pub fn all_used<G: Game>(&self, source: Option<&Path>) -> Result<(), Failure> {
        let fails = |what: String| Failure::of::<G>(Check::Words, what);
        let code = source.map(|folder| {
            let mut code = String::new();
            let unreadable = |error| fails(format!("the source in {} cannot be read: {error}", folder.display()));
            gather(&at_home(folder), &mut code).map_err(unreadable).map(|()| code)
        });
        self.unused(code.transpose()?.as_deref(), G::KNOBS).map_or(Ok(()), |what| Err(fails(what)))
    }

    fn unused(&self, code: Option<&str>, knobs: &[Knob]) -> Option<String> {
        for (lang, page) in Lang::ALL.iter().zip(&self.pages) {
            let mentioned: BTreeSet<&String> = page.values().flat_map(|parts| &parts.mentions).collect();
            if let Some(id) = page.keys().find(|id| id.starts_with('-') && !mentioned.contains(id)) {
                return Some(format!("{}: nothing mentions the term {id:?}", lang.code()));
            }
        }
        let code = code?;
        let mut used = expected(knobs);
        // What chance is called for a knob is for pages to use.
        used.extend(knobs.iter().map(|knob| spelled(&[knob.id, "random"])));
        used.extend(self.pages.iter().flat_map(|page| page.values().flat_map(|parts| parts.mentions.iter().cloned())));
        let lost = self.own.iter().find(|id| !used.contains(*id) && !code.contains(&format!("\"{id}\"")))?;
        Some(format!("the word {lost:?} is never used in the source"))
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
fn expected(knobs: &[Knob]) -> BTreeSet<String> {
    let mut ids: BTreeSet<String> = ["name".to_string(), "tagline".to_string()].into();
    for Knob { id, kind, .. } in knobs {
        ids.insert(spelled(&[id]));
        ids.insert(spelled(&[id, "help"]));
        if let KnobKind::OneOf(values) | KnobKind::PerSeat(values) = kind {
            ids.extend(values.iter().map(|value| spelled(&[id, value])));
        }
    }
    ids
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

#[cfg(test)]
mod tests {
    use super::*;

    fn lexicon(source: &str) -> Result<Lexicon, String> {
        Lexicon::new([source; 3])
    }

    fn complaint<T>(outcome: Result<T, String>) -> String {
        outcome.err().unwrap_or_default()
    }

    #[test]
    fn languages_have_the_same_words() {
        let lacking = Lexicon::new(["a = A\nb = B", "a = A", "a = A\nb = B"]);
        assert_eq!(complaint(lacking), "\"b\" stands in en.ftl but not in ru.ftl");
        let extra = Lexicon::new(["a = A", "a = A", "a = A\nb = B"]);
        assert_eq!(complaint(extra), "\"b\" stands in uk.ftl but not in en.ftl");
        assert!(
            Lexicon::new(["a = A", "a = A\n    .acc = Б", "-t = T\na = { -t }"]).is_ok(),
            "forms and terms may differ"
        );
    }

    #[test]
    fn words_are_well_written() {
        assert!(complaint(lexicon("a = { b }")).contains("mentions \"b\""));
        assert!(complaint(lexicon("a =\n    .acc = A")).contains("says nothing by itself"));
        assert!(lexicon("a = {").is_err());
        assert!(lexicon("seat-name = mine").is_err(), "common words are not replaced");
    }

    #[test]
    fn a_word_is_used_by_the_source_by_other_words_or_by_a_knob() {
        const KNOBS: &[Knob] = &[Knob { id: "how_long", kind: KnobKind::OneOf(&["very_long"]), players: 2..=2 }];
        let words = lexicon("name = N\nused = { part }\npart = P\noption-how-long-very-long = L\nlost = X").unwrap();
        assert_eq!(words.unused(None, KNOBS), None, "without a source only terms are checked");
        let code = "Phrase::new(\"used\") // lost";
        assert_eq!(words.unused(Some(code), KNOBS).unwrap(), "the word \"lost\" is never used in the source");
        assert_eq!(words.unused(Some("\"used\" \"lost\""), KNOBS), None);
        assert!(lexicon("-t = T\na = A").unwrap().unused(None, KNOBS).unwrap().contains("-t"));
    }

    #[test]
    fn every_placeholder_of_every_variant_is_filled() {
        let words =
            lexicon("a = { $n ->\n    [one] { $x }\n   *[other] { CASE($y, \"acc\") } { b }\n }\nb = { $z }").unwrap();
        let phrase = Phrase::new("a").number("n", 5).word("y", "b");
        assert!(complaint(words.say(Lang::En, &phrase)).contains("nothing is given for $x"));
        let phrase = phrase.number("x", 1).number("z", 1);
        assert!(complaint(words.say(Lang::En, &phrase)).contains("b: nothing is given for $z"), "also inside others");
        assert!(complaint(words.say(Lang::Uk, &Phrase::new("c"))).contains("no such word"));
    }
}
