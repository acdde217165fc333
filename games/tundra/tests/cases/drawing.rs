//! The drawing is looked at without a browser: the checks of the pencil box, and what only this game has.

use draw::testkit::Studio;
use engine::{Eyes, Game, Lang, Phrase, Seat};
use tundra::{Action, Card, MapChoice, Options, PersonalGoal, Tundra};

fn with(layout: MapChoice, modules: bool) -> Options {
    Options { layout, titles: modules, personal_goals: modules }
}

/// An empty studio in which people use what they are offered.
fn new_studio() -> Studio<Tundra> {
    Studio::new(|action| {
        !matches!(action, Action::Done | Action::Skip | Action::Stop | Action::EndTurn | Action::Reroll(_))
    })
}

/// Games on all sorts of maps.
fn studio() -> Studio<Tundra> {
    new_studio()
        .sits(2, 42, with(MapChoice::Standard, false))
        .sits(2, 9, with(MapChoice::Standard, true))
        .sits(3, 43, with(MapChoice::L3AltValleys, true))
        .sits(3, 44, with(MapChoice::L3AltHeart, false))
        .sits(4, 45, with(MapChoice::L4AltLake, true))
}

#[test]
fn every_position_is_well_drawn() {
    let mut book = studio().check();
    let any = |test: fn(&(String, usize)) -> bool| book.gestures.iter().any(test);
    assert!(any(|gesture| gesture.0 == "take-all") && any(|gesture| gesture.1 == 1));
    assert!(any(|gesture| gesture.0.starts_with("hex-")) && any(|gesture| gesture.0.starts_with("card-")));
    let (_, largest, art) = book.weigh::<Tundra>();
    assert!(largest < 70 * 1024, "{largest} bytes of panels");
    assert!(art < 56 * 1024, "{art} bytes of art");
}

#[test]
fn a_hidden_card_is_nowhere_on_the_page() {
    let studio = studio();
    studio.never_shows(|game, eyes| {
        let hidden = game.secrets(eyes);
        let cards = hidden.iter().filter(|&number| usize::from(number) < Card::COUNT).map(Card::new);
        cards.map(|card| format!("id=\"card-{card}\"")).collect()
    });
    // That is what cards are called where they are shown.
    let mut shown = false;
    studio.positions(|game| {
        shown = shown || studio.drawn(game.state(), Eyes::Of(Seat(0)), Lang::En).contains("id=\"card-");
    });
    assert!(shown);
}

#[test]
fn a_personal_goal_is_drawn_for_its_owner_alone() {
    let studio = new_studio().sits(3, 21, with(MapChoice::Standard, true));
    let words = studio.words();
    let name = |goal: &PersonalGoal| Phrase::new(goal.to_string().replace('_', "-").leak());
    let names: Vec<_> = PersonalGoal::ALL.iter().map(|goal| words.say(Lang::En, &[]).text(&name(goal))).collect();
    let mut seen = 0;
    studio.positions(|game| {
        if game.state().turn().seat().is_none() || game.ply() % 7 != 0 {
            return;
        }
        assert!(!names.iter().any(|name| studio.drawn(game.state(), Eyes::Crowd, Lang::En).contains(name.as_str())));
        for seat in Seat::all(3) {
            let own = game.state().view(Eyes::Of(seat)).player(seat).unwrap().personal.clone().unwrap().goal;
            let markup = studio.drawn(game.state(), Eyes::Of(seat), Lang::En);
            for (goal, name) in PersonalGoal::ALL.iter().zip(&names) {
                assert_eq!(markup.contains(name.as_str()), *goal == own, "{name}");
            }
            seen += 1;
        }
    });
    assert!(seen > 20);
}

#[test]
fn every_lesson_can_be_taken() {
    draw::school::attend::<Tundra>().unwrap();
}
