//! The Eyrie: roosts early, and a decree that grows no faster than it can be obeyed.

use crate::action::Action;
use crate::cards::{BIRDS, OF_SUIT, Suit};
use crate::factions::{Column, Faction, Leader, Piece, ROOST_POINTS};
use crate::map::{Clearing, Clearings};
use crate::question::Question;
use crate::state::Root;

use super::{NUMBERS, Survey};

const ME: Faction = Faction::Eyrie;

/// What the Eyrie could do on their next day, by suit (birds: anywhere).
struct Means {
    roosts: Clearings,
    warriors: Clearings,
    /// Where an enemy is at hand, and where one could be reached.
    fields: Clearings,
    reach: Clearings,
    /// Where a roost could be built, and where it could if the clearing were ruled.
    plots: Clearings,
    room: Clearings,
    supply: u8,
}

impl Root {
    /// Points for roosts, more roosts by the decree, and the turmoil that it may bring.
    pub(super) fn eyrie_worth(&self, turns: f32, survey: &Survey) -> f32 {
        let numbers = &NUMBERS.eyrie;
        let roosts = usize::from(self.on_map[Piece::Roost.index()]).min(7);
        let scored = f32::from(ROOST_POINTS[roosts]);
        let next = f32::from(ROOST_POINTS[(roosts + 1).min(7)]) - scored;
        let sizes = self.decree_sizes();
        let builds = f32::from(sizes[Column::Build.index()].min(2)) / 2.0;
        let later = (turns - 1.0).max(0.0);
        let growth = numbers.growth * builds.min(1.0) * next.max(0.5) * later * (later + 1.0) / 3.0;
        let drawn = 0.35 * f32::from(u8::from(roosts >= 3) + u8::from(roosts >= 6));
        let mut assets = numbers.roost * roosts as f32;
        for (column, size) in sizes.into_iter().enumerate() {
            assets += numbers.column[column] * f32::from(size.min(3));
        }
        let worth = (scored + drawn) * turns + growth.min(8.0) + survey.fade * assets;
        let risk = self.turmoil_risk(&self.means(survey));
        let birds = self.decree_birds();
        let cards: u8 = sizes.iter().sum();
        let fall = f32::from(birds) + numbers.turmoil + numbers.fallen * f32::from(cards);
        worth - risk * fall * turns.min(1.0)
    }

    /// Cards in each column, viziers included.
    fn decree_sizes(&self) -> [u8; 4] {
        let mut sizes = [0; 4];
        for (column, size) in sizes.iter_mut().enumerate() {
            *size = self.eyrie.decree[column].len() as u8 + (self.eyrie.viziers >> column & 1);
        }
        sizes
    }

    fn decree_birds(&self) -> u8 {
        let birds: usize = self.eyrie.decree.iter().map(|column| column.common(&BIRDS).len()).sum();
        birds as u8 + self.eyrie.viziers.count_ones() as u8
    }

    fn means(&self, survey: &Survey) -> Means {
        let ruled = survey.ruled[ME.index()];
        let roosts = self.with_piece(Piece::Roost);
        let warriors = self.with_warriors(ME);
        let mut means = Means {
            roosts,
            warriors,
            fields: Clearings::NONE,
            reach: Clearings::NONE,
            plots: Clearings::NONE,
            room: Clearings::NONE,
            supply: self.player(ME).supply,
        };
        for clearing in Clearing::all() {
            if self.open_slots(clearing) > 0 && !roosts.contains(clearing) && self.places(ME).contains(clearing) {
                means.room.insert(clearing);
                if ruled.contains(clearing) {
                    means.plots.insert(clearing);
                }
            }
            let near = self.plan().paths[clearing.index()];
            if warriors.contains(clearing) || !near.common(warriors).is_empty() {
                let others = self.present(clearing).but(ME);
                if !others.is_empty() {
                    means.reach.insert(clearing);
                    if warriors.contains(clearing) {
                        means.fields.insert(clearing);
                    }
                }
            }
        }
        means
    }

    /// How likely the decree cannot be obeyed on the next day.
    fn turmoil_risk(&self, means: &Means) -> f32 {
        let mut obeyed = 1.0;
        for &column in Column::ALL {
            let cards = self.eyrie.decree[column.index()];
            if self.eyrie.viziers & 1 << column.index() != 0 {
                obeyed *= self.obey_chance(column, Suit::Bird, 1 + cards.common(&BIRDS).len() as u8, means);
            } else {
                obeyed *= self.obey_chance(column, Suit::Bird, cards.common(&BIRDS).len() as u8, means);
            }
            for suit in Suit::GROUND {
                obeyed *= self.obey_chance(column, suit, cards.common(&OF_SUIT[suit.index()]).len() as u8, means);
            }
        }
        1.0 - obeyed
    }

