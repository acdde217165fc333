//! The pages: pure functions from plain data to markup. They know no store, no socket and no game; whoever calls them
//! has already asked who is looking and shows only what these eyes may see.
//!
//! Every page takes the [`Visitor`] first. Markup carries no inline script and no `style` attribute, so that the
//! strictest content policy holds.

pub mod account;
pub mod assets;
pub mod boxes;
pub mod chart;
pub mod choices;
pub mod company;
pub mod counsel;
pub mod frame;
pub mod full_rules;
pub mod home;
pub mod icons;
pub mod keys;
pub mod learn;
pub mod log;
pub mod new_table;
pub mod notices;
pub mod own_data;
pub mod owner;
pub mod panels;
pub mod passkeys;
pub mod puzzles;
pub mod replay;
pub mod result;
pub mod review;
pub mod rules;
pub mod table;
pub mod trouble;
pub mod verify;
pub mod waiting;
pub mod what_if;

use std::sync::LazyLock;

use engine::Lang;
use engine::words::{COMMON, Say, Words};

use crate::seats::Tempo;

/// The house's words as Fluent sources in English, Russian and Ukrainian.
pub const HOUSE: [&str; 3] =
    [include_str!("../../words/en.ftl"), include_str!("../../words/ru.ftl"), include_str!("../../words/uk.ftl")];

/// What the house says beside its pages: refusals, notices, names of bots.
pub const DESK: [&str; 3] = [
    include_str!("../../words/desk/en.ftl"),
    include_str!("../../words/desk/ru.ftl"),
    include_str!("../../words/desk/uk.ftl"),
];

/// What the house says about people: accounts, order, notices.
pub const PEOPLE: [&str; 3] = [
    include_str!("../../words/people/en.ftl"),
    include_str!("../../words/people/ru.ftl"),
    include_str!("../../words/people/uk.ftl"),
];

/// What the house says where somebody asks for help.
pub const ASK: [&str; 3] = [
    include_str!("../../words/ask/en.ftl"),
    include_str!("../../words/ask/ru.ftl"),
    include_str!("../../words/ask/uk.ftl"),
];

/// What the house says where it teaches.
pub const LEARN: [&str; 3] = [
    include_str!("../../words/learn/en.ftl"),
    include_str!("../../words/learn/ru.ftl"),
    include_str!("../../words/learn/uk.ftl"),
];

static WORDS: LazyLock<Words> =
    LazyLock::new(|| match Words::new(&[COMMON, shelf::WORDS, HOUSE, DESK, PEOPLE, ASK, LEARN]) {
        Ok(words) => words,
        Err(why) => unreachable!("the house's words are inside the binary and tested: {why}"),
    });

/// The house's voice in one language.
pub fn say(lang: Lang) -> Say<'static> {
    WORDS.say(lang, &[])
}

/// The same where players, who are called so, are spoken of.
pub fn say_with(lang: Lang, names: &[String]) -> Say<'_> {
    WORDS.say(lang, names)
}

/// The name of a level of bots.
pub fn level_name(lang: Lang, level: &str) -> String {
    say(lang).word_named(&format!("level-{level}"))
}

/// Who looks at a page, and how they like it.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    /// The language they read.
    pub lang: Lang,
    /// The colours they like.
    pub theme: Theme,
    /// How fast they like to see bots move.
    pub tempo: Tempo,
    /// What they are called; a guest has a name too. Empty for somebody without a cookie yet.
    pub name: &'a str,
    /// Do they have an account (and not just a guest's cookie)?
    pub account: bool,
    /// Path and query of this page, to come back to after a switch of language or colours.
    pub here: &'a str,
    /// At how many tables something is asked of them.
    pub asked: usize,
    /// Do they like to confirm what ends their turn? Newcomers do.
    pub confirm: bool,
    /// Do they like to be warned before a choice that loses much?
    pub guard: bool,
    /// Shall each kind of question be explained once? Newcomers like it.
    pub guide: bool,
}

impl Visitor<'_> {
    /// The house's voice in their language.
    pub fn say(&self) -> Say<'static> {
        say(self.lang)
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the browser likes it.
    #[default]
    Auto,
    /// A table in daylight.
    Light,
    /// A table at night.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of a cookie or form.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}
