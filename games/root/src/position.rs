//! Positions for tests, set up in a few lines: only what matters is named. Not a part of the game.

use std::str::FromStr;

use engine::{Dice, Log};

use crate::cards::{Card, Cards, Item, Suit};
use crate::event::{Event, Spot};
use crate::factions::{Character, Condition, Faction, Leader, Piece, Stance};
use crate::map::{Clearing, MapKind};
use crate::question::Question;
use crate::state::{Phase, Root, Stage, Step};

mod asked;

/// A position in the making. Unless told otherwise the map is empty but for ruins, everything is in its supply, nobody holds
/// cards, and it is the turn of the faction that was named first. The seats follow the order in which factions are named.
#[derive(Clone)]
pub struct Position {
    /// The state, for tests of this crate.
    pub(crate) game: Root,
}

fn read<T: FromStr>(text: &str) -> T {
    match text.parse() {
        Ok(thing) => thing,
        Err(_) => panic!("there is no `{text}`"),
    }
}

fn read_all<T: FromStr>(text: &str) -> Vec<T> {
    text.split_whitespace().map(read).collect()
}

impl Position {
    /// An empty autumn map for these factions, as `marquise eyrie`.
    pub fn new(factions: &str) -> Position {
        let factions: Vec<Faction> = read_all(factions);
        let mut game = Root::bare(MapKind::Autumn, &factions, 100);
        game.begin_turn(factions[0]);
        game.ruin_items.each = 1 + u8::from(game.plays(Faction::Vagabond2));
        game.ruin_items.bag = if game.plays(Faction::Vagabond2) { 0xff } else { 0x0f };
        Position { game }
    }

    /// Warriors in a clearing.
    pub fn warriors(mut self, faction: &str, clearing: &str, count: u8) -> Self {
        let (faction, clearing): (Faction, Clearing) = (read(faction), read(clearing));
        self.game.player_mut(faction).supply -= count;
        self.game.put_warriors(faction, clearing, count);
        self
    }

    /// Buildings and tokens in a clearing, as `sawmill sawmill wood`.
    pub fn pieces(mut self, clearing: &str, pieces: &str) -> Self {
        let clearing: Clearing = read(clearing);
        for piece in read_all::<Piece>(pieces) {
            self.game.place(piece, clearing, &mut engine::NoLog);
            if piece == Piece::TradePost {
                let suit = self.game.suit(clearing);
                self.game.riverfolk.posts[suit.index()] -= 1;
            }
        }
        self
    }

    /// Warriors left in a supply; the others are in the box.
    pub fn supply(mut self, faction: &str, count: u8) -> Self {
        self.game.player_mut(read(faction)).supply = count;
        self
    }

    /// Takes ruins away.
    pub fn no_ruins(mut self, clearings: &str) -> Self {
        read_all::<Clearing>(clearings).into_iter().for_each(|clearing| self.game.clear_ruin(clearing));
        self
    }

    fn take(&mut self, cards: &str) -> Cards {
        let cards: Cards = read_all::<Card>(cards).into_iter().map(Card::number).collect();
        self.game.deck = self.game.deck.without(&cards);
        cards
    }

    /// Cards in hand.
    pub fn hand(mut self, faction: &str, cards: &str) -> Self {
        let cards = self.take(cards);
        for card in cards.iter() {
            self.game.put_in_hand(read(faction), Card::new(card), 0);
        }
        self
    }

    /// Crafted cards in play.
    pub fn in_play(mut self, faction: &str, cards: &str) -> Self {
        let cards = self.take(cards);
        let player = self.game.player_mut(read(faction));
        player.play = player.play.with(&cards);
        self
    }

    /// Supporters of the Alliance.
    pub fn supporters(mut self, cards: &str) -> Self {
        self.game.alliance.supporters = self.take(cards);
        self
    }

    /// Officers of the Alliance.
    pub fn officers(mut self, count: u8) -> Self {
        self.game.alliance.officers = count;
        self.game.player_mut(Faction::Alliance).supply -= count;
        self
    }

    /// The discard pile.
    pub fn discard(mut self, cards: &str) -> Self {
        self.game.discard = self.take(cards);
        self
    }

    /// Dominance cards beside the map.
    pub fn available(mut self, cards: &str) -> Self {
        self.game.available = self.take(cards);
        self
    }

    /// The Lost Souls.
    pub fn lost_souls(mut self, cards: &str) -> Self {
        self.game.lost_souls = self.take(cards);
        self
    }

