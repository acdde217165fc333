# Слова «Коріння».
# Гра
name = Коріння
tagline = Коти, птахи, миші, ящери, видри й самотній єнот змагаються за один ліс, кожен за власними законами.
option-map = Мапа
option-map-help = На осінній мапі масті галявин надруковані, на зимовій їх роздають випадково.
option-map-autumn = Осінь
option-map-winter = Зима
option-factions = Фракції
option-factions-help = Хто за кого грає. Випадок вибирає серед складів, з якими партія виходить жвавою. Для першої партії візьміть Маркізу й Династію.
option-factions-marquise = Маркіза де Кіт
option-factions-eyrie = Крилата династія
option-factions-alliance = Лісовий союз
option-factions-vagabond = Бродяга
option-factions-vagabond2 = Другий Бродяга
option-factions-cult = Культ плазунів
option-factions-riverfolk = Річкове братство
option-factions-random = Випадково
option-round-cap = Останнє коло
option-round-cap-help = Після стількох кіл партію припиняють, і перемагає той, у кого більше очок. До цього майже ніколи не доходить.
hint-reach = Охоплення { $reach }: партія буде жвавою (на { $seats } гравців радимо від { $least }).
hint-reach-low = Охоплення { $reach }: партія буде тихою (на { $seats } гравців радимо від { $least }). Але грати можна.
hint-reach-random = Випадок доповнить склад до охоплення від { $least }, як радимо на { $seats } гравців.
hint-reach-random-low = Хоч би що додав випадок, охоплення не сягне { $least }, як радимо на { $seats } гравців: партія буде тихою. Але грати можна.
bad-line-up = Такого складу не зібрати: другий Бродяга грає лише разом із першим, і хтось мусить мати воїнів.
bad-faction-count = Названо фракцій: { $named }, а гравців { $seats }.
bad-faction-twice = Лише один гравець може грати за { CASE($faction, "acc") }.
bad-round-cap = Останнє коло має бути від { $least } до { $most }.

# Масті
suit-fox = лиси
    .gen = лисів
suit-rabbit = зайці
    .gen = зайців
suit-mouse = миші
    .gen = мишей
suit-bird = птахи
    .gen = птахів

# Фракції
faction-marquise = Маркіза де Кіт
    .gen = Маркізи де Кіт
    .dat = Маркізі де Кіт
    .acc = Маркізу де Кіт
    .ins = Маркізою де Кіт
faction-eyrie = Крилата династія
    .gen = Крилатої династії
    .dat = Крилатій династії
    .acc = Крилату династію
    .ins = Крилатою династією
faction-alliance = Лісовий союз
    .gen = Лісового союзу
    .dat = Лісовому союзу
    .acc = Лісовий союз
    .ins = Лісовим союзом
faction-vagabond = Бродяга
    .gen = Бродяги
    .dat = Бродязі
    .acc = Бродягу
    .ins = Бродягою
faction-vagabond2 = другий Бродяга
    .gen = другого Бродяги
    .dat = другому Бродязі
    .acc = другого Бродягу
    .ins = другим Бродягою
faction-cult = Культ плазунів
    .gen = Культу плазунів
    .dat = Культу плазунів
    .acc = Культ плазунів
    .ins = Культом плазунів
faction-riverfolk = Річкове братство
    .gen = Річкового братства
    .dat = Річковому братству
    .acc = Річкове братство
    .ins = Річковим братством

# Мапа
clearing = галявина { $n }
    .gen = галявини { $n }
    .acc = галявину { $n }
    .loc = галявині { $n }
clearing-placed = галявина { $n } ({ $place }, { $suit })
    .gen = галявини { $n } ({ $place }, { $suit })
    .acc = галявину { $n } ({ $place }, { $suit })
    .loc = галявині { $n } ({ $place }, { $suit })
place-nw = північний захід
place-ne = північний схід
place-se = південний схід
place-sw = південний захід
place-n = північ
place-e = схід
place-s = південь
place-w = захід
place-ssw = південно-південний захід
place-mid-n = центр, північ
place-mid-e = центр, схід
place-mid-w = центр, захід
place-n-left = північ, ліворуч
place-n-right = північ, праворуч
place-s-left = південь, ліворуч
place-s-right = південь, праворуч
forest-n = північний ліс
    .gen = північного лісу
    .loc = північному лісі
forest-nw = північно-західний ліс
    .gen = північно-західного лісу
    .loc = північно-західному лісі
forest-ne = північно-східний ліс
    .gen = північно-східного лісу
    .loc = північно-східному лісі
forest-w = західний ліс
    .gen = західного лісу
    .loc = західному лісі
forest-e = східний ліс
    .gen = східного лісу
    .loc = східному лісі
forest-s = південний ліс
    .gen = південного лісу
    .loc = південному лісі
forest-sw = південно-західний ліс
    .gen = південно-західного лісу
    .loc = південно-західному лісі
forest-se = південно-східний ліс
    .gen = південно-східного лісу
    .loc = південно-східному лісі
forest-mid = середній ліс
    .gen = середнього лісу
    .loc = середньому лісі

# Компоненти
warriors = { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
   *[many] { $n } воїнів
}
    .acc = { $n ->
        [one] { $n } воїна
       *[other] { $n } воїнів
    }
piece-wood = деревина
    .acc = деревину
    .gen = деревини
piece-keep = цитадель
    .gen = цитаделі
piece-sawmill = тартак
    .gen = тартака
piece-workshop = майстерня
    .acc = майстерню
    .gen = майстерні
piece-recruiter = казарма
    .acc = казарму
    .gen = казарми
piece-roost = гніздо
    .gen = гнізда
piece-sympathy = підтримка
    .acc = підтримку
    .gen = підтримки
piece-base = база
    .acc = базу
    .gen = бази
piece-garden = сад
    .gen = саду
piece-trade-post = торговий пост
    .gen = торгового поста
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }

# Предмети
item-bag = торба
    .acc = торбу
    .gen = торби
item-boots = чоботи
    .gen = чобіт
item-crossbow = арбалет
    .gen = арбалета
item-hammer = молот
    .gen = молота
item-sword = меч
    .gen = меча
item-tea = чай
    .gen = чаю
item-coins = монети
    .gen = монет
item-torch = смолоскип
    .gen = смолоскипа

# Карти
card = «{ $name }» ({ $suit })
    .acc = карту «{ $name }» ({ $suit })
    .gen = карти «{ $name }» ({ $suit })
card-ambush = Засідка!
card-dominance = Перевага
card-birdy-bindle = Пташиний клунок
card-woodland-runners = Лісові бігуни
card-arms-trader = Торговець зброєю
card-crossbow = Арбалет
card-sappers = Сапери
card-brutal-tactics = Жорстока тактика
card-armorers = Бронярі
card-royal-claim = Королівські претензії
card-gently-used-knapsack = Майже новий наплічник
card-root-tea = Кореневий чай
card-travel-gear = Дорожнє спорядження
card-protection-racket = Плата за спокій
card-foxfolk-steel = Лисяча сталь
card-anvil = Ковадло
card-stand-and-deliver = Гаманець або життя!
card-tax-collector = Збирач податків
card-favor-foxes = Ласка лисів
card-smugglers-trail = Стежка контрабандиста
card-visit-to-friends = Гостини в друзів
card-bake-sale = Ярмарок випічки
card-cobbler = Швець
card-command-warren = Командна нора
card-better-burrow-bank = Банк „Надійна нора“
card-favor-rabbits = Ласка зайців
card-mouse-in-a-sack = Миша в мішку
card-investments = Інвестиції
card-sword = Меч
card-scouting-party = Розвідзагін
card-codebreakers = Дешифрувальники
card-favor-mice = Ласка мишей
card-vizier = вірний візир
effect-ambush = У битві, захищаючись: одразу завдати 2 ударів на галявині цієї масті. Нападаючи: викрити засідку.
effect-dominance = Активується з 10 очками й більше: ви перемагаєте, якщо на початку свого ранку правите трьома галявинами цієї масті.
effect-dominance-bird = Активується з 10 очками й більше: ви перемагаєте, якщо на початку свого ранку правите двома протилежними кутами.
effect-item = { $item }, { $points }
effect-sappers = Захищаючись: скиньте її заради 1 додаткового удару.
effect-brutal-tactics = Нападаючи: 1 додатковий удар, захисник отримує 1 очко.
effect-armorers = У битві: скиньте її, щоб не отримувати ударів за кубиком.
effect-royal-claim = Уранці: скиньте її й отримайте по 1 очку за кожну галявину, якою правите.
effect-stand-and-deliver = Раз на ранок: візьміть випадкову карту в іншого гравця, він отримує 1 очко.
effect-tax-collector = Раз на день: приберіть свого воїна й візьміть карту.
effect-cobbler = На початку вечора: переміщення.
effect-command-warren = На початку дня: битва.
effect-better-burrow-bank = На початку ранку: ви та інший гравець берете по карті.
effect-scouting-party = Нападаючи: вам не можна влаштувати засідку.
effect-codebreakers = Раз на день: перегляньте карти іншого гравця.
effect-favor = Приберіть усі компоненти супротивників з усіх галявин цієї масті: по 1 очку за будівлю й жетон.

