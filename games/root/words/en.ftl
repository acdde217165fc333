# The words of Root.
# The game
name = Root
tagline = Cats, birds, mice, lizards, otters and a lone raccoon fight for one woodland, each by rules of their own.
option-map = Map
option-map-help = On the autumn map the suits of the clearings are printed; on the winter map they are dealt at random.
option-map-autumn = Autumn
option-map-winter = Winter
option-factions = Factions
option-factions-help = Who plays what. Chance picks among line-ups that make a lively game. For a first game take the Marquise and the Eyrie.
option-factions-marquise = Marquise de Cat
option-factions-eyrie = Eyrie Dynasties
option-factions-alliance = Woodland Alliance
option-factions-vagabond = Vagabond
option-factions-vagabond2 = Second Vagabond
option-factions-cult = Lizard Cult
option-factions-riverfolk = Riverfolk Company
option-factions-random = Random
option-round-cap = Last round
option-round-cap-help = After so many rounds the game is stopped and most points win. It hardly ever comes to that.
hint-reach = Reach { $reach }: a lively game ({ $least } or more is recommended for { $seats } players).
hint-reach-low = Reach { $reach }: a quiet game ({ $least } or more is recommended for { $seats } players). You may play it all the same.
hint-reach-random = Chance completes the line-up to a reach of { $least } or more, as is recommended for { $seats } players.
hint-reach-random-low = Whatever chance adds, the reach stays below { $least }, which is recommended for { $seats } players: a quiet game. You may play it all the same.
bad-line-up = No line-up of factions fits: the second Vagabond plays only beside the first, and somebody must have warriors.
bad-faction-count = { $named } factions are named for { $seats } players.
bad-faction-twice = Only one player can lead { $faction }.
bad-round-cap = The last round must be from { $least } to { $most }.

# Suits
suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird

# Factions
faction-marquise = the Marquise de Cat
faction-eyrie = the Eyrie Dynasties
faction-alliance = the Woodland Alliance
faction-vagabond = the Vagabond
faction-vagabond2 = the second Vagabond
faction-cult = the Lizard Cult
faction-riverfolk = the Riverfolk Company

# The map
clearing = clearing { $n }
clearing-placed = clearing { $n } ({ $place }, { $suit })
place-nw = north-west
place-ne = north-east
place-se = south-east
place-sw = south-west
place-n = north
place-e = east
place-s = south
place-w = west
place-ssw = south-south-west
place-mid-n = centre, north
place-mid-e = centre, east
place-mid-w = centre, west
place-n-left = north, left
place-n-right = north, right
place-s-left = south, left
place-s-right = south, right
forest-n = the northern forest
forest-nw = the north-western forest
forest-ne = the north-eastern forest
forest-w = the western forest
forest-e = the eastern forest
forest-s = the southern forest
forest-sw = the south-western forest
forest-se = the south-eastern forest
forest-mid = the middle forest

# Pieces
warriors = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
piece-wood = wood
piece-keep = keep
    .any = the keep
piece-sawmill = sawmill
    .any = a sawmill
piece-workshop = workshop
    .any = a workshop
piece-recruiter = recruiter
    .any = a recruiter
piece-roost = roost
    .any = a roost
piece-sympathy = sympathy
piece-base = base
    .any = a base
piece-garden = garden
    .any = a garden
piece-trade-post = trade post
    .any = a trade post
points = { $n } VP
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# Items
item-bag = bag
item-boots = boots
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch

# Cards
card = { $name } ({ $suit })
card-ambush = Ambush!
card-dominance = Dominance
card-birdy-bindle = Birdy Bindle
card-woodland-runners = Woodland Runners
card-arms-trader = Arms Trader
card-crossbow = Crossbow
card-sappers = Sappers
card-brutal-tactics = Brutal Tactics
card-armorers = Armorers
card-royal-claim = Royal Claim
card-gently-used-knapsack = Gently Used Knapsack
card-root-tea = Root Tea
card-travel-gear = Travel Gear
card-protection-racket = Protection Racket
card-foxfolk-steel = Foxfolk Steel
card-anvil = Anvil
card-stand-and-deliver = Stand and Deliver!
card-tax-collector = Tax Collector
card-favor-foxes = Favor of the Foxes
card-smugglers-trail = Smuggler's Trail
card-visit-to-friends = A Visit to Friends
card-bake-sale = Bake Sale
card-cobbler = Cobbler
card-command-warren = Command Warren
card-better-burrow-bank = Better Burrow Bank
card-favor-rabbits = Favor of the Rabbits
card-mouse-in-a-sack = Mouse-in-a-Sack
card-investments = Investments
card-sword = Sword
card-scouting-party = Scouting Party
card-codebreakers = Codebreakers
card-favor-mice = Favor of the Mice
card-vizier = loyal vizier
effect-ambush = In battle, as defender: deal 2 hits at once in a matching clearing. As attacker: foil an ambush.
effect-dominance = Activate it with 10 points or more: you win if you rule three clearings of its suit at the start of your Birdsong.
effect-dominance-bird = Activate it with 10 points or more: you win if you rule two opposite corners at the start of your Birdsong.
effect-item = { $item }, { $points }
effect-sappers = As defender: discard it for an extra hit.
effect-brutal-tactics = As attacker: an extra hit, and the defender scores 1 point.
effect-armorers = In battle: discard it to ignore all rolled hits against you.
effect-royal-claim = In Birdsong: discard it for 1 point for each clearing you rule.
effect-stand-and-deliver = Once in Birdsong: take a random card from another player, who scores 1 point.
effect-tax-collector = Once in Daylight: remove one of your warriors to draw a card.
effect-cobbler = At the start of Evening: a move.
effect-command-warren = At the start of Daylight: a battle.
effect-better-burrow-bank = At the start of Birdsong: you and another player draw a card each.
effect-scouting-party = As attacker: you cannot be ambushed.
effect-codebreakers = Once in Daylight: look at another player's hand.
effect-favor = Remove all pieces of opponents from all clearings of this suit: 1 point for each building and token.

# Quests
quest = { $name } ({ $suit })
quest-fundraising = Fundraising
quest-errand = Errand
quest-logistics = Logistics Help
quest-shed = Repair a Shed
quest-speech = Give a Speech
quest-guard = Guard Duty
quest-bear = Fend off a Bear
quest-bandits = Expel Bandits
quest-escort = Escort

# Leaders, characters, columns, relationships, services, phases
leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
leader-builder-what = crafted items score what is printed
leader-charismatic-what = each recruit places 2 warriors
leader-commander-what = 1 extra hit when attacking
leader-despot-what = 1 point for a battle that removes buildings or tokens
character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-thief-what = steals random cards
character-tinker-what = takes cards from the discard pile
character-ranger-what = repairs three items at once
column-recruit = recruit
column-move = move
column-battle = battle
column-build = build
relation-indifferent = indifferent
relation-amiable = amiable
relation-friendly = friendly
relation-allied = allied
relation-hostile = hostile
service-hand-card = a hand card
service-riverboats = riverboats
service-mercenaries = mercenaries
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

