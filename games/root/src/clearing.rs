//! Clearings: who is there and who rules (rules, 4.4), slots, who may place (4.3), and placing pieces.

use crate::cards::Suit;
use crate::event::Event;
use crate::factions::{Faction, Factions, Piece};
use crate::map::{Clearing, Clearings};
use crate::state::{Phase, Root, Site};
use engine::Log;

impl Site {
    #[inline]
    pub(crate) fn warriors(&self, faction: Faction) -> u8 {
        self.warriors[faction.index()]
    }

    #[inline]
    pub(crate) fn count(&self, piece: Piece) -> u8 {
        self.pieces[piece.index()]
    }

    /// Buildings of all players.
    #[inline]
    pub(crate) fn buildings(&self) -> u8 {
        Piece::BUILDINGS.iter().map(|&piece| self.count(piece)).sum()
    }

    /// Buildings of a faction.
    #[inline]
    pub(crate) fn buildings_of(&self, faction: Faction) -> u8 {
        match faction {
            Faction::Marquise => {
                self.count(Piece::Sawmill) + self.count(Piece::Workshop) + self.count(Piece::Recruiter)
            }
            Faction::Eyrie => self.count(Piece::Roost),
            Faction::Alliance => self.count(Piece::Base),
            Faction::Cult => self.count(Piece::Garden),
            Faction::Vagabond | Faction::Vagabond2 | Faction::Riverfolk => 0,
        }
    }

    /// Buildings and tokens of a faction.
    #[inline]
    pub(crate) fn cardboard_of(&self, faction: Faction) -> u8 {
        match faction {
            Faction::Marquise => self.buildings_of(faction) + self.count(Piece::Keep) + self.count(Piece::Wood),
            Faction::Alliance => self.buildings_of(faction) + self.count(Piece::Sympathy),
            Faction::Riverfolk => self.count(Piece::TradePost),
            Faction::Eyrie | Faction::Cult => self.buildings_of(faction),
            Faction::Vagabond | Faction::Vagabond2 => 0,
        }
    }

    /// Are there any buildings or tokens?
    #[inline]
    pub(crate) fn has_cardboard(&self) -> bool {
        self.pieces != [0; Piece::COUNT]
    }

    /// The kinds of buildings and tokens that are there.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Piece> {
        let kinds = if self.has_cardboard() { Piece::ALL } else { &[] };
        kinds.iter().copied().filter(|&piece| self.count(piece) > 0)
    }

    /// Is anything there that leaves no trace if all of it is gone?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Site::default()
    }
}

impl Root {
    /// The clearings where a faction has any piece: warrior, building, token or pawn.
    #[inline]
    pub(crate) fn presence(&self, faction: Faction) -> Clearings {
        self.land.present[faction.index()]
    }

    /// Has the faction any piece here?
    #[inline]
    pub(crate) fn is_present(&self, faction: Faction, clearing: Clearing) -> bool {
        self.presence(faction).contains(clearing)
    }

    /// The clearings where several factions have pieces.
    #[inline]
    pub(crate) fn shared(&self) -> Clearings {
        let (mut anybody, mut several) = (Clearings::NONE, Clearings::NONE);
        for &present in &self.land.present {
            several = several.with(anybody.common(present));
            anybody = anybody.with(present);
        }
        several
    }

    /// The factions with any piece here.
    #[inline]
    pub(crate) fn present(&self, clearing: Clearing) -> Factions {
        let mut present = Factions::NONE;
        for &faction in Faction::ALL {
            present.set(faction, self.is_present(faction, clearing));
        }
        present
    }

    /// The clearings of a suit; for birds all of them.
    #[inline]
    pub(crate) fn clearings(&self, suit: Suit) -> Clearings {
        self.land.suits[suit.index()]
    }

    /// The clearings with a piece of this kind.
    #[inline]
    pub(crate) fn with_piece(&self, piece: Piece) -> Clearings {
        self.land.pieces[piece.index()]
    }

    /// Pieces of this kind on the map, by the suit of their clearing.
    #[inline]
    pub(crate) fn by_suit(&self, piece: Piece) -> [u8; 3] {
        self.land.by_suit[piece.index()]
    }

    /// The clearings with warriors of a faction.
    #[inline]
    pub(crate) fn with_warriors(&self, faction: Faction) -> Clearings {
        self.land.warriors[faction.index()]
    }

