//! Dominance cards and coalitions (rules, 5.9 and 5.10).

use engine::{Log, certainly};

use crate::action::Action;
use crate::cards::{BIRDS, Card, DOMINANCE, Suit, distinct, matching};
use crate::choices::Choices;
use crate::event::{Ending, Event};
use crate::factions::{DOMINANCE_POINTS, Faction, Factions, Stance};
use crate::map::{CORNERS, opposite};
use crate::state::Root;

/// Clearings of the suit that fulfil a dominance card.
const RULED: usize = 3;
/// Coalitions need so many players.
const COALITION_SEATS: usize = 4;

impl Root {
    pub(crate) fn list_dominance(&self, who: Faction, out: &mut impl Choices) {
        let hand = self.hand(who);
        let player = self.player(who);
        let cards = hand.common(&DOMINANCE);
        if !cards.is_empty() && player.points >= DOMINANCE_POINTS && !player.no_marker && player.dominance.is_none() {
            for card in cards.iter().map(Card::new) {
                if !who.is_vagabond() {
                    out.add(Action::ActivateDominance(card));
                } else if self.factions.seats() >= COALITION_SEATS {
                    self.fewest_points(who).iter().for_each(|partner| out.add(Action::Coalition(card, partner)));
                }
            }
        }
        if self.available.is_empty() {
            return;
        }
        for card in self.available.iter().map(Card::new) {
            let price = if card.suit() == Suit::Bird { BIRDS } else { matching(card.suit()) };
            distinct(hand.common(&price)).for_each(|paid| out.add(Action::TakeDominance(card, paid)));
        }
    }

    /// The other players with a score marker who have the fewest points.
    fn fewest_points(&self, who: Faction) -> Factions {
        let scoring = |faction: &Faction| !self.player(*faction).no_marker;
        let others = self.others(who).iter().filter(scoring);
        let least = others.clone().map(|faction| self.player(faction).points).min();
        others.filter(|&faction| Some(self.player(faction).points) == least).collect()
    }

    /// The score marker leaves the track.
    fn lay_down(&mut self, who: Faction, card: Card) {
        let player = self.player_mut(who);
        certainly(player.hand.remove(card.number()));
        player.dominance = Some(card);
        player.no_marker = true;
    }

    pub(crate) fn activate_dominance(&mut self, who: Faction, card: Card, log: &mut impl Log<Event>) {
        self.lay_down(who, card);
        log.tell(Event::ActivatesDominance { who: self.seat(who), card });
    }

    pub(crate) fn join_coalition(&mut self, who: Faction, card: Card, partner: Faction, log: &mut impl Log<Event>) {
        self.lay_down(who, card);
        self.player_mut(who).partner = Some(partner);
        log.tell(Event::Coalition { who: self.seat(who), with: self.seat(partner), card });
        let stance = &mut self.vagabond_mut(who).stances[partner.index()];
        if *stance == Stance::Hostile {
            *stance = Stance::Indifferent;
            let event = Event::Relationship { who: self.seat(who), faction: partner, stance: Stance::Indifferent };
            log.tell(event);
        }
    }

    pub(crate) fn take_dominance(&mut self, who: Faction, card: Card, paid: Card, log: &mut impl Log<Event>) {
        self.spend(who, paid, log);
        certainly(self.available.remove(card.number()));
        self.put_in_hand(who, card, crate::state::EVERYBODY);
        log.tell(Event::TakesDominance { who: self.seat(who), card });
    }

    /// At the very start of a turn: does the player win by their dominance card?
    pub(crate) fn check_dominance(&mut self, log: &mut impl Log<Event>) {
        let who = self.active;
        let Some(card) = self.player(who).dominance else { return };
        if who.is_vagabond() {
            return;
        }
        let ruled = self.ruled_by(who);
        let fulfilled = match card.suit() {
            Suit::Bird => CORNERS[..2].iter().any(|&corner| ruled.contains(corner) && ruled.contains(opposite(corner))),
            suit => ruled.common(self.clearings(suit)).len() >= RULED,
        };
        if fulfilled {
            self.win(who, Ending::Dominance, log);
        }
    }
}
