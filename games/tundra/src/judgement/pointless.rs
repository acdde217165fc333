//! Choices that hardly anybody makes: a die where it does nothing, berries for a die that is no better, a step to nowhere, a
//! gift left lying on the table, an advisor who is asked for nothing. For some of them another choice is provably never worse:
//! bots do not think about these at all. The others rest on what things seem to be worth, and are only doubtful.

use engine::Judgement;

use super::priors::Sight;
use super::rates::Rates;
use crate::action::Action;
use crate::boards::{Board, Face, TOWERS};
use crate::cards::Card;
use crate::effects::{Effect, Gain, MOST_BERRIES, MOST_RESOURCES, Price, Resource};
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::Hex;
use crate::state::{Player, Step, Tundra};

/// A change of a die must bring so much more than it costs.
const WORTHWHILE: f32 = 0.1;
/// An advisor that brings less is not missed.
const LITTLE: f32 = 0.05;
/// In the last round a die is too good for less if it brings a point elsewhere.
const NEXT_TO_NOTHING: f32 = 0.2;

impl Tundra {
    /// Choices that are never better than another one. An advisor who has done their work is not missed, unless the game ends now. A
    /// die that was not used yet can as well be turned at the start of the next turn, for the same price and knowing more: until
    /// then nobody else touches the own dice, berries and stores.
    pub(crate) fn is_dominated(&self, rates: &Rates, action: Action) -> bool {
        let me = self.me();
        match (self.step(), action) {
            (Step::Post, Action::Inc(_) | Action::Dec(_)) => true,
            (Step::Dismiss { .. }, Action::Dismiss(card)) => {
                let spent = |&card: &Card| is_spent(me, rates, card);
                !spent(&card) && me.advisors.iter().any(spent) && !self.may_end()
            }
            _ => false,
        }
    }

    /// Does this choice seem to be better than none? Then doing nothing instead is pointless.
    pub(crate) fn is_sure(&self, rates: &Rates, action: Action) -> bool {
        let me = self.me();
        match (self.step(), action) {
            (Step::Walk { .. }, Action::Move(worker, to)) => {
                self.rewards(to) && me.workers[worker.index()].is_some_and(|from| self.may_leave(rates, from, to))
            }
            (Step::Turn, Action::Use(face, board)) => {
                let mut boosts = me.starting[board.index()].iter().chain(&me.boosts[board.index()]);
                self.does_something(board.effect(me.upgraded(board), face))
                    || boosts.any(|card| self.does_something(card.effect(face)))
            }
            (Step::Turn, Action::Goal(_, goal)) => goal.tiers().points(self.counts(self.active, goal)) > 0,
            (Step::Post, Action::Advisor(card)) => self.is_gift(rates, card),
            (Step::Market, Action::Card(card)) => has_place(me, card),
            _ => false,
        }
    }

    /// Choices that do not seem to be better than another one; with something `sure` at hand there are more of them. Nothing
    /// that is received hurts, and every action can be declined in its parts. Dice that are not used in this turn can as well be changed, and others bought, in the
    /// next one; so a change must lead to something better than what the dice can do as they are.
    pub(crate) fn is_pointless(&self, rates: &Rates, sight: &Sight, sure: bool, action: Action) -> bool {
        let me = self.me();
        let prices = me.title.numbers();
        let no_better = |changed: f32| changed <= sight.now + WORTHWHILE;
        if self.step() == Step::Turn && self.spoils_berries(sight, action) {
            return true;
        }
        match (self.step(), action) {
            (Step::Post, Action::Reroll(_)) => true,
            (Step::Post, Action::Buy) => me.has_dice() || sells_for_less(me),
            (Step::Turn, Action::Buy) => sells_for_less(me),
            (Step::Post, Action::Advisor(card)) => me.has_dice() && changes_dice(card),
            (Step::Post, Action::EndTurn) | (Step::Walk { .. }, Action::Done) | (Step::Market, Action::Skip) => sure,
            (Step::Turn, Action::Use(face, board)) => {
                sure && !self.is_sure(rates, action) || self.is_wasted(rates, sight, face, board)
            }
            (Step::Turn, Action::Goal(_, goal)) => sure && !self.is_sure(rates, action) && !self.is_wanted(goal),
            (Step::Turn, Action::Reroll(_)) => {
                let luck: f32 = sight.places.iter().map(|place| place.best.max(sight.now)).sum();
                luck / 6.0 - f32::from(prices.reroll) * rates.berry <= sight.now
            }
            (Step::Turn, Action::Inc(face)) => no_better(sight.changed(rates, me, face, Face::up)),
            (Step::Turn, Action::Dec(face)) => no_better(sight.changed(rates, me, face, Face::down)),
            (Step::Walk { left }, Action::Move(_, to)) => !self.rewards(to) && self.leads_nowhere(to, left, sure),
            (Step::Activation { .. }, Action::Stop) => true,
            (Step::Gather { .. } | Step::Take { .. }, Action::Done | Action::Skip) => true,
            // Who wants nothing of an advisor need not ask; asked in vain, the card rests all the same.
            (Step::Hire { .. } | Step::Build { .. }, Action::Done) => {
                matches!(self.steps[..], [.., Step::Turn | Step::Post, _])
            }
            _ => false,
        }
    }

