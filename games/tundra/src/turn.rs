//! The course of play: what can be chosen at each moment, what a choice does, and how the game goes on until somebody
//! has to choose again (rules, chapter 4). What follows from public information alone and leaves one choice is not asked.

use std::ops::ControlFlow;

use engine::{Dice, Log, cannot_be};

use crate::action::Action;
use crate::boards::{Board, Face};
use crate::event::Event;
use crate::state::{Source, Step, Tundra};

/// What the choices of a moment amount to.
enum Choices {
    None,
    Only(Action),
    Several,
}

impl Tundra {
    /// Hands every legal choice to `offer`, in the fixed order of the rules page, until it breaks off.
    #[inline]
    pub(crate) fn each_choice(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.step() {
            Step::Turn => self.offer_turn(offer),
            // What is chosen most of the time comes first.
            Step::Post => {
                offer(Action::EndTurn)?;
                self.offer_free(offer)
            }
            Step::Walk { .. } => self.offer_steps(offer),
            Step::Start { card } => self.offer_start(card, offer),
            Step::Activation { board, left, .. } => self.offer_activation(board, left, offer),
            Step::Gather { from, .. } => self.offer_gather(from, offer),
            Step::Take { decline, .. } => self.offer_take(decline, offer),
            Step::Build { .. } => self.offer_sites(offer),
            Step::PayTower { .. } | Step::PayWorker { .. } => self.offer_pairs(offer),
            Step::Station { served } => self.offer_stations(served, offer),
            Step::Hire { berry, used, .. } => self.offer_hire(berry, used, offer),
            Step::Pairs { .. } => {
                self.offer_pairs(offer)?;
                offer(Action::Done)
            }
            Step::Upgrade { .. } => self.offer_upgrades(offer),
            Step::Refresh => {
                offer(Action::Refresh)?;
                offer(Action::Keep)
            }
            Step::Market => self.offer_market(offer),
            Step::Tuck { .. } => self.offer_tuck(offer),
            Step::Dismiss { .. } => self.me().advisors.iter().try_for_each(|&card| offer(Action::Dismiss(card))),
            Step::Trade { price, declinable, .. } => self.offer_price(price, declinable, offer),
            Step::SetDie | Step::Flip => self.each_die(|face| offer(Action::Die(face))),
            Step::SetFace { from } => {
                Face::all().filter(|&face| face != from).try_for_each(|face| offer(Action::Face(face)))
            }
            Step::Rerolls { .. } => {
                self.each_die(|face| offer(Action::Reroll(face)))?;
                offer(Action::Done)
            }
            Step::Prospect => self.offer_prospects(offer),
            Step::Posting => self.offer_posts(offer),
            Step::Opening(_) | Step::Bonuses { .. } | Step::Over => ControlFlow::Continue(()),
        }
    }

    /// The values of the unused dice, each once, in ascending order.
    #[inline]
    pub(crate) fn each_die(&self, mut visit: impl FnMut(Face) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut faces = self.me().faces();
        while faces != 0 {
            visit(Face::new(faces.trailing_zeros() as u8 + 1))?;
            faces &= faces - 1;
        }
        ControlFlow::Continue(())
    }

    fn offer_turn(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        let mut placeable = false;
        self.each_die(|face| {
            for &board in Board::ALL {
                if me.slots[board.index()] & face.bit() == 0 {
                    placeable = true;
                    offer(Action::Use(face, board))?;
                }
            }
            ControlFlow::Continue(())
        })?;
        let faces = me.faces();
        for card in self.goals.iter().filter(|card| card.die.is_none() && card.goal.faces() & faces != 0) {
            placeable = true;
            for face in Face::all().filter(|face| card.goal.faces() & faces & face.bit() != 0) {
                offer(Action::Goal(face, card.goal))?;
            }
        }
        self.offer_free(offer)?;
        if !placeable {
            self.each_die(|face| offer(Action::Drop(face)))?;
        }
        ControlFlow::Continue(())
    }

