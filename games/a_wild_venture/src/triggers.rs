//! Triggers and interruptions (rules, 5.11 to 5.13): a deed raises a batch of pending triggers, which are resolved one by one
//! before anything else goes on.

use engine::{Log, Surely};

use crate::cards::{Card, Cards, Kind, cards_of, op};
use crate::event::Event;
use crate::language::{Ability, Deed, Labels, Op, Text};
use crate::state::{AWildVenture, Pending, Source, Step};
use crate::tables::{modifiers, of_kind, watchers_of};

impl AWildVenture {
    /// Raises a batch of one deed.
    #[inline]
    pub(crate) fn raise(&mut self, deed: Deed, labels: Labels, number: u8, log: &mut impl Log<Event>) {
        let watching = self.watching(deed, labels, number);
        if !watching.is_empty() {
            self.raise_among(watching, deed, labels, number, None, log);
        }
    }

    /// Raises a batch of one deed that is about a card.
    #[inline]
    pub(crate) fn raise_about(&mut self, deed: Deed, card: Card, log: &mut impl Log<Event>) {
        let watching = self.watching(deed, card.labels(), 0);
        if !watching.is_empty() {
            self.raise_among(watching, deed, card.labels(), 0, Some(card), log);
        }
    }

    fn raise_among(
        &mut self,
        watching: Cards,
        deed: Deed,
        labels: Labels,
        number: u8,
        about: Option<Card>,
        log: &mut impl Log<Event>,
    ) {
        let from = self.pending.len();
        self.collect_among(watching, from, deed, labels, number, about);
        self.settle(from, log);
    }

    /// The gear of both players and the buildings of the active one that may wait for such a deed. Most of the time there are none.
    #[inline]
    pub(crate) fn watching(&self, deed: Deed, labels: Labels, number: u8) -> Cards {
        let rivals = self.player(self.rival()).working.common(&of_kind(Kind::Gear));
        watchers_of(deed, labels, number).common(&self.me().working.with(&rivals))
    }

    /// Raises a batch of the same deed several times.
    pub(crate) fn raise_times(&mut self, times: u8, deed: Deed, labels: Labels, log: &mut impl Log<Event>) {
        let from = self.pending.len();
        for _ in 0..times {
            self.collect(from, deed, labels, 0, None);
        }
        self.settle(from, log);
    }

    /// Raises a batch for the top `count` cards of the discard pile, which have just been discarded.
    pub(crate) fn raise_discards(&mut self, count: u8, log: &mut impl Log<Event>) {
        let from = self.pending.len();
        let first = self.discard.len().saturating_sub(count.into());
        for index in first..self.discard.len() {
            let card = self.discard[index];
            self.collect(from, Deed::Discard, card.labels(), 0, Some(card));
        }
        self.settle(from, log);
    }

    /// Adds every trigger that fits a deed to the batch that begins at `from`.
    #[inline]
    pub(crate) fn collect(&mut self, from: usize, deed: Deed, labels: Labels, number: u8, about: Option<Card>) {
        let watching = self.watching(deed, labels, number);
        if !watching.is_empty() {
            self.collect_among(watching, from, deed, labels, number, about);
        }
    }

    fn collect_among(
        &mut self,
        mut watching: Cards,
        from: usize,
        deed: Deed,
        labels: Labels,
        number: u8,
        about: Option<Card>,
    ) {
        if deed == Deed::Play
            && let Some(card) = about
        {
            // It is not there yet when it is played.
            watching.remove(card.number());
        }
        let labels = labels.and(Labels::ANY);
        for card in cards_of(watching) {
            if card.kind() == Kind::Gear {
                let fits = card.printed().trigger.is_some_and(|trigger| trigger.fits(deed, labels, number));
                if fits && self.gear_supplies(card) > 0 {
                    self.pend(from, Pending { source: card, ability: 0, about: None, times: 1 });
                }
                continue;
            }
            let enchanted = self.me().building(card).is_some_and(|house| house.token.is_some());
            for (index, ability) in card.abilities(enchanted).iter().enumerate() {
                let Ability::On(trigger, text) = ability else { continue };
                let ability = index as u8;
                if trigger.fits(deed, labels, number) && !self.resolving(card, ability) {
                    let about = about.filter(|_| plays_trigger(*text));
                    self.pend(from, Pending { source: card, ability, about, times: 1 });
                }
            }
        }
    }

    fn pend(&mut self, from: usize, new: Pending) {
        let same = |old: &&mut Pending| Pending { times: 1, ..**old } == new;
        match self.pending[from..].iter_mut().find(same) {
            Some(old) => old.times += 1,
            None => self.pending.push(new),
        }
    }

