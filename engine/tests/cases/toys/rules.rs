//! The rules of Burrow, and what each pair of eyes sees.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::{
    BadOptions, Bag, BySeat, Dice, Eyes, Game, Judgement, Knob, Log, Phrase, Redeal, Seat, Seats, Secrets, Standings,
    Turn,
};
use serde::{Serialize, Serializer};

use super::*;

/// What [`Mistake::ActsOnAWhim`] and [`Mistake::WritesUnsteadily`] count, where no rule may look.
static WHIM: AtomicU32 = AtomicU32::new(0);

impl Mistake {
    pub(super) fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Mistake::ForgetsARule => Mistake::None.serialize(serializer),
            Mistake::WritesUnsteadily => WHIM.fetch_add(1, Ordering::Relaxed).serialize(serializer),
            mistake => mistake.serialize(serializer),
        }
    }
}

impl<const LIE: u8> Burrow<LIE> {
    /// Every card is in exactly one place.
    pub fn conserves_cards(&self) -> Result<(), String> {
        let mut seen = Bag::<1>::EMPTY;
        let mut count = 0;
        let bids: Bag<1> = self.bids.values().iter().flatten().copied().collect();
        let owned = self.hands.values().iter().chain(self.caches.values()).chain(self.stores.values());
        let loot: Bag<1> = self.loot.iter().map(|loot| loot.card).collect();
        for place in owned.chain([&self.deck, &self.out, &bids, &loot]) {
            seen = seen.with(place);
            count += place.len();
        }
        if count == seen.len() && [CARDS, STORM_CARDS].contains(&count) {
            Ok(())
        } else {
            Err(format!("{count} cards, {} of them different", seen.len()))
        }
    }

    /// What was rolled last.
    pub fn roll(&self) -> Option<u8> {
        self.roll
    }

    fn holds_fox(&self, seat: Seat) -> bool {
        self.hands[seat].iter().any(|card| FOXES.contains(&card))
    }

    /// Do these eyes know which card was stolen?
    fn recalls(&self, loot: &Loot, eyes: Eyes) -> bool {
        eyes.own(loot.raider) || (eyes.own(loot.raided) && self.mistake != Mistake::ForgetsTheLoot)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.stores[seat].len() as i32 + self.won[seat] - self.caught[seat]
    }

    /// The cards that these eyes cannot place.
    fn hidden(&self, eyes: Eyes) -> Bag<1> {
        if eyes == Eyes::Open {
            return Bag::EMPTY;
        }
        let mut hidden = self.deck;
        for seat in Seat::all(self.seats()).filter(|&seat| !eyes.own(seat)) {
            hidden =
                hidden.with(&self.hands[seat]).with(&self.caches[seat]).with(&self.bids[seat].into_iter().collect());
        }
        hidden.with(&self.loot.iter().filter(|loot| !self.recalls(loot, eyes)).map(|loot| loot.card).collect())
    }

    fn steal(&mut self, raider: Seat, raided: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        if self.mistake != Mistake::AsksOnlyFoxesAfterDice {
            self.roll = Some(1 + dice.below(6) as u8);
        }
        let roll = self.roll.unwrap_or_default();
        match self.hands[raided].draw(dice) {
            Some(card) if roll > if self.shy && self.mistake != Mistake::ForgetsARule { 4 } else { 2 } => {
                self.loot.push(Loot { raider, raided, card });
                let both = Seats::only(raider) | Seats::only(raided);
                let stole = |card| Event::Stole { seat: raider, roll, card };
                log.whisper_all(both, stole(Some(card)), Some(stole(None)));
            }
            card => {
                card.into_iter().for_each(|card| self.hands[raided].insert(card));
                log.tell(Event::Missed { roll });
            }
        }
        self.after_acting(raider, log);
    }

    /// The next seat acts; after the last one all who hold cards bid.
    fn after_acting(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let next = seat.next(self.seats());
        self.step = Step::Act(next);
        if next == self.first {
            self.next_bid(None, log);
        }
    }

