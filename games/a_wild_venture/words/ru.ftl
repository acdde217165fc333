# Слова «Дикого приключения».
# Игра
name = Дикое приключение
tagline = Завоюйте сердца ворон, лягушек и кроликов, пройдите тропы и получите Кубок общины.
ties = При равенстве очков решают монеты, а затем очки жителей.
option-board-side = Сторона поля
option-board-side-help = На весенней стороне проход бесплатный, она лучше для первой партии; на осенней за некоторые пути платят монетами или картами.
option-board-side-spring = Весенняя
option-board-side-autumn = Осенняя
option-theme = Тематическая колода
option-theme-help = Какие 24 карты добавляются к основной колоде. Для первой партии возьмите академию.
option-theme-academy = Академия
option-theme-news = Вести
option-variant-big = Ещё более дикое приключение
option-variant-big-help = Обе тематические колоды, на старте восемь карт, три из них сбрасываются. Для тех, кто знает карты.
option-variant-open-tuck = Без запоминания
option-variant-open-tuck-help = Карты подкладываются лицом вверх, и свои подложенные карты можно смотреть.
option-tie-rule = Ничья
option-tie-rule-help = Решают монеты, затем очки жителей, или победа делится.
option-tie-rule-break = Решают монеты
option-tie-rule-share = Общая победа
option-first-player = Первый игрок
option-first-player-help = Кто начинает. Другой первым выбирает начального жителя.
bad-first-player = Место { $seat } не может начинать: есть только места 0 и 1.

# Вещи
crow = ворона
    .gen = вороны
    .acc = ворону
frog = лягушка
    .gen = лягушки
    .acc = лягушку
rabbit = кролик
    .gen = кролика
    .acc = кролика
nest = гнездо
    .own = своё гнездо
lily-pad = кувшинка
    .acc = кувшинку
    .own = свою кувшинку
burrow = нора
    .acc = нору
    .own = свою нору
any-starter = стартовую карту
chest-iron = железный сундук
chest-gold = золотой сундук
chest-ruby = рубиновый сундук
side-spring = весенняя
side-autumn = осенняя
token-a = жетон зачарования A
token-b = жетон зачарования B
token-c = жетон зачарования C
home = Дом
trail-west = Таинственный лес
trail-north = Холмы мельниц
trail-east = Фонарное болото
space = { $trail } { $n }
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    .gen = { $n ->
        [one] { $n } карты
       *[many] { $n } карт
    }
spaces = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}
reward-gain = +{ coins }
reward-draw = взять { cards.acc }
reward-enchantment = зачарование
toll-cards = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[many] сбросить { $n } карт
}
named = карта «{ $card }»
    .acc = карту «{ $card }»
nothing = ничего

