//! A cell of the sea: its ice, those who stand on it in the upper half, those in the water in the lower half, and marks of
//! what can be done. The same contents are drawn once more, without ids, for what would be.

use draw::{Markup, Pen, figure as sign, html};
use engine::{Phrase, Seat};

use super::names;
use super::sea;
use super::touch::{cell_id, figure_id, half_id};
use crate::action::Action;
use crate::cells::{Cell, Cells, Direction};
use crate::figures::{Depth, Figure, Figures, Hunter, Level};
use crate::ice::{Ice, Place};
use crate::state::{Arctic, Stage};
use crate::view::{Question, View};

/// What all cells need to know.
pub(super) struct Scene<'a, 'p> {
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'p>,
    /// The sea as it is.
    pub(super) sea: Arctic,
    /// Where figures can come to.
    pub(super) arrivals: Vec<(Figure, Cell, Level)>,
    /// Where every hunter on the board could go, as classes of the cells.
    pub(super) reach: Vec<(Figure, Cells)>,
    /// Which tiles could drift by the cards in my hand.
    pub(super) drifts: Vec<(Direction, Cells)>,
}

/// Column and row as classes that place a cell.
fn place(cell: Cell) -> (i8, i8) {
    let (q, r) = cell.axial();
    (2 * q + r, r)
}

/// A cell.
pub(super) fn cell(scene: &Scene<'_, '_>, cell: Cell) -> Markup {
    let (view, pen, sea) = (scene.view, scene.pen, &scene.sea);
    let id = cell_id(cell);
    let open = pen.is_open(&id);
    let (x, y) = place(cell);
    let ice = sea.ice_at(cell);
    let label = names::cell(&pen.say, cell, ice);
    let mut class = format!("cell x{x} y{y}");
    for (figure, cells) in &scene.reach {
        if cells.contains(cell) {
            class.push_str(" go-");
            class.push_str(figure.id());
        }
    }
    for (direction, cells) in &scene.drifts {
        if cells.contains(cell) {
            class.push_str(" can-");
            class.push_str(direction.id());
        }
    }
    let mut coming: Vec<(Figure, Level)> =
        scene.arrivals.iter().filter(|(_, to, _)| *to == cell).map(|&(figure, _, level)| (figure, level)).collect();
    if let (Question::Displace { figure }, true) = (&view.question, open) {
        coming.push((*figure, sea.level_on(*figure, cell, None)));
    }
    if open {
        // Another figure that could be taken instead is not what is asked.
        let instead = coming.is_empty() && matches!(view.question, Question::Destination { .. });
        class.push_str(if instead { " open instead" } else { " open" });
    }
    html! {
        div class=(class) id=(id) data-spot=(id) role=[open.then_some("button")] tabindex=[open.then_some("0")]
            title=[open.then_some(&label)] {
            // A button is called by all that stands in it.
            @if open { span.unseen { (label) } }
            (contents(view, pen, sea, cell, Some(open || !coming.is_empty())))
            @match coming[..] {
                [(figure, _), (_, _)] => {
                    @for level in [Level::Ice, Level::Water] {
                        @let half = half_id(cell, level);
                        div.half.(level.id()) data-spot=(half) title=(names::figure(&pen.say, figure, sea.depth(cell, level))) {
                            (pose(figure, sea.depth(cell, level)))
                        }
                    }
                }
                [(figure, level)] => div.coming.(level.id()) { (pose(figure, sea.depth(cell, level))) },
                _ => {}
            }
            @if open { (preview(scene, cell)) }
        }
    }
}

const HEXAGON: &str = "M50 3 97 29.5V86L50 112.5 3 86V29.5Z";

