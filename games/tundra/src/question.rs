//! What is being done and asked, as everybody can see it. Only the choice of starting boosts is nobody else's business.

use serde::Serialize;

use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::{Gain, Price};
use crate::hexes::{Hex, hexes_in};
use crate::state::{Decline, Step, Tundra, Workers};

/// Something that is going on. The innermost one is the question that is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each question says what its parts are")]
pub enum Question {
    /// Which starting boost to keep? `first` is the first of two.
    Boost { first: bool },
    /// Under which board goes this boost?
    BoostBoard { card: Card, first: bool },
    /// The round starts for a player.
    RoundStart,
    /// How to use a die, or a free action?
    Turn,
    /// Another free action after the die?
    AfterDie,
    /// Which action of this die comes next?
    Activation { board: Board, face: Face, upgraded: bool, board_waits: bool, waiting: Vec<Card> },
    /// Which worker steps where? `left` steps; where each worker has been in this walk.
    Walk { left: u8, tracks: Vec<Track> },
    /// Which resource to gather? `from` are figures that can still bring some, by resource.
    Gather { left: u8, from: [u8; 3] },
    /// Which resource to take?
    Take { left: u8, decline: Decline },
    /// Where to build a tower?
    Build { left: u8, built: u8 },
    /// With which resource to pay for a tower?
    PayTower { hex: Hex },
    /// Tower bonuses are received, the next one from here.
    Bonuses { next: Option<Hex>, workers: Workers },
    /// Which tower gets a worker? These have one.
    Station { served: Vec<Hex> },
    /// Where to hire a worker? These towers got one in this action.
    Hire { left: u8, berry: bool, used: Vec<Hex> },
    /// With which resource to pay for a worker?
    PayWorker { hex: Hex, berry: bool },
    /// Which pair becomes a point?
    Pairs { left: u8 },
    /// Which board to upgrade?
    Upgrade { left: u8 },
    /// A new market?
    Refresh,
    /// Which card to take?
    Market,
    /// Under which board goes this boost?
    Tuck { card: Card },
    /// Which advisor leaves for this one?
    Dismiss { card: Card },
    /// Pay what a card asks for? An advisor's price cannot be declined.
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
}

/// Where a worker has been in this walk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    /// Which worker.
    pub worker: Worker,
    /// The places, the one where it stands included.
    pub places: Vec<Hex>,
}

impl Tundra {
    /// How everybody may call a step; nothing when the game is over.
    pub(crate) fn question(&self, step: Step) -> Option<Question> {
        let me = self.me();
        let towers = |numbers: u8| {
            let chosen = me.towers.iter().enumerate().filter(|(index, _)| numbers & (1 << index) != 0);
            chosen.map(|(_, tower)| tower.hex).collect::<Vec<_>>()
        };
        let first = me.starting.iter().all(Option::is_none);
        Some(match step {
            Step::Start { card: None } => Question::Boost { first },
            Step::Start { card: Some(card) } => Question::BoostBoard { card, first },
            Step::Opening(_) => Question::RoundStart,
            Step::Turn => Question::Turn,
            Step::Post => Question::AfterDie,
            Step::Activation { board, face, upgraded, left } => Question::Activation {
                board,
                face,
                upgraded,
                board_waits: left & crate::activation::OF_BOARD != 0,
                waiting: self.waiting(board, left).collect(),
            },
            Step::Walk { left } => Question::Walk { left, tracks: self.tracks() },
            Step::Gather { left, from } => Question::Gather { left, from },
            Step::Take { left, decline } => Question::Take { left, decline },
            Step::Build { left, built } => Question::Build { left, built },
            Step::PayTower { hex } => Question::PayTower { hex },
            Step::Bonuses { next, workers } => {
                Question::Bonuses { next: me.towers.get(next as usize).map(|tower| tower.hex), workers }
            }
            Step::Station { served } => Question::Station { served: towers(served) },
            Step::Hire { left, berry, used } => Question::Hire { left, berry, used: towers(used) },
            Step::PayWorker { hex, berry } => Question::PayWorker { hex, berry },
            Step::Pairs { left } => Question::Pairs { left },
            Step::Upgrade { left } => Question::Upgrade { left },
            Step::Refresh => Question::Refresh,
            Step::Market => Question::Market,
            Step::Tuck { card } => Question::Tuck { card },
            Step::Dismiss { card } => Question::Dismiss { card },
            Step::Trade { card, price, gain, declinable } => Question::Trade { card, price, gain, declinable },
            Step::SetDie => Question::SetDie,
            Step::SetFace { from } => Question::SetFace { from },
            Step::Rerolls { left } => Question::Rerolls { left },
            Step::Flip => Question::Flip,
            Step::Prospect => Question::Prospect,
            Step::Posting => Question::Posting,
            Step::Over => return None,
        })
    }

    fn tracks(&self) -> Vec<Track> {
        let walked = self.tracks.iter().enumerate().filter(|(_, places)| **places != 0);
        walked
            .map(|(index, &places)| Track { worker: Worker::new(index as u8), places: hexes_in(places).collect() })
            .collect()
    }
}
