name = Царства зверей
tagline = Пять царств по кругу, три эпохи, один трон
ties = При равенстве очков решает столица Зелёной чащи.

## До начала игры

option-peace-treaty = Мирное соглашение
option-peace-treaty-help = Ничья за первое место решается без битвы: побеждает тот, кто держит столицу, или первое место делят все.
option-solo-level = Сила выскочки
option-solo-level-help = Насколько трудна одиночная игра.
option-solo-level-easy = лёгкий
option-solo-level-medium = средний
option-solo-level-normal = обычный
option-solo-level-hard = сложный
option-solo-level-extra-hard = экстрасложный
option-first-player = Первый игрок
option-first-player-help = Кто начинает первую эпоху. Следующие эпохи начинает тот, кто отстаёт по очкам.
bad-peace-solo = Мирное соглашение — для 2–5 игроков: в одиночной игре свои битвы.
bad-first-solo = В одиночной игре очерёдность зависит от уровня сложности.
bad-first-player = Место { $seat } не может начинать: здесь места от 0 до { $last }.

## Звери, царства, игроки

kind-wolf = волк
    .acc = волка
    .ins = волком
kind-lizard = ящерица
    .acc = ящерицу
    .ins = ящерицей
kind-owl = сова
    .acc = сову
    .ins = совой
kind-tiger = тигр
    .acc = тигра
    .ins = тигром
kind-bee = пчела
    .acc = пчелу
    .ins = пчелой
kind-frog = лягушка
    .acc = лягушку
    .ins = лягушкой
kind-red-panda = красная панда
    .acc = красную панду
    .ins = красной пандой
kind-okapi = окапи
    .acc = окапи
    .ins = окапи
card = { $kind } { $rank }
    .acc = { CASE($kind, "acc") } { $rank }
    .ins = { CASE($kind, "ins") } { $rank }

kingdom-frostpeak = Ледяной пик
    .into = на Ледяной пик
    .in = на Ледяном пике
    .gen = Ледяного пика
    .acc = Ледяной пик
kingdom-sunsteppe = Солнечная степь
    .into = в Солнечную степь
    .in = в Солнечной степи
    .gen = Солнечной степи
    .acc = Солнечную степь
kingdom-mistmarsh = Туманная топь
    .into = в Туманную топь
    .in = в Туманной топи
    .gen = Туманной топи
    .acc = Туманную топь
kingdom-tidehollow = Приливная лощина
    .into = в Приливную лощину
    .in = в Приливной лощине
    .gen = Приливной лощины
    .acc = Приливную лощину
kingdom-greenwild = Зелёная чаща
    .into = в Зелёную чащу
    .in = в Зелёной чаще
    .gen = Зелёной чащи
    .acc = Зелёную чащу

upstart = Выскочка
    .mid = выскочка

## Указы

decree-ranks-low = Малый народ
decree-ranks-low-text = ранги 1, 2, 3
decree-ranks-mid = Середина
decree-ranks-mid-text = ранги 4, 5
decree-ranks-high = Большие звери
decree-ranks-high-text = ранги 6, 7, 8
decree-even-only = Чёт
decree-even-only-text = чётные ранги
decree-odd-only = Нечет
decree-odd-only-text = нечётные ранги
decree-wolf-frog = Стая и пруд
decree-wolf-frog-text = волк или лягушка
decree-lizard-tiger = Чешуя и полосы
decree-lizard-tiger-text = ящерица или тигр
decree-owl-bee = Только крылатые
decree-owl-bee-text = сова или пчела
decree-panda-okapi = Лесные тихони
decree-panda-okapi-text = красная панда или окапи
decree-pair = По двое
decree-pair-text = две карты одного типа или ранга, одну сбросьте
decree-all-ranks-differ = Без повтора
decree-all-ranks-differ-text = все ранги здесь разные
decree-all-types-differ = Ни одного двойника
decree-all-types-differ-text = все типы здесь разные
decree-step-one = Один шаг
decree-step-one-text = последний ранг ±1
decree-match-last = По следу
decree-match-last-text = ранг или тип последней карты
decree-alternate-parity = Чёт-нечет
decree-alternate-parity-text = чередуйте чётные и нечётные
decree-ascending = В гору
decree-ascending-text = не ниже последнего ранга
decree-descending = Под гору
decree-descending-text = не выше последнего ранга
decree-alternate-half = Большой за малым
decree-alternate-half-text = чередуйте 1–4 и 5–8
decree-leap-three = Большой прыжок
decree-leap-three-text = отличие от последнего ранга 3 и больше
decree-match-neighbour = Как у соседа
decree-match-neighbour-text = ранг или тип последней карты соседа
decree-neighbour-low = Ниже травы
decree-neighbour-low-text = не выше низшего соседа
decree-neighbour-high = Выше всех
decree-neighbour-high-text = не ниже высшего соседа
decree-neighbour-type = Родня по соседству
decree-neighbour-type-text = тип последней карты соседа
decree-neighbour-step = Шаг через межу
decree-neighbour-step-text = на 1 от ранга соседа
decree-avoid-neighbours = Крепкий забор
decree-avoid-neighbours-text = ни ранга, ни типа соседей
decree-realm-rank = Общий ранг
decree-realm-rank-text = ранг последней карты другого царства
decree-realm-type = Общий род
decree-realm-type-text = тип последней карты другого царства
decree-fresh-rank = Новое число
decree-fresh-rank-text = ни одного из рангов других царств
decree-fresh-type = Невиданный зверь
decree-fresh-type-text = ни одного из типов других царств
decree-outlier = Вне стада
decree-outlier-text = не строго между низшим и высшим рангом других царств