# Conditions, consequences, places to go
item-exhausted = { $item } (exhausted)
item-damaged = { $item } (damaged)
item-broken = { $item } (damaged, exhausted)
trigger-outrage = outrage
trigger-base-lost = the lost base
trigger-garden-lost = the lost garden
trigger-post-lost = the lost trade post
trigger-field-hospital = the field hospital
to-clearing = to { $clearing }
to-forest = into { $forest }

# Choices
label-pass = Go on
label-no-ambush = No ambush
label-no-foil = Do not foil it
label-no-hospital = No field hospital
label-no-card-fits = No card fits: show the hand
label-no-battle = No battle
label-no-move = No move
label-no-revolt = No revolt
label-no-spread = Spread no sympathy
label-no-conspiracy = No conspiracy
label-stop = That is enough
label-no-second-card = No second card
label-done = Use no card
label-fight-alone = Fight alone
label-go-alone = Go alone
label-take-nothing = Take nothing
label-keep = Put the keep in { $clearing }
label-building = Build a { $piece } in { $clearing }
label-begin-here = Begin in { $clearing }
label-begin-forest = Begin in { $forest }
label-warrior-here = A warrior to { $clearing }
label-warriors-here = Two warriors to { $clearing }
label-from = From { $clearing }: { $warriors }
label-to = To { $clearing }
label-battle-in = Battle in { $clearing }
label-wood-here = Wood to { $clearing }
label-wood-from = Wood from { $clearing }
label-revolt = Revolt in { $clearing }
label-spread = Spread sympathy to { $clearing }: { $points } for { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
}
label-slip-clearing = Slip to { $clearing }
label-slip-forest = Slip into { $forest }
label-stay = Stay
label-new-roost = A roost and three warriors in { $clearing }
label-play-card = Play { $card }
label-foil = Foil it with { $card }
label-give = Give { $card }
label-discard = Discard { $card }
label-spend = Spend { $card }
label-attack = Attack { $faction }
label-with-ally = Together with { $faction }
label-take-ally = Take warriors of { $faction } along
label-fund = A warrior of { $faction }
label-outcast = Outcast: { $suit }
label-pay-suit = Pay with { $suit }
label-obey = Carry out: { $suit }
label-count = { $warriors }
label-price = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
label-leader = { $leader }: { $what } (viziers: { $columns })
label-character = { $character }: { $what } ({ $items })
label-lose-piece = Lose: { $piece }
label-lose-warrior = A warrior of { $faction } takes it
label-shoot-piece = Shoot: { $piece } of { $faction }
label-shoot-warrior = Shoot a warrior of { $faction }
label-refresh = Turn up: { $item }
label-exhaust = Exhaust: { $item }
label-damage = Damage: { $item }
label-repair = Repair: { $item }
label-repair-hammer = Repair with a hammer: { $item }
label-drop = Leave behind: { $item }
label-drop-ruin = Leave behind what came from a ruin: { $item }
label-take = Take: { $item }
label-attacker-first = I begin
label-defender-first = The defender begins
label-resolve = Next: { $what }
label-bank = Better Burrow Bank: a card for you and one for { $faction }
label-buy-card = Buy { $card } for { $price }
label-buy-boats = Hire riverboats for { $price }
label-buy-mercenaries = Hire mercenaries for { $price }
label-royal-claim = Royal Claim: { $points }
label-stand-and-deliver = Stand and Deliver! A card from { $faction }
label-activate-dominance = Activate { $card }: no more points, win by dominance
label-coalition = With { $card } into a coalition with { $faction }
label-take-dominance = Take { $card } for { $paid }
label-codebreakers = Codebreakers: look at the hand of { $faction }
label-tax-collector = Tax Collector: a warrior from { $clearing } for a card
label-brutal-tactics = Brutal Tactics: 1 more hit, 1 point for the defender
label-armorers = Armorers: ignore the rolled hits
label-sappers = Sappers: 1 more hit
label-craft = Craft { $card }. { $text }
label-craft-item = Craft { $card }: { $text }
label-end-craft = No more crafting
label-end-daylight = End Daylight
label-battle = Battle
label-move = Move
label-march = March: up to two moves
label-recruit = Recruit at every recruiter
label-build = Build a { $piece }: { $points } for { $n } wood
label-overwork = Overwork with { $card }
label-spend-bird = Another action for { $card }
label-spend-bird-early = Another action for { $card }, giving up those left
label-decree = Add { $card } to “{ $column }”
label-turmoil = Turmoil
label-mobilize = Mobilize { $card }
label-train = Train an officer for { $card }
label-recruit-at = Recruit in { $clearing }
label-organize = Organize in { $clearing }: { $points }
label-end-operations = No more operations
label-walk = Walk to { $clearing }
label-walk-hostile = Walk to { $clearing }, past enemies (2 boots)
label-explore = Explore the ruin
label-aid = Aid { $faction }
label-quest = Quest { $quest }: { $items }
label-strike = Strike with the crossbow
label-steal = Steal a card from { $faction }
label-day-labor = Day Labor: { $card }
label-hideout = Hideout: repair three items and end Daylight
label-reward-points = { $points }
label-reward-cards = Draw 2 cards
label-crusade-battle = Crusade: a battle ({ $price })
label-crusade-move = Crusade: a move, then a battle if you like ({ $price })
label-convert = Convert a warrior of { $faction } in { $clearing }: { $price }
label-sanctify = Sanctify: { $piece } of { $faction } in { $clearing }: { $price }
label-garden = { $card }: a garden in { $clearing }
label-recruit-by = { $card }: a warrior to { $clearing }
label-score = { $card }: { $points }
label-sacrifice = { $card }: an acolyte
label-draw = Draw a card
label-export = Export { $card }
label-establish = A trade post in { $clearing }: { $points }
items-count = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
acolytes = { $n ->
    [one] { $n } acolyte
   *[other] { $n } acolytes
}

