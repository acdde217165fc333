//! What a player can choose: one small step at a time, written with short ids, as in
//! `overwork:anvil`, `convert:c3:eyrie` or `c5`.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, named, written_by_name};

use crate::cards::{Card, Item, Suit};
use crate::factions::{Character, Column, Condition, Faction, Leader, Piece};
use crate::map::{Clearing, Forest};
use crate::quests::Quest;

named! {
    /// A kind of consequence of a removal.
    TriggerKind, "consequence":
    /// A sympathy token was removed.
    Outrage = "outrage",
    /// A base was removed.
    BaseLost = "base_lost",
    /// A garden was removed.
    GardenLost = "garden_lost",
    /// A trade post was removed.
    PostLost = "post_lost",
    /// Warriors of the Marquise were removed.
    FieldHospital = "field_hospital",
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Nothing, or no more.
    Pass,
    /// Enough.
    Stop,
    /// No more effects.
    Done,
    /// None of them.
    Nothing,
    /// This clearing.
    Clearing(Clearing),
    /// This forest.
    Forest(Forest),
    /// This card.
    Card(Card),
    /// This faction, or a warrior of its colour.
    Faction(Faction),
    /// This suit.
    Suit(Suit),
    /// So many.
    Number(u8),
    /// This leader.
    Leader(Leader),
    /// This character.
    Character(Character),
    /// This building or token.
    Piece(Piece),
    /// A warrior of this faction.
    Warrior(Faction),
    /// An item of this kind in this condition; not the ruins' own one if there is another.
    Item(Item, Condition),
    /// The ruins' own item of this kind, where another lies beside it in the same condition.
    RuinItem(Item, Condition),
    /// Take an item of this kind.
    Take(Item),
    /// The attacker begins.
    Attacker,
    /// The defender begins.
    Defender,
    /// This consequence comes next.
    Resolve(TriggerKind),

    /// Another player draws too.
    Bank(Faction),
    /// Buy a card of the Riverfolk.
    BuyCard(Card),
    /// Buy riverboats.
    BuyRiverboats,
    /// Buy mercenaries.
    BuyMercenaries,
    /// Use Royal Claim.
    RoyalClaim,
    /// Use Stand and Deliver! against a player.
    StandAndDeliver(Faction),
    /// Activate a dominance card.
    ActivateDominance(Card),
    /// Join a coalition with a player by a dominance card.
    Coalition(Card, Faction),
    /// Take an available dominance card for a card of the hand.
    TakeDominance(Card, Card),
    /// Look at a hand.
    Codebreakers(Faction),
    /// Remove an own warrior for a card.
    TaxCollector(Clearing),
    /// Use Brutal Tactics.
    BrutalTactics,
    /// Use Armorers.
    Armorers,
    /// Use Sappers.
    Sappers,
    /// Craft a card.
    Craft(Card),
    /// Craft no more.
    EndCraft,
    /// Daylight ends.
    EndDaylight,

    /// A battle.
    Battle,
    /// A move.
    Move,
    /// Two moves.
    March,
    /// Recruit at every recruiter.
    Recruit,
    /// Build.
    Build(Piece),
    /// Overwork for a card.
    Overwork(Card),
    /// A bird card for another action.
    SpendBird(Card),

    /// A card is added to a column.
    Decree(Card, Column),
    /// Turmoil.
    AcceptTurmoil,

    /// A card joins the supporters.
    Mobilize(Card),
    /// A card makes an officer.
    Train(Card),
    /// A warrior is recruited here.
    RecruitAt(Clearing),
    /// A warrior here becomes sympathy.
    Organize(Clearing),
    /// No more operations.
    EndOperations,

    /// The pawn stays.
    Stay,
    /// The pawn moves here.
    MoveTo(Clearing),
    /// Explore the ruin.
    Explore,
    /// Aid a player.
    Aid(Faction),
    /// Complete a quest.
    Quest(Quest),
    /// Shoot.
    Strike,
    /// Repair an item.
    Repair(Item, Condition),
    /// Steal a card.
    Steal(Faction),
    /// Take a card from the discard pile.
    DayLabor(Card),
    /// Repair three items and end Daylight.
    Hideout,
    /// Points for a quest.
    RewardPoints,
    /// Cards for a quest.
    RewardCards,

    /// Crusade: a battle.
    CrusadeBattle,
    /// Crusade: a move.
    CrusadeMove,
    /// Convert a warrior.
    Convert(Clearing, Faction),
    /// Sanctify a building.
    Sanctify(Clearing, Piece),
    /// Build a garden by a card.
    BuildGarden(Card, Clearing),
    /// Recruit by a card.
    RecruitBy(Card, Clearing),
    /// Score by a card.
    Score(Card),
    /// Sacrifice a bird card.
    Sacrifice(Card),

    /// Draw a card.
    Draw,
    /// Export a card.
    Export(Card),
    /// Establish a trade post.
    Establish(Clearing),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Stop => f.write_str("stop"),
            Action::Done => f.write_str("done"),
            Action::Nothing => f.write_str("none"),
            Action::Clearing(clearing) => write!(f, "{clearing}"),
            Action::Forest(forest) => write!(f, "{forest}"),
            Action::Card(card) => write!(f, "card:{card}"),
            Action::Faction(faction) => write!(f, "{faction}"),
            Action::Suit(suit) => write!(f, "{suit}"),
            Action::Number(number) => write!(f, "{number}"),
            Action::Leader(leader) => write!(f, "{leader}"),
            Action::Character(character) => write!(f, "{character}"),
            Action::Piece(piece) => write!(f, "{piece}"),
            Action::Warrior(faction) => write!(f, "warrior:{faction}"),
            Action::Item(item, condition) => write!(f, "item:{item}:{condition}"),
            Action::RuinItem(item, condition) => write!(f, "ruin_item:{item}:{condition}"),
            Action::Take(item) => write!(f, "take:{item}"),
            Action::Attacker => f.write_str("attacker"),
            Action::Defender => f.write_str("defender"),
            Action::Resolve(kind) => write!(f, "{kind}"),
            Action::Bank(faction) => write!(f, "bank:{faction}"),
            Action::BuyCard(card) => write!(f, "buy:hand_card:{card}"),
            Action::BuyRiverboats => f.write_str("buy:riverboats"),
            Action::BuyMercenaries => f.write_str("buy:mercenaries"),
            Action::RoyalClaim => f.write_str("royal_claim"),
            Action::StandAndDeliver(faction) => write!(f, "stand_and_deliver:{faction}"),
            Action::ActivateDominance(card) => write!(f, "activate_dominance:{card}"),
            Action::Coalition(card, faction) => write!(f, "coalition:{card}:{faction}"),
            Action::TakeDominance(card, paid) => write!(f, "take_dominance:{card}:{paid}"),
            Action::Codebreakers(faction) => write!(f, "codebreakers:{faction}"),
            Action::TaxCollector(clearing) => write!(f, "tax_collector:{clearing}"),
            Action::BrutalTactics => f.write_str("brutal_tactics"),
            Action::Armorers => f.write_str("armorers"),
            Action::Sappers => f.write_str("sappers"),
            Action::Craft(card) => write!(f, "craft:{card}"),
            Action::EndCraft => f.write_str("end_craft"),
            Action::EndDaylight => f.write_str("end_daylight"),
            Action::Battle => f.write_str("battle"),
            Action::Move => f.write_str("move"),
            Action::March => f.write_str("march"),
            Action::Recruit => f.write_str("recruit"),
            Action::Build(piece) => write!(f, "build:{piece}"),
            Action::Overwork(card) => write!(f, "overwork:{card}"),
            Action::SpendBird(card) => write!(f, "spend_bird:{card}"),
            Action::Decree(card, column) => write!(f, "decree:{card}:{column}"),
            Action::AcceptTurmoil => f.write_str("accept_turmoil"),
            Action::Mobilize(card) => write!(f, "mobilize:{card}"),
            Action::Train(card) => write!(f, "train:{card}"),
            Action::RecruitAt(clearing) => write!(f, "recruit:{clearing}"),
            Action::Organize(clearing) => write!(f, "organize:{clearing}"),
            Action::EndOperations => f.write_str("end_operations"),
            Action::Stay => f.write_str("stay"),
            Action::MoveTo(clearing) => write!(f, "move:{clearing}"),
            Action::Explore => f.write_str("explore"),
            Action::Aid(faction) => write!(f, "aid:{faction}"),
            Action::Quest(quest) => write!(f, "quest:{quest}"),
            Action::Strike => f.write_str("strike"),
            Action::Repair(item, condition) => write!(f, "repair:{item}:{condition}"),
            Action::Steal(faction) => write!(f, "steal:{faction}"),
            Action::DayLabor(card) => write!(f, "day_labor:{card}"),
            Action::Hideout => f.write_str("hideout"),
            Action::RewardPoints => f.write_str("vp"),
            Action::RewardCards => f.write_str("cards"),
            Action::CrusadeBattle => f.write_str("crusade_battle"),
            Action::CrusadeMove => f.write_str("crusade_move"),
            Action::Convert(clearing, faction) => write!(f, "convert:{clearing}:{faction}"),
            Action::Sanctify(clearing, piece) => write!(f, "sanctify:{clearing}:{piece}"),
            Action::BuildGarden(card, clearing) => write!(f, "build:{card}:{clearing}"),
            Action::RecruitBy(card, clearing) => write!(f, "recruit:{card}:{clearing}"),
            Action::Score(card) => write!(f, "score:{card}"),
            Action::Sacrifice(card) => write!(f, "sacrifice:{card}"),
            Action::Draw => f.write_str("draw"),
            Action::Export(card) => write!(f, "export:{card}"),
            Action::Establish(clearing) => write!(f, "establish:{clearing}"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Action, NoSuchName> {
        let Some((verb, rest)) = text.split_once(':') else { return Action::plain(text) };
        let Some((first, second)) = rest.split_once(':') else { return Action::with_one(verb, rest) };
        Ok(match verb {
            "item" => Action::Item(first.parse()?, second.parse()?),
            "ruin_item" => Action::RuinItem(first.parse()?, second.parse()?),
            "buy" if first == "hand_card" => Action::BuyCard(second.parse()?),
            "coalition" => Action::Coalition(first.parse()?, second.parse()?),
            "take_dominance" => Action::TakeDominance(first.parse()?, second.parse()?),
            "decree" => Action::Decree(first.parse()?, second.parse()?),
            "repair" => Action::Repair(first.parse()?, second.parse()?),
            "convert" => Action::Convert(first.parse()?, second.parse()?),
            "sanctify" => Action::Sanctify(first.parse()?, second.parse()?),
            "build" => Action::BuildGarden(first.parse()?, second.parse()?),
            "recruit" => Action::RecruitBy(first.parse()?, second.parse()?),
            _ => return Err(NoSuchName),
        })
    }
}

impl Action {
    fn with_one(verb: &str, rest: &str) -> Result<Action, NoSuchName> {
        Ok(match verb {
            "card" => Action::Card(rest.parse()?),
            "warrior" => Action::Warrior(rest.parse()?),
            "take" => Action::Take(rest.parse()?),
            "bank" => Action::Bank(rest.parse()?),
            "buy" if rest == "riverboats" => Action::BuyRiverboats,
            "buy" if rest == "mercenaries" => Action::BuyMercenaries,
            "stand_and_deliver" => Action::StandAndDeliver(rest.parse()?),
            "activate_dominance" => Action::ActivateDominance(rest.parse()?),
            "codebreakers" => Action::Codebreakers(rest.parse()?),
            "tax_collector" => Action::TaxCollector(rest.parse()?),
            "craft" => Action::Craft(rest.parse()?),
            "build" => Action::Build(rest.parse()?),
            "overwork" => Action::Overwork(rest.parse()?),
            "spend_bird" => Action::SpendBird(rest.parse()?),
            "mobilize" => Action::Mobilize(rest.parse()?),
            "train" => Action::Train(rest.parse()?),
            "recruit" => Action::RecruitAt(rest.parse()?),
            "organize" => Action::Organize(rest.parse()?),
            "move" => Action::MoveTo(rest.parse()?),
            "aid" => Action::Aid(rest.parse()?),
            "quest" => Action::Quest(rest.parse()?),
            "steal" => Action::Steal(rest.parse()?),
            "day_labor" => Action::DayLabor(rest.parse()?),
            "score" => Action::Score(rest.parse()?),
            "sacrifice" => Action::Sacrifice(rest.parse()?),
            "export" => Action::Export(rest.parse()?),
            "establish" => Action::Establish(rest.parse()?),
            _ => return Err(NoSuchName),
        })
    }

    fn plain(text: &str) -> Result<Action, NoSuchName> {
        Ok(match text {
            "pass" => Action::Pass,
            "stop" => Action::Stop,
            "done" => Action::Done,
            "none" => Action::Nothing,
            "attacker" => Action::Attacker,
            "defender" => Action::Defender,
            "royal_claim" => Action::RoyalClaim,
            "brutal_tactics" => Action::BrutalTactics,
            "armorers" => Action::Armorers,
            "sappers" => Action::Sappers,
            "end_craft" => Action::EndCraft,
            "end_daylight" => Action::EndDaylight,
            "battle" => Action::Battle,
            "move" => Action::Move,
            "march" => Action::March,
            "recruit" => Action::Recruit,
            "accept_turmoil" => Action::AcceptTurmoil,
            "end_operations" => Action::EndOperations,
            "stay" => Action::Stay,
            "explore" => Action::Explore,
            "strike" => Action::Strike,
            "hideout" => Action::Hideout,
            "vp" => Action::RewardPoints,
            "cards" => Action::RewardCards,
            "crusade_battle" => Action::CrusadeBattle,
            "crusade_move" => Action::CrusadeMove,
            "draw" => Action::Draw,
            other => return Action::thing(other),
        })
    }

    /// Something that is chosen by its own name.
    fn thing(text: &str) -> Result<Action, NoSuchName> {
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            let number: u8 = text.parse().map_err(|_| NoSuchName)?;
            return if number.to_string() == text { Ok(Action::Number(number)) } else { Err(NoSuchName) };
        }
        let clearing = text.parse().map(Action::Clearing);
        clearing
            .or_else(|_| text.parse().map(Action::Forest))
            .or_else(|_| text.parse().map(Action::Faction))
            .or_else(|_| text.parse().map(Action::Suit))
            .or_else(|_| text.parse().map(Action::Leader))
            .or_else(|_| text.parse().map(Action::Character))
            .or_else(|_| text.parse().map(Action::Piece))
            .or_else(|_| text.parse().map(Action::Resolve))
    }
}

written_by_name!(Action, "choice");
