//! The state: plain data, copied like a number. The table is in [`Root`], [`Site`] and [`Player`], each faction has a board of
//! its own, and the stack of [`Step`]s says what is being done and asked, the innermost last.

use engine::{BySeat, Row, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::boards::{Alliance, Cult, Eyrie, Marquise, Riverfolk, RuinItems, Vagabond};
use crate::cards::{Card, Cards, Item, Power, Suit};
use crate::event::{Ending, Spot};
use crate::factions::{Faction, Factions, Piece, Service, Source};
use crate::land::Land;
use crate::map::{Clearing, MapKind, Plan};
use crate::question::Question;
use crate::quests::Quests;

/// A game of Root.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Root {
    pub(crate) map: MapKind,
    /// The suit of each clearing.
    pub(crate) suits: [Suit; 12],
    /// Who leads which faction.
    pub(crate) factions: BySeat<Faction>,
    /// The same the other way round.
    pub(crate) seats: [Seat; Faction::COUNT],
    /// The factions in the game.
    pub(crate) playing: Factions,
    pub(crate) round_cap: u16,
    /// The factions in the order of their turns.
    pub(crate) order: BySeat<Faction>,
    /// Complete rounds, this one included.
    pub(crate) round: u16,
    /// Whose turn it is.
    pub(crate) active: Faction,
    pub(crate) winners: Seats,
    pub(crate) ending: Option<Ending>,

    pub(crate) sites: [Site; 12],
    /// What follows from the sites.
    pub(crate) land: Land,
    /// Clearings with a ruin.
    pub(crate) ruins: crate::map::Clearings,
    /// Buildings and tokens on the map, by kind.
    pub(crate) on_map: [u8; Piece::COUNT],
    pub(crate) players: [Player; Faction::COUNT],

    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) lost_souls: Cards,
    /// Dominance cards beside the map.
    pub(crate) available: Cards,
    /// The cards that the deck was last made of: whatever has been drawn since is one of them.
    pub(crate) fresh: Cards,
    /// Hidden places of which nobody can say any more how many of their cards were drawn since: the hand of each faction, and
    /// the supporters as bit 7.
    pub(crate) mixed: u8,
    /// For each card in a hand or among the supporters, who knows that it is there.
    pub(crate) known: Known,
    /// Items that can still be crafted.
    pub(crate) items: [u8; Item::COUNT],
    pub(crate) quest_deck: Quests,
    pub(crate) quests: Quests,
    pub(crate) ruin_items: RuinItems,

    pub(crate) marquise: Marquise,
    pub(crate) eyrie: Eyrie,
    pub(crate) alliance: Alliance,
    pub(crate) vagabonds: [Vagabond; 2],
    pub(crate) cult: Cult,
    pub(crate) riverfolk: Riverfolk,

    pub(crate) this_turn: ThisTurn,
    pub(crate) battle: Battle,
    /// Consequences of the last removal that wait to be resolved.
    pub(crate) triggers: Row<Trigger, 24>,
    pub(crate) steps: Row<Step, 16>,
}

/// What stands in a clearing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Site {
    /// Warriors by faction.
    pub(crate) warriors: [u8; Faction::COUNT],
    /// Buildings and tokens by kind.
    pub(crate) pieces: [u8; Piece::COUNT],
}

/// What every player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Crafted cards that stay in play.
    pub(crate) play: Cards,
    pub(crate) points: u8,
    /// Is the score marker gone?
    pub(crate) no_marker: bool,
    pub(crate) dominance: Option<Card>,
    /// The coalition partner of a Vagabond.
    pub(crate) partner: Option<Faction>,
    /// Warriors in the supply.
    pub(crate) supply: u8,
    /// The Crafted Items box.
    pub(crate) crafted: [u8; Item::COUNT],
    /// What the points were scored for.
    pub(crate) sources: [i8; Source::COUNT],
}

/// What is forgotten at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ThisTurn {
    pub(crate) riverboats: bool,
    pub(crate) mercenaries: bool,
    /// Crafting pieces activated, by suit.
    pub(crate) crafted: [u8; 3],
    /// Suits that pay the free symbols of the card in the making.
    pub(crate) paying: [u8; 3],
    /// Is the bank done with (or not in play)?
    pub(crate) banked: bool,
    pub(crate) delivered: bool,
    /// Whose hand Codebreakers have looked at.
    pub(crate) codebroken: Option<Faction>,
    pub(crate) taxed: bool,
    /// Services that may still be bought.
    pub(crate) purchases: u8,
}

