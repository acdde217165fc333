name = Арктика
tagline = Полювання серед дрейфуючих крижин: пильнуйте, хто пливе під вашою.

option-setup = Розкладка
option-setup-help = Почати зі стандартної схеми або дати гравцям самим розкласти лід і мисливців, поки вони не знають, хто ким буде.
option-setup-standard = Стандартна схема
option-setup-expert = Підготовка для досвідчених гравців

# Мисливці та фігурки.
orca = Косатка
    .acc = Косатку
bear = Білий ведмідь
    .acc = Білого ведмедя
eskimo = Ескімос
    .acc = Ескімоса
seal = Тюлень
    .acc = Тюленя
cod = Тріска
    .acc = Тріску
seal-number = Тюлень { $number }
    .acc = Тюленя { $number }
cod-number = Тріска { $number }
    .acc = Тріску { $number }
igloo = Іглу

# Лід і місце на ньому.
cell = { $name }
pack = паковий лід
    .cap = Паковий лід
floe = крижина
    .cap = Крижина
    .acc = крижину
iceberg = айсберг
    .cap = Айсберг
on-ice = на льоду
under-ice = під льодом
open-sea = відкрите море

# Картки.
side-light-blue = блакитний край
    .gen = блакитного краю
side-green = зелений край
    .gen = зеленого краю
side-yellow = жовтий край
    .gen = жовтого краю
side-orange = помаранчевий край
    .gen = помаранчевого краю
side-red = червоний край
    .gen = червоного краю
side-violet = фіолетовий край
    .gen = фіолетового краю
card-drift = Дрейф { $mark } { $arrow } { $side }
card-melt = Танення { $number }

# Вибір.
do-kind-floe = Покласти крижину
do-kind-pack = Покласти паковий лід
do-place = Покласти на { $cell }
do-berg = Поставити айсберг на { $cell }
do-hunter = Поставити: { $figure }
do-corner = У кут { $cell }
do-level-ice = На льоду
do-level-water = Під льодом
do-igloo = Поставити Іглу на { $cell }
do-return = Повернути на { $cell } ({ $depth })
do-play = Зіграти: { $card }
do-activate = Задіяти { CASE($hunter, "acc") }
do-skip = Не задіювати нейтрального мисливця
do-end-turn = Завершити хід
do-pick = Пересунути { CASE($figure, "acc") }
do-move = Пересунути { CASE($figure, "acc") } на { $cell } ({ $depth })
do-attack = { $figure }: напасти на { CASE($target, "acc") }
do-finish = Завершити дію мисливця: { $hunter }
do-finish-cod = Більше не рухати Тріску і взяти Планктон
do-drift = Зсунути { CASE($ice, "acc") } з { $from } на { $to }
do-drift-push = Зсунути { CASE($ice, "acc") } з { $from } на { $to } і штовхнути { CASE($pushed, "acc") } на { $beyond }
do-displace = Відштовхнути { CASE($figure, "acc") } на { $cell } ({ $depth })
do-melt = Розтопити { CASE($ice, "acc") } на { $cell }
do-flee = Тікати: { $card }
do-stay = Не тікати
do-answer = Відповісти: { $card }
do-pass = Не відповідати
do-flee-ice = Втекти на лід
do-flee-water = Втекти під лід
do-keep = Залишити картки
do-refresh = Скинути й добрати три

# Запитання.
ask-kind = Покласти крижину чи паковий лід?
ask-tile = Куди покласти { CASE($ice, "acc") }?
ask-berg = На яку крижину поставити айсберг?
ask-hunter = Якого мисливця поставити на поле?
ask-corner = У якому куті починає { $figure }?
ask-level = { $figure } на льоду чи під льодом?
ask-igloo = Поставте Іглу на одну з найближчих до Ескімоса крижин.
ask-return = У який кут повертається { $figure }?
ask-action = Зіграйте картку льоду або задійте мисливця.
ask-card = Зіграйте картку льоду.
ask-use = Задійте мисливця або завершіть хід.
ask-neutral = Задіяти ще й нейтрального мисливця?
ask-hunt = Що робить { $hunter }?
ask-cod = Яку Тріску пересунути?
ask-destination = Куди пересунути { CASE($figure, "acc") }?
ask-drift = Який лід дрейфує до { CASE($side, "gen") }? Залишилося жетонів: { $left }.
ask-displace = Лід штовхає { CASE($figure, "acc") }. Куди відштовхнути?
ask-melt = Який лід розтане?
ask-escape = { $attacker } нападає на { CASE($seal, "acc") }. Тікаєте?
ask-answer = { $seal } тікає до { CASE($side, "gen") }. Відповісте карткою того самого кольору?
ask-flee-to = { $seal } тікає на лід чи під лід?
ask-refresh = Залишити картки чи скинути їх і добрати три?
wait-building = { $who } розкладає лід і мисливців.
wait-turn = Ходить { $who }.
wait-ice = { $who } рухає лід.
wait-hunt = { $who } діє за { CASE($hunter, "acc") }.
wait-escape = { $who } вирішує, чи тікає { $seal }.
wait-answer = { $who } вирішує, чи відповідати на втечу.

