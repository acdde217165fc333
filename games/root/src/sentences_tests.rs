//! Every event is said in every language, to those who know everything and to those who do not.

use engine::words::{COMMON, Words};
use engine::{Lang, Row, Seat, Seats};

use super::sentence;
use crate::action::TriggerKind;
use crate::cards::{Card, Item, Power, Suit};
use crate::event::*;
use crate::factions::{Character, Column, Faction, Leader, Piece, Service, Source, Stance};
use crate::map::{Clearing, Forest, MapKind};
use crate::quests::Quest;

const WHO: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

fn hand() -> Hand {
    [card("anvil"), card("sappers#1")].into_iter().collect()
}

fn table() -> Vec<Event> {
    let mut events = vec![
        Event::Begins { map: MapKind::Autumn, first: WHO },
        Event::Begins { map: MapKind::Winter, first: WHO },
        Event::TurnBegins { who: WHO, round: 3 },
        Event::Scores { who: WHO, points: 2, source: Source::Crafting },
        Event::Scores { who: WHO, points: -3, source: Source::Roosts },
        Event::ChoosesCharacter { who: WHO, character: Character::Thief },
        Event::HidesItems { each: 1 },
        Event::HidesItems { each: 2 },
        Event::Outcast { who: WHO, suit: Suit::Fox, hated: false },
        Event::Outcast { who: WHO, suit: Suit::Mouse, hated: true },
        Event::Reshuffles,
    ];
    events.extend(Faction::ALL.iter().map(|&faction| Event::Leads { who: WHO, faction }));
    events.extend([Part::Birdsong, Part::Daylight, Part::Evening].map(|part| Event::PhaseBegins { who: WHO, part }));
    events.extend(Service::ALL.iter().map(|&service| Event::SetsPrice { who: WHO, service, price: 2 }));
    for how in [Ending::Points, Ending::Dominance, Ending::Rounds] {
        events.push(Event::GameOver { winners: Seats::only(WHO), how });
        events.push(Event::GameOver { winners: Seats::all(2), how });
    }
    events
}

fn cards() -> Vec<Event> {
    use Discarded as D;
    use HandOver as H;
    let mut events = Vec::new();
    for cards in [None, Some(hand())] {
        events.push(Event::Draws { who: WHO, count: 2, cards });
        events.push(Event::LooksAt { who: WHO, whose: OTHER, cards });
        events.push(Event::DrawsSupporters { who: WHO, count: 2, cards });
    }
    events.push(Event::LooksAt { who: WHO, whose: OTHER, cards: Some(Hand::default()) });
    let whys = [D::Crafted, D::Spent, D::Ambush, D::UsedUp, D::HandLimit, D::NoRoom, D::Supporter];
    for why in whys.into_iter().chain([D::BaseLost, D::Turmoil, D::Fear]) {
        events.push(Event::Discards { who: WHO, card: card("anvil"), why });
    }
    for card in [None, Some(card("bake_sale"))] {
        for why in [H::StandAndDeliver, H::Steal, H::Aid, H::Bought, H::DayLabor] {
            events.push(Event::HandOver { from: OTHER, to: WHO, card, why });
        }
        for why in [Joining::Outrage, Joining::Mobilized] {
            events.push(Event::JoinsSupporters { who: WHO, card, why });
        }
    }
    events.extend(Card::all().map(|card| Event::Crafts { who: WHO, card }));
    events.extend(Power::ALL.iter().map(|&power| Event::Uses { who: WHO, power }));
    events.push(Event::ActivatesDominance { who: WHO, card: card("dominance_fox") });
    events.push(Event::Coalition { who: WHO, with: OTHER, card: card("dominance_bird") });
    events.push(Event::TakesDominance { who: WHO, card: card("dominance_mouse") });
    events
}

fn pieces() -> Vec<Event> {
    let (clearing, to) = (Clearing::new(4), Clearing::new(11));
    let mut events = vec![
        Event::PaysWood { who: WHO, clearing },
        Event::NoHospital { who: WHO, clearing },
        Event::FieldHospital { who: WHO, clearing, count: 2 },
        Event::Outrage { who: WHO, clearing },
        Event::NoCardForOutrage { who: WHO },
    ];
    for count in [1, 2, 5] {
        events.push(Event::PlacesWarriors { who: WHO, faction: Faction::Cult, clearing, count });
        events.push(Event::Moves { who: WHO, faction: Faction::Cult, from: clearing, to, count });
        events.push(Event::LosesWarriors { by: WHO, faction: Faction::Eyrie, clearing, count });
    }
    for &piece in Piece::ALL {
        events.push(Event::Places { who: WHO, piece, clearing, count: 1 });
        events.push(Event::Loses { by: WHO, piece, clearing, count: 2 });
    }
    events.extend(TriggerKind::ALL.iter().map(|&kind| Event::OrdersTriggers { who: WHO, kind }));
    events
}

