//! The rules page and the source agree: every card and every space stands on the page as the game itself describes it.

use a_wild_venture::{
    AWildVenture, Card, Chest, Kind, Marker, Reward, Side, Space, Starter, Toll, card_text, starter_text,
};
use engine::words::{COMMON, Words};
use engine::{Lang, Phrase, Voice};

#[test]
fn every_card_stands_on_the_page() {
    let words = Words::new(&[COMMON, AWildVenture::WORDS]).unwrap();
    let say = words.say(Lang::En, &[]);
    for card in Card::all() {
        let printed = card.printed();
        let supplies = if card.kind() == Kind::Building { String::new() } else { format!(" {} |", printed.supplies) };
        let name = say.text(&Phrase::new(printed.id));
        let text = say.text(&card_text(card));
        let row = format!("| `{card}` | {name} | {} | {} |{supplies} {text} |", printed.species, printed.cost);
        assert!(AWildVenture::RULES_PAGE.contains(&row), "{row}");
    }
    for &starter in Starter::ALL {
        let name = starter.id().replace('_', " ");
        let sides = [false, true].map(|advanced| say.text(&starter_text(starter, advanced)));
        let row = format!("| {name} | {} | {} | {} |", starter.species(), sides[0], sides[1]);
        assert!(AWildVenture::RULES_PAGE.contains(&row), "{row}");
    }
}

#[test]
fn every_space_stands_on_the_page() {
    for &side in Side::ALL {
        for space in Space::of(side) {
            let printed = match space.reward() {
                Reward::Nothing => "nothing".into(),
                Reward::Gain(n) => format!("Gain {n}"),
                Reward::Draw(n) => format!("Draw {n}"),
                Reward::Starter(starter) => starter.id().replace('_', " "),
                Reward::Enchantment => "enchantment".into(),
                Reward::Chest(Chest::Iron) => "iron chest".into(),
                Reward::Chest(Chest::Gold) => "gold chest".into(),
                Reward::Chest(Chest::Ruby) => "ruby chest".into(),
            };
            let token = match space.marker() {
                Marker::Bare => "",
                Marker::GoldChest => "gold chest ",
                Marker::Plus5 => "+5 ",
                Marker::Nest => "nest ",
                Marker::Pair(a_wild_venture::Enchantment::A) => "pair A ",
                Marker::Pair(_) => "pair B ",
            };
            let exits = space.exits(side).iter().map(|exit| match exit.toll {
                Toll::Nothing => format!("`{}`", exit.to),
                Toll::Coins(1) => format!("`{}` (1 coin)", exit.to),
                Toll::Coins(n) => format!("`{}` ({n} coins)", exit.to),
                Toll::Cards(n) => format!("`{}` (discard {n})", exit.to),
            });
            let exits = exits.collect::<Vec<_>>().join(", ");
            let exits = if exits.is_empty() { "end".into() } else { exits };
            let row = format!("| `{space}` | {printed} | {token}| {exits} |");
            assert!(AWildVenture::RULES_PAGE.contains(&row), "{row}");
        }
    }
}
