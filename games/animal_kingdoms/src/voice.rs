//! What the game says: labels for choices, a prompt, and where points come from.

use engine::lesson::Course;
use engine::puzzles::Puzzles;
use engine::words::{Arg, Say};
use engine::{BySeat, Chapter, Phrase, Tally, Voice};

use crate::action::Action;
use crate::event::{Event, Who};
use crate::kingdoms::Kingdom;
use crate::names::{About, seat_of, who};
use crate::state::AnimalKingdoms;
use crate::tokens::MODIFIER_STRENGTH;
use crate::view::{HouseView, Phase, Question, View};

impl Voice for AnimalKingdoms {
    const WORDS: [&'static str; 3] = [
        concat!(include_str!("../words/en.ftl"), include_str!("../words/face/en.ftl")),
        concat!(include_str!("../words/ru.ftl"), include_str!("../words/face/ru.ftl")),
        concat!(include_str!("../words/uk.ftl"), include_str!("../words/face/uk.ftl")),
    ];

    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/animal_kingdoms.md");
    const COURSE: Course = engine::course!["claim", "decrees", "age", "battle"];
    const PUZZLES: Puzzles = engine::puzzles!();

    fn label(view: &View, action: &Action) -> Phrase {
        match *action {
            Action::Claim => Phrase::new("label-claim"),
            Action::Rally => Phrase::new("label-rally"),
            Action::Withdraw if view.solo.is_none() && view.houses.iter().all(|house| house.withdrawn.is_none()) => {
                Phrase::new("label-withdraw-first")
            }
            Action::Withdraw => Phrase::new("label-withdraw"),
            Action::Card(card) => Phrase::new("label-card").card("card", card),
            Action::Kingdom(kingdom) if view.kingdom(kingdom).is_some_and(|seen| seen.capital_open) => {
                Phrase::new("label-capital").kingdom(kingdom)
            }
            Action::Kingdom(kingdom) => Phrase::new("label-territory").kingdom(kingdom),
            Action::Partner(card) => Phrase::new("label-partner").card("card", card),
            Action::Discard(card) => Phrase::new("label-discard").card("card", card),
            Action::Done => Phrase::new("label-done"),
            Action::Fight(card) => Phrase::new("label-fight").card("card", card),
            Action::Pass => Phrase::new("label-pass"),
            Action::Add(count) => {
                let rank = rank_on_table(view) + MODIFIER_STRENGTH * count;
                Phrase::new("label-add").number("count", i64::from(count)).number("rank", i64::from(rank))
            }
        }
    }

    fn rule(view: &View, action: &Action) -> &'static str {
        match action {
            Action::Claim | Action::Partner(_) => "5.3",
            Action::Card(_) | Action::Kingdom(_) => "5.2",
            Action::Rally | Action::Discard(_) | Action::Done => "5.4",
            Action::Withdraw => "5.5",
            Action::Fight(_) if view.solo.is_some() => "5.12",
            Action::Fight(_) | Action::Pass | Action::Add(_) => "5.8",
        }
    }

    fn prompt(view: &View) -> Phrase {
        match (&view.question, view.turn) {
            (_, None) => outcome(view),
            (Some(question), turn) if turn == view.me => ask(view, question),
            (_, Some(seat)) => {
                let phrase = match view.phase {
                    Phase::Turn | Phase::Over => Phrase::new("wait-turn"),
                    Phase::Rally => Phrase::new("wait-rally"),
                    Phase::BattleCards => Phrase::new("wait-battle-card").kingdom(fought_over(view)),
                    Phase::BattleModifiers => Phrase::new("wait-battle-modifier").kingdom(fought_over(view)),
                };
                phrase.seat("who", seat)
            }
        }
    }

    fn sentence(event: &Event) -> Phrase {
        crate::sentences::tell(event)
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        crate::sentences::chapter(event)
    }

    fn weight(event: &Event) -> u8 {
        crate::sentences::weight(event)
    }

    fn board(view: &View, say: &Say<'_>) -> String {
        crate::board::text(view, say)
    }

    fn breakdown(view: &View) -> Vec<Tally> {
        let row = |key, points: &dyn Fn(&HouseView) -> i32| Tally {
            source: Phrase::new(key),
            points: BySeat::from_fn(usize::from(view.players), |seat| points(&view.houses[seat.index()])),
        };
        let mut rows = vec![
            row("points-age-1", &|house| i32::from(house.earned[0])),
            row("points-age-2", &|house| i32::from(house.earned[1])),
            row("points-age-3", &|house| i32::from(house.earned[2])),
            row("points-rallies", &|house| i32::from(house.rallied)),
        ];
        if view.outcome.is_some() && view.solo.is_none() {
            let tokens =
                |house: &HouseView| house.retreat_tokens.iter().flatten().map(|token| token.value()).sum::<u8>();
            rows.push(row("points-retreat", &|house| i32::from(tokens(house))));
            rows.push(row("points-modifiers", &|house| i32::from(house.modifiers)));
        }
        rows
    }
}

/// The effective rank of the card that the player to choose has on the table.
fn rank_on_table(view: &View) -> u8 {
    let asked = view.turn.map(Who::Player);
    let contenders = view.battle.iter().flat_map(|battle| &battle.contenders);
    let mine = contenders.filter(|seen| Some(seen.who) == asked).find_map(|seen| seen.shown.last());
    mine.map_or(0, |shown| shown.effective)
}

fn fought_over(view: &View) -> Kingdom {
    view.battle.as_ref().map(|battle| battle.kingdom).unwrap_or_default()
}

fn ask(view: &View, question: &Question) -> Phrase {
    let battle = |key| {
        let value = view.battle.as_ref().map_or(0, |battle| battle.value);
        Phrase::new(key).kingdom(fought_over(view)).number("value", i64::from(value))
    };
    match question {
        Question::Action => {
            let hand = view.mine().and_then(|house| house.hand.as_ref());
            let fits = hand.is_some_and(|hand| hand.iter().any(|held| !held.kingdoms.is_empty()));
            Phrase::new(match (fits, view.rally_open) {
                (true, true) => "ask-action",
                (true, false) => "ask-claim-or-withdraw",
                (false, true) => "ask-rally-or-withdraw",
                (false, false) => "ask-withdraw",
            })
        }
        Question::Card => Phrase::new("ask-card"),
        Question::Kingdom { card } => Phrase::new("ask-kingdom").card("card", *card),
        Question::Partner { card, kingdom } => Phrase::new("ask-partner").card("card", *card).kingdom(*kingdom),
        Question::Discard { picked } if picked.is_empty() => Phrase::new("ask-discard"),
        Question::Discard { picked } => Phrase::new("ask-discard-more").number("picked", picked.len() as i64),
        Question::BattleCard => battle("ask-battle-card"),
        Question::BattleModifier => battle("ask-battle-modifier"),
    }
}

/// How the game ended.
fn outcome(view: &View) -> Phrase {
    let Some(outcome) = &view.outcome else { return Phrase::new("wait-turn").arg("who", Arg::Text(String::new())) };
    let points = |who: Who| view.houses.get(seat_of(who).index()).map_or(0, |house| i64::from(house.score));
    match outcome.winners[..] {
        [winner] if outcome.by_capital => Phrase::new("over-capital").who(winner).number("points", points(winner)),
        [winner] => Phrase::new("over-won").who(winner).number("points", points(winner)),
        _ => Phrase::new("over-shared")
            .list("winners", outcome.winners.iter().map(|&winner| who(winner)))
            .number("points", outcome.winners.first().map_or(0, |&winner| points(winner))),
    }
}
