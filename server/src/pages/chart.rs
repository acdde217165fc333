//! The points of all players over a game, as lines from its first move to its last.

use draw::Sign;
use engine::words::Arg;
use engine::{Lang, Phrase, Seat, points};
use maud::{Markup, html};

use super::say;

/// How the points grew.
#[derive(Clone, Debug)]
pub struct Chart {
    /// How many moves the game had.
    pub plies: usize,
    /// So many units of a score make a point.
    pub point: i32,
    /// One line for each player.
    pub lines: Vec<Line>,
}

/// The points of a player.
#[derive(Clone, Debug)]
pub struct Line {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What the game draws for them, in whose colour the line is; otherwise it has that of their seat.
    pub sign: Option<Sign>,
    /// After which move they had how many, from the first to the last.
    pub scores: Vec<(usize, i32)>,
}

/// The picture's size, and the room for numbers at the left, for signs at the right, above and below.
const SIZE: (f32, f32) = (600.0, 190.0);
const LEFT: f32 = 40.0;
const RIGHT: f32 = 26.0;
const EDGE: f32 = 12.0;

/// How far signs of the same height are moved apart.
const APART: f32 = 10.0;

/// How many lines of the grid there are at most.
const GRID: i32 = 5;

impl Chart {
    /// The lowest and the highest score; nobody's line leaves them.
    fn span(&self) -> (i32, i32) {
        let all = || self.lines.iter().flat_map(|line| &line.scores).map(|&(_, score)| score);
        (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(self.point))
    }

    /// Where a move and a score lie in the picture.
    fn at(&self, ply: usize, score: i32) -> (f32, f32) {
        let (low, high) = self.span();
        let x = LEFT + (SIZE.0 - LEFT - RIGHT) * ply as f32 / self.plies.max(1) as f32;
        let y = SIZE.1 - EDGE - (SIZE.1 - 2.0 * EDGE) * (score - low) as f32 / (high - low).max(1) as f32;
        (tenths(x), tenths(y))
    }

    /// Where the sign of a player stands: at the end of their line. Those who end alike stand a little apart.
    fn end(&self, line: &Line) -> (f32, f32) {
        let (x, y) = self.at(self.plies, last(line));
        let alike = || self.lines.iter().filter(|other| last(other) == last(line));
        let before = alike().take_while(|other| other.seat != line.seat).count() as f32;
        (x, y + APART * (before - (alike().count() as f32 - 1.0) / 2.0))
    }

    /// The scores at which the grid has a line: round numbers.
    fn grid(&self) -> impl Iterator<Item = i32> + use<> {
        let ((low, high), unit) = (self.span(), self.point.max(1));
        let round = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.saturating_pow(power)));
        let step = unit
            * round.take_while(|&step| step < 1_000_000).find(|step| (high - low) / (unit * step) < GRID).unwrap_or(1);
        (low.div_euclid(step)..=high / step).map(move |line| line * step).filter(move |&line| line >= low)
    }
}

fn tenths(x: f32) -> f32 {
    (x * 10.0).round() / 10.0
}

/// The picture with its title.
pub fn chart(lang: Lang, chart: &Chart) -> Markup {
    let say = say(lang);
    let label = chart.lines.iter().map(|line| ending(chart, line)).collect::<Vec<_>>().join("; ");
    let said = Phrase::new("chart-said").arg("ends", Arg::Text(label));
    html! {
        figure.chart {
            figcaption { (say.word("chart-title")) }
            svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(say.text(&said)) {
                @for score in chart.grid() {
                    @let (_, y) = chart.at(0, score);
                    path.grid d={ "M" (LEFT) " " (y) "H" (SIZE.0 - RIGHT) } {}
                    text x=(LEFT - 8.0) y=(y + 5.0) { (points(score, chart.point)) }
                }
                @for line in &chart.lines {
                    @let (x, y) = chart.end(line);
                    @let (game, colours) = line.sign.as_ref().map_or(("", ""), |sign| (sign.game, sign.colours.as_str()));
                    g class=(game) {
                        g class={ "one " (colours) } {
                            title { (ending(chart, line)) }
                            path.{ "line of-" (line.seat.0) } d=(steps(chart, line)) {}
                            @if let Some(sign) = &line.sign {
                                foreignObject x=(x + 2.0) y=(y - 10.0) width="22" height="22" { (sign) }
                            } @else {
                                use href={ "#seat-" (line.seat.0) } x=(x + 3.0) y=(y - 9.0) width="18" height="18" {}
                            }
                        }
                    }
                }
            }
        }
    }
}

