//! Tests of watchers: a toy picture, and channels instead of sockets.

use std::collections::BTreeMap;

use super::*;
use crate::live::group::{Drawn, Line};
use crate::live::outbox::{Inbox, WAITING, outbox};

/// A table that shows a number to everybody and another one to seat 0, with a chat and a log, in which secrets are for seat 0 alone.
#[derive(Clone, Default)]
struct Toy {
    board: u32,
    hand: u32,
    log: Vec<&'static str>,
    chat: Vec<&'static str>,
    mine: bool,
    /// Does the bar tick, and how late is it?
    ticks: Option<u32>,
    seats: Vec<&'static str>,
}

struct View {
    toy: Toy,
    insider: bool,
    board: String,
    bar: String,
    still: Option<String>,
}

impl Toy {
    /// The bar at a time.
    fn bar(&self, time: u32) -> String {
        let seat = |name: &&str| format!("<b id=\"{name}\" title=\"{}\">{time}</b>", "long ".repeat(40));
        self.seats.iter().map(seat).collect::<String>() + "anna"
    }

    fn view(&self, stand: Stand) -> View {
        let insider = stand.eyes == Eyes::Of(Seat(0));
        let hand = if insider { self.hand } else { 0 };
        View {
            toy: self.clone(),
            insider,
            board: format!("{} {hand}", self.board),
            bar: self.bar(self.ticks.unwrap_or_default()),
            still: self.ticks.map(|_| self.bar(0)),
        }
    }
}

impl View {
    /// What is seen of the log from an entry on.
    fn told(&self, from: usize) -> impl Iterator<Item = &&'static str> {
        self.toy.log[from..].iter().filter(|text| self.insider || !text.starts_with("secret"))
    }
}

impl Picture for View {
    fn look(&self) -> u64 {
        self.board.bytes().fold(7, |hash, byte| hash * 31 + u64::from(byte))
    }
    fn game(&self) -> Vec<Drawn<'_>> {
        vec![Drawn { id: "board", markup: &self.board, still: None }]
    }
    fn bars(&self) -> Option<u64> {
        let still = self.still.as_ref().unwrap_or(&self.bar);
        Some(still.bytes().fold(7, |hash, byte| hash.wrapping_mul(31) + u64::from(byte)))
    }
    fn house(&self) -> Vec<Drawn<'_>> {
        vec![Drawn { id: "seats-bar", markup: &self.bar, still: self.still.as_deref() }]
    }
    fn log(&self, from: usize) -> Vec<Line> {
        let line = |text: &&str| Line { markup: format!("<li>{text}"), text: text.to_string() };
        self.told(from).map(line).collect()
    }
    fn turns(&self, from: usize) -> BTreeMap<usize, String> {
        self.toy.log[from..].iter().map(|text| (0, format!("sum up to {text}"))).collect()
    }
    fn log_len(&self) -> usize {
        self.toy.log.len()
    }
    fn lines(&self, from: usize) -> usize {
        self.told(from).count()
    }
    fn since(&self) -> Option<String> {
        None
    }
    fn chat(&self, from: usize) -> Vec<String> {
        self.toy.chat[from..].iter().map(ToString::to_string).collect()
    }
    fn chats(&self) -> usize {
        self.toy.chat.len()
    }
    fn turn(&self) -> Option<Seat> {
        Some(Seat(0))
    }
    fn mine(&self) -> bool {
        self.toy.mine
    }
    fn ply(&self) -> Option<usize> {
        None
    }
    fn over(&self) -> bool {
        false
    }
    fn title(&self) -> String {
        "Toy".into()
    }
}

/// A browser: the number of its watcher, and what comes to it.
struct Browser {
    number: u64,
    news: Inbox,
}

impl Browser {
    fn next(&mut self) -> Option<serde_json::Value> {
        let frame = self.news.take()?;
        Some(serde_json::from_str(&frame.json()).unwrap())
    }
}

fn crowd() -> Crowd {
    Crowd::new(Arc::new(Metrics::default()), false)
}

