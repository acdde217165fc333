# Слова «Тундры».
# Игра
name = Тундра
tagline = Кубики, поляны и спящий царь: кто лучше всех правит до весны?
ties = При равенстве очков решает, у кого больше ресурсов, а затем — ягод.
option-layout = Поле
option-layout-help = Стандартное поле или одно из альтернативных для трёх или четырёх игроков.
option-layout-standard = Стандартное
option-layout-random = Любое подходящее
option-layout-l3-alt-lake = Озеро (3 игрока)
option-layout-l3-alt-heart = Сердце (3 игрока)
option-layout-l3-alt-valleys = Долины (3 игрока)
option-layout-l4-alt-lake = Замёрзшее озеро (4 игрока)
option-layout-l4-alt-inner = Внутренние города (4 игрока)
option-titles = Особые титулы
option-titles-help = Вместо скромного каждый получает титул с собственной способностью. Не для первой партии.
option-personal-goals = Личные цели
option-personal-goals-help = Каждый получает тайную цель, которая засчитывается в конце. Не для первой партии.
bad-layout = Это поле для { $wanted } игроков, а не для { $players }: выберите стандартное или любое подходящее.

# Поля
layout-l2-std = стандартное поле
layout-l3-std = Клин
layout-l3-alt-lake = Озеро
layout-l3-alt-heart = Сердце
layout-l3-alt-valleys = Долины
layout-l4-std = стандартное поле
layout-l4-alt-lake = Замёрзшее озеро
layout-l4-alt-inner = Внутренние города

# Планшеты, претенденты, титулы
board-architecture = Зодчество
board-movement = Перемещение
board-gathering = Собирательство
board-trade = Торговля
character-elisaveta = княгиня Елисавета
character-polkan = воевода Полкан
character-sofia = настоятельница София
character-khoma = купец Хома
title-modest = { $gender ->
    [f] Скромная
   *[m] Скромный
}
title-thrifty = { $gender ->
    [f] Запасливая
   *[m] Запасливый
}
title-wise = { $gender ->
    [f] Мудрая
   *[m] Мудрый
}
title-inspiring = { $gender ->
    [f] Вдохновляющая
   *[m] Вдохновляющий
}
title-resolute = { $gender ->
    [f] Упорная
   *[m] Упорный
}
title-industrious = { $gender ->
    [f] Трудолюбивая
   *[m] Трудолюбивый
}
title-generous = { $gender ->
    [f] Щедрая
   *[m] Щедрый
}

# Цели
cg-city-cards = Карты города
cg-upgrades = Улучшенные планшеты
cg-berries = Ягоды
cg-towers = Башни
cg-workers = Рабочие
cg-resources = Запасы ресурсов
cg-brushwood = Поляны с хворостом
cg-stone = Поляны с камнем
cg-peat = Поляны с торфом
pg-chain = Цепочка башен
pg-types = Разные земли
pg-idle-workers = Рабочие в запасе
pg-garrison = Гарнизоны
pg-edge = Окраины
pg-city = Двор и город
pg-idle-towers = Скромный зодчий
pg-major-brushwood = Хозяин хвороста
pg-major-stone = Хозяин камня
pg-major-peat = Хозяин торфа
pg-isolated = Одинокие башни

# Карты
sb01 = Дровяные сани
sb02 = Каменные волокуши
sb03 = Торфяная корзина
sb04 = Снегоступы
sb05 = Ягодный туесок
sb06 = Кисет с желудями
sb07 = Узелок коробейника
sb08 = Рукавицы собирателя
sb09 = Утренний обход
sb10 = Полуденный обход
sb11 = Лёгкие лыжи
sb12 = Праздничный кушак
sb13 = Вечерний обход
sb14 = Узелок на счастье
sb15 = Посох странника
sb16 = Меновые весы
ad01 = Заяц-скороход
ad02 = Белка-казначей
ad03 = Бобёр-плотник
ad04 = Барсук-каменщик
ad05 = Кабан-торфокоп
ad06 = Сова-звездочёт
ad07 = Сорока-вестница
ad08 = Лиса-посредница
ad09 = Ёж-травник
ad10 = Горностай-лавочник
ad11 = Журавль-глашатай
ad12 = Рысь-надзирательница
ad13 = Волк-вербовщик
ad14 = Лось-строитель
ad15 = Выдра-игрок
ad16 = Крот-рудознатец
ad17 = Олень-почтмейстер
ad18 = Лебедь-летописец
ad19 = Гусь-дозорный
ad20 = Росомаха-плутовка
bo01 = Оленья упряжка
bo02 = Лесопильня
bo03 = Каменоломня
bo04 = Торфоразработка
bo05 = Ягодная ярмарка
bo06 = Царская милость
bo07 = Амбар
bo08 = Зимник
bo09 = Сторожевой пост
bo10 = Артель собирателей
bo11 = Пиршественный стол
bo12 = Двор каменщиков
bo13 = Ярмарка найма
bo14 = Плотницкий цех
bo15 = Меновой ряд
bo16 = Приказная изба
bo17 = Звонница
bo18 = Лыжня
bo19 = Зимние припасы
bo20 = Ювелирный ряд

