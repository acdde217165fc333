//! BATTLE (rules, 5.3 and 5.4): where and against whom, ambushes, dice, effects of cards, and the end. Who takes the hits
//! is told in `hits.rs`.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{AMBUSHES, Cards, Power, Suit, distinct, matching};
use crate::choices::Choices;
use crate::event::{Discarded, Event};
use crate::factions::{Faction, Factions, Leader, Source};
use crate::map::{Clearing, Clearings};
use crate::question::Question;
use crate::removal::{Batch, Cause, Loss};
use crate::state::{Battle, Fight, Root, Site, Step};

/// The attacker's and the defender's place in pairs.
pub(crate) const ATTACKER: usize = 0;
pub(crate) const DEFENDER: usize = 1;

/// The order of effects has been chosen; the defender begins.
const ORDERED: u8 = 4;
const DEFENDER_FIRST: u8 = 8;

impl Root {
    /// Whom a player may attack in a clearing.
    pub(crate) fn battle_targets(&self, attacker: Faction, clearing: Clearing) -> Factions {
        let mut targets = self.present(clearing).but(attacker);
        if !attacker.is_vagabond() && self.site(clearing).warriors(attacker) == 0 {
            // Only mercenaries are here.
            targets = targets.but(Faction::Riverfolk);
        }
        targets
    }

    /// The clearings of a suit (birds: any) where a player may attack somebody.
    pub(crate) fn battlefields(&self, attacker: Faction, suit: Suit) -> Clearings {
        let own = if attacker.is_vagabond() { self.presence(attacker) } else { self.with_warriors(attacker) };
        let mut fields = own.common(self.shared());
        if self.mercenary_buyer() == Some(attacker) {
            // Mercenaries alone attack anybody but their own people.
            let customers = Faction::ALL.iter().filter(|&&other| other != attacker && other != Faction::Riverfolk);
            let customers = customers.fold(Clearings::NONE, |set, &other| set.with(self.presence(other)));
            fields = fields.with(self.with_warriors(Faction::Riverfolk).common(customers));
        }
        fields.common(self.clearings(suit))
    }

    /// Sets a BATTLE going in clearings of a suit.
    pub(crate) fn start_battle(&mut self, attacker: Faction, suit: Suit) {
        self.ask(attacker, Question::BattleClearing { suit });
    }

    pub(crate) fn list_battlefields(&self, attacker: Faction, suit: Suit, out: &mut impl Choices) {
        out.clearings(self.battlefields(attacker, suit));
    }

    pub(crate) fn list_defenders(&self, attacker: Faction, clearing: Clearing, out: &mut impl Choices) {
        self.battle_targets(attacker, clearing).iter().for_each(|faction| out.add(Action::Faction(faction)));
    }

    /// The clearing is chosen.
    pub(crate) fn battle_in(&mut self, attacker: Faction, clearing: Clearing) {
        self.ask(attacker, Question::BattleDefender { clearing });
    }

    /// The defender is chosen.
    pub(crate) fn battle_against(
        &mut self,
        attacker: Faction,
        clearing: Clearing,
        defender: Faction,
        log: &mut impl Log<Event>,
    ) {
        if attacker.is_vagabond() {
            self.ask(attacker, Question::BattleAlly { clearing, defender });
        } else {
            self.begin_battle(attacker, clearing, defender, None, log);
        }
    }

    /// Everything is chosen: the battle begins.
    pub(crate) fn begin_battle(
        &mut self,
        attacker: Faction,
        clearing: Clearing,
        defender: Faction,
        ally: Option<Faction>,
        log: &mut impl Log<Event>,
    ) {
        let hired = self.mercenary_buyer() == Some(attacker)
            && defender != Faction::Riverfolk
            && self.site(clearing).warriors(Faction::Riverfolk) > 0;
        self.battle = Battle { on: true, clearing, attacker, defender, ally, mercenaries: hired, ..Battle::default() };
        let (who, against) = (self.seat(attacker), self.seat(defender));
        log.tell(Event::Attacks { who, defender: against, clearing, ally, mercenaries: hired });
        self.then(Step::Battle(Fight::Roll));
        if !self.has(attacker, Power::ScoutingParty) && self.may_hold_ambush(defender) {
            self.ask(defender, Question::Ambush);
        }
    }

    /// The last battle of a turn can be looked at until somebody chooses in the next.
    #[inline]
    pub(crate) fn forget_old_battle(&mut self) {
        let Battle { on, attacker, defender, .. } = self.battle;
        // Nobody attacks themselves: without two sides there is nothing to forget.
        if !on && attacker != self.active && attacker != defender {
            self.battle = Battle::default();
        }
    }

