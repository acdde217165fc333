//! The lines of the log. Where an event hides a card from somebody, they hear the line without it.

use engine::words::Arg;
use engine::{Chapter, Phrase, Seat};

use crate::cards::Card;
use crate::event::{Discarded, Ending, Event, FundUse, HandOver, ItemFrom, Joining, Plot};
use crate::factions::Piece;
use crate::map::{Clearing, MapKind};
use crate::names;

pub(crate) fn sentence(event: &Event) -> Phrase {
    let with_item = |key, who, item| by(key, who).phrase("item", names::item(item));
    match *event {
        Event::Begins { map: MapKind::Autumn, first } => by("log-begins-autumn", first),
        Event::Begins { map: MapKind::Winter, first } => by("log-begins-winter", first),
        Event::Leads { who, faction } => by("log-leads", who).phrase("faction", names::faction(faction)),
        Event::TurnBegins { who, round } => by("log-turn", who).number("n", i64::from(round)),
        Event::PhaseBegins { who, part } => by("log-phase", who).phrase("phase", names::phase(part)),
        Event::Scores { who, points, source } => {
            let key = if points < 0 { "log-loses-points" } else { "log-scores" };
            by(key, who)
                .phrase("points", names::points(i64::from(points).abs()))
                .phrase("source", names::source(source))
        }
        Event::GameOver { winners, how } => {
            let key = if winners.len() == 1 { "log-wins" } else { "log-win-together" };
            let how = match how {
                Ending::Points => "ending-points",
                Ending::Dominance => "ending-dominance",
                Ending::Rounds => "ending-rounds",
            };
            Phrase::new(key).list("who", winners.iter().map(Arg::Seat)).word("how", how)
        }
        Event::ChoosesCharacter { who, character } => {
            by("log-character", who).phrase("character", names::character(character))
        }
        Event::HidesItems { each } => Phrase::new("log-hides-items").number("n", i64::from(each)),
        Event::Outcast { who: _, suit, hated } => {
            Phrase::new(if hated { "log-hated" } else { "log-outcast" }).phrase("suit", names::suit(suit))
        }
        Event::SetsPrice { who, service, price } => {
            by("log-price", who).phrase("service", names::service(service)).number("n", i64::from(price))
        }

        // Cards.
        Event::Draws { who, count, cards } => some("log-draws", "log-draws-these", who, count, cards.as_deref()),
        Event::Reshuffles => Phrase::new("log-reshuffles"),
        Event::Discards { who, card, why } => match why {
            Discarded::Crafted | Discarded::Ambush => with_card(Phrase::new("log-crafted-away"), card),
            Discarded::Spent => with_card(by("log-spends", who), card),
            Discarded::UsedUp | Discarded::HandLimit => with_card(by("log-discards", who), card),
            Discarded::NoRoom => with_card(Phrase::new("log-no-room"), card),
            Discarded::Supporter => with_card(by("log-spends-supporter", who), card),
            Discarded::BaseLost => with_card(by("log-supporter-leaves", who), card),
            Discarded::Turmoil => with_card(Phrase::new("log-leaves-decree"), card),
            Discarded::Fear => with_card(by("log-fear", who), card),
        },
        Event::HandOver { from, to, card, why } => {
            let (hidden, seen) = match why {
                HandOver::StandAndDeliver => ("log-robs", "log-robs-this"),
                HandOver::Steal => ("log-steals", "log-steals-this"),
                HandOver::Aid => ("log-gives", "log-gives-this"),
                HandOver::Bought => ("log-buys-a-card", "log-buys-this"),
                HandOver::DayLabor => ("log-day-labor", "log-day-labor-this"),
            };
            perhaps(hidden, seen, card).seat("from", from).seat("to", to)
        }
        Event::LooksAt { who, whose, cards } => {
            let phrase = match cards.as_deref() {
                None => by("log-looks-at", who),
                Some([]) => by("log-looks-at-none", who),
                Some(cards) => by("log-looks-at-these", who).list("cards", names::card_list(cards)),
            };
            phrase.seat("whose", whose)
        }
        Event::Crafts { who, card } => with_card(by("log-crafts", who), card),
        Event::Uses { who, power } => by("log-uses", who).phrase("card", names::power(power)),
        Event::JoinsSupporters { who, card, why } => {
            let (hidden, seen) = match why {
                Joining::Outrage => ("log-joins-outrage", "log-joins-outrage-this"),
                Joining::Mobilized => ("log-mobilizes", "log-mobilizes-this"),
            };
            perhaps(hidden, seen, card).seat("who", who)
        }
        Event::DrawsSupporters { who, count, cards } => {
            some("log-draws-supporters", "log-draws-supporters-these", who, count, cards.as_deref())
        }
        Event::ActivatesDominance { who, card } => with_card(by("log-activates-dominance", who), card),
        Event::Coalition { who, with, card } => with_card(by("log-coalition", who).seat("with", with), card),
        Event::TakesDominance { who, card } => with_card(by("log-takes-dominance", who), card),

        // Pieces.
        Event::PlacesWarriors { who, faction: _, clearing, count } => {
            at(by("log-places-warriors", who), clearing).phrase("warriors", names::warriors(count))
        }
        Event::Places { who, piece, clearing, count } => {
            at(by("log-places", who), clearing).phrase("piece", names::piece(piece)).number("n", i64::from(count))
        }
        Event::PaysWood { who, clearing } => at(by("log-pays-wood", who), clearing),
        Event::Moves { who, faction: _, from, to, count } => by("log-moves", who)
            .phrase("warriors", names::warriors(count))
            .arg("from", names::clearing(from))
            .arg("to", names::clearing(to)),
        Event::LosesWarriors { by, faction, clearing, count } => {
            at(Phrase::new("log-removes-warriors").seat("by", by), clearing)
                .phrase("warriors", names::warriors(count))
                .phrase("faction", names::faction(faction))
        }
        Event::Loses { by, piece, clearing, count } => at(Phrase::new("log-removes").seat("by", by), clearing)
            .phrase("piece", names::piece(piece))
            .number("n", i64::from(count)),
        Event::OrdersTriggers { who, kind } => by("log-orders", who).phrase("what", names::trigger(kind)),
        Event::FieldHospital { who, clearing, count } => {
            at(by("log-field-hospital", who), clearing).phrase("warriors", names::warriors(count))
        }
        Event::NoHospital { who, clearing } => at(by("log-no-hospital", who), clearing),
        Event::Outrage { who, clearing } => at(by("log-outrage", who), clearing),
        Event::NoCardForOutrage { who } => by("log-no-card-for-outrage", who),

        // Battle.
        Event::Attacks { who, defender, clearing, ally, mercenaries } => {
            let phrase = match ally {
                Some(ally) => by("log-attacks-ally", who).phrase("faction", names::faction(ally)),
                None if mercenaries => by("log-attacks-mercenaries", who),
                None => by("log-attacks", who),
            };
            at(phrase, clearing).seat("defender", defender)
        }
        Event::Ambush { who, card, foils } => with_card(by(if foils { "log-foils" } else { "log-ambush" }, who), card),
        Event::NoAmbush { who, foils } => by(if foils { "log-no-foil" } else { "log-no-ambush" }, who),
        Event::Rolls { attacker, defender, hits_by_attacker, hits_by_defender } => Phrase::new("log-rolls")
            .number("attacker", i64::from(attacker))
            .number("defender", i64::from(defender))
            .number("dealt", i64::from(hits_by_attacker))
            .number("taken", i64::from(hits_by_defender)),
        Event::EffectsFirst { who: _, first } => Phrase::new("log-effects-first").seat("first", first),
        Event::Hits { by_attacker, by_defender } => {
            Phrase::new("log-hits").number("dealt", i64::from(by_attacker)).number("taken", i64::from(by_defender))
        }
        Event::BattleEnds { clearing } => at(Phrase::new("log-battle-ends"), clearing),

        // Marquise, Eyrie, Alliance, Cult, Riverfolk.
        Event::ExtraAction { who, card } => with_card(by("log-extra-action", who), card),
        Event::AddsToDecree { who, card, column } => {
            with_card(by("log-adds-to-decree", who), card).phrase("column", names::column(column))
        }
        Event::Obeys { who, suit, column } => {
            by("log-obeys", who).phrase("column", names::column(column)).phrase("suit", names::suit(suit))
        }
        Event::Turmoil { who, column } => by("log-turmoil", who).phrase("column", names::column(column)),
        Event::LeaderRises { who, leader } => by("log-leader", who).phrase("leader", names::leader(leader)),
        Event::LeadersReturn { who } => by("log-leaders-return", who),
        Event::Revolts { who, clearing } => at(by("log-revolts", who), clearing),
        Event::Officers { who, change } => {
            let key = if change < 0 { "log-officers-fewer" } else { "log-officers-more" };
            by(key, who).number("n", i64::from(change).abs())
        }
        Event::BaseLost { who, suit } => by("log-base-lost", who).phrase("suit", names::suit(suit)),
        Event::LostSoulsLeave { who: _, count } => Phrase::new("log-lost-souls").number("n", i64::from(count)),
        Event::Acolytes { who, change } => {
            let key = if change < 0 { "log-acolytes-fewer" } else { "log-acolytes-more" };
            by(key, who).phrase("acolytes", names::acolytes(change.unsigned_abs()))
        }
        Event::Conspires { who, what, clearing } => {
            let (anywhere, here) = match what {
                Plot::Crusade => ("log-crusade", "log-crusade-in"),
                Plot::Convert => ("log-convert", "log-convert-in"),
                Plot::Sanctify => ("log-sanctify", "log-sanctify-in"),
            };
            match clearing {
                None => by(anywhere, who),
                Some(clearing) => at(by(here, who), clearing),
            }
        }
        Event::Reveals { who, card } => with_card(by("log-reveals", who), card),
        Event::TakesBack { who, count } => by("log-takes-back", who).phrase("cards", names::cards(count)),
        Event::Protectionism { who, count } => by("log-protectionism", who).phrase("warriors", names::warriors(count)),
        Event::Gathers { who, count } => by("log-gathers", who).phrase("warriors", names::warriors(count)),
        Event::PaysFunds { who, colours, use_ } => {
            let key = match use_ {
                FundUse::Committed => "log-commits",
                FundUse::Spent => "log-spends-funds",
                FundUse::Crafting => "log-crafts-with",
            };
            by(key, who).list("colours", colours.iter().map(|&colour| Arg::Phrase(names::faction(colour))))
        }
        Event::LosesFund { who, colour } => by("log-loses-fund", who).phrase("faction", names::faction(colour)),
        Event::Buys { who, service, price } => {
            by("log-buys", who).phrase("service", names::service(service)).number("n", i64::from(price))
        }
        Event::Exports { who, card } => with_card(by("log-exports", who), card),

        // Vagabond.
        Event::PawnMoves { who, to, slips } => {
            by(if slips { "log-slips" } else { "log-walks" }, who).phrase("to", names::to(to))
        }
        Event::Exhausts { who, item } => with_item("log-exhausts", who, item),
        Event::Refreshes { who, item, count } => with_item("log-refreshes", who, item).number("n", i64::from(count)),
        Event::Damages { who, item } => with_item("log-damages", who, item),
        Event::Repairs { who, item } => with_item("log-repairs", who, item),
        Event::GainsItem { who, item, from } => {
            let key = match from {
                ItemFrom::Crafted => "log-gets-item",
                ItemFrom::Ruin => "log-finds-item",
                ItemFrom::Aid => "log-takes-item",
            };
            with_item(key, who, item)
        }
        Event::DropsItem { who, item, of_ruin } => {
            with_item(if of_ruin { "log-drops-ruin" } else { "log-drops" }, who, item)
        }
        Event::Explores { who, clearing, items } => match items {
            None => at(by("log-explores", who), clearing),
            Some(items) => at(by("log-explores-these", who), clearing).list("items", names::items(&items)),
        },
        Event::RuinGone { clearing } => at(Phrase::new("log-ruin-gone"), clearing),
        Event::Aids { who, whom } => by("log-aids", who).seat("whom", whom),
        Event::Relationship { who, faction, stance } => by("log-relationship", who)
            .phrase("faction", names::faction(faction))
            .phrase("stance", names::stance(stance)),
        Event::CompletesQuest { who, quest } => by("log-completes-quest", who).arg("quest", names::quest_thing(quest)),
        Event::NewQuest { quest } => Phrase::new("log-new-quest").arg("quest", names::quest_thing(quest)),
        Event::Strikes { who, clearing } => at(by("log-strikes", who), clearing),
        Event::HidesOut { who } => by("log-hides-out", who),
    }
}

