//! The text on every choice: what happens if it is taken. What a choice means depends on what is asked.

use engine::Phrase;
use engine::words::Arg;

use crate::action::Action;
use crate::cards::{Card, Kind, Suit};
use crate::factions::{
    BUILDING_COST, Faction, GARDEN_POINTS, Leader, Piece, SYMPATHY_COST, SYMPATHY_POINTS, Service, Stance,
    building_points,
};
use crate::map::Clearing;
use crate::names;
use crate::question::Question;
use crate::view::{BoardView, ClearingView, View};

pub(crate) fn label(view: &View, action: Action) -> Phrase {
    let plain = Phrase::new;
    let here = |key: &'static str, clearing: Clearing| Phrase::new(key).arg("clearing", view.placed(clearing));
    let whom = |key: &'static str, faction: Faction| Phrase::new(key).phrase("faction", names::faction(faction));
    match action {
        Action::Pass | Action::Stop | Action::Done | Action::Nothing => no(view, action),
        Action::Clearing(clearing) => clearing_label(view, clearing),
        Action::Forest(forest) if view.question == Some(Question::SetupForest) => {
            plain("label-begin-forest").arg("forest", names::forest(forest))
        }
        Action::Forest(forest) => plain("label-slip-forest").arg("forest", names::forest(forest)),
        Action::Card(card) => with_card(card_key(view), card),
        Action::Faction(faction) => whom(faction_key(view), faction),
        Action::Suit(suit) => plain(suit_key(view)).phrase("suit", names::suit(suit)),
        Action::Number(n) => match view.question {
            Some(Question::SetupPrice { .. } | Question::SetPrice { .. }) => {
                plain("label-price").number("n", i64::from(n))
            }
            _ => plain("label-count").phrase("warriors", names::warriors(n)),
        },
        Action::Leader(leader) => plain("label-leader")
            .phrase("leader", names::leader(leader))
            .phrase("what", names::leader_gives(leader))
            .list("columns", leader.viziers().map(|column| Arg::Phrase(names::column(column)))),
        Action::Character(character) => plain("label-character")
            .phrase("character", names::character(character))
            .phrase("what", names::character_does(character))
            .list("items", names::items(&character.items())),
        Action::Piece(piece) => match view.question {
            Some(Question::StrikeTarget) => {
                whom("label-shoot-piece", piece.owner()).phrase("piece", names::piece(piece))
            }
            _ => plain("label-lose-piece").phrase("piece", names::piece(piece)),
        },
        Action::Warrior(faction) => match view.question {
            Some(Question::StrikeTarget) => whom("label-shoot-warrior", faction),
            _ => whom("label-lose-warrior", faction),
        },
        Action::Item(item, condition) => plain(item_key(view)).phrase("item", names::item_in(item, condition)),
        Action::RuinItem(item, condition) => plain("label-drop-ruin").phrase("item", names::item_in(item, condition)),
        Action::Take(item) => plain("label-take").phrase("item", names::item(item)),
        Action::Attacker => plain("label-attacker-first"),
        Action::Defender => plain("label-defender-first"),
        Action::Resolve(kind) => plain("label-resolve").phrase("what", names::trigger(kind)),

        Action::Bank(faction) => whom("label-bank", faction),
        Action::BuyCard(card) => with_card("label-buy-card", card).phrase("price", price(view, Service::HandCard)),
        Action::BuyRiverboats => plain("label-buy-boats").phrase("price", price(view, Service::Riverboats)),
        Action::BuyMercenaries => plain("label-buy-mercenaries").phrase("price", price(view, Service::Mercenaries)),
        Action::RoyalClaim => plain("label-royal-claim").phrase("points", names::points(ruled(view))),
        Action::StandAndDeliver(faction) => whom("label-stand-and-deliver", faction),
        Action::ActivateDominance(card) => with_card("label-activate-dominance", card),
        Action::Coalition(card, faction) => {
            with_card("label-coalition", card).phrase("faction", names::faction(faction))
        }
        Action::TakeDominance(card, paid) => {
            with_card("label-take-dominance", card).arg("paid", names::card_thing(paid))
        }
        Action::Codebreakers(faction) => whom("label-codebreakers", faction),
        Action::TaxCollector(clearing) => here("label-tax-collector", clearing),
        Action::BrutalTactics => plain("label-brutal-tactics"),
        Action::Armorers => plain("label-armorers"),
        Action::Sappers => plain("label-sappers"),
        Action::Craft(card) => {
            let key = if matches!(card.kind(), Kind::Item(_)) { "label-craft-item" } else { "label-craft" };
            with_card(key, card).phrase("text", crafted(view, card))
        }
        Action::EndCraft => plain("label-end-craft"),
        Action::EndDaylight => plain("label-end-daylight"),
        Action::Battle => plain("label-battle"),
        Action::Move => plain("label-move"),

        Action::March => plain("label-march"),
        Action::Recruit => plain("label-recruit"),
        Action::Build(piece) => build(view, piece),
        Action::Overwork(card) => with_card("label-overwork", card),
        Action::SpendBird(card) => with_card(bird_key(view), card),
        Action::Decree(card, column) => with_card("label-decree", card).phrase("column", names::column(column)),
        Action::AcceptTurmoil => plain("label-turmoil"),
        Action::Mobilize(card) => with_card("label-mobilize", card),
        Action::Train(card) => with_card("label-train", card),
        Action::RecruitAt(clearing) => here("label-recruit-at", clearing),
        Action::Organize(clearing) => {
            here("label-organize", clearing).phrase("points", step(&SYMPATHY_POINTS, sympathy(view)))
        }
        Action::EndOperations => plain("label-end-operations"),
        Action::Stay => plain("label-stay"),
        Action::MoveTo(clearing) if hostile_at(view, clearing) => here("label-walk-hostile", clearing),
        Action::MoveTo(clearing) => here("label-walk", clearing),
        Action::Explore => plain("label-explore"),
        Action::Aid(faction) => whom("label-aid", faction),
        Action::Quest(quest) => {
            plain("label-quest").arg("quest", names::quest_thing(quest)).list("items", names::items(&quest.items()))
        }
        Action::Strike => plain("label-strike"),
        Action::Repair(item, condition) => plain("label-repair-hammer").phrase("item", names::item_in(item, condition)),
        Action::Steal(faction) => whom("label-steal", faction),
        Action::DayLabor(card) => with_card("label-day-labor", card),
        Action::Hideout => plain("label-hideout"),
        Action::RewardPoints => plain("label-reward-points").phrase("points", names::points(quest_points(view))),
        Action::RewardCards => plain("label-reward-cards"),
        Action::CrusadeBattle => plain("label-crusade-battle").phrase("price", acolytes(view, 2)),
        Action::CrusadeMove => plain("label-crusade-move").phrase("price", acolytes(view, 2)),
        Action::Convert(clearing, faction) => here("label-convert", clearing)
            .phrase("faction", names::faction(faction))
            .phrase("price", acolytes(view, 2)),
        Action::Sanctify(clearing, piece) => here("label-sanctify", clearing)
            .phrase("piece", names::piece(piece))
            .phrase("faction", names::faction(piece.owner()))
            .phrase("price", acolytes(view, 3)),
        Action::BuildGarden(card, clearing) => here("label-garden", clearing).arg("card", names::card_thing(card)),
        Action::RecruitBy(card, clearing) => here("label-recruit-by", clearing).arg("card", names::card_thing(card)),
        Action::Score(card) => {
            with_card("label-score", card).phrase("points", step(&GARDEN_POINTS, gardens(view, card.suit())))
        }
        Action::Sacrifice(card) => with_card("label-sacrifice", card),
        Action::Draw => plain("label-draw"),
        Action::Export(card) => with_card("label-export", card),
        Action::Establish(clearing) => here("label-establish", clearing).phrase("points", names::points(2)),
    }
}

