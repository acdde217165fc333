name = Їжачки
tagline = Викладайте гриби на стежку й устигніть зібрати її раніше за інших.
do-lay = Викласти гриб { $mushroom }
do-gather = Зібрати стежку ({ $count }) і викласти гриб { $mushroom }
prompt-lay = Викладіть гриб.
prompt-wait = { $who } викладає гриб.
prompt-over = Гру закінчено.
finds = { $who } знаходить гриб { $mushroom }.
finds-one = { $who } знаходить гриб.
gathers = { $who } збирає стежку: { $count ->
    [one] { $count } гриб
    [few] { $count } гриби
   *[many] { $count } грибів
}.
lays = { $who } викладає гриб { $mushroom }.
board-wood = У лісі: { $count }
board-trail = Стежка
board-row = { $who } (у коморі: { $store })
source-store = Гриби в коморі
