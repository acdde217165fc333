//! The whole table as text, for terminals and screen readers: the kingdoms side by side in ring order, then decrees,
//! players, the hand, and a battle if there is one.

use std::fmt::Write;

use engine::Phrase;
use engine::words::{Arg, Say};

use crate::decrees::Sight;
use crate::event::Who;
use crate::kingdoms::{Kingdom, Slot};
use crate::names::{About, card, colour, decree, decree_text, kind, kingdom, seat_of};
use crate::view::{Allowed, BattleView, HouseView, KingdomView, View};

/// How wide a kingdom is drawn: wide enough for the longest stake in each language, for a cut number would be a lie.
const WIDTH: usize = 22;

/// Draws the table.
pub(crate) fn text(view: &View, say: &Say<'_>) -> String {
    let mut page = String::new();
    let out = &mut page;
    line(out, &heading(view, say));
    line(out, "");
    kingdoms(out, view, say);
    line(out, "");
    for seen in &view.kingdoms {
        line(out, &say.text(&decree_line(seen, say)));
    }
    line(out, "");
    for house in &view.houses {
        line(out, &house_line(view, house, say));
    }
    if let Some(solo) = &view.solo {
        line(out, "");
        if !solo.bonus.is_empty() {
            line(out, &say.text(&Phrase::new("board-bonus").cards("cards", &solo.bonus)));
        }
        if let Some(follows) = solo.follows {
            line(out, &say.text(&Phrase::new("board-follows").kingdom(follows)));
        }
        let cards = i64::from(solo.next_battle_cards);
        line(out, &say.text(&Phrase::new("board-upstart-battle").number("cards", cards)));
    }
    if let Some(battle) = &view.battle {
        line(out, "");
        draw_battle(out, battle, say);
    }
    for house in &view.houses {
        hand(out, house, say);
        retreat_tokens(out, house, say);
    }
    if !view.discard.is_empty() {
        line(out, "");
        line(out, &say.text(&Phrase::new("board-discard").cards("cards", &view.discard)));
    }
    page
}

fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", text.trim_end());
}

fn heading(view: &View, say: &Say<'_>) -> String {
    let number = <i64 as From<u8>>::from;
    let mut parts = vec![
        say.text(&Phrase::new("board-age").number("age", number(view.age))),
        say.text(&Phrase::new("board-first").who(view.first)),
        say.word(if view.rally_open { "board-rally-open" } else { "board-rally-closed" }),
    ];
    if view.peace_treaty {
        parts.push(say.word("board-treaty"));
    }
    let piles = Phrase::new("board-piles")
        .number("deck", number(view.deck))
        .number("discard", view.discard.len() as i64)
        .number("decrees", number(view.decrees_left))
        .number("retreats", number(view.retreats_left))
        .number("modifiers", number(view.modifiers_left));
    format!("{}\n{}", parts.join(" · "), say.text(&piles))
}

/// The sign on a decree: which cards it looks at.
fn arrows(sight: Sight) -> &'static str {
    match sight {
        Sight::Nothing => "•",
        Sight::LastHere => "↓",
        Sight::AllHere => "⇊",
        Sight::Neighbours => "↔",
        Sight::Realm => "⇔",
    }
}

/// The five kingdoms side by side: name, stake, decree, cubes, and the column with its last card marked.
fn kingdoms(out: &mut String, view: &View, say: &Say<'_>) {
    let columns: Vec<Vec<String>> = view.kingdoms.iter().map(|seen| one_kingdom(seen, view.age, say)).collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..rows {
        let cells = columns.iter().map(|column| cell(column.get(row).map_or("", String::as_str)));
        line(out, &cells.collect::<Vec<_>>().join(" "));
    }
}

/// What the first place is worth in this age, unless it is scored already, and in the ages to come.
fn stake(seen: &KingdomView, age: u8) -> Phrase {
    let later: Vec<String> = seen.tokens.iter().skip(age.into()).map(|token| token.value.to_string()).collect();
    let value = i64::from(seen.value);
    let phrase = match (seen.scored, later.is_empty()) {
        (false, true) => return Phrase::new("board-stake").number("value", value),
        (false, false) => Phrase::new("board-stake-later").number("value", value),
        (true, true) => return Phrase::new("board-stake-scored"),
        (true, false) => Phrase::new("board-stake-scored-later"),
    };
    phrase.arg("later", Arg::Text(later.join(", ")))
}

fn one_kingdom(seen: &KingdomView, age: u8, say: &Say<'_>) -> Vec<String> {
    let mut rows = vec![
        say.text(&kingdom(seen.kingdom)).to_uppercase(),
        say.text(&stake(seen, age)),
        format!("{} {}", arrows(seen.sight), say.text(&decree(seen.decree))),
        territories(seen),
        format!("{} {}", say.word("board-council"), council(seen)),
        tally(seen),
    ];
    let last = seen.column.len().saturating_sub(1);
    for (place, &played) in seen.column.iter().enumerate() {
        let mark = if place == last { "►" } else { " " };
        rows.push(format!("{mark}{}", say.text(&card(played))));
    }
    rows
}

/// The owner of a space by seat number, or a dot.
fn mark(owner: Option<Who>) -> String {
    owner.map_or("·".to_string(), |who| (seat_of(who).0 + 1).to_string())
}

/// Ordinary territories, then the capital in brackets.
fn territories(seen: &KingdomView) -> String {
    let mut row = String::new();
    for space in &seen.spaces {
        match space.space.slot {
            Slot::Territory(_) => row.push_str(&mark(space.owner)),
            Slot::Capital => row.push_str(&format!(" [{}]", mark(space.owner))),
            Slot::Council(_) => {}
        }
    }
    row
}

