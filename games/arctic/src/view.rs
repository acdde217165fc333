//! What one pair of eyes may know, built by listing what to show. Pages, terminals, screen readers and programs see the
//! game through this and nothing else. Only hands and the deck are hidden; all else lies open to everybody.

use engine::{Seat, Seats};
use serde::Serialize;

use crate::cards::Card;
use crate::cells::{Cell, Direction};
use crate::event::{EndsBecause, Shift};
use crate::figures::{Depth, Figure, Hunter};
use crate::ice::{Ice, Place, Tile};
use crate::options::Setup;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, if they belong to a player.
    pub me: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// How the sea was laid out.
    pub setup: Setup,
    /// Who has to choose; nobody when the game is over.
    pub asked: Option<Seat>,
    /// What is asked. Everybody can see it.
    pub question: Question,
    /// Whose turn it is, or who places a piece while the sea is being built.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// The number of the turn, from 1; 0 while the sea is being built.
    pub turn: u16,
    /// Has the active player played a card, or none to play?
    pub card_done: bool,
    /// Has the active player begun to use a hunter?
    pub hunter_used: bool,
    /// The card in effect.
    pub effect: Option<EffectView>,
    /// The twelve tiles.
    pub tiles: Vec<TileView>,
    /// The cells that the icebergs stand on; none once one has melted.
    pub bergs: Vec<Option<Cell>>,
    /// Where the igloo is.
    pub igloo: PieceView,
    /// The fourteen figures.
    pub figures: Vec<FigureView>,
    /// The five hunters.
    pub hunters: Vec<HunterView>,
    /// The players in seat order.
    pub houses: Vec<HouseView>,
    /// Plankton tokens in the supply: the game ends with the last.
    pub plankton: u8,
    /// Cod in the sea: the game ends with the last.
    pub cod: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile: everything in it has been seen.
    pub discard: Vec<Card>,
    /// Cards that did not come back when the deck was last made anew and that nobody has shown since: they are in the
    /// hands. All who watched the discard pile know them.
    pub kept: Vec<Card>,
    /// What is left to place while the sea is being built.
    pub stock: Option<StockView>,
    /// The end of the game.
    pub outcome: Option<Outcome>,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each question says what its parts are")]
pub enum Question {
    /// Lay a floe or pack ice?
    Kind,
    /// Where to lay it?
    Tile { ice: Ice },
    /// On which floe does the iceberg stand?
    Berg,
    /// Which hunter to put up?
    Hunter,
    /// In which corner?
    Corner { figure: Figure },
    /// Is the seal on or under the ice?
    Level { figure: Figure, cell: Cell },
    /// On which floe does the igloo stand?
    Igloo,
    /// In which corner does a captured figure return?
    Return { figure: Figure },
    /// Play a card, use a hunter, or end the turn?
    Action,
    /// Use a neutral hunter, too?
    Neutral,
    /// What does the hunter do?
    Hunt { hunter: Hunter },
    /// Which cod moves next?
    Cod,
    /// Where does the picked figure go?
    Destination { figure: Figure },
    /// Which tile drifts, and what would follow from each?
    Drift { direction: Direction, left: u8, ghosts: Vec<Ghost> },
    /// Where does a figure go that the ice has pushed away?
    Displace { figure: Figure },
    /// Which tile melts?
    Melt,
    /// Does the attacked seal flee?
    Escape { attacker: Figure, seal: Figure },
    /// Does the attacker answer the flight with a card of this direction?
    Answer { attacker: Figure, seal: Figure, card: Card, direction: Direction },
    /// Does the seal flee onto or under the ice?
    FleeTo { seal: Figure, cell: Cell },
    /// Keep the hand, or draw a new one?
    Refresh,
    /// Nothing: the game is over.
    Over,
}

/// What would happen if a tile drifted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ghost {
    /// The tile.
    pub moved: Shift,
    /// The tile that it would push.
    pub pushed: Option<Shift>,
    /// Figures in the water that would have to go elsewhere.
    pub sent: Vec<Sent>,
    /// Figures in the water that would have to go elsewhere, the active player decides where.
    pub asked: Vec<Figure>,
}

/// Where a figure would be sent by the ice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sent {
    /// Which one.
    pub figure: Figure,
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
    /// On, under or without ice.
    pub depth: Depth,
}

