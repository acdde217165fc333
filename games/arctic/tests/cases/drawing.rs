//! The drawing is looked at without a browser: the checks of the pencil box, and what only this game has.

use arctic::position::Position;
use arctic::{Action, Arctic, Card, Options, Setup};
use draw::testkit::Studio;
use engine::{Dice, Eyes, Game, Lang, Seat};

/// Games of all sizes. Attacks are rare in random play, and flights rarer.
fn studio() -> Studio<Arctic> {
    let with = |setup| Options { setup };
    Studio::new(|action| matches!(action, Action::Attack(..) | Action::Flee(_)))
        .sits(2, 42, with(Setup::Expert))
        .sits(2, 5, with(Setup::Standard))
        .sits(3, 43, with(Setup::Standard))
        .sits(4, 44, with(Setup::Standard))
        .sits(4, 8, with(Setup::Expert))
}

#[test]
fn every_position_is_well_drawn() {
    let mut book = studio().check();
    assert!(book.gestures.iter().any(|gesture| gesture.1 == 0) && book.gestures.iter().any(|gesture| gesture.1 > 0));
    let (_, largest, art) = book.weigh::<Arctic>();
    assert!(largest + art < 100 * 1024, "{largest} bytes of panels and {art} bytes of art");
}

#[test]
fn a_hidden_card_is_nowhere_on_the_page() {
    studio().never_shows(|game, eyes| {
        let hidden = game.secrets(eyes);
        Card::all().filter(|card| hidden.contains(card.number())).map(|card| card.to_string()).collect()
    });
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
    let markup = studio().drawn(&game, Eyes::Of(Seat(0)), Lang::En);
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
    let markup = studio().drawn(&game, Eyes::Crowd, Lang::En);
    let (ice, sea, kayak) = (cell(&markup, "e4"), cell(&markup, "d4"), cell(&markup, "f4"));
    let figure = |markup: &str, id: &str| {
        let at = markup.find(&format!("id=\"figure-{id}\"")).unwrap();
        markup[markup[..at].rfind("<div").unwrap()..at].to_string()
    };
    assert!(figure(ice, "bear").contains("upright") && figure(ice, "seal_1").contains("dived"));
    assert!(figure(sea, "orca").contains("afloat") && sea.contains("#ar-orca-sea"));
    assert!(kayak.contains("#ar-eskimo-sea"), "in the water in the kayak");
    assert!(
        sea.contains("of2") && sea.contains("<b class=\"many\" title=\"Cod here: 2\">2</b>"),
        "cod swim together: {sea}"
    );
    assert!(ice.contains("The polar bear, on the ice · Taras"), "{ice}");
}

#[test]
fn every_lesson_can_be_taken() {
    draw::school::attend::<Arctic>().unwrap();
}
