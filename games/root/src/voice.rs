//! What the game says: the prompt of every question, the rule behind every choice, and where points come from. Everything is
//! said about a view, so that words cannot know more than eyes.

use engine::lesson::Course;
use engine::puzzles::Puzzles;
use engine::words::{Arg, Say};
use engine::{Chapter, Phrase, Tally, Voice};

use crate::action::Action;
use crate::cards::Suit;
use crate::event::Event;
use crate::factions::{Piece, Source};
use crate::labels::label;
use crate::map::Clearing;
use crate::names;
use crate::question::Question;
use crate::state::Root;
use crate::view::{BoardView, PlayerView, View};

impl Voice for Root {
    const WORDS: [&'static str; 3] =
        [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/root.md");
    const COURSE: Course =
        engine::course!["woodland", "marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"];
    const PUZZLES: Puzzles = engine::puzzles!();

    fn label(view: &View, action: &Action) -> Phrase {
        label(view, *action)
    }

    fn why(view: &View, action: &Action) -> Option<Phrase> {
        crate::reasons::why(view, *action)
    }

    fn rule(view: &View, action: &Action) -> &'static str {
        match action {
            Action::Bank(_)
            | Action::RoyalClaim
            | Action::StandAndDeliver(_)
            | Action::Codebreakers(_)
            | Action::TaxCollector(_)
            | Action::BrutalTactics
            | Action::Armorers
            | Action::Sappers => "5.8",
            Action::BuyCard(_) | Action::BuyRiverboats | Action::BuyMercenaries => "11.8",
            Action::ActivateDominance(_) | Action::TakeDominance(..) => "5.9",
            Action::Coalition(..) => "5.10",
            Action::Craft(_) | Action::EndCraft => "5.7",
            Action::AcceptTurmoil => "7.6",
            Action::MoveTo(_) => "9.7",
            Action::Explore => "9.9",
            Action::Aid(_) => "9.10",
            Action::Quest(_) => "9.11",
            Action::Strike | Action::Repair(..) => "9.12",
            Action::Steal(_) | Action::DayLabor(_) | Action::Hideout => "9.2",
            Action::Battle if view.question == Some(Question::VagabondAction) => "9.8",
            _ => view.question.as_ref().map_or("1.1", section),
        }
    }

    fn prompt(view: &View) -> Phrase {
        let (Some(who), Some(question)) = (view.turn, &view.question) else { return Phrase::new("prompt-over") };
        if view.me == Some(who) { asked(view, question) } else { waiting(view, question) }
    }

    fn sentence(event: &Event) -> Phrase {
        crate::sentences::sentence(event)
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        crate::sentences::chapter(event)
    }

    fn weight(event: &Event) -> u8 {
        crate::sentences::weight(event)
    }

    fn board(view: &View, say: &Say<'_>) -> String {
        crate::board::text(view, say)
    }

    fn breakdown(view: &View) -> Vec<Tally> {
        let row = |&source: &Source| Tally { source: names::source(source), points: view.from_source(source) };
        // Sources of factions that do not play stay empty.
        let told = |row: &Tally| row.points.values().iter().any(|&points| points != 0);
        Source::ALL.iter().map(row).filter(told).collect()
    }
}

impl View {
    /// The player who is asked.
    pub(crate) fn chooser(&self) -> Option<&PlayerView> {
        self.turn.and_then(|seat| self.player(seat))
    }

