# Термінал.
shelf-facts = від { $least } до { $most } гравців, { $from }–{ $to } хвилин, складність { $weight } з 5
terminal-commitment = Кубики запечатано: хеш їхнього ключа { $hash }
terminal-ask = Ваш вибір?
terminal-help = Введіть номер варіанта; ? і номер — правило для нього; u — взяти назад крок, U — увесь хід; b — поле, l — журнал; reveal-and-save ФАЙЛ — записати партію (з усіма таємницями); q — вийти.
terminal-place = { $place }. { $who }: { $score }
