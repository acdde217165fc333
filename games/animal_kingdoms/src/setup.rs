//! Setting the table: hands, decrees, tokens, and who begins (rules, chapter 3).

use engine::{BadOptions, Bag, Dice, Log, Row, Seat, Seats, Surely};

use crate::cards::Card;
use crate::decrees::Decree;
use crate::event::Event;
use crate::kingdoms::{KINGDOMS, Kingdom};
use crate::options::{FirstPlayer, Options, check};
use crate::state::{AnimalKingdoms, Battle, Land, Solo, Stage};
use crate::tokens::{HAND, Retreats, Token};

impl AnimalKingdoms {
    pub(crate) fn set_up(
        options: &Options,
        players: usize,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Result<AnimalKingdoms, BadOptions> {
        check(options, players)?;
        let mut game = AnimalKingdoms::bare(options, players);
        let houses = game.size;
        for player in Seat::all(players) {
            game.refill(player, HAND, dice, log);
        }
        let decrees = [(); KINGDOMS].map(|()| game.new_decree(dice));
        let tokens = shuffled_tokens(dice);
        for kingdom in Kingdom::all() {
            *game.land_mut(kingdom) = Land::new(decrees[kingdom.index()], tokens[kingdom.index()]);
        }
        game.look_everywhere();
        match options.first_player {
            FirstPlayer::Seat(seat) => game.first = seat,
            FirstPlayer::Random if game.alone() => game.lay_bonus_cards(dice, log),
            FirstPlayer::Random => game.first = Seat(dice.below(u32::from(houses)) as u8),
        }
        game.begin_age(log);
        game.go_on(dice, log);
        Ok(game)
    }

    /// A table with nothing dealt: all cards are in the decks.
    pub(crate) fn bare(options: &Options, players: usize) -> AnimalKingdoms {
        let alone = players == 1;
        AnimalKingdoms {
            lands: [Land::new(Decree::default(), [Token::default(); 3]); KINGDOMS],
            deck: Bag::first(Card::COUNT),
            discard: Bag::EMPTY,
            returned: Bag::EMPTY,
            decrees: (1 << Decree::COUNT) - 1,
            houses: [AnimalKingdoms::fresh_house(); 5],
            battle: Battle::default(),
            stage: Stage::Turn,
            active: Seat(0),
            size: if alone { 2 } else { players as u8 },
            age: 1,
            first: Seat(0),
            withdrawn: Row::new(),
            out: Seats::NONE,
            rallies_in_a_row: 0,
            retreats: if alone { Retreats::NONE } else { Retreats::ALL },
            shuffled: false,
            peace: options.peace_treaty,
            level: alone.then_some(options.solo_level),
            solo: Solo::default(),
        }
    }

    /// Deals a decree. There are twice as many as a game needs.
    pub(crate) fn new_decree(&mut self, dice: &mut Dice) -> Decree {
        let left: Bag<1> = Bag::from_bits([u64::from(self.decrees)]);
        let decree = left.peek(dice).and_then(Decree::new).surely();
        self.decrees &= !(1 << decree.number());
        decree
    }

    /// Nobody is out, everything is to be won.
    pub(crate) fn begin_age(&mut self, log: &mut impl Log<Event>) {
        self.withdrawn.clear();
        self.out = Seats::NONE;
        self.rallies_in_a_row = 0;
        self.battle = Battle::default();
        self.solo.last = None;
        self.solo.battles = 0;
        self.solo.walks = Row::new();
        if let Some(level) = self.level {
            self.first = Seat(u8::from(level.upstart_begins()));
        }
        self.active = self.first;
        self.stage = Stage::Turn;
        let decrees = self.lands.map(|land| land.decree);
        log.tell(Event::AgeBegins { age: self.age, first: self.who(self.first), decrees });
    }
}

/// The fifteen kingdom tokens, three to each kingdom, ascending.
fn shuffled_tokens(dice: &mut Dice) -> [[Token; 3]; KINGDOMS] {
    let mut numbers: [u8; Token::COUNT] = std::array::from_fn(|number| number as u8);
    dice.shuffle(&mut numbers);
    std::array::from_fn(|kingdom| {
        let mut three = [numbers[3 * kingdom], numbers[3 * kingdom + 1], numbers[3 * kingdom + 2]];
        three.sort_unstable();
        three.map(Token::new)
    })
}