    /// A clearing by number, place and suit.
    pub(crate) fn placed(&self, clearing: Clearing) -> Arg {
        let suit = self.clearings.get(clearing.index()).map_or(Suit::Fox, |seen| seen.suit);
        names::placed(self.map, clearing, suit)
    }
}

/// The section of the rules page that a question comes from.
pub(crate) fn section(question: &Question) -> &'static str {
    use Question as Q;
    match question {
        Q::SetupKeep | Q::SetupSawmill | Q::SetupWorkshop | Q::SetupRecruiter => "6.2",
        Q::SetupEyrieCorner | Q::SetupLeader => "7.2",
        Q::SetupCharacter | Q::SetupForest | Q::RepairItem { .. } => "9.2",
        Q::SetupCultCorner | Q::SetupOutcast => "10.2",
        Q::SetupRiverWarrior { .. } | Q::SetupPrice { .. } => "11.2",
        Q::BirdsongStart | Q::BirdsongEnd => "5.1",
        Q::CommandWarren | Q::Cobbler => "5.8",
        Q::PayItem { .. } => "11.8",
        Q::MoveFrom { .. } | Q::MoveTo { .. } | Q::MoveCount { .. } => "5.2",
        Q::BattleClearing { .. } | Q::BattleDefender { .. } | Q::EffectsFirst | Q::BattleEffects => "5.3",
        Q::BattleAlly { .. } => "9.8",
        Q::Ambush | Q::CounterAmbush => "5.4",
        Q::TakeHit { .. } => "5.5",
        Q::OrderTriggers => "5.6",
        Q::OutrageCard { .. } => "8.4",
        Q::DropSupporter => "8.3",
        Q::LoseFund { .. } => "11.3",
        Q::FieldHospital { .. } => "6.3",
        Q::CraftAnySuit { .. } | Q::MarquiseCraft | Q::EyrieCraft => "5.7",
        Q::DiscardCard => "4.7",
        Q::PlaceWood { .. } => "6.4",
        Q::MarquiseAction | Q::MarchSecond | Q::BuildClearing { .. } => "6.5",
        Q::PayWood { .. } | Q::OverworkClearing { .. } | Q::PlaceRecruit { .. } => "6.5",
        Q::DecreeAdd | Q::DecreeAddSecond | Q::NewRoost => "7.4",
        Q::DecreeCard | Q::RecruitClearing { .. } | Q::RoostClearing { .. } | Q::EyrieEnd => "7.5",
        Q::Turmoil | Q::ChooseLeader => "7.6",
        Q::Revolt | Q::Spread | Q::SpendSupporter { .. } => "8.6",
        Q::AllianceDaylight => "8.7",
        Q::Operation => "8.8",
        Q::RefreshItem { .. } | Q::Slip => "9.5",
        Q::VagabondAction => "9.6",
        Q::MoveAlly { .. } | Q::MoveAllyCount { .. } => "9.7",
        Q::ExploreTake { .. } => "9.17",
        Q::AidCard { .. } | Q::AidItem { .. } | Q::AidTake { .. } => "9.10",
        Q::QuestReward { .. } => "9.11",
        Q::StrikeTarget => "9.12",
        Q::DropItem => "9.15",
        Q::Conspiracy | Q::CrusadeFollow { .. } => "10.5",
        Q::Ritual => "10.6",
        Q::CultCraft => "10.7",
        Q::RiverAction | Q::PayFund { .. } => "11.6",
        Q::SetPrice { .. } => "11.7",
    }
}

