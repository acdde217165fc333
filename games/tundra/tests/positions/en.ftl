# Why the right choices of the puzzles are right.
puzzle-die-early = A die that is bought at the start of a round works in this round and in each that follows. The berries come back, the lost uses of a die do not.
puzzle-die-from-trade = On Trade your last die brings enough berries to buy another one at once: one die becomes two. A reroll only changes the one that you have.
