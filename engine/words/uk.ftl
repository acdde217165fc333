# Слова, спільні для всіх ігор.
seat-name = Гравець { $number }
bad-seats = У цю гру грають від { $least } до { $most } гравців, а не { $wanted }.
refused-over = Гру закінчено.
refused-turn = Зараз не ваш хід.
refused-illegal = Зараз так зробити не можна.
refused-stale = Становище за столом уже змінилося. Ось як усе стоїть.
refused-undo = Це вже не можна взяти назад.
wind-middle = посередині
wind-north = на півночі
wind-north-east = на північному сході
wind-east = на сході
wind-south-east = на південному сході
wind-south = на півдні
wind-south-west = на південному заході
wind-west = на заході
wind-north-west = на північному заході
wind-number = { $wind } ({ $number })
