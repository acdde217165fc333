//! What one pair of eyes may know, built by listing what to show. Pages, terminals, screen readers and programs see the
//! game through this and nothing else. Only hands and the deck are hidden; all else lies open to everybody.

use engine::{Eyes, Seat, Seats};
use serde::Serialize;

use crate::cards::Card;
use crate::cells::{Cell, Direction};
use crate::event::{EndsBecause, Event, Shift};
use crate::figures::{Depth, Figure, Hunter};
use crate::ice::{Ice, Place, Tile};
use crate::options::Setup;
use crate::state::{Arctic, Stage};

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

impl Arctic {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = matches!(self.stage, Stage::Over { .. });
        View {
            me: match eyes {
                Eyes::Of(seat) => Some(seat),
                Eyes::Crowd | Eyes::Open => None,
            },
            players: self.size,
            setup: self.setup,
            asked: (!over).then(|| self.asked()),
            question: self.question(),
            active: self.active,
            first: self.first,
            turn: self.turn,
            card_done: self.now.card_done,
            hunter_used: self.now.hunted,
            effect: self.effect(),
            tiles: Tile::all().map(|tile| self.tile_view(tile)).collect(),
            bergs: self.bergs.iter().map(|berg| berg.and_then(|tile| self.tiles[tile.index()].cell())).collect(),
            igloo: piece(self.igloo),
            figures: Figure::all().map(|figure| self.figure_view(figure)).collect(),
            hunters: Hunter::ALL.into_iter().map(|hunter| self.hunter_view(hunter)).collect(),
            houses: Seat::all(self.size as usize).map(|seat| self.house_view(seat, eyes)).collect(),
            plankton: self.plankton,
            cod: self.cod_left(),
            deck: self.deck.len() as u8,
            discard: Card::each(self.discard).collect(),
            kept: Card::each(self.kept).collect(),
            stock: (self.turn == 0).then_some(StockView {
                floes: self.building.floes,
                packs: self.building.packs,
                bergs: 2u8.saturating_sub(self.building.bergs),
            }),
            outcome: self.outcome(),
        }
    }

    fn question(&self) -> Question {
        match self.stage {
            Stage::Kind => Question::Kind,
            Stage::Tile { ice } => Question::Tile { ice },
            Stage::Berg => Question::Berg,
            Stage::Hunter => Question::Hunter,
            Stage::Corner { figure } => Question::Corner { figure },
            Stage::Level { figure, cell } => Question::Level { figure, cell },
            Stage::Igloo => Question::Igloo,
            Stage::Return { figure } => Question::Return { figure },
            Stage::Action => Question::Action,
            Stage::Neutral => Question::Neutral,
            Stage::Hunt { hunter } => Question::Hunt { hunter },
            Stage::Cod => Question::Cod,
            Stage::Destination { figure } => Question::Destination { figure },
            Stage::Drift { card, left } => {
                let direction = card.direction().unwrap_or_default();
                let ghosts = self.drifters(direction).iter().filter_map(|cell| self.ghost(cell, card, left)).collect();
                Question::Drift { direction, left, ghosts }
            }
            Stage::Displace { figure, .. } => Question::Displace { figure },
            Stage::Melt => Question::Melt,
            Stage::Escape { attacker, seal } => Question::Escape { attacker, seal },
            Stage::Answer { attacker, seal, card } => {
                Question::Answer { attacker, seal, card, direction: card.direction().unwrap_or_default() }
            }
            Stage::FleeTo { seal, cell, .. } => Question::FleeTo { seal, cell },
            Stage::Refresh => Question::Refresh,
            Stage::Over { .. } => Question::Over,
        }
    }

    /// Lets a tile drift in a copy, and looks what happens.
    fn ghost(&self, cell: Cell, card: Card, left: u8) -> Option<Ghost> {
        let mut copy = *self;
        let mut log = Vec::new();
        copy.drift(cell, card, left, &mut log);
        let (mut shifts, mut sent) = (None, Vec::new());
        for event in log.iter().filter_map(|entry| entry.seen_by(Eyes::Open)) {
            match *event {
                Event::Drifts { moved, pushed, .. } => shifts = Some((moved, pushed)),
                Event::Displaced { figure, from, to, depth } => sent.push(Sent { figure, from, to, depth }),
                Event::Followed { figures, from, to } => {
                    sent.extend(figures.iter().map(|figure| Sent { figure, from, to, depth: Depth::UnderIce }));
                }
                _ => {}
            }
        }
        let (moved, pushed) = shifts?;
        Some(Ghost { moved, pushed, sent, asked: copy.now.displaced.iter().collect() })
    }

    fn effect(&self) -> Option<EffectView> {
        let (Stage::Drift { card, left } | Stage::Displace { card, left, .. }) = self.stage else { return None };
        Some(EffectView { card, left, drifted: self.now.drifted.iter().collect() })
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        let place = self.tiles[tile.index()];
        TileView { tile, place, cell: place.cell(), ice: place.cell().and_then(|cell| self.ice_at(cell)) }
    }

    fn figure_view(&self, figure: Figure) -> FigureView {
        let piece = piece(self.figures[figure.index()]);
        let next =
            if matches!(self.stage, Stage::Return { .. }) { self.active } else { self.active.next(self.size.into()) };
        FigureView {
            figure,
            hunter: figure.hunter(),
            depth: piece.cell.map(|cell| self.depth(cell, self.level_of(figure))),
            returned: self.now.returned.has(figure),
            moved: self.now.moved.has(figure),
            attacked: self.now.attacked.has(figure),
            adrift: self.now.displaced.has(figure),
            returns_with: (piece.place == Place::WAITING).then(|| self.owner(figure.hunter()).unwrap_or(next)),
            piece,
        }
    }

    fn hunter_view(&self, hunter: Hunter) -> HunterView {
        let lives = self.lives(hunter);
        HunterView { hunter, owner: self.owner(hunter), lives, lost: hunter.lives() - lives, token: hunter.token() }
    }

    fn house_view(&self, seat: Seat, eyes: Eyes) -> HouseView {
        let (house, points) = (self.house(seat), self.points(seat));
        let trophies = Hunter::PLAYED.into_iter().zip(house.trophies).filter(|&(_, count)| count > 0);
        HouseView {
            seat,
            hunter: self.hunter_of(seat),
            score_x2: points.total(),
            lives_x2: points.lives,
            trophies_x2: points.trophies,
            trophies: trophies.map(|(hunter, count)| Trophy { hunter, count }).collect(),
            cod: self.cod_of(seat),
            plankton: house.plankton,
            igloo: points.igloo > 0,
            hand_size: house.hand.len() as u8,
            kept: house.hand.common(&self.kept).len() as u8,
            hand: eyes.own(seat).then(|| Card::each(house.hand).collect()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Stage::Over { why } = self.stage else { return None };
        let (winners, by_cod) = self.winners();
        Some(Outcome { why, winners, by_cod })
    }
}

fn piece(place: Place) -> PieceView {
    PieceView { place, cell: place.cell(), caught_by: place.owner() }
}