    fn next_bid(&mut self, after: Option<Seat>, log: &mut impl Log<Event>) {
        let mut waiting = self.first.round(self.seats()).skip_while(|&seat| after.is_some_and(|after| seat != after));
        let bidder = match after {
            None => waiting.find(|&seat| !self.hands[seat].is_empty()),
            Some(_) => waiting.skip(1).find(|&seat| !self.hands[seat].is_empty()),
        };
        match bidder {
            Some(seat) => self.step = Step::Bid(seat),
            None => self.end_round(log),
        }
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        let best = Seat::all(self.seats()).max_by_key(|&seat| self.bids[seat]);
        if let Some(best) = best.filter(|&seat| self.bids[seat].is_some()) {
            self.won[best] += 3;
        }
        for seat in Seat::all(self.seats()) {
            self.shown[seat] = self.bids[seat].take();
            if let Some(card) = self.shown[seat] {
                self.out.insert(card);
                log.tell(Event::Shown { seat, card });
            }
        }
        self.round += u8::from(self.mistake != Mistake::NeverEnds);
        self.step = if self.round == self.rounds { Step::Over } else { Step::Act(self.first) };
    }
}

impl<const LIE: u8> Game for Burrow<LIE> {
    const ID: &'static str = "burrow";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const KNOBS: &'static [Knob] = if LIE == LYING_KNOB { &const { knobs(9) } } else { &const { knobs(5) } };

