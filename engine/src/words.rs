//! Three languages: a [`Phrase`] is what is to be said, [`Words`] hold the Fluent messages, and [`Say`] speaks one
//! language to people with names.
//!
//! Words that are declined carry their forms as attributes, and a sentence picks one by `CASE`:
//!
//! ```text
//! wolf = волк
//!     .acc = волка
//! plays = { $who } играет { CASE($card, "acc") }
//! ```

use std::any::Any;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use foldhash::fast::RandomState;
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::Seat;
pub use crate::phrase::{Arg, Phrase};

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All languages, in the order in which words are listed.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// The language's code, as in `lang="uk"`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }

    /// The language of a code like `uk` or `uk-UA`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let primary = code.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }
}

/// The words that all games share.
pub const COMMON: [&str; 3] =
    [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];

/// The words of one game in all languages.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; 3],
    /// What was said before and sounds the same at every table.
    said: [Memory<Forms>; 3],
    /// Sentences that were said before and sound the same at every table but for the names in them, which are left open.
    sentences: [Memory<[Span]>; 3],
    /// What was made of the words in each language.
    kept: [Kept; 3],
}

/// What was made of phrases.
type Memory<T> = RwLock<HashMap<Phrase, Arc<T>, RandomState>>;

/// A thing that was made of words, and the next one.
#[derive(Default)]
struct Kept(OnceLock<Box<(Box<dyn Any + Send + Sync>, Kept)>>);

/// How many phrases are remembered in each language. A game has fewer that are said again and again.
const REMEMBERED: usize = 4096;

impl Words {
    /// Reads Fluent sources, each in English, Russian and Ukrainian. Fails with a sentence if one is malformed or says
    /// something twice.
    pub fn new(sources: &[[&str; 3]]) -> Result<Words, String> {
        let bundle = |lang: Lang| {
            let locale: LanguageIdentifier = lang.code().parse().map_err(|error| format!("{error}"))?;
            let mut bundle = FluentBundle::new_concurrent(vec![locale]);
            // The marks of isolation are for mixed writing directions, which no language here has.
            bundle.set_use_isolating(false);
            bundle.add_function("CASE", |args, _| pick_form(args)).map_err(|error| error.to_string())?;
            for source in sources {
                let resource = FluentResource::try_new(source[lang as usize].to_string())
                    .map_err(|(_, errors)| format!("{}: {}", lang.code(), errors[0]))?;
                bundle.add_resource(resource).map_err(|errors| format!("{}: {}", lang.code(), errors[0]))?;
            }
            Ok::<_, String>(bundle)
        };
        Ok(Words {
            bundles: [bundle(Lang::En)?, bundle(Lang::Ru)?, bundle(Lang::Uk)?],
            said: Default::default(),
            sentences: Default::default(),
            kept: Default::default(),
        })
    }

    /// Is there a message with this id?
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().all(|bundle| bundle.has_message(key))
    }

    /// Speaks `lang` to players called `names`, in seat order.
    pub fn say<'a>(&'a self, lang: Lang, names: &'a [String]) -> Say<'a> {
        Say { words: self, lang, names }
    }
}

/// A piece of a spoken phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// The name of a player.
    Name(Seat, String),
    /// Something on the table, with the id of its element on the page.
    Thing(String, String),
}

/// A voice: words, a language, and the names of the players.
#[derive(Clone, Copy)]
pub struct Say<'a> {
    words: &'a Words,
    lang: Lang,
    names: &'a [String],
}

// Marks around names and things while a phrase is put together. They belong to no alphabet, and are taken out of names.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

impl<'a> Say<'a> {
    /// What `make` makes of the words, made once for each language and kept as long as the words: a drawing says the names of
    /// dozens of things. It knows no players. There is one thing of each type.
    pub fn kept<T: Send + Sync + 'static>(&self, make: fn(&Say<'_>) -> T) -> &'a T {
        let mut place = &self.words.kept[self.lang as usize];
        loop {
            let new = || Box::new((Box::new(make(&self.words.say(self.lang, &[]))) as _, Kept::default()));
            let (thing, next) = &**place.0.get_or_init(new);
            match thing.downcast_ref() {
                Some(thing) => return thing,
                None => place = next,
            }
        }
    }
}

