//! The map: glades and settlements as hexes of paper on the snow, with workers, towers and what a tower would bring.
//! A hex is a hundred units wide; the picture scales to whatever room there is.

use draw::{Markup, Pen, html};
use engine::Phrase;

use super::art;
use super::names::lexicon;
use super::touch::hex_spot;
use crate::hexes::Hex;
use crate::names;
use crate::question::Question;
use crate::view::{HexView, View, WorkersView};

/// How far apart rows lie.
const ROW: f32 = 86.6;

/// The whole map.
pub(super) fn map(view: &View, pen: &Pen<'_>) -> Markup {
    let places = view.hexes.iter().map(|hex| middle(hex.q, hex.r));
    let all = places.chain(view.lakes.iter().map(|&(q, r)| middle(q, r))).collect::<Vec<_>>();
    let edge =
        |pick: fn(&(f32, f32)) -> f32, best: fn(f32, f32) -> f32| all.iter().map(pick).reduce(best).unwrap_or(0.0);
    let (left, right) = (edge(|at| at.0, f32::min) - 54.0, edge(|at| at.0, f32::max) + 54.0);
    let (top, bottom) = (edge(|at| at.1, f32::min) - 62.0, edge(|at| at.1, f32::max) + 62.0);
    let been = been(view);
    html! {
        svg.map viewBox={ (round(left)) " " (round(top)) " " (round(right - left)) " " (round(bottom - top)) }
            role="group" aria-label=(pen.say.text(&names::layout(view.layout))) {
            @for &(q, r) in &view.lakes { (lake(pen, middle(q, r))) }
            @for hex in &view.hexes { (place(view, pen, hex, been.contains(&hex.hex))) }
        }
    }
}

/// Where the middle of a hex lies.
fn middle(q: i8, r: i8) -> (f32, f32) {
    (100.0 * (f32::from(q) + f32::from(r) / 2.0), ROW * f32::from(r))
}

fn round(x: f32) -> f32 {
    (x * 10.0).round() / 10.0
}

/// The outline of a hex.
fn outline(class: &str) -> Markup {
    html! { use.(class) href={ "#" (art::HEX) } {} }
}

fn lake(pen: &Pen<'_>, (x, y): (f32, f32)) -> Markup {
    html! {
        g.lake transform={ "translate(" (round(x)) " " (round(y)) ")" } role="img" aria-label=(pen.say.word("draw-lake")) {
            (outline("ground"))
            path.wave d="M-30-14q10-9 20 0t20 0 20 0M-30 4q10-9 20 0t20 0 20 0M-30 22q10-9 20 0t20 0 20 0" {}
        }
    }
}

/// Where workers have been in this walk: nobody goes back there.
fn been(view: &View) -> Vec<Hex> {
    match &view.question {
        Some(Question::Walk { tracks, .. }) => tracks.iter().flat_map(|track| track.places.clone()).collect(),
        _ => Vec::new(),
    }
}

/// A glade or a settlement with everything on it.
fn place(view: &View, pen: &Pen<'_>, hex: &HexView, been: bool) -> Markup {
    let (x, y) = middle(hex.q, hex.r);
    let spot = hex_spot(hex.hex);
    let open = pen.is_open(&spot);
    let kind = match (hex.settlement, hex.token, hex.resource) {
        (Some(_), _, _) => "home",
        (None, None, _) => "hidden",
        (None, Some(_), None) => "bare",
        (None, Some(_), Some(kind)) => kind.id(),
    };
    html! {
        g.hex.(kind).open[open].been[been] id=(spot) data-spot=(spot) role=(if open { "button" } else { "img" })
            tabindex=[open.then_some("0")] transform={ "translate(" (round(x)) " " (round(y)) ")" } aria-label=(label(view, pen, hex)) {
            (outline("ground"))
            @match (hex.settlement, hex.token) {
                (Some(seat), _) => {
                    g.{ "hut of-" (seat.0) } { (sign("tu-hut", -19.0, -50.0, 38.0)) }
                    use href={ "#seat-" (seat.0) } x="-9" y="-36" width="18" height="18" {}
                }
                (None, None) => g.paw { (sign("s-paw", -19.0, -22.0, 38.0)) },
                (None, Some(token)) => use.built[hex.tower.is_some()] href={ "#" (art::token_id(token)) } {},
            }
            text.name x=(if hex.settlement.is_some() { "22" } else { "17" }) y="-22" { (hex.hex) }
            @if let Some(seat) = hex.tower { (tower(view, hex, seat)) }
            (crowd(hex))
            @if been { g.track { (sign("tu-feet", 26.0, -20.0, 18.0)) } }
            @if open { (outline("ring")) }
        }
    }
}

