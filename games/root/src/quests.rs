//! The fifteen quests of the Vagabonds as data (rules, 2.5).

use engine::named;

use crate::cards::{Item, Suit};

named! {
    /// A quest.
    Quest, "quest":
    /// Tea and coins.
    FundraisingFox = "q_fundraising_fox",
    /// Tea and boots.
    ErrandFox = "q_errand_fox",
    /// Boots and a bag.
    LogisticsFox = "q_logistics_fox",
    /// A torch and a hammer.
    ShedFox = "q_shed_fox",
    /// A torch and tea.
    SpeechFox = "q_speech_fox",
    /// A torch and a sword.
    GuardRabbit = "q_guard_rabbit",
    /// Tea and boots.
    ErrandRabbit = "q_errand_rabbit",
    /// A torch and tea.
    SpeechRabbit = "q_speech_rabbit",
    /// A torch and a crossbow.
    BearRabbit = "q_bear_rabbit",
    /// Two swords.
    BanditsRabbit = "q_bandits_rabbit",
    /// Two swords.
    BanditsMouse = "q_bandits_mouse",
    /// A torch and a sword.
    GuardMouse = "q_guard_mouse",
    /// A torch and a crossbow.
    BearMouse = "q_bear_mouse",
    /// Two pairs of boots.
    EscortMouse = "q_escort_mouse",
    /// Boots and a bag.
    LogisticsMouse = "q_logistics_mouse",
}

impl Quest {
    /// The suit of the clearings where it is done.
    pub const fn suit(self) -> Suit {
        match self as u8 {
            0..=4 => Suit::Fox,
            5..=9 => Suit::Rabbit,
            _ => Suit::Mouse,
        }
    }

    /// The two items it takes.
    pub const fn items(self) -> [Item; 2] {
        match self {
            Quest::FundraisingFox => [Item::Tea, Item::Coins],
            Quest::ErrandFox | Quest::ErrandRabbit => [Item::Tea, Item::Boots],
            Quest::LogisticsFox | Quest::LogisticsMouse => [Item::Boots, Item::Bag],
            Quest::ShedFox => [Item::Torch, Item::Hammer],
            Quest::SpeechFox | Quest::SpeechRabbit => [Item::Torch, Item::Tea],
            Quest::GuardRabbit | Quest::GuardMouse => [Item::Torch, Item::Sword],
            Quest::BearRabbit | Quest::BearMouse => [Item::Torch, Item::Crossbow],
            Quest::BanditsRabbit | Quest::BanditsMouse => [Item::Sword, Item::Sword],
            Quest::EscortMouse => [Item::Boots, Item::Boots],
        }
    }
}

engine::set! {
    /// A set of quests.
    Quests of Quest in u16
}

impl Quests {
    /// All fifteen.
    pub const ALL: Quests = Quests((1 << Quest::COUNT) - 1);

    /// Takes a random quest out.
    pub fn draw(&mut self, dice: &mut engine::Dice) -> Option<Quest> {
        let quest = self.iter().nth(dice.index(self.len()))?;
        self.remove(quest);
        Some(quest)
    }
}
