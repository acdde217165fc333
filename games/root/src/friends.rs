//! A Vagabond's relationships (rules, 9.10, 9.13 and 9.14): aid, hostility, infamy, allies on the road and in battle.

use engine::Log;

use crate::action::Action;
use crate::cards::{Card, Cards, Item, distinct, matching};
use crate::choices::Choices;
use crate::event::{Event, HandOver, ItemFrom};
use crate::factions::{Condition, Faction, Factions, Piece, Source, Stance};
use crate::map::{Clearing, Clearings};
use crate::question::Question;
use crate::removal::{Cause, Loss};
use crate::state::Root;

/// Points for each aid to an ally.
const ALLY_POINTS: i8 = 2;

impl Root {
    #[inline]
    pub(crate) fn stance(&self, who: Faction, other: Faction) -> Stance {
        self.vagabond(who).stances[other.index()]
    }

    /// The factions that trust a Vagabond.
    fn allies(&self, who: Faction) -> impl Iterator<Item = Faction> {
        self.others(who).iter().filter(move |&other| self.stance(who, other) == Stance::Allied)
    }

    /// The clearings with warriors of a hostile faction.
    pub(crate) fn hostile_clearings(&self, who: Faction) -> Clearings {
        let hostile = Faction::ARMIES.into_iter().filter(|&other| self.stance(who, other) == Stance::Hostile);
        hostile.fold(Clearings::NONE, |set, other| set.with(self.with_warriors(other)))
    }

    /// Do warriors of a hostile faction stand here?
    pub(crate) fn is_hostile(&self, who: Faction, clearing: Clearing) -> bool {
        self.hostile_clearings(who).contains(clearing)
    }

    fn change_stance(&mut self, who: Faction, other: Faction, stance: Stance, log: &mut impl Log<Event>) {
        let vagabond = self.vagabond_mut(who);
        vagabond.stances[other.index()] = stance;
        vagabond.aids[other.index()] = 0;
        log.tell(Event::Relationship { who: self.seat(who), faction: other, stance });
    }

    // Aid.

    /// The cards that can be given in a clearing.
    fn aid_cards(&self, who: Faction) -> Cards {
        self.pawn(who).map_or(Cards::EMPTY, |clearing| self.hand(who).common(&matching(self.suit(clearing))))
    }

    /// Players who can be aided.
    pub(crate) fn aidable(&self, who: Faction) -> Factions {
        match self.pawn(who) {
            Some(clearing) if self.vagabond(who).any_ready() && !self.aid_cards(who).is_empty() => {
                self.present(clearing).but(who)
            }
            _ => Factions::default(),
        }
    }

    pub(crate) fn list_aid_cards(&self, who: Faction, out: &mut impl Choices) {
        distinct(self.aid_cards(who)).for_each(|card| out.add(Action::Card(card)));
    }

    /// The card is given; now for the item.
    pub(crate) fn give_aid(&mut self, who: Faction, to: Faction, card: Card, log: &mut impl Log<Event>) {
        log.tell(Event::Aids { who: self.seat(who), whom: self.seat(to) });
        let could = self.aid_cards(who);
        self.ask(who, Question::AidItem { to });
        self.hand_over(who, to, card, could, HandOver::Aid, log);
    }

    pub(crate) fn list_aid_takes(&self, from: Faction, out: &mut impl Choices) {
        let crafted = &self.player(from).crafted;
        let items = Item::ALL.iter().filter(|item| crafted[item.index()] > 0);
        items.for_each(|&item| out.add(Action::Take(item)));
        out.add(Action::Nothing);
    }

