# The words of Tundra.
# The game
name = Tundra
tagline = Dice, glades and a sleeping tsar: who governs best until spring?
ties = Equal on points, more resources decide, and then more berries.
option-layout = Map
option-layout-help = The standard map, or one of the alternatives for three or four players.
option-layout-standard = Standard
option-layout-random = Any that fits
option-layout-l3-alt-lake = Lake (3 players)
option-layout-l3-alt-heart = Heart (3 players)
option-layout-l3-alt-valleys = Valleys (3 players)
option-layout-l4-alt-lake = Frozen lake (4 players)
option-layout-l4-alt-inner = Inner towns (4 players)
option-titles = Special titles
option-titles-help = Everybody gets a title with an ability of its own instead of the modest one. Not for a first game.
option-personal-goals = Personal goals
option-personal-goals-help = Everybody gets a secret goal that counts at the end. Not for a first game.
bad-layout = This map is for { $wanted } players, not for { $players }: choose the standard map or any that fits.

# Maps
layout-l2-std = standard map
layout-l3-std = Wedge
layout-l3-alt-lake = Lake
layout-l3-alt-heart = Heart
layout-l3-alt-valleys = Valleys
layout-l4-std = standard map
layout-l4-alt-lake = Frozen lake
layout-l4-alt-inner = Inner towns

# Boards, candidates, titles
board-architecture = Architecture
board-movement = Movement
board-gathering = Gathering
board-trade = Trade
character-elisaveta = Princess Elisaveta
character-polkan = Voivode Polkan
character-sofia = Abbess Sofia
character-khoma = Merchant Khoma
title-modest = Modest
title-thrifty = Thrifty
title-wise = Wise
title-inspiring = Inspiring
title-resolute = Resolute
title-industrious = Industrious
title-generous = Generous

# Goals
cg-city-cards = City cards
cg-upgrades = Upgraded boards
cg-berries = Berries
cg-towers = Towers
cg-workers = Workers
cg-resources = Stores
cg-brushwood = Brushwood glades
cg-stone = Stone glades
cg-peat = Peat glades
pg-chain = Chain of towers
pg-types = Varied lands
pg-idle-workers = Workers at home
pg-garrison = Garrisons
pg-edge = Borderlands
pg-city = Court and city
pg-idle-towers = Modest builder
pg-major-brushwood = Master of brushwood
pg-major-stone = Master of stone
pg-major-peat = Master of peat
pg-isolated = Lonely towers

# Cards
sb01 = Woodcutter's Sled
sb02 = Stone Drag
sb03 = Peat Basket
sb04 = Snowshoes
sb05 = Berry Pail
sb06 = Acorn Pouch
sb07 = Pedlar's Bundle
sb08 = Gatherer's Mittens
sb09 = Morning Round
sb10 = Noon Round
sb11 = Light Skis
sb12 = Festive Sash
sb13 = Evening Round
sb14 = Lucky Knot
sb15 = Wayfarer's Staff
sb16 = Barter Scales
ad01 = Hare Courier
ad02 = Squirrel Treasurer
ad03 = Beaver Carpenter
ad04 = Badger Mason
ad05 = Boar Peat-cutter
ad06 = Owl Stargazer
ad07 = Magpie Gossip
ad08 = Fox Broker
ad09 = Hedgehog Herbalist
ad10 = Stoat Shopkeeper
ad11 = Crane Herald
ad12 = Lynx Overseer
ad13 = Wolf Recruiter
ad14 = Moose Builder
ad15 = Otter Gambler
ad16 = Mole Prospector
ad17 = Reindeer Postmaster
ad18 = Swan Chronicler
ad19 = Goose Watchman
ad20 = Wolverine Trickster
bo01 = Reindeer Team
bo02 = Sawmill
bo03 = Quarry
bo04 = Peat Works
bo05 = Berry Fair
bo06 = Royal Favour
bo07 = Storehouse
bo08 = Winter Road
bo09 = Watch Post
bo10 = Gatherers' Artel
bo11 = Feast Table
bo12 = Masons' Yard
bo13 = Hiring Fair
bo14 = Carpenters' Guild
bo15 = Barter Row
bo16 = Scribe's Chamber
bo17 = Bell Tower
bo18 = Ski Track
bo19 = Winter Stores
bo20 = Jewellers' Row

