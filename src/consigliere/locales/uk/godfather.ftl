### The Godfather: Corleone’s Empire (unofficial engine, our own words).
### Most cards are reconstructed and not the printed ones; names of players, cards and places come into a
### sentence as finished words, after a colon or in quotes. In events a field that the reader may not see is
### “hidden”, and one that is empty is “none”.

godfather-title = Хрещений батько. Імперія Корлеоне

## Families and figures

godfather-family-marzullo = Марцулло
godfather-family-marzullo-mark = Мц
godfather-family-matarazzo = Матараццо
godfather-family-matarazzo-mark = Мт
godfather-family-pizzino = Піцціно
godfather-family-pizzino-mark = Пі
godfather-family-vitale = Вітале
godfather-family-vitale-mark = Ві
godfather-family-caccamo = Каккамо
godfather-family-caccamo-mark = Ка
godfather-family-neutral = Нейтральні персонажі
godfather-member-don = Дон
godfather-member-consigliere = консильєрі
godfather-member-heir = спадкоємець
godfather-neutral-mayor = мер
godfather-neutral-union-boss = бос профспілки
godfather-neutral-union-boss-mark = БП
godfather-neutral-police-chief = шеф поліції

## Board

godfather-turf-WS = Волл-стріт
godfather-turf-BK = Бруклін
godfather-turf-UES = Верхній Іст-Сайд
godfather-turf-QN = Квінз
godfather-turf-UWS = Верхній Вест-Сайд
godfather-turf-MT = Мідтаун
godfather-turf-CH = Челсі
godfather-turf-CP = Центральний парк
godfather-space-R01 = Брама Північної галявини
godfather-space-R02 = Сходи музею
godfather-space-R03 = Човнова станція
godfather-space-R04 = Західна площа Колумба
godfather-space-R05 = Депо Вест-Енд
godfather-space-R06 = Фонтан на площі
godfather-space-R07 = Ріг біля „Плази“
godfather-space-R08 = З’їзд Трайборо
godfather-space-R09 = З’їзд Квінсборо
godfather-space-R10 = Тунель Мідтауну
godfather-space-R11 = Ньютаун-Крик
godfather-space-R12 = Пором Грінпойнта
godfather-space-R13 = Пірс Вільямсбурга
godfather-space-R14 = Юніон-сквер
godfather-space-R15 = Ринок Гансворт
godfather-space-R16 = Бруклінський міст
godfather-space-R17 = Причал Вайтголл
godfather-place-tile-slot = комірка плитки локації: { $turf }

## Businesses

godfather-business-P-WS = Траст на Гановер-стріт
godfather-business-P-BK = Розливний цех Ґованус
godfather-business-P-UES = Галерея на Лексінгтон-авеню
godfather-business-P-QN = Звалище Саннісайд
godfather-business-P-UWS = Кінний клуб Ріверсайд
godfather-business-P-MT = Залізнична компанія „Пенн Сентрал“
godfather-business-P-CH = Вантажники пірса 54
godfather-business-P-CP = Кіоск біля естради
godfather-business-TB1 = Зброяр на Фултон-стріт
godfather-business-TB2 = Пивниця на Бавері
godfather-business-TB3 = Похоронна контора святого Рокка
godfather-business-TB4 = Ломбард на Малберрі-стріт
godfather-business-TB5 = Ручна пральня „Зірка“
godfather-business-TB6 = Позикова каса на Деленсі
godfather-business-TB7 = Біржа праці водіїв
godfather-business-TB8 = Хутряне сховище на Орчард-стріт
godfather-business-TR1 = Склад на пірсі 13
godfather-business-TR2 = Імпортний дім „Левант“
godfather-business-TR3 = Казино „Зоряне сяйво“
godfather-business-TR4 = Приватний банк „Беттері“

## Bills, goods, icons, colours, phases

godfather-bill-1 = $1
godfather-bill-2 = $2
godfather-bill-3 = $3
godfather-bill-5 = $5
godfather-good-gun = зброя
godfather-good-booze = алкоголь
godfather-good-blood = брудні гроші
godfather-good-narcotics = наркотики
godfather-supply-bill-1 = банкноти $1
godfather-supply-bill-2 = банкноти $2
godfather-supply-bill-3 = банкноти $3
godfather-supply-bill-5 = банкноти $5
godfather-supply-good-gun = зброя
godfather-supply-good-booze = алкоголь
godfather-supply-good-blood = брудні гроші
godfather-supply-good-narcotics = наркотики
godfather-supply-hand-limits = ліміти руки
# What an icon does; these stand in lists, so they begin small and have neither comma nor “and”. “take-…” is
# what one takes, in the case that the verb asks for.
godfather-icon-LAUNDER =
    { $count ->
        [one] відмити { $count } банкноту
        [few] відмити до { $count } банкнот
       *[many] відмити до { $count } банкнот
    }
godfather-icon-JOB =
    { $count ->
        [one] взяти 2 доручення (залишити 1)
        [few] взяти 2 доручення (залишити 1; до { $count } разів)
       *[many] взяти 2 доручення (залишити 1; до { $count } разів)
    }
