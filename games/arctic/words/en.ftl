name = Arctic
tagline = Hunt among drifting floes, and mind who swims beneath yours.
ties = Equal on points, the most cod decide.

option-setup = Layout
option-setup-help = Begin from the standard layout, or let the players lay out ice and hunters themselves before they know who is who.
option-setup-standard = Standard layout
option-setup-expert = Setup for experienced players

# Hunters and figures.
orca = the orca
    .cap = The orca
bear = the polar bear
    .cap = The polar bear
eskimo = the Inuit hunter
    .cap = The Inuit hunter
seal = the seals
    .cap = The seals
cod = the cod
    .cap = The cod
one-seal = the seal
    .cap = The seal
one-cod = the cod
    .cap = The cod
figure-at = { $figure } { $place }
    .cap = { CASE($figure, "cap") } { $place }
igloo = the igloo
    .cap = The igloo

# Ice and where one is on it.
way = { $arrows }
pack = the pack ice
    .cap = The pack ice
    .some = pack ice
floe = the floe
    .cap = The floe
    .some = a floe
iceberg = the iceberg
    .cap = The iceberg
    .some = an iceberg
on-ice = on the ice
under-ice = under the ice
open-sea = open sea

# Cards.
side-light-blue = light blue side
side-green = green side
side-yellow = yellow side
side-orange = orange side
side-red = red side
side-violet = violet side
card-drift = Drift of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} { $arrow } { $side }
card-melt = Melting
card-again = { $card } ({ $number })

# Choices.
do-kind-floe = Lay a floe
do-kind-pack = Lay pack ice
do-place = Lay it { $place }
do-berg = Put the iceberg on the floe { $place }
do-hunter = Put up { $figure }
do-corner = In the corner { $place }
do-level-ice = On the ice
do-level-water = Under the ice
do-igloo = Put the igloo on the floe { $place }
do-return = Return to the corner { $place } ({ $depth })
do-play = Play { $card }
do-activate = Activate { $hunter }
do-skip = Use no neutral hunter
do-end-turn = End the turn
do-pick = Move { $figure }
do-move = Move { $figure } { $way } ({ $depth })
do-attack = Attack { $target } with { $figure }
do-finish = Finish with { $hunter }
do-finish-cod = Finish with the cod and take plankton
do-drift = Move { $ice } { $place } { $way }
do-drift-push = Move { $ice } { $place } { $way }, pushing { $pushed }
do-displace = Send { $figure } { $way } ({ $depth })
do-melt = Melt { $ice } { $place }
do-flee = Flee with { $card }
do-stay = Do not flee
do-answer = Answer with { $card }
do-pass = Do not answer
do-flee-ice = Flee onto the ice
do-flee-water = Flee under the ice
do-keep = Keep the hand
do-refresh = Discard the hand and draw three

# What is asked.
ask-kind = Lay a floe or pack ice?
ask-tile = Where do you lay { CASE($ice, "some") }?
ask-berg = On which floe do you put the iceberg?
ask-hunter = Which hunter do you put up?
ask-corner = In which corner does { $figure } begin?
ask-level = Is { $figure } on or under the ice?
ask-igloo = Put the igloo on one of the floes nearest to the Inuit hunter.
ask-return = To which corner does { $figure } return?
ask-action = Play an ice card or activate a hunter.
ask-card = Play an ice card.
ask-use = Activate a hunter or end your turn.
ask-neutral = Will you activate a neutral hunter, too?
ask-hunt = What do you do with { $hunter }?
ask-cod = Which cod do you move?
ask-destination = Where does { $figure } go?
ask-drift = Which tile drifts towards the { $side }? { $left ->
    [one] One tile
   *[other] { $left } tiles
} to go.
ask-displace = The ice pushes { $figure } away. Where to?
ask-melt = Which ice melts?
ask-escape = { CASE($attacker, "cap") } attacks { $seal }. Do you flee?
ask-answer = { CASE($seal, "cap") } flees towards the { $side }. Do you answer with a card of that colour?
ask-flee-to = Does { $seal } flee onto or under the ice?
ask-refresh = Keep your hand, or discard it and draw three?
wait-building = { $who } lays out the sea.
wait-turn = { $who } is to move.
wait-ice = { $who } moves the ice.
wait-melt = { $who } decides which ice melts.
wait-hunt = { $who } activates { $hunter }.
wait-escape = { $who } decides whether { $seal } flees.
wait-flee-to = { $who } decides whether { $seal } flees onto or under the ice.
wait-answer = { $who } decides whether to answer the flight.