/// A card in effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EffectView {
    /// The card.
    pub card: Card,
    /// Tiles that still drift.
    pub left: u8,
    /// Where the tiles lie that it has moved already.
    pub drifted: Vec<Cell>,
}

/// A tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// Which one.
    pub tile: Tile,
    /// Where it is: a cell, `box` or `gone`.
    pub place: Place,
    /// The cell, if it is on the board.
    pub cell: Option<Cell>,
    /// What ice it is, if it is on the board.
    pub ice: Option<Ice>,
}

/// Where a piece is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PieceView {
    /// A cell, `box`, `waiting`, `gone`, or `caught:` and a seat.
    pub place: Place,
    /// The cell, if it is on the board.
    pub cell: Option<Cell>,
    /// Who has caught it for good.
    pub caught_by: Option<Seat>,
}

/// A figure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FigureView {
    /// Which one.
    pub figure: Figure,
    /// The hunter it belongs to.
    pub hunter: Hunter,
    /// Where it is.
    #[serde(flatten)]
    pub piece: PieceView,
    /// On, under or without ice, if it is on the board.
    pub depth: Option<Depth>,
    /// Came back in this turn, and may not attack?
    pub returned: bool,
    /// Moved in this activation?
    pub moved: bool,
    /// Attacked in this activation?
    pub attacked: bool,
    /// Met by ice and about to be sent elsewhere by the active player?
    pub adrift: bool,
    /// Whose turn brings it back, if it is waiting.
    pub returns_with: Option<Seat>,
}

/// A hunter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HunterView {
    /// Which one.
    pub hunter: Hunter,
    /// Who plays it; none if it is neutral.
    pub owner: Option<Seat>,
    /// Tokens left.
    pub lives: u8,
    /// Tokens lost.
    pub lost: u8,
    /// The points of each token.
    pub token: u8,
}

/// A player's area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HouseView {
    /// Whose.
    pub seat: Seat,
    /// Which hunter they are; none while the sea is being built.
    pub hunter: Option<Hunter>,
    /// Twice the points.
    pub score_x2: i32,
    /// Twice the points of the own hunter's tokens.
    pub lives_x2: i32,
    /// Twice the points of captured tokens.
    pub trophies_x2: i32,
    /// Captured tokens of each hunter.
    pub trophies: Vec<Trophy>,
    /// Cod caught.
    pub cod: u8,
    /// Plankton tokens.
    pub plankton: u8,
    /// Does the igloo score for them, be it captured or still standing?
    pub igloo: bool,
    /// Cards in hand.
    pub hand_size: u8,
    /// How many of them nobody has seen go through the discard pile since the deck was last made anew; see
    /// [`View::kept`].
    pub kept: u8,
    /// The hand, for those who may see it.
    pub hand: Option<Vec<Card>>,
}

/// Captured tokens of a hunter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trophy {
    /// Whose tokens.
    pub hunter: Hunter,
    /// How many.
    pub count: u8,
}

/// What is left to place while the sea is being built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StockView {
    /// Tiles with the floe side up.
    pub floes: u8,
    /// Tiles with the pack side up.
    pub packs: u8,
    /// Icebergs.
    pub bergs: u8,
}

/// The end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Why it ended.
    pub why: EndsBecause,
    /// Who has won.
    pub winners: Seats,
    /// Did caught cod decide between equal scores?
    pub by_cod: bool,
}

impl View {
    /// The area of the player whose eyes these are.
    pub fn mine(&self) -> Option<&HouseView> {
        self.houses.get(self.me?.index())
    }

    /// What ice lies on a cell.
    pub fn ice_at(&self, cell: Cell) -> Option<Ice> {
        self.tiles.iter().find(|tile| tile.cell == Some(cell)).and_then(|tile| tile.ice)
    }

    /// The figures on a cell.
    pub fn figures_at(&self, cell: Cell) -> impl Iterator<Item = &FigureView> {
        self.figures.iter().filter(move |figure| figure.piece.cell == Some(cell))
    }

    /// A figure.
    pub fn figure(&self, figure: Figure) -> Option<&FigureView> {
        self.figures.get(figure.index())
    }

    /// Who plays a hunter.
    pub fn owner(&self, hunter: Hunter) -> Option<Seat> {
        self.hunters.get(hunter.index()).and_then(|view| view.owner)
    }
}
