//! The state of a game: plain data of a few hundred bytes, copied at will.

use engine::{Row, Seat, Surely, cannot_be};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::cells::{Cell, Cells};
use crate::event::EndsBecause;
use crate::figures::{Depth, Figure, Figures, Hunter, Level};
use crate::ice::{BERGS, Ice, Place, Tile};
use crate::options::Setup;

/// A game of Arctic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arctic {
    pub(crate) size: u8,
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    /// Who began.
    pub(crate) first: Seat,
    /// Whose turn it is, or who places the next piece while the sea is being built.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,

    /// All ice, and which of it is pack ice or carries an iceberg; what remains are floes.
    pub(crate) ice: Cells,
    pub(crate) pack: Cells,
    pub(crate) berg: Cells,
    pub(crate) tiles: [Place; Tile::COUNT],
    /// The tile that each iceberg stands on; none once it has melted.
    pub(crate) bergs: [Option<Tile>; BERGS],
    pub(crate) igloo: Place,
    pub(crate) figures: [Place; Figure::COUNT],
    /// The figures that stand on the ice; all others on the board are in the water.
    pub(crate) upright: Figures,

    /// Who plays each hunter; neutral ones have no owner.
    pub(crate) owners: [Option<Seat>; 4],
    /// How often each hunter was captured.
    pub(crate) captures: [u8; 4],
    pub(crate) houses: [House; 4],
    pub(crate) plankton: u8,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The cards that are in somebody's hand since before the deck was last made anew. Which ones they are is known to
    /// all who watched the discard pile, and so is how many of them each player holds.
    pub(crate) kept: Cards,

    pub(crate) now: Now,
    pub(crate) building: Building,
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct House {
    pub(crate) hand: Cards,
    /// Captured tokens of each hunter. Cod and igloo know themselves who caught them.
    pub(crate) trophies: [u8; 4],
    pub(crate) plankton: u8,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// Building: floe or pack ice?
    Kind,
    /// Building: where does it lie?
    Tile { ice: Ice },
    /// Building: which floe gets the iceberg?
    Berg,
    /// Building: which hunter is put up?
    Hunter,
    /// Building: in which corner?
    Corner { figure: Figure },
    /// Building: is the seal on or under the ice?
    Level { figure: Figure, cell: Cell },
    /// Building: which floe gets the igloo?
    Igloo,
    /// Where does this figure return?
    Return { figure: Figure },
    /// Play a card, use a hunter, or end the turn?
    Action,
    /// Use a neutral hunter, too?
    Neutral,
    /// What does the hunter do?
    Hunt { hunter: Hunter },
    /// Which cod moves next?
    Cod,
    /// Where does this seal or cod go?
    Destination { figure: Figure },
    /// Which tile drifts?
    Drift { card: Card, left: u8 },
    /// Where does this displaced figure go?
    Displace { card: Card, left: u8, figure: Figure },
    /// Which tile melts?
    Melt,
    /// Does the attacked seal flee?
    Escape { attacker: Figure, seal: Figure },
    /// Does the attacker answer?
    Answer { attacker: Figure, seal: Figure, card: Card },
    /// Does the seal flee onto or under the ice?
    FleeTo { attacker: Figure, seal: Figure, cell: Cell },
    /// Keep the hand, or draw a new one?
    Refresh,
    /// Nothing any more.
    Over { why: EndsBecause },
}

/// What has been done in the turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Now {
    /// An ice card was played, or there was none to play.
    pub(crate) card_done: bool,
    /// The hunter action has begun.
    pub(crate) hunted: bool,
    /// Figures that came back at the start of this turn and may not attack.
    pub(crate) returned: Figures,
    /// Figures that moved or attacked in the activation under way.
    pub(crate) moved: Figures,
    pub(crate) attacked: Figures,
    /// Where the tiles lie that the card in effect has moved or pushed.
    pub(crate) drifted: Cells,
    /// The last drift: where the tile came from, and the foremost cell that ice arrived at.
    pub(crate) from: Option<Cell>,
    pub(crate) front: Option<Cell>,
    /// Figures on that cell that still have to be displaced.
    pub(crate) displaced: Figures,
}

/// How far the players have built the sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Building {
    pub(crate) floes: u8,
    pub(crate) packs: u8,
    /// Icebergs that were put up or had to stay in the box.
    pub(crate) bergs: u8,
}

/// Plankton tokens in the box.
pub(crate) const PLANKTON: u8 = 9;
/// The game ends after so many turns, should nobody end it before. // reconstructed
pub(crate) const LAST_TURN: u16 = 200;
/// The points of an igloo.
pub(crate) const IGLOO_POINTS: u8 = 2;

impl Arctic {
    /// A table with nothing on it.
    pub(crate) fn bare(seats: usize, setup: Setup) -> Arctic {
        Arctic {
            size: seats as u8,
            setup,
            stage: Stage::Action,
            first: Seat(0),
            active: Seat(0),
            turn: 0,
            ice: Cells::NONE,
            pack: Cells::NONE,
            berg: Cells::NONE,
            tiles: [Place::BOX; Tile::COUNT],
            bergs: [None; BERGS],
            igloo: Place::BOX,
            figures: [Place::BOX; Figure::COUNT],
            upright: Figures::NONE,
            owners: [None; 4],
            captures: [0; 4],
            houses: [House::default(); 4],
            plankton: PLANKTON,
            deck: Cards::first(Card::COUNT),
            discard: Cards::EMPTY,
            kept: Cards::EMPTY,
            now: Now::default(),
            building: Building::default(),
        }
    }

