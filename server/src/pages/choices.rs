//! The panel `choices`: everything that can be chosen now, as buttons with numbers. Where there are many, those about the same fold up
//! under one heading, so that all of them fit beside what is mine; on the board they can be touched all the same.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::words::{Arg, Say, Span};
use engine::{Lang, Phrase};
use maud::{Markup, html};

use super::panels::sentence;
use super::say;

/// A choice of the viewer, as a button of the panel `choices`.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What happens.
    pub label: Vec<Span>,
    /// What it leads to; empty if there is nothing to add.
    pub why: Vec<Span>,
    /// What it is about, where choices about the same can stand together.
    pub about: Option<String>,
    /// The element on the board that stands for it.
    pub spot: Option<String>,
    /// The elements on the board that light up with it: what could be clicked next.
    pub leads: Vec<String>,
    /// A JSON array of actions, sent back as it is.
    pub actions: String,
    /// How many moves are taken back first (gestures).
    pub back: usize,
    /// Is it a gesture: reachable by its spot, not listed?
    pub gesture: bool,
    /// Does my turn pass by it, so that it may want to be confirmed?
    pub ends: bool,
    /// Does it follow from clicks of mine that can still be taken back?
    pub follows: bool,
    /// The section of the rules that it comes from; empty if there is none.
    pub rule: &'static str,
}

/// As many choices as these are simply listed.
const FEW: usize = 6;

/// Choices that stand together: under a heading, or alone.
struct Group<'a> {
    heading: Option<String>,
    choices: Vec<&'a Choice>,
}

/// The panel. Every choice that is listed has a number, by which it can be typed. What ends my turn (`data-ends`) may want to be
/// confirmed, unless it is the only choice: then the click is the confirmation, and if it follows from clicks of mine
/// (`data-follows`) the browser may make it for me, after a moment in which all of it can be taken back.
pub fn choices(lang: Lang, choices: &[Choice]) -> Markup {
    let groups = grouped(lang, choices.iter().filter(|choice| !choice.gesture).collect());
    let gestures = choices.iter().filter(|choice| choice.gesture);
    let alone = groups.iter().map(|group| group.choices.len()).sum::<usize>() == 1;
    let mut number = 0;
    let mut next = |choice: &Choice| {
        number += 1;
        button(lang, choice, number, alone)
    };
    html! {
        @for group in &groups {
            @match &group.heading {
                None => { @for choice in &group.choices { (next(choice)) } }
                Some(heading) => {
                    details.about name="about" id=(fold_id(heading)) {
                        summary { span { (heading) } " " span.count { (group.choices.len()) } }
                        div.of { @for choice in &group.choices { (next(choice)) } }
                    }
                }
            }
        }
        @for choice in gestures {
            button type="button" hidden data-play=(choice.actions) data-back=(choice.back) data-ends[choice.ends] data-spot=[choice.spot.as_deref()] {
                (sentence(&choice.label))
            }
        }
    }
}

/// Few choices stand as they are. Of many, those that stand for themselves come first, then the folds in the order of what they
/// are about; what can be touched on the board and is about nothing in particular folds up last.
fn grouped(lang: Lang, listed: Vec<&Choice>) -> Vec<Group<'_>> {
    if listed.len() <= FEW {
        return vec![Group { heading: None, choices: listed }];
    }
    let mut folds: Vec<Group<'_>> = Vec::new();
    let (mut alone, mut touched) = (Vec::new(), Vec::new());
    for choice in listed {
        match &choice.about {
            None if choice.spot.is_some() => touched.push(choice),
            None => alone.push(choice),
            Some(about) => match folds.iter_mut().find(|fold| fold.heading.as_ref() == Some(about)) {
                Some(fold) => fold.choices.push(choice),
                None => folds.push(Group { heading: Some(about.clone()), choices: vec![choice] }),
            },
        }
    }
    // One thing needs no heading.
    let (folds, single): (Vec<_>, Vec<_>) = folds.into_iter().partition(|fold| fold.choices.len() > 1);
    alone.extend(single.into_iter().flat_map(|group| group.choices));
    let mut groups = vec![Group { heading: None, choices: alone }];
    groups.extend(folds);
    let heading = (touched.len() > 2).then(|| say(lang).word("choices-board"));
    groups.push(Group { heading, choices: touched });
    groups
}

