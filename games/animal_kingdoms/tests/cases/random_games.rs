//! Random games of every kind: they end, nothing gets lost, and nobody can tell the truth from what they imagine.

use animal_kingdoms::position::Position;
use animal_kingdoms::{AnimalKingdoms, Level, Options, Retreat, View};
use engine::{Dice, Eyes, Game, NoLog, Seat, Turn};

fn kinds() -> Vec<(usize, Options)> {
    let mut kinds: Vec<_> = (2..=5).map(|players| (players, Options::default())).collect();
    kinds.extend((2..=5).map(|players| (players, Options { peace_treaty: true, ..Options::default() })));
    for solo_level in [Level::Easy, Level::Medium, Level::Normal, Level::Hard, Level::ExtraHard] {
        kinds.push((1, Options { solo_level, ..Options::default() }));
    }
    kinds
}

/// Plays a random game in which few withdraw of their own free will, and looks at every position.
fn wander(players: usize, options: &Options, seed: u64, mut look: impl FnMut(&AnimalKingdoms)) {
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    let mut game = AnimalKingdoms::new(options, players, &mut dice, &mut NoLog).unwrap();
    for _ in 0..5_000 {
        look(&game);
        game.actions(&mut actions);
        assert_eq!(actions.is_empty(), game.turn() == Turn::Over);
        let Some(&first) = actions.first() else { return };
        let action = if dice.below(8) == 0 || actions.len() != 3 { *dice.pick(&actions).unwrap() } else { first };
        game.play(action, &mut dice, &mut NoLog);
    }
    panic!("the game does not end");
}

fn count_everything(view: &View) {
    let columns: usize = view.kingdoms.iter().map(|kingdom| kingdom.column.len()).sum();
    let hands: usize = view.houses.iter().map(|house| usize::from(house.hand_size)).sum();
    let bonus = view.solo.as_ref().map_or(0, |solo| solo.bonus.len());
    // Cards revealed in a battle lie on the table; the upstart's go to the discard pile at once.
    let contenders = view.battle.iter().flat_map(|battle| &battle.contenders);
    let table: usize =
        contenders.filter(|seen| seen.who != animal_kingdoms::Who::Upstart).map(|seen| seen.shown.len()).sum();
    assert_eq!(columns + hands + bonus + table + usize::from(view.deck) + view.discard.len(), 64);

    for house in &view.houses {
        let spaces = view.kingdoms.iter().flat_map(|kingdom| &kingdom.spaces);
        let placed = spaces.filter(|seen| seen.owner == Some(house.who)).count();
        assert_eq!(placed + usize::from(house.supply), 18);
    }
    for kingdom in &view.kingdoms {
        let cubes = kingdom.spaces[..usize::from(kingdom.territories)].iter().filter(|seen| seen.owner.is_some());
        assert_eq!(cubes.count(), kingdom.column.len());
    }
    let held: usize = view.houses.iter().map(|house| usize::from(house.retreats)).sum();
    let boxed = usize::from(view.solo.is_none());
    assert_eq!(held + usize::from(view.retreats_left) + boxed, if view.solo.is_some() { 0 } else { Retreat::COUNT });
    assert_eq!(usize::from(view.decrees_left), 30 - 5 * usize::from(view.age));
    if view.solo.is_none() && !view.peace_treaty {
        let held: u8 = view.houses.iter().map(|house| house.modifiers).sum();
        let contenders = view.battle.iter().flat_map(|battle| &battle.contenders);
        let added: u8 = contenders.flat_map(|seen| &seen.shown).map(|shown| shown.added).sum();
        assert_eq!(held + added + view.modifiers_left, 18);
    }
    for house in &view.houses {
        let earned: i32 = house.earned.iter().map(|&points| i32::from(points)).sum();
        let tokens = house.retreat_tokens.iter().flatten().map(|token| i32::from(token.value())).sum::<i32>();
        let kept = if view.outcome.is_some() { tokens + i32::from(house.modifiers) } else { 0 };
        assert_eq!(house.score, earned + i32::from(house.rallied) + kept);
    }
}

#[test]
fn nothing_gets_lost() {
    for (players, options) in kinds() {
        for seed in 0..60 {
            wander(players, &options, seed, |game| count_everything(&game.view(Eyes::Open)));
        }
    }
}

