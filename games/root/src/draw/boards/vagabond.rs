//! A Vagabond's board (rules, 9): items by state, relationships with what the next step takes, quests.

use draw::{Markup, Pen, figure, folded, html};
use engine::Phrase;

use super::marks::{head, pip};
use super::{Fact, counted, part, spot_of};
use crate::cards::{Item, Suit};
use crate::factions::{Condition, Stance};
use crate::names;
use crate::quests::Quest;
use crate::view::{BoardView, PlayerView, View};

/// Spaces of a track for tea, coins or bags.
const TRACK: u8 = 3;
/// Items turned up each Birdsong, and for each tea on its track.
const REFRESHED: u8 = 3;
const BY_TEA: u8 = 2;
/// Items that can be carried, and for each bag on its track.
const ROOM: u8 = 6;
const BY_BAG: u8 = 2;

type Items = [(Item, Condition, u8)];

fn of(items: &Items, kind: Item, condition: Condition) -> u8 {
    items.iter().find(|one| one.0 == kind && one.1 == condition).map_or(0, |one| one.2)
}

/// Face-up undamaged tea, coins and bags lie on their tracks.
fn on_track(items: &Items, kind: Item) -> u8 {
    match kind {
        Item::Tea | Item::Coins | Item::Bag => of(items, kind, Condition::Ready).min(TRACK),
        _ => 0,
    }
}

fn total(items: &Items, conditions: &[Condition]) -> u8 {
    items.iter().filter(|one| conditions.contains(&one.1)).map(|one| one.2).sum()
}

pub(super) fn board(view: &View, pen: &Pen<'_>, player: &PlayerView, mine: bool) -> Markup {
    let BoardView::Vagabond { character, items, relationships, quests, .. } = &player.board else { return html! {} };
    let carried: u8 = items.iter().map(|one| one.2).sum::<u8>()
        - [Item::Tea, Item::Coins, Item::Bag].map(|kind| on_track(items, kind)).iter().sum::<u8>();
    let room = ROOM + BY_BAG * on_track(items, Item::Bag);
    html! {
        div.stocks {
            @if let Some(character) = character {
                span.leader { b { (pen.say.text(&names::character(*character))) } small { (pen.say.text(&names::character_does(*character))) } }
            }
        }
        div.satchel {
        (row(pen, player, items, &[Condition::Ready], "board-ready", mine))
        (row(pen, player, items, &[Condition::Exhausted], "board-exhausted", mine))
        (row(pen, player, items, &[Condition::Damaged, Condition::Broken], "board-damaged", mine))
        }
        p.note.numbers {
            span { (counted(pen, "board-refreshes", REFRESHED + BY_TEA * on_track(items, Item::Tea))) }
            span { (pen.say.text(&Phrase::new("board-carries").number("n", carried.into()).number("most", room.into()))) }
            span { (counted(pen, "board-evening-cards", 1 + i64::from(on_track(items, Item::Coins)))) }
        }
        div.track-name { b { (pen.say.word("board-relations")) } small { (pen.say.word("board-relations-do")) } }
        div.relations { @for &(faction, stance, aids) in relationships { div.relation { (head(pen, faction)) (ladder(pen, stance, aids)) } } }
        (open_quests(view, pen, quests, mine))
    }
}

/// The items in some conditions, one after the other.
fn row(
    pen: &Pen<'_>,
    player: &PlayerView,
    items: &Items,
    conditions: &[Condition],
    head: &'static str,
    mine: bool,
) -> Markup {
    let n = total(items, conditions);
    if n == 0 && conditions != [Condition::Ready] {
        return html! {};
    }
    part(
        &pen.say.word(head),
        &html! {
            @for &(kind, condition, count) in items.iter().filter(|one| conditions.contains(&one.1)) {
                @let spot = format!("item-{kind}-{condition}");
                @let open = mine && pen.is_open(&spot);
                @let (role, tab) = if open { spot_of(pen, &spot) } else { ("img", None) };
                @let tracked = if condition == Condition::Ready { on_track(items, kind) } else { 0 };
                @for nth in 0..count {
                    @let id = mine.then(|| format!("{}-{kind}-{condition}-{nth}", player.faction));
                    @let said = pen.say.text(&names::item_in(kind, condition));
                    @let said = if nth < tracked { format!("{said}, {}", pen.say.word("board-on-track")) } else { said };
                    span.item.(condition).tracked[nth < tracked].open[open] id=[id.as_ref()] data-spot=[mine.then_some(&spot)] role=(role) tabindex=[tab] title=(said) aria-label=(said) {
                        (figure(&format!("root-item-{kind}"), ""))
                    }
                }
            }
            @if n == 0 { small.none { (pen.say.word("nothing")) } }
        },
    )
}