fn with_card(key: &'static str, card: Card) -> Phrase {
    Phrase::new(key).arg("card", names::card_thing(card))
}

/// How one says no, or enough.
fn no(view: &View, action: Action) -> Phrase {
    use Question as Q;
    Phrase::new(match (action, view.question) {
        (_, Some(Q::Ambush)) => "label-no-ambush",
        (_, Some(Q::CounterAmbush)) => "label-no-foil",
        (_, Some(Q::FieldHospital { .. })) => "label-no-hospital",
        (_, Some(Q::OutrageCard { .. })) => "label-no-card-fits",
        (_, Some(Q::CommandWarren | Q::CrusadeFollow { .. })) => "label-no-battle",
        (_, Some(Q::Cobbler)) => "label-no-move",
        (_, Some(Q::Revolt)) => "label-no-revolt",
        (_, Some(Q::Spread)) => "label-no-spread",
        (_, Some(Q::Conspiracy)) => "label-no-conspiracy",
        (_, Some(Q::DecreeAddSecond)) => "label-no-second-card",
        (_, Some(Q::BattleAlly { .. })) => "label-fight-alone",
        (_, Some(Q::MoveAlly { .. })) => "label-go-alone",
        (_, Some(Q::ExploreTake { .. } | Q::AidTake { .. })) => "label-take-nothing",
        (Action::Done, _) => "label-done",
        (Action::Stop, _) => "label-stop",
        _ => "label-pass",
    })
}