/// A battle in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Battle {
    /// Is there one?
    pub(crate) on: bool,
    pub(crate) clearing: Clearing,
    pub(crate) attacker: Faction,
    pub(crate) defender: Faction,
    /// The faction that fights beside an attacking Vagabond.
    pub(crate) ally: Option<Faction>,
    /// Do the Riverfolk's warriors fight for the attacker?
    pub(crate) mercenaries: bool,
    pub(crate) ambush: Option<Card>,
    pub(crate) countered: bool,
    /// The dice: higher and lower.
    pub(crate) dice: [u8; 2],
    /// Rolled hits dealt by attacker and defender.
    pub(crate) rolled: [u8; 2],
    /// Extra hits dealt by attacker and defender.
    pub(crate) extra: [u8; 2],
    /// Have the dice been rolled, and the pieces been removed that are doomed?
    pub(crate) thrown: bool,
    pub(crate) gone: bool,
    /// Has the attacker used Brutal Tactics?
    pub(crate) brutal: bool,
    /// Has the Despot scored in this battle?
    pub(crate) despot: bool,
    /// Who uses effects now, and who has done so: attacker bit 0, defender bit 1.
    pub(crate) passed: u8,
    /// Pieces that are about to be removed or have just been, lost by attacker and defender.
    pub(crate) doomed: [Site; 2],
    /// Items damaged and ally's warriors lost by an attacking Vagabond.
    pub(crate) harmed: u8,
    pub(crate) ally_lost: u8,
}

/// A consequence of a removal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Trigger {
    Outrage { offender: Faction, clearing: Clearing },
    BaseLost { suit: Suit },
    GardenLost { clearing: Clearing },
    PostLost { clearing: Clearing },
    FieldHospital { clearing: Clearing, warriors: u8 },
}

impl Default for Trigger {
    fn default() -> Trigger {
        Trigger::BaseLost { suit: Suit::Fox }
    }
}

/// Something that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// A question to a player. It is taken off the stack when it is answered; a menu asks itself again.
    Ask(Faction, Question),
    /// The factions are set up, this one next, and which stage of it; are the two Vagabonds swapped?
    Setup { faction: Faction, stage: SetupStage, swapped: bool },
    /// The turn; always at the bottom of the stack.
    Turn { phase: Phase, stage: Stage },
    /// A battle goes on.
    Battle(Fight),
    /// Outrage is paid for.
    Outrage { offender: Faction, clearing: Clearing },
    /// Consequences of a removal are resolved.
    #[default]
    Triggers,
    /// The base and the warriors of a revolt are placed.
    RevoltPlaces { clearing: Clearing },
    /// The Cult's own warrior is placed after a conversion.
    ConvertPlaces { clearing: Clearing },
    /// The Cult's garden is placed after a sanctification.
    SanctifyPlaces { clearing: Clearing },
    /// A card is drawn once the consequences are resolved.
    Draws { who: Faction },
    /// What the funds were paid for is done.
    RiverDoes { deed: crate::question::RiverDeed },
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    TurnStart,
    BirdsongStart,
    Birdsong,
    BirdsongEnd,
    DaylightStart,
    Daylight,
    EveningStart,
    Evening,
    TurnEnd,
}

/// What comes next in a phase of a faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// What the phase begins with.
    Start,
    /// The Marquise's actions, after she has crafted.
    Actions,
    /// The Eyrie's decree, after they have crafted: its first column, and what is left of it.
    FirstColumn,
    Decree,
    /// A roost for the Eyrie if they have none.
    NewRoost,
    /// The Alliance spreads sympathy, after revolts.
    Spread,
    /// A Vagabond slips, after the refresh.
    Slip,
    /// Cards of the Alliance and of the Cult, after operations and crafting.
    Cards,
    /// A Vagabond leaves behind what is too much.
    Items,
    /// The Riverfolk set the price of a service.
    Price(Service),
    /// Nothing more.
    End,
}

/// What comes next when a faction is set up (rules, chapter 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SetupStage {
    /// What the faction begins with: a corner, a character, supporters.
    Start,
    /// The Marquise's first buildings.
    Sawmill,
    Workshop,
    Recruiter,
    /// The Eyrie's leader.
    Leader,
    /// A Vagabond's forest.
    Forest,
    /// The Cult's outcast.
    Outcast,
    /// So many warriors of the Riverfolk are still to be placed, then come their payments.
    River(u8),
    /// The price of a service.
    Price(Service),
    /// Nothing more.
    End,
}

/// Where a battle stands (rules, 5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fight {
    /// The ambush is over: its hits.
    AfterAmbush,
    /// The ambush's hits have been assigned.
    AmbushHits,
    /// The dice are rolled.
    Roll,
    /// Effects are used.
    Effects,
    /// The defender takes hits.
    DefenderHits,
    /// The attacker takes hits.
    AttackerHits,
    /// All assigned pieces are removed.
    Removal,
    /// The battle is over.
    End,
}

