# The narrator's words. A star on both sides marks a word to remember.

## Two actions

learn-actions = Two actions
learn-actions-goal = Each year the village gives its Community Cup to the youngster who has done most for it. You and one rival are left. More *points* win when the deck has run out.
learn-actions-villager = Crows, frogs and rabbits live here, and one of them joins you at the start. The Market Hand brings money: take them in.
    .no = A fine companion, too. For this lesson take the Market Hand, a rabbit.
learn-actions-play = A turn has *two main actions*. The first one: play a card by paying its cost. The Student Kitchen is a building; buildings stay and help for good.
    .no = Everything here has its time. Now play the Student Kitchen for four coins.
learn-actions-activate = The second one: *activate* a card. Your starter cards work for nothing, a villager uses up a supply. Activate the Market Hand for 6 coins.
    .no = That would work. But the Kitchen likes rabbits at work: activate the Market Hand and see.
learn-actions-invest = The Kitchen reacts to the rabbit: you may *invest* a coin in it. It stays on the building and is a point at the end.
    .no = A coin is a coin, but a coin on a building is a point. Invest it.
learn-actions-done = Both actions are used. Enchanting is free, but that comes later: end your turn.
    .no = Keep the token a while. End your turn.
learn-actions-end = Your rival played gear and drew cards. Play and activate in any mix, but never activate one card twice: that is a turn. Next: the trails.

## The trails

learn-trails = The trails
learn-trails-student = Around the village run three trails. The Potion Student *travels* two spaces: play this card and activate it in the same turn.
    .no = First the Potion Student: play the card, then activate it.
learn-trails-walk = Only the space where you *stop* gives its reward. Walk two spaces into the Windmill Hills: there lies a nest.
    .no = You may stop sooner or go elsewhere. Try the second space of the Windmill Hills.
learn-trails-reward = A nest on the way: activate your own nest, or *upgrade* it for good. An upgraded nest draws three cards instead of two. Upgrade it.
    .no = Two cards now, or a better nest for the whole game? Upgrade it.
learn-trails-tuck = The student has no supplies left. At the end of the turn such a villager is *tucked* under your score card, and only there does it score. End your turn.
    .no = Nothing else is needed now: end your turn and see where the student goes.
learn-trails-end = One villager is tucked. At the end of the game the number of your rarest people is multiplied by that of your most common: collect crows, frogs and rabbits alike.

## Gear and enchantments

learn-gear = Gear and enchantments
learn-gear-gear = The rival's *gear* waits for a deed and pays whoever does it, you too. This one gives a coin for drawing three cards at once. Your upgraded nest does just that: activate it.
    .no = Look at the gear first: three cards at once bring a coin from it. Activate your nest.
learn-gear-hand = A coin from the rival's own card! Now let the Market Hand work, and invest a coin in the Kitchen again.
    .no = The rabbit brings 6 coins and a point for the Kitchen: activate the Market Hand, invest one.
learn-gear-enchant = That was the last supply: the Market Hand would be tucked now. But you have an *enchantment*, a free action: put it on the Kitchen.
    .no = Wait with the end of the turn: enchant the Student Kitchen first.
learn-gear-saved = When it is enchanted, the Kitchen gives each of your villagers a supply. The Market Hand stays with you.
learn-gear-points = Points come from three things: tucked villagers, coins on buildings, and gear: your tucked gear times your enchanted buildings.
learn-gear-end = When the deck is empty, everybody has one last turn. Build something that lasts, then race for the tucks: the Cup waits.

## The first game: each kind of question is explained once

first-prompt-villager = A villager is activated by using up its supplies. When they are gone it is tucked under your score card.
first-prompt-menu = Two main actions each turn: play a card from your hand, or activate a starter card or a villager. Never activate the same card twice.
first-prompt-menu-end = Both main actions are used. Free actions still work.
first-prompt-travel = You may stop on any space on the way; only the space where you stop gives its reward.
first-prompt-tuck = Tucked villagers score by peoples, so think of the people that you have least of.
first-prompt-reward = Upgrading turns the card to its stronger side for good.
first-prompt-invest-where = Each coin on a building is a point at the end.
first-prompt-invest = Coins on a building are points, but no longer to be spent.
first-prompt-choose = Exactly one of them is applied.
first-prompt-triggers = Several things react to what you did; you choose their order.
first-prompt-end-tuck = At the end of the turn villagers and gear without supplies go under your score card.