    /// Does this spend berries for which the common goal would pay right now, better than anything else that the dice can
    /// do? The goal costs no berries, so they can be spent after it.
    fn spoils_berries(&self, sight: &Sight, action: Action) -> bool {
        let me = self.me();
        let prices = me.title.numbers();
        let price = match action {
            Action::Reroll(_) => prices.reroll,
            Action::Inc(_) | Action::Dec(_) => prices.change,
            Action::Buy => prices.buy,
            Action::Advisor(card) => match card.effect(Face::default()) {
                Effect::BuyDie(price) | Effect::Trade(Price::Berries(price), _) => price,
                _ => return false,
            },
            _ => return false,
        };
        let goal = CommonGoal::Berries;
        let open = self.goals.iter().any(|card| card.goal == goal && card.die.is_none());
        let [now, then] = [me.berries, me.berries.saturating_sub(price)].map(|berries| goal.tiers().points(berries));
        open && then < now && goal.faces() & me.faces() != 0 && f32::from(now) >= sight.now
    }

    /// In the last round: would the die bring next to nothing here, but a point elsewhere?
    fn is_wasted(&self, rates: &Rates, sight: &Sight, face: Face, board: Board) -> bool {
        rates.rounds == 0.0 && sight.places[face.index()].best >= 1.0 && sight.uses.of(face, board) < NEXT_TO_NOTHING
    }

    /// A step onto this glade brings something at once.
    fn rewards(&self, to: Hex) -> bool {
        match self.resource(to) {
            Some(kind) => self.me().stock[kind.index()] < MOST_RESOURCES,
            None => self.hidden_glades() & to.bit() != 0,
        }
    }

    /// Standing here is good for nothing, and no further step follows for which it is on the way.
    fn leads_nowhere(&self, to: Hex, left: u8, sure: bool) -> bool {
        let me = self.me();
        if to.is_settlement() {
            return me.personal != Some(PersonalGoal::Types) && (left <= 1 || sure);
        }
        let counted = me.personal.is_some() || self.goals.iter().any(|card| glades(card.goal).is_some());
        let site = self.towers & to.bit() == 0 && me.towers.len() < usize::from(TOWERS);
        left <= 1 && !counted && !site
    }

    /// Nothing is lost if a worker leaves this place for that one: no site for a tower, and no goal.
    fn may_leave(&self, rates: &Rates, from: Hex, to: Hex) -> bool {
        let me = self.me();
        let on_map = matches!(
            me.personal,
            Some(
                PersonalGoal::Types
                    | PersonalGoal::Garrison
                    | PersonalGoal::Edge
                    | PersonalGoal::MajorBrushwood
                    | PersonalGoal::MajorStone
                    | PersonalGoal::MajorPeat
            )
        );
        if on_map {
            return false;
        }
        let site = |hex: Hex| {
            if me.towers.len() >= usize::from(TOWERS) || self.towers & hex.bit() != 0 || hex.is_settlement() {
                0.0
            } else if self.open & hex.bit() == 0 {
                1.0 + rates.rounds
            } else {
                self.tower_worth(me, rates, hex)
            }
        };
        let alone = me.figures_on(from.bit()) == 1;
        let counts = |hex: Hex, kind: Resource| self.yields[kind.index()] & hex.bit() != 0;
        let mut kinds = self.goals.iter().filter_map(|card| glades(card.goal));
        let missed =
            kinds.any(|kind| alone && counts(from, kind) && !(counts(to, kind) && me.figures_on(to.bit()) == 0));
        !missed && (!alone || site(from) <= site(to))
    }

