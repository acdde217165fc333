//! The solo game: cases 37 to 44 of the rules page, and the rulings about the upstart.

use crate::common::*;
use animal_kingdoms::{Card, Event, Level, SoloOutcome, Walk, Who};
use engine::{Eyes, Game, Row};

/// The upstart's claims so far: card and space.
fn claims(table: &Table) -> Vec<(Card, String)> {
    let claim = |event: Event| match event {
        Event::Claims { who: Who::Upstart, card, space, .. } => Some((card, space.to_string())),
        _ => None,
    };
    table.events().into_iter().filter_map(claim).collect()
}

fn withdrew(table: &Table) -> bool {
    table.events().contains(&Event::Withdraws { who: Who::Upstart })
}

#[test]
fn case_37_the_rank_shows_the_kingdom() {
    let here = solo(Level::Normal).decree("mistmarsh", "ranks_low").deck("bee_6").bonus("wolf_1");
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("bee_6"), "mistmarsh_t1".into())]);
}

#[test]
fn case_38_low_ranks_follow_you() {
    let here = solo(Level::Normal).deck("owl_2").bonus("wolf_1");
    let table = Table::upstart(here.clone().last_played("greenwild"));
    assert_eq!(claims(&table), [(card("owl_2"), "greenwild_t1".into())]);
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("owl_2"), "frostpeak_t1".into())]);
}

#[test]
fn case_39_the_upstart_passes_over_kingdoms() {
    let here = solo(Level::Normal).deck("wolf_5").bonus("bee_1");
    let here = here.cubes("sunsteppe", &[0, 1, 0, 1]).cubes("mistmarsh", &[1, 1]).cubes("tidehollow", &[1]);
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("wolf_5"), "tidehollow_t2".into())]);
    let skipped = table.events().iter().filter(|event| matches!(event, Event::UpstartSkips { .. })).count();
    assert_eq!(skipped, 2);
    // The view tells the way too, for those who look at the table and not at the log.
    let walks = table.view().solo.unwrap().walks;
    let way = |walk: &Walk| (walk.card, walk.start.to_string(), walk.end.map(|end| end.to_string()));
    assert_eq!(
        walks.iter().map(way).collect::<Vec<_>>(),
        [(card("wolf_5"), "sunsteppe".into(), Some("tidehollow".into()))]
    );
}

#[test]
fn case_40_bonus_cards() {
    let turn = |level, bonus: &str| {
        let table = Table::upstart(solo(level).deck("wolf_8").bonus(bonus));
        (claims(&table), table.view().solo.unwrap().bonus)
    };
    let (placed, bonus) = turn(Level::Normal, "wolf_3");
    assert_eq!(placed, [(card("wolf_8"), "greenwild_t1".into()), (card("wolf_3"), "greenwild_t2".into())]);
    assert!(bonus.len() == 1 && bonus[0] != card("wolf_3"));
    assert_eq!(turn(Level::Medium, "wolf_3").0.len(), 2);
    assert_eq!(turn(Level::Normal, "bee_8").0.len(), 2);
    assert_eq!(turn(Level::Medium, "bee_8"), (vec![(card("wolf_8"), "greenwild_t1".into())], vec![card("bee_8")]));
}

#[test]
fn case_41_the_late_stage() {
    let here = solo(Level::Normal).age(3).withdrawn(&[0]).bonus("frog_1").cubes("frostpeak", &[0, 0, 0]);
    let events = Table::upstart(here.clone().deck("frog_3")).events();
    assert_eq!(events[0], Event::UpstartDiscards { card: card("frog_3") });
    // The next turn begins at once, without a look at the bonus card of the same kind.
    assert!(matches!(events[1], Event::Reshuffles { .. }));

    let table = Table::upstart(here.deck("frog_4"));
    assert_eq!(claims(&table), [(card("frog_4"), "frostpeak_capital".into())]);
    assert!(table.events().contains(&Event::AgeEnds { age: 3 }));
}

