//! The state: plain data, copied like a number. What lies on the table is in [`AWildVenture`] and [`Player`]; the stack of
//! [`Step`]s says what is being done and asked, the innermost last.

use engine::{Bag, Deck, Row, Seat, Surely, cannot_be, certainly};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Chest, Kind, STARTING_CARDS, Species, Starter};
use crate::language::{Counter, Fate, Filter, Mods, Num, Price, Text, Zone};
use crate::options::TieRule;
use crate::trails::{Enchantment, Side, Space};

/// A game of A Wild Venture.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AWildVenture {
    pub(crate) side: Side,
    /// Both theme decks are played with.
    pub(crate) big: bool,
    /// Tucked cards lie open to their owner.
    pub(crate) open_tuck: bool,
    pub(crate) tie_rule: TieRule,
    pub(crate) first: Seat,
    /// Whose turn it is, or who chooses before the first one.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,
    /// Main actions left in this turn.
    pub(crate) mains: u8,
    /// What the first main action of this turn activated.
    pub(crate) activated: Option<Acted>,
    /// Villagers activated by free actions in this turn.
    pub(crate) rested: Cards,
    /// Cards put back by a look have a place, the others have none.
    pub(crate) deck: Deck<2, 24>,
    /// From the bottom to the top.
    pub(crate) discard: Row<Card, { Card::COUNT }>,
    /// Starting villagers to choose from.
    pub(crate) offer: Cards,
    /// The deck has run out.
    pub(crate) exhausted: bool,
    /// Turns left once it has, counted from the end of the turn in which it did.
    pub(crate) last_turns: Option<u8>,
    /// Spaces whose gold-chest, +5 or nest token is still there.
    pub(crate) markers: Bag<2>,
    /// Enchantment tokens of the first two pairs on the board.
    pub(crate) pairs: [u8; 2],
    pub(crate) players: [Player; 2],
    /// What is going on, the innermost last.
    pub(crate) steps: Row<Step, 40>,
    /// Cards being looked at or searched; each text owns those from its `zone` on.
    pub(crate) zone: Row<Card, 24>,
    /// How many looks are in progress.
    pub(crate) looks: u8,
    /// Triggers to be resolved; each batch owns those from its start on.
    pub(crate) pending: Row<Pending, 48>,
    /// Cards that were tucked since the last choice.
    pub(crate) just_tucked: Row<Tucked, 8>,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Cards of the hand that everybody has seen go there.
    pub(crate) seen: Cards,
    /// Cards of the hand that only the other player knows: they lay on the deck where the other had put them.
    pub(crate) spied: Cards,
    /// Cards that were seen to go to the hand, and that may have been tucked from there since, the oldest first.
    pub(crate) recalled: Row<Recalled, 12>,
    /// What was tucked from the hand in secret since the oldest recalled card was seen, in this order.
    pub(crate) stowed: Row<Card, 24>,
    pub(crate) coins: u16,
    pub(crate) villagers: Row<InPlay, 60>,
    pub(crate) gear: Row<InPlay, 24>,
    pub(crate) buildings: Row<House, 18>,
    /// Gear and buildings in play, as a set.
    pub(crate) working: Cards,
    /// Starters that show their advanced side, as a set.
    pub(crate) advanced: u8,
    /// Enchantment tokens in the own area, as a set.
    pub(crate) tokens: u8,
    pub(crate) tucked: Cards,
    /// Tucked cards that everybody saw.
    pub(crate) shown: Cards,
    pub(crate) space: Space,
    /// The people of the own adventurer.
    pub(crate) figure: Option<Species>,
}

/// A card that was seen to go to a hand from which something was tucked in secret later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Recalled {
    pub(crate) card: Card,
    /// How many of the stowed cards were tucked before it was seen: it cannot be one of these.
    pub(crate) before: u8,
    /// How small the unseen part of the hand has been since: so many cards at most have been there all the time.
    pub(crate) room: u8,
    /// Did only the other player see it?
    pub(crate) spied: bool,
}

/// A villager or gear in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct InPlay {
    pub(crate) card: Card,
    pub(crate) supplies: u8,
}

/// A building in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct House {
    pub(crate) card: Card,
    pub(crate) supplies: u16,
    pub(crate) token: Option<Enchantment>,
}

/// A card that was tucked a moment ago.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Tucked {
    pub(crate) who: Seat,
    pub(crate) card: Card,
    /// Did everybody see it?
    pub(crate) shown: bool,
    /// Did it come from the hand?
    pub(crate) from_hand: bool,
}

impl Default for Tucked {
    fn default() -> Tucked {
        Tucked { who: Seat(0), card: Card::default(), shown: true, from_hand: false }
    }
}

/// Something that can be activated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acted {
    /// A starter card.
    Starter(Starter),
    /// A villager.
    Villager(Card),
}

