//! What a choice leads to, in a few words below its text: what it costs, brings or risks, as far as the eyes can tell.

use engine::Phrase;
use engine::words::Arg;

use crate::action::Action;
use crate::cards::{Card, Kind, Suit};
use crate::factions::{CAPACITY, Column, Faction, GARDEN_POINTS, Piece, ROOST_POINTS, Service, Stance};
use crate::foresight::decree::{decree, obstacle};
use crate::map::Clearing;
use crate::names;
use crate::question::Question;
use crate::view::{BoardView, ClearingView, PlayerView, View};

/// What a choice leads to, if there is more to say than its text.
pub(crate) fn why(view: &View, action: Action) -> Option<Phrase> {
    let me = view.chooser()?;
    let plain = |key: &'static str| Some(Phrase::new(key));
    let counted = |key: &'static str, n: u8| Some(Phrase::new(key).number("n", n.into()));
    match action {
        Action::Clearing(clearing) => place(view, me, clearing),
        Action::Number(n) => number(view, me, n),
        Action::Faction(other) => rival(view, me, other),
        Action::Card(card) => card_leaves(view, card),
        Action::Piece(_) | Action::Warrior(_) if view.question == Some(Question::StrikeTarget) => {
            hostility(me, target(action)?)
        }
        Action::Piece(_) if matches!(view.question, Some(Question::TakeHit { .. })) => plain("why-they-score"),
        Action::Suit(_) if view.question == Some(Question::SetupOutcast) => plain("why-outcast"),
        Action::Nothing if matches!(view.question, Some(Question::OutrageCard { .. })) => plain("why-show-hand"),

        Action::Bank(_) => plain("why-bank"),
        Action::BuyCard(_) => purchase(view, me, Service::HandCard),
        Action::BuyRiverboats => purchase(view, me, Service::Riverboats),
        Action::BuyMercenaries => purchase(view, me, Service::Mercenaries),
        Action::RoyalClaim => plain("why-card-goes"),
        Action::StandAndDeliver(_) => plain("why-they-score"),
        Action::Craft(card) => crafted_with(me, card),
        Action::Export(_) => plain("why-export"),
        Action::EndCraft => plain(match me.faction {
            Faction::Marquise => "why-then-actions",
            Faction::Eyrie => "why-then-decree",
            _ => "why-then-cards",
        }),
        Action::EndDaylight => day_ends(view, me),

        Action::Battle | Action::March if me.faction == Faction::Marquise => plain("why-an-action"),
        Action::Battle | Action::Move | Action::Draw if me.faction == Faction::Riverfolk => plain("why-commit"),
        Action::Battle | Action::Move if me.faction == Faction::Alliance => plain("why-an-operation"),
        Action::Battle if me.faction.is_vagabond() => plain("why-sword"),
        Action::Recruit => match me.board {
            BoardView::Marquise { recruiters, .. } => {
                Some(Phrase::new("why-recruits").phrase("warriors", names::warriors(recruiters.min(me.supply))))
            }
            _ => None,
        },
        Action::Build(_) => plain("why-an-action"),
        Action::Overwork(_) => plain("why-overwork"),
        Action::Decree(card, column) => Some(ordered(view, card.suit(), column)),
        Action::AcceptTurmoil => decree(view).map(|all| {
            Phrase::new("why-turmoil").phrase("points", names::points(all.cost.into())).number("n", all.left().1 as i64)
        }),
        Action::Mobilize(_) => match me.board {
            BoardView::Alliance { supporters, ref bases, .. }
                if bases.is_empty() && usize::from(supporters) >= CAPACITY =>
            {
                plain("why-no-room")
            }
            BoardView::Alliance { supporters, .. } => counted("why-supporters", supporters + 1),
            _ => None,
        },
        Action::Train(_) => match me.board {
            BoardView::Alliance { officers, .. } => counted("why-officers", officers + 1),
            _ => None,
        },
        Action::RecruitAt(_) => {
            plain(if me.faction == Faction::Riverfolk { "why-spend-fund" } else { "why-an-operation" })
        }
        Action::Organize(_) => plain("why-organize"),

        Action::MoveTo(clearing) => visit(view, clearing),
        Action::Explore => plain("why-explore"),
        Action::Aid(other) => aid(me, other),
        Action::Quest(quest) => match &me.board {
            BoardView::Vagabond { quests, .. } => {
                let alike = quests.iter().filter(|done| done.suit() == quest.suit()).count() as i64;
                Some(Phrase::new("why-quest").phrase("points", names::points(alike + 1)))
            }
            _ => None,
        },
        Action::Strike => plain("why-crossbow"),
        Action::Repair(..) => plain("why-hammer"),
        Action::Steal(_) | Action::DayLabor(_) | Action::Hideout => plain("why-torch"),
        Action::Stay => plain("why-stay"),

        Action::CrusadeBattle | Action::CrusadeMove | Action::Convert(..) => acolytes_left(me, 2),
        Action::Sanctify(..) => acolytes_left(me, 3),
        Action::BuildGarden(card, _) => Some(
            Phrase::new("why-garden")
                .phrase("suit", names::suit(card.suit()))
                .phrase("points", names::points(yields(me, card.suit(), 1).into())),
        ),
        Action::RecruitBy(..) | Action::Sacrifice(_) => plain("why-comes-back"),
        Action::Score(_) => plain("why-lost-soul"),
        Action::Establish(clearing) => view
            .clearings
            .get(clearing.index())
            .and_then(|seen| seen.ruler)
            .map(|ruler| Phrase::new("why-establish").phrase("faction", names::faction(ruler))),
        _ => None,
    }
}

