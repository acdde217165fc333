//! What the eyes of a view know about hidden cards is exactly what follows from what they were told: a listener of each seat and
//! of the crowd follows the log of random games and must come to the same.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Dice, Entry, Eyes, Game, Seat, Turn};
use root::{
    BoardView, Card, Choice, Event, Faction, HandOver, Joining, MapKind, Options, Question, Root, Spot, Suit, View,
};

/// A hidden place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Zone {
    Hand(Seat),
    Supporters,
}

/// Where hidden cards really are, as the whole log tells.
#[derive(Default)]
struct Truth {
    places: BTreeMap<Card, Zone>,
    revealed: BTreeSet<Card>,
}

/// What somebody who can only listen is sure of.
struct Listener {
    eyes: Eyes,
    sure: BTreeSet<Card>,
}

/// A card that went from one hidden place to another without being shown: which cards it could have been.
struct Sleight {
    card: Card,
    from: Zone,
    suit: Option<Suit>,
}

impl Sleight {
    fn could_be(&self, card: Card) -> bool {
        self.suit.is_none_or(|suit| card.suit() == suit || card.suit() == Suit::Bird)
    }
}

impl Listener {
    /// Some hidden card was moved unseen.
    fn misses(&mut self, sleight: &Sleight, truth: &Truth) {
        let rest = truth.places.iter().filter(|(card, zone)| **zone == sleight.from && **card != sleight.card);
        let rest: Vec<Card> = rest.map(|(card, _)| *card).collect();
        // Only who knew every card there and sees that no other could have gone still knows this one.
        let traced = rest.iter().all(|card| self.sure.contains(card) && !sleight.could_be(*card));
        if !traced {
            self.sure.remove(&sleight.card);
        }
        self.sure.retain(|card| !rest.contains(card) || !sleight.could_be(*card));
    }
}

/// The suit of the clearing in which a seat's pawn stands.
fn pawn_suit(view: &View, who: Seat) -> Option<Suit> {
    match view.players[who.index()].board {
        BoardView::Vagabond { spot: Some(Spot::Clearing(clearing)), .. } => Some(view.clearings[clearing.index()].suit),
        _ => None,
    }
}

struct Table {
    truth: Truth,
    listeners: Vec<Listener>,
    outrage: Option<Suit>,
}

impl Table {
    fn hear(&mut self, entry: &Entry<Event>, view: &View) {
        let event = *entry.seen_by(Eyes::Open).unwrap();
        let mut arrivals: Vec<(Card, Zone)> = Vec::new();
        let mut sleight = None;
        match event {
            Event::Draws { who, cards, .. } => {
                arrivals.extend(cards.unwrap().iter().map(|&card| (card, Zone::Hand(who))));
            }
            Event::DrawsSupporters { cards, .. } => {
                arrivals.extend(cards.unwrap().iter().map(|&card| (card, Zone::Supporters)));
            }
            Event::HandOver { from, to, card, why } => {
                let card = card.unwrap();
                let suit = if why == HandOver::Aid { pawn_suit(view, from) } else { None };
                sleight = Some(Sleight { card, from: Zone::Hand(from), suit });
                arrivals.push((card, Zone::Hand(to)));
            }
            Event::JoinsSupporters { who, card, why } => {
                let card = card.unwrap();
                let suit = if why == Joining::Outrage { self.outrage } else { None };
                sleight = Some(Sleight { card, from: Zone::Hand(who), suit });
                arrivals.push((card, Zone::Supporters));
            }
            Event::TakesDominance { who, card } => arrivals.push((card, Zone::Hand(who))),
            Event::TakesBack { who, .. } => {
                arrivals
                    .extend(std::mem::take(&mut self.truth.revealed).into_iter().map(|card| (card, Zone::Hand(who))));
            }
            Event::Outrage { clearing, .. } => self.outrage = Some(view.clearings[clearing.index()].suit),
            Event::Reveals { card, .. } => {
                self.truth.places.remove(&card);
                self.truth.revealed.insert(card);
            }
            Event::Discards { card, .. } => {
                self.truth.places.remove(&card);
                self.truth.revealed.remove(&card);
            }
            Event::Crafts { card, .. }
            | Event::AddsToDecree { card, .. }
            | Event::ActivatesDominance { card, .. }
            | Event::Coalition { card, .. } => {
                self.truth.places.remove(&card);
            }
            _ => {}
        }
        for listener in &mut self.listeners {
            listener.hear(entry, &arrivals, sleight.as_ref(), &self.truth);
        }
        self.truth.places.extend(arrivals);
    }