# Откуда берутся очки
source-upgrades = Улучшенные планшеты
source-goals = Общие цели
source-towers = Башни
source-pairs = Пары ресурсов
source-cards = Карты
source-personal = Личная цель

# Количества
amount-brushwood = { $n ->
    [one] { $n } хворост
    [few] { $n } хвороста
   *[many] { $n } хвороста
}
amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
amount-peat = { $n ->
    [one] { $n } торф
    [few] { $n } торфа
   *[many] { $n } торфа
}
amount-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
amount-berries = { $n ->
    [one] { $n } ягода
    [few] { $n } ягоды
   *[many] { $n } ягод
}
    .acc = { $n ->
        [one] { $n } ягоду
        [few] { $n } ягоды
       *[many] { $n } ягод
    }
amount-points = { $n } ПО
amount-worker = 1 рабочий
    .acc = 1 рабочего
amount-alike = { $n ->
    [one] { $n } ресурс
    [few] { $n } одинаковых ресурса
   *[many] { $n } одинаковых ресурсов
}
    .acc = { $n ->
        [one] { $n } ресурс
        [few] { $n } одинаковых ресурса
       *[many] { $n } одинаковых ресурсов
    }
both = { $one } + { $other }
    .acc = { CASE($one, "acc") } + { CASE($other, "acc") }
nothing = ничего

# Что делают действия
effect-walk = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
effect-gather = { $n ->
    [one] собрать { $n } ресурс
    [few] собрать до { $n } ресурсов
   *[many] собрать до { $n } ресурсов
}
effect-harvest = { $n ->
    [one] взять { $n } любой ресурс
    [few] взять { $n } любых ресурса
   *[many] взять { $n } любых ресурсов
}
effect-build = { $n ->
    [one] построить { $n } башню
    [few] построить до { $n } башен
   *[many] построить до { $n } башен
}
effect-hire = { $n ->
    [one] нанять { $n } рабочего
    [few] нанять до { $n } рабочих
   *[many] нанять до { $n } рабочих
}
effect-recruit = нанять 1 рабочего без ягоды
effect-pairs = 1 ПО за 2 одинаковых ресурса, не больше раз, чем у вас башен
effect-market = { $berries }, затем карта с рынка
effect-market-refresh = { $berries }, по желанию новый рынок, затем карта с рынка
effect-crafts = { $berries }, затем улучшения
effect-upgrade = { $n ->
    [one] улучшить { $n } планшет
    [few] улучшить до { $n } планшетов
   *[many] улучшить до { $n } планшетов
}
effect-trade = { $gain } за { CASE($price, "acc") }
effect-set-die = задать неиспользованному кубику любое значение
effect-rerolls = перебросить неиспользованные кубики, не больше { $n } раз
effect-flip = перевернуть неиспользованный кубик, 1 ягода
effect-buy-die = купить кубик за { CASE($berries, "acc") }
effect-prospect = открыть любую поляну и взять её ресурс (или 2 ягоды)
effect-post = перенести рабочего на любую открытую поляну и взять её ресурс
effect-tower-berries = 1 ягода за каждую вашу башню
frame = { $values }: { $effect }
frames = { $one }; { $other }
card-does = «{ $card }»: { $effect }

