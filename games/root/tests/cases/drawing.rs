//! The drawing is looked at without a browser: the checks of the pencil box, and what only this game has.

use draw::Face;
use draw::testkit::{Studio, attribute, open};
use engine::{Dice, Eyes, Game, Key, Lang, Match, Turn};
use root::{Action, Card, Choice, Faction, MapKind, Options, Question, Root};

fn line_up(map: MapKind, factions: &[Faction]) -> Options {
    Options { map, factions: factions.iter().map(|&faction| Choice::Faction(faction)).collect(), round_cap: 12 }
}

/// Games of all sizes, with every faction, on both maps.
fn studio() -> Studio<Root> {
    use Faction::{Alliance, Cult, Eyrie, Marquise, Riverfolk, Vagabond, Vagabond2};
    let eager = |action: &Action| {
        matches!(action, Action::Battle | Action::Move | Action::CrusadeMove | Action::Sanctify(..) | Action::Strike)
    };
    // Seven boards, two maps and a battle: packed it is 13 KiB.
    Studio::new(eager)
        .style_up_to(56 * 1024)
        .sits(2, 42, line_up(MapKind::Autumn, &[Marquise, Eyrie]))
        .sits(4, 43, line_up(MapKind::Autumn, &[Marquise, Eyrie, Alliance, Vagabond]))
        .sits(3, 44, line_up(MapKind::Winter, &[Cult, Riverfolk, Vagabond]))
        .sits(6, 45, line_up(MapKind::Winter, &[Marquise, Alliance, Vagabond, Vagabond2, Cult, Riverfolk]))
}

#[test]
fn every_position_is_well_drawn() {
    let mut book = studio().check();
    let (typical, largest, art) = book.weigh::<Root>();
    println!("{typical} bytes of panels, at most {largest}, and {art} bytes of art");
    assert!(largest < 160 * 1024 && art < 200 * 1024, "{largest} bytes of panels and {art} bytes of art");
}

/// Two decimals of a custom property in a rule.
fn property(rule: &str, name: &str) -> f32 {
    let value = rule.split(&format!("{name}: ")).nth(1).and_then(|rest| rest.split(';').next());
    value.and_then(|value| value.parse().ok()).unwrap()
}

/// Plays random games until a position shows what is looked for.
fn position(options: &Options, wanted: impl Fn(&Root) -> bool) -> Root {
    for seed in 0..60 {
        let mut game = Match::<Root>::new(options.clone(), options.factions.len(), Key::from_seed(seed)).unwrap();
        let mut dice = Dice::quick(seed);
        let mut actions = Vec::new();
        while let Turn::Of(seat) = game.state().turn() {
            if wanted(game.state()) {
                return *game.state();
            }
            game.state().actions(&mut actions);
            let fights: Vec<Action> = actions.iter().copied().filter(|action| *action == Action::Battle).collect();
            let from = if fights.is_empty() { &actions } else { &fights };
            game.play(seat, from[dice.index(from.len())]).unwrap();
        }
    }
    panic!("never seen")
}

fn base() -> Options {
    line_up(MapKind::Autumn, &[Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond])
}

fn asks(game: &Root, wanted: impl Fn(Question) -> bool) -> bool {
    game.view(Eyes::Crowd).question.is_some_and(wanted)
}

/// What the player who is asked sees.
fn drawn(game: &Root) -> String {
    let eyes = Eyes::Of(game.turn().seat().unwrap());
    studio().drawn(game, eyes, Lang::En)
}

#[test]
fn every_place_that_a_move_may_reach_is_lit_and_has_an_arrow() {
    let game = position(&base(), |game| asks(game, |question| matches!(question, Question::MoveTo { .. })));
    let eyes = Eyes::Of(game.turn().seat().unwrap());
    let markup = drawn(&game);
    let Some(Question::MoveTo { from, .. }) = game.view(eyes).question else { panic!() };
    let spots = open(&game, eyes);
    assert!(!spots.is_empty());
    for spot in spots {
        let number = spot.trim_start_matches("clearing-c");
        let tag = markup.split("<div").find(|tag| tag.contains(&format!("id=\"{spot}\""))).unwrap();
        assert!(tag.contains(" open") && tag.contains("tabindex=\"0\""), "{tag}");
        assert!(markup.contains(&format!("arrow to-c{number}\"")), "no arrow to {number}");
    }
    let origin = markup.split("<div").find(|tag| tag.contains(&format!("id=\"clearing-{from}\""))).unwrap();
    assert!(origin.contains(" origin"));
}

#[test]
fn a_battle_lies_where_nobody_fights() {
    let game = position(&base(), |game| asks(game, |question| question == Question::Ambush));
    let battle = game.view(Eyes::Crowd).battle.unwrap();
    let place = Root::STYLE.split(&format!(".root .autumn .{} {{", battle.clearing)).nth(1).unwrap();
    let down = property(place, "--v");
    let markup = drawn(&game);
    assert!(markup.contains(if down < 0.5 { "battle low" } else { "battle high" }));
    assert!(markup.contains(" fought\" id=\"clearing-"), "the clearing is marked");
    assert!(markup.contains("die blank"), "nobody has rolled yet");
}

#[test]
fn those_who_fall_are_crossed_out_and_can_be_read_afterwards() {
    let over = |game: &Root| {
        let battle = game.view(Eyes::Crowd).battle;
        battle.is_some_and(|battle| !battle.on && battle.gone && !battle.doomed_warriors[1].is_empty())
    };
    let game = position(&base(), over);
    let markup = drawn(&game);
    assert!(markup.contains("battle low over") || markup.contains("battle high over"));
    assert!(markup.contains("loss gone"));
}

