name = Нора
tagline = Копай, нападай, торгуйся
fox = лисиця { $number }
    .acc = лисицю { $number }
    .ins = лисицею { $number }
hare = заєць { $number }
    .acc = зайця { $number }
    .ins = зайцем { $number }
some-card = карта
    .acc = карту
label-dig = Відкопати карту
label-hide = Закопати { CASE($card, "acc") }
label-store = Сховати { CASE($card, "acc") }
label-raid = Напасти на нору: { $raided }
label-fox = Відповісти: { $card }
label-yield = Впустити
label-bid = Поставити { CASE($card, "acc") }
label-rest = Відпочити
prompt-act = Що ви робите?
prompt-raid = На вас нападає { $raider }. Чи є у вашій норі лисиця?
prompt-bid = { $cards ->
    [1] Таємно поставте { CASE($only, "acc") }.
   *[other] Таємно поставте карту.
}
prompt-wait = Чекаємо: { $who }.
prompt-over = Гру закінчено.
event-dealt = { $who } отримує { $cards ->
    [0] нічого
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
event-dug = { $who } відкопує { CASE($card, "acc") }.
event-hidden = { $who } закопує { CASE($card, "acc") }.
event-stored = { $who } ховає { CASE($card, "acc") }.
event-raids = { $who } нападає, господар нори: { $raided }.
event-caught = { $who } зустрічається з { CASE($card, "ins") }.
event-missed = Випадає { $roll }: набіг не вдається.
event-stole = Випадає { $roll }: { $who } краде { CASE($card, "acc") }.
event-bid = { $who } ставить { CASE($card, "acc") }.
event-shown = { $who } відкриває ставку: { $card }.
event-rested = { $who } відпочиває.
board-round = Раунд { $round }
board-hand = { $who }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-card = - { $card }
points-stores = Запаси
points-bids = Ставки
points-foxes = Лисиці
bad-rounds = Раундів буває від 1 до 5.
bad-first = Там ніхто не сидить.
bad-dens = Кожен гравець має одну нору.
option-rounds = Раунди
option-rounds-help = Скільки раундів грають.
option-mood = Вдача
option-mood-help = Чи легко вдається набіг.
option-mood-bold = смілива
option-mood-very-shy = дуже боязка
option-storm = Буря
option-storm-help = Ще чотири зайці.
option-first = Перший гравець
option-first-help = Хто починає.
option-first-random = за жеребом
option-dens = Нори
option-dens-help = Зі скількома картами починає кожен гравець.
option-dens-oak = під дубом
option-dens-hill = на пагорбі
