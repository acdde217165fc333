//! The adventure board: three trails on each of its two sides (rules, 2.5). Every path leads away from home; a space without
//! exits is the end of a trail. Where a space lies, what it gives and where it leads is reconstructed, except for the stretches
//! that the rulebook's examples walk.

use std::fmt;
use std::str::FromStr;

use engine::{Bag, NoSuchName, named, written_by_name};

use crate::cards::{Chest, Starter};

use Chest::{Gold, Iron, Ruby};
use Enchantment::{A, B};
use Marker::{Bare, GoldChest, Nest, Pair, Plus5};
use Reward::{Draw, Gain};
use Starter::{Burrow, LilyPad};

named! {
    /// A side of the board.
    Side, "side of the board":
    /// Without tolls.
    Spring = "spring",
    /// With tolls.
    Autumn = "autumn",
}

named! {
    /// A pair of enchantment tokens; a player may have one of each.
    Enchantment, "enchantment token":
    /// Lies on the first enchantment space.
    A = "ench_a",
    /// Lies on the second one.
    B = "ench_b",
    /// Is given to each player at the start.
    C = "ench_c",
}

impl Enchantment {
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What a space gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Nothing: home.
    Nothing,
    /// Coins.
    Gain(u8),
    /// Cards.
    Draw(u8),
    /// Activate or upgrade a starter card.
    Starter(Starter),
    /// A token of the pair that lies here.
    Enchantment,
    /// A chest.
    Chest(Chest),
}

/// A token that lies on a space when the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// None.
    Bare,
    /// A gold chest over an iron one.
    GoldChest,
    /// Five coins over three.
    Plus5,
    /// A nest over a drawn card.
    Nest,
    /// Two enchantment tokens.
    Pair(Enchantment),
}

impl Marker {
    /// What it gives in place of what is printed.
    pub(crate) const fn reward(self) -> Option<Reward> {
        match self {
            GoldChest => Some(Reward::Chest(Gold)),
            Plus5 => Some(Gain(5)),
            Nest => Some(Reward::Starter(Starter::Nest)),
            Bare | Pair(_) => None,
        }
    }
}

/// What a path costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Toll {
    /// Nothing.
    #[default]
    Nothing,
    /// Coins.
    Coins(u8),
    /// Cards of the hand, which are discarded.
    Cards(u8),
}

/// A way from a space to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exit {
    /// Where it leads.
    pub to: Space,
    /// What it costs.
    pub toll: Toll,
}

/// A space of the board. Home is on both sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Space(u8);

/// A row of the table: name, place on the drawing, printed reward, token, and exits as `a_n4:1` (one coin) or `a_n9:d1` (one card).
type Spot = (&'static str, u16, u16, Reward, Marker, &'static str);

