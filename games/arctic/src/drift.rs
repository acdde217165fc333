//! Drifting ice: which tiles can drift and what they push, who rides along, and where those go whom the ice meets in the
//! water (rules, 5.6 and 5.7).

use engine::{Log, cannot_be};

use crate::cards::Card;
use crate::cells::{Cell, Cells, Direction};
use crate::event::{Event, Shift};
use crate::figures::{Figure, Figures, Level};
use crate::ice::{Ice, Place};
use crate::movement::Reach;
use crate::state::{Arctic, Stage};

impl Arctic {
    /// The tiles that can drift in a direction.
    #[inline]
    pub(crate) fn drifters(&self, direction: Direction) -> Cells {
        let back = direction.opposite();
        let fresh = self.ice.without(self.now.drifted);
        let before_room = Cells::BOARD.without(self.ice).step(back);
        // A tile with room before it can be pushed: pack ice by everything, other ice only by an iceberg.
        let loose = fresh.common(before_room);
        let pushers = loose.common(self.pack).step(back).with(loose.step(back).common(self.berg));
        let able = fresh.common(before_room.with(pushers));
        // Only an iceberg that moves into a corner can leave those in the water without a place to go.
        let cornering = able.common(self.berg).common(Cells::CORNERS.step(back));
        if cornering.is_empty() { able } else { self.without_trappers(able, cornering, direction) }
    }

    /// Takes out icebergs that would trap somebody in a corner between themselves and the other iceberg. Everywhere
    /// else there are too many neighbours for two icebergs.
    fn without_trappers(&self, able: Cells, cornering: Cells, direction: Direction) -> Cells {
        let traps = |cell: Cell| {
            let corner = cell.step(direction)?;
            let other = corner.around().without(cell.only());
            let trapped = other.common(self.berg) == other && !self.figures_at(corner).is_empty();
            trapped.then_some(cell)
        };
        able.without(cornering.iter().filter_map(traps).collect())
    }

    /// The tile on a cell drifts, with everything that follows from it. Figures that have a choice where to go are asked
    /// for next.
    #[inline]
    pub(crate) fn drift(&mut self, from: Cell, card: Card, left: u8, log: &mut impl Log<Event>) {
        self.stage = Stage::Drift { card, left: left - 1 };
        let Some(direction) = card.direction() else { return cannot_be() };
        let Some(to) = from.step(direction) else { return cannot_be() };
        let pushed = if self.ice.contains(to) { to.step(direction) } else { None };
        let front = pushed.unwrap_or(to);
        let swimming = self.figures_at(front).without(self.upright);
        // Read before the tiles move: who swims under a tile that is pushed away.
        let under = if pushed.is_some() { self.figures_at(to).without(self.upright) } else { Figures::NONE };
        if let Some(beyond) = pushed {
            let pushed = self.shift(to, beyond);
            let moved = self.shift(from, to);
            log.tell(Event::Drifts { moved, pushed: Some(pushed), direction });
            if moved.ice == Ice::Iceberg && !under.is_empty() {
                under.iter().for_each(|figure| self.put(figure, beyond, Level::Water));
                log.tell(Event::Followed { figures: under, from: to, to: beyond });
            }
        } else {
            let moved = self.shift(from, to);
            log.tell(Event::Drifts { moved, pushed: None, direction });
        }
        let met = if self.berg.contains(front) { Figures::WALKERS.with(Figures::SWIMMERS) } else { Figures::WALKERS };
        let displaced = swimming.common(met);
        if !displaced.is_empty() {
            self.now.displaced = displaced;
            self.now.from = Some(from);
            self.now.front = Some(front);
            self.displace_next(card, left - 1, log);
        }
    }

