//! A house for the doors that need one, with a table at which somebody plays two bots.

use std::sync::Arc;

use load::Guest;
use server::{Config, House, Limits, Luck, Pace};
use tempfile::TempDir;
use tokio::net::TcpListener;

/// A house on a free port, and who plays there.
pub struct Inn {
    pub house: Arc<House>,
    pub player: Guest,
    pub table: String,
    /// A lesson and a puzzle of the game.
    pub lesson: String,
    pub puzzle: String,
    base: String,
    folder: TempDir,
}

impl Inn {
    /// Opens it, and sits down at a table of this game.
    pub async fn open(game: &str) -> Inn {
        let folder = tempfile::tempdir().expect("a folder");
        let config = Config {
            database: folder.path().join("house.db").into(),
            pace: Pace::hurried(),
            limits: Limits::none(),
            luck: Luck::Repeated(1),
            ..Config::default()
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let house = House::open(config).expect("a house");
        tokio::spawn(server::serve(house.clone(), listener));
        let mut player = Guest::new(&base);
        let chairs = [("seat.0", "me"), ("seat.1", "bot:random"), ("seat.2", "bot:random"), ("order", "fixed")];
        let made = player.post(&format!("/new/{game}"), &chairs).await.expect("the house answers");
        let table = made.table().expect("a table is made");
        let title = shelf::game(game).expect("a game");
        let lesson = title.lessons().first().map(|lesson| lesson.id.to_string()).unwrap_or_default();
        let puzzle = title.puzzles().first().map(|puzzle| puzzle.id.to_string()).unwrap_or_default();
        Inn { house, player, table, lesson, puzzle, base, folder }
    }

    /// The player becomes an account that looks after the house.
    pub async fn look_after(&mut self) {
        let form = [("name", "Olya"), ("password", "a glade of foxes")];
        let made = self.player.post("/account/register", &form).await.expect("the house answers");
        assert_eq!(made.status, 200, "{}", made.body);
        let place = self.house.config.database.clone();
        let made = tokio::task::spawn_blocking(move || server::appoint(&place, "Olya", true)).await;
        made.expect("it does not panic").expect("an account can be an owner");
    }

    /// The cookie of somebody who has just come.
    pub async fn passer_by(&self) -> Option<String> {
        let mut guest = Guest::new(&self.base);
        guest.post("/account/name", &[("name", "Passer-by")]).await.expect("the house answers");
        guest.cookie
    }

    /// Closes the house; everything in its file must be whole.
    pub async fn close(self) {
        self.house.close();
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let found = server::check(&self.folder.path().join("house.db").into()).expect("the file can be read");
        assert!(found.faults.is_empty(), "{:?}", found.faults);
    }
}
