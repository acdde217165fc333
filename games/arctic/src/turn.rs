//! The course of play: what a choice does, and how the game goes on until somebody has to choose again (rules, chapter 4).

use engine::{Dice, Log, Seat};

use crate::action::Action;
use crate::cards::HAND;
use crate::cells::Cells;
use crate::choices::Count;
use crate::event::{EndsBecause, Event};
use crate::figures::Hunter;
use crate::state::{Arctic, LAST_TURN, Now, Stage};

impl Arctic {
    /// Who has to choose.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.stage {
            Stage::Escape { .. } | Stage::FleeTo { .. } => self.seal_player(),
            _ => self.active,
        }
    }

    /// Carries out a choice, without asking anything further.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (action, self.stage) {
            (Action::Move(figure, cell, level), _) => {
                self.move_figure(figure, cell, level, log);
                let hunter = figure.hunter();
                self.stage = if hunter == Hunter::Cod { Stage::Cod } else { Stage::Hunt { hunter } };
            }
            (Action::Pick(figure), _) => self.stage = Stage::Destination { figure },
            (Action::Activate(hunter), _) => self.activate(hunter, log),
            (Action::Finish, Stage::Hunt { hunter }) => self.finish(hunter, log),
            (Action::Finish, _) => self.finish(Hunter::Cod, log),
            (Action::Attack(figure, target), _) => self.attack(figure, target, log),
            (Action::Play(card), _) => self.play_card(card, log),
            (Action::Drift(cell), Stage::Drift { card, left }) => self.drift(cell, card, left, log),
            (Action::Displace(figure, cell, level), Stage::Displace { card, left, .. }) => {
                self.displace(figure, cell, level, log);
                self.displace_next(card, left, log);
            }
            (Action::Melt(cell), _) => self.melt(cell, log),
            (Action::Skip, _) => self.stage = Stage::Action,
            (Action::EndTurn, _) => self.end_turn(dice, log),
            (Action::Keep, _) => self.next_turn(dice, log),
            (Action::Refresh, _) => {
                self.refresh(log);
                self.next_turn(dice, log);
            }
            (Action::Return(cell, level), Stage::Return { figure }) => self.bring_back(figure, cell, level, log),
            (Action::Flee(card), Stage::Escape { attacker, seal }) => self.flee(attacker, seal, card, dice, log),
            (Action::Stay, Stage::Escape { attacker, seal }) => self.stay(attacker, seal, log),
            (Action::Answer(card), Stage::Answer { attacker, seal, .. }) => {
                self.answer(attacker, seal, card, dice, log);
            }
            (Action::Pass, Stage::Answer { attacker, seal, card }) => self.let_go(attacker, seal, card, dice, log),
            (Action::FleeTo(level), Stage::FleeTo { attacker, seal, cell }) => {
                self.get_away(attacker, seal, cell, level, dice, log);
            }
            _ => self.build(action, dice, log),
        }
    }

    /// Goes on until somebody has to choose. What everybody can see to be forced is done at once; but whoever holds cards
    /// that might matter is asked even if they do not (4).
    #[inline]
    pub(crate) fn go_on(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        loop {
            if matches!(self.stage, Stage::Escape { .. } | Stage::Answer { .. } | Stage::Over { .. }) {
                return;
            }
            let mut count = Count::default();
            self.choices(&mut count);
            match (count.count, count.first) {
                (0, _) => self.nothing_to_choose(log),
                (1, Some(only)) => self.carry_out(only, dice, log),
                _ => return,
            }
        }
    }

    /// No tile can drift or melt, or no floe can take the iceberg.
    #[inline]
    fn nothing_to_choose(&mut self, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Drift { left, .. } => {
                if left > 0 {
                    log.tell(Event::RestLost { left });
                }
                self.now.drifted = Cells::NONE;
                self.stage = Stage::Action;
            }
            Stage::Berg => self.berg_stays(log),
            Stage::Melt => {
                log.tell(Event::RestLost { left: 1 });
                self.stage = Stage::Action;
            }
            _ => self.stage = Stage::Action,
        }
    }

    /// A turn begins with the return of captured figures.
    #[inline]
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        let card_done = self.house(self.active).hand.is_empty();
        self.now = Now { card_done, ..Now::default() };
        log.tell(Event::TurnBegins { who: self.active, turn: self.turn });
        self.after_returns();
    }

    /// The next figure returns, or the turn goes on.
    #[inline]
    pub(crate) fn after_returns(&mut self) {
        self.stage = match self.next_to_return() {
            Some(figure) => Stage::Return { figure },
            None => Stage::Action,
        };
    }

    /// At the end of a turn a hand of one or two cards may be exchanged.
    #[inline]
    fn end_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        if (1..HAND).contains(&self.house(self.active).hand.len()) {
            self.stage = Stage::Refresh;
        } else {
            self.next_turn(dice, log);
        }
    }

    /// The hand is filled up and the next player begins.
    #[inline]
    fn next_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.draw_up_to(self.active, HAND, dice, log);
        if self.turn >= LAST_TURN {
            return self.end(EndsBecause::TooLong, log);
        }
        self.active = self.active.next(self.size as usize);
        self.begin_turn(log);
    }

    /// The game is over at once (6.1).
    pub(crate) fn end(&mut self, why: EndsBecause, log: &mut impl Log<Event>) {
        self.stage = Stage::Over { why };
        // Nothing is under way any more.
        self.now = Now::default();
        let (winners, by_cod) = self.winners();
        log.tell(Event::GameOver { why, winners, by_cod });
    }
}
