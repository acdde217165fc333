# Слова «Корней».
# Игра
name = Корни
tagline = Коты, птицы, мыши, ящеры, выдры и одинокий енот спорят за один лес, каждый по своим законам.
option-map = Поле
option-map-help = На осеннем поле масти полян напечатаны, на зимнем их раздают случайно.
option-map-autumn = Осень
option-map-winter = Зима
option-factions = Фракции
option-factions-help = Кто за кого играет. Случай выбирает из составов, с которыми партия получается живой. Для первой партии возьмите Маркису и Династию.
option-factions-marquise = Маркиса де Коте
option-factions-eyrie = Крылатая династия
option-factions-alliance = Лесной союз
option-factions-vagabond = Бродяга
option-factions-vagabond2 = Второй Бродяга
option-factions-cult = Культ пресмыкающихся
option-factions-riverfolk = Речное братство
option-factions-random = Случайно
option-round-cap = Последний круг
option-round-cap-help = После стольких кругов партия прекращается, и побеждает тот, у кого больше очков. До этого почти никогда не доходит.
hint-reach = Охват { $reach }: партия будет живой (на { $seats } игроков советуем от { $least }).
hint-reach-low = Охват { $reach }: партия будет тихой (на { $seats } игроков советуем от { $least }). Но играть можно.
hint-reach-random = Случай дополнит состав до охвата от { $least }, как советуем на { $seats } игроков.
hint-reach-random-low = Что бы ни добавил случай, охват не дойдёт до { $least }, как советуем на { $seats } игроков: партия будет тихой. Но играть можно.
bad-line-up = Такой состав не собрать: второй Бродяга играет только вместе с первым, и у кого-то должны быть воины.
bad-faction-count = Названо фракций: { $named }, а игроков { $seats }.
bad-faction-twice = Только один игрок может играть за { CASE($faction, "acc") }.
bad-round-cap = Последний круг должен быть от { $least } до { $most }.

# Масти
suit-fox = лисы
    .gen = лис
suit-rabbit = зайцы
    .gen = зайцев
suit-mouse = мыши
    .gen = мышей
suit-bird = птицы
    .gen = птиц

# Фракции
faction-marquise = Маркиса де Коте
    .gen = Маркисы де Коте
    .dat = Маркисе де Коте
    .acc = Маркису де Коте
    .with = с Маркисой де Коте
faction-eyrie = Крылатая династия
    .gen = Крылатой династии
    .dat = Крылатой династии
    .acc = Крылатую династию
    .with = с Крылатой династией
faction-alliance = Лесной союз
    .gen = Лесного союза
    .dat = Лесному союзу
    .acc = Лесной союз
    .with = с Лесным союзом
faction-vagabond = Бродяга
    .gen = Бродяги
    .dat = Бродяге
    .acc = Бродягу
    .with = с Бродягой
faction-vagabond2 = второй Бродяга
    .gen = второго Бродяги
    .dat = второму Бродяге
    .acc = второго Бродягу
    .with = со вторым Бродягой
faction-cult = Культ пресмыкающихся
    .gen = Культа пресмыкающихся
    .dat = Культу пресмыкающихся
    .acc = Культ пресмыкающихся
    .with = с Культом пресмыкающихся
faction-riverfolk = Речное братство
    .gen = Речного братства
    .dat = Речному братству
    .acc = Речное братство
    .with = с Речным братством

# Карта
clearing = поляна { $n }
    .gen = поляны { $n }
    .acc = поляну { $n }
    .loc = поляне { $n }
clearing-placed = поляна { $n } ({ $place }, { $suit })
    .gen = поляны { $n } ({ $place }, { $suit })
    .acc = поляну { $n } ({ $place }, { $suit })
    .loc = поляне { $n } ({ $place }, { $suit })
place-nw = северо-запад
place-ne = северо-восток
place-se = юго-восток
place-sw = юго-запад
place-n = север
place-e = восток
place-s = юг
place-w = запад
place-ssw = юго-юго-запад
place-mid-n = центр, север
place-mid-e = центр, восток
place-mid-w = центр, запад
place-n-left = север, слева
place-n-right = север, справа
place-s-left = юг, слева
place-s-right = юг, справа
forest-n = северный лес
    .gen = северного леса
    .loc = северном лесу
forest-nw = северо-западный лес
    .gen = северо-западного леса
    .loc = северо-западном лесу
forest-ne = северо-восточный лес
    .gen = северо-восточного леса
    .loc = северо-восточном лесу
forest-w = западный лес
    .gen = западного леса
    .loc = западном лесу
forest-e = восточный лес
    .gen = восточного леса
    .loc = восточном лесу
forest-s = южный лес
    .gen = южного леса
    .loc = южном лесу
forest-sw = юго-западный лес
    .gen = юго-западного леса
    .loc = юго-западном лесу
forest-se = юго-восточный лес
    .gen = юго-восточного леса
    .loc = юго-восточном лесу
forest-mid = средний лес
    .gen = среднего леса
    .loc = среднем лесу

# Компоненты
warriors = { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}
    .acc = { $n ->
        [one] { $n } воина
       *[other] { $n } воинов
    }
piece-wood = дерево
    .gen = дерева
piece-keep = цитадель
    .gen = цитадели
piece-sawmill = лесопилка
    .acc = лесопилку
    .gen = лесопилки
piece-workshop = мастерская
    .acc = мастерскую
    .gen = мастерской
piece-recruiter = казарма
    .acc = казарму
    .gen = казармы
piece-roost = гнездо
    .gen = гнезда
piece-sympathy = поддержка
    .acc = поддержку
    .gen = поддержки
piece-base = база
    .acc = базу
    .gen = базы
piece-garden = сад
    .gen = сада
piece-trade-post = торговый пост
    .gen = торгового поста
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
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

# Предметы
item-bag = мешок
    .gen = мешка
item-boots = сапоги
    .gen = сапог
item-crossbow = арбалет
    .gen = арбалета
item-hammer = молот
    .gen = молота
item-sword = меч
    .gen = меча
item-tea = чай
    .gen = чая
item-coins = монеты
    .gen = монет
item-torch = факел
    .gen = факела

# Карты
card = «{ $name }» ({ $suit })
    .acc = карту «{ $name }» ({ $suit })
    .gen = карты «{ $name }» ({ $suit })
card-ambush = Засада!
card-dominance = Превосходство
card-birdy-bindle = Птичий узелок
card-woodland-runners = Лесные бегуны
card-arms-trader = Торговец оружием
card-crossbow = Арбалет
card-sappers = Сапёры
card-brutal-tactics = Жестокая тактика
card-armorers = Бронники
card-royal-claim = Королевские притязания
card-gently-used-knapsack = Почти новый рюкзак
card-root-tea = Корневой чай
card-travel-gear = Дорожное снаряжение
card-protection-racket = Плата за покой
card-foxfolk-steel = Лисья сталь
card-anvil = Наковальня
card-stand-and-deliver = Кошелёк или жизнь!
card-tax-collector = Сборщик налогов
card-favor-foxes = Милость лис
card-smugglers-trail = Тропа контрабандиста
card-visit-to-friends = Визит к друзьям
card-bake-sale = Ярмарка выпечки
card-cobbler = Сапожник
card-command-warren = Командная нора
card-better-burrow-bank = Банк „Надёжная нора“
card-favor-rabbits = Милость зайцев
card-mouse-in-a-sack = Мышь в мешке
card-investments = Вложения
card-sword = Меч
card-scouting-party = Разведотряд
card-codebreakers = Дешифровщики
card-favor-mice = Милость мышей
card-vizier = преданный министр
effect-ambush = В сражении, защищаясь: сразу нанести 2 урона на поляне этой масти. Нападая: обнаружить засаду.
effect-dominance = Активируется с 10 очками и более: вы побеждаете, если в начале своего утра правите тремя полянами этой масти.
effect-dominance-bird = Активируется с 10 очками и более: вы побеждаете, если в начале своего утра правите двумя противоположными углами.
effect-item = { $item }, { $points }
effect-sappers = Защищаясь: сбросьте её ради 1 дополнительного урона.
effect-brutal-tactics = Нападая: 1 дополнительный урон, защищающийся получает 1 очко.
effect-armorers = В сражении: сбросьте её, чтобы не получать урона от броска.
effect-royal-claim = Утром: сбросьте её и получите по 1 очку за каждую поляну, которой правите.
effect-stand-and-deliver = Раз за утро: возьмите случайную карту у другого игрока, он получает 1 очко.
effect-tax-collector = Раз за день: уберите своего воина и возьмите карту.
effect-cobbler = В начале вечера: перемещение.
effect-command-warren = В начале дня: сражение.
effect-better-burrow-bank = В начале утра: вы и другой игрок берёте по карте.
effect-scouting-party = Нападая: вам нельзя устроить засаду.
effect-codebreakers = Раз за день: посмотрите карты другого игрока.
effect-favor = Уберите все компоненты противников со всех полян этой масти: по 1 очку за здание и жетон.

