//! What people may call themselves, and what a guest is called at first.

use engine::Lang;

use crate::pages;
use crate::secret::between;

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

/// Marks of direction, joiners, blanks without width, and the private letters that the words use as brackets.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

/// What two names have in common that are too alike for two accounts.
pub fn login_name(name: &str) -> String {
    name.to_lowercase()
}

/// A first name for a guest, as "Quiet Otter 37".
pub fn guest_name(lang: Lang) -> String {
    let animal = pages::say(lang).word_named(&format!("desk-guest-{}", between(1, 12)));
    format!("{animal} {}", between(10, 99))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(tidy_name("  Оля \t Ко ").as_deref(), Some("Оля Ко"));
        assert_eq!(tidy_name("a\u{202e}b\u{e000}c").as_deref(), Some("abc"));
        assert_eq!((tidy_name(" \u{200b} "), tidy_name("—"), tidy_name(&"x".repeat(25))), (None, None, None));
        assert_eq!(login_name("ОЛЯ"), login_name("оля"));
    }

    #[test]
    fn guests_are_called_something_in_every_language() {
        for lang in Lang::ALL {
            let name = guest_name(lang);
            assert!(tidy_name(&name).is_some() && !name.contains('⟦'), "{name}");
        }
    }
}
