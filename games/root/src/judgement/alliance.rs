//! The Alliance: sympathy where it costs the others, an early revolt for a base and officers, and dear tokens late.

use crate::action::Action;
use crate::cards::{Card, Suit, matching};
use crate::factions::{CAPACITY, Faction, Piece, SYMPATHY_COST, SYMPATHY_POINTS};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::{Root, Site};

use super::NUMBERS;

const US: Faction = Faction::Alliance;
/// About half of the supporters are of one suit or birds; of more than so many nobody thinks.
const MOST_FEARED: usize = 6;

impl Root {
    /// What supporters and officers will place, and what bases, officers and supporters are worth.
    pub(super) fn alliance_worth(&self, turns: f32, fade: f32) -> f32 {
        let numbers = &NUMBERS.alliance;
        let tokens = usize::from(self.on_map[Piece::Sympathy.index()]);
        let bases = f32::from(self.on_map[Piece::Base.index()]);
        let officers = f32::from(self.alliance.officers.min(5));
        let supporters = self.alliance.supporters.len();
        let at = |index: usize| f32::from(SYMPATHY_POINTS[index.min(9)]);
        let points = (at(tokens) + at(tokens + 1) + at(tokens + 2)) / 3.0;
        let cost = f32::from(SYMPATHY_COST[tokens.min(9)]) + 0.3;
        let cards = 1.0 + bases + numbers.outrage * tokens as f32;
        let placed = (0.42 * cards / cost + numbers.organized * officers).min(2.5);
        let left = f32::from(self.left(Piece::Sympathy));
        let yields = points * (placed * turns).min(left);
        let kept = supporters.min(if bases > 0.0 { 7 } else { CAPACITY }) as f32;
        let supporter = numbers.supporter.max(0.4 * points / cost);
        // Without a base, two supporters of one suit promise one.
        let revolt = if bases == 0.0 { 0.5 * f32::from(self.revolt_suits().min(2)) } else { 0.0 };
        let assets = kept * supporter * if left > 0.0 { 1.0 } else { 0.3 }
            + bases * (numbers.base[0] + numbers.base[1] * turns)
            + officers * (numbers.officer[0] + numbers.officer[1] * turns)
            + numbers.sympathy * tokens as f32
            + revolt;
        yields + fade * assets
    }

    /// What else is lost with a base: half of the officers, and the supporters of its suit.
    pub(super) fn lost_followers(&self, owner: Faction, site: &Site) -> f32 {
        if owner != US || site.count(Piece::Base) == 0 {
            return 0.0;
        }
        let numbers = &NUMBERS.alliance;
        let officer = numbers.officer[0] + numbers.officer[1] * self.turns_left();
        let supporters = self.alliance.supporters.len().min(MOST_FEARED) as f32 / 2.0;
        officer * f32::from(self.alliance.officers.div_ceil(2)) + numbers.supporter * supporters
    }

    /// Suits in which a revolt could be paid and would find sympathy.
    fn revolt_suits(&self) -> u8 {
        let restless = self.restless();
        let paid = |suit: &Suit| {
            !restless.common(self.clearings(*suit)).is_empty()
                && self.alliance.supporters.common(&matching(*suit)).len() >= 2
        };
        Suit::GROUND.iter().filter(|suit| paid(suit)).count() as u8
    }

    /// Their own choices.
    pub(super) fn alliance_weight(&self, question: Question, action: Action) -> f32 {
        let tokens = usize::from(self.on_map[Piece::Sympathy.index()]).min(9);
        let points = f32::from(SYMPATHY_POINTS[tokens]);
        match (question, action) {
            (Question::Revolt, Action::Clearing(clearing)) => self.revolt_weight(clearing),
            (Question::Revolt, Action::Pass) => 0.5,
            (Question::Spread, Action::Clearing(clearing)) => (0.8 + points) * self.crowd_weight(clearing),
            (Question::Spread, Action::Pass) => {
                if self.on_map[Piece::Base.index()] == 0 {
                    1.0
                } else {
                    0.5
                }
            }
            (Question::SpendSupporter { .. } | Question::DropSupporter, Action::Card(card)) => {
                self.supporter_spare(card)
            }
            (_, Action::Mobilize(card)) => {
                let room = self.on_map[Piece::Base.index()] > 0 || self.alliance.supporters.len() < CAPACITY;
                match (room, self.is_precious(US, card)) {
                    (false, _) => 0.02,
                    (true, true) => 0.4,
                    (true, false) => 1.5,
                }
            }
            (_, Action::Train(card)) => {
                let wanted = 3.0 / (1.0 + f32::from(self.alliance.officers));
                if self.is_precious(US, card) || card.suit() == Suit::Bird { 0.4 * wanted } else { wanted }
            }
            (_, Action::EndDaylight) => 0.4,
            (_, Action::Organize(clearing)) => (0.8 + 1.5 * points) * self.crowd_weight(clearing),
            (_, Action::RecruitAt(_)) => 1.2,
            (Question::Operation, Action::Battle) => self.battle_weight(US, Suit::Bird),
            (Question::Operation, Action::Move) => 1.2,
            (_, Action::EndOperations) => 0.1,
            _ => 1.0,
        }
    }

    /// A revolt: points for what stands there, warriors for the suit, safest where many men fall.
    fn revolt_weight(&self, clearing: Clearing) -> f32 {
        let loss = self.opponents_pieces(US, clearing).pieces;
        let cardboard: u8 = loss.pieces.iter().sum();
        let men: u8 = loss.warriors.iter().sum();
        let decides = if self.alarm(US).contains(clearing) { NUMBERS.victory.alarm } else { 0.0 };
        2.0 + 1.5 * f32::from(cardboard) + 0.25 * f32::from(men.min(5)) + decides
    }

    /// Sympathy where others march and build, and where it can become a base.
    fn crowd_weight(&self, clearing: Clearing) -> f32 {
        let site = self.site(clearing);
        let men: u8 = site.warriors.iter().sum::<u8>() - site.warriors(US);
        let near = self.plan().paths[clearing.index()].len() as f32;
        let base = if self.has_base(self.suit(clearing)) { 0.0 } else { 0.3 };
        0.5 + base + 0.12 * near + 0.1 * f32::from(site.buildings()) - 0.08 * f32::from(men.min(4))
    }

    /// Which supporter is missed least: one of many of its suit, no bird.
    fn supporter_spare(&self, card: Card) -> f32 {
        if card.suit() == Suit::Bird {
            return 0.2;
        }
        self.alliance.supporters.common(&crate::cards::OF_SUIT[card.suit().index()]).len() as f32
    }
}