# Варианты
label-boost = Оставить карту «{ $card }» ({ $text })
label-boost-board = Под планшет «{ $board }»
label-use = { $die } на планшет «{ $board }»: { $effect }
label-use-boosted = { $die } на планшет «{ $board }»: { $effect }; усиления: { $boosts }
label-goal = { $die } на цель «{ $goal }»: { $points } ПО
label-reroll = Перебросить { $die } за { CASE($price, "acc") }
label-reroll-free = Перебросить { $die }
label-change = Изменить { $from } на { $to } за { CASE($price, "acc") }
label-buy = Купить кубик за { CASE($price, "acc") }
label-advisor = Спросить советника «{ $card }»: { $effect }
label-drop = Отложить { $die }: поставить некуда
label-end-turn = Закончить ход
label-act-board = Планшет «{ $board }»: { $effect }
label-stop = Отказаться от остального
label-move = Рабочий { $place } { $way }
label-move-known = Рабочий { $place } { $way } ({ $gain })
label-take = Взять { $gain }
label-build = Построить башню { $hex } ({ $bonus })
label-place = Нанять рабочего у башни { $hex }
label-place-home = Нанять рабочего в своём поселении
label-pay = Заплатить { CASE($price, "acc") }
label-upgrade = Улучшить планшет «{ $board }» за { CASE($price, "acc") }
label-station = Рабочий к башне { $hex }
label-refresh = Обновить рынок
label-keep = Оставить рынок как есть
label-card-advisor = Взять советника «{ $card }» ({ $text })
label-card-boost = Взять усиление «{ $card }» ({ $text })
label-tuck = Под планшет «{ $board }»
label-replace = Под планшет «{ $board }» вместо карты «{ $old }»
label-dismiss = Отпустить советника «{ $card }»
label-die = Кубик { $die }
label-face = Задать { $die }
label-reveal = Открыть поляну { $hex }
label-done = Достаточно
label-skip = Отказаться

# Вопросы
prompt-boost = Какое стартовое усиление вы оставляете ({ $number } из 2)?
prompt-boost-board = Под какой планшет положить карту «{ $card }»?
prompt-turn = Используйте кубик или сначала выполните свободное действие.
prompt-turn-blocked = Ваши кубики поставить некуда: выполните свободное действие или отложите один из них.
prompt-after-die = Выполните ещё свободное действие или закончите ход.
prompt-activation = Планшет «{ $board }», кубик { $die }: какое действие следующее?
prompt-pay-tower = Какой парой заплатить за башню { $hex }?
prompt-station = Рабочих не хватает на все башни: какая получит рабочего?
prompt-pay-worker = Какой парой заплатить за рабочего { $hex }?
prompt-upgrade = Какой планшет улучшить?
prompt-refresh = Обновить рынок, прежде чем взять карту?
prompt-market = Какую карту взять с рынка?
prompt-tuck = Под какой планшет положить карту «{ $card }»?
prompt-dismiss = Советников слишком много: кто уступит место карте «{ $card }»?
prompt-trade = Карта «{ $card }»: получить { CASE($gain, "acc") } за { CASE($price, "acc") }?
prompt-price = Карта «{ $card }»: чем заплатить за { CASE($gain, "acc") }?
prompt-set-die = Какой кубик изменить?
prompt-set-face = Какое значение задать кубику { $die }?
prompt-flip = Какой кубик перевернуть?
prompt-prospect = Какую поляну открыть?
prompt-posting = Кого на какую поляну перенести?
prompt-over = Игра окончена.
prompt-wait-boosts = { $who } выбирает стартовые усиления.
prompt-wait-turn = Сейчас ходит { $who }.
prompt-wait-start = { $who } начинает раунд.
prompt-walk = Кто куда идёт? (осталось шагов: { $n })
prompt-gather = Что собрать? (ещё до { $n })
prompt-take = Какой ресурс взять? (осталось: { $n })
prompt-build = Где построить башню? (ещё до { $n })
prompt-hire = Где нанять рабочего? (ещё до { $n })
prompt-pairs = Какую пару обменять на очко? (ещё до { $n })
prompt-rerolls = Какой кубик перебросить? (осталось: { $n })

