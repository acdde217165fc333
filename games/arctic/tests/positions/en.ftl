# Why the right choices of the puzzles are right.
puzzle-cod-from-rival = A cod swims next to your rival's hunter. Whoever moves the cod does not leave it there as a meal: lead it away, nearer to your own hunter.
puzzle-ride = First the ice, then the hunter: the floe drifts towards the light blue side and carries the Inuit hunter along. From there the orca is within reach, and the leader loses what you gain. Activated at once, the hunter cannot reach it.