/// A trigger that waits to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Pending {
    /// The gear or building.
    pub(crate) source: Card,
    /// Which of the building's abilities.
    pub(crate) ability: u8,
    /// The card whose discarding raised it, where the ability plays that card.
    pub(crate) about: Option<Card>,
    /// How many times.
    pub(crate) times: u8,
}

/// A text that is being applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Run {
    /// The next op.
    pub(crate) at: u16,
    pub(crate) source: Source,
    /// Spaces moved by the last travel of this text.
    pub(crate) moved: u8,
    /// Cards discarded by the last discard of this text.
    pub(crate) discarded: u8,
    /// The starter activated by the last `activate starter` of this text.
    pub(crate) starter: Option<Starter>,
    /// Where its part of the zone begins.
    pub(crate) zone: u8,
    /// Is the zone that of a search?
    pub(crate) search: bool,
}

/// Whose text it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An activated villager.
    Villager(Card),
    /// An activated starter card.
    Starter(Starter),
    /// The relic effect of a gear, which is tucked then.
    Relic(Card),
    /// An ability of a building, and the card that raised it.
    Ability(Card, u8, Option<Card>),
    /// The enchantment of a building.
    Enchant(Card),
    /// A chest.
    Chest(Chest),
}

/// Something that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// Starting villagers are chosen.
    #[default]
    Offer,
    /// Cards are discarded before the first turn.
    Sift { left: u8 },
    /// A turn: what next?
    Menu,
    /// The end of a turn; has the adventurer been seen to?
    Ending { home: bool },
    /// A text is applied.
    Run(Run),
    /// Cards of the hand are discarded.
    Discard { left: u8, done: u8, up_to: bool, why: Why },
    /// Cards of the hand are tucked.
    Tuck { left: u8, done: u8 },
    /// The adventurer moves; `paid` is a space whose toll of cards has been paid.
    Travel { left: u8, moved: u8, mods: Mods, paid: Option<Space> },
    /// The reward of a travel has been taken.
    Travelled { moved: u8, chest: bool },
    /// Activate a starter or upgrade it?
    Reward { starter: Starter },
    /// Cards of the zone go somewhere.
    Sort { fate: Fate, left: u8, done: u8 },
    /// A card of the zone may be played.
    PlaySorted { price: Price },
    /// The rest of the zone goes back on the deck.
    PutBack,
    /// Cards of the discard pile go to the zone.
    Search { left: u8 },
    /// Cards of the discard pile go to the hand.
    Take { left: u8 },
    /// Which villager gets supplies?
    Supply { n: u8, filter: Filter },
    /// Which villager is activated?
    Activate { filter: Filter },
    /// Which starter is activated?
    ActivateStarter { different: bool },
    /// Which starter is upgraded?
    Upgrade,
    /// Which card is played, if any?
    Play { kind: Option<Kind>, zone: Zone, price: Price },
    /// Is the discarded card played?
    PlayTrigger { card: Card, price: Price },
    /// Apply the block or not?
    May { skip: u8 },
    /// Which of the effects?
    Choose,
    /// Which building are coins invested in?
    InvestWhere { n: u8 },
    /// How many?
    Invest { house: Card, n: u8 },
    /// Triggers are resolved, those from `from` on.
    Batch { from: u8 },
}

/// Why cards are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A text says so.
    Text,
    /// To pay for a text.
    Cost,
    /// To pay a toll.
    Toll,
}

impl Player {
    #[inline]
    pub(crate) fn starter_text(&self, starter: Starter) -> Text {
        starter.text(self.is_advanced(starter))
    }

    #[inline]
    pub(crate) fn is_advanced(&self, starter: Starter) -> bool {
        self.advanced & starter.bit() != 0
    }

    #[inline]
    pub(crate) fn enchanted(&self) -> usize {
        self.buildings.iter().filter(|house| house.token.is_some()).count()
    }

    /// The pairs of which the player has a token, in the area or on a building.
    #[inline]
    pub(crate) fn pairs(&self) -> u8 {
        self.buildings.iter().filter_map(|house| house.token).fold(self.tokens, |set, token| set | token.bit())
    }

    pub(crate) fn villager(&mut self, card: Card) -> Option<&mut InPlay> {
        self.villagers.iter_mut().find(|villager| villager.card == card)
    }

    pub(crate) fn house(&mut self, card: Card) -> Option<&mut House> {
        self.buildings.iter_mut().find(|house| house.card == card)
    }

    /// A building by its card.
    #[inline]
    pub(crate) fn building(&self, card: Card) -> Option<&House> {
        self.buildings.iter().find(|house| house.card == card)
    }

    /// Takes a card out of the hand.
    #[inline]
    pub(crate) fn lose(&mut self, card: Card) {
        self.hand.remove(card.number());
        self.seen.remove(card.number());
        self.spied.remove(card.number());
        if let Some(index) = self.recalled.iter().position(|recalled| recalled.card == card) {
            self.recalled.remove(index);
            self.forget_stowed();
        }
        self.note_room();
    }

