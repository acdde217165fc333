//! The interpreter: one routine applies every text of the effect language (rules, 5.8 and 5.9), step by step, and goes on
//! until somebody has to choose.

use engine::{Dice, Log, Seat, cannot_be};

use crate::cards::{Card, Cards, Kind, Starter, op};
use crate::event::{Event, Few, From};
use crate::language::{Deed, Filter, Labels, Op, Price, Text, Zone};
use crate::state::{AWildVenture, Run, Source, Step, Why};
use crate::tables::of_kind;

impl AWildVenture {
    /// Begins to apply a text.
    pub(crate) fn apply(&mut self, text: Text, source: Source) {
        let zone = self.zone.len() as u8;
        let run = Run { at: text.0, source, moved: 0, discarded: 0, starter: None, zone, search: false };
        self.steps.push(Step::Run(run));
    }

    /// Goes on until somebody has to choose or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        loop {
            // Questions and the most frequent work are told apart before anything else. Of a step that has just been written only
            // single parts are read here: to copy it whole, a processor would have to wait for all of it.
            match self.steps.last_mut() {
                None => return,
                Some(step) if step.is_question() => return,
                Some(Step::Run(run)) => {
                    let at = run.at;
                    run.at += 1;
                    self.apply_op(at, dice, log);
                }
                Some(_) => {
                    if !self.advance(dice, log) {
                        return;
                    }
                }
            }
        }
    }

    /// Takes one step that needs no choice; says whether there was one. Every condition here is public.
    fn advance(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> bool {
        let Some(step) = self.steps.last() else { return false };
        match *step {
            Step::Batch { from } => return self.resolve_batch(from, log),
            Step::Travel { left, moved, mods, paid } => return self.travel(left, moved, mods, paid, dice, log),
            Step::Travelled { moved, chest } => self.end_travel(moved, chest, log),
            Step::Ending { .. } => return self.end_turn(log),
            Step::Discard { left, done, up_to, why } => {
                let hand = self.me().hand;
                match hand.nth(0) {
                    Some(card) if left > 0 && !up_to && hand.len() == 1 => self.discard(Card::new(card), log),
                    Some(_) if left > 0 => return false,
                    _ => self.end_discard(done, why, log),
                }
            }
            Step::Tuck { left, done } => {
                let hand = self.me().hand;
                match hand.nth(0) {
                    Some(card) if left > 0 && hand.len() == 1 => self.tuck(Card::new(card), log),
                    Some(_) if left > 0 => return false,
                    _ => {
                        self.steps.pop();
                        self.raise_times(done, Deed::Tuck, Labels::HAND, log);
                    }
                }
            }
            Step::Sort { fate, left, done } => match *self.own_zone() {
                [only] if left > 0 => self.sort(only, log),
                [_, ..] if left > 0 => return false,
                _ => self.end_sort(fate, done, log),
            },
            Step::PlaySorted { .. } => {
                // In a search the play is no choice (rules, 5.9).
                let search = self.run().is_some_and(|run| run.search);
                match *self.own_zone() {
                    [] => {
                        self.steps.pop();
                    }
                    [only] if search => self.play_sorted(only, log),
                    _ => return false,
                }
            }
            Step::PutBack => match *self.own_zone() {
                [] => self.end_look(log),
                [only] => self.put_back(only, log),
                _ => return false,
            },
            Step::Search { left } => match *self.discard {
                [only] if left > 0 => self.search(only, log),
                [_, ..] if left > 0 => return false,
                _ => {
                    self.steps.pop();
                }
            },
            Step::Take { left } => match *self.discard {
                [only] if left > 0 => self.take(only, log),
                [_, ..] if left > 0 => return false,
                _ => {
                    self.steps.pop();
                }
            },
            _ => return false,
        }
        true
    }

    /// Applies the op at this place of the innermost text, which stands behind it already.
    fn apply_op(&mut self, at: u16, dice: &mut Dice, log: &mut impl Log<Event>) {
        match op(at) {
            Op::End => match self.steps.pop() {
                Some(Step::Run(run)) => self.end_text(run.source, log),
                _ => cannot_be(),
            },
            Op::Gain(n) => self.gain(self.count(n), log),
            Op::Draw(n) => self.draw(self.count(n), dice, log),
            Op::DrawDiscarded(n) => self.draw_discarded(self.count(n), log),
            Op::Discard { n, up_to } => {
                let left = self.count(n);
                self.steps.push(Step::Discard { left, done: 0, up_to, why: Why::Text });
            }
            Op::Tuck(n) => {
                let left = self.count(n);
                self.steps.push(Step::Tuck { left, done: 0 });
            }
            Op::TuckDiscarded(n) => self.tuck_discarded(self.count(n), log),
            Op::Travel(n, mods) => {
                let left = self.count(n);
                self.steps.push(Step::Travel { left, moved: 0, mods, paid: None });
            }
            Op::Invest(n) => self.invest_where(self.count(n)),
            Op::Look { n, skip } => self.look(self.count(n), skip, dice, log),
            Op::Search { n, skip } => {
                if self.discard.is_empty() {
                    return self.jump(skip);
                }
                match self.run_mut() {
                    Some(run) => run.search = true,
                    None => cannot_be(),
                }
                let left = self.count(n);
                self.steps.push(Step::Search { left });
            }
            Op::Sort(fate, left) => self.steps.push(Step::Sort { fate, left, done: 0 }),
            Op::PlaySorted(price) => self.steps.push(Step::PlaySorted { price }),
            Op::PutBack => self.steps.push(Step::PutBack),
            Op::ActivateStarter(starter) => self.activate_starter(starter, log),
            Op::ActivateAnyStarter { different } => self.steps.push(Step::ActivateStarter { different }),
            Op::ActivateVillager(filter) => match self.only_fitting(filter) {
                Fitting::None => {}
                Fitting::One(card) => self.activate(card, false, log),
                Fitting::Some => self.steps.push(Step::Activate { filter }),
            },
            Op::Supply(n, filter) => {
                let n = self.count(n);
                match self.only_fitting(filter) {
                    Fitting::None => {}
                    Fitting::One(card) => self.supply(card, n, log),
                    Fitting::Some => self.steps.push(Step::Supply { n, filter }),
                }
            }
            Op::SupplyEach(n, filter) => self.supply_each(self.count(n), filter, log),
            Op::Play(kind, zone, price) => {
                let asked = match zone {
                    Zone::Hand => !self.me().hand.is_empty(),
                    Zone::Discard => self.playable_discarded(kind, price).next().is_some(),
                };
                if asked {
                    self.steps.push(Step::Play { kind, zone, price });
                }
            }
            Op::PlayTrigger(price) => {
                if let Some(&Run { source: Source::Ability(_, _, Some(card)), .. }) = self.run()
                    && self.discard.contains(&card)
                    && self.affords(card, price)
                {
                    self.steps.push(Step::PlayTrigger { card, price });
                }
            }
            Op::Take(n) => {
                let left = self.count(n);
                self.steps.push(Step::Take { left });
            }
            Op::Upgrade(Some(starter)) => self.upgrade(starter, log),
            Op::Upgrade(None) => {
                let mut basic = Starter::ALL.iter().filter(|starter| !self.me().is_advanced(**starter));
                match (basic.next(), basic.next()) {
                    (None, _) => {}
                    (Some(&only), None) => self.upgrade(only, log),
                    _ => self.steps.push(Step::Upgrade),
                }
            }
            Op::PayCoins { n, skip } => {
                if self.me().coins < u16::from(n) {
                    return self.jump(skip);
                }
                self.me_mut().coins -= u16::from(n);
                log.tell(Event::Pays { who: self.active, coins: n });
            }
            Op::PayCards { n, skip } => {
                if self.me().hand.len() < usize::from(n) {
                    return self.jump(skip);
                }
                self.steps.push(Step::Discard { left: n, done: 0, up_to: false, why: Why::Cost });
            }
            Op::May { skip } => {
                // A supply that nobody could get is not offered.
                match op(at + 1) {
                    Op::Supply(_, filter) if self.fitting(filter).next().is_none() => self.jump(skip),
                    _ => self.steps.push(Step::May { skip }),
                }
            }
            Op::Choose { .. } => self.steps.push(Step::Choose),
            Op::Option { .. } => {}
            Op::Jump(skip) => self.jump(skip),
            Op::If { counter, at_least, n, skip } => {
                let counted = self.counter(counter);
                if !(if at_least { counted >= n } else { counted <= n }) {
                    self.jump(skip);
                }
            }
        }
    }

    /// The innermost text goes on so much further.
    pub(crate) fn jump(&mut self, by: u8) {
        match self.run_mut() {
            Some(run) => run.at += u16::from(by),
            None => cannot_be(),
        }
    }

    /// What follows once a whole text has been applied.
    fn end_text(&mut self, source: Source, log: &mut impl Log<Event>) {
        match source {
            Source::Villager(card) => self.raise(Deed::Activate, card.labels(), 0, log),
            Source::Starter(starter) => self.raise(Deed::Activate, starter.labels(), 0, log),
            Source::Relic(card) => self.tuck_from_play(card, log),
            Source::Enchant(_) => self.raise(Deed::Enchant, Labels::ANY, 0, log),
            Source::Ability(..) | Source::Chest(_) => {}
        }
    }

    fn only_fitting(&self, filter: Filter) -> Fitting {
        let mut fitting = self.fitting(filter);
        match (fitting.next(), fitting.next()) {
            (None, _) => Fitting::None,
            (Some(card), None) => Fitting::One(card),
            _ => Fitting::Some,
        }
    }

    pub(crate) fn gain(&mut self, n: u8, log: &mut impl Log<Event>) {
        if n == 0 {
            return;
        }
        let who = self.active;
        self.me_mut().coins += u16::from(n);
        log.tell(Event::Gains { who, coins: n });
        self.raise(Deed::Gain, Labels::ANY, n, log);
    }

    pub(crate) fn draw(&mut self, n: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let who = self.active;
        let mut drawn = 0;
        let mut cards = Few::new();
        while drawn < n {
            // Whoever put this card on the deck knows who has it now.
            let spied = self.deck.top.last().is_some_and(|placed| placed.known_to.contains(self.rival()));
            let Some(card) = self.deck.draw(dice) else { break };
            let me = self.me_mut();
            me.hand.insert(card);
            if spied {
                me.spied.insert(card);
            }
            if cards.is_full() {
                tell_drawn(who, &mut cards, log);
            }
            cards.push(Card::new(card));
            drawn += 1;
        }
        if drawn > 0 {
            tell_drawn(who, &mut cards, log);
            self.note_exhaustion(log);
            self.raise(Deed::Draw, Labels::ANY, drawn, log);
        }
    }

    fn draw_discarded(&mut self, n: u8, log: &mut impl Log<Event>) {
        let who = self.active;
        let mut cards = Few::new();
        for _ in 0..n {
            let Some(card) = self.discard.pop() else { break };
            self.me_mut().take_openly(card);
            cards.push(card);
        }
        if !cards.is_empty() {
            log.tell(Event::DrawsDiscarded { who, cards });
            self.raise(Deed::Draw, Labels::ANY, cards.len() as u8, log);
        }
    }

    /// Discards a card of the hand; the deed is raised once all of them lie there.
    pub(crate) fn discard(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::Discard { left, done, up_to, why }) = self.step() else { return cannot_be() };
        self.me_mut().lose(card);
        self.discard.push(card);
        log.tell(Event::Discards { who: self.active, card });
        self.set_step(Step::Discard { left: left - 1, done: done + 1, up_to, why });
    }

    pub(crate) fn end_discard(&mut self, done: u8, why: Why, log: &mut impl Log<Event>) {
        self.steps.pop();
        if why == Why::Text
            && let Some(run) = self.run_mut()
        {
            run.discarded = done;
        }
        self.raise_discards(done, log);
    }

    /// Tucks a card of the hand.
    pub(crate) fn tuck(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::Tuck { left, done }) = self.step() else { return cannot_be() };
        self.tuck_secretly(card, From::Hand, log);
        self.set_step(Step::Tuck { left: left - 1, done: done + 1 });
    }

    fn tuck_discarded(&mut self, n: u8, log: &mut impl Log<Event>) {
        let who = self.active;
        let mut done = 0;
        while done < n
            && let Some(card) = self.discard.pop()
        {
            self.tuck_openly(who, card);
            log.tell(Event::Tucks { who, card: Some(card), from: From::Discard });
            done += 1;
        }
        self.raise_times(done, Deed::Tuck, Labels::DISCARD, log);
    }

    /// Which building gets the coins? A building's own text means itself (rules, 5.9).
    fn invest_where(&mut self, n: u8) {
        let me = self.me();
        if n == 0 || me.coins == 0 {
            return;
        }
        let house = match (self.run().map(|run| run.source), &*me.buildings) {
            (Some(Source::Ability(card, ..) | Source::Enchant(card)), _) => card,
            (_, []) => return,
            (_, [only]) => only.card,
            _ => return self.steps.push(Step::InvestWhere { n }),
        };
        self.steps.push(Step::Invest { house, n });
    }

    /// Invests in a building.
    pub(crate) fn invest(&mut self, house: Card, coins: u8, log: &mut impl Log<Event>) {
        self.steps.pop();
        let who = self.active;
        let me = self.me_mut();
        me.coins -= u16::from(coins);
        if let Some(house) = me.house(house) {
            house.supplies += u16::from(coins);
        }
        log.tell(Event::Invests { who, card: house, coins });
        if coins > 0 {
            self.raise(Deed::Invest, Labels::ANY, coins, log);
        }
    }

    pub(crate) fn supply(&mut self, card: Card, n: u8, log: &mut impl Log<Event>) {
        let who = self.active;
        match self.me_mut().villager(card) {
            Some(villager) => villager.supplies = villager.supplies.saturating_add(n),
            None => cannot_be(),
        }
        log.tell(Event::Supplies { who, card, n });
    }

    fn supply_each(&mut self, n: u8, filter: Filter, log: &mut impl Log<Event>) {
        for index in 0..self.me().villagers.len() {
            let card = self.me().villagers[index].card;
            if self.fitting(filter).any(|fitting| fitting == card) {
                self.supply(card, n, log);
            }
        }
    }

    pub(crate) fn upgrade(&mut self, starter: Starter, log: &mut impl Log<Event>) {
        if self.me().is_advanced(starter) {
            return;
        }
        let who = self.active;
        self.me_mut().advanced |= starter.bit();
        log.tell(Event::Upgrades { who, starter });
        self.raise(Deed::Upgrade, Labels::ANY, 0, log);
    }

    /// Is there a card that an effect may play now?
    pub(crate) fn can_play(&self, kind: Option<Kind>, zone: Zone, price: Price) -> bool {
        match zone {
            Zone::Hand => {
                let right = kind.map_or(self.me().hand, |kind| self.me().hand.common(&of_kind(kind)));
                !self.affordable(right, price).is_empty()
            }
            Zone::Discard => self.playable_discarded(kind, price).next().is_some(),
        }
    }

    /// Cards of the discard pile that an effect may play now, from the top.
    pub(crate) fn playable_discarded(&self, kind: Option<Kind>, price: Price) -> impl Iterator<Item = Card> {
        let right = self.affordable(kind.map_or(Cards::first(Card::COUNT), of_kind), price);
        self.discard.iter().rev().copied().filter(move |card| right.contains(card.number()))
    }
}

impl Step {
    /// Is it nothing but a question, whatever the table looks like?
    #[inline]
    pub(crate) const fn is_question(&self) -> bool {
        matches!(
            self,
            Step::Menu
                | Step::Offer
                | Step::Sift { .. }
                | Step::Reward { .. }
                | Step::Supply { .. }
                | Step::Activate { .. }
                | Step::ActivateStarter { .. }
                | Step::Upgrade
                | Step::Play { .. }
                | Step::PlayTrigger { .. }
                | Step::May { .. }
                | Step::Choose
                | Step::InvestWhere { .. }
                | Step::Invest { .. }
        )
    }
}

/// How many villagers fit.
enum Fitting {
    None,
    One(Card),
    Some,
}

fn tell_drawn(who: Seat, cards: &mut Few, log: &mut impl Log<Event>) {
    let count = cards.len() as u8;
    let public = Event::Draws { who, count, cards: None };
    log.whisper(who, Event::Draws { who, count, cards: Some(*cards) }, Some(public));
    cards.clear();
}
