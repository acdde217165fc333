//! The Lizard Cult (rules, chapter 10): outcasts and Lost Souls, conspiracies, rituals, gardens. Revenge is told in
//! `removal.rs`, what spent cards become in `drawing.rs`.

use engine::{Dice, Log, certainly};

use crate::action::Action;
use crate::cards::{BIRDS, Card, OF_SUIT, Suit, distinct};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::{Discarded, Event, Plot};
use crate::factions::{Faction, GARDEN_POINTS, Piece, Source};
use crate::map::{Clearing, Clearings};
use crate::question::{MoveWhy, Question};
use crate::removal::{Batch, Cause, Loss};
use crate::state::{EVERYBODY, Root, Site, Stage, Step};
use crate::turn::Go;

/// The Cult itself, in this chapter.
const US: Faction = Faction::Cult;
/// Gardens of a suit that bring another card.
const CARD_GARDENS: u8 = 2;

impl Plot {
    /// Acolytes that it takes when the outcasts are not hated.
    const fn cost(self) -> u8 {
        match self {
            Plot::Crusade | Plot::Convert => 2,
            Plot::Sanctify => 3,
        }
    }
}

impl Root {
    /// Birdsong: the outcasts, the Lost Souls, conspiracies.
    pub(crate) fn cult_birdsong(&mut self, log: &mut impl Log<Event>) -> Go {
        self.adjust_outcast(log);
        self.flush_lost_souls(log);
        self.ask(US, Question::Conspiracy);
        Go::On(Stage::End)
    }

    /// Daylight: rituals.
    pub(crate) fn cult_daylight(&mut self) -> Go {
        self.ask(US, Question::Ritual);
        Go::On(Stage::End)
    }

    /// Evening: revealed cards come back, crafting, cards and the hand limit.
    pub(crate) fn cult_evening(&mut self, stage: Stage, dice: &mut Dice, log: &mut impl Log<Event>) -> Go {
        if stage == Stage::Start {
            self.take_back(log);
            self.ask(US, Question::CultCraft);
            return Go::On(Stage::Cards);
        }
        self.cult.scored = 0;
        let bonus = Suit::GROUND.into_iter().filter(|&suit| self.gardens(suit) >= CARD_GARDENS).count();
        self.draw(US, 1 + bonus as u8, dice, log);
        self.keep_hand_limit(US);
        Go::Done
    }

    /// Lists the choices of the faction's own questions.
    pub(crate) fn cult_choices(&self, question: Question, out: &mut impl Choices) {
        match question {
            Question::Conspiracy => self.list_conspiracies(out),
            Question::CrusadeFollow { clearing } => {
                if !self.battle_targets(US, clearing).is_empty() {
                    out.add(Action::Battle);
                }
                out.add(Action::Pass);
            }
            Question::Ritual => self.list_rituals(out),
            Question::CultCraft => {
                self.list_crafts(US, out);
                out.add(Action::EndCraft);
            }
            _ => not_ours(question),
        }
    }

    /// Carries out the answer to one of the faction's own questions, which is off the stack; a menu asks itself again.
    pub(crate) fn cult_play(&mut self, question: Question, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (question, action) {
            (Question::CrusadeFollow { clearing }, Action::Battle) => self.battle_in(US, clearing),
            (Question::Conspiracy | Question::CrusadeFollow { .. }, Action::Pass)
            | (Question::Ritual, Action::EndDaylight)
            | (Question::CultCraft, Action::EndCraft) => {}
            (Question::Conspiracy, _) => {
                self.ask(US, Question::Conspiracy);
                self.conspire(action, dice, log);
            }
            (Question::Ritual, _) => {
                self.ask(US, Question::Ritual);
                self.hold_ritual(action, dice, log);
            }
            (Question::CultCraft, Action::Craft(card)) => {
                self.ask(US, Question::CultCraft);
                self.craft(US, card, false, log);
            }
            _ => not_listed(question, action),
        }
    }

