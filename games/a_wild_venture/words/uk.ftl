# Слова «Буремних мандрів».
# Гра
name = Буремні мандри
tagline = Здобудьте прихильність ворон, жаб і кроликів, пройдіть стежками та виграйте Кубок громади.
ties = За рівності балів вирішують монети, а потім бали мешканців.
option-board-side = Бік поля
option-board-side-help = На весняному боці прохід безплатний, він найкращий для першої гри; на осінньому за деякі шляхи сплачують монетами або картами.
option-board-side-spring = Весняний
option-board-side-autumn = Осінній
option-theme = Тематична колода
option-theme-help = Які 24 карти додаються до основної колоди. Для першої гри візьміть академію.
option-theme-academy = Академія
option-theme-news = Звістки
option-variant-big = Ще буремніші мандри
option-variant-big-help = Обидві тематичні колоди, на початку вісім карт, три з них скидаються. Для тих, хто знає карти.
option-variant-open-tuck = Без запам’ятовування
option-variant-open-tuck-help = Карти підкладаються горілиць, і власні підкладені карти можна переглядати.
option-tie-rule = Нічия
option-tie-rule-help = Вирішують монети, потім бали мешканців, або перемога ділиться.
option-tie-rule-break = Вирішують монети
option-tie-rule-share = Спільна перемога
option-first-player = Перший гравець
option-first-player-help = Хто починає. Інший першим обирає початкову карту мешканця.
bad-first-player = Місце { $seat } не може починати: є лише місця 0 і 1.

# Речі
crow = ворона
    .gen = ворони
    .acc = ворону
frog = жаба
    .gen = жаби
    .acc = жабу
rabbit = кролик
    .gen = кролика
    .acc = кролика
nest = гніздо
    .own = своє гніздо
lily-pad = латаття
    .own = своє латаття
burrow = нора
    .acc = нору
    .own = свою нору
any-starter = стартову карту
chest-iron = залізна скриня
    .acc = залізну скриню
chest-gold = золота скриня
    .acc = золоту скриню
chest-ruby = рубінова скриня
    .acc = рубінову скриню
side-spring = весняний
side-autumn = осінній
token-a = жетон зачарування A
token-b = жетон зачарування B
token-c = жетон зачарування C
home = Домівка
trail-west = Таємничий ліс
trail-north = Млинові пагорби
trail-east = Ліхтарне болото
space = { $trail } { $n }
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
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
    .gen = { $n ->
        [one] { $n } карти
       *[many] { $n } карт
    }
spaces = { $n ->
    [one] { $n } поділка
    [few] { $n } поділки
   *[many] { $n } поділок
}
    .acc = { $n ->
        [one] { $n } поділку
        [few] { $n } поділки
       *[many] { $n } поділок
    }
reward-gain = +{ coins }
reward-draw = потягнути { cards.acc }
reward-enchantment = зачарування
toll-cards = { $n ->
    [one] скинути { $n } карту
    [few] скинути { $n } карти
   *[many] скинути { $n } карт
}
named = карта «{ $card }»
    .acc = карту «{ $card }»
nothing = нічого

