name = Арктика
tagline = Полювання серед крижин, що дрейфують: пильнуйте, хто пливе під вашою.
ties = За рівності очок перемагає той, у кого більше тріски.

option-setup = Розташування
option-setup-help = Почати зі стандартної схеми або дати гравцям самим розкласти лід і мисливців, поки вони не знають, хто ким буде.
option-setup-standard = Стандартна схема
option-setup-expert = Підготовка для досвідчених гравців

# Мисливці та фігурки.
orca = косатка
    .cap = Косатка
    .acc = косатку
bear = білий ведмідь
    .cap = Білий ведмідь
    .acc = білого ведмедя
eskimo = інуїт
    .cap = Інуїт
    .acc = інуїта
seal = тюлень
    .cap = Тюлень
    .acc = тюленя
cod = тріска
    .cap = Тріска
    .acc = тріску
one-seal = тюлень
    .cap = Тюлень
    .acc = тюленя
one-cod = тріска
    .cap = Тріска
    .acc = тріску
figure-at = { $figure } { $place }
    .cap = { CASE($figure, "cap") } { $place }
    .acc = { CASE($figure, "acc") } { $place }
igloo = іглу

# Лід і місце на ньому.
way = { $arrows }
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
card-drift = Дрейф { $tiles ->
    [one] { $tiles } жетона
   *[other] { $tiles } жетонів
} { $arrow } { $side }
card-melt = Танення
card-again = { $card } ({ $number })

