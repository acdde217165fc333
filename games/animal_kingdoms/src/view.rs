//! What one pair of eyes may know, built by listing what to show. Pages, terminals, screen readers and programs see the
//! game through this and nothing else.

use engine::{Eyes, Seat};
use serde::Serialize;

use crate::cards::{ALL_CARDS, Card, Kind, cards_in, of_kinds, of_ranks, paired};
use crate::decrees::{Decree, Sight};
use crate::event::Who;
use crate::kingdoms::{Kingdom, Space};
use crate::options::Level;
use crate::state::{AnimalKingdoms, Stage, UPSTART};
use crate::tokens::{COLOURS, MODIFIER_STRENGTH, Retreat, Token};

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, if they belong to a player.
    pub me: Option<Seat>,
    /// How many people play.
    pub players: u8,
    /// 1, 2 or 3.
    pub age: u8,
    /// What is going on.
    pub phase: Phase,
    /// Who has to choose; nobody when the game is over.
    pub turn: Option<Seat>,
    /// What exactly is asked. Only the one who is asked sees it.
    pub question: Option<Question>,
    /// Who began this age.
    pub first: Who,
    /// May one still rally in this age?
    pub rally_open: bool,
    /// Are ties settled by the treaty?
    pub peace_treaty: bool,
    /// The kingdoms in ring order.
    pub kingdoms: Vec<KingdomView>,
    /// The players in seat order; in the solo game the upstart follows.
    pub houses: Vec<HouseView>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile: everything in it has been seen.
    pub discard: Vec<Card>,
    /// Decrees still in their deck.
    pub decrees_left: u8,
    /// Retreat tokens beside the board.
    pub retreats_left: u8,
    /// Modifiers in the common supply.
    pub modifiers_left: u8,
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// What only the solo game has.
    pub solo: Option<SoloView>,
    /// The end of the game.
    pub outcome: Option<Outcome>,
}

/// What is going on, as everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Somebody's turn.
    Turn,
    /// Somebody rallies and picks cards to give away.
    Rally,
    /// Cards are chosen for a battle.
    BattleCards,
    /// Modifiers may be added in a battle.
    BattleModifiers,
    /// The game is over.
    Over,
}

/// What is asked of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each question says what its parts are")]
pub enum Question {
    /// Claim, rally or withdraw?
    Action,
    /// Which card to play?
    Card,
    /// Where to play this card?
    Kingdom { card: Card },
    /// Which card to discard with it?
    Partner { card: Card, kingdom: Kingdom },
    /// Which cards to give away, besides those picked?
    Discard { picked: Vec<Card> },
    /// Which card to fight with?
    BattleCard,
    /// How many modifiers to add?
    BattleModifier,
}

/// A kingdom.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KingdomView {
    /// Which one.
    pub kingdom: Kingdom,
    /// Its territories, the capital included.
    pub territories: u8,
    /// Its decree.
    pub decree: Decree,
    /// What the decree looks at.
    pub sight: Sight,
    /// The kingdoms whose columns it looks at.
    pub looks_at: Vec<Kingdom>,
    /// The cards it sees there now.
    pub in_sight: Vec<Card>,
    /// The cards that may be played here now.
    pub allowed: Allowed,
    /// Must a second card of the same kind or rank be discarded?
    pub needs_partner: bool,
    /// What the first place is worth in this age.
    pub value: u8,
    /// The three tokens, ascending; those of past ages are gone.
    pub tokens: Vec<TokenView>,
    /// The cards played in this age, the last one newest.
    pub column: Vec<Card>,
    /// Ordinary territories, the capital and the council, with whose cube lies there.
    pub spaces: Vec<SpaceView>,
    /// Empty ordinary territories.
    pub room: u8,
    /// Can the capital be claimed next?
    pub capital_open: bool,
    /// Who has cubes here, the most first.
    pub tally: Vec<TallyView>,
    /// Has it been scored in this age?
    pub scored: bool,
}

/// Which cards may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowed {
    /// None: the kingdom is full.
    Full,
    /// Every card.
    Any,
    /// Cards of these ranks.
    Ranks(Vec<u8>),
    /// Cards of these kinds.
    Kinds(Vec<Kind>),
    /// Cards that have one of the ranks or are of one of the kinds.
    Either(Vec<u8>, Vec<Kind>),
    /// Cards that have one of the ranks and are of one of the kinds.
    Both(Vec<u8>, Vec<Kind>),
}

/// A kingdom token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenView {
    /// Which one.
    pub token: Token,
    /// Its value.
    pub value: u8,
    /// Is it out of the game?
    pub gone: bool,
}

