//! The table as readable text for terminals and screen readers.

use std::fmt::Write;

use engine::words::{Arg, Say};
use engine::{Phrase, Seat};

use crate::boards::Face;
use crate::effects::{Gain, Resource};
use crate::goals::Tiers;
use crate::names;
use crate::view::{BoardView, GoalView, HexView, PlayerView, View};

/// How wide a place of the map is drawn.
const WIDTH: usize = 12;

pub(crate) fn text(view: &View, say: &Say<'_>) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", headline(view, say));
    let _ = writeln!(out);
    map(&mut out, view, say);
    let _ = writeln!(out);
    table(&mut out, view, say);
    for player in &view.seats {
        let _ = writeln!(out);
        area(&mut out, player, say);
    }
    out
}

fn headline(view: &View, say: &Say<'_>) -> String {
    let key = if view.round == 0 { "text-before" } else { "text-round" };
    let mut line =
        say.text(&Phrase::new(key).number("round", i64::from(view.round)).phrase("layout", names::layout(view.layout)));
    if let Some(first) = view.first {
        let _ = write!(line, ", {}", say.text(&Phrase::new("text-first").seat("who", first)));
    }
    line
}

/// The hexes in their places, a row in a line, each as `d3:s^1w12`.
fn map(out: &mut String, view: &View, say: &Say<'_>) {
    wrapped(out, &say.word("text-map"));
    let letters: Vec<char> = say.word("text-letters").chars().collect();
    let rows: Vec<_> = view.layout.rows().collect();
    let left = rows.iter().map(|(q, r, _)| 2 * i32::from(*q) + i32::from(*r)).min().unwrap_or_default();
    for (q, r, places) in rows {
        let indent = (2 * i32::from(q) + i32::from(r) - left) as usize * WIDTH / 2;
        let mut line = " ".repeat(indent);
        for place in places {
            let shown = match place.and_then(|hex| view.hexes.iter().find(|seen| seen.hex == hex)) {
                Some(seen) => hex(seen, &letters),
                None => "~".to_string(),
            };
            let _ = write!(line, "{shown:<WIDTH$}");
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
    let open: Vec<Arg> = view
        .hexes
        .iter()
        .filter_map(|seen| {
            let bonus = names::gain(seen.bonus?);
            let named = Phrase::new("text-bonus").arg("hex", Arg::Text(seen.hex.to_string()));
            Some(Arg::Phrase(named.phrase("bonus", bonus)))
        })
        .collect();
    if !open.is_empty() {
        let line = say.text(&Phrase::new("text-bonuses").list("list", open));
        wrapped(out, &line);
    }
}

fn hex(seen: &HexView, letters: &[char]) -> String {
    let mut shown = seen.hex.to_string();
    if seen.settlement.is_none() {
        shown.push(':');
        shown.push(match (seen.token, seen.resource) {
            (None, _) => '?',
            (Some(_), None) => '-',
            (Some(_), Some(resource)) => letters.get(resource.index()).copied().unwrap_or('-'),
        });
    }
    if let Some(Seat(owner)) = seen.tower {
        let _ = write!(shown, "^{}", owner + 1);
    }
    if !seen.workers.is_empty() {
        shown.push('w');
        for here in &seen.workers {
            here.workers.iter().for_each(|_| shown.push(char::from(b'1' + here.who.0)));
        }
    }
    shown
}

/// The market and the common goals.
fn table(out: &mut String, view: &View, say: &Say<'_>) {
    let gap = || Arg::Phrase(Phrase::new("text-gap"));
    let cards: Vec<Arg> =
        view.market.iter().map(|card| card.map_or_else(gap, |card| Arg::Phrase(names::card(card)))).collect();
    if view.round > 0 {
        let market = Phrase::new("text-market")
            .list("cards", cards)
            .number("deck", i64::from(view.deck))
            .number("discard", view.discard.len() as i64);
        wrapped(out, &say.text(&market));
    }
    if !view.discard.is_empty() {
        let cards = view.discard.iter().map(|&card| Arg::Phrase(names::card(card)));
        wrapped(out, &say.text(&Phrase::new("text-discard").list("cards", cards)));
    }
    for goal in &view.goals {
        wrapped(out, &goal_line(goal, say));
    }
}

fn goal_line(goal: &GoalView, say: &Say<'_>) -> String {
    let key = if goal.die.is_some() { "text-goal-taken" } else { "text-goal" };
    let standing: Vec<Arg> = goal.standing.iter().map(|standing| Arg::Number(i64::from(standing.count))).collect();
    let mut phrase = Phrase::new(key)
        .phrase("goal", names::common_goal(goal.goal))
        .phrase("what", names::common_counts(goal.goal))
        .arg("tiers", Arg::Text(tiers(&goal.tiers)))
        .list("standing", standing);
    phrase = match goal.die {
        Some((who, die)) => phrase.seat("who", who).arg("die", names::die(die)),
        None => phrase.arg("faces", faces(&goal.faces)),
    };
    say.text(&phrase)
}

/// As `3/5/7 = 2/4/6`.
fn tiers(tiers: &Tiers) -> String {
    let joined = |numbers: [u8; 3]| numbers.map(|number| number.to_string()).join("/");
    format!("{} = {}", joined(tiers.thresholds), joined(tiers.points))
}

fn faces(faces: &[Face]) -> Arg {
    Arg::Text(faces.iter().map(|face| face.to_string()).collect::<Vec<_>>().join(" "))
}

fn area(out: &mut String, player: &PlayerView, say: &Say<'_>) {
    let head = Phrase::new("text-player")
        .seat("who", player.who)
        .phrase("character", names::character(player.character))
        .phrase("title", names::title(player.title, player.character))
        .number("points", i64::from(player.score));
    let _ = writeln!(out, "{}. {}", player.who.0 + 1, say.text(&head));
    let title = Phrase::new("text-title").phrase("what", names::title_gives(player.title));
    wrapped(out, &format!("   {}", say.text(&title)));
    let [brushwood, stone, peat] = player.stock;
    let amounts = [(Resource::Brushwood, brushwood), (Resource::Stone, stone), (Resource::Peat, peat)];
    let mut stores: Vec<Arg> = amounts.map(|(kind, count)| Arg::Phrase(names::amount(kind, count))).into();
    stores.push(Arg::Phrase(names::berries(player.berries)));
    let dice = if player.unrolled > 0 {
        Arg::Phrase(Phrase::new("text-unrolled").number("n", i64::from(player.unrolled)))
    } else if player.unused.is_empty() {
        Arg::Phrase(Phrase::new("text-none"))
    } else {
        faces(&player.unused)
    };
    let line = Phrase::new("text-stores")
        .list("stores", stores)
        .arg("dice", dice)
        .number("supply", i64::from(player.supply))
        .number("workers", i64::from(player.idle_workers))
        .number("towers", i64::from(player.idle_towers));
    let numbers = &player.numbers;
    let prices = Phrase::new("text-prices")
        .number("reroll", i64::from(numbers.reroll))
        .number("change", i64::from(numbers.change))
        .number("buy", i64::from(numbers.buy));
    wrapped(out, &format!("   {}", say.text(&line)));
    let _ = writeln!(out, "   {}", say.text(&prices));
    for board in &player.boards {
        board_lines(out, board, say);
    }
    people(out, player, say);
}

fn board_lines(out: &mut String, board: &BoardView, say: &Say<'_>) {
    let key = if board.upgraded { "text-board-upgraded" } else { "text-board" };
    let frames = names::frames(board.board.frames(board.upgraded));
    let line = Phrase::new(key).phrase("board", names::board(board.board)).phrase("frames", frames);
    let mut line = format!("   {}", say.text(&line));
    if !board.upgraded {
        let price = names::gain(Gain { resources: board.cost, ..Gain::NOTHING });
        let _ = write!(line, "; {}", say.text(&Phrase::new("text-cost").phrase("price", price)));
    }
    if !board.taken.is_empty() {
        let _ = write!(line, "; {}", say.text(&Phrase::new("text-taken").arg("faces", faces(&board.taken))));
    }
    wrapped(out, &line);
    for &card in board.starting.iter().chain(&board.boosts) {
        let does = Phrase::new("card-does").phrase("card", names::card(card)).phrase("effect", names::card_text(card));
        wrapped(out, &format!("     + {}", say.text(&does)));
    }
}

/// Advisors, the personal goal, and starting boosts to choose from.
fn people(out: &mut String, player: &PlayerView, say: &Say<'_>) {
    if !player.advisors.is_empty() {
        let advisors = player.advisors.iter().map(|advisor| {
            let does = Phrase::new("card-does")
                .phrase("card", names::card(advisor.card))
                .phrase("effect", names::card_text(advisor.card));
            let rests = |does| Phrase::new("text-rotated").phrase("card", does);
            Arg::Phrase(if advisor.rotated { rests(does) } else { does })
        });
        wrapped(out, &format!("   {}", say.text(&Phrase::new("text-advisors").list("cards", advisors))));
    }
    match &player.personal {
        Some(personal) => {
            let line = Phrase::new("text-personal")
                .phrase("goal", names::personal_goal(personal.goal))
                .phrase("what", names::personal_counts(personal.goal))
                .arg("tiers", Arg::Text(tiers(&personal.tiers)))
                .number("count", i64::from(personal.standing.count));
            wrapped(out, &format!("   {}", say.text(&line)));
        }
        None if player.has_goal => {
            let _ = writeln!(out, "   {}", say.word("text-personal-hidden"));
        }
        None => {}
    }
    if player.chosen {
        return;
    }
    if let Some(dealt) = &player.dealt {
        let cards = dealt.iter().map(|&card| {
            let does = Phrase::new("card-does").phrase("card", names::card(card));
            Arg::Phrase(does.phrase("effect", names::card_text(card)))
        });
        wrapped(out, &format!("   {}", say.text(&Phrase::new("text-dealt").list("cards", cards))));
    } else {
        let _ = writeln!(out, "   {}", say.word("text-choosing"));
    }
}

/// Writes a long line in several of about a hundred columns, the later ones indented.
fn wrapped(out: &mut String, line: &str) {
    const COLUMNS: usize = 100;
    let indent = line.len() - line.trim_start().len();
    let mut width = indent;
    out.push_str(&line[..indent]);
    for (index, word) in line.split_whitespace().enumerate() {
        let length = word.chars().count();
        if index > 0 && width + 1 + length > COLUMNS {
            let _ = write!(out, "\n{}", " ".repeat(indent + 2));
            width = indent + 2;
        } else if index > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += length;
    }
    out.push('\n');
}
