//! The Woodland Alliance (rules, chapter 8): revolts, sympathy, officers and their operations. Outrage and what
//! becomes of supporters are told in `outrage.rs`.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{Card, Cards, Suit, distinct, matching};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::{Discarded, Event};
use crate::factions::{Faction, Piece, SYMPATHY_COST, SYMPATHY_POINTS, Source};
use crate::map::{Clearing, Clearings};
use crate::question::{MoveWhy, Question};
use crate::removal::{Batch, Cause, Loss};
use crate::state::{Root, Site, Stage, Step};
use crate::turn::Go;

/// The Alliance itself, in this chapter.
const US: Faction = Faction::Alliance;
/// Supporters that a revolt takes.
const REVOLT_COST: u8 = 2;

impl Root {
    /// Birdsong: revolts, then sympathy spreads.
    pub(crate) fn alliance_birdsong(&mut self, stage: Stage) -> Go {
        match stage {
            Stage::Start => {
                self.ask(US, Question::Revolt);
                Go::On(Stage::Spread)
            }
            Stage::Spread => {
                self.ask(US, Question::Spread);
                Go::On(Stage::End)
            }
            _ => Go::astray(),
        }
    }

    /// Daylight: crafting, mobilizing and training in any order.
    pub(crate) fn alliance_daylight(&mut self) -> Go {
        self.ask(US, Question::AllianceDaylight);
        Go::On(Stage::End)
    }

    /// Evening: operations, then cards and the hand limit.
    pub(crate) fn alliance_evening(&mut self, stage: Stage, dice: &mut Dice, log: &mut impl Log<Event>) -> Go {
        if stage == Stage::Start {
            self.ask(US, Question::Operation);
            return Go::On(Stage::Cards);
        }
        self.alliance.operations = 0;
        self.draw(US, 1 + self.on_map[Piece::Base.index()], dice, log);
        self.keep_hand_limit(US);
        Go::Done
    }

    /// Lists the choices of the faction's own questions.
    pub(crate) fn alliance_choices(&self, question: Question, out: &mut impl Choices) {
        match question {
            Question::Revolt => {
                out.clearings(self.revoltable());
                self.birdsong_extras(US, out);
                out.add(Action::Pass);
            }
            Question::Spread => {
                out.clearings(self.affordable());
                self.birdsong_extras(US, out);
                out.add(Action::Pass);
            }
            Question::SpendSupporter { clearing, .. } => {
                distinct(self.fitting(clearing)).for_each(|card| out.add(Action::Card(card)));
            }
            Question::DropSupporter => {
                distinct(self.alliance.supporters).for_each(|card| out.add(Action::Card(card)));
            }
            Question::AllianceDaylight => self.list_alliance_daylight(out),
            Question::Operation => self.list_operations(out),
            _ => not_ours(question),
        }
    }

    /// Carries out the answer to one of the faction's own questions, which is off the stack; a menu asks itself again.
    pub(crate) fn alliance_play(
        &mut self,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match (question, action) {
            (Question::Revolt | Question::Spread, Action::Pass) => {}
            (Question::Revolt, Action::Clearing(clearing)) => {
                self.ask(US, Question::Revolt);
                log.tell(Event::Revolts { who: self.seat(US), clearing });
                self.ask(US, Question::SpendSupporter { clearing, left: REVOLT_COST, revolt: true });
            }
            (Question::Spread, Action::Clearing(clearing)) => {
                self.ask(US, Question::Spread);
                let left = self.spread_cost(clearing);
                self.ask(US, Question::SpendSupporter { clearing, left, revolt: false });
            }
            (Question::SpendSupporter { clearing, left, revolt }, Action::Card(card)) => {
                self.lose_supporter(card, Discarded::Supporter, log);
                if left > 1 {
                    self.ask(US, Question::SpendSupporter { clearing, left: left - 1, revolt });
                } else if revolt {
                    self.then(Step::RevoltPlaces { clearing });
                    self.rise(clearing, log);
                } else {
                    self.place_sympathy(clearing, log);
                }
            }
            (Question::DropSupporter, Action::Card(card)) => {
                self.lose_supporter(card, Discarded::NoRoom, log);
                self.keep_capacity();
            }
            (Question::AllianceDaylight, Action::EndDaylight) | (Question::Operation, Action::EndOperations) => {}
            (Question::AllianceDaylight, _) => {
                self.ask(US, Question::AllianceDaylight);
                match action {
                    Action::Craft(card) => self.craft(US, card, false, log),
                    Action::Mobilize(card) => self.mobilize(card, log),
                    Action::Train(card) => {
                        self.spend(US, card, log);
                        self.gain_officer(log);
                    }
                    _ => self.use_extra(US, action, dice, log),
                }
            }
            (Question::Operation, _) => self.operate(action, log),
            (Question::Revolt | Question::Spread, _) => {
                self.ask(US, question);
                self.use_extra(US, action, dice, log);
            }
            _ => not_listed(question, action),
        }
    }