/// What eyes imagine looks the same to them; and it follows from what they see and from the dice alone: another truth that
/// looks the same gives the very same worlds.
#[test]
fn imagination_knows_nothing_of_the_truth() {
    for (players, options) in kinds() {
        for seed in 0..12 {
            let mut dice = Dice::quick(seed + 1_000);
            wander(players, &options, seed, |game| {
                for eyes in Eyes::everyone(players) {
                    let mut other = *game;
                    other.imagine(eyes, &mut dice);
                    assert_eq!(other.view(eyes), game.view(eyes));
                    assert_eq!(other.secrets(eyes), game.secrets(eyes));
                    assert_eq!(other.standings(eyes), game.standings(eyes));
                    assert_eq!(other.turn(), game.turn());
                    let luck = dice.seed();
                    let (mut one, mut two) = (*game, other);
                    one.imagine(eyes, &mut Dice::quick(luck));
                    two.imagine(eyes, &mut Dice::quick(luck));
                    assert!(one == two);
                }
            });
        }
    }
}

/// Each hidden card is as likely in a hidden hand as any other, and a hidden battle choice as any card of the hand.
#[test]
fn imagination_is_unbiased() {
    let mut dice = Dice::quick(2);
    let game = AnimalKingdoms::new(&Options::default(), 3, &mut dice, &mut NoLog).unwrap();
    let own: Vec<_> = game.view(Eyes::Of(Seat(0))).houses[0].hand.clone().unwrap();
    let mut counts = [0u32; 64];
    const WORLDS: u32 = 12_000;
    for _ in 0..WORLDS {
        let mut world = game;
        world.imagine(Eyes::Of(Seat(0)), &mut dice);
        for held in world.view(Eyes::Of(Seat(2))).houses[2].hand.iter().flatten() {
            counts[usize::from(held.card.number())] += 1;
        }
    }
    // 60 cards for 4 places: each about 800 times, with a standard deviation of about 27.
    for (number, &count) in counts.iter().enumerate() {
        let mine = own.iter().any(|held| usize::from(held.card.number()) == number);
        assert!(if mine { count == 0 } else { (660..940).contains(&count) }, "{number}: {count}");
    }
}

/// Everybody remembers what was shuffled into the deck: cards held since then are none of these.
#[test]
fn imagination_remembers_the_last_shuffle() {
    let position =
        Position::new(2, Options::default()).hand(1, "bee_1 bee_2 bee_3 bee_4").column("greenwild", "wolf_1 wolf_2");
    let position = position.hand(0, "owl_1 owl_2 owl_3 owl_4").score(1, 9);
    let mut dice = Dice::quick(9);
    let mut game = position.scoring(&mut dice, &mut NoLog);
    let me = Eyes::Of(Seat(0));
    let view = game.view(me);
    assert_eq!((view.age, view.houses[1].kept), (2, 4));
    assert_eq!(view.returned, ["wolf_1", "wolf_2"].map(|id| id.parse().unwrap()));
    let held = |game: &AnimalKingdoms, dice: &mut Dice| {
        let mut seen = 0u64;
        for _ in 0..3_000 {
            let mut world = *game;
            world.imagine(me, dice);
            seen |= world.view(Eyes::Open).houses[1].hand.iter().flatten().fold(0, |set, held| set | held.card.bit());
        }
        seen
    };
    let wolves: u64 = view.returned.iter().fold(0, |set, card| set | card.bit());
    assert_eq!(held(&game, &mut dice) & wolves, 0);

    // Once seat 1 has taken new cards, they may be wolves; one of the old cards is certainly left.
    game.play("rally".parse().unwrap(), &mut dice, &mut NoLog);
    game.play("discard:owl_1".parse().unwrap(), &mut dice, &mut NoLog);
    game.play("done".parse().unwrap(), &mut dice, &mut NoLog);
    for action in ["rally", "discard:bee_1", "discard:bee_2", "discard:bee_3", "done"] {
        game.play(action.parse().unwrap(), &mut dice, &mut NoLog);
    }
    assert_eq!(game.view(me).houses[1].kept, 1);
    assert_ne!(held(&game, &mut dice) & wolves, 0);
}

#[test]
fn a_state_is_small_and_can_be_written_down() {
    assert!(size_of::<AnimalKingdoms>() <= 352, "{}", size_of::<AnimalKingdoms>());
    for (players, options) in kinds() {
        wander(players, &options, 5, |game| {
            let text = serde_json::to_string(game).unwrap();
            assert!(serde_json::from_str::<AnimalKingdoms>(&text).unwrap() == *game);
        });
    }
}
