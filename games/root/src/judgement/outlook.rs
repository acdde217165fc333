//! How everybody stands: the points that each player will have when somebody is about to win, as a chance to be the one.

use engine::{BySeat, Seat, chances};

use crate::factions::Faction;
use crate::state::Root;

use super::{NUMBERS, Survey};

/// The points of somebody who does not win by points any more.
const NEVER: f32 = -1e3;

impl Root {
    /// How well each seat stands, from 0 to 1.
    pub(crate) fn guess(&self) -> BySeat<f32> {
        if self.is_over() {
            return self.ranking().rewards();
        }
        let seats = self.factions.seats();
        let survey = self.look_over();
        let mut worth = BySeat::from_fn(seats, |seat: Seat| self.worth(self.factions[seat], &survey));
        self.foresee_battle(&mut worth);
        for seat in Seat::all(seats).filter(|&seat| self.player(self.factions[seat]).no_marker) {
            worth[seat] = NEVER;
        }
        let [at_end, each_turn] = NUMBERS.course.sure;
        let left = survey.turns[self.active.index()];
        let mut guess = chances(&worth, at_end + each_turn * left * left);
        self.reckon_with_dominance(&mut guess, &survey);
        self.share_coalitions(&mut guess);
        guess.map(|chance| chance.clamp(0.0, 1.0))
    }

    /// The points that a player will have, as far as can be seen.
    fn worth(&self, faction: Faction, survey: &Survey) -> f32 {
        let map = &NUMBERS.map;
        let player = self.player(faction);
        let warriors = survey.warriors[faction.index()].min(map.enough);
        let assets = self.cards_worth(faction, survey)
            + map.warrior[faction.index()] * f32::from(warriors)
            + map.ruled * survey.ruled[faction.index()].len() as f32;
        let promise = survey.fade * (assets - survey.danger[faction.index()]) + self.board_worth(faction, survey);
        f32::from(player.points) + NUMBERS.course.trust[faction.index()] * promise
    }

    /// What a faction's own board promises.
    fn board_worth(&self, faction: Faction, survey: &Survey) -> f32 {
        let (turns, fade) = (survey.turns[faction.index()], survey.fade);
        match faction {
            Faction::Marquise => self.marquise_worth(turns, survey),
            Faction::Eyrie => self.eyrie_worth(turns, survey),
            Faction::Alliance => self.alliance_worth(turns, fade),
            Faction::Vagabond | Faction::Vagabond2 => self.vagabond_worth(faction, turns, fade),
            Faction::Cult => self.cult_worth(turns, fade),
            Faction::Riverfolk => self.riverfolk_worth(turns),
        }
    }
}
