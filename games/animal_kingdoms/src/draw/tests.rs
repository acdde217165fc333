//! The drawing is looked at without a browser: at every ply of random games, through all eyes, in all languages.

use std::collections::HashSet;

use draw::{Face, Pen};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Key, Lang, Match, Seat, Turn, Voice};

use super::art::{BEASTS, EMBLEMS, LANDS};
use super::card::card_id;
use super::kingdom::{Stake, stakes};
use crate::cards::Card;
use crate::event::Who;
use crate::view::{KingdomView, TallyView};
use crate::{Action, AnimalKingdoms, Options};

type Table = Match<AnimalKingdoms>;

fn words() -> Words {
    Words::new(&[COMMON, AnimalKingdoms::WORDS]).unwrap()
}

fn names() -> Vec<String> {
    ["Olya", "Taras <b>&\"'", "Мира", "Бот", "Jo"].map(String::from).to_vec()
}

/// Plays a random game in which people do not give up early, and shows every position.
fn play(seats: usize, seed: u64, options: Options, mut look: impl FnMut(&Table)) {
    let mut game = Table::new(options, seats, Key::from_seed(seed)).unwrap();
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    look(&game);
    while let Turn::Of(seat) = game.state().turn() {
        game.state().actions(&mut actions);
        let mut action = actions[dice.index(actions.len())];
        if action == Action::Withdraw && dice.below(4) > 0 {
            action = actions[0];
        }
        game.play(seat, action).unwrap();
        look(&game);
    }
}

/// Everything that these eyes can click now.
fn open(game: &Table, eyes: Eyes) -> HashSet<String> {
    let mut open = HashSet::new();
    if game.state().turn().seat().map(Eyes::Of) == Some(eyes) {
        let view = game.state().view(eyes);
        let mut actions = Vec::new();
        game.state().actions(&mut actions);
        open.extend(actions.iter().filter_map(|action| AnimalKingdoms::spot(&view, action)));
        open.extend(AnimalKingdoms::gestures(&view).into_iter().map(|gesture| gesture.spot));
    }
    open
}

fn drawn(game: &Table, eyes: Eyes, words: &Words, lang: Lang) -> String {
    let names = names();
    let open = open(game, eyes);
    let pen = Pen { say: words.say(lang, &names), open: &open };
    let panels = AnimalKingdoms::panels(&game.state().view(eyes), &pen);
    panels.iter().map(|panel| format!("<div id=\"{}\">{}</div>", panel.id, panel.markup.0)).collect()
}

fn attribute<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).map(|rest| rest.split('"').next().unwrap())
}

#[test]
fn every_position_can_be_drawn_for_all_eyes() {
    let words = words();
    for (seats, options) in [
        (1, Options::default()),
        (2, Options { peace_treaty: true, ..Options::default() }),
        (3, Options::default()),
        (5, Options::default()),
    ] {
        let mut lang = 0;
        play(seats, 40 + seats as u64, options, |game| {
            for eyes in Eyes::everyone(seats).chain([Eyes::Open]) {
                lang = (lang + 1) % 3;
                let markup = drawn(game, eyes, &words, Lang::ALL[lang]);
                let place = format!("{seats} players, ply {}, {eyes:?}", game.ply());

                assert!(!markup.contains('⟦'), "a word is missing: {place}");
                assert!(!markup.contains(" style="), "the page's policy forbids styles in the markup: {place}");
                assert!(!markup.contains("<b>&\"'"), "names are text, not markup: {place}");

                let mut ids = HashSet::new();
                for id in attribute(&markup, " id=\"") {
                    assert!(ids.insert(id), "{id} twice: {place}");
                }
                for piece in attribute(&markup, "data-piece=\"") {
                    assert!(ids.contains(piece), "{piece} is no element: {place}");
                }
                let spots: HashSet<_> = attribute(&markup, "data-spot=\"").collect();
                for spot in open(game, eyes) {
                    assert!(spots.contains(spot.as_str()), "{spot} cannot be clicked: {place}");
                }

                let hidden = game.state().secrets(eyes);
                for card in hidden.iter().filter(|&number| usize::from(number) < Card::COUNT).map(Card::new) {
                    assert!(!ids.contains(card_id(card).as_str()), "{card} is hidden: {place}");
                    assert!(!markup.contains(&card.to_string()), "{card} is hidden: {place}");
                }
            }
        });
    }
}