# Завдання
quest = «{ $name }» ({ $suit })
quest-fundraising = Збір коштів
quest-errand = Доручення
quest-logistics = Допомога з доставкою
quest-shed = Полагодити сарай
quest-speech = Виголосити промову
quest-guard = Варта
quest-bear = Відігнати ведмедя
quest-bandits = Прогнати бандитів
quest-escort = Супровід

# Вожді, персонажі, стовпці, стосунки, послуги, фази
leader-builder = Будівничий
    .acc = Будівничого
leader-charismatic = Обранець
    .acc = Обранця
leader-commander = Командир
    .acc = Командира
leader-despot = Деспот
    .acc = Деспота
leader-builder-what = за предмети даються всі надруковані очки
leader-charismatic-what = кожне вербування виставляє 2 воїнів
leader-commander-what = 1 додатковий удар під час нападу
leader-despot-what = 1 очко за битву, в якій прибрано будівлі чи жетони
character-thief = Злодій
    .acc = Злодія
character-tinker = Майстер
    .acc = Майстра
character-ranger = Слідопит
    .acc = Слідопита
character-thief-what = краде випадкові карти
character-tinker-what = бере карти зі скиду
character-ranger-what = ремонтує три предмети одразу
column-recruit = вербування
column-move = переміщення
column-battle = битва
    .acc = битву
column-build = будівництво
relation-indifferent = байдужість
relation-amiable = приязнь
relation-friendly = дружба
relation-allied = союзник
relation-hostile = ворог
service-hand-card = карта з руки
    .acc = карту з руки
service-riverboats = човни
service-mercenaries = найманці
    .acc = найманців
phase-birdsong = Ранок
phase-daylight = День
phase-evening = Вечір

# Стани, наслідки, напрямки
item-exhausted = { $item } (з перевернутих)
item-damaged = { $item } (з пошкоджених)
item-broken = { $item } (з пошкоджених, лицем донизу)
trigger-outrage = заворушення
trigger-base-lost = втрата бази
trigger-garden-lost = втрата саду
trigger-post-lost = втрата торгового поста
trigger-field-hospital = польовий шпиталь
to-clearing = на { CASE($clearing, "acc") }
to-forest = у { $forest }

# Варіанти
label-pass = Далі
label-no-ambush = Без засідки
label-no-foil = Не викривати засідку
label-no-hospital = Без польового шпиталю
label-no-card-fits = Відповідної карти немає: показати руку
label-no-battle = Не битися
label-no-move = Не переміщуватися
label-no-revolt = Не здіймати повстання
label-no-spread = Не здобувати підтримку
label-no-conspiracy = Без змов
label-stop = Досить
label-no-second-card = Без другої карти
label-done = Не використовувати карти
label-fight-alone = Битися без союзників
label-go-alone = Іти без союзників
label-take-nothing = Нічого не брати
label-keep = Цитадель на { CASE($clearing, "loc") }
label-building = Збудувати { CASE($piece, "acc") }: { $clearing }
label-begin-here = Почати на { CASE($clearing, "loc") }
label-begin-forest = Почати в { CASE($forest, "loc") }
label-warrior-here = Воїн на { CASE($clearing, "acc") }
label-warriors-here = Два воїни на { CASE($clearing, "acc") }
label-from = З { CASE($clearing, "gen") }: { $warriors }
label-to = На { CASE($clearing, "acc") }
label-battle-in = Битва на { CASE($clearing, "loc") }
label-wood-here = Деревина на { CASE($clearing, "acc") }
label-wood-from = Деревина з { CASE($clearing, "gen") }
label-revolt = Повстання на { CASE($clearing, "loc") }
label-spread = Підтримка на { CASE($clearing, "loc") }: { $points } за { $supporters ->
    [one] { $supporters } прибічника
   *[other] { $supporters } прибічників
}
label-slip-clearing = Прокрастися на { CASE($clearing, "acc") }
label-slip-forest = Прокрастися в { $forest }
label-stay = Залишитися
label-new-roost = Гніздо й три воїни на { CASE($clearing, "loc") }
label-play-card = Розіграти { CASE($card, "acc") }
label-foil = Викрити засідку: { $card }
label-give = Віддати { CASE($card, "acc") }
label-discard = Скинути { CASE($card, "acc") }
label-spend = Витратити { CASE($card, "acc") }
label-attack = Напасти на { CASE($faction, "acc") }
label-with-ally = Разом із союзником: { $faction }
label-take-ally = Взяти із собою воїнів { CASE($faction, "gen") }
label-fund = Воїн { CASE($faction, "gen") }
label-outcast = Вигнанці: { $suit }
label-pay-suit = Платять { $suit }
label-obey = Виконати: { $suit }
label-count = { $warriors }
label-price = { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
   *[many] { $n } воїнів
}
label-leader = { $leader }: { $what } (візири: { $columns })
label-character = { $character }: { $what } ({ $items })
label-lose-piece = Втратити: { $piece }
label-lose-warrior = Удар приймає воїн { CASE($faction, "gen") }
label-shoot-piece = Постріл: { $piece } ({ $faction })
label-shoot-warrior = Постріл: воїн { CASE($faction, "gen") }
label-refresh = Оновити: { $item }
label-exhaust = Перевернути: { $item }
label-damage = Пошкодити: { $item }
label-repair = Відремонтувати: { $item }
label-repair-hammer = Відремонтувати молотом: { $item }
label-drop = Залишити: { $item }
label-drop-ruin = Залишити знайдене в руїнах: { $item }
label-take = Взяти: { $item }
label-attacker-first = Починаю я
label-defender-first = Починає захисник
label-resolve = Спершу { $what }
label-bank = Банк «Надійна нора»: разом із вами карту бере { $faction }
label-buy-card = Купити { CASE($card, "acc") } за { CASE($price, "acc") }
label-buy-boats = Найняти човни за { CASE($price, "acc") }
label-buy-mercenaries = Найняти найманців за { CASE($price, "acc") }
label-royal-claim = Королівські претензії: { $points }
label-stand-and-deliver = Гаманець або життя! Карта від { CASE($faction, "gen") }
label-activate-dominance = Активувати { CASE($card, "acc") }: більше жодних очок, перемога завдяки перевазі
label-coalition = { $card }: коаліція з { CASE($faction, "ins") }
label-take-dominance = Взяти { CASE($card, "acc") }, витративши { CASE($paid, "acc") }
label-codebreakers = Дешифрувальники: переглянути руку { CASE($faction, "gen") }
label-tax-collector = Збирач податків: прибрати воїна з { CASE($clearing, "gen") } і взяти карту
label-brutal-tactics = Жорстока тактика: +1 удар, 1 очко захисникові
label-armorers = Бронярі: не отримувати ударів за кубиком
label-sappers = Сапери: +1 удар
label-craft = Змайструвати { CASE($card, "acc") }. { $text }
label-craft-item = Змайструвати { CASE($card, "acc") }: { $text }
label-end-craft = Більше не майструвати
label-end-daylight = Закінчити день
label-battle = Битва
label-move = Переміщення
label-march = Марш: до двох переміщень
label-recruit = Вербування в усіх казармах
label-build = Збудувати { CASE($piece, "acc") }: { $points }, деревини: { $n }
label-overwork = Понаднормова праця за { CASE($card, "acc") }
label-spend-bird = Ще одна дія за { CASE($card, "acc") }
label-spend-bird-early = Ще одна дія за { CASE($card, "acc") } замість решти
label-decree = { $card } до стовпця «{ $column }»
label-turmoil = Смута
label-mobilize = Мобілізувати { CASE($card, "acc") }
label-train = Вишкіл: офіцер за { CASE($card, "acc") }
label-recruit-at = Вербування на { CASE($clearing, "loc") }
label-organize = Виступ на { CASE($clearing, "loc") }: { $points }
label-end-operations = Більше жодних операцій
label-walk = Піти на { CASE($clearing, "acc") }
label-walk-hostile = Піти на { CASE($clearing, "acc") } повз ворогів (2 пари чобіт)
label-explore = Дослідити руїну
label-aid = Допомогти { CASE($faction, "dat") }
label-quest = Завдання { $quest }: { $items }
label-strike = Постріл з арбалета
label-steal = Крадіжка карти в { CASE($faction, "gen") }
label-day-labor = Поденна праця: { $card }
label-hideout = Сховок: відремонтувати три предмети й закінчити день
label-reward-points = { $points }
label-reward-cards = Взяти 2 карти
label-crusade-battle = Похід: битва ({ $price })
label-crusade-move = Похід: переміщення, потім за бажанням битва ({ $price })
label-convert = Навернення воїна { CASE($faction, "gen") } на { CASE($clearing, "loc") }: { $price }
label-sanctify = Освячення: { $piece } { CASE($faction, "gen") } на { CASE($clearing, "loc") }: { $price }
label-garden = { $card }: сад на { CASE($clearing, "loc") }
label-recruit-by = { $card }: воїн на { CASE($clearing, "acc") }
label-score = { $card }: { $points }
label-sacrifice = { $card }: поплічник
label-draw = Взяти карту
label-export = Експорт { CASE($card, "gen") }
label-establish = Торговий пост на { CASE($clearing, "loc") }: { $points }
items-count = { $n ->
    [one] { $n } предмет
    [few] { $n } предмети
   *[many] { $n } предметів
}
acolytes = { $n ->
    [one] { $n } поплічник
    [few] { $n } поплічники
   *[many] { $n } поплічників
}
    .acc = { $n ->
        [one] { $n } поплічника
       *[other] { $n } поплічників
    }

