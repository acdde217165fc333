//! Melting: an iceberg becomes a floe, a floe pack ice, and pack ice open sea (rules, 5.8).

use engine::{Log, cannot_be};

use crate::cells::Cell;
use crate::event::Event;
use crate::ice::{Ice, Place};
use crate::state::{Arctic, Stage};

impl Arctic {
    /// The tile on a cell melts by one degree.
    #[inline]
    pub(crate) fn melt(&mut self, cell: Cell, log: &mut impl Log<Event>) {
        self.stage = Stage::Action;
        let tile = self.tile_at(cell);
        let Some(ice) = self.ice_at(cell) else { return cannot_be() };
        let afloat = if ice == Ice::Pack { self.figures_at(cell).common(self.upright) } else { Default::default() };
        log.tell(Event::Melts { tile, cell, ice, afloat });
        match ice {
            Ice::Iceberg => {
                self.berg.remove(cell);
                self.bergs.iter_mut().filter(|berg| **berg == Some(tile)).for_each(|berg| *berg = None);
            }
            Ice::Floe => {
                self.pack.insert(cell);
                if self.igloo == Place::on(cell) {
                    self.igloo = Place::GONE;
                    log.tell(Event::IglooLost { cell });
                }
            }
            Ice::Pack => {
                self.pack.remove(cell);
                self.ice.remove(cell);
                self.tiles[tile.index()] = Place::GONE;
                self.upright = self.upright.without(afloat);
            }
        }
    }
}
