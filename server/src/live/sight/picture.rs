//! What of a sight is sent to browsers, piece by piece, so that only what changed goes on its way.

use std::collections::BTreeMap;
use std::hash::BuildHasher;
use std::sync::LazyLock;

use engine::Seat;
use foldhash::quality::RandomState;

use super::{GamePanels, Sight, plain};
use crate::live::group::{Drawn, Line, Picture};
use crate::live::turns::{self, Spoken};
use crate::pages::{log, panels};

static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

impl Picture for Sight<'_> {
    fn look(&self) -> u64 {
        let Some(seen) = &self.seen else { return 0 };
        HASHER.hash_one((seen.look(&HASHER), self.mine(), self.is_idle(), self.over(), self.at.play.edition))
    }

    fn game(&self) -> Vec<Drawn<'_>> {
        let Some(GamePanels { panels, prompt, choices }) = self.game_panels() else { return Vec::new() };
        let mut drawn: Vec<_> = panels.iter().map(|panel| Drawn::plain(panel.id, &panel.markup)).collect();
        drawn.extend([Drawn::plain("prompt", prompt), Drawn::plain("choices", choices)]);
        drawn
    }

    fn bars(&self) -> Option<u64> {
        let play = self.at.play;
        // While the game just runs there is nothing but the bar of the seats.
        let runs = play.turn().is_some() && play.question.is_none() && play.story.enders.is_empty();
        (runs && self.stand.own.len() < 2).then(|| HASHER.hash_one(self.chips(None)))
    }

    fn house(&self) -> Vec<Drawn<'_>> {
        let Some(bars) = self.drawn_bars() else { return Vec::new() };
        let mut bar = Drawn::plain("seats-bar", &bars.seats_bar);
        bar.still = bars.still.as_ref().map(|still| still.0.as_str());
        let plain = [
            ("result", &bars.result),
            ("curtain", &bars.curtain),
            ("proposal", &bars.proposal),
            ("counsel", &bars.counsel),
            ("guard", &bars.guard),
        ];
        plain.into_iter().map(|(id, markup)| Drawn::plain(id, markup)).chain([bar]).collect()
    }

    fn log(&self, from: usize) -> Vec<Line> {
        let draw = |line: &Spoken| Line {
            text: plain(&line.sentence),
            markup: log::log_line(&line.line(false)).into_string(),
        };
        self.told(from).iter().map(draw).collect()
    }

    fn turns(&self, from: usize) -> BTreeMap<usize, String> {
        let Some(((game, say), title)) = self.voice().zip(self.at.play.title) else { return BTreeMap::new() };
        let told = self.told(self.at.play.chapter_start(self.stand.eyes, from));
        let sums = turns::sums(game, &say, title.facts().point, &told);
        sums.map(|(number, sum, _)| (number, log::sum(self.stand.lang, &sum).into_string())).collect()
    }

    fn log_len(&self) -> usize {
        self.at.play.log_len()
    }

    fn lines(&self, from: usize) -> usize {
        self.at.play.log_lines(self.stand.eyes, from)
    }

    fn since(&self) -> Option<String> {
        self.news().map(|turn| log::since(self.stand.lang, turn).into_string())
    }

    fn chat(&self, from: usize) -> Vec<String> {
        self.heard(from).map(|remark| panels::chat_line(&self.chat_line(remark)).into_string()).collect()
    }

    fn chats(&self) -> usize {
        self.at.play.remarks.len()
    }

    fn turn(&self) -> Option<Seat> {
        self.at.play.turn()
    }

    fn mine(&self) -> bool {
        self.at.play.asked().is_some_and(|seat| self.stand.own.contains(seat))
    }

    fn ply(&self) -> Option<usize> {
        self.at.play.known_ply(self.stand.eyes)
    }

    fn over(&self) -> bool {
        self.at.play.room.stage.is_finished()
    }

    fn title(&self) -> String {
        let name = self.voice().map(|(_, say)| say.word("name")).unwrap_or_default();
        format!("{}{name} · Polyana", if self.mine() { "● " } else { "" })
    }
}
