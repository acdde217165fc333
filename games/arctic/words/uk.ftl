name = Арктика
tagline = Полювання серед крижин, що дрейфують: пильнуйте, хто пливе під вашою.
ties = За рівності очок перемагає той, у кого більше тріски.

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
wait-melt = { $who } вибирає, який лід розтане.
wait-hunt = { $who } задіює { CASE($hunter, "acc") }.
wait-escape = { $who } вирішує, чи тікає { $seal }.
wait-flee-to = { $who } вибирає, куди тікає { $seal }: на лід чи під лід.
wait-answer = { $who } вирішує, чи відповідати на втечу.

# Що відбувається.
role = { $who } — { $hunter }
role-neutral = нейтральний мисливець — { $hunter }
said-first = Починає { $who }.
said-hunters = Мисливців розподілено. { $roles }.
said-lays = { $who } кладе { CASE($ice, "acc") } на { $cell }.
said-berg = { $who } ставить айсберг на { $cell }.
said-berg-stays = Айсберг { $number } немає куди поставити: він лишається в коробці.
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
said-climbs = { $figure } вибирається на лід на клітинці { $to }.
said-melts-iceberg = Айсберг на { $cell } тане: лишається крижина.
said-melts-floe = Крижина на { $cell } тане: лишається паковий лід.
said-melts-pack = Паковий лід на { $cell } розтанув{ $count ->
    [0] .
   *[other] . У воді: { $afloat }.
}
said-igloo-lost = Іглу зникає разом із крижиною.
said-activates = { $who } задіює { CASE($hunter, "acc") }.
said-moves = { $figure } пересувається з { $from } на { $to } ({ $depth }).
said-attacks = { $figure } нападає на { CASE($target, "acc") } на клітинці { $cell }.
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
board-waiting = { $figure }: повернення у хід гравця { $who }.
board-returned = { $figure }: після повернення у цей хід без нападу.
board-igloo = Іглу в гравця { $who }.
board-hand = Картки в руці ({ $who }): { $cards }
board-discard = Скид (* танення): { $cards }
board-legend = O Косатка, B Білий ведмідь, I Ескімос, S1 S2 Тюлені, c Тріска та її номер; до риски на льоду, після риски у воді
board-legend-ice = ~~~ відкрите море, ::: паковий лід, === крижина, /^\ айсберг, (i) Іглу

# Малюнок.
draw-figure = { $figure }, { $depth }
draw-cell = { $cell }: { $ice }
draw-cell-sea = { $cell }: відкрите море
draw-igloo = Іглу
draw-cod-left = Тріски в морі: { $count }. З останньою гра закінчується.
draw-plankton-left = Планктону в запасі: { $count }. З останнім гра закінчується.
draw-clock = Остання тріска або останній планктон — кінець гри.
draw-reserve = Розставити
draw-stock = Розкласти
draw-stock-floes = Лишилося крижин: { $count }
draw-stock-packs = Лишилося пакового льоду: { $count }
draw-stock-bergs = Лишилося айсбергів: { $count }
draw-returned = повернення: у цей хід без нападу
draw-returns = Повернеться у хід гравця { $who }
draw-deck = Карток у стосі: { $count }
draw-deck-short = Стос
draw-discard = Карток у скиді: { $count }
draw-discard-short = Скид
draw-effect = Лишилося зсунути: { $left }
draw-flight = Тюлень тікає сюди
draw-spent = Картки, що вийшли
draw-melting = танення
draw-diet = Хто кого їсть
draw-diet-help = Рядки: косатка, білий ведмідь, ескімос, тюлень. Стовпці: їхня здобич на льоду, у відкритому морі, під льодом.
draw-hand = Мої картки льоду
draw-you-are = Ви — { $hunter }
draw-score = Очки: { $points }
draw-trophy = Здобуті жетони ({ $hunter }): { $count }, по { $points } ПО
draw-lives = { $hunter }: життів { $count }, по { $points } ПО
draw-cod = Спіймано тріски: { $count }
draw-plankton = Планктон: { $count }
draw-igloo-scores = Іглу: 2 ПО
draw-hand-size = Карток у руці: { $count }
draw-neutral = Нейтральні мисливці
draw-winner = перемога

