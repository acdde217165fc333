//! Every shortcut of the judgement against the long way, in games of two to four players and with both setups.

use engine::{Dice, Game, Judgement, NoLog, Turn};

use super::catches::Catch;
use super::grasp::{Sight, hunting};
use super::sea::{HUNTING, Sea};
use super::trial::Trial;
use crate::action::Action;
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::options::{Options, Setup};
use crate::state::{Arctic, IGLOO_POINTS, Stage};

/// Looks at every position of some games; every third choice is a whim, the others follow first sight.
fn in_games(mut look: impl FnMut(&Arctic, &[Action])) {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    for (seed, setup) in (0..8).zip([Setup::Standard, Setup::Expert].into_iter().cycle()) {
        for seats in 2..=4 {
            let mut dice = Dice::quick(seed * 10 + seats as u64);
            let mut game = Arctic::new(&Options { setup }, seats, &mut dice, &mut NoLog).unwrap();
            while game.turn() != Turn::Over {
                game.actions(&mut actions);
                game.priors(&actions, &mut weights);
                if game.turn > 0 {
                    look(&game, &actions);
                }
                let likely = (0..actions.len()).max_by(|&one, &other| weights[one].total_cmp(&weights[other]));
                let index = if dice.below(3) == 0 { dice.index(actions.len()) } else { likely.unwrap() };
                game.play(actions[index], &mut dice, &mut NoLog);
            }
        }
    }
}

fn after(game: &Arctic, action: Action) -> Arctic {
    let mut after = *game;
    after.carry_out(action, &mut Dice::quick(0), &mut NoLog);
    after
}

#[test]
fn the_quick_reach_agrees_with_the_rule() {
    in_games(|game, _| {
        let sea = game.sea();
        for (figure, reach) in hunting().zip(sea.reaches()) {
            match game.cell_of(figure) {
                Some(cell) => {
                    assert_eq!(
                        reach,
                        game.destinations(figure).or_stay(cell, game.level_of(figure)),
                        "{figure} {game:?}"
                    );
                }
                None => assert!(reach.ice.is_empty() && reach.water.is_empty()),
            }
        }
    });
}

#[test]
fn ice_changes_the_sea_as_it_changes_the_table() {
    let (mut quick, mut all) = (0, 0);
    in_games(|game, actions| {
        for &action in actions {
            let sea = match (action, game.stage) {
                (Action::Drift(cell), Stage::Drift { card, .. }) => game.sea().drifted(cell, card.direction().unwrap()),
                (Action::Melt(cell), _) => game.sea().melted(cell, game.pack),
                _ => continue,
            };
            all += 1;
            if let Some(sea) = sea {
                assert_eq!(sea, after(game, action).sea(), "{action} {game:?}");
                quick += 1;
            }
        }
    });
    assert!(quick < all && quick * 10 > all * 8, "{quick} of {all} are tried out on the sea alone");
}

/// What a figure could bite there, one by one.
fn bites(game: &Arctic, sea: &Sea, figure: Figure, stays: bool) -> Vec<Figure> {
    let index = figure.index();
    let reach = if stays { sea.spots[index] } else { sea.within(figure.hunter(), sea.spots[index]) };
    let bites = |prey: &Figure| match (prey.hunter(), game.cell_of(*prey)) {
        (_, None) => false,
        (Hunter::Cod, Some(cell)) => reach.water.contains(cell) || figure == Figure::ESKIMO && reach.ice.contains(cell),
        (_, Some(cell)) => reach.at(game.level_of(*prey)).contains(cell),
    };
    figure.hunter().prey().iter().filter(bites).collect()
}

#[test]
fn the_best_catch_is_read_from_the_table_as_one_would_find_it() {
    in_games(|game, _| {
        let (sight, roles) = (game.sight(), game.roles());
        let hands = sight.hands(game.now.moved);
        for seat in engine::Seat::all(game.seats()) {
            let active = seat == game.active;
            let own = game.hunter_of(seat).map_or(Figures::NONE, Hunter::figures);
            for hunter in Hunter::PLAYED {
                let mut best = Catch::default();
                for figure in hunter.figures().iter() {
                    let stays = active && game.now.moved.contains(figure);
                    for prey in bites(game, &sight.sea, figure, stays).into_iter().filter(|&prey| !own.contains(prey)) {
                        let worth = match prey.hunter() {
                            Hunter::Cod => 2.0,
                            Hunter::Seal if game.size == 4 => 2.2,
                            hunter => 2.0 * f32::from(hunter.token()),
                        };
                        if worth > best.worth {
                            best = Catch { worth, victim: game.owner(prey.hunter()) };
                        }
                    }
                    let reach = if stays { sight.sea.spots[figure.index()] } else { sight.reach[figure.index()] };
                    let raids = hunter.raids() && game.owner(Hunter::Eskimo) != Some(seat);
                    let igloo = game.igloo.cell().is_some_and(|cell| reach.at(Level::Ice).contains(cell));
                    if raids && igloo && best.worth < 2.0 * f32::from(IGLOO_POINTS) {
                        best = Catch { worth: 2.0 * f32::from(IGLOO_POINTS), victim: game.owner(Hunter::Eskimo) };
                    }
                }
                let grasps = if active { hands.active } else { hands.others };
                assert_eq!(
                    roles.best_catch(grasps, roles.quarry(hunter, seat)),
                    best,
                    "{hunter} for {seat:?} {game:?}"
                );
            }
        }
    });
}

#[test]
fn whoever_moves_changes_what_concerns_it_alone() {
    in_games(|game, actions| {
        let now = game.present();
        let needed = game.prospects_then(&now).needed;
        for &action in actions {
            let Action::Move(figure, cell, level) = action else { continue };
            let after = after(game, action);
            let hands = Sight::of(after.sea()).hands(after.now.moved);
            let quick = if figure.index() < HUNTING {
                now.sight.hands_after_move(&now.hands, &needed, (figure, cell, level))
            } else {
                now.sight.hands_after_cod(&now.hands, after.sea().cod)
            };
            assert_eq!(quick.common(needed), hands.common(needed), "{action} {game:?}");
        }
    });
}

#[test]
fn every_lead_is_the_one_found_the_long_way() {
    in_games(|game, actions| {
        if !matches!(
            game.stage,
            Stage::Action
                | Stage::Neutral
                | Stage::Hunt { .. }
                | Stage::Destination { .. }
                | Stage::Drift { .. }
                | Stage::Melt
        ) {
            return;
        }
        let now = game.present();
        let prospects = game.prospects_then(&now);
        let mut trial = Trial::new(game, &now, &prospects);
        for &action in actions {
            let lead = trial.lead_after(action);
            let plainly = match action {
                Action::Play(_) => best_first(game, action),
                Action::Activate(hunter) if hunter != Hunter::Cod => best_first(game, action),
                _ => game.lead_plainly(action),
            };
            assert_eq!(lead, plainly, "{action} {game:?}");
        }
    });
}

/// The best that can be done first after a choice.
fn best_first(game: &Arctic, action: Action) -> f32 {
    let after = after(game, action);
    let mut choices = Vec::new();
    after.choices(&mut choices);
    let sensible = choices.into_iter().filter(|&choice| !after.is_doubtful(choice));
    let best = sensible.map(|choice| after.lead_plainly(choice)).reduce(f32::max);
    best.unwrap_or_else(|| game.lead_plainly(action))
}