# Where points come from
source-upgrades = Upgraded boards
source-goals = Common goals
source-towers = Towers
source-pairs = Pairs of resources
source-cards = Cards
source-personal = Personal goal

# Amounts
amount-brushwood = { $n } brushwood
amount-stone = { $n } stone
amount-peat = { $n } peat
amount-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
amount-berries = { $n ->
    [one] { $n } berry
   *[other] { $n } berries
}
amount-points = { $n } VP
amount-worker = 1 worker
amount-alike = { $n ->
    [one] { $n } resource
   *[other] { $n } identical resources
}
both = { $one } + { $other }
nothing = nothing

# What actions do
effect-walk = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
effect-gather = { $n ->
    [one] gather { $n } resource
   *[other] gather up to { $n } resources
}
effect-harvest = take { $n } resources of any kind
effect-build = { $n ->
    [one] build { $n } tower
   *[other] build up to { $n } towers
}
effect-hire = { $n ->
    [one] hire { $n } worker
   *[other] hire up to { $n } workers
}
effect-recruit = hire 1 worker without a berry
effect-pairs = 1 VP for 2 identical resources, as often as you have towers
effect-market = { $berries }, then a card from the market
effect-market-refresh = { $berries }, a new market if you like, then a card from it
effect-crafts = { $berries }, then upgrades
effect-upgrade = { $n ->
    [one] upgrade { $n } board
   *[other] upgrade up to { $n } boards
}
effect-trade = { $gain } for { $price }
effect-set-die = set an unused die to any value
effect-rerolls = reroll unused dice, { $n } times at most
effect-flip = turn an unused die over, 1 berry
effect-buy-die = buy a die for { CASE($berries, "acc") }
effect-prospect = turn up any glade and take what it yields (or 2 berries)
effect-post = carry a worker to any open glade and take what it yields
effect-tower-berries = 1 berry for each of your towers
frame = { $values }: { $effect }
frames = { $one }; { $other }
card-does = “{ $card }”: { $effect }

# Choices
label-boost = Keep “{ $card }” ({ $text })
label-boost-board = Under { $board }
label-use = { $die } on { $board }: { $effect }
label-use-boosted = { $die } on { $board }: { $effect }; boosts: { $boosts }
label-goal = { $die } on the goal “{ $goal }”: { $points } VP
label-reroll = Reroll a { $die } for { CASE($price, "acc") }
label-reroll-free = Reroll a { $die }
label-change = Change a { $from } to { $to } for { CASE($price, "acc") }
label-buy = Buy a die for { CASE($price, "acc") }
label-advisor = Ask “{ $card }”: { $effect }
label-drop = Set aside the { $die }, which fits nowhere
label-end-turn = End the turn
label-act-board = { $board }: { $effect }
label-stop = Forgo the rest
label-move = The worker { $place } { $way }
label-move-known = The worker { $place } { $way } ({ $gain })
label-take = Take { $gain }
label-build = Build a tower { $hex } ({ $bonus })
label-place = Hire a worker at the tower { $hex }
label-place-home = Hire a worker in your settlement
label-pay = Pay { CASE($price, "acc") }
label-upgrade = Upgrade { $board } for { CASE($price, "acc") }
label-station = A worker for the tower { $hex }
label-refresh = Lay out a new market
label-keep = Keep the market as it is
label-card-advisor = Take the advisor “{ $card }” ({ $text })
label-card-boost = Take the boost “{ $card }” ({ $text })
label-tuck = Under { $board }
label-replace = Under { $board }, in place of “{ $old }”
label-dismiss = Let “{ $card }” go
label-die = The { $die }
label-face = Set it to { $die }
label-reveal = Turn up the glade { $hex }
label-done = Enough
label-skip = Decline

