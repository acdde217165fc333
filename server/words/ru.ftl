# Слова дома.

## Рамка
brand = поляна
skip-to-content = К содержанию
skip-to-prompt = К вашему ходу
skip-to-timeline = К ленте ходов
nav-label = Дом
nav-games = Игры
nav-tables = Столы
nav-asked = { $n ->
    [one] Вас ждёт { $n } стол
    [few] Вас ждут { $n } стола
   *[other] Вас ждут { $n } столов
}
settings = Язык, цвета, ход
language = Язык
colours = Цвета
theme-auto = Авто
theme-light = День
theme-dark = Ночь
bots-pace = Боты
bots-calm = Спокойно
bots-quick = Быстро
bots-once = Сразу
confirm-turn = Подтверждать ход
confirm-on = Да
confirm-off = Нет
confirm-help = Прежде чем ход перейдёт дальше, вас переспросят.
confirm-yes = Подтвердить
confirm-no = Назад
account = Учётная запись
guest = Гость
footer-independent = «Поляна» — независимая открытая реализация с собственными рисунками. Названия игр принадлежат их издателям, которые к ней не причастны.
footer-api = Для программ (API)
close = Закрыть
cancel = Отмена
save = Сохранить
delete = Удалить
copy = Скопировать
copied = Скопировано
send = Отправить
show = Показать

## Главная
home-name = Настольные игры о зверях
home-title = Поляна для игр о зверях
home-line = Играйте в браузере с друзьями или с ботами. Без регистрации: выберите коробку и садитесь.
play-now = Играть сейчас
play-now-help = С ботами, сразу.
play-friend = Играть с другом
new-table = Новый стол
rules = Правила
coming = Скоро
my-tables = Мои столы
more-tables = { $n ->
    [one] Ещё { $n } стол
    [few] Ещё { $n } стола
   *[other] Ещё { $n } столов
}
resting-tables = { $n ->
    [one] Убран { $n } стол
    [few] Убрано { $n } стола
   *[other] Убрано { $n } столов
}
put-away = Убрать
open-tables = Открытые столы
watch-tables = Можно посмотреть
finished-tables = Законченные партии
no-tables-open = Сейчас никто не ищет игроков. Создайте стол — и другие найдут его здесь.
no-tables-watch = Сейчас нет открытых партий.
no-tables-finished = Здесь будут законченные партии и их повторы.
stage-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
stage-waiting = Ждём начала
stage-turn = Ходит { $name }
stage-ended = Прервана
stage-over = Окончена
stage-won = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
ago-now = только что
ago-minutes = { $n } мин назад
ago-hours = { $n } ч назад
ago-days = { $n ->
    [1] вчера
    [one] { $n } день назад
    [few] { $n } дня назад
   *[other] { $n } дней назад
}
fact-players = { $range } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
fact-minutes = { $range } мин
fact-weight = Сложность правил: { $weight } из 5

## Новый стол
new-table-title = Новый стол
options = Игра
option-players = (от { $least } до { $most } игроков)
option-players-only = (только { $n ->
    [one] для одного игрока
   *[other] для { $n } игроков
})
seats = Места
seats-help = От { $least } до { $most } игроков. Несколько своих мест — игра за одним экраном, с занавесом между ходами.
seat-number = Место { $n }
seat-me = Я
seat-me-too = Я или друг за этим экраном
seat-name-hint = Имя
seat-open = Открыто: для всех, у кого есть ссылка
seat-none = Без места
sides-recommended = Совет для первой партии
sides-look = Проверить
side-choose = Выбрать
order = Порядок хода
order-random = Случайный
order-random-help = Места перемешиваются в начале игры; выбранное для места остаётся при нём.
order-fixed = Как в списке
order-fixed-help = Место 1 — первое, остальные по часовой стрелке.
house-rules = Стол
visibility = Кто его найдёт
visibility-link = Только по ссылке
visibility-link-help = Лишь те, кому вы дадите ссылку.
visibility-public = Все
visibility-public-help = Его видно на главной: другие могут подсесть или смотреть.
clock = Часы
clock-none = Нет
clock-none-help = Каждый думает сколько хочет.
clock-live = Живые
clock-live-help = Запас времени у каждого и прибавка за ход. За того, у кого время вышло, играет бот.
clock-slow = Неспешные
clock-slow-help = Часы или дни на ход. Сначала придёт предупреждение, затем вступит бот.
clock-bank = Минут в запасе
clock-increment = Секунд за ход
clock-hours = Часов на ход
clock-live-terms = { $bank } мин + { $increment } с за ход
clock-days-terms = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[other] { $n } дней на ход
}
clock-hours-terms = { $n ->
    [one] { $n } час на ход
    [few] { $n } часа на ход
   *[other] { $n } часов на ход
}
double-header = Матч из двух партий
double-header-help = Во второй партии соперники меняются сторонами. Побеждает большая сумма очков за обе партии; при равной сумме победа общая.
undo-policy = Отмена хода
undo-free = Свободная
undo-free-help = Пока не брошены кубики, не открылось тайное и не сделал ход кто-то другой.
undo-off = Нельзя
undo-off-help = Что сделано, то сделано.
make-table = Создать стол

