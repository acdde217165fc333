# The words of A Wild Venture.
# The game
name = A Wild Venture
tagline = Court the crows, frogs and rabbits of the village, walk the trails, and win the Community Cup.
ties = Equal on points, more coins decide, and then the points of villagers.
option-board-side = Side of the board
option-board-side-help = Spring has no tolls and is best for a first game; on the autumn side some paths cost coins or cards.
option-board-side-spring = Spring
option-board-side-autumn = Autumn
option-theme = Theme deck
option-theme-help = Which 24 cards join the main deck. Start with the academy.
option-theme-academy = Academy
option-theme-news = News
option-variant-big = Even wilder
option-variant-big-help = Both theme decks, eight cards to begin with, three of which are discarded. For players who know the cards.
option-variant-open-tuck = No memorising
option-variant-open-tuck-help = Cards are tucked face up, and players may look at their own tucked cards.
option-tie-rule = Ties
option-tie-rule-help = Coins decide, and then the points of villagers; or the victory is shared.
option-tie-rule-break = Coins decide
option-tie-rule-share = Shared victory
option-first-player = First player
option-first-player-help = Who begins. The other one chooses a starting villager first.
bad-first-player = Seat { $seat } cannot begin: there are only seats 0 and 1.

# Things
crow = crow
frog = frog
rabbit = rabbit
nest = nest
    .any = a nest
    .own = their nest
lily-pad = lily pad
    .any = a lily pad
    .own = their lily pad
burrow = burrow
    .any = a burrow
    .own = their burrow
any-starter = a starter card
chest-iron = iron chest
    .any = an iron chest
chest-gold = gold chest
    .any = a gold chest
chest-ruby = ruby chest
    .any = a ruby chest
side-spring = spring
side-autumn = autumn
token-a = enchantment token A
token-b = enchantment token B
token-c = enchantment token C
home = Home
trail-west = Mysterious Forest
trail-north = Windmill Hills
trail-east = Lantern Marsh
space = { $trail } { $n }
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
reward-gain = +{ coins }
reward-draw = draw { cards }
reward-enchantment = enchantment
toll-cards = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
named = { $card }
nothing = nothing