    /// The whole deck; all other cards that are nowhere are out of the game.
    pub fn deck(mut self, cards: &str) -> Self {
        self.take(cards);
        self.game.deck = read_all::<Card>(cards).into_iter().map(Card::number).collect();
        self
    }

    /// The order of turns, where it is not the order of the seats, and the number of the round and of the last one.
    pub fn order(mut self, factions: &str, round: u16, last: u16) -> Self {
        let order: Vec<Faction> = read_all(factions);
        self.game.order = engine::BySeat::from_fn(order.len(), |place| order[place.index()]);
        (self.game.round, self.game.round_cap) = (round, last);
        self
    }

    /// A Vagabond has joined a player, by this card.
    pub fn coalition(mut self, vagabond: &str, partner: &str, card: &str) -> Self {
        self = self.dominance(vagabond, card);
        self.game.player_mut(read(vagabond)).partner = Some(read(partner));
        self
    }

    /// Points.
    pub fn points(mut self, faction: &str, points: u8) -> Self {
        let player = self.game.player_mut(read(faction));
        player.points = points;
        player.sources[0] = points as i8;
        self
    }

    /// An activated dominance card.
    pub fn dominance(mut self, faction: &str, card: &str) -> Self {
        self.take(card);
        let player = self.game.player_mut(read(faction));
        player.dominance = Some(read(card));
        player.no_marker = true;
        self
    }

    /// A leader and the cards of a column of the decree.
    pub fn leader(mut self, leader: &str) -> Self {
        self.game.enthrone(read::<Leader>(leader), &mut engine::NoLog);
        self
    }

    /// Cards of a column of the decree.
    pub fn decree(mut self, column: &str, cards: &str) -> Self {
        let cards = self.take(cards);
        let column: crate::factions::Column = read(column);
        self.game.eyrie.decree[column.index()] = cards;
        self
    }

    /// The Eyrie's Daylight, when this column of the decree is next.
    pub fn decree_at(mut self, column: &str) -> Self {
        self = self.turn("eyrie", "daylight");
        let column: crate::factions::Column = read(column);
        self.game.eyrie.column = column.index() as u8;
        self.game.set_stage(Stage::Decree);
        self
    }

    /// Leaders that are face down.
    pub fn deposed(mut self, leaders: &str) -> Self {
        self.game.eyrie.deposed = read_all::<Leader>(leaders).iter().fold(0, |set, leader| set | 1 << leader.index());
        self
    }

    /// A Vagabond: character, where the pawn is, and items as `sword sword:exhausted boots:damaged`.
    pub fn vagabond(mut self, faction: &str, character: &str, spot: &str, items: &str) -> Self {
        let faction = read(faction);
        self.game.put_pawn(faction, spot.parse().map_or_else(|_| Spot::Forest(read(spot)), Spot::Clearing));
        let vagabond = self.game.vagabond_mut(faction);
        vagabond.character = Some(read::<Character>(character));
        for text in items.split_whitespace() {
            let (item, condition) = text.split_once(':').unwrap_or((text, "ready"));
            vagabond.items[read::<Item>(item).index()][read::<Condition>(condition).index()] += 1;
        }
        self
    }

    /// One more item of a Vagabond, and it is the ruins' own: as `sword` or `sword:damaged`.
    pub fn ruin_item(mut self, faction: &str, text: &str) -> Self {
        let (item, condition) = text.split_once(':').unwrap_or((text, "ready"));
        let (item, condition): (Item, Condition) = (read(item), read(condition));
        let vagabond = self.game.vagabond_mut(read(faction));
        vagabond.items[item.index()][condition.index()] += 1;
        vagabond.marked[item.index()] = Some(condition);
        self
    }

    /// How a Vagabond stands with a faction.
    pub fn stance(mut self, vagabond: &str, faction: &str, stance: &str) -> Self {
        let faction: Faction = read(faction);
        self.game.vagabond_mut(read(vagabond)).stances[faction.index()] = read::<Stance>(stance);
        self
    }

    /// The quests that lie open; all others are in their deck.
    pub fn quests(mut self, quests: &str) -> Self {
        for quest in read_all(quests) {
            self.game.quest_deck.remove(quest);
            self.game.quests.insert(quest);
        }
        self
    }

    /// Quests that a Vagabond has completed.
    pub fn completed(mut self, faction: &str, quests: &str) -> Self {
        for quest in read_all(quests) {
            self.game.quest_deck.remove(quest);
            self.game.vagabond_mut(read(faction)).quests.insert(quest);
        }
        self
    }