# Тексти карт
card-free = Вільна дія: { $text }
card-gear = Будь-який гравець { $trigger }: 1 монета. Реліквія: { $relic }
card-building-instant = { $text } Під час зачарування: { $enchanted }
card-building-becomes = { $text } Після зачарування натомість: { $enchanted }
effect-then = { $one } { $other }
effect-gain = Отримайте { CASE($amount, "acc") }.
effect-draw = Потягніть { CASE($amount, "acc") }.
effect-draw-discarded = { $n ->
    [one] Потягніть { $n } верхню карту смітника.
    [few] Потягніть { $n } верхні карти смітника.
   *[other] Потягніть { $n } верхніх карт смітника.
}
effect-discard = Скиньте { CASE($amount, "acc") }.
effect-discard-up-to = Скиньте до { CASE($amount, "gen") }.
effect-tuck = Підкладіть { CASE($amount, "acc") } з руки.
effect-tuck-discarded = { $n ->
    [one] Підкладіть { $n } верхню карту смітника.
    [few] Підкладіть { $n } верхні карти смітника.
   *[other] Підкладіть { $n } верхніх карт смітника.
}
effect-travel = Пройдіть { CASE($amount, "acc") }.
effect-invest = Інвестуйте { CASE($amount, "acc") }.
effect-look = Перегляньте { CASE($amount, "acc") }: { $subs }.
effect-search = { $n ->
    [one] Візьміть будь-яку карту зі смітника: { $subs }.
    [few] Візьміть будь-які { $n } карти зі смітника: { $subs }.
   *[other] Візьміть будь-які { $n } карт зі смітника: { $subs }.
}
effect-activate = Активуйте { CASE($what, "own") }.
effect-activate-starter = Активуйте стартову карту.
effect-activate-different = Активуйте іншу стартову карту.
effect-activate-villager = { $which ->
    [other] Активуйте іншу свою карту мешканця.
    [quiet] Активуйте одну зі своїх карт мешканців, що не активує мешканців.
    [other-quiet] Активуйте іншу свою карту мешканця, що не активує мешканців.
   *[any] Активуйте одну зі своїх карт мешканців.
}
effect-supply = { $which ->
    [other] Додайте { $n } припас на іншу свою карту мешканця.
    [quiet] Додайте { $n } припас на одну зі своїх карт мешканців, що не активує мешканців.
    [other-quiet] Додайте { $n } припас на іншу свою карту мешканця, що не активує мешканців.
   *[any] Додайте { $n } припас на одну зі своїх карт мешканців.
}
effect-supply-each = { $which ->
    [other] Додайте { $n } припас на кожну іншу свою карту мешканця.
    [quiet] Додайте { $n } припас на кожну свою карту мешканця, що не активує мешканців.
    [other-quiet] Додайте { $n } припас на кожну іншу свою карту мешканця, що не активує мешканців.
   *[any] Додайте { $n } припас на кожну свою карту мешканця.
}
effect-play-hand = Можете зіграти { $what } з руки { $price }.
effect-play-discard = Можете зіграти { $what } зі смітника { $price }.
effect-play-trigger = Можете зіграти цю карту { $price }.
effect-take = { $n ->
    [one] Візьміть будь-яку карту зі смітника.
    [few] Візьміть будь-які { $n } карти зі смітника.
   *[other] Візьміть будь-які { $n } карт зі смітника.
}
effect-upgrade-starter = Вдоскональте стартову карту.
effect-upgrade = Вдоскональте { CASE($what, "own") }.
effect-pay = Сплатіть { CASE($amount, "acc") }: { $effect }
effect-pay-cards = Скиньте { CASE($amount, "acc") }: { $effect }
effect-may = Можете: { $effect }
effect-choose = Виберіть: { $options }
effect-or = { $one } або { $other }
effect-option = «{ $effect }»
effect-if = { $condition }: { $effect }
effect-if-else = { $condition }: { $effect } Інакше: { $otherwise }
if-at-least = Якщо { $what } не менше { $n }
if-at-most = Якщо { $what } не більше { $n }
num-each = { $amount } за { $what }
    .acc = { CASE($amount, "acc") } за { $what }
    .gen = { CASE($amount, "gen") } за { $what }
num-at-most = { $each } (не більше { $most })
    .acc = { CASE($each, "acc") } (не більше { $most })
    .gen = { CASE($each, "gen") } (не більше { $most })