/// A level fight over tidehollow against a known deck; the dice are tried until `first` is turned up first.
fn solo_battle(here: &animal_kingdoms::position::Position, play: &str, first: &[&str]) -> Table {
    let wanted: Vec<Card> = first.iter().map(|id| card(id)).collect();
    for seed in 0..10_000 {
        let mut table = Table::scoring_with(here.clone(), seed);
        table.play(play);
        let shown = table.events().into_iter().find_map(|event| match event {
            Event::SoloRound { against, .. } => Some(against),
            _ => None,
        });
        let mut shown = shown.unwrap().to_vec();
        shown.sort();
        let mut wanted = wanted.clone();
        wanted.sort();
        if shown == wanted {
            return table;
        }
    }
    panic!("no dice turn up {first:?}")
}

fn outcomes(table: &Table) -> Vec<SoloOutcome> {
    let outcome = |event: Event| match event {
        Event::SoloRound { outcome, .. } => Some(outcome),
        _ => None,
    };
    table.events().into_iter().filter_map(outcome).collect()
}

#[test]
fn case_42_a_tie_and_a_win() {
    let here = solo(Level::Normal).cubes("mistmarsh", &[0, 1]).cubes("tidehollow", &[0, 1]);
    let here = here.hand(0, "wolf_7 wolf_8 wolf_5 wolf_6").deck("owl_3 owl_7 owl_5 bee_2 bee_6 bee_4");
    let mut table = solo_battle(&here, "fight:wolf_7", &["owl_3", "owl_7", "owl_5"]);
    assert_eq!(outcomes(&table), [SoloOutcome::Tied]);
    let duel = table.view().solo.unwrap().duel.unwrap();
    assert_eq!((duel.card, duel.against.len(), duel.outcome), (card("wolf_7"), 3, SoloOutcome::Tied));
    table.play("fight:wolf_8");
    assert_eq!(outcomes(&table), [SoloOutcome::Tied, SoloOutcome::Won]);
    assert_eq!(table.hand(0).len(), 3);
    assert!(!table.hand(0).contains(&card("wolf_7")) && !table.hand(0).contains(&card("wolf_8")));
    // The next battle, over tidehollow.
    let battle = table.view().battle.unwrap();
    assert_eq!((battle.kingdom, battle.upstart_cards), (kingdom("tidehollow"), Some(2)));
    assert_eq!(table.points("mistmarsh")[1], 3);
}

#[test]
fn case_43_one_beats_eight_here_too() {
    let here = solo(Level::Normal).cubes("tidehollow", &[0, 1]).hand(0, "wolf_7 wolf_8 wolf_5 wolf_6");
    let mut table = Table::scoring(here.deck("owl_8 owl_1 owl_3"));
    table.play("fight:wolf_8");
    assert_eq!(outcomes(&table), [SoloOutcome::Lost]);
    assert_eq!(table.hand(0).len(), 4);
    assert_eq!(table.points("tidehollow")[0], 3);
}

#[test]
fn case_44_the_upstart_wins_ties() {
    let table = Table::scoring(solo(Level::Normal).age(3).score(0, 61).score(1, 61));
    let standings = table.game.standings(Eyes::Crowd);
    assert!(standings.over() && standings.winners.is_empty());
    assert_eq!(table.view().outcome.unwrap().winners, [Who::Upstart]);
    let table = Table::scoring(solo(Level::Normal).age(3).score(0, 62).score(1, 61));
    assert_eq!(table.game.standings(Eyes::Crowd).winners.len(), 1);
}

