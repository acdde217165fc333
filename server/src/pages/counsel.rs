//! The panel `counsel`: what a strong bot would do in my place, the best two or three choices with the chance of each and what speaks
//! for it. Only who asked is shown it.

use engine::words::{Arg, Span};
use engine::{Lang, Phrase};
use maud::{Markup, html};

use super::icons::icon;
use super::panels::sentence;
use super::say;

/// What is shown to who has asked.
#[derive(Clone, Debug)]
pub enum Counsel {
    /// The bot still thinks.
    Thinking,
    /// The best choices, the best first; none if nothing was found.
    Choices(Vec<Hint>),
}

/// A choice that is advised, or compared with it.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The choice.
    pub label: Vec<Span>,
    /// The chance to win by it, in percent.
    pub chance: u8,
    /// Does it win in this turn?
    pub wins: bool,
    /// What speaks for it, for the bot's own choice; what speaks against it, for the others.
    pub why: Vec<Why>,
}

/// A difference that matters, in the game's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// Is it about the viewer, or about somebody else, who is called so?
    pub whose: Option<String>,
    /// Is it more by this choice, or less?
    pub more: bool,
    /// What it is.
    pub terms: Vec<String>,
}

/// The panel; empty if nobody has asked.
pub fn counsel(lang: Lang, counsel: Option<&Counsel>) -> Markup {
    let say = say(lang);
    let Some(counsel) = counsel else { return html! {} };
    html! {
        section.counsel aria-labelledby="counsel-title" {
            header {
                h2 #counsel-title { (icon("hint")) (say.word("ask-title")) }
                button.tool type="button" #close-counsel aria-label=(say.word("ask-close")) title=(say.word("ask-close")) { (icon("close")) }
            }
            @match counsel {
                Counsel::Thinking => p role="status" { (say.word("ask-thinking")) },
                Counsel::Choices(hints) if hints.is_empty() => p role="status" { (say.word("ask-nothing")) },
                Counsel::Choices(hints) => {
                    div role="status" {
                        ol { @for (index, hint) in hints.iter().enumerate() { (line(lang, hint, index == 0, hints.len())) } }
                    }
                    p.small { (say.word("ask-only-yours")) }
                }
            }
        }
    }
}

/// Why something cannot be chosen, with a link to the section of the rules.
pub fn why_not(lang: Lang, game: &str, because: &[Span], rule: &str) -> Markup {
    html! {
        p { (sentence(because)) }
        @if !rule.is_empty() {
            a href={ "/rules/" (game) "/full#rule-" (rule) } target="_blank" {
                (say(lang).text(&Phrase::new("rule").arg("number", Arg::Text(rule.into()))))
            }
        }
    }
}

/// A choice that loses much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The choice, as it is played.
    pub action: String,
    /// The chance to win by the best choice, in percent.
    pub best: u8,
    /// The chance by this one; unknown where the other wins at once.
    pub chance: Option<u8>,
}

/// The panel `guard`: never shown by itself; whoever is about to make such a choice is told then.
pub fn guard(lang: Lang, warnings: &[Warning]) -> Markup {
    let said = |warning: &Warning| {
        let best = Phrase::new("guard-warns").number("best", i64::from(warning.best));
        match warning.chance {
            Some(chance) => say(lang).text(&best.number("n", i64::from(chance))),
            None => say(lang).word("guard-win"),
        }
    };
    html! { @for warning in warnings { span data-warns=(warning.action) { (said(warning)) } } }
}

/// A choice among so many that are shown.
fn line(lang: Lang, hint: &Hint, best: bool, shown: usize) -> Markup {
    let say = say(lang);
    let chance = Phrase::new("ask-chance").number("n", i64::from(hint.chance));
    html! {
        li.best[best] {
            span.label { (sentence(&hint.label)) }
            @if hint.wins {
                span.why { (say.word("ask-wins")) }
            } @else {
                span.chance { meter min="0" max="100" value=(hint.chance) aria-hidden="true" {} (say.text(&chance)) }
                @for why in &hint.why { span.why { (because(lang, why)) } }
                @if best && shown > 1 && hint.why.is_empty() { span.why { (say.word("ask-close-call")) } }
            }
        }
    }
}

/// A difference as a sentence.
fn because(lang: Lang, why: &Why) -> String {
    let key = match (&why.whose, why.more) {
        (None, true) => "ask-more-mine",
        (None, false) => "ask-less-mine",
        (Some(_), true) => "ask-more-theirs",
        (Some(_), false) => "ask-less-theirs",
    };
    let phrase = Phrase::new(key).list("terms", why.terms.iter().cloned().map(Arg::Text));
    let phrase = match &why.whose {
        Some(name) => phrase.arg("name", Arg::Text(name.clone())),
        None => phrase,
    };
    say(lang).text(&phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_without_another_is_compared_with_none() {
        let hint = Hint { label: Vec::new(), chance: 40, wins: false, why: Vec::new() };
        let close = say(Lang::En).word("ask-close-call");
        let shown = |hints: Vec<Hint>| counsel(Lang::En, Some(&Counsel::Choices(hints))).into_string();
        assert!(!shown(vec![hint.clone()]).contains(&close));
        assert!(shown(vec![hint.clone(), hint]).contains(&close));
    }
}