# Card texts
card-free = Free action: { $text }
card-gear = Any player { $trigger }: 1 coin. Relic: { $relic }
card-building-instant = { $text } When enchanted: { $enchanted }
card-building-becomes = { $text } Once enchanted, instead: { $enchanted }
effect-then = { $one } { $other }
effect-gain = Gain { $amount }.
effect-draw = Draw { $amount }.
effect-draw-discarded = { $n ->
    [one] Draw the top card of the discard pile.
   *[other] Draw the top { $n } cards of the discard pile.
}
effect-discard = Discard { $amount }.
effect-discard-up-to = Discard up to { $amount }.
effect-tuck = Tuck { $amount } from your hand.
effect-tuck-discarded = { $n ->
    [one] Tuck the top card of the discard pile.
   *[other] Tuck the top { $n } cards of the discard pile.
}
effect-travel = Travel { $amount }.
effect-invest = Invest { $amount }.
effect-look = Look at { $amount }: { $subs }.
effect-search = { $n ->
    [one] Take any card from the discard pile: { $subs }.
   *[other] Take any { $n } cards from the discard pile: { $subs }.
}
effect-activate = Activate your { $what }.
effect-activate-starter = Activate a starter card.
effect-activate-different = Activate another starter card.
effect-activate-villager = { $which ->
    [other] Activate another of your villagers.
    [quiet] Activate one of your villagers that does not activate villagers.
    [other-quiet] Activate another of your villagers that does not activate villagers.
   *[any] Activate one of your villagers.
}
effect-supply = { $which ->
    [other] Add { $n } supply to another of your villagers.
    [quiet] Add { $n } supply to one of your villagers that does not activate villagers.
    [other-quiet] Add { $n } supply to another of your villagers that does not activate villagers.
   *[any] Add { $n } supply to one of your villagers.
}
effect-supply-each = { $which ->
    [other] Add { $n } supply to each other villager of yours.
    [quiet] Add { $n } supply to each of your villagers that does not activate villagers.
    [other-quiet] Add { $n } supply to each other villager of yours that does not activate villagers.
   *[any] Add { $n } supply to each of your villagers.
}
effect-play-hand = You may play { $what } from your hand { $price }.
effect-play-discard = You may play { $what } from the discard pile { $price }.
effect-play-trigger = You may play it, { $price }.
effect-take = { $n ->
    [one] Take any card from the discard pile.
   *[other] Take any { $n } cards from the discard pile.
}
effect-upgrade-starter = Upgrade a starter card.
effect-upgrade = Upgrade your { $what }.
effect-pay = Pay { $amount }: { $effect }
effect-pay-cards = Discard { $amount }: { $effect }
effect-may = You may: { $effect }
effect-choose = Choose: { $options }
effect-or = { $one } or { $other }
effect-option = “{ $effect }”
effect-if = { $condition }: { $effect }
effect-if-else = { $condition }: { $effect } Otherwise: { $otherwise }
if-at-least = If there are { $n } or more { $what }
if-at-most = If there are { $n } or fewer { $what }
num-each = { $amount } for each { $what }
num-at-most = { $each } (at most { $most })
each-hand = card in your hand
each-villager = villager of yours
each-building = building of yours
each-enchanted = enchanted building of yours
each-gear = gear in play
each-opp-villager = villager of your opponent
each-step = space moved
each-discarded = card discarded
count-hand = cards in your hand
count-villagers = villagers of yours
count-buildings = buildings of yours
count-enchanted = enchanted buildings of yours
count-gear = gear cards in play
count-opp-villagers = villagers of your opponent
count-steps = spaces moved
count-discarded = cards discarded
mod-gain-to-draw = If you would gain coins as the reward, draw as many cards instead.
mod-double = Double a reward of coins or cards.
mod-chest-up = Chests count one level higher.
mod-toll-free = Pay no tolls.
sub-draw = draw { $n }
sub-tuck = tuck { $n }
sub-discard = discard { $n }
sub-play = you may play 1 card { $price }
sub-play-free = play the other for free
price-free = for free
price-full = paying its cost
price-less = for { $n } less
what = { $kind ->
    [villager] a villager
    [gear] gear
    [building] a building
   *[card] a card
}
what-of = { $kind ->
    [villager] a { $species } villager
    [gear] { $species } gear
    [building] a { $species } building
   *[card] a { $species } card
}
deed-or = { $one } or { $other }
deed-play = plays { $what }
deed-discard = discards { $what }
deed-activate = activates { CASE($what, "any") }
deed-gain = gains coins ({ $amount })
deed-draw = draws cards ({ $amount })
deed-travel = moves { $amount }
deed-tuck = tucks a card
deed-tuck-from = tucks a card ({ $from })
deed-chest = opens a chest
deed-look = looks at cards
deed-invest = invests
deed-enchant = enchants a building
deed-upgrade = upgrades a starter card
any-number = any number
exactly = exactly { $n }
or-more = { $n } or more at once
spaces-exactly = { $n ->
    [one] exactly { $n } space
   *[other] exactly { $n } spaces
}
spaces-or-more = { $n } or more spaces
from-hand = from hand
from-look = from a look
from-discard = from the discard pile
from-play = from play
ability-on = When the owner { $trigger }: { $text }
ability-look-more = { $n ->
    [one] You look at { $n } more card.
   *[other] You look at { $n } more cards.
}
ability-look-fewer = { $n ->
    [one] You look at { $n } fewer card.
   *[other] You look at { $n } fewer cards.
}
ability-cost-less = { $kind ->
    [villager] Villagers cost
    [building] Buildings cost
   *[gear] Gear costs
} you { $n } less.
ability-cost-more = { $kind ->
    [villager] Villagers cost
    [building] Buildings cost
   *[gear] Gear costs
} you { $n } more.

