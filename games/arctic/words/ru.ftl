name = Арктика
tagline = Охота среди дрейфующих льдин: следите, кто плывёт под вашей.
ties = При равенстве очков побеждает тот, у кого больше трески.

option-setup = Расстановка
option-setup-help = Начать со стандартной схемы или дать игрокам самим разложить лёд и охотников, пока они не знают, кто кем будет.
option-setup-standard = Стандартная схема
option-setup-expert = Подготовка для опытных игроков

# Охотники и фигуры.
orca = косатка
    .cap = Косатка
    .acc = косатку
bear = белый медведь
    .cap = Белый медведь
    .acc = белого медведя
eskimo = инуит
    .cap = Инуит
    .acc = инуита
seal = тюлень
    .cap = Тюлень
    .acc = тюленя
cod = треска
    .cap = Треска
    .acc = треску
one-seal = тюлень
    .cap = Тюлень
    .acc = тюленя
one-cod = треска
    .cap = Треска
    .acc = треску
figure-at = { $figure } { $place }
    .cap = { CASE($figure, "cap") } { $place }
    .acc = { CASE($figure, "acc") } { $place }
igloo = иглу

# Лёд и положение на нём.
way = { $arrows }
pack = паковый лёд
    .cap = Паковый лёд
floe = льдина
    .cap = Льдина
    .acc = льдину
iceberg = айсберг
    .cap = Айсберг
on-ice = на льду
under-ice = подо льдом
open-sea = открытое море

# Карточки.
side-light-blue = голубой край
    .dat = голубому краю
side-green = зелёный край
    .dat = зелёному краю
side-yellow = жёлтый край
    .dat = жёлтому краю
side-orange = оранжевый край
    .dat = оранжевому краю
side-red = красный край
    .dat = красному краю
side-violet = фиолетовый край
    .dat = фиолетовому краю
card-drift = Дрейф { $tiles ->
    [one] { $tiles } жетона
   *[other] { $tiles } жетонов
} { $arrow } { $side }
card-melt = Таяние
card-again = { $card } ({ $number })

# Выбор.
do-kind-floe = Положить льдину
do-kind-pack = Положить паковый лёд
do-place = Положить { $place }
do-berg = Поставить айсберг на льдину { $place }
do-hunter = Поставить: { $figure }
do-corner = В угол { $place }
do-level-ice = На льду
do-level-water = Подо льдом
do-igloo = Поставить иглу на льдину { $place }
do-return = Вернуть в угол { $place } ({ $depth })
do-play = Сыграть: { $card }
do-activate = Задействовать { CASE($hunter, "acc") }
do-skip = Без нейтрального охотника
do-end-turn = Закончить ход
do-pick = Передвинуть { CASE($figure, "acc") }
do-move = Передвинуть { CASE($figure, "acc") } { $way } ({ $depth })
do-attack = { CASE($figure, "cap") }: напасть на { CASE($target, "acc") }
do-finish = Закончить действие охотника: { $hunter }
do-finish-cod = Больше не двигать треску и взять планктон
do-drift = Сдвинуть { CASE($ice, "acc") } { $place } { $way }
do-drift-push = Сдвинуть { CASE($ice, "acc") } { $place } { $way } и толкнуть { CASE($pushed, "acc") }
do-displace = Отодвинуть { CASE($figure, "acc") } { $way } ({ $depth })
do-melt = Растопить { CASE($ice, "acc") } { $place }
do-flee = Бежать: { $card }
do-stay = Не убегать
do-answer = Ответить: { $card }
do-pass = Не отвечать
do-flee-ice = Сбежать на лёд
do-flee-water = Сбежать под лёд
do-keep = Оставить карточки
do-refresh = Сбросить и добрать три

# Вопросы.
ask-kind = Положить льдину или паковый лёд?
ask-tile = Куда положить { CASE($ice, "acc") }?
ask-berg = На какую льдину поставить айсберг?
ask-hunter = Какого охотника поставить на поле?
ask-corner = В каком углу начинает { $figure }?
ask-level = { CASE($figure, "cap") } на льду или подо льдом?
ask-igloo = Поставьте иглу на одну из ближайших к инуиту льдин.
ask-return = В какой угол возвращается { $figure }?
ask-action = Сыграйте карточку льда или задействуйте охотника.
ask-card = Сыграйте карточку льда.
ask-use = Задействуйте охотника или закончите ход.
ask-neutral = Задействовать ещё и нейтрального охотника?
ask-hunt = Что делает { $hunter }?
ask-cod = Какую треску передвинуть?
ask-destination = Куда передвинуть { CASE($figure, "acc") }?
ask-drift = Какой лёд дрейфует к { CASE($side, "dat") }? Осталось жетонов: { $left }.
ask-displace = Лёд толкает { CASE($figure, "acc") }. Куда отодвинуть?
ask-melt = Какой лёд растает?
ask-escape = { CASE($attacker, "cap") } нападает на { CASE($seal, "acc") }. Убегаете?
ask-answer = { CASE($seal, "cap") } бежит к { CASE($side, "dat") }. Ответите карточкой того же цвета?
ask-flee-to = { CASE($seal, "cap") } бежит на лёд или под лёд?
ask-refresh = Оставить карточки или сбросить их и добрать три?
wait-building = { $who } раскладывает лёд и охотников.
wait-turn = Ходит { $who }.
wait-ice = { $who } двигает лёд.
wait-melt = { $who } выбирает, какой лёд растает.
wait-hunt = { $who } задействует { CASE($hunter, "acc") }.
wait-escape = { $who } решает, убегает ли { $seal }.
wait-flee-to = { $who } выбирает, куда бежит { $seal }: на лёд или под лёд.
wait-answer = { $who } решает, отвечать ли на побег.

