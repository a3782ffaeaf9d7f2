# Chicago's rule book: its parts, what is asked often, what people call things.

page-chicago-part-before = Перед першим раундом
page-chicago-part-before-how = Місто, карти, сім’ї та перебіг раунду.
page-chicago-part-income = Дохід
page-chicago-part-income-how = Фаза 1: місто росте, з бізнесів збирають данину, а хрещений батько допомагає тому, хто нічого не має.
page-chicago-part-actions = Дії
page-chicago-part-actions-how = Фаза 2: кожен виконує три дії, поруч – сили сімей, наприкінці – додаткові дії.
page-chicago-part-control = Контроль
page-chicago-part-control-how = Фаза 3: заявлення прав, атаки та штраф, що приходить із новим бізнесом.
page-chicago-part-end = Кінець раунду, кінець гри
page-chicago-part-end-how = Карти на руках скорочують до ліміту, карти міста переміщують, а після шести раундів підраховують очки.
page-chicago-asked-money = Що таке гроші?
page-chicago-asked-money-answer = Будь-яка карта, скинута з руки, варта $1.
page-chicago-asked-pass = Чи можна пропустити дію?
page-chicago-asked-pass-answer = Ні, але дія «Бізнес» можлива завжди.
page-chicago-asked-attacks = Скільки разів можна атакувати?
page-chicago-asked-attacks-answer = Двічі за раунд.
page-chicago-asked-limit = Скільки карт можна залишити?
page-chicago-asked-limit-answer = Дві та ще по одній за кожну карту сім’ї на столі.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-chicago-meant =
    гроші, платити, сплатити, оплата, долари, монети, ціна, вартість: money
    ліміт руки, ліміт карт, розмір руки, забагато карт, залишити карти, скільки карт: hand limit
    поліція, поліцейський, коп, копи, детектив, агент, агенти, агент фбр, фбр: agents fbi
    поплічник, поплічники, робітник, помічник, громило, міпл: henchman
    бій, битва, напад, напасти, атака, атакувати, захопити, відібрати бізнес: attack
    заперечити, заперечення, оскаржити, захист, захищатися, опір, перешкодити: oppose
    відкрити, перевернути, розкрити карту: reveal
    пропустити, спасувати, пас: compulsory actions
    данина, зібрати данину, збір данини, рента, вимагання, дохід із бізнесу: extort
    аль капоне, капоне: capone
    хрещеник, бідний, відстаю, нічого не лишилося, наздогнати: godchild
    штраф, штрафи, покарання, хабар, саботаж, сутичка: penalty
    імунітет, захищений, безпека: immune
    перемога, переможець, виграти, очки: points scored
    нічия, порівну, рівність очок: tie influence shared
    додаткова дія, додаткові дії, четверта дія, бонусна дія: extra actions
    активи, актив, майно, власність, маєток, автомобіль, автомобілі: assets
    дід, дідусь: grandfather
    батько, тато: father
    син: son
    колода порожня, карти закінчилися, перетасувати скид: discards shuffled deck
    початкова рука, на початку, роздача: dealt cards
    таємниця, таємно, чи видно мої карти: hidden public
    скільки раундів, як довго, тривалість: six rounds
    голова сім’ї, захистити бізнес: chief
    перша гра, новачки, простіше, варіант, карти міста: variants city cards
    десять бізнесів, раптовий кінець: ten
