# Why the right choices of the puzzles are right.
puzzle-turn-a-tie = In one kingdom both of you have as many cubes: one more, and it is yours. The other cards only add to a lead or end your age.
puzzle-capital-now = The other claims turn no majority. The capital is one more cube in a kingdom that you hold, and whoever withdraws first takes the retreat token.
puzzle-rival-gone = Your rival has withdrawn, so nobody hurries you. First claim what breaks a tie: a capital ends your age, and nobody will take it from you.
puzzle-only-card = Few cards fit this kingdom, and you hold two of them: together they turn its majority. The other kingdoms can be reached with other cards, and your rival has withdrawn.
puzzle-stay = Your other three cards fit Frostpeak alone, where only the capital is left: it would take you out of the age. The wolf keeps you in. In Greenwild there is room for more claims, and only one rival still plays.
puzzle-fits-only-now = First play the card that fits only now: its type lies on top elsewhere, and whatever you play there covers it. Nobody else is left to hurry you.
puzzle-rally-to-wait = Most places that are left are capitals, and whoever takes one leaves the rest to the other. A rally earns a point and better cards, and your rival has to move.