# Choices
label-villager = { $card }: { $text }
label-play = Play { $card } for { $price }
label-activate-starter = Activate your { $what }: { $text }
label-activate = Activate { $card }
label-activate-brief = Activate { $card }: { $text }
label-free = Free action: { $card }
label-free-brief = Free action: { $card } ({ $text })
label-enchant = Enchant { $card }
label-enchant-brief = Enchant { $card }: { $text }
label-end-turn = End the turn
label-upgrade = Upgrade your { $what }: { $text }
label-go = { $space }: { $reward }
label-go-toll = { $space }: { $reward } (toll: { $toll })
label-stop = Enough
label-stop-here = Stop here: { $reward }
label-decline = Play nothing
label-no = No
label-yes = Yes
label-discard = Discard { $card }
label-tuck = Tuck { $card }
label-draw-this = Draw { $card }
label-return = Put { $card } back
label-take = Take { $card }
label-supply = { $n ->
    [one] { $n } supply for { $card }
   *[other] { $n } supplies for { $card }
}
label-invest-here = Invest in { $card }
label-invest-nothing = Invest nothing
label-invest = Invest { $coins }
label-retire-gear = Tuck { $card }: { $text }
label-option = { $n }. { $text }
label-resolve-gear = A coin from { $card }
label-resolve = { $card }
label-resolve-for = { $card } for { $about }

# Questions
prompt-over = The game is over.
prompt-villager = Which starting villager joins you?
prompt-setup-discard = { $n ->
    [one] Discard one more card.
   *[other] Discard { $n } cards.
}
prompt-menu = { $n ->
    [one] Play or activate a card: one main action is left.
   *[other] Play or activate a card: { $n } main actions are left.
}
prompt-menu-end = No main action is left: end the turn, or take a free action first if you have one.
prompt-discard-toll = The toll: which card do you discard?
prompt-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard? ({ $n } in all)
}
prompt-discard-up-to = Discard a card? (up to { $n } more)
prompt-tuck = { $n ->
    [one] Which card do you tuck?
   *[other] Which card do you tuck? ({ $n } in all)
}
prompt-travel = { $n ->
    [one] Where to? (one more space)
   *[other] Where to? (up to { $n } more spaces)
}
prompt-reward = Activate your { $what }, or upgrade it?
prompt-sort-draw = { $n ->
    [one] Which of these cards do you draw?
   *[other] Which of these cards do you draw? ({ $n } in all)
}
prompt-sort-tuck = { $n ->
    [one] Which of these cards do you tuck?
   *[other] Which of these cards do you tuck? ({ $n } in all)
}
prompt-sort-discard = { $n ->
    [one] Which of these cards do you discard?
   *[other] Which of these cards do you discard? ({ $n } in all)
}
prompt-look-play = Play one of these cards { $price }?
prompt-return = Which card goes back on the deck next? The last one will be on top.
prompt-search = Which card do you pick out of the discard pile? ({ $n } left)
prompt-take = Which card do you take from the discard pile? ({ $n } left)
prompt-supply = Which villager gets the supply? (+{ $n })
prompt-activate-villager = Which villager do you activate?
prompt-activate-starter = Which starter card do you activate?
prompt-upgrade = Which starter card do you upgrade?
prompt-play-hand = Play { $what } from your hand { $price }?
prompt-play-discard = Play { $what } from the discard pile { $price }?
prompt-play-trigger = Play { $card } from the discard pile?
prompt-may = Do you want this? { $text }
prompt-choose = Which effect do you choose? ({ $source })
prompt-invest-where = In which building do you invest up to { $n }?
prompt-invest = How much do you invest in { $card }? (up to { $n })
prompt-triggers = What comes into effect next?
prompt-end-tuck = Which card do you tuck next?
prompt-wait = It is { $who }’s turn.
prompt-wait-villager = { $who } chooses a starting villager.
prompt-wait-discard = { $who } discards cards.
prompt-wait-within = { $who } is deciding ({ $source }).

