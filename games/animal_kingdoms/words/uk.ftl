name = Царства звірів
tagline = П’ять царств по колу, три епохи, один трон
ties = За рівності очок вирішує столиця Зеленої пущі.

## До початку гри

option-peace-treaty = Мирна угода
option-peace-treaty-help = Нічия за перше місце вирішується без битви: перемагає той, хто тримає столицю, або перше місце ділять усі.
option-solo-level = Сила вискочки
option-solo-level-help = Наскільки важка гра наодинці.
option-solo-level-easy = легкий
option-solo-level-medium = середній
option-solo-level-normal = звичайний
option-solo-level-hard = складний
option-solo-level-extra-hard = екстраскладний
option-first-player = Перший гравець
option-first-player-help = Хто починає першу епоху. Наступні епохи починає той, хто відстає за очками.
bad-peace-solo = Мирна угода — для 2–5 гравців: у грі наодинці свої битви.
bad-first-solo = У грі наодинці черговість залежить від рівня складності.
bad-first-player = Місце { $seat } не може починати: тут місця від 0 до { $last }.

## Звірі, царства, гравці

kind-wolf = вовк
    .acc = вовка
    .ins = вовком
kind-lizard = ящірка
    .acc = ящірку
    .ins = ящіркою
kind-owl = сова
    .acc = сову
    .ins = совою
kind-tiger = тигр
    .acc = тигра
    .ins = тигром
kind-bee = бджола
    .acc = бджолу
    .ins = бджолою
kind-frog = жаба
    .acc = жабу
    .ins = жабою
kind-red-panda = червона панда
    .acc = червону панду
    .ins = червоною пандою
kind-okapi = окапі
    .acc = окапі
    .ins = окапі
card = { $kind } { $rank }
    .acc = { CASE($kind, "acc") } { $rank }
    .ins = { CASE($kind, "ins") } { $rank }

kingdom-frostpeak = Крижаний пік
    .into = на Крижаний пік
    .in = на Крижаному піку
    .gen = Крижаного піка
    .acc = Крижаний пік
kingdom-sunsteppe = Сонячний степ
    .into = у Сонячний степ
    .in = у Сонячному степу
    .gen = Сонячного степу
    .acc = Сонячний степ
kingdom-mistmarsh = Туманна драговина
    .into = у Туманну драговину
    .in = у Туманній драговині
    .gen = Туманної драговини
    .acc = Туманну драговину
kingdom-tidehollow = Припливна улоговина
    .into = у Припливну улоговину
    .in = у Припливній улоговині
    .gen = Припливної улоговини
    .acc = Припливну улоговину
kingdom-greenwild = Зелена пуща
    .into = у Зелену пущу
    .in = у Зеленій пущі
    .gen = Зеленої пущі
    .acc = Зелену пущу

upstart = Вискочка
    .mid = вискочка

## Укази

decree-ranks-low = Малий народ
decree-ranks-low-text = ранги 1, 2, 3
decree-ranks-mid = Середина
decree-ranks-mid-text = ранги 4, 5
decree-ranks-high = Великі звірі
decree-ranks-high-text = ранги 6, 7, 8
decree-even-only = Парні
decree-even-only-text = парні ранги
decree-odd-only = Непарні
decree-odd-only-text = непарні ранги
decree-wolf-frog = Зграя і ставок
decree-wolf-frog-text = вовк або жаба
decree-lizard-tiger = Луска і смуги
decree-lizard-tiger-text = ящірка або тигр
decree-owl-bee = Лише крилаті
decree-owl-bee-text = сова або бджола
decree-panda-okapi = Лісові тихоні
decree-panda-okapi-text = червона панда або окапі
decree-pair = По двоє
decree-pair-text = дві карти одного типу чи рангу, одну скиньте
decree-all-ranks-differ = Без повтору
decree-all-ranks-differ-text = усі ранги тут різні
decree-all-types-differ = Жодного двійника
decree-all-types-differ-text = усі типи тут різні
decree-step-one = Один крок
decree-step-one-text = останній ранг ±1
decree-match-last = Слідом
decree-match-last-text = ранг або тип останньої карти
decree-alternate-parity = Парне-непарне
decree-alternate-parity-text = чергуйте парні й непарні
decree-ascending = Вгору
decree-ascending-text = не нижче останнього рангу
decree-descending = Униз
decree-descending-text = не вище останнього рангу
decree-alternate-half = Великий за малим
decree-alternate-half-text = чергуйте 1–4 і 5–8
decree-leap-three = Великий стрибок
decree-leap-three-text = різниця з останнім рангом 3 і більше
decree-match-neighbour = Як у сусіда
decree-match-neighbour-text = ранг або тип останньої карти сусіда
decree-neighbour-low = Нижче трави
decree-neighbour-low-text = не вище найнижчого сусіда
decree-neighbour-high = Вище всіх
decree-neighbour-high-text = не нижче найвищого сусіда
decree-neighbour-type = Рідня по сусідству
decree-neighbour-type-text = тип останньої карти сусіда
decree-neighbour-step = Крок через межу
decree-neighbour-step-text = на 1 від рангу сусіда
decree-avoid-neighbours = Міцний паркан
decree-avoid-neighbours-text = ні рангу, ні типу сусідів
decree-realm-rank = Спільний ранг
decree-realm-rank-text = ранг останньої карти іншого царства
decree-realm-type = Спільний рід
decree-realm-type-text = тип останньої карти іншого царства
decree-fresh-rank = Нове число
decree-fresh-rank-text = жодного з рангів інших царств
decree-fresh-type = Небачений звір
decree-fresh-type-text = жодного з типів інших царств
decree-outlier = Поза стадом
decree-outlier-text = не строго між найнижчим і найвищим рангом інших царств

