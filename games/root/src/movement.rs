//! Moving warriors (rules, 5.2): from a clearing to a joined one if the mover rules one of them.

use engine::Log;

use crate::action::Action;
use crate::cards::Suit;
use crate::choices::Choices;
use crate::event::Event;
use crate::factions::{Faction, Piece};
use crate::map::{Clearing, Clearings};
use crate::question::{MoveWhy, Question};
use crate::state::Root;

impl Root {
    /// Where warriors of a faction may move from here.
    #[inline]
    pub(crate) fn move_targets(&self, faction: Faction, from: Clearing) -> Clearings {
        let near = self.neighbours(faction, from);
        let ruled = self.ruled_by(faction);
        if ruled.contains(from) {
            return near;
        }
        // The Riverfolk swim without asking who rules.
        let freely = if faction == Faction::Riverfolk { self.plan().rivers[from.index()] } else { Clearings::NONE };
        near.common(ruled).with(freely)
    }

    /// The clearings of a suit (birds: any) that warriors of a faction may leave: those that it rules, those beside them, and
    /// for the Riverfolk those on the river.
    #[inline]
    pub(crate) fn move_origins(&self, faction: Faction, suit: Suit) -> Clearings {
        let ruled = self.ruled_by(faction);
        let mut origins = ruled.with(self.beside(faction, ruled));
        if faction == Faction::Riverfolk {
            origins = origins.with(self.plan().river_clearings());
        }
        origins.common(self.with_warriors(faction)).common(self.clearings(suit))
    }

    /// Can the faction move at all from clearings of this suit?
    #[inline]
    pub(crate) fn can_move(&self, faction: Faction, suit: Suit) -> bool {
        !self.move_origins(faction, suit).is_empty()
    }

    /// Sets a MOVE going.
    pub(crate) fn start_move(&mut self, faction: Faction, suit: Suit, why: MoveWhy) {
        self.ask(faction, Question::MoveFrom { suit, why });
    }

    pub(crate) fn list_origins(&self, faction: Faction, suit: Suit, out: &mut impl Choices) {
        out.clearings(self.move_origins(faction, suit));
    }

    pub(crate) fn list_targets(&self, faction: Faction, from: Clearing, out: &mut impl Choices) {
        out.clearings(self.move_targets(faction, from));
    }

    pub(crate) fn list_counts(&self, faction: Faction, from: Clearing, out: &mut impl Choices) {
        (1..=self.site(from).warriors(faction)).for_each(|count| out.add(Action::Number(count)));
    }

    /// The origin is chosen.
    pub(crate) fn move_from(&mut self, faction: Faction, from: Clearing, why: MoveWhy) {
        self.ask(faction, Question::MoveTo { from, why });
    }

    /// The destination is chosen.
    pub(crate) fn move_to(&mut self, faction: Faction, from: Clearing, to: Clearing, why: MoveWhy) {
        self.ask(faction, Question::MoveCount { from, to, why });
    }

    /// The number is chosen: the warriors move, and what the move belongs to goes on.
    pub(crate) fn move_count(
        &mut self,
        faction: Faction,
        [from, to]: [Clearing; 2],
        count: u8,
        why: MoveWhy,
        log: &mut impl Log<Event>,
    ) {
        match why {
            MoveWhy::Plain => {}
            MoveWhy::March => self.ask(faction, Question::MarchSecond),
            MoveWhy::Crusade => self.ask(faction, Question::CrusadeFollow { clearing: to }),
        }
        self.move_warriors(faction, faction, [from, to], count, log);
    }

    /// Warriors of `owner` are moved by `mover`; entering a sympathetic clearing causes outrage (rules, 8.4),
    /// for which the mover pays.
    pub(crate) fn move_warriors(
        &mut self,
        mover: Faction,
        owner: Faction,
        [from, to]: [Clearing; 2],
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        let count = count.min(self.site(from).warriors(owner));
        self.take_warriors(owner, from, count);
        self.put_warriors(owner, to, count);
        log.tell(Event::Moves { who: self.seat(mover), faction: owner, from, to, count });
        if count > 0 && mover != Faction::Alliance && self.site(to).count(Piece::Sympathy) > 0 {
            self.start_outrage(mover, to, log);
        }
    }
}
