//! The shape of the file, as a list of steps. A step that was ever released is never changed: new ones follow it.

use rusqlite::Connection;

/// Step `n` brings a file of version `n` to version `n + 1`.
const STEPS: [&str; 14] = [
    r"
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT UNIQUE,
    password TEXT,
    created  INTEGER NOT NULL
);

-- Cookies and API tokens. Only the hash of a token is kept.
CREATE TABLE sessions (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id),
    kind    INTEGER NOT NULL,
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    options TEXT NOT NULL,
    key     BLOB NOT NULL,
    host    INTEGER NOT NULL REFERENCES people (id),
    public  INTEGER NOT NULL,
    shuffle INTEGER NOT NULL,
    undo    INTEGER NOT NULL,
    clock   TEXT NOT NULL,
    stage   INTEGER NOT NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    ended   INTEGER,
    turn    INTEGER,
    moved   INTEGER,
    due     INTEGER,
    result  TEXT,
    rematch TEXT
) WITHOUT ROWID;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_stage ON tables (stage, public, created);
CREATE INDEX tables_host ON tables (host, stage);

CREATE TABLE seats (
    room     TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES people (id),
    bot      TEXT,
    name     TEXT,
    stand_in TEXT,
    left_ms  INTEGER,
    PRIMARY KEY (room, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of ON seats (person);

-- Append-only. A row either plays an action or takes `back` moves back.
CREATE TABLE journal (
    room   TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    by     INTEGER NOT NULL,
    back   INTEGER NOT NULL,
    action TEXT,
    at     INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    room   TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;

CREATE TABLE hooks (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    url    TEXT NOT NULL
);

CREATE TABLE letters (
    id     INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    body   TEXT NOT NULL,
    tries  INTEGER NOT NULL,
    due    INTEGER NOT NULL
);
CREATE INDEX letters_due ON letters (due);
",
    // Matches of two games: each knows the other one, and the points at its end.
    r"
ALTER TABLE tables ADD COLUMN double_header INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN first TEXT;
ALTER TABLE tables ADD COLUMN second TEXT;
ALTER TABLE tables ADD COLUMN scores TEXT;
",
    // Letters are signed with a secret that only the house and the one who gets them know.
    r"
ALTER TABLE hooks ADD COLUMN secret TEXT NOT NULL DEFAULT '';
UPDATE hooks SET secret = lower(hex(randomblob(32)));
",
    // What an account's name looks like, so that no other can be mistaken for it.
    r"
ALTER TABLE people ADD COLUMN looks TEXT;
CREATE INDEX people_looks ON people (looks) WHERE looks IS NOT NULL;
",
    // Ways out of a game: what happens to seats stands in the journal too, players may resign, and a table may rest.
    r"
ALTER TABLE journal ADD COLUMN news TEXT;
ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rests INTEGER NOT NULL DEFAULT 0;
",
    // Keys beside the password, names that are kept from others, and people who have left for good.
    r"
ALTER TABLE people ADD COLUMN gone INTEGER;
CREATE TABLE recovery (
    hash   BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id)
);
CREATE INDEX recovery_of ON recovery (person);
CREATE TABLE mail (
    person    INTEGER PRIMARY KEY REFERENCES people (id),
    address   TEXT NOT NULL,
    confirmed INTEGER NOT NULL
);
CREATE TABLE mail_links (
    hash   BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    kind   INTEGER NOT NULL,
    until  INTEGER NOT NULL
);
CREATE INDEX mail_links_of ON mail_links (person);
CREATE TABLE held_names (
    looks  TEXT PRIMARY KEY,
    name   TEXT NOT NULL,
    person INTEGER REFERENCES people (id),
    until  INTEGER
);
CREATE INDEX held_names_of ON held_names (person);
",
    // Order: owners, those who may not speak or play for a while, blocks, complaints, and networks without newcomers.
    r"
ALTER TABLE people ADD COLUMN owner INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES people (id),
    other  INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, other)
);
CREATE INDEX blocks_of ON blocks (other);
CREATE TABLE reports (
    id        INTEGER PRIMARY KEY,
    by_person INTEGER NOT NULL REFERENCES people (id),
    about     INTEGER NOT NULL REFERENCES people (id),
    room      TEXT NOT NULL REFERENCES tables (id),
    reason    TEXT NOT NULL,
    text      TEXT NOT NULL,
    at        INTEGER NOT NULL,
    closed    INTEGER
);
CREATE INDEX reports_open ON reports (closed, at);
CREATE TABLE closed_networks (
    network TEXT PRIMARY KEY,
    until   INTEGER NOT NULL
);
",
    // Notices by other ways: mail and browsers, at the times that people like, and the key by which push services know the house.
    r"
