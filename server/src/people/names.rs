//! What people may call themselves, and what a guest is called at first.

use std::collections::HashMap;
use std::sync::LazyLock;

use engine::Lang;

use crate::pages;
use crate::secret::between;
use crate::store::Name;

/// The longest name, in letters.
const LONGEST: usize = 24;

/// A name as it is kept: without control characters, invisible characters and doubled spaces. Nothing if too little or
/// too much is left of it.
pub fn tidy_name(text: &str) -> Option<String> {
    let visible = text.chars().filter(|&letter| letter == ' ' || !(letter.is_control() || is_invisible(letter)));
    let name = visible.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    ((1..=LONGEST).contains(&length) && name.chars().any(char::is_alphanumeric)).then_some(name)
}

/// Marks of direction, joiners, blanks without width or ink, and the private letters that the words use as brackets.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Marks that change the direction of what follows, and could turn a sentence around.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What somebody says, without control characters and marks of direction. Joined signs, as of families, stay whole.
pub fn tidy_talk(text: &str) -> String {
    text.chars().filter(|&letter| !letter.is_control() && !is_direction(letter)).collect::<String>().trim().to_string()
}

/// A name as it is typed to log in.
pub fn login_name(name: &str) -> String {
    name.to_lowercase()
}

/// What a name looks like: names that can be mistaken for each other have the same, in whatever script they are written.
pub fn looks(name: &str) -> String {
    let letters = || unicode_security::skeleton(name).collect::<String>().to_lowercase();
    // Small letters can be mistaken for others than large ones.
    unicode_security::skeleton(&letters()).filter(|letter| *letter != ' ').collect()
}

/// A name in all its forms; nothing if it is none.
pub fn name_of(text: &str) -> Option<Name> {
    let shown = tidy_name(text)?;
    Some(Name { login: login_name(&shown), looks: looks(&shown), shown })
}

/// How many first names the house has for guests.
const GUESTS: u64 = 12;

fn first_name(lang: Lang, number: u64) -> String {
    pages::say(lang).word_named(&format!("desk-guest-{number}"))
}

/// A first name for a guest, as "Vera 37".
pub fn guest_name(lang: Lang) -> String {
    format!("{} {}", first_name(lang, between(1, GUESTS)), between(10, 99))
}

/// The parts of a name that the house has given.
fn given(name: &str) -> Option<(u64, &str)> {
    static NAMES: LazyLock<HashMap<String, u64>> = LazyLock::new(|| {
        let all = |lang| (1..=GUESTS).map(move |number| (first_name(lang, number), number));
        Lang::ALL.into_iter().flat_map(all).collect()
    });
    let (first, rest) = name.split_once(' ')?;
    let told = rest.len() == 2 && rest.bytes().all(|byte| byte.is_ascii_digit());
    NAMES.get(first).filter(|_| told).map(|&number| (number, rest))
}

/// A name as a reader of this language writes it: those that the house has given are the same names in all of them.
pub fn guest_name_in(lang: Lang, name: &str) -> String {
    match given(name) {
        Some((number, rest)) => format!("{} {rest}", first_name(lang, number)),
        None => name.to_string(),
    }
}

/// What a name looks like to readers of any language.
pub fn looks_anywhere(name: &str) -> String {
    looks(&guest_name_in(Lang::En, name))
}

/// Names that the house could have given instead of this one; none if it is a name of their own.
pub fn names_instead(name: &str) -> impl Iterator<Item = Name> {
    let first = given(name).and_then(|_| name.split_once(' ')).map(|(first, _)| first.to_string());
    first.into_iter().flat_map(|first| (10..=99).filter_map(move |number| name_of(&format!("{first} {number}"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(tidy_name("  Оля \t Ко ").as_deref(), Some("Оля Ко"));
        assert_eq!(tidy_name("a\u{202e}b\u{e000}c").as_deref(), Some("abc"));
        for unseen in ['\u{ad}', '\u{2800}', '\u{3164}', '\u{fe0f}', '\u{1bca0}', '\u{1d173}', '\u{e0041}'] {
            assert_eq!(tidy_name(&format!("Ol{unseen}ya")).as_deref(), Some("Olya"), "{unseen:?}");
        }
        assert_eq!((tidy_name(" \u{200b} "), tidy_name("—"), tidy_name(&"x".repeat(25))), (None, None, None));
        assert_eq!(login_name("ОЛЯ"), login_name("оля"));
    }

    #[test]
    fn names_that_can_be_mistaken_look_alike() {
        for (one, other) in [
            ("Olya", "0lya"),
            ("Olya", "OIya"),
            ("olya", "OLYA"),
            ("Anna", "Аnnа"),
            ("Pavlo", "Раvlо"),
            ("Ira K", "IraK"),
        ] {
            assert_eq!(looks(one), looks(other), "{one} and {other}");
        }
        for (one, other) in [("Olya", "Olha"), ("Anna", "Hanna"), ("Оля", "Оляна"), ("Fox 12", "Fox 13")] {
            assert_ne!(looks(one), looks(other), "{one} and {other}");
        }
    }

    #[test]
    fn what_is_said_cannot_be_turned_around() {
        assert_eq!(tidy_talk(" I \u{202e}win\u{2066}!\u{7} "), "I win!");
        assert_eq!(tidy_talk("👩‍👧 ❤️"), "👩‍👧 ❤️");
    }

    #[test]
    fn guests_are_called_something_in_every_language() {
        for lang in Lang::ALL {
            let name = guest_name(lang);
            assert!(tidy_name(&name).is_some() && !name.contains('⟦'), "{name}");
        }
    }

    #[test]
    fn names_that_the_house_has_given_are_read_in_every_language() {
        assert_eq!(guest_name_in(Lang::Uk, "Vera 37"), "Віра 37");
        assert_eq!(guest_name_in(Lang::En, "Эмма 10"), "Emma 10");
        for own in ["Vera", "Vera 371", "Olya 37", "Vera Smith"] {
            assert_eq!(guest_name_in(Lang::Ru, own), own, "a name of one's own is never changed");
        }
    }
}
