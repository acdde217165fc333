//! Setting up (rules, chapter 3): seats, suits, hands, and each faction in the order of its letter.

use engine::{BadOptions, BySeat, Dice, Log, Row, Seat, Seats, Surely, cannot_be};

use crate::action::Action;
use crate::boards::{Alliance, Cult, Eyrie, Marquise, Riverfolk, RuinItems, Vagabond};
use crate::cards::{Card, Cards, DOMINANCE, ITEM_SUPPLY, Suit};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::{Event, Hand, Spot};
use crate::factions::{Character, Condition, Faction, Factions, GARDENS, Leader, POSTS, Piece, Service, Stance};
use crate::land::Land;
use crate::map::{CORNERS, Clearing, Clearings, MapKind, opposite};
use crate::options::Options;
use crate::question::Question;
use crate::quests::Quests;
use crate::riverfolk::TOP_PRICE;
use crate::state::{Battle, Known, Player, Root, SetupStage, Site, Step, ThisTurn};

/// Cards of each player in the beginning.
const HAND: u8 = 3;
/// Warriors of the Riverfolk on the map and in Payments in the beginning.
const RIVER_WARRIORS: u8 = 4;
const FIRST_PAYMENTS: u8 = 3;
/// Quests that lie open.
const OPEN_QUESTS: usize = 3;

impl Root {
    /// A table before anything is set up, with everything in its supply.
    pub(crate) fn bare(map: MapKind, factions: &[Faction], round_cap: u16) -> Root {
        let seats = factions.len();
        let mut deck = Cards::first(Card::COUNT);
        if seats == 2 {
            deck = deck.without(&DOMINANCE);
        }
        let mut players = [Player::default(); Faction::COUNT];
        for &faction in Faction::ALL {
            players[faction.index()].supply = faction.warriors();
        }
        let mut leads = [Seat(0); Faction::COUNT];
        for (seat, &faction) in Seat::all(seats).zip(factions) {
            leads[faction.index()] = seat;
        }
        let vagabond = Vagabond { stances: [Stance::Indifferent; Faction::COUNT], ..Vagabond::default() };
        let mut table = Root {
            map,
            suits: map.plan().suits,
            factions: BySeat::from_fn(seats, |seat| factions[seat.index()]),
            seats: leads,
            playing: factions.iter().copied().collect::<Factions>(),
            round_cap,
            order: BySeat::from_fn(seats, |seat| factions[seat.index()]),
            round: 1,
            active: factions.first().copied().unwrap_or_default(),
            winners: Seats::NONE,
            ending: None,
            sites: [Site::default(); 12],
            land: Land::default(),
            ruins: map.plan().ruins,
            on_map: [0; Piece::COUNT],
            players,
            deck,
            discard: Cards::EMPTY,
            lost_souls: Cards::EMPTY,
            available: Cards::EMPTY,
            fresh: deck,
            mixed: 0,
            known: Known([0; Card::COUNT]),
            items: ITEM_SUPPLY,
            quest_deck: Quests::ALL,
            quests: Quests::default(),
            ruin_items: RuinItems::default(),
            marquise: Marquise::default(),
            eyrie: Eyrie::default(),
            alliance: Alliance::default(),
            vagabonds: [vagabond; 2],
            cult: Cult::default(),
            riverfolk: Riverfolk { posts: [POSTS; 3], prices: [1; Service::COUNT], ..Riverfolk::default() },
            this_turn: ThisTurn::default(),
            battle: Battle::default(),
            triggers: Row::new(),
            steps: Row::new(),
        };
        table.land = table.survey();
        table
    }