# Questions
prompt-boost = Which starting boost do you keep ({ $number } of 2)?
prompt-boost-board = Under which board does “{ $card }” go?
prompt-turn = Use a die, or take a free action first.
prompt-turn-blocked = None of your dice fits anywhere: take a free action, or set a die aside.
prompt-after-die = Take another free action, or end your turn.
prompt-activation = { $board }, die { $die }: which action comes next?
prompt-pay-tower = Which pair pays for the tower { $hex }?
prompt-station = Too few workers for all towers: which one gets a worker?
prompt-pay-worker = Which pair pays for the worker { $hex }?
prompt-upgrade = Which board do you upgrade?
prompt-refresh = Do you want a new market before you take a card?
prompt-market = Which card do you take from the market?
prompt-tuck = Under which board does “{ $card }” go?
prompt-dismiss = One advisor too many: who leaves for “{ $card }”?
prompt-trade = “{ $card }”: do you want { CASE($gain, "acc") } for { CASE($price, "acc") }?
prompt-price = “{ $card }”: what do you pay for { CASE($gain, "acc") }?
prompt-set-die = Which die do you set?
prompt-set-face = What shall the { $die } show?
prompt-flip = Which die do you turn over?
prompt-prospect = Which glade do you turn up?
prompt-posting = Who is carried to which glade?
prompt-over = The game is over.
prompt-wait-boosts = { $who } is choosing starting boosts.
prompt-wait-turn = It is the turn of { $who }.
prompt-wait-start = { $who } starts the round.
prompt-walk = { $n ->
    [one] A step: who goes where? ({ $n } left)
   *[other] Steps: who goes where? ({ $n } left)
}
prompt-gather = What do you gather? (up to { $n } more)
prompt-take = Which resource do you take? ({ $n } left)
prompt-build = Where do you build a tower? (up to { $n } more)
prompt-hire = Where do you hire a worker? (up to { $n } more)
prompt-pairs = Which pair becomes a point? (up to { $n } more)
prompt-rerolls = Which die do you reroll? ({ $n } left)

# The log
log-lays-map = The map is laid out: { $layout }.
log-receives-title = { $who } has the title “{ $title }”.
log-receives-goal = { $who } gets a personal goal.
log-receives-this-goal = { $who } gets the personal goal “{ $goal }”.
log-turns-up = { CASE($hex, "cap") } is turned up: { $token }.
log-dealt = { $who } gets four starting boosts.
log-dealt-these = { $who } gets the starting boosts { $cards }.
log-has-chosen = { $who } has chosen.
log-shows-boost = { $who } puts “{ $card }” under { $board }.
log-lays-goals = Common goals of this game: { $goals }.
log-lays-market = New in the market: { $cards }.
log-round-begins = Round { $round } begins. { $who } is first.
log-rolls = { $who } rolls for all: { $dice }.
log-rolls-extra = { $who } rolls the extra die: { $die }.
log-uses = { $who } puts a { $die } on { $board }.
log-uses-goal = { $who } puts a { $die } on the goal “{ $goal }”: { $count }, worth { $points } VP.
log-drops = { $who } sets aside a { $die } that fits nowhere.
log-rerolls = { $who } rerolls a { $from } for { CASE($price, "acc") } and gets a { $to }.
log-rerolls-free = { $who } rerolls a { $from } and gets a { $to }.
log-turns = { $who } changes a { $from } to a { $to } for { CASE($price, "acc") }.
log-turns-free = { $who } changes a { $from } to a { $to }.
log-buys = { $who } buys a die for { CASE($price, "acc") } and rolls a { $die }.
log-asks = { $who } asks “{ $card }”.
log-acts = { $who } uses the boost “{ $card }”.
log-walks = { $who }: a worker goes to { $to }.
log-gains = { $who } gets { CASE($gain, "acc") }.
log-gains-title = { $who } gets { CASE($gain, "acc") } by the title.
log-gains-upgrades = { $who } gets { CASE($gain, "acc") } for upgraded boards.
log-gains-tower = { $who } gets { CASE($gain, "acc") } from the tower { CASE($hex, "on") }.
log-builds = { $who } builds a tower { CASE($hex, "on") } for { CASE($price, "acc") }.
log-hires = { $who } hires a worker { CASE($hex, "on") } for { CASE($price, "acc") }.
log-stations = { $who }: the tower { CASE($hex, "on") } brings a worker.
log-pays = { $who } pays { CASE($price, "acc") }.
log-upgrades = { $who } upgrades { $board }.
log-refreshes = { $who } clears the market.
log-takes-card = { $who } takes “{ $card }” from the market.
log-tucks = { $who } puts “{ $card }” under { $board }.
log-replaces = { $who } puts “{ $card }” under { $board } in place of “{ $old }”.
log-dismisses = { $who } lets “{ $card }” go.
log-posts = { $who }: a worker is carried to { $to }.
log-round-ends = Round { $round } is over.
log-shows-goal = { $who } shows the personal goal “{ $goal }”: { $count }, worth { $points } VP.
log-wins = { $who } wins and governs until spring.
log-win-together = { $who } win together and share the tsar’s seal.
log-reshuffles = { $n ->
    [one] The discard pile ({ $n } card) becomes the deck.
   *[other] The discard pile ({ $n } cards) becomes the deck.
}
glade = a glade
    .cap = A glade
    .on = on a glade
