//! Positions for tests, set up in a few lines: only what matters is named, and the rest is filled in so that all cards and
//! pieces are still there. Not a part of the game.

use engine::{Dice, Log, Seat};

use crate::cards::{Card, Cards, HAND};
use crate::event::Event;
use crate::figures::{Figure, Hunter, Level};
use crate::ice::{Ice, Place, Tile};
use crate::options::Setup;
use crate::state::{Arctic, Stage};

/// A position in the making. Unless told otherwise it is seat 0's turn, seat 0 is the orca, seat 1 the bear, seat 2 the
/// Inuit hunter and seat 3 the seal; the sea is empty but for `cod_9` at i1, so that the game goes on.
#[derive(Clone)]
pub struct Position {
    game: Arctic,
    laid: u8,
    hands: [Option<Cards>; 4],
    deck: Option<Cards>,
    discard: Cards,
}

impl Position {
    /// An empty sea for so many players.
    pub fn new(players: usize) -> Position {
        let mut game = Arctic::bare(players, Setup::Standard);
        for (seat, hunter) in Seat::all(players).zip(Hunter::PLAYED) {
            game.owners[hunter.index()] = Some(seat);
        }
        game.turn = 1;
        for place in &mut game.figures {
            *place = Place::GONE;
        }
        game.igloo = Place::GONE;
        game.tiles = [Place::GONE; Tile::COUNT];
        let position = Position { game, laid: 0, hands: [None; 4], deck: None, discard: Cards::EMPTY };
        position.in_water("cod_9", "i1")
    }

    /// The standard layout.
    pub fn standard(mut self) -> Self {
        self.game.figures = [Place::GONE; Figure::COUNT];
        self.game.lay_out();
        self
    }

    /// Which hunter each seat plays; the others are neutral.
    pub fn hunters(mut self, hunters: &str) -> Self {
        self.game.owners = [None; 4];
        for (index, hunter) in hunters.split_whitespace().enumerate() {
            self.game.owners[read::<Hunter>(hunter).index()] = Some(Seat(index as u8));
        }
        self
    }

    /// It is this seat's turn.
    pub fn turn(mut self, seat: u8) -> Self {
        self.game.active = Seat(seat);
        self
    }

    /// Floes on these cells.
    pub fn floe(self, cells: &str) -> Self {
        self.lay(cells, Ice::Floe)
    }

    /// Pack ice on these cells.
    pub fn pack(self, cells: &str) -> Self {
        self.lay(cells, Ice::Pack)
    }

    /// Icebergs on these cells.
    pub fn iceberg(self, cells: &str) -> Self {
        self.lay(cells, Ice::Iceberg)
    }

    /// Ice of a kind on these cells.
    pub fn lay(mut self, cells: &str, ice: Ice) -> Self {
        for cell in cells.split_whitespace() {
            assert!((self.laid as usize) < Tile::COUNT, "there are no more tiles");
            self.game.lay(Tile::new(self.laid), read(cell), ice);
            self.laid += 1;
        }
        self
    }

    /// The igloo stands here.
    pub fn igloo(mut self, cell: &str) -> Self {
        self.game.igloo = Place::on(read(cell));
        self
    }

    /// A player has taken the igloo.
    pub fn igloo_caught(mut self, seat: u8) -> Self {
        self.game.igloo = Place::caught(Seat(seat));
        self
    }

    /// A figure stands on the ice.
    pub fn on_ice(mut self, figure: &str, cell: &str) -> Self {
        self.game.put(read(figure), read(cell), Level::Ice);
        self
    }

    /// A figure is in the water, perhaps under the ice.
    pub fn in_water(mut self, figure: &str, cell: &str) -> Self {
        self.game.put(read(figure), read(cell), Level::Water);
        self
    }

    /// A figure is not on the board: `gone`, `waiting`, or `caught:2`.
    pub fn off(mut self, figure: &str, place: &str) -> Self {
        let figure: Figure = read(figure);
        self.game.figures[figure.index()] = read(place);
        self.game.upright.remove(figure);
        self
    }

    /// A hunter was captured so often by a player.
    pub fn captured(mut self, hunter: &str, times: u8, by: u8) -> Self {
        let hunter: Hunter = read(hunter);
        self.game.captures[hunter.index()] += times;
        self.game.houses[by as usize].trophies[hunter.index()] += times;
        self
    }

    /// A player has so much plankton, taken from the supply.
    pub fn plankton(mut self, seat: u8, tokens: u8) -> Self {
        self.game.houses[seat as usize].plankton += tokens;
        self.game.plankton -= tokens;
        self
    }

    /// A player holds these cards.
    pub fn hand(mut self, seat: u8, cards: &str) -> Self {
        self.hands[seat as usize] = Some(cards_of(cards));
        self
    }

    /// The deck is just these cards; the rest is discarded.
    pub fn deck(mut self, cards: &str) -> Self {
        self.deck = Some(cards_of(cards));
        self
    }

    /// These cards lie in the discard pile.
    pub fn discarded(mut self, cards: &str) -> Self {
        self.discard = cards_of(cards);
        self
    }

    /// The active player has played a card.
    pub fn card_done(mut self) -> Self {
        self.game.now.card_done = true;
        self
    }

    /// The active player has used a hunter.
    pub fn hunted(mut self) -> Self {
        self.game.now.hunted = true;
        self
    }

    /// So many turns have begun.
    pub fn turns(mut self, turns: u16) -> Self {
        self.game.turn = turns;
        self
    }

    /// In the middle of the turn. Hands that were not named get three of the cards that are left.
    pub fn build(mut self) -> Arctic {
        let named = self.hands.iter().flatten().fold(self.discard, |all, hand| all.with(hand));
        let named = named.with(&self.deck.unwrap_or_default());
        let mut left = Cards::first(Card::COUNT).without(&named);
        for seat in 0..self.game.size as usize {
            let hand = self.hands[seat].unwrap_or_else(|| left.iter().take(HAND).collect());
            left = left.without(&hand);
            self.game.houses[seat].hand = hand;
        }
        (self.game.deck, self.game.discard) = match self.deck {
            Some(deck) => (deck, self.discard.with(&left)),
            None => (left, self.discard),
        };
        self.game.stage = Stage::Action;
        self.game
    }

    /// At the beginning of the turn, when captured figures return.
    pub fn begin(self, dice: &mut Dice, log: &mut impl Log<Event>) -> Arctic {
        let mut game = self.build();
        game.turn -= 1;
        game.begin_turn(log);
        game.go_on(dice, log);
        game
    }
}

fn cards_of(ids: &str) -> Cards {
    ids.split_whitespace().map(|id| read::<Card>(id).number()).collect()
}

/// Only tests name things here, and a wrong name is their mistake.
fn read<T: std::str::FromStr>(id: &str) -> T {
    match id.parse() {
        Ok(thing) => thing,
        Err(_) => panic!("there is no `{id}`"),
    }
}
