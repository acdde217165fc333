//! The Riverfolk: a trade post or two, funds that are kept and pay dividends, and prices that others pay.

use crate::action::Action;
use crate::cards::{Card, Kind, Suit};
use crate::factions::{Faction, Piece, Service};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::Root;

use super::NUMBERS;

const WE: Faction = Faction::Riverfolk;

/// Nobody fears for more warriors in Funds than these.
const MOST_FEARED: u8 = 20;

impl Root {
    /// What their warriors of all colours are good for: dividends as long as they stay in Funds and a trade post stands, and
    /// trade posts in the end.
    pub(super) fn riverfolk_worth(&self, turns: f32) -> f32 {
        let numbers = &NUMBERS.river;
        let river = &self.riverfolk;
        let posts = f32::from(self.on_map[Piece::TradePost.index()]);
        let left = f32::from(river.posts.iter().sum::<u8>());
        let spaces: u8 = river.spaces.iter().flatten().sum();
        let elsewhere: u8 = river.payments.iter().chain(&river.commitments).sum();
        let (funds, back) = (f32::from(river.capital()), f32::from(elsewhere + spaces));
        let later = (turns - 1.0).max(0.0);
        let income = numbers.growth + self.expected_sales();
        let stays = back * later + income * later * (later + 1.0) / 2.0;
        let safe = if posts > 0.0 { numbers.safe } else { numbers.hope };
        let spent = (funds + back + income * later).min(2.0 * left);
        let dividends = funds * self.dividends(turns) + numbers.kept * stays;
        safe * dividends + numbers.built * spent + numbers.post * posts
    }

    /// What a warrior in Funds scores. The first time it does so at dawn, before it could be spent.
    fn dividends(&self, turns: f32) -> f32 {
        let kept = NUMBERS.river.kept;
        let soon = if self.active == WE { kept } else { 1.0 };
        soon * turns.min(1.0) + kept * (turns - 1.0).max(0.0)
    }

    /// The points that a player has or is sure to have at the next dawn: dividends come before anything else.
    pub(super) fn soon_points(&self, faction: Faction) -> i32 {
        let scores = faction == WE && !self.player(WE).no_marker && self.active != WE;
        let pays = scores && self.on_map[Piece::TradePost.index()] > 0;
        self.shown_points(faction) + if pays { i32::from(self.riverfolk.capital()) } else { 0 }
    }

    /// What a warrior that comes into their hands will bring them.
    fn fund_worth(&self, turns: f32) -> f32 {
        let numbers = &NUMBERS.river;
        numbers.kept * numbers.safe * (turns - 0.5).max(0.0) + numbers.built
    }

    /// What else is lost with a trade post: half of Funds.
    pub(super) fn lost_funds(&self, owner: Faction) -> f32 {
        if owner != WE {
            return 0.0;
        }
        let numbers = &NUMBERS.river;
        let each = numbers.safe * self.dividends(self.turns_left()) + numbers.built;
        each * f32::from(self.riverfolk.capital().min(MOST_FEARED).div_ceil(2))
    }

    /// Warriors a turn that customers will pay.
    fn expected_sales(&self) -> f32 {
        let numbers = &NUMBERS.river;
        let customers = self.others(WE).len() as f32;
        let cards = if self.hand(WE).is_empty() { 0.0 } else { 1.0 };
        let price = usize::from(self.riverfolk.prices[Service::HandCard.index()].clamp(1, 4));
        let services: f32 = [Service::Riverboats, Service::Mercenaries]
            .into_iter()
            .map(|service| usize::from(self.riverfolk.prices[service.index()].clamp(1, 4)))
            .map(|price| 0.15 * price as f32 * numbers.demand[price - 1])
            .sum();
        numbers.sales * customers * (cards * price as f32 * numbers.demand[price - 1] + services)
    }

