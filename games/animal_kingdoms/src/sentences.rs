//! A sentence for each event: the lines of the log.

use engine::words::Arg;
use engine::{Chapter, Phrase};

use crate::event::{Event, FirstBecause, SkipBecause, SoloOutcome, Who, Whos};
use crate::kingdoms::{Kingdom, Slot};
use crate::names::{About, card_thing, decree_thing, kingdom_thing, who};

/// What happened, as a line of the log.
pub(crate) fn tell(event: &Event) -> Phrase {
    let number = <i64 as From<u8>>::from;
    match *event {
        Event::AgeBegins { age, first, decrees } => {
            let decrees = Kingdom::all().zip(decrees).map(|(kingdom, decree)| {
                let of = Phrase::new("decree-of").arg("kingdom", kingdom_thing(kingdom));
                Arg::Phrase(of.arg("decree", decree_thing(decree)))
            });
            Phrase::new("event-age-begins").number("age", number(age)).who(first).list("decrees", decrees)
        }
        Event::Draws { who, cards: Some(cards), .. } => {
            Phrase::new("event-draws-cards").who(who).cards("cards", &cards)
        }
        Event::Draws { who, count, cards: None } => Phrase::new("event-draws").who(who).number("count", number(count)),
        Event::Reshuffles { cards } => Phrase::new("event-reshuffles").number("cards", number(cards)),
        Event::Claims { who, card, kingdom, space, partner } => {
            let capital = space.slot == Slot::Capital;
            let phrase = match (capital, partner) {
                (false, None) => Phrase::new("event-claims"),
                (true, None) => Phrase::new("event-capital"),
                (false, Some(partner)) => Phrase::new("event-claims-partner").card("partner", partner),
                (true, Some(partner)) => Phrase::new("event-capital-partner").card("partner", partner),
            };
            phrase.who(who).card("card", card).kingdom(kingdom)
        }
        Event::Rallies { who } => Phrase::new("event-rallies").who(who),
        Event::Discards { who, cards } => Phrase::new("event-discards").who(who).cards("cards", &cards),
        Event::Withdraws { who } => Phrase::new("event-withdraws").who(who),
        Event::TakesRetreat { who, token: None } => Phrase::new("event-takes-retreat").who(who),
        Event::TakesRetreat { who, token: Some(token) } => {
            Phrase::new("event-takes-retreat-value").who(who).number("points", number(token.value()))
        }
        Event::AgeEnds { age } => Phrase::new("event-age-ends").number("age", number(age)),
        Event::GainsModifier { who } => Phrase::new("event-gains-modifier").who(who),
        Event::Scores { kingdom, value, shares } => {
            let rows = shares.iter().map(|share| {
                let phrase = Phrase::new("share").who(share.who).number("cubes", number(share.cubes));
                Arg::Phrase(phrase.number("points", number(share.points)))
            });
            let phrase = match shares.is_empty() {
                true => Phrase::new("event-scores-nobody"),
                false => Phrase::new("event-scores").list("shares", rows),
            };
            phrase.kingdom(kingdom).number("value", number(value))
        }
        Event::JoinsCouncil { who, space } => Phrase::new("event-joins-council").who(who).kingdom(space.kingdom),
        Event::Refreshes { deck } => Phrase::new("event-refreshes").number("deck", number(deck)),
        Event::FirstPlayer { who, why } => Phrase::new(match why {
            FirstBecause::LowestScore => "event-first-lowest",
            FirstBecause::EarliestCapital => "event-first-capital",
            FirstBecause::EarliestOut => "event-first-out",
        })
        .who(who),
        Event::Reveals { round, cards, .. } => {
            let cards = cards
                .iter()
                .map(|shown| Arg::Phrase(Phrase::new("shown").who(shown.who).arg("card", card_thing(shown.card))));
            Phrase::new("event-reveals").number("round", number(round)).list("cards", cards)
        }
        Event::Adds { who, count, effective } => {
            Phrase::new("event-adds").who(who).number("count", number(count)).number("effective", number(effective))
        }
        Event::Passes { who } => Phrase::new("event-passes").who(who),
        Event::FightOn { contenders, one_beat_eight, .. } => {
            let key = if one_beat_eight { "event-fight-on-upset" } else { "event-fight-on" };
            people(Phrase::new(key), "contenders", &contenders)
        }
        Event::WinsBattle { kingdom, who, one_beat_eight } => {
            let key = if one_beat_eight { "event-wins-battle-upset" } else { "event-wins-battle" };
            Phrase::new(key).who(who).kingdom(kingdom)
        }
        Event::SharesBattle { kingdom, winners } => {
            people(Phrase::new("event-shares-battle"), "winners", &winners).kingdom(kingdom)
        }
        Event::Treaty { kingdom, winners } => match winners[..] {
            [winner] => Phrase::new("event-treaty").who(winner).kingdom(kingdom),
            _ => people(Phrase::new("event-treaty-shared"), "winners", &winners).kingdom(kingdom),
        },
        Event::BattleBegins { kingdom, value, contenders } => {
            let phrase = Phrase::new("event-battle-begins").kingdom(kingdom).number("value", number(value));
            people(phrase, "contenders", &contenders)
        }
        Event::UpstartTurns { card, start, bonus } => {
            let key = if bonus { "event-upstart-bonus" } else { "event-upstart-turns" };
            Phrase::new(key).card("card", card).kingdom(start)
        }
        Event::UpstartSkips { kingdom, why } => Phrase::new(match why {
            SkipBecause::NoRoom => "event-upstart-skips-room",
            SkipBecause::LeadsEnough => "event-upstart-skips-lead",
        })
        .kingdom(kingdom),
        Event::UpstartDiscards { card } => Phrase::new("event-upstart-discards").card("card", card),
        Event::BonusCard { card, .. } => Phrase::new("event-bonus-card").card("card", card),
        Event::SoloRound { kingdom, card, against, outcome } => {
            let phrase = Phrase::new(match outcome {
                SoloOutcome::Won => "event-solo-won",
                SoloOutcome::Lost => "event-solo-lost",
                SoloOutcome::Tied => "event-solo-tied",
                SoloOutcome::Shared => "event-solo-shared",
            });
            phrase.who(Who::default()).card("card", card).cards("against", &against).kingdom(kingdom)
        }
        Event::SoloForfeit { kingdom } => Phrase::new("event-solo-forfeit").who(Who::default()).kingdom(kingdom),
        Event::RevealsRetreat { who, tokens, points } => Phrase::new("event-reveals-retreat")
            .who(who)
            .number("count", tokens.len() as i64)
            .list("tokens", tokens.iter().map(|token| Arg::Number(number(token.value()))))
            .number("points", number(points)),
        Event::ModifierPoints { who, points } => {
            Phrase::new("event-modifier-points").who(who).number("points", number(points))
        }
        Event::GameOver { winners, by_capital } => match winners[..] {
            [winner] if by_capital => Phrase::new("event-game-over-capital").who(winner),
            [winner] => Phrase::new("event-game-over").who(winner),
            _ => people(Phrase::new("event-game-over-shared"), "winners", &winners),
        },
    }
}

/// Several people in a row.
fn people(phrase: Phrase, name: &'static str, whos: &Whos) -> Phrase {
    phrase.list(name, whos.iter().map(|&someone| who(someone)))
}

/// Whose turn an event tells of.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match *event {
        Event::Claims { who: Who::Player(seat), .. }
        | Event::Rallies { who: Who::Player(seat) }
        | Event::Withdraws { who: Who::Player(seat) } => Some(Chapter::Turn(seat)),
        Event::AgeBegins { .. } | Event::AgeEnds { .. } | Event::UpstartTurns { .. } | Event::GameOver { .. } => {
            Some(Chapter::Scene)
        }
        _ => None,
    }
}

/// How much an event matters in the sum of a turn.
pub(crate) fn weight(event: &Event) -> u8 {
    match event {
        Event::Claims { .. } | Event::Rallies { .. } | Event::Withdraws { .. } => 2,
        Event::TakesRetreat { .. } | Event::JoinsCouncil { .. } => 1,
        _ => 0,
    }
}
