//! Setting the table: what is used with how many players, what is secret, and which maps there are.

use crate::position::on;
use engine::{Dice, Entry, Eyes, Game, NoLog, Seat, Turn};
use serde_json::json;
use tundra::{Action, Event, Options, Title, Tundra};

fn full(players: usize, seed: u64) -> Tundra {
    let options = Options { titles: true, personal_goals: true, ..Options::default() };
    Tundra::new(&options, players, &mut Dice::quick(seed), &mut NoLog).unwrap()
}

fn choices(game: &Tundra) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

#[test]
fn components_are_those_for_the_number_of_players() {
    for (players, seed) in (2..=4).flat_map(|players| (0..40).map(move |seed| (players, seed))) {
        let view = full(players, seed).view(Eyes::Open);
        assert_eq!((view.round, view.first, view.goals.len()), (0, None, 0));
        assert!(view.market.iter().all(Option::is_none));
        let up = view.hexes.iter().filter_map(|hex| hex.token);
        let mut tokens: Vec<_> = up.chain(view.tokens_left.iter().copied()).map(|token| token.number()).collect();
        tokens.sort_unstable();
        assert_eq!(tokens, (0..6 * players as u8).collect::<Vec<_>>());
        let mut dealt: Vec<_> = view.seats.iter().flat_map(|seat| seat.dealt.clone().unwrap()).collect();
        dealt.sort_unstable();
        assert_eq!(
            dealt.iter().map(|card| card.number()).collect::<Vec<_>>(),
            (0..4 * players as u8).collect::<Vec<_>>()
        );
        let mut titles: Vec<_> = view.seats.iter().map(|seat| seat.title).collect();
        titles.sort_unstable();
        titles.dedup();
        assert!(titles.len() == players && !titles.contains(&Title::Modest));
        for seat in &view.seats {
            // Standing on the start glades brings nothing.
            assert_eq!((seat.stock, seat.berries, seat.score), ([1, 1, 1], 3, 0));
            assert_eq!(seat.supply, if seat.title == Title::Wise { 8 } else { 7 });
            assert_eq!(seat.idle_workers, if seat.title == Title::Inspiring { 2 } else { 4 });
            let goal = seat.personal.as_ref().unwrap().goal;
            assert!(players > 2 || !goal.to_string().starts_with("pg_major"), "{goal} with 2 players");
        }
    }
}

#[test]
fn boosts_are_chosen_in_four_questions_and_then_the_rest_is_laid_out() {
    for (players, seed) in (2..=4).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let mut game = full(players, seed);
        let mut dice = Dice::quick(seed);
        for seat in 0..players {
            for count in [4, 4, 3, 3] {
                assert_eq!(game.turn(), Turn::Of(Seat(seat as u8)));
                let actions = choices(&game);
                assert_eq!(actions.len(), count);
                game.play(*dice.pick(&actions).unwrap(), &mut dice, &mut NoLog);
            }
        }
        let view = game.view(Eyes::Crowd);
        assert_eq!((view.round, view.market.iter().flatten().count(), view.goals.len()), (1, players + 2, players));
        assert_eq!((usize::from(view.deck), view.discard.len()), (38 - players, 0));
        let of_one_resource = ["cg_brushwood", "cg_stone", "cg_peat"];
        let all_plain = view.goals.iter().all(|goal| !of_one_resource.contains(&goal.goal.to_string().as_str()));
        assert!(players > 2 || all_plain);
        for seat in &view.seats {
            assert_eq!(seat.boards.iter().filter(|board| board.starting.is_some()).count(), 2);
        }
    }
}

#[test]
fn a_choice_of_boosts_stays_secret_until_all_have_chosen() {
    let mut game = Tundra::new(&Options::default(), 3, &mut Dice::quick(5), &mut NoLog).unwrap();
    let mut told: Vec<Entry<Event>> = Vec::new();
    for turn in 0..8 {
        let eyes = Eyes::Of(Seat(2));
        let view = game.view(eyes);
        assert_eq!(view.question, None);
        for seat in &view.seats[..2] {
            assert!(seat.dealt.is_none() && seat.boards.iter().all(|board| board.starting.is_none()), "{turn}");
        }
        let actions = choices(&game);
        game.play(actions[turn % 3], &mut Dice::quick(7), &mut told);
        let seen: Vec<_> = told.iter().filter_map(|entry| entry.seen_by(eyes)).collect();
        assert!(seen.iter().all(|event| matches!(event, Event::HasChosen { .. })), "{seen:?}");
    }
    assert_eq!((told.len(), game.turn()), (2, Turn::Of(Seat(2))));
}

#[test]
fn every_map_is_called_by_its_name_and_fits_one_number_of_players() {
    let maps = [
        ("l2_std", 2),
        ("l3_std", 3),
        ("l3_alt_lake", 3),
        ("l3_alt_heart", 3),
        ("l3_alt_valleys", 3),
        ("l4_std", 4),
        ("l4_alt_lake", 4),
        ("l4_alt_inner", 4),
    ];
    for (map, players) in maps {
        let options: Options = serde_json::from_value(json!({"layout": map})).unwrap();
        for seats in 2..=4 {
            match Tundra::new(&options, seats, &mut Dice::quick(1), &mut NoLog) {
                Ok(game) => assert_eq!((game.view(Eyes::Crowd).layout.to_string().as_str(), seats), (map, players)),
                Err(_) => assert_ne!(seats, players, "{map}"),
            }
        }
    }
    for players in 2..=4 {
        let options: Options = serde_json::from_value(json!({"layout": "random"})).unwrap();
        let drawn: std::collections::BTreeSet<String> = (0..100)
            .map(|seed| Tundra::new(&options, players, &mut Dice::quick(seed), &mut NoLog).unwrap())
            .map(|game| game.view(Eyes::Crowd).layout.to_string())
            .collect();
        let fitting = maps.iter().filter(|(_, seats)| *seats == players).map(|(map, _)| map.to_string()).collect();
        assert_eq!(drawn, fitting);
    }
}

#[test]
fn nobody_walks_into_a_lake() {
    let steps = on("l3_alt_lake").glade("d2", "g10").workers(0, &["d2"]).dice(0, &[1, 2]).table();
    let steps = steps.plays("use:1:movement");
    assert_eq!(steps.choices_of("move:"), ["c1", "c2", "d1", "e1", "e2"].map(|hex| format!("move:w1:{hex}")));
}
