//! Travel (rules, 5.10): the adventurer walks away from home, pays tolls, and takes the reward of the space where it stops.

use engine::{Dice, Log, cannot_be};

use crate::event::Event;
use crate::language::{Deed, Labels, Mods};
use crate::state::{AWildVenture, Source, Step, Why};
use crate::trails::{Exit, Marker, Reward, Space, Toll};

impl AWildVenture {
    /// Can the active player take this exit now?
    #[inline]
    pub(crate) fn passable(&self, exit: &Exit, mods: Mods) -> bool {
        match exit.toll {
            Toll::Nothing => true,
            _ if mods.has(Mods::TOLL_FREE) => true,
            Toll::Coins(n) => self.me().coins >= u16::from(n),
            Toll::Cards(n) => self.me().hand.len() >= usize::from(n),
        }
    }

    /// A travel goes on. Says whether it need not wait for a choice.
    pub(crate) fn travel(
        &mut self,
        left: u8,
        moved: u8,
        mods: Mods,
        paid: Option<Space>,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        if let Some(to) = paid {
            self.move_to(to, log);
            return true;
        }
        let here = self.me().space;
        let mut usable = here.exits(self.side).iter().filter(|exit| left > 0 && self.passable(exit, mods));
        match (usable.next(), usable.next(), moved) {
            (None, _, 0) => {
                self.steps.pop();
                self.set_moved(0);
                log.tell(Event::Stuck { who: self.active, at: here });
            }
            (None, _, _) => self.arrive(dice, log),
            (Some(&only), None, 0) => self.take_exit(only, log),
            _ => return false,
        }
        true
    }

    /// Pays the toll and moves, or first discards what the toll asks for.
    pub(crate) fn take_exit(&mut self, exit: Exit, log: &mut impl Log<Event>) {
        let Some(Step::Travel { left, moved, mods, .. }) = self.step() else { return cannot_be() };
        let who = self.active;
        match exit.toll {
            Toll::Cards(n) if !mods.has(Mods::TOLL_FREE) => {
                self.set_step(Step::Travel { left, moved, mods, paid: Some(exit.to) });
                self.steps.push(Step::Discard { left: n, done: 0, up_to: false, why: Why::Toll });
                return;
            }
            Toll::Coins(n) if !mods.has(Mods::TOLL_FREE) => {
                self.me_mut().coins -= u16::from(n);
                log.tell(Event::Pays { who, coins: n });
            }
            _ => {}
        }
        self.move_to(exit.to, log);
    }

    fn move_to(&mut self, to: Space, log: &mut impl Log<Event>) {
        let Some(Step::Travel { left, moved, mods, .. }) = self.step() else { return cannot_be() };
        let who = self.active;
        let from = self.me().space;
        let toll = from.exits(self.side).iter().find(|exit| exit.to == to).map_or(Toll::Nothing, |exit| exit.toll);
        let toll = if mods.has(Mods::TOLL_FREE) { Toll::Nothing } else { toll };
        self.me_mut().space = to;
        log.tell(Event::Moves { who, from, to, toll });
        self.set_step(Step::Travel { left: left - 1, moved: moved + 1, mods, paid: None });
    }

    /// Takes the reward of the space where the adventurer stopped.
    pub(crate) fn arrive(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(Step::Travel { moved, mods, .. }) = self.step() else { return cannot_be() };
        let who = self.active;
        let at = self.me().space;
        let mut reward = at.reward();
        if self.markers.remove(at.number())
            && let Some(instead) = at.marker().reward()
        {
            reward = instead;
            log.tell(Event::UsesToken { who, at });
        }
        let reward = changed(reward, mods);
        self.set_step(Step::Travelled { moved, chest: matches!(reward, Reward::Chest(_)) });
        match reward {
            Reward::Nothing => {}
            Reward::Gain(n) => self.gain(n, log),
            Reward::Draw(n) => self.draw(n, dice, log),
            Reward::Starter(starter) if self.me().is_advanced(starter) => self.activate_starter(starter, log),
            Reward::Starter(starter) => self.steps.push(Step::Reward { starter }),
            Reward::Enchantment => self.take_token(at, log),
            Reward::Chest(chest) => {
                log.tell(Event::Opens { who, chest });
                self.apply(chest.text(), Source::Chest(chest));
            }
        }
    }

    /// Takes an enchantment token, if one lies there and the player has none of its pair.
    fn take_token(&mut self, at: Space, log: &mut impl Log<Event>) {
        let Marker::Pair(token) = at.marker() else { return };
        let Some(left) = self.pairs.get_mut(token.index()) else { return cannot_be() };
        if *left == 0 || self.players[self.active.index() & 1].pairs() & token.bit() != 0 {
            return;
        }
        *left -= 1;
        self.me_mut().tokens |= token.bit();
        log.tell(Event::TakesToken { who: self.active, at, token });
    }

    /// The travel is over: its deeds are raised together.
    pub(crate) fn end_travel(&mut self, moved: u8, chest: bool, log: &mut impl Log<Event>) {
        self.steps.pop();
        self.set_moved(moved);
        let from = self.pending.len();
        if chest {
            self.collect(from, Deed::Chest, Labels::ANY, 0, None);
        }
        self.collect(from, Deed::Travel, Labels::ANY, moved, None);
        self.settle(from, log);
    }

    fn set_moved(&mut self, moved: u8) {
        if let Some(run) = self.run_mut() {
            run.moved = moved;
        }
    }
}

/// The reward as the modifiers of a travel change it.
pub(crate) fn changed(reward: Reward, mods: Mods) -> Reward {
    let times = |n: u8| if mods.has(Mods::DOUBLE) { 2 * n } else { n };
    match reward {
        Reward::Gain(n) if mods.has(Mods::GAIN_TO_DRAW) => Reward::Draw(times(n)),
        Reward::Gain(n) => Reward::Gain(times(n)),
        Reward::Draw(n) => Reward::Draw(times(n)),
        Reward::Chest(chest) if mods.has(Mods::CHEST_UP) => Reward::Chest(chest.better()),
        other => other,
    }
}
