//! Every question has a prompt, and every choice a label and a rule, in every language. What is asked rarely is asked here.

use std::collections::HashSet;

use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Lang, NoLog, Phrase, Voice};
use root::*;

fn words() -> Words {
    Words::new(&[COMMON, Root::WORDS]).unwrap()
}

/// A game of six, so that somebody has every board.
fn tables() -> Vec<View> {
    let line_ups = [
        (MapKind::Autumn, ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]),
        (MapKind::Winter, ["marquise", "eyrie", "vagabond2", "vagabond", "cult", "riverfolk"]),
    ];
    let table = |(map, names): (MapKind, [&str; 6])| {
        let factions = names.iter().map(|name| Choice::Faction(name.parse().unwrap())).collect();
        let options = Options { map, factions, ..Options::default() };
        let mut view = Root::new(&options, 6, &mut Dice::quick(1), &mut NoLog).unwrap().view(Eyes::Open);
        view.battle = (map == MapKind::Winter).then(battle);
        view
    };
    line_ups.into_iter().map(table).collect()
}

fn battle() -> BattleView {
    BattleView {
        on: true,
        clearing: Clearing::new(6),
        attacker: Faction::Eyrie,
        defender: Faction::Riverfolk,
        ally: None,
        mercenaries: false,
        ambush: None,
        countered: false,
        dice: [3, 1],
        rolled: [2, 1],
        extra: [0, 0],
        thrown: true,
        gone: false,
        doomed: Default::default(),
        doomed_warriors: Default::default(),
    }
}

fn questions() -> Vec<Question> {
    use Question as Q;
    let (clearing, to, quest) = (Clearing::new(4), Clearing::new(9), Quest::ErrandFox);
    let card: Card = "royal_claim".parse().unwrap();
    let (why, left, faction) = (MoveWhy::Plain, 2, Faction::Eyrie);
    let mut all = vec![
        Q::SetupKeep,
        Q::SetupSawmill,
        Q::SetupWorkshop,
        Q::SetupRecruiter,
        Q::SetupEyrieCorner,
        Q::SetupLeader,
        Q::SetupCharacter,
        Q::SetupForest,
        Q::SetupCultCorner,
        Q::SetupOutcast,
        Q::SetupRiverWarrior { left },
        Q::BirdsongStart,
        Q::BirdsongEnd,
        Q::CommandWarren,
        Q::Cobbler,
        Q::PayItem { left, purchase: Purchase::Riverboats },
        Q::MoveTo { from: clearing, why },
        Q::MoveCount { from: clearing, to, why },
        Q::BattleDefender { clearing },
        Q::BattleAlly { clearing, defender: faction },
        Q::Ambush,
        Q::CounterAmbush,
        Q::EffectsFirst,
        Q::BattleEffects,
        Q::TakeHit { left },
        Q::OrderTriggers,
        Q::OutrageCard { clearing },
        Q::DropSupporter,
        Q::LoseFund { left },
        Q::FieldHospital { clearing, warriors: 1 },
        Q::FieldHospital { clearing, warriors: 3 },
        Q::CraftAnySuit { card, left, export: false },
        Q::DiscardCard,
        Q::PlaceWood { left },
        Q::MarquiseCraft,
        Q::MarquiseAction,
        Q::MarchSecond,
        Q::BuildClearing { building: Piece::Workshop },
        Q::PayWood { building: Piece::Workshop, clearing, left },
        Q::OverworkClearing { card },
        Q::PlaceRecruit { left },
        Q::DecreeAdd,
        Q::DecreeAddSecond,
        Q::NewRoost,
        Q::EyrieCraft,
        Q::DecreeCard,
        Q::Turmoil,
        Q::RecruitClearing { suit: Suit::Bird },
        Q::RoostClearing { suit: Suit::Fox },
        Q::ChooseLeader,
        Q::EyrieEnd,
        Q::Revolt,
        Q::Spread,
        Q::SpendSupporter { clearing, left, revolt: false },
        Q::SpendSupporter { clearing, left, revolt: true },
        Q::AllianceDaylight,
        Q::Operation,
        Q::RefreshItem { left },
        Q::Slip,
        Q::VagabondAction,
        Q::MoveAlly { from: clearing, to },
        Q::MoveAllyCount { ally: faction, from: clearing, to },
        Q::ExploreTake { clearing },
        Q::AidCard { to: faction },
        Q::AidItem { to: faction },
        Q::AidTake { from: faction },
        Q::QuestReward { quest },
        Q::StrikeTarget,
        Q::RepairItem { left },
        Q::DropItem,
        Q::Conspiracy,
        Q::CrusadeFollow { clearing },
        Q::Ritual,
        Q::CultCraft,
        Q::RiverAction,
        Q::PayFund { left, deed: RiverDeed::Move },
    ];
    for &suit in Suit::ALL {
        all.push(Q::MoveFrom { suit, why });
        all.push(Q::BattleClearing { suit });
    }
    for &service in Service::ALL {
        all.push(Q::SetupPrice { service });
        all.push(Q::SetPrice { service });
    }
    all
}

