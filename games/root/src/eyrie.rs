//! The Eyrie Dynasties (rules, chapter 7): the decree, which must be carried out in full, turmoil and leaders.

use engine::{Dice, Log, certainly};

use crate::action::Action;
use crate::cards::{BIRDS, Card, Cards, OF_SUIT, Suit, distinct};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::{Discarded, Event};
use crate::factions::{Column, Faction, Leader, Piece, ROOST_POINTS, Source};
use crate::map::{Clearing, Clearings};
use crate::question::{MoveWhy, Question};
use crate::state::{Root, Stage};
use crate::turn::Go;

const ME: Faction = Faction::Eyrie;
/// Warriors that come with a new roost.
const NEW_ROOST_WARRIORS: u8 = 3;

impl Root {
    /// Emergency orders, cards for the decree, a new roost.
    pub(crate) fn eyrie_birdsong(&mut self, stage: Stage, dice: &mut Dice, log: &mut impl Log<Event>) -> Go {
        match stage {
            Stage::Start => {
                if self.hand(ME).is_empty() {
                    self.draw(ME, 1, dice, log);
                }
                if !self.hand(ME).is_empty() {
                    self.ask(ME, Question::DecreeAdd);
                }
                Go::On(Stage::NewRoost)
            }
            Stage::NewRoost if self.on_map[Piece::Roost.index()] == 0 => {
                self.ask(ME, Question::NewRoost);
                Go::On(Stage::End)
            }
            Stage::NewRoost => Go::Done,
            _ => Go::astray(),
        }
    }

    /// Crafting, then the decree column by column.
    pub(crate) fn eyrie_daylight(&mut self, stage: Stage) -> Go {
        match stage {
            Stage::Start => {
                self.ask(ME, Question::EyrieCraft);
                Go::On(Stage::FirstColumn)
            }
            Stage::FirstColumn => {
                self.start_column(0);
                self.decree_goes_on()
            }
            Stage::Decree => self.decree_goes_on(),
            _ => Go::astray(),
        }
    }

    fn start_column(&mut self, column: u8) {
        self.eyrie.column = column;
        self.eyrie.obeyed = Cards::EMPTY;
        self.eyrie.vizier_obeyed = false;
    }

    /// Asks for the next card of the column; an empty column makes way for the next.
    fn decree_goes_on(&mut self) -> Go {
        let Some(&column) = Column::ALL.get(usize::from(self.eyrie.column)) else {
            self.ask(ME, Question::EyrieEnd);
            return Go::On(Stage::End);
        };
        let waiting = self.waiting_suits(column);
        if waiting == 0 {
            self.start_column(self.eyrie.column + 1);
        } else if suits(waiting).any(|suit| self.can_obey(column, suit)) {
            self.ask(ME, Question::DecreeCard);
        } else {
            self.ask(ME, Question::Turmoil);
        }
        Go::On(Stage::Decree)
    }