# Задания
quest = «{ $name }» ({ $suit })
quest-fundraising = Сбор средств
quest-errand = Поручение
quest-logistics = Помощь с доставкой
quest-shed = Починить сарай
quest-speech = Произнести речь
quest-guard = Караул
quest-bear = Отогнать медведя
quest-bandits = Прогнать бандитов
quest-escort = Сопровождение

# Лидеры, персонажи, столбцы, отношения, услуги, фазы
leader-builder = Строитель
    .acc = Строителя
leader-charismatic = Избранник
    .acc = Избранника
leader-commander = Командир
    .acc = Командира
leader-despot = Тиран
    .acc = Тирана
leader-builder-what = за предметы даются все напечатанные очки
leader-charismatic-what = каждая вербовка выставляет 2 воинов
leader-commander-what = 1 дополнительный урон при нападении
leader-despot-what = 1 очко за сражение, в котором убраны здания или жетоны
character-thief = Вор
    .acc = Вора
character-tinker = Ремесленник
    .acc = Ремесленника
character-ranger = Следопыт
    .acc = Следопыта
character-thief-what = крадёт случайные карты
character-tinker-what = берёт карты из сброса
character-ranger-what = ремонтирует три предмета разом
column-recruit = вербовка
    .acc = вербовку
column-move = перемещение
column-battle = сражение
column-build = строительство
relation-indifferent = безразличие
relation-amiable = приязнь
relation-friendly = дружба
relation-allied = союзник
relation-hostile = враг
service-hand-card = карта из руки
    .acc = карту из руки
service-riverboats = лодки
service-mercenaries = наёмники
    .acc = наёмников
phase-birdsong = Утро
phase-daylight = День
phase-evening = Вечер

# Состояния, последствия, направления
item-exhausted = { $item } (из перевёрнутых)
item-damaged = { $item } (из повреждённых)
item-broken = { $item } (из повреждённых, лицом вниз)
trigger-outrage = беспорядки
trigger-base-lost = потеря базы
trigger-garden-lost = потеря сада
trigger-post-lost = потеря торгового поста
trigger-field-hospital = полевой госпиталь
to-clearing = на { CASE($clearing, "acc") }
to-forest = в { $forest }

# Варианты
label-pass = Дальше
label-no-ambush = Без засады
label-no-foil = Не обнаруживать засаду
label-no-hospital = Без полевого госпиталя
label-no-card-fits = Подходящей карты нет: показать руку
label-no-battle = Не сражаться
label-no-move = Не перемещаться
label-no-revolt = Не поднимать восстания
label-no-spread = Не получать поддержку
label-no-conspiracy = Без заговоров
label-stop = Достаточно
label-no-second-card = Без второй карты
label-done = Не использовать карты
label-fight-alone = Сражаться без союзников
label-go-alone = Идти без союзников
label-take-nothing = Ничего не брать
label-keep = Цитадель на { CASE($clearing, "loc") }
label-building = Построить { CASE($piece, "acc") }: { $clearing }
label-begin-here = Начать на { CASE($clearing, "loc") }
label-begin-forest = Начать в { CASE($forest, "loc") }
label-warrior-here = Воин на { CASE($clearing, "acc") }
label-warriors-here = Два воина на { CASE($clearing, "acc") }
label-from = С { CASE($clearing, "gen") }: { $warriors }
label-to = На { CASE($clearing, "acc") }
label-battle-in = Сражение на { CASE($clearing, "loc") }
label-wood-here = Дерево на { CASE($clearing, "acc") }
label-wood-from = Дерево с { CASE($clearing, "gen") }
label-revolt = Восстание на { CASE($clearing, "loc") }
label-spread = Поддержка на { CASE($clearing, "loc") }: { $points } за { $supporters ->
    [one] { $supporters } сторонника
   *[other] { $supporters } сторонников
}
label-slip-clearing = Прокрасться на { CASE($clearing, "acc") }
label-slip-forest = Прокрасться в { $forest }
label-stay = Остаться
label-new-roost = Гнездо и три воина на { CASE($clearing, "loc") }
label-play-card = Разыграть { CASE($card, "acc") }
label-foil = Обнаружить засаду: { $card }
label-give = Отдать { CASE($card, "acc") }
label-discard = Сбросить { CASE($card, "acc") }
label-spend = Потратить { CASE($card, "acc") }
label-attack = Напасть на { CASE($faction, "acc") }
label-with-ally = Вместе с союзником: { $faction }
label-take-ally = Взять с собой воинов { CASE($faction, "gen") }
label-fund = Воин { CASE($faction, "gen") }
label-outcast = Изгои: { $suit }
label-pay-suit = Платят { $suit }
label-obey = Выполнить: { $suit }
label-count = { $warriors }
label-price = { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}
label-leader = { $leader }: { $what } (министры: { $columns })
label-character = { $character }: { $what } ({ $items })
label-lose-piece = Потерять: { $piece }
label-lose-warrior = Урон получает воин { CASE($faction, "gen") }
label-shoot-piece = Выстрел: { $piece } ({ $faction })
label-shoot-warrior = Выстрел: воин { CASE($faction, "gen") }
label-refresh = Обновить: { $item }
label-exhaust = Перевернуть: { $item }
label-damage = Повредить: { $item }
label-repair = Отремонтировать: { $item }
label-repair-hammer = Отремонтировать молотом: { $item }
label-drop = Оставить: { $item }
label-drop-ruin = Оставить найденное в руинах: { $item }
label-take = Взять: { $item }
label-attacker-first = Начинаю я
label-defender-first = Начинает защищающийся
label-resolve = Сначала { $what }
label-bank = Банк «Надёжная нора»: вместе с вами карту берёт { $faction }
label-buy-card = Купить { CASE($card, "acc") } за { CASE($price, "acc") }
label-buy-boats = Нанять лодки за { CASE($price, "acc") }
label-buy-mercenaries = Нанять наёмников за { CASE($price, "acc") }
label-royal-claim = Королевские притязания: { $points }
label-stand-and-deliver = Кошелёк или жизнь! Карта у { CASE($faction, "gen") }
label-activate-dominance = Активировать { CASE($card, "acc") }: больше никаких очков, победа превосходством
label-coalition = { $card }: коалиция { CASE($faction, "with") }
label-take-dominance = Взять { CASE($card, "acc") }, потратив { CASE($paid, "acc") }
label-codebreakers = Дешифровщики: посмотреть руку { CASE($faction, "gen") }
label-tax-collector = Сборщик налогов: убрать воина с { CASE($clearing, "gen") } и взять карту
label-brutal-tactics = Жестокая тактика: +1 урон, 1 очко защищающемуся
label-armorers = Бронники: не получать урон от броска
label-sappers = Сапёры: +1 урон
label-craft = Смастерить { CASE($card, "acc") }. { $text }
label-craft-item = Смастерить { CASE($card, "acc") }: { $text }
label-end-craft = Больше не мастерить
label-end-daylight = Закончить день
label-battle = Сражение
label-move = Перемещение
label-march = Марш: до двух перемещений
label-recruit = Вербовка во всех казармах
label-build = Построить { CASE($piece, "acc") }: { $points }, дерева: { $n }
label-overwork = Сверхурочные за { CASE($card, "acc") }
label-spend-bird = Ещё одно действие за { CASE($card, "acc") }
label-spend-bird-early = Ещё одно действие за { CASE($card, "acc") } вместо оставшихся
label-decree = { $card } в столбец «{ $column }»
label-turmoil = Смута
label-mobilize = Мобилизовать { CASE($card, "acc") }
label-train = Тренировка: офицер за { CASE($card, "acc") }
label-recruit-at = Вербовка на { CASE($clearing, "loc") }
label-organize = Выступление на { CASE($clearing, "loc") }: { $points }
label-end-operations = Больше никаких операций
label-walk = Пойти на { CASE($clearing, "acc") }
label-walk-hostile = Пойти на { CASE($clearing, "acc") } мимо врагов (2 пары сапог)
label-explore = Исследовать руину
label-aid = Помочь { CASE($faction, "dat") }
label-quest = Задание { $quest }: { $items }
label-strike = Выстрел из арбалета
label-steal = Кража карты у { CASE($faction, "gen") }
label-day-labor = День труда: { $card }
label-hideout = Убежище: отремонтировать три предмета и закончить день
label-reward-points = { $points }
label-reward-cards = Взять 2 карты
label-crusade-battle = Поход: сражение ({ $price })
label-crusade-move = Поход: перемещение, затем по желанию сражение ({ $price })
label-convert = Обращение воина { CASE($faction, "gen") } на { CASE($clearing, "loc") }: { $price }
label-sanctify = Освящение: { $piece } { CASE($faction, "gen") } на { CASE($clearing, "loc") }: { $price }
label-garden = { $card }: сад на { CASE($clearing, "loc") }
label-recruit-by = { $card }: воин на { CASE($clearing, "acc") }
label-score = { $card }: { $points }
label-sacrifice = { $card }: приспешник
label-draw = Взять карту
label-export = Экспорт { CASE($card, "gen") }
label-establish = Торговый пост на { CASE($clearing, "loc") }: { $points }
items-count = { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
}
acolytes = { $n ->
    [one] { $n } приспешник
    [few] { $n } приспешника
   *[many] { $n } приспешников
}
    .acc = { $n ->
        [one] { $n } приспешника
       *[other] { $n } приспешников
    }

