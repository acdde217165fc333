//! All games behind one face. Nobody else names a concrete game: the command line, the arena and the server speak only to
//! [`Title`] (a box on the shelf) and [`Table`] (a game being played).

mod contest;
mod ink;
mod puzzle;
mod question;
mod review;
mod sight;
mod sprint;
mod table;
mod title;

use std::sync::LazyLock;

pub use contest::Outcome;
pub use puzzle::Puzzle;
pub use question::{Question, Trust};
pub use review::{Account, Review, Reviewer, Turning};
pub use sight::{Choice, Sight};
pub use sprint::Sprint;
pub use table::{Considered, Handle, Paper, Place, Played, Reason, Table, Thinker, Thought, Told};
pub use title::{BadMatch, Facts, Title};

use title::Boxed;

/// The games, in the order of the shelf. A new game is one more line here.
static GAMES: LazyLock<Vec<Box<dyn Title>>> = LazyLock::new(|| {
    vec![
        Box::new(Boxed::<animal_kingdoms::AnimalKingdoms>::new()),
        Box::new(Boxed::<tundra::Tundra>::new()),
        Box::new(Boxed::<arctic::Arctic>::new()),
        Box::new(Boxed::<a_wild_venture::AWildVenture>::new()),
        Box::new(Boxed::<root::Root>::new()),
    ]
});

/// Words that every room behind the shelf needs: the names of the bots, as `level-hard`.
pub const WORDS: [&str; 3] =
    [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];

/// Every game on the shelf.
pub fn games() -> impl Iterator<Item = &'static dyn Title> {
    GAMES.iter().map(|title| &**title)
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn Title> {
    games().find(|title| title.id() == id)
}
