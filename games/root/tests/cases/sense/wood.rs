//! Wood: what it is good for where it lies.

use root::Root;
use root::position::Position;

use super::weight;
use crate::marquise::by_day;

/// From a game of `hard` against itself: the sawmill in clearing 8 is cut off from the free slots in clearings 6 and 11, unless she holds
/// clearing 7 with so many warriors. There three wood lay already; she spent two more cards on it, and the Eyrie took it all, a point each.
fn cut_off(in_between: u8) -> Root {
    let position = Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c3", 3)
        .pieces("c3", "keep recruiter")
        .warriors("marquise", "c4", 1)
        .pieces("c4", "recruiter")
        .warriors("marquise", "c6", 1)
        .warriors("marquise", "c8", 3)
        .pieces("c8", "sawmill workshop wood wood wood")
        .warriors("marquise", "c11", 2)
        .warriors("eyrie", "c7", 4)
        .warriors("eyrie", "c9", 2)
        .pieces("c9", "roost")
        .warriors("eyrie", "c12", 2)
        .pieces("c12", "roost")
        .leader("charismatic")
        .vagabond("vagabond", "ranger", "c2", "boots torch crossbow sword")
        .hand("marquise", "favor_foxes sappers#1");
    let position = if in_between > 0 { position.warriors("marquise", "c7", in_between) } else { position };
    by_day(position)
}

#[test]
fn nobody_works_overtime_for_wood_that_cannot_be_carried_to_a_slot() {
    for card in ["overwork:favor_foxes", "overwork:sappers#1"] {
        // Beside a march: where wood can be used, building outweighs both.
        let [idle, useful] = [0, 5].map(|in_between| {
            let game = cut_off(in_between);
            weight(&game, card) / weight(&game, "march")
        });
        assert!(useful > 4.0 * idle, "{card}: {idle} where it is cut off, {useful} where it is not");
    }
}

#[test]
fn overtime_goes_where_the_wood_can_be_carried() {
    // A second sawmill among foxes stands beside its slot.
    let mut game = Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c8", 3)
        .pieces("c8", "sawmill workshop")
        .warriors("marquise", "c6", 2)
        .pieces("c6", "sawmill")
        .warriors("marquise", "c11", 2)
        .warriors("eyrie", "c7", 4)
        .pieces("c7", "roost")
        .leader("charismatic")
        .vagabond("vagabond", "ranger", "c2", "boots torch crossbow sword")
        .hand("marquise", "favor_foxes")
        .turn("marquise", "daylight")
        .build();
    game.choose("end_craft");
    game.choose("overwork:favor_foxes");
    assert!(weight(&game, "c6") > 4.0 * weight(&game, "c8"), "{:?}", game.options());
}
