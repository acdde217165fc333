//! Prints the tables of all cards and of the board as they stand on the rules page.

use a_wild_venture::{AWildVenture, Card, Kind, Side, Space, Toll, card_text};
use engine::words::{COMMON, Words};
use engine::{Lang, Phrase, Voice};

fn main() -> Result<(), String> {
    let words = Words::new(&[COMMON, AWildVenture::WORDS])?;
    let say = words.say(Lang::En, &[]);
    for &kind in Kind::ALL {
        println!("\n{kind}");
        for card in Card::all().filter(|card| card.kind() == kind) {
            let printed = card.printed();
            let supplies = if kind == Kind::Building { String::new() } else { format!(" {} |", printed.supplies) };
            let name = say.text(&Phrase::new(printed.id));
            let text = say.text(&card_text(card));
            println!("| `{card}` | {name} | {} | {} |{supplies} {text} |", printed.species, printed.cost);
        }
    }
    for &side in Side::ALL {
        println!("\n{side}");
        for space in Space::of(side) {
            let exits = space.exits(side).iter().map(|exit| match exit.toll {
                Toll::Nothing => format!("`{}`", exit.to),
                Toll::Coins(1) => format!("`{}` (1 coin)", exit.to),
                Toll::Coins(n) => format!("`{}` ({n} coins)", exit.to),
                Toll::Cards(n) => format!("`{}` (discard {n})", exit.to),
            });
            let exits = exits.collect::<Vec<_>>().join(", ");
            let exits = if exits.is_empty() { "end".into() } else { exits };
            println!("| `{space}` | {:?} | {:?} | {exits} |", space.reward(), space.marker());
        }
    }
    Ok(())
}
