//! First sight: which choice looks good before anybody thinks. Everything is valued in points and weighed by how far it
//! stands out, so that searches begin with the moves that a practised player would look at.

use engine::DOUBTFUL;
use engine::maths::exp;

use super::outlook::BATTLE_STRENGTH;
use super::standing::Standing;
use crate::action::Action;
use crate::cards::{Card, paired, set_of};
use crate::decrees::Decree;
use crate::kingdoms::{KINGDOMS, Kingdom, Kingdoms};
use crate::scoring::SECOND;
use crate::state::{AnimalKingdoms, Stage};

/// What first sight goes by, in points unless said otherwise.
struct Instincts {
    /// How many points make a choice stand out.
    scale: f32,
    /// How much each empty territory takes away from a place that is not safe yet, as a share.
    unsafe_room: f32,
    /// One more cube where one leads already, as a share of the kingdom's value.
    more_lead: f32,
    /// One step closer to somebody ahead, as a share of the kingdom's value.
    closer: f32,
    /// A seat in the council, for each age to come.
    council: f32,
    /// A retreat token.
    retreat: f32,
    /// What leaving costs for each claim that one could still make.
    leaving: f32,
    /// How much of the open room is claimed before an age ends, as a share.
    claims: f32,
    /// How much of what could still be had somebody gets whom nobody answers any more, as a share.
    harvest: f32,
    /// A rally, besides its point.
    rally: f32,
    /// New cards for each card of the hand that fits nowhere.
    misfit: f32,
    /// Keeping a strong card for battles.
    keep_strong: f32,
    /// A modifier that is spent.
    modifier: f32,
}

const INSTINCTS: Instincts = Instincts {
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

/// Between two players nobody else fills the board: whoever leaves gives all of it to the other one, and a place is the less safe the more room
/// there is (docs/arena/animal_kingdoms.md).
const INSTINCTS_OF_TWO: Instincts = Instincts {
    scale: 0.45,
    unsafe_room: 0.18,
    council: 1.45,
    retreat: 4.1,
    leaving: 5.5,
    claims: 0.91,
    harvest: 0.78,
    ..INSTINCTS
};

/// So many weights are reckoned side by side.
const ABREAST: usize = 4;

/// How often a card of each rank is a good choice for a battle.
const BATTLE_CARDS: [f32; 8] = [1.0, 0.15, 0.2, 0.3, 0.6, 2.0, 4.0, 4.0];

impl AnimalKingdoms {
    /// A weight for each of the choices.
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        let instincts = if self.players() == 2 { &INSTINCTS_OF_TWO } else { &INSTINCTS };
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
                weigh_up(out, instincts);
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
}

/// Makes weights of points. Nothing is hopeless at first sight, and nothing is certain.
#[inline]
fn weigh_up(points: &mut Vec<f32>, instincts: &Instincts) {
    let count = points.len();
    // So none of them is left over to be reckoned alone.
    points.resize(count.next_multiple_of(ABREAST), 0.0);
    points.iter_mut().for_each(|weight| *weight = exp((*weight / instincts.scale).clamp(-6.0, 12.0)));
    points.truncate(count);
    let heaviest = points.iter().fold(0.0, |heaviest, &weight| if weight > heaviest { weight } else { heaviest });
    let lightest = 10.0 * DOUBTFUL * heaviest;
    points.iter_mut().for_each(|weight| *weight = if *weight < lightest { lightest } else { *weight });
}

/// What the active player senses of the board.
struct Sense<'a> {
    game: &'a AnimalKingdoms,
    instincts: &'a Instincts,
    hand: &'a [Card],
    /// The cards in question that may be played in each kingdom.
    fits: [u64; KINGDOMS],
    /// What one more cube in each kingdom is worth where such a card may be played.
    gains: [f32; KINGDOMS],
    /// What leaving the age now is worth, if that matters.
    leaving: f32,
}

