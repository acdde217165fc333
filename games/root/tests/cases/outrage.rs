//! Outrage: who pays the Alliance, with what, and who sees it.

use engine::{Eyes, Seat};
use root::Root;
use root::position::Position;

use crate::alliance::{known, known_hand, supporters};

#[test]
fn case_15_a_lone_token_is_removed_and_its_remover_pays() {
    let game = Position::new("marquise alliance")
        .warriors("marquise", "c9", 3)
        .pieces("c9", "sympathy")
        .hand("marquise", "sword_card anvil sappers#1");
    let mut game = game.battle("marquise", "c9", "alliance").rolling([3, 1]);
    assert_eq!((game.warriors_at("marquise", "c9"), game.pieces_at("sympathy", "c9")), (3, 0));
    assert_eq!(game.points_of("marquise"), 1);
    assert_eq!(game.asks(), "marquise outrage_card");
    assert_eq!(game.options(), ["card:sappers#1", "card:sword_card"]);
    game.choose("card:sword_card");
    assert_eq!(
        (supporters(&game), game.hand_of("marquise")),
        (vec!["sword_card".into()], vec!["sappers#1".into(), "anvil".into()])
    );
}

#[test]
fn case_16_without_a_card_that_fits_the_hand_is_shown() {
    let game = Position::new("marquise alliance eyrie")
        .warriors("marquise", "c9", 3)
        .pieces("c9", "sympathy")
        .hand("marquise", "anvil foxfolk_steel");
    let mut game = game.battle("marquise", "c9", "alliance").rolling([3, 1]);
    // Asked all the same: the question alone tells nothing.
    assert_eq!((game.asks(), game.options()), ("marquise outrage_card".into(), vec!["none".into()]));
    game.choose("none");
    assert_eq!((supporters(&game).len(), game.hand_of("marquise").len()), (1, 2));
    assert_eq!(known_hand(&game, 1, 0), ["foxfolk_steel", "anvil"]);
    assert!(known_hand(&game, 2, 0).is_empty());
    // Nobody but the Alliance knows what was drawn.
    assert_eq!(known(&game, Eyes::Of(Seat(1))).len(), 1);
    assert!(known(&game, Eyes::Of(Seat(0))).is_empty() && known(&game, Eyes::Crowd).is_empty());
}

#[test]
fn an_empty_hand_shows_nothing_and_the_alliance_draws() {
    let game = Position::new("marquise alliance").warriors("marquise", "c9", 3).pieces("c9", "sympathy");
    let game = game.battle("marquise", "c9", "alliance").rolling([3, 1]);
    assert_eq!((game.asks(), supporters(&game).len()), ("marquise setup_leader".into(), 1));
}

/// The Marquise marches from c1 into sympathetic c9 (mouse).
fn march(hand: &str) -> Root {
    let mut game = Position::new("marquise alliance eyrie")
        .pieces("c1", "keep")
        .pieces("c9", "sympathy")
        .warriors("marquise", "c1", 3)
        .hand("marquise", hand)
        .turn("marquise", "daylight")
        .build();
    if game.asks() == "marquise marquise_craft" {
        game.choose("end_craft");
    }
    game.choose("march");
    if game.asks() == "marquise move_from" {
        game.choose("c1");
    }
    game.choose("c9");
    game.choose("2");
    game
}

#[test]
fn marching_into_sympathy_costs_one_card_for_each_move() {
    let mut game = march("sword_card investments");
    assert_eq!((game.asks(), game.warriors_at("marquise", "c9")), ("marquise outrage_card".into(), 2));
    game.choose("card:investments");
    assert_eq!(supporters(&game), ["investments"]);
    assert_eq!(game.asks(), "marquise march_second");
    // Both parties know the card, others and spectators do not.
    assert_eq!(known(&game, Eyes::Of(Seat(0))), ["investments"]);
    assert!(known(&game, Eyes::Of(Seat(2))).is_empty() && known(&game, Eyes::Crowd).is_empty());
}

#[test]
fn outrage_makes_those_who_did_not_see_it_unsure() {
    // The Cult has looked at the whole hand: of two mice it cannot tell which one went; the fox cannot have gone.
    let look = |hand: &str, give: &str| {
        let mut game = Position::new("cult marquise alliance")
            .in_play("cult", "codebreakers#1")
            .hand("marquise", hand)
            .pieces("c1", "keep")
            .pieces("c9", "sympathy")
            .warriors("marquise", "c9", 3)
            .turn("cult", "daylight")
            .build();
        game.choose("codebreakers:marquise");
        assert_eq!(known_hand(&game, 0, 1).len(), hand.split(' ').count());
        // In her own turn the Marquise fights the Alliance.
        for _ in 0..20 {
            if game.asks() == "marquise outrage_card" {
                break;
            }
            let options = game.options();
            let wish = ["battle", "c9", "alliance", "pass", "end_craft", "end_daylight"];
            let pick = wish.into_iter().find(|wish| options.iter().any(|option| option == wish));
            game.choose(pick.unwrap());
        }
        game.choose(give);
        (known_hand(&game, 0, 1), known(&game, Eyes::Of(Seat(0))))
    };
    let none: Vec<String> = Vec::new();
    assert_eq!(look("sword_card investments anvil", "card:sword_card"), (vec!["anvil".into()], none.clone()));
    assert_eq!(look("sword_card investments anvil", "card:investments"), (vec!["anvil".into()], none));
    // One mouse only: it must have been that one.
    assert_eq!(look("sword_card anvil", "card:sword_card"), (vec!["anvil".into()], vec!["sword_card".into()]));
}

#[test]
fn the_riverfolk_pay_openly_and_show_nothing() {
    let offend = |hand: &str| {
        let game = Position::new("riverfolk alliance marquise")
            .warriors("riverfolk", "c9", 3)
            .pieces("c9", "sympathy")
            .hand("riverfolk", hand);
        game.battle("riverfolk", "c9", "alliance").rolling([3, 1])
    };
    // One card only fits the open hand: no question.
    let game = offend("sword_card anvil");
    assert_eq!((supporters(&game), known(&game, Eyes::Crowd)), (vec!["sword_card".into()], vec!["sword_card".into()]));
    let mut game = offend("sword_card sappers#1");
    assert_eq!(game.asks(), "riverfolk outrage_card");
    game.choose("card:sappers#1");
    assert_eq!(known(&game, Eyes::Of(Seat(2))), ["sappers#1"]);
    let game = offend("anvil");
    assert_eq!((game.asks(), supporters(&game).len()), ("riverfolk setup_leader".into(), 1));
    assert!(known(&game, Eyes::Crowd).is_empty());
}

#[test]
fn a_defender_who_removes_an_attacking_alliance_token_is_the_offender() {
    let game = Position::new("alliance marquise")
        .warriors("alliance", "c9", 1)
        .warriors("marquise", "c9", 4)
        .pieces("c9", "sympathy")
        .hand("marquise", "sword_card");
    let mut game = game.battle("alliance", "c9", "marquise").build();
    game.choose_rolling("pass", [3, 2]);
    assert_eq!((game.asks(), game.points_of("marquise")), ("marquise outrage_card".into(), 1));
}
