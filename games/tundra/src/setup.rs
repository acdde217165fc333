//! Setting the table: the map, titles, personal goals and starting boosts (rules, chapter 3). When everybody has chosen two
//! of their boosts, market, common goals and the first player follow.

use std::ops::ControlFlow;

use engine::{BadOptions, Bag, Dice, Log, Row, Seat, cannot_be};

use crate::action::Action;
use crate::boards::Board;
use crate::cards::Card;
use crate::event::Event;
use crate::glades::Token;
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::Hex;
use crate::layouts::Layout;
use crate::options::Options;
use crate::state::{GoalCard, Player, Step, Tundra};
use crate::titles::Title;

impl Tundra {
    pub(crate) fn set_up(
        options: &Options,
        players: usize,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Result<Tundra, BadOptions> {
        let layout = match options.layout.layout(players)? {
            Some(layout) => layout,
            None => {
                let choice = dice.index(Layout::of(players).count());
                Layout::of(players).nth(choice).unwrap_or(Layout::standard(players))
            }
        };
        let mut game = Tundra::bare(layout);
        log.tell(Event::LaysMap { layout });
        if options.titles {
            game.deal_titles(dice, log);
        }
        if options.personal_goals {
            game.deal_goals(dice, log);
        }
        for seat in game.everyone() {
            for hex in layout.starts(seat) {
                game.turn_up(hex, dice, log);
            }
        }
        game.place_workers();
        game.deal_boosts(dice, log);
        game.steps.push(Step::Start { card: None });
        Ok(game)
    }

    /// A table with nothing dealt and nobody on the map.
    pub(crate) fn bare(layout: Layout) -> Tundra {
        let players = layout.players();
        Tundra {
            players: players as u8,
            layout,
            round: 0,
            first: Seat(0),
            active: Seat(0),
            laid: [None; Token::COUNT],
            face_down: Token::used(players),
            open: 0,
            yields: [0; 3],
            towers: 0,
            deck: Card::CITY,
            discard: Bag::EMPTY,
            market: [None; 6],
            goals: Row::new(),
            seats: [Player::new(); 4],
            steps: Row::new(),
            tracks: [0; 6],
        }
    }

    fn deal_titles(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut titles: Bag<1> = Bag::first(Title::SPECIAL.len());
        for seat in self.everyone() {
            let Some(drawn) = titles.draw(dice) else { break };
            let title = Title::SPECIAL[drawn as usize];
            let player = self.player_mut(seat);
            player.title = title;
            player.supply = title.numbers().dice;
            log.tell(Event::ReceivesTitle { who: seat, title });
        }
    }

    fn deal_goals(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut goals: Bag<1> = Bag::first(PersonalGoal::used(self.players as usize));
        for seat in self.everyone() {
            let goal = goals.draw(dice).map(|drawn| PersonalGoal::ALL[drawn as usize]);
            self.player_mut(seat).personal = goal;
            log.whisper(
                seat,
                Event::ReceivesGoal { who: seat, goal },
                Some(Event::ReceivesGoal { who: seat, goal: None }),
            );
        }
    }

    fn place_workers(&mut self) {
        for seat in self.everyone() {
            let [one, two] = self.layout.starts(seat);
            let player = self.player_mut(seat);
            player.workers[..2].copy_from_slice(&[Some(one), Some(two)]);
            if player.title == Title::Inspiring {
                player.workers[2..4].fill(Some(Hex::settlement(seat)));
            }
        }
    }

    fn deal_boosts(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut boosts = Card::starting(self.players as usize);
        for seat in self.everyone() {
            let mut dealt = Bag::EMPTY;
            for _ in 0..4 {
                if let Some(card) = boosts.draw(dice) {
                    dealt.insert(card);
                }
            }
            self.player_mut(seat).dealt = dealt;
            let cards = Some(dealt.iter().map(Card::new).collect());
            log.whisper(seat, Event::Dealt { who: seat, cards }, Some(Event::Dealt { who: seat, cards: None }));
        }
    }

    /// Turns a glade up: its token is drawn now and stays.
    #[inline]
    pub(crate) fn turn_up(&mut self, hex: Hex, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(token) = self.face_down.draw(dice).map(Token::new) else { return cannot_be() };
        self.lay(hex, token);
        log.tell(Event::TurnsUp { hex, token });
    }

    /// Lays a token face up.
    #[inline]
    pub(crate) fn lay(&mut self, hex: Hex, token: Token) {
        self.face_down.remove(token.number());
        self.laid[token.number() as usize] = Some(hex);
        self.open |= hex.bit();
        if let Some(resource) = token.resource() {
            self.yields[resource.index()] |= hex.bit();
        }
    }

    /// Which starting boosts does the active player keep, and where? (3.3)
    pub(crate) fn offer_start(
        &self,
        card: Option<Card>,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let me = self.me();
        let first = me.starting.iter().all(Option::is_none);
        match card {
            None => {
                for number in me.dealt.iter().filter(|&number| !me.starting.contains(&Some(Card::new(number)))) {
                    let card = Card::new(number);
                    offer(if first { Action::Boost1(card) } else { Action::Boost2(card) })?;
                }
            }
            Some(_) => {
                for &board in Board::ALL.iter().filter(|board| me.starting[board.index()].is_none()) {
                    offer(if first { Action::Board1(board) } else { Action::Board2(board) })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// A starting boost goes under a board. After the second one the next player chooses; after the last, all is shown.
    pub(crate) fn keep_boost(&mut self, card: Card, board: Board, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.me_mut().starting[board.index()] = Some(card);
        self.set_step(Step::Start { card: None });
        if self.me().starting.iter().flatten().count() < 2 {
            return;
        }
        log.tell(Event::HasChosen { who: self.active });
        if self.active.index() + 1 < self.players as usize {
            self.active.0 += 1;
            return;
        }
        for seat in self.everyone() {
            self.player_mut(seat).dealt = Bag::EMPTY;
            for &board in Board::ALL {
                if let Some(card) = self.player(seat).starting[board.index()] {
                    log.tell(Event::ShowsBoost { who: seat, card, board });
                }
            }
        }
        self.lay_market(dice, log);
        self.lay_goals(dice, log);
        self.first = Seat(dice.below(u32::from(self.players)) as u8);
        self.begin_round(log);
    }

    fn lay_goals(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut goals: Bag<1> = Bag::first(CommonGoal::used(self.players as usize));
        for _ in 0..self.players {
            if let Some(drawn) = goals.draw(dice) {
                self.goals.push(GoalCard { goal: CommonGoal::ALL[drawn as usize], die: None });
            }
        }
        log.tell(Event::LaysGoals { goals: self.goals.iter().map(|card| card.goal).collect() });
    }
}
