//! A Vagabond's items (rules, 9.4): exhausting, refreshing, damaging, repairing, the tracks and the limit. Which
//! item lies on a track is not kept: face-up undamaged tea, coins and bags always do, three of a kind at most.

use engine::{Log, cannot_be};

use crate::action::Action;
use crate::boards::Vagabond;
use crate::cards::Item;
use crate::choices::Choices;
use crate::event::Event;
use crate::factions::{Condition, Faction};
use crate::question::Question;
use crate::state::Root;

/// Spaces of a track.
const TRACK: u8 = 3;
/// Items that satchel and damaged box hold without bags, and for each bag on its track.
const ROOM: u8 = 6;
const ROOM_OF_BAG: u8 = 2;
/// Items refreshed without tea, and for each tea on its track.
const REFRESHED: u8 = 3;
const REFRESHED_BY_TEA: u8 = 2;

impl Vagabond {
    /// Items of a kind in a condition.
    #[inline]
    pub(crate) fn count(&self, item: Item, condition: Condition) -> u8 {
        self.items[item.index()][condition.index()]
    }

    /// The kinds of which there is an item in one of these conditions.
    #[inline]
    pub(crate) fn kinds<const N: usize>(&self, conditions: [Condition; N]) -> impl Iterator<Item = Item> {
        let mut set = 0u8;
        for (kind, counts) in self.items.iter().enumerate() {
            let count: u8 = conditions.iter().map(|condition| counts[condition.index()]).sum();
            set |= u8::from(count > 0) << kind;
        }
        std::iter::from_fn(move || {
            let next = Item::ALL.get(set.trailing_zeros() as usize)?;
            set &= set - 1;
            Some(*next)
        })
    }

    /// Items of a kind that can be exhausted.
    #[inline]
    pub(crate) fn ready(&self, item: Item) -> u8 {
        self.count(item, Condition::Ready)
    }

    /// Can any item be exhausted?
    #[inline]
    pub(crate) fn any_ready(&self) -> bool {
        self.items.iter().any(|kinds| kinds[Condition::Ready.index()] > 0)
    }

    /// All items that can be exhausted.
    #[inline]
    pub(crate) fn all_ready(&self) -> u8 {
        self.items.iter().map(|kinds| kinds[Condition::Ready.index()]).sum()
    }

    /// The items in one of two conditions.
    fn in_conditions(&self, conditions: [Condition; 2]) -> u8 {
        let [one, other] = conditions.map(Condition::index);
        self.items.iter().map(|kinds| kinds[one] + kinds[other]).sum()
    }

    /// Damaged items.
    #[inline]
    pub(crate) fn damaged(&self) -> u8 {
        self.in_conditions(DAMAGED)
    }

    /// Items that are not damaged: so many hits a Vagabond can take.
    #[inline]
    pub(crate) fn sound(&self) -> u8 {
        self.in_conditions(UNDAMAGED)
    }

    /// Items on the track of their kind.
    #[inline]
    pub(crate) fn on_track(&self, item: Item) -> u8 {
        match item {
            Item::Tea | Item::Coins | Item::Bag => self.ready(item).min(TRACK),
            _ => 0,
        }
    }

    /// Items in the satchel and the damaged box.
    fn carried(&self) -> u8 {
        let all: u8 = self.items.iter().flatten().sum();
        all - self.on_track(Item::Tea) - self.on_track(Item::Coins) - self.on_track(Item::Bag)
    }

    /// How many items the satchel and the damaged box hold.
    fn room(&self) -> u8 {
        ROOM + ROOM_OF_BAG * self.on_track(Item::Bag)
    }

    /// Items in the satchel and the damaged box beyond what they hold.
    pub(crate) fn too_many(&self) -> u8 {
        self.carried().saturating_sub(self.room())
    }

    /// Would an item be left behind if a bag were damaged?
    pub(crate) fn is_full(&self) -> bool {
        self.carried() + 1 > self.room() - ROOM_OF_BAG.min(self.room())
    }
}

pub(crate) const DAMAGED: [Condition; 2] = [Condition::Damaged, Condition::Broken];
pub(crate) const FACE_DOWN: [Condition; 2] = [Condition::Exhausted, Condition::Broken];
pub(crate) const UNDAMAGED: [Condition; 2] = [Condition::Ready, Condition::Exhausted];