# What happens.
role = { $who }: { $hunter }
role-neutral = neutral: { $hunter }
said-first = { $who } begins.
said-hunters = The lots are drawn. { $roles }.
said-lays = { $who } lays { CASE($ice, "some") } { $place }.
said-berg = { $who } puts an iceberg on the floe { $place }.
said-berg-stays = No floe can take iceberg { $number }: it stays in the box.
said-puts = { $who } puts { $figure } in the corner { $place } ({ $depth }).
said-igloo = { $who } puts the igloo on the floe { $place }.
said-turn = Turn { $turn }: { $who }.
said-returns = { CASE($figure, "cap") } returns to the corner { $place } ({ $depth }).
said-plays = { $who } plays { $card }.
said-rest-lost = The rest of the card has no effect.
said-drifts = { CASE($ice, "cap") } { $place } drifts { $way }{ $count ->
    [0] .
   *[other] {" "}and carries { $riders }.
}
said-drifts-push = { CASE($ice, "cap") } { $place } drifts { $way } and pushes { $pushed }{ $count ->
    [0] .
   *[other] {" "}with { $riders }.
}
said-followed = Under the ice, { $figures } { $count ->
    [one] goes
   *[other] go
} along { $way }.
said-displaced = The ice pushes { $figure } { $way } ({ $depth }).
said-climbs = { CASE($figure, "cap") } climbs onto the ice { $place }.
said-melts-iceberg = The iceberg { $place } melts: a floe is left.
said-melts-floe = The floe { $place } melts: pack ice is left.
said-melts-pack = The pack ice { $place } melts away{ $count ->
    [0] .
   *[other] {" "}under { $afloat }.
}
said-igloo-lost = The igloo is lost with its floe.
said-activates = { $who } activates { $hunter }.
said-moves = { CASE($figure, "cap") } moves { $way } ({ $depth }).
said-attacks = { CASE($figure, "cap") } attacks { $target } { $place }.
said-catches = { $who } catches { $target }.
said-raids = { $who } takes the igloo.
said-captures = { $who } captures { $target } and takes a token. The figure will return.
said-captures-for-good = { $who } captures { $target } and takes a token. The figure is gone for good.
said-flees = { $who } plays { $card }: { $figure } tries to flee.
said-stays = { $who } does not flee.
said-answers = { $who } answers with { $card }.
said-passes = { $who } does not answer.
said-escapes = { CASE($figure, "cap") } escapes { $way } ({ $depth }).
said-plankton = { $who } takes plankton. { $left ->
    [0] It was the last.
    [one] One token is left.
   *[other] { $left } tokens are left.
}
said-refreshes = { $who } discards { $cards }.
said-draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
said-draws-open = { $who } draws { $cards }.
said-reshuffles = The discard pile becomes the deck: { $cards } cards.
over-no-cod = The last cod has left the sea.
over-no-plankton = The last plankton is taken.
over-too-long = The long winter ends the game.
said-over = { $why } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
said-over-by-cod = { $why } At the top the points are level, and the most cod { $count ->
    [one] decide: { $winners } wins.
   *[other] decide: { $winners } share the victory.
}

# Points.
points-lives = Own tokens
points-trophies = Captured tokens
points-cod = Cod
points-plankton = Plankton
points-igloo = Igloo