each-hand = кожну карту в руці
each-villager = кожного свого мешканця
each-building = кожну свою будівлю
each-enchanted = кожну свою зачаровану будівлю
each-gear = кожну розіграну манатку
each-opp-villager = кожного мешканця суперника
each-step = кожну пройдену поділку
each-discarded = кожну скинуту карту
count-hand = карт у вашій руці
count-villagers = ваших мешканців
count-buildings = ваших будівель
count-enchanted = ваших зачарованих будівель
count-gear = розіграних манаток
count-opp-villagers = мешканців суперника
count-steps = пройдених поділок
count-discarded = скинутих карт
mod-gain-to-draw = Замість монет винагороди потягніть стільки ж карт.
mod-double = Подвойте винагороду монетами або картами.
mod-chest-up = Скрині на рівень кращі.
mod-toll-free = Не сплачуйте за прохід.
sub-draw = потягніть { $n }
sub-tuck = підкладіть { $n }
sub-discard = скиньте { $n }
sub-play = можете зіграти 1 карту { $price }
sub-play-free = іншу зіграйте безплатно
price-free = безплатно
price-full = за повну вартість
price-less = на { $n } дешевше
what = { $kind ->
    [villager] мешканця
    [gear] манатку
    [building] будівлю
   *[card] карту
}
what-of = { $kind ->
    [villager] мешканця-{ CASE($species, "acc") }
    [gear] манатку { CASE($species, "gen") }
    [building] будівлю { CASE($species, "gen") }
   *[card] карту { CASE($species, "gen") }
}
deed-or = { $one } або { $other }
deed-play = грає { $what }
deed-discard = скидає { $what }
deed-activate = активує { CASE($what, "acc") }
deed-gain = отримує монети ({ $amount })
deed-draw = тягне карти ({ $amount })
deed-travel = проходить { $amount }
deed-tuck = підкладає карту
deed-tuck-from = підкладає карту ({ $from })
deed-chest = відкриває скриню
deed-look = застосовує «перегляньте»
deed-invest = інвестує
deed-enchant = зачаровує будівлю
deed-upgrade = вдосконалює стартову карту
any-number = скільки завгодно
exactly = рівно { $n }
or-more = { $n } або більше за раз
spaces-exactly = { $n ->
    [one] рівно { $n } поділку
    [few] рівно { $n } поділки
   *[many] рівно { $n } поділок
}
spaces-or-more = { $n } або більше поділок
from-hand = з руки
from-look = з переглянутих
from-discard = зі смітника
from-play = з гри
ability-on = Коли власник { $trigger }: { $text }
ability-look-more = { $n ->
    [one] Переглядайте на { $n } карту більше.
    [few] Переглядайте на { $n } карти більше.
   *[many] Переглядайте на { $n } карт більше.
}
ability-look-fewer = { $n ->
    [one] Переглядайте на { $n } карту менше.
    [few] Переглядайте на { $n } карти менше.
   *[many] Переглядайте на { $n } карт менше.
}
ability-cost-less = { $kind ->
    [villager] Мешканці коштують
    [building] Будівлі коштують
   *[gear] Манатки коштують
} для вас на { $n } менше.
ability-cost-more = { $kind ->
    [villager] Мешканці коштують
    [building] Будівлі коштують
   *[gear] Манатки коштують
} для вас на { $n } більше.

# Варіанти
label-villager = «{ $card }»: { $text }
label-play = Зіграти карту «{ $card }» за { CASE($price, "acc") }
label-activate-starter = Активувати: { $what } ({ $text })
label-activate = Активувати мешканця «{ $card }»
label-activate-brief = Активувати мешканця «{ $card }»: { $text }
label-free = Вільна дія: мешканець «{ $card }»
label-free-brief = Вільна дія: мешканець «{ $card }» ({ $text })
label-enchant = Зачарувати будівлю «{ $card }»
label-enchant-brief = Зачарувати будівлю «{ $card }»: { $text }
label-end-turn = Завершити хід
label-upgrade = Вдосконалити: { $what } ({ $text })
label-go = { $space }: { $reward }
label-go-toll = { $space }: { $reward } (вартість: { $toll })
label-stop = Досить
label-stop-here = Зупинитися тут: { $reward }
label-decline = Нічого не грати
label-no = Ні
label-yes = Так
label-discard = Скинути карту «{ $card }»
label-tuck = Підкласти карту «{ $card }»
label-draw-this = Потягнути карту «{ $card }»
label-return = Повернути карту «{ $card }»
label-take = Взяти карту «{ $card }»
label-supply = { $n ->
    [one] { $n } припас мешканцеві «{ $card }»
    [few] { $n } припаси мешканцеві «{ $card }»
   *[many] { $n } припасів мешканцеві «{ $card }»
}
label-invest-here = Інвестувати в будівлю «{ $card }»
label-invest-nothing = Нічого не інвестувати
label-invest = Інвестувати { CASE($coins, "acc") }
label-retire-gear = Підкласти манатку «{ $card }»: { $text }
label-option = { $n }. { $text }
label-resolve-gear = Монета з карти «{ $card }»
label-resolve = Карта «{ $card }»
label-resolve-for = Карта «{ $card }» для карти «{ $about }»