fn sign(id: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#" (id) } x=(round(x)) y=(round(y)) width=(round(size)) height=(round(size)) {} }
}

/// A tower: a piece that comes from its owner's supply.
fn tower(view: &View, hex: &HexView, seat: engine::Seat) -> Markup {
    let built = view.player(seat).and_then(|player| player.towers.iter().position(|&place| place == hex.hex));
    let id = format!("tower-{}-{}", seat.0, built.unwrap_or(0));
    html! {
        svg.piece id=(id) data-piece=(id) data-from={ "towers-" (seat.0) } x="-47" y="-27" width="40" height="44" viewBox="0 0 100 100" {
            use href={ "#tu-tower-" (seat.0) } {}
        }
    }
}

/// The workers of all players on a hex, each player's together.
fn crowd(hex: &HexView) -> Markup {
    let (from, to) = if hex.tower.is_some() { (-8.0, 47.0) } else { (-46.0, 46.0) };
    let size = 29.0;
    let gap = 2.0;
    let count = hex.workers.iter().map(|group| group.workers.len()).sum::<usize>() as f32;
    let groups = hex.workers.len() as f32;
    // Pawns of a group stand behind one another, closer when it is crowded.
    let room = (to - from) - groups * (size - 6.0) - (groups - 1.0) * gap;
    let step = if count > groups { (room / (count - groups)).clamp(3.0, 13.0) } else { 0.0 };
    let wide = groups * (size - 6.0) + (groups - 1.0).max(0.0) * gap + (count - groups) * step;
    let mut x = f32::midpoint(from, to) - wide / 2.0 - 3.0;
    let placed = hex.workers.iter().map(|group| {
        let left = x;
        x += (group.workers.len() as f32 - 1.0) * step + size - 6.0 + gap;
        (group, left)
    });
    html! { @for (group, left) in placed { (pawns(group, left, step, size)) } }
}

fn pawns(group: &WorkersView, x: f32, step: f32, size: f32) -> Markup {
    let seat = group.who.0;
    let last = x + (group.workers.len() as f32 - 1.0) * step;
    html! {
        @for (index, worker) in group.workers.iter().enumerate() {
            @let id = format!("worker-{seat}-{worker}");
            svg.piece id=(id) data-piece=(id) data-from={ "workers-" (seat) } data-to={ "workers-" (seat) }
                x=(round(x + index as f32 * step)) y="-18" width=(size) height=(size) viewBox="0 0 100 100" {
                use href={ "#tu-worker-" (seat) } {}
            }
        }
        @if group.workers.len() > 1 {
            g.count transform={ "translate(" (round(last + size - 4.0)) " 6)" } {
                circle r="9" {}
                text y="5" { (group.workers.len()) }
            }
        }
    }
}

fn label(view: &View, pen: &Pen<'_>, hex: &HexView) -> String {
    let what = match (hex.settlement, hex.token) {
        (Some(seat), _) => pen.say.text(&Phrase::new("draw-settlement").seat("who", seat)),
        (None, None) => pen.say.word("draw-face-down"),
        (None, Some(token)) => lexicon(&pen.say).token(token).to_string(),
    };
    let mut label = format!("{}: {what}", hex.hex);
    if let Some(seat) = hex.tower {
        label.push_str("; ");
        label.push_str(&pen.say.text(&Phrase::new("draw-tower-of").seat("who", seat)));
    }
    for group in &hex.workers {
        let workers = Phrase::new("draw-workers-of").seat("who", group.who).number("n", group.workers.len() as i64);
        label.push_str("; ");
        label.push_str(&pen.say.text(&workers));
    }
    if hex.edge && view.seats.iter().any(|player| player.has_goal) {
        label.push_str("; ");
        label.push_str(&pen.say.word("draw-edge"));
    }
    label
}
