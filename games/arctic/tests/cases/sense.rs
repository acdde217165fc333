//! What hardly any player would do is doubtful: each case is a move at which a player would laugh.

use crate::common::{Table, sea};
use arctic::position::Position;
use bots::{Level, Limits, choose};
use engine::{DOUBTFUL, Eyes, Game, Glimpse, Judgement, Seat, Turn};

/// The weight of a choice at first sight.
#[track_caller]
fn weight(table: &Table, choice: &str) -> f32 {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    table.game.actions(&mut actions);
    table.game.priors(&actions, &mut weights);
    assert_eq!(actions.len(), weights.len());
    let index = actions.iter().position(|action| action.to_string() == choice);
    weights[index.unwrap_or_else(|| panic!("{choice} is not among {:?}", table.choices()))]
}

/// The choices that are worth a thought.
fn thinkable(table: &Table) -> Vec<String> {
    table.choices().into_iter().filter(|choice| weight(table, choice) > DOUBTFUL).collect()
}

/// Two players, orca and bear. The bear reaches a cod at e5; others are far from everybody.
fn hunted_cod() -> Position {
    let far = sea_for_two().in_water("cod_1", "e5").in_water("cod_2", "g1").in_water("cod_3", "g2");
    far.in_water("orca", "a1").in_water("bear", "e6")
}

fn sea_for_two() -> Position {
    Position::new(2).hunters("orca bear")
}

#[test]
fn only_cod_that_matter_are_moved() {
    let mut table = Table::of(hunted_cod());
    table.play("activate:cod");
    assert_eq!(thinkable(&table), ["pick:cod_1"]);
    table.play("pick:cod_1");
    // It flees from the bear, best of all to where the orca can get at it.
    assert!(weight(&table, "move:cod_1:f5:water") <= DOUBTFUL);
    assert!(weight(&table, "move:cod_1:e6:water") <= DOUBTFUL);
    assert!(weight(&table, "move:cod_1:c5:water") > DOUBTFUL);
    table.play("move:cod_1:c5:water");
    assert_eq!(thinkable(&table), ["finish"]);
}

#[test]
fn a_cod_is_moved_even_if_none_matters() {
    let mut table = Table::of(sea_for_two().in_water("cod_1", "g1").in_water("orca", "a1").in_water("bear", "c7"));
    table.play("activate:cod");
    assert_eq!(thinkable(&table).len(), 1);
}

#[test]
fn a_shoal_is_swept_out_of_a_rivals_reach_and_six_cod_are_enough() {
    let mut position = sea_for_two().in_water("orca", "a1").in_water("bear", "e4");
    for (index, cell) in ["d3", "d4", "e3", "e5", "f3", "f4", "e4"].into_iter().enumerate() {
        position = position.in_water(&format!("cod_{}", index + 1), cell);
    }
    let mut table = Table::of(position);
    table.play("activate:cod");
    assert_eq!(thinkable(&table).len(), 7);
    table.play("pick:cod_1 move:cod_1:c2:water pick:cod_2 move:cod_2:c6:water pick:cod_3 move:cod_3:e1:water");
    assert_eq!(thinkable(&table).len(), 5);
    table.play("pick:cod_4 move:cod_4:e7:water pick:cod_5 move:cod_5:h1:water");
    assert_eq!(thinkable(&table).len(), 3);
    table.play("pick:cod_6 move:cod_6:h4:water");
    assert_eq!(thinkable(&table), ["finish"]);
}

#[test]
fn a_cod_is_brought_to_the_own_jaws() {
    let mut table = Table::of(sea_for_two().in_water("cod_1", "c5").in_water("orca", "a1").in_water("bear", "g1"));
    table.play("activate:cod pick:cod_1");
    assert!(weight(&table, "move:cod_1:b4:water") > DOUBTFUL);
    assert!(weight(&table, "move:cod_1:d6:water") <= DOUBTFUL);
}

#[test]
fn nobody_goes_home_without_plankton() {
    let table = Table::of(hunted_cod().card_done());
    assert!(weight(&table, "end_turn") <= DOUBTFUL);
    let mut table = Table::of(hunted_cod());
    table.play("activate:orca move:orca:b3:water");
    assert!(weight(&table, "skip") <= DOUBTFUL);
    // At the end it may be better to leave the last of it alone.
    let table = Table::of(hunted_cod().plankton(0, 3).plankton(1, 3).card_done());
    assert!(weight(&table, "end_turn") > DOUBTFUL);
}