# The log
log-begins = The { $side } board lies on the table; { $who } begins.
log-dealt = { $n ->
    [one] { $who } is dealt { $n } card.
   *[other] { $who } is dealt { $n } cards.
}
log-dealt-these = { $who } is dealt: { $cards }.
log-chooses-villager = { $who } takes in { $card }.
log-left-over = { $card } is left over and lies on the discard pile.
log-turn-begins = Turn { $turn }: { $who }.
log-plays = { $who } plays { $card } for { $price }.
log-plays-looked = { $who } plays { $card } from the cards looked at, for { $price }.
log-plays-discarded = { $who } plays { $card } from the discard pile for { $price }.
log-activates = { $who } activates { CASE($what, "own") }.
log-activates-supply = { $who } activates { CASE($what, "own") } (−1 supply).
log-enchants = { $who } enchants { $card }.
log-gains = { $who } gains { $coins }.
log-draws = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
log-draws-these = { $who } draws: { $cards }.
log-draws-discarded = { $who } draws from the discard pile: { $cards }.
log-takes-discarded = { $who } takes from the discard pile: { $cards }.
log-discards = { $who } discards { $card }.
log-tucks = { $who } tucks a card { $from }.
log-tucks-this = { $who } tucks { $card } { $from }.
log-looks = { $n ->
    [one] { $who } looks at the top card of the deck.
   *[other] { $who } looks at the top { $n } cards of the deck.
}
log-looks-these = { $who } looks at: { $cards }.
log-puts-back = { $who } puts a card back on the deck.
log-puts-back-this = { $who } puts { $card } back on the deck.
log-searches = { $who } picks { $card } out of the discard pile.
log-pays = { $who } pays { $coins }.
log-moves = { $who } moves to { $to }.
log-moves-toll = { $who } moves to { $to } (toll: { $toll }).
log-stuck = { $who } cannot move on from { $at }.
log-uses-token = { $who } uses up the token: { $reward }.
log-takes-token = { $who } takes { $token }.
log-opens = { $who } opens { CASE($chest, "any") }.
log-chooses = { $who } chooses ({ $source }): { $effect }
log-upgrades = { $who } upgrades { CASE($what, "own") }.
log-supplies = { $n ->
    [one] { $card } gets { $n } supply ({ $who }).
   *[other] { $card } gets { $n } supplies ({ $who }).
}
log-invests = { $who } invests { $coins } in { $card }.
log-invests-nothing = { $who } invests nothing in { $card }.
log-gear-pays = { $who } takes { $coins } from { $card }.
log-gear-pays-other = { $who } takes { $coins } from { $card } of { $owner }.
log-reacts = { $card } comes into effect for { $who }.
log-declines = { $who } declines.
log-relic = The relic effect of { $card } comes into effect for { $who }.
log-goes-home = The adventurer of { $who } returns home.
log-exhausted = The deck has run out: after this turn everybody has one more.
log-dawdles = Nobody draws any more: after this turn everybody has one more.
log-scores = { $who }: villagers { $villagers }, buildings { $buildings }, gear { $gear }; { $total } points.
log-wins = { $who } wins the Community Cup!
log-win-together = { $who } share the Community Cup.

# Points
source-villagers = Villagers
source-buildings = Buildings
source-gear = Gear