fn battle() -> Vec<Event> {
    let clearing = Clearing::new(8);
    let attack = |ally, mercenaries| Event::Attacks { who: WHO, defender: OTHER, clearing, ally, mercenaries };
    let mut events = vec![attack(None, false), attack(Some(Faction::Alliance), false), attack(None, true)];
    for foils in [false, true] {
        events.push(Event::Ambush { who: WHO, card: card("ambush_fox"), foils });
        events.push(Event::NoAmbush { who: WHO, foils });
    }
    events.push(Event::Rolls { attacker: 3, defender: 1, hits_by_attacker: 2, hits_by_defender: 1 });
    events.push(Event::EffectsFirst { who: WHO, first: OTHER });
    events.push(Event::Hits { by_attacker: 3, by_defender: 1 });
    events.push(Event::BattleEnds { clearing });
    events
}

fn factions() -> Vec<Event> {
    let (who, clearing, bird) = (WHO, Clearing::new(2), card("sappers#2"));
    let mut events = vec![
        Event::ExtraAction { who, card: bird },
        Event::LeadersReturn { who },
        Event::Revolts { who, clearing },
        Event::Officers { who, change: 1 },
        Event::Officers { who, change: -2 },
        Event::BaseLost { who, suit: Suit::Rabbit },
        Event::LostSoulsLeave { who, count: 4 },
        Event::Acolytes { who, change: 1 },
        Event::Acolytes { who, change: -3 },
        Event::Reveals { who, card: bird },
        Event::TakesBack { who, count: 3 },
        Event::Protectionism { who, count: 2 },
        Event::Gathers { who, count: 7 },
        Event::LosesFund { who, colour: Faction::Marquise },
        Event::Exports { who, card: bird },
    ];
    for &column in Column::ALL {
        events.push(Event::AddsToDecree { who, card: bird, column });
        events.push(Event::Obeys { who, suit: Suit::Bird, column });
        events.push(Event::Turmoil { who, column });
    }
    events.extend(Leader::ALL.iter().map(|&leader| Event::LeaderRises { who, leader }));
    for what in [Plot::Crusade, Plot::Convert, Plot::Sanctify] {
        events.push(Event::Conspires { who, what, clearing: None });
        events.push(Event::Conspires { who, what, clearing: Some(clearing) });
    }
    for use_ in [FundUse::Committed, FundUse::Spent, FundUse::Crafting] {
        let colours = [Faction::Eyrie, Faction::Riverfolk].into_iter().collect();
        events.push(Event::PaysFunds { who, colours, use_ });
    }
    events.extend(Service::ALL.iter().map(|&service| Event::Buys { who, service, price: 3 }));
    events
}

fn vagabonds() -> Vec<Event> {
    let (who, clearing) = (WHO, Clearing::new(5));
    let mut events = vec![
        Event::RuinGone { clearing },
        Event::Aids { who, whom: OTHER },
        Event::NewQuest { quest: Quest::EscortMouse },
        Event::Strikes { who, clearing },
        Event::HidesOut { who },
    ];
    for slips in [false, true] {
        events.push(Event::PawnMoves { who, to: Spot::Clearing(clearing), slips });
        events.push(Event::PawnMoves { who, to: Spot::Forest(Forest::WinterSouthEast), slips });
    }
    for &item in Item::ALL {
        events.push(Event::Exhausts { who, item });
        events.push(Event::Refreshes { who, item, count: 2 });
        events.push(Event::Damages { who, item });
        events.push(Event::Repairs { who, item });
        events.extend([false, true].map(|of_ruin| Event::DropsItem { who, item, of_ruin }));
        for from in [ItemFrom::Crafted, ItemFrom::Ruin, ItemFrom::Aid] {
            events.push(Event::GainsItem { who, item, from });
        }
    }
    let items: Row<Item, 2> = [Item::Sword, Item::Boots].into_iter().collect();
    events.push(Event::Explores { who, clearing, items: None });
    events.push(Event::Explores { who, clearing, items: Some(items) });
    events.extend(Stance::ALL.iter().map(|&stance| Event::Relationship { who, faction: Faction::Cult, stance }));
    events.extend(Quest::ALL.iter().map(|&quest| Event::CompletesQuest { who, quest }));
    events
}

fn all() -> Vec<Event> {
    [table(), cards(), pieces(), battle(), factions(), vagabonds()].concat()
}

#[test]
fn every_event_is_said_in_every_language() {
    let sources = [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    let words = Words::new(&[COMMON, sources]).unwrap();
    let names = ["Olya".to_string(), "Borys".to_string()];
    for lang in Lang::ALL {
        let say = words.say(lang, &names);
        for event in all() {
            let text = say.try_text(&sentence(&event)).unwrap();
            assert!(text.ends_with('.'), "{text}");
        }
    }
}

#[test]
fn no_kind_of_event_is_left_out() {
    let source = include_str!("event.rs");
    let body = source.split("pub enum Event {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
    let kinds = body.lines().filter_map(|line| {
        let line =
            line.strip_prefix("    ").filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))?;
        line.split([' ', ',', '{']).next()
    });
    let told: Vec<String> = all().iter().map(|event| format!("{event:?}")).collect();
    for kind in kinds {
        assert!(told.iter().any(|event| event.split(' ').next() == Some(kind)), "{kind} is never told");
    }
}