fn at(view: &View, clearing: Clearing) -> Option<&ClearingView> {
    view.clearings.get(clearing.index())
}

/// Who rules a clearing, as the one who is asked sees it.
fn ruler(seen: &ClearingView, me: Faction) -> Phrase {
    match seen.ruler {
        Some(ruler) if ruler == me => Phrase::new("why-yours"),
        Some(ruler) => Phrase::new("why-ruled").phrase("faction", names::faction(ruler)),
        None => Phrase::new("why-nobodys"),
    }
}

/// The others in a clearing and how many warriors they have.
fn enemies(view: &View, seen: &ClearingView, me: Faction) -> Vec<Arg> {
    let others =
        view.players.iter().map(|player| player.faction).filter(|&other| other != me && seen.is_present(other));
    let told = others.map(|other| match seen.warriors_of(other) {
        0 => Arg::Phrase(names::faction(other)),
        n => Arg::Phrase(Phrase::new("times").phrase("what", names::faction(other)).number("n", n.into())),
    });
    told.collect()
}

/// A clearing as an answer.
fn place(view: &View, me: &PlayerView, clearing: Clearing) -> Option<Phrase> {
    use Question as Q;
    let seen = at(view, clearing)?;
    match view.question? {
        Q::MoveTo { .. } if me.faction != Faction::Alliance && seen.count(Piece::Sympathy) > 0 => {
            Some(Phrase::new("why-outrage").phrase("suit", names::suit(seen.suit)))
        }
        Q::MoveTo { .. } | Q::MoveFrom { .. } | Q::MarchSecond => Some(ruler(seen, me.faction)),
        Q::BattleClearing { .. } | Q::CommandWarren | Q::CrusadeFollow { .. } => {
            Some(Phrase::new("why-enemies").list("enemies", enemies(view, seen, me.faction)))
        }
        Q::BuildClearing { .. } | Q::RoostClearing { .. } => {
            Some(Phrase::new("why-slots").number("n", seen.open.into()))
        }
        Q::SetupKeep => Some(Phrase::new("why-keep")),
        Q::Revolt => {
            let points: u8 = view
                .players
                .iter()
                .filter(|other| other.faction != me.faction)
                .map(|other| seen.cardboard_of(other.faction))
                .sum();
            let loyal =
                view.clearings.iter().filter(|one| one.suit == seen.suit && one.count(Piece::Sympathy) > 0).count()
                    as u8;
            Some(
                Phrase::new("why-revolt")
                    .phrase("points", names::points(points.into()))
                    .phrase("warriors", names::warriors(loyal.min(me.supply))),
            )
        }
        Q::Spread => {
            let law = seen.warriors.iter().any(|&(other, n)| other != me.faction && n >= 3);
            law.then(|| Phrase::new("why-martial-law"))
        }
        Q::Slip => visit(view, clearing),
        _ => None,
    }
}