impl<'a> Sense<'a> {
    #[inline]
    fn of(game: &'a AnimalKingdoms, instincts: &'a Instincts) -> Sense<'a> {
        let hand = &game.house(game.active).hand;
        let fits = fitting(game, hand);
        let mut sense = Sense { game, instincts, hand, fits, gains: [0.0; KINGDOMS], leaving: 0.0 };
        // Sets of kingdoms, for which of them fit is hard to foresee.
        let fitting = those(|kingdom| fits[kingdom.index()] != 0);
        let capitals = Kingdoms(fitting.0 & those(|kingdom| game.only_capital(kingdom)).0);
        // Who takes a capital leaves, too.
        let may_leave = game.stage == Stage::Turn || !capitals.is_empty();
        // Have all others withdrawn? Then nobody answers any more.
        if !game.alone() && game.withdrawn.len() + 1 >= usize::from(game.size) {
            let open = those(|kingdom| game.land(kingdom).legal != 0);
            sense.harvest(if may_leave { open } else { fitting });
        } else {
            if may_leave {
                sense.leaving = leaving(game, instincts);
            }
            for kingdom in fitting.iter() {
                sense.gains[kingdom.index()] = sense.gain(kingdom);
            }
        }
        for kingdom in capitals.iter() {
            let council = instincts.council * f32::from(3 - game.age.min(3));
            sense.gains[kingdom.index()] += council + sense.leaving;
        }
        sense
    }

    /// What cubes in these kingdoms are worth to somebody whom nobody answers, and what is given up by leaving.
    fn harvest(&mut self, kingdoms: Kingdoms) {
        let mut all = 0.0;
        for kingdom in kingdoms.iter() {
            let prospects = Standing::of(self.game, kingdom).prospects();
            self.gains[kingdom.index()] = prospects.each;
            all += prospects.all;
        }
        self.leaving = -self.instincts.harvest * all;
    }

    /// What a choice is worth.
    #[inline]
    fn points(&self, action: Action) -> f32 {
        match action {
            Action::Claim => self.best_claim(),
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

    /// What one more cube in a kingdom is worth.
    #[inline]
    fn gain(&self, kingdom: Kingdom) -> f32 {
        let standing = Standing::of(self.game, kingdom);
        let certain = 1.0 - self.instincts.unsafe_room * f32::from(standing.room.saturating_sub(1));
        let gain = (standing.place(standing.mine + 1) - standing.now()) * certain;
        let (above, level) = standing.rivals(standing.mine);
        // Reckoned instead of asked: nobody can guess which of them it is, least of all the processor.
        let leads = f32::from(u8::from(above + level == 0));
        let behind = f32::from(u8::from(above > 0));
        let step = leads * self.instincts.more_lead + behind * self.instincts.closer;
        gain + step * standing.value * (1.0 - certain) * 2.0
    }

    /// The best that any card can do now.
    #[inline]
    fn best_claim(&self) -> f32 {
        let gains = self.fits.iter().zip(self.gains).map(|(&fits, gain)| [f32::MIN, gain][usize::from(fits != 0)]);
        gains.fold(f32::MIN, |best, gain| if gain > best { gain } else { best })
    }

    /// The best that a card can do now.
    #[inline]
    fn best_use(&self, card: Card) -> f32 {
        let fits = |fits: u64| (fits >> card.number() & 1) as usize;
        let gains = self.fits.iter().zip(self.gains).map(|(&cards, gain)| [f32::MIN, gain][fits(cards)]);
        gains.fold(f32::MIN, |best, gain| if gain > best { gain } else { best })
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

/// The kingdoms of which this is true.
#[inline]
fn those(are: impl Fn(Kingdom) -> bool) -> Kingdoms {
    Kingdoms(Kingdom::all().fold(0, |set, kingdom| set | u8::from(are(kingdom)) << kingdom.index()))
}

/// The cards that the next step is about, by the kingdoms in which they may be played: once a card is chosen, that one alone.
#[inline]
fn fitting(game: &AnimalKingdoms, hand: &[Card]) -> [u64; KINGDOMS] {
    let set = match game.stage {
        Stage::Kingdom { card } => card.bit(),
        _ => set_of(hand),
    };
    std::array::from_fn(|index| {
        let land = &game.lands[index];
        land.legal & if land.decree == Decree::PAIR { set & paired(hand) } else { set }
    })
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