# Тексты карт
card-free = Свободное действие: { $text }
card-gear = Любой игрок { $trigger }: 1 монета. Реликвия: { $relic }
card-building-instant = { $text } При зачаровании: { $enchanted }
card-building-becomes = { $text } После зачарования вместо этого: { $enchanted }
effect-then = { $one } { $other }
effect-gain = Получите { CASE($amount, "acc") }.
effect-draw = Возьмите { CASE($amount, "acc") }.
effect-draw-discarded = { $n ->
    [one] Возьмите { $n } верхнюю карту сброса.
    [few] Возьмите { $n } верхние карты сброса.
   *[other] Возьмите { $n } верхних карт сброса.
}
effect-discard = Сбросьте { CASE($amount, "acc") }.
effect-discard-up-to = Сбросьте до { CASE($amount, "gen") }.
effect-tuck = Подложите { CASE($amount, "acc") } с руки.
effect-tuck-discarded = { $n ->
    [one] Подложите { $n } верхнюю карту сброса.
    [few] Подложите { $n } верхние карты сброса.
   *[other] Подложите { $n } верхних карт сброса.
}
effect-travel = Пройдите { $amount }.
effect-invest = Инвестируйте { CASE($amount, "acc") }.
effect-look = Посмотрите { CASE($amount, "acc") }: { $subs }.
effect-search = { $n ->
    [one] Возьмите любую карту из сброса: { $subs }.
    [few] Возьмите любые { $n } карты из сброса: { $subs }.
   *[other] Возьмите любые { $n } карт из сброса: { $subs }.
}
effect-activate = Активируйте { CASE($what, "own") }.
effect-activate-starter = Активируйте стартовую карту.
effect-activate-different = Активируйте другую стартовую карту.
effect-activate-villager = { $which ->
    [other] Активируйте другого своего жителя.
    [quiet] Активируйте одного из своих жителей, не активирующего жителей.
    [other-quiet] Активируйте другого своего жителя, не активирующего жителей.
   *[any] Активируйте одного из своих жителей.
}
effect-supply = { $which ->
    [other] Добавьте { $n } припас на другого своего жителя.
    [quiet] Добавьте { $n } припас на одного из своих жителей, не активирующего жителей.
    [other-quiet] Добавьте { $n } припас на другого своего жителя, не активирующего жителей.
   *[any] Добавьте { $n } припас на одного из своих жителей.
}
effect-supply-each = { $which ->
    [other] Добавьте { $n } припас на каждого другого своего жителя.
    [quiet] Добавьте { $n } припас на каждого своего жителя, не активирующего жителей.
    [other-quiet] Добавьте { $n } припас на каждого другого своего жителя, не активирующего жителей.
   *[any] Добавьте { $n } припас на каждого своего жителя.
}
effect-play-hand = Можете сыграть { $what } с руки { $price }.
effect-play-discard = Можете сыграть { $what } из сброса { $price }.
effect-play-trigger = Можете сыграть эту карту { $price }.
effect-take = { $n ->
    [one] Возьмите любую карту из сброса.
    [few] Возьмите любые { $n } карты из сброса.
   *[other] Возьмите любые { $n } карт из сброса.
}
effect-upgrade-starter = Улучшите стартовую карту.
effect-upgrade = Улучшите { CASE($what, "own") }.
effect-pay = Заплатите { CASE($amount, "acc") }: { $effect }
effect-pay-cards = Сбросьте { CASE($amount, "acc") }: { $effect }
effect-may = Можете: { $effect }
effect-choose = Выберите: { $options }
effect-or = { $one } или { $other }
effect-option = «{ $effect }»
effect-if = { $condition }: { $effect }
effect-if-else = { $condition }: { $effect } Иначе: { $otherwise }
if-at-least = Если { $what } не менее { $n }
if-at-most = Если { $what } не более { $n }
num-each = { $amount } за { $what }
    .acc = { CASE($amount, "acc") } за { $what }
    .gen = { CASE($amount, "gen") } за { $what }
num-at-most = { $each } (не более { $most })
    .acc = { CASE($each, "acc") } (не более { $most })
    .gen = { CASE($each, "gen") } (не более { $most })
