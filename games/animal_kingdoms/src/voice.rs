//! What the game says, for the time being in plain ids.

use engine::words::{Arg, Say};
use engine::{Phrase, Tally, Voice};

use crate::{Action, AnimalKingdoms, Event, View};

fn plain(text: String) -> Phrase {
    Phrase::new("plain").arg("text", Arg::Text(text))
}

impl Voice for AnimalKingdoms {
    const WORDS: [&'static str; 3] =
        [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    const RULES_PAGE: &'static str = "";

    fn label(_: &View, action: &Action) -> Phrase {
        plain(format!("{action:?}"))
    }

    fn rule(_: &View, _: &Action) -> &'static str {
        "4"
    }

    fn prompt(_: &View) -> Phrase {
        plain("Choose.".into())
    }

    fn sentence(event: &Event) -> Phrase {
        plain(format!("{event:?}"))
    }

    fn board(view: &View, _: &Say<'_>) -> String {
        format!("{view:#?}")
    }

    fn breakdown(_: &View) -> Vec<Tally> {
        Vec::new()
    }
}

impl draw::Face for AnimalKingdoms {
    const MINUTES: (u16, u16) = (30, 45);
    const WEIGHT: u8 = 2;
}
