//! The table as readable text for terminals and screen readers, about a hundred columns wide.

use std::fmt::Write;

use engine::Phrase;
use engine::words::{Arg, Say};

use crate::card_text::{card_text, starter_text};
use crate::cards::Card;
use crate::language::{Mods, Price};
use crate::names;
use crate::trails::{Reward, Space, Toll};
use crate::view::{CardView, PlayerView, SpaceView, View};
use crate::voice::listed;

/// How long a line may be.
const WIDTH: usize = 100;

pub(crate) fn text(view: &View, say: &Say<'_>) -> String {
    let mut out = String::new();
    wrapped(&mut out, &say.text(&headline(view)), 0);
    out.push('\n');
    trails(&mut out, view, say);
    for player in &view.players {
        out.push('\n');
        area(&mut out, player, say);
    }
    middle(&mut out, view, say);
    out
}

fn headline(view: &View) -> Phrase {
    let key = match (view.exhausted, view.last_turns) {
        (true, Some(_)) => "text-last-turns",
        (true, None) => "text-exhausted",
        _ => "text-turn",
    };
    Phrase::new(key)
        .number("turn", i64::from(view.round))
        .number("deck", i64::from(view.deck))
        .number("left", i64::from(view.last_turns.unwrap_or(0)))
        .number("discard", view.discard.len() as i64)
}

/// The board: each stretch between two forks in a line, with what its spaces give now.
fn trails(out: &mut String, view: &View, say: &Say<'_>) {
    wrapped(out, &say.text(&Phrase::new("text-board").phrase("side", names::side(view.side))), 0);
    let forks = view.spaces.iter().filter(|seen| seen.space == Space::HOME || seen.exits.len() > 1);
    for fork in forks {
        for exit in &fork.exits {
            let mut line = format!("  {} >", spot(fork, say));
            let mut next = Some((exit.to, exit.toll));
            let mut first = true;
            while let Some(seen) = next.and_then(|(to, _)| view.space(to)) {
                let toll = next.and_then(|(_, toll)| price(toll, say)).unwrap_or_default();
                let arrow = if first { " " } else { " > " };
                let _ = write!(line, "{arrow}{toll}{}", spot(seen, say));
                first = false;
                // A stretch ends at a fork, at the end of the trail, or where two trails meet.
                let meets =
                    view.spaces.iter().flat_map(|seen| &seen.exits).filter(|exit| exit.to == seen.space).count() > 1;
                let side_way = meets && fork.exits.first().map(|exit| exit.to) != Some(exit.to);
                next = match &seen.exits[..] {
                    [only] if !side_way => Some((only.to, only.toll)),
                    _ => None,
                };
            }
            wrapped(out, &line, 6);
        }
    }
}

fn price(toll: Toll, say: &Say<'_>) -> Option<String> {
    let toll = names::toll(toll, Mods::default())?;
    Some(format!("({}) ", say.text(&toll)))
}

/// A space with what it gives and who stands there, as `n6 gold chest* [1]`.
fn spot(seen: &SpaceView, say: &Say<'_>) -> String {
    let id = seen.space.to_string();
    let mut shown = match id.split_once('_') {
        Some((_, number)) => number.to_string(),
        None => say.word("home"),
    };
    if seen.reward != Reward::Nothing {
        let _ = write!(shown, " {}", say.text(&names::reward(seen.reward)));
    }
    if seen.enchantments > 0 {
        let _ = write!(shown, " x{}", seen.enchantments);
    } else if seen.token.is_some() {
        shown.push('*');
    }
    for seat in &seen.adventurers {
        let _ = write!(shown, " [{}]", seat.0 + 1);
    }
    shown
}

