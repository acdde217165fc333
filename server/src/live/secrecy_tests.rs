//! Pairs of tables that differ only in what a player cannot know, for every game at its largest number of players: whatever the house would
//! draw and tell this player, and those who only watch, is the same, byte by byte.

use std::sync::atomic::AtomicU64;

use engine::{Eyes, Lang, Seat, Seats};

use super::clocks::Clocks;
use super::crowd::Stand;
use super::group::Picture;
use super::play::Play;
use super::sight::Present;
use super::tests::{full_table, kept};
use crate::store::By;

/// How often a game is looked at, and for how long.
const EVERY: usize = 23;
const PLIES: usize = 200;

/// Where a choice may lead is found out in worlds that are imagined anew each time: it is chance, whatever the truth is.
fn without_chance(markup: &str) -> String {
    let mut parts = markup.split(" data-leads=\"");
    let mut rest = parts.next().unwrap_or_default().to_string();
    for part in parts {
        rest += part.split_once('"').map_or("", |(_, rest)| rest);
    }
    rest.replace(" data-ends", "")
}

/// All that somebody is shown, in three languages.
fn shown(play: &Play, eyes: Eyes) -> Vec<String> {
    let (clocks, drawn) = (Clocks::new(&kept(), 1_000, 0), AtomicU64::new(0));
    let here = Seats::all(play.room.seats.len());
    let own = if let Eyes::Of(seat) = eyes { Seats::only(seat) } else { Seats::NONE };
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let present = Present { play, clocks: &clocks, here, now: 0, drawn: &drawn, lesson: None };
        let sight = present.sight(Stand { eyes, own, lang });
        let panels = sight.game().into_iter().chain(sight.house());
        all.extend(panels.map(|panel| format!("{}: {}", panel.id, without_chance(panel.markup))));
        all.extend(sight.log(0).into_iter().map(|line| line.markup + &line.text));
        all.push(format!("{:?} {:?} {:?}", sight.turns(0), sight.since(), sight.ply()));
        all.push(format!("{:?} {} {} {}", sight.turn(), sight.mine(), sight.over(), sight.title()));
    }
    all
}

#[test]
fn tables_that_differ_only_in_hidden_things_are_shown_alike() {
    for title in shelf::games() {
        let mut play = full_table(title, 5);
        let mut different = 0;
        for ply in 0..PLIES {
            let Some((seat, action)) = play.first_choice() else { break };
            if ply % EVERY == 7 {
                different += compare(&mut play);
            }
            play.make(seat, 0, vec![action], By::Player, 0).unwrap();
        }
        assert!(different > 0, "{}: nothing is hidden", title.id());
    }
}

/// Looks at a pair of tables for each seat; says how many of them differ in what they hide.
fn compare(play: &mut Play) -> usize {
    let truth = play.game.take().unwrap();
    let mut different = 0;
    for seat in Seat::all(play.room.seats.len()) {
        let mut seen = Vec::new();
        for seed in [1, 2] {
            let game = truth.imagined(seat, seed);
            let secret = game.sight(Eyes::Open).view().to_string();
            play.game = Some(game);
            seen.push((secret, shown(play, Eyes::Of(seat)), shown(play, Eyes::Crowd)));
        }
        different += usize::from(seen[0].0 != seen[1].0);
        for (one, other) in [(&seen[0].1, &seen[1].1), (&seen[0].2, &seen[1].2)] {
            assert_eq!(one.len(), other.len());
            for (one, other) in one.iter().zip(other) {
                assert_eq!(one, other, "{}, ply {}, {seat:?}", play.room.game, truth.ply());
            }
        }
    }
    play.game = Some(truth);
    different
}
