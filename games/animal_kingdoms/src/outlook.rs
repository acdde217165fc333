//! A cheap guess of how the players stand: the score so far, what each kingdom promises as cubes lie and cards allow, what
//! a seat in the council will bring, and what is held in hand. All weights stand in one table.

use engine::{BySeat, Seat};

use crate::cards::{Card, set_of};
use crate::kingdoms::Kingdom;
use crate::scoring::{SECOND, THIRD};
use crate::state::{AnimalKingdoms, Stage, UPSTART};

/// What things are worth, in points unless said otherwise.
pub(crate) struct Weights {
    /// How much of a kingdom's empty room is filled in the end: whatever the decree, and more the more cards it allows.
    pub(crate) fill: f32,
    pub(crate) fill_open: f32,
    /// The chance that an empty capital is taken.
    pub(crate) fill_capital: f32,
    /// How likely a cube still to come is the first of its owner in a kingdom, as a share.
    pub(crate) entering: f32,
    /// How much more of it goes to somebody who holds a fitting card, as a share.
    pub(crate) fitting: f32,
    /// How much of it goes to somebody who can play no card at all, as a share.
    pub(crate) stuck: f32,
    /// How far cubes still to come may shift the places.
    pub(crate) noise: f32,
    /// A battle modifier: a point at the end and some use before.
    pub(crate) modifier: f32,
    /// A cube in a council, for each age to come.
    pub(crate) council: f32,
    /// How much a stronger hand helps in a battle.
    pub(crate) battle: f32,
    /// What a strong hand is worth before it is known whether there will be a battle.
    pub(crate) hand: f32,
    /// The chance that each modifier in hand still turns a round, compared with leading it.
    pub(crate) comeback: f32,
    /// Being able to go on in this age.
    pub(crate) going_on: f32,
    /// How many points make a sure lead: at the end, more for each age to come, and more for room on the board.
    pub(crate) lead_end: f32,
    pub(crate) lead_age: f32,
    pub(crate) lead_room: f32,
}

/// By the number of players, from one to five.
pub(crate) const WEIGHTS: [Weights; 5] = [
    // The solo game, where the second house is the upstart's.
    Weights {
        fill: 0.49,
        fill_open: 1.33,
        fill_capital: 0.21,
        entering: 1.01,
        fitting: 0.07,
        stuck: 0.81,
        noise: 1.65,
        modifier: 1.84,
        council: 1.40,
        battle: 0.10,
        hand: 1.05,
        comeback: 0.23,
        going_on: 3.21,
        lead_end: 2.56,
        lead_age: 3.39,
        lead_room: 3.20,
    },
    // Two players.
    Weights {
        fill: 0.49,
        fill_open: 1.33,
        fill_capital: 0.21,
        entering: 1.01,
        fitting: 0.07,
        stuck: 0.81,
        noise: 1.65,
        modifier: 1.84,
        council: 1.40,
        battle: 0.10,
        hand: 1.05,
        comeback: 0.23,
        going_on: 3.21,
        lead_end: 2.56,
        lead_age: 3.39,
        lead_room: 3.20,
    },
    // Three players.
    Weights {
        fill: 0.23,
        fill_open: 2.18,
        fill_capital: 0.50,
        entering: 0.91,
        fitting: 0.20,
        stuck: 0.33,
        noise: 1.06,
        modifier: 1.15,
        council: 0.54,
        battle: 0.19,
        hand: 0.98,
        comeback: 0.22,
        going_on: 1.72,
        lead_end: 2.10,
        lead_age: 2.75,
        lead_room: 3.69,
    },
    // Four players.
    Weights {
        fill: 0.54,
        fill_open: 1.95,
        fill_capital: 0.47,
        entering: 0.85,
        fitting: 0.21,
        stuck: 0.36,
        noise: 0.87,
        modifier: 0.92,
        council: 0.98,
        battle: 0.30,
        hand: 1.07,
        comeback: 0.22,
        going_on: 1.87,
        lead_end: 1.86,
        lead_age: 2.01,
        lead_room: 2.47,
    },
    // Five players.
    Weights {
        fill: 0.63,
        fill_open: 1.56,
        fill_capital: 0.78,
        entering: 0.85,
        fitting: 0.17,
        stuck: 0.32,
        noise: 0.78,
        modifier: 1.00,
        council: 1.56,
        battle: 0.42,
        hand: 0.66,
        comeback: 0.20,
        going_on: 1.77,
        lead_end: 1.73,
        lead_age: 1.78,
        lead_room: 1.89,
    },
];