## Выбор

label-claim = Захватить территорию
label-rally = Сбор зверей: 1 очко и новые карты
label-withdraw = Отступить до конца эпохи
label-withdraw-first = Отступить раньше всех и взять жетон
label-card = Сыграть { CASE($card, "acc") }
label-territory = Захватить территорию { CASE($kingdom, "in") }
label-capital = Захватить столицу { CASE($kingdom, "gen") } и отступить
label-partner = Вместе с ней сбросить { CASE($card, "acc") }
label-discard = Сбросить { CASE($card, "acc") }
label-done = Готово: добрать карты
label-fight = Сразиться { CASE($card, "ins") }
label-pass = Пас: не добавлять модификаторов
label-add = { $count ->
    [one] Добавить { $count } модификатор: ранг { $rank }
    [few] Добавить { $count } модификатора: ранг { $rank }
   *[many] Добавить { $count } модификаторов: ранг { $rank }
}

## Что спрашивают

ask-action = Захватите территорию, объявите сбор или отступите.
ask-claim-or-withdraw = Захватите территорию или отступите.
ask-rally-or-withdraw = Ни одна карта не подходит: объявите сбор или отступите.
ask-withdraw = Ни одна карта не подходит: остаётся отступить.
ask-card = Какую карту вы играете?
ask-kingdom = В какое царство вы играете { CASE($card, "acc") }?
ask-partner = Вы играете { CASE($card, "acc") } { CASE($kingdom, "into") }: какую вторую карту сбросить?
ask-discard = Сбор зверей: какую карту сбросить первой?
ask-discard-more = Сбор зверей: сбросьте ещё карту или доберите { $picked ->
    [one] { $picked } новую карту
    [few] { $picked } новые карты
   *[many] { $picked } новых карт
}.
ask-battle-card = Битва за { CASE($kingdom, "acc") }, ставка { $value }: какой картой вы сражаетесь?
ask-battle-modifier = Битва за { CASE($kingdom, "acc") }, ставка { $value }: добавите модификаторы к своей карте?
wait-turn = { $who } думает.
wait-rally = { $who } объявляет сбор и выбирает карты.
wait-battle-card = Битва за { CASE($kingdom, "acc") }: { $who } выбирает карту.
wait-battle-modifier = Битва за { CASE($kingdom, "acc") }: { $who } может добавить модификаторы.
over-won = Игра окончена: побеждает { CASE($who, "mid") }, очки: { $points }.
over-capital = Игра окончена: при равенстве очков ({ $points }) побеждает { CASE($who, "mid") } благодаря столице Зелёной чащи.
over-shared = Игра окончена: победу делят { $winners }, очки: { $points }.

## Что происходит

