//! The turn (rules, 5.1): Birdsong, Daylight, Evening, and the loop that carries on whatever is on the stack until
//! somebody must be asked.

use engine::{Dice, Log, cannot_be};

use crate::action::Action;
use crate::cards::{Power, Suit};
use crate::choices::{Choices, Count};
use crate::event::{Event, Part};
use crate::factions::{DOMINANCE_POINTS, Faction};
use crate::question::Question;
use crate::state::{Phase, Root, Stage, Step, ThisTurn};

/// How a faction's part of a phase goes on.
pub(crate) enum Go {
    /// With this stage, once the stack is worked off.
    On(Stage),
    /// It is over.
    Done,
}

impl Go {
    /// The phase has no such stage. Its end is none of its own: [`Root::phase_ends`].
    #[cold]
    pub fn astray() -> Go {
        cannot_be();
        Go::Done
    }
}

impl Root {
    /// Carries on until somebody must be asked or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        while !self.is_over() {
            match self.steps.last().copied() {
                Some(Step::Ask(who, question)) => {
                    if self.hinges_on_secrets(who, question) {
                        return;
                    }
                    let mut count = Count::default();
                    self.list(who, question, &mut count);
                    match (count.choices, count.first) {
                        // A question that nobody can answer falls away.
                        (0, _) | (_, None) => {
                            self.steps.pop();
                        }
                        (1, Some(action)) => self.carry_out(action, dice, log),
                        _ => return,
                    }
                }
                Some(step) => self.work(step, dice, log),
                None => return,
            }
        }
    }

    /// Carries out a choice of the question on top of the stack.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        if let Some((who, question)) = self.asked() {
            self.steps.pop();
            self.answer(who, question, action, dice, log);
        }
    }

    /// Does an automatic step.
    #[inline]
    fn work(&mut self, step: Step, dice: &mut Dice, log: &mut impl Log<Event>) {
        match step {
            // These stay on the stack until they are through.
            Step::Turn { phase, stage } => return self.turn_goes_on(phase, stage, dice, log),
            Step::Setup { faction, stage, swapped } => return self.setup_goes_on(faction, stage, swapped, dice, log),
            Step::Triggers => return self.resolve_triggers(dice, log),
            Step::Battle(_)
            | Step::Outrage { .. }
            | Step::RevoltPlaces { .. }
            | Step::ConvertPlaces { .. }
            | Step::SanctifyPlaces { .. }
            | Step::Draws { .. }
            | Step::RiverDoes { .. }
            | Step::Ask(..) => self.steps.pop(),
        };
        match step {
            Step::Battle(fight) => self.battle_goes_on(fight, dice, log),
            Step::Outrage { offender, clearing } => self.outrage(offender, clearing, dice, log),
            Step::RevoltPlaces { clearing } => self.revolt_places(clearing, log),
            Step::ConvertPlaces { clearing } => self.convert_places(clearing, log),
            Step::SanctifyPlaces { clearing } => self.sanctify_places(clearing, log),
            Step::Draws { who } => self.draw(who, 1, dice, log),
            Step::RiverDoes { deed } => self.river_does(deed, dice, log),
            Step::Ask(..) | Step::Turn { .. } | Step::Setup { .. } | Step::Triggers => {
                debug_assert!(false, "{step:?} is no step that is done at once");
            }
        }
    }

    /// Is the player asked even if there is only one choice, because hidden cards could offer more (rules, 4.1)?
    /// Follows from public facts alone. Where it says no, the list of choices is public.
    #[inline]
    pub(crate) fn hinges_on_secrets(&self, who: Faction, question: Question) -> bool {
        use Question as Q;
        let cards = who != Faction::Riverfolk && !self.hand(who).is_empty();
        match question {
            Q::Ambush | Q::CounterAmbush => who != Faction::Riverfolk,
            Q::FieldHospital { .. }
            | Q::MarquiseCraft
            | Q::EyrieCraft
            | Q::MarquiseAction
            | Q::VagabondAction
            | Q::Ritual
            | Q::AllianceDaylight
            | Q::DecreeAdd
            | Q::DecreeAddSecond => cards,
            Q::CultCraft => cards && self.spare_crafting(Faction::Cult).iter().any(|&spare| spare > 0),
            Q::DecreeCard | Q::Turmoil | Q::EyrieEnd => cards && self.dominance_may_matter(who),
            Q::Revolt => self.alliance.supporters.len() >= 2 && !self.restless().is_empty(),
            Q::Spread => !self.spreadable(self.alliance.supporters.len() as u8).is_empty(),
            Q::OutrageCard { .. } | Q::DiscardCard => who != Faction::Riverfolk,
            Q::AidCard { .. } | Q::SpendSupporter { .. } | Q::DropSupporter => true,
            Q::ExploreTake { .. } => self.plays(Faction::Vagabond2),
            _ => false,
        }
    }

    /// Might a card of the hand be a dominance card that can be activated, or buy an available one?
    fn dominance_may_matter(&self, who: Faction) -> bool {
        let player = self.player(who);
        let activate = player.points >= DOMINANCE_POINTS
            && !player.no_marker
            && player.dominance.is_none()
            && self.factions.seats() > 2;
        activate || !self.available.is_empty()
    }

    /// Turns go on until somebody is asked something or the game is over.
    fn turn_goes_on(&mut self, mut phase: Phase, mut stage: Stage, dice: &mut Dice, log: &mut impl Log<Event>) {
        loop {
            let go = match stage {
                Stage::End => self.phase_ends(),
                _ => self.phase_goes_on(phase, stage, dice, log),
            };
            if self.is_over() {
                return;
            }
            (phase, stage) = match go {
                Go::On(stage) => (phase, stage),
                Go::Done => (phase.next(), Stage::Start),
            };
            match self.steps.first_mut() {
                Some(bottom) => *bottom = Step::Turn { phase, stage },
                None => return cannot_be(),
            }
            if self.this_turn.mercenaries && matches!(phase, Phase::DaylightStart | Phase::TurnEnd) {
                self.note_mercenaries();
            }
            if self.steps.len() > 1 {
                return;
            }
        }
    }

    /// Whatever was asked last in a phase is answered: the Riverfolk close their window, and the Marquise has no more actions.
    #[inline]
    fn phase_ends(&mut self) -> Go {
        self.this_turn.purchases = 0;
        self.marquise.actions = 0;
        Go::Done
    }

    /// The next stage of the turn.
    #[inline]
    fn phase_goes_on(&mut self, phase: Phase, stage: Stage, dice: &mut Dice, log: &mut impl Log<Event>) -> Go {
        let who = self.active;
        match phase {
            Phase::TurnStart => {
                log.tell(Event::TurnBegins { who: self.seat(who), round: self.round });
                self.check_dominance(log);
                Go::Done
            }
            Phase::BirdsongStart => self.birdsong_start(who, log),
            Phase::Birdsong => match who {
                Faction::Marquise => self.marquise_birdsong(log),
                Faction::Eyrie => self.eyrie_birdsong(stage, dice, log),
                Faction::Alliance => self.alliance_birdsong(stage),
                Faction::Vagabond | Faction::Vagabond2 => self.vagabond_birdsong(who, stage, log),
                Faction::Cult => self.cult_birdsong(log),
                Faction::Riverfolk => self.riverfolk_birdsong(log),
            },
            Phase::BirdsongEnd => {
                let mut extras = Count::default();
                self.birdsong_extras(who, &mut extras);
                if extras.choices > 0 {
                    self.ask(who, Question::BirdsongEnd);
                    return Go::On(Stage::End);
                }
                Go::Done
            }
            Phase::DaylightStart => {
                log.tell(Event::PhaseBegins { who: self.seat(who), part: Part::Daylight });
                if self.has(who, Power::CommandWarren) && !self.battlefields(who, Suit::Bird).is_empty() {
                    self.ask(who, Question::CommandWarren);
                    return Go::On(Stage::End);
                }
                Go::Done
            }
            Phase::Daylight => match who {
                Faction::Marquise => self.marquise_daylight(stage),
                Faction::Eyrie => self.eyrie_daylight(stage),
                Faction::Alliance => self.alliance_daylight(),
                Faction::Vagabond | Faction::Vagabond2 => self.vagabond_daylight(who),
                Faction::Cult => self.cult_daylight(),
                Faction::Riverfolk => self.riverfolk_daylight(),
            },
            Phase::EveningStart => {
                log.tell(Event::PhaseBegins { who: self.seat(who), part: Part::Evening });
                if self.has(who, Power::Cobbler) && self.can_use_cobbler(who) {
                    self.ask(who, Question::Cobbler);
                    return Go::On(Stage::End);
                }
                Go::Done
            }
            Phase::Evening => match who {
                Faction::Marquise => self.marquise_evening(dice, log),
                Faction::Eyrie => self.eyrie_evening(dice, log),
                Faction::Alliance => self.alliance_evening(stage, dice, log),
                Faction::Vagabond | Faction::Vagabond2 => self.vagabond_evening(who, stage, dice, log),
                Faction::Cult => self.cult_evening(stage, dice, log),
                Faction::Riverfolk => self.riverfolk_evening(stage),
            },
            Phase::TurnEnd => {
                self.end_turn(log);
                Go::Done
            }
        }
    }

    fn can_use_cobbler(&self, who: Faction) -> bool {
        if who.is_vagabond() {
            let mut count = Count::default();
            self.list_pawn_cobbler(who, &mut count);
            count.choices > 0
        } else {
            self.can_move(who, Suit::Bird)
        }
    }

    /// The start of Birdsong: the bank, the Riverfolk's services, and cards that may be used at any point of Birdsong.
    fn birdsong_start(&mut self, who: Faction, log: &mut impl Log<Event>) -> Go {
        log.tell(Event::PhaseBegins { who: self.seat(who), part: Part::Birdsong });
        self.this_turn.banked = !self.has(who, Power::BetterBurrowBank);
        if who.is_vagabond() {
            self.remember_tea(who);
        }
        self.open_services(who);
        // The menu would say the same: without cards in play and services there is nothing to choose.
        if self.player(who).play.is_empty() && self.this_turn.purchases == 0 {
            return Go::Done;
        }
        self.ask(who, Question::BirdsongStart);
        Go::On(Stage::End)
    }

    pub(crate) fn list_birdsong_start(&self, who: Faction, out: &mut impl Choices) {
        if !self.this_turn.banked {
            self.others(who).iter().for_each(|other| out.add(Action::Bank(other)));
        }
        self.list_services(who, out);
        self.birdsong_extras(who, out);
        if self.this_turn.banked {
            out.add(Action::Pass);
        }
    }

    pub(crate) fn play_birdsong_start(
        &mut self,
        who: Faction,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Pass => {}
            Action::Bank(other) => {
                self.ask(who, Question::BirdsongStart);
                self.use_bank(who, other, dice, log);
            }
            Action::BuyCard(_) | Action::BuyRiverboats | Action::BuyMercenaries => {
                self.ask(who, Question::BirdsongStart);
                self.buy_service(who, action, log);
            }
            _ => {
                self.ask(who, Question::BirdsongStart);
                self.use_extra(who, action, dice, log);
            }
        }
    }

    /// The turn passes.
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.this_turn = ThisTurn::default();
        let next = self.in_turn(self.active).nth(1).unwrap_or(self.active);
        if next == self.first() {
            if self.round >= self.round_cap {
                return self.win_by_rounds(log);
            }
            self.round += 1;
        }
        self.begin_turn(next);
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, who: Faction) {
        self.active = who;
        self.steps.clear();
        self.steps.push(Step::Turn { phase: Phase::TurnStart, stage: Stage::Start });
    }
}

impl Phase {
    fn next(self) -> Phase {
        match self {
            Phase::TurnStart => Phase::BirdsongStart,
            Phase::BirdsongStart => Phase::Birdsong,
            Phase::Birdsong => Phase::BirdsongEnd,
            Phase::BirdsongEnd => Phase::DaylightStart,
            Phase::DaylightStart => Phase::Daylight,
            Phase::Daylight => Phase::EveningStart,
            Phase::EveningStart => Phase::Evening,
            Phase::Evening => Phase::TurnEnd,
            Phase::TurnEnd => Phase::TurnStart,
        }
    }

    /// Which part of the turn it is.
    pub(crate) fn part(self) -> Part {
        match self {
            Phase::TurnStart | Phase::BirdsongStart | Phase::Birdsong | Phase::BirdsongEnd => Part::Birdsong,
            Phase::DaylightStart | Phase::Daylight => Part::Daylight,
            Phase::EveningStart | Phase::Evening | Phase::TurnEnd => Part::Evening,
        }
    }
}