# Запитання
prompt-over = Гру завершено.
prompt-villager = Яку початкову карту мешканця ви берете?
prompt-setup-discard = { $n ->
    [one] Скиньте ще { $n } карту.
    [few] Скиньте { $n } карти.
   *[many] Скиньте { $n } карт.
}
prompt-menu = { $n ->
    [one] Зіграйте або активуйте карту: залишилася { $n } основна дія.
    [few] Зіграйте або активуйте карту: залишилося { $n } основні дії.
   *[many] Зіграйте або активуйте карту: залишилося { $n } основних дій.
}
prompt-menu-end = Основних дій не залишилося: завершіть хід або спершу виконайте вільну дію, якщо вона є.
prompt-discard-toll = Вартість проходження: яку карту скинути?
prompt-discard = { $n ->
    [one] Яку карту скинути?
   *[other] Яку карту скинути? (усього { $n })
}
prompt-discard-up-to = Скинути карту? (ще до { $n })
prompt-tuck = { $n ->
    [one] Яку карту підкласти?
   *[other] Яку карту підкласти? (усього { $n })
}
prompt-travel = Куди йти? (залишилося поділок: { $n })
prompt-reward = Активувати чи вдосконалити ({ $what })?
prompt-sort-draw = { $n ->
    [one] Яку із цих карт потягнути?
   *[other] Яку із цих карт потягнути? (усього { $n })
}
prompt-sort-tuck = { $n ->
    [one] Яку із цих карт підкласти?
   *[other] Яку із цих карт підкласти? (усього { $n })
}
prompt-sort-discard = { $n ->
    [one] Яку із цих карт скинути?
   *[other] Яку із цих карт скинути? (усього { $n })
}
prompt-look-play = Зіграти одну із цих карт { $price }?
prompt-return = Яка карта повертається на колоду наступною? Остання опиниться зверху.
prompt-search = Яку карту вибрати зі смітника? (залишилося: { $n })
prompt-take = Яку карту взяти зі смітника? (залишилося: { $n })
prompt-supply = Який мешканець отримує припас? (+{ $n })
prompt-activate-villager = Яку карту мешканця активувати?
prompt-activate-starter = Яку стартову карту активувати?
prompt-upgrade = Яку стартову карту вдосконалити?
prompt-play-hand = Зіграти { $what } з руки { $price }?
prompt-play-discard = Зіграти { $what } зі смітника { $price }?
prompt-play-trigger = Зіграти карту «{ $card }» зі смітника?
prompt-may = Бажаєте це зробити? { $text }
prompt-choose = Який ефект ви вибираєте? ({ $source })
prompt-invest-where = У яку будівлю інвестувати до { $n }?
prompt-invest = Скільки інвестувати в будівлю «{ $card }»? (до { $n })
prompt-triggers = Що спрацьовує наступним?
prompt-end-tuck = Яку карту підкласти наступною?
prompt-wait = Зараз ходить { $who }.
prompt-wait-villager = { $who } вибирає початкову карту мешканця.
prompt-wait-discard = { $who } скидає карти.
prompt-wait-within = { $who } робить вибір ({ $source }).

