//! What can be chosen (rules, chapter 4), and what a choice does.

use engine::{Dice, Log, cannot_be, certainly};

use crate::action::Action;
use crate::cards::{Card, Cards, Starter, cards_of, op};
use crate::event::{Event, From};
use crate::language::{Op, Price, Text, Zone};
use crate::state::{AWildVenture, Acted, Pending, Step};
use crate::tables::of_kind;

impl AWildVenture {
    /// Lists every legal choice.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.steps.last() {
            // Two of three questions are this one.
            Some(Step::Menu) => self.list_menu(out),
            Some(&step) => self.list_answers(step, out),
            None => {}
        }
    }

    /// Lists the answers to a question within a turn or before the first one.
    fn list_answers(&self, step: Step, out: &mut Vec<Action>) {
        let me = self.me();
        match step {
            Step::Offer => list_cards(self.offer, Action::Card, out),
            Step::Discard { up_to, .. } => {
                if up_to {
                    out.push(Action::Stop);
                }
                list_cards(me.hand, Action::Card, out);
            }
            Step::Sift { .. } | Step::Tuck { .. } => list_cards(me.hand, Action::Card, out),
            Step::Travel { moved, mods, .. } => {
                let exits = me.space.exits(self.side).iter().filter(|exit| self.passable(exit, mods));
                out.extend(exits.map(|exit| Action::Go(exit.to)));
                if moved > 0 {
                    out.push(Action::Stop);
                }
            }
            Step::Reward { .. } => out.extend([Action::UseIt, Action::UpgradeIt]),
            Step::Sort { .. } | Step::PutBack => out.extend(self.own_zone().iter().copied().map(Action::Card)),
            Step::PlaySorted { price } => {
                out.push(Action::Decline);
                let affordable = self.own_zone().iter().filter(|card| self.affords(**card, price));
                out.extend(affordable.copied().map(Action::Card));
            }
            Step::Search { .. } | Step::Take { .. } => out.extend(self.discard.iter().rev().copied().map(Action::Card)),
            Step::Supply { filter, .. } | Step::Activate { filter } => {
                out.extend(self.fitting(filter).map(Action::Card));
            }
            Step::ActivateStarter { different } => {
                let not = self.run().and_then(|run| run.starter).filter(|_| different);
                let fitting = Starter::ALL.iter().copied().filter(|&starter| Some(starter) != not);
                out.extend(fitting.map(Action::Starter));
            }
            Step::Upgrade => {
                let basic = Starter::ALL.iter().copied().filter(|&starter| !me.is_advanced(starter));
                out.extend(basic.map(Action::Starter));
            }
            Step::Play { kind, zone, price } => {
                out.push(Action::Decline);
                match zone {
                    Zone::Discard => out.extend(self.playable_discarded(kind, price).map(Action::Card)),
                    Zone::Hand => {
                        let right = kind.map_or(me.hand, |kind| me.hand.common(&of_kind(kind)));
                        list_cards(self.affordable(right, price), Action::Card, out);
                    }
                }
            }
            Step::PlayTrigger { .. } => out.extend([Action::Decline, Action::PlayIt]),
            Step::May { .. } => out.extend([Action::No, Action::Yes]),
            Step::Choose => out.extend((1..=self.options()).map(Action::Number)),
            Step::InvestWhere { .. } => out.extend(me.buildings.iter().map(|house| Action::Card(house.card))),
            Step::Invest { n, .. } => {
                let most = u16::from(n).min(me.coins) as u8;
                out.extend((0..=most).map(Action::Number));
            }
            Step::Batch { from } => {
                let pending = self.pending.iter().skip(from.into());
                out.extend(pending.map(|pending| match pending.about {
                    Some(about) if self.several(pending.source, from) => Action::ResolveFor(pending.source, about),
                    _ => Action::Card(pending.source),
                }));
            }
            Step::Ending { .. } => out.extend(self.empty_cards().map(Action::Card)),
            // The menu is listed elsewhere, and nobody is asked while the others go on.
            Step::Menu | Step::Run(_) | Step::Travelled { .. } => {}
        }
    }

    /// Is a card's ability pending for several cards?
    fn several(&self, source: Card, from: u8) -> bool {
        self.pending.iter().skip(from.into()).filter(|pending| pending.source == source).count() > 1
    }

    /// How many effects the text offers that asks for one.
    pub(crate) fn options(&self) -> u8 {
        match self.run().map(|run| op(run.at.wrapping_sub(1))) {
            Some(Op::Choose { options, .. }) => options,
            _ => 0,
        }
    }

    fn list_menu(&self, out: &mut Vec<Action>) {
        let me = self.me();
        if self.mains > 0 {
            list_cards(self.affordable(me.hand, Price::Less(0)), Action::Play, out);
            match self.activated {
                Some(Acted::Starter(used)) => out.extend(used.others().map(Action::ActivateStarter)),
                _ => out.extend([Starter::Nest, Starter::LilyPad, Starter::Burrow].map(Action::ActivateStarter)),
            }
        }
        // One look at every villager: those of main actions are listed at once, those of free actions afterwards.
        let mut free = 0u64;
        for (index, villager) in me.villagers.iter().enumerate().filter(|(_, villager)| villager.supplies > 0) {
            let card = villager.card;
            if card.brief().free {
                free |= u64::from(!self.rested.contains(card.number())) << index;
            } else if self.mains > 0 && self.activated != Some(Acted::Villager(card)) {
                out.push(Action::Activate(card));
            }
        }
        while free != 0 {
            out.push(Action::Free(me.villagers[free.trailing_zeros() as usize].card));
            free &= free - 1;
        }
        if me.tokens != 0 {
            for house in me.buildings.iter().filter(|house| house.token.is_none()) {
                out.push(Action::Enchant(house.card));
            }
        }
        if self.mains == 0 {
            out.push(Action::EndTurn);
        }
    }

    /// Carries out a choice.
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.just_tucked.clear();
        let Some(step) = self.steps.last() else { return cannot_be() };
        match (*step, action) {
            (Step::Menu, _) => self.choose_from_menu(action, log),
            (Step::Offer, Action::Card(card)) => self.choose_villager(card, log),
            (Step::Sift { left }, Action::Card(card)) => self.sift(card, left, log),
            (Step::Discard { .. }, Action::Card(card)) => self.discard(card, log),
            (Step::Discard { done, why, .. }, Action::Stop) => self.end_discard(done, why, log),
            (Step::Tuck { .. }, Action::Card(card)) => self.tuck(card, log),
            (Step::Travel { .. }, Action::Go(space)) => {
                let exit = self.me().space.exits(self.side).iter().find(|exit| exit.to == space);
                if let Some(&exit) = exit {
                    self.take_exit(exit, log);
                }
            }
            (Step::Travel { .. }, _) => self.arrive(dice, log),
            (Step::Reward { starter }, Action::UpgradeIt) => {
                self.steps.pop();
                self.upgrade(starter, log);
            }
            (Step::Reward { starter }, _) => {
                self.steps.pop();
                self.activate_starter(starter, log);
            }
            (Step::Sort { .. }, Action::Card(card)) => self.sort(card, log),
            (Step::PlaySorted { .. }, Action::Card(card)) => self.play_sorted(card, log),
            (Step::PutBack, Action::Card(card)) => self.put_back(card, log),
            (Step::Search { .. }, Action::Card(card)) => self.search(card, log),
            (Step::Take { .. }, Action::Card(card)) => self.take(card, log),
            (Step::Supply { n, .. }, Action::Card(card)) => {
                self.steps.pop();
                self.supply(card, n, log);
            }
            (Step::Activate { .. }, Action::Card(card)) => {
                self.steps.pop();
                self.activate(card, false, log);
            }
            (Step::ActivateStarter { .. }, Action::Starter(starter)) => {
                self.steps.pop();
                match self.run_mut() {
                    Some(run) => run.starter = Some(starter),
                    None => cannot_be(),
                }
                self.activate_starter(starter, log);
            }
            (Step::Upgrade, Action::Starter(starter)) => {
                self.steps.pop();
                self.upgrade(starter, log);
            }
            (Step::Play { zone, price, .. }, Action::Card(card)) => {
                self.steps.pop();
                self.play_from(zone, card, price, log);
            }
            (Step::PlayTrigger { card, price }, Action::PlayIt) => {
                self.steps.pop();
                self.play_from(Zone::Discard, card, price, log);
            }
            (Step::Play { .. } | Step::PlayTrigger { .. } | Step::PlaySorted { .. }, _) => {
                self.steps.pop();
                log.tell(Event::Declines { who: self.active });
            }
            (Step::May { skip }, answer) => {
                self.steps.pop();
                if answer == Action::No {
                    self.jump(skip);
                    log.tell(Event::Declines { who: self.active });
                }
            }
            (Step::Choose, Action::Number(number)) => self.choose(number, log),
            (Step::InvestWhere { n }, Action::Card(house)) => self.set_step(Step::Invest { house, n }),
            (Step::Invest { house, .. }, Action::Number(coins)) => self.invest(house, coins, log),
            (Step::Batch { from }, Action::Card(card)) => self.resolve_named(from, card, None, log),
            (Step::Batch { from }, Action::ResolveFor(card, about)) => self.resolve_named(from, card, Some(about), log),
            (Step::Ending { .. }, Action::Card(card)) => self.retire(card, log),
            _ => cannot_be(),
        }
    }

    fn play_from(&mut self, zone: Zone, card: Card, price: Price, log: &mut impl Log<Event>) {
        let price = self.price(card, price);
        match zone {
            Zone::Hand => self.put_into_play(card, price, From::Hand, log),
            Zone::Discard => {
                certainly(self.discard.take(card));
                self.put_into_play(card, price, From::Discard, log);
            }
        }
    }

    /// Goes to one of the effects of the text that offers several.
    fn choose(&mut self, number: u8, log: &mut impl Log<Event>) {
        self.steps.pop();
        let Some(run) = self.run().copied() else { return cannot_be() };
        let mut at = run.at;
        for _ in 1..number {
            match op(at) {
                // Behind the block stands the jump that ends it.
                Op::Option { skip } => at += u16::from(skip) + 2,
                _ => cannot_be(),
            }
        }
        match self.run_mut() {
            Some(run) => run.at = at + 1,
            None => cannot_be(),
        }
        log.tell(Event::Chooses { who: self.active, source: run.source, option: number, text: Text(run.at) });
    }

    fn resolve_named(&mut self, from: u8, card: Card, about: Option<Card>, log: &mut impl Log<Event>) {
        let named = |pending: &Pending| pending.source == card && (about.is_none() || pending.about == about);
        let index = self.pending.iter().skip(from.into()).position(named);
        if let Some(index) = index {
            self.resolve(from as usize + index, log);
        }
    }
}

/// Lists a choice for each of some cards.
#[inline]
fn list_cards(cards: Cards, choice: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
    cards_of(cards).for_each(|card| out.push(choice(card)));
}