# Вопросы
prompt-over = Игра окончена.
prompt-setup-keep = В каком углу стоит ваша цитадель?
prompt-setup-building = Где стоит ваше первое здание ({ $piece })?
prompt-setup-roost = В каком углу начинают ваше первое гнездо и шесть воинов?
prompt-setup-leader = Кто станет первым лидером Династии?
prompt-setup-character = Кто вы?
prompt-setup-forest = В каком лесу вы начинаете?
prompt-setup-cult = В каком углу начинает Культ?
prompt-setup-outcast = Какая масть в начале становится изгоями?
prompt-setup-river = Где начинает воин? (осталось: { $n })
prompt-price = Какова цена услуги «{ $service }»?
prompt-birdsong-start = Начинается утро. Что-нибудь сначала?
prompt-birdsong-end = Что-нибудь ещё этим утром?
prompt-command-warren = Командная нора: сразитесь? Где?
prompt-cobbler = Сапожник: переместитесь? Откуда?
prompt-cobbler-pawn = Сапожник: переместитесь? Куда?
prompt-pay-item = Какой предмет оплачивает услугу? (осталось: { $n })
prompt-move-from = Откуда вы перемещаетесь?
prompt-move-from-suit = Откуда вы перемещаетесь? (масть: { $suit })
prompt-move-to = Куда с { CASE($from, "gen") }?
prompt-move-count = Сколько воинов идёт с { CASE($from, "gen") } на { CASE($to, "acc") }?
prompt-battle-clearing = Где вы сражаетесь?
prompt-battle-clearing-suit = Где вы сражаетесь? (масть: { $suit })
prompt-battle-defender = На кого вы нападаете на { CASE($clearing, "loc") }?
prompt-battle-ally = Сражаются ли с вами воины союзника? (защищается { $faction })
prompt-ambush = На { CASE($clearing, "loc") } на вас нападает { $attacker }. Устроите засаду?
prompt-counter-ambush = Засада на { CASE($clearing, "loc") }! Обнаружите её?
prompt-effects-first = Кто первым использует карты в этом сражении? (пока вы наносите { $dealt }, получаете { $taken })
prompt-battle-effects = Используете карту в этом сражении? (пока вы наносите { $dealt }, получаете { $taken })
prompt-take-hit = Что получает следующий урон? (осталось: { $n })
prompt-order-triggers = Что выполняется следующим?
prompt-outrage = Беспорядки на { CASE($clearing, "loc") }: какую карту вы отдаёте Союзу?
prompt-drop-supporter = Без базы остаётся пять сторонников. Кого сбросить?
prompt-lose-fund = Чей воин покидает ваш капитал? (осталось: { $n })
prompt-field-hospital = Вы теряете { CASE($warriors, "acc") } на { CASE($clearing, "loc") }. Потратить карту, чтобы вернуть их в цитадель?
prompt-craft-any = Какая масть платит за { CASE($card, "acc") }? (осталось: { $n })
prompt-discard = В руке больше пяти карт. Какую сбросить?
prompt-place-wood = Какая лесопилка получает дерево? (осталось: { $n })
prompt-craft = Смастерите что-нибудь?
prompt-marquise = { $n ->
    [0] Действий не осталось. Птичья карта даёт ещё одно.
    [one] Что вы делаете? (осталось { $n } действие)
    [few] Что вы делаете? (осталось { $n } действия)
   *[many] Что вы делаете? (осталось { $n } действий)
}
prompt-march-second = Второе перемещение? Откуда?
prompt-build-clearing = Где вы строите { CASE($piece, "acc") }?
prompt-pay-wood = Откуда берётся дерево? (осталось: { $n })
prompt-overwork = Какая лесопилка работает сверхурочно?
prompt-place-recruit = Какая казарма получает воина? (осталось: { $n })
prompt-decree-add = Какую карту и в какой столбец устава вы добавляете?
prompt-decree-second = Вторая карта в устав?
prompt-new-roost = У вас нет гнёзд. Где встанет новое?
prompt-decree-card = Устав, { $column }: какую карту вы выполняете?
prompt-turmoil = Устав, { $column }: ничего из оставшегося выполнить нельзя.
prompt-recruit-clearing = Где вы вербуете? (устав: { $suit })
prompt-roost-clearing = Где вы строите гнездо? (устав: { $suit })
prompt-choose-leader = Смута! Кто теперь лидер?
prompt-eyrie-end = Устав выполнен. Что-нибудь ещё до вечера?
prompt-revolt = Поднимете восстание? Где?
prompt-spread = Где вы получаете поддержку?
prompt-supporter-revolt = Какого сторонника вы тратите на восстание на { CASE($clearing, "loc") }? (осталось: { $n })
prompt-supporter-spread = Какого сторонника вы тратите на поддержку на { CASE($clearing, "loc") }? (осталось: { $n })
prompt-alliance = Ремесло, мобилизация или тренировка?
prompt-operation = { $n ->
    [one] Какая операция? (осталась { $n })
   *[other] Какая операция? (осталось { $n })
}
prompt-refresh = Какой предмет обновить? (осталось: { $n })
prompt-slip = Куда вы крадётесь?
prompt-vagabond = Что вы делаете?
prompt-move-ally = Идёт ли с вами союзник? (куда: { $to })
prompt-move-ally-count = Сколько воинов { CASE($faction, "gen") } идёт с вами на { CASE($to, "acc") }?
prompt-explore = Какой предмет вы берёте из руины на { CASE($clearing, "loc") }?
prompt-aid-card = Какую карту вы отдаёте? (получает { $faction })
prompt-aid-item = Какой предмет вы переворачиваете ради помощи? (получает { $faction })
prompt-aid-take = Какой предмет вы забираете у { CASE($faction, "gen") }?
prompt-quest-reward = Какова ваша награда за задание { $quest }?
prompt-strike = В кого вы стреляете?
prompt-repair = Какой предмет отремонтировать? (осталось: { $n })
prompt-drop-item = Предметов слишком много. Какой оставить?
prompt-conspiracy = Какой заговор? ({ $acolytes }, изгои: { $suit })
prompt-crusade-follow = Сразитесь на { CASE($clearing, "loc") }?
prompt-ritual = Какой обряд?
prompt-river = { $n ->
    [one] Что вы делаете? (в капитале { $n } воин)
    [few] Что вы делаете? (в капитале { $n } воина)
   *[many] Что вы делаете? (в капитале { $n } воинов)
}
prompt-pay-fund = Чьим воином вы платите? (осталось: { $n })
prompt-wait = Выбирает { $who } ({ $faction }).
prompt-wait-setup = К игре готовится { $who } ({ $faction }).
prompt-wait-battle = Сражение на { CASE($clearing, "loc") }: выбирает { $who } ({ $faction }).
prompt-wait-turn = Выбирает { $who } ({ $faction }). { $phase } { CASE($active, "gen") }.

