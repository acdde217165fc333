# Why the right choices of the puzzles are right.
puzzle-cod-from-rival = A cod swims next to your rival's hunter. Whoever moves the cod does not leave it there as a meal: lead it away, nearer to your own hunter.
puzzle-ride = First the ice, then the hunter: the floe drifts towards the light blue side and carries the Inuit hunter along. From there the orca is within reach, and the leader loses what you gain. Activated at once, the hunter cannot reach it.
puzzle-neutral-hunts = A neutral hunter can hunt for you: one of the seals reaches a cod in this turn, and the catch is yours.
puzzle-near-the-shoal = Go where the fish are: most of the cod swim next to this cell, so that the hunter has its choice in the next turn.
