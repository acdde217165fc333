//! What a player can choose: one small step at a time, written as in `use:3:trade` or `move:w2:d3`.

use crate::boards::{Board, Face, Worker};
use crate::cards::Card;
use crate::effects::Resource;
use crate::goals::CommonGoal;
use crate::hexes::Hex;
use engine::actions;

actions! {
    /// One choice.
    Action:
    /// The first starting boost to keep.
    Boost1(card: Card) = "boost1",
    /// The board for it.
    Board1(board: Board) = "board1",
    /// The second starting boost to keep.
    Boost2(card: Card) = "boost2",
    /// The board for it.
    Board2(board: Board) = "board2",
    /// Put a die on an own board.
    Use(face: Face, board: Board) = "use",
    /// Put a die on a common goal.
    Goal(face: Face, goal: CommonGoal) = "goal",
    /// Reroll an unused die.
    Reroll(face: Face) = "reroll",
    /// Make an unused die one higher.
    Inc(face: Face) = "inc",
    /// Make an unused die one lower.
    Dec(face: Face) = "dec",
    /// Buy a die.
    Buy = "buy",
    /// Ask an advisor.
    Advisor(card: Card) = "advisor",
    /// Set aside a die that fits nowhere.
    Drop(face: Face) = "drop",
    /// End the turn.
    EndTurn = "end_turn",
    /// Carry out the board's action.
    ActBoard = "act:board",
    /// Carry out a boost's action.
    Act(card: Card) = "act",
    /// Forgo the remaining actions of this die.
    Stop = "act:stop",
    /// Take one step with a worker.
    Move(worker: Worker, hex: Hex) = "move",
    /// Take one resource.
    Take(resource: Resource) = "take",
    /// Build a tower.
    Build(hex: Hex) = "build",
    /// Hire a worker and stand it here.
    Place(hex: Hex) = "place",
    /// Pay with this resource.
    Pay(resource: Resource) = "pay",
    /// Pay with berries.
    PayBerries = "pay",
    /// Upgrade a board.
    Upgrade(board: Board) = "upgrade",
    /// This tower gets its worker.
    Station(hex: Hex) = "worker",
    /// Lay out a new market.
    Refresh = "refresh",
    /// Keep the market as it is.
    Keep = "keep",
    /// Take a card from the market.
    Card(card: Card) = "card",
    /// Tuck the boost under a board.
    Tuck(board: Board) = "tuck",
    /// Tuck the boost under a board in place of an older one.
    Replace(board: Board, card: Card) = "tuck",
    /// Let an advisor go.
    Dismiss(card: Card) = "dismiss",
    /// The unused die to change.
    Die(face: Face) = "die",
    /// The value to set it to.
    Face(face: Face) = "face",
    /// The glade to turn up.
    Reveal(hex: Hex) = "reveal",
    /// Carry a worker to a glade.
    Post(worker: Worker, hex: Hex) = "post",
    /// Enough of this action.
    Done = "done",
    /// Decline what is offered.
    Skip = "skip",
}

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
