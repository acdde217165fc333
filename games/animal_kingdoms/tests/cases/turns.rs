//! Claiming, rallying, withdrawing: cases 14 to 20, 35 and 45 of the rules page, and the rulings about turns.

use crate::common::*;
use animal_kingdoms::{Event, Question, Who};
use engine::{Eyes, Game, Seat};

const SEAT_0: Who = Who::Player(Seat(0));

#[test]
fn case_14_the_capital_comes_last() {
    let here = position(2).decree("frostpeak", "all_types_differ").hand(0, "wolf_1 wolf_2 wolf_3 wolf_4");
    let mut table = Table::turn(here.clone().column("frostpeak", "bee_1 owl_2"));
    assert!(!table.kingdom("frostpeak").capital_open);
    table.play("claim card:wolf_1 kingdom:frostpeak");
    assert_eq!(table.owner("frostpeak_t3"), Some(SEAT_0));
    assert_eq!(table.owner("frostpeak_capital"), None);

    let mut table = Table::turn(here.column("frostpeak", "bee_1 owl_2 frog_3"));
    assert!(table.kingdom("frostpeak").capital_open);
    table.play("claim card:wolf_1 kingdom:frostpeak");
    assert_eq!(table.owner("frostpeak_capital"), Some(SEAT_0));
}

#[test]
fn case_15_a_capital_is_the_way_out() {
    let here = position(3).decree("frostpeak", "all_types_differ").column("frostpeak", "bee_1 owl_2 frog_3");
    let mut table = Table::turn(here.hand(0, "wolf_1 wolf_2 wolf_3 wolf_4"));
    assert_eq!(table.choices(), ["claim", "rally", "withdraw"]);
    table.play("claim card:wolf_1 kingdom:frostpeak");
    let mine = table.house(0);
    assert_eq!((mine.hand_size, mine.withdrawn, mine.retreats), (4, Some(0), 1));
    assert_eq!(table.view().retreats_left, 2);
    assert!(!table.view().rally_open);
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.choices(), ["claim", "withdraw"]);
}

#[test]
fn case_16_only_the_first_takes_a_token() {
    let here = position(3).decree("frostpeak", "all_types_differ").column("frostpeak", "bee_1 owl_2 frog_3");
    let mut table = Table::turn(here.hand(0, "wolf_1 wolf_2 wolf_3 wolf_4").withdrawn(&[2]));
    table.play("claim card:wolf_1 kingdom:frostpeak");
    let mine = table.house(0);
    assert_eq!((mine.withdrawn, mine.retreats), (Some(1), 0));
    assert_eq!(table.asked(), Some(1));
}

/// Every kingdom asks for something that this hand does not have.
fn stuck(position: animal_kingdoms::position::Position) -> animal_kingdoms::position::Position {
    let here = position.decree("frostpeak", "ranks_low").decree("sunsteppe", "ranks_mid");
    let here =
        here.decree("mistmarsh", "wolf_frog").decree("tidehollow", "lizard_tiger").decree("greenwild", "even_only");
    here.hand(0, "owl_7 bee_7 okapi_7 red_panda_7")
}

#[test]
fn case_17_a_forced_withdrawal_is_asked_for() {
    let mut table = Table::turn(stuck(position(3)).withdrawn(&[2]));
    assert_eq!((table.asked(), table.choices()), (Some(0), vec!["withdraw".to_string()]));
    table.play("withdraw");
    let forced = table.heard(Eyes::Crowd);

    let mut free = Table::turn(position(3).withdrawn(&[2]));
    assert!(free.choices().len() > 1);
    free.play("withdraw");
    assert_eq!(free.heard(Eyes::Crowd), forced);

    // Alone at the table there is nobody to hide it from, and nobody is asked.
    let solo = Table::goes_on(stuck(position(1)).age(3).withdrawn(&[1]));
    assert_eq!(solo.asked(), None);
    assert_eq!(solo.events()[0], Event::Withdraws { who: SEAT_0 });
}

#[test]
fn case_18_rallying_helps_who_cannot_claim() {
    let table = Table::turn(stuck(position(2)));
    assert_eq!(table.choices(), ["rally", "withdraw"]);
}

