//! What the game says about choices and questions. Everything is said about a view, so that words cannot know more than
//! eyes.

use engine::lesson::Course;
use engine::puzzles::Puzzles;
use engine::words::{Arg, Say};
use engine::{BySeat, Chapter, Phrase, Seat, Tally, Voice};

use crate::action::Action;
use crate::card_text::{self, card_text, reduction, starter_text};
use crate::cards::{Card, Kind, Starter};
use crate::event::Event;
use crate::language::{Enchant, Fate, Mods, Price, Text, Zone};
use crate::names;
use crate::question::Question;
use crate::state::{AWildVenture, Source, Why};
use crate::trails::{Marker, Reward, Space};
use crate::travel::changed;
use crate::view::{PointsView, SpaceView, View};

impl Voice for AWildVenture {
    const WORDS: [&'static str; 3] =
        [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/a_wild_venture.md");
    const COURSE: Course = engine::course!["actions", "trails", "gear"];
    const PUZZLES: Puzzles = engine::puzzles!();

    fn label(view: &View, action: &Action) -> Phrase {
        match *action {
            Action::Play(card) => play_label(view, card, Price::Less(0)),
            Action::ActivateStarter(starter) => with_starter("label-activate-starter", view, starter),
            Action::Activate(card) => with_brief("label-activate", "label-activate-brief", card, card.printed().text),
            Action::Free(card) => with_brief("label-free", "label-free-brief", card, card.printed().text),
            Action::Enchant(card) => match card.printed().enchant {
                Enchant::Instant(text) => with_brief("label-enchant", "label-enchant-brief", card, text),
                _ => with_card("label-enchant", card),
            },
            Action::EndTurn => Phrase::new("label-end-turn"),
            Action::Card(card) => card_label(view, card),
            Action::Starter(starter) => match view.question {
                Some(Question::UpgradeStarter) => upgrade_label(starter),
                _ => with_starter("label-activate-starter", view, starter),
            },
            Action::Go(space) => go_label(view, space),
            Action::Stop => match view.question {
                Some(Question::Travel { .. }) => stop_label(view),
                _ => Phrase::new("label-stop"),
            },
            Action::UseIt => match view.question {
                Some(Question::StarterReward { starter }) => with_starter("label-activate-starter", view, starter),
                _ => Phrase::new("label-yes"),
            },
            Action::UpgradeIt => match view.question {
                Some(Question::StarterReward { starter }) => upgrade_label(starter),
                _ => Phrase::new("label-yes"),
            },
            Action::Decline => Phrase::new("label-decline"),
            Action::PlayIt => match view.question {
                Some(Question::PlayTrigger { card, price }) => play_label(view, card, price),
                _ => Phrase::new("label-yes"),
            },
            Action::No => Phrase::new("label-no"),
            Action::Yes => Phrase::new("label-yes"),
            Action::Number(number) => number_label(view, number),
            Action::ResolveFor(card, about) => with_card("label-resolve-for", card).arg("about", names::thing(about)),
        }
    }

    fn rule(view: &View, action: &Action) -> &'static str {
        match action {
            Action::Play(_) => "5.3",
            Action::ActivateStarter(_) | Action::Activate(_) => "5.4",
            Action::Free(_) => "5.5",
            Action::Enchant(_) => "5.6",
            Action::EndTurn => "5.14",
            Action::ResolveFor(..) => "5.13",
            Action::Go(_) => "5.10",
            Action::UseIt | Action::UpgradeIt => "2.6",
            Action::Starter(_) => "5.7",
            Action::No | Action::Yes | Action::Decline | Action::PlayIt => "5.8",
            Action::Card(_) | Action::Stop | Action::Number(_) => match view.question {
                Some(Question::ChooseInitial | Question::SetupDiscard { .. }) => "3.2",
                Some(Question::Travel { .. }) => "5.10",
                Some(Question::Discard { why: Why::Toll, .. }) => "5.10",
                Some(Question::ActivateVillager) => "5.7",
                Some(Question::Choose { source: Source::Chest(_), .. }) => "2.6",
                Some(Question::Choose { .. }) => "5.8",
                Some(Question::TriggerOrder) => "5.13",
                Some(Question::EndTuck) => "5.14",
                _ => "5.9",
            },
        }
    }

    fn prompt(view: &View) -> Phrase {
        let Some(who) = view.turn else { return Phrase::new("prompt-over") };
        match &view.question {
            Some(question) if view.me == Some(who) => asked(view, question),
            Some(Question::ChooseInitial) => Phrase::new("prompt-wait-villager").seat("who", who),
            Some(Question::SetupDiscard { .. }) => Phrase::new("prompt-wait-discard").seat("who", who),
            Some(Question::TurnMenu) | None => Phrase::new("prompt-wait").seat("who", who),
            Some(_) => match view.within.last() {
                Some(&source) => {
                    Phrase::new("prompt-wait-within").seat("who", who).phrase("source", names::source(source))
                }
                None => Phrase::new("prompt-wait").seat("who", who),
            },
        }
    }

    fn sentence(event: &Event) -> Phrase {
        crate::sentences::sentence(event)
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
        let row = |key: &'static str, points: &dyn Fn(&PointsView) -> u16| Tally {
            source: Phrase::new(key),
            points: BySeat::from_fn(2, |seat: Seat| {
                view.player(seat).map_or(0, |player| i32::from(points(&player.points)))
            }),
        };
        vec![
            row("source-villagers", &|points| points.villagers.unwrap_or(0)),
            row("source-buildings", &|points| points.buildings),
            row("source-gear", &|points| points.gear.unwrap_or(0)),
        ]
    }
}