godfather-icon-DISCARD1_5 =
    { $count ->
        [one] скинути 1 карту за $5
        [few] скинути 1 карту за $5 (до { $count } разів)
       *[many] скинути 1 карту за $5 (до { $count } разів)
    }
godfather-icon-DISCARD2_5 =
    { $count ->
        [one] скинути 2 карти за $5
        [few] скинути 2 карти за $5 (до { $count } разів)
       *[many] скинути 2 карти за $5 (до { $count } разів)
    }
godfather-icon-DISCARD3_8 =
    { $count ->
        [one] скинути 3 карти за $5 + $3
        [few] скинути 3 карти за $5 + $3 (до { $count } разів)
       *[many] скинути 3 карти за $5 + $3 (до { $count } разів)
    }
godfather-icon-DISCARD1_GOOD =
    { $count ->
        [one] скинути 1 карту за зброю або алкоголь або брудні гроші
        [few] скинути 1 карту за зброю або алкоголь або брудні гроші (до { $count } разів)
       *[many] скинути 1 карту за зброю або алкоголь або брудні гроші (до { $count } разів)
    }
godfather-icon-take = взяти { $things }
godfather-take-MONEY_1 =
    { $count ->
        [one] $1
        [few] { $count } банкноти $1
       *[many] { $count } банкнот $1
    }
godfather-take-MONEY_2 =
    { $count ->
        [one] $2
        [few] { $count } банкноти $2
       *[many] { $count } банкнот $2
    }
godfather-take-MONEY_3 =
    { $count ->
        [one] $3
        [few] { $count } банкноти $3
       *[many] { $count } банкнот $3
    }
godfather-take-MONEY_5 =
    { $count ->
        [one] $5
        [few] { $count } банкноти $5
       *[many] { $count } банкнот $5
    }
godfather-take-GOOD_GUN =
    { $count ->
        [one] зброю
        [few] { $count } карти зброї
       *[many] { $count } карт зброї
    }
godfather-take-GOOD_BOOZE =
    { $count ->
        [one] алкоголь
        [few] { $count } карти алкоголю
       *[many] { $count } карт алкоголю
    }
godfather-take-GOOD_BLOOD =
    { $count ->
        [one] брудні гроші
        [few] { $count } карти брудних грошей
       *[many] { $count } карт брудних грошей
    }
godfather-take-GOOD_NARC =
    { $count ->
        [one] наркотики
        [few] { $count } карти наркотиків
       *[many] { $count } карт наркотиків
    }
godfather-take-HORSE = голову коня
godfather-icon-LAUNDER-short = відмити
godfather-icon-JOB-short = доручення
godfather-icon-DISCARD1_5-short = 1→$5
godfather-icon-DISCARD2_5-short = 2→$5
godfather-icon-DISCARD3_8-short = 3→$5+$3
godfather-icon-DISCARD1_GOOD-short = 1→товар
godfather-icon-MONEY_1-short = $1
godfather-icon-MONEY_2-short = $2
godfather-icon-MONEY_3-short = $3
godfather-icon-MONEY_5-short = $5
godfather-icon-GOOD_GUN-short = зброя
godfather-icon-GOOD_BOOZE-short = алкоголь
godfather-icon-GOOD_BLOOD-short = бр. гроші
godfather-icon-GOOD_NARC-short = наркотики
godfather-icon-HORSE-short = кінь
godfather-list-and = { $items } та { $last }
godfather-colour-yellow = жовтий
godfather-colour-blue = синій
godfather-colour-green = зелений
godfather-colour-grey = сірий
godfather-phase-set-up = Приготування до гри
godfather-phase-open-business = Відкрити локацію
godfather-phase-open-business-short = Локація
godfather-phase-family-business = Сімейна справа
godfather-phase-family-business-short = Сімейна справа
godfather-phase-turf-war = Війна за райони
godfather-phase-turf-war-short = Війна за райони
godfather-phase-bribery = Підкуп
godfather-phase-bribery-short = Підкуп
godfather-phase-tribute = Данина Донові
godfather-phase-tribute-short = Данина Донові
godfather-phase-entracte = Кінець раунду
godfather-phase-end = Кінець гри

## Jobs

godfather-job-JY1 = Подвійна бухгалтерія
godfather-job-JY2 = Мертві душі
godfather-job-JY3 = Договірний бій
godfather-job-JY4 = Фірма-одноденка
godfather-job-JY5 = Благодійний бал
godfather-job-JY6 = Підпільна лотерея
godfather-job-JB1 = Другий обхід
godfather-job-JB2 = Геть із міста
godfather-job-JB3 = Застовпити місце
godfather-job-JB4 = Нічна зміна
godfather-job-JB5 = Сходка
godfather-job-JB6 = Сімейний обхід
godfather-job-JG1 = Час платити
godfather-job-JG2 = Без права на відмову
godfather-job-JG3 = Спритні пальці
godfather-job-JG4 = Ведмежатник
godfather-job-JG5 = Викрадена вантажівка
godfather-job-JG6 = Плата за дах
godfather-job-JK1 = Убивство на замовлення
godfather-job-JK2 = Постріли з авто
godfather-job-JK3 = Бомба в машині
godfather-job-JK4 = Змусити мовчати
godfather-job-JK5 = Велике прибирання
godfather-job-JK6 = Вороже захоплення