# Questions
prompt-over = The game is over.
prompt-setup-keep = In which corner does your keep stand?
prompt-setup-building = Where does your first { $piece } stand?
prompt-setup-roost = In which corner do your first roost and six warriors begin?
prompt-setup-leader = Who leads the Eyrie first?
prompt-setup-character = Who are you?
prompt-setup-forest = In which forest do you begin?
prompt-setup-cult = In which corner does the Cult begin?
prompt-setup-outcast = Which suit is outcast in the beginning?
prompt-setup-river = Where does a warrior begin? ({ $n } to place)
prompt-price = What is the price of { $service }?
prompt-birdsong-start = Birdsong begins. Anything first?
prompt-birdsong-end = Anything more in Birdsong?
prompt-command-warren = Command Warren: a battle, and where?
prompt-cobbler = Cobbler: a move, and from where?
prompt-cobbler-pawn = Cobbler: a move, and where to?
prompt-pay-item = Which item pays for the service? ({ $n } to pay)
prompt-move-from = From where do you move?
prompt-move-from-suit = From where do you move? (suit: { $suit })
prompt-move-to = Where to from { $from }?
prompt-move-count = How many warriors go from { $from } to { $to }?
prompt-battle-clearing = Where do you fight?
prompt-battle-clearing-suit = Where do you fight? (suit: { $suit })
prompt-battle-defender = Whom do you attack in { $clearing }?
prompt-battle-ally = Do warriors of an ally fight with you against { $faction }?
prompt-ambush = You are attacked in { $clearing } by { $attacker }. An ambush?
prompt-counter-ambush = An ambush in { $clearing }! Do you foil it?
prompt-effects-first = Who uses cards first in this battle? (hits so far: { $dealt } to deal, { $taken } to take)
prompt-battle-effects = Do you use a card in this battle? (hits so far: { $dealt } to deal, { $taken } to take)
prompt-take-hit = What takes the next hit? ({ $n } to take)
prompt-order-triggers = What is resolved next?
prompt-outrage = Outrage in { $clearing }: which card do you give to the Alliance?
prompt-drop-supporter = Without a base you keep five supporters. Which one do you discard?
prompt-lose-fund = Whose warrior leaves your Funds? ({ $n } to lose)
prompt-field-hospital = You lose { $warriors } in { $clearing }. Spend a card to bring them to the keep?
prompt-craft-any = Which suit pays for { $card }? ({ $n } to pay)
prompt-discard = More than five cards. Which one do you discard?
prompt-place-wood = Which sawmill gets wood? ({ $n } left)
prompt-craft = Do you craft anything?
prompt-marquise = { $n ->
    [0] No actions left. A bird card buys another one.
    [one] What do you do? ({ $n } action left)
   *[other] What do you do? ({ $n } actions left)
}
prompt-march-second = A second move, and from where?
prompt-build-clearing = Where do you build the { $piece }?
prompt-pay-wood = Where does the wood come from? ({ $n } to pay)
prompt-overwork = Which sawmill works overtime?
prompt-place-recruit = Which recruiter gets a warrior? ({ $n } left)
prompt-decree-add = Which card do you add to the decree, and to which column?
prompt-decree-second = A second card for the decree?
prompt-new-roost = You have no roost. Where does a new one stand?
prompt-decree-card = Decree, { $column }: which card do you carry out?
prompt-turmoil = Decree, { $column }: nothing that is left can be carried out.
prompt-recruit-clearing = Where do you recruit? (decree: { $suit })
prompt-roost-clearing = Where do you build a roost? (decree: { $suit })
prompt-choose-leader = Turmoil! Who leads now?
prompt-eyrie-end = The decree is carried out. Anything more before Evening?
prompt-revolt = A revolt, and where?
prompt-spread = Where does sympathy spread?
prompt-supporter-revolt = Which supporter do you spend for the revolt in { $clearing }? ({ $n } to spend)
prompt-supporter-spread = Which supporter do you spend for sympathy in { $clearing }? ({ $n } to spend)
prompt-alliance = Craft, mobilize or train?
prompt-operation = { $n ->
    [one] Which operation? ({ $n } left)
   *[other] Which operation? ({ $n } left)
}
prompt-refresh = Which item do you turn up? ({ $n } to turn)
prompt-slip = Where do you slip to?
prompt-vagabond = What do you do?
prompt-move-ally = Does an ally come along to { $to }?
prompt-move-ally-count = How many warriors of { $faction } come along to { $to }?
prompt-explore = Which item do you take from the ruin in { $clearing }?
prompt-aid-card = Which card do you give to { $faction }?
prompt-aid-item = Which item do you exhaust for the aid to { $faction }?
prompt-aid-take = Which item do you take from { $faction }?
prompt-quest-reward = What is your reward for { $quest }?
prompt-strike = What do you shoot at?
prompt-repair = Which item do you repair? ({ $n } to repair)
prompt-drop-item = Too many items. Which one do you leave behind?
prompt-conspiracy = Which conspiracy? ({ $acolytes }, outcast: { $suit })
prompt-crusade-follow = A battle in { $clearing }?
prompt-ritual = Which ritual?
prompt-river = { $n ->
    [one] What do you do? ({ $n } warrior in Funds)
   *[other] What do you do? ({ $n } warriors in Funds)
}
prompt-pay-fund = Whose warrior do you use? ({ $n } to pay)
prompt-wait = { $who } ({ $faction }) is to choose.
prompt-wait-setup = { $who } sets up { $faction }.
prompt-wait-battle = { $who } ({ $faction }) is to choose in the battle in { $clearing }.
prompt-wait-turn = { $who } ({ $faction }) is to choose. { $phase } of { $active }.