    /// Is this ability being resolved? Then nothing makes it pending again.
    fn resolving(&self, card: Card, ability: u8) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Run(run) => matches!(run.source, Source::Ability(one, index, _) if (one, index) == (card, ability)),
            _ => false,
        })
    }

    /// Begins to resolve the batch; coins of gear alone are taken at once.
    #[inline]
    pub(crate) fn settle(&mut self, from: usize, log: &mut impl Log<Event>) {
        if self.pending.len() == from {
            return;
        }
        if self.only_gear(from) {
            self.take_all(from, log);
        } else {
            self.steps.push(Step::Batch { from: from as u8 });
        }
    }

    fn only_gear(&self, from: usize) -> bool {
        self.pending[from..].iter().all(|pending| pending.source.kind() == Kind::Gear)
    }

    fn take_all(&mut self, from: usize, log: &mut impl Log<Event>) {
        while self.pending.len() > from {
            if let Some(pending) = self.pending.pop() {
                self.gear_pays(pending.source, pending.times, log);
            }
        }
    }

    /// A batch goes on. Says whether it need not wait for a choice.
    pub(crate) fn resolve_batch(&mut self, from: u8, log: &mut impl Log<Event>) -> bool {
        let from = from as usize;
        let mut index = from;
        while let Some(pending) = self.pending.get(index) {
            if pending.source.kind() == Kind::Gear && self.gear_supplies(pending.source) == 0 {
                self.pending.remove(index);
            } else {
                index += 1;
            }
        }
        if self.pending.len() == from || self.only_gear(from) {
            self.steps.pop();
            self.take_all(from, log);
        } else if self.pending.len() == from + 1 {
            self.resolve(from, log);
        } else {
            return false;
        }
        true
    }

    /// Resolves one pending trigger.
    pub(crate) fn resolve(&mut self, index: usize, log: &mut impl Log<Event>) {
        let pending = self.pending[index];
        if pending.times > 1 {
            self.pending[index].times -= 1;
        } else {
            self.pending.remove(index);
        }
        let card = pending.source;
        if card.kind() == Kind::Gear {
            return self.gear_pays(card, 1, log);
        }
        let enchanted = self.me().building(card).is_some_and(|house| house.token.is_some());
        if let Some(Ability::On(_, text)) = card.abilities(enchanted).get(pending.ability as usize) {
            log.tell(Event::Reacts { who: self.active, card });
            self.apply(*text, Source::Ability(card, pending.ability, pending.about));
        }
    }

    /// The supplies of a gear, whoever owns it.
    #[inline]
    pub(crate) fn gear_supplies(&self, card: Card) -> u8 {
        let all = self.players.iter().flat_map(|player| player.gear.iter());
        all.filter(|gear| gear.card == card).map(|gear| gear.supplies).next().surely()
    }

    /// Supplies of a gear become coins of the active player (rules, 5.11).
    fn gear_pays(&mut self, card: Card, times: u8, log: &mut impl Log<Event>) {
        let who = self.active;
        for owner in [who, self.rival()] {
            let Some(gear) = self.player_mut(owner).gear.iter_mut().find(|gear| gear.card == card) else { continue };
            let coins = times.min(gear.supplies);
            gear.supplies -= coins;
            self.me_mut().coins += u16::from(coins);
            if coins > 0 {
                log.tell(Event::GearPays { who, owner, card, coins });
            }
        }
    }

    /// How much more the active player pays for a kind of cards.
    #[inline]
    pub(crate) fn cost_change(&self, kind: Kind) -> i8 {
        self.modified(|ability| match ability {
            Ability::Cost(of, change) if *of == kind => *change,
            _ => 0,
        })
    }

    /// How many more cards the active player looks at.
    #[inline]
    pub(crate) fn look_change(&self) -> i8 {
        self.modified(|ability| if let Ability::Look(change) = ability { *change } else { 0 })
    }

    /// Does the active player have a building with a standing modifier?
    #[inline]
    pub(crate) fn changes_rules(&self) -> bool {
        !self.me().working.common(&modifiers()).is_empty()
    }

    #[inline]
    fn modified(&self, change: impl Fn(&Ability) -> i8) -> i8 {
        if !self.changes_rules() {
            return 0;
        }
        let houses = self.me().buildings.iter();
        houses.flat_map(|house| house.card.abilities(house.token.is_some())).map(change).sum()
    }
}

/// Does the text play the card that raised it?
pub(crate) fn plays_trigger(text: Text) -> bool {
    (text.0..).map(op).take_while(|op| *op != Op::End).any(|op| matches!(op, Op::PlayTrigger(_)))
}