## Allies

godfather-ally-A1 = Мер
godfather-ally-A2 = Бос профспілки
godfather-ally-A3 = Шеф поліції
godfather-ally-A4 = Дрібний букмекер
godfather-ally-A5 = Бандит
godfather-ally-A6 = Портовий бригадир
godfather-ally-A7 = Мер
godfather-ally-A8 = Бос профспілки
godfather-ally-A9 = Шеф поліції
godfather-ally-A10 = Бухгалтер сім’ї
godfather-ally-A11 = Криміналіст
godfather-ally-A12 = Голлівудський продюсер
godfather-ally-A13 = Мер
godfather-ally-A14 = Бос профспілки
godfather-ally-A15 = Шеф поліції
godfather-ally-A16 = Податковий консультант
godfather-ally-A17 = Капо
godfather-ally-A18 = Федеральний суддя

## Abilities of jobs and allies: a sentence for each step, in the card’s order

godfather-ability-icons =
    { $count ->
        [one] Можете { $icons }.
        [few] Можете { $icons } – у будь-якому порядку.
       *[many] Можете { $icons } – у будь-якому порядку.
    }
godfather-ability-own-bills =
    { $count ->
        [one] Спершу можете взяти банкноту цього доручення й використати її тут.
        [few] Спершу можете взяти банкноти цього доручення й використати їх тут.
       *[many] Спершу можете взяти банкноти цього доручення й використати їх тут.
    }
godfather-ability-bank-to-case = Банкнота { $bill } із загальної колоди йде просто у вашу валізу.
godfather-ability-choose-good =
    { $count ->
        [one] Візьміть { $count } нелегальний товар на свій вибір, окрім наркотиків.
        [few] Візьміть { $count } нелегальні товари на свій вибір, окрім наркотиків.
       *[many] Візьміть { $count } нелегальних товарів на свій вибір, окрім наркотиків.
    }
godfather-ability-front-any = Використайте фасад будь-якої локації, вільної чи зайнятої; власник району теж має зиск.
godfather-ability-move-own-thug = Перемістіть одного зі своїх громил в іншу вільну комірку громила та зберіть данину з того фасаду; власник району теж має зиск.
godfather-ability-move-own-family = Перемістіть одного зі своїх членів сім’ї в іншу вільну комірку члена сім’ї та використайте всі прилеглі підсобки.
godfather-ability-move-enemy = Перемістіть чужу фігурку, крім шефа поліції, в іншу вільну комірку тієї самої форми. Ніхто не збирає данини.
godfather-ability-swap = Одна ваша фігурка та чужа фігурка того самого виду міняються місцями. Ніхто не збирає данини.
godfather-ability-place-marker = Покладіть маркер контролю в район, де є ваша фігурка; ви одразу контролюєте його.
godfather-ability-retrieve = Поверніть одну свою фігурку з ігрового поля в запас; її можна зіграти знову в цьому раунді.
godfather-ability-offer = Кожен інший гравець таємно пропонує банкноту з руки; найбільша йде у вашу валізу, решта – у загальні колоди.
godfather-ability-steal-hand =
    { $count ->
        [one] Вкрадіть випадкову карту з руки іншого гравця; спільників вкрасти не можна.
        [few] Вкрадіть по випадковій карті з рук щонайбільше { $count } інших гравців; спільників вкрасти не можна.
       *[many] Вкрадіть по випадковій карті з рук щонайбільше { $count } інших гравців; спільників вкрасти не можна.
    }
godfather-ability-steal-case = Вкрадіть випадкову банкноту з валізи іншого гравця собі на руку.
godfather-ability-collect = Кожен інший гравець, що має фігурку в одному районі з вами, віддає вам випадкову банкноту з руки.
godfather-ability-gun-down =
    { $where ->
        [anywhere] Вбийте { $victim } будь-де.
        [shared-turf] Вбийте { $victim } в районі, де є ваша фігурка.
        [that-turf] Вбийте { $victim } в тому районі.
       *[his-turf] Вбийте { $victim } в новому районі шефа поліції.
    }
# Whom one guns down, in the case that the verb asks for; “players-…” are the cards that spare neutral figures.
godfather-ability-victim =
    { $victim ->
        [players-thug] громила іншого гравця
        [players-family] члена сім’ї іншого гравця
        [players-thug-family] громила або члена сім’ї іншого гравця
        [thug] чужого громила або боса профспілки
        [family] чужого члена сім’ї або мера
        [chief] шефа поліції
        [thug-family] чужого громила або члена сім’ї, боса профспілки або мера
        [thug-chief] чужого громила, боса профспілки або шефа поліції
        [family-chief] чужого члена сім’ї, мера або шефа поліції
       *[thug-family-chief] будь-якого персонажа, що не належить вам,
    }
