//! The referee's table, and turns: claiming, rallying, withdrawing (5.1 to 5.6).

use std::collections::{BTreeSet, VecDeque};

use animal_kingdoms::{Action, Card, Decree, Event, Kingdom, Level, Options, Retreat, Space, View, Who};
use engine::Seat;

use super::fights::Fight;
use crate::common::reads;

/// What the game has told, in order.
pub type Told = VecDeque<Event>;

/// What is asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    Turn,
    Card,
    Kingdom(Card),
    Partner(Card, usize),
    Rally(Vec<Card>),
    Fight,
    Modifiers,
    Nothing,
}

#[derive(Clone)]
pub struct Land {
    pub decree: Decree,
    pub tokens: Vec<u8>,
    pub column: Vec<Card>,
    /// Owners of the territories in the order of placing: the last one of a full kingdom is in the capital.
    pub owners: Vec<usize>,
    pub council: Vec<usize>,
}

#[derive(Clone, Default)]
pub struct House {
    pub hand: Vec<Card>,
    pub supply: u8,
    pub score: i32,
    pub modifiers: u8,
    pub retreats: BTreeSet<Retreat>,
}

#[derive(Clone)]
pub struct Referee {
    pub level: Option<Level>,
    pub peace: bool,
    pub age: u8,
    pub first: usize,
    pub active: usize,
    pub ask: Ask,
    pub lands: Vec<Land>,
    pub houses: Vec<House>,
    pub deck: BTreeSet<Card>,
    pub discard: BTreeSet<Card>,
    pub seen_decrees: BTreeSet<Decree>,
    pub withdrawn: Vec<usize>,
    /// Who claimed capitals in this age, in order.
    pub capitals: Vec<usize>,
    pub rallies: usize,
    pub modifier_supply: u8,
    /// The kingdom to be scored next.
    pub scoring: usize,
    pub fight: Fight,
    pub bonus: Vec<Option<Card>>,
    pub last_played: Option<usize>,
    pub fights_of_age: usize,
    pub battles: u32,
    pub told: Told,
}

pub fn kingdom(index: usize) -> Kingdom {
    Kingdom::nth(index).unwrap()
}

impl Referee {
    /// Watches the setup.
    pub fn new(players: usize, options: &Options, view: &View, told: Told) -> Referee {
        let solo = players == 1;
        let tokens = |index: usize| view.kingdoms[index].tokens.iter().map(|token| token.value).collect::<Vec<_>>();
        let lands = (0..5).map(|index| Land {
            decree: view.kingdoms[index].decree,
            tokens: tokens(index),
            column: Vec::new(),
            owners: Vec::new(),
            council: Vec::new(),
        });
        let mut all: Vec<u8> = (0..5).flat_map(tokens).collect();
        assert!((0..5).all(|index| tokens(index).is_sorted()));
        all.sort_unstable();
        assert_eq!(all, [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10]);
        let slots = match options.solo_level {
            _ if !solo => 0,
            Level::Easy => 0,
            Level::ExtraHard => 2,
            _ => 1,
        };
        let mut referee = Referee {
            level: solo.then_some(options.solo_level),
            peace: options.peace_treaty,
            age: 1,
            first: 0,
            active: 0,
            ask: Ask::Turn,
            lands: lands.collect(),
            houses: vec![House { supply: 18, ..House::default() }; if solo { 2 } else { players }],
            deck: animal_kingdoms::cards_in(animal_kingdoms::ALL_CARDS).collect(),
            discard: BTreeSet::new(),
            seen_decrees: BTreeSet::new(),
            withdrawn: Vec::new(),
            capitals: Vec::new(),
            rallies: 0,
            modifier_supply: if solo || options.peace_treaty { 0 } else { 18 },
            scoring: 0,
            fight: Fight::default(),
            bonus: vec![None; slots],
            last_played: None,
            fights_of_age: 0,
            battles: 0,
            told,
        };
        (0..players).for_each(|seat| referee.refill(seat, 4));
        referee.fill_bonus_slots();
        let Event::AgeBegins { first, .. } = referee.told[0] else { panic!("{:?}", referee.told) };
        let first = referee.seat_of(first);
        referee.begin_age(first);
        referee.go_on();
        referee
    }

    /// Foretells what a choice does.
    pub fn play(&mut self, action: Action, told: Told) {
        self.told = told;
        self.carry_out(action);
        self.go_on();
        assert!(self.told.is_empty(), "not foretold: {:?}", self.told);
    }