# Вибір.
do-kind-floe = Покласти крижину
do-kind-pack = Покласти паковий лід
do-place = Покласти { $place }
do-berg = Поставити айсберг на крижину { $place }
do-hunter = Поставити: { $figure }
do-corner = У кут { $place }
do-level-ice = На льоду
do-level-water = Під льодом
do-igloo = Поставити іглу на крижину { $place }
do-return = Повернути в кут { $place } ({ $depth })
do-play = Зіграти: { $card }
do-activate = Задіяти { CASE($hunter, "acc") }
do-skip = Без нейтрального мисливця
do-end-turn = Завершити хід
do-pick = Пересунути { CASE($figure, "acc") }
do-move = Пересунути { CASE($figure, "acc") } { $way } ({ $depth })
do-attack = { CASE($figure, "cap") }: напасти на { CASE($target, "acc") }
do-finish = Завершити дію мисливця: { $hunter }
do-finish-cod = Більше не рухати тріску і взяти планктон
do-drift = Зсунути { CASE($ice, "acc") } { $place } { $way }
do-drift-push = Зсунути { CASE($ice, "acc") } { $place } { $way } і штовхнути { CASE($pushed, "acc") }
do-displace = Відштовхнути { CASE($figure, "acc") } { $way } ({ $depth })
do-melt = Розтопити { CASE($ice, "acc") } { $place }
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
ask-level = { CASE($figure, "cap") } на льоду чи під льодом?
ask-igloo = Поставте іглу на одну з найближчих до інуїта крижин.
ask-return = У який кут повертається { $figure }?
ask-action = Зіграйте картку льоду або задійте мисливця.
ask-card = Зіграйте картку льоду.
ask-use = Задійте мисливця або завершіть хід.
ask-neutral = Задіяти ще й нейтрального мисливця?
ask-hunt = Що робить { $hunter }?
ask-cod = Яку тріску пересунути?
ask-destination = Куди пересунути { CASE($figure, "acc") }?
ask-drift = Який лід дрейфує до { CASE($side, "gen") }? Залишилося жетонів: { $left }.
ask-displace = Лід штовхає { CASE($figure, "acc") }. Куди відштовхнути?
ask-melt = Який лід розтане?
ask-escape = { CASE($attacker, "cap") } нападає на { CASE($seal, "acc") }. Тікаєте?
ask-answer = { CASE($seal, "cap") } тікає до { CASE($side, "gen") }. Відповісте карткою того самого кольору?
ask-flee-to = { CASE($seal, "cap") } тікає на лід чи під лід?
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
said-lays = { $who } кладе { CASE($ice, "acc") } { $place }.
said-berg = { $who } ставить айсберг на крижину { $place }.
said-berg-stays = Айсберг { $number } немає куди поставити: він лишається в коробці.
said-puts = { $who } ставить { CASE($figure, "acc") } в кут { $place } ({ $depth }).
said-igloo = { $who } ставить іглу на крижину { $place }.
said-turn = Хід { $turn }: { $who }.
said-returns = { CASE($figure, "cap") } повертається в кут { $place } ({ $depth }).
said-plays = { $who } грає картку: { $card }.
said-rest-lost = Далі картка не діє.
said-drifts = { CASE($ice, "cap") } { $place } дрейфує { $way }{ $count ->
    [0] .
   *[other] . Разом із льодом: { $riders }.
}
said-drifts-push = { CASE($ice, "cap") } { $place } дрейфує { $way } і штовхає { CASE($pushed, "acc") }{ $count ->
    [0] .
   *[other] . Разом із льодом: { $riders }.
}
said-followed = Під льодом відходить { $way }: { $figures }.
said-displaced = Лід відштовхує { CASE($figure, "acc") } { $way } ({ $depth }).
said-climbs = { CASE($figure, "cap") } вибирається на лід { $place }.
said-melts-iceberg = Айсберг { $place } тане: лишається крижина.
said-melts-floe = Крижина { $place } тане: лишається паковий лід.
said-melts-pack = Паковий лід { $place } розтанув{ $count ->
    [0] .
   *[other] . У воді: { $afloat }.
}
said-igloo-lost = Іглу зникає разом із крижиною.
said-activates = { $who } задіює { CASE($hunter, "acc") }.
said-moves = { CASE($figure, "cap") } пересувається { $way } ({ $depth }).
said-attacks = { CASE($figure, "cap") } нападає на { CASE($target, "acc") } { $place }.
said-catches = { $who } ловить { CASE($target, "acc") }.
said-raids = { $who } забирає іглу.
said-captures = { $who } хапає { CASE($target, "acc") } і забирає жетон. Фігурка ще повернеться.
said-captures-for-good = { $who } хапає { CASE($target, "acc") } і забирає жетон. Фігурка більше не повернеться.
said-flees = { $who } грає картку: { $card }. { CASE($figure, "cap") } намагається втекти.
said-stays = { $who } не тікає.
said-answers = { $who } грає у відповідь: { $card }.
said-passes = { $who } не відповідає.
said-escapes = { CASE($figure, "cap") } тікає { $way } ({ $depth }).
said-plankton = { $who } бере планктон. { $left ->
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
over-no-cod = У морі не залишилося тріски.
over-no-plankton = Взято останній планктон.
over-too-long = Гру завершує довга зима.
said-over = { $why } { $count ->
    [one] Перемога: { $winners }.
   *[other] Спільна перемога: { $winners }.
}
said-over-by-cod = { $why } Очок у лідерів порівну, вирішує спіймана тріска. { $count ->
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
board-supply = Планктон { $plankton }, тріска в морі { $cod }, стос { $deck }, скид { $discard }
board-house = { $who }: очки { $points }, { $hunter }; жетони { $lives }, здобуті { $trophies }, тріска { $cod }, планктон { $plankton }, картки { $cards }
board-house-nobody = { $who }: картки { $cards }
board-neutral = Нейтральний мисливець: { $hunter }; жетони { $lives }
board-waiting = { CASE($figure, "cap") }: повернення у хід гравця { $who }.
board-returned = { CASE($figure, "cap") }: після повернення у цей хід без нападу.
board-igloo = Іглу в гравця { $who }.
board-hand = Картки в руці ({ $who }): { $cards }
board-discard = Скид (* танення): { $cards }
board-legend = O косатка, B білий ведмідь, I інуїт, S1 S2 тюлені, c тріска та її номер; до риски на льоду, після риски у воді
board-legend-ice = ~~~ відкрите море, ::: паковий лід, === крижина, /^\ айсберг, (i) іглу

# Малюнок.
draw-figure = { CASE($figure, "cap") }, { $depth }
draw-cell = { CASE($ice, "cap") } { $place }
draw-cell-sea = Відкрите море { $place }
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
draw-diet-help = Рядки: косатка, білий ведмідь, інуїт, тюлень. Стовпці: їхня здобич на льоду, у відкритому морі, під льодом.
draw-school = Тріски тут: { $count }
draw-hand = Мої картки льоду
draw-you-are = Ви — { $hunter }
draw-score = Очки: { $points }
draw-trophy = Здобуті жетони ({ $hunter }): { $count }, по { $points } ПО
draw-lives = { CASE($hunter, "cap") }: життів { $count }, по { $points } ПО
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
help-hunter = Задійте мисливця, якщо хочете: він пересувається, а потім нападає на когось у своїй клітинці (можна й не рухаючись). До картки або після неї. Або пересуньте тріску: скільки завгодно риб по разу, і візьміть один планктон.
help-neutral = Удвох і втрьох мисливці без гравця нейтральні: після свого можна задіяти одного з них або тріску. Здобич дістається вам.
help-where = На льоду, у воді, під льодом
help-on-ice = На льоду: фігурка стоїть на повен зріст на жетоні.
help-in-sea = У відкритому морі: фігурка за хвилею.
help-under-ice = Під льодом: фігурка в темній ополонці жетона. Крізь лід ніхто не нападає, лише інуїт ловить тріску.
help-hunters = Хто як ходить і кого їсть
help-orca = Косатка пливе на одну клітинку або на дві, якщо перша — відкрите море. Їсть усіх, кого зустріне у воді.
help-bear = Ведмідь іде на одну клітинку або на дві, якщо перша — лід. Їсть на льоду й у відкритому морі, але не під льодом.
help-eskimo = Інуїт проходить дві клітинки цілком по льоду або цілком на каяку, інакше одну. Полює, як ведмідь, і вудить тріску крізь лід.
help-seal = Два тюлені плавають, як косатка, і обирають, на льоду їм бути чи під ним. Їдять тріску й забирають іглу; напад один на двох.
help-cod = Дев’ять риб не належать нікому. Тріска плаває, як косатка.
help-ice = Лід
help-drift = Жетон, що дрейфує, везе тих, хто на ньому стоїть. Плавці лишаються на місці й можуть опинитися під ним або у відкритому морі.
help-push = Паковий лід штовхають перед собою і крижина, й інший паковий лід, по одному жетону. Нічого більше вони не штовхають.
help-berg = На айсберг нікому немає ходу. Він штовхає будь-який лід, а плавці перед ним відступають.
help-melt = Танення: айсберг стає крижиною, крижина паковим льодом, паковий лід відкритим морем. Ведмідь та інуїт у воді поступаються місцем льоду.
help-capture = Схоплений
help-lives = Схоплений мисливець віддає жетон гравцеві, чий зараз хід. Першого разу він повертається в кут на початку ходу свого гравця й у цей хід не нападає; другого разу він вибуває. З двох тюленів тоді лишається один.
help-igloo = Іглу дає 2 очки гравцеві інуїта або тому, хто забере його ведмедем чи тюленем. Якщо його крижина тане, іглу зникає.
help-escape = Учотирьох тюлень, на якого напали, може втекти на клітинку туди, куди вказує картка дрейфу з руки. Нападник бере картку й може відповісти тим самим кольором: тоді тюленя все ж схоплено.
help-end = Кінець гри
help-end-what = Гра закінчується одразу з останньою тріскою або останнім планктоном. За рівності вирішує тріска.
help-expert = Досвідчені гравці самі розкладають лід і мисливців, по черзі й по одному, і лише потім дізнаються, хто ким буде.
help-reconstructed = Відновлено нами, бо малюнків не збереглося: форма й розмір поля, порядок його кольорів і три з них (зелений, помаранчевий, червоний), картки льоду (на край 1, 1, 2, 2, 3 жетони; шість танень), початкова схема, вісім крижин і чотири жетони пакового льоду. Наші також перший гравець за жеребом, кінець після 200 ходів і спільна перемога за рівності.

# What choices are about
about-cards = Картки льоду
about-hunters = Мисливці

# What bots expect points from; more is always better.
term-figures = фігурки, які ще можуть полювати
term-catches = здобич поблизу
term-safety = безпека від мисливців

# Why something cannot be chosen now.
why-not-igloo = Іглу забирають лише ведмідь і тюлені, стоячи на його крижині, і ніколи у свого ж гравця.
why-not-stock = Таких жетонів льоду більше не лишилося.
why-not-tile = Лід кладуть на клітинку, де льоду ще немає.
why-not-berg = Айсберг ставлять на крижину не в куті й без тріски.
why-not-corner = Мисливець починає в куті, де немає іншого мисливця.
why-not-level = Тюленя ставлять на лід або під лід у його куті.
why-not-nearest = Іглу ставлять на крижину, найближчу до інуїта.
why-not-return = Фігурка повертається в кут без айсберга.
why-not-nobody = Тут нема кого задіяти: мисливцеві потрібен хід або напад, і він має бути вашим або нейтральним.
why-not-on-berg = На айсбергу й під ним нікого бути не може.
why-not-far = Задалеко або немає шляху: один крок на сусідню клітинку, а другий — лише як дозволяє таблиця цього звіра.
why-not-no-ice = На цій клітинці немає льоду.
why-not-twice = За одну картку жетон льоду не рухається двічі.
why-not-blocked = Цей жетон не може дрейфувати: йому потрібна вільна клітинка або один жетон льоду, який можна штовхнути на вільну клітинку.
why-not-way = Хто поступається місцем льоду, йде на сусідню клітинку: ведмідь та інуїт — без льоду, плавці — без айсберга.
why-not-flight = Тюлень тікає на одну клітинку, у бік, указаний карткою дрейфу його гравця, і ніколи на айсберг.
why-not-placed = { CASE($figure, "cap") }: вже на полі або вже у вас у руці.
why-not-theirs = { CASE($figure, "cap") }: грає { $who }.
why-not-idle = { CASE($figure, "cap") }: немає ні ходу, ні нападу, або вже задіяно цього ходу.
why-not-neutral = { CASE($figure, "cap") }: за хід задіюють одного нейтрального мисливця, і лише якщо він має хід або напад.
why-not-moved = { CASE($figure, "cap") }: хід або напад уже був. Кожна фігурка пересувається один раз, а після нападу лишається на місці.
why-not-own = { CASE($figure, "cap") }: це ваша фігурка. На своїх не нападають.
why-not-reach = { CASE($figure, "cap") }: напасти не можна. Нападник і ціль мають бути на одній клітинці й діставати одне одного.
why-not-lies = Ця картка лежить на столі. Грають картки з руки.
why-not-answer = Утікача ловить лише картка дрейфу до того самого краю ({ $side }).
why-not-card = За хід грають одну картку льоду, і не посеред полювання.
