//! Tests of what is played: no store, no socket, no clock.

use engine::Refusal;

use super::*;
use crate::live::tests::{ANNA, BORYS, STRANGER, kept, table};
use crate::store::By;

fn entry(seat: u8, back: usize, action: Option<&str>) -> Entry {
    let what = action.map_or(What::Back(back), |action| What::Play(action.into()));
    Entry { seat, by: By::Player, what, at: 0 }
}

/// Plays until the seat to move could take something back; returns it.
fn until_undoable(play: &mut Play) -> Seat {
    for at in 0..200 {
        if let Some(seat) = play.turn().filter(|&seat| play.undoable(seat) > 0) {
            return seat;
        }
        let (seat, action) = play.first_choice().unwrap();
        let deed = play.make(seat, 0, vec![action], By::Player, at).unwrap();
        play.written(deed.entries.len(), None);
    }
    panic!("nothing could be taken back");
}

fn person(seat: Seat) -> PersonId {
    if seat == Seat(0) { ANNA } else { BORYS }
}

#[test]
fn what_was_taken_back_does_not_survive() {
    let journal = [
        entry(0, 0, Some("a")),
        entry(1, 0, Some("b")),
        entry(1, 0, Some("c")),
        entry(1, 2, None),
        entry(1, 0, Some("d")),
        entry(1, 9, None),
    ];
    assert_eq!(surviving(&journal[..5]), (vec!["a".to_string(), "d".to_string()], vec![0, 1]));
    assert_eq!(surviving(&journal), (vec![], vec![]));
}

#[test]
fn a_deed_is_numbered_after_what_was_written_and_a_table_is_its_journal() {
    let mut play = table();
    let mut journal = Vec::new();
    for at in 0..12 {
        let (seat, action) = play.first_choice().unwrap();
        let deed = play.make(seat, 0, vec![action], By::Player, at).unwrap();
        assert_eq!((deed.number, deed.before, deed.played()), (journal.len() + 1, Some(seat), 1));
        play.written(deed.entries.len(), None);
        journal.extend(deed.entries);
    }
    let again = Play::new(Kept { journal, ..kept() });
    let view = |play: &Play| play.game.as_ref().unwrap().sight(Eyes::Open).view();
    assert_eq!(view(&again), view(&play));
    assert_eq!((again.number, &again.movers), (play.number, &play.movers));
}

#[test]
fn only_who_is_asked_moves_and_only_once() {
    let mut play = table();
    let (seat, action) = play.first_choice().unwrap();
    let (mover, other) = if seat == Seat(0) { (ANNA, BORYS) } else { (BORYS, ANNA) };
    let click = |play: &mut Play, who, looks, ply| play.click(who, looks, ply, (0, vec![action.clone()]), 1).err();
    assert_eq!(click(&mut play, STRANGER, None, 0), Some(Refused::NotSeated));
    assert_eq!(click(&mut play, other, None, 0), Some(Refusal::NotYourTurn.into()));
    assert_eq!(click(&mut play, mover, Some(Eyes::Crowd), 0), Some(Refused::Curtain));
    assert_eq!(click(&mut play, mover, None, 7), Some(Refusal::Stale.into()));
    let long = play.click(mover, None, 0, (0, vec!["x".repeat(600)]), 1).err();
    assert_eq!(long, Some(Refusal::Illegal.into()));
    assert_eq!(play.game.as_ref().unwrap().ply(), 0, "nothing has changed");
    assert_eq!(click(&mut play, mover, None, 0), None);
    assert_eq!(click(&mut play, mover, None, 0), Some(Refusal::Stale.into()), "a doubled click");
}

#[test]
fn moves_are_taken_back_by_their_player_and_only_where_the_table_allows_it() {
    let mut play = table();
    let seat = until_undoable(&mut play);
    let ply = play.game.as_ref().unwrap().ply();
    let other = person(Seat(1 - seat.0));
    assert_eq!(play.undo(other, None, ply, 1, 9).err(), Some(Refusal::NotYourTurn.into()));
    play.room.undo = false;
    assert_eq!(play.undo(person(seat), None, ply, 1, 9).err(), Some(Refusal::NoUndo.into()));
    play.room.undo = true;
    let deed = play.undo(person(seat), None, ply, 1, 9).unwrap();
    assert!(deed.takes_back() && deed.played() == 0);
    assert_eq!((play.game.as_ref().unwrap().ply(), play.movers.len()), (ply - 1, ply - 1));
}

#[test]
fn a_click_that_stands_for_several_choices_is_made_whole_or_not_at_all() {
    let mut play = table();
    let gesture = (0..300).find_map(|at| {
        let seat = play.turn()?;
        let choices = play.game.as_ref()?.choices(seat);
        if let Some(gesture) = choices.into_iter().find(|choice| choice.gesture && choice.actions.len() > 1) {
            return Some((seat, gesture));
        }
        let (seat, action) = play.first_choice()?;
        let deed = play.make(seat, 0, vec![action], By::Player, at).unwrap();
        play.written(deed.entries.len(), None);
        None
    });
    let (seat, gesture) = gesture.expect("the game has gestures");
    let ply = play.game.as_ref().unwrap().ply();
    let mut bent = gesture.actions.clone();
    bent.push("nonsense".into());
    assert_eq!(play.make(seat, 0, bent, By::Player, 1).err(), Some(Refusal::Illegal.into()));
    assert_eq!(play.game.as_ref().unwrap().ply(), ply);
    let deed = play.make(seat, gesture.back, gesture.actions.clone(), By::Player, 1).unwrap();
    assert_eq!(deed.played(), gesture.actions.len());
}

#[test]
fn only_players_speak_and_not_too_long() {
    let play = table();
    assert_eq!(play.remark(ANNA, " hello\u{7} ", 1).unwrap().text, "hello");
    for bad in ["", "  ", &"x".repeat(501)] {
        assert_eq!(play.remark(ANNA, bad, 1).err(), Some(Refused::BadRemark));
    }
    assert_eq!(play.remark(STRANGER, "me too", 1).err(), Some(Refused::OnlyPlayers));
}

#[test]
fn whoever_plays_and_takes_back_without_end_comes_to_an_end() {
    let mut play = table();
    let seat = until_undoable(&mut play);
    while play.undoable(seat) > 0 {
        let ply = play.game.as_ref().unwrap().ply();
        let deed = play.undo(person(seat), None, ply, 1, 0).unwrap();
        play.written(deed.entries.len(), None);
        let (mover, action) = play.first_choice().unwrap();
        let deed = play.make(mover, 0, vec![action], By::Player, 0).unwrap();
        play.written(deed.entries.len(), None);
        assert!(play.number <= LONGEST_JOURNAL + 1);
    }
    let ply = play.game.as_ref().unwrap().ply();
    assert_eq!(play.undo(person(seat), None, ply, 1, 0).unwrap_err(), Refusal::NoUndo.into());
    let (mover, action) = play.first_choice().unwrap();
    assert!(play.make(mover, 0, vec![action], By::Player, 0).is_ok(), "the game goes on");
}