    /// The ambush cards of a hand that can be played in this battle.
    fn ambushes(&self, faction: Faction) -> Cards {
        self.hand(faction).common(&AMBUSHES).common(&matching(self.suit(self.battle.clearing)))
    }

    /// Is the faction asked about an ambush? An open hand tells, a hidden one does not.
    fn may_hold_ambush(&self, faction: Faction) -> bool {
        match faction {
            Faction::Riverfolk => !self.ambushes(faction).is_empty(),
            _ => !self.hand(faction).is_empty(),
        }
    }

    pub(crate) fn list_ambushes(&self, faction: Faction, out: &mut impl Choices) {
        distinct(self.ambushes(faction)).for_each(|card| out.add(Action::Card(card)));
        out.add(Action::Pass);
    }

    /// The answer to [`Question::Ambush`] or [`Question::CounterAmbush`].
    pub(crate) fn play_ambush(
        &mut self,
        faction: Faction,
        question: Question,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let foils = question == Question::CounterAmbush;
        let who = self.seat(faction);
        let Action::Card(card) = action else {
            log.tell(Event::NoAmbush { who, foils });
            return;
        };
        log.tell(Event::Ambush { who, card, foils });
        self.discard(faction, card, Discarded::Ambush, log);
        if foils {
            self.battle.countered = true;
            return;
        }
        self.battle.ambush = Some(card);
        self.then(Step::Battle(Fight::AfterAmbush));
        if self.may_hold_ambush(self.battle.attacker) {
            self.ask(self.battle.attacker, Question::CounterAmbush);
        }
    }

    /// The battle goes on until somebody is asked or something else must be done first; the step is off the stack.
    pub(crate) fn battle_goes_on(&mut self, mut fight: Fight, dice: &mut Dice, log: &mut impl Log<Event>) {
        loop {
            self.fight_on(fight, dice, log);
            let Some(&Step::Battle(next)) = self.steps.last() else { return };
            self.steps.pop();
            fight = next;
        }
    }

    fn fight_on(&mut self, fight: Fight, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Battle { clearing, attacker, defender, .. } = self.battle;
        match fight {
            Fight::AfterAmbush => {
                if !self.battle.countered {
                    self.then(Step::Battle(Fight::AmbushHits));
                    self.take_hits(ATTACKER, 2);
                }
            }
            Fight::AmbushHits => {
                let pieces = std::mem::take(&mut self.battle.doomed[ATTACKER]);
                self.remove_losses(&[Loss { clearing, remover: defender, pieces }], log);
            }
            Fight::Roll => {
                let ambushed = self.battle.ambush.is_some() && !self.battle.countered;
                if ambushed && !attacker.is_vagabond() && self.pool(ATTACKER) == 0 {
                    self.then(Step::Battle(Fight::End));
                } else {
                    self.roll(dice, log);
                    self.then(Step::Battle(Fight::DefenderHits));
                    self.then(Step::Battle(Fight::Effects));
                }
            }
            Fight::Effects => self.effects_go_on(),
            Fight::DefenderHits => {
                let [by_attacker, by_defender] = self.hits();
                log.tell(Event::Hits { by_attacker, by_defender });
                self.then(Step::Battle(Fight::AttackerHits));
                self.take_hits(DEFENDER, by_attacker);
            }
            Fight::AttackerHits => {
                let [_, by_defender] = self.hits();
                self.then(Step::Battle(Fight::Removal));
                self.take_hits(ATTACKER, by_defender);
            }
            Fight::Removal => {
                self.then(Step::Battle(Fight::End));
                self.battle.gone = true;
                let [lost, taken] = self.battle.doomed;
                let taken = Loss { clearing, remover: attacker, pieces: taken };
                let lost = Loss { clearing, remover: defender, pieces: lost };
                self.remove_losses(&[taken, lost], log);
            }
            Fight::End => {
                if attacker.is_vagabond() {
                    self.settle_with_ally(log);
                }
                self.battle.on = false;
                log.tell(Event::BattleEnds { clearing });
            }
        }
    }

    fn remove_losses(&mut self, losses: &[Loss], log: &mut impl Log<Event>) {
        let batch: Batch = losses.iter().copied().filter(|loss| !loss.pieces.is_empty()).collect();
        self.remove(&batch, Cause::Battle, log);
    }

    /// The most hits that a side can roll (rules, 5.3).
    pub(crate) fn pool(&self, side: usize) -> u8 {
        let battle = &self.battle;
        let site = self.site(battle.clearing);
        let faction = if side == ATTACKER { battle.attacker } else { battle.defender };
        let mut pool = self.strength(faction, site);
        if side == ATTACKER {
            pool += battle.ally.map_or(0, |ally| site.warriors(ally));
            pool += if battle.mercenaries { site.warriors(Faction::Riverfolk) } else { 0 };
        }
        pool
    }

