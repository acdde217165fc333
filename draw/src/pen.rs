//! [`Pen`]: what a drawing needs to know besides the view.

use std::collections::HashSet;

use engine::words::Say;

/// Language, names, and which spots can be touched.
pub struct Pen<'a> {
    /// Speaks the viewer's language and knows the players' names.
    pub say: Say<'a>,
    /// The spots that the viewer can click now.
    pub open: &'a HashSet<String>,
}

impl Pen<'_> {
    /// Can this spot be clicked now?
    pub fn is_open(&self, spot: &str) -> bool {
        self.open.contains(spot)
    }
}
