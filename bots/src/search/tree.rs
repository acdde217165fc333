//! The tree: positions and choices in two flat lists, found again by a small hash table. Nothing is freed before the
//! next search, and nothing is allocated once the lists have grown.

use engine::maths::ln;
use engine::{BySeat, DOUBTFUL, Dice, MAX_SEATS, Seat};

use crate::Style;

/// The least spread of outcomes that is assumed.
const NARROW: f32 = 1e-3;

/// A choice is judged by its outcomes once it was looked into so often.
const KNOWN: u32 = 4;

/// How keenly a doubtful choice is looked into at first sight; others have 1.
const HARDLY: f32 = 0.02;

/// How far first sight is trusted about what is owed to a choice, however far it is trusted otherwise: what is wrong with a choice can only
/// be told once it was looked into.
const LITTLE: f32 = 0.3;

/// More than any outcome: what is owed to a choice neglected for long comes first.
const OWED: f32 = 1e3;

/// No choice.
const NONE: u32 = u32::MAX;

/// Positions and their choices.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Places of nodes by their key; a power of two, at most half full.
    table: Vec<u32>,
    /// The choices that the world at hand offers at the node looked at.
    offered: Vec<u32>,
}

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
    /// The first of its choices, which are linked.
    first: u32,
    last: u32,
}

