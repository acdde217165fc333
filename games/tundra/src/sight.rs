//! Seeing: how a [`View`] is filled, by listing what each pair of eyes may be shown.

use engine::{Eyes, Seat};

use crate::boards::{Board, Face, TOWERS, Worker};
use crate::cards::Card;
use crate::glades::Token;
use crate::goals::CommonGoal;
use crate::hexes::{Hex, hexes_in};
use crate::state::{Player, Source, Step, Tundra};
use crate::titles::{Character, common_dice};
use crate::view::{
    AdvisorView, BoardView, FrameView, GoalView, HexView, PersonalView, Phase, PlayerView, Standing, View, WorkersView,
};

impl Tundra {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let secret = self.choosing() && !eyes.own(self.active);
        let outer = self.steps.len().saturating_sub(1);
        let seen = |step: &Step| self.question(*step).filter(|_| !secret);
        View {
            me: match eyes {
                Eyes::Of(seat) => Some(seat),
                Eyes::Crowd | Eyes::Open => None,
            },
            players: self.players,
            layout: self.layout,
            round: self.round,
            phase: self.phase(),
            first: (self.round > 0).then_some(self.first),
            turn: (!self.is_over()).then_some(self.active),
            question: self.steps.last().and_then(seen),
            within: self.steps[..outer].iter().filter_map(seen).collect(),
            hexes: self.places().map(|hex| self.see_hex(hex)).collect(),
            lakes: self.layout.lakes(),
            tokens_left: self.face_down.iter().map(Token::new).collect(),
            market: self.market[..self.market_size()].to_vec(),
            deck: self.deck.len() as u8,
            discard: self.discard.iter().map(Card::new).collect(),
            goals: self.goals.iter().map(|card| self.see_goal(card.goal, card.die)).collect(),
            seats: self.everyone().map(|seat| self.see_player(seat, eyes)).collect(),
            winners: self.is_over().then(|| self.ranking().winners),
        }
    }

    fn phase(&self) -> Phase {
        match self.steps.first() {
            None => Phase::Over,
            Some(Step::Start { .. }) => Phase::Boosts,
            Some(Step::Opening(_)) => Phase::RoundStart,
            Some(_) => Phase::Dice,
        }
    }

    /// All glades and settlements.
    fn places(&self) -> impl Iterator<Item = Hex> {
        let settlements = self.everyone().fold(0, |set, seat| set | Hex::settlement(seat).bit());
        hexes_in(self.layout.glades() | settlements)
    }

    fn see_hex(&self, hex: Hex) -> HexView {
        let (q, r) = self.layout.coordinates(hex);
        let token = self.token(hex);
        let workers = |who: Seat| {
            let places = self.player(who).workers.iter().enumerate();
            let here = places.filter(|(_, place)| **place == Some(hex));
            let workers: Vec<_> = here.map(|(index, _)| Worker::new(index as u8)).collect();
            (!workers.is_empty()).then_some(WorkersView { who, workers })
        };
        HexView {
            hex,
            q,
            r,
            settlement: self.everyone().find(|&seat| Hex::settlement(seat) == hex),
            edge: self.layout.edge() & hex.bit() != 0,
            token,
            resource: token.and_then(Token::resource),
            bonus: token.map(Token::bonus),
            tower: self.everyone().find(|&seat| self.player(seat).tower_hexes() & hex.bit() != 0),
            workers: self.everyone().filter_map(workers).collect(),
        }
    }

    fn see_goal(&self, goal: CommonGoal, die: Option<(Seat, Face)>) -> GoalView {
        let standing = |seat| {
            let count = self.counts(seat, goal);
            Standing { count, points: goal.tiers().points(count) }
        };
        GoalView {
            goal,
            tiers: goal.tiers(),
            faces: faces_in(goal.faces()),
            die,
            standing: self.everyone().map(standing).collect(),
        }
    }

    fn see_player(&self, who: Seat, eyes: Eyes) -> PlayerView {
        let player = self.player(who);
        let unrolled = if matches!(self.steps.first(), Some(Step::Opening(_))) {
            common_dice(self.round) + player.title.numbers().extra_dice
        } else {
            0
        };
        let dice = player.unused.iter().zip(Face::all());
        PlayerView {
            who,
            character: Character::of(who),
            colour: Character::of(who).colour(),
            title: player.title,
            numbers: player.title.numbers(),
            score: player.score(),
            points: Source::ALL.iter().map(|&source| (source, player.points[source.index()])).collect(),
            stock: player.stock,
            berries: player.berries,
            unused: dice.flat_map(|(&count, face)| std::iter::repeat_n(face, count.into())).collect(),
            unrolled,
            supply: player.supply - unrolled,
            dropped: player.dropped,
            boards: Board::ALL
                .iter()
                .map(|&board| self.see_board(player, board, self.shows_boosts(who, eyes)))
                .collect(),
            advisors: player.advisors.iter().map(|&card| see_advisor(player, card)).collect(),
            idle_workers: player.idle_workers(),
            idle_towers: TOWERS - player.towers.len() as u8,
            towers: player.towers.iter().map(|tower| tower.hex).collect(),
            has_goal: player.personal.is_some(),
            personal: player.personal.filter(|_| eyes.own(who) || self.is_over()).map(|goal| {
                let count = self.counts_for(who, goal);
                PersonalView {
                    goal,
                    tiers: goal.tiers(),
                    standing: Standing { count, points: goal.tiers().points(count) },
                }
            }),
            chosen: !self.choosing() || who < self.active,
            dealt: (self.choosing() && eyes.own(who)).then(|| player.dealt.iter().map(Card::new).collect()),
        }
    }

    /// May these eyes see a player's starting boosts?
    fn shows_boosts(&self, who: Seat, eyes: Eyes) -> bool {
        !self.choosing() || eyes.own(who)
    }

    fn see_board(&self, player: &Player, board: Board, boosts: bool) -> BoardView {
        let upgraded = player.upgraded(board);
        BoardView {
            board,
            upgraded,
            cost: board.cost(),
            frames: board.frames(upgraded).iter().map(FrameView::from).collect(),
            taken: faces_in(player.slots[board.index()]),
            starting: player.starting[board.index()].filter(|_| boosts),
            boosts: player.boosts[board.index()].to_vec(),
        }
    }
}

fn see_advisor(player: &Player, card: Card) -> AdvisorView {
    AdvisorView { card, rotated: player.rotated.contains(card.number()) }
}

/// The values of a set, in ascending order.
fn faces_in(set: u8) -> Vec<Face> {
    Face::all().filter(|face| set & face.bit() != 0).collect()
}