# The board as text.
board-turn = Turn { $turn }: { $who }
board-building = The sea is being laid out. In stock: floes { $floes }, pack ice { $packs }, icebergs { $bergs }.
board-supply = Plankton { $plankton }, cod in the sea { $cod }, deck { $deck }, discard pile { $discard }
board-house = { $who }: { $points } points, { $hunter }; tokens { $lives }, captured { $trophies }, cod { $cod }, plankton { $plankton }, cards { $cards }
board-house-nobody = { $who }: cards { $cards }
board-neutral = Neutral: { $hunter }; tokens { $lives }
board-waiting = { CASE($figure, "cap") } returns in { $who }’s turn.
board-returned = { CASE($figure, "cap") } is just back and does not attack in this turn.
board-igloo = { $who } has taken the igloo.
board-hand = Hand of { $who }: { $cards }
board-discard = Discarded (* melting): { $cards }
board-legend = O orca, B polar bear, I Inuit hunter, S1 S2 seals, c cod with their number; before the stroke on the ice, behind it in the water
board-legend-ice = ~~~ open sea, ::: pack ice, === floe, /^\ iceberg, (i) igloo

# The drawing.
draw-figure = { CASE($figure, "cap") }, { $depth }
draw-cell = { CASE($ice, "some") } { $place }
draw-cell-sea = open sea { $place }
draw-igloo = Igloo
draw-cod-left = Cod in the sea: { $count }. The game ends with the last one.
draw-plankton-left = Plankton in the supply: { $count }. The game ends with the last one.
draw-clock = The last cod or the last plankton ends the game.
draw-reserve = To put up
draw-stock = To lay
draw-stock-floes = Floes left: { $count }
draw-stock-packs = Pack ice left: { $count }
draw-stock-bergs = Icebergs left: { $count }
draw-returned = just back: no attack in this turn
draw-returns = Returns in { $who }’s turn
draw-deck = Cards in the deck: { $count }
draw-deck-short = Deck
draw-discard = Cards in the discard pile: { $count }
draw-discard-short = Discarded
draw-effect = { $left ->
    [one] One tile to drift
   *[other] { $left } tiles to drift
}
draw-flight = The seal flees this way
draw-spent = Cards already gone
draw-melting = melting
draw-diet = Who eats whom
draw-diet-help = Rows: orca, polar bear, Inuit hunter, seal. Columns: their prey on the ice, in open sea, under the ice.
draw-school = Cod here: { $count }
draw-hand = My ice cards
draw-you-are = You are { $hunter }
draw-score = Points: { $points }
draw-trophy = Captured tokens of { $hunter }: { $count }, { $points } points each
draw-lives = { CASE($hunter, "cap") }: lives { $count }, { $points } points each
draw-cod = Cod caught: { $count }
draw-plankton = Plankton: { $count }
draw-igloo-scores = The igloo: 2 points
draw-hand-size = Cards in hand: { $count }
draw-neutral = Neutral hunters
draw-winner = winner