# Короткі правила.
help-goal = Кожен грає за одного мисливця Півночі та їсть майже всіх інших. Перемагає той, у кого більше очок: 3 або 2 за схопленого мисливця, 1 за тріску, пів очка за планктон, 2 за іглу, і ще ваші вцілілі життя.
help-turn = Ваш хід
help-card = Зіграйте одну картку льоду: це обов’язково. Стільки жетонів льоду, скільки на ній вказано, по черзі зсуваються на клітинку до краю її кольору. Сонце розтоплює один жетон.
help-hunter = Задійте мисливця, якщо хочете: він пересувається й нападає на когось у своїй клітинці (можна й не рухаючись). До картки або після неї. Або пересуньте тріску: скільки завгодно риб по разу, і візьміть один планктон.
help-neutral = Удвох і втрьох мисливці без гравця нейтральні: після свого можна задіяти одного з них або тріску. Здобич дістається вам.
help-where = На льоду, у воді, під льодом
help-on-ice = На льоду: фігурка стоїть на повен зріст на жетоні.
help-in-sea = У відкритому морі: фігурка за хвилею.
help-under-ice = Під льодом: фігурка в темній ополонці жетона. Крізь лід ніхто не нападає, лише Ескімос ловить тріску.
help-hunters = Хто як ходить і кого їсть
help-orca = Косатка пливе на одну клітинку або на дві, якщо перша — відкрите море. Їсть усіх, кого зустріне у воді.
help-bear = Ведмідь іде на одну клітинку або на дві, якщо перша — лід. Їсть на льоду й у відкритому морі, але не під льодом.
help-eskimo = Ескімос проходить дві клітинки цілком по льоду або цілком на каяку, інакше одну. Полює, як ведмідь, і вудить тріску крізь лід.
help-seal = Два тюлені плавають, як косатка, і обирають, на льоду їм бути чи під ним. Їдять тріску й забирають іглу; напад один на двох.
help-cod = Дев’ять риб не належать нікому. Тріска плаває, як косатка.
help-ice = Лід
help-drift = Жетон, що дрейфує, везе тих, хто на ньому стоїть. Плавці лишаються на місці й можуть опинитися під ним або у відкритому морі.
help-push = Паковий лід штовхають перед собою і крижина, й інший паковий лід, по одному жетону. Нічого більше вони не штовхають.
help-berg = На айсберг нікому немає ходу. Він штовхає будь-який лід, а плавці перед ним відступають.
help-melt = Танення: айсберг стає крижиною, крижина паковим льодом, паковий лід відкритим морем. Ведмідь і Ескімос у воді поступаються льоду.
help-capture = Схоплений
help-lives = Схоплений мисливець віддає жетон гравцеві, чий зараз хід. Першого разу він повертається в кут на початку ходу свого гравця й у цей хід не нападає; другого разу він вибуває. З двох тюленів тоді лишається один.
help-igloo = Іглу дає 2 очки гравцеві Ескімоса або тому, хто забере його ведмедем чи тюленем. Якщо його крижина тане, іглу зникає.
help-escape = Учотирьох атакований тюлень може втекти на клітинку туди, куди вказує картка дрейфу з руки. Нападник бере картку й може відповісти тим самим кольором: тоді тюленя все ж схоплено.
help-end = Кінець гри
help-end-what = Гра закінчується одразу з останньою тріскою або останнім планктоном. За рівності вирішує тріска.
help-expert = Досвідчені гравці самі розкладають лід і мисливців, по одній фігурці за раз, і лише потім дізнаються, хто ким буде.
help-reconstructed = Відновлено нами, бо малюнків не збереглося: форма поля й порядок його кольорів, картки льоду (на край 1, 1, 2, 2, 3 жетони; шість танень), початкова схема, вісім крижин і чотири жетони пакового льоду.