# Журнал
log-begins = На столі { $side } бік поля; починає { $who }.
log-dealt = { $n ->
    [one] { $who } отримує { $n } карту.
    [few] { $who } отримує { $n } карти.
   *[many] { $who } отримує { $n } карт.
}
log-dealt-these = { $who } отримує карти: { $cards }.
log-chooses-villager = { $who } бере початкову карту мешканця «{ $card }».
log-left-over = Зайва початкова карта мешканця «{ $card }» лежить у смітнику.
log-turn-begins = Хід { $turn }: { $who }.
log-plays = { $who } грає карту «{ $card }» за { CASE($price, "acc") }.
log-plays-looked = { $who } грає карту «{ $card }» з переглянутих карт за { CASE($price, "acc") }.
log-plays-discarded = { $who } грає карту «{ $card }» зі смітника за { CASE($price, "acc") }.
log-activates = { $who } активує { CASE($what, "acc") }.
log-activates-supply = { $who } активує { CASE($what, "acc") } (−1 припас).
log-enchants = { $who } зачаровує будівлю «{ $card }».
log-gains = { $who } отримує { CASE($coins, "acc") }.
log-draws = { $n ->
    [one] { $who } тягне { $n } карту.
    [few] { $who } тягне { $n } карти.
   *[many] { $who } тягне { $n } карт.
}
log-draws-these = { $who } тягне: { $cards }.
log-draws-discarded = { $who } тягне верхні карти смітника: { $cards }.
log-takes-discarded = { $who } бере зі смітника: { $cards }.
log-discards = { $who } скидає карту «{ $card }».
log-tucks = { $who } підкладає карту { $from }.
log-tucks-this = { $who } підкладає карту «{ $card }» { $from }.
log-looks = { $n ->
    [one] { $who } переглядає { $n } верхню карту колоди.
    [few] { $who } переглядає { $n } верхні карти колоди.
   *[many] { $who } переглядає { $n } верхніх карт колоди.
}
log-looks-these = { $who } переглядає: { $cards }.
log-puts-back = { $who } повертає карту на колоду.
log-puts-back-this = { $who } повертає карту «{ $card }» на колоду.
log-searches = { $who } вибирає зі смітника карту «{ $card }».
log-pays = { $who } сплачує { CASE($coins, "acc") }.
log-moves = { $who } йде: { $to }.
log-moves-toll = { $who } йде: { $to } (вартість: { $toll }).
log-stuck = { $who } не може рушити далі ({ $at }).
log-uses-token = { $who } використовує жетон: { $reward }.
log-takes-token = { $who } бере { $token }.
log-opens = { $who } відкриває { CASE($chest, "acc") }.
log-chooses = { $who } вибирає ({ $source }): { $effect }
log-upgrades = { $who } вдосконалює { CASE($what, "acc") }.
log-supplies = { $n ->
    [one] Мешканець «{ $card }» отримує { $n } припас ({ $who }).
    [few] Мешканець «{ $card }» отримує { $n } припаси ({ $who }).
   *[many] Мешканець «{ $card }» отримує { $n } припасів ({ $who }).
}
log-invests = { $who } інвестує { CASE($coins, "acc") } в будівлю «{ $card }».
log-invests-nothing = { $who } нічого не інвестує в будівлю «{ $card }».
log-gear-pays = { $who } бере { CASE($coins, "acc") } з карти «{ $card }».
log-gear-pays-other = { $who } бере { CASE($coins, "acc") } з карти «{ $card }» (володіє { $owner }).
log-reacts = Спрацьовує карта «{ $card }» ({ $who }).
log-declines = { $who } відмовляється.
log-relic = Спрацьовує реліквія карти «{ $card }» ({ $who }).
log-goes-home = Мандрівник повертається додому ({ $who }).
log-exhausted = Колоду вичерпано: після цього ходу в кожного ще один.
log-dawdles = Ніхто більше не тягне карт: після цього ходу в кожного ще один.
log-scores = { $who }: мешканці { $villagers }, будівлі { $buildings }, манатки { $gear }; усього { $total } ПБ.
log-wins = { $who } виграє Кубок громади!
log-win-together = Кубок громади ділять { $who }.

# Бали
source-villagers = Мешканці
source-buildings = Будівлі
source-gear = Манатки

# Стіл текстом
text-turn = Хід { $turn }. Колода: { $deck }. Смітник: { $discard }.
text-exhausted = Хід { $turn }. Колоду вичерпано. Смітник: { $discard }.
text-last-turns = { $left ->
    [1] Хід { $turn }. Колоду вичерпано: це останній хід. Смітник: { $discard }.
   *[other] Хід { $turn }. Колоду вичерпано, залишилося ходів: { $left }. Смітник: { $discard }.
}
text-board = Поле, { $side } бік (w: Таємничий ліс, n: Млинові пагорби, e: Ліхтарне болото; * жетон, [1] мандрівник):
text-player = [{ $number }] { $who }: { $coins }, карт у руці: { $hand }, підкладено: { $tucked }, жетонів зачарування: { $tokens }; мандрівник: { $space }
text-starters = { "    " }{ $list }
text-basic = { $what } ({ $text })
text-advanced = { $what }, просунутий бік ({ $text })
text-gear = Манатки:
text-villagers = Мешканці:
text-buildings = Будівлі:
text-in-play = { $card } [{ $n }], { $species }: { $text }
text-in-play-used = { $card } [{ $n }], { $species }, цього ходу використано: { $text }
text-house = { $card } [{ $n }]: { $text }
text-house-enchanted = { $card } [{ $n }], зачаровано: { $text }
text-tucked = Підкладено: { $cards }
text-known = Відомі карти цієї руки: { $cards }
text-hand = Рука:
text-card = { $card } ({ $kind ->
    [villager] мешканець
    [building] будівля
   *[gear] манатка
}, { $species }, { $price }, припасів: { $supplies }): { $text }
text-offer = Початкові карти мешканців: { $cards }
text-deck-top = Верх колоди: { $cards }
text-discard = Смітник згори донизу: { $cards }
text-zone = Переглядаються: { $cards }
text-zone-hidden = Переглядається карт: { $n }
text-pending = Чекають на спрацювання: { $cards }