# Журнал
log-begins-autumn = На столе осеннее поле. Начинает { $who }.
log-begins-winter = На столе зимнее поле. Начинает { $who }.
log-leads = { $who } играет за { CASE($faction, "acc") }.
log-turn = Круг { $n }: { $who }.
log-phase = { $who }: { $phase }.
log-scores = { $who } получает { $points } ({ $source }).
log-loses-points = { $who } теряет { $points } ({ $source }).
log-wins = Побеждает { $who }: { $how }.
log-win-together = Побеждают вместе { $who }: { $how }.
ending-points = тридцать очков
ending-dominance = превосходство
ending-rounds = последний круг окончен
log-character = { $who } выбирает персонажа: { $character }.
log-hides-items = { $n ->
    [one] Под каждой руиной лежит { $n } предмет.
    [few] Под каждой руиной лежат { $n } предмета.
   *[many] Под каждой руиной лежат { $n } предметов.
}
log-outcast = Изгои теперь: { $suit }.
log-hated = Ненавистные теперь: { $suit }.
log-price = { $who } назначает цену: { $service } за { $n }.
log-draws = { $who } берёт { CASE($cards, "acc") }.
log-draws-these = { $who } берёт карты: { $cards }.
log-reshuffles = Сброс становится новой колодой.
log-crafted-away = Карта { $card } сбрасывается.
log-spends = { $who } тратит { CASE($card, "acc") }.
log-discards = { $who } сбрасывает { CASE($card, "acc") }.
log-no-room = Места среди сторонников нет: карта { $card } сбрасывается.
log-spends-supporter = { $who } тратит сторонника: { $card }.
log-supporter-leaves = { $who } теряет сторонника: { $card }.
log-leaves-decree = Карта { $card } покидает устав.
log-fear = { $who } сбрасывает случайную карту: { $card }.
log-robs = { $to } берёт случайную карту у игрока { $from }.
log-robs-this = { $to } берёт случайную карту у игрока { $from }: { $card }.
log-steals = { $to } крадёт случайную карту у игрока { $from }.
log-steals-this = { $to } крадёт случайную карту у игрока { $from }: { $card }.
log-gives = { $from } отдаёт карту игроку { $to }.
log-gives-this = { $from } отдаёт { CASE($card, "acc") } игроку { $to }.
log-buys-a-card = { $to } забирает карту у игрока { $from }.
log-buys-this = { $to } забирает { CASE($card, "acc") } у игрока { $from }.
log-day-labor = День труда: { $to } берёт карту из сброса.
log-day-labor-this = День труда: { $to } берёт из сброса { CASE($card, "acc") }.
log-looks-at = { $who } смотрит карты игрока { $whose }.
log-looks-at-these = { $who } смотрит карты игрока { $whose }: { $cards }.
log-looks-at-none = { $who } смотрит карты игрока { $whose }: рука пуста.
log-crafts = { $who } мастерит { CASE($card, "acc") }.
log-uses = { $who } использует карту «{ $card }».
log-joins-outrage = { $who } отдаёт карту в сторонники.
log-joins-outrage-this = { $who } отдаёт в сторонники { CASE($card, "acc") }.
log-mobilizes = { $who } мобилизует карту.
log-mobilizes-this = { $who } мобилизует { CASE($card, "acc") }.
log-draws-supporters = { $who } добавляет { CASE($cards, "acc") } из колоды в сторонники.
log-draws-supporters-these = { $who } добавляет в сторонники: { $cards }.
log-activates-dominance = { $who } активирует { CASE($card, "acc") } и покидает шкалу очков.
log-coalition = { $who } разыгрывает { CASE($card, "acc") } и вступает в коалицию: { $with }.
log-takes-dominance = { $who } забирает { CASE($card, "acc") }.
log-places-warriors = { $who } размещает { CASE($warriors, "acc") } на { CASE($clearing, "loc") }.
log-places = { $n ->
    [one] { $who } размещает { CASE($piece, "acc") } на { CASE($clearing, "loc") }.
   *[other] { $who } размещает на { CASE($clearing, "loc") }: { $piece } ×{ $n }.
}
log-pays-wood = { $who } тратит дерево с { CASE($clearing, "gen") }.
log-moves = { $who } перемещает { CASE($warriors, "acc") } с { CASE($from, "gen") } на { CASE($to, "acc") }.
log-removes-warriors = { $by } убирает { CASE($warriors, "acc") } { CASE($faction, "gen") } с { CASE($clearing, "gen") }.
log-removes = { $n ->
    [one] { $by } убирает { CASE($piece, "acc") } с { CASE($clearing, "gen") }.
   *[other] { $by } убирает с { CASE($clearing, "gen") }: { $piece } ×{ $n }.
}
log-orders = { $who } выбирает, что следующее: { $what }.
log-field-hospital = { $who } возвращает { CASE($warriors, "acc") } с { CASE($clearing, "gen") } в цитадель.
log-no-hospital = Полевого госпиталя нет: { $clearing } ({ $who }).
log-outrage = { $who } вызывает беспорядки на { CASE($clearing, "loc") }.
log-no-card-for-outrage = У игрока { $who } нет подходящей карты.
log-attacks = { $who } нападает на { CASE($clearing, "loc") }; защищается { $defender }.
log-attacks-ally = { $who } нападает на { CASE($clearing, "loc") } вместе { CASE($faction, "with") }; защищается { $defender }.
log-attacks-mercenaries = { $who } нападает на { CASE($clearing, "loc") } с наёмниками; защищается { $defender }.
log-ambush = { $who } разыгрывает { CASE($card, "acc") }.
log-foils = { $who } обнаруживает засаду: { $card }.
log-no-ambush = { $who } не устраивает засаду.
log-no-foil = { $who } не обнаруживает засаду.
log-rolls = Кубики: нападающему { $attacker }, защищающемуся { $defender }. Пока урон { $dealt } против { $taken }.
log-effects-first = Первым карты использует { $first }.
log-hits = Урон: нападающий наносит { $dealt }, защищающийся { $taken }.
log-battle-ends = Сражение на { CASE($clearing, "loc") } окончено.
log-extra-action = { $who } получает ещё одно действие за { CASE($card, "acc") }.
log-adds-to-decree = { $who } добавляет в устав { CASE($card, "acc") }: { $column }.
log-obeys = { $who } выполняет устав: { $column } ({ $suit }).
log-turmoil = Смута! { $who } не может выполнить устав: { $column }.
log-leader = { $who }: новый лидер — { $leader }.
log-leaders-return = { $who }: все лидеры снова лежат лицом вверх.
log-revolts = { $who } поднимает восстание на { CASE($clearing, "loc") }.
log-officers-more = { $n ->
    [one] { $who } получает { $n } офицера.
   *[other] { $who } получает { $n } офицеров.
}
log-officers-fewer = { $n ->
    [one] { $who } теряет { $n } офицера.
   *[other] { $who } теряет { $n } офицеров.
}
log-base-lost = { $who } теряет базу ({ $suit }): уходят сторонники и офицеры.
log-slips = { $who } крадётся { $to }.
log-walks = { $who } идёт { $to }.
log-exhausts = { $who } переворачивает: { $item }.
log-refreshes = { $n ->
    [one] { $who } обновляет: { $item }.
   *[other] { $who } обновляет: { $item } ×{ $n }.
}
log-damages = { $who } получает повреждение: { $item }.
log-repairs = { $who } ремонтирует: { $item }.
log-gets-item = { $who } получает: { $item }.
log-finds-item = { $who } находит: { $item }.
log-takes-item = { $who } забирает: { $item }.
log-drops = { $who } оставляет: { $item }.
log-drops-ruin = { $who } оставляет найденное в руинах: { $item }.
log-explores = { $who } исследует руину на { CASE($clearing, "loc") }.
log-explores-these = { $who } исследует руину на { CASE($clearing, "loc") }: { $items }.
log-ruin-gone = Руина на { CASE($clearing, "loc") } пуста и убрана с поля.
log-aids = { $who } помогает игроку { $whom }.
log-relationship = { $who } и { $faction }: { $stance }.
log-completes-quest = { $who } выполняет задание { $quest }.
log-new-quest = Новое задание: { $quest }.
log-strikes = { $who } стреляет на { CASE($clearing, "loc") }.
log-hides-out = { $who } прячется в убежище и ремонтирует предметы.
log-lost-souls = { $n ->
    [one] { $n } карта заблудших душ уходит в сброс.
    [few] { $n } карты заблудших душ уходят в сброс.
   *[many] { $n } карт заблудших душ уходят в сброс.
}
log-acolytes-more = { $who } получает { CASE($acolytes, "acc") }.
log-acolytes-fewer = { $who } тратит { CASE($acolytes, "acc") }.
log-crusade = { $who } отправляется в поход.
log-crusade-in = { $who } отправляется в поход: { $clearing }.
log-convert = { $who } обращает воина.
log-convert-in = { $who } обращает воина на { CASE($clearing, "loc") }.
log-sanctify = { $who } освящает здание.
log-sanctify-in = { $who } освящает здание на { CASE($clearing, "loc") }.
log-reveals = { $who } открывает { CASE($card, "acc") }.
log-takes-back = { $who } возвращает в руку { CASE($cards, "acc") }.
log-protectionism = { $who } кладёт { CASE($warriors, "acc") } в платежи.
log-gathers = { $who } собирает { CASE($warriors, "acc") } в капитал.
log-commits = { $who } вкладывает капитал: { $colours }.
log-spends-funds = { $who } тратит капитал: { $colours }.
log-crafts-with = { $who } вкладывает капитал в ремесло: { $colours }.
log-loses-fund = { $who } теряет из капитала воина { CASE($faction, "gen") }.
log-buys = { $who } покупает { CASE($service, "acc") } (цена { $n }).
log-exports = { $who } экспортирует { CASE($card, "acc") }.