# The board as text
text-turn = Turn { $turn }. Deck: { $deck }. Discard pile: { $discard }.
text-exhausted = Turn { $turn }. The deck has run out. Discard pile: { $discard }.
text-last-turns = { $left ->
    [one] Turn { $turn }. The deck has run out: this is the last turn. Discard pile: { $discard }.
   *[other] Turn { $turn }. The deck has run out: { $left } turns are left. Discard pile: { $discard }.
}
text-board = The { $side } board (w: Mysterious Forest, n: Windmill Hills, e: Lantern Marsh; * a token, [1] an adventurer):
text-player = [{ $number }] { $who }: { $coins }, cards in hand: { $hand }, tucked: { $tucked }, enchantment tokens: { $tokens }; adventurer: { $space }
text-starters = { "    " }{ $list }
text-basic = { $what } ({ $text })
text-advanced = advanced { $what } ({ $text })
text-gear = Gear:
text-villagers = Villagers:
text-buildings = Buildings:
text-in-play = { $card } [{ $n }], { $species }: { $text }
text-in-play-used = { $card } [{ $n }], { $species }, used: { $text }
text-house = { $card } [{ $n }]: { $text }
text-house-enchanted = { $card } [{ $n }], enchanted: { $text }
text-tucked = Tucked: { $cards }
text-known = Known cards of this hand: { $cards }
text-hand = Hand:
text-card = { $card } ({ $kind ->
    [villager] { $species } villager
    [building] { $species } building
   *[gear] { $species } gear
}, { $price }, supplies: { $supplies }): { $text }
text-offer = Starting villagers: { $cards }
text-deck-top = Top of the deck: { $cards }
text-discard = Discard pile from the top: { $cards }
text-zone = Being looked at: { $cards }
text-zone-hidden = { $n ->
    [one] Being looked at: { $n } card
   *[other] Being looked at: { $n } cards
}
text-pending = Waiting to take effect: { $cards }

# Cards
errand_crow = Errand Crow
puddle_scout = Puddle Scout
market_hand = Market Hand
letter_carrier = Letter Carrier
night_librarian = Night Librarian
rumour_monger = Rumour Monger
shrewd_broker = Shrewd Broker
old_chronicler = Old Chronicler
sky_surveyor = Sky Surveyor
scrap_collector = Scrap Collector
clocktower_warden = Clocktower Warden
hoarder_of_shinies = Hoarder of Shinies
frog_wizard = Frog Wizard
long_leaper = Long-Leaper
treasure_diver = Treasure Diver
bubble_alchemist = Bubble Alchemist
pond_pilgrim = Pond Pilgrim
swamp_cook = Swamp Cook
choir_master = Choir Master
marsh_oracle = Marsh Oracle
relic_peddler = Relic Peddler
mighty_joseph = Mighty Joseph
carrot_farmer = Carrot Farmer
village_banker = Village Banker
dawn_baker = Dawn Baker
stonemason = Stonemason
tinker_pedlar = Tinker Pedlar
generous_host = Generous Host
lady_mayor = Lady Mayor
tunnel_foreman = Tunnel Foreman
postal_contract = Postal Contract
chain_whip = Chain Whip
spyglass = Spyglass
signal_flag = Signal Flag
recycling_bin = Recycling Bin
hiking_boots = Hiking Boots
treasure_map = Treasure Map
potion_kit = Potion Kit
generous_pension = Generous Pension
wheelbarrow = Wheelbarrow
toolbox = Toolbox
picnic_basket = Picnic Basket
telegraph_office = Telegraph Office
post_office = Post Office
old_archive = Old Archive
watchtower = Watchtower
ferry_dock = Ferry Dock
potion_shop = Potion Shop
bathhouse = Bathhouse
wishing_well = Wishing Well
zero_waste = Zero Waste
market_hall = Market Hall
granary = Granary
town_hall = Town Hall
head_librarian = Head Librarian
exam_proctor = Exam Proctor
ink_student = Ink Student
debate_champion = Debate Champion
astronomer = Astronomer
charms_tutor = Charms Tutor
field_trip_guide = Field-Trip Guide
potion_student = Potion Student
rune_scholar = Rune Scholar
dean_of_frogs = Dean of Frogs
bursar = Bursar
canteen_cook = Canteen Cook
scholarship_kid = Scholarship Kid
sports_coach = Sports Coach
head_gardener = Head Gardener
graduation_cap = Graduation Cap
thick_textbook = Thick Textbook
enchanted_quill = Enchanted Quill
skipping_rope = Skipping Rope
lunchbox = Lunchbox
piggy_bank = Piggy Bank
lecture_hall = Lecture Hall
alchemy_lab = Alchemy Lab
student_kitchen = Student Kitchen
paper_editor = Paper Editor
gossip_columnist = Gossip Columnist
town_crier = Town Crier
clipping_collector = Clipping Collector
star_reporter = Star Reporter
night_courier = Night Courier
bottle_mailer = Bottle Mailer
weather_prophet = Weather Prophet
marsh_smuggler = Marsh Smuggler
fortune_teller = Fortune Teller
advertiser = Advertiser
auctioneer = Auctioneer
subscription_agent = Subscription Agent
street_vendor = Street Vendor
retired_postmaster = Retired Postmaster
letter_opener = Letter Opener
typewriter = Typewriter
lily_stamp = Lily Stamp
parcel_raft = Parcel Raft
carrot_coupon = Carrot Coupon
newsstand_cart = Newsstand Cart
printing_house = Printing House
gossip_pond = Gossip Pond
notice_board = Notice Board