    pub(crate) fn set_up(
        options: &Options,
        seats: usize,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Result<Root, BadOptions> {
        let line_up = options.line_up(seats, dice)?;
        let mut game = Root::bare(options.map, &line_up, options.round_cap);
        // Chance decides who begins; from there play goes round (ruling 48).
        game.order.values_mut().rotate_left(dice.below(seats as u32) as usize);
        let order = game.order;
        game.active = game.first();
        log.tell(Event::Begins { map: game.map, first: game.seat(game.active) });
        for &faction in order.values() {
            log.tell(Event::Leads { who: game.seat(faction), faction });
        }
        if game.map == MapKind::Winter {
            for (index, suit) in game.suits.iter_mut().enumerate() {
                *suit = Suit::GROUND[index % 3];
            }
            dice.shuffle(&mut game.suits);
            game.land = game.survey();
        }
        for &faction in order.values() {
            game.draw(faction, HAND, dice, log);
        }
        game.steps.push(Step::Setup { faction: Faction::Marquise, stage: SetupStage::Start, swapped: false });
        game.go_on(dice, log);
        Ok(game)
    }

    /// The setup goes on.
    pub(crate) fn setup_goes_on(
        &mut self,
        faction: Faction,
        stage: SetupStage,
        mut swapped: bool,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        // Chance decides which of two Vagabonds comes first.
        if (faction, stage) == (Faction::Vagabond, SetupStage::Start) && self.plays(Faction::Vagabond2) {
            swapped = dice.below(2) == 1;
        }
        let who = match (faction, swapped) {
            (Faction::Vagabond, true) => Faction::Vagabond2,
            (Faction::Vagabond2, true) => Faction::Vagabond,
            _ => faction,
        };
        let next = if self.plays(who) && stage != SetupStage::End {
            match who {
                Faction::Marquise => self.set_up_marquise(stage),
                Faction::Eyrie => self.set_up_eyrie(stage, log),
                Faction::Alliance => self.set_up_alliance(dice, log),
                Faction::Vagabond | Faction::Vagabond2 => self.set_up_vagabond(who, stage),
                Faction::Cult => self.set_up_cult(stage, log),
                Faction::Riverfolk => self.set_up_riverfolk(stage),
            }
        } else {
            None
        };
        let step = match next {
            Some(stage) => Step::Setup { faction, stage, swapped },
            None => {
                if faction == Faction::Vagabond2 && self.plays(Faction::Vagabond) {
                    self.set_up_quests(dice, log);
                }
                match Faction::ALL.get(faction.index() + 1) {
                    Some(&faction) => Step::Setup { faction, stage: SetupStage::Start, swapped },
                    None => return self.begin_turn(self.first()),
                }
            }
        };
        match self.steps.first_mut() {
            Some(bottom) => *bottom = step,
            None => cannot_be(),
        }
    }

    // Each faction asks for what its stage is about and says what comes next; nothing, once it is ready.

    fn set_up_marquise(&mut self, stage: SetupStage) -> Option<SetupStage> {
        let (question, next) = match stage {
            SetupStage::Start => (Question::SetupKeep, SetupStage::Sawmill),
            SetupStage::Sawmill => (Question::SetupSawmill, SetupStage::Workshop),
            SetupStage::Workshop => (Question::SetupWorkshop, SetupStage::Recruiter),
            SetupStage::Recruiter => (Question::SetupRecruiter, SetupStage::End),
            _ => return None,
        };
        self.ask(Faction::Marquise, question);
        Some(next)
    }

    fn set_up_eyrie(&mut self, stage: SetupStage, log: &mut impl Log<Event>) -> Option<SetupStage> {
        match (stage, self.marquise.keep) {
            (SetupStage::Start, Some(keep)) => self.settle_eyrie(opposite(keep), log),
            (SetupStage::Start, None) => self.ask(Faction::Eyrie, Question::SetupEyrieCorner),
            _ => {
                self.ask(Faction::Eyrie, Question::SetupLeader);
                return Some(SetupStage::End);
            }
        }
        Some(SetupStage::Leader)
    }

    fn settle_eyrie(&mut self, corner: Clearing, log: &mut impl Log<Event>) {
        self.place(Piece::Roost, corner, log);
        self.place_warriors(Faction::Eyrie, corner, 6, log);
    }

    fn set_up_alliance(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> Option<SetupStage> {
        let mut cards = Hand::new();
        for _ in 0..3 {
            let Some(card) = self.next_card(dice, log) else { break };
            self.alliance.supporters.insert(card.number());
            self.known.0[card.number() as usize] = 0;
            cards.push(card);
        }
        let (who, count) = (self.seat(Faction::Alliance), cards.len() as u8);
        let truth = Event::DrawsSupporters { who, count, cards: Some(cards) };
        log.whisper(who, truth, Some(Event::DrawsSupporters { who, count, cards: None }));
        None
    }

    fn set_up_vagabond(&mut self, who: Faction, stage: SetupStage) -> Option<SetupStage> {
        if stage == SetupStage::Start {
            self.ask(who, Question::SetupCharacter);
            return Some(SetupStage::Forest);
        }
        self.ask(who, Question::SetupForest);
        Some(SetupStage::End)
    }

    /// Quests are revealed, and items hidden under the ruins: a bag, for nobody looks.
    fn set_up_quests(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        for _ in 0..OPEN_QUESTS {
            if let Some(quest) = self.quest_deck.draw(dice) {
                self.quests.insert(quest);
                log.tell(Event::NewQuest { quest });
            }
        }
        let two = self.plays(Faction::Vagabond2);
        self.ruin_items.each = 1 + u8::from(two);
        self.ruin_items.bag = if two { 0xff } else { 0x0f };
        log.tell(Event::HidesItems { each: self.ruin_items.each });
    }

    fn set_up_cult(&mut self, stage: SetupStage, log: &mut impl Log<Event>) -> Option<SetupStage> {
        if stage != SetupStage::Start {
            self.ask(Faction::Cult, Question::SetupOutcast);
            return Some(SetupStage::End);
        }
        let (cats, birds) = (self.plays(Faction::Marquise), self.plays(Faction::Eyrie));
        let roost = self.with_piece(Piece::Roost).iter().next();
        match (cats, birds) {
            (true, false) => self.settle_cult(self.marquise.keep.map_or(CORNERS[0], opposite), log),
            (false, true) => self.settle_cult(roost.map_or(CORNERS[0], opposite), log),
            _ => self.ask(Faction::Cult, Question::SetupCultCorner),
        }
        Some(SetupStage::Outcast)
    }

    fn settle_cult(&mut self, corner: Clearing, log: &mut impl Log<Event>) {
        self.place_warriors(Faction::Cult, corner, 4, log);
        self.place(Piece::Garden, corner, log);
        for near in self.plan().paths[corner.index()].iter() {
            self.place_warriors(Faction::Cult, near, 1, log);
        }
    }

    fn set_up_riverfolk(&mut self, stage: SetupStage) -> Option<SetupStage> {
        let who = Faction::Riverfolk;
        Some(match stage {
            SetupStage::Start => SetupStage::River(RIVER_WARRIORS),
            SetupStage::River(left @ 1..) => {
                self.ask(who, Question::SetupRiverWarrior { left });
                SetupStage::River(left - 1)
            }
            SetupStage::Price(service) => {
                self.ask(who, Question::SetupPrice { service });
                service.next().map_or(SetupStage::End, SetupStage::Price)
            }
            _ => {
                self.player_mut(who).supply -= FIRST_PAYMENTS;
                self.riverfolk.payments[who.index()] = FIRST_PAYMENTS;
                SetupStage::Price(Service::HandCard)
            }
        })
    }

    /// Clearings where the Marquise may begin to build.
    fn first_slots(&self) -> Clearings {
        let keep = self.marquise.keep.surely();
        let near = self.plan().paths[keep.index()].with(keep.alone());
        near.iter().filter(|&clearing| self.open_slots(clearing) > 0).collect()
    }

    pub(crate) fn list_setup(&self, question: Question, out: &mut impl Choices) {
        let mut clearings = |set: Clearings| set.iter().for_each(|clearing| out.add(Action::Clearing(clearing)));
        match question {
            Question::SetupKeep | Question::SetupEyrieCorner => clearings(CORNERS.into_iter().collect()),
            Question::SetupCultCorner => {
                let taken = self.marquise.keep.map_or(Clearings::NONE, Clearing::alone);
                let taken = taken.with(self.with_piece(Piece::Roost));
                clearings(CORNERS.into_iter().collect::<Clearings>().without(taken));
            }
            Question::SetupSawmill | Question::SetupWorkshop | Question::SetupRecruiter => {
                clearings(self.first_slots());
            }
            Question::SetupRiverWarrior { .. } => {
                let keep = self.marquise.keep.map_or(Clearings::NONE, Clearing::alone);
                clearings(self.plan().river_clearings().without(keep));
            }
            Question::SetupLeader => Leader::ALL.iter().for_each(|&leader| out.add(Action::Leader(leader))),
            Question::SetupCharacter => {
                let taken = |character: &Character| self.vagabonds.iter().any(|v| v.character == Some(*character));
                let free = Character::ALL.iter().copied().filter(|character| !taken(character));
                free.for_each(|character| out.add(Action::Character(character)));
            }
            Question::SetupForest => {
                self.plan().forests.iter().for_each(|wood| out.add(Action::Forest(wood.forest)));
            }
            Question::SetupOutcast => Suit::GROUND.into_iter().for_each(|suit| out.add(Action::Suit(suit))),
            Question::SetupPrice { .. } => (1..=TOP_PRICE).for_each(|price| out.add(Action::Number(price))),
            _ => not_ours(question),
        }
    }

    pub(crate) fn play_setup(&mut self, who: Faction, question: Question, action: Action, log: &mut impl Log<Event>) {
        let seat = self.seat(who);
        match (question, action) {
            (Question::SetupKeep, Action::Clearing(keep)) => {
                self.place(Piece::Keep, keep, log);
                for clearing in Clearing::all().filter(|&clearing| clearing != opposite(keep)) {
                    self.place_warriors(who, clearing, 1, log);
                }
            }
            (Question::SetupSawmill, Action::Clearing(clearing)) => self.place(Piece::Sawmill, clearing, log),
            (Question::SetupWorkshop, Action::Clearing(clearing)) => self.place(Piece::Workshop, clearing, log),
            (Question::SetupRecruiter, Action::Clearing(clearing)) => self.place(Piece::Recruiter, clearing, log),
            (Question::SetupEyrieCorner, Action::Clearing(corner)) => self.settle_eyrie(corner, log),
            (Question::SetupLeader, Action::Leader(leader)) => self.enthrone(leader, log),
            (Question::SetupCharacter, Action::Character(character)) => {
                let vagabond = self.vagabond_mut(who);
                vagabond.character = Some(character);
                character.items().iter().for_each(|item| vagabond.items[item.index()][Condition::Ready.index()] += 1);
                log.tell(Event::ChoosesCharacter { who: seat, character });
            }
            (Question::SetupForest, Action::Forest(forest)) => {
                self.put_pawn(who, Spot::Forest(forest));
                log.tell(Event::PawnMoves { who: seat, to: Spot::Forest(forest), slips: true });
            }
            (Question::SetupCultCorner, Action::Clearing(corner)) => self.settle_cult(corner, log),
            (Question::SetupOutcast, Action::Suit(suit)) => {
                self.cult.outcast = suit;
                log.tell(Event::Outcast { who: seat, suit, hated: false });
            }
            (Question::SetupRiverWarrior { .. }, Action::Clearing(clearing)) => {
                self.place_warriors(who, clearing, 1, log);
            }
            (Question::SetupPrice { service }, Action::Number(price)) => {
                self.riverfolk.prices[service.index()] = price;
                log.tell(Event::SetsPrice { who: seat, service, price });
            }
            _ => not_listed(question, action),
        }
    }

    /// A leader takes over: the viziers go to their columns.
    pub(crate) fn enthrone(&mut self, leader: Leader, log: &mut impl Log<Event>) {
        self.eyrie.leader = Some(leader);
        self.eyrie.viziers = leader.viziers().iter().fold(0, |set, column| set | 1 << column.index());
        log.tell(Event::LeaderRises { who: self.seat(Faction::Eyrie), leader });
    }

    /// Gardens of a suit on their track.
    #[inline]
    pub(crate) fn gardens_left(&self, suit: Suit) -> u8 {
        GARDENS.saturating_sub(self.gardens(suit))
    }
}
