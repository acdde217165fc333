//! Sights are told apart by a hash of what they would be written as.

use std::collections::{BTreeMap, HashSet};
use std::hash::RandomState;

use serde::Serialize;

use crate::ink::hash;

#[derive(Serialize, Clone)]
enum Card {
    Back,
    Face(u8),
    Pair { left: u8, right: u8 },
}

#[derive(Serialize, Clone)]
struct View {
    #[serde(skip_serializing_if = "Option::is_none")]
    mine: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yours: Option<u8>,
    cards: Vec<Card>,
    names: BTreeMap<String, Vec<&'static str>>,
}

#[test]
fn what_is_written_alike_is_hashed_alike_and_nothing_else() {
    let state = RandomState::new();
    let names = |list: &[(&str, &[&'static str])]| {
        list.iter().map(|(name, words)| (name.to_string(), words.to_vec())).collect::<BTreeMap<_, _>>()
    };
    let view = View { mine: Some(1), yours: None, cards: vec![Card::Back], names: names(&[("a", &["bc", "d"])]) };
    let others = [
        View { mine: None, yours: Some(1), ..view.clone() },
        View { mine: Some(2), ..view.clone() },
        View { cards: vec![], ..view.clone() },
        View { cards: vec![Card::Back, Card::Back], ..view.clone() },
        View { cards: vec![Card::Face(0)], ..view.clone() },
        View { cards: vec![Card::Pair { left: 0, right: 1 }], ..view.clone() },
        View { cards: vec![Card::Pair { left: 1, right: 0 }], ..view.clone() },
        View { names: names(&[("a", &["b", "cd"])]), ..view.clone() },
        View { names: names(&[("a", &["bc"]), ("d", &[])]), ..view.clone() },
    ];
    assert_eq!(hash(&view, &state), hash(&view.clone(), &state));
    let all: HashSet<u64> = others.iter().chain([&view]).map(|view| hash(view, &state)).collect();
    assert_eq!(all.len(), others.len() + 1);
}
