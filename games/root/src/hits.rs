//! TAKE_HITS (rules, 5.5): warriors go first, mercenaries share, then the owner picks buildings and tokens;
//! Vagabonds damage items.

use engine::Log;

use crate::action::Action;
use crate::battle::{ATTACKER, DEFENDER};
use crate::choices::{Choices, not_listed};
use crate::event::Event;
use crate::factions::{Faction, Piece};
use crate::question::Question;
use crate::satchel::UNDAMAGED;
use crate::state::Root;

impl Root {
    /// A side of the battle takes hits: what must go is marked at once, for the rest its player is asked.
    pub(crate) fn take_hits(&mut self, side: usize, hits: u8) {
        let faction = if side == ATTACKER { self.battle.attacker } else { self.battle.defender };
        if hits == 0 {
            return;
        }
        if faction.is_vagabond() {
            self.ask(faction, Question::TakeHit { left: hits });
            return;
        }
        let site = *self.site(self.battle.clearing);
        let own = site.warriors(faction);
        let hired = if side == ATTACKER && self.battle.mercenaries { site.warriors(Faction::Riverfolk) } else { 0 };
        let (mine, theirs) = shared(hits, own, hired);
        let doomed = &mut self.battle.doomed[side];
        doomed.warriors[faction.index()] += mine;
        if theirs > 0 {
            doomed.warriors[Faction::Riverfolk.index()] += theirs;
        }
        let left = hits - mine - theirs;
        if left == 0 {
            return;
        }
        if left >= site.cardboard_of(faction) {
            Piece::of(faction).iter().for_each(|piece| doomed.pieces[piece.index()] = site.count(*piece));
        } else {
            self.ask(faction, Question::TakeHit { left });
        }
    }

    /// Buildings and tokens, or items and an ally's warriors, that can take a hit.
    pub(crate) fn list_hits(&self, faction: Faction, out: &mut impl Choices) {
        let battle = &self.battle;
        let site = self.site(battle.clearing);
        if faction.is_vagabond() {
            self.list_items(faction, UNDAMAGED, Action::Item, out);
            if faction == battle.attacker
                && let Some(ally) = battle.ally
                && site.warriors(ally) > battle.doomed[ATTACKER].warriors(ally)
            {
                out.add(Action::Warrior(ally));
            }
            return;
        }
        let side = if faction == battle.attacker { ATTACKER } else { DEFENDER };
        let doomed = &battle.doomed[side];
        let left = Piece::of(faction).iter().filter(|&&piece| site.count(piece) > doomed.count(piece));
        left.for_each(|&piece| out.add(Action::Piece(piece)));
    }

    /// The answer to [`Question::TakeHit`].
    pub(crate) fn take_hit(&mut self, faction: Faction, left: u8, action: Action, log: &mut impl Log<Event>) {
        let side = if faction == self.battle.attacker { ATTACKER } else { DEFENDER };
        match action {
            Action::Piece(piece) => self.battle.doomed[side].pieces[piece.index()] += 1,
            Action::Warrior(ally) => {
                self.battle.doomed[side].warriors[ally.index()] += 1;
                self.battle.ally_lost += 1;
            }
            Action::Item(item, condition) => {
                self.damage_item(faction, item, condition, log);
                if side == ATTACKER {
                    self.battle.harmed += 1;
                }
            }
            _ => not_listed(Question::TakeHit { left }, action),
        }
        if left > 1 {
            self.ask(faction, Question::TakeHit { left: left - 1 });
        }
    }
}

/// How hits are shared between own warriors and mercenaries: half each, the larger half to the own ones, and what one kind
/// cannot take goes to the other.
fn shared(hits: u8, own: u8, hired: u8) -> (u8, u8) {
    if hired == 0 {
        return (hits.min(own), 0);
    }
    let mine = hits.div_ceil(2).min(own);
    let theirs = (hits - mine).min(hired);
    ((hits - theirs).min(own), theirs)
}

#[cfg(test)]
mod tests {
    use super::shared;

    #[test]
    fn mercenaries_take_the_smaller_half() {
        assert_eq!(shared(3, 2, 3), (2, 1));
        assert_eq!(shared(3, 1, 3), (1, 2));
        assert_eq!(shared(3, 3, 0), (3, 0));
        assert_eq!(shared(4, 1, 1), (1, 1));
        assert_eq!(shared(4, 4, 1), (3, 1));
    }
}