godfather-ability-drive-by = Вбийте до 2 чужих персонажів різних власників в одному районі; нейтральні персонажі вважаються одним власником.
godfather-ability-clean-house = Вбийте по одному персонажу кожного іншого гравця.
godfather-ability-take-over = Потім можете перемістити одного зі своїх громил у звільнену комірку та зібрати данину з того фасаду; власник району теж має зиск.
godfather-ability-mayor = Виставте або перемістіть мера та використайте всі прилеглі підсобки.
godfather-ability-union-boss = Виставте або перемістіть боса профспілки та зберіть данину з фасаду; власник району теж має зиск.
godfather-ability-chief = Виставте або перемістіть шефа поліції в район.

## Events: set-up and acts

godfather-event-tile-opened = Район «{ $turf }»: відкривається локація «{ $tile }»
godfather-event-public-job = Загальне доручення { $space }: «{ $job }»
godfather-event-ally-offered = Можна підкупити спільника: «{ $ally }»
godfather-event-job-dealt =
    { $job ->
        [hidden] { $seat } отримує доручення.
       *[other] { $seat } отримує доручення: «{ $job }»
    }
godfather-event-horse-taken = { $seat } бере голову коня.
godfather-event-act-begins = Починається раунд { $act }.
godfather-event-phase-begins = Фаза: { $phase }
godfather-event-turn-begins = Ходить { $seat }.
godfather-event-skipped = { $seat } не має можливих дій і пропускає хід.

## Events: figures and icons

godfather-event-thug-played = { $seat } грає громила: «{ $space }»
godfather-event-member-played = { $seat } грає члена сім’ї ({ $member }): «{ $space }»
godfather-event-shakedown =
    { $controller ->
        [none] { $seat } збирає данину: «{ $space }»
       *[other] { $seat } збирає данину: «{ $space }». Зиск може мати й власник району: { $controller }
    }
godfather-event-order-chosen = Першим ефекти застосовує { $first }.
godfather-event-laundered = { $seat } відмиває { $bill }.
godfather-event-bill-taken =
    { $bill ->
        [none] { $seat } нічого не отримує за { $wanted }: загальна колода порожня.
       *[other] { $seat } бере { $bill }.
    }
godfather-event-good-taken = { $seat } бере: { $good }
godfather-event-icons-declined = { $seat } не використовує: { $icons }
godfather-event-discarded = { $seat } скидає: «{ $card }»
godfather-event-job-drawn =
    { $job ->
        [hidden] { $seat } бере доручення.
       *[other] { $seat } бере доручення: «{ $job }»
    }
godfather-event-job-kept =
    { $job ->
        [hidden] { $seat } залишає одне з доручень.
       *[other] { $seat } залишає доручення: «{ $job }»
    }
godfather-event-job-rejected = { $seat } скидає інше доручення: «{ $job }»
godfather-event-deck-made =
    { $cards ->
        [one] Скид перетасовано в нову колоду доручень: { $cards } карта.
        [few] Скид перетасовано в нову колоду доручень: { $cards } карти.
       *[many] Скид перетасовано в нову колоду доручень: { $cards } карт.
    }

## Events: jobs and abilities

godfather-event-job-begun =
    { $space ->
        [none] { $seat } виконує доручення з руки: «{ $job }»
       *[other] { $seat } виконує загальне доручення: «{ $job }»
    }
godfather-event-good-paid = { $seat } сплачує: { $good }
godfather-event-job-done = { $seat } кладе доручення у валізу: «{ $job }»
godfather-event-bill-declined = { $seat } не бере банкноту: { $bill }
godfather-event-bank-to-case = { $seat } кладе { $bill } із загальної колоди просто у валізу.
godfather-event-ability-declined =
    { $ability ->
        [launder] { $seat } більше не відмиває.
        [bank-to-case] { $seat } не бере банкноти для валізи.
        [front-any] { $seat } не збирає данини з фасаду.
        [offer] { $seat } не просить пропозицій.
        [steal-hand] { $seat } нічого не краде.
        [steal-case] { $seat } не відкриває жодної валізи.
        [collect] { $seat } нічого не збирає.
        [gun-down] { $seat } нікого не вбиває.
        [move-own-thug] { $seat } не переміщує громила.
        [move-own-family] { $seat } не переміщує члена сім’ї.
        [move-enemy] { $seat } не переміщує чужої фігурки.
        [retrieve] { $seat } не повертає фігурки.
        [swap] { $seat } не міняє фігурок місцями.
        [drive-by] { $seat } нікого не вбиває.
        [clean-house] { $seat } милує одного гравця.
        [take-over] { $seat } не захоплює комірки.
        [mayor] { $seat } не використовує мера.
        [union-boss] { $seat } не використовує боса профспілки.
        [place-marker] { $seat } не кладе маркера контролю.
       *[police-chief] { $seat } не використовує шефа поліції.
    }
godfather-event-figure-moved = { $seat } переміщує фігурку (власник – { $owner }): «{ $from }» → «{ $to }»
godfather-event-figures-swapped = { $seat } міняє місцями дві фігурки: «{ $own }» і «{ $enemy }»
godfather-event-figure-retrieved = { $seat } повертає фігурку в запас, звідки: «{ $from }»
godfather-event-gunned-down = { $seat } вбиває персонажа (власник – { $owner }): «{ $at }»
godfather-event-neutral-placed =
    { $figure ->
        [mayor] { $seat } виставляє мера: «{ $to }»
        [union-boss] { $seat } виставляє боса профспілки: «{ $to }»
       *[police-chief] { $seat } виставляє шефа поліції: «{ $to }»
    }
