//! What hardly anybody thinks about: choices at first sight, and what stores promise. Given a position, a pointless choice has
//! next to no weight, and what is better at first sight weighs more.

use crate::position::{Position, Table, on};
use engine::{DOUBTFUL, Game, Judgement, Seat, Terms};

/// The weight of a choice at first sight.
#[track_caller]
fn weight(table: &Table, choice: &str) -> f32 {
    let mut actions = Vec::new();
    let mut weights = Vec::new();
    table.game.actions(&mut actions);
    table.game.priors(&actions, &mut weights);
    let index = actions.iter().position(|action| action.to_string() == choice);
    weights[index.unwrap_or_else(|| panic!("{choice} is not among {:?}", table.choices()))]
}

/// Two workers of seat 0 between peat and a settlement, with a die for a single step.
fn walkers() -> Position {
    on("l2_std")
        .glade("b1", "g10")
        .glade("c2", "g07")
        .glade("a2", "g04")
        .workers(0, &["b1", "c2"])
        .workers(1, &["a4"])
        .glade("a4", "g01")
        .dice(0, &[1, 3])
        .dice(1, &[1])
}

#[test]
fn no_step_to_a_settlement_for_nothing() {
    let table = walkers().table().plays("use:1:movement");
    assert!(weight(&table, "move:w2:s0") <= DOUBTFUL);
    assert!(weight(&table, "move:w1:c2") > DOUBTFUL);
    // Somebody who is to have figures on different kinds of land may have a reason.
    let table = walkers().personal(0, "pg_types").table().plays("use:1:movement");
    assert!(weight(&table, "move:w2:s0") > DOUBTFUL);
}

#[test]
fn a_worker_beside_its_own_tower_does_not_stand_still() {
    let table = walkers().tower(0, "c2").table().plays("use:1:movement");
    assert!(weight(&table, "done") <= DOUBTFUL);
    // But a good site for a tower may be kept, and so may glades that a goal counts.
    let table = walkers().workers(0, &["b1"]).table().plays("use:1:movement");
    assert!(weight(&table, "done") > DOUBTFUL);
    let counted = || walkers().glade("b2", "g08").workers(0, &["c2"]).goals(&["cg_peat"]);
    assert!(weight(&counted().table().plays("use:1:movement"), "done") > DOUBTFUL);
}

#[test]
fn no_die_goes_where_it_does_nothing() {
    let table = on("l2_std").dice(0, &[6, 1]).dice(1, &[6]).table();
    for idle in ["use:6:architecture", "use:6:movement", "use:6:gathering", "use:1:architecture"] {
        assert!(weight(&table, idle) <= DOUBTFUL, "{idle}");
    }
    assert!(weight(&table, "use:6:trade") > DOUBTFUL && weight(&table, "use:1:trade") > DOUBTFUL);
}

#[test]
fn a_goal_without_points_is_worth_a_die_only_against_somebody() {
    let position = || on("l2_std").goals(&["cg_berries"]).dice(0, &[1, 3]).dice(1, &[1]);
    assert!(weight(&position().table(), "goal:1:cg_berries") <= DOUBTFUL);
    assert!(weight(&position().stores(1, [0, 0, 0, 15]).table(), "goal:1:cg_berries") > DOUBTFUL);
}

#[test]
fn a_goal_that_another_could_take_is_more_urgent() {
    let position = || on("l2_std").goals(&["cg_upgrades"]).dice(0, &[6, 1]).dice(1, &[6]);
    let mine = |position: Position| position.upgraded(0, "gathering").upgraded(0, "trade");
    let share = |table: Table| weight(&table, "goal:6:cg_upgrades") / weight(&table, "use:6:gathering");
    let alone = share(mine(position()).table());
    let raced = share(mine(position()).upgraded(1, "trade").upgraded(1, "movement").table());
    assert!(raced > alone, "{raced} {alone}");
}

#[test]
fn berries_are_not_spent_on_a_die_that_is_no_better() {
    // 1 and 2 hire alike, and both fit; the goal has nothing to pay.
    let position = || on("l2_std").dice(0, &[1]).dice(1, &[1]).stores(0, [2, 0, 0, 9]).goals(&["cg_towers"]);
    assert!(weight(&position().table(), "inc:1") <= DOUBTFUL);
    let towers = position().glade("b1", "g01").glade("c2", "g04").tower(0, "b1").tower(0, "c2");
    assert!(weight(&towers.table(), "inc:1") > DOUBTFUL);
}

