//! Hedgehogs: a small complete game, to be read beside `docs/new-game.md`. Everything that a game needs is here: hidden hands,
//! chance, events with audiences, views, and words in three languages. The rules stand in `rules.md`.

mod voice;

use std::ops::RangeInclusive;

use engine::{
    BadOptions, Bag, BySeat, Dice, Eyes, Game, Judgement, Knob, Log, Redeal, Row, Seat, Secrets, Standings, Turn,
    actions,
};
use serde::{Deserialize, Serialize};

/// How many mushrooms there are.
pub const MUSHROOMS: u8 = 24;
/// How many each hedgehog holds.
const HAND: usize = 3;

actions! {
    /// One choice.
    Action:
    /// Lay this mushroom at the end of the trail.
    Lay(mushroom: u8) = "lay" if (1..=MUSHROOMS).contains(&mushroom),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A mushroom is found; others do not see which.
    Finds(Seat, Option<u8>),
    /// The trail goes into a store.
    Gathers(Seat, u8),
    /// A mushroom is laid.
    Lays(Seat, u8),
}

/// There is nothing to choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// The state: plain data that a search can copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hedgehogs {
    size: u8,
    active: Seat,
    wood: Bag<1>,
    hands: [Bag<1>; 4],
    trail: Row<u8, { MUSHROOMS as usize }>,
    stores: [u8; 4],
}

/// What one pair of eyes may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who lays next, while the game runs.
    pub turn: Option<Seat>,
    /// What these eyes hold, each hedgehog's own.
    pub hands: Vec<Option<Bag<1>>>,
    /// How many everybody holds.
    pub held: Vec<usize>,
    /// The trail, the last mushroom last.
    pub trail: Vec<u8>,
    /// How many everybody has in store.
    pub stores: Vec<u8>,
    /// How many are left in the wood.
    pub wood: usize,
}

impl Hedgehogs {
    fn find(&mut self, who: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        if let Some(mushroom) = self.wood.draw(dice) {
            self.hands[who.index()].insert(mushroom);
            let told = |mushroom| Event::Finds(who, mushroom);
            log.whisper(who, told(Some(mushroom)), Some(told(None)));
        }
    }

    /// The hands that these eyes do not see.
    fn hidden(&self, eyes: Eyes) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats()).filter(move |&seat| !eyes.own(seat))
    }

    /// Everything that these eyes cannot place.
    fn unplaced(&self, eyes: Eyes) -> Bag<1> {
        self.hidden(eyes).fold(self.wood, |all, seat| all.with(&self.hands[seat.index()]))
    }
}

impl Game for Hedgehogs {
    const ID: &'static str = "hedgehogs";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const KNOBS: &'static [Knob] = &[];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(_: &Options, seats: usize, dice: &mut Dice, log: &mut impl Log<Event>) -> Result<Self, BadOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadOptions::seats(seats, &Self::SEATS));
        }
        let wood = (1..=MUSHROOMS).collect();
        let mut game = Hedgehogs {
            size: seats as u8,
            active: Seat(0),
            wood,
            hands: [Bag::EMPTY; 4],
            trail: Row::new(),
            stores: [0; 4],
        };
        for seat in Seat::all(seats) {
            (0..HAND).for_each(|_| game.find(seat, dice, log));
        }
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.size.into()
    }

    /// Everybody lays equally many, so the game is over when the next one has nothing to lay (rule 4).
    fn turn(&self) -> Turn {
        if self.hands[self.active.index()].is_empty() { Turn::Over } else { Turn::Of(self.active) }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        out.extend(self.hands[self.active.index()].iter().map(Action::Lay));
    }

    fn play(&mut self, Action::Lay(mushroom): Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        let who = self.active;
        self.hands[who.index()].remove(mushroom);
        if self.trail.last().is_some_and(|&before| mushroom < before) {
            let count = self.trail.len() as u8;
            self.stores[who.index()] += count;
            self.trail.clear();
            log.tell(Event::Gathers(who, count));
        }
        self.trail.push(mushroom);
        log.tell(Event::Lays(who, mushroom));
        self.find(who, dice, log);
        self.active = who.next(self.seats());
    }

    fn view(&self, eyes: Eyes) -> View {
        let seats = || Seat::all(self.seats());
        View {
            turn: self.turn().seat(),
            hands: seats().map(|seat| eyes.own(seat).then(|| self.hands[seat.index()])).collect(),
            held: seats().map(|seat| self.hands[seat.index()].len()).collect(),
            trail: self.trail.to_vec(),
            stores: self.stores[..self.seats()].to_vec(),
            wood: self.wood.len(),
        }
    }

    fn secrets(&self, eyes: Eyes) -> Secrets {
        self.unplaced(eyes).iter().collect()
    }

    fn imagine(&mut self, eyes: Eyes, dice: &mut Dice) {
        let mut redeal = Redeal::gather(self.unplaced(eyes));
        for seat in self.hidden(eyes) {
            let hand = &mut self.hands[seat.index()];
            *hand = (0..hand.len()).map(|_| redeal.deal(dice)).collect();
        }
        self.wood = redeal.rest();
    }

    fn standings(&self, _: Eyes) -> Standings {
        let scores = BySeat::from_fn(self.seats(), |seat| self.stores[seat.index()].into());
        if self.turn() == Turn::Over {
            Standings::ranked(scores, |seat| scores[seat])
        } else {
            Standings::running(scores)
        }
    }
}

/// Bots look at the scores until somebody knows better.
impl Judgement for Hedgehogs {}

/// Nobody has drawn it: it shows its text board and is played by buttons.
impl draw::Face for Hedgehogs {
    const MINUTES: (u16, u16) = (5, 10);
    const WEIGHT: u8 = 1;
}