/// What a Vagabond finds in a clearing.
fn visit(view: &View, clearing: Clearing) -> Option<Phrase> {
    let seen = at(view, clearing)?;
    let quests = view.quests.iter().filter(|quest| quest.suit() == seen.suit).count();
    match (seen.ruin, quests) {
        (true, 0) => Some(Phrase::new("why-ruin")),
        (true, n) => Some(Phrase::new("why-ruin-quests").number("n", n as i64)),
        (false, 0) => None,
        (false, n) => Some(Phrase::new("why-quests").number("n", n as i64)),
    }
}

/// A number as an answer: how many stay behind, or the price that stands.
fn number(view: &View, me: &PlayerView, n: u8) -> Option<Phrase> {
    match view.question? {
        Question::MoveCount { from, .. } => {
            let stay = at(view, from)?.warriors_of(me.faction).saturating_sub(n);
            Some(Phrase::new("why-stay-behind").number("n", stay.into()))
        }
        Question::SetPrice { service } => match &me.board {
            BoardView::Riverfolk { prices, .. } if prices.contains(&(service, n)) => Some(Phrase::new("why-price-now")),
            _ => None,
        },
        _ => None,
    }
}

/// A faction as an answer: how strong it is, and whether it becomes hostile.
fn rival(view: &View, me: &PlayerView, other: Faction) -> Option<Phrase> {
    let Some(Question::BattleDefender { clearing }) = view.question else { return None };
    let seen = at(view, clearing)?;
    if me.faction.is_vagabond() {
        return hostility(me, other);
    }
    let theirs = seen.warriors_of(other);
    let mut mine = seen.warriors_of(me.faction);
    if view.has_mercenaries(me.faction) {
        mine += seen.warriors_of(Faction::Riverfolk);
    }
    let key = if theirs == 0 && !other.is_vagabond() { "why-defenseless" } else { "why-strength" };
    Some(
        Phrase::new(key)
            .number("mine", mine.into())
            .number("theirs", theirs.into())
            .number("pieces", seen.cardboard_of(other).into()),
    )
}

fn target(action: Action) -> Option<Faction> {
    match action {
        Action::Piece(piece) => Some(piece.owner()),
        Action::Warrior(faction) => Some(faction),
        _ => None,
    }
}

/// Removing a warrior makes a faction hostile to a Vagabond.
fn hostility(me: &PlayerView, other: Faction) -> Option<Phrase> {
    let BoardView::Vagabond { relationships, .. } = &me.board else { return None };
    let stance = relationships.iter().find(|one| one.0 == other)?.1;
    Some(Phrase::new(if stance == Stance::Hostile { "why-infamy" } else { "why-hostile" }))
}

/// A card as an answer.
fn card_leaves(view: &View, card: Card) -> Option<Phrase> {
    match view.question? {
        Question::Ambush => Some(Phrase::new("why-ambush")),
        Question::OutrageCard { .. } => Some(Phrase::new("why-supports")),
        Question::FieldHospital { warriors, .. } => {
            Some(Phrase::new("why-hospital").phrase("warriors", names::warriors(warriors)))
        }
        Question::DiscardCard if card.kind() == Kind::Dominance => Some(Phrase::new("why-available")),
        _ => None,
    }
}

/// What is left after a purchase.
fn purchase(view: &View, me: &PlayerView, service: Service) -> Option<Phrase> {
    let seller = view.led(Faction::Riverfolk)?;
    let BoardView::Riverfolk { prices, .. } = &seller.board else { return None };
    let price = prices.iter().find(|one| one.0 == service)?.1;
    let key = match service {
        Service::HandCard => "why-buy-card",
        Service::Riverboats => "why-buy-boats",
        Service::Mercenaries => "why-buy-mercenaries",
    };
    if me.faction.is_vagabond() {
        return Some(Phrase::new(key).number("left", -1));
    }
    Some(Phrase::new(key).number("left", me.supply.saturating_sub(price).into()))
}

