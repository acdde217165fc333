# Слова «Тундри».
# Гра
name = Тундра
tagline = Кубики, галявини і сплячий цар: хто найкраще врядує до весни?
ties = За рівності очок вирішує, у кого більше ресурсів, а потім — ягід.
option-layout = Поле
option-layout-help = Стандартне поле або одне з альтернативних для трьох чи чотирьох гравців.
option-layout-standard = Стандартне
option-layout-random = Будь-яке, що пасує
option-layout-l3-alt-lake = Озеро (3 гравці)
option-layout-l3-alt-heart = Серце (3 гравці)
option-layout-l3-alt-valleys = Долини (3 гравці)
option-layout-l4-alt-lake = Замерзле озеро (4 гравці)
option-layout-l4-alt-inner = Внутрішні міста (4 гравці)
option-titles = Особливі титули
option-titles-help = Замість скромного кожен отримує титул із власною здатністю. Не для першої партії.
option-personal-goals = Особисті цілі
option-personal-goals-help = Кожен отримує таємну ціль, що зараховується наприкінці. Не для першої партії.
bad-layout = Це поле для { $wanted } гравців, а не для { $players }: оберіть стандартне або будь-яке, що пасує.

# Поля
layout-l2-std = стандартне поле
layout-l3-std = Клин
layout-l3-alt-lake = Озеро
layout-l3-alt-heart = Серце
layout-l3-alt-valleys = Долини
layout-l4-std = стандартне поле
layout-l4-alt-lake = Замерзле озеро
layout-l4-alt-inner = Внутрішні міста

# Планшети, претенденти, титули
board-architecture = Зодчество
board-movement = Переміщення
board-gathering = Збиральництво
board-trade = Торгівля
character-elisaveta = княгиня Єлисавета
character-polkan = воєвода Полкан
character-sofia = настоятелька Софія
character-khoma = купець Хома
title-modest = { $gender ->
    [f] Скромна
   *[m] Скромний
}
title-thrifty = { $gender ->
    [f] Запаслива
   *[m] Запасливий
}
title-wise = { $gender ->
    [f] Мудра
   *[m] Мудрий
}
title-inspiring = { $gender ->
    [f] Надихальна
   *[m] Надихальний
}
title-resolute = { $gender ->
    [f] Наполеглива
   *[m] Наполегливий
}
title-industrious = { $gender ->
    [f] Працьовита
   *[m] Працьовитий
}
title-generous = { $gender ->
    [f] Щедра
   *[m] Щедрий
}

# Цілі
cg-city-cards = Карти міста
cg-upgrades = Покращені планшети
cg-berries = Ягоди
cg-towers = Вежі
cg-workers = Робітники
cg-resources = Запаси ресурсів
cg-brushwood = Галявини з хмизом
cg-stone = Галявини з каменем
cg-peat = Галявини з торфом
pg-chain = Ланцюжок веж
pg-types = Різні землі
pg-idle-workers = Робітники в запасі
pg-garrison = Гарнізони
pg-edge = Околиці
pg-city = Двір і місто
pg-idle-towers = Скромний зодчий
pg-major-brushwood = Господар хмизу
pg-major-stone = Господар каменю
pg-major-peat = Господар торфу
pg-isolated = Самотні вежі

# Карти
sb01 = Дров’яні сани
sb02 = Кам’яні волокуші
sb03 = Торф’яний кошик
sb04 = Снігоступи
sb05 = Ягідний козубок
sb06 = Кисет із жолудями
sb07 = Вузлик коробейника
sb08 = Рукавиці збирача
sb09 = Ранковий обхід
sb10 = Полуденний обхід
sb11 = Легкі лижі
sb12 = Святковий пояс
sb13 = Вечірній обхід
sb14 = Вузлик на щастя
sb15 = Посох мандрівника
sb16 = Міняльні ваги
ad01 = Заєць-скороход
ad02 = Білка-скарбник
ad03 = Бобер-тесля
ad04 = Борсук-муляр
ad05 = Кабан-торфокоп
ad06 = Сова-зореглядка
ad07 = Сорока-вісниця
ad08 = Лисиця-посередниця
ad09 = Їжак-травник
ad10 = Горностай-крамар
ad11 = Журавель-оповісник
ad12 = Рись-наглядачка
ad13 = Вовк-вербувальник
ad14 = Лось-будівничий
ad15 = Видра-гравчиня
ad16 = Кріт-рудознавець
ad17 = Олень-поштмейстер
ad18 = Лебідь-літописець
ad19 = Гусак-дозорець
ad20 = Росомаха-витівниця
bo01 = Оленяча упряж
bo02 = Лісопильня
bo03 = Каменярня
bo04 = Торфорозробка
bo05 = Ягідний ярмарок
bo06 = Царська ласка
bo07 = Комора
bo08 = Зимник
bo09 = Сторожовий пост
bo10 = Артіль збирачів
bo11 = Бенкетний стіл
bo12 = Двір мулярів
bo13 = Ярмарок найму
bo14 = Теслярський цех
bo15 = Міновий ряд
bo16 = Писарська палата
bo17 = Дзвіниця
bo18 = Лижня
bo19 = Зимові припаси
bo20 = Ювелірний ряд

