# Why the right choices of the puzzles are right.
puzzle-enchant-now = You have an enchantment token and cards that you do not need: the Wishing Well, enchanted at once, turns three of them into nine coins, and for each of them one can be invested.
