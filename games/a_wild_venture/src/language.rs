//! The effect language (rules, 2.3): what a card's text is once it has been read. A text is a flat run of [`Op`]s that ends
//! with [`Op::End`]; blocks carry their length, so that an interpreter skips them by adding to its place in the text.

use crate::cards::{Kind, Starter};

/// One step of a text. `skip` is the number of ops of the block that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// The text is over.
    End,
    /// `gain n`
    Gain(Num),
    /// `draw n`
    Draw(Num),
    /// `draw n from discard`
    DrawDiscarded(Num),
    /// `discard n`, or `discard up to n`
    Discard {
        /// How many.
        n: Num,
        /// May it be fewer?
        up_to: bool,
    },
    /// `tuck n from hand`
    Tuck(Num),
    /// `tuck n from discard`
    TuckDiscarded(Num),
    /// `travel n (mods)`
    Travel(Num, Mods),
    /// `invest n`
    Invest(Num),
    /// `look n: subs`; the subs follow as [`Op::Sort`] and [`Op::PlaySorted`], then [`Op::PutBack`].
    Look {
        /// How many cards.
        n: Num,
        /// The ops of the subs.
        skip: u8,
    },
    /// `search n: subs`, laid out as a look.
    Search {
        /// How many cards.
        n: Num,
        /// The ops of the subs.
        skip: u8,
    },
    /// A sub of a look or a search: cards of the zone go somewhere.
    Sort(Fate, u8),
    /// A sub of a look or a search: a card of the zone may be played.
    PlaySorted(Price),
    /// The rest of the zone goes back; the look is over.
    PutBack,
    /// `activate nest` and the like.
    ActivateStarter(Starter),
    /// `activate starter`
    ActivateAnyStarter {
        /// `[different]`: not the one of the previous step.
        different: bool,
    },
    /// `activate villager`
    ActivateVillager(Filter),
    /// `supply n to villager`
    Supply(Num, Filter),
    /// `supply n to each villager`
    SupplyEach(Num, Filter),
    /// `play kind from zone price`
    Play(Option<Kind>, Zone, Price),
    /// `play trigger price`
    PlayTrigger(Price),
    /// `take n from discard`
    Take(Num),
    /// `upgrade starter`, or a certain one.
    Upgrade(Option<Starter>),
    /// `pay n coins { … }`
    PayCoins {
        /// The price.
        n: u8,
        /// The block.
        skip: u8,
    },
    /// `pay discard n { … }`
    PayCards {
        /// The price.
        n: u8,
        /// The block.
        skip: u8,
    },
    /// `may { … }`
    May {
        /// The block.
        skip: u8,
    },
    /// `choose { … / … }`; each effect follows as [`Op::Option`] with its block.
    Choose {
        /// How many effects there are.
        options: u8,
        /// All of them.
        skip: u8,
    },
    /// An effect of a choice.
    Option {
        /// The block, without the jump behind the choice that ends it.
        skip: u8,
    },
    /// Goes on so much further.
    Jump(u8),
    /// `if … { … }`; an `else` follows the block, which ends with a jump then.
    If {
        /// What is counted.
        counter: Counter,
        /// At least, or at most?
        at_least: bool,
        /// How many.
        n: u8,
        /// The block.
        skip: u8,
    },
}

/// A number: `times` × a counter, of which no more than `most` counts. A plain number counts [`Counter::One`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Num {
    /// The factor, or the number itself.
    pub times: u8,
    /// What is counted.
    pub counter: Counter,
    /// What is counted at most.
    pub most: u8,
}

/// What a number may count, always for the one who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    /// Nothing: one.
    One,
    /// Own cards in hand.
    Hand,
    /// Own villagers in play.
    Villagers,
    /// Own buildings in play.
    Buildings,
    /// Own enchanted buildings.
    Enchanted,
    /// All gear in play, of both players.
    GearAll,
    /// The villagers of the other player in play.
    OppVillagers,
    /// Spaces moved by the travel before it in the same text.
    Steps,
    /// Cards discarded by the discard before it in the same text.
    Discarded,
}

impl Counter {
    pub(crate) const NAMED: [(&'static str, Counter); 8] = [
        ("hand", Counter::Hand),
        ("villagers", Counter::Villagers),
        ("buildings", Counter::Buildings),
        ("enchanted", Counter::Enchanted),
        ("gear_all", Counter::GearAll),
        ("opp_villagers", Counter::OppVillagers),
        ("steps", Counter::Steps),
        ("discarded", Counter::Discarded),
    ];
}

/// What becomes of cards in a look or search zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// They go to the hand.
    Draw,
    /// They are tucked.
    Tuck,
    /// They go on the discard pile.
    Discard,
}

/// Where a card is played from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
}

/// What a card costs when an effect plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// Nothing.
    Free,
    /// So much less than its cost.
    Less(u8),
}

/// Which villagers fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Filter {
    /// Not the one whose text this is.
    pub other: bool,
    /// None that activates villagers itself.
    pub no_activate: bool,
}

/// How a travel differs from others, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Mods(pub u8);

