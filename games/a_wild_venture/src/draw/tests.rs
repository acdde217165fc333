//! The drawing is looked at without a browser: at every ply of random games, through all eyes, in all languages.

use std::collections::HashSet;

use draw::{Face, Pen};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Key, Lang, Match, Seat, Turn, Voice};

use super::art::{PEOPLES, SIGNS};
use super::card::card_id;
use crate::position::Position;
use crate::{AWildVenture, Action, Card, Options, Side, Theme};

type Table = Match<AWildVenture>;

fn words() -> Words {
    Words::new(&[COMMON, AWildVenture::WORDS]).unwrap()
}

fn names() -> Vec<String> {
    ["Olya", "Taras <b>&\"'"].map(String::from).to_vec()
}

fn all_sorts() -> [Options; 3] {
    [
        Options::default(),
        Options { board_side: Side::Autumn, theme: Theme::News, variant_open_tuck: true, ..Options::default() },
        Options { board_side: Side::Autumn, variant_big: true, ..Options::default() },
    ]
}

/// Plays a random game and shows every position.
fn play(options: Options, seed: u64, mut look: impl FnMut(&Table)) {
    let mut game = Table::new(options, 2, Key::from_seed(seed)).unwrap();
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    look(&game);
    while let Turn::Of(seat) = game.state().turn() {
        game.state().actions(&mut actions);
        // Cards are played rather than starter cards activated, so that much lies on the table.
        let played = actions.iter().copied().find(|action| matches!(action, Action::Play(_) | Action::Enchant(_)));
        let action = played.filter(|_| dice.below(3) > 0).unwrap_or(actions[dice.index(actions.len())]);
        game.play(seat, action).unwrap();
        look(&game);
    }
}

/// Everything that these eyes can click now.
fn open(game: &AWildVenture, eyes: Eyes) -> HashSet<String> {
    let mut open = HashSet::new();
    if game.turn().seat().map(Eyes::Of) == Some(eyes) {
        let view = game.view(eyes);
        let mut actions = Vec::new();
        game.actions(&mut actions);
        open.extend(actions.iter().filter_map(|action| AWildVenture::spot(&view, action)));
        open.extend(AWildVenture::gestures(&view).into_iter().map(|gesture| gesture.spot));
    }
    open
}

fn drawn(game: &AWildVenture, eyes: Eyes, words: &Words, lang: Lang) -> String {
    let names = names();
    let open = open(game, eyes);
    let pen = Pen { say: words.say(lang, &names), open: &open };
    let panels = AWildVenture::panels(&game.view(eyes), &pen);
    panels.iter().map(|panel| format!("<div id=\"{}\">{}</div>", panel.id, panel.markup.0)).collect()
}

fn attribute<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).map(|rest| rest.split('"').next().unwrap())
}

#[test]
fn every_position_can_be_drawn_for_all_eyes() {
    let words = words();
    for (seed, options) in (40..).zip(all_sorts()) {
        let mut lang = 0;
        play(options, seed, |game| {
            for eyes in Eyes::everyone(2).chain([Eyes::Open]) {
                lang = (lang + 1) % 3;
                let markup = drawn(game.state(), eyes, &words, Lang::ALL[lang]);
                let place = format!("seed {seed}, ply {}, {eyes:?}", game.ply());

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
                for target in attribute(&markup, "popovertarget=\"") {
                    assert!(ids.contains(target), "{target} cannot be opened: {place}");
                }
                for target in attribute(&markup, "aria-describedby=\"") {
                    assert!(ids.contains(target), "{target} describes nothing: {place}");
                }
                let open = open(game.state(), eyes);
                let spots: HashSet<_> = attribute(&markup, "data-spot=\"").collect();
                for spot in &open {
                    assert!(spots.contains(spot.as_str()), "{spot} cannot be clicked: {place}");
                }
                for spot in spots {
                    assert!(open.contains(spot), "{spot} does nothing: {place}");
                }

                for card in game.state().secrets(eyes).iter().filter(|&number| usize::from(number) < Card::COUNT) {
                    let card = Card::new(card);
                    assert!(!ids.contains(card_id(card).as_str()), "{card} is hidden: {place}");
                    assert!(!markup.contains(&format!("{card}\"")), "{card} is hidden: {place}");
                }
            }
        });
    }
}

