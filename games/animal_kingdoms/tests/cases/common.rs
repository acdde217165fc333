//! A table at which the tests play: choices by their names, and what can be seen with open eyes.

use std::ops::{Deref, DerefMut};

use animal_kingdoms::position::Position;
use animal_kingdoms::{AnimalKingdoms, Card, Event, HouseView, Kingdom, KingdomView, Level, Options, cards_in};
use engine::{Dice, Seat, testkit};

pub struct Table(pub testkit::Table<AnimalKingdoms>);

impl Deref for Table {
    type Target = testkit::Table<AnimalKingdoms>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A position for so many players under the usual rules.
pub fn position(players: usize) -> Position {
    Position::new(players, Options::default())
}

/// A position with the peace treaty.
pub fn peaceful(players: usize) -> Position {
    Position::new(players, Options { peace_treaty: true, ..Options::default() })
}

/// A position of the solo game.
pub fn solo(solo_level: Level) -> Position {
    Position::new(1, Options { solo_level, ..Options::default() })
}

pub fn card(id: &str) -> Card {
    id.parse().unwrap()
}

pub fn kingdom(id: &str) -> Kingdom {
    id.parse().unwrap()
}

impl Table {
    /// Somebody's turn begins.
    pub fn turn(position: Position) -> Table {
        Table(testkit::Table::of(position.build()))
    }

    /// Everybody has withdrawn.
    pub fn scoring(position: Position) -> Table {
        Table::scoring_with(position, 1)
    }

    pub fn scoring_with(position: Position, seed: u64) -> Table {
        let (mut dice, mut log) = (Dice::quick(seed), Vec::new());
        Table(testkit::Table { game: position.scoring(&mut dice, &mut log), dice, log })
    }

    /// The upstart's turn begins.
    pub fn upstart(position: Position) -> Table {
        Table::goes_on(position.turn(1))
    }

    /// Somebody's turn begins, and what is not asked happens.
    pub fn goes_on(position: Position) -> Table {
        Table(testkit::Table::begin(|dice, log| position.go_on(dice, log)))
    }

    pub fn house(&self, seat: u8) -> HouseView {
        self.view().houses[usize::from(seat)].clone()
    }

    pub fn kingdom(&self, id: &str) -> KingdomView {
        self.view().kingdom(kingdom(id)).unwrap().clone()
    }

    /// The cards that may be played in a kingdom, whatever the hand.
    pub fn legal(&self, id: &str) -> Vec<Card> {
        let allowed = self.kingdom(id).allowed;
        cards_in(animal_kingdoms::ALL_CARDS).filter(|&card| allowed.contains(card)).collect()
    }

    pub fn hand(&self, seat: u8) -> Vec<Card> {
        self.house(seat).hand.unwrap_or_default().iter().map(|held| held.card).collect()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.view().houses.iter().map(|house| house.score).collect()
    }

    pub fn modifiers(&self) -> Vec<u8> {
        self.view().houses.iter().map(|house| house.modifiers).collect()
    }

    pub fn hand_sizes(&self) -> Vec<u8> {
        self.view().houses.iter().map(|house| house.hand_size).collect()
    }

    /// The owners of a kingdom's territories, capital last, and of its council.
    pub fn owner(&self, space: &str) -> Option<animal_kingdoms::Who> {
        let view = self.view();
        let mut spaces = view.kingdoms.iter().flat_map(|kingdom| &kingdom.spaces);
        spaces.find(|seen| seen.space.to_string() == space).unwrap().owner
    }

    /// The points that each player got out of a kingdom when it was last scored.
    pub fn points(&self, id: &str) -> Vec<u8> {
        let mut points = vec![0; self.view().houses.len()];
        let scored = |event: &Event| match *event {
            Event::Scores { kingdom: scored, shares, .. } if scored == kingdom(id) => Some(shares),
            _ => None,
        };
        let shares = self.events().iter().rev().find_map(scored).expect("the kingdom was scored");
        for share in shares.iter() {
            let seat = match share.who {
                animal_kingdoms::Who::Player(seat) => seat,
                animal_kingdoms::Who::Upstart => Seat(1),
            };
            points[seat.index()] = share.points;
        }
        points
    }
}

/// The reference reading of every decree, card by card.
pub fn reads(decree: &str, card: Card, own: &[Card], sides: &[Card], realm: &[Card]) -> bool {
    let (r, t) = (card.rank(), card.kind());
    let last = own.last();
    let low = |seen: &[Card]| seen.iter().map(|card| card.rank()).min().unwrap();
    let high = |seen: &[Card]| seen.iter().map(|card| card.rank()).max().unwrap();
    let kind = |names: [&str; 2]| names.contains(&t.id());
    match decree {
        "ranks_low" => r <= 3,
        "ranks_mid" => r == 4 || r == 5,
        "ranks_high" => r >= 6,
        "even_only" => r % 2 == 0,
        "odd_only" => r % 2 == 1,
        "wolf_frog" => kind(["wolf", "frog"]),
        "lizard_tiger" => kind(["lizard", "tiger"]),
        "owl_bee" => kind(["owl", "bee"]),
        "panda_okapi" => kind(["red_panda", "okapi"]),
        "pair" => true,
        "all_ranks_differ" => own.iter().all(|seen| seen.rank() != r),
        "all_types_differ" => own.iter().all(|seen| seen.kind() != t),
        "step_one" => last.is_none_or(|last| last.rank().abs_diff(r) == 1),
        "match_last" => last.is_none_or(|last| last.rank() == r || last.kind() == t),
        "alternate_parity" => last.is_none_or(|last| last.rank() % 2 != r % 2),
        "ascending" => last.is_none_or(|last| r >= last.rank()),
        "descending" => last.is_none_or(|last| r <= last.rank()),
        "alternate_half" => last.is_none_or(|last| (r <= 4) != (last.rank() <= 4)),
        "leap_three" => last.is_none_or(|last| last.rank().abs_diff(r) >= 3),
        "match_neighbour" => sides.is_empty() || sides.iter().any(|seen| seen.rank() == r || seen.kind() == t),
        "neighbour_low" => sides.is_empty() || r <= low(sides),
        "neighbour_high" => sides.is_empty() || r >= high(sides),
        "neighbour_type" => sides.is_empty() || sides.iter().any(|seen| seen.kind() == t),
        "neighbour_step" => sides.is_empty() || sides.iter().any(|seen| seen.rank().abs_diff(r) == 1),
        "avoid_neighbours" => sides.iter().all(|seen| seen.rank() != r && seen.kind() != t),
        "realm_rank" => realm.is_empty() || realm.iter().any(|seen| seen.rank() == r),
        "realm_type" => realm.is_empty() || realm.iter().any(|seen| seen.kind() == t),
        "fresh_rank" => realm.iter().all(|seen| seen.rank() != r),
        "fresh_type" => realm.iter().all(|seen| seen.kind() != t),
        "outlier" => realm.is_empty() || r <= low(realm) || r >= high(realm),
        _ => panic!("{decree} is not in the table"),
    }
}
