//! The drawing is looked at without a browser: the checks of the pencil box, and what only this game has.

use draw::Face;
use draw::testkit::Studio;
use engine::lesson::Course;
use engine::{Eyes, Game, Key, Match, Seat};

use super::art::{BEASTS, EMBLEMS, LANDS};
use super::card::card_id;
use super::kingdom::{Stake, stakes};
use crate::cards::Card;
use crate::event::Who;
use crate::view::{KingdomView, TallyView};
use crate::{Action, AnimalKingdoms, Options};

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
        cards.flat_map(|card| [card_id(card), card.to_string()]).collect()
    });
}

#[test]
fn every_figure_is_well_cut() {
    for figure in BEASTS.iter().chain(&EMBLEMS).chain(&LANDS).chain(&draw::SIGNS) {
        assert!(figure.path().is_some(), "{}", figure.id);
    }
}

#[test]
fn beasts_are_readable_on_their_cards() {
    let colour = |hex: &str| {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
    };
    let cards = draw::PALETTE.split("--card: light-dark(#").nth(1).unwrap();
    let (day, night) = (colour(&cards[..6]), colour(&cards.split('#').nth(1).unwrap()[..6]));
    for kind in crate::Kind::IDS {
        let ink = AnimalKingdoms::STYLE.split(&format!("--{kind}: #")).nth(1).unwrap();
        for paper in [day, night] {
            let contrast = (paper + 0.05) / (colour(&ink[..6]) + 0.05);
            assert!(contrast >= 4.5, "{kind}: {contrast:.1}");
        }
    }
}

fn kingdom(value: u8, cubes: &[u8]) -> KingdomView {
    let game = Match::<AnimalKingdoms>::new(Options::default(), 5, Key::from_seed(1)).unwrap();
    let mut land = game.state().view(Eyes::Crowd).kingdoms[4].clone();
    land.value = value;
    land.tally =
        cubes.iter().zip(0..).map(|(&cubes, seat)| TallyView { who: Who::Player(Seat(seat)), cubes }).collect();
    land
}

fn would_get(land: &KingdomView, peace: bool) -> Vec<Stake> {
    stakes(land, peace).into_iter().map(|(_, _, stake)| stake).collect()
}

#[test]
fn the_tally_says_who_would_score_what() {
    use Stake::{Battle, Points};
    // Rules 5.7: 8 for the most cubes, 3 for each second, 1 for each third.
    assert_eq!(would_get(&kingdom(8, &[3, 2, 2, 1]), false), [Points(8), Points(3), Points(3), Points(1)]);
    assert_eq!(would_get(&kingdom(8, &[4, 3, 2, 1]), false), [Points(8), Points(3), Points(1), Points(0)]);
    // Two fight for the first place: the loser is second, so the next are third.
    assert_eq!(would_get(&kingdom(7, &[3, 3, 2, 2, 1]), false), [Battle, Battle, Points(1), Points(1), Points(0)]);
    // Rules 5.9: nobody in the capital, so both are first.
    assert_eq!(would_get(&kingdom(6, &[2, 2, 1]), true), [Points(6), Points(6), Points(3)]);
    // The one in the capital is first alone.
    let mut land = kingdom(6, &[3, 3, 1]);
    let capital = usize::from(land.territories) - 1;
    land.spaces[capital].owner = Some(Who::Player(Seat(1)));
    assert_eq!(would_get(&land, true), [Points(3), Points(6), Points(1)]);
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
