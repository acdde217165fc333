name = Animal Kingdoms
tagline = Five kingdoms in a ring, three ages, one throne
ties = Equal on points, the capital of Greenwild decides.

## Before the game

option-peace-treaty = Peace treaty
option-peace-treaty-help = Ties for the first place are settled without battles: whoever holds the capital wins, or all share.
option-solo-level = Strength of the upstart
option-solo-level-help = How hard the solo game is.
option-solo-level-easy = easy
option-solo-level-medium = medium
option-solo-level-normal = normal
option-solo-level-hard = hard
option-solo-level-extra-hard = extra hard
option-first-player = First player
option-first-player-help = Who begins the first age. Later ages are begun by whoever is last.
bad-peace-solo = The peace treaty is for 2 to 5 players: the solo game has battles of its own.
bad-first-solo = In the solo game the level decides who begins.
bad-first-player = Seat { $seat } cannot begin: the seats here are 0 to { $last }.

## Beasts, kingdoms, people

kind-wolf = wolf
kind-lizard = lizard
kind-owl = owl
kind-tiger = tiger
kind-bee = bee
kind-frog = frog
kind-red-panda = red panda
kind-okapi = okapi
card = { $kind } { $rank }

kingdom-frostpeak = Frostpeak
    .into = into Frostpeak
    .in = in Frostpeak
    .gen = Frostpeak
    .acc = Frostpeak
kingdom-sunsteppe = Sunsteppe
    .into = into Sunsteppe
    .in = in Sunsteppe
    .gen = Sunsteppe
    .acc = Sunsteppe
kingdom-mistmarsh = Mistmarsh
    .into = into Mistmarsh
    .in = in Mistmarsh
    .gen = Mistmarsh
    .acc = Mistmarsh
kingdom-tidehollow = Tidehollow
    .into = into Tidehollow
    .in = in Tidehollow
    .gen = Tidehollow
    .acc = Tidehollow
kingdom-greenwild = Greenwild
    .into = into Greenwild
    .in = in Greenwild
    .gen = Greenwild
    .acc = Greenwild

upstart = The upstart
    .mid = the upstart

## Decrees

decree-ranks-low = Small Folk
decree-ranks-low-text = ranks 1, 2, 3
decree-ranks-mid = Middle Road
decree-ranks-mid-text = ranks 4, 5
decree-ranks-high = Great Beasts
decree-ranks-high-text = ranks 6, 7, 8
decree-even-only = Even Paws
decree-even-only-text = even ranks
decree-odd-only = Odd Ones
decree-odd-only-text = odd ranks
decree-wolf-frog = Pack and Pond
decree-wolf-frog-text = wolf or frog
decree-lizard-tiger = Scale and Stripe
decree-lizard-tiger-text = lizard or tiger
decree-owl-bee = Wings Only
decree-owl-bee-text = owl or bee
decree-panda-okapi = Forest Shy
decree-panda-okapi-text = red panda or okapi
decree-pair = Two by Two
decree-pair-text = two cards of one type or rank, discard one
decree-all-ranks-differ = No Rank Twice
decree-all-ranks-differ-text = all ranks here differ
decree-all-types-differ = No Kind Twice
decree-all-types-differ-text = all types here differ
decree-step-one = One Step
decree-step-one-text = last rank plus or minus 1
decree-match-last = Follow the Trail
decree-match-last-text = rank or type of the last card
decree-alternate-parity = Odd after Even
decree-alternate-parity-text = alternate odd and even
decree-ascending = Uphill
decree-ascending-text = equal to or above the last rank
decree-descending = Downhill
decree-descending-text = equal to or below the last rank
decree-alternate-half = Great after Small
decree-alternate-half-text = alternate 1–4 and 5–8
decree-leap-three = Great Leap
decree-leap-three-text = at least 3 away from the last rank
decree-match-neighbour = Like Next Door
decree-match-neighbour-text = rank or type of a neighbour's last card
decree-neighbour-low = Bow Low
decree-neighbour-low-text = not above the lowest neighbour
decree-neighbour-high = Stand Tall
decree-neighbour-high-text = not below the highest neighbour
decree-neighbour-type = Kin Next Door
decree-neighbour-type-text = type of a neighbour's last card
decree-neighbour-step = Border Step
decree-neighbour-step-text = 1 away from a neighbour's rank
decree-avoid-neighbours = Good Fences
decree-avoid-neighbours-text = neither rank nor type of the neighbours
decree-realm-rank = Rank of the Realm
decree-realm-rank-text = rank of a last card elsewhere
decree-realm-type = Kin of the Realm
decree-realm-type-text = type of a last card elsewhere
decree-fresh-rank = Unheard Number
decree-fresh-rank-text = no rank of the last cards elsewhere
decree-fresh-type = Unseen Kind
decree-fresh-type-text = no type of the last cards elsewhere
decree-outlier = Beyond the Herd
decree-outlier-text = not strictly between the lowest and highest rank elsewhere

## Choices