impl Say<'_> {
    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The phrase as text. A word that is missing shows as its id in brackets.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.try_text(phrase).unwrap_or_else(|_| format!("⟦{}⟧", phrase.key))
    }

    /// A single word or a sentence without placeholders.
    pub fn word(&self, key: &'static str) -> String {
        self.text(&Phrase::new(key))
    }

    /// A word whose id is put together from other ids, as `option-<id>-help`.
    pub fn word_named(&self, key: &str) -> String {
        self.form(key, &[], None, &mut Vec::new()).unwrap_or_else(|_| format!("⟦{key}⟧"))
    }

    /// A form of such a word, if it has one: an attribute of its message.
    pub fn form_named(&self, key: &str, attribute: &str) -> Option<String> {
        self.form(key, &[], Some(attribute), &mut Vec::new()).ok()
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.replace([OPEN, CLOSE], ""),
            None => self.text(&Phrase::new("seat-name").number("number", i64::from(seat.0) + 1)),
        }
    }

    /// The phrase as text, or what is wrong with its words.
    pub fn try_text(&self, phrase: &Phrase) -> Result<String, String> {
        if phrase.is_common() {
            return Ok(self.common(phrase)?.plain.clone());
        }
        let mut marks = Vec::new();
        Ok(unmarked(self.form(phrase.key, &phrase.args, None, &mut marks)?, &marks))
    }

    /// The phrase as a list of plain words, names and things.
    pub fn spans(&self, phrase: &Phrase) -> Vec<Span> {
        if phrase.args.is_empty() {
            return vec![Span::Plain(self.text(phrase))];
        }
        if !phrase.only_names_vary() {
            return self.said_anew(phrase);
        }
        // A table tells the same few hundred sentences again and again, to everybody and in every summary.
        let name = |span: &Span| match span {
            Span::Name(seat, _) => Span::Name(*seat, self.name(*seat)),
            other => other.clone(),
        };
        self.sentence(phrase).iter().map(name).collect()
    }

    /// A sentence in which only names vary, with any names.
    fn sentence(&self, phrase: &Phrase) -> Arc<[Span]> {
        let known = &self.words.sentences[self.lang as usize];
        if let Some(spans) = known.read().unwrap_or_else(PoisonError::into_inner).get(phrase) {
            return spans.clone();
        }
        let spans: Arc<[Span]> = self.words.say(self.lang, &[]).said_anew(phrase).into();
        let mut known = known.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() < REMEMBERED {
            known.insert(phrase.clone(), spans.clone());
        }
        spans
    }

    fn said_anew(&self, phrase: &Phrase) -> Vec<Span> {
        let mut marks = Vec::new();
        match self.form(phrase.key, &phrase.args, None, &mut marks) {
            Ok(text) => split(&text, &marks),
            Err(_) => vec![Span::Plain(format!("⟦{}⟧", phrase.key))],
        }
    }

    /// A message or one of its attributes, with names and things between marks.
    fn form(
        &self,
        key: &str,
        args: &[(&'static str, Arg)],
        attribute: Option<&str>,
        marks: &mut Vec<Mark>,
    ) -> Result<String, String> {
        let bundle = &self.words.bundles[self.lang as usize];
        let fail = |what: String| format!("{}: {key}: {what}", self.lang.code());
        let message = bundle.get_message(key).ok_or_else(|| fail("no such word".into()))?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| fail("it says nothing".into()))?;
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(*name, self.value(arg, marks)?);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        match errors.first() {
            Some(error) => Err(fail(error.to_string())),
            None => Ok(text),
        }
    }

    fn value(&self, arg: &Arg, marks: &mut Vec<Mark>) -> Result<FluentValue<'static>, String> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.replace([OPEN, CLOSE], "")),
            Arg::Seat(seat) => {
                marks.push(Mark::Name(*seat));
                FluentValue::from(enclose(marks.len(), &self.name(*seat)))
            }
            Arg::Phrase(phrase) => FluentValue::Custom(Box::new(Word { forms: self.forms(phrase)?, mark: None })),
            Arg::Thing(id, phrase) => {
                marks.push(Mark::Thing(id.clone()));
                FluentValue::Custom(Box::new(Word { forms: self.forms(phrase)?, mark: Some(marks.len()) }))
            }
            Arg::List(list) => {
                let texts: Result<Vec<_>, _> = list.iter().map(|arg| self.item(arg, marks)).collect();
                FluentValue::from(texts?.join(", "))
            }
        })
    }

    /// An item of a list.
    fn item(&self, arg: &Arg, marks: &mut Vec<Mark>) -> Result<String, String> {
        Ok(match self.value(arg, marks)? {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::Custom(word) => Word::of(word.as_ref()).map(|word| word.plain()).unwrap_or_default(),
            FluentValue::None | FluentValue::Error => String::new(),
        })
    }

    /// All forms of a phrase, remembered where they are the same at every table.
    fn forms(&self, phrase: &Phrase) -> Result<Arc<Forms>, String> {
        if phrase.is_common() { self.common(phrase) } else { Ok(Arc::new(self.decline(phrase)?)) }
    }

    /// All forms of a phrase that names nobody.
    fn common(&self, phrase: &Phrase) -> Result<Arc<Forms>, String> {
        let said = &self.words.said[self.lang as usize];
        if let Some(forms) = said.read().unwrap_or_else(PoisonError::into_inner).get(phrase) {
            return Ok(forms.clone());
        }
        let forms = Arc::new(self.decline(phrase)?);
        let mut said = said.write().unwrap_or_else(PoisonError::into_inner);
        if said.len() < REMEMBERED {
            said.insert(phrase.clone(), forms.clone());
        }
        Ok(forms)
    }

    fn decline(&self, phrase: &Phrase) -> Result<Forms, String> {
        // What is said inside a thing needs no marks of its own.
        let inner = |attribute| {
            let mut inner = Vec::new();
            Ok::<_, String>(unmarked(self.form(phrase.key, &phrase.args, attribute, &mut inner)?, &inner))
        };
        let bundle = &self.words.bundles[self.lang as usize];
        let mut declined = BTreeMap::new();
        if let Some(message) = bundle.get_message(phrase.key) {
            for attribute in message.attributes() {
                declined.insert(attribute.id().to_string(), inner(Some(attribute.id()))?);
            }
        }
        Ok(Forms { plain: inner(None)?, declined })
    }
}

