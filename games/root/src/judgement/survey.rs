//! One look over the map: who rules where, how many warriors each faction has, and which pieces stand in danger.

use crate::cards::Item;
use crate::factions::{Faction, Factions, Piece};
use crate::map::{Clearing, Clearings};
use crate::state::{Root, Site};

use super::NUMBERS;

/// What is found.
pub(super) struct Survey {
    pub(super) ruled: [Clearings; Faction::COUNT],
    pub(super) warriors: [u8; Faction::COUNT],
    /// What each faction may lose until its next turn, in points.
    pub(super) danger: [f32; Faction::COUNT],
    /// The turns that are left to each faction.
    pub(super) turns: [f32; Faction::COUNT],
    /// The part of what is not points yet that still counts.
    pub(super) fade: f32,
    /// How likely the trade post that stands worst falls.
    worst_post: f32,
}

/// How likely an attack breaks through to buildings and tokens: by attackers (one, two, three and more) and defenders.
const BREAK: [[f32; 5]; 3] = [[0.95, 0.0, 0.0, 0.0, 0.0], [1.0, 0.55, 0.1, 0.0, 0.0], [1.0, 0.75, 0.45, 0.15, 0.05]];

/// How likely so many attackers take something from so many defenders.
pub(super) fn breaks(attackers: u8, defenders: u8) -> f32 {
    match attackers {
        0 => 0.0,
        _ => BREAK[usize::from(attackers.min(3)) - 1].get(usize::from(defenders)).copied().unwrap_or(0.0),
    }
}

/// The same for a Vagabond, who fights as often as there are swords.
const RAID: [[f32; 5]; 3] = [[0.95, 0.05, 0.0, 0.0, 0.0], [1.0, 0.75, 0.3, 0.05, 0.0], [1.0, 0.95, 0.75, 0.45, 0.15]];

/// How likely a Vagabond with so many swords takes something from so many defenders.
fn raids(swords: u8, defenders: u8) -> f32 {
    match swords {
        0 => 0.0,
        _ => RAID[usize::from(swords.min(3)) - 1].get(usize::from(defenders)).copied().unwrap_or(0.0),
    }
}

/// How often a Vagabond has the crossbow at hand when it is needed.
const SHOT: f32 = 0.7;

impl Root {
    pub(super) fn look_over(&self) -> Survey {
        let mut survey = Survey {
            ruled: [Clearings::NONE; Faction::COUNT],
            warriors: [0; Faction::COUNT],
            danger: [0.0; Faction::COUNT],
            turns: [0.0; Faction::COUNT],
            fade: 1.0,
            worst_post: 0.0,
        };
        for clearing in Clearing::all() {
            if let Some(ruler) = self.ruler(clearing) {
                survey.ruled[ruler.index()].insert(clearing);
            }
            let site = self.site(clearing);
            for (sum, warriors) in survey.warriors.iter_mut().zip(site.warriors) {
                *sum += warriors;
            }
        }
        for clearing in Clearing::all() {
            self.survey_danger(clearing, &mut survey);
        }
        // Whichever post falls, half of Funds goes with it: several posts in danger are no reason to fear for it several times.
        let river = Faction::Riverfolk;
        survey.danger[river.index()] += NUMBERS.river.feared * survey.worst_post * self.lost_funds(river);
        self.survey_turns(&mut survey);
        survey
    }

    /// What the pieces in a clearing risk.
    fn survey_danger(&self, clearing: Clearing, survey: &mut Survey) {
        let site = self.site(clearing);
        if site.pieces == [0; Piece::COUNT] {
            return;
        }
        let [far, near] = NUMBERS.map.will;
        for owner in self.owners(site).iter() {
            let defenders = site.warriors(owner);
            if defenders > 4 {
                continue;
            }
            let mut safe = 1.0;
            for enemy in self.others(owner).iter() {
                if enemy.is_vagabond() {
                    let will = self.raid_will(enemy, clearing);
                    if will > 0.0 {
                        safe *= 1.0 - will * self.raid_chance(enemy, defenders);
                    }
                    continue;
                }
                let here = breaks(site.warriors(enemy), defenders) * near;
                let there = breaks(self.could_come(enemy, clearing, survey), defenders) * far;
                safe *= 1.0 - here.max(there);
            }
            survey.danger[owner.index()] += (1.0 - safe) * self.pieces_at_stake(owner, site);
            if owner == Faction::Riverfolk {
                survey.worst_post = survey.worst_post.max(1.0 - safe);
            }
        }
    }