each-hand = каждую карту на руке
each-villager = каждого своего жителя
each-building = каждое своё здание
each-enchanted = каждое своё зачарованное здание
each-gear = каждые сыгранные пожитки
each-opp-villager = каждого жителя соперника
each-step = каждое пройденное деление
each-discarded = каждую сброшенную карту
count-hand = карт у вас на руке
count-villagers = ваших жителей
count-buildings = ваших зданий
count-enchanted = ваших зачарованных зданий
count-gear = сыгранных пожитков
count-opp-villagers = жителей соперника
count-steps = пройденных делений
count-discarded = сброшенных карт
mod-gain-to-draw = Вместо монет награды возьмите столько же карт.
mod-double = Удвойте награду монетами или картами.
mod-chest-up = Сундуки на уровень лучше.
mod-toll-free = Не платите за проход.
sub-draw = возьмите { $n }
sub-tuck = подложите { $n }
sub-discard = сбросьте { $n }
sub-play = можете сыграть 1 карту { $price }
sub-play-free = другую сыграйте бесплатно
price-free = бесплатно
price-full = за полную стоимость
price-less = на { $n } дешевле
what = { $kind ->
    [villager] жителя
    [gear] пожитки
    [building] здание
   *[card] карту
}
what-of = { $kind ->
    [villager] жителя-{ CASE($species, "acc") }
    [gear] пожитки { CASE($species, "gen") }
    [building] здание { CASE($species, "gen") }
   *[card] карту { CASE($species, "gen") }
}
deed-or = { $one } или { $other }
deed-play = играет { $what }
deed-discard = сбрасывает { $what }
deed-activate = активирует { CASE($what, "acc") }
deed-gain = получает монеты ({ $amount })
deed-draw = берёт карты ({ $amount })
deed-travel = проходит { $amount }
deed-tuck = подкладывает карту
deed-tuck-from = подкладывает карту ({ $from })
deed-chest = открывает сундук
deed-look = применяет «посмотрите»
deed-invest = инвестирует
deed-enchant = зачаровывает здание
deed-upgrade = улучшает стартовую карту
any-number = сколько угодно
exactly = ровно { $n }
or-more = { $n } или больше за раз
spaces-exactly = { $n ->
    [one] ровно { $n } деление
    [few] ровно { $n } деления
   *[many] ровно { $n } делений
}
spaces-or-more = { $n } или больше делений
from-hand = с руки
from-look = из просмотренных
from-discard = из сброса
from-play = из игры
ability-on = Когда владелец { $trigger }: { $text }
ability-look-more = { $n ->
    [one] Смотрите на { $n } карту больше.
    [few] Смотрите на { $n } карты больше.
   *[many] Смотрите на { $n } карт больше.
}
ability-look-fewer = { $n ->
    [one] Смотрите на { $n } карту меньше.
    [few] Смотрите на { $n } карты меньше.
   *[many] Смотрите на { $n } карт меньше.
}
ability-cost-less = { $kind ->
    [villager] Жители стоят
    [building] Здания стоят
   *[gear] Пожитки стоят
} для вас на { $n } меньше.
ability-cost-more = { $kind ->
    [villager] Жители стоят
    [building] Здания стоят
   *[gear] Пожитки стоят
} для вас на { $n } больше.

# Варианты
label-villager = «{ $card }»: { $text }
label-play = Сыграть карту «{ $card }» за { CASE($price, "acc") }
label-activate-starter = Активировать: { $what } ({ $text })
label-activate = Активировать жителя «{ $card }»
label-activate-brief = Активировать жителя «{ $card }»: { $text }
label-free = Свободное действие: житель «{ $card }»
label-free-brief = Свободное действие: житель «{ $card }» ({ $text })
label-enchant = Зачаровать здание «{ $card }»
label-enchant-brief = Зачаровать здание «{ $card }»: { $text }
label-end-turn = Закончить ход
label-upgrade = Улучшить: { $what } ({ $text })
label-go = { $space }: { $reward }
label-go-toll = { $space }: { $reward } (плата: { $toll })
label-stop = Достаточно
label-stop-here = Остановиться здесь: { $reward }
label-decline = Ничего не играть
label-no = Нет
label-yes = Да
label-discard = Сбросить карту «{ $card }»
label-tuck = Подложить карту «{ $card }»
label-draw-this = Взять карту «{ $card }»
label-return = Вернуть карту «{ $card }»
label-take = Взять карту «{ $card }»
label-supply = { $n ->
    [one] { $n } припас жителю «{ $card }»
    [few] { $n } припаса жителю «{ $card }»
   *[many] { $n } припасов жителю «{ $card }»
}
label-invest-here = Инвестировать в здание «{ $card }»
label-invest-nothing = Ничего не инвестировать
label-invest = Инвестировать { CASE($coins, "acc") }
label-retire-gear = Подложить пожитки «{ $card }»: { $text }
label-option = { $n }. { $text }
label-resolve-gear = Монета с карты «{ $card }»
label-resolve = Карта «{ $card }»
label-resolve-for = Карта «{ $card }» для карты «{ $about }»

