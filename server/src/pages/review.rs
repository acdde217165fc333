//! The review of a finished game: how everybody's chances went, where choices turned the game, and luck and skill apart. The same page
//! stands for itself, without a house, when the command line writes it.

use engine::words::{Arg, Span};
use engine::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::frame::{frame, framed};
use super::icons::{cube, icon};
use super::panels::sentence;
use super::{Visitor, assets};

/// What a review shows.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// The table's id; none where there is no house to link to.
    pub id: Option<String>,
    /// The game's name.
    pub game_name: String,
    /// The players in seat order.
    pub players: Vec<Reviewed>,
    /// Where choices turned the game.
    pub turning: Vec<TurningPoint>,
    /// How many worlds were imagined for each choice.
    pub samples: u32,
}

/// A player in a review.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The chance to win before each move, and what came of it; from 0 to 1.
    pub chances: Vec<f32>,
    /// What luck had changed before each move.
    pub luck: Vec<f32>,
    /// What the own choices had changed.
    pub own: Vec<f32>,
    /// Where what they got came from.
    pub account: shelf::Account,
}

/// A choice that lost much.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// How many moves stood before it.
    pub ply: usize,
    /// Who chose.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// What they chose.
    pub made: Vec<Span>,
    /// What would have been better.
    pub better: Vec<Span>,
    /// The chance to win by each.
    pub chances: [f32; 2],
}

/// A chart's size, and the room around it.
const SIZE: (f32, f32) = (900.0, 260.0);
const SMALL: (f32, f32) = (420.0, 130.0);
const EDGE: f32 = 14.0;
const LEFT: f32 = 48.0;

/// The page at `/table/<id>/review`.
pub fn review(visitor: &Visitor<'_>, page: &ReviewPage) -> Markup {
    let say = visitor.say();
    let head = [html! { link rel="stylesheet" href=(assets::href("ask.css")); }];
    framed(visitor, &say.word("review"), &head, &content(visitor, page))
}

/// The page as a file of its own, with all that it needs.
pub fn alone(visitor: &Visitor<'_>, page: &ReviewPage) -> Markup {
    let say = visitor.say();
    let sheets = ["palette.css", "style.css", "ask.css"];
    let styles: String = sheets
        .iter()
        .filter_map(|name| assets::ASSETS.iter().find(|asset| asset.name == *name))
        .map(|asset| String::from_utf8_lossy(asset.bytes))
        .collect();
    html! {
        (maud::DOCTYPE)
        html lang=(visitor.lang.code()) data-theme=(visitor.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (say.word("review")) " · " (page.game_name) }
                style { (PreEscaped(styles)) }
            }
            body.page { main #content { (content(visitor, page)) } }
        }
    }
}

fn content(visitor: &Visitor<'_>, page: &ReviewPage) -> Markup {
    let say = visitor.say();
    html! {
        div.review {
            h1 { (say.word("review")) }
            p.lead { (page.game_name) }
            p.legend { @for player in &page.players { span.who { (cube(player.seat.0)) (player.name) } } }
            figure.curves {
                figcaption { (say.word("review-chances")) }
                (chances(visitor, page))
            }
            section aria-labelledby="turning-title" {
                h2 #turning-title { (say.word("review-turning")) }
                @if page.turning.is_empty() { p { (say.word("review-none")) } }
                ol.turning { @for point in &page.turning { (turning(visitor, page, point)) } }
            }
            section aria-labelledby="luck-title" {
                h2 #luck-title { (say.word("review-luck")) }
                p.small { (say.word("review-luck-help")) }
                (accounts(visitor, page))
                div.pairs { @for player in &page.players { (pair(visitor, player)) } }
                p.small { (say.text(&Phrase::new("review-sure").number("n", i64::from(page.samples)))) }
            }
            @if let Some(id) = &page.id {
                p.acts {
                    a.button href={ "/table/" (id) } { (say.word("to-table")) }
                    a.button href={ "/table/" (id) "/replay" } { (icon("next")) (say.word("replay")) }
                }
            }
        }
    }
}

/// Percent, with a sign if it is a change.
fn percent(share: f32) -> String {
    format!("{:.0}%", share * 100.0)
}

fn change(share: f32) -> String {
    let points = (share * 100.0).round() as i32;
    if points > 0 { format!("+{points}") } else { format!("{points}").replace('-', "−") }
}

fn tenths(x: f32) -> f32 {
    (x * 10.0).round() / 10.0
}

/// A line through values from `low` to `high`.
fn path(values: &[f32], size: (f32, f32), (low, high): (f32, f32)) -> String {
    let last = values.len().saturating_sub(1).max(1) as f32;
    let mut d = String::new();
    for (index, value) in values.iter().enumerate() {
        let x = LEFT + (size.0 - LEFT - EDGE) * index as f32 / last;
        let y = size.1 - EDGE - (size.1 - 2.0 * EDGE) * ((value - low) / (high - low)).clamp(0.0, 1.0);
        d.push_str(&format!("{}{} {}", if index == 0 { "M" } else { "L" }, tenths(x), tenths(y)));
    }
    d
}