fn council(seen: &KingdomView) -> String {
    let seats = seen.spaces.iter().filter(|space| matches!(space.space.slot, Slot::Council(_)));
    seats.map(|space| mark(space.owner)).collect()
}

/// Seat numbers with their cubes, the most first.
fn tally(seen: &KingdomView) -> String {
    let rows = seen.tally.iter().map(|row| format!("{}×{}", mark(Some(row.who)), row.cubes));
    rows.collect::<Vec<_>>().join(" ")
}

/// Pads or cuts a text to the width of a kingdom.
fn cell(text: &str) -> String {
    let mut cell: String = text.chars().take(WIDTH).collect();
    let blanks = WIDTH.saturating_sub(cell.chars().count());
    cell.extend(std::iter::repeat_n(' ', blanks));
    cell
}

fn decree_line(seen: &KingdomView, say: &Say<'_>) -> Phrase {
    let ranks = |phrase: Phrase, ranks: &[u8]| {
        let list = ranks.iter().map(|&rank| Arg::Number(rank.into()));
        phrase.number("count", ranks.len() as i64).list("ranks", list)
    };
    let kinds = |phrase: Phrase, kinds: &[crate::cards::Kind]| {
        phrase.list("kinds", kinds.iter().map(|&which| Arg::Phrase(kind(which))))
    };
    let now = match &seen.allowed {
        Allowed::Full => Phrase::new("board-full"),
        Allowed::Any if seen.needs_partner => Phrase::new("board-pair"),
        Allowed::Any => Phrase::new("board-any"),
        Allowed::Ranks(allowed) => ranks(Phrase::new("board-ranks"), allowed),
        Allowed::Kinds(allowed) => kinds(Phrase::new("board-kinds"), allowed),
        Allowed::Either(some, others) => kinds(ranks(Phrase::new("board-either"), some), others),
        Allowed::Both(some, others) => kinds(ranks(Phrase::new("board-both"), some), others),
    };
    Phrase::new("board-decree")
        .arg("kingdom", Arg::Text(format!("{} {}", arrows(seen.sight), say.text(&kingdom(seen.kingdom)))))
        .phrase("decree", decree(seen.decree))
        .phrase("text", decree_text(seen.decree))
        .phrase("now", now)
}

fn house_line(view: &View, house: &HouseView, say: &Say<'_>) -> String {
    let number = <i64 as From<u8>>::from;
    let seat = seat_of(house.who);
    let phrase = Phrase::new(if house.who == Who::Upstart { "board-house-upstart" } else { "board-house" })
        .who(house.who)
        .phrase("colour", colour(seat.index()))
        .number("points", i64::from(house.score))
        .number("cubes", number(house.supply))
        .number("cards", number(house.hand_size))
        .number("modifiers", number(house.modifiers))
        .number("retreats", number(house.retreats));
    let mut text = format!("{} {}", seat.0 + 1, say.text(&phrase));
    if house.withdrawn.is_some() {
        text = format!("{text} · {}", say.word("board-withdrawn"));
    }
    if view.turn.map(Who::Player) == Some(house.who) {
        text = format!("{text} ◄ {}", say.word("board-thinking"));
    }
    text
}

fn hand(out: &mut String, house: &HouseView, say: &Say<'_>) {
    let Some(cards) = house.hand.as_ref().filter(|cards| !cards.is_empty()) else { return };
    line(out, "");
    line(out, &say.text(&Phrase::new("board-hand").who(house.who)));
    for held in cards {
        let phrase = match held.kingdoms.is_empty() {
            true => Phrase::new("board-hand-nowhere"),
            false => Phrase::new("board-hand-card")
                .list("kingdoms", held.kingdoms.iter().map(|&which: &Kingdom| Arg::Phrase(kingdom(which)))),
        };
        line(out, &format!("  {}", say.text(&phrase.card("card", held.card))));
    }
}

/// The values that these eyes know: their own, and everybody's once the game is over.
fn retreat_tokens(out: &mut String, house: &HouseView, say: &Say<'_>) {
    if let Some(tokens) = house.retreat_tokens.as_ref().filter(|tokens| !tokens.is_empty()) {
        let values = tokens.iter().map(|token| Arg::Number(i64::from(token.value())));
        let phrase = Phrase::new("board-tokens").who(house.who).number("count", tokens.len() as i64);
        line(out, &say.text(&phrase.list("tokens", values)));
    }
}

fn draw_battle(out: &mut String, battle: &BattleView, say: &Say<'_>) {
    let number = <i64 as From<u8>>::from;
    let title = Phrase::new("board-battle")
        .kingdom(battle.kingdom)
        .number("value", number(battle.value))
        .number("round", number(battle.round));
    line(out, &say.text(&title));
    for seen in &battle.contenders {
        let shown = seen.shown.iter().map(|shown| {
            let phrase = Phrase::new("board-battle-card").card("card", shown.card);
            say.text(&phrase.number("rank", number(shown.effective)))
        });
        let mut parts: Vec<String> = shown.collect();
        match seen.chosen_card {
            Some(chosen) => parts.push(format!("({})", say.text(&card(chosen)))),
            None if seen.chosen => parts.push(say.word("board-battle-hidden")),
            None => {}
        }
        if !seen.standing {
            parts.push(say.word("board-battle-beaten"));
        }
        let lead = if seen.leads { "►" } else { " " };
        let name = match seen.who {
            Who::Player(seat) => say.name(seat),
            Who::Upstart => say.word("upstart"),
        };
        line(out, &format!(" {lead}{name}: {}", parts.join(", ")));
    }
}
