//! How a game ended: the panel `result` on the table page.

use draw::Sign;
use engine::words::{Arg, Say};
use engine::{Lang, Phrase, Seat};
use maud::{Markup, html};

use super::chart::{self, Chart};
use super::icons::{cube, icon};
use super::say;

/// The end of a game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table's id.
    pub id: String,
    /// The players, best place first.
    pub places: Vec<Placed>,
    /// Where the points come from: the name of the source, and the points of each seat in the order of `places`.
    pub breakdown: Vec<(String, Vec<String>)>,
    /// Have points decided, so that nobody has more than a winner?
    pub by_points: bool,
    /// What has decided between equal points, in a sentence, if that was needed.
    pub ties: Option<String>,
    /// How the points grew.
    pub chart: Option<Chart>,
    /// Was the game broken off? Then nobody has a place.
    pub ended: bool,
    /// Who has resigned, so that a bot played on.
    pub resigned: Vec<String>,
    /// The match, if this is one of its two games.
    pub duel: Option<Duel>,
    /// May the viewer ask for a rematch?
    pub may_rematch: bool,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// A player at the end.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What the game draws for them.
    pub sign: Option<Sign>,
    /// The place, 1 being the best.
    pub place: u8,
    /// The points.
    pub score: String,
    /// Have they won?
    pub won: bool,
    /// Is it the viewer?
    pub mine: bool,
}

impl Outcome {
    /// How whoever looks did, if they had one seat: "You came second, 66 to 72".
    fn mine(&self) -> Option<Phrase> {
        let mut own = self.places.iter().filter(|placed| placed.mine);
        let (Some(me), None) = (own.next(), own.next()) else { return None };
        let winners = self.places.iter().filter(|placed| placed.won).count();
        let rival = match me.won {
            true => self.places.iter().find(|placed| !placed.mine),
            false => self.places.iter().find(|placed| placed.won),
        };
        let text = |text: &str| Arg::Text(text.to_string());
        let compared =
            |phrase: Phrase, rival: &Placed| phrase.arg("mine", text(&me.score)).arg("best", text(&rival.score));
        Some(match (me.won, rival) {
            (true, _) if winners > 1 => Phrase::new("result-you-share").arg("mine", text(&me.score)),
            (true, Some(rival)) if self.by_points => compared(Phrase::new("result-you-score"), rival),
            (true, _) => Phrase::new("result-you"),
            (false, Some(rival)) if self.by_points => {
                compared(Phrase::new("result-place-score").number("n", i64::from(me.place)), rival)
            }
            (false, Some(_)) => Phrase::new("result-place").number("n", i64::from(me.place)),
            (false, None) => return None,
        })
    }
}

/// A match of two games, as it stands after this one.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The table of the other game.
    pub other: Option<String>,
    /// The players, in the order of the places of this game.
    pub lines: Vec<DuelLine>,
}

/// A player in a match.
#[derive(Clone, Debug)]
pub struct DuelLine {
    /// The seat in this game.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What the game draws for them.
    pub sign: Option<Sign>,
    /// The points of each game that is over.
    pub games: Vec<String>,
    /// The points of both.
    pub sum: String,
    /// Have they won the match?
    pub won: bool,
    /// Is it the viewer?
    pub mine: bool,
}

impl Duel {
    fn is_over(&self) -> bool {
        self.lines.iter().all(|line| line.games.len() == 2)
    }

    /// How it stands after the first game.
    fn so_far(&self, say: &Say<'_>) -> Option<String> {
        let [one, two] = self.lines.as_slice() else { return None };
        let text = |text: &str| Arg::Text(text.to_string());
        let so_far = Phrase::new("match-so-far").arg("one", text(&one.name)).arg("two", text(&two.name));
        let so_far = so_far.arg("first", text(&one.sum)).arg("second", text(&two.sum));
        (!self.is_over()).then(|| say.text(&so_far))
    }

    /// Who has won the match.
    fn title(&self, say: &Say<'_>) -> String {
        let winners: Vec<_> = self.lines.iter().filter(|line| line.won).collect();
        match winners.as_slice() {
            [only] if only.mine => say.word("match-you"),
            _ => say.text(&match_won(winners.iter().map(|line| line.name.clone()))),
        }
    }
}

/// These have won a match.
pub(super) fn match_won(names: impl ExactSizeIterator<Item = String>) -> Phrase {
    let n = names.len() as i64;
    Phrase::new("match-won").list("names", names.map(Arg::Text)).number("n", n)
}