/// What is asked of a player.
fn asked(view: &View, question: &Question) -> Phrase {
    use Question as Q;
    let plain = Phrase::new;
    let left = |key: &'static str, count: u8| Phrase::new(key).number("n", i64::from(count));
    let here = |key: &'static str, clearing: Clearing| Phrase::new(key).arg("clearing", view.placed(clearing));
    let whom = |key: &'static str, faction| Phrase::new(key).phrase("faction", names::faction(faction));
    let decree = |key: &'static str, suit: Suit| Phrase::new(key).phrase("suit", names::suit(suit));
    let first = |piece: Piece| Phrase::new("prompt-setup-building").phrase("piece", names::piece(piece));
    match *question {
        Q::SetupKeep => plain("prompt-setup-keep"),
        Q::SetupSawmill => first(Piece::Sawmill),
        Q::SetupWorkshop => first(Piece::Workshop),
        Q::SetupRecruiter => first(Piece::Recruiter),
        Q::SetupEyrieCorner => plain("prompt-setup-roost"),
        Q::SetupLeader => plain("prompt-setup-leader"),
        Q::SetupCharacter => plain("prompt-setup-character"),
        Q::SetupForest => plain("prompt-setup-forest"),
        Q::SetupCultCorner => plain("prompt-setup-cult"),
        Q::SetupOutcast => plain("prompt-setup-outcast"),
        Q::SetupRiverWarrior { left: n } => left("prompt-setup-river", n),
        Q::SetupPrice { service } | Q::SetPrice { service } => {
            plain("prompt-price").phrase("service", names::service(service))
        }
        Q::BirdsongStart => plain("prompt-birdsong-start"),
        Q::BirdsongEnd => plain("prompt-birdsong-end"),
        Q::CommandWarren => plain("prompt-command-warren"),
        Q::Cobbler if view.chooser().is_some_and(|player| player.faction.is_vagabond()) => plain("prompt-cobbler-pawn"),
        Q::Cobbler => plain("prompt-cobbler"),
        Q::PayItem { left: n, .. } => left("prompt-pay-item", n),
        Q::MoveFrom { suit, .. } => demand("prompt-move-from", "prompt-move-from-suit", suit),
        Q::MoveTo { from, .. } => plain("prompt-move-to").arg("from", view.placed(from)),
        Q::MoveCount { from, to, .. } => {
            plain("prompt-move-count").arg("from", names::clearing(from)).arg("to", names::clearing(to))
        }
        Q::BattleClearing { suit } => demand("prompt-battle-clearing", "prompt-battle-clearing-suit", suit),
        Q::BattleDefender { clearing } => here("prompt-battle-defender", clearing),
        Q::BattleAlly { defender, .. } => plain("prompt-battle-ally").phrase("faction", names::faction(defender)),
        Q::Ambush => match &view.battle {
            Some(battle) => here("prompt-ambush", battle.clearing).phrase("attacker", names::faction(battle.attacker)),
            None => hits("prompt-battle-effects", view),
        },
        Q::CounterAmbush => match &view.battle {
            Some(battle) => here("prompt-counter-ambush", battle.clearing),
            None => hits("prompt-battle-effects", view),
        },
        Q::EffectsFirst => hits("prompt-effects-first", view),
        Q::BattleEffects => hits("prompt-battle-effects", view),
        Q::TakeHit { left: n } => left("prompt-take-hit", n),
        Q::OrderTriggers => plain("prompt-order-triggers"),
        Q::OutrageCard { clearing } => here("prompt-outrage", clearing),
        Q::DropSupporter => plain("prompt-drop-supporter"),
        Q::LoseFund { left: n } => left("prompt-lose-fund", n),
        Q::FieldHospital { clearing, warriors } => {
            here("prompt-field-hospital", clearing).phrase("warriors", names::warriors(warriors))
        }
        Q::CraftAnySuit { card, left: n, .. } => left("prompt-craft-any", n).arg("card", names::card_thing(card)),
        Q::DiscardCard => plain("prompt-discard"),

        Q::PlaceWood { left: n } => left("prompt-place-wood", n),
        Q::MarquiseAction => left("prompt-marquise", counted(view)),
        Q::MarchSecond => plain("prompt-march-second"),
        Q::BuildClearing { building } => plain("prompt-build-clearing").phrase("piece", names::piece(building)),
        Q::PayWood { left: n, .. } => left("prompt-pay-wood", n),
        Q::OverworkClearing { .. } => plain("prompt-overwork"),
        Q::PlaceRecruit { left: n } => left("prompt-place-recruit", n),
        Q::DecreeAdd => plain("prompt-decree-add"),
        Q::DecreeAddSecond => plain("prompt-decree-second"),
        Q::NewRoost => plain("prompt-new-roost"),
        Q::DecreeCard => in_column("prompt-decree-card", view),
        Q::Turmoil => in_column("prompt-turmoil", view),
        Q::RecruitClearing { suit } => decree("prompt-recruit-clearing", suit),
        Q::RoostClearing { suit } => decree("prompt-roost-clearing", suit),
        Q::ChooseLeader => plain("prompt-choose-leader"),
        Q::EyrieEnd => plain("prompt-eyrie-end"),
        Q::Revolt => plain("prompt-revolt"),
        Q::Spread => plain("prompt-spread"),
        Q::SpendSupporter { clearing, left: n, revolt } => {
            let key = if revolt { "prompt-supporter-revolt" } else { "prompt-supporter-spread" };
            here(key, clearing).number("n", i64::from(n))
        }
        Q::AllianceDaylight => plain("prompt-alliance"),
        Q::Operation => left("prompt-operation", counted(view)),
        Q::RefreshItem { left: n } => left("prompt-refresh", n),
        Q::Slip => plain("prompt-slip"),
        Q::VagabondAction => plain("prompt-vagabond"),
        Q::MoveAlly { to, .. } => plain("prompt-move-ally").arg("to", names::clearing(to)),
        Q::MoveAllyCount { ally, to, .. } => whom("prompt-move-ally-count", ally).arg("to", names::clearing(to)),
        Q::ExploreTake { clearing } => here("prompt-explore", clearing),
        Q::AidCard { to } => whom("prompt-aid-card", to),
        Q::AidItem { to } => whom("prompt-aid-item", to),
        Q::AidTake { from } => whom("prompt-aid-take", from),
        Q::QuestReward { quest } => plain("prompt-quest-reward").arg("quest", names::quest_thing(quest)),
        Q::StrikeTarget => plain("prompt-strike"),
        Q::RepairItem { left: n } => left("prompt-repair", n),
        Q::DropItem => plain("prompt-drop-item"),
        Q::Conspiracy => conspiracy(view),
        Q::CrusadeFollow { clearing } => here("prompt-crusade-follow", clearing),
        Q::Ritual => plain("prompt-ritual"),
        Q::RiverAction => left("prompt-river", counted(view)),
        Q::PayFund { left: n, .. } => left("prompt-pay-fund", n),
        Q::MarquiseCraft | Q::EyrieCraft | Q::CultCraft => plain("prompt-craft"),
    }
}