    /// A tile moves by one cell with all that stands on it.
    #[inline]
    fn shift(&mut self, from: Cell, to: Cell) -> Shift {
        let tile = self.tile_at(from);
        let ice = self.ice_at(from).unwrap_or(Ice::Floe);
        self.tiles[tile.index()] = Place::on(to);
        for set in [&mut self.ice, &mut self.pack, &mut self.berg] {
            if set.contains(from) {
                set.remove(from);
                set.insert(to);
            }
        }
        self.now.drifted.insert(to);
        let riders = self.figures_at(from).common(self.upright);
        riders.iter().for_each(|figure| self.figures[figure.index()] = Place::on(to));
        let igloo = self.igloo == Place::on(from);
        if igloo {
            self.igloo = Place::on(to);
        }
        Shift { tile, ice, from, to, riders, igloo }
    }

    /// Sends displaced figures away as long as there is nothing to choose, bear and Inuit hunter first.
    pub(crate) fn displace_next(&mut self, card: Card, left: u8, log: &mut impl Log<Event>) {
        self.stage = Stage::Drift { card, left };
        while let Some(figure) =
            self.now.displaced.common(Figures::WALKERS).first().or_else(|| self.now.displaced.first())
        {
            let landings = self.landings(figure, card);
            let only = match (landings.ice.len(), landings.water.len()) {
                (0, 1) => landings.water.first().map(|cell| (cell, Level::Water)),
                (1, 0) => landings.ice.first().map(|cell| (cell, Level::Ice)),
                _ => None,
            };
            let Some((cell, level)) = only else {
                self.stage = Stage::Displace { card, left, figure };
                return;
            };
            self.displace(figure, cell, level, log);
        }
        self.now.from = None;
        self.now.front = None;
    }

    /// Where a displaced figure can go (5.7).
    #[inline]
    pub(crate) fn landings(&self, figure: Figure, card: Card) -> Reach {
        let (Some(direction), Some(from), Some(front)) = (card.direction(), self.now.from, self.now.front) else {
            return Reach::NONE;
        };
        let ahead = front.only().step(direction);
        if Figures::SWIMMERS.contains(figure) {
            let open = self.open();
            let straight = ahead.common(open);
            let behind = front.only().step(direction.opposite());
            let water = if straight.is_empty() { front.around().common(open).without(behind) } else { straight };
            return Reach { ice: Cells::NONE, water };
        }
        // Free is what had no ice before the tile moved, so the cell it came from is not.
        let free = Cells::BOARD.without(self.ice).without(from.only());
        let straight = ahead.common(free);
        let aside = front.around().common(free);
        if !straight.is_empty() {
            Reach { ice: Cells::NONE, water: straight }
        } else if !aside.is_empty() {
            Reach { ice: Cells::NONE, water: aside }
        } else {
            let tiles = self.ice.without(self.berg);
            Reach { ice: front.around().with(front.only()).common(tiles), water: Cells::NONE }
        }
    }

