//! What only the drawing itself knows. How positions look is among the cases (`tests/cases/drawing.rs`).

use draw::Face;
use engine::{Eyes, Game, Key, Match, Seat};

use super::art::{BEASTS, EMBLEMS, LANDS};
use super::kingdom::{Stake, stakes};
use crate::event::Who;
use crate::view::{KingdomView, TallyView};
use crate::{AnimalKingdoms, Options};

#[test]
fn every_figure_is_well_cut() {
    for figure in BEASTS.iter().chain(&EMBLEMS).chain(&LANDS).chain(&draw::SIGNS) {
        assert!(figure.path().is_some(), "{}", figure.id);
    }
}

#[test]
fn beasts_are_readable_on_their_cards() {
    let colour = |hex: &str| {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
    };
    let cards = draw::PALETTE.split("--card: light-dark(#").nth(1).unwrap();
    let (day, night) = (colour(&cards[..6]), colour(&cards.split('#').nth(1).unwrap()[..6]));
    for kind in crate::Kind::IDS {
        let ink = AnimalKingdoms::STYLE.split(&format!("--{kind}: #")).nth(1).unwrap();
        for paper in [day, night] {
            let contrast = (paper + 0.05) / (colour(&ink[..6]) + 0.05);
            assert!(contrast >= 4.5, "{kind}: {contrast:.1}");
        }
    }
}

fn kingdom(value: u8, cubes: &[u8]) -> KingdomView {
    let game = Match::<AnimalKingdoms>::new(Options::default(), 5, Key::from_seed(1)).unwrap();
    let mut land = game.state().view(Eyes::Crowd).kingdoms[4].clone();
    land.value = value;
    land.tally =
        cubes.iter().zip(0..).map(|(&cubes, seat)| TallyView { who: Who::Player(Seat(seat)), cubes }).collect();
    land
}

fn would_get(land: &KingdomView, peace: bool) -> Vec<Stake> {
    stakes(land, peace).into_iter().map(|(_, _, stake)| stake).collect()
}

#[test]
fn the_tally_says_who_would_score_what() {
    use Stake::{Battle, Points};
    // Rules 5.7: 8 for the most cubes, 3 for each second, 1 for each third.
    assert_eq!(would_get(&kingdom(8, &[3, 2, 2, 1]), false), [Points(8), Points(3), Points(3), Points(1)]);
    assert_eq!(would_get(&kingdom(8, &[4, 3, 2, 1]), false), [Points(8), Points(3), Points(1), Points(0)]);
    // Two fight for the first place: the loser is second, so the next are third.
    assert_eq!(would_get(&kingdom(7, &[3, 3, 2, 2, 1]), false), [Battle, Battle, Points(1), Points(1), Points(0)]);
    // Rules 5.9: nobody in the capital, so both are first.
    assert_eq!(would_get(&kingdom(6, &[2, 2, 1]), true), [Points(6), Points(6), Points(3)]);
    // The one in the capital is first alone.
    let mut land = kingdom(6, &[3, 3, 1]);
    let capital = usize::from(land.territories) - 1;
    land.spaces[capital].owner = Some(Who::Player(Seat(1)));
    assert_eq!(would_get(&land, true), [Points(3), Points(6), Points(1)]);
}