    /// Warriors, or undamaged swords of a Vagabond.
    fn strength(&self, faction: Faction, site: &Site) -> u8 {
        if faction.is_vagabond() { self.undamaged_swords(faction) } else { site.warriors(faction) }
    }

    fn roll(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let rolled = [dice.below(4) as u8, dice.below(4) as u8];
        let (high, low) = (rolled[0].max(rolled[1]), rolled[0].min(rolled[1]));
        // Guerrilla war: a defending Alliance takes the higher die.
        let swapped = self.battle.defender == Faction::Alliance;
        let (by_attacker, by_defender) = if swapped { (low, high) } else { (high, low) };
        let defenseless = self.strength(self.battle.defender, self.site(self.battle.clearing)) == 0;
        let commander = self.battle.attacker == Faction::Eyrie && self.eyrie.leader == Some(Leader::Commander);
        let capped = [by_attacker.min(self.pool(ATTACKER)), by_defender.min(self.pool(DEFENDER))];
        let battle = &mut self.battle;
        battle.thrown = true;
        battle.dice = [by_attacker, by_defender];
        battle.rolled = capped;
        battle.extra = [u8::from(defenseless) + u8::from(commander), 0];
        let [hits_by_attacker, hits_by_defender] = self.hits();
        let event = Event::Rolls { attacker: by_attacker, defender: by_defender, hits_by_attacker, hits_by_defender };
        log.tell(event);
    }

    /// All hits that both sides deal.
    pub(crate) fn hits(&self) -> [u8; 2] {
        let battle = &self.battle;
        [battle.rolled[0] + battle.extra[0], battle.rolled[1] + battle.extra[1]]
    }

    /// The effects that a side could use now.
    fn usable_effects(&self, side: usize) -> impl Iterator<Item = Action> {
        let battle = &self.battle;
        let faction = if side == ATTACKER { battle.attacker } else { battle.defender };
        let brutal = side == ATTACKER && !battle.brutal && self.has(faction, Power::BrutalTactics);
        let sappers = side == DEFENDER && self.has(faction, Power::Sappers);
        let armorers = battle.rolled[1 - side] > 0 && self.has(faction, Power::Armorers);
        let listed = [(brutal, Action::BrutalTactics), (sappers, Action::Sappers), (armorers, Action::Armorers)];
        listed.into_iter().filter(|(usable, _)| *usable).map(|(_, action)| action)
    }

    /// Asks who uses effects, until both are done.
    fn effects_go_on(&mut self) {
        let passed = self.battle.passed;
        let can = |side: usize| passed & 1 << side == 0 && self.usable_effects(side).next().is_some();
        let (attacker, defender) = (can(ATTACKER), can(DEFENDER));
        if !attacker && !defender {
            return;
        }
        let (a, d) = (self.battle.attacker, self.battle.defender);
        self.then(Step::Battle(Fight::Effects));
        if attacker && defender && passed & ORDERED == 0 {
            self.ask(a, Question::EffectsFirst);
        } else if defender && (!attacker || passed & DEFENDER_FIRST != 0) {
            self.ask(d, Question::BattleEffects);
        } else {
            self.ask(a, Question::BattleEffects);
        }
    }

    /// The attacker says who begins.
    pub(crate) fn pick_first(&mut self, attacker: Faction, action: Action, log: &mut impl Log<Event>) {
        self.battle.passed |= ORDERED;
        let mut first = attacker;
        if action == Action::Defender {
            self.battle.passed |= DEFENDER_FIRST;
            first = self.battle.defender;
        }
        log.tell(Event::EffectsFirst { who: self.seat(attacker), first: self.seat(first) });
    }

    fn side(&self, faction: Faction) -> usize {
        if faction == self.battle.attacker { ATTACKER } else { DEFENDER }
    }

    pub(crate) fn list_battle_effects(&self, faction: Faction, out: &mut impl Choices) {
        self.usable_effects(self.side(faction)).for_each(|action| out.add(action));
        out.add(Action::Done);
    }

    pub(crate) fn play_battle_effect(&mut self, faction: Faction, action: Action, log: &mut impl Log<Event>) {
        let side = self.side(faction);
        match action {
            Action::BrutalTactics => {
                self.battle.brutal = true;
                self.battle.extra[ATTACKER] += 1;
                self.use_power(faction, Power::BrutalTactics, log);
                self.score(self.battle.defender, 1, Source::Cards, log);
            }
            Action::Sappers => {
                self.battle.extra[DEFENDER] += 1;
                self.use_up_power(faction, Power::Sappers, log);
            }
            Action::Armorers => {
                self.battle.rolled[1 - side] = 0;
                self.use_up_power(faction, Power::Armorers, log);
            }
            _ => self.battle.passed |= 1 << side,
        }
    }
}
