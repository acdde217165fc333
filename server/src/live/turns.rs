//! The log, told turn by turn: whose it was, its weightiest deeds, and the points that it brought. All of it follows from the
//! lines that these eyes see and from scores that everybody knew.

use engine::words::{Say, Span};
use engine::{Chapter, Seat};
use shelf::{Handle, Told};

use crate::pages::log::{LogLine, LogTurn, Staged, Sum};

/// How many deeds a sum tells.
const DEEDS: usize = 3;

/// A line of the log, spoken.
pub(super) struct Spoken {
    pub told: Told,
    pub sentence: Vec<Span>,
    /// How it is staged, if it is worth a moment.
    pub staged: Option<Staged>,
}

impl Spoken {
    /// For a page; `plies` says whether these eyes may know the ply.
    pub fn line(&self, plies: bool) -> LogLine {
        let ply = plies.then_some(self.told.ply);
        LogLine { ply, turn: self.told.place.number, sentence: self.sentence.clone(), staged: self.staged.clone() }
    }
}

/// The turns of a log that begins with one. `point` units of a score make a point.
pub(super) fn turns(game: &Handle, say: &Say<'_>, point: i32, log: &[Spoken], plies: bool) -> Vec<LogTurn> {
    let turn = |(number, sum, chapter): (usize, Sum, &[Spoken])| LogTurn {
        number,
        sum,
        lines: chapter.iter().map(|line| line.line(plies)).collect(),
    };
    sums(game, say, point, log).map(turn).collect()
}

/// The turns of such a log: their numbers, their sums and what was told in them.
pub(super) fn sums<'a>(
    game: &Handle,
    say: &Say<'_>,
    point: i32,
    log: &'a [Spoken],
) -> impl Iterator<Item = (usize, Sum, &'a [Spoken])> {
    let mut chapters = log.chunk_by(|one, next| one.told.place.number == next.told.place.number).peekable();
    std::iter::from_fn(move || {
        let chapter = chapters.next()?;
        let next = chapters.peek().and_then(|next| next.first());
        Some((chapter.first()?.told.place.number, sum(game, say, point, chapter, next), chapter))
    })
}

/// The sum of a chapter, which `next` ends, or which is still being told.
fn sum(game: &Handle, say: &Say<'_>, point: i32, chapter: &[Spoken], next: Option<&Spoken>) -> Sum {
    let Some(first) = chapter.first() else { return Sum::default() };
    let before = game.scores_after(first.told.ply.saturating_sub(1));
    let after = game.scores_after(next.map_or(usize::MAX, |next| {
        // The move that ends a turn belongs to it, although it opens the next one; but what is counted then does not.
        let shared = chapter.last().is_some_and(|last| last.told.ply == next.told.ply);
        let counted = next.told.place.chapter == Chapter::Scene;
        if shared && !counted { next.told.ply } else { next.told.ply.saturating_sub(1) }
    }));
    let gain = |seat: Seat| {
        let (before, after) = (before.get(seat).copied().unwrap_or(0), after.get(seat).copied().unwrap_or(0));
        let sign = if after > before { "+" } else { "" };
        (after != before).then(|| format!("{sign}{}", engine::points(after - before, point)))
    };
    match first.told.place.chapter {
        Chapter::Turn(seat) => Sum {
            who: Some((seat, say.name(seat))),
            deeds: deeds(chapter).map(|line| deed(seat, &line.sentence)).collect(),
            gains: gain(seat).map(|points| (None, points)).into_iter().collect(),
        },
        Chapter::Scene => Sum {
            who: None,
            deeds: vec![trimmed(first.sentence.clone())],
            gains: Seat::all(game.seats()).filter_map(|seat| Some((Some(say.name(seat)), gain(seat)?))).collect(),
        },
    }
}

/// The lines that matter most, in the order in which they were told.
fn deeds(chapter: &[Spoken]) -> impl Iterator<Item = &Spoken> {
    let mut order: Vec<usize> = (0..chapter.len()).filter(|&index| chapter[index].told.weight > 0).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(chapter[index].told.weight));
    order.truncate(DEEDS);
    order.sort_unstable();
    order.into_iter().map(|index| &chapter[index])
}

/// A sentence without the name that stands before it anyway, and without its full stop.
fn deed(seat: Seat, sentence: &[Span]) -> Vec<Span> {
    let rest = match sentence {
        [Span::Name(who, _), rest @ ..] if *who == seat => rest,
        all => all,
    };
    let mut rest = rest.to_vec();
    if let Some(Span::Plain(text)) = rest.first_mut() {
        *text = text.trim_start_matches([':', ' ', ',']).to_string();
    }
    trimmed(rest)
}

