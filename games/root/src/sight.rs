//! How the view of some eyes is put together, board by board (rules, chapter 13).

use engine::{Eyes, Seat};

use crate::cards::{Card, Cards, Item, Power, RUIN_ITEMS, Suit};
use crate::factions::{Column, Condition, Faction, Leader, Piece, Service, Source};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::{CROWD, Phase, Player, Root, SUPPORTERS, Trigger};
use crate::view::{BattleView, BoardView, ClearingView, ColumnView, PlayerView, TurnView, View};

fn cards(cards: Cards) -> Vec<Card> {
    cards.iter().map(Card::new).collect()
}

fn counts<K: Copy>(keys: &[K], count: impl Fn(K) -> u8) -> Vec<(K, u8)> {
    keys.iter().map(|&key| (key, count(key))).filter(|(_, count)| *count > 0).collect()
}

impl Root {
    /// The bit of these eyes among those who know a card; all of them for open eyes.
    pub(crate) fn viewer(&self, eyes: Eyes) -> u8 {
        match eyes {
            Eyes::Of(seat) => 1 << seat.0,
            Eyes::Crowd => CROWD,
            Eyes::Open => 0xff,
        }
    }

    /// The cards of a hidden zone that these eyes know.
    pub(crate) fn seen_cards(&self, zone: Cards, owner: Faction, eyes: Eyes) -> Cards {
        if eyes.own(self.seat(owner)) || self.is_over() {
            return zone;
        }
        let viewer = self.viewer(eyes);
        zone.iter().filter(|&card| self.known.0[card as usize] & viewer != 0).collect()
    }

