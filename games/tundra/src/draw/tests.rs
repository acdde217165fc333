//! The drawing is looked at without a browser: at every ply of random games, through all eyes, in all languages.

use std::collections::HashSet;

use draw::{Face, Pen};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Key, Lang, Match, Seat, Turn, Voice};

use super::art::SIGNS;
use super::beasts::{ADVISORS, CANDIDATES, TSAR};
use super::touch::card_spot;
use crate::cards::Card;
use crate::{Action, MapChoice, Options, PersonalGoal, Tundra};

type Table = Match<Tundra>;

fn words() -> Words {
    Words::new(&[COMMON, Tundra::WORDS]).unwrap()
}

fn names() -> Vec<String> {
    ["Olya", "Taras <b>&\"'", "Мира", "Бот", "Jo"].map(String::from).to_vec()
}

/// Plays a random game in which people use what they are offered, and shows every position.
fn play(seats: usize, seed: u64, options: Options, mut look: impl FnMut(&Table)) {
    let mut game = Table::new(options, seats, Key::from_seed(seed)).unwrap();
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    look(&game);
    while let Turn::Of(seat) = game.state().turn() {
        game.state().actions(&mut actions);
        let mut action = actions[dice.index(actions.len())];
        if matches!(action, Action::Done | Action::Skip | Action::Stop | Action::Reroll(_)) && dice.below(4) > 0 {
            action = actions[0];
        }
        game.play(seat, action).unwrap();
        look(&game);
    }
}

fn with(layout: MapChoice, modules: bool) -> Options {
    Options { layout, titles: modules, personal_goals: modules }
}

/// Everything that these eyes can click now.
fn open(game: &Table, eyes: Eyes) -> HashSet<String> {
    let mut open = HashSet::new();
    if game.state().turn().seat().map(Eyes::Of) == Some(eyes) {
        let view = game.state().view(eyes);
        let mut actions = Vec::new();
        game.state().actions(&mut actions);
        open.extend(actions.iter().filter_map(|action| Tundra::spot(&view, action)));
        open.extend(Tundra::gestures(&view).into_iter().map(|gesture| gesture.spot));
    }
    open
}

fn drawn(game: &Table, eyes: Eyes, words: &Words, lang: Lang) -> String {
    let names = names();
    let open = open(game, eyes);
    let pen = Pen { say: words.say(lang, &names), open: &open };
    let panels = Tundra::panels(&game.state().view(eyes), &pen);
    panels.iter().map(|panel| format!("<div id=\"{}\">{}</div>", panel.id, panel.markup.0)).collect()
}

fn attribute<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).map(|rest| rest.split('"').next().unwrap())
}

#[test]
fn every_position_can_be_drawn_for_all_eyes() {
    let words = words();
    for (seats, options) in [
        (2, with(MapChoice::Standard, false)),
        (2, with(MapChoice::Standard, true)),
        (3, with(MapChoice::L3AltValleys, true)),
        (3, with(MapChoice::L3AltHeart, false)),
        (4, with(MapChoice::L4AltLake, true)),
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
                    assert!(!ids.contains(card_spot(card).as_str()), "{card} is hidden: {place}");
                }
            }
        });
    }
}

#[test]
fn what_the_crowd_sees_does_not_depend_on_what_is_hidden() {
    let words = words();
    let mut dice = Dice::quick(3);
    play(4, 77, with(MapChoice::Standard, true), |game| {
        if game.ply() % 5 != 0 {
            return;
        }
        for eyes in [Eyes::Crowd, Eyes::Of(Seat(2))] {
            let mut other = *game.state();
            other.imagine(eyes, &mut dice);
            let (names, open) = (names(), HashSet::new());
            let pen = Pen { say: words.say(Lang::En, &names), open: &open };
            let panels = |state: &Tundra| {
                Tundra::panels(&state.view(eyes), &pen).iter().map(|panel| panel.markup.0.clone()).collect::<String>()
            };
            assert_eq!(panels(game.state()), panels(&other));
        }
    });
}