#[test]
fn the_last_plankton_is_taken_to_win_and_not_to_lose() {
    for (mine, theirs, taken) in [(5, 3, true), (2, 6, false)] {
        let position = hunted_cod().plankton(0, mine).plankton(1, theirs).card_done();
        let mut table = Table::of(position);
        table.play("activate:orca finish");
        assert_eq!(weight(&table, "activate:cod") > weight(&table, "skip"), taken);
    }
}

#[test]
fn nobody_gives_up_the_own_hunter_for_another() {
    for players in [2, 3] {
        let hunters = if players == 2 { "orca bear" } else { "orca bear seal" };
        let position = || Position::new(players).standard().hunters(hunters).card_done();
        let mut table = Table::of(position());
        assert_eq!([weight(&table, "activate:eskimo"), weight(&table, "activate:cod")], [0.0, 0.0]);
        assert!(weight(&table, "activate:orca") > DOUBTFUL);
        // It may stay where it is: then all is as if it had been left out.
        table.play("activate:orca finish");
        assert!(weight(&table, "activate:cod") > 0.0);
        for rest in ["activate:cod pick:cod_1 move:cod_1:c3:water finish", "activate:eskimo finish"] {
            let [left_out, stayed] = ["", "activate:orca finish"].map(|first| {
                let mut table = Table::of(position());
                table.play(first).play(rest);
                table.written()
            });
            assert_eq!(left_out, stayed, "{players} players, {rest}");
        }
    }
    // With four players it is this one or that one.
    let table = Table::of(Position::new(4).standard().hunters("orca bear eskimo seal").card_done());
    assert!(weight(&table, "activate:cod") > 0.0);
}

#[test]
fn what_ends_and_wins_the_game_is_never_left_out() {
    // The own hunter could be used first, but there is no need.
    let leader = |mine, theirs| Table::of(hunted_cod().plankton(0, mine).plankton(1, theirs).card_done());
    let table = leader(5, 3);
    assert!(weight(&table, "activate:cod") > 0.9, "{}", weight(&table, "activate:cod"));
    let lost = weight(&leader(2, 6), "activate:cod");
    assert!(lost > 0.0 && lost <= DOUBTFUL);
}

#[test]
fn a_neutral_seal_is_left_alone_once_the_other_has_hunted() {
    let position = sea_for_two().in_water("orca", "a1").in_water("bear", "c7").in_water("cod_1", "g1");
    let mut table = Table::of(position.in_water("seal_2", "g1").in_water("seal_1", "g7"));
    table.play("activate:seal attack:seal_2:cod_1");
    assert!(table.choices().len() > 1);
    assert_eq!(thinkable(&table), ["finish"]);
}

/// Two players, bear and Inuit hunter. The neutral orca is two cells away from the bear.
fn neutral_jaws() -> Position {
    let position = Position::new(2).hunters("bear eskimo").in_water("eskimo", "g1");
    position.in_water("bear", "a1").in_water("orca", "c5")
}

#[test]
fn a_neutral_hunter_is_not_left_to_bite_the_own_one() {
    let mut table = Table::of(neutral_jaws().in_water("cod_1", "b2"));
    table.play("activate:orca");
    // After its meal on b2 it would be the next player's turn to use it.
    assert!(weight(&table, "move:orca:d6:water") > 10.0 * weight(&table, "move:orca:b2:water"));
}

#[test]
fn half_a_point_is_not_worth_the_own_hunter() {
    let mut table = Table::of(neutral_jaws().in_water("cod_1", "a1").in_water("cod_2", "g7"));
    table.play("activate:bear attack:bear:cod_1");
    assert!(weight(&table, "activate:orca") > 10.0 * weight(&table, "activate:cod"));
}

#[test]
fn the_own_hunter_does_not_stay_before_a_rivals_jaws() {
    // The other player's orca swims two cells, so the bear is safe on e5.
    let position = sea_for_two().hunters("bear orca").in_water("orca", "e2").in_water("cod_1", "g1");
    let mut table = Table::of(position.in_water("bear", "e4").card_done());
    table.play("activate:bear");
    assert!(weight(&table, "finish") < 0.01 * weight(&table, "move:bear:e5:water"));
}