# Источники очков
source-placing = здания и жетоны на поле
source-removing = убранные здания и жетоны
source-crafting = смастерённые предметы
source-cards = карты
source-roosts = гнёзда и смута
source-aid = помощь
source-infamy = дурная слава
source-quests = задания и руины
source-rituals = обряды
source-dividends = доход

# Поле текстом
nothing = нет
times = { $what } ×{ $n }
text-setup = Подготовка к игре. Колода: { $deck }. Последний круг: { $cap }.
text-turn = Круг { $round } из { $cap }. { $phase } { CASE($active, "gen") }. Колода: { $deck }.
text-over = Игра окончена, круг { $round } из { $cap }. Колода: { $deck }.
text-clearing = { $clearing }, свободные ячейки { $open }/{ $slots }; { $parts }
text-ruled = правит { $faction }
text-troops = { $faction } [{ $list }]
text-pawn = фишка
text-ruin = руина
text-ruin-known = руина [{ $items }]
text-paths = тропы { $list }
text-river = река { $list }
text-supply = Предметы в запасе: { $items }
text-quest = { $quest } [{ $items }]
text-quests = Задания: { $quests } (в колоде: { $deck })
text-discard = Сброс: { $cards }
text-lost-souls = Заблудшие души: { $cards }
text-waiting = Ждут своей очереди: { $list }
text-hired = Наняты до конца хода: { $list }
text-battle = Сражение на { CASE($clearing, "loc") }: нападает { $attacker }, защищается { $defender }
text-available = Доступны: { $cards }
text-player = { $who }, { $faction }: { $points }, рука: { $cards }, запас: { $warriors }
text-player-pawn = { $who }, { $faction }: { $points }, рука: { $cards }
text-no-marker = без маркера очков
text-hand = Рука: { $cards }
text-play = В игре: { $card }. { $text }
text-dominance = Активирована: { $card }. { $text }
text-partner = В коалиции { CASE($faction, "with") }
text-crafted = Смастерённые предметы: { $items }
text-marquise = Дерево в запасе: { $wood }. На поле: лесопилки { $sawmills }, мастерские { $workshops }, казармы { $recruiters }
text-eyrie = Лидер: { $leader }. Гнёзда: { $roosts }
text-column = Устав, { $column }: { $cards }
text-alliance = Поддержка: { $sympathy }. Базы: { $bases }. Офицеры: { $officers }. Сторонники: { $supporters }
text-supporters = Известные сторонники: { $cards }
text-vagabond = { $character }, { $place }
text-items = Предметы: { $items }
text-relation = { $faction } ({ $stance })
text-relations = Отношения: { $relations }
text-quests-done = Выполненные задания: { $quests }
text-cult = Изгои: { $suit }. { $acolytes }. Сады: { $gardens }
text-cult-hated = Ненавистные: { $suit }. { $acolytes }. Сады: { $gardens }
text-revealed = Открыты: { $cards }
text-price = { $service } ({ $n })
text-prices = Цены: { $prices }
text-riverfolk = Платежи: { $payments }. Капитал: { $funds }. Вклады: { $commitments }
text-posts = Торговые посты на шкалах: { $posts }

# Справка
help-goal = Каждый ведёт одну фракцию в лесу из двенадцати полян, и у каждой фракции свои законы. Побеждает тот, у кого первым станет 30 очков.
help-turn = Ваш ход
help-birdsong = Утро: то, с чего начинает ваша фракция. Услуги Речного братства покупают в самом его начале.
help-daylight = День: большинство действий, ремесло, карты превосходства.
help-evening = Вечер: возьмите карты и оставьте не больше пяти.
help-clearings = Поляны
help-rule = Поляной правит тот, у кого на ней больше всех воинов и зданий. Жетоны и фишки не считаются.
help-move = Чтобы переместиться, правьте поляной, с которой уходите или на которую входите. Поляны соединены тропами; по реке ходят только Речное братство и те, кто нанял его лодки.
help-slots = Зданию нужна свободная ячейка. Руины занимают ячейки, пока Бродяга их не опустошит.
help-battle = Сражение
help-dice = Бросают оба кубика: нападающий наносит урон по старшему кубику, защищающийся — по младшему. Лесной союз, защищаясь, меняет их местами.
help-limit = Урон от броска не больше числа своих воинов на поляне (у Бродяги — целых мечей). Дополнительный урон не ограничен; беззащитный всегда получает 1.
help-hits = Сначала гибнут воины, затем здания и жетоны по выбору владельца. За каждое убранное здание и жетон — очко.
help-ambush = С картой засады масти поляны защищающийся наносит два урона до броска, если нападающий не обнаружит засаду такой же картой.
help-cards = Карты
help-suits = У карт и полян есть масти: лисы, зайцы, мыши. Птичьи карты заменяют любую масть.
help-craft = Мастерите карту орудиями на полянах тех мастей, которые она требует, каждым раз в ход. Предметы сразу приносят очки, другие карты остаются и помогают.
help-dominance = С 10 очками и более можно активировать карту превосходства: очков вы больше не получаете, но побеждаете, если в начале своего утра правите тремя полянами её масти (у птичьей — двумя противоположными углами).
help-factions = Фракции
help-end = Конец игры
help-thirty = 30 очков приносят победу сразу, чей бы ни был ход.
help-coalition = Вчетвером и больше Бродяга с 10 очками и более может картой превосходства вступить в коалицию с тем, у кого меньше всего очков, и победить вместе с ним.
help-items = За игру можно смастерить двенадцать предметов. Что смастерил один, другим уже не достанется.
guide-marquise-points = Очки: каждая построенная лесопилка, мастерская и казарма приносит число в своей ячейке. Убранные чужие здания и жетоны — по 1, смастерённые предметы — сколько напечатано.
guide-marquise-birdsong = Утро: каждая лесопилка даёт дерево.
guide-marquise-daylight = День: ремесло мастерскими, затем три действия: сражение, марш (два перемещения), вербовка (один раз), строительство, сверхурочные за карту. Каждая птичья карта — ещё одно действие.
guide-marquise-evening = Вечер: возьмите карту; с тремя и с пятью казармами — больше.
guide-marquise-special = На поляне с цитаделью ставить компоненты можете только вы. Пока она стоит, карта масти поляны возвращает туда павших котов. Дерево идёт на стройку по полянам под вашей властью.
guide-marquise-hint = Совет: стройте каждый ход, держите земли связанными и не давайте соседям окрепнуть: вы начинаете повсюду, но удержать всё не сможете.
guide-eyrie-points = Очки: каждый вечер за гнёзда на поле. Убранные здания и жетоны — по 1, смастерённые предметы — только 1 (у Строителя сколько напечатано).
guide-eyrie-birdsong = Утро: добавьте в устав одну или две карты, из них не больше одной птичьей. Без гнёзд вы получаете новое.
guide-eyrie-daylight = День: ремесло гнёздами, затем весь устав слева направо: вербовка, перемещение, сражение, строительство; каждая карта — на поляне своей масти.
guide-eyrie-evening = Вечер: очки за гнёзда, затем карта; с тремя и с шестью гнёздами — больше.
guide-eyrie-special = Смута: если карту нельзя выполнить, вы теряете по очку за каждую птицу в уставе, все его карты и лидера, а день окончен. При равенстве сил поляной правите вы.
guide-eyrie-hint = Совет: планшет показывает, какие приказы под угрозой. Рано кладите надёжные масти в перемещение, в строительство — мало карт, птиц — только туда, где всегда найдётся что делать.
guide-alliance-points = Очки: каждый жетон поддержки приносит число в своей ячейке. Восстание — по 1 за каждое убранное здание и жетон.
guide-alliance-birdsong = Утро: восстание (два сторонника масти: все остальные уходят с поляны, у вас база, воины и офицер), затем получение поддержки рядом с лояльными полянами.
guide-alliance-daylight = День: ремесло поддержкой, мобилизация карт в сторонники, тренировка офицеров картами масти вашей базы.
guide-alliance-evening = Вечер: по операции за офицера: перемещение, сражение, вербовка на базе, выступление (воин становится поддержкой). Затем карта и ещё по одной за базу.
guide-alliance-special = Беспорядки: кто убирает поддержку или входит на лояльную поляну, отдаёт вам карту. Защищаясь, вы наносите больший урон. Потеря базы стоит сторонников и офицеров.
guide-alliance-hint = Совет: получайте поддержку там, где другим не обойти. Держите двух сторонников одной масти для восстания на богатой поляне. Три воина одного врага делают поддержку дороже.
guide-vagabond-points = Очки: руины — по 1; задания — по 1 за каждое выполненное той же масти; помощь, которая улучшает отношения; а с врагами — каждый их компонент, убранный в вашем сражении.
guide-vagabond-birdsong = Утро: обновите три предмета и ещё по два за каждый чай на шкале, затем прокрадитесь на соседнюю поляну или в лес.
guide-vagabond-daylight = День: всё переворачивает предметы: сапоги ведут, меч сражается, факел исследует или служит персонажу, арбалет стреляет, молот мастерит и ремонтирует, любой предмет с картой — помощь.
guide-vagabond-evening = Вечер: в лесу ремонтируется всё. Возьмите карту и ещё по одной за монеты на шкале. Унести можно шесть предметов и ещё по два за мешок.
guide-vagabond-special = Воинов у вас нет: урон повреждает предметы. Убрав воина, вы навсегда становитесь врагом фракции, и путь к её воинам стоит ещё одной пары сапог. Союзники ходят и сражаются с вами.
guide-vagabond-hint = Совет: рано исследуйте руины, собирайте сапоги и мечи, помогайте каждый ход одному другу и отдыхайте в лесу, когда повреждены три предмета.
guide-cult-points = Очки: потратьте карту — её масть приносит очки по числу своих садов на поле, каждая масть раз в ход.
guide-cult-birdsong = Утро: масть, которой больше всего среди заблудших душ, становится изгоями (а если уже была — ненавистной). Приспешники действуют на её полянах: поход, обращение воина, освящение здания в сад.
guide-cult-daylight = День: открывайте карты: карта масти сажает сад там, где вы правите, или ставит воина; птица даёт приспешника. Вечером они вернутся. Карты ради очков тратятся.
guide-cult-evening = Вечер: верните открытые карты, мастерите садами на полянах изгоев, возьмите карту и ещё по одной за масть с двумя садами.
guide-cult-special = Где сад, там правите вы. Воины, павшие в защите, становятся приспешниками. Потраченные и сброшенные карты — заблудшие души. Потерянный сад стоит случайной карты.
guide-cult-hint = Совет: сначала два сада одной масти: это 2 очка и карта. Направляйте изгоев тем, что тратите, и бейте, когда масть ненавистна: всё стоит на приспешника меньше.
guide-riverfolk-points = Очки: торговый пост — 2; утром, если хоть один пост стоит, каждый воин в капитале — 1.
guide-riverfolk-birdsong = Утро: если никто не заплатил, вы платите себе двух воинов. Затем доход; затем платежи и всё использованное становятся капиталом.
guide-riverfolk-daylight = День: всё делает капитал: вложите воина ради перемещения, сражения или карты; потратьте одного на вербовку у реки, двух цвета правителя — на пост; положите на пустые места постов, чтобы мастерить или экспортировать.
guide-riverfolk-evening = Вечер: оставьте пять карт и назначьте три цены. Сами вы карт не берёте.
guide-riverfolk-special = Другие покупают утром за своих воинов. Ваша рука открыта. Потерянный пост стоит половины капитала.
guide-riverfolk-hint = Совет: сначала продавайте дёшево, с первым постом оставляйте капитал на ночь и ставьте посты там, где правят покупатели. Поднимайте цены, когда вы нужны.
help-reconstructed = Рисунки оригинала недоступны. Карты, поля и шкалы взяты из открытых источников, расположение полян и лесов нарисовано заново. Что откуда, сказано в полных правилах.

