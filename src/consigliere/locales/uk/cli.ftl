### What the command line says when it was given something it cannot use (unofficial engine, our own words).
### One line each; it names what is wrong.

## What is played

no-such-game = Такої гри немає: «{ $game }». Відомі: { $games }
no-referee = Для гри «{ $game }» немає судді.
no-such-pack = Такого набору вмісту немає: «{ $pack }»
bad-pack =
    { $faults ->
        [one] У наборі вмісту «{ $pack }» знайдено { $faults } помилку, перша: { $first }
        [few] У наборі вмісту «{ $pack }» помилок: { $faults }; перша: { $first }. Щоб побачити всі: { $command }
       *[many] У наборі вмісту «{ $pack }» помилок: { $faults }; перша: { $first }. Щоб побачити всі: { $command }
    }
option-gone = Нові ігри «{ $game }» більше не мають цієї опції столу: «{ $option }». Вона зникла з версією правил { $version }.
no-such-option = Такої опції столу немає: «{ $option }». Гра «{ $game }» має: { $known }
one-of-both = { $one } і { $other } виключають одне одного; вкажіть щось одне.
bad-players = Гра «{ $game }» розрахована на { $least }–{ $most } гравців, а не на { $players }.
bad-seat = Такого місця немає: «{ $seat }». Місця – від 0 до { $most }: { $names }.
bad-seconds = { $option } має бути кількістю секунд, більшою за 0, а не { $value }.
analyse-not-over = Цю гру ще не завершено; нотатки роблять про завершені ігри.
bad-number = { $option } має бути цілим числом, не меншим за { $least }, а не { $value }.
cannot-write = Не вдається записати { $path }: { $reason }
cannot-read = Не вдається прочитати { $path }: { $reason }
cannot-use-file = Цей файл не можна використати: «{ $path }». Причина: { $reason }.

## A game in the terminal

bad-seat-kind = Такого гравця немає: «{ $kind }». Відомі: { $kinds }; після { $tempered } можна вказати вдачу ({ $tempers }), після { $timed } – ліміт на хід, ціле число від 1 (@200ms).
bad-seats =
    { $seats ->
        [one] --seats називає { $seats } місце, а гравців { $players }.
        [few] --seats називає { $seats } місця, а гравців { $players }.
       *[many] --seats називає { $seats } місць, а гравців { $players }.
    }
bots-only = { $option } – лише для ботів; --seats не може називати людину.
no-such-language = Такої мови немає: «{ $language }». Відомі: { $languages }
save-exists = { $path } уже існує. Продовжте через --load або назвіть інший файл.
load-fixes = { $option } визначає завантажена гра; не вказуйте його.

## Bots against bots

no-such-bot = Такого бота немає: «{ $kind }». Відомі: { $kinds }; після { $tempered } можна вказати вдачу ({ $tempers }), після { $timed } – ліміт на хід, ціле число від 1 до 9999999 (@200ms або @32it).
bad-bots = --bots має назвати щонайменше 2 ботів і щонайбільше по одному на гравця (їх { $players }); названо { $bots }.
bad-share = --bar має бути часткою від 0 до 1, а не { $value }.
other-match = { $path } зберігає інший матч: { $differs }. Назвіть інший файл.
older-match = { $path } зберігає цей матч у виконанні іншої версії програми: { $differs }. Назвіть інший файл.
needs-extra = Потрібен модуль «{ $module }», якого не встановлено. Щоб установити: pip install 'consigliere[{ $extra }]'

## Rules and planted faults

rules-need-checkout = Правил і тестів цієї гри тут немає: «{ $game }». Ця команда працює у робочій копії проєкту.
mutants-doubled = Ці підкладені помилки записано двічі: { $ids }
mutant-does-not-fit = Підкладена помилка «{ $id }» не підходить: у { $function } файлу { $file } її код трапляється стільки разів: { $times }. Він має траплятися раз, або «nth» має казати, який мається на увазі.
mutant-without-function = Підкладена помилка «{ $id }» не підходить: у { $file } немає функції { $function }.
mutant-unknown = Таких підкладених помилок немає: { $ids }

## Journals

