name = Burrow
tagline = Dig, raid and bid
fox = fox { $number }
hare = hare { $number }
some-card = a card
label-dig = Dig up a card
label-hide = Hide { $card }
label-store = Store { $card }
label-raid = Raid { $raided }
label-fox = Answer with { $card }
label-yield = Let them in
label-bid = Bid { $card }
label-rest = Rest
prompt-act = What do you do?
prompt-raid = { $raider } raids you. Is there a fox in your burrow?
prompt-bid = { $cards ->
    [1] Bid { $only } in secret.
   *[other] Bid a card in secret.
}
prompt-wait = Waiting for { $who }.
prompt-over = The game is over.
event-dealt = { $who } gets { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
event-dug = { $who } digs up { $card }.
event-hidden = { $who } hides { $card }.
event-stored = { $who } stores { $card }.
event-raids = { $who } raids { $raided }.
event-caught = { $who } meets { $card }.
event-missed = A roll of { $roll }: the raid fails.
event-stole = A roll of { $roll }: { $who } steals { $card }.
event-bid = { $who } bids { $card }.
event-shown = { $who } has bid { $card }.
event-rested = { $who } rests.
board-round = Round { $round }
board-hand = { $who }: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-card = - { $card }
points-stores = Stores
points-bids = Bids
points-foxes = Foxes
bad-rounds = There are 1 to 5 rounds.
bad-first = Nobody sits there.
bad-dens = Each player has one den.
option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-mood = Mood
option-mood-help = How easily a raid succeeds.
option-mood-bold = bold
option-mood-very-shy = very shy
option-storm = Storm
option-storm-help = Four more hares.
option-first = First player
option-first-help = Who begins.
option-first-random = by lot
option-dens = Dens
option-dens-help = How many cards each player begins with.
option-dens-oak = oak
option-dens-hill = hill
