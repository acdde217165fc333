//! The levels of play, all in one table. A level is a way of thinking and how much of it; names are ids, the words that
//! players read stand elsewhere.

/// One level of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name, as `hard`.
    pub id: &'static str,
    /// How it thinks.
    pub mind: Mind,
    /// How many milliseconds a decision should take at most, for the one who holds the clock. Small games stay far
    /// below it, and then the level plays the same on any machine.
    pub millis: u32,
    /// With how many heads it thinks where people wait and threads are free: each searches by itself, and they
    /// [put together](crate::Thought::merge) what they found. Elsewhere it has one.
    pub heads: u8,
}

/// A way of thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mind {
    /// Any legal choice.
    Random,
    /// The best looking end of the own turn.
    Greedy(Glance),
    /// Tree search over what the others may hold and do.
    Search(Style),
}

impl Mind {
    /// Changes one number by its name; is there one?
    fn vary(&mut self, key: &str, value: f32) -> bool {
        match (self, key) {
            (Mind::Greedy(glance), "moves") => glance.moves = value as u32,
            (Mind::Search(style), "iterations") => style.iterations = value as u32,
            (Mind::Search(style), "turns") => style.turns = Some(value as u32),
            (Mind::Search(style), "scatter") => style.scatter = value > 0.0,
            (Mind::Search(style), "plies") => style.plies = value as u32,
            (Mind::Search(style), "exploration") => style.exploration = value,
            (Mind::Search(style), "curiosity") => style.curiosity = value,
            (Mind::Search(style), "doubt") => style.doubt = value,
            (Mind::Search(style), "trust") => style.trust = Some(value),
            (Mind::Search(style), "firmly") => style.firmly = Some(value > 0.0),
            (Mind::Search(style), "along") => style.along = Some(value),
            (Mind::Search(style), "rivalry") => style.rivalry = Some(value),
            (Mind::Search(style), "caution") => style.caution = Some(value),
            (Mind::Search(style), "narrow") => style.narrow = value > 0.0,
            (Mind::Search(style), "keep") => style.keep = value > 0.0,
            (Mind::Search(style), "care") => style.care = value as u32,
            (Mind::Search(style), "temperature") => style.temperature = value,
            (Mind::Search(style), "slips") => style.slips = value,
            _ => return false,
        }
        true
    }
}

/// How far a greedy player looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glance {
    /// How many moves it tries.
    pub moves: u32,
}

/// How a search is led.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How many worlds it imagines and plays into; fewer where a tree that is kept knows the position already.
    pub iterations: u32,
    /// How many turns it plays on, lightly, before it looks at the outcome, if not as many as the game advises
    /// (`Judgement::ahead`). They are counted from the present, so that all choices are judged at the same distance; the turn
    /// under way is always finished.
    pub turns: Option<u32>,
    /// Does it play on for one turn more in some continuations, for two more in others, and so on round the table? Then nobody is
    /// always the last to move before the outcome is looked at, whatever that is worth.
    pub scatter: bool,
    /// The longest such continuation in single choices.
    pub plies: u32,
    /// How much it looks into choices that seem worse, in units of the spread of outcomes.
    pub exploration: f32,
    /// How often it comes back to a choice that seemed bad, in units of the square root of all visits. What a choice is good
    /// for may only show once its sequels are known.
    pub curiosity: f32,
    /// How sure it must be that another choice is better before a lapse is forgiven, in units of the usual error of a mean.
    pub doubt: f32,
    /// How far it trusts the game's first-sight weights, from 0 to 1, if not as far as the game advises (`Judgement::TRUST`).
    pub trust: Option<f32>,
    /// Do its continuations follow these weights firmly, if not as the game advises (`Judgement::FIRMLY`)?
    pub firmly: Option<bool>,
    /// How much the standings on the way of a continuation count beside those at its end, from 0 to 1, if not as much as the game advises
    /// (`Judgement::ALONG`).
    pub along: Option<f32>,
    /// How much it minds the chance of its strongest rival beside its own, if not as much as the game advises (`Judgement::RIVALRY`).
    pub rivalry: Option<f32>,
    /// How little it makes of a choice that was seldom looked into, if not as little as the game advises (`Judgement::CAUTION`).
    pub caution: Option<f32>,
    /// Does it leave out what the game declares to be never better (a weight of 0)? Otherwise it looks into all choices.
    pub narrow: bool,
    /// Does it go on with the tree of its last choice where nothing was learned since?
    pub keep: bool,
    /// How many moves it tries out to find a sure win within its turn, where the game may end.
    pub care: u32,
    /// 0 takes the most examined choice; larger numbers more and more often another good one.
    pub temperature: f32,
    /// The chance of a thoughtless choice.
    pub slips: f32,
}

pub(crate) const SEARCH: Style = Style {
    iterations: 0,
    turns: None,
    scatter: true,
    plies: 150,
    exploration: 1.0,
    curiosity: 0.5,
    doubt: 1.5,
    trust: None,
    firmly: None,
    along: None,
    rivalry: None,
    caution: None,
    narrow: true,
    keep: true,
    care: 2_000,
    temperature: 0.0,
    slips: 0.0,
};

/// Every level from the weakest to the strongest.
pub const LEVELS: [Level; 6] = [
    Level { id: "random", millis: 1, heads: 1, mind: Mind::Random },
    Level { id: "greedy", millis: 5, heads: 1, mind: Mind::Greedy(Glance { moves: 48 }) },
    Level {
        id: "easy",
        millis: 20,
        heads: 1,
        mind: Mind::Search(Style { iterations: 120, temperature: 0.15, slips: 0.02, ..SEARCH }),
    },
    Level { id: "medium", millis: 60, heads: 1, mind: Mind::Search(Style { iterations: 300, ..SEARCH }) },
    Level { id: "hard", millis: 200, heads: 1, mind: Mind::Search(Style { iterations: 5_000, ..SEARCH }) },
    Level { id: "master", millis: 1_000, heads: 4, mind: Mind::Search(Style { iterations: 40_000, ..SEARCH }) },
];

impl Level {
    /// The level of this name.
    pub fn from_name(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.id == name)
    }

    /// The level of a name, varied by what follows it, as `hard:iterations=5000:trust=0.5`: for those who find out what makes a
    /// bot strong. It keeps the id of the level that it varies.
    pub fn varied(words: &str) -> Result<Level, String> {
        let mut parts = words.split(':');
        let name = parts.next().unwrap_or_default();
        let mut level = *Level::from_name(name).ok_or_else(|| {
            let names: Vec<_> = LEVELS.iter().map(|level| level.id).collect();
            format!("there is no bot {name:?}; there are: {}", names.join(", "))
        })?;
        for part in parts {
            let (key, value) = part.split_once('=').ok_or_else(|| format!("{part:?} is not of the form key=value"))?;
            let number: f32 = value.parse().map_err(|_| format!("{value:?} is not a number"))?;
            if !level.mind.vary(key, number) {
                return Err(format!("{name} has no {key:?} that could be varied"));
            }
        }
        Ok(level)
    }
}
