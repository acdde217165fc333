//! A cheap guess of how the players stand: points so far, what the boards promise, cards, warriors and ruled clearings. All
//! weights stand in one table; everything is in points.

use engine::{BySeat, Seat};

use crate::cards::{Item, Suit};
use crate::factions::{Condition, Faction, GARDEN_POINTS, GOAL, Piece, ROOST_POINTS, Stance};
use crate::map::{CORNERS, Clearing, Clearings, opposite};
use crate::state::Root;

/// What things are worth, in points.
struct Weights {
    /// A card in hand, up to five, and one that stays in play.
    card: f32,
    crafted: f32,
    /// A warrior on the map, and a clearing that is ruled.
    warrior: f32,
    ruled: f32,
    /// Turns for which what a board yields every turn is counted.
    turns: f32,
    /// The Marquise: sawmill, workshop, recruiter, wood, keep.
    cats: [f32; 5],
    /// The Eyrie: a roost beyond its points, a card of the decree, a card that could not be carried out today.
    birds: [f32; 3],
    /// The Alliance: sympathy, base, officer, supporter.
    alliance: [f32; 4],
    /// A Vagabond: ready, exhausted and damaged items, steps of friendship, completed quests.
    vagabond: [f32; 5],
    /// The Cult: acolyte, garden beyond its points, hated outcasts.
    cult: [f32; 3],
    /// The Riverfolk: trade post, a warrior in Funds with a post on the map, without one, and in Payments or Commitments.
    river: [f32; 4],
    /// Points that the progress towards a dominance victory is worth at most.
    dominance: f32,
    /// How many points make a sure lead: in the beginning, and when somebody is about to win.
    lead: [f32; 2],
}

const WEIGHTS: Weights = Weights {
    card: 0.45,
    crafted: 0.8,
    warrior: 0.12,
    ruled: 0.25,
    turns: 2.5,
    cats: [0.9, 0.5, 0.8, 0.35, 0.8],
    birds: [0.8, 0.15, 0.4],
    alliance: [0.7, 2.0, 0.8, 0.4],
    vagabond: [0.9, 0.6, 0.25, 0.7, 0.4],
    cult: [0.4, 0.7, 0.5],
    river: [1.2, 0.8, 0.5, 0.4],
    dominance: 26.0,
    lead: [9.0, 3.5],
};