/// A place for a cube.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// Which one.
    pub space: Space,
    /// Whose cube lies there.
    pub owner: Option<Who>,
}

/// How many cubes somebody has in a kingdom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TallyView {
    /// Who.
    pub who: Who,
    /// Cubes, council included.
    pub cubes: u8,
}

/// A player's area.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HouseView {
    /// Whose.
    pub who: Who,
    /// The colour of the cubes.
    pub colour: &'static str,
    /// Points on the score board; at the end everything.
    pub score: i32,
    /// Points from kingdoms in each age.
    pub earned: [u8; 3],
    /// Points from rallies.
    pub rallied: u16,
    /// Cubes that are not on the board.
    pub supply: u8,
    /// Battle modifiers.
    pub modifiers: u8,
    /// How many retreat tokens lie here face down.
    pub retreats: u8,
    /// Which ones: for their owner, and for all at the end.
    pub retreat_tokens: Option<Vec<Retreat>>,
    /// Cards in hand.
    pub hand_size: u8,
    /// The hand, for those who may see it.
    pub hand: Option<Vec<HandCard>>,
    /// How many withdrew before, if this one has withdrawn.
    pub withdrawn: Option<u8>,
}

/// A card in a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Where it may be played now; nowhere once its owner has withdrawn.
    pub kingdoms: Vec<Kingdom>,
    /// The other cards of the hand that share its kind or rank.
    pub partners: Vec<Card>,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleView {
    /// Over which kingdom.
    pub kingdom: Kingdom,
    /// What the winner gets.
    pub value: u8,
    /// The round, from 1.
    pub round: u8,
    /// All who fight, in battle order.
    pub contenders: Vec<ContenderView>,
    /// In the solo game: how many cards the upstart turns up in each round.
    pub upstart_cards: Option<u8>,
}

/// Somebody in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContenderView {
    /// Who.
    pub who: Who,
    /// Not beaten yet?
    pub standing: bool,
    /// Does a chosen card lie face down?
    pub chosen: bool,
    /// Which one; only the owner knows.
    pub chosen_card: Option<Card>,
    /// The cards shown, round by round. For the upstart: those last turned up.
    pub shown: Vec<ShownView>,
    /// Ahead in the round on the table?
    pub leads: bool,
    /// Passed since a modifier was last added?
    pub passed: bool,
}

/// A card shown in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShownView {
    /// The card.
    pub card: Card,
    /// Modifiers on it.
    pub added: u8,
    /// Its rank with them.
    pub effective: u8,
}

/// What only the solo game has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloView {
    /// How strong the upstart is.
    pub level: Level,
    /// The bonus cards.
    pub bonus: Vec<Card>,
    /// Where upstart cards of rank 1 to 3 go now; nowhere once you have withdrawn.
    pub follows: Option<Kingdom>,
    /// Cards that the upstart turns up in the next battle of this age.
    pub next_battle_cards: u8,
}

/// The end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who has won.
    pub winners: Vec<Who>,
    /// Did the capital of the largest kingdom decide between equal scores?
    pub by_capital: bool,
}

impl View {
    /// The area of the player whose eyes these are.
    pub fn mine(&self) -> Option<&HouseView> {
        self.houses.get(self.me?.index())
    }

    /// What lies in and under a kingdom.
    pub fn kingdom(&self, kingdom: Kingdom) -> Option<&KingdomView> {
        self.kingdoms.get(kingdom.index())
    }
}

