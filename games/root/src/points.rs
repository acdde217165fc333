//! Points and victory (rules, 4.8 and chapter 12).

use engine::{BySeat, Log, Seat, Seats, Standings};

use crate::event::{Ending, Event};
use crate::factions::{Faction, Factions, GOAL, Source};
use crate::state::Root;

impl Root {
    /// Scores points and looks whether they win.
    pub(crate) fn score(&mut self, faction: Faction, points: i8, source: Source, log: &mut impl Log<Event>) {
        self.gain(faction, points, source, log);
        self.check_points(log);
    }

    /// Scores points without looking: for those who score in the same instant.
    pub(crate) fn gain(&mut self, faction: Faction, points: i8, source: Source, log: &mut impl Log<Event>) {
        if self.is_over() {
            return;
        }
        let player = self.player_mut(faction);
        if player.no_marker || points == 0 {
            return;
        }
        let change = points.max(-(player.points as i8));
        player.points = player.points.saturating_add_signed(change);
        player.sources[source.index()] = player.sources[source.index()].saturating_add(change);
        if change != 0 {
            log.tell(Event::Scores { who: self.seat(faction), points: change, source });
        }
    }

    /// Has somebody won by points? Of several the active player, else the next in turn order.
    pub(crate) fn check_points(&mut self, log: &mut impl Log<Event>) {
        if self.is_over() {
            return;
        }
        let there = |faction: Faction| {
            let player = self.player(faction);
            player.points >= GOAL && !player.no_marker
        };
        if !self.playing.iter().any(there) {
            return;
        }
        let first = self.in_turn(self.active).find(|&faction| there(faction));
        if let Some(winner) = first {
            self.win(winner, Ending::Points, log);
        }
    }

    /// The game is won, together with every coalition partner.
    pub(crate) fn win(&mut self, winner: Faction, ending: Ending, log: &mut impl Log<Event>) {
        let mut winners = Factions::default();
        winners.insert(winner);
        loop {
            let before = winners;
            for faction in self.playing.iter() {
                if self.player(faction).partner.is_some_and(|partner| winners.contains(partner)) {
                    winners.insert(faction);
                }
            }
            if winners == before {
                break;
            }
        }
        self.winners = winners.iter().map(|faction| self.seat(faction)).collect::<Seats>();
        self.ending = Some(ending);
        self.steps.clear();
        self.triggers.clear();
        self.note_mercenaries();
        log.tell(Event::GameOver { winners: self.winners, how: ending });
    }

    /// The last round is over: most points win; of several the latest in turn order.
    pub(crate) fn win_by_rounds(&mut self, log: &mut impl Log<Event>) {
        let rank = |faction: &Faction| {
            let player = self.player(*faction);
            if player.no_marker { -1 } else { i16::from(player.points) }
        };
        if let Some(winner) = self.in_turn(self.first()).max_by_key(rank) {
            self.win(winner, Ending::Rounds, log);
        }
    }

    /// The points on the track; a player without a marker has none.
    #[inline]
    pub(crate) fn shown_points(&self, faction: Faction) -> i32 {
        let player = self.player(faction);
        if player.no_marker { 0 } else { i32::from(player.points) }
    }

    pub(crate) fn ranking(&self) -> Standings {
        let scores = BySeat::from_fn(self.factions.seats(), |seat| self.shown_points(self.factions[seat]));
        if !self.is_over() {
            return Standings::running(scores);
        }
        let rank = |seat: Seat| {
            let faction = self.factions[seat];
            let won = self.winners.contains(seat);
            // Losers are ranked by points, then by seat; winners share the first place.
            let (points, order) = if won { (0, 0) } else { (self.shown_points(faction), -i32::from(seat.0)) };
            (won, !self.player(faction).no_marker || won, points, order)
        };
        let mut standings = Standings::ranked(scores, rank);
        standings.winners = self.winners;
        standings
    }
}
