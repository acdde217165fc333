//! Which cards a decree allows: cases 1 to 9, 12, 13 and 36 of the rules page, and the whole table against a plain
//! reading of every row.
use crate::common::*;
use animal_kingdoms::{ALL_CARDS, Card, Decree, Sight, cards_in};

fn ranks_of(cards: &[Card]) -> Vec<u8> {
    let mut ranks: Vec<_> = cards.iter().map(|card| card.rank()).collect();
    ranks.sort_unstable();
    ranks.dedup();
    ranks
}

/// All cards of the given ranks, and no other.
fn exactly_ranks(cards: &[Card], ranks: &[u8]) -> bool {
    cards.len() == 8 * ranks.len() && ranks_of(cards) == ranks
}

#[test]
fn case_01_example_a() {
    let table = Table::turn(position(2).decree("sunsteppe", "ranks_high"));
    let legal = table.legal("sunsteppe");
    assert!(legal.contains(&card("bee_6")) && legal.contains(&card("frog_8")) && !legal.contains(&card("wolf_5")));
}

#[test]
fn case_02_example_b() {
    let here = position(2).decree("greenwild", "all_ranks_differ").column("greenwild", "wolf_4 lizard_2 owl_1");
    let legal = Table::turn(here).legal("greenwild");
    assert!(exactly_ranks(&legal, &[3, 5, 6, 7, 8]));
    assert!(legal.contains(&card("wolf_3")) && !legal.contains(&card("bee_4")));
}

#[test]
fn case_03_example_c() {
    let here = position(2).decree("mistmarsh", "match_neighbour").column("sunsteppe", "red_panda_4");
    let legal = Table::turn(here).legal("mistmarsh");
    let expected = |card: &Card| card.kind().id() == "red_panda" || card.rank() == 4;
    assert_eq!(legal, cards_in(ALL_CARDS).filter(expected).collect::<Vec<_>>());
    assert!(!legal.contains(&card("owl_5")));
}

#[test]
fn case_04_example_d() {
    let here = position(2).decree("frostpeak", "realm_rank").column("mistmarsh", "owl_2 lizard_6");
    assert!(exactly_ranks(&Table::turn(here).legal("frostpeak"), &[6]));
}

#[test]
fn case_05_one_step() {
    let here = position(2).decree("tidehollow", "step_one").column("tidehollow", "owl_1 tiger_5");
    assert!(exactly_ranks(&Table::turn(here).legal("tidehollow"), &[4, 6]));
}

#[test]
fn case_06_bow_low() {
    let here = position(2).decree("mistmarsh", "neighbour_low");
    let here = here.column("sunsteppe", "tiger_7").column("tidehollow", "owl_3");
    assert!(exactly_ranks(&Table::turn(here).legal("mistmarsh"), &[1, 2, 3]));
}

#[test]
fn case_07_follow_the_trail() {
    let here = position(2).decree("sunsteppe", "match_last").column("sunsteppe", "bee_8 red_panda_4");
    let expected = |card: &Card| card.kind().id() == "red_panda" || card.rank() == 4;
    assert_eq!(Table::turn(here).legal("sunsteppe"), cards_in(ALL_CARDS).filter(expected).collect::<Vec<_>>());
}

#[test]
fn case_08_two_by_two() {
    let here = position(2).decree("tidehollow", "pair").hand(0, "bee_2 bee_7 tiger_5 owl_5");
    let mut table = Table::turn(here);
    for held in table.house(0).hand.unwrap() {
        assert!(held.kingdoms.contains(&kingdom("tidehollow")), "{:?}", held.card);
    }
    table.play("claim card:tiger_5 kingdom:tidehollow");
    assert_eq!(table.choices(), ["partner:owl_5"]);
    table.play("partner:owl_5");
    assert_eq!(table.view().discard, [card("owl_5")]);
    assert_eq!(table.kingdom("tidehollow").column, [card("tiger_5")]);
    let hand = table.hand(0);
    assert_eq!(hand[..2], [card("bee_2"), card("bee_7")]);
    assert_eq!(hand.len(), 4);
}

#[test]
fn case_09_stand_tall() {
    let here = position(2).decree("mistmarsh", "neighbour_high");
    let here = here.column("sunsteppe", "tiger_7").column("tidehollow", "owl_3");
    assert!(exactly_ranks(&Table::turn(here).legal("mistmarsh"), &[7, 8]));
}

#[test]
fn case_12_empty_neighbours() {
    let here = position(2).decree("frostpeak", "neighbour_type").column("mistmarsh", "owl_3");
    assert_eq!(Table::turn(here).legal("frostpeak").len(), 64);
}

