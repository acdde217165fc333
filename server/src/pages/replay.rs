//! A finished game, seen again move by move through anybody's eyes. Every moment has its own address.

use draw::{Panel, Place};
use engine::words::Span;
use engine::{Eyes, Phrase, Seat};
use maud::{Markup, html};

use super::frame::{brand, document, settings};
use super::icons::icon;
use super::log::{LogTurn, fold};
use super::panels::sentence;
use super::table::{sprite, style, zoom_buttons};
use super::{Visitor, assets};

/// One moment of a finished game.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// How many moves have been made at this moment.
    pub ply: usize,
    /// How many were made in all.
    pub plies: usize,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// The players in seat order.
    pub seats: &'a [(Seat, String)],
    /// The game's symbols, laid once into the page.
    pub symbols: &'a Markup,
    /// What the game draws for these eyes.
    pub panels: &'a [Panel],
    /// The log up to here, turn by turn, oldest first, with plies.
    pub log: &'a [LogTurn],
    /// Where turns begin in the whole game.
    pub turns: &'a [Mark],
    /// What was chosen here and what would have been better, if this choice turned the game.
    pub turned: Option<Turned>,
}

/// A choice that turned the game: what was chosen, and what would have been better.
#[derive(Clone, Debug)]
pub struct Turned {
    /// What was chosen, in words.
    pub made: Vec<Span>,
    /// The element that stands for it.
    pub made_at: Option<String>,
    /// What would have been better.
    pub better: Vec<Span>,
    /// The element that stands for it.
    pub better_at: Option<String>,
    /// What was touched just before in the same turn: both ways begin there.
    pub from: Option<String>,
    /// The chances to win by each, in percent.
    pub chances: [u8; 2],
}

/// Where a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// After so many moves.
    pub ply: usize,
    /// Whose it is; nobody's where something is counted or set up.
    pub seat: Option<Seat>,
}

/// The replay page, at `/table/<id>/replay?ply=<n>&eyes=<open|crowd|seat number>`.
pub fn replay(visitor: &Visitor<'_>, page: &Replay<'_>) -> Markup {
    let say = visitor.say();
    let before = page.turns.iter().rev().map(|mark| mark.ply).find(|&ply| ply < page.ply).unwrap_or(0);
    let after = page.turns.iter().map(|mark| mark.ply).find(|&ply| ply > page.ply).unwrap_or(page.plies);
    let step = |id: &'static str, ply: usize, sign: &'static str, word: &'static str, off: bool| {
        html! {
            a.tool id=(id) href=(moment(page, ply)) aria-label=(say.word(word)) title=(say.word(word)) aria-disabled=[off.then_some("true")] { (icon(sign)) }
        }
    };
    let head = [style(page.game), html! { script type="module" src=(assets::href("replay.js")) {} }];
    let (first, last) = (page.ply == 0, page.ply >= page.plies);
    let body = html! {
        (sprite(page.symbols))
        a.skip href="#timeline" { (say.word("skip-to-timeline")) }
        header.top {
            (brand(visitor))
            h1 { (page.game_name) }
            span.pill.calm { (icon("next")) (say.word("replay")) }
            span.room {}
            a.button.quiet href={ "/table/" (page.id) } { (say.word("to-result")) }
            (settings(visitor))
        }
        main #table.replay data-tab="board" {
            section.stage aria-label=(say.word("board")) data-zoom {
                div.zoomed { (place(page, Place::Board)) }
            }
            (zoom_buttons(visitor))
            section.dock #timeline tabindex="-1" aria-label=(say.word("timeline")) {
                form #timeline-form method="get" action={ "/table/" (page.id) "/replay" } {
                    div.row {
                        (step("go-first", 0, "first", "go-first", first))
                        (step("go-turn-back", before, "rewind", "go-turn-back", first))
                        (step("go-back", page.ply.saturating_sub(1), "back", "go-back", first))
                        output #moment { (say.text(&Phrase::new("moment").number("ply", page.ply as i64).number("plies", page.plies as i64))) }
                        (step("go-next", (page.ply + 1).min(page.plies), "next", "go-next", last))
                        (step("go-turn-next", after, "forward", "go-turn-next", last))
                        (step("go-last", page.plies, "last", "go-last", last))
                    }
                    div.line-of-time {
                        (marks(page))
                        input #ply type="range" name="ply" min="0" max=(page.plies) value=(page.ply) aria-label=(say.word("timeline"));
                    }
                    div.row {
                        (player(visitor))
                        label for="eyes" { (icon("eye")) (say.word("eyes")) }
                        select #eyes name="eyes" {
                            option value="open" selected[page.eyes == Eyes::Open] { (say.word("eyes-open")) }
                            option value="crowd" selected[page.eyes == Eyes::Crowd] { (say.word("eyes-crowd")) }
                            @for (seat, name) in page.seats {
                                option value=(seat.0) selected[page.eyes == Eyes::Of(*seat)] { (name) }
                            }
                        }
                        button.quiet #show-moment { (say.word("show")) }
                    }
                }
                (choice_made(visitor, page.turned.as_ref()))
                div.mine { (place(page, Place::Dock)) }
            }
            aside.rail {
                section.players #players aria-label=(say.word("players")) { (place(page, Place::Rail)) }
                section.told aria-label=(say.word("log")) {
                    h2 { (say.word("log")) }
                    ol #log.lines {
                        @for turn in page.log { (fold(visitor.lang, turn, turn.lines.iter().any(|line| line.ply == Some(page.ply)), false, &html! {}, &steps(page, turn))) }
                    }
                }
            }
        }
        (arrows(visitor))
        p #announce.unseen aria-live="polite" {}
    };
    document(visitor, page.game_name, "playing replaying", &head, &body)
}

