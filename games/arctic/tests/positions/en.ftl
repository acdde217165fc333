# Why the right choices of the puzzles are right.
puzzle-cod-from-rival = A cod swims next to your rival's hunter. Whoever moves the cod does not leave it there as a meal: lead it away, nearer to your own hunter.
puzzle-ride = First the ice, then the hunter: the floe drifts towards the light blue side and carries the Inuit hunter along. From there the orca is within reach, and the leader loses what you gain. Activated at once, the hunter cannot reach it.
puzzle-neutral-hunts = A neutral hunter can hunt for you: one of the seals reaches a cod in this turn, and the catch is yours.
puzzle-near-the-shoal = Go where the fish are: most of the cod swim next to this cell, so that the hunter has its choice in the next turn.
puzzle-hunter-out-of-reach = Whoever is to move next may use the neutral Inuit hunter. In the south-east he would be amid the cod and two cells of open sea from your orca; send him to the north, where he reaches neither.
puzzle-lead-cod-away = All five cod swim on the orca's cell or a step or two from it, and you are behind. Lead them away with the neutral move of this turn: it costs the orca its meals and brings you plankton besides.
puzzle-fish-through-ice = A cod swims under the floe beside your Inuit hunter, and only he can fish through the ice. On top of it he is safe, too: the orca below cannot reach him there, but in the open sea she would.
puzzle-last-cod = You are level, and the last cod ends the game at once. The neutral bear reaches it: a step onto the next floe, another into the open sea. Plankton would be only half a point, and your rival would have a turn.
puzzle-end-while-ahead = You are far ahead: end the game before anything can happen. The neutral orca is two cells of open sea from the last cod, and with it the game is over.
puzzle-iceberg-drives = Two cod are left, and you lead. One swims beside your Inuit hunter. The other is too far for the orca, but the iceberg in the north-west, drifting to the yellow side, drives it before it under the floe, and there the orca gets it: no cod is left, and the game is over.