    type Options = BurrowOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(
        options: &BurrowOptions,
        seats: usize,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Result<Self, BadOptions> {
        if !(1..=5).contains(&options.rounds) && LIE != TAKES_ANYTHING {
            return Err(BadOptions::new("there are 1 to 5 rounds", Phrase::new("bad-rounds")));
        }
        let first = match options.first {
            First::Seat(seat) if usize::from(seat) < seats => Seat(seat),
            First::Seat(_) => return Err(BadOptions::new("nobody sits there", Phrase::new("bad-first"))),
            First::Chance(Chance::Random) => Seat(dice.below(seats as u32) as u8),
        };
        if !options.dens.is_empty() && options.dens.len() != seats {
            return Err(BadOptions::new("each player has one den", Phrase::new("bad-dens")));
        }
        let mut deck = Bag::first(if options.storm { STORM_CARDS } else { CARDS });
        let hands = BySeat::from_fn(seats, |seat| {
            let den = options.dens.get(seat.index()).copied().unwrap_or(Den::Oak);
            let oak = den == Den::Oak || (den == Den::Random && dice.below(2) == 0);
            (0..if oak { 3 } else { 2 }).filter_map(|_| deck.draw(dice)).collect::<Bag<1>>()
        });
        for (seat, hand) in hands.iter() {
            let highest = if options.mistake == Mistake::LogsTheDeal { hand.iter().last() } else { None };
            log.tell(Event::Dealt { seat, cards: hand.len() as u8, highest });
        }
        Ok(Burrow {
            mistake: options.mistake,
            seats: seats as u8,
            shy: options.mood == Mood::VeryShy,
            first,
            rounds: options.rounds,
            round: 0,
            step: Step::Act(first),
            deck,
            hands,
            caches: BySeat::new(seats, Bag::EMPTY),
            loot: Vec::new(),
            bids: BySeat::new(seats, None),
            shown: BySeat::new(seats, None),
            stores: BySeat::new(seats, Bag::EMPTY),
            out: Bag::EMPTY,
            won: BySeat::new(seats, 0),
            caught: BySeat::new(seats, 0),
            roll: None,
        })
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Act(seat) | Step::Raid { raided: seat, .. } | Step::Bid(seat) => Turn::Of(seat),
            Step::Over => Turn::Over,
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.mistake != Mistake::KeepsOldChoices {
            out.clear();
        }
        match self.step {
            Step::Act(seat) => {
                if !self.deck.is_empty() {
                    out.push(Action::Dig);
                }
                if self.caches[seat].len() < 2 {
                    out.extend(self.hands[seat].iter().map(Action::Hide));
                }
                out.extend(self.hands[seat].iter().map(Action::Store));
                let others = Seat::all(self.seats()).filter(|&other| other != seat && !self.hands[other].is_empty());
                out.extend(
                    others
                        .filter(|&other| self.mistake != Mistake::ChoicesTell || !self.holds_fox(other))
                        .map(Action::Raid),
                );
                out.push(Action::Rest);
                if self.mistake == Mistake::OffersTwice {
                    out.push(Action::Rest);
                }
            }
            Step::Raid { raided, .. } => {
                out.extend(self.hands[raided].iter().filter(|card| FOXES.contains(card)).map(Action::Fox));
                if self.mistake != Mistake::Deadlocks {
                    out.push(Action::Yield);
                }
            }
            Step::Bid(seat) => out.extend(self.hands[seat].iter().map(Action::Bid)),
            Step::Over => {}
        }
    }

    fn play(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (self.step, action) {
            (Step::Act(seat), Action::Dig) => {
                let mut card = self.deck.draw(dice);
                if self.mistake == Mistake::ActsOnAWhim && WHIM.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
                    card.replace(self.deck.draw(dice).unwrap_or_default())
                        .into_iter()
                        .for_each(|card| self.deck.insert(card));
                }
                card.into_iter().for_each(|card| self.hands[seat].insert(card));
                if self.mistake == Mistake::LogsTheDraw {
                    log.tell(Event::Dug { seat, card });
                } else {
                    log.whisper(seat, Event::Dug { seat, card }, Some(Event::Dug { seat, card: None }));
                }
                self.after_acting(seat, log);
            }
            (Step::Act(seat), Action::Hide(card)) => {
                self.hands[seat].remove(card);
                self.caches[seat].insert(card);
                log.whisper(seat, Event::Hidden { seat, card: Some(card) }, Some(Event::Hidden { seat, card: None }));
            }
            (Step::Act(seat), Action::Store(card)) => {
                self.hands[seat].remove(card);
                self.stores[seat].insert(card);
                log.tell(Event::Stored { seat, card });
                self.after_acting(seat, log);
            }
            (Step::Act(raider), Action::Raid(raided)) => {
                log.tell(Event::Raids { seat: raider, raided });
                self.step = Step::Raid { raider, raided };
                if self.mistake == Mistake::AsksOnlyFoxesAfterDice {
                    self.roll = Some(1 + dice.below(6) as u8);
                }
                if [Mistake::AsksOnlyFoxes, Mistake::AsksOnlyFoxesAfterDice].contains(&self.mistake)
                    && !self.holds_fox(raided)
                {
                    self.steal(raider, raided, dice, log);
                }
            }
            (Step::Raid { raider, raided }, Action::Fox(card)) => {
                self.hands[raided].remove(card);
                self.out.insert(card);
                self.caught[raider] += 1;
                log.tell(Event::Caught { seat: raider, card });
                self.after_acting(raider, log);
            }
            (Step::Raid { raider, raided }, Action::Yield) => self.steal(raider, raided, dice, log),
            (Step::Bid(seat), Action::Bid(card)) => {
                self.hands[seat].remove(card);
                self.bids[seat] = Some(card);
                let public = if self.mistake == Mistake::LogsTheBid { Some(card) } else { None };
                log.whisper(seat, Event::Bid { seat, card: Some(card) }, Some(Event::Bid { seat, card: public }));
                self.next_bid(Some(seat), log);
            }
            (Step::Act(seat), Action::Rest) => {
                log.tell(Event::Rested { seat });
                self.after_acting(seat, log);
            }
            (step, action) => panic!("{action:?} is not possible in {step:?}"),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        let me = Seat::all(self.seats()).find(|&seat| eyes == Eyes::Of(seat));
        let stolen = |loot: &Loot| (loot.raider, loot.raided, self.recalls(loot, eyes).then_some(loot.card));
        let shows = |seat| eyes.own(seat) || (self.mistake == Mistake::ShowsAHand && self.hands[seat].len() == 1);
        View {
            me,
            step: self.step,
            round: self.round,
            deck: self.deck.len(),
            hands: self.hands.map(|hand| hand.len() as u8),
            caches: self.caches.map(|cache| cache.len() as u8),
            my_cache: me.map(|me| self.caches[me]).unwrap_or_default(),
            loot: self.loot.iter().map(stolen).collect(),
            known: BySeat::from_fn(self.seats(), |seat| shows(seat).then_some(self.hands[seat])),
            has_bid: self.bids.map(|bid| bid.is_some()),
            my_bid: me.and_then(|me| self.bids[me]),
            shown: self.shown,
            stores: self.stores,
            out: self.out,
            won: self.won,
            caught: self.caught,
            roll: self.roll,
            mistake: if self.mistake == Mistake::ForgetsARule { Mistake::None } else { self.mistake },
        }
    }

    fn secrets(&self, eyes: Eyes) -> Secrets {
        let mut hidden = self.hidden(eyes);
        if self.mistake == Mistake::ForgetsASecret {
            hidden = hidden.without(&self.bids.values().iter().flatten().copied().collect());
        }
        hidden.iter().collect()
    }

    fn imagine(&mut self, eyes: Eyes, dice: &mut Dice) {
        if self.mistake == Mistake::ImaginesNothing || eyes == Eyes::Open {
            return;
        }
        let caches = self.caches;
        let mut hidden = self.hidden(eyes);
        if self.mistake == Mistake::LeavesCaches {
            hidden = caches.values().iter().fold(hidden, |rest, cache| rest.without(cache));
        }
        let mut redeal = Redeal::gather(hidden);
        let others = Seat::all(self.seats()).filter(|&seat| !eyes.own(seat));
        if self.mistake == Mistake::RedealsHandByHand {
            for seat in others {
                let size = self.hands[seat].len();
                self.deck = self.deck.with(&self.hands[seat]);
                self.hands[seat] = (0..size).filter_map(|_| self.deck.draw(dice)).collect();
            }
            return;
        }
        if self.mistake == Mistake::ImaginesInOrder {
            let mut cards = self.hidden(eyes);
            for seat in others {
                let lowest: Bag<1> = cards.iter().take(self.hands[seat].len()).collect();
                self.hands[seat] = lowest;
                cards = cards.without(&lowest);
                self.caches[seat] = cards.iter().take(self.caches[seat].len()).collect();
                cards = cards.without(&self.caches[seat]);
                if let Some(bid) = &mut self.bids[seat] {
                    *bid = cards.nth(0).unwrap_or_default();
                    cards.remove(*bid);
                }
            }
            let unseen: Vec<usize> =
                (0..self.loot.len()).filter(|&index| !self.recalls(&self.loot[index], eyes)).collect();
            for index in unseen {
                self.loot[index].card = cards.nth(0).unwrap_or_default();
                cards.remove(self.loot[index].card);
            }
            self.deck = cards;
            return;
        }
        for seat in others {
            let size = self.hands[seat].len();
            self.hands[seat] = (0..size).map(|_| redeal.deal(dice)).collect();
            if self.mistake != Mistake::LeavesCaches {
                self.caches[seat] = (0..caches[seat].len()).map(|_| redeal.deal(dice)).collect();
            }
            if let Some(bid) = &mut self.bids[seat] {
                *bid = redeal.deal(dice);
                if self.mistake == Mistake::ImaginesLowBids
                    || (self.mistake == Mistake::ImaginesLowBidsOften && dice.below(2) == 0)
                {
                    let lowest = self.hands[seat].nth(0).unwrap_or(*bid).min(*bid);
                    self.hands[seat].insert(*bid);
                    self.hands[seat].remove(lowest);
                    *bid = lowest;
                }
            }
        }
        let unseen: Vec<usize> = (0..self.loot.len()).filter(|&index| !self.recalls(&self.loot[index], eyes)).collect();
        unseen.into_iter().for_each(|index| self.loot[index].card = redeal.deal(dice));
        self.deck = redeal.rest();
        if self.mistake == Mistake::LosesACard {
            self.deck.draw(dice);
        }
    }

    fn standings(&self, eyes: Eyes) -> Standings {
        let scores = BySeat::from_fn(self.seats(), |seat| {
            let hidden = if self.mistake == Mistake::ShowsAScore && self.holds_fox(seat) { 1 } else { 0 };
            self.score(seat) + if self.step == Step::Over || eyes.own(seat) { 0 } else { hidden }
        });
        let mut standings = match self.step {
            Step::Over => Standings::ranked(scores, |seat| scores[seat]),
            _ => Standings::running(scores),
        };
        if self.mistake == Mistake::CrownsTheLast && self.step == Step::Over {
            standings.winners = Seats::only(Seat(self.seats - 1));
        }
        standings
    }
}

impl<const LIE: u8> Judgement for Burrow<LIE> {
    fn outlook(&self) -> BySeat<f32> {
        let bound = if self.mistake == Mistake::GuessesWildly { 50.0 } else { 5.0 };
        BySeat::from_fn(self.seats(), |seat| (self.score(seat) as f32).clamp(0.0, bound) / 5.0)
    }
}