/// What is asked of a player.
fn asked(view: &View, question: &Question) -> Phrase {
    let left = |key: &'static str, count: u8| Phrase::new(key).number("n", i64::from(count));
    match *question {
        Question::ChooseInitial => Phrase::new("prompt-villager"),
        Question::SetupDiscard { left: n } => left("prompt-setup-discard", n),
        Question::TurnMenu if view.mains == 0 => Phrase::new("prompt-menu-end"),
        Question::TurnMenu => left("prompt-menu", view.mains),
        Question::Discard { left: n, why: Why::Toll } => left("prompt-discard-toll", n),
        Question::Discard { left: n, .. } => left("prompt-discard", n),
        Question::DiscardUpTo { left: n } => left("prompt-discard-up-to", n),
        Question::Tuck { left: n } => left("prompt-tuck", n),
        Question::Travel { left: n, .. } => left("prompt-travel", n),
        Question::StarterReward { starter } => Phrase::new("prompt-reward").phrase("what", names::starter(starter)),
        Question::Sort { fate, left: n } => left(
            match fate {
                Fate::Draw => "prompt-sort-draw",
                Fate::Tuck => "prompt-sort-tuck",
                Fate::Discard => "prompt-sort-discard",
            },
            n,
        ),
        Question::LookPlay { price } => Phrase::new("prompt-look-play").phrase("price", reduction(price)),
        Question::LookReturn => Phrase::new("prompt-return"),
        Question::Search { left: n } => left("prompt-search", n),
        Question::Take { left: n } => left("prompt-take", n),
        Question::Supply { n } => left("prompt-supply", n),
        Question::ActivateVillager => Phrase::new("prompt-activate-villager"),
        Question::ActivateStarter => Phrase::new("prompt-activate-starter"),
        Question::UpgradeStarter => Phrase::new("prompt-upgrade"),
        Question::Play { kind, zone, price } => {
            let key = match zone {
                Zone::Hand => "prompt-play-hand",
                Zone::Discard => "prompt-play-discard",
            };
            Phrase::new(key).phrase("what", card_text::what(kind, None)).phrase("price", reduction(price))
        }
        Question::PlayTrigger { card, .. } => with_card("prompt-play-trigger", card),
        Question::May { text } => Phrase::new("prompt-may").phrase("text", card_text::block(text)),
        Question::Choose { source, .. } => Phrase::new("prompt-choose").phrase("source", names::source(source)),
        Question::InvestTarget { n } => left("prompt-invest-where", n),
        Question::InvestAmount { card, most } => with_card("prompt-invest", card).number("n", i64::from(most)),
        Question::TriggerOrder => Phrase::new("prompt-triggers"),
        Question::EndTuck => Phrase::new("prompt-end-tuck"),
    }
}

fn with_card(key: &'static str, card: Card) -> Phrase {
    Phrase::new(key).arg("card", names::thing(card))
}

/// A card's name, and what it does if that takes few words: the rest stands on the card.
fn with_brief(key: &'static str, brief: &'static str, card: Card, text: Text) -> Phrase {
    match card_text::brief(text) {
        Some(text) => with_card(brief, card).phrase("text", text),
        None => with_card(key, card),
    }
}

fn with_starter(key: &'static str, view: &View, starter: Starter) -> Phrase {
    let mine = view.chooser().and_then(|player| player.starters.get(starter.index()));
    let advanced = mine.is_some_and(|mine| mine.advanced);
    Phrase::new(key).phrase("what", names::starter(starter)).phrase("text", starter_text(starter, advanced))
}

