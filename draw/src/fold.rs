//! Names that break well on narrow cards.

/// How many letters a part of a broken word has at least.
const PART: usize = 3;
/// How many the last part may have where a word could not be broken otherwise.
const LAST: usize = 2;
/// How many letters fit on the narrowest card.
const NARROW: usize = 7;

/// With soft hyphens in long words, so that they break well on narrow cards: where a syllable begins.
pub fn folded(name: &str) -> String {
    name.split(' ').map(fold).collect::<Vec<_>>().join(" ")
}

fn fold(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() <= NARROW {
        return word.to_string();
    }
    let places = |last: usize| -> Vec<usize> {
        (PART..=letters.len() - last).filter(|&at| begins_syllable(&letters[..at], &letters[at..])).collect()
    };
    // A browser breaks a word anywhere rather than not at all.
    let places = Some(places(PART)).filter(|places| !places.is_empty()).unwrap_or_else(|| places(LAST));
    let mut out = String::new();
    for (at, &letter) in letters.iter().enumerate() {
        if places.contains(&at) {
            out.push('\u{ad}');
        }
        out.push(letter);
    }
    out
}

/// Of the consonants between two vowels the last one belongs to the syllable that follows; of three and more the last two, if they
/// are spoken together.
fn begins_syllable(before: &[char], after: &[char]) -> bool {
    match (before, after) {
        (&[.., other, last], &[first, next, ..]) if consonant(first) && vowel(next) => {
            vowel(last) || soft(last) || consonant(last) && (vowel(other) || !together(last, first))
        }
        (&[.., last], &[first, second, next, ..]) if vowel(next) => {
            (consonant(last) || soft(last)) && together(first, second)
        }
        _ => false,
    }
}

fn vowel(letter: char) -> bool {
    "aeiouyаеёиоуыэюяєіїAEIOUАЕЁИОУЭЮЯЄІЇ".contains(letter)
}

/// Does it end a syllable, whatever follows?
fn soft(letter: char) -> bool {
    "ьъйЬЪЙ".contains(letter)
}

fn consonant(letter: char) -> bool {
    letter.is_alphabetic() && !vowel(letter) && !soft(letter)
}

/// Two consonants that begin a syllable in many words, as in "contract", "newsstand" and "scholarship".
fn together(first: char, second: char) -> bool {
    match second {
        'r' | 'l' | 'р' | 'л' => consonant(first) && !"rlmnрлмн".contains(first),
        'p' | 't' | 'k' | 'п' | 'т' | 'к' => "sс".contains(first),
        'h' => "cpst".contains(first),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(name: &str) -> String {
        folded(name).replace('\u{ad}', "|")
    }

    #[test]
    fn long_words_break_between_syllables() {
        assert_eq!(shown("Hiking Boots"), "Hiking Boots");
        assert_eq!(shown("Stonemason"), "Sto|ne|ma|son");
        assert_eq!(shown("Письмоносица"), "Пись|мо|но|сица");
        assert_eq!(shown("Бібліотекар"), "Біб|ліо|те|кар");
    }

    #[test]
    fn words_break_between_three_consonants() {
        assert_eq!(shown("Bathhouse"), "Bath|house");
        assert_eq!(shown("Lunchbox"), "Lunch|box");
        assert_eq!(shown("Watchtower"), "Watch|to|wer");
        assert_eq!(shown("Newsstand Contract"), "News|stand Con|tract");
        assert_eq!(shown("Scholarship"), "Scho|lar|ship");
        assert_eq!(shown("Почтмейстер"), "Почт|мей|стер");
        assert_eq!(shown("Скарбничка"), "Скарб|ничка");
    }

    #[test]
    fn a_word_ends_in_two_letters_where_it_could_not_be_broken_otherwise() {
        assert_eq!(shown("Купальня"), "Купаль|ня");
        assert_eq!(shown("Скринька"), "Скринь|ка");
    }
}