    /// How likely a Vagabond comes here to take something. They slip one step and walk as far as their boots carry them.
    fn raid_will(&self, vagabond: Faction, clearing: Clearing) -> f32 {
        let ([far, near], [one, two]) = (NUMBERS.map.will, NUMBERS.map.roams);
        let Some(pawn) = self.pawn(vagabond) else { return 0.0 };
        let paths = &self.plan().paths;
        if pawn == clearing {
            near
        } else if paths[clearing.index()].contains(pawn) {
            one * far
        } else if !paths[clearing.index()].common(paths[pawn.index()]).is_empty()
            && self.undamaged(vagabond, Item::Boots) > 0
        {
            two * far
        } else {
            0.0
        }
    }

    /// How likely a Vagabond takes something from so many defenders. A crossbow fells one of them before the battle, or hits
    /// what nobody guards.
    fn raid_chance(&self, vagabond: Faction, defenders: u8) -> f32 {
        let swords = self.undamaged(vagabond, Item::Sword);
        let chance = raids(swords, defenders);
        if self.undamaged(vagabond, Item::Crossbow) == 0 {
            return chance;
        }
        let shot = match defenders {
            0 => raids(swords.max(1), 0),
            _ => raids(swords, defenders - 1),
        };
        chance + SHOT * (shot - chance)
    }

    /// The factions with buildings or tokens here.
    fn owners(&self, site: &Site) -> Factions {
        Faction::ARMIES.into_iter().filter(|&faction| site.cardboard_of(faction) > 0).collect()
    }

    /// The most warriors that a faction could send here at once.
    pub(super) fn could_come(&self, faction: Faction, to: Clearing, survey: &Survey) -> u8 {
        let ruled = survey.ruled[faction.index()];
        let plan = self.plan();
        let mut near = plan.paths[to.index()];
        if !ruled.contains(to) {
            near = near.common(ruled);
        }
        if faction == Faction::Riverfolk {
            near = near.with(plan.rivers[to.index()]);
        }
        near.iter().map(|from| self.site(from).warriors(faction)).max().unwrap_or(0)
    }

    /// How likely somebody who is near takes what so many guard in a clearing, if they try: at a glance, whoever rules where.
    pub(super) fn exposure(&self, owner: Faction, clearing: Clearing, defenders: u8) -> f32 {
        let around = self.plan().paths[clearing.index()].with(clearing.alone());
        let chance = |enemy: Faction| {
            if enemy.is_vagabond() {
                let comes = self.pawn(enemy).is_some_and(|pawn| around.contains(pawn));
                return if comes { self.raid_chance(enemy, defenders) } else { 0.0 };
            }
            let most = around.iter().map(|from| self.site(from).warriors(enemy)).max().unwrap_or(0);
            breaks(most, defenders)
        };
        self.others(owner).iter().map(chance).fold(0.0, f32::max)
    }

    /// What an owner would lose here to an attack that breaks through.
    pub(super) fn stake(&self, owner: Faction, site: &Site) -> f32 {
        self.pieces_at_stake(owner, site) + self.lost_funds(owner)
    }

    /// The same without Funds: the pieces, two of a kind at most, and who goes with them.
    fn pieces_at_stake(&self, owner: Faction, site: &Site) -> f32 {
        let loss = &NUMBERS.loss;
        let count = |piece: &Piece| loss.pieces[piece.index()] * f32::from(site.count(*piece).min(2));
        let pieces: f32 = Piece::of(owner).iter().map(count).sum();
        pieces + self.lost_followers(owner, site)
    }

    /// The turns until the leader has the rest of the points.
    pub(super) fn turns_left(&self) -> f32 {
        let course = &NUMBERS.course;
        let most = self.playing.iter().map(|faction| self.soon_points(faction)).max().unwrap_or(0);
        let [least, longest] = course.turns;
        ((f32::from(crate::factions::GOAL) - most as f32) / course.pace).clamp(least, longest)
    }

    /// The turns that each player has left: as many as the leader needs for the rest of the points, and whoever is sooner on
    /// turn has a little more.
    fn survey_turns(&self, survey: &mut Survey) {
        let course = &NUMBERS.course;
        let seats = self.factions.seats();
        let turns = self.turns_left();
        let [at_end, each] = course.fade;
        survey.fade = (at_end + each * turns).min(1.0);
        for (wait, seat) in self.seat(self.active).round(seats).enumerate() {
            let sooner = 0.5 - (wait as f32 + 0.5) / seats as f32;
            survey.turns[self.factions[seat].index()] = (turns + sooner).max(0.2);
        }
    }
}
