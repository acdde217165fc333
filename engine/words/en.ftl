# Words that all games share.
seat-name = Player { $number }
bad-seats = This game is for { $least } to { $most } players, not for { $wanted }.
refused-over = The game is over.
refused-turn = It is not your turn.
refused-illegal = That is not possible now.
refused-stale = The table has moved on. Here is how it stands.
refused-undo = This cannot be taken back any more.
wind-middle = in the middle
wind-north = in the north
wind-north-east = in the north-east
wind-east = in the east
wind-south-east = in the south-east
wind-south = in the south
wind-south-west = in the south-west
wind-west = in the west
wind-north-west = in the north-west
wind-number = { $wind } ({ $number })