fn trimmed(mut sentence: Vec<Span>) -> Vec<Span> {
    if let Some(Span::Plain(text)) = sentence.last_mut() {
        *text = text.trim_end().trim_end_matches('.').to_string();
    }
    sentence
}

#[cfg(test)]
mod tests {
    use engine::words::Phrase;
    use engine::{Eyes, Lang};

    use super::*;
    use crate::live::tests::table;
    use shelf::Place;

    const ANNA: Seat = Seat(0);

    fn step(weight: u8, sentence: Vec<Span>) -> Spoken {
        let place = Place { number: 1, chapter: Chapter::Turn(ANNA), start: 0 };
        let told = Told { ply: 1, phrase: Phrase::new("event"), place, weight, moment: None };
        Spoken { told, sentence, staged: None }
    }

    fn says(text: &str) -> Vec<Span> {
        vec![Span::Name(ANNA, "Anna".into()), Span::Plain(format!(" {text}."))]
    }

    #[test]
    fn a_sum_tells_the_weightiest_deeds_in_the_order_in_which_they_were_done() {
        let chapter = [(1, "moves"), (0, "draws"), (3, "fights"), (1, "walks"), (2, "builds"), (0, "rests")];
        let chapter = chapter.map(|(weight, text)| step(weight, says(text)));
        let told: Vec<_> = deeds(&chapter).map(|line| deed(ANNA, &line.sentence)).collect();
        let plain = |text: &str| vec![Span::Plain(text.into())];
        assert_eq!(told, [plain("moves"), plain("fights"), plain("builds")]);
        assert_eq!(deeds(&[step(0, says("draws"))]).count(), 0, "small change is left out");
    }

    #[test]
    fn only_the_name_of_whose_turn_it_is_is_left_out() {
        let told_of = vec![Span::Name(ANNA, "Anna".into()), Span::Plain(": a worker goes to b2.".into())];
        assert_eq!(deed(ANNA, &told_of), [Span::Plain("a worker goes to b2".into())], "nor is what stood behind it");
        let other = vec![Span::Name(Seat(1), "Borys".into()), Span::Plain(" loses a warrior. ".into())];
        let kept = vec![Span::Name(Seat(1), "Borys".into()), Span::Plain(" loses a warrior".into())];
        assert_eq!(deed(ANNA, &other), kept);
        let thing = vec![Span::Plain("The orca swims to ".into()), Span::Thing("e5".into(), "e5".into())];
        assert_eq!(deed(ANNA, &thing), thing);
    }

    /// A random game, as the log of the crowd tells it in turns, and all points that were won in it.
    fn random_game(seed: usize) -> (Vec<LogTurn>, i32) {
        let mut play = table();
        let mut game = play.game.take().unwrap();
        let mut luck = seed;
        while let Some(seat) = game.turn().seat() {
            let choices: Vec<_> = game.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.play(seat, &choices[(luck >> 33) % choices.len()].actions[0]).unwrap();
        }
        play.game = Some(game);
        let log = play.log(Eyes::Crowd, Lang::En, 0);
        let say = play.title.unwrap().words().say(Lang::En, &[]);
        let game = play.game.as_ref().unwrap();
        (turns(game, &say, 1, &log, false), game.standings(Eyes::Crowd).scores.values().iter().sum())
    }

    #[test]
    fn a_turn_brings_the_points_of_its_deeds_and_a_count_those_of_all() {
        let (mut rallies, mut counts) = (0, 0);
        for (turns, points) in (0..6).map(random_game) {
            let (of_players, of_all): (Vec<_>, Vec<_>) = turns.iter().partition(|turn| turn.sum.who.is_some());
            for turn in of_players {
                let points =
                    turn.lines.iter().filter(|line| format!("{:?}", line.sentence).contains("rallies")).count();
                let gains: Vec<_> = (points > 0).then(|| (None, format!("+{points}"))).into_iter().collect();
                assert_eq!(
                    turn.sum.gains, gains,
                    "a rally is worth a point, and nothing else is before the count: {turn:?}"
                );
                rallies += points;
            }
            counts += of_all.iter().filter(|turn| !turn.sum.gains.is_empty()).count();
            let gains = turns.iter().flat_map(|turn| &turn.sum.gains);
            assert_eq!(gains.map(|(_, gain)| gain.parse::<i32>().unwrap()).sum::<i32>(), points, "all points are told");
        }
        assert!(
            rallies > 0 && (12..=18).contains(&counts),
            "{rallies} rallies, {counts} ages of six games were counted"
        );
    }
}
