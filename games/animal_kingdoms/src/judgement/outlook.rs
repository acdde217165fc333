//! A cheap guess of how the players stand: what would be scored if the age ended now, as far as the kingdoms are full, and
//! what is carried over to the next. It looks at the table only; what may come is left to those who play on.

use engine::{BySeat, Ledger, Seat, chances};

use crate::cards::Card;
use crate::kingdoms::Kingdom;
use crate::scoring::{SECOND, THIRD};
use crate::state::{AnimalKingdoms, Stage, UPSTART};

/// What things are worth, in points unless said otherwise.
struct Weights {
    /// A battle modifier: a point at the end and some use before.
    modifier: f32,
    /// A cube in a council, or in a capital from where it goes there, for each age to come.
    council: f32,
    /// A strong hand.
    hand: f32,
    /// Being able to go on in this age, as far as there is room.
    going_on: f32,
    /// How much of a place counts in a kingdom where only one territory is taken, as a share.
    early: f32,
}

/// How many points make a sure lead: by how many ages are to come, and more for room on the board.
struct Lead {
    ages: [f32; 3],
    room: f32,
}

/// Between two players the table says nothing in the first age and much from then on. The numbers follow from games among
/// bots (docs/arena/animal_kingdoms.md).
const LEAD_OF_TWO: Lead = Lead { ages: [2.5, 5.0, 40.0], room: 5.0 };
const LEAD: Lead = Lead { ages: [2.0, 4.5, 7.0], room: 2.5 };

const WEIGHTS: Weights = Weights { modifier: 1.0, council: 1.5, hand: 1.0, going_on: 8.0, early: 0.4 };
const WEIGHTS_OF_TWO: Weights = Weights { modifier: 1.4, early: 0.3, ..WEIGHTS };

/// How much a card of each rank helps in a battle: an 8 falls only to a 1, and a 1 beats only an 8.
pub(crate) const BATTLE_STRENGTH: [f32; 8] = [0.3, 0.05, 0.1, 0.2, 0.35, 0.55, 0.85, 1.0];

/// As many houses as there are, the upstart's with them.
const HOUSES: usize = 5;

/// The board has so many territories.
const TERRITORIES: f32 = 30.0;

impl AnimalKingdoms {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let players = self.players();
        if self.stage == Stage::Over {
            let (winners, _) = self.winners();
            let share = 1.0 / winners.len() as f32;
            return BySeat::from_fn(players, |seat| if winners.contains(seat) { share } else { 0.0 });
        }
        let room = self.open_room();
        let mut points = BySeat::new(HOUSES, 0.0);
        self.enter_points(room, &mut points);
        let Lead { ages, room: open } = if players == 2 { &LEAD_OF_TWO } else { &LEAD };
        let lead = ages[usize::from(3 - self.age.clamp(1, 3))] + open * room;
        if self.alone() {
            // A tie is lost.
            let both = BySeat::from_fn(2, |seat| if seat == UPSTART { points[seat] + 0.5 } else { points[seat] });
            return BySeat::new(1, chances(&both, lead)[Seat(0)]);
        }
        chances(&BySeat::from_fn(players, |seat| points[seat]), lead)
    }

    #[inline]
    fn weights(&self) -> &'static Weights {
        if self.players() == 2 { &WEIGHTS_OF_TWO } else { &WEIGHTS }
    }

    #[inline]
    fn ages_to_come(&self) -> f32 {
        f32::from(3 - self.age.min(3))
    }

    /// How much of the board may still be filled in this age.
    fn open_room(&self) -> f32 {
        if self.withdrawn.len() == self.size as usize {
            return 0.0;
        }
        let taken: usize = self.lands.iter().map(|land| land.column.len()).sum();
        1.0 - taken as f32 / TERRITORIES
    }

    /// What everybody can expect, for [`Judgement::expect`](engine::Judgement::expect).
    pub(crate) fn enter(&self, ledger: &mut impl Ledger) {
        self.enter_points(self.open_room(), ledger);
    }

    /// The points that each house has or would get now, and what it carries over.
    fn enter_points(&self, room: f32, ledger: &mut impl Ledger) {
        let weights = self.weights();
        let council = weights.council * self.ages_to_come();
        for seat in self.everyone() {
            let house = self.house(seat);
            let councillors: u32 = self.lands.iter().map(|land| (land.cubes[seat.index()] >> 8).count_ones()).sum();
            ledger.add(seat, "term-points", self.score(seat) as f32);
            ledger.add(seat, "term-points", f32::from(house.retreats.points()));
            ledger.add(seat, "term-modifiers", weights.modifier * f32::from(house.modifiers));
            ledger.add(seat, "term-hand", weights.hand * battle_strength(&house.hand));
            ledger.add(seat, "term-council", council * councillors as f32);
            ledger.add(seat, "term-going-on", if self.out.contains(seat) { 0.0 } else { weights.going_on * room });
        }
        for kingdom in Kingdom::all().skip(usize::from(self.battle.scored)) {
            self.add_places(kingdom, ledger);
            if let Some(seat) = self.capital(kingdom) {
                ledger.add(seat, "term-council", council);
            }
        }
    }

    /// What the places in a kingdom would bring; those who share the first place share its points.
    fn add_places(&self, kingdom: Kingdom, ledger: &mut impl Ledger) {
        let land = self.land(kingdom);
        let full = land.column.len() as f32 / f32::from(kingdom.territories());
        let early = self.weights().early;
        let certain = early + (1.0 - early) * full;
        let (value, second) = (f32::from(self.value(kingdom)), f32::from(SECOND));
        let fighting = self.battle.standing;
        for seat in self.everyone().filter(|&seat| land.count(seat) > 0) {
            let mine = land.count(seat);
            let (mut above, mut level) = (0, 0.0);
            for other in self.everyone().filter(|&other| other != seat) {
                let theirs = land.count(other);
                above += u8::from(theirs > mine);
                level += if theirs == mine { 1.0 } else { 0.0 };
            }
            let place = match above {
                0 if self.being_scored() == Some(kingdom) && !fighting.is_empty() => {
                    if fighting.contains(seat) {
                        second + (value - second) / fighting.len() as f32
                    } else {
                        second
                    }
                }
                0 => (value + second * level) / (1.0 + level),
                1 => second,
                2 => f32::from(THIRD),
                _ => 0.0,
            };
            ledger.add(seat, "term-places", certain * place);
        }
    }
}

/// The strength of a hand in the battles to come: its two best cards.
#[inline]
fn battle_strength(hand: &[Card]) -> f32 {
    let (mut best, mut second) = (0.0f32, 0.0f32);
    for card in hand {
        let strength = BATTLE_STRENGTH[usize::from(card.rank()) - 1];
        second = second.max(strength.min(best));
        best = best.max(strength);
    }
    0.7 * best + 0.3 * second
}
