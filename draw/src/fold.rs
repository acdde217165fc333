//! Names that break well on narrow cards.

/// How many letters a part of a broken word has at least.
const PART: usize = 3;
/// How many letters fit on the narrowest card.
const NARROW: usize = 7;

/// With soft hyphens in long words, so that they break well on narrow cards: between a vowel, or the first of two consonants,
/// and the syllable that follows.
pub fn folded(name: &str) -> String {
    let vowel = |letter: char| "aeiouyаеёиоуыэюяєіїAEIOUАЕЁИОУЭЮЯЄІЇ".contains(letter);
    let consonant = |letter: char| letter.is_alphabetic() && !vowel(letter) && !"ьъйЬЪЙ".contains(letter);
    let fold = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let mut out = String::new();
        for (at, &letter) in letters.iter().enumerate() {
            let inside = letters.len() > NARROW && at >= PART && at + PART <= letters.len();
            if inside
                && let [.., before] = letters[..at]
                && let [_, after, ..] = letters[at..]
            {
                let opens = consonant(letter) && vowel(after);
                if opens && (vowel(before) || "ьъй".contains(before) || consonant(before) && vowel(letters[at - 2]))
                {
                    out.push('\u{ad}');
                }
            }
            out.push(letter);
        }
        out
    };
    name.split(' ').map(fold).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_break_between_syllables() {
        let shown = |name: &str| folded(name).replace('\u{ad}', "|");
        assert_eq!(shown("Hiking Boots"), "Hiking Boots");
        assert_eq!(shown("Watchtower"), "Watchto|wer");
        assert_eq!(shown("Stonemason"), "Sto|ne|ma|son");
        assert_eq!(shown("Письмоносица"), "Пись|мо|но|сица");
        assert_eq!(shown("Бібліотекар"), "Біб|ліо|те|кар");
    }
}