    /// The supporters that can be spent in a clearing.
    #[inline]
    fn fitting(&self, clearing: Clearing) -> Cards {
        self.alliance.supporters.common(&matching(self.suit(clearing)))
    }

    /// Sympathetic clearings whose base is still on the board, whatever the supporters are.
    #[inline]
    pub(crate) fn restless(&self) -> Clearings {
        let mut restless = self.with_piece(Piece::Sympathy);
        for base in self.with_piece(Piece::Base).iter() {
            restless = restless.without(self.clearings(self.suit(base)));
        }
        restless
    }

    /// Where there can be a revolt now.
    fn revoltable(&self) -> Clearings {
        if self.alliance.supporters.len() < usize::from(REVOLT_COST) {
            return Clearings::NONE;
        }
        self.restless().iter().filter(|&clearing| self.fitting(clearing).len() >= usize::from(REVOLT_COST)).collect()
    }

    /// All opponents' pieces leave a clearing in revolt.
    fn rise(&mut self, clearing: Clearing, log: &mut impl Log<Event>) {
        let loss = self.opponents_pieces(US, clearing);
        let batch: Batch = Some(loss).into_iter().filter(|loss| !loss.pieces.is_empty()).collect();
        self.remove(&batch, Cause::Other, log);
    }

    /// After the removal of a revolt and its consequences: the base, a warrior for each sympathetic clearing of the suit, an
    /// officer; when the supply is short, in this order.
    pub(crate) fn revolt_places(&mut self, clearing: Clearing, log: &mut impl Log<Event>) {
        self.place(Piece::Base, clearing, log);
        let loyal = self.with_piece(Piece::Sympathy).common(self.clearings(self.suit(clearing)));
        self.place_warriors(US, clearing, loyal.len() as u8, log);
        if self.player(US).supply > 0 {
            self.gain_officer(log);
        }
    }

    fn gain_officer(&mut self, log: &mut impl Log<Event>) {
        self.player_mut(US).supply -= 1;
        self.alliance.officers += 1;
        log.tell(Event::Officers { who: self.seat(US), change: 1 });
    }

    /// Supporters that the next sympathy token takes where there is no martial law.
    #[inline]
    fn plain_cost(&self) -> u8 {
        let next = usize::from(self.on_map[Piece::Sympathy.index()]);
        SYMPATHY_COST.get(next).copied().unwrap_or(u8::MAX - 1)
    }

    /// Supporters that the next sympathy token takes here, under martial law one more.
    fn spread_cost(&self, clearing: Clearing) -> u8 {
        self.plain_cost() + u8::from(self.martial_law().contains(clearing))
    }

    /// The clearings where another player has massed warriors.
    fn martial_law(&self) -> Clearings {
        self.others(US).iter().fold(Clearings::NONE, |set, other| set.with(self.land.massed[other.index()]))
    }

    /// Of these clearings, those for whose sympathy so many supporters suffice.
    #[inline]
    fn won_by(&self, supporters: u8, clearings: Clearings) -> Clearings {
        match supporters.checked_sub(self.plain_cost()) {
            None => Clearings::NONE,
            Some(0) => clearings.without(self.martial_law()),
            Some(_) => clearings,
        }
    }

    /// The clearings where sympathy could spread if the Alliance could spend any `supporters` cards: everything but the suits
    /// of the supporters is checked.
    pub(crate) fn spreadable(&self, supporters: u8) -> Clearings {
        if supporters == 0 || self.left(Piece::Sympathy) == 0 {
            return Clearings::NONE;
        }
        let loyal = self.with_piece(Piece::Sympathy);
        let near = if loyal.is_empty() { Clearings::ALL } else { self.beside(US, loyal) };
        self.won_by(supporters, near.without(loyal).common(self.places(US)))
    }

