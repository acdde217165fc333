//! What the game says about choices and questions, and where the points come from.

use engine::lesson::Course;
use engine::puzzles::Puzzles;
use engine::words::Say;
use engine::{BySeat, Chapter, Phrase, Seat, Tally, Voice};

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::event::Event;
use crate::figures::{Depth, Figure, Hunter, Level};
use crate::ice::Ice;
use crate::names::{self, About};
use crate::state::{Arctic, IGLOO_POINTS};
use crate::view::{HouseView, Question, View};
use crate::{board, sentences};

impl Voice for Arctic {
    const WORDS: [&'static str; 3] =
        [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];

    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/arctic.md");
    const COURSE: Course = engine::course!["hunt", "ride", "cod", "capture"];
    const PUZZLES: Puzzles = engine::puzzles!();

    fn label(view: &View, action: &Action) -> Phrase {
        let new = Phrase::new;
        match *action {
            Action::Kind(Ice::Pack) => new("do-kind-pack"),
            Action::Kind(_) => new("do-kind-floe"),
            Action::Place(cell) => new("do-place").place_among(cell, Cells::BOARD.iter()),
            Action::PlaceBerg(cell) => new("do-berg").place_among(cell, icy(view, None)),
            Action::Hunter(figure) => new("do-hunter").about("figure", figure),
            Action::Corner(cell) => new("do-corner").place(cell),
            Action::Level(Level::Ice) => new("do-level-ice"),
            Action::Level(Level::Water) => new("do-level-water"),
            Action::PlaceIgloo(cell) => new("do-igloo").place_among(cell, icy(view, None)),
            Action::Return(cell, level) => {
                let depth = match &view.question {
                    Question::Return { figure } => view.arrival(*figure, cell, level),
                    _ => Depth::OpenSea,
                };
                new("do-return").place(cell).depth(depth)
            }
            Action::Play(card) => new("do-play").card_in(view, card),
            Action::Activate(hunter) => new("do-activate").hunter(hunter),
            Action::Skip => new("do-skip"),
            Action::EndTurn => new("do-end-turn"),
            Action::Pick(figure) => new("do-pick").about_in("figure", view, figure),
            Action::Move(figure, cell, level) => {
                let from = view.figure(figure).and_then(|seen| seen.piece.cell).unwrap_or(cell);
                new("do-move").about_in("figure", view, figure).way(from, cell).depth(view.depth(cell, level))
            }
            Action::Attack(figure, target) => {
                new("do-attack").about_in("figure", view, figure).target("target", target)
            }
            Action::Finish => match view.question {
                Question::Hunt { hunter } => new("do-finish").hunter(hunter),
                _ => new("do-finish-cod"),
            },
            Action::Drift(cell) => drift(view, cell),
            Action::Displace(figure, cell, level) => {
                let from = view.figure(figure).and_then(|seen| seen.piece.cell).unwrap_or(cell);
                new("do-displace").about_in("figure", view, figure).way(from, cell).depth(view.depth(cell, level))
            }
            Action::Melt(cell) => {
                let ice = view.ice_at(cell).unwrap_or(Ice::Floe);
                new("do-melt").ice("ice", ice).place_among(cell, icy(view, Some(ice)))
            }
            Action::Flee(card) => new("do-flee").card_in(view, card),
            Action::Stay => new("do-stay"),
            Action::Answer(card) => new("do-answer").card_in(view, card),
            Action::Pass => new("do-pass"),
            Action::FleeTo(Level::Ice) => new("do-flee-ice"),
            Action::FleeTo(Level::Water) => new("do-flee-water"),
            Action::Keep => new("do-keep"),
            Action::Refresh => new("do-refresh"),
        }
    }

    fn rule(view: &View, action: &Action) -> &'static str {
        match action {
            Action::Kind(_)
            | Action::Place(_)
            | Action::PlaceBerg(_)
            | Action::Hunter(_)
            | Action::Corner(_)
            | Action::Level(_)
            | Action::PlaceIgloo(_) => "3.2",
            Action::Play(_) | Action::Keep | Action::Refresh => "5.10",
            Action::Activate(Hunter::Cod) => "5.5",
            Action::Finish if view.question == Question::Cod => "5.5",
            Action::Activate(_) | Action::Finish | Action::EndTurn => "4.2",
            Action::Skip => "5.12",
            Action::Pick(figure) | Action::Move(figure, ..) if figure.hunter() == Hunter::Cod => "5.5",
            Action::Pick(_) | Action::Move(..) => "5.2",
            Action::Attack(..) => "5.3",
            Action::Return(..) => "5.4",
            Action::Drift(_) => "5.6",
            Action::Displace(..) => "5.7",
            Action::Melt(_) => "5.8",
            Action::Flee(_) | Action::Stay | Action::Answer(_) | Action::Pass | Action::FleeTo(_) => "5.11",
        }
    }

    fn prompt(view: &View) -> Phrase {
        match view.asked {
            None => sentences::outcome(view),
            Some(seat) if view.me == Some(seat) => asked(view),
            Some(seat) => waiting(view, seat),
        }
    }

    fn sentence(event: &Event) -> Phrase {
        sentences::sentence(event)
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        sentences::chapter(event)
    }

    fn weight(event: &Event) -> u8 {
        sentences::weight(event)
    }

    fn board(view: &View, say: &Say<'_>) -> String {
        board::drawn(view, say)
    }

