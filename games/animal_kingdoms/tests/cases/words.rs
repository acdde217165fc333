//! Everything can be said in all three languages: every event, choice, prompt and board of random games, and every section
//! named by a choice exists on the rules page.
use animal_kingdoms::{AnimalKingdoms, Event, Level, Options};
use engine::words::{COMMON, Words};
use engine::{Dice, Entry, Eyes, Game, Judgement, Lang, Turn, Voice};

fn words() -> Words {
    Words::new(&[COMMON, AnimalKingdoms::WORDS]).unwrap()
}

fn kinds() -> Vec<(usize, Options)> {
    let mut kinds: Vec<_> = (2..=5).map(|players| (players, Options::default())).collect();
    kinds.push((3, Options { peace_treaty: true, ..Options::default() }));
    for solo_level in [Level::Easy, Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard] {
        kinds.push((1, Options { solo_level, ..Options::default() }));
    }
    kinds
}

#[test]
fn everything_can_be_said() {
    let words = words();
    let names: Vec<String> = ["Anna", "Borya", "Valera", "Galya", "Danylo"].map(String::from).to_vec();
    let mut actions = Vec::new();
    let mut weights = Vec::new();
    let mut plies = 0;
    for (players, options) in kinds() {
        for seed in 0..3 {
            let mut dice = Dice::quick(seed);
            let mut log: Vec<Entry<Event>> = Vec::new();
            let mut game = AnimalKingdoms::new(&options, players, &mut dice, &mut log).unwrap();
            loop {
                game.actions(&mut actions);
                game.priors(&actions, &mut weights);
                assert_eq!(weights.len(), actions.len());
                assert!(weights.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{weights:?}");
                plies += 1;
                let watchers = Eyes::everyone(players).chain([Eyes::Open]);
                // Every kind of question is asked often: every fifth is enough.
                for eyes in watchers.filter(|_| plies % 5 == 0 || game.turn() == Turn::Over) {
                    let view = game.view(eyes);
                    for lang in Lang::ALL {
                        let say = words.say(lang, &names);
                        say.try_text(&AnimalKingdoms::prompt(&view)).unwrap();
                        let board = AnimalKingdoms::board(&view, &say);
                        assert!(!board.contains('⟦'), "{board}");
                        for row in AnimalKingdoms::breakdown(&view) {
                            say.try_text(&row.source).unwrap();
                        }
                        if game.turn().seat().is_some_and(|seat| eyes.own(seat)) {
                            for action in &actions {
                                say.try_text(&AnimalKingdoms::label(&view, action)).unwrap();
                                let rule = AnimalKingdoms::rule(&view, action);
                                assert!(AnimalKingdoms::RULES_PAGE.contains(&format!("\n### {rule} ")), "{rule}");
                            }
                        }
                    }
                }
                if game.turn() == Turn::Over {
                    break;
                }
                let action =
                    if dice.below(4) == 0 { *dice.pick(&actions).unwrap() } else { heaviest(&actions, &weights) };
                game.play(action, &mut dice, &mut log);
            }
            for entry in &log {
                for eyes in [Eyes::Open, Eyes::Crowd] {
                    let Some(event) = entry.seen_by(eyes) else { continue };
                    for lang in Lang::ALL {
                        words.say(lang, &names).try_text(&AnimalKingdoms::sentence(event)).unwrap();
                    }
                }
            }
            // Points come from where the breakdown says.
            let view = game.view(Eyes::Crowd);
            let rows = AnimalKingdoms::breakdown(&view);
            for (seat, score) in game.standings(Eyes::Crowd).scores.iter() {
                assert_eq!(rows.iter().map(|row| row.points[seat]).sum::<i32>(), *score);
            }
        }
    }
}

/// Events too rare for random games.
#[test]
fn rare_events_can_be_said() {
    use animal_kingdoms::{Card, Kingdom, SoloOutcome, Who, Whos};
    let words = words();
    let kingdom = Kingdom::GREENWILD;
    let card: Card = "okapi_8".parse().unwrap();
    let both: Whos = [Who::Player(engine::Seat(0)), Who::Player(engine::Seat(2))].into_iter().collect();
    let one: Whos = [Who::Player(engine::Seat(1))].into_iter().collect();
    let against = [card].into_iter().collect();
    for event in [
        Event::Reshuffles { cards: 21 },
        Event::FightOn { kingdom, contenders: both, one_beat_eight: true },
        Event::SharesBattle { kingdom, winners: both },
        Event::SoloRound { kingdom, card, against, outcome: SoloOutcome::Shared },
        Event::SoloForfeit { kingdom },
        Event::GameOver { winners: one, by_capital: true },
    ] {
        for lang in Lang::ALL {
            words.say(lang, &[]).try_text(&AnimalKingdoms::sentence(&event)).unwrap();
        }
    }
}

fn heaviest<A: Copy>(actions: &[A], weights: &[f32]) -> A {
    let best = (0..actions.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).unwrap();
    actions[best]
}

#[test]
fn the_knobs_have_words() {
    use engine::KnobKind;
    let words = words();
    let mut wanted = vec!["name".to_string(), "tagline".to_string()];
    for knob in AnimalKingdoms::KNOBS {
        let id = format!("option-{}", knob.id.replace('_', "-"));
        wanted.push(format!("{id}-help"));
        if let KnobKind::OneOf(values) = knob.kind {
            wanted.extend(values.iter().map(|value| format!("{id}-{}", value.replace('_', "-"))));
        }
        wanted.push(id);
    }
    for id in wanted {
        assert!(words.has(&id), "{id}");
    }
}

/// A log line does not say whether a withdrawal was forced, and hides what only its owner may know.
#[test]
fn sentences_read_naturally() {
    let words = words();
    let names: Vec<String> = ["Оля".to_string(), "Petro".to_string()].to_vec();
    let card = "wolf_3".parse().unwrap();
    let kingdom = animal_kingdoms::Kingdom::FROSTPEAK;
    let space = "frostpeak_t1".parse().unwrap();
    let who = animal_kingdoms::Who::Player(engine::Seat(0));
    let event = Event::Claims { who, card, kingdom, space, partner: None };
    let said = |lang| words.say(lang, &names).text(&AnimalKingdoms::sentence(&event));
    assert_eq!(said(Lang::En), "Оля plays wolf 3 and claims a territory in Frostpeak.");
    assert_eq!(said(Lang::Ru), "Оля играет волка 3 и захватывает территорию на Ледяном пике.");
    assert_eq!(said(Lang::Uk), "Оля грає вовка 3 і захоплює територію на Крижаному піку.");
}