event-age-begins = Начинается эпоха { $age }; первый ход делает { CASE($who, "mid") }. Указы: { $decrees }.
decree-of = { $kingdom } — { $decree }
event-draws = { $who } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-draws-cards = { $who } добирает: { $cards }.
event-reshuffles = Колода пуста: сброс перемешан и становится новой колодой, в ней { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
event-claims = { $who } играет { CASE($card, "acc") } и захватывает территорию { CASE($kingdom, "in") }.
event-claims-partner = { $who } играет { CASE($card, "acc") }, сбрасывает { CASE($partner, "acc") } и захватывает территорию { CASE($kingdom, "in") }.
event-capital = { $who } играет { CASE($card, "acc") } и захватывает столицу { CASE($kingdom, "gen") }.
event-capital-partner = { $who } играет { CASE($card, "acc") }, сбрасывает { CASE($partner, "acc") } и захватывает столицу { CASE($kingdom, "gen") }.
event-rallies = { $who } объявляет сбор зверей и получает 1 очко.
event-discards = { $who } сбрасывает: { $cards }.
event-withdraws = { $who } отступает до конца эпохи.
event-takes-retreat = { $who } берёт жетон отступления.
event-takes-retreat-value = { $who } берёт жетон отступления: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в конце игры.
event-age-ends = Все отступили: подсчёт очков за эпоху { $age }.
event-battle-begins = Битва за { CASE($kingdom, "acc") }, ставка { $value }: { $contenders }.
event-reveals = Раунд { $round }: { $cards }.
shown = { $who } — { $card }
event-adds = { $who } добавляет { $count ->
    [one] { $count } модификатор
    [few] { $count } модификатора
   *[many] { $count } модификаторов
}: теперь ранг { $effective }.
event-passes = { $who } пасует и не добавляет модификаторов.
event-fight-on = Снова поровну: { $contenders }. Битва продолжается.
event-fight-on-upset = 1 бьёт 8! Снова поровну: { $contenders }. Битва продолжается.
event-wins-battle = { $who } побеждает в битве за { CASE($kingdom, "acc") }.
event-wins-battle-upset = 1 бьёт 8! { $who } побеждает в битве за { CASE($kingdom, "acc") }.
event-shares-battle = Поровну до последней карты { CASE($kingdom, "in") }: первое место делят { $winners }.
event-treaty = По мирному соглашению { CASE($kingdom, "in") } решает столица: на первом месте { $who }.
event-treaty-shared = По мирному соглашению { CASE($kingdom, "in") } первое место делят { $winners }.
event-gains-modifier = { $who } берёт боевой модификатор «+2».
event-scores = { $kingdom }, ставка { $value }: { $shares }.
share = { $who } +{ $points } ({ $cubes ->
    [one] { $cubes } фишка
    [few] { $cubes } фишки
   *[many] { $cubes } фишек
})
event-scores-nobody = { $kingdom }, ставка { $value }: здесь нет ни одной фишки.
event-joins-council = { $who } передвигает фишку из столицы { CASE($kingdom, "gen") } в совет.
event-refreshes = Фишки возвращаются к владельцам, все карты перемешаны: в колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}.
event-first-lowest = { $who } на последнем месте по очкам и начинает следующую эпоху.
event-first-capital = Среди последних по очкам { $who } раньше других занимает столицу и начинает следующую эпоху.
event-first-out = Среди последних по очкам { $who } раньше других отступает и начинает следующую эпоху.
event-upstart-turns = Выскочка открывает { CASE($card, "acc") } и направляется { CASE($kingdom, "into") }.
event-upstart-bonus = Следом идёт карта бонуса: { $card }, начиная с { CASE($kingdom, "gen") }.
event-upstart-skips-room = Выскочка пропускает { CASE($kingdom, "acc") }: для выскочки здесь нет места.
event-upstart-skips-lead = Выскочка пропускает { CASE($kingdom, "acc") }: перевес там уже достаточный.
event-upstart-discards = Выскочка сбрасывает { CASE($card, "acc") }.
event-bonus-card = Новая карта бонуса выскочки: { $card }.
event-solo-won = { $who } — { $card }, выскочка — { $against }: { $who } побеждает в битве за { CASE($kingdom, "acc") }.
event-solo-lost = { $who } — { $card }, выскочка — { $against }: в битве за { CASE($kingdom, "acc") } побеждает выскочка.
event-solo-tied = { $who } — { $card }, выскочка — { $against }: ничья, битва продолжается.
event-solo-shared = { $who } — { $card }, выскочка — { $against }: ничья до последней карты. Первое место { CASE($kingdom, "in") } у обоих.
event-solo-forfeit = { $who } остаётся без карт для битвы: { CASE($kingdom, "acc") } получает выскочка.
event-reveals-retreat = { $who } открывает { $count ->
    [one] жетон отступления
   *[other] жетоны отступления ({ $tokens })
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-modifier-points = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за неиспользованные модификаторы.
event-game-over = Игра окончена: побеждает { CASE($who, "mid") }.
event-game-over-capital = Игра окончена: при равенстве очков { $who } побеждает благодаря столице Зелёной чащи.
event-game-over-shared = Игра окончена: победу делят { $winners }.

## Откуда очки

points-age-1 = Царства в эпоху I
points-age-2 = Царства в эпоху II
points-age-3 = Царства в эпоху III
points-rallies = Сборы зверей
points-retreat = Жетоны отступления
points-modifiers = Неиспользованные модификаторы

## Поле текстом

board-age = Эпоха { $age } из 3
board-first = первый игрок: { CASE($who, "mid") }
board-rally-open = сбор зверей открыт
board-rally-closed = сбор зверей закрыт
board-treaty = мирное соглашение
board-piles = колода { $deck }, сброс { $discard }, указы { $decrees }, жетоны отступления { $retreats }, модификаторы { $modifiers }
board-discard = Сброс: { $cards }
board-stake = сейчас { $value }
board-stake-scored = подсчитано
board-stake-scored-later = подсчитано, затем { $later }
board-stake-later = сейчас { $value }, затем { $later }
board-council = совет
board-any = любая карта
board-pair = любая карта, у которой в руке есть пара
board-full = мест нет
board-ranks = { $count ->
    [one] ранг { $ranks }
   *[other] ранги { $ranks }
}
board-kinds = { $kinds }
board-either = { $count ->
    [one] ранг { $ranks }
   *[other] ранги { $ranks }
} или { $kinds }
board-both = { $count ->
    [one] ранг { $ranks }
   *[other] ранги { $ranks }
}, но только { $kinds }
board-decree = { $kingdom } — { $decree }: { $text }. Сейчас: { $now }.
board-house = { $who } ({ $colour }): очки { $points }, фишки { $cubes }, карты { $cards }, модификаторы { $modifiers }, жетоны отступления { $retreats }
board-house-upstart = { $who } ({ $colour }): очки { $points }, фишки { $cubes }
board-thinking = выбирает
board-withdrawn = вне эпохи
board-colour-yellow = жёлтый
board-colour-red = красный
board-colour-white = белый
board-colour-purple = фиолетовый
board-colour-blue = синий
board-hand = В руке — { $who }:
board-hand-card = { $card } → { $kingdoms }
board-hand-nowhere = { $card }
board-tokens = { $count ->
    [one] Жетон отступления — { $who }: { $tokens }
   *[other] Жетоны отступления — { $who }: { $tokens }
}
board-battle = Битва за { CASE($kingdom, "acc") }, ставка { $value }, раунд { $round }
board-battle-card = { $card } (ранг { $rank })
board-battle-hidden = карта рубашкой вверх
board-battle-beaten = вне битвы
board-bonus = Карты бонуса выскочки: { $cards }
board-follows = Карты выскочки рангов 1–3 идут { CASE($kingdom, "into") }
board-upstart-battle = Карт выскочки в раунде битвы: { $cards }

# Great moments
moment-age = Итоги эпохи

# What bots expect points from; more is always better.
term-modifiers = боевые модификаторы
term-hand = сильные карты для битв
term-council = фишки для совета
term-going-on = возможность играть эпоху дальше
term-places = места в царствах

# Why something cannot be chosen now.
why-not-chosen-kingdom = Это царство уже выбрано: теперь сбросьте вторую карту.
why-not-full = { $kingdom }: заняты все территории и столица.
why-not-decree = Указ «{ $decree }» не пускает сюда { CASE($card, "acc") }: { $text }.
why-not-partner = { $kingdom }: здесь нужны две карты, а второй карты того же типа или ранга, что { $card }, у вас нет.
why-not-lies = Эта карта лежит на столе. Играют карты с руки.
why-not-chosen-card = Карта { $card } уже выбрана: скажите, куда её сыграть, или верните её.
why-not-pair = Карта { $card } не совпадает с картой { $other } ни типом, ни рангом.
why-not-picked = Карта { $card } уже выбрана. При сборе сбрасывают хотя бы одну карту.
why-not-nowhere = Ни одно царство, где есть место, не пускает { CASE($card, "acc") }: везде запрещает указ.
