# The narrator's words. A star on both sides marks a word to remember.

## The first beasts

learn-claim = The first beasts
learn-claim-goal = You lead a noble house, and beasts have sworn you loyalty. Five kingdoms lie in a ring: send beasts there for three ages. Whoever has most influence in a kingdom takes its points.
learn-claim-hand = Your beasts. A card is a *type*, like the wolf, and a *rank* from 1 to 8. Only you see them.
learn-claim-claim = Each kingdom has a *decree* that says whom it lets in. Greenwild wants ranks 4 and 5: send the red panda 5 there. That is a *claim*.
    .no = You could, but let us try Greenwild first. Its decree lets in ranks 4 and 5, so take the red panda 5 and then Greenwild.
learn-claim-rally = Your cube lies in Greenwild now, and a new card came to your hand. The lizard 8 fits in few places: *rally*, and exchange it. That is worth a point at once.
    .no = A rally this time: choose it, give away the lizard 8, and you are done. You may exchange up to four cards, but the others still serve you well.
learn-claim-free = One point is yours. Now claim wherever you like: kingdoms that let a card in light up once you have picked it.
    .no = A rally can wait, and a withdrawal would end this age for you. Claim a territory with any card.
learn-claim-end = That is most of what you do: claim while your cards fit, rally when they do not. Next: how decrees look around.

## Decrees that look around

learn-decrees = Decrees that look around
learn-decrees-arrows = Some decrees look at cards that lie there already, and an *arrow* shows where. This one points down: at the last card of its own kingdom, the bee 3.
learn-decrees-step = Tidehollow lets in what is one rank away from its last card: a 2 or a 4. The green bar says so, too. Play your lizard 4 there.
    .no = That card would do elsewhere. Tidehollow’s last card is a 3, so it takes a 2 or a 4: your lizard 4.
learn-decrees-even = Greenwild alternates odd and even, and the owl 7 lies there. Which of your cards are even? Send one of them.
    .no = After an odd rank Greenwild takes an even one. You hold two eights: either will do there.
learn-decrees-realm = A double arrow looks at the last cards of all four other kingdoms. Every card that is played changes what the others may do: yours for them, theirs for you.
learn-decrees-end = Touch a decree, and the cards that it looks at light up. The table never offers what a decree forbids.

## The end of an age

learn-age = The end of an age
learn-age-token = The first coin of a kingdom is at stake in this age: most cubes take it, second place brings 3 points. In Greenwild only you have a cube.
learn-age-capital = Frostpeak is full but for its *capital*, marked by the crown. Take it with the frog 8: it counts as a cube, but it takes you out of this age at once.
    .no = Not bad, but look at Frostpeak: there you are one cube behind. Take its capital with the frog 8 and you are level.
learn-age-retreat = You have *withdrawn*, and before everybody else: that brings a secret *retreat token*, worth 5 points at the end. From now on nobody can rally. Your rival plays on alone.
learn-age-end = Now everybody has withdrawn, and the kingdoms are scored from the smallest on. In Frostpeak both of you have two cubes. That means a battle: the next lesson.

## Battles

learn-battle = Battles
learn-battle-fight = You are level in Frostpeak, so cards decide who takes the 5 points. Both choose in secret, and the highest rank wins. An 8 must be safe, you would think: fight with it.
    .no = Try the okapi 8 this time. There is a surprise in it.
learn-battle-lost = A plain *1 beats an 8*, and the rival had one! You still get the 3 points of second place, and the loser of a battle takes a *modifier*.
learn-battle-again = Another tie, in Mistmarsh. Cards you fight with are gone and drawn anew. Fight with the okapi 4 now: no 1 beats a 4.
    .no = The middle is safest now: your okapi 4 has nothing to fear from a 1.
learn-battle-add = A 4 against a 4. Your *modifier* adds 2 to your card: use it.
    .no = If you pass, you go on level with the cards you have left. Six beats four: add the modifier.
learn-battle-end = Mistmarsh is yours, and you lead. Your cube in the capital has moved to the *council*, where it counts to the end. Two more ages, new decrees: you know the game.

## The first game: each kind of question is explained once

first-ask-action = Every turn is one of three things: a claim puts a cube into a kingdom, a rally brings a point and new cards, a withdrawal ends the age for you.
first-ask-claim-or-withdraw = Somebody has withdrawn, so nobody can rally in this age any more. Claim as long as it pays.
first-ask-rally-or-withdraw = No kingdom lets your cards in just now. A rally brings new ones, and a point.
first-ask-card = Cards that no decree lets in are not offered.
first-ask-kingdom = Only kingdoms whose decree lets this card in are offered. It becomes the last card there, which other decrees look at.
first-ask-partner = Two by Two takes a second card of the same type or rank.
first-ask-discard = Discard the cards that fit nowhere; you draw as many new ones.
first-ask-battle-card = The highest card wins, but a 1 beats an 8. All cards are turned up together.
first-ask-battle-modifier = Each modifier adds 2. Those that you keep are worth a point each at the end.