# Журнал
log-lays-map = Поле выложено: { $layout }.
log-receives-title = { $who } получает титул «{ $title }».
log-receives-goal = { $who } получает личную цель.
log-receives-this-goal = { $who } получает личную цель «{ $goal }».
log-turns-up = Открыта { $hex }: { $token }.
log-dealt = { $who } получает четыре стартовых усиления.
log-dealt-these = { $who } получает стартовые усиления: { $cards }.
log-has-chosen = { $who } завершает выбор.
log-shows-boost = { $who } кладёт карту «{ $card }» под планшет «{ $board }».
log-lays-goals = Общие цели этой партии: { $goals }.
log-lays-market = Новое на рынке: { $cards }.
log-round-begins = Начинается раунд { $round }. Жетон первого игрока держит { $who }.
log-rolls = { $who } бросает кубики для всех: { $dice }.
log-rolls-extra = { $who } бросает дополнительный кубик: { $die }.
log-uses = { $who } ставит { $die } на планшет «{ $board }».
log-uses-goal = { $who } ставит { $die } на цель «{ $goal }»: { $count }, это { $points } ПО.
log-drops = { $who } откладывает { $die }: поставить некуда.
log-rerolls = { $who } перебрасывает { $from } за { CASE($price, "acc") }, выпадает { $to }.
log-rerolls-free = { $who } перебрасывает { $from }, выпадает { $to }.
log-turns = { $who } изменяет { $from } на { $to } за { CASE($price, "acc") }.
log-turns-free = { $who } изменяет { $from } на { $to }.
log-buys = { $who } покупает кубик за { CASE($price, "acc") }, выпадает { $die }.
log-asks = { $who } спрашивает советника «{ $card }».
log-acts = { $who } применяет усиление «{ $card }».
log-walks = { $who }: рабочий идёт { CASE($to, "to") }.
log-gains = { $who } получает { CASE($gain, "acc") }.
log-gains-title = { $who } получает { CASE($gain, "acc") } благодаря титулу.
log-gains-upgrades = { $who } получает { CASE($gain, "acc") } за улучшенные планшеты.
log-gains-tower = { $who } получает { CASE($gain, "acc") } от башни { CASE($hex, "on") }.
log-builds = { $who } строит башню { CASE($hex, "on") } за { CASE($price, "acc") }.
log-hires = { $who } нанимает рабочего { CASE($hex, "on") } за { CASE($price, "acc") }.
log-stations = { $who }: башня { CASE($hex, "on") } приводит рабочего.
log-pays = { $who } платит { CASE($price, "acc") }.
log-upgrades = { $who } улучшает планшет «{ $board }».
log-refreshes = { $who } обновляет рынок.
log-takes-card = { $who } берёт с рынка карту «{ $card }».
log-tucks = { $who } кладёт карту «{ $card }» под планшет «{ $board }».
log-replaces = { $who } кладёт карту «{ $card }» под планшет «{ $board }» вместо карты «{ $old }».
log-dismisses = { $who } отпускает советника «{ $card }».
log-posts = { $who } переносит рабочего { CASE($to, "to") }.
log-round-ends = Раунд { $round } окончен.
log-shows-goal = { $who } открывает личную цель «{ $goal }»: { $count }, это { $points } ПО.
log-wins = { $who } побеждает и правит до весны.
log-win-together = Общая победа: { $who }. Наместников у царя будет несколько.
log-reshuffles = { $n ->
    [one] Сброс ({ $n } карта) становится колодой.
    [few] Сброс ({ $n } карты) становится колодой.
   *[many] Сброс ({ $n } карт) становится колодой.
}
glade = поляна
    .on = на поляне
    .to = на поляну
settlement = поселение
    .on = в поселении
    .to = в поселение
way = { $arrows }
token = { $resource }, башня: { $bonus }
resource-brushwood = хворост
resource-stone = камень
resource-peat = торф
resource-none = без ресурса