impl Root {
    /// Undamaged swords, face up or down: the most hits a Vagabond can roll.
    #[inline]
    pub(crate) fn undamaged_swords(&self, who: Faction) -> u8 {
        self.undamaged(who, Item::Sword)
    }

    /// Items of a kind that are not damaged.
    pub(crate) fn undamaged(&self, who: Faction, item: Item) -> u8 {
        UNDAMAGED.iter().map(|&condition| self.vagabond(who).count(item, condition)).sum()
    }

    /// Ready hammers as crafting pieces of the suit of the pawn's clearing; none in a forest.
    pub(crate) fn spare_hammers(&self, who: Faction) -> [u8; 3] {
        let mut spare = [0; 3];
        if let Some(clearing) = self.pawn(who) {
            spare[self.suit(clearing).index() % 3] = self.vagabond(who).ready(Item::Hammer);
        }
        spare
    }

    /// Exhausts hammers to craft.
    pub(crate) fn use_hammers(&mut self, who: Faction, count: u8, log: &mut impl Log<Event>) {
        (0..count).for_each(|_| self.exhaust(who, Item::Hammer, log));
    }

    /// Turns a ready item face down.
    pub(crate) fn exhaust(&mut self, who: Faction, item: Item, log: &mut impl Log<Event>) {
        self.turn(who, item, Condition::Ready, Condition::Exhausted);
        log.tell(Event::Exhausts { who: self.seat(who), item });
    }

    /// An item changes from one condition to another. The ruins' own item is the first of several to suffer and the last to
    /// recover (ruling 41).
    fn turn(&mut self, who: Faction, item: Item, from: Condition, to: Condition) {
        let vagabond = self.vagabond_mut(who);
        let mark = &mut vagabond.marked[item.index()];
        let kinds = &mut vagabond.items[item.index()];
        if *mark == Some(from) && (kinds[from.index()] == 1 || to.is_worse_than(from)) {
            *mark = Some(to);
        }
        kinds[from.index()] -= 1;
        kinds[to.index()] += 1;
    }

    /// Lists items in these conditions by kind and side, each as one choice.
    pub(crate) fn list_items(
        &self,
        who: Faction,
        conditions: [Condition; 2],
        choice: impl Fn(Item, Condition) -> Action,
        out: &mut impl Choices,
    ) {
        let vagabond = self.vagabond(who);
        for item in vagabond.kinds(conditions) {
            for condition in conditions.into_iter().filter(|&condition| vagabond.count(item, condition) > 0) {
                out.add(choice(item, condition));
            }
        }
    }

    /// Lists items that can be exhausted.
    pub(crate) fn list_ready(&self, who: Faction, out: &mut impl Choices) {
        let ready = self.vagabond(who).kinds([Condition::Ready]);
        ready.for_each(|item| out.add(Action::Item(item, Condition::Ready)));
    }

    /// An undamaged item becomes damaged and keeps its side.
    pub(crate) fn damage_item(&mut self, who: Faction, item: Item, condition: Condition, log: &mut impl Log<Event>) {
        self.turn(who, item, condition, condition.harmed());
        log.tell(Event::Damages { who: self.seat(who), item });
    }

    /// Notes the tea on the track when Birdsong begins, before services are bought (ruling 7).
    pub(crate) fn remember_tea(&mut self, who: Faction) {
        self.vagabond_mut(who).morning_tea = self.vagabond(who).on_track(Item::Tea);
    }

    /// Birdsong: items are turned face up, damaged ones too; the Vagabond picks if not all can be.
    pub(crate) fn refresh(&mut self, who: Faction, log: &mut impl Log<Event>) {
        let vagabond = self.vagabond(who);
        let left = REFRESHED + REFRESHED_BY_TEA * vagabond.morning_tea;
        if vagabond.in_conditions(FACE_DOWN) > left {
            self.ask(who, Question::RefreshItem { left });
            return;
        }
        for &item in Item::ALL {
            let vagabond = self.vagabond_mut(who);
            vagabond.marked[item.index()] = vagabond.marked[item.index()].map(Condition::refreshed);
            let kinds = &mut vagabond.items[item.index()];
            let mut count = 0;
            for down in FACE_DOWN {
                let turned = std::mem::take(&mut kinds[down.index()]);
                kinds[down.refreshed().index()] += turned;
                count += turned;
            }
            if count > 0 {
                log.tell(Event::Refreshes { who: self.seat(who), item, count });
            }
        }
    }