/// Two bonus cards: of two that match, the one that leaves you fewer plays; then the higher rank; then the first slot.
#[test]
fn the_worse_of_two_bonus_cards_for_you() {
    // Under `ascending` an 8 closes greenwild to your hand, a 2 does not.
    let here = solo(Level::ExtraHard).decree("greenwild", "ascending").hand(0, "owl_5 frog_6 bee_3 lizard_7");
    let table = Table::upstart(here.clone().deck("wolf_8").bonus("wolf_2 okapi_8"));
    assert_eq!(claims(&table)[1].0, card("okapi_8"));
    let table = Table::upstart(here.deck("wolf_8").bonus("wolf_7 wolf_2"));
    assert_eq!(claims(&table)[1].0, card("wolf_7"));
    assert_eq!(claims(&table).len(), 2);
    assert_eq!(table.view().solo.unwrap().bonus.len(), 2);
    // Where the column does not matter, the higher rank is played.
    let here = solo(Level::ExtraHard).decree("greenwild", "even_only").hand(0, "owl_5 frog_6 bee_3 lizard_7");
    let table = Table::upstart(here.deck("wolf_8").bonus("wolf_2 wolf_7"));
    assert_eq!(claims(&table)[1].0, card("wolf_7"));
}

/// Ruling 25: where it leads everywhere by two, the upstart plays as if it did not.
#[test]
fn a_lead_everywhere_is_ignored() {
    let here = solo(Level::Normal).deck("wolf_6").bonus("bee_1");
    let here = ["frostpeak", "sunsteppe", "mistmarsh", "tidehollow", "greenwild"]
        .iter()
        .fold(here, |here, kingdom| here.cubes(kingdom, &[1, 1]));
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("wolf_6"), "mistmarsh_t3".into())]);
}

/// Without any ordinary territory the upstart takes the capital that its card names, and is out.
#[test]
fn an_early_capital() {
    let here =
        solo(Level::Normal).deck("wolf_6").bonus("bee_6").cubes("frostpeak", &[0; 3]).cubes("sunsteppe", &[0; 4]);
    let here = here.cubes("mistmarsh", &[1; 5]).cubes("tidehollow", &[1; 6]).cubes("greenwild", &[0, 0, 0, 0, 1, 1, 1]);
    let table = Table::upstart(here.hand(0, "owl_5 frog_6 bee_3 lizard_7"));
    // Ruling 29: it is out, so the matching bonus card stays.
    assert_eq!(claims(&table), [(card("wolf_6"), "mistmarsh_capital".into())]);
    assert!(withdrew(&table));
    assert!(!table.choices().contains(&"rally".to_string()));
    assert_eq!(table.view().solo.unwrap().bonus, [card("bee_6")]);
}

/// Ruling 27: a bonus card of rank 1 to 3 is played even when you are out.
#[test]
fn late_bonus_cards_are_played() {
    let here = solo(Level::Normal).age(3).withdrawn(&[0]).deck("frog_8").bonus("frog_2");
    let table = Table::upstart(here.cubes("frostpeak", &[0, 0, 0]));
    assert_eq!(claims(&table)[..2], [(card("frog_8"), "greenwild_t1".into()), (card("frog_2"), "greenwild_t2".into())]);
}

/// Ruling 24: however you left, the upstart goes for a capital from then on.
#[test]
fn a_plain_withdrawal_begins_the_late_stage() {
    let here = solo(Level::Normal).age(3).deck("okapi_2").bonus("bee_5").hand(0, "wolf_1 owl_2 bee_3 frog_4");
    let mut table = Table::turn(here.last_played("greenwild"));
    table.play("withdraw");
    assert!(table.events().contains(&Event::UpstartDiscards { card: card("okapi_2") }));
    assert!(withdrew(&table) && table.asked().is_none());
}

/// Ruling 26: late, a waiting capital is taken even where the upstart leads by far.
#[test]
fn a_late_capital_is_taken_whatever_the_lead() {
    let here = solo(Level::Normal).age(3).withdrawn(&[0]).bonus("bee_1").cubes("frostpeak", &[1, 1, 1]).deck("frog_4");
    assert_eq!(claims(&Table::upstart(here)), [(card("frog_4"), "frostpeak_capital".into())]);
}

