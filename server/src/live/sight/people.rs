//! Who sits here, as one pair of eyes sees them: the bar of the seats, who would like to end the game, and whose turn it is at a
//! screen that several share.

use draw::Sign;
use engine::{Eyes, Seat};

use super::Sight;
use crate::pages::panels::{Curtain, Proposal, SeatChip, Time};
use crate::seats::Sitter;
use crate::store::Stage;

impl Sight<'_> {
    /// The players; `now` lets their clocks tick.
    pub(super) fn chips(&self, now: Option<i64>) -> Vec<SeatChip> {
        let (play, lang) = (self.at.play, self.stand.lang);
        let asked = play.asked();
        let chip = |seat: Seat| {
            let sits = play.room.seats.get(seat.index())?;
            let for_good = matches!(sits.sitter, Sitter::Bot(_) | Sitter::Resigned { .. });
            let here = for_good || self.at.here.contains(seat);
            let time = self.at.clocks.time_of(seat, asked, now);
            Some(SeatChip {
                seat,
                name: play.name(lang, seat),
                role: self.role(seat),
                sign: self.sign(seat),
                who: sits.sitter.clone(),
                mine: self.stand.own.contains(seat),
                asked: play.turn() == Some(seat),
                here,
                playing: play.room.stage == Stage::Playing && self.at.lesson.is_none(),
                alone: sits.sitter.person().is_some_and(|person| play.room.is_alone(person)),
                clock: time.map(|(left, running)| Time { left, running }),
                helped: play.story.helped(seat).is_some() || play.story.is_guarded(seat),
            })
        };
        Seat::all(play.room.seats.len()).filter_map(chip).collect()
    }

    /// What a player plays.
    fn role(&self, seat: Seat) -> Option<String> {
        let (_, say) = self.voice()?;
        Some(say.text(&self.seen.as_ref()?.role(seat)?))
    }

    /// What the game draws for a seat.
    pub(super) fn sign(&self, seat: Seat) -> Option<Sign> {
        let (_, say) = self.voice()?;
        self.seen.as_ref()?.sign(&say, seat)
    }

    /// Who would like to end the game, for those who sit here.
    pub(super) fn proposal(&self) -> Option<Proposal> {
        let (play, enders) = (self.at.play, self.at.play.story.enders);
        if enders.is_empty() || self.stand.own.is_empty() || play.room.stage != Stage::Playing {
            return None;
        }
        Some(Proposal {
            names: enders.iter().map(|seat| play.name(self.stand.lang, seat)).collect(),
            mine: enders.iter().any(|seat| self.stand.own.contains(seat)),
        })
    }

    /// Who should take the chair at a hot-seat table.
    pub(super) fn curtain(&self) -> Option<Curtain> {
        let play = self.at.play;
        if self.stand.own.len() < 2 || play.room.stage != Stage::Playing {
            return None;
        }
        let turn = play.asked().filter(|&seat| self.stand.own.contains(seat))?;
        let first = self.stand.own.iter().next() == Some(turn);
        let known = play.room.seats.get(turn.index()).is_some_and(|sits| !sits.given.is_empty());
        (self.stand.eyes != Eyes::Of(turn)).then(|| Curtain {
            seat: turn,
            name: play.name(self.stand.lang, turn),
            asks_name: !first && !known,
        })
    }
}