# Карти
errand_crow = Ворона на посилках
puddle_scout = Калюжний розвідник
market_hand = Базарний помічник
letter_carrier = Листоноша
night_librarian = Нічний бібліотекар
rumour_monger = Пліткарка
shrewd_broker = Спритний маклер
old_chronicler = Старий літописець
sky_surveyor = Небесний землемір
scrap_collector = Лахмітник
clocktower_warden = Доглядач годинникової вежі
hoarder_of_shinies = Збирачка блискіток
frog_wizard = Жаба-чарівник
long_leaper = Далекострибун
treasure_diver = Нирець по скарби
bubble_alchemist = Бульбашковий алхімік
pond_pilgrim = Ставковий прочанин
swamp_cook = Болотяний кухар
choir_master = Хормейстер
marsh_oracle = Болотяний оракул
relic_peddler = Торговець реліквіями
mighty_joseph = Могутній Йосип
carrot_farmer = Морквяний фермер
village_banker = Сільський банкір
dawn_baker = Світанковий пекар
stonemason = Каменяр
tinker_pedlar = Мандрівний бляхар
generous_host = Гостинна господиня
lady_mayor = Пані мерка
tunnel_foreman = Тунельний бригадир
postal_contract = Поштовий контракт
chain_whip = Ланцюговий батіг
spyglass = Підзорна труба
signal_flag = Сигнальний прапорець
recycling_bin = Контейнер для переробки
hiking_boots = Похідні чоботи
treasure_map = Мапа скарбів
potion_kit = Набір зілля
generous_pension = Щедра пенсія
wheelbarrow = Тачка
toolbox = Скринька з інструментами
picnic_basket = Кошик для пікніка
telegraph_office = Телеграфна контора
post_office = Поштове відділення
old_archive = Старий архів
watchtower = Дозорна вежа
ferry_dock = Поромна пристань
potion_shop = Крамниця зілля
bathhouse = Купальня
wishing_well = Криниця бажань
zero_waste = Нуль відходів
market_hall = Ринкові ряди
granary = Комора
town_hall = Ратуша
head_librarian = Головний бібліотекар
exam_proctor = Екзаменатор
ink_student = Чорнильна учениця
debate_champion = Чемпіон диспутів
astronomer = Астроном
charms_tutor = Наставник чарів
field_trip_guide = Вожатий походу
potion_student = Учень зіллєвара
rune_scholar = Знавець рун
dean_of_frogs = Жаб’ячий декан
bursar = Скарбник
canteen_cook = Кухарка їдальні
scholarship_kid = Стипендіат
sports_coach = Тренер
head_gardener = Старший садівник
graduation_cap = Випускна шапочка
thick_textbook = Грубий підручник
enchanted_quill = Зачароване перо
skipping_rope = Скакалка
lunchbox = Ланчбокс
piggy_bank = Скарбничка
lecture_hall = Лекційна зала
alchemy_lab = Алхімічна лабораторія
student_kitchen = Студентська кухня
paper_editor = Редактор газети
gossip_columnist = Світський хронікер
town_crier = Оповісник
clipping_collector = Збирач вирізок
star_reporter = Зірковий репортер
night_courier = Нічний кур’єр
bottle_mailer = Пляшковий поштар
weather_prophet = Погодний пророк
marsh_smuggler = Болотяний контрабандист
fortune_teller = Ворожка
advertiser = Рекламник
auctioneer = Аукціоніст
subscription_agent = Агент передплати
street_vendor = Вуличний торговець
retired_postmaster = Поштмейстер на пенсії
letter_opener = Ніж для листів
typewriter = Друкарська машинка
lily_stamp = Марка з лататтям
parcel_raft = Плотик для посилок
carrot_coupon = Морквяний купон
newsstand_cart = Газетний візок
printing_house = Друкарня
gossip_pond = Ставок пліток
notice_board = Дошка оголошень