fn area(out: &mut String, player: &PlayerView, say: &Say<'_>) {
    let head = Phrase::new("text-player")
        .seat("who", player.who)
        .arg("number", Arg::Number(i64::from(player.who.0) + 1))
        .phrase("coins", names::coins(player.coins))
        .number("hand", i64::from(player.hand))
        .number("tucked", i64::from(player.tucked))
        .number("tokens", player.tokens.len() as i64)
        .phrase("space", names::space(player.space));
    wrapped(out, &say.text(&head), 0);
    let starters = player.starters.iter().map(|seen| {
        let key = if seen.advanced { "text-advanced" } else { "text-basic" };
        let text = starter_text(seen.starter, seen.advanced);
        Arg::Phrase(Phrase::new(key).phrase("what", names::starter(seen.starter)).phrase("text", text))
    });
    wrapped(out, &say.text(&Phrase::new("text-starters").list("list", starters)), 4);
    row(out, "text-gear", &player.gear, say);
    row(out, "text-villagers", &player.villagers, say);
    if !player.buildings.is_empty() {
        wrapped(out, &say.word("text-buildings"), 4);
        for house in &player.buildings {
            let key = if house.token.is_some() { "text-house-enchanted" } else { "text-house" };
            let line = Phrase::new(key)
                .phrase("card", names::card(house.card))
                .number("n", i64::from(house.supplies))
                .phrase("text", card_text(house.card));
            wrapped(out, &format!("    {}", say.text(&line)), 8);
        }
    }
    if let Some(tucked) = &player.tucked_cards
        && !tucked.is_empty()
    {
        wrapped(out, &say.text(&Phrase::new("text-tucked").list("cards", listed(tucked))), 4);
    }
    if player.cards.is_empty() {
        return;
    }
    if player.cards.len() < usize::from(player.hand) {
        return wrapped(out, &say.text(&Phrase::new("text-known").list("cards", listed(&player.cards))), 4);
    }
    wrapped(out, &say.word("text-hand"), 4);
    for &card in &player.cards {
        wrapped(out, &format!("    {}", say.text(&printed(player, card))), 8);
    }
}

/// A card of a hand with what it costs and says.
fn printed(player: &PlayerView, card: Card) -> Phrase {
    let price = player.price(card, Price::Less(0));
    let front = card.printed();
    Phrase::new("text-card")
        .phrase("card", names::card(card))
        .phrase("species", names::species(front.species))
        .arg("kind", Arg::Text(front.kind.id().into()))
        .phrase("price", names::coins(price))
        .number("supplies", i64::from(front.supplies))
        .phrase("text", card_text(card))
}

fn row(out: &mut String, key: &'static str, cards: &[CardView], say: &Say<'_>) {
    if cards.is_empty() {
        return;
    }
    wrapped(out, &say.word(key), 4);
    for seen in cards {
        let key = if seen.used { "text-in-play-used" } else { "text-in-play" };
        let line = Phrase::new(key)
            .phrase("card", names::card(seen.card))
            .phrase("species", names::species(seen.card.species()))
            .number("n", i64::from(seen.supplies))
            .phrase("text", card_text(seen.card));
        wrapped(out, &format!("    {}", say.text(&line)), 8);
    }
}

/// What lies between the players for the moment.
fn middle(out: &mut String, view: &View, say: &Say<'_>) {
    let mut lines = Vec::new();
    if !view.offer.is_empty() {
        lines.push(Phrase::new("text-offer").list("cards", listed(&view.offer)));
    }
    let known: Vec<Card> = view.deck_top.iter().map_while(|card| *card).collect();
    if !known.is_empty() {
        lines.push(Phrase::new("text-deck-top").list("cards", listed(&known)));
    }
    if !view.discard.is_empty() {
        let from_top: Vec<Card> = view.discard.iter().rev().copied().collect();
        lines.push(Phrase::new("text-discard").list("cards", listed(&from_top)));
    }
    for zone in &view.zones {
        let cards: Vec<Card> = zone.cards.iter().flatten().copied().collect();
        lines.push(if cards.is_empty() {
            Phrase::new("text-zone-hidden").number("n", zone.cards.len() as i64)
        } else {
            Phrase::new("text-zone").list("cards", listed(&cards))
        });
    }
    if !view.pending.is_empty() {
        let pending: Vec<Card> = view.pending.iter().map(|pending| pending.card).collect();
        lines.push(Phrase::new("text-pending").list("cards", listed(&pending)));
    }
    if !lines.is_empty() {
        out.push('\n');
    }
    lines.iter().for_each(|line| wrapped(out, &say.text(line), 4));
    // What may be picked is shown with all that is printed on it.
    let Some(chooser) = view.chooser() else { return };
    let looked_at = view.zones.iter().flat_map(|zone| zone.cards.iter().flatten().copied());
    for card in view.laid_out().into_iter().chain(looked_at) {
        wrapped(out, &format!("    {}", say.text(&printed(chooser, card))), 8);
    }
}

/// Writes a line, broken at spaces where it is too long, and indented from the second on.
fn wrapped(out: &mut String, line: &str, indent: usize) {
    let start = line.len() - line.trim_start().len();
    out.push_str(&" ".repeat(start));
    let mut column = start;
    let mut fresh = true;
    for word in line.split_whitespace() {
        let long = word.chars().count();
        if !fresh && column + 1 + long > WIDTH {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
            fresh = true;
        }
        if !fresh {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += long;
        fresh = false;
    }
    out.push('\n');
}
