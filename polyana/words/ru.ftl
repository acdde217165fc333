# Терминал.
shelf-facts = от { $least } до { $most } игроков, { $from }–{ $to } минут, сложность { $weight } из 5
terminal-commitment = Кубики запечатаны: хеш их ключа { $hash }
terminal-ask = Ваш выбор?
terminal-help = Введите номер варианта; ? и номер — правило для него; u — взять назад шаг, U — весь ход; b — поле, l — журнал; reveal-and-save ФАЙЛ — записать партию (со всеми тайнами); q — выйти.
terminal-place = { $place }. { $who }: { $score }
