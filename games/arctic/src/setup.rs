//! Setting the game up: hunters by lot, the standard layout, and the first hands (rules, 3.1).

use engine::{BySeat, Dice, Log, Seat};

use crate::cards::HAND;
use crate::cells::Cell;
use crate::event::Event;
use crate::figures::{Figure, Hunter, Level};
use crate::ice::{FIGURES, FLOES, IGLOO, Ice, PACKS, Place, TILES, Tile};
use crate::options::{Options, Setup};
use crate::state::{Arctic, Building, Stage};

impl Arctic {
    pub(crate) fn set_up(options: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Arctic {
        let mut game = Arctic::bare(seats, options.setup);
        match options.setup {
            Setup::Standard => {
                game.lay_out();
                game.draw_hunters(dice, log);
                game.choose_first(dice, log);
                game.begin(dice, log);
            }
            Setup::Expert => {
                game.choose_first(dice, log);
                game.put_cod();
                game.building = Building { floes: FLOES, packs: PACKS, bergs: 0 };
                game.stage = Stage::Kind;
            }
        }
        game
    }

    /// The standard layout.
    pub(crate) fn lay_out(&mut self) {
        const LAYOUT: Layout = Layout::standard();
        for (tile, (cell, ice)) in Tile::all().zip(LAYOUT.tiles) {
            self.lay(tile, cell, ice);
        }
        for (figure, cell) in Figure::all().zip(LAYOUT.figures) {
            let level = if figure == Figure::BEAR || figure == Figure::ESKIMO { Level::Ice } else { Level::Water };
            self.put(figure, cell, level);
        }
        self.igloo = Place::on(LAYOUT.igloo);
    }

    /// The nine cod stand on their standard cells also when players build the sea.
    fn put_cod(&mut self) {
        const LAYOUT: Layout = Layout::standard();
        for (figure, cell) in Figure::all().zip(LAYOUT.figures).skip(5) {
            self.put(figure, cell, Level::Water);
        }
    }

    /// Every player gets a hunter by lot; the others are neutral.
    pub(crate) fn draw_hunters(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut hunters = Hunter::PLAYED;
        dice.shuffle(&mut hunters);
        self.owners = [None; 4];
        for (seat, hunter) in Seat::all(self.size as usize).zip(hunters) {
            self.owners[hunter.index() & 3] = Some(seat);
        }
        let hunters = BySeat::from_fn(self.size as usize, |seat| self.hunter_of(seat));
        log.tell(Event::Hunters { hunters, neutral: self.neutrals() });
    }

    fn choose_first(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.first = Seat(dice.below(u32::from(self.size)) as u8);
        self.active = self.first;
        log.tell(Event::FirstPlayer { who: self.first });
    }

    /// Everybody draws three cards, and the first turn begins.
    pub(crate) fn begin(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        for seat in self.first.round(self.size as usize) {
            self.draw_up_to(seat, HAND, dice, log);
        }
        self.active = self.first;
        self.begin_turn(log);
    }
}

/// The standard layout with its cells looked up.
struct Layout {
    tiles: [(Cell, Ice); Tile::COUNT],
    figures: [Cell; Figure::COUNT],
    igloo: Cell,
}

impl Layout {
    const fn standard() -> Layout {
        let mut tiles = [(Cell::named(IGLOO), Ice::Floe); Tile::COUNT];
        let mut index = 0;
        while index < Tile::COUNT {
            tiles[index] = (Cell::named(TILES[index].0), TILES[index].1);
            index += 1;
        }
        let mut figures = [Cell::named(IGLOO); Figure::COUNT];
        index = 0;
        while index < Figure::COUNT {
            figures[index] = Cell::named(FIGURES[index]);
            index += 1;
        }
        Layout { tiles, figures, igloo: Cell::named(IGLOO) }
    }
}
