//! Positions for tests, set up in a few lines: only what matters is named. Not a part of the game.

use std::str::FromStr;

use engine::{Seat, Seats};

use crate::cards::{Card, Cards, Kind, Starter};
use crate::options::{Options, TieRule};
use crate::state::{AWildVenture, House, InPlay, Step};
use crate::trails::{Enchantment, Side, Space};

/// A position in the making. Unless told otherwise it is seat 0's turn on the spring side, all tokens are on the board, both
/// adventurers are at home, nobody has coins or cards, each has one `ench_c`, and the deck holds every card that is not
/// elsewhere.
#[derive(Clone)]
pub struct Position {
    game: AWildVenture,
    small_deck: bool,
}

fn read<T: FromStr>(text: &str) -> T {
    match text.parse() {
        Ok(thing) => thing,
        Err(_) => panic!("there is no `{text}`"),
    }
}

fn read_all<T: FromStr>(text: &str) -> impl Iterator<Item = T> {
    text.split_whitespace().map(read)
}

impl Default for Position {
    fn default() -> Position {
        Position::new(Side::Spring)
    }
}

impl Position {
    /// A turn of seat 0 on this side of the board.
    pub fn new(side: Side) -> Position {
        let options = Options { board_side: side, variant_big: true, ..Options::default() };
        let mut game = AWildVenture::bare(&options, Seat(0));
        game.big = false;
        game.offer = Cards::EMPTY;
        game.players.iter_mut().for_each(|player| player.coins = 0);
        game.active = Seat(0);
        game.turn = 1;
        game.set_step(Step::Menu);
        Position { game, small_deck: false }
    }

    fn place(&mut self, card: Card) -> Card {
        self.game.deck.rest.remove(card.number());
        card
    }

    /// Puts cards in play, as `carrot_farmer[2]`, `granary[0]` or `granary[3]+ench_a`.
    pub fn in_play(mut self, seat: u8, cards: &str) -> Self {
        for text in cards.split_whitespace() {
            let (text, token) = text.split_once('+').map_or((text, None), |(text, token)| (text, Some(token)));
            let (name, supplies) = text.trim_end_matches(']').split_once('[').unwrap_or((text, "0"));
            let card = self.place(read(name));
            let player = self.game.player_mut(Seat(seat));
            match card.kind() {
                Kind::Villager => player.villagers.push(InPlay { card, supplies: read(supplies) }),
                Kind::Gear => player.gear.push(InPlay { card, supplies: read(supplies) }),
                Kind::Building => {
                    let token = token.map(read::<Enchantment>);
                    if let Some(token) = token {
                        player.tokens &= !token.bit();
                    }
                    player.buildings.push(House { card, supplies: read(supplies), token });
                }
            }
            if card.kind() != Kind::Villager {
                player.working.insert(card.number());
            }
        }
        self
    }

    /// Coins of a player.
    pub fn coins(mut self, seat: u8, coins: u16) -> Self {
        self.game.player_mut(Seat(seat)).coins = coins;
        self
    }

    /// Cards in hand.
    pub fn hand(mut self, seat: u8, cards: &str) -> Self {
        for card in read_all(cards) {
            let card = self.place(card);
            self.game.player_mut(Seat(seat)).hand.insert(card.number());
        }
        self
    }

    /// Tucked cards that nobody else has seen.
    pub fn tucked(mut self, seat: u8, cards: &str) -> Self {
        for card in read_all(cards) {
            let card = self.place(card);
            self.game.player_mut(Seat(seat)).tucked.insert(card.number());
        }
        self
    }

    /// Tucks so many cards of a kind and species, whichever.
    pub fn tucked_some(mut self, seat: u8, fits: impl Fn(Card) -> bool, count: usize) -> Self {
        let cards: Vec<Card> =
            Card::all().filter(|card| self.game.deck.rest.contains(card.number()) && fits(*card)).take(count).collect();
        assert_eq!(cards.len(), count, "there are not so many");
        for card in cards {
            self.place(card);
            self.game.player_mut(Seat(seat)).tucked.insert(card.number());
        }
        self
    }

    /// Unplaced enchantment tokens; one that comes from the board is taken from there.
    pub fn tokens(mut self, seat: u8, tokens: &str) -> Self {
        let tokens: Vec<Enchantment> = read_all(tokens).collect();
        self.game.player_mut(Seat(seat)).tokens = tokens.iter().fold(0, |set, token| set | token.bit());
        self
    }

    /// Enchantment tokens of the first and second pair on the board.
    pub fn pairs(mut self, a: u8, b: u8) -> Self {
        self.game.pairs = [a, b];
        self
    }

    /// Starter cards that show their advanced side.
    pub fn advanced(mut self, seat: u8, starters: &str) -> Self {
        let set = read_all::<Starter>(starters).fold(0, |set, starter| set | starter.bit());
        self.game.player_mut(Seat(seat)).advanced = set;
        self
    }

    /// Where a player's adventurer stands.
    pub fn at(mut self, seat: u8, space: &str) -> Self {
        self.game.player_mut(Seat(seat)).space = read::<Space>(space);
        self
    }

    /// The discard pile from the bottom to the top.
    pub fn discard(mut self, cards: &str) -> Self {
        for card in read_all(cards) {
            let card = self.place(card);
            self.game.discard.push(card);
        }
        self
    }

    /// The top of the deck, known to nobody.
    pub fn deck_top(mut self, cards: &str) -> Self {
        let cards: Vec<Card> = read_all(cards).collect();
        for card in cards.into_iter().rev() {
            let card = self.place(card);
            self.game.deck.put_on_top(card.number(), Seats::NONE);
        }
        self
    }

    /// The whole deck from the top.
    pub fn deck(mut self, cards: &str) -> Self {
        self.small_deck = true;
        self.deck_top(cards)
    }

    /// A shuffled deck of these cards.
    pub fn shuffled(mut self, cards: &str) -> Self {
        let cards = read_all::<Card>(cards).map(Card::number).collect();
        self.game.deck.rest = cards;
        self
    }

    /// The deck has run out, and so many turns are left, this one included.
    pub fn last_turns(mut self, turns: u8) -> Self {
        self.game.exhausted = true;
        self.game.last_turns = Some(turns);
        self
    }

    /// Who wins a tie.
    pub fn tie_rule(mut self, tie_rule: TieRule) -> Self {
        self.game.tie_rule = tie_rule;
        self
    }

    /// Tucked cards lie open to their owner.
    pub fn open_tuck(mut self) -> Self {
        self.game.open_tuck = true;
        self
    }

    /// How many turns have begun.
    pub fn turn(mut self, turn: u16) -> Self {
        self.game.turn = turn;
        self
    }

    /// Main actions left.
    pub fn mains(mut self, mains: u8) -> Self {
        self.game.mains = mains;
        self
    }

    /// The game in this position.
    pub fn build(self) -> AWildVenture {
        let mut game = self.game;
        if self.small_deck {
            game.deck.rest = Cards::EMPTY;
        }
        game
    }

    /// The game in this position, with nothing left to be done.
    pub fn over(self) -> AWildVenture {
        let mut game = self.build();
        game.steps.clear();
        game
    }
}
