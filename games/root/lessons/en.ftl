# The narrator's words. A star on both sides marks a word to remember.

## The woodland

learn-woodland = The woodland
learn-woodland-goal = Twelve clearings, and more masters than they can bear. Each player leads a faction with rules of its own; whoever first has *30 points* wins. Here you lead the cats of the Marquise.
learn-woodland-rule = Whoever has most warriors and buildings in a clearing *rules* it. The Eyrie have just taken this one, south of you: three birds and no cat.
learn-woodland-march = To move, you must rule the clearing that you leave or the one that you enter. March: take four cats from the middle down there.
    .no = Many things are possible, but the birds are few just now. March, from the crowd in the middle to the birds, with four warriors.
learn-woodland-battle = Now both of you stand there. *Battle* them!
    .no = First the battle: four against three is a good moment.
learn-woodland-hits = Two dice: the attacker deals the higher number of *hits*, the defender the lower, but nobody more than they have warriors there. Two birds fell, and one cat. The clearing is yours.
learn-woodland-cards = Cards have suits like the clearings: fox, rabbit, mouse; a *bird* stands for any. They are crafted, spent or kept for an ambush, whatever your faction needs.
learn-woodland-end = Rule, move, battle, craft: that is the same for all. How points are made is different for everyone, so now take the lesson of the faction that you would like to lead.

## The Marquise

learn-marquise = Marquise de Cat
learn-marquise-goal = You hold the wood, with a cat almost everywhere and the *keep* in this corner. Your points come from building: the more of a kind, the better they pay.
learn-marquise-craft = A turn begins with crafting. Your *workshop* stands in a mouse clearing and the Root Tea asks for a mouse: craft it, for 2 points.
    .no = You can do without, but two points lie in your hand: craft the Root Tea.
learn-marquise-sawmill = Now three actions. Each *sawmill* brings wood every morning, and there is wood in store. Build a second sawmill in the west: a point, and more wood to come.
    .no = A good deed as well. But wood first: a sawmill in the clearing in the west, where mice live.
learn-marquise-overwork = The wood is used up. *Overwork*: a card of a sawmill's suit brings wood at once. Spend a Scouting Party for the new sawmill.
    .no = Without wood nothing can be built. Overwork with the Scouting Party.
learn-marquise-workshop = One wood, and the second *workshop* pays 2 points. Wood comes to any clearing over land that you rule: build it where you like.
    .no = The wood is there, and the action too: build a workshop.
learn-marquise-end = Five points in one turn. Recruit before the neighbours grow, keep your land connected, and spend bird cards for more actions.

## The Eyrie

learn-eyrie = Eyrie Dynasties
learn-eyrie-goal = Once the wood was yours. Now six warriors and one *roost* wait in this corner. Every evening your roosts score, the more the better.
learn-eyrie-leader = A leader begins with promises: loyal viziers in two columns of the *decree*. The Builder promises to recruit and to move, which is easy to keep.
    .no = Each leader has their strengths. Take the Builder for this lesson.
learn-eyrie-decree = Each morning you *must* add a card to the decree. Every card is an action of its suit, this turn and every later one. Put the mouse card into “build”.
    .no = That would be a promise, too. Think ahead: we shall march to a mouse clearing, so add the mouse card to “build”.
learn-eyrie-enough = A second card is allowed. But what you promise must be kept in every turn: one is enough.
    .no = Careful: one more promise to keep. Stop here.
learn-eyrie-move = The decree is carried out from left to right. A warrior was recruited; now the move. Go with five to the mice in the south, and you rule there: the Eyrie rule ties, too.
    .no = We have promised a roost among mice. Go south to the mouse clearing with five warriors.
learn-eyrie-roost = And the last card built a roost there. Two roosts in the evening: the first point.
learn-eyrie-end = If a card cannot be carried out, there is *turmoil*: a point lost for each bird in the decree, all promises gone, a new leader. Your board warns you before.

## The Alliance

learn-alliance = Woodland Alliance
learn-alliance-goal = Nothing of yours stands on the map. But the creatures of the wood are angry, and three of them support you already. Your points come from *sympathy*.
learn-alliance-spread = In the morning *supporters* turn into sympathy: one rabbit supporter for a rabbit clearing. Choose the one in the north, where the Marquise has a sawmill, and spend Command Warren.
    .no = You could begin anywhere. Let us annoy the Marquise: the northern clearing with her sawmill, and Command Warren for it.
learn-alliance-mobilize = By day you *mobilize*: a card of your hand joins the supporters. Rabbits will be needed, so mobilize the Cobbler.
    .no = Rabbits first: mobilize the Cobbler.
learn-alliance-outrage = The Marquise marched into your clearing: *outrage*! She had to give you a card. Now you have enough supporters there for a *revolt*. Begin it.
    .no = The moment is here: revolt in the north.
learn-alliance-revolt = Two supporters of the suit are the price. Spend the Favor of the Rabbits and the Cobbler.
    .no = Keep the bird, it fits everywhere. The Favor and the Cobbler will do.
learn-alliance-base = Everybody else is gone from there, with a point for each building and token. Your *base* stands, with a warrior and an officer.
learn-alliance-end = Officers act in the evening, and each base draws a card more. Sympathy pays better the more of it there is: spread it wherever others have to pass.

## The Vagabond

learn-vagabond = Vagabond
learn-vagabond-goal = You roam alone: one pawn, no army, and you need not rule anywhere. All you do, you do with *items*: boots walk, swords fight, torches explore.
learn-vagabond-slip = Each morning three items are refreshed, and you *slip* to a neighbouring place for nothing. Go to the rabbits in the north of the centre: there is a quest for them.
    .no = A nice place. But your quest is for a rabbit clearing: slip to the one next to your forest.
