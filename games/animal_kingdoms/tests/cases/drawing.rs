//! The drawing is looked at without a browser: the checks of the pencil box, and what only this game has.

use animal_kingdoms::{Action, AnimalKingdoms, Card, Options};
use draw::testkit::Studio;
use engine::Game;
use engine::lesson::Course;

/// Games of all sizes in which people do not give up early.
fn studio() -> Studio<AnimalKingdoms> {
    Studio::new(|action| *action != Action::Withdraw)
        .sits(1, 41, Options::default())
        .sits(2, 42, Options { peace_treaty: true, ..Options::default() })
        .sits(3, 43, Options::default())
        .sits(4, 8, Options::default())
        .sits(5, 45, Options::default())
}

#[test]
fn every_position_is_well_drawn() {
    let mut book = studio().check();
    for back in 0..4 {
        assert!(book.gestures.iter().any(|gesture| gesture.1.min(3) == back), "no gesture takes back {back} moves");
    }
    let (_, largest, art) = book.weigh::<AnimalKingdoms>();
    assert!(largest + art < 100 * 1024, "{largest} bytes of panels and {art} bytes of art");
}

#[test]
fn a_hidden_card_is_nowhere_on_the_page() {
    studio().never_shows(|game, eyes| {
        let hidden = game.secrets(eyes);
        let cards = hidden.iter().filter(|&number| usize::from(number) < Card::COUNT).map(Card::new);
        cards.map(|card| card.to_string()).collect()
    });
}

#[test]
fn every_lesson_can_be_taken() {
    draw::school::attend::<AnimalKingdoms>().unwrap();
}

/// A course of one broken lesson, with words in all languages.
fn broken(source: &'static str, words: &'static str) -> String {
    let lessons: &'static [(&str, &str)] = Box::leak(Box::new([("bad", source)]));
    draw::school::attend_to::<AnimalKingdoms>(&Course { lessons, words: [words; 3] }).unwrap_err()
}

#[test]
fn a_broken_lesson_is_found_and_named() {
    let words = "learn-bad = Bad\nlearn-bad-a = Words\n    .no = No.\nlearn-bad-b = More\n";
    let lesson = |steps: &str| -> &'static str {
        format!("{{ \"seats\": 2, \"seed\": 2, \"options\": {{ \"first_player\": 0 }}, \"steps\": [{steps}] }}").leak()
    };
    let end = r#"{ "say": "b" }"#;
    for (steps, words, complaint) in [
        (
            r#"{ "say": "a", "play": ["flee"] }, E"#,
            words,
            "step 1 (a): flee is not legal; legal are claim rally withdraw",
        ),
        (r#"{ "say": "a", "play": ["claim card:wolf_8"] }, E"#, words, "step 1 (a): card:wolf_8 is not legal"),
        (r#"{ "say": "a", "then": "fight:bee_1" }, E"#, words, "step 2: fight:bee_1: this is not a legal choice now"),
        (r#"{ "say": "a", "point": "kingdom-atlantis" }, E"#, words, "kingdom-atlantis is not on the screen (en)"),
        (
            r#"{ "say": "a", "play": ["rally discard:bee_1 done"] }, { "say": "b", "play": ["claim"] }, E"#,
            words,
            "step 2 (b): the learner has to choose, but it is not their turn",
        ),
        (r#"{ "say": "a", "play": ["claim"] }"#, words, "the last step must only say something"),
        (r#"{ "say": "c" }, E"#, words, "the narrator has no words learn-bad-c"),
        (
            r#"{ "say": "a", "play": ["rally * done"] }, E"#,
            "learn-bad = Bad\nlearn-bad-a = A\nlearn-bad-b = B\n",
            "learn-bad-a has no answer to another choice",
        ),
        (
            r#"{ "say": "a" }, E"#,
            "learn-bad = Bad\nlearn-bad-a = A\nlearn-bad-b = B\nlearn-bad-c = C\n",
            "learn-bad-c is said in no lesson",
        ),
        (
            r#"{ "say": "a" }, E"#,
            "learn-bad = Bad\nlearn-bad-a = *A\nlearn-bad-b = B\n",
            "has an asterisk that is not closed",
        ),
        (r#"{ "say": "a", "pointing": "x" }, E"#, words, "the lesson bad: unknown field `pointing`"),
    ] {
        let found = broken(lesson(&steps.replace('E', end)), words);
        assert!(found.contains(complaint), "{found:?} instead of {complaint:?}");
    }
    let long: &'static str = format!("learn-bad = Bad\nlearn-bad-a = {}\nlearn-bad-b = B\n", "word ".repeat(80)).leak();
    assert!(broken(lesson(&format!(r#"{{ "say": "a" }}, {end}"#)), long).contains("letters; 280 are enough"));
    let over = r#"{ "seats": 2, "seed": 2, "over": true, "steps": [{ "say": "a" }, { "say": "b" }] }"#;
    assert!(broken(over, words).contains("the game ends with the lesson or goes on, other than it says"));
}
