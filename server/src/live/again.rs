//! Earlier moments of a game that goes on: a turn, watched again as one pair of eyes saw it, step by step, and the table as it was after
//! one's own last move, to mark what has changed since. Only moments of which these
//! eyes were told something are shown, so that nobody can count what others did in secret.

use std::collections::BTreeMap;

use draw::Place;
use engine::{Eyes, Lang};
use serde::Serialize;

use super::crowd::Stand;
use super::play::Play;
use crate::refused::Refused;
use crate::store::PersonId;

/// A moment of a turn.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// How many lines of the turn had been told by then.
    pub told: usize,
    /// The panels of the board.
    pub panels: BTreeMap<&'static str, String>,
}

/// The most moments that are shown.
const STEPS: usize = 80;

impl Play {
    /// The table as a person saw it after their own last move. Empty for those who play no seat.
    pub(super) fn since(&self, person: Option<PersonId>, lang: Lang) -> Result<Vec<Step>, Refused> {
        let (game, title) = self.game.as_ref().zip(self.title).ok_or(Refused::Older)?;
        let eyes = Stand::new(self.own(person), None, lang).eyes;
        let Eyes::Of(seat) = eyes else { return Ok(Vec::new()) };
        let then = game.rewound(self.last_move(seat)).ok_or(Refused::Older)?;
        let panels = then.sight(eyes).panels(title.words().say(lang, self.names(lang)), &[], None);
        Ok(vec![Step {
            told: 0,
            panels: panels.into_iter().map(|panel| (panel.id, panel.markup.into_string())).collect(),
        }])
    }

    /// The moments of a turn of the log, as a person saw them, and the one before.
    pub(super) fn again(&self, person: Option<PersonId>, turn: usize, lang: Lang) -> Result<Vec<Step>, Refused> {
        let (game, title) = self.game.as_ref().zip(self.title).ok_or(Refused::Older)?;
        let eyes = Stand::new(self.own(person), None, lang).eyes;
        let say = title.words().say(lang, self.names(lang));
        let plies: Vec<usize> =
            game.log(eyes, 0).into_iter().filter(|line| line.place.number == turn).map(|line| line.ply).collect();
        let first = *plies.first().ok_or(Refused::NoTable)?;
        let mut moments = vec![(first.saturating_sub(1), 0)];
        moments.extend(plies.chunk_by(|one, next| one == next).scan(0, |told, lines| {
            *told += lines.len();
            Some((*lines.first()?, *told))
        }));
        let step = |(ply, told)| {
            let then = game.rewound(ply).ok_or(Refused::Older)?;
            let panels =
                then.sight(eyes).panels(say, &[], None).into_iter().filter(|panel| panel.place == Place::Board);
            Ok(Step { told, panels: panels.map(|panel| (panel.id, panel.markup.into_string())).collect() })
        };
        moments.into_iter().take(STEPS).map(step).collect()
    }
}
