# Слова, потрібні всім за полицею.
level-random = Випадковий бот
level-greedy = Жадібний бот
level-easy = Легкий бот
level-medium = Середній бот
level-hard = Сильний бот
level-master = Бот-майстер