# Вопросы
prompt-over = Игра окончена.
prompt-villager = Какого начального жителя вы берёте?
prompt-setup-discard = { $n ->
    [one] Сбросьте ещё { $n } карту.
    [few] Сбросьте { $n } карты.
   *[many] Сбросьте { $n } карт.
}
prompt-menu = { $n ->
    [one] Сыграйте или активируйте карту: осталось { $n } основное действие.
    [few] Сыграйте или активируйте карту: осталось { $n } основных действия.
   *[many] Сыграйте или активируйте карту: осталось { $n } основных действий.
}
prompt-menu-end = Основных действий не осталось: закончите ход или сперва выполните свободное действие, если оно есть.
prompt-discard-toll = Плата за проход: какую карту сбросить?
prompt-discard = { $n ->
    [one] Какую карту сбросить?
   *[other] Какую карту сбросить? (всего { $n })
}
prompt-discard-up-to = Сбросить карту? (ещё до { $n })
prompt-tuck = { $n ->
    [one] Какую карту подложить?
   *[other] Какую карту подложить? (всего { $n })
}
prompt-travel = Куда идти? (осталось делений: { $n })
prompt-reward = Активировать или улучшить ({ $what })?
prompt-sort-draw = { $n ->
    [one] Какую из этих карт взять?
   *[other] Какую из этих карт взять? (всего { $n })
}
prompt-sort-tuck = { $n ->
    [one] Какую из этих карт подложить?
   *[other] Какую из этих карт подложить? (всего { $n })
}
prompt-sort-discard = { $n ->
    [one] Какую из этих карт сбросить?
   *[other] Какую из этих карт сбросить? (всего { $n })
}
prompt-look-play = Сыграть одну из этих карт { $price }?
prompt-return = Какая карта возвращается на колоду следующей? Последняя окажется верхней.
prompt-search = Какую карту выбрать из сброса? (осталось: { $n })
prompt-take = Какую карту взять из сброса? (осталось: { $n })
prompt-supply = Какой житель получает припас? (+{ $n })
prompt-activate-villager = Какого жителя активировать?
prompt-activate-starter = Какую стартовую карту активировать?
prompt-upgrade = Какую стартовую карту улучшить?
prompt-play-hand = Сыграть { $what } с руки { $price }?
prompt-play-discard = Сыграть { $what } из сброса { $price }?
prompt-play-trigger = Сыграть карту «{ $card }» из сброса?
prompt-may = Хотите это сделать? { $text }
prompt-choose = Какой эффект вы выбираете? ({ $source })
prompt-invest-where = В какое здание инвестировать до { $n }?
prompt-invest = Сколько инвестировать в здание «{ $card }»? (до { $n })
prompt-triggers = Что срабатывает следующим?
prompt-end-tuck = Какую карту подложить следующей?
prompt-wait = Сейчас ходит { $who }.
prompt-wait-villager = { $who } выбирает начального жителя.
prompt-wait-discard = { $who } сбрасывает карты.
prompt-wait-within = { $who } делает выбор ({ $source }).