label-claim = Claim a territory
label-rally = Rally: 1 point and new cards
label-withdraw = Withdraw from this age
label-withdraw-first = Withdraw first and take a retreat token
label-card = Play { CASE($card, "acc") }
label-territory = Claim a territory { CASE($kingdom, "in") }
label-capital = Take the capital of { CASE($kingdom, "gen") } and withdraw
label-partner = Discard { CASE($card, "acc") } with it
label-discard = Discard { CASE($card, "acc") }
label-done = Done: draw new cards
label-fight = Fight with { CASE($card, "ins") }
label-pass = Pass: add no modifier
label-add = { $count ->
    [one] Add one modifier: rank { $rank }
   *[other] Add { $count } modifiers: rank { $rank }
}

## What is asked

ask-action = Claim a territory, rally or withdraw.
ask-claim-or-withdraw = Claim a territory or withdraw.
ask-rally-or-withdraw = None of your cards fits, so rally or withdraw.
ask-withdraw = None of your cards fits, so you have to withdraw.
ask-card = Which card do you play?
ask-kingdom = In which kingdom do you play { CASE($card, "acc") }?
ask-partner = You play { CASE($card, "acc") } { CASE($kingdom, "in") }: which second card do you discard?
ask-discard = Rally: which card do you discard first?
ask-discard-more = Rally: discard another card, or draw { $picked ->
    [one] a new card
   *[other] { $picked } new cards
}.
ask-battle-card = Battle for { CASE($kingdom, "acc") }, worth { $value }: which card do you fight with?
ask-battle-modifier = Battle for { CASE($kingdom, "acc") }, worth { $value }: do you add modifiers to your card?
wait-turn = { $who } is thinking.
wait-rally = { $who } rallies and picks cards.
wait-battle-card = Battle for { CASE($kingdom, "acc") }: { $who } chooses a card.
wait-battle-modifier = Battle for { CASE($kingdom, "acc") }: { $who } may add modifiers.
over-won = The game is over: { CASE($who, "mid") } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-capital = The game is over: { CASE($who, "mid") } wins the tie at { $points } points, holding the capital of Greenwild.
over-shared = The game is over: { $winners } share the victory with { $points } points.

## What happens

event-age-begins = Age { $age } begins; { CASE($who, "mid") } goes first. Decrees: { $decrees }.
decree-of = { $kingdom } – { $decree }
event-draws = { $who } { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}.
event-draws-cards = { $who } draws: { $cards }.
event-reshuffles = The deck is empty: the discard pile is shuffled and becomes the new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-claims = { $who } plays { CASE($card, "acc") } and claims a territory { CASE($kingdom, "in") }.
event-claims-partner = { $who } plays { CASE($card, "acc") }, discards { CASE($partner, "acc") } and claims a territory { CASE($kingdom, "in") }.
event-capital = { $who } plays { CASE($card, "acc") } and takes the capital of { CASE($kingdom, "gen") }.
event-capital-partner = { $who } plays { CASE($card, "acc") }, discards { CASE($partner, "acc") } and takes the capital of { CASE($kingdom, "gen") }.
event-rallies = { $who } rallies and scores 1 point.
event-discards = { $who } discards: { $cards }.
event-withdraws = { $who } withdraws from this age.
event-takes-retreat = { $who } takes a retreat token.
event-takes-retreat-value = { $who } takes a retreat token worth { $points } points.
event-age-ends = Everybody has withdrawn: age { $age } is scored.
event-battle-begins = Battle for { CASE($kingdom, "acc") }, worth { $value }: { $contenders }.
event-reveals = Round { $round }: { $cards }.
shown = { $who } – { $card }
event-adds = { $who } adds { $count ->
    [one] a modifier
   *[other] { $count } modifiers
}: rank { $effective } now.
event-passes = { $who } passes and adds no modifier.
event-fight-on = Still level: { $contenders }. They fight on.
event-fight-on-upset = 1 beats 8! Still level: { $contenders }. They fight on.
event-wins-battle = { $who } wins the battle for { CASE($kingdom, "acc") }.
event-wins-battle-upset = 1 beats 8! { $who } wins the battle for { CASE($kingdom, "acc") }.
event-shares-battle = Level to the last card { CASE($kingdom, "in") }: { $winners } share the first place.
event-treaty = By the treaty the capital decides { CASE($kingdom, "in") }: { $who } takes the first place.
event-treaty-shared = By the treaty they share the first place { CASE($kingdom, "in") }: { $winners }.
event-gains-modifier = { $who } takes a battle modifier +2.
event-scores = { $kingdom }, worth { $value }: { $shares }.
share = { $who } +{ $points } ({ $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
})
event-scores-nobody = { $kingdom }, worth { $value }: nobody has a cube there.
event-joins-council = { $who } moves a cube from the capital of { CASE($kingdom, "gen") } into its council.
event-refreshes = Cubes return to their owners, and all cards are shuffled: { $deck ->
    [one] one card
   *[other] { $deck } cards
} in the deck.
event-first-lowest = { $who } has the lowest score and begins the next age.
event-first-capital = Of those with the lowest score { $who } took a capital first and begins the next age.
event-first-out = Of those with the lowest score { $who } withdrew first and begins the next age.
event-upstart-turns = The upstart turns up { CASE($card, "acc") } and heads for { CASE($kingdom, "acc") }.
event-upstart-bonus = The bonus card follows: { $card }, beginning { CASE($kingdom, "in") }.
event-upstart-skips-room = The upstart passes over { CASE($kingdom, "acc") }: there is no room for it.
event-upstart-skips-lead = The upstart passes over { CASE($kingdom, "acc") }: it leads there clearly.
event-upstart-discards = The upstart discards { CASE($card, "acc") }.
event-bonus-card = A new bonus card for the upstart: { $card }.
event-solo-won = { $who } with { $card } against { $against }: { $who } wins the battle for { CASE($kingdom, "acc") }.
event-solo-lost = { $who } with { $card } against { $against }: the upstart wins the battle for { CASE($kingdom, "acc") }.
event-solo-tied = { $who } with { $card } against { $against }: a tie, so the battle goes on.
event-solo-shared = { $who } with { $card } against { $against }: a tie to the last card. Both are first { CASE($kingdom, "in") }.
event-solo-forfeit = { $who } has no card left to fight with: the upstart wins { CASE($kingdom, "acc") }.
event-reveals-retreat = { $who } { $count ->
    [one] turns up a retreat token worth { $points } points
   *[other] turns up the retreat tokens { $tokens }: { $points } points together
}.
event-modifier-points = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for unused modifiers.
event-game-over = The game is over: { CASE($who, "mid") } wins.
event-game-over-capital = The game is over: equal on points, { $who } wins by the capital of Greenwild.
event-game-over-shared = The game is over: { $winners } share the victory.

