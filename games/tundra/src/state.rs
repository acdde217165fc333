//! The state: plain data of well under a kilobyte, copied like a number. What a player would see on the table lies in
//! [`Tundra`] and [`Player`]; the stack of [`Step`]s says what is being done and asked, the innermost last.

use engine::{Bag, Row, Seat, cannot_be, named};
use serde::{Deserialize, Serialize};

use crate::boards::{Board, Face, TOWERS, Worker};
use crate::cards::Card;
use crate::effects::{Gain, MOST_BERRIES, MOST_RESOURCES, Price, Resource};
use crate::event::Why;
use crate::glades::Token;
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::Hex;
use crate::layouts::Layout;
use crate::titles::Title;

/// A game of Tundra.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tundra {
    pub(crate) players: u8,
    pub(crate) layout: Layout,
    /// 1 to 4; 0 while starting boosts are chosen.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// Whose turn it is, or who has to choose.
    pub(crate) active: Seat,
    /// Where each glade token lies that has been turned up.
    pub(crate) laid: [Option<Hex>; Token::COUNT],
    /// Tokens that have not been turned up yet.
    pub(crate) face_down: Bag<1>,
    /// All glades that are face up, and those of each resource among them.
    pub(crate) open: u64,
    pub(crate) yields: [u64; 3],
    /// Glades with a tower.
    pub(crate) towers: u64,
    pub(crate) deck: Bag<1>,
    pub(crate) discard: Bag<1>,
    /// The market from left to right, with gaps where cards were taken.
    pub(crate) market: [Option<Card>; 6],
    pub(crate) goals: Row<GoalCard, 4>,
    pub(crate) seats: [Player; 4],
    /// What is going on, the innermost last.
    pub(crate) steps: Row<Step, 6>,
    /// Where each worker of the active player has been in this walk; nothing outside of a walk.
    pub(crate) tracks: [u64; Worker::COUNT],
}

/// A common goal on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct GoalCard {
    pub(crate) goal: CommonGoal,
    /// Whose die of which value lies on it.
    pub(crate) die: Option<(Seat, Face)>,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) title: Title,
    pub(crate) personal: Option<PersonalGoal>,
    pub(crate) stock: [u8; 3],
    pub(crate) berries: u8,
    /// Points from each [`Source`].
    pub(crate) points: [u8; Source::COUNT],
    /// Unused dice of each value.
    pub(crate) unused: [u8; 6],
    /// Dice in the supply.
    pub(crate) supply: u8,
    /// Dice that fitted nowhere.
    pub(crate) dropped: u8,
    /// The occupied slots of each board, as a set of values.
    pub(crate) slots: [u8; Board::COUNT],
    /// The boards that are upgraded, as a set.
    pub(crate) upgraded: u8,
    /// Where each worker stands; in the supply if nowhere.
    pub(crate) workers: [Option<Hex>; Worker::COUNT],
    /// In the order in which they were built.
    pub(crate) towers: Row<Tower, { TOWERS as usize }>,
    pub(crate) advisors: Row<Card, 4>,
    /// Advisors that were asked in this round.
    pub(crate) rotated: Bag<1>,
    /// The starting boost under each board.
    pub(crate) starting: [Option<Card>; Board::COUNT],
    /// The market boosts under each board.
    pub(crate) boosts: [Row<Card, 2>; Board::COUNT],
    /// Starting boosts to choose from, until all have chosen.
    pub(crate) dealt: Bag<1>,
}

/// A tower on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tower {
    pub(crate) hex: Hex,
    pub(crate) token: Token,
}

named! {
    /// Where points come from.
    Source, "source of points":
    /// Upgrading boards, and upgraded boards at the start of each round.
    Upgrades = "upgrades",
    /// Common goals.
    Goals = "goals",
    /// Tower bonuses.
    Towers = "towers",
    /// Pairs of resources on the upgraded Architecture board.
    Pairs = "pairs",
    /// Boosts and advisors.
    Cards = "cards",
    /// The personal goal.
    Personal = "personal",
}