# The drawing
draw-kind = { $kind ->
    [villager] Villager
    [building] Building
   *[gear] Gear
} · { $species }
draw-cost = cost
draw-supplies = supplies
draw-used = used this turn
draw-free = free action
draw-basic = Basic side
draw-advanced = Advanced side
draw-trails = The adventure board
draw-toll = Toll: { $toll }
draw-token = a token lies here, for the first to come
draw-end = end of the trail
draw-adventurer = The adventurer of { $who }
draw-mains = { $count ->
    [one] { $count } main action left
   *[other] { $count } main actions left
}
draw-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
draw-hand = Your hand
draw-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
draw-tucked = { $count ->
    [one] { $count } tucked card
   *[other] { $count } tucked cards
}
draw-tucked-word = Tucked:
draw-known = Known in hand:
draw-deck = { $count ->
    [one] { $count } card in the deck; when it runs out, the last turns come
   *[other] { $count } cards in the deck; when it runs out, the last turns come
}
draw-deck-word = deck
draw-discard-word = discard pile
draw-discard-title = The discard pile, from the top
draw-discarded = Just discarded
draw-deck-top = On top of the deck:
draw-within = Now:
draw-pending = Waiting to take effect:
draw-triggers = Several things happen at once: choose what comes first
draw-round = Turn { $turn }
draw-last-turns = { $left ->
    [one] The last turn!
   *[other] The deck is empty: { $left } turns left
}
draw-exhausted = The deck is empty: one more turn for everybody after this one
draw-offer = Starting villagers
draw-look = Cards from the top of the deck
draw-search = Picked out of the discard pile
draw-walk = Walk to { $space }
draw-points = points
draw-points-known = points that are known; tucked cards are secret until the end
draw-source = { $source }: { $points }
draw-first = began
draw-winner = wins
sign-gain = gain coins
sign-draw = draw cards
sign-travel = move the adventurer
sign-tuck = tuck cards under the score card
sign-discard = discard cards
sign-look = look at the top of the deck
sign-take = take from the discard pile
sign-supply = add supplies
sign-starter = a starter card (nest, lily pad, burrow), or any card
sign-villager = a villager
sign-enchant = when enchanted
sign-free = free action
help-goal = You and another young animal court the crows, frogs and rabbits of the village. Whoever has more points in the end wins the Community Cup.
help-turn = Your turn
help-main = Take exactly two main actions: play a card or activate a card, in any mix. You cannot pass.
help-play = Play a card of your hand: pay its cost in coins. A villager or gear comes with the supplies printed on it.
help-activate = Activate a starter card for free, or a villager for one of its supplies, and do what its text says. Not the same card with both actions.
help-free = Free actions, before, between or after them: villagers with the bolt, each once a turn, and enchanting a building.
help-end-turn = At the end of the turn, your villagers and gear without supplies are tucked under your score card. Only there do they score.
help-cards = Cards
help-villagers = Villagers are used up: each main activation takes a supply.
help-gear = Gear waits for what its belt says. Whoever does it, you or your opponent, takes a coin from it. Once empty, it is tucked at the end of its owner’s turn and its relic effect happens.
help-buildings = Buildings stay. They react to what their owner does, and coins invested in them are points.
help-enchant = An enchantment token on a building changes what it does, or has an effect at once. You begin with one; two more lie on the trails.
help-trails = The trails
help-travel = Travel moves your adventurer away from home, at least one space and at most the number shown. Only the space where you stop gives something. Click a space to go there, and the space you stand on to stop.
help-starters = A nest, lily pad or burrow: activate that starter card, or turn it to its better side.
help-chests = Chests of iron, gold and ruby let you choose among better and better effects. The dots tell them apart.
help-home = At the end of a trail the adventurer returns home when your turn ends. In autumn, signs on the paths ask for a toll.
help-triggers = When something sets off something
help-triggers-what = Gear and buildings react at once, in the middle of everything. If several do, the one whose turn it is chooses the order.
help-scoring = Points
help-score-villagers = Villagers: count your tucked crows, frogs and rabbits. The smallest number times the largest.
help-score-buildings = Buildings: one point for each coin on them.
help-score-gear = Gear: tucked gear times your enchanted buildings.
help-end = When the deck runs out, the turn is finished and everybody has one more. A tie goes to the one with more coins.
help-signs = Signs on the cards
help-reconstructed = The pictures of the original are not public, so the board’s spaces and most of the cards’ numbers and effects were made anew for this table, in the spirit of the rules. The full rules list which.