/// The levels: who begins, bonus cards, and the strength in battle.
#[test]
fn levels_differ_as_printed() {
    let levels = [Level::Easy, Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard];
    let mut bonus = Vec::new();
    for level in levels {
        let options = animal_kingdoms::Options { solo_level: level, ..Default::default() };
        let mut log: Vec<engine::Entry<Event>> = Vec::new();
        let game = animal_kingdoms::AnimalKingdoms::new(&options, 1, &mut engine::Dice::quick(5), &mut log).unwrap();
        let view = game.view(Eyes::Crowd);
        let cubes: usize = view.kingdoms.iter().map(|kingdom| kingdom.column.len()).sum();
        assert_eq!(cubes, usize::from(level == Level::Easy));
        assert_eq!(view.first == Who::Upstart, level == Level::Easy);
        assert!(view.houses[0].hand.is_some(), "the hand lies open");
        let solo = view.solo.unwrap();
        assert_eq!(solo.next_battle_cards, if level == Level::Hard { 4 } else { 3 });
        bonus.push(solo.bonus.len());
        assert_eq!((view.retreats_left, view.modifiers_left), (0, 0));
    }
    assert_eq!(bonus, [0, 1, 1, 1, 2]);
}

/// Rulings 30 and 31: each battle of an age is against one card fewer, at least one; without a hand you lose.
#[test]
fn battles_grow_easier_and_hands_shorter() {
    let here = solo(Level::Normal)
        .age(3)
        .hand(0, "wolf_8 owl_8 bee_8 frog_8")
        .deck("wolf_2 wolf_3 wolf_4 wolf_5 wolf_6 wolf_7 owl_2 owl_3 owl_4");
    let everywhere = ["frostpeak", "sunsteppe", "mistmarsh", "tidehollow", "greenwild"];
    let mut table = Table::scoring(everywhere.iter().fold(here, |here, kingdom| here.cubes(kingdom, &[0, 1])));
    table.play("fight:wolf_8 fight:owl_8 fight:bee_8");
    // The last card is not asked for; then there is none for greenwild.
    assert_eq!(table.asked(), None);
    let against = |event: Event| match event {
        Event::SoloRound { against, outcome, .. } => Some((against.len(), outcome)),
        _ => None,
    };
    let rounds: Vec<_> = table.events().into_iter().filter_map(against).collect();
    assert_eq!(rounds, [3, 2, 1, 1].map(|cards| (cards, SoloOutcome::Won)));
    assert!(table.events().contains(&Event::SoloForfeit { kingdom: kingdom("greenwild") }));
    assert_eq!(table.points("greenwild")[0], 3);
}

/// Ruling 31: ties to the last card are shared, and every one of them is made good.
#[test]
fn ties_to_the_last_card_are_shared() {
    let here = solo(Level::Normal).cubes("tidehollow", &[0, 1]).hand(0, "wolf_7").deck("owl_7 bee_2 bee_3");
    // A single card is not asked for.
    let table = Table::scoring(here.tokens("tidehollow", [6, 7, 8]));
    assert_eq!(outcomes(&table), [SoloOutcome::Shared]);
    assert_eq!(table.points("tidehollow"), [6, 6]);
}

/// Between two ages the hand is filled up and the bonus card stays.
#[test]
fn between_the_ages() {
    let table = Table::scoring(solo(Level::Normal).hand(0, "wolf_7 owl_2").bonus("bee_5"));
    assert_eq!(table.view().age, 2);
    let hand = table.hand(0);
    assert_eq!((hand.len(), &hand[..2]), (4, &[card("wolf_7"), card("owl_2")][..]));
    assert_eq!(table.view().solo.unwrap().bonus, [card("bee_5")]);
    assert_eq!(table.view().deck, 64 - 5);
}

/// Draws are open when nobody else plays.
#[test]
fn draws_are_open() {
    let mut table = Table::turn(
        solo(Level::Normal).decree("greenwild", "odd_only").hand(0, "wolf_1 owl_2 bee_3 frog_4").bonus("bee_5"),
    );
    table.play("rally discard:wolf_1 done");
    let open = |event: &Event| matches!(event, Event::Draws { cards: Some(cards), .. } if *cards != Row::new());
    assert!(table.heard(Eyes::Crowd).iter().any(open));
}