    fn check(&self, game: &Root) {
        for listener in &self.listeners {
            let view = game.view(listener.eyes);
            for player in &view.players {
                let mine = listener.eyes.own(player.who);
                let places = [Some((Zone::Hand(player.who), &player.cards)), supporters(&player.board)];
                for (zone, seen) in places.into_iter().flatten() {
                    let there = self.truth.places.iter().filter(|(_, place)| **place == zone).map(|(card, _)| *card);
                    let expected: BTreeSet<Card> = there.filter(|card| mine || listener.sure.contains(card)).collect();
                    let seen: BTreeSet<Card> = seen.iter().copied().collect();
                    assert_eq!(seen, expected, "{:?} look at {zone:?} of {}", listener.eyes, player.faction);
                }
            }
        }
    }
}

fn supporters(board: &BoardView) -> Option<(Zone, &Vec<Card>)> {
    match board {
        BoardView::Alliance { known_supporters, .. } => Some((Zone::Supporters, known_supporters)),
        _ => None,
    }
}

impl Listener {
    fn hear(&mut self, entry: &Entry<Event>, arrivals: &[(Card, Zone)], sleight: Option<&Sleight>, truth: &Truth) {
        let heard = entry.seen_by(self.eyes);
        let told = |card: Option<Card>| card.is_some();
        let open = match heard {
            Some(Event::Draws { cards, .. } | Event::DrawsSupporters { cards, .. }) => cards.is_some(),
            Some(Event::HandOver { card, .. } | Event::JoinsSupporters { card, .. }) => told(*card),
            Some(Event::LooksAt { cards: Some(cards), .. }) => {
                self.sure.extend(cards.iter());
                return;
            }
            Some(_) => true,
            None => false,
        };
        match sleight {
            Some(sleight) if !open => self.misses(sleight, truth),
            _ => arrivals.iter().for_each(|(card, _)| {
                if open {
                    self.sure.insert(*card)
                } else {
                    self.sure.remove(card)
                };
            }),
        }
    }
}

/// Plays a random game and listens; says how many choices were made.
fn listen(factions: &str, map: MapKind, seed: u64) -> usize {
    let names = factions.split_whitespace().map(|name| Choice::Faction(name.parse::<Faction>().unwrap()));
    let factions: Vec<Choice> = names.collect();
    let seats = factions.len();
    let options = Options { map, factions, round_cap: 12 };
    let mut dice = Dice::quick(seed);
    let mut log: Vec<Entry<Event>> = Vec::new();
    let mut game = Root::new(&options, seats, &mut dice, &mut log).unwrap();
    let mut eyes: Vec<Eyes> = (0..seats as u8).map(|seat| Eyes::Of(Seat(seat))).collect();
    eyes.push(Eyes::Crowd);
    let listeners = eyes.into_iter().map(|eyes| Listener { eyes, sure: BTreeSet::new() }).collect();
    let mut table = Table { truth: Truth::default(), listeners, outrage: None };
    let mut actions = Vec::new();
    for choices in 0.. {
        let view = game.view(Eyes::Open);
        log.drain(..).for_each(|entry| table.hear(&entry, &view));
        if game.turn() == Turn::Over {
            return choices;
        }
        // A card in the making is known to all before it is told.
        if !matches!(view.question, Some(Question::CraftAnySuit { .. } | Question::PayFund { .. })) {
            table.check(&game);
        }
        game.actions(&mut actions);
        let action = *dice.pick(&actions).unwrap();
        game.play(action, &mut dice, &mut log);
    }
    unreachable!("games end")
}

#[test]
fn eyes_know_what_they_were_told_and_no_more() {
    let line_ups = [
        ("marquise eyrie alliance vagabond", MapKind::Autumn),
        ("alliance cult riverfolk", MapKind::Winter),
        ("vagabond alliance vagabond2 eyrie cult", MapKind::Autumn),
        ("marquise eyrie alliance vagabond cult riverfolk", MapKind::Winter),
    ];
    for (factions, map) in line_ups {
        let choices: usize = (0..8).map(|seed| listen(factions, map, seed)).sum();
        assert!(choices > 500, "{factions}: {choices}");
    }
}
