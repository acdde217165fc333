//! Choices that hardly anybody makes: a die where it does nothing, berries for a die that is no better, a step to nowhere, a
//! gift left lying on the table, an advisor who is asked for nothing. For some of them another choice is provably never worse:
//! bots do not think about these at all. The others rest on what things seem to be worth, and are only doubtful. What goes for dice and
//! walks stands with them.

use engine::Judgement;

use super::rates::Rates;
use crate::action::Action;
use crate::boards::{Board, TOWERS, Worker};
use crate::cards::Card;
use crate::effects::{Effect, Gain, MOST_BERRIES, MOST_RESOURCES, Price};
use crate::state::{GoalCard, Player, Step, Tundra};

/// An advisor that brings less is not missed.
const LITTLE: f32 = 0.05;

impl Tundra {
    /// Choices that are never better than another one. An advisor who has done their work is not missed, unless the game ends now. And a
    /// resource costs nothing to have: it may decide a tie, and whatever finds no room later would have been all that one has now. The
    /// same goes for all that a boost simply gives: whoever takes it can still forgo the rest.
    pub(crate) fn is_dominated(&self, rates: &Rates, step: Step, actions: &[Action], action: Action) -> bool {
        let me = self.me();
        match (step, action) {
            (Step::Gather { .. } | Step::Take { .. }, Action::Done | Action::Skip) => {
                !self.may_end() && actions.iter().any(|action| matches!(action, Action::Take(_)))
            }
            (Step::Activation { board, face, left, .. }, Action::Stop) => {
                !self.may_end() && self.waiting(board, left).any(|card| self.is_present(rates, &card.effect(face)))
            }
            (Step::Dismiss { .. }, Action::Dismiss(card)) => {
                let spent = |&card: &Card| is_spent(me, rates, card);
                !spent(&card) && me.advisors.iter().any(spent) && !self.may_end()
            }
            _ => false,
        }
    }

    /// Choices that do not seem to be better than another one. Nothing that is received hurts, and every action can be declined in
    /// its parts.
    pub(crate) fn is_pointless(&self, step: Step, actions: &[Action], action: Action) -> bool {
        match (step, action) {
            (Step::Activation { .. }, Action::Stop) => true,
            (Step::Gather { .. } | Step::Take { .. }, Action::Done | Action::Skip) => true,
            (Step::Market, Action::Skip) => {
                let fits = |action: &Action| matches!(action, Action::Card(card) if has_place(self.me(), *card));
                actions.iter().any(fits)
            }
            // Who wants nothing of an advisor need not ask; asked in vain, the card rests all the same.
            (Step::Hire { .. } | Step::Build { .. }, Action::Done) => {
                matches!(self.steps[..], [.., Step::Turn | Step::Post, _])
            }
            _ => false,
        }
    }

    /// Would this action do anything at all?
    pub(crate) fn does_something(&self, rates: &Rates, effect: &Effect) -> bool {
        let me = self.me();
        let room = |berries: u8| berries > 0 && me.berries < MOST_BERRIES;
        let upgrades = || Board::ALL.iter().any(|&board| self.can_upgrade(board));
        let hires = rates.idle > 0 && rates.pairs > 0;
        match *effect {
            Effect::Gain(gain) => {
                let fits = |(&count, stock): (&u8, u8)| count > 0 && stock < MOST_RESOURCES;
                gain.points > 0
                    || room(gain.berries)
                    || gain.any > 0 && me.room().next().is_some()
                    || gain.resources.iter().zip(me.stock).any(fits)
            }
            Effect::Walk(_) => rates.idle < Worker::COUNT as u8,
            Effect::Gather(_) => self.gatherable(me, rates) > 0,
            Effect::Harvest(_) => me.room().next().is_some(),
            Effect::Build(_) => self.sites() != 0,
            Effect::Hire(_) => hires && me.berries > 0,
            Effect::Recruit => hires,
            Effect::Pairs => !me.towers.is_empty() && rates.pairs > 0,
            Effect::Market(market) => room(market.berries) || self.market.iter().any(Option::is_some),
            Effect::Crafts(berries) => room(berries) || upgrades(),
            Effect::Upgrade(_) => upgrades(),
            Effect::Trade(Price::Berries(count), _) => me.berries >= count,
            Effect::Trade(Price::Alike(count), _) => me.has(count).next().is_some(),
            _ => true,
        }
    }

    /// This gives something for nothing, and asks nothing afterwards.
    fn is_present(&self, rates: &Rates, effect: &Effect) -> bool {
        matches!(effect, Effect::Gain(gain) if !gain.worker) && self.does_something(rates, effect)
    }

    /// Somebody else could score with this goal now.
    pub(crate) fn is_wanted(&self, card: &GoalCard) -> bool {
        self.takers(card) & !(1 << self.active.index()) != 0
    }

    /// An advisor who gives something for nothing, or whose help, which is worth so much, would be forgone now that the last die is used.
    pub(crate) fn is_gift(&self, rates: &Rates, card: Card, worth: f32) -> bool {
        let me = self.me();
        match *card.advice() {
            Effect::Gain(gain) if self.has_room(gain) => true,
            Effect::SetDie | Effect::Rerolls(_) | Effect::Flip | Effect::BuyDie(_) | Effect::Post => false,
            Effect::Walk(_) => !me.has_dice() && rates.rounds > 0.0,
            // Figures may be dear to a personal goal, and resources to the rounds that follow.
            Effect::Build(_) | Effect::Recruit if me.personal.is_some() || rates.rounds > 0.0 => false,
            _ => !me.has_dice() && worth > LITTLE,
        }
    }

    /// All of a gain fits into the stores.
    fn has_room(&self, gain: Gain) -> bool {
        let me = self.me();
        gain.resources.iter().zip(me.stock).all(|(&count, stock)| stock + count <= MOST_RESOURCES)
            && me.berries + gain.berries <= MOST_BERRIES
    }
}

/// There is a free place for this card.
fn has_place(player: &Player, card: Card) -> bool {
    let numbers = player.title.numbers();
    if card.is_advisor() {
        player.advisors.len() < usize::from(numbers.advisors)
    } else {
        player.boosts.iter().any(|row| row.len() < usize::from(numbers.boosts))
    }
}

/// An advisor at hand sells dice for less than the title asks.
pub(crate) fn sells_for_less(player: &Player) -> bool {
    let price = player.title.numbers().buy;
    let ready = player.advisors.iter().filter(|card| !player.rotated.contains(card.number()));
    ready.into_iter().any(|card| matches!(*card.advice(), Effect::BuyDie(less) if less <= price))
}

/// This advisor will never be asked again: used in the last round, or a builder without towers.
fn is_spent(player: &Player, rates: &Rates, card: Card) -> bool {
    let built = player.towers.len() >= usize::from(TOWERS);
    rates.rounds == 0.0 && player.rotated.contains(card.number()) || built && matches!(card.advice(), Effect::Build(_))
}

/// An advisor for dice.
pub(crate) fn changes_dice(card: Card) -> bool {
    matches!(card.advice(), Effect::SetDie | Effect::Rerolls(_) | Effect::Flip | Effect::BuyDie(_))
}
