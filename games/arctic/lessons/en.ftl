# The narrator's words. A star on both sides marks a word to remember.

## The hunt

learn-hunt = The hunt
learn-hunt-goal = The far north, a sea full of drifting ice. Everybody is one hunter and eats almost all the others. Most points win when the cod or the plankton run out.
learn-hunt-orca = You are the *orca*, and cod are worth a point each. They are too far for now, so swim nearer. An orca goes one cell, or two if the first one is open sea.
    .no = Cod and bear can wait. Touch the orca, then the cell that is pointed at: two cells through open sea.
learn-hunt-neutral = With two players some hunters belong to nobody. You may use one of these *neutral* hunters after your own. Leave them alone for now.
    .no = You will get to know them soon. This time use no neutral hunter.
learn-hunt-card = Every turn you must play an *ice card*. The number says how many tiles drift, the colour towards which side. Play the green one: two tiles to the east.
    .no = Any card may be played. Let us take the green one, with two tiles to the east.
learn-hunt-drift = Each tile drifts one cell. Move the floe in the middle, then the pack ice in the south. Swimmers stay where they are, so a cod ends up below the floe.
    .no = First the floe that is pointed at, then the pack ice in the south-west.
learn-hunt-dive = A seal has come near, but cod first: the orca also swims *under the ice*. Dive below the floe to the south-east, where a cod hides.
    .no = Dive under the floe two cells to the south-east: from open sea under the ice.
learn-hunt-eat = A hunter attacks whoever shares its cell. Take the cod.
    .no = Do not let it go: attack the cod.
learn-hunt-end = One point. In a turn a hunter may move once and then attack once; after an attack it stays. Under the ice nobody can reach an orca.

## On the ice

learn-ride = On the ice
learn-ride-bear = Now you are the *polar bear*. Bear and Inuit hunter walk on the ice and can swim in open sea, but never under the ice.
learn-ride-ride = Ice carries those who stand on it. Play the red card: tiles drift to the west. Begin with your own floe.
    .no = The red card, and then the floe below your own paws.
learn-ride-second = You came along for free. The card moves a second tile: take the pack ice in the south-east, far from your way.
    .no = That would change your way. Move the pack ice in the south-east.
learn-ride-walk = The bear goes one cell, or two if the first one is ice. Go over the pack ice into the open sea, to the cod.
    .no = Over the ice and into the water, where the cod is.
learn-ride-eat = In open sea a bear catches whatever swims there. Attack!
    .no = You are on the spot: attack the cod.
learn-ride-end = Card first or hunter first: that was a choice. Ice that arrives pushes bear and Inuit hunter out of the water, and an iceberg pushes everything.

## Cod and plankton

learn-cod = Cod and plankton
learn-cod-school = The orca has eaten. As your second hunter you may use a neutral one, and the *cod* count as one. Pick the cod next to you.
    .no = The cod this time: touch the one to the west of you.
learn-cod-meal = Each cod may swim once, like an orca. Let it come to you, under your floe: your meal for the next turn.
    .no = Closer! Bring it under the floe where your orca is.
learn-cod-plankton = You could move more of them, each once. However many they are, you get one *plankton*, half a point. Enough for now.
    .no = One will do. Finish with the cod.
learn-cod-melt = The ice card is still to come. *Melting* thins ice by one step: iceberg, floe, pack ice, open sea. Melt the iceberg in the east, which nobody can enter.
    .no = Play the melting card, then melt the iceberg in the east.
learn-cod-end = A floe now, where you can swim below. When the ninth plankton is taken, or the last cod is gone, the game ends at once.

## Catching a hunter

learn-capture = Catching a hunter
learn-capture-near = The cod waits under your floe, but look: a seal swims right beside you. Other players' hunters are worth more.
learn-capture-strike = Swim to the seal and attack it. An attack always succeeds; only with four players a seal may flee.
    .no = The cod will not run away. The seal might: swim to it and attack.
learn-capture-token = You took one of the seals' *tokens*: 2 points for you, and a life less for them. Orca and bear are worth 3. After its first capture a hunter returns to a corner.
learn-capture-bear = Now a neutral hunter. What it catches is yours as well, and it may be in the way of others. Walk the bear over the ice to the south-west.
    .no = Take the bear: over the pack ice to the floe in the middle.
learn-capture-end = Stay out of reach yourself: your own tokens are points too. Card and hunter, every turn: you know the north now.

## The first game: each kind of question is explained once

first-ask-action = Each turn you must play an ice card and may use a hunter, in either order.
first-ask-card = A drift card moves ice towards its colour; a melting card thins one tile.
first-ask-use = Your hunter moves once, then attacks once. With neutral hunters in the sea you may use one of them afterwards.
first-ask-neutral = A neutral hunter works for whoever uses it: what it catches is yours.
first-ask-hunt = A hunter may move, and then attack whoever is on its cell. After an attack a figure stays where it is.
first-ask-cod = Move as many cod as you like, one by one: it brings one plankton, half a point.
first-ask-drift = Whoever stands on the ice rides along; whoever swims stays.
first-ask-displace = Ice has come where somebody swims, and they must make way.
first-ask-melt = An iceberg becomes a floe, a floe becomes pack ice, pack ice disappears.
first-ask-return = A captured hunter returns once, to a corner. In that turn it cannot attack.
first-ask-escape = A drift card carries your seal away from the attacker, if the way is free.
first-ask-answer = A card of the same colour catches the seal after all.
first-ask-refresh = You may throw away what you hold and draw three new cards.