/// The chances of all, and a sign where somebody's choice turned the game.
fn chances(visitor: &Visitor<'_>, page: &ReviewPage) -> Markup {
    let say = visitor.say();
    let end = |player: &Reviewed| format!("{}: {}", player.name, percent(player.account.end));
    let ends = page.players.iter().map(end).collect::<Vec<_>>().join("; ");
    let plies = page.players.first().map_or(1, |player| player.chances.len().saturating_sub(1).max(1)) as f32;
    let at = |point: &TurningPoint| {
        let player = page.players.iter().find(|player| player.seat == point.seat)?;
        let value = *player.chances.get(point.ply)?;
        let x = LEFT + (SIZE.0 - LEFT - EDGE) * point.ply as f32 / plies;
        Some((tenths(x), tenths(SIZE.1 - EDGE - (SIZE.1 - 2.0 * EDGE) * value.clamp(0.0, 1.0))))
    };
    let name = say.text(&Phrase::new("review-chances-said").arg("ends", Arg::Text(ends)));
    html! {
        svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(name) {
            @for quarter in 0..=4u8 {
                @let y = tenths(SIZE.1 - EDGE - (SIZE.1 - 2.0 * EDGE) * f32::from(quarter) / 4.0);
                path.grid d={ "M" (LEFT) " " (y) "H" (SIZE.0 - EDGE) } {}
                text x=(LEFT - 8.0) y=(y + 5.0) { (25 * u16::from(quarter)) "%" }
            }
            @for player in &page.players { path.{ "line of-" (player.seat.0) } d=(path(&player.chances, SIZE, (0.0, 1.0))) {} }
            @for (x, y) in page.turning.iter().filter_map(at) { circle.turn cx=(x) cy=(y) r="6" {} }
        }
    }
}

/// A choice that turned the game.
fn turning(visitor: &Visitor<'_>, page: &ReviewPage, point: &TurningPoint) -> Markup {
    let say = visitor.say();
    let text = |key, share: f32| say.text(&Phrase::new(key).number("n", (share * 100.0).round() as i64));
    let moment = say.text(&Phrase::new("review-move").number("n", point.ply as i64 + 1));
    html! {
        li {
            span.who { (cube(point.seat.0)) b { (point.name) } }
            @match &page.id {
                Some(id) => a href={ "/table/" (id) "/replay?ply=" (point.ply) "&eyes=" (point.seat.0) } { (moment) },
                None => span { (moment) },
            }
            p { (say.word("review-made")) " " (sentence(&point.made)) " " span.chance { (text("review-chance", point.chances[0])) } }
            p.better { (say.word("review-better")) " " (sentence(&point.better)) " " span.chance { (text("review-chance", point.chances[1])) } }
        }
    }
}

/// Luck and skill as numbers, which add up.
fn accounts(visitor: &Visitor<'_>, page: &ReviewPage) -> Markup {
    let say = visitor.say();
    html! {
        div.scroll tabindex="0" role="group" aria-label=(say.word("review-luck")) {
            table.accounts {
                thead {
                    tr {
                        th scope="col" { span.unseen { (say.word("players")) } }
                        @for word in ["review-start", "review-own", "review-others", "review-by-luck", "review-end"] { th scope="col" { (say.word(word)) } }
                    }
                }
                tbody {
                    @for player in &page.players {
                        @let account = &player.account;
                        tr {
                            th scope="row" { span.who { (cube(player.seat.0)) (player.name) } }
                            td { (percent(account.start)) }
                            td { (change(account.own)) " " small { "± " (format!("{:.0}", 196.0 * account.doubt)) } }
                            td { (change(account.others)) }
                            td { (change(account.luck)) " " small { "± " (format!("{:.0}", 196.0 * account.doubt)) } }
                            td { (percent(account.end)) }
                        }
                    }
                }
            }
        }
    }
}

/// Luck and own choices of a player over the game.
fn pair(visitor: &Visitor<'_>, player: &Reviewed) -> Markup {
    let say = visitor.say();
    let most = player.luck.iter().chain(&player.own).fold(0.25_f32, |most, value| most.max(value.abs()));
    let span = (-most, most);
    let name = say.text(
        &Phrase::new("review-pair-said")
            .arg("name", Arg::Text(player.name.clone()))
            .arg("luck", Arg::Text(change(player.account.luck)))
            .arg("own", Arg::Text(change(player.account.own))),
    );
    html! {
        figure.curves {
            figcaption { span.who { (cube(player.seat.0)) (player.name) } }
            svg viewBox={ "0 0 " (SMALL.0) " " (SMALL.1) } role="img" aria-label=(name) {
                path.grid d={ "M" (LEFT) " " (SMALL.1 / 2.0) "H" (SMALL.0 - EDGE) } {}
                text x=(LEFT - 8.0) y=(EDGE + 5.0) { (change(most)) }
                text x=(LEFT - 8.0) y=(SMALL.1 / 2.0 + 5.0) { "0" }
                text x=(LEFT - 8.0) y=(SMALL.1 - EDGE + 5.0) { (change(-most)) }
                path.line.by-luck d=(path(&player.luck, SMALL, span)) {}
                path.line.by-choice d=(path(&player.own, SMALL, span)) {}
            }
            p.small.key { span.by-luck { (say.word("review-by-luck")) } " " span.by-choice { (say.word("review-own")) } }
        }
    }
}

/// The page while the review is being made; a script looks again after a while.
pub fn progress(visitor: &Visitor<'_>, id: &str, game_name: &str, done: u8) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow data-reload="1500" {
            h1 { (say.word("review")) }
            p.lead { (game_name) }
            p role="status" {
                label for="review-progress" { (say.text(&Phrase::new("review-making").number("n", i64::from(done)))) }
            }
            p { progress #review-progress max="100" value=(done) {} }
            p { a href={ "/table/" (id) "/review" } { (say.word("review-again")) } }
            p { a href={ "/table/" (id) } { (say.word("to-table")) } }
        }
    };
    frame(visitor, &say.word("review"), &content)
}