# Карта
draw-army = { $faction }: { $warriors }
draw-free-slot = свободная ячейка
draw-forest = Лес: { $forest }
draw-points = { $faction }: { $points }
draw-dominance = { $faction }: превосходство ({ $suit })
draw-coalition = { $faction }: коалиция { CASE($partner, "with") }

# Битва
draw-battle-in = Сражение: { $clearing }
draw-last-battle = Последнее сражение: { $clearing }
draw-see-map = К полю
draw-see-battle = К сражению
draw-step-ambush = Засада
draw-step-dice = Кубики
draw-step-effects = Эффекты
draw-step-hits = Урон
draw-attacks = { $who } нападает
draw-defends = { $who } защищается
draw-hits-dealt = Нанесено урона
draw-higher-die = старший кубик
draw-guerrilla-die = старший кубик (партизанская война)
draw-lower-die = младший кубик
draw-most-warriors = не больше, чем воинов: { $n }
draw-most-swords = не больше, чем мечей: { $n }
draw-extra-hits = дополнительные
draw-defenseless = противник беззащитен
draw-ambush-foiled = Засада обнаружена
draw-ambushed = Засада: 2 урона
draw-no-ambush = Без засады
draw-to-come = Ещё предстоит: { $list }
# Что станет с уставом
risk-warriors = в запасе не хватает воинов
risk-roosts = все гнёзда уже на поле
risk-roost = нет гнезда на полянах масти «{ $suit }»
risk-roost-any = нет гнёзд на поле
risk-move = с полян масти «{ $suit }» птицам не уйти
risk-move-any = птицам некуда идти
risk-enemy = рядом с птицами нет врага на полянах масти «{ $suit }»
risk-enemy-any = рядом с птицами нет врага
risk-site = нет поляны масти «{ $suit }» под властью Династии, со свободной ячейкой и без гнезда
risk-site-any = нет поляны под властью Династии, со свободной ячейкой и без гнезда