# What choices are about
about-play = Play a card
about-activate = Activate
about-free = Free actions
about-enchant = Enchant a building

# What bots expect points from; more is always better.
term-villagers = villagers
term-gear = gear and relics
term-buildings = buildings
term-coins = coins
term-hand = cards in hand
term-starters = advanced starter cards
term-trail = the trail ahead
term-actions = actions still to come

# Why something cannot be chosen now.
why-not-pending = What waits is resolved one thing after the other, in the order that you choose.
why-not-mains = Both main actions of this turn are spent.
why-not-coins = It costs { $coins }, and you have { $have }.
why-not-supplies = This villager has no supplies left and waits for the end of the turn.
why-not-rests = A villager with a free action is used once a turn.
why-not-same = The two main actions of a turn cannot activate the same card.
why-not-enchanted = This building is enchanted already. Buildings act by themselves.
why-not-token = To enchant a building you need an enchantment token in your area. Buildings act by themselves.
why-not-gear = Gear is not activated: it pays by itself when its deed is done.
why-not-not-yours = You play the cards of your hand and use the cards before you.
why-not-offer = You begin with one of the villagers that are offered.
why-not-hand = A card of your hand is asked for.
why-not-looked-at = One of the cards that you look at is asked for.
why-not-discard = A card of the discard pile is asked for.
why-not-villager = One of your villagers that fits the effect is asked for.
why-not-kind = The effect plays another kind of card.
why-not-zone = The effect plays a card from elsewhere.
why-not-building = Coins are invested in one of your buildings.
why-not-empty = Only your cards without supplies are tucked now.
why-not-that-card = Only the card that was just discarded may be played now.
why-not-their-starter = This starter card is not yours.
why-not-upgraded = This starter card is advanced already.
why-not-different = The effect asks for a different starter card.
why-not-that-starter = The reward is for the starter card of this space.
why-not-stay = The adventurer must move at least one space if it can.
why-not-here = The adventurer stands here already.
why-not-toll = You cannot pay the toll of this way.
why-not-no-way = No way leads there from here, or it is farther than your steps.
