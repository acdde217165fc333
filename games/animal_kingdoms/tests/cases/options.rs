//! What can be chosen before a game, and what is refused with a sentence.

use animal_kingdoms::{AnimalKingdoms, FirstPlayer, Level, Options, Who};
use engine::{Dice, Eyes, Game, NoLog, Seat, Turn};

fn open(options: &Options, players: usize) -> Result<AnimalKingdoms, String> {
    AnimalKingdoms::new(options, players, &mut Dice::quick(1), &mut NoLog).map_err(|bad| bad.to_string())
}

fn read(text: &str) -> Result<Options, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[test]
fn options_are_plain_json() {
    let written = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(written, r#"{"peace_treaty":false,"solo_level":"normal","first_player":"random"}"#);
    assert_eq!(read("{}").unwrap(), Options::default());
    let options = read(r#"{"peace_treaty":true,"solo_level":"extra_hard","first_player":3}"#).unwrap();
    let expected =
        Options { peace_treaty: true, solo_level: Level::ExtraHard, first_player: FirstPlayer::Seat(Seat(3)) };
    assert_eq!(options, expected);
    assert_eq!(read(&serde_json::to_string(&options).unwrap()).unwrap(), options);
}

#[test]
fn what_cannot_be_read_is_refused() {
    for bad in [
        r#"{"peace":true}"#,
        r#"{"solo_level":"insane"}"#,
        r#"{"first_player":"me"}"#,
        r#"{"first_player":-1}"#,
        r#"{"first_player":999}"#,
        r#"{"peace_treaty":1}"#,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    assert!(read(r#"{"first_player":"me"}"#).unwrap_err().contains("\"random\" or the number of a seat"));
}

#[test]
fn the_first_player_can_be_named() {
    for seat in 0..4 {
        let options = Options { first_player: FirstPlayer::Seat(Seat(seat)), ..Options::default() };
        let game = open(&options, 4).unwrap();
        assert_eq!((game.turn(), game.view(Eyes::Crowd).first), (Turn::Of(Seat(seat)), Who::Player(Seat(seat))));
    }
    let fourth = Options { first_player: FirstPlayer::Seat(Seat(3)), ..Options::default() };
    assert_eq!(open(&fourth, 3).unwrap_err(), "seat 3 cannot begin: the seats of 3 players are 0 to 2");
    assert!(open(&fourth, 1).unwrap_err().contains("the level decides who begins"));
}

/// Ruling 33.
#[test]
fn there_is_no_treaty_with_the_upstart() {
    let peace = Options { peace_treaty: true, ..Options::default() };
    assert!(open(&peace, 1).unwrap_err().contains("peace treaty"));
    assert!(open(&peace, 2).unwrap().view(Eyes::Crowd).peace_treaty);
}

#[test]
fn one_to_five_can_play() {
    for players in 1..=5 {
        assert_eq!(open(&Options::default(), players).unwrap().seats(), players);
    }
    assert!(open(&Options::default(), 0).is_err() && open(&Options::default(), 6).is_err());
}
