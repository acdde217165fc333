//! All numbers of the judgement by name. Values are in points; what a board yields is in points a turn.

/// The table.
pub(super) const NUMBERS: Numbers = Numbers {
    course: Course {
        pace: 5.25,
        turns: [0.41, 8.3],
        trust: [0.62, 0.81, 0.95, 0.74, 0.62, 0.79, 0.86],
        sure: [2.7, 0.18],
        fade: [0.3, 0.3],
    },
    map: OnMap {
        warrior: [0.3, 0.26, 0.26, 0.0, 0.0, 0.45, 0.36],
        enough: 25,
        ruled: 0.13,
        will: [0.3, 0.4],
        roams: [0.7, 0.3],
    },
    loss: Loss {
        pieces: [3.18, 3.05, 2.71, 2.24, 2.3, 2.42, 0.96, 0.4, 0.49, 2.12],
        fallen: [0.25, 0.25, 0.4, 0.9, 0.9, 0.1, 0.35],
        dear: 1.5,
    },
    card: Card {
        any: 0.3,
        bird: [0.28, 0.1, 0.3, 0.1, 0.09, 0.1, 0.11],
        ambush: 0.23,
        point: 1.0,
        hope: 0.19,
        lasting: 0.35,
        favor: 3.19,
        spare: 0.1,
        powers: [0.56, 0.67, 0.51, 0.5, 0.75, 0.56, 0.76, 0.79, 0.69, 0.37, 0.15],
        claim: 0.6,
    },
    marquise: Marquise {
        wood: 0.55,
        builds: 1.2,
        busy: 1.1,
        overwork: 0.27,
        drawn: 0.42,
        recruits: 0.05,
        workshop: 0.22,
        keep: 0.74,
    },
    eyrie: Eyrie { growth: 1.88, turmoil: 1.2, fallen: 0.2, column: [0.34, 0.44, 0.36, 0.79], roost: 0.92 },
    alliance: Alliance {
        organized: 0.12,
        outrage: 0.31,
        supporter: 1.01,
        base: [0.61, 0.22],
        officer: [0.32, 0.19],
        sympathy: 0.29,
    },
    vagabond: Vagabond {
        deed: 0.54,
        coin: 0.3,
        items: [0.75, 0.81, 0.58, 0.83, 1.03, 0.84, 1.01, 0.91],
        again: 0.63,
        damaged: 0.5,
        left: 0.77,
        quest: 0.29,
        stances: [0.0, 0.29, 0.61, 0.71, 1.52],
        ally: 0.34,
        infamy: 0.35,
    },
    cult: Cult { acolyte: 0.69, hated: 0.12, garden: 0.45, pair: 1.1, drawn: 0.15 },
    river: River {
        safe: 0.86,
        hope: 0.3,
        growth: 1.12,
        kept: 0.57,
        built: 0.58,
        demand: [0.42, 0.23, 0.2, 0.05],
        sales: 0.25,
        post: 0.25,
        feared: 0.7,
        envy: [0.35, 0.05],
    },
    victory: Victory { hold: [0.12, 0.15, 0.07], missing: 0.1, most: 0.12, tries: 1.78, alarm: 3.0 },
    lure: Lure { march: 1.0, usual: 0.9, raid: 0.7, shot: 2.0, hunt: 1.5 },
};

pub(super) struct Numbers {
    pub(super) course: Course,
    pub(super) map: OnMap,
    pub(super) loss: Loss,
    pub(super) card: Card,
    pub(super) marquise: Marquise,
    pub(super) eyrie: Eyrie,
    pub(super) alliance: Alliance,
    pub(super) vagabond: Vagabond,
    pub(super) cult: Cult,
    pub(super) river: River,
    pub(super) victory: Victory,
    pub(super) lure: Lure,
}

/// How the game goes on.
pub(super) struct Course {
    /// Points that the leader makes a turn.
    pub(super) pace: f32,
    /// The fewest and the most turns that are looked ahead.
    pub(super) turns: [f32; 2],
    /// How far what the board of each faction promises comes true.
    pub(super) trust: [f32; 7],
    /// How many points make a lead: at the end, and more with the cube of the turns that are left: early
    /// leads tell little.
    pub(super) sure: [f32; 2],
    /// The part of what a board is worth, beside what it yields, that still counts: at the end, and more for each turn that is
    /// left, up to all of it.
    pub(super) fade: [f32; 2],
}

/// What stands on the map.
pub(super) struct OnMap {
    /// A warrior of each faction.
    pub(super) warrior: [f32; 7],
    /// More warriors than so many are worth no more.
    pub(super) enough: u8,
    /// A clearing that is ruled.
    pub(super) ruled: f32,
    /// How likely somebody attacks what they could take: from next door, and on the spot.
    pub(super) will: [f32; 2],
    /// How likely a Vagabond who is one or two steps away does so, as a part of that from next door.
    pub(super) roams: [f32; 2],
}

/// What it means to lose something.
pub(super) struct Loss {
    /// A building or token of each kind: what it yields, and that it must be placed again.
    pub(super) pieces: [f32; 10],
    /// A warrior of each faction that falls in battle, or a damaged item. Those of the Cult become acolytes.
    pub(super) fallen: [f32; 7],
    /// What is worth more is not left without a guard.
    pub(super) dear: f32,
}