godfather-event-offer-asked = { $seat } просить банкноту. Пропонують: { $asked }
godfather-event-offer-made =
    { $bill ->
        [none] { $seat } не має банкноти, щоб запропонувати.
       *[other] { $seat } пропонує { $bill }.
    }
godfather-event-offer-taken = { $seat } кладе найкращу пропозицію у валізу: { $bill }
godfather-event-stolen =
    { $card ->
        [hidden] { $seat } краде карту в гравця { $victim }.
       *[other] { $seat } краде в гравця { $victim }: «{ $card }»
    }
godfather-event-stolen-from-case =
    { $bill ->
        [hidden] { $seat } краде банкноту з валізи гравця { $victim }.
       *[other] { $seat } краде { $bill } з валізи гравця { $victim }.
    }
godfather-event-collected =
    { $bill ->
        [hidden] { $victim } віддає банкноту гравцеві { $seat }.
       *[other] { $victim } віддає { $bill } гравцеві { $seat }.
    }
godfather-event-nothing-stolen = { $seat } не має чого вкрасти з руки гравця { $victim }.
godfather-event-nothing-collected = { $victim } не має банкноти для гравця { $seat }.

## Events: turf war, bribery, tribute, entr’acte

godfather-event-marker-placed = { $seat } кладе маркер контролю в район «{ $turf }».
godfather-event-marker-lifted = { $seat } знімає маркер із району «{ $turf }».
godfather-event-marker-forgone = { $seat } не кладе маркера в район «{ $turf }»: жодного не лишилося.
godfather-event-turf-fought =
    { $winner ->
        [nobody] «{ $turf }»: там нікого немає.
        [tie] «{ $turf }»: нічия, нічого не змінюється.
        [neutral] «{ $turf }»: перемагає нейтральна сторона, нічого не змінюється.
       *[other] «{ $turf }»: перемагає { $winner }.
    }
godfather-event-bid =
    { $worth ->
        [0] { $seat } нічого не ставить.
       *[other] { $seat } ставить { $worth } $: { $bills }
    }
godfather-event-bid-paid = { $seat } сплачує { $worth } $.
godfather-event-ally-bought = { $seat } бере спільника: «{ $ally }»
godfather-event-ally-played = { $seat } грає спільника: «{ $ally }»
godfather-event-allies-return = { $seat } повертає на руку: { $allies }
godfather-event-tribute-paid = { $seat } сплачує данину Донові: «{ $card }»
godfather-event-figures-home = Усі фігурки повертаються в запас.
godfather-event-member-joins = До кожної сім’ї приєднується { $member }
godfather-event-ally-leaves = Спільник вибуває з гри: «{ $ally }»

## Events: end

godfather-event-bill-cashed = { $seat } кладе { $bill } у валізу.
godfather-event-card-left = { $seat } скидає: «{ $card }»
godfather-event-dominance = { $seat } домінує в районі «{ $turf }»: 5 $
godfather-event-colour-bonus =
    { $colour ->
        [yellow] { $seat } має найбільше жовтих доручень: 5 $
        [blue] { $seat } має найбільше синіх доручень: 5 $
        [green] { $seat } має найбільше зелених доручень: 5 $
       *[grey] { $seat } має найбільше сірих доручень: 5 $
    }
godfather-event-scored = { $seat } завершує гру із сумою { $score } $.
godfather-event-winner = { $seat } перемагає.
godfather-event-place-points = { $seat } отримує { $points } $ за місце.

## Actions

godfather-action-thug = Громило: { $space }
godfather-action-member = Член сім’ї: { $space }
godfather-action-job =
    { $narcotics ->
        [none] Доручення: { $job }
       *[other] Доручення: { $job }; наркотиками замінено: { $narcotics }
    }
godfather-action-public-job =
    { $narcotics ->
        [none] Загальне доручення: { $job }
       *[other] Загальне доручення: { $job }; наркотиками замінено: { $narcotics }
    }