impl Mods {
    /// `gain>draw`: coins become cards.
    pub const GAIN_TO_DRAW: Mods = Mods(1);
    /// `double`: twice the coins or cards.
    pub const DOUBLE: Mods = Mods(2);
    /// `chest_up`: a better chest.
    pub const CHEST_UP: Mods = Mods(4);
    /// `toll_free`: tolls are ignored.
    pub const TOLL_FREE: Mods = Mods(8);
    pub(crate) const NAMED: [(&'static str, Mods); 4] = [
        ("gain>draw", Mods::GAIN_TO_DRAW),
        ("double", Mods::DOUBLE),
        ("chest_up", Mods::CHEST_UP),
        ("toll_free", Mods::TOLL_FREE),
    ];

    /// Does it have this one?
    #[inline]
    pub const fn has(self, one: Mods) -> bool {
        self.0 & one.0 != 0
    }
}

/// What somebody does, as triggers know it (rules, 5.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Deed {
    /// Plays a card.
    Play,
    /// Activates a card.
    Activate,
    /// Gains coins.
    Gain,
    /// Draws cards.
    Draw,
    /// Discards a card.
    Discard,
    /// Tucks a card.
    Tuck,
    /// Moves the adventurer.
    Travel,
    /// Opens a chest.
    Chest,
    /// Looks at cards.
    Look,
    /// Invests coins.
    Invest,
    /// Enchants a building.
    Enchant,
    /// Upgrades a starter card.
    Upgrade,
}

impl Deed {
    pub(crate) const COUNT: usize = 12;
    pub(crate) const NAMED: [(&'static str, Deed); Deed::COUNT] = [
        ("play", Deed::Play),
        ("activate", Deed::Activate),
        ("gain", Deed::Gain),
        ("draw", Deed::Draw),
        ("discard", Deed::Discard),
        ("tuck", Deed::Tuck),
        ("travel", Deed::Travel),
        ("chest", Deed::Chest),
        ("look", Deed::Look),
        ("invest", Deed::Invest),
        ("enchant", Deed::Enchant),
        ("upgrade", Deed::Upgrade),
    ];
}

/// What is said about a deed in brackets, as a set of labels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labels(pub u16);

impl Labels {
    /// Said about every deed.
    pub const ANY: Labels = Labels(1 << 15);
    /// A card tucked or discarded from hand.
    pub const HAND: Labels = Labels(1 << 10);
    /// A card tucked from a look.
    pub const LOOK: Labels = Labels(1 << 11);
    /// A card tucked from the discard pile.
    pub const DISCARD: Labels = Labels(1 << 12);
    /// A card tucked from play.
    pub const PLAY: Labels = Labels(1 << 13);
    pub(crate) const STARTER: Labels = Labels(1 << 6);
    pub(crate) const NAMED: [(&'static str, Labels); 14] = [
        ("villager", Labels(1)),
        ("gear", Labels(1 << 1)),
        ("building", Labels(1 << 2)),
        ("crow", Labels(1 << 3)),
        ("frog", Labels(1 << 4)),
        ("rabbit", Labels(1 << 5)),
        ("starter", Labels::STARTER),
        ("nest", Labels(1 << 7)),
        ("lily_pad", Labels(1 << 8)),
        ("burrow", Labels(1 << 9)),
        ("hand", Labels::HAND),
        ("look", Labels::LOOK),
        ("discard", Labels::DISCARD),
        ("play", Labels::PLAY),
    ];

    /// Both sets together.
    #[inline]
    pub const fn and(self, other: Labels) -> Labels {
        Labels(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn meets(self, other: Labels) -> bool {
        self.0 & other.0 != 0
    }
}

/// A deed that a trigger waits for: each of two words must fit, and the number must lie within bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// What is done.
    pub deed: Deed,
    /// What must be said about it; [`Labels::ANY`] where nothing is asked.
    pub words: [Labels; 2],
    /// The least number.
    pub least: u8,
    /// The largest number.
    pub most: u8,
}

/// What a trigger waits for: one pattern or another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// The first pattern.
    pub one: Pattern,
    /// The second one, if any.
    pub or: Option<Pattern>,
}

/// What a building does for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Nothing: most buildings have one ability only.
    None,
    /// `on event: effect`
    On(Trigger, Text),
    /// `mod look +n`
    Look(i8),
    /// `mod cost[kind] -n`
    Cost(Kind, i8),
}

/// What an enchantment token does to a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Enchant {
    /// It is no building.
    None,
    /// Something at once.
    Instant(Text),
    /// Other abilities from now on.
    Becomes([Ability; 2]),
}

/// Where a text begins in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Text(pub(crate) u16);

impl Pattern {
    #[inline]
    pub(crate) const fn fits(&self, deed: Deed, labels: Labels, number: u8) -> bool {
        self.deed as u8 == deed as u8
            && self.words[0].meets(labels)
            && self.words[1].meets(labels)
            && self.least <= number
            && number <= self.most
    }
}

impl Trigger {
    #[inline]
    pub(crate) const fn fits(&self, deed: Deed, labels: Labels, number: u8) -> bool {
        let or = match &self.or {
            Some(or) => or.fits(deed, labels, number),
            None => false,
        };
        or || self.one.fits(deed, labels, number)
    }
}