impl AnimalKingdoms {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = self.stage == Stage::Over;
        View {
            me: if let Eyes::Of(seat) = eyes { Some(seat) } else { None },
            players: self.players() as u8,
            age: self.age,
            phase: self.phase(),
            turn: (!over).then_some(self.active),
            question: if eyes.own(self.active) { self.question() } else { None },
            first: self.who(self.first),
            rally_open: !over && self.rally_open(),
            peace_treaty: self.peace,
            kingdoms: Kingdom::all().map(|kingdom| self.see_kingdom(kingdom)).collect(),
            houses: self.everyone().map(|seat| self.see_house(seat, eyes)).collect(),
            deck: self.deck.len() as u8,
            discard: cards_in(self.discard.bits()[0]).collect(),
            decrees_left: self.decrees.len() as u8,
            retreats_left: (self.retreats.count_ones() as u8).saturating_sub(1),
            modifiers_left: self.modifier_supply(),
            battle: self.see_battle(eyes),
            solo: self.see_solo(),
            outcome: over.then(|| {
                let (winners, by_capital) = self.winners();
                Outcome { winners: self.whos(winners).to_vec(), by_capital }
            }),
        }
    }

    /// An unfinished claim looks to everybody like the start of the turn.
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Turn | Stage::Card | Stage::Kingdom { .. } | Stage::Partner { .. } | Stage::Scoring => Phase::Turn,
            Stage::Rally { .. } => Phase::Rally,
            Stage::BattleCard => Phase::BattleCards,
            Stage::BattleModifier => Phase::BattleModifiers,
            Stage::Over => Phase::Over,
        }
    }

    fn question(&self) -> Option<Question> {
        Some(match self.stage {
            Stage::Turn => Question::Action,
            Stage::Card => Question::Card,
            Stage::Kingdom { card } => Question::Kingdom { card },
            Stage::Partner { card, kingdom } => Question::Partner { card, kingdom },
            Stage::Rally { picked } => {
                let hand = self.house(self.active).hand.iter().enumerate();
                let picked = hand.filter(|(place, _)| picked & (1 << place) != 0).map(|(_, &card)| card).collect();
                Question::Discard { picked }
            }
            Stage::BattleCard => Question::BattleCard,
            Stage::BattleModifier => Question::BattleModifier,
            Stage::Scoring | Stage::Over => return None,
        })
    }

    fn see_kingdom(&self, kingdom: Kingdom) -> KingdomView {
        let land = self.land(kingdom);
        let sight = land.decree.sight();
        let looks_at = land.decree.looks_at(kingdom);
        let looks_at: Vec<_> = Kingdom::all().filter(|other| looks_at & (1 << other.index()) != 0).collect();
        let in_sight = match sight {
            Sight::AllHere => land.column.to_vec(),
            _ => looks_at.iter().filter_map(|&other| self.land(other).column.last().copied()).collect(),
        };
        let mut tally: Vec<_> = self.everyone().filter(|&seat| land.count(seat) > 0).collect();
        tally.sort_by_key(|&seat| std::cmp::Reverse(land.count(seat)));
        let tokens = land.tokens.iter().zip(1..).map(|(&token, age)| TokenView {
            token,
            value: token.value(),
            gone: age < self.age || age == self.age && self.is_scored(kingdom),
        });
        let ordinary = usize::from(kingdom.territories()) - 1;
        KingdomView {
            kingdom,
            territories: kingdom.territories(),
            decree: land.decree,
            sight,
            looks_at,
            in_sight,
            allowed: Allowed::by(land.legal),
            needs_partner: land.decree == Decree::PAIR,
            value: self.value(kingdom),
            tokens: tokens.collect(),
            column: land.column.to_vec(),
            spaces: Space::all(kingdom)
                .map(|space| SpaceView { space, owner: land.owner(space).map(|seat| self.who(seat)) })
                .collect(),
            room: ordinary.saturating_sub(land.column.len()) as u8,
            capital_open: self.only_capital(kingdom),
            tally: tally.iter().map(|&seat| TallyView { who: self.who(seat), cubes: land.count(seat) }).collect(),
            scored: self.is_scored(kingdom),
        }
    }

    fn is_scored(&self, kingdom: Kingdom) -> bool {
        kingdom.index() < usize::from(self.battle.scored)
    }

    fn see_house(&self, seat: Seat, eyes: Eyes) -> HouseView {
        let house = self.house(seat);
        let over = self.stage == Stage::Over;
        let automaton = self.alone() && seat == UPSTART;
        let hand = || house.hand.iter().map(|&card| self.see_hand_card(seat, card)).collect();
        let tokens = || (0..4).filter(|token| house.retreats & (1 << token) != 0).map(Retreat::new).collect();
        HouseView {
            who: self.who(seat),
            colour: COLOURS[seat.index()],
            score: self.score(seat),
            earned: house.earned,
            rallied: house.rallied,
            supply: house.supply,
            modifiers: house.modifiers,
            retreats: house.retreats.count_ones() as u8,
            retreat_tokens: (over || eyes.own(seat)).then(tokens),
            hand_size: house.hand.len() as u8,
            hand: (self.sees_hand(eyes, seat) && !automaton).then(hand),
            withdrawn: self.withdrawn.iter().position(|&other| other == seat.0).map(|place| place as u8),
        }
    }

    fn see_hand_card(&self, seat: Seat, card: Card) -> HandCard {
        let hand = &self.house(seat).hand;
        let playing = !self.out.contains(seat);
        let partners = if paired(hand) & card.bit() != 0 { card.kin() & !card.bit() } else { 0 };
        HandCard {
            card,
            kingdoms: Kingdom::all().filter(|&kingdom| playing && self.fits(hand, card, kingdom)).collect(),
            partners: hand.iter().copied().filter(|other| partners & other.bit() != 0).collect(),
        }
    }

    fn see_battle(&self, eyes: Eyes) -> Option<BattleView> {
        if self.battle.contenders.is_empty() {
            return None;
        }
        let kingdom = self.being_scored()?;
        let order = self.first.round(self.size as usize).filter(|&seat| self.battle.contenders.contains(seat));
        Some(BattleView {
            kingdom,
            value: self.value(kingdom),
            round: self.rounds_shown() as u8 + u8::from(self.stage == Stage::BattleCard),
            contenders: order.map(|seat| self.see_contender(seat, eyes)).collect(),
            upstart_cards: self.alone().then(|| self.upstart_battle_cards()),
        })
    }

    /// How many rounds have been revealed.
    fn rounds_shown(&self) -> usize {
        let shown = |seat: Seat| self.battle.cards[seat.index()].len() - usize::from(self.battle.chosen.contains(seat));
        let fighters = self.battle.contenders.iter().filter(|&seat| !(self.alone() && seat == UPSTART));
        fighters.map(shown).max().unwrap_or(0)
    }

    fn see_contender(&self, seat: Seat, eyes: Eyes) -> ContenderView {
        let battle = &self.battle;
        let row = &battle.cards[seat.index()];
        let chosen = battle.chosen.contains(seat);
        let shown = &row[..row.len() - usize::from(chosen)];
        let shown = shown.iter().zip(battle.added[seat.index()]).map(|(&card, added)| ShownView {
            card,
            added,
            effective: card.rank() + MODIFIER_STRENGTH * added,
        });
        ContenderView {
            who: self.who(seat),
            standing: battle.standing.contains(seat),
            chosen,
            chosen_card: if chosen && eyes.own(seat) { row.last().copied() } else { None },
            shown: shown.collect(),
            leads: self.stage == Stage::BattleModifier && self.leaders().0.contains(seat),
            passed: battle.passed.contains(seat),
        }
    }

    fn see_solo(&self) -> Option<SoloView> {
        let fighting = !self.battle.contenders.is_empty();
        let mut next = *self;
        next.solo.battles += u8::from(!fighting);
        Some(SoloView {
            level: self.level?,
            bonus: self.solo.bonus.iter().flatten().copied().collect(),
            follows: (!self.out.contains(Seat(0))).then(|| self.solo.last.unwrap_or(Kingdom::FROSTPEAK)),
            next_battle_cards: next.upstart_battle_cards(),
        })
    }
}