impl Root {
    /// How well each seat stands, from 0 to 1.
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let seats = self.factions.seats();
        if self.is_over() {
            let standings = self.ranking();
            return standings.rewards();
        }
        let ruled = self.rulers();
        let worth = BySeat::from_fn(seats, |seat: Seat| self.worth(self.factions[seat], &ruled));
        let best = worth.values().iter().copied().fold(0.0, f32::max);
        let near = (best / f32::from(GOAL)).clamp(0.0, 1.0);
        let [wide, narrow] = WEIGHTS.lead;
        let lead = wide + (narrow - wide) * near;
        let chances = worth.map(|worth| ((worth - best) / lead * 2.0).exp());
        let sum: f32 = chances.values().iter().sum();
        let mut guess = chances.map(|chance| (chance / sum).clamp(0.0, 1.0));
        // Whoever is in a coalition stands as well as the partner.
        for seat in Seat::all(seats) {
            if let Some(partner) = self.player(self.factions[seat]).partner {
                guess[seat] = guess[self.seat(partner)] * 0.9;
            }
        }
        guess
    }

    /// The clearings that each faction rules.
    fn rulers(&self) -> [Clearings; Faction::COUNT] {
        let mut ruled = [Clearings::NONE; Faction::COUNT];
        for clearing in Clearing::all() {
            if let Some(ruler) = self.ruler(clearing) {
                ruled[ruler.index()].insert(clearing);
            }
        }
        ruled
    }

    /// What a player has, in points.
    fn worth(&self, faction: Faction, ruled: &[Clearings; Faction::COUNT]) -> f32 {
        let w = &WEIGHTS;
        let player = self.player(faction);
        let ruled = ruled[faction.index()];
        let mut worth =
            if player.no_marker { self.progress(faction, ruled) * w.dominance } else { f32::from(player.points) };
        worth += w.card * player.hand.len().min(5) as f32 + w.crafted * player.play.len() as f32;
        let warriors: u8 = self.sites.iter().map(|site| site.warriors(faction)).sum();
        worth += w.warrior * f32::from(warriors.min(14)) + w.ruled * ruled.len() as f32;
        if player.no_marker { worth } else { worth + self.board_worth(faction) }
    }

    /// How far a dominance card is fulfilled.
    fn progress(&self, faction: Faction, ruled: Clearings) -> f32 {
        let Some(card) = self.player(faction).dominance else { return 0.0 };
        let pair = |corner: Clearing| u8::from(ruled.contains(corner)) + u8::from(ruled.contains(opposite(corner)));
        match card.suit() {
            Suit::Bird => f32::from(pair(CORNERS[0]).max(pair(CORNERS[1]))) / 2.0,
            suit => (ruled.common(self.clearings(suit)).len().min(3) as f32) / 3.0,
        }
    }

    fn board_worth(&self, faction: Faction) -> f32 {
        let w = &WEIGHTS;
        let on_map = |piece: Piece| f32::from(self.on_map[piece.index()]);
        match faction {
            Faction::Marquise => {
                let [mill, shop, recruiter, wood, keep] = w.cats;
                mill * on_map(Piece::Sawmill)
                    + shop * on_map(Piece::Workshop)
                    + recruiter * on_map(Piece::Recruiter)
                    + wood * on_map(Piece::Wood)
                    + keep * on_map(Piece::Keep)
            }
            Faction::Eyrie => {
                let [roost, card, _] = w.birds;
                let roosts = usize::from(self.on_map[Piece::Roost.index()]);
                let cards: usize = self.eyrie.decree.iter().map(|column| column.len()).sum();
                roost * roosts as f32 + w.turns * f32::from(ROOST_POINTS[roosts.min(7)]) + card * cards.min(6) as f32
            }
            Faction::Alliance => {
                let [sympathy, base, officer, supporter] = w.alliance;
                sympathy * on_map(Piece::Sympathy)
                    + base * on_map(Piece::Base)
                    + officer * f32::from(self.alliance.officers.min(5))
                    + supporter * self.alliance.supporters.len().min(7) as f32
            }
            Faction::Vagabond | Faction::Vagabond2 => self.vagabond_worth(faction),
            Faction::Cult => {
                let [acolyte, garden, hated] = w.cult;
                let yielded: u8 =
                    Suit::GROUND.into_iter().map(|suit| GARDEN_POINTS[usize::from(self.gardens(suit)).min(5)]).sum();
                acolyte * f32::from(self.cult.acolytes.min(8))
                    + garden * on_map(Piece::Garden)
                    + w.turns * 0.6 * f32::from(yielded)
                    + hated * f32::from(u8::from(self.cult.hated))
            }
            Faction::Riverfolk => {
                let [post, fund, idle, other] = w.river;
                let river = &self.riverfolk;
                let posts = self.on_map[Piece::TradePost.index()];
                let each = if posts > 0 { fund } else { idle };
                let elsewhere: u8 = river.payments.iter().chain(&river.commitments).sum();
                post * f32::from(posts) + each * f32::from(river.capital().min(10)) + other * f32::from(elsewhere)
            }
        }
    }

    fn vagabond_worth(&self, faction: Faction) -> f32 {
        let [ready, exhausted, damaged, friendship, quest] = WEIGHTS.vagabond;
        let vagabond = self.vagabond(faction);
        let mut worth = quest * vagabond.quests.len() as f32;
        for &item in Item::ALL {
            let count = |condition: Condition| f32::from(vagabond.count(item, condition));
            worth += ready * count(Condition::Ready) + exhausted * count(Condition::Exhausted);
            worth += damaged * (count(Condition::Damaged) + count(Condition::Broken));
        }
        for other in self.others(faction).iter().filter(|other| !other.is_vagabond()) {
            worth += match self.stance(faction, other) {
                Stance::Hostile | Stance::Indifferent => 0.0,
                Stance::Amiable => friendship,
                Stance::Friendly => 2.0 * friendship,
                Stance::Allied => 4.0 * friendship,
            };
        }
        worth
    }
}
