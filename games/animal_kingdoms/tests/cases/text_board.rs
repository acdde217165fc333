//! The table as text and the sentences of the log: what they say is true, whole and in good grammar.

use crate::common::*;
use animal_kingdoms::{AnimalKingdoms, Event, Retreat, Who};
use engine::words::{COMMON, Words};
use engine::{Eyes, Game, Lang, Seat, Voice};

fn words() -> Words {
    Words::new(&[COMMON, AnimalKingdoms::WORDS]).unwrap()
}

fn names() -> Vec<String> {
    ["Оля", "Петро", "Anna"].map(String::from).to_vec()
}

fn board(table: &Table, eyes: Eyes, lang: Lang) -> String {
    let (words, names) = (words(), names());
    AnimalKingdoms::board(&table.game.view(eyes), &words.say(lang, &names))
}

fn said(event: &Event, lang: Lang) -> String {
    words().say(lang, &names()).text(&AnimalKingdoms::sentence(event))
}

/// The longest stake is not cut: "10, 1" for "10, 10" would be a lie.
#[test]
fn stakes_are_whole_in_every_language() {
    let table = Table::turn(position(2).tokens("tidehollow", [9, 10, 10]));
    for (lang, stake) in
        [(Lang::En, "9 now, then 10, 10"), (Lang::Ru, "сейчас 9, затем 10, 10"), (Lang::Uk, "зараз 9, потім 10, 10")]
    {
        let text = board(&table, Eyes::Crowd, lang);
        assert!(text.contains(stake), "{text}");
    }
}

/// While greenwild is fought for, the kingdoms before it are scored and show what comes next.
#[test]
fn scored_kingdoms_show_what_is_left() {
    let here = position(2).tokens("frostpeak", [5, 6, 9]).cubes("greenwild", &[0, 1]);
    let table = Table::scoring(here.tokens("greenwild", [7, 8, 10]));
    let text = board(&table, Eyes::Crowd, Lang::En);
    assert!(text.contains("scored, then 6, 9") && text.contains("7 now, then 8, 10"), "{text}");
    let over = board(&Table::scoring(position(2).age(3)), Eyes::Crowd, Lang::En);
    assert!(over.contains("scored") && !over.contains(" now"), "{over}");
}

/// Everybody may read the retreat tokens when the game is over, and before that only their owner.
#[test]
fn retreat_tokens_are_told_in_time() {
    let here = position(2).retreats(0, &[5, 2]).retreats(1, &[3]);
    let table = Table::turn(here.clone());
    assert!(board(&table, Eyes::Of(Seat(0)), Lang::En).contains("Оля holds the retreat tokens 2, 5"));
    assert!(!board(&table, Eyes::Of(Seat(0)), Lang::En).contains("Петро holds"));
    assert!(!board(&table, Eyes::Crowd, Lang::En).contains(" holds"));
    let over = board(&Table::scoring(here.age(3)), Eyes::Crowd, Lang::En);
    assert!(over.contains("Оля holds the retreat tokens 2, 5") && over.contains("Петро holds the retreat token 3"));
    assert!(!over.contains("holds:"), "hands are never shown");
}

#[test]
fn one_token_and_several() {
    let who = Who::Player(Seat(0));
    let reveal = |values: &[u8]| Event::RevealsRetreat {
        who,
        tokens: values.iter().map(|&value| Retreat::worth(value).unwrap()).collect(),
        points: values.iter().sum(),
    };
    assert_eq!(said(&reveal(&[3]), Lang::En), "Оля turns up a retreat token worth 3 points.");
    assert_eq!(said(&reveal(&[3]), Lang::Ru), "Оля открывает жетон отступления: 3 очка.");
    assert_eq!(said(&reveal(&[5]), Lang::Uk), "Оля відкриває жетон відступу: 5 очок.");
    assert_eq!(said(&reveal(&[2, 5]), Lang::En), "Оля turns up the retreat tokens 2, 5: 7 points together.");
    assert_eq!(said(&reveal(&[2, 5]), Lang::Ru), "Оля открывает жетоны отступления (2, 5): 7 очков.");
    assert_eq!(said(&reveal(&[2, 3, 4]), Lang::Uk), "Оля відкриває жетони відступу (2, 3, 4): 9 очок.");
}

#[test]
fn a_new_deck_is_counted() {
    let said = |cards, lang| said(&Event::Reshuffles { cards }, lang);
    assert!(said(21, Lang::Ru).ends_with("в ней 21 карта."));
    assert!(said(23, Lang::Uk).ends_with("у ній 23 карти."));
    assert!(said(1, Lang::En).ends_with("the new deck of one card."));
    assert!(said(14, Lang::Ru).ends_with("в ней 14 карт."));
}

/// A prompt is one sentence that begins with a capital letter, whatever is asked.
#[test]
fn prompts_are_sentences() {
    let here = position(2).decree("tidehollow", "pair").hand(0, "bee_2 bee_7 bee_5 owl_6");
    let mut table = Table::turn(here);
    let (words, names) = (words(), names());
    for step in ["", "claim", "card:bee_2", "kingdom:tidehollow"] {
        table.play(step);
        for lang in Lang::ALL {
            let asked = words.say(lang, &names).text(&AnimalKingdoms::prompt(&table.game.view(Eyes::Of(Seat(0)))));
            assert!(asked.starts_with(char::is_uppercase) && asked.ends_with(['.', '?']), "{asked}");
        }
    }
    let asked = words.say(Lang::En, &names).text(&AnimalKingdoms::prompt(&table.game.view(Eyes::Of(Seat(0)))));
    assert_eq!(asked, "You play bee 2 in Tidehollow: which second card do you discard?");
}

/// One rank is a rank, two are ranks; and a pair is not just any card.
#[test]
fn what_a_decree_lets_in_now() {
    let here =
        position(2).decree("mistmarsh", "match_last").column("mistmarsh", "lizard_3").decree("greenwild", "pair");
    let table = Table::turn(here.decree("tidehollow", "ranks_mid"));
    let says = |lang, what: &str| assert!(board(&table, Eyes::Crowd, lang).contains(what), "{what}");
    says(Lang::En, "Now: rank 3 or lizard.");
    says(Lang::En, "Now: ranks 4, 5.");
    says(Lang::En, "Now: any card with a partner in the hand.");
    says(Lang::Ru, "Сейчас: ранг 3 или ящерица.");
    says(Lang::Ru, "Сейчас: ранги 4, 5.");
    says(Lang::Uk, "Зараз: ранг 3 або ящірка.");
}
