//! What Burrow says.

use engine::words::{Arg, Say};
use engine::{BySeat, Phrase, Seat, Tally, Voice};

use super::{
    Action, Burrow, Event, FORGETS_A_PLACEHOLDER, FOXES, LABELS_ALIKE, LACKS_A_TRANSLATION, MISCOUNTS,
    NEVER_SAYS_A_WORD, SAYS_AN_UNKNOWN_WORD, Step, View,
};

const EN: &str = include_str!("en.ftl");
const RU: &str = include_str!("ru.ftl");
const UK: &str = include_str!("uk.ftl");

fn card(card: u8) -> Phrase {
    Phrase::new(if FOXES.contains(&card) { "fox" } else { "hare" }).number("number", card.into())
}

impl<const BUG: u8> Voice for Burrow<BUG> {
    const WORDS: [&'static str; 3] = match BUG {
        NEVER_SAYS_A_WORD => [
            concat!(include_str!("en.ftl"), "\nowl = owl\n"),
            concat!(include_str!("ru.ftl"), "\nowl = сова\n"),
            concat!(include_str!("uk.ftl"), "\nowl = сова\n"),
        ],
        LACKS_A_TRANSLATION => [concat!(include_str!("en.ftl"), "\nfox-den = { fox }\n"), RU, UK],
        _ => [EN, RU, UK],
    };

    fn label(_: &View, action: &Action) -> Phrase {
        match *action {
            Action::Dig => Phrase::new("label-dig"),
            Action::Store(_) if BUG == LABELS_ALIKE => Phrase::new("label-store").thing("card", "card", card(9)),
            Action::Store(id) => Phrase::new("label-store").thing("card", format!("card-{id}"), card(id)),
            Action::Raid(seat) => Phrase::new("label-raid").seat("raided", seat),
            Action::Fox(id) => Phrase::new("label-fox").phrase("card", card(id)),
            Action::Yield => Phrase::new("label-yield"),
            Action::Bid(id) => Phrase::new("label-bid").phrase("card", card(id)),
            Action::Rest if BUG == SAYS_AN_UNKNOWN_WORD => Phrase::new(["label", "sleep"].concat().leak()),
            Action::Rest => Phrase::new("label-rest"),
        }
    }

    fn rule(_: &View, action: &Action) -> &'static str {
        match action {
            Action::Fox(_) | Action::Yield => "2.1",
            Action::Bid(_) => "3",
            _ => "1",
        }
    }

    fn prompt(view: &View) -> Phrase {
        let mine = |seat| view.me == Some(seat);
        match view.step {
            Step::Act(seat) if mine(seat) => Phrase::new("prompt-act"),
            Step::Raid { raider, raided } if mine(raided) => Phrase::new("prompt-raid").seat("raider", raider),
            Step::Bid(seat) if mine(seat) => Phrase::new("prompt-bid"),
            Step::Act(seat) | Step::Raid { raided: seat, .. } | Step::Bid(seat) => {
                Phrase::new("prompt-wait").seat("who", seat)
            }
            Step::Over => Phrase::new("prompt-over"),
        }
    }

    fn sentence(event: &Event) -> Phrase {
        let which = |id: Option<u8>| id.map_or(Phrase::new("some-card"), card);
        match *event {
            Event::Dealt { seat, cards, highest } => {
                let phrase = Phrase::new("event-dealt").seat("who", seat).number("cards", cards.into());
                let best = highest.map_or(Phrase::new("some-card"), card);
                if BUG == FORGETS_A_PLACEHOLDER { phrase } else { phrase.phrase("best", best) }
            }
            Event::Dug { seat, card } => Phrase::new("event-dug").seat("who", seat).phrase("card", which(card)),
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
            row("points-foxes", &|seat| if BUG == MISCOUNTS { 0 } else { -view.caught[seat] }),
        ]
    }
}