/// Something that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// Starting boosts are chosen; the one in hand still needs a board.
    Start { card: Option<Card> },
    /// The round starts for the active player.
    Opening(Opening),
    /// A turn, before the die is used.
    Turn,
    /// A turn, after the die was used.
    Post,
    /// A die acts on a board: bit 0 of `left` is the board's action, bit 1 the starting boost, bits 2 and 3 market boosts.
    Activation { board: Board, face: Face, upgraded: bool, left: u8 },
    /// Steps are taken.
    Walk { left: u8 },
    /// Resources are gathered, of each kind as many as figures can still bring.
    Gather { left: u8, from: [u8; 3] },
    /// Resources of any kind are taken.
    Take { left: u8, decline: Decline },
    /// Towers are built.
    Build { left: u8, built: u8 },
    /// A tower is paid for.
    PayTower { hex: Hex },
    /// Tower bonuses are received, from the tower with the number `next` on.
    Bonuses { next: u8, workers: Workers },
    /// Too few workers for all towers that bring one; `served` are numbers of towers.
    Station { served: u8 },
    /// Workers are hired; `used` are the numbers of towers that got one.
    Hire { left: u8, berry: bool, used: u8 },
    /// A worker is paid for.
    PayWorker { hex: Hex, berry: bool },
    /// Pairs are turned into points.
    Pairs { left: u8 },
    /// Boards are upgraded.
    Upgrade { left: u8 },
    /// A new market?
    Refresh,
    /// A card from the market?
    Market,
    /// A boost needs a board.
    Tuck { card: Card },
    /// One advisor too many.
    Dismiss { card: Card },
    /// A card asks for a price.
    Trade { card: Card, price: Price, gain: Gain, declinable: bool },
    /// Which die is set to another value?
    SetDie,
    /// To which value?
    SetFace { from: Face },
    /// Which die is rerolled for nothing?
    Rerolls { left: u8 },
    /// Which die is turned over?
    Flip,
    /// Which glade is turned up?
    Prospect,
    /// Which worker is carried to which glade?
    Posting,
    /// Nothing any more.
    #[default]
    Over,
}

/// How far the start of the round has come for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Opening {
    Title,
    Upgrades,
    Done,
}

/// How workers come from towers that bring one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Workers {
    /// One for each, as long as there are some.
    Each,
    /// At the start of a round: the player chooses if there are too few.
    Choose,
    /// They have come already.
    Served,
}

/// How a choice of resources may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decline {
    /// It may not.
    Never,
    /// One by one.
    Skip,
    /// All that is left at once.
    Done,
}

impl Player {
    pub(crate) fn new() -> Player {
        let (resources, berries) = crate::effects::FIRST_STORES;
        Player {
            title: Title::Modest,
            personal: None,
            stock: [resources; 3],
            berries,
            points: [0; Source::COUNT],
            unused: [0; 6],
            supply: Title::Modest.numbers().dice,
            dropped: 0,
            slots: [0; Board::COUNT],
            upgraded: 0,
            workers: [None; Worker::COUNT],
            towers: Row::new(),
            advisors: Row::new(),
            rotated: Bag::EMPTY,
            starting: [None; Board::COUNT],
            boosts: [Row::new(); Board::COUNT],
            dealt: Bag::EMPTY,
        }
    }

    /// All victory points.
    #[inline]
    pub(crate) fn score(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum()
    }

    #[inline]
    pub(crate) fn upgraded(&self, board: Board) -> bool {
        self.upgraded & board.bit() != 0
    }

    #[inline]
    pub(crate) fn has_dice(&self) -> bool {
        self.unused != [0; 6]
    }

    /// The values of the unused dice, as a set.
    #[inline]
    pub(crate) fn faces(&self) -> u8 {
        let mut faces = 0;
        for (index, &count) in self.unused.iter().enumerate() {
            faces |= u8::from(count > 0) << index;
        }
        faces
    }

    /// The kinds of resources of which there are at least `count`.
    #[inline]
    pub(crate) fn has(&self, count: u8) -> impl Iterator<Item = Resource> {
        let stock = self.stock;
        Resource::ALL.iter().copied().filter(move |kind| stock[kind.index()] >= count)
    }

    #[inline]
    pub(crate) fn has_pair(&self) -> bool {
        self.stock.iter().any(|&count| count >= 2)
    }

