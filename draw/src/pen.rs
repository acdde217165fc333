//! [`Pen`]: what a drawing needs to know besides the view.

use std::collections::HashSet;
use std::sync::LazyLock;

use engine::words::Say;
use maud::Markup;

use crate::{Drafts, Sketch};

/// Language, names, and which spots can be touched.
pub struct Pen<'a> {
    /// Speaks the viewer's language and knows the players' names.
    pub say: Say<'a>,
    /// The spots that the viewer can click now.
    pub open: &'a HashSet<String>,
    /// What was drawn of the same table before, for others or a move ago.
    pub drafts: Option<&'a Drafts>,
}

static NOTHING: LazyLock<HashSet<String>> = LazyLock::new(HashSet::new);

impl<'a> Pen<'a> {
    /// A pen for one pair of eyes alone.
    pub fn new(say: Say<'a>, open: &'a HashSet<String>) -> Pen<'a> {
        Pen { say, open, drafts: None }
    }

    /// Can this spot be clicked now?
    pub fn is_open(&self, spot: &str) -> bool {
        self.open.contains(spot)
    }

    /// Draws a part that looks the same to all who see `of`, in one language: once for all of them. What is drawn can show nothing else, since
    /// `draw` is handed nothing else; spots that can be touched have to be told by `of` too.
    pub fn once<K: PartialEq + Send + 'static>(&self, of: K, draw: fn(&Pen<'_>, &K) -> Markup) -> Sketch {
        let pen = Pen::new(self.say, &NOTHING);
        match self.drafts {
            Some(drafts) => drafts.find(self.say.lang(), of, |of| draw(&pen, of)),
            None => draw(&pen, &of).into(),
        }
    }
}