# Звідки беруться очки
source-upgrades = Покращені планшети
source-goals = Спільні цілі
source-towers = Вежі
source-pairs = Пари ресурсів
source-cards = Карти
source-personal = Особиста ціль

# Кількості
amount-brushwood = { $n ->
    [one] { $n } хмиз
    [few] { $n } хмизу
   *[many] { $n } хмизу
}
amount-stone = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
   *[many] { $n } каменів
}
amount-peat = { $n ->
    [one] { $n } торф
    [few] { $n } торфу
   *[many] { $n } торфу
}
amount-any = { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
   *[many] { $n } будь-яких ресурсів
}
amount-berries = { $n ->
    [one] { $n } ягода
    [few] { $n } ягоди
   *[many] { $n } ягід
}
    .acc = { $n ->
        [one] { $n } ягоду
        [few] { $n } ягоди
       *[many] { $n } ягід
    }
amount-points = { $n } ПО
amount-worker = 1 робітник
    .acc = 1 робітника
amount-alike = { $n ->
    [one] { $n } ресурс
    [few] { $n } однакові ресурси
   *[many] { $n } однакових ресурсів
}
    .acc = { $n ->
        [one] { $n } ресурс
        [few] { $n } однакові ресурси
       *[many] { $n } однакових ресурсів
    }
both = { $one } + { $other }
    .acc = { CASE($one, "acc") } + { CASE($other, "acc") }
nothing = нічого

# Що роблять дії
effect-walk = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
effect-gather = { $n ->
    [one] зібрати { $n } ресурс
    [few] зібрати до { $n } ресурсів
   *[many] зібрати до { $n } ресурсів
}
effect-harvest = { $n ->
    [one] узяти { $n } будь-який ресурс
    [few] узяти { $n } будь-які ресурси
   *[many] узяти { $n } будь-яких ресурсів
}
effect-build = { $n ->
    [one] збудувати { $n } вежу
    [few] збудувати до { $n } веж
   *[many] збудувати до { $n } веж
}
effect-hire = { $n ->
    [one] найняти { $n } робітника
    [few] найняти до { $n } робітників
   *[many] найняти до { $n } робітників
}
effect-recruit = найняти 1 робітника без ягоди
effect-pairs = 1 ПО за 2 однакові ресурси, не більше разів, ніж у вас веж
effect-market = { $berries }, потім карта з ринку
effect-market-refresh = { $berries }, за бажанням новий ринок, потім карта з ринку
effect-crafts = { $berries }, потім покращення
effect-upgrade = { $n ->
    [one] покращити { $n } планшет
    [few] покращити до { $n } планшетів
   *[many] покращити до { $n } планшетів
}
effect-trade = { $gain } за { CASE($price, "acc") }
effect-set-die = задати невикористаному кубику будь-яке значення
effect-rerolls = перекинути невикористані кубики, не більше { $n } разів
effect-flip = перевернути невикористаний кубик, 1 ягода
effect-buy-die = купити кубик за { CASE($berries, "acc") }
effect-prospect = відкрити будь-яку галявину і взяти її ресурс (або 2 ягоди)
effect-post = перенести робітника на будь-яку відкриту галявину і взяти її ресурс
effect-tower-berries = 1 ягода за кожну вашу вежу
frame = { $values }: { $effect }
frames = { $one }; { $other }
card-does = «{ $card }»: { $effect }