ALTER TABLE letters ADD COLUMN way INTEGER NOT NULL DEFAULT 0;
ALTER TABLE letters ADD COLUMN room TEXT NOT NULL DEFAULT '';
ALTER TABLE letters ADD COLUMN target TEXT NOT NULL DEFAULT '';
CREATE INDEX letters_of ON letters (person, room);
CREATE TABLE notice_wishes (
    person       INTEGER PRIMARY KEY REFERENCES people (id),
    mail         INTEGER NOT NULL,
    quiet_from   INTEGER,
    quiet_to     INTEGER,
    clock_offset INTEGER NOT NULL,
    lang         TEXT NOT NULL
);
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person   INTEGER NOT NULL REFERENCES people (id),
    p256dh   BLOB NOT NULL,
    auth     BLOB NOT NULL,
    created  INTEGER NOT NULL
);
CREATE INDEX pushes_of ON pushes (person);
CREATE TABLE house_keys (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
);
",
    // Passkeys, and the questions that they answer.
    r"
CREATE TABLE passkeys (
    id        BLOB PRIMARY KEY,
    person    INTEGER NOT NULL REFERENCES people (id),
    algorithm INTEGER NOT NULL,
    key       BLOB NOT NULL,
    counter   INTEGER NOT NULL,
    label     TEXT NOT NULL,
    created   INTEGER NOT NULL,
    used      INTEGER NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (person);
CREATE TABLE challenges (
    hash   BLOB PRIMARY KEY,
    person INTEGER REFERENCES people (id),
    until  INTEGER NOT NULL
);
",
    // Vacations in slow games: until when somebody is away, and what is left of their days.
    r"
ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN vacation INTEGER;
",
    // Help at the table, unless the host forbids it.
    r"
ALTER TABLE tables ADD COLUMN help INTEGER NOT NULL DEFAULT 1;
",
    // Reviews of finished games.
    r"
CREATE TABLE reviews (
    room TEXT PRIMARY KEY REFERENCES tables (id),
    body TEXT NOT NULL,
    made INTEGER NOT NULL
);
",
    // What people have learned of games.
    r"
CREATE TABLE learned (
    person INTEGER NOT NULL REFERENCES people (id),
    game   TEXT NOT NULL,
    what   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, game, what)
) WITHOUT ROWID;
",
    // Many nodes at one database: how often a table has changed, and which node looks after what is due there.
    r"
ALTER TABLE tables ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN keeper TEXT;
CREATE INDEX tables_keeper ON tables (keeper) WHERE keeper IS NOT NULL;
CREATE TABLE nodes (
    id    TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;
",
];

/// The version of files that this house writes.
pub(super) const VERSION: usize = STEPS.len();

/// What is said of what a newer house has written.
pub(super) fn too_new(version: usize) -> String {
    format!("this was written by a newer version of the house (schema {version})")
}

/// Brings a file up to date. A file from a newer version is refused rather than harmed.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.execute_batch("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")?;
    let found: Option<i64> = connection.query_row("SELECT max(number) FROM version", [], |row| row.get(0))?;
    let version = found.unwrap_or(0);
    if version as usize > STEPS.len() {
        return Err(rusqlite::Error::ToSqlConversionFailure(too_new(version as usize).into()));
    }
    for (number, step) in STEPS.iter().enumerate().skip(version as usize) {
        let step_taken = connection.transaction()?;
        step_taken.execute_batch(step)?;
        step_taken.execute("INSERT INTO version (number) VALUES (?)", [number as i64 + 1])?;
        step_taken.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::db::{Db, Engine};

    #[test]
    fn a_file_of_any_older_version_is_brought_up_to_date_with_what_it_holds() {
        let mut file = Connection::open_in_memory().unwrap();
        file.execute_batch(STEPS[0]).unwrap();
        file.execute_batch(
            "CREATE TABLE version (number INTEGER NOT NULL); INSERT INTO version VALUES (1);
             INSERT INTO people (id, name, created) VALUES (1, 'Olya', 0);
             INSERT INTO hooks (person, url) VALUES (1, 'https://hooks.example/');
             INSERT INTO tables (id, game, rules, options, key, host, public, shuffle, undo, clock, stage, created)
             VALUES ('aaaaaaaaaaaa', 'tundra', 1, '{}', zeroblob(32), 1, 0, 0, 1, '\"none\"', 2, 0);",
        )
        .unwrap();
        migrate(&mut file).unwrap();
        migrate(&mut file).unwrap();
        let file = Db(Engine::Sqlite(file));
        let id = super::super::TableId::parse("aaaaaaaaaaaa").unwrap();
        let room = super::super::load(&file, &id).unwrap().unwrap();
        assert_eq!((room.double_header, room.first, room.second, room.help), (false, None, None, true));
        let secret = super::super::hook_of(&file, crate::seats::PersonId(1)).unwrap().unwrap().secret;
        assert_eq!(secret.len(), 64, "letters to older addresses are signed too");
    }
}