## Вибір

label-claim = Захопити територію
label-rally = Збір звірів: 1 очко і нові карти
label-withdraw = Відступити до кінця епохи
label-withdraw-first = Відступити раніше за всіх і взяти жетон
label-card = Зіграти { CASE($card, "acc") }
label-territory = Захопити територію { CASE($kingdom, "in") }
label-capital = Захопити столицю { CASE($kingdom, "gen") } і відступити
label-partner = Разом із нею скинути { CASE($card, "acc") }
label-discard = Скинути { CASE($card, "acc") }
label-done = Готово: добрати карти
label-fight = Битися { CASE($card, "ins") }
label-pass = Пас: не додавати модифікаторів
label-add = { $count ->
    [one] Додати { $count } модифікатор: ранг { $rank }
    [few] Додати { $count } модифікатори: ранг { $rank }
   *[many] Додати { $count } модифікаторів: ранг { $rank }
}

## Що питають

ask-action = Захопіть територію, оголосіть збір або відступіть.
ask-claim-or-withdraw = Захопіть територію або відступіть.
ask-rally-or-withdraw = Жодна карта не підходить: оголосіть збір або відступіть.
ask-withdraw = Жодна карта не підходить: лишається відступити.
ask-card = Яку карту ви граєте?
ask-kingdom = У яке царство ви граєте { CASE($card, "acc") }?
ask-partner = Ви граєте { CASE($card, "acc") } { CASE($kingdom, "into") }: яку другу карту скинути?
ask-discard = Збір звірів: яку карту скинути першою?
ask-discard-more = Збір звірів: скиньте ще карту або доберіть { $picked ->
    [one] { $picked } нову карту
    [few] { $picked } нові карти
   *[many] { $picked } нових карт
}.
ask-battle-card = Битва за { CASE($kingdom, "acc") }, ставка { $value }: якою картою ви б’єтеся?
ask-battle-modifier = Битва за { CASE($kingdom, "acc") }, ставка { $value }: чи додасте модифікатори до своєї карти?
wait-turn = { $who } думає.
wait-rally = { $who } оголошує збір і вибирає карти.
wait-battle-card = Битва за { CASE($kingdom, "acc") }: { $who } вибирає карту.
wait-battle-modifier = Битва за { CASE($kingdom, "acc") }: { $who } може додати модифікатори.
over-won = Гру закінчено: перемагає { CASE($who, "mid") }, очки: { $points }.
over-capital = Гру закінчено: за рівних очок ({ $points }) перемагає { CASE($who, "mid") } завдяки столиці Зеленої пущі.
over-shared = Гру закінчено: перемогу ділять { $winners }, очки: { $points }.

## Що відбувається