#[rustfmt::skip]
const SPRING: [Spot; 39] = [
    // reconstructed
    ("s_w1", 415, 700, Gain(1), Bare, "s_w2"),
    ("s_w2", 330, 670, Draw(1), Nest, "s_w3 s_w12"),
    ("s_w3", 300, 570, Reward::Starter(Burrow), Bare, "s_w4 s_w8"),
    ("s_w4", 320, 470, Gain(3), Plus5, "s_w5"),
    ("s_w5", 290, 375, Draw(2), Bare, "s_w6"),
    ("s_w6", 255, 285, Gain(2), Bare, "s_w7"),
    ("s_w7", 215, 195, Reward::Chest(Gold), Bare, ""),
    ("s_w8", 215, 545, Gain(2), Bare, "s_w9"),
    ("s_w9", 130, 590, Reward::Enchantment, Pair(A), "s_w10"),
    ("s_w10", 85, 500, Reward::Starter(Starter::Nest), Bare, "s_w11"),
    ("s_w11", 70, 400, Reward::Chest(Iron), Bare, ""),
    ("s_w12", 255, 760, Reward::Starter(LilyPad), Bare, "s_w13"),
    ("s_w13", 155, 720, Draw(2), Bare, "s_w9"),
    ("s_n1", 500, 595, Gain(2), Bare, "s_n2"),
    ("s_n2", 500, 500, Draw(1), Nest, "s_n3"),
    ("s_n3", 500, 405, Reward::Starter(LilyPad), Bare, "s_n4 s_n11"),
    ("s_n4", 430, 330, Gain(3), Bare, "s_n5"),
    ("s_n5", 415, 235, Draw(1), Bare, "s_n6"),
    ("s_n6", 390, 140, Reward::Chest(Iron), GoldChest, "s_n7"),
    ("s_n7", 310, 85, Reward::Starter(Burrow), Bare, "s_n8"),
    ("s_n8", 220, 65, Reward::Enchantment, Pair(B), "s_n9"),
    ("s_n9", 130, 70, Gain(3), Bare, "s_n10"),
    ("s_n10", 55, 135, Reward::Chest(Ruby), Bare, ""),
    ("s_n11", 570, 330, Gain(2), Bare, "s_n12"),
    ("s_n12", 585, 235, Reward::Starter(Starter::Nest), Bare, "s_n13"),
    ("s_n13", 610, 140, Draw(2), Bare, "s_n14"),
    ("s_n14", 655, 60, Reward::Chest(Gold), Bare, ""),
    ("s_e1", 590, 700, Draw(1), Nest, "s_e2"),
    ("s_e2", 675, 660, Gain(2), Bare, "s_e3 s_e7"),
    ("s_e3", 705, 560, Reward::Starter(Burrow), Bare, "s_e4"),
    ("s_e4", 720, 460, Gain(3), Plus5, "s_e5"),
    ("s_e5", 745, 365, Draw(1), Bare, "s_e6"),
    ("s_e6", 775, 270, Reward::Chest(Iron), Bare, ""),
    ("s_e7", 765, 725, Reward::Starter(LilyPad), Bare, "s_e8"),
    ("s_e8", 860, 705, Draw(1), Bare, "s_e9"),
    ("s_e9", 925, 630, Gain(3), Bare, "s_e10"),
    ("s_e10", 940, 530, Reward::Starter(Starter::Nest), Bare, "s_e11"),
    ("s_e11", 930, 430, Gain(3), Bare, "s_e12"),
    ("s_e12", 905, 330, Reward::Chest(Ruby), Bare, ""),
];

#[rustfmt::skip]
const AUTUMN: [Spot; 40] = [
    // reconstructed
    ("a_w1", 415, 705, Draw(1), Nest, "a_w2"),
    ("a_w2", 330, 680, Gain(2), Bare, "a_w3:1 a_w11"),
    ("a_w3", 300, 580, Reward::Starter(Burrow), Bare, "a_w4"),
    ("a_w4", 310, 480, Draw(2), Bare, "a_w5"),
    ("a_w5", 245, 410, Gain(2), Bare, "a_w6"),
    ("a_w6", 160, 440, Reward::Enchantment, Pair(A), "a_w7 a_w9"),
    ("a_w7", 110, 345, Reward::Starter(Starter::Nest), Bare, "a_w8:2"),
    ("a_w8", 85, 245, Reward::Chest(Ruby), Bare, ""),
    ("a_w9", 75, 520, Gain(3), Bare, "a_w10"),
    ("a_w10", 50, 620, Reward::Chest(Iron), Bare, ""),
    ("a_w11", 255, 760, Draw(1), Bare, "a_w12"),
    ("a_w12", 165, 725, Reward::Starter(LilyPad), Bare, "a_w13"),
    ("a_w13", 175, 590, Gain(3), Bare, "a_w6"),
    ("a_n1", 500, 595, Gain(2), Bare, "a_n2"),
    ("a_n2", 500, 500, Draw(1), Nest, "a_n3"),
    ("a_n3", 500, 405, Reward::Starter(LilyPad), Bare, "a_n4:1 a_n9:d1"),
    ("a_n4", 580, 325, Reward::Chest(Iron), Bare, "a_n5"),
    ("a_n5", 600, 230, Gain(2), Bare, "a_n6"),
    ("a_n6", 650, 145, Draw(2), Bare, "a_n7"),
    ("a_n7", 740, 100, Reward::Starter(Burrow), Bare, "a_n8"),
    ("a_n8", 835, 85, Reward::Chest(Gold), Bare, ""),
    ("a_n9", 420, 325, Gain(3), Plus5, "a_n10"),
    ("a_n10", 400, 230, Reward::Starter(Starter::Nest), Bare, "a_n11"),
    ("a_n11", 350, 145, Reward::Enchantment, Pair(B), "a_n12"),
    ("a_n12", 260, 100, Gain(3), Bare, "a_n13"),
    ("a_n13", 165, 85, Draw(1), Bare, "a_n14:d1"),
    ("a_n14", 75, 120, Reward::Chest(Ruby), Bare, ""),
    ("a_e1", 590, 705, Gain(3), Plus5, "a_e2"),
    ("a_e2", 675, 675, Draw(1), Nest, "a_e3 a_e9:d1"),
    ("a_e3", 720, 585, Reward::Starter(LilyPad), Bare, "a_e4"),
    ("a_e4", 735, 485, Gain(2), Bare, "a_e5"),
    ("a_e5", 770, 390, Reward::Chest(Iron), GoldChest, "a_e6"),
    ("a_e6", 850, 335, Draw(2), Bare, "a_e7"),
    ("a_e7", 910, 255, Gain(3), Bare, "a_e8"),
    ("a_e8", 945, 165, Reward::Chest(Iron), Bare, ""),
    ("a_e9", 770, 730, Reward::Starter(Burrow), Bare, "a_e10"),
    ("a_e10", 865, 715, Draw(2), Bare, "a_e11"),
    ("a_e11", 930, 640, Gain(3), Bare, "a_e12"),
    ("a_e12", 945, 540, Gain(2), Bare, "a_e13:2"),
    ("a_e13", 935, 440, Reward::Chest(Gold), Bare, ""),
];

