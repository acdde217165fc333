//! The two other ways to win: how likely a dominance card is fulfilled in time, and what a coalition is worth. Whoever shares
//! a victory has half of it.

use engine::maths::power;
use engine::{BySeat, Seat};

use crate::cards::{Card, Suit};
use crate::factions::Faction;
use crate::map::{CORNERS, Clearing, Clearings, opposite};
use crate::state::Root;

use super::{NUMBERS, Survey};

/// Clearings of its suit that a dominance card demands.
const WANTED: usize = 3;

impl Root {
    /// Players with a dominance card win if they hold what it demands at the start of their turn; the others share the rest.
    pub(super) fn reckon_with_dominance(&self, guess: &mut BySeat<f32>, survey: &Survey) {
        for seat in Seat::all(self.factions.seats()) {
            let faction = self.factions[seat];
            let player = self.player(faction);
            let Some(card) = player.dominance.filter(|_| !faction.is_vagabond()) else { continue };
            let chance = self.dominance_chance(faction, card, survey);
            let left = (1.0 - chance) / (1.0 - guess[seat]).max(f32::EPSILON);
            for (other, share) in guess.values_mut().iter_mut().enumerate() {
                if other == seat.index() {
                    *share = chance;
                } else {
                    *share *= left;
                }
            }
        }
    }

    /// How likely a dominance card is fulfilled at the start of some turn before the others have won.
    pub(super) fn dominance_chance(&self, faction: Faction, card: Card, survey: &Survey) -> f32 {
        let once = match card.suit() {
            Suit::Bird => {
                let pair =
                    |corner: Clearing| self.holding(faction, corner.alone().with(opposite(corner).alone()), 2, survey);
                pair(CORNERS[0]).max(pair(CORNERS[1]))
            }
            suit => self.holding(faction, self.clearings(suit), WANTED, survey),
        };
        let tries = survey.turns[faction.index()].clamp(1.0, NUMBERS.victory.tries);
        (1.0 - power(1.0 - once, tries)).clamp(0.0, NUMBERS.victory.most)
    }

    /// How likely the faction rules so many of these clearings when its next turn begins.
    fn holding(&self, faction: Faction, clearings: Clearings, wanted: usize, survey: &Survey) -> f32 {
        let mut chances = [0.0f32; 12];
        for clearing in clearings.iter() {
            chances[clearing.index()] = self.hold_chance(faction, clearing, survey);
        }
        let mut all = 1.0;
        for _ in 0..wanted {
            let Some(best) = (0..12).max_by(|&a, &b| chances[a].total_cmp(&chances[b])) else { break };
            all *= chances[best];
            chances[best] = 0.0;
        }
        all
    }

    fn hold_chance(&self, faction: Faction, clearing: Clearing, survey: &Survey) -> f32 {
        let victory = &NUMBERS.victory;
        if !survey.ruled[faction.index()].contains(clearing) {
            let own = self.site(clearing).warriors(faction).max(self.could_come(faction, clearing, survey));
            return victory.missing * f32::from(own.min(4)) / 4.0;
        }
        let site = self.site(clearing);
        let own = site.warriors(faction) + site.buildings_of(faction);
        let (mut strongest, mut threat) = (0, 0);
        for enemy in self.others(faction).iter() {
            if enemy.is_vagabond() {
                continue;
            }
            strongest = strongest.max(site.warriors(enemy) + site.buildings_of(enemy));
            threat += self.could_come(enemy, clearing, survey) + site.warriors(enemy);
        }
        let [anyway, ahead, threatened] = victory.hold;
        (anyway + ahead * f32::from(own.saturating_sub(strongest)) - threatened * f32::from(threat)).clamp(0.05, 0.97)
    }

    /// The clearings by which others hold what their dominance cards demand: they win at the start of their next turn unless
    /// enough of these are taken from them.
    pub(super) fn alarm(&self, who: Faction) -> Clearings {
        let mut alarm = Clearings::NONE;
        for other in self.others(who).iter() {
            if let Some(card) = self.player(other).dominance
                && !other.is_vagabond()
                && self.are_opponents(who, other)
            {
                alarm = alarm.with(self.decisive(other, card));
            }
        }
        alarm
    }

    /// The clearings by which a dominance card is fulfilled; none if it is not.
    fn decisive(&self, faction: Faction, card: Card) -> Clearings {
        let ruled = self.ruled_by(faction);
        if card.suit() != Suit::Bird {
            let held = ruled.common(self.clearings(card.suit()));
            return if held.len() >= WANTED { held } else { Clearings::NONE };
        }
        let pairs = CORNERS[..2].iter().map(|&corner| corner.alone().with(opposite(corner).alone()));
        pairs.filter(|&pair| ruled.common(pair) == pair).fold(Clearings::NONE, Clearings::with)
    }

    /// Partners win together and share the victory.
    pub(super) fn share_coalitions(&self, guess: &mut BySeat<f32>) {
        let seats = self.factions.seats();
        let leader = |mut faction: Faction| {
            // A Vagabond may follow a Vagabond who follows somebody else.
            for _ in 0..2 {
                match self.player(faction).partner {
                    Some(partner) => faction = partner,
                    None => break,
                }
            }
            faction
        };
        let before = *guess;
        for seat in Seat::all(seats) {
            let mine = leader(self.factions[seat]);
            let band = Seat::all(seats).filter(|&other| leader(self.factions[other]) == mine).count();
            guess[seat] = before[self.seat(mine)] / band as f32;
        }
    }
}
