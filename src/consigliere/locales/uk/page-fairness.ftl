# The check of the shuffles, calculated in the browser.

page-check = Перевірити тасування
page-check-how = Цей браузер заново обчислює кожен розіграш із зерен і порівнює його з тим, що сервер обіцяв перед грою.
page-check-table = Перевірити цю гру
page-check-save = Зберегти числа
page-check-file = Або перевірити збережений файл:
page-check-no-file = У цьому файлі немає чисел гри.
page-check-busy = Обчислюємо …
page-check-good = Числа збігаються.
page-check-good-how = Зерна, печатки, рядки та числа всіх розіграшів (їх { $count }) саме такі, якими мають бути.
page-check-bad = ✗ Не так, як обіцяно.
page-check-faults = { $count ->
    [one] Знайдено { $count } помилку.
    [few] Знайдено { $count } помилки.
   *[many] Знайдено { $count } помилок.
 }
page-check-commitment = Зобов’язання, показане перед грою
page-check-seen = Чи бачив його цей браузер до кінця гри?
page-check-roll = Реєстр, показаний до відкриття рядків
page-check-roll-seen = Чи обчислив його цей браузер, перш ніж відкрити ваш рядок?
page-check-same = так, той самий запис
page-check-other = ні, інший запис
page-check-unseen = ні; порівняйте з тим, що занотували самі
page-check-seed = Зерно сервера, показане тепер
page-check-line = Рядок: { $name }
page-check-given = { $count ->
    [one] { $count } запис перенесено з іншої гри. Це не розіграші цього столу.
    [few] { $count } записи перенесено з іншої гри. Це не розіграші цього столу.
   *[many] { $count } записів перенесено з іншої гри. Це не розіграші цього столу.
 }
page-check-draws = Усі розіграші ({ $count })
page-draw-purpose = мета
page-draw-counter = лічильник
page-draw-cards = карти
page-draw-number = число
page-draw-drawn = результат

page-doubt-decks = Не доведено: колоди тут не перевірялися, тобто чи кожен розіграш зроблено з карт, що лишалися. Їх перевіряє «consigliere verify».
page-doubt-old = Не доведено: це гра старого зразка. Її зобов’язання не охоплює ні столу, ні його правил, а рядки не було запечатано.
page-doubt-unopened = Не доведено: місце { $seat } запечатало рядок і не відкрило його. Той, хто знав зерно сервера, міг вибрати це навмисно.
page-doubt-alone = Не доведено: жоден гравець не додав рядка, тож ці розіграші зробив сам сервер.

page-fault-empty = Розіграш { $number } ({ $purpose }): не було з чого вибирати.
page-fault-counter = Розіграш { $number } ({ $purpose }): його лічильник – { $is }, а має бути { $due }. Чи не підмінено його?
page-fault-number = Розіграш { $number } ({ $purpose }): його число – { $is }, а зерна дають { $due }.
page-fault-outcome = Розіграш { $number } ({ $purpose }): результат – { $is }, а зерна дають { $due }.
page-fault-no-journal = Немає журналу, з яким можна порівняти розіграші.
page-fault-told = Розіграш { $number }: у журналі – { $said }, у розіграшах – { $draw }.
page-fault-count = Розіграшів у журналі: { $told }, у числах: { $own }.
page-fault-form = Якесь місце – ні людина, ні бот, або печатка не є печаткою.
page-fault-seats = Не для кожного місця є один рядок, одна печатка й один вид.
page-fault-no-seats = Журнал не каже, де сиділи люди, а де боти.
page-fault-lines = Умова або запис журналу має більше одного рядка.
page-fault-seed = Зерно сервера не те, яким він себе зобов’язав, або не для цих умов.
page-fault-terms = Сервер зобов’язався щодо іншого столу, інших правил або інших карт.
page-fault-roll = Реєстр не відповідає цим місцям і печаткам.
page-fault-people = У журналі люди й боти сидять на інших місцях, ніж у реєстрі.
page-fault-bot = Місце { $seat }: бот не має рядка, але тут він є.
page-fault-line = Місце { $seat }: рядок не той, що його було запечатано.
page-fault-bytes = Зерно сервера не має 32 байтів.
page-fault-table = Це доказ для іншого столу.
page-fault-noted-commitment = Зобов’язання не те, яке цей браузер бачив раніше.
page-fault-noted-roll = Реєстр не той, який цей браузер бачив перед відкриттям вашого рядка.
page-fault-left-out = Цей браузер відкрив ваш рядок, а сервер його пропустив.
page-fault-given = Заявлено, що записів з іншої гри { $given }; цьому браузеру повідомляли { $noted }.
page-fault-nothing = Немає жодного розіграшу для перевірки.