#[test]
fn case_13_one_neighbour_counts_alone() {
    let here = position(2).decree("frostpeak", "neighbour_low").column("greenwild", "bee_5");
    assert!(exactly_ranks(&Table::turn(here).legal("frostpeak"), &[1, 2, 3, 4, 5]));
}

#[test]
fn case_36_unseen_kind() {
    let here = position(2).decree("sunsteppe", "fresh_type");
    let here = here.column("frostpeak", "wolf_2").column("mistmarsh", "owl_5").column("greenwild", "owl_8");
    let expected = |card: &Card| !["wolf", "owl"].contains(&card.kind().id());
    assert_eq!(Table::turn(here).legal("sunsteppe"), cards_in(ALL_CARDS).filter(expected).collect::<Vec<_>>());
}

/// Without a second card of its kind or rank, a card may not be played under `pair`, even on an empty table.
#[test]
fn a_pair_always_needs_its_partner() {
    let here = position(2).decree("tidehollow", "pair").hand(0, "bee_2 owl_7 tiger_5 wolf_5");
    let table = Table::turn(here);
    let fits = |held: &animal_kingdoms::HandCard| held.kingdoms.contains(&kingdom("tidehollow"));
    let hand = table.house(0).hand.unwrap();
    assert_eq!(hand.iter().map(fits).collect::<Vec<_>>(), [false, false, true, true]);
}

/// Rulings 3 and 5: the own column never matters to decrees that look sideways, the others never to those that do not.
#[test]
fn a_decree_sees_what_its_arrows_say() {
    for decree in Decree::all() {
        let here = position(2).decree("mistmarsh", decree.id());
        let with = |kingdom: &str| {
            let here = here.clone().column(kingdom, "tiger_2 owl_4");
            Table::turn(here).legal("mistmarsh").len()
        };
        let free = Table::turn(here.clone()).legal("mistmarsh").len();
        let sees = |kingdom: &str| with(kingdom) != free;
        let (own, side, opposite) = match decree.sight() {
            Sight::Nothing => (false, false, false),
            Sight::LastHere | Sight::AllHere => (true, false, false),
            Sight::Neighbours => (false, true, false),
            Sight::Realm => (false, true, true),
        };
        assert_eq!(sees("mistmarsh"), own, "{decree}");
        // `outlier` allows everything as long as it sees a single rank.
        if decree.id() != "outlier" {
            assert_eq!([sees("sunsteppe"), sees("tidehollow")], [side; 2], "{decree}");
            assert_eq!([sees("greenwild"), sees("frostpeak")], [opposite; 2], "{decree}");
        }
    }
    let families = [Sight::Nothing, Sight::LastHere, Sight::AllHere, Sight::Neighbours, Sight::Realm];
    let count = |sight| Decree::all().filter(|decree| decree.sight() == sight).count();
    assert_eq!(families.map(count), [10, 7, 2, 6, 5]);
}

/// In random games every mask of legal cards agrees with the plain reading, and no decree ever excludes every card.
#[test]
fn masks_agree_with_the_plain_reading_throughout_random_games() {
    use animal_kingdoms::{Allowed, AnimalKingdoms, Options};
    use engine::{Dice, Eyes, Game, NoLog};
    let mut dice = Dice::quick(4);
    let mut actions = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let mut game = AnimalKingdoms::new(&Options::default(), 3, &mut dice, &mut NoLog).unwrap();
        loop {
            let view = game.view(Eyes::Crowd);
            for (index, here) in view.kingdoms.iter().enumerate() {
                let last = |step: usize| view.kingdoms[(index + step) % 5].column.last().copied();
                let sides: Vec<_> = [1, 4].into_iter().filter_map(last).collect();
                let realm: Vec<_> = (1..5).filter_map(last).collect();
                let full = here.column.len() == usize::from(here.territories);
                let decree = here.decree.id();
                seen.insert(decree);
                let reading =
                    cards_in(ALL_CARDS).filter(|&card| !full && reads(decree, card, &here.column, &sides, &realm));
                let expected: Vec<_> = reading.collect();
                let legal: Vec<_> = cards_in(ALL_CARDS).filter(|&card| here.allowed.contains(card)).collect();
                assert_eq!(legal, expected, "{decree} {:?}", here.allowed);
                assert_eq!(here.allowed == Allowed::Full, full);
                assert!(full || !legal.is_empty());
            }
            game.actions(&mut actions);
            let Some(&action) = actions.first() else { break };
            let action = if dice.below(3) > 0 { action } else { *dice.pick(&actions).unwrap() };
            game.play(action, &mut dice, &mut NoLog);
        }
    }
    assert_eq!(seen.len(), 30);
}