    /// A displaced figure goes to its place.
    pub(crate) fn displace(&mut self, figure: Figure, to: Cell, level: Level, log: &mut impl Log<Event>) {
        match self.cell_of(figure) {
            Some(from) => log.tell(Event::Displaced { figure, from, to, depth: self.depth(to, level) }),
            None => cannot_be(),
        }
        self.put(figure, to, level);
        self.now.displaced.remove(figure);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ice::Tile;
    use crate::options::Setup;
    use engine::Dice;

    /// A random sea: two icebergs, floes and pack ice, many of them near corners, and figures everywhere.
    fn random_sea(dice: &mut Dice) -> Arctic {
        let mut sea = Arctic::bare(4, Setup::Standard);
        let crowded = Cells::CORNERS.with(Cells::CORNERS.around());
        for tile in Tile::all() {
            let ice = [Ice::Iceberg, Ice::Floe, Ice::Pack][if tile.index() < 2 { 0 } else { 1 + dice.index(2) }];
            let room = if dice.below(2) == 0 { crowded } else { Cells::BOARD }.without(sea.ice);
            let cells: Vec<Cell> = room.iter().collect();
            if let Some(&cell) = dice.pick(&cells) {
                sea.lay(tile, cell, ice);
            }
        }
        let open: Vec<Cell> = sea.open().iter().collect();
        for figure in Figure::all() {
            let cell = *dice.pick(&open).unwrap();
            sea.put(figure, cell, sea.level_on(figure, cell, None));
        }
        sea
    }

    /// The rule read word by word, tile by tile (5.6).
    fn can_drift(sea: &Arctic, from: Cell, direction: Direction) -> bool {
        let Some(mover) = sea.ice_at(from) else { return false };
        let Some(to) = from.step(direction) else { return false };
        if sea.now.drifted.contains(from) {
            return false;
        }
        if let Some(pushed) = sea.ice_at(to) {
            let may_push = mover == Ice::Iceberg || pushed == Ice::Pack;
            let beyond = to.step(direction);
            if !may_push || sea.now.drifted.contains(to) || beyond.is_none_or(|beyond| sea.ice_at(beyond).is_some()) {
                return false;
            }
        }
        // Let it drift and see whether everybody who is displaced has a place.
        let card = Card::all().find(|card| card.direction() == Some(direction)).unwrap();
        let mut after = *sea;
        after.drift(from, card, 1, &mut engine::NoLog);
        while let Stage::Displace { figure, .. } = after.stage {
            let Reach { ice, water } = after.landings(figure, card);
            let Some((cell, level)) =
                (ice.iter().map(|cell| (cell, Level::Ice))).chain(water.iter().map(|cell| (cell, Level::Water))).next()
            else {
                return false;
            };
            after.displace(figure, cell, level, &mut engine::NoLog);
            after.displace_next(card, 0, &mut engine::NoLog);
        }
        Figure::all().all(|figure| after.cell_of(figure).is_some_and(|cell| !after.berg.contains(cell)))
    }

    #[test]
    fn the_quick_list_of_drifting_tiles_agrees_with_the_rule() {
        let mut dice = Dice::quick(4);
        let mut trapped = 0;
        for _ in 0..20_000 {
            let mut sea = random_sea(&mut dice);
            if dice.below(2) == 0 {
                sea.now.drifted = sea.ice.iter().filter(|_| dice.below(4) == 0).collect();
            }
            for direction in Direction::all() {
                let quick = sea.drifters(direction);
                for cell in Cells::BOARD.iter() {
                    assert_eq!(quick.contains(cell), can_drift(&sea, cell, direction), "{cell} {direction} {sea:?}");
                }
                let roomy = sea.ice.iter().filter(|&cell| {
                    let before = cell.step(direction);
                    !sea.now.drifted.contains(cell) && before.is_some_and(|cell| !sea.ice.contains(cell))
                });
                trapped += roomy.filter(|&cell| !quick.contains(cell)).count();
            }
        }
        assert!(trapped > 20, "hardly anybody was ever trapped in a corner: {trapped}");
    }

    #[test]
    fn after_a_drift_every_figure_is_where_it_may_be() {
        let mut dice = Dice::quick(5);
        for _ in 0..5_000 {
            let mut sea = random_sea(&mut dice);
            let card = Card::new(dice.below(30) as u8);
            let cells: Vec<Cell> = sea.drifters(card.direction().unwrap()).iter().collect();
            let Some(&cell) = dice.pick(&cells) else { continue };
            sea.drift(cell, card, 1, &mut engine::NoLog);
            while let Stage::Displace { figure, .. } = sea.stage {
                let Reach { ice, water } = sea.landings(figure, card);
                let places: Vec<(Cell, Level)> = ice
                    .iter()
                    .map(|cell| (cell, Level::Ice))
                    .chain(water.iter().map(|cell| (cell, Level::Water)))
                    .collect();
                let &(cell, level) = dice.pick(&places).unwrap();
                sea.displace(figure, cell, level, &mut engine::NoLog);
                sea.displace_next(card, 0, &mut engine::NoLog);
            }
            for figure in Figure::all() {
                let cell = sea.cell_of(figure).unwrap();
                let (hunter, ice) = (figure.hunter(), sea.ice.contains(cell));
                assert!(!sea.berg.contains(cell));
                match sea.level_of(figure) {
                    Level::Ice => assert!(ice && hunter.walks(), "{figure}"),
                    Level::Water => assert!(!ice || hunter.dives(), "{figure}"),
                }
            }
        }
    }
}