    /// Forgets the order of stowed cards among which no recalled one can be.
    fn forget_stowed(&mut self) {
        let gone = self.recalled.first().map_or(self.stowed.len(), |oldest| oldest.before.into());
        (0..gone).for_each(|_| _ = self.stowed.remove(0));
        self.recalled.iter_mut().for_each(|recalled| recalled.before -= gone as u8);
    }

    /// Tucks a card of the hand that nobody else sees: it may be any of those that were seen to go there, but none that
    /// will be seen later.
    pub(crate) fn stow_secretly(&mut self, card: Card) {
        // Nobody can be asked to recall more than there is room for.
        if self.stowed.is_full() {
            while self.recalled.first().is_some_and(|oldest| oldest.before == 0) {
                self.recalled.remove(0);
            }
            self.forget_stowed();
        }
        for known in self.seen.with(&self.spied).without(&STARTING_CARDS).iter() {
            if self.recalled.is_full() {
                self.recalled.remove(0);
                self.forget_stowed();
            }
            let (before, spied) = (self.stowed.len() as u8, self.spied.contains(known));
            self.recalled.push(Recalled { card: Card::new(known), before, room: u8::MAX, spied });
        }
        self.seen = self.seen.common(&STARTING_CARDS);
        self.spied = Cards::EMPTY;
        if !self.recalled.is_empty() {
            self.stowed.push(card);
        }
        certainly(self.hand.remove(card.number()));
        self.tucked.insert(card.number());
        self.note_room();
    }

    /// Cards that were drawn later are none of those that are recalled.
    fn note_room(&mut self) {
        let unseen = self.hand.without(&self.seen).without(&self.spied).len() as u8;
        self.recalled.iter_mut().for_each(|recalled| recalled.room = recalled.room.min(unseen));
    }

    /// Tucks a card that everybody sees.
    #[inline]
    pub(crate) fn stow(&mut self, card: Card) {
        self.tucked.insert(card.number());
        self.shown.insert(card.number());
    }

    /// Takes a card into the hand that everybody sees go there.
    #[inline]
    pub(crate) fn take_openly(&mut self, card: Card) {
        self.hand.insert(card.number());
        self.seen.insert(card.number());
    }
}

impl AWildVenture {
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index() & 1]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() & 1]
    }

    /// The one whose turn it is not.
    #[inline]
    pub(crate) fn rival(&self) -> Seat {
        self.active.next(2)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 1]
    }

    /// Has everything been done?
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.steps.is_empty()
    }

    /// What is being done or asked now.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// Changes what is being done now.
    #[inline]
    pub(crate) fn set_step(&mut self, step: Step) {
        match self.steps.last_mut() {
            Some(last) => *last = step,
            None => cannot_be(),
        }
    }

    /// The innermost text that is being applied.
    #[inline]
    pub(crate) fn run(&self) -> Option<&Run> {
        self.steps.iter().rev().find_map(|step| match step {
            Step::Run(run) => Some(run),
            _ => None,
        })
    }

    /// The innermost text that is being applied, to change.
    #[inline]
    pub(crate) fn run_mut(&mut self) -> Option<&mut Run> {
        self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Run(run) => Some(run),
            _ => None,
        })
    }

    /// The cards that the innermost text looks at or searches.
    #[inline]
    pub(crate) fn own_zone(&self) -> &[Card] {
        let from = self.run().map_or(0, |run| run.zone as usize);
        self.zone.get(from..).surely()
    }

    /// What a number counts to for the active player.
    #[inline]
    pub(crate) fn count(&self, n: Num) -> u8 {
        if n.counter == Counter::One {
            return n.times;
        }
        let counted = self.counter(n.counter).min(n.most);
        n.times.saturating_mul(counted)
    }

    pub(crate) fn counter(&self, counter: Counter) -> u8 {
        let me = self.me();
        let counted = match counter {
            Counter::One => 1,
            Counter::Hand => me.hand.len(),
            Counter::Villagers => me.villagers.len(),
            Counter::Buildings => me.buildings.len(),
            Counter::Enchanted => me.enchanted(),
            Counter::GearAll => self.players.iter().map(|player| player.gear.len()).sum(),
            Counter::OppVillagers => self.player(self.rival()).villagers.len(),
            Counter::Steps => self.run().map_or(0, |run| run.moved.into()),
            Counter::Discarded => self.run().map_or(0, |run| run.discarded.into()),
        };
        counted.min(u8::MAX.into()) as u8
    }

    /// The villagers of the active player that an effect may choose.
    #[inline]
    pub(crate) fn fitting(&self, filter: Filter) -> impl Iterator<Item = Card> + Clone {
        let own = match self.run().map(|run| run.source) {
            Some(Source::Villager(card)) if filter.other => Some(card),
            _ => None,
        };
        let fits = move |card: &Card| Some(*card) != own && !(filter.no_activate && card.printed().activates);
        self.me().villagers.iter().map(|villager| villager.card).filter(fits)
    }
}
