//! A panel in pieces. A board shows a hundred things, and a move changes a few of them: whoever has the others in their hands is told what
//! is new and which pieces stay. Panels are cut before every element that has an id; wherever they are cut, the pieces put together
//! are the panel, so that nothing depends on it but how little is sent.

use std::hash::BuildHasher;
use std::sync::LazyLock;

use foldhash::quality::RandomState;
use memchr::memmem::Finder;
use serde::Serialize;

/// What a browser is told of a panel.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Told<'a> {
    /// All of it.
    Whole(&'a str),
    /// Piece by piece.
    Pieces(Vec<Bit<'a>>),
}

/// What a panel in pieces is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Bit<'a> {
    /// A piece that is new.
    New(&'a str),
    /// Pieces that were there before, from this one up to that one.
    Kept(usize, usize),
}

/// The hashes of the pieces that a browser has.
pub(super) type Hands = Box<[u64]>;

/// Shorter panels travel whole.
const SHORT: usize = 400;

/// Panels are long and nobody outside sees their hashes, so that a quick one with a secret start will do.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

static ID: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(" id=\""));

/// The hash of a panel or a piece of one.
pub(super) fn hash(markup: &str) -> u64 {
    HASHER.hash_one(markup)
}

impl<'a> Told<'a> {
    /// A panel for those who have these pieces of it, or none; and what they have afterwards.
    pub fn of(markup: &'a str, had: &[u64]) -> (Told<'a>, Hands) {
        let pieces = cut(markup);
        if pieces.len() < 2 {
            return (Told::Whole(markup), Hands::default());
        }
        let hashes: Hands = pieces.iter().map(|piece| hash(piece)).collect();
        let mut bits: Vec<Bit<'a>> = Vec::new();
        // Mostly what follows a piece is what followed it before.
        let mut next = 0;
        for (piece, hash) in pieces.into_iter().zip(&hashes) {
            let (before, after) = had.split_at(next.min(had.len()));
            let ahead = after.iter().position(|old| old == hash).map(|at| at + before.len());
            let Some(at) = ahead.or_else(|| before.iter().position(|old| old == hash)) else {
                bits.push(Bit::New(piece));
                continue;
            };
            next = at + 1;
            match bits.last_mut() {
                Some(Bit::Kept(_, end)) if *end == at => *end = next,
                _ => bits.push(Bit::Kept(at, next)),
            }
        }
        (Told::Pieces(bits), hashes)
    }
}

/// The pieces of a panel.
fn cut(markup: &str) -> Vec<&str> {
    let (mut pieces, mut start) = (Vec::new(), 0);
    if markup.len() >= SHORT {
        for named in ID.find_iter(markup.as_bytes()) {
            let tag = markup.get(..named).and_then(|before| before.rfind('<')).unwrap_or(0);
            if tag > start {
                pieces.extend(markup.get(start..tag));
                start = tag;
            }
        }
    }
    pieces.extend(markup.get(start..));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Puts together what a browser makes of it.
    fn taken(told: &Told<'_>, had: &[String]) -> Vec<String> {
        match told {
            Told::Whole(markup) => vec![markup.to_string()],
            Told::Pieces(bits) => {
                let taken = bits.iter().flat_map(|bit| match *bit {
                    Bit::New(piece) => vec![piece.to_string()],
                    Bit::Kept(from, to) => had[from..to].to_vec(),
                });
                taken.collect()
            }
        }
    }

    /// A board of things in this order.
    fn board(things: &[&str]) -> String {
        let thing = |name: &&str| format!("<i class='wide'><b id=\"{name}\" title=\"the {name} — дом\">{name}</b></i>");
        format!("<div>{}</div>", things.iter().map(thing).collect::<String>())
    }

    #[test]
    fn whatever_changes_is_put_together_again() {
        let boards = [
            "a b c d e f g h i j",
            "a b c D e f g h i j",
            "b c D e f g h i j a",
            "b c D e f g h i j a a a k",
            "j i h g f e D c b a",
            "x y z x y z x y z x",
            "",
            "a b c d e f g h i j",
        ];
        let (mut had, mut hands) = (Vec::new(), Hands::default());
        for things in boards {
            let markup = board(&things.split_whitespace().collect::<Vec<_>>());
            let (told, now) = Told::of(&markup, &hands);
            had = taken(&told, &had);
            assert_eq!(had.concat(), markup, "{told:?}");
            hands = now;
        }
    }

    #[test]
    fn what_stays_is_not_sent_again() {
        let things: Vec<_> = "a b c d e f g h i j".split(' ').collect();
        let before = board(&things);
        let (first, hands) = Told::of(&before, &[]);
        assert!(matches!(&first, Told::Pieces(bits) if bits.iter().all(|bit| matches!(bit, Bit::New(_)))));
        let after = before.replace(">d<", ">changed<");
        let (told, _) = Told::of(&after, &hands);
        let Told::Pieces(bits) = told else { panic!("it is long enough") };
        assert!(matches!(bits[..], [Bit::Kept(0, 4), Bit::New(_), Bit::Kept(5, 11)]), "{bits:?}");
        assert_eq!(serde_json::to_value(&bits[..1]).unwrap(), serde_json::json!([[0, 4]]));
    }

    #[test]
    fn short_panels_and_panels_without_names_travel_whole() {
        for markup in [String::new(), "<b id=\"a\"></b><b id=\"b\"></b>".into(), "<p>word</p>".repeat(100)] {
            let (told, hands) = Told::of(&markup, &[]);
            assert!(matches!(told, Told::Whole(all) if all == markup) && hands.is_empty());
        }
    }
}