/// How much a card of each rank helps in a battle: an 8 falls only to a 1, and a 1 beats only an 8.
pub(crate) const BATTLE_STRENGTH: [f32; 8] = [0.3, 0.05, 0.1, 0.2, 0.35, 0.55, 0.85, 1.0];

impl AnimalKingdoms {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let players = self.players();
        if self.stage == Stage::Over {
            let (winners, _) = self.winners();
            let share = 1.0 / winners.len() as f32;
            return BySeat::from_fn(players, |seat| if winners.contains(seat) { share } else { 0.0 });
        }
        let weights = &WEIGHTS[players - 1];
        let points = self.prospects(weights);
        let room: usize = Kingdom::all().map(|kingdom| self.room(kingdom)).sum();
        let playing = self.size as usize - self.withdrawn.len();
        let open = if playing == 0 { 0.0 } else { room as f32 / 30.0 };
        let lead = weights.lead_end + weights.lead_age * f32::from(3 - self.age.min(3)) + weights.lead_room * open;
        if self.alone() {
            let ahead = points[0] - points[UPSTART.index()] - 0.5;
            return BySeat::new(1, 1.0 / (1.0 + (-ahead / lead).exp()));
        }
        let best = points[..players].iter().fold(f32::MIN, |best, &points| best.max(points));
        let shares = BySeat::from_fn(players, |seat| ((points[seat.index()] - best) / lead).exp());
        let total: f32 = shares.values().iter().sum();
        shares.map(|share| share / total)
    }

    /// Empty territories of a kingdom, the capital included.
    #[inline]
    fn room(&self, kingdom: Kingdom) -> usize {
        usize::from(kingdom.territories()) - self.land(kingdom).column.len()
    }

    /// The points that each house can expect at the end of this age, and what it carries over to the next.
    pub(crate) fn prospects(&self, weights: &Weights) -> [f32; 5] {
        let mut points = [0.0; 5];
        let mut keenness = [0.0; 5];
        let mut strength = [0.0; 5];
        let later = f32::from(3 - self.age.min(3));
        for seat in self.everyone() {
            let house = self.house(seat);
            let index = seat.index();
            strength[index] = battle_strength(&house.hand) + 0.4 * f32::from(house.modifiers.min(3));
            points[index] = self.score(seat) as f32
                + f32::from(crate::state::retreat_points(house.retreats))
                + weights.modifier * f32::from(house.modifiers)
                + weights.hand * strength[index];
            if !self.out.contains(seat) {
                let automaton = self.alone() && seat == UPSTART;
                let able = automaton || self.playable(&house.hand) != 0;
                keenness[index] = if able { 1.0 } else { weights.stuck };
                points[index] += weights.going_on * keenness[index];
            }
            let councillors: u32 = self.lands.iter().map(|land| (land.cubes[index] >> 8).count_ones()).sum();
            points[index] += weights.council * later * councillors as f32;
        }
        let all_keen: f32 = keenness.iter().sum();
        let hands: [u64; 5] = std::array::from_fn(|index| set_of(&self.houses[index].hand));
        for kingdom in Kingdom::all().skip(usize::from(self.battle.scored)) {
            let land = self.land(kingdom);
            if self.age < 3
                && let Some(seat) = self.capital(kingdom)
            {
                points[seat.index()] += weights.council * later;
            }
            let openness = land.legal.count_ones() as f32 / 64.0;
            let coming = if all_keen > 0.0 {
                let room = self.room(kingdom) as f32;
                let capital = room.min(1.0) * weights.fill_capital;
                (room - 1.0).max(0.0) * (weights.fill + weights.fill_open * openness) + capital
            } else {
                0.0
            };
            let mut contest = Contest { size: self.size as usize, ..Contest::default() };
            for seat in self.everyone() {
                let index = seat.index();
                let fits = land.legal & hands[index] != 0;
                let eager = keenness[index] * if fits { 1.0 + weights.fitting } else { 1.0 - weights.fitting };
                let share = if all_keen > 0.0 { coming * eager / all_keen } else { 0.0 };
                let cubes = f32::from(land.count(seat));
                contest.cubes[index] = cubes + share;
                contest.there[index] = if cubes > 0.0 { 1.0 } else { share.min(1.0) * weights.entering };
            }
            contest.spread = 0.02 + weights.noise * coming.sqrt();
            contest.value = f32::from(self.value(kingdom));
            if self.being_scored() == Some(kingdom) {
                contest.battle = self.battle_chances(&strength, weights);
            }
            contest.treaty = self.peace.then(|| self.capital(kingdom).map(Seat::index));
            contest.beaten = f32::from(SECOND) + if self.peace || self.alone() { 0.0 } else { weights.modifier };
            contest.add_expected(&strength, weights, &mut points);
        }
        points
    }
}