# Варіанти
label-boost = Залишити карту «{ $card }» ({ $text })
label-boost-board = Під планшет «{ $board }»
label-use = { $die } на планшет «{ $board }»: { $effect }
label-use-boosted = { $die } на планшет «{ $board }»: { $effect }; підсилення: { $boosts }
label-goal = { $die } на ціль «{ $goal }»: { $points } ПО
label-reroll = Перекинути { $die } за { CASE($price, "acc") }
label-reroll-free = Перекинути { $die }
label-change = Змінити { $from } на { $to } за { CASE($price, "acc") }
label-buy = Купити кубик за { CASE($price, "acc") }
label-advisor = Спитати радника «{ $card }»: { $effect }
label-drop = Відкласти { $die }: поставити нікуди
label-end-turn = Завершити хід
label-act-board = Планшет «{ $board }»: { $effect }
label-stop = Відмовитися від решти
label-move = Робітник { $place } { $way }
label-move-known = Робітник { $place } { $way } ({ $gain })
label-take = Узяти { $gain }
label-build = Збудувати вежу { $hex } ({ $bonus })
label-place = Найняти робітника біля вежі { $hex }
label-place-home = Найняти робітника у своєму поселенні
label-pay = Заплатити { CASE($price, "acc") }
label-upgrade = Покращити планшет «{ $board }» за { CASE($price, "acc") }
label-station = Робітник до вежі { $hex }
label-refresh = Оновити ринок
label-keep = Залишити ринок як є
label-card-advisor = Узяти радника «{ $card }» ({ $text })
label-card-boost = Узяти підсилення «{ $card }» ({ $text })
label-tuck = Під планшет «{ $board }»
label-replace = Під планшет «{ $board }» замість карти «{ $old }»
label-dismiss = Відпустити радника «{ $card }»
label-die = Кубик { $die }
label-face = Задати { $die }
label-reveal = Відкрити галявину { $hex }
label-done = Досить
label-skip = Відмовитися

# Запитання
prompt-boost = Яке стартове підсилення ви залишаєте ({ $number } з 2)?
prompt-boost-board = Під який планшет покласти карту «{ $card }»?
prompt-turn = Використайте кубик або спершу виконайте вільну дію.
prompt-turn-blocked = Ваші кубики поставити нікуди: виконайте вільну дію або відкладіть один із них.
prompt-after-die = Виконайте ще вільну дію або завершіть хід.
prompt-activation = Планшет «{ $board }», кубик { $die }: яка дія наступна?
prompt-pay-tower = Якою парою заплатити за вежу { $hex }?
prompt-station = На всі вежі робітників не вистачає: яка отримає робітника?
prompt-pay-worker = Якою парою заплатити за робітника { $hex }?
prompt-upgrade = Який планшет покращити?
prompt-refresh = Оновити ринок, перш ніж узяти карту?
prompt-market = Яку карту взяти з ринку?
prompt-tuck = Під який планшет покласти карту «{ $card }»?
prompt-dismiss = Радників забагато: хто поступиться місцем карті «{ $card }»?
prompt-trade = Карта «{ $card }»: отримати { CASE($gain, "acc") } за { CASE($price, "acc") }?
prompt-price = Карта «{ $card }»: чим заплатити за { CASE($gain, "acc") }?
prompt-set-die = Який кубик змінити?
prompt-set-face = Яке значення задати кубику { $die }?
prompt-flip = Який кубик перевернути?
prompt-prospect = Яку галявину відкрити?
prompt-posting = Кого на яку галявину перенести?
prompt-over = Гру закінчено.
prompt-wait-boosts = { $who } обирає стартові підсилення.
prompt-wait-turn = Зараз ходить { $who }.
prompt-wait-start = { $who } починає раунд.
prompt-walk = Хто куди йде? (залишилося кроків: { $n })
prompt-gather = Що зібрати? (ще до { $n })
prompt-take = Який ресурс узяти? (залишилося: { $n })
prompt-build = Де збудувати вежу? (ще до { $n })
prompt-hire = Де найняти робітника? (ще до { $n })
prompt-pairs = Яку пару обміняти на очко? (ще до { $n })
prompt-rerolls = Який кубик перекинути? (залишилося: { $n })