# Log
log-begins-autumn = The autumn map lies on the table. { $who } begins.
log-begins-winter = The winter map lies on the table. { $who } begins.
log-leads = { $who } plays { $faction }.
log-turn = Round { $n }: { $who }.
log-phase = { $who }: { $phase }.
log-scores = { $who } scores { $points } ({ $source }).
log-loses-points = { $who } loses { $points } ({ $source }).
log-wins = { $who } wins: { $how }.
log-win-together = { $who } win together: { $how }.
ending-points = thirty points
ending-dominance = dominance
ending-rounds = the last round is over
log-character = { $who } is the { $character }.
log-hides-items = { $n ->
    [one] An item lies under each ruin.
   *[other] { $n } items lie under each ruin.
}
log-outcast = Outcast now: { $suit }.
log-hated = Hated now: { $suit }.
log-price = { $who } sets a price: { $service } for { $n }.
log-draws = { $who } draws { $cards }.
log-draws-these = { $who } draws { $cards }.
log-reshuffles = The discard pile becomes the new deck.
log-crafted-away = { $card } is discarded.
log-spends = { $who } spends { $card }.
log-discards = { $who } discards { $card }.
log-no-room = No room among the supporters: { $card } is discarded.
log-spends-supporter = { $who } spends a supporter: { $card }.
log-supporter-leaves = { $who } loses a supporter: { $card }.
log-leaves-decree = { $card } leaves the decree.
log-fear = { $who } discards a random card: { $card }.
log-robs = { $to } takes a random card from { $from }.
log-robs-this = { $to } takes a random card from { $from }: { $card }.
log-steals = { $to } steals a random card from { $from }.
log-steals-this = { $to } steals a random card from { $from }: { $card }.
log-gives = { $from } gives a card to { $to }.
log-gives-this = { $from } gives { $card } to { $to }.
log-buys-a-card = { $to } takes a card from { $from }.
log-buys-this = { $to } takes { $card } from { $from }.
log-day-labor = Day Labor: { $to } takes a card from the discard pile.
log-day-labor-this = Day Labor: { $to } takes { $card } from the discard pile.
log-looks-at = { $who } looks at the hand of { $whose }.
log-looks-at-these = { $who } looks at the hand of { $whose }: { $cards }.
log-looks-at-none = { $who } looks at the hand of { $whose }: it is empty.
log-crafts = { $who } crafts { $card }.
log-uses = { $who } uses “{ $card }”.
log-joins-outrage = { $who } gives a card to the supporters.
log-joins-outrage-this = { $who } gives { $card } to the supporters.
log-mobilizes = { $who } mobilizes a card.
log-mobilizes-this = { $who } mobilizes { $card }.
log-draws-supporters = { $who } adds { $cards } of the deck to the supporters.
log-draws-supporters-these = { $who } adds to the supporters: { $cards }.
log-activates-dominance = { $who } activates { $card } and leaves the score track.
log-coalition = { $who } forms a coalition with { $with } by { $card }.
log-takes-dominance = { $who } takes { $card }.
log-places-warriors = { $who } places { $warriors } in { $clearing }.
log-places = { $n ->
    [one] { $who } places { CASE($piece, "any") } in { $clearing }.
   *[other] { $who } places in { $clearing }: { $piece } ×{ $n }.
}
log-pays-wood = { $who } takes wood from { $clearing }.
log-moves = { $who } moves { $warriors } from { $from } to { $to }.
log-removes-warriors = { $by } removes { $warriors } of { $faction } from { $clearing }.
log-removes = { $n ->
    [one] { $by } removes { CASE($piece, "any") } from { $clearing }.
   *[other] { $by } removes from { $clearing }: { $piece } ×{ $n }.
}
log-orders = { $who } resolves next: { $what }.
log-field-hospital = { $who } brings { $warriors } from { $clearing } to the keep.
log-no-hospital = No field hospital for { $clearing } ({ $who }).
log-outrage = { $who } causes outrage in { $clearing }.
log-no-card-for-outrage = { $who } has no card that fits.
log-attacks = { $who } attacks { $defender } in { $clearing }.
log-attacks-ally = { $who } attacks { $defender } in { $clearing }, together with { $faction }.
log-attacks-mercenaries = { $who } attacks { $defender } in { $clearing }, with mercenaries.
log-ambush = { $who } plays { $card }.
log-foils = { $who } foils the ambush with { $card }.
log-no-ambush = { $who } plays no ambush.
log-no-foil = { $who } does not foil the ambush.
log-rolls = The dice: { $attacker } for the attacker, { $defender } for the defender. Hits so far: { $dealt } to { $taken }.
log-effects-first = { $first } uses cards first.
log-hits = Hits: the attacker deals { $dealt }, the defender { $taken }.
log-battle-ends = The battle in { $clearing } is over.
log-extra-action = { $who } gets another action for { $card }.
log-adds-to-decree = { $who } adds { $card } to the decree: { $column }.
log-obeys = { $who } carries out the decree: { $column } ({ $suit }).
log-turmoil = Turmoil! { $who } cannot carry out the decree: { $column }.
log-leader = The { $leader } takes over ({ $who }).
log-leaders-return = All four leaders are face up again ({ $who }).
log-revolts = { $who } starts a revolt in { $clearing }.
log-officers-more = { $n ->
    [one] { $who } gets { $n } officer.
   *[other] { $who } gets { $n } officers.
}
log-officers-fewer = { $n ->
    [one] { $who } loses { $n } officer.
   *[other] { $who } loses { $n } officers.
}
log-base-lost = { $who } loses a base ({ $suit }): supporters and officers leave.
log-slips = { $who } slips { $to }.
log-walks = { $who } walks { $to }.
log-exhausts = { $who } exhausts: { $item }.
log-refreshes = { $n ->
    [one] { $who } turns up: { $item }.
   *[other] { $who } turns up: { $item } ×{ $n }.
}
log-damages = { $who } takes damage: { $item }.
log-repairs = { $who } repairs: { $item }.
log-gets-item = { $who } gets: { $item }.
log-finds-item = { $who } finds: { $item }.
log-takes-item = { $who } takes: { $item }.
log-drops = { $who } leaves behind: { $item }.
log-drops-ruin = { $who } leaves behind what came from a ruin: { $item }.
log-explores = { $who } explores the ruin in { $clearing }.
log-explores-these = { $who } explores the ruin in { $clearing }: { $items }.
log-ruin-gone = The ruin in { $clearing } is empty and removed.
log-aids = { $who } aids { $whom }.
log-relationship = { $who } and { $faction }: { $stance }.
log-completes-quest = { $who } completes the quest { $quest }.
log-new-quest = A new quest: { $quest }.
log-strikes = { $who } shoots in { $clearing }.
log-hides-out = { $who } hides and repairs.
log-lost-souls = { $n ->
    [one] { $n } card of the Lost Souls goes to the discard pile.
   *[other] { $n } cards of the Lost Souls go to the discard pile.
}
log-acolytes-more = { $who } gets { $acolytes }.
log-acolytes-fewer = { $who } spends { $acolytes }.
log-crusade = { $who } begins a crusade.
log-crusade-in = { $who } begins a crusade in { $clearing }.
log-convert = { $who } converts a warrior.
log-convert-in = { $who } converts a warrior in { $clearing }.
log-sanctify = { $who } sanctifies a building.
log-sanctify-in = { $who } sanctifies a building in { $clearing }.
log-reveals = { $who } reveals { $card }.
log-takes-back = { $who } takes back { $cards }.
log-protectionism = { $who } puts { $warriors } into Payments.
log-gathers = { $who } gathers { $warriors } in Funds.
log-commits = { $who } commits Funds: { $colours }.
log-spends-funds = { $who } spends Funds: { $colours }.
log-crafts-with = { $who } crafts with Funds: { $colours }.
log-loses-fund = { $who } loses a warrior of { $faction } from Funds.
log-buys = { $who } buys { $service } (price { $n }).
log-exports = { $who } exports { $card }.

# Sources of points
source-placing = building and spreading
source-removing = removed buildings and tokens
source-crafting = crafted items
source-cards = cards
source-roosts = roosts and turmoil
source-aid = aid
source-infamy = infamy
source-quests = quests and ruins
source-rituals = rituals
source-dividends = dividends