    /// Points for roosts, cards, hand limit.
    pub(crate) fn eyrie_evening(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> Go {
        let roosts = self.on_map[Piece::Roost.index()];
        self.score(ME, ROOST_POINTS[usize::from(roosts).min(7)] as i8, Source::Roosts, log);
        self.draw(ME, 1 + u8::from(roosts >= 3) + u8::from(roosts >= 6), dice, log);
        if self.keep_hand_limit(ME) { Go::On(Stage::End) } else { Go::Done }
    }

    /// The column of the decree that is being carried out.
    fn column(&self) -> Column {
        Column::ALL[usize::from(self.eyrie.column).min(Column::COUNT - 1)]
    }

    /// The suits of a column's cards that have not been carried out yet, viziers as birds; as a set.
    fn waiting_suits(&self, column: Column) -> u8 {
        let cards = self.eyrie.decree[column.index()].without(&self.eyrie.obeyed);
        let of_suit = |set: u8, suit: &Suit| {
            let any = !cards.common(&OF_SUIT[suit.index()]).is_empty();
            set | u8::from(any) << suit.index()
        };
        let vizier = self.eyrie.viziers & 1 << column.index() != 0 && !self.eyrie.vizier_obeyed;
        Suit::ALL.iter().fold(u8::from(vizier) << Suit::Bird.index(), of_suit)
    }

    /// Can a card of this suit be carried out in this column now?
    pub(crate) fn can_obey(&self, column: Column, suit: Suit) -> bool {
        match column {
            Column::Recruit => self.player(ME).supply >= self.recruits() && !self.recruit_sites(suit).is_empty(),
            Column::Move => self.can_move(ME, suit),
            Column::Battle => !self.battlefields(ME, suit).is_empty(),
            Column::Build => self.left(Piece::Roost) > 0 && !self.roost_sites(suit).is_empty(),
        }
    }

    /// Warriors that one recruitment places.
    fn recruits(&self) -> u8 {
        if self.eyrie.leader == Some(Leader::Charismatic) { 2 } else { 1 }
    }

    fn recruit_sites(&self, suit: Suit) -> Clearings {
        self.with_piece(Piece::Roost).common(self.clearings(suit)).common(self.places(ME))
    }

    fn roost_sites(&self, suit: Suit) -> Clearings {
        let ruled = self.ruled_by(ME).common(self.clearings(suit)).without(self.with_piece(Piece::Roost));
        ruled.common(self.land.open).common(self.places(ME))
    }

    /// Clearings for a new roost: of those with room, the ones with the fewest warriors.
    fn new_roost_sites(&self) -> Clearings {
        let room = self.land.open.common(self.places(ME)).iter();
        let warriors = |clearing: Clearing| self.site(clearing).warriors.iter().map(|&n| u16::from(n)).sum::<u16>();
        let least = room.clone().map(warriors).min();
        room.filter(|&clearing| Some(warriors(clearing)) == least).collect()
    }

    pub(crate) fn eyrie_choices(&self, question: Question, out: &mut impl Choices) {
        match question {
            Question::DecreeAdd => {
                self.list_decree(self.hand(ME), out);
                self.birdsong_extras(ME, out);
            }
            Question::DecreeAddSecond => {
                let birds = if self.eyrie.added_bird { BIRDS } else { Cards::EMPTY };
                self.list_decree(self.hand(ME).without(&birds), out);
                out.add(Action::Stop);
            }
            Question::NewRoost => {
                out.clearings(self.new_roost_sites());
            }
            Question::EyrieCraft => {
                self.list_crafts(ME, out);
                self.daylight_extras(ME, out);
                out.add(Action::EndCraft);
            }
            Question::DecreeCard => {
                let column = self.column();
                let mut hopeless = false;
                for suit in suits(self.waiting_suits(column)) {
                    if self.can_obey(column, suit) {
                        out.add(Action::Suit(suit));
                    } else {
                        hopeless = true;
                    }
                }
                self.daylight_extras(ME, out);
                if hopeless {
                    out.add(Action::AcceptTurmoil);
                }
            }
            Question::Turmoil => {
                self.daylight_extras(ME, out);
                out.add(Action::AcceptTurmoil);
            }
            Question::RecruitClearing { suit } => {
                out.clearings(self.recruit_sites(suit));
            }
            Question::RoostClearing { suit } => {
                out.clearings(self.roost_sites(suit));
            }
            Question::ChooseLeader => {
                let up = Leader::ALL.iter().filter(|leader| self.eyrie.deposed & 1 << leader.index() == 0);
                up.for_each(|&leader| out.add(Action::Leader(leader)));
            }
            Question::EyrieEnd => {
                self.daylight_extras(ME, out);
                out.add(Action::EndDaylight);
            }
            _ => not_ours(question),
        }
    }

    fn list_decree(&self, cards: Cards, out: &mut impl Choices) {
        for card in distinct(cards) {
            Column::ALL.iter().for_each(|&column| out.add(Action::Decree(card, column)));
        }
    }

    pub(crate) fn eyrie_play(
        &mut self,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match (question, action) {
            (Question::DecreeAdd, Action::Decree(card, column)) => {
                self.eyrie.added_bird = card.suit() == Suit::Bird;
                self.add_to_decree(card, column, log);
                if !self.hand(ME).is_empty() {
                    self.ask(ME, Question::DecreeAddSecond);
                }
            }
            (Question::DecreeAdd, _) => {
                self.ask(ME, Question::DecreeAdd);
                self.use_extra(ME, action, dice, log);
            }
            (Question::DecreeAddSecond, Action::Stop) => {}
            (Question::DecreeAddSecond, Action::Decree(card, column)) => self.add_to_decree(card, column, log),
            (Question::NewRoost, Action::Clearing(clearing)) => {
                self.place(Piece::Roost, clearing, log);
                self.place_warriors(ME, clearing, NEW_ROOST_WARRIORS, log);
            }
            (Question::EyrieCraft, Action::EndCraft) | (Question::EyrieEnd, Action::EndDaylight) => {}
            (Question::EyrieCraft, _) => {
                self.ask(ME, Question::EyrieCraft);
                match action {
                    Action::Craft(card) => self.craft(ME, card, false, log),
                    _ => self.use_extra(ME, action, dice, log),
                }
            }
            (Question::EyrieEnd, _) => {
                self.ask(ME, Question::EyrieEnd);
                self.use_extra(ME, action, dice, log);
            }
            (Question::DecreeCard, Action::Suit(suit)) => self.obey(suit, log),
            (Question::DecreeCard | Question::Turmoil, Action::AcceptTurmoil) => self.fall_into_turmoil(log),
            // The decree looks again what can be carried out.
            (Question::DecreeCard | Question::Turmoil, _) => self.use_extra(ME, action, dice, log),
            (Question::RecruitClearing { .. }, Action::Clearing(clearing)) => {
                self.place_warriors(ME, clearing, self.recruits(), log);
            }
            (Question::RoostClearing { .. }, Action::Clearing(clearing)) => self.place(Piece::Roost, clearing, log),
            (Question::ChooseLeader, Action::Leader(leader)) => self.enthrone(leader, log),
            _ => not_listed(question, action),
        }
    }

    fn add_to_decree(&mut self, card: Card, column: Column, log: &mut impl Log<Event>) {
        certainly(self.player_mut(ME).hand.remove(card.number()));
        self.eyrie.decree[column.index()].insert(card.number());
        log.tell(Event::AddsToDecree { who: self.seat(ME), card, column });
    }

    /// Carries out a card of the column: which of several of one suit plays no part.
    fn obey(&mut self, suit: Suit, log: &mut impl Log<Event>) {
        let column = self.column();
        let cards = self.eyrie.decree[column.index()].without(&self.eyrie.obeyed).common(&OF_SUIT[suit.index()]);
        match cards.iter().next() {
            Some(card) => self.eyrie.obeyed.insert(card),
            None => self.eyrie.vizier_obeyed = true,
        }
        log.tell(Event::Obeys { who: self.seat(ME), suit, column });
        match column {
            Column::Recruit => self.ask(ME, Question::RecruitClearing { suit }),
            Column::Move => self.start_move(ME, suit, MoveWhy::Plain),
            Column::Battle => self.start_battle(ME, suit),
            Column::Build => self.ask(ME, Question::RoostClearing { suit }),
        }
    }

    /// Turmoil: points for birds are lost, the decree falls, a new leader rises, and the day is over.
    fn fall_into_turmoil(&mut self, log: &mut impl Log<Event>) {
        let who = self.seat(ME);
        log.tell(Event::Turmoil { who, column: self.column() });
        let decree = self.eyrie.decree.iter().fold(Cards::EMPTY, |all, column| all.with(column));
        let birds = decree.common(&BIRDS).len() as u32 + self.eyrie.viziers.count_ones();
        self.score(ME, -(birds as i8), Source::Roosts, log);
        self.eyrie.decree = [Cards::EMPTY; 4];
        for card in decree.iter().map(Card::new) {
            self.bury(card);
            log.tell(Event::Discards { who, card, why: Discarded::Turmoil });
        }
        if let Some(leader) = self.eyrie.leader.take() {
            self.eyrie.deposed |= 1 << leader.index();
        }
        self.eyrie.viziers = 0;
        if self.eyrie.deposed == (1 << Leader::COUNT) - 1 {
            self.eyrie.deposed = 0;
            log.tell(Event::LeadersReturn { who });
        }
        // Nothing is being carried out any more.
        self.start_column(Column::COUNT as u8);
        self.set_stage(Stage::End);
        self.ask(ME, Question::ChooseLeader);
    }
}

/// The suits of a set.
fn suits(set: u8) -> impl Iterator<Item = Suit> {
    Suit::ALL.iter().copied().filter(move |suit| set & 1 << suit.index() != 0)
}
