# The terminal.
shelf-facts = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}, { $from } to { $to } minutes, weight { $weight } of 5
terminal-commitment = The dice are sealed: the hash of their key is { $hash }
terminal-ask = Your choice?
terminal-help = Type the number of a choice; ? and a number for its rule; u to take back a step, U the whole turn; b for the board, l for the log; reveal-and-save FILE to write the record (it contains all secrets); q to leave.
terminal-place = { $place }. { $who }: { $score }