/// What was chosen and what would have been better, if this choice turned the game; a script points at both on the table.
fn choice_made(visitor: &Visitor<'_>, turned: Option<&Turned>) -> Markup {
    let say = visitor.say();
    let chance = |n: u8| say.text(&Phrase::new("review-chance").number("n", i64::from(n)));
    let at = |spot: fn(&Turned) -> Option<&String>| turned.and_then(spot);
    html! {
        div #turned data-from=[at(|turned| turned.from.as_ref())] data-made=[at(|turned| turned.made_at.as_ref())]
            data-better=[at(|turned| turned.better_at.as_ref())] {
            @if let Some(turned) = turned {
                p.made { b { (say.word("review-made")) } " " (sentence(&turned.made)) " " span.chance { (chance(turned.chances[0])) } }
                p.better { b { (say.word("review-better")) } " " (sentence(&turned.better)) " " span.chance { (chance(turned.chances[1])) } }
            }
        }
    }
}

/// The two arrows, which a script lays over the board. Each has a light edge, so that it can be told from anything below it.
fn arrows(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        svg #arrows aria-hidden="true" {
            @for way in ["made", "better"] {
                marker id={ "head-" (way) } class=(way) viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto" {
                    path d="M0 0L10 5L0 10Z" {}
                }
                g id={ "arrow-" (way) } class=(way) hidden {
                    path.edge d="" {}
                    path.line d="" marker-end={ "url(#head-" (way) ")" } {}
                    text { (say.word(if way == "made" { "arrow-made" } else { "arrow-better" })) }
                }
            }
        }
    }
}

/// Where turns begin, each in the colour of whose it is; what is counted for all stands out.
fn marks(page: &Replay<'_>) -> Markup {
    html! {
        svg.marks viewBox={ "0 0 " (page.plies.max(1)) " 10" } preserveAspectRatio="none" aria-hidden="true" {
            @for mark in page.turns {
                @match mark.seat {
                    Some(seat) => path.{ "of-" (seat.0) } d={ "M" (mark.ply) " 3V10" } {},
                    None => path.scene d={ "M" (mark.ply) " 0V10" } {},
                }
            }
        }
    }
}

/// What lets the game play on by itself, and a link to this very moment. Both need a script, which shows them.
fn player(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        button.tool #play type="button" hidden aria-pressed="false" aria-label=(say.word("replay-play")) title=(say.word("replay-play")) {
            span.on { (icon("next")) } span.off { (icon("pause")) }
        }
        select #speed hidden aria-label=(say.word("replay-speed")) {
            @for (pause, speed) in [(2400, "½×"), (1200, "1×"), (600, "2×"), (300, "4×")] {
                option value=(pause) selected[pause == 1200] { (speed) }
            }
        }
        button.quiet #share type="button" hidden data-done=(say.word("share-done")) { (icon("share")) span { (say.word("share-moment")) } }
    }
}

/// The steps of a turn, each with the way to its moment.
fn steps(page: &Replay<'_>, turn: &LogTurn) -> Markup {
    html! {
        @for (index, line) in turn.lines.iter().enumerate() {
            @let ply = line.ply.unwrap_or_default();
            // A move that several lines tell of has its number once.
            @let again = index > 0 && turn.lines.get(index - 1).is_some_and(|before| before.ply == line.ply);
            li data-ply=(ply) .now[line.ply == Some(page.ply)] .again[again] {
                @if again { span.moment {} } @else { a.moment href=(moment(page, ply)) { (ply) } }
                span { (sentence(&line.sentence)) }
            }
        }
    }
}

/// The address of a moment.
fn moment(page: &Replay<'_>, ply: usize) -> String {
    format!("/table/{}/replay?ply={ply}&eyes={}", page.id, eyes_code(page.eyes))
}

fn place(page: &Replay<'_>, place: Place) -> Markup {
    html! {
        @for panel in page.panels.iter().filter(|panel| panel.place == place) {
            div.panel.(page.game) id=(panel.id) { (panel.markup) }
        }
    }
}

/// How eyes are written in addresses.
pub fn eyes_code(eyes: Eyes) -> String {
    match eyes {
        Eyes::Open => "open".into(),
        Eyes::Crowd => "crowd".into(),
        Eyes::Of(seat) => seat.0.to_string(),
    }
}

/// The eyes of an address, at a table of `seats`.
pub fn eyes_from_code(code: &str, seats: usize) -> Option<Eyes> {
    match code {
        "open" => Some(Eyes::Open),
        "crowd" => Some(Eyes::Crowd),
        _ => code.parse().ok().filter(|&seat: &u8| usize::from(seat) < seats).map(|seat| Eyes::Of(Seat(seat))),
    }
}