    /// The suit of which most cards lie among the Lost Souls is outcast, and hated if it was already; a tie changes nothing.
    fn adjust_outcast(&mut self, log: &mut impl Log<Event>) {
        let counts = Suit::GROUND.map(|suit| self.lost_souls.common(&OF_SUIT[suit.index()]).len());
        let most = counts.into_iter().max().unwrap_or(0);
        let mut leading = Suit::GROUND.into_iter().zip(counts).filter(|(_, count)| *count == most);
        let (Some((suit, 1..)), None) = (leading.next(), leading.next()) else { return };
        let before = (self.cult.outcast, self.cult.hated);
        let after = (suit, suit == before.0);
        (self.cult.outcast, self.cult.hated) = after;
        if after != before {
            log.tell(Event::Outcast { who: self.seat(US), suit, hated: self.cult.hated });
        }
    }

    /// The Lost Souls are discarded; dominance cards become available.
    fn flush_lost_souls(&mut self, log: &mut impl Log<Event>) {
        let souls = self.lost_souls.take_all();
        souls.iter().for_each(|card| self.bury_for_good(Card::new(card)));
        if !souls.is_empty() {
            log.tell(Event::LostSoulsLeave { who: self.seat(US), count: souls.len() as u8 });
        }
    }

    /// Acolytes that a conspiracy takes now.
    fn plot_cost(&self, plot: Plot) -> u8 {
        plot.cost() - u8::from(self.cult.hated)
    }

    fn has_acolytes_for(&self, plot: Plot) -> bool {
        self.cult.acolytes >= self.plot_cost(plot)
    }

    /// Clearings of the outcasts in which the Cult may place.
    fn outcast_clearings(&self) -> Clearings {
        self.clearings(self.cult.outcast).common(self.places(US))
    }

    fn list_conspiracies(&self, out: &mut impl Choices) {
        let outcast = self.cult.outcast;
        if self.has_acolytes_for(Plot::Crusade) {
            if !self.battlefields(US, outcast).is_empty() {
                out.add(Action::CrusadeBattle);
            }
            if self.can_move(US, outcast) {
                out.add(Action::CrusadeMove);
            }
        }
        let opponents = self.others(US).iter().filter(|&other| self.are_opponents(US, other));
        if self.has_acolytes_for(Plot::Convert) {
            for clearing in self.outcast_clearings().iter() {
                let there = opponents.clone().filter(|&other| self.site(clearing).warriors(other) > 0);
                there.for_each(|other| out.add(Action::Convert(clearing, other)));
            }
        }
        if self.has_acolytes_for(Plot::Sanctify) && self.gardens_left(outcast) > 0 {
            for clearing in self.outcast_clearings().iter() {
                let site = self.site(clearing);
                let theirs = |piece: &Piece| site.count(*piece) > 0 && self.are_opponents(US, piece.owner());
                let buildings = Piece::BUILDINGS.into_iter().filter(theirs);
                buildings.for_each(|building| out.add(Action::Sanctify(clearing, building)));
            }
        }
        self.birdsong_extras(US, out);
        out.add(Action::Pass);
    }