/// What lies, stands and swims on a cell. What really is there can be touched and slides, and may be marked; what would be
/// (`None`) is only a picture.
fn contents(view: &View, pen: &Pen<'_>, sea: &Arctic, cell: Cell, marked: Option<bool>) -> Markup {
    let is = marked.is_some();
    let ice = sea.ice_at(cell);
    let here = sea.figures_at(cell);
    let (above, below) = (here.common(sea.upright), here.without(sea.upright));
    let cod = below.common(Figures::COD);
    let swimmers = below.without(Figures::COD);
    let below_count = swimmers.len() + usize::from(!cod.is_empty());
    let igloo = sea.igloo == Place::on(cell);
    let above_count = above.len() + usize::from(igloo);
    html! {
        @if let Some(ice) = ice { (tile(sea, cell, ice, is)) }
        @if is { div.hit {} }
        @if marked == Some(true) { svg.mark viewBox="0 0 100 115.5" aria-hidden="true" { path d=(HEXAGON) {} } }
        @if ice == Some(Ice::Iceberg) { (berg(sea, cell, is)) }
        @if above_count > 0 {
            div.deck.{ "n" (above_count.min(4)) }.both[below_count > 0] {
                @if igloo { (hut(pen, is, view.active)) }
                @for figure in above.iter() { (piece(view, pen, sea, figure, is)) }
            }
        }
        @if below_count > 0 {
            div.deep.{ "n" (below_count.min(4)) }.under[ice.is_some()].both[above_count > 0] {
                @for figure in swimmers.iter() { (piece(view, pen, sea, figure, is)) }
                @if !cod.is_empty() { (school(view, pen, sea, cod, is)) }
            }
        }
    }
}

fn tile(sea: &Arctic, cell: Cell, ice: Ice, is: bool) -> Markup {
    let kind = if ice == Ice::Pack { "pack" } else { "floe" };
    let id = is.then(|| sea.tile_at(cell).to_string());
    let moved = sea.now.drifted.contains(cell);
    html! {
        div.tile.(kind).drifted[moved && is] id=[id.as_deref()] data-piece=[id.as_deref()] data-from=[is.then(|| format!("stock-{kind}"))] {
            (sign(&format!("ar-{kind}"), ""))
        }
    }
}

fn berg(sea: &Arctic, cell: Cell, is: bool) -> Markup {
    let tile = sea.tile_at(cell);
    let number = sea.bergs.iter().position(|&berg| berg == Some(tile)).unwrap_or_default() + 1;
    let id = is.then(|| format!("berg_{number}"));
    html! { div.berg id=[id.as_deref()] data-piece=[id.as_deref()] data-from=[is.then_some("stock-iceberg")] { (sign("ar-berg", "")) } }
}

fn hut(pen: &Pen<'_>, is: bool, active: Seat) -> Markup {
    html! {
        @if is {
            div.figure.hut #igloo data-piece="igloo" data-spot="igloo" data-to={ "house-" (active.0) } role="img"
                title=(pen.say.word("draw-igloo")) { (sign("ar-igloo", "")) }
        } @else {
            div.figure.hut { (sign("ar-igloo", "")) }
        }
    }
}

/// The picture of a figure at a depth.
pub(super) fn pose(figure: Figure, depth: Depth) -> Markup {
    let hunter = figure.hunter().id();
    html! {
        svg.fig viewBox="0 0 100 100" aria-hidden="true" {
            @match depth {
                Depth::OpenSea => use href={ "#ar-" (hunter) "-sea" } {},
                _ => use href={ "#ar-" (hunter) } {},
            }
        }
    }
}