# The board as text
nothing = none
times = { $what } ×{ $n }
text-setup = The factions are being set up. Deck: { $deck }. Last round: { $cap }.
text-turn = Round { $round } of { $cap }. { $phase } of { $active }. Deck: { $deck }.
text-over = The game is over after round { $round } of { $cap }. Deck: { $deck }.
text-clearing = { $clearing }, open slots { $open }/{ $slots }; { $parts }
text-ruled = ruled by { $faction }
text-troops = { $faction } [{ $list }]
text-pawn = pawn
text-ruin = ruin
text-ruin-known = ruin [{ $items }]
text-paths = paths { $list }
text-river = river { $list }
text-supply = Items in the supply: { $items }
text-quest = { $quest } [{ $items }]
text-quests = Quests: { $quests } (deck: { $deck })
text-discard = Discard pile: { $cards }
text-lost-souls = Lost Souls: { $cards }
text-waiting = To be resolved: { $list }
text-hired = Hired for this turn: { $list }
text-battle = Battle in { $clearing }: { $attacker } against { $defender }
text-available = Available: { $cards }
text-player = { $who }, { $faction }: { $points }, hand: { $cards }, supply: { $warriors }
text-player-pawn = { $who }, { $faction }: { $points }, hand: { $cards }
text-no-marker = no score marker
text-hand = Hand: { $cards }
text-play = In play: { $card }. { $text }
text-dominance = Activated: { $card }. { $text }
text-partner = In a coalition with { $faction }
text-crafted = Crafted items: { $items }
text-marquise = Wood in the supply: { $wood }. On the map: sawmills { $sawmills }, workshops { $workshops }, recruiters { $recruiters }
text-eyrie = Leader: { $leader }. Roosts: { $roosts }
text-column = Decree, { $column }: { $cards }
text-alliance = Sympathy: { $sympathy }. Bases: { $bases }. Officers: { $officers }. Supporters: { $supporters }
text-supporters = Known supporters: { $cards }
text-vagabond = { $character }, { $place }
text-items = Items: { $items }
text-relation = { $faction } ({ $stance })
text-relations = Relationships: { $relations }
text-quests-done = Completed quests: { $quests }
text-cult = Outcast: { $suit }. { $acolytes }. Gardens: { $gardens }
text-cult-hated = Hated: { $suit }. { $acolytes }. Gardens: { $gardens }
text-revealed = Revealed: { $cards }
text-price = { $service } ({ $n })
text-prices = Prices: { $prices }
text-riverfolk = Payments: { $payments }. Funds: { $funds }. Commitments: { $commitments }
text-posts = Trade posts left: { $posts }

# Help
help-goal = Each player leads one faction in a woodland of twelve clearings, and each faction has rules of its own. Whoever has 30 points first wins.
help-turn = Your turn
help-birdsong = Birdsong: what your faction does first. Services of the Riverfolk are bought at its very start.
help-daylight = Daylight: most actions, crafting, dominance cards.
help-evening = Evening: draw cards and keep at most five.
help-clearings = Clearings
help-rule = You rule a clearing if you have more warriors and buildings there than anybody else. Tokens and pawns do not count.
help-move = To move, rule the clearing you leave or the one you enter. Paths join clearings; the river carries only the Riverfolk and those who hire their boats.
help-slots = A building needs a free slot. Ruins block slots until a Vagabond has emptied them.
help-battle = Battle
help-dice = Both dice are rolled: the attacker deals the higher number of hits, the defender the lower. The Alliance turns that round when it defends.
help-limit = Nobody deals more rolled hits than they have warriors there (a Vagabond: undamaged swords). Extra hits have no limit; whoever is defenseless takes one.
help-hits = Warriors fall first, then buildings and tokens of the owner's choice. Each of those removed is a point.
help-ambush = With an ambush card of the clearing's suit the defender deals two hits before the dice, unless the attacker foils it with another such card.
help-cards = Cards
help-suits = Cards and clearings have suits: fox, rabbit, mouse. Bird cards stand for any suit.
help-craft = Craft a card with pieces in clearings of the suits it asks for, each once a turn. Items score at once; other cards stay and help you.
help-dominance = With 10 points or more you may activate a dominance card: you score no more, but win if you rule three clearings of its suit (the bird: two opposite corners) at the start of your Birdsong.
help-factions = The factions
help-end = The end
help-thirty = 30 points win at once, in anybody's turn.
help-coalition = With four or more players a Vagabond with 10 points or more may play a dominance card to join the player with the fewest points, and wins with them.
help-items = Twelve items can be crafted in a game. What somebody has crafted is gone for all others.
guide-marquise-points = Points: each sawmill, workshop and recruiter that you build scores the number in its space. Removed buildings and tokens of others score 1 each, crafted items what is printed.
guide-marquise-birdsong = Birdsong: every sawmill makes a wood.
guide-marquise-daylight = Daylight: craft with workshops, then three actions: battle, march (two moves), recruit (once), build, overwork a sawmill with a card. Each bird card is one more action.
guide-marquise-evening = Evening: draw a card, more with three and with five recruiters.
guide-marquise-special = Only you may place pieces where the keep stands. While it stands, a card of the suit brings fallen cats back there. Wood for a building must come over clearings that you rule.
guide-marquise-hint = Hint: build every turn, keep your land connected, and do not let anybody grow beside you: you begin everywhere and cannot hold everything.
guide-eyrie-points = Points: every evening the roosts on the map score. Removed buildings and tokens score 1 each, crafted items only 1 (the Builder scores what is printed).
guide-eyrie-birdsong = Birdsong: add one or two cards to the decree, at most one bird. Without a roost you get a new one.
guide-eyrie-daylight = Daylight: craft with roosts, then carry out the whole decree from left to right: recruit, move, battle, build; each card in a clearing of its suit.
guide-eyrie-evening = Evening: score the roosts, draw a card, more with three and with six roosts.
guide-eyrie-special = Turmoil: if a card cannot be carried out, you lose 1 point for each bird in the decree, all its cards and the leader, and the day is over. Where strength is equal, you rule.
guide-eyrie-hint = Hint: the board shows which orders are at risk. Put safe suits into “move” early, few cards into “build”, and birds only where you will always be able to act.
guide-alliance-points = Points: each sympathy token that you spread scores the number in its space. A revolt scores 1 for each building and token it removes.
guide-alliance-birdsong = Birdsong: revolt (two supporters of the suit: all others leave the clearing, you get a base, warriors and an officer), then spread sympathy next to sympathetic clearings.
guide-alliance-daylight = Daylight: craft with sympathy, put cards under the supporters, train officers by cards of a base's suit.
guide-alliance-evening = Evening: an operation for each officer: move, battle, recruit at a base, organize (a warrior becomes sympathy). Then draw a card, one more for each base.
guide-alliance-special = Outrage: whoever removes sympathy or moves into a sympathetic clearing gives you a card. As defender you deal the higher die. Losing a base costs supporters and officers.
guide-alliance-hint = Hint: spread where others must march. Keep two supporters of a suit for a revolt in a rich clearing. Three warriors of one enemy make sympathy dearer.
guide-vagabond-points = Points: ruins 1 each; quests 1 for each of their suit that you have done; aid that improves a relationship; and, if you are hostile, each enemy piece that you remove in your own battles.
guide-vagabond-birdsong = Birdsong: turn up three items, two more for each tea on its track, then slip to a neighbouring clearing or forest.
guide-vagabond-daylight = Daylight: everything exhausts items: boots move, a sword fights, a torch explores or serves your character, a crossbow shoots, a hammer crafts or repairs, any item with a card aids.
guide-vagabond-evening = Evening: in a forest all items are repaired. Draw a card, one more for each item of coins on its track. Carry at most six items, two more for each bag.
guide-vagabond-special = You have no warriors: hits damage items. Removing a warrior makes a faction hostile for good, and moving to its warriors costs one more pair of boots. Allies fight and move with you.
guide-vagabond-hint = Hint: explore early, collect boots and swords, choose one friend to aid every turn, and rest in a forest when three items are damaged.
guide-cult-points = Points: spend a card to score its suit by the number of its gardens on the map, each suit once a turn.
guide-cult-birdsong = Birdsong: the suit of most Lost Souls becomes outcast (hated if it was already). Acolytes act in its clearings: crusade, convert a warrior, sanctify a building into a garden.
guide-cult-daylight = Daylight: reveal cards: a card of a suit builds a garden where you rule or places a warrior; a bird makes an acolyte. These come back in the evening. Cards that score are spent.
guide-cult-evening = Evening: take the revealed cards back, craft with gardens in outcast clearings, draw a card, one more for each suit with two gardens.
guide-cult-special = Where a garden stands you rule. Warriors who fall as defenders become acolytes. Spent and discarded cards become Lost Souls. A lost garden costs a random card.
guide-cult-hint = Hint: two gardens of a suit first: they score 2 and bring a card. Steer the outcast by what you spend, and strike when a suit is hated: everything costs one acolyte less.
guide-riverfolk-points = Points: each trade post scores 2; at Birdsong, if a post stands, every warrior left in Funds scores 1.
guide-riverfolk-birdsong = Birdsong: if nobody has paid, you pay yourself two warriors. Then dividends; then Payments and all that was used become Funds.
guide-riverfolk-daylight = Daylight: Funds do everything: commit one for a move, a battle or a card; spend one to recruit at the river, two of a ruler's colour for a trade post; put them on empty post places to craft or export.
guide-riverfolk-evening = Evening: keep five cards, then set the three prices. You draw nothing by yourself.
guide-riverfolk-special = Others buy at their Birdsong with their own warriors. Your hand lies open. A lost post costs half of your Funds.
guide-riverfolk-hint = Hint: sell cheap at first, keep Funds over the night once a post stands, and build posts where your customers rule. Raise prices when they need you.
help-reconstructed = The pictures of the original are not at hand. Cards, maps and tracks follow public sources; where clearings and forests lie is drawn anew. The full rules say what comes from where.

