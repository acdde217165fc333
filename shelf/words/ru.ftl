# Слова, нужные всем за полкой.
level-random = Случайный бот
level-greedy = Жадный бот
level-easy = Лёгкий бот
level-medium = Средний бот
level-hard = Сильный бот
level-master = Бот-мастер