fn seats(seats: &[u8]) -> Seats {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

fn come(crowd: &mut Crowd, toy: &Toy, own: &[u8], seen: Option<u64>) -> Browser {
    let (out, news) = outbox();
    let (number, stand) = crowd.come(seats(own), Lang::En, Tempo::Quick, Out::Browser { out, pieces: true });
    crowd.catch_up(number, seen, &toy.view(stand));
    Browser { number, news }
}

#[test]
fn one_stands_in_ones_seat_or_behind_a_curtain_or_in_the_crowd() {
    let eyes = |own: &[u8], open: Option<u8>| Stand::new(seats(own), open.map(Seat), Lang::En).eyes;
    assert_eq!(eyes(&[], None), Eyes::Crowd);
    assert_eq!(eyes(&[1], None), Eyes::Of(Seat(1)));
    assert_eq!(eyes(&[0, 2], None), Eyes::Crowd);
    assert_eq!(eyes(&[0, 2], Some(2)), Eyes::Of(Seat(2)));
    assert_eq!(eyes(&[0, 2], Some(1)), Eyes::Crowd, "not theirs");
}

#[test]
fn only_who_sees_something_new_is_told_and_only_what_is_new() {
    let (mut crowd, mut toy) = (crowd(), Toy::default());
    let (mut anna, mut someone) = (come(&mut crowd, &toy, &[0], None), come(&mut crowd, &toy, &[], None));
    assert_eq!((anna.next().unwrap()["fresh"].as_bool(), anna.next()), (Some(true), None));
    assert_eq!(someone.next().unwrap()["panels"]["board"], "0 0");
    toy.hand = 5;
    crowd.show(|stand| toy.view(stand));
    let message = anna.next().unwrap();
    assert_eq!(message["panels"], serde_json::json!({ "board": "0 5" }), "the bar is what it was");
    assert_eq!(someone.next(), None, "what is hidden does not even make a sound");
    toy.log.push("a");
    toy.chat.push("hello");
    crowd.show(|stand| toy.view(stand));
    let message = someone.next().unwrap();
    assert_eq!(
        (&message["log"][0], &message["chat"][0], &message["sound"]),
        (&"<li>a".into(), &"hello".into(), &"chat".into())
    );
    assert!(message.get("panels").is_none());
    crowd.show(|stand| toy.view(stand));
    assert!(anna.next().is_some() && anna.next().is_none() && someone.next().is_none(), "nothing is said twice");
}

#[test]
fn nobody_is_told_to_keep_a_piece_that_they_may_not_have() {
    let (mut crowd, mut toy) = (crowd(), Toy { seats: vec!["a", "b", "c"], ..Toy::default() });
    let mut anna = come(&mut crowd, &toy, &[0], None);
    let bar = |message: serde_json::Value| message["panels"]["seats-bar"].clone();
    let news = |bar: &serde_json::Value| bar.as_array().unwrap().iter().filter(|bit| bit.is_string()).count();
    assert_eq!(news(&bar(anna.next().unwrap())), 3);
    toy.seats[2] = "d";
    crowd.show(|stand| toy.view(stand));
    assert_eq!(news(&bar(anna.next().unwrap())), 1, "the others stay");
    // Clocks begin to run, which is no news; somebody else looks through the same eyes then, and sees what time it is.
    toy.ticks = Some(7);
    crowd.show(|stand| toy.view(stand));
    assert_eq!(anna.next(), None);
    let mut other = come(&mut crowd, &toy, &[0], None);
    assert!(bar(other.next().unwrap()).is_string());
    (toy.ticks, toy.seats[1]) = (None, "e");
    crowd.show(|stand| toy.view(stand));
    assert_eq!(news(&bar(other.next().unwrap())), 3);
    // Whoever comes with a page has no pieces, and one from before an update never has any.
    toy.seats[1] = "f";
    crowd.show(|stand| toy.view(stand));
    let seen = other.next().unwrap()["n"].as_u64();
    come(&mut crowd, &toy, &[0], seen);
    toy.seats[1] = "g";
    crowd.show(|stand| toy.view(stand));
    assert_eq!(news(&bar(other.next().unwrap())), 3);
    let (out, _news) = outbox();
    let (number, stand) = crowd.come(seats(&[0]), Lang::En, Tempo::Quick, Out::Browser { out, pieces: false });
    crowd.catch_up(number, None, &toy.view(stand));
    toy.seats[1] = "h";
    crowd.show(|stand| toy.view(stand));
    assert!(bar(other.next().unwrap()).is_string());
}

#[test]
fn who_comes_back_gets_just_the_rest() {
    let (mut crowd, mut toy) = (crowd(), Toy { log: vec!["a", "b"], ..Toy::default() });
    let mut first = come(&mut crowd, &toy, &[], None);
    let seen = first.next().unwrap()["n"].as_u64();
    crowd.leave(first.number);
    assert!(!crowd.is_here());
    let mut again = come(&mut crowd, &toy, &[], seen);
    assert_eq!(again.next(), None, "nothing has happened");
    crowd.leave(again.number);
    // One line is taken back while nobody looks, and two others are told.
    toy.log = vec!["a"];
    crowd.cut_log(1);
    crowd.show(|stand| toy.view(stand));
    toy.log.extend(["c", "d"]);
    toy.board = 3;
    let mut again = come(&mut crowd, &toy, &[], seen);
    let message = again.next().unwrap();
    assert_eq!((message.get("fresh"), &message["keep"]), (None, &1.into()));
    assert_eq!(message["log"], serde_json::json!(["<li>c", "<li>d"]));
    assert_eq!(message["panels"], serde_json::json!({ "board": "3 0" }));
    let mut stranger = come(&mut crowd, &toy, &[], Some(1));
    assert_eq!(stranger.next().unwrap()["fresh"], true, "a number that was never given");
}

#[test]
fn nobody_hears_that_something_was_taken_back_of_which_they_were_not_told() {
    let (mut crowd, mut toy) = (crowd(), Toy { log: vec!["a"], ..Toy::default() });
    let (mut anna, mut someone) = (come(&mut crowd, &toy, &[0], None), come(&mut crowd, &toy, &[], None));
    assert!(anna.next().is_some() && someone.next().is_some());
    toy.log.push("secret choice");
    crowd.show(|stand| toy.view(stand));
    assert_eq!((anna.next().unwrap()["log"][0].as_str(), someone.next()), (Some("<li>secret choice"), None));
    // Something else is told meanwhile, so that everybody has been shown all that is for them.
    toy.chat.push("hello");
    crowd.show(|stand| toy.view(stand));
    assert!(anna.next().is_some() && someone.next().is_some());
    toy.log.pop();
    crowd.cut_log(1);
    crowd.show(|stand| toy.view(stand));
    assert_eq!(anna.next().unwrap()["keep"], 1);
    assert_eq!(someone.next(), None, "there was nothing that they knew of");
    toy.log.push("b");
    crowd.show(|stand| toy.view(stand));
    assert_eq!(someone.next().unwrap()["log"], serde_json::json!(["<li>b"]), "and the log goes on");
}

#[test]
fn who_cannot_follow_is_let_go() {
    let (mut crowd, mut toy) = (crowd(), Toy::default());
    let slow = come(&mut crowd, &toy, &[1], None);
    assert_eq!(crowd.here(), seats(&[1]));
    for board in 1..=WAITING {
        assert!(crowd.is_here());
        toy.board = board as u32;
        crowd.show(|stand| toy.view(stand));
    }
    assert!(!crowd.is_here() && crowd.eyes(slow.number).is_none() && crowd.here().is_empty());
}

#[test]
fn a_curtain_opens_for_ones_own_seat_and_closes_when_another_is_asked() {
    let (mut crowd, toy) = (crowd(), Toy { hand: 5, ..Toy::default() });
    let mut both = come(&mut crowd, &toy, &[0, 1], None);
    assert_eq!(both.next().unwrap()["panels"]["board"], "0 0", "behind the curtain one sees what the crowd sees");
    assert_eq!(crowd.draw_curtain(both.number, Some(Seat(2))), Err(Refused::NotYours));
    assert_eq!(crowd.draw_curtain(99, None), Err(Refused::NotYours));
    let stand = crowd.draw_curtain(both.number, Some(Seat(0))).unwrap().expect("they see something else now");
    crowd.catch_up(both.number, None, &toy.view(stand));
    assert_eq!(both.next().unwrap()["panels"]["board"], "0 5");
    assert_eq!(crowd.eyes(both.number), Some(Eyes::Of(Seat(0))));
    assert!(crowd.close_curtains(Some(Seat(0)), false).is_empty(), "it is still their turn");
    assert_eq!(crowd.close_curtains(Some(Seat(1)), false).len(), 1);
    assert_eq!(crowd.eyes(both.number), Some(Eyes::Crowd));
}

#[test]
fn when_the_page_is_no_longer_true_everybody_is_sent_to_load_it_anew() {
    let (mut crowd, toy) = (crowd(), Toy::default());
    let mut anna = come(&mut crowd, &toy, &[0], None);
    anna.next();
    crowd.send_away(|_| true);
    assert_eq!(anna.next().unwrap(), serde_json::json!({ "reload": true }));
    assert!(!crowd.is_here());
}

#[test]
fn a_turn_that_comes_makes_a_sound_of_its_own() {
    let (mut crowd, mut toy) = (crowd(), Toy::default());
    let mut anna = come(&mut crowd, &toy, &[0], None);
    anna.next();
    (toy.mine, toy.board) = (true, 1);
    crowd.show(|stand| toy.view(stand));
    assert_eq!(anna.next().unwrap()["sound"], "turn");
}
