//! First sight: which choice looks good before anybody thinks. Everything is valued in points and weighed by how far it
//! stands out, so that searches begin with the moves that a practised player would look at.

use engine::maths::exp;
use engine::{DOUBTFUL, Seat};

use super::outlook::BATTLE_STRENGTH;
use crate::action::Action;
use crate::cards::{Card, paired, set_of};
use crate::decrees::Decree;
use crate::kingdoms::{KINGDOMS, Kingdom};
use crate::scoring::{SECOND, THIRD};
use crate::state::{AnimalKingdoms, Stage};

/// What first sight goes by, in points unless said otherwise.
pub(crate) struct Instincts {
    /// How many points make a choice stand out.
    pub(crate) scale: f32,
    /// How much each empty territory takes away from a place that is not safe yet, as a share.
    pub(crate) unsafe_room: f32,
    /// One more cube where one leads already, as a share of the kingdom's value.
    pub(crate) more_lead: f32,
    /// One step closer to somebody ahead, as a share of the kingdom's value.
    pub(crate) closer: f32,
    /// A seat in the council, for each age to come.
    pub(crate) council: f32,
    /// A retreat token.
    pub(crate) retreat: f32,
    /// What leaving costs for each claim that one could still make.
    pub(crate) leaving: f32,
    /// How much of the open room is claimed before an age ends, as a share.
    pub(crate) claims: f32,
    /// How much of what could still be had somebody gets whom nobody answers any more, as a share.
    pub(crate) harvest: f32,
    /// A rally, besides its point.
    pub(crate) rally: f32,
    /// New cards for each card of the hand that fits nowhere.
    pub(crate) misfit: f32,
    /// Keeping a strong card for battles.
    pub(crate) keep_strong: f32,
    /// A modifier that is spent.
    pub(crate) modifier: f32,
}

pub(crate) const INSTINCTS: Instincts = Instincts {
    scale: 0.5,
    unsafe_room: 0.12,
    more_lead: 0.02,
    closer: -0.02,
    council: 1.95,
    retreat: 5.5,
    leaving: 4.2,
    claims: 0.7,
    harvest: 0.6,
    rally: -2.7,
    misfit: 1.3,
    keep_strong: 1.45,
    modifier: 2.0,
};

/// How often a card of each rank is a good choice for a battle.
const BATTLE_CARDS: [f32; 8] = [1.0, 0.15, 0.2, 0.3, 0.6, 2.0, 4.0, 4.0];

impl AnimalKingdoms {
    /// A weight for each of the choices.
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        let instincts = &INSTINCTS;
        out.clear();
        match self.stage {
            Stage::BattleCard => out.extend(actions.iter().map(|action| match action {
                Action::Fight(card) => BATTLE_CARDS[usize::from(card.rank()) - 1],
                _ => 1.0,
            })),
            Stage::BattleModifier => {
                out.extend(actions.iter().map(|&action| self.modifier_weight(action, instincts)));
            }
            _ => {
                let sense = Sense::of(self, instincts);
                out.extend(actions.iter().map(|&action| sense.points(action)));
                // Nothing is hopeless at first sight, and nothing is certain. Apart from the points, so that several are reckoned at once.
                out.iter_mut().for_each(|weight| *weight = exp((*weight / instincts.scale).clamp(-6.0, 12.0)));
                let heaviest = out.iter().copied().fold(0.0, f32::max);
                out.iter_mut().for_each(|weight| *weight = weight.max(10.0 * DOUBTFUL * heaviest));
            }
        }
    }

    fn modifier_weight(&self, action: Action, instincts: &Instincts) -> f32 {
        let me = self.active;
        let mine = self.effective_rank(me);
        let others = || self.battle.standing.iter().filter(|&seat| seat != me).map(|seat| self.effective_rank(seat));
        let highest = others().max().unwrap_or(0);
        let a_one = others().any(|rank| rank == 1);
        let ahead = |rank: u8| match (rank, highest) {
            (1, 8..) => !a_one,
            (8.., _) => rank > highest && !a_one,
            _ => rank > highest,
        };
        let kingdom = self.being_scored().unwrap_or_default();
        let stake = f32::from(self.value(kingdom)) - f32::from(SECOND) - instincts.modifier;
        match action {
            Action::Add(count) if ahead(mine) || !ahead(mine + 2 * count) => 0.02 / f32::from(count),
            Action::Add(count) => {
                let enough = (1..count).all(|fewer| !ahead(mine + 2 * fewer));
                let points = stake - instincts.modifier * f32::from(count) - if enough { 0.0 } else { 2.0 };
                exp((points / instincts.scale).clamp(-6.0, 6.0))
            }
            _ => 1.0,
        }
    }

    /// What a place is worth to somebody with cubes in a kingdom: `above` have more, `level` as many.
    #[inline]
    fn place_points(value: f32, above: u32, level: u32) -> f32 {
        match above {
            0 => (value + f32::from(SECOND) * level as f32) / (1 + level) as f32,
            1 => f32::from(SECOND),
            2 => f32::from(THIRD),
            _ => 0.0,
        }
    }
}

