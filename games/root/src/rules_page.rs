//! The rules page and the source agree: cards, quests, maps, tracks, leaders and characters stand on the page as the game has them.

use engine::words::{COMMON, Words};
use engine::{Lang, Phrase, Voice};

use crate::cards::{Card, Item, Kind, Suit};
use crate::factions::*;
use crate::map::{Clearing, Clearings, MapKind};
use crate::names;
use crate::quests::Quest;
use crate::state::Root;

fn english(phrase: &Phrase) -> String {
    Words::new(&[COMMON, Root::WORDS]).unwrap().say(Lang::En, &[]).text(phrase)
}

fn stands(row: &str) {
    assert!(Root::RULES_PAGE.contains(row), "{row}");
}

/// The section with this number, without its heading.
fn section(number: &str) -> &'static str {
    let page = Root::RULES_PAGE.split(&format!("### {number} ")).nth(1).unwrap();
    page.split("\n#").next().unwrap()
}

#[test]
fn every_card_stands_on_the_page() {
    for card in Card::all() {
        let printed = card.printed();
        let cost: String =
            "FRM?".chars().zip(printed.cost).map(|(sign, count)| sign.to_string().repeat(count.into())).collect();
        let kind = match printed.kind {
            Kind::Ambush if printed.suit == Suit::Bird => "ambush, any clearing".to_string(),
            Kind::Ambush => "ambush".to_string(),
            Kind::Dominance => "dominance".to_string(),
            Kind::Item(item) => format!("item: {item}"),
            Kind::Persistent(_) => "stays".to_string(),
            Kind::Favor => "favor".to_string(),
        };
        let cells = [
            format!("`{}`", printed.name),
            english(&names::title(card)),
            printed.suit.to_string(),
            cost,
            kind,
            if printed.points > 0 { printed.points.to_string() } else { String::new() },
            printed.copies.to_string(),
        ];
        let row = cells.iter().map(|cell| if cell.is_empty() { "|".into() } else { format!("| {cell}") });
        stands(&format!("{} |", row.collect::<Vec<_>>().join(" ")));
    }
}

#[test]
fn every_quest_leader_and_character_stands_on_the_page() {
    let items = |items: &[Item]| items.iter().map(Item::to_string).collect::<Vec<_>>().join(", ");
    for &quest in Quest::ALL {
        let name = english(&names::quest(quest));
        let name = name.split(" (").next().unwrap();
        stands(&format!("| `{quest}` | {} | {name} | {} |", quest.suit(), items(&quest.items())));
    }
    for &leader in Leader::ALL {
        let [one, other] = leader.viziers();
        stands(&format!("| `{leader}` | {} | {one}, {other} |", english(&names::leader(leader))));
    }
    for &character in Character::ALL {
        let name = english(&names::character(character));
        stands(&format!("| `{character}` | {name} | {} |", items(&character.items())));
    }
    for &faction in Faction::ALL {
        let row = Root::RULES_PAGE.lines().find(|line| line.starts_with(&format!("| `{faction}` |"))).unwrap();
        assert_eq!(row.split('|').nth(4).unwrap().trim(), faction.reach().to_string(), "{row}");
    }
}

#[test]
fn both_maps_stand_on_the_page() {
    let list = |set: Clearings| set.iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ");
    for (&map, number) in MapKind::ALL.iter().zip(["2.6", "2.7"]) {
        let (plan, page) = (map.plan(), section(number));
        for clearing in Clearing::all() {
            let index = clearing.index();
            let row = page.lines().find(|line| line.starts_with(&format!("| `{clearing}` |"))).unwrap();
            let mut cells: Vec<&str> = row.split('|').map(str::trim).collect();
            if map == MapKind::Autumn {
                assert_eq!(cells.remove(3), plan.suits[index].to_string(), "{row}");
            }
            assert_eq!(cells[2].ends_with("(corner)"), index < 4, "{row}");
            assert_eq!(cells[3], plan.slots[index].to_string(), "{row}");
            assert_eq!(cells[4] == "yes", plan.ruins.contains(clearing), "{row}");
            assert_eq!(cells[5], list(plan.paths[index]), "{row}");
            assert_eq!(cells[6], list(plan.rivers[index]), "{row}");
        }
        for wood in plan.forests {
            let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", wood.forest))).unwrap();
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            assert_eq!(cells[3], list(wood.clearings), "{row}");
            let next = wood.neighbours.iter().map(|forest| forest.to_string()).collect::<Vec<_>>().join(" ");
            assert_eq!(cells[4], next, "{row}");
        }
    }
}

#[test]
fn the_tracks_stand_on_the_page() {
    let track = |name: &str, values: &[u8]| {
        let values = values.iter().map(u8::to_string).collect::<Vec<_>>().join(" | ");
        stands(&format!("| {name} | {values} |"));
    };
    track("wood", &BUILDING_COST);
    track("sawmill, VP", &building_points(Piece::Sawmill));
    track("workshop, VP", &building_points(Piece::Workshop));
    track("recruiter, VP", &building_points(Piece::Recruiter));
    track("VP each Evening", &ROOST_POINTS);
    track("supporters", &SYMPATHY_COST);
    track("VP", &SYMPATHY_POINTS);
    track("VP for a score ritual of that suit", &GARDEN_POINTS);
    let mut stance = Stance::Indifferent;
    while let Some((next, aids, points)) = stance.next() {
        stands(&format!("| {stance} → {next} | {aids} | {points} |"));
        stance = next;
    }
}