/// For each card the viewers who know where it is: seats 0 to 5, and the crowd as bit 6. It counts only for cards in a hand or
/// among the supporters, and their owner always knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known(pub(crate) [u8; Card::COUNT]);

/// The supporters among hidden places.
pub(crate) const SUPPORTERS: u8 = 0x80;
/// Everybody, the crowd included.
pub(crate) const EVERYBODY: u8 = 0x7f;
/// The crowd alone.
pub(crate) const CROWD: u8 = 0x40;

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Known, D::Error> {
        let known = Vec::<u8>::deserialize(deserializer)?;
        known.try_into().map(Known).map_err(|_| D::Error::custom("54 entries are expected"))
    }
}

impl Root {
    /// What is printed on the map.
    #[inline]
    pub(crate) fn plan(&self) -> &'static Plan {
        self.map.plan()
    }

    /// What every player has, of this faction.
    #[inline]
    pub(crate) fn player(&self, faction: Faction) -> &Player {
        &self.players[faction.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, faction: Faction) -> &mut Player {
        &mut self.players[faction.index()]
    }

    #[inline]
    pub(crate) fn hand(&self, faction: Faction) -> Cards {
        self.players[faction.index()].hand
    }

    #[inline]
    pub(crate) fn site(&self, clearing: Clearing) -> &Site {
        &self.sites[clearing.index()]
    }

    #[inline]
    pub(crate) fn suit(&self, clearing: Clearing) -> Suit {
        self.suits[clearing.index()]
    }

    /// Does the faction play in this game?
    #[inline]
    pub(crate) fn plays(&self, faction: Faction) -> bool {
        self.playing.contains(faction)
    }

    /// Who leads a faction.
    #[inline]
    pub(crate) fn seat(&self, faction: Faction) -> Seat {
        self.seats[faction.index()]
    }

    /// Who has the first turn of every round.
    #[inline]
    pub(crate) fn first(&self) -> Faction {
        self.order[Seat(0)]
    }

    /// The factions in turn order, from this one on.
    pub(crate) fn in_turn(&self, from: Faction) -> impl Iterator<Item = Faction> {
        let at = self.order.values().iter().position(|&other| other == from);
        Seat(at.unwrap_or(0) as u8).round(self.order.seats()).map(|place| self.order[place])
    }

    /// The other players of a faction, in faction order.
    #[inline]
    pub(crate) fn others(&self, faction: Faction) -> Factions {
        self.playing.but(faction)
    }

    /// Does the faction have a card with this power in play?
    #[inline]
    pub(crate) fn has(&self, faction: Faction, power: Power) -> bool {
        self.players[faction.index()].play.bits()[0] & power.cards().bits()[0] != 0
    }

    /// A Vagabond's own board.
    #[inline]
    pub(crate) fn vagabond(&self, faction: Faction) -> &Vagabond {
        &self.vagabonds[usize::from(faction == Faction::Vagabond2)]
    }

    #[inline]
    pub(crate) fn vagabond_mut(&mut self, faction: Faction) -> &mut Vagabond {
        &mut self.vagabonds[usize::from(faction == Faction::Vagabond2)]
    }

    /// The clearing in which a faction's pawn stands, if it has one there.
    #[inline]
    pub(crate) fn pawn(&self, faction: Faction) -> Option<Clearing> {
        match self.vagabond(faction).spot {
            Spot::Clearing(clearing) if faction.is_vagabond() && self.plays(faction) => Some(clearing),
            _ => None,
        }
    }

    /// Asks a question once everything that is put on the stack later is done.
    #[inline]
    pub(crate) fn ask(&mut self, who: Faction, question: Question) {
        self.steps.push(Step::Ask(who, question));
    }

    /// Does something once everything that is put on the stack later is done.
    #[inline]
    pub(crate) fn then(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// The question that waits for an answer, and for whose.
    #[inline]
    pub(crate) fn asked(&self) -> Option<(Faction, Question)> {
        match self.steps.last() {
            Some(&Step::Ask(who, question)) => Some((who, question)),
            _ => None,
        }
    }

    /// Where the turn stands.
    #[inline]
    pub(crate) fn phase(&self) -> Option<Phase> {
        match self.steps.first() {
            Some(&Step::Turn { phase, .. }) => Some(phase),
            _ => None,
        }
    }

    /// Goes on with this stage of the faction's phase once the stack is worked off.
    #[inline]
    pub(crate) fn set_stage(&mut self, next: Stage) {
        if let Some(Step::Turn { stage, .. }) = self.steps.first_mut() {
            *stage = next;
        }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some()
    }
}
