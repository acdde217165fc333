//! Seeing: how a [`View`] is filled, by listing what each pair of eyes may be shown.

use engine::{Eyes, Placed, Seat};

use crate::cards::{Card, Cards, Starter, cards_of};
use crate::state::{AWildVenture, Acted, House, InPlay, Player, Step};
use crate::trails::{Enchantment, Marker, Space};
use crate::view::{
    BuildingView, CardView, ExitView, PendingView, PlayerView, PointsView, RecalledView, SpaceView, StarterView,
    TuckView, View, ZoneView,
};

fn listed(cards: Cards) -> Vec<Card> {
    cards_of(cards).collect()
}

impl AWildVenture {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = self.is_over();
        let top = self.deck.top.iter().rev();
        let known = |placed: &Placed| eyes.among(placed.known_to).then(|| Card::new(placed.card));
        let within = self.steps.iter().filter_map(|step| match step {
            Step::Run(run) => Some(run.source),
            _ => None,
        });
        let pending = self.pending.iter().map(|pending| PendingView {
            card: pending.source,
            about: pending.about,
            times: pending.times,
        });
        let just_tucked = self.just_tucked.iter().map(|tucked| TuckView {
            who: tucked.who,
            card: (tucked.shown || over || eyes.own(tucked.who)).then_some(tucked.card),
        });
        View {
            me: match eyes {
                Eyes::Of(seat) => Some(seat),
                Eyes::Crowd | Eyes::Open => None,
            },
            side: self.side,
            variant_big: self.big,
            variant_open_tuck: self.open_tuck,
            first: self.first,
            round: self.turn,
            turn: (!over).then_some(self.active),
            mains: self.mains,
            activated: self.activated,
            question: self.question(),
            within: within.collect(),
            deck: self.deck.len() as u8,
            deck_top: top.map(known).collect(),
            exhausted: self.exhausted,
            last_turns: self.last_turns,
            discard: self.discard.to_vec(),
            offer: listed(self.offer),
            zones: self.zones(eyes),
            pending: pending.collect(),
            just_tucked: just_tucked.collect(),
            spaces: Space::of(self.side).map(|space| self.space_view(space)).collect(),
            players: Seat::all(2).map(|seat| self.player_view(seat, eyes)).collect(),
            winners: over.then(|| self.ranking().winners),
        }
    }

    fn zones(&self, eyes: Eyes) -> Vec<ZoneView> {
        let mut starts: Vec<(usize, bool)> = Vec::new();
        for step in self.steps.iter() {
            if let Step::Run(run) = step {
                starts.push((run.zone.into(), run.search));
            }
        }
        let ends: Vec<usize> = starts.iter().skip(1).map(|start| start.0).chain([self.zone.len()]).collect();
        let zones = starts.into_iter().zip(ends).filter_map(|((from, search), to)| {
            let cards = self.zone.get(from..to).filter(|cards| !cards.is_empty())?;
            let seen = search || eyes.own(self.active);
            Some(ZoneView { search, cards: cards.iter().map(|&card| seen.then_some(card)).collect() })
        });
        zones.collect()
    }

    fn space_view(&self, space: Space) -> SpaceView {
        let (x, y) = space.at();
        let marked = self.markers.contains(space.number());
        let enchantments = match space.marker() {
            Marker::Pair(token) => self.pairs.get(token.index()).copied().unwrap_or(0),
            _ => 0,
        };
        let instead = space.marker().reward().filter(|_| marked);
        let travel = match self.step() {
            Some(Step::Travel { mods, .. }) if self.me().space == space => Some(mods),
            _ => None,
        };
        let exits = space.exits(self.side).iter().map(|exit| ExitView {
            to: exit.to,
            toll: exit.toll,
            open: travel.is_some_and(|mods| self.passable(exit, mods)),
        });
        SpaceView {
            space,
            x,
            y,
            printed: space.reward(),
            reward: instead.unwrap_or(space.reward()),
            token: (marked || enchantments > 0).then(|| space.marker()),
            enchantments,
            exits: exits.collect(),
            end: space.is_end(),
            adventurers: Seat::all(2).filter(|&seat| self.player(seat).space == space).collect(),
        }
    }

    fn player_view(&self, who: Seat, eyes: Eyes) -> PlayerView {
        let player = self.player(who);
        let own = eyes.own(who);
        let active = who == self.active;
        let open = self.is_over() || eyes == Eyes::Open || (self.open_tuck && own);
        let points = player.points();
        let used = |card: Card| {
            active && (self.rested.contains(card.number()) || self.activated == Some(Acted::Villager(card)))
        };
        let in_play = |card: &InPlay| CardView { card: card.card, supplies: card.supplies, used: used(card.card) };
        PlayerView {
            who,
            figure: player.figure,
            coins: player.coins,
            hand: player.hand.len() as u8,
            cards: listed(if own { player.hand } else { player.known_to(eyes) }),
            recalled: self
                .recalled_by(who, eyes)
                .map(|recalled| RecalledView {
                    card: recalled.card,
                    tucks: player.stowed.len() as u8 - recalled.before,
                })
                .collect(),
            villagers: player.villagers.iter().map(in_play).collect(),
            gear: player.gear.iter().map(in_play).collect(),
            buildings: houses(player),
            starters: Starter::ALL
                .iter()
                .map(|&starter| StarterView {
                    starter,
                    advanced: player.is_advanced(starter),
                    used: active && self.activated == Some(Acted::Starter(starter)),
                })
                .collect(),
            tokens: Enchantment::ALL.iter().copied().filter(|token| player.tokens & token.bit() != 0).collect(),
            tucked: player.tucked.len() as u8,
            tucked_cards: open.then(|| listed(player.tucked)),
            space: player.space,
            points: PointsView {
                villagers: open.then_some(points.villagers),
                buildings: points.buildings,
                gear: open.then_some(points.gear),
            },
        }
    }
}

fn houses(player: &Player) -> Vec<BuildingView> {
    let view = |house: &House| BuildingView { card: house.card, supplies: house.supplies, token: house.token };
    player.buildings.iter().map(view).collect()
}
