//! "Verify the luck": the seal shown before the first deal, the key shown after the game, and how to check them.

use maud::{Markup, html};

use super::{Visitor, frame::frame};

/// The luck of a table.
#[derive(Clone, Debug)]
pub struct Luck {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game_name: String,
    /// SHA-256 of the key, shown since before the first deal, in hexadecimal.
    pub commitment: String,
    /// The key in hexadecimal, once the game is over.
    pub key: Option<String>,
    /// What the server found when it replayed the record: how many moves, or what is wrong. `None` while the game runs.
    pub checked: Option<Result<usize, String>>,
}

/// The page at `/table/<id>/verify`.
pub fn verify(visitor: &Visitor<'_>, luck: &Luck) -> Markup {
    frame(visitor, &luck.game_name, &html! { code { (luck.commitment) } })
}
