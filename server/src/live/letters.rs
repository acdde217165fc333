//! Letters to players: that it is their turn, that their time is nearly up, that a game is over. A letter names the table
//! and nothing on it.

use engine::{Seat, Seats};

use super::play::Play;
use crate::store::{PersonId, Post};

/// Why somebody is written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    YourTurn,
    TimeWarning,
    GameOver,
}

impl Reason {
    fn name(self) -> &'static str {
        match self {
            Reason::YourTurn => "your_turn",
            Reason::TimeWarning => "time_warning",
            Reason::GameOver => "game_over",
        }
    }
}

/// Writes letters about a table.
pub(super) struct Writer<'a> {
    pub play: &'a Play,
    /// The seats whose players are here and see for themselves.
    pub here: Seats,
    /// Are there hours for each turn? Then even who is here is written to.
    pub slow: bool,
    /// The address of the house.
    pub house: &'a str,
    pub now: i64,
}

impl Writer<'_> {
    /// The turn has passed, or the game is over: to players of slow games, and players who are not here. Who has just one
    /// choice is not bothered: the house answers.
    pub fn turn_passed(&self) -> Vec<Post> {
        match self.play.turn() {
            Some(seat) => {
                let asked = self.play.bot_of(seat).is_none() && !self.play.is_answered_by_house();
                let person = self.away(seat).filter(|_| asked);
                person.map(|person| self.letter(person, Reason::YourTurn)).into_iter().collect()
            }
            None => {
                let seats = Seat::all(self.play.room.seats.len());
                let mut people: Vec<_> = seats.filter_map(|seat| self.away(seat)).collect();
                people.sort_unstable();
                people.dedup();
                people.into_iter().map(|person| self.letter(person, Reason::GameOver)).collect()
            }
        }
    }

    /// A player's time is nearly up.
    pub fn warning(&self, seat: Seat) -> Option<Post> {
        Some(self.letter(self.person(seat)?, Reason::TimeWarning))
    }

    fn person(&self, seat: Seat) -> Option<PersonId> {
        self.play.room.seats.get(seat.index())?.sitter.person()
    }

    fn away(&self, seat: Seat) -> Option<PersonId> {
        self.person(seat).filter(|_| self.slow || !self.here.contains(seat))
    }

    fn letter(&self, person: PersonId, reason: Reason) -> Post {
        let room = &self.play.room;
        let body = serde_json::json!({
            "event": reason.name(),
            "game": room.game,
            "table": room.id.as_str(),
            "url": format!("{}/table/{}", self.house, room.id),
            "at": self.now,
        });
        Post { person, room: room.id.clone(), body: body.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::{ANNA, BORYS, table};

    fn told(posts: &[Post]) -> Vec<(PersonId, String)> {
        let event = |post: &Post| serde_json::from_str::<serde_json::Value>(&post.body).unwrap();
        posts.iter().map(|post| (post.person, event(post)["event"].as_str().unwrap().to_string())).collect()
    }

    #[test]
    fn only_who_is_asked_and_not_here_is_told_of_a_turn() {
        let play = table();
        let turn = play.turn().unwrap();
        let asked = if turn == Seat(0) { ANNA } else { BORYS };
        let letters = |here: Seats, slow| {
            told(&Writer { play: &play, here, slow, house: "http://x.example", now: 5 }.turn_passed())
        };
        assert_eq!(letters(Seats::NONE, false), [(asked, "your_turn".to_string())]);
        let here: Seats = [turn].into_iter().collect();
        assert!(letters(here, false).is_empty());
        assert_eq!(letters(here, true).len(), 1, "in a slow game one may look and not notice");
    }

    #[test]
    fn a_letter_names_the_table_and_nothing_on_it() {
        let play = table();
        let writer = Writer { play: &play, here: Seats::NONE, slow: true, house: "https://x.example", now: 5 };
        let letter = writer.warning(Seat(0)).unwrap();
        let body: serde_json::Value = serde_json::from_str(&letter.body).unwrap();
        let fields: Vec<_> = body.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["at", "event", "game", "table", "url"]);
        assert_eq!(body["url"], format!("https://x.example/table/{}", play.room.id));
    }
}
