//! Corners of the solo game (5.12): where the upstart goes, when its bonus cards follow, and battles against it.

use crate::common::*;
use animal_kingdoms::position::Position;
use animal_kingdoms::{AnimalKingdoms, Card, Event, Kingdom, Level, Options, SoloOutcome, Who};
use engine::{Dice, Entry, Eyes, Game};

const YOU: u8 = 0;
const UPSTART: u8 = 1;
const LEVELS: [Level; 5] = [Level::Easy, Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard];

fn claims(table: &Table) -> Vec<(Card, String)> {
    let claim = |event: Event| match event {
        Event::Claims { who: Who::Upstart, card, space, .. } => Some((card, space.to_string())),
        _ => None,
    };
    table.events().into_iter().filter_map(claim).collect()
}

fn rounds(table: &Table) -> Vec<(usize, SoloOutcome)> {
    let round = |event: Event| match event {
        Event::SoloRound { against, outcome, .. } => Some((against.len(), outcome)),
        _ => None,
    };
    table.events().into_iter().filter_map(round).collect()
}

fn drawn(table: &Table) -> Vec<u8> {
    let draw = |event: Event| match event {
        Event::Draws { count, .. } => Some(count),
        _ => None,
    };
    table.events().into_iter().filter_map(draw).collect()
}

/// All five kingdoms have these cubes.
fn everywhere(here: Position, seats: &[u8]) -> Position {
    Kingdom::all().fold(here, |here, kingdom| here.cubes(kingdom.id(), seats))
}

/// You have withdrawn; the age is the last, so that nothing follows it.
fn late(level: Level) -> Position {
    solo(level).age(3).withdrawn(&[YOU])
}

// Where the upstart goes.

/// Ranks 4 to 8 name the kingdom with so many territories.
#[test]
fn each_high_rank_has_its_kingdom() {
    for kingdom in Kingdom::all() {
        let turned = format!("tiger_{}", kingdom.territories());
        let table = Table::upstart(solo(Level::Easy).deck(&turned));
        assert_eq!(claims(&table), [(card(&turned), format!("{kingdom}_t1"))]);
    }
}

/// Ranks 1 to 3 follow your last card of this age, and a new age forgets it.
#[test]
fn a_new_age_forgets_where_you_played() {
    let here = solo(Level::Normal).last_played("greenwild").bonus("bee_5");
    assert_eq!(Table::turn(here.clone()).view().solo.unwrap().follows, Some(kingdom("greenwild")));
    let table = Table::scoring(here);
    assert_eq!((table.view().age, table.view().solo.unwrap().follows), (2, Some(kingdom("frostpeak"))));
}

/// A rally is no card played: the upstart still follows your last card.
#[test]
fn a_rally_leaves_the_last_card_where_it_was() {
    let here = solo(Level::Normal).last_played("tidehollow").deck("okapi_8 owl_2").bonus("bee_5");
    // You draw one of the two, the upstart the other: rank 8 names greenwild, rank 2 follows you.
    let here = here.hand(YOU, "wolf_1 owl_4 bee_3 frog_4");
    let led_by = |drawn: &str| {
        let lucky = (0..64).find_map(|luck| {
            let mut table = Table::turn(here.clone());
            table.dice = Dice::quick(luck);
            table.play("rally discard:wolf_1 done");
            table.hand(YOU).contains(&card(drawn)).then(|| claims(&table)[0].clone())
        });
        lucky.expect("each of the two cards is drawn now and then")
    };
    assert_eq!(led_by("okapi_8"), (card("owl_2"), "tidehollow_t1".into()));
    assert_eq!(led_by("owl_2"), (card("okapi_8"), "greenwild_t1".into()));
}

/// The ring closes: from greenwild the upstart goes on to frostpeak.
#[test]
fn the_way_leads_round_the_ring() {
    let here = solo(Level::Normal).cubes("greenwild", &[1, 1]).cubes("frostpeak", &[1, 1]).deck("wolf_8");
    assert_eq!(claims(&Table::upstart(here.bonus("bee_1"))), [(card("wolf_8"), "sunsteppe_t1".into())]);
}

/// Council and capital cubes count for the lead: with two seats the upstart keeps away, with one of yours it does not.
#[test]
fn the_council_counts_for_the_lead() {
    let here = solo(Level::Normal).age(3).deck("wolf_6").bonus("bee_1");
    let table = Table::upstart(here.clone().council("mistmarsh", &[1, 1]));
    assert_eq!(claims(&table)[0].1, "tidehollow_t1");
    let table = Table::upstart(here.council("mistmarsh", &[1, 0]).cubes("mistmarsh", &[1]));
    assert_eq!(claims(&table)[0].1, "mistmarsh_t2");
}