#[test]
fn berries_that_a_goal_pays_for_are_not_spent_before_it() {
    let position = || on("l2_std").goals(&["cg_berries"]).dice(0, &[3, 6]).dice(1, &[6]).advisors(0, &["ad10"]);
    let full = || position().stores(0, [0, 0, 0, 20]);
    for spent in ["buy", "reroll:6", "dec:6", "inc:3", "advisor:ad10"] {
        assert!(weight(&full().table(), spent) <= DOUBTFUL, "{spent}");
    }
    assert!(weight(&full().table(), "goal:3:cg_berries") > DOUBTFUL);
    // Afterwards, without a die for it, or if the goal pays as much as before, they may be.
    let taken = full().table().plays("goal:3:cg_berries").plays("end_turn").plays("use:6:trade");
    assert!(weight(&taken, "buy") > DOUBTFUL);
    assert!(weight(&full().dice(0, &[6]).table(), "buy") > DOUBTFUL);
    assert!(weight(&position().stores(0, [0, 0, 0, 9]).table(), "buy") > DOUBTFUL);
}

#[test]
fn nobody_pays_more_for_a_die_than_an_advisor_asks() {
    let position = || on("l2_std").dice(0, &[3]).dice(1, &[6]).stores(0, [0, 0, 0, 12]).advisors(0, &["ad15"]);
    assert!(weight(&position().table(), "buy") <= DOUBTFUL);
    assert!(weight(&position().table(), "advisor:ad15") > DOUBTFUL);
    assert!(weight(&position().rotated(0, &["ad15"]).table(), "buy") > DOUBTFUL);
}

#[test]
fn a_die_may_be_changed_by_more_than_one() {
    // Pairs are paid for with 2; on the way there, 3 is no better than 4.
    let position = |berries: u8| {
        let towers = ["b1", "c2", "a1", "a2"].iter().zip(["g01", "g04", "g07", "g10"]);
        let position =
            towers.fold(on("l2_std").round(4), |position, (hex, token)| position.glade(hex, token).tower(0, hex));
        let position = ["architecture", "movement", "gathering", "trade"]
            .iter()
            .fold(position, |position, board| position.upgraded(0, board));
        position.stores(0, [10, 10, 10, berries]).used(0, "trade", &[3]).dice(0, &[4]).dice(1, &[4]).table()
    };
    assert!(weight(&position(4), "dec:4") > weight(&position(4), "inc:4"));
    assert!(weight(&position(3), "dec:4") <= DOUBTFUL);
}

#[test]
fn in_the_last_round_no_die_goes_for_next_to_nothing_where_it_could_score() {
    let position = || on("l2_std").dice(0, &[2]).dice(1, &[2]).stores(0, [9, 9, 9, 19]).starting(0, "movement", "sb05");
    let position = || position().boost(0, "gathering", "bo17");
    assert!(weight(&position().round(4).table(), "use:2:movement") <= DOUBTFUL);
    assert!(weight(&position().round(4).table(), "use:2:gathering") > DOUBTFUL);
    assert!(weight(&position().round(1).table(), "use:2:movement") > DOUBTFUL);
}

#[test]
fn an_advisor_is_not_asked_in_vain() {
    let position = || on("l2_std").glade("b1", "g10").workers(0, &["b1"]).stores(0, [2, 2, 0, 0]).dice(0, &[5, 1]);
    for advisor in ["ad13", "ad14"] {
        let table = position().dice(1, &[5]).advisors(0, &[advisor]).table().plays(&format!("advisor:{advisor}"));
        assert!(weight(&table, "done") <= DOUBTFUL, "{advisor}");
    }
    // A die may well be used without all that it could do.
    let table = position().dice(1, &[5]).table();
    assert!(weight(&table.plays("use:5:architecture"), "done") > DOUBTFUL);
    let berry = position().stores(0, [2, 2, 0, 1]).dice(1, &[5]).table().plays("use:1:architecture");
    assert!(weight(&berry, "done") > DOUBTFUL);
}