# Журнал
log-begins = На столе { $side } сторона поля; начинает { $who }.
log-dealt = { $n ->
    [one] { $who } получает { $n } карту.
    [few] { $who } получает { $n } карты.
   *[many] { $who } получает { $n } карт.
}
log-dealt-these = { $who } получает карты: { $cards }.
log-chooses-villager = { $who } берёт начального жителя «{ $card }».
log-left-over = Лишний начальный житель «{ $card }» лежит в сбросе.
log-turn-begins = Ход { $turn }: { $who }.
log-plays = { $who } играет карту «{ $card }» за { CASE($price, "acc") }.
log-plays-looked = { $who } играет карту «{ $card }» из просмотренных карт за { CASE($price, "acc") }.
log-plays-discarded = { $who } играет карту «{ $card }» из сброса за { CASE($price, "acc") }.
log-activates = { $who } активирует { CASE($what, "acc") }.
log-activates-supply = { $who } активирует { CASE($what, "acc") } (−1 припас).
log-enchants = { $who } зачаровывает здание «{ $card }».
log-gains = { $who } получает { CASE($coins, "acc") }.
log-draws = { $n ->
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[many] { $who } берёт { $n } карт.
}
log-draws-these = { $who } берёт: { $cards }.
log-draws-discarded = { $who } берёт верхние карты сброса: { $cards }.
log-takes-discarded = { $who } берёт из сброса: { $cards }.
log-discards = { $who } сбрасывает карту «{ $card }».
log-tucks = { $who } подкладывает карту { $from }.
log-tucks-this = { $who } подкладывает карту «{ $card }» { $from }.
log-looks = { $n ->
    [one] { $who } смотрит { $n } верхнюю карту колоды.
    [few] { $who } смотрит { $n } верхние карты колоды.
   *[many] { $who } смотрит { $n } верхних карт колоды.
}
log-looks-these = { $who } смотрит: { $cards }.
log-puts-back = { $who } возвращает карту на колоду.
log-puts-back-this = { $who } возвращает карту «{ $card }» на колоду.
log-searches = { $who } выбирает из сброса карту «{ $card }».
log-pays = { $who } платит { CASE($coins, "acc") }.
log-moves = { $who } идёт: { $to }.
log-moves-toll = { $who } идёт: { $to } (плата: { $toll }).
log-stuck = { $who } не может двинуться дальше ({ $at }).
log-uses-token = { $who } использует жетон: { $reward }.
log-takes-token = { $who } берёт { $token }.
log-opens = { $who } открывает { $chest }.
log-chooses = { $who } выбирает ({ $source }): { $effect }
log-upgrades = { $who } улучшает { CASE($what, "acc") }.
log-supplies = { $n ->
    [one] Житель «{ $card }» получает { $n } припас ({ $who }).
    [few] Житель «{ $card }» получает { $n } припаса ({ $who }).
   *[many] Житель «{ $card }» получает { $n } припасов ({ $who }).
}
log-invests = { $who } инвестирует { CASE($coins, "acc") } в здание «{ $card }».
log-invests-nothing = { $who } ничего не инвестирует в здание «{ $card }».
log-gear-pays = { $who } берёт { CASE($coins, "acc") } с карты «{ $card }».
log-gear-pays-other = { $who } берёт { CASE($coins, "acc") } с карты «{ $card }» (владеет { $owner }).
log-reacts = Срабатывает карта «{ $card }» ({ $who }).
log-declines = { $who } отказывается.
log-relic = Срабатывает реликвия карты «{ $card }» ({ $who }).
log-goes-home = Путешественник возвращается домой ({ $who }).
log-exhausted = Колода закончилась: после этого хода у каждого ещё один.
log-dawdles = Никто больше не берёт карт: после этого хода у каждого ещё один.
log-scores = { $who }: жители { $villagers }, здания { $buildings }, пожитки { $gear }; всего { $total } ПО.
log-wins = { $who } получает Кубок общины!
log-win-together = Кубок общины делят { $who }.

# Очки
source-villagers = Жители
source-buildings = Здания
source-gear = Пожитки

# Стол текстом
text-turn = Ход { $turn }. Колода: { $deck }. Сброс: { $discard }.
text-exhausted = Ход { $turn }. Колода закончилась. Сброс: { $discard }.
text-last-turns = { $left ->
    [1] Ход { $turn }. Колода закончилась: это последний ход. Сброс: { $discard }.
   *[other] Ход { $turn }. Колода закончилась, осталось ходов: { $left }. Сброс: { $discard }.
}
text-board = Поле, { $side } сторона (w: Таинственный лес, n: Холмы мельниц, e: Фонарное болото; * жетон, [1] путешественник):
text-player = [{ $number }] { $who }: { $coins }, карт на руке: { $hand }, подложено: { $tucked }, жетонов зачарования: { $tokens }; путешественник: { $space }
text-starters = { "    " }{ $list }
text-basic = { $what } ({ $text })
text-advanced = { $what }, улучшенная сторона ({ $text })
text-gear = Пожитки:
text-villagers = Жители:
text-buildings = Здания:
text-in-play = { $card } [{ $n }], { $species }: { $text }
text-in-play-used = { $card } [{ $n }], { $species }, в этом ходу использовано: { $text }
text-house = { $card } [{ $n }]: { $text }
text-house-enchanted = { $card } [{ $n }], зачаровано: { $text }
text-tucked = Подложено: { $cards }
text-known = Известные карты этой руки: { $cards }
text-hand = Рука:
text-card = { $card } ({ $kind ->
    [villager] житель
    [building] здание
   *[gear] пожитки
}, { $species }, { $price }, припасов: { $supplies }): { $text }
text-offer = Начальные жители: { $cards }
text-deck-top = Верх колоды: { $cards }
text-discard = Сброс сверху вниз: { $cards }
text-zone = Просматриваются: { $cards }
text-zone-hidden = Просматривается карт: { $n }
text-pending = Ждут срабатывания: { $cards }

