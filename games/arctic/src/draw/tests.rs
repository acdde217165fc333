//! The drawing is looked at without a browser: at every ply of random games, through all eyes, in all languages.

use std::collections::HashSet;

use draw::{Face, Pen};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Key, Lang, Match, Seat, Turn, Voice};

use super::art::{FIGURES, ICE, SIGNS};
use super::touch::card_id;
use crate::position::Position;
use crate::{Action, Arctic, Card, Options, Setup};

type Table = Match<Arctic>;

fn words() -> Words {
    Words::new(&[COMMON, Arctic::WORDS]).unwrap()
}

fn names() -> Vec<String> {
    ["Olya", "Taras <b>&\"'", "Мира", "Бот"].map(String::from).to_vec()
}

/// Plays a random game and shows every position.
fn play(seats: usize, seed: u64, setup: Setup, mut look: impl FnMut(&Table)) {
    let mut game = Table::new(Options { setup }, seats, Key::from_seed(seed)).unwrap();
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    look(&game);
    while let Turn::Of(seat) = game.state().turn() {
        game.state().actions(&mut actions);
        // Attacks are rare in random play, and flights rarer.
        let bite = actions.iter().copied().find(|action| matches!(action, Action::Attack(..) | Action::Flee(_)));
        let action = bite.filter(|_| dice.below(3) > 0).unwrap_or(actions[dice.index(actions.len())]);
        game.play(seat, action).unwrap();
        look(&game);
    }
}

/// Everything that these eyes can click now.
fn open(game: &Arctic, eyes: Eyes) -> HashSet<String> {
    let mut open = HashSet::new();
    if game.turn().seat().map(Eyes::Of) == Some(eyes) {
        let view = game.view(eyes);
        let mut actions = Vec::new();
        game.actions(&mut actions);
        open.extend(actions.iter().filter_map(|action| Arctic::spot(&view, action)));
        open.extend(Arctic::gestures(&view).into_iter().map(|gesture| gesture.spot));
    }
    open
}

fn drawn(game: &Arctic, eyes: Eyes, words: &Words, lang: Lang) -> String {
    let names = names();
    let open = open(game, eyes);
    let pen = Pen { say: words.say(lang, &names), open: &open };
    let panels = Arctic::panels(&game.view(eyes), &pen);
    panels.iter().map(|panel| format!("<div id=\"{}\">{}</div>", panel.id, panel.markup.0)).collect()
}

fn attribute<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).map(|rest| rest.split('"').next().unwrap())
}

