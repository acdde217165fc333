//! What a player can choose: one small step at a time, written as in `use:3:trade` or `move:w2:d3`.

use std::fmt;
use std::str::FromStr;

use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::Resource;
use crate::goals::CommonGoal;
use crate::hexes::Hex;
use engine::{NoSuchName, written_by_name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// The first starting boost to keep.
    Boost1(Card),
    /// The board for it.
    Board1(Board),
    /// The second starting boost to keep.
    Boost2(Card),
    /// The board for it.
    Board2(Board),
    /// Put a die on an own board.
    Use(Face, Board),
    /// Put a die on a common goal.
    Goal(Face, CommonGoal),
    /// Reroll an unused die.
    Reroll(Face),
    /// Make an unused die one higher.
    Inc(Face),
    /// Make an unused die one lower.
    Dec(Face),
    /// Buy a die.
    Buy,
    /// Ask an advisor.
    Advisor(Card),
    /// Set aside a die that fits nowhere.
    Drop(Face),
    /// End the turn.
    EndTurn,
    /// Carry out the board's action.
    ActBoard,
    /// Carry out a boost's action.
    Act(Card),
    /// Forgo the remaining actions of this die.
    Stop,
    /// Take one step with a worker.
    Move(Worker, Hex),
    /// Take one resource.
    Take(Resource),
    /// Build a tower.
    Build(Hex),
    /// Hire a worker and stand it here.
    Place(Hex),
    /// Pay with this resource.
    Pay(Resource),
    /// Pay with berries.
    PayBerries,
    /// Upgrade a board.
    Upgrade(Board),
    /// This tower gets its worker.
    Station(Hex),
    /// Lay out a new market.
    Refresh,
    /// Keep the market as it is.
    Keep,
    /// Take a card from the market.
    Card(Card),
    /// Tuck the boost under a board.
    Tuck(Board),
    /// Tuck the boost under a board in place of an older one.
    Replace(Board, Card),
    /// Let an advisor go.
    Dismiss(Card),
    /// The unused die to change.
    Die(Face),
    /// The value to set it to.
    Face(Face),
    /// The glade to turn up.
    Reveal(Hex),
    /// Carry a worker to a glade.
    Post(Worker, Hex),
    /// Enough of this action.
    Done,
    /// Decline what is offered.
    Skip,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Boost1(card) => write!(f, "boost1:{card}"),
            Action::Board1(board) => write!(f, "board1:{board}"),
            Action::Boost2(card) => write!(f, "boost2:{card}"),
            Action::Board2(board) => write!(f, "board2:{board}"),
            Action::Use(face, board) => write!(f, "use:{face}:{board}"),
            Action::Goal(face, goal) => write!(f, "goal:{face}:{goal}"),
            Action::Reroll(face) => write!(f, "reroll:{face}"),
            Action::Inc(face) => write!(f, "inc:{face}"),
            Action::Dec(face) => write!(f, "dec:{face}"),
            Action::Buy => f.write_str("buy"),
            Action::Advisor(card) => write!(f, "advisor:{card}"),
            Action::Drop(face) => write!(f, "drop:{face}"),
            Action::EndTurn => f.write_str("end_turn"),
            Action::ActBoard => f.write_str("act:board"),
            Action::Act(card) => write!(f, "act:{card}"),
            Action::Stop => f.write_str("act:stop"),
            Action::Move(worker, hex) => write!(f, "move:{worker}:{hex}"),
            Action::Take(resource) => write!(f, "take:{resource}"),
            Action::Build(hex) => write!(f, "build:{hex}"),
            Action::Place(hex) => write!(f, "place:{hex}"),
            Action::Pay(resource) => write!(f, "pay:{resource}"),
            Action::PayBerries => f.write_str("pay"),
            Action::Upgrade(board) => write!(f, "upgrade:{board}"),
            Action::Station(hex) => write!(f, "worker:{hex}"),
            Action::Refresh => f.write_str("refresh"),
            Action::Keep => f.write_str("keep"),
            Action::Card(card) => write!(f, "card:{card}"),
            Action::Tuck(board) => write!(f, "tuck:{board}"),
            Action::Replace(board, card) => write!(f, "tuck:{board}:{card}"),
            Action::Dismiss(card) => write!(f, "dismiss:{card}"),
            Action::Die(face) => write!(f, "die:{face}"),
            Action::Face(face) => write!(f, "face:{face}"),
            Action::Reveal(hex) => write!(f, "reveal:{hex}"),
            Action::Post(worker, hex) => write!(f, "post:{worker}:{hex}"),
            Action::Done => f.write_str("done"),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Action, NoSuchName> {
        let (verb, rest) = text.split_once(':').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let Some(rest) = rest else {
            return match verb {
                "buy" => Ok(Action::Buy),
                "end_turn" => Ok(Action::EndTurn),
                "pay" => Ok(Action::PayBerries),
                "refresh" => Ok(Action::Refresh),
                "keep" => Ok(Action::Keep),
                "done" => Ok(Action::Done),
                "skip" => Ok(Action::Skip),
                _ => Err(NoSuchName),
            };
        };
        let two = || rest.split_once(':').ok_or(NoSuchName);
        Ok(match verb {
            "boost1" => Action::Boost1(rest.parse()?),
            "board1" => Action::Board1(rest.parse()?),
            "boost2" => Action::Boost2(rest.parse()?),
            "board2" => Action::Board2(rest.parse()?),
            "use" => two().and_then(|(face, board)| Ok(Action::Use(face.parse()?, board.parse()?)))?,
            "goal" => two().and_then(|(face, goal)| Ok(Action::Goal(face.parse()?, goal.parse()?)))?,
            "reroll" => Action::Reroll(rest.parse()?),
            "inc" => Action::Inc(rest.parse()?),
            "dec" => Action::Dec(rest.parse()?),
            "advisor" => Action::Advisor(rest.parse()?),
            "drop" => Action::Drop(rest.parse()?),
            "act" if rest == "board" => Action::ActBoard,
            "act" if rest == "stop" => Action::Stop,
            "act" => Action::Act(rest.parse()?),
            "move" => two().and_then(|(worker, hex)| Ok(Action::Move(worker.parse()?, hex.parse()?)))?,
            "take" => Action::Take(rest.parse()?),
            "build" => Action::Build(rest.parse()?),
            "place" => Action::Place(rest.parse()?),
            "pay" => Action::Pay(rest.parse()?),
            "upgrade" => Action::Upgrade(rest.parse()?),
            "worker" => Action::Station(rest.parse()?),
            "card" => Action::Card(rest.parse()?),
            "tuck" => match rest.split_once(':') {
                Some((board, card)) => Action::Replace(board.parse()?, card.parse()?),
                None => Action::Tuck(rest.parse()?),
            },
            "dismiss" => Action::Dismiss(rest.parse()?),
            "die" => Action::Die(rest.parse()?),
            "face" => Action::Face(rest.parse()?),
            "reveal" => Action::Reveal(rest.parse()?),
            "post" => two().and_then(|(worker, hex)| Ok(Action::Post(worker.parse()?, hex.parse()?)))?,
            _ => return Err(NoSuchName),
        })
    }
}

written_by_name!(Action, "choice");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_written_as_on_the_rules_page() {
        let all = "boost1:sb04 board1:trade boost2:sb16 board2:movement use:3:trade goal:4:cg_towers reroll:2 inc:5 dec:6 \
                   buy advisor:ad07 drop:3 end_turn act:board act:bo16 act:stop move:w2:d3 take:peat build:c2 place:s1 \
                   pay:stone pay upgrade:gathering worker:d2 refresh keep card:ad20 tuck:trade tuck:trade:bo05 \
                   dismiss:ad01 die:2 face:6 reveal:a1 post:w6:g2 done skip";
        for text in all.split_whitespace() {
            let action: Action = text.parse().unwrap();
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
        }
    }

    #[test]
    fn a_bad_choice_is_refused_by_name() {
        for bad in ["use:7:trade", "use:3", "use:3:", "move:w7:d3", "move:w1:h1", "buy:1", "tuck:trade:xx", "fly", ""] {
            let error = serde_json::from_str::<Action>(&format!("\"{bad}\"")).unwrap_err().to_string();
            assert!(error.contains(&format!("there is no choice `{bad}`")), "{error}");
        }
        assert!(serde_json::from_str::<Action>("3").is_err());
    }
}
