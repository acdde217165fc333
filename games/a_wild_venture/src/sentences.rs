//! The lines of the log.

use engine::words::Arg;
use engine::{Chapter, Phrase, Seat};

use crate::card_text;
use crate::cards::Card;
use crate::event::{Event, From};
use crate::language::Mods;
use crate::names;

pub(crate) fn sentence(event: &Event) -> Phrase {
    match *event {
        Event::Begins { side, first } => by("log-begins", first).phrase("side", names::side(side)),
        Event::Dealt { who, count, cards } => some("log-dealt", "log-dealt-these", who, count, cards.as_deref()),
        Event::ChoosesVillager { who, card } => by("log-chooses-villager", who).arg("card", names::thing(card)),
        Event::LeftOver { card } => Phrase::new("log-left-over").arg("card", names::thing(card)),
        Event::TurnBegins { who, turn } => by("log-turn-begins", who).number("turn", i64::from(turn)),
        Event::Plays { who, card, price, from } => {
            let key = match from {
                From::Hand | From::Play => "log-plays",
                From::Look => "log-plays-looked",
                From::Discard => "log-plays-discarded",
            };
            by(key, who).arg("card", names::thing(card)).phrase("price", names::coins(price))
        }
        Event::Activates { who, source, supply } => {
            let key = if supply { "log-activates-supply" } else { "log-activates" };
            by(key, who).phrase("what", names::source(source))
        }
        Event::Enchants { who, card, .. } => by("log-enchants", who).arg("card", names::thing(card)),
        Event::Gains { who, coins } => by("log-gains", who).phrase("coins", names::coins(coins)),
        Event::Draws { who, count, cards } => some("log-draws", "log-draws-these", who, count, cards.as_deref()),
        Event::DrawsDiscarded { who, cards } => by("log-draws-discarded", who).list("cards", listed(&cards)),
        Event::TakesDiscarded { who, cards } => by("log-takes-discarded", who).list("cards", listed(&cards)),
        Event::Discards { who, card } => by("log-discards", who).arg("card", names::thing(card)),
        Event::Tucks { who, card, from } => tucks(who, card, from),
        Event::Looks { who, count, cards } => some("log-looks", "log-looks-these", who, count, cards.as_deref()),
        Event::PutsBack { who, card: None } => by("log-puts-back", who),
        Event::PutsBack { who, card: Some(card) } => by("log-puts-back-this", who).arg("card", names::thing(card)),
        Event::Searches { who, card } => by("log-searches", who).arg("card", names::thing(card)),
        Event::Pays { who, coins } => by("log-pays", who).phrase("coins", names::coins(coins)),
        Event::Moves { who, to, toll, .. } => {
            let phrase = match names::toll(toll, Mods::default()) {
                Some(toll) => by("log-moves-toll", who).phrase("toll", toll),
                None => by("log-moves", who),
            };
            phrase.phrase("to", names::space(to))
        }
        Event::Stuck { who, at } => by("log-stuck", who).phrase("at", names::space(at)),
        Event::UsesToken { who, at } => {
            let reward = at.marker().reward().map_or_else(|| Phrase::new("nothing"), names::reward);
            by("log-uses-token", who).phrase("reward", reward)
        }
        Event::TakesToken { who, token, .. } => by("log-takes-token", who).phrase("token", names::token(token)),
        Event::Opens { who, chest } => by("log-opens", who).phrase("chest", names::chest(chest)),
        Event::Chooses { who, source, option, text } => by("log-chooses", who)
            .phrase("source", names::source(source))
            .phrase("effect", card_text::option(text, option)),
        Event::Upgrades { who, starter } => by("log-upgrades", who).phrase("what", names::starter(starter)),
        Event::Supplies { who, card, n } => {
            by("log-supplies", who).arg("card", names::thing(card)).number("n", i64::from(n))
        }
        Event::Invests { who, card, coins: 0 } => by("log-invests-nothing", who).arg("card", names::thing(card)),
        Event::Invests { who, card, coins } => {
            by("log-invests", who).arg("card", names::thing(card)).phrase("coins", names::coins(coins))
        }
        Event::GearPays { who, owner, card, coins } => {
            let phrase = if owner == who {
                by("log-gear-pays", who)
            } else {
                by("log-gear-pays-other", who).seat("owner", owner)
            };
            phrase.arg("card", names::thing(card)).phrase("coins", names::coins(coins))
        }
        Event::Reacts { who, card } => by("log-reacts", who).arg("card", names::thing(card)),
        Event::Declines { who } => by("log-declines", who),
        Event::Relic { who, card } => by("log-relic", who).arg("card", names::thing(card)),
        Event::GoesHome { who } => by("log-goes-home", who),
        Event::Exhausted => Phrase::new("log-exhausted"),
        Event::Dawdles => Phrase::new("log-dawdles"),
        Event::Scores { who, villagers, buildings, gear } => by("log-scores", who)
            .number("villagers", i64::from(villagers))
            .number("buildings", i64::from(buildings))
            .number("gear", i64::from(gear))
            .number("total", i64::from(villagers) + i64::from(buildings) + i64::from(gear)),
        Event::GameOver { winners } => {
            let key = if winners.len() == 1 { "log-wins" } else { "log-win-together" };
            Phrase::new(key).list("who", winners.iter().map(Arg::Seat))
        }
    }
}

fn by(key: &'static str, who: Seat) -> Phrase {
    Phrase::new(key).seat("who", who)
}

fn listed(cards: &[Card]) -> Vec<Arg> {
    cards.iter().map(|&card| names::thing(card)).collect()
}

/// So many cards, or which ones.
fn some(hidden: &'static str, known: &'static str, who: Seat, count: u8, cards: Option<&[Card]>) -> Phrase {
    match cards {
        None => by(hidden, who).number("n", i64::from(count)),
        Some(cards) => by(known, who).list("cards", listed(cards)),
    }
}

fn tucks(who: Seat, card: Option<Card>, from: From) -> Phrase {
    let origin = Phrase::new(match from {
        From::Hand => "from-hand",
        From::Look => "from-look",
        From::Discard => "from-discard",
        From::Play => "from-play",
    });
    match card {
        None => by("log-tucks", who).phrase("from", origin),
        Some(card) => by("log-tucks-this", who).phrase("from", origin).arg("card", names::thing(card)),
    }
}

/// Whose turn an event tells of.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match *event {
        Event::TurnBegins { who, .. } => Some(Chapter::Turn(who)),
        Event::Scores { .. } | Event::GameOver { .. } => Some(Chapter::Scene),
        _ => None,
    }
}

/// How much an event matters in the sum of a turn.
pub(crate) fn weight(event: &Event) -> u8 {
    match event {
        Event::Opens { .. } | Event::Upgrades { .. } | Event::GoesHome { .. } => 3,
        Event::Plays { .. } | Event::Enchants { .. } | Event::Activates { .. } => 2,
        Event::Moves { .. } | Event::TakesToken { .. } | Event::Invests { .. } | Event::Tucks { .. } => 1,
        _ => 0,
    }
}
