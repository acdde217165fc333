//! What hardly any player would do: moves of the last turn that do not seem to bring a point any more, ends of a turn that
//! leave something lying, coins kept for nothing, effects chosen that cannot be applied. They are doubtful at first sight, so
//! that nobody makes them without a reason, not even a player who has won or lost already and to whom all moves look the same.

use engine::DOUBTFUL;

use super::glance::Glance;
use super::priors::option_start;
use crate::action::Action;
use crate::cards::{Card, Kind, Starter, cards_of, op};
use crate::language::{Ability, Counter, Deed, Enchant, Labels, Op};
use crate::state::{AWildVenture, InPlay, Run, Step};
use crate::tables::watchers;
use crate::trails::Side;
use crate::triggers::plays_trigger;

impl AWildVenture {
    /// Takes most of the weight from pointless choices, unless all of them are.
    pub(super) fn drop_pointless(&self, actions: &[Action], glance: &Glance<'_>, weights: &mut [f32]) {
        match glance.step {
            // Before the last turns nothing in a menu is pointless but to end the turn, which is offered once all main actions are done.
            Step::Menu if self.mains > 0 && self.last_turns.is_none() => {}
            Step::Menu => doubt(actions, weights, |action| match action {
                Action::EndTurn => actions.iter().any(|other| self.is_left_lying(*other)),
                _ => self.last_turns.is_some() && self.is_pointless(*action),
            }),
            Step::Invest { n, .. } => {
                let thrift = self.thrift(n, glance);
                doubt(actions, weights, |action| thrift.is_stingy(*action));
            }
            Step::Choose => doubt(actions, weights, |action| self.is_hollow(*action)),
            Step::Tuck { .. } => {
                if let Some(tucks) = self.last_tucks() {
                    doubt(actions, weights, |action| tucks.is_lesser(*action));
                }
            }
            // Coins of gear come first: whatever a building does then, it does with them.
            Step::Batch { .. } if actions.iter().any(is_gear) => {
                doubt(actions, weights, |action| !is_gear(action));
            }
            _ => {}
        }
    }

    /// Does this bring nothing in the player's last turn?
    fn is_pointless(&self, action: Action) -> bool {
        match action {
            Action::Play(card) => self.mains == 1 && !self.is_useful_at_last(card),
            Action::ActivateStarter(Starter::Nest) => {
                self.deck.is_empty() && !self.is_noticed(Deed::Activate, Starter::Nest.labels())
            }
            _ => false,
        }
    }

    /// Can a card that is played by the very last main action still bring a point?
    fn is_useful_at_last(&self, card: Card) -> bool {
        let printed = card.printed();
        let me = self.me();
        let left_over = || {
            // Free actions and relic effects are all that can still happen to it.
            me.tokens != 0
                || me.gear.iter().any(|gear| gear.supplies == 0)
                || me
                    .villagers
                    .iter()
                    .any(|one| one.supplies > 0 && one.card.printed().free && !self.rested.contains(one.card.number()))
        };
        let by_itself = match printed.kind {
            Kind::Villager => printed.free && (printed.supplies == 1 || brings_points(card)),
            Kind::Gear => left_over(),
            Kind::Building => me.tokens != 0 || left_over(),
        };
        by_itself || self.is_noticed(Deed::Play, card.labels())
    }

    /// Is this a free action after which nobody is worse off, and that would be lost with the turn?
    fn is_left_lying(&self, action: Action) -> bool {
        match action {
            Action::Free(card) if ops(card.printed().text.0).all(|op| matches!(op, Op::Gain(_))) => true,
            _ => self.last_turns.is_some() && self.scores_at_last(action),
        }
    }

    /// A free action that surely adds a point before the end.
    fn scores_at_last(&self, action: Action) -> bool {
        let me = self.me();
        match action {
            // Supplies would keep villagers from being tucked.
            Action::Enchant(card) => !matches!(card.printed().enchant, Enchant::Instant(text) if supplies(text.0)),
            Action::Free(card) => {
                me.villagers.iter().any(|one| one.card == card && one.supplies == 1) && !supplies(card.printed().text.0)
            }
            _ => false,
        }
    }

    /// What can be said about coins that might be kept instead of being invested.
    fn thrift(&self, n: u8, glance: &Glance<'_>) -> Thrift {
        let me = glance.me;
        let most = u16::from(n).min(me.coins);
        let wanted = match self.mains {
            // Without a main action left, coins are for the turns to come.
            0 => PLENTY.min(1.5 * glance.time.turns),
            1 if self.last_turns.is_some() && !self.can_spend() => 0.0,
            _ => PLENTY,
        };
        let plenty = f32::from(me.coins - most + self.coming_coins()) >= wanted;
        Thrift { most, plenty, refunded: self.is_refunded() }
    }

    /// Does gear of the player's own give back a coin of each investment?
    fn is_refunded(&self) -> bool {
        let waits = |gear: &InPlay| gear.supplies > 0 && watchers(Deed::Invest).contains(gear.card.number());
        self.me().gear.iter().any(waits)
    }

