//! Seeing: how a [`View`] is filled, by listing what each pair of eyes may be shown.

use engine::{Eyes, Seat, Surely};

use crate::cards::Card;
use crate::cells::Cell;
use crate::event::Event;
use crate::figures::{Depth, Figure, Hunter};
use crate::ice::{Place, Tile};
use crate::state::{Arctic, Stage};
use crate::view::{
    EffectView, FigureView, Ghost, HouseView, HunterView, Outcome, PieceView, Question, Sent, StockView, TileView,
    Trophy, View,
};

impl Arctic {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = matches!(self.stage, Stage::Over { .. });
        View {
            me: match eyes {
                Eyes::Of(seat) => Some(seat),
                Eyes::Crowd | Eyes::Open => None,
            },
            players: self.size,
            setup: self.setup,
            asked: (!over).then(|| self.asked()),
            question: self.question(),
            active: self.active,
            first: self.first,
            turn: self.turn,
            card_done: self.now.card_done,
            hunter_used: self.now.hunted,
            effect: self.effect(),
            tiles: Tile::all().map(|tile| self.tile_view(tile)).collect(),
            bergs: self.bergs.iter().map(|berg| berg.and_then(|tile| self.tiles[tile.index()].cell())).collect(),
            igloo: piece(self.igloo),
            figures: Figure::all().map(|figure| self.figure_view(figure)).collect(),
            hunters: Hunter::ALL.into_iter().map(|hunter| self.hunter_view(hunter)).collect(),
            houses: Seat::all(self.size as usize).map(|seat| self.house_view(seat, eyes)).collect(),
            plankton: self.plankton,
            cod: self.cod_left(),
            deck: self.deck.len() as u8,
            discard: Card::each(self.discard).collect(),
            kept: Card::each(self.kept).collect(),
            stock: (self.turn == 0).then_some(StockView {
                floes: self.building.floes,
                packs: self.building.packs,
                bergs: 2u8.saturating_sub(self.building.bergs),
            }),
            outcome: self.outcome(),
        }
    }

    fn question(&self) -> Question {
        match self.stage {
            Stage::Kind => Question::Kind,
            Stage::Tile { ice } => Question::Tile { ice },
            Stage::Berg => Question::Berg,
            Stage::Hunter => Question::Hunter,
            Stage::Corner { figure } => Question::Corner { figure },
            Stage::Level { figure, cell } => Question::Level { figure, cell },
            Stage::Igloo => Question::Igloo,
            Stage::Return { figure } => Question::Return { figure },
            Stage::Action => Question::Action,
            Stage::Neutral => Question::Neutral,
            Stage::Hunt { hunter } => Question::Hunt { hunter },
            Stage::Cod => Question::Cod,
            Stage::Destination { figure } => Question::Destination { figure },
            Stage::Drift { card, left } => {
                let direction = card.direction().surely();
                let ghosts = self.drifters(direction).iter().filter_map(|cell| self.ghost(cell, card, left)).collect();
                Question::Drift { direction, left, ghosts }
            }
            Stage::Displace { figure, .. } => Question::Displace { figure },
            Stage::Melt => Question::Melt,
            Stage::Escape { attacker, seal } => Question::Escape { attacker, seal },
            Stage::Answer { attacker, seal, card } => {
                Question::Answer { attacker, seal, card, direction: card.direction().surely() }
            }
            Stage::FleeTo { seal, cell, .. } => Question::FleeTo { seal, cell },
            Stage::Refresh => Question::Refresh,
            Stage::Over { .. } => Question::Over,
        }
    }

    /// Lets a tile drift in a copy, and looks what happens.
    fn ghost(&self, cell: Cell, card: Card, left: u8) -> Option<Ghost> {
        let mut copy = *self;
        let mut log = Vec::new();
        copy.drift(cell, card, left, &mut log);
        let (mut shifts, mut sent) = (None, Vec::new());
        for event in log.iter().filter_map(|entry| entry.seen_by(Eyes::Open)) {
            match *event {
                Event::Drifts { moved, pushed, .. } => shifts = Some((moved, pushed)),
                Event::Displaced { figure, from, to, depth } => sent.push(Sent { figure, from, to, depth }),
                Event::Followed { figures, from, to } => {
                    sent.extend(figures.iter().map(|figure| Sent { figure, from, to, depth: Depth::UnderIce }));
                }
                _ => {}
            }
        }
        let (moved, pushed) = shifts?;
        Some(Ghost { moved, pushed, sent, asked: copy.now.displaced.iter().collect() })
    }

    fn effect(&self) -> Option<EffectView> {
        let (Stage::Drift { card, left } | Stage::Displace { card, left, .. }) = self.stage else { return None };
        Some(EffectView { card, left, drifted: self.now.drifted.iter().collect() })
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        let place = self.tiles[tile.index()];
        TileView { tile, place, cell: place.cell(), ice: place.cell().and_then(|cell| self.ice_at(cell)) }
    }

    fn figure_view(&self, figure: Figure) -> FigureView {
        let piece = piece(self.figures[figure.index()]);
        let next =
            if matches!(self.stage, Stage::Return { .. }) { self.active } else { self.active.next(self.size.into()) };
        FigureView {
            figure,
            hunter: figure.hunter(),
            depth: piece.cell.map(|cell| self.depth(cell, self.level_of(figure))),
            returned: self.now.returned.contains(figure),
            moved: self.now.moved.contains(figure),
            attacked: self.now.attacked.contains(figure),
            adrift: self.now.displaced.contains(figure),
            returns_with: (piece.place == Place::WAITING).then(|| self.owner(figure.hunter()).unwrap_or(next)),
            piece,
        }
    }

    fn hunter_view(&self, hunter: Hunter) -> HunterView {
        let lives = self.lives(hunter);
        HunterView { hunter, owner: self.owner(hunter), lives, lost: hunter.lives() - lives, token: hunter.token() }
    }

    fn house_view(&self, seat: Seat, eyes: Eyes) -> HouseView {
        let (house, points) = (self.house(seat), self.points(seat));
        let trophies = Hunter::PLAYED.into_iter().zip(house.trophies).filter(|&(_, count)| count > 0);
        HouseView {
            seat,
            hunter: self.hunter_of(seat),
            score_x2: points.total(),
            lives_x2: points.lives,
            trophies_x2: points.trophies,
            trophies: trophies.map(|(hunter, count)| Trophy { hunter, count }).collect(),
            cod: self.cod_of(seat),
            plankton: house.plankton,
            igloo: points.igloo > 0,
            hand_size: house.hand.len() as u8,
            kept: house.hand.common(&self.kept).len() as u8,
            hand: eyes.own(seat).then(|| Card::each(house.hand).collect()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Stage::Over { why } = self.stage else { return None };
        let (winners, by_cod) = self.winners();
        Some(Outcome { why, winners, by_cod })
    }
}

fn piece(place: Place) -> PieceView {
    PieceView { place, cell: place.cell(), caught_by: place.owner() }
}