# Питання
prompt-over = Гру закінчено.
prompt-setup-keep = У якому куті стоїть ваша цитадель?
prompt-setup-building = Де стоїть ваша перша будівля ({ $piece })?
prompt-setup-roost = У якому куті починають ваше перше гніздо й шість воїнів?
prompt-setup-leader = Хто стане першим вождем Династії?
prompt-setup-character = Хто ви?
prompt-setup-forest = У якому лісі ви починаєте?
prompt-setup-cult = У якому куті починає Культ?
prompt-setup-outcast = Яка масть спочатку стає вигнанцями?
prompt-setup-river = Де починає воїн? (лишилося: { $n })
prompt-price = Яка ціна послуги «{ $service }»?
prompt-birdsong-start = Починається ранок. Щось спершу?
prompt-birdsong-end = Ще щось цього ранку?
prompt-command-warren = Командна нора: битиметеся? Де?
prompt-cobbler = Швець: переміститеся? Звідки?
prompt-cobbler-pawn = Швець: переміститеся? Куди?
prompt-pay-item = Який предмет оплачує послугу? (лишилося: { $n })
prompt-move-from = Звідки ви переміщуєтеся?
prompt-move-from-suit = Звідки ви переміщуєтеся? (масть: { $suit })
prompt-move-to = Куди з { CASE($from, "gen") }?
prompt-move-count = Скільки воїнів іде з { CASE($from, "gen") } на { CASE($to, "acc") }?
prompt-battle-clearing = Де ви б’єтеся?
prompt-battle-clearing-suit = Де ви б’єтеся? (масть: { $suit })
prompt-battle-defender = На кого ви нападаєте на { CASE($clearing, "loc") }?
prompt-battle-ally = Чи б’ються з вами воїни союзника? (захищається { $faction })
prompt-ambush = На { CASE($clearing, "loc") } на вас нападає { $attacker }. Влаштуєте засідку?
prompt-counter-ambush = Засідка на { CASE($clearing, "loc") }! Викриєте її?
prompt-effects-first = Хто першим використовує карти в цій битві? (поки що ви завдаєте { $dealt }, отримуєте { $taken })
prompt-battle-effects = Використаєте карту в цій битві? (поки що ви завдаєте { $dealt }, отримуєте { $taken })
prompt-take-hit = Що приймає наступний удар? (лишилося: { $n })
prompt-order-triggers = Що виконується наступним?
prompt-outrage = Заворушення на { CASE($clearing, "loc") }: яку карту ви віддаєте Союзу?
prompt-drop-supporter = Без бази лишається п’ять прибічників. Кого скинути?
prompt-lose-fund = Чий воїн залишає ваш капітал? (лишилося: { $n })
prompt-field-hospital = Ви втрачаєте { CASE($warriors, "acc") } на { CASE($clearing, "loc") }. Витратити карту, щоб повернути їх до цитаделі?
prompt-craft-any = Яка масть платить за { CASE($card, "acc") }? (лишилося: { $n })
prompt-discard = У руці більше п’яти карт. Яку скинути?
prompt-place-wood = Який тартак отримує деревину? (лишилося: { $n })
prompt-craft = Змайструєте щось?
prompt-marquise = { $n ->
    [0] Дій не лишилося. Пташина карта дає ще одну.
    [one] Що ви робите? (лишилася { $n } дія)
    [few] Що ви робите? (лишилося { $n } дії)
   *[many] Що ви робите? (лишилося { $n } дій)
}
prompt-march-second = Друге переміщення? Звідки?
prompt-build-clearing = Де ви будуєте { CASE($piece, "acc") }?
prompt-pay-wood = Звідки береться деревина? (лишилося: { $n })
prompt-overwork = Який тартак працює понаднормово?
prompt-place-recruit = Яка казарма отримує воїна? (лишилося: { $n })
prompt-decree-add = Яку карту й до якого стовпця указу ви додаєте?
prompt-decree-second = Друга карта до указу?
prompt-new-roost = У вас немає гнізд. Де постане нове?
prompt-decree-card = Указ, { $column }: яку карту ви виконуєте?
prompt-turmoil = Указ, { $column }: нічого з решти виконати не можна.
prompt-recruit-clearing = Де ви вербуєте? (указ: { $suit })
prompt-roost-clearing = Де ви будуєте гніздо? (указ: { $suit })
prompt-choose-leader = Смута! Хто тепер вождь?
prompt-eyrie-end = Указ виконано. Ще щось до вечора?
prompt-revolt = Здіймете повстання? Де?
prompt-spread = Де ви здобуваєте підтримку?
prompt-supporter-revolt = Якого прибічника ви витрачаєте на повстання на { CASE($clearing, "loc") }? (лишилося: { $n })
prompt-supporter-spread = Якого прибічника ви витрачаєте на підтримку на { CASE($clearing, "loc") }? (лишилося: { $n })
prompt-alliance = Ремесло, мобілізація чи вишкіл?
prompt-operation = { $n ->
    [one] Яка операція? (лишилася { $n })
   *[other] Яка операція? (лишилося { $n })
}
prompt-refresh = Який предмет оновити? (лишилося: { $n })
prompt-slip = Куди ви прокрадаєтеся?
prompt-vagabond = Що ви робите?
prompt-move-ally = Чи йде з вами союзник? (куди: { $to })
prompt-move-ally-count = Скільки воїнів { CASE($faction, "gen") } іде з вами на { CASE($to, "acc") }?
prompt-explore = Який предмет ви берете з руїни на { CASE($clearing, "loc") }?
prompt-aid-card = Яку карту ви віддаєте? (отримує { $faction })
prompt-aid-item = Який предмет ви перевертаєте заради допомоги? (отримує { $faction })
prompt-aid-take = Який предмет ви забираєте в { CASE($faction, "gen") }?
prompt-quest-reward = Яка ваша винагорода за завдання { $quest }?
prompt-strike = У кого ви стріляєте?
prompt-repair = Який предмет відремонтувати? (лишилося: { $n })
prompt-drop-item = Предметів забагато. Який залишити?
prompt-conspiracy = Яка змова? ({ $acolytes }, вигнанці: { $suit })
prompt-crusade-follow = Битиметеся на { CASE($clearing, "loc") }?
prompt-ritual = Який обряд?
prompt-river = { $n ->
    [one] Що ви робите? (у капіталі { $n } воїн)
    [few] Що ви робите? (у капіталі { $n } воїни)
   *[many] Що ви робите? (у капіталі { $n } воїнів)
}
prompt-pay-fund = Чиїм воїном ви платите? (лишилося: { $n })
prompt-wait = Вибирає { $who } ({ $faction }).
prompt-wait-setup = До гри готується { $who } ({ $faction }).
prompt-wait-battle = Битва на { CASE($clearing, "loc") }: вибирає { $who } ({ $faction }).
prompt-wait-turn = Вибирає { $who } ({ $faction }). { $phase } { CASE($active, "gen") }.

