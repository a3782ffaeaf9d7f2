# The lobby: where a newcomer begins, and where tables are made.

page-lobby-lesson = Зіграти урок
page-lobby-lesson-of = { $title }: ходите ви; 14 хвилин
page-lobby-lesson-how = Ходите ви; 14 хвилин
page-lobby-poster = Плакат, 3 хвилини
page-lobby-cards = Карти
page-lobby-pick = оберіть, що до душі

page-unofficial = Неофіційний проєкт. Тут немає нічого від видавців чи з фільмів: правила викладено нашими словами, а всі малюнки ми створили самі. Значення з позначкою ≈ відтворено.
page-nav-learn = Навчання
page-tables-laid = Два столи накрито. Сідайте.
page-no-account = Ані реєстрації, ані анкет: бот роздасть карти за секунду. Ваше ім’я –
page-no-account-first = Ані реєстрації, ані анкет: бот роздасть карти за секунду. Поки не скажете інакше, ваше ім’я –
page-change-name = Змінити ім’я
page-play-at-once = Грати зараз
page-opponents = Суперники
page-against = проти { $count } { $count ->
    [one] бота
    [few] ботів
   *[many] ботів
 }
page-friends-link = із друзями
page-new-here = Уперше тут?
page-learn = Навчіться за три хвилини
page-learn-how = По плакату на кожну гру: досить, щоб сісти за стіл. Решту видно під час гри: кожне запитання покаже, що буде далі.
page-your-games = Ваші ігри
page-no-games = Ігор поки що немає.
page-no-games-how = Усе, що ви почнете, чекатиме на вас тут – на цьому пристрої та за посиланням. Реєстрація не потрібна.
page-more-games = { $count ->
    [one] Ще { $count } гра
    [few] Ще { $count } гри
   *[many] Ще { $count } ігор
 }
page-finished-games = { $count ->
    [one] { $count } завершена гра
    [few] { $count } завершені гри
   *[many] { $count } завершених ігор
 }
page-with-friends = Стіл для друзів
page-friends-how = Ви отримаєте посилання; порожні місця можна віддати ботам.
page-make-table = Створити стіл
page-have-code = Маєте код?
page-no-such-code = Столу з таким кодом немає.
page-join = Приєднатися
page-open-tables = Відкриті столи
page-none-open = Зараз жоден стіл не чекає на гравців.
page-watch-games = Подивитися гру
page-is-to-play = Ходить { $name }
page-none-watched = Зараз немає жодної відкритої для глядачів гри.
page-who-sits = Хто сідає за стіл
page-you-capital = Ви
page-you-make = ви створюєте стіл
page-open-chair = Вільне місце
page-for-link = для того, хто має посилання
page-bot = Бот
page-bot-how = ходить миттєво, ніколи не втомлюється
page-bot-level = Бот, рівень: { $level }
page-keep-open = лишити вільним
page-more-chair = додати місце
page-less-chair = прибрати місце
page-how-fast = Темп гри
page-tonight = Сьогодні ввечері
page-tonight-how = Усі на місці. Час кожного на всю гру:
page-no-clock = без обмежень
page-minutes = { $minutes } хв
page-over-days = Кілька днів
page-over-days-how = Хід тоді, коли маєте хвилинку. Час на кожну відповідь:
page-table-name = Назва
page-may-stay-empty = можна не заповнювати
page-only-link = Лише за посиланням
page-only-link-how = Столу немає серед відкритих.
page-house-rules = Домашні правила
page-table-sum = Ви граєте з { $friends ->
    [0] {""}
    [one] { $friends } другом
    [few] { $friends } друзями
   *[many] { $friends } друзями
 }{ $both ->
    [yes] {" та "}
   *[no] {""}
 }{ $bots ->
    [0] {""}
    [one] { $bots } ботом
    [few] { $bots } ботами
   *[many] { $bots } ботами
 }. { $clock ->
    [none] Час не обмежено.
    [days] На кожну відповідь – { $time ->
        [one] { $time } день.
        [few] { $time } дні.
       *[many] { $time } днів.
     }
   *[bank] Кожен має { $time } хв на всю гру.
 } { $come ->
    [all] Приєднатися може кожен із головної сторінки; коли всі місця зайнято, ви роздаєте карти.
    [link] Друзі приходять за посиланням; коли всі місця зайнято, ви роздаєте карти.
   *[nobody] Ви роздаєте карти, коли будете готові.
 }
page-lay-table = Накрити стіл
page-bring = Завантажити збережену гру
page-bring-how = Журнал дає кнопка «Журнал» наприкінці гри або термінал.
page-bring-file = Файл
page-bring-what = Що з ним зробити
page-bring-look = Переглянути: гру завершено
page-bring-on = Грати далі з кінця, місце { $seat }
page-bring-bots = Боти на інших місцях
page-bring-it = Завантажити
