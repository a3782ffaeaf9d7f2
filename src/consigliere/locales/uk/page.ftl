# The browser's page: everything it says of itself. What is said about a game comes from the other catalogues.

page-name = Consigliere
page-poster = { $title }, мальована афіша

## The lobby

page-rooms = Розділи
page-play = Грати
page-rules = Правила
page-you-and-devices = Ви та ваші пристрої
page-suggested-names = Ада Скеля, Бруно Жайвір, Ірина Долина, Том Перевізник, Нора Щука, Лев Болотний, Віра Камінь, Макс Гавань
page-your-name = Ваше ім’я
page-save = Зберегти
page-dealing = Роздаємо …
page-level = Рівень
page-level-easy = Легкий
page-level-medium = Середній
page-level-hard = Важкий
page-level-expert = Експертний
page-your-turn = Ваш хід
page-status-waiting = Ще не розпочато
page-status-playing = Ходять інші
page-status-over = Завершено
page-status-closed = Закрито
page-go-on = Продовжити
page-look-at = Переглянути
page-unreachable = Сервер зараз недоступний.
page-invited = Вас запрошено. Як до вас звертатися?
page-sit-down = Сісти за стіл

## Making a table

page-which-game = Гра
page-chair = Місце { $number }
page-days = { $days } { $days ->
    [one] день
    [few] дні
   *[many] днів
 }
page-at-this-table = За цим столом
page-with-advice = Поради
page-with-advice-how = Кожен може спитати консильєрі, що б той зробив.
page-option-memory-aid = Допомога пам’яті
page-option-memory-aid-how = Кожен бачить усе, що міг би занотувати.
page-option-even-places = Вирівняні місця
page-option-even-places-how = Місця, що виграють рідше, починають із кількома очками.
page-cancel = Скасувати

## Before the start

page-host-set = { $host ->
    [yes] так обрали ви
   *[no] так обрав господар столу
 }
page-table-clock = Годинник
page-in-lobby = Видно на головній сторінці
page-listed-answer = { $listed ->
    [yes] так: приєднатися може кожен
   *[no] ні: лише за посиланням
 }
page-no-advice-how = Де сидить кілька людей, порад не отримує ніхто.
page-clock-none = без обмежень
page-clock-days = { $days ->
    [one] { $days } день на кожну відповідь
    [few] { $days } дні на кожну відповідь
   *[many] { $days } днів на кожну відповідь
 }
page-clock-bank = по { $minutes } хв кожному на всю гру
page-players-count = Гравців: { $count }
page-before-start = { $name }, перед початком
page-chairs-empty = { $count ->
    [one] { $count } місце порожнє.
    [few] { $count } місця порожні.
   *[many] { $count } місць порожні.
 }
page-chairs-how = { $host ->
    [yes] Надішліть посилання або посадіть бота. Коли всі сядуть, ви роздасте карти.
   *[no] Коли всі сядуть, господар столу роздасть карти.
 }
page-all-sit = Усі сидять.
page-deal-how = Роздавайте, коли будете готові.
page-host-deals = Карти роздає господар столу.
page-shuffling = Тасуємо карти.
page-shuffling-how = Зараз відкриваємо рядки всіх гравців.
page-deal = Роздати
page-close-table = Закрити стіл
page-here = тут
page-not-here = немає
page-empty-chair = Порожнє місце
page-you-host = ви, господар столу
page-kept = Місце тримають для: { $name }.
page-sit = Сісти тут
page-move-here = Пересісти сюди
page-seat-bot = Посадити бота
page-send-away = Прибрати бота
page-get-up = Встати
page-invite = Запросити
page-invite-link = Посилання на цей стіл
page-invite-qr = Посилання у вигляді коду для камери телефона
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-share = Поділитися
page-line = Ваш рядок для тасування
page-line-anything = будь-що
page-line-random = випадковий, якщо не заповнити
page-line-seal = Запечатати
page-line-sealed = Ваш рядок запечатано.
page-line-how = Рядки всіх гравців разом тасують карти: ніхто не міг підтасувати колоду, навіть цей сервер.
page-line-broken = Сервер показує не те, що обіцяв; ваш рядок лишається запечатаним.

## The table

page-asked = Про що запитують
page-players = Гравці
page-you = ви
page-advice = Порада
page-advice-thinks = Консильєрі обмірковує …
page-advice-none = Зараз немає чого радити.
page-chance = виграє у { $percent } % випадків
page-show-me = Вибрати це
page-take-back = Забрати хід
page-end-turn = Завершити хід
page-held =
    { $what ->
        [none] Вибрано. Завершити хід?
       *[other] Вибрано: { $what }. Завершити хід?
    }
page-held-how = Це станеться, коли ви завершите хід. До того все можна забрати назад.
page-do-it = Виконати
page-let-go = Не це
page-slip = Що буде далі
page-which = Що саме
page-how-board = Виберіть те, що світиться на столі; записка покаже, що буде далі.
page-how-menu = Виберіть варіант; він покаже, що буде далі.
page-how-pick = Виберіть кілька одразу.
page-how-dock = Вибирайте поруч з ігровим полем; те, що світиться, теж можна вибрати.
page-how-own = Не поспішайте: нічого не надсилається, доки не натиснете червону кнопку.
page-picked = Вибрано: { $count }, потрібно: { $least ->
    [0] до { $most }
   *[other] від { $least } до { $most }
 }