fn actions() -> Vec<Action> {
    use Action as A;
    let clearings: Vec<Clearing> = Clearing::all().collect();
    let clearing = clearings[7];
    let cards: Vec<Card> = ["anvil", "sappers#1", "dominance_fox", "dominance_bird", "ambush_mouse", "favor_mice"]
        .map(|name| name.parse().unwrap())
        .to_vec();
    let (card, other) = (cards[0], cards[1]);
    let mut all = vec![
        A::Attacker,
        A::Defender,
        A::BuyRiverboats,
        A::BuyMercenaries,
        A::RoyalClaim,
        A::TakeDominance(cards[2], card),
        A::BrutalTactics,
        A::Armorers,
        A::Sappers,
        A::EndCraft,
        A::EndDaylight,
        A::Battle,
        A::Move,
        A::March,
        A::Recruit,
        A::Build(Piece::Sawmill),
        A::Build(Piece::Workshop),
        A::Build(Piece::Recruiter),
        A::AcceptTurmoil,
        A::EndOperations,
        A::Stay,
        A::Explore,
        A::Strike,
        A::Hideout,
        A::RewardCards,
        A::CrusadeBattle,
        A::CrusadeMove,
        A::Sanctify(clearing, Piece::Sawmill),
        A::Sanctify(clearing, Piece::Roost),
        A::Draw,
    ];
    all.extend(clearings.iter().flat_map(|&one| {
        [A::Clearing(one), A::TaxCollector(one), A::RecruitAt(one), A::Organize(one), A::MoveTo(one), A::Establish(one)]
    }));
    all.extend(cards.iter().flat_map(|&one| {
        let simple = [A::Card(one), A::BuyCard(one), A::Craft(one), A::Overwork(one), A::SpendBird(one)];
        let more = [A::Mobilize(one), A::Train(one), A::DayLabor(one), A::Sacrifice(one), A::Export(one)];
        simple.into_iter().chain(more)
    }));
    all.extend([A::ActivateDominance(cards[3]), A::Score(card), A::BuildGarden(card, clearing)]);
    all.push(A::RecruitBy(card, clearing));
    all.extend(Column::ALL.iter().flat_map(|&column| [A::Decree(card, column), A::Decree(other, column)]));
    all.extend(Faction::ALL.iter().flat_map(|&one| {
        let simple = [A::Faction(one), A::Warrior(one), A::Bank(one), A::StandAndDeliver(one), A::Codebreakers(one)];
        simple.into_iter().chain([A::Aid(one), A::Steal(one), A::Coalition(cards[3], one), A::Convert(clearing, one)])
    }));
    all.extend(Item::ALL.iter().flat_map(|&one| {
        let sides = Condition::ALL
            .iter()
            .flat_map(move |&side| [A::Item(one, side), A::RuinItem(one, side), A::Repair(one, side)]);
        sides.chain([A::Take(one)])
    }));
    all.extend(Suit::ALL.iter().map(|&one| A::Suit(one)));
    all.extend([1, 2, 3, 5].map(A::Number));
    all.extend(Leader::ALL.iter().map(|&one| A::Leader(one)));
    all.extend(Character::ALL.iter().map(|&one| A::Character(one)));
    all.extend(Piece::ALL.iter().map(|&one| A::Piece(one)));
    all.extend(Quest::ALL.iter().map(|&one| A::Quest(one)));
    all.extend(TriggerKind::ALL.iter().map(|&one| A::Resolve(one)));
    all.extend(["f_n", "wf_mid", "f_e"].map(|name| A::Forest(name.parse().unwrap())));
    all
}

/// Ways to say no, and what they are said to.
fn refusals() -> Vec<Action> {
    vec![Action::Pass, Action::Stop, Action::Done, Action::Nothing]
}

/// The names in an enum of the source.
fn kinds(source: &'static str, name: &str) -> Vec<&'static str> {
    let body = source.split(name).nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
    let kind = |line: &'static str| {
        let line = line.strip_prefix("    ")?;
        line.starts_with(|first: char| first.is_ascii_uppercase()).then(|| line.split([' ', ',', '(']).next())?
    };
    body.lines().filter_map(kind).collect()
}