settlement = the settlement
    .cap = The settlement
    .on = in the settlement
way = { $arrows }
token = { $resource }, tower: { $bonus }
resource-brushwood = brushwood
resource-stone = stone
resource-peat = peat
resource-none = no resource

# The board as text
text-round = Round { $round } of 4, map: { $layout }
text-before = Before the first round, map: { $layout }
text-first = first player: { $who }
text-map = Map: b/s/p = glade with brushwood, stone, peat; - = without; ? = face down; ~ = lake; ^ and a number = whose tower; w and numbers = whose workers
text-letters = bsp
text-bonus = { $hex }: { $bonus }
text-bonuses = Tower bonuses: { $list }
text-market = Market: { $cards } (deck { $deck }, discard { $discard })
text-gap = taken
text-discard = Discard pile: { $cards }
text-goal = Goal “{ $goal }”, { $what } ({ $tiers } VP; dice { $faces }): { $standing }
text-goal-taken = Goal “{ $goal }”, { $what } ({ $tiers } VP; taken by { $who } with { $die }): { $standing }
text-player = { $who } ({ $character }, { $title }): { $points } VP
text-title = Title: { $what }
text-stores = { $stores }; unused dice: { $dice }; in supply: dice { $supply }, workers { $workers }, towers { $towers }
text-unrolled = { $n } not rolled
text-prices = reroll { $reroll }, change { $change }, buy { $buy } (berries)
text-board = { $board }: { $frames }
text-board-upgraded = { $board } (upgraded): { $frames }
text-cost = upgrade: { $price }
text-taken = slots taken: { $faces }
text-advisors = Advisors: { $cards }
text-rotated = { $card } (rotated)
text-personal = Personal goal “{ $goal }”, { $what } ({ $tiers } VP): { $count }
text-personal-hidden = Personal goal: face down
text-dealt = Starting boosts to choose from: { $cards }
text-choosing = still choosing starting boosts
text-none = none

# What goals count and titles give
cg-city-cards-what = your advisors and your boosts from the market
cg-upgrades-what = your upgraded order boards
cg-berries-what = your berries
cg-towers-what = your towers on the map
cg-workers-what = your workers on the map
cg-resources-what = all your brushwood, stone and peat
cg-brushwood-what = brushwood glades with a figure of yours
cg-stone-what = stone glades with a figure of yours
cg-peat-what = peat glades with a figure of yours
pg-chain-what = your largest group of towers on neighbouring glades
pg-types-what = kinds of places with two or more of your figures
pg-idle-workers-what = workers in your supply
pg-garrison-what = your workers on glades with your tower
pg-edge-what = your figures on edge glades
pg-city-what = your city cards and upgraded boards
pg-idle-towers-what = towers in your supply
pg-isolated-what = your towers with no other of yours beside them
pg-major-brushwood-what = brushwood glades where you have the most figures
pg-major-stone-what = stone glades where you have the most figures
pg-major-peat-what = peat glades where you have the most figures
title-modest-what = each round: a step, then a resource
title-thrifty-what = each round: a card from the market; up to 4 advisors
title-wise-what = owns 8 dice; a die costs 5 berries
title-inspiring-what = began with two more workers
title-resolute-what = one more die each round; a bought die costs 9 berries
title-industrious-what = two market boosts per board; up to 2 advisors
title-generous-what = each round: 3 berries; changing a die costs 1 berry

