# Слова дому.

## Рамка
brand = поляна
skip-to-content = До вмісту
skip-to-prompt = До вашого ходу
skip-to-timeline = До стрічки ходів
nav-label = Дім
nav-games = Ігри
nav-tables = Столи
nav-asked = { $n ->
    [one] На вас чекає { $n } стіл
    [few] На вас чекають { $n } столи
   *[other] На вас чекають { $n } столів
}
settings = Мова, кольори, хід
language = Мова
colours = Кольори
theme-auto = Авто
theme-light = День
theme-dark = Ніч
bots-pace = Боти
bots-calm = Спокійно
bots-quick = Швидко
bots-once = Одразу
confirm-turn = Підтверджувати хід
confirm-on = Так
confirm-off = Ні
confirm-help = Перш ніж хід перейде далі, вас перепитають.
confirm-yes = Підтвердити
confirm-no = Назад
account = Обліковий запис
guest = Гість
footer-independent = «Поляна» — незалежна відкрита реалізація з власними малюнками. Назви ігор належать їхнім видавцям, які до неї не причетні.
footer-api = Для програм (API)
close = Закрити
cancel = Скасувати
save = Зберегти
delete = Видалити
copy = Скопіювати
copied = Скопійовано
send = Надіслати
show = Показати

## Головна
home-name = Настільні ігри про звірів
home-title = Поляна для ігор про звірів
home-line = Грайте в браузері з друзями або з ботами. Без реєстрації: виберіть коробку й сідайте.
play-now = Грати зараз
play-now-help = З ботами, одразу.
play-friend = Грати з другом
new-table = Новий стіл
rules = Правила
coming = Незабаром
my-tables = Мої столи
more-tables = { $n ->
    [one] Ще { $n } стіл
    [few] Ще { $n } столи
   *[other] Ще { $n } столів
}
resting-tables = { $n ->
    [one] Прибрано { $n } стіл
    [few] Прибрано { $n } столи
   *[other] Прибрано { $n } столів
}
put-away = Прибрати
open-tables = Відкриті столи
watch-tables = Можна подивитися
finished-tables = Завершені партії
no-tables-open = Зараз ніхто не шукає гравців. Створіть стіл — тут його знайдуть інші.
no-tables-watch = Зараз немає відкритих партій.
no-tables-finished = Тут будуть завершені партії та їхні повтори.
stage-free = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[other] { $n } вільних місць
}
stage-waiting = Чекаємо початку
stage-turn = Ходить { $name }
stage-ended = Перервано
stage-over = Завершено
stage-won = { $n ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
ago-now = щойно
ago-minutes = { $n } хв тому
ago-hours = { $n } год тому
ago-days = { $n ->
    [1] учора
    [one] { $n } день тому
    [few] { $n } дні тому
   *[other] { $n } днів тому
}
fact-players = { $range } { $most ->
    [one] гравець
    [few] гравці
   *[other] гравців
}
fact-minutes = { $range } хв
fact-weight = Складність правил: { $weight } з 5

## Новий стіл
new-table-title = Новий стіл
options = Гра
option-players = (від { $least } до { $most } гравців)
option-players-only = (лише { $n ->
    [one] для одного гравця
   *[other] для { $n } гравців
})
seats = Місця
seats-help = Від { $least } до { $most } гравців. Кілька власних місць — гра за одним екраном, із завісою між ходами.
seat-number = Місце { $n }
seat-me = Я
seat-me-too = Я або друг за цим екраном
seat-name-hint = Ім’я
seat-open = Відкрито: для всіх, хто має посилання
seat-none = Без місця
sides-recommended = Порада для першої партії
sides-look = Перевірити
side-choose = Вибрати
order = Порядок ходу
order-random = Випадковий
order-random-help = Місця перемішуються на початку гри; вибране для місця лишається при ньому.
order-fixed = Як у списку
order-fixed-help = Місце 1 — перше, решта за годинниковою стрілкою.
house-rules = Стіл
visibility = Хто його знайде
visibility-link = Лише за посиланням
visibility-link-help = Тільки ті, кому ви дасте посилання.
visibility-public = Усі
visibility-public-help = Його видно на головній: інші можуть підсісти або дивитися.
clock = Годинник
clock-none = Немає
clock-none-help = Кожен думає скільки хоче.
clock-live = Живий
clock-live-help = Запас часу в кожного й надбавка за хід. За того, у кого час вийшов, грає бот.
clock-slow = Неквапний
clock-slow-help = Години або дні на хід. Спершу надійде попередження, потім вступить бот.
clock-bank = Хвилин у запасі
clock-increment = Секунд за хід
clock-hours = Годин на хід
clock-live-terms = { $bank } хв + { $increment } с за хід
clock-days-terms = { $n ->
    [one] { $n } день на хід
    [few] { $n } дні на хід
   *[other] { $n } днів на хід
}
clock-hours-terms = { $n ->
    [one] { $n } година на хід
    [few] { $n } години на хід
   *[other] { $n } годин на хід
}
double-header = Матч із двох партій
double-header-help = У другій партії суперники міняються сторонами. Перемагає більша сума очок за обидві партії; за рівної суми перемога спільна.
undo-policy = Скасування ходу
undo-free = Вільне
undo-free-help = Поки не кинуто кубики, не відкрилося таємне й не походив хтось інший.
undo-off = Не можна
undo-off-help = Що зроблено, те зроблено.
make-table = Створити стіл

## Кімната очікування
waiting-free = { $n ->
    [one] Потрібен ще { $n } гравець.
    [few] Потрібні ще { $n } гравці.
   *[other] Потрібно ще { $n } гравців.
}
waiting-ready = Усі на місці. Починайте, коли схочете.
waiting-host = Усі на місці. Гру починає господар столу.
invited = { $name } запрошує вас зіграти в гру «{ $game }»
invited-name = Ваше ім’я
invited-yes = Сісти за стіл
invited-about = Докладніше про цей стіл
free-chair = Вільне місце
sit-here = Сісти сюди
invite = Дайте це посилання друзям
start = Почати гру
start-with-bots = Почати, на вільні місця — боти
bots = Боти
join = Сісти за стіл
leave = Піти
close-table = Закрити стіл
luck-sealed = Удачу запечатано
luck-sealed-help = Це відбиток таємниці, з якої випливають усі кидки й перетасування цього столу. Роздачі не бачив ніхто, навіть господар. Після гри таємницю відкриють, і кожен зможе її перевірити.

## Стіл
board = Поле
my-area = Мій бік столу
choices = Варіанти
choices-board = На столі
choices-more = Ще варіанти
players = Гравці
at-table = За столом
log = Журнал
chat = Розмова
parts = Частини столу
chat-write = Повідомлення
watching = Глядач
sound = Звуки
notify = Сповіщати про мій хід
help = Допомога й правила
zoom = Розмір поля
zoom-in = Збільшити
zoom-out = Зменшити
zoom-fit = Повністю
fold = Згорнути мій бік
your-turn = Ваш хід
their-turn = Чекаємо
game-over = Кінець
undo = Скасувати
undo-turn = Скасувати весь хід
skip-bots = До мого ходу
rule = § { $number }
you = ви
away = не в мережі
is-asked = ходить
stand-in = { $level }, тимчасово
take-back = Повернути
seat-menu = Моє місце
hand-over-help = Бот грає за вас, поки ви не повернете місце собі.
resign = Здатися
resign-help = Ви йдете назовсім. На вашому місці дограє бот, і про це буде сказано в підсумку.
resign-yes = Так, здаюся
resigned = партію здано
end-game = Перервати гру
end-game-alone = Гра одразу закінчиться, і ніхто не переможе.
end-game-help = Спершу запитаємо інших. Гра закінчиться, коли погодяться всі, і ніхто не переможе.
end-game-yes = Так, перервати
end-game-ask = Запитати інших
end-asked = { $n ->
    [one] { $names } пропонує перервати гру.
   *[other] { $names } пропонують перервати гру.
}
end-asked-mine = Ви запропонували перервати гру. Погодилися ще не всі.
end-agree = Перервати
end-refuse = Грати далі
since = Після вашого останнього ходу
scene-on = Далі
log-quiet = тихий хід
again = Переглянути ще раз
again-stop = Повернутися до гри
offline = Зв’язок утрачено. Пробуємо знову…
needs-script = Столу потрібен JavaScript: він тримає зв’язок і рухає фігури.
curtain-title = Передайте екран: { $name }
curtain-help = Доти нічиїх таємниць не видно.
curtain-open = Я — { $name }
curtain-name = Як вас звати?
curtain-sit = Я на місці
rules-of = Правила: { $game }
rules-page = Правила на окремій сторінці
rules-full = Повні правила з роз’ясненнями та відтвореними компонентами (англійською)
rules-short = Коротко про правила
rules-contents = Зміст
rules-now = Про що зараз питання:
keys = Клавіші
key-choice = вибрати варіант
key-tab = перейти до наступного предмета
key-enter = вибрати те, що у фокусі
key-escape = закрити, відпустити
key-undo = скасувати
key-skip = пропустити ходи ботів
key-help = ця допомога

## Підсумок
result-lost = Гру програно
result-ended = Гру перервано
result-ended-help = Ніхто не переміг. Ось скільки очок було в кожного.
result-resigned = Гравець { $name } здався, і за нього дограв бот.
result-you = Ви перемогли!
result-you-score = Ви перемогли, { $mine } : { $best }!
result-you-share = Ви ділите перемогу, очок: { $mine }
result-place-score = Ви на { $n ->
    [2] другому
    [3] третьому
    [4] четвертому
    [5] п’ятому
   *[other] шостому
} місці, { $mine } : { $best }
result-place = Ви на { $n ->
    [2] другому
    [3] третьому
    [4] четвертому
    [5] п’ятому
   *[other] шостому
} місці
result-hide = Подивитися на поле
score-sheet = Очки
score-source = Джерело
score-total = Усього
place = { $n ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $n }-те
} місце
match-won = { $n ->
    [one] Перемога в матчі: { $names }
   *[other] Спільна перемога в матчі: { $names }
}
match-you = Ви виграли матч!
match-so-far = Партія 1 з 2. Поки що { $one } { $first } : { $second } { $two }.
match-second = До другої партії
match-sheet = Матч
match-game = Партія { $n }
match-sum = Сума
match-part = партія { $n } з 2
rematch = Реванш
rematch-join = До реваншу
replay = Повтор
record = Запис партії
verify = Перевірити удачу
to-table = Назад до столу
to-result = До підсумку

