//! Hunting: using a hunter, who can attack whom, what a capture brings, and how the captured return (rules, 5.3 to 5.5
//! and 5.12).

use engine::Log;

use crate::cells::Cell;
use crate::event::{EndsBecause, Event};
use crate::figures::{Figure, Figures, Hunter, Level, Target};
use crate::ice::Place;
use crate::state::{Arctic, Stage};

impl Arctic {
    /// Can the active player use this hunter now: does one of its figures have a move or an attack?
    #[inline]
    pub(crate) fn usable(&self, hunter: Hunter) -> bool {
        let open = self.open();
        hunter.figures().iter().any(|figure| match self.cell_of(figure) {
            Some(cell) => {
                !cell.around().common(open).is_empty() || !self.prey_of(figure).is_empty() || self.can_raid(figure)
            }
            None => false,
        })
    }

    /// The figures that a figure can attack where it stands (5.3), at most one cod among them.
    #[inline]
    pub(crate) fn prey_of(&self, figure: Figure) -> Figures {
        let Some(cell) = self.cell_of(figure) else { return Figures::NONE };
        if self.now.returned.contains(figure) {
            return Figures::NONE;
        }
        let own = self.hunter_of(self.active).map_or(Figures::NONE, Hunter::figures);
        let here = self.figures_at(cell).without(own);
        self.within_reach(figure.hunter(), self.level_of(figure), here).one_cod()
    }

    /// Those of the figures on a hunter's cell that it reaches from its level. In open sea everybody is in the water;
    /// through the ice nobody reaches anybody, but for the Inuit hunter who fishes for cod.
    #[inline]
    pub(crate) fn within_reach(&self, hunter: Hunter, level: Level, here: Figures) -> Figures {
        let same_level = match level {
            Level::Ice if hunter == Hunter::Eskimo => self.upright.with(Figures::COD),
            Level::Ice => self.upright,
            Level::Water => here.without(self.upright),
        };
        here.common(same_level).common(hunter.prey())
    }

    /// Can this figure attack the igloo?
    #[inline]
    pub(crate) fn can_raid(&self, figure: Figure) -> bool {
        figure.hunter().raids()
            && self.upright.contains(figure)
            && self.igloo == self.figures[figure.index()]
            && !self.now.returned.contains(figure)
            && self.owner(Hunter::Eskimo) != Some(self.active)
    }

    /// A hunter is used.
    #[inline]
    pub(crate) fn activate(&mut self, hunter: Hunter, log: &mut impl Log<Event>) {
        self.now.hunted = true;
        log.tell(Event::Activates { who: self.active, hunter });
        self.stage = if hunter == Hunter::Cod { Stage::Cod } else { Stage::Hunt { hunter } };
    }

    /// The figures of a hunter that can still move in this activation.
    #[inline]
    pub(crate) fn movers(&self, hunter: Hunter) -> Figures {
        self.mobile(hunter.figures().without(self.now.moved).without(self.now.attacked))
    }

    /// The hunter has done enough. Cod bring plankton; with two or three players a neutral hunter may follow.
    #[inline]
    pub(crate) fn finish(&mut self, hunter: Hunter, log: &mut impl Log<Event>) {
        self.now.moved = Figures::NONE;
        self.now.attacked = Figures::NONE;
        self.stage = self.stage_after(hunter);
        if hunter == Hunter::Cod {
            self.plankton -= 1;
            self.house_mut(self.active).plankton += 1;
            log.tell(Event::TakesPlankton { who: self.active, left: self.plankton });
            if self.plankton == 0 {
                self.end(EndsBecause::NoPlankton, log);
            }
        }
    }

    /// What is asked when a hunter has done enough.
    #[inline]
    pub(crate) fn stage_after(&self, hunter: Hunter) -> Stage {
        if self.size < 4 && self.owner(hunter) == Some(self.active) { Stage::Neutral } else { Stage::Action }
    }

    /// An attack is declared. With four players a seal may flee.
    #[inline]
    pub(crate) fn attack(&mut self, figure: Figure, target: Target, log: &mut impl Log<Event>) {
        self.now.attacked.insert(figure);
        if let Some(cell) = self.cell_of(figure) {
            log.tell(Event::Attacks { who: self.active, figure, target, cell });
        }
        match target {
            Target::Figure(seal) if self.can_flee(seal) => self.stage = Stage::Escape { attacker: figure, seal },
            _ => self.capture(figure, target, log),
        }
    }

    /// The attack succeeds (5.4). The points go to the active player, whoever attacked.
    pub(crate) fn capture(&mut self, figure: Figure, target: Target, log: &mut impl Log<Event>) {
        let who = self.active;
        self.stage = Stage::Hunt { hunter: figure.hunter() };
        let Target::Figure(prey) = target else {
            self.igloo = Place::caught(who);
            log.tell(Event::Captures { who, figure, target, from: self.owner(Hunter::Eskimo), returns: false });
            return;
        };
        self.upright.remove(prey);
        let hunter = prey.hunter();
        if hunter == Hunter::Cod {
            self.figures[prey.index()] = Place::caught(who);
            log.tell(Event::Captures { who, figure, target, from: None, returns: false });
            if self.cod_left() == 0 {
                self.end(EndsBecause::NoCod, log);
            }
            return;
        }
        let captures = &mut self.captures[hunter.index() & 3];
        *captures += 1;
        let returns = *captures == 1;
        self.figures[prey.index()] = if returns { Place::WAITING } else { Place::GONE };
        self.house_mut(who).trophies[hunter.index() & 3] += 1;
        log.tell(Event::Captures { who, figure, target, from: self.owner(hunter), returns });
    }

    /// The figure that has to return now: first the active player's own, then neutral ones. A hunter never has two
    /// waiting, since only its first capture can be survived.
    #[inline]
    pub(crate) fn next_to_return(&self) -> Option<Figure> {
        if !self.figures[..5].contains(&Place::WAITING) {
            return None;
        }
        let waiting =
            |hunter: Hunter| hunter.figures().iter().find(|figure| self.figures[figure.index()] == Place::WAITING);
        let own = self.hunter_of(self.active).and_then(waiting);
        let neutral = || Hunter::PLAYED.into_iter().filter(|&hunter| self.owner(hunter).is_none()).find_map(waiting);
        own.or_else(neutral)
    }

    /// Where a figure stands on a cell it comes to: bear and Inuit hunter on the ice if there is some, a seal as chosen.
    pub(crate) fn level_on(&self, figure: Figure, cell: Cell, chosen: Option<Level>) -> Level {
        match chosen {
            _ if !self.ice.contains(cell) => Level::Water,
            Some(level) => level,
            None if figure.hunter().dives() => Level::Water,
            None => Level::Ice,
        }
    }

    /// A captured figure comes back; it does not attack in this turn.
    pub(crate) fn bring_back(&mut self, figure: Figure, cell: Cell, level: Option<Level>, log: &mut impl Log<Event>) {
        let level = self.level_on(figure, cell, level);
        self.put(figure, cell, level);
        self.now.returned.insert(figure);
        log.tell(Event::Returns { who: self.active, figure, cell, depth: self.depth(cell, level) });
        self.after_returns();
    }
}
