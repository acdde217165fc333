learn-trail = The trail
learn-trail-goal = You are a hedgehog with three mushrooms. Whoever has most of them in store at the end wins.
learn-trail-lay = Lay any mushroom on the *trail*. A smaller one than the last would gather the whole trail for you.
learn-trail-end = Now the other one lays. High mushrooms are safe, low ones gather: that is all.
