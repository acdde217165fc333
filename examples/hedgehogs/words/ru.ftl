name = Ёжики
tagline = Выкладывайте грибы на тропу и успейте собрать её раньше других.
do-lay = Выложить гриб { $mushroom }
do-gather = Собрать тропу ({ $count }) и выложить гриб { $mushroom }
prompt-lay = Выложите гриб.
prompt-wait = { $who } выкладывает гриб.
prompt-over = Игра окончена.
finds = { $who } находит гриб { $mushroom }.
finds-one = { $who } находит гриб.
gathers = { $who } собирает тропу: { $count ->
    [one] { $count } гриб
    [few] { $count } гриба
   *[many] { $count } грибов
}.
lays = { $who } выкладывает гриб { $mushroom }.
board-wood = В лесу: { $count }
board-trail = Тропа
board-row = { $who } (в кладовой: { $store })
source-store = Грибы в кладовой