# Журнал
log-begins-autumn = На столі осіння мапа. Починає { $who }.
log-begins-winter = На столі зимова мапа. Починає { $who }.
log-leads = { $who } грає за { CASE($faction, "acc") }.
log-turn = Коло { $n }: { $who }.
log-phase = { $who }: { $phase }.
log-scores = { $who } отримує { $points } ({ $source }).
log-loses-points = { $who } втрачає { $points } ({ $source }).
log-wins = Перемагає { $who }: { $how }.
log-win-together = Перемагають разом { $who }: { $how }.
ending-points = тридцять очок
ending-dominance = перевага
ending-rounds = останнє коло закінчено
log-character = { $who } вибирає персонажа: { $character }.
log-hides-items = { $n ->
    [one] Під кожною руїною лежить { $n } предмет.
    [few] Під кожною руїною лежать { $n } предмети.
   *[many] Під кожною руїною лежать { $n } предметів.
}
log-outcast = Вигнанці тепер: { $suit }.
log-hated = Зненавиджені тепер: { $suit }.
log-price = { $who } призначає ціну: { $service } за { $n }.
log-draws = { $who } бере { CASE($cards, "acc") }.
log-draws-these = { $who } бере карти: { $cards }.
log-reshuffles = Скид стає новою колодою.
log-crafted-away = Карта { $card } іде у скид.
log-spends = { $who } витрачає { CASE($card, "acc") }.
log-discards = { $who } скидає { CASE($card, "acc") }.
log-no-room = Місця серед прибічників немає: карта { $card } іде у скид.
log-spends-supporter = { $who } витрачає прибічника: { $card }.
log-supporter-leaves = { $who } втрачає прибічника: { $card }.
log-leaves-decree = Карта { $card } залишає указ.
log-fear = { $who } скидає випадкову карту: { $card }.
log-robs = { $to } бере випадкову карту в гравця { $from }.
log-robs-this = { $to } бере випадкову карту в гравця { $from }: { $card }.
log-steals = { $to } краде випадкову карту в гравця { $from }.
log-steals-this = { $to } краде випадкову карту в гравця { $from }: { $card }.
log-gives = { $from } віддає карту гравцеві { $to }.
log-gives-this = { $from } віддає { CASE($card, "acc") } гравцеві { $to }.
log-buys-a-card = { $to } забирає карту в гравця { $from }.
log-buys-this = { $to } забирає { CASE($card, "acc") } в гравця { $from }.
log-day-labor = Поденна праця: { $to } бере карту зі скиду.
log-day-labor-this = Поденна праця: { $to } бере зі скиду { CASE($card, "acc") }.
log-looks-at = { $who } переглядає карти гравця { $whose }.
log-looks-at-these = { $who } переглядає карти гравця { $whose }: { $cards }.
log-looks-at-none = { $who } переглядає карти гравця { $whose }: рука порожня.
log-crafts = { $who } майструє { CASE($card, "acc") }.
log-uses = { $who } використовує карту «{ $card }».
log-joins-outrage = { $who } віддає карту до прибічників.
log-joins-outrage-this = { $who } віддає до прибічників { CASE($card, "acc") }.
log-mobilizes = { $who } мобілізує карту.
log-mobilizes-this = { $who } мобілізує { CASE($card, "acc") }.
log-draws-supporters = { $who } додає { CASE($cards, "acc") } з колоди до прибічників.
log-draws-supporters-these = { $who } додає до прибічників: { $cards }.
log-activates-dominance = { $who } активує { CASE($card, "acc") } і залишає шкалу очок.
log-coalition = { $who } розігрує { CASE($card, "acc") } і вступає в коаліцію: { $with }.
log-takes-dominance = { $who } забирає { CASE($card, "acc") }.
log-places-warriors = { $who } розміщує { CASE($warriors, "acc") } на { CASE($clearing, "loc") }.
log-places = { $n ->
    [one] { $who } розміщує { CASE($piece, "acc") } на { CASE($clearing, "loc") }.
   *[other] { $who } розміщує на { CASE($clearing, "loc") }: { $piece } ×{ $n }.
}
log-pays-wood = { $who } витрачає деревину з { CASE($clearing, "gen") }.
log-moves = { $who } переміщує { CASE($warriors, "acc") } з { CASE($from, "gen") } на { CASE($to, "acc") }.
log-removes-warriors = { $by } прибирає { CASE($warriors, "acc") } { CASE($faction, "gen") } з { CASE($clearing, "gen") }.
log-removes = { $n ->
    [one] { $by } прибирає { CASE($piece, "acc") } з { CASE($clearing, "gen") }.
   *[other] { $by } прибирає з { CASE($clearing, "gen") }: { $piece } ×{ $n }.
}
log-orders = { $who } вибирає, що далі: { $what }.
log-field-hospital = { $who } повертає { CASE($warriors, "acc") } з { CASE($clearing, "gen") } до цитаделі.
log-no-hospital = Польового шпиталю немає: { $clearing } ({ $who }).
log-outrage = { $who } спричиняє заворушення на { CASE($clearing, "loc") }.
log-no-card-for-outrage = У гравця { $who } немає відповідної карти.
log-attacks = { $who } нападає на { CASE($clearing, "loc") }; захищається { $defender }.
log-attacks-ally = { $who } нападає на { CASE($clearing, "loc") } разом із { CASE($faction, "ins") }; захищається { $defender }.
log-attacks-mercenaries = { $who } нападає на { CASE($clearing, "loc") } з найманцями; захищається { $defender }.
log-ambush = { $who } розігрує { CASE($card, "acc") }.
log-foils = { $who } викриває засідку: { $card }.
log-no-ambush = { $who } не влаштовує засідки.
log-no-foil = { $who } не викриває засідки.
log-rolls = Кубики: нападникові { $attacker }, захисникові { $defender }. Поки що удари { $dealt } проти { $taken }.
log-effects-first = Першим карти використовує { $first }.
log-hits = Удари: нападник завдає { $dealt }, захисник { $taken }.
log-battle-ends = Битву на { CASE($clearing, "loc") } закінчено.
log-extra-action = { $who } отримує ще одну дію за { CASE($card, "acc") }.
log-adds-to-decree = { $who } додає до указу { CASE($card, "acc") }: { $column }.
log-obeys = { $who } виконує указ: { $column } ({ $suit }).
log-turmoil = Смута! { $who } не може виконати указ: { $column }.
log-leader = { $who }: новий вождь — { $leader }.
log-leaders-return = { $who }: усі вожді знову лежать лицем догори.
log-revolts = { $who } здіймає повстання на { CASE($clearing, "loc") }.
log-officers-more = { $n ->
    [one] { $who } отримує { $n } офіцера.
   *[other] { $who } отримує { $n } офіцерів.
}
log-officers-fewer = { $n ->
    [one] { $who } втрачає { $n } офіцера.
   *[other] { $who } втрачає { $n } офіцерів.
}
log-base-lost = { $who } втрачає базу ({ $suit }): ідуть прибічники й офіцери.
log-slips = { $who } прокрадається { $to }.
log-walks = { $who } іде { $to }.
log-exhausts = { $who } перевертає: { $item }.
log-refreshes = { $n ->
    [one] { $who } оновлює: { $item }.
   *[other] { $who } оновлює: { $item } ×{ $n }.
}
log-damages = { $who } зазнає пошкодження: { $item }.
log-repairs = { $who } ремонтує: { $item }.
log-gets-item = { $who } отримує: { $item }.
log-finds-item = { $who } знаходить: { $item }.
log-takes-item = { $who } забирає: { $item }.
log-drops = { $who } залишає: { $item }.
log-drops-ruin = { $who } залишає знайдене в руїнах: { $item }.
log-explores = { $who } досліджує руїну на { CASE($clearing, "loc") }.
log-explores-these = { $who } досліджує руїну на { CASE($clearing, "loc") }: { $items }.
log-ruin-gone = Руїна на { CASE($clearing, "loc") } порожня, її прибрано.
log-aids = { $who } допомагає гравцеві { $whom }.
log-relationship = { $who } і { $faction }: { $stance }.
log-completes-quest = { $who } виконує завдання { $quest }.
log-new-quest = Нове завдання: { $quest }.
log-strikes = { $who } стріляє на { CASE($clearing, "loc") }.
log-hides-out = { $who } ховається у сховку й ремонтує предмети.
log-lost-souls = { $n ->
    [one] { $n } карта заблуканих душ іде у скид.
    [few] { $n } карти заблуканих душ ідуть у скид.
   *[many] { $n } карт заблуканих душ ідуть у скид.
}
log-acolytes-more = { $who } отримує { CASE($acolytes, "acc") }.
log-acolytes-fewer = { $who } витрачає { CASE($acolytes, "acc") }.
log-crusade = { $who } вирушає в похід.
log-crusade-in = { $who } вирушає в похід: { $clearing }.
log-convert = { $who } навертає воїна.
log-convert-in = { $who } навертає воїна на { CASE($clearing, "loc") }.
log-sanctify = { $who } освячує будівлю.
log-sanctify-in = { $who } освячує будівлю на { CASE($clearing, "loc") }.
log-reveals = { $who } відкриває { CASE($card, "acc") }.
log-takes-back = { $who } повертає в руку { CASE($cards, "acc") }.
log-protectionism = { $who } кладе { CASE($warriors, "acc") } до платежів.
log-gathers = { $who } збирає { CASE($warriors, "acc") } в капітал.
log-commits = { $who } вкладає капітал: { $colours }.
log-spends-funds = { $who } витрачає капітал: { $colours }.
log-crafts-with = { $who } вкладає капітал у ремесло: { $colours }.
log-loses-fund = { $who } втрачає з капіталу воїна { CASE($faction, "gen") }.
log-buys = { $who } купує { CASE($service, "acc") } (ціна { $n }).
log-exports = { $who } експортує { CASE($card, "acc") }.