# The short rules.
help-goal = Everybody is one hunter of the North and eats almost everything else. Most points win: 3 or 2 for a captured hunter, 1 for a cod, half a point for plankton, 2 for the igloo, and what is left of your own lives.
help-turn = Your turn
help-card = You must play one ice card. As many tiles as it shows drift one cell, one after the other, towards the side with the card’s arrow and colour. A sun melts one tile instead.
help-hunter = You may use your hunter: it moves, then attacks somebody on its cell (or attacks without moving). Do it before or after the card. Or move the cod instead: any number of them, once each, and take one plankton.
help-neutral = With two or three players the hunters nobody plays are neutral: after your own hunter you may use one of them, or the cod. What it captures is yours.
help-where = On, in and under
help-on-ice = On the ice: upright, on top of the tile.
help-in-sea = In open sea: behind a wave.
help-under-ice = Under the ice: in the dark hole of the tile. Nobody reaches through the ice, but the Inuit hunter fishes for cod.
help-hunters = Who moves and eats how
help-orca = The orca swims one cell, two if the first is open sea. It eats all it meets in the water.
help-bear = The bear goes one cell, two if the first is ice. It eats on the ice and in open sea, never under the ice.
help-eskimo = The Inuit hunter goes two cells all on ice or all in the kayak, else one; hunts like the bear, and fishes for cod through the ice.
help-seal = The two seals swim like the orca and may end on or under ice. They eat cod and take the igloo; one attack for both.
help-cod = Nine cod belong to nobody. Cod swim like the orca.
help-ice = The ice
help-drift = A drifting tile takes along whoever stands on it. Swimmers stay where they are, so they may find themselves under it or in open sea.
help-push = Pack ice is pushed along by floes and by other pack ice, one tile at a time. They push nothing else.
help-berg = Nobody enters an iceberg. It pushes any ice, and swimmers give way to it.
help-melt = Melting: iceberg to floe, floe to pack ice, pack ice to open sea. Bear and Inuit hunter in the water give way to arriving ice.
help-capture = Captured
help-lives = A captured hunter loses a token to the player whose turn it is. The first time it comes back in a corner at the start of its own player’s turn and may not attack in that turn; the second time it is gone. Of the two seals one is left then.
help-igloo = The igloo is worth 2 points to the Inuit hunter’s player, or to whoever takes it with bear or seal. If its floe melts, it is lost.
help-escape = With four players an attacked seal may flee one cell where a drift card from the hand points. The attacker draws a card and may answer with the same colour: then the seal is caught after all.
help-end = The end
help-end-what = The game ends at once with the last cod or the last plankton. On a tie the most cod decide.
help-expert = Experienced players lay out ice and hunters themselves, one piece each in turn, and only then draw lots for the hunters.
help-reconstructed = Reconstructed by us, since no picture of them has come down: shape and size of the board, the order of its colours and three of them (green, orange, red), the ice cards (per side 1, 1, 2, 2, 3 tiles; six melting), the start layout, eight floes and four pack ice. Ours are also the first player by lot, the end after 200 turns, and shared victories.

# What choices are about
about-cards = Ice cards
about-hunters = Hunters

# What bots expect points from; more is always better.
term-figures = figures that can still hunt
term-catches = prey within reach
term-safety = safety from hunters

# Why something cannot be chosen now.
why-not-igloo = Only the bear and the seals raid the igloo, on its floe, and never their own player’s.
why-not-stock = No tile of this kind is left.
why-not-tile = Ice goes on a cell without a tile.
why-not-berg = An iceberg goes on a floe that is not in a corner and has no cod.
why-not-corner = A hunter begins in a corner where no other hunter stands.
why-not-level = The seal is put on or under the ice of its own corner.
why-not-nearest = The igloo goes on the floe nearest to the Inuit hunter.
why-not-return = A figure returns to a corner without an iceberg.
why-not-nobody = Nobody here can be used now: a hunter needs a move or an attack, and it must be yours or neutral.
why-not-on-berg = Nobody can be on or under an iceberg.
why-not-far = Too far or not passable: one step to a neighbouring cell, and a second one only as this animal’s table allows.
why-not-no-ice = There is no ice on this cell.
why-not-twice = No tile moves twice on one card.
why-not-blocked = This tile cannot drift: it needs a free cell, or one tile that it may push with a free cell behind it.
why-not-way = Whoever makes way goes to a neighbouring cell: without ice for bear and Inuit hunter, without an iceberg for the swimmers.
why-not-flight = A seal flees by one cell, in the direction of a drift card of its player, and never onto an iceberg.
why-not-placed = { CASE($figure, "cap") }: it is placed already, or in your hand.
why-not-theirs = { CASE($figure, "cap") } belongs to { $who }.
why-not-idle = { CASE($figure, "cap") }: no move and no attack now, or used already in this turn.
why-not-neutral = { CASE($figure, "cap") }: one neutral hunter a turn, and only if it has a move or an attack.
why-not-moved = { CASE($figure, "cap") }: moved or attacked already. Each figure moves once, and after an attack it stays.
why-not-own = { CASE($figure, "cap") } is your own: you never attack your own figures.
why-not-reach = { CASE($figure, "cap") } cannot be attacked: attacker and target must be on the same cell and in reach there.
why-not-lies = This card lies on the table. You play the cards of your hand.
why-not-answer = Only a drift card to the { $side } catches the fleeing seal.
why-not-card = One ice card a turn, and not in the middle of a hunt.
