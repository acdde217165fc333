//! A round: its start for each player in turn, the roll, its end (rules, 4.1, 4.2 and 4.4), and the end of the game.

use engine::{Bag, Dice, Log, Row, Seat};

use crate::boards::Face;
use crate::effects::Gain;
use crate::event::{Event, Why};
use crate::state::{Decline, Opening, Source, Step, Tundra, Workers};
use crate::titles::{ROUNDS, Title, common_dice};

impl Tundra {
    /// The next round begins; the round marker counts from 1.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.active = self.first;
        self.steps.clear();
        self.steps.push(Step::Opening(Opening::Title));
        log.tell(Event::RoundBegins { round: self.round, first: self.first });
    }

    /// Goes on with the start of the round for the active player.
    pub(crate) fn go_on_opening(&mut self, opening: Opening, dice: &mut Dice, log: &mut impl Log<Event>) {
        match opening {
            Opening::Title => {
                self.set_step(Step::Opening(Opening::Upgrades));
                match self.me().title {
                    Title::Modest => {
                        self.steps.push(Step::Take { left: 1, decline: Decline::Skip });
                        self.begin_walk(1);
                    }
                    Title::Thrifty => self.steps.push(Step::Market),
                    Title::Generous => self.give(Gain::berries(3), Why::Title, log),
                    Title::Wise | Title::Inspiring | Title::Resolute | Title::Industrious => {}
                }
            }
            Opening::Upgrades => {
                self.set_step(Step::Opening(Opening::Done));
                let upgrades = self.me().upgraded.count_ones() as u8;
                self.give(Gain::points(upgrades), Why::Upgrades, log);
                if !self.me().towers.is_empty() {
                    self.steps.push(Step::Bonuses { next: 0, workers: Workers::Choose });
                }
            }
            Opening::Done => {
                self.active = self.active.next(self.players as usize);
                if self.active == self.first {
                    self.roll(dice, log);
                    self.set_step(Step::Turn);
                } else {
                    self.set_step(Step::Opening(Opening::Title));
                }
            }
        }
    }

    /// One roll for all; a resolute player rolls one more die alone.
    fn roll(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let count = common_dice(self.round);
        let mut faces: Row<Face, 5> = Row::new();
        let mut unused = [0; 6];
        for _ in 0..count {
            let face = roll_one(dice);
            unused[face.index()] += 1;
            faces.push(face);
        }
        log.tell(Event::Rolls { who: self.first, faces });
        for seat in self.everyone() {
            let player = self.player_mut(seat);
            player.unused = unused;
            player.supply -= count;
            if player.title == Title::Resolute {
                let face = roll_one(dice);
                player.unused[face.index()] += 1;
                player.supply -= 1;
                log.tell(Event::RollsExtra { who: seat, face });
            }
        }
    }

    /// The turn passes clockwise to the next player with unused dice, or the round ends.
    pub(crate) fn end_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let players = self.players as usize;
        let mut next = self.active;
        for _ in 0..players {
            next = next.next(players);
            if self.player(next).has_dice() {
                self.active = next;
                self.set_step(Step::Turn);
                return;
            }
        }
        self.end_round(dice, log);
    }

    fn end_round(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        log.tell(Event::RoundEnds { round: self.round });
        if self.round == ROUNDS {
            self.finish(log);
            return;
        }
        for seat in self.everyone() {
            let player = self.player_mut(seat);
            player.slots = [0; 4];
            player.dropped = 0;
            player.supply = player.title.numbers().dice;
            player.rotated = Bag::EMPTY;
        }
        self.goals.iter_mut().for_each(|card| card.die = None);
        self.clear_market();
        self.lay_market(dice, log);
        self.first = self.first.next(self.players as usize);
        self.begin_round(log);
    }

    /// Personal goals are counted, and the game is over.
    fn finish(&mut self, log: &mut impl Log<Event>) {
        for who in self.everyone() {
            let Some(goal) = self.player(who).personal else { continue };
            let count = self.counts_for(who, goal);
            let points = goal.tiers().points(count);
            self.player_mut(who).points[Source::Personal.index()] = points;
            log.tell(Event::ShowsGoal { who, goal, count, points });
        }
        self.steps.clear();
        log.tell(Event::GameOver { winners: self.ranking().winners });
    }

    /// The final order: points, then resources, then berries.
    pub(crate) fn ranking(&self) -> engine::Standings {
        let scores = engine::BySeat::from_fn(self.players as usize, |seat| self.player(seat).score());
        engine::Standings::ranked(scores, |seat: Seat| {
            let player = self.player(seat);
            (player.score(), player.stock.iter().sum::<u8>(), player.berries)
        })
    }
}

/// Any value, each equally likely.
#[inline]
pub(crate) fn roll_one(dice: &mut Dice) -> Face {
    Face::new(dice.below(6) as u8 + 1)
}
