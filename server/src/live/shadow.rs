//! *What if?* A player tries a line on a shadow of the table: the position as they imagine it, with all that they cannot know dealt anew.
//! Nothing of it is stored and nobody else is told what is tried. The shadow has no memory either: whoever asks brings the line that was
//! played so far, and it is played again from the imagined position.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use bots::{Level, Limits};
use engine::{Eyes, Lang, Refusal, Seat, Turn};
use shelf::{Handle, Title};

use super::chairs::Errand;
use super::play::first_choice;
use super::sight::buttons;
use super::table::LiveTable;
use crate::House;
use crate::pages::what_if::Imagined;
use crate::pages::{choices, panels};
use crate::refused::Refused;
use crate::store::{By, PersonId, SeatNews};

/// No line is longer than so many choices.
pub(crate) const LONGEST: usize = 400;
/// The bots that answer for the others, how long they think about a choice, and about all of them, in milliseconds.
const OTHERS: &str = "medium";
const EACH: u64 = 60;
const ALL: u64 = 1_500;

/// A table as a player imagines it.
pub(crate) struct Shadow {
    /// The game's box.
    pub title: &'static dyn Title,
    /// Who imagines it.
    pub seat: Seat,
    /// How many moves stood at the table.
    pub ply: usize,
    game: Handle,
    /// What was chosen since, by whoever had the turn.
    pub line: Vec<String>,
    names: [Vec<String>; 3],
}

impl LiveTable {
    /// The table as somebody who has to choose imagines it. That they try something is seen by everybody, like any other help.
    pub(super) async fn shadow(&mut self, person: PersonId, ply: Option<usize>, seed: u64) -> Result<Shadow, Refused> {
        let now = self.play.game.as_ref().ok_or(Refused::NotPlaying)?.ply();
        let seat = self.play.asks(person, None, ply.unwrap_or(now))?;
        if !self.play.room.help {
            return Err(Refused::NoHelp);
        }
        // Where several share a screen, nobody can know who looks.
        if self.play.own(Some(person)).len() > 1 {
            return Err(Refused::Curtain);
        }
        if !self.play.is_known_to_ask(seat) {
            self.tell(seat, By::Player, SeatNews::Helped).await?;
        }
        let (Some(game), Some(title)) = (&self.play.game, self.play.title) else { return Err(Refused::Older) };
        Ok(Shadow {
            title,
            seat,
            ply: now,
            game: game.imagined(seat, seed),
            line: Vec::new(),
            names: Lang::ALL.map(|lang| self.play.names(lang).to_vec()),
        })
    }
}

impl Shadow {
    /// Plays a line that was tried before.
    pub fn follow(&mut self, line: Vec<String>) -> Result<(), Refused> {
        if line.len() > LONGEST {
            return Err(Refusal::Illegal.into());
        }
        for action in &line {
            let Turn::Of(seat) = self.game.turn() else { return Err(Refusal::Over.into()) };
            self.game.play(seat, action)?;
        }
        self.line = line;
        Ok(())
    }

    /// Does somebody else choose now?
    fn is_theirs(&self) -> bool {
        matches!(self.game.turn(), Turn::Of(seat) if seat != self.seat)
    }

    /// Lets bots answer for the others until the one who imagines it has to choose.
    pub async fn go_on(mut self, house: &Arc<House>, person: PersonId) -> Option<Shadow> {
        if !self.is_theirs() {
            return Some(self);
        }
        let chair = house.thinkers.sit_down(Errand { host: person, awaited: true, millis: ALL }).await?;
        let gone_on = tokio::task::spawn_blocking(move || {
            let until = Instant::now() + Duration::from_millis(ALL);
            while self.is_theirs() && self.line.len() < LONGEST && Instant::now() < until {
                let Turn::Of(seat) = self.game.turn() else { break };
                let each = Instant::now() + Duration::from_millis(EACH);
                let enough = || chair.wanted.load(Relaxed) || Instant::now() > each;
                let limits = Limits { stop: Some(&enough), ..Limits::default() };
                let level = Level::from_name(OTHERS)?;
                let thought = self.game.thinker(seat).think(level, self.line.len() as u64, &limits, 1);
                let action = thought.map(|thought| thought.action).or_else(|| first_choice(&self.game, seat))?;
                self.game.play(seat, &action).ok()?;
                self.line.push(action);
            }
            Some(self)
        });
        gone_on.await.ok().flatten()
    }

    /// What is shown: the imagined table through the eyes of whoever has to choose there.
    pub fn imagined(&self, lang: Lang) -> Imagined {
        let names = &self.names[lang as usize];
        let say = self.title.words().say(lang, names);
        let chooser = self.game.turn().seat().unwrap_or(self.seat);
        let sight = self.game.sight(Eyes::Of(chooser));
        let legal = sight.choices();
        let state = match self.game.turn() {
            Turn::Over => panels::PromptState::Over,
            Turn::Of(seat) if seat == self.seat => panels::PromptState::Mine,
            Turn::Of(_) => panels::PromptState::Theirs,
        };
        Imagined {
            panels: sight.panels(say, &legal, None),
            prompt: panels::sentence(&say.spans(&sight.prompt())),
            state,
            chooser: names.get(chooser.index()).cloned().unwrap_or_default(),
            choices: choices::choices(lang, &buttons(&say, legal, false)),
            line: self.line.clone(),
        }
    }
}
