//! REMOVE (rules, 5.6): pieces that leave together, points and relationships, and the consequences that are
//! resolved one after the other.

use engine::{Dice, Log, Row, cannot_be};

use crate::action::{Action, TriggerKind};
use crate::choices::Choices;
use crate::event::Event;
use crate::factions::{Faction, Leader, Piece, Source};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::{Root, Site, Step, Trigger};

/// Pieces that are removed from one clearing by one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Loss {
    pub(crate) clearing: Clearing,
    pub(crate) remover: Faction,
    pub(crate) pieces: Site,
}

/// Pieces that are removed at one moment: one loss for each clearing, in a battle one for each side.
pub(crate) type Batch = Row<Loss, 6>;

/// What removes pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// Hits of a battle (its data are in the state).
    Battle,
    /// Anything else.
    Other,
}

impl Root {
    /// All pieces of a player's opponents in a clearing, for revolts and favors; a mercenary buyer leaves Riverfolk warriors
    /// alone (rules, 5.8).
    pub(crate) fn opponents_pieces(&self, remover: Faction, clearing: Clearing) -> Loss {
        let mut pieces = *self.site(clearing);
        for faction in self.playing.iter().filter(|&faction| !self.are_opponents(remover, faction)) {
            pieces.warriors[faction.index()] = 0;
            Piece::of(faction).iter().for_each(|piece| pieces.pieces[piece.index()] = 0);
        }
        if self.mercenary_buyer() == Some(remover) {
            pieces.warriors[Faction::Riverfolk.index()] = 0;
        }
        Loss { clearing, remover, pieces }
    }

    /// Removes a batch: the pieces leave, points are scored, relationships change, and consequences are put on the stack. What
    /// should happen after these must be on the stack already.
    pub(crate) fn remove(&mut self, batch: &Batch, cause: Cause, log: &mut impl Log<Event>) {
        batch.iter().for_each(|loss| self.take_away(loss, cause, log));
        self.score_removal(batch, cause, log);
        self.check_points(log);
        if self.is_over() {
            return;
        }
        self.queue_triggers(batch);
    }

    /// The pieces of one loss leave the map.
    fn take_away(&mut self, loss: &Loss, cause: Cause, log: &mut impl Log<Event>) {
        let clearing = loss.clearing;
        let by = self.seat(loss.remover);
        for faction in Faction::ARMIES {
            let count = loss.pieces.warriors(faction);
            if count == 0 {
                continue;
            }
            self.take_warriors(faction, clearing, count);
            // Revenge: warriors lost by a defending Cult become acolytes.
            let revenge = faction == Faction::Cult && cause == Cause::Battle && self.battle.defender == Faction::Cult;
            log.tell(Event::LosesWarriors { by, faction, clearing, count });
            if revenge {
                self.cult.acolytes += count;
                log.tell(Event::Acolytes { who: self.seat(faction), change: count as i8 });
            } else {
                self.player_mut(faction).supply += count;
            }
        }
        for piece in loss.pieces.kinds() {
            let count = loss.pieces.count(piece);
            self.take_pieces(piece, clearing, count);
            if piece == Piece::Keep {
                self.marquise.keep = None;
            }
            log.tell(Event::Loses { by, piece, clearing, count });
        }
    }

    /// Points for buildings and tokens, the Despot, infamy; then relationships.
    fn score_removal(&mut self, batch: &Batch, cause: Cause, log: &mut impl Log<Event>) {
        for loss in batch {
            let mut points = 0;
            let mut enemy_cardboard = false;
            for piece in loss.pieces.kinds().filter(|piece| self.are_opponents(loss.remover, piece.owner())) {
                points += loss.pieces.count(piece) as i8;
                enemy_cardboard = true;
            }
            self.gain(loss.remover, points, Source::Removing, log);
            let despot = loss.remover == Faction::Eyrie && self.eyrie.leader == Some(Leader::Despot);
            if despot && enemy_cardboard && cause == Cause::Battle && !self.battle.despot {
                self.battle.despot = true;
                self.gain(Faction::Eyrie, 1, Source::Removing, log);
            }
        }
        for loss in batch.iter().filter(|loss| loss.remover.is_vagabond()) {
            self.vagabond_removes(loss, cause, log);
        }
    }