#[test]
fn advisors_who_have_done_their_work_go_first() {
    let position = || {
        let position = on("l2_std").market(&["ad11", "bo02"]).dice(0, &[4]).dice(1, &[4]);
        position.advisors(0, &["ad02", "ad14", "ad18"]).rotated(0, &["ad18"])
    };
    let dismissal = |position: Position| position.table().plays("use:4:trade").plays("card:ad11");
    let last = dismissal(position().round(4));
    assert_eq!([weight(&last, "dismiss:ad02"), weight(&last, "dismiss:ad14")], [0.0; 2]);
    assert!(weight(&last, "dismiss:ad18") > DOUBTFUL);
    let towers = [("b1", "g01"), ("c2", "g04"), ("a1", "g07"), ("a2", "g10")];
    let built =
        towers.iter().fold(position().round(2), |position, (hex, token)| position.glade(hex, token).tower(0, hex));
    let built = dismissal(built);
    assert_eq!([weight(&built, "dismiss:ad02"), weight(&built, "dismiss:ad18")], [0.0; 2]);
    assert!(weight(&built, "dismiss:ad14") > DOUBTFUL);
}

#[test]
fn a_modest_builder_does_not_build_for_a_point() {
    let position =
        || on("l2_std").round(4).glade("b1", "g10").workers(0, &["b1"]).stores(0, [2, 0, 0, 0]).dice(1, &[5]);
    let share = |position: Position| {
        let table = position.dice(0, &[5]).table().plays("use:5:architecture");
        weight(&table, "build:b1") / weight(&table, "done")
    };
    assert!(share(position()) > 1.0);
    assert!(share(position().personal(0, "pg_idle_towers")) < 0.1);
    // Nor is the help of a builder a gift to them.
    let moose = |position: Position| weight(&position.advisors(0, &["ad14"]).after_die_of(0).table(), "end_turn");
    assert!(moose(position()) <= DOUBTFUL);
    assert!(moose(position().personal(0, "pg_idle_towers")) > DOUBTFUL);
}

#[test]
fn gifts_are_taken_before_the_turn_ends() {
    let position = || on("l2_std").dice(0, &[2]).dice(1, &[2]).advisors(0, &["ad18"]).after_die_of(0);
    assert!(weight(&position().table(), "end_turn") <= DOUBTFUL);
    // What does not fit can wait.
    let full = || position().advisors(0, &["ad02"]).stores(0, [0, 0, 0, 18]);
    assert!(weight(&full().table(), "end_turn") > DOUBTFUL);
    // With the last die used, a trade for points is not left lying either.
    let last = on("l2_std").dice(1, &[2]).advisors(0, &["ad11"]).stores(0, [4, 4, 4, 0]).round(4).after_die_of(0);
    assert!(weight(&last.table(), "end_turn") <= DOUBTFUL);
}

#[test]
fn dice_for_a_later_turn_are_not_turned_yet() {
    let table = on("l2_std").dice(0, &[2, 3]).dice(1, &[2]).advisors(0, &["ad06"]).after_die_of(0).table();
    assert!(weight(&table, "advisor:ad06") <= DOUBTFUL);
    // To turn or roll one by berries can wait for the same price: it is never better now.
    let table = on("l2_std").dice(0, &[2, 3]).dice(1, &[2]).stores(0, [0, 0, 0, 12]).after_die_of(0).table();
    for early in ["inc:2", "dec:3", "reroll:2"] {
        assert_eq!(weight(&table, early), 0.0, "{early}");
    }
    assert!(weight(&table, "buy") > 0.0, "a die that is bought falls by luck: that may be worth knowing");
}

#[test]
fn nobody_leaves_a_free_resource_lying() {
    // Whatever is received can only help, if only to break a tie.
    let table = walkers().table().plays("use:1:gathering");
    assert!(table.offers("done") && weight(&table, "done") == 0.0);
    // Where the game may end, nothing is left out of all thought.
    let table = walkers().round(4).dice(0, &[1]).dice(1, &[]).table().plays("use:1:gathering");
    assert!(weight(&table, "done") > 0.0);
}

#[test]
fn the_resource_of_a_title_is_taken_in_the_last_round_too() {
    // Nobody has dice at the start of a round, but the game does not end there.
    for round in [2, 3] {
        let table = on("l2_std").round(round).after_die_of(0).table().plays("end_turn");
        assert!(table.offers("take:stone") && table.offers("skip"), "{:?}", table.choices());
        assert_eq!(weight(&table, "skip"), 0.0, "at the start of round {}", round + 1);
    }
}

