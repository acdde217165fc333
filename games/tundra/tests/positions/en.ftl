# Why the right choices of the puzzles are right.
puzzle-die-early = A die that is bought early in a round still finds free slots and goals. The berries soon come back: your upgraded Trade brings six with a low die, and you have several of those.
puzzle-die-from-trade = On Trade your last die brings enough berries to buy another one at once: one die becomes two. A reroll only changes the one that you have.
puzzle-points-for-pairs = It is the last round, and only victory points still count. Your unused dice are sixes, and you have resources to spare: under one of your boards Jewellers' Row turns a pair of them into two points at once.
puzzle-berries-to-dice = In the last round berries are worth nothing in themselves, and the goal that counts them is taken. Turn them into dice while there is time: every die is one more action.