fn clearing_label(view: &View, clearing: Clearing) -> Phrase {
    use Question as Q;
    let here = |key: &'static str| Phrase::new(key).arg("clearing", view.placed(clearing));
    let building = |piece: Piece| here("label-building").phrase("piece", names::piece(piece));
    match view.question {
        Some(Q::SetupKeep) => here("label-keep"),
        Some(Q::SetupSawmill) => building(Piece::Sawmill),
        Some(Q::SetupWorkshop) => building(Piece::Workshop),
        Some(Q::SetupRecruiter) => building(Piece::Recruiter),
        Some(Q::BuildClearing { building: piece }) => building(piece),
        Some(Q::RoostClearing { .. }) => building(Piece::Roost),
        Some(Q::SetupEyrieCorner | Q::SetupCultCorner) => here("label-begin-here"),
        Some(Q::SetupRiverWarrior { .. } | Q::PlaceRecruit { .. }) => here("label-warrior-here"),
        Some(Q::RecruitClearing { .. }) if leader(view) == Some(Leader::Charismatic) => here("label-warriors-here"),
        Some(Q::RecruitClearing { .. }) => here("label-warrior-here"),
        Some(Q::MoveFrom { .. } | Q::MarchSecond) => from(view, clearing),
        Some(Q::Cobbler) if view.chooser().is_some_and(|player| !player.faction.is_vagabond()) => from(view, clearing),
        Some(Q::BattleClearing { .. } | Q::CommandWarren | Q::CrusadeFollow { .. }) => here("label-battle-in"),
        Some(Q::PlaceWood { .. } | Q::OverworkClearing { .. }) => here("label-wood-here"),
        Some(Q::PayWood { .. }) => here("label-wood-from"),
        Some(Q::NewRoost) => here("label-new-roost"),
        Some(Q::Revolt) => here("label-revolt"),
        Some(Q::Spread) => spread(view, clearing),
        Some(Q::Slip) => here("label-slip-clearing"),
        _ => here("label-to"),
    }
}

/// Where a move may begin, and how many warriors of the one who is asked stand there.
fn from(view: &View, clearing: Clearing) -> Phrase {
    let me = view.chooser().map(|player| player.faction);
    let mine = seen(view, clearing).and_then(|seen| seen.warriors.iter().find(|(faction, _)| Some(*faction) == me));
    Phrase::new("label-from")
        .arg("clearing", view.placed(clearing))
        .phrase("warriors", names::warriors(mine.map_or(0, |(_, count)| *count)))
}

fn card_key(view: &View) -> &'static str {
    match view.question {
        Some(Question::Ambush) => "label-play-card",
        Some(Question::CounterAmbush) => "label-foil",
        Some(Question::OutrageCard { .. } | Question::AidCard { .. }) => "label-give",
        Some(Question::DiscardCard | Question::DropSupporter) => "label-discard",
        _ => "label-spend",
    }
}

fn faction_key(view: &View) -> &'static str {
    match view.question {
        Some(Question::BattleAlly { .. }) => "label-with-ally",
        Some(Question::MoveAlly { .. }) => "label-take-ally",
        Some(Question::PayFund { .. } | Question::LoseFund { .. }) => "label-fund",
        _ => "label-attack",
    }
}

fn suit_key(view: &View) -> &'static str {
    match view.question {
        Some(Question::SetupOutcast) => "label-outcast",
        Some(Question::CraftAnySuit { .. }) => "label-pay-suit",
        _ => "label-obey",
    }
}

fn item_key(view: &View) -> &'static str {
    match view.question {
        Some(Question::RefreshItem { .. }) => "label-refresh",
        Some(Question::TakeHit { .. }) => "label-damage",
        Some(Question::RepairItem { .. }) => "label-repair",
        Some(Question::DropItem) => "label-drop",
        _ => "label-exhaust",
    }
}

/// The first bird gives up the actions that are left of the three.
fn bird_key(view: &View) -> &'static str {
    match view.chooser().map(|player| &player.board) {
        Some(BoardView::Marquise { actions: 1.., birds: false, .. }) => "label-spend-bird-early",
        _ => "label-spend-bird",
    }
}

/// The price of a service.
fn price(view: &View, service: Service) -> Phrase {
    let prices = view.players.iter().find_map(|player| match &player.board {
        BoardView::Riverfolk { prices, .. } => Some(prices),
        _ => None,
    });
    let price = prices.and_then(|prices| prices.iter().find(|(other, _)| *other == service));
    let price = price.map_or(0, |(_, price)| *price);
    match view.chooser() {
        Some(player) if player.faction.is_vagabond() => Phrase::new("items-count").number("n", i64::from(price)),
        _ => names::warriors(price),
    }
}