# Джерела очок
source-placing = будівлі й жетони на мапі
source-removing = прибрані будівлі й жетони
source-crafting = змайстровані предмети
source-cards = карти
source-roosts = гнізда й смута
source-aid = допомога
source-infamy = лиха слава
source-quests = завдання й руїни
source-rituals = обряди
source-dividends = дивіденди

# Поле текстом
nothing = немає
times = { $what } ×{ $n }
text-setup = Підготовка до гри. Колода: { $deck }. Останнє коло: { $cap }.
text-turn = Коло { $round } з { $cap }. { $phase } { CASE($active, "gen") }. Колода: { $deck }.
text-over = Гру закінчено, коло { $round } з { $cap }. Колода: { $deck }.
text-clearing = { $clearing }, вільні комірки { $open }/{ $slots }; { $parts }
text-ruled = править { $faction }
text-troops = { $faction } [{ $list }]
text-pawn = фішка
text-ruin = руїна
text-ruin-known = руїна [{ $items }]
text-paths = стежки { $list }
text-river = річка { $list }
text-supply = Предмети в запасі: { $items }
text-quest = { $quest } [{ $items }]
text-quests = Завдання: { $quests } (у колоді: { $deck })
text-discard = Скид: { $cards }
text-lost-souls = Заблукані душі: { $cards }
text-waiting = Чекають своєї черги: { $list }
text-hired = Найнято до кінця ходу: { $list }
text-battle = Битва на { CASE($clearing, "loc") }: нападає { $attacker }, захищається { $defender }
text-available = Доступні: { $cards }
text-player = { $who }, { $faction }: { $points }, рука: { $cards }, запас: { $warriors }
text-player-pawn = { $who }, { $faction }: { $points }, рука: { $cards }
text-no-marker = без маркера очок
text-hand = Рука: { $cards }
text-play = У грі: { $card }. { $text }
text-dominance = Активовано: { $card }. { $text }
text-partner = У коаліції з { CASE($faction, "ins") }
text-crafted = Змайстровані предмети: { $items }
text-marquise = Деревина в запасі: { $wood }. На мапі: тартаки { $sawmills }, майстерні { $workshops }, казарми { $recruiters }
text-eyrie = Вождь: { $leader }. Гнізда: { $roosts }
text-column = Указ, { $column }: { $cards }
text-alliance = Підтримка: { $sympathy }. Бази: { $bases }. Офіцери: { $officers }. Прибічники: { $supporters }
text-supporters = Відомі прибічники: { $cards }
text-vagabond = { $character }, { $place }
text-items = Предмети: { $items }
text-relation = { $faction } ({ $stance })
text-relations = Стосунки: { $relations }
text-quests-done = Виконані завдання: { $quests }
text-cult = Вигнанці: { $suit }. { $acolytes }. Сади: { $gardens }
text-cult-hated = Зненавиджені: { $suit }. { $acolytes }. Сади: { $gardens }
text-revealed = Відкриті: { $cards }
text-price = { $service } ({ $n })
text-prices = Ціни: { $prices }
text-riverfolk = Платежі: { $payments }. Капітал: { $funds }. Вклади: { $commitments }
text-posts = Торгові пости на шкалах: { $posts }

# Довідка
help-goal = Кожен веде одну фракцію в лісі з дванадцяти галявин, і кожна фракція має власні закони. Перемагає той, хто першим матиме 30 очок.
help-turn = Ваш хід
help-birdsong = Ранок: те, з чого починає ваша фракція. Послуги Річкового братства купують на самому його початку.
help-daylight = День: більшість дій, ремесло, карти переваги.
help-evening = Вечір: візьміть карти й залиште не більше п’яти.
help-clearings = Галявини
help-rule = Галявиною править той, у кого на ній найбільше воїнів і будівель. Жетони й фішки не рахуються.
help-move = Щоб переміститися, правте галявиною, з якої йдете або на яку входите. Галявини з’єднані стежками; річкою ходять лише Річкове братство й ті, хто найняв його човни.
help-slots = Будівлі потрібна вільна комірка. Руїни займають комірки, доки Бродяга їх не спорожнить.
help-battle = Битва
help-dice = Кидають обидва кубики: нападник завдає ударів за старшим кубиком, захисник — за молодшим. Лісовий союз, захищаючись, міняє їх місцями.
help-limit = Ударів за кубиком не більше, ніж своїх воїнів на галявині (у Бродяги — цілих мечів). Додаткові удари не обмежені; беззахисний завжди отримує один.
help-hits = Спершу гинуть воїни, потім будівлі й жетони на вибір власника. За кожну прибрану будівлю й жетон — очко.
help-ambush = З картою засідки масті галявини захисник завдає двох ударів до кидка, якщо нападник не викриє засідку такою самою картою.
help-cards = Карти
help-suits = Карти й галявини мають масті: лиси, зайці, миші. Пташині карти замінюють будь-яку масть.
help-craft = Майструйте карту знаряддями на галявинах тих мастей, яких вона вимагає, кожним раз на хід. Предмети одразу дають очки, інші карти лишаються й допомагають.
help-dominance = З 10 очками й більше можна активувати карту переваги: очок ви більше не отримуєте, але перемагаєте, якщо на початку свого ранку правите трьома галявинами її масті (у пташиної — двома протилежними кутами).
help-factions = Фракції
help-end = Кінець гри
help-thirty = 30 очок дають перемогу одразу, хоч би чий був хід.
help-coalition = Учотирьох і більше Бродяга з 10 очками й більше може картою переваги вступити в коаліцію з тим, у кого найменше очок, і перемогти разом із ним.
help-items = За гру можна змайструвати дванадцять предметів. Що змайстрував один, іншим уже не дістанеться.
guide-marquise-points = Очки: кожен збудований тартак, майстерня й казарма приносить число у своїй комірці. Прибрані чужі будівлі й жетони — по 1, змайстровані предмети — скільки надруковано.
guide-marquise-birdsong = Ранок: кожен тартак дає деревину.
guide-marquise-daylight = День: ремесло майстернями, потім три дії: битва, марш (два переміщення), вербування (раз), будівництво, понаднормова праця за карту. Кожна пташина карта — ще одна дія.
guide-marquise-evening = Вечір: візьміть карту; з трьома та з п’ятьма казармами — більше.
guide-marquise-special = На галявині з цитаделлю ставити компоненти можете лише ви. Доки вона стоїть, карта масті галявини повертає туди полеглих котів. Деревина йде на будову галявинами під вашою владою.
guide-marquise-hint = Порада: будуйте щоходу, тримайте землі з’єднаними й не давайте сусідам зміцніти: ви починаєте всюди, але втримати все не зможете.
guide-eyrie-points = Очки: щовечора за гнізда на мапі. Прибрані будівлі й жетони — по 1, змайстровані предмети — лише 1 (у Будівничого скільки надруковано).
guide-eyrie-birdsong = Ранок: додайте до указу одну чи дві карти, з них щонайбільше одну пташину. Без гнізд ви отримуєте нове.
guide-eyrie-daylight = День: ремесло гніздами, потім увесь указ зліва направо: вербування, переміщення, битва, будівництво; кожна карта — на галявині своєї масті.
guide-eyrie-evening = Вечір: очки за гнізда, потім карта; з трьома та з шістьма гніздами — більше.
guide-eyrie-special = Смута: якщо карту не можна виконати, ви втрачаєте по очку за кожного птаха в указі, усі його карти й вождя, а день скінчено. За рівних сил галявиною правите ви.
guide-eyrie-hint = Порада: планшет показує, які накази під загрозою. Рано кладіть надійні масті в переміщення, у будівництво — мало карт, птахів — лише туди, де завжди знайдеться що робити.
guide-alliance-points = Очки: кожен жетон підтримки приносить число у своїй комірці. Повстання — по 1 за кожну прибрану будівлю й жетон.
guide-alliance-birdsong = Ранок: повстання (два прибічники масті: решта йде з галявини, у вас база, воїни й офіцер), потім здобуття підтримки поруч із прихильними галявинами.
guide-alliance-daylight = День: ремесло підтримкою, мобілізація карт у прибічники, вишкіл офіцерів картами масті вашої бази.
guide-alliance-evening = Вечір: по операції за офіцера: переміщення, битва, вербування на базі, виступ (воїн стає підтримкою). Потім карта й ще по одній за базу.
guide-alliance-special = Заворушення: хто прибирає підтримку або заходить на прихильну галявину, віддає вам карту. Захищаючись, ви завдаєте більше ударів. Втрата бази коштує прибічників і офіцерів.
guide-alliance-hint = Порада: здобувайте підтримку там, де інші не обминуть. Тримайте двох прибічників однієї масті для повстання на багатій галявині. Три воїни одного ворога роблять підтримку дорожчою.
guide-vagabond-points = Очки: руїни — по 1; завдання — по 1 за кожне виконане тієї ж масті; допомога, що поліпшує стосунки; а з ворогами — кожен їхній компонент, прибраний у вашій битві.
guide-vagabond-birdsong = Ранок: оновіть три предмети й ще по два за кожен чай на шкалі, потім прокрадіться на сусідню галявину або в ліс.
guide-vagabond-daylight = День: усе перевертає предмети: чоботи ведуть, меч б’ється, смолоскип досліджує чи служить персонажеві, арбалет стріляє, молот майструє й ремонтує, будь-який предмет із картою — допомога.
guide-vagabond-evening = Вечір: у лісі ремонтується все. Візьміть карту й ще по одній за монети на шкалі. Нести можна шість предметів і ще по два за торбу.
guide-vagabond-special = Воїнів у вас немає: удари пошкоджують предмети. Прибравши воїна, ви назавжди стаєте ворогом фракції, і шлях до її воїнів коштує ще однієї пари чобіт. Союзники ходять і б’ються з вами.
guide-vagabond-hint = Порада: рано досліджуйте руїни, збирайте чоботи й мечі, щоходу допомагайте одному другові й відпочивайте в лісі, коли пошкоджено три предмети.
guide-cult-points = Очки: витратьте карту — її масть приносить очки за кількістю своїх садів на мапі, кожна масть раз на хід.
guide-cult-birdsong = Ранок: масть, якої найбільше серед заблуканих душ, стає вигнанцями (а якщо вже була — зненавидженою). Поплічники діють на її галявинах: похід, навернення воїна, освячення будівлі в сад.
guide-cult-daylight = День: відкривайте карти: карта масті садить сад там, де ви правите, або ставить воїна; птах дає поплічника. Увечері вони повернуться. Карти заради очок витрачаються.
guide-cult-evening = Вечір: поверніть відкриті карти, майструйте садами на галявинах вигнанців, візьміть карту й ще по одній за масть із двома садами.
guide-cult-special = Де сад, там правите ви. Воїни, полеглі в захисті, стають поплічниками. Витрачені й скинуті карти — заблукані душі. Втрачений сад коштує випадкової карти.
guide-cult-hint = Порада: спершу два сади однієї масті: це 2 очки й карта. Скеровуйте вигнанців тим, що витрачаєте, і бийте, коли масть зненавиджена: усе коштує на поплічника менше.
guide-riverfolk-points = Очки: торговий пост — 2; вранці, якщо хоч один пост стоїть, кожен воїн у капіталі — 1.
guide-riverfolk-birdsong = Ранок: якщо ніхто не заплатив, ви платите собі двох воїнів. Потім дивіденди; потім платежі й усе використане стають капіталом.
guide-riverfolk-daylight = День: усе робить капітал: вкладіть воїна заради переміщення, битви чи карти; витратьте одного на вербування біля річки, двох кольору правителя — на пост; покладіть на порожні місця постів, щоб майструвати чи експортувати.
guide-riverfolk-evening = Вечір: лишіть п’ять карт і призначте три ціни. Самі ви карт не берете.
guide-riverfolk-special = Інші купують уранці за своїх воїнів. Ваша рука відкрита. Втрачений пост коштує половини капіталу.
guide-riverfolk-hint = Порада: спершу продавайте дешево, з першим постом лишайте капітал на ніч і ставте пости там, де правлять покупці. Підіймайте ціни, коли ви потрібні.
help-reconstructed = Малюнки оригіналу недоступні. Карти, мапи й шкали взято з відкритих джерел, розташування галявин і лісів намальовано заново. Що звідки, сказано в повних правилах.

