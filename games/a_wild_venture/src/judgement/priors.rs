//! First sight: which choice looks good before anybody thinks. Everything is valued in points and weighed by how far it
//! stands out, so that searches begin with the moves that a practised player would look at.

use engine::DOUBTFUL;
use engine::maths::exp;

use super::glance::{CardCounts, Glance};
use super::outlook::{WEIGHTS, instant, note};
use super::worth::PRICES;
use crate::action::Action;
use crate::cards::{Card, Kind, Species, Starter, cards_of, op};
use crate::language::{Counter, Enchant, Fate, Filter, Op, Price};
use crate::state::{AWildVenture, Step};

/// What first sight goes by, in points unless said otherwise.
pub(crate) struct Instincts {
    /// How many points make a choice stand out.
    pub(crate) scale: f32,
    /// What a main action must bring.
    pub(crate) action: f32,
    /// How much of a building's future is believed.
    pub(crate) building: f32,
    /// Placing a token rather sooner than later.
    pub(crate) enchant: f32,
    /// Keeping coins when few are left, as a share of their price.
    pub(crate) thrift: f32,
    /// Upgrading a starter rather than activating it, for each turn to come.
    pub(crate) upgrade: f32,
    /// Taking coins of gear before anything else.
    pub(crate) coins_first: f32,
    /// By how much a card must be dearer than another that it is doubtful to give it away instead.
    pub(crate) dear: f32,
}

pub(crate) const INSTINCTS: Instincts = Instincts {
    scale: 0.8,
    action: 1.6,
    building: 0.8,
    enchant: 0.6,
    thrift: 0.9,
    upgrade: 0.18,
    coins_first: 1.5,
    dear: 0.5,
};

