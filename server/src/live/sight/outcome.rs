//! How it ended, as one pair of eyes reads it: places, where the points come from, how they grew, what broke a tie, and how the
//! match stands.

use engine::words::Say;
use engine::{BySeat, Eyes, Seat, Standings};
use shelf::Handle;

use super::Sight;
use crate::pages::chart::{self, Chart};
use crate::pages::result::{Duel, DuelLine, Outcome, Placed};
use crate::store::Stage;

impl Sight<'_> {
    /// The result, once there is one.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let (game, say) = self.voice().filter(|_| self.at.lesson.is_none())?;
        let (play, lang) = (self.at.play, self.stand.lang);
        let ended = play.room.stage == Stage::Ended;
        let standings = game.standings(Eyes::Open);
        let places = standings.places.or(ended.then(|| BySeat::new(play.room.seats.len(), 0)))?;
        let point = play.title?.facts().point;
        let mut order: Vec<Seat> = Seat::all(play.room.seats.len()).collect();
        order.sort_by_key(|&seat| places.get(seat).copied());
        let written = |score: Option<&i32>| engine::points(score.copied().unwrap_or(0), point);
        let placed = |&seat: &Seat| Placed {
            seat,
            name: play.name(lang, seat),
            sign: self.sign(seat),
            place: places.get(seat).copied().unwrap_or(0),
            score: written(standings.scores.get(seat)),
            won: standings.winners.contains(seat),
            mine: self.stand.own.contains(seat),
        };
        let tallies = if ended { Vec::new() } else { game.sight(Eyes::Open).breakdown() };
        let tallies = tallies.into_iter().map(|tally| {
            let points = order.iter().map(|&seat| written(tally.points.get(seat))).collect();
            (say.text(&tally.source), points)
        });
        Some(Outcome {
            id: play.room.id.to_string(),
            places: order.iter().map(placed).collect(),
            breakdown: tallies.collect(),
            chart: (!ended).then(|| self.chart(game, &standings, point)),
            ended,
            by_points: Seat::all(play.room.seats.len())
                .all(|seat| standings.winners.iter().all(|winner| standings.scores[winner] >= standings.scores[seat])),
            ties: self.ties(&say, &standings),
            resigned: play.resigned().map(|seat| play.name(lang, seat)).collect(),
            duel: if ended { None } else { self.duel(&order) },
            may_rematch: !self.stand.own.is_empty(),
            rematch: play.room.rematch.as_ref().map(ToString::to_string),
        })
    }

    /// How the points grew, as everybody knew them, up to those that were counted at the end.
    fn chart(&self, game: &Handle, standings: &Standings, point: i32) -> Chart {
        let (plies, play) = (game.ply(), self.at.play);
        let line = |seat: Seat| {
            let known = (0..plies).map(|ply| (ply, game.scores_after(ply).get(seat).copied().unwrap_or(0)));
            let last = standings.scores.get(seat).copied().unwrap_or(0);
            let mut scores: Vec<(usize, i32)> = known.chain([(plies, last)]).collect();
            scores.dedup_by_key(|&mut (_, score)| score);
            chart::Line { seat, name: play.name(self.stand.lang, seat), sign: self.sign(seat), scores }
        };
        Chart { plies, point, lines: Seat::all(play.room.seats.len()).map(line).collect() }
    }

    /// What has decided between players with equal points, if that was needed.
    fn ties(&self, say: &Say<'_>, standings: &Standings) -> Option<String> {
        let (places, scores) = (standings.places?, standings.scores);
        let seats = || Seat::all(self.at.play.room.seats.len());
        let broken = |one: Seat, other: Seat| scores[one] == scores[other] && places[one] != places[other];
        let needed = seats().any(|one| seats().any(|other| broken(one, other)));
        needed.then(|| self.seen.as_ref()?.ties()).flatten().map(|ties| say.text(&ties))
    }

    /// How the match stands after this game, for the players in this order.
    fn duel(&self, order: &[Seat]) -> Option<Duel> {
        let play = self.at.play;
        if !play.room.double_header {
            return None;
        }
        let point = play.title?.facts().point;
        let scores = play.game.as_ref()?.standings(Eyes::Open).scores;
        let written = |score: i32| engine::points(score, point);
        let of = |list: &[i32], seat: Seat| list.get(seat.index()).copied().unwrap_or(0);
        let tally = play.tally();
        let line = |&seat: &Seat| {
            let now = of(scores.values(), seat);
            DuelLine {
                seat,
                name: play.name(self.stand.lang, seat),
                sign: self.sign(seat),
                games: match &tally {
                    Some(tally) => vec![written(of(&tally.first, seat)), written(now)],
                    None => vec![written(now)],
                },
                sum: written(tally.as_ref().map_or(now, |tally| of(&tally.sums, seat))),
                won: tally.as_ref().is_some_and(|tally| tally.winners.contains(seat)),
                mine: self.stand.own.contains(seat),
            }
        };
        let other = play.first.as_ref().map(|half| &half.table).or(play.room.second.as_ref());
        Some(Duel { other: other.map(ToString::to_string), lines: order.iter().map(line).collect() })
    }
}
