# People at the table, what a finished game offers, and journals from files.

page-about-person = Гравець { $name }
page-is-muted = заглушено
page-mute = Заглушити
page-listen = Слухати знову
page-report = Поскаржитися …
page-report-sure = Поскаржитися на гравця { $name } господареві цього сервера? За столом про це ніхто не дізнається.
page-report-what = Що сталося
page-report-yes = Надіслати скаргу
page-reported = Вашу скаргу отримав господар сервера.
page-replace = Замінити ботом …
page-replace-sure = Забрати місце в гравця { $name } і посадити туди бота? Цього не можна скасувати.
page-replace-yes = Посадити бота
page-shut-out = Закрити доступ …
page-out-sure = Закрити доступ гравцеві { $name }? Він більше нічого не дізнається про цей стіл і не зможе повернутися. { $playing ->
    [yes] За нього далі грає бот.
   *[no] Його місце звільниться.
 }
page-out-yes = Закрити доступ
page-free-seat = Звільнити це місце
page-new-link = Інше посилання …
page-new-link-sure = Старе посилання тоді нікуди не вестиме, і глядачі, що прийшли за ним, муситимуть вийти.
page-new-link-yes = Створити інше посилання
page-only-here-link = Щоб запросити друзів зі своєї мережі, запустіть сервер так і відкрийте адресу, яку він виведе:
page-link-only-here = Працює лише на цьому комп’ютері.
page-friends-join = Як покликати друзів
page-known = точно на руці: { $cards }
page-known-none = про цю руку нічого не відомо напевно
page-known-card = { $count ->
    [one] { $name }
    [few] { $name } ×{ $count }
   *[many] { $name } ×{ $count }
 }
page-for-pause = За паузу: { $names }
page-for-end = За завершення гри: { $names }
page-holiday = Днів відпустки, з { $days } наявних:
page-holiday-take = Взяти
page-on-holiday = у відпустці
page-close-sure = Закрити цей стіл? Гру не буде дограно, і вона нікому не зарахується.
page-close-yes = Закрити
page-shuffle-roll = Тасування
page-shuffle-roll-how = Реєстр, зафіксований до відкриття рядків. Запишіть його, якщо хочете перевірити тасування самостійно:
page-shuffle-late = Не відкрили свій рядок і грають без нього: { $names }
page-share-game = Поділитися цією грою
page-shared-how = Кожен, хто має це посилання, може переглянути всю гру разом з усіма руками.
page-shared-link = Посилання на цю гру
page-unshare = Вимкнути посилання
page-unshared = Посилання більше нікуди не веде.
