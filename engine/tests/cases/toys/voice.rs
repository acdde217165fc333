//! What Burrow says.

use engine::words::{Arg, Say};
use engine::{BySeat, Phrase, Seat, Tally, Voice};

use super::{Action, Burrow, Event, FOXES, LACKS_A_TRANSLATION, Mistake, NEVER_SAYS_A_WORD, Step, View};

const EN: &str = include_str!("en.ftl");
const RU: &str = include_str!("ru.ftl");
const UK: &str = include_str!("uk.ftl");

fn card(card: u8) -> Phrase {
    Phrase::new(if FOXES.contains(&card) { "fox" } else { "hare" }).number("number", card.into())
}

impl<const LIE: u8> Voice for Burrow<LIE> {
    const WORDS: [&'static str; 3] = match LIE {
        NEVER_SAYS_A_WORD => [
            concat!(include_str!("en.ftl"), "\nowl = owl\n"),
            concat!(include_str!("ru.ftl"), "\nowl = сова\n"),
            concat!(include_str!("uk.ftl"), "\nowl = сова\n"),
        ],
        LACKS_A_TRANSLATION => [concat!(include_str!("en.ftl"), "\nfox-den = { fox }\n"), RU, UK],
        _ => [EN, RU, UK],
    };

    const RULES_PAGE: &'static str = include_str!("rules.md");

    fn label(view: &View, action: &Action) -> Phrase {
        match *action {
            Action::Dig => Phrase::new("label-dig"),
            Action::Hide(id) => Phrase::new("label-hide").thing("card", format!("card-{id}"), card(id)),
            Action::Store(_) if view.mistake == Mistake::LabelsAlike => {
                Phrase::new("label-store").thing("card", "card", card(9))
            }
            Action::Store(id) => Phrase::new("label-store").thing("card", format!("card-{id}"), card(id)),
            Action::Raid(seat) => Phrase::new("label-raid").seat("raided", seat),
            Action::Fox(id) => Phrase::new("label-fox").phrase("card", card(id)),
            Action::Yield => Phrase::new("label-yield"),
            Action::Bid(id) => Phrase::new("label-bid").phrase("card", card(id)),
            Action::Rest if view.mistake == Mistake::SaysAnUnknownWord => {
                Phrase::new(["label", "sleep"].concat().leak())
            }
            Action::Rest => Phrase::new("label-rest"),
        }
    }

    fn rule(view: &View, action: &Action) -> &'static str {
        match action {
            Action::Fox(_) | Action::Yield => "2.1",
            Action::Bid(_) => "3",
            Action::Rest if view.mistake == Mistake::NamesNoRule => "4.1",
            _ => "1",
        }
    }

    fn prompt(view: &View) -> Phrase {
        let mine = |seat| view.me == Some(seat);
        match view.step {
            Step::Act(seat) if mine(seat) => Phrase::new("prompt-act"),
            Step::Raid { raider, raided } if mine(raided) => Phrase::new("prompt-raid").seat("raider", raider),
            Step::Bid(seat) if mine(seat) => {
                let hand = view.known[seat].unwrap_or_default();
                let only = hand.nth(0).filter(|_| hand.len() == 1);
                let phrase = Phrase::new("prompt-bid").number("cards", hand.len() as i64);
                match only {
                    None if view.mistake == Mistake::ForgetsAPlaceholder => phrase,
                    only => phrase.phrase("only", only.map_or(Phrase::new("some-card"), card)),
                }
            }
            Step::Act(seat) | Step::Raid { raided: seat, .. } | Step::Bid(seat) => {
                Phrase::new("prompt-wait").seat("who", seat)
            }
            Step::Over => Phrase::new("prompt-over"),
        }
    }

    fn sentence(event: &Event) -> Phrase {
        let which = |id: Option<u8>| id.map_or(Phrase::new("some-card"), card);
        match *event {
            Event::Dealt { seat, cards, .. } => {
                Phrase::new("event-dealt").seat("who", seat).number("cards", cards.into())
            }
            Event::Dug { seat, card } => Phrase::new("event-dug").seat("who", seat).phrase("card", which(card)),
            Event::Hidden { seat, card } => Phrase::new("event-hidden").seat("who", seat).phrase("card", which(card)),
            Event::Stored { seat, card: id } => Phrase::new("event-stored").seat("who", seat).phrase("card", card(id)),
            Event::Raids { seat, raided } => Phrase::new("event-raids").seat("who", seat).seat("raided", raided),
            Event::Caught { seat, card: id } => Phrase::new("event-caught").seat("who", seat).phrase("card", card(id)),
            Event::Missed { roll } => Phrase::new("event-missed").number("roll", roll.into()),
            Event::Stole { seat, roll, card } => {
                Phrase::new("event-stole").seat("who", seat).number("roll", roll.into()).phrase("card", which(card))
            }
            Event::Bid { seat, card } => Phrase::new("event-bid").seat("who", seat).phrase("card", which(card)),
            Event::Shown { seat, card: id } => Phrase::new("event-shown").seat("who", seat).phrase("card", card(id)),
            Event::Rested { seat } => Phrase::new("event-rested").seat("who", seat),
        }
    }

    fn board(view: &View, say: &Say<'_>) -> String {
        let mut lines = vec![say.text(&Phrase::new("board-round").number("round", i64::from(view.round) + 1))];
        for (seat, hand) in view.known.iter() {
            let cards = hand.iter().flat_map(|hand| hand.iter()).map(|id| Arg::Phrase(card(id)));
            let count = view.hands[seat].into();
            lines.push(say.text(&Phrase::new("board-hand").seat("who", seat).number("count", count)));
            lines.extend(cards.map(|card| say.text(&Phrase::new("board-card").arg("card", card))));
        }
        lines.join("\n")
    }

    fn breakdown(view: &View) -> Vec<Tally> {
        let seats = view.won.seats();
        let row = |key, points: &dyn Fn(Seat) -> i32| Tally {
            source: Phrase::new(key),
            points: BySeat::from_fn(seats, points),
        };
        vec![
            row("points-stores", &|seat| view.stores[seat].len() as i32),
            row("points-bids", &|seat| view.won[seat]),
            row("points-foxes", &|seat| if view.mistake == Mistake::Miscounts { 0 } else { -view.caught[seat] }),
        ]
    }
}