# The drawing
draw-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of 4
}
draw-round-word = Round
draw-five-dice = Five dice from here on
draw-race = The race for victory points
draw-market = City market
draw-market-soon = Cards are laid out when all have chosen.
draw-goals = Common goals
draw-goals-soon = Goals are laid out when all have chosen.
draw-deck = { $n ->
    [one] City deck: { $n } card
   *[other] City deck: { $n } cards
}
draw-discard = { $n ->
    [one] Discard pile: { $n } card
   *[other] Discard pile: { $n } cards
}
draw-advisor = advisor
draw-boost = boost
draw-advisors = Advisors
draw-advisor-free = Room for an advisor
draw-lake = Lake
draw-face-down = face down
draw-settlement = settlement of { $who }
draw-tower-of = tower: { $who }
draw-workers-of = workers of { $who }: { $n }
draw-edge = edge glade
draw-goal-face = Die { $die }: { $points } VP now
draw-goal-taken = { $who } has used this goal in this round
draw-goal-count = { $who }: { $n }, worth { $points } VP
draw-goal-now = now { $n } = { $points } VP
draw-tier = { $n } or more: { $points } VP
draw-personal = Personal goal
draw-dice = Unused dice
draw-unrolled = Not rolled yet
draw-prices = Reroll: { $reroll } (berries); one more or less: { $change }
draw-supply = Dice in supply: { $n }; price of one: { $price } (berries)
draw-store = { $what }: { $n } of { $most }
draw-berries = berries
draw-workers-home = Workers in supply: { $n }
draw-towers-home = Towers in supply: { $n }
draw-upgraded = Upgraded
draw-upgrade-cost = Price of the upgrade
draw-change-and = { $change }, then: { $then }
draw-first = first player
draw-score = Victory points: { $n }
draw-chosen = has chosen

# The short rules
help-goal = The bear tsar sleeps through the winter. For four rounds you govern in his place, and whoever gathers the most victory points (acorns) wins.
help-turn = Your turn: one die
help-dice = At the start of a round the dice are rolled once for everybody: four in rounds I and II, five later. Then players take turns, one die each, until all are used.
help-slot = Click a slot of one of your four boards that shows the value of a die of yours: the die goes there and the action beside it happens. Each slot takes one die per round.
help-boosts = Boosts tucked under the board act with it, each for the value of the die, in any order: click a boost, or at once the glade, store or card that you want. You may leave things out.
help-free = Before or after the die you may pay berries: reroll a die (1), change it by one (2), buy another (6). A slot with a dashed edge is one change away: click it to change and use at once. Click a die for its menu.
help-boards = The four boards
help-architecture = Architecture. High dice build towers: on a glade with your worker, who goes home, for two identical resources. Low dice hire workers for two identical resources and a berry, at your settlement or at a tower of yours.
help-movement = Movement. Workers walk to neighbouring places and take a resource from every glade they step on. No worker enters the same place twice in one action. Face-down glades turn up.
help-gathering = Gathering. Each of your workers and towers on a glade brings one of its resource, up to the number shown.
help-trade = Trade. High dice bring a berry and a card from the market; low dice bring berries and let you upgrade boards.
help-upgrade = An upgrade costs what its board shows, gives 1 acorn at once and 1 more at the start of each later round, and the board does more.
help-map = The map
help-glades = Glades yield brushwood, stone, peat or nothing. Nobody blocks anybody, but a glade has room for one tower only.
help-towers = The strip on a glade shows what a tower there brings: when it is built, and again at the start of every round.
help-city = The city
help-advisors = Advisors each do one free thing per round. You may have three.
help-market = Boosts go under one of your boards, one from the market under each. The market is laid out anew after every round.
help-points = Acorns
help-acorns = Acorns come from upgrades, towers, cards, goals and pairs of resources. Nothing else counts in the end.
help-common = A die on a common goal pays 2, 4 or 6 acorns by how far you are now; nothing is spent. Each goal takes one die per round, from whoever comes first.
help-pairs = The upgraded Architecture turns pairs of identical resources into acorns, as often as you have towers.
help-rounds = Rounds
help-start = A round starts, for each player in turn, with the title (a step and a resource for the modest one), acorns for upgraded boards, and what towers bring.
help-end = After round IV most acorns win; ties go to more resources, then to more berries.
help-modules = Titles and personal goals
help-titles = With special titles everybody gets another ability instead of the modest one. Touch a title to read it.
help-personal = A personal goal is secret and counts once, at the end. Only you see yours.
help-signs = Signs
help-any = Any resource: brushwood, stone or peat, as you like.
help-alike = Two resources of the same kind.
help-recruit = Hire a worker without the berry.
help-made = What is reconstructed
help-reconstructed = The cards and glades, the dice that common goals take, most slots of the boards, their prices, the maps and the starting stores were not in the rules we had; ours are marked as reconstructed and listed in chapter 9 of the rules page. What goals ask for and how many points they bring is printed.