godfather-action-ally = Спільник: { $ally }
godfather-action-skip = Пропустити хід: ви нічого не можете зробити
godfather-action-me-first = Спершу ви, потім власник району
godfather-action-controller-first = Спершу власник району, потім ви
godfather-action-launder = Відмити { $bill }
godfather-action-icon = { $icon }
godfather-action-done = Більше нічого не застосовувати
godfather-action-keep = Залишити: { $job }
godfather-action-discard = Скинути: { $card }
godfather-action-good = Взяти: { $good }
godfather-action-no-more-goods = Більше не брати товарів
godfather-action-take-lower = Взяти банкноту меншого номіналу
godfather-action-leave-lower = Не брати
godfather-action-no-bills = Не брати жодної банкноти
godfather-action-bills = Взяти зараз: { $bills }
godfather-action-ability-first = Спершу ефект, потім банкноти
godfather-action-use = Застосувати ефект
godfather-action-decline = Відмовитися від ефекту
godfather-action-suitcase = Відмити { $bill }
godfather-action-suitcase-no-more = Більше не відмивати
godfather-action-figure = { $at }
godfather-action-no-figure = Жодної фігурки
godfather-action-space = { $space }
godfather-action-no-space = Не виставляти
godfather-action-turf = { $turf }
godfather-action-no-turf = Жодного району
godfather-action-front = { $space }
godfather-action-no-front = Жодного фасаду
godfather-action-opponent = { $seat }
godfather-action-no-opponent = Нікого (більше)
godfather-action-marker = Маркер { $height } знизу: { $turf }
godfather-action-forgo = Відмовитися від маркера
godfather-action-bribe = { $count } × { $bill }
godfather-action-choose = { $ally }
godfather-action-retain = Залишити: { $card }
godfather-action-offer = Запропонувати { $bill }
godfather-action-offer-nothing = Нічого не пропонувати: у вас на руці немає банкнот

## What is asked

godfather-prompt-turn = Ваш хід: виконайте одну дію.
godfather-prompt-order = Цей фасад контролює інший гравець: «{ $space }». Хто використає його першим – ви чи { $controller }?
godfather-prompt-icons = Застосуйте свої позначки в будь-якому порядку; жодна не обов’язкова.
godfather-prompt-keep-job = Залиште одне з узятих доручень; інше йде у скид.
godfather-prompt-discard =
    { $count ->
        [one] Скиньте { $count } карту для позначки «{ $icon }».
        [few] Скиньте { $count } карти для позначки «{ $icon }».
       *[many] Скиньте { $count } карт для позначки «{ $icon }».
    }
godfather-prompt-good =
    { $count ->
        [one] Візьміть { $count } нелегальний товар на свій вибір.
        [few] Візьміть { $count } нелегальні товари на свій вибір.
       *[many] Візьміть { $count } нелегальних товарів на свій вибір.
    }
godfather-prompt-lower-bill = Банкноти { $wanted } вичерпалися. Взяти натомість { $lower }?
godfather-prompt-bills = Банкноти доручення «{ $job }»: взяти зараз чи пізніше?
godfather-prompt-use = Застосувати ефект карти «{ $card }»?
godfather-prompt-launder =
    { $count ->
        [one] Карта «{ $card }»: відмийте { $count } банкноту.
        [few] Карта «{ $card }»: відмийте до { $count } банкнот.
       *[many] Карта «{ $card }»: відмийте до { $count } банкнот.
    }
godfather-prompt-figure =
    { $purpose ->
        [gun-down] «{ $card }»: якого персонажа ви вбиваєте?
        [move-own-thug] «{ $card }»: якого свого громила ви переміщуєте?
        [move-own-family] «{ $card }»: якого свого члена сім’ї ви переміщуєте?
        [move-enemy] «{ $card }»: яку чужу фігурку ви переміщуєте?
        [retrieve] «{ $card }»: яку свою фігурку ви повертаєте в запас?
        [swap] «{ $card }»: яка ваша фігурка міняється місцем?
        [swap-enemy] «{ $card }»: з якою чужою фігуркою вона міняється місцем?
        [drive-by] «{ $card }»: якого персонажа ви вбиваєте першим?
        [drive-by-second] «{ $card }»: якого другого персонажа – у тому самому районі, але іншого власника?
        [clean-house] «{ $card }»: якого персонажа ви вбиваєте? Його власник – { $victim }.
       *[take-over] «{ $card }»: який ваш громило займає звільнену комірку?
    }
godfather-prompt-space =
    { $purpose ->
        [move-own-thug] «{ $card }»: куди йде ваш громило?
        [move-own-family] «{ $card }»: куди йде ваш член сім’ї?
        [move-enemy] «{ $card }»: куди йде чужа фігурка?
        [mayor] «{ $card }»: куди йде мер?
       *[union-boss] «{ $card }»: куди йде бос профспілки?
    }
godfather-prompt-turf =
    { $purpose ->
        [place-marker] «{ $card }»: у який район ви кладете маркер контролю?
       *[police-chief] «{ $card }»: у який район іде шеф поліції?
    }
godfather-prompt-front = «{ $card }»: з якого фасаду ви збираєте данину?
godfather-prompt-opponent =
    { $ability ->
        [steal-hand] «{ $card }»: з чиєї руки ви крадете?
       *[steal-case] «{ $card }»: чию валізу ви відкриваєте?
    }
godfather-prompt-marker = У вас не лишилося маркерів для району «{ $turf }». Перемістити туди один зі своїх чи відмовитися?
godfather-prompt-choose-ally = Ваша ставка виграла: якого спільника ви берете?
godfather-prompt-bribe = Таємно виберіть, які банкноти з валізи ви ставите за спільника.
godfather-prompt-tribute =
    { $limit ->
        [one] Данина Донові: виберіть { $limit } карту, яку залишаєте.
        [few] Данина Донові: виберіть { $limit } карти, які залишаєте.
       *[many] Данина Донові: виберіть { $limit } карт, які залишаєте.
    }