## Where points come from

points-age-1 = Kingdoms in age I
points-age-2 = Kingdoms in age II
points-age-3 = Kingdoms in age III
points-rallies = Rallies
points-retreat = Retreat tokens
points-modifiers = Unused modifiers

## The board as text

board-age = Age { $age } of 3
board-first = first: { CASE($who, "mid") }
board-rally-open = rallying is open
board-rally-closed = rallying is closed
board-treaty = peace treaty
board-piles = deck { $deck }, discard { $discard }, decrees { $decrees }, retreat tokens { $retreats }, modifiers { $modifiers }
board-discard = Discard pile: { $cards }
board-stake = { $value } now
board-stake-scored = scored
board-stake-scored-later = scored, then { $later }
board-stake-later = { $value } now, then { $later }
board-council = council
board-any = any card
board-pair = any card with a partner in the hand
board-full = full
board-ranks = { $count ->
    [one] rank { $ranks }
   *[other] ranks { $ranks }
}
board-kinds = { $kinds }
board-either = { $count ->
    [one] rank { $ranks }
   *[other] ranks { $ranks }
} or { $kinds }
board-both = { $count ->
    [one] rank { $ranks }
   *[other] ranks { $ranks }
} but only { $kinds }
board-decree = { $kingdom } – { $decree }: { $text }. Now: { $now }.
board-house = { $who } ({ $colour }): points { $points }, cubes { $cubes }, cards { $cards }, modifiers { $modifiers }, retreat tokens { $retreats }
board-house-upstart = { $who } ({ $colour }): points { $points }, cubes { $cubes }
board-thinking = to choose
board-withdrawn = withdrawn
board-colour-yellow = yellow
board-colour-red = red
board-colour-white = white
board-colour-purple = purple
board-colour-blue = blue
board-hand = { $who } holds:
board-hand-card = { $card } → { $kingdoms }
board-hand-nowhere = { $card }
board-tokens = { $count ->
    [one] { $who } holds the retreat token { $tokens }
   *[other] { $who } holds the retreat tokens { $tokens }
}
board-battle = Battle for { CASE($kingdom, "acc") }, worth { $value }, round { $round }
board-battle-card = { $card } (rank { $rank })
board-battle-hidden = a hidden card
board-battle-beaten = beaten
board-bonus = Bonus cards of the upstart: { $cards }
board-follows = Upstart cards of rank 1 to 3 go { CASE($kingdom, "into") }
board-upstart-battle = { $cards ->
    [one] The upstart fights with one card a round
   *[other] The upstart fights with { $cards } cards a round
}

# Great moments
moment-age = The age is counted

# What bots expect points from; more is always better.
term-modifiers = battle modifiers
term-hand = strong cards for battles
term-council = cubes for the council
term-going-on = staying in the age
term-places = places in the kingdoms

# Why something cannot be chosen now.
why-not-chosen-kingdom = This kingdom is chosen already: now the second card is discarded.
why-not-full = { $kingdom }: every territory is taken, and so is the capital.
why-not-decree = The decree “{ $decree }” does not let { $card } in here: { $text }.
why-not-partner = { $kingdom } asks for two cards, and you hold no second one of the type or rank of { $card }.
why-not-lies = This card lies on the table. You play the cards of your hand.
why-not-chosen-card = You play { $card } already: say where, or take it back.
why-not-pair = { $card } has neither the type nor the rank of { $other }.
why-not-picked = { $card } is picked already. At least one card is discarded when you rally.
why-not-nowhere = No kingdom with room lets { $card } in: its decree forbids it everywhere.
