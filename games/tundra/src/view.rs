//! What one pair of eyes may know, built by listing what to show. Pages, terminals, screen readers and programs see the
//! game through this and nothing else.

use engine::{Seat, Seats};
use serde::Serialize;

use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::{Effect, Frame, Gain, Resource};
use crate::glades::Token;
use crate::goals::{CommonGoal, PersonalGoal, Tiers};
use crate::hexes::Hex;
use crate::layouts::Layout;
use crate::question::Question;
use crate::state::Source;
use crate::titles::{Character, Numbers, Title};

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, if they belong to a player.
    pub me: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// The map.
    pub layout: Layout,
    /// 1 to 4; 0 while starting boosts are chosen.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
    /// Who began the round; nobody knows before the first.
    pub first: Option<Seat>,
    /// Who has to choose; nobody when the game is over.
    pub turn: Option<Seat>,
    /// What is asked of them. Everybody sees it, except for the choice of starting boosts.
    pub question: Option<Question>,
    /// What the question is a part of, the outermost first.
    pub within: Vec<Question>,
    /// All places of the map in the order of their names.
    pub hexes: Vec<HexView>,
    /// Where lakes lie: axial coordinates (q, r).
    pub lakes: Vec<(i8, i8)>,
    /// The tokens that have not been turned up.
    pub tokens_left: Vec<Token>,
    /// The market from left to right, with gaps where cards were taken.
    pub market: Vec<Option<Card>>,
    /// Cards in the city deck.
    pub deck: u8,
    /// The discard pile: everything in it has been seen.
    pub discard: Vec<Card>,
    /// The common goals.
    pub goals: Vec<GoalView>,
    /// The players in seat order.
    pub seats: Vec<PlayerView>,
    /// Who has won; nobody while the game runs.
    pub winners: Option<Seats>,
}

/// What is going on, as everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Starting boosts are chosen.
    Boosts,
    /// A round starts for each player in turn.
    RoundStart,
    /// Dice are used.
    Dice,
    /// The game is over.
    Over,
}

/// A glade or a settlement.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HexView {
    /// Its name.
    pub hex: Hex,
    /// Axial coordinates: draw it at x = q + r/2, y = 0.866 r.
    pub q: i8,
    /// See `q`.
    pub r: i8,
    /// Whose settlement it is.
    pub settlement: Option<Seat>,
    /// Is it an edge glade?
    pub edge: bool,
    /// The glade token, if it is face up.
    pub token: Option<Token>,
    /// What it yields.
    pub resource: Option<Resource>,
    /// What a tower here brings.
    pub bonus: Option<Gain>,
    /// Whose tower stands here.
    pub tower: Option<Seat>,
    /// Whose workers stand here.
    pub workers: Vec<WorkersView>,
}

/// Workers of one player in one place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WorkersView {
    /// Whose.
    pub who: Seat,
    /// Which.
    pub workers: Vec<Worker>,
}

/// A common goal.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GoalView {
    /// Which one.
    pub goal: CommonGoal,
    /// What it asks for and pays.
    pub tiers: Tiers,
    /// The die values that activate it.
    pub faces: Vec<Face>,
    /// Whose die of which value lies on it.
    pub die: Option<(Seat, Face)>,
    /// What each player would count and score now.
    pub standing: Vec<Standing>,
}

/// What a goal counts and is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// What is counted.
    pub count: u8,
    /// The points for it.
    pub points: u8,
}

/// A player's area.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub who: Seat,
    /// The candidate.
    pub character: Character,
    /// The colour of the pieces.
    pub colour: &'static str,
    /// The title.
    pub title: Title,
    /// Its numbers and prices.
    pub numbers: Numbers,
    /// Victory points.
    pub score: i32,
    /// Victory points by source.
    pub points: Vec<(Source, u8)>,
    /// Brushwood, stone, peat.
    pub stock: [u8; 3],
    /// Berries.
    pub berries: u8,
    /// Unused dice in ascending order.
    pub unused: Vec<Face>,
    /// Dice on the character board that are rolled after the round's start.
    pub unrolled: u8,
    /// Dice in the supply.
    pub supply: u8,
    /// Dice that fitted nowhere in this round.
    pub dropped: u8,
    /// The four order boards.
    pub boards: Vec<BoardView>,
    /// Advisors.
    pub advisors: Vec<AdvisorView>,
    /// Workers in the supply.
    pub idle_workers: u8,
    /// Towers in the supply.
    pub idle_towers: u8,
    /// Towers on the map, in the order in which they were built.
    pub towers: Vec<Hex>,
    /// Does this player have a personal goal?
    pub has_goal: bool,
    /// Which one: for its owner, and for all at the end.
    pub personal: Option<PersonalView>,
    /// Has this player chosen their starting boosts?
    pub chosen: bool,
    /// The starting boosts dealt, for their owner and until all have chosen.
    pub dealt: Option<Vec<Card>>,
}

/// An order board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    /// Which one.
    pub board: Board,
    /// Which side is up?
    pub upgraded: bool,
    /// What upgrading costs: brushwood, stone, peat.
    pub cost: [u8; 3],
    /// The frames of the side that is up.
    pub frames: Vec<FrameView>,
    /// The slots with a die.
    pub taken: Vec<Face>,
    /// The starting boost under it.
    pub starting: Option<Card>,
    /// The market boosts under it.
    pub boosts: Vec<Card>,
}

/// An action and the die values it belongs to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FrameView {
    /// The highest value.
    pub high: u8,
    /// The lowest value.
    pub low: u8,
    /// What is done.
    pub effect: Effect,
}

impl From<&Frame> for FrameView {
    fn from(frame: &Frame) -> FrameView {
        FrameView { high: frame.high, low: frame.low, effect: frame.effect }
    }
}

/// An advisor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AdvisorView {
    /// Which one.
    pub card: Card,
    /// Has it been asked in this round?
    pub rotated: bool,
}

/// A personal goal.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PersonalView {
    /// Which one.
    pub goal: PersonalGoal,
    /// What it asks for and pays.
    pub tiers: Tiers,
    /// What it counts and would be worth now.
    pub standing: Standing,
}

impl View {
    /// The player to whom a seat belongs.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.seats.get(seat.index())
    }

    /// The player who has to choose.
    pub fn chooser(&self) -> Option<&PlayerView> {
        self.turn.and_then(|seat| self.player(seat))
    }
}

impl PlayerView {
    /// One of the four boards.
    pub fn board(&self, board: Board) -> Option<&BoardView> {
        self.boards.get(board.index())
    }
}