# Малюнок
draw-kind = { $kind ->
    [villager] Мешканець
    [building] Будівля
   *[gear] Манатка
} · { $species }
draw-cost = вартість
draw-supplies = припаси
draw-used = уже використано цього ходу
draw-free = вільна дія
draw-basic = Базовий бік
draw-advanced = Просунутий бік
draw-trails = Поле пригод
draw-toll = Вартість проходження: { $toll }
draw-token = тут лежить жетон для того, хто прийде перший
draw-end = кінець шляху
draw-adventurer = Мандрівник гравця { $who }
draw-mains = { $count ->
    [one] залишилася { $count } основна дія
    [few] залишилося { $count } основні дії
   *[many] залишилося { $count } основних дій
}
draw-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
draw-hand = Ваша рука
draw-hand-size = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
draw-tucked = { $count ->
    [one] підкладено { $count } карту
    [few] підкладено { $count } карти
   *[many] підкладено { $count } карт
}
draw-tucked-word = Підкладено:
draw-known = Відомо в руці:
draw-deck = { $count ->
    [one] { $count } карта в колоді; коли вона скінчиться, настануть останні ходи
    [few] { $count } карти в колоді; коли вона скінчиться, настануть останні ходи
   *[many] { $count } карт у колоді; коли вона скінчиться, настануть останні ходи
}
draw-deck-word = колода
draw-discard-word = смітник
draw-discard-title = Смітник, від верхньої карти
draw-discarded = Щойно скинуто
draw-deck-top = Зверху колоди:
draw-within = Зараз:
draw-pending = Чекають на свою чергу:
draw-triggers = Спрацювало кілька карт: виберіть, що спершу
draw-round = Хід { $turn }
draw-last-turns = { $left ->
    [one] Останній хід!
    [few] Колода порожня: залишилося { $left } ходи
   *[many] Колода порожня: залишилося { $left } ходів
}
draw-exhausted = Колода порожня: після цього ходу кожен має ще один
draw-offer = Початкові мешканці
draw-look = Верхні карти колоди
draw-search = Вибрано зі смітника
draw-walk = Іти: { $space }
draw-points = бали
draw-points-known = відомі бали; підкладені карти таємні до кінця гри
draw-source = { $source }: { $points }
draw-first = перший хід
draw-winner = перемога
sign-gain = отримати монети
sign-draw = потягнути карти
sign-travel = рухати мандрівника
sign-tuck = підкласти карти під карту підрахунку
sign-discard = скинути карти
sign-look = переглянути верх колоди
sign-take = взяти зі смітника
sign-supply = додати припаси
sign-starter = стартова карта (гніздо, латаття, нора) або будь-яка карта
sign-villager = мешканець
sign-enchant = під час зачарування
sign-free = вільна дія
help-goal = Ви та ще одне юне звірятко здобуваєте прихильність ворон, жаб і кроликів селища. Хто наприкінці має більше балів, той здобуває Кубок громади.
help-turn = Ваш хід
help-main = Виконайте рівно дві основні дії: зіграти карту або активувати карту, у будь-якому поєднанні. Пасувати не можна.
help-play = Зіграйте карту з руки, сплативши її вартість монетами. На мешканця та на манатку кладуть припаси, скільки зазначено на карті.
help-activate = Активуйте стартову карту безплатно або мешканця за один його припас і виконайте текст. Двома діями ходу не можна активувати ту саму карту.
help-free = Вільні дії, до основних, між ними або після: мешканці з блискавкою, кожен не більш як раз за хід, і зачарування будівлі.
help-end-turn = Наприкінці ходу ваші мешканці та манатки без припасів підкладаються під карту підрахунку. Тільки там вони приносять бали.
help-cards = Карти
help-villagers = Мешканці витрачаються: кожна активація основною дією знімає припас.
help-gear = Манатка чекає на те, що написано на її ремені. Хто б це не зробив, ви чи суперник, той бере з неї монету. Спорожнівши, вона підкладається наприкінці ходу власника, і спрацьовує її реліквія.
help-buildings = Будівлі залишаються. Вони відгукуються на дії власника, а вкладені в них монети — це бали.
help-enchant = Жетон зачарування змінює будівлю або спрацьовує одразу. Один ви маєте від початку, ще два лежать на стежках.
help-trails = Стежки
help-travel = Мандрівка веде вашого мандрівника геть від домівки: щонайменше на одну поділку, але не більше вказаного числа. Винагороду дає лише та поділка, де ви спинилися. Натисніть на поділку, щоб піти туди, і на свою — щоб спинитися.
help-starters = Гніздо, латаття або нора: активуйте цю стартову карту або переверніть її на кращий бік.
help-chests = Залізні, золоті та рубінові скрині дають вибрати один з ефектів: що дорожча скриня, то вони кращі. Їх розрізняє кількість крапок.
help-home = З кінця шляху мандрівник повертається додому, коли ваш хід закінчується. Восени знаки на стежках показують вартість проходження.
help-triggers = Коли одне спричиняє інше
help-triggers-what = Манатки й будівлі спрацьовують одразу, посеред будь-чого. Якщо їх кілька, порядок вибирає той, чий хід.
help-scoring = Бали
help-score-villagers = Мешканці: полічіть підкладених ворон, жаб і кроликів. Найменше число множиться на найбільше.
help-score-buildings = Будівлі: по балу за кожну монету на них.
help-score-gear = Манатки: кількість підкладених манаток множиться на кількість ваших зачарованих будівель.
help-end = Коли колода закінчується, хід дограють, і кожен має ще один. За рівності вирішують монети.
help-signs = Знаки на картах
help-reconstructed = Малюнки оригіналу недоступні, тому поділки поля та більшість чисел і ефектів карт придумано наново для цього столу, у дусі правил. Які саме, сказано в повних правилах.