# Карты
errand_crow = Ворона на посылках
puddle_scout = Лужный разведчик
market_hand = Базарный помощник
letter_carrier = Письмоносица
night_librarian = Ночной библиотекарь
rumour_monger = Сплетница
shrewd_broker = Ушлый маклер
old_chronicler = Старый летописец
sky_surveyor = Небесный землемер
scrap_collector = Старьёвщик
clocktower_warden = Смотритель часовой башни
hoarder_of_shinies = Собирательница блестяшек
frog_wizard = Лягушка-чародей
long_leaper = Дальнопрыг
treasure_diver = Ныряльщик за сокровищами
bubble_alchemist = Пузырный алхимик
pond_pilgrim = Прудовой паломник
swamp_cook = Болотный повар
choir_master = Хормейстер
marsh_oracle = Болотный оракул
relic_peddler = Торговец реликвиями
mighty_joseph = Могучий Иосиф
carrot_farmer = Морковный фермер
village_banker = Деревенский банкир
dawn_baker = Рассветный пекарь
stonemason = Каменщик
tinker_pedlar = Бродячий лудильщик
generous_host = Радушная хозяйка
lady_mayor = Госпожа мэр
tunnel_foreman = Тоннельный бригадир
postal_contract = Почтовый контракт
chain_whip = Цепной кнут
spyglass = Подзорная труба
signal_flag = Сигнальный флажок
recycling_bin = Контейнер для переработки
hiking_boots = Походные сапоги
treasure_map = Карта сокровищ
potion_kit = Набор зелий
generous_pension = Щедрая пенсия
wheelbarrow = Тачка
toolbox = Ящик с инструментами
picnic_basket = Корзина для пикника
telegraph_office = Телеграфная контора
post_office = Почтовое отделение
old_archive = Старый архив
watchtower = Дозорная башня
ferry_dock = Паромная пристань
potion_shop = Лавка зелий
bathhouse = Купальня
wishing_well = Колодец желаний
zero_waste = Ноль отходов
market_hall = Рыночные ряды
granary = Амбар
town_hall = Ратуша
head_librarian = Главный библиотекарь
exam_proctor = Экзаменатор
ink_student = Чернильная ученица
debate_champion = Чемпион диспутов
astronomer = Астроном
charms_tutor = Наставник чар
field_trip_guide = Вожатый похода
potion_student = Ученик зельевара
rune_scholar = Знаток рун
dean_of_frogs = Лягушачий декан
bursar = Казначей
canteen_cook = Повариха столовой
scholarship_kid = Стипендиат
sports_coach = Тренер
head_gardener = Старший садовник
graduation_cap = Выпускная шапочка
thick_textbook = Толстый учебник
enchanted_quill = Зачарованное перо
skipping_rope = Скакалка
lunchbox = Ланч-бокс
piggy_bank = Копилка
lecture_hall = Лекционный зал
alchemy_lab = Алхимическая лаборатория
student_kitchen = Студенческая кухня
paper_editor = Редактор газеты
gossip_columnist = Светский хроникёр
town_crier = Глашатай
clipping_collector = Собиратель вырезок
star_reporter = Звёздный репортёр
night_courier = Ночной курьер
bottle_mailer = Бутылочный почтальон
weather_prophet = Погодный пророк
marsh_smuggler = Болотный контрабандист
fortune_teller = Гадалка
advertiser = Рекламщик
auctioneer = Аукционист
subscription_agent = Подписной агент
street_vendor = Уличный торговец
retired_postmaster = Почтмейстер на пенсии
letter_opener = Нож для писем
typewriter = Печатная машинка
lily_stamp = Марка с кувшинкой
parcel_raft = Посылочный плот
carrot_coupon = Морковный купон
newsstand_cart = Газетная тележка
printing_house = Типография
gossip_pond = Пруд сплетен
notice_board = Доска объявлений

