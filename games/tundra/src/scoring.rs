//! What goals count (rules, 2.7 and 2.8).

use engine::Seat;

use crate::effects::Resource;
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::{ALL_SETTLEMENTS, hexes_in};
use crate::state::{Player, Tundra};

impl Tundra {
    /// What a common goal counts for a player now.
    pub(crate) fn counts(&self, seat: Seat, goal: CommonGoal) -> u8 {
        let player = self.player(seat);
        match goal {
            CommonGoal::CityCards => player.city_cards(),
            CommonGoal::Upgrades => player.upgraded.count_ones() as u8,
            CommonGoal::Berries => player.berries,
            CommonGoal::Towers => player.towers.len() as u8,
            CommonGoal::Workers => 6 - player.idle_workers(),
            CommonGoal::Resources => player.stock.iter().sum(),
            CommonGoal::Brushwood => self.held(player, Resource::Brushwood),
            CommonGoal::Stone => self.held(player, Resource::Stone),
            CommonGoal::Peat => self.held(player, Resource::Peat),
        }
    }

    /// Glades of a kind on which a player has a figure.
    fn held(&self, player: &Player, kind: Resource) -> u8 {
        let figures = player.worker_hexes() | player.tower_hexes();
        (figures & self.yields[kind.index()]).count_ones() as u8
    }

    /// What a personal goal counts for a player now.
    pub(crate) fn counts_for(&self, seat: Seat, goal: PersonalGoal) -> u8 {
        let player = self.player(seat);
        match goal {
            PersonalGoal::Chain => self.longest_chain(player),
            PersonalGoal::Types => {
                let [brushwood, stone, peat] = self.yields;
                let bare = self.open & !(brushwood | stone | peat);
                let types = [ALL_SETTLEMENTS, brushwood, stone, peat, bare];
                types.into_iter().filter(|&hexes| player.figures_on(hexes) >= 2).count() as u8
            }
            PersonalGoal::IdleWorkers => player.idle_workers(),
            PersonalGoal::Garrison => {
                let towers = player.tower_hexes();
                player.workers.iter().flatten().filter(|hex| towers & hex.bit() != 0).count() as u8
            }
            PersonalGoal::Edge => player.figures_on(self.layout.edge()),
            PersonalGoal::City => player.city_cards() + player.upgraded.count_ones() as u8,
            PersonalGoal::IdleTowers => crate::boards::TOWERS - player.towers.len() as u8,
            PersonalGoal::Isolated => {
                let towers = player.tower_hexes();
                hexes_in(towers).filter(|&hex| self.layout.next_to(hex) & towers == 0).count() as u8
            }
            PersonalGoal::MajorBrushwood => self.majorities(seat, Resource::Brushwood),
            PersonalGoal::MajorStone => self.majorities(seat, Resource::Stone),
            PersonalGoal::MajorPeat => self.majorities(seat, Resource::Peat),
        }
    }

    /// The size of the largest group of neighbouring towers; it need not be a line.
    fn longest_chain(&self, player: &Player) -> u8 {
        let mut rest = player.tower_hexes();
        let mut longest = 0;
        while rest != 0 {
            let mut group = 1 << rest.trailing_zeros();
            loop {
                let grown = hexes_in(group).fold(group, |set, hex| set | (self.layout.next_to(hex) & rest));
                if grown == group {
                    break;
                }
                group = grown;
            }
            longest = longest.max(group.count_ones() as u8);
            rest &= !group;
        }
        longest
    }

    /// Glades of a kind on which a player has more figures than each opponent.
    fn majorities(&self, seat: Seat, kind: Resource) -> u8 {
        let most = |&hex: &crate::hexes::Hex| {
            let own = self.player(seat).figures_on(hex.bit());
            let mut others = self.everyone().filter(|&other| other != seat);
            own > 0 && others.all(|other| self.player(other).figures_on(hex.bit()) < own)
        };
        hexes_in(self.yields[kind.index()]).filter(most).count() as u8
    }
}