# Поле текстом
text-round = Раунд { $round } из 4, поле: { $layout }
text-before = Перед первым раундом, поле: { $layout }
text-first = первый игрок: { $who }
text-map = Поле: х/к/т — поляна с хворостом, камнем, торфом; - без ресурса; ? закрыта; ~ озеро; ^ и номер — чья башня; w и номера — чьи рабочие
text-letters = хкт
text-bonus = { $hex }: { $bonus }
text-bonuses = Бонусы башен: { $list }
text-market = Рынок: { $cards } (колода { $deck }, сброс { $discard })
text-gap = карта взята
text-discard = Сброс: { $cards }
text-goal = Цель «{ $goal }», { $what } ({ $tiers } ПО; кубики { $faces }): { $standing }
text-goal-taken = Цель «{ $goal }», { $what } ({ $tiers } ПО; занимает { $who } кубиком { $die }): { $standing }
text-player = { $who } ({ $character }, { $title }): { $points } ПО
text-title = Титул: { $what }
text-stores = { $stores }; неиспользованные кубики: { $dice }; в запасе: кубиков { $supply }, рабочих { $workers }, башен { $towers }
text-unrolled = не брошено { $n }
text-prices = перебросить { $reroll }, изменить { $change }, купить { $buy } (ягод)
text-board = { $board }: { $frames }
text-board-upgraded = { $board } (улучшен): { $frames }
text-cost = улучшение: { $price }
text-taken = заняты ячейки: { $faces }
text-advisors = Советники: { $cards }
text-rotated = { $card } (повёрнут)
text-personal = Личная цель «{ $goal }», { $what } ({ $tiers } ПО): { $count }
text-personal-hidden = Личная цель: закрыта
text-dealt = Стартовые усиления на выбор: { $cards }
text-choosing = ещё выбирает стартовые усиления
text-none = нет

# Что считают цели и что дают титулы
cg-city-cards-what = ваши советники и усиления с рынка
cg-upgrades-what = ваши улучшенные планшеты приказов
cg-berries-what = ваши ягоды
cg-towers-what = ваши башни на поле
cg-workers-what = ваши рабочие на поле
cg-resources-what = все ваши хворост, камень и торф
cg-brushwood-what = поляны с хворостом, где есть ваши фигурки
cg-stone-what = поляны с камнем, где есть ваши фигурки
cg-peat-what = поляны с торфом, где есть ваши фигурки
pg-chain-what = ваша самая большая группа башен на соседних полянах
pg-types-what = виды мест, где у вас две фигурки или больше
pg-idle-workers-what = рабочие в вашем запасе
pg-garrison-what = ваши рабочие на полянах с вашей башней
pg-edge-what = ваши фигурки на крайних полянах
pg-city-what = ваши карты города и улучшенные планшеты
pg-idle-towers-what = башни в вашем запасе
pg-isolated-what = ваши башни, рядом с которыми нет другой вашей
pg-major-brushwood-what = поляны с хворостом, где у вас больше всех фигурок
pg-major-stone-what = поляны с камнем, где у вас больше всех фигурок
pg-major-peat-what = поляны с торфом, где у вас больше всех фигурок
title-modest-what = каждый раунд: шаг, затем ресурс
title-thrifty-what = каждый раунд: карта с рынка; до 4 советников
title-wise-what = 8 своих кубиков; кубик стоит 5 ягод
title-inspiring-what = в начале игры ещё двое рабочих
title-resolute-what = каждый раунд ещё один кубик; купить кубик — 9 ягод
title-industrious-what = два усиления с рынка под планшетом; до 2 советников
title-generous-what = каждый раунд: 3 ягоды; изменить кубик — 1 ягода

# Рисунок
draw-round = { $round ->
    [0] Перед первым раундом
   *[other] Раунд { $round } из 4
}
draw-round-word = Раунд
draw-five-dice = С этого раунда пять кубиков
draw-race = Гонка за победными очками
draw-market = Городской рынок
draw-market-soon = Карты выложат, когда все сделают выбор.
draw-goals = Общие цели
draw-goals-soon = Цели выложат, когда все сделают выбор.
draw-deck = { $n ->
    [one] Городская колода: { $n } карта
    [few] Городская колода: { $n } карты
   *[many] Городская колода: { $n } карт
}
draw-discard = { $n ->
    [one] Сброс: { $n } карта
    [few] Сброс: { $n } карты
   *[many] Сброс: { $n } карт
}
draw-advisor = советник
draw-boost = усиление
draw-advisors = Советники
draw-advisor-free = Место для советника
draw-lake = Озеро
draw-face-down = закрыта
draw-settlement = поселение: { $who }
draw-tower-of = башня: { $who }
draw-workers-of = рабочие, { $who }: { $n }
draw-edge = крайняя поляна
draw-goal-face = Кубик { $die }: сейчас { $points } ПО
draw-goal-taken = В этом раунде цель использует { $who }
draw-goal-count = { $who }: { $n }, это { $points } ПО
draw-goal-now = сейчас { $n } = { $points } ПО
draw-tier = { $n } или больше: { $points } ПО
draw-personal = Личная цель
draw-dice = Неиспользованные кубики
draw-unrolled = Ещё не брошен
draw-prices = Перебросить: { $reroll } (ягоды); на единицу больше или меньше: { $change }
draw-supply = Кубиков в запасе: { $n }; цена кубика: { $price } (ягоды)
draw-store = { $what }: { $n } из { $most }
draw-berries = ягоды
draw-workers-home = Рабочих в запасе: { $n }
draw-towers-home = Башен в запасе: { $n }
draw-upgraded = Планшет улучшен
draw-upgrade-cost = Цена улучшения
draw-change-and = { $change }, затем: { $then }
draw-first = первый игрок
draw-score = Победные очки: { $n }
draw-chosen = выбор сделан