    /// Free actions: dice for berries, and advisors (4.3).
    #[inline]
    fn offer_free(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        let prices = me.title.numbers();
        if me.berries >= prices.reroll {
            self.each_die(|face| offer(Action::Reroll(face)))?;
        }
        if me.berries >= prices.change {
            self.each_die(|face| {
                if face.value() < 6 {
                    offer(Action::Inc(face))?;
                }
                if face.value() > 1 {
                    offer(Action::Dec(face))?;
                }
                ControlFlow::Continue(())
            })?;
        }
        if me.berries >= prices.buy && me.supply > 0 {
            offer(Action::Buy)?;
        }
        for &card in me.advisors.iter().filter(|card| !me.rotated.contains(card.number())) {
            if self.advisor_helps(card) {
                offer(Action::Advisor(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Carries out a choice, without asking anything further.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (action, self.step()) {
            (Action::Use(face, board), _) => self.use_die(face, board, log),
            (Action::Goal(face, goal), _) => self.use_goal(face, goal, log),
            (Action::Drop(face), _) => self.drop_die(face, log),
            (Action::Reroll(face), Step::Rerolls { left }) => self.reroll_free(face, left, dice, log),
            (Action::Reroll(face), _) => {
                let price = self.me().title.numbers().reroll;
                self.reroll(face, price, dice, log);
            }
            (Action::Inc(face), _) => self.change(face, face.up(), log),
            (Action::Dec(face), _) => self.change(face, face.down(), log),
            (Action::Buy, _) => {
                let price = self.me().title.numbers().buy;
                self.buy_die(price, dice, log);
            }
            (Action::Advisor(card), _) => self.ask(card, dice, log),
            (Action::EndTurn, _) => self.end_turn(dice, log),
            (Action::ActBoard, _) => self.act_board(dice, log),
            (Action::Act(card), _) => self.act_card(card, dice, log),
            (Action::Move(worker, hex), Step::Walk { left }) => self.walk(worker, hex, left, dice, log),
            (Action::Take(resource), _) => self.take(resource, log),
            (Action::Build(hex), _) => self.steps.push(Step::PayTower { hex }),
            (Action::Place(hex), Step::Hire { berry, .. }) => self.steps.push(Step::PayWorker { hex, berry }),
            (Action::Pay(resource), Step::PayTower { hex }) => self.build(hex, resource, log),
            (Action::Pay(resource), Step::PayWorker { hex, berry }) => self.hire(hex, resource, berry, log),
            (Action::Pay(resource), Step::Pairs { left }) => self.pair_for_point(resource, left, log),
            (Action::Pay(_) | Action::PayBerries, _) => self.pay(action, log),
            (Action::Upgrade(board), Step::Upgrade { left }) => self.upgrade(board, left, log),
            (Action::Station(hex), Step::Station { served }) => self.station(hex, served, log),
            (Action::Refresh, _) => self.refresh(dice, log),
            (Action::Card(card), _) => self.take_card(card, log),
            (Action::Tuck(board), Step::Tuck { card }) => self.tuck(card, board, None, log),
            (Action::Replace(board, old), Step::Tuck { card }) => self.tuck(card, board, Some(old), log),
            (Action::Dismiss(old), Step::Dismiss { card }) => self.dismiss(old, card, log),
            (Action::Die(face), Step::Flip) => self.flip(face, log),
            (Action::Die(from), _) => self.set_step(Step::SetFace { from }),
            (Action::Face(to), Step::SetFace { from }) => self.set_die(from, to, log),
            (Action::Reveal(hex), _) => self.prospect(hex, dice, log),
            (Action::Post(worker, hex), Step::Posting) => self.post(worker, hex, log),
            (Action::Boost1(card) | Action::Boost2(card), _) => self.set_step(Step::Start { card: Some(card) }),
            (Action::Board1(board) | Action::Board2(board), Step::Start { card: Some(card) }) => {
                self.keep_boost(card, board, dice, log);
            }
            (Action::Done, Step::Walk { .. }) => self.end_walk(),
            (Action::Done, Step::Build { built, .. }) => self.end_build(built),
            (Action::Done | Action::Skip | Action::Keep | Action::Stop, _) => {
                self.steps.pop();
            }
            // Not legal, so never played.
            (
                Action::Move(..)
                | Action::Place(_)
                | Action::Upgrade(_)
                | Action::Station(_)
                | Action::Tuck(_)
                | Action::Replace(..)
                | Action::Dismiss(_)
                | Action::Face(_)
                | Action::Post(..)
                | Action::Board1(_)
                | Action::Board2(_),
                _,
            ) => cannot_be(),
        }
    }

    /// Goes on until somebody has to choose.
    #[inline]
    pub(crate) fn go_on(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        loop {
            match self.step() {
                Step::Over => return,
                Step::Opening(opening) => self.go_on_opening(opening, dice, log),
                Step::Bonuses { next, workers } => self.receive_bonus(next, workers, log),
                Step::Activation { left, .. } if left.count_ones() <= 1 => self.act_last(left, dice, log),
                _ => match self.choices() {
                    Choices::Several => return,
                    Choices::Only(action) => self.carry_out(action, dice, log),
                    // What cannot be received is lost.
                    Choices::None => {
                        self.steps.pop();
                    }
                },
            }
        }
    }

    #[inline]
    fn choices(&self) -> Choices {
        let mut choices = Choices::None;
        let _ = self.each_choice(&mut |action| match choices {
            Choices::None => {
                choices = Choices::Only(action);
                ControlFlow::Continue(())
            }
            Choices::Only(_) | Choices::Several => {
                choices = Choices::Several;
                ControlFlow::Break(())
            }
        });
        choices
    }

    /// A die that fits nowhere is spent without effect.
    fn drop_die(&mut self, face: Face, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.unused[face.index()] -= 1;
        me.dropped += 1;
        self.set_step(Step::Post);
        log.tell(Event::Drops { who: self.active, face });
    }

    /// A die goes to a common goal: points for the highest tier reached, perhaps none (5.8).
    fn use_goal(&mut self, face: Face, goal: crate::goals::CommonGoal, log: &mut impl Log<Event>) {
        let who = self.active;
        let count = self.counts(who, goal);
        let points = goal.tiers().points(count);
        let me = self.me_mut();
        me.unused[face.index()] -= 1;
        me.points[Source::Goals.index()] += points;
        match self.goals.iter_mut().find(|card| card.goal == goal) {
            Some(card) => card.die = Some((who, face)),
            None => cannot_be(),
        }
        self.set_step(Step::Post);
        log.tell(Event::UsesGoal { who, face, goal, count, points });
    }
}