    /// Their own choices.
    pub(super) fn riverfolk_weight(&self, question: Question, action: Action) -> f32 {
        let posts = self.on_map[Piece::TradePost.index()];
        let funds = self.riverfolk.capital();
        match (question, action) {
            (Question::RiverAction, Action::Establish(clearing)) => {
                let held = f32::from(self.site(clearing).warriors(WE).min(3));
                (if posts == 0 { 8.0 } else { 3.0 }) + held
            }
            (Question::RiverAction, Action::Draw) => {
                if self.hand(WE).len() < 3 {
                    0.8
                } else {
                    0.2
                }
            }
            (Question::RiverAction, Action::Move) => 0.5,
            (Question::RiverAction, Action::Battle) => 0.7 * self.battle_weight(WE, Suit::Bird),
            (Question::RiverAction, Action::RecruitAt(_)) => 0.15,
            (Question::RiverAction, Action::Export(_)) => 0.3,
            (Question::RiverAction, Action::EndDaylight) => {
                if posts > 0 {
                    1.5 + 0.2 * f32::from(funds)
                } else {
                    0.3
                }
            }
            // Own warriors stay; others' are needed where they rule, and else go first.
            (Question::PayFund { .. } | Question::LoseFund { .. }, Action::Faction(colour)) => {
                if colour == WE {
                    1.0
                } else {
                    0.8
                }
            }
            (Question::SetPrice { service } | Question::SetupPrice { service }, Action::Number(price)) => match service
            {
                Service::HandCard => [1.0, 2.0, 1.2, 0.5][usize::from(price.clamp(1, 4)) - 1],
                Service::Riverboats => [1.0, 1.2, 0.8, 0.5][usize::from(price.clamp(1, 4)) - 1],
                Service::Mercenaries => [0.3, 0.8, 1.4, 1.2][usize::from(price.clamp(1, 4)) - 1],
            },
            (Question::SetupRiverWarrior { .. }, Action::Clearing(clearing)) => {
                // Two together hold a clearing against a lone warrior.
                let site = self.site(clearing);
                let others: u8 = site.warriors.iter().sum::<u8>() - site.warriors(WE);
                let own = site.warriors(WE);
                if own >= others && own < others + 2 { 2.0 } else { 1.0 }
            }
            _ => 1.0,
        }
    }

    /// What others buy: what brings them more than it brings the Riverfolk, who score for every warrior turn by turn. About
    /// anything else they hardly think, unless it wins the game.
    pub(super) fn purchase_weight(&self, who: Faction, action: Action) -> f32 {
        let numbers = &NUMBERS.river;
        let price = |service: Service| f32::from(self.riverfolk.prices[service.index()]);
        let (gain, price) = match action {
            Action::BuyCard(card) => (self.bargain(who, card), price(Service::HandCard)),
            Action::BuyRiverboats => (0.6, price(Service::Riverboats)),
            Action::BuyMercenaries => (self.hired_worth(who), price(Service::Mercenaries)),
            _ => return 1.0,
        };
        if self.shown_points(who) as f32 + gain >= 29.0 {
            return 1.5;
        }
        // Whoever is ahead is fed by nobody.
        let ahead = (self.soon_points(WE) - self.shown_points(who)) as f32;
        let envy = (numbers.envy[0] + numbers.envy[1] * ahead).clamp(0.2, 1.0);
        (gain - envy * price * self.fund_worth(self.turns_left())).max(0.0)
    }

    /// A card as its buyer sees it, in points.
    fn bargain(&self, who: Faction, card: Card) -> f32 {
        let tools = self.tools(who);
        let craftable = self.is_craftable(who, card, tools);
        match card.kind() {
            Kind::Item(_) if craftable => 0.5 + self.craft_points(who, card),
            Kind::Favor if craftable => 4.0,
            Kind::Persistent(_) if craftable => 1.0,
            Kind::Ambush => 0.8,
            Kind::Dominance if self.could_use_dominance(who, card) => 3.0,
            Kind::Dominance => 0.1,
            _ => 0.5,
        }
    }

    /// What mercenaries could do: they fight beside or instead of their buyer's own warriors.
    fn hired_worth(&self, who: Faction) -> f32 {
        let fields = self.with_warriors(WE).iter();
        let foes = |clearing: &Clearing| {
            let site = self.site(*clearing);
            self.others(who).iter().any(|other| other != WE && site.cardboard_of(other) > 0)
        };
        0.2 + 0.8 * fields.filter(foes).count().min(2) as f32
    }
}
