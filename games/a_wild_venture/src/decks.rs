//! Every card, chest and starter card as a row of data: a new card is a new row. Texts are written in the effect language of
//! the rules page (2.3). Names, costs, supplies and texts are reconstructed, except where a row says what the rulebook
//! tells.

use crate::cards::{Kind, Species};

use Enchanted::{Becomes, Instant};
use Species::{Crow, Frog, Rabbit};

/// A card as it is written down.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) species: Species,
    pub(crate) kind: Kind,
    pub(crate) cost: u8,
    pub(crate) supplies: u8,
    pub(crate) free: bool,
    /// A villager's effect or a gear's relic effect.
    pub(crate) text: Option<&'static str>,
    pub(crate) trigger: Option<&'static str>,
    pub(crate) abilities: Option<&'static str>,
    /// What an enchantment does, and whether it does so at once.
    pub(crate) enchant: Option<(&'static str, bool)>,
}

/// What an enchantment does.
#[derive(Clone, Copy)]
enum Enchanted {
    /// A text that is applied once.
    Instant(&'static str),
    /// Abilities that replace the others.
    Becomes(&'static str),
}

const fn villager(id: &'static str, species: Species, cost: u8, supplies: u8, effect: &'static str) -> Row {
    Row {
        id,
        species,
        kind: Kind::Villager,
        cost,
        supplies,
        free: false,
        text: Some(effect),
        trigger: None,
        abilities: None,
        enchant: None,
    }
}

const fn gear(
    id: &'static str,
    species: Species,
    cost: u8,
    supplies: u8,
    trigger: &'static str,
    relic: &'static str,
) -> Row {
    Row { kind: Kind::Gear, trigger: Some(trigger), ..villager(id, species, cost, supplies, relic) }
}

const fn building(id: &'static str, species: Species, cost: u8, abilities: &'static str, enchant: Enchanted) -> Row {
    let enchant = match enchant {
        Instant(text) => Some((text, true)),
        Becomes(text) => Some((text, false)),
    };
    Row { kind: Kind::Building, text: None, abilities: Some(abilities), enchant, ..villager(id, species, cost, 0, "") }
}

impl Row {
    /// Activated by a free action.
    const fn free(self) -> Row {
        Row { free: true, ..self }
    }
}

/// The basic and the advanced side of the nest, the lily pad and the burrow.
pub(crate) const STARTERS: [[&str; 2]; 3] = [
    ["draw 2", "draw 3"],                     // reconstructed
    ["travel 1; gain 1", "travel 2; gain 1"], // reconstructed
    ["gain 3", "gain 5"],                     // reconstructed
];

/// What iron, gold and ruby chests offer, as the rulebook says.
pub(crate) const CHESTS: [&str; 3] = [
    "choose { tuck 1 from hand / supply 1 to villager / look 3: draw 1, discard 2 }",
    "choose { tuck 2 from hand / activate villager / look 5: draw 2, discard 3 }",
    "choose { tuck 3 from hand / search 2: tuck 1, play 1 free / look 5: tuck 1, draw 2, discard 2 }",
];

/// The starting villagers. Two supplies each is of the rulebook.
#[rustfmt::skip]
pub(crate) const STARTING: [Row; 3] = [
    // reconstructed
    villager("errand_crow", Crow, 2, 2, "draw 3; gain 1"),
    villager("puddle_scout", Frog, 2, 2, "travel 2"),
    villager("market_hand", Rabbit, 2, 2, "gain 6"),
];

/// The main deck.
#[rustfmt::skip]
pub(crate) const MAIN: [Row; 51] = [
    // reconstructed
    villager("letter_carrier", Crow, 1, 3, "draw 2; gain 3"),
    villager("night_librarian", Crow, 2, 2, "look 4: draw 2, discard 1; gain 2"),
    villager("rumour_monger", Crow, 3, 3, "pay discard 1 { draw 2 }").free(),
    villager("shrewd_broker", Crow, 3, 2, "if hand<=3 { draw 4 } else { gain 6 }"),
    villager("old_chronicler", Crow, 5, 2, "tuck 1 from hand; draw 1"),
    villager("sky_surveyor", Crow, 4, 2, "travel 2; draw 1"),
    villager("scrap_collector", Crow, 2, 2, "draw 2 from discard; gain 3"),
    villager("clocktower_warden", Crow, 3, 3, "activate nest; gain 3"),
    villager("hoarder_of_shinies", Crow, 1, 1, "gain X(hand,max 6)"),
    villager("frog_wizard", Frog, 5, 2, "travel 3 (gain>draw)"), // of the rulebook: name, kind, travel 3, gain→draw, 2 supplies; the rest reconstructed
    villager("long_leaper", Frog, 5, 2, "travel 4; gain 1"),
    villager("treasure_diver", Frog, 6, 2, "travel 3 (chest_up)"),
    villager("bubble_alchemist", Frog, 1, 2, "pay discard 1 { gain 6 }"),
    villager("pond_pilgrim", Frog, 5, 2, "travel 1").free(),
    villager("swamp_cook", Frog, 1, 2, "draw 3; may { supply 1 to villager[other] }"),
    villager("choir_master", Frog, 5, 3, "activate lily_pad; draw 1"),
    villager("marsh_oracle", Frog, 6, 2, "look 5: tuck 1, draw 1"),
    villager("relic_peddler", Frog, 2, 2, "gain 3; gain X(gear_all,max 4)"),
    villager("mighty_joseph", Rabbit, 4, 2, "travel 3"), // of the rulebook: name, kind, travel 3; the rest reconstructed
    villager("carrot_farmer", Rabbit, 1, 3, "gain 6"),
    villager("village_banker", Rabbit, 2, 2, "gain 3; invest 3"),
    villager("dawn_baker", Rabbit, 5, 3, "gain 2").free(),
    villager("stonemason", Rabbit, 3, 2, "choose { play building from hand -3; gain 1 / gain 4 }"),
    villager("tinker_pedlar", Rabbit, 4, 2, "play gear from hand -2; draw 2"),
    villager("generous_host", Rabbit, 2, 2, "gain 5; may { supply 1 to villager[other] }"),
    villager("lady_mayor", Rabbit, 2, 2, "gain 3; gain X(buildings,max 5)"),
    villager("tunnel_foreman", Rabbit, 4, 3, "activate burrow; draw 2"),
    gear("postal_contract", Crow, 3, 3, "play[crow]", "draw 2"), // of the rulebook: name, kind, trigger; the rest reconstructed
    gear("chain_whip", Crow, 4, 3, "travel>=3", "activate villager; gain 2"), // of the rulebook: name, kind; crow and cost 4 follow from the example; the rest reconstructed
    gear("spyglass", Crow, 3, 2, "look", "look 4: draw 1, tuck 1"),
    gear("signal_flag", Crow, 4, 3, "activate[nest]", "travel 3"),
    gear("recycling_bin", Frog, 3, 3, "discard", "take 1 from discard; gain 2"), // of the rulebook: name, kind, triggers on a discard; the rest reconstructed
    gear("hiking_boots", Frog, 4, 3, "activate[lily_pad]", "travel 2"),
    gear("treasure_map", Frog, 3, 2, "chest", "gain 3; draw 1"),
    gear("potion_kit", Frog, 5, 3, "activate[villager,frog]", "tuck 1 from hand"),
    gear("generous_pension", Rabbit, 2, 2, "play[villager]", "supply 1 to villager"), // of the rulebook: name, kind, relic; the rest reconstructed
    gear("wheelbarrow", Rabbit, 4, 3, "gain>=4", "gain 4"),
    gear("toolbox", Rabbit, 4, 2, "play[building] or enchant", "gain 2; invest 4"),
    gear("picnic_basket", Rabbit, 3, 2, "play[gear]", "draw 2; gain 2"),
    building("telegraph_office", Crow, 5, "on activate[nest]: gain 1; invest 1", Becomes("on activate[nest]: gain 1; invest 2")), // of the rulebook: name, kind, trigger; the rest reconstructed
    building("post_office", Crow, 3, "on play[crow]: draw 1", Becomes("on play[crow]: draw 1; invest 1")),
    building("old_archive", Crow, 4, "on tuck[hand/look]: invest 1", Instant("draw 2; tuck 1 from hand")),
    building("watchtower", Crow, 3, "mod look +1 & on look: gain 1; invest 1", Instant("look 5: tuck 1, draw 2")),
    building("ferry_dock", Frog, 5, "on travel>=3: gain 1; invest 1", Instant("travel 4")),
    building("potion_shop", Frog, 5, "on chest: draw 1; invest 2", Becomes("on chest: draw 2; invest 3")),
    building("bathhouse", Frog, 4, "on activate[villager,frog]: invest 1", Instant("supply 1 to villager; invest 3")),
    building("wishing_well", Frog, 3, "on discard: gain 1; invest 1", Instant("discard up to 3; gain 2X(discarded)")),
    building("zero_waste", Rabbit, 2, "on discard[gear]: play trigger full", Becomes("on discard[gear]: play trigger full & on play[gear]: invest 2")), // of the rulebook: name, kind, both triggers, invest; the rest reconstructed
    building("market_hall", Rabbit, 5, "on gain>=4: invest 1", Becomes("on gain>=4: invest 2")),
    building("granary", Rabbit, 3, "on play[villager]: gain 2", Instant("supply 1 to each villager")),
    building("town_hall", Rabbit, 5, "on play[building]: gain 2; invest 2", Instant("upgrade starter; gain 2; invest 3")),
];

/// The academy deck.
#[rustfmt::skip]
pub(crate) const ACADEMY: [Row; 24] = [
    // reconstructed
    villager("head_librarian", Crow, 3, 2, "look 6: draw 3; gain 2"),
    villager("exam_proctor", Crow, 5, 1, "tuck 2 from hand; draw 1"),
    villager("ink_student", Crow, 1, 1, "draw 3; gain 1"),
    villager("debate_champion", Crow, 3, 2, "choose { draw 3; gain 1 / gain 6 }"),
    villager("astronomer", Crow, 4, 2, "look 3: draw 1, discard 1").free(),
    villager("charms_tutor", Frog, 4, 2, "choose { upgrade starter / activate starter }; gain 1"),
    villager("field_trip_guide", Frog, 6, 2, "travel 3; gain X(steps)"),
    villager("potion_student", Frog, 2, 1, "travel 2; draw 1"),
    villager("rune_scholar", Frog, 2, 2, "gain 3; gain 2X(enchanted,max 3)"),
    villager("dean_of_frogs", Frog, 5, 2, "activate villager[other,no_activate]; gain 1"),
    villager("bursar", Rabbit, 3, 3, "gain 4; invest 2"),
    villager("canteen_cook", Rabbit, 3, 2, "supply 1 to villager[other]").free(),
    villager("scholarship_kid", Rabbit, 0, 1, "gain 5"),
    villager("sports_coach", Rabbit, 7, 2, "activate starter; activate starter[different]"),
    villager("head_gardener", Rabbit, 2, 2, "gain 3; gain X(villagers,max 5)"),
    gear("graduation_cap", Crow, 4, 2, "tuck[hand/look]", "tuck 1 from hand; draw 1"),
    gear("thick_textbook", Crow, 3, 3, "draw>=3", "draw 3"),
    gear("enchanted_quill", Frog, 3, 2, "enchant or upgrade", "gain 5"),
    gear("skipping_rope", Frog, 4, 3, "travel=1", "travel 3"),
    gear("lunchbox", Rabbit, 3, 3, "activate[burrow]", "supply 1 to villager; gain 3"),
    gear("piggy_bank", Rabbit, 4, 3, "invest", "gain 2; invest 4"),
    building("lecture_hall", Crow, 4, "on draw>=3: invest 2", Instant("draw 3")),
    building("alchemy_lab", Frog, 5, "on activate[lily_pad]: invest 1", Instant("upgrade starter; upgrade starter")),
    building("student_kitchen", Rabbit, 4, "on activate[villager,rabbit]: invest 1", Instant("supply 1 to each villager")),
];

/// The news deck.
#[rustfmt::skip]
pub(crate) const NEWS: [Row; 24] = [
    // reconstructed
    villager("paper_editor", Crow, 1, 2, "take 1 from discard; gain 3"),
    villager("gossip_columnist", Crow, 3, 2, "draw 3; gain X(opp_villagers,max 3)"),
    villager("town_crier", Crow, 3, 2, "pay discard 1 { gain 3 }").free(),
    villager("clipping_collector", Crow, 4, 2, "tuck 1 from discard; gain 2"),
    villager("star_reporter", Crow, 4, 2, "travel 2; look 2: draw 1, discard 1"),
    villager("night_courier", Frog, 6, 2, "travel 3 (double)"),
    villager("bottle_mailer", Frog, 2, 2, "discard up to 3; gain 3X(discarded)"),
    villager("weather_prophet", Frog, 4, 2, "look 6: draw 3, discard 2"),
    villager("marsh_smuggler", Frog, 5, 2, "travel 3 (toll_free); gain 1"),
    villager("fortune_teller", Frog, 5, 2, "look 3: play 1 -2, draw 1"),
    villager("advertiser", Rabbit, 1, 3, "gain 4; draw 1"),
    villager("auctioneer", Rabbit, 3, 2, "choose { pay discard 1 { gain 7 } / pay 2 coins { draw 5 } }"),
    villager("subscription_agent", Rabbit, 2, 2, "gain 3; gain X(opp_villagers,max 3)"),
    villager("street_vendor", Rabbit, 4, 2, "play villager from hand -3; gain 2"),
    villager("retired_postmaster", Rabbit, 5, 2, "activate villager[other,no_activate]; draw 1"),
    gear("letter_opener", Crow, 4, 2, "tuck[hand/look/discard]", "look 4: tuck 1"),
    gear("typewriter", Crow, 4, 3, "draw>=2", "draw 2; gain 1"),
    gear("lily_stamp", Frog, 4, 3, "play[frog]", "travel 2"),
    gear("parcel_raft", Frog, 4, 2, "chest", "play card from discard -3"),
    gear("carrot_coupon", Rabbit, 4, 3, "play[rabbit]", "gain 4"),
    gear("newsstand_cart", Rabbit, 4, 3, "gain>=3", "activate starter"),
    building("printing_house", Crow, 5, "on tuck[play]: invest 1", Becomes("on tuck[play]: draw 1; invest 1")),
    building("gossip_pond", Frog, 5, "on travel>=2: invest 1", Becomes("on travel>=2: gain 1; invest 1")),
    building("notice_board", Rabbit, 3, "mod cost[gear] -1 & on play[gear]: invest 1", Becomes("mod cost[gear] -2 & on play[gear]: draw 1; invest 1")),
];