godfather-prompt-offer = «{ $card }»: таємно виберіть банкноту, яку пропонуєте. Її отримує { $taker }.

## Hints: what a choice brings

godfather-hint-front =
    { $controller ->
        [none] { $icons } · контроль: ніхто
        [you] { $icons } · контроль: ви
       *[other] { $icons } · контроль і зиск: { $controller }
    }
godfather-hint-job = { $cost } → { $bills }
godfather-hint-opponent =
    { $cards ->
        [one] { $cards } карта на руці
        [few] { $cards } карти на руці
       *[many] { $cards } карт на руці
    }, { $bills ->
        [one] { $bills } банкнота у валізі
        [few] { $bills } банкноти у валізі
       *[many] { $bills } банкнот у валізі
    }
godfather-hint-turf =
    { $controller ->
        [none] ніхто не контролює
       *[other] контролює { $controller }
    }
godfather-figure-thug = громило, { $seat }
godfather-figure-member = { $member }, { $seat }

## The screen: act, map, cards, players

godfather-ui-act = РАУНД { $act }
godfather-ui-horse = голова коня:
godfather-ui-control = контролює
godfather-ui-no-control = ніхто
godfather-ui-empty-slot = (порожня комірка)
godfather-ui-empty = (порожньо)
godfather-ui-map = Нью-Йорк
godfather-ui-map-turf = район
godfather-ui-map-control = контроль
godfather-ui-map-printed = початкова локація: ▼ фасад ▲ підсобка
godfather-ui-map-tile = плитка
godfather-ui-rounds-taken = Сім’ї:
godfather-ui-rounds = Комірки членів сім’ї
godfather-ui-hudson = Гудзон:
godfather-ui-hudson-thugs =
    { $thugs ->
        [one] { $thugs } громило
        [few] { $thugs } громила
       *[many] { $thugs } громил
    }
godfather-ui-open-suitcase = валіза: { $cards }
godfather-ui-deck =
    { $cards ->
        [one] у колоді лишилася { $cards } карта
        [few] у колоді лишилися { $cards } карти
       *[many] у колоді лишилося { $cards } карт
    }
godfather-ui-no-allies = немає кого підкупити
godfather-ui-no-jobs = немає
godfather-ui-given = за місце: ${ $points }
godfather-ui-played = зіграно: { $allies }
godfather-ui-column-hand = рука
godfather-ui-column-thugs = громил
godfather-ui-column-family = сім
godfather-ui-column-markers = марк.
godfather-ui-column-bills = банк.
godfather-ui-column-jobs = доруч.
godfather-ui-column-hand-short = рука
godfather-ui-column-thugs-short = гром
godfather-ui-column-family-short = сім
godfather-ui-column-markers-short = мк
godfather-ui-column-bills-short = банк
godfather-ui-column-jobs-short = дор
godfather-ui-players-line = Карти/громила/сім’я
godfather-ui-jobs-line = Доручення
godfather-ui-own-jobs = Ваші доручення
godfather-ui-own-allies = Ваші спільники
godfather-ui-your-suitcase = Ваша валіза ({ $worth } $):
godfather-ui-last-figure =
    Ваша остання фігурка: після неї ця фаза для вас закінчена. На руці зараз: { $jobs ->
        [0] доручень, які можна виконати, немає
        [one] { $jobs } доручення, яке можна виконати
        [few] { $jobs } доручення, які можна виконати
       *[many] { $jobs } доручень, які можна виконати
    }; { $allies ->
        [0] спільників немає
        [one] { $allies } спільник
        [few] { $allies } спільники
       *[many] { $allies } спільників
    }.
godfather-sure = Enter або y – виконати; будь-що інше – вибрати знову.
godfather-ui-over-limit =
    { $over ->
        [one] На { $over } карту більше за ліміт { $limit }: її забере данина Донові цього раунду.
        [few] На { $over } карти більше за ліміт { $limit }: їх забере данина Донові цього раунду.
       *[many] На { $over } карт більше за ліміт { $limit }: їх забере данина Донові цього раунду.
    }
godfather-ui-empty-suitcase = Ваша валіза порожня: вам не буде чого ставити.
godfather-ui-public-jobs = Загальні доручення
godfather-ui-allies = Доступні спільники

## Menus

godfather-choice-all-free = Взяти все, що без умов: { $icons }
godfather-group-thug = Зіграти громила
godfather-group-member = Зіграти члена сім’ї
godfather-group-job = Виконати доручення з руки
godfather-group-public-job = Виконати загальне доручення
godfather-group-ally = Зіграти спільника
godfather-group-figures =
    лишилося { $left }, { $spaces ->
        [one] { $spaces } вільна комірка
        [few] { $spaces } вільні комірки
       *[many] { $spaces } вільних комірок
    }
godfather-pick-total = { $cards } (разом ${ $worth })
godfather-usage =
    { $command ->
        [c] c потребує карти: c JY1, c Мер або c 2 для загального доручення 2
        [r] r потребує правила: r G6.3
       *[p] p потребує номера варіанта: p 2
    }