impl Allowed {
    /// Describes a set of cards as a decree would.
    fn by(cards: u64) -> Allowed {
        let ranks = |whole: bool| bits(|bit| fits(of_ranks(1 << bit), cards, whole));
        let kinds = |whole: bool| bits(|bit| fits(of_kinds(1 << bit), cards, whole));
        let list = |ranks: u8| (1..=8).filter(|rank| ranks & (1 << (rank - 1)) != 0).collect();
        let names = |kinds: u8| Kind::all().filter(|kind| kinds & (1 << kind.index()) != 0).collect();
        let (whole_ranks, whole_kinds) = (ranks(true), kinds(true));
        match cards {
            0 => Allowed::Full,
            ALL_CARDS => Allowed::Any,
            _ if cards == of_ranks(whole_ranks) => Allowed::Ranks(list(whole_ranks)),
            _ if cards == of_kinds(whole_kinds) => Allowed::Kinds(names(whole_kinds)),
            _ if whole_ranks != 0 || whole_kinds != 0 => Allowed::Either(list(whole_ranks), names(whole_kinds)),
            _ => Allowed::Both(list(ranks(false)), names(kinds(false))),
        }
    }

    /// May this card be played?
    pub fn contains(&self, card: Card) -> bool {
        let (rank, kind) = (card.rank(), card.kind());
        match self {
            Allowed::Full => false,
            Allowed::Any => true,
            Allowed::Ranks(ranks) => ranks.contains(&rank),
            Allowed::Kinds(kinds) => kinds.contains(&kind),
            Allowed::Either(ranks, kinds) => ranks.contains(&rank) || kinds.contains(&kind),
            Allowed::Both(ranks, kinds) => ranks.contains(&rank) && kinds.contains(&kind),
        }
    }
}

fn fits(family: u64, cards: u64, whole: bool) -> bool {
    if whole { family & !cards == 0 } else { family & cards != 0 }
}

fn bits(mut holds: impl FnMut(u8) -> bool) -> u8 {
    (0..8).fold(0, |set, bit| set | u8::from(holds(bit)) << bit)
}