# What choices are about
about-play = Зіграти карту
about-activate = Активувати
about-free = Вільні дії
about-enchant = Зачарувати будівлю

# What bots expect points from; more is always better.
term-villagers = мешканці
term-gear = манатки й реліквії
term-buildings = будівлі
term-coins = монети
term-hand = карти в руці
term-starters = вдосконалені стартові карти
term-trail = шлях попереду
term-actions = дії, що ще попереду

# Why something cannot be chosen now.
why-not-pending = Те, що чекає, виконується по черзі, в обраному вами порядку.
why-not-mains = Обидві основні дії цього ходу витрачено.
why-not-coins = Ціна: { $coins }, а у вас { $have }.
why-not-supplies = У цього мешканця не лишилося припасів: він чекає кінця ходу.
why-not-rests = Мешканець із вільною дією діє раз за хід.
why-not-same = Дві основні дії ходу не можуть активувати ту саму карту.
why-not-enchanted = Цю будівлю вже зачаровано. Будівлі діють самі.
why-not-token = Щоб зачарувати будівлю, потрібен жетон зачарування. Будівлі діють самі.
why-not-gear = Манатки не активують: вони приносять монету самі.
why-not-not-yours = Грають карти з руки, а діють карти перед вами.
why-not-offer = Ви починаєте з одного із запропонованих мешканців.
why-not-hand = Потрібна карта з руки.
why-not-looked-at = Потрібна одна з карт, які ви переглядаєте.
why-not-discard = Потрібна карта зі смітника.
why-not-villager = Потрібен ваш мешканець, для якого годиться цей ефект.
why-not-kind = Ефект дозволяє зіграти карту іншого виду.
why-not-zone = Ефект дозволяє зіграти карту з іншого місця.
why-not-building = Монети інвестують в одну з ваших будівель.
why-not-empty = Зараз підкладають лише ваші карти без припасів.
why-not-that-card = Зараз можна зіграти лише ту карту, яку щойно скинули.
why-not-their-starter = Це не ваша стартова карта.
why-not-upgraded = Цю стартову карту вже вдосконалено.
why-not-different = Ефектові потрібна інша стартова карта.
why-not-that-starter = Винагорода стосується стартової карти цієї поділки.
why-not-stay = Мандрівник має пройти щонайменше одну поділку, якщо може.
why-not-here = Мандрівник уже стоїть тут.
why-not-toll = Ви не можете сплатити вартість проходження цього шляху.
why-not-no-way = Звідси туди немає шляху, або це далі, ніж вистачає кроків.