# The map
draw-army = { $faction }: { $warriors }
draw-free-slot = an open slot
draw-forest = Forest: { $forest }
draw-points = { $faction }: { $points }
draw-dominance = { $faction }: dominance ({ $suit })
draw-coalition = { $faction }: coalition with { $partner }

# The battle
draw-battle-in = Battle in { $clearing }
draw-last-battle = Last battle: { $clearing }
draw-see-map = See the map
draw-see-battle = See the battle
draw-step-ambush = Ambush
draw-step-dice = Dice
draw-step-effects = Effects
draw-step-hits = Hits
draw-attacks = { $who } attacks
draw-defends = { $who } defends
draw-hits-dealt = Hits dealt
draw-higher-die = higher die
draw-guerrilla-die = higher die (guerrilla war)
draw-lower-die = lower die
draw-most-warriors = at most its warriors: { $n }
draw-most-swords = at most its swords: { $n }
draw-extra-hits = extra hits
draw-defenseless = defenseless foe
draw-ambush-foiled = Ambush foiled
draw-ambushed = Ambush: 2 hits
draw-no-ambush = No ambush
draw-to-come = Still to come: { $list }
# What the decree will come to
risk-warriors = too few warriors in the supply
risk-roosts = all roosts are on the map
risk-roost = no roost in a { $suit } clearing
risk-roost-any = no roost on the map
risk-move = no birds may leave a { $suit } clearing
risk-move-any = no birds may move
risk-enemy = no enemy beside the birds in a { $suit } clearing
risk-enemy-any = no enemy beside the birds
risk-site = no { $suit } clearing under the Eyrie's rule with a free slot and no roost
risk-site-any = no clearing under the Eyrie's rule with a free slot and no roost

# Boards
want-marquise = Build: each building scores more than the last.
want-eyrie = Hold roosts: they score every evening.
want-alliance = Spread sympathy: each token scores more.
want-vagabond = Help, explore and do quests, or live by the sword.
want-cult = Plant gardens, spend cards to score.
want-riverfolk = Sell, and score for the Funds that you keep.
faction-short-marquise = Marquise
faction-short-eyrie = Eyrie
faction-short-alliance = Alliance
faction-short-vagabond = Vagabond
faction-short-vagabond2 = Vagabond 2
faction-short-cult = Cult
faction-short-riverfolk = Riverfolk
board-guide = How to play this faction
board-close = Close
board-mine = My board
board-unfold = Show the board
board-hand = Hand
board-hand-do = A green hammer: craft it now. An outlined one: it could be paid for. A cross: something is missing.
board-hand-empty = No cards in hand
board-crafts = Crafts with
board-crafted = Crafted
board-dominance = Dominance
board-partner = Coalition
board-play = In play
board-known = Known cards
board-supply = { $warriors } in the supply
board-in-supply = in supply
board-on-map = on the map
board-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
board-evening-cards = { $n ->
    [one] { $n } card in the evening.
   *[other] { $n } cards in the evening.
}
board-wood = Wood: { $map } on the map, { $left } in the supply
board-costs-wood = costs { $n } wood
board-building = { $piece }: { $cost } wood, { $points }
board-sawmills = Sawmills
board-sawmills-do = 1 wood each at Birdsong
board-workshops = Workshops
board-workshops-do = craft with their suits
board-recruiters = Recruiters
board-recruiters-do = 1 cat each when recruiting
board-recruiter-cards = One more at 3 and at 5 recruiters.
board-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
board-recruit = Recruit
board-move = Move
board-battle = Battle
board-build = Build
order-done = done
order-now = now
order-can = can do
order-risk = at risk
board-risk = Decree, { $column } ({ $suit }): { $why }.
board-turmoil = Turmoil would cost { $points }.
board-no-risk = As things stand the whole decree can be carried out.
board-roosts = Roosts
board-roosts-now = +{ $n } every evening
board-roost = Roost { $n }: { $points } every evening
board-deposed = Deposed: { $leaders }
board-officers = { $n ->
    [one] officer
   *[other] officers
}
board-officers-said = { $n ->
    [one] { $n } officer: an operation every evening
   *[other] { $n } officers: as many operations every evening
}
board-sympathy = Sympathy
board-sympathy-do = supporters above, points below
board-sympathy-step = { $cost ->
    [one] { $cost } supporter
   *[other] { $cost } supporters
}, { $points }
board-bases = Bases
board-base-out = on the map
board-base-here = waits for a revolt
board-supporters = Supporters
board-supporters-of = { $n } of { $most }
board-supporters-do = pay for sympathy and revolts
board-ready = Ready
board-exhausted = Exhausted
board-damaged = Damaged
board-on-track = on its track
board-refreshes = { $n ->
    [one] Turns up { $n } item at Birdsong.
   *[other] Turns up { $n } items at Birdsong.
}
board-carries = Carries { $n } of { $most }.
board-relations = Relationships
board-relations-do = aids in one turn, points
board-aids = { $stance }: { $n ->
    [one] { $n } aid
   *[other] { $n } aids
} in one turn, { $points }
board-ally-aid = every aid to an ally: 2 points
board-infamy = infamy: +1 for each of their pieces removed in battle
board-quests = Quests
board-quests-done = completed
board-outcast = outcast
board-hated = hated
board-acolytes = Acolytes
board-acolytes-do = act in clearings of the outcast
board-crusade = Crusade
board-convert = Convert
board-sanctify = Sanctify
board-gardens = Gardens
board-gardens-do = points for spending a card of the suit
board-garden = { $n ->
    [one] { $n } garden, { $suit }: { $points }
   *[other] { $n } gardens, { $suit }: { $points }
}
board-garden-cards = One more for each suit with 2 gardens.
board-scored = scored today
board-revealed = Revealed today
board-souls = Lost Souls
board-next-outcast = next outcast: { $suit }
board-next-hated = next: { $suit }, then hated
board-next-same = the outcast stays
board-payments = Payments
board-payments-do = What was paid since the last turn; at Birdsong it becomes Funds.
board-funds = Funds
board-funds-do = What can be used today.
board-commitments = Commitments
board-commitments-do = What was used today; at Birdsong it becomes Funds again.
board-dividends = Dividends at Birdsong as things stand: { $points }.
board-no-dividends = No dividends without a trade post on the map.
board-posts = Trade posts
board-posts-do = an empty place crafts
board-post-here = a trade post to establish
board-post-free = a place to craft with
board-post-busy = used for crafting
board-open-hand = Open hand