#[test]
fn every_question_is_asked_in_every_language() {
    let words = words();
    for mut view in tables() {
        for question in questions() {
            view.question = Some(question);
            for player in view.players.clone() {
                view.turn = Some(player.who);
                for me in [Some(player.who), None] {
                    view.me = me;
                    for part in [None, Some(Part::Birdsong), Some(Part::Evening)] {
                        view.part = part;
                        let prompt = Root::prompt(&view);
                        for lang in Lang::ALL {
                            let text = words.say(lang, &[]).try_text(&prompt).unwrap();
                            assert!(text.ends_with(['.', '?', ')']), "{text}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_choice_has_a_label_of_its_own_and_a_rule() {
    let words = words();
    let sections: HashSet<&str> =
        Root::RULES_PAGE.lines().filter_map(|line| line.strip_prefix("### ")?.split(' ').next()).collect();
    for mut view in tables() {
        for question in questions() {
            view.question = Some(question);
            for player in view.players.clone() {
                (view.turn, view.me) = (Some(player.who), Some(player.who));
                let labels: Vec<(Action, Phrase)> =
                    actions().into_iter().map(|action| (action, Root::label(&view, &action))).collect();
                for lang in Lang::ALL {
                    let say = words.say(lang, &[]);
                    let mut heard = HashSet::new();
                    for (action, label) in &labels {
                        let text = say.try_text(label).unwrap();
                        assert!(!heard.contains(&text), "{action:?}: {text}");
                        heard.insert(text);
                    }
                }
                for action in actions().into_iter().chain(refusals()) {
                    let rule = Root::rule(&view, &action);
                    assert!(sections.contains(rule), "{action:?} {question:?}: {rule}");
                }
                for refusal in refusals() {
                    let label = Root::label(&view, &refusal);
                    Lang::ALL.iter().for_each(|&lang| assert!(words.say(lang, &[]).try_text(&label).is_ok()));
                }
            }
        }
    }
}

#[test]
fn no_question_and_no_choice_is_left_out() {
    let asked: HashSet<String> = questions().iter().map(|question| first_word(&format!("{question:?}"))).collect();
    for kind in kinds(include_str!("../../src/question.rs"), "pub enum Question {") {
        assert!(asked.contains(kind), "{kind} is never asked here");
    }
    // Choices are written by their ids; the text on each is a message of its own, so that it is enough to count them.
    let chosen: HashSet<std::mem::Discriminant<Action>> =
        actions().iter().chain(&refusals()).map(std::mem::discriminant).collect();
    let rewards = 1; // `RewardPoints` is said to a Vagabond only; see below.
    assert_eq!(chosen.len() + rewards, kinds(include_str!("../../src/action.rs"), "    Action:").len());
}

#[test]
fn the_points_of_a_quest_are_said_to_a_vagabond() {
    let mut view = tables().remove(0);
    let seat = view.players.iter().find(|player| player.faction == Faction::Vagabond).unwrap().who;
    if let BoardView::Vagabond { quests, .. } = &mut view.players[seat.index()].board {
        *quests = vec![Quest::ErrandFox, Quest::SpeechFox, Quest::EscortMouse];
    }
    (view.turn, view.me) = (Some(seat), Some(seat));
    view.question = Some(Question::QuestReward { quest: Quest::SpeechFox });
    let label = Root::label(&view, &Action::RewardPoints);
    assert_eq!(words().say(Lang::En, &[]).text(&label), "2 VP");
}

#[test]
fn one_officer_is_not_told_as_many() {
    let told = |lang, n| words().say(lang, &[]).text(&Phrase::new("board-officers").number("n", n));
    assert_eq!([told(Lang::En, 1), told(Lang::Ru, 1), told(Lang::Uk, 0)], ["officer", "офицер", "офіцерів"]);
    assert_eq!([told(Lang::En, 0), told(Lang::Ru, 3), told(Lang::Uk, 3)], ["officers", "офицера", "офіцери"]);
}

#[test]
fn the_table_is_written_in_every_language() {
    let words = words();
    for mut view in tables() {
        for part in [None, Some(Part::Daylight)] {
            view.part = part;
            for lang in Lang::ALL {
                let board = Root::board(&view, &words.say(lang, &[]));
                assert!(!board.contains('⟦'), "{board}");
                assert!(board.lines().all(|line| line.chars().count() <= 100), "{board}");
            }
        }
    }
}

#[test]
fn whoever_is_in_a_coalition_is_declined() {
    let with = |faction| Phrase::new("text-partner").phrase("faction", Phrase::new(faction));
    let said = |faction, lang| words().say(lang, &[]).text(&with(faction));
    assert_eq!(said("faction-vagabond2", Lang::Ru), "В коалиции со вторым Бродягой");
    assert_eq!(said("faction-cult", Lang::Ru), "В коалиции с Культом пресмыкающихся");
    assert_eq!(said("faction-vagabond2", Lang::Uk), "У коаліції з другим Бродягою");
}

fn first_word(text: &str) -> String {
    text.split([' ', '(']).next().unwrap_or_default().to_string()
}