fn by(key: &'static str, who: Seat) -> Phrase {
    Phrase::new(key).seat("who", who)
}

fn at(phrase: Phrase, clearing: Clearing) -> Phrase {
    phrase.arg("clearing", names::clearing(clearing))
}

fn with_card(phrase: Phrase, card: Card) -> Phrase {
    phrase.arg("card", names::card_thing(card))
}

/// A card, for those who may know which.
fn perhaps(hidden: &'static str, seen: &'static str, card: Option<Card>) -> Phrase {
    match card {
        None => Phrase::new(hidden),
        Some(card) => with_card(Phrase::new(seen), card),
    }
}

/// So many cards, or which ones for those who may know.
fn some(hidden: &'static str, seen: &'static str, who: Seat, count: u8, cards: Option<&[Card]>) -> Phrase {
    match cards {
        None | Some([]) => by(hidden, who).phrase("cards", names::cards(count)),
        Some(cards) => by(seen, who).list("cards", names::card_list(cards)),
    }
}

/// Whose turn an event tells of.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match *event {
        Event::TurnBegins { who, .. } => Some(Chapter::Turn(who)),
        Event::GameOver { .. } => Some(Chapter::Scene),
        _ => None,
    }
}

/// How much an event matters in the sum of a turn.
pub(crate) fn weight(event: &Event) -> u8 {
    match event {
        Event::Attacks { .. }
        | Event::Crafts { .. }
        | Event::ActivatesDominance { .. }
        | Event::Coalition { .. }
        | Event::Turmoil { .. }
        | Event::Revolts { .. }
        | Event::BaseLost { .. }
        | Event::CompletesQuest { .. } => 3,
        Event::Places { piece: Piece::Wood, .. } => 0,
        Event::Places { .. }
        | Event::Ambush { .. }
        | Event::Explores { .. }
        | Event::Aids { .. }
        | Event::Strikes { .. }
        | Event::Conspires { .. }
        | Event::Buys { .. }
        | Event::TakesDominance { .. } => 2,
        Event::PlacesWarriors { .. }
        | Event::Moves { .. }
        | Event::PawnMoves { .. }
        | Event::Uses { .. }
        | Event::HandOver { .. }
        | Event::FieldHospital { .. }
        | Event::Outrage { .. }
        | Event::AddsToDecree { .. }
        | Event::LeaderRises { .. }
        | Event::Officers { .. }
        | Event::Repairs { .. }
        | Event::HidesOut { .. }
        | Event::Reveals { .. }
        | Event::Protectionism { .. }
        | Event::Exports { .. } => 1,
        _ => 0,
    }
}

#[cfg(test)]
#[path = "sentences_tests.rs"]
mod tests;