# Facts about the players
fact-wood = wood on the map
fact-supply = warriors in the supply
fact-buildings = buildings on the map
fact-decree = orders of the decree
fact-decree-risk = orders of the decree; turmoil threatens
fact-roosts = roosts on the map
fact-leader = leader
fact-supporters = supporters
fact-officers = officers
fact-bases = bases on the map
fact-ready = ready items out of all
fact-damaged = damaged items
fact-hostile = hostile factions
fact-acolytes = acolytes
fact-gardens = gardens on the map
fact-funds = Funds
fact-posts = trade posts on the map
fact-prices = prices of card, boats and mercenaries

# What is on offer
offer = On offer
offer-items = Items on offer
offer-gone = { $item }: crafted already
offer-round = Round { $n }
offer-deck = Deck
offer-discard = Discard
offer-look = Look through the discard pile
offer-ruins = { $n ->
    [one] { $n } ruin
   *[other] { $n } ruins
}
offer-dominance = It can be taken for a card of its suit.

# The market
market = Market of the Riverfolk
market-left = { $n ->
    [0] Nothing more can be bought in this turn.
    [one] You may buy { $n } service now. A piece of yours at a trade post gives one more.
   *[other] You may buy { $n } services now.
}
market-warriors = You pay with warriors of your supply
market-items = You pay by exhausting items
market-bought = Hired for this turn.
service-hand-card-do = Take one of these cards.
service-riverboats-do = Rivers are paths for you this turn.
service-mercenaries-do = In Daylight and Evening the otters rule and fight for you.

# Cards in hand
card-works-in = in
short-ambush = 2 hits at once
short-favor = clears its suit
short-dominance = rule 3 of its suit
short-dominance-bird = rule 2 opposite corners
short-sappers = defence: +1 hit
short-brutal-tactics = attack: +1 hit
short-armorers = ignore rolled hits
short-royal-claim = 1 point a clearing
short-stand-and-deliver = take a card
short-tax-collector = warrior for a card
short-cobbler = a move at Evening
short-command-warren = a battle at Daylight
short-better-burrow-bank = a card at Birdsong
short-scouting-party = no ambush on you
short-codebreakers = see a hand
craft-now = You can craft it now.
craft-later = It can be paid for, but not at this step.
craft-no-item = There is no such item left.
craft-in-play = You have one in play.
craft-lacks-funds = { $n ->
    [one] { $n } more warrior in Funds is needed.
   *[other] { $n } more warriors in Funds are needed.
}
craft-any = any suit
craft-lacks-workshops = Missing workshops: { $suits }.
craft-lacks-roosts = Missing roosts: { $suits }.
craft-lacks-sympathy = Missing sympathy: { $suits }.
craft-lacks-hammers = Missing hammers in a clearing: { $suits }.
craft-lacks-gardens = Missing gardens in the outcast's clearings: { $suits }.
craft-lacks-posts = Missing free trade-post places: { $suits }.

# What a choice leads to
why-outrage = outrage: one { $suit } or bird card to the Alliance
why-yours = under your rule
why-ruled = ruled by { $faction }
why-nobodys = nobody rules
why-enemies = there: { $enemies }
why-slots = { $n ->
    [one] { $n } open slot
   *[other] { $n } open slots
}
why-keep = only you may place pieces here
why-revolt = { $points } for what is removed; a base, { $warriors }, an officer
why-martial-law = martial law: one more supporter
why-ruin = a ruin
why-quests = { $n ->
    [one] { $n } quest of this suit
   *[other] { $n } quests of this suit
}
why-ruin-quests = { $n ->
    [one] a ruin, { $n } quest of this suit
   *[other] a ruin, { $n } quests of this suit
}
why-stay-behind = { $n ->
    [0] nobody stays behind
    [one] { $n } stays behind
   *[other] { $n } stay behind
}
why-price-now = the present price
why-strength = your { $mine } against { $theirs }; { $pieces ->
    [0] no buildings or tokens
    [one] { $pieces } building or token
   *[other] { $pieces } buildings or tokens
}
why-defenseless = defenseless: 1 extra hit; { $pieces ->
    [one] { $pieces } building or token
   *[other] { $pieces } buildings or tokens
}
why-hostile = removing a warrior makes them hostile for good
why-infamy = hostile already; in your battles each piece scores 1
why-they-score = they score 1
why-outcast = your acolytes act in these clearings
why-show-hand = the Alliance sees your hand and draws a supporter
why-ambush = 2 hits before the dice
why-supports = it joins the supporters
why-hospital = { $warriors } back to the keep
why-available = it lies open for all to take
why-bank = they draw a card, too
why-buy-card = { $left ->
    [-1] exhausts items
    [1] 1 warrior left in supply
   *[other] { $left } warriors left in supply
}
why-buy-boats = rivers are paths for you; { $left ->
    [-1] exhausts items
    [1] 1 warrior left in supply
   *[other] { $left } warriors left in supply
}
why-buy-mercenaries = otters rule and fight for you; { $left ->
    [-1] exhausts items
    [1] 1 warrior left in supply
   *[other] { $left } warriors left in supply
}
why-card-goes = the card is discarded
why-crafts = uses: { $tools }
why-crafts-hammers = exhausts hammers: { $tools }
why-crafts-funds = Funds on trade-post places: { $tools }
why-export = no item and no points; one of your warriors to Payments
why-then-actions = then three actions
why-then-decree = then the decree
why-then-cards = then cards
why-actions-lost = { $n ->
    [one] { $n } action is lost
   *[other] { $n } actions are lost
}
why-evening = Evening: { $cards }
why-evening-points = Evening: { $points }, { $cards }
why-operations = { $n ->
    [one] Evening: { $n } operation
   *[other] Evening: { $n } operations
}
why-dividends = Funds that stay score next Birdsong: { $points }
why-an-action = 1 action
why-an-operation = 1 operation
why-commit = commits 1 of Funds until your next Birdsong
why-spend-fund = spends 1 of Funds
why-sword = exhausts a sword
why-recruits = { $warriors }, 1 action
why-overwork = the card becomes a wood; 1 action
why-order-can = can be carried out as things stand
why-order-risk = at risk: { $why }
why-turmoil = costs { $points } and all { $n } orders; a new leader, the day is over
why-no-room = no room without a base: it is discarded
why-supporters = supporters: { $n }
why-officers = officers: { $n }
why-organize = the warrior there becomes sympathy
why-explore = exhausts a torch: an item and 1 point
why-aid-ally = 2 points
why-aid-step = { $stance }: { $points }
why-aid-more = { $n ->
    [one] { $n } more aid this turn for “{ $stance }”
   *[other] { $n } more aids this turn for “{ $stance }”
}
why-aid-nothing = no points from the hostile
why-quest = { $points } or 2 cards
why-crossbow = exhausts the crossbow
why-hammer = exhausts a hammer
why-torch = exhausts a torch
why-stay = no move
why-acolytes-left = { $acolytes } left
why-garden = { $suit } will score { $points }; the card comes back
why-comes-back = the card comes back in the evening
why-lost-soul = the card goes to the Lost Souls
why-establish = spends 2 Funds of { $faction }; a warrior comes along

