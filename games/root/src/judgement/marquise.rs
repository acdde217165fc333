//! The Marquise: hold a compact land, build every turn, recruit, and keep others from growing.

use engine::DOUBTFUL;

use crate::action::Action;
use crate::cards::Suit;
use crate::factions::{BUILDING_COST, Faction, Piece, building_points};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::Root;

use super::{NUMBERS, Survey};

const ME: Faction = Faction::Marquise;

impl Root {
    /// What she will build with her wood and her sawmills, as far as there is room.
    pub(super) fn marquise_worth(&self, turns: f32, survey: &Survey) -> f32 {
        let numbers = &NUMBERS.marquise;
        let on_map = |piece: Piece| self.on_map[piece.index()];
        let (mut cost, mut points) = (0.0, 0.0);
        for piece in [Piece::Sawmill, Piece::Workshop, Piece::Recruiter] {
            let built = usize::from(on_map(piece)).min(5);
            cost += f32::from(BUILDING_COST[built]) / 3.0;
            points += f32::from(building_points(piece)[built]) / 3.0;
        }
        let ruled = survey.ruled[ME.index()];
        let room: u8 = ruled.iter().map(|clearing| self.open_slots(clearing)).sum();
        let room = (0.3 + 0.25 * f32::from(room)).min(1.0);
        let (mills, wood) = (f32::from(on_map(Piece::Sawmill)), f32::from(on_map(Piece::Wood)));
        // The first wood counts most: there are three actions a turn, and other things to do.
        let wooden = (mills + numbers.overwork) / cost.max(0.5);
        let builds = numbers.builds * wooden / (numbers.busy + wooden);
        let recruiters = on_map(Piece::Recruiter);
        let drawn = numbers.drawn * f32::from(u8::from(recruiters >= 3) + u8::from(recruiters >= 5));
        let yields = builds * points * room + drawn + numbers.recruits * f32::from(recruiters);
        let assets = numbers.wood * room * wood.min(5.0)
            + numbers.workshop * f32::from(on_map(Piece::Workshop))
            + numbers.keep * f32::from(on_map(Piece::Keep));
        yields * turns + survey.fade * assets
    }

    /// Her own choices.
    pub(super) fn marquise_weight(&self, question: Question, action: Action) -> f32 {
        let built = |piece: Piece| usize::from(self.on_map[piece.index()]).min(5);
        match (question, action) {
            (Question::MarquiseAction, Action::Build(piece)) => {
                // Early wood is what all other buildings are made of.
                let grows = if piece == Piece::Sawmill { (3.0 - built(piece) as f32).max(0.0) } else { 0.0 };
                1.5 + 1.5 * f32::from(building_points(piece)[built(piece)]) + grows
            }
            (Question::MarquiseAction, Action::Recruit) => {
                1.0 + f32::from(self.on_map[Piece::Recruiter.index()].min(4))
            }
            (Question::MarquiseAction, Action::Battle) => self.battle_weight(ME, Suit::Bird),
            (Question::MarquiseAction, Action::March) => 0.9,
            (Question::MarquiseAction, Action::Overwork(card)) => {
                let useful = self.mills_for(card.suit()).iter().any(|mill| self.is_joined_to_a_slot(mill));
                match card.suit() {
                    // Wood that cannot be carried to any slot is a point for whoever comes to take it.
                    _ if !useful => 0.02,
                    Suit::Bird => 0.15,
                    _ => 0.5,
                }
            }
            (Question::OverworkClearing { .. }, Action::Clearing(mill)) if !self.is_joined_to_a_slot(mill) => 0.1,
            // The first bird ends the actions that are left.
            (_, Action::SpendBird(_)) if self.marquise.actions > 0 && !self.marquise.birds => 0.02,
            (_, Action::SpendBird(_)) if self.marquise.actions > 0 => 0.1,
            (_, Action::SpendBird(card)) if self.is_precious(ME, card) => 0.3,
            (_, Action::SpendBird(_)) => 1.5,
            // Whoever could still recruit gives nothing away by it.
            (Question::MarquiseAction, Action::EndDaylight) if self.marquise.actions > 0 => {
                let recruits = self.on_map[Piece::Recruiter.index()].min(self.player(ME).supply);
                if recruits > 0 && !self.marquise.recruited { DOUBTFUL } else { 0.05 }
            }
            (Question::BuildClearing { building }, Action::Clearing(clearing)) => self.plot_weight(building, clearing),
            (Question::PayWood { .. }, Action::Clearing(clearing)) => {
                // Wood that others could take goes first.
                1.0 + 1.5 / (1.0 + f32::from(self.site(clearing).warriors(ME)))
            }
            (Question::MarchSecond, Action::Stop) => 0.4,
            (Question::PlaceRecruit { .. } | Question::PlaceWood { .. }, Action::Clearing(clearing)) => {
                1.0 + 0.5 * f32::from(self.site(clearing).cardboard_of(ME))
            }
            _ => 1.0,
        }
    }

    /// Where she builds: well held and out of reach, where she rules the land around; recruiters beside what they are to guard,
    /// workshops in suits that she lacks.
    fn plot_weight(&self, building: Piece, clearing: Clearing) -> f32 {
        let site = self.site(clearing);
        let keep = f32::from(site.count(Piece::Keep));
        let held = (0.4 + 0.4 * f32::from(site.warriors(ME).min(4)) + 0.6 * keep)
            * (1.0 - 0.8 * self.exposure(ME, clearing, site.warriors(ME)));
        let fits = match building {
            Piece::Workshop => {
                let suit = self.suit(clearing);
                let same = self.with_piece(Piece::Workshop).common(self.clearings(suit)).len();
                1.5 / (1.0 + same as f32)
            }
            Piece::Recruiter => 0.7 + 0.5 * f32::from(site.buildings_of(ME).min(2)),
            _ => 1.0,
        };
        held * fits
    }
}
