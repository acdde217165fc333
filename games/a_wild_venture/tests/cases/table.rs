//! A table at which the tests play: choices by their names, and what can be seen with open eyes.

use std::ops::{Deref, DerefMut};

use a_wild_venture::position::Position;
use a_wild_venture::{AWildVenture, Event, PlayerView, Side};
use engine::{Seat, testkit};

pub struct Table(pub testkit::Table<AWildVenture>);

impl Deref for Table {
    type Target = testkit::Table<AWildVenture>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A turn of seat 0 in spring.
pub fn spring() -> Position {
    Position::new(Side::Spring)
}

/// A turn of seat 0 in autumn.
pub fn autumn() -> Position {
    Position::new(Side::Autumn)
}

impl Table {
    pub fn of(position: Position) -> Table {
        Table::with(position.build())
    }

    pub fn with(game: AWildVenture) -> Table {
        Table(testkit::Table::of(game))
    }

    /// Plays choices one after the other; each must be legal.
    #[track_caller]
    pub fn play(&mut self, choices: &str) -> &mut Self {
        self.0.play(choices);
        self
    }

    /// Asserts that exactly these can be chosen, in any order.
    #[track_caller]
    pub fn asks(&mut self, expected: &str) -> &mut Self {
        self.0.asks(expected);
        self
    }

    /// Asserts that the turn's menu is shown.
    #[track_caller]
    pub fn menu(&mut self) -> &mut Self {
        assert_eq!(self.view().question, Some(a_wild_venture::Question::TurnMenu));
        self
    }

    pub fn player(&self, seat: u8) -> PlayerView {
        self.view().player(Seat(seat)).unwrap().clone()
    }

    pub fn coins(&self, seat: u8) -> u16 {
        self.player(seat).coins
    }

    /// The hand, in the order of the rules page.
    pub fn hand(&self, seat: u8) -> String {
        names(&self.player(seat).cards)
    }

    pub fn hand_size(&self, seat: u8) -> u8 {
        self.player(seat).hand
    }

    pub fn tucked(&self, seat: u8) -> String {
        names(&self.player(seat).tucked_cards.unwrap())
    }

    pub fn discard(&self) -> String {
        names(&self.view().discard)
    }

    /// The cards on the deck whose order is known, from the top.
    pub fn deck_top(&self) -> String {
        names(&self.view().deck_top.into_iter().flatten().collect::<Vec<_>>())
    }

    pub fn at(&self, seat: u8) -> String {
        self.player(seat).space.to_string()
    }

    /// Supplies on a card in play, if it is.
    pub fn supplies(&self, card: &str) -> Option<u16> {
        let card = card.parse().unwrap();
        self.view().players.iter().find_map(|player| {
            let cards = player.villagers.iter().chain(&player.gear).map(|seen| (seen.card, u16::from(seen.supplies)));
            let mut all = cards.chain(player.buildings.iter().map(|house| (house.card, house.supplies)));
            all.find(|seen| seen.0 == card).map(|seen| seen.1)
        })
    }

    /// Is the token of a space still there? For a pair: how many.
    pub fn tokens(&self, space: &str) -> u8 {
        let view = self.view();
        let seen = view.space(space.parse().unwrap()).unwrap();
        if seen.enchantments > 0 { seen.enchantments } else { u8::from(seen.token.is_some()) }
    }

    /// How often an event was told.
    pub fn told(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events().iter().filter(|event| fits(event)).count()
    }
}

fn names(cards: &[a_wild_venture::Card]) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
