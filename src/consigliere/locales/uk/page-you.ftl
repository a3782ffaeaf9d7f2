# You and your devices.

page-titled = { $page } · Consigliere
page-contents = Зміст
page-you-title = Ви
page-you-how = У вас немає ні облікового запису, ні пароля. Вас знає цей браузер; на інші пристрої вас переносять коди.
page-you-name = Як вас називати
page-you-renamed = Інші побачать це ім’я, коли ви наступного разу сядете за стіл.
page-you-games = Ваші завершені ігри
page-you-won = { $won } із { $played } виграно
page-you-row = за столом: { $players }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 } загалом
page-you-no-games = Жодної гри ще не завершено.
page-you-are = Тепер тут ваше ім’я – { $name }.

## Notices of turns

page-you-notices = Повідомляти про мій хід
page-notices-how = Якщо вас про щось запитують, а вас немає вже хвилину, ви отримаєте сповіщення – одне на кожне запитання.
page-notices-browser = Через цей браузер
page-notices-browser-granted = Цей браузер сповістить вас, поки ви дивитеся щось інше. Заголовок вкладки теж.
page-notices-browser-denied = Сповіщення для цієї сторінки вимкнено в налаштуваннях браузера. Вас сповістить заголовок вкладки.
page-notices-browser-default = Браузер може сповіщати вас, поки ви дивитеся щось інше.
page-notices-never = Цей браузер не показує сповіщень. Вас сповістить заголовок вкладки.
page-notices-https = Браузер показує сповіщення лише на сторінках, відкритих через https.
page-notices-allow = Сповіщати про мої ходи
page-notices-mail = Поштою
page-mail-none = Цей сервер не надсилає листів.
page-mail-address = Адреса пошти
page-mail-send = Надіслати мені код
page-mail-sent = Код уже в дорозі.
page-mail-code = Код із листа
page-mail-confirm = Підтвердити
page-mail-on = Відтепер ви отримуєте лист, коли настає ваш хід.
page-mail-goes = Листи надходять на { $address }.
page-mail-unconfirmed = Адресу { $address } ще не підтверджено.
page-mail-stop = Більше не надсилати листів
page-mail-off = Листи більше не надходитимуть.
page-notices-webhook = Через вебхук
page-webhook-address = Ваша адреса, на яку надходить підписаний POST
page-webhook-on = Відтепер ця адреса дізнається про ваші ходи.
page-webhook-secret = Повідомлення підписано цим секретом. Його показано лише зараз:
page-webhook-stop = Вилучити вебхук
page-webhook-off = Вебхук вилучено.

## Devices and codes

page-you-devices = Ваші пристрої
page-device-since = від { $since }, востаннє { $seen }
page-device-here = (цей пристрій)
page-device-copied = Його кукі скопійовано. Якщо це не ви, вийдіть на ньому.
page-device-name = Як називається цей пристрій?
page-device-rename = Перейменувати: { $name }
page-device-out = Вийти на пристрої: { $name }
page-log-out = Вийти
page-out-here = Вийти на цьому пристрої?
page-out-here-how = Без коду ви не зможете повернутися тією самою особою.
page-out-elsewhere = Вийти всюди, крім цього пристрою
page-only-here = Ви ввійшли лише на цьому пристрої.
page-let-device-in = Увійти на іншому пристрої
page-device-code-how = Упродовж десяти хвилин введіть цей код на іншому пристрої в полі «У мене є код»:
page-have-person-code = У мене є код
page-be-person = Використати
page-you-recovery = Код відновлення
page-recovery-how = Якщо ви втратите пристрої, цей код знову зробить вас тією самою особою. Він спрацьовує один раз і завершує сеанси на всіх пристроях.
page-recovery-code = Ваш код відновлення. Його показано лише зараз, тож запишіть:
page-recovery-quiet = Сповіщення про ходи вимкнено, бо їх міг налаштувати зловмисник. Якщо хочете, налаштуйте їх знову.
page-recovery-due = Хтось попросив новий код відновлення без старого. Його можна буде отримати від { $due }. Якщо це не ви, зупиніть це та вийдіть на всіх інших пристроях.
page-recovery-stop = Зупинити
page-recovery-stopped = Тепер ніхто не отримає нового коду відновлення.
page-recovery-old = Ваш нинішній код; без нього новий доведеться чекати три дні
page-recovery-show = Показати новий код
page-recovery-new = Старий код недійсний, а на інших ваших пристроях сеанси завершено.
page-recovery-keep = У вас є код відновлення. Запишіть його, перш ніж залишити цю сторінку.
page-recovery-asked = Хтось попросив новий код відновлення без старого.

## Being nobody, and being forgotten

page-logged-out = Сеанс завершено
page-logged-out-how = Ідеться лише про цей пристрій. Увійти знову можна за кодом з іншого вашого пристрою або за кодом відновлення.
page-new-guest = Почати як новий гість
page-nobody-yet = Тут вас іще ніхто не знає
page-nobody-yet-how = Ви станете кимось, коли сядете за перший стіл. Якщо вас тут уже знають, скористайтеся кодом з іншого пристрою або кодом відновлення.
page-you-forget = Право на забуття
page-forget = Видалити мої дані
page-forget-how = Ваше ім’я та особу буде видалено, а боти дограють ваші поточні ігри. Для цього потрібен код відновлення, щоб цього не міг зробити ніхто інший. Якщо ви його втратили, попросіть новий.
page-forget-sure = Ваше ім’я буде викреслено всюди, а ваші місця займуть боти. Цього не можна скасувати.
page-forget-code = Ваш код відновлення
