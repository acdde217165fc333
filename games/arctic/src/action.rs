//! What a player can choose: one small step at a time, written as in `move:seal_1:e4:ice` or `drift:e4`.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;
use crate::cells::Cell;
use crate::figures::{Figure, Hunter, Level, Target};
use crate::ice::Ice;
use engine::{NoSuchName, written_by_name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Building the sea: a floe or pack ice is laid next.
    Kind(Ice),
    /// Building the sea: it is laid here.
    Place(Cell),
    /// Building the sea: an iceberg is put on this floe.
    PlaceBerg(Cell),
    /// Building the sea: this hunter comes next.
    Hunter(Figure),
    /// Building the sea: it begins in this corner.
    Corner(Cell),
    /// Building the sea: a seal begins on or under the ice of its corner.
    Level(Level),
    /// Building the sea: the igloo is put on this floe.
    PlaceIgloo(Cell),
    /// A captured figure returns in this corner; where a seal finds ice there, on or under it.
    Return(Cell, Option<Level>),
    /// Play this ice card.
    Play(Card),
    /// Use this hunter.
    Activate(Hunter),
    /// Use no neutral hunter.
    Skip,
    /// The turn is over.
    EndTurn,
    /// Move this seal or this cod next.
    Pick(Figure),
    /// A figure moves.
    Move(Figure, Cell, Level),
    /// A figure attacks what it can reach on its cell.
    Attack(Figure, Target),
    /// The hunter has done enough.
    Finish,
    /// The tile here drifts.
    Drift(Cell),
    /// A figure that the ice pushed away goes here.
    Displace(Figure, Cell, Level),
    /// The ice here melts.
    Melt(Cell),
    /// The attacked seal flees where this card points.
    Flee(Card),
    /// The attacked seal does not flee.
    Stay,
    /// The attacker answers the flight with a card of the same direction.
    Answer(Card),
    /// The attacker does not answer.
    Pass,
    /// The seal flees onto or under the ice.
    FleeTo(Level),
    /// Keep the cards.
    Keep,
    /// Discard all cards and draw new ones.
    Refresh,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Kind(ice) => write!(f, "kind:{ice}"),
            Action::Place(cell) => write!(f, "place:{cell}"),
            Action::PlaceBerg(cell) => write!(f, "place_berg:{cell}"),
            Action::Hunter(figure) => write!(f, "hunter:{figure}"),
            Action::Corner(cell) => write!(f, "corner:{cell}"),
            Action::Level(level) => write!(f, "level:{level}"),
            Action::PlaceIgloo(cell) => write!(f, "place_igloo:{cell}"),
            Action::Return(cell, None) => write!(f, "return:{cell}"),
            Action::Return(cell, Some(level)) => write!(f, "return:{cell}:{level}"),
            Action::Play(card) => write!(f, "play:{card}"),
            Action::Activate(hunter) => write!(f, "activate:{hunter}"),
            Action::Skip => f.write_str("skip"),
            Action::EndTurn => f.write_str("end_turn"),
            Action::Pick(figure) => write!(f, "pick:{figure}"),
            Action::Move(figure, cell, level) => write!(f, "move:{figure}:{cell}:{level}"),
            Action::Attack(figure, target) => write!(f, "attack:{figure}:{target}"),
            Action::Finish => f.write_str("finish"),
            Action::Drift(cell) => write!(f, "drift:{cell}"),
            Action::Displace(figure, cell, level) => write!(f, "displace:{figure}:{cell}:{level}"),
            Action::Melt(cell) => write!(f, "melt:{cell}"),
            Action::Flee(card) => write!(f, "flee:{card}"),
            Action::Stay => f.write_str("stay"),
            Action::Answer(card) => write!(f, "answer:{card}"),
            Action::Pass => f.write_str("pass"),
            Action::FleeTo(level) => level.fmt(f),
            Action::Keep => f.write_str("keep"),
            Action::Refresh => f.write_str("refresh"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Action, NoSuchName> {
        let mut parts = text.split(':');
        let mut next = || parts.next();
        let parts = (next().unwrap_or_default(), next(), next(), next(), next());
        Ok(match parts {
            ("skip", None, ..) => Action::Skip,
            ("end_turn", None, ..) => Action::EndTurn,
            ("finish", None, ..) => Action::Finish,
            ("stay", None, ..) => Action::Stay,
            ("pass", None, ..) => Action::Pass,
            ("keep", None, ..) => Action::Keep,
            ("refresh", None, ..) => Action::Refresh,
            (level, None, ..) => Action::FleeTo(level.parse()?),
            ("kind", Some("floe"), None, ..) => Action::Kind(Ice::Floe),
            ("kind", Some("pack"), None, ..) => Action::Kind(Ice::Pack),
            ("place", Some(cell), None, ..) => Action::Place(cell.parse()?),
            ("place_berg", Some(cell), None, ..) => Action::PlaceBerg(cell.parse()?),
            ("hunter", Some(figure), None, ..) => Action::Hunter(figure.parse()?),
            ("corner", Some(cell), None, ..) => Action::Corner(cell.parse()?),
            ("level", Some(level), None, ..) => Action::Level(level.parse()?),
            ("place_igloo", Some(cell), None, ..) => Action::PlaceIgloo(cell.parse()?),
            ("return", Some(cell), None, ..) => Action::Return(cell.parse()?, None),
            ("return", Some(cell), Some(level), None, _) => Action::Return(cell.parse()?, Some(level.parse()?)),
            ("play", Some(card), None, ..) => Action::Play(card.parse()?),
            ("activate", Some(hunter), None, ..) => Action::Activate(hunter.parse()?),
            ("pick", Some(figure), None, ..) => Action::Pick(figure.parse()?),
            ("move", Some(figure), Some(cell), Some(level), None) => {
                Action::Move(figure.parse()?, cell.parse()?, level.parse()?)
            }
            ("attack", Some(figure), Some(target), None, _) => Action::Attack(figure.parse()?, target.parse()?),
            ("drift", Some(cell), None, ..) => Action::Drift(cell.parse()?),
            ("displace", Some(figure), Some(cell), Some(level), None) => {
                Action::Displace(figure.parse()?, cell.parse()?, level.parse()?)
            }
            ("melt", Some(cell), None, ..) => Action::Melt(cell.parse()?),
            ("flee", Some(card), None, ..) => Action::Flee(card.parse()?),
            ("answer", Some(card), None, ..) => Action::Answer(card.parse()?),
            _ => return Err(NoSuchName),
        })
    }
}

written_by_name!(Action, "choice");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Cells;

    #[test]
    fn choices_are_written_as_on_the_rules_page() {
        let levels = [Level::Ice, Level::Water];
        let mut all = vec![Action::Skip, Action::EndTurn, Action::Finish, Action::Stay, Action::Pass, Action::Keep];
        all.extend([Action::Refresh, Action::Kind(Ice::Floe), Action::Kind(Ice::Pack)]);
        all.extend(levels.into_iter().flat_map(|level| [Action::Level(level), Action::FleeTo(level)]));
        all.extend(Hunter::ALL.map(Action::Activate));
        for card in Card::all() {
            all.extend([Action::Play(card), Action::Flee(card), Action::Answer(card)]);
        }
        for cell in Cells::BOARD.iter() {
            all.extend([Action::Place(cell), Action::PlaceBerg(cell), Action::Corner(cell), Action::PlaceIgloo(cell)]);
            all.extend([Action::Drift(cell), Action::Melt(cell), Action::Return(cell, None)]);
            all.extend(levels.map(|level| Action::Return(cell, Some(level))));
        }
        for figure in Figure::all() {
            all.extend([Action::Hunter(figure), Action::Pick(figure), Action::Attack(figure, Target::Igloo)]);
            all.extend(Figure::all().map(|target| Action::Attack(figure, Target::Figure(target))));
            for cell in Cells::BOARD.iter() {
                all.extend(levels.map(|level| Action::Move(figure, cell, level)));
                all.extend(levels.map(|level| Action::Displace(figure, cell, level)));
            }
        }
        for action in all {
            let text = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
        }
        let figure = Figure::SEAL_1;
        let cell = "e4".parse().unwrap();
        assert_eq!(Action::Move(figure, cell, Level::Ice).to_string(), "move:seal_1:e4:ice");
        assert_eq!(Action::Return(cell, Some(Level::Water)).to_string(), "return:e4:water");
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn a_bad_choice_is_refused_by_name() {
        for bad in
            ["", "move:seal_1:e4", "move:seal_1:e4:air", "skip:1", "kind:iceberg", "drift:e9", "return:e4:ice:ice"]
        {
            let error = serde_json::from_str::<Action>(&format!("\"{bad}\"")).unwrap_err().to_string();
            assert!(error.contains(&format!("there is no choice `{bad}`")), "{error}");
        }
    }
}
