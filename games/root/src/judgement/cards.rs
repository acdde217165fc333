//! What cards are worth to whom: for their suit, for what they could be crafted into, as ambushes, and in play.

use crate::cards::{Card, Kind, Power, Suit};
use crate::factions::{Faction, HAND_LIMIT, Leader, POSTS, Piece};
use crate::map::Clearing;
use crate::state::Root;

use super::{NUMBERS, Survey};

impl Root {
    /// The hand and the cards in play.
    pub(super) fn cards_worth(&self, faction: Faction, survey: &Survey) -> f32 {
        let numbers = &NUMBERS.card;
        let player = self.player(faction);
        let turns = survey.turns[faction.index()];
        let mut worth = 0.0;
        let cards = player.hand.len();
        if cards > 0 {
            let tools = self.tools(faction);
            let all: f32 = player.hand.iter().map(|card| self.card_worth(faction, Card::new(card), tools, turns)).sum();
            let kept = cards.min(HAND_LIMIT) as f32;
            worth += all * kept / cards as f32 + numbers.spare * (cards as f32 - kept);
        }
        if !player.play.is_empty() {
            let lasting = (0.4 + 0.12 * turns).min(1.2);
            for card in player.play.iter().map(Card::new) {
                worth += match card.kind() {
                    Kind::Persistent(Power::RoyalClaim) => numbers.claim * survey.ruled[faction.index()].len() as f32,
                    Kind::Persistent(power) => lasting * numbers.powers[power.index()],
                    _ => 0.0,
                };
            }
        }
        worth
    }

    /// A card in hand; `tools` are the crafting pieces by suit.
    pub(super) fn card_worth(&self, faction: Faction, card: Card, tools: [u8; 3], turns: f32) -> f32 {
        let numbers = &NUMBERS.card;
        let printed = card.printed();
        let mut worth = numbers.any;
        if printed.suit == Suit::Bird {
            worth += numbers.bird[faction.index()];
        }
        let payable = payable(printed.cost, tools);
        worth += match printed.kind {
            Kind::Ambush => numbers.ambush,
            Kind::Dominance => 0.0,
            Kind::Item(item) => {
                let points = self.craft_points(faction, card);
                match (self.items[item.index()] > 0, payable) {
                    (true, true) => numbers.point * points,
                    (true, false) => numbers.hope * points * (turns / 3.0).min(1.0),
                    _ => 0.0,
                }
            }
            Kind::Persistent(power) if self.has(faction, power) => 0.0,
            Kind::Persistent(_) => numbers.lasting * if payable { 1.0 } else { 0.2 },
            Kind::Favor => numbers.favor * if payable { 1.0 } else { 0.15 },
        };
        worth
    }

    /// Points for crafting an item card: the Eyrie disdain trade.
    pub(super) fn craft_points(&self, faction: Faction, card: Card) -> f32 {
        let disdain = faction == Faction::Eyrie && self.eyrie.leader != Some(Leader::Builder);
        let points = f32::from(card.printed().points);
        let own = if faction.is_vagabond() { 1.0 } else { 0.0 };
        if disdain { points.min(1.0) } else { points + own }
    }

    /// Crafting pieces by suit, whether they were used in this turn or not.
    pub(super) fn tools(&self, faction: Faction) -> [u8; 3] {
        let piece = match faction {
            Faction::Marquise => Piece::Workshop,
            Faction::Eyrie => Piece::Roost,
            Faction::Alliance => Piece::Sympathy,
            Faction::Cult => Piece::Garden,
            Faction::Vagabond | Faction::Vagabond2 => {
                let hammers: u8 = self.vagabond(faction).items[crate::cards::Item::Hammer.index()][..2].iter().sum();
                return [hammers; 3];
            }
            Faction::Riverfolk => return self.riverfolk.posts.map(|left| POSTS.saturating_sub(left)),
        };
        let mut tools = [0; 3];
        for clearing in Clearing::all() {
            let suit = self.suit(clearing);
            if faction != Faction::Cult || suit == self.cult.outcast {
                tools[suit.index() % 3] += self.site(clearing).count(piece);
            }
        }
        tools
    }
}

/// Can a cost be paid with these crafting pieces?
fn payable([fox, rabbit, mouse, any]: [u8; 4], tools: [u8; 3]) -> bool {
    fox <= tools[0] && rabbit <= tools[1] && mouse <= tools[2] && fox + rabbit + mouse + any <= tools.iter().sum()
}
