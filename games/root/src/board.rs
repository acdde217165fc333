//! The table as readable text for terminals and screen readers, about a hundred columns wide.

use engine::Phrase;
use engine::words::{Arg, Say};

use crate::cards::{Card, Item};
use crate::event::Spot;
use crate::factions::{Condition, Faction, Service};
use crate::map::Clearings;
use crate::names;
use crate::view::{BoardView, ClearingView, ColumnView, PlayerView, View};

/// How long a line may be.
const WIDTH: usize = 100;

pub(crate) fn text(view: &View, say: &Say<'_>) -> String {
    let mut page = Page { text: String::new(), say };
    page.line(&headline(view), 0);
    for clearing in &view.clearings {
        page.line(&clearing_line(view, clearing), 4);
    }
    common(view).iter().for_each(|line| page.line(line, 4));
    for player in view.order.iter().filter_map(|&seat| view.player(seat)) {
        page.text.push('\n');
        page.line(&head_of(player), 4);
        possessions(player).iter().for_each(|line| page.inner(line));
        own_board(&player.board).iter().for_each(|line| page.inner(line));
    }
    page.text
}

/// What is written so far, and in which language.
struct Page<'a> {
    text: String,
    say: &'a Say<'a>,
}

impl Page<'_> {
    fn line(&mut self, phrase: &Phrase, indent: usize) {
        let line = self.say.text(phrase);
        self.wrapped(&line, indent);
    }

    fn inner(&mut self, phrase: &Phrase) {
        let line = format!("  {}", self.say.text(phrase));
        self.wrapped(&line, 6);
    }

    /// Writes a line, broken at spaces where it is too long, and indented from the second on.
    fn wrapped(&mut self, line: &str, indent: usize) {
        let start = line.len() - line.trim_start().len();
        self.text.push_str(&" ".repeat(start));
        let mut column = start;
        let mut fresh = true;
        for word in line.split_whitespace() {
            let long = word.chars().count();
            if !fresh && column + 1 + long > WIDTH {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(indent));
                column = indent;
                fresh = true;
            }
            if !fresh {
                self.text.push(' ');
                column += 1;
            }
            self.text.push_str(word);
            column += long;
            fresh = false;
        }
        self.text.push('\n');
    }
}

fn headline(view: &View) -> Phrase {
    let active = view.player(view.active).map(|player| names::faction(player.faction));
    let phrase = match (view.ending, view.part, active) {
        (Some(_), ..) => Phrase::new("text-over"),
        (None, Some(part), Some(active)) => {
            Phrase::new("text-turn").phrase("phase", names::phase(part)).phrase("active", active)
        }
        _ => Phrase::new("text-setup"),
    };
    phrase
        .number("round", i64::from(view.round))
        .number("cap", i64::from(view.round_cap))
        .number("deck", i64::from(view.deck))
}

pub(crate) fn clearing_line(view: &View, seen: &ClearingView) -> Phrase {
    let plan = view.map.plan();
    let mut parts = Vec::new();
    if let Some(ruler) = seen.ruler {
        parts.push(Phrase::new("text-ruled").phrase("faction", names::faction(ruler)));
    }
    for &faction in Faction::ALL {
        let warriors = seen.warriors.iter().filter(|(other, _)| *other == faction);
        let pieces = seen.pieces.iter().filter(|(piece, _)| piece.owner() == faction);
        let mut list: Vec<Arg> = warriors.map(|&(_, count)| Arg::Phrase(names::warriors(count))).collect();
        list.extend(pieces.map(|&(piece, count)| Arg::Phrase(times(names::piece(piece), count))));
        if seen.pawns.contains(&faction) {
            list.push(Arg::Phrase(Phrase::new("text-pawn")));
        }
        if !list.is_empty() {
            parts.push(Phrase::new("text-troops").phrase("faction", names::faction(faction)).list("list", list));
        }
    }
    if seen.ruin && seen.ruin_items.is_empty() {
        parts.push(Phrase::new("text-ruin"));
    } else if seen.ruin {
        parts.push(Phrase::new("text-ruin-known").list("items", names::items(&seen.ruin_items)));
    }
    let neighbours = [("text-paths", plan.paths), ("text-river", plan.rivers)];
    for (key, joined) in neighbours {
        let joined: Clearings = joined[seen.clearing.index()];
        if !joined.is_empty() {
            let list = joined.iter().map(|clearing| Arg::Number(clearing.index() as i64 + 1));
            parts.push(Phrase::new(key).list("list", list));
        }
    }
    Phrase::new("text-clearing")
        .arg("clearing", view.placed(seen.clearing))
        .number("open", i64::from(seen.open))
        .number("slots", i64::from(seen.slots))
        .list("parts", parts.into_iter().map(Arg::Phrase))
}

