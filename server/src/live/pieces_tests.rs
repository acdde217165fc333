//! Browsers put panels together from pieces, in every game: whoever comes and goes meanwhile, what they have is what is drawn.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Lang, Seat, Seats};
use serde_json::Value;

use super::Out;
use super::crowd::{Crowd, Stand};
use super::group::Picture;
use super::outbox::{Inbox, outbox};
use super::play::Play;
use super::secrecy_tests::{Lamp, without_chance};
use super::tests::full_table;
use crate::seats::Tempo;
use crate::store::By;

const PLIES: usize = 150;

/// A page in a browser.
struct Page {
    number: u64,
    stand: Stand,
    news: Inbox,
    /// Was it loaded before an update, and does not know what pieces are?
    old: bool,
    panels: BTreeMap<String, Vec<String>>,
    /// How many pieces it was told to keep.
    kept: usize,
}

fn drawn(lamp: &Lamp, play: &Play, stand: Stand) -> BTreeMap<String, String> {
    let sight = lamp.present(play).sight(stand);
    let panels = sight.game().into_iter().chain(sight.house());
    panels.map(|panel| (panel.id.to_string(), panel.markup.to_string())).collect()
}

impl Page {
    /// Somebody opens a page, which is then connected; or connects without one.
    fn open(crowd: &mut Crowd, lamp: &Lamp, play: &Play, own: &[u8], loaded: bool, old: bool) -> Page {
        let own: Seats = own.iter().map(|&seat| Seat(seat)).collect();
        let stand = Stand::new(own, None, Lang::Uk);
        let seen = loaded.then(|| crowd.refresh(stand, &lamp.present(play).sight(stand)));
        let panels = if loaded { drawn(lamp, play, stand) } else { BTreeMap::new() };
        let (out, news) = outbox();
        let out = Out::Browser { out, pieces: !old };
        let (number, stand) = crowd.come(own, Lang::Uk, Tempo::Quick, out);
        crowd.catch_up(number, seen, &lamp.present(play).sight(stand));
        let panels = panels.into_iter().map(|(id, markup)| (id, vec![markup])).collect();
        Page { number, stand, news, old, panels, kept: 0 }
    }

    /// Takes in all that has come.
    fn read(&mut self) {
        while let Some(frame) = self.news.take() {
            let message: Value = serde_json::from_str(&frame.json()).unwrap();
            for (id, told) in message.get("panels").and_then(Value::as_object).into_iter().flatten() {
                let now = match told {
                    Value::String(markup) => vec![markup.clone()],
                    Value::Array(bits) if !self.old => self.put_together(id, bits),
                    other => panic!("{id}: {other}"),
                };
                self.panels.insert(id.clone(), now);
            }
        }
    }

    fn put_together(&mut self, id: &str, bits: &[Value]) -> Vec<String> {
        let had = self.panels.get(id).map_or(&[][..], Vec::as_slice);
        let mut now = Vec::new();
        for bit in bits {
            match bit {
                Value::String(piece) => now.push(piece.clone()),
                pair => {
                    let [from, to] = [0, 1].map(|end| pair[end].as_u64().unwrap() as usize);
                    self.kept += to - from;
                    now.extend_from_slice(&had[from..to]);
                }
            }
        }
        now
    }

    fn is_right(&mut self, lamp: &Lamp, play: &Play) {
        self.read();
        for (id, markup) in drawn(lamp, play, self.stand) {
            let mine = self.panels.get(&id).map(|pieces| without_chance(&pieces.concat()));
            assert_eq!(mine, Some(without_chance(&markup)), "{id} of {}", play.room.game);
        }
    }
}

#[test]
fn what_browsers_put_together_is_what_is_drawn() {
    for title in shelf::games() {
        let (lamp, mut crowd, mut play) = (Lamp::new(), Crowd::new(Arc::default(), false), full_table(title, 5));
        let mut pages = vec![
            Page::open(&mut crowd, &lamp, &play, &[], true, false),
            Page::open(&mut crowd, &lamp, &play, &[], false, false),
            Page::open(&mut crowd, &lamp, &play, &[0], false, false),
            Page::open(&mut crowd, &lamp, &play, &[1], true, false),
        ];
        let (mut kept, mut kept_later) = (0, 0);
        for ply in 0..PLIES {
            let Some((seat, action)) = play.first_choice() else { break };
            play.make(seat, 0, vec![action], By::Player, 0).unwrap();
            crowd.show(|stand| lamp.present(&play).sight(stand));
            for page in &mut pages {
                page.is_right(&lamp, &play);
            }
            // Somebody comes beside the first four, with a page of their own or without, or with an old one; and goes again.
            if ply % 10 == 3 {
                let (loaded, old, own) = (ply % 20 == 3, ply % 30 == 3, [&[0][..], &[]][ply % 4 / 2]);
                pages.push(Page::open(&mut crowd, &lamp, &play, own, loaded, old));
            } else if ply % 10 == 8 {
                let gone = pages.pop().unwrap();
                assert!(!gone.old || gone.kept == 0);
                kept_later += gone.kept;
                crowd.leave(gone.number);
            }
            kept = pages.iter().map(|page| page.kept).sum();
        }
        assert!(kept > 1_000 && kept_later > 0, "{}: {kept} and {kept_later} pieces stayed", title.id());
    }
}