## Повтор
timeline = Стрічка ходів
moment = Хід { $ply } з { $plies }
go-first = На початок
go-back = На хід назад
go-next = На хід уперед
go-last = У кінець
chart-title = Очки протягом партії
chart-said = Очки протягом партії. Наприкінці: { $ends }
go-turn-back = Попередній хід гравця
go-turn-next = Наступний хід гравця
replay-play = Відтворити
replay-speed = Швидкість
share-moment = Поділитися моментом
share-done = Посилання скопійовано
eyes = Чиїми очима
eyes-open = Усе відкрито
eyes-crowd = Глядач

## Удача
luck-good = Удача чесна: таємниця пасує до печатки, і повтор { $n ->
    [one] { $n } ходу
   *[other] { $n } ходів
} дає достеменно цю партію.
luck-bad = Запис не сходиться.
luck-running = Удачу запечатано. Таємницю буде відкрито, коли гра завершиться.
luck-how = Як це влаштовано
luck-step-key = До роздачі дім загадує таємницю завдовжки 256 біт.
luck-step-seal = Її відбиток SHA-256 бачать усі до початку гри, тож підмінити таємницю вже не можна:
luck-step-dice = Усі кидки й перетасування випливають із таємниці та номера ходу: їх не можна ні передбачити, ні підправити.
luck-step-shown = Після гри таємницю відкривають. Кожен може перевірити, що вона пасує до печатки й що з неї випливає ця партія.
luck-yourself = Перевірте самі
luck-yourself-help = Завантажте запис і повторіть його на своєму комп’ютері:

## Обліковий запис
name = Ім’я
password = Пароль
password-old = Старий пароль
password-new = Новий пароль
password-help = Щонайменше 8 знаків. Кілька випадкових слів і надійні, і легко запам’ятовуються.
password-title = Змінити пароль
guest-name-title = Ваше ім’я за столом
guest-name-help = Ви гість: цей браузер пам’ятає вас за файлом cookie.
register-title = Створити обліковий запис
register-help = Збережіть ім’я та партії й грайте з будь-якого пристрою.
register = Створити
have-account = Уже маєте обліковий запис?
no-account = Ще не маєте облікового запису?
login = Увійти
logout = Вийти
webhook-title = Сповіщення про неквапні ігри
webhook-help = Коли неквапна гра чекає на вас, на цю адресу прийде коротке повідомлення JSON. У ньому немає нічиїх таємниць.
webhook-url = Адреса
webhook-secret = Секрет
webhook-secret-help = У кожному повідомленні є X-Polyana-Signature: sha256= і HMAC-SHA256 його тіла з цим секретом.
tokens-title = Ключі для програм
tokens-help = З ключем ваш бот або клієнт грає від вашого імені.
token = Ключ
token-name = Для чого він?
token-make = Створити ключ
token-fresh = Скопіюйте зараз: ключ показано лише раз.
token-unused = ще не використано
browsers-title = Де ви ввійшли
browsers-help = Новий пароль завершить усі ці сеанси, крім сеансу в цьому браузері.
browser = Браузер
browser-here = цей браузер
browser-new = щойно
logout-others = Вийти всюди, крім цього браузера

## Негаразди
not-found = Тут нічого не росте
not-found-help = Такої сторінки чи столу немає, або вони не для вас.
forbidden = Вам цього робити не можна
forbidden-help = Можливо, ви не за цим столом або ввійшли під іншим іменем.
too-many = Забагато за раз
too-many-help = Зачекайте хвилину і спробуйте знову.
bad-request = Це не вдалося прочитати
bad-request-help = Поверніться, оновіть сторінку і спробуйте знову.
broken = У домі щось зламалося
broken-help = Ви не винні. Збережені ходи не зникли; спробуйте знову трохи згодом.
to-home = Назад на поляну