# Що відбувається.
role = { $who } — { $hunter }
role-neutral = нейтральний мисливець — { $hunter }
said-first = Починає { $who }.
said-hunters = Мисливців розподілено. { $roles }.
said-lays = { $who } кладе { CASE($ice, "acc") } на { $cell }.
said-berg = { $who } ставить айсберг на { $cell }.
said-berg-stays = Айсберг { $number } нікуди поставити: він лишається в коробці.
said-puts = { $who } ставить { CASE($figure, "acc") } на { $cell } ({ $depth }).
said-igloo = { $who } ставить Іглу на { $cell }.
said-turn = Хід { $turn }: { $who }.
said-returns = { $figure } повертається на { $cell } ({ $depth }).
said-plays = { $who } грає картку: { $card }.
said-rest-lost = Далі картка не діє.
said-drifts = { CASE($ice, "cap") } дрейфує з { $from } на { $to }{ $count ->
    [0] .
   *[other] . Разом із льодом: { $riders }.
}
said-drifts-push = { CASE($ice, "cap") } дрейфує з { $from } на { $to } і штовхає { CASE($pushed, "acc") } на { $beyond }{ $count ->
    [0] .
   *[other] . Разом із льодом: { $riders }.
}
said-followed = Під льодом на { $to } відходить: { $figures }.
said-displaced = Лід відштовхує { CASE($figure, "acc") } з { $from } на { $to } ({ $depth }).
said-climbs = { $figure } вибирається на лід на { $to }.
said-melts-iceberg = Айсберг на { $cell } тане: лишається крижина.
said-melts-floe = Крижина на { $cell } тане: лишається паковий лід.
said-melts-pack = Паковий лід на { $cell } розтанув{ $count ->
    [0] .
   *[other] . У воді: { $afloat }.
}
said-igloo-lost = Іглу зникає разом із крижиною.
said-activates = { $who } задіює { CASE($hunter, "acc") }.
said-moves = { $figure } пересувається з { $from } на { $to } ({ $depth }).
said-attacks = { $figure } нападає на { CASE($target, "acc") } на { $cell }.
said-catches = { $who } ловить { CASE($target, "acc") }.
said-raids = { $who } забирає Іглу.
said-captures = { $who } хапає { CASE($target, "acc") } і забирає жетон. Фігурка ще повернеться.
said-captures-for-good = { $who } хапає { CASE($target, "acc") } і забирає жетон. Фігурка більше не повернеться.
said-flees = { $who } грає картку: { $card }. { $figure } намагається втекти.
said-stays = { $who } не тікає.
said-answers = { $who } грає у відповідь: { $card }.
said-passes = { $who } не відповідає.
said-escapes = { $figure } тікає з { $from } на { $to } ({ $depth }).
said-plankton = { $who } бере Планктон. { $left ->
    [0] Це був останній жетон.
    [one] Залишився { $left } жетон.
    [few] Залишилося { $left } жетони.
   *[other] Залишилося { $left } жетонів.
}
said-refreshes = { $who } скидає: { $cards }.
said-draws = { $who } добирає { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}.
said-draws-open = { $who } добирає: { $cards }.
said-reshuffles = Скид стає новим стосом: { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
   *[other] { $cards } карток
}.
over-no-cod = У морі не залишилося Тріски.
over-no-plankton = Взято останній Планктон.
over-too-long = Гру завершує довга зима.
said-over = { $why } { $count ->
    [one] Перемога: { $winners }.
   *[other] Спільна перемога: { $winners }.
}
said-over-by-cod = { $why } Очок у лідерів порівну, вирішує спіймана Тріска. { $count ->
    [one] Перемога: { $winners }.
   *[other] Спільна перемога: { $winners }.
}

# Очки.
points-lives = Власні жетони
points-trophies = Здобуті жетони
points-cod = Тріска
points-plankton = Планктон
points-igloo = Іглу

# Поле як текст.
board-turn = Хід { $turn }: { $who }
board-building = Гравці розкладають поле. У запасі: крижини { $floes }, паковий лід { $packs }, айсберги { $bergs }.
board-supply = Планктон { $plankton }, Тріска в морі { $cod }, стос { $deck }, скид { $discard }
board-house = { $who }: очки { $points }, { $hunter }; жетони { $lives }, здобуті { $trophies }, Тріска { $cod }, Планктон { $plankton }, картки { $cards }
board-house-nobody = { $who }: картки { $cards }
board-neutral = Нейтральний мисливець: { $hunter }; жетони { $lives }
board-waiting = { $figure }: чекає на повернення.
board-hand = Картки на руці ({ $who }): { $cards }
board-discard = Скид (* танення): { $cards }
board-legend = O Косатка, B Білий ведмідь, I Ескімос, S1 S2 Тюлені, c Тріска та її номер; до риски на льоду, після риски у воді
board-legend-ice = ~~~ відкрите море, ::: паковий лід, === крижина, /^\ айсберг, (i) Іглу
