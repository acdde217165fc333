//! What can be chosen before the game (rules, 1.3 and 1.4). A double header is a match of two games and belongs to
//! whoever arranges matches.

use engine::{BadOptions, Dice, Knob, KnobKind, Phrase, Row, Surely};
use serde::{Deserialize, Serialize};

use crate::factions::{Faction, Factions, REACH};
use crate::map::MapKind;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which map is played on.
    pub map: MapKind,
    /// Which faction each seat leads; seats that are not named get a random one.
    pub factions: Vec<Choice>,
    /// After so many rounds the game ends.
    pub round_cap: u16,
}

/// Which faction a seat leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Any that makes a lively line-up.
    #[default]
    Random,
    /// This one.
    #[serde(untagged)]
    Faction(Faction),
}

impl Default for Options {
    fn default() -> Options {
        Options { map: MapKind::Autumn, factions: Vec::new(), round_cap: 100 }
    }
}

/// The most line-ups of one size: three or four of the seven factions.
const LINE_UPS: usize = 35;
/// The least and the most rounds: from a short game that stops half way to one that is never stopped.
const ROUNDS: (u16, u16) = (5, 200);

/// What a page or a command line offers.
pub(crate) const KNOBS: &[Knob] = &[
    Knob { id: "map", kind: KnobKind::OneOf(&["autumn", "winter"]), players: 2..=6 },
    Knob {
        id: "factions",
        kind: KnobKind::PerSeat(&["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"]),
        players: 2..=6,
    },
    Knob { id: "round_cap", kind: KnobKind::Number(ROUNDS.0 as i64..=ROUNDS.1 as i64), players: 2..=6 },
];

/// Is it a line-up that may play: no second Vagabond without the first, and not only Vagabonds?
pub(crate) fn is_legal(line_up: Factions) -> bool {
    let second = line_up.contains(Faction::Vagabond2);
    let armies = line_up.iter().any(|faction| !faction.is_vagabond());
    armies && (!second || line_up.contains(Faction::Vagabond))
}

/// Does its reach meet the hint?
pub(crate) fn is_lively(line_up: Factions) -> bool {
    reach(line_up) >= REACH[line_up.len()]
}

fn reach(line_up: Factions) -> u32 {
    line_up.iter().map(Faction::reach).sum()
}

/// The factions of a first game: so many of them as there are players, the easiest to lead first.
const FIRST_GAME: [Faction; 6] =
    [Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond, Faction::Riverfolk, Faction::Cult];

impl Options {
    /// The usual options with these factions.
    fn with_factions(self, factions: impl Iterator<Item = Faction>) -> Options {
        Options { factions: factions.map(Choice::Faction).collect(), ..self }
    }

    /// What so many players should choose for their first game.
    pub(crate) fn recommended(seats: usize) -> Options {
        Options::default().with_factions(FIRST_GAME.into_iter().take(seats))
    }

    /// The same with the factions as they were led.
    pub(crate) fn as_led(&self, led: &[Faction]) -> Options {
        self.clone().with_factions(led.iter().copied())
    }

    /// How lively the game will be, by the reach of its factions (rules, 1.3).
    pub(crate) fn hint(&self, seats: usize) -> Option<Phrase> {
        let least = *REACH.get(seats)?;
        let (chosen, sets) = (self.chosen(), self.line_ups(seats));
        let all_named = chosen.len() == seats;
        let lively = sets.iter().any(|&set| is_lively(set));
        let hint = match (all_named, lively) {
            (true, true) => Phrase::new("hint-reach"),
            (true, false) => Phrase::new("hint-reach-low"),
            (false, true) => Phrase::new("hint-reach-random"),
            (false, false) => Phrase::new("hint-reach-random-low"),
        };
        let hint = hint.number("least", least.into()).number("seats", seats as i64);
        Some(if all_named { hint.number("reach", reach(chosen).into()) } else { hint })
    }

    /// The factions that are named.
    fn chosen(&self) -> Factions {
        let named = |choice: &Choice| match choice {
            Choice::Faction(faction) => Some(*faction),
            Choice::Random => None,
        };
        self.factions.iter().filter_map(named).collect()
    }

    /// Every legal line-up around those that are named.
    fn line_ups(&self, seats: usize) -> Row<Factions, LINE_UPS> {
        let chosen = self.chosen();
        let fits = |set: &Factions| set.len() == seats && set.0 & chosen.0 == chosen.0 && is_legal(*set);
        (0..1 << Faction::COUNT).map(Factions).filter(fits).collect()
    }

    /// The faction of each seat: what is chosen, and a random legal line-up around it, a lively one if there is any.
    pub(crate) fn line_up(
        &self,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Row<Faction, { Faction::COUNT }>, BadOptions> {
        self.check(seats)?;
        let (chosen, all) = (self.chosen(), self.line_ups(seats));
        let lively: Row<Factions, LINE_UPS> = all.iter().copied().filter(|&set| is_lively(set)).collect();
        let Some(&set) = dice.pick(if lively.is_empty() { &all[..] } else { &lively[..] }) else {
            return Err(BadOptions::new(
                "no line-up of factions fits: the second Vagabond plays only beside the first, and somebody must have warriors",
                Phrase::new("bad-line-up"),
            ));
        };
        let mut rest: Row<Faction, { Faction::COUNT }> =
            set.iter().filter(|&faction| !chosen.contains(faction)).collect();
        dice.shuffle(&mut rest);
        Ok((0..seats)
            .map(|seat| match self.factions.get(seat) {
                Some(Choice::Faction(faction)) => *faction,
                _ => rest.pop().surely(),
            })
            .collect())
    }

    fn check(&self, seats: usize) -> Result<(), BadOptions> {
        if self.factions.len() > seats {
            return Err(BadOptions::new(
                format!("{} factions are named for {seats} players", self.factions.len()),
                Phrase::new("bad-faction-count")
                    .number("named", self.factions.len() as i64)
                    .number("seats", seats as i64),
            ));
        }
        let named =
            |faction: Faction| self.factions.iter().filter(|&&choice| choice == Choice::Faction(faction)).count();
        if let Some(&twice) = Faction::ALL.iter().find(|&&faction| named(faction) > 1) {
            return Err(BadOptions::new(
                format!("only one player can lead the faction `{twice}`"),
                Phrase::new("bad-faction-twice").phrase("faction", crate::names::faction(twice)),
            ));
        }
        if !(ROUNDS.0..=ROUNDS.1).contains(&self.round_cap) {
            return Err(BadOptions::new(
                format!("the round cap must be from {} to {}", ROUNDS.0, ROUNDS.1),
                Phrase::new("bad-round-cap").number("least", ROUNDS.0.into()).number("most", ROUNDS.1.into()),
            ));
        }
        Ok(())
    }
}
