name = Arctic
tagline = Hunt among drifting floes, and mind who swims beneath yours.

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
seal-number = seal { $number }
    .cap = Seal { $number }
cod-number = cod { $number }
    .cap = Cod { $number }
igloo = the igloo
    .cap = The igloo

# Ice and where one is on it.
cell = { $name }
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

# Cards. The mark is the number of tiles with the letter of the copy.
side-light-blue = light blue side
side-green = green side
side-yellow = yellow side
side-orange = orange side
side-red = red side
side-violet = violet side
card-drift = Drift { $mark } { $arrow } { $side }
card-melt = Melting { $number }

# Choices.
do-kind-floe = Lay a floe
do-kind-pack = Lay pack ice
do-place = Lay it on { $cell }
do-berg = Put the iceberg on { $cell }
do-hunter = Put up { $figure }
do-corner = In the corner { $cell }
do-level-ice = On the ice
do-level-water = Under the ice
do-igloo = Put the igloo on { $cell }
do-return = Return in { $cell } ({ $depth })
do-play = Play { $card }
do-activate = Use { $hunter }
do-skip = Use no neutral hunter
do-end-turn = End the turn
do-pick = Move { $figure }
do-move = Move { $figure } to { $cell } ({ $depth })
do-attack = Attack { $target } with { $figure }
do-finish = Finish with { $hunter }
do-finish-cod = Finish with the cod and take plankton
do-drift = Move { $ice } from { $from } to { $to }
do-drift-push = Move { $ice } from { $from } to { $to }, pushing { $pushed } to { $beyond }
do-displace = Send { $figure } to { $cell } ({ $depth })
do-melt = Melt { $ice } on { $cell }
do-flee = Flee with { $card }
do-stay = Do not flee
do-answer = Answer with { $card }
do-pass = Do not answer
do-flee-ice = Flee onto the ice
do-flee-water = Flee under the ice
do-keep = Keep the cards
do-refresh = Discard the hand and draw three

# What is asked.
ask-kind = Lay a floe or pack ice?
ask-tile = Where do you lay { CASE($ice, "some") }?
ask-berg = On which floe do you put the iceberg?
ask-hunter = Which hunter do you put up?
ask-corner = In which corner does { $figure } begin?
ask-level = Is { $figure } on or under the ice?
ask-igloo = Put the igloo on one of the floes nearest to the Inuit hunter.
ask-return = In which corner does { $figure } return?
ask-action = Play an ice card or use a hunter.
ask-card = Play an ice card.
ask-use = Use a hunter or end your turn.
ask-neutral = Will you use a neutral hunter, too?
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
ask-refresh = Keep your cards, or discard them and draw three?
wait-building = { $who } lays out the sea.
wait-turn = { $who } is to move.
wait-ice = { $who } moves the ice.
wait-hunt = { $who } hunts with { $hunter }.
wait-escape = { $who } decides whether { $seal } flees.
wait-answer = { $who } decides whether to answer the flight.

# What happens.
role = { $who }: { $hunter }
role-neutral = neutral: { $hunter }
said-first = { $who } begins.
said-hunters = The lots are drawn. { $roles }.
said-lays = { $who } lays { CASE($ice, "some") } on { $cell }.
said-berg = { $who } puts an iceberg on { $cell }.
said-berg-stays = No floe can take iceberg { $number }: it stays in the box.
said-puts = { $who } puts { $figure } on { $cell } ({ $depth }).
said-igloo = { $who } puts the igloo on { $cell }.
said-turn = Turn { $turn }: { $who }.
said-returns = { CASE($figure, "cap") } returns to { $cell } ({ $depth }).
said-plays = { $who } plays { $card }.
said-rest-lost = The rest of the card has no effect.
said-drifts = { CASE($ice, "cap") } drifts from { $from } to { $to }{ $count ->
    [0] .
   *[other] {" "}and carries { $riders }.
}
said-drifts-push = { CASE($ice, "cap") } drifts from { $from } to { $to } and pushes { $pushed } to { $beyond }{ $count ->
    [0] .
   *[other] {" "}with { $riders }.
}
said-followed = Under the ice, { $figures } { $count ->
    [one] goes
   *[other] go
} along to { $to }.
said-displaced = The ice pushes { $figure } from { $from } to { $to } ({ $depth }).
said-climbs = { CASE($figure, "cap") } climbs onto the ice on { $to }.
said-melts-iceberg = The iceberg on { $cell } melts: a floe is left.
said-melts-floe = The floe on { $cell } melts: pack ice is left.
said-melts-pack = The pack ice on { $cell } melts away{ $count ->
    [0] .
   *[other] {" "}under { $afloat }.
}
said-igloo-lost = The igloo is lost with its floe.
said-activates = { $who } uses { $hunter }.
said-moves = { CASE($figure, "cap") } moves from { $from } to { $to } ({ $depth }).
said-attacks = { CASE($figure, "cap") } attacks { $target } on { $cell }.
said-catches = { $who } catches { $target }.
said-raids = { $who } takes the igloo.
said-captures = { $who } captures { $target } and takes a token. The figure will return.
said-captures-for-good = { $who } captures { $target } and takes a token. The figure is gone for good.
said-flees = { $who } plays { $card }: { $figure } tries to flee.
said-stays = { $who } does not flee.
said-answers = { $who } answers with { $card }.
said-passes = { $who } does not answer.
said-escapes = { CASE($figure, "cap") } escapes from { $from } to { $to } ({ $depth }).
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
board-waiting = { CASE($figure, "cap") } waits to return.
board-hand = Hand of { $who }: { $cards }
board-discard = Discarded (* melting): { $cards }
board-legend = O orca, B polar bear, I Inuit hunter, S1 S2 seals, c cod with their number; before the stroke on the ice, behind it in the water
board-legend-ice = ~~~ open sea, ::: pack ice, === floe, /^\ iceberg, (i) igloo
