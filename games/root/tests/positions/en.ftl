# Why the right choices of the puzzles are right.
puzzle-roost = The decree still asks for two battles, one of them in a rabbit clearing. In clearing 10 three Riverfolk warriors stand beside your roost and a single warrior of yours: three more make both battles worth fighting there, and keep the roost.
puzzle-keep-funds = The warriors in Funds score in your next Birdsong, and there are just as many as you need for thirty points. Whatever you spend now will be missing then.
puzzle-bird-for-dominance = The bird card is worth more than a warrior: with it you can take the bird dominance card that lies open, and you rule two opposite corners.