# Журнал
log-lays-map = Поле викладено: { $layout }.
log-receives-title = { $who } отримує титул «{ $title }».
log-receives-goal = { $who } отримує особисту ціль.
log-receives-this-goal = { $who } отримує особисту ціль «{ $goal }».
log-turns-up = Відкрито { CASE($hex, "acc") }: { $token }.
log-dealt = { $who } отримує чотири стартові підсилення.
log-dealt-these = { $who } отримує стартові підсилення: { $cards }.
log-has-chosen = { $who } завершує вибір.
log-shows-boost = { $who } кладе карту «{ $card }» під планшет «{ $board }».
log-lays-goals = Спільні цілі цієї партії: { $goals }.
log-lays-market = Нове на ринку: { $cards }.
log-round-begins = Починається раунд { $round }. Жетон першого гравця тримає { $who }.
log-rolls = { $who } кидає кубики для всіх: { $dice }.
log-rolls-extra = { $who } кидає додатковий кубик: { $die }.
log-uses = { $who } ставить { $die } на планшет «{ $board }».
log-uses-goal = { $who } ставить { $die } на ціль «{ $goal }»: { $count }, це { $points } ПО.
log-drops = { $who } відкладає { $die }: поставити нікуди.
log-rerolls = { $who } перекидає { $from } за { CASE($price, "acc") }, випадає { $to }.
log-rerolls-free = { $who } перекидає { $from }, випадає { $to }.
log-turns = { $who } змінює { $from } на { $to } за { CASE($price, "acc") }.
log-turns-free = { $who } змінює { $from } на { $to }.
log-buys = { $who } купує кубик за { CASE($price, "acc") }, випадає { $die }.
log-asks = { $who } питає радника «{ $card }».
log-acts = { $who } застосовує підсилення «{ $card }».
log-walks = { $who }: робітник іде { CASE($to, "to") }.
log-gains = { $who } отримує { CASE($gain, "acc") }.
log-gains-title = { $who } отримує { CASE($gain, "acc") } завдяки титулу.
log-gains-upgrades = { $who } отримує { CASE($gain, "acc") } за покращені планшети.
log-gains-tower = { $who } отримує { CASE($gain, "acc") } від вежі { CASE($hex, "on") }.
log-builds = { $who } будує вежу { CASE($hex, "on") } за { CASE($price, "acc") }.
log-hires = { $who } наймає робітника { CASE($hex, "on") } за { CASE($price, "acc") }.
log-stations = { $who }: вежа { CASE($hex, "on") } приводить робітника.
log-pays = { $who } платить { CASE($price, "acc") }.
log-upgrades = { $who } покращує планшет «{ $board }».
log-refreshes = { $who } оновлює ринок.
log-takes-card = { $who } бере з ринку карту «{ $card }».
log-tucks = { $who } кладе карту «{ $card }» під планшет «{ $board }».
log-replaces = { $who } кладе карту «{ $card }» під планшет «{ $board }» замість карти «{ $old }».
log-dismisses = { $who } відпускає радника «{ $card }».
log-posts = { $who } переносить робітника { CASE($to, "to") }.
log-round-ends = Раунд { $round } закінчено.
log-shows-goal = { $who } відкриває особисту ціль «{ $goal }»: { $count }, це { $points } ПО.
log-wins = { $who } перемагає і врядує до весни.
log-win-together = Спільна перемога: { $who }. Намісників у царя буде кілька.
log-reshuffles = { $n ->
    [one] Скид ({ $n } карта) стає колодою.
    [few] Скид ({ $n } карти) стає колодою.
   *[many] Скид ({ $n } карт) стає колодою.
}
glade = галявина
    .acc = галявину
    .on = на галявині
    .to = на галявину
settlement = поселення
    .on = у поселенні
    .to = у поселення
way = { $arrows }
token = { $resource }, вежа: { $bonus }
resource-brushwood = хмиз
resource-stone = камінь
resource-peat = торф
resource-none = без ресурсу

