//! What is said and shown: the text board, prompts of prices, and what can be taken back.

use crate::position::{Position, Table, on};
use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Key, Lang, Match, NoLog, Seat, Turn, Voice};
use tundra::{Event, Options, Tundra};

fn words() -> Words {
    Words::new(&[COMMON, Tundra::WORDS]).unwrap()
}

/// The text board as this seat reads it, its lines joined.
fn read(game: &Tundra, seat: u8, lang: Lang) -> String {
    let text = Tundra::board(&game.view(Eyes::Of(Seat(seat))), &words().say(lang, &[]));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_text_board_says_what_goals_count_and_titles_give() {
    let table = on("l2_std")
        .title(0, "thrifty")
        .goals(&["cg_resources"])
        .personal(0, "pg_idle_towers")
        .stores(0, [1, 2, 3, 4])
        .deck_of(38)
        .dice(0, &[1, 6])
        .table();
    let said = [
        (
            Lang::En,
            [
                "all your brushwood, stone and peat (6/12/18 = 2/4/6 VP; dice 1 4 6): 6, 0",
                "towers in your supply",
                "a card from the market; up to 4 advisors",
                "unused dice: 1 6; in supply: dice 5, workers 6, towers 4",
                "Discard pile: Winter Stores",
            ],
        ),
        (
            Lang::Ru,
            [
                "все ваши хворост, камень и торф",
                "башни в вашем запасе",
                "карта с рынка; до 4 советников",
                "в запасе: кубиков 5, рабочих 6, башен 4",
                "Сброс: Зимние припасы",
            ],
        ),
        (
            Lang::Uk,
            [
                "усі ваші хмиз, камінь і торф",
                "вежі у вашому запасі",
                "карта з ринку; до 4 радників",
                "у запасі: кубиків 5, робітників 6, веж 4",
                "Скид: Зимові припаси",
            ],
        ),
    ];
    for (lang, parts) in said {
        let board = read(&table.game, 0, lang);
        parts.iter().for_each(|part| assert!(board.contains(part), "{part}: {board}"));
        // The goal is its owner's business.
        assert!(!read(&table.game, 1, lang).contains(parts[1]));
    }
}

#[test]
fn who_has_chosen_has_nothing_left_to_choose() {
    let mut game = Tundra::new(&Options::default(), 2, &mut Dice::quick(3), &mut NoLog).unwrap();
    let offer = "Starting boosts to choose from";
    assert!(read(&game, 0, Lang::En).contains(offer));
    for _ in 0..4 {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        game.play(actions[0], &mut Dice::quick(3), &mut NoLog);
    }
    assert!(!read(&game, 0, Lang::En).contains(offer) && read(&game, 1, Lang::En).contains(offer));
    assert!(read(&game, 0, Lang::En).contains("still choosing starting boosts"));
}

#[test]
fn a_price_is_asked_in_one_sentence() {
    let asks = |position: Position, choices: &[&str]| {
        let table = choices.iter().fold(position.table(), |table, choice| table.plays(choice));
        Lang::ALL.map(|lang| words().say(lang, &[]).text(&Tundra::prompt(&table.game.view(Eyes::Of(Seat(0))))))
    };
    let feast = on("l2_std").boost(0, "movement", "bo11").stores(0, [0, 0, 0, 3]).dice(0, &[6, 6]);
    let said = asks(feast, &["use:6:movement", "act:board"]);
    assert_eq!(said[0], "“Feast Table”: do you want 2 VP for 3 berries?");
    assert_eq!(said[1], "Карта «Пиршественный стол»: получить 2 ПО за 3 ягоды?");
    assert_eq!(said[2], "Карта «Бенкетний стіл»: отримати 2 ПО за 3 ягоди?");
    let broker = on("l2_std").advisors(0, &["ad08"]).stores(0, [1, 1, 0, 0]).dice(0, &[6, 6]);
    let said = asks(broker, &["advisor:ad08"]);
    assert_eq!(said[0], "“Fox Broker”: what do you pay for 2 resources of any kind?");
    assert_eq!(said[1], "Карта «Лиса-посредница»: чем заплатить за 2 любых ресурса?");
    assert_eq!(said[2], "Карта «Лисиця-посередниця»: чим заплатити за 2 будь-які ресурси?");
}

#[test]
fn exactly_what_chance_or_secrets_have_decided_cannot_be_taken_back() {
    let options = Options { titles: true, personal_goals: true, ..Options::default() };
    for seed in 0..15 {
        let mut dice = Dice::quick(seed);
        let mut table = Match::<Tundra>::new(options, 2 + seed as usize % 3, Key::from_seed(seed)).unwrap();
        while let Turn::Of(seat) = table.state().turn() {
            let mut actions = Vec::new();
            table.state().actions(&mut actions);
            table.play(seat, *dice.pick(&actions).unwrap()).unwrap();
        }
        for (index, made) in table.moves().iter().enumerate() {
            let told = table.log().iter().filter(|line| line.ply == index + 1);
            let decided = told.filter_map(|line| line.entry.seen_by(Eyes::Open)).any(|event| {
                matches!(
                    event,
                    Event::TurnsUp { .. }
                        | Event::LaysMarket { .. }
                        | Event::Rolls { .. }
                        | Event::Rerolls { .. }
                        | Event::Buys { .. }
                        | Event::ShowsGoal { .. }
                )
            });
            assert_eq!(made.settled, decided, "seed {seed}, move {index}: {}", made.action);
        }
    }
}

#[test]
fn personal_goals_stand_on_the_score_sheet_only_where_they_are_dealt() {
    let sources = |table: &Table| Tundra::breakdown(&table.game.view(Eyes::Crowd)).len();
    let plain = on("l2_std").goals(&["cg_resources"]).table();
    let dealt =
        on("l2_std").goals(&["cg_resources"]).personal(0, "pg_idle_towers").personal(1, "pg_idle_towers").table();
    assert_eq!(sources(&plain) + 1, sources(&dealt));
}

#[test]
fn ways_are_told_by_winds_and_arrows_and_never_by_ids() {
    let table = on("l2_std").glade("b1", "g10").glade("c2", "g11").workers(0, &["b1", "c2"]).dice(0, &[6, 6]).table();
    let table = table.plays("use:6:movement");
    let view = table.game.view(Eyes::Of(Seat(0)));
    let moves = table.choices_of("move:");
    assert!(moves.len() > 2, "{moves:?}");
    for lang in Lang::ALL {
        let said = |choice: &String| words().say(lang, &[]).text(&Tundra::label(&view, &choice.parse().unwrap()));
        let labels: Vec<String> = moves.iter().map(said).collect();
        for (choice, label) in moves.iter().zip(&labels) {
            let to = choice.rsplit(':').next().unwrap();
            assert!(label.chars().any(|letter| "↗→↘↙←↖".contains(letter)) && !label.contains(to), "{choice}: {label}");
        }
        let distinct: std::collections::HashSet<_> = labels.iter().collect();
        assert_eq!(distinct.len(), labels.len(), "{labels:?}");
    }
}