# Мапа
draw-army = { $faction }: { $warriors }
draw-free-slot = вільна комірка
draw-forest = Ліс: { $forest }
draw-points = { $faction }: { $points }
draw-dominance = { $faction }: перевага ({ $suit })
draw-coalition = { $faction }: коаліція з { CASE($partner, "ins") }

# Битва
draw-battle-in = Битва: { $clearing }
draw-last-battle = Остання битва: { $clearing }
draw-see-map = Показати мапу
draw-see-battle = Показати битву
draw-step-ambush = Засідка
draw-step-dice = Кубики
draw-step-effects = Ефекти
draw-step-hits = Удари
draw-attacks = { $who } нападає
draw-defends = { $who } захищається
draw-hits-dealt = Завдано ударів
draw-higher-die = старший кубик
draw-guerrilla-die = старший кубик (партизанська війна)
draw-lower-die = молодший кубик
draw-most-warriors = не більше, ніж воїнів: { $n }
draw-most-swords = не більше, ніж мечів: { $n }
draw-extra-hits = додаткові
draw-defenseless = супротивник беззахисний
draw-ambush-foiled = Засідку викрито
draw-ambushed = Засідка: 2 удари
draw-no-ambush = Без засідки
draw-to-come = Ще попереду: { $list }
# Що станеться з указом
risk-warriors = у запасі бракує воїнів
risk-roosts = усі гнізда вже на мапі
risk-roost = немає гнізда на галявинах масті «{ $suit }»
risk-roost-any = немає гнізд на мапі
risk-move = з галявин масті «{ $suit }» птахам не піти
risk-move-any = птахам нікуди йти
risk-enemy = поруч із птахами немає ворога на галявинах масті «{ $suit }»
risk-enemy-any = поруч із птахами немає ворога
risk-site = немає галявини масті «{ $suit }» під владою Династії, з вільною коміркою і без гнізда
risk-site-any = немає галявини під владою Династії, з вільною коміркою і без гнізда

