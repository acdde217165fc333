//! [`Drafts`]: parts of drawings that were made a moment ago. Most of a table looks the same to everybody, and need not be drawn for each
//! pair of eyes.

use std::any::Any;
use std::cell::RefCell;

use engine::Lang;
use maud::Markup;

/// What was drawn of one table at one moment. It knows neither views nor names: it is forgotten before either can change.
#[derive(Default)]
pub struct Drafts(RefCell<Vec<Draft>>);

struct Draft {
    lang: Lang,
    /// What it shows.
    of: Box<dyn Any>,
    markup: String,
}

impl Drafts {
    /// What was drawn of this before, or is drawn now.
    pub(crate) fn find<K: PartialEq + 'static>(&self, lang: Lang, of: K, draw: impl FnOnce(&K) -> Markup) -> Markup {
        let same = |draft: &&Draft| draft.lang == lang && draft.of.downcast_ref() == Some(&of);
        if let Some(draft) = self.0.borrow().iter().find(same) {
            return maud::PreEscaped(draft.markup.clone());
        }
        let markup = draw(&of);
        self.0.borrow_mut().push(Draft { lang, of: Box::new(of), markup: markup.0.clone() });
        markup
    }
}
