//! Why something cannot be chosen: everybody is told something about everything, and nothing that they do not see.

use engine::{Eyes, Key, Lang, Seat};

/// The values of an attribute, given with its opening quote.
fn attribute<'a>(markup: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(name).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn the_answer_follows_from_what_is_seen() {
    for (game, seats) in [("root", 4), ("tundra", 3), ("arctic", 4), ("a_wild_venture", 2), ("animal_kingdoms", 3)] {
        let title = shelf::game(game).unwrap();
        let mut table = title.open(&title.default_options(), seats, Key::from_seed(12)).unwrap();
        let (mut luck, mut answers) = (5_u64, 0);
        while let Some(seat) = table.turn().seat() {
            let sight = table.sight(Eyes::Of(seat));
            let choices = sight.choices();
            if table.ply().is_multiple_of(29) {
                let other = table.imagined(seat, 9).sight(Eyes::Of(seat));
                let say = title.words().say(Lang::En, &[]);
                let markup: String =
                    sight.panels(say, &choices, None).into_iter().map(|panel| panel.markup.0).collect();
                for thing in attribute(&markup, "data-spot=\"").chain(attribute(&markup, "data-piece=\"")) {
                    assert_eq!(sight.why_not(thing), other.why_not(thing), "{game}: {thing}");
                    answers += 1;
                }
            }
            let plain: Vec<_> = choices.into_iter().filter(|choice| !choice.gesture).collect();
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            table.play(seat, &plain[(luck >> 33) as usize % plain.len()].actions[0]).unwrap();
        }
        assert!(answers > 20, "{game}: {answers}");
        let over = table.sight(Eyes::Of(Seat(0))).why_not("card-1");
        assert_eq!((over.because.key, over.rule), ("why-not-over", ""), "{game}");
    }
}