/// What lies beside the map.
fn common(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if !view.items.is_empty() {
        lines.push(Phrase::new("text-supply").list("items", item_counts(&view.items)));
    }
    if !view.quests.is_empty() {
        let quests = view.quests.iter().map(|&quest| {
            let phrase = Phrase::new("text-quest").phrase("quest", names::quest(quest));
            Arg::Phrase(phrase.list("items", names::items(&quest.items())))
        });
        lines.push(Phrase::new("text-quests").list("quests", quests).number("deck", i64::from(view.quest_deck)));
    }
    let hired = [(view.this_turn.riverboats, Service::Riverboats), (view.this_turn.mercenaries, Service::Mercenaries)];
    let hired: Vec<Arg> =
        hired.iter().filter(|(yes, _)| *yes).map(|(_, service)| Arg::Phrase(names::service(*service))).collect();
    if !hired.is_empty() {
        lines.push(Phrase::new("text-hired").list("list", hired));
    }
    if let Some(battle) = view.battle.as_ref().filter(|battle| battle.on) {
        lines.push(
            Phrase::new("text-battle")
                .arg("clearing", names::clearing(battle.clearing))
                .phrase("attacker", names::faction(battle.attacker))
                .phrase("defender", names::faction(battle.defender)),
        );
    }
    if !view.waiting.is_empty() {
        let waiting = view.waiting.iter().map(|&kind| Arg::Phrase(names::trigger(kind)));
        lines.push(Phrase::new("text-waiting").list("list", waiting));
    }
    some_cards(&mut lines, "text-discard", &view.discard);
    some_cards(&mut lines, "text-lost-souls", &view.lost_souls);
    some_cards(&mut lines, "text-available", &view.available);
    lines
}

fn head_of(player: &PlayerView) -> Phrase {
    let points = match player.points {
        Some(points) => names::points(i64::from(points)),
        None => Phrase::new("text-no-marker"),
    };
    let key = if player.faction.is_vagabond() { "text-player-pawn" } else { "text-player" };
    Phrase::new(key)
        .seat("who", player.who)
        .phrase("faction", names::faction(player.faction))
        .phrase("points", points)
        .phrase("cards", names::cards(player.hand))
        .phrase("warriors", names::warriors(player.supply))
}

fn possessions(player: &PlayerView) -> Vec<Phrase> {
    let mut lines = Vec::new();
    some_cards(&mut lines, "text-hand", &player.cards);
    // What a card does is told where it lies open for good.
    lines.extend(
        player.play.iter().map(|&card| {
            Phrase::new("text-play").phrase("card", names::card(card)).phrase("text", names::effect(card))
        }),
    );
    if let Some(card) = player.dominance {
        lines.push(Phrase::new("text-dominance").phrase("card", names::card(card)).phrase("text", names::effect(card)));
    }
    if let Some(partner) = player.partner {
        lines.push(Phrase::new("text-partner").phrase("faction", names::faction(partner)));
    }
    if !player.crafted.is_empty() {
        lines.push(Phrase::new("text-crafted").list("items", item_counts(&player.crafted)));
    }
    lines
}