    /// One item is turned face up, and the next is asked for.
    pub(crate) fn refresh_item(
        &mut self,
        who: Faction,
        left: u8,
        (item, condition): (Item, Condition),
        log: &mut impl Log<Event>,
    ) {
        self.turn(who, item, condition, condition.refreshed());
        log.tell(Event::Refreshes { who: self.seat(who), item, count: 1 });
        if left > 1 {
            self.ask(who, Question::RefreshItem { left: left - 1 });
        }
    }

    /// A damaged item becomes undamaged and keeps its side.
    pub(crate) fn repair(&mut self, who: Faction, item: Item, condition: Condition, log: &mut impl Log<Event>) {
        self.turn(who, item, condition, condition.mended());
        log.tell(Event::Repairs { who: self.seat(who), item });
    }

    /// Repairs so many items, all if there are no more than that.
    pub(crate) fn repair_some(&mut self, who: Faction, left: u8, log: &mut impl Log<Event>) {
        if self.vagabond(who).damaged() > left {
            if left > 0 {
                self.ask(who, Question::RepairItem { left });
            }
            return;
        }
        self.repair_all(who, Condition::mended, log);
    }

    /// Evening's rest in a forest: what is damaged is repaired and turned face up.
    pub(crate) fn rest(&mut self, who: Faction, log: &mut impl Log<Event>) {
        self.repair_all(who, |_| Condition::Ready, log);
    }

    fn repair_all(&mut self, who: Faction, into: impl Fn(Condition) -> Condition, log: &mut impl Log<Event>) {
        for &item in Item::ALL {
            for condition in DAMAGED {
                for _ in 0..self.vagabond(who).count(item, condition) {
                    self.turn(who, item, condition, into(condition));
                    log.tell(Event::Repairs { who: self.seat(who), item });
                }
            }
        }
    }

    /// Makes the Vagabond leave items behind until the rest can be carried; says whether they are asked.
    pub(crate) fn keep_item_limit(&mut self, who: Faction) -> bool {
        let over = self.vagabond(who).too_many() > 0;
        if over {
            self.ask(who, Question::DropItem);
        }
        over
    }

    /// Items in the satchel or the damaged box; those on a track are safe. With two Vagabonds it matters whether an item is the
    /// ruins' own.
    pub(crate) fn list_droppable(&self, who: Faction, out: &mut impl Choices) {
        let vagabond = self.vagabond(who);
        let marks_matter = self.plays(Faction::Vagabond2);
        for &item in Item::ALL {
            for &condition in Condition::ALL {
                let on_track = if condition == Condition::Ready { vagabond.on_track(item) } else { 0 };
                let count = vagabond.count(item, condition);
                if count > on_track {
                    out.add(Action::Item(item, condition));
                    if marks_matter && count > 1 && vagabond.marked[item.index()] == Some(condition) {
                        out.add(Action::RuinItem(item, condition));
                    }
                }
            }
        }
    }

    /// The answer to [`Question::DropItem`]: the item leaves the game, its mark with it.
    pub(crate) fn drop_item(&mut self, who: Faction, action: Action, log: &mut impl Log<Event>) {
        let (Action::Item(item, condition) | Action::RuinItem(item, condition)) = action else { return cannot_be() };
        let vagabond = self.vagabond_mut(who);
        let count = &mut vagabond.items[item.index()][condition.index()];
        let marked = vagabond.marked[item.index()] == Some(condition);
        let of_ruin = marked && (*count == 1 || action == Action::RuinItem(item, condition));
        *count -= 1;
        if of_ruin {
            vagabond.marked[item.index()] = None;
        }
        log.tell(Event::DropsItem { who: self.seat(who), item, of_ruin });
        self.keep_item_limit(who);
    }
}
