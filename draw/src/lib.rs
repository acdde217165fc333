//! The shared pencil box: how a view becomes a picture that can be touched.
//!
//! A drawing is a short list of [`Panel`]s, each a pure function of the view. The server sends only panels whose markup
//! changed, and the browser morphs them into the page: elements with the same id slide from where they were to where they
//! are. What can be clicked is marked by its *spot*, the id of an element.

mod face;
mod pen;

pub use face::{Face, Gesture, Panel, Place};
pub use maud::{Markup, PreEscaped, html};
pub use pen::Pen;
