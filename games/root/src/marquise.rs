//! The Marquise de Cat (rules, chapter 6): wood, three actions a day and more for birds, field hospitals.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{BIRDS, Card, Cards, OF_SUIT, Suit, distinct, matching};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::Event;
use crate::factions::{BUILDING_COST, Faction, Piece, Source, building_points};
use crate::map::{Clearing, Clearings};
use crate::question::{MoveWhy, Question};
use crate::state::{Root, Stage};
use crate::turn::Go;

const ME: Faction = Faction::Marquise;
/// Actions of a day before birds are spent.
const ACTIONS: u8 = 3;
/// What she builds.
const BUILDINGS: [Piece; 3] = [Piece::Sawmill, Piece::Workshop, Piece::Recruiter];

impl Root {
    /// Wood at every sawmill.
    pub(crate) fn marquise_birdsong(&mut self, log: &mut impl Log<Event>) -> Go {
        self.marquise.served = [0; 12];
        let (wood, mills) = (self.left(Piece::Wood), self.on_map[Piece::Sawmill.index()]);
        if wood >= mills {
            for clearing in self.with_piece(Piece::Sawmill).iter() {
                self.place_some(Piece::Wood, clearing, self.site(clearing).count(Piece::Sawmill), log);
            }
        } else if wood > 0 {
            self.ask(ME, Question::PlaceWood { left: wood });
            return Go::On(Stage::End);
        }
        Go::Done
    }

    /// Crafting, then actions.
    pub(crate) fn marquise_daylight(&mut self, stage: Stage) -> Go {
        match stage {
            Stage::Start => {
                self.marquise.actions = ACTIONS;
                self.marquise.birds = false;
                self.marquise.recruited = false;
                self.ask(ME, Question::MarquiseCraft);
                Go::On(Stage::Actions)
            }
            Stage::Actions => {
                self.ask(ME, Question::MarquiseAction);
                Go::On(Stage::End)
            }
            _ => Go::astray(),
        }
    }