    /// Would this action do anything at all?
    fn does_something(&self, effect: Effect) -> bool {
        let me = self.me();
        let room = |berries: u8| berries > 0 && me.berries < MOST_BERRIES;
        let upgrades = || Board::ALL.iter().any(|&board| self.can_upgrade(board));
        let hires = || me.idle_workers() > 0 && me.has_pair();
        match effect {
            Effect::Gain(gain) => {
                let fits = |(&count, stock): (&u8, u8)| count > 0 && stock < MOST_RESOURCES;
                gain.points > 0
                    || room(gain.berries)
                    || gain.any > 0 && me.room().next().is_some()
                    || gain.resources.iter().zip(me.stock).any(fits)
            }
            Effect::Walk(_) => me.worker_hexes() != 0,
            Effect::Gather(_) => self
                .yields
                .iter()
                .zip(me.stock)
                .any(|(&glades, stock)| stock < MOST_RESOURCES && me.figures_on(glades) > 0),
            Effect::Harvest(_) => me.room().next().is_some(),
            Effect::Build(_) => self.sites() != 0,
            Effect::Hire(_) => hires() && me.berries > 0,
            Effect::Recruit => hires(),
            Effect::Pairs => !me.towers.is_empty() && me.has_pair(),
            Effect::Market(market) => room(market.berries) || self.market.iter().any(Option::is_some),
            Effect::Crafts(berries) => room(berries) || upgrades(),
            Effect::Upgrade(_) => upgrades(),
            Effect::Trade(Price::Berries(count), _) => me.berries >= count,
            Effect::Trade(Price::Alike(count), _) => me.has(count).next().is_some(),
            _ => true,
        }
    }

    /// Somebody else could score with this goal now.
    pub(crate) fn is_wanted(&self, goal: CommonGoal) -> bool {
        let takers = self.goals.iter().find(|card| card.goal == goal).map_or(0, |card| self.takers(card));
        takers & !(1 << self.active.index()) != 0
    }

    /// An advisor who gives something for nothing, or whose help would be forgone now that the last die is used.
    fn is_gift(&self, rates: &Rates, card: Card) -> bool {
        let me = self.me();
        match card.effect(Face::default()) {
            Effect::Gain(gain) if self.has_room(gain) => true,
            Effect::SetDie | Effect::Rerolls(_) | Effect::Flip | Effect::BuyDie(_) | Effect::Post => false,
            Effect::Walk(_) => !me.has_dice() && rates.rounds > 0.0,
            // Figures may be dear to a personal goal, and resources to the rounds that follow.
            Effect::Build(_) | Effect::Recruit if me.personal.is_some() || rates.rounds > 0.0 => false,
            effect => !me.has_dice() && self.effect_worth(self.active, rates, effect) > LITTLE,
        }
    }

    /// All of a gain fits into the stores.
    fn has_room(&self, gain: Gain) -> bool {
        let me = self.me();
        gain.resources.iter().zip(me.stock).all(|(&count, stock)| stock + count <= MOST_RESOURCES)
            && me.berries + gain.berries <= MOST_BERRIES
    }
}

/// The glades that a goal counts.
fn glades(goal: CommonGoal) -> Option<Resource> {
    match goal {
        CommonGoal::Brushwood => Some(Resource::Brushwood),
        CommonGoal::Stone => Some(Resource::Stone),
        CommonGoal::Peat => Some(Resource::Peat),
        _ => None,
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
fn sells_for_less(player: &Player) -> bool {
    let price = player.title.numbers().buy;
    let ready = player.advisors.iter().filter(|card| !player.rotated.contains(card.number()));
    ready.into_iter().any(|card| matches!(card.effect(Face::default()), Effect::BuyDie(less) if less <= price))
}

/// This advisor will never be asked again: used in the last round, or a builder without towers.
fn is_spent(player: &Player, rates: &Rates, card: Card) -> bool {
    let built = player.towers.len() >= usize::from(TOWERS);
    rates.rounds == 0.0 && player.rotated.contains(card.number())
        || built && matches!(card.effect(Face::default()), Effect::Build(_))
}

fn changes_dice(card: Card) -> bool {
    matches!(card.effect(Face::default()), Effect::SetDie | Effect::Rerolls(_) | Effect::Flip | Effect::BuyDie(_))
}
