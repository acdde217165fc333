//! The setup for experienced players: they lay the ice, the icebergs and the hunters themselves, one piece each in turn,
//! and only then learn who they are (rules, 3.2).

use engine::{Dice, Log, cannot_be};

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::choices::Offer;
use crate::event::Event;
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::ice::{BERGS, FLOES, Ice, PACKS, Place, Tile};
use crate::state::{Arctic, Stage};

impl Arctic {
    /// What the placing player can choose.
    pub(crate) fn offer_building(&self, offer: &mut impl Offer) {
        match self.stage {
            Stage::Kind => {
                if self.building.floes > 0 {
                    offer.one(Action::Kind(Ice::Floe));
                }
                if self.building.packs > 0 {
                    offer.one(Action::Kind(Ice::Pack));
                }
            }
            Stage::Tile { .. } => offer.each(Cells::BOARD.without(self.ice), Action::Place),
            Stage::Berg => offer.each(self.berg_sites(), Action::PlaceBerg),
            Stage::Hunter => {
                let mut unplaced = self.unplaced();
                // The two seals are alike: the first one goes first.
                if unplaced.contains(Figure::SEAL_1) {
                    unplaced.remove(Figure::SEAL_2);
                }
                unplaced.iter().for_each(|figure| offer.one(Action::Hunter(figure)));
            }
            Stage::Corner { .. } => offer.each(self.free_corners(), Action::Corner),
            Stage::Level { .. } => {
                offer.one(Action::Level(Level::Ice));
                offer.one(Action::Level(Level::Water));
            }
            Stage::Igloo => offer.each(self.igloo_sites(), Action::PlaceIgloo),
            _ => cannot_be(),
        }
    }

    /// Floes that can take an iceberg: not in a corner, and without cod.
    fn berg_sites(&self) -> Cells {
        let cod: Cells = Figures::COD.iter().filter_map(|cod| self.cell_of(cod)).collect();
        self.floes().without(Cells::CORNERS).without(cod)
    }

    /// The hunters that are not on the board yet.
    fn unplaced(&self) -> Figures {
        Figure::all().take(5).filter(|figure| self.figures[figure.index()] == Place::BOX).collect()
    }

    /// Corners without a hunter.
    fn free_corners(&self) -> Cells {
        Cells::CORNERS.without(Figure::all().take(5).filter_map(|figure| self.cell_of(figure)).collect())
    }

    /// The floes that are nearest to the Inuit hunter.
    fn igloo_sites(&self) -> Cells {
        let Some(home) = self.cell_of(Figure::ESKIMO) else { return Cells::NONE };
        let floes = self.floes();
        let nearest = floes.iter().map(|cell| cell.distance(home)).min();
        floes.iter().filter(|cell| Some(cell.distance(home)) == nearest).collect()
    }

    /// Carries out a choice of the placing player.
    pub(crate) fn build(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (action, self.stage) {
            (Action::Kind(ice), _) => self.stage = Stage::Tile { ice },
            (Action::Place(cell), Stage::Tile { ice }) => self.lay_next(cell, ice, log),
            (Action::PlaceBerg(cell), _) => {
                let berg = self.building.bergs + 1;
                self.put_berg(self.tile_at(cell), cell);
                log.tell(Event::PutsBerg { who: self.active, berg, cell });
                self.next_builder();
                self.next_berg();
            }
            (Action::Hunter(figure), _) => self.stage = Stage::Corner { figure },
            (Action::Corner(cell), Stage::Corner { figure }) => {
                if figure.hunter() == Hunter::Seal && self.ice.contains(cell) {
                    self.stage = Stage::Level { figure, cell };
                } else {
                    self.put_hunter(figure, cell, None, dice, log);
                }
            }
            (Action::Level(level), Stage::Level { figure, cell }) => {
                self.put_hunter(figure, cell, Some(level), dice, log);
            }
            (Action::PlaceIgloo(cell), _) => {
                self.igloo = Place::on(cell);
                log.tell(Event::PutsIgloo { who: self.active, cell });
                self.begin(dice, log);
            }
            // Not legal, so never played.
            _ => cannot_be(),
        }
    }

    fn next_builder(&mut self) {
        self.active = self.active.next(self.size as usize);
    }

    fn lay_next(&mut self, cell: Cell, ice: Ice, log: &mut impl Log<Event>) {
        let laid = FLOES + PACKS - self.building.floes - self.building.packs;
        let tile = Tile::new(laid);
        self.lay(tile, cell, ice);
        match ice {
            Ice::Pack => self.building.packs -= 1,
            Ice::Floe | Ice::Iceberg => self.building.floes -= 1,
        }
        log.tell(Event::LaysIce { who: self.active, tile, ice, cell });
        self.next_builder();
        self.stage = if usize::from(laid) + 1 < Tile::COUNT { Stage::Kind } else { Stage::Berg };
    }

    fn next_berg(&mut self) {
        self.stage = if usize::from(self.building.bergs) < BERGS { Stage::Berg } else { Stage::Hunter };
    }

    /// No floe can take this iceberg: it stays in the box, and the same player goes on.
    pub(crate) fn berg_stays(&mut self, log: &mut impl Log<Event>) {
        self.building.bergs += 1;
        log.tell(Event::BergStays { berg: self.building.bergs });
        self.next_berg();
    }

    fn put_hunter(
        &mut self,
        figure: Figure,
        cell: Cell,
        level: Option<Level>,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let level = self.level_on(figure, cell, level);
        self.put(figure, cell, level);
        log.tell(Event::PutsHunter { who: self.active, figure, cell, depth: self.depth(cell, level) });
        self.next_builder();
        if !self.unplaced().is_empty() {
            self.stage = Stage::Hunter;
            return;
        }
        self.draw_hunters(dice, log);
        self.active = self.owner(Hunter::Eskimo).unwrap_or(self.first);
        self.stage = Stage::Igloo;
    }
}
