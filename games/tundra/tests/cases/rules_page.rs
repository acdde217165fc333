//! The rules page and the source agree: every component stands on the page as the game itself describes it, and every
//! section that a choice names exists.

use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Lang, NoLog, Voice};
use tundra::{Action, Board, Card, CommonGoal, Event, Hex, Layout, Options, PersonalGoal, Title, Token, Tundra, View};

fn view() -> View {
    Tundra::new(&Options::default(), 4, &mut Dice::quick(1), &mut NoLog).unwrap().view(Eyes::Crowd)
}

#[test]
fn every_component_stands_on_the_page() {
    let words = Words::new(&[COMMON, Tundra::WORDS]).unwrap();
    let say = words.say(Lang::En, &[]);
    let page = Tundra::RULES_PAGE;
    for card in (0..Card::COUNT as u8).map(Card::new) {
        let label = say.text(&Tundra::label(&view(), &Action::Boost1(card)));
        let (name, text) = label.strip_prefix("Keep “").unwrap().split_once("” (").unwrap();
        let row = format!("| `{card}` | {name} | {} |", text.strip_suffix(')').unwrap());
        assert!(page.contains(&row), "{row}");
    }
    for token in (0..Token::COUNT as u8).map(Token::new) {
        let sentence = say.text(&Tundra::sentence(&Event::TurnsUp { hex: Hex::default(), token }));
        let (resource, bonus) = sentence.split_once(": ").unwrap().1.split_once(", tower: ").unwrap();
        let row = format!("| `{token}` | {resource} | {} |", bonus.strip_suffix('.').unwrap());
        assert!(page.contains(&row), "{row}");
    }
    for board in Board::ALL {
        let label = say.text(&Tundra::label(&view(), &Action::Upgrade(*board)));
        let (name, cost) = label.strip_prefix("Upgrade ").unwrap().split_once(" for ").unwrap();
        let row = page.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        assert!(row.ends_with(&format!("| {cost} |")), "{row}");
    }
    let numbers = |numbers: [u8; 3]| numbers.map(|number| number.to_string()).join(" / ");
    for goal in CommonGoal::ALL {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{goal}` |"))).unwrap();
        let faces = (1..=6).filter(|face| goal.faces() & (1 << (face - 1)) != 0).map(|face| face.to_string());
        let faces = faces.collect::<Vec<_>>().join(" ");
        assert!(row.ends_with(&format!("| {} | {faces} |", numbers(goal.tiers().thresholds))), "{row}");
    }
    for goal in PersonalGoal::ALL {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{goal}` |"))).unwrap();
        let tiers = goal.tiers();
        assert!(row.ends_with(&format!("| {} | {} |", numbers(tiers.thresholds), numbers(tiers.points))), "{row}");
    }
    for title in Title::ALL {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{title}` "))).unwrap().replace('*', "");
        let numbers = title.numbers();
        let dice = format!("| {} / {} | {} ", 4 + numbers.extra_dice, 5 + numbers.extra_dice, numbers.dice);
        let limits = format!("| {} | {} ", numbers.advisors, numbers.boosts);
        let prices = format!("| {} / {} / {} |", numbers.reroll, numbers.change, numbers.buy);
        assert!(row.contains(&format!("{dice}{limits}{prices}")), "{row}");
    }
}

#[test]
fn every_map_is_drawn_on_the_page() {
    for &layout in Layout::ALL {
        let sketch = Tundra::RULES_PAGE.split(&format!("\n`{layout}`, ")).nth(1).unwrap();
        let sketch = sketch.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
        for (line, (_, _, places)) in sketch.lines().zip(layout.rows()) {
            let drawn: Vec<_> =
                line.split_whitespace().map(|place| place.split('*').next().unwrap().to_string()).collect();
            let named = places.iter().map(|place| place.map_or("~~".into(), |hex| hex.to_string()));
            assert_eq!(drawn, named.collect::<Vec<String>>(), "{layout}");
        }
        assert_eq!(sketch.lines().count(), layout.rows().count());
        for (seat, starts) in (0..layout.players()).map(|seat| (seat, layout.starts(engine::Seat(seat as u8)))) {
            for hex in starts {
                assert!(sketch.contains(&format!("{hex}*{seat}")), "{layout}: {hex} of {seat}");
            }
        }
    }
}

#[test]
fn every_section_that_a_choice_names_exists() {
    let game = Tundra::new(&Options::default(), 2, &mut Dice::quick(1), &mut NoLog).unwrap();
    let mut dice = Dice::quick(2);
    let mut sections = std::collections::BTreeSet::new();
    let mut actions = Vec::new();
    for _ in 0..30 {
        let mut game = game;
        loop {
            game.actions(&mut actions);
            let Some(&action) = dice.pick(&actions) else { break };
            let view = game.view(Eyes::Crowd);
            sections.extend(actions.iter().map(|action| Tundra::rule(&view, action)));
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    assert!(sections.len() > 10);
    for section in sections {
        assert!(Tundra::RULES_PAGE.contains(&format!("\n### {section} ")), "{section}");
    }
}