event-age-begins = Починається епоха { $age }; перший хід робить { CASE($who, "mid") }. Укази: { $decrees }.
decree-of = { $kingdom } — { $decree }
event-draws = { $who } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
event-draws-cards = { $who } добирає: { $cards }.
event-reshuffles = Колода порожня: скид перемішано, він стає новою колодою, у ній { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
event-claims = { $who } грає { CASE($card, "acc") } і захоплює територію { CASE($kingdom, "in") }.
event-claims-partner = { $who } грає { CASE($card, "acc") }, скидає { CASE($partner, "acc") } і захоплює територію { CASE($kingdom, "in") }.
event-capital = { $who } грає { CASE($card, "acc") } і захоплює столицю { CASE($kingdom, "gen") }.
event-capital-partner = { $who } грає { CASE($card, "acc") }, скидає { CASE($partner, "acc") } і захоплює столицю { CASE($kingdom, "gen") }.
event-rallies = { $who } оголошує збір звірів і отримує 1 очко.
event-discards = { $who } скидає: { $cards }.
event-withdraws = { $who } відступає до кінця епохи.
event-takes-retreat = { $who } бере жетон відступу.
event-takes-retreat-value = { $who } бере жетон відступу: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} наприкінці гри.
event-age-ends = Усі відступили: підрахунок очок за епоху { $age }.
event-battle-begins = Битва за { CASE($kingdom, "acc") }, ставка { $value }: { $contenders }.
event-reveals = Раунд { $round }: { $cards }.
shown = { $who } — { $card }
event-adds = { $who } додає { $count ->
    [one] { $count } модифікатор
    [few] { $count } модифікатори
   *[many] { $count } модифікаторів
}: тепер ранг { $effective }.
event-passes = { $who } пасує і не додає модифікаторів.
event-fight-on = Знову порівну: { $contenders }. Битва триває.
event-fight-on-upset = 1 б’є 8! Знову порівну: { $contenders }. Битва триває.
event-wins-battle = { $who } перемагає в битві за { CASE($kingdom, "acc") }.
event-wins-battle-upset = 1 б’є 8! { $who } перемагає в битві за { CASE($kingdom, "acc") }.
event-shares-battle = Порівну до останньої карти { CASE($kingdom, "in") }: перше місце ділять { $winners }.
event-treaty = За мирною угодою { CASE($kingdom, "in") } вирішує столиця: на першому місці { $who }.
event-treaty-shared = За мирною угодою { CASE($kingdom, "in") } перше місце ділять { $winners }.
event-gains-modifier = { $who } бере бойовий модифікатор «+2».
event-scores = { $kingdom }, ставка { $value }: { $shares }.
share = { $who } +{ $points } ({ $cubes ->
    [one] { $cubes } фішка
    [few] { $cubes } фішки
   *[many] { $cubes } фішок
})
event-scores-nobody = { $kingdom }, ставка { $value }: тут немає жодної фішки.
event-joins-council = { $who } пересуває фішку зі столиці { CASE($kingdom, "gen") } до ради.
event-refreshes = Фішки повертаються до власників, усі карти перемішано: у колоді { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}.
event-first-lowest = { $who } на останньому місці за очками і починає наступну епоху.
event-first-capital = Серед останніх за очками { $who } раніше за інших займає столицю і починає наступну епоху.
event-first-out = Серед останніх за очками { $who } раніше за інших відступає і починає наступну епоху.
event-upstart-turns = Вискочка відкриває { CASE($card, "acc") } і прямує { CASE($kingdom, "into") }.
event-upstart-bonus = Далі йде карта бонусу: { $card }, починаючи від { CASE($kingdom, "gen") }.
event-upstart-skips-room = Вискочка минає { CASE($kingdom, "acc") }: для вискочки тут немає місця.
event-upstart-skips-lead = Вискочка минає { CASE($kingdom, "acc") }: перевага там уже достатня.
event-upstart-discards = Вискочка скидає { CASE($card, "acc") }.
event-bonus-card = Нова карта бонусу вискочки: { $card }.
event-solo-won = { $who } — { $card }, вискочка — { $against }: { $who } перемагає в битві за { CASE($kingdom, "acc") }.
event-solo-lost = { $who } — { $card }, вискочка — { $against }: у битві за { CASE($kingdom, "acc") } перемагає вискочка.
event-solo-tied = { $who } — { $card }, вискочка — { $against }: нічия, битва триває.
event-solo-shared = { $who } — { $card }, вискочка — { $against }: нічия до останньої карти. Перше місце { CASE($kingdom, "in") } в обох.
event-solo-forfeit = { $who } лишається без карт для битви: { CASE($kingdom, "acc") } отримує вискочка.
event-reveals-retreat = { $who } відкриває { $count ->
    [one] жетон відступу
   *[other] жетони відступу ({ $tokens })
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-modifier-points = { $who } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за невикористані модифікатори.
event-game-over = Гру закінчено: перемагає { CASE($who, "mid") }.
event-game-over-capital = Гру закінчено: за рівних очок { $who } перемагає завдяки столиці Зеленої пущі.
event-game-over-shared = Гру закінчено: перемогу ділять { $winners }.

## Звідки очки

points-age-1 = Царства в епоху I
points-age-2 = Царства в епоху II
points-age-3 = Царства в епоху III
points-rallies = Збори звірів
points-retreat = Жетони відступу
points-modifiers = Невикористані модифікатори

## Поле текстом

board-age = Епоха { $age } з 3
board-first = перший гравець: { CASE($who, "mid") }
board-rally-open = збір звірів відкрито
board-rally-closed = збір звірів закрито
board-treaty = мирна угода
board-piles = колода { $deck }, скид { $discard }, укази { $decrees }, жетони відступу { $retreats }, модифікатори { $modifiers }
board-discard = Скид: { $cards }
board-stake = зараз { $value }
board-stake-scored = підраховано
board-stake-scored-later = підраховано, потім { $later }
board-stake-later = зараз { $value }, потім { $later }
board-council = рада
board-any = будь-яка карта
board-pair = будь-яка карта, що має пару в руці
board-full = місць немає
board-ranks = { $count ->
    [one] ранг { $ranks }
   *[other] ранги { $ranks }
}
board-kinds = { $kinds }
board-either = { $count ->
    [one] ранг { $ranks }
   *[other] ранги { $ranks }
} або { $kinds }
board-both = { $count ->
    [one] ранг { $ranks }
   *[other] ранги { $ranks }
}, але лише { $kinds }
board-decree = { $kingdom } — { $decree }: { $text }. Зараз: { $now }.
board-house = { $who } ({ $colour }): очки { $points }, фішки { $cubes }, карти { $cards }, модифікатори { $modifiers }, жетони відступу { $retreats }
board-house-upstart = { $who } ({ $colour }): очки { $points }, фішки { $cubes }
board-thinking = вибирає
board-withdrawn = поза епохою
board-colour-yellow = жовтий
board-colour-red = червоний
board-colour-white = білий
board-colour-purple = фіолетовий
board-colour-blue = синій
board-hand = У руці — { $who }:
board-hand-card = { $card } → { $kingdoms }
board-hand-nowhere = { $card }
board-tokens = { $count ->
    [one] Жетон відступу — { $who }: { $tokens }
   *[other] Жетони відступу — { $who }: { $tokens }
}
board-battle = Битва за { CASE($kingdom, "acc") }, ставка { $value }, раунд { $round }
board-battle-card = { $card } (ранг { $rank })
board-battle-hidden = карта сорочкою вгору
board-battle-beaten = поза битвою
board-bonus = Карти бонусу вискочки: { $cards }
board-follows = Карти вискочки рангів 1–3 ідуть { CASE($kingdom, "into") }
board-upstart-battle = Карт вискочки в раунді битви: { $cards }

# Great moments
moment-age = Підсумки епохи

# What bots expect points from; more is always better.
term-modifiers = бойові модифікатори
term-hand = сильні карти для битв
term-council = фішки для ради
term-going-on = змога грати епоху далі
term-places = місця в царствах

# Why something cannot be chosen now.
why-not-chosen-kingdom = Це царство вже обрано: тепер скиньте другу карту.
why-not-full = { $kingdom }: зайнято всі території й столицю.
why-not-decree = Указ «{ $decree }» не пускає сюди { CASE($card, "acc") }: { $text }.
why-not-partner = { $kingdom }: тут потрібні дві карти, а другої карти того самого типу чи рангу, що { $card }, у вас немає.
why-not-lies = Ця карта лежить на столі. Грають карти з руки.
why-not-chosen-card = Карту { $card } вже обрано: скажіть, куди її зіграти, або поверніть її.
why-not-pair = Карта { $card } не збігається з картою { $other } ні типом, ні рангом.
why-not-picked = Карту { $card } вже обрано. Під час збору скидають щонайменше одну карту.
why-not-nowhere = Жодне царство, де є місце, не пускає { CASE($card, "acc") }: усюди забороняє указ.