# Планшеты
want-marquise = Стройте: чем дальше, тем больше очков.
want-eyrie = Держите гнёзда: очки каждый вечер.
want-alliance = Получайте поддержку: очков всё больше.
want-vagabond = Помощь, задания и руины — или дурная слава.
want-cult = Сажайте сады, тратьте карты ради очков.
want-riverfolk = Продавайте и берегите капитал: он даёт очки.
faction-short-marquise = Маркиса
faction-short-eyrie = Династия
faction-short-alliance = Союз
faction-short-vagabond = Бродяга
faction-short-vagabond2 = Бродяга 2
faction-short-cult = Культ
faction-short-riverfolk = Братство
board-guide = Как играть за эту фракцию
board-close = Закрыть
board-mine = Мой планшет
board-unfold = Показать планшет
board-hand = Рука
board-hand-do = Зелёный молот: можно смастерить сейчас. Контур: хватает чем платить. Крест: чего-то недостаёт.
board-hand-empty = В руке нет карт
board-crafts = Мастерит
board-crafted = Смастерено
board-dominance = Превосходство
board-partner = Коалиция
board-play = В игре
board-known = Известные карты
board-supply = { $warriors } в запасе
board-in-supply = в запасе
board-on-map = на поле
board-hidden = { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[many] { $n } скрытых карт
}
board-evening-cards = { $n ->
    [one] Вечером { $n } карта.
    [few] Вечером { $n } карты.
   *[many] Вечером { $n } карт.
}
board-wood = Дерево: на поле { $map }, в запасе { $left }
board-costs-wood = дерева: { $n }
board-building = { $piece }: дерева { $cost }, { $points }
board-sawmills = Лесопилки
board-sawmills-do = утром по 1 дереву
board-workshops = Мастерские
board-workshops-do = мастерят своей мастью
board-recruiters = Казармы
board-recruiters-do = по 1 коту при вербовке
board-recruiter-cards = Ещё одна с 3 и с 5 казармами.
board-actions = { $n ->
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[many] осталось { $n } действий
}
board-recruit = Набор
board-move = Ход
board-battle = Бой
board-build = Стройка
order-done = готово
order-now = сейчас
order-can = можно
order-risk = риск
board-risk = Устав, { $column } ({ $suit }): { $why }.
board-turmoil = Смута отнимет { $points }.
board-no-risk = Пока весь устав можно выполнить.
board-roosts = Гнёзда
board-roosts-now = +{ $n } каждый вечер
board-roost = Гнёзд { $n }: { $points } каждый вечер
board-deposed = Свергнуты: { $leaders }
board-officers = { $n ->
    [one] офицер
    [few] офицера
   *[other] офицеров
}
board-officers-said = { $n ->
    [one] { $n } офицер: столько же операций каждый вечер
    [few] { $n } офицера: столько же операций каждый вечер
   *[many] { $n } офицеров: столько же операций каждый вечер
}
board-sympathy = Поддержка
board-sympathy-do = сверху сторонники, снизу очки
board-sympathy-step = { $cost ->
    [one] { $cost } сторонник
    [few] { $cost } сторонника
   *[many] { $cost } сторонников
}, { $points }
board-bases = Базы
board-base-out = на поле
board-base-here = ждёт восстания
board-supporters = Сторонники
board-supporters-of = { $n } из { $most }
board-supporters-do = плата за поддержку и восстания
board-ready = Готовы
board-exhausted = Перевёрнуты
board-damaged = Повреждены
board-on-track = на шкале
board-refreshes = { $n ->
    [one] Утром обновляет { $n } предмет.
    [few] Утром обновляет { $n } предмета.
   *[many] Утром обновляет { $n } предметов.
}
board-carries = Несёт { $n } из { $most }.
board-relations = Отношения
board-relations-do = помощь за один ход, очки
board-aids = { $stance }: помочь за один ход { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}, { $points }
board-ally-aid = каждая помощь союзнику: 2 очка
board-infamy = дурная слава: +1 за каждый их компонент, убранный в сражении
board-quests = Задания
board-quests-done = выполнено
board-outcast = изгои
board-hated = ненавистные
board-acolytes = Приспешники
board-acolytes-do = действуют на полянах изгоев
board-crusade = Поход
board-convert = Обращение
board-sanctify = Освящение
board-gardens = Сады
board-gardens-do = очки за трату карты этой масти
board-garden = Садов { $n }, { $suit }: { $points }
board-garden-cards = Ещё одна за каждую масть с 2 садами.
board-scored = очки сегодня получены
board-revealed = Открыты сегодня
board-souls = Заблудшие души
board-next-outcast = будут изгоями: { $suit }
board-next-hated = будут ненавистными: { $suit }
board-next-same = изгои не сменятся
board-payments = Платежи
board-payments-do = Что заплатили с прошлого хода; утром станет капиталом.
board-funds = Капитал
board-funds-do = Что можно использовать сегодня.
board-commitments = Вклады
board-commitments-do = Что использовано сегодня; утром снова станет капиталом.
board-dividends = Доход утром, если ничего не изменится: { $points }.
board-no-dividends = Без торгового поста на поле дохода нет.
board-posts = Торговые посты
board-posts-do = пустым местом мастерят
board-post-here = пост, который можно основать
board-post-free = место для ремесла
board-post-busy = занято ремеслом
board-open-hand = Открытая рука

# Главное об игроках
fact-wood = дерево на поле
fact-supply = воины в запасе
fact-buildings = здания на поле
fact-decree = приказы устава
fact-decree-risk = приказы устава; грозит смута
fact-roosts = гнёзда на поле
fact-leader = лидер
fact-supporters = сторонники
fact-officers = офицеры
fact-bases = базы на поле
fact-ready = готовые предметы из всех
fact-damaged = повреждённые предметы
fact-hostile = враждебные фракции
fact-acolytes = приспешники
fact-gardens = сады на поле
fact-funds = капитал
fact-posts = торговые посты на поле
fact-prices = цены: карта, лодки, наёмники

# Что на столе
offer = Общие запасы
offer-items = Предметы в запасе
offer-gone = { $item }: уже смастерено
offer-round = Круг { $n }
offer-deck = Колода
offer-discard = Сброс
offer-look = Посмотреть сброс
offer-ruins = { $n ->
    [one] { $n } руина
    [few] { $n } руины
   *[many] { $n } руин
}
offer-dominance = Её можно взять за карту той же масти.

# Рынок
market = Рынок Речного братства
market-left = { $n ->
    [0] В этот ход больше ничего не купить.
    [one] Сейчас можно купить { $n } услугу. Ваш компонент у торгового поста даёт ещё одну.
    [few] Сейчас можно купить { $n } услуги.
   *[many] Сейчас можно купить { $n } услуг.
}
market-warriors = Вы платите воинами из запаса
market-items = Вы платите, переворачивая предметы
market-bought = Наняты до конца хода.
service-hand-card-do = Возьмите одну из этих карт.
service-riverboats-do = До конца хода реки для вас — тропы.
service-mercenaries-do = Днём и вечером выдры правят и сражаются за вас.

# Карты в руке
card-works-in = где:
short-ambush = сразу 2 урона
short-favor = очищает масть
short-dominance = править 3 её полянами
short-dominance-bird = править 2 углами
short-sappers = защита: +1 урон
short-brutal-tactics = нападение: +1 урон
short-armorers = без урона от броска
short-royal-claim = очко за поляну
short-stand-and-deliver = взять чужую карту
short-tax-collector = воин за карту
short-cobbler = перемещение вечером
short-command-warren = сражение днём
short-better-burrow-bank = карта утром
short-scouting-party = без засад на вас
short-codebreakers = увидеть руку
craft-now = Можно смастерить сейчас.
craft-later = Платить есть чем, но не на этом шаге.
craft-no-item = Такого предмета больше нет.
craft-in-play = Такая карта у вас уже в игре.
craft-lacks-funds = { $n ->
    [one] В капитале не хватает { $n } воина.
   *[other] В капитале не хватает { $n } воинов.
}
craft-any = любая масть
craft-lacks-workshops = Не хватает мастерских: { $suits }.
craft-lacks-roosts = Не хватает гнёзд: { $suits }.
craft-lacks-sympathy = Не хватает поддержки: { $suits }.
craft-lacks-hammers = Не хватает молотов на поляне: { $suits }.
craft-lacks-gardens = Не хватает садов на полянах изгоев: { $suits }.
craft-lacks-posts = Не хватает свободных мест торговых постов: { $suits }.