/// A fold stays open or closed as long as it is about the same.
fn fold_id(heading: &str) -> String {
    let mut hasher = DefaultHasher::new();
    heading.hash(&mut hasher);
    format!("about-{:x}", hasher.finish())
}

/// How a section of the rules is named. Every button names one, so that its words are put together once, with a gap for the number.
fn rule(lang: Lang, number: &str) -> String {
    struct Named(String);
    const GAP: &str = "0.0";
    let named = |say: &Say<'_>| Named(say.text(&Phrase::new("rule").arg("number", Arg::Text(GAP.into()))));
    say(lang).kept(named).0.replacen(GAP, number, 1)
}

fn button(lang: Lang, choice: &Choice, number: usize, alone: bool) -> Markup {
    html! {
        button.choice.go[alone].spotted[choice.spot.is_some()] type="button" data-play=(choice.actions)
            data-back=[(choice.back > 0).then_some(choice.back)] data-spot=[choice.spot.as_deref()]
            data-leads=[(!choice.leads.is_empty()).then(|| choice.leads.join(" "))]
            data-ends[choice.ends && !alone] data-follows[choice.follows && alone]
            data-rule=[(!choice.rule.is_empty()).then_some(choice.rule)] data-key=(number) aria-keyshortcuts=[(number < 10).then_some(number)] {
            kbd aria-hidden="true" { (number) }
            span {
                (sentence(&choice.label))
                @if !choice.why.is_empty() { small.why { (sentence(&choice.why)) } }
            }
            @if !choice.rule.is_empty() {
                span.rule { (rule(lang, choice.rule)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(about: Option<&str>, spot: bool) -> Choice {
        Choice {
            label: Vec::new(),
            why: Vec::new(),
            about: about.map(str::to_string),
            spot: spot.then(|| "here".to_string()),
            leads: Vec::new(),
            actions: "[]".into(),
            back: 0,
            gesture: false,
            ends: false,
            follows: false,
            rule: "",
        }
    }

    fn headings(choices: &[Choice]) -> Vec<(Option<String>, usize)> {
        let groups = grouped(Lang::En, choices.iter().collect());
        groups.into_iter().map(|group| (group.heading, group.choices.len())).collect()
    }

    #[test]
    fn few_choices_are_listed_as_they_come() {
        let few: Vec<_> = (0..6).map(|_| choice(Some("die 4"), true)).collect();
        assert_eq!(headings(&few), [(None, 6)]);
    }

    #[test]
    fn many_choices_stand_together_by_what_they_are_about() {
        let mut many: Vec<_> =
            (0..4).flat_map(|_| [choice(Some("die 4"), true), choice(Some("die 5"), true)]).collect();
        many.extend([choice(Some("advisor"), true), choice(None, false)]);
        many.extend((0..3).map(|_| choice(None, true)));
        let board = say(Lang::En).word("choices-board");
        let (four, five) = (Some("die 4".to_string()), Some("die 5".to_string()));
        assert_eq!(headings(&many), [(None, 2), (four, 4), (five, 4), (Some(board), 3)], "one advisor needs no fold");
    }

    #[test]
    fn every_listed_choice_has_a_number_of_its_own() {
        let many: Vec<_> = (0..23).map(|index| choice((index % 2 == 0).then_some("die 4"), index % 3 == 0)).collect();
        let markup = choices(Lang::En, &many).into_string();
        for number in 1..=23 {
            assert_eq!(markup.matches(&format!("data-key=\"{number}\"")).count(), 1, "{number}");
        }
    }
}
