//! Positions for tests, set up in a few lines: only what matters is named, and the rest is filled in so that all cards,
//! cubes and tokens are still there. Not a part of the game.

use engine::{Bag, Dice, Log, Row, Seat};

use crate::cards::Card;
use crate::decrees::Decree;
use crate::event::Event;
use crate::kingdoms::{KINGDOMS, Kingdom, Slot, Space};
use crate::options::Options;
use crate::state::{AnimalKingdoms, Stage};
use crate::tokens::{CUBES, HAND, Retreat, Token};

/// A position in the making.
#[derive(Clone)]
pub struct Position {
    game: AnimalKingdoms,
    decrees: [Option<Decree>; KINGDOMS],
    tokens: [Option<[u8; 3]>; KINGDOMS],
    columns: [Vec<Card>; KINGDOMS],
    owners: [Vec<u8>; KINGDOMS],
    hands: [Option<Vec<Card>>; 5],
    supplies: [Option<u8>; 5],
    deck: Option<Vec<Card>>,
}

impl Position {
    /// An empty table for so many players; seat 0 begins.
    pub fn new(players: usize, options: Options) -> Position {
        Position {
            game: AnimalKingdoms::bare(&options, players),
            decrees: Default::default(),
            tokens: Default::default(),
            columns: Default::default(),
            owners: Default::default(),
            hands: Default::default(),
            supplies: Default::default(),
            deck: None,
        }
    }

    /// It is this age.
    pub fn age(mut self, age: u8) -> Self {
        self.game.age = age;
        self
    }

    /// This seat began the age.
    pub fn first(mut self, seat: u8) -> Self {
        self.game.first = Seat(seat);
        self
    }

    /// It is this seat's turn.
    pub fn turn(mut self, seat: u8) -> Self {
        self.game.active = Seat(seat);
        self
    }

    /// This decree lies on a kingdom.
    pub fn decree(mut self, kingdom: &str, decree: &str) -> Self {
        self.decrees[index(kingdom)] = Some(read(decree));
        self
    }

    /// These cards lie under a kingdom, the last one newest. Cubes of seat 0 go with them unless [`cubes`](Self::cubes)
    /// says otherwise.
    pub fn column(mut self, kingdom: &str, cards: &str) -> Self {
        self.columns[index(kingdom)] = cards_of(cards);
        self
    }

    /// These seats have cubes in a kingdom's territories, in the order of placing; some cards lie under it.
    pub fn cubes(mut self, kingdom: &str, seats: &[u8]) -> Self {
        self.owners[index(kingdom)] = seats.to_vec();
        self
    }

    /// These seats sit in a kingdom's council.
    pub fn council(mut self, kingdom: &str, seats: &[u8]) -> Self {
        let kingdom: Kingdom = read(kingdom);
        for (&seat, number) in seats.iter().zip(1..) {
            let bit = Space { kingdom, slot: Slot::Council(number) }.bit();
            self.game.lands[kingdom.index()].cubes[usize::from(seat)] |= bit;
        }
        self
    }

    /// A kingdom's tokens have these values.
    pub fn tokens(mut self, kingdom: &str, values: [u8; 3]) -> Self {
        self.tokens[index(kingdom)] = Some(values);
        self
    }

    /// This seat holds these cards.
    pub fn hand(mut self, seat: u8, cards: &str) -> Self {
        self.hands[usize::from(seat)] = Some(cards_of(cards));
        self
    }

    /// The deck holds just these cards; all that are left over lie in the discard pile.
    pub fn deck(mut self, cards: &str) -> Self {
        self.deck = Some(cards_of(cards));
        self
    }

    /// This seat has scored so many points in the first age.
    pub fn score(mut self, seat: u8, points: u8) -> Self {
        self.game.houses[usize::from(seat)].earned[0] = points;
        self
    }

    /// This seat has so many cubes left.
    pub fn supply(mut self, seat: u8, cubes: u8) -> Self {
        self.supplies[usize::from(seat)] = Some(cubes);
        self
    }

    /// This seat has so many modifiers.
    pub fn modifiers(mut self, seat: u8, modifiers: u8) -> Self {
        self.game.houses[usize::from(seat)].modifiers = modifiers;
        self
    }

    /// This seat has the retreat tokens of these values.
    pub fn retreats(mut self, seat: u8, values: &[u8]) -> Self {
        for token in values.iter().filter_map(|&value| Retreat::worth(value)) {
            self.game.houses[usize::from(seat)].retreats.insert(token);
            self.game.retreats.remove(token);
        }
        self
    }

    /// These seats have withdrawn, in this order.
    pub fn withdrawn(mut self, seats: &[u8]) -> Self {
        self.game.withdrawn = seats.iter().copied().collect();
        self.game.out = seats.iter().map(|&seat| Seat(seat)).collect();
        self
    }

    /// So many rallies have followed each other.
    pub fn rallies_in_a_row(mut self, rallies: u8) -> Self {
        self.game.rallies_in_a_row = rallies;
        self
    }

    /// The upstart's bonus cards.
    pub fn bonus(mut self, cards: &str) -> Self {
        for (slot, card) in cards_of(cards).into_iter().enumerate() {
            self.game.solo.bonus[slot] = Some(card);
        }
        self
    }

