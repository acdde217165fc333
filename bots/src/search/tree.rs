//! The tree: positions and choices in flat lists, found again by a small hash table. Nothing is freed before the next
//! search, and nothing is allocated once the lists have grown.

use std::ops::Range;

use engine::maths::ln;
use engine::{BySeat, Dice, Seat};

use super::measure::Scale;
use crate::Style;

/// A choice is judged by its outcomes once it was looked into so often.
const KNOWN: u32 = 4;

/// How far first sight is trusted about what is owed to a choice, however far it is trusted otherwise: what is wrong with a choice can only
/// be told once it was looked into.
const LITTLE: f32 = 0.3;

/// More than any outcome: what is owed to a choice neglected for long comes first.
const OWED: f32 = 1e3;

/// No position.
const NONE: u32 = u32::MAX;

/// Positions and their choices.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// What can be chosen at each node, side by side: where worlds differ much, long lists are looked through all the time, and edges lie
    /// scattered in memory.
    lists: Vec<Listed<A>>,
    /// Places of nodes by their key; a power of two, at most half full.
    table: Vec<Place>,
    /// The choices that the world at hand offers at the node looked at.
    offered: Vec<Offered>,
}

/// A choice that is on offer, and what it looks like at first sight in the world at hand: in another one, after other luck, the same choice may
/// be another matter.
#[derive(Clone, Copy)]
struct Offered {
    edge: u32,
    /// 1 is usual.
    weight: f32,
    /// How keenly it is looked into whatever its weight is: less if it is doubtful.
    eager: f32,
}

/// A choice in the list of its node.
#[derive(Clone, Copy)]
struct Listed<A> {
    action: A,
    edge: u32,
}

/// Where a node is. Most of those that are not meant can be told by half of their key, without looking at them.
#[derive(Clone, Copy)]
struct Place {
    half: u32,
    node: u32,
}

const FREE: Place = Place { half: 0, node: NONE };

/// A step down the tree.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// The choice taken.
    pub(super) edge: u32,
    /// If it is known to be worse than another that was on offer: what that one brings at least.
    better: Option<f32>,
}

/// A position as the player who has to choose recognises it.
struct Node {
    key: u64,
    /// Where the list of its choices begins, how many there are, and for how many there is room.
    first: u32,
    len: u32,
    room: u32,
}

impl Node {
    #[inline]
    fn list(&self) -> Range<usize> {
        self.first as usize..(self.first + self.len) as usize
    }
}

