//! [`Cutout`]: a figure cut from folded paper. Only one half is written down; the other is its mirror image, joined along
//! the fold without a seam. Holes are true holes: whatever lies below shines through.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

/// A paper figure: the left half of it, in a box of `size`, folded along the vertical middle.
///
/// The half is written in a small language: `M x y` begins an outline, `L x y`, `C` (two handles and a point) and `Q`
/// (one handle and a point) go on, `O x y r` is a circle. An outline that begins and ends on the fold is joined with its
/// mirror image; any other is cut twice, once on each side. Outlines inside outlines are holes, and outlines in holes are
/// paper again.
#[derive(Clone, Copy, Debug)]
pub struct Cutout {
    /// The id of the figure's symbol, unique on the page.
    pub id: &'static str,
    /// Width and height of its box.
    pub size: (f32, f32),
    /// The left half.
    pub half: &'static str,
}

type Point = (f32, f32);

/// A step of an outline: its handles, then where it ends.
#[derive(Clone, Debug)]
struct Step {
    handles: Vec<Point>,
    to: Point,
}

#[derive(Clone, Debug)]
enum Shape {
    Outline(Point, Vec<Step>),
    Circle(Point, f32),
}

impl Cutout {
    /// A figure in a box of 100 by 100.
    pub const fn new(id: &'static str, half: &'static str) -> Cutout {
        Cutout { id, size: (100.0, 100.0), half }
    }

    /// A figure in a box of another size.
    pub const fn sized(id: &'static str, width: f32, height: f32, half: &'static str) -> Cutout {
        Cutout { id, size: (width, height), half }
    }

    /// The whole figure as the data of one path, to be filled by the even-odd rule. Nothing if the half is not well written.
    pub fn path(&self) -> Option<String> {
        Some(self.unfold(read(self.half)?))
    }

    /// The figure without its holes, to lay another paper behind it: the first outline alone.
    pub fn silhouette(&self) -> Option<String> {
        Some(self.unfold(read(self.half)?.into_iter().take(1)))
    }

    fn unfold(&self, shapes: impl IntoIterator<Item = Shape>) -> String {
        let fold = self.size.0 / 2.0;
        let mut out = String::new();
        for shape in shapes {
            match shape {
                Shape::Circle(at, r) if at.0 == fold => circle(&mut out, at, r),
                Shape::Circle(at, r) => {
                    circle(&mut out, at, r);
                    circle(&mut out, mirror(at, fold), r);
                }
                Shape::Outline(from, steps) => {
                    let end = steps.last().map_or(from, |step| step.to);
                    if from.0 == fold && end.0 == fold {
                        let mut whole = steps.clone();
                        whole.extend(mirrored_back(from, &steps, fold));
                        outline(&mut out, from, &whole);
                    } else {
                        outline(&mut out, from, &steps);
                        let other = steps.iter().map(|step| mirrored(step, fold)).collect::<Vec<_>>();
                        outline(&mut out, mirror(from, fold), &other);
                    }
                }
            }
        }
        out
    }

    /// The figure as a symbol for the page's sprite.
    pub fn symbol(&self) -> Markup {
        let path = self.path().unwrap_or_default();
        html! {
            symbol id=(self.id) viewBox=(format!("0 0 {} {}", self.size.0, self.size.1)) {
                path fill-rule="evenodd" d=(path) {}
            }
        }
    }
}

/// The symbols of some figures, to be laid once into the page's sprite.
pub fn symbols(cutouts: &[Cutout]) -> Markup {
    html! { @for cutout in cutouts { (cutout.symbol()) } }
}

/// Shows a figure of the sprite; `class` sets its size and colour. It is an ornament: say what it means beside it.
pub fn figure(id: &str, class: &str) -> Markup {
    html! { svg.fig.(class) aria-hidden="true" { use href=(format_args!("#{id}")) {} } }
}

/// The sprite of a page: everything that [`figure`] can show.
pub fn sprite(symbols: &Markup) -> Markup {
    html! { svg.sprite aria-hidden="true" width="0" height="0" { (PreEscaped(&symbols.0)) } }
}

fn mirror((x, y): Point, fold: f32) -> Point {
    (2.0 * fold - x, y)
}

fn mirrored(step: &Step, fold: f32) -> Step {
    Step { handles: step.handles.iter().map(|&at| mirror(at, fold)).collect(), to: mirror(step.to, fold) }
}