#[test]
fn the_own_hunter_comes_first_even_if_it_stays_where_it_is() {
    let mut table = Table::of(neutral_jaws().in_water("cod_1", "g7").in_water("cod_2", "g7").card_done());
    assert!(table.choices().contains(&"activate:orca".to_string()));
    assert_eq!([weight(&table, "activate:orca"), weight(&table, "activate:cod")], [0.0; 2]);
    table.play("activate:bear");
    assert!(weight(&table, "finish") > DOUBTFUL);
    table.play("finish");
    // Nothing follows a neutral one: to use it for nothing is to waste it.
    table.play("activate:orca");
    assert!(weight(&table, "finish") <= DOUBTFUL);
}

#[test]
fn four_players_do_the_same() {
    let position = sea().in_water("cod_1", "e5").in_water("cod_2", "i1").in_water("bear", "e6").in_water("orca", "a1");
    let mut table = Table::of(position.card_done());
    assert!(weight(&table, "end_turn") <= DOUBTFUL);
    table.play("activate:cod");
    assert_eq!(thinkable(&table), ["pick:cod_1"]);
}

#[test]
fn between_two_more_cod_around_the_own_hunter_are_better() {
    // One is eaten next in any case; the other is near the orca or near nobody.
    let chance = |cell| {
        let position = sea_for_two().in_water("orca", "a1").in_water("bear", "g1").in_water("cod_1", "b2");
        Table::of(position.in_water("cod_2", cell)).game.outlook()[Seat(0)]
    };
    assert!(chance("b3") > chance("e4") + 0.001, "{} {}", chance("b3"), chance("e4"));
}

/// Lets a bot go on until its turn is over.
fn finish_turn(table: &mut Table, level: &str, seed: u64) {
    let level = Level::from_name(level).unwrap();
    let turn = table.game.active();
    while turn.is_some() && table.game.active() == turn {
        let Turn::Of(seat) = table.game.turn() else { break };
        let thought = choose(level, &Glimpse::new(&table.game, seat), seed, &Limits::default()).unwrap();
        table.play(&thought.action.to_string());
    }
}

#[test]
fn whoever_leads_and_can_end_the_game_ends_it_at_every_level() {
    for (mine, theirs) in [(5, 3), (6, 2), (7, 1)] {
        for level in ["greedy", "easy", "medium", "hard"] {
            for seed in 0..3 {
                let mut table = Table::of(hunted_cod().plankton(0, mine).plankton(1, theirs).card_done());
                finish_turn(&mut table, level, seed);
                assert_eq!(table.game.turn(), Turn::Over, "{level} with {mine} to {theirs}, seed {seed}");
                assert!(table.game.standings(Eyes::Open).winners.contains(Seat(0)));
            }
        }
    }
}

#[test]
fn a_free_cod_is_caught_at_every_level() {
    // Nobody is near: the orca can eat and swim on in peace.
    let sea = || {
        let sea = sea_for_two().in_water("orca", "a1").in_water("cod_1", "b2");
        sea.in_water("bear", "g1").in_water("cod_2", "f1").in_water("cod_3", "g2").card_done()
    };
    for level in ["greedy", "easy", "medium", "hard"] {
        for seed in 0..3 {
            let mut table = Table::of(sea());
            finish_turn(&mut table, level, seed);
            assert_eq!(table.whereabouts("cod_1"), "caught:0", "{level}, seed {seed}");
        }
    }
}

#[test]
fn among_four_half_a_point_is_taken_to_the_end() {
    for (players, hunters, doubted) in [(2, "orca bear", false), (4, "orca bear eskimo seal", true)] {
        // Three plankton are left.
        let mut position = Position::new(players).hunters(hunters).plankton(1, 6).in_water("orca", "a1").card_done();
        for (cod, cell) in [("cod_1", "g1"), ("cod_2", "g2"), ("cod_3", "f1")] {
            position = position.in_water(cod, cell);
        }
        let table = Table::of(position);
        assert_eq!(weight(&table, "end_turn") <= DOUBTFUL, doubted, "among {players}");
    }
}
