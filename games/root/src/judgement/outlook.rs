//! How everybody stands: the points that each player will have when somebody is about to win, as a chance to be the one.

use engine::{BySeat, Ledger, NEVER, Seat, chances};

use crate::factions::Faction;
use crate::state::Root;

use super::{NUMBERS, Survey};

impl Root {
    /// How well each seat stands, from 0 to 1.
    pub(crate) fn guess(&self) -> BySeat<f32> {
        if self.is_over() {
            return self.ranking().rewards();
        }
        let survey = self.look_over();
        let mut worth = BySeat::new(self.factions.seats(), 0.0);
        self.enter_worths(&survey, &mut worth);
        let [at_end, each_turn] = NUMBERS.course.sure;
        let left = survey.turns[self.active.index()];
        let mut guess = chances(&worth, at_end + each_turn * left * left * left);
        self.reckon_with_dominance(&mut guess, &survey);
        self.share_coalitions(&mut guess);
        guess.map(|chance| chance.clamp(0.0, 1.0))
    }

    /// What everybody can expect, for [`Judgement::expect`](engine::Judgement::expect).
    pub(crate) fn enter(&self, ledger: &mut impl Ledger) {
        self.enter_worths(&self.look_over(), ledger);
    }

    fn enter_worths(&self, survey: &Survey, ledger: &mut impl Ledger) {
        let battle = self.foresee_battle();
        for seat in Seat::all(self.factions.seats()) {
            let faction = self.factions[seat];
            if self.player(faction).no_marker {
                ledger.add(seat, "term-dominance", NEVER);
                continue;
            }
            self.enter_worth(seat, faction, survey, ledger);
            for (_, points) in battle.iter().flatten().filter(|(fights, _)| *fights == faction) {
                ledger.add(seat, "term-battle", *points);
            }
        }
    }

    /// The points that a player will have, as far as can be seen.
    fn enter_worth(&self, seat: Seat, faction: Faction, survey: &Survey, ledger: &mut impl Ledger) {
        let map = &NUMBERS.map;
        let trust = NUMBERS.course.trust[faction.index()];
        let asset = trust * survey.fade;
        let warriors = survey.warriors[faction.index()].min(map.enough);
        ledger.add(seat, "term-points", f32::from(self.player(faction).points));
        ledger.add(seat, "term-cards", asset * self.cards_worth(faction, survey));
        ledger.add(seat, "term-warriors", asset * map.warrior[faction.index()] * f32::from(warriors));
        ledger.add(seat, "term-rule", asset * map.ruled * survey.ruled[faction.index()].len() as f32);
        ledger.add(seat, "term-safety", -asset * survey.danger[faction.index()]);
        ledger.add(seat, board_term(faction), trust * self.board_worth(faction, survey));
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

/// What a faction's own board is good for.
const fn board_term(faction: Faction) -> &'static str {
    match faction {
        Faction::Marquise => "term-marquise",
        Faction::Eyrie => "term-eyrie",
        Faction::Alliance => "term-alliance",
        Faction::Vagabond | Faction::Vagabond2 => "term-vagabond",
        Faction::Cult => "term-cult",
        Faction::Riverfolk => "term-riverfolk",
    }
}
