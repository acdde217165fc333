//! Why a place, a die, a card or a board cannot be chosen now. For each question the rule that says what could be.

use draw::WhyNot;
use engine::Phrase;

use super::touch::{BERRIES, BUY, DECK};
use crate::boards::{Board, Face};
use crate::cards::Card;
use crate::goals::CommonGoal;
use crate::hexes::Hex;
use crate::names;
use crate::question::Question;
use crate::view::{PlayerView, View};

/// The rule that forbids it.
pub(super) fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
    let (me, question) = (view.chooser()?, view.question.as_ref()?);
    match thing {
        BUY => return Some(WhyNot::new("why-not-buy", "5.2")),
        DECK => return Some(WhyNot::new("why-not-deck", "5.11")),
        BERRIES => return Some(WhyNot::new("why-not-pay", "5.1")),
        _ => {}
    }
    let (kind, name) = thing.split_once('-')?;
    match kind {
        "hex" => hex(view, me, question, name.parse().ok()?),
        "slot" => {
            let (board, face) = name.split_once('-')?;
            slot(me, question, board.parse().ok()?, face.parse().ok()?)
        }
        "die" => die(question),
        "card" => card(view, me, question, name.parse().ok()?),
        "board" => board(me, question, name.parse().ok()?),
        "store" => store(question),
        "face" => Some(WhyNot::new("why-not-face", "5.12")),
        goal => common_goal(view, question, goal.parse().ok()?),
    }
}

fn hex(view: &View, me: &PlayerView, question: &Question, hex: Hex) -> Option<WhyNot> {
    let seen = view.hexes.iter().find(|seen| seen.hex == hex)?;
    let mine = seen.workers.iter().any(|workers| workers.who == me.who);
    let (key, rule) = match question {
        Question::Walk { .. } => ("why-not-step", "5.3"),
        Question::Build { .. } if seen.settlement.is_some() => ("why-not-settlement", "5.4"),
        Question::Build { .. } if seen.tower.is_some() => ("why-not-tower", "5.6"),
        Question::Build { .. } if !mine => ("why-not-worker", "5.6"),
        Question::Build { .. } => ("why-not-pair", "5.6"),
        Question::Station { .. } => ("why-not-station", "4.1"),
        Question::Hire { used, .. } if used.contains(&hex) => ("why-not-hired", "5.7"),
        Question::Hire { .. } => ("why-not-hire", "5.7"),
        Question::Prospect => ("why-not-face-down", "5.12"),
        Question::Posting => ("why-not-carried", "5.12"),
        Question::Activation { .. } => ("why-not-begin", "4.5"),
        _ => return None,
    };
    Some(WhyNot::new(key, rule))
}

fn slot(me: &PlayerView, question: &Question, board: Board, face: Face) -> Option<WhyNot> {
    let taken = me.board(board).is_some_and(|seen| seen.taken.contains(&face));
    Some(match question {
        Question::Activation { .. } => WhyNot::new("why-not-other-slot", "4.5"),
        Question::Turn if taken => WhyNot::new("why-not-taken", "4.3"),
        Question::Turn => no_die(face),
        _ => return None,
    })
}

/// No die shows this value, nor can one be changed to it.
fn no_die(face: Face) -> WhyNot {
    WhyNot { because: Phrase::new("why-not-no-die").arg("die", names::die(face)), rule: "4.3" }
}

fn common_goal(view: &View, question: &Question, goal: CommonGoal) -> Option<WhyNot> {
    let seen = view.goals.iter().find(|seen| seen.goal == goal)?;
    matches!(question, Question::Turn).then(|| match seen.die {
        Some(_) => WhyNot::new("why-not-goal-taken", "5.8"),
        None => WhyNot::new("why-not-goal-die", "5.8"),
    })
}

fn die(question: &Question) -> Option<WhyNot> {
    Some(match question {
        Question::Turn | Question::AfterDie => WhyNot::new("why-not-change", "5.2"),
        Question::SetDie | Question::Rerolls { .. } | Question::Flip => WhyNot::new("why-not-unused", "5.12"),
        _ => return None,
    })
}

fn card(view: &View, me: &PlayerView, question: &Question, card: Card) -> Option<WhyNot> {
    let advisor = me.advisors.iter().find(|advisor| advisor.card == card);
    let under = me.boards.iter().any(|board| board.starting == Some(card) || board.boosts.contains(&card));
    let (key, rule) = match question {
        Question::Boost { .. } | Question::BoostBoard { .. } => ("why-not-boost", "3.3"),
        Question::Activation { .. } => ("why-not-acts", "4.5"),
        Question::Refresh | Question::Market => ("why-not-market", "5.11"),
        Question::Dismiss { .. } => ("why-not-dismiss", "5.11"),
        Question::Tuck { .. } => ("why-not-boost-board", "5.11"),
        _ if advisor.is_some_and(|advisor| advisor.rotated) => ("why-not-rests", "5.12"),
        _ if advisor.is_some() => ("why-not-idle", "5.12"),
        _ if under => ("why-not-with-board", "4.5"),
        _ if view.market.contains(&Some(card)) => ("why-not-for-sale", "5.11"),
        _ => ("why-not-theirs", "5.12"),
    };
    Some(WhyNot::new(key, rule))
}

fn board(me: &PlayerView, question: &Question, board: Board) -> Option<WhyNot> {
    let seen = me.board(board)?;
    let (key, rule) = match question {
        Question::BoostBoard { .. } => ("why-not-has-boost", "3.3"),
        Question::Upgrade { .. } if seen.upgraded => ("why-not-upgraded", "5.9"),
        Question::Upgrade { .. } => {
            let because = Phrase::new("why-not-price").phrase("price", names::resources(seen.cost));
            return Some(WhyNot { because, rule: "5.9" });
        }
        Question::Tuck { .. } => ("why-not-tuck", "5.11"),
        _ => ("why-not-board", "4.5"),
    };
    Some(WhyNot::new(key, rule))
}

fn store(question: &Question) -> Option<WhyNot> {
    Some(match question {
        Question::Gather { .. } => WhyNot::new("why-not-gather", "5.5"),
        Question::Take { .. } => WhyNot::new("why-not-store-full", "5.1"),
        Question::Activation { .. } => WhyNot::new("why-not-begin", "4.5"),
        Question::PayTower { .. } | Question::PayWorker { .. } | Question::Pairs { .. } | Question::Trade { .. } => {
            WhyNot::new("why-not-pay", "5.1")
        }
        _ => return None,
    })
}