    fn carry_out(&mut self, action: Action) {
        match (action, self.ask.clone()) {
            (Action::Claim, Ask::Turn) => self.ask = Ask::Card,
            (Action::Card(card), Ask::Card) => self.ask = Ask::Kingdom(card),
            (Action::Kingdom(to), Ask::Kingdom(card)) if self.lands[to.index()].decree.id() == "pair" => {
                self.ask = Ask::Partner(card, to.index());
            }
            (Action::Kingdom(to), Ask::Kingdom(card)) => self.claim(card, to.index(), None),
            (Action::Partner(partner), Ask::Partner(card, to)) => self.claim(card, to, Some(partner)),
            (Action::Rally, Ask::Turn) => {
                self.houses[self.active].score += 1;
                self.rallies += 1;
                self.expect(Event::Rallies { who: self.who(self.active) });
                self.ask = Ask::Rally(Vec::new());
            }
            (Action::Discard(card), Ask::Rally(mut picked)) => {
                picked.push(card);
                let all = picked.len() == self.houses[self.active].hand.len();
                self.ask = Ask::Rally(picked.clone());
                if all {
                    self.exchange(&picked);
                }
            }
            (Action::Done, Ask::Rally(picked)) => self.exchange(&picked),
            (Action::Withdraw, Ask::Turn) => {
                self.withdraw(self.active);
                self.next_turn();
            }
            (Action::Fight(card), Ask::Fight) if self.level.is_some() => self.fight_upstart(card),
            (Action::Fight(card), Ask::Fight) => self.choose_card(card),
            (Action::Pass, Ask::Modifiers) => self.pass(),
            (Action::Add(count), Ask::Modifiers) => self.add(count),
            other => panic!("{other:?}"),
        }
    }

    /// What is not asked: the upstart's turns, and alone at the table every choice without an alternative.
    fn go_on(&mut self) {
        while self.level.is_some() && self.ask != Ask::Nothing {
            if self.ask == Ask::Turn && self.active == 1 {
                self.upstart_turn();
                self.next_turn();
                continue;
            }
            let [only] = &self.choices()[..] else { return };
            self.carry_out(only.parse().unwrap());
        }
    }

    /// Everything that can be chosen, in order (4.2).
    pub fn choices(&self) -> Vec<String> {
        let house = &self.houses[self.active];
        let hand = &house.hand;
        let plays = |card: Card| (0..5).any(|to| self.legal(hand, card, to));
        let mut choices = Vec::new();
        match &self.ask {
            Ask::Turn => {
                if hand.iter().any(|&card| plays(card)) {
                    choices.push("claim".into());
                }
                let guarded = self.level.is_none() && self.rallies >= 10 * self.houses.len();
                if self.withdrawn.is_empty() && !guarded {
                    choices.push("rally".into());
                }
                choices.push("withdraw".into());
            }
            Ask::Card => choices.extend(hand.iter().filter(|&&card| plays(card)).map(|card| format!("card:{card}"))),
            &Ask::Kingdom(card) => {
                let fits = (0..5).filter(|&to| self.legal(hand, card, to));
                choices.extend(fits.map(|to| format!("kingdom:{}", kingdom(to))));
            }
            &Ask::Partner(card, _) => {
                let partners = hand.iter().filter(|&&other| partners(card, other));
                choices.extend(partners.map(|other| format!("partner:{other}")));
            }
            Ask::Rally(picked) => {
                let left = hand.iter().filter(|card| !picked.contains(card));
                choices.extend(left.map(|card| format!("discard:{card}")));
                if !picked.is_empty() {
                    choices.push("done".into());
                }
            }
            Ask::Fight => choices.extend(hand.iter().map(|card| format!("fight:{card}"))),
            Ask::Modifiers => {
                choices.push("pass".into());
                choices.extend((1..=house.modifiers).map(|count| format!("add:{count}")));
            }
            Ask::Nothing => {}
        }
        choices
    }

    /// 5.2: room, the decree, and under `pair` a partner.
    pub fn legal(&self, hand: &[Card], card: Card, to: usize) -> bool {
        let land = &self.lands[to];
        let last = |step: usize| self.lands[(to + step) % 5].column.last().copied();
        let sides: Vec<Card> = [1, 4].into_iter().filter_map(last).collect();
        let realm: Vec<Card> = (1..5).filter_map(last).collect();
        land.owners.len() < size(to)
            && reads(land.decree.id(), card, &land.column, &sides, &realm)
            && (land.decree.id() != "pair" || hand.iter().any(|&other| partners(card, other)))
    }

    fn claim(&mut self, card: Card, to: usize, partner: Option<Card>) {
        let seat = self.active;
        self.houses[seat].hand.retain(|&held| held != card && Some(held) != partner);
        self.discard.extend(partner);
        let capital = self.put(seat, card, to, partner);
        self.rallies = 0;
        self.last_played = Some(to);
        self.refill(seat, 4);
        if capital || self.houses[seat].supply == 0 {
            self.withdraw(seat);
        }
        self.next_turn();
    }

    /// A card and a cube; says whether it is the capital that was taken.
    pub fn put(&mut self, seat: usize, card: Card, to: usize, partner: Option<Card>) -> bool {
        let land = &mut self.lands[to];
        land.column.push(card);
        land.owners.push(seat);
        self.houses[seat].supply -= 1;
        let capital = land.owners.len() == size(to);
        let place = if capital { "capital".to_string() } else { format!("t{}", land.owners.len()) };
        let space: Space = format!("{}_{place}", kingdom(to)).parse().unwrap();
        self.expect(Event::Claims { who: self.who(seat), card, kingdom: kingdom(to), space, partner });
        if capital {
            self.capitals.push(seat);
        }
        capital
    }