/// How a Vagabond stands with a faction: the steps that are done, and what the next one takes.
fn ladder(pen: &Pen<'_>, stance: Stance, aids: u8) -> Markup {
    let name = pen.say.text(&names::stance(stance));
    if stance == Stance::Hostile {
        let infamy = pen.say.word("board-infamy");
        return html! { span.hostile title=(infamy) aria-label={ (name) ", " (infamy) } role="img" { (figure("s-swords", "")) (name) " +1" } };
    }
    html! {
        b { (name) }
        span.ladder {
            @for step in [Stance::Indifferent, Stance::Amiable, Stance::Friendly] {
                @if let Some((next, needed, points)) = step.next() {
                    @let done = stance.index() >= next.index();
                    @let said = Phrase::new("board-aids").phrase("stance", names::stance(next)).number("n", needed.into()).phrase("points", names::points(points.into()));
                    span.rung.done[done].next[stance == step] role="img" title=(pen.say.text(&said)) aria-label=(pen.say.text(&said)) {
                        @if done { (figure("root-tick", "")) } @else if stance == step { (aids) "/" (needed) } @else { (needed) }
                        small { "+" (points) }
                    }
                }
            }
            @if stance == Stance::Allied { span.rung.next title=(pen.say.word("board-ally-aid")) { small { "+2" } } }
        }
    }
}

/// The quests that lie open, which of them can be done with ready items, and how many of each suit are done.
fn open_quests(view: &View, pen: &Pen<'_>, done: &[Quest], mine: bool) -> Markup {
    html! {
        div.track-name {
            b { (pen.say.word("board-quests")) }
            @for suit in Suit::GROUND {
                @let n = done.iter().filter(|quest| quest.suit() == suit).count();
                @if n > 0 { span.pips title=(pen.say.word("board-quests-done")) { (pip(pen, suit)) small { "×" (n) } } }
            }
        }
        @if mine { div.quests { @for &quest in &view.quests { (quest_card(pen, quest)) } } }
        @else { div.quests.small { @for &quest in &view.quests { span.sign title=(pen.say.text(&names::quest(quest))) { (pip(pen, quest.suit())) @for kind in quest.items() { (figure(&format!("root-item-{kind}"), "")) } } } } }
    }
}

fn quest_card(pen: &Pen<'_>, quest: Quest) -> Markup {
    let spot = format!("quest-{quest}");
    let (role, tab) = spot_of(pen, &spot);
    let items = quest.items().map(|kind| pen.say.text(&names::item(kind))).join(", ");
    let said = format!("{}: {items}", pen.say.text(&names::quest(quest)));
    html! {
        span.quest.open[pen.is_open(&spot)].{ "suit-" (quest.suit()) } id=(spot) data-piece=(spot) data-spot=(spot) role=(role) tabindex=[tab] title=(said) aria-label=(said) {
            (pip(pen, quest.suit()))
            small { (folded(&pen.say.text(&names::quest_title(quest)))) }
            span.needs { @for kind in quest.items() { (figure(&format!("root-item-{kind}"), "")) } }
        }
    }
}

pub(super) fn facts(pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    let BoardView::Vagabond { items, relationships, .. } = &player.board else { return Vec::new() };
    let all: u8 = items.iter().map(|one| one.2).sum();
    let ready = total(items, &[Condition::Ready]);
    let damaged = total(items, &[Condition::Damaged, Condition::Broken]);
    let hostile = relationships.iter().filter(|one| one.1 == Stance::Hostile);
    let hostile: Vec<_> = hostile.map(|one| one.0).collect();
    vec![
        Fact::new(pen, figure("root-item-bag", "kit"), &format!("{ready}/{all}"), "fact-ready"),
        Fact::new(pen, figure("root-cross", "kit"), &damaged, "fact-damaged"),
        Fact::new(
            pen,
            html! { (figure("s-swords", "kit")) @for &one in &hostile { (super::emblem(one)) } },
            &if hostile.is_empty() { "0" } else { "" },
            "fact-hostile",
        ),
    ]
}
