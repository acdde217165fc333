# Why the right choices of the puzzles are right.
puzzle-cod-from-rival = A cod swims next to your rival's hunter. Whoever moves the cod does not leave it there as a meal: lead it away, nearer to your own hunter.
