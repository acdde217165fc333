//! What a touch means: which element stands for a choice, and clicks that stand for several choices at once. A cell stands
//! for all that can be done there; a figure on it, or the upper and the lower half of its ice, for what is meant exactly.

use draw::Gesture;
use engine::Voice;

use super::sea;
use crate::action::Action;
use crate::cards::Card;
use crate::cells::Cell;
use crate::figures::{Figure, Hunter, Level, Target};
use crate::ice::Ice;
use crate::state::{Arctic, Stage};
use crate::view::{Question, View};

/// The id of a cell's element; also its spot.
pub(super) fn cell_id(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// The spot of one half of a cell: on the ice, or under it.
pub(super) fn half_id(cell: Cell, level: Level) -> String {
    format!("cell-{cell}-{level}")
}

/// The id of a figure's element; also its spot.
pub(super) fn figure_id(figure: Figure) -> String {
    format!("figure-{figure}")
}

/// The id of a card's element; also its spot.
pub(super) fn card_id(card: Card) -> String {
    format!("card-{card}")
}

/// The spot of the tiles that are left to lay.
pub(super) fn stock_id(ice: Ice) -> String {
    format!("stock-{ice}")
}

/// The element that one clicks for a choice.
pub(super) fn spot(view: &View, action: &Action) -> Option<String> {
    let of = |figure: Figure| view.figure(figure).and_then(|figure| figure.piece.cell).map(cell_id);
    match *action {
        Action::Kind(ice) => Some(stock_id(ice)),
        Action::Hunter(figure) => Some(figure_id(figure)),
        Action::Place(cell)
        | Action::PlaceBerg(cell)
        | Action::Corner(cell)
        | Action::PlaceIgloo(cell)
        | Action::Return(cell, _)
        | Action::Move(_, cell, _)
        | Action::Drift(cell)
        | Action::Displace(_, cell, _)
        | Action::Melt(cell) => Some(cell_id(cell)),
        Action::Level(_) | Action::FleeTo(_) => match view.question {
            Question::Level { cell, .. } | Question::FleeTo { cell, .. } => Some(cell_id(cell)),
            _ => None,
        },
        Action::Play(card) | Action::Flee(card) | Action::Answer(card) => Some(card_id(card)),
        Action::Pick(figure) => of(figure),
        Action::Attack(_, Target::Figure(prey)) => of(prey),
        Action::Attack(_, Target::Igloo) => view.igloo.cell.map(cell_id),
        // Of several figures each is taken by itself.
        Action::Activate(hunter) => {
            let mut here = hunter.figures().iter().filter_map(of);
            here.next().filter(|_| here.next().is_none())
        }
        Action::Skip
        | Action::EndTurn
        | Action::Finish
        | Action::Stay
        | Action::Pass
        | Action::Keep
        | Action::Refresh => None,
    }
}

/// Where a figure can come to by what is asked now, for these eyes if they are asked.
pub(super) fn arrivals(view: &View, sea: &Arctic) -> Vec<(Figure, Cell, Level)> {
    if view.me.is_none() || view.me != view.asked {
        return Vec::new();
    }
    let both = |figure: Figure, cell: Cell| [Level::Ice, Level::Water].map(|level| (figure, cell, level)).to_vec();
    let anyhow = |figure: Figure, cell: Cell| {
        if figure.hunter() == Hunter::Seal && sea.ice.contains(cell) {
            both(figure, cell)
        } else {
            vec![(figure, cell, sea.level_on(figure, cell, None))]
        }
    };
    match view.question {
        Question::Level { figure, cell } | Question::FleeTo { seal: figure, cell } => both(figure, cell),
        Question::Escape { seal, .. } => {
            let legal = sea::choices(sea).into_iter();
            let ways = legal.filter_map(|action| flight(sea, seal, action));
            let mut cells: Vec<Cell> = ways.collect();
            cells.dedup();
            cells.into_iter().flat_map(|cell| anyhow(seal, cell)).collect()
        }
        Question::Corner { figure } => sea::choices(sea)
            .into_iter()
            .filter_map(|action| if let Action::Corner(cell) = action { Some(cell) } else { None })
            .flat_map(|cell| anyhow(figure, cell))
            .collect(),
        Question::Return { figure } => sea::choices(sea)
            .into_iter()
            .filter_map(|action| match action {
                Action::Return(cell, level) => Some((figure, cell, sea.level_on(figure, cell, level))),
                _ => None,
            })
            .collect(),
        Question::Hunt { .. } | Question::Destination { .. } => sea::choices(sea)
            .into_iter()
            .filter_map(|action| match action {
                Action::Move(figure, cell, level) => Some((figure, cell, level)),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Where a card lets an attacked seal flee to.
fn flight(sea: &Arctic, seal: Figure, action: Action) -> Option<Cell> {
    let Action::Flee(card) = action else { return None };
    sea.cell_of(seal)?.step(card.direction()?)
}

/// One click for several choices, or for one that shares its cell with others.
pub(super) fn gestures(view: &View) -> Vec<Gesture<Action>> {
    if view.me.is_none() || view.me != view.asked {
        return Vec::new();
    }
    let sea = sea::laid_out(view);
    let mut gestures = Gestures { view, list: Vec::new() };
    let legal = match view.question {
        Question::Displace { .. } | Question::Answer { .. } | Question::Refresh | Question::Over => return Vec::new(),
        Question::Kind | Question::Tile { .. } => Vec::new(),
        Question::FleeTo { .. } => [Level::Ice, Level::Water].map(Action::FleeTo).to_vec(),
        _ => sea::choices(&sea),
    };
    for action in legal {
        match action {
            Action::Activate(hunter) => gestures.take_up(&sea, hunter),
            Action::Flee(_) => {
                if let Question::Escape { seal, .. } = view.question
                    && let Some(cell) = flight(&sea, seal, action)
                {
                    gestures.add(cell_id(cell), 0, &[action]);
                }
            }
            Action::Corner(cell) => gestures.seal_in_a_corner(&sea, cell),
            _ => {
                if let Some(spot) = exact(view, &sea, action) {
                    gestures.add(spot, 0, &[action]);
                }
            }
        }
    }
    gestures.instead(&sea);
    gestures.list
}

/// The figure or the half of the ice that a choice is about.
fn exact(view: &View, sea: &Arctic, action: Action) -> Option<String> {
    match action {
        Action::Pick(figure) => Some(figure_id(figure)),
        Action::Attack(_, Target::Figure(prey)) => Some(figure_id(prey)),
        Action::Attack(_, Target::Igloo) => Some("igloo".to_string()),
        Action::Move(figure, cell, level) => {
            let dual = figure.hunter() == Hunter::Seal && sea.ice.contains(cell);
            (dual && both_ways(sea, figure, cell)).then(|| half_id(cell, level))
        }
        Action::Return(cell, level) => level.map(|level| half_id(cell, level)),
        Action::Level(level) | Action::FleeTo(level) => match view.question {
            Question::Level { cell, .. } | Question::FleeTo { cell, .. } => Some(half_id(cell, level)),
            _ => None,
        },
        _ => None,
    }
}

/// Can a seal come both onto and under this ice?
fn both_ways(sea: &Arctic, seal: Figure, cell: Cell) -> bool {
    let reach = sea.destinations(seal);
    reach.ice.contains(cell) && reach.water.contains(cell)
}

struct Gestures<'a> {
    view: &'a View,
    list: Vec<Gesture<Action>>,
}

impl Gestures<'_> {
    fn add(&mut self, spot: String, back: usize, actions: &[Action]) {
        let Some(last) = actions.last() else { return };
        let label = Arctic::label(self.view, last);
        self.list.push(Gesture { spot, label, back, actions: actions.to_vec() });
    }

    /// At the thing itself, and at its cell.
    fn add_at(&mut self, sea: &Arctic, back: usize, actions: &[Action]) {
        let Some(&last) = actions.last() else { return };
        let spots = [exact(self.view, sea, last), spot(self.view, &last)];
        spots.into_iter().flatten().for_each(|spot| self.add(spot, back, actions));
    }

    /// Touching a figure uses its hunter and picks it up; touching its prey attacks at once.
    fn take_up(&mut self, sea: &Arctic, hunter: Hunter) {
        let using = Action::Activate(hunter);
        let next = sea::choices(&sea::in_use(sea, using));
        // A single school of cod is picked by itself.
        let by_itself = next.len() == 1;
        let mut picked = false;
        for action in next {
            match action {
                Action::Pick(_) if by_itself => {}
                Action::Pick(_) => {
                    self.add_at(sea, 0, &[using, action]);
                    picked = true;
                }
                Action::Attack(..) => self.add_at(sea, 0, &[using, action]),
                _ => {}
            }
        }
        if picked {
            return;
        }
        let scattered = spot(self.view, &using).is_none();
        let here = hunter.figures().iter().filter_map(|figure| Some((figure, sea.cell_of(figure)?)));
        for (figure, cell) in here.take(if hunter == Hunter::Cod { 1 } else { 2 }) {
            if hunter != Hunter::Cod {
                self.add(figure_id(figure), 0, &[using]);
            }
            if scattered {
                self.add(cell_id(cell), 0, &[using]);
            }
        }
    }

    /// Building: a seal is put onto or under the ice of a corner at once.
    fn seal_in_a_corner(&mut self, sea: &Arctic, cell: Cell) {
        if matches!(sea.stage, Stage::Corner { figure } if figure.hunter() == Hunter::Seal) && sea.ice.contains(cell) {
            for level in [Level::Ice, Level::Water] {
                self.add(half_id(cell, level), 0, &[Action::Corner(cell), Action::Level(level)]);
            }
        }
    }

    /// Changing one's mind: another figure or tile instead of the one in hand.
    fn instead(&mut self, sea: &Arctic) {
        let mut before = *sea;
        before.stage = match sea.stage {
            Stage::Destination { figure } if figure.hunter() == Hunter::Cod => Stage::Cod,
            Stage::Destination { figure } => Stage::Hunt { hunter: figure.hunter() },
            Stage::Corner { .. } => Stage::Hunter,
            Stage::Tile { .. } => Stage::Kind,
            _ => return,
        };
        let choices = sea::choices(&before);
        // What was picked by itself cannot be put back.
        if choices.len() < 2 {
            return;
        }
        for action in choices {
            let other = match (action, sea.stage) {
                // Where the one in hand can go, a click sends it there.
                (Action::Pick(other), Stage::Destination { figure }) => {
                    let reach = sea.destinations(figure);
                    other != figure
                        && sea.cell_of(other).is_some_and(|cell| !reach.ice.with(reach.water).contains(cell))
                }
                (Action::Hunter(other), Stage::Corner { figure }) => other != figure,
                (Action::Kind(other), Stage::Tile { ice }) => other != ice,
                _ => false,
            };
            if other {
                self.add_at(&before, 1, &[action]);
            }
        }
    }
}
