//! Clearings: slots, who rules (rules, 4.4), who may place (4.3), and placing and taking pieces.

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
        self.pieces[..Piece::BUILDINGS.len()].iter().sum()
    }

    /// Buildings of a faction.
    #[inline]
    pub(crate) fn buildings_of(&self, faction: Faction) -> u8 {
        match faction {
            Faction::Marquise => self.pieces[0] + self.pieces[1] + self.pieces[2],
            Faction::Eyrie => self.pieces[3],
            Faction::Alliance => self.pieces[4],
            Faction::Cult => self.pieces[5],
            _ => 0,
        }
    }

    /// Buildings and tokens of a faction.
    #[inline]
    pub(crate) fn cardboard_of(&self, faction: Faction) -> u8 {
        match faction {
            Faction::Marquise => self.buildings_of(faction) + self.count(Piece::Keep) + self.count(Piece::Wood),
            Faction::Alliance => self.pieces[4] + self.count(Piece::Sympathy),
            Faction::Riverfolk => self.count(Piece::TradePost),
            _ => self.buildings_of(faction),
        }
    }

    /// Is anything there that leaves no trace if all of it is gone?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Site::default()
    }
}

impl Root {
    /// Has the faction any piece here: warrior, building, token or pawn?
    #[inline]
    pub(crate) fn is_present(&self, faction: Faction, clearing: Clearing) -> bool {
        let site = self.site(clearing);
        site.warriors(faction) > 0 || site.cardboard_of(faction) > 0 || self.pawn(faction) == Some(clearing)
    }

    /// The factions with any piece here.
    #[inline]
    pub(crate) fn present(&self, clearing: Clearing) -> Factions {
        self.playing.iter().filter(|&faction| self.is_present(faction, clearing)).collect()
    }

    /// The clearings of a suit; for birds all of them.
    #[inline]
    pub(crate) fn clearings(&self, suit: Suit) -> Clearings {
        if suit == Suit::Bird {
            return Clearings::ALL;
        }
        let mut set = Clearings::NONE;
        for clearing in Clearing::all() {
            if self.suits[clearing.index()] == suit {
                set.insert(clearing);
            }
        }
        set
    }

    /// The clearings with a piece of this kind.
    #[inline]
    pub(crate) fn with_piece(&self, piece: Piece) -> Clearings {
        let mut set = Clearings::NONE;
        for clearing in Clearing::all() {
            if self.sites[clearing.index()].pieces[piece.index()] > 0 {
                set.insert(clearing);
            }
        }
        set
    }

    /// The clearings with warriors of a faction.
    #[inline]
    pub(crate) fn with_warriors(&self, faction: Faction) -> Clearings {
        let mut set = Clearings::NONE;
        for clearing in Clearing::all() {
            if self.sites[clearing.index()].warriors[faction.index()] > 0 {
                set.insert(clearing);
            }
        }
        set
    }

    /// The buyer whom the Riverfolk's warriors serve now: in Daylight and Evening of the turn (rules, 11.8).
    #[inline]
    pub(crate) fn mercenary_buyer(&self) -> Option<Faction> {
        let late = self.phase().is_some_and(|phase| phase >= Phase::DaylightStart && phase < Phase::TurnEnd);
        (self.this_turn.mercenaries && late).then_some(self.active)
    }

    /// Who rules a clearing (rules, 4.4).
    #[inline]
    pub(crate) fn ruler(&self, clearing: Clearing) -> Option<Faction> {
        let site = self.site(clearing);
        if site.count(Piece::Garden) > 0 {
            return Some(Faction::Cult);
        }
        let mut strength = [0u8; Faction::COUNT];
        for faction in Faction::ARMIES {
            strength[faction.index()] = site.warriors(faction) + site.buildings_of(faction);
        }
        if self.this_turn.mercenaries
            && let Some(buyer) = self.mercenary_buyer()
        {
            strength[buyer.index()] += strength[Faction::Riverfolk.index()];
            strength[Faction::Riverfolk.index()] = 0;
        }
        let mut best = (0, None);
        for faction in Faction::ARMIES {
            let here = strength[faction.index()];
            if here > best.0 {
                best = (here, Some(faction));
            } else if here == best.0 && here > 0 {
                // A tie: the Eyrie if they take part in it, else nobody.
                let eyrie = faction == Faction::Eyrie || best.1 == Some(Faction::Eyrie);
                best.1 = eyrie.then_some(Faction::Eyrie);
            }
        }
        best.1
    }

    #[inline]
    pub(crate) fn rules(&self, faction: Faction, clearing: Clearing) -> bool {
        self.ruler(clearing) == Some(faction)
    }

    /// The clearings that a faction rules.
    #[inline]
    pub(crate) fn ruled_by(&self, faction: Faction) -> Clearings {
        Clearing::all().filter(|&clearing| self.rules(faction, clearing)).collect()
    }

    /// Free building slots.
    #[inline]
    pub(crate) fn open_slots(&self, clearing: Clearing) -> u8 {
        let ruin = u8::from(self.ruins.contains(clearing));
        self.plan().slots[clearing.index()].saturating_sub(ruin + self.site(clearing).buildings())
    }

    /// May the faction place pieces here? Only the Marquise may where her keep stands (rules, 6.3).
    #[inline]
    pub(crate) fn may_place(&self, faction: Faction, clearing: Clearing) -> bool {
        faction == Faction::Marquise || self.marquise.keep != Some(clearing)
    }

    /// The clearings joined to this one for the active player: by paths, and by rivers with riverboats or for the Riverfolk.
    #[inline]
    pub(crate) fn neighbours(&self, faction: Faction, clearing: Clearing) -> Clearings {
        let plan = self.plan();
        let boats = faction == Faction::Riverfolk || (self.this_turn.riverboats && faction == self.active);
        let paths = plan.paths[clearing.index()];
        if boats { paths.with(plan.rivers[clearing.index()]) } else { paths }
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
            self.site_mut(clearing).warriors[faction.index()] += placed;
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
        self.site_mut(clearing).pieces[piece.index()] += count;
        self.on_map[piece.index()] += count;
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
        self.clearings(suit).iter().map(|clearing| self.site(clearing).count(Piece::Garden)).sum()
    }

    /// Does the Alliance's base of this suit stand on the map?
    #[inline]
    pub(crate) fn has_base(&self, suit: Suit) -> bool {
        self.clearings(suit).iter().any(|clearing| self.site(clearing).count(Piece::Base) > 0)
    }
}
