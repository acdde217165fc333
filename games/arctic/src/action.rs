//! What a player can choose: one small step at a time, written as in `move:seal_1:e4:ice` or `drift:e4`.

use crate::cards::Card;
use crate::cells::Cell;
use crate::figures::{Figure, Hunter, Level, Target};
use crate::ice::Ice;
use engine::actions;

actions! {
    /// One choice.
    Action:
    /// Building the sea: a floe or pack ice is laid next.
    Kind(ice: Ice) = "kind" if ice != Ice::Iceberg,
    /// Building the sea: it is laid here.
    Place(cell: Cell) = "place",
    /// Building the sea: an iceberg is put on this floe.
    PlaceBerg(cell: Cell) = "place_berg",
    /// Building the sea: this hunter comes next.
    Hunter(figure: Figure) = "hunter",
    /// Building the sea: it begins in this corner.
    Corner(cell: Cell) = "corner",
    /// Building the sea: a seal begins on or under the ice of its corner.
    Level(level: Level) = "level",
    /// Building the sea: the igloo is put on this floe.
    PlaceIgloo(cell: Cell) = "place_igloo",
    /// A captured figure returns in this corner; where a seal finds ice there, on or under it.
    Return(cell: Cell, [level: Level]) = "return",
    /// Play this ice card.
    Play(card: Card) = "play",
    /// Use this hunter.
    Activate(hunter: Hunter) = "activate",
    /// Use no neutral hunter.
    Skip = "skip",
    /// The turn is over.
    EndTurn = "end_turn",
    /// Move this seal or this cod next.
    Pick(figure: Figure) = "pick",
    /// A figure moves.
    Move(figure: Figure, cell: Cell, level: Level) = "move",
    /// A figure attacks what it can reach on its cell.
    Attack(figure: Figure, target: Target) = "attack",
    /// The hunter has done enough.
    Finish = "finish",
    /// The tile here drifts.
    Drift(cell: Cell) = "drift",
    /// A figure that the ice pushed away goes here.
    Displace(figure: Figure, cell: Cell, level: Level) = "displace",
    /// The ice here melts.
    Melt(cell: Cell) = "melt",
    /// The attacked seal flees where this card points.
    Flee(card: Card) = "flee",
    /// The attacked seal does not flee.
    Stay = "stay",
    /// The attacker answers the flight with a card of the same direction.
    Answer(card: Card) = "answer",
    /// The attacker does not answer.
    Pass = "pass",
    /// The seal flees onto or under the ice.
    FleeTo(level: Level) = "",
    /// Keep the cards.
    Keep = "keep",
    /// Discard all cards and draw new ones.
    Refresh = "refresh",
}

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
