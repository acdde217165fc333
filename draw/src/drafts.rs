//! [`Drafts`]: parts of drawings that were made before. Most of a table looks the same to everybody, and much of it the same as a move ago: that
//! need not be drawn for each pair of eyes again.

use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

use engine::Lang;
use maud::{Markup, PreEscaped, Render};

/// What was drawn of one table, that used last at the end. It does not know the names of the players: whoever keeps it has to forget it before
/// they change.
#[derive(Default)]
pub struct Drafts(RefCell<Vec<Draft>>);

struct Draft {
    lang: Lang,
    /// What it shows.
    of: Box<dyn Any + Send>,
    sketch: Sketch,
}

/// A part of a drawing, which several drawings share.
#[derive(Clone, Debug)]
pub struct Sketch(Arc<str>);

impl From<Markup> for Sketch {
    fn from(markup: Markup) -> Sketch {
        Sketch(markup.0.into())
    }
}

impl Render for Sketch {
    fn render(&self) -> Markup {
        PreEscaped(self.0.to_string())
    }

    fn render_to(&self, drawing: &mut String) {
        drawing.push_str(&self.0);
    }
}

/// How many drafts of a table outlast a moment: about as many as a drawing has, since they are large.
const KEPT: usize = 6;

impl Drafts {
    /// A moment is over. What was not used for long is forgotten.
    pub fn tidy(&mut self) {
        let drafts = self.0.get_mut();
        drafts.drain(..drafts.len().saturating_sub(KEPT));
        drafts.shrink_to(KEPT);
    }

    /// Is there nothing?
    pub fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// What was drawn of this before, or is drawn now.
    pub(crate) fn find<K: PartialEq + Send + 'static>(
        &self,
        lang: Lang,
        of: K,
        draw: impl FnOnce(&K) -> Markup,
    ) -> Sketch {
        let same = |draft: &Draft| draft.lang == lang && draft.of.downcast_ref() == Some(&of);
        let known = self.0.borrow().iter().rposition(same);
        let draft = match known {
            Some(at) => self.0.borrow_mut().remove(at),
            None => {
                let sketch = draw(&of).into();
                Draft { lang, of: Box::new(of), sketch }
            }
        };
        let sketch = draft.sketch.clone();
        self.0.borrow_mut().push(draft);
        sketch
    }
}
