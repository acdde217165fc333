//! How the land lies: where each kind of piece stands and who rules, as sets of clearings that change with the pieces. Pieces
//! enter and leave clearings only here, so that the sets are always true; [`Root::survey`] says what they must be.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::event::Spot;
use crate::factions::{Faction, Piece};
use crate::map::{Clearing, Clearings};
use crate::state::{Root, Site};

/// Sets of clearings that follow from what stands in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Land {
    /// Clearings with warriors of each faction.
    pub(crate) warriors: [Clearings; Faction::COUNT],
    /// Clearings with buildings or tokens of each kind.
    pub(crate) pieces: [Clearings; Piece::COUNT],
    /// Clearings with so many warriors of each faction that they bring martial law.
    pub(crate) massed: [Clearings; Faction::COUNT],
    /// Clearings where each faction has any piece: warrior, building, token or pawn.
    pub(crate) present: [Clearings; Faction::COUNT],
    /// Clearings that each faction rules; mercenaries count for whoever has hired them.
    pub(crate) ruled: [Clearings; Faction::COUNT],
    /// Clearings with an open slot.
    pub(crate) open: Clearings,
    /// The clearings of each suit; for birds all of them.
    pub(crate) suits: [Clearings; Suit::COUNT],
    /// Buildings and tokens of each kind by the suit of their clearing.
    pub(crate) by_suit: [[u8; 3]; Piece::COUNT],
}

/// Warriors of one player that bring martial law (rules, 8.6).
const MARTIAL_LAW: u8 = 3;

impl Site {
    /// Who rules here (rules, 4.4). The Riverfolk's warriors count for whoever has hired them.
    #[inline]
    pub(crate) fn ruler(&self, buyer: Option<Faction>) -> Option<Faction> {
        if self.count(Piece::Garden) > 0 {
            return Some(Faction::Cult);
        }
        let Some(buyer) = buyer else { return self.strongest(|faction| self.warriors(faction)) };
        self.strongest(|faction| match faction {
            Faction::Riverfolk => 0,
            _ if faction == buyer => self.warriors(faction) + self.warriors(Faction::Riverfolk),
            _ => self.warriors(faction),
        })
    }

    /// Who has the most warriors and buildings here, if so many warriors count. The Eyrie win every tie that they take part in;
    /// any other tie leaves the clearing to nobody.
    #[inline]
    fn strongest(&self, warriors: impl Fn(Faction) -> u8) -> Option<Faction> {
        let (mut most, mut strongest) = (1, None);
        for faction in Faction::ARMIES {
            let strength = warriors(faction) + self.buildings_of(faction);
            let claim = 2 * strength + u8::from(faction == Faction::Eyrie && strength > 0);
            if claim > most {
                (most, strongest) = (claim, Some(faction));
            } else if claim == most {
                strongest = None;
            }
        }
        strongest
    }
}

