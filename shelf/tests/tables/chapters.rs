//! The log in chapters: whose turn each line tells of, and what everybody knew of the scores.

use std::collections::BTreeSet;

use engine::{Chapter, Eyes, Key, Seat};

#[test]
fn every_game_tells_its_log_turn_by_turn_and_knows_the_scores_at_every_ply() {
    for (game, seats) in [("root", 4), ("tundra", 3), ("arctic", 3), ("a_wild_venture", 2), ("animal_kingdoms", 3)] {
        let title = shelf::game(game).unwrap();
        let mut table = title.open(&title.default_options(), seats, Key::from_seed(5)).unwrap();
        let mut luck = 7_u64;
        while let Some(seat) = table.turn().seat() {
            let choices: Vec<_> = table.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            table.play(seat, &choices[(luck >> 33) as usize % choices.len()].actions[0]).unwrap();
        }
        for ply in [0, 1, table.ply() / 2, table.ply() - 1, table.ply()] {
            let then = table.rewound(ply).unwrap();
            assert_eq!(table.scores_after(ply), then.standings(Eyes::Crowd).scores, "{game}, ply {ply}");
        }
        for eyes in [Eyes::Crowd, Eyes::Of(Seat(1)), Eyes::Open] {
            let log = table.log(eyes, 0);
            assert!(log.windows(2).all(
                |two| two[1].place.number == two[0].place.number || two[1].place.number == two[0].place.number + 1
            ));
            assert!(
                log.windows(2).all(|two| (two[0].place.number == two[1].place.number)
                    == (two[0].place.chapter == two[1].place.chapter))
            );
            let turns =
                log.iter().filter(|line| matches!(line.place.chapter, Chapter::Turn(_))).map(|line| line.place.number);
            let turns: BTreeSet<_> = turns.collect();
            assert!(turns.len() > seats * 3, "{game}: {} turns", turns.len());
            assert!(log.iter().any(|line| line.weight > 0));
            // Whoever continues later stands in the same chapters.
            let from = table.log_len() / 2;
            let rest = table.log(eyes, from);
            assert_eq!(rest, log[log.len() - rest.len()..], "{game}");
            let start = table.chapter_at(eyes, from).start;
            let chapter = table.log(eyes, start);
            assert!(start <= from && chapter.len() >= rest.len());
            let before = log.get(log.len() - rest.len() - 1).unwrap();
            assert_eq!(chapter[0].place, before.place, "{game}");
        }
    }
}