#[test]
fn a_gesture_is_a_row_of_legal_choices() {
    let mut tried = [0; 5];
    for (seats, seed) in [(2, 5), (3, 6), (4, 8), (2, 9), (3, 10)] {
        play(seats, seed, with(MapChoice::Standard, true), |game| {
            let Turn::Of(seat) = game.state().turn() else { return };
            for gesture in Tundra::gestures(&game.state().view(Eyes::Of(seat))) {
                let mut copy = game.clone();
                if gesture.back > 0 {
                    copy.undo(seat, gesture.back).unwrap();
                }
                for action in &gesture.actions {
                    copy.play(seat, *action).unwrap_or_else(|error| panic!("{:?}: {error:?}", gesture.actions));
                }
                let kind = match gesture.actions[0] {
                    _ if gesture.spot == "take-all" => 2,
                    Action::ActBoard | Action::Act(_) => 3,
                    Action::Keep => 4,
                    _ => gesture.back.min(1),
                };
                tried[kind] += 1;
            }
        });
    }
    assert!(tried.iter().all(|&count| count > 0), "{tried:?}");
}

#[test]
fn a_personal_goal_is_drawn_for_its_owner_alone() {
    let words = words();
    let names = PersonalGoal::ALL.iter().map(|&goal| words.say(Lang::En, &[]).text(&crate::names::personal_goal(goal)));
    let names = names.collect::<Vec<_>>();
    let mut seen = 0;
    play(3, 21, with(MapChoice::Standard, true), |game| {
        if game.state().turn().seat().is_none() || game.ply() % 7 != 0 {
            return;
        }
        assert!(!names.iter().any(|name| drawn(game, Eyes::Crowd, &words, Lang::En).contains(name.as_str())));
        for seat in Seat::all(3) {
            let own = game.state().view(Eyes::Of(seat)).player(seat).unwrap().personal.clone().unwrap().goal;
            let markup = drawn(game, Eyes::Of(seat), &words, Lang::En);
            for (goal, name) in PersonalGoal::ALL.iter().zip(&names) {
                assert_eq!(markup.contains(name.as_str()), *goal == own, "{name}");
            }
            seen += 1;
        }
    });
    assert!(seen > 20);
}

#[test]
fn a_page_stays_small() {
    let words = words();
    let art = draw::shared_symbols().0.len() + Tundra::symbols().0.len();
    let style = draw::PALETTE.len() + Tundra::STYLE.len();
    let mut largest = 0;
    play(4, 9, with(MapChoice::Standard, true), |game| {
        for lang in Lang::ALL {
            largest = largest.max(drawn(game, Eyes::Of(Seat(0)), &words, lang).len());
        }
    });
    assert!(largest < 70 * 1024, "{largest} bytes of panels");
    assert!(art < 56 * 1024, "{art} bytes of art");
    assert!(style < 40 * 1024, "{style} bytes of style");
}

#[test]
fn every_figure_is_well_cut() {
    for figure in SIGNS.iter().chain(&CANDIDATES).chain(&ADVISORS).chain([&TSAR]) {
        assert!(figure.path().is_some(), "{}", figure.id);
    }
}

#[test]
fn every_rule_of_the_style_sheet_begins_with_the_game() {
    let mut depth = 0;
    let mut text = String::new();
    let style =
        Tundra::STYLE.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect::<String>();
    let mut keyframes = false;
    for c in style.chars() {
        match c {
            '{' => {
                let selector = text.trim().to_string();
                if selector.starts_with("@keyframes") {
                    assert!(selector.starts_with("@keyframes tundra-"), "{selector}");
                    keyframes = true;
                } else if !selector.starts_with('@') && !keyframes {
                    for part in
                        selector.split(',').filter(|part| part.contains(".tundra") || !selector.contains(":is("))
                    {
                        assert!(part.trim().starts_with(".tundra"), "{selector}");
                    }
                    assert!(selector.starts_with(".tundra"), "{selector}");
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