#[test]
fn what_others_see_does_not_depend_on_what_is_hidden() {
    let words = words();
    let mut dice = Dice::quick(3);
    play(Options::default(), 77, |game| {
        for eyes in [Eyes::Crowd, Eyes::Of(Seat(1))] {
            let mut other = *game.state();
            other.imagine(eyes, &mut dice);
            let (names, open) = (names(), HashSet::new());
            let pen = Pen { say: words.say(Lang::En, &names), open: &open };
            let panels = |state: &AWildVenture| {
                AWildVenture::panels(&state.view(eyes), &pen)
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
    let mut tried = 0;
    for (seed, options) in (5..).zip(all_sorts()) {
        play(options, seed, |game| {
            let Turn::Of(seat) = game.state().turn() else { return };
            for gesture in AWildVenture::gestures(&game.state().view(Eyes::Of(seat))) {
                let mut copy = game.clone();
                for action in &gesture.actions {
                    copy.play(seat, *action).unwrap_or_else(|error| panic!("{gesture:?}: {error:?}"));
                }
                tried += 1;
            }
        });
    }
    assert!(tried > 10, "{tried}");
}

fn choose(game: &mut AWildVenture, action: &str) {
    let action: Action = action.parse().unwrap();
    game.play(action, &mut Dice::quick(1), &mut engine::NoLog);
}

#[test]
fn a_click_on_a_farther_space_walks_there() {
    let mut game = Position::new(Side::Spring).in_play(0, "mighty_joseph[2]").build();
    choose(&mut game, "activate:mighty_joseph");
    let eyes = Eyes::Of(Seat(0));
    let gestures = AWildVenture::gestures(&game.view(eyes));
    let farthest = gestures.iter().find(|gesture| gesture.spot == "space-s_n3").unwrap();
    assert_eq!(farthest.actions.iter().map(ToString::to_string).collect::<Vec<_>>(), ["go:s_n1", "go:s_n2", "go:s_n3"]);
    assert!(!gestures.iter().any(|gesture| gesture.spot == "space-s_n1"), "one step is a choice, not a gesture");
    let markup = drawn(&game, eyes, &words(), Lang::En);
    assert!(markup.contains("data-spot=\"space-s_n3\""), "the end of the walk is marked");
}

#[test]
fn triggers_lie_on_the_tray_while_they_are_put_in_order() {
    // Drawing sets off two buildings at once.
    let game = triggered();
    let markup = drawn(&game, Eyes::Of(Seat(0)), &words(), Lang::En);
    for pending in game.view(Eyes::Of(Seat(0))).pending {
        assert!(markup.contains(&format!("data-spot=\"pending-{}\"", pending.card)), "{}", pending.card);
    }
    let others = drawn(&game, Eyes::Of(Seat(1)), &words(), Lang::En);
    assert!(others.contains("id=\"pending-") && !others.contains("data-spot"), "the other one sees them too");
}

/// A position of a random game in which triggers are put in order.
fn triggered() -> AWildVenture {
    let mut found = None;
    for seed in 0..40 {
        play(Options { variant_big: true, ..Options::default() }, seed, |game| {
            let state = game.state();
            if state.turn().seat() == Some(Seat(0)) && state.question() == Some(crate::Question::TriggerOrder) {
                found = Some(*state);
            }
        });
        if found.is_some() {
            break;
        }
    }
    found.unwrap()
}

#[test]
fn every_card_can_be_read() {
    let words = words();
    let game = Position::new(Side::Autumn)
        .in_play(0, "carrot_farmer[2] spyglass[1] granary[3]+ench_c")
        .in_play(1, "frog_wizard[1]")
        .build();
    for (lang, text) in [(Lang::En, "Gain 6."), (Lang::Ru, "Получите 6."), (Lang::Uk, "Отримайте 6.")]
    {
        let markup = drawn(&game, Eyes::Crowd, &words, lang);
        let large = markup.split("id=\"large-card-carrot_farmer\"").nth(1).unwrap();
        assert!(large.split("</div></div>").nth(1).unwrap().contains(text), "{large}");
        for card in ["spyglass", "granary", "frog_wizard"] {
            assert!(markup.contains(&format!("id=\"large-card-{card}\"")), "{card}");
        }
    }
}

#[test]
fn autumn_shows_its_tolls() {
    let tolls = |side| {
        let markup = drawn(&Position::new(side).build(), Eyes::Crowd, &words(), Lang::En);
        markup.matches("class=\"toll\"").count()
    };
    assert_eq!((tolls(Side::Spring), tolls(Side::Autumn)), (0, 8));
}

#[test]
fn a_page_stays_small() {
    let words = words();
    let art = draw::shared_symbols().0.len() + AWildVenture::symbols().0.len();
    let style = draw::PALETTE.len() + AWildVenture::STYLE.len();
    let (mut largest, mut sizes) = (0, Vec::new());
    play(Options { variant_big: true, ..Options::default() }, 9, |game| {
        let eyes = game.state().turn().seat().map_or(Eyes::Crowd, Eyes::Of);
        let size = drawn(game.state(), eyes, &words, Lang::Uk).len();
        largest = largest.max(size);
        sizes.push(size);
    });
    // Every card carries its words, so the largest variant is large; deflated it is a tenth, which the browser tests measure.
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    assert!(typical < 96 * 1024, "{typical} bytes of panels in a typical position");
    assert!(largest + art < 176 * 1024, "{largest} bytes of panels and {art} bytes of art");
    assert!(style < 40 * 1024, "{style} bytes of style");
}

#[test]
fn every_figure_is_well_cut() {
    assert!(SIGNS.iter().all(|sign| sign.path().is_some()));
    assert!(PEOPLES.iter().all(super::art::Figure::is_whole));
}

#[test]
fn help_is_whole_in_all_languages() {
    for lang in Lang::ALL {
        let help = AWildVenture::help(lang).0;
        assert!(help.len() > 3_000 && !help.contains('⟦') && !help.contains("{$"), "{lang:?}");
    }
}

#[test]
fn every_rule_of_the_style_sheet_is_about_the_game() {
    let mut text = String::new();
    let mut depth = 0;
    let mut frames = false;
    let style = AWildVenture::STYLE
        .split("/*")
        .map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest))
        .collect::<String>();
    for c in style.chars() {
        match c {
            '{' => {
                let selector = text.trim().to_string();
                if selector.starts_with("@keyframes") {
                    assert!(selector.starts_with("@keyframes a_wild_venture-"), "{selector}");
                    frames = true;
                } else if !selector.starts_with('@') && !frames {
                    // Either below the game's panels, or below them while something in another of its panels is touched.
                    assert!(
                        selector.starts_with(".a_wild_venture")
                            || selector.starts_with(".playing:has(.a_wild_venture "),
                        "{selector}"
                    );
                    for rule in selector.split(".playing:has(").skip(1) {
                        let (_, subject) = rule.split_once(") .a_wild_venture").unwrap_or_else(|| panic!("{selector}"));
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