# What choices are about
about-die = Use the { $die }
about-change = Change a die
about-advisor = Ask an advisor

# What bots expect points from; more is always better.
term-stores = stores
term-dice = dice and what they do
term-figures = workers and towers on the map
term-boards = upgraded boards
term-cards = advisors and boosts
term-goals = goals

# Why something cannot be chosen now.
why-not-buy = A die is bought from your supply for berries, before or after the die of your turn.
why-not-deck = A new market is laid out only when an action or a card allows it.
why-not-pay = You do not have enough of this to pay in full.
why-not-face = The die cannot be set to this value.
why-not-step = A step leads to a neighbouring place where this worker has not been in this action.
why-not-settlement = No towers are built in settlements.
why-not-tower = A glade has room for one tower only.
why-not-worker = A tower is built where you have a worker.
why-not-pair = A tower costs a pair of resources that you do not have, or none of your towers is left.
why-not-station = A worker goes to one of your towers that bring one, once each.
why-not-hired = In one action each tower gets one worker at most.
why-not-hire = Workers are hired in your own settlement or at your own towers.
why-not-face-down = Only a glade that lies face down is turned up.
why-not-carried = A worker is carried to a glade that lies open.
why-not-begin = What this die does cannot begin here.
why-not-other-slot = Only the board where the die was placed acts, and the boosts under it.
why-not-taken = A slot holds one die a round, and this one is taken.
why-not-no-die = None of your unused dice shows { $die }, nor can one be changed to it.
why-not-goal-taken = Each common goal is used once a round, and a die lies here.
why-not-goal-die = None of your unused dice shows this value, nor can one be changed to it.
why-not-change = Rerolling and changing an unused die costs berries.
why-not-unused = Only your own unused dice can be chosen.
why-not-boost = You keep two of the four starting boosts that were dealt to you, under two boards.
why-not-acts = Only boosts of this value under the acting board act, each once.
why-not-market = One card of the open market is taken.
why-not-dismiss = An advisor that you already had must leave.
why-not-boost-board = The boost is taken: now choose a board for it.
why-not-rests = This advisor was asked already and rests until the round ends.
why-not-idle = This advisor could do nothing now, or cannot be paid.
why-not-with-board = A boost acts when a die of its value is placed on its board.
why-not-for-sale = A card of the market is taken by an action that says so.
why-not-theirs = This card is not yours to use.
why-not-has-boost = A board has room for one starting boost.
why-not-upgraded = This board is upgraded already.
why-not-price = Upgrading this board costs { $price }, which you do not have.
why-not-tuck = The boost cannot go under this board.
why-not-board = A board acts when a die is placed in one of its slots.
why-not-gather = None of your figures stands on a glade with this resource any more, or the store is full.
why-not-store-full = This store is full.