    /// The kinds of resources that still fit into the stores.
    #[inline]
    pub(crate) fn room(&self) -> impl Iterator<Item = Resource> {
        let stock = self.stock;
        Resource::ALL.iter().copied().filter(move |kind| stock[kind.index()] < MOST_RESOURCES)
    }

    /// Receives resources, berries and points, and says what was really received. What is chosen, and workers, are seen
    /// to elsewhere.
    #[inline]
    pub(crate) fn receive(&mut self, gain: Gain, source: Source) -> Gain {
        let mut received = Gain::points(gain.points);
        for (kind, &count) in gain.resources.iter().enumerate() {
            let fits = count.min(MOST_RESOURCES - self.stock[kind]);
            self.stock[kind] += fits;
            received.resources[kind] = fits;
        }
        received.berries = gain.berries.min(MOST_BERRIES - self.berries);
        self.berries += received.berries;
        self.points[source.index()] += gain.points;
        received
    }

    /// The first worker in the supply.
    #[inline]
    pub(crate) fn idle_worker(&self) -> Option<Worker> {
        self.workers.iter().position(Option::is_none).map(|index| Worker::new(index as u8))
    }

    #[inline]
    pub(crate) fn idle_workers(&self) -> u8 {
        self.workers.iter().filter(|place| place.is_none()).count() as u8
    }

    /// The places where workers stand.
    #[inline]
    pub(crate) fn worker_hexes(&self) -> u64 {
        self.workers.iter().flatten().fold(0, |set, hex| set | hex.bit())
    }

    /// The glades with own towers.
    #[inline]
    pub(crate) fn tower_hexes(&self) -> u64 {
        self.towers.iter().fold(0, |set, tower| set | tower.hex.bit())
    }

    /// Workers and towers on some hexes.
    #[inline]
    pub(crate) fn figures_on(&self, hexes: u64) -> u8 {
        let workers = self.workers.iter().flatten().filter(|hex| hexes & hex.bit() != 0).count();
        workers as u8 + (self.tower_hexes() & hexes).count_ones() as u8
    }

    /// Advisors and market boosts.
    #[inline]
    pub(crate) fn city_cards(&self) -> u8 {
        (self.advisors.len() + self.boosts.iter().map(|row| row.len()).sum::<usize>()) as u8
    }
}

impl Tundra {
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.seats[self.active.index() & 3]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.active.index() & 3]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players as usize)
    }

    /// What is being done or asked now.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        self.steps.last().copied().unwrap_or_default()
    }

    /// Changes what is being done now.
    #[inline]
    pub(crate) fn set_step(&mut self, step: Step) {
        match self.steps.last_mut() {
            Some(last) => *last = step,
            None => cannot_be(),
        }
    }

    /// The token on a glade that is face up.
    pub(crate) fn token(&self, hex: Hex) -> Option<Token> {
        self.laid.iter().position(|&laid| laid == Some(hex)).map(|index| Token::new(index as u8))
    }

    /// What a glade yields, if it is face up and yields something.
    #[inline]
    pub(crate) fn resource(&self, hex: Hex) -> Option<Resource> {
        Resource::ALL.iter().copied().find(|kind| self.yields[kind.index()] & hex.bit() != 0)
    }

    /// The glades that are still face down.
    #[inline]
    pub(crate) fn hidden_glades(&self) -> u64 {
        self.layout.glades() & !self.open
    }

    /// How many cards the market has room for.
    #[inline]
    pub(crate) fn market_size(&self) -> usize {
        self.players as usize + 2
    }

    /// Gives something to the active player and tells it.
    #[inline]
    pub(crate) fn give(&mut self, gain: Gain, why: Why, log: &mut impl engine::Log<crate::event::Event>) {
        let source = match why {
            Why::Upgrades => Source::Upgrades,
            Why::Tower(_) => Source::Towers,
            Why::Pair => Source::Pairs,
            Why::Card(_) => Source::Cards,
            // These never bring points.
            Why::Title | Why::Glade(_) | Why::Choice | Why::Board(_) => Source::Cards,
        };
        let received = self.me_mut().receive(gain, source);
        if received != Gain::NOTHING {
            log.tell(crate::event::Event::Gains { who: self.active, gain: received, why });
        }
    }
}