page-start-again = Почати спочатку
page-choose-these = { $count ->
    [0] Не вибирати нічого
   *[other] Вибрати: { $count }
 }
page-then-you = Далі знову ви.
page-then-other = Далі ходить інший гравець.
page-then-chance = Далі вирішує випадок.
page-then-sealed = Далі всі вибирають таємно.
page-then-end = Далі гра закінчується.
page-not-so = Так не можна.
page-rule = Правило { $rule }
page-close = Закрити
page-wait-a-moment = Хвилинку …
page-wait-all = Усі вибирають.
page-bot-thinks = { $name } думає
page-person-thinks = Ходить { $name }
page-watch = Дивитися
page-skip = Пропустити
page-see-table = Глянути на стіл
page-back-to-choice = Назад до вибору
page-sealed = Ваш вибір запечатано.
page-sealed-how = Усі відкриваються разом. До того часу ви можете передумати.
page-reconsider = Змінити
page-away = За вас грає бот.
page-away-how = Ваше місце лишається вашим.
page-paused = Гру призупинено.
page-paused-how = Продовжити її може будь-хто за столом.
page-asked-back = Ви попросили забрати хід; інші мають погодитися.
page-asks-back = { $name } хоче забрати останній хід.
page-allow = Дозволити
page-deny = Відмовити
page-won = { $count ->
    [one] Перемагає { $names }.
    [few] Спільна перемога: { $names }.
   *[many] Спільна перемога: { $names }.
 }
page-ended-vote = Гру завершено голосуванням.
page-closed = Господар закрив цей стіл.
page-opening = Відчиняємо двері …
page-line-dead = Зв’язок обірвався. Ваш хід збережено.
page-line-dead-how = Ми самі пробуємо під’єднатися знову; інші якийсь час почекають на вас.
page-try-now = Спробувати зараз
page-clock = Лишилося часу
page-resigned = партію здано; далі грає бот
page-bot-plays = немає за столом; далі грає бот
page-log = Журнал гри
page-since = від вашого останнього ходу
page-watch-again = Подивитися ще раз
page-standing = Стан гри
page-chat = Чат
page-chat-none = Поки що ніхто нічого не сказав.
page-say = Напишіть щось
page-send = Надіслати
page-muted = (заглушено)
page-look-on = Глядачів: { $count }
page-drawers = Поруч з ігровим полем
page-you-look-on = Ви глядач.
page-you-look-on-how = Ви бачите те, що можуть бачити всі за столом; запечатане лишається запечатаним, доки його не відкриють.
page-leave = Вийти
page-menu = Меню
page-this-table = Цей стіл
page-to-lobby = На головну
page-look-back = Переглянути перебіг гри
page-bot-for-me = Нехай за мене грає бот
page-play-again-myself = Знову грати самостійно
page-pause = Попросити паузу
page-vote-end = Голосувати за завершення гри
page-vote-on = Голосувати за продовження
page-resign = Здатися
page-resign-sure = Здатися остаточно? Бот дограє за вас до кінця.
page-resign-yes = Здатися
page-rematch = Реванш зі зміною місць

## When something is wrong

page-gone-missing = Такого столу немає.
page-gone-missing-how = Можливо, він приватний: тоді потрібне посилання-запрошення.
page-gone-invite = Це посилання-запрошення вже не діє.
page-gone-invite-how = У столу тепер інше посилання, або столу вже немає. Попросіть нове в господаря.
page-gone-shut-out = Ви більше не за цим столом.
page-gone-shut-out-how = У нього нове посилання-запрошення або господар закрив вам доступ.
page-gone-logged-out = Сеанс завершено.
page-gone-logged-out-how = Вихід на цьому пристрої виконано з іншого пристрою або строк сеансу минув.
page-gone-server = Це наша провина.
page-gone-server-how = Сервер спіткнувся. Ви все зробили правильно, і нічого не втрачено.
page-load-again = Завантажити знову

## Settings

page-settings = Налаштування
page-language = Мова
page-theme = Освітлення
page-theme-auto = як у системі
page-theme-night = ніч
page-theme-day = день
page-to-day = Денний вигляд
page-to-night = Нічний вигляд
page-motion = Анімація
page-motion-auto = як у системі
page-motion-on = увімкнено
page-motion-off = вимкнено
page-speed = Швидкість відтворення
page-speed-1 = 1×
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-0 = миттєво
page-sound = Звук
page-sound-hint = Ваш хід, монети, постріл, конверт.
page-end-turn-setting = Хід чекає на «Завершити хід»
page-end-turn-hint = До того часу все можна забрати назад.

## A game that is not drawn yet

page-undrawn = Це ігрове поле ще не намальоване.
page-undrawn-how = Тут ви відповідаєте за допомогою списків, а журнал розповідає, що відбувається.
page-no-winner = У грі, завершеній голосуванням, немає переможця.
page-vote-sure = Гра закінчиться, коли цього захочуть усі люди за столом. Боти згодні. Переможця не буде.
page-vote-yes = Так, завершити
page-every-card = Усі карти й чого вони варті