# Рисунок
draw-kind = { $kind ->
    [villager] Житель
    [building] Здание
   *[gear] Пожитки
} · { $species }
draw-cost = стоимость
draw-supplies = припасы
draw-used = уже использована в этот ход
draw-free = свободное действие
draw-basic = Базовая сторона
draw-advanced = Улучшенная сторона
draw-trails = Поле приключений
draw-toll = Плата за проход: { $toll }
draw-token = здесь лежит жетон для того, кто придёт первым
draw-end = конец пути
draw-adventurer = Путешественник игрока { $who }
draw-mains = { $count ->
    [one] осталось { $count } основное действие
    [few] осталось { $count } основных действия
   *[many] осталось { $count } основных действий
}
draw-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
draw-hand = Ваша рука
draw-hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
draw-tucked = { $count ->
    [one] подложена { $count } карта
    [few] подложены { $count } карты
   *[many] подложено { $count } карт
}
draw-tucked-word = Подложено:
draw-known = Известно на руке:
draw-deck = { $count ->
    [one] { $count } карта в колоде; когда она кончится, наступят последние ходы
    [few] { $count } карты в колоде; когда она кончится, наступят последние ходы
   *[many] { $count } карт в колоде; когда она кончится, наступят последние ходы
}
draw-deck-word = колода
draw-discard-word = сброс
draw-discard-title = Сброс, начиная с верхней карты
draw-discarded = Только что сброшена
draw-deck-top = Наверху колоды:
draw-within = Сейчас:
draw-pending = Ждут своей очереди:
draw-triggers = Сработало несколько карт: выберите, что сначала
draw-round = Ход { $turn }
draw-last-turns = { $left ->
    [one] Последний ход!
    [few] Колода пуста: осталось { $left } хода
   *[many] Колода пуста: осталось { $left } ходов
}
draw-exhausted = Колода пуста: после этого хода у каждого ещё один
draw-offer = Начальные жители
draw-look = Верхние карты колоды
draw-search = Выбраны из сброса
draw-walk = Идти: { $space }
draw-points = очки
draw-points-known = известные очки; подложенные карты тайные до конца игры
draw-source = { $source }: { $points }
draw-first = первый ход
draw-winner = победа
sign-gain = получить монеты
sign-draw = взять карты
sign-travel = двигать путешественника
sign-tuck = подложить карты под карту подсчёта
sign-discard = сбросить карты
sign-look = посмотреть верх колоды
sign-take = взять из сброса
sign-supply = добавить припасы
sign-starter = стартовая карта (гнездо, кувшинка, нора) или любая карта
sign-villager = житель
sign-enchant = при зачаровании
sign-free = свободное действие
help-goal = Вы и ещё один юный зверь добиваетесь расположения ворон, лягушек и кроликов деревни. У кого в конце больше очков, тому и Кубок общины.
help-turn = Ваш ход
help-main = Сделайте ровно два основных действия: сыграть карту или активировать карту, в любом сочетании. Пасовать нельзя.
help-play = Сыграйте карту с руки, заплатив её стоимость монетами. На жителя и на пожитки кладутся припасы, сколько указано на карте.
help-activate = Активируйте стартовую карту бесплатно или жителя за один его припас и выполните текст. Двумя действиями хода нельзя активировать одну и ту же карту.
help-free = Свободные действия, до основных, между ними или после: жители с молнией, каждый не чаще раза за ход, и зачарование здания.
help-end-turn = В конце хода ваши жители и пожитки без припасов подкладываются под карту подсчёта. Только там они приносят очки.
help-cards = Карты
help-villagers = Жители расходуются: каждая активация основным действием снимает припас.
help-gear = Пожитки ждут того, что написано на их ремне. Кто бы это ни сделал, вы или соперник, тот берёт с них монету. Опустев, они подкладываются в конце хода владельца, и срабатывает их реликвия.
help-buildings = Здания остаются. Они откликаются на действия владельца, а вложенные в них монеты — это очки.
help-enchant = Жетон зачарования меняет здание или срабатывает сразу. Один есть у вас с начала игры, ещё два лежат на тропах.
help-trails = Тропы
help-travel = Путешествие ведёт вашего путешественника прочь от дома: хотя бы на одно деление, но не больше указанного числа. Награду даёт только то деление, где вы остановились. Нажмите на деление, чтобы пойти туда, и на своё — чтобы остановиться.
help-starters = Гнездо, кувшинка или нора: активируйте эту стартовую карту или переверните её на лучшую сторону.
help-chests = Железные, золотые и рубиновые сундуки дают выбрать один из эффектов: чем дороже сундук, тем они лучше. Их отличает число точек.
help-home = С конца пути путешественник возвращается домой, когда ваш ход кончается. Осенью знаки на тропах требуют платы за проход.
help-triggers = Когда одно вызывает другое
help-triggers-what = Пожитки и здания срабатывают сразу, посреди чего угодно. Если их несколько, порядок выбирает тот, чей ход.
help-scoring = Очки
help-score-villagers = Жители: сосчитайте подложенных ворон, лягушек и кроликов. Наименьшее число умножается на наибольшее.
help-score-buildings = Здания: по очку за каждую монету на них.
help-score-gear = Пожитки: число подложенных пожитков умножается на число ваших зачарованных зданий.
help-end = Когда колода кончается, ход доигрывается, и у каждого остаётся ещё по одному. При равенстве решают монеты.
help-signs = Знаки на картах
help-reconstructed = Рисунки оригинала недоступны, поэтому деления поля и большинство чисел и эффектов карт придуманы заново для этого стола, в духе правил. Какие именно, сказано в полных правилах.

