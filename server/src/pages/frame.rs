//! What surrounds every page: the header with name, ways and switches, and the footer.

use maud::{DOCTYPE, Markup, html};

use super::{Visitor, assets};

/// A page with header and footer.
pub fn frame(visitor: &Visitor<'_>, title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visitor.lang.code()) data-theme=(visitor.theme.code()) {
            head {
                meta charset="utf-8";
                title { (title) }
                link rel="stylesheet" href=(assets::href("style.css"));
            }
            body { main { (content) } }
        }
    }
}