# Поле текстом
text-round = Раунд { $round } з 4, поле: { $layout }
text-before = Перед першим раундом, поле: { $layout }
text-first = перший гравець: { $who }
text-map = Поле: х/к/т — галявина з хмизом, каменем, торфом; - без ресурсу; ? закрита; ~ озеро; ^ і номер — чия вежа; w і номери — чиї робітники
text-letters = хкт
text-bonus = { $hex }: { $bonus }
text-bonuses = Бонуси веж: { $list }
text-market = Ринок: { $cards } (колода { $deck }, скид { $discard })
text-gap = карту взято
text-discard = Скид: { $cards }
text-goal = Ціль «{ $goal }», { $what } ({ $tiers } ПО; кубики { $faces }): { $standing }
text-goal-taken = Ціль «{ $goal }», { $what } ({ $tiers } ПО; займає { $who } кубиком { $die }): { $standing }
text-player = { $who } ({ $character }, { $title }): { $points } ПО
text-title = Титул: { $what }
text-stores = { $stores }; невикористані кубики: { $dice }; у запасі: кубиків { $supply }, робітників { $workers }, веж { $towers }
text-unrolled = не кинуто { $n }
text-prices = перекинути { $reroll }, змінити { $change }, купити { $buy } (ягід)
text-board = { $board }: { $frames }
text-board-upgraded = { $board } (покращено): { $frames }
text-cost = покращення: { $price }
text-taken = зайняті комірки: { $faces }
text-advisors = Радники: { $cards }
text-rotated = { $card } (повернутий)
text-personal = Особиста ціль «{ $goal }», { $what } ({ $tiers } ПО): { $count }
text-personal-hidden = Особиста ціль: закрита
text-dealt = Стартові підсилення на вибір: { $cards }
text-choosing = ще обирає стартові підсилення
text-none = немає

# Що рахують цілі і що дають титули
cg-city-cards-what = ваші радники й підсилення з ринку
cg-upgrades-what = ваші покращені планшети наказів
cg-berries-what = ваші ягоди
cg-towers-what = ваші вежі на полі
cg-workers-what = ваші робітники на полі
cg-resources-what = усі ваші хмиз, камінь і торф
cg-brushwood-what = галявини з хмизом, де є ваші фігурки
cg-stone-what = галявини з каменем, де є ваші фігурки
cg-peat-what = галявини з торфом, де є ваші фігурки
pg-chain-what = ваша найбільша група веж на сусідніх галявинах
pg-types-what = види місць, де у вас дві фігурки або більше
pg-idle-workers-what = робітники у вашому запасі
pg-garrison-what = ваші робітники на галявинах із вашою вежею
pg-edge-what = ваші фігурки на крайніх галявинах
pg-city-what = ваші карти міста й покращені планшети
pg-idle-towers-what = вежі у вашому запасі
pg-isolated-what = ваші вежі, поруч із якими немає іншої вашої
pg-major-brushwood-what = галявини з хмизом, де у вас найбільше фігурок
pg-major-stone-what = галявини з каменем, де у вас найбільше фігурок
pg-major-peat-what = галявини з торфом, де у вас найбільше фігурок
title-modest-what = щораунду: крок, потім ресурс
title-thrifty-what = щораунду: карта з ринку; до 4 радників
title-wise-what = 8 своїх кубиків; кубик коштує 5 ягід
title-inspiring-what = на початку гри ще двоє робітників
title-resolute-what = щораунду ще один кубик; купити кубик — 9 ягід
title-industrious-what = два підсилення з ринку під планшетом; до 2 радників
title-generous-what = щораунду: 3 ягоди; змінити кубик — 1 ягода

# Малюнок
draw-round = { $round ->
    [0] Перед першим раундом
   *[other] Раунд { $round } з 4
}
draw-round-word = Раунд
draw-five-dice = Із цього раунду п’ять кубиків
draw-race = Перегони за переможними очками
draw-market = Міський ринок
draw-market-soon = Карти викладуть, коли всі зроблять вибір.
draw-goals = Спільні цілі
draw-goals-soon = Цілі викладуть, коли всі зроблять вибір.
draw-deck = { $n ->
    [one] Міська колода: { $n } карта
    [few] Міська колода: { $n } карти
   *[many] Міська колода: { $n } карт
}
draw-discard = { $n ->
    [one] Скид: { $n } карта
    [few] Скид: { $n } карти
   *[many] Скид: { $n } карт
}
draw-advisor = радник
draw-boost = підсилення
draw-advisors = Радники
draw-advisor-free = Місце для радника
draw-lake = Озеро
draw-face-down = закрита
draw-settlement = поселення: { $who }
draw-tower-of = вежа: { $who }
draw-workers-of = робітники, { $who }: { $n }
draw-edge = крайня галявина
draw-goal-face = Кубик { $die }: зараз { $points } ПО
draw-goal-taken = У цьому раунді ціль використовує { $who }
draw-goal-count = { $who }: { $n }, це { $points } ПО
draw-goal-now = зараз { $n } = { $points } ПО
draw-tier = { $n } або більше: { $points } ПО
draw-personal = Особиста ціль
draw-dice = Невикористані кубики
draw-unrolled = Ще не кинуто
draw-prices = Перекинути: { $reroll } (ягоди); на одиницю більше чи менше: { $change }
draw-supply = Кубиків у запасі: { $n }; ціна кубика: { $price } (ягоди)
draw-store = { $what }: { $n } з { $most }
draw-berries = ягоди
draw-workers-home = Робітників у запасі: { $n }
draw-towers-home = Веж у запасі: { $n }
draw-upgraded = Планшет покращено
draw-upgrade-cost = Ціна покращення
draw-change-and = { $change }, потім: { $then }
draw-first = перший гравець
draw-score = Переможні очки: { $n }
draw-chosen = вибір зроблено