#[test]
fn every_position_can_be_drawn_for_all_eyes() {
    let words = words();
    for (seats, setup) in [(2, Setup::Expert), (3, Setup::Standard), (4, Setup::Standard), (4, Setup::Expert)] {
        let mut lang = 0;
        play(seats, 40 + seats as u64, setup, |game| {
            for eyes in Eyes::everyone(seats).chain([Eyes::Open]) {
                lang = (lang + 1) % 3;
                let markup = drawn(game.state(), eyes, &words, Lang::ALL[lang]);
                let place = format!("{seats} players, ply {}, {eyes:?}", game.ply());

                assert!(!markup.contains('⟦') && !markup.contains("{$"), "a word is missing: {place}");
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
                for spot in open(game.state(), eyes) {
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
fn what_others_see_does_not_depend_on_what_is_hidden() {
    let words = words();
    let mut dice = Dice::quick(3);
    play(4, 77, Setup::Standard, |game| {
        for eyes in [Eyes::Crowd, Eyes::Of(Seat(2))] {
            let mut other = *game.state();
            other.imagine(eyes, &mut dice);
            let (names, open) = (names(), HashSet::new());
            let pen = Pen { say: words.say(Lang::En, &names), open: &open };
            let panels = |state: &Arctic| {
                Arctic::panels(&state.view(eyes), &pen).iter().map(|panel| panel.markup.0.clone()).collect::<String>()
            };
            assert_eq!(panels(game.state()), panels(&other));
        }
    });
}

#[test]
fn a_gesture_is_a_row_of_legal_choices() {
    let mut tried = [0; 4];
    for (seats, seed, setup) in
        [(2, 5, Setup::Standard), (3, 6, Setup::Expert), (4, 8, Setup::Expert), (4, 9, Setup::Standard)]
    {
        play(seats, seed, setup, |game| {
            let Turn::Of(seat) = game.state().turn() else { return };
            for gesture in Arctic::gestures(&game.state().view(Eyes::Of(seat))) {
                let mut copy = game.clone();
                if gesture.back > 0 {
                    copy.undo(seat, gesture.back).unwrap_or_else(|error| panic!("{gesture:?}: {error:?}"));
                    tried[3] += 1;
                }
                for action in &gesture.actions {
                    copy.play(seat, *action).unwrap_or_else(|error| panic!("{gesture:?}: {error:?}"));
                }
                tried[gesture.actions.len().min(2)] += 1;
            }
        });
    }
    assert!(tried[1] > 0 && tried[2] > 0 && tried[3] > 0, "{tried:?}");
}

/// The markup of a cell.
fn cell<'a>(markup: &'a str, id: &str) -> &'a str {
    let at = markup.find(&format!("id=\"cell-{id}\"")).unwrap();
    let from = markup[..at].rfind("<div").unwrap();
    markup[at..].find("<div class=\"cell ").map_or(&markup[from..], |end| &markup[from..at + end])
}

#[test]
fn a_hovered_tile_shows_where_it_and_everybody_would_be() {
    // An iceberg that drifts to the west pushes a floe with the bear on it, and a seal below gives way.
    let mut game = Position::new(4)
        .iceberg("e5")
        .floe("e4 b2")
        .on_ice("bear", "e4")
        .in_water("seal_1", "e4")
        .hand(0, "drift_red_1a melt_1 melt_2")
        .build();
    game.play("\"play:drift_red_1a\"".parse_action(), &mut Dice::quick(1), &mut engine::NoLog);
    let markup = drawn(&game, Eyes::Of(Seat(0)), &words(), Lang::En);
    let ghosts = cell(&markup, "e5").split("class=\"ghosts\"").nth(1).unwrap().to_string();
    // Counted from the iceberg: its own cell is empty sea, one step to the west it stands, two steps on lies the floe.
    for place in ["dx0 dy0", "dx-2 dy0", "dx-4 dy0"] {
        assert!(ghosts.contains(place), "{place}: {ghosts}");
    }
    let floe = ghosts.split("dx-4 dy0").nth(1).unwrap();
    assert!(floe.contains("#ar-bear\"") && floe.contains("#ar-seal\"") && floe.contains("dived"), "{floe}");
    assert!(!ghosts.contains(" id="), "what would be is only a picture");
}

trait ParseAction {
    fn parse_action(self) -> Action;
}

impl ParseAction for &str {
    fn parse_action(self) -> Action {
        serde_json::from_str(self).unwrap()
    }
}

#[test]
fn everybody_is_drawn_on_in_or_under() {
    let game = Position::new(4)
        .floe("e4")
        .on_ice("bear", "e4")
        .in_water("seal_1", "e4")
        .in_water("orca", "d4")
        .in_water("eskimo", "f4")
        .in_water("cod_1", "d4")
        .in_water("cod_2", "d4")
        .build();
    let markup = drawn(&game, Eyes::Crowd, &words(), Lang::En);
    let (ice, sea, kayak) = (cell(&markup, "e4"), cell(&markup, "d4"), cell(&markup, "f4"));
    let figure = |markup: &str, id: &str| {
        let at = markup.find(&format!("id=\"figure-{id}\"")).unwrap();
        markup[markup[..at].rfind("<div").unwrap()..at].to_string()
    };
    assert!(figure(ice, "bear").contains("upright") && figure(ice, "seal_1").contains("dived"));
    assert!(figure(sea, "orca").contains("afloat") && sea.contains("#ar-orca-sea"));
    assert!(kayak.contains("#ar-eskimo-sea"), "in the water in the kayak");
    assert!(sea.contains("of2") && sea.contains("<b class=\"many\">2</b>"), "cod swim together: {sea}");
    assert!(ice.contains("The polar bear, on the ice · Taras"), "{ice}");
}

#[test]
fn a_page_stays_small() {
    let words = words();
    let art = draw::shared_symbols().0.len() + Arctic::symbols().0.len();
    let style = draw::PALETTE.len() + Arctic::STYLE.len();
    let mut largest = 0;
    play(4, 9, Setup::Expert, |game| {
        let eyes = game.state().turn().seat().map_or(Eyes::Crowd, Eyes::Of);
        largest = largest.max(drawn(game.state(), eyes, &words, Lang::Uk).len());
    });
    assert!(largest + art < 100 * 1024, "{largest} bytes of panels and {art} bytes of art");
    assert!(style < 40 * 1024, "{style} bytes of style");
}

#[test]
fn every_figure_is_well_cut() {
    for figure in FIGURES.iter().chain(&ICE).chain(&SIGNS) {
        assert!(figure.is_whole(), "{}", figure.id);
    }
}

#[test]
fn help_is_whole_in_all_languages() {
    for lang in Lang::ALL {
        let help = Arctic::help(lang).0;
        assert!(help.len() > 3_000 && !help.contains('⟦') && !help.contains("{$"), "{lang:?}");
    }
}

#[test]
fn every_rule_of_the_style_sheet_is_about_the_game() {
    let mut text = String::new();
    let mut depth = 0;
    let mut frames = false;
    let style =
        Arctic::STYLE.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect::<String>();
    for c in style.chars() {
        match c {
            '{' => {
                let selector = text.trim().to_string();
                if selector.starts_with("@keyframes") {
                    assert!(selector.starts_with("@keyframes arctic-"), "{selector}");
                    frames = true;
                } else if !selector.starts_with('@') && !frames {
                    // Either below the game's panels, or below them while something in another of its panels is touched.
                    assert!(
                        selector.starts_with(".arctic") || selector.starts_with(".playing:has(.arctic "),
                        "{selector}"
                    );
                    for rule in selector.split(".playing:has(").skip(1) {
                        let (_, subject) = rule.split_once(") .arctic").unwrap_or_else(|| panic!("{selector}"));
                        assert!(!subject.contains("#"), "{selector}");
                    }
                }
                depth += 1;
                text.clear();
            }
            '}' => {
                depth -= 1;
                frames &= depth > 0;
                text.clear();
            }
            ';' => text.clear(),
            _ => text.push(c),
        }
    }
    assert_eq!(depth, 0);
}