    /// Queues the consequences, clearing by clearing.
    fn queue_triggers(&mut self, batch: &Batch) {
        for loss in batch.iter().filter(|loss| loss.pieces.has_cardboard()) {
            let clearing = loss.clearing;
            if loss.pieces.count(Piece::Sympathy) > 0 && loss.remover != Faction::Alliance {
                self.triggers.push(Trigger::Outrage { offender: loss.remover, clearing });
            }
            if loss.pieces.count(Piece::Base) > 0 {
                self.triggers.push(Trigger::BaseLost { suit: self.suit(clearing) });
            }
            for _ in 0..loss.pieces.count(Piece::Garden) {
                self.triggers.push(Trigger::GardenLost { clearing });
            }
            if loss.pieces.count(Piece::TradePost) > 0 {
                self.triggers.push(Trigger::PostLost { clearing });
            }
        }
        if self.can_have_hospital() && batch.iter().any(|loss| loss.pieces.warriors(Faction::Marquise) > 0) {
            let mut warriors = [0u8; 12];
            for loss in batch {
                warriors[loss.clearing.index()] += loss.pieces.warriors(Faction::Marquise);
            }
            for clearing in Clearing::all().filter(|clearing| warriors[clearing.index()] > 0) {
                self.triggers.push(Trigger::FieldHospital { clearing, warriors: warriors[clearing.index()] });
            }
        }
        if !self.triggers.is_empty() {
            self.then(Step::Triggers);
        }
    }

    /// May the Marquise be asked about a field hospital? Whether she holds a card that fits plays no part.
    fn can_have_hospital(&self) -> bool {
        self.marquise.keep.is_some() && !self.hand(Faction::Marquise).is_empty()
    }

    /// The kinds of consequences that wait.
    fn waiting_kinds(&self) -> u8 {
        self.triggers.iter().fold(0, |kinds, trigger| kinds | 1 << trigger.kind() as u8)
    }

    /// Resolves the next consequence, or asks which one comes next.
    pub(crate) fn resolve_triggers(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        if self.triggers.is_empty() {
            self.steps.pop();
        } else if self.waiting_kinds().count_ones() > 1 {
            self.ask(self.active, Question::OrderTriggers);
        } else {
            let trigger = self.triggers.remove(0);
            self.resolve(trigger, dice, log);
        }
    }

    pub(crate) fn list_triggers(&self, out: &mut impl Choices) {
        let kinds = self.waiting_kinds();
        let waiting = TriggerKind::ALL.iter().filter(|&&kind| kinds & 1 << kind as u8 != 0);
        waiting.for_each(|&kind| out.add(Action::Resolve(kind)));
    }

    /// The active player picks the next consequence.
    pub(crate) fn pick_trigger(&mut self, kind: TriggerKind, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(at) = self.triggers.iter().position(|trigger| trigger.kind() == kind) else { return cannot_be() };
        log.tell(Event::OrdersTriggers { who: self.seat(self.active), kind });
        let trigger = self.triggers.remove(at);
        self.resolve(trigger, dice, log);
    }

    fn resolve(&mut self, trigger: Trigger, dice: &mut Dice, log: &mut impl Log<Event>) {
        match trigger {
            Trigger::Outrage { offender, clearing } => self.start_outrage(offender, clearing, log),
            Trigger::BaseLost { suit } => self.lose_base(suit, log),
            Trigger::GardenLost { .. } => self.lose_garden(dice, log),
            Trigger::PostLost { .. } => self.lose_post(log),
            Trigger::FieldHospital { clearing, warriors } => {
                if self.can_have_hospital() {
                    self.ask(Faction::Marquise, Question::FieldHospital { clearing, warriors });
                }
            }
        }
    }
}

impl Trigger {
    pub(crate) fn kind(&self) -> TriggerKind {
        match self {
            Trigger::Outrage { .. } => TriggerKind::Outrage,
            Trigger::BaseLost { .. } => TriggerKind::BaseLost,
            Trigger::GardenLost { .. } => TriggerKind::GardenLost,
            Trigger::PostLost { .. } => TriggerKind::PostLost,
            Trigger::FieldHospital { .. } => TriggerKind::FieldHospital,
        }
    }
}