    fn breakdown(view: &View) -> Vec<Tally> {
        let row = |key: &'static str, points: fn(&HouseView) -> i32| {
            let of = |seat: Seat| view.houses.get(seat.index()).map(points).unwrap_or_default();
            Tally { source: Phrase::new(key), points: BySeat::from_fn(view.houses.len(), of) }
        };
        vec![
            row("points-lives", |house| house.lives_x2),
            row("points-trophies", |house| house.trophies_x2),
            row("points-cod", |house| 2 * i32::from(house.cod)),
            row("points-plankton", |house| i32::from(house.plankton)),
            row("points-igloo", |house| if house.igloo { 2 * i32::from(IGLOO_POINTS) } else { 0 }),
        ]
    }
}

impl View {
    /// What a level means on a cell.
    pub(crate) fn depth(&self, cell: Cell, level: Level) -> Depth {
        match level {
            Level::Ice => Depth::OnIce,
            Level::Water if self.ice_at(cell).is_some() => Depth::UnderIce,
            Level::Water => Depth::OpenSea,
        }
    }

    /// How a returning figure arrives on a cell.
    fn arrival(&self, figure: Figure, cell: Cell, level: Option<Level>) -> Depth {
        let walks = !figure.hunter().dives();
        let level = level.unwrap_or(if walks && self.ice_at(cell).is_some() { Level::Ice } else { Level::Water });
        self.depth(cell, level)
    }
}

/// Where a tile drifts, and what it pushes.
fn drift(view: &View, cell: Cell) -> Phrase {
    let ghosts = match &view.question {
        Question::Drift { ghosts, .. } => &ghosts[..],
        _ => &[],
    };
    let Some(ghost) = ghosts.iter().find(|ghost| ghost.moved.from == cell) else {
        return Phrase::new("do-place").place(cell);
    };
    let alike = ghosts.iter().filter(|other| other.moved.ice == ghost.moved.ice).map(|other| other.moved.from);
    let phrase = Phrase::new(if ghost.pushed.is_some() { "do-drift-push" } else { "do-drift" })
        .ice("ice", ghost.moved.ice)
        .place_among(ghost.moved.from, alike)
        .way(ghost.moved.from, ghost.moved.to);
    match &ghost.pushed {
        Some(pushed) => phrase.ice("pushed", pushed.ice),
        None => phrase,
    }
}

/// The cells with ice, or with this kind of ice.
fn icy(view: &View, kind: Option<Ice>) -> impl Iterator<Item = Cell> {
    Cells::BOARD.iter().filter(move |&cell| {
        let there = view.ice_at(cell);
        there.is_some() && (kind.is_none() || there == kind)
    })
}

/// What is asked of these eyes.
fn asked(view: &View) -> Phrase {
    let new = Phrase::new;
    match &view.question {
        Question::Kind => new("ask-kind"),
        Question::Tile { ice } => new("ask-tile").ice("ice", *ice),
        Question::Berg => new("ask-berg"),
        Question::Hunter => new("ask-hunter"),
        Question::Corner { figure } => new("ask-corner").about("figure", *figure),
        Question::Level { figure, .. } => new("ask-level").about("figure", *figure),
        Question::Igloo => new("ask-igloo"),
        Question::Return { figure } => new("ask-return").about("figure", *figure),
        Question::Action if view.card_done => new("ask-use"),
        Question::Action if view.hunter_used => new("ask-card"),
        Question::Action => new("ask-action"),
        Question::Neutral => new("ask-neutral"),
        Question::Hunt { hunter } => new("ask-hunt").hunter(*hunter),
        Question::Cod => new("ask-cod"),
        Question::Destination { figure } => new("ask-destination").about_in("figure", view, *figure),
        Question::Drift { direction, left, .. } => new("ask-drift").side(*direction).number("left", (*left).into()),
        Question::Displace { figure } => new("ask-displace").about("figure", *figure),
        Question::Melt => new("ask-melt"),
        Question::Escape { attacker, seal } => new("ask-escape").about("attacker", *attacker).about("seal", *seal),
        Question::Answer { seal, direction, .. } => new("ask-answer").about("seal", *seal).side(*direction),
        Question::FleeTo { seal, .. } => new("ask-flee-to").about("seal", *seal),
        Question::Refresh => new("ask-refresh"),
        Question::Over => sentences::outcome(view),
    }
}

/// Whom these eyes are waiting for.
fn waiting(view: &View, who: Seat) -> Phrase {
    let phrase = match &view.question {
        Question::Kind
        | Question::Tile { .. }
        | Question::Berg
        | Question::Hunter
        | Question::Corner { .. }
        | Question::Level { .. }
        | Question::Igloo => Phrase::new("wait-building"),
        Question::Drift { .. } | Question::Displace { .. } => Phrase::new("wait-ice"),
        Question::Melt => Phrase::new("wait-melt"),
        Question::Hunt { hunter } => Phrase::new("wait-hunt").hunter(*hunter),
        Question::Cod => Phrase::new("wait-hunt").hunter(Hunter::Cod),
        Question::Destination { figure } => Phrase::new("wait-hunt").phrase("hunter", names::hunter(figure.hunter())),
        Question::Escape { seal, .. } => Phrase::new("wait-escape").about("seal", *seal),
        Question::FleeTo { seal, .. } => Phrase::new("wait-flee-to").about("seal", *seal),
        Question::Answer { .. } => Phrase::new("wait-answer"),
        Question::Return { .. } | Question::Action | Question::Neutral | Question::Refresh | Question::Over => {
            Phrase::new("wait-turn")
        }
    };
    phrase.seat("who", who)
}
