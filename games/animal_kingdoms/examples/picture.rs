//! Draws a moment of a random game as a page of its own, to be looked at in a browser:
//!
//! ```text
//! cargo run -p animal_kingdoms --example picture -- 4 7 battle 0 uk dark > table.html
//! ```
//!
//! players, seed, when (a ply, or `card`, `kingdom`, `partner`, `rally`, `crowded`, `battle`, `modifiers`, `over`), eyes (a seat, `crowd` or
//! `open`), language, theme. After the language, names may be made long by `long`.

use std::collections::HashSet;
use std::error::Error;

use animal_kingdoms::{Action, AnimalKingdoms, Options};
use draw::{Face, Panel, Pen, Place};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Key, Lang, Match, Seat, Turn, Voice};
use maud::{DOCTYPE, PreEscaped, html};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |index: usize, default: &str| args.get(index).cloned().unwrap_or_else(|| default.to_string());
    let players: usize = arg(0, "3").parse()?;
    let seed: u64 = arg(1, "1").parse()?;
    let when = arg(2, "40");
    let eyes = match arg(3, "0").as_str() {
        "crowd" => Eyes::Crowd,
        "open" => Eyes::Open,
        seat => Eyes::Of(Seat(seat.parse()?)),
    };
    let lang = Lang::from_code(&arg(4, "en")).ok_or("no such language")?;
    let theme = arg(5, "light");
    let long = arg(6, "") == "long";

    let mut game: Match<AnimalKingdoms> = Match::new(Options::default(), players, Key::from_seed(seed))?;
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    let mut best = (0, game.clone());
    while let Turn::Of(seat) = game.state().turn() {
        game.state().actions(&mut actions);
        let wanted = matches!(eyes, Eyes::Crowd | Eyes::Open) || eyes == Eyes::Of(seat);
        let here = match when.as_str() {
            "card" => actions.iter().any(|action| matches!(action, Action::Claim)) && game.ply() > 60,
            "kingdom" => {
                actions.iter().filter(|action| matches!(action, Action::Kingdom(_))).count() > 2 && game.ply() > 40
            }
            "partner" => actions.iter().any(|action| matches!(action, Action::Partner(_))),
            "rally" => actions.iter().any(|action| matches!(action, Action::Done)),
            "battle" => actions.iter().any(|action| matches!(action, Action::Fight(_))),
            "modifiers" => actions.iter().any(|action| matches!(action, Action::Add(_))),
            "crowded" => {
                let cards = game.state().view(Eyes::Crowd).kingdoms.iter().map(|land| land.column.len()).sum::<usize>();
                if cards > best.0 && actions.contains(&Action::Withdraw) && wanted {
                    best = (cards, game.clone());
                }
                false
            }
            ply => ply.parse().is_ok_and(|ply: usize| game.ply() >= ply),
        };
        if here && wanted {
            break;
        }
        let mut action = actions[dice.index(actions.len())];
        if matches!(action, Action::Withdraw | Action::Rally) && actions[0] == Action::Claim && dice.below(12) > 0 {
            action = Action::Claim;
        }
        game.play(seat, action)?;
    }
    if when == "crowded" {
        game = best.1;
    }
    print!("{}", page(&game, eyes, lang, &theme, long)?);
    Ok(())
}

fn page(
    game: &Match<AnimalKingdoms>,
    eyes: Eyes,
    lang: Lang,
    theme: &str,
    long: bool,
) -> Result<String, Box<dyn Error>> {
    let words = Words::new(&[COMMON, AnimalKingdoms::WORDS])?;
    let short = ["Оля", "Taras", "Мира", "Бот · сильний", "Jo"];
    let names = short.map(|name| {
        if long { format!("{name} Верхньодніпровська-Longstocking III") } else { name.to_string() }
    });
    let view = game.state().view(eyes);
    let mut open = HashSet::new();
    if let (Turn::Of(seat), Eyes::Of(me)) = (game.state().turn(), eyes)
        && seat == me
    {
        let mut actions = Vec::new();
        game.state().actions(&mut actions);
        open.extend(actions.iter().filter_map(|action| AnimalKingdoms::spot(&view, action)));
        open.extend(AnimalKingdoms::gestures(&view).into_iter().map(|gesture| gesture.spot));
    }
    let pen = Pen::new(words.say(lang, &names), &open);
    let panels = AnimalKingdoms::panels(&view, &pen);
    let size: usize = panels.iter().map(|panel| panel.markup.0.len()).sum();
    eprintln!("ply {}, {} bytes of panels", game.ply(), size);
    let place = |place: Place| {
        let here: Vec<&Panel> = panels.iter().filter(|panel| panel.place == place).collect();
        html! { @for panel in here { div.panel.animal_kingdoms id=(panel.id) { (panel.markup) } } }
    };
    let symbols = html! { (draw::shared_symbols()) (AnimalKingdoms::symbols()) };
    let markup = html! {
        (DOCTYPE)
        html lang=(lang.code()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(draw::PALETTE)) (PreEscaped(FRAME)) (PreEscaped(AnimalKingdoms::STYLE)) }
            }
            body {
                (draw::sprite(&symbols))
                header { b { "поляна" } span { "Animal Kingdoms" } }
                main { (place(Place::Board)) }
                footer {
                    div.prompt { span.pill { "★" } strong { (words.say(lang, &names).text(&AnimalKingdoms::prompt(&view))) } button { "Rally" } button { "Withdraw" } }
                    (place(Place::Dock))
                }
                aside { (place(Place::Rail)) div.log { "…" } }
            }
        }
    };
    Ok(markup.into_string())
}

/// Just enough of a page around the drawing.
const FRAME: &str = "
* { box-sizing: border-box }
body { margin: 0; height: 100dvh; display: grid; grid-template: 52px minmax(0, 1fr) auto / minmax(0, 1fr) 320px; grid-template-areas: 'top top' 'board rail' 'dock rail'; font: 15px/1.35 'Noto Sans', system-ui, sans-serif; background: var(--felt); color: var(--ink) }
header { grid-area: top; display: flex; gap: 18px; align-items: center; padding: 0 20px; background: var(--paper); border-bottom: 1px solid var(--line) }
main { grid-area: board; min-height: 0; overflow: auto }
main > .panel { height: 100% }
aside { grid-area: rail; background: var(--paper); border-left: 1px solid var(--line); display: flex; flex-direction: column }
.log { flex: 1; border-top: 1px solid var(--line); padding: 12px }
footer { grid-area: dock; background: var(--paper); border-top: 1px solid var(--line); padding: 8px 16px }
.prompt { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; margin-bottom: 8px }
.pill { background: var(--moss); color: var(--on-moss); border-radius: 99px; padding: 3px 12px }
button { font: inherit; padding: 8px 14px; border-radius: 10px; border: 1px solid var(--line); background: var(--card); color: var(--print) }
@media (max-width: 700px) { body { grid-template: 46px minmax(0, 1fr) auto / minmax(0, 1fr); grid-template-areas: 'top' 'board' 'dock' } aside { display: none } footer { padding: 6px 10px } main > .panel { height: auto } }
";