    /// Cards: one, and one more for three and for five recruiters.
    pub(crate) fn marquise_evening(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> Go {
        let recruiters = self.on_map[Piece::Recruiter.index()];
        self.draw(ME, 1 + u8::from(recruiters >= 3) + u8::from(recruiters >= 5), dice, log);
        if self.keep_hand_limit(ME) { Go::On(Stage::End) } else { Go::Done }
    }

    pub(crate) fn marquise_choices(&self, question: Question, out: &mut impl Choices) {
        match question {
            Question::PlaceWood { .. } => self.list_unserved(Piece::Sawmill, out),
            Question::PlaceRecruit { .. } => self.list_unserved(Piece::Recruiter, out),
            Question::MarquiseCraft => {
                self.list_crafts(ME, out);
                self.daylight_extras(ME, out);
                out.add(Action::EndCraft);
            }
            Question::MarquiseAction => {
                if self.marquise.actions > 0 {
                    self.list_actions(out);
                }
                let birds = self.hand(ME).common(&BIRDS);
                distinct(birds).for_each(|card| out.add(Action::SpendBird(card)));
                self.daylight_extras(ME, out);
                out.add(Action::EndDaylight);
            }
            Question::MarchSecond => {
                self.list_origins(ME, Suit::Bird, out);
                out.add(Action::Stop);
            }
            Question::BuildClearing { building } => {
                let cost = self.building_cost(building);
                let rich = self.domains().filter(|&domain| self.wood_in(domain) >= cost);
                out.clearings(rich.fold(Clearings::NONE, Clearings::with).common(self.land.open));
            }
            Question::PayWood { clearing, .. } => {
                out.clearings(self.domain(clearing, self.ruled_by(ME)).common(self.with_piece(Piece::Wood)));
            }
            Question::OverworkClearing { card } => {
                out.clearings(self.mills_for(card.suit()));
            }
            _ => not_ours(question),
        }
    }

    /// The actions that can be carried out.
    fn list_actions(&self, out: &mut impl Choices) {
        if !self.battlefields(ME, Suit::Bird).is_empty() {
            out.add(Action::Battle);
        }
        if self.can_move(ME, Suit::Bird) {
            out.add(Action::March);
        }
        if !self.marquise.recruited && self.on_map[Piece::Recruiter.index()] > 0 && self.player(ME).supply > 0 {
            out.add(Action::Recruit);
        }
        let with_room = self.domains().filter(|&domain| !domain.common(self.land.open).is_empty());
        if let Some(most) = with_room.map(|domain| self.wood_in(domain)).max() {
            let payable = BUILDINGS.iter().filter(|&&piece| self.left(piece) > 0 && self.building_cost(piece) <= most);
            payable.for_each(|&building| out.add(Action::Build(building)));
        }
        if self.left(Piece::Wood) > 0 {
            distinct(self.hand(ME).common(&self.overtime())).for_each(|card| out.add(Action::Overwork(card)));
        }
    }

    /// Can wood be carried from this clearing to an open slot?
    pub(crate) fn is_joined_to_a_slot(&self, from: Clearing) -> bool {
        !self.domain(from, self.ruled_by(ME)).common(self.land.open).is_empty()
    }

    /// Clearings with a sawmill that a card of this suit matches.
    pub(crate) fn mills_for(&self, suit: Suit) -> Clearings {
        self.with_piece(Piece::Sawmill).common(self.clearings(suit))
    }

    /// The cards for which some sawmill can work overtime.
    fn overtime(&self) -> Cards {
        let mills = Suit::ALL.iter().filter(|&&suit| !self.mills_for(suit).is_empty());
        mills.fold(Cards::EMPTY, |cards, suit| cards.with(&OF_SUIT[suit.index()]))
    }

    /// Clearings with sawmills or recruiters that have not had their share yet.
    fn list_unserved(&self, piece: Piece, out: &mut impl Choices) {
        let served = self.marquise.served;
        let open = self.with_piece(piece).iter();
        let waiting = |clearing: &Clearing| self.site(*clearing).count(piece) > served[clearing.index()];
        out.clearings(open.filter(waiting).collect());
    }

    /// Wood for the next building of a kind.
    fn building_cost(&self, building: Piece) -> u8 {
        BUILDING_COST.get(usize::from(self.on_map[building.index()])).copied().unwrap_or(u8::MAX)
    }

    /// The parts that her ruled clearings fall into: wood is carried about within each.
    fn domains(&self) -> impl Iterator<Item = Clearings> {
        let ruled = self.ruled_by(ME);
        let mut rest = ruled;
        std::iter::from_fn(move || {
            let domain = self.domain(rest.iter().next()?, ruled);
            rest = rest.without(domain);
            Some(domain)
        })
    }

    /// The ruled clearings that are connected to this one through ruled clearings: wood may come from there.
    fn domain(&self, from: Clearing, ruled: Clearings) -> Clearings {
        let mut domain = from.alone().common(ruled);
        loop {
            let wider = domain.with(self.beside(ME, domain).common(ruled));
            if wider == domain {
                return domain;
            }
            domain = wider;
        }
    }

    fn wood_in(&self, clearings: Clearings) -> u8 {
        let wood = clearings.common(self.with_piece(Piece::Wood));
        wood.iter().map(|clearing| self.site(clearing).count(Piece::Wood)).sum()
    }

    pub(crate) fn marquise_play(
        &mut self,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match (question, action) {
            (Question::PlaceWood { left }, Action::Clearing(clearing)) => {
                self.place(Piece::Wood, clearing, log);
                self.marquise.served[clearing.index()] += 1;
                if left > 1 {
                    self.ask(ME, Question::PlaceWood { left: left - 1 });
                }
            }
            (Question::PlaceRecruit { left }, Action::Clearing(clearing)) => {
                self.place_warriors(ME, clearing, 1, log);
                self.marquise.served[clearing.index()] += 1;
                if left > 1 {
                    self.ask(ME, Question::PlaceRecruit { left: left - 1 });
                }
            }
            (Question::MarquiseCraft, Action::EndCraft) | (Question::MarquiseAction, Action::EndDaylight) => {}
            (Question::MarquiseCraft, _) => {
                self.ask(ME, Question::MarquiseCraft);
                match action {
                    Action::Craft(card) => self.craft(ME, card, false, log),
                    _ => self.use_extra(ME, action, dice, log),
                }
            }
            (Question::MarquiseAction, _) => {
                self.ask(ME, Question::MarquiseAction);
                self.marquise_deed(action, dice, log);
            }
            (Question::MarchSecond, Action::Stop) => {}
            (Question::MarchSecond, Action::Clearing(from)) => self.move_from(ME, from, MoveWhy::Plain),
            (Question::BuildClearing { building }, Action::Clearing(clearing)) => {
                self.pay_wood(building, clearing, self.building_cost(building), log);
            }
            (Question::PayWood { building, clearing, left }, Action::Clearing(from)) => {
                self.take_wood(from, 1, log);
                self.pay_wood(building, clearing, left - 1, log);
            }
            (Question::OverworkClearing { .. }, Action::Clearing(clearing)) => self.place(Piece::Wood, clearing, log),
            _ => not_listed(question, action),
        }
    }

    /// One choice of the day's menu.
    fn marquise_deed(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        let costs =
            matches!(action, Action::Battle | Action::March | Action::Recruit | Action::Build(_) | Action::Overwork(_));
        if costs {
            self.marquise.actions -= 1;
        }
        match action {
            Action::Battle => self.start_battle(ME, Suit::Bird),
            Action::March => self.start_move(ME, Suit::Bird, MoveWhy::March),
            Action::Recruit => self.recruit_everywhere(log),
            Action::Build(building) => self.ask(ME, Question::BuildClearing { building }),
            Action::Overwork(card) => {
                self.spend(ME, card, log);
                self.ask(ME, Question::OverworkClearing { card });
            }
            Action::SpendBird(card) => self.spend_bird(card, log),
            _ => self.use_extra(ME, action, dice, log),
        }
    }

    /// The first bird ends the base actions; each brings one action (ruling 2).
    fn spend_bird(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.spend(ME, card, log);
        if !self.marquise.birds {
            self.marquise.birds = true;
            self.marquise.actions = 0;
        }
        self.marquise.actions += 1;
        log.tell(Event::ExtraAction { who: self.seat(ME), card });
    }

    /// A warrior at every recruiter, as far as the supply goes.
    fn recruit_everywhere(&mut self, log: &mut impl Log<Event>) {
        self.marquise.recruited = true;
        self.marquise.served = [0; 12];
        let supply = self.player(ME).supply;
        if supply >= self.on_map[Piece::Recruiter.index()] {
            for clearing in self.with_piece(Piece::Recruiter).iter() {
                self.place_warriors(ME, clearing, self.site(clearing).count(Piece::Recruiter), log);
            }
        } else {
            self.ask(ME, Question::PlaceRecruit { left: supply });
        }
    }

    /// Pays wood for a building: all there is if all is needed, otherwise token by token.
    fn pay_wood(&mut self, building: Piece, clearing: Clearing, left: u8, log: &mut impl Log<Event>) {
        if left > 0 {
            let domain = self.domain(clearing, self.ruled_by(ME));
            if self.wood_in(domain) > left {
                return self.ask(ME, Question::PayWood { building, clearing, left });
            }
            for from in domain.iter() {
                self.take_wood(from, self.site(from).count(Piece::Wood), log);
            }
        }
        let built = usize::from(self.on_map[building.index()]);
        self.place(building, clearing, log);
        let points = building_points(building)[built.min(5)];
        self.score(ME, points as i8, Source::Placing, log);
    }

    fn take_wood(&mut self, from: Clearing, count: u8, log: &mut impl Log<Event>) {
        self.take_pieces(Piece::Wood, from, count);
        for _ in 0..count {
            log.tell(Event::PaysWood { who: self.seat(ME), clearing: from });
        }
    }

    /// [`Question::FieldHospital`]: cards that match the clearing, or `pass`.
    pub(crate) fn list_hospital(&self, clearing: Clearing, out: &mut impl Choices) {
        let cards = self.hand(ME).common(&matching(self.suit(clearing)));
        distinct(cards).for_each(|card| out.add(Action::Card(card)));
        out.add(Action::Pass);
    }

    /// The warriors come back to the keep for a card, or not.
    pub(crate) fn use_hospital(&mut self, clearing: Clearing, warriors: u8, action: Action, log: &mut impl Log<Event>) {
        let who = self.seat(ME);
        match (action, self.marquise.keep) {
            (Action::Card(card), Some(keep)) => {
                self.spend(ME, card, log);
                log.tell(Event::FieldHospital { who, clearing, count: warriors });
                self.place_warriors(ME, keep, warriors, log);
            }
            _ => log.tell(Event::NoHospital { who, clearing }),
        }
    }
}