    /// How likely so many cards of a suit in a column can be obeyed.
    fn obey_chance(&self, column: Column, suit: Suit, cards: u8, means: &Means) -> f32 {
        if cards == 0 {
            return 1.0;
        }
        let clearings = self.clearings(suit);
        let count = |set: Clearings| set.common(clearings).len() as u8;
        match column {
            Column::Recruit => {
                let each = if self.eyrie.leader == Some(Leader::Charismatic) { 2 } else { 1 };
                let sizes = self.decree_sizes()[Column::Recruit.index()];
                match (count(means.roosts) > 0, means.supply >= each * sizes) {
                    (true, true) => 0.98,
                    (true, false) => 0.3,
                    _ => 0.03,
                }
            }
            Column::Move => match count(means.warriors) {
                0 => {
                    if count(means.roosts) > 0 {
                        0.5
                    } else {
                        0.25
                    }
                }
                1 => 0.93,
                _ => 0.98,
            },
            Column::Battle => match (count(means.fields), count(means.reach)) {
                (0, 0) => 0.15,
                (0, _) => 0.6,
                (fields, reach) => {
                    if fields + reach > 2 * cards {
                        0.96
                    } else {
                        0.85
                    }
                }
            },
            Column::Build => {
                let sizes = self.decree_sizes()[Column::Build.index()];
                if self.left(Piece::Roost) < sizes {
                    return 0.02;
                }
                let (plots, room) = (count(means.plots), count(means.room));
                match (plots >= cards, room >= cards) {
                    (true, _) => {
                        if plots > cards {
                            0.95
                        } else {
                            0.85
                        }
                    }
                    (false, true) => 0.45,
                    _ => 0.04,
                }
            }
        }
    }

    /// Their own choices.
    pub(super) fn eyrie_weight(&self, question: Question, action: Action) -> f32 {
        match (question, action) {
            (_, Action::Decree(card, column)) => {
                let keep = if self.is_precious(ME, card) { 0.4 } else { 1.0 };
                keep * self.decree_weight(card.suit(), column)
            }
            (Question::DecreeAddSecond, Action::Stop) => 2.0,
            (_, Action::AcceptTurmoil) => 0.1,
            (Question::NewRoost | Question::RecruitClearing { .. }, Action::Clearing(clearing)) => {
                let near = self.plan().paths[clearing.index()];
                let enemies = near.iter().filter(|&other| !self.rules(ME, other)).count() as f32;
                let held = f32::from(self.site(clearing).warriors(ME));
                0.5 + 0.4 * enemies + 1.0 / (1.0 + held)
            }
            (Question::RoostClearing { .. }, Action::Clearing(clearing)) => {
                0.4 + 0.5 * f32::from(self.site(clearing).warriors(ME).min(4))
            }
            (Question::SetupLeader | Question::ChooseLeader, Action::Leader(leader)) => self.leader_weight(leader),
            (Question::EyrieEnd, Action::EndDaylight) => 1.0,
            _ => 1.0,
        }
    }

    fn leader_weight(&self, leader: Leader) -> f32 {
        let early = self.on_map[Piece::Roost.index()] < 3;
        match leader {
            Leader::Charismatic => {
                if self.player(ME).supply > 6 {
                    1.6
                } else {
                    0.6
                }
            }
            Leader::Commander => 1.5,
            Leader::Despot => {
                if early {
                    1.0
                } else {
                    1.5
                }
            }
            Leader::Builder => {
                if early {
                    0.7
                } else {
                    1.1
                }
            }
        }
    }

    /// Cards for the decree: where they can be obeyed again and again.
    fn decree_weight(&self, suit: Suit, column: Column) -> f32 {
        let cards = self.eyrie.decree[column.index()];
        let load = self.decree_sizes()[column.index()];
        let same = cards.common(&OF_SUIT[suit.index()]).len() as f32;
        let clearings = self.clearings(suit);
        let count = |set: Clearings| set.common(clearings).len() as f32;
        let (liking, places) = match column {
            Column::Recruit => (1.2, 2.0 * count(self.with_piece(Piece::Roost))),
            Column::Move => (1.2, count(self.with_warriors(ME))),
            Column::Battle => (0.9, self.battlefields(ME, suit).len() as f32),
            Column::Build => {
                let ruled = self.ruled_by(ME).without(self.with_piece(Piece::Roost));
                let plots = ruled.iter().filter(|&clearing| self.open_slots(clearing) > 0).collect();
                (if load == 0 { 2.5 } else { 0.5 }, count(plots))
            }
        };
        let ease = ((places - same) / 2.0).clamp(0.05, 1.0);
        let wild = if suit == Suit::Bird { 0.8 } else { 1.0 };
        wild * liking * ease / (1.0 + 0.6 * f32::from(load))
    }
}
