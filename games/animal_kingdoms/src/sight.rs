//! Seeing: how a [`View`] is filled, by listing what each pair of eyes may be shown.

use engine::{Eyes, Seat};

use crate::cards::{Card, cards_in, paired};
use crate::decrees::{Decree, Sight};
use crate::kingdoms::{Kingdom, Space};
use crate::state::{AnimalKingdoms, Stage, UPSTART};
use crate::tokens::{COLOURS, MODIFIER_STRENGTH};
use crate::view::{
    Allowed, BattleView, ContenderView, HandCard, HouseView, KingdomView, Outcome, Phase, Question, ShownView,
    SoloView, SpaceView, TallyView, TokenView, View,
};

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
            returned: cards_in(self.returned.bits()[0]).collect(),
            decrees_left: self.decrees.count_ones() as u8,
            retreats_left: (self.retreats.len() as u8).saturating_sub(1),
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
        let looks_at: Vec<_> = land.decree.looks_at(kingdom).iter().collect();
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
        let tokens = || house.retreats.iter().collect();
        HouseView {
            who: self.who(seat),
            colour: COLOURS[seat.index()],
            score: self.score(seat),
            earned: house.earned,
            rallied: house.rallied,
            supply: house.supply,
            modifiers: house.modifiers,
            retreats: house.retreats.len() as u8,
            retreat_tokens: (over || eyes.own(seat)).then(tokens),
            hand_size: house.hand.len() as u8,
            kept: house.kept,
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
            walks: self.solo.walks.to_vec(),
            duel: self.solo.duel,
        })
    }
}
