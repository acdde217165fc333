//! Where drafts lie between two moves: of the tables at which something was shown last, and only so many, since drafts are large and most tables
//! rest.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use draw::Drafts;

/// The drafts of how many tables are kept.
const TABLES: usize = 256;

/// The drafts of the house.
#[derive(Default)]
pub(super) struct Studio {
    /// Those used last are at the end.
    drafts: Mutex<VecDeque<(Easel, Drafts)>>,
    easels: AtomicU64,
}

/// A table in memory with the names of its players: whatever was drawn with others is not found by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Easel {
    /// No other table has this number, nor has the same one when it is read again.
    pub table: u64,
    /// How often its names had changed.
    pub edition: u64,
}

impl Studio {
    /// A number for a table that comes into memory.
    pub fn number(&self) -> u64 {
        self.easels.fetch_add(1, Relaxed)
    }

    /// What was drawn of a table before.
    pub fn take(&self, easel: Easel) -> Drafts {
        let mut kept = self.kept();
        let known = kept.iter().rposition(|(other, _)| *other == easel);
        known.and_then(|at| kept.remove(at)).map(|(_, drafts)| drafts).unwrap_or_default()
    }

    /// Puts it aside for the next move.
    pub fn put(&self, easel: Easel, mut drafts: Drafts) {
        drafts.tidy();
        if drafts.is_empty() {
            return;
        }
        let mut kept = self.kept();
        kept.push_back((easel, drafts));
        if kept.len() > TABLES {
            kept.pop_front();
        }
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(Easel, Drafts)>> {
        self.drafts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use draw::{Pen, html};
    use engine::Lang;

    use super::*;
    use crate::pages;

    /// Draws something with these drafts: says what is there afterwards, and whether it had to be drawn.
    fn drawn(drafts: &Drafts, word: &'static str) -> (String, bool) {
        use std::sync::atomic::AtomicUsize;
        static TIMES: AtomicUsize = AtomicUsize::new(0);
        let open = HashSet::new();
        let pen = Pen { drafts: Some(drafts), ..Pen::new(pages::say(Lang::En), &open) };
        let before = TIMES.load(Relaxed);
        let sketch = pen.once(word, |_, word| {
            TIMES.fetch_add(1, Relaxed);
            html! { b { (word) } }
        });
        (html! { (sketch) }.into_string(), TIMES.load(Relaxed) > before)
    }

    #[test]
    fn what_was_drawn_is_found_again_at_the_same_table_by_the_same_names_only() {
        let studio = Studio::default();
        let (one, other) = (studio.number(), studio.number());
        let at = |table, edition| Easel { table, edition };
        let draw = |easel: Easel| {
            let drafts = studio.take(easel);
            let (markup, anew) = drawn(&drafts, "hill");
            assert_eq!(markup, "<b>hill</b>");
            studio.put(easel, drafts);
            anew
        };
        assert!(draw(at(one, 0)) && !draw(at(one, 0)));
        assert!(draw(at(other, 0)) && draw(at(one, 1)), "another table, other names");
        for _ in 0..TABLES {
            draw(at(studio.number(), 0));
        }
        assert!(draw(at(one, 0)), "what was used long ago is forgotten");
        assert!(studio.kept().len() <= TABLES);
    }
}
