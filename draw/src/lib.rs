//! The shared pencil box: how a view becomes a picture that can be touched.
//!
//! A drawing is a short list of [`Panel`]s, each a pure function of the view. The server sends only panels whose markup
//! changed, and the browser morphs them into the page: elements with the same id slide from where they were to where they
//! are. What can be clicked is marked by its *spot*, the id of an element.
//!
//! Art is cut from folded paper ([`Cutout`]), defined once as symbols in the page's [`sprite`] and shown anywhere by
//! [`figure`], so that updates stay small. Colours are the custom properties of [`PALETTE`].

mod cutout;
mod drafts;
mod face;
mod fold;
mod pen;
mod pieces;
#[cfg(feature = "testkit")]
pub mod school;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use cutout::{Cutout, figure, sprite, symbols};
pub use drafts::{Drafts, Sketch};
pub use face::{Face, Gesture, Moment, Panel, Place, Sign, WhyNot};
pub use fold::folded;
pub use maud::{Markup, PreEscaped, html};
pub use pen::Pen;
pub use pieces::{SIGNS, cube, shared_symbols};

/// The style sheet of the pencil box: colours by day and by night, and the few classes that drawings share. It comes before
/// every other style sheet of a page.
pub const PALETTE: &str = include_str!("palette.css");