    #[inline]
    pub(crate) fn house(&self, seat: Seat) -> &House {
        &self.houses[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn house_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index() & 3]
    }

    /// Who plays a hunter. Cod is nobody's.
    #[inline]
    pub(crate) fn owner(&self, hunter: Hunter) -> Option<Seat> {
        self.owners.get(hunter.index()).copied().flatten()
    }

    /// The hunter that a player is; none while the sea is being built.
    #[inline]
    pub(crate) fn hunter_of(&self, seat: Seat) -> Option<Hunter> {
        Hunter::PLAYED.into_iter().find(|&hunter| self.owner(hunter) == Some(seat))
    }

    /// The tokens that a hunter has left: its lives. Cod have none and lose none.
    #[inline]
    pub(crate) fn lives(&self, hunter: Hunter) -> u8 {
        hunter.lives().saturating_sub(self.captures.get(hunter.index()).copied().unwrap_or_default())
    }

    /// The hunters that nobody plays, without cod.
    pub(crate) fn neutrals(&self) -> Row<Option<Hunter>, 4> {
        Hunter::PLAYED.into_iter().filter(|&hunter| self.owner(hunter).is_none()).map(Some).collect()
    }

    /// Where a figure is, if it is on the board.
    #[inline]
    pub(crate) fn cell_of(&self, figure: Figure) -> Option<Cell> {
        self.figures[figure.index()].cell()
    }

    #[inline]
    pub(crate) fn level_of(&self, figure: Figure) -> Level {
        if self.upright.contains(figure) { Level::Ice } else { Level::Water }
    }

    /// What a level means on a cell.
    #[inline]
    pub(crate) fn depth(&self, cell: Cell, level: Level) -> Depth {
        match level {
            Level::Ice => Depth::OnIce,
            Level::Water if self.ice.contains(cell) => Depth::UnderIce,
            Level::Water => Depth::OpenSea,
        }
    }

    /// The figures on a cell, on every level.
    #[inline]
    pub(crate) fn figures_at(&self, cell: Cell) -> Figures {
        let place = Place::on(cell);
        let mut bits = 0;
        for (index, &at) in self.figures.iter().enumerate() {
            bits |= u16::from(at == place) << index;
        }
        Figures(bits)
    }

    /// Puts a figure on a cell.
    #[inline]
    pub(crate) fn put(&mut self, figure: Figure, cell: Cell, level: Level) {
        self.figures[figure.index()] = Place::on(cell);
        match level {
            Level::Ice => self.upright.insert(figure),
            Level::Water => self.upright.remove(figure),
        }
    }

    /// The cells that figures may enter: everything but icebergs.
    #[inline]
    pub(crate) fn open(&self) -> Cells {
        Cells::BOARD.without(self.berg)
    }

    /// Floes without an iceberg.
    #[inline]
    pub(crate) fn floes(&self) -> Cells {
        self.ice.without(self.pack).without(self.berg)
    }

    /// What ice lies on a cell.
    #[inline]
    pub(crate) fn ice_at(&self, cell: Cell) -> Option<Ice> {
        if !self.ice.contains(cell) {
            None
        } else if self.berg.contains(cell) {
            Some(Ice::Iceberg)
        } else if self.pack.contains(cell) {
            Some(Ice::Pack)
        } else {
            Some(Ice::Floe)
        }
    }

    /// The tile that lies on a cell.
    #[inline]
    pub(crate) fn tile_at(&self, cell: Cell) -> Tile {
        let place = Place::on(cell);
        Tile::new(self.tiles.iter().position(|&at| at == place).surely() as u8)
    }

    /// Lays a tile on a cell.
    pub(crate) fn lay(&mut self, tile: Tile, cell: Cell, ice: Ice) {
        self.tiles[tile.index()] = Place::on(cell);
        self.ice.insert(cell);
        match ice {
            Ice::Pack => self.pack.insert(cell),
            Ice::Floe => {}
            Ice::Iceberg => self.put_berg(tile, cell),
        }
    }

    /// Puts the next iceberg on a tile.
    pub(crate) fn put_berg(&mut self, tile: Tile, cell: Cell) {
        self.berg.insert(cell);
        match self.bergs.get_mut(usize::from(self.building.bergs)) {
            Some(berg) => *berg = Some(tile),
            None => cannot_be(),
        }
        self.building.bergs += 1;
    }

    /// The cod that are still in the sea.
    #[inline]
    pub(crate) fn cod_left(&self) -> u8 {
        self.figures[5..].iter().filter(|place| place.cell().is_some()).count() as u8
    }

    /// The cod that a player has caught.
    #[inline]
    pub(crate) fn cod_of(&self, seat: Seat) -> u8 {
        let caught = Place::caught(seat);
        self.figures[5..].iter().filter(|&&place| place == caught).count() as u8
    }
}
