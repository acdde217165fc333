//! Line-ups before the game (rules, 1.3): what is recommended, what the reach says, and what was led.

use engine::words::Arg;
use engine::{Dice, Game, NoLog};
use root::{Choice, Faction, Options, Root};

fn options(factions: &[Choice]) -> Options {
    Options { factions: factions.to_vec(), ..Options::default() }
}

/// The words of the hint and its numbers: reach, least.
fn hint(options: &Options, seats: usize) -> (String, Option<i64>, i64) {
    let hint = Root::hint(options, seats).unwrap();
    let number = |name: &str| {
        hint.args.iter().find(|(id, _)| *id == name).map(|(_, value)| match value {
            Arg::Number(number) => *number,
            other => panic!("{other:?}"),
        })
    };
    (hint.key.to_string(), number("reach"), number("least").unwrap())
}

#[test]
fn the_recommended_line_up_of_every_size_is_lively() {
    use Faction::{Alliance, Cult, Eyrie, Marquise, Riverfolk, Vagabond};
    let (all, reach) = ([Marquise, Eyrie, Alliance, Vagabond, Riverfolk, Cult], [17, 20, 25, 30, 32]);
    for (seats, reach) in (2..=6).zip(reach) {
        let recommended = Root::recommended(seats);
        let named: Vec<_> = all[..seats].iter().map(|&faction| Choice::Faction(faction)).collect();
        assert_eq!(recommended.factions, named);
        let least = [17, 18, 21, 25, 28][seats - 2];
        assert_eq!(hint(&recommended, seats), ("hint-reach".to_string(), Some(reach), least));
    }
}

#[test]
fn the_hint_speaks_of_low_reach_and_of_chance_and_never_forbids() {
    use Choice::{Faction as Named, Random};
    let quiet = options(&[Named(Faction::Alliance), Named(Faction::Cult)]);
    assert_eq!(hint(&quiet, 2), ("hint-reach-low".to_string(), Some(5), 17));
    assert!(Root::new(&quiet, 2, &mut Dice::quick(1), &mut NoLog).is_ok());
    assert_eq!(hint(&Options::default(), 4).0, "hint-reach-random");
    assert_eq!(hint(&options(&[Named(Faction::Cult), Random]), 2).0, "hint-reach-random-low");
}

#[test]
fn what_chance_gave_is_named_when_the_same_sides_play_again() {
    for seed in 0..50 {
        let wish = options(&[Choice::Random, Choice::Faction(Faction::Eyrie), Choice::Random]);
        let game = Root::new(&wish, 3, &mut Dice::quick(seed), &mut NoLog).unwrap();
        let played = game.played(&wish);
        assert_eq!(played.factions.get(1), Some(&Choice::Faction(Faction::Eyrie)));
        assert!(!played.factions.contains(&Choice::Random));
        let again = Root::new(&played, 3, &mut Dice::quick(seed + 1000), &mut NoLog).unwrap();
        assert_eq!(again.played(&played), played);
        assert_eq!(Options { factions: Vec::new(), ..played }, Options { factions: Vec::new(), ..wish });
    }
}