    /// The clearings where sympathy can spread.
    fn affordable(&self) -> Clearings {
        let near = self.spreadable(self.alliance.supporters.len() as u8);
        let of_suit = |suit: Suit| {
            let fitting = self.alliance.supporters.common(&matching(suit));
            self.won_by(fitting.len() as u8, near.common(self.clearings(suit)))
        };
        Suit::GROUND.into_iter().fold(Clearings::NONE, |set, suit| set.with(of_suit(suit)))
    }

    /// A sympathy token is placed and scored.
    fn place_sympathy(&mut self, clearing: Clearing, log: &mut impl Log<Event>) {
        let next = usize::from(self.on_map[Piece::Sympathy.index()]);
        let points = SYMPATHY_POINTS.get(next).copied().unwrap_or(0);
        self.place(Piece::Sympathy, clearing, log);
        self.score(US, points as i8, Source::Placing, log);
    }

    fn list_alliance_daylight(&self, out: &mut impl Choices) {
        self.list_crafts(US, out);
        let hand = self.hand(US);
        distinct(hand).for_each(|card| out.add(Action::Mobilize(card)));
        if self.player(US).supply > 0 {
            let bases = self.with_piece(Piece::Base).iter().map(|base| matching(self.suit(base)));
            let fitting = bases.fold(Cards::EMPTY, |cards, more| cards.with(&more));
            distinct(hand.common(&fitting)).for_each(|card| out.add(Action::Train(card)));
        }
        self.daylight_extras(US, out);
        out.add(Action::EndDaylight);
    }

    /// Operations are listed while there are more officers than operations done.
    fn list_operations(&self, out: &mut impl Choices) {
        if self.alliance.operations >= self.alliance.officers {
            return;
        }
        if self.can_move(US, Suit::Bird) {
            out.add(Action::Move);
        }
        if !self.battlefields(US, Suit::Bird).is_empty() {
            out.add(Action::Battle);
        }
        if out.is_enough() {
            return;
        }
        if self.player(US).supply > 0 {
            let bases = self.with_piece(Piece::Base).common(self.places(US));
            bases.iter().for_each(|clearing| out.add(Action::RecruitAt(clearing)));
        }
        if self.left(Piece::Sympathy) > 0 {
            let disloyal = self.with_warriors(US).without(self.with_piece(Piece::Sympathy));
            disloyal.common(self.places(US)).iter().for_each(|clearing| out.add(Action::Organize(clearing)));
        }
        out.add(Action::EndOperations);
    }

    /// One operation, after which the menu comes again.
    fn operate(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.alliance.operations += 1;
        self.ask(US, Question::Operation);
        match action {
            Action::Move => self.start_move(US, Suit::Bird, MoveWhy::Plain),
            Action::Battle => self.start_battle(US, Suit::Bird),
            Action::RecruitAt(clearing) => {
                self.place_warriors(US, clearing, 1, log);
            }
            Action::Organize(clearing) => {
                let mut pieces = Site::default();
                pieces.warriors[US.index()] = 1;
                let batch: Batch = Some(Loss { clearing, remover: US, pieces }).into_iter().collect();
                self.remove(&batch, Cause::Other, log);
                self.place_sympathy(clearing, log);
            }
            _ => not_listed(Question::Operation, action),
        }
    }

    /// A base is lost (rules, 8.3): supporters of its suit and birds leave, half of the officers, and without any
    /// base all supporters beyond the capacity.
    pub(crate) fn lose_base(&mut self, suit: Suit, log: &mut impl Log<Event>) {
        let who = self.seat(US);
        log.tell(Event::BaseLost { who, suit });
        for card in self.alliance.supporters.common(&matching(suit)).iter().map(Card::new) {
            self.lose_supporter(card, Discarded::BaseLost, log);
        }
        let gone = self.alliance.officers.div_ceil(2);
        if gone > 0 {
            self.alliance.officers -= gone;
            self.player_mut(US).supply += gone;
            log.tell(Event::Officers { who, change: -(gone as i8) });
        }
        self.keep_capacity();
    }
}
