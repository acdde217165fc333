//! The Cult: pairs of gardens first, score every turn, birds and fallen warriors for acolytes, sanctify when hated.

use crate::action::Action;
use crate::cards::{OF_SUIT, Suit};
use crate::factions::{Faction, GARDEN_POINTS, Piece};
use crate::question::Question;
use crate::state::Root;

use super::NUMBERS;

const US: Faction = Faction::Cult;

impl Root {
    /// What the gardens score, with the cards at hand on the next day and with those to be drawn later, and what acolytes are
    /// good for.
    pub(super) fn cult_worth(&self, turns: f32, fade: f32) -> f32 {
        let numbers = &NUMBERS.cult;
        let hand = self.hand(US).with(&self.cult.revealed);
        let (mut held, mut yields, mut scoring, mut pairs, mut gardens) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for suit in Suit::GROUND {
            let here = self.gardens(suit);
            let points = f32::from(GARDEN_POINTS[usize::from(here).min(5)]);
            if !hand.common(&OF_SUIT[suit.index()]).is_empty() {
                held += points;
            }
            yields += points;
            scoring += f32::from(u8::from(here >= 2));
            pairs += f32::from(u8::from(here == 1));
            gardens += f32::from(here);
        }
        // Each score takes a card of its suit, and each pair of gardens brings a card.
        let often = (numbers.drawn * (1.0 + scoring)).min(1.0);
        let acolytes = f32::from(self.cult.acolytes.min(8));
        let hated = f32::from(u8::from(self.cult.hated)) * numbers.hated;
        let assets = numbers.pair * pairs + numbers.garden * gardens + (numbers.acolyte + hated) * acolytes;
        let soon = held + (yields - held) * often;
        let score = soon * turns.min(1.0) + (yields * often + 0.3 * scoring) * (turns - 1.0).max(0.0);
        score + fade * assets
    }

    /// Their own choices.
    pub(super) fn cult_weight(&self, question: Question, action: Action) -> f32 {
        match (question, action) {
            (Question::SetupOutcast, Action::Suit(suit)) => {
                let buildings: u8 = self.clearings(suit).iter().map(|clearing| self.site(clearing).buildings()).sum();
                1.0 + 0.5 * f32::from(buildings)
            }
            (_, Action::Sanctify(_, piece)) => {
                let pair = self.gardens(self.cult.outcast);
                4.0 + if pair == 1 { 3.0 } else { 0.0 }
                    + if piece == Piece::Roost || piece == Piece::Base { 1.0 } else { 0.0 }
            }
            (_, Action::Convert(clearing, victim)) => {
                let alone = self.site(clearing).warriors(victim) == 1;
                if alone { 1.2 } else { 0.7 }
            }
            (_, Action::CrusadeBattle) => 0.8 * self.battle_weight(US, self.cult.outcast),
            (_, Action::CrusadeMove) => 0.5,
            (Question::CrusadeFollow { clearing }, Action::Battle) => self.battlefield_weight(US, clearing),
            (Question::Conspiracy, Action::Pass) => 1.2,
            (_, Action::Score(card)) => {
                let points = f32::from(GARDEN_POINTS[usize::from(self.gardens(card.suit())).min(5)]);
                if points > 0.0 { 1.0 + 2.0 * points } else { 0.1 }
            }
            (_, Action::BuildGarden(card, clearing)) => {
                let pair = if self.gardens(card.suit()) == 1 { 3.0 } else { 1.5 };
                pair + 0.5 * f32::from(self.site(clearing).warriors(US).min(3))
            }
            (_, Action::RecruitBy(card, clearing)) => {
                let site = self.site(clearing);
                let garden = if site.count(Piece::Garden) > 0 { 0.4 } else { 0.0 };
                // A warrior that makes the Cult rule a place for the next garden.
                let plot = self.open_slots(clearing) > 0 && !self.rules(US, clearing) && site.warriors(US) > 0;
                let many = self.clearings(card.suit()).len().max(1) as f32;
                (0.5 + garden + if plot { 1.0 } else { 0.0 }) * 3.0 / (2.0 + many)
            }
            (_, Action::Sacrifice(card)) => {
                if self.is_precious(US, card) {
                    1.0
                } else {
                    2.5
                }
            }
            (_, Action::EndDaylight) => 0.2,
            _ => 1.0,
        }
    }
}
