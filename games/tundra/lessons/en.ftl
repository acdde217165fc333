# The narrator's words. A star on both sides marks a word to remember.

## A round

learn-round = A round of winter
learn-round-goal = The bear tsar sleeps through the winter, and you want to govern in his place. The game has four rounds; whoever has gathered most *acorns* wins.
learn-round-step = Every round begins with one free step. A glade that is face down turns up when somebody enters it: send your lower worker east and see.
    .no = That is a fine step, too. For now take the lower worker and the dark glade to the east of it.
learn-round-resource = No resource there, but a good place for a tower. Each round also brings one resource of your choice: take a stone.
    .no = You may take any kind; we shall soon need stone.
learn-round-dice = Now the dice are rolled, once for everybody: 1, 3, 4, 4. In a turn you use *one* of them, in the slot of its value on one of your four boards. Put a 4 on Movement.
    .no = Every slot does something else. Let us walk first: a 4 on the board Movement, for two steps.
learn-round-boost = A *boost* lies under that board and acts with it. The order is yours: take the berry of the Snowshoes first.
    .no = Both happen anyway. Take the berry first, by a touch of the Snowshoes.
learn-round-walk = Now the two steps. Each step onto a glade brings what it yields: let both workers walk to the brushwood.
    .no = Legal, but the brushwood glade next to both of them brings one for each step. Send both there.
learn-round-done = Two brushwood. You could still pay berries to change dice, but that will do: end your turn.
    .no = Keep your berries for now and end the turn.
learn-round-points = Your rival gathered peat. Now for acorns: a die may also go to a *common goal*. Two workers on the map are enough for 2 acorns, and your 3 fits there.
    .no = Try the goal: a 3 on “Workers”. Whoever comes first takes its slot for this round.
learn-round-end = Two acorns, and nothing was spent. So it goes on, die by die, until all are used. Next: towers.

## Towers

learn-tower = Towers
learn-tower-why = A *tower* stands for ever. It brings its bonus when it is built and again in every later round, so build early. The strip on the glade shows it: an acorn and a berry.
learn-tower-change = Towers need a 5 or a 6 on Architecture, and you have a 4. Two *berries* change a die by one: turn your 4 into a 5 and use it on Architecture.
    .no = For a tower we need a 5 on Architecture. Slot 5 has a dashed edge: a 4 and two berries will do.
learn-tower-build = A tower takes the place of one of your workers and costs a *pair*: two resources of one kind. Build where both stand, and pay with brushwood.
    .no = Build on the brushwood glade and pay two brushwood; keep the stones, there is a use for them.
learn-tower-bonus = The acorn and the berry came at once. One worker went back to your supply and can be hired again.
learn-tower-end = Each glade has room for one tower, and you have four of them. Next: making boards better.

## Upgrades

learn-upgrade = Better boards
learn-upgrade-crafts = A low die on Trade brings two berries and lets you *upgrade* boards. Use your 1 there.
    .no = Anything goes with a 1, but Trade brings two berries and an upgrade.
learn-upgrade-upgrade = You have just what Architecture asks for: one brushwood, two stones and one peat. Upgrade it.
    .no = It would be a pity to stop: you can afford the upgrade of Architecture.
learn-upgrade-more = The board does more now, and it brought an acorn. It brings another at the start of every later round, as your tower brings its bonus.
learn-upgrade-start = The last dice are used, and round two begins: a step and a resource, as before. Go up to the stone and take another stone.
    .no = Stone it shall be: a step to the stone glade in the west, and one more stone.
learn-upgrade-end = Six acorns already: two more came from the tower and the upgraded board. In the last two rounds everybody has five dice.

## The city

learn-city = The city
learn-city-low = Low dice this time. High dice on Trade open the *market*. Change the 3 into a 4 for two berries and use it there.
    .no = Low dice are good for many things, but look at the market first: slot 4 of Trade, with a 3 and two berries.
learn-city-card = City cards are *advisors*, who help once a round, and boosts for your boards. Take the Wolf Recruiter.
    .no = A good card as well. But the Recruiter brings a worker for a pair alone, and you have two stones.
learn-city-advisor = Asking an advisor is a free action, before or after your die. Let the Wolf hire a worker: in your settlement or at your tower.
    .no = Later, perhaps. Ask the Wolf now: touch the card, then your settlement or your tower.
learn-city-end = The market is laid out anew each round, and advisors are ready again. Workers, towers, upgrades, goals: all of them make acorns. Good luck!

## The first game: each kind of question is explained once

first-prompt-boost = Boosts lie under your boards and act whenever that board gets a die of the value they show.
first-prompt-boost-board = A boost acts together with its board, so put it where your dice will often go.
first-prompt-turn = A die goes to the slot of its value on one of your boards, or to a common goal that shows it. Berries change dice.
first-prompt-turn-blocked = Every slot for your dice is taken. Berries can reroll or change one.
first-prompt-after-die = Your die is used. Advisors and berries still work before the turn ends.
first-prompt-activation = The board and the boosts under it act one by one; you choose the order.
first-prompt-walk = Each step onto a glade brings what it yields. Nobody enters the same place twice in one walk.
first-prompt-gather = Every worker and tower on a glade can bring one of its resource.
first-prompt-build = A tower takes the place of a worker and costs a pair: two resources of one kind. It brings its bonus now and in every later round.
first-prompt-hire = A worker costs a pair and a berry, and starts in your settlement or at one of your towers.
first-prompt-market = Advisors help you once a round; boosts go under your boards.
first-prompt-upgrade = An upgraded board does more and brings an acorn now and in every later round.