/// What the active player senses of the board.
struct Sense<'a> {
    game: &'a AnimalKingdoms,
    instincts: &'a Instincts,
    hand: &'a [Card],
    /// The cards of the hand that may be played in each kingdom.
    fits: [u64; KINGDOMS],
    /// What one more cube in each kingdom is worth where a card may be played.
    gains: [f32; KINGDOMS],
    /// What leaving the age now is worth.
    leaving: f32,
    /// Have all others withdrawn? Then nobody answers any more.
    unanswered: bool,
}

impl<'a> Sense<'a> {
    #[inline]
    fn of(game: &'a AnimalKingdoms, instincts: &'a Instincts) -> Sense<'a> {
        let hand = &game.house(game.active).hand;
        let leaving = leaving(game, instincts);
        let unanswered = !game.alone() && game.withdrawn.len() + 1 >= usize::from(game.size);
        let mut sense =
            Sense { game, instincts, hand, fits: [0; KINGDOMS], gains: [0.0; KINGDOMS], leaving, unanswered };
        if unanswered {
            let open = Kingdom::all().filter(|&kingdom| game.land(kingdom).legal != 0);
            sense.leaving = -instincts.harvest * open.map(|kingdom| sense.prospects(kingdom).all).sum::<f32>();
        }
        let (set, pairs) = (set_of(hand), paired(hand));
        for kingdom in Kingdom::all() {
            let land = game.land(kingdom);
            let fits = land.legal & if land.decree == Decree::PAIR { pairs } else { set };
            if fits != 0 {
                sense.fits[kingdom.index()] = fits;
                sense.gains[kingdom.index()] = sense.gain(game.active, kingdom);
            }
        }
        sense
    }

    /// What a choice is worth.
    #[inline]
    fn points(&self, action: Action) -> f32 {
        match action {
            Action::Claim => self.hand.iter().map(|&card| self.best_use(card)).fold(f32::MIN, f32::max),
            Action::Rally => 1.0 + self.instincts.rally + self.instincts.misfit * self.misfits(),
            Action::Withdraw => self.leaving,
            Action::Card(card) => self.best_use(card) - self.kept(card),
            Action::Kingdom(kingdom) => self.gains[kingdom.index()],
            Action::Partner(card) => -self.worth_keeping(card),
            Action::Discard(card) => 1.0 - self.worth_keeping(card),
            Action::Done => self.rest_worth_keeping() - 1.0,
            Action::Fight(_) | Action::Pass | Action::Add(_) => 0.0,
        }
    }

    /// What cubes in a kingdom still bring if nobody answers.
    fn prospects(&self, kingdom: Kingdom) -> Prospects {
        let game = self.game;
        let (land, seat) = (game.land(kingdom), game.active);
        let mine = land.count(seat);
        let value = f32::from(game.value(kingdom));
        let place = |mine: u8| {
            let (mut above, mut level) = (0, 0);
            for other in game.everyone().filter(|&other| other != seat) {
                above += u32::from(land.count(other) > mine);
                level += u32::from(land.count(other) == mine);
            }
            AnimalKingdoms::place_points(value, above, level)
        };
        let now = if mine == 0 { 0.0 } else { place(mine) };
        let room = kingdom.territories() - land.column.len() as u8;
        let mut prospects = Prospects::default();
        for cubes in 1..=room.min(game.house(seat).supply) {
            let more = place(mine + cubes) - now;
            prospects.all = prospects.all.max(more);
            prospects.each = prospects.each.max(more / f32::from(cubes));
        }
        prospects
    }

    /// What one more cube of a house in a kingdom is worth.
    #[inline]
    fn gain(&self, seat: Seat, kingdom: Kingdom) -> f32 {
        let game = self.game;
        let land = game.land(kingdom);
        let mine = land.count(seat);
        let (mut above, mut level, mut above_then, mut level_then) = (0, 0, 0, 0);
        for other in game.everyone().filter(|&other| other != seat) {
            let cubes = land.count(other);
            above += u32::from(cubes > mine);
            level += u32::from(cubes == mine);
            above_then += u32::from(cubes > mine + 1);
            level_then += u32::from(cubes == mine + 1);
        }
        let value = f32::from(game.value(kingdom));
        let before = if mine == 0 { 0.0 } else { AnimalKingdoms::place_points(value, above, level) };
        let after = AnimalKingdoms::place_points(value, above_then, level_then);
        let room = f32::from(kingdom.territories() - land.column.len() as u8);
        let certain = 1.0 - self.instincts.unsafe_room * (room - 1.0).max(0.0);
        let mut gain = (after - before) * certain;
        if self.unanswered {
            gain = self.prospects(kingdom).each;
        } else if above == 0 && level == 0 {
            gain += self.instincts.more_lead * value * (1.0 - certain) * 2.0;
        } else if above > 0 {
            gain += self.instincts.closer * value * (1.0 - certain) * 2.0;
        }
        if game.only_capital(kingdom) {
            gain += self.instincts.council * f32::from(3 - game.age.min(3)) + self.leaving;
        }
        gain
    }

    /// The best that a card can do now.
    #[inline]
    fn best_use(&self, card: Card) -> f32 {
        let uses = self.fits.iter().zip(self.gains).filter(|(fits, _)| *fits & card.bit() != 0);
        uses.fold(f32::MIN, |best, (_, gain)| best.max(gain))
    }

    /// How much it would hurt to miss a card in a battle.
    #[inline]
    fn kept(&self, card: Card) -> f32 {
        self.instincts.keep_strong * BATTLE_STRENGTH[usize::from(card.rank()) - 1]
    }

    #[inline]
    fn worth_keeping(&self, card: Card) -> f32 {
        self.best_use(card).clamp(0.0, 4.0) + self.kept(card)
    }

    /// How many cards of the hand fit nowhere.
    #[inline]
    fn misfits(&self) -> f32 {
        let playable = self.fits.iter().fold(0, |playable, fits| playable | fits);
        (set_of(self.hand) & !playable).count_ones() as f32
    }

    /// The worst card that is still to be kept.
    fn rest_worth_keeping(&self) -> f32 {
        let Stage::Rally { picked } = self.game.stage else { return 0.0 };
        let rest = self.hand.iter().enumerate().filter(|(place, _)| picked & (1 << place) == 0);
        rest.map(|(_, &card)| self.worth_keeping(card)).fold(4.0, f32::min)
    }
}

/// What can still be had in a kingdom, in points.
#[derive(Default)]
struct Prospects {
    /// With as many cubes as it takes.
    all: f32,
    /// For each cube, if just so many are placed that this is most: two cubes that overtake somebody are worth a half of it each.
    each: f32,
}

/// What leaving the age now is worth: a token for the first, but no more claims.
#[inline]
fn leaving(game: &AnimalKingdoms, instincts: &Instincts) -> f32 {
    let token = if game.withdrawn.is_empty() && !game.alone() { instincts.retreat } else { 0.0 };
    let room: u8 = Kingdom::all()
        .filter(|&kingdom| game.land(kingdom).legal != 0)
        .map(|kingdom| kingdom.territories() - game.land(kingdom).column.len() as u8)
        .sum();
    let playing = (usize::from(game.size) - game.withdrawn.len()).max(1);
    let share = f32::from(room) * instincts.claims / playing as f32;
    let claims = share.min(f32::from(game.house(game.active).supply));
    token - instincts.leaving * claims
}
