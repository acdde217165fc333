//! What words say: cases, lists, names that pretend to be markup, sentences that are remembered.

use super::*;

fn words() -> Words {
    let source = r#"
wolf = wolf
    .acc = WOLF
card = { $kind } { $rank }
    .acc = { CASE($kind, "acc") } { $rank }
plays = { $who } plays { CASE($card, "acc") } and draws { $n ->
    [one] one card
   *[other] { $n } cards
}.
several = { $cards }
"#;
    Words::new(&[COMMON, [source, source, source]]).unwrap()
}

fn wolf(rank: i64) -> Phrase {
    Phrase::new("card").word("kind", "wolf").number("rank", rank)
}

#[test]
fn a_sentence_declines_what_it_is_about() {
    let words = words();
    let names = ["Olya".to_string()];
    let phrase = Phrase::new("plays").seat("who", Seat(0)).thing("card", "card-3", wolf(3)).number("n", 2);
    let say = words.say(Lang::En, &names);
    assert_eq!(say.try_text(&phrase).unwrap(), "Olya plays WOLF 3 and draws 2 cards.");
    assert_eq!(
        say.spans(&phrase),
        [
            Span::Name(Seat(0), "Olya".into()),
            Span::Plain(" plays ".into()),
            Span::Thing("card-3".into(), "WOLF 3".into()),
            Span::Plain(" and draws 2 cards.".into()),
        ]
    );
}

#[test]
fn what_is_made_of_words_is_made_once_for_each_language() {
    struct Length(usize);
    let words = words();
    let (en, uk) = (words.say(Lang::En, &[]), words.say(Lang::Uk, &[]));
    let length = en.kept(|say| Length(say.word("wolf").len()));
    assert_eq!(en.kept(|say| say.word("wolf")), "wolf");
    assert_eq!(length.0, 4);
    assert!(std::ptr::eq(length, en.kept(|_| Length(0))));
    assert!(!std::ptr::eq(length, uk.kept(|_| Length(0))));
}

#[test]
fn lists_are_joined_and_missing_words_are_visible() {
    let words = words();
    let say = words.say(Lang::Uk, &[]);
    let cards = [Arg::Phrase(wolf(1)), Arg::Thing("x".into(), wolf(2)), Arg::Number(7)];
    assert_eq!(say.text(&Phrase::new("several").list("cards", cards)), "wolf 1, wolf 2, 7");
    assert_eq!(say.text(&Phrase::new("nothing")), "⟦nothing⟧");
    assert!(say.try_text(&Phrase::new("plays")).is_err());
    assert_eq!(say.name(Seat(1)), "Гравець 2");
}

#[test]
fn what_names_somebody_is_said_anew_at_every_table() {
    let words = words();
    let phrase = Phrase::new("plays").seat("who", Seat(0)).phrase("card", wolf(3)).number("n", 1);
    for name in ["Olya", "Borys"] {
        let names = [name.to_string()];
        let say = words.say(Lang::En, &names);
        assert_eq!(say.text(&phrase), format!("{name} plays WOLF 3 and draws one card."));
        assert_eq!(say.text(&wolf(2)), "wolf 2");
    }
    let said = words.said[Lang::En as usize].read().unwrap();
    assert!(said.contains_key(&wolf(3)) && !said.contains_key(&phrase), "only what names nobody is remembered");
}

#[test]
fn a_sentence_that_was_said_before_is_the_same_but_for_its_names() {
    let words = words();
    let list = |last| Phrase::new("several").list("cards", [Arg::Seat(Seat(1)), Arg::Phrase(wolf(1)), last]);
    let inside = Phrase::new("several").list("cards", [Arg::Seat(Seat(0))]);
    let phrases = [
        Phrase::new("plays").seat("who", Seat(0)).thing("card", "card-3", wolf(3)).number("n", 2),
        list(Arg::Number(4)),
        list(Arg::Text("x".into())),
        // Somebody who is named within something else is part of its words.
        Phrase::new("several").phrase("cards", inside),
    ];
    for names in [["Olya", "Borys"], ["Ivan", "Two words"], ["Olya", "Borys"]] {
        let names = names.map(String::from);
        for (lang, phrase) in Lang::ALL.into_iter().flat_map(|lang| phrases.iter().map(move |phrase| (lang, phrase))) {
            let say = words.say(lang, &names);
            assert_eq!(say.spans(phrase), say.said_anew(phrase));
        }
    }
    let known = words.sentences[Lang::Ru as usize].read().unwrap();
    assert_eq!(phrases.map(|phrase| known.contains_key(&phrase)), [true, true, false, false]);
}

#[test]
fn a_name_cannot_pretend_to_be_markup() {
    let words = words();
    let names = [format!("{OPEN}1{OPEN}x{CLOSE}")];
    let spans = words.say(Lang::En, &names).spans(&Phrase::new("several").list("cards", [Arg::Seat(Seat(0))]));
    assert_eq!(spans, [Span::Name(Seat(0), "1x".into())]);
}

#[test]
fn languages_are_found_by_their_codes() {
    assert_eq!(Lang::from_code("uk-UA"), Some(Lang::Uk));
    assert_eq!(Lang::from_code("EN_us"), Some(Lang::En));
    assert_eq!(Lang::from_code("fr"), None);
}
