### What holds at every table, and the words of the terminal (unofficial engine, our own words).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = Команда містить щонайменше одну дію.
refuse-beyond-reveal = Дія { $action } йде після того, що спершу треба побачити; дайте її окремою командою.
refuse-named-otherwise = Ви почали цей вибір з іншого; відкрийте його знову, щоб вибрати інакше.
refuse-nothing-sealed = У вас немає запечатаного вибору, який можна відкрити знову.
refuse-too-often = Змін рішення в цій грі вже { NUMBER($most) }. Більше стіл не дозволяє.
refuse-take-back = Немає чого забрати назад: після вашої останньої команди взято чи показано карту або зробив вибір хтось інший.
event-taken-back =
    { $events ->
        [0] { $seat } забирає вибір, який іще нічого не змінив.
       *[other] { $seat } забирає останню команду; її наслідки скасовано.
    }

## Small words

list-separator = ,{ " " }
clause-separator = ;{ " " }

## The terminal’s screen

ui-known = відомо на руці: { $cards }
ui-your-hand = Ваша рука ({ $cards }):
choice-back = Назад
pick-how = Введіть усі номери одразу, наприклад: 1 3
pick-how-none = Введіть усі номери одразу, наприклад: 1 3 – або 0, якщо нічого
pick-nothing = нічого
pick-confirm = Enter підтверджує; інші номери – новий вибір.
pick-wrong-count =
    { $least ->
        [0] Названо: { $named }. Можна вибрати щонайбільше { $most }.
       *[other] Названо: { $named }. Потрібно: { $least }.
    }
pick-twice = Названо двічі, пораховано раз: { $numbers }
ui-players = Гравці
ui-log = Від вашого останнього ходу
ui-log-more =
    { $lines ->
        [one] ще { $lines } рядок (l показує все)
        [few] ще { $lines } рядки (l показує все)
       *[many] ще { $lines } рядків (l показує все)
    }
ui-log-before = (+{ $lines }, l: усе)
ui-log-empty = поки що нічого
ui-keys = ? довідка · a порада · j карти · p N перегляд · u назад · b поле · l журнал · q вихід · ≈ відтворено, не надруковане значення
ui-keys-short = ? довідка · a порада · u назад · q вихід · ≈ відтворено, не надруковане значення
ui-more = – далі – (Enter)
done-for-you = Зроблено за вас, бо вибору не було: { $what }
end-turn = Кінець вашого ходу: Enter – далі, u – забрати хід
end-title = Кінець гри
end-player = сім’я
end-total = усього
end-winner = перемога
bad-choice = Варіанта { $number } немає. Варіанти: від 1 до { $most }
bad-choice-one = Виберіть тут один номер.
card-unclear = «{ $id }» може означати: { $cards }
no-such-rule = Такого правила немає: { $id }
nothing-to-take-back = Поки що немає чого забирати.
not-understood = Введіть номер або ? для довідки.
no-preview = Для попереднього перегляду потрібен номер варіанта, показаного вище.
no-preview-sealed = Запечатаний вибір не має попереднього перегляду: нічого не відбувається, доки не виберуть усі.
no-preview-pick = Для попереднього перегляду потрібні номери всього, що ви вибрали б, наприклад: p 1 3
preview-list = { $number } відкриває список: спершу відкрийте його, а тоді переглядайте варіант із нього.
preview-you = Далі знову ви.
preview-other = Далі вирішує хтось інший.
preview-chance = Далі вирішує випадок.
preview-sealed = Ваш вибір лишається запечатаним, доки не виберуть усі.
preview-end = Далі гра закінчується.

## Where a value comes from

source-owner = значення, введене власником коробки
source-rulebook = із книги правил
source-reported = згадано в огляді
source-derived = виведено з джерел
source-reconstructed = ≈ відтворено: наше власне значення, а не надруковане

## Coming and going

unofficial = Неофіційна гра. Більшість карт відтворено, і вони не збігаються з надрукованими (c ID показує походження карти).
welcome = За столом: { $seats }. Зерно { $seed }.
bots-alone = На всіх місцях боти: немає кого питати.
bots-alone-loaded = На всіх місцях боти: немає кого питати. Гра триває без збереження; { $path } лишається без змін.
bad-names = --names потребує різних коротких імен для кожного з гравців (їх { $players }), а не: { $names }
kind-human = ви
kind-easy = легкий бот
kind-medium = середній бот
kind-hard = важкий бот
kind-expert = експертний бот
kind-random = випадковий бот
kind-greedy = жадібний бот
kind-value = оцінювальний бот
kind-search = пошуковий бот
kind-plain = простий пошуковий бот
temper-careful = обережний
temper-aggressive = агресивний
temper-businessman = діловий
kind-tempered = { $temper } { $kind }
kind-within-ms = { $kind }, { $budget } мс на хід
kind-within-it = { $kind }, розіграних партій на хід: { $budget }
kind-strength = Виміряно: { $kind } проти трьох суперників «{ $against }» виграє { $share } % ({ $low } – { $high } %, ігор: { $games }; порівну було б 25 %).
thinking = { $seat } думає …
pass-keyboard = Клавіатуру бере { $seat }. Натисніть Enter (q – вихід).
saved = Збережено: { $path }
save-where = Скажіть куди: s FILE
left-saved =
    Збережено: { $path }
    Продовжити: { $command }
left-unsaved = Цю гру не збережено: файл не названо через --save.

## Several events told as one

log-takes-back =
    { $what ->
        [none] { $seat } забирає вибір, який іще нічого не змінив.
        [some] { $seat } забирає останню команду; її наслідки скасовано.
       *[other] { $seat } забирає останню команду ({ $what }).
    }