# Короткі правила
help-goal = Цар-ведмідь спить усю зиму. Чотири раунди ви правите замість нього, і перемагає той, хто збере найбільше переможних очок (жолудів).
help-turn = Ваш хід: один кубик
help-dice = На початку раунду кубики кидають один раз для всіх: чотири в раундах I та II, далі п’ять. Потім гравці ходять по черзі, по одному кубику, доки не використають усі.
help-slot = Натисніть на комірку одного з чотирьох своїх планшетів із тим самим числом, що на вашому кубику: кубик стане туди, і виконається дія поруч. За раунд кожна комірка приймає один кубик.
help-boosts = Підсилення під планшетом діють разом із ним, кожне за числом кубика й у будь-якому порядку: натисніть на підсилення або одразу на потрібну галявину, запас чи карту. Від чого завгодно можна відмовитися.
help-free = До або після кубика можна платити ягодами: перекинути кубик (1), змінити його на одиницю (2), купити ще один (6). Комірка з пунктирним краєм за один крок від вашого кубика: натисніть на неї, щоб одразу змінити й використати. Натисніть на кубик, щоб відкрити його меню.
help-boards = Чотири планшети
help-architecture = Зодчество. Великі числа будують вежі: на галявині з вашим робітником, який іде в запас, за два однакові ресурси. Малі наймають робітників за два однакові ресурси та ягоду, у своєму поселенні або біля своєї вежі.
help-movement = Переміщення. Робітники йдуть на сусідні місця й беруть ресурс із кожної галявини, на яку ступають. За одну дію робітник не входить двічі в одне місце. Закриті галявини відкриваються.
help-gathering = Збиральництво. Кожен ваш робітник і кожна вежа на галявині приносить один її ресурс, не більше вказаного числа.
help-trade = Торгівля. Великі числа дають ягоду й карту з ринку, малі дають ягоди й дозволяють покращувати планшети.
help-upgrade = Покращення коштує стільки, скільки вказано на планшеті, дає 1 жолудь одразу й ще по 1 на початку кожного наступного раунду, а планшет робить більше.
help-map = Поле
help-glades = Галявини дають хмиз, камінь, торф або нічого. Ніхто нікому не заважає, але на галявині є місце лише для однієї вежі.
help-towers = Смужка на галявині показує, що дає там вежа: під час будівництва й знову на початку кожного раунду.
help-city = Місто
help-advisors = Кожен радник робить одну вільну дію за раунд. Їх може бути троє.
help-market = Підсилення кладуть під свій планшет, з ринку по одному під кожний. Після кожного раунду ринок викладають заново.
help-points = Жолуді
help-acorns = Жолуді дають покращення, вежі, карти, цілі й пари ресурсів. Більше наприкінці не рахується нічого.
help-common = Кубик на спільній цілі дає 2, 4 або 6 жолудів залежно від того, що у вас є зараз; нічого не витрачається. За раунд ціль приймає один кубик, від того, хто встигне першим.
help-pairs = Покращений планшет «Зодчество» перетворює пари однакових ресурсів на жолуді, не більше разів, ніж у вас веж.
help-rounds = Раунди
help-start = Раунд починається для кожного по черзі з титулу (у скромного це крок і ресурс), жолудів за покращені планшети й бонусів веж.
help-end = Після раунду IV перемагає той, у кого більше жолудів; за рівності — більше ресурсів, потім більше ягід.
help-modules = Титули й особисті цілі
help-titles = З особливими титулами в кожного інша здатність замість скромної. Торкніться титулу, щоб прочитати про нього.
help-personal = Особиста ціль таємна й рахується один раз, наприкінці. Свою бачите лише ви.
help-signs = Знаки
help-any = Будь-який ресурс: хмиз, камінь або торф, на вибір.
help-alike = Два ресурси одного виду.
help-recruit = Найняти робітника без ягоди.
help-made = Що відновлено
help-reconstructed = Карт і галявин, кубиків, які приймають спільні цілі, більшості комірок планшетів і цін їхнього покращення, схем поля й початкових запасів у доступних нам правилах не було; наші позначено як відновлені й перелічено в розділі 9 сторінки правил. Чого вимагають цілі та скільки очок вони приносять, узято з правил.