    fn conspire(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::CrusadeBattle => {
                self.pay_acolytes(Plot::Crusade, None, log);
                self.start_battle(US, self.cult.outcast);
            }
            Action::CrusadeMove => {
                self.pay_acolytes(Plot::Crusade, None, log);
                self.start_move(US, self.cult.outcast, MoveWhy::Crusade);
            }
            Action::Convert(clearing, victim) => {
                self.pay_acolytes(Plot::Convert, Some(clearing), log);
                self.then(Step::ConvertPlaces { clearing });
                let mut pieces = Site::default();
                pieces.warriors[victim.index()] = 1;
                self.oust(clearing, pieces, log);
            }
            Action::Sanctify(clearing, building) => {
                self.pay_acolytes(Plot::Sanctify, Some(clearing), log);
                self.then(Step::SanctifyPlaces { clearing });
                let mut pieces = Site::default();
                pieces.pieces[building.index()] = 1;
                self.oust(clearing, pieces, log);
            }
            _ => self.use_extra(US, action, dice, log),
        }
    }

    /// The price of a conspiracy goes back to the supply before it takes effect.
    fn pay_acolytes(&mut self, plot: Plot, clearing: Option<Clearing>, log: &mut impl Log<Event>) {
        let who = self.seat(US);
        let cost = self.plot_cost(plot);
        log.tell(Event::Conspires { who, what: plot, clearing });
        self.cult.acolytes -= cost;
        self.player_mut(US).supply += cost;
        log.tell(Event::Acolytes { who, change: -(cost as i8) });
    }

    /// Somebody else's piece leaves an outcast clearing.
    fn oust(&mut self, clearing: Clearing, pieces: Site, log: &mut impl Log<Event>) {
        let batch: Batch = Some(Loss { clearing, remover: US, pieces }).into_iter().collect();
        self.remove(&batch, Cause::Other, log);
    }

    /// After the removal of a conversion and its consequences: the own warrior.
    pub(crate) fn convert_places(&mut self, clearing: Clearing, log: &mut impl Log<Event>) {
        self.place_warriors(US, clearing, 1, log);
    }

    /// After the removal of a sanctification and its consequences: the garden.
    pub(crate) fn sanctify_places(&mut self, clearing: Clearing, log: &mut impl Log<Event>) {
        self.place(Piece::Garden, clearing, log);
    }

    /// Rituals by every card; birds are not wild here.
    fn list_rituals(&self, out: &mut impl Choices) {
        let hand = self.hand(US);
        let supply = self.player(US).supply;
        let ruled = self.ruled_by(US);
        for suit in Suit::GROUND {
            let cards = hand.common(&OF_SUIT[suit.index()]);
            if cards.is_empty() {
                continue;
            }
            let open = self.clearings(suit).common(self.places(US));
            let mut ground = open.common(self.land.open).common(ruled);
            if self.gardens_left(suit) == 0 {
                ground = Clearings::NONE;
            }
            let scores = self.cult.scored & 1 << suit.index() == 0;
            for card in distinct(cards) {
                ground.iter().for_each(|clearing| out.add(Action::BuildGarden(card, clearing)));
                if supply > 0 {
                    open.iter().for_each(|clearing| out.add(Action::RecruitBy(card, clearing)));
                }
                if scores {
                    out.add(Action::Score(card));
                }
            }
        }
        if supply > 0 {
            distinct(hand.common(&BIRDS)).for_each(|card| out.add(Action::Sacrifice(card)));
        }
        self.daylight_extras(US, out);
        out.add(Action::EndDaylight);
    }

    fn hold_ritual(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::BuildGarden(card, clearing) => {
                self.reveal(card, log);
                self.place(Piece::Garden, clearing, log);
            }
            Action::RecruitBy(card, clearing) => {
                self.reveal(card, log);
                self.place_warriors(US, clearing, 1, log);
            }
            Action::Score(card) => {
                let suit = card.suit();
                log.tell(Event::Reveals { who: self.seat(US), card });
                self.spend(US, card, log);
                self.cult.scored |= 1 << suit.index();
                let points = GARDEN_POINTS.get(usize::from(self.gardens(suit))).copied().unwrap_or(0);
                self.score(US, points as i8, Source::Rituals, log);
            }
            Action::Sacrifice(card) => {
                self.reveal(card, log);
                self.player_mut(US).supply -= 1;
                self.cult.acolytes += 1;
                log.tell(Event::Acolytes { who: self.seat(US), change: 1 });
            }
            _ => self.use_extra(US, action, dice, log),
        }
    }

    /// A card is laid open; it is not in hand until Evening.
    fn reveal(&mut self, card: Card, log: &mut impl Log<Event>) {
        certainly(self.player_mut(US).hand.remove(card.number()));
        self.cult.revealed.insert(card.number());
        log.tell(Event::Reveals { who: self.seat(US), card });
    }

    /// Revealed cards go back to the hand; everybody has seen them.
    fn take_back(&mut self, log: &mut impl Log<Event>) {
        let cards = self.cult.revealed.take_all();
        cards.iter().for_each(|card| self.put_in_hand(US, Card::new(card), EVERYBODY));
        if !cards.is_empty() {
            log.tell(Event::TakesBack { who: self.seat(US), count: cards.len() as u8 });
        }
    }

    /// Consequence of a lost garden: a random card of the hand is discarded.
    pub(crate) fn lose_garden(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        if let Some(card) = self.hand(US).peek(dice) {
            self.discard(US, Card::new(card), Discarded::Fear, log);
        }
    }
}