/// A figure that stands or swims somewhere.
pub(super) fn piece(view: &View, pen: &Pen<'_>, sea: &Arctic, figure: Figure, is: bool) -> Markup {
    let depth = sea.cell_of(figure).map_or(Depth::OnIce, |cell| sea.depth(cell, sea.level_of(figure)));
    let class = match depth {
        Depth::OnIce => "upright",
        Depth::UnderIce => "dived",
        Depth::OpenSea => "afloat",
    };
    let owner = view.owner(figure.hunter());
    let badges = html! {
        @if figure.hunter() != Hunter::Cod && view.turn > 0 {
            @match owner {
                Some(seat) => (sign(&format!("seat-{}", seat.0), "owner")),
                None => (sign("ar-stone", "owner")),
            }
        }
        @if let (Hunter::Seal, Some(number)) = (figure.hunter(), figure.number()) { b.number { (number) } }
        @if sea.now.returned.contains(figure) { (sign("ar-flag", "flag")) }
        @if sea.now.displaced.contains(figure) && !is { b.where { "?" } }
    };
    if !is {
        return html! { div.figure.(class) { (pose(figure, depth)) (badges) } };
    }
    let id = figure_id(figure);
    let name = names::figure(&pen.say, figure, depth);
    let mut title = name.to_string();
    if let Some(seat) = owner {
        title = format!("{title} · {}", pen.say.name(seat));
    }
    if sea.now.returned.contains(figure) {
        title = format!("{title} · {}", pen.say.word("draw-returned"));
    }
    let busy = in_hand(view, figure);
    let adrift = view.figure(figure).is_some_and(|seen| seen.adrift);
    html! {
        div.figure.(class).inhand[busy].adrift[adrift] id=(id) data-piece=(id) data-to={ "house-" (view.active.0) }
            data-spot=[(figure.hunter() != Hunter::Cod).then_some(&id)] role="img" title=(title) {
            (pose(figure, depth)) (badges)
        }
    }
}

/// Is this the figure that acts now?
fn in_hand(view: &View, figure: Figure) -> bool {
    match view.question {
        Question::Hunt { hunter } => hunter == figure.hunter(),
        Question::Destination { figure: one }
        | Question::Displace { figure: one }
        | Question::Escape { seal: one, .. }
        | Question::Answer { seal: one, .. }
        | Question::FleeTo { seal: one, .. } => one == figure,
        _ => false,
    }
}

/// Cod on one cell are alike: they swim close together, and their number stands beside them.
fn school(view: &View, pen: &Pen<'_>, sea: &Arctic, cod: Figures, is: bool) -> Markup {
    let first = cod.without(sea.now.moved).first().or(cod.first()).unwrap_or_default();
    let spot = is.then(|| figure_id(first));
    html! {
        div.school.{ "of" (cod.len()) } data-spot=[spot] {
            @for figure in cod.iter() { (piece(view, pen, sea, figure, is)) }
            @if cod.len() > 1 { b.many title=(pen.say.text(&Phrase::new("draw-school").number("count", cod.len() as i64))) { (cod.len()) } }
        }
    }
}

/// What would be, if the ice here drifted or melted, or something were put here: shown while the cell is touched.
fn preview(scene: &Scene<'_, '_>, cell: Cell) -> Markup {
    let (view, pen, sea) = (scene.view, scene.pen, &scene.sea);
    match view.question {
        Question::Drift { direction, .. } => {
            let after = sea::after_ice(sea, Action::Drift(cell));
            html! {
                (sign("ar-arrow", &format!("drift way-{}", direction.index())))
                div.ghosts aria-hidden="true" { @for changed in sea::changed(sea, &after) { (ghost(view, pen, &after, cell, changed)) } }
            }
        }
        Question::Melt => {
            let mut after = sea::after_ice(sea, Action::Melt(cell));
            after.stage = Stage::Melt;
            html! { div.ghosts aria-hidden="true" { (ghost(view, pen, &after, cell, cell)) } }
        }
        Question::Tile { ice } => wraith(if ice == Ice::Pack { "ar-pack" } else { "ar-floe" }, "tile"),
        Question::Berg => wraith("ar-berg", "berg"),
        Question::Igloo => wraith("ar-igloo", "hut"),
        _ => html! {},
    }
}

/// A cell as it would be, drawn from the cell that is touched.
fn ghost(view: &View, pen: &Pen<'_>, after: &Arctic, from: Cell, cell: Cell) -> Markup {
    let ((x, y), (from_x, from_y)) = (place(cell), place(from));
    html! {
        div.ghost.{ "dx" (x - from_x) }.{ "dy" (y - from_y) } {
            svg.pool viewBox="0 0 100 115.5" { path d=(HEXAGON) {} }
            (contents(view, pen, after, cell, None))
        }
    }
}

/// A piece that would be put here.
fn wraith(symbol: &str, class: &str) -> Markup {
    html! { div.wraith.(class) aria-hidden="true" { (sign(symbol, "")) } }
}