impl AWildVenture {
    /// A weight for each of the choices.
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        if actions.len() < 2 {
            out.resize(actions.len(), 1.0);
            return;
        }
        let Some(step) = self.step() else { return out.resize(actions.len(), 1.0) };
        let glance = Glance::new(self, step);
        out.extend(actions.iter().map(|&action| self.first_sight(action, &glance)));
        let best = out.iter().copied().fold(f32::MIN, f32::max);
        let weight = |behind: f32| exp(-behind / INSTINCTS.scale).max(1e-3);
        let (discards, tucks) = (self.gives_up_cards(&glance), self.tucks_cards(&glance));
        if discards || tucks {
            for (worth, action) in out.iter_mut().zip(actions) {
                let behind = best - *worth;
                // Tucked buildings score nothing.
                let sharp = discards || is_building(action);
                *worth = if sharp && behind > INSTINCTS.dear { DOUBTFUL } else { weight(behind) };
            }
        } else {
            out.iter_mut().for_each(|worth| *worth = weight(best - *worth));
        }
        self.drop_pointless(actions, &glance, out);
    }

    fn first_sight(&self, action: Action, glance: &Glance<'_>) -> f32 {
        match action {
            Action::Play(card) => self.playing(card, Price::Less(0), glance) - INSTINCTS.action,
            Action::ActivateStarter(starter) => self.starting(starter, glance) - INSTINCTS.action,
            Action::Activate(card) => self.using(card, glance) - INSTINCTS.action,
            Action::Free(card) => self.using(card, glance),
            Action::Enchant(card) => {
                let now = match card.printed().enchant {
                    Enchant::Instant(text) => self.effect(text.0, glance),
                    _ => instant(card, glance.time),
                };
                now + INSTINCTS.enchant - 0.8 * instant(card, glance.time)
            }
            Action::EndTurn => 0.0,
            Action::Card(card) => self.picking(card, glance),
            Action::Starter(starter) => match glance.step {
                Step::Upgrade => WEIGHTS.advanced[starter.index()] * glance.time.turns,
                _ => self.starting(starter, glance),
            },
            Action::Go(space) => self.going(space, glance),
            Action::Stop => match glance.step {
                Step::Travel { .. } => self.arriving(glance.me.space, glance),
                _ => 0.0,
            },
            Action::UseIt => match glance.step {
                Step::Reward { starter } => self.starting(starter, glance),
                _ => 0.0,
            },
            Action::UpgradeIt => 0.2 + INSTINCTS.upgrade * glance.time.turns,
            Action::Decline | Action::No => 0.0,
            Action::PlayIt => match glance.step {
                Step::PlayTrigger { card, price } => self.playing(card, price, glance),
                _ => 0.5,
            },
            Action::Yes => match self.run().map(|run| op(run.at)) {
                Some(Op::Supply(n, filter)) => self.best_supply(self.count(n), filter, glance),
                _ => 0.8,
            },
            Action::Number(number) => self.numbering(number, glance),
            // Only buildings react to a certain card.
            Action::ResolveFor(..) => 0.0,
        }
    }

    /// What it is worth to have a card in play, paid for.
    fn playing(&self, card: Card, price: Price, glance: &Glance<'_>) -> f32 {
        let Glance { time, coin, .. } = glance;
        let (brief, worth, plays) = (card.brief(), card.worth(), glance.plays());
        let cost = coin * f32::from(plays.price(card, price));
        let supplies = f32::from(brief.supplies);
        let gain = match brief.kind {
            Kind::Villager => {
                let here = if brief.free || plays.mains > 0.0 { 1.0 } else { 0.0 };
                let uses = time.turns + here;
                let slack = if brief.free {
                    uses - 0.4 - supplies
                } else {
                    WEIGHTS.industry * (2.0 * time.turns + plays.mains) + 0.5 - 0.7 * plays.waiting - supplies
                };
                let chance = self.in_time(supplies, uses, slack);
                let used = if self.exhausted { time.ramp * uses.min(supplies) } else { chance * supplies };
                chance * (1.0 - WEIGHTS.hand_villager) * glance.more(brief.species) + 0.6 * used * worth.edge
            }
            Kind::Gear => {
                let wear = WEIGHTS.wear * (2.0 * time.turns + 0.3);
                wear / (wear + supplies) * (glance.enchanted() + WEIGHTS.relic * worth.text * time.ramp)
                    + 0.4 * coin * supplies
            }
            Kind::Building => {
                let future = INSTINCTS.building * plays.crowd * WEIGHTS.ability * time.turns * worth.ability[0];
                let token = if plays.token { instant(card, *time) + 0.5 * glance.gear() } else { 0.0 };
                future + token
            }
        };
        gain + coin * plays.coins_of_gear(card) - cost
    }

    fn starting(&self, starter: Starter, glance: &Glance<'_>) -> f32 {
        self.effect(glance.me.starter_text(starter).0, glance)
    }

    /// What it is worth to use a villager once, and to come closer to tucking it.
    fn using(&self, card: Card, glance: &Glance<'_>) -> f32 {
        let left = glance.me.villagers.iter().find(|villager| villager.card == card).map_or(1, |one| one.supplies);
        let closer = glance.more(card.species()) / f32::from(left.max(1));
        self.effect(card.brief().text.0, glance) + 0.5 * closer
    }

    /// What a text would bring now, from a place on.
    fn effect(&self, from: u16, glance: &Glance<'_>) -> f32 {
        let me = glance.me;
        let ramp = glance.time.ramp;
        let mut worth = 0.0;
        let mut at = from;
        loop {
            let next = op(at);
            at += 1;
            worth += match next {
                Op::End => return worth,
                Op::Gain(n) => glance.coin * f32::from(self.count(n).max(u8::from(n.counter != Counter::One))),
                Op::Draw(n) => {
                    let CardCounts { deck, room, .. } = glance.cards();
                    PRICES.card * ramp * room * f32::from(self.count(n)).min(deck)
                }
                Op::DrawDiscarded(n) => {
                    PRICES.card * ramp * glance.cards().room * f32::from(self.count(n)).min(self.discard.len() as f32)
                }
                Op::Tuck(n) => self.best_tucks(self.count(n), glance),
                Op::Travel(n, _) => self.best_way(self.count(n), glance),
                Op::Look { skip, .. } if self.deck.is_empty() => {
                    at += u16::from(skip);
                    0.0
                }
                Op::Search { skip, .. } if self.discard.is_empty() => {
                    at += u16::from(skip);
                    0.0
                }
                Op::Sort(Fate::Draw, n) => 0.75 * ramp * glance.cards().room * f32::from(n),
                Op::Sort(Fate::Tuck, n) => f32::from(n) * self.likely_tuck(glance),
                Op::PlaySorted(Price::Free) => 2.5 * ramp,
                Op::Invest(n) => {
                    let coins = f32::from(me.coins).min(f32::from(self.count(n)));
                    if me.buildings.is_empty() { 0.0 } else { coins * (1.0 - glance.coin) }
                }
                Op::ActivateStarter(starter) => self.effect(me.starter_text(starter).0, glance),
                Op::ActivateAnyStarter { .. } => PRICES.starter * ramp,
                Op::ActivateVillager(filter) => self.best_use(filter, glance),
                Op::Supply(n, filter) => self.best_supply(self.count(n), filter, glance),
                Op::SupplyEach(n, filter) => {
                    let n = self.count(n);
                    self.fitting(filter).map(|card| self.supplying(card, n, glance)).sum()
                }
                Op::Upgrade(_) if me.advanced == 7 => 0.0,
                Op::Upgrade(_) => INSTINCTS.upgrade * glance.time.turns,
                Op::Take(n) => 0.8 * ramp * f32::from(self.count(n)).min(self.discard.len() as f32),
                Op::TuckDiscarded(_) => self.discard.last().map_or(0.0, |&card| self.tucking(card, glance)),
                Op::Play(kind, zone, price) if !self.can_play(kind, zone, price) => 0.0,
                Op::Play(..) => 0.8 * ramp,
                Op::PayCards { n, .. } if glance.cards().hand < f32::from(n) => return worth,
                Op::PayCards { n, .. } => -0.4 * ramp * f32::from(n),
                Op::PayCoins { n, .. } if me.coins < u16::from(n) => return worth,
                Op::PayCoins { n, .. } => -glance.coin * f32::from(n),
                Op::Choose { options, .. } => {
                    let best = (1..=options).map(|number| self.option(at, number, glance)).fold(0.0, f32::max);
                    return worth + best;
                }
                Op::Jump(skip) => {
                    at += u16::from(skip);
                    0.0
                }
                Op::If { counter, at_least, n, skip } => {
                    let counted = self.counter(counter);
                    if !(if at_least { counted >= n } else { counted <= n }) {
                        at += u16::from(skip);
                    }
                    0.0
                }
                _ => 0.0,
            };
        }
    }

    /// What one of the effects of a choice would bring, with what follows.
    fn option(&self, from: u16, number: u8, glance: &Glance<'_>) -> f32 {
        self.effect(option_start(from, number), glance)
    }

    /// What a tucked card is worth.
    fn tucking(&self, card: Card, glance: &Glance<'_>) -> f32 {
        match card.kind() {
            Kind::Villager => glance.more(card.species()),
            Kind::Gear => glance.enchanted(),
            Kind::Building => 0.0,
        }
    }

    /// What a card of the hand is worth there.
    fn keeping(&self, card: Card, glance: &Glance<'_>) -> f32 {
        let pile = match card.kind() {
            Kind::Villager => WEIGHTS.hand_villager * glance.more(card.species()),
            Kind::Gear => WEIGHTS.hand_gear * glance.enchanted(),
            // Late in the game nothing comes of it any more.
            Kind::Building => -0.15 * glance.me.buildings.len() as f32 - 0.8 / (1.0 + 0.5 * glance.time.turns),
        };
        glance.time.ramp * (card.worth().held + pile)
    }

    /// What the best cards of the hand would bring if they were tucked.
    pub(super) fn best_tucks(&self, count: u8, glance: &Glance<'_>) -> f32 {
        let best = glance.tucks(|| {
            let mut best = [0.0f32; 3];
            cards_of(glance.me.hand)
                .for_each(|card| note(&mut best, self.tucking(card, glance) - self.keeping(card, glance)));
            best
        });
        best.iter().take(count.into()).sum()
    }

    /// What the best of some cards that are looked at would bring if it were tucked.
    fn likely_tuck(&self, glance: &Glance<'_>) -> f32 {
        let more = Species::ALL.iter().map(|&species| glance.more(species));
        let best = more.fold(glance.enchanted(), f32::max);
        0.8 * best
    }

    /// What it is worth to give a villager supplies: it can be used more often, but is not tucked as soon.
    fn supplying(&self, card: Card, n: u8, glance: &Glance<'_>) -> f32 {
        let Some(villager) = glance.me.villagers.iter().find(|villager| villager.card == card) else { return 0.0 };
        let uses = self.uses(card, glance.time);
        let (left, then) = (f32::from(villager.supplies), f32::from(villager.supplies + n));
        let chance = |left: f32| if left == 0.0 { 1.0 } else { self.in_time(left, uses, uses - left + 0.5) };
        let used = then.min(uses) - left.min(uses);
        glance.time.ramp * used * (0.2 + card.worth().edge)
            + (chance(then) - chance(left)) * glance.more(card.species())
    }

    fn best_supply(&self, n: u8, filter: Filter, glance: &Glance<'_>) -> f32 {
        let worth = self.fitting(filter).map(|card| self.supplying(card, n, glance));
        worth.reduce(f32::max).unwrap_or(0.0)
    }

    fn best_use(&self, filter: Filter, glance: &Glance<'_>) -> f32 {
        let use_of = |card: Card| if card.brief().activates { 0.5 } else { card.worth().text * glance.time.ramp };
        self.fitting(filter).map(use_of).fold(0.0, f32::max)
    }

    /// What it is worth to pick this card.
    fn picking(&self, card: Card, glance: &Glance<'_>) -> f32 {
        match glance.step {
            Step::Sift { .. } => -self.keeping(card, glance),
            Step::Discard { up_to, .. } => {
                let paid = if up_to { self.paid_for_discards(glance) } else { 0.0 };
                paid - self.keeping(card, glance)
            }
            Step::Tuck { .. } => self.tucking(card, glance) - self.keeping(card, glance),
            Step::Sort { fate: Fate::Tuck, .. } => self.tucking(card, glance) - 0.3 * self.keeping(card, glance),
            Step::Sort { fate: Fate::Draw, .. } | Step::Take { .. } => 1.5 * self.keeping(card, glance),
            Step::Sort { fate: Fate::Discard, .. } => -self.keeping(card, glance),
            Step::PlaySorted { price } | Step::Play { price, .. } => self.playing(card, price, glance),
            Step::Search { .. } => self.tucking(card, glance).max(self.playing(card, Price::Free, glance)),
            Step::Supply { n, .. } => self.supplying(card, n, glance),
            Step::Activate { .. } => self.effect(card.brief().text.0, glance),
            Step::Batch { .. } if card.kind() == Kind::Gear => INSTINCTS.coins_first,
            _ => 0.0,
        }
    }

    /// What the text at hand gives for each discarded card.
    fn paid_for_discards(&self, glance: &Glance<'_>) -> f32 {
        match self.run().map(|run| op(run.at)) {
            Some(Op::Gain(n)) if n.counter == Counter::Discarded => glance.coin * f32::from(n.times),
            _ => 0.0,
        }
    }

    /// Are cards discarded now, and does nobody play them then?
    fn gives_up_cards(&self, glance: &Glance<'_>) -> bool {
        let discards = matches!(
            glance.step,
            Step::Sift { .. } | Step::Discard { up_to: false, .. } | Step::Sort { fate: Fate::Discard, .. }
        );
        discards && !self.replays_discards()
    }

    /// Are cards tucked now that were neither in play nor discarded?
    fn tucks_cards(&self, glance: &Glance<'_>) -> bool {
        match glance.step {
            Step::Tuck { .. } => true,
            Step::Sort { fate: Fate::Tuck, .. } => !self.run().is_some_and(|run| run.search),
            _ => false,
        }
    }

    /// What it is worth to choose this effect, or to invest so much.
    fn numbering(&self, number: u8, glance: &Glance<'_>) -> f32 {
        match glance.step {
            Step::Choose => {
                let at = self.run().map_or(0, |run| run.at);
                self.option(at, number, glance)
            }
            _ => f32::from(number) * (1.0 - INSTINCTS.thrift * glance.coin),
        }
    }
}

fn is_building(action: &Action) -> bool {
    matches!(action, Action::Card(card) if card.kind() == Kind::Building)
}

/// Where one of the effects of a choice begins.
pub(crate) fn option_start(from: u16, number: u8) -> u16 {
    let mut at = from;
    for _ in 1..number {
        if let Op::Option { skip } = op(at) {
            // Behind the block stands the jump that ends it.
            at += u16::from(skip) + 2;
        }
    }
    at + 1
}