/// What others hear while somebody chooses.
fn waiting(view: &View, question: &Question) -> Phrase {
    let Some(player) = view.chooser() else { return Phrase::new("prompt-over") };
    let about =
        |key: &'static str| Phrase::new(key).seat("who", player.who).phrase("faction", names::faction(player.faction));
    let in_battle = matches!(
        question,
        Question::Ambush
            | Question::CounterAmbush
            | Question::EffectsFirst
            | Question::BattleEffects
            | Question::TakeHit { .. }
    );
    if let Some(battle) = view.battle.as_ref().filter(|_| in_battle) {
        return about("prompt-wait-battle").arg("clearing", names::clearing(battle.clearing));
    }
    match (view.part, view.player(view.active)) {
        (None, _) => about("prompt-wait-setup"),
        (Some(part), Some(active)) => about("prompt-wait-turn")
            .phrase("phase", names::phase(part))
            .phrase("active", names::faction(active.faction)),
        (Some(_), None) => about("prompt-wait"),
    }
}

/// A question about clearings, and the suit that the decree demands.
fn demand(any: &'static str, suited: &'static str, suit: Suit) -> Phrase {
    match suit {
        Suit::Bird => Phrase::new(any),
        _ => Phrase::new(suited).phrase("suit", names::suit(suit)),
    }
}

/// The hits that the one who is asked would deal and take as things stand.
fn hits(key: &'static str, view: &View) -> Phrase {
    let me = view.chooser().map(|player| player.faction);
    let (dealt, taken) = view.battle.as_ref().map_or((0, 0), |battle| {
        let [by_attacker, by_defender] = [0, 1].map(|side: usize| battle.rolled[side] + battle.extra[side]);
        if me == Some(battle.attacker) { (by_attacker, by_defender) } else { (by_defender, by_attacker) }
    });
    Phrase::new(key).number("dealt", i64::from(dealt)).number("taken", i64::from(taken))
}

fn in_column(key: &'static str, view: &View) -> Phrase {
    let column = match view.chooser().map(|player| &player.board) {
        Some(BoardView::Eyrie { column, .. }) => column.unwrap_or_default(),
        _ => Default::default(),
    };
    Phrase::new(key).phrase("column", names::column(column))
}

fn conspiracy(view: &View) -> Phrase {
    let (acolytes, suit) = match view.chooser().map(|player| &player.board) {
        Some(&BoardView::Cult { acolytes, outcast, .. }) => (acolytes, outcast),
        _ => (0, Suit::Fox),
    };
    Phrase::new("prompt-conspiracy").phrase("acolytes", names::acolytes(acolytes)).phrase("suit", names::suit(suit))
}

/// What the one who is asked has left: actions, operations, Funds.
fn counted(view: &View) -> u8 {
    match view.chooser().map(|player| &player.board) {
        Some(BoardView::Marquise { actions, .. }) => *actions,
        Some(BoardView::Alliance { officers, operations, .. }) => officers.saturating_sub(*operations),
        Some(BoardView::Riverfolk { funds, .. }) => funds.iter().map(|(_, count)| count).sum(),
        _ => 0,
    }
}
