name = Нора
tagline = Рой, нападай, торгуйся
fox = лиса { $number }
    .acc = лису { $number }
    .ins = лисой { $number }
hare = заяц { $number }
    .acc = зайца { $number }
    .ins = зайцем { $number }
some-card = карта
    .acc = карту
label-dig = Откопать карту
label-hide = Закопать { CASE($card, "acc") }
label-store = Спрятать { CASE($card, "acc") }
label-raid = Напасть на нору: { $raided }
label-fox = Ответить: { $card }
label-yield = Впустить
label-bid = Поставить { CASE($card, "acc") }
label-rest = Отдохнуть
prompt-act = Что вы делаете?
prompt-raid = На вас нападает { $raider }. Есть ли в вашей норе лиса?
prompt-bid = { $cards ->
    [1] Тайно поставьте { CASE($only, "acc") }.
   *[other] Тайно поставьте карту.
}
prompt-wait = Ожидаем: { $who }.
prompt-over = Игра окончена.
event-dealt = { $who } получает { $cards ->
    [0] ничего
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
event-dug = { $who } откапывает { CASE($card, "acc") }.
event-hidden = { $who } закапывает { CASE($card, "acc") }.
event-stored = { $who } прячет { CASE($card, "acc") }.
event-raids = { $who } нападает, хозяин норы: { $raided }.
event-caught = { $who } встречается с { CASE($card, "ins") }.
event-missed = Выпадает { $roll }: набег не удаётся.
event-stole = Выпадает { $roll }: { $who } крадёт { CASE($card, "acc") }.
event-bid = { $who } ставит { CASE($card, "acc") }.
event-shown = { $who } открывает ставку: { $card }.
event-rested = { $who } отдыхает.
board-round = Раунд { $round }
board-hand = { $who }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-card = - { $card }
points-stores = Запасы
points-bids = Ставки
points-foxes = Лисы
bad-rounds = Раундов бывает от 1 до 5.
bad-first = Там никто не сидит.
bad-dens = У каждого игрока одна нора.
option-rounds = Раунды
option-rounds-help = Сколько раундов играют.
option-mood = Нрав
option-mood-help = Легко ли удаётся набег.
option-mood-bold = смелый
option-mood-very-shy = очень робкий
option-storm = Буря
option-storm-help = Ещё четыре зайца.
option-first = Первый игрок
option-first-help = Кто начинает.
option-first-random = по жребию
option-dens = Норы
option-dens-help = Со сколькими картами начинает каждый игрок.
option-dens-oak = под дубом
option-dens-hill = на холме