/// Early, a kingdom with nothing but its capital is passed over, whatever the lead.
#[test]
fn early_capitals_are_passed_over() {
    let here = solo(Level::Normal).cubes("frostpeak", &[0, 0, 0]).deck("wolf_4").bonus("bee_1");
    assert_eq!(claims(&Table::upstart(here)), [(card("wolf_4"), "sunsteppe_t1".into())]);
}

/// Late, the walk stops at whatever comes first: an ordinary territory before a capital further on, and the other way
/// round.
#[test]
fn late_the_first_chance_is_taken() {
    let here = late(Level::Easy).cubes("mistmarsh", &[0; 5]);
    assert_eq!(claims(&Table::upstart(here.clone().deck("wolf_5")))[0].1, "sunsteppe_t1");
    assert_eq!(claims(&Table::upstart(here.deck("wolf_6")))[0].1, "mistmarsh_capital");
    // A lead of two in sunsteppe: on to the capital of mistmarsh.
    let here = late(Level::Easy).cubes("sunsteppe", &[1, 1]).cubes("mistmarsh", &[0; 5]);
    assert_eq!(claims(&Table::upstart(here.deck("wolf_5")))[0].1, "mistmarsh_capital");
}

/// Late, a full kingdom is no chance: its capital is taken already.
#[test]
fn a_full_kingdom_is_passed_over() {
    let here = late(Level::Easy).cubes("frostpeak", &[1, 1, 1, 0]).deck("wolf_4");
    assert_eq!(claims(&Table::upstart(here))[0].1, "sunsteppe_t1");
}

/// With its last cube the upstart is out, and the matching bonus card stays where it is.
#[test]
fn the_upstarts_last_cube() {
    let here = solo(Level::Normal).supply(UPSTART, 1).deck("wolf_6").bonus("wolf_7");
    let table = Table::upstart(here.decree("greenwild", "odd_only").hand(YOU, "owl_1 frog_6 bee_3 lizard_7"));
    assert_eq!(claims(&table).len(), 1);
    assert_eq!(table.house(UPSTART).withdrawn, Some(0));
    assert_eq!((table.view().solo.unwrap().bonus, table.view().rally_open), (vec![card("wolf_7")], false));
    assert_eq!(table.house(UPSTART).retreats, 0);
    // You go on turn after turn.
    assert_eq!(table.asked(), Some(YOU));
}

/// You go on alone when the upstart is out: no card is turned up any more.
#[test]
fn you_go_on_alone() {
    let here = solo(Level::Normal).withdrawn(&[UPSTART]).decree("greenwild", "odd_only").bonus("bee_5");
    let mut table = Table::turn(here.hand(YOU, "wolf_1 owl_1 bee_3 frog_5"));
    assert_eq!(table.choices(), ["claim", "withdraw"]);
    table.play("claim card:wolf_1 kingdom:greenwild");
    assert!(claims(&table).is_empty() && table.asked() == Some(YOU));
}

// Bonus cards.

/// Every level by the table of 5.12: which bonus cards follow a wolf 8.
#[test]
fn what_follows_on_each_level() {
    let follows = |level, bonus: &str| claims(&Table::upstart(solo(level).deck("wolf_8").bonus(bonus))).len() == 2;
    for level in [Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard] {
        assert!(follows(level, "wolf_3"), "{level:?} by type");
        assert_eq!(follows(level, "bee_8"), level != Level::Medium, "{level:?} by rank");
        assert!(!follows(level, "bee_7"), "{level:?} by nothing");
    }
}

/// A bonus card begins where the turn card was placed, not where it set out, and not by its own rank.
#[test]
fn a_bonus_card_begins_where_the_other_stayed() {
    let here = solo(Level::Normal).cubes("mistmarsh", &[1, 1]).deck("wolf_6").bonus("wolf_4");
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("wolf_6"), "tidehollow_t1".into()), (card("wolf_4"), "tidehollow_t2".into())]);
}

/// A bonus card obeys the lead as well: the first cube makes it two, so the second goes on.
#[test]
fn a_bonus_card_obeys_the_lead() {
    let here = solo(Level::Normal).cubes("mistmarsh", &[1]).deck("wolf_6").bonus("wolf_4");
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("wolf_6"), "mistmarsh_t2".into()), (card("wolf_4"), "tidehollow_t1".into())]);
}

/// The new bonus card is turned up at the end of the turn and does not follow in the same one.
#[test]
fn a_bonus_card_calls_no_other() {
    let here = solo(Level::Normal).deck("wolf_6 wolf_7").bonus("wolf_4");
    let table = Table::upstart(here);
    assert_eq!(claims(&table).len(), 2);
    let left = table.view().solo.unwrap().bonus;
    assert!(left == [card("wolf_6")] || left == [card("wolf_7")]);
}

