//! The drawing is looked at without a browser: the checks of the pencil box, and what only this game has.

use a_wild_venture::position::Position;
use a_wild_venture::{AWildVenture, Action, Card, Options, Question, Side, Space, Theme};
use draw::Face;
use draw::testkit::{Studio, attribute, open};
use engine::{Dice, Eyes, Game, Lang, Seat};

/// An empty studio in which cards are played rather than starter cards activated, so that much lies on the table.
fn studio() -> Studio<AWildVenture> {
    Studio::new(|action| matches!(action, Action::Play(_) | Action::Enchant(_)))
}

/// Games of all sorts.
fn all_sorts() -> Studio<AWildVenture> {
    let autumn = Options { board_side: Side::Autumn, ..Options::default() };
    studio()
        .sits(2, 40, Options::default())
        .sits(2, 41, Options { theme: Theme::News, variant_open_tuck: true, ..autumn })
        .sits(2, 42, Options { variant_big: true, ..autumn })
}

#[test]
fn every_position_is_well_drawn() {
    let mut book = all_sorts().check();
    assert!(book.gestures.len() > 10, "{}", book.gestures.len());
    // Every card carries its words, so the largest variant is large; deflated it is a tenth, which the browser tests measure.
    let (typical, largest, art) = book.weigh::<AWildVenture>();
    assert!(typical < 96 * 1024, "{typical} bytes of panels in a typical position");
    assert!(largest + art < 176 * 1024, "{largest} bytes of panels and {art} bytes of art");
}

#[test]
fn nothing_is_marked_in_vain_and_no_hidden_card_is_on_the_page() {
    let studio = all_sorts();
    studio.positions(|game| {
        for eyes in Eyes::everyone(2) {
            let markup = studio.drawn(game.state(), eyes, Lang::En);
            let open = open(game.state(), eyes);
            for spot in attribute(&markup, "data-spot=\"") {
                assert!(open.contains(spot), "{spot} does nothing: ply {}, {eyes:?}", game.ply());
            }
            for card in game.state().secrets(eyes).iter().filter(|&number| usize::from(number) < Card::COUNT) {
                let card = Card::new(card);
                assert!(!markup.contains(&format!("{card}\"")), "{card} is hidden: {eyes:?}");
            }
        }
    });
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
    let markup = studio().drawn(&game, eyes, Lang::En);
    assert!(markup.contains("data-spot=\"space-s_n3\""), "the end of the walk is marked");
}

#[test]
fn triggers_lie_on_the_tray_while_they_are_put_in_order() {
    // Drawing sets off two buildings at once.
    let game = triggered();
    let markup = studio().drawn(&game, Eyes::Of(Seat(0)), Lang::En);
    for pending in game.view(Eyes::Of(Seat(0))).pending {
        assert!(markup.contains(&format!("data-spot=\"pending-{}\"", pending.card)), "{}", pending.card);
    }
    let others = studio().drawn(&game, Eyes::Of(Seat(1)), Lang::En);
    assert!(others.contains("id=\"pending-") && !others.contains("data-spot"), "the other one sees them too");
}

/// A position of a random game in which triggers are put in order.
fn triggered() -> AWildVenture {
    let mut found = None;
    for seed in 0..40 {
        studio().sits(2, seed, Options { variant_big: true, ..Options::default() }).positions(|game| {
            let state = game.state();
            if state.turn().seat() == Some(Seat(0)) && state.view(Eyes::Crowd).question == Some(Question::TriggerOrder)
            {
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
    let game = Position::new(Side::Autumn)
        .in_play(0, "carrot_farmer[2] spyglass[1] granary[3]+ench_c")
        .in_play(1, "frog_wizard[1]")
        .build();
    for (lang, text) in [(Lang::En, "Gain 6 coins."), (Lang::Ru, "Получите 6 монет."), (Lang::Uk, "Отримайте 6 монет.")]
    {
        let markup = studio().drawn(&game, Eyes::Crowd, lang);
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
        let markup = studio().drawn(&Position::new(side).build(), Eyes::Crowd, Lang::En);
        markup.matches("class=\"toll\"").count()
    };
    assert_eq!((tolls(Side::Spring), tolls(Side::Autumn)), (0, 8));
}

#[test]
fn adventurers_stand_whole_on_the_board() {
    let studio = studio();
    for &side in Side::ALL {
        for space in Space::of(side) {
            // Alone, and both side by side.
            for other in [Space::HOME, space] {
                let game = Position::new(side).at(0, &space.to_string()).at(1, &other.to_string()).build();
                let markup = studio.drawn(&game, Eyes::Crowd, Lang::En);
                let (_, trail) = markup.split_once("<svg class=\"trail").unwrap();
                let board: Vec<i32> = numbers(trail, "viewBox=\"");
                let [left, top, wide, high] = board[..] else { panic!("{board:?}") };
                for figure in trail.split("class=\"adventurer\"").skip(1) {
                    let [x, y, width, height] =
                        [" x=\"", " y=\"", " width=\"", " height=\""].map(|name| numbers(figure, name)[0]);
                    let inside = x >= left && y >= top && x + width <= left + wide && y + height <= top + high;
                    assert!(inside, "an adventurer on {space} is cut off: {x} {y}");
                }
            }
        }
    }
}

/// The numbers of the first attribute of this name.
fn numbers(markup: &str, name: &str) -> Vec<i32> {
    attribute(markup, name).next().unwrap().split(' ').map(|number| number.parse().unwrap()).collect()
}

#[test]
fn every_lesson_can_be_taken() {
    draw::school::attend::<AWildVenture>().unwrap();
}