/// The place of home on the drawing, and where it leads on either side.
const HOME: (u16, u16, [&str; 2]) = (500, 690, ["s_w1 s_n1 s_e1", "a_w1 a_n1 a_e1:1"]); // reconstructed

/// A space, read.
#[derive(Clone, Copy)]
struct Stop {
    id: &'static str,
    at: (u16, u16),
    reward: Reward,
    marker: Marker,
    exits: ([Exit; 3], u8),
}

/// Spaces of both sides, and home.
pub(crate) const SPACES: usize = 1 + SPRING.len() + AUTUMN.len();

static STOPS: [Stop; SPACES] = stops();

/// Where home leads on either side.
static FROM_HOME: [([Exit; 3], u8); 2] = [exits(HOME.2[0]), exits(HOME.2[1])];

const fn spot(index: usize) -> Spot {
    if index < SPRING.len() { SPRING[index] } else { AUTUMN[index - SPRING.len()] }
}

const fn stops() -> [Stop; SPACES] {
    let home = Stop { id: "home", at: (HOME.0, HOME.1), reward: Reward::Nothing, marker: Bare, exits: exits("") };
    let mut stops = [home; SPACES];
    let mut index = 0;
    while index + 1 < SPACES {
        let (id, x, y, reward, marker, to) = spot(index);
        stops[index + 1] = Stop { id, at: (x, y), reward, marker, exits: exits(to) };
        index += 1;
    }
    stops
}

/// Reads a list of exits.
const fn exits(text: &'static str) -> ([Exit; 3], u8) {
    let text = text.as_bytes();
    let mut exits = [Exit { to: Space(0), toll: Toll::Nothing }; 3];
    let (mut count, mut at) = (0, 0);
    while at < text.len() {
        let start = at;
        while at < text.len() && text[at] != b' ' && text[at] != b':' {
            at += 1;
        }
        exits[count].to = named_space(text, start, at);
        if at < text.len() && text[at] == b':' {
            let cards = text[at + 1] == b'd';
            at += if cards { 2 } else { 1 };
            let n = text[at] - b'0';
            exits[count].toll = if cards { Toll::Cards(n) } else { Toll::Coins(n) };
            at += 1;
        }
        count += 1;
        at += 1;
    }
    (exits, count as u8)
}

/// The space whose name stands in `text[from..to]`.
const fn named_space(text: &[u8], from: usize, to: usize) -> Space {
    let mut index = 0;
    loop {
        let id = spot(index).0.as_bytes();
        let mut same = 0;
        while same < id.len() && from + same < to && id[same] == text[from + same] {
            same += 1;
        }
        if same == id.len() && from + same == to {
            return Space(index as u8 + 1);
        }
        index += 1;
    }
}