/// The panel `result`; empty while the game runs.
pub fn result(lang: Lang, outcome: Option<&Outcome>) -> Markup {
    let Some(outcome) = outcome else { return html! {} };
    let say = say(lang);
    let winners: Vec<_> = outcome.places.iter().filter(|placed| placed.won).collect();
    let names = winners.iter().map(|placed| Arg::Text(placed.name.clone()));
    let over = outcome.duel.as_ref().filter(|duel| duel.is_over());
    let won = Phrase::new("stage-won").list("names", names).number("n", winners.len() as i64);
    let mine = outcome.mine().map(|phrase| say.text(&phrase));
    // Who lost reads who won below.
    let others = (mine.is_some() && winners.iter().any(|placed| !placed.mine)).then(|| say.text(&won));
    let title = || match winners.as_slice() {
        _ if outcome.ended => say.word("result-ended"),
        [] => say.word("result-lost"),
        _ => mine.unwrap_or_else(|| say.text(&won)),
    };
    html! {
        section.result aria-labelledby="result-title" {
            header {
                (icon("cup"))
                h2 #result-title { (over.map_or_else(title, |duel| duel.title(&say))) }
                button.tool type="button" #close-result aria-label=(say.word("result-hide")) title=(say.word("result-hide")) { (icon("close")) }
            }
            @if outcome.ended { p.note { (say.word("result-ended-help")) } }
            @if let Some(others) = &others { p.note { (others) } }
            @if let Some(ties) = &outcome.ties { p.note { (ties) } }
            @for name in &outcome.resigned {
                p.note { (say.text(&Phrase::new("result-resigned").arg("name", Arg::Text(name.clone())))) }
            }
            @if let Some(so_far) = outcome.duel.as_ref().and_then(|duel| duel.so_far(&say)) { p.note { (so_far) } }
            (score_sheet(lang, outcome, over))
            div.acts {
                @if let Some((other, false)) = outcome.duel.as_ref().and_then(|duel| Some((duel.other.as_ref()?, duel.is_over()))) {
                    a.button.go href={ "/table/" (other) } { (say.word("match-second")) }
                } @else if let Some(table) = &outcome.rematch {
                    a.button.go href={ "/table/" (table) } { (say.word("rematch-join")) }
                } @else if outcome.may_rematch {
                    form method="post" action={ "/table/" (outcome.id) "/rematch" } { button.go { (say.word("rematch")) } }
                }
                a.button href={ "/table/" (outcome.id) "/replay" } { (icon("next")) (say.word("replay")) }
                @if !outcome.ended { a.button href={ "/table/" (outcome.id) "/review" } { (icon("hint")) (say.word("review")) } }
                a.button href={ "/table/" (outcome.id) "/record.json" } download { (say.word("record")) }
                a.button href={ "/table/" (outcome.id) "/verify" } { (icon("seal")) (say.word("verify")) }
            }
        }
    }
}

/// A player above their points: known by the same sign as at the table.
fn who(seat: Seat, sign: Option<&Sign>, name: &str) -> Markup {
    html! {
        span.who {
            @match sign { Some(sign) => span.sign-of { (sign) }, None => (cube(seat.0)) }
            b { (name) }
        }
    }
}

/// Both games of a match and their sum.
fn match_sheet(lang: Lang, duel: &Duel) -> Markup {
    let say = say(lang);
    html! {
        table.scores.match {
            caption { (say.word("match-sheet")) }
            thead {
                tr {
                    th scope="col" { span.unseen { (say.word("score-source")) } }
                    @for line in &duel.lines {
                        th scope="col" .won[line.won] .mine[line.mine] { (who(line.seat, line.sign.as_ref(), &line.name)) }
                    }
                }
            }
            tbody {
                @for game in 0..2 {
                    tr {
                        th scope="row" {
                            @let name = say.text(&Phrase::new("match-game").number("n", game as i64 + 1));
                            @match &duel.other {
                                Some(first) if game == 0 => { a href={ "/table/" (first) } { (name) } }
                                _ => { (name) }
                            }
                        }
                        @for line in &duel.lines { td { (line.games.get(game).map_or("", String::as_str)) } }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (say.word("match-sum")) }
                    @for line in &duel.lines { td .won[line.won] { (line.sum) } }
                }
            }
        }
    }
}

/// Places, and where the points come from; before it the match, if it is over.
fn score_sheet(lang: Lang, outcome: &Outcome, duel: Option<&Duel>) -> Markup {
    let say = say(lang);
    html! {
        div.scroll tabindex="0" role="region" aria-label=(say.word("score-sheet")) {
            @if let Some(duel) = duel { (match_sheet(lang, duel)) }
            table.scores {
                @if duel.is_some() { caption { (say.text(&Phrase::new("match-game").number("n", 2))) } }
                thead {
                    tr {
                        th scope="col" { span.unseen { (say.word("score-source")) } }
                        @for placed in &outcome.places {
                            th scope="col" .won[placed.won] .mine[placed.mine] {
                                @if placed.place > 0 { span.place { (say.text(&Phrase::new("place").number("n", i64::from(placed.place)))) } }
                                (who(placed.seat, placed.sign.as_ref(), &placed.name))
                            }
                        }
                    }
                }
                tbody {
                    @for (source, points) in &outcome.breakdown {
                        tr {
                            th scope="row" { (source) }
                            @for value in points { td { (value) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (say.word("score-total")) }
                        @for placed in &outcome.places { td .won[placed.won] { (placed.score) } }
                    }
                }
            }
            @if let Some(chart) = &outcome.chart { (chart::chart(lang, chart)) }
        }
    }
}
