# Words that only the drawing needs.
draw-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
}
draw-rally-open = Rally open
draw-rally-closed = Rally closed
draw-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
draw-deck-short = Deck
draw-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
draw-discard-short = Discard
draw-discard-empty = The pile is empty.
draw-retreats-left = Retreat tokens beside the board: { $count }
draw-modifiers-left = Battle modifiers “+2” in the supply: { $count }
draw-peace = Peace treaty
draw-level = Level: { $level }
draw-bonus = Bonus
draw-follows = Upstart cards of rank 1 to 3 begin here: { $kingdom }
draw-solo-battle = The upstart turns up so many cards in the next battle: { $count }
draw-ring = The ring is closed: { $one } and { $other } are neighbours
draw-sight-nothing = Looks only at the card you play
draw-sight-last = Looks at the last card of this column
draw-sight-all = Looks at every card of this column
draw-sight-neighbours = Looks at the last cards of the two neighbours
draw-sight-realm = Looks at the last cards of the four other kingdoms
draw-now-full = full
draw-now-any = any card
draw-now-pair = any pair
draw-legal-full = Full: nothing can be played here in this age
draw-legal-any = Now: any card
draw-legal-pair = Now: any card with a partner in your hand
draw-legal-ranks = Now: rank { $ranks }
draw-legal-kinds = Now: { $kinds }
draw-legal-either = Now: rank { $ranks }, or { $kinds }
draw-legal-both = Now: rank { $ranks }, and one of: { $kinds }
draw-size = Territories with the capital: { $count }
draw-council = Council
draw-token-now = { $value } points for the first place in this age
draw-token-later = { $value } points for the first place in age { $age }
draw-token-gone = { $value } points, already awarded
draw-tally-points = cubes: { $cubes }, +{ $points } if the age ended now
draw-tally-battle = cubes: { $cubes }, a battle for the first place if the age ended now
draw-capital-open = open
draw-capital-closed = closed
draw-territory = Territory
draw-capital = Capital
draw-council-seat = Council seat
draw-empty = empty
draw-battle = { $kingdom }: battle for { $value } points
draw-battle-round = Round { $round }
draw-one-beats-eight = 1 beats 8!
draw-fighter-out = beaten
draw-fighter-leads = ahead
draw-fighter-chosen = has chosen
draw-fighter-choosing = choosing…
draw-fighter-passed = passes
draw-hand = My hand
draw-fits = Fits: { $kingdoms }
draw-modifiers = Battle modifiers “+2”: { $count }
draw-retreat-worth = Retreat token: { $value } points at the end
draw-retreats = Retreat tokens: { $count }
draw-score = { $points ->
    [one] one point
   *[other] { $points } points
}
draw-supply = Cubes left: { $count }
draw-hand-size = Cards in hand: { $count }
draw-first = goes first
draw-withdrawn = withdrawn
draw-winner = winner
draw-take = Take this card: { $card }
draw-keep = Keep this card: { $card }
draw-instead = Play here instead: { $kingdom }

help-goal = Five kingdoms lie in a ring, so the first and the last are neighbours too. In each of three ages you send beasts into them and leave a cube with every beast. Whoever has the most cubes of a kingdom when the age ends earns its token. After the third age the most points win.
help-turn = Your turn: one of three
help-claim = Claim: play a card that the kingdom’s decree allows. Your cube takes the next territory there, and you draw a card.
help-rally = Rally: score one point, give away one to four cards and draw as many. Closed for everybody as soon as somebody has withdrawn in this age.
help-withdraw = Withdraw: you take no more turns in this age, but keep your cards for battles. The first to withdraw takes a secret retreat token worth 2 to 5 points at the end.
help-decrees = Decrees
help-decrees-what = A decree says which cards may enter its kingdom. Its arrow says where it looks:
help-sight-nothing = No arrow: only at the card that you play.
help-sight-down = Down: at the cards already in this kingdom.
help-sight-side = To the sides: at the last cards of both neighbours.
help-sight-realm = Double: at the last cards of all four other kingdoms.
help-signs = Steps stand for the rank of a card, the paw for its type of beast.
help-bar = The green bar below shows what fits right now. Where there is nothing to look at yet, any card fits. Touch a decree and the cards that it looks at light up.
help-capital = Capital and council
help-capital-what = Once all ordinary territories are taken, the capital opens. It counts like a territory, but whoever takes it withdraws at once. So does whoever places their last cube.
help-council = At the end of the first and second age, cubes in capitals move to the council. They stay there and count until the end of the game.
help-scoring = Scoring
help-places = When everybody has withdrawn, the kingdoms are scored from the smallest to the largest. Most cubes earn the big coin, second place 3 points, third place 1. Ties for second and third place are paid to all.
help-battle = Battles
help-battle-what = Those who tie for first place fight. Everybody picks a card in secret, then all are turned up; the highest rank wins. Whoever is still level fights on with new cards. Losers of a battle count as second.
help-one = But if the best rank is 8 or more, a plain 1 beats it.
help-modifiers = Each “+2” adds two to your card in this round. Losers of a battle take one. An unused one is worth a point at the end.
help-end = Between the ages and at the end
help-refresh = Cubes in ordinary territories go home, all played cards are shuffled, new decrees are laid. The player with the fewest points begins.
help-final = After the third age retreat tokens and unused modifiers are added. If the leaders are level, the one who holds the capital of Greenwild wins.
help-solo = Alone
help-solo-what = Alone you play against the upstart. Its card shows where it goes: rank 4 to 8 to the kingdom with so many territories, rank 1 to 3 after you. It minds no decrees, avoids kingdoms where it leads by two or more, and plays a bonus card if that matches. You need more points than it has.
help-reconstructed = Reconstructed by us, since no picture of them has come down: the names of the kingdoms and their order, the titles of all decrees, nine decrees themselves ({ decree-owl-bee }, { decree-panda-okapi }, { decree-alternate-half }, { decree-leap-three }, { decree-neighbour-type }, { decree-neighbour-step }, { decree-avoid-neighbours }, { decree-realm-type }, { decree-outlier }), that { decree-ascending } and { decree-descending } allow equal ranks, how often each value occurs among the kingdom tokens, the values of the retreat tokens, blue as the fifth colour, and the end of endless rallying.
