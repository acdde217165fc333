//! The Riverfolk Company (rules, chapter 11): funds by colour, trade posts, crafting and export. What they sell is
//! told in `services.rs`.

use engine::{Dice, Log};

use crate::action::Action;
use crate::boards::Riverfolk;
use crate::cards::{Card, Suit};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::{Colours, Discarded, Event, FundUse};
use crate::factions::{Faction, Factions, POSTS, Piece, Service, Source};
use crate::map::{Clearing, Clearings};
use crate::question::{MoveWhy, Question, RiverDeed};
use crate::state::{Root, Stage, Step};
use crate::turn::Go;

const WE: Faction = Faction::Riverfolk;

/// Warriors that go to Payments when nobody has paid.
const PROTECTION: u8 = 2;
/// Funds of the ruler's colour for a trade post, and its points.
const POST_COST: u8 = 2;
const POST_POINTS: i8 = 2;
/// The highest price of a service.
pub(crate) const TOP_PRICE: u8 = 4;

impl Riverfolk {
    /// All warriors in Funds.
    #[inline]
    pub(crate) fn capital(&self) -> u8 {
        self.funds.iter().sum()
    }

    /// Everything on the board goes to Funds; says how many warriors that are.
    fn gather(&mut self) -> u8 {
        let mut gathered = 0;
        let [fox, rabbit, mouse] = &mut self.spaces;
        for place in [&mut self.payments, &mut self.commitments, fox, rabbit, mouse] {
            for (funds, warriors) in self.funds.iter_mut().zip(place) {
                *funds += *warriors;
                gathered += std::mem::take(warriors);
            }
        }
        gathered
    }
}

impl Root {
    /// Birdsong of the Riverfolk: protectionism, dividends, gathering.
    pub(crate) fn riverfolk_birdsong(&mut self, log: &mut impl Log<Event>) -> Go {
        let who = self.seat(WE);
        if self.riverfolk.payments.iter().all(|&paid| paid == 0) {
            let count = self.pay_ourselves(PROTECTION);
            log.tell(Event::Protectionism { who, count });
        }
        if self.on_map[Piece::TradePost.index()] > 0 {
            self.score(WE, self.riverfolk.capital() as i8, Source::Dividends, log);
        }
        if !self.is_over() {
            let count = self.riverfolk.gather();
            log.tell(Event::Gathers { who, count });
        }
        Go::Done
    }

    /// Own warriors go from the supply to Payments, as far as they last; says how many.
    pub(crate) fn pay_ourselves(&mut self, count: u8) -> u8 {
        let supply = &mut self.players[WE.index()].supply;
        let count = count.min(*supply);
        *supply -= count;
        self.riverfolk.payments[WE.index()] += count;
        count
    }

    /// Daylight of the Riverfolk: a menu.
    pub(crate) fn riverfolk_daylight(&mut self) -> Go {
        self.ask(WE, Question::RiverAction);
        Go::On(Stage::End)
    }

    /// Evening of the Riverfolk: hand limit, then prices. They draw no card.
    pub(crate) fn riverfolk_evening(&mut self, stage: Stage) -> Go {
        match stage {
            Stage::Start => {
                self.keep_hand_limit(WE);
                Go::On(Stage::Price(Service::HandCard))
            }
            Stage::Price(service) => {
                self.ask(WE, Question::SetPrice { service });
                Go::On(service.next().map_or(Stage::End, Stage::Price))
            }
            _ => Go::astray(),
        }
    }

    /// Lists the choices of the Riverfolk's own questions.
    pub(crate) fn riverfolk_choices(&self, question: Question, out: &mut impl Choices) {
        match question {
            Question::RiverAction => self.list_river_actions(out),
            Question::PayFund { deed, .. } => {
                // With an empty supply only an own warrior, once spent, can be placed.
                let own = matches!(deed, RiverDeed::Recruit(_)) && self.player(WE).supply == 0;
                let colours = self.fund_colours().iter().filter(|&colour| !own || colour == WE);
                colours.for_each(|colour| out.add(Action::Faction(colour)));
            }
            Question::LoseFund { .. } => self.fund_colours().iter().for_each(|colour| out.add(Action::Faction(colour))),
            Question::SetPrice { .. } => (1..=TOP_PRICE).for_each(|price| out.add(Action::Number(price))),
            _ => not_ours(question),
        }
    }

