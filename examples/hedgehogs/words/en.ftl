name = Hedgehogs
tagline = Lay mushrooms on the trail, and gather it before others do.
do-lay = Lay mushroom { $mushroom }
do-gather = Gather the trail ({ $count }) and lay mushroom { $mushroom }
prompt-lay = Lay a mushroom.
prompt-wait = { $who } is laying a mushroom.
prompt-over = The game is over.
finds = { $who } finds mushroom { $mushroom }.
finds-one = { $who } finds a mushroom.
gathers = { $who } gathers the trail: { $count ->
    [one] one mushroom
   *[other] { $count } mushrooms
}.
lays = { $who } lays mushroom { $mushroom }.
board-wood = In the wood: { $count }
board-trail = Trail
board-row = { $who } ({ $store } in store)
source-store = Mushrooms in store