    /// The buyer whom the Riverfolk's warriors serve now: in Daylight and Evening of the turn (rules, 11.8).
    #[inline]
    pub(crate) fn mercenary_buyer(&self) -> Option<Faction> {
        if !self.this_turn.mercenaries {
            return None;
        }
        let late = self.phase().is_some_and(|phase| phase >= Phase::DaylightStart && phase < Phase::TurnEnd);
        late.then_some(self.active)
    }

    /// Who rules a clearing (rules, 4.4).
    #[inline]
    pub(crate) fn ruler(&self, clearing: Clearing) -> Option<Faction> {
        Faction::ARMIES.into_iter().find(|&faction| self.rules(faction, clearing))
    }

    #[inline]
    pub(crate) fn rules(&self, faction: Faction, clearing: Clearing) -> bool {
        self.ruled_by(faction).contains(clearing)
    }

    /// The clearings that a faction rules.
    #[inline]
    pub(crate) fn ruled_by(&self, faction: Faction) -> Clearings {
        self.land.ruled[faction.index()]
    }

    /// Free building slots.
    #[inline]
    pub(crate) fn open_slots(&self, clearing: Clearing) -> u8 {
        let ruin = u8::from(self.ruins.contains(clearing));
        self.plan().slots[clearing.index()].saturating_sub(ruin + self.site(clearing).buildings())
    }

    /// The clearings where the faction may place pieces: where the keep stands, only the Marquise may (rules, 6.3).
    #[inline]
    pub(crate) fn places(&self, faction: Faction) -> Clearings {
        let keep = self.marquise.keep.filter(|_| faction != Faction::Marquise);
        Clearings::ALL.without(keep.map_or(Clearings::NONE, Clearing::alone))
    }

    /// The clearings joined to this one for the active player: by paths, and by rivers with riverboats or for the Riverfolk.
    #[inline]
    pub(crate) fn neighbours(&self, faction: Faction, clearing: Clearing) -> Clearings {
        self.beside(faction, clearing.alone())
    }

    /// The clearings joined to any of these, in the same way.
    #[inline]
    pub(crate) fn beside(&self, faction: Faction, clearings: Clearings) -> Clearings {
        let plan = self.plan();
        let boats = faction == Faction::Riverfolk || (self.this_turn.riverboats && faction == self.active);
        let ways = if boats { &plan.by_boat } else { &plan.on_foot };
        ways.any(clearings)
    }

    /// An opponent is another player who is no coalition partner, in either direction (rules, 5.10).
    #[inline]
    pub(crate) fn are_opponents(&self, a: Faction, b: Faction) -> bool {
        a != b && self.player(a).partner != Some(b) && self.player(b).partner != Some(a)
    }

    /// Places warriors from the supply, as many as there are; says how many.
    pub(crate) fn place_warriors(
        &mut self,
        faction: Faction,
        clearing: Clearing,
        count: u8,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let placed = count.min(self.player(faction).supply);
        if placed > 0 {
            self.player_mut(faction).supply -= placed;
            self.put_warriors(faction, clearing, placed);
            let who = self.seat(faction);
            log.tell(Event::PlacesWarriors { who, faction, clearing, count: placed });
        }
        placed
    }

    /// Places a building or token of its owner. Points are scored by the caller.
    pub(crate) fn place(&mut self, piece: Piece, clearing: Clearing, log: &mut impl Log<Event>) {
        self.place_some(piece, clearing, 1, log);
    }

    /// Places several tokens at once.
    pub(crate) fn place_some(&mut self, piece: Piece, clearing: Clearing, count: u8, log: &mut impl Log<Event>) {
        self.put_pieces(piece, clearing, count);
        if piece == Piece::Keep {
            self.marquise.keep = Some(clearing);
        }
        log.tell(Event::Places { who: self.seat(piece.owner()), piece, clearing, count });
    }

    /// Pieces of this kind that are not on the map: on their track or in the supply. Not for what is gone for good.
    #[inline]
    pub(crate) fn left(&self, piece: Piece) -> u8 {
        piece.count() - self.on_map[piece.index()]
    }

    /// Gardens of a suit on the map.
    #[inline]
    pub(crate) fn gardens(&self, suit: Suit) -> u8 {
        self.by_suit(Piece::Garden)[suit.index() % 3]
    }

    /// Does the Alliance's base of this suit stand on the map?
    #[inline]
    pub(crate) fn has_base(&self, suit: Suit) -> bool {
        !self.with_piece(Piece::Base).common(self.clearings(suit)).is_empty()
    }
}