/// The way back to where the outline began, on the other side of the fold.
fn mirrored_back(from: Point, steps: &[Step], fold: f32) -> Vec<Step> {
    let starts = std::iter::once(from).chain(steps.iter().map(|step| step.to));
    let back = |(start, step): (Point, &Step)| {
        mirrored(&Step { handles: step.handles.iter().rev().copied().collect(), to: start }, fold)
    };
    starts.zip(steps).map(back).collect::<Vec<_>>().into_iter().rev().collect()
}

fn outline(out: &mut String, from: Point, steps: &[Step]) {
    out.push('M');
    points(out, &[from]);
    for step in steps {
        out.push(match step.handles.len() {
            0 => 'L',
            1 => 'Q',
            _ => 'C',
        });
        points(out, &step.handles);
        if !step.handles.is_empty() {
            out.push(' ');
        }
        points(out, &[step.to]);
    }
    out.push('Z');
}

fn circle(out: &mut String, (x, y): Point, r: f32) {
    out.push('M');
    points(out, &[(x - r, y)]);
    for dx in [2.0 * r, -2.0 * r] {
        let _ = write!(out, "a{} {} 0 1 0 {} 0", number(r), number(r), number(dx));
    }
    out.push('Z');
}

fn points(out: &mut String, points: &[Point]) {
    let texts = points.iter().map(|&(x, y)| format!("{} {}", number(x), number(y))).collect::<Vec<_>>();
    out.push_str(&texts.join(" "));
}

fn number(x: f32) -> String {
    format!("{}", (x * 10.0).round() / 10.0)
}

fn read(text: &str) -> Option<Vec<Shape>> {
    let mut shapes = Vec::new();
    let mut spaced = String::new();
    for c in text.chars() {
        if c.is_ascii_alphabetic() {
            let _ = write!(spaced, " {c} ");
        } else {
            spaced.push(c);
        }
    }
    let mut words = spaced.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let mut numbers = Vec::new();
        while let Some(number) = words.peek().and_then(|word| word.parse::<f32>().ok()) {
            numbers.push(number);
            words.next();
        }
        let at = |index: usize| Some((*numbers.get(index)?, *numbers.get(index + 1)?));
        let handles = match word {
            "M" if numbers.len() == 2 => {
                shapes.push(Shape::Outline(at(0)?, Vec::new()));
                continue;
            }
            "O" if numbers.len() == 3 => {
                shapes.push(Shape::Circle(at(0)?, numbers[2]));
                continue;
            }
            "L" => 0,
            "Q" => 1,
            "C" => 2,
            _ => return None,
        };
        let Some(Shape::Outline(_, steps)) = shapes.last_mut() else { return None };
        let stride = 2 * (handles + 1);
        if numbers.is_empty() || numbers.len() % stride != 0 {
            return None;
        }
        for step in numbers.chunks(stride) {
            let points = step.chunks(2).map(|xy| (xy[0], xy[1])).collect::<Vec<_>>();
            let (to, handles) = points.split_last()?;
            steps.push(Step { handles: handles.to_vec(), to: *to });
        }
    }
    (!shapes.is_empty()).then_some(shapes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(half: &'static str) -> Option<String> {
        Cutout::new("x", half).path()
    }

    #[test]
    fn an_outline_on_the_fold_is_joined_with_its_mirror_image() {
        assert_eq!(
            path("M50 0 L10 20 C5 30 6 40 50 90").unwrap(),
            "M50 0L10 20C5 30 6 40 50 90C94 40 95 30 90 20L50 0Z"
        );
    }

    #[test]
    fn the_silhouette_has_no_holes() {
        let owl = Cutout::new("owl", "M50 0 L0 50 L50 100 O 30 50 9");
        assert_eq!(owl.silhouette().unwrap(), "M50 0L0 50L50 100L100 50L50 0Z");
        assert!(owl.path().unwrap().starts_with(&owl.silhouette().unwrap()));
    }

    #[test]
    fn an_outline_off_the_fold_is_cut_twice() {
        assert_eq!(path("M10 10 L20 10 15 20").unwrap(), "M10 10L20 10L15 20ZM90 10L80 10L85 20Z");
        assert_eq!(
            path("O 20 30 5").unwrap(),
            "M15 30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM75 30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
        );
        assert_eq!(path("O 50 30 5").unwrap().matches('M').count(), 1);
    }

    #[test]
    fn what_is_not_well_written_is_refused() {
        for bad in ["", "L 1 2", "M 1", "M 1 2 L 3", "M 1 2 C 1 2 3 4", "M 1 2 A 3 4", "O 1 2", "Z"] {
            assert_eq!(path(bad), None, "{bad}");
        }
    }
}
