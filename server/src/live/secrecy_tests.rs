//! Pairs of tables that differ only in what a player cannot know, for every game at its largest number of players: whatever the house would
//! draw and tell this player, and those who only watch, is the same, byte by byte: pages and frames, what programs get and hear, why something
//! cannot be chosen, what is refused and how, what a bot would advise.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use bots::{Level, Limits};
use engine::{Eyes, Lang, Seat, Seats};
use serde_json::Value;
use shelf::Title;
use tokio::sync::mpsc;

use super::Out;
use super::clocks::Clocks;
use super::crowd::{Crowd, Stand};
use super::group::Picture;
use super::play::Play;
use super::sight::Present;
use super::tests::{STRANGER, full_table, kept};
use crate::seats::Tempo;
use crate::store::{By, Kept, Room};

/// How often a game is looked at, and for how long.
const EVERY: usize = 23;
const PLIES: usize = 200;
/// To how many moves a program listens after it has come.
const HEARD: usize = 4;

/// Where a choice may lead is found out in worlds that are imagined anew each time: it is chance, whatever the truth is.
pub(super) fn without_chance(markup: &str) -> String {
    let mut parts = markup.split(" data-leads=\"");
    let mut rest = parts.next().unwrap_or_default().to_string();
    for part in parts {
        rest += part.split_once('"').map_or("", |(_, rest)| rest);
    }
    rest.replace(" data-ends", "")
}

/// Everything on a drawn table that has a name.
fn things(markup: &str) -> BTreeSet<String> {
    let named = |mark: &'static str| markup.split(mark).skip(1).filter_map(|rest| rest.split_once('"'));
    [" id=\"", " data-spot=\""].into_iter().flat_map(named).map(|(name, _)| name.to_string()).collect()
}

/// What is answered to whoever asks why things cannot be chosen, tries moves that are none, or asks as a program.
fn answered(play: &mut Play, eyes: Eyes, drawn: &str) -> Vec<String> {
    let mut all = Vec::new();
    let game = play.game.as_ref().unwrap();
    let sight = game.sight(eyes);
    all.extend(things(drawn).iter().map(|thing| format!("{thing}: {:?}", sight.why_not(thing))));
    let (owner, seat) = match eyes {
        Eyes::Of(seat) => (play.room.seats[seat.index()].sitter.person(), Some(seat.0)),
        _ => (None, None),
    };
    for lang in Lang::ALL {
        all.push(serde_json::to_string(&play.glance(owner, seat, lang).unwrap()).unwrap());
    }
    let stranger = owner.unwrap_or(STRANGER);
    let (ply, may_undo) =
        (play.game.as_ref().unwrap().ply(), matches!(eyes, Eyes::Of(seat) if play.undoable(seat) > 0));
    for ply in [0, ply.saturating_sub(1), ply, ply + 1] {
        let click = play.click(stranger, Some(eyes), ply, (0, vec!["\"no such thing\"".into()]), 0);
        all.push(format!("{:?}", click.unwrap_err()));
        if !may_undo {
            all.push(format!("{:?}", play.undo(stranger, Some(eyes), ply, 1, 0).unwrap_err()));
        }
    }
    all.push(format!("{:?} {:?}", play.record().unwrap_err(), play.moment(Some(0), Eyes::Open, Lang::En).err()));
    all
}

/// What a bot would advise somebody who has to choose and the world in which they could try something, all of it; and how quickly the house
/// would answer for somebody else.
fn advised(play: &Play, eyes: Eyes) -> String {
    let game = play.game.as_ref().unwrap();
    match eyes {
        Eyes::Of(seat) if play.turn() == Some(seat) => {
            let limits = Limits { iterations: Some(30), reasons: true, ..Limits::default() };
            let thought = game.thinker(seat).think(Level::from_name("master").unwrap(), 9, &limits, 1);
            format!("{thought:?} {}", game.imagined(seat, 77).sight(Eyes::Open).view())
        }
        _ => format!("{} {}", game.is_plainly_forced(), game.is_asked_unseen()),
    }
}

/// What a table needs to be looked at besides what is played.
pub(super) struct Lamp {
    clocks: Clocks,
    drawn: AtomicU64,
}

impl Lamp {
    pub fn new() -> Lamp {
        Lamp { clocks: Clocks::new(&kept(), 1_000, 0), drawn: AtomicU64::new(0) }
    }

    pub fn present<'a>(&'a self, play: &'a Play) -> Present<'a> {
        let here = Seats::all(play.room.seats.len());
        Present { play, clocks: &self.clocks, here, now: 0, drawn: &self.drawn, drafts: None, lesson: None }
    }
}

/// The seats of somebody who looks so.
fn own(eyes: Eyes) -> Seats {
    if let Eyes::Of(seat) = eyes { Seats::only(seat) } else { Seats::NONE }
}

/// All that somebody is shown, in three languages.
fn shown(play: &Play, eyes: Eyes) -> Vec<String> {
    let lamp = Lamp::new();
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let sight = lamp.present(play).sight(Stand { eyes, own: own(eyes), lang });
        let panels = sight.game().into_iter().chain(sight.house());
        all.extend(panels.map(|panel| format!("{}: {}", panel.id, without_chance(panel.markup))));
        all.extend(sight.log(0).into_iter().map(|line| line.markup + &line.text));
        all.push(format!("{:?} {:?} {:?}", sight.turns(0), sight.since(), sight.ply()));
        all.push(format!("{:?} {} {} {}", sight.turn(), sight.mine(), sight.over(), sight.title()));
    }
    all
}

/// A moment, as somebody sees it, and what their program heard of it.
struct Moment {
    shown: Vec<String>,
    events: Vec<Value>,
}

