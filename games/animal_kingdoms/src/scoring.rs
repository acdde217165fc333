//! Scoring the kingdoms of an age one after the other, and the end of the game (rules 5.7, 5.9 and chapter 6).

use engine::{Dice, Log, Row, Seat, Seats, Surely};

use crate::event::{Event, Share, Whos};
use crate::kingdoms::Kingdom;
use crate::state::{AnimalKingdoms, Battle, Stage, UPSTART};

/// Points for the second and the third place.
pub(crate) const SECOND: u8 = 3;
pub(crate) const THIRD: u8 = 1;

impl AnimalKingdoms {
    /// The kingdom that is being scored.
    pub(crate) fn being_scored(&self) -> Option<Kingdom> {
        Kingdom::nth(usize::from(self.battle.scored))
    }

    /// Scores the next kingdom as far as possible without a battle, or ends the age after the last.
    pub(crate) fn score_next(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        match self.being_scored() {
            Some(kingdom) => {
                let tied = self.most_cubes(kingdom);
                if tied.len() < 2 {
                    self.award(kingdom, tied, Seats::NONE, log);
                } else if self.peace {
                    self.settle_peacefully(kingdom, tied, log);
                } else {
                    self.begin_battle(kingdom, tied, dice, log);
                }
            }
            None if self.age < 3 => self.refresh(dice, log),
            None => self.end_game(log),
        }
    }

    /// Who has the most cubes of a kingdom; nobody if there are none.
    pub(crate) fn most_cubes(&self, kingdom: Kingdom) -> Seats {
        let land = self.land(kingdom);
        let most = self.everyone().map(|seat| land.count(seat)).max().surely();
        self.everyone().filter(|&seat| most > 0 && land.count(seat) == most).collect()
    }

    /// The treaty: a cube in the capital decides a tie, and otherwise all who are tied win.
    fn settle_peacefully(&mut self, kingdom: Kingdom, tied: Seats, log: &mut impl Log<Event>) {
        let winners = match self.capital(kingdom) {
            Some(seat) if tied.contains(seat) => Seats::only(seat),
            _ => tied,
        };
        log.tell(Event::Treaty { kingdom, winners: self.whos(winners) });
        self.award(kingdom, winners, Seats(tied.0 & !winners.0), log);
    }

    /// Gives the points of a kingdom: `winners` are first, `losers` of a battle second, and the others follow by their
    /// number of cubes. A tie never pushes the next place down.
    pub(crate) fn award(&mut self, kingdom: Kingdom, winners: Seats, losers: Seats, log: &mut impl Log<Event>) {
        let value = self.value(kingdom);
        let points = [value, SECOND, THIRD];
        let land = *self.land(kingdom);
        let numbers = self.everyone().fold(0u32, |numbers, seat| numbers | 1 << land.count(seat));
        let mut shares: [Row<Share, 5>; 6] = [Row::new(); 6];
        for seat in self.everyone() {
            let cubes = land.count(seat);
            if cubes == 0 {
                continue;
            }
            let place = if winners.contains(seat) {
                1
            } else if losers.contains(seat) {
                2
            } else {
                1 + (numbers >> (cubes + 1)).count_ones() as usize + usize::from(!losers.is_empty())
            };
            let points = points.get(place - 1).copied().unwrap_or(0);
            self.houses[seat.index()].earned[usize::from(self.age) - 1] += points;
            shares[place.min(6) - 1].push(Share { who: self.who(seat), cubes, place: place as u8, points });
        }
        let shares = shares.iter().flat_map(|place| place.iter().copied()).collect();
        log.tell(Event::Scores { kingdom, value, shares });
        self.battle = Battle { scored: self.battle.scored + 1, ..Battle::default() };
        self.stage = Stage::Scoring;
    }

    /// After the third age: retreat tokens and unused modifiers count, and the game is over.
    fn end_game(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        for seat in self.everyone() {
            let (who, house) = (self.who(seat), *self.house(seat));
            if !house.retreats.is_empty() {
                let (tokens, points) = (house.retreats.iter().collect(), house.retreats.points());
                log.tell(Event::RevealsRetreat { who, tokens, points });
            }
            if house.modifiers > 0 {
                log.tell(Event::ModifierPoints { who, points: house.modifiers });
            }
        }
        let (winners, by_capital) = self.winners();
        log.tell(Event::GameOver { winners: self.whos(winners), by_capital });
    }

    /// Who has won, and whether the capital of the largest kingdom decided between equals. A tie with the upstart is
    /// lost.
    pub(crate) fn winners(&self) -> (Seats, bool) {
        if self.alone() {
            let won = self.score(Seat(0)) > self.score(UPSTART);
            return (Seats::only(if won { Seat(0) } else { UPSTART }), false);
        }
        let best = self.everyone().map(|seat| self.score(seat)).max().surely();
        let tied: Seats = self.everyone().filter(|&seat| self.score(seat) == best).collect();
        match self.capital(Kingdom::GREENWILD) {
            Some(seat) if tied.len() > 1 && tied.contains(seat) => (Seats::only(seat), true),
            _ => (tied, false),
        }
    }

    /// A set of seats as events list it, in turn order.
    pub(crate) fn whos(&self, seats: Seats) -> Whos {
        let in_order = self.first.round(self.size as usize);
        in_order.filter(|&seat| seats.contains(seat)).map(|seat| self.who(seat)).collect()
    }
}