fn ending(chart: &Chart, line: &Line) -> String {
    format!("{}: {}", line.name, points(last(line), chart.point))
}

/// The score at the end.
fn last(line: &Line) -> i32 {
    line.scores.last().map_or(0, |&(_, score)| score)
}

/// A line that goes on level until points are won.
fn steps(chart: &Chart, line: &Line) -> String {
    let mut d = String::new();
    for &(ply, score) in &line.scores {
        let (x, y) = chart.at(ply, score);
        d.push_str(&if d.is_empty() { format!("M{x} {y}") } else { format!("H{x}V{y}") });
    }
    d.push_str(&format!("H{}", SIZE.0 - RIGHT));
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Chart {
        let line = |seat, scores: &[(usize, i32)]| Line {
            seat: Seat(seat),
            name: format!("P{seat}"),
            sign: (seat == 1).then(|| Sign {
                game: "game",
                colours: "of-birds".into(),
                title: "birds".into(),
                picture: "<b>head</b>".into(),
            }),
            scores: scores.to_vec(),
        };
        Chart {
            plies: 40,
            point: 1,
            lines: vec![line(0, &[(0, 0), (10, 7), (40, 66)]), line(1, &[(0, 0), (20, -3), (40, 72)])],
        }
    }

    #[test]
    fn lines_stay_inside_the_picture_and_end_with_the_last_score() {
        let chart = sample();
        for &(ply, score) in chart.lines.iter().flat_map(|line| &line.scores) {
            let (x, y) = chart.at(ply, score);
            assert!(
                (LEFT..=SIZE.0 - RIGHT).contains(&x) && (EDGE..=SIZE.1 - EDGE).contains(&y),
                "{ply} {score}: {x} {y}"
            );
        }
        let (_, best) = chart.at(40, 72);
        assert_eq!(best, EDGE, "who has most is on top");
        assert!(steps(&chart, &chart.lines[1]).ends_with(&format!("V{best}H{}", SIZE.0 - RIGHT)));
    }

    #[test]
    fn signs_of_players_who_end_alike_do_not_hide_each_other() {
        let mut chart = sample();
        let apart = |chart: &Chart| chart.end(&chart.lines[1]).1 - chart.end(&chart.lines[0]).1;
        assert!(apart(&chart) < 0.0, "who has more stands higher");
        chart.lines[1].scores = chart.lines[0].scores.clone();
        assert_eq!(apart(&chart), APART);
    }

    #[test]
    fn the_grid_has_a_few_round_numbers() {
        assert_eq!(sample().grid().collect::<Vec<_>>(), [0, 20, 40, 60]);
        let halves = Chart { plies: 2, point: 2, lines: Vec::new() };
        assert_eq!(halves.grid().collect::<Vec<_>>(), [0, 2], "half points are not counted as whole ones");
    }

    #[test]
    fn who_cannot_see_it_is_told_how_it_ended() {
        let markup = chart(Lang::En, &sample()).into_string();
        assert!(markup.contains("P0: 66; P1: 72"), "{markup}");
    }

    #[test]
    fn a_line_ends_with_what_stands_for_its_player() {
        let markup = chart(Lang::En, &sample()).into_string();
        let ends: Vec<&str> = markup.split("<g class=\"one ").skip(1).collect();
        assert!(ends[0].contains("#seat-0") && !ends[0].contains("head"), "{markup}");
        assert!(ends[1].contains(">head</b>") && !ends[1].contains("#seat-1"), "{markup}");
        assert!(
            markup.contains("<g class=\"game\"><g class=\"one of-birds\">"),
            "in the colours of the game: {markup}"
        );
    }
}