    /// What lies under a ruin; nobody has looked.
    pub fn ruin(mut self, clearing: &str, items: &str) -> Self {
        let clearing: Clearing = read(clearing);
        for item in read_all::<Item>(items) {
            let number = (0..8).find(|&number| {
                self.game.ruin_items.bag & 1 << number != 0 && crate::cards::RUIN_ITEMS[number % 4] == item
            });
            let Some(number) = number else { panic!("no ruin holds one more {item}") };
            self.game.ruin_items.bag &= !(1 << number);
            self.game.ruin_items.left[clearing.index()] |= 1 << number;
        }
        self
    }

    /// Crafted items of a player.
    pub fn crafted(mut self, faction: &str, items: &str) -> Self {
        for item in read_all::<Item>(items) {
            self.game.items[item.index()] -= 1;
            self.game.player_mut(read(faction)).crafted[item.index()] += 1;
        }
        self
    }

    /// The Cult's marker and acolytes.
    pub fn cult(mut self, outcast: &str, hated: bool, acolytes: u8) -> Self {
        self.game.cult.outcast = read::<Suit>(outcast);
        self.game.cult.hated = hated;
        self.game.cult.acolytes = acolytes;
        self.game.player_mut(Faction::Cult).supply -= acolytes;
        self
    }

    /// Warriors in the boxes of the Riverfolk: `payments`, `funds` or `commitments`.
    pub fn river_box(mut self, which: &str, owner: &str, count: u8) -> Self {
        let owner: Faction = read(owner);
        self.game.player_mut(owner).supply -= count;
        let river = &mut self.game.riverfolk;
        let place = match which {
            "payments" => &mut river.payments,
            "funds" => &mut river.funds,
            _ => &mut river.commitments,
        };
        place[owner.index()] += count;
        self
    }

    /// Prices of hand cards, riverboats and mercenaries.
    pub fn prices(mut self, prices: [u8; 3]) -> Self {
        self.game.riverfolk.prices = prices;
        self
    }

    /// Riverboats or mercenaries are active for the player whose turn it is.
    pub fn services(mut self, riverboats: bool, mercenaries: bool) -> Self {
        self.game.this_turn.riverboats = riverboats;
        self.game.this_turn.mercenaries = mercenaries;
        self
    }

    /// Items left in the supply are changed.
    pub fn items(mut self, item: &str, count: u8) -> Self {
        self.game.items[read::<Item>(item).index()] = count;
        self
    }

    /// Changes the state in any way; only chapters of this crate can reach its parts.
    pub fn change(mut self, change: impl FnOnce(&mut Root)) -> Self {
        change(&mut self.game);
        self
    }

    /// The turn of a faction stands at the start of `birdsong`, `daylight`, `evening`, or before everything at `start`.
    pub fn turn(mut self, faction: &str, part: &str) -> Self {
        self.game.begin_turn(read(faction));
        let phase = match part {
            "birdsong" => Phase::Birdsong,
            "daylight" => Phase::Daylight,
            "evening" => Phase::Evening,
            _ => Phase::TurnStart,
        };
        self.game.steps.clear();
        self.game.steps.push(Step::Turn { phase, stage: Stage::Start });
        self
    }

    /// In the attacker's Daylight a battle begins; after it the table waits at a question about leaders.
    pub fn battle(mut self, attacker: &str, clearing: &str, defender: &str) -> Self {
        self = self.turn(attacker, "daylight");
        let attacker = read(attacker);
        self.game.ask(attacker, Question::SetupLeader);
        self.game.battle_against(attacker, read(clearing), read(defender), &mut engine::NoLog);
        self
    }

    /// The game in this position, carried on with dice that fall so in the battle, the higher one first.
    pub fn rolling(self, dice: [u8; 2]) -> Root {
        for seed in 0..10_000 {
            let mut log = Vec::new();
            let game = self.clone().play(&mut Dice::quick(seed), &mut log);
            if game.fell(dice, &log) {
                return game;
            }
        }
        panic!("the dice never fall {dice:?}");
    }

    /// The game in this position, carried on until somebody is asked.
    pub fn play(self, dice: &mut Dice, log: &mut impl Log<Event>) -> Root {
        let mut game = self.game;
        // Mercenaries may have been hired and phases set in any order.
        game.note_mercenaries();
        game.go_on(dice, log);
        game
    }

    /// The same with any dice and no log.
    pub fn build(self) -> Root {
        self.play(&mut Dice::quick(1), &mut engine::NoLog)
    }
}
