//! All games behind one face, so that nobody else names a concrete game.