/// On the hardest level the card that was not played keeps its slot, and the empty slot is filled.
#[test]
fn slots_keep_their_cards() {
    let here = solo(Level::ExtraHard).decree("greenwild", "even_only").deck("wolf_8").bonus("wolf_2 bee_3");
    let table = Table::upstart(here);
    let bonus = table.view().solo.unwrap().bonus;
    assert_eq!((bonus.len(), bonus[1]), (2, card("bee_3")));
    assert!(table.events().iter().any(|event| matches!(event, Event::BonusCard { slot: 1, .. })));
}

/// Once you are out your plays no longer matter: the higher rank is played, then the first slot.
#[test]
fn late_the_higher_bonus_card_is_played() {
    let here = late(Level::ExtraHard).decree("greenwild", "descending").hand(YOU, "owl_5 frog_6 bee_3 lizard_7");
    let table = Table::upstart(here.clone().deck("wolf_8").bonus("wolf_1 wolf_5"));
    assert_eq!(claims(&table)[1].0, card("wolf_5"));
    let table = Table::upstart(here.deck("wolf_8").bonus("bee_8 owl_8"));
    assert_eq!(claims(&table)[1].0, card("bee_8"));
}

/// The count of your plays looks at the table after the bonus card: a partner under `pair` counts, a full kingdom does
/// not.
#[test]
fn the_bonus_card_that_leaves_fewer_plays() {
    // frostpeak mirrors its neighbour greenwild: a 5 there lets three of your cards into frostpeak, a 1 none of them.
    let here = solo(Level::ExtraHard).decree("greenwild", "ranks_mid").decree("frostpeak", "neighbour_step");
    let here =
        here.decree("sunsteppe", "wolf_frog").decree("mistmarsh", "lizard_tiger").decree("tidehollow", "even_only");
    let here = here.hand(YOU, "owl_6 owl_4 bee_6 bee_8").deck("wolf_8");
    let table = Table::upstart(here.bonus("wolf_5 wolf_1"));
    assert_eq!(claims(&table)[1].0, card("wolf_1"));
}

/// A bonus card may take the capital that ends the age; its slot is filled all the same.
#[test]
fn a_bonus_card_may_end_the_age() {
    let here = late(Level::Normal).cubes("greenwild", &[0, 0, 0, 0, 0, 0]).deck("wolf_8").bonus("wolf_2");
    let table = Table::upstart(here);
    assert_eq!(claims(&table), [(card("wolf_8"), "greenwild_t7".into()), (card("wolf_2"), "greenwild_capital".into())]);
    assert_eq!((table.asked(), table.view().solo.unwrap().bonus.len()), (None, 1));
}

// Who begins, and the tables of the levels.

/// On the easiest level the upstart begins every age, on all others you do; there is no other new first player.
#[test]
fn who_begins_each_age() {
    for level in LEVELS {
        let table = Table::scoring(solo(level).score(YOU, 3).score(UPSTART, 9));
        assert_eq!(table.view().age, 2);
        let first = if level == Level::Easy { Who::Upstart } else { Who::default() };
        assert_eq!(table.view().first, first, "{level:?}");
        assert_eq!(claims(&table).len(), usize::from(level == Level::Easy));
        assert!(!table.events().iter().any(|event| matches!(event, Event::FirstPlayer { .. })));
    }
}

/// Bonus cards are laid open before the first turn, from the deck that is left after your hand.
#[test]
fn the_setup_of_each_level() {
    for level in LEVELS {
        let mut log: Vec<Entry<Event>> = Vec::new();
        let options = Options { solo_level: level, ..Options::default() };
        let game = AnimalKingdoms::new(&options, 1, &mut Dice::quick(8), &mut log).unwrap();
        let view = game.view(Eyes::Crowd);
        let played = usize::from(level == Level::Easy);
        assert_eq!(usize::from(view.deck), 64 - 4 - level.bonus_cards() - played);
        assert_eq!(view.houses[0].hand.as_ref().unwrap().len(), 4);
        assert_eq!((view.houses[1].hand_size, usize::from(view.houses[1].supply)), (0, 18 - played));
    }
}

// Battles with the upstart.

