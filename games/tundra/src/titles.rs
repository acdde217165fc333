//! Characters and titles. A title sets a player's numbers: dice, advisors, boosts, and the prices of free actions (rules,
//! 2.6).

use engine::named;

named! {
    /// A candidate. Each has a colour and decides the grammatical gender of the title; nothing else.
    Character, "character":
    /// The merchant, a hamster.
    Khoma = "khoma",
    /// The voivode, a hound.
    Polkan = "polkan",
    /// The abbess, a snowy owl.
    Sofia = "sofia",
    /// The princess, an arctic fox.
    Elisaveta = "elisaveta",
}

impl Character {
    /// Who sits on a seat: the colours of the candidates are those that the house gives the seats.
    pub fn of(seat: engine::Seat) -> Character {
        Character::ALL[seat.index() % Character::COUNT]
    }

    /// The colour of the pieces.
    pub const fn colour(self) -> &'static str {
        match self {
            // reconstructed
            Character::Khoma => "amber",
            Character::Polkan => "red",
            Character::Sofia => "white_blue",
            Character::Elisaveta => "violet",
        }
    }

    /// Is the title in the feminine form?
    pub const fn feminine(self) -> bool {
        matches!(self, Character::Elisaveta | Character::Sofia)
    }
}

named! {
    /// A title.
    Title, "title":
    /// The base title: a step and a resource at the start of each round.
    Modest = "modest",
    /// A card from the market at the start of each round; four advisors.
    Thrifty = "thrifty",
    /// Owns the white die; dice for five berries.
    Wise = "wise",
    /// Begins with two more workers.
    Inspiring = "inspiring",
    /// One more die each round; dice for nine berries.
    Resolute = "resolute",
    /// Two market boosts under each board, but only two advisors.
    Industrious = "industrious",
    /// Three berries at the start of each round; changing a die costs one berry.
    Generous = "generous",
}

/// The numbers of a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Numbers {
    /// Dice at the start of a round besides the common ones.
    pub extra_dice: u8,
    /// Dice owned.
    pub dice: u8,
    /// Advisors at most.
    pub advisors: u8,
    /// Market boosts under a board at most.
    pub boosts: u8,
    /// Berries to reroll a die.
    pub reroll: u8,
    /// Berries to change a die by one.
    pub change: u8,
    /// Berries to buy a die.
    pub buy: u8,
}

const MODEST: Numbers = Numbers { extra_dice: 0, dice: 7, advisors: 3, boosts: 1, reroll: 1, change: 2, buy: 6 };

const NUMBERS: [Numbers; Title::COUNT] = [
    MODEST,
    Numbers { advisors: 4, ..MODEST },
    Numbers { dice: 8, buy: 5, ..MODEST },
    MODEST,
    Numbers { extra_dice: 1, buy: 9, ..MODEST },
    Numbers { advisors: 2, boosts: 2, ..MODEST },
    Numbers { change: 1, ..MODEST },
];

impl Title {
    /// The six special titles.
    pub const SPECIAL: [Title; 6] =
        [Title::Thrifty, Title::Wise, Title::Inspiring, Title::Resolute, Title::Industrious, Title::Generous];

    /// Its numbers.
    #[inline]
    pub const fn numbers(self) -> Numbers {
        NUMBERS[self.index()]
    }
}

/// Dice that everybody gets at the start of a round, counted from 1.
#[inline]
pub const fn common_dice(round: u8) -> u8 {
    if round <= 2 { 4 } else { 5 }
}

/// How many rounds there are.
pub const ROUNDS: u8 = 4;
