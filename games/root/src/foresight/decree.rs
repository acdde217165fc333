//! What the Eyrie's decree will come to as things stand (rules, 7.5 and 7.6): which orders can be carried out, which are at
//! risk and why, and what turmoil would cost. Everybody can see all of it.

use engine::Phrase;

use crate::cards::{Card, Suit};
use crate::factions::{Column, Faction, Leader, Piece};
use crate::map::Clearings;
use crate::names;
use crate::view::{BoardView, PlayerView, View};

const EYRIE: Faction = Faction::Eyrie;

/// A card of the decree, or a vizier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    /// The card; none for the vizier.
    pub(crate) card: Option<Card>,
    pub(crate) suit: Suit,
    pub(crate) fate: Fate,
}

/// What becomes of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It has been carried out today.
    Done,
    /// It can be carried out as things stand.
    Can,
    /// It cannot.
    Risk(Why),
}

/// What is missing to carry out an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The supply has not enough warriors.
    Warriors,
    /// There is no roost in a clearing of the suit.
    Roost,
    /// No warriors in a clearing of the suit may leave it.
    Move,
    /// No enemy stands beside the Eyrie's warriors in a clearing of the suit.
    Enemy,
    /// No clearing of the suit is ruled, has a free slot and no roost.
    Site,
    /// All seven roosts are on the map.
    Roosts,
}

/// The decree as it stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Decree {
    /// The orders of each column, viziers first.
    pub(crate) columns: Vec<(Column, Vec<Order>)>,
    /// Points that turmoil would cost: one for each bird and vizier.
    pub(crate) cost: u8,
}

impl Decree {
    /// An order of the first column in which one cannot be carried out.
    pub(crate) fn risk(&self) -> Option<(Column, Suit, Why)> {
        self.columns.iter().find_map(|(column, orders)| {
            orders.iter().rev().find_map(|order| match order.fate {
                Fate::Risk(why) => Some((*column, order.suit, why)),
                Fate::Done | Fate::Can => None,
            })
        })
    }

    /// How many orders are left, and how many there are.
    pub(crate) fn left(&self) -> (usize, usize) {
        let orders = || self.columns.iter().flat_map(|(_, orders)| orders);
        (orders().filter(|order| order.fate != Fate::Done).count(), orders().count())
    }
}

/// The decree of the Eyrie, if they play.
pub(crate) fn decree(view: &View) -> Option<Decree> {
    let eyrie = view.led(EYRIE)?;
    let BoardView::Eyrie { decree, column: present, .. } = &eyrie.board else { return None };
    let past = |column: Column| present.is_some_and(|present| column.index() < present.index());
    let columns = decree.iter().map(|seen| {
        let vizier = seen.vizier.then_some((None, Suit::Bird, seen.vizier_obeyed));
        let cards = seen.cards.iter().map(|&card| (Some(card), card.suit(), seen.obeyed.contains(&card)));
        let done = |done: bool| if done || past(seen.column) { Fate::Done } else { Fate::Can };
        let all = vizier.into_iter().chain(cards);
        let mut orders: Vec<Order> = all.map(|(card, suit, obeyed)| Order { card, suit, fate: done(obeyed) }).collect();
        // Birds may go anywhere, so they take what the others leave.
        let mut with = [0u8; Suit::COUNT];
        for birds in [false, true] {
            let waiting =
                orders.iter_mut().filter(|order| order.fate == Fate::Can && (order.suit == Suit::Bird) == birds);
            for order in waiting {
                with[order.suit.index()] += 1;
                if let Some(why) = obstacle(view, seen.column, order.suit, with) {
                    order.fate = Fate::Risk(why);
                }
            }
        }
        (seen.column, orders)
    });
    let birds = decree
        .iter()
        .map(|seen| seen.cards.iter().filter(|card| card.suit() == Suit::Bird).count() as u8 + u8::from(seen.vizier));
    Some(Decree { columns: columns.collect(), cost: birds.sum() })
}

/// What stands in the way of a further order of this suit in a column, if so many of each suit are carried out in it with it.
pub(crate) fn obstacle(view: &View, column: Column, suit: Suit, with: [u8; Suit::COUNT]) -> Option<Why> {
    let eyrie = view.led(EYRIE)?;
    let BoardView::Eyrie { leader, roosts, .. } = &eyrie.board else { return None };
    let ground = view.suited(suit);
    let all: u8 = with.iter().sum();
    match column {
        Column::Recruit => {
            let each = if *leader == Some(Leader::Charismatic) { 2 } else { 1 };
            let sites = view.clearings_where(|seen| seen.count(Piece::Roost) > 0 && seen.takes(EYRIE)).common(ground);
            match () {
                () if sites.is_empty() => Some(Why::Roost),
                () if eyrie.supply < each * all.max(1) => Some(Why::Warriors),
                () => None,
            }
        }
        Column::Move => origins(view).common(ground).is_empty().then_some(Why::Move),
        Column::Battle => battlefields(view).common(ground).is_empty().then_some(Why::Enemy),
        Column::Build => {
            let sites = view.clearings_where(|seen| {
                seen.ruler == Some(EYRIE) && seen.open > 0 && seen.count(Piece::Roost) == 0 && seen.takes(EYRIE)
            });
            let needed = usize::from(with[suit.index()].max(1));
            match () {
                () if sites.common(ground).len() < needed || sites.len() < usize::from(all) => Some(Why::Site),
                () if Piece::Roost.count() - roosts < all.max(1) => Some(Why::Roosts),
                () => None,
            }
        }
    }
}

/// Clearings that warriors of the Eyrie may leave: they rule it or one that is joined to it.
fn origins(view: &View) -> Clearings {
    let ruled = view.clearings_where(|seen| seen.ruler == Some(EYRIE));
    view.clearings_where(|seen| {
        let near = view.joined(EYRIE, seen.clearing);
        let free = if ruled.contains(seen.clearing) { near } else { near.common(ruled) };
        seen.warriors_of(EYRIE) > 0 && !free.is_empty()
    })
}

/// Clearings where the Eyrie may attack somebody.
fn battlefields(view: &View) -> Clearings {
    let hired = view.has_mercenaries(EYRIE);
    view.clearings_where(|seen| {
        let own = seen.warriors_of(EYRIE) > 0;
        let hired = hired && seen.warriors_of(Faction::Riverfolk) > 0;
        let enemy = |player: &PlayerView| {
            let other = player.faction;
            other != EYRIE && seen.is_present(other) && (own || other != Faction::Riverfolk)
        };
        (own || hired) && view.players.iter().any(enemy)
    })
}

impl Why {
    /// The reason in words, about a suit.
    pub(crate) fn said(self, suit: Suit) -> Phrase {
        let (any, suited) = match self {
            Why::Warriors => return Phrase::new("risk-warriors"),
            Why::Roosts => return Phrase::new("risk-roosts"),
            Why::Roost => ("risk-roost-any", "risk-roost"),
            Why::Move => ("risk-move-any", "risk-move"),
            Why::Enemy => ("risk-enemy-any", "risk-enemy"),
            Why::Site => ("risk-site-any", "risk-site"),
        };
        match suit {
            Suit::Bird => Phrase::new(any),
            _ => Phrase::new(suited).phrase("suit", names::suit(suit)),
        }
    }
}