# Что происходит.
role = { $who } — { $hunter }
role-neutral = нейтральный охотник — { $hunter }
said-first = Начинает { $who }.
said-hunters = Охотники распределены. { $roles }.
said-lays = { $who } кладёт { CASE($ice, "acc") } { $place }.
said-berg = { $who } ставит айсберг на льдину { $place }.
said-berg-stays = Айсберг { $number } некуда поставить: он остаётся в коробке.
said-puts = { $who } ставит { CASE($figure, "acc") } в угол { $place } ({ $depth }).
said-igloo = { $who } ставит иглу на льдину { $place }.
said-turn = Ход { $turn }: { $who }.
said-returns = { CASE($figure, "cap") } возвращается в угол { $place } ({ $depth }).
said-plays = { $who } играет карточку: { $card }.
said-rest-lost = Дальше карточка не действует.
said-drifts = { CASE($ice, "cap") } { $place } дрейфует { $way }{ $count ->
    [0] .
   *[other] . Вместе со льдом: { $riders }.
}
said-drifts-push = { CASE($ice, "cap") } { $place } дрейфует { $way } и толкает { CASE($pushed, "acc") }{ $count ->
    [0] .
   *[other] . Вместе со льдом: { $riders }.
}
said-followed = Подо льдом уходит { $way }: { $figures }.
said-displaced = Лёд отодвигает { CASE($figure, "acc") } { $way } ({ $depth }).
said-climbs = { CASE($figure, "cap") } выбирается на лёд { $place }.
said-melts-iceberg = Айсберг { $place } тает: остаётся льдина.
said-melts-floe = Льдина { $place } тает: остаётся паковый лёд.
said-melts-pack = Паковый лёд { $place } растаял{ $count ->
    [0] .
   *[other] . В воде: { $afloat }.
}
said-igloo-lost = Иглу пропадает вместе с льдиной.
said-activates = { $who } задействует { CASE($hunter, "acc") }.
said-moves = { CASE($figure, "cap") } передвигается { $way } ({ $depth }).
said-attacks = { CASE($figure, "cap") } нападает на { CASE($target, "acc") } { $place }.
said-catches = { $who } ловит { CASE($target, "acc") }.
said-raids = { $who } забирает иглу.
said-captures = { $who } хватает { CASE($target, "acc") } и забирает жетон. Фигура ещё вернётся.
said-captures-for-good = { $who } хватает { CASE($target, "acc") } и забирает жетон. Фигура больше не вернётся.
said-flees = { $who } играет карточку: { $card }. { CASE($figure, "cap") } пытается сбежать.
said-stays = { $who } не убегает.
said-answers = { $who } играет в ответ: { $card }.
said-passes = { $who } не отвечает.
said-escapes = { CASE($figure, "cap") } убегает { $way } ({ $depth }).
said-plankton = { $who } берёт планктон. { $left ->
    [0] Это был последний жетон.
    [one] Остался { $left } жетон.
    [few] Осталось { $left } жетона.
   *[other] Осталось { $left } жетонов.
}
said-refreshes = { $who } сбрасывает: { $cards }.
said-draws = { $who } добирает { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[other] { $count } карточек
}.
said-draws-open = { $who } добирает: { $cards }.
said-reshuffles = Сброс становится новой стопкой: { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[other] { $cards } карточек
}.
over-no-cod = В море не осталось трески.
over-no-plankton = Взят последний планктон.
over-too-long = Игру заканчивает долгая зима.
said-over = { $why } { $count ->
    [one] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
said-over-by-cod = { $why } Очков у лидеров поровну, решает пойманная треска. { $count ->
    [one] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}

# Очки.
points-lives = Свои жетоны
points-trophies = Добытые жетоны
points-cod = Треска
points-plankton = Планктон
points-igloo = Иглу

# Поле в виде текста.
board-turn = Ход { $turn }: { $who }
board-building = Игроки раскладывают поле. В запасе: льдины { $floes }, паковый лёд { $packs }, айсберги { $bergs }.
board-supply = Планктон { $plankton }, треска в море { $cod }, стопка { $deck }, сброс { $discard }
board-house = { $who }: очки { $points }, { $hunter }; жетоны { $lives }, добытые { $trophies }, треска { $cod }, планктон { $plankton }, карточки { $cards }
board-house-nobody = { $who }: карточки { $cards }
board-neutral = Нейтральный охотник: { $hunter }; жетоны { $lives }
board-waiting = { CASE($figure, "cap") }: возвращение в ход игрока { $who }.
board-returned = { CASE($figure, "cap") }: после возвращения в этот ход без нападения.
board-igloo = Иглу у игрока { $who }.
board-hand = Карточки в руке ({ $who }): { $cards }
board-discard = Сброс (* таяние): { $cards }
board-legend = O косатка, B белый медведь, I инуит, S1 S2 тюлени, c треска и её номер; до черты на льду, после черты в воде
board-legend-ice = ~~~ открытое море, ::: паковый лёд, === льдина, /^\ айсберг, (i) иглу

# Рисунок.
draw-figure = { CASE($figure, "cap") }, { $depth }
draw-cell = { CASE($ice, "cap") } { $place }
draw-cell-sea = Открытое море { $place }
draw-igloo = Иглу
draw-cod-left = Трески в море: { $count }. С последней игра кончается.
draw-plankton-left = Планктона в запасе: { $count }. С последним игра кончается.
draw-clock = Последняя треска или последний планктон — конец игры.
draw-reserve = Расставить
draw-stock = Разложить
draw-stock-floes = Осталось льдин: { $count }
draw-stock-packs = Осталось пакового льда: { $count }
draw-stock-bergs = Осталось айсбергов: { $count }
draw-returned = возвращение: в этот ход без нападения
draw-returns = Вернётся в ход игрока { $who }
draw-deck = Карточек в стопке: { $count }
draw-deck-short = Стопка
draw-discard = Карточек в сбросе: { $count }
draw-discard-short = Сброс
draw-effect = Осталось сдвинуть: { $left }
draw-flight = Тюлень бежит сюда
draw-spent = Вышедшие карточки
draw-melting = таяние
draw-diet = Кто кого ест
draw-diet-help = Строки: косатка, белый медведь, инуит, тюлень. Столбцы: их добыча на льду, в открытом море, подо льдом.
draw-school = Трески здесь: { $count }
draw-hand = Мои карточки льда
draw-you-are = Вы — { $hunter }
draw-score = Очки: { $points }
draw-trophy = Добытые жетоны ({ $hunter }): { $count }, по { $points } ПО
draw-lives = { CASE($hunter, "cap") }: жизней { $count }, по { $points } ПО
draw-cod = Поймано трески: { $count }
draw-plankton = Планктон: { $count }
draw-igloo-scores = Иглу: 2 ПО
draw-hand-size = Карточек в руке: { $count }
draw-neutral = Нейтральные охотники
draw-winner = победа

# Краткие правила.
help-goal = Каждый играет за одного охотника Севера и ест почти всех остальных. Побеждает тот, у кого больше очков: 3 или 2 за схваченного охотника, 1 за треску, половина очка за планктон, 2 за иглу, и ещё ваши уцелевшие жизни.
help-turn = Ваш ход
help-card = Сыграйте одну карточку льда: это обязательно. Столько жетонов льда, сколько на ней указано, по очереди сдвигаются на клетку к краю её цвета. Солнце растапливает один жетон.
help-hunter = Задействуйте охотника, если хотите: он передвигается, а затем нападает на кого-то в своей клетке (можно и не двигаясь). До карточки или после неё. Или передвиньте треску: сколько угодно рыб по разу, и возьмите один планктон.
help-neutral = Вдвоём и втроём охотники без игрока нейтральны: после своего можно задействовать одного из них или треску. Добыча достаётся вам.
help-where = На льду, в воде, подо льдом
help-on-ice = На льду: фигура стоит во весь рост на жетоне.
help-in-sea = В открытом море: фигура за волной.
help-under-ice = Подо льдом: фигура в тёмной полынье жетона. Сквозь лёд никто не нападает, только инуит ловит треску.
help-hunters = Кто как ходит и кого ест
help-orca = Косатка плывёт на одну клетку или на две, если первая — открытое море. Ест всех, кого встретит в воде.
help-bear = Медведь идёт на одну клетку или на две, если первая — лёд. Ест на льду и в открытом море, но не подо льдом.
help-eskimo = Инуит проходит две клетки целиком по льду или целиком на каяке, иначе одну. Охотится, как медведь, и удит треску сквозь лёд.
help-seal = Два тюленя плавают, как косатка, и выбирают, на льду им быть или под ним. Едят треску и забирают иглу; нападение одно на двоих.
help-cod = Девять рыб не принадлежат никому. Треска плавает, как косатка.
help-ice = Лёд
help-drift = Дрейфующий жетон везёт тех, кто на нём стоит. Пловцы остаются на месте и могут оказаться под ним или в открытом море.
help-push = Паковый лёд сдвигают перед собой и льдина, и другой паковый лёд, по одному жетону. Ничего больше они не толкают.
help-berg = На айсберг хода нет никому. Он толкает любой лёд, а пловцы перед ним отступают.
help-melt = Таяние: айсберг становится льдиной, льдина паковым льдом, паковый лёд открытым морем. Медведь и инуит в воде уступают место льду.
help-capture = Схвачен
help-lives = Схваченный охотник отдаёт жетон игроку, чей сейчас ход. В первый раз он возвращается в угол в начале хода своего игрока и в этот ход не нападает; во второй раз он выбывает. Из двух тюленей тогда остаётся один.
help-igloo = Иглу даёт 2 очка игроку инуита или тому, кто заберёт его медведем или тюленем. Если его льдина тает, иглу пропадает.
help-escape = Вчетвером тюлень, на которого напали, может сбежать на клетку туда, куда указывает карточка дрейфа из руки. Нападающий берёт карточку и может ответить тем же цветом: тогда тюлень всё же схвачен.
help-end = Конец игры
help-end-what = Игра кончается сразу с последней треской или последним планктоном. При равенстве решает треска.
help-expert = Опытные игроки сами раскладывают лёд и охотников, по очереди и по одному, и лишь потом узнают, кто есть кто.
help-reconstructed = Восстановлено нами, так как рисунков не сохранилось: форма и размер поля, порядок его цветов и три из них (зелёный, оранжевый, красный), карточки льда (на край 1, 1, 2, 2, 3 жетона; шесть таяний), начальная схема, восемь льдин и четыре жетона пакового льда. Наши также первый игрок по жребию, конец после 200 ходов и общая победа при равенстве.

# What choices are about
about-cards = Карточки льда
about-hunters = Охотники

# What bots expect points from; more is always better.
term-figures = фигуры, которые ещё могут охотиться
term-catches = добыча поблизости
term-safety = безопасность от охотников

# Why something cannot be chosen now.
why-not-igloo = Иглу забирают только медведь и тюлени, стоя на его льдине, и никогда у своего же игрока.
why-not-stock = Таких жетонов льда больше не осталось.
why-not-tile = Лёд кладут на клетку, где льда ещё нет.
why-not-berg = Айсберг ставят на льдину не в углу и без трески.
why-not-corner = Охотник начинает в углу, где нет другого охотника.
why-not-level = Тюленя ставят на лёд или под лёд в его углу.
why-not-nearest = Иглу ставят на льдину, ближайшую к инуиту.
why-not-return = Фигура возвращается в угол без айсберга.
why-not-nobody = Здесь некого задействовать: охотнику нужен ход или нападение, и он должен быть вашим или нейтральным.
why-not-on-berg = На айсберге и под ним никого быть не может.
why-not-far = Слишком далеко или нет пути: один шаг на соседнюю клетку, а второй — только как позволяет таблица этого зверя.
why-not-no-ice = На этой клетке нет льда.
why-not-twice = За одну карточку жетон льда не движется дважды.
why-not-blocked = Этот жетон не может дрейфовать: ему нужна свободная клетка или один жетон льда, который можно толкнуть на свободную клетку.
why-not-way = Кто уступает место льду, уходит на соседнюю клетку: медведь и инуит — без льда, пловцы — без айсберга.
why-not-flight = Тюлень бежит на одну клетку, в сторону, указанную карточкой дрейфа его игрока, и никогда на айсберг.
why-not-placed = { CASE($figure, "cap") }: уже на поле или уже у вас в руке.
why-not-theirs = { CASE($figure, "cap") }: играет { $who }.
why-not-idle = { CASE($figure, "cap") }: нет ни хода, ни нападения, или уже задействовано в этот ход.
why-not-neutral = { CASE($figure, "cap") }: за ход задействуют одного нейтрального охотника, и только если у него есть ход или нападение.
why-not-moved = { CASE($figure, "cap") }: ход или нападение уже было. Каждая фигура передвигается один раз, а после нападения остаётся на месте.
why-not-own = { CASE($figure, "cap") }: это ваша фигура. На своих не нападают.
why-not-reach = { CASE($figure, "cap") }: напасть нельзя. Нападающий и цель должны быть на одной клетке и доставать друг друга.
why-not-lies = Эта карточка лежит на столе. Играют карточки из руки.
why-not-answer = Беглеца ловит только карточка дрейфа к тому же краю ({ $side }).
why-not-card = За ход играют одну карточку льда, и не посреди охоты.
