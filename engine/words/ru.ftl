# Слова, общие для всех игр.
seat-name = Игрок { $number }
bad-seats = В эту игру играют от { $least } до { $most } человек, а не { $wanted }.
refused-over = Игра окончена.
refused-turn = Сейчас не ваш ход.
refused-illegal = Сейчас так сделать нельзя.
refused-stale = Положение за столом уже изменилось. Вот как обстоят дела.
refused-undo = Это уже нельзя взять назад.
wind-middle = в середине
wind-north = на севере
wind-north-east = на северо-востоке
wind-east = на востоке
wind-south-east = на юго-востоке
wind-south = на юге
wind-south-west = на юго-западе
wind-west = на западе
wind-north-west = на северо-западе
wind-number = { $wind } ({ $number })