/// A card in hand.
pub(super) struct Card {
    pub(super) any: f32,
    /// A bird, to each faction.
    pub(super) bird: [f32; 7],
    pub(super) ambush: f32,
    /// Each point of an item that can be crafted, and of one that cannot be crafted yet.
    pub(super) point: f32,
    pub(super) hope: f32,
    /// A card that would stay in play, and one that would clear the clearings of a suit.
    pub(super) lasting: f32,
    pub(super) favor: f32,
    /// A card beyond the hand limit.
    pub(super) spare: f32,
    /// Cards in play, in the order of their powers.
    pub(super) powers: [f32; 11],
    /// Royal Claim for each clearing that is ruled.
    pub(super) claim: f32,
}

pub(super) struct Marquise {
    /// Wood that can be built with.
    pub(super) wood: f32,
    /// Buildings a turn if wood were no matter, and wood for how many of them a turn is enough for half as many.
    pub(super) builds: f32,
    pub(super) busy: f32,
    /// Wood a turn beside that of the sawmills.
    pub(super) overwork: f32,
    /// A card more a turn.
    pub(super) drawn: f32,
    /// A recruiter, each turn.
    pub(super) recruits: f32,
    pub(super) workshop: f32,
    pub(super) keep: f32,
}

pub(super) struct Eyrie {
    /// Roosts a turn that a card to build brings.
    pub(super) growth: f32,
    /// What turmoil costs besides points for birds, and for each card of the decree.
    pub(super) turmoil: f32,
    pub(super) fallen: f32,
    /// A card in each column of the decree.
    pub(super) column: [f32; 4],
    /// A roost beyond what it scores.
    pub(super) roost: f32,
}

pub(super) struct Alliance {
    /// Sympathy a turn that an officer places.
    pub(super) organized: f32,
    /// Cards a turn that a sympathy token brings.
    pub(super) outrage: f32,
    pub(super) supporter: f32,
    /// A base and an officer: at once, and for each turn.
    pub(super) base: [f32; 2],
    pub(super) officer: [f32; 2],
    /// A sympathy token beyond its points.
    pub(super) sympathy: f32,
}

pub(super) struct Vagabond {
    /// What an item brings when it is exhausted.
    pub(super) deed: f32,
    /// A coin on its track, each turn.
    pub(super) coin: f32,
    /// The first item of each kind, and each further one as a part of it.
    pub(super) items: [f32; 8],
    pub(super) again: f32,
    /// The part of its worth that a damaged item keeps.
    pub(super) damaged: f32,
    /// An item that cannot be carried.
    pub(super) left: f32,
    /// A quest that could be completed, for each point.
    pub(super) quest: f32,
    /// Relationships from hostile to allied; an ally for each turn.
    pub(super) stances: [f32; 5],
    pub(super) ally: f32,
    /// A hostile faction for each sword and turn.
    pub(super) infamy: f32,
}

pub(super) struct Cult {
    pub(super) acolyte: f32,
    /// What hatred adds to an acolyte.
    pub(super) hated: f32,
    /// A garden beyond its points, and one that waits for a second of its suit.
    pub(super) garden: f32,
    pub(super) pair: f32,
    /// How likely a card that is drawn is of a certain suit.
    pub(super) drawn: f32,
}

pub(super) struct River {
    /// How likely dividends go on once there is a trade post.
    pub(super) safe: f32,
    /// The same before the first trade post.
    pub(super) hope: f32,
    /// Warriors that come to Funds each turn.
    pub(super) growth: f32,
    /// The part of all possible dividends that they wait for.
    pub(super) kept: f32,
    /// What a warrior brings when it is spent, two of them for a trade post.
    pub(super) built: f32,
    /// How likely a card is bought at each price, and what a customer is worth.
    pub(super) demand: [f32; 4],
    pub(super) sales: f32,
    /// A trade post beyond dividends.
    pub(super) post: f32,
    /// How far Funds are thought to be in danger together with a trade post.
    pub(super) feared: f32,
    /// How much it hurts a customer that the Riverfolk gain, as a part of it, and more for each point that they are ahead.
    pub(super) envy: [f32; 2],
}

/// Dominance.
pub(super) struct Victory {
    /// How likely a clearing is held until the next turn: anyway, for each warrior more than others, for each that threatens.
    pub(super) hold: [f32; 3],
    /// How likely a clearing that is missing is won.
    pub(super) missing: f32,
    /// A dominance victory is never thought to be more likely.
    pub(super) most: f32,
    /// How often it may be tried.
    pub(super) tries: f32,
    /// How much heavier it weighs at first sight to fight for a clearing by which somebody is about to win.
    pub(super) alarm: f32,
}

/// What draws warriors and pawns at first sight.
pub(super) struct Lure {
    /// How much a band leaves for where it goes, as a part of the weight of that place beyond a usual one.
    pub(super) march: f32,
    pub(super) usual: f32,
    /// A battle that a Vagabond finds in a clearing, as a part of its weight, and something without a guard for a crossbow.
    pub(super) raid: f32,
    pub(super) shot: f32,
    /// A Vagabond within reach, for every fifteen points that they have.
    pub(super) hunt: f32,
}