    /// Carries out the answer to one of the Riverfolk's own questions, which is off the stack; a menu asks itself again.
    pub(crate) fn riverfolk_play(
        &mut self,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match (question, action) {
            (Question::RiverAction, _) => self.river_action(action, dice, log),
            (Question::PayFund { left, deed }, Action::Faction(colour)) => {
                self.pay_fund(colour, 1, deed, log);
                self.pay_funds(left - 1, deed, log);
            }
            (Question::LoseFund { left }, Action::Faction(colour)) => {
                self.lose_fund(colour, log);
                self.lose_funds(left - 1, log);
            }
            (Question::SetPrice { service }, Action::Number(price)) => self.set_price(service, price, log),
            _ => not_listed(question, action),
        }
    }

    fn set_price(&mut self, service: Service, price: u8, log: &mut impl Log<Event>) {
        if self.riverfolk.prices[service.index()] != price {
            self.riverfolk.prices[service.index()] = price;
            log.tell(Event::SetsPrice { who: self.seat(WE), service, price });
        }
    }

    // Daylight.

    fn list_river_actions(&self, out: &mut impl Choices) {
        if self.riverfolk.capital() > 0 {
            if self.can_move(WE, Suit::Bird) {
                out.add(Action::Move);
            }
            if !self.battlefields(WE, Suit::Bird).is_empty() {
                out.add(Action::Battle);
            }
            if self.can_draw() {
                out.add(Action::Draw);
            }
            if out.is_enough() {
                return;
            }
            self.list_crafts(WE, out);
            if self.player(WE).supply > 0 {
                self.craftable(WE).for_each(|card| out.add(Action::Export(card)));
            }
            if self.player(WE).supply > 0 || self.riverfolk.funds[WE.index()] > 0 {
                let rivers = self.plan().river_clearings().common(self.places(WE));
                rivers.iter().for_each(|clearing| out.add(Action::RecruitAt(clearing)));
            }
            self.post_sites().iter().for_each(|clearing| out.add(Action::Establish(clearing)));
        }
        self.daylight_extras(WE, out);
        out.add(Action::EndDaylight);
    }

    fn river_action(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        if action == Action::EndDaylight {
            return;
        }
        self.ask(WE, Question::RiverAction);
        match action {
            Action::Move => self.pay_funds(1, RiverDeed::Move, log),
            Action::Battle => self.pay_funds(1, RiverDeed::Battle, log),
            Action::Draw => self.pay_funds(1, RiverDeed::Draw, log),
            Action::RecruitAt(clearing) => self.pay_funds(1, RiverDeed::Recruit(clearing), log),
            Action::Craft(card) => self.craft(WE, card, false, log),
            Action::Export(card) => self.craft(WE, card, true, log),
            Action::Establish(clearing) => self.establish(clearing, log),
            _ => self.use_extra(WE, action, dice, log),
        }
    }

    /// Where trade posts can be established: without a post, one of the suit left, and funds of the ruler's colour.
    fn post_sites(&self) -> Clearings {
        let mut sites = Clearings::NONE;
        for ruler in Faction::ARMIES.into_iter().filter(|ruler| self.riverfolk.funds[ruler.index()] >= POST_COST) {
            sites = sites.with(self.ruled_by(ruler));
        }
        for suit in Suit::GROUND.into_iter().filter(|suit| self.riverfolk.posts[suit.index()] == 0) {
            sites = sites.without(self.clearings(suit));
        }
        sites.without(self.with_piece(Piece::TradePost)).common(self.places(WE))
    }

    /// A trade post and a warrior are placed for two funds of the ruler's colour.
    fn establish(&mut self, clearing: Clearing, log: &mut impl Log<Event>) {
        let Some(ruler) = self.ruler(clearing) else { return };
        self.riverfolk.funds[ruler.index()] -= POST_COST;
        self.player_mut(ruler).supply += POST_COST;
        self.tell_payment(ruler, POST_COST, FundUse::Spent, log);
        self.riverfolk.posts[self.suit(clearing).index() % 3] -= 1;
        self.place(Piece::TradePost, clearing, log);
        self.place_warriors(WE, clearing, 1, log);
        self.score(WE, POST_POINTS, Source::Placing, log);
    }

    // Funds.

    /// The colours of the warriors in Funds.
    fn fund_colours(&self) -> Factions {
        Faction::ARMIES.into_iter().filter(|colour| self.riverfolk.funds[colour.index()] > 0).collect()
    }

    /// Pays funds for a deed: by choice where there are several colours, then the deed is done.
    fn pay_funds(&mut self, left: u8, deed: RiverDeed, log: &mut impl Log<Event>) {
        let colours = self.fund_colours();
        if left > 0 && colours.len() > 1 {
            return self.ask(WE, Question::PayFund { left, deed });
        }
        self.then(Step::RiverDoes { deed });
        if let Some(only) = colours.iter().next().filter(|_| left > 0) {
            self.pay_fund(only, left, deed, log);
        }
    }

