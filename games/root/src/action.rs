//! What a player can choose: one small step at a time, written with short ids, as in
//! `overwork:anvil`, `convert:c3:eyrie` or `c5`.

use engine::{actions, named};

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

actions! {
    /// One choice.
    Action:
    /// Nothing, or no more.
    Pass = "pass",
    /// Enough.
    Stop = "stop",
    /// No more effects.
    Done = "done",
    /// None of them.
    Nothing = "none",
    /// This clearing.
    Clearing(clearing: Clearing) = "",
    /// This forest.
    Forest(forest: Forest) = "",
    /// This card.
    Card(card: Card) = "card",
    /// This faction, or a warrior of its colour.
    Faction(faction: Faction) = "",
    /// This suit.
    Suit(suit: Suit) = "",
    /// So many.
    Number(number: u8) = "",
    /// This leader.
    Leader(leader: Leader) = "",
    /// This character.
    Character(character: Character) = "",
    /// This building or token.
    Piece(piece: Piece) = "",
    /// A warrior of this faction.
    Warrior(faction: Faction) = "warrior",
    /// An item of this kind in this condition; not the ruins' own one if there is another.
    Item(item: Item, condition: Condition) = "item",
    /// The ruins' own item of this kind, where another lies beside it in the same condition.
    RuinItem(item: Item, condition: Condition) = "ruin_item",
    /// Take an item of this kind.
    Take(item: Item) = "take",
    /// The attacker begins.
    Attacker = "attacker",
    /// The defender begins.
    Defender = "defender",
    /// This consequence comes next.
    Resolve(kind: TriggerKind) = "",

    /// Another player draws too.
    Bank(faction: Faction) = "bank",
    /// Buy a card of the Riverfolk.
    BuyCard(card: Card) = "buy:hand_card",
    /// Buy riverboats.
    BuyRiverboats = "buy:riverboats",
    /// Buy mercenaries.
    BuyMercenaries = "buy:mercenaries",
    /// Use Royal Claim.
    RoyalClaim = "royal_claim",
    /// Use Stand and Deliver! against a player.
    StandAndDeliver(faction: Faction) = "stand_and_deliver",
    /// Activate a dominance card.
    ActivateDominance(card: Card) = "activate_dominance",
    /// Join a coalition with a player by a dominance card.
    Coalition(card: Card, faction: Faction) = "coalition",
    /// Take an available dominance card for a card of the hand.
    TakeDominance(card: Card, paid: Card) = "take_dominance",
    /// Look at a hand.
    Codebreakers(faction: Faction) = "codebreakers",
    /// Remove an own warrior for a card.
    TaxCollector(clearing: Clearing) = "tax_collector",
    /// Use Brutal Tactics.
    BrutalTactics = "brutal_tactics",
    /// Use Armorers.
    Armorers = "armorers",
    /// Use Sappers.
    Sappers = "sappers",
    /// Craft a card.
    Craft(card: Card) = "craft",
    /// Craft no more.
    EndCraft = "end_craft",
    /// Daylight ends.
    EndDaylight = "end_daylight",

    /// A battle.
    Battle = "battle",
    /// A move.
    Move = "move",
    /// Two moves.
    March = "march",
    /// Recruit at every recruiter.
    Recruit = "recruit",
    /// Build.
    Build(piece: Piece) = "build",
    /// Overwork for a card.
    Overwork(card: Card) = "overwork",
    /// A bird card for another action.
    SpendBird(card: Card) = "spend_bird",

    /// A card is added to a column.
    Decree(card: Card, column: Column) = "decree",
    /// Turmoil.
    AcceptTurmoil = "accept_turmoil",

    /// A card joins the supporters.
    Mobilize(card: Card) = "mobilize",
    /// A card makes an officer.
    Train(card: Card) = "train",
    /// A warrior is recruited here.
    RecruitAt(clearing: Clearing) = "recruit",
    /// A warrior here becomes sympathy.
    Organize(clearing: Clearing) = "organize",
    /// No more operations.
    EndOperations = "end_operations",

    /// The pawn stays.
    Stay = "stay",
    /// The pawn moves here.
    MoveTo(clearing: Clearing) = "move",
    /// Explore the ruin.
    Explore = "explore",
    /// Aid a player.
    Aid(faction: Faction) = "aid",
    /// Complete a quest.
    Quest(quest: Quest) = "quest",
    /// Shoot.
    Strike = "strike",
    /// Repair an item.
    Repair(item: Item, condition: Condition) = "repair",
    /// Steal a card.
    Steal(faction: Faction) = "steal",
    /// Take a card from the discard pile.
    DayLabor(card: Card) = "day_labor",
    /// Repair three items and end Daylight.
    Hideout = "hideout",
    /// Points for a quest.
    RewardPoints = "vp",
    /// Cards for a quest.
    RewardCards = "cards",

    /// Crusade: a battle.
    CrusadeBattle = "crusade_battle",
    /// Crusade: a move.
    CrusadeMove = "crusade_move",
    /// Convert a warrior.
    Convert(clearing: Clearing, faction: Faction) = "convert",
    /// Sanctify a building.
    Sanctify(clearing: Clearing, piece: Piece) = "sanctify",
    /// Build a garden by a card.
    BuildGarden(card: Card, clearing: Clearing) = "build",
    /// Recruit by a card.
    RecruitBy(card: Card, clearing: Clearing) = "recruit",
    /// Score by a card.
    Score(card: Card) = "score",
    /// Sacrifice a bird card.
    Sacrifice(card: Card) = "sacrifice",

    /// Draw a card.
    Draw = "draw",
    /// Export a card.
    Export(card: Card) = "export",
    /// Establish a trade post.
    Establish(clearing: Clearing) = "establish",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_written_as_on_the_rules_page() {
        let all = "pass stop done none c5 f_n card:anvil eyrie fox 3 builder thief sawmill warrior:cult item:tea:exhausted take:bag \
                   attacker defender outrage bank:marquise buy:hand_card:anvil buy:riverboats buy:mercenaries royal_claim \
                   stand_and_deliver:eyrie coalition:dominance_fox:eyrie codebreakers:cult tax_collector:c1 craft:anvil \
                   end_craft end_daylight battle move march recruit build:workshop overwork:anvil decree:anvil:move \
                   accept_turmoil mobilize:anvil train:anvil recruit:c5 organize:c2 end_operations stay move:c12 explore \
                   aid:riverfolk strike repair:boots:damaged steal:eyrie day_labor:anvil hideout vp cards crusade_battle \
                   crusade_move convert:c3:eyrie sanctify:c3:roost build:anvil:c4 recruit:anvil:c4 score:anvil draw \
                   export:anvil establish:c9";
        for text in all.split_whitespace() {
            let action: Action = text.parse().unwrap();
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
        }
    }

    #[test]
    fn a_bad_choice_is_refused_by_name() {
        for bad in
            ["", "c13", "007", "256", "+3", "card:", "card:unicorn", "item:tea", "buy:hand_card", "move:c1:c2", "fly"]
        {
            let error = serde_json::from_str::<Action>(&format!("\"{bad}\"")).unwrap_err().to_string();
            assert!(error.contains(&format!("there is no choice `{bad}`")), "{error}");
        }
    }
}