/// How many clearings the one who is asked rules.
fn ruled(view: &View) -> i64 {
    let me = view.chooser().map(|player| player.faction);
    view.clearings.iter().filter(|seen| seen.ruler.is_some() && seen.ruler == me).count() as i64
}

fn leader(view: &View) -> Option<Leader> {
    match view.chooser()?.board {
        BoardView::Eyrie { leader, .. } => leader,
        _ => None,
    }
}

/// What crafting a card brings. Disdain for Trade leaves the Eyrie one point.
fn crafted(view: &View, card: Card) -> Phrase {
    let disdain = view.chooser().is_some_and(|player| player.faction == Faction::Eyrie);
    match card.kind() {
        Kind::Item(item) if disdain && leader(view) != Some(Leader::Builder) => names::gives(item, 1),
        _ => names::effect(card),
    }
}

fn build(view: &View, piece: Piece) -> Phrase {
    let on_map = match view.chooser().map(|player| &player.board) {
        Some(BoardView::Marquise { workshops, .. }) if piece == Piece::Workshop => *workshops,
        Some(BoardView::Marquise { recruiters, .. }) if piece == Piece::Recruiter => *recruiters,
        Some(BoardView::Marquise { sawmills, .. }) => *sawmills,
        _ => 0,
    };
    let cost = BUILDING_COST.get(usize::from(on_map)).copied().unwrap_or_default();
    Phrase::new("label-build")
        .phrase("piece", names::piece(piece))
        .phrase("points", step(&building_points(piece), on_map))
        .number("n", i64::from(cost))
}

/// The points of a step on a track.
fn step(track: &[u8], place: u8) -> Phrase {
    names::points(track.get(usize::from(place)).copied().unwrap_or_default().into())
}

fn seen(view: &View, clearing: Clearing) -> Option<&ClearingView> {
    view.clearings.get(clearing.index())
}

/// Sympathy on the map.
fn sympathy(view: &View) -> u8 {
    match view.chooser().map(|player| &player.board) {
        Some(BoardView::Alliance { sympathy, .. }) => *sympathy,
        _ => 0,
    }
}

/// Spreading sympathy: what it costs, martial law included, and what it brings.
fn spread(view: &View, clearing: Clearing) -> Phrase {
    let on_map = sympathy(view);
    let guarded = |&(faction, count): &(Faction, u8)| faction != Faction::Alliance && count >= 3;
    let law = seen(view, clearing).is_some_and(|seen| seen.warriors.iter().any(guarded));
    let cost = SYMPATHY_COST.get(usize::from(on_map)).copied().unwrap_or_default() + u8::from(law);
    Phrase::new("label-spread")
        .arg("clearing", view.placed(clearing))
        .phrase("points", step(&SYMPATHY_POINTS, on_map))
        .number("supporters", i64::from(cost))
}

/// Does a warrior stand there who is hostile to the Vagabond who is asked?
fn hostile_at(view: &View, clearing: Clearing) -> bool {
    let Some(BoardView::Vagabond { relationships, .. }) = view.chooser().map(|player| &player.board) else {
        return false;
    };
    let hostile = |faction: Faction| {
        relationships.iter().any(|&(other, stance, _)| other == faction && stance == Stance::Hostile)
    };
    seen(view, clearing).is_some_and(|seen| seen.warriors.iter().any(|&(faction, _)| hostile(faction)))
}

/// A point for each quest of the suit that was completed, the present one included.
fn quest_points(view: &View) -> i64 {
    let Some(Question::QuestReward { quest }) = view.question else { return 0 };
    let Some(BoardView::Vagabond { quests, .. }) = view.chooser().map(|player| &player.board) else { return 0 };
    let others = quests.iter().filter(|&&other| other != quest && other.suit() == quest.suit()).count();
    others as i64 + 1
}

/// What a conspiracy costs; one less if the outcasts are hated.
fn acolytes(view: &View, cost: u8) -> Phrase {
    let hated = matches!(view.chooser().map(|player| &player.board), Some(BoardView::Cult { hated: true, .. }));
    names::acolytes(cost - u8::from(hated))
}

/// Gardens of a suit on the map.
fn gardens(view: &View, suit: Suit) -> u8 {
    match view.chooser().map(|player| &player.board) {
        Some(BoardView::Cult { gardens, .. }) => {
            gardens.iter().find(|(other, _)| *other == suit).map_or(0, |(_, count)| *count)
        }
        _ => 0,
    }
}