#[test]
fn case_19_a_rally_step_by_step() {
    let mut table = Table::turn(position(2).score(0, 12).hand(0, "wolf_1 owl_2 bee_3 frog_4"));
    table.play("rally");
    assert_eq!(table.scores()[0], 13);
    assert_eq!(table.choices(), ["discard:wolf_1", "discard:owl_2", "discard:bee_3", "discard:frog_4"]);
    table.play("discard:owl_2");
    assert_eq!(table.choices(), ["discard:wolf_1", "discard:bee_3", "discard:frog_4", "done"]);
    assert!(table.view().discard.is_empty());
    table.play("discard:wolf_1 done");
    assert_eq!(table.view().discard, [card("wolf_1"), card("owl_2")]);
    let hand = table.hand(0);
    assert_eq!((hand.len(), &hand[..2]), (4, &[card("bee_3"), card("frog_4")][..]));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn the_last_picked_card_ends_a_rally_by_itself() {
    let mut table = Table::turn(position(2).hand(0, "wolf_1 owl_2 bee_3 frog_4"));
    table.play("rally discard:wolf_1 discard:owl_2 discard:bee_3 discard:frog_4");
    assert_eq!((table.asked(), table.view().discard.len(), table.hand(0).len()), (Some(1), 4, 4));
}

#[test]
fn case_20_the_last_cube() {
    let here = position(2).decree("greenwild", "odd_only").hand(0, "wolf_1 owl_2 bee_3 frog_4").supply(0, 1);
    let mut table = Table::turn(here);
    table.play("claim card:wolf_1 kingdom:greenwild");
    let mine = table.house(0);
    assert_eq!((mine.supply, mine.hand_size, mine.withdrawn, mine.retreats), (0, 4, Some(0), 1));
    assert_eq!(table.owner("greenwild_t1"), Some(SEAT_0));
    assert!(table.events().contains(&Event::Withdraws { who: SEAT_0 }));
}

/// Both reasons at once: the last cube goes into a capital.
#[test]
fn nobody_withdraws_twice() {
    let here = position(2).decree("frostpeak", "all_types_differ").column("frostpeak", "bee_1 owl_2 frog_3");
    let mut table = Table::turn(here.hand(0, "wolf_1 wolf_2 wolf_3 wolf_4").supply(0, 1));
    table.play("claim card:wolf_1 kingdom:frostpeak");
    let left = table.events().iter().filter(|event| matches!(event, Event::Withdraws { .. })).count();
    assert_eq!(left, 1);
}

#[test]
fn case_35_the_discard_pile_becomes_the_deck() {
    // One card in the deck, and all that lies nowhere else in the pile.
    let here = position(2).decree("tidehollow", "pair").hand(0, "bee_2 bee_7 tiger_5 owl_6");
    let mut table = Table::turn(here.deck("okapi_8"));
    let pile = table.view().discard.len() as u8;
    table.play("claim card:bee_2 kingdom:tidehollow partner:bee_7");
    assert!(table.hand(0).contains(&card("okapi_8")));
    assert!(table.events().contains(&Event::Reshuffles { cards: pile + 1 }));
    let view = table.view();
    assert_eq!((view.deck, view.discard.len()), (pile, 0));
}

/// The deck is not shuffled when it becomes empty, only when a card is needed.
#[test]
fn an_empty_deck_waits() {
    let here = position(2).decree("greenwild", "odd_only").hand(0, "wolf_1 owl_2 bee_3 frog_4").deck("okapi_8");
    let mut table = Table::turn(here);
    table.play("claim card:wolf_1 kingdom:greenwild");
    assert_eq!(table.view().deck, 0);
    assert!(!table.view().discard.is_empty());
}

#[test]
fn case_45_an_unfinished_claim_is_invisible() {
    let here =
        position(3).decree("frostpeak", "ranks_low").decree("sunsteppe", "ranks_mid").decree("mistmarsh", "wolf_frog");
    let here = here.decree("tidehollow", "lizard_tiger").decree("greenwild", "pair");
    let mut table = Table::turn(here.hand(0, "owl_7 bee_3 okapi_6 red_panda_8"));
    let watchers = [Eyes::Of(Seat(1)), Eyes::Of(Seat(2)), Eyes::Crowd];
    let before = watchers.map(|eyes| table.game.view(eyes));
    let unseen = |table: &Table| watchers.map(|eyes| table.game.view(eyes)) == before && table.log.is_empty();

    table.play("claim");
    assert_eq!((table.asked(), table.choices()), (Some(0), vec!["card:bee_3".to_string()]));
    assert!(unseen(&table));
    table.play("card:bee_3");
    assert_eq!((table.asked(), table.choices()), (Some(0), vec!["kingdom:frostpeak".to_string()]));
    assert_eq!(table.game.view(Eyes::Of(Seat(0))).question, Some(Question::Kingdom { card: card("bee_3") }));
    assert!(unseen(&table));
    table.play("kingdom:frostpeak");
    assert!(!unseen(&table));
    assert_eq!(table.kingdom("frostpeak").column, [card("bee_3")]);
}

/// The partner is hidden until the claim is finished, and so are rally picks.
#[test]
fn partners_and_picks_are_invisible_too() {
    let here = position(2).decree("tidehollow", "pair").hand(0, "bee_2 bee_7 bee_5 owl_6");
    let mut table = Table::turn(here.clone());
    let before = table.game.view(Eyes::Of(Seat(1)));
    table.play("claim card:bee_2 kingdom:tidehollow");
    assert_eq!(table.choices(), ["partner:bee_7", "partner:bee_5"]);
    assert_eq!(table.game.view(Eyes::Of(Seat(1))), before);

    let mut table = Table::turn(here);
    table.play("rally");
    let rallying = table.game.view(Eyes::Of(Seat(1)));
    assert_eq!(rallying.houses[0].score, 1);
    table.play("discard:bee_5 discard:owl_6");
    assert_eq!(table.game.view(Eyes::Of(Seat(1))), rallying);
}

/// Drawn cards are told to who drew them and to nobody else; so is the value of a retreat token.
#[test]
fn secrets_are_whispered() {
    let mut table = Table::turn(position(2).decree("greenwild", "odd_only").hand(0, "wolf_1 owl_2 bee_3 frog_4"));
    table.play("claim card:wolf_1 kingdom:greenwild");
    let drawn = |eyes| {
        let heard = table.heard(eyes);
        heard.iter().find_map(|event| match event {
            Event::Draws { count, cards, .. } => Some((*count, cards.is_some())),
            _ => None,
        })
    };
    assert_eq!(drawn(Eyes::Of(Seat(0))), Some((1, true)));
    assert_eq!(drawn(Eyes::Of(Seat(1))), Some((1, false)));
    table.play("withdraw");
    let token = |eyes| {
        let heard = table.heard(eyes);
        heard.iter().find_map(|event| match event {
            Event::TakesRetreat { token, .. } => Some(token.is_some()),
            _ => None,
        })
    };
    assert_eq!(token(Eyes::Of(Seat(1))), Some(true));
    assert_eq!(token(Eyes::Of(Seat(0))), Some(false));
    assert_eq!(token(Eyes::Crowd), Some(false));
}

/// Ruling 22: after ten rounds of nothing but rallies somebody has to do something else; a claim opens rallying again.
#[test]
fn rallies_do_not_go_on_for_ever() {
    let here = position(2).decree("greenwild", "odd_only").hand(0, "wolf_1 owl_2 bee_3 frog_4");
    let table = Table::turn(here.clone().rallies_in_a_row(19));
    assert_eq!(table.choices(), ["claim", "rally", "withdraw"]);
    let mut table = Table::turn(here.rallies_in_a_row(20));
    assert_eq!(table.choices(), ["claim", "withdraw"]);
    table.play("claim card:wolf_1 kingdom:greenwild");
    assert!(table.choices().contains(&"rally".to_string()));
}

/// Ruling 8: the first withdrawal of an age earns the token even if nothing else was possible.
#[test]
fn a_forced_withdrawal_earns_the_token() {
    let mut table = Table::turn(stuck(position(2)).rallies_in_a_row(20));
    assert_eq!(table.choices(), ["withdraw"]);
    table.play("withdraw");
    assert_eq!(table.house(0).retreats, 1);
}

/// Rulings 21 and 37: rallying is unlimited while it is open, and so is the score.
#[test]
fn rallies_add_up() {
    let mut table = Table::turn(position(2).score(0, 79));
    for _ in 0..8 {
        let first = table.choices().iter().position(|choice| choice == "rally").unwrap();
        assert!(first <= 1);
        table.play("rally");
        let card = table.choices()[0].clone();
        table.play(&card).play("done");
    }
    assert_eq!(table.scores(), [83, 4]);
}

/// Whoever is alone in the age takes turn after turn.
#[test]
fn the_last_in_the_age_goes_on_alone() {
    let here = position(3).decree("greenwild", "odd_only").hand(0, "wolf_1 owl_1 bee_3 frog_5").withdrawn(&[2, 1]);
    let mut table = Table::turn(here);
    table.play("claim card:wolf_1 kingdom:greenwild");
    assert_eq!(table.asked(), Some(0));
    table.play("claim card:owl_1 kingdom:greenwild");
    assert_eq!(table.asked(), Some(0));
}

/// A full kingdom takes no more cards.
#[test]
fn a_full_kingdom_is_closed() {
    let here = position(2).decree("frostpeak", "odd_only").cubes("frostpeak", &[0, 1, 0, 1]);
    let table = Table::turn(here.hand(0, "wolf_1 owl_1 bee_3 frog_5"));
    assert!(table.legal("frostpeak").is_empty());
}

/// Ruling 36: a capital needs a legal card like any territory.
#[test]
fn the_decree_holds_for_the_capital() {
    let here = position(2).decree("frostpeak", "even_only").cubes("frostpeak", &[0, 1, 0]).withdrawn(&[1]);
    let table = Table::turn(here.hand(0, "wolf_1 owl_1 bee_3 frog_5"));
    for held in table.house(0).hand.unwrap() {
        assert!(!held.kingdoms.contains(&kingdom("frostpeak")));
    }
}

/// Hand cards are listed oldest first, kingdoms from the smallest.
#[test]
fn choices_come_in_a_fixed_order() {
    let here =
        position(2).decree("frostpeak", "odd_only").decree("greenwild", "ascending").decree("mistmarsh", "even_only");
    let here = here.decree("sunsteppe", "ranks_low").decree("tidehollow", "ranks_high");
    let mut table = Table::turn(here.hand(0, "okapi_7 wolf_1 owl_2 bee_3"));
    table.play("claim");
    assert_eq!(table.choices(), ["card:okapi_7", "card:wolf_1", "card:owl_2", "card:bee_3"]);
    table.play("card:wolf_1");
    assert_eq!(table.choices(), ["kingdom:frostpeak", "kingdom:sunsteppe", "kingdom:greenwild"]);
}