## Комната ожидания
waiting-free = { $n ->
    [one] Нужен ещё { $n } игрок.
    [few] Нужны ещё { $n } игрока.
   *[other] Нужно ещё { $n } игроков.
}
waiting-ready = Все на месте. Начинайте, когда хотите.
waiting-host = Все на месте. Игру начинает хозяин стола.
invited = { $name } приглашает вас сыграть в игру «{ $game }»
invited-name = Ваше имя
invited-yes = Сесть за стол
invited-about = Подробнее об этом столе
free-chair = Свободное место
sit-here = Сесть сюда
invite = Дайте эту ссылку друзьям
start = Начать игру
start-with-bots = Начать, на свободные места — боты
bots = Боты
join = Сесть за стол
leave = Уйти
close-table = Закрыть стол
luck-sealed = Удача запечатана
luck-sealed-help = Это отпечаток тайны, из которой следуют все броски и перетасовки этого стола. Раздачи не видел никто, даже хозяин. После игры тайна откроется, и её сможет проверить каждый.

## Стол
board = Поле
my-area = Моя сторона стола
choices = Варианты
choices-board = На столе
choices-more = Ещё варианты
players = Игроки
at-table = За столом
log = Журнал
chat = Беседа
parts = Части стола
chat-write = Сообщение
watching = Зритель
sound = Звуки
notify = Сообщать о моём ходе
help = Помощь и правила
zoom = Размер поля
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Целиком
fold = Свернуть мою сторону
your-turn = Ваш ход
their-turn = Ждём
game-over = Конец
undo = Отменить
undo-turn = Отменить весь ход
skip-bots = К моему ходу
rule = § { $number }
you = вы
away = не в сети
is-asked = ходит
stand-in = { $level }, временно
take-back = Вернуть
seat-menu = Моё место
hand-over-help = Бот играет за вас, пока вы не вернёте место себе.
resign = Сдаться
resign-help = Вы уходите насовсем. На вашем месте доиграет бот, и это будет сказано в итоге.
resign-yes = Да, сдаюсь
resigned = партия сдана
end-game = Прервать игру
end-game-alone = Игра сразу закончится, и никто не победит.
end-game-help = Сначала спросим остальных. Игра закончится, когда согласятся все, и никто не победит.
end-game-yes = Да, прервать
end-game-ask = Спросить остальных
end-asked = { $n ->
    [one] { $names } предлагает прервать игру.
   *[other] { $names } предлагают прервать игру.
}
end-asked-mine = Вы предложили прервать игру. Согласились ещё не все.
end-agree = Прервать
end-refuse = Играть дальше
since = После вашего последнего хода
scene-on = Дальше
log-quiet = тихий ход
again = Посмотреть ещё раз
again-stop = Вернуться к игре
offline = Связь потеряна. Пробуем снова…
needs-script = Столу нужен JavaScript: он держит связь и двигает фигуры.
curtain-title = Передайте экран: { $name }
curtain-help = До тех пор ничьи тайны не видны.
curtain-open = Я — { $name }
curtain-name = Как вас зовут?
curtain-sit = Я на месте
rules-of = Правила: { $game }
rules-page = Правила на отдельной странице
rules-full = Полные правила с разъяснениями и восстановленными компонентами (по-английски)
rules-short = Коротко о правилах
rules-contents = Содержание
rules-now = О чём сейчас вопрос:
keys = Клавиши
key-choice = выбрать вариант
key-tab = перейти к следующему предмету
key-enter = выбрать то, что в фокусе
key-escape = закрыть, отпустить
key-undo = отменить
key-skip = пропустить ходы ботов
key-help = эта помощь