    /// Would this deed take the last supply of a gear of the other player, who tucks it then?
    fn helps_the_rival(&self, deed: Deed) -> bool {
        let waits = |gear: &InPlay| gear.supplies == 1 && watchers(deed).contains(gear.card.number());
        self.player(self.rival()).gear.iter().any(waits)
    }

    /// Is there anything better to do with coins than to invest them, with the very last main action to come?
    fn can_spend(&self) -> bool {
        let me = self.me();
        let asks_for_coins = |card: &InPlay| {
            ops(card.card.printed().text.0)
                .any(|op| matches!(op, Op::Play(..) | Op::PlaySorted(_) | Op::PayCoins { .. }))
        };
        let wanted =
            |card: Card| self.is_useful_at_last(card) || (card.kind() == Kind::Gear && self.replays_discards());
        // Tolls are paid in autumn.
        self.side == Side::Autumn
            || self.helps_the_rival(Deed::Invest)
            || me.villagers.iter().chain(me.gear.iter()).any(asks_for_coins)
            || cards_of(me.hand).any(wanted)
    }

    /// Does an effect begin with a play or a draw that is not possible, so that little is left of it?
    fn is_hollow(&self, action: Action) -> bool {
        let (Action::Number(number), Some(run)) = (action, self.run()) else { return false };
        let hollow = match op(option_start(run.at, number)) {
            Op::Play(kind, zone, price) => !self.can_play(kind, zone, price),
            Op::Draw(_) => self.deck.is_empty(),
            _ => false,
        };
        // The other effect gains more coins, which is good unless gear of the other player waits for that.
        hollow && !self.helps_the_rival(Deed::Gain)
    }

    /// Coins that what is under way surely brings.
    fn coming_coins(&self) -> u16 {
        let gains = |run: &Run| -> u16 {
            let straight = ops(run.at).take_while(|op| !matches!(op, Op::Choose { .. } | Op::If { .. } | Op::Jump(_)));
            let coins = straight.map(|op| match op {
                Op::Gain(n) if n.counter == Counter::One => n.times.into(),
                Op::Gain(n) if n.counter == Counter::Discarded => u16::from(n.times) * u16::from(run.discarded),
                _ => 0,
            });
            coins.sum()
        };
        let runs = self.steps.iter().map(|step| if let Step::Run(run) = step { gains(run) } else { 0 });
        runs.sum()
    }

    /// Does a building of the active player play what is discarded?
    pub(crate) fn replays_discards(&self) -> bool {
        let houses = self.me().buildings.iter();
        let mut abilities = houses.flat_map(|house| house.card.abilities(house.token.is_some()));
        abilities.any(|ability| matches!(ability, Ability::On(_, text) if plays_trigger(*text)))
    }

    /// Is there gear, or a building of the active player, that such a deed sets off?
    fn is_noticed(&self, deed: Deed, labels: Labels) -> bool {
        let labels = labels.and(Labels::ANY);
        cards_of(self.watching(deed, labels, 0)).any(|card| {
            if card.kind() == Kind::Gear {
                let fits = card.printed().trigger.is_some_and(|trigger| trigger.fits(deed, labels, 0));
                return fits && self.gear_supplies(card) > 0;
            }
            let enchanted = self.me().building(card).is_some_and(|house| house.token.is_some());
            let fits = |ability: &Ability| matches!(ability, Ability::On(trigger, _) if trigger.fits(deed, labels, 0));
            card.abilities(enchanted).iter().any(fits)
        })
    }
}

/// What there is to be said about coins that might be kept.
struct Thrift {
    /// As much as can be invested.
    most: u16,
    /// Is there no better use for more coins than points? With many left there is none, nor when nothing can be bought any more.
    plenty: bool,
    /// Does gear give back a coin of any investment?
    refunded: bool,
}

impl Thrift {
    /// Does it keep coins for which there is no better use than points?
    fn is_stingy(&self, action: Action) -> bool {
        let Action::Number(coins) = action else { return false };
        u16::from(coins) < self.most && (self.plenty || (coins == 0 && self.refunded))
    }
}

/// Makes all choices doubtful that are pointless, unless all of them are.
fn doubt(actions: &[Action], weights: &mut [f32], pointless: impl Fn(&Action) -> bool) {
    if actions.iter().all(&pointless) {
        return;
    }
    for (weight, _) in weights.iter_mut().zip(actions).filter(|(_, action)| pointless(action)) {
        *weight = DOUBTFUL;
    }
}

/// With so many coins left nobody saves.
const PLENTY: f32 = 5.0;

fn is_gear(action: &Action) -> bool {
    matches!(action, Action::Card(card) if card.kind() == Kind::Gear)
}

/// Does a text give supplies?
fn supplies(from: u16) -> bool {
    ops(from).any(|op| matches!(op, Op::Supply(..) | Op::SupplyEach(..)))
}

/// Can the text of a villager bring points by itself?
fn brings_points(card: Card) -> bool {
    ops(card.printed().text.0)
        .any(|op| matches!(op, Op::Tuck(_) | Op::TuckDiscarded(_) | Op::Travel(..) | Op::Invest(_)))
}

/// The rest of a text, whatever jumps there are.
pub(crate) fn ops(from: u16) -> impl Iterator<Item = Op> {
    (from..).map(op).take_while(|op| *op != Op::End)
}