# What choices are about
about-play = Сыграть карту
about-activate = Активировать
about-free = Свободные действия
about-enchant = Зачаровать здание

# What bots expect points from; more is always better.
term-villagers = жители
term-gear = пожитки и реликвии
term-buildings = здания
term-coins = монеты
term-hand = карты на руке
term-starters = улучшенные стартовые карты
term-trail = путь впереди
term-actions = действия, которые ещё впереди

# Why something cannot be chosen now.
why-not-pending = То, что ждёт, выполняется по очереди, в выбранном вами порядке.
why-not-mains = Оба основных действия этого хода потрачены.
why-not-coins = Цена: { $coins }, а у вас { $have }.
why-not-supplies = У этого жителя не осталось припасов: он ждёт конца хода.
why-not-rests = Житель со свободным действием действует раз за ход.
why-not-same = Два основных действия хода не могут активировать одну и ту же карту.
why-not-enchanted = Это здание уже зачаровано. Здания действуют сами.
why-not-token = Чтобы зачаровать здание, нужен жетон зачарования. Здания действуют сами.
why-not-gear = Пожитки не активируют: они приносят монету сами.
why-not-not-yours = Играют карты с руки, а действуют карты перед вами.
why-not-offer = Вы начинаете с одного из предложенных жителей.
why-not-hand = Нужна карта с руки.
why-not-looked-at = Нужна одна из карт, которые вы смотрите.
why-not-discard = Нужна карта из сброса.
why-not-villager = Нужен ваш житель, для которого годится этот эффект.
why-not-kind = Эффект позволяет сыграть карту другого вида.
why-not-zone = Эффект позволяет сыграть карту из другого места.
why-not-building = Монеты инвестируют в одно из ваших зданий.
why-not-empty = Сейчас подкладывают только ваши карты без припасов.
why-not-that-card = Сейчас можно сыграть лишь ту карту, которую только что сбросили.
why-not-their-starter = Это не ваша стартовая карта.
why-not-upgraded = Эта стартовая карта уже улучшена.
why-not-different = Эффекту нужна другая стартовая карта.
why-not-that-starter = Награда относится к стартовой карте этого деления.
why-not-stay = Путешественник должен пройти хотя бы одно деление, если может.
why-not-here = Путешественник уже стоит здесь.
why-not-toll = Вам нечем заплатить за проход по этому пути.
why-not-no-way = Отсюда туда нет пути, или это дальше, чем хватает шагов.