impl Root {
    /// Warriors enter a clearing.
    #[inline]
    pub(crate) fn put_warriors(&mut self, faction: Faction, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].warriors[faction.index()] += count;
        self.note_warriors(faction, clearing);
    }

    /// Warriors leave a clearing.
    #[inline]
    pub(crate) fn take_warriors(&mut self, faction: Faction, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].warriors[faction.index()] -= count;
        self.note_warriors(faction, clearing);
    }

    /// Buildings or tokens enter a clearing.
    #[inline]
    pub(crate) fn put_pieces(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].pieces[piece.index()] += count;
        self.on_map[piece.index()] += count;
        self.land.by_suit[piece.index()][self.suits[clearing.index()].index() % 3] += count;
        self.note_pieces(piece, clearing);
    }

    /// Buildings or tokens leave a clearing.
    #[inline]
    pub(crate) fn take_pieces(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].pieces[piece.index()] -= count;
        self.on_map[piece.index()] -= count;
        self.land.by_suit[piece.index()][self.suits[clearing.index()].index() % 3] -= count;
        self.note_pieces(piece, clearing);
    }

    /// A pawn goes to a clearing or a forest.
    #[inline]
    pub(crate) fn put_pawn(&mut self, who: Faction, spot: Spot) {
        self.vagabond_mut(who).spot = spot;
        self.land.present[who.index()] = self.pawn(who).map_or(Clearings::NONE, Clearing::alone);
    }

    /// Mercenaries begin to count for their buyer, or end to.
    pub(crate) fn note_mercenaries(&mut self) {
        for clearing in self.with_warriors(Faction::Riverfolk).iter() {
            self.note_ruler(clearing);
        }
    }

    /// A ruin is gone, and its slot opens.
    pub(crate) fn clear_ruin(&mut self, clearing: Clearing) {
        self.ruins = self.ruins.without(clearing.alone());
        self.note_slots(clearing);
    }

    #[inline]
    fn note_warriors(&mut self, faction: Faction, clearing: Clearing) {
        let site = self.site(clearing);
        let (here, cardboard) = (site.warriors(faction), site.cardboard_of(faction));
        self.land.warriors[faction.index()].set(clearing, here > 0);
        self.land.massed[faction.index()].set(clearing, here >= MARTIAL_LAW);
        self.land.present[faction.index()].set(clearing, here + cardboard > 0);
        self.note_ruler(clearing);
    }

    #[inline]
    fn note_pieces(&mut self, piece: Piece, clearing: Clearing) {
        let (site, owner) = (self.site(clearing), piece.owner());
        let (any, others) = (site.count(piece) > 0, site.warriors(owner) + site.cardboard_of(owner) > 0);
        self.land.pieces[piece.index()].set(clearing, any);
        self.land.present[owner.index()].set(clearing, others);
        if piece.is_building() {
            self.note_ruler(clearing);
            self.note_slots(clearing);
        }
    }

    #[inline]
    fn note_ruler(&mut self, clearing: Clearing) {
        let ruler = self.site(clearing).ruler(self.mercenary_buyer());
        self.land.ruled.iter_mut().for_each(|ruled| ruled.remove(clearing));
        if let Some(ruler) = ruler {
            self.land.ruled[ruler.index()].insert(clearing);
        }
    }

    #[inline]
    fn note_slots(&mut self, clearing: Clearing) {
        let any = self.open_slots(clearing) > 0;
        self.land.open.set(clearing, any);
    }

    /// How the land lies, looked up in every clearing: after the suits were dealt, and to check what is kept.
    pub(crate) fn survey(&self) -> Land {
        let mut land = Land::default();
        let buyer = self.mercenary_buyer();
        for clearing in Clearing::all() {
            let site = self.site(clearing);
            land.open.set(clearing, self.open_slots(clearing) > 0);
            for &suit in Suit::ALL {
                land.suits[suit.index()].set(clearing, suit.allows(self.suit(clearing)));
            }
            if site.is_empty() {
                continue;
            }
            if let Some(ruler) = site.ruler(buyer) {
                land.ruled[ruler.index()].insert(clearing);
            }
            for &faction in Faction::ALL {
                land.warriors[faction.index()].set(clearing, site.warriors(faction) > 0);
                land.massed[faction.index()].set(clearing, site.warriors(faction) >= MARTIAL_LAW);
                let any = site.warriors(faction) + site.cardboard_of(faction) > 0;
                land.present[faction.index()].set(clearing, any);
            }
            for &piece in Piece::ALL {
                land.pieces[piece.index()].set(clearing, site.count(piece) > 0);
                land.by_suit[piece.index()][self.suit(clearing).index() % 3] += site.count(piece);
            }
        }
        for pawn in [Faction::Vagabond, Faction::Vagabond2] {
            land.present[pawn.index()] = self.pawn(pawn).map_or(Clearings::NONE, Clearing::alone);
        }
        land
    }
}