/// The b-th battle of the age is against one card fewer, at least one: 3, 2, 1, 1, 1 and on `hard` 4, 3, 2, 1, 1.
#[test]
fn five_battles_on_each_level() {
    for level in LEVELS {
        let here = everywhere(solo(level).age(3).hand(YOU, "wolf_2 owl_2 bee_2 frog_2"), &[0, 1]);
        let high = "wolf_6 owl_6 bee_6 frog_6 tiger_6 lizard_6 wolf_7 owl_7 bee_7 frog_7 tiger_7 lizard_7";
        let mut table = Table::scoring(here.deck(&format!("{high} wolf_5 owl_5 bee_5 frog_5 tiger_5 lizard_5")));
        // The 2s are the oldest cards and lose, so the hand stays full.
        while table.asked().is_some() {
            let oldest = table.choices()[0].clone();
            table.play(&oldest);
        }
        let base = if level == Level::Hard { 4 } else { 3usize };
        let mut fought: Vec<usize> = Vec::new();
        let mut last = None;
        for event in table.events() {
            if let Event::SoloRound { kingdom, against, .. } = event {
                if last != Some(kingdom) {
                    fought.push(against.len());
                }
                last = Some(kingdom);
            }
        }
        assert_eq!(fought, (0..5).map(|battle| base.saturating_sub(battle).max(1)).collect::<Vec<_>>(), "{level:?}");
    }
}

/// A new age begins with the full number again.
#[test]
fn the_number_of_cards_is_for_one_age() {
    let here = solo(Level::Normal).cubes("tidehollow", &[0, 1]).hand(YOU, "wolf_8 owl_2 bee_2 frog_2");
    let mut table = Table::scoring(here.deck("owl_3 bee_3 frog_3"));
    assert_eq!(table.view().solo.unwrap().next_battle_cards, 3);
    table.play("fight:wolf_8");
    assert_eq!((table.view().age, table.view().solo.unwrap().next_battle_cards), (2, 3));
}

/// Lost after a tie: as many cards are drawn as were used.
#[test]
fn a_defeat_is_made_good_in_full() {
    let here = solo(Level::Normal).cubes("mistmarsh", &[0, 1]).cubes("tidehollow", &[0, 1]);
    let here = here.hand(YOU, "wolf_7 wolf_2 wolf_5 wolf_6").deck("owl_7 bee_7 frog_7");
    let mut table = Table::scoring(here);
    table.play("fight:wolf_7 fight:wolf_2");
    // Against 2 any three cards win but 1s and 2s.
    assert_eq!(rounds(&table), [(3, SoloOutcome::Tied), (3, SoloOutcome::Lost)]);
    assert_eq!((drawn(&table), table.hand(YOU).len()), (vec![2], 4));
    assert_eq!(table.points("mistmarsh")[0], 3);
}

/// 1 beats 8 in both directions, and an equal card is a tie only if no other beats yours.
#[test]
fn what_beats_what() {
    let fight = |mine: &str, deck: &str| {
        let here = solo(Level::Normal).age(3).cubes("tidehollow", &[0, 1]);
        let here = here.hand(YOU, &format!("{mine} okapi_4")).deck(deck);
        let mut table = Table::scoring(here);
        table.play(&format!("fight:{mine}"));
        rounds(&table)[0].1
    };
    assert_eq!(fight("wolf_1", "owl_8 bee_8 frog_8"), SoloOutcome::Won);
    assert_eq!(fight("wolf_1", "owl_8 bee_8 frog_1"), SoloOutcome::Tied);
    assert_eq!(fight("wolf_1", "owl_8 bee_8 frog_2"), SoloOutcome::Lost);
    assert_eq!(fight("wolf_8", "owl_7 bee_2 frog_3"), SoloOutcome::Won);
    assert_eq!(fight("wolf_8", "owl_8 bee_2 frog_3"), SoloOutcome::Tied);
    assert_eq!(fight("wolf_8", "owl_8 bee_1 frog_3"), SoloOutcome::Lost);
    assert_eq!(fight("wolf_5", "owl_5 bee_4 frog_1"), SoloOutcome::Tied);
    assert_eq!(fight("wolf_5", "owl_5 bee_6 frog_1"), SoloOutcome::Lost);
}

/// Without cubes there is neither a tie nor a battle, and nobody scores.
#[test]
fn an_empty_kingdom_is_not_fought_for() {
    let table = Table::scoring(solo(Level::Normal).age(3));
    assert_eq!((table.asked(), table.scores()), (None, vec![0, 0]));
    assert!(rounds(&table).is_empty());
}

/// The end: nothing is held face down, the scores on the board decide, and the upstart's victory is a defeat.
#[test]
fn the_end_of_a_solo_game() {
    let table = Table::scoring(solo(Level::Normal).age(3).score(YOU, 40).score(UPSTART, 41));
    let standings = table.game.standings(Eyes::Of(engine::Seat(0)));
    assert_eq!((standings.winners.len(), standings.places.unwrap().values()), (0, &[2][..]));
    assert!(
        !table
            .events()
            .iter()
            .any(|event| matches!(event, Event::RevealsRetreat { .. } | Event::ModifierPoints { .. }))
    );
}