impl AnimalKingdoms {
    /// Who may win the battle that is being fought: with cards on the table those who lead, otherwise the strong hands.
    fn battle_chances(&self, strength: &[f32; 5], weights: &Weights) -> Option<[f32; 5]> {
        if self.battle.contenders.is_empty() {
            return None;
        }
        let shown = self.stage == Stage::BattleModifier;
        let leaders = self.leaders().0;
        let mut chances = [0.0; 5];
        let mut total = 0.0;
        for seat in self.battle.standing.iter() {
            let chance = match (shown, leaders.contains(seat)) {
                (false, _) => 1.0 + weights.battle * strength[seat.index()],
                (true, true) => 1.0,
                (true, false) => weights.comeback * f32::from(self.house(seat).modifiers.min(3)),
            };
            chances[seat.index()] = chance;
            total += chance;
        }
        Some(chances.map(|chance| chance / total.max(f32::MIN_POSITIVE)))
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

/// The race for the places of one kingdom.
#[derive(Default)]
struct Contest {
    size: usize,
    /// Expected cubes of each house at the end of the age.
    cubes: [f32; 5],
    /// The chance of having any.
    there: [f32; 5],
    /// How uncertain a difference of cubes is.
    spread: f32,
    value: f32,
    /// The chances in the battle that is being fought.
    battle: Option<[f32; 5]>,
    /// With a treaty: who holds the capital, which decides a tie.
    treaty: Option<Option<usize>>,
    /// What a loser gets.
    beaten: f32,
}

impl Contest {
    /// Adds to each house the points that it can expect: by the chances that nobody, one or two others are ahead.
    #[inline]
    fn add_expected(&self, strength: &[f32; 5], weights: &Weights, points: &mut [f32; 5]) {
        let scale = 1.0 / self.spread;
        for (mine, points) in points.iter_mut().enumerate().take(self.size) {
            if self.there[mine] == 0.0 {
                continue;
            }
            let (mut none, mut one, mut two) = (1.0f32, 0.0f32, 0.0f32);
            let (mut level, mut stronger) = (0.0f32, 0.0f32);
            for other in (0..self.size).filter(|&other| other != mine && self.there[other] > 0.0) {
                let behind = self.cubes[other] - self.cubes[mine];
                let there = self.there[other];
                let above = there * chance((behind - 0.5) * scale);
                let not_below = there * chance((behind + 0.5) * scale);
                let tied = (not_below - above).max(0.0) / (1.0 - above).max(0.05);
                level += tied;
                stronger += tied * (strength[mine] - strength[other]);
                two = two * (1.0 - above) + one * above;
                one = one * (1.0 - above) + none * above;
                none *= 1.0 - above;
            }
            let even = 1.0 / (1.0 + level);
            let win = match (self.battle, self.treaty) {
                (Some(chances), _) => chances[mine],
                (None, None) => (even + weights.battle * even * stronger).clamp(0.0, 1.0),
                (None, Some(Some(capital))) if capital != mine => even,
                (None, Some(_)) => 1.0,
            };
            let first = win * self.value + (1.0 - win) * self.beaten;
            *points += self.there[mine] * (none * first + one * f32::from(SECOND) + two * f32::from(THIRD));
        }
    }
}

/// A smooth step from 0 to 1.
#[inline]
fn chance(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
