# Words that all games share.
seat-name = Player { $number }
bad-seats = This game is for { $least } to { $most } players, not for { $wanted }.
refused-over = The game is over.
refused-turn = It is not your turn.
refused-illegal = That is not possible now.
refused-stale = The table has moved on. Here is how it stands.
refused-undo = This cannot be taken back any more.