fn own_board(board: &BoardView) -> Vec<Phrase> {
    let mut lines = Vec::new();
    match board {
        BoardView::Marquise { wood, sawmills, workshops, recruiters, .. } => lines.push(
            Phrase::new("text-marquise")
                .number("wood", i64::from(*wood))
                .number("sawmills", i64::from(*sawmills))
                .number("workshops", i64::from(*workshops))
                .number("recruiters", i64::from(*recruiters)),
        ),
        BoardView::Eyrie { leader, decree, roosts, .. } => {
            let leader = leader.map_or_else(|| Phrase::new("nothing"), names::leader);
            lines.push(Phrase::new("text-eyrie").phrase("leader", leader).number("roosts", i64::from(*roosts)));
            lines.extend(decree.iter().map(column));
        }
        BoardView::Alliance { sympathy, bases, officers, supporters, known_supporters, .. } => {
            lines.push(
                Phrase::new("text-alliance")
                    .number("sympathy", i64::from(*sympathy))
                    .list("bases", or_nothing(bases.iter().map(|&suit| names::suit(suit))))
                    .number("officers", i64::from(*officers))
                    .number("supporters", i64::from(*supporters)),
            );
            some_cards(&mut lines, "text-supporters", known_supporters);
        }
        BoardView::Vagabond { .. } => lines.extend(vagabond(board)),
        BoardView::Cult { outcast, hated, acolytes, gardens, revealed, .. } => {
            let key = if *hated { "text-cult-hated" } else { "text-cult" };
            let gardens = gardens.iter().map(|&(suit, count)| times(names::suit(suit), count));
            lines.push(
                Phrase::new(key)
                    .phrase("suit", names::suit(*outcast))
                    .phrase("acolytes", names::acolytes(*acolytes))
                    .list("gardens", gardens.map(Arg::Phrase)),
            );
            some_cards(&mut lines, "text-revealed", revealed);
        }
        BoardView::Riverfolk { prices, payments, funds, commitments, posts, .. } => {
            let prices = prices.iter().map(|&(service, price)| {
                Arg::Phrase(
                    Phrase::new("text-price").phrase("service", names::service(service)).number("n", i64::from(price)),
                )
            });
            lines.push(Phrase::new("text-prices").list("prices", prices));
            let owned = |boxed: &[(Faction, u8)]| {
                or_nothing(boxed.iter().map(|&(faction, count)| times(names::faction(faction), count)))
            };
            lines.push(
                Phrase::new("text-riverfolk")
                    .list("payments", owned(payments))
                    .list("funds", owned(funds))
                    .list("commitments", owned(commitments)),
            );
            let posts = posts.iter().map(|&(suit, count)| Arg::Phrase(times(names::suit(suit), count)));
            lines.push(Phrase::new("text-posts").list("posts", posts));
        }
    }
    lines
}

fn column(column: &ColumnView) -> Phrase {
    let vizier = column.vizier.then(|| Phrase::new("card-vizier"));
    let cards = column.cards.iter().map(|&card| names::card(card));
    Phrase::new("text-column")
        .phrase("column", names::column(column.column))
        .list("cards", or_nothing(vizier.into_iter().chain(cards)))
}

fn vagabond(board: &BoardView) -> Vec<Phrase> {
    let BoardView::Vagabond { character: Some(character), spot, items, relationships, quests, .. } = board else {
        return Vec::new();
    };
    let place = match spot {
        Some(Spot::Clearing(clearing)) => names::clearing(*clearing),
        Some(Spot::Forest(forest)) => names::forest(*forest),
        None => Arg::Phrase(Phrase::new("nothing")),
    };
    let items = items
        .iter()
        .map(|&(item, condition, count): &(Item, Condition, u8)| times(names::item_in(item, condition), count));
    let known = relationships.iter().map(|&(faction, stance, _)| {
        Phrase::new("text-relation").phrase("faction", names::faction(faction)).phrase("stance", names::stance(stance))
    });
    vec![
        Phrase::new("text-vagabond").phrase("character", names::character(*character)).arg("place", place),
        Phrase::new("text-items").list("items", or_nothing(items)),
        Phrase::new("text-relations").list("relations", or_nothing(known)),
        Phrase::new("text-quests-done").list("quests", or_nothing(quests.iter().map(|&quest| names::quest(quest)))),
    ]
}

fn some_cards(lines: &mut Vec<Phrase>, key: &'static str, cards: &[Card]) {
    if !cards.is_empty() {
        lines.push(Phrase::new(key).list("cards", cards.iter().map(|&card| Arg::Phrase(names::card(card)))));
    }
}

fn item_counts(items: &[(Item, u8)]) -> Vec<Arg> {
    items.iter().map(|&(item, count)| Arg::Phrase(times(names::item(item), count))).collect()
}

/// Something, and how many of it unless it is one.
fn times(what: Phrase, count: u8) -> Phrase {
    if count == 1 { what } else { Phrase::new("times").phrase("what", what).number("n", i64::from(count)) }
}

/// A list that says so if it is empty.
fn or_nothing(list: impl Iterator<Item = Phrase>) -> Vec<Arg> {
    let list: Vec<Arg> = list.map(Arg::Phrase).collect();
    if list.is_empty() { vec![Arg::Phrase(Phrase::new("nothing"))] } else { list }
}