fn upgrade_label(starter: Starter) -> Phrase {
    Phrase::new("label-upgrade").phrase("what", names::starter(starter)).phrase("text", starter_text(starter, true))
}

fn play_label(view: &View, card: Card, price: Price) -> Phrase {
    let coins = view.chooser().map_or(0, |player| player.price(card, price));
    with_card("label-play", card).phrase("price", names::coins(coins))
}

/// What becomes of a card that is picked. Its text lies open beside the choices, so that the label need not repeat it.
fn card_label(view: &View, card: Card) -> Phrase {
    match view.question {
        Some(Question::ChooseInitial) => with_card("label-villager", card).phrase("text", card_text(card)),
        Some(Question::SetupDiscard { .. } | Question::Discard { .. } | Question::DiscardUpTo { .. }) => {
            with_card("label-discard", card)
        }
        Some(Question::Sort { fate, .. }) => match fate {
            Fate::Draw => with_card("label-draw-this", card),
            Fate::Tuck => with_card("label-tuck", card),
            Fate::Discard => with_card("label-discard", card),
        },
        Some(Question::LookReturn) => with_card("label-return", card),
        Some(Question::LookPlay { price } | Question::Play { price, .. }) => play_label(view, card, price),
        Some(Question::Search { .. } | Question::Take { .. }) => with_card("label-take", card),
        Some(Question::Supply { n }) => with_card("label-supply", card).number("n", i64::from(n)),
        Some(Question::ActivateVillager) => {
            with_brief("label-activate", "label-activate-brief", card, card.printed().text)
        }
        Some(Question::InvestTarget { .. }) => with_card("label-invest-here", card),
        Some(Question::TriggerOrder) if card.kind() == Kind::Gear => with_card("label-resolve-gear", card),
        Some(Question::TriggerOrder) => with_card("label-resolve", card),
        Some(Question::EndTuck) if card.kind() == Kind::Gear => {
            with_brief("label-tuck", "label-retire-gear", card, card.printed().text)
        }
        _ => with_card("label-tuck", card),
    }
}

fn number_label(view: &View, number: u8) -> Phrase {
    match view.question {
        Some(Question::Choose { text, .. }) => {
            Phrase::new("label-option").number("n", i64::from(number)).phrase("text", card_text::option(text, number))
        }
        _ if number == 0 => Phrase::new("label-invest-nothing"),
        _ => Phrase::new("label-invest").phrase("coins", names::coins(number)),
    }
}

/// Where a step leads, what it costs, and what would be found there.
fn go_label(view: &View, space: Space) -> Phrase {
    let here = view.chooser().and_then(|player| view.space(player.space));
    let exit = here.and_then(|here| here.exits.iter().find(|exit| exit.to == space));
    let mods = match view.question {
        Some(Question::Travel { mods, .. }) => mods,
        _ => Mods::default(),
    };
    let toll = exit.and_then(|exit| names::toll(exit.toll, mods));
    let phrase = match toll {
        Some(toll) => Phrase::new("label-go-toll").phrase("toll", toll),
        None => Phrase::new("label-go"),
    };
    phrase.phrase("space", names::space(space)).phrase("reward", found(view, space))
}

fn stop_label(view: &View) -> Phrase {
    let reward = view.chooser().map_or_else(|| Phrase::new("nothing"), |player| found(view, player.space));
    Phrase::new("label-stop-here").phrase("reward", reward)
}

/// What a space would give to the one who travels now.
fn found(view: &View, space: Space) -> Phrase {
    let reward = view.space(space).map_or(Reward::Nothing, |seen| match (seen.reward, view.question) {
        (Reward::Enchantment, _) if !is_takeable(view, seen) => Reward::Nothing,
        (reward, Some(Question::Travel { mods, .. })) => changed(reward, mods),
        (reward, _) => reward,
    });
    names::reward(reward)
}

/// Does a token lie there of which the one who travels has none yet?
fn is_takeable(view: &View, seen: &SpaceView) -> bool {
    let (Some(Marker::Pair(pair)), Some(player)) = (seen.token, view.chooser()) else { return false };
    !player.tokens.contains(&pair) && player.buildings.iter().all(|house| house.token != Some(pair))
}

/// A list of cards by name.
pub(crate) fn listed(cards: &[Card]) -> Vec<Arg> {
    cards.iter().map(|&card| Arg::Phrase(names::card(card))).collect()
}