/// The tools that crafting takes.
fn crafted_with(me: &PlayerView, card: Card) -> Option<Phrase> {
    let cost = card.printed().cost;
    let tools = Suit::ALL.iter().filter(|suit| cost[suit.index()] > 0).map(|&suit| {
        let what = if suit == Suit::Bird { Phrase::new("craft-any") } else { names::suit(suit) };
        Arg::Phrase(Phrase::new("times").phrase("what", what).number("n", cost[suit.index()].into()))
    });
    let key = match me.faction {
        Faction::Riverfolk => "why-crafts-funds",
        Faction::Vagabond | Faction::Vagabond2 => "why-crafts-hammers",
        _ => "why-crafts",
    };
    Some(Phrase::new(key).list("tools", tools))
}

/// Whether a card could be carried out in a column as things stand.
fn ordered(view: &View, suit: Suit, column: Column) -> Phrase {
    let mut with = [0; Suit::COUNT];
    if let Some(BoardView::Eyrie { decree, .. }) = view.led(Faction::Eyrie).map(|player| &player.board) {
        for seen in decree.iter().filter(|seen| seen.column == column) {
            seen.cards.iter().for_each(|card| with[card.suit().index()] += 1);
            with[Suit::Bird.index()] += u8::from(seen.vizier);
        }
    }
    with[suit.index()] += 1;
    match obstacle(view, column, suit, with) {
        Some(why) => Phrase::new("why-order-risk").phrase("why", why.said(suit)),
        None => Phrase::new("why-order-can"),
    }
}

/// The evening that follows: points and cards.
fn day_ends(view: &View, me: &PlayerView) -> Option<Phrase> {
    let cards = |n: u8| Phrase::new("why-evening").phrase("cards", names::cards(n));
    Some(match &me.board {
        BoardView::Marquise { actions: actions @ 1.., .. } => {
            Phrase::new("why-actions-lost").number("n", (*actions).into())
        }
        BoardView::Marquise { recruiters, .. } => cards(1 + u8::from(*recruiters >= 3) + u8::from(*recruiters >= 5)),
        BoardView::Eyrie { roosts, .. } => Phrase::new("why-evening-points")
            .phrase("points", names::points(ROOST_POINTS[usize::from(*roosts).min(7)].into()))
            .phrase("cards", names::cards(1 + u8::from(*roosts >= 3) + u8::from(*roosts >= 6))),
        BoardView::Alliance { officers, .. } => Phrase::new("why-operations").number("n", (*officers).into()),
        BoardView::Riverfolk { funds, .. } => {
            let post = view.clearings.iter().any(|seen| seen.count(Piece::TradePost) > 0);
            let kept: u8 = funds.iter().map(|one| one.1).sum();
            let worth = if post { kept } else { 0 };
            Phrase::new("why-dividends").phrase("points", names::points(worth.into()))
        }
        BoardView::Vagabond { .. } | BoardView::Cult { .. } => return None,
    })
}

/// What an aid does for a relationship.
fn aid(me: &PlayerView, other: Faction) -> Option<Phrase> {
    let BoardView::Vagabond { relationships, .. } = &me.board else { return None };
    let &(_, stance, aids) = relationships.iter().find(|one| one.0 == other)?;
    Some(match (stance, stance.next()) {
        (Stance::Allied, _) => Phrase::new("why-aid-ally"),
        (_, Some((next, needed, points))) if aids + 1 >= needed => Phrase::new("why-aid-step")
            .phrase("stance", names::stance(next))
            .phrase("points", names::points(points.into())),
        (_, Some((next, needed, _))) => {
            Phrase::new("why-aid-more").phrase("stance", names::stance(next)).number("n", (needed - aids - 1).into())
        }
        (_, None) => Phrase::new("why-aid-nothing"),
    })
}

/// Acolytes left after a conspiracy of this price; one less if the outcasts are hated.
fn acolytes_left(me: &PlayerView, price: u8) -> Option<Phrase> {
    let BoardView::Cult { acolytes, hated, .. } = me.board else { return None };
    let left = acolytes.saturating_sub(price - u8::from(hated));
    Some(Phrase::new("why-acolytes-left").phrase("acolytes", names::acolytes(left)))
}

/// What a suit would score with so many more gardens.
fn yields(me: &PlayerView, suit: Suit, more: u8) -> u8 {
    let BoardView::Cult { gardens, .. } = &me.board else { return 0 };
    let planted = gardens.iter().find(|one| one.0 == suit).map_or(0, |one| one.1);
    GARDEN_POINTS.get(usize::from(planted + more)).copied().unwrap_or(0)
}