/// A choice.
struct Edge<A> {
    action: A,
    visits: u32,
    /// In how many visits of the node it could have been made.
    offers: u32,
    /// What it was worth to its seat on average.
    mean: f32,
    /// The seat's plain chance after it, on average.
    chance: f32,
    seat: Seat,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), edges: Vec::new(), lists: Vec::new(), table: vec![FREE; 1024], offered: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.lists.clear();
        self.table.fill(FREE);
    }

    /// The node of this key, if it was added.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        match self.table[self.slot(key)].node {
            NONE => None,
            node => Some(node),
        }
    }

    /// Where a key is, or would be put.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = key as usize & mask;
        loop {
            let Place { half, node } = self.table[slot];
            if node == NONE || half == upper_half(key) && self.nodes[node as usize].key == key {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    /// A new node without choices. The key must be new.
    pub(super) fn add(&mut self, key: u64) -> u32 {
        if self.nodes.len() * 2 >= self.table.len() {
            self.grow();
        }
        let node = self.nodes.len() as u32;
        let slot = self.slot(key);
        self.nodes.push(Node { key, first: 0, len: 0, room: 0 });
        self.table[slot] = Place { half: upper_half(key), node };
        node
    }

    fn grow(&mut self) {
        let len = self.table.len() * 4;
        self.table.clear();
        self.table.resize(len, FREE);
        for index in 0..self.nodes.len() {
            let key = self.nodes[index].key;
            let slot = self.slot(key);
            self.table[slot] = Place { half: upper_half(key), node: index as u32 };
        }
    }

    /// Looks up the choices that a world offers at this node to `seat`, with what they look like in it at first sight, and adds those never
    /// seen there before. To a `narrow` mind choices without any weight are known, but not thought about.
    #[inline]
    pub(super) fn offer(&mut self, narrow: bool, node: u32, seat: Seat, actions: &[A], weights: &[f32]) {
        self.offered.clear();
        let scale = Scale::of(weights);
        // Games list their choices in a fixed order: most of the time the next one is simply the next one.
        let mut next = 0;
        for (index, (&action, &weight)) in actions.iter().zip(weights).enumerate() {
            let list = &self.lists[self.nodes[node as usize].list()];
            let known = match list.get(next) {
                Some(listed) if listed.action == action => Some(next),
                _ => list.iter().position(|listed| listed.action == action),
            };
            let edge = match known {
                Some(place) => {
                    next = place + 1;
                    list[place].edge
                }
                None => {
                    next = list.len() + 1;
                    let new = Edge { action, visits: 0, offers: 0, mean: 0.0, chance: 0.0, seat };
                    self.append(node, new, actions.len() - index)
                }
            };
            let (weight, eager) = scale.measure(weight, narrow);
            if weight > 0.0 {
                self.offered.push(Offered { edge, weight, eager });
            }
        }
    }

    /// Adds a choice to a node, to which up to `more` are about to be added.
    fn append(&mut self, node: u32, new: Edge<A>, more: usize) -> u32 {
        let edge = self.edges.len() as u32;
        let listed = Listed { action: new.action, edge };
        self.edges.push(new);
        let node = &mut self.nodes[node as usize];
        if node.len == node.room {
            // The list moves to where there is room for as many again.
            let first = self.lists.len();
            self.lists.extend_from_within(node.list());
            node.first = first as u32;
            node.room = node.len + node.len.max(more as u32);
            self.lists.resize(first + node.room as usize, listed);
        }
        self.lists[(node.first + node.len) as usize] = listed;
        node.len += 1;
        edge
    }

    /// The most urgent of the choices on offer: one that does well, or that was looked into too rarely for its first-sight
    /// weight and for how often it was on offer.
    #[inline]
    pub(super) fn select(&mut self, style: &Style, trust: f32, spread: f32, dice: &mut Dice) -> Step {
        let mut total = 0.0;
        let mut visits = 0.0;
        let mut sum = 0.0;
        for offered in &self.offered {
            let edge = &mut self.edges[offered.edge as usize];
            edge.offers += 1;
            total += offered.weight;
            visits += edge.visits as f32;
            sum += edge.mean * edge.visits as f32;
        }
        // A choice never looked into is expected to be as good as the others.
        let usual = if visits > 0.0 { sum / visits } else { 0.0 };
        let [share, due] = [trust, LITTLE].map(|trust| {
            let weighed = trust * self.offered.len() as f32 / total.max(f32::MIN_POSITIVE);
            move |offered: &Offered| (1.0 - trust) * offered.eager + weighed * offered.weight
        });
        let scale = style.exploration * spread;
        let mut best = (f32::NEG_INFINITY, self.offered[0].edge);
        let mut surest = f32::NEG_INFINITY;
        // Most choices were on offer equally often: logarithm and root are the same for all of them.
        let (mut offers, mut logarithm, mut root) = (0, 0.0, 0.0);
        for offered in &self.offered {
            let edge = &self.edges[offered.edge as usize];
            if edge.offers != offers {
                offers = edge.offers;
                (logarithm, root) = (ln(1.0 + offers as f32), (offers as f32).sqrt());
            }
            if edge.visits >= KNOWN {
                surest = surest.max(edge.mean - style.doubt * spread / (edge.visits as f32).sqrt());
            }
            let mean = if edge.visits == 0 { usual } else { edge.mean };
            let keen = share(offered) * logarithm / (0.1 + edge.visits as f32);
            let urge = mean + scale * (0.5 + dice.fraction()) * keen.sqrt();
            let owed = style.curiosity * due(offered) * root - (KNOWN + edge.visits) as f32;
            let urge = if owed > 0.0 { OWED + owed } else { urge };
            if urge > best.0 {
                best = (urge, offered.edge);
            }
        }
        let taken = &self.edges[best.1 as usize];
        let worth = if taken.visits >= KNOWN { taken.mean } else { usual };
        Step { edge: best.1, better: (surest > worth).then_some(surest) }
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The choices of a node, all of which were offered before, in this order.
    pub(super) fn choices(&self, node: u32, actions: &[A], out: &mut Vec<u32>) {
        out.clear();
        let list = &self.lists[self.nodes[node as usize].list()];
        let first = list.first().map_or(0, |listed| listed.edge);
        out.extend(
            actions
                .iter()
                .map(|&action| list.iter().find(|listed| listed.action == action).map_or(first, |listed| listed.edge)),
        );
    }

    /// How many choices are worth a thought at the node looked at.
    pub(super) fn on_offer(&self) -> usize {
        self.offered.len()
    }

    #[inline]
    pub(super) fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    /// Tells every choice on a path what came of it and what that is worth, the last one first. What a player lost by a lapse is not held against the
    /// choices before it, for in earnest the better one would be taken: they are told what that one brings, and the others, who did not
    /// earn it, get so much less. To tell the loss on top of what came of the lapse would be wrong: what was seldom looked into looks
    /// worse than it is as often as not, and a long turn would seem the better the more of such choices it has.
    pub(super) fn learn(&mut self, path: &[Step], outcome: &BySeat<f32>, worth: &BySeat<f32>) {
        let mut worth = *worth;
        let others = (outcome.seats() - 1).max(1) as f32;
        for step in path.iter().rev() {
            let edge = &mut self.edges[step.edge as usize];
            edge.visits += 1;
            edge.chance += (outcome[edge.seat] - edge.chance) / edge.visits as f32;
            // Nobody can do better than to win, or worse than to lose.
            edge.mean += (worth[edge.seat].clamp(0.0, 1.0) - edge.mean) / edge.visits as f32;
            if let Some(better) = step.better {
                let more = better - worth[edge.seat];
                for seat in Seat::all(outcome.seats()) {
                    worth[seat] += if seat == edge.seat { more } else { -more / others };
                }
            }
        }
    }

    /// The plain chance of its player after a choice.
    pub(super) fn chance(&self, edge: u32) -> f32 {
        self.edges[edge as usize].chance
    }

    /// How often a choice was looked into, and what its player expects of it.
    pub(super) fn seen(&self, edge: u32) -> (u32, f32) {
        let edge = &self.edges[edge as usize];
        (edge.visits, edge.mean)
    }
}

/// The half of a key by which no place is chosen.
#[inline]
fn upper_half(key: u64) -> u32 {
    (key >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::{LEVELS, Mind};

    const ANNA: Seat = Seat(0);

    const TRUST: f32 = 0.3;

    /// Among two players an outcome is worth what it is.
    fn learn(tree: &mut Tree<char>, path: &[Step], outcome: &BySeat<f32>) {
        tree.learn(path, outcome, outcome);
    }

    #[test]
    fn what_has_no_weight_is_not_thought_about_unless_nothing_else_is_left() {
        let Some(Mind::Search(style)) = LEVELS.last().map(|level| level.mind) else { panic!("no level searches") };
        let mut tree = Tree::new();
        let node = tree.add(7);
        tree.offer(true, node, ANNA, &['a', 'b', 'c'], &[1.0, 0.0, 2.0]);
        assert_eq!(tree.on_offer(), 2);
        for _ in 0..50 {
            let step = tree.select(&style, TRUST, 1.0, &mut Dice::quick(3));
            assert_ne!(tree.action(step.edge), 'b');
        }
        // A world in which only that choice is left.
        tree.offer(true, node, ANNA, &['b'], &[1.0]);
        let step = tree.select(&style, TRUST, 1.0, &mut Dice::quick(3));
        assert_eq!(tree.action(step.edge), 'b');
    }

    #[test]
    fn what_a_choice_looks_like_hangs_on_the_world_at_hand() {
        let Some(Mind::Search(style)) = LEVELS.last().map(|level| level.mind) else { panic!("no level searches") };
        let (mut tree, mut dice) = (Tree::new(), Dice::quick(3));
        let node = tree.add(7);
        let mut taken = |weights: [f32; 2]| {
            tree.offer(true, node, ANNA, &['a', 'b'], &weights);
            let step = tree.select(&style, TRUST, 1.0, &mut dice);
            tree.action(step.edge)
        };
        // After some draws the one is never better, after others the other; whichever was seen first.
        for _ in 0..50 {
            assert_eq!(taken([1.0, 0.0]), 'a');
            assert_eq!(taken([0.0, 1.0]), 'b');
        }
    }

    /// What is learned from a path of three choices by these players, where another one instead of the last brings 0.8, and what this one
    /// brought.
    fn means(seats: [Seat; 3], outcome: f32) -> [f32; 3] {
        let mut tree = Tree::new();
        let mut path = Vec::new();
        for (index, seat) in seats.into_iter().enumerate() {
            let node = tree.add(index as u64);
            tree.offer(true, node, seat, &['a', 'b'], &[1.0, 1.0]);
            path.push(Step { edge: 2 * index as u32, better: (index == 2).then_some(0.8) });
        }
        learn(&mut tree, &path, &BySeat::from_fn(2, |seat| if seat == seats[2] { outcome } else { 1.0 - outcome }));
        [0, 2, 4].map(|edge| tree.seen(edge).1)
    }

    #[test]
    fn what_a_lapse_loses_is_given_back_and_taken_from_the_others() {
        let boris = Seat(1);
        for (seats, expected) in
            [([ANNA, ANNA, ANNA], [0.8, 0.8]), ([ANNA, boris, ANNA], [0.8, 0.2]), ([ANNA, ANNA, boris], [0.2, 0.2])]
        {
            // Whether the lapse went badly this time or well tells nothing about the better choice.
            for outcome in [0.5, 0.9] {
                let expected = [expected[0], expected[1], outcome];
                let learned = means(seats, outcome);
                assert!(
                    learned.iter().zip(expected).all(|(mean, expected)| (mean - expected).abs() < 1e-6),
                    "{learned:?}"
                );
            }
        }
    }

    #[test]
    fn a_long_turn_is_worth_no_more_than_what_comes_of_it() {
        let Some(Mind::Search(style)) = LEVELS.last().map(|level| level.mind) else { panic!("no level searches") };
        let (mut tree, mut dice) = (Tree::new(), Dice::quick(5));
        // Eight choices among ten each, and whatever is chosen, luck decides.
        let nodes: Vec<u32> = (0..8).map(|key| tree.add(key)).collect();
        for _ in 0..3_000 {
            let mut path = Vec::new();
            for &node in &nodes {
                tree.offer(true, node, ANNA, &['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], &[1.0; 10]);
                path.push(tree.select(&style, TRUST, 0.5, &mut dice));
            }
            let won = dice.below(2) as f32;
            learn(&mut tree, &path, &BySeat::from_fn(2, |seat| if seat == ANNA { won } else { 1.0 - won }));
        }
        let expected =
            (0..10).map(|edge| tree.seen(edge)).map(|(visits, mean)| visits as f32 * mean).sum::<f32>() / 3_000.0;
        assert!((expected - 0.5).abs() < 0.05, "{expected}");
    }

    #[test]
    fn nothing_is_better_than_to_win() {
        let mut tree = Tree::new();
        let node = tree.add(7);
        tree.offer(true, node, ANNA, &['a', 'b'], &[1.0, 1.0]);
        let path = [Step { edge: 0, better: None }, Step { edge: 1, better: Some(1.4) }];
        learn(&mut tree, &path, &BySeat::new(2, 0.9));
        assert_eq!([tree.seen(0).1, tree.seen(1).1], [1.0, 0.9]);
    }

    #[test]
    fn a_chance_is_told_apart_from_what_it_is_worth() {
        let mut tree = Tree::new();
        let node = tree.add(7);
        tree.offer(true, node, ANNA, &['a', 'b'], &[1.0, 1.0]);
        for (chance, worth) in [(0.2, 0.5), (0.4, 0.7)] {
            tree.learn(&[Step { edge: 0, better: None }], &BySeat::new(3, chance), &BySeat::new(3, worth));
        }
        let close = |one: f32, other: f32| (one - other).abs() < 1e-6;
        assert!(close(tree.chance(0), 0.3) && close(tree.seen(0).1, 0.6));
    }

    #[test]
    fn what_seemed_bad_at_first_is_looked_into_again() {
        let Some(Mind::Search(style)) = LEVELS.last().map(|level| level.mind) else { panic!("no level searches") };
        // One choice always wins; the other one loses eight times before its good sequel is found.
        let visits = |curiosity: f32| {
            let style = Style { curiosity, ..style };
            let (mut tree, mut dice) = (Tree::new(), Dice::quick(5));
            let node = tree.add(7);
            for _ in 0..4_000 {
                tree.offer(true, node, ANNA, &['a', 'b'], &[1.0, 1.0]);
                let step = tree.select(&style, TRUST, 0.05, &mut dice);
                let late = tree.action(step.edge) == 'b' && tree.seen(step.edge).0 >= 8;
                let outcome = if late { 1.0 } else { 0.6 * f32::from(u8::from(step.edge == 0)) };
                learn(&mut tree, &[step], &BySeat::from_fn(2, |_| outcome));
            }
            tree.seen(1).0
        };
        assert!(visits(0.0) < 8);
        assert!(visits(style.curiosity) > 1_000);
    }
}