enum Mark {
    Name(Seat),
    Thing(String),
}

impl Span {
    fn into_text(self) -> String {
        match self {
            Span::Plain(text) | Span::Name(_, text) | Span::Thing(_, text) => text,
        }
    }
}

/// `OPEN number OPEN text CLOSE`, the number counting marks from 1.
fn enclose(mark: usize, text: &str) -> String {
    format!("{OPEN}{mark}{OPEN}{text}{CLOSE}")
}

/// The words without their marks.
fn unmarked(text: String, marks: &[Mark]) -> String {
    if marks.is_empty() { text } else { split(&text, marks).into_iter().map(Span::into_text).collect() }
}

fn split(text: &str, marks: &[Mark]) -> Vec<Span> {
    let mut spans = Vec::new();
    for part in text.split_inclusive(CLOSE) {
        let mut pieces = part.trim_end_matches(CLOSE).splitn(3, OPEN);
        let plain = pieces.next().unwrap_or_default();
        if !plain.is_empty() {
            spans.push(Span::Plain(plain.to_string()));
        }
        let (Some(number), Some(inner)) = (pieces.next(), pieces.next()) else { continue };
        let mark = number.parse::<usize>().ok().and_then(|number| marks.get(number.wrapping_sub(1)));
        spans.push(match mark {
            Some(Mark::Name(seat)) => Span::Name(*seat, inner.to_string()),
            Some(Mark::Thing(id)) => Span::Thing(id.clone(), inner.to_string()),
            None => Span::Plain(inner.to_string()),
        });
    }
    spans
}

/// A phrase in all its forms.
#[derive(Debug, PartialEq)]
struct Forms {
    plain: String,
    declined: BTreeMap<String, String>,
}

/// A phrase handed to Fluent as a value. Where it is a thing on the table, whatever form is picked comes between marks.
#[derive(Debug, Clone, PartialEq)]
struct Word {
    forms: Arc<Forms>,
    mark: Option<usize>,
}

impl FluentType for Word {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> std::borrow::Cow<'static, str> {
        self.plain().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> std::borrow::Cow<'static, str> {
        self.plain().into()
    }
}

impl Word {
    fn of(value: &dyn FluentType) -> Option<&Word> {
        value.as_any().downcast_ref()
    }

    fn plain(&self) -> String {
        self.marked(&self.forms.plain)
    }

    fn in_case(&self, case: &str) -> String {
        self.marked(self.forms.declined.get(case).unwrap_or(&self.forms.plain))
    }

    fn marked(&self, text: &str) -> String {
        self.mark.map_or_else(|| text.to_string(), |mark| enclose(mark, text))
    }
}

/// `CASE($word, "acc")`: the word in that form, or as it stands where it has none.
fn pick_form<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    match args {
        [FluentValue::Custom(word), FluentValue::String(case)] => match Word::of(word.as_ref()) {
            Some(word) => FluentValue::from(word.in_case(case)),
            None => FluentValue::Error,
        },
        [other, _] => other.clone(),
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