# Планшети
want-marquise = Будуйте: що далі, то більше очок.
want-eyrie = Тримайте гнізда: очки щовечора.
want-alliance = Здобувайте підтримку: очок дедалі більше.
want-vagabond = Допомога, завдання й руїни — або лиха слава.
want-cult = Садіть сади, витрачайте карти заради очок.
want-riverfolk = Продавайте й бережіть капітал: він дає очки.
faction-short-marquise = Маркіза
faction-short-eyrie = Династія
faction-short-alliance = Союз
faction-short-vagabond = Бродяга
faction-short-vagabond2 = Бродяга 2
faction-short-cult = Культ
faction-short-riverfolk = Братство
board-guide = Як грати за цю фракцію
board-close = Закрити
board-mine = Мій планшет
board-unfold = Показати планшет
board-hand = Рука
board-hand-do = Зелений молот: можна змайструвати зараз. Контур: є чим заплатити. Хрест: чогось бракує.
board-hand-empty = У руці немає карт
board-crafts = Майструє
board-crafted = Змайстровано
board-dominance = Перевага
board-partner = Коаліція
board-play = У грі
board-known = Відомі карти
board-supply = { $warriors } у запасі
board-in-supply = у запасі
board-on-map = на мапі
board-hidden = { $n ->
    [one] { $n } прихована карта
    [few] { $n } приховані карти
   *[many] { $n } прихованих карт
}
board-evening-cards = { $n ->
    [one] Увечері { $n } карта.
    [few] Увечері { $n } карти.
   *[many] Увечері { $n } карт.
}
board-wood = Деревина: на мапі { $map }, у запасі { $left }
board-costs-wood = деревини: { $n }
board-building = { $piece }: деревини { $cost }, { $points }
board-sawmills = Тартаки
board-sawmills-do = уранці по 1 деревині
board-workshops = Майстерні
board-workshops-do = майструють своєю мастю
board-recruiters = Казарми
board-recruiters-do = по 1 коту під час вербування
board-recruiter-cards = Ще одна з 3 і з 5 казармами.
board-actions = { $n ->
    [one] лишилася { $n } дія
    [few] лишилося { $n } дії
   *[many] лишилося { $n } дій
}
board-recruit = Набір
board-move = Рух
board-battle = Битва
board-build = Будова
order-done = готово
order-now = зараз
order-can = можна
order-risk = ризик
board-risk = Указ, { $column } ({ $suit }): { $why }.
board-turmoil = Смута забере { $points }.
board-no-risk = Поки що весь указ можна виконати.
board-roosts = Гнізда
board-roosts-now = +{ $n } щовечора
board-roost = Гнізд { $n }: { $points } щовечора
board-deposed = Повалені: { $leaders }
board-officers = { $n ->
    [one] офіцер
    [few] офіцери
   *[other] офіцерів
}
board-officers-said = { $n ->
    [one] { $n } офіцер: стільки ж операцій щовечора
    [few] { $n } офіцери: стільки ж операцій щовечора
   *[many] { $n } офіцерів: стільки ж операцій щовечора
}
board-sympathy = Підтримка
board-sympathy-do = угорі прибічники, внизу очки
board-sympathy-step = { $cost ->
    [one] { $cost } прибічник
    [few] { $cost } прибічники
   *[many] { $cost } прибічників
}, { $points }
board-bases = Бази
board-base-out = на мапі
board-base-here = чекає на повстання
board-supporters = Прибічники
board-supporters-of = { $n } із { $most }
board-supporters-do = плата за підтримку й повстання
board-ready = Готові
board-exhausted = Перевернуті
board-damaged = Пошкоджені
board-on-track = на шкалі
board-refreshes = { $n ->
    [one] Уранці оновлює { $n } предмет.
    [few] Уранці оновлює { $n } предмети.
   *[many] Уранці оновлює { $n } предметів.
}
board-carries = Несе { $n } із { $most }.
board-relations = Стосунки
board-relations-do = допомога за один хід, очки
board-aids = { $stance }: допомогти за один хід { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}, { $points }
board-ally-aid = кожна допомога союзникові: 2 очки
board-infamy = лиха слава: +1 за кожен їхній компонент, прибраний у битві
board-quests = Завдання
board-quests-done = виконано
board-outcast = вигнанці
board-hated = зненавиджені
board-acolytes = Поплічники
board-acolytes-do = діють на галявинах вигнанців
board-crusade = Похід
board-convert = Навернення
board-sanctify = Освячення
board-gardens = Сади
board-gardens-do = очки за витрату карти цієї масті
board-garden = Садів { $n }, { $suit }: { $points }
board-garden-cards = Ще одна за кожну масть із 2 садами.
board-scored = очки сьогодні отримано
board-revealed = Відкриті сьогодні
board-souls = Заблукані душі
board-next-outcast = будуть вигнанцями: { $suit }
board-next-hated = будуть зненавиджені: { $suit }
board-next-same = вигнанці не зміняться
board-payments = Платежі
board-payments-do = Що заплатили з минулого ходу; вранці стане капіталом.
board-funds = Капітал
board-funds-do = Що можна використати сьогодні.
board-commitments = Вклади
board-commitments-do = Що використано сьогодні; вранці знову стане капіталом.
board-dividends = Дивіденди вранці, якщо нічого не зміниться: { $points }.
board-no-dividends = Без торгового поста на мапі дивідендів немає.
board-posts = Торгові пости
board-posts-do = порожнім місцем майструють
board-post-here = пост, який можна заснувати
board-post-free = місце для ремесла
board-post-busy = зайняте ремеслом
board-open-hand = Відкрита рука

# Головне про гравців
fact-wood = деревина на мапі
fact-supply = воїни в запасі
fact-buildings = будівлі на мапі
fact-decree = накази указу
fact-decree-risk = накази указу; загрожує смута
fact-roosts = гнізда на мапі
fact-leader = вождь
fact-supporters = прибічники
fact-officers = офіцери
fact-bases = бази на мапі
fact-ready = готові предмети з усіх
fact-damaged = пошкоджені предмети
fact-hostile = ворожі фракції
fact-acolytes = поплічники
fact-gardens = сади на мапі
fact-funds = капітал
fact-posts = торгові пости на мапі
fact-prices = ціни: карта, човни, найманці

# Що на столі
offer = Спільні запаси
offer-items = Предмети в запасі
offer-gone = { $item }: уже змайстровано
offer-round = Коло { $n }
offer-deck = Колода
offer-discard = Скид
offer-look = Переглянути скид
offer-ruins = { $n ->
    [one] { $n } руїна
    [few] { $n } руїни
   *[many] { $n } руїн
}
offer-dominance = Її можна взяти за карту тієї ж масті.

# Ринок
market = Ринок Річкового братства
market-left = { $n ->
    [0] Цього ходу більше нічого не купити.
    [one] Зараз можна купити { $n } послугу. Ваш компонент біля торгового поста дає ще одну.
    [few] Зараз можна купити { $n } послуги.
   *[many] Зараз можна купити { $n } послуг.
}
market-warriors = Ви платите воїнами із запасу
market-items = Ви платите, перевертаючи предмети
market-bought = Найняті до кінця ходу.
service-hand-card-do = Візьміть одну з цих карт.
service-riverboats-do = До кінця ходу річки для вас — стежки.
service-mercenaries-do = Удень і ввечері видри правлять і б’ються за вас.

# Карти в руці
card-works-in = де:
short-ambush = одразу 2 удари
short-favor = очищає масть
short-dominance = правити 3 її галявинами
short-dominance-bird = правити 2 кутами
short-sappers = захист: +1 удар
short-brutal-tactics = напад: +1 удар
short-armorers = без ударів за кубиком
short-royal-claim = очко за галявину
short-stand-and-deliver = взяти чужу карту
short-tax-collector = воїн за карту
short-cobbler = переміщення ввечері
short-command-warren = битва вдень
short-better-burrow-bank = карта вранці
short-scouting-party = без засідок на вас
short-codebreakers = побачити руку
craft-now = Можна змайструвати зараз.
craft-later = Є чим заплатити, але не на цьому кроці.
craft-no-item = Такого предмета більше немає.
craft-in-play = Така карта у вас уже в грі.
craft-lacks-funds = { $n ->
    [one] У капіталі бракує { $n } воїна.
   *[other] У капіталі бракує { $n } воїнів.
}
craft-any = будь-яка масть
craft-lacks-workshops = Бракує майстерень: { $suits }.
craft-lacks-roosts = Бракує гнізд: { $suits }.
craft-lacks-sympathy = Бракує підтримки: { $suits }.
craft-lacks-hammers = Бракує молотів на галявині: { $suits }.
craft-lacks-gardens = Бракує садів на галявинах вигнанців: { $suits }.
craft-lacks-posts = Бракує вільних місць торгових постів: { $suits }.

# До чого веде вибір
why-outrage = заворушення: карта масті «{ $suit }» або пташина — Союзу
why-yours = правите ви
why-ruled = править { $faction }
why-nobodys = ніхто не править
why-enemies = там: { $enemies }
why-slots = { $n ->
    [one] { $n } вільна комірка
    [few] { $n } вільні комірки
   *[many] { $n } вільних комірок
}
why-keep = ставити компоненти тут зможете лише ви
why-revolt = { $points } за прибране; база, { $warriors }, офіцер
why-martial-law = воєнний стан: ще один прибічник
why-ruin = руїна
why-quests = { $n ->
    [one] { $n } завдання цієї масті
    [few] { $n } завдання цієї масті
   *[many] { $n } завдань цієї масті
}
why-ruin-quests = { $n ->
    [one] руїна, { $n } завдання цієї масті
    [few] руїна, { $n } завдання цієї масті
   *[many] руїна, { $n } завдань цієї масті
}
why-stay-behind = { $n ->
    [0] ніхто не лишається
    [one] { $n } лишається
   *[other] { $n } лишаються
}
why-price-now = теперішня ціна
why-strength = ваших { $mine } проти { $theirs }; { $pieces ->
    [0] будівель і жетонів немає
   *[other] будівель і жетонів: { $pieces }
}
why-defenseless = беззахисні: ще 1 удар; будівель і жетонів: { $pieces }
why-hostile = прибравши воїна, ви назавжди станете ворогом
why-infamy = уже вороги: у вашій битві кожен компонент — 1 очко
why-they-score = їм 1 очко
why-outcast = на цих галявинах діють поплічники
why-show-hand = Союз побачить вашу руку й візьме прибічника з колоди
why-ambush = 2 удари до кидка
why-supports = вона йде до прибічників
why-hospital = { $warriors } — назад до цитаделі
why-available = її зможе взяти будь-хто
why-bank = інший гравець теж бере карту
why-buy-card = { $left ->
    [-1] перевертає предмети
   *[other] у запасі лишиться воїнів: { $left }
}
why-buy-boats = річки для вас — стежки; { $left ->
    [-1] перевертає предмети
   *[other] у запасі лишиться воїнів: { $left }
}
why-buy-mercenaries = видри правлять і б’ються за вас; { $left ->
    [-1] перевертає предмети
   *[other] у запасі лишиться воїнів: { $left }
}
why-card-goes = карта йде у скид
why-crafts = потрібно: { $tools }
why-crafts-hammers = перевертає молоти: { $tools }
why-crafts-funds = капітал на місця постів: { $tools }
why-export = ні предмета, ні очок; ваш воїн — до платежів
why-then-actions = потім три дії
why-then-decree = потім указ
why-then-cards = потім карти
why-actions-lost = { $n ->
    [one] пропаде { $n } дія
    [few] пропадуть { $n } дії
   *[many] пропадуть { $n } дій
}
why-evening = увечері { $cards }
why-evening-points = увечері { $points }, { $cards }
why-operations = { $n ->
    [one] увечері { $n } операція
    [few] увечері { $n } операції
   *[many] увечері { $n } операцій
}
why-dividends = капітал, що лишиться, вранці принесе: { $points }
why-an-action = 1 дія
why-an-operation = 1 операція
why-commit = вкладає 1 воїна капіталу до вашого ранку
why-spend-fund = витрачає 1 воїна капіталу
why-sword = перевертає меч
why-recruits = { $warriors }, 1 дія
why-overwork = карта перетворюється на деревину; 1 дія
why-order-can = поки що можна виконати
why-order-risk = під загрозою: { $why }
why-turmoil = мінус { $points }, накази пропадуть ({ $n }), новий вождь, день скінчено
why-no-room = без бази місця немає: карта піде у скид
why-supporters = прибічників: { $n }
why-officers = офіцерів: { $n }
why-organize = воїн стає підтримкою
why-explore = перевертає смолоскип: предмет і 1 очко
why-aid-ally = 2 очки
why-aid-step = { $stance }: { $points }
why-aid-more = до стосунків «{ $stance }» допомогти за цей хід ще { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
}
why-aid-nothing = за допомогу ворогові очок немає
why-quest = { $points } або 2 карти
why-crossbow = перевертає арбалет
why-hammer = перевертає молот
why-torch = перевертає смолоскип
why-stay = без переміщення
why-acolytes-left = лишиться { $acolytes }
why-garden = { $suit } принесуть { $points }; карта повернеться
why-comes-back = увечері карта повернеться
why-lost-soul = карта йде до заблуканих душ
why-establish = витрачає з капіталу 2 воїнів { CASE($faction, "gen") }; з постом приходить воїн