    /// Warriors of a colour are committed, spent, or put on the trade-post spaces of the card in the making.
    fn pay_fund(&mut self, colour: Faction, count: u8, deed: RiverDeed, log: &mut impl Log<Event>) {
        let river = &mut self.riverfolk;
        river.funds[colour.index()] -= count;
        let use_ = match deed {
            RiverDeed::Move | RiverDeed::Battle | RiverDeed::Draw => {
                river.commitments[colour.index()] += count;
                FundUse::Committed
            }
            RiverDeed::Recruit(_) => {
                self.player_mut(colour).supply += count;
                FundUse::Spent
            }
            RiverDeed::Craft(_) | RiverDeed::Export(_) => {
                let mut left = count;
                for (planned, space) in river.plan.iter_mut().zip(&mut river.spaces) {
                    let here = left.min(*planned);
                    *planned -= here;
                    space[colour.index()] += here;
                    left -= here;
                }
                FundUse::Crafting
            }
        };
        self.tell_payment(colour, count, use_, log);
    }

    fn tell_payment(&self, colour: Faction, count: u8, use_: FundUse, log: &mut impl Log<Event>) {
        let colours: Colours = (0..count).map(|_| colour).collect();
        log.tell(Event::PaysFunds { who: self.seat(WE), colours, use_ });
    }

    /// What the funds were paid for is done.
    pub(crate) fn river_does(&mut self, deed: RiverDeed, dice: &mut Dice, log: &mut impl Log<Event>) {
        match deed {
            RiverDeed::Move => self.start_move(WE, Suit::Bird, MoveWhy::Plain),
            RiverDeed::Battle => self.start_battle(WE, Suit::Bird),
            RiverDeed::Draw => self.draw(WE, 1, dice, log),
            RiverDeed::Recruit(clearing) => {
                self.place_warriors(WE, clearing, 1, log);
            }
            RiverDeed::Craft(card) => self.finish_craft(WE, card, log),
            RiverDeed::Export(card) => {
                log.tell(Event::Exports { who: self.seat(WE), card });
                self.discard(WE, card, Discarded::Crafted, log);
                self.pay_ourselves(1);
            }
        }
    }

    // Crafting and trade posts.

    /// Empty trade-post spaces by suit that the card in the making does not need. The space of a post that is on the map or
    /// out of the game is empty unless a warrior lies there.
    pub(crate) fn spare_posts(&self) -> [u8; 3] {
        let river = &self.riverfolk;
        let mut spare = [0; 3];
        for (suit, spare) in spare.iter_mut().enumerate() {
            let crafting: u8 = river.spaces[suit].iter().sum();
            *spare = POSTS.saturating_sub(river.posts[suit] + crafting + river.plan[suit]);
        }
        spare
    }

    /// Are there funds for every symbol of a card's cost?
    #[inline]
    pub(crate) fn funds_suffice(&self, card: Card) -> bool {
        card.printed().cost.iter().sum::<u8>() <= self.riverfolk.capital()
    }

    /// The suits of a card's cost are fixed in `riverfolk.plan`: the funds are paid onto the spaces, then the card is crafted
    /// or exported.
    pub(crate) fn pay_for_craft(&mut self, card: Card, export: bool, log: &mut impl Log<Event>) {
        let deed = if export { RiverDeed::Export(card) } else { RiverDeed::Craft(card) };
        self.pay_funds(self.riverfolk.plan.iter().sum(), deed, log);
    }

    /// Consequence of a lost trade post: half of Funds, the larger half, goes back to the owners.
    pub(crate) fn lose_post(&mut self, log: &mut impl Log<Event>) {
        self.lose_funds(self.riverfolk.capital().div_ceil(2), log);
    }

    fn lose_funds(&mut self, left: u8, log: &mut impl Log<Event>) {
        let colours = self.fund_colours();
        if left > 0 && colours.len() > 1 {
            self.ask(WE, Question::LoseFund { left });
        } else if let Some(only) = colours.iter().next() {
            (0..left).for_each(|_| self.lose_fund(only, log));
        }
    }

    fn lose_fund(&mut self, colour: Faction, log: &mut impl Log<Event>) {
        self.riverfolk.funds[colour.index()] -= 1;
        self.player_mut(colour).supply += 1;
        log.tell(Event::LosesFund { who: self.seat(WE), colour });
    }
}