# Короткие правила
help-goal = Царь-медведь спит всю зиму. Четыре раунда вы правите вместо него, и побеждает тот, кто наберёт больше всех победных очков (желудей).
help-turn = Ваш ход: один кубик
help-dice = В начале раунда кубики бросают один раз для всех: четыре в раундах I и II, дальше пять. Затем игроки ходят по очереди, по одному кубику, пока не используют все.
help-slot = Нажмите на ячейку одного из четырёх своих планшетов с тем же числом, что на вашем кубике: кубик встанет туда, и выполнится действие рядом. За раунд каждая ячейка принимает один кубик.
help-boosts = Усиления под планшетом действуют вместе с ним, каждое по числу кубика и в любом порядке: нажмите на усиление или сразу на нужную поляну, запас или карту. От чего угодно можно отказаться.
help-free = До или после кубика можно платить ягодами: перебросить кубик (1), изменить его на единицу (2), купить ещё один (6). Ячейка с пунктирным краем в одном шаге от вашего кубика: нажмите на неё, чтобы сразу изменить и использовать. Нажмите на кубик, чтобы открыть его меню.
help-boards = Четыре планшета
help-architecture = Зодчество. Большие числа строят башни: на поляне с вашим рабочим, который уходит в запас, за два одинаковых ресурса. Малые нанимают рабочих за два одинаковых ресурса и ягоду, в своём поселении или у своей башни.
help-movement = Перемещение. Рабочие идут на соседние места и берут ресурс с каждой поляны, на которую ступают. За одно действие рабочий не входит дважды в одно место. Закрытые поляны открываются.
help-gathering = Собирательство. Каждый ваш рабочий и каждая башня на поляне приносит один её ресурс, не больше указанного числа.
help-trade = Торговля. Большие числа дают ягоду и карту с рынка, малые дают ягоды и позволяют улучшать планшеты.
help-upgrade = Улучшение стоит столько, сколько указано на планшете, даёт 1 жёлудь сразу и ещё по 1 в начале каждого следующего раунда, а планшет делает больше.
help-map = Поле
help-glades = Поляны дают хворост, камень, торф или ничего. Никто никому не мешает, но на поляне есть место только для одной башни.
help-towers = Полоска на поляне показывает, что даёт там башня: при постройке и снова в начале каждого раунда.
help-city = Город
help-advisors = Каждый советник делает одно свободное действие за раунд. Их может быть трое.
help-market = Усиления кладут под свой планшет, с рынка по одному под каждый. После каждого раунда рынок выкладывают заново.
help-points = Жёлуди
help-acorns = Жёлуди дают улучшения, башни, карты, цели и пары ресурсов. Больше в конце не считается ничего.
help-common = Кубик на общей цели даёт 2, 4 или 6 желудей в зависимости от того, что у вас есть сейчас; ничего не тратится. За раунд цель принимает один кубик, от того, кто успеет первым.
help-pairs = Улучшенный планшет «Зодчество» превращает пары одинаковых ресурсов в жёлуди, не больше раз, чем у вас башен.
help-rounds = Раунды
help-start = Раунд начинается для каждого по очереди с титула (у скромного это шаг и ресурс), желудей за улучшенные планшеты и бонусов башен.
help-end = После раунда IV побеждает тот, у кого больше желудей; при равенстве — больше ресурсов, затем больше ягод.
help-modules = Титулы и личные цели
help-titles = С особыми титулами у каждого другая способность вместо скромной. Коснитесь титула, чтобы прочитать о нём.
help-personal = Личная цель тайная и считается один раз, в конце. Свою видите только вы.
help-signs = Знаки
help-any = Любой ресурс: хворост, камень или торф, на выбор.
help-alike = Два ресурса одного вида.
help-recruit = Нанять рабочего без ягоды.
help-made = Что восстановлено
help-reconstructed = Карт и полян, кубиков, которые принимают общие цели, большинства ячеек планшетов и цен их улучшения, схем поля и начальных запасов в доступных нам правилах не было; наши отмечены как восстановленные и перечислены в главе 9 страницы правил. Чего требуют цели и сколько очков они приносят, взято из правил.