#[test]
fn what_takes_a_hit_is_touched_in_the_battle() {
    let hit = |game: &Root| {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        asks(game, |question| matches!(question, Question::TakeHit { .. }))
            && actions.iter().any(|action| matches!(action, Action::Piece(_)))
    };
    let game = position(&base(), hit);
    let markup = drawn(&game);
    let spots: Vec<&str> = attribute(&markup, "data-spot=\"").filter(|spot| spot.starts_with("hit-")).collect();
    assert!(!spots.is_empty());
}

#[test]
fn extra_hits_are_told_by_where_they_come_from() {
    let open = |game: &Root| {
        let view = game.view(Eyes::Crowd);
        let brutal = view.players.iter().any(|player| !player.play.is_empty());
        view.battle.is_some_and(|battle| battle.on && battle.thrown && battle.extra[0] > 0) && !brutal
    };
    let game = position(&base(), open);
    let markup = drawn(&game);
    assert!(markup.contains("defenseless foe</span><b>+1</b>") || markup.contains("Commander</span><b>+1</b>"));
    assert!(!markup.contains("extra hits"), "nobody has a card for them");
}

#[test]
fn what_limits_the_dice_is_said_once() {
    let few = |game: &Root| {
        let battle = game.view(Eyes::Crowd).battle;
        battle.is_some_and(|battle| {
            battle.on && battle.thrown && battle.rolled[1] > 0 && battle.rolled[1] < battle.dice[1]
        })
    };
    let markup = drawn(&position(&base(), few));
    let line = markup.split("at most its ").nth(1).unwrap();
    assert!(line.split_once("</span>").unwrap().1.starts_with("</li>"), "{}", &line[..60]);
}

#[test]
fn an_order_that_is_being_carried_out_is_not_called_done() {
    let game = position(&base(), |game| asks(game, |question| matches!(question, Question::RecruitClearing { .. })));
    let markup = drawn(&game);
    let orders: Vec<&str> = markup.split("<span class=\"order ").skip(1).collect();
    assert_eq!(orders.iter().filter(|order| order.starts_with("now")).count(), 1, "{orders:?}");
}

#[test]
fn players_are_known_by_heads_that_carry_the_colours_of_their_factions() {
    let game = position(&base(), |_| true);
    let (studio, view) = (studio(), game.view(Eyes::Crowd));
    for player in &view.players {
        let sign = Root::sign(&view, &studio.words().say(Lang::En, &[]), player.who).unwrap();
        let faction = player.faction;
        assert_eq!((sign.game, sign.colours), ("root", format!("of-{faction}")));
        assert!(sign.picture.contains(&format!("#root-emblem-{faction}\"")), "{}", sign.picture);
    }
}

#[test]
fn a_choice_that_asks_where_leads_on() {
    let game = position(&base(), |game| asks(game, |question| question == Question::MarquiseAction));
    let view = game.view(Eyes::Of(game.turn().seat().unwrap()));
    assert!(Root::leads_on(&view, &Action::March) && Root::leads_on(&view, &Action::Battle));
    assert!(!Root::leads_on(&view, &Action::Recruit) && !Root::leads_on(&view, &Action::EndDaylight));
}

#[test]
fn every_lesson_can_be_taken() {
    draw::school::attend::<Root>().unwrap();
}

#[test]
fn who_touches_a_piece_where_clearings_are_chosen_is_told_about_its_clearing() {
    let game = position(&base(), |game| asks(game, |question| matches!(question, Question::BattleClearing { .. })));
    let view = game.view(Eyes::Of(game.turn().seat().unwrap()));
    let armies = view.clearings.iter().filter_map(|seen| Some((seen.clearing, seen.warriors.first()?.0)));
    let told: Vec<_> = armies
        .map(|(clearing, faction)| [format!("army-{clearing}-{faction}"), format!("clearing-{clearing}")])
        .map(|things| things.map(|thing| Root::why_not(&view, &thing)))
        .collect();
    assert!(told.len() > 2 && told.iter().all(|[army, clearing]| army.is_some() && army == clearing), "{told:?}");
}

#[test]
fn cards_that_are_hidden_are_nowhere_on_the_page() {
    studio().never_shows(|game, eyes| {
        let (open, seen) = (game.view(Eyes::Open), game.view(eyes));
        let hidden = |of: &[Card], known: &[Card]| -> Vec<String> {
            of.iter().filter(|card| !known.contains(card)).map(|card| format!("\"card-{card}\"")).collect()
        };
        open.players.iter().zip(&seen.players).flat_map(|(all, known)| hidden(&all.cards, &known.cards)).collect()
    });
}

/// The guide to a faction; both vagabonds have the same.
fn guide(faction: Faction) -> String {
    let faction = if faction == Faction::Vagabond2 { Faction::Vagabond } else { faction };
    format!("guide-{faction}")
}

#[test]
fn the_guide_of_every_faction_is_in_the_help() {
    let studio = studio();
    for lang in Lang::ALL {
        let help = Root::help(&studio.words().say(lang, &[])).0;
        for &faction in Faction::ALL {
            assert!(help.contains(&format!("id=\"{}\"", guide(faction))), "{faction}");
        }
    }
}