# What choices are about
about-build = Збудувати
about-craft = Змайструвати карту
about-buy = Купити в Річкового братства
about-overwork = Понаднормова праця
about-bird = Ще одна дія
about-mobilize = Мобілізувати
about-train = Вишкіл офіцера
about-recruit = Вербування
about-organize = Виступ
about-walk = Піти
about-aid = Допомогти
about-steal = Крадіжка
about-repair = Відремонтувати
about-quest = Завдання
about-day-labor = Поденна праця
about-convert = Навернення
about-sanctify = Освячення
about-garden = Посадити сад
about-score = Здобути очки
about-sacrifice = Жертва
about-export = Експорт
about-establish = Торгові пости
about-dominance = Перевага
about-in-play = Карти у грі

# What bots expect points from; more is always better.
term-cards = карти в руці й у грі
term-warriors = воїни на мапі
term-rule = влада над галявинами
term-safety = безпека будівель і жетонів
term-battle = поточна битва
term-dominance = інший шлях до перемоги
term-marquise = тартаки, деревина й місце для будівель
term-eyrie = гнізда й указ, який можна виконати
term-alliance = підтримка, бази й прибічники
term-vagabond = предмети, завдання й друзі
term-cult = сади й поплічники
term-riverfolk = капітал і торгові пости

# Why something cannot be chosen now.
why-not-into-forest = Удень Бродяга до лісу не ходить: туди можна лише прокрастися вранці.
why-not-slip = Прокрастися можна на сусідню галявину або до сусіднього лісу.
why-not-effect = Цю карту зараз у битві застосувати не можна.
why-not-supporter = Прибічник має пасувати до масті галявини.
why-not-quest = Для завдання потрібна галявина його масті й два його предмети, готові до використання.
why-not-order = Указ виконують зліва направо, кожну карту один раз.
why-not-fund = Таких воїнів немає у вашому капіталі, або потрібні інші.
why-not-service = Послуги купують на початку ранку за призначеною ціною, воїнами або предметами; човни й найманців — лише один раз.
why-not-dominance = Карту переваги беруть удень за карту тієї ж масті.
why-not-corner = Потрібна кутова галявина — протилежна або вільна, як велить підготовка.
why-not-first-building = Перші будівлі ставлять на галявині з цитаделлю або поруч, у вільній комірці.
why-not-river = Ця галявина лежить не біля річки.
why-not-battle = Б’ються там, де є ваші воїни й компоненти іншого гравця, на галявині відповідної масті.
why-not-adjacent = Дійти можна лише до сусідніх галявин.
why-not-move-from = Тут мають стояти ваші воїни, і їм має бути куди піти: ви правите цією галявиною або тією, куди вони йдуть.
why-not-no-path = Сюди немає стежки з { CASE($clearing, "gen") }.
why-not-rule = Щоб переміститися, треба правити галявиною, з якої йдете ({ $clearing }), або тією, на яку входите.
why-not-sawmill = Деревину кладуть на галявини з тартаком, за понаднормової праці — на галявину масті карти.
why-not-build = Будують на галявині, якою ви правите, у вільній комірці; деревини має вистачати, і везуть її лише через галявини під вашою владою.
why-not-wood = Деревину беруть із галявин, пов’язаних із будовою через галявини під вашою владою.
why-not-recruiter = Воїнів вербують у казармах, по одному в кожній.
why-not-new-roost = Нове гніздо ставлять там, де найменше воїнів, у вільній комірці.
why-not-roost-recruit = За указом вербують біля гнізда на галявині відповідної масті: { $suit }.
why-not-roost-build = За указом будують на галявині під вашою владою, з вільною коміркою, без гнізда й відповідної масті: { $suit }.
why-not-revolt = Для повстання потрібні підтримка тут, база цієї масті в запасі й два відповідні прибічники.
why-not-spread = Підтримку здобувають поруч із прихильною галявиною, там, де її ще немає, за потрібну кількість відповідних прибічників.
why-not-operation = Вербують на базі, а виступають там, де стоїть ваш воїн і ще немає підтримки.
why-not-boots = Бродяга ходить на сусідню галявину за чоботи, за дві пари — туди, де ворожі воїни.
why-not-conspiracy = Змови влаштовують на галявинах масті вигнанців, проти компонентів супротивників, за поплічників.
why-not-ritual = Відкрита карта має бути масті цієї галявини; для саду треба нею правити й мати вільну комірку.
why-not-post = Вербують біля річки; для торгового поста потрібен правитель, чиї два воїни лежать у вашому капіталі, і щоб поста ще не було.
why-not-tax = Збирачеві податків потрібен тут ваш воїн, раз за хід.
why-not-opponent = Потрібен гравець, чиї компоненти є на галявині битви, і не ви самі.
why-not-ally = З вами йдуть лише воїни союзника з галявини, яку ви залишаєте.
why-not-hit = Удари спершу приймають воїни, потім ви обираєте серед своїх будівель і жетонів на цій галявині.
why-not-aid = Допомагають гравцеві (або крадуть у нього), чиї компоненти є на вашій галявині.
why-not-strike = Постріл прибирає воїна на вашій галявині, а будівлю чи жетон — у гравця без воїнів тут.
why-not-lies = Цієї карти немає у вас у руці.
why-not-craft = Щоб її змайструвати, потрібні невикористані ремісничі знаряддя її мастей, предмет у запасі й щоб перед вами не лежала така сама карта.
why-not-overwork = Ремесло вже позаду. Для понаднормової праці карта пасує до галявини з тартаком; птах дає ще одну дію.
why-not-second-bird = З двох карт до указу не більше однієї може бути птахом.
why-not-train = Для вишколу карта пасує до бази на мапі; для ремесла потрібна підтримка її мастей.
why-not-revealed = Відкриту сьогодні карту не можна використати знову, а очки за кожну масть отримують раз за хід.
why-not-ambush = Тут можна зіграти лише засідку, що пасує до масті галявини.
why-not-match = Потрібна карта, що пасує до масті галявини.
why-not-card = Для того, про що зараз ідеться, ця карта не підходить.
why-not-refresh = Оновлюють лише перевернуті предмети.
why-not-damaged = Удари приймають лише цілі предмети.
why-not-repair = Пошкоджений предмет ремонтують молотом; решту перевертають заради дій.
why-not-exhausted = Потрібен цілий і не перевернутий предмет.
why-not-satchel = Залишають предмети з наплічника або пошкоджені, а не зі шкал.