# What choices are about
about-die = Поставить { $die }
about-change = Изменить кубик
about-advisor = Спросить советника

# What bots expect points from; more is always better.
term-stores = запасы
term-dice = кубики и то, что они дают
term-figures = рабочие и башни на поле
term-boards = улучшенные планшеты
term-cards = советники и усиления
term-goals = цели

# Why something cannot be chosen now.
why-not-buy = Кубик покупают из своего запаса за ягоды, до или после кубика своего хода.
why-not-deck = Новый рынок выкладывают, только когда это позволяет действие или карта.
why-not-pay = Этого у вас не хватает, чтобы заплатить сполна.
why-not-face = Этому кубику нельзя задать такое значение.
why-not-step = Шаг ведёт на соседнее место, где этот рабочий в этом действии ещё не был.
why-not-settlement = В поселениях башен не строят.
why-not-tower = На поляне есть место только для одной башни.
why-not-worker = Башню строят там, где стоит ваш рабочий.
why-not-pair = Башня стоит пару одинаковых ресурсов, а её у вас нет; или ваши башни кончились.
why-not-station = Рабочего получает ваша башня с таким бонусом, каждая по разу.
why-not-hired = За одно действие у каждой башни нанимают не больше одного рабочего.
why-not-hire = Рабочих нанимают в своём поселении или у своих башен.
why-not-face-down = Открывают только закрытую поляну.
why-not-carried = Рабочего переносят на открытую поляну.
why-not-begin = То, что делает этот кубик, не может начаться здесь.
why-not-other-slot = Действуют только планшет, на который поставлен кубик, и усиления под ним.
why-not-taken = В ячейку за раунд ставят один кубик, а эта уже занята.
why-not-no-die = Ни один ваш неиспользованный кубик не показывает { $die }, и изменить его так нельзя.
why-not-goal-taken = Каждой общей целью пользуются раз за раунд, а здесь уже стоит кубик.
why-not-goal-die = Ни один ваш неиспользованный кубик не показывает это значение, и изменить его так нельзя.
why-not-change = Переброс и изменение неиспользованного кубика стоят ягод.
why-not-unused = Выбрать можно только свой неиспользованный кубик.
why-not-boost = Вы оставляете два из четырёх сданных вам стартовых усилений, под двумя планшетами.
why-not-acts = Действуют только усиления под этим планшетом с таким значением, каждое по разу.
why-not-market = Берут одну карту с открытого рынка.
why-not-dismiss = Уйти должен советник, который у вас уже был.
why-not-boost-board = Усиление уже взято: теперь выберите для него планшет.
why-not-rests = Этого советника уже спрашивали: он отдыхает до конца раунда.
why-not-idle = Сейчас этот советник ничего не может сделать или ему нечем заплатить.
why-not-with-board = Усиление действует, когда на его планшет ставят кубик с его значением.
why-not-for-sale = Карту с рынка берут действием, в котором так сказано.
why-not-theirs = Этой картой пользуетесь не вы.
why-not-has-boost = Под планшетом есть место только для одного стартового усиления.
why-not-upgraded = Этот планшет уже улучшен.
why-not-price = Улучшение этого планшета стоит: { $price }. Столько у вас нет.
why-not-tuck = Под этот планшет усиление положить нельзя.
why-not-board = Планшет действует, когда в его ячейку ставят кубик.
why-not-gather = Ни одна ваша фигурка больше не стоит на поляне с этим ресурсом, или запас полон.
why-not-store-full = Этот запас полон.