/// What programs hear that listen to the events of a table, in three languages: when they come, and with each of the next moves.
fn heard(play: &mut Play, eyes: Eyes) -> Vec<Moment> {
    let (lamp, mut crowd, mut ears) = (Lamp::new(), Crowd::new(Arc::default(), false), Vec::new());
    for lang in Lang::ALL {
        let (out, ear) = mpsc::channel(64);
        let (number, stand) = crowd.come(own(eyes), lang, Tempo::default(), Out::Stream(out));
        assert_eq!(stand.eyes, eyes);
        crowd.catch_up(number, None, &lamp.present(play).sight(stand));
        ears.push(Ear { ear, first: None });
    }
    let mut hear =
        |play: &Play| Moment { shown: shown(play, eyes), events: ears.iter_mut().flat_map(Ear::events).collect() };
    let mut moments = vec![hear(play)];
    for _ in 0..HEARD {
        let Some((seat, action)) = play.first_choice() else { break };
        play.game.as_mut().unwrap().play(seat, &action).unwrap();
        crowd.show(|stand| lamp.present(play).sight(stand));
        moments.push(hear(play));
    }
    moments
}

/// A program's end of a stream of events.
struct Ear {
    ear: mpsc::Receiver<Arc<str>>,
    /// The number of the first message: it follows from the time of day.
    first: Option<u64>,
}

impl Ear {
    /// All that has come since the last time, with messages counted from the first one.
    fn events(&mut self) -> Vec<Value> {
        let mut events = Vec::new();
        while let Ok(event) = self.ear.try_recv() {
            let mut event: Value = serde_json::from_str(&event).unwrap();
            let number = event["n"].as_u64().unwrap();
            event["n"] = (number - *self.first.get_or_insert(number)).into();
            events.push(event);
        }
        events
    }
}

#[test]
fn tables_that_differ_only_in_hidden_things_are_shown_alike() {
    for title in shelf::games() {
        let mut tally = Tally::default();
        for mut play in [Some(full_table(title, 5)), whole_box(title, 5)].into_iter().flatten() {
            for ply in 0..PLIES {
                let Some((seat, action)) = play.first_choice() else { break };
                if ply % EVERY == 7 {
                    compare(&mut play, &mut tally);
                }
                play.make(seat, 0, vec![action], By::Player, 0).unwrap();
            }
        }
        let Tally { pairs, bytes, moments, events } = tally;
        let id = title.id();
        println!(
            "{id}: {pairs} pairs with different secrets, {bytes} bytes and {events} events of {moments} moves alike"
        );
        assert!(pairs > 0, "{id}: nothing is hidden");
        assert!(moments > 0 && events > 0, "{id}: {events} events of {moments} moves were compared");
    }
}

/// The same with everything that can be switched on; nothing where that cannot be played, or is the same.
fn whole_box(title: &'static dyn Title, seed: u64) -> Option<Play> {
    let seats = *title.facts().seats.end();
    let (mut options, usual) = (title.recommended(seats), title.recommended(seats));
    let switches = options.as_object_mut()?.values_mut().filter(|value| value.is_boolean());
    switches.for_each(|value| *value = true.into());
    let new = options != usual && title.check(&options, seats).is_ok();
    let room = Room { options: options.to_string(), ..full_table(title, seed).room };
    new.then(|| Play::new(Kept { room, ..kept() }))
}

/// What was compared.
#[derive(Default)]
struct Tally {
    /// Pairs that differ in what they hide.
    pairs: usize,
    bytes: usize,
    /// Moves after which both were still shown alike, and the events that programs heard of them.
    moments: usize,
    events: usize,
}

impl Tally {
    /// Two streams of events tell the same as long as the same is shown: a move may bring something to light that was different.
    fn compare_streams(&mut self, one: &[Moment], other: &[Moment], place: &str) {
        for (number, (one, other)) in one.iter().zip(other).enumerate() {
            if one.shown != other.shown {
                return;
            }
            assert_eq!(one.events, other.events, "{place}, {number} moves later");
            if number == 0 {
                assert_eq!(one.events.len(), Lang::ALL.len(), "whoever comes is told how things stand");
            } else {
                (self.moments, self.events) = (self.moments + 1, self.events + one.events.len());
            }
        }
    }
}

/// Looks at a pair of tables for each seat.
fn compare(play: &mut Play, tally: &mut Tally) {
    let truth = play.game.take().unwrap();
    for seat in Seat::all(play.room.seats.len()) {
        let mut seen = Vec::new();
        for seed in [1, 2] {
            let game = truth.imagined(seat, seed);
            let secret = game.sight(Eyes::Open).view().to_string();
            play.game = Some(game.copy());
            let [own, crowd] = [Eyes::Of(seat), Eyes::Crowd].map(|eyes| {
                let mut all = shown(play, eyes);
                all.extend(answered(play, eyes, &all.concat()));
                all.push(advised(play, eyes));
                all
            });
            let streams = [Eyes::Of(seat), Eyes::Crowd].map(|eyes| {
                play.game = Some(game.copy());
                heard(play, eyes)
            });
            seen.push((secret, own, crowd, streams));
        }
        let place = format!("{}, ply {}, {seat:?}", play.room.game, truth.ply());
        tally.pairs += usize::from(seen[0].0 != seen[1].0);
        tally.bytes += [&seen[0].1, &seen[0].2].into_iter().flatten().map(String::len).sum::<usize>();
        for (one, other) in [(&seen[0].1, &seen[1].1), (&seen[0].2, &seen[1].2)] {
            assert_eq!(one.len(), other.len());
            for (one, other) in one.iter().zip(other) {
                assert_eq!(one, other, "{place}");
            }
        }
        for (one, other) in seen[0].3.iter().zip(&seen[1].3) {
            tally.compare_streams(one, other, &place);
        }
    }
    play.game = Some(truth);
}
