# Words that every room behind the shelf needs.
level-random = Random bot
level-greedy = Greedy bot
level-easy = Easy bot
level-medium = Medium bot
level-hard = Hard bot
level-master = Master bot