impl Space {
    /// Where both adventurers begin.
    pub const HOME: Space = Space(0);

    /// The spaces of a side, home first.
    pub fn of(side: Side) -> impl Iterator<Item = Space> {
        let spring = 1 + SPRING.len() as u8;
        let trail = match side {
            Side::Spring => 1..spring,
            Side::Autumn => spring..SPACES as u8,
        };
        std::iter::once(Space::HOME).chain(trail.map(Space))
    }

    /// The space with this number.
    pub(crate) const fn new(number: u8) -> Space {
        assert!((number as usize) < SPACES);
        Space(number)
    }

    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    const fn stop(self) -> &'static Stop {
        &STOPS[self.0 as usize]
    }

    /// Where it lies in a square of 1000.
    pub fn at(self) -> (u16, u16) {
        self.stop().at
    }

    /// What is printed on it.
    #[inline]
    pub const fn reward(self) -> Reward {
        self.stop().reward
    }

    /// The token that lies on it when the game begins.
    #[inline]
    pub const fn marker(self) -> Marker {
        self.stop().marker
    }

    /// Where it leads.
    #[inline]
    pub fn exits(self, side: Side) -> &'static [Exit] {
        let (exits, count) = if self == Space::HOME { &FROM_HOME[side.index()] } else { &self.stop().exits };
        &exits[..*count as usize]
    }

    /// Is it the end of a trail?
    #[inline]
    pub fn is_end(self) -> bool {
        self != Space::HOME && self.stop().exits.1 == 0
    }
}

/// The spaces of a side that bear a token when the game begins, pairs of enchantments aside.
pub(crate) fn markers(side: Side) -> Bag<2> {
    Space::of(side).filter(|space| space.marker().reward().is_some()).map(Space::number).collect()
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.stop().id)
    }
}

impl FromStr for Space {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Space, NoSuchName> {
        STOPS.iter().position(|stop| stop.id == id).map(|index| Space(index as u8)).ok_or(NoSuchName)
    }
}

written_by_name!(Space, "space");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_leads_away_from_home_to_a_chest() {
        for &side in Side::ALL {
            let mut steps = vec![0; SPACES];
            let mut ends = 0;
            for space in Space::of(side) {
                assert_eq!(space.exits(side).is_empty(), space.is_end());
                for exit in space.exits(side) {
                    assert!(Space::of(side).any(|other| other == exit.to));
                    steps[exit.to.0 as usize] = steps[exit.to.0 as usize].max(steps[space.0 as usize] + 1);
                }
                if space.is_end() {
                    ends += 1;
                    assert!(matches!(space.reward(), Reward::Chest(_)), "{space}");
                }
            }
            assert_eq!(ends, 6);
            assert!(Space::of(side).skip(1).all(|space| steps[space.0 as usize] > 0), "a space cannot be reached");
            assert!(*steps.iter().max().unwrap() <= 10);
        }
    }

    #[test]
    fn the_tokens_of_the_box_lie_on_either_side() {
        for &side in Side::ALL {
            let count = |marker: Marker| Space::of(side).filter(|space| space.marker() == marker).count();
            assert_eq!([GoldChest, Plus5, Nest, Pair(A), Pair(B)].map(count), [1, 2, 3, 1, 1]);
            for space in Space::of(side) {
                let under = match space.marker() {
                    Bare => continue,
                    GoldChest => Reward::Chest(Iron),
                    Plus5 => Gain(3),
                    Nest => Draw(1),
                    Pair(_) => Reward::Enchantment,
                };
                assert_eq!(space.reward(), under, "{space}");
            }
        }
    }

    #[test]
    fn only_autumn_has_tolls() {
        let tolls = |side| {
            let exits = Space::of(side).flat_map(move |space| space.exits(side));
            exits.filter(|exit| exit.toll != Toll::Nothing).count()
        };
        assert_eq!((tolls(Side::Spring), tolls(Side::Autumn)), (0, 8));
        let fork: Space = "a_n3".parse().unwrap();
        let exits: Vec<_> = fork.exits(Side::Autumn).iter().map(|exit| (exit.to.to_string(), exit.toll)).collect();
        assert_eq!(exits, [("a_n4".into(), Toll::Coins(1)), ("a_n9".into(), Toll::Cards(1))]);
    }
}