godfather-no-such-card = Немає карти, локації чи комірки з таким ідентифікатором, назвою чи номером: { $id }
godfather-card-sides = фасад: { $front }; підсобка: { $back }
godfather-preview-gains = Ви зможете: { $icons }
godfather-preview-controller = Район «{ $turf }» контролює { $seat } і теж може використати цей фасад.
godfather-preview-influence =
    { $leader ->
        [you] Вплив у районі «{ $turf }» тоді: { $influence }; перемогли б ви.
        [tie] Вплив у районі «{ $turf }» тоді: { $influence }; нічия.
        [nobody] Вплив у районі «{ $turf }» тоді: { $influence }; не переміг би ніхто.
       *[other] Вплив у районі «{ $turf }» тоді: { $influence }; перемога за гравцем { $leader }.
    }
godfather-help =
    Введіть номер варіанта й натисніть Enter; де вибирають карти, введіть усі
    номери одразу.
    0      назад до першого списку
    p N    попередній перегляд: що дасть варіант N, перш ніж його вибрати; для карт: p 1 3
    u      забрати свою останню команду, до останнього відкриття
    a      порада: три найкращі варіанти, шанси на перемогу, вигоди й ризики кожного
    j      загальні доручення, доступні спільники, ваші доручення та спільники з текстами
    score  гроші, домінування та доручення на цей час
    b      усе ігрове поле з кожною коміркою члена сім’ї, а також гравці
    l      увесь журнал гри
    c X    карта, локація чи комірка за ідентифікатором, назвою чи її початком або
           загальне доручення за номером: текст і походження значень
           (c JY1, c Мер, c 2)
    r ID   правило (наприклад, r G6.3)
    s      зберегти; s FILE зберігає в інше місце
    q      зберегти й вийти
    Працює й власна нотація рушія, кілька дій розділяйте «;»
    (наприклад: thug P-WS).
    ▸ поточна фаза · ▼ фасад, для громила · ▲ підсобка, для члена сім’ї
    ✓ ви можете сплатити за це доручення
    P-WS і T-WS: комірки громила початкової локації та плитки локації в
    районі WS
    БП: бос профспілки · Ві +2: контролює Ві, під маркером іще два
    ≈ відтворено, не надруковане значення

## The score

godfather-end-bills = банкноти
godfather-end-dominance = домінування в районах
godfather-end-colours = доручення
godfather-end-place = за місце
godfather-score-player = сім’я
godfather-score-bills = валіза
godfather-score-dominance = домінування зараз
godfather-score-jobs = доручення
godfather-score-colours = доручення за кольорами
godfather-score-place = за місце
godfather-score-count =
    { $bills ->
        [one] { $bills } банкнота
        [few] { $bills } банкноти
       *[many] { $bills } банкнот
    }
godfather-score-note = Банкноти на руці враховуються лише наприкінці гри. Кожен район, у якому ви домінуєте, і кожен колір, у якому у вас найбільше доручень, дають тоді по 5 $.

## Several events told as one

godfather-log-takes = { $seat } бере: { $cards }
godfather-log-launders = { $seat } відмиває: { $cards }
godfather-log-discards = { $seat } скидає: { $cards }
godfather-log-pays = { $seat } сплачує: { $cards }
godfather-log-tribute = { $seat } сплачує данину Донові: { $cards }
godfather-log-cashes = { $seat } кладе у валізу: { $cards }

## Advice

godfather-advice-note-reasons = ▲ вигоди та ▼ ризики в доларах наприкінці гри, порівняно із середнім варіантом.
godfather-advice-gain-suitcase = Надійно ховає гроші у валізу
godfather-advice-risk-suitcase = Лишає менше у валізі
godfather-advice-gain-money = Дає гроші на руку
godfather-advice-risk-money = Лишає менше грошей на руці
godfather-advice-gain-goods = Дає нелегальні товари
godfather-advice-risk-goods = Лишає менше нелегальних товарів
godfather-advice-gain-jobs-done = Виконує доручення, і його колір рахується наприкінці
godfather-advice-risk-jobs-done = Не виконує доручення, хоча інший варіант виконав би
godfather-advice-gain-jobs = Наближає виконання доручень
godfather-advice-risk-jobs = Віддаляє виконання доручень
godfather-advice-gain-allies = Краще використовує ваших спільників
godfather-advice-risk-allies = Гірше використовує ваших спільників
godfather-advice-gain-figures = Зберігає фігурки в запасі
godfather-advice-risk-figures = Витрачає фігурки, яких потім може забракнути
godfather-advice-gain-places = Зберігає для вас добрі комірки
godfather-advice-risk-places = Віддає добрі комірки іншим
godfather-advice-gain-turfs = Зміцнює ваші райони
godfather-advice-risk-turfs = Послаблює вашу владу над районами
godfather-advice-gain-hand-limit = Береже вашу руку від данини Донові
godfather-advice-risk-hand-limit = Роздуває руку, і частину може забрати данина Донові
godfather-advice-gain-harm = Обіцяє більше: подальші кроки або крадіжку
godfather-advice-risk-harm = Лишає подальші кроки або крадіжку невикористаними
