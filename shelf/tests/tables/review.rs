//! Looking back at games: everything adds up, and it follows from the record alone.

use bots::Level;
use engine::Key;

/// A game among greedy players, played to its end.
fn played(game: &str, seats: usize) -> shelf::Handle {
    let title = shelf::game(game).unwrap();
    let mut table = title.open(&title.recommended(seats), seats, Key::from_seed(21)).unwrap();
    let level = Level::from_name("greedy").unwrap();
    while let Some(seat) = table.turn().seat() {
        let thought = table.thinker(seat).think(level, table.ply() as u64, &bots::Limits::default(), 1).unwrap();
        table.play(seat, &thought.action).unwrap();
    }
    table
}

#[test]
fn luck_and_skill_add_up_to_the_result() {
    // The quickest game of the shelf: this is about sums, not about games.
    let table = played("arctic", 2);
    let mut reviewer = table.reviewer().unwrap();
    assert!(reviewer.review().is_none(), "nothing is said before all is seen");
    while reviewer.step() {}
    let review = reviewer.review().unwrap();
    assert_eq!((review.chances.len(), review.choices.len()), (table.ply() + 1, table.ply()));
    let all = review.chances.iter().flatten();
    assert!(all.into_iter().all(|chance| (0.0..=1.0).contains(chance)));
    for (seat, account) in review.accounts.iter().enumerate() {
        let sum = account.start + account.own + account.others + account.luck;
        assert!((sum - account.end).abs() < 1e-3, "{account:?}");
        let by = |own: bool| -> f32 {
            let moves = review.choices.iter().zip(&review.movers);
            moves.filter(|(_, mover)| (usize::from(**mover) == seat) == own).map(|(choice, _)| choice[seat]).sum()
        };
        assert!((by(true) - account.own).abs() < 1e-3 && (by(false) - account.others).abs() < 1e-3);
        assert!(account.doubt > 0.0 && account.doubt < 0.5, "{account:?}");
        assert!((account.end - review.chances.last().unwrap()[seat]).abs() < 1e-6);
    }
    for turning in &review.turning {
        assert!(turning.chances[1] > turning.chances[0] && turning.made != turning.better, "{turning:?}");
        assert_eq!(review.movers[turning.ply], turning.seat);
    }
    let text = serde_json::to_string(&review).unwrap();
    let read: shelf::Review = serde_json::from_str(&text).unwrap();
    assert_eq!(read.turning, review.turning);
    assert!(table.rewound(3).unwrap().reviewer().is_none(), "a game that runs is not looked back at");
}