journal-foreign = Рядок { $line }: це не журнал Consigliere.
journal-format = Рядок { $line }: журнал має формат { $format }, якого ця версія не читає.
journal-header = Рядок { $line }: заголовок не читається на «{ $field }».
journal-edited = Рядок { $line }: рядок не відповідає контрольним цифрам. Його або один із попередніх змінено.
journal-truncated = Рядок { $line }: тут журнал обривається; кінця немає.
journal-after-end = Рядок { $line }: після кінця журналу ще щось є.
journal-long = Рядок { $line }: журнал задовгий; записів приймають щонайбільше { NUMBER($most) }.
journal-entry = Рядок { $line }: це не запис журналу: «{ $entry }»
journal-other = Рядок { $line }: у цьому журналі «{ $field }» – «{ $found }», а потрібно «{ $expected }».
journal-content = Рядок { $line }: цю гру зіграно з іншими значеннями карт (вміст { $found }, тут { $expected }). Назвіть той самий набір вмісту.
journal-chance = Рядок { $line }: тут мав бути розіграш («{ $expected }»), але в журналі: «{ $found }»
journal-impossible = Рядок { $line }: такого розіграшу тут бути не може: «{ $entry }»
journal-unasked = Рядок { $line }: тут розіграшу не мало бути: «{ $entry }»
journal-refused = Рядок { $line }: правила не дозволяють цього запису (правило { $rule }, { $why }): «{ $entry }»

## Balance

no-balance-bot = Для звіту про баланс бот «{ $bot }» не грає. Відомі: { $bots }; після value можна вказати вдачу ({ $tempers }).

## consigliere serve

bad-workers = Ботам потрібно від 1 до { $most } процесів, а не { $workers } (--bot-workers).
bad-keep-days = Столи зберігають від 1 до { $most } днів, а не { $days } (--keep-days).
bad-port = Такого порту немає: { $port } (--port).
bad-redis = --redis потребує адреси на зразок redis://host:6379/0.
bad-origin = { $option } потребує scheme://host або scheme://host:port, а не «{ $origin }».
bad-proxy = --proxy потребує адреси чи мережі на зразок 127.0.0.1 або 172.16.0.0/12, а не «{ $proxy }».
bad-allowed-host = --allowed-host потребує імені на зразок play.example.org, а не «{ $host }».
bad-metrics-token = Для { $variable } мінімальна кількість символів – { $least }.
bad-store = Сервер не запускається: { $reason }.
no-server-extra = Бібліотеки сервера не встановлено (бракує { $module }): pip install "consigliere[server]".

## consigliere chaos, fuzz, bench server

no-proving = Встановлений пакунок не містить програм для випробування сервера: запустіть це в робочій копії вихідного коду.
no-chaos = Скажіть, скільки разів зупиняти сервер (--kills N) або скільки команд надсилати (--commands N).
nodes-need-services = Кільком вузлам потрібні спільне сховище та сповіщення: --db postgresql://… і --redis redis://…
bad-db = --db потребує sqlite:///path або postgresql://…
bad-rate = { $option } має бути числом, більшим за 0, а не { $value }.
no-proof = Випробувати не вдається: { $reason }.

## consigliere migrate

bad-migrate-store = Не вдається перевірити це сховище: { $reason }.

## consigliere host

bad-host-store = Не вдається використати це сховище: { $reason }.
bad-host-id = «{ $given }» не підходить; потрібен запис на зразок { $kind }:ID.
no-such-person = Такої особи в цьому сховищі немає.
no-such-table = Такого столу в цьому сховищі немає.
table-is-over = Гру за цим столом уже завершено або стіл закрито.
name-or-table = Скажіть, кого шукати: --name TEXT або --table TABLE.
bad-why = --why – це один рядок; символів у ньому щонайбільше { $most }.
bad-around = --around – це число від 0 до { $most }.

## consigliere backup, restore

no-backup = Не вдається створити резервну копію сховища: { $reason }.
no-restore = Не вдається відновити: { $reason }.

## The languages themselves

no-language-code = «{ $language }» – не код мови. Вкажіть щось на зразок `es` або `pt-PT`.
language-exists = Тека для { $language } вже існує.
locales-begun = Англійські тексти – у { $path }. Перекладіть їх і запустіть `consigliere locales check { $language }`. Для множини потрібні форми: { $forms }.
locales-summary =
    { $language }: { $share } % із { $keys } повідомлень, { $faults ->
        [one] { $faults } помилка
        [few] { $faults } помилки
       *[many] { $faults } помилок
    }.
locales-missing = { $language }: { $key } – бракує
locales-unused = { $language }: { $key } – ніхто не використовує
locales-twice = { $language }: { $key } – записано двічі, вдруге у { $about }
locales-unreadable = { $language }: { $key } – не читається на «{ $about }»
locales-unknown-variable = { $language }: { $key } – змінна, якої ніколи не передають: ${ $about }
locales-variable-left-out = { $language }: { $key } – пропущено ${ $about }
locales-variant-left-out = { $language }: { $key } – пропущено варіант, ${ $about }
locales-plural-left-out = { $language }: { $key } – пропущено форму множини, ${ $about }
locales-rejected = { $language }: { $key } – слово, відхилене глосарієм: { $about }