#[test]
fn nobody_forgoes_what_boosts_simply_give() {
    let acting = |boosts: [&str; 2]| {
        let position = on("l2_std").starting(0, "trade", boosts[0]).boost(0, "trade", boosts[1]).dice(1, &[6]);
        move |round: u8| position.round(round).dice(0, &[6])
    };
    // Two berries, and a brushwood and a stone.
    let table = acting(["sb02", "bo19"])(1).table().plays("use:6:trade");
    assert_eq!(weight(&table, "act:stop"), 0.0);
    let full = acting(["sb02", "bo19"])(1).stores(0, [10, 10, 0, 20]).table().plays("use:6:trade");
    assert!(weight(&full, "act:stop") > 0.0, "there is no room for any of it");
    // Steps and trades may be forgone, though hardly anybody does.
    let table = acting(["sb11", "bo11"])(1).stores(0, [0, 0, 0, 9]).table().plays("use:6:trade");
    assert!(weight(&table, "act:stop") > 0.0 && weight(&table, "act:stop") <= DOUBTFUL);
    // Where the game may end, nothing is left out of all thought.
    let last = acting(["sb02", "bo19"])(4).dice(1, &[]).table().plays("use:6:trade");
    assert!(weight(&last, "act:stop") > 0.0);
}

#[test]
fn a_card_with_a_free_place_is_taken() {
    let table = on("l2_std").market(&["ad02", "bo02"]).dice(0, &[4]).dice(1, &[4]).table().plays("use:4:trade");
    assert!(weight(&table, "skip") <= DOUBTFUL);
}

#[test]
fn nobody_wants_upgrades_with_all_boards_upgraded() {
    let position = || on("l2_std").market(&["bo16", "bo05"]).dice(0, &[4]).dice(1, &[4]);
    let share = |table: Table| {
        let table = table.plays("use:4:trade");
        let table = if table.offers("keep") { table.plays("keep") } else { table };
        weight(&table, "card:bo16") / weight(&table, "card:bo05")
    };
    let four = ["architecture", "movement", "gathering", "trade"];
    let all = four.iter().fold(position(), |position, board| position.upgraded(0, board));
    assert!(share(all.table()) < share(position().table()) / 2.0);
}

#[test]
fn hoards_promise_little_once_nothing_asks_for_them() {
    let four = ["architecture", "movement", "gathering", "trade"];
    let position = |resources: u8| {
        let position = on("l2_std").round(4).dice(0, &[3]).dice(1, &[3]).points(0, 30).points(1, 30);
        let position = [0, 1].into_iter().fold(position, |position, seat| {
            four.iter().fold(position.workers(seat, &["a1"]), |position, board| position.upgraded(seat, board))
        });
        position.stores(0, [resources; 4]).glade("a1", "g10").table().game.outlook()[Seat(0)]
    };
    let [few, many] = [2, 8].map(position);
    assert!(many - few < 0.12, "{few} {many}");
}

/// What a term of the outlook promises each of two players.
fn promised(position: Position, term: &str) -> [f32; 2] {
    let mut terms = Terms::default();
    position.table().game.expect(&mut terms);
    [0, 1].map(|seat| terms.of(Seat(seat), term))
}

#[test]
fn whoever_comes_first_has_the_better_claim_to_a_goal() {
    let position = on("l2_std").goals(&["cg_upgrades"]).round(4).dice(0, &[6, 1]).dice(1, &[6, 1]);
    let both = [0, 1].into_iter().fold(position, |all, seat| all.upgraded(seat, "trade").upgraded(seat, "gathering"));
    let [first, second] = promised(both, "term-goals");
    assert!(first > second && second > 0.0, "{first} {second}");
}

#[test]
fn boosts_like_boards_that_act_often() {
    let cards = |position: Position| promised(position.dice(0, &[6, 1]).dice(1, &[6, 1]), "term-cards");
    let [trade, gathering] = cards(on("l2_std").boost(0, "trade", "bo17").boost(1, "gathering", "bo17"));
    assert!(trade > 2.0 * gathering, "{trade} {gathering}");
    let under = |seat: usize| move |position: Position| position.boost(seat, "movement", "bo17");
    let [better, worse] = cards(under(1)(under(0)(on("l2_std"))).upgraded(0, "movement"));
    assert!(better > worse, "{better} {worse}");
    // Two under one board are worth less than one under each of two like ones.
    let alone = |card: &str| cards(on("l2_std").boost(0, "movement", card))[0];
    let together = cards(under(0)(on("l2_std")).starting(0, "movement", "sb05"))[0];
    let starting = cards(on("l2_std").starting(0, "movement", "sb05"))[0];
    assert!(together < alone("bo17") + starting, "{together}");
}