    /// Do these eyes know what is left under an explored ruin?
    pub(crate) fn knows_ruin(&self, clearing: Clearing, eyes: Eyes) -> bool {
        let known = self.ruin_items.known[clearing.index()];
        match eyes {
            Eyes::Open => true,
            Eyes::Crowd => false,
            Eyes::Of(seat) => match self.factions.get(seat) {
                Some(Faction::Vagabond) => known & 1 != 0,
                Some(Faction::Vagabond2) => known & 2 != 0,
                _ => false,
            },
        }
    }

    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let asked = self.asked().filter(|_| !self.is_over());
        View {
            me: if let Eyes::Of(seat) = eyes { Some(seat) } else { None },
            map: self.map,
            round: self.round,
            round_cap: self.round_cap,
            first: self.seat(self.first()),
            order: self.in_turn(self.first()).map(|faction| self.seat(faction)).collect(),
            active: self.seat(self.active),
            part: self.phase().map(Phase::part),
            turn: asked.map(|(who, _)| self.seat(who)),
            question: asked.map(|(_, question)| question),
            clearings: Clearing::all().map(|clearing| self.clearing_view(clearing, eyes)).collect(),
            players: self.factions.iter().map(|(seat, &faction)| self.player_view(seat, faction, eyes)).collect(),
            deck: self.deck.len() as u8,
            fresh: cards(self.fresh),
            discard: cards(self.discard),
            lost_souls: cards(self.lost_souls),
            available: cards(self.available),
            items: counts(Item::ALL, |item| self.items[item.index()]),
            quests: self.quests.iter().collect(),
            quest_deck: if self.plays(Faction::Vagabond) { self.quest_deck.len() as u8 } else { 0 },
            battle: self.battle_view(),
            this_turn: self.turn_view(),
            waiting: self.triggers.iter().map(Trigger::kind).collect(),
            found: self.found_tokens(),
            winners: self.winners,
            ending: self.ending,
        }
    }

    /// How many cards of a hidden place came from the deck since it was last made; nothing if cards have gone in or out unseen.
    fn fresh_in(&self, zone: Cards, place: u8) -> Option<u8> {
        (self.mixed & place == 0).then(|| zone.common(&self.fresh).len() as u8)
    }

    /// Items of the ruins that lie under none any more.
    fn found_tokens(&self) -> u8 {
        let all = [0, 0x0f, 0xff][usize::from(self.ruin_items.each.min(2))];
        self.ruin_items.left.iter().fold(all & !self.ruin_items.bag, |found, left| found & !left)
    }

    fn clearing_view(&self, clearing: Clearing, eyes: Eyes) -> ClearingView {
        let site = self.site(clearing);
        let left = self.ruin_items.left[clearing.index()];
        let known = if self.knows_ruin(clearing, eyes) { left } else { 0 };
        ClearingView {
            clearing,
            suit: self.suit(clearing),
            ruler: self.ruler(clearing),
            slots: self.plan().slots[clearing.index()],
            open: self.open_slots(clearing),
            ruin: self.ruins.contains(clearing),
            ruin_items: (0..8).filter(|item| known & 1 << item != 0).map(|item| RUIN_ITEMS[item % 4]).collect(),
            ruin_tokens: known,
            warriors: counts(Faction::ALL, |faction| site.warriors(faction)),
            pieces: counts(Piece::ALL, |piece| site.count(piece)),
            pawns: self
                .playing
                .iter()
                .filter(|&faction| self.pawn(faction) == Some(clearing) && self.is_placed(faction))
                .collect(),
        }
    }

    /// Does the pawn of a Vagabond stand on the map?
    fn is_placed(&self, vagabond: Faction) -> bool {
        self.vagabond(vagabond).character.is_some() && self.asked() != Some((vagabond, Question::SetupForest))
    }

    fn player_view(&self, who: Seat, faction: Faction, eyes: Eyes) -> PlayerView {
        let player: &Player = self.player(faction);
        PlayerView {
            who,
            faction,
            points: (!player.no_marker).then_some(player.points),
            sources: Source::ALL
                .iter()
                .map(|&source| (source, player.sources[source.index()]))
                .filter(|(_, points)| *points != 0 && !player.no_marker)
                .collect(),
            hand: player.hand.len() as u8,
            fresh: self.fresh_in(player.hand, 1 << faction.index()),
            cards: cards(self.seen_cards(player.hand, faction, eyes)),
            play: cards(player.play),
            dominance: player.dominance,
            partner: player.partner,
            supply: player.supply,
            crafted: counts(Item::ALL, |item| player.crafted[item.index()]),
            board: self.board_view(faction, eyes),
        }
    }

    fn board_view(&self, faction: Faction, eyes: Eyes) -> BoardView {
        let on_map = |piece: Piece| self.on_map[piece.index()];
        let by_owner = |warriors: &[u8; Faction::COUNT]| counts(Faction::ALL, |owner| warriors[owner.index()]);
        match faction {
            Faction::Marquise => BoardView::Marquise {
                wood: self.left(Piece::Wood),
                sawmills: on_map(Piece::Sawmill),
                workshops: on_map(Piece::Workshop),
                recruiters: on_map(Piece::Recruiter),
                actions: self.marquise.actions,
                birds: self.marquise.birds,
                recruited: self.marquise.recruited,
            },
            Faction::Eyrie => self.eyrie_view(),
            Faction::Alliance => BoardView::Alliance {
                sympathy: on_map(Piece::Sympathy),
                bases: Suit::GROUND.into_iter().filter(|&suit| self.has_base(suit)).collect(),
                officers: self.alliance.officers,
                operations: self.alliance.operations,
                supporters: self.alliance.supporters.len() as u8,
                fresh: self.fresh_in(self.alliance.supporters, SUPPORTERS),
                known_supporters: cards(self.seen_cards(self.alliance.supporters, faction, eyes)),
            },
            Faction::Vagabond | Faction::Vagabond2 => self.vagabond_view(faction),
            Faction::Cult => BoardView::Cult {
                outcast: self.cult.outcast,
                hated: self.cult.hated,
                acolytes: self.cult.acolytes,
                gardens: Suit::GROUND.into_iter().map(|suit| (suit, self.gardens(suit))).collect(),
                revealed: cards(self.cult.revealed),
                scored: Suit::GROUND.into_iter().filter(|suit| self.cult.scored & 1 << suit.index() != 0).collect(),
            },
            Faction::Riverfolk => BoardView::Riverfolk {
                prices: Service::ALL.iter().map(|&service| (service, self.riverfolk.prices[service.index()])).collect(),
                payments: by_owner(&self.riverfolk.payments),
                funds: by_owner(&self.riverfolk.funds),
                commitments: by_owner(&self.riverfolk.commitments),
                spaces: Suit::GROUND
                    .into_iter()
                    .map(|suit| (suit, by_owner(&self.riverfolk.spaces[suit.index()])))
                    .collect(),
                posts: Suit::GROUND.into_iter().map(|suit| (suit, self.riverfolk.posts[suit.index()])).collect(),
            },
        }
    }

    fn eyrie_view(&self) -> BoardView {
        let eyrie = &self.eyrie;
        let daylight = self.active == Faction::Eyrie && self.phase() == Some(Phase::Daylight);
        let decree = Column::ALL.iter().map(|&column| ColumnView {
            column,
            vizier: eyrie.viziers & 1 << column.index() != 0,
            cards: cards(eyrie.decree[column.index()]),
            obeyed: cards(eyrie.obeyed.common(&eyrie.decree[column.index()])),
            vizier_obeyed: eyrie.vizier_obeyed && usize::from(eyrie.column) == column.index(),
        });
        BoardView::Eyrie {
            leader: eyrie.leader,
            deposed: Leader::ALL.iter().copied().filter(|leader| eyrie.deposed & 1 << leader.index() != 0).collect(),
            decree: decree.collect(),
            roosts: self.on_map[Piece::Roost.index()],
            column: Column::ALL.get(usize::from(eyrie.column)).copied().filter(|_| daylight),
        }
    }

    fn vagabond_view(&self, faction: Faction) -> BoardView {
        let vagabond = self.vagabond(faction);
        let each = Item::ALL.iter().flat_map(|&item| {
            Condition::ALL
                .iter()
                .map(move |&condition| (item, condition, vagabond.items[item.index()][condition.index()]))
        });
        let marked = Item::ALL.iter().filter_map(|&item| Some((item, vagabond.marked[item.index()]?)));
        let known = self.others(faction).iter().filter(|other| !other.is_vagabond());
        BoardView::Vagabond {
            character: vagabond.character,
            spot: self.is_placed(faction).then_some(vagabond.spot),
            items: each.filter(|(_, _, count)| *count > 0).collect(),
            marked: marked.clone().map(|(item, _)| item).collect(),
            ruin_items: marked.collect(),
            relationships: known
                .map(|other| (other, vagabond.stances[other.index()], vagabond.aids[other.index()]))
                .collect(),
            quests: vagabond.quests.iter().collect(),
        }
    }

    fn battle_view(&self) -> Option<BattleView> {
        let battle = &self.battle;
        if battle.attacker == battle.defender {
            return None;
        }
        let doomed = battle.doomed.map(|site| counts(Piece::ALL, |piece| site.count(piece)));
        let warriors = battle.doomed.map(|site| counts(Faction::ALL, |faction| site.warriors(faction)));
        Some(BattleView {
            on: battle.on,
            clearing: battle.clearing,
            attacker: battle.attacker,
            defender: battle.defender,
            ally: battle.ally,
            mercenaries: battle.mercenaries,
            ambush: battle.ambush,
            countered: battle.countered,
            dice: battle.dice,
            rolled: battle.rolled,
            extra: battle.extra,
            thrown: battle.thrown,
            gone: battle.gone,
            doomed,
            doomed_warriors: warriors,
        })
    }

    fn turn_view(&self) -> TurnView {
        let turn = &self.this_turn;
        let used = [
            (turn.banked && self.has(self.active, Power::BetterBurrowBank), Power::BetterBurrowBank),
            (turn.delivered, Power::StandAndDeliver),
            (turn.codebroken.is_some(), Power::Codebreakers),
            (turn.taxed, Power::TaxCollector),
        ];
        TurnView {
            riverboats: turn.riverboats,
            mercenaries: turn.mercenaries,
            crafting: self.spare_crafting(self.active),
            purchases: turn.purchases,
            looked_at: turn.codebroken,
            used: used.into_iter().filter(|(used, _)| *used).map(|(_, power)| power).collect(),
        }
    }
}