# What choices are about
about-build = Build
about-craft = Craft a card
about-buy = Buy from the Riverfolk
about-overwork = Overwork
about-bird = Another action
about-mobilize = Mobilize
about-train = Train an officer
about-recruit = Recruit
about-organize = Organize
about-walk = Walk
about-aid = Aid
about-steal = Steal
about-repair = Repair
about-quest = Quests
about-day-labor = Day Labor
about-convert = Convert
about-sanctify = Sanctify
about-garden = Build a garden
about-score = Score
about-sacrifice = Sacrifice
about-export = Export
about-establish = Trade posts
about-dominance = Dominance
about-in-play = Cards in play

# What bots expect points from; more is always better.
term-cards = cards in hand and in play
term-warriors = warriors on the map
term-rule = clearings ruled
term-safety = safety of buildings and tokens
term-battle = the battle under way
term-dominance = another way to win
term-marquise = sawmills, wood and room to build
term-eyrie = roosts and a decree that holds
term-alliance = sympathy, bases and supporters
term-vagabond = items, quests and friends
term-cult = gardens and acolytes
term-riverfolk = funds and trade posts

# Why something cannot be chosen now.
why-not-into-forest = By day a Vagabond never moves into a forest; only a slip leads there.
why-not-slip = A slip leads to an adjacent clearing or forest.
why-not-effect = This effect cannot be used in this battle now.
why-not-supporter = The supporter must match the suit of the clearing.
why-not-quest = A quest needs a clearing of its suit and its two items, ready to be exhausted.
why-not-order = The decree goes from left to right, and each card once.
why-not-fund = None of these warriors lies in your Funds, or others are asked for.
why-not-service = Services are bought at the start of Birdsong for the price in warriors or items, boats and mercenaries only once.
why-not-dominance = A dominance card is taken in Daylight for a card of the same suit.
why-not-corner = A corner clearing is asked for, opposite or free as the setup says.
why-not-first-building = The first buildings stand in the clearing of the keep or next to it, in an open slot.
why-not-river = This clearing does not lie by the river.
why-not-battle = You battle where you have warriors and another player has a piece, in a clearing that matches.
why-not-adjacent = Only adjacent clearings can be reached.
why-not-move-from = Warriors of yours must stand here and be able to leave: you rule this clearing or the one they enter.
why-not-no-path = No path leads here from { $clearing }.
why-not-rule = To move you must rule { $clearing } or the clearing you enter.
why-not-sawmill = Wood is placed in clearings with a sawmill, for overwork in one of the card’s suit.
why-not-build = You build in a clearing that you rule, with an open slot, and with enough wood joined to it through clearings that you rule.
why-not-wood = Wood is taken from clearings joined to the site through clearings that you rule.
why-not-recruiter = Warriors are recruited at recruiters, one at each.
why-not-new-roost = The new roost stands where the fewest warriors of all are, in an open slot.
why-not-roost-recruit = The decree recruits at a roost in a clearing that matches: { $suit }.
why-not-roost-build = The decree builds in a clearing that you rule, with an open slot and no roost, that matches: { $suit }.
why-not-revolt = A revolt needs sympathy here, a base of this suit in the supply, and two supporters that match.
why-not-spread = Sympathy spreads to a clearing without it, next to one with it, for enough supporters that match.
why-not-operation = You recruit at a base, and organize where a warrior of yours stands without sympathy.
why-not-boots = A Vagabond moves to an adjacent clearing for boots, two pairs where hostile warriors stand.
why-not-conspiracy = Conspiracies happen in clearings of the outcast suit, against pieces of opponents, for acolytes.
why-not-ritual = The revealed card must be of this clearing’s suit; for a garden you rule it and a slot is open.
why-not-post = Recruiting needs a clearing by the river; a trade post needs a ruler whose two warriors lie in your Funds, and no post there yet.
why-not-tax = Here the Tax Collector would need a warrior of yours, once a turn.
why-not-opponent = A player with a piece in the clearing of the battle is asked for, and not yourself.
why-not-ally = Only warriors of an ally in the clearing that you leave go along.
why-not-hit = Warriors take hits first; then you choose among your buildings and tokens in this clearing.
why-not-aid = You aid or rob a player with a piece in your own clearing.
why-not-strike = A strike removes a warrior in your clearing, or a building or token of a player without warriors there.
why-not-lies = This card is not in your hand.
why-not-craft = To craft it you need unused crafting pieces of its suits, its item in the supply, and no card of the same name before you.
why-not-overwork = Crafting is over. For overwork a card matches a clearing with a sawmill; a bird buys one more action.
why-not-second-bird = At most one of the two cards for the decree is a bird.
why-not-train = To train, a card matches a base on the map; to craft, sympathy of its suits is needed.
why-not-revealed = A card revealed today cannot be used again, and each suit is scored once a turn.
why-not-ambush = Only an ambush card that matches the clearing can be played here.
why-not-match = A card that matches the clearing is asked for.
why-not-card = This card cannot be used for what is asked now.
why-not-refresh = Only exhausted items are turned up.
why-not-damaged = Only undamaged items take hits.
why-not-repair = A damaged item is repaired for a hammer; others are exhausted by what you do.
why-not-exhausted = An item that is neither damaged nor exhausted is asked for.
why-not-satchel = Items of the satchel or damaged ones are left behind, not those on the tracks.