# What choices are about
about-die = Поставити { $die }
about-change = Змінити кубик
about-advisor = Спитати радника

# What bots expect points from; more is always better.
term-stores = запаси
term-dice = кубики й те, що вони дають
term-figures = робітники й вежі на полі
term-boards = покращені планшети
term-cards = радники й підсилення
term-goals = цілі

# Why something cannot be chosen now.
why-not-buy = Кубик купують зі свого запасу за ягоди, до або після кубика свого ходу.
why-not-deck = Новий ринок викладають, лише коли це дозволяє дія чи карта.
why-not-pay = Цього у вас бракує, щоб заплатити сповна.
why-not-face = Цьому кубику не можна задати таке значення.
why-not-step = Крок веде на сусіднє місце, де цей робітник у цій дії ще не був.
why-not-settlement = У поселеннях веж не будують.
why-not-tower = На галявині є місце лише для однієї вежі.
why-not-worker = Вежу будують там, де стоїть ваш робітник.
why-not-pair = Вежа коштує пару однакових ресурсів, а її у вас немає; або ваші вежі скінчилися.
why-not-station = Робітника отримує ваша вежа з таким бонусом, кожна по разу.
why-not-hired = За одну дію біля кожної вежі наймають не більше одного робітника.
why-not-hire = Робітників наймають у своєму поселенні або біля своїх веж.
why-not-face-down = Відкривають лише закриту галявину.
why-not-carried = Робітника переносять на відкриту галявину.
why-not-begin = Те, що робить цей кубик, не може початися тут.
why-not-other-slot = Діють лише планшет, на який поставлено кубик, і підсилення під ним.
why-not-taken = У комірку за раунд ставлять один кубик, а ця вже зайнята.
why-not-no-die = Жоден ваш невикористаний кубик не показує { $die }, і змінити його так не можна.
why-not-goal-taken = Кожною спільною ціллю користуються раз за раунд, а тут уже стоїть кубик.
why-not-goal-die = Жоден ваш невикористаний кубик не показує цього значення, і змінити його так не можна.
why-not-change = Перекидання й зміна невикористаного кубика коштують ягід.
why-not-unused = Обрати можна лише свій невикористаний кубик.
why-not-boost = Ви залишаєте два з чотирьох розданих вам стартових підсилень, під двома планшетами.
why-not-acts = Діють лише підсилення під цим планшетом із таким значенням, кожне по разу.
why-not-market = Беруть одну карту з відкритого ринку.
why-not-dismiss = Піти має радник, який у вас уже був.
why-not-boost-board = Підсилення вже взято: тепер оберіть для нього планшет.
why-not-rests = Цього радника вже питали: він відпочиває до кінця раунду.
why-not-idle = Зараз цей радник нічого не може зробити або немає чим йому заплатити.
why-not-with-board = Підсилення діє, коли на його планшет ставлять кубик із його значенням.
why-not-for-sale = Карту з ринку беруть дією, у якій так сказано.
why-not-theirs = Цією картою користуєтеся не ви.
why-not-has-boost = Під планшетом є місце лише для одного стартового підсилення.
why-not-upgraded = Цей планшет уже покращено.
why-not-price = Покращення цього планшета коштує: { $price }. Стільки у вас немає.
why-not-tuck = Під цей планшет підсилення покласти не можна.
why-not-board = Планшет діє, коли в його комірку ставлять кубик.
why-not-gather = Жодна ваша фігурка більше не стоїть на галявині з цим ресурсом, або запас повний.
why-not-store-full = Цей запас повний.