    fn exchange(&mut self, picked: &[Card]) {
        let hand = self.houses[self.active].hand.clone();
        let (given, kept): (Vec<Card>, Vec<Card>) = hand.iter().partition(|card| picked.contains(card));
        self.expect(Event::Discards { who: self.who(self.active), cards: given.iter().copied().collect() });
        self.discard.extend(given);
        self.houses[self.active].hand = kept;
        self.refill(self.active, hand.len());
        self.next_turn();
    }

    pub fn withdraw(&mut self, seat: usize) {
        self.expect(Event::Withdraws { who: self.who(seat) });
        self.withdrawn.push(seat);
        if self.withdrawn.len() == 1 && self.level.is_none() {
            let Some(Event::TakesRetreat { who, token: Some(token) }) = self.told.pop_front() else {
                panic!("no token")
            };
            assert_eq!(who, self.who(seat));
            assert!(self.houses.iter().all(|house| !house.retreats.contains(&token)));
            self.houses[seat].retreats.insert(token);
        }
    }

    fn next_turn(&mut self) {
        self.ask = Ask::Turn;
        let all = self.houses.len();
        match (1..=all).map(|step| (self.active + step) % all).find(|seat| !self.withdrawn.contains(seat)) {
            Some(seat) => self.active = seat,
            None => {
                self.expect(Event::AgeEnds { age: self.age });
                self.score();
            }
        }
    }

    /// Draws up to `size` cards (5.1).
    pub fn refill(&mut self, seat: usize, size: usize) {
        let missing = size.saturating_sub(self.houses[seat].hand.len());
        if missing == 0 {
            return;
        }
        self.prepare_deck(missing);
        let Some(Event::Draws { who, count, cards: Some(cards) }) = self.told.pop_front() else { panic!("no draw") };
        assert_eq!((who, usize::from(count), cards.len()), (self.who(seat), missing, missing));
        for &card in cards.iter() {
            self.draw(card);
            self.houses[seat].hand.push(card);
        }
    }

    /// The deck is shuffled anew if it does not hold so many cards, and only then.
    pub fn prepare_deck(&mut self, cards: usize) {
        if cards > self.deck.len() {
            self.expect(Event::Reshuffles { cards: self.discard.len() as u8 });
        }
    }

    pub fn draw(&mut self, card: Card) {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
        }
        assert!(self.deck.remove(&card), "{card} was not in the deck");
    }

    pub fn expect(&mut self, event: Event) {
        assert_eq!(self.told.pop_front(), Some(event));
    }

    pub fn who(&self, seat: usize) -> Who {
        if self.level.is_some() && seat == 1 { Who::Upstart } else { Who::Player(Seat(seat as u8)) }
    }

    pub fn seat_of(&self, who: Who) -> usize {
        match who {
            Who::Player(seat) => seat.index(),
            Who::Upstart => 1,
        }
    }

    /// The seats in the turn order of the age.
    pub fn order(&self) -> Vec<usize> {
        let all = self.houses.len();
        (0..all).map(|step| (self.first + step) % all).collect()
    }

    /// Everything that lies on the table is where the referee thinks it is.
    pub fn agrees_with(&self, view: &View) {
        assert_eq!(view.turn.map(Seat::index), (self.ask != Ask::Nothing).then_some(self.active));
        assert_eq!((view.age, self.seat_of(view.first)), (self.age, self.first));
        assert_eq!(usize::from(view.deck), self.deck.len());
        assert_eq!(view.discard, self.discard.iter().copied().collect::<Vec<_>>());
        assert_eq!(view.modifiers_left, self.modifier_supply);
        for (land, seen) in self.lands.iter().zip(&view.kingdoms) {
            assert_eq!((&seen.column, seen.decree), (&land.column, land.decree));
            let owners = seen.spaces.iter().filter_map(|space| space.owner).map(|who| self.seat_of(who));
            assert_eq!(owners.collect::<Vec<_>>(), [&land.owners[..], &land.council[..]].concat());
        }
        for (seat, (house, seen)) in self.houses.iter().zip(&view.houses).enumerate() {
            let hand: Vec<Card> = seen.hand.iter().flatten().map(|held| held.card).collect();
            assert_eq!((seen.score, seen.supply, seen.modifiers), (house.score, house.supply, house.modifiers));
            assert_eq!(hand, house.hand);
            let out = self.withdrawn.iter().position(|&other| other == seat);
            assert_eq!(seen.withdrawn.map(usize::from), out);
        }
    }
}

/// Territories of a kingdom with its capital.
pub fn size(index: usize) -> usize {
    4 + index
}

fn partners(card: Card, other: Card) -> bool {
    card != other && (card.kind() == other.kind() || card.rank() == other.rank())
}
