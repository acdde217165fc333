//! Setting up (rules, chapter 3): the deck, the first hands, and the choices before the first turn.

use engine::{BadOptions, Deck, Dice, Log, Row, Seat, certainly};

use crate::cards::{Card, Cards, DECKS, STARTING_CARDS};
use crate::event::{Event, Few};
use crate::options::{FirstPlayer, Options, Theme};
use crate::state::{AWildVenture, InPlay, Player, Step};
use crate::trails::{Enchantment, markers};

/// Coins of each player.
const COINS: u16 = 5;
/// Cards of each player, and with both theme decks.
const HAND: u8 = 5;
const BIG_HAND: u8 = 8;
/// Cards of these that are discarded again.
const SIFTED: u8 = 3;
/// Main actions in a turn.
pub(crate) const MAINS: u8 = 2;

impl AWildVenture {
    pub(crate) fn set_up(options: &Options, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        options.check()?;
        let first = match options.first_player {
            FirstPlayer::Random => Seat(dice.below(2) as u8),
            FirstPlayer::Seat(seat) => seat,
        };
        let mut game = AWildVenture::bare(options, first);
        log.tell(Event::Begins { side: game.side, first });
        for who in first.round(2) {
            let mut cards = Few::new();
            for _ in 0..if game.big { BIG_HAND } else { HAND } {
                let Some(card) = game.deck.draw(dice) else { break };
                game.player_mut(who).hand.insert(card);
                cards.push(Card::new(card));
            }
            let count = cards.len() as u8;
            let public = Event::Dealt { who, count, cards: None };
            log.whisper(who, Event::Dealt { who, count, cards: Some(cards) }, Some(public));
        }
        Ok(game)
    }

    /// The table before the first deal. The second player chooses a villager first.
    pub(crate) fn bare(options: &Options, first: Seat) -> AWildVenture {
        let [main, academy, news] = DECKS;
        let deck = match (options.variant_big, options.theme) {
            (true, _) => main.with(&academy).with(&news),
            (false, Theme::Academy) => main.with(&academy),
            (false, Theme::News) => main.with(&news),
        };
        let player = Player { coins: COINS, tokens: Enchantment::C.bit(), ..Player::default() };
        AWildVenture {
            side: options.board_side,
            big: options.variant_big,
            open_tuck: options.variant_open_tuck,
            tie_rule: options.tie_rule,
            first,
            active: first.next(2),
            turn: 0,
            mains: MAINS,
            activated: None,
            rested: Cards::EMPTY,
            deck: Deck::shuffled(deck),
            discard: Row::new(),
            offer: STARTING_CARDS,
            exhausted: false,
            last_turns: None,
            markers: markers(options.board_side),
            pairs: [2; 2],
            players: [player; 2],
            steps: [Step::Offer].into_iter().collect(),
            zone: Row::new(),
            looks: 0,
            pending: Row::new(),
            just_tucked: Row::new(),
        }
    }

    /// A starting villager is chosen: the second player's first, then the first player's (rules, 3.2).
    pub(crate) fn choose_villager(&mut self, card: Card, log: &mut impl Log<Event>) {
        let who = self.active;
        certainly(self.offer.remove(card.number()));
        let me = self.me_mut();
        me.villagers.push(InPlay { card, supplies: card.printed().supplies });
        me.figure = Some(card.species());
        log.tell(Event::ChoosesVillager { who, card });
        self.active = self.rival();
        if who != self.first {
            return;
        }
        for left in self.offer.take_all().iter().map(Card::new) {
            self.discard.push(left);
            log.tell(Event::LeftOver { card: left });
        }
        if self.big {
            self.set_step(Step::Sift { left: SIFTED });
        } else {
            self.first_turn(log);
        }
    }

    /// A card is discarded before the first turn, by the second player first (rules, 3.2).
    pub(crate) fn sift(&mut self, card: Card, left: u8, log: &mut impl Log<Event>) {
        let who = self.active;
        self.me_mut().lose(card);
        self.discard.push(card);
        log.tell(Event::Discards { who, card });
        if left > 1 {
            self.set_step(Step::Sift { left: left - 1 });
        } else if who != self.first {
            self.active = self.first;
            self.set_step(Step::Sift { left: SIFTED });
        } else {
            self.first_turn(log);
        }
    }

    fn first_turn(&mut self, log: &mut impl Log<Event>) {
        self.set_step(Step::Menu);
        self.begin_turn(self.first, log);
    }
}