# К чему ведёт выбор
why-outrage = беспорядки: карта масти «{ $suit }» или птичья — Союзу
why-yours = правите вы
why-ruled = правит { $faction }
why-nobodys = никто не правит
why-enemies = там: { $enemies }
why-slots = { $n ->
    [one] { $n } свободная ячейка
    [few] { $n } свободные ячейки
   *[many] { $n } свободных ячеек
}
why-keep = ставить компоненты здесь сможете только вы
why-revolt = { $points } за убранное; база, { $warriors }, офицер
why-martial-law = военное положение: ещё один сторонник
why-ruin = руина
why-quests = { $n ->
    [one] { $n } задание этой масти
    [few] { $n } задания этой масти
   *[many] { $n } заданий этой масти
}
why-ruin-quests = { $n ->
    [one] руина, { $n } задание этой масти
    [few] руина, { $n } задания этой масти
   *[many] руина, { $n } заданий этой масти
}
why-stay-behind = { $n ->
    [0] никто не остаётся
    [one] { $n } остаётся
   *[other] { $n } остаются
}
why-price-now = нынешняя цена
why-strength = ваших { $mine } против { $theirs }; { $pieces ->
    [0] зданий и жетонов нет
   *[other] зданий и жетонов: { $pieces }
}
why-defenseless = беззащитны: ещё 1 урон; зданий и жетонов: { $pieces }
why-hostile = убрав воина, вы навсегда станете врагом
why-infamy = уже враги: в вашем сражении каждый компонент — 1 очко
why-they-score = им 1 очко
why-outcast = на этих полянах действуют приспешники
why-show-hand = Союз увидит вашу руку и возьмёт сторонника из колоды
why-ambush = 2 урона до броска
why-supports = она уходит в сторонники
why-hospital = { $warriors } — обратно в цитадель
why-available = её сможет взять любой
why-bank = другой игрок тоже берёт карту
why-buy-card = { $left ->
    [-1] переворачивает предметы
   *[other] в запасе останется воинов: { $left }
}
why-buy-boats = реки для вас — тропы; { $left ->
    [-1] переворачивает предметы
   *[other] в запасе останется воинов: { $left }
}
why-buy-mercenaries = выдры правят и сражаются за вас; { $left ->
    [-1] переворачивает предметы
   *[other] в запасе останется воинов: { $left }
}
why-card-goes = карта уходит в сброс
why-crafts = нужно: { $tools }
why-crafts-hammers = переворачивает молоты: { $tools }
why-crafts-funds = капитал на места постов: { $tools }
why-export = ни предмета, ни очков; ваш воин — в платежи
why-then-actions = затем три действия
why-then-decree = затем устав
why-then-cards = затем карты
why-actions-lost = { $n ->
    [one] пропадёт { $n } действие
    [few] пропадут { $n } действия
   *[many] пропадут { $n } действий
}
why-evening = вечером { $cards }
why-evening-points = вечером { $points }, { $cards }
why-operations = { $n ->
    [one] вечером { $n } операция
    [few] вечером { $n } операции
   *[many] вечером { $n } операций
}
why-dividends = оставшийся капитал утром принесёт: { $points }
why-an-action = 1 действие
why-an-operation = 1 операция
why-commit = вкладывает 1 воина капитала до вашего утра
why-spend-fund = тратит 1 воина капитала
why-sword = переворачивает меч
why-recruits = { $warriors }, 1 действие
why-overwork = карта превращается в дерево; 1 действие
why-order-can = пока можно выполнить
why-order-risk = под угрозой: { $why }
why-turmoil = минус { $points }, приказы пропадут ({ $n }), новый лидер, день окончен
why-no-room = без базы места нет: карта уйдёт в сброс
why-supporters = сторонников: { $n }
why-officers = офицеров: { $n }
why-organize = воин становится поддержкой
why-explore = переворачивает факел: предмет и 1 очко
why-aid-ally = 2 очка
why-aid-step = { $stance }: { $points }
why-aid-more = до отношения «{ $stance }» помочь за этот ход ещё { $n ->
    [few] { $n } раза
   *[other] { $n } раз
}
why-aid-nothing = за помощь врагу очков нет
why-quest = { $points } или 2 карты
why-crossbow = переворачивает арбалет
why-hammer = переворачивает молот
why-torch = переворачивает факел
why-stay = без перемещения
why-acolytes-left = останется { $acolytes }
why-garden = { $suit } принесут { $points }; карта вернётся
why-comes-back = вечером карта вернётся
why-lost-soul = карта уходит к заблудшим душам
why-establish = тратит из капитала 2 воинов { CASE($faction, "gen") }; с постом приходит воин

# What choices are about
about-build = Построить
about-craft = Смастерить карту
about-buy = Купить у Речного братства
about-overwork = Сверхурочные
about-bird = Ещё одно действие
about-mobilize = Мобилизовать
about-train = Тренировка офицера
about-recruit = Вербовка
about-organize = Выступление
about-walk = Пойти
about-aid = Помочь
about-steal = Кража
about-repair = Отремонтировать
about-quest = Задания
about-day-labor = День труда
about-convert = Обращение
about-sanctify = Освящение
about-garden = Посадить сад
about-score = Получить очки
about-sacrifice = Жертва
about-export = Экспорт
about-establish = Торговые посты
about-dominance = Превосходство
about-in-play = Карты в игре

# What bots expect points from; more is always better.
term-cards = карты в руке и в игре
term-warriors = воины на поле
term-rule = власть над полянами
term-safety = безопасность зданий и жетонов
term-battle = текущее сражение
term-dominance = другой путь к победе
term-marquise = лесопилки, дерево и место для построек
term-eyrie = гнёзда и выполнимый устав
term-alliance = поддержка, базы и сторонники
term-vagabond = предметы, задания и друзья
term-cult = сады и приспешники
term-riverfolk = капитал и торговые посты

# Why something cannot be chosen now.
why-not-into-forest = Днём Бродяга в лес не ходит: туда можно только прокрасться утром.
why-not-slip = Прокрасться можно на соседнюю поляну или в соседний лес.
why-not-effect = Эту карту сейчас в сражении применить нельзя.
why-not-supporter = Сторонник должен подходить к масти поляны.
why-not-quest = Для задания нужна поляна его масти и два его предмета, готовых к использованию.
why-not-order = Устав исполняют слева направо, каждую карту один раз.
why-not-fund = Таких воинов нет в вашем капитале, или нужны другие.
why-not-service = Услуги покупают в начале утра по назначенной цене, воинами или предметами; лодки и наёмников — только один раз.
why-not-dominance = Карту превосходства берут днём за карту той же масти.
why-not-corner = Нужна угловая поляна — противоположная или свободная, как велит подготовка.
why-not-first-building = Первые здания ставят на поляне с цитаделью или рядом, в свободной ячейке.
why-not-river = Эта поляна лежит не у реки.
why-not-battle = Сражаются там, где есть ваши воины и компоненты другого игрока, на поляне подходящей масти.
why-not-adjacent = Дойти можно только до соседних полян.
why-not-move-from = Здесь должны стоять ваши воины, и им должно быть куда уйти: вы правите этой поляной или той, куда они идут.
why-not-no-path = Сюда нет тропы с { CASE($clearing, "gen") }.
why-not-rule = Чтобы переместиться, надо править поляной, с которой уходите ({ $clearing }), или той, на которую входите.
why-not-sawmill = Дерево кладут на поляны с лесопилкой, за сверхурочные — на поляну масти карты.
why-not-build = Строят на поляне, которой вы правите, в свободной ячейке; дерева должно хватать, и везут его только через поляны под вашей властью.
why-not-wood = Дерево берут с полян, связанных со стройкой через поляны под вашей властью.
why-not-recruiter = Воинов вербуют в казармах, по одному в каждой.
why-not-new-roost = Новое гнездо ставят там, где меньше всего воинов, в свободной ячейке.
why-not-roost-recruit = По уставу вербуют у гнезда на поляне подходящей масти: { $suit }.
why-not-roost-build = По уставу строят на поляне под вашей властью, со свободной ячейкой, без гнезда и подходящей масти: { $suit }.
why-not-revolt = Для восстания нужны поддержка здесь, база этой масти в запасе и два подходящих сторонника.
why-not-spread = Поддержку получают рядом с лояльной поляной, там, где её ещё нет, за нужное число подходящих сторонников.
why-not-operation = Вербуют на базе, а выступают там, где стоит ваш воин и ещё нет поддержки.
why-not-boots = Бродяга ходит на соседнюю поляну за сапоги, за две пары — туда, где враждебные воины.
why-not-conspiracy = Заговоры устраивают на полянах масти изгоев, против компонентов противников, за приспешников.
why-not-ritual = Открытая карта должна быть масти этой поляны; для сада нужно ею править и иметь свободную ячейку.
why-not-post = Вербуют у реки; для торгового поста нужен правитель, чьи два воина лежат в вашем капитале, и чтобы поста ещё не было.
why-not-tax = Сборщику налогов нужен здесь ваш воин, раз за ход.
why-not-opponent = Нужен игрок, чьи компоненты есть на поляне сражения, и не вы сами.
why-not-ally = С вами идут только воины союзника с поляны, которую вы покидаете.
why-not-hit = Урон сначала получают воины, потом вы выбираете среди своих зданий и жетонов на этой поляне.
why-not-aid = Помогают игроку (или крадут у него), чьи компоненты есть на вашей поляне.
why-not-strike = Выстрел убирает воина на вашей поляне, а здание или жетон — у игрока без воинов здесь.
why-not-lies = Этой карты нет у вас в руке.
why-not-craft = Чтобы её смастерить, нужны неиспользованные ремесленные орудия её мастей, предмет в запасе и чтобы перед вами не лежала такая же карта.
why-not-overwork = Ремесло уже позади. Для сверхурочных карта подходит к поляне с лесопилкой; птица даёт ещё одно действие.
why-not-second-bird = Из двух карт в устав не больше одной может быть птицей.
why-not-train = Для тренировки карта подходит к базе на поле; для ремесла нужна поддержка её мастей.
why-not-revealed = Открытую сегодня карту нельзя использовать снова, а очки за каждую масть получают раз за ход.
why-not-ambush = Здесь можно сыграть только засаду, подходящую к масти поляны.
why-not-match = Нужна карта, подходящая к масти поляны.
why-not-card = Для того, о чём сейчас вопрос, эта карта не подходит.
why-not-refresh = Обновляют только перевёрнутые предметы.
why-not-damaged = Урон получают только целые предметы.
why-not-repair = Повреждённый предмет ремонтируют молотом; остальные переворачивают ради действий.
why-not-exhausted = Нужен целый и не перевёрнутый предмет.
why-not-satchel = Оставляют предметы из рюкзака или повреждённые, а не со шкал.