    /// Where you last played a card in this age of a solo game.
    pub fn last_played(mut self, kingdom: &str) -> Self {
        self.game.solo.last = Some(read(kingdom));
        self
    }

    /// The position, with somebody's turn about to begin.
    pub fn build(mut self) -> AnimalKingdoms {
        self.lay_named_cards();
        self.lay_decrees_and_tokens();
        self.lay_columns_and_cubes();
        self.deal();
        self.game.look_everywhere();
        self.game
    }

    /// The position in which everybody has withdrawn, scored as far as nobody is asked.
    pub fn scoring(self, dice: &mut Dice, log: &mut impl Log<Event>) -> AnimalKingdoms {
        let everyone = self.game.everyone();
        let late: Vec<u8> = everyone.map(|seat| seat.0).filter(|seat| !self.game.withdrawn.contains(seat)).collect();
        let order: Vec<u8> = self.game.withdrawn.iter().copied().chain(late).collect();
        let mut game = self.withdrawn(&order).build();
        game.stage = Stage::Scoring;
        game.go_on(dice, log);
        game
    }

    /// The position played on until somebody is asked: after the upstart's turn, say.
    pub fn go_on(self, dice: &mut Dice, log: &mut impl Log<Event>) -> AnimalKingdoms {
        let mut game = self.build();
        game.go_on(dice, log);
        game
    }

    /// Takes every card that has a place out of the deck.
    fn lay_named_cards(&mut self) {
        let bonus = self.game.solo.bonus.iter().flatten();
        let hands = self.hands.iter().flatten().flatten();
        for &card in self.columns.iter().flatten().chain(hands).chain(bonus) {
            assert!(self.game.deck.remove(card.number()), "{card} lies in two places");
        }
    }

    fn lay_decrees_and_tokens(&mut self) {
        for decree in self.decrees.iter().flatten() {
            assert!(self.game.decrees & (1 << decree.number()) != 0, "{decree} lies in two places");
            self.game.decrees &= !(1 << decree.number());
        }
        let mut tokens: Vec<Token> = (0..Token::COUNT as u8).map(Token::new).collect();
        let mut take = |value: Option<u8>| {
            let place = tokens.iter().position(|token| value.is_none_or(|value| token.value() == value));
            tokens.remove(place.unwrap_or_else(|| panic!("no token of value {value:?} is left")))
        };
        let named = self.tokens.map(|values| values.map(|values| values.map(|value| take(Some(value)))));
        for (index, land) in self.game.lands.iter_mut().enumerate() {
            land.tokens = named[index].unwrap_or_else(|| [(); 3].map(|()| take(None)));
            let free = Decree::new(self.game.decrees.trailing_zeros() as u8).unwrap_or_default();
            land.decree = self.decrees[index].unwrap_or(free);
            self.game.decrees &= !(1 << land.decree.number());
        }
    }

    /// As many cards as cubes lie in each kingdom: what was not named is seat 0's, or any card.
    fn lay_columns_and_cubes(&mut self) {
        for kingdom in Kingdom::all() {
            let (column, owners) = (&mut self.columns[kingdom.index()], &mut self.owners[kingdom.index()]);
            while owners.len() < column.len() {
                owners.push(0);
            }
            while column.len() < owners.len() {
                column.push(some_card(&mut self.game.deck));
            }
            let land = self.game.land_mut(kingdom);
            land.column = column.iter().copied().collect();
            for (&owner, cubes) in owners.iter().zip(0..) {
                land.cubes[usize::from(owner)] |= Space::territory(kingdom, cubes).bit();
            }
        }
        for seat in self.game.everyone() {
            let placed: u8 = self.game.lands.iter().map(|land| land.count(seat)).sum();
            self.game.house_mut(seat).supply = self.supplies[seat.index()].unwrap_or(CUBES - placed);
        }
    }

    fn deal(&mut self) {
        if let Some(deck) = &self.deck {
            for card in deck {
                assert!(self.game.deck.remove(card.number()), "{card} lies in two places");
            }
        }
        for seat in Seat::all(self.game.players()) {
            let hand: Row<Card, HAND> = match &self.hands[seat.index()] {
                Some(cards) => cards.iter().copied().collect(),
                None => (0..HAND).map(|_| some_card(&mut self.game.deck)).collect(),
            };
            self.game.house_mut(seat).hand = hand;
        }
        if let Some(deck) = &self.deck {
            self.game.discard = self.game.deck;
            self.game.deck = deck.iter().map(|card| card.number()).collect();
        }
    }
}

fn some_card(deck: &mut Bag<1>) -> Card {
    let card = deck.nth(deck.len() as u32 - 1).unwrap_or_default();
    deck.remove(card);
    Card::new(card)
}

fn index(kingdom: &str) -> usize {
    read::<Kingdom>(kingdom).index()
}

fn cards_of(cards: &str) -> Vec<Card> {
    cards.split_whitespace().map(read).collect()
}

fn read<T: std::str::FromStr>(name: &str) -> T {
    name.parse().unwrap_or_else(|_| panic!("there is no `{name}`"))
}