learn-vagabond-quest = *Quests* ask for two items in a clearing of their suit. “Fend off a Bear” wants a torch and a crossbow, and you have both: do it.
    .no = All that costs items. The quest pays best now: “Fend off a Bear”.
learn-vagabond-reward = Take the point. The second quest of a suit brings 2, the third 3: it pays to stay with one suit.
    .no = Two cards are not bad, but points win. Take the point.
learn-vagabond-aid = *Aid* makes friends: give the Marquise a card of this clearing's suit and exhaust any item. Give her the Favor of the Rabbits, with the sword.
    .no = Make a friend first: aid the Marquise with the Favor of the Rabbits and your sword.
learn-vagabond-end = She is amiable now, for another point; more aid makes allies. Explore ruins for new items, and rest in a forest when your items are damaged.

## The Cult

learn-cult = Lizard Cult
learn-cult-goal = You gather the despised. Your points come from *gardens*: cards of a suit score by how many gardens of that suit are on the map. Where a garden stands, you rule.
learn-cult-outcast = One suit is *outcast*. Only there can your acolytes convert and fight, and later it follows the cards that everybody spends. Begin with the rabbits.
    .no = Any suit may begin. You live among rabbits here: choose them.
learn-cult-recruit = By day you *reveal* cards for rituals and get them back in the evening. A mouse card brings a warrior to any mouse clearing: send one south, with Mouse-in-a-Sack.
    .no = A ritual too, but let us gather in one place: Mouse-in-a-Sack, for the southern mouse clearing.
learn-cult-garden = Two lizards against one cat: you rule there. Reveal the other mouse card to plant a *garden*.
    .no = First the garden: the Favor of the Mice, in the southern clearing.
learn-cult-souls = A garden cannot be outvoted: you rule here as long as it stands. But whoever removes one makes you lose a card.
learn-cult-end = With two gardens of a suit, spend a card of it each turn for 2 points. You hardly fight; your fallen defenders become acolytes, and those convert.

## The Riverfolk

learn-riverfolk = Riverfolk Company
learn-riverfolk-goal = You sell to everybody. Others pay for services with their own warriors; these become *Funds*, and Funds do all your work. The river is your road.
learn-riverfolk-post = A *trade post* costs two warriors of whoever rules the clearing, and here that is you. Establish one in the east of the centre: 2 points.
    .no = Funds can do that, too. But a trade post pays 2 points: establish it in the eastern centre.
learn-riverfolk-craft = Where a post has left its track, Funds can craft. Craft Mouse-in-a-Sack with the last warrior of your Funds.
    .no = One of the Funds is left, and there is a point to be had: craft Mouse-in-a-Sack.
learn-riverfolk-price = In the evening you set your *prices*, from 1 to 4 warriors. A card of your open hand for 2, and the other two services as you like.
    .no = Cards sell best when they are cheap: 2 for a hand card.
learn-riverfolk-end = The Marquise has bought a card: two cats lie in your Payments and become Funds in the morning. Funds that you leave unused score a point each, as long as a post stands.

## The first game: each kind of question is explained once

first-prompt-setup-keep = Your keep stands in a corner; you begin with a warrior almost everywhere, and your first buildings around the keep.
first-prompt-setup-leader = Each leader puts their viziers into two columns of the decree, and has a power of their own.
first-prompt-setup-character = Each character brings other items, and items are all that a Vagabond acts with.
first-prompt-setup-outcast = The Cult's conspiracies (crusade, convert, sanctify) happen only in clearings of the outcast suit.
first-prompt-price = Customers pay with their warriors: cheap services sell often, dear ones pay well.
first-prompt-marquise = Three actions: build to score, march and battle to hold the land, recruit for more cats. Bird cards buy more.
first-prompt-march-second = A march is up to two moves.
first-prompt-build-clearing = Wood must come over clearings that you rule, and the building needs an open slot.
first-prompt-move-from = You must rule the clearing that you leave or the one that you enter.
first-prompt-move-count = Whoever stays behind still counts for rule there.
first-prompt-battle-defender = You deal the higher die, they the lower one; if the Alliance defends, the other way round. Nobody deals more rolled hits than they have warriors there (a Vagabond: undamaged swords).
first-prompt-ambush = An ambush card of this suit, or a bird, deals two hits before the dice are rolled.
first-prompt-take-hit = Warriors fall first; then you choose among your buildings and tokens.
first-prompt-field-hospital = A card of the clearing's suit brings all fallen warriors back to the keep.
first-prompt-craft = Crafting uses your pieces of the suits printed on the card. Items bring points at once.
first-prompt-decree-add = Every card added must be obeyed in every later turn, or the government falls. Never promise what you cannot keep.
first-prompt-decree-card = One action for each card, in a clearing of its suit. A bird fits everywhere.
first-prompt-turmoil = Turmoil costs a point for each bird in the decree, empties it, and brings a new leader.
first-prompt-revolt = Two supporters of the clearing's suit clear it of all enemies and raise a base.
first-prompt-spread = Sympathy brings points, the later tokens more. It spreads to neighbouring clearings and costs supporters of their suit.
first-prompt-alliance = Mobilize turns cards into supporters; training turns warriors into officers, who act in the Evening.
first-prompt-outrage = You have marched into a sympathetic clearing or removed sympathy: the Alliance gets a card.
first-prompt-discard = At the end of the turn you keep at most five cards.