## Итог
result-lost = Игра проиграна
result-ended = Игра прервана
result-ended-help = Никто не победил. Вот сколько очков было у каждого.
result-resigned = Игрок { $name } сдался, и за него доиграл бот.
result-you = Вы победили!
result-you-score = Вы победили, { $mine } : { $best }!
result-you-share = Вы делите победу, очков: { $mine }
result-place-score = Вы на { $n ->
    [2] втором
    [3] третьем
    [4] четвёртом
    [5] пятом
   *[other] шестом
} месте, { $mine } : { $best }
result-place = Вы на { $n ->
    [2] втором
    [3] третьем
    [4] четвёртом
    [5] пятом
   *[other] шестом
} месте
result-hide = Посмотреть на поле
score-sheet = Очки
score-source = Источник
score-total = Всего
place = { $n }-е место
match-won = { $n ->
    [one] Победа в матче: { $names }
   *[other] Общая победа в матче: { $names }
}
match-you = Вы выиграли матч!
match-so-far = Партия 1 из 2. Пока { $one } { $first } : { $second } { $two }.
match-second = Ко второй партии
match-sheet = Матч
match-game = Партия { $n }
match-sum = Сумма
match-part = партия { $n } из 2
rematch = Реванш
rematch-join = К реваншу
replay = Повтор
record = Запись партии
verify = Проверить удачу
to-table = Назад к столу
to-result = К итогу

## Повтор
timeline = Лента ходов
moment = Ход { $ply } из { $plies }
go-first = В начало
go-back = На ход назад
go-next = На ход вперёд
go-last = В конец
chart-title = Очки по ходу партии
chart-said = Очки по ходу партии. В конце: { $ends }
go-turn-back = Предыдущий ход игрока
go-turn-next = Следующий ход игрока
replay-play = Воспроизвести
replay-speed = Скорость
share-moment = Поделиться моментом
share-done = Ссылка скопирована
eyes = Чьими глазами
eyes-open = Всё открыто
eyes-crowd = Зритель

## Удача
luck-good = Удача честная: тайна подходит к печати, и повтор { $n ->
    [one] { $n } хода
   *[other] { $n } ходов
} даёт в точности эту партию.
luck-bad = Запись не сходится.
luck-running = Удача запечатана. Тайна откроется, когда игра закончится.
luck-how = Как это устроено
luck-step-key = До раздачи дом загадывает тайну длиной 256 бит.
luck-step-seal = Её отпечаток SHA-256 виден всем до начала игры, поэтому подменить тайну уже нельзя:
luck-step-dice = Все броски и перетасовки следуют из тайны и номера хода: их нельзя ни предвидеть, ни подправить.
luck-step-shown = После игры тайну открывают. Каждый может проверить, что она подходит к печати и что из неё следует эта партия.
luck-yourself = Проверьте сами
luck-yourself-help = Скачайте запись и повторите её на своём компьютере:

## Учётная запись
name = Имя
password = Пароль
password-old = Старый пароль
password-new = Новый пароль
password-help = Не меньше 8 знаков. Несколько случайных слов и надёжны, и легко запоминаются.
password-title = Сменить пароль
guest-name-title = Ваше имя за столом
guest-name-help = Вы гость: этот браузер помнит вас по файлу cookie.
register-title = Создать учётную запись
register-help = Сохраните имя и партии и играйте с любого устройства.
register = Создать
have-account = Уже есть учётная запись?
no-account = Ещё нет учётной записи?
login = Войти
logout = Выйти
webhook-title = Уведомления о неспешных играх
webhook-help = Когда неспешная игра ждёт вас, на этот адрес придёт короткое сообщение JSON. В нём нет ничьих тайн.
webhook-url = Адрес
webhook-secret = Секрет
webhook-secret-help = В каждом сообщении есть X-Polyana-Signature: sha256= и HMAC-SHA256 его тела с этим секретом.
tokens-title = Ключи для программ
tokens-help = С ключом ваш бот или клиент играет от вашего имени.
token = Ключ
token-name = Для чего он?
token-make = Создать ключ
token-fresh = Скопируйте сейчас: ключ показан единственный раз.
token-unused = ещё не использован
browsers-title = Где вы вошли
browsers-help = Новый пароль завершит все эти сеансы, кроме сеанса в этом браузере.
browser = Браузер
browser-here = этот браузер
browser-new = только что
logout-others = Выйти везде, кроме этого браузера

## Неполадки
not-found = Здесь ничего не растёт
not-found-help = Такой страницы или стола нет, или они не для вас.
forbidden = Вам этого делать нельзя
forbidden-help = Возможно, вы не за этим столом или вошли под другим именем.
too-many = Слишком много сразу
too-many-help = Подождите минуту и попробуйте снова.
bad-request = Это не удалось прочесть
bad-request-help = Вернитесь, обновите страницу и попробуйте снова.
broken = В доме что-то сломалось
broken-help = Вы не виноваты. Сохранённые ходы не пропали; попробуйте снова чуть позже.
to-home = Назад на поляну