    /// An item may come back; then the relationship is looked at.
    pub(crate) fn take_for_aid(&mut self, who: Faction, from: Faction, action: Action, log: &mut impl Log<Event>) {
        if let Action::Take(item) = action {
            self.player_mut(from).crafted[item.index()] -= 1;
            self.gain_item(who, item, ItemFrom::Aid, log);
        }
        if from.is_vagabond() {
            return;
        }
        let stance = self.stance(who, from);
        if stance == Stance::Allied {
            return self.score(who, ALLY_POINTS, Source::Aid, log);
        }
        let Some((next, needed, points)) = stance.next() else { return };
        let aids = &mut self.vagabond_mut(who).aids[from.index()];
        *aids += 1;
        if *aids >= needed {
            self.change_stance(who, from, next, log);
            self.score(who, points as i8, Source::Aid, log);
        }
    }

    /// A new item arrives face up and undamaged.
    pub(crate) fn gain_item(&mut self, who: Faction, item: Item, from: ItemFrom, log: &mut impl Log<Event>) {
        self.vagabond_mut(who).items[item.index()][Condition::Ready.index()] += 1;
        log.tell(Event::GainsItem { who: self.seat(who), item, from });
    }

    // Allies on the road.

    /// [`Question::MoveAlly`]: `none`, or an ally who could make the same move by the general rules.
    pub(crate) fn list_move_allies(&self, who: Faction, from: Clearing, to: Clearing, out: &mut impl Choices) {
        let here = self.site(from);
        for ally in self.allies(who) {
            if here.warriors(ally) > 0 && self.move_targets(ally, from).contains(to) {
                out.add(Action::Faction(ally));
            }
        }
        out.add(Action::Nothing);
    }

    // Battle.

    /// [`Question::BattleAlly`]: `none`, or an allied faction with warriors there that is not the defender.
    pub(crate) fn list_battle_allies(
        &self,
        who: Faction,
        clearing: Clearing,
        defender: Faction,
        out: &mut impl Choices,
    ) {
        out.add(Action::Nothing);
        let allies = self.allies(who).filter(|&ally| ally != defender && self.site(clearing).warriors(ally) > 0);
        allies.for_each(|ally| out.add(Action::Faction(ally)));
    }

    /// A Vagabond has removed pieces: infamy and hostility. Points are only gained here, the caller looks who has won.
    pub(crate) fn vagabond_removes(&mut self, loss: &Loss, cause: Cause, log: &mut impl Log<Event>) {
        let who = loss.remover;
        let mut warriors = loss.pieces.warriors;
        if cause == Cause::Battle && self.battle.defender == who {
            self.count_borrowed(&mut warriors);
        }
        let mut infamy = 0;
        for faction in Faction::ARMIES {
            let men = warriors[faction.index()];
            let cardboard: u8 = Piece::of(faction).iter().map(|&piece| loss.pieces.count(piece)).sum();
            let mut deeds = men + cardboard;
            if self.stance(who, faction) != Stance::Hostile {
                if men == 0 {
                    continue;
                }
                // The warrior that made the enemy does not count.
                deeds -= 1;
                self.change_stance(who, faction, Stance::Hostile, log);
            }
            infamy += deeds as i8;
        }
        if cause == Cause::Battle && self.active == who {
            self.gain(who, infamy, Source::Infamy, log);
        }
    }

    /// Warriors that fight for somebody else count as those of whoever borrowed them: mercenaries as their buyer's, and an
    /// ally's beside another Vagabond as nobody's (ruling 46).
    fn count_borrowed(&self, warriors: &mut [u8; Faction::COUNT]) {
        let battle = &self.battle;
        if battle.mercenaries {
            let hired = std::mem::take(&mut warriors[Faction::Riverfolk.index()]);
            warriors[battle.attacker.index()] += hired;
        }
        if let Some(ally) = battle.ally {
            warriors[ally.index()] = 0;
        }
    }

    /// The end of a battle that a Vagabond began: did the ally pay more than the Vagabond?
    pub(crate) fn settle_with_ally(&mut self, log: &mut impl Log<Event>) {
        let who = self.battle.attacker;
        if let Some(ally) = self.battle.ally
            && self.battle.ally_lost > self.battle.harmed
            && self.stance(who, ally) != Stance::Hostile
        {
            self.change_stance(who, ally, Stance::Hostile, log);
        }
    }
}