#[test]
fn what_the_crowd_sees_does_not_depend_on_what_is_hidden() {
    let words = words();
    let mut dice = Dice::quick(3);
    play(4, 77, Options::default(), |game| {
        if game.ply() % 5 != 0 {
            return;
        }
        for eyes in [Eyes::Crowd, Eyes::Of(Seat(2))] {
            let mut other = *game.state();
            other.imagine(eyes, &mut dice);
            let (names, open) = (names(), HashSet::new());
            let pen = Pen { say: words.say(Lang::En, &names), open: &open };
            let panels = |state: &AnimalKingdoms| {
                AnimalKingdoms::panels(&state.view(eyes), &pen)
                    .iter()
                    .map(|panel| panel.markup.0.clone())
                    .collect::<String>()
            };
            assert_eq!(panels(game.state()), panels(&other));
        }
    });
}

#[test]
fn a_gesture_is_a_row_of_legal_choices() {
    let mut tried = [0; 4];
    for (seats, seed) in [(2, 5), (3, 6), (4, 8)] {
        play(seats, seed, Options::default(), |game| {
            let Turn::Of(seat) = game.state().turn() else { return };
            for gesture in AnimalKingdoms::gestures(&game.state().view(Eyes::Of(seat))) {
                let mut copy = game.clone();
                if gesture.back > 0 {
                    copy.undo(seat, gesture.back).unwrap();
                }
                for action in &gesture.actions {
                    copy.play(seat, *action).unwrap();
                }
                tried[gesture.back.min(3)] += 1;
            }
        });
    }
    assert!(tried.iter().all(|&count| count > 0), "{tried:?}");
}

#[test]
fn a_page_stays_small() {
    let words = words();
    let art = draw::shared_symbols().0.len() + AnimalKingdoms::symbols().0.len();
    let style = draw::PALETTE.len() + AnimalKingdoms::STYLE.len();
    let mut largest = 0;
    play(5, 9, Options::default(), |game| {
        for lang in Lang::ALL {
            largest = largest.max(drawn(game, Eyes::Of(Seat(0)), &words, lang).len());
        }
    });
    assert!(largest + art < 100 * 1024, "{largest} bytes of panels and {art} bytes of art");
    assert!(style < 40 * 1024, "{style} bytes of style");
}

#[test]
fn every_figure_is_well_cut() {
    for figure in BEASTS.iter().chain(&EMBLEMS).chain(&LANDS).chain(&draw::SIGNS) {
        assert!(figure.path().is_some(), "{}", figure.id);
    }
}

#[test]
fn every_rule_of_the_style_sheet_begins_with_the_game() {
    let mut depth = 0;
    let mut text = String::new();
    let style = AnimalKingdoms::STYLE
        .split("/*")
        .map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest))
        .collect::<String>();
    let mut keyframes = false;
    for c in style.chars() {
        match c {
            '{' => {
                let selector = text.trim().to_string();
                if selector.starts_with("@keyframes") {
                    assert!(selector.starts_with("@keyframes animal_kingdoms-"), "{selector}");
                    keyframes = true;
                } else if !selector.starts_with('@') && !keyframes {
                    for part in selector
                        .split(',')
                        .filter(|part| part.contains(".animal_kingdoms") || !selector.contains(":is("))
                    {
                        assert!(part.trim().starts_with(".animal_kingdoms"), "{selector}");
                    }
                    assert!(selector.starts_with(".animal_kingdoms"), "{selector}");
                }
                depth += 1;
                text.clear();
            }
            '}' => {
                depth -= 1;
                keyframes &= depth > 0;
                text.clear();
            }
            ';' => text.clear(),
            _ => text.push(c),
        }
    }
    assert_eq!(depth, 0);
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
    let game = Table::new(Options::default(), 5, Key::from_seed(1)).unwrap();
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
