//! `polyana games`: the shelf.

use engine::KnobKind;
use engine::words::Say;

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The language: en, ru or uk
    #[arg(long, default_value = "en")]
    lang: String,
}

pub fn run(args: &Args) -> Ended {
    let lang = ask::lang(&args.lang)?;
    let house = ask::words()?;
    let house = house.say(lang, &[]);
    for title in shelf::games() {
        let say = title.words().say(lang, &[]);
        let facts = title.facts();
        tell!("{}  ({})", say.word("name"), facts.id);
        tell!("  {}", say.word("tagline"));
        tell!(
            "  {}",
            house.text(
                &engine::Phrase::new("shelf-facts")
                    .number("least", *facts.seats.start() as i64)
                    .number("most", *facts.seats.end() as i64)
                    .number("from", i64::from(facts.minutes.0))
                    .number("to", i64::from(facts.minutes.1))
                    .number("weight", i64::from(facts.weight))
            )
        );
        let defaults = title.default_options();
        for knob in facts.knobs {
            let values = match &knob.kind {
                KnobKind::Switch => "true, false".to_string(),
                KnobKind::OneOf(values) => values.join(", "),
                KnobKind::Number(range) => format!("{} … {}", range.start(), range.end()),
                KnobKind::SeatOrRandom => format!("random, 0 … {}", facts.seats.end() - 1),
                KnobKind::PerSeat(values) => format!("random, {}", values.join(", ")),
            };
            let default = match &defaults[knob.id] {
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            tell!("    {} = {values}  [{default}]", knob.id);
            tell!("      {}", help(&say, knob.id));
        }
        tell!("");
    }
    Ok(())
}

fn help(say: &Say<'_>, id: &str) -> String {
    say.word_named(&format!("option-{}-help", id.replace('_', "-")))
}
