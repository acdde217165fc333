//! What one pair of eyes may know, built by listing what to show. Pages, terminals, screen readers and programs see the
//! game through this and nothing else.

use engine::{Eyes, Seat, Seats};
use serde::Serialize;

use crate::boards::{Board, Face, TOWERS, Worker};
use crate::cards::Card;
use crate::effects::{Effect, Frame, Gain, Resource};
use crate::glades::Token;
use crate::goals::{CommonGoal, PersonalGoal, Tiers};
use crate::hexes::{Hex, hexes_in};
use crate::layouts::Layout;
use crate::question::Question;
use crate::state::{Player, Source, Step, Tundra};
use crate::titles::{Character, Numbers, Title, common_dice};

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

impl Tundra {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let secret = self.choosing() && !eyes.own(self.active);
        let outer = self.steps.len().saturating_sub(1);
        let seen = |step: &Step| self.question(*step).filter(|_| !secret);
        View {
            me: match eyes {
                Eyes::Of(seat) => Some(seat),
                Eyes::Crowd | Eyes::Open => None,
            },
            players: self.players,
            layout: self.layout,
            round: self.round,
            phase: self.phase(),
            first: (self.round > 0).then_some(self.first),
            turn: (!self.is_over()).then_some(self.active),
            question: self.steps.last().and_then(seen),
            within: self.steps[..outer].iter().filter_map(seen).collect(),
            hexes: self.places().map(|hex| self.see_hex(hex)).collect(),
            lakes: self.layout.lakes(),
            tokens_left: self.face_down.iter().map(Token::new).collect(),
            market: self.market[..self.market_size()].to_vec(),
            deck: self.deck.len() as u8,
            discard: self.discard.iter().map(Card::new).collect(),
            goals: self.goals.iter().map(|card| self.see_goal(card.goal, card.die)).collect(),
            seats: self.everyone().map(|seat| self.see_player(seat, eyes)).collect(),
            winners: self.is_over().then(|| self.ranking().winners),
        }
    }

    fn phase(&self) -> Phase {
        match self.steps.first() {
            None => Phase::Over,
            Some(Step::Start { .. }) => Phase::Boosts,
            Some(Step::Opening(_)) => Phase::RoundStart,
            Some(_) => Phase::Dice,
        }
    }

    /// All glades and settlements.
    fn places(&self) -> impl Iterator<Item = Hex> {
        let settlements = self.everyone().fold(0, |set, seat| set | Hex::settlement(seat).bit());
        hexes_in(self.layout.glades() | settlements)
    }

    fn see_hex(&self, hex: Hex) -> HexView {
        let (q, r) = self.layout.coordinates(hex);
        let token = self.token(hex);
        let workers = |who: Seat| {
            let places = self.player(who).workers.iter().enumerate();
            let here = places.filter(|(_, place)| **place == Some(hex));
            let workers: Vec<_> = here.map(|(index, _)| Worker::new(index as u8)).collect();
            (!workers.is_empty()).then_some(WorkersView { who, workers })
        };
        HexView {
            hex,
            q,
            r,
            settlement: self.everyone().find(|&seat| Hex::settlement(seat) == hex),
            edge: self.layout.edge() & hex.bit() != 0,
            token,
            resource: token.and_then(Token::resource),
            bonus: token.map(Token::bonus),
            tower: self.everyone().find(|&seat| self.player(seat).tower_hexes() & hex.bit() != 0),
            workers: self.everyone().filter_map(workers).collect(),
        }
    }

    fn see_goal(&self, goal: CommonGoal, die: Option<(Seat, Face)>) -> GoalView {
        let standing = |seat| {
            let count = self.counts(seat, goal);
            Standing { count, points: goal.tiers().points(count) }
        };
        GoalView {
            goal,
            tiers: goal.tiers(),
            faces: faces_in(goal.faces()),
            die,
            standing: self.everyone().map(standing).collect(),
        }
    }

    fn see_player(&self, who: Seat, eyes: Eyes) -> PlayerView {
        let player = self.player(who);
        let unrolled = if matches!(self.steps.first(), Some(Step::Opening(_))) {
            common_dice(self.round) + player.title.numbers().extra_dice
        } else {
            0
        };
        let dice = player.unused.iter().zip(Face::all());
        PlayerView {
            who,
            character: Character::of(who),
            colour: Character::of(who).colour(),
            title: player.title,
            numbers: player.title.numbers(),
            score: player.score(),
            points: Source::ALL.iter().map(|&source| (source, player.points[source.index()])).collect(),
            stock: player.stock,
            berries: player.berries,
            unused: dice.flat_map(|(&count, face)| std::iter::repeat_n(face, count.into())).collect(),
            unrolled,
            supply: player.supply - unrolled,
            dropped: player.dropped,
            boards: Board::ALL
                .iter()
                .map(|&board| self.see_board(player, board, self.shows_boosts(who, eyes)))
                .collect(),
            advisors: player.advisors.iter().map(|&card| see_advisor(player, card)).collect(),
            idle_workers: player.idle_workers(),
            idle_towers: TOWERS - player.towers.len() as u8,
            towers: player.towers.iter().map(|tower| tower.hex).collect(),
            has_goal: player.personal.is_some(),
            personal: player.personal.filter(|_| eyes.own(who) || self.is_over()).map(|goal| {
                let count = self.counts_for(who, goal);
                PersonalView {
                    goal,
                    tiers: goal.tiers(),
                    standing: Standing { count, points: goal.tiers().points(count) },
                }
            }),
            chosen: !self.choosing() || who < self.active,
            dealt: (self.choosing() && eyes.own(who)).then(|| player.dealt.iter().map(Card::new).collect()),
        }
    }

    /// May these eyes see a player's starting boosts?
    fn shows_boosts(&self, who: Seat, eyes: Eyes) -> bool {
        !self.choosing() || eyes.own(who)
    }

    fn see_board(&self, player: &Player, board: Board, boosts: bool) -> BoardView {
        let upgraded = player.upgraded(board);
        BoardView {
            board,
            upgraded,
            cost: board.cost(),
            frames: board.frames(upgraded).iter().map(FrameView::from).collect(),
            taken: faces_in(player.slots[board.index()]),
            starting: player.starting[board.index()].filter(|_| boosts),
            boosts: player.boosts[board.index()].to_vec(),
        }
    }
}

fn see_advisor(player: &Player, card: Card) -> AdvisorView {
    AdvisorView { card, rotated: player.rotated.contains(card.number()) }
}

/// The values of a set, in ascending order.
fn faces_in(set: u8) -> Vec<Face> {
    Face::all().filter(|face| set & face.bit() != 0).collect()
}