/// A choice.
struct Edge<A> {
    action: A,
    next: u32,
    visits: u32,
    /// In how many visits of the node it could have been made.
    offers: u32,
    /// Its first-sight weight; 1 is usual.
    weight: f32,
    /// How keenly it is looked into whatever its weight is: less if it is doubtful.
    eager: f32,
    /// What it was worth to its seat on average.
    mean: f32,
    /// The seat's plain chance after it, on average.
    chance: f32,
    seat: Seat,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), edges: Vec::new(), table: vec![NONE; 1024], offered: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.table.fill(NONE);
    }

    /// The node of this key, if it was added.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        match self.table[self.slot(key)] {
            NONE => None,
            node => Some(node),
        }
    }

    /// Where a key is, or would be put.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = key as usize & mask;
        while self.table[slot] != NONE && self.nodes[self.table[slot] as usize].key != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// A new node without choices. The key must be new.
    pub(super) fn add(&mut self, key: u64) -> u32 {
        if self.nodes.len() * 2 >= self.table.len() {
            self.grow();
        }
        let node = self.nodes.len() as u32;
        let slot = self.slot(key);
        self.nodes.push(Node { key, first: NONE, last: NONE });
        self.table[slot] = node;
        node
    }

    fn grow(&mut self) {
        let len = self.table.len() * 4;
        self.table.clear();
        self.table.resize(len, NONE);
        for index in 0..self.nodes.len() {
            let slot = self.slot(self.nodes[index].key);
            self.table[slot] = index as u32;
        }
    }

    /// Looks up the choices that a world offers at this node to `seat`, and adds those never seen there before. To a `narrow`
    /// mind choices without any weight are known, but not thought about.
    #[inline]
    pub(super) fn offer(
        &mut self,
        narrow: bool,
        node: u32,
        seat: Seat,
        actions: &[A],
        priors: impl Fn(&mut Vec<f32>),
        weights: &mut Vec<f32>,
    ) {
        self.offered.clear();
        let first = self.nodes[node as usize].first;
        // Games list their choices in a fixed order: most of the time the next one is simply the next one.
        let mut cursor = first;
        let mut weighed = None;
        let mut idle = NONE;
        for (index, &action) in actions.iter().enumerate() {
            if cursor == NONE || self.edges[cursor as usize].action != action {
                cursor = first;
                while cursor != NONE && self.edges[cursor as usize].action != action {
                    cursor = self.edges[cursor as usize].next;
                }
            }
            if cursor == NONE {
                let scale = *weighed.get_or_insert_with(|| {
                    priors(weights);
                    Scale::of(weights)
                });
                let weight = weights.get(index).copied().unwrap_or(scale.mean);
                let (weight, eager) = scale.measure(weight, narrow);
                cursor = self.append(
                    node,
                    Edge { action, next: NONE, visits: 0, offers: 0, weight, eager, mean: 0.0, chance: 0.0, seat },
                );
            }
            if self.edges[cursor as usize].weight > 0.0 {
                self.offered.push(cursor);
            } else {
                idle = cursor;
            }
            cursor = self.edges[cursor as usize].next;
        }
        // In another world, where they were weighed, there was something better than all that is left here.
        if self.offered.is_empty() && idle != NONE {
            self.offered.push(idle);
        }
    }

    fn append(&mut self, node: u32, new: Edge<A>) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(new);
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = edge,
            last => self.edges[last as usize].next = edge,
        }
        node.last = edge;
        edge
    }

    /// The most urgent of the choices on offer: one that does well, or that was looked into too rarely for its first-sight
    /// weight and for how often it was on offer.
    #[inline]
    pub(super) fn select(&mut self, style: &Style, trust: f32, spread: f32, dice: &mut Dice) -> Step {
        let mut total = 0.0;
        let mut visits = 0.0;
        let mut sum = 0.0;
        for &edge in &self.offered {
            let edge = &mut self.edges[edge as usize];
            edge.offers += 1;
            total += edge.weight;
            visits += edge.visits as f32;
            sum += edge.mean * edge.visits as f32;
        }
        // A choice never looked into is expected to be as good as the others.
        let usual = if visits > 0.0 { sum / visits } else { 0.0 };
        let [share, due] = [trust, LITTLE].map(|trust| {
            let weighed = trust * self.offered.len() as f32 / total.max(f32::MIN_POSITIVE);
            move |edge: &Edge<A>| (1.0 - trust) * edge.eager + weighed * edge.weight
        });
        let scale = style.exploration * spread;
        let mut best = (f32::NEG_INFINITY, self.offered[0]);
        let mut surest = f32::NEG_INFINITY;
        // Most choices were on offer equally often: logarithm and root are the same for all of them.
        let (mut offers, mut logarithm, mut root) = (0, 0.0, 0.0);
        for &index in &self.offered {
            let edge = &self.edges[index as usize];
            if edge.offers != offers {
                offers = edge.offers;
                (logarithm, root) = (ln(1.0 + offers as f32), (offers as f32).sqrt());
            }
            if edge.visits >= KNOWN {
                surest = surest.max(edge.mean - style.doubt * spread / (edge.visits as f32).sqrt());
            }
            let mean = if edge.visits == 0 { usual } else { edge.mean };
            let keen = share(edge) * logarithm / (0.1 + edge.visits as f32);
            let urge = mean + scale * (0.5 + dice.fraction()) * keen.sqrt();
            let owed = style.curiosity * due(edge) * root - (KNOWN + edge.visits) as f32;
            let urge = if owed > 0.0 { OWED + owed } else { urge };
            if urge > best.0 {
                best = (urge, index);
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
        let first = self.nodes[node as usize].first;
        let next = |edge: &u32| Some(self.edges[*edge as usize].next).filter(|&next| next != NONE);
        out.extend(actions.iter().map(|&action| {
            let mut edges = std::iter::successors(Some(first), next);
            edges.find(|&edge| self.edges[edge as usize].action == action).unwrap_or(first)
        }));
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

    /// How often a choice was looked into, what its player expects of it, and its first-sight weight.
    pub(super) fn seen(&self, edge: u32) -> (u32, f32, f32) {
        let edge = &self.edges[edge as usize];
        (edge.visits, edge.mean, edge.weight)
    }
}

/// By what the first-sight weights of a position are measured.
#[derive(Clone, Copy)]
struct Scale {
    mean: f32,
    heaviest: f32,
}

impl Scale {
    fn of(weights: &[f32]) -> Scale {
        let mean = weights.iter().sum::<f32>() / weights.len().max(1) as f32;
        Scale { mean, heaviest: weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max) }
    }

    /// A weight of which 1 is usual, and how keenly such a choice is looked into.
    fn measure(self, weight: f32, narrow: bool) -> (f32, f32) {
        if weight > DOUBTFUL * self.heaviest {
            (weight / self.mean, 1.0)
        } else if weight > 0.0 {
            (weight / self.mean, HARDLY)
        } else if narrow {
            (0.0, 0.0)
        } else {
            (1.0, 1.0)
        }
    }
}

/// How widely the outcomes of each seat differ: the measure for all exploration, so that games need no tuning of their
/// own whether their outlook hardly moves or jumps.
pub(super) struct Spread {
    count: f32,
    mean: [f32; MAX_SEATS],
    square: [f32; MAX_SEATS],
    widest: [f32; MAX_SEATS],
}

impl Spread {
    pub(super) fn new() -> Spread {
        let none = [0.0; MAX_SEATS];
        Spread { count: 0.0, mean: none, square: none, widest: [NARROW; MAX_SEATS] }
    }

    #[inline]
    pub(super) fn add(&mut self, outcome: &BySeat<f32>) {
        self.count += 1.0;
        for (index, &value) in outcome.values().iter().enumerate() {
            let off = value - self.mean[index];
            self.mean[index] += off / self.count;
            self.square[index] += off * (value - self.mean[index]);
            // Once the search has settled on one line, all outcomes are alike; others must not be forgotten for that.
            self.widest[index] = self.widest[index].max((self.square[index] / self.count).sqrt());
        }
    }

    /// The widest standard deviation of a seat's outcomes so far.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> f32 {
        self.widest[seat.index()]
    }
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

    fn weighs(weights: &'static [f32]) -> impl Fn(&mut Vec<f32>) {
        move |out| {
            out.clear();
            out.extend_from_slice(weights);
        }
    }

    #[test]
    fn what_has_no_weight_is_not_thought_about_unless_nothing_else_is_left() {
        let Some(Mind::Search(style)) = LEVELS.last().map(|level| level.mind) else { panic!("no level searches") };
        let mut tree = Tree::new();
        let node = tree.add(7);
        tree.offer(true, node, ANNA, &['a', 'b', 'c'], weighs(&[1.0, 0.0, 2.0]), &mut Vec::new());
        assert_eq!(tree.on_offer(), 2);
        for _ in 0..50 {
            let step = tree.select(&style, TRUST, 1.0, &mut Dice::quick(3));
            assert_ne!(tree.action(step.edge), 'b');
        }
        // A world in which only that choice is left.
        tree.offer(true, node, ANNA, &['b'], weighs(&[1.0]), &mut Vec::new());
        let step = tree.select(&style, TRUST, 1.0, &mut Dice::quick(3));
        assert_eq!(tree.action(step.edge), 'b');
    }

    /// What is learned from a path of three choices by these players, where another one instead of the last brings 0.8, and what this one
    /// brought.
    fn means(seats: [Seat; 3], outcome: f32) -> [f32; 3] {
        let mut tree = Tree::new();
        let mut path = Vec::new();
        for (index, seat) in seats.into_iter().enumerate() {
            let node = tree.add(index as u64);
            tree.offer(true, node, seat, &['a', 'b'], weighs(&[1.0, 1.0]), &mut Vec::new());
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
                tree.offer(
                    true,
                    node,
                    ANNA,
                    &['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
                    weighs(&[1.0; 10]),
                    &mut Vec::new(),
                );
                path.push(tree.select(&style, TRUST, 0.5, &mut dice));
            }
            let won = dice.below(2) as f32;
            learn(&mut tree, &path, &BySeat::from_fn(2, |seat| if seat == ANNA { won } else { 1.0 - won }));
        }
        let expected =
            (0..10).map(|edge| tree.seen(edge)).map(|(visits, mean, _)| visits as f32 * mean).sum::<f32>() / 3_000.0;
        assert!((expected - 0.5).abs() < 0.05, "{expected}");
    }

    #[test]
    fn nothing_is_better_than_to_win() {
        let mut tree = Tree::new();
        let node = tree.add(7);
        tree.offer(true, node, ANNA, &['a', 'b'], weighs(&[1.0, 1.0]), &mut Vec::new());
        let path = [Step { edge: 0, better: None }, Step { edge: 1, better: Some(1.4) }];
        learn(&mut tree, &path, &BySeat::new(2, 0.9));
        assert_eq!([tree.seen(0).1, tree.seen(1).1], [1.0, 0.9]);
    }

    #[test]
    fn a_chance_is_told_apart_from_what_it_is_worth() {
        let mut tree = Tree::new();
        let node = tree.add(7);
        tree.offer(true, node, ANNA, &['a', 'b'], weighs(&[1.0, 1.0]), &mut Vec::new());
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
                tree.offer(true, node, ANNA, &['a', 'b'], weighs(&[1.0, 1.0]), &mut Vec::new());
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
